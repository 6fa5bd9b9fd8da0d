game-title = Village
game-tagline = Guide a family through the generations and into the village chronicle.

# ------------------------------------------------------------------ options
option-start_bonus = Start bonuses by place in the order of play
choice-start_bonus-recommended = as the rulebook recommends
choice-start_bonus-none = none
option-well_coins = Coins among the three matching cubes of the well
choice-well_coins-allowed = allowed
choice-well_coins-cubes_only = cubes only
option-council_cubes = The two cubes of the second council step
choice-council_cubes-any = any two, matching or not
choice-council_cubes-different = two different colours
option-market_plague_death = Death brought by a plague cube from the market
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
    .a = a brown
colour-pink = pink
    .a = a pink
colour-orange = orange
    .a = an orange
colour-green = green
    .a = a green
colour-black = black
    .a = a black

influence-brown = faith
influence-pink = knowledge
influence-orange = skill
influence-green = persuasion
influence-black = plague

good-scroll = scroll
    .a = a scroll
good-horse = horse
    .a = a horse
good-plough = plough
    .a = a plough
good-ox = ox
    .a = an ox
good-wagon = wagon
    .a = a wagon
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


city-A = Northgate
    .in = in Northgate
    .from = from Northgate
city-B = Eastgate
    .in = in Eastgate
    .from = from Eastgate
city-C = Upperton
    .in = in Upperton
    .from = from Upperton
city-D = Lowerton
    .in = in Lowerton
    .from = from Lowerton
city-E = Farhill
    .in = in Farhill
    .from = from Farhill
city-F = Farhaven
    .in = in Farhaven
    .from = from Farhaven
from-A = { city-A.from }
from-B = { city-B.from }
from-C = { city-C.from }
from-D = { city-D.from }
from-E = { city-E.from }
from-F = { city-F.from }
from-village = from the village


place-unborn = not yet born
place-farm = farm
    .at = on the farm
    .from = from the farm
place-wainwright = wainwright's yard
    .at = in the wainwright's yard
    .from = from the wainwright's yard
place-stables = stables
    .at = in the stables
    .from = from the stables
place-scribes = scribes' room
    .at = in the scribes' room
    .from = from the scribes' room
place-smithy = smithy
    .at = in the smithy
    .from = from the smithy
place-council_1 = council step 1
    .at = on council step 1
    .from = from council step 1
place-council_2 = council step 2
    .at = on council step 2
    .from = from council step 2
place-council_3 = council step 3
    .at = on council step 3
    .from = from council step 3
place-council_4 = council step 4
    .at = on council step 4
    .from = from council step 4
place-city_A = { city-A }
    .at = { city-A.in }
    .from = { city-A.from }
place-city_B = { city-B }
    .at = { city-B.in }
    .from = { city-B.from }
place-city_C = { city-C }
    .at = { city-C.in }
    .from = { city-C.from }
place-city_D = { city-D }
    .at = { city-D.in }
    .from = { city-D.from }
place-city_E = { city-E }
    .at = { city-E.in }
    .from = { city-E.from }
place-city_F = { city-F }
    .at = { city-F.in }
    .from = { city-F.from }
place-black_bag = black bag
place-church_1 = church step 1
    .at = on church step 1
    .from = from church step 1
place-church_2 = church step 2
    .at = on church step 2
    .from = from church step 2
place-church_3 = church step 3
    .at = on church step 3
    .from = from church step 3
place-church_4 = church step 4
    .at = on church step 4
    .from = from church step 4
place-chronicle_crafts = chronicle, craftsmen
place-chronicle_church = chronicle, clergy
place-chronicle_travel = chronicle, travellers
place-chronicle_farm = chronicle, farmers
place-chronicle_council = chronicle, councillors
place-grave = graveyard
place-out_of_the_game = out of the game
place-beside_klaras_board = beside Klara's board
place-waiting_at_church = waiting at the church
rest-chronicle_crafts = is entered in the chronicle among the craftsmen
rest-chronicle_church = is entered in the chronicle among the clergy
rest-chronicle_travel = is entered in the chronicle among the travellers
rest-chronicle_farm = is entered in the chronicle among the farmers
rest-chronicle_council = is entered in the chronicle among the councillors
rest-grave = is laid in the graveyard
rest-out_of_the_game = leaves the game, as there is no room left

