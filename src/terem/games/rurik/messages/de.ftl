game-title = Rurik: Kampf um Kiev
game-tagline = Wladimirs Erben kämpfen vier Runden lang um den Thron von Kiev.

# ------------------------------------------------------------------ options
option-edition = Wortlaut der Regeln
choice-edition-ru = russische Ausgabe
choice-edition-de = deutsche Ausgabe
option-leaders = Anführer
choice-leaders-chosen = werden reihum gewählt
choice-leaders-dealt = werden zufällig verteilt
option-goods_tokens = Variante: Gütermarker
choice-goods_tokens-off = aus
choice-goods_tokens-on = an
option-rebel_reward_tokens = Variante: Belohnungsmarker für Aufständische
choice-rebel_reward_tokens-off = aus
choice-rebel_reward_tokens-on = an
option-deed_row_refresh = Variante: Die Tatenreihe wird jede Runde erneuert
choice-deed_row_refresh-off = aus
choice-deed_row_refresh-on = an
option-solo_level = Solo: Stärke des Aufstands
choice-solo_level-1 = leicht
choice-solo_level-2 = mittel
choice-solo_level-3 = schwer
choice-solo_level-4 = sehr schwer
option-bonus_points = Punkte aus Bonusaktionen
choice-bonus_points-at_once = werden sofort genutzt
choice-bonus_points-pooled = ein gemeinsamer Vorrat je Zug
option-leader_as_deed_cost = Der Anführer als Preis einer Tat
choice-leader_as_deed_cost-allowed = erlaubt, als letzte Figur
choice-leader_as_deed_cost-never = nie
option-church_effect = Wirkung einer neuen Kirche
choice-church_effect-forced = muss genutzt werden
choice-church_effect-optional = darf genutzt werden
option-agatha_companions = Agathas Begleiter
choice-agatha_companions-each_step = bei jedem Schritt neu
choice-agatha_companions-whole_march = dieselben für den ganzen Marsch
option-predslava_turn = Wann Predslawa handeln darf
choice-predslava_turn-action_phase = in der Aktionsphase
choice-predslava_turn-any_phase = auch beim Setzen eines Ratgebers
option-yaroslav_ties = Welche Gleichstände Jaroslaw gewinnt
choice-yaroslav_ties-own = solche mit eigener Beteiligung
choice-yaroslav_ties-any = jeden in seiner Region
option-warfare_off_track = Kriegsmarker, die nie vorrückten
choice-warfare_off_track-nothing = bringen nichts
choice-warfare_off_track-ranked = zählen wie die anderen
option-agenda_at_zero = Pläne bei null
choice-agenda_at_zero-counts = Gleichstand bei null zählt
choice-agenda_at_zero-needs_one = brauchen mindestens eins
option-solo_neutral_rule = Solo: neutrale Truppen und Herrschaft
choice-solo_neutral_rule-count = zählen als weitere Seite
choice-solo_neutral_rule-ignore = zählen nicht
option-solo_neutral_church = Solo: deine Kirche und neutrale Truppen
choice-solo_neutral_church-allowed = darf eine ersetzen
choice-solo_neutral_church-never = ersetzt sie nie
option-solo_own_bribe = Solo: der Aufstand und seine Ratgeber
choice-solo_own_bribe-outbid = überbietet sie
choice-solo_own_bribe-spare = überbietet nur deine
option-solo_last_unlock = Solo: Boni nach der 4. Runde
choice-solo_last_unlock-yes = ja
choice-solo_last_unlock-no = nein

# ------------------------------------------------------------------ things
seat-rebellion = Der Aufstand
region-novgorod = Novgorod
region-rostov = Rostov
region-polotsk = Polotsk
region-smolensk = Smolensk
region-volyn = Volyn
region-kiev = Kiev
region-chernigov = Chernigov
region-pereyaslavl = Pereyaslavl
region-pskov = Pskov
region-suzdal = Suzdal
region-galich = Galich
region-brest = Brest
region-murom = Murom
region-peresech = Peresech
region-azov = Azov
good-wood = Holz
    .gen = Holz
good-ore = Erz
    .gen = Erz
good-fish = Fisch
    .gen = Fisch
good-honey = Honig
    .gen = Honig
good-fur = Fell
    .gen = Fell
