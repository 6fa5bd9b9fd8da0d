report-title = { $game }: wie die Partien verliefen
report-lead = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} zwischen { $bots }; Startwerte { $first } bis { $last }, Plätze reihum getauscht. Alle Intervalle sind 95-%-Wilson-Intervalle.
report-results = Ergebnisse
report-results-note = Ein geteilter Sieg zählt anteilig.
report-bot = Bot
report-won = gewonnen
report-interval = Intervall
report-mean = Punkte im Mittel
report-median = Median
report-range = Spanne
report-scores = Punktzahlen
report-scores-note = Wie oft jede Punktzahl erreicht wurde; die dünne Linie ist das Mittel.
report-sources = Punkte nach Herkunft
report-sources-note = Mittlere Punkte je Partie, nach dem, wofür es sie gab.
report-seats = Vorteil des Platzes
report-seats-note = Wie oft jeder Platz gewann, egal wer dort saß. Die gestrichelte Linie zeigt, was gleich gute Plätze gewännen.
report-length = Länge einer Partie
report-length-note = Entscheidungen aller Spieler zusammen.
report-decisions = Entscheidungen
report-things = Was genutzt wurde, und wer damit gewann
report-things-note = Genutzt: Spieler, die es mindestens einmal in der Partie taten. Mal: wie oft diese es taten. Gewonnen: wie oft diese gewannen. Ein Klick auf eine Überschrift sortiert.
report-actions = Aktionen
report-thing = was
report-used = genutzt
report-times = Mal
report-faults = Verlorene Entscheidungen
report-faults-note = Bots in anderen Prozessen, die nicht oder nicht mit einem erlaubten Zug geantwortet haben.
arena-ratings-missing = Für Wertungen fehlt das Paket openskill: pip install openskill

review-title = { $game }: die Partie im Rückblick
review-final = Punkte
review-accuracy = Genauigkeit
review-count-inaccuracy = Ungenauigkeiten
review-count-mistake = Fehler
review-count-blunder = grobe Fehler
review-chances = Siegchancen, Zug um Zug
review-points-curve = Erwartete Endpunkte, Zug um Zug
review-moves = Was besser gewesen wäre
review-kind-inaccuracy = Ungenauigkeit
review-kind-mistake = Fehler
review-kind-blunder = grober Fehler
review-nothing-wrong = Niemand hat etwas verschenkt.
