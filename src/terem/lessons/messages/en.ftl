lesson-done = Well done: this chapter is finished.
lesson-wrong = The rules allow it, but this step is about something else. Do what the guide asks; you can try the other move in your own game.
lesson-reading = The guide has not finished: read on first.
lesson-moving = Now it is your turn to move.
lesson-over = This chapter is finished.
lesson-learner = Apprentice
lesson-neighbour = { $number ->
    [1] Neighbour
   *[other] Neighbour { $number }
}

# In the terminal.
lesson-help = Enter: read on. A number: make that move (▸ marks what the guide means). board: the table, quit: stop for now.
lesson-number = Type the number of a move, 1 to { $count }.
lesson-left = You can go on any time: terem lesson { $game } { $chapter } --step { $step }
lesson-next = The next chapter: terem lesson { $game } { $chapter }
lesson-play = Now play your first whole game, with help: terem play { $game } --seats human,easy (type “hint” when in doubt)
