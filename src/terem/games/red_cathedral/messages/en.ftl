game-title = The Red Cathedral
game-tagline = Raise Saint Basil's on Red Square, tower by tower, and win the favour of the Tsar.

# ------------------------------------------------------------------ options
option-board_side = Workshop board
choice-board_side-basic = basic side
choice-board_side-advanced = advanced side with the drafting compass
option-guild_cards = Guild cards
choice-guild_cards-random = one of each guild at random
choice-guild_cards-first_game = the set for a first game
option-unfinished_banners = Banners on unfinished sections at the final scoring
choice-unfinished_banners-count = count towards the share of a tower
choice-unfinished_banners-ignore = do not count
option-prestige_for_roubles = Prestige for roubles
choice-prestige_for_roubles-any_time = whenever you like on your turn
choice-prestige_for_roubles-one_moment = any number, but at one moment of the turn
option-surplus_delivery = Delivering what a section does not need
choice-surplus_delivery-forbidden = forbidden
choice-surplus_delivery-allowed = allowed, though a section may then never be finished
option-recognition_tile = Recognition from the market tile
choice-recognition_tile-1 = 1 for each die: the game is won by building
choice-recognition_tile-2 = 2 for each die: much is won on the market
option-rouble_supply = Supply of roubles
choice-rouble_supply-unlimited = unlimited
choice-rouble_supply-limited = limited to the coins in the box
option-yakovlev_build_order = Order in which Yakovlev builds
choice-yakovlev_build_order-rows = row by row, from the left
choice-yakovlev_build_order-towers = tower by tower, from the bottom

# ------------------------------------------------------------------ things
seat-yakovlev = Yakovlev
solo-opponent = Yakovlev

material-wood = wood
    .a = wood
    .many = wood
material-brick = brick
    .a = a brick
    .many = bricks
material-stone = stone
    .a = stone
    .many = stone
material-gold = gold
    .a = gold
    .many = gold
material-green_gem = green jewel
    .a = a green jewel
    .many = green jewels
material-purple_gem = purple jewel
    .a = a purple jewel
    .many = purple jewels

resource-wood = { material-wood }
    .one = wood
    .many = wood
resource-brick = { material-brick }
    .one = brick
    .many = bricks
resource-stone = { material-stone }
    .one = stone
    .many = stone
resource-gold = { material-gold }
    .one = gold
    .many = gold
resource-green_gem = { material-green_gem }
    .one = green jewel
    .many = green jewels
resource-purple_gem = { material-purple_gem }
    .one = purple jewel
    .many = purple jewels
resource-roubles = roubles
    .one = rouble
    .many = roubles
resource-recognition = recognition
    .one = recognition point
    .many = recognition points
resource-none = nothing

die-red = red die
die-blue = blue die
die-green = green die
die-yellow = yellow die
die-white = white die


season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter

sector-spring_1 = first spring sector
    .into = first spring sector
sector-spring_2 = second spring sector
    .into = second spring sector
sector-summer_1 = first summer sector
    .into = first summer sector
sector-summer_2 = second summer sector
    .into = second summer sector
sector-autumn_1 = first autumn sector
    .into = first autumn sector
sector-autumn_2 = second autumn sector
    .into = second autumn sector
sector-winter_1 = first winter sector
    .into = first winter sector
sector-winter_2 = second winter sector
    .into = second winter sector

section_type-base = base
section_type-middle = middle section
section_type-dome = dome

ornament-door = door
    .a = a door
    .set = a door
ornament-arch = arch
    .a = an arch
    .set = an arch
ornament-cross = cross
    .a = a cross
    .set = a cross

jewels-none = without jewels
jewels-green = with a green jewel
jewels-purple = with a purple jewel
jewels-green_green = with two green jewels
jewels-purple_purple = with two purple jewels
jewels-green_purple = with a green and a purple jewel

slot-storage = storage
slot-red = red slot
slot-blue = blue slot
slot-green = green slot
slot-yellow = yellow slot
slot-white_1 = first white slot
slot-white_2 = second white slot

