board-seat = Spieler { $number }
board-supply = Vorrat
board-storage = Lager
board-workshop = Werkstatt
board-purse = Beutel und Zierat
board-banners = Banner
board-up = offen
board-down = verdeckt
board-tower = Turm { $number }
board-tower-value = { $count ->
    [one] Bringt den Erbauern bisher { $count } Punkt
   *[other] Bringt den Erbauern bisher { $count } Punkte
}
board-cost = Kosten: { $cost }
board-reward = { $roubles ->
    [one] Lohn: { $recognition } Anerkennung, { $roubles } Rubel
   *[other] Lohn: { $recognition } Anerkennung, { $roubles } Rubel
}
board-tile = Werkstattplättchen: { $tile }
board-delivered = Geliefert: { $materials }
board-completed = Vollendet
board-decorated = Verziert
board-takes-ornament = Nimmt einen Zierat auf: { $ornament }
board-tile-up = Offen: { $tile }
board-tile-down = Verdeckt: { $tile }
board-slot-empty = Noch kein Plättchen
board-slot-price = Ein offenes Plättchen kostet hier { $price } Rubel
board-slot-banner = Hier liegt ein Banner
board-slot-ornament = Ein offenes Plättchen gibt einen Zierat frei: { $ornament }
board-die-goes = Zieht in diesen Sektor: { $sector } ({ $resource })
board-sector = { $dice ->
    [0] { $amount } für jeden Würfel hier; zurzeit keiner
    [one] { $amount } für jeden Würfel hier; zurzeit { $dice } Würfel
   *[other] { $amount } für jeden Würfel hier; zurzeit { $dice } Würfel
}
board-many = In einem Zug so oft du willst
board-once = Einmal
board-in-supply = Noch { $count } im Vorrat
board-marker = Feld { $cell }, { $prestige } Prestige
board-prestige = { $count } Prestige
board-room = { $count ->
    [one] Platz für { $count } weiteres Material
   *[other] Platz für { $count } weitere Materialien
}
board-roubles-tip = 1 Prestige bringt { $count } Rubel.
board-ornament-tip = Kostet { $material } und verziert einen vollendeten Abschnitt: { $section }.
board-sections-done = Vollendete Abschnitte
board-tiles-up = Plättchen in Arbeit
board-yakovlev-waits = Nach deinem Zug bewegt Jakowlew einen Würfel und spielt dessen Karte.
card_text-recognition = Jakowlew erhält { $count } Anerkennung.
card_text-stocktaking = Jakowlew legt { $count } Materialien zurück, jedes vom größten Stapel des Vorrats.
card_text-transport = Jakowlew bringt alles Zurückgelegte zu seiner Baustelle.
card_text-claim = Jakowlew beansprucht einen Abschnitt: über einem von dir, sonst ein Fundament, sonst irgendeinen.
card_text-construction = Alle Materialien der Baustelle gehen in Jakowlews Abschnitte, gleich welcher Art.
group-claim = Abschnitt beanspruchen
group-build = Bauen
group-market = Zum Markt gehen
group-take = Aus dem Sektor nehmen
group-influence = Einfluss nutzen
group-workshop = Werkstatt nutzen
group-up = Offen, für Rubel
group-down = Verdeckt
group-prestige = Für Prestige

# worauf die anderen warten
waiting-turn = { $name } wählt: beanspruchen, bauen oder Markt
waiting-end = { $name } beendet gleich den Zug
waiting-banner = { $name } holt eine Fahne
waiting-place = { $name } sucht einen Platz für ein Plättchen
waiting-bonus = { $name } nimmt Material vom neuen Plättchen
waiting-build = { $name } liefert Material
waiting-deals = { $name } macht Geschäfte auf dem Markt
waiting-cart = { $name } schickt die Fuhrleute
