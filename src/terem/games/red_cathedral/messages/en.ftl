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
choice-prestige_for_roubles-any_time = whenever you like in your turn
choice-prestige_for_roubles-one_moment = any number, but at one moment of the turn
option-surplus_delivery = Delivering what a section does not need
choice-surplus_delivery-forbidden = forbidden
choice-surplus_delivery-allowed = allowed; the building site can clog up
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
    .a = brick
    .many = brick
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

resource-wood = wood
    .many = wood
resource-brick = brick
    .many = brick
resource-stone = stone
    .many = stone
resource-gold = gold
    .many = gold
resource-green_gem = green jewel
    .many = green jewels
resource-purple_gem = purple jewel
    .many = purple jewels
resource-roubles = roubles
resource-recognition = recognition
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

sector-spring_1 = spring, first sector
sector-spring_2 = spring, second sector
sector-summer_1 = summer, first sector
sector-summer_2 = summer, second sector
sector-autumn_1 = autumn, first sector
sector-autumn_2 = autumn, second sector
sector-winter_1 = winter, first sector
sector-winter_2 = winter, second sector

section_type-base = base
section_type-middle = middle section
section_type-dome = dome

ornament-door = door
    .a = a door
ornament-arch = arch
    .a = an arch
ornament-cross = cross
    .a = a cross

jewels-none = no jewels
jewels-green = a green jewel
jewels-purple = a purple jewel
jewels-green_green = two green jewels
jewels-purple_purple = two purple jewels
jewels-green_purple = a green and a purple jewel

slot-storage = the storage
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
tile-recognition = 1 recognition

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
action-te_deliver_2 = teamsters: deliver 2 materials for 3 roubles
action-te_swap_tiles = teamsters: swap two resource tiles for 2 roubles
action-me_2_same_for_1 = merchants: two alike for one of any kind
action-me_rouble_swap = merchants: 1 rouble and 1 material for another one
action-me_4_same_for_2 = merchants: four alike for two of any kind
action-me_activate_workshop = merchants: use one of your workshop tiles
action-cl_recognition_1 = clergy: gain 1 recognition
action-cl_3_roubles = clergy: 1 prestige for 3 roubles
action-cl_3_different = clergy: 1 prestige for three different materials
action-cl_all_types = clergy: 2 recognition for builders of base, middle and dome
action-closed = closed for this turn

taken-no = no
taken-yes = yes
activated-no = no
activated-yes = yes

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
prompt-turn = What do you do in your turn: claim a section, build, or go to the market?
prompt-end = Anything else before your turn ends?
prompt-banner = Where do you take the banner for section { $site } from?
prompt-place = Where does the tile of section { $site } go, face up or face down?
prompt-bonus = How much of the new tile's material do you take?
prompt-build = What else do you deliver? ({ $left } more)
prompt-deals = The { $die } has stopped: { $sector }. Which deal do you make?
prompt-cart = What else do the teamsters deliver? ({ $left } more)
prompt-yakovlev_claim = Which section does Yakovlev claim?
prompt-yakovlev_ornament = Which section does Yakovlev decorate?