source-fame = Points gained during the game
n-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
n-sacks = { $sacks ->
    [one] { $sacks } sack of grain
   *[other] { $sacks } sacks of grain
}
n-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
n-reward = { $reward ->
    [0] no reward, as you have been there before
    [1] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } as the reward
    [2] { $amount ->
        [one] { $amount } cube of your choice
       *[other] { $amount } cubes of your choice
    } as the reward
   *[3] { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } as the reward
}
privilege-1 = take the ring and be the first player next round
privilege-2 = take 2 influence cubes of your choice
privilege-3 = take a good of your choice
privilege-4 = gain 3 points for 1 coin
privilege-ring_coin = take the ring, which stands in for a coin
privilege-ring_gone = the ring is taken, so this gives nothing
privilege-ring_spent = the ring is spent, so this gives nothing
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
prompt-well = Which action do you carry out?
prompt-harvest = Bring in the harvest?
prompt-family = A new family member, or somebody called home?
prompt-crafts = What do you want from the craftsmen?
prompt-produce = Does the new craftsman make something at once?
prompt-pay_goods = How do you pay for { $good_a }?
prompt-market_day = Which customer do you serve?
prompt-pay_customer = How do you pay the surcharge at stall { $stall }?
prompt-travel = Who travels where?
prompt-pay_road = How do you pay for the road to { $city }?
prompt-council = What do you do in the council?
prompt-pay_council = How do you pay for council step { $step }?
prompt-privilege = Which privilege do you use?
prompt-cubes = Which { $count ->
    [one] cube
   *[other] cubes
} do you take from the supply?
prompt-goods = Which good do you take?
prompt-church = Who joins the church?
prompt-pay_church = How do you pay the church?
prompt-death = Time has run out for one of your family members with number { $number }. Who dies?
prompt-mass_draw = Pay a coin to draw one of your own family members from the black bag?
prompt-mass_climb = Whom do you move up in the church for grain?
prompt-klara_cube = Which cube does Klara take from { $space }?

# ------------------------------------------------------------------ moves
move-take = { $colour_id ->
    [black] Take a plague cube from { $space } and lose { n-hours }
   *[other] Take { $colour_a } cube from { $space }
}
move-well = Pay { $way } at the well for any one action
move-go_to = Take the action “{ $space }”
move-decline_turn = Decline your last turn
move-skip = Skip the action
move-harvest = { $sacks ->
    [0] Bring in the harvest for nothing: the barn is full
    [one] Bring in the harvest: { $sacks } sack of grain
   *[other] Bring in the harvest: { $sacks } sacks of grain
}
move-birth = { $number ->
    [0] Welcome a new family member
   *[other] Welcome a new family member with number { $number } to the farm
}
move-call_home = Call family member { $number } home { $place_from }
move-train = Train family member { $number } { $place_at } for { n-hours }
move-make = Make { $good_a } for { n-hours }
move-make_nothing = Make nothing for now
move-buy = { $sacks ->
    [0] Buy { $good_a } for { $way }
   *[other] Buy { $good_a } for { n-sacks }
}
move-mill = Spend { n-hours } at the mill to turn { n-sacks } into { n-coins }
move-set_out = Send family member { $number } to { $city } for a wagon, { $way } and { n-hours }: { n-reward }
move-move_on = Move family member { $number } on { $from_from } to { $city } for a wagon, { $way } and { n-hours }: { n-reward }
move-enter_council = Send family member { $number } to council step 1 for { n-hours } and { $way } or a scroll
move-advance = Move family member { $number } up to council step { $next } for { n-hours } and { $way } or a scroll
move-use_privilege = Use the privilege of step { $step }: { $privilege }
move-no_privilege = Use no privilege
move-take_cubes = Take { $way }
move-take_goods = Take { $good_a }
move-join_church = Send family member { $number } into the black bag for { $way } or { n-hours }
move-pay = Pay { $way }
move-serve = { $customer_id ->
    [nobody] Serve the customer at stall { $stall }
   *[other] Serve the customer who wants { $customer_want }: { n-points }, { $way_id ->
        [None] with no surcharge
       *[other] for { $way } and { n-hours }
    }
}
move-pass = Pass for the rest of the market day
move-bury = { $number ->
    [0] The family member { $place_at } dies and { $rest }
   *[other] Family member { $number } { $place_at } dies and { $rest }
}
move-draw_figure = Pay { n-coins } and draw your family member { $number } from the black bag
move-stop_drawing = Draw nobody else
move-climb = Move family member { $number } up to church step { $next } for { n-sacks }
move-stop_climbing = Move nobody else up
move-klara_takes = Klara takes { $colour_a } cube

