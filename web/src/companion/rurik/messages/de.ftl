# ------------------------------------------------------------------ score sheet
group-rule = { source-rule }
group-build = { source-build }
group-trade = { source-trade }
group-warfare = { source-warfare }
group-agenda = { source-agenda }
group-deeds = { source-deeds }
group-coins = { source-coins }
group-dock = { source-dock }
field-rule = Feld auf der Herrschaftsleiste (0 bis 5)
field-build = Feld auf der Bauleiste (0 bis 5)
field-trade = Feld auf der Handelsleiste (0 bis 5)
field-warfare = Feld auf der Kriegsleiste
field-agenda = Plan erfüllt (1) oder nicht (0)
field-deeds = Punkte auf vollbrachten Taten
field-coins = Münzen
field-dock = Güter auf dem Dock
field-ruled = Beherrschte Regionen
how-rule = Feld { $step } bringt { $points }
how-build = Feld { $step } bringt { $points }
how-trade = Feld { $step } bringt { $points }
how-warfare = 3 für den ersten Platz, 1 für den zweiten; Feld { $steps } bringt { $points }
how-agenda = Ein erfüllter Plan bringt { $each }
how-deeds = Die Summe der Punkte auf den Karten.
how-coins = Ein Punkt je { $each } Münzen, aufgerundet: { $count } bringen { $points }
how-dock = Ein Punkt je { $each } Güter, aufgerundet: { $count } bringen { $points }

# ------------------------------------------------------------------ the Rebellion
ask-your_leader = Mit welchem Anführer spielst du?
ask-token = Welches Gut liegt in { $region }?
ask-advisor = Setze einen Ratgeber. Welchen?
ask-column = In welche Spalte?
ask-bribe = Mit wie vielen Münzen Bestechungsgeld?
ask-turn = Mach deinen Zug. Wie geht es weiter?
ask-claim = Alle Ratgeber sind ausgespielt. Die Anspruchsphase beginnt.
ask-leader = Ist Swjatopolk noch in { $region }?
ask-where_leader = Wo ist Swjatopolk jetzt?
ask-muster = Mustern. Welche Region der Reihenfolge ist die erste, die die Aufständischen besetzen, aber nicht beherrschen?
ask-muster_ruled = Mustern. Welche Region der Reihenfolge ist die erste, die die Aufständischen besetzen und beherrschen?
ask-move_free = Ziehen. Welche Region der Reihenfolge ist die erste, die die Aufständischen nicht besetzen?
ask-move_unruled = Ziehen. Welche Region der Reihenfolge ist die erste, die die Aufständischen nicht beherrschen?
ask-source = Woher kommt die Figur? Such in der Reihenfolge die erste Region mit mindestens zwei ihrer Figuren, die du nicht beherrschst, wenn eine davon geht.
ask-source_german = Woher kommt die Figur? Such in der Reihenfolge die erste Region mit mindestens zwei ihrer Figuren, in der die Herrschaft nicht von ihnen auf dich übergeht, wenn eine davon geht.
ask-attack_ruled = Angreifen. Welche Region der Reihenfolge ist die erste, die die Aufständischen besetzen und beherrschen und in der du oder eine neutrale Truppe steht?
ask-attack_unruled = Angreifen. Welche Region der Reihenfolge ist die erste, die die Aufständischen besetzen, aber nicht beherrschen, und in der du oder eine neutrale Truppe steht?
ask-victim = Wen greifen sie in { $region } an? Erst dich, dann neutrale Truppen.
ask-defence = Sieh in { $region } nach, bevor die Figur geht: Beherrschst du die Region, und steht dort eine Festung von dir?
ask-casualty = Decke die Karten einzeln von einem Stapel deiner Wahl auf. Kommt ein Verlustsymbol?
ask-alone = Ist Swjatopolk ihre einzige Figur in { $region }?
ask-build_ruled = Bauen. Welche Region der Reihenfolge ist die erste, die die Aufständischen besetzen und beherrschen?
ask-build_unruled = Bauen. Welche Region der Reihenfolge ist die erste, die die Aufständischen besetzen, aber nicht beherrschen?
ask-build_visited = Bauen. Welche Region der Reihenfolge ist die erste, die die Aufständischen besetzen und beherrschen und in der du oder eine neutrale Truppe steht?
ask-replaced = Wen könnte eine Kirche in { $region } ersetzen?
ask-stands = Steht in { $region } { $structure_id ->
    [market] ein Markt
   *[other] eine { $structure }
} von dir?
ask-yaroslav_there = Steht Jaroslaw in { $region }?
ask-tax_ruled = Besteuern. Welche Region der Reihenfolge ist die erste, die die Aufständischen besetzen und beherrschen und in der das Gut noch liegt?
ask-tax_unruled = Besteuern. Welche Region der Reihenfolge ist die erste, die die Aufständischen besetzen, aber nicht beherrschen, und in der das Gut noch liegt?
ask-more_regions = Besetzt du mehr Regionen als die Aufständischen?
ask-larger_group = Ist deine größte Gruppe benachbarter Regionen mit Gebäuden größer als { $count }?
ask-fuller_boat = Liegen mehr als { $count } Güter in deinem Boot?
ask-rules = Wie viele Regionen beherrschen die Aufständischen?
ask-capitals = Beherrschen sie sowohl { $one } als auch { $other }?
ask-ahead = Rücke deine Anspruchsmarker vor. Liegst du auf der { $track_bar } vor ihnen?
ask-rebel_left = Ist noch ein Aufständischer in ihrem Vorrat?
answer-none = Keine davon
answer-no_rebels = Kein Aufständischer mehr im Vorrat
answer-off_map = Nicht auf dem Spielbrett
answer-you = Dich
answer-neutral = Die neutrale Truppe
answer-nobody = Niemanden, oder sie haben dort keine Figur mehr
answer-open = Keins von beiden
answer-either = Eins von beiden
answer-both = Beides
answer-your_troop = Eine Truppe von dir
answer-neutral_troop = Nur eine neutrale Truppe
answer-neither = Niemanden
answer-its_turn = Die Aufständischen sind am Zug
answer-nobody_left = Die Aufständischen sind am Zug; keine ihrer Figuren steht auf dem Spielbrett
answer-coin_stolen = Boris hat ihnen eine Münze gestohlen
answer-coin_given = Predslawa hat ihnen eine Münze gegeben
answer-claim = Die Anspruchsphase
advisor-1 = Ratgeber 1
advisor-2 = Ratgeber 2
advisor-3 = Ratgeber 3
advisor-4 = Ratgeber 4
advisor-5 = Ratgeber 5
event-starts_with_leader = Stelle Swjatopolk und { $count ->
    [one] { $count } Aufständischen
   *[other] { $count } Aufständische
} nach { $region }.
event-starts = Stelle { $count ->
    [one] { $count } Aufständischen
   *[other] { $count } Aufständische
} nach { $region }.
event-neutral_starts = Stelle eine neutrale Truppe nach { $region }.
event-actions_begin = Alle Ratgeber sind gesetzt; du hast den ersten Zug.
event-attacks_you = Die Aufständischen greifen dich in { $region } an: Du verlierst eine Truppe oder, wenn er allein steht, deinen Anführer; ihr Kriegsmarker rückt 1 Feld vor.
event-reveals = Sie prüfen ihre Verluste und decken höchstens { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf.
event-converts_you = Ihre Kirche ersetzt in { $region } eine Truppe von dir durch einen Aufständischen.
