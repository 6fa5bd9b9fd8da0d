board-round = Runde { $round }
board-first = Startspieler: { $name }
board-supply = Vorrat
board-green-bag = Grüner Beutel
board-purse = Einfluss, Münzen und Getreide
board-farm = Hof
board-farm-tip = Familienmitglieder auf dem Hof bringen die Ernte ein und können ausgesandt werden.
board-nobody-home = niemand daheim
board-life = Lebenszeit
board-life-tip = { $hours ->
    [one] Noch { $hours } Zeiteinheit, bis eines der ältesten Familienmitglieder stirbt
   *[other] Noch { $hours } Zeiteinheiten, bis eines der ältesten Familienmitglieder stirbt
}
board-unborn = Noch ungeboren
board-cities = Besuchte Städte
board-cities-tip = Punkte für eine Stadt, zwei und so weiter: { $points }
board-chronicle = Chronik
board-entries-tip = Punkte für einen Platz in der Chronik, zwei und so weiter: { $points }
board-customers = Kunden
board-customer = Kunde
board-nobody = Niemand da
board-stall-closed = Geschlossener Stand
board-stall-mark = Offen bei { $mark } Spielern
board-purse-tip = Eine Münze ersetzt einen Stein jeder Farbe. Die Scheune fasst { n-sacks }.
board-mill = Mühle
board-mill-tip = { n-hours } und { n-sacks } für { n-coins }
board-good = Ein eigener Handwerker { $workshop_at } stellt die Ware für { n-hours } her; kaufen lässt sie sich für { $price }.
board-train = Die Ausbildung kostet { n-hours }; der neue Handwerker darf gleich etwas herstellen.
board-road = Straße { $from }: { $price }
board-road-hours = Jede Straße kostet dazu einen Wagen und { n-hours }
board-city-points = Belohnung: { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
board-city-cubes = Belohnung: { $count ->
    [one] { $count } Stein nach Wahl
   *[other] { $count } Steine nach Wahl
}
board-city-coin = Belohnung: { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
board-council = Kostet { n-hours } und 2 grüne Steine oder eine Schriftrolle. Am Ende des Spiels: { n-points }
board-privilege = Privileg der Stufe { $step }
board-church = { $sacks ->
    [0] Hierher kommen die aus dem schwarzen Beutel gezogenen Figuren.
   *[other] Der Aufstieg hierher kostet { n-sacks }.
} Am Ende des Spiels: { n-points }
board-bag-tip = Hier warten Familienmitglieder auf eine Messe; eines hierher zu schicken kostet einen braunen Stein oder 3 Zeiteinheiten. Bei jeder Messe werden vier Figuren gezogen.
board-slots = { $count ->
    [0] Kein Platz mehr frei
    [one] Noch { $count } Platz frei
   *[other] Noch { $count } Plätze frei
}
board-graves = { $count ->
    [0] Kein Grab mehr frei
    [one] Noch { $count } Grab frei
   *[other] Noch { $count } Gräber frei
}
board-plague = Pest: kostet { n-hours } und bringt keinen Einfluss
board-space-harvest = Wenn jemand auf dem Hof ist, bringst du Getreide ein; ein Pflug mit Pferd oder Ochse bringt mehr.
board-space-family = Hole ein neues Familienmitglied auf den Hof oder rufe eines heim.
board-space-crafts = Bilde ein Familienmitglied aus, stelle eine Ware her, kaufe eine oder geh zur Mühle.
board-space-market = Ein Markttag für alle: Wer ihn eröffnet, bedient den ersten Kunden ohne Aufpreis.
board-space-travel = Schicke jemanden auf die Straße, für einen Wagen, Steine und 2 Zeiteinheiten.
board-space-council = Tritt in den Dorfrat ein, steige auf oder nutze ein Privileg.
board-space-church = Schicke jemanden vom Hof in den schwarzen Beutel.
board-space-well = Zahle drei Steine einer Farbe für eine beliebige Aktion, ohne einen Stein zu nehmen.
board-klara = Klara
solo-opponent = Klara
board-klara-track = Jeder Stein Klaras kommt auf das nächste Feld; erreicht er ein Plättchen, deckt er es auf. Eine Feder bedeutet einen Tod.
board-klara-family = Klaras Familie: Die Ältesten sterben zuerst.
board-klara-waiting = Sie warten hier und kommen in den schwarzen Beutel, wenn Klara einen Stein vom Feld „Kirche“ nimmt.
board-klara-customers = Kunden, die Klara bedient hat.
board-klara-took = Ihr letzter Stein: { $colour }
board-klara-waits = Sie wartet auf deinen Stein.
board-klara-rule = Klara nimmt einen Stein deiner Farbe von deinem Feld oder vom nächsten.
board-title = Dein Titel bisher: { $title }
group-take = Einen Stein nehmen
group-well = Der Brunnen
group-train = Ausbilden
group-make = Herstellen
group-buy = Kaufen
group-travel = Reisen
group-call_home = Heimholen
group-serve = Bedienen
group-privilege = Privilegien
# Words for small boxes.
board-short-brown = braun
board-short-pink = rosa
board-short-orange = orange
board-short-green = grün
board-short-coin = Münze
board-short-grain = Getreide
board-short-scroll = Rolle
board-short-horse = Pferd
board-short-plough = Pflug
board-short-ox = Ochse
board-short-wagon = Wagen

# worauf die anderen warten
waiting-turn = { $name } wählt einen Stein
waiting-well = { $name } wählt eine Aktion am Brunnen
waiting-harvest = { $name } denkt über die Ernte nach
waiting-family = { $name } denkt über die Familie nach
waiting-crafts = { $name } besucht die Handwerker
waiting-produce = { $name } entscheidet, was gleich hergestellt wird
waiting-pay_goods = { $name } bezahlt eine Ware
waiting-market_day = { $name } wählt einen Kunden
waiting-pay_customer = { $name } zahlt den Aufpreis am Markt
waiting-travel = { $name } plant eine Reise
waiting-pay_road = { $name } bezahlt die Straße
waiting-council = { $name } geht in den Dorfrat
waiting-pay_council = { $name } bezahlt den Dorfrat
waiting-privilege = { $name } wählt ein Privileg
waiting-cubes = { $name } wählt Steine
waiting-goods = { $name } wählt eine Ware
waiting-church = { $name } wählt, wer in die Kirche geht
waiting-pay_church = { $name } bezahlt die Kirche
waiting-death = { $name } entscheidet, wer stirbt
waiting-mass_draw = { $name } denkt über die Messe nach
waiting-mass_climb = { $name } wählt, wer in der Kirche aufsteigt