# ------------------------------------------------------------------ story
event-game_begins = The game begins; { $seat } is the first player.
event-round_begins = Round { $round } begins; { $seat } is the first player.
event-cubes_laid = { $cubes_count ->
    [0] No cubes are laid on { $space }.
   *[other] These cubes are laid on { $space }: { $cubes }.
}
event-took = { $seat } takes { $colour_a } cube from { $space }.
event-went_to = { $seat } chooses the action “{ $space }”.
event-declined_turn = { $seat } declines the last turn.
event-could_not_act = { $seat } cannot carry out this action.
event-did_nothing = { $seat } skips the action.
event-paid = { $seat } pays { $way }.
event-paid_grain = { $seat } pays { n-sacks }.
event-hours_spent = { $seat } spends { n-hours }.
event-quill_passed = The life marker passes the quill: { $seat } loses one of the oldest family members.
event-died = { $seat } loses family member { $number }, who { $rest }.
event-nobody_to_die = { $seat } loses nobody, as no family member is in sight.
event-end_in_sight = { $seat } takes the last place in the chronicle or the graveyard: the end is near.
event-harvested = { $sacks ->
    [0] { $seat } brings in the harvest for nothing: the barn is full.
   *[other] { $seat } harvests { n-sacks }.
}
event-born = { $seat } welcomes a new family member with number { $number }.
event-called_home = { $seat } calls family member { $number } home { $place_from }.
event-trained = { $seat } trains family member { $number } { $place_at }.
event-made = { $seat } makes { $good_a }.
event-got_goods = { $seat } gets { $good_a }.
event-got_grain = { $seat } gets { n-sacks }.
event-got_coins = { $seat } gets { n-coins }.
event-took_cubes = { $seat } takes { $way } from the supply.
event-milled = { $seat } grinds { n-sacks } into { n-coins }.
event-travelled = { $seat } sends family member { $number } to { $city }.
event-fame = { $seat } gains { n-points }.
event-council_step = { $seat } moves family member { $number } to council step { $step }.
event-took_ring = { $seat } takes the ring.
event-ring_was_gone = { $seat } gets nothing, as the ring is taken.
event-ring_spent = { $seat } spends the ring as a coin.
event-bought_fame = { $seat } pays a coin for { n-points }.
event-joined_church = { $seat } sends family member { $number } into the black bag.
event-market_day_begins = { $seat } opens a market day.
event-served = { $seat } serves the customer who wants { $customer_want }.
event-passed = { $seat } sells nothing more on this market day.
event-customer_moved_up = A customer steps up to the stalls, wanting { $customer_want }.
event-customer_came = A customer joins the queue, wanting { $customer_want }.
event-lacked_surcharge = { $seat } has what a customer wants, but neither a green cube nor a coin for the surcharge.
event-market_day_ends = The market day ends.
event-mass_begins = The bells call to mass.
event-bought_figure = { $seat } pays a coin and draws family member { $number }.
event-drawn = { $seat }'s family member { $number } is drawn from the black bag and goes to church step 1.
event-monk_drawn = A monk is drawn and goes back into the black bag.
event-climbed = { $seat } moves family member { $number } up to church step { $step }.
event-leads_church = { $seat } leads in the church and gains { n-points }.
event-game_over = The game is over and the points are counted.
event-klara_took = Klara takes { $colour_a } cube from { $space }.
event-die_rolled = The die shows { $colour }.
event-quill_turned = Klara turns up a token with a quill.
event-blank_turned = Klara turns up a blank token.
event-klara_lost = Klara loses family member { $number }, who { $rest }.
event-klara_loses_nobody = Klara loses nobody, as no family member is in sight.
event-klara_brought_the_end = Klara takes the last place in the chronicle or the graveyard: the end is near.
event-klara_begins_market_day = Klara opens a market day.
event-klara_served = Klara takes the customer who wants { $customer_want }.
event-klara_joined_church = Klara sends family member { $number } into the black bag.
event-klara_drawn = Klara's family member { $number } is drawn and goes to church step { $step }.
event-klara_leads_church = Klara leads in the church.

