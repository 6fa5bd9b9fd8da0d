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
resource-wood = wood
resource-stone = stone
resource-diamond = diamond
resource-gold = gold

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
building-clay_pit = clay pit
building-quarry = quarry
building-warehouse = warehouse
building-diamond_mine = diamond mine
building-bazaar = bazaar
building-alchemist = alchemist's workshop
building-jeweller = jeweller's shop
building-tavern = tavern
building-trading_post = trading post
building-bank = bank
building-cathedral = cathedral

effect-sawmill = Gain 1 wood.
effect-clay_pit = Gain 1 clay.
effect-quarry = Gain 1 stone.
effect-warehouse = Gain 1 common resource of your choice.
effect-diamond_mine = Gain 1 diamond.
effect-bazaar = Give 1 common resource, gain 1 gold.
effect-alchemist = Give 1 gold, gain 2 diamonds.
effect-jeweller = Give 1 diamond, gain 1 clay, 1 wood and 1 stone.
effect-tavern = Give 1 diamond, gain 2 extra settlers.
effect-trading_post = Gain the resource of one fortified territory of yours.
effect-bank = Lay 1 gold here for good: 5 points at the end.
effect-cathedral = Lay 1 diamond here for good: 4 points at the end.

guild-traveller = traveller
guild-guard = guard
guild-builder = builder
guild-mercenary = mercenary
guild_scores-traveller = 1 point for each territory of yours
guild_scores-guard = 1 point for each fortification of yours
guild_scores-builder = 1 point for each building of yours
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

artifact_text-build_activate = Whenever you build, you may use the new building once at once.
artifact_text-explore_resource = Whenever you explore, gain the new tile's resource before the monster check.
artifact_text-hunt_diamond = Whenever you catch a monster, gain 1 diamond more.
artifact_text-fortify_resource = Whenever you fortify, gain that tile's resource.
artifact_text-take_gold_a = Gain 1 gold when you take it.
artifact_text-take_gold_b = Gain 1 gold when you take it.
artifact_text-take_diamond = Gain 1 diamond when you take it.
artifact_text-region_extra = Whenever you activate a region, gain 1 more resource of one of its tiles.
artifact_text-fort_extra = Whenever you activate a fortification, gain 1 more of its resource.
artifact_text-hero_settler = Whenever you invite a hero, gain 1 extra settler.
artifact_text-exchange_1_1 = You exchange common resources one for one.
artifact_text-monster_choice = You decide at each monster check of yours whether the monster comes.
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
prompt-turn = What do you do in your turn?
prompt-space = The market has this building in a stack and by itself: which do you take? ({ $building })
prompt-place = On which street does the { $building } stand?
prompt-street = Which building of the { $street } works next?
prompt-collect = Take the resource of { $slot }? Its monster will come.
prompt-extra = Which tile of { $region } gives one more resource?
prompt-monster = Does its monster come? Still to be checked, one after another: { $slots }.
prompt-keep = Which common resource do you keep? ({ $room } more)
prompt-artifact = Which artifact do you take?

# ------------------------------------------------------------------ moves
move-build = Build: { $building }
move-take_from = { $heap_id ->
    [stack] Take it from the stack: its space stays occupied
   *[single] Take the single tile: its space is filled anew
}
move-place = Place it on the { $street }
move-explore = Explore territory { $slot }
move-hunt = Hunt the monster on { $slot }
move-fortify = Fortify territory { $slot }
move-activate_region = Activate { $region }
move-collect = Take the resource of { $slot } and face the monster
move-leave = Leave { $slot } in peace
move-take_extra = Take one more resource of { $slot }
move-activate_street = Activate the { $street }
move-use = { $resource_id ->
    [None] Use: { $building }
   *[other] Use: { $building } ({ $resource })
}
move-finish_street = Use no more buildings here
move-activate_fortification = Activate the fortification on { $slot }
move-let_monster_come = Let the monster come to { $slot }
move-keep_monster_away = Keep the monster away from { $slot }
move-invite = Invite the hero: { $hero }
move-exchange = Exchange { $bundle } for 1 { $resource }
move-end_turn = End your turn
move-pass = Pass for the rest of the round
move-keep = Keep 1 { $resource }
move-take_artifact = Take the artifact { $artifact }

