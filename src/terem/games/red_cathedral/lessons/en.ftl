# A step has one text: what the guide says there, two short sentences or so.
# `wrong-…` says why the lesson wants another move, where there is a reason worth telling.

## aim
title-aim = What the game is about
about-aim = The cathedral, the score track and the end; then your first claim.
aim-cathedral = Together you build a cathedral of several towers, yet only one wins: whoever has the most prestige at the end. Every tower is a pile of sections.
aim-track = Your marker runs along this track. A star is a recognition point and moves it one space. An eagle is a prestige point, and only eagles count in the end.
aim-end = As soon as anybody has built six sections, everybody else has one last turn. Then the towers are counted and add more prestige.
aim-three = On your turn you do one of three things: claim a section, fetch materials with a die, or build. Claiming comes first.
aim-claim = The lowest section of a tower can be claimed by anybody. Claim section 2-1.
wrong-aim-claim = This time claim section 2-1: it needs only wood and stone, both easy to get.
aim-tile = A workshop tile lay on the section, and it goes into your workshop. Put it face down into a white slot: that costs nothing.
wrong-aim-tile = Face up costs roubles and has its own chapter. Face down into a white slot, please.
aim-banner = Your banner stands on the section: nobody else can build it. It has left the storage, and that frees a space for materials.
aim-card = The card shows what the section costs, one wood and two stone, and what it pays: two recognition points and two roubles. Next we fetch the materials.

## die
title-die = Materials: move a die
about-die = Pips are sectors, a second die doubles what you get, and the dice are rolled again.
die-need = Your section needs one wood and two stone. Materials come from the market, a ring of eight sectors.
die-pips = Take any die you like, and it moves as many sectors as it shows. The white die shows four: it will land where there is stone.
die-move = Move the white die.
wrong-die-move = Another die lands elsewhere. The white one goes four sectors, to the stone.
die-take = The die stopped at the stone: two for each die in this sector. Take both.
wrong-die-take = You need two stone for your section: take both.
die-rolled = Every visit ends with a roll of the dice in that sector. Your neighbour has moved the green die to the gold.
die-double = The red die shows five and would land on the white one. Two dice in a sector give twice as much: move the red die.
wrong-die-double = Look for a die that lands where another lies: the red one.
die-four = Two dice: four stone instead of two. Take them.
wrong-die-four = Take all four here; you may take less, but then the rest is gone for this visit.
die-less = You do not need that much stone, but some deals trade it for something else. Always look where every die would land: that is half the game.

## build
title-build = Build and be paid
about-build = Deliver materials, complete a section, take the reward.
build-have = You have what your section needs: one wood and two stone. Building is an action of its own, with up to three deliveries.
build-first = Deliver a first material to section 2-1.
wrong-build-first = You could do something else, but your section is only three deliveries away.
build-second = Two deliveries are left. Deliver another.
wrong-build-second = You may stop early, but the section needs all three.
build-third = Deliver the last one: then the section is complete.
wrong-build-third = One more and the section is complete. Deliver it.
build-reward = The section is finished and the reward is yours: two spaces on the track and two roubles. The materials go back to the supply.
build-above = A section can be claimed as soon as the one below it has a banner, finished or not. So the tower grows, and others may build on yours.

## tile
title-tile = A tile in the workshop
about-tile = Face up it pays at once, and again with the die of its slot.
tile-workshop = Your workshop has six slots, each with the colour of a die. A tile face up in a slot works whenever you move that die.
tile-claim = Claim section 1-1: its tile gives two roubles.
wrong-tile-claim = This chapter is about the tile with two roubles, on section 1-1.
tile-up = Face up costs 2 roubles in another player's colour, 3 in your own or in white. Put it face up into the blue slot.
wrong-tile-up = Choose the blue slot, face up: two roubles, and the blue die is on its way to the gold.
tile-paid = You paid two roubles and the tile gave two back at once. Now it works again and again.
tile-die = The blue die shows five and goes to the gold. Move it.
wrong-tile-die = Only the blue die makes the tile in the blue slot work.
tile-gold = You may make up to three deals here, in any order. First take the gold.
wrong-tile-gold = Take the gold first; the other deals stay open.
tile-again = Now the tile in the blue slot: use it for two roubles.
wrong-tile-again = Take both roubles from the tile.
tile-deals = The third deal would be the guild of this season; that is the next chapter. A good tile early in the game pays many times over.

## guild
title-guild = Guilds, and pushing a die
about-guild = Use the guild of the season, and push a die for roubles.
guild-guilds = Each season has a guild card with two actions. Wherever your die stops, you may use one of the two.
guild-want = You need roubles now, and gold can be sold in summer. The green die is one sector away.
guild-green = Move the green die to the gold.
wrong-guild-green = The green die shows one: just right for the gold.
guild-gold = Take the gold.
wrong-guild-gold = Take the gold first, then sell it.
guild-sell = The craftsmen buy gold and jewels for two roubles, or sell them for two. Using one closes the other for this turn: sell the gold.
wrong-guild-sell = Sell the gold this time; buying closes the sale.
guild-push = The white die and the die of your colour can be pushed, one rouble a sector. Pay three roubles, and the white die lands beside the red one on the bricks.
wrong-guild-push = With three roubles the white die reaches the bricks where the red die lies: four bricks.
guild-bricks = Two dice: four bricks. Take them.
wrong-guild-bricks = Almost every section wants bricks: take all four.
guild-clergy = In spring the clergy gives one recognition point for nothing. Call on them.
wrong-guild-clergy = A point for nothing: call on the clergy before you end the turn.
guild-closing = Materials, a guild and a workshop tile: three deals in one visit. The best visits use all of them.

