game-title = Rurik: Dawn of Kiev
game-tagline = Heirs of Vladimir struggle for the throne of Kiev in four rounds.

# ------------------------------------------------------------------ options
option-edition = Wording of the rules
choice-edition-ru = Russian edition
choice-edition-de = German edition
option-leaders = Leaders
choice-leaders-chosen = chosen in turn
choice-leaders-dealt = dealt at random
option-goods_tokens = Variant: goods tokens
choice-goods_tokens-off = off
choice-goods_tokens-on = on
option-rebel_reward_tokens = Variant: reward tokens for rebels
choice-rebel_reward_tokens-off = off
choice-rebel_reward_tokens-on = on
option-deed_row_refresh = Variant: the deed row is renewed each round
choice-deed_row_refresh-off = off
choice-deed_row_refresh-on = on
option-solo_level = Solo: level of the Rebellion
choice-solo_level-1 = easy
choice-solo_level-2 = medium
choice-solo_level-3 = hard
choice-solo_level-4 = very hard
option-bonus_points = Points of bonus actions
choice-bonus_points-at_once = used when they are gained
choice-bonus_points-pooled = one pool for the whole turn
option-leader_as_deed_cost = The leader as the price of a deed
choice-leader_as_deed_cost-allowed = allowed, as the last piece
choice-leader_as_deed_cost-never = never
option-church_effect = Effect of a new church
choice-church_effect-forced = must be used
choice-church_effect-optional = may be used
option-agatha_companions = Agatha's companions
choice-agatha_companions-each_step = chosen anew at each step
choice-agatha_companions-whole_march = the same for the whole march
option-predslava_turn = When Predslava may act
choice-predslava_turn-action_phase = in the action phase
choice-predslava_turn-any_phase = also when placing an advisor
option-yaroslav_ties = Ties Yaroslav wins
choice-yaroslav_ties-own = those he takes part in
choice-yaroslav_ties-any = every tie in his region
option-warfare_off_track = Warfare markers that never moved
choice-warfare_off_track-nothing = score nothing
choice-warfare_off_track-ranked = are ranked like the others
option-agenda_at_zero = Agendas with nothing to count
choice-agenda_at_zero-counts = a tie at zero is a tie
choice-agenda_at_zero-needs_one = need at least one
option-solo_neutral_rule = Solo: neutral troops and rule
choice-solo_neutral_rule-count = they count as one more side
choice-solo_neutral_rule-ignore = they do not count
option-solo_neutral_church = Solo: your church and neutral troops
choice-solo_neutral_church-allowed = it may win one over
choice-solo_neutral_church-never = it never wins one over
option-solo_own_bribe = Solo: the Rebellion and its own advisors
choice-solo_own_bribe-outbid = it outbids them
choice-solo_own_bribe-spare = it only outbids yours
option-solo_last_unlock = Solo: bonuses unlocked after round 4
choice-solo_last_unlock-yes = yes
choice-solo_last_unlock-no = no

# ------------------------------------------------------------------ things
seat-rebellion = The Rebellion
region-novgorod = Novgorod
region-rostov = Rostov
region-polotsk = Polotsk
region-smolensk = Smolensk
region-volyn = Volyn
region-kiev = Kiev
region-chernigov = Chernigov
region-pereyaslavl = Pereyaslavl
region-pskov = Pskov
region-suzdal = Suzdal
region-galich = Galich
region-brest = Brest
region-murom = Murom
region-peresech = Peresech
region-azov = Azov
good-wood = wood
good-ore = stone
good-fish = fish
good-honey = honey
good-fur = fur
action-muster = muster
column-muster = { action-muster }
action-move = move
column-move = { action-move }
action-attack = attack
column-attack = { action-attack }
action-tax = tax
column-tax = { action-tax }
action-build = build
column-build = { action-build }
action-scheme = scheme
column-scheme = { action-scheme }
structure-church = church
    .a = a church
    .many = churches
structure-market = market
    .a = a market
    .many = markets
structure-stronghold = stronghold
    .a = a stronghold
    .many = strongholds
