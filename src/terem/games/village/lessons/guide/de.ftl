title-aim = Das Ziel
aim =
    Du führst eine Familie durch die Generationen. Wer am Ende die meisten Ruhmpunkte hat, gewinnt.
    Familienmitglieder arbeiten, altern und sterben. Wer zur rechten Zeit stirbt, bekommt einen Platz in der Dorfchronik, die anderen ein einfaches Grab.
    Ist die Chronik oder der Friedhof voll, haben alle anderen noch einen Zug.
title-turn = Ein Zug
turn =
    Nimm einen Stein von einem der sieben Felder und handle dort, wenn du willst. Ist der letzte Stein eines Feldes weg, handelt dort in dieser Runde niemand mehr.
    Ernte: Getreide. Familie: ein neues Familienmitglied. Handwerk: Waren. Markt: ein Markttag für alle. Reise: Städte. Dorfrat und Kirche: Stufen für Punkte.
    Mit Steinen bezahlt man auch. Drei gleiche bezahlen am Brunnen jede Aktion; schwarze kosten zwei Zeiteinheiten und bezahlen nichts.
title-time = Zeit und Waren
time =
    Eine Ware kauft man für Steine oder Getreide, oder ein ausgebildetes Familienmitglied stellt sie gegen Zeit her.
    Die Zeit zählt die Lebensleiste. Immer wenn der Zeitmarker die Feder überschreitet, stirbt eines der ältesten Familienmitglieder.
title-market = Markttage
market =
    An den Ständen steht, was die Kunden wollen und was sie wert sind. Wer den Stein vom Markt nimmt, verkauft zuerst, und sein erster Kunde kostet keinen Aufpreis.
    Danach verkaufen alle reihum; jeder Kunde kostet einen grünen Stein oder eine Münze und eine Zeiteinheit.
title-places = Dorfrat und Kirche
places =
    Im Rat steigt man für grüne Steine oder Schriftrollen auf, und jede Stufe hat ein Privileg.
    Wer in die Kirche geht, wartet im schwarzen Beutel. Nach jeder Runde zieht eine Messe vier Figuren, und Getreide lässt deine aufsteigen.
title-death = Der Tod
death =
    Die niedrigste Zahl stirbt zuerst, unter gleichen wählst du. Der Name bekommt einen Platz des Berufs, den das Mitglied hatte, oder ein Grab, wenn dort alles voll ist.
    Worauf es stand, ist verloren: eine Stufe in Rat oder Kirche, eine Werkstatt.
title-score = Was zählt
score =
    Bediente Kunden, besuchte Städte (1 bis 18 Punkte), Stufen im Rat (0, 2, 4, 6) und in der Kirche (2, 3, 4, 6).
    Namen in der Chronik: 4 Punkte für drei, 7 für vier, 12 für fünf. Jede Münze ist ein Punkt.
