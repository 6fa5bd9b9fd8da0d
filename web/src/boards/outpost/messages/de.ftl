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
board-explore-tip = Erkunden kostet { $settlers } Siedler; das Plättchen, das hier aufgedeckt wird, gibt einen Rohstoff, sooft seine Region aktiviert wird.
board-fort-tip = Ein Siedler in dieser Befestigung holt einmal je Runde den Rohstoff ihres Plättchens, und es kommt kein Monster.
board-region-tip = Einmal je Runde aktiviert ein Siedler die ganze Region: Jedes Plättchen ohne Monster gibt seinen Rohstoff, und wo nichts befestigt ist, kann ein Monster erscheinen.
board-region-empty = Hier ist noch nichts zu holen.
board-region-gives = Jetzt: { $what }
board-street-tip = Einmal je Runde aktiviert ein Siedler die ganze Straße: Nutze ihre Gebäude in beliebiger Reihenfolge, jedes einmal.
board-street-empty = Hier steht noch nichts.
board-common-tip = Ein gewöhnlicher Rohstoff: Wenn du passt, wirfst du ihn ab, bis auf einen je eigener Befestigung.
board-precious-tip = Bleibt dir, wenn du passt.
board-artifact-tip = Ein Artefakt nimmst du am Ende jeder Runde; es wirkt bis zum nächsten.
board-empty-house = Ein freier Bauplatz
board-explored = Erkundete Plättchen
board-forts = Befestigungen
board-houses = Gebäude
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
board-exchange-tip = Zwei gewöhnliche Rohstoffe gegen einen anderen; Lehm, Holz und Stein gegen einen Diamanten; zwei Diamanten gegen ein Gold; ein Gold gegen einen gewöhnlichen Rohstoff.
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
