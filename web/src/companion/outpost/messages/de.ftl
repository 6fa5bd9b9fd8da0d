# ------------------------------------------------------------------ score sheet
group-travellers = { source-travellers }
group-guards = { source-guards }
group-builders = { source-builders }
group-mercenaries = { source-mercenaries }
group-banks = { source-banks }
group-cathedrals = { source-cathedrals }
field-travellers = Reisende (Helden)
field-explored = Erkundete Gebiete, auch unter einem Monster
field-guards = Wächter (Helden)
field-forts = Befestigungen
field-builders = Baumeister (Helden)
field-houses = Gebäude
field-mercenaries = Punkte auf deinen Söldnern
field-banks = Gold auf Banken
field-cathedrals = Diamanten auf Kathedralen
field-gold = Gold im Vorrat
field-diamond = Diamanten im Vorrat
field-clay = Lehm
field-wood = Holz
field-stone = Stein
field-scales = Artefakt „{ artifact-exchange_1_1 }“ (1, wenn du es hast)
how-travellers = Helden × Gebiete: { $heroes } × { $count } = { $points }
how-guards = Helden × Befestigungen: { $heroes } × { $count } = { $points }
how-builders = Helden × Gebäude: { $heroes } × { $count } = { $points }
how-mercenaries = Die Summe der Zahlen auf den Karten.
how-banks = { $count } × { $each } = { $points }
how-cathedrals = { $count } × { $each } = { $points }