# ------------------------------------------------------------------ refusals
why-not-the-oldest = Only one of your oldest family members in sight can die: now one with number { $number }.
why-cannot-pay-that = You do not have { $way } to pay with.
why-other-price = The price here is not { $way }.
why-must-act = Whoever pays at the well or takes a free action must carry it out.
why-different-cubes = At this table the two cubes of the privilege must have different colours.
why-number-of-cubes = { $count ->
    [one] You choose { $count } cube here.
   *[other] You choose { $count } cubes here.
}
why-supply-short = The supply does not have enough of these cubes.
why-nobody-unborn = None of your family members are left in the supply.
why-nobody-there = You have no family member { $number } { $place_at }.
why-nobody-home = You have no family member { $number } on the farm.
why-no-craftsman = To make this good for time you need a family member { $place_at }.
why-cannot-buy = You cannot pay for { $good_a }.
why-no-grain-for-mill = The mill needs { n-sacks }.
why-other-craft = The new craftsman is { $place_at } and makes only what is made there.
why-one-way = In one action a good is either made for time or bought.
why-no-road = No road leads from there to { $city }.
why-no-traveller = You have no family member { $number } { $city_in }.
why-cannot-pay-road = You lack the wagon or the cubes for the road to { $city }.
why-not-on-step = The privilege of step { $step } is out of reach: only your family member's own step and the one before it count.
why-no-coin = This privilege costs 1 coin.
why-cannot-pay-council = A council step costs 2 green cubes (coins may stand in) or a scroll.
why-nobody-on-step = You have no family member { $number } on council step { $step }.
why-ring-gone = The ring is taken, so the first step gives nothing.
why-ring-spent = You have spent the ring; it returns to the council with the new round.
why-market-day = A market day that has begun is played out: serve a customer or pass.
why-stall-closed = Stall { $stall } is closed with this number of players.
why-stall-empty = Nobody stands at stall { $stall }.
why-no-surcharge = Only the first customer of whoever opened the market day is free; every other one costs 1 green cube (or a coin) and 1 hour.
why-cannot-serve = You lack what this customer wants: { $customer_want }.
why-not-in-bag = You have no family member { $number } in the black bag.
why-nobody-on-church-step = You have no family member { $number } on church step { $step }.
why-no-grain-to-climb = That step costs { n-sacks }.
why-board-empty = The board is empty: a last turn is now any one action, free of charge.
why-no-such-cube = { $colour_id ->
    [black] There is no plague cube on { $space }.
   *[other] There is no { $colour } cube on { $space }.
}
why-well-dry = The well gives an action only while cubes are left on the board.
why-no-coins-at-well = At this table the well takes three real cubes of one colour, no coins.
why-cannot-pay-well = The well costs three cubes of one colour.
why-pay-well-first = Without taking a cube you can act only after paying at the well.
why-nothing-there = There is nothing you can do at { $space } now.
why-must-take = You must take a cube or pay at the well; only a last turn can be declined.

# ------------------------------------------------------------------ payments
way-brown = 1 brown cube
way-pink = 1 pink cube
way-orange = 1 orange cube
way-green = 1 green cube
way-coin = 1 coin
way-brown_brown = 2 brown cubes
way-brown_pink = 1 brown and 1 pink cube
way-brown_orange = 1 brown and 1 orange cube
way-brown_green = 1 brown and 1 green cube
way-brown_coin = 1 brown cube and 1 coin
way-pink_pink = 2 pink cubes
way-pink_orange = 1 pink and 1 orange cube
way-pink_green = 1 pink and 1 green cube
way-pink_coin = 1 pink cube and 1 coin
way-orange_orange = 2 orange cubes
way-orange_green = 1 orange and 1 green cube
way-orange_coin = 1 orange cube and 1 coin
way-green_green = 2 green cubes
way-green_coin = 1 green cube and 1 coin
way-coin_coin = 2 coins
way-brown_brown_brown = 3 brown cubes
way-brown_brown_pink = 2 brown and 1 pink cube
way-brown_brown_orange = 2 brown and 1 orange cube
way-brown_brown_green = 2 brown and 1 green cube
way-brown_brown_coin = 2 brown cubes and 1 coin
way-brown_pink_pink = 1 brown and 2 pink cubes
way-brown_pink_orange = 1 brown, 1 pink and 1 orange cube
way-brown_pink_green = 1 brown, 1 pink and 1 green cube
way-brown_pink_coin = 1 coin, 1 brown and 1 pink cube
way-brown_orange_orange = 1 brown and 2 orange cubes
way-brown_orange_green = 1 brown, 1 orange and 1 green cube
way-brown_orange_coin = 1 coin, 1 brown and 1 orange cube
way-brown_green_green = 1 brown and 2 green cubes
way-brown_green_coin = 1 coin, 1 brown and 1 green cube
way-brown_coin_coin = 1 brown cube and 2 coins
way-pink_pink_pink = 3 pink cubes
way-pink_pink_orange = 2 pink and 1 orange cube
way-pink_pink_green = 2 pink and 1 green cube
way-pink_pink_coin = 2 pink cubes and 1 coin
way-pink_orange_orange = 1 pink and 2 orange cubes
way-pink_orange_green = 1 pink, 1 orange and 1 green cube
way-pink_orange_coin = 1 coin, 1 pink and 1 orange cube
way-pink_green_green = 1 pink and 2 green cubes
way-pink_green_coin = 1 coin, 1 pink and 1 green cube
way-pink_coin_coin = 1 pink cube and 2 coins
way-orange_orange_orange = 3 orange cubes
way-orange_orange_green = 2 orange and 1 green cube
way-orange_orange_coin = 2 orange cubes and 1 coin
way-orange_green_green = 1 orange and 2 green cubes
way-orange_green_coin = 1 coin, 1 orange and 1 green cube
way-orange_coin_coin = 1 orange cube and 2 coins
way-green_green_green = 3 green cubes
way-green_green_coin = 2 green cubes and 1 coin
way-green_coin_coin = 1 green cube and 2 coins
way-coin_coin_coin = 3 coins
way-scroll = 1 scroll
way-hours = 3 hours