action-muster = Mustern
column-muster = Mustern
action-move = Ziehen
column-move = Ziehen
action-attack = Angreifen
column-attack = Angreifen
action-tax = Besteuern
column-tax = Besteuern
action-build = Bauen
column-build = Bauen
action-scheme = Intrigieren
column-scheme = Intrigieren
structure-church = Kirche
structure-market = Markt
structure-stronghold = Festung
leader-agatha = Agatha
leader-boris = Boris
leader-maria = Maria
leader-mstislav = Mstislaw
leader-predslava = Predslawa
leader-sviatopolk = Swjatopolk
leader-sudislav = Sudislaw
leader-yaroslav = Jaroslaw
leader_text-agatha = Zieht Agatha, dürfen eine oder zwei deiner Truppen aus ihrer Region umsonst mitkommen.
leader_text-boris = Greifst du in seiner Region einen Gegner an, deckst du eine Karte weniger auf und nimmst ihm eine Münze.
leader_text-maria = Einmal pro Runde dürfen gemusterte Truppen in eine von dir nicht besetzte Nachbarregion Marias.
leader_text-mstislav = In seiner Region kosten dich Steuern und Bauen einen Punkt, egal wer herrscht.
leader_text-predslava = Einmal pro Runde ziehst du in deinem Zug eine gegnerische Figur aus ihrer Region in eine Nachbarregion; ihr Besitzer erhält eine Münze.
leader_text-sviatopolk = Aufständische in seiner Region zählen für die Herrschaft als deine; besiegst du dort einen, tritt deine Truppe an seine Stelle.
leader_text-sudislav = Angriffspunkte dürfen in seiner Region Truppen mustern.
leader_text-yaroslav = In seiner Region gewinnst du Gleichstände um die Herrschaft, und fremde Gebäude wirken nicht.
agenda-capable = Fähig
agenda-committed = Engagiert
agenda-conquering = Siegreich
agenda-courageous = Mutig
agenda-dignified = Würdevoll
agenda-esteemed = Geachtet
agenda-prosperous = Wohlhabend
agenda-protective = Beschützend
agenda-regal = Königlich
agenda-successful = Erfolgreich
agenda-wealthy = Reich
agenda_text-capable = die meisten Güter, auf Boot und Dock
agenda_text-committed = am weitesten auf der Bauleiste
agenda_text-conquering = am weitesten auf der Kriegsleiste
agenda_text-courageous = die meisten im Angriff besiegten Aufständischen
agenda_text-dignified = die meisten vollbrachten Taten
agenda_text-esteemed = die meisten besetzten Regionen
agenda_text-prosperous = am weitesten auf der Handelsleiste
agenda_text-protective = die meisten Gebäude, gleich wessen, wo man herrscht
agenda_text-regal = am meisten Fell und Honig zusammen
agenda_text-successful = am weitesten auf der Herrschaftsleiste
agenda_text-wealthy = die meisten Münzen
deed-amass_forces = Streitkräfte sammeln
deed-border_patrols = Grenzpatrouillen
deed-capital_city = Hauptstadt
deed-defensive_belt = Verteidigungsgürtel
deed-dispatch_messengers = Boten entsenden
deed-enforce_peace = Den Frieden erzwingen
deed-establish_fortress = Festung errichten
deed-generous_prince = Großzügiger Fürst
deed-grand_hunter = Großer Jäger
deed-great_library = Große Bibliothek
deed-hire_mercenaries = Söldner anheuern
deed-hoard = Horten
deed-honorable_prince = Ehrenhafter Fürst
deed-law_giver = Gesetzgeber
deed-market_day = Markttag
deed-master_beekeeper = Meisterimker
deed-new_beginning = Neuanfang
deed-peace_maker = Friedensstifter
deed-retire_veterans = Veteranen entlassen
deed-reward_laborers = Arbeiter belohnen
deed-send_gifts = Geschenke senden
deed-splendid_feast = Prächtiges Festmahl
deed-tithe_payments = Zehnt
deed-trade_route = Handelsroute
deed-victory_march = Siegesmarsch
deed-wilderness_forts = Wildnisfestungen
deed_text-amass_forces = 6 Truppen in einer Region; 1 Bewegungspunkt
deed_text-border_patrols = je 1 Truppe aus 3 Regionen abziehen; 2 Truppen beliebig weit ziehen
deed_text-capital_city = alle drei Gebäude in einer Region; 1 Steuerpunkt
deed_text-defensive_belt = Festungen in 3 benachbarten Regionen; 1 Angriffspunkt mit einer Karte weniger
deed_text-dispatch_messengers = 8 Regionen besetzen; 2 Musterungspunkte
deed_text-enforce_peace = Holz und Honig zahlen, 2 gefangene Aufständische; 1 Angriffspunkt mit einer Karte weniger
deed_text-establish_fortress = 2 Holz zahlen, Festung und Kirche in einer Region; 2 Intrigen ansehen
deed_text-generous_prince = 4 Münzen zahlen; 2 Musterungspunkte
deed_text-grand_hunter = 2 Fell zahlen, Startspielermarker haben; 1 Bewegungspunkt
deed_text-great_library = eine Intrige ablegen, 1 Erz zahlen; 1 Baupunkt
deed_text-hire_mercenaries = Fisch, Erz und 2 Münzen zahlen; 1 Angriffspunkt mit einer Karte weniger
deed_text-hoard = 3 gleiche Güter zahlen; 2 Intrigen ansehen
deed_text-honorable_prince = eine Intrige ablegen, 3 Münzen zahlen; 2 Musterungspunkte
deed_text-law_giver = 3 gefangene Aufständische, Münzen zahlen (3, deutsche Ausgabe 2); 2 Intrigen ansehen
deed_text-market_day = Märkte in 3 Regionen mit verschiedenen Gütern; 2 Intrigen ansehen
deed_text-master_beekeeper = eine Intrige ablegen, 2 Honig zahlen; 1 Baupunkt
deed_text-new_beginning = eines deiner Gebäude entfernen; 2 Steuerpunkte
deed_text-peace_maker = 2 Truppen aus einer beherrschten Region abziehen; 2 Intrigen ansehen
deed_text-retire_veterans = 2 Truppen abziehen, 2 Münzen zahlen; 2 Intrigen ansehen
deed_text-reward_laborers = 2 Güter und 2 Münzen zahlen; 2 Intrigen ansehen
deed_text-send_gifts = Fisch, Fell und 2 Münzen zahlen; 2 Truppen beliebig weit ziehen
deed_text-splendid_feast = Fisch, Honig und 2 Münzen zahlen; 2 Intrigen ansehen
deed_text-tithe_payments = Kirchen in 3 benachbarten Regionen; 3 Münzen
deed_text-trade_route = 3 verschiedene Güter zahlen; 2 Münzen
deed_text-victory_march = eine Intrige ablegen, 2 Truppen abziehen; 2 Truppen beliebig weit ziehen
deed_text-wilderness_forts = Erz, Fell und Holz zahlen; 1 Baupunkt
card-S01 = Mustern 1
card-S02 = Mustern 1
card-S03 = Mustern 1 (kostet 1)
card-S04 = Mustern 1 + 1 Münze, Verlust
card-S05 = Mustern 2, Verlust
card-S06 = Ziehen 1
card-S07 = Ziehen 2
card-S08 = Ziehen 2
card-S09 = Ziehen 3, Verlust
card-S10 = Angreifen 1
card-S11 = Angreifen 1
card-S12 = Angreifen 1
card-S13 = Angreifen 1 (kostet 1)
card-S14 = Angreifen 1 + 1 Münze, Verlust
card-S15 = Besteuern 1
card-S16 = Besteuern 1
card-S17 = Besteuern 1 + 1 Münze, Verlust
card-S18 = Besteuern 2, Verlust
card-S19 = Bauen 1
card-S20 = Bauen 1
card-S21 = Bauen 1 (kostet 1)
card-S22 = Bauen 1 + 1 Münze, Verlust
card-S23 = eine Tat nehmen (kostet 1)
card-S24 = eine Tat nehmen, Verlust
card-S25 = eine Tat nehmen + 1 Münze, Verlust
card-S26 = 2 Münzen
card-S27 = 2 Münzen
insurrection-I01 = Aufstandskarte 1
insurrection-I02 = Aufstandskarte 2
insurrection-I03 = Aufstandskarte 3
insurrection-I04 = Aufstandskarte 4
insurrection-I05 = Aufstandskarte 5
insurrection-I06 = Aufstandskarte 6
insurrection-I07 = Aufstandskarte 7
insurrection-I08 = Aufstandskarte 8
insurrection-I09 = Aufstandskarte 9
insurrection-I10 = Aufstandskarte 10
insurrection-I11 = Aufstandskarte 11
insurrection-I12 = Aufstandskarte 12
insurrection-I13 = Aufstandskarte 13
insurrection-I14 = Aufstandskarte 14
insurrection-I15 = Aufstandskarte 15
insurrection-I16 = Aufstandskarte 16
insurrection-I17 = Aufstandskarte 17
insurrection-I18 = Aufstandskarte 18
priority-attack_move = Angreifen und Ziehen
priority-build = Bauen
priority-tax = Besteuern
deck-left = linker Stapel
    .gen = linken Stapel
