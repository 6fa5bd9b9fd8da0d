board-market = Market
board-heroes = Row of heroes
board-artifacts = Artifacts
board-beasts = Monsters
board-round = Round { $round } of { $rounds }
board-scales = Exchange
board-settlers = { $count ->
    [one] { $count } settler at hand
   *[other] { $count } settlers at hand
}
board-surcharge = { $count ->
    [one] { $count } diamond more
   *[other] { $count } diamonds more
}
board-empty-land = Unexplored territory { $slot }
board-explore-tip = { $settlers ->
    [one] Exploring takes { $settlers } settler; the tile turned up here gives a resource whenever its region is activated.
   *[other] Exploring takes { $settlers } settlers; the tile turned up here gives a resource whenever its region is activated.
}
board-fort-tip = A settler in this fortification brings the resource of its tile once a round, and no monster comes.
board-region-tip = Once a round a settler activates the whole region: each tile without a monster gives its resource, and a monster may come where nothing is fortified.
board-region-empty = There is nothing to be had here yet.
board-region-gives = Now: { $what }
board-street-tip = Once a round a settler activates the whole street: use its buildings in any order, each once.
board-street-empty = Nothing stands here yet.
board-common-tip = A common resource: discarded when you pass, except for one for each of your fortifications.
board-precious-tip = It stays with you when you pass.
board-artifact-tip = An artifact is taken at the end of each round and works until the next.
board-empty-house = A free place for a building
board-explored = Explored tiles
board-forts = Fortifications
board-houses = Buildings
board-fortified = fortified
board-used = activated this round
board-passed = passed
board-price = Costs { $price }
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-brings = { $count ->
    [0] brings no settlers
    [one] brings { $count } settler
   *[other] brings { $count } settlers
}
board-beast = This monster comes to territories of its colour: { $monster }
board-hunt = { $settlers ->
    [one] Takes { $settlers } settler to catch. Reward: { $reward }
   *[other] Takes { $settlers } settlers to catch. Reward: { $reward }
}
board-in-supply = { $count ->
    [one] { $count } figure in the supply
   *[other] { $count } figures in the supply
}
board-exchange-tip = Two common resources for one other; clay, wood and stone for a diamond; two diamonds for one gold; one gold for a common resource.
board-no-artifact = no artifact
group-build = Build
group-explore = Explore
group-hunt = Hunt
group-fortify = Fortify
group-activate = Activate
group-invite = Invite
group-exchange = Exchange
board-zone-construction = build
board-zone-exploration = explore
board-zone-hunt = hunt
board-zone-fortification = fortify
board-zone = Settlers sent: { $count }

# what others wait for
waiting-turn = { $name } is planning a turn
waiting-space = { $name } is picking a building on the market
waiting-place = { $name } is choosing a street for the building
waiting-street = { $name } is choosing which building to use
waiting-collect = { $name } is weighing a resource against a monster
waiting-extra = { $name } is choosing a tile for an extra resource
waiting-monster = { $name } is deciding whether a monster comes
waiting-keep = { $name } is choosing what to keep
waiting-artifact = { $name } is choosing an artifact
