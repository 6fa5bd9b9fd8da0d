# A step has one text: what the guide says there, two short sentences or so.
# `wrong-…` says why the lesson wants another move, where there is a reason worth telling.

## aim
title-aim = What the game is about
about-aim = Fame, the chronicle and the end; then your first harvest.
aim-fame = You lead a family in a village: whoever has the most fame points at the end wins. These four are your family members; they work, grow old and die.
aim-chronicle = Those who die in time are remembered. Each profession has a few places in the chronicle, and several names of your family there are worth points.
aim-end = Those who find no place get a plain grave, worth nothing. When all places of the chronicle or all graves are taken, everybody else has one last turn and the game is over.
aim-take = A turn is simple: take one cube from a space, then act there. Take the green cube from Harvest.
aim-harvest = The cube is yours now, and you may act. Bring in the harvest.
wrong-aim-harvest = You may skip an action, but two sacks of grain for nothing are worth having.
aim-neighbour = Two sacks of grain lie in your barn. Your neighbour took a cube from Travel but has no wagon: a cube may also be taken just to have it.
aim-again = Your turn again. Take the brown cube from Harvest.
aim-choice = The barn holds five sacks, so two more fit. Harvest or leave it: this choice is yours.

## turn
title-turn = A turn: a cube lets you act, and pays
about-turn = Take a cube, act, and pay with what you took.
turn-spaces = Seven spaces offer actions, and cubes lie on each. Where the last cube is gone, nobody can act any more this round.
turn-take = A cube lets you act, and it is money. Take the pink cube from Crafts.
wrong-turn-take = The scribes want a pink cube for a scroll: another colour would not pay for it.
turn-buy = Every workshop sells for cubes or grain. Buy a scroll: it costs one pink cube.
wrong-turn-buy = That is possible, too, but it costs time or grain. First we buy something with the cube.
turn-pay = A coin can stand for any cube, so you are asked. Coins are rare and worth a point: pay with the pink cube.
wrong-turn-pay = A coin is worth a point at the end and can be any colour. Keep it while you have the right cube.
turn-keep = Your neighbour took the orange cube. Take any cube that is left at Crafts.
turn-skip = This time you need nothing here. Skip the action: the cube stays yours for later.
wrong-turn-skip = That would work, but try out what it means to keep a cube.
turn-empty = No cube is left at Crafts: this round only the well leads there. How the well works has a chapter of its own.

## time
title-time = Time is the second currency
about-time = Train a craftsman, make goods for time, and watch the life track.
time-ring = This life track counts the time your family has spent, in hours. Ten hours take the marker round once, and then somebody dies.
time-take = Goods need not be bought. Take the brown cube: its colour does not matter now.
time-train = Send somebody to learn a trade. Train a family member in the scribes' room: it takes two hours.
wrong-time-train = Any workshop could be learned, but the scribes are the quickest: two hours to learn, two for each scroll.
time-make = A new craftsman may start at once. Make a scroll for two more hours.
wrong-time-make = The training is done: make a scroll at once.
time-four = Four of ten hours are gone, and no cube was spent. A craftsman stays in the workshop until death or until called home.
time-second = From now on scrolls are cheap. Take any cube from Crafts.
time-cheaper = Your scribe needs no more training. Make another scroll: only two hours this time.
wrong-time-cheaper = The scribe is already trained: two hours for a scroll are the best offer here.
time-compare = Two scrolls for six hours, and all your cubes are still there. Buying saves time, making saves cubes; a craftsman pays off from the second good on.

## market
title-market = First points: a market day
about-market = Serve customers, pay the surcharge, and see a sale that is missed.
market-stalls = The tiles at the stalls show what customers want and what they are worth. Those behind them wait in the queue and cannot be served yet.
market-goods = You have a horse and a plough, and somebody wants just that. A market cube lets you sell: then a market day is held for everybody.
market-take = There is only ever one cube at the market. Take it before your neighbour does.
market-first = You opened the day, so your first customer costs nothing extra. Serve the one who wants a horse and a plough: 6 points.
wrong-market-first = Take the most valuable customer while it costs nothing extra: horse and plough, 6 points.
market-second = Your neighbour has nothing to sell. A further customer costs a surcharge, one green cube (or a coin) and one hour: serve the one who wants a scroll and two sacks.
wrong-market-second = You can pay the surcharge only once. Serve the one who wants a scroll and two sacks of grain.
market-missed = Another customer wants a scroll and an ox, and you have both. But the only green cube is spent, so this sale is missed: keep green cubes or coins for market days.
market-points = Served customers lie with you, and their points count at the end. New ones have come from the queue: look ahead at what they will want.