tile-none = none
tile-die_red = red die
tile-die_blue = blue die
tile-die_green = green die
tile-die_yellow = yellow die
tile-die_white = white die
tile-die_red_3p = red die
tile-die_blue_3p = blue die
tile-die_green_3p = green die
tile-die_yellow_3p = yellow die
tile-die_white_3p = white die
tile-wood = 1 wood
tile-brick = 1 brick
tile-stone = 1 stone
tile-gold = 1 gold
tile-green_gem = 1 green jewel
tile-purple_gem = 1 purple jewel
tile-roubles = 2 roubles
tile-recognition = 1 recognition point

guild-craftsmen = craftsmen
guild-teamsters = teamsters
guild-merchants = merchants
guild-clergy = clergy

action-cr_sell_any_1 = craftsmen: sell any material for 1 rouble
action-cr_buy_shown_1 = craftsmen: buy wood, brick or stone for 1 rouble
action-cr_sell_shown_1 = craftsmen: sell wood, brick or stone for 1 rouble
action-cr_buy_any_2 = craftsmen: buy any material for 2 roubles
action-cr_sell_shown_2 = craftsmen: sell gold or a jewel for 2 roubles
action-cr_buy_shown_2 = craftsmen: buy gold or a jewel for 2 roubles
action-te_deliver_1 = teamsters: deliver 1 material for 1 rouble
action-te_rouble = teamsters: gain 1 rouble
    .do = Gain 1 rouble from the teamsters
action-te_deliver_2 = teamsters: deliver 2 materials for 3 roubles
action-te_swap_tiles = teamsters: swap two resource tiles for 2 roubles
action-me_2_same_for_1 = merchants: two alike for one of any kind
n-of = { $count ->
    [one] { $count } { $resource_one }
   *[other] { $count } { $resource_many }
}
n-roubles = { $roubles ->
    [one] { $roubles } rouble
   *[other] { $roubles } roubles
}
n-price = { $price ->
    [one] { $price } rouble
   *[other] { $price } roubles
}
n-recognition = { $recognition ->
    [one] { $recognition } recognition point
   *[other] { $recognition } recognition points
}
n-prestige = { $prestige ->
    [one] { $prestige } prestige point
   *[other] { $prestige } prestige points
}
n-section = { $roubles ->
    [0] { n-recognition }
   *[other] { n-recognition } and { n-roubles }
}
action-me_rouble_swap = merchants: 1 rouble and 1 material for another one
action-me_4_same_for_2 = merchants: four alike for two of any kind
action-me_activate_workshop = merchants: activate one of your workshop tiles
action-cl_recognition_1 = clergy: gain 1 recognition point
    .do = Gain 1 recognition point from the clergy
action-cl_3_roubles = clergy: 1 prestige point for 3 roubles
    .do = Give the clergy 3 roubles for 1 prestige point
action-cl_3_different = clergy: 1 prestige point for three different materials
action-cl_all_types = clergy: 2 recognition points if you have completed a base, a middle section and a dome
    .do = Gain 2 recognition points from the clergy for a base, a middle section and a dome
action-closed = closed for this turn


plan-plan_2a = four towers of equal height
plan-plan_2b = two low and two high towers
plan-plan_2c = a staircase of four towers
plan-plan_3a = five towers, lower at the ends
plan-plan_3b = five towers with a giant in the middle
plan-plan_3c = five towers in waves
plan-plan_4a = six towers rising to the middle
plan-plan_4b = six towers of equal height
plan-plan_4c = six towers, low at the ends

card-recognition = Recognition
card-stocktaking = Stocktaking
card-transport = Transport
card-claim = Claim a section
card-construction = Construction

source-track = Score track
source-leftovers = Leftovers
source-towers = Towers

