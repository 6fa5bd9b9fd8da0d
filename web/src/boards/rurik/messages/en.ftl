board-map = Map of the regions
board-phase-setup = Setting up
board-phase-strategy = Strategy
board-phase-actions = Actions
board-phase-claim = Claims
board-first = First player
board-first-tip = { $sign } holds the first player token and begins the next round.
board-short-muster = Muster
board-short-move = Move
board-short-attack = Attack
board-short-tax = Tax
board-short-build = Build
board-short-scheme = Scheme
board-about-muster = Each point musters a troop in a region you already occupy.
board-about-move = Each point moves a troop or your leader to a neighbouring region.
board-about-attack = Each point attacks a rebel or an opponent in a region you occupy.
board-about-tax = A good costs 1 point in a region you rule, otherwise 2.
board-about-build = A structure costs 1 point in a region you rule, otherwise 2.
board-about-scheme = You draw that many cards from one deck and keep one of them.
board-out-of-play = Not in play with this number of players.
board-nobody-rules = Nobody rules this region.
board-rules = Ruled by { $sign }
board-good-here = Yields { $good }.
board-good-taken = Its { $good } was taken this round.
board-borders = Borders on { $lands }
board-troops = { $count ->
    [one] { $count } troop
   *[other] { $count } troops
}
board-rebel = a rebel
board-neutral = a neutral troop
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-costs = { $count ->
    [one] costs { $count } coin
   *[other] costs { $count } coins
}
board-bribe = { $count ->
    [one] bribe of { $count } coin
   *[other] bribe of { $count } coins
}
board-rung = { $points }: { $need }
board-need-rule = { $count ->
    [one] rule { $count } region
   *[other] rule { $count } regions
}
board-need-build = { $count ->
    [one] structures in { $count } region
   *[other] structures in { $count } neighbouring regions
}
board-need-trade = { $count ->
    [one] { $count } good on the boat
   *[other] { $count } goods on the boat
}
board-warfare-tip = At the end of the game the first on the warfare track scores { $first }, the second { $second }.
board-scheme-card = Scheme card
board-casualty-mark = Shows the casualty symbol: revealed in an attack, it costs the attacker a troop.
board-no-casualty-mark = No casualty symbol.
board-known = You know one card there: { $card }
board-discard = Discard
board-deed-deck = Deeds
board-done = Accomplished
board-agenda = Secret agenda
board-agenda-hidden = A secret agenda
board-advisor-tip = Its number is its power in a column, plus the bribe; the lowest number acts first.
board-no-advisors = All advisors are placed
board-off-map = not on the map
board-tile = Conversion tile
board-tile-tip = Once a round: { $goods } and any other good for a { $tile }.
board-used = used this round
board-on-boat = On the boat: { $count } of { $room }
board-on-dock = On the dock: { $count }
board-boat = Boat
board-dock = Dock
board-boat-tip = A full column of the boat brings a coin of income; goods on the boat count on the trade track.
board-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
board-supply = Left in the supply
board-supply-tip = { $count ->
    [one] { $count } troop left
   *[other] { $count } troops left
}
board-captured = { $count ->
    [one] { $count } defeated rebel
   *[other] { $count } defeated rebels
}
board-hand = Scheme cards in hand
board-no-cards = No scheme cards
board-no-deeds = No open deeds
board-your-move = Your move
board-points-left = Points left
board-acted = The main action is over
board-to-act = Main action: { $action }
board-turn = Your turn
board-turn-tip = The main action, and once each a scheme card, a deed and an exchange of goods, in any order.
board-ruled-lands = { $count ->
    [one] Rules { $count } region
   *[other] Rules { $count } regions
}
group-muster = Muster
group-move = Move
group-leap = Send anywhere
group-drive = Predslava
group-attack = Attack
group-tax = Tax
group-build = Build
group-convert = Exchange goods
group-play_card = Scheme cards
group-do_deed = Deeds
group-place = Advisors

# The Rebellion
board-level = { $level ->
    [1] easy
    [2] medium
    [3] hard
   *[other] very hard
}
board-next = Next: { $action }, advisor { $number }.
board-why-place = Each turn the Rebellion reads the next row of its bottom card, in the column of its priority.
board-why-muster = One rebel to each region it occupies but does not rule, in the order below; then to those it rules.
board-why-move = All points go to the first region in the order below that it does not rule.
board-why-move-warlike = It moves to each region it does not occupy, in the order below.
board-why-attack = It attacks first where it rules, in the order below; you come before neutral troops.
board-why-attack-warlike = It attacks first where it does not rule, in the order below; you come before neutral troops.
board-why-tax = Regions it rules whose good has room on its boat come first, then the others.
board-why-build = Regions it rules without a structure of its own come first, in the order below.
board-why-scheme = Instead of drawing cards it unlocks a bonus and takes the coin lying on it.
board-card-rows = Rows of its card so far
board-brings-bribe = with a bribe for the top space
board-priority = Priority and bonuses
board-bonus-open = An open bonus
board-bonus-covered = Covered by a coin, not open yet
board-bonus-muster = muster
board-bonus-move = move
board-bonus-attack = attack
board-bonus-tax = tax
board-bonus-build = build
board-bonus-reveal_less = one card fewer revealed
board-cards-seen = Its cards so far, the top one first
board-order = Its order of regions
board-land-ruled = Ruled by the Rebellion
board-land-held = Occupied by the Rebellion
board-land-none = No rebels here
board-structure-order = Its order of structures:

# what others wait for
waiting-leader = { $name } is choosing a leader
waiting-agenda = { $name } is choosing a secret agenda
waiting-deploy = { $name } is deploying a troop
waiting-deploy_leader = { $name } is placing the leader
waiting-place = { $name } is sending an advisor
waiting-bribe = { $name } is choosing a bribe
waiting-comeback = { $name } is returning to the map
waiting-advisor = { $name } is choosing between two advisors
waiting-turn = { $name } is taking a turn
waiting-church = { $name } is choosing whom the church wins over
waiting-casualty = { $name } is checking casualties
waiting-draw = { $name } is choosing a deck
waiting-keep = { $name } is choosing which card to keep
waiting-put_back = { $name } is putting cards back
waiting-token = { $name } is passing on the first player token
waiting-take_deed = { $name } is taking a deed
waiting-claim_deed = { $name } is claiming a deed
waiting-deed_cost = { $name } is paying for a deed
waiting-boat = { $name } is deciding what to unload
