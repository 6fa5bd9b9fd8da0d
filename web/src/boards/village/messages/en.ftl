board-round = Round { $round }
board-first = First player: { $name }
board-supply = Supply
board-green-bag = Green bag
board-purse = Influence, coins and grain
board-farm = Farm
board-farm-tip = Who is at home brings in the harvest and can be sent out.
board-nobody-home = nobody at home
board-life = Life-time
board-life-tip = { $hours ->
    [one] { $hours } hour until somebody of the oldest dies
   *[other] { $hours } hours until somebody of the oldest dies
}
board-unborn = To be born
board-cities = Towns visited
board-cities-tip = Points for one town, two and so on: { $points }
board-chronicle = Chronicle
board-entries-tip = Points for one line in the chronicle, two and so on: { $points }
board-customers = Customers
board-customer = Customer
board-nobody = Nobody here
board-stall-closed = Closed stall
board-stall-mark = Open with { $mark } players
board-purse-tip = A coin can stand in for a cube of any colour. The barn holds { $count } sacks of grain.
board-mill = Mill
board-mill-tip = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} and { $grain } grain for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-good = { $workshop }: { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} with somebody of your own there, or buy for { $price }
board-train = { $hours ->
    [one] Training takes { $hours } hour; the new craftsman may make something at once.
   *[other] Training takes { $hours } hours; the new craftsman may make something at once.
}
board-road = Road from { $from }: { $price }
board-road-hours = { $hours ->
    [one] and a wagon and { $hours } hour for each road
   *[other] and a wagon and { $hours } hours for each road
}
board-city-points = First visit: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-city-cubes = First visit: { $count ->
    [one] { $count } cube of your choice
   *[other] { $count } cubes of your choice
}
board-city-coin = First visit: { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
board-council = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} and two green cubes or a scroll. At the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-privilege = Privilege of step { $step }
board-church = { $grain ->
    [0] No grain to stand here.
   *[other] Grain to climb here: { $grain }.
} At the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-bag-tip = Who joins the church waits here for a mass: one brown cube or three hours. Four figures are drawn at each mass.
board-slots = { $count ->
    [0] No line left
    [one] { $count } line left
   *[other] { $count } lines left
}
board-graves = { $count ->
    [0] No grave left
    [one] { $count } grave left
   *[other] { $count } graves left
}
board-plague = Plague: costs { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} and brings no influence
board-space-harvest = Those at home bring in grain; a plough with horse or ox brings more.
board-space-family = The next child is born, or somebody comes home.
board-space-crafts = Train a craftsman, make a good for time, buy one, or go to the mill.
board-space-market = A market day for everybody: the starter's first customer is free of the surcharge.
board-space-travel = Send somebody along a road, for a wagon, cubes and two hours.
board-space-council = Enter the council, move up, or use a privilege.
board-space-church = Send somebody from home into the black bag.
board-space-well = Three equal cubes for any action, without taking a cube.
board-klara = Klara
solo-opponent = Klara
board-klara-track = Each cube of Klara's goes to the next cell; behind a token it turns that token up. A quill means a death.
board-klara-family = Klara's family: the oldest die first.
board-klara-waiting = Who waits here goes into the black bag when Klara's cube comes from the church.
board-klara-customers = Customers whom Klara has served.
board-klara-took = Her last cube: { $colour }
board-klara-waits = She waits for your cube.
board-klara-rule = Klara takes a cube of your colour, from your space or the next.
board-title = Your title so far: { $title }
group-take = Take a cube
group-well = The well
group-train = Train
group-make = Make for time
group-buy = Buy
group-travel = Travel
group-call_home = Call home
group-serve = Serve
group-privilege = Privileges
# Words for small boxes.
board-short-brown = brown
board-short-pink = pink
board-short-orange = orange
board-short-green = green
board-short-coin = coin
board-short-grain = grain
board-short-scroll = scroll
board-short-horse = horse
board-short-plough = plough
board-short-ox = ox
board-short-wagon = wagon

# what others wait for
waiting-turn = { $name } chooses a cube
waiting-well = { $name } chooses an action at the well
waiting-harvest = { $name } looks at the harvest
waiting-family = { $name } thinks of the family
waiting-crafts = { $name } visits the craftsmen
waiting-produce = { $name } decides what the new craftsman makes
waiting-pay_goods = { $name } pays for goods
waiting-market_day = { $name } chooses a customer
waiting-pay_customer = { $name } pays the surcharge at the market
waiting-travel = { $name } plans a journey
waiting-pay_road = { $name } pays for the road
waiting-council = { $name } goes to the council
waiting-pay_council = { $name } pays the council
waiting-privilege = { $name } chooses a privilege
waiting-cubes = { $name } chooses cubes
waiting-goods = { $name } chooses a good
waiting-church = { $name } chooses who joins the church
waiting-pay_church = { $name } pays the church
waiting-death = { $name } must say who dies
waiting-mass_draw = { $name } thinks about the mass
waiting-mass_climb = { $name } chooses who climbs in the church
