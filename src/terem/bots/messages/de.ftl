review-best = Etwas Besseres fand sich nicht.
review-good = Fast ebenso gut: { $move }.
review-inaccuracy = Etwas besser war: { $move }.
review-mistake = Besser war: { $move }.
review-blunder = Viel besser war: { $move }.
review-points = Das verspricht etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
review-rivals = Den anderen bleibt dabei weniger.
review-chance = Die Gewinnchance wäre { $better } % statt { $now } % gewesen.