deck-right = rechter Stapel
    .gen = rechten Stapel
tile-build = Baupunkt
tile-muster = Musterungspunkt
track-rule = Herrschen
track-build = Bauen
track-trade = Handeln
piece-troop = Truppe
piece-leader = Anführer
advisor-one = Ratgeber 1
advisor-two = Ratgeber 2
advisor-second_two = zweiter Ratgeber 2
advisor-three = Ratgeber 3
advisor-four = Ratgeber 4
advisor-five = Ratgeber 5
source-rule = Herrschen
source-build = Bauen
source-trade = Handeln
source-warfare = Krieg
source-agenda = Plan
source-deeds = Taten
source-coins = Münzen
source-dock = Güter auf dem Dock

# ------------------------------------------------------------------ questions
prompt-leader = Wer führt deine Seite an?
prompt-agenda = Welchen Plan behältst du? Der andere kommt in die Schachtel.
prompt-deploy = Wohin stellst du eine Truppe?
prompt-deploy_leader = Zu welchen Truppen stellst du deinen Anführer?
prompt-place = Welcher Ratgeber kommt auf welche Spalte?
prompt-bribe = Wie viele Münzen bekommt der Ratgeber mit ({ $column })?
prompt-comeback = Du hast niemanden auf dem Brett. Wohin kehren Anführer und eine Truppe zurück?
prompt-advisor = Welcher deiner beiden gleichen Ratgeber handelt jetzt?
prompt-turn = { $stage ->
    [before] Was tust du? Dein Ratgeber gibt: { $action }.
    [busy] Wofür nutzt du deine Punkte?
   *[after] Noch etwas, bevor dein Zug endet?
}
prompt-church = Wen bekehrt deine Kirche in { $region }?
prompt-casualty = Von welchem Stapel deckst du { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} für Verluste auf?
prompt-rebellion_casualty = Von welchem Stapel werden die Verluste des Aufstands geprüft ({ $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
})?
prompt-draw = Von welchem Stapel ziehst du { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}?
prompt-keep = Welche Karte behältst du?
prompt-put_back = Welche Karte legst du zuerst zurück? Die letzte liegt oben.
prompt-token = Wer bekommt den Startspielermarker?
prompt-take_deed = Welche Tat nimmst du?
prompt-claim_deed = Welche Tat wählst du?
prompt-deed_cost = Was gibst du für die Tat „{ $deed }“?
prompt-boat = Lädst du Güter aus, während die Marker vorrücken? Zum Einkommen sind sie wieder an Bord.

