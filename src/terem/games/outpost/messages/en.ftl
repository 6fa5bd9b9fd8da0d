game-title = Outpost
game-tagline = Settle a rich and dangerous frontier in six rounds.

# ------------------------------------------------------------------ options
option-empty_activation = Activating a region or street that can give nothing
choice-empty_activation-allowed = allowed: a way to wait
choice-empty_activation-forbidden = forbidden
option-region_extra = The extra resource of the region artifact
choice-region_extra-any_tile = any open tile of the region
choice-region_extra-giving_tile = only a tile that gave its resource

# ------------------------------------------------------------------ things
resource-clay = clay
    .one = clay
    .many = clay
resource-wood = wood
    .one = wood
    .many = wood
resource-stone = stone
    .one = stone
    .many = stone
resource-diamond = diamond
    .one = diamond
    .many = diamonds
resource-gold = gold
    .one = gold
    .many = gold
resource-none = any resource
    .one = resource
    .many = resources
n-resource = { $count ->
    [one] { $count } { $resource_one }
   *[other] { $count } { $resource_many }
}
n-settlers = { $settlers ->
    [one] { $settlers } settler
   *[other] { $settlers } settlers
}

bundle-clay = 1 clay
bundle-wood = 1 wood
bundle-stone = 1 stone
bundle-clay_clay = 2 clay
bundle-wood_wood = 2 wood
bundle-stone_stone = 2 stone
bundle-clay_wood = clay and wood
bundle-clay_stone = clay and stone
bundle-wood_stone = wood and stone
bundle-clay_wood_stone = clay, wood and stone
bundle-diamond_diamond = 2 diamonds
bundle-gold = 1 gold

region-I = region I
region-II = region II
region-III = region III

slot-I-1 = I-1
slot-I-2 = I-2
slot-I-3 = I-3
slot-II-1 = II-1
slot-II-2 = II-2
slot-II-3 = II-3
slot-III-1 = III-1
slot-III-2 = III-2
slot-III-3 = III-3

street-top = top street
street-middle = middle street
street-bottom = bottom street

heap-stack = stack
heap-single = single tile

place-left = left
place-centre = centre
place-right = right

monster-green = forest gnoll
monster-yellow = steppe manticore
monster-blue = water hydra
monster-red = cave dragon

colour-green = green
colour-yellow = yellow
colour-blue = blue
colour-red = red

building-sawmill = sawmill
    .a = a sawmill
building-clay_pit = clay pit
    .a = a clay pit
building-quarry = quarry
    .a = a quarry
building-warehouse = warehouse
    .a = a warehouse
building-diamond_mine = diamond mine
    .a = a diamond mine
building-bazaar = bazaar
    .a = a bazaar
building-alchemist = alchemist's workshop
    .a = an alchemist's workshop
building-jeweller = jeweller's shop
    .a = a jeweller's shop
building-tavern = tavern
    .a = a tavern
building-trading_post = trading post
    .a = a trading post
building-bank = bank
    .a = a bank
building-cathedral = cathedral
    .a = a cathedral

effect-sawmill = Gain 1 wood.
    .do = gain 1 wood
effect-clay_pit = Gain 1 clay.
    .do = gain 1 clay
effect-quarry = Gain 1 stone.
    .do = gain 1 stone
effect-warehouse = Gain 1 common resource of your choice.
    .do = gain 1 common resource
effect-diamond_mine = Gain 1 diamond.
    .do = gain 1 diamond
effect-bazaar = Give 1 common resource, gain 1 gold.
    .do = give 1 common resource for 1 gold
effect-alchemist = Give 1 gold, gain 2 diamonds.
    .do = give 1 gold for 2 diamonds
effect-jeweller = Give 1 diamond, gain 1 clay, 1 wood and 1 stone.
    .do = give 1 diamond for 1 clay, 1 wood and 1 stone
effect-tavern = Give 1 diamond, gain 2 extra settlers.
    .do = give 1 diamond for 2 extra settlers
effect-trading_post = Gain the resource of one of your fortified territories.
    .do = gain the resource of a fortified territory
effect-bank = Store 1 gold here for good: 5 points at the end.
    .do = store 1 gold here for good (5 points)