# ------------------------------------------------------------------ story
event-game_begins = The settlers arrived; { $seat } goes first.
event-artifact_taken = { $seat } took the { $artifact }.
event-artifact_turned_up = The { $artifact } came to light.
event-built = { $seat } bought a building: { $building }.
event-placed = { $seat } raised it on the { $street }: { $building }.
event-market_filled = New on the market: { $building }.
event-explored = { $seat } sent { $settlers ->
    [one] { $settlers } settler
   *[other] { $settlers } settlers
} to explore { $slot }: { $tile }.
event-monster_came = A monster settled on { $slot } of { $seat }: { $monster }.
event-monster_kept_away = { $seat } kept the monster away from { $slot }.
event-hunted = { $seat } caught a monster on { $slot } with { $settlers ->
    [one] { $settlers } settler
   *[other] { $settlers } settlers
}: { $monster }.
event-fortified = { $seat } fortified { $slot }.
event-region_activated = { $seat } gathered the yield of { $region }.
event-left_alone = { $seat } left { $slot } in peace.
event-street_activated = { $seat } put the { $street } to work.
event-used = { $seat } used a building: { $building }.
event-stored = { $seat } stored 1 { $resource } for good.
event-paid = { $seat } gave { $count } { $resource_id ->
    [diamond] { $count ->
        [one] diamond
       *[other] diamonds
    }
   *[other] { $resource }
}.
event-fort_activated = { $seat } activated the fortification on { $slot }.
event-gained = { $seat } gained { $count } { $resource_id ->
    [diamond] { $count ->
        [one] diamond
       *[other] diamonds
    }
   *[other] { $resource }
}.
event-settlers_came = { $count ->
    [one] { $count } extra settler
   *[other] { $count } extra settlers
} came to { $seat }.
event-exchanged = { $seat } exchanged { $bundle } for 1 { $resource }.
event-invited = { $seat } welcomed a hero: { $hero }.
event-hero_arrived = A hero came to the row: { $hero }.
event-hero_left = A hero rode on: { $hero }.
event-must_pass = { $seat } had nothing left to do and had to pass.
event-passed = { $seat } passed.
event-first_to_pass = { $seat } passed first and starts the next round.
event-discarded = { $seat } discarded { $count } { $resource }.
event-round_ended = Round { $round } ended.
event-round_begins = Round { $round } began; { $seat } goes first.
event-game_over = The sixth round is over: the points are counted.

# ------------------------------------------------------------------ refusals
why-too-few-settlers = This needs { $needed ->
    [one] { $needed } settler
   *[other] { $needed } settlers
}; you have { $held } at hand.
why-no-one-for-one = Common resources go two for one; only the True Scales make it one for one.
why-exchange-in-a-circle = That would lead back to resources you just had; one-for-one exchanges never go in a circle.
why-one-for-one-is-better = With the True Scales you exchange one for one, so nobody gives two.
why-no-such-rate = There is no such rate: 2 common resources for another one, clay, wood and stone for 1 diamond, 2 diamonds for 1 gold, 1 gold for 1 common resource.
why-cannot-exchange = You do not have what this exchange asks for: { $bundle }.
why-no-monster = There is no monster of yours to hunt on { $slot }.
why-already-explored = { $slot } is explored already.
why-first-tile-in-region-i = Your first territory must lie in region I.
why-not-adjacent = { $slot } does not share a side with a territory you have explored.
why-unexplored = { $slot } is not explored yet.
why-already-fortified = { $slot } has a fortification already.
why-monster-in-the-way = A monster sits on { $slot }: hunt it before you fortify.
why-no-fort = There is no fortification on { $slot }.
why-fort-used = The fortification on { $slot } was activated this round already.
why-extra-same = Another tile gives the same extra resource as { $slot }.
why-extra-tile = The extra resource comes from an open tile without a monster in the activated region, and { $slot } is none.
why-region-used = This round { $region } was activated already.
why-repeated-already = The artifact repeats only one activation in a whole round, and that is used.
why-region-empty = No tile of { $region } could give anything, and this table does not allow empty activations.
why-street-full = There is no free place on the { $street }.
why-not-on-market = That building is not on the market: { $building }.
why-settlement-full = All nine places of your settlement are taken.
why-cannot-pay = The price of this building is 1 { $resource }, and you have none.
why-street-open = First finish the { $street }: use its buildings, exchange, or leave the rest.
why-not-on-street = That building does not stand ready here: { $building }.
why-building-used = This building is not waiting to be used: it has worked already, or its street was not activated. ({ $building })
why-cannot-use = You lack what this building needs: { $building }.
why-street-used = The { $street } was activated this round already.
why-street-empty = Nothing stands on the { $street }, and this table does not allow empty activations.
why-hero-not-in-row = That hero is not in the row: { $hero }.
why-cannot-pay-hero-surcharge = You can pay the price of this hero, but not the surcharge of the two leftmost cards: here { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
} more.
why-cannot-pay-hero = This hero asks for { $needed } { $resource_id ->
    [diamond] { $needed ->
        [one] diamond
       *[other] diamonds
    }
   *[other] { $resource }
}; you have { $held }.
why-same-artifact = You cannot keep the artifact you hold: take another one.
why-artifact-not-in-row = That artifact does not lie open: { $artifact }.
why-one-hero = You have invited a hero this turn; one is the limit.
why-one-action = You have taken your action this turn; one is the limit.
why-not-end-turn = A turn needs an action or a hero before it can end; otherwise pass.
why-artifact-only-when-passing = Artifacts are chosen at the start and when passing.
why-street-not-active = Buildings work when their street is activated.
why-nothing-to-keep = You have no { $resource } left to keep.
why-passed-already = You have passed: exchanges come before the pass.
why-no-check-now = No territory is being checked for monsters just now.
why-kept-when-passing = What you keep is settled when you pass.
why-nothing-bought = There is nothing to take or place: first choose a building on the market.
why-region-not-active = Territories give their resources when their region is activated.
why-name-no-resource = This building leaves no choice of a resource: { $building }.
why-name-a-resource = This building leaves you a choice: say which resource. ({ $building })
why-extra-gave-nothing = At this table the extra resource comes from a tile that gave its own, and { $slot } was left in peace.
why-round-is-over-for-you = You have passed: your part in this round is over.
why-exchange-later = Answer this question first: resources cannot change it. Then you may exchange again, if it is still your turn.

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
why-tile-not-asked = Nobody is asked about { $slot } now: tiles come from left to right, and one that no monster threatens gives its resource by itself.
