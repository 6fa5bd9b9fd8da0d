# What a review says of a move. $move and $best are sentences without a full stop.
review-best = { $move }: the best there was.
review-good = { $move }: good.
review-inaccuracy = { $move }: not quite exact, worth { $loss } less than the best: { $best }.
review-mistake = { $move }: a mistake that gives { $loss } away. Better: { $best }.
review-blunder = { $move }: a blunder that gives { $loss } away. Much better: { $best }.
