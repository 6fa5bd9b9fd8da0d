title-aim = The aim
aim =
    You build a cathedral together, tower by tower, but only one wins: whoever has the most prestige (eagles) at the end.
    On your turn you do one of three things: claim a section, go to the market, or build.
title-claim = Claim a section
claim =
    Set a banner on a base, or on a section above one that has a banner. Then only you can build it.
    Its workshop tile goes into a slot of your workshop: face down for nothing, or face up for 2 or 3 roubles.
    A banner that leaves the storage frees a space: six materials fit at first.
title-market = Go to the market
market =
    Choose any die; it moves as many sectors as it shows. White and your own colour can be pushed on, one rouble a sector.
    Take what the sector gives, once for each die there. Use one action of the season's guild, and the face-up tile in the slot of your die's colour. Then the dice of the sector are rolled again.
title-build = Build
build =
    Deliver up to three materials to your sections. A section that has all it needs is finished and pays recognition points (stars, one space each) and roubles.
    If an unfinished section of somebody else lies below it, its owner loses a star.
title-workshop = The workshop
workshop =
    A tile placed face up gives its bonus at once, and again whenever you move the die of its slot.
    So a tile bought early pays many times.
title-towers = Ornaments and towers
towers =
    Finished sections can be decorated, anybody's: a door for wood, an arch for stone, a cross for gold. Up to two jewels with it give prestige at once.
    At the end a tower is worth 2 for each finished section and 1 for each ornament. Whoever has the most banners and ornaments there gets it all; the second gets half, with two players a third.
title-end = The end
end =
    Anybody's sixth section ends the game; the first to get there gains 3 prestige points, and the others have one more turn.
    A marker between two eagles goes back to the last one. Every five materials and roubles left are one prestige point. Prestige can also be given up: a point for two roubles.
