# A step has one text: what the guide says there, two short sentences or so.
# `wrong-…` says why the lesson wants another move, where there is a reason worth telling.

## aim
title-aim = What the game is about
about-aim = Heroes, land, town and settlers; then your first artifact.
aim-points = You lead an outpost on the frontier, and whoever has the most points after six rounds wins. Points come from heroes you invite, and from gold and diamonds stored in banks and cathedrals.
aim-land = Beyond the wall lie three regions. You explore them tile by tile; each tile gives a resource, and each may wake a monster.
aim-town = Inside the wall you put up buildings along three streets. Activate a street, and you may use all its buildings.
aim-settlers = Settlers do all the work, and you have six a round. Plan them well: they come back only when you pass.
aim-artifact = Everybody starts a round with an artifact; tap it, or rest the pointer on it, to read what it does. Take any: the banner helps with heroes, the horn with hunting, the sickle with gathering, the trowel with building.
aim-rounds = You keep it until you pass, then you must choose another. Now out into the land.

## land
title-land = The land and its monsters
about-land = Explore, see a monster come, hunt it, and gather.
land-explore = One settler explores a tile of the first region. Explore the one in the middle, I-2.
wrong-land-explore = Begin in the middle of the first region, I-2: from there you can go on in every direction.
land-monster = Stone! But a monster came as well: it comes if any hero in the row shows the colour of the tile. Its tile gives nothing until it is hunted.
land-end = You have taken your action. End the turn.
wrong-land-end = Exchanging would be allowed, but keep your resources. End the turn.
land-hunt = This one is a forest gnoll, green, the weakest: one settler is enough. Hunt it.
wrong-land-hunt = First get rid of the monster: its tile gives nothing while it is there.
land-reward = Hunting pays: a diamond. End the turn.
wrong-land-reward = Keep the diamond for later, and end the turn.
land-gather = Now the tile can give its stone. Activate region I: one settler, once a round.
wrong-land-gather = Activate region I: your tile lies there.
land-choice = Taking the resource may wake the monster again, for green is still in the row. Take it or leave the tile alone: your choice.
land-once = A region can be activated once a round, so it pays to explore several tiles first. Monsters are a nuisance, and an income for those who hunt them.

## fort
title-fort = Fortifications
about-fort = A fortification keeps monsters away, gives once more, and saves resources.
fort-why = Your tile wakes a gnoll every time you gather. A fortification ends that for good.
fort-fortify = It costs one settler and nothing else. Fortify I-2.
wrong-fort-fortify = Fortify I-2: a tile with a monster could not be fortified, now it can.
fort-end = End the turn.
wrong-fort-end = Keep your resources and end the turn.
fort-gather = Gather in region I again, and see: nobody comes.
wrong-fort-gather = Activate region I, to see that no monster comes.
fort-next = One stone, no monster. End the turn.
wrong-fort-next = Keep the rest for later and end the turn.
fort-gate = The fortification itself can be activated too, once a round: one more stone from the same tile.
wrong-fort-gate = Activate the fortification on I-2.
fort-keep = And when you pass, each fortification lets you keep one common resource; without any you lose them all. Guards among the heroes score a point for each.

## town
title-town = The town
about-town = Build, and activate a street.
town-market = Nine buildings lie on the market, each for one resource. Each says what it does when its street is activated.
town-build = A quarry costs one clay and gives a stone each time. Build it with one settler.
wrong-town-build = Build a quarry: its price is one clay, and you have that.
town-place = A street has room for three buildings. Put it on the top street.
wrong-town-place = Any street would do; for this chapter the top one.
town-end = End the turn.
wrong-town-end = Keep your resources and end the turn.
town-street = One settler activates a street, once a round. Activate the top street.
wrong-town-street = Activate the top street, where your quarry stands.
town-use = Every building of the street may be used once, in any order. Use the quarry.
wrong-town-use = Use the quarry: that is what you came for.
town-later = One settler for one stone is little; with three buildings it brings three things. So fill one street first, and build before you activate.

## heroes
title-heroes = Heroes
about-heroes = Exchange resources, invite a hero, and see the row move.
heroes-hero = Heroes bring most of your points. This one costs one clay and one gold and is worth six.
heroes-row = The leftmost costs two diamonds more, the next one a diamond more. New ones come in on the left and move right, so waiting makes them cheaper.
heroes-diamond = You have no gold, but you can exchange at any time on your turn. Give clay, wood and stone for a diamond.
wrong-heroes-diamond = Not that exchange: clay, wood and stone make a diamond.
heroes-gold = Two diamonds make one gold. Exchange them.
wrong-heroes-gold = Two diamonds for one gold: then the hero is yours.
heroes-invite = Now invite her: one clay, one gold, six points. Inviting needs no settler and comes on top of your action.
wrong-heroes-invite = You have just what the mercenary costs: invite her.
heroes-slide = The row closed up, and a new hero came in on the left. With her the colours in the row have changed, and so have the monsters that may come.
heroes-guilds = Mercenaries have fixed points. Travellers count your territories, guards your fortifications, builders your buildings: invite those who fit what you do.

