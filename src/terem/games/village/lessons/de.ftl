# Ein Schritt hat einen Text: was der Lehrer dort sagt, meist zwei kurze Sätze.
# `wrong-…` sagt, warum das Kapitel einen anderen Zug möchte.

## aim
title-aim = Worum es geht
about-aim = Ruhm, Chronik und Ende; dann deine erste Ernte.
aim-fame = Du führst eine Familie in einem Dorf: Wer am Ende die meisten Ruhmpunkte hat, gewinnt. Diese vier sind deine Familie; sie arbeiten, werden alt und sterben.
aim-chronicle = Wer zur rechten Zeit stirbt, bleibt in Erinnerung. Jeder Beruf hat ein paar Plätze in der Chronik, und mehrere Namen deiner Familie dort bringen Punkte.
aim-end = Wer keinen Platz findet, bekommt ein einfaches Grab, und das zählt nichts. Ist die ganze Chronik oder der Friedhof voll, haben die anderen noch einen Zug, dann ist Schluss.
aim-take = Ein Zug ist einfach: Nimm einen Stein von einem Feld und handle dort. Nimm den grünen Stein von der Ernte.
aim-harvest = Der Stein gehört jetzt dir, und du darfst handeln. Bring die Ernte ein.
wrong-aim-harvest = Du darfst eine Aktion auslassen, aber zwei Säcke Getreide umsonst sind nicht zu verachten.
aim-neighbour = Zwei Säcke Getreide liegen in deiner Scheune. Dein Nachbar nahm einen Stein von der Reise, hat aber keinen Wagen: Man darf einen Stein auch nur auf Vorrat nehmen.
aim-again = Du bist wieder am Zug. Nimm den braunen Stein von der Ernte.
aim-choice = In die Scheune passen fünf Säcke, also noch zwei. Ernten oder nicht: Entscheide selbst.

## turn
title-turn = Ein Zug: Der Stein erlaubt und bezahlt
about-turn = Nimm einen Stein, handle, und bezahle mit dem, was du genommen hast.
turn-spaces = Auf sieben Feldern liegen Steine, und jedes hat eine Aktion. Wo der letzte Stein weg ist, kann in dieser Runde niemand mehr handeln.
turn-take = Ein Stein erlaubt dir zu handeln, und bezahlt wird auch mit ihm. Nimm den rosa Stein vom Handwerk.
wrong-turn-take = Die Schreibstube verlangt für eine Schriftrolle einen rosa Stein; eine andere Farbe nützt hier nichts.
turn-buy = Jede Werkstatt verkauft gegen Steine oder Getreide. Kauf eine Schriftrolle: Sie kostet einen rosa Stein.
wrong-turn-buy = Das ginge auch, kostet aber Zeit oder Getreide. Erst kaufen wir etwas mit dem Stein.
turn-pay = Eine Münze ersetzt jeden Stein, darum wirst du gefragt. Münzen sind selten und einen Punkt wert: Zahl mit dem rosa Stein.
wrong-turn-pay = Eine Münze zählt am Ende einen Punkt und ersetzt jede Farbe. Behalte sie, solange du den passenden Stein hast.
turn-keep = Dein Nachbar nahm den orangefarbenen Stein. Nimm irgendeinen, der beim Handwerk noch liegt.
turn-skip = Diesmal brauchst du hier nichts. Lass die Aktion aus: Der Stein bleibt dir für später.
wrong-turn-skip = Das ginge, aber probier aus, wie es ist, einen Stein aufzuheben.
turn-empty = Beim Handwerk liegt kein Stein mehr: In dieser Runde führt nur noch der Brunnen dorthin. Der Brunnen hat ein eigenes Kapitel.