# ------------------------------------------------------------------ customers
customer-C01 = 2 sacks of grain (2 points)
    .want = 2 sacks of grain
customer-C02 = 3 sacks of grain (3 points)
    .want = 3 sacks of grain
customer-C03 = 3 sacks of grain (3 points)
    .want = 3 sacks of grain
customer-C04 = 4 sacks of grain (4 points)
    .want = 4 sacks of grain
customer-C05 = scroll (2 points)
    .want = a scroll
customer-C06 = scroll and sack of grain (3 points)
    .want = a scroll and a sack of grain
customer-C07 = scroll and sack of grain (3 points)
    .want = a scroll and a sack of grain
customer-C08 = scroll and 2 sacks of grain (4 points)
    .want = a scroll and 2 sacks of grain
customer-C09 = wagon (3 points)
    .want = a wagon
customer-C10 = plough (3 points)
    .want = a plough
customer-C11 = horse and sack of grain (4 points)
    .want = a horse and a sack of grain
customer-C12 = ox and sack of grain (4 points)
    .want = an ox and a sack of grain
customer-C13 = wagon and sack of grain (4 points)
    .want = a wagon and a sack of grain
customer-C14 = plough and sack of grain (4 points)
    .want = a plough and a sack of grain
customer-C15 = 2 scrolls (4 points)
    .want = 2 scrolls
customer-C16 = scroll and wagon (4 points)
    .want = a scroll and a wagon
customer-C17 = scroll and horse (5 points)
    .want = a scroll and a horse
customer-C18 = scroll and ox (5 points)
    .want = a scroll and an ox
customer-C19 = scroll and plough (5 points)
    .want = a scroll and a plough
customer-C20 = horse and plough (6 points)
    .want = a horse and a plough
customer-C21 = ox and plough (6 points)
    .want = an ox and a plough
customer-C22 = horse and wagon (5 points)
    .want = a horse and a wagon
customer-C23 = ox and wagon (5 points)
    .want = an ox and a wagon
customer-C24 = horse and ox (6 points)
    .want = a horse and an ox
customer-nobody = nobody
    .want = nothing
why-choose-action-first = First choose which of the seven actions you carry out.
why-take-cube-first = First take a cube, or pay at the well: a cube opens the action of its space.
why-other-space = Your cube lets you act on its own space only: { $space }.
why-space-chosen = You have chosen the action “{ $space }”: carry it out.
why-no-market-day = Customers are served on a market day only, and none is being held.
why-not-called-from-there = Family members can be called home only from workshops, cities, council steps and church steps.
why-nobody-at-mill = Nobody works at the mill: it grinds for whoever brings grain and has the time.
why-grain-is-no-good = Grain is not one of the five goods to choose from.
why-nobody-travels-home = No road leads back to the village: a traveller comes home by the family action.

# ------------------------------------------------------------------ answers given once for all

standing-harvest = Always bring in the harvest
standing-make_nothing = New craftsmen never make anything at once
standing-stop_drawing = Never pay to draw a figure at the mass
standing-stop_climbing = Never move anybody up at the mass
