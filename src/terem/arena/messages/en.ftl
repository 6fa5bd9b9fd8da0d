report-title = { $game }: how the games went
report-lead = { $games ->
    [one] { $games } game
   *[other] { $games } games
} between { $bots }; deals { $first } to { $last }, seats rotated. Intervals are 95 % Wilson intervals.
report-results = Results
report-results-note = A shared win counts as a part of one.
report-bot = bot
report-won = won
report-interval = interval
report-mean = mean points
report-median = median
report-range = range
report-scores = Scores
report-scores-note = How often each score was reached; the thin line is the mean.
report-sources = Points by source
report-sources-note = Mean points a game, by what they were scored for.
report-seats = Seat advantage
report-seats-note = How often each seat won, whoever sat there. The dashed line is what equal seats would win.
report-length = Length of a game
report-length-note = Decisions of all players together.
report-decisions = decisions
report-things = What was used, and who won with it
report-things-note = Used: players who did it at least once in a game. Times: how often those did it. Won: how often those won. Click a heading to sort.
report-actions = Actions
report-thing = what
report-used = used
report-times = times
report-faults = Lost decisions
report-faults-note = Bots in other processes that did not answer, or not with a legal move.
arena-ratings-missing = Ratings need the package openskill: pip install openskill

review-title = { $game }: the game reviewed
review-final = points
review-accuracy = accuracy
review-count-inaccuracy = inaccuracies
review-count-mistake = mistakes
review-count-blunder = blunders
review-chances = Chance to win, move by move
review-points-curve = Expected final points, move by move
review-moves = What could have been better
review-kind-inaccuracy = inaccuracy
review-kind-mistake = mistake
review-kind-blunder = blunder
review-nothing-wrong = Nobody gave anything away.
