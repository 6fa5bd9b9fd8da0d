# ------------------------------------------------------------------ score sheet
group-track = { source-track }
group-leftovers = { source-leftovers }
group-tower = Turm { $number }
field-track = Prestigepunkte auf dem Feld des Markers; ohne Adler dort auf dem nächsten Adlerfeld dahinter (eine volle Runde zählt 40)
field-materials = Materialien im Lager
field-roubles = Rubel
field-done = Deine vollendeten Abschnitte
field-unfinished = Deine Fahnen auf unfertigen Abschnitten
field-ornaments = Deine Schmuckstücke
how-track = Der Marker auf der Leiste bringt { $points }
how-leftovers = Ein Punkt je { $each } Materialien und Rubel: { $left } bringen { $points }
how-tower = Der Turm ist { $value } wert. Dein Beitrag ist { $contribution }, der der anderen { $others }. Das bringt dir { $points }

# ------------------------------------------------------------------ Yakovlev
ask-first_base = Welcher Sockel bringt die meisten Anerkennungspunkte (bei Gleichstand der am weitesten links)? Jakowlew beansprucht ihn, und das Werkstattplättchen verlässt das Spiel.
ask-turn = Mach deinen Zug. Wie geht es weiter?
ask-ornament = Sein nächstes Schmuckstück ist { $ornament_nom }. Gibt es { $section_type_id ->
    [base] einen vollendeten Sockel
    [dome] eine vollendete Kuppel
   *[other] einen vollendeten Mittelteil
} ohne Schmuckstück? Erst werden deine geschmückt, dann seine; unter mehreren wählst du.
ask-stop = Zieh { $die_acc } um seinen Wert weiter. Wo bleibt er liegen?
ask-dice = Wie viele Würfel liegen jetzt in diesem Sektor?
ask-guild = Wie viele Anerkennungspunkte bringt die Zunftkarte dieser Jahreszeit umsonst? Gibt es zwei Angebote, zählt das bessere, dessen Bedingung Jakowlew erfüllt.
ask-stock = Nimm { $count ->
    [one] { $count } Material vom größten Stapel. Ließ es sich nehmen?
   *[other] { $count } Materialien, jedes vom gerade größten Stapel. Wie viele ließen sich nehmen?
}
ask-claim = Wohin kommt seine Fahne? Direkt über einen Abschnitt von dir; geht das nicht, auf einen Sockel; geht auch das nicht, irgendwohin. Unter mehreren wählst du.
ask-level = Der wievielte Abschnitt des Turms ist das, von unten gezählt? ({ $tower })
ask-tile = Das Werkstattplättchen verlässt das Spiel. Wie viele Anerkennungspunkte zeigt es? (0, wenn es etwas anderes zeigt)
ask-needs = Wie viele Materialien braucht Abschnitt { $site } insgesamt?
ask-pays = Wie viele Anerkennungspunkte bringt Abschnitt { $site }?
ask-yours_done = Ist dein Abschnitt { $site } vollendet?
ask-you_first = Hattest du deinen sechsten Abschnitt schon vorher vollendet?
answer-his_turn = Jakowlew ist am Zug
answer-over = Das Spiel ist zu Ende
answer-plain = In einem Sektor ohne Anerkennung
answer-recognition = Im Sektor mit Anerkennung
answer-full = Der Sektor ist voll: Er bleibt liegen
answer-nowhere = Nirgendwohin
tower-1 = Turm 1
tower-2 = Turm 2
tower-3 = Turm 3
tower-4 = Turm 4
event-die_moves = Jakowlew zieht { $die_acc }; das Plättchen dazu wird verdeckt.
event-stocked = { $count ->
    [one] { $count } Material kommt vom größten Stapel auf die Karte „{ card-stocktaking }“.
   *[other] { $count } Materialien kommen auf die Karte „{ card-stocktaking }“, jedes vom gerade größten Stapel.
}
event-carried = { $count ->
    [one] { $count } Material wandert
   *[other] { $count } Materialien wandern
} von der Karte „{ card-stocktaking }“ auf die Karte „{ card-construction }“.
event-no_banner = Jakowlew hat keine Fahne mehr.
event-lays = { $count ->
    [one] { $count } Material kommt
   *[other] { $count } Materialien kommen
} von der Karte „{ card-construction }“ an Abschnitt { $site }, gleich welcher Art.
event-you_lose = Du verlierst { $recognition ->
    [one] { $recognition } Anerkennungspunkt
   *[other] { $recognition } Anerkennungspunkte
} für deine unfertigen Abschnitte darunter.
event-rolls = Wirf alle Würfel des Sektors, in dem sein Würfel liegt.
event-ornament_set = Jakowlew bringt { $ornament_acc } an.
on-cards = Auf „{ card-stocktaking }“: { $stock }. Auf „{ card-construction }“: { $yard }. Vollendete Abschnitte: { $completed }.