site-1-1 = 1-1
site-1-2 = 1-2
site-1-3 = 1-3
site-1-4 = 1-4
site-1-5 = 1-5
site-1-6 = 1-6
site-2-1 = 2-1
site-2-2 = 2-2
site-2-3 = 2-3
site-2-4 = 2-4
site-2-5 = 2-5
site-2-6 = 2-6
site-3-1 = 3-1
site-3-2 = 3-2
site-3-3 = 3-3
site-3-4 = 3-4
site-3-5 = 3-5
site-3-6 = 3-6
site-4-1 = 4-1
site-4-2 = 4-2
site-4-3 = 4-3
site-4-4 = 4-4
site-4-5 = 4-5
site-4-6 = 4-6
site-5-1 = 5-1
site-5-2 = 5-2
site-5-3 = 5-3
site-5-4 = 5-4
site-5-5 = 5-5
site-5-6 = 5-6
site-6-1 = 6-1
site-6-2 = 6-2
site-6-3 = 6-3
site-6-4 = 6-4
site-6-5 = 6-5
site-6-6 = 6-6

# ------------------------------------------------------------------ questions
prompt-turn = What do you do: claim a section, build, or go to the market?
prompt-end = Anything else before your turn ends?
prompt-banner = Where do you take the banner for section { $site } from?
prompt-place = Where does the tile of section { $site } go, face up or face down?
prompt-bonus = How much of the new tile's material do you take?
prompt-build = { $left ->
    [0] No deliveries are left: end your building.
   *[other] What do you deliver? { $left } left.
}
prompt-deals = The { $die } is in the { $sector }. Which deal do you make?
prompt-cart = { $left ->
    [one] What else do the teamsters deliver? { $left } delivery is left.
   *[other] What else do the teamsters deliver? { $left } deliveries are left.
}
prompt-yakovlev_claim = Which section does Yakovlev claim?
prompt-yakovlev_ornament = Which section does Yakovlev decorate?

# ------------------------------------------------------------------ moves
move-claim = { $tile_id ->
    [none] Claim section { $site }
   *[other] Claim section { $site } and take the tile “{ $tile }”
}
move-take_banner = Take a banner from the { $slot }
move-place_face_down = Put the tile face down into the { $slot }
move-place_face_up = { $count ->
    [0] Put the tile face up into the { $slot } for { n-price }
   *[other] Put the tile face up into the { $slot } for { n-price } and gain { n-of }
}
move-take_bonus = { $count ->
    [0] Take nothing from the new tile
   *[other] { $resource_id ->
        [none] Take material from the new tile
       *[other] Take { n-of } from the new tile
    }
}
move-deliver = { $done ->
    [0] Deliver { $material_a } to section { $site }
   *[1] Deliver { $material_a } to section { $site } and complete it: { n-section }
}
move-decorate = { $prestige ->
    [0] Set { $ornament_a } { $jewels } on section { $site } for { $material_a }
   *[other] Set { $ornament_a } { $jewels } on section { $site } for { $material_a } and gain { n-prestige }
}
move-move_die = { $extra ->
    [0] Move the { $die } to the { $sector }, which offers { n-of }
    [one] Move the { $die } to the { $sector }, pushing it { $extra } sector further for { $extra } rouble: it offers { n-of }
   *[other] Move the { $die } to the { $sector }, pushing it { $extra } sectors further for { $extra } roubles: it offers { n-of }
}
move-take_resources = { $resource_id ->
    [none] Take the resources of the sector
   *[other] Take { n-of } from the sector
}
move-activate = { $resource_id ->
    [none] Activate the workshop tile in the { $slot }
   *[other] Activate the workshop tile in the { $slot } and gain { n-of }
}
move-sell = Sell { $material_a } to the craftsmen for { n-price }
move-buy = Buy { $material_a } from the craftsmen for { n-price }
n-fare = { $count ->
    [0] at the teamsters' price
    [1] for { n-price }
   *[2] for { n-price } (2 deliveries)
}
n-and-fare = { $count ->
    [0] { "" }
    [1] { " " }and { n-price }
   *[2] { " " }and { n-price } (2 deliveries)
}
move-cart = { $done ->
    [0] Have the teamsters deliver { $material_a } to section { $site } { n-fare }
   *[1] Have the teamsters deliver { $material_a } to section { $site } { n-fare }, which completes it: { n-section }
}
move-cart_decorate = { $prestige ->
    [0] Have the teamsters set { $ornament_a } { $jewels } on section { $site } for { $material_a }{ n-and-fare }
   *[other] Have the teamsters set { $ornament_a } { $jewels } on section { $site } for { $material_a }{ n-and-fare } and gain { n-prestige }
}
move-stop = Deliver nothing more
move-swap_tiles = Swap the resource tiles of the { $sector } and the { $other } for { n-price }
move-trade_two = Give the merchants 2 { $material_many } for { $wanted_a }
move-trade_one = Give the merchants 1 rouble and { $material_a } for { $wanted_a }
move-trade_four = { $second_same ->
    [no] Give the merchants 4 { $material_many } for { $wanted_a } and { $second_a }
   *[yes] Give the merchants 4 { $material_many } for 2 { $wanted_many }
}
move-use_workshop = { $resource_id ->
    [none] Activate the workshop tile in the { $slot } through the merchants
   *[other] Activate the workshop tile in the { $slot } through the merchants and gain { n-of }
}
move-donate = Give the clergy { $material_a }, { $second_a } and { $third_a } for 1 prestige point
move-call_on = { $action_do }
# The same for a report, where no action is named.
verb-call_on = Use the guild card
move-exchange_prestige = Give up 1 prestige point for { n-roubles }
move-reroll = Give up 1 prestige point to reroll the dice in the { $sector }
move-end_turn = End your turn
move-claim_for_yakovlev = Yakovlev claims section { $site }
move-decorate_for_yakovlev = Yakovlev sets { $ornament_a } on section { $site }

