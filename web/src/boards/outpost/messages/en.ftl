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
board-empty-house = A free place for a building
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
board-exchange-tip = Two common resources for one, clay, wood and stone for a diamond, two diamonds for one gold, one gold for a common resource.
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
waiting-turn = { $name } plans the turn
waiting-space = { $name } picks a building on the market
waiting-place = { $name } chooses a street for the building
waiting-street = { $name } chooses which building to use
waiting-collect = { $name } weighs a resource against a monster
waiting-extra = { $name } chooses a tile for an extra resource
waiting-monster = { $name } decides whether a monster comes
waiting-keep = { $name } chooses what to keep
waiting-artifact = { $name } chooses an artifact
