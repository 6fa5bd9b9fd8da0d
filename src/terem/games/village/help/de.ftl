# Hilfe beim Spielen. `mark-…`: eine Folge, steht nach dem Zug auf seiner Schaltfläche. `first-…`: eine Frage erklärt
# sich einmal. `gain-…`: wie eine Quelle von Punkten wächst.
aim = Wer den größten Ruhm hat, gewinnt. Deine Familie arbeitet, altert und stirbt; wer zur rechten Zeit stirbt, kommt in die Chronik; ist die Chronik oder der Friedhof voll, endet das Spiel.

mark-died = Familienmitglied { $number } stirbt und { $rest }
mark-quill_passed = eines deiner ältesten Familienmitglieder stirbt
mark-end_in_sight = der letzte Platz ist belegt: Die letzten Züge beginnen
mark-klara_brought_the_end = der letzte Platz ist belegt: Die letzten Züge beginnen
mark-mass_begins = beendet die Runde: Die Messe beginnt
mark-could_not_act = du kannst dort gerade nicht handeln
mark-passed = du verkaufst an diesem Markttag nichts
mark-lacked_surcharge = ein Verkauf entgeht dir: Der Aufpreis (ein grüner Stein oder eine Münze) fehlt
mark-ring_was_gone = der Ring ist vergeben: Das bringt nichts
mark-nobody_to_die = niemand ist zu sehen, also stirbt niemand

first-turn = Ein Stein erlaubt die Aktion seines Feldes, und später bezahlst du mit ihm; ein schwarzer bezahlt nichts und kostet zwei Zeiteinheiten.
first-well = Der Brunnen erlaubt jede ausführbare Aktion, auch wo keine Steine mehr liegen.
first-harvest = Getreide brauchst du für Kunden, Kirchenstufen und die Mühle; ein Pflug mit Pferd oder Ochse bringt mehr davon.
first-family = Die Zahl eines Familienmitglieds ist seine Generation: Die niedrigste, die zu sehen ist, stirbt zuerst.
first-crafts = Die Lehre kostet einmal Zeit, das Herstellen jedes Mal, das Kaufen dagegen Steine oder Getreide und keine Zeit.
first-produce = Wer gerade ausgelernt hat, darf gleich etwas herstellen und braucht dafür weitere Zeit.
first-pay_goods = Eine Münze ersetzt jeden Stein und zählt am Ende einen Punkt: Zahl lieber mit dem Stein, wenn du ihn hast.
first-market_day = Der erste Kunde dessen, der den Tag eröffnet hat, kostet keinen Aufpreis, jeder andere 1 grünen Stein (oder eine Münze) und 1 Zeiteinheit.
first-pay_customer = Der Aufpreis ist ein grüner Stein oder eine Münze; eine Münze zählt am Ende einen Punkt.
first-travel = Eine Straße kostet einen Wagen, zwei Steine und Zeit; eine Stadt belohnt einmal, und je mehr Städte du besucht hast, desto mehr zählen sie zusammen.
first-pay_road = Eine Münze ersetzt jeden Stein der Straße.
first-council = Jede Stufe kostet Zeit und 2 grüne Steine oder eine Schriftrolle; je höher, desto mehr Punkte am Ende.
first-pay_council = Eine Schriftrolle ersetzt hier beide grünen Steine; auch Münzen gelten statt der Steine.
first-privilege = Dein Familienmitglied nutzt das Privileg seiner Stufe oder der Stufe davor.
first-cubes = Nimm, was du als Nächstes zahlst: Grün für Markt und Rat, Braun für die Kirche, Rosa für Schriftrollen.
first-goods = Nimm, was ein Kunde an den Ständen will, oder einen Wagen für die Straße.
first-church = Wer in die Kirche geht, wartet im schwarzen Beutel und kann bei der Messe am Ende der Runde gezogen werden.
first-pay_church = Ein brauner Stein spart drei Zeiteinheiten; auch eine Münze gilt.
first-death = Sieh nach, wo in der Chronik Platz ist: Dort zählt ein Name, auf dem Friedhof nicht.
first-mass_draw = Bei der Messe werden vier Figuren gezogen; für eine Münze ist eine davon sicher deine.
first-mass_climb = Eine Kirchenstufe kostet Getreide und zählt am Ende; wer dort vorn liegt, bekommt bei jeder Messe Punkte.
first-klara_cube = Für Klara sind diese Steine gleich, also wählst du für sie: Lass liegen, was du brauchst.

gain-fame = Einige Städte, die vierte Ratsstufe und die Führung in der Kirche bringen sofort Punkte.
gain-travel = Besuche weitere Städte: Jede neue zählt mehr als die davor.
gain-church = Lass deine Leute bei der Messe für Getreide in der Kirche aufsteigen.
gain-customers = Bediene an Markttagen Kunden; jeder ist 2 bis 6 Punkte wert.
gain-chronicle = Lass Familienmitglieder sterben, solange in der Chronik noch Platz für ihren Beruf ist; ab drei Namen bringt sie Punkte.
gain-council = Lass deine Leute für grüne Steine oder Schriftrollen im Rat aufsteigen.
gain-coins = Jede Münze, die bis zum Ende bleibt, ist ein Punkt.

# `near-…`: Das Ende ist nah. `card-…`: was ein Einschnitt bedeutet.
near-last_turns = Die letzten Züge: Jeder hat höchstens noch einen.
near-grave = Ein Grab ist noch frei: Wer als Nächstes keinen Platz in der Chronik findet, löst die letzten Züge aus.
near-chronicle = Ein Platz in der Chronik ist noch frei: Wer ihn nimmt, löst die letzten Züge aus.
card-round_begins = Neue Steine liegen aus; wo keine mehr sind, erlaubt nur der Brunnen zu handeln.
card-mass_begins = Vier Figuren werden aus dem schwarzen Beutel gezogen; dann steigt man für Getreide auf, und die größte Gruppe bekommt Punkte.
card-end_in_sight = Alle anderen haben noch einen Zug, dann wird gezählt.
card-klara_brought_the_end = Du hast noch einen Zug, dann wird gezählt.