effect-cathedral = Store 1 diamond here for good: 4 points at the end.
    .do = store 1 diamond here for good (4 points)

guild-traveller = traveller
guild-guard = guard
guild-builder = builder
guild-mercenary = mercenary
guild_scores-traveller = 1 point for each of your territories
guild_scores-guard = 1 point for each of your fortifications
guild_scores-builder = 1 point for each of your buildings
guild_scores-mercenary = the printed points

artifact-build_activate = Mason's Trowel
artifact-explore_resource = Pathfinder's Staff
artifact-hunt_diamond = Hunter's Horn
artifact-fortify_resource = Warden's Key
artifact-take_gold_a = Gold Bracelet
artifact-take_gold_b = Gold Torque
artifact-take_diamond = Diamond Ring
artifact-region_extra = Horn of Plenty
artifact-fort_extra = Gate Seal
artifact-hero_settler = Banner of Welcome
artifact-exchange_1_1 = True Scales
artifact-monster_choice = Beast Whistle
artifact-region_again = Twin Sickle
artifact-street_again = Town Bell

artifact_text-build_activate = Whenever you build, you may use the new building once right away.
artifact_text-explore_resource = Whenever you explore, gain the new tile's resource before the monster check.
artifact_text-hunt_diamond = Whenever you catch a monster, gain 1 more diamond.
artifact_text-fortify_resource = Whenever you fortify, gain that tile's resource.
artifact_text-take_gold_a = Gain 1 gold when you take it.
artifact_text-take_gold_b = Gain 1 gold when you take it.
artifact_text-take_diamond = Gain 1 diamond when you take it.
artifact_text-region_extra = Whenever you activate a region, gain 1 more resource from one of its tiles.
artifact_text-fort_extra = Whenever you activate a fortification, gain 1 more of its resource.
artifact_text-hero_settler = Whenever you invite a hero, gain 1 extra settler.
artifact_text-exchange_1_1 = You exchange common resources one for one.
artifact_text-monster_choice = At each of your monster checks you decide whether the monster comes.
artifact_text-region_again = Once a round you may activate a region that was already activated.
artifact_text-street_again = Once a round you may activate a street that was already activated.

zone-construction = construction
zone-exploration = exploration
zone-hunt = hunt
zone-fortification = fortification
zone-region_I = region I
zone-region_II = region II
zone-region_III = region III
zone-street_top = top street
zone-street_middle = middle street
zone-street_bottom = bottom street

source-travellers = Travellers
source-guards = Guards
source-builders = Builders
source-mercenaries = Mercenaries
source-banks = Banks
source-cathedrals = Cathedrals

title-settler = Settler
title-headman = Headman
title-knight = Knight
title-ruler = Ruler

# ------------------------------------------------------------------ questions
prompt-turn = What do you do on your turn?
prompt-space = Do you take { $building_a } from the stack or the single tile?
prompt-place = On which street do you build { $building_a }?
prompt-street = Which building of the { $street } do you use?
prompt-collect = Do you take the resource of territory { $slot }? A monster will come there.
prompt-extra = From which tile of { $region } do you take another resource?
prompt-monster = { $slots_count ->
    [one] Does a monster come to territory { $slots }?
   *[other] Does a monster come? Territories are checked in turn: { $slots }.
}
prompt-keep = Which common resource do you keep? You may keep { $room } more.
prompt-artifact = Which artifact do you take?