## death
title-death = Death, chronicle and grave
about-death = Cross the quill, choose who dies, and where the name goes.
death-near = Eight of ten hours are gone. The next two bring the marker past the quill, and somebody of your family will die.
death-take = That is no reason to stop working: deaths are part of the plan. Take the green cube from Crafts.
death-make = Your scribe can write one more scroll. Make it, though it costs the last two hours.
wrong-death-make = Let the time run out: this chapter is about what happens then.
death-choose = Now choose who dies. The farmers' places in the chronicle are full, so somebody at home would get a plain grave. Let the scribe go: the craftsmen have room.
wrong-death-choose = At home means a grave worth nothing, and the councillor still climbs for points. The scribe takes a place in the chronicle.
death-written = The name stands among the craftsmen. Three names of yours in the chronicle are worth 4 points, four 7, five or more 12.
death-lowest = The numbers are generations, and the lowest always dies first. As long as a 1 is alive, the younger ones are safe.
death-empty = The price: nobody works in the scribes' room now, and whoever dies in the council or the church loses the points of that step. Let those die who have done their work.

## family
title-family = Family, grain and the mill
about-family = A bigger family, a better harvest, and coins.
family-take = Those who die are missed: every action needs hands. Take the green cube from Family.
family-birth = Welcome a new family member, who comes to the farm at once.
family-number = The new one has the number 2, the second generation, and can do everything the older ones can.
family-field = You own an ox and a plough. Take any cube from Harvest; mind that the black one costs two hours.
family-harvest = Without a team a harvest brings two sacks, with horse and plough three. Yours, ox and plough, brings four: harvest!
wrong-family-harvest = Four sacks for nothing: that is what the ox and the plough are for.
family-full = Five sacks fill the barn, and more would be lost. Customers want grain, the stables sell for grain, the mass asks for it.
family-crafts = Grain can also become money. Take any cube from Crafts.
family-mill = Go to the mill: two hours and two sacks become two coins.
wrong-family-mill = Use the mill this time, and see what becomes of two sacks.
family-coins = A coin stands for any cube, draws your people at a mass, and is a point at the end. Grain you keep breaks ties.

## play
title-play = Three turns of your own
about-play = Play freely against a neighbour; the guide says what to look for.
play-plan = Now you decide. A good start: train a craftsman early, welcome a new family member, and look at which goods the customers want.
play-one = Your first turn. If you are unsure, take a cube from Crafts and train somebody in a workshop whose goods are wanted.
play-two = Your second turn. Ask yourself which space your neighbour will empty next, and which cube you will need to pay with.
play-three = Your third turn. Look at the life track: spend some, or save?
play-end = In a real game this goes on, round after round, with a mass after each. When the chronicle or the graveyard fills up, count your last turns: nothing unfinished scores.

## council
title-council = The council
about-council = Steps, privileges and the first-player ring.
council-steps = A member in the council climbs four steps, worth 0, 2, 4 and 6 points at the end. Every step has a privilege you can use.
council-take = Take the pink cube from Council.
council-enter = Send somebody from home to the first step. It costs an hour, and two green cubes or a scroll.
council-pay = Both would do. Pay two green cubes: the scroll will be of use in a moment.
wrong-council-pay = Keep the scroll: next turn there will be no two green cubes.
council-ring = The first step's privilege is the ring. Take it, and you start the next round.
wrong-council-ring = A privilege costs nothing: take the ring.
council-scroll = Your neighbour has welcomed a new family member. Take the orange cube from Council.
council-climb = Now climb one step: the scroll pays, and the second step takes two hours.
wrong-council-climb = You could stay and use a privilege, but climbing brings points. Move up.
council-privilege = On the second step you choose between its privilege and that of the step below. Use the second: two cubes.
wrong-council-privilege = You already hold the ring; two cubes are worth more.
council-cubes = Take any two cubes from the supply, two alike if you like. Three alike pay at the well.
council-value = The third step gives any good, the fourth turns a coin into three points, once in an action. You may also come back just for a privilege, without climbing.