## time
title-time = Zeit ist die zweite Währung
about-time = Bilde jemanden aus, stelle Waren gegen Zeit her, und behalte die Lebensleiste im Auge.
time-ring = Diese Lebensleiste zählt die Zeit, die deine Familie verbraucht. Zehn Zeiteinheiten sind eine Runde, und dann stirbt jemand.
time-take = Waren muss man nicht kaufen. Nimm den braunen Stein: Die Farbe ist jetzt gleich.
time-train = Schick jemanden in die Lehre. Bilde ein Familienmitglied in der Schreibstube aus: Das kostet zwei Zeiteinheiten.
wrong-time-train = Lernen kann man überall, am schnellsten aber in der Schreibstube: zwei Zeiteinheiten für die Lehre, zwei je Schriftrolle.
time-make = Wer ausgelernt hat, darf gleich anfangen. Stell für zwei weitere Zeiteinheiten eine Schriftrolle her.
wrong-time-make = Nach der Lehre gleich ans Werk: Stell eine Schriftrolle her.
time-four = Vier von zehn Zeiteinheiten sind vorbei, und kein Stein ist ausgegeben. Wer in der Werkstatt steht, bleibt dort, bis er stirbt oder heimgeholt wird.
time-second = Von nun an sind Schriftrollen billig. Nimm irgendeinen Stein vom Handwerk.
time-cheaper = Ausgelernt ist schon. Stell noch eine Schriftrolle her: diesmal für nur zwei Zeiteinheiten.
wrong-time-cheaper = In der Schreibstube hast du schon jemanden: Zwei Zeiteinheiten für eine Schriftrolle sind hier das beste Angebot.
time-compare = Zwei Schriftrollen für sechs Zeiteinheiten, und alle Steine sind noch da. Kaufen spart Zeit, Herstellen spart Steine; die Lehre lohnt sich ab der zweiten Ware.

## market
title-market = Die ersten Punkte: ein Markttag
about-market = Bediene Kunden, zahle den Aufpreis, und sieh, wie dir ein Verkauf entgeht.
market-stalls = An den Ständen siehst du, was die Kunden wollen und was sie wert sind. Wer dahinter in der Schlange steht, kann noch nicht bedient werden.
market-goods = Du hast ein Pferd und einen Pflug, und genau das will jemand. Ein Stein vom Markt eröffnet einen Markttag, und zwar für alle.
market-take = Auf dem Markt liegt immer nur ein Stein. Nimm ihn, bevor es dein Nachbar tut.
market-first = Du hast den Tag eröffnet, also kostet dein erster Kunde keinen Aufpreis. Bediene den, der Pferd und Pflug will: 6 Punkte.
wrong-market-first = Solange es keinen Aufpreis kostet, nimm den wertvollsten: Pferd und Pflug, 6 Punkte.
market-second = Dein Nachbar hat nichts zu verkaufen. Jeder weitere Kunde kostet als Aufpreis einen grünen Stein (oder eine Münze) und eine Zeiteinheit: Bediene den mit Schriftrolle und zwei Säcken.
wrong-market-second = Den Aufpreis kannst du nur einmal zahlen. Bediene den, der eine Schriftrolle und zwei Säcke Getreide will.
market-missed = Ein Kunde will noch Schriftrolle und Ochse, und du hast beides. Aber der einzige grüne Stein ist weg, der Verkauf entgeht dir: Heb für Markttage grüne Steine oder Münzen auf.
market-points = Bediente Kunden liegen bei dir, ihre Punkte zählen am Ende. Aus der Schlange sind neue nachgerückt: Sieh voraus, was sie wollen.

