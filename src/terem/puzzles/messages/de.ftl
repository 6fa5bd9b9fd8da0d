puzzle-you = Du
puzzle-opponent = Gegner
puzzle-opponents = Gegner { $number }
puzzle-wrong = Das ist erlaubt, aber hier ist etwas anderes deutlich besser. Versuch es noch einmal.
puzzle-over = Dieses Rätsel ist gelöst.
puzzle-second = Der zweitbeste Zug: { $second }.
puzzle-points = { $points ->
    [one] Die Lösung bringt am Ende etwa { $points } Punkt mehr.
   *[other] Die Lösung bringt am Ende etwa { $points } Punkte mehr.
}
puzzle-win = Mit der Lösung werden von hier aus etwa { $win } von 100 Partien gewonnen, mit dem zweitbesten Zug { $other }.
puzzle-help = Gib die Nummer eines Zuges ein. Außerdem: board (Spielplan), solve (aufgeben), quit (beenden).
puzzle-task = Finde den besten Zug: { $steps ->
    [one] { $steps } Schritt.
   *[other] { $steps } Schritte.
}
puzzle-right = Richtig.
puzzle-solved = { $tries ->
    [one] Beim ersten Versuch gelöst.
   *[other] Beim { $tries }. Versuch gelöst.
}
puzzle-given-up = Die Lösung:
puzzle-number = Gib eine Zahl von 1 bis { $count } ein.
puzzle-none = Für dieses Spiel gibt es noch keine Rätsel.
puzzle-listed = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