## travel
title-travel = Travel
about-travel = Wagons, roads, cities, and a black cube.
travel-map = Six cities lie around the village, and roads lead to two of them. Every road costs two hours, a wagon and the cubes drawn on it.
travel-take = You have two wagons. Take the pink cube from Travel.
travel-go = Northgate costs two brown cubes, and the first visit brings three points at once. Send somebody there.
wrong-travel-go = Your two brown cubes pay for the road to Northgate only.
travel-black = Only a black cube is left here. It is the plague: it costs two hours and pays for nothing, but you may act.
wrong-travel-black = Only a cube from Travel lets you travel on, and the black one is the last.
travel-on = Travel on to Upperton for two pink cubes. A first visit there brings a coin.
wrong-travel-on = You have come this far: go on to Upperton.
travel-cities = Two cities are worth 3 points, six are worth 18: every further one counts more. Each brings its reward only once.
travel-home = Six hours went into two roads and a plague cube. Travellers who die take one of the few travellers' places in the chronicle.

## church
title-church = Church and mass
about-church = The black bag, the mass, and steps for grain.
church-bag = Whoever joins the church waits in this black bag, together with four monks. A mass after each round draws four figures out of it.
church-take = The round is nearly over. Take the brown cube from the church.
church-join = Send somebody from home into the bag.
church-pay = The church asks for a brown cube or three hours. Pay the brown cube.
wrong-church-pay = Hours bring death nearer, and the coin has another use in a moment. The brown cube is the best price.
church-mass = The last cube is gone: the bells call to mass. Four figures come out at random, but a coin buys your own for certain: pay it.
wrong-church-mass = Five figures are in the bag and four come out: you would probably be lucky. But see what the coin does.
church-climb = Your family member stands on the first step and climbs for grain: one sack for the second step.
wrong-church-climb = You have three sacks, and each step is worth more points. Climb.
church-further = The third step costs two more sacks. Climb on or keep the grain: your choice.
church-group = Steps are worth 2, 3, 4 and 6 points at the end. And whoever has the most family members on them after a mass gains 2 points at once, as you just did.

## well
title-well = The well, and the plague
about-well = Three matching cubes for any action; black cubes.
well-well = Sometimes the space you need is empty, or only bad cubes are left. The well helps: three matching cubes pay for any action.
well-pay = You have three orange cubes. Pay at the well instead of taking a cube.
wrong-well-pay = A cube from the board would be the usual way; here you try the well.
well-where = Now choose any action. Go to the family and welcome somebody new.
wrong-well-where = Possible, but for this chapter go to the family.
well-black = Your neighbour took the last useful cube of Family. A black one still lets you act, for two hours: take it.
wrong-well-black = Try the black cube here: it is the only way to another family member this turn.
well-second = The plague took two hours, but you may act. Welcome another family member.
well-when = Time is cheap right after the quill, and dear just before it. Three matching cubes are never wasted: remember the well.

## klara
title-klara = Alone: Klara
about-klara = How Klara takes cubes, loses her people and gets in your way.
klara-klara = Alone you play for a title, and Klara gets in your way. This is her family; she never scores, but she takes cubes, customers and places in the chronicle.
klara-take = Take the green cube from Family.
klara-birth = Welcome a new family member, and watch what Klara does then.
klara-mirror = Klara took a green cube too: from your space, or else from the next one clockwise. So with your colour you also decide what she takes away.
klara-choice = A green and a pink cube lie at Crafts. Take either, and see that Klara takes the same colour elsewhere.
wrong-klara-choice = Green or pink from Crafts, please: then Klara finds the same colour elsewhere.
klara-train = Train somebody in the scribes' room.
klara-make = And make a scroll.
klara-third = Every third cube of Klara's turns one of her destiny tokens. Take the orange cube from Harvest.
klara-harvest = Bring in the harvest; then she takes her third cube.
klara-destiny = A quill: one of Klara's eldest has died and taken a place in the chronicle. So she, too, brings the end nearer.
klara-market = On a market day she takes the first customer after yours, for nothing. A cube of hers from the church puts one of her family into the bag.
klara-titles = There is nobody to beat but yourself: 40 points make a journeyman, 50 a master, 80 a legend.