# ------------------------------------------------------------------ moves
move-build = Build { $building_a } for { n-resource } and 1 settler. When activated: { $effect_do }
move-take_from = { $heap_id ->
    [stack] Take it from the stack: its space stays occupied
   *[single] Take the single tile: its space is refilled
}
move-place = Build on the { $street }
move-explore = { $gains ->
    [1] Explore territory { $slot } with { n-settlers } and gain its resource
   *[0] Explore territory { $slot } with { n-settlers }
}
move-hunt = { $settlers ->
    [0] Hunt the monster on territory { $slot }
   *[other] Hunt the monster on territory { $slot } with { n-settlers } and gain { $reward }
}
move-fortify = { $count ->
    [1] Fortify territory { $slot } with 1 settler and gain { n-resource }
   *[0] Fortify territory { $slot } with 1 settler
}
move-activate_region = { $yield_count ->
    [0] Activate { $region } with 1 settler
   *[other] Activate { $region } with 1 settler: it offers { $yield }
}
move-collect = Take { n-resource } from territory { $slot }: a monster will come there
move-leave = Do not take the resource of territory { $slot }
move-take_extra = Also take { n-resource } from territory { $slot }
n-building = { $building }
move-activate_street = { $houses_count ->
    [0] Activate the { $street } with 1 settler
   *[other] Activate the { $street } with 1 settler: { $houses }
}
move-use = { $building_id ->
    [bazaar] Use the { $building }: give 1 { $resource_one } for 1 gold
    [warehouse] Use the { $building }: gain 1 { $resource_one }
    [trading_post] Use the { $building }: gain 1 { $resource_one }
   *[other] Use the { $building }: { $effect_do }
}
move-finish_street = Use nothing more on this street
move-activate_fortification = Activate the fortification on territory { $slot } with 1 settler and gain { n-resource }
move-let_monster_come = Let the monster come to territory { $slot }
move-keep_monster_away = Keep the monster away from territory { $slot }
move-invite = { $settlers ->
    [0] Invite a hero for { $price }: { $hero }, { n-worth }
   *[other] Invite a hero for { $price } and gain { n-settlers }: { $hero }, { n-worth }
}
n-worth = { $scores_id ->
    [mercenary] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $scores } ({ $points } now)
}
move-exchange = Exchange { $bundle } for 1 { $resource }
move-end_turn = End your turn
move-pass = Pass for the rest of the round
move-keep = Keep 1 { $resource }
move-take_artifact = Take the artifact “{ $artifact }”. { $text }

# ------------------------------------------------------------------ story
event-game_begins = The settlers arrive; { $seat } is the first player.
event-artifact_taken = { $seat } takes the artifact “{ $artifact }”.
event-artifact_turned_up = A new artifact is turned up: “{ $artifact }”.
event-built = { $seat } buys { $building_a }.
event-placed = { $seat } builds { $building_a } on the { $street }.
event-market_filled = New on the market: { $building }.
event-explored = { $seat } sends { n-settlers } to explore territory { $slot }: { $tile }.
event-monster_came = { $seat } wakes a { $monster } on territory { $slot }.
event-monster_kept_away = { $seat } keeps the monster away from territory { $slot }.
event-hunted = { $seat } catches a { $monster } on territory { $slot } with { n-settlers }.
event-fortified = { $seat } fortifies territory { $slot }.
event-region_activated = { $seat } activates { $region }.
event-left_alone = { $seat } does not take the resource of territory { $slot }.
event-street_activated = { $seat } activates the { $street }.
event-used = { $seat } uses the { $building }.
event-stored = { $seat } stores 1 { $resource } for good.
event-paid = { $seat } gives { n-resource }.
event-fort_activated = { $seat } activates the fortification on territory { $slot }.
event-gained = { $seat } gains { n-resource }.
event-settlers_came = { $settlers ->
    [one] { $seat } gains { $settlers } extra settler.
   *[other] { $seat } gains { $settlers } extra settlers.
}
event-exchanged = { $seat } exchanges { $bundle } for 1 { $resource }.
event-invited = { $seat } invites a hero: { $hero }.
event-hero_arrived = A hero joins the row: { $hero }.
event-hero_left = A hero leaves the row: { $hero }.
event-must_pass = { $seat } can only pass.
event-passed = { $seat } passes.
event-first_to_pass = { $seat } passes first and begins the next round.
event-discarded = { $seat } discards { n-resource }.
event-round_ended = Round { $round } is over.
event-round_begins = Round { $round } begins; { $seat } is the first player.
event-game_over = The sixth round is over and the points are counted.

