board-market = Market
board-heroes = Heroes at the gate
board-artifacts = Artifacts
board-beasts = Beasts in the wild
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
board-empty-land = Unexplored land { $slot }
board-empty-house = A free plot
board-fortified = fortified
board-used = used this round
board-passed = passed
board-price = Price: { $price }
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-brings = { $count ->
    [0] brings no settlers
    [one] brings { $count } settler
   *[other] brings { $count } settlers
}
board-beast = A beast of this colour comes to the lands: { $monster }
board-hunt = Takes { $settlers ->
    [one] { $settlers } settler
   *[other] { $settlers } settlers
} to catch. Reward: { $reward }
board-in-supply = { $count ->
    [one] { $count } figure in the supply
   *[other] { $count } figures in the supply
}
board-exchange-tip = Two common resources for one, two diamonds for one gold, one gold for one common resource.
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
waiting-turn = { $name } plans a turn
waiting-space = { $name } picks a building on the market
waiting-place = { $name } chooses a street for the building
waiting-street = { $name } chooses which building works next
waiting-collect = { $name } weighs a resource against a monster
waiting-extra = { $name } chooses a tile for one more resource
waiting-monster = { $name } decides about a monster
waiting-keep = { $name } chooses what to keep
waiting-artifact = { $name } chooses an artifact
