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
    .gen = wood
good-ore = stone
    .gen = stone
good-fish = fish
    .gen = fish
good-honey = honey
    .gen = honey
good-fur = fur
    .gen = fur
action-muster = muster
column-muster = muster
action-move = move
column-move = move
action-attack = attack
column-attack = attack
action-tax = tax
column-tax = tax
action-build = build
column-build = build
action-scheme = scheme
column-scheme = scheme
structure-church = church
structure-market = market
structure-stronghold = stronghold
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
leader_text-mstislav = In his region taxing and building cost you one point whoever rules.
leader_text-predslava = Once a round in your turn you move one piece of an opponent from her region next door; its owner gets a coin.
leader_text-sviatopolk = Rebels in his region count as yours for rule; a rebel you defeat there is replaced by your troop.
leader_text-sudislav = Attack points may muster troops in his region.
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
deed_text-amass_forces = have 6 troops in one region; 1 move point
deed_text-border_patrols = withdraw 1 troop from each of 3 regions; send 2 troops anywhere
deed_text-capital_city = have all three structures in one region; 1 tax point
deed_text-defensive_belt = have strongholds in 3 neighbouring regions; 1 attack point with one card fewer
deed_text-dispatch_messengers = occupy 8 regions; 2 muster points
deed_text-enforce_peace = pay wood and honey, have 2 captured rebels; 1 attack point with one card fewer
deed_text-establish_fortress = pay 2 wood, have stronghold and church in one region; look at 2 scheme cards
deed_text-generous_prince = pay 4 coins; 2 muster points
deed_text-grand_hunter = pay 2 fur, hold the first player token; 1 move point
deed_text-great_library = discard a scheme card, pay 1 stone; 1 build point
deed_text-hire_mercenaries = pay fish, stone and 2 coins; 1 attack point with one card fewer
deed_text-hoard = pay 3 goods of one kind; look at 2 scheme cards
deed_text-honorable_prince = discard a scheme card, pay 3 coins; 2 muster points
deed_text-law_giver = have 3 captured rebels, pay coins (3, German edition 2); look at 2 scheme cards
deed_text-market_day = have markets in 3 regions with different goods; look at 2 scheme cards
deed_text-master_beekeeper = discard a scheme card, pay 2 honey; 1 build point
deed_text-new_beginning = take down one of your structures; 2 tax points
deed_text-peace_maker = withdraw 2 troops from a region you rule; look at 2 scheme cards
deed_text-retire_veterans = withdraw 2 troops, pay 2 coins; look at 2 scheme cards
deed_text-reward_laborers = pay 2 goods and 2 coins; look at 2 scheme cards
deed_text-send_gifts = pay fish, fur and 2 coins; send 2 troops anywhere
deed_text-splendid_feast = pay fish, honey and 2 coins; look at 2 scheme cards
deed_text-tithe_payments = have churches in 3 neighbouring regions; 3 coins
deed_text-trade_route = pay 3 different goods; 2 coins
deed_text-victory_march = discard a scheme card, withdraw 2 troops; send 2 troops anywhere
deed_text-wilderness_forts = pay stone, fur and wood; 1 build point
card-S01 = muster 1
card-S02 = muster 1
card-S03 = muster 1 (costs 1)
card-S04 = muster 1 + 1 coin, casualty
card-S05 = muster 2, casualty
card-S06 = move 1
card-S07 = move 2
card-S08 = move 2
card-S09 = move 3, casualty
card-S10 = attack 1
card-S11 = attack 1
card-S12 = attack 1
card-S13 = attack 1 (costs 1)
card-S14 = attack 1 + 1 coin, casualty
card-S15 = tax 1
card-S16 = tax 1
card-S17 = tax 1 + 1 coin, casualty
card-S18 = tax 2, casualty
card-S19 = build 1
card-S20 = build 1
card-S21 = build 1 (costs 1)
card-S22 = build 1 + 1 coin, casualty
card-S23 = take a deed (costs 1)
card-S24 = take a deed, casualty
card-S25 = take a deed + 1 coin, casualty
card-S26 = 2 coins
card-S27 = 2 coins
insurrection-I01 = insurrection card 1
insurrection-I02 = insurrection card 2
insurrection-I03 = insurrection card 3
insurrection-I04 = insurrection card 4
insurrection-I05 = insurrection card 5
insurrection-I06 = insurrection card 6
insurrection-I07 = insurrection card 7
insurrection-I08 = insurrection card 8
insurrection-I09 = insurrection card 9
insurrection-I10 = insurrection card 10
insurrection-I11 = insurrection card 11
insurrection-I12 = insurrection card 12
insurrection-I13 = insurrection card 13
insurrection-I14 = insurrection card 14
insurrection-I15 = insurrection card 15
insurrection-I16 = insurrection card 16
insurrection-I17 = insurrection card 17
insurrection-I18 = insurrection card 18
priority-attack_move = attack and move
priority-build = build
priority-tax = tax
deck-left = left deck
    .gen = left deck