# ------------------------------------------------------------------ refusals
why-too-few-settlers = { $needed ->
    [one] This needs { $needed } settler; you have { $held ->
        [0] none
       *[other] { $held }
    } at hand.
   *[other] This needs { $needed } settlers; you have { $held ->
        [0] none
       *[other] { $held }
    } at hand.
}
why-no-one-for-one = Common resources go two for one; only the True Scales make it one for one.
why-exchange-in-a-circle = That would lead back to resources you just had; one-for-one exchanges never go in a circle.
why-one-for-one-is-better = With the True Scales you exchange one for one; there is no reason to give two.
why-no-such-rate = There is no such rate. You exchange 2 common resources for 1 other; clay, wood and stone for 1 diamond; 2 diamonds for 1 gold; 1 gold for 1 common resource.
why-cannot-exchange = You do not have { $bundle } to give.
why-no-monster = There is no monster on territory { $slot }.
why-already-explored = Territory { $slot } is already explored.
why-first-tile-in-region-i = Your first territory must lie in region I.
why-not-adjacent = Territory { $slot } does not share a side with one you have explored.
why-unexplored = Territory { $slot } is not explored yet.
why-already-fortified = Territory { $slot } already has a fortification.
why-monster-in-the-way = There is a monster on territory { $slot }: hunt it before you fortify.
why-no-fort = There is no fortification on territory { $slot }.
why-fort-used = The fortification on territory { $slot } has already been activated this round.
why-extra-same = Another tile gives the same extra resource as { $slot }.
why-extra-tile = The extra resource comes from an open tile without a monster in the activated region, and { $slot } is not one.
why-region-used = You have already activated { $region } this round.
why-repeated-already = The artifact repeats only one activation a round, and you have used it.
why-region-empty = No tile of { $region } could give anything, and this table does not allow empty activations.
why-street-full = There is no free place on the { $street }.
why-not-on-market = There is no { $building } on the market.
why-settlement-full = All nine places of your settlement are taken.
why-cannot-pay = The price of this building is 1 { $resource }, and you have none.
why-street-open = First finish activating the { $street }: use its buildings, exchange resources, or leave the rest.
why-not-on-street = You cannot use { $building_a } now.
why-building-used = You cannot use { $building_a }: it has been used, or its street has not been activated.
why-cannot-use = You lack the resources to use the { $building }.
why-street-used = The { $street } has already been activated this round.
why-street-empty = Nothing stands on the { $street }, and this table does not allow empty activations.
why-hero-not-in-row = That hero is not in the row: { $hero }.
why-cannot-pay-hero-surcharge = { $count ->
    [one] You can pay the hero, but not the surcharge for the place in the row: { $count } diamond more.
   *[other] You can pay the hero, but not the surcharge for the place in the row: { $count } diamonds more.
}
why-cannot-pay-hero = This hero costs { n-resource }; you have { $held ->
    [0] none
   *[other] { $held }
}.
why-same-artifact = You cannot keep the artifact you hold: take another one.
why-artifact-not-in-row = The artifact “{ $artifact }” cannot be taken now.
why-one-hero = You have already invited a hero this turn; one is the limit.
why-one-action = You have already taken your action this turn; one is the limit.
why-not-end-turn = A turn needs an action or a hero before it can end; otherwise pass.
why-artifact-only-when-passing = Artifacts are chosen at the start and when passing.
why-street-not-active = Buildings work when their street is activated.
why-nothing-to-keep = You have no { $resource } left to keep.
why-passed-already = You have passed: exchanges come before the pass.
why-no-check-now = No territory is being checked for monsters just now.
why-kept-when-passing = What you keep is decided when you pass.
why-nothing-bought = First choose a building on the market.
why-region-not-active = Territories give their resources when their region is activated.
why-name-no-resource = No resource is chosen when you use { $building_a }.
why-name-a-resource = Say which resource you mean when you use { $building_a }.
why-extra-gave-nothing = At this table the extra resource comes from a tile that gave its own, and that of territory { $slot } was not taken.
why-round-is-over-for-you = You have passed: your part in this round is over.
why-exchange-later = Answer this question first: an exchange cannot change it. Then you may exchange again, if it is still your turn.

