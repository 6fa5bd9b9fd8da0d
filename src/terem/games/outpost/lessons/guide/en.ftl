title-aim = The aim
aim =
    You lead an outpost on a rich and dangerous frontier. Whoever has the most points after six rounds wins.
    Points come from heroes, and from gold in banks (5 each) and diamonds in cathedrals (4 each). Nothing else scores.
title-turn = A turn
turn =
    One action, and one hero if you like. Exchanges fit in anywhere: two common resources for one other; clay, wood and stone for a diamond; two diamonds for a gold.
    Actions are done by settlers, six a round: build, explore, hunt, fortify, or activate a region, a street or a fortification.
title-land = The land
land =
    Explore a tile beside your own: 1, 2 or 3 settlers for region I, II, III. Activating a region, once a round, lets each of its tiles give its resource.
    A tile just explored, or one that gave its resource, wakes its monster if a hero in the row shows its colour. Hunt it with 1 to 4 settlers for diamonds and gold; a fortification keeps monsters away for good.
title-town = The town
town =
    Buy a building from the market for one resource and put it on one of three streets.
    Activating a street, once a round, lets you use all its buildings. So three on one street are worth more than one on each.
title-heroes = Heroes
heroes =
    Pay what the card asks; the leftmost costs 2 diamonds more, the next one 1 more. Some bring extra settlers.
    Travellers score your territories, guards your fortifications, builders your buildings, mercenaries the number on the card.
title-round = The end of a round
round =
    When you pass, settlers come home, and you keep one common resource for each fortification. You take another artifact; the first to pass starts the next round.
    The row of heroes moves on. After the sixth round points are counted.
