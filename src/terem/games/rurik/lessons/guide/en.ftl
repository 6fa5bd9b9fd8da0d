title-aim = The aim
aim =
    You are an heir of Prince Vladimir. Whoever has the most points after four rounds wins.
    Three tracks count what you rule, what you have built in neighbouring regions, and the goods on your boat; the fourth counts battles won.
title-rule = Occupy and rule
rule =
    You occupy a region with at least one piece. You rule it with more strength than its rebel and than any other player.
    Troops, your leader and your stronghold count one each. A tie means that nobody rules.
title-advisors = The auction of advisors
advisors =
    Everybody in turn places an advisor in one of six columns. The strongest stand on top and get more; coins added as a bribe make an advisor stronger.
    Then the lowest numbers act first. So a 5 gets much but late, a 1 little but soon.
title-actions = Actions
actions =
    Muster brings troops where you are. Move takes them to neighbouring regions. Attack removes an opponent's piece or a rebel; then cards decide about your own losses.
    Tax takes the good of a region, build raises a church, a market or a stronghold: one point where you rule, two elsewhere. Scheme draws cards.
title-extras = Extras in a turn
extras =
    Before or after the action, once each: play a scheme card, accomplish a deed you have taken, exchange two goods for a point.
    Deeds are tasks worth a point or two.
title-claim = The end of a round
claim =
    Each marker goes up as far as your position allows just then, and never back. Markers that have not moved and full columns of the boat bring coins. Everybody takes a new deed.
    After four rounds: tracks 1, 2, 3, 5 or 8 points, battles 3 for the first and 1 for the second, deeds, and 2 for a secret agenda fulfilled.