# ------------------------------------------------------------------ moves
move-claim = { $tile_id ->
    [None] Claim section { $site }
    [none] Claim section { $site }
   *[other] Claim section { $site } (tile: { $tile })
}
move-take_banner = { $slot_id ->
    [storage] Take a banner from the storage
   *[other] Take the banner from the { $slot }
}
move-place_face_down = Put the tile face down: { $slot }
move-place_face_up = Pay and put the tile face up: { $slot }
move-take_bonus = { $count ->
    [0] Take nothing from the new tile
   *[other] Take from the new tile: { $resource } ({ $count })
}
move-deliver = Deliver { $material_a } to section { $site }
move-decorate = { $jewels_id ->
    [none] Decorate section { $site }
   *[other] Decorate section { $site } with { $jewels }
}
move-move_die = { $extra ->
    [0] Move the { $die }
    [one] Move the { $die } and push it { $extra } sector further for { $extra } rouble
   *[other] Move the { $die } and push it { $extra } sectors further for { $extra } roubles
}
move-take_resources = { $resource_id ->
    [none] Take { $count } from the sector
   *[other] Take from the sector: { $resource } ({ $count })
}
move-activate = Use the tile in the { $slot }: { $resource } ({ $count })
move-sell = { $price ->
    [one] Sell to the craftsmen for { $price } rouble: { $material }
   *[other] Sell to the craftsmen for { $price } roubles: { $material }
}
move-buy = { $price ->
    [one] Buy from the craftsmen for { $price } rouble: { $material }
   *[other] Buy from the craftsmen for { $price } roubles: { $material }
}
move-cart = Pay the teamsters to deliver { $material_a } to section { $site }
move-cart_decorate = { $jewels_id ->
    [none] Pay the teamsters to decorate section { $site }
   *[other] Pay the teamsters to decorate section { $site } with { $jewels }
}
move-stop = Deliver nothing more
move-swap_tiles = Swap the resource tiles: { $sector } and { $other }
move-trade_two = Give the merchants 2 { $material_many } for { $wanted_a }
move-trade_one = Give the merchants 1 rouble and { $material_a } for { $wanted_a }
move-trade_four = Give the merchants 4 { $material_many } for { $wanted_a } and { $second_a }
move-use_workshop = Through the merchants use the tile in the { $slot }: { $resource } ({ $count })
move-donate = Give the clergy { $material_a }, { $second_a } and { $third_a } for 1 prestige
move-call_on = Call on the { $action }
move-exchange_prestige = Give up 1 prestige for roubles
move-reroll = Give up 1 prestige to roll the dice again: { $sector }
move-end_turn = End your turn
move-claim_for_yakovlev = Let Yakovlev claim section { $site }
move-decorate_for_yakovlev = Let Yakovlev decorate section { $site }

# ------------------------------------------------------------------ story
event-game_begins = The Tsar unrolled the plan of the cathedral: { $plan }.
event-claimed = { $seat } claimed section { $site } (tile: { $tile }).
event-tile_face_down = { $seat } put a tile away face down ({ $slot }): { $tile }.
event-tile_face_up = { $seat } put a tile to work ({ $slot }): { $tile }.
event-ornament_freed = { $seat } can now use an ornament: { $ornament }.
event-delivered = { $seat } delivered { $material_a } to section { $site }.
event-completed = { $seat } completed section { $site }.
event-decorated = { $seat } decorated section { $site }: { $ornament }.
event-die_moved = { $seat } moved the { $die }: { $sector }.
event-die_rolled = The { $die } was rolled: { $value }.
event-activated = { $seat } used a workshop tile: { $tile }.
event-influence_used = { $seat } used influence ({ $action }).
event-tiles_swapped = { $seat } had two resource tiles swapped: { $sector } and { $other }.
event-gained = { $seat } gained { $count ->
    [one] { $count } { $resource }
   *[other] { $count } { $resource_many }
}.
event-gave = { $seat } gave { $count ->
    [one] { $count } { $resource }
   *[other] { $count } { $resource_many }
}.
event-roubles_gained = { $seat } gained { $count ->
    [one] { $count } rouble
   *[other] { $count } roubles
}.
event-roubles_paid = { $seat } paid { $count ->
    [one] { $count } rouble
   *[other] { $count } roubles
}.
event-recognition_gained = { $seat } gained { $count } recognition.
event-recognition_lost = { $seat } lost { $count } recognition for holding up a tower.
event-prestige_gained = { $seat } gained { $count } prestige.
event-prestige_sold = { $seat } gave up 1 prestige for roubles.
event-reroll_bought = { $seat } gave up 1 prestige to roll dice again: { $sector }.
event-sixth_section = { $seat } completed the sixth section; the others had one last turn.
event-game_over = The last turns were over and the points were counted.
event-building_stopped = No section could be completed any more: building stopped and the points were counted.
event-yakovlev_card = Yakovlev's card was: { $card }.
event-yakovlev_blocked = The sector ahead was full, and Yakovlev left the { $die } where it was.
event-stock_taken = Yakovlev put materials aside: { $material }.
event-tiles_shuffled = Yakovlev's tiles were shuffled and laid out again.

