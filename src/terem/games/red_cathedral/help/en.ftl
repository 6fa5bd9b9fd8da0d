# Help while playing. `mark-…`: a consequence, after the move on its button. `first-…`: a question explains itself
# once. `gain-…`: how a source of points grows.
aim = Claim sections, fetch materials with dice, build. Anybody's sixth section ends the game; the most prestige (eagles) wins.

mark-recognition_lost = you lose { n-recognition } for holding up a tower
mark-recognition_lost_others = { $seat } loses { n-recognition } for holding up a tower
mark-no_room = your storage has no room for { n-of }
mark-left_lying = you leave { n-of } lying
mark-sixth_section = sixth section: the others have one last turn
mark-building_stopped = nothing more can be completed: the game ends

first-turn = One main action a turn: claim a section, build with up to three materials, or move a die to fetch materials.
first-end = Before the turn ends you may still give up prestige for roubles; if you need nothing, end the turn.
first-banner = A banner taken from the storage frees room for one more material.
first-place = Face down costs nothing and does nothing; face up costs roubles, pays at once and works with the die of its slot.
first-bonus = Only what fits into your storage can be taken.
first-build = A section takes only what it still needs; once complete it pays at once and may be decorated.
first-deals = Up to three deals, each once: the resources of the sector for each die in it, the guild of the season, your workshop tile of the die's colour.
first-cart = The teamsters deliver without your having to build; what you deliver now is gone from your storage.
first-yakovlev_ornament = Yakovlev decorates by himself; where several sections would do, you choose for him.
first-yakovlev_claim = Yakovlev claims above one of your sections if he can; among several you choose.

gain-track = Complete sections, set jewels into ornaments, collect recognition: what counts is the last eagle your marker has reached.
gain-leftovers = Every five materials and roubles together are a point at the end.
gain-towers = Banners and ornaments in a tower: whoever has the most there gets its whole value, the next one a part.

# `near-…`: the end is near. `card-…`: what a pause on the way means.
near-last_turns = The last turns: everybody has one left at most.
near-fifth = Somebody has five sections: the sixth ends the game, and everybody else then has one turn.
card-sixth_section = Finish what still brings points: then towers and leftovers are counted.
card-building_stopped = Towers and leftovers are counted now.
