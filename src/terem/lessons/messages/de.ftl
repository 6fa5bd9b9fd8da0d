lesson-done = Gut gemacht: Dieses Kapitel ist geschafft.
lesson-wrong = Die Regeln erlauben das, aber hier geht es um etwas anderes. Tu, worum der Lehrer bittet; den anderen Zug kannst du in deiner eigenen Partie ausprobieren.
lesson-reading = Der Lehrer ist noch nicht fertig: Lies erst weiter.
lesson-moving = Jetzt bist du am Zug.
lesson-over = Dieses Kapitel ist schon geschafft.
lesson-learner = Lehrling
lesson-neighbour = { $number ->
    [1] Nachbar
   *[other] Nachbar { $number }
}

# In the terminal.
lesson-help = Eingabetaste: weiterlesen. Eine Nummer: dieser Zug (▸ steht vor dem, was der Lehrer meint). board: der Tisch, quit: Pause.
lesson-number = Gib die Nummer eines Zuges ein, 1 bis { $count }.
lesson-left = Weiter geht es jederzeit mit: terem lesson { $game } { $chapter } --step { $step }
lesson-next = Das nächste Kapitel: terem lesson { $game } { $chapter }
lesson-play = Jetzt spiel deine erste ganze Partie, mit Hilfe: terem play { $game } --seats human,easy (im Zweifel gib hint ein)