# ------------------------------------------------------------------ refusals
why-main-action-first = A turn needs a main action: claim, build or visit the market.
why-one-main-action = One main action a turn, and yours is under way.
why-no-visit = Deals are made only after a die was moved on the market.
why-no-prestige = There is no eagle behind your marker, so you cannot pay prestige.
why-rerolled = Dice can be rolled again for prestige only once a turn.
why-exchange-closed = At this table prestige is exchanged at one moment of the turn only, and that has passed.
why-no-roubles-left = The supply has run out of roubles.
why-no-dice-there = No dice lie there: { $sector }.
why-no-section = The plan has no section { $site }.
why-no-banner = You have no banner left.
why-claimed = Section { $site } carries a banner already.
why-nothing-below = Section { $site } can be claimed only when the one below carries a banner.
why-no-claim = This belongs to a claim: a tile is placed right after its section was claimed.
why-banner-first = First say where the banner for your claim comes from.
why-tile-first = First put the tile of the claimed section into a slot.
why-bonus-first = First say how much of the new tile's material you take.
why-no-banner-there = No banner of yours lies there.
why-slot-banner = A banner still lies there, so the slot takes no tile: { $slot }.
why-slot-taken = A tile lies there already: { $slot }.
why-slot-price = A tile face up costs { $price ->
    [one] { $price } rouble
   *[other] { $price } roubles
} in this slot; you have { $held }.
why-too-much = You can take { $most } at most: supply, storage and the offer set the limit.
why-no-deliveries-left = You have delivered as many materials as this allows.
why-not-your-section = Section { $site } does not carry your banner.
why-section-completed = Section { $site } is completed already.
why-material-missing = You have none of this in your storage: { $material }.
why-not-needed = Section { $site } does not need any more { $material_many }.
why-decorate-completed = Only completed sections are decorated, and { $site } is not one of them.
why-decorated-already = Section { $site } has its ornament already.
why-no-ornament = This { $section_type } takes { $ornament_a }, and you have none left.
why-ornament-locked = This { $section_type } takes { $ornament_a }, and you have none at hand: put a tile face up where one lies.
why-too-many-jewels = Ornament and jewels together count as deliveries, and you have { $left } left.
why-no-such-jewels = You do not have these jewels in your storage.
why-not-your-die = Only the white die and the die of your colour can be pushed for roubles, not the { $die }.
why-too-few-roubles = This costs { $needed ->
    [one] { $needed } rouble
   *[other] { $needed } roubles
}; you have { $held }.
why-sector-full = There is no room for another die: { $sector }.
why-deal-done = Each deal is made once a visit, and this one is done.
why-offer = You can take { $most } at most here: { $resource }.
why-slot-colour = Only tiles in slots of the moved die's colour work now: { $die }.
why-no-tile = No tile lies face up there: { $slot }.
why-storage-full = Your storage is full, and nothing may be thrown away.
why-supply-empty = The supply has too little of this: { $resource }.
why-not-on-card = The card of this season's guild does not offer that: { $guild }.
why-influence-used = One of the two actions a visit: your influence is used up ({ $guild }).
why-repeats-over = Repeats come in one go: after another deal you cannot return to the { $guild }.
why-cart-first = The teamsters are under way: deliver the next material or nothing more.
why-goods-missing = { $count ->
    [1] You have none of this in your storage: { $material }.
   *[other] You do not have { $count } of this: { $material }.
}
why-three-different = This takes three different materials from your storage.
why-not-all-types = You have not completed a base, a middle section and a dome yet.
why-not-for-yakovlev = Another section comes first for Yakovlev.
why-yakovlevs-turn = It is Yakovlev's turn; you only choose for him.
why-no-cart = Nothing is being carted: the teamsters carry on only after their own action.
why-nothing-for-yakovlev = You choose for Yakovlev only in his own turn, and only among equally good sections.