deck-right = right deck
    .gen = right deck
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
prompt-leader = Who leads your side?
prompt-agenda = Which agenda do you keep? The other goes to the box.
prompt-deploy = Where do you put a troop?
prompt-deploy_leader = Which of your troops does your leader join?
prompt-place = Which advisor goes to which column?
prompt-bribe = How many coins go with the advisor ({ $column })?
prompt-comeback = You have nobody on the map. Where do your leader and a troop return?
prompt-advisor = Which of your two equal advisors acts now?
prompt-turn = { $stage ->
    [before] What do you do? Your advisor gives: { $action }.
    [busy] How do you use your points?
   *[after] Anything else before your turn ends?
}
prompt-church = Whom does your church in { $region } win over?
prompt-casualty = From which deck do you reveal { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} for casualties?
prompt-rebellion_casualty = From which deck are the Rebellion's casualties checked ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
})?
prompt-draw = From which deck do you draw { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}?
prompt-keep = Which card do you keep?
prompt-put_back = Which card do you put back first? The last one lies on top.
prompt-token = Who gets the first player token?
prompt-take_deed = Which deed do you take?
prompt-claim_deed = Which deed do you claim?
prompt-deed_cost = What do you give for the deed { $deed }?
prompt-boat = Do you unload goods while the markers go up? For the income they are on board again.

# ------------------------------------------------------------------ moves
move-choose_leader = Play as { $leader }
move-keep_agenda = Keep the agenda: { $agenda }
move-deploy = Put a troop in { $region }
move-deploy_leader = Put your leader in { $region }
move-place = Advisor { $number } to { $action }
move-bribe = { $coins ->
    [0] No bribe
    [one] Bribe of { $coins } coin
   *[other] Bribe of { $coins } coins
}
move-come_back = Return to { $region }
move-stay_away = Stay off the map for now
move-recall = Use the advisor in { $action }, space { $row }
move-act = Take the main action
move-forfeit = Forfeit the main action for a coin
move-stop = Use no more points
move-end_turn = End your turn
move-muster = Muster a troop in { $region }
move-muster_leader = Muster your leader in { $region }
move-move = Move a troop from { $from } to { $to }
move-move_leader = Move your leader to { $region }
move-move_leader_with = Move your leader to { $region } with { $count ->
    [one] { $count } troop
   *[other] { $count } troops
}
move-leap = Send a troop from { $from } to { $to }
move-leap_leader = Send your leader to { $region }
move-leap_leader_with = Send your leader to { $region } with { $count ->
    [one] { $count } troop
   *[other] { $count } troops
}
move-drive = Predslava sends a troop to { $region } ({ $seat })
move-drive_leader = Predslava sends a leader to { $region } ({ $seat })
move-attack = Attack in { $region }: { $seat }
move-attack_rebel = Attack the rebel in { $region }
move-attack_neutral = Attack the neutral troop in { $region }
move-rally = Muster a troop in Sudislav's region with an attack point
move-tax = Tax { $region }
move-tax_and_good = Tax { $region }; the market adds a good
move-tax_and_coin = Tax { $region }; the market adds a coin
move-build = Build in { $region }: { $structure }
move-oust = Replace a troop: { $seat }
move-oust_rebel = Replace the rebel
move-oust_neutral = Replace the neutral troop
move-spare = Replace nobody
move-draw = Draw from the { $deck }
move-reveal = Reveal from the { $deck }
move-keep = Keep: { $card }
move-put_back = Put back: { $card }
move-give_token = Give the token: { $seat }
move-play_card = Play a scheme card: { $card }
move-do_deed = Accomplish the deed { $deed }
move-take_deed = Take the deed { $deed }
move-pay_good = Pay: { $good }
move-discard_card = Discard: { $card }
move-withdraw = Withdraw { $piece } from { $region }
move-tear_down = Take down in { $region }: { $structure }
move-convert = Exchange { $first } and { $second } for a { $tile }
move-unload = Unload to the dock: { $good }
move-set_sail = Leave the boat as it is