## death
title-death = Tod, Chronik und Grab
about-death = Geh über die Feder, wähle, wer stirbt, und wohin der Name kommt.
death-near = Acht von zehn Zeiteinheiten sind vorbei. Die nächsten zwei bringen den Zeitmarker über die Feder, und jemand aus deiner Familie stirbt.
death-take = Kein Grund, die Arbeit liegen zu lassen: Der Tod gehört zum Plan. Nimm den grünen Stein vom Handwerk.
death-make = In der Schreibstube kann noch eine Schriftrolle entstehen. Stell sie her, auch wenn es die letzten beiden Zeiteinheiten kostet.
wrong-death-make = Lass die Zeit ablaufen: In diesem Kapitel geht es darum, was dann geschieht.
death-choose = Wähle, wer stirbt. Die Plätze der Bauern in der Chronik sind voll, wer daheim ist, bekäme nur ein Grab; nimm den aus der Schreibstube, bei den Handwerkern ist Platz.
wrong-death-choose = Daheim heißt: ein Grab, das nichts zählt; und wer im Rat sitzt, steigt noch zu Punkten auf. Aus der Schreibstube geht es in die Chronik.
death-written = Der Name steht bei den Handwerkern. Drei deiner Namen in der Chronik zählen 4 Punkte, vier 7, fünf oder mehr 12.
death-lowest = Die Zahlen sind Generationen, und die niedrigste stirbt immer zuerst. Solange eine 1 lebt, sind die Jüngeren sicher.
death-empty = Der Preis: Die Schreibstube steht leer, und wer in Rat oder Kirche stirbt, verliert die Punkte seiner Stufe. Lass sterben, wer sein Werk getan hat.

## family
title-family = Familie, Getreide und die Mühle
about-family = Eine größere Familie, eine bessere Ernte und Münzen.
family-take = Wer stirbt, fehlt: Jede Aktion braucht Hände. Nimm den grünen Stein von der Familie.
family-birth = Hol ein neues Familienmitglied. Es kommt sofort auf den Hof.
family-number = Es trägt die 2, die zweite Generation, und kann alles, was die Älteren können.
family-field = Du hast einen Ochsen und einen Pflug. Nimm einen Stein von der Ernte; der schwarze kostet zwei Zeiteinheiten.
family-harvest = Ohne Gespann bringt die Ernte zwei Säcke, mit Pferd und Pflug drei. Ochse und Pflug bringen vier: Ernte!
wrong-family-harvest = Vier Säcke umsonst: Dafür sind Ochse und Pflug da.
family-full = Mit fünf Säcken ist die Scheune voll, mehr ginge verloren. Kunden wollen Getreide, die Stallungen verkaufen dafür, und in der Messe braucht man es.
family-crafts = Aus Getreide wird auch Geld. Nimm irgendeinen Stein vom Handwerk.
family-mill = Geh zur Mühle: Aus zwei Zeiteinheiten und zwei Säcken werden zwei Münzen.
wrong-family-mill = Nimm diesmal die Mühle, und sieh, was aus zwei Säcken wird.
family-coins = Eine Münze ersetzt jeden Stein, hilft in der Messe und zählt am Ende einen Punkt. Getreide, das bleibt, entscheidet bei Gleichstand.

## play
title-play = Drei Züge nach eigener Wahl
about-play = Spiel frei gegen einen Nachbarn; der Lehrer sagt, worauf du achten kannst.
play-plan = Jetzt entscheidest du. Ein guter Anfang: früh jemanden ausbilden, ein neues Familienmitglied holen und schauen, welche Waren die Kunden wollen.
play-one = Dein erster Zug. Im Zweifel nimm einen Stein vom Handwerk, und bilde jemanden aus, wo eine gefragte Ware entsteht.
play-two = Dein zweiter Zug. Welches Feld wird als Nächstes leer, und mit welchem Stein musst du bald bezahlen?
play-three = Dein dritter Zug. Sieh auf die Lebensleiste: Ist jetzt Zeit auszugeben oder zu sparen?
play-end = In einer echten Partie geht das Runde um Runde so weiter, mit einer Messe nach jeder. Füllen sich Chronik oder Friedhof, dann zähl deine letzten Züge: Unfertiges bringt nichts.

