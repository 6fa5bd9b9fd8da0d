title-aim = The aim
aim =
    You lead a family through the generations. Whoever has the most fame points at the end wins.
    Family members work, grow old and die. Those who die in time take a place in the village chronicle; the others get a plain grave.
    When the chronicle or the graveyard is full, everybody else has one last turn.
title-turn = A turn
turn =
    Take one cube from one of the seven spaces, then act there if you like. When the last cube of a space is gone, nobody acts there any more this round.
    Harvest: grain. Family: a new family member. Crafts: goods. Market: a market day for all. Travel: cities. Council and church: steps worth points.
    You also pay with cubes. Three matching ones pay at the well for any action; black ones cost two hours and pay for nothing.
title-time = Time and goods
time =
    A good can be bought for cubes or grain, or made for time by a family member who has learned the craft.
    The life track counts your time. Whenever the marker passes the quill, one of your oldest family members dies.
title-market = Market days
market =
    The tiles at the stalls show what customers want and what they are worth. Whoever takes the market cube serves first, and the first customer costs nothing extra.
    After that everybody may sell, one customer each in turn; each costs a green cube or a coin and an hour.
title-places = Council and church
places =
    In the council a family member climbs for green cubes or scrolls, and each step has a privilege.
    Whoever joins the church waits in the black bag. After each round a mass draws four figures, and grain lets yours climb.
title-death = Death
death =
    The lowest number dies first; among equals you choose. The name takes a place of the profession the family member had, or a grave if those are taken.
    What the dead stood on is lost: a council or church step, a workshop.
title-score = What scores
score =
    Customers served, cities visited (1 to 18 points), council steps (0, 2, 4, 6) and church steps (2, 3, 4, 6).
    Names in the chronicle: 4 points for three, 7 for four, 12 for five. Coins are a point each.