# ------------------------------------------------------------------ story
event-game_begins = The plan of the cathedral: { $plan }.
event-claimed = { $tile_id ->
    [none] { $seat } claims section { $site }.
   *[other] { $seat } claims section { $site } and takes the tile “{ $tile }”.
}
event-tile_face_down = { $seat } puts the tile “{ $tile }” face down into the { $slot }.
event-tile_face_up = { $seat } puts the tile “{ $tile }” face up into the { $slot }.
event-ornament_freed = { $seat } may now use { $ornament_a }.
event-delivered = { $seat } delivers { $material_a } to section { $site }.
event-completed = { $seat } completes section { $site }.
event-decorated = { $seat } sets { $ornament_a } on section { $site }.
event-die_moved = { $seat } moves the { $die } to the { $sector }.
event-die_rolled = The { $die } is rolled: { $value }.
event-no_room = { $seat } has no room in the storage for { n-of }.
event-left_lying = { $seat } leaves { n-of } lying.
event-activated = { $seat } activates the workshop tile “{ $tile }”.
event-influence_used = { $seat } uses influence ({ $action }).
event-tiles_swapped = { $seat } swaps the resource tiles of the { $sector } and the { $other }.
event-gained = { $seat } gains { n-of }.
event-gave = { $seat } gives { n-of }.
event-roubles_gained = { $seat } gains { n-roubles }.
event-roubles_paid = { $seat } pays { n-roubles }.
event-recognition_gained = { $seat } gains { n-recognition }.
event-recognition_lost = { $seat } loses { n-recognition } for holding up a tower.
event-prestige_gained = { $seat } gains { n-prestige }.
event-prestige_sold = { $seat } gives up 1 prestige point for roubles.
event-reroll_bought = { $seat } gives up 1 prestige point to reroll the dice in the { $sector }.
event-sixth_section = { $seat } completes a sixth section; the others have one last turn.
event-game_over = The last turns are over and the points are counted.
event-building_stopped = No section can be completed any more: building stops and the points are counted.
event-yakovlev_card = Yakovlev follows his card “{ $card }”.
event-yakovlev_blocked = The sector ahead is full, and Yakovlev leaves the { $die } where it is.
event-stock_taken = Yakovlev puts { $material_a } aside.
event-tiles_shuffled = Yakovlev's tiles are shuffled and laid out again.

