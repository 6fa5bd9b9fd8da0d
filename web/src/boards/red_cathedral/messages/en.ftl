board-seat = Player { $number }
board-supply = Supply
board-storage = Storage
board-workshop = Workshop
board-purse = Roubles and ornaments
board-banners = Banners
board-up = face up
board-down = face down
board-tower = Tower { $number }
board-tower-value = { $count ->
    [one] Worth { $count } prestige point to its builders so far
   *[other] Worth { $count } prestige points to its builders so far
}
board-cost = Costs { $cost }
board-reward = Reward: { n-section }
board-tile = Workshop tile: { $tile }
board-delivered = Delivered: { $materials }
board-completed = Completed
board-decorated = Decorated
board-takes-ornament = Takes { $ornament }
board-tile-up = Face up: { $tile }
board-tile-down = Face down: { $tile }
board-slot-empty = No tile here yet
board-slot-price = Placing a tile face up here costs { n-price }
board-slot-banner = A banner lies here
board-slot-ornament = A tile placed here face up frees an ornament: { $ornament }
board-die-goes = Moves on to the { $sector } ({ $resource })
board-sector = { $dice ->
    [0] { $amount } for each die here; no dice now
    [one] { $amount } for each die here; { $dice } die now
   *[other] { $amount } for each die here; { $dice } dice now
}
board-many = As often as you like, all in one go
board-once = Once
board-in-supply = { $count } left in the supply
board-marker = { $prestige ->
    [one] Space { $cell }: { $prestige } prestige point
   *[other] Space { $cell }: { $prestige } prestige points
}
board-prestige = { $count ->
    [one] { $count } prestige point
   *[other] { $count } prestige points
}
board-room = { $count ->
    [0] No room left
    [one] Room for { $count } more material
   *[other] Room for { $count } more materials
}
board-roubles-tip = 1 prestige point buys { n-roubles }
board-ornament-tip = Set on a completed { $section } for { $material }
board-sections-done = Sections completed
board-tiles-up = Tiles face up
board-yakovlev-waits = After your turn Yakovlev moves a die and follows its card.
card_text-recognition = { $count ->
    [one] Yakovlev gains { $count } recognition point.
   *[other] Yakovlev gains { $count } recognition points.
}
card_text-stocktaking = { $count ->
    [one] Yakovlev puts { $count } material aside, from the largest pile in the supply.
   *[other] Yakovlev puts { $count } materials aside, each from the largest pile in the supply.
}
card_text-transport = Yakovlev carries everything he has put aside to his building site.
card_text-claim = Yakovlev claims a section: above one of yours, otherwise a base, otherwise any section.
card_text-construction = All materials on the building site go to Yakovlev's sections, whatever their kind.
group-claim = Claim a section
group-build = Build
group-market = Visit the market
group-take = Take from the sector
group-influence = Use influence
group-workshop = Activate a tile
group-up = Face up, for roubles
group-down = Face down
group-prestige = For prestige

# what others wait for
waiting-turn = { $name } is choosing whether to claim, build, or go to the market
waiting-end = { $name } is about to end the turn
waiting-banner = { $name } is taking a banner
waiting-place = { $name } is choosing a slot for a tile
waiting-bonus = { $name } is taking material from the new tile
waiting-build = { $name } is delivering materials
waiting-deals = { $name } is making deals on the market
waiting-cart = { $name } is sending the teamsters