# ------------------------------------------------------------------ heroes
hero-traveller_01 = Alvar, travellers' guild
hero-traveller_02 = Anka, travellers' guild
hero-traveller_03 = Bero, travellers' guild
hero-traveller_04 = Dagna, travellers' guild
hero-traveller_05 = Eirik, travellers' guild
hero-traveller_06 = Finna, travellers' guild
hero-traveller_07 = Grim, travellers' guild
hero-traveller_08 = Hild, travellers' guild
hero-traveller_09 = Ivar, travellers' guild
hero-traveller_10 = Jora, travellers' guild
hero-traveller_11 = Kettil, travellers' guild
hero-traveller_12 = Luta, travellers' guild
hero-guard_01 = Osk, guards' guild
hero-guard_02 = Rada, guards' guild
hero-guard_03 = Stig, guards' guild
hero-guard_04 = Tora, guards' guild
hero-guard_05 = Ulf, guards' guild
hero-guard_06 = Vesna, guards' guild
hero-guard_07 = Wulf, guards' guild
hero-guard_08 = Yrsa, guards' guild
hero-guard_09 = Zoran, guards' guild
hero-guard_10 = Asta, guards' guild
hero-guard_11 = Bron, guards' guild
hero-guard_12 = Dara, guards' guild
hero-builder_01 = Egil, builders' guild
hero-builder_02 = Freya, builders' guild
hero-builder_03 = Gorm, builders' guild
hero-builder_04 = Inga, builders' guild
hero-builder_05 = Jarl, builders' guild
hero-builder_06 = Kara, builders' guild
hero-builder_07 = Lodin, builders' guild
hero-builder_08 = Mira, builders' guild
hero-builder_09 = Njal, builders' guild
hero-builder_10 = Oda, builders' guild
hero-builder_11 = Pribik, builders' guild
hero-builder_12 = Runa, builders' guild
hero-mercenary_01 = Skol, mercenaries' guild
hero-mercenary_02 = Tyra, mercenaries' guild
hero-mercenary_03 = Umil, mercenaries' guild
hero-mercenary_04 = Vala, mercenaries' guild
hero-mercenary_05 = Witt, mercenaries' guild
hero-mercenary_06 = Ylva, mercenaries' guild
hero-mercenary_07 = Zbig, mercenaries' guild
hero-mercenary_08 = Arni, mercenaries' guild
hero-mercenary_09 = Borka, mercenaries' guild
hero-mercenary_10 = Daga, mercenaries' guild
hero-mercenary_11 = Eskil, mercenaries' guild
hero-mercenary_12 = Fara, mercenaries' guild

# ------------------------------------------------------------------ territories
tile-I-01 = clay (gnolls)
tile-I-02 = clay (manticores)
tile-I-03 = clay (hydras)
tile-I-04 = clay (dragons)
tile-I-05 = wood (gnolls)
tile-I-06 = wood (manticores)
tile-I-07 = wood (hydras)
tile-I-08 = wood (dragons)
tile-I-09 = stone (gnolls)
tile-I-10 = stone (manticores)
tile-I-11 = stone (hydras)
tile-I-12 = stone (dragons)
tile-II-01 = wood (gnolls)
tile-II-02 = clay (gnolls)
tile-II-03 = diamonds (gnolls)
tile-II-04 = clay (manticores)
tile-II-05 = diamonds (manticores)
tile-II-06 = diamonds (manticores)
tile-II-07 = wood (hydras)
tile-II-08 = stone (hydras)
tile-II-09 = diamonds (hydras)
tile-II-10 = stone (dragons)
tile-II-11 = diamonds (dragons)
tile-II-12 = diamonds (dragons)
tile-III-01 = diamonds (gnolls)
tile-III-02 = diamonds (gnolls)
tile-III-03 = gold (gnolls)
tile-III-04 = diamonds (manticores)
tile-III-05 = diamonds (manticores)
tile-III-06 = gold (manticores)
tile-III-07 = diamonds (hydras)
tile-III-08 = gold (hydras)
tile-III-09 = gold (hydras)
tile-III-10 = diamonds (dragons)
tile-III-11 = gold (dragons)
tile-III-12 = gold (dragons)
why-tile-not-asked = You are not asked about territory { $slot } now: tiles come from left to right, and one that no monster threatens gives its resource by itself.

# ------------------------------------------------------------------ answers given once for all

standing-take_from-stack = Always take a building from the stack
standing-take_from-single = Always take the single tile of a building
standing-keep-clay = Always keep clay first when passing
standing-keep-wood = Always keep wood first when passing
standing-keep-stone = Always keep stone first when passing