# ------------------------------------------------------------------ moves
move-choose_leader = Mit { $leader } spielen
move-keep_agenda = Plan behalten: { $agenda }
move-deploy = Truppe nach { $region } stellen
move-deploy_leader = Anführer nach { $region } stellen
move-place = Ratgeber { $number } auf { $action }
move-bribe = { $coins ->
    [0] Kein Bestechungsgeld
    [one] { $coins } Münze Bestechungsgeld
   *[other] { $coins } Münzen Bestechungsgeld
}
move-come_back = Nach { $region } zurückkehren
move-stay_away = Vorerst nicht zurückkehren
move-recall = Ratgeber auf { $action }, Feld { $row }
move-act = Hauptaktion ausführen
move-forfeit = Hauptaktion für eine Münze verfallen lassen
move-stop = Keine Punkte mehr ausgeben
move-end_turn = Zug beenden
move-muster = Truppe in { $region } mustern
move-muster_leader = Anführer in { $region } mustern
move-move = Truppe von { $from } nach { $to } ziehen
move-move_leader = Anführer nach { $region } ziehen
move-move_leader_with = Anführer mit { $count ->
    [one] { $count } Truppe
   *[other] { $count } Truppen
} nach { $region } ziehen
move-leap = Truppe von { $from } nach { $to } schicken
move-leap_leader = Anführer nach { $region } schicken
move-leap_leader_with = Anführer mit { $count ->
    [one] { $count } Truppe
   *[other] { $count } Truppen
} nach { $region } schicken
move-drive = Predslawa schickt eine Truppe nach { $region } ({ $seat })
move-drive_leader = Predslawa schickt einen Anführer nach { $region } ({ $seat })
move-attack = Angriff in { $region }: { $seat }
move-attack_rebel = Den Aufständischen in { $region } angreifen
move-attack_neutral = Die neutrale Truppe in { $region } angreifen
move-rally = Mit einem Angriffspunkt eine Truppe in Sudislaws Region mustern
move-tax = { $region } besteuern
move-tax_and_good = { $region } besteuern; der Markt bringt ein Gut
move-tax_and_coin = { $region } besteuern; der Markt bringt eine Münze
move-build = In { $region } bauen: { $structure }
move-oust = Eine Truppe ersetzen: { $seat }
move-oust_rebel = Den Aufständischen ersetzen
move-oust_neutral = Die neutrale Truppe ersetzen
move-spare = Niemanden ersetzen
move-draw = Ziehen: { $deck }
move-reveal = Aufdecken: { $deck }
move-keep = Behalten: { $card }
move-put_back = Zurücklegen: { $card }
move-give_token = Marker geben: { $seat }
move-play_card = Intrige spielen: { $card }
move-do_deed = Die Tat „{ $deed }“ vollbringen
move-take_deed = Die Tat „{ $deed }“ nehmen
move-pay_good = Zahlen: { $good }
move-discard_card = Ablegen: { $card }
move-withdraw = { $piece } aus { $region } abziehen
move-tear_down = In { $region } abreißen: { $structure }
move-convert = { $first } und { $second } gegen einen { $tile } tauschen
move-unload = Aufs Dock ausladen: { $good }
move-set_sail = Das Boot so lassen

