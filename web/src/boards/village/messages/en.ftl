board-round = Round { $round }
board-first = First player: { $name }
board-supply = Supply
board-green-bag = Green bag
board-purse = Influence, coins and grain
board-farm = Farm
board-farm-tip = Family members at home bring in the harvest and can be sent out.
board-nobody-home = nobody at home
board-life = Lifetime
board-life-tip = { $hours ->
    [one] { $hours } hour until one of the oldest family members dies
   *[other] { $hours } hours until one of the oldest family members dies
}
board-unborn = Not yet born
board-cities = Cities visited
board-cities-tip = Points for one city, two and so on: { $points }
board-chronicle = Chronicle
board-entries-tip = Points for one place in the chronicle, two and so on: { $points }
board-customers = Customers
board-customer = Customer
board-nobody = Nobody here
board-stall-closed = Closed stall
board-stall-mark = Open with { $mark } players
board-purse-tip = A coin can stand in for a cube of any colour. The barn holds up to { n-sacks }.
board-mill = Mill
board-mill-tip = Spend { n-hours } to turn { n-sacks } into { n-coins }
board-good = Your own craftsman { $workshop_at } makes it for { n-hours }; it can be bought for { $price }.
board-train = Training takes { n-hours }; the new craftsman may make something at once.
board-road = Road { $from }: { $price }
board-road-hours = Each road also costs a wagon and { n-hours }
board-city-points = Reward: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-city-cubes = Reward: { $count ->
    [one] { $count } cube of your choice
   *[other] { $count } cubes of your choice
}
board-city-coin = Reward: { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
board-council = Costs { n-hours } and 2 green cubes or a scroll. At the end of the game: { n-points }
board-privilege = Privilege of step { $step }
board-church = { $sacks ->
    [0] Figures drawn from the black bag come here.
   *[other] It costs { n-sacks } to climb here.
} At the end of the game: { n-points }
board-bag-tip = Family members wait here for mass; sending one here costs a brown cube or 3 hours. Four figures are drawn at each mass.
board-slots = { $count ->
    [0] No place left
    [one] { $count } place left
   *[other] { $count } places left
}
board-graves = { $count ->
    [0] No grave left
    [one] { $count } grave left
   *[other] { $count } graves left
}
board-plague = Plague: takes { n-hours } and brings no influence
board-space-harvest = With somebody at home you bring in grain; a plough with a horse or an ox brings more.
board-space-family = Welcome a new family member or call one home.
board-space-crafts = Train a craftsman, make a good for time, buy one, or go to the mill.
board-space-market = A market day for everybody: whoever opens it serves the first customer without the surcharge.
board-space-travel = Send somebody along a road for a wagon, cubes and 2 hours.
board-space-council = Enter the council, move up, or use a privilege.
board-space-church = Send somebody from home into the black bag.
board-space-well = Pay three cubes of one colour for any action, without taking a cube.
board-klara = Klara
solo-opponent = Klara
board-klara-track = Each of Klara's cubes goes to the next cell; one that reaches a token turns it up. A quill means a death.
board-klara-family = Klara's family: the oldest die first.
board-klara-waiting = They wait here and go into the black bag when Klara takes a cube from the church.
board-klara-customers = Customers Klara has served.
board-klara-took = Her last cube: { $colour }
board-klara-waits = She is waiting for your cube.
board-klara-rule = Klara takes a cube of your colour from your space or the next one.
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
waiting-turn = { $name } is choosing a cube
waiting-well = { $name } is choosing an action at the well
waiting-harvest = { $name } is thinking about the harvest
waiting-family = { $name } is thinking about the family
waiting-crafts = { $name } is visiting the craftsmen
waiting-produce = { $name } is deciding what the new craftsman makes
waiting-pay_goods = { $name } is paying for goods
waiting-market_day = { $name } is choosing a customer
waiting-pay_customer = { $name } is paying the market surcharge
waiting-travel = { $name } is planning a journey
waiting-pay_road = { $name } is paying for the road
waiting-council = { $name } is going to the council
waiting-pay_council = { $name } is paying the council
waiting-privilege = { $name } is choosing a privilege
waiting-cubes = { $name } is choosing cubes
waiting-goods = { $name } is choosing a good
waiting-church = { $name } is choosing who joins the church
waiting-pay_church = { $name } is paying the church
waiting-death = { $name } is deciding who dies
waiting-mass_draw = { $name } is thinking about the mass
waiting-mass_climb = { $name } is choosing who climbs in the church
