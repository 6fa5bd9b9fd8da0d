mark-over = this ends the game
mark-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
mark-loss = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
mark-missed = { $points ->
    [one] you could gain { $points } point now
   *[other] you could gain { $points } points now
}
why-gains = It brings you points: { $parts }.
why-gain = { $source } +{ $points }
why-ahead = { $points ->
    [one] In the end worth about { $points } more point to you than the next best move.
   *[other] In the end worth about { $points } more points to you than the next best move.
}
why-holds-back = { $points ->
    [one] In the end it costs the strongest opponent about { $points } point.
   *[other] In the end it costs the strongest opponent about { $points } points.
}
why-behind = { $points ->
    [one] In the end worth about { $points } point less to you than the first choice.
   *[other] In the end worth about { $points } points less to you than the first choice.
}
why-close = The other moves are almost as good.
why-nearly = Almost as good as the first choice.
