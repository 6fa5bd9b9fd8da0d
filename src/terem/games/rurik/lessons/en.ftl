# A step has one text: what the guide says there, two short sentences or so.
# `wrong-…` says why the lesson wants another move, where there is a reason worth telling.

## aim
title-aim = What the game is about
about-aim = Heirs, tracks and the map: who occupies, who rules.
aim-princes = You are an heir of Prince Vladimir, and whoever has the most points after four rounds rules in Kiev. Points come from four tracks: regions you rule, structures, goods, and battles.
aim-map = Each region holds one good and one rebel, a grey figure that belongs to nobody. Rebels count against you as long as they stand there.
aim-first = Everybody starts with three troops. Put the first one in Kiev.
wrong-aim-first = Begin in Kiev: it lies in the middle of the map, and the rule track asks for it.
aim-second = One troop against one rebel: nobody rules there. Put a second one in Kiev.
wrong-aim-second = Put the second one in Kiev, too: then you have more there than the rebel.
aim-rule = Two against one: you rule Kiev. To rule you need more than the rebels and more than any other player; being there at all is called occupying.
aim-third = The third one may stand next door. Put it in any region beside Kiev: Chernigov, Pereyaslavl, Polotsk or Volyn.
wrong-aim-third = Stay together: choose a region beside Kiev.
aim-leader = Your leader counts as a troop and has an ability of his own. Put him in Kiev.
wrong-aim-leader = Let him stand in Kiev: his ability makes taxing and building cheap there.
aim-rounds = That is the start. You also have a secret agenda, worth two points at the end; now comes what makes this game: the auction of advisors.

## advisors
title-advisors = The auction of advisors
about-advisors = Numbers, columns, bribes: how you get your actions.
advisors-board = Each column is an action, and the higher the space, the more it gives. Players take turns placing one advisor each; yours have the numbers 1, 2, 4 and 5.
advisors-four = Place your 4 in the muster column: it brings new troops.
wrong-advisors-four = Try the 4 in the muster column, and see what your neighbour does.
advisors-nothing = You may add coins as a bribe; each makes the advisor one stronger. Add none this time.
wrong-advisors-nothing = Keep your coins for later: nobody is in this column yet.
advisors-slide = Your neighbour's 5 is stronger: it takes the top space and your 4 slides down. Three troops for your neighbour, two for you.
advisors-five = Place your 5 in the tax column: nobody can push it down without paying.
wrong-advisors-five = Put the 5 in the tax column: its top space gives twice as much as the next.
advisors-save = The 5 is strong enough. Add no bribe.
wrong-advisors-save = No number is higher than 5: save your coins.
advisors-two = Your neighbour put a 2 in the build column. Place your 2 there as well.
wrong-advisors-two = The build column, please: with a bribe your 2 can be stronger than the other one.
advisors-bribe = Two against two: whoever stood there first stays above. One coin makes your 2 a 3: bribe with one coin.
wrong-advisors-bribe = One coin is needed and one is enough to pass the other 2.
advisors-one = Only your 1 is left. Place it in the move column, where nobody is.
wrong-advisors-one = Take the empty move column: there even the 1 gets the top space.
advisors-last = No bribe is needed here.
wrong-advisors-last = The column is yours already: keep the coins.
advisors-order = All advisors are in place. Now the small numbers act first: the 1 is weak in the auction but quick, the 5 is strong but late. And in the next round this board is empty again.

## acting
title-acting = Move and build
about-acting = Take an advisor back, and use the points of its space.
acting-order = Your 1 acts first and brings three move points. Before or after the action there may be small extras; we come to those later.
acting-act = Take the main action. Forfeiting it would bring one coin instead.
wrong-acting-act = A coin is little for a top space: take the action.
acting-move = Each point takes one troop to a neighbouring region. Move a troop from Kiev to Chernigov.
wrong-acting-move = From Kiev to Chernigov, please: your single troop there needs help.
acting-stop = Points need not be used. Stop here.
wrong-acting-stop = Moving on would cost you Kiev or Chernigov: stop.
acting-rule = Now you rule two regions: Kiev and Chernigov, each with two against one rebel. Your neighbour has drawn a scheme card and played it.
acting-build = Thanks to the coin your 2 is on top of the build column: two points. Take the action.
wrong-acting-build = You paid for this space: take the action.
acting-church = A structure costs one point where you rule, two elsewhere. Build a church in Chernigov.
wrong-acting-church = Begin with a church in Chernigov, and see what becomes of the rebel.
acting-market = The church has won the rebel over: one of your troops stands in its place. Now build a market in Kiev.
wrong-acting-market = Build a market in Kiev: it pays when you tax.
acting-structures = A church wins somebody over, a market gives more when you tax, a stronghold defends. Two neighbouring regions with a structure each count as two on the build track.

