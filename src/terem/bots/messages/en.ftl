review-best = Nothing better was found.
review-good = Just as good, or nearly: { $move }.
review-inaccuracy = Slightly better: { $move }.
review-mistake = Better: { $move }.
review-blunder = Much better: { $move }.
review-points = It promises about { $points ->
    [one] { $points } more point.
   *[other] { $points } more points.
}
review-rivals = It leaves the others less.
review-chance = The chance to win would have been { $better }% instead of { $now }%.
