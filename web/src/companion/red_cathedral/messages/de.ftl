# ------------------------------------------------------------------ score sheet
group-track = { source-track }
group-leftovers = { source-leftovers }
group-tower = Turm { $number }
field-track = Prestigepunkte am Marker oder am nächsten Adler hinter ihm (eine volle Runde zählt 40)
field-materials = Materialien im Lager
field-roubles = Rubel
field-done = Deine vollendeten Abschnitte
field-unfinished = Deine Fahnen auf unfertigen Abschnitten
field-ornaments = Deine Schmuckstücke
how-track = So, wie der Marker steht: { $points }
how-leftovers = Ein Punkt je { $each } Materialien und Rubel: { $left } bringen { $points }
how-tower = Der Turm ist { $value } wert. Dein Beitrag ist { $contribution }, der der anderen { $others }: { $points }
