ask-turn = What do you do on your turn?
ask-colour = Which cube do you take from { $space }?
ask-first = Finish your turn, deaths included. Then go clockwise, starting at { $space }: which is the first space with a { $colour } cube?
ask-influence = Finish your turn, deaths included. Are there at least two influence cubes (not black) on the board?
ask-nearest = Go clockwise, starting at { $space }: which is the first space with any cube on it?
ask-which = Which cube does she take from { $space }? You choose.
ask-slot = Does the chronicle have a free place for { $profession }?
ask-grave = Is a grave free?
ask-full = Is the chronicle or the graveyard full now, for the first time in this game?
ask-drawn = Draw the figures for mass. Which of Klara's comes next?
ask-yours = Move your family members up in the church. How many of yours are on the steps now?
ask-foremost = You have as many there as she has. On which step is the foremost of yours?
ask-round = What comes next?
answer-well = The well
answer-mass = The round is over: mass
answer-no_cube = No cube: a free last action
answer-nowhere = Nowhere on the board
answer-empty_board = The board is empty
answer-nobody_drawn = None of hers
answer-next_round = A new round
answer-over = The game is over
member-1 = Family member 1
member-2 = Family member 2
member-3 = Family member 3
member-4 = Family member 4
event-first_customer = Klara serves the first customer at the stalls for free.
event-first_customer_after_yours = Right after your first customer, or when you pass, Klara serves the first customer at the stalls for free.

# ------------------------------------------------------------------ score sheet
group-fame = Points on the track
group-travel = Travel
group-church = Church
group-customers = Customers
group-chronicle = Chronicle
group-council = Council
group-coins = Coins
field-fame = Points gained during the game
field-cities = Cities visited
field-church = Family members on church step { $number }
field-customers = Points on your customers
field-chronicle = Family members in the chronicle
field-council = Family members on council step { $number }
field-coins = Coins
field-grain = Sacks of grain
field-living = Living family members
how-fame = As the marker stands.
how-travel = { $cities ->
    [one] { $cities } city: { n-points }
   *[other] { $cities } cities: { n-points }
}
how-church = Each family member scores the points of its step: { $table }
how-customers = The sum of the points printed on them.
how-chronicle = { $members ->
    [one] { $members } family member: { n-points }
   *[other] { $members } family members: { n-points }
}
how-council = Each family member scores the points of its step: { $table }
how-coins = { $coins ->
    [one] { $coins } coin: { n-points }
   *[other] { $coins } coins: { n-points }
}
