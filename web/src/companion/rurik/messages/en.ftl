# ------------------------------------------------------------------ score sheet
group-rule = { source-rule }
group-build = { source-build }
group-trade = { source-trade }
group-warfare = { source-warfare }
group-agenda = { source-agenda }
group-deeds = { source-deeds }
group-coins = { source-coins }
group-dock = { source-dock }
field-rule = Step on the rule track (0 to 5)
field-build = Step on the build track (0 to 5)
field-trade = Step on the trade track (0 to 5)
field-warfare = Step on the warfare track
field-agenda = Agenda fulfilled (1) or not (0)
field-deeds = Points on your accomplished deeds
field-coins = Coins
field-dock = Goods on the dock
field-ruled = Regions ruled
how-rule = Step { $step } gives { $points }
how-build = Step { $step } gives { $points }
how-trade = Step { $step } gives { $points }
how-warfare = 3 for the first place, 1 for the second; step { $steps } gives { $points }
how-agenda = A fulfilled agenda gives { $each }
how-deeds = The sum of the points printed on them.
how-coins = One point for every { $each } coins, rounded up: { $count } give { $points }
how-dock = One point for every { $each } goods, rounded up: { $count } give { $points }

# ------------------------------------------------------------------ the Rebellion
ask-your_leader = Which leader do you play?
ask-token = Which goods token lies in { $region }?
ask-advisor = Place an advisor. Which one?
ask-column = Which column does it go to?
ask-bribe = How many coins does it get as a bribe?
ask-turn = Take your turn. What comes next?
ask-claim = All advisors have acted. The claim phase begins.
ask-leader = Is Sviatopolk still in { $region }?
ask-where_leader = Where is Sviatopolk now?
ask-muster = Muster. Which is the first region in this order that the Rebellion occupies but does not rule?
ask-muster_ruled = Muster. Which is the first region in this order that the Rebellion occupies and rules?
ask-move_free = Move. Which is the first region in this order that the Rebellion does not occupy?
ask-move_unruled = Move. Which is the first region in this order that the Rebellion does not rule?
ask-source = Where does the piece come from? Find the first region in this order with two or more of its pieces that you would not rule if one left.
ask-source_german = Where does the piece come from? Find the first region in this order with two or more of its pieces where rule would not pass from it to you if one left.
ask-attack_ruled = Attack. Which is the first region in this order that the Rebellion occupies and rules and where you or a neutral troop stand?
ask-attack_unruled = Attack. Which is the first region in this order that the Rebellion occupies but does not rule and where you or a neutral troop stand?
ask-victim = Whom does it attack in { $region }? You first, then neutral troops.
ask-defence = Look at { $region } before the piece leaves: do you rule it, and does your stronghold stand there?
ask-casualty = Reveal the cards one by one from a deck of your choice. Does the casualty symbol come up?
ask-alone = Is Sviatopolk the Rebellion's only piece in { $region }?
ask-build_ruled = Build. Which is the first region in this order that the Rebellion occupies and rules?
ask-build_unruled = Build. Which is the first region in this order that the Rebellion occupies but does not rule?
ask-build_visited = Build. Which is the first region in this order that the Rebellion occupies and rules and where you or a neutral troop stand?
ask-replaced = Whom could a church replace in { $region }?
ask-stands = Do you have { $structure_a } in { $region }?
ask-yaroslav_there = Does Yaroslav stand in { $region }?
ask-tax_ruled = Tax. Which is the first region in this order that the Rebellion occupies and rules and where the good still lies?
ask-tax_unruled = Tax. Which is the first region in this order that the Rebellion occupies but does not rule and where the good still lies?
ask-more_regions = Do you occupy more regions than the Rebellion?
ask-larger_group = Is your largest group of neighbouring regions with structures larger than { $count }?
ask-fuller_boat = Does your boat hold more goods than { $count }?
ask-rules = How many regions does the Rebellion rule?
ask-capitals = Does it rule both { $one } and { $other }?
ask-ahead = Move your markers up. Are you ahead of it on the { $track } track?
ask-rebel_left = Is a rebel left in its supply?
answer-none = None of them
answer-no_rebels = No rebel is left in the supply
answer-off_map = Off the map
answer-you = You
answer-neutral = The neutral troop
answer-nobody = Nobody, or it has no piece left there
answer-open = Neither
answer-either = One of the two
answer-both = Both
answer-your_troop = A troop of yours
answer-neutral_troop = Only a neutral troop
answer-neither = Nobody
answer-its_turn = The Rebellion's turn
answer-nobody_left = Its turn; it has no piece on the map
answer-coin_stolen = Boris took a coin from it
answer-coin_given = Predslava gave it a coin
answer-claim = The claim phase
advisor-1 = Advisor 1
advisor-2 = Advisor 2
advisor-3 = Advisor 3
advisor-4 = Advisor 4
advisor-5 = Advisor 5
event-starts_with_leader = Put Sviatopolk and { $count ->
    [one] { $count } rebel
   *[other] { $count } rebels
} in { $region }.
event-starts = Put { $count ->
    [one] { $count } rebel
   *[other] { $count } rebels
} in { $region }.
event-neutral_starts = Put a neutral troop in { $region }.
event-actions_begin = All advisors are placed; you take the first turn.
event-attacks_you = The Rebellion attacks you in { $region }: you lose a troop there, or your leader if no troop is left; its warfare marker moves up.
event-reveals = The Rebellion checks for casualties and reveals at most { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-converts_you = Its church replaces a troop of yours in { $region } with a rebel.