## stores
title-stores = Muster and tax
about-stores = New troops, goods from the land, and what your boat is for.
stores-act = Your 4 slid to the second muster space: two troops. Take the action.
wrong-stores-act = Troops are always useful: take the action.
stores-one = New troops come only to where you already are. Muster the first one.
wrong-stores-one = Use the points: muster a troop.
stores-two = And the second one, where you like.
wrong-stores-two = Use the other point, too.
stores-rebels = Your neighbour attacked two rebels: an attack on a rebel always works, and each hides a small reward.
stores-tax = Your 5 is on top of the tax column. Take the action.
wrong-stores-tax = Goods are waiting for you: take the action.
stores-kiev = Taxing takes the good of a region, for one point where you rule. Your market in Kiev adds another good or a coin: choose.
wrong-stores-kiev = Tax Kiev first, because of the market.
stores-chernigov = Tax Chernigov with the other point.
wrong-stores-chernigov = One point is left, and Chernigov has fish.
stores-exchange = Once a round two goods can be exchanged for a build or a muster point. Keep them today and end the turn.
wrong-stores-exchange = Your goods will count on the trade track in a moment: end the turn.
stores-boat = The goods lie on your boat. What is on board counts on the trade track, and a full column brings a coin each round.

## claim
title-claim = The claim phase
about-claim = Markers, income and a new deed at the end of a round.
claim-when = All advisors have acted, and the claim phase begins. For each track your marker goes as high as you can show at this moment.
claim-sail = Leave your boat as it is: all goods on board count for trade.
wrong-claim-sail = Unloading is for rare cases. Goods on board count for the trade track.
claim-tracks = You rule two regions, have structures in two neighbouring regions, and three goods: one step on each track. Markers never go back, whatever you lose later.
claim-income = Each marker that has not moved yet brings a coin as a consolation, and so does each full column of the boat.
claim-deed = Everybody takes a deed: a task worth points. Take “Amass Forces”: six troops in one region.
wrong-claim-deed = Four of your troops may already stand together in Chernigov: “Amass Forces” is the easiest for you.
claim-count = It goes on like this for four rounds; rounds 3 and 4 bring one more advisor each. At the end tracks, deeds, the secret agenda and the warfare track count: 3 points for the most battles, 1 for the second most.

## play
title-play = A placement of your own
about-play = Place four advisors and take two actions against a neighbour.
play-plan = Now you decide. Ask for each action how much you need it, and how early: the strong advisor gets more, the weak one comes sooner.
play-place = Place your four advisors. A 5 where you need the top space, a 1 where nobody will come.
play-act = Now two actions. Look at who rules what, before and after each point.
play-end = You know the basics now: place, act, claim. Attacks, scheme cards and deeds have chapters of their own.

## attack
title-attack = Attack and casualties
about-attack = Attack an opponent, check your own casualties, defeat a rebel.
attack-scene = Two of your troops and your leader stand in Chernigov, with one troop of your neighbour and a rebel. Your 1 is alone in the attack column: two attacks.
attack-act = Take the action.
wrong-attack-act = There is something to win here: take the action.
attack-attack = An attack always removes one piece of the opponent. Attack your neighbour in Chernigov.
wrong-attack-attack = The rebel will not run away. First the neighbour.
attack-reveal = Now check your own losses: reveal a card from either deck. Only a casualty symbol on it costs you a troop.
attack-after = Whatever the card showed, your warfare marker went up: a battle won. You reveal one more card if the victim ruled there, and another for a stronghold of theirs.
attack-rebel = Attack the rebel with the other point. No cards are revealed for that.
wrong-attack-rebel = One point is left: defeat the rebel in Chernigov.
attack-price = A defeated rebel pays a reward and stays beside your mat. It does not count on the warfare track.

