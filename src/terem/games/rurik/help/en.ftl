# Help while playing. `mark-…`: a consequence, after the move on its button. `first-…`: a question explains itself
# once. `gain-…`: how a source of points grows.
aim = Whoever has the most points after four rounds wins. Bid with advisors for actions; rule regions, build, trade and fight to climb the four tracks.

mark-leader_fell = your leader leaves the map
mark-leader_fell_others = { $seat } loses the leader, who leaves the map
mark-casualty = you lose a troop in { $region }
mark-claim_begins = ends the action phase: the claim phase begins
mark-forfeited = no action: you only get the coin

first-leader = Each leader has one ability of their own that lasts the whole game.
first-agenda = An agenda is worth 2 points if you have the most of what it names; nobody sees it until the end.
first-deploy = You act only where you have a piece, and neighbouring regions are a step away.
first-deploy_leader = Your leader counts as a troop and has an ability, often one for the region where the leader stands.
first-place = A higher number pushes lower ones down and gets the better space, but acts later: low numbers act first.
first-bribe = Each coin makes this advisor one stronger; it is spent when the advisor acts.
first-comeback = Without anybody on the map you return free of charge, but you need not.
first-advisor = Both have the same number: the other one follows next turn.
first-turn = Spend the points of the space in any order; you may also play a card, accomplish a deed and exchange goods, each once a turn.
first-church = A new church replaces one rebel or opposing troop with yours: no attack, no casualties.
first-casualty = The first casualty symbol costs you a piece; if none shows, you lose nothing.
first-draw = All the cards come from one deck; you keep one, and the others go back on top of it.
first-keep = The card stays secret until you play it as a bonus action.
first-put_back = You alone know what lies on top of this deck then.
first-token = Whoever holds the token begins from the claim phase on: first to choose a deed, first to place.
first-take_deed = Only deeds you have taken can be accomplished; look for one that fits what you already have.
first-deed_cost = What you give is gone; the reward and the points follow at once.
first-boat = The trade track looks at what is on board; a marker off its track brings a coin of income.
first-claim_deed = Everybody takes one deed now; choose one you can accomplish soon.
first-rebellion_casualty = The Rebellion checks for casualties like a player, and you choose the deck.

gain-rule = Rule more regions when a claim phase comes: be stronger there than anybody else.
gain-build = Build in neighbouring regions: the largest connected group counts.
gain-trade = Load more goods onto the boat before a claim phase.
gain-warfare = Attack opponents: the first place on the track is 3 points, the second 1.
gain-agenda = Have the most of what your agenda names at the end: 2 points.
gain-deeds = Accomplish the deeds you have taken: 1 or 2 points each.

# `near-…`: the end is near. `card-…`: what a pause on the way means.
near-round = The fourth and last round: after it markers go up once more, and the points are counted.
card-round_begins = Advisors are placed one by one: a stronger one takes the better space, a weaker one acts earlier.
card-actions_begin = Everybody takes back the advisor with the lowest number and acts with it, in turn.
card-claim_begins = Markers go up to what you rule, build and trade now; they never go back.