# ------------------------------------------------------------------ story
event-game_begins = Wladimir war tot, und seine Erben griffen zu den Waffen; Startspieler: { $seat }.
event-leader_chosen = { $seat } trat mit { $leader } an.
event-agenda_kept = { $seat } behielt einen Plan: { $agenda }.
event-agenda_chosen = { $seat } behielt heimlich einen Plan.
event-deployed = { $seat } stellte eine Truppe nach { $region }.
event-leader_deployed = { $seat } stellte { $leader } nach { $region }.
event-round_begins = Runde { $round } begann; Startspieler: { $seat }.
event-advisor_placed = { $seat } setzte Ratgeber { $number } auf { $action }.
event-bribed = { $seat } legte { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
} Bestechungsgeld dazu ({ $action }).
event-actions_begin = Alle Ratgeber waren gesetzt; die Aktionen begannen mit { $seat }.
event-came_back = { $seat } kehrte in { $region } aufs Brett zurück.
event-advisor_taken = { $seat } nahm Ratgeber { $number } zurück ({ $action }){ $bribe ->
    [0] .
    [one] ; { $bribe } Münze Bestechungsgeld ging in den Vorrat.
   *[other] ; { $bribe } Münzen Bestechungsgeld gingen in den Vorrat.
}
event-acted = { $seat } erhielt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $action }.
event-forfeited = { $seat } ließ die Aktion ({ $action }) für eine Münze verfallen.
event-mustered = { $seat } musterte eine Truppe in { $region }.
event-leader_mustered = { $seat } holte { $leader } in { $region } zurück.
event-moved = { $seat } zog eine Truppe von { $from } nach { $to }.
event-leader_moved = { $seat } zog { $leader } von { $from } nach { $to }{ $count ->
    [0] .
    [one] , mit { $count } Truppe.
   *[other] , mit { $count } Truppen.
}
event-driven = { $seat } schickte eine Truppe von { $from } nach { $to }; eine Münze ging an: { $other }.
event-leader_driven = { $seat } schickte { $leader } von { $from } nach { $to }; der Besitzer erhielt eine Münze.
event-attacked = { $seat } griff in { $region } an; eine Figur verlor: { $other }.
event-leader_fell = { $leader } verließ das Brett aus { $region } ({ $seat }).
event-coin_stolen = { $seat } stahl eine Münze von: { $other }.
event-revealed = Aufgedeckt: { $card }.
event-casualty = { $seat } verlor eine Truppe in { $region }.
event-rebel_defeated = { $seat } besiegte den Aufständischen in { $region }.
event-neutral_fell = { $seat } entfernte die neutrale Truppe aus { $region }.
event-gained = { $seat } erhielt { $count } { $good }.
event-coins_gained = { $seat } erhielt { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}.
event-taxed = { $seat } besteuerte { $region }: { $count } { $good }.
event-built = { $seat } baute in { $region }: { $structure }.
event-rebel_converted = { $seat } bekehrte den Aufständischen in { $region }.
event-neutral_converted = { $seat } bekehrte die neutrale Truppe in { $region }.
event-converted = { $seat } bekehrte in { $region } eine Truppe von: { $other }.
event-drew = { $seat } zog { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ({ $deck }).
event-kept = { $seat } behielt: { $card }.
event-kept_secretly = { $seat } behielt eine Karte.
event-decks_shuffled = Ein Intrigenstapel war leer: Alle Karten wurden zu zwei neuen Stapeln gemischt.
event-token_given = { $seat } gab den Startspielermarker weiter an: { $other }.
event-card_played = { $seat } spielte eine Intrige: { $card }.
event-card_discarded = { $seat } legte ab: { $card }.
event-exchanged = { $seat } tauschte { $first } und { $second } gegen einen { $tile }.
event-deed_begun = { $seat } nahm die Tat „{ $deed }“ in Angriff.
event-deed_done = { $seat } vollbrachte die Tat „{ $deed }“.
event-deed_taken = { $seat } nahm die Tat „{ $deed }“.
event-deed_turned_up = Neu in der Tatenreihe: { $deed }.
event-row_renewed = Die Tatenreihe wurde abgeräumt.
event-withdrawn = { $seat } zog eine Truppe aus { $region } ab.
event-torn_down = { $seat } riss in { $region } ab: { $structure }.
event-claim_begins = Die Anspruchsphase der Runde { $round } begann.
event-unloaded = { $seat } lud aus: { $good }.
event-marker_advanced = { $seat } rückte auf einer Leiste auf { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} vor: { $track }.
event-income = { $seat } erhielt { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
} Einkommen.
event-card_turned_up = Eine Karte kam nach oben: { $insurrection }.
event-bonus_unlocked = Der Aufstand schaltete einen Bonus frei, Spalte: { $priority }.
event-priority_chosen = Die Priorität des Aufstands wurde: { $priority }.
event-game_over = Die vierte Runde war zu Ende: Die Punkte wurden gezählt.

# ------------------------------------------------------------------ refusals
why-no-muster-points = Du hast keine Musterungspunkte.
why-leader-on-map = Dein Anführer ist schon auf dem Brett.
why-no-troops = In deinem Vorrat sind keine Truppen mehr.
why-not-occupied = Du hast keine Figur in { $region }.
why-no-move-points = Dafür hast du keine Bewegungspunkte.
why-no-troop-there = Du hast keine Truppe in { $region }.
why-not-in-play = { $region } steht dafür nicht zur Wahl.
why-same-troop-again = Die Tat schickt zwei verschiedene Figuren, nicht dieselbe zweimal.
why-no-border = { $from } und { $to } grenzen nicht aneinander.
why-leader-off-map = Dein Anführer ist nicht auf dem Brett.
why-no-companions = Nur Agatha nimmt Begleiter mit.
why-too-many-companions = So viele Begleiter stehen nicht bei Agatha bereit.
why-not-predslava = Nur Predslawa schickt gegnerische Figuren fort.
why-once-a-round = Die Fähigkeit wirkt einmal pro Runde und ist verbraucht.
why-nobody-to-drive = Eine solche Figur steht nicht in Predslawas Region.
why-drive-next-door = Die Figur geht nur in eine benachbarte Region im Spiel.
why-no-attack-points = Du hast keine Angriffspunkte.
why-not-sudislav = Nur Sudislaw auf dem Brett macht aus Angriffspunkten Truppen.
why-attack-yourself = Eigene Truppen greift man nicht an.
why-nobody-to-attack = In { $region } gibt es niemanden dieser Art anzugreifen.
why-no-tax-points = Du hast jetzt keine Steuerpunkte.
why-no-good-left = Das Gut von { $region } ist in dieser Runde schon weg.
why-two-points = Du beherrschst { $region } nicht, darum kostet das 2 Punkte.
why-switched-off = In { $region } steht Jaroslaw: Dein Markt wirkt dort nicht.
why-market-choice = Dein Markt in { $region } bringt ein Gut oder eine Münze: bitte wählen.
why-no-market = Du hast keinen Markt in { $region }.
why-no-build-points = Du hast jetzt keine Baupunkte.
why-one-of-a-kind = In { $region } gibt es das schon: { $structure }. Jede Art steht dort nur einmal, egal wem sie gehört.
why-no-structure-left = Alle deine Gebäude dieser Art stehen schon: { $structure }.
why-church-forced = Die Kirche muss jemanden bekehren.
why-nobody-to-convert = In { $region } steht keine solche Truppe, die die Kirche bekehren könnte.
why-deck-empty = Dieser Stapel hat keine Karten: { $deck }.
why-not-drawn = Diese Karte ist nicht unter den gezogenen.
why-no-such-advisor = Du hast keinen Ratgeber { $number } mehr zu setzen.
why-column-full = Die Spalte ist voll: { $action }.
why-three-columns-first = Ein zweiter Ratgeber auf derselben Spalte ({ $action }) erst nach drei verschiedenen Spalten.
why-bribe-too-big = Mehr als du hast, kannst du nicht einsetzen: { $held ->
    [one] { $held } Münze
   *[other] { $held } Münzen
}.
why-finish-action-first = Beende zuerst die laufende Aktion: Zwischen ihre Punkte kommt nichts.
why-acted = Die Hauptaktion dieses Zuges ist vorbei.
why-cannot-pay-space = Dieses Feld kostet { $cost ->
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}, so viel hast du nicht.
why-act-or-forfeit = Führe erst die Hauptaktion aus oder lass sie verfallen.
why-nothing-to-stop = Es läuft keine Aktion.
why-one-card = Eine Intrige pro Zug ist die Grenze.
why-not-in-hand = Diese Karte hast du nicht auf der Hand.
why-cannot-pay-card = Du kannst diese Karte nicht bezahlen: { $card }.
why-one-deed = Eine Tat pro Zug ist die Grenze.
why-one-conversion = Ein Umtausch pro Zug ist die Grenze.
why-tile-used = Dieser Marker ist in dieser Runde verbraucht ({ $tile }).
why-tile-good = Dieser Marker ({ $tile }) nimmt dieses Gut nicht als erstes: { $good }.
why-lack-goods = Du hast nicht beide Güter.
why-lowest-first = Der Ratgeber mit der niedrigsten Zahl ist zuerst dran.
why-not-your-deed = Die Tat „{ $deed }“ liegt nicht bei dir.
why-deed-troops_in_one_region = Die Tat „{ $deed }“ verlangt { $count } Truppen in einer Region; du hast höchstens { $held }.
why-deed-regions_with_troops = Die Tat „{ $deed }“ verlangt Truppen in { $count } Regionen; du besetzt { $held }.
why-deed-rebels_defeated = Die Tat „{ $deed }“ verlangt { $count } gefangene Aufständische; du hast { $held }.
why-deed-first_player_token = Die Tat „{ $deed }“ verlangt den Startspielermarker, und der liegt nicht bei dir.
why-deed-markets_with_different_goods = Die Tat „{ $deed }“ verlangt Märkte in Regionen mit { $count } verschiedenen Gütern; deine haben { $held }.
why-deed-together = Die Tat „{ $deed }“ verlangt eigene Gebäude in einer Region: { $third_id ->
    [None] { $first } und { $second }
   *[other] { $first }, { $second } und { $third }
}.
why-deed-chain_of = Die Tat „{ $deed }“ verlangt ein Gebäude ({ $structure }) in jeder von { $count } benachbarten Regionen; deine größte Gruppe hat { $held }.
why-deed-coins = Die Tat „{ $deed }“ kostet { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}; du hast { $held }.
why-deed-cards = Die Tat „{ $deed }“ kostet { $count ->
    [one] { $count } Intrigenkarte
   *[other] { $count } Intrigenkarten
}; du hast { $held }.
why-deed-good = Die Tat „{ $deed }“ kostet { $count } { $good }; du hast { $held }.
why-deed-any = Die Tat „{ $deed }“ kostet { $count } Güter; du hast { $held }.
why-deed-different = Die Tat „{ $deed }“ kostet { $count } verschiedene Güter; du hast { $held ->
    [one] { $held } Sorte
   *[other] { $held } Sorten
}.
why-deed-same = Die Tat „{ $deed }“ kostet { $count } gleiche Güter; du hast höchstens { $held }.
why-deed-structures = Die Tat „{ $deed }“ kostet eines deiner Gebäude; du hast keines auf der Karte.
why-deed-troops-anywhere = Die Tat „{ $deed }“ kostet { $count } Truppen; du kannst { $held } abziehen.
why-deed-troops-different_regions = Die Tat „{ $deed }“ kostet je eine Truppe aus { $count } Regionen; du kannst aus { $held } abziehen.
why-deed-troops-one_ruled_region = Die Tat „{ $deed }“ kostet { $count } Truppen aus einer Region, die du beherrschst; du beherrschst keine mit so vielen.
why-not-this-cost = Damit wird die Tat „{ $deed }“ jetzt nicht bezahlt.
why-not-in-row = Diese Tat liegt nicht in der Reihe: { $deed }.
why-not-on-boat = Davon ist nichts auf deinem Boot: { $good }.
why-leads-rebellion = Swjatopolk führt den Aufstand an und steht nicht zur Wahl.
why-leader-taken = Dieser Anführer ist vergeben: { $leader }.
why-agenda-not-dealt = Dieser Plan wurde dir nicht zugeteilt.
why-rebellion-stands-there = In { $region } steht der Aufstand: Dort beginnst du nicht.
why-leader-with-troops = In { $region } steht keine deiner Truppen, zu der der Anführer könnte.
why-only-at-setup = Das war eine Wahl beim Aufbau.
why-only-strategy-phase = Ratgeber werden in der Strategiephase gesetzt, und die ist vorbei oder kommt erst.
why-bribe-while-placing = Bestechungsgeld gibt man einem Ratgeber beim Setzen mit, nicht vorher und nicht später.
why-only-action-phase = Aktionen kommen in der Aktionsphase, wenn alle Ratgeber gesetzt sind.
why-bonus-in-turn = Intrigen, Taten und Umtausch gehören in deinen Zug der Aktionsphase.
why-act-first = Spiele zuerst die Hauptaktion: dann hast du ihre Punkte.
why-advisor-taken = Der Ratgeber dieses Zuges ist schon ausgespielt: einer pro Zug, die niedrigste Zahl zuerst.
why-not-your-advisor = Auf diesem Feld steht kein Ratgeber von dir.
why-only-without-pieces = So kehrt nur zurück, wer keine einzige Figur mehr auf dem Brett hat.
why-no-draw-now = Intrigen zieht man mit der Aktion Intrigieren oder als Belohnung einer Tat.
why-no-token-now = Nur die Aktion Intrigieren auf dem obersten Feld gibt den Startspielermarker weiter.
why-no-check-now = Verluste werden nach einem Angriff auf einen Gegner geprüft.
why-no-deed-now = Taten nimmt man in der Anspruchsphase oder mit einer Intrige, die es erlaubt.
why-nothing-to-pay = Gerade ist keine Tat zu bezahlen.
why-no-church-now = Nur eine eben gebaute Kirche ersetzt jemanden.
why-boat-later = Güter wechseln frei zwischen Boot und Dock; gefragt wirst du zu Beginn der Anspruchsphase.
why-drive-in-turn = Predslawa schickt Figuren in deinem Zug der Aktionsphase fort.
why-nothing-sends-anywhere = Nur die Belohnung einer Tat schickt Truppen überallhin, und gerade gibt es keine.
why-there-already = Dein Anführer steht schon in { $region }.
why-not-beside-maria = In { $region } hast du keine Figur, und die Region grenzt nicht an Marias Region.
why-other-way-round = Nenne die Güter umgekehrt: erst { $second }, dann { $first }.
why-rebels-are-opponents = Im Solospiel sind Aufständische die Truppen des Gegners: greif sie als Gegner an.

# ------------------------------------------------------------------ terminal
solo-opponent = Der Aufstand
board-map = Karte
board-region = Region
board-good = Gut
board-ruler = Herrscher
board-pieces = Figuren
board-structures = Gebäude
board-taken = weg
board-rebel = Aufständischer
board-neutral = neutrale Truppe
board-leader = Anführer
board-strategy = Strategietableau
board-space = Feld
board-free = frei
board-deeds = Tatenreihe
board-deed = Tat
board-asks = Bedingung; Belohnung
board-coins = Münzen
board-boat = Boot
board-dock = Dock
board-cards = Intrigen
board-known = Bekannt oben auf den Stapeln
board-taken-deeds = Genommene Taten
board-done-deeds = Vollbrachte Taten
board-agenda = Plan
board-tracks = Leisten
board-warfare = Krieg
board-supply = Truppen im Vorrat
board-captured = Besiegte Aufständische
board-turn = Zug
board-points = Punkte verfügbar
board-token = Startspielermarker
board-priority = Priorität
board-order = Ortsreihenfolge
board-price = Preis
board-advisors = Ratgeber noch zu setzen
board-row = Ratgeber
pool-muster = Mustern
pool-move = Ziehen
pool-attack = Angreifen
pool-tax = Besteuern
pool-build = Bauen
pool-sharp_attack = Angriff mit einer Karte weniger
pool-leap = beliebig weit
pool-tax_by_scheme_card = Steuer (Intrige)
pool-tax_by_deed = Steuer (Tat)
pool-build_by_scheme_card = Bau (Intrige)
pool-build_by_deed = Bau (Tat)
pool-build_by_tile = Bau (Umtausch)
