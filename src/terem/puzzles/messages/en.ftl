puzzle-you = You
puzzle-opponent = Opponent
puzzle-opponents = Opponent { $number }
puzzle-wrong = That is allowed, but something else is clearly better here. Try again.
puzzle-over = This puzzle is solved.
puzzle-second = Next best: { $second }.
puzzle-points = { $points ->
    [one] In the end the solution is worth about { $points } more point.
   *[other] In the end the solution is worth about { $points } more points.
}
puzzle-win = With the solution about { $win } of 100 games are won from here, with the next best move { $other }.
puzzle-help = Type the number of a move. Also: board, solve (give up), quit.
puzzle-task = Find the best turn: { $steps ->
    [one] { $steps } step.
   *[other] { $steps } steps.
}
puzzle-right = Right.
puzzle-solved = { $tries ->
    [one] Solved on the first try.
   *[other] Solved after { $tries } tries.
}
puzzle-given-up = The solution:
puzzle-number = Type a number from 1 to { $count }.
puzzle-none = There are no puzzles for this game yet.
puzzle-listed = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