# ------------------------------------------------------------------ story
event-game_begins = Vladimir is dead, and his heirs took up arms; first player: { $seat }.
event-leader_chosen = { $seat } took the field with { $leader }.
event-agenda_kept = { $seat } kept an agenda: { $agenda }.
event-agenda_chosen = { $seat } kept one agenda in secret.
event-deployed = { $seat } put a troop in { $region }.
event-leader_deployed = { $seat } put { $leader } in { $region }.
event-round_begins = Round { $round } began; first player: { $seat }.
event-advisor_placed = { $seat } sent advisor { $number } to { $action }.
event-bribed = { $seat } added a bribe of { $count ->
    [one] { $count } coin
   *[other] { $count } coins
} ({ $action }).
event-actions_begin = All advisors were placed; the actions began with { $seat }.
event-came_back = { $seat } came back to the map in { $region }.
event-advisor_taken = { $seat } took back advisor { $number } ({ $action }){ $bribe ->
    [0] .
    [one] ; { $bribe } coin of bribe went to the supply.
   *[other] ; { $bribe } coins of bribe went to the supply.
}
event-acted = { $seat } got { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $action }.
event-forfeited = { $seat } forfeited the action ({ $action }) for a coin.
event-mustered = { $seat } mustered a troop in { $region }.
event-leader_mustered = { $seat } brought { $leader } back in { $region }.
event-moved = { $seat } moved a troop from { $from } to { $to }.
event-leader_moved = { $seat } moved { $leader } from { $from } to { $to }{ $count ->
    [0] .
    [one] , with { $count } troop.
   *[other] , with { $count } troops.
}
event-driven = { $seat } sent a troop from { $from } to { $to }; a coin went to: { $other }.
event-leader_driven = { $seat } sent { $leader } from { $from } to { $to }; the owner got a coin.
event-attacked = { $seat } attacked in { $region }; one piece lost: { $other }.
event-leader_fell = { $leader } left the map from { $region } ({ $seat }).
event-coin_stolen = { $seat } took a coin from: { $other }.
event-revealed = Revealed: { $card }.
event-casualty = { $seat } lost a troop in { $region }.
event-rebel_defeated = { $seat } defeated the rebel in { $region }.
event-neutral_fell = { $seat } removed the neutral troop from { $region }.
event-gained = { $seat } gained { $count } { $good }.
event-coins_gained = { $seat } gained { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}.
event-taxed = { $seat } taxed { $region }: { $count } { $good }.
event-built = { $seat } built in { $region }: { $structure }.
event-rebel_converted = { $seat } won over the rebel in { $region }.
event-neutral_converted = { $seat } won over the neutral troop in { $region }.
event-converted = { $seat } won over a troop in { $region } from: { $other }.
event-drew = { $seat } drew { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ({ $deck }).
event-kept = { $seat } kept: { $card }.
event-kept_secretly = { $seat } kept one card.
event-decks_shuffled = A scheme deck was empty: all cards were shuffled into two new decks.
event-token_given = { $seat } passed the first player token to: { $other }.
event-card_played = { $seat } played a scheme card: { $card }.
event-card_discarded = { $seat } discarded: { $card }.
event-exchanged = { $seat } exchanged { $first } and { $second } for a { $tile }.
event-deed_begun = { $seat } set about the deed { $deed }.
event-deed_done = { $seat } accomplished the deed { $deed }.
event-deed_taken = { $seat } took the deed { $deed }.
event-deed_turned_up = New in the deed row: { $deed }.
event-row_renewed = The deed row was cleared.
event-withdrawn = { $seat } withdrew a troop from { $region }.
event-torn_down = { $seat } took down in { $region }: { $structure }.
event-claim_begins = The claim phase of round { $round } began.
event-unloaded = { $seat } unloaded: { $good }.
event-marker_advanced = { $seat } advanced to { $points ->
    [one] { $points } point
   *[other] { $points } points
} on a track: { $track }.
event-income = { $seat } got an income of { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}.
event-card_turned_up = An insurrection card came up: { $insurrection }.
event-bonus_unlocked = The Rebellion unlocked a bonus in the column: { $priority }.
event-priority_chosen = The Rebellion's priority became: { $priority }.
event-game_over = The fourth round was over: the points were counted.

# ------------------------------------------------------------------ refusals
why-no-muster-points = You have no muster points.
why-leader-on-map = Your leader is on the map already.
why-no-troops = There are no troops left in your supply.
why-not-occupied = You have no piece in { $region }.
why-no-move-points = You have no move points for this.
why-no-troop-there = You have no troop in { $region } to send.
why-not-in-play = { $region } is not a region you can go to.
why-same-troop-again = The deed sends two different pieces, not the same one twice.
why-no-border = { $from } and { $to } have no common border.
why-leader-off-map = Your leader is not on the map.
why-no-companions = Only Agatha takes companions along.
why-too-many-companions = That many companions do not stand ready beside Agatha.
why-not-predslava = Only Predslava sends opponents' pieces away.
why-once-a-round = The ability works once a round, and it is used.
why-nobody-to-drive = No such piece stands in Predslava's region.
why-drive-next-door = The piece goes to a neighbouring region in play.
why-no-attack-points = You have no attack points.
why-not-sudislav = Only Sudislav on the map turns attack points into troops.
why-attack-yourself = You do not attack your own troops.
why-nobody-to-attack = There is nobody of that kind to attack in { $region }.
why-no-tax-points = You have no tax points to use now.
why-no-good-left = The good of { $region } has been taken this round.
why-two-points = You do not rule { $region }, so this costs 2 points.
why-switched-off = Yaroslav stands in { $region }: your market has no effect there.
why-market-choice = Your market in { $region } adds a good or a coin: say which.
why-no-market = You have no market in { $region }.
why-no-build-points = You have no build points to use now.
why-one-of-a-kind = There is one already in { $region }: { $structure }. Each kind stands there once, whoever owns it.
why-no-structure-left = All your structures of this kind are on the map: { $structure }.
why-church-forced = The church must win somebody over.
why-nobody-to-convert = No such troop stands in { $region } for the church to win over.
why-deck-empty = That deck has no cards: { $deck }.
why-not-drawn = That card is not among those you drew.
why-no-such-advisor = You have no advisor { $number } left to place.
why-column-full = The column is full: { $action }.
why-three-columns-first = A second advisor in one column ({ $action }) only after three different columns.
why-bribe-too-big = You cannot bribe with more than you have: { $held ->
    [one] { $held } coin
   *[other] { $held } coins
}.
why-finish-action-first = Finish the action under way first: nothing comes between its points.
why-acted = The main action of this turn is over.
why-cannot-pay-space = This space costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, and you have not got that much.
why-act-or-forfeit = First take the main action or forfeit it.
why-nothing-to-stop = No action is under way.
why-one-card = One scheme card a turn is the limit.
why-not-in-hand = That card is not in your hand.
why-cannot-pay-card = You cannot pay the price of this card: { $card }.
why-one-deed = One deed a turn is the limit.
why-one-conversion = One exchange of goods a turn is the limit.
why-tile-used = This tile has been used this round ({ $tile }).
why-tile-good = This tile ({ $tile }) does not start with that good: { $good }.
why-lack-goods = You have not got both goods.
why-lowest-first = The advisor with the lowest number acts first.
why-not-your-deed = You have not taken the deed { $deed }.
why-deed-troops_in_one_region = The deed { $deed } asks for { $count } troops in one region; you have { $held } at most.
why-deed-regions_with_troops = The deed { $deed } asks for troops in { $count } regions; you occupy { $held }.
why-deed-rebels_defeated = The deed { $deed } asks for { $count } captured rebels; you have { $held }.
why-deed-first_player_token = The deed { $deed } asks for the first player token, which you do not hold.
why-deed-markets_with_different_goods = The deed { $deed } asks for markets in regions with { $count } different goods; yours have { $held }.
why-deed-together = The deed { $deed } asks for structures of yours in one region: { $third_id ->
    [None] { $first } and { $second }
   *[other] { $first }, { $second } and { $third }
}.
why-deed-chain_of = The deed { $deed } asks for one structure ({ $structure }) in each of { $count } neighbouring regions; your largest group has { $held }.
why-deed-coins = The deed { $deed } costs { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}; you have { $held }.
why-deed-cards = The deed { $deed } costs { $count ->
    [one] { $count } scheme card
   *[other] { $count } scheme cards
}; you have { $held }.
why-deed-good = The deed { $deed } costs { $count } { $good }; you have { $held }.
why-deed-any = The deed { $deed } costs { $count } goods; you have { $held }.
why-deed-different = The deed { $deed } costs { $count } different goods; you have { $held ->
    [one] { $held } kind
   *[other] { $held } kinds
}.
why-deed-same = The deed { $deed } costs { $count } goods of one kind; you have { $held } at most.
why-deed-structures = The deed { $deed } costs one of your structures; you have none on the map.
why-deed-troops-anywhere = The deed { $deed } costs { $count } troops; you can withdraw { $held }.
why-deed-troops-different_regions = The deed { $deed } costs a troop from each of { $count } regions; you can withdraw from { $held }.
why-deed-troops-one_ruled_region = The deed { $deed } costs { $count } troops from one region you rule; you rule none with so many.
why-not-this-cost = This does not pay for the deed { $deed } now.
why-not-in-row = That deed is not in the row: { $deed }.
why-not-on-boat = There is none of it on your boat: { $good }.
why-leads-rebellion = Sviatopolk leads the Rebellion and is not yours to choose.
why-leader-taken = That leader is taken: { $leader }.
why-agenda-not-dealt = You were not dealt that agenda.
why-rebellion-stands-there = The Rebellion stands in { $region }: you do not start there.
why-leader-with-troops = You have no troop in { $region } for the leader to join.
why-only-at-setup = That was a choice for the setup.
why-only-strategy-phase = Advisors are placed in the strategy phase, and it is over or yet to come.
why-bribe-while-placing = A bribe goes with an advisor while it is being placed, not before and not later.
why-only-action-phase = Actions come in the action phase, when all advisors have been placed.
why-bonus-in-turn = Scheme cards, deeds and exchanges belong to your turn in the action phase.
why-act-first = Take the main action first: then you have its points.
why-advisor-taken = Your advisor for this turn has been taken back: one a turn, the lowest number first.
why-not-your-advisor = No advisor of yours stands on that space.
why-only-without-pieces = Only a player without a single piece on the map comes back this way.
why-no-draw-now = Cards are drawn with the scheme action or as the reward of a deed.
why-no-token-now = Only the scheme action on the top space passes the first player token.
why-no-check-now = Casualties are checked after an attack on an opponent.
why-no-deed-now = Deeds are taken in the claim phase, or with a scheme card that says so.
why-nothing-to-pay = There is no deed to pay for just now.
why-no-church-now = Only a church just built wins somebody over.
why-boat-later = Goods change between boat and dock freely; you are asked when the claim phase begins.
why-drive-in-turn = Predslava sends pieces away in your turn of the action phase.
why-nothing-sends-anywhere = Only the reward of a deed sends troops anywhere, and none is open.
why-there-already = Your leader stands in { $region } already.
why-not-beside-maria = You have no piece in { $region }, and it is not next to Maria.
why-other-way-round = Name the pair the other way round: first { $second }, then { $first }.
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
board-leader = leader
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