## play
title-play = Two turns of your own
about-play = Play freely against a neighbour; the guide says what to look for.
play-plan = Now you decide. Claim a section that you can soon pay for, or fetch what its card asks for.
play-one = Your first turn. Claiming early is good: the cheap bases go first, and each banner you set frees a space in your storage.
play-two = Your second turn. Look where each die would land, and whether another one lies there already.
play-end = It goes on like this: claim, fetch, build. Watch everybody's sections; anybody's sixth brings the end, and what you have not finished scores nothing by itself.

## storage
title-storage = Storage
about-storage = Banners take up room, and what does not fit cannot be taken.
storage-full = Ten spaces, but four are taken by banners: six materials fit, and you have five. Nothing may be thrown away to make room.
storage-move = Move the white die to the stone: it offers two.
wrong-storage-move = Try the white die, to see what happens when there is too little room.
storage-one = Only one fits. Take it.
wrong-storage-one = There is room for one: take it.
storage-claim = Full! A claim takes a banner out of the storage and makes room: claim any base that is free.
wrong-storage-claim = Claim a free base: 2-1, 3-1 or 4-1.
storage-tile = Put the tile face down into a white slot.
wrong-storage-tile = This chapter is only about the storage: face down into a white slot.
storage-room = There is a free space again. Only the first four banners free a space: those below the storage free nothing.

## over
title-over = Building over others
about-over = Finish above an unfinished section, and its owner loses.
over-tower = Your neighbour has claimed the base of this tower but not built it. You have claimed the dome above, and you have all it needs.
over-one = Deliver a first material to section 1-2.
wrong-over-one = Build the dome, 1-2: three deliveries are enough.
over-two = And a second one.
wrong-over-two = The dome needs all three.
over-three = And the last one.
wrong-over-three = One more and the dome is finished.
over-loss = Six spaces for you, and your neighbour lost one. Whoever has an unfinished section below loses a recognition point whenever somebody else finishes one above it.
over-worth = So finish what you claim, or stay out of the way of somebody in a hurry. Your own sections never cost you anything.

## ornament
title-ornament = Ornaments and towers
about-ornament = Jewels give prestige at once, ornaments add to the tower.
ornament-done = A finished section has room for one ornament: a door on a base, an arch in the middle, a cross on a dome. A door takes one wood.
ornament-decorate = Up to two jewels may go with it, and two different ones are best. Decorate section 2-1 with a green and a purple jewel.
wrong-ornament-decorate = Jewels can be set only together with the ornament: use both now for three prestige points instead of none.
ornament-prestige = Three prestige points: the marker goes to the third eagle ahead. One jewel gives 1, two alike 2, two different ones 3.
ornament-towers = At the end a tower is worth 2 for each finished section and 1 for each ornament. Your banners and ornaments there are your share.
ornament-share = With two players the larger share takes the whole value, the smaller a third, and equal shares take nothing. With more players the second gets half, the third a quarter.

## prestige
title-prestige = Prestige and the end
about-prestige = Give up prestige for roubles or a new roll; the sixth section.
prestige-track = Your marker stands a little past the second eagle. Out of roubles? Prestige can be sold at any moment of your turn.
prestige-sell = Give up one prestige point for two roubles.
wrong-prestige-sell = Try the exchange first.
prestige-back = The marker only went back to the nearest eagle. Between two eagles that is cheap: look before you pay.
prestige-roll = Once a turn another prestige point lets you roll the dice of a sector again. Roll the first spring sector.
wrong-prestige-roll = Roll the red die again, in the first spring sector.
prestige-sixth = Whoever finishes a sixth section first gains 3 prestige points, and every other player has one more turn. Do not wait too long for the perfect section.
prestige-count = At the end a marker between two eagles falls back to the last one. Every five materials and roubles left are one more prestige point, and the towers come on top.

## yakovlev
title-yakovlev = Alone: Yakovlev
about-yakovlev = How the solo opponent moves, claims, builds and decorates.
yakovlev-who = Alone you build against Yakovlev. He has a marker, banners and ornaments, but no roubles and no storage; he has already claimed a base.
yakovlev-cards = His five cards lie in a row, each with a die. In his turn the leftmost open one counts: its die moves, then the card acts.
yakovlev-claim = Claim section 2-1.
wrong-yakovlev-claim = Claim section 2-1, to see how Yakovlev answers.
yakovlev-tile = Put the tile face down into the first white slot.
wrong-yakovlev-tile = Face down into the first white slot, please.
yakovlev-first = His card was a claim, and he claims above your sections first. So 2-2 is his: if he finishes it before you finish 2-1, you lose recognition.
yakovlev-move = So hurry with the stone for 2-1. Move the white die.
wrong-yakovlev-move = The white die leads to the stone that 2-1 needs.
yakovlev-take = Take the stone.
wrong-yakovlev-take = Take the stone: it is what 2-1 needs.
yakovlev-second = His cards collect materials, carry them and build with them, and his dice take points from the market. When all are used he sets an ornament, and they are dealt anew: watch the row, it tells what comes.
