board-round = Runde { $round }
board-first = Startspieler: { $name }
board-supply = Vorrat
board-green-bag = Grüner Beutel
board-purse = Einfluss, Münzen und Getreide
board-farm = Hof
board-farm-tip = Wer zu Hause ist, bringt die Ernte ein und kann ausgesandt werden.
board-nobody-home = niemand daheim
board-life = Lebenszeit
board-life-tip = { $hours ->
    [one] Noch { $hours } Stunde, bis einer der Ältesten stirbt
   *[other] Noch { $hours } Stunden, bis einer der Ältesten stirbt
}
board-unborn = Noch ungeboren
board-cities = Besuchte Städte
board-cities-tip = Punkte für eine Stadt, zwei und so weiter: { $points }
board-chronicle = Chronik
board-entries-tip = Punkte für eine Zeile der Chronik, zwei und so weiter: { $points }
board-customers = Kunden
board-customer = Kunde
board-nobody = Niemand da
board-stall-closed = Geschlossener Stand
board-stall-mark = Offen bei { $mark } Spielern
board-purse-tip = Eine Münze kann für einen Würfel jeder Farbe stehen. Die Scheune fasst { $count } Säcke Getreide.
board-mill = Mühle
board-mill-tip = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
} und { $grain } Getreide für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
board-good = { $workshop }: mit einem eigenen Handwerker { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}, oder kaufen für { $price }
board-train = { $hours ->
    [one] Die Lehre dauert { $hours } Stunde; der neue Handwerker darf gleich etwas herstellen.
   *[other] Die Lehre dauert { $hours } Stunden; der neue Handwerker darf gleich etwas herstellen.
}
board-road = Straße ({ $from }): { $price }
board-road-hours = { $hours ->
    [one] dazu je Straße ein Wagen und { $hours } Stunde
   *[other] dazu je Straße ein Wagen und { $hours } Stunden
}
board-city-points = Erster Besuch: { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
board-city-cubes = Erster Besuch: { $count ->
    [one] { $count } Würfel nach Wahl
   *[other] { $count } Würfel nach Wahl
}
board-city-coin = Erster Besuch: { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
board-council = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
} und zwei grüne Würfel oder eine Schriftrolle. Am Ende: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-privilege = Vorrecht der Stufe { $step }
board-church = { $grain ->
    [0] Diese Stufe kostet kein Getreide.
   *[other] Getreide für den Aufstieg hierher: { $grain }.
} Am Ende: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-bag-tip = Wer in die Kirche eintritt, wartet hier auf eine Messe: ein brauner Würfel oder drei Stunden. Bei jeder Messe werden vier Figuren gezogen.
board-slots = { $count ->
    [0] Keine Zeile mehr frei
    [one] Noch { $count } Zeile frei
   *[other] Noch { $count } Zeilen frei
}
board-graves = { $count ->
    [0] Kein Grab mehr frei
    [one] Noch { $count } Grab frei
   *[other] Noch { $count } Gräber frei
}
board-plague = Pest: kostet { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
} und bringt keinen Einfluss
board-space-harvest = Wer daheim ist, bringt Getreide ein; ein Pflug mit Pferd oder Ochse bringt mehr.
board-space-family = Das nächste Kind wird geboren, oder jemand kommt heim.
board-space-crafts = Einen Handwerker ausbilden, eine Ware für Zeit herstellen, kaufen oder zur Mühle gehen.
board-space-market = Ein Markttag für alle: Der erste Kunde des Eröffnenden kostet keinen Aufschlag.
board-space-travel = Jemanden auf die Straße schicken, für einen Wagen, Würfel und zwei Stunden.
board-space-council = In den Rat eintreten, aufsteigen oder ein Vorrecht nutzen.
board-space-church = Jemanden von daheim in den schwarzen Beutel schicken.
board-space-well = Drei gleiche Würfel für eine beliebige Aktion, ohne einen Würfel zu nehmen.
board-klara = Klara
solo-opponent = Klara
board-klara-track = Jeder Würfel Klaras kommt auf das nächste Feld; hinter einem Plättchen deckt er es auf. Eine Feder bedeutet einen Tod.
board-klara-family = Klaras Familie: Die Ältesten sterben zuerst.
board-klara-waiting = Wer hier wartet, kommt in den schwarzen Beutel, wenn Klaras Würfel von der Kirche stammt.
board-klara-customers = Kunden, die Klara bedient hat.
board-klara-took = Ihr letzter Würfel: { $colour }
board-klara-waits = Sie wartet auf euren Würfel.
board-klara-rule = Klara nimmt einen Würfel eurer Farbe, von eurem Ort oder dem nächsten.
board-title = Euer Titel bisher: { $title }
group-take = Einen Würfel nehmen
group-well = Der Brunnen
group-train = Ausbilden
group-make = Für Zeit herstellen
group-buy = Kaufen
group-travel = Reisen
group-call_home = Heimrufen
group-serve = Bedienen
group-privilege = Vorrechte
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
waiting-turn = { $name } wählt einen Würfel
waiting-well = { $name } wählt eine Aktion am Brunnen
waiting-harvest = { $name } denkt an die Ernte
waiting-family = { $name } denkt an die Familie
waiting-crafts = { $name } besucht die Handwerker
waiting-produce = { $name } entscheidet, was gleich hergestellt wird
waiting-pay_goods = { $name } bezahlt eine Ware
waiting-market_day = { $name } wählt Kundschaft
waiting-pay_customer = { $name } zahlt den Aufpreis am Markt
waiting-travel = { $name } plant eine Reise
waiting-pay_road = { $name } bezahlt die Straße
waiting-council = { $name } geht in den Dorfrat
waiting-pay_council = { $name } bezahlt den Dorfrat
waiting-privilege = { $name } wählt ein Privileg
waiting-cubes = { $name } wählt Würfel
waiting-goods = { $name } wählt eine Ware
waiting-church = { $name } wählt, wer in die Kirche geht
waiting-pay_church = { $name } bezahlt die Kirche
waiting-death = { $name } entscheidet, wer stirbt
waiting-mass_draw = { $name } denkt an die Messe
waiting-mass_climb = { $name } wählt, wer in der Kirche aufsteigt
