board-seat = Spieler { $number }
board-supply = Vorrat
board-storage = Lager
board-workshop = Werkstatt
board-purse = Rubel und Schmuckstücke
board-banners = Fahnen
board-up = offen
board-down = verdeckt
board-tower = Turm { $number }
board-tower-value = { $count ->
    [one] Bringt den Erbauern bisher { $count } Prestigepunkt
   *[other] Bringt den Erbauern bisher { $count } Prestigepunkte
}
board-cost = Kostet { $cost }
board-reward = Belohnung: { n-section }
board-tile = Werkstattplättchen: { $tile }
board-delivered = Geliefert: { $materials }
board-completed = Vollendet
board-decorated = Geschmückt
board-takes-ornament = Hierher gehört { $ornament }
board-tile-up = Offen: { $tile }
board-tile-down = Verdeckt: { $tile }
board-slot-empty = Noch kein Plättchen
board-slot-price = Ein offenes Plättchen kostet hier { n-price }
board-slot-banner = Hier liegt eine Fahne
board-slot-ornament = Ein offenes Plättchen gibt ein Schmuckstück frei: { $ornament }
board-die-goes = Zieht { $sector } ({ $resource })
board-sector = { $dice ->
    [0] { $amount } für jeden Würfel hier; zurzeit keiner
    [one] { $amount } für jeden Würfel hier; zurzeit { $dice } Würfel
   *[other] { $amount } für jeden Würfel hier; zurzeit { $dice } Würfel
}
board-many = Beliebig oft am Stück
board-once = Einmal
board-in-supply = Noch { $count } im Vorrat
board-marker = { $prestige ->
    [one] Feld { $cell }: { $prestige } Prestigepunkt
   *[other] Feld { $cell }: { $prestige } Prestigepunkte
}
board-prestige = { $count ->
    [one] { $count } Prestigepunkt
   *[other] { $count } Prestigepunkte
}
board-room = { $count ->
    [0] Kein Platz mehr
    [one] Platz für { $count } weiteres Material
   *[other] Platz für { $count } weitere Materialien
}
board-roubles-tip = 1 Prestigepunkt bringt { n-roubles }
board-ornament-tip = Schmückt für { $material } einen vollendeten Abschnitt ({ $section })
board-sections-done = Vollendete Abschnitte
board-tiles-up = Offene Plättchen
board-yakovlev-waits = Nach deinem Zug bewegt Jakowlew einen Würfel und spielt dessen Karte.
card_text-recognition = { $count ->
    [one] Jakowlew erhält { $count } Anerkennungspunkt.
   *[other] Jakowlew erhält { $count } Anerkennungspunkte.
}
card_text-stocktaking = { $count ->
    [one] Jakowlew legt { $count } Material beiseite, vom größten Haufen des Vorrats.
   *[other] Jakowlew legt { $count } Materialien beiseite, jedes vom größten Haufen des Vorrats.
}
card_text-transport = Jakowlew bringt alles Beiseitegelegte zu seiner Baustelle.
card_text-claim = Jakowlew beansprucht einen Abschnitt: über einem von dir, sonst einen Sockel, sonst irgendeinen.
card_text-construction = Alle Materialien der Baustelle gehen an Jakowlews Abschnitte, gleich welcher Art.
group-claim = Abschnitt beanspruchen
group-build = Bauen
group-market = Auf den Markt gehen
group-take = Aus dem Sektor nehmen
group-influence = Einfluss nutzen
group-workshop = Plättchen aktivieren
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
