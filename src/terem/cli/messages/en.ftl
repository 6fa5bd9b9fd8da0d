rules-nothing-found = No rule mentions “{ $word }”.
replay-unfinished = { $count ->
    [one] The game is not finished: { $count } move so far.
   *[other] The game is not finished: { $count } moves so far.
}
result = Result
result-line = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-title = You have earned the title: { $title }.
play-help = Type the number of a move. Also: ? (rules of this question), ? word (search the rules), hint, score, undo, board, save FILE, quit.
play-over = Type save FILE to keep the game: terem replay FILE tells it again, terem review FILE judges it. Enter leaves.
play-left = Until next time. The seed of this game was { $seed }.
play-number-expected = Type a number from 1 to { $count }.
play-no-undo-nothing = There is nothing to take back: your turn has just begun.
play-no-undo-revealed = This step stays: something new came to light with it, or chance had its say.
play-hint = { $number }. { $move } (about { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $win ->
    [-1] {""}
   *[other] , wins with { $win }%
}, { $share }% of the thinking)
play-hint-line = then perhaps: { $steps }
play-fault = { $name } made no decision: { $fault }
play-save-where = Where to? Type: save FILE
play-saved = Saved to { $file }.
table-round = Round { $round } of { $rounds }
table-player = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

outpost-heroes = Row of heroes
outpost-hero = hero
outpost-price = price
outpost-surcharge = surcharge
outpost-points = points
outpost-settlers = settlers
outpost-monster = monster
outpost-market = Market
outpost-building = building
outpost-effect = effect
outpost-artifacts = Artifacts available
outpost-artifact = artifact
outpost-resources = resources
outpost-settler-counts = { $basic } basic, { $extra } extra
outpost-used = activated
outpost-fortified = fortified
outpost-guests = heroes
outpost-passed = has passed

village-round = Round { $round }
village-first = first player
village-ring = ring
village-ring-council = on the council
village-ring-spent = spent
village-green-bag = green bag
village-spaces = Cubes on the action spaces
village-market = Market
village-stall = stall { $number }
village-queue = in the queue
village-free-places = Places left for the dead
village-cubes = cubes
village-goods = goods
village-coins = coins
village-life = time since the quill
village-hours = { $count } of 10
village-cities = cities visited
village-customers = customers served
village-klara = Klara
village-cell = last cube on cell

red_cathedral-cathedral = The cathedral
red_cathedral-section = section
red_cathedral-cost = cost
red_cathedral-reward = reward
red_cathedral-state = state
red_cathedral-tile = tile: { $tile }
red_cathedral-completed = completed by { $name }
red_cathedral-decorated = decorated by { $name }
red_cathedral-market = The market
red_cathedral-sector = sector
red_cathedral-resource = resource
red_cathedral-dice = dice
red_cathedral-guild = guild of the season
red_cathedral-supply = Supply
red_cathedral-track = score track
red_cathedral-cell = space { $cell }, prestige points: { $prestige }
red_cathedral-roubles = roubles
red_cathedral-storage = storage
red_cathedral-room = free spaces
red_cathedral-banners = banners left
red_cathedral-done = sections completed
red_cathedral-ornaments = ornaments
red_cathedral-face-up = face up
red_cathedral-face-down = face down

review-thinking = Thinking it over
review-accuracy = accuracy
review-count-inaccuracy = inaccuracies
review-count-mistake = mistakes
review-count-blunder = blunders