## pass
title-pass = Passing and the next round
about-pass = The first to pass, what you keep, and a new artifact.
pass-when = Whoever has no settlers left, or enough for now, passes. The first to pass starts the next round and has the first pick.
pass-pass = Pass now, though you could still act.
wrong-pass-pass = There would be more to do, but this chapter is about passing.
pass-keep = Common resources are lost, but you may keep one for each fortification. Choose one.
pass-artifact = Take a new artifact; the old one goes back for the others.
pass-first = You are first in the next round. Your six settlers are home again, and regions and streets can be used anew.
pass-six = Between rounds the hero on the right leaves and a new one comes. After the sixth round the points are counted: nothing left in your hands scores.

## play
title-play = Three turns of your own
about-play = Play freely against a neighbour; the guide says what to look for.
play-plan = Now you decide. Six settlers: some explore, some build, and the last ones gather.
play-one = Your first turn. Exploring or building first is good: what you set up now gives resources later.
play-two = Your second turn. Look at the colours in the hero row before you explore or gather: which monsters would come?
play-three = Your third turn. Is a hero within reach, perhaps with an exchange?
play-end = It goes on like this for six rounds. Choose early which heroes you play for: territories, fortifications, buildings, or gold for mercenaries and banks.

## banks
title-banks = Banks and cathedrals
about-banks = Gold and diamonds you store are points.
banks-bank = A bank takes one gold for good each time you use it: five points. A cathedral takes a diamond for four.
banks-build = You have two gold. Build a bank: it costs one clay.
wrong-banks-build = Build a bank, for one clay.
banks-place = Put it on the top street.
wrong-banks-place = The top street, please.
banks-end = End the turn.
wrong-banks-end = Keep your gold, and end the turn.
banks-street = Activate the top street.
wrong-banks-street = Activate the top street: the bank stands there.
banks-lay = Lay one gold on the bank.
wrong-banks-lay = Lay the gold down: five points.
banks-points = Five points for one gold, and that every round. A bank built in the first round can be worth thirty; one built in the last is worth five.

## monsters
title-monsters = Far regions and big monsters
about-monsters = Two settlers for the second region, four for a dragon.
monsters-second = A tile of the second region costs two settlers, one of the third three. Diamonds and gold lie there.
monsters-explore = A new tile must touch one of yours. Explore II-2, above your first tile.
wrong-monsters-explore = Explore II-2: it borders on your tile in the first region.
monsters-dragon = Diamonds, and a dragon: a hero in the row shows red. Dragons are the strongest, but they pay best.
monsters-end = End the turn.
wrong-monsters-end = Keep your resources, and end the turn.
monsters-hunt = Four settlers hunt a dragon, and you have some extra ones. Hunt it.
wrong-monsters-hunt = Hunt the dragon on II-2.
monsters-reward = One diamond and two gold at one stroke. Extra settlers from heroes and taverns are well spent on this; used ones are gone, unused ones stay.
monsters-colours = A gnoll takes one settler and pays a diamond; a manticore takes two and pays one gold, a hydra three and pays two. Watch the hero row: it decides who wakes.

## alone
title-alone = Alone, for a title
about-alone = What is different when you play by yourself.
alone-alone = Alone you play for a title: the same six rounds, the same rules, nobody else. All turns are yours.
alone-artifact = Four artifacts lie open. Take one that helps the plan you have.
wrong-alone-artifact = That one works as soon as you build; for this chapter take another.
alone-explore = Explore a tile of the first region.
wrong-alone-explore = Start by exploring a tile of region I.
alone-turns = One action and one hero a turn, even when you play alone. End the turn: the next one is yours as well.
wrong-alone-turns = End the turn, and see who is next.
alone-build = Build a quarry for one clay.
wrong-alone-build = Build a quarry, to see a whole turn.
alone-place = Put it on any street.
alone-pass = There is no hurry and no race for the first pick. Pass: the round is over at once.
wrong-alone-pass = You could go on, but see how a round ends alone.
alone-swap = You take one of three artifacts, the old one leaves the game for good, and a new one is turned up. Take one.
alone-titles = Up to 50 points you are a Settler, then a Headman, from 76 a Knight, and from 101 the Ruler of the frontier.
