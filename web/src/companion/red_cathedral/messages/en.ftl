# ------------------------------------------------------------------ score sheet
group-track = { source-track }
group-leftovers = { source-leftovers }
group-tower = Tower { $number }
field-track = Prestige points at the marker, or at the nearest eagle behind it (a full lap counts 40)
field-materials = Materials in storage
field-roubles = Roubles
field-done = Your completed sections
field-unfinished = Your banners on unfinished sections
field-ornaments = Your ornaments
how-track = As the marker stands: { $points }
how-leftovers = One for every { $each } materials and roubles: { $left } give { $points }
how-tower = The tower is worth { $value }. Your contribution is { $contribution }, that of the others { $others }: { $points }
