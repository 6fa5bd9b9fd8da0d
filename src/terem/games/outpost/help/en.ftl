# Help while playing. `mark-…`: a consequence, after the move on its button. `first-…`: a question explains itself
# once. `gain-…`: how a source of points grows.
aim = Whoever has the most points after six rounds wins. Heroes score, and so do gold in banks and diamonds in cathedrals; settlers do the work.

mark-monster_came = a monster comes to territory { $slot }: it gives nothing until it is hunted
mark-discarded = you discard common resources
mark-round_ended = ends the round
mark-first_to_pass = you pass first and begin the next round
mark-region_activated = no territory there can give anything: only a settler is spent
mark-street_activated = no building there can be used: only a settler is spent

first-turn = One action and one hero a turn, in either order; settlers you send come home when you pass.
first-space = If you take it from a stack, this kind stays on the market; a single tile makes room for a new one.
first-place = A street holds three buildings and is activated once a round, so what works together belongs together.
first-street = Use the buildings in the order that pays best: what one gives, the next can use.
first-collect = A hero in the row shows the monster colour of this territory, so taking the resource brings a monster there.
first-extra = Your artifact gives one more resource of a tile without a monster.
first-monster = Your artifact lets you decide: a monster blocks its territory, but hunting it brings gold or diamonds.
first-keep = Each fortification lets you keep one common resource into the next round; diamonds and gold always stay.
first-artifact = An artifact helps in one kind of action until you change it at the end of the round.

gain-travellers = Each traveller scores 1 point for each of your territories: explore, and invite travellers.
gain-guards = Each guard scores 1 point for each of your fortifications.
gain-builders = Each builder scores 1 point for each of your buildings, nine at most.
gain-mercenaries = A mercenary scores the number on the card.
gain-banks = Activate a street with a bank and lay gold on it: 5 points each time.
gain-cathedrals = Activate a street with a cathedral and lay a diamond on it: 4 points each time.

# `near-…`: the end is near. `card-…`: what a pause on the way means.
near-round = The sixth and last round: whatever is not used for points now is lost.
card-round_begins = The settlers are home again; regions and streets can be activated once more.
card-first_to_pass = The others go on until each has passed; the first to pass begins the next round.