## council
title-council = Der Dorfrat
about-council = Stufen, Privilegien und der Ring des Startspielers.
council-steps = Im Rat gibt es vier Stufen, am Ende 0, 2, 4 und 6 Punkte wert. Jede Stufe hat ein Privileg, das du nutzen kannst.
council-take = Nimm den rosa Stein vom Dorfrat.
council-enter = Schick jemanden vom Hof auf die erste Stufe. Das kostet eine Zeiteinheit und zwei grüne Steine oder eine Schriftrolle.
council-pay = Beides ginge. Zahl mit den grünen Steinen: Die Schriftrolle brauchst du gleich noch.
wrong-council-pay = Behalte die Schriftrolle: Im nächsten Zug hast du keine zwei grünen Steine mehr.
council-ring = Das Privileg der ersten Stufe ist der Ring. Nimm ihn, und du beginnst die nächste Runde.
wrong-council-ring = Ein Privileg kostet nichts: Nimm den Ring.
council-scroll = Dein Nachbar hat ein neues Familienmitglied. Nimm den orangefarbenen Stein vom Dorfrat.
council-climb = Jetzt rück eine Stufe auf: Bezahlt wird mit der Schriftrolle, und die zweite Stufe kostet zwei Zeiteinheiten.
wrong-council-climb = Du könntest bleiben und ein Privileg nutzen, aber Punkte bringt das Aufrücken. Rück auf.
council-privilege = Auf der zweiten Stufe hast du die Wahl zwischen ihrem Privileg und dem darunter. Nutz das zweite: zwei Steine.
wrong-council-privilege = Den Ring hast du schon; zwei Steine sind mehr wert.
council-cubes = Nimm zwei beliebige Steine aus dem Vorrat, gern zwei gleiche. Drei gleiche bezahlen am Brunnen eine Aktion.
council-value = Die dritte Stufe gibt eine beliebige Ware, die vierte macht aus einer Münze drei Punkte, einmal je Aktion. Du darfst auch nur für ein Privileg kommen, ohne aufzurücken.

## travel
title-travel = Reisen
about-travel = Wagen, Straßen, Städte und ein schwarzer Stein.
travel-map = Um das Dorf liegen sechs Städte, zu zweien führt eine Straße. Jede Straße kostet zwei Zeiteinheiten, einen Wagen und die aufgemalten Steine.
travel-take = Du hast zwei Wagen. Nimm den rosa Stein von der Reise.
travel-go = Nordtor kostet zwei braune Steine, und der erste Besuch bringt sofort drei Punkte. Schick jemanden hin.
wrong-travel-go = Deine zwei braunen Steine bezahlen nur die Straße nach Nordtor.
travel-black = Hier liegt nur noch ein schwarzer Stein, die Pest. Er kostet zwei Zeiteinheiten und bezahlt nichts, aber handeln darfst du.
wrong-travel-black = Weiterreisen kannst du nur mit einem Stein von der Reise, und der schwarze ist der letzte.
travel-on = Reise für zwei rosa Steine weiter nach Oberstadt. Der erste Besuch dort bringt eine Münze.
wrong-travel-on = Du bist schon so weit: Reise weiter nach Oberstadt.
travel-cities = Zwei Städte zählen 3 Punkte, sechs zählen 18: Jede weitere ist mehr wert. Die Belohnung gibt es in jeder Stadt nur einmal.
travel-home = Sechs Zeiteinheiten für zwei Straßen und die Pest. Wer unterwegs stirbt, nimmt einen der wenigen Plätze der Reisenden in der Chronik.

## church
title-church = Kirche und Messe
about-church = Der schwarze Beutel, die Messe und Stufen gegen Getreide.
church-bag = Wer in die Kirche geht, wartet in diesem schwarzen Beutel, zusammen mit vier Mönchen. Nach jeder Runde werden in einer Messe vier Figuren gezogen.
church-take = Die Runde ist fast vorbei. Nimm den braunen Stein von der Kirche.
church-join = Schick jemanden vom Hof in den Beutel.
church-pay = Die Kirche verlangt einen braunen Stein oder drei Zeiteinheiten. Zahl den braunen Stein.
wrong-church-pay = Zeit bringt den Tod näher, und die Münze brauchst du gleich. Der braune Stein ist der beste Preis.
church-mass = Der letzte Stein ist weg: Die Glocken rufen zur Messe. Vier Figuren kommen zufällig heraus, aber für eine Münze deine eigene sicher: Zahl sie.
wrong-church-mass = Fünf Figuren sind im Beutel, vier kommen heraus: Meist hättest du Glück. Hier aber sieh, was die Münze tut.
church-climb = Dein Familienmitglied steht auf der ersten Stufe. Für Getreide steigt es auf: ein Sack für die zweite.
wrong-church-climb = Du hast drei Säcke, und höhere Stufen sind mehr wert. Steig auf.
church-further = Die dritte Stufe kostet zwei weitere Säcke. Weiter oder sparen: deine Wahl.
church-group = Die Stufen zählen am Ende 2, 3, 4 und 6 Punkte. Und wer nach einer Messe die meisten Leute darauf hat, bekommt sofort 2 Punkte, so wie du eben.

