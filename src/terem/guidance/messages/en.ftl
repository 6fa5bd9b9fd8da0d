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
    [one] It costs the strongest opponent about { $points } point in the end.
   *[other] It costs the strongest opponent about { $points } points in the end.
}
why-behind = { $points ->
    [one] About { $points } point less than the first choice in the end.
   *[other] About { $points } points less than the first choice in the end.
}
why-close = Little lies between it and the others.
why-nearly = Almost as good as the first choice.
