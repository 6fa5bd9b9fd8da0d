board-market = Markt
board-heroes = Heldenreihe
board-artifacts = Artefakte
board-beasts = Monster
board-round = Runde { $round } von { $rounds }
board-scales = Tausch
board-settlers = { $count ->
    [one] { $count } Siedler bereit
   *[other] { $count } Siedler bereit
}
board-surcharge = { $count ->
    [one] { $count } Diamant mehr
   *[other] { $count } Diamanten mehr
}
board-empty-land = Unerkundetes Gebiet { $slot }
board-empty-house = Ein freier Bauplatz
board-fortified = befestigt
board-used = in dieser Runde aktiviert
board-passed = gepasst
board-price = Kostet { $price }
board-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
board-brings = { $count ->
    [0] bringt keine Siedler mit
    [one] bringt { $count } Siedler mit
   *[other] bringt { $count } Siedler mit
}
board-beast = Auf Gebieten dieser Farbe erscheint: { $monster }
board-hunt = Zum Fangen braucht es { $settlers } Siedler. Belohnung: { $reward }
board-in-supply = { $count ->
    [one] { $count } Figur im Vorrat
   *[other] { $count } Figuren im Vorrat
}
board-exchange-tip = Zwei gewöhnliche Rohstoffe gegen einen, Lehm, Holz und Stein gegen einen Diamanten, zwei Diamanten gegen ein Gold, ein Gold gegen einen gewöhnlichen Rohstoff.
board-no-artifact = kein Artefakt
group-build = Bauen
group-explore = Erkunden
group-hunt = Jagen
group-fortify = Befestigen
group-activate = Aktivieren
group-invite = Einladen
group-exchange = Tauschen
board-zone-construction = Bauen
board-zone-exploration = Erkunden
board-zone-hunt = Jagen
board-zone-fortification = Befestigen
board-zone = Siedler ausgesandt: { $count }

# worauf die anderen warten
waiting-turn = { $name } plant den Zug
waiting-space = { $name } sucht ein Gebäude auf dem Markt aus
waiting-place = { $name } wählt eine Straße für das Gebäude
waiting-street = { $name } wählt, welches Gebäude genutzt wird
waiting-collect = { $name } wägt ab: Rohstoff gegen Monster
waiting-extra = { $name } wählt ein Plättchen für einen weiteren Rohstoff
waiting-monster = { $name } entscheidet über ein Monster
waiting-keep = { $name } wählt, was bleibt
waiting-artifact = { $name } wählt ein Artefakt