## scheme
title-scheme = Scheme cards and the token
about-scheme = Draw, keep one, choose who is first, and play a card.
scheme-cards = Scheme cards give small bonuses and lie in two decks. The same cards decide about casualties, so it helps to know what lies on top.
scheme-act = Your 1 has the top scheme space: you draw three cards and keep one. Take the action.
wrong-scheme-act = First the main action; exchanging goods can wait.
scheme-draw = Draw from the left deck.
wrong-scheme-draw = The left one, please: it has a card for us.
scheme-keep = Keep the card with one muster point.
wrong-scheme-keep = We need a troop in Chernigov: keep the muster card that is lit.
scheme-back = The others go back on top of the deck, in an order only you know. Put them back as you like.
scheme-token = The top space also decides who is first player next. Take the token yourself.
wrong-scheme-token = Whoever is first acts first: keep it today.
scheme-play = One card a turn may be played, before or after the action. Play it.
wrong-scheme-play = Play the card now: the troop is needed.
scheme-muster = Muster in Chernigov: five troops stand there then.
wrong-scheme-muster = Chernigov, please: your deed asks for six troops there.
scheme-once = One card, one deed and one exchange are allowed each turn. Enough for now: end the turn.
wrong-scheme-once = Keep your goods for the trade track, and end the turn.

## deeds
title-deeds = Deeds and exchanges
about-deeds = Accomplish a deed, and turn goods into points.
deeds-deed = Your deed “Amass Forces” asks for six troops in one region, and in Chernigov there are five. Strongholds do not count, the leader does.
deeds-act = Your advisor brings muster points. Take the action.
wrong-deeds-act = First the troops: take the action.
deeds-six = Muster the sixth troop in Chernigov.
wrong-deeds-six = Chernigov: one is missing there.
deeds-free = The other one may go where you like.
wrong-deeds-free = Use the point: muster once more.
deeds-do = The condition is met now. Accomplish the deed.
wrong-deeds-do = The deed is ready: do it before the turn ends.
deeds-reward = This deed costs nothing; you only had to meet its condition. The reward is a move point: send a troop out of Chernigov, perhaps to a new region.
wrong-deeds-reward = Send one from Chernigov: six are not needed there any more.
deeds-convert = Once a round each tile turns two goods into a point. Exchange fish and wood for a muster point.
wrong-deeds-convert = Try the exchange: fish and wood for a muster point.
deeds-spent = Use it: muster a troop.
wrong-deeds-spent = The point is there: muster a troop.
deeds-bonus = A deed accomplished is worth its points for good. One action, a deed and an exchange in one turn: good turns are made of such chains.

## rebellion
title-rebellion = Alone: the Rebellion
about-rebellion = How Sviatopolk's Rebellion bids, acts and scores.
rebellion-who = Alone you fight the Rebellion of Sviatopolk. It holds Kiev and two more regions, and it is an opponent like any other: it bids, moves, builds and scores.
rebellion-neutral = A neutral troop stands in every other region. It belongs to nobody and only keeps you from ruling.
rebellion-five = You always place first. Put your 5 in the attack column.
wrong-rebellion-five = The 5 in the attack column, please: let us see who joins it.
rebellion-save = Add no bribe.
wrong-rebellion-save = Keep the coins for now.
rebellion-placed = The Rebellion placed at once: a card tells it which advisor goes where. Part of that card you can see, so you can plan around it.
rebellion-four = Place your 4 in the muster column.
wrong-rebellion-four = The 4 in the muster column, please.
rebellion-again = Again no bribe.
wrong-rebellion-again = Keep the coins.
rebellion-outbid = It outbid your 5 with a 4 and two coins! Where its card shows a coin, it pays just what it takes to be on top.
rebellion-two = Place your 2 in the build column.
wrong-rebellion-two = The 2 in the build column, please.
rebellion-coins = No bribe.
wrong-rebellion-coins = Keep the coins.
rebellion-one = And your 1 in the move column.
wrong-rebellion-one = The 1 in the move column, please: it acts first.
rebellion-last = No bribe.
wrong-rebellion-last = Keep the coins.
rebellion-act = You act first. Take the action.
wrong-rebellion-act = Move points are worth more than a coin now: take the action.
rebellion-move = Move a troop where you want to rule.
wrong-rebellion-move = Use the points to move a troop.
rebellion-second = Another one, or stop.
wrong-rebellion-second = Move another troop, or stop.
rebellion-cards = On its turns a card of the insurrection deck gives the order of regions. Instead of scheming it unlocks a bonus for the rest of the game.
rebellion-win = It scores on the tracks as you do, and even for its coins and the goods on its dock. Lead on many tracks and it unlocks more bonuses; the level you choose says how strong it begins.
