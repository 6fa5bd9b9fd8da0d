rules-nothing-found = No rule mentions “{ $word }”.
replay-unfinished = The game is not finished: { $count ->
    [one] { $count } move
   *[other] { $count } moves
} so far.
result = Result
result-line = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-title = The chronicle will call you: { $title }.
play-help = Type the number of a move. Also: ? (rules of this question), ? word (search the rules), hint, undo, board, save FILE, quit.
play-left = Until next time. The seed of this game was { $seed }.
play-number-expected = Type a number from 1 to { $count }.
play-no-undo = There is nothing to take back: only your own steps since the last new information can be undone.
play-hint = A quick look suggests: { $move }
play-save-where = Where to? Type: save FILE
play-saved = Saved to { $file }.
table-round = Round { $round } of { $rounds }
table-player = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

outpost-heroes = Heroes in the row
outpost-hero = hero
outpost-price = price
outpost-surcharge = surcharge
outpost-points = points
outpost-settlers = settlers
outpost-monster = monster
outpost-market = Market
outpost-building = building
outpost-effect = effect
outpost-artifacts = Artifacts to be had
outpost-artifact = artifact
outpost-resources = resources
outpost-settler-counts = { $basic } basic, { $extra } extra
outpost-used = activated
outpost-fortified = fortified
outpost-guests = heroes
outpost-passed = has passed

red_cathedral-cathedral = The cathedral
red_cathedral-section = section
red_cathedral-cost = cost
red_cathedral-reward = reward
red_cathedral-state = state
red_cathedral-tile = tile: { $tile }
red_cathedral-completed = completed by { $name }
red_cathedral-decorated = decorated by { $name }
red_cathedral-market = The ring market
red_cathedral-sector = sector
red_cathedral-resource = resource
red_cathedral-dice = dice
red_cathedral-guild = guild of the season
red_cathedral-supply = Supply
red_cathedral-track = score track
red_cathedral-cell = cell { $cell }, prestige { $prestige }
red_cathedral-roubles = roubles
red_cathedral-storage = storage
red_cathedral-room = free spaces
red_cathedral-banners = banners left
red_cathedral-done = sections completed
red_cathedral-ornaments = ornaments
red_cathedral-face-up = face up
red_cathedral-face-down = face down

village-round = Round { $round }. First player: { $name }
village-places = The village
village-place = place
village-cubes = cubes
village-people = people
village-market = The stalls
village-stall = stall
village-wants = wants
village-queue = queue
village-chronicle = The chronicle
village-free = free
village-goods = goods
village-stock = barn and purse
village-life = life-time
village-hours = { $hours } of { $all }
village-home = at home
village-unborn = to be born
village-cities = towns
village-customers = customers
village-klara = Klara
village-track = track
village-tokens = tokens
village-token-hidden = ?
village-token-blank = blank
village-token-quill = quill
