rules-nothing-found = Keine Regel erwähnt „{ $word }“.
replay-unfinished = { $count ->
    [one] Die Partie ist nicht beendet: bisher { $count } Zug.
   *[other] Die Partie ist nicht beendet: bisher { $count } Züge.
}
result = Ergebnis
result-line = { $place }. { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
result-title = Du hast dir den Titel „{ $title }“ verdient.
play-help = Gib die Nummer eines Zuges ein. Außerdem: ? (Regeln zu dieser Frage), ? Wort (Regeln durchsuchen), hint (Tipp), score (Punkte), undo (zurück), board (Spielplan), save DATEI, quit (beenden).
play-over = save DATEI hält die Partie fest: terem replay DATEI erzählt sie noch einmal, terem review DATEI beurteilt sie. Die Eingabetaste allein beendet.
play-left = Bis zum nächsten Mal. Der Startwert dieser Partie war { $seed }.
play-number-expected = Gib eine Zahl von 1 bis { $count } ein.
play-no-undo-nothing = Es gibt nichts zurückzunehmen: Dein Zug hat gerade begonnen.
play-no-undo-revealed = Dieser Schritt bleibt: Mit ihm wurde etwas Neues bekannt, oder der Zufall hat entschieden.
play-hint = { $number }. { $move } (etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $win ->
    [-1] {""}
   *[other] , Sieg mit { $win } %
}, { $share } % der Überlegung)
play-hint-line = danach vielleicht: { $steps }
play-fault = { $name } hat keine Entscheidung getroffen: { $fault }
play-save-where = Wohin? Gib ein: save DATEI
play-saved = Gespeichert in { $file }.
table-round = Runde { $round } von { $rounds }
table-player = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

outpost-heroes = Heldenreihe
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
village-ring-council = im Dorfrat
village-ring-spent = ausgegeben
village-green-bag = grüner Beutel
village-spaces = Steine auf den Aktionsfeldern
village-market = Markt
village-stall = Stand { $number }
village-queue = in der Schlange
village-free-places = Freie Plätze für die Toten
village-cubes = Steine
village-goods = Waren
village-coins = Münzen
village-life = verbrauchte Lebenszeit
village-hours = { $count } von 10
village-cities = besuchte Städte
village-customers = bediente Kunden
village-klara = Klara
village-cell = letzter Stein auf Feld

red_cathedral-cathedral = Die Kathedrale
red_cathedral-section = Abschnitt
red_cathedral-cost = Kosten
red_cathedral-reward = Belohnung
red_cathedral-state = Stand
red_cathedral-tile = Plättchen: { $tile }
red_cathedral-completed = vollendet: { $name }
red_cathedral-decorated = geschmückt: { $name }
red_cathedral-market = Der Markt
red_cathedral-sector = Sektor
red_cathedral-resource = Rohstoff
red_cathedral-dice = Würfel
red_cathedral-guild = Zunft der Jahreszeit
red_cathedral-supply = Vorrat
red_cathedral-track = Punkteleiste
red_cathedral-cell = Feld { $cell }, Prestigepunkte: { $prestige }
red_cathedral-roubles = Rubel
red_cathedral-storage = Lager
red_cathedral-room = freie Plätze
red_cathedral-banners = Fahnen übrig
red_cathedral-done = vollendete Abschnitte
red_cathedral-ornaments = Schmuckstücke
red_cathedral-face-up = offen
red_cathedral-face-down = verdeckt

review-thinking = Die Partie wird ausgewertet
review-accuracy = Genauigkeit
review-count-inaccuracy = Ungenauigkeiten
review-count-mistake = Fehler
review-count-blunder = grobe Fehler
