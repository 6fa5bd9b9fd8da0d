game-title = Village
game-tagline = Guide a family through the generations and into the village chronicle.

# ------------------------------------------------------------------ options
option-start_bonus = Start bonuses by place in the order of play
choice-start_bonus-recommended = as the rulebook recommends
choice-start_bonus-none = none
option-well_coins = Coins among the three equal cubes of the well
choice-well_coins-allowed = allowed
choice-well_coins-cubes_only = cubes only
option-council_cubes = The two cubes of the second council step
choice-council_cubes-any = any two, equal or not
choice-council_cubes-different = two different colours
option-market_plague_death = Death brought by a black cube from the market
choice-market_plague_death-end_of_turn = after the market day, at the end of the turn
choice-market_plague_death-at_once = at once, before anybody sells
option-klara_cubes = How Klara takes her cubes (solo)
choice-klara_cubes-match = she matches your cube
choice-klara_cubes-die = a four-sided die decides
option-klara_market = When Klara takes the market cube (solo)
choice-klara_market-market_day = a market day: you may sell, too
choice-klara_market-customer_only = she takes her customer, nobody else sells

# ------------------------------------------------------------------ things
colour-brown = brown
colour-pink = pink
colour-orange = orange
colour-green = green
colour-black = black

influence-brown = faith
influence-pink = knowledge
influence-orange = skill
influence-green = persuasion
influence-black = plague

good-scroll = scroll
good-horse = horse
good-plough = plough
good-ox = ox
good-wagon = wagon
good-grain = grain
good-coin = coin

space-harvest = Harvest
space-family = Family
space-crafts = Crafts
space-market = Market
space-travel = Travel
space-council = Council
space-church = Church
space-well = Well

profession-crafts = craftsmen
profession-church = clergy
profession-travel = travellers
profession-farm = farmers
profession-council = councillors

workshop-wainwright = wainwright's yard
workshop-stables = stables
workshop-scribes = scribes' room
workshop-smithy = smithy

source-privilege = council privilege
source-city = city
source-start = start bonus

city-A = Northgate
city-B = Eastgate
city-C = Upperton
city-D = Lowerton
city-E = Farhill
city-F = Farhaven
from-A = { city-A }
from-B = { city-B }
from-C = { city-C }
from-D = { city-D }
from-E = { city-E }
from-F = { city-F }
from-village = the village

must_act-no = no
must_act-yes = yes

place-unborn = not yet born
    .at = not yet born
place-farm = farm
    .at = at home
place-wainwright = wainwright's yard
    .at = in the wainwright's yard
place-stables = stables
    .at = in the stables
place-scribes = scribes' room
    .at = in the scribes' room
place-smithy = smithy
    .at = in the smithy
place-council_1 = council step 1
    .at = on council step 1
place-council_2 = council step 2
    .at = on council step 2
place-council_3 = council step 3
    .at = on council step 3
place-council_4 = council step 4
    .at = on council step 4
place-city_A = Northgate
    .at = in Northgate
place-city_B = Eastgate
    .at = in Eastgate
place-city_C = Upperton
    .at = in Upperton
place-city_D = Lowerton
    .at = in Lowerton
place-city_E = Farhill
    .at = in Farhill
place-city_F = Farhaven
    .at = in Farhaven
place-black_bag = black bag
    .at = in the black bag
place-church_1 = church step 1
    .at = on church step 1
place-church_2 = church step 2
    .at = on church step 2
place-church_3 = church step 3
    .at = on church step 3
place-church_4 = church step 4
    .at = on church step 4
place-chronicle_crafts = chronicle, craftsmen
    .at = in the chronicle among the craftsmen
place-chronicle_church = chronicle, clergy
    .at = in the chronicle among the clergy
place-chronicle_travel = chronicle, travellers
    .at = in the chronicle among the travellers
place-chronicle_farm = chronicle, farmers
    .at = in the chronicle among the farmers
