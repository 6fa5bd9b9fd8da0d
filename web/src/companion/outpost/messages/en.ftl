# ------------------------------------------------------------------ score sheet
group-travellers = { source-travellers }
group-guards = { source-guards }
group-builders = { source-builders }
group-mercenaries = { source-mercenaries }
group-banks = { source-banks }
group-cathedrals = { source-cathedrals }
field-travellers = Traveller heroes
field-explored = Territories explored, including those with a monster
field-guards = Guard heroes
field-forts = Fortifications
field-builders = Builder heroes
field-houses = Buildings
field-mercenaries = Points on your mercenaries
field-banks = Gold on banks
field-cathedrals = Diamonds on cathedrals
field-gold = Gold in the supply
field-diamond = Diamonds in the supply
field-clay = Clay
field-wood = Wood
field-stone = Stone
field-scales = Artifact “{ artifact-exchange_1_1 }” (1 if you have it)
how-travellers = Heroes × territories: { $heroes } × { $count } = { $points }
how-guards = Heroes × fortifications: { $heroes } × { $count } = { $points }
how-builders = Heroes × buildings: { $heroes } × { $count } = { $points }
how-mercenaries = The sum of the numbers on the cards.
how-banks = { $count } × { $each } = { $points }
how-cathedrals = { $count } × { $each } = { $points }
