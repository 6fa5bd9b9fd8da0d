# Was eine Analyse über einen Zug sagt. $move und $best sind Sätze ohne Punkt.
review-best = { $move }: besser ging es nicht.
review-good = { $move }: gut.
review-inaccuracy = { $move }: nicht ganz genau, { $loss } weniger wert als das Beste: { $best }.
review-mistake = { $move }: ein Fehler, der { $loss } verschenkt. Besser: { $best }.
review-blunder = { $move }: ein grober Fehler, der { $loss } verschenkt. Viel besser: { $best }.
