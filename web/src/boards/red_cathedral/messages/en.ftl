board-seat = Player { $number }
board-supply = Supply
board-storage = Storage
board-workshop = Workshop
board-purse = Purse and ornaments
board-banners = Banners
board-up = face up
board-down = face down
board-tower = Tower { $number }
board-tower-value = { $count ->
    [one] Worth { $count } point to its builders so far
   *[other] Worth { $count } points to its builders so far
}
board-cost = Cost: { $cost }
board-reward = Reward: { $recognition } recognition, { $roubles ->
    [one] { $roubles } rouble
   *[other] { $roubles } roubles
}
board-tile = Workshop tile: { $tile }
board-delivered = Delivered: { $materials }
board-completed = Completed
board-decorated = Decorated
board-takes-ornament = Takes an ornament: { $ornament }
board-tile-up = Face up: { $tile }
board-tile-down = Face down: { $tile }
board-slot-empty = No tile here yet
board-slot-price = { $price ->
    [one] A tile face up costs { $price } rouble here
   *[other] A tile face up costs { $price } roubles here
}
board-slot-banner = A banner lies here
board-slot-ornament = A tile face up frees an ornament: { $ornament }
board-die-goes = Moves on to this sector: { $sector } ({ $resource })
board-sector = { $dice ->
    [0] { $amount } for each die that lies here; no die now
    [one] { $amount } for each die that lies here; { $dice } die now
   *[other] { $amount } for each die that lies here; { $dice } dice now
}
board-many = As often as you like in one go
board-once = Once
board-in-supply = { $count } left in the supply
board-marker = { $prestige ->
    [one] Cell { $cell }, { $prestige } prestige
   *[other] Cell { $cell }, { $prestige } prestige
}
board-prestige = { $count } prestige
board-room = { $count ->
    [one] Room for { $count } more material
   *[other] Room for { $count } more materials
}
board-roubles-tip = 1 prestige buys { $count ->
    [one] { $count } rouble
   *[other] { $count } roubles
}.
board-ornament-tip = Costs { $material } and decorates a completed { $section }.
board-sections-done = Sections completed
board-tiles-up = Tiles at work
board-yakovlev-waits = After your turn Yakovlev moves a die and plays its card.
card_text-recognition = Yakovlev gains { $count } recognition.
card_text-stocktaking = Yakovlev puts { $count } materials aside, each from the largest pile of the supply.
card_text-transport = Yakovlev carries all that he put aside to his building site.
card_text-claim = Yakovlev claims a section: above one of yours, else a base, else anywhere.
card_text-construction = All materials of the building site go to Yakovlev's sections, whatever their kind.
group-claim = Claim a section
group-build = Build
group-market = Visit the market
group-take = Take from the sector
group-influence = Use influence
group-workshop = Use the workshop
group-up = Face up, for roubles
group-down = Face down
group-prestige = For prestige

# what others wait for
waiting-turn = { $name } chooses: claim, build, or go to the market
waiting-end = { $name } is about to end the turn
waiting-banner = { $name } fetches a banner
waiting-place = { $name } finds a slot for a tile
waiting-bonus = { $name } takes what the new tile gives
waiting-build = { $name } delivers materials
waiting-deals = { $name } makes deals on the market
waiting-cart = { $name } has the teamsters deliver
