mark-over = the game ends with it
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
    [one] In the end about { $points } point more for you than the next best move.
   *[other] In the end about { $points } points more for you than the next best move.
}
why-holds-back = { $points ->
    [one] In the end it costs the strongest opponent about { $points } point.
   *[other] In the end it costs the strongest opponent about { $points } points.
}
why-behind = { $points ->
    [one] In the end about { $points } point less for you than with the first choice.
   *[other] In the end about { $points } points less for you than with the first choice.
}
why-close = The other moves are almost as good.
why-nearly = Almost as good as the first choice.
