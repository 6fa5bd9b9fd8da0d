title-aim = Das Ziel
aim =
    Du führst einen Außenposten an einer reichen und gefährlichen Grenze. Wer nach sechs Runden die meisten Punkte hat, gewinnt.
    Sie kommen von Helden, von Gold in Banken (je 5) und Diamanten in Kathedralen (je 4). Sonst zählt nichts.
title-turn = Ein Zug
turn =
    Eine Aktion und, wenn du willst, ein Held. Tauschen darfst du jederzeit: zwei gewöhnliche Rohstoffe gegen einen anderen; Lehm, Holz und Stein gegen einen Diamanten; zwei Diamanten gegen ein Gold.
    Aktionen führen Siedler aus, sechs je Runde: bauen, erkunden, jagen, befestigen oder eine Region, Straße oder Befestigung aktivieren.
title-land = Das Land
land =
    Erkunde ein Plättchen neben deinen: 1, 2 oder 3 Siedler für Region I, II, III. Aktivierst du eine Region, was einmal je Runde geht, gibt jedes ihrer Plättchen seinen Rohstoff.
    Ein erkundetes oder genutztes Plättchen weckt sein Monster, wenn ein Held in der Reihe dessen Farbe zeigt. Jage es mit 1 bis 4 Siedlern für Diamanten und Gold; eine Befestigung hält Monster für immer fern.
title-town = Die Stadt
town =
    Kauf ein Gebäude vom Markt für einen Rohstoff und stell es an eine von drei Straßen.
    Aktivierst du eine Straße, was einmal je Runde geht, darfst du alle ihre Gebäude nutzen. Drei an einer Straße sind also mehr wert als je eines an dreien.
title-heroes = Helden
heroes =
    Zahl, was die Karte verlangt; der Held ganz links kostet 2 Diamanten mehr, der nächste 1. Manche bringen zusätzliche Siedler mit.
    Reisende zählen deine Gebiete, Wächter die Befestigungen, Baumeister die Gebäude; bei Söldnern steht die Zahl auf der Karte.
title-round = Das Ende einer Runde
round =
    Wenn du passt, kommen die Siedler heim, und du behältst für jede Befestigung einen gewöhnlichen Rohstoff. Du nimmst ein anderes Artefakt; wer zuerst passt, beginnt die nächste Runde.
    Die Heldenreihe rückt weiter. Nach der sechsten Runde wird gezählt.