n-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
n-cards = { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
n-troops = { $count ->
    [one] { $count } troop
   *[other] { $count } troops
}
n-schemes = { $points ->
    [one] { $points } scheme card
   *[other] { $points } scheme cards
}
leader-agatha = Agatha
leader-boris = Boris
leader-maria = Maria
leader-mstislav = Mstislav
leader-predslava = Predslava
leader-sviatopolk = Sviatopolk
leader-sudislav = Sudislav
leader-yaroslav = Yaroslav
leader_text-agatha = When you move Agatha, one or two of your troops beside her may go along free of charge.
leader_text-boris = When you attack an opponent in his region, reveal one card fewer and take one coin from that opponent.
leader_text-maria = Once a round your mustered troops may go to one region next to hers that you do not occupy.
leader_text-mstislav = In his region taxing and building cost you only one point, whoever rules there.
leader_text-predslava = Once a round, on your turn, you move one opposing piece from her region to a neighbouring one; its owner gets a coin.
leader_text-sviatopolk = Rebels in his region count as yours for rule; a rebel you defeat there is replaced by your troop.
leader_text-sudislav = You may spend attack points to muster troops in his region.
leader_text-yaroslav = In his region you win ties for rule, and structures of others have no effect.
agenda-capable = Capable
agenda-committed = Committed
agenda-conquering = Conquering
agenda-courageous = Courageous
agenda-dignified = Dignified
agenda-esteemed = Esteemed
agenda-prosperous = Prosperous
agenda-protective = Protective
agenda-regal = Regal
agenda-successful = Successful
agenda-wealthy = Wealthy
agenda_text-capable = the most goods, on boat and dock
agenda_text-committed = highest on the build track
agenda_text-conquering = highest on the warfare track
agenda_text-courageous = the most rebels defeated by attack
agenda_text-dignified = the most deeds accomplished
agenda_text-esteemed = the most regions occupied
agenda_text-prosperous = highest on the trade track
agenda_text-protective = the most structures of any owner in regions you rule
agenda_text-regal = the most fur and honey together
agenda_text-successful = highest on the rule track
agenda_text-wealthy = the most coins
deed-amass_forces = Amass Forces
deed-border_patrols = Border Patrols
deed-capital_city = Capital City
deed-defensive_belt = Defensive Belt
deed-dispatch_messengers = Dispatch Messengers
deed-enforce_peace = Enforce Peace
deed-establish_fortress = Establish Fortress
deed-generous_prince = Generous Prince
deed-grand_hunter = Grand Hunter
deed-great_library = Great Library
deed-hire_mercenaries = Hire Mercenaries
deed-hoard = Hoard
deed-honorable_prince = Honorable Prince
deed-law_giver = Law Giver
deed-market_day = Market Day
deed-master_beekeeper = Master Beekeeper
deed-new_beginning = New Beginning
deed-peace_maker = Peace Maker
deed-retire_veterans = Retire Veterans
deed-reward_laborers = Reward Laborers
deed-send_gifts = Send Gifts
deed-splendid_feast = Splendid Feast
deed-tithe_payments = Tithe Payments
deed-trade_route = Trade Route
deed-victory_march = Victory March
deed-wilderness_forts = Wilderness Forts
deed_text-amass_forces = { deed_text-amass_forces.asks }; { deed_text-amass_forces.gives }
    .asks = have 6 troops in one region
    .gives = 1 move point
deed_text-border_patrols = { deed_text-border_patrols.asks }; { deed_text-border_patrols.gives }
    .asks = withdraw 1 troop from each of 3 regions
    .gives = send 2 troops anywhere
deed_text-capital_city = { deed_text-capital_city.asks }; { deed_text-capital_city.gives }
    .asks = have all three structures in one region
    .gives = 1 tax point
deed_text-defensive_belt = { deed_text-defensive_belt.asks }; { deed_text-defensive_belt.gives }
    .asks = have strongholds in 3 neighbouring regions
    .gives = 1 attack point with one card fewer
deed_text-dispatch_messengers = { deed_text-dispatch_messengers.asks }; { deed_text-dispatch_messengers.gives }
    .asks = occupy 8 regions
    .gives = 2 muster points
deed_text-enforce_peace = { deed_text-enforce_peace.asks }; { deed_text-enforce_peace.gives }
    .asks = pay wood and honey, have defeated 2 rebels
    .gives = 1 attack point with one card fewer
deed_text-establish_fortress = { deed_text-establish_fortress.asks }; { deed_text-establish_fortress.gives }
    .asks = pay 2 wood, have a stronghold and a church in one region
    .gives = draw 2 scheme cards, keep 1
deed_text-generous_prince = { deed_text-generous_prince.asks }; { deed_text-generous_prince.gives }
    .asks = pay 4 coins
    .gives = 2 muster points
deed_text-grand_hunter = { deed_text-grand_hunter.asks }; { deed_text-grand_hunter.gives }
    .asks = pay 2 fur, hold the first player token
    .gives = 1 move point
deed_text-great_library = { deed_text-great_library.asks }; { deed_text-great_library.gives }
    .asks = discard a scheme card, pay 1 stone
    .gives = 1 build point
deed_text-hire_mercenaries = { deed_text-hire_mercenaries.asks }; { deed_text-hire_mercenaries.gives }
    .asks = pay fish, stone and 2 coins
    .gives = 1 attack point with one card fewer
deed_text-hoard = { deed_text-hoard.asks }; { deed_text-hoard.gives }
    .asks = pay 3 goods of one kind
    .gives = draw 2 scheme cards, keep 1
deed_text-honorable_prince = { deed_text-honorable_prince.asks }; { deed_text-honorable_prince.gives }
    .asks = discard a scheme card, pay 3 coins
    .gives = 2 muster points
deed_text-law_giver = { deed_text-law_giver.asks }; { deed_text-law_giver.gives }
    .asks = have defeated 3 rebels, pay coins (3, German edition 2)
    .gives = draw 2 scheme cards, keep 1
deed_text-market_day = { deed_text-market_day.asks }; { deed_text-market_day.gives }
    .asks = have markets in 3 regions with different goods
    .gives = draw 2 scheme cards, keep 1
deed_text-master_beekeeper = { deed_text-master_beekeeper.asks }; { deed_text-master_beekeeper.gives }
    .asks = discard a scheme card, pay 2 honey
    .gives = 1 build point
deed_text-new_beginning = { deed_text-new_beginning.asks }; { deed_text-new_beginning.gives }
    .asks = take down one of your structures
    .gives = 2 tax points
deed_text-peace_maker = { deed_text-peace_maker.asks }; { deed_text-peace_maker.gives }
    .asks = withdraw 2 troops from a region you rule
    .gives = draw 2 scheme cards, keep 1
deed_text-retire_veterans = { deed_text-retire_veterans.asks }; { deed_text-retire_veterans.gives }
    .asks = withdraw 2 troops, pay 2 coins
    .gives = draw 2 scheme cards, keep 1
deed_text-reward_laborers = { deed_text-reward_laborers.asks }; { deed_text-reward_laborers.gives }
    .asks = pay 2 goods and 2 coins
    .gives = draw 2 scheme cards, keep 1
deed_text-send_gifts = { deed_text-send_gifts.asks }; { deed_text-send_gifts.gives }
    .asks = pay fish, fur and 2 coins
    .gives = send 2 troops anywhere
deed_text-splendid_feast = { deed_text-splendid_feast.asks }; { deed_text-splendid_feast.gives }
    .asks = pay fish, honey and 2 coins
    .gives = draw 2 scheme cards, keep 1
deed_text-tithe_payments = { deed_text-tithe_payments.asks }; { deed_text-tithe_payments.gives }
    .asks = have churches in 3 neighbouring regions
    .gives = 3 coins
deed_text-trade_route = { deed_text-trade_route.asks }; { deed_text-trade_route.gives }
    .asks = pay 3 different goods
    .gives = 2 coins
deed_text-victory_march = { deed_text-victory_march.asks }; { deed_text-victory_march.gives }
    .asks = discard a scheme card, withdraw 2 troops
    .gives = send 2 troops anywhere
deed_text-wilderness_forts = { deed_text-wilderness_forts.asks }; { deed_text-wilderness_forts.gives }
    .asks = pay stone, fur and wood
    .gives = 1 build point
card-S01 = 1 muster point
card-S02 = 1 muster point
card-S03 = 1 muster point for 1 coin
card-S04 = 1 muster point and 1 coin; casualty
card-S05 = 2 muster points; casualty
card-S06 = 1 move point
card-S07 = 2 move points
card-S08 = 2 move points
card-S09 = 3 move points; casualty
card-S10 = 1 attack point
card-S11 = 1 attack point
card-S12 = 1 attack point
card-S13 = 1 attack point for 1 coin
card-S14 = 1 attack point and 1 coin; casualty
card-S15 = 1 tax point
card-S16 = 1 tax point
card-S17 = 1 tax point and 1 coin; casualty
card-S18 = 2 tax points; casualty
card-S19 = 1 build point
card-S20 = 1 build point
card-S21 = 1 build point for 1 coin
card-S22 = 1 build point and 1 coin; casualty
card-S23 = take a deed for 1 coin
card-S24 = take a deed; casualty
card-S25 = take a deed and 1 coin; casualty
card-S26 = 2 coins
card-S27 = 2 coins
insurrection-I01 = insurrection card “{ region-kiev }, then { region-volyn }”
insurrection-I02 = insurrection card “{ region-chernigov }, then { region-smolensk }”
insurrection-I03 = insurrection card “{ region-polotsk }, then { region-kiev }”
insurrection-I04 = insurrection card “{ region-smolensk }, then { region-polotsk }”
insurrection-I05 = insurrection card “{ region-pereyaslavl }, then { region-smolensk }”
insurrection-I06 = insurrection card “{ region-polotsk }, then { region-smolensk }”
insurrection-I07 = insurrection card “{ region-chernigov }, then { region-pereyaslavl }”
insurrection-I08 = insurrection card “{ region-chernigov }, then { region-polotsk }”
insurrection-I09 = insurrection card “{ region-smolensk }, then { region-novgorod }”
insurrection-I10 = insurrection card “{ region-smolensk }, then { region-kiev }”
insurrection-I11 = insurrection card “{ region-volyn }, then { region-smolensk }”
insurrection-I12 = insurrection card “{ region-kiev }, then { region-chernigov }”
insurrection-I13 = insurrection card “{ region-novgorod }, then { region-rostov }”
insurrection-I14 = insurrection card “{ region-novgorod }, then { region-smolensk }”
insurrection-I15 = insurrection card “{ region-volyn }, then { region-kiev }”
insurrection-I16 = insurrection card “{ region-pereyaslavl }, then { region-chernigov }”
insurrection-I17 = insurrection card “{ region-polotsk }, then { region-volyn }”
insurrection-I18 = insurrection card “{ region-polotsk }, then { region-novgorod }”
priority-attack_move = attack and move
priority-build = build
priority-tax = tax
deck-left = left deck
deck-right = right deck
tile-build = build point
tile-muster = muster point
track-rule = rule
track-build = build
track-trade = trade
piece-troop = a troop
piece-leader = your leader
advisor-one = advisor 1
advisor-two = advisor 2
advisor-second_two = second advisor 2
advisor-three = advisor 3
advisor-four = advisor 4
advisor-five = advisor 5
source-rule = Rule
source-build = Build
source-trade = Trade
source-warfare = Warfare
source-agenda = Agenda
source-deeds = Deeds
source-coins = Coins
source-dock = Goods on the dock

# ------------------------------------------------------------------ questions
prompt-leader = Which leader do you choose?
prompt-agenda = Which agenda do you keep? The other one goes back to the box.
prompt-deploy = Where do you put a troop?
prompt-deploy_leader = Which of your troops does your leader join?
prompt-place = Which advisor do you send to which column?
prompt-bribe = How big a bribe does the advisor in the { $column } column get?
prompt-comeback = You have nobody on the map. Where do your leader and a troop return?
prompt-advisor = Which of your two equal advisors acts now?
prompt-turn = { $stage ->
    [before] What do you do? Your advisor stands in the { $action } column.
    [busy] What do you spend your points on?
   *[after] Anything else before your turn ends?
}
prompt-church = Whom does your church in { $region } win over?
prompt-casualty = From which deck do you reveal { n-cards } for casualties?
prompt-rebellion_casualty = From which deck do you reveal { n-cards } for the Rebellion's casualties?
prompt-draw = From which deck do you draw { n-cards }?
prompt-keep = Which card do you keep?
prompt-put_back = Which card do you put back first? The last one lies on top.
prompt-token = Who gets the first player token?
prompt-take_deed = Which deed do you take?
prompt-claim_deed = Which deed do you claim?
prompt-deed_cost = What do you give for the deed “{ $deed }”?
prompt-boat = Do you unload goods while the markers go up? They are back on board for the income.

# ------------------------------------------------------------------ moves
move-choose_leader = Play as { $leader }. { $text }
move-keep_agenda = Keep the agenda “{ $agenda }”: { $text }
move-deploy = Put a troop in { $region }
move-deploy_leader = Put { $leader } in { $region }
move-place = Send advisor { $number } to the { $action } column, space { $row }: { n-space }
n-space = { $action_id ->
    [scheme] { $coins ->
        [0] { n-schemes }
       *[other] { n-schemes } for { n-coins }
    }
   *[other] { $coins ->
        [0] { n-points }
       *[other] { n-points } for { n-coins }
    }
}
move-bribe = { $coins ->
    [0] Give no bribe: space { $row }, { n-points-or-schemes }
   *[other] Give a bribe of { n-coins }: space { $row }, { n-points-or-schemes }
}
n-points-or-schemes = { $action_id ->
    [scheme] { n-schemes }
   *[other] { n-points }
}
move-come_back = Return to { $region }
move-stay_away = Stay off the map for now
move-recall = Use the advisor in the { $action } column, space { $row }
move-act = { $action_id ->
    [scheme] { $coins ->
        [0] Draw { n-schemes }{ n-and-keep }
       *[other] Draw { n-schemes } for { n-coins }{ n-and-keep }
    }
   *[other] { $coins ->
        [0] Get { n-action }
       *[other] Get { n-action } for { n-coins }
    }
}
n-action = { $points ->
    [one] { $points } { $action } point
   *[other] { $points } { $action } points
}
n-and-keep = { $points ->
    [1] { "" }
   *[other] { " " }and keep 1
}
move-forfeit = Forfeit the { $action } action for { n-coins }
move-stop = Spend no more points
move-end_turn = End your turn
move-muster = Muster a troop in { $region }
move-muster_leader = Muster { $leader } in { $region }
move-move = Move a troop from { $from } to { $to }
move-move_leader = Move { $leader } to { $region }
move-move_leader_with = Move { $leader } to { $region } with { n-troops }
move-leap = Send a troop from { $from } straight to { $to }
move-leap_leader = Send { $leader } straight to { $region }
move-leap_leader_with = Send { $leader } straight to { $region } with { n-troops }
move-drive = { $seat_id ->
    [rebellion] Predslava sends a troop to { $region }; the Rebellion gets a coin
   *[other] Predslava sends a troop to { $region }; { $seat } gets a coin
}
move-drive_leader = { $seat_id ->
    [rebellion] Predslava sends a leader to { $region }; the Rebellion gets a coin
   *[other] Predslava sends a leader to { $region }; { $seat } gets a coin
}
move-attack = { $coin ->
    [1] { n-attack }; Boris steals a coin
   *[0] { n-attack }
}
n-attack = { $seat_id ->
    [rebellion] Attack the Rebellion in { $region }: remove a piece and reveal { n-cards }
   *[other] Attack { $seat } in { $region }: remove a piece and reveal { n-cards }
}
move-attack_rebel = Attack the rebel in { $region } for its reward
move-attack_neutral = Attack the neutral troop in { $region } and remove it
move-rally = Muster a troop in Sudislav's region with an attack point
move-tax = Tax { $region } for { n-points } and gain { $count } { $good }
move-tax_and_good = Tax { $region } for { n-points } and gain { $count } { $good }, thanks to your market
move-tax_and_coin = Tax { $region } for { n-points } and gain { $count } { $good } and a coin, thanks to your market
move-build = Build { $structure_a } in { $region } for { n-points }
move-oust = { $supply ->
    [0] { $seat_id ->
        [rebellion] Remove a troop of the Rebellion, with none of your own to replace it
       *[other] Remove a troop, with none of your own to replace it: { $seat } loses it
    }
   *[other] { $seat_id ->
        [rebellion] Replace a troop of the Rebellion with your own
       *[other] Replace a troop with your own: { $seat } loses it
    }
}
move-oust_rebel = { $supply ->
    [0] Remove the rebel, with no troop of your own to replace it
   *[other] Replace the rebel with a troop of your own
}
move-oust_neutral = { $supply ->
    [0] Remove the neutral troop, with none of your own to replace it
   *[other] Replace the neutral troop with your own
}
move-spare = Replace nobody
move-draw = Draw from the { $deck }
move-reveal = Reveal from the { $deck }
move-keep = Keep the scheme card “{ $card }”
move-put_back = Put back the scheme card “{ $card }”
move-give_token = { $own ->
    [1] Keep the first player token
   *[other] Give the first player token to { $seat }
}
move-play_card = Play the scheme card “{ $card }”
move-do_deed = Accomplish the deed “{ $deed }”. Condition: { $text_asks }; reward: { $text_gives }
move-take_deed = Take the deed “{ $deed }”. Condition: { $text_asks }; reward: { $text_gives }
move-pay_good = Pay { $good }
move-discard_card = Discard the scheme card “{ $card }”
move-withdraw = Withdraw { $piece } from { $region }
move-tear_down = Take down { $structure_a } in { $region }
move-convert = { $second_same ->
    [yes] Exchange 2 { $first } for 1 { $tile }
   *[no] Exchange { $first } and { $second } for 1 { $tile }
}
move-unload = Unload { $good } onto the dock
move-set_sail = Leave the goods on the boat

# ------------------------------------------------------------------ story
event-game_begins = Vladimir is dead, and his heirs take up arms; { $seat } is the first player.
event-leader_chosen = { $seat } plays as { $leader }.
event-agenda_kept = { $seat } keeps the agenda “{ $agenda }”.
event-agenda_chosen = { $seat } keeps one agenda in secret.
event-deployed = { $seat } puts a troop in { $region }.
event-leader_deployed = { $seat } puts { $leader } in { $region }.
event-round_begins = Round { $round } begins; { $seat } is the first player.
event-advisor_placed = { $seat } sends advisor { $number } to the { $action } column.
event-bribed = { $seat } gives a bribe of { n-coins } in the { $action } column.
event-actions_begin = All advisors are placed and the action phase begins; { $seat } is the first player.
event-came_back = { $seat } comes back to the map in { $region }.
event-advisor_taken = { $bribe ->
    [0] { $seat } takes advisor { $number } from the { $action } column.
    [one] { $seat } takes advisor { $number } from the { $action } column; the bribe of { $bribe } coin goes to the supply.
   *[other] { $seat } takes advisor { $number } from the { $action } column; the bribe of { $bribe } coins goes to the supply.
}
event-acted = { $action_id ->
    [scheme] { $seat } draws { n-schemes }.
   *[other] { $seat } gets { n-action }.
}
event-forfeited = { $seat } forfeits the { $action } action for a coin.
event-mustered = { $seat } musters a troop in { $region }.
event-leader_mustered = { $seat } musters { $leader } in { $region }.
event-moved = { $seat } moves a troop from { $from } to { $to }.
event-leader_moved = { $count ->
    [0] { $seat } moves { $leader } from { $from } to { $to }.
   *[other] { $seat } moves { $leader } from { $from } to { $to } with { n-troops }.
}
event-driven = { $other_id ->
    [rebellion] { $seat } sends an opposing troop from { $from } to { $to }; the Rebellion gets a coin.
   *[other] { $seat } sends an opposing troop from { $from } to { $to }; { $other } gets a coin.
}
event-leader_driven = { $seat } sends { $leader } from { $from } to { $to }; the owner gets a coin.
event-attacked = { $other_id ->
    [rebellion] { $seat } attacks in { $region }; the Rebellion loses a piece.
   *[other] { $seat } attacks in { $region }; { $other } loses a piece.
}
event-leader_fell = { $seat } loses { $leader } in { $region }: the leader leaves the map.
event-coin_stolen = { $other_id ->
    [rebellion] { $seat } takes a coin from the Rebellion.
   *[other] { $seat } takes a coin from { $other }.
}
event-revealed = The card “{ $card }” is revealed.
event-casualty = { $seat } loses a troop in { $region }.
event-rebel_defeated = { $seat } defeats the rebel in { $region }.
event-neutral_fell = { $seat } removes the neutral troop from { $region }.
event-gained = { $seat } gains { $count } { $good }.
event-coins_gained = { $seat } gains { n-coins }.
event-taxed = { $seat } taxes { $region } and gains { $count } { $good }.
event-built = { $seat } builds { $structure_a } in { $region }.
event-rebel_converted = { $seat } wins over the rebel in { $region } with a church.
event-neutral_converted = { $seat } wins over the neutral troop in { $region } with a church.
event-converted = { $other_id ->
    [rebellion] { $seat } wins over a troop in { $region } with a church; the Rebellion loses it.
   *[other] { $seat } wins over a troop in { $region } with a church; { $other } loses it.
}
event-drew = { $seat } draws { n-cards } from the { $deck }.
event-kept = { $seat } keeps the scheme card “{ $card }”.
event-kept_secretly = { $seat } keeps one scheme card.
event-decks_shuffled = A scheme deck has run out: all cards are shuffled into two new decks.
event-token_given = { $other_same ->
    [yes] { $seat } keeps the first player token.
   *[no] { $seat } gives the first player token to { $other }.
}
event-card_played = { $seat } plays the scheme card “{ $card }”.
event-card_discarded = { $seat } discards the scheme card “{ $card }”.
event-exchanged = { $second_same ->
    [yes] { $seat } exchanges 2 { $first } for 1 { $tile }.
   *[no] { $seat } exchanges { $first } and { $second } for 1 { $tile }.
}
event-deed_begun = { $seat } sets about the deed “{ $deed }”.
event-deed_done = { $seat } accomplishes the deed “{ $deed }”.
event-deed_taken = { $seat } takes the deed “{ $deed }”.
event-deed_turned_up = A new deed in the row: “{ $deed }”.
event-row_renewed = The row of deeds is renewed.
event-withdrawn = { $seat } withdraws a troop from { $region }.
event-torn_down = { $seat } takes down { $structure_a } in { $region }.
event-claim_begins = The claim phase of round { $round } begins.
event-unloaded = { $seat } unloads { $good } onto the dock.
event-marker_advanced = { $seat } moves up to { $points } on the { $track } track.
event-income = { $seat } has an income of { n-coins }.
event-card_turned_up = The { $insurrection } now lies on top.
event-bonus_unlocked = The Rebellion unlocks a bonus in the column “{ $priority }”.
event-priority_chosen = The new priority of the Rebellion: { $priority }.
event-game_over = The fourth round is over and the points are counted.

# ------------------------------------------------------------------ refusals
why-no-muster-points = You have no muster points.
why-leader-on-map = Your leader is on the map already.
why-no-troops = There are no troops left in your supply.
why-not-occupied = You have no piece in { $region }.
why-no-move-points = You have no move points for this.
why-no-troop-there = You have no troop in { $region } to send.
why-not-in-play = { $region } is not in play.
why-same-troop-again = The deed sends two different troops, not the same one twice.
why-no-border = { $from } and { $to } have no common border.
why-leader-off-map = Your leader is not on the map.
why-no-companions = Only Agatha takes companions along.
why-too-many-companions = There are not that many of your troops beside Agatha.
why-not-predslava = Only Predslava sends opponents' pieces away.
why-once-a-round = This ability works once a round, and you have used it.
why-nobody-to-drive = No such piece stands in Predslava's region.
why-drive-next-door = The piece goes to a neighbouring region in play.
why-no-attack-points = You have no attack points.
why-not-sudislav = Only Sudislav on the map turns attack points into troops.
why-attack-yourself = You cannot attack your own troops.
why-nobody-to-attack = There is nobody of that kind to attack in { $region }.
why-no-tax-points = You have no tax points to use now.
why-no-good-left = The good of { $region } has been taken this round.
why-two-points = You do not rule { $region }, so this costs 2 points.
why-switched-off = Yaroslav stands in { $region }: your market has no effect there.
why-market-choice = Your market in { $region } adds a good or a coin: choose which.
why-no-market = You have no market in { $region }.
why-no-build-points = You have no build points to use now.
why-one-of-a-kind = You cannot build { $structure_a } in { $region }: one of that kind stands there already, no matter whose.
why-no-structure-left = All your { $structure_many } are on the map already.
why-church-forced = The church must win somebody over.
why-nobody-to-convert = No such troop stands in { $region } for the church to win over.
why-deck-empty = There are no cards in the { $deck }.
why-not-drawn = That card is not among those you drew.
why-no-such-advisor = You have no advisor { $number } left to place.
why-column-full = The { $action } column is full.
why-three-columns-first = A second advisor may go to the { $action } column only when you are in three different columns.
why-bribe-too-big = { $held ->
    [0] You have no coins.
    [one] You have only { $held } coin.
   *[other] You have only { $held } coins.
}
why-finish-action-first = First use the points of the action under way, or spend no more of them.
why-acted = The main action of this turn is over.
why-acting = The main action of this turn has begun: it cannot be taken again, nor forfeited for a coin.
why-cannot-pay-space = This space costs { n-coins }, and you do not have that much.
why-act-or-forfeit = First take the main action or forfeit it.
why-nothing-to-stop = No action is under way.
why-one-card = You can play only one scheme card a turn.
why-not-in-hand = That card is not in your hand.
why-cannot-pay-card = You cannot pay for the scheme card “{ $card }”.
why-one-deed = You can accomplish only one deed a turn.
why-one-conversion = You can exchange goods only once a turn.
why-tile-used = The conversion tile for a { $tile } has been used this round.
why-tile-good = The conversion tile for a { $tile } does not take { $good } as its first good.
why-lack-goods = You do not have both of these goods.
why-choose-advisor-first = First choose which of your two equal advisors acts now.
why-lowest-first = The advisor with the lowest number acts first.
why-not-your-deed = You do not have the deed “{ $deed }”.
why-deed-troops_in_one_region = The deed “{ $deed }” asks for { $count } troops in one region; you have { n-most }.
why-deed-regions_with_troops = The deed “{ $deed }” asks for troops in { $count } regions; you occupy { $held }.
n-most = { $held ->
    [0] none
   *[other] { $held } at most
}
n-held = { $held ->
    [0] none
   *[other] { $held }
}
why-deed-rebels_defeated = The deed “{ $deed }” asks for { $count } defeated rebels; you have { n-held }.
why-deed-first_player_token = The deed “{ $deed }” asks for the first player token, which you do not hold.
why-deed-markets_with_different_goods = The deed “{ $deed }” asks for markets in regions with { $count } different goods; { $held ->
    [0] you have no market yet
   *[other] yours have { $held }
}.
why-deed-together = The deed “{ $deed }” asks for structures of yours in one region: { $third_id ->
    [None] { $first } and { $second }
   *[other] { $first }, { $second } and { $third }
}.
why-deed-chain_of = The deed “{ $deed }” asks for { $structure_a } in each of { $count } neighbouring regions; { $held ->
    [0] you have none yet
   *[other] your largest group has { $held }
}.
why-deed-coins = The deed “{ $deed }” costs { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}; you have { n-held }.
why-deed-cards = The deed “{ $deed }” costs { $count ->
    [one] { $count } scheme card
   *[other] { $count } scheme cards
}; you have { n-held }.
why-deed-good = The deed “{ $deed }” costs { $count } { $good }; you have { n-held }.
why-deed-any = The deed “{ $deed }” costs { $count } goods; you have { n-held }.
why-deed-different = The deed “{ $deed }” costs { $count } different goods; you have { $held ->
    [0] none
    [one] { $held } kind
   *[other] { $held } kinds
}.
why-deed-same = The deed “{ $deed }” costs { $count } goods of one kind; you have { n-most }.
why-deed-structures = The deed “{ $deed }” costs one of your structures; you have none on the map.
why-deed-troops-anywhere = The deed “{ $deed }” costs { $count } troops; you can withdraw { n-held }.
why-deed-troops-different_regions = The deed “{ $deed }” costs a troop from each of { $count } regions; you can withdraw from { n-held }.
why-deed-troops-one_ruled_region = The deed “{ $deed }” costs { $count } troops from one region you rule; you rule none with so many.
why-not-this-cost = That is not what the deed “{ $deed }” costs now.
why-not-in-row = The deed “{ $deed }” is not in the row.
why-not-on-boat = There is no { $good } on your boat.
why-leads-rebellion = Sviatopolk leads the Rebellion and is not yours to choose.
why-leader-taken = { $leader } is taken.
why-agenda-not-dealt = You were not dealt that agenda.
why-rebellion-stands-there = You cannot start in { $region }: the Rebellion stands there.
why-leader-with-troops = You have no troop in { $region } for the leader to join.
why-only-at-setup = That is chosen during setup.
why-only-strategy-phase = Advisors are placed in the strategy phase, and it is over or yet to come.
why-bribe-while-placing = A bribe goes with an advisor while it is being placed, not before and not later.
why-only-action-phase = Actions come in the action phase, when all advisors have been placed.
why-bonus-in-turn = Scheme cards, deeds and exchanges belong to your turn in the action phase.
why-act-first = Take the main action first: then you have its points.
why-advisor-taken = Your advisor for this turn has been taken back: one a turn, the lowest number first.
why-not-your-advisor = No advisor of yours stands on that space.
why-come-back-first = First say whether you come back to the map.
why-only-without-pieces = Only a player without a single piece on the map comes back this way.
why-no-draw-now = Cards are drawn with the scheme action or as the reward of a deed.
why-no-token-now = Only the scheme action on the top space passes the first player token.
why-no-check-now = Casualties are checked after an attack on an opponent.
why-no-deed-now = Deeds are taken in the claim phase, or with a scheme card that says so.
why-nothing-to-pay = There is no deed to pay for just now.
why-no-church-now = Only a church just built wins somebody over.
why-boat-later = Goods move freely between boat and dock; you are asked when the claim phase begins.
why-drive-in-turn = Predslava sends pieces away on your turn in the action phase.
why-nothing-sends-anywhere = Only the reward of a deed sends troops anywhere, and there is none now.
why-there-already = Your leader is already in { $region }.
why-not-beside-maria = You have no piece in { $region }, and it is not next to Maria.
why-other-way-round = Name the two goods the other way round: first { $second }, then { $first }.
why-rebels-are-opponents = In the solo game rebels are the Rebellion's troops: attack them as an opponent.

# ------------------------------------------------------------------ terminal
solo-opponent = The Rebellion
board-map = Map
board-region = Region
board-good = Good
board-ruler = Ruled by
board-pieces = Pieces
board-structures = Structures
board-taken = taken
board-rebel = rebel
board-neutral = neutral troop
board-leader = Leader
board-strategy = Strategy board
board-space = Space
board-free = free
board-deeds = Deed row
board-deed = Deed
board-asks = Condition; reward
board-coins = Coins
board-boat = Boat
board-dock = Dock
board-cards = Scheme cards
board-known = Known on top of the decks
board-taken-deeds = Deeds taken
board-done-deeds = Deeds done
board-agenda = Agenda
board-tracks = Tracks
board-warfare = warfare
board-supply = Troops in supply
board-captured = Rebels defeated
board-turn = Turn
board-points = points at hand
board-token = First player token
board-priority = Priority
board-order = Order of regions
board-price = price
board-advisors = Advisors to place
board-row = Advisor
pool-muster = muster
pool-move = move
pool-attack = attack
pool-tax = tax
pool-build = build
pool-sharp_attack = attack with one card fewer
pool-leap = anywhere
pool-tax_by_scheme_card = tax (card)
pool-tax_by_deed = tax (deed)
pool-build_by_scheme_card = build (card)
pool-build_by_deed = build (deed)
pool-build_by_tile = build (exchange)
leader-none = your leader

# ------------------------------------------------------------------ answers given once for all

standing-bribe-0 = Never give a bribe
standing-reveal-left = Always reveal from the left deck
standing-reveal-right = Always reveal from the right deck
standing-draw-left = Always draw from the left deck
standing-draw-right = Always draw from the right deck
standing-set_sail = Always leave the goods on the boat
