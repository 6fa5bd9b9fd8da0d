title-aim = Das Ziel
aim =
    Du führst einen Außenposten an einer reichen und gefährlichen Grenze. Nach sechs Runden gewinnen die meisten Punkte.
    Sie kommen von Helden, von Gold in Banken (je 5) und Diamanten in Kathedralen (je 4). Sonst zählt nichts.
title-turn = Ein Zug
turn =
    Eine Aktion und, wenn du willst, ein Held. Tauschen darfst du jederzeit: zwei gewöhnliche Rohstoffe gegen einen anderen, Lehm, Holz und Stein gegen einen Diamanten, zwei Diamanten gegen ein Gold.
    Aktionen führen Siedler aus, sechs je Runde: bauen, erkunden, jagen, befestigen oder eine Region, Straße oder Befestigung aktivieren.
title-land = Das Land
land =
    Erkunde ein Plättchen neben deinen: 1, 2 oder 3 Siedler für Region I, II, III. Eine Region zu aktivieren, einmal je Runde, lässt jedes ihrer Plättchen seinen Rohstoff geben.
    Ein erkundetes oder genutztes Plättchen weckt sein Monster, wenn ein Held in der Reihe dessen Farbe zeigt. Jage es mit 1 bis 4 Siedlern für Diamanten und Gold; eine Befestigung hält Monster für immer fern.
title-town = Die Stadt
town =
    Kauf ein Haus vom Markt für einen Rohstoff und stell es an eine von drei Straßen.
    Eine Straße zu aktivieren, einmal je Runde, lässt alle ihre Häuser arbeiten. Drei an einer Straße sind also mehr wert als je eines an dreien.
title-heroes = Helden
heroes =
    Zahl, was die Karte verlangt; die beiden links kosten 2 und 1 Diamanten mehr. Manche bringen zusätzliche Siedler mit.
    Reisende zählen deine Plättchen, Wächter die Befestigungen, Baumeister die Häuser, bei Söldnern steht die Zahl auf der Karte.
title-round = Das Ende einer Runde
round =
    Wenn du passt, kommen die Siedler heim, und du behältst für jede Befestigung einen gewöhnlichen Rohstoff. Du nimmst ein anderes Artefakt; wer zuerst passt, beginnt die nächste Runde.
    Die Heldenreihe rückt weiter. Nach der sechsten Runde wird gezählt.
