review-best = Nothing better was found.
review-good = Just as good, or nearly: { $move }.
review-inaccuracy = A little better was: { $move }.
review-mistake = Better was: { $move }.
review-blunder = Much better was: { $move }.
review-points = It promises about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
review-rivals = It leaves the others less.
review-chance = The chance to win would have been { $better } % instead of { $now } %.
