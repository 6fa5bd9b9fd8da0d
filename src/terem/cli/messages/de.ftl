rules-nothing-found = Keine Regel erwähnt „{ $word }“.
replay-unfinished = Die Partie ist nicht beendet: bisher { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}.
result = Ergebnis
result-line = { $place }. { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
result-title = Die Chronik nennt dich: { $title }.
play-help = Gib die Nummer eines Zuges ein. Außerdem: ? (Regeln zu dieser Frage), ? Wort (Regeln durchsuchen), hint (Tipp), undo (zurück), board (Spielplan), save DATEI, quit (beenden).
play-left = Bis zum nächsten Mal. Der Startwert dieser Partie war { $seed }.
play-number-expected = Gib eine Zahl von 1 bis { $count } ein.
play-no-undo = Es gibt nichts zurückzunehmen: nur eigene Schritte seit der letzten neuen Information.
play-hint = Auf den ersten Blick am besten: { $move }
play-save-where = Wohin? Gib ein: save DATEI
play-saved = Gespeichert in { $file }.
table-round = Runde { $round } von { $rounds }
table-player = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

outpost-heroes = Helden in der Reihe
outpost-hero = Held
outpost-price = Preis
outpost-surcharge = Aufpreis
outpost-points = Punkte
outpost-settlers = Siedler
outpost-monster = Monster
outpost-market = Markt
outpost-building = Gebäude
outpost-effect = Wirkung
outpost-artifacts = Verfügbare Artefakte
outpost-artifact = Artefakt
outpost-resources = Rohstoffe
outpost-settler-counts = { $basic } einfache, { $extra } zusätzliche
outpost-used = aktiviert
outpost-fortified = befestigt
outpost-guests = Helden
outpost-passed = hat gepasst

village-round = Runde { $round }
village-first = Startspieler
village-ring = Ring
village-ring-council = auf dem Rat
village-ring-spent = ausgegeben
village-green-bag = grüner Beutel
village-spaces = Würfel auf den Aktionsfeldern
village-market = Markt
village-stall = Stand { $number }
village-queue = in der Schlange
village-free-places = Freie Plätze für die Toten
village-cubes = Würfel
village-goods = Waren
village-coins = Münzen
village-life = Zeit seit der Feder
village-hours = { $count } von 10
village-cities = besuchte Städte
village-customers = bediente Kundschaft
village-klara = Klara
village-cell = letzter Würfel auf Feld

rurik-phase = Phase
rurik-phase-setup = Aufbau
rurik-phase-strategy = Strategie
rurik-phase-actions = Aktionen
rurik-phase-claim = Ansprüche
rurik-first = Startspieler
rurik-action = Aktion
rurik-points-left = Punkte übrig
rurik-pool-muster = Mustern
rurik-pool-move = Ziehen
rurik-pool-attack = Angreifen
rurik-pool-tax = Besteuern
rurik-pool-build = Bauen
rurik-pool-sharp_attack = Angreifen mit einer Karte weniger
rurik-pool-leap = beliebig versetzen
rurik-strategy = Strategietableau (Punkte, Preis: Ratgeber und Bestechungsgeld)
rurik-map = Karte
rurik-land = Region
rurik-good = Ware
rurik-ruler = beherrscht von
rurik-pieces = Figuren
rurik-structures = Gebäude
rurik-taken = ({ $good })
rurik-rebel = Aufständischer
rurik-neutral = neutrale Truppe
rurik-deeds = Taten in der Auslage
rurik-deed = Tat
rurik-points = Punkte
rurik-effect = wofür, was du bekommst
rurik-leader = Anführer
rurik-agenda = Plan
rurik-coins = Münzen
rurik-boat = Boot
rurik-dock = Dock
rurik-tracks = Punkte auf den Leisten, Schritte im Krieg
rurik-supply = Truppen im Vorrat
rurik-advisors = Ratgeber
rurik-cards = Intrigen
rurik-done = vollbrachte Taten
rurik-captured = gefangene Aufständische
rurik-drawn = Gezogene Karten
rurik-priority = Priorität
rurik-order = Reihenfolge der Regionen
rurik-row = Ratgeber