# ------------------------------------------------------------------ refusals
why-main-action-first = A turn needs a main action: claim a section, build, or go to the market.
why-one-main-action = There is one main action in a turn, and you have chosen yours.
why-no-visit = Deals are made only after a die has been moved on the market.
why-no-prestige = There is no space with an eagle behind your marker, so you cannot give up prestige.
why-rerolled = Dice can be rerolled for prestige only once a turn.
why-exchange-closed = At this table prestige is exchanged at one moment of the turn only, and that has passed.
why-no-roubles-left = The supply has run out of roubles.
why-no-dice-there = There are no dice in the { $sector }.
why-no-section = The plan has no section { $site }.
why-no-banner = You have no banner left.
why-claimed = Section { $site } already carries a banner.
why-nothing-below = Section { $site } can be claimed only when the one below it carries a banner.
why-no-claim = A tile is placed right after its section has been claimed.
why-banner-first = First say where the banner comes from.
why-tile-first = First put the tile of the claimed section into a slot.
why-bonus-first = First say how much of the new tile's material you take.
why-no-banner-there = No banner of yours lies there.
why-slot-banner = The { $slot } takes no tile while a banner lies in it.
why-slot-taken = A tile already lies in the { $slot }.
n-held = { $held ->
    [0] none
   *[other] { $held }
}
why-slot-price = Placing a tile face up here costs { n-price }; you have { n-held }.
why-too-much = You can take { $most } at most: the tile, the supply and the storage set the limit.
why-no-deliveries-left = No deliveries are left.
why-not-your-section = Section { $site } does not carry your banner.
why-section-completed = Section { $site } is already completed.
why-material-missing = You have no { $material_many } in your storage.
why-not-needed = Section { $site } needs no more { $material_many }.
why-decorate-completed = Only completed sections are decorated, and section { $site } is not completed.
why-decorated-already = Section { $site } already has an ornament.
why-no-ornament = This { $section_type } takes { $ornament_a }, and you have none left.
why-ornament-locked = This { $section_type } takes { $ornament_a }, and yours still lies in a slot: put a tile face up there.
why-too-many-jewels = An ornament and its jewels count as deliveries, and you have { $left } left.
why-no-such-jewels = You do not have these jewels in your storage.
why-not-your-die = Only the white die and the die of your colour can be pushed for roubles, not the { $die }.
why-too-few-roubles = This costs { n-price }; you have { n-held }.
why-sector-full = The { $sector } is full.
    .into = The { $sector } is full.
why-deal-done = Each deal is made once a turn, and this one is done.
why-offer = There is not that much to take here: { $most ->
    [one] { $most } { $resource_one }
   *[other] { $most } { $resource_many }
} at most.
why-slot-colour = You moved the { $die }: only tiles in slots of its colour can be activated.
why-no-tile = No tile lies face up in the { $slot }.
why-storage-full = Your storage is full, and nothing can be thrown away.
why-supply-empty = There are not enough { $resource_many } left in the supply.
why-not-on-card = The card of the { $guild } lies here, and it does not offer that.
why-influence-used = You may use only one of the two actions on the card of the { $guild }, and you have used your influence.
why-repeats-over = An action of the { $guild } is repeated in one go: after another deal you cannot return to it.
why-cart-first = First finish the delivery with the teamsters.
why-goods-missing = { $count ->
    [1] You have no { $material_many } in your storage.
   *[other] You do not have { $count } { $material_many } in your storage.
}
why-three-different = This takes three different materials from your storage.
why-not-all-types = This takes a completed base, middle section and dome.
why-not-for-yakovlev = Another section comes first for Yakovlev.
why-yakovlevs-turn = It is Yakovlev's turn; you only choose for him.
why-no-cart = Nothing is being carted: the teamsters carry on only after their own action.
why-nothing-for-yakovlev = You choose for Yakovlev only in his own turn, and only among equally good sections.

# ------------------------------------------------------------------ answers given once for all

standing-end_turn = Always end the turn after a claim
