ask-turn = Was machst du in deinem Zug?
ask-colour = Welchen Stein nimmst du vom Feld „{ $space }“?
ask-first = Beende deinen Zug samt Todesfällen. Geh dann im Uhrzeigersinn, angefangen beim Feld „{ $space }“: Auf welchem Feld liegt als Erstes ein { $colour_nom } Stein?
ask-influence = Beende deinen Zug samt Todesfällen. Liegen mindestens zwei Einflusssteine (keine schwarzen) auf dem Spielplan?
ask-nearest = Geh im Uhrzeigersinn, angefangen beim Feld „{ $space }“: Auf welchem Feld liegt als Erstes überhaupt ein Stein?
ask-which = Welchen Stein nimmt sie vom Feld „{ $space }“? Du wählst.
ask-slot = Ist in der Chronik beim Beruf „{ $profession }“ noch ein Platz frei?
ask-grave = Ist ein Grab frei?
ask-full = Ist jetzt die Chronik oder der Friedhof zum ersten Mal in diesem Spiel voll?
ask-drawn = Zieh die Figuren für die Messe. Wer von Klaras Familie kommt als Nächstes?
ask-yours = Lass deine Familienmitglieder in der Kirche aufsteigen. Wie viele stehen danach auf den Stufen?
ask-foremost = Du hast dort so viele wie sie. Auf welcher Stufe steht das oberste deiner Familienmitglieder?
ask-round = Wie geht es weiter?
answer-well = Der Brunnen
answer-mass = Die Runde ist zu Ende: Messe
answer-no_cube = Kein Stein: eine freie letzte Aktion
answer-nowhere = Nirgends auf dem Spielplan
answer-empty_board = Der Spielplan ist leer
answer-nobody_drawn = Niemand mehr aus ihrer Familie
answer-next_round = Eine neue Runde
answer-over = Das Spiel ist zu Ende
member-1 = Familienmitglied 1
member-2 = Familienmitglied 2
member-3 = Familienmitglied 3
member-4 = Familienmitglied 4
event-first_customer = Klara bedient kostenlos den ersten Kunden an den Ständen.
event-first_customer_after_yours = Gleich nach deinem ersten Kunden, oder wenn du passt, bedient Klara kostenlos den ersten Kunden an den Ständen.

# ------------------------------------------------------------------ score sheet
group-fame = Punkte auf der Leiste
group-travel = Reise
group-church = Kirche
group-customers = Kunden
group-chronicle = Chronik
group-council = Dorfrat
group-coins = Münzen
field-fame = Im Spiel gewonnene Punkte
field-cities = Besuchte Städte
field-church = Familienmitglieder auf Kirchenstufe { $number }
field-customers = Punkte auf deinen Kunden
field-chronicle = Familienmitglieder in der Chronik
field-council = Familienmitglieder auf Ratsstufe { $number }
field-coins = Münzen
field-grain = Säcke Getreide
field-living = Lebende Familienmitglieder
how-fame = So viel zeigt der Marker auf der Leiste.
how-travel = { $cities ->
    [one] { $cities } Stadt: { n-points }
   *[other] { $cities } Städte: { n-points }
}
how-church = Jedes Familienmitglied bringt die Punkte seiner Stufe: { $table }
how-customers = Die Summe der Punkte auf den Plättchen.
how-chronicle = { $members ->
    [one] { $members } Familienmitglied: { n-points }
   *[other] { $members } Familienmitglieder: { n-points }
}
how-council = Jedes Familienmitglied bringt die Punkte seiner Stufe: { $table }
how-coins = { $coins ->
    [one] { $coins } Münze: { n-points }
   *[other] { $coins } Münzen: { n-points }
}