## well
title-well = Der Brunnen und die Pest
about-well = Drei gleiche Steine für jede Aktion; schwarze Steine.
well-well = Manchmal ist das Feld leer, das du brauchst, oder es liegen nur schlechte Steine da. Dann hilft der Brunnen: Drei gleiche Steine bezahlen jede Aktion.
well-pay = Du hast drei orangefarbene Steine. Zahl am Brunnen, statt einen Stein zu nehmen.
wrong-well-pay = Üblich wäre ein Stein vom Spielplan; hier probierst du den Brunnen.
well-where = Jetzt wähl irgendeine Aktion. Geh zur Familie: Ein neues Familienmitglied kommt dazu.
wrong-well-where = Möglich, aber in diesem Kapitel geh zur Familie.
well-black = Dein Nachbar nahm den letzten brauchbaren Stein der Familie. Auch ein schwarzer lässt dich handeln, für zwei Zeiteinheiten: Nimm ihn.
wrong-well-black = Probier hier den schwarzen Stein: Nur er führt jetzt zu einem weiteren Familienmitglied.
well-second = Die Pest nahm zwei Zeiteinheiten, aber handeln darfst du. Hol noch ein Familienmitglied.
well-when = Zeit ist billig gleich nach der Feder und teuer kurz davor. Drei gleiche Steine sind nie verloren: Denk an den Brunnen.

## klara
title-klara = Allein: Klara
about-klara = Wie Klara Steine nimmt, Leute verliert und dir im Weg steht.
klara-klara = Allein spielst du um einen Titel, und Klara steht dir im Weg. Das sind ihre Leute; Punkte macht sie keine, aber sie nimmt Steine, Kunden und Plätze in der Chronik.
klara-take = Nimm den grünen Stein von der Familie.
klara-birth = Hol ein neues Familienmitglied und sieh, was Klara dann tut.
klara-mirror = Auch Klara nahm einen grünen Stein: von deinem Feld oder vom nächsten im Uhrzeigersinn. Mit deiner Farbe bestimmst du also auch, was sie wegnimmt.
klara-choice = Beim Handwerk liegen ein grüner und ein rosa Stein. Nimm einen davon, und sieh: Klara nimmt anderswo die gleiche Farbe.
wrong-klara-choice = Nimm Grün oder Rosa vom Handwerk: Diese Farbe findet Klara auch anderswo.
klara-train = Bilde jemanden in der Schreibstube aus.
klara-make = Und stell eine Schriftrolle her.
klara-third = Jeder dritte Stein Klaras deckt ein Schicksalsplättchen auf. Nimm den orangefarbenen Stein von der Ernte.
klara-harvest = Bring die Ernte ein; dann nimmt sie ihren dritten Stein.
klara-destiny = Eine Feder: Von Klaras Ältesten ist jemand gestorben und steht nun in der Chronik. Das Ende rückt also auch durch sie näher.
klara-market = An einem Markttag nimmt sie nach deinem ersten Kunden den vordersten, umsonst. Nimmt sie einen Stein von der Kirche, kommt jemand von ihr in den Beutel.
klara-titles = Zu schlagen ist nur eines: dein letztes Ergebnis. 40 Punkte machen dich zum Gesellen, 50 zum Meister, 80 zur Legende.
