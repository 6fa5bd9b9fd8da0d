# ------------------------------------------------------------------ score sheet
group-track = { source-track }
group-leftovers = { source-leftovers }
group-tower = Tower { $number }
field-track = Prestige points at the marker or, if there is no eagle, at the nearest eagle behind it (a full lap counts 40)
field-materials = Materials in storage
field-roubles = Roubles
field-done = Your completed sections
field-unfinished = Your banners on unfinished sections
field-ornaments = Your ornaments
how-track = The marker on the track gives { $points }
how-leftovers = One for every { $each } materials and roubles: { $left } give { $points }
how-tower = The tower is worth { $value }. Your contribution is { $contribution }, the others' is { $others }. That gives you { $points }

# ------------------------------------------------------------------ Yakovlev
ask-first_base = Which base pays the most recognition points (the leftmost if several do)? Yakovlev claims it, and its workshop tile leaves the game.
ask-turn = Take your turn. What comes next?
ask-ornament = His next ornament is { $ornament_a }. Is there a completed { $section_type } without an ornament? Yours are decorated first, then his; among several you choose.
ask-stop = Move the { $die } by its value. Where does it stop?
ask-dice = How many dice are in that sector now?
ask-guild = How many recognition points does the guild card of this season give for free? If it offers two deals, the better one whose condition Yakovlev meets counts.
ask-stock = Take { $count ->
    [one] { $count } material from the largest pile. Could it be taken?
   *[other] { $count } materials, each from what is then the largest pile. How many could be taken?
}
ask-claim = Where does his banner go? Directly above a section of yours; failing that, on a base; failing that, anywhere. Among several you choose.
ask-level = Which section of the tower is that, counted from the bottom? ({ $tower })
ask-tile = The workshop tile leaves the game. How many recognition points does it show? (0 if it shows something else)
ask-needs = How many materials does section { $site } need in all?
ask-pays = How many recognition points does section { $site } pay?
ask-yours_done = Is your section { $site } completed?
ask-you_first = Did you complete your sixth section before him?
answer-his_turn = Yakovlev's turn
answer-over = The game is over
answer-plain = In a sector without recognition
answer-recognition = In the sector with recognition
answer-full = The sector is full: it stays
answer-nowhere = Nowhere
tower-1 = Tower 1
tower-2 = Tower 2
tower-3 = Tower 3
tower-4 = Tower 4
event-die_moves = Yakovlev moves the { $die }; its tile is turned face down.
event-stocked = { $count ->
    [one] { $count } material goes on the stocktaking card, from the largest pile.
   *[other] { $count } materials go on the stocktaking card, each from what is then the largest pile.
}
event-carried = { $count ->
    [one] { $count } material moves
   *[other] { $count } materials move
} from stocktaking to construction.
event-no_banner = Yakovlev has no banner left.
event-lays = { $count ->
    [one] { $count } material goes
   *[other] { $count } materials go
} from the construction card to section { $site }, of whatever kind.
event-you_lose = You lose { $recognition ->
    [one] { $recognition } recognition point
   *[other] { $recognition } recognition points
} for your unfinished sections below.
event-rolls = Roll all the dice in the sector where his die lies.
event-ornament_set = Yakovlev sets { $ornament_a }.
on-cards = On stocktaking: { $stock }. On construction: { $yard }. Sections completed: { $completed }.