place-chronicle_council = chronicle, councillors
    .at = in the chronicle among the councillors
place-grave = graveyard
    .at = in a plain grave
place-out_of_the_game = out of the game
    .at = nowhere, for there was no room left
place-beside_klaras_board = beside Klara's board
    .at = beside Klara's board
place-waiting_at_church = waiting at the church
    .at = waiting at the church

source-fame = Fame gained during the game
source-travel = Travel
source-church = Church
source-customers = Customers
source-chronicle = Chronicle
source-council = Council
source-coins = Coins

title-apprentice = Apprentice
title-journeyman = Journeyman
title-master = Master
title-renowned_master = Renowned master
title-genius = Genius
title-legend = Legend

# ------------------------------------------------------------------ questions
prompt-turn = Which cube do you take, or do you pay at the well?
prompt-well = Which action does the well give you?
prompt-harvest = Bring in the harvest?
prompt-family = A child, or somebody called home?
prompt-crafts = What do you want from the craftsmen?
prompt-produce = Does the new craftsman make something at once?
prompt-pay_goods = With what do you pay for this: { $good }?
prompt-market_day = Whom do you serve?
prompt-pay_customer = With what do you pay the surcharge at stall { $stall }?
prompt-travel = Who travels where?
prompt-pay_road = With what do you pay for the road to { $city }?
prompt-council = What do you do in the council?
prompt-pay_council = With what do you pay for council step { $step }?
prompt-privilege = Which privilege do you use on council step { $step }?
prompt-cubes = Which { $count ->
    [one] cube
   *[other] cubes
} do you take from the supply?
prompt-goods = Which good do you take?
prompt-church = Who joins the church?
prompt-pay_church = With what do you pay the church?
prompt-death = Time has run out for one of your members with number { $number }. Who dies?
prompt-mass_draw = Pay a coin to draw one of your own figures for the mass?
prompt-mass_climb = Who climbs in the church, for grain?
prompt-klara_cube = Which cube does Klara take from this space: { $space }?

# ------------------------------------------------------------------ moves
move-take = { $colour_id ->
    [black] { $space }: take a black plague cube (2 hours)
   *[other] { $space }: take one { $colour } cube
}
move-well = Pay at the well: { $way }
move-go_to = Act here: { $space }
move-decline_turn = Do without your last turn
move-skip = Do nothing here
move-harvest = Bring in the harvest
move-birth = Raise a child
move-call_home = Call home the number { $number } who is { $place_at }
move-train = Train a number { $number }: { $place }
move-make = Make for time: { $good }
move-make_nothing = Make nothing now
move-buy = Buy: { $good }
move-mill = Grind grain into coins at the mill
move-set_out = Send a number { $number } to { $city }
move-move_on = Move a number { $number } from { $from } on to { $city }
move-enter_council = Send a number { $number } into the council
move-advance = Move a number { $number } up from council step { $step }
move-use_privilege = { $step ->
    [1] Privilege of step 1: take the ring and go first next round
    [2] Privilege of step 2: take 2 cubes of your choice
    [3] Privilege of step 3: take a good of your choice
   *[other] Privilege of step 4: 1 coin for 3 points
}
move-no_privilege = Use no privilege
move-take_cubes = Take { $way }
move-take_goods = Take a good: { $good }
move-join_church = Send a number { $number } to the church
move-pay = Pay { $way }
move-serve = { $customer_id ->
    [nobody] Serve the customer at stall { $stall }
   *[other] Stall { $stall }: serve the customer who wants { $customer }
}
move-pass = Pass for the rest of the market day
move-bury = The one who is { $place_at } dies
move-draw_figure = Pay a coin and draw your number { $number }
move-stop_drawing = Draw nobody else
move-climb = Move a number { $number } up from church step { $step }
move-stop_climbing = Nobody else climbs
move-klara_takes = Klara takes one { $colour } cube

