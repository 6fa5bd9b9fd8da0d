# Help while playing. `mark-…`: a consequence, after the move on its button. `first-…`: a question explains itself
# once. `gain-…`: how a source of points grows.
aim = Whoever has the most fame wins. Your family works, ages and dies; those who die in time enter the chronicle; when the chronicle or the graveyard is full, the game ends.

mark-died = family member { $number } dies and { $rest }
mark-quill_passed = one of your oldest family members will die
mark-end_in_sight = the last place is taken: the last turns begin
mark-klara_brought_the_end = the last place is taken: the last turns begin
mark-mass_begins = ends the round: mass is held
mark-could_not_act = you cannot act there now
mark-passed = you sell nothing on this market day
mark-lacked_surcharge = you miss a sale: you lack the surcharge (a green cube or a coin)
mark-ring_was_gone = the ring is taken: this brings nothing
mark-nobody_to_die = nobody is in sight, so nobody dies

first-turn = A cube lets you act on its space, and later you can pay with it; a black one pays for nothing and costs two hours.
first-well = The well gives any one action you can carry out, whether cubes lie there or not.
first-harvest = Grain feeds the market, the church steps and the mill; a plough with a horse or an ox brings more.
first-family = The number on a family member is its generation: the lowest number in sight dies first.
first-crafts = Training takes hours once, making takes hours each time, buying takes cubes or grain and no hours.
first-produce = Whoever has just been trained may make a good at once, which costs its own hours.
first-pay_goods = A coin stands in for any cube and counts a point at the end, so pay with the cube if you have it.
first-market_day = The first customer of whoever opened the day costs no surcharge; every other one costs 1 green cube (or a coin) and 1 hour.
first-pay_customer = The surcharge takes a green cube or a coin; a coin counts a point at the end.
first-travel = Each road costs a wagon, two cubes and hours; a city pays its reward once, and the more cities you have visited the more points they count together.
first-pay_road = A coin stands in for any cube of the road.
first-council = Each step up costs hours and 2 green cubes or a scroll; the higher the step, the more points at the end.
first-pay_council = A scroll is worth two green cubes here; coins may stand in for the cubes.
first-privilege = Your family member may use the privilege of its own step or of the one before it.
first-cubes = Take what your next action costs: green for market and council, brown for the church, pink for scrolls.
first-goods = Take what a customer at the stalls wants, or a wagon for the road.
first-church = Whoever goes to church waits in the black bag and may be drawn at the mass that ends the round.
first-pay_church = A brown cube saves three hours; a coin may stand in for it.
first-death = Look where a place in the chronicle is free: a name counts there, but not in the graveyard.
first-mass_draw = Four figures are drawn at mass; for a coin one of them is certainly yours.
first-mass_climb = A step in the church costs grain and counts at the end; whoever has the most there gains points at every mass.
first-klara_cube = You choose for Klara between cubes that are alike to her: leave what you need.

gain-fame = Some cities, the fourth council step and the lead in the church at mass bring points at once.
gain-travel = Visit more cities: each new one adds more than the one before.
gain-church = Move family members up the church steps with grain at mass.
gain-customers = Serve customers on market days with goods and grain; each is worth 2 to 6 points.
gain-chronicle = Let family members die where the chronicle still has a place for their profession; from the third name on it counts.
gain-council = Move family members up in the council for green cubes or scrolls.
gain-coins = Every coin kept to the end is a point.

# `near-…`: the end is near. `card-…`: what a pause on the way means.
near-last_turns = The last turns: everybody has one turn left at most.
near-grave = One grave is left: the next who finds no place in the chronicle brings the last turns.
near-chronicle = One place is left in the chronicle: whoever takes it brings the last turns.
card-round_begins = Cubes are laid out anew; where none are left, only the well lets you act.
card-mass_begins = Four figures are drawn from the black bag; then family members climb for grain, and the largest group gains points.
card-end_in_sight = Everybody else has one last turn, then the points are counted.
card-klara_brought_the_end = You have one last turn, then the points are counted.