# ------------------------------------------------------------------ story
event-game_begins = The village awoke; { $seat } went first.
event-round_begins = Round { $round } began with { $seat }.
event-cubes_laid = { $cubes_count ->
    [0] No cubes were laid here: { $space }.
   *[other] Laid on { $space }: { $cubes }.
}
event-took = { $seat } took one { $colour } cube: { $space }.
event-went_to = { $seat } chose an action: { $space }.
event-declined_turn = { $seat } did without the last turn.
event-could_not_act = { $seat } could do nothing there.
event-did_nothing = { $seat } left the action alone.
event-paid = { $seat } paid { $way }.
event-paid_grain = { $seat } paid { $count ->
    [one] { $count } sack
   *[other] { $count } sacks
} of grain.
event-hours_spent = { $seat } spent { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}.
event-quill_passed = The life marker of { $seat } passed the quill.
event-died = A number { $number } of { $seat } died and rests { $place_at }.
event-nobody_to_die = { $seat } had nobody in sight who could die.
event-end_in_sight = The last place is taken by the dead of { $seat }: the end is in sight.
event-harvested = { $seat } harvested { $count ->
    [one] { $count } sack
   *[other] { $count } sacks
} of grain.
event-born = A number { $number } was born to { $seat }.
event-called_home = { $seat } called home the number { $number } who was { $place_at }.
event-trained = A number { $number } of { $seat } learned a craft: { $place }.
event-made = { $seat } made a good: { $good }.
event-got_goods = { $seat } got a good: { $good }.
event-got_grain = { $seat } got { $count ->
    [one] { $count } sack
   *[other] { $count } sacks
} of grain.
event-got_coins = { $seat } got { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}.
event-took_cubes = { $seat } took { $way }.
event-milled = { $seat } ground { $grain ->
    [one] { $grain } sack
   *[other] { $grain } sacks
} of grain into { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-travelled = A number { $number } of { $seat } came to { $city }.
event-fame = { $seat } gained { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
event-council_step = A number { $number } of { $seat } took council step { $step }.
event-took_ring = { $seat } took the ring.
event-ring_was_gone = { $seat } found the ring gone.
event-ring_spent = { $seat } spent the ring as a coin.
event-bought_fame = { $seat } gave a coin for { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
event-joined_church = A number { $number } of { $seat } joined the church.
event-market_day_begins = { $seat } opened a market day.
event-served = { $seat } served a customer: { $customer }.
event-passed = { $seat } sold nothing more on this market day.
event-customer_moved_up = A customer stepped up to the stalls: { $customer }.
event-customer_came = A customer joined the queue: { $customer }.
event-market_day_ends = The market day ended.
event-mass_begins = The bells called to mass.
event-bought_figure = { $seat } paid a coin and drew a number { $number }.
event-drawn = A number { $number } of { $seat } was drawn from the bag.
event-monk_drawn = A monk was drawn and went back into the bag.
event-climbed = A number { $number } of { $seat } climbed to church step { $step }.
event-leads_church = { $seat } had the greatest following in the church and gained { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
event-game_over = The chronicle is closed: the points are counted.
event-klara_took = Klara took one { $colour } cube: { $space }.
event-die_rolled = The die showed { $colour }.
event-quill_turned = Klara turned up a token with a quill.
event-blank_turned = Klara turned up a blank token.
event-klara_lost = A number { $number } of Klara's died and rests { $place_at }.
event-klara_loses_nobody = Klara had nobody in sight who could die.
event-klara_brought_the_end = The last place is taken by Klara's dead: the end is in sight.
event-klara_begins_market_day = Klara opened a market day.
event-klara_served = Klara took a customer: { $customer }.
event-klara_joined_church = A number { $number } of Klara's went into the black bag.
event-klara_drawn = A number { $number } of Klara's was drawn and took church step { $step }.
event-klara_leads_church = Klara had the greatest following in the church.

# ------------------------------------------------------------------ refusals
why-not-the-oldest = Only one of your oldest members in sight can die: here a number { $number }.
why-cannot-pay-that = You do not have what it takes to pay { $way }.
why-other-price = The price is another one than { $way }.
why-must-act = Who pays at the well or has a free action carries the action out.
why-different-cubes = At this table the two cubes of the privilege must have different colours.
why-number-of-cubes = You choose { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} here.
why-supply-short = The supply has not got enough of these cubes.
why-nobody-unborn = Nobody of your family is left to be born.
why-nobody-there = You have no number { $number } { $place_at }.
why-nobody-home = You have no number { $number } at home.
why-no-craftsman = To make this for time you need somebody of your own { $place_at }.
why-cannot-buy = You cannot pay the price of this good: { $good }.
why-no-grain-for-mill = The mill needs { $count ->
    [one] { $count } sack
   *[other] { $count } sacks
} of grain.
why-other-craft = The new craftsman is { $place_at } and makes only what is made there.
why-one-way = A good is made for time or bought, never both in one action.
why-no-road = No road leads from there to { $city }.
why-no-traveller = You have no number { $number } in { $city }.
why-cannot-pay-road = You lack the wagon or the cubes for the road to { $city }.
why-not-on-step = Your member is out of reach of the privilege of step { $step }: only his own step and the one below count.
why-no-coin = This privilege costs a coin.
why-cannot-pay-council = A council step costs 2 green cubes (coins may stand in) or a scroll.
why-nobody-on-step = You have no number { $number } on council step { $step }.
why-ring-gone = Somebody has the ring already; then the first step gives nothing.
why-ring-spent = You have spent the ring; it is back on the council with the new round.
why-market-day = A market day that has begun is held: serve or pass.
why-stall-closed = Stall { $stall } is closed with this number of players.
why-stall-empty = Nobody stands at stall { $stall }.
why-no-surcharge = Every customer but the starter's first costs a green cube (or a coin) and an hour.
why-cannot-serve = You lack what this customer wants: { $customer }.
why-not-in-bag = You have no number { $number } in the black bag.
why-nobody-on-church-step = You have no number { $number } on church step { $step }.
why-no-grain-to-climb = That step costs { $count ->
    [one] { $count } sack
   *[other] { $count } sacks
} of grain.
why-board-empty = The board is empty: a last turn is now any one action, free of charge.
why-no-such-cube = There is no { $colour } cube on this space: { $space }.
why-well-dry = The well gives an action only while cubes are left on the board.
why-no-coins-at-well = At this table the well takes three real cubes of one colour.
why-cannot-pay-well = The well costs three equal cubes.
why-pay-well-first = Without taking a cube you act only after paying at the well.
why-nothing-there = There is nothing you could do there: { $space }.
why-must-take = You must take a cube or pay at the well; only a last turn can be declined.

# ------------------------------------------------------------------ payments
way-brown = 1 brown cube
way-pink = 1 pink cube
way-orange = 1 orange cube
way-green = 1 green cube
way-coin = 1 coin
way-brown_brown = 2 brown cubes
way-brown_pink = 1 brown cube and 1 pink cube
way-brown_orange = 1 brown cube and 1 orange cube
way-brown_green = 1 brown cube and 1 green cube
way-brown_coin = 1 brown cube and 1 coin
way-pink_pink = 2 pink cubes
way-pink_orange = 1 pink cube and 1 orange cube
way-pink_green = 1 pink cube and 1 green cube
way-pink_coin = 1 pink cube and 1 coin
way-orange_orange = 2 orange cubes
way-orange_green = 1 orange cube and 1 green cube
way-orange_coin = 1 orange cube and 1 coin
way-green_green = 2 green cubes
way-green_coin = 1 green cube and 1 coin
way-coin_coin = 2 coins
way-brown_brown_brown = 3 brown cubes
way-brown_brown_pink = 2 brown cubes and 1 pink cube
way-brown_brown_orange = 2 brown cubes and 1 orange cube
way-brown_brown_green = 2 brown cubes and 1 green cube
way-brown_brown_coin = 2 brown cubes and 1 coin
way-brown_pink_pink = 1 brown cube and 2 pink cubes
way-brown_pink_orange = 1 brown cube, 1 pink cube and 1 orange cube
way-brown_pink_green = 1 brown cube, 1 pink cube and 1 green cube
way-brown_pink_coin = 1 brown cube, 1 pink cube and 1 coin
way-brown_orange_orange = 1 brown cube and 2 orange cubes
way-brown_orange_green = 1 brown cube, 1 orange cube and 1 green cube
way-brown_orange_coin = 1 brown cube, 1 orange cube and 1 coin
way-brown_green_green = 1 brown cube and 2 green cubes
way-brown_green_coin = 1 brown cube, 1 green cube and 1 coin
way-brown_coin_coin = 1 brown cube and 2 coins
way-pink_pink_pink = 3 pink cubes
way-pink_pink_orange = 2 pink cubes and 1 orange cube
way-pink_pink_green = 2 pink cubes and 1 green cube
way-pink_pink_coin = 2 pink cubes and 1 coin
way-pink_orange_orange = 1 pink cube and 2 orange cubes
way-pink_orange_green = 1 pink cube, 1 orange cube and 1 green cube
way-pink_orange_coin = 1 pink cube, 1 orange cube and 1 coin
way-pink_green_green = 1 pink cube and 2 green cubes
way-pink_green_coin = 1 pink cube, 1 green cube and 1 coin
way-pink_coin_coin = 1 pink cube and 2 coins
way-orange_orange_orange = 3 orange cubes
way-orange_orange_green = 2 orange cubes and 1 green cube
way-orange_orange_coin = 2 orange cubes and 1 coin
way-orange_green_green = 1 orange cube and 2 green cubes
way-orange_green_coin = 1 orange cube, 1 green cube and 1 coin
way-orange_coin_coin = 1 orange cube and 2 coins
way-green_green_green = 3 green cubes
way-green_green_coin = 2 green cubes and 1 coin
way-green_coin_coin = 1 green cube and 2 coins
way-coin_coin_coin = 3 coins
way-scroll = 1 scroll
way-hours = 3 hours of time

# ------------------------------------------------------------------ customers
customer-C01 = 2 sacks of grain (2 points)
customer-C02 = 3 sacks of grain (3 points)
customer-C03 = 3 sacks of grain (3 points)
customer-C04 = 4 sacks of grain (4 points)
customer-C05 = scroll (2 points)
customer-C06 = scroll and sack of grain (3 points)
customer-C07 = scroll and sack of grain (3 points)
customer-C08 = scroll and 2 sacks of grain (4 points)
customer-C09 = wagon (3 points)
customer-C10 = plough (3 points)
customer-C11 = horse and sack of grain (4 points)
customer-C12 = ox and sack of grain (4 points)
customer-C13 = wagon and sack of grain (4 points)
customer-C14 = plough and sack of grain (4 points)
customer-C15 = 2 scrolls (4 points)
customer-C16 = scroll and wagon (4 points)
customer-C17 = scroll and horse (5 points)
customer-C18 = scroll and ox (5 points)
customer-C19 = scroll and plough (5 points)
customer-C20 = horse and plough (6 points)
customer-C21 = ox and plough (6 points)
customer-C22 = horse and wagon (5 points)
customer-C23 = ox and wagon (5 points)
customer-C24 = horse and ox (6 points)
customer-nobody = nobody
why-take-cube-first = First take a cube, or pay at the well: a cube opens the action of its space.
why-other-space = Your cube lets you act on its own space only: { $space }.
why-no-market-day = Customers are served on a market day only, and none is being held.
why-not-called-from-there = Members come home from yards, council steps, cities and church steps only.
why-nobody-at-mill = Nobody works at the mill: it grinds for whoever brings grain and has the time.
why-grain-is-no-good = Grain is not one of the five goods to choose from.
why-nobody-travels-home = No road leads back to the village: a traveller comes home by the family action.
