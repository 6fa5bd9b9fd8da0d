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
option-solo_level = Solo: Stärke der Aufständischen
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
option-solo_own_bribe = Solo: die Aufständischen und ihre Ratgeber
choice-solo_own_bribe-outbid = überbieten auch die eigenen
choice-solo_own_bribe-spare = überbieten nur deine
option-solo_last_unlock = Solo: Boni nach der 4. Runde
choice-solo_last_unlock-yes = ja
choice-solo_last_unlock-no = nein

# ------------------------------------------------------------------ things
seat-rebellion = Die Aufständischen
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
good-ore = Erz
good-fish = Fisch
good-honey = Honig
good-fur = Fell
action-muster = Mustern
    .one = Musterungspunkt
    .many = Musterungspunkte
column-muster = { action-muster }
action-move = Ziehen
    .one = Bewegungspunkt
    .many = Bewegungspunkte
column-move = { action-move }
action-attack = Angreifen
    .one = Angriffspunkt
    .many = Angriffspunkte
column-attack = { action-attack }
action-tax = Besteuern
    .one = Steuerpunkt
    .many = Steuerpunkte
column-tax = { action-tax }
action-build = Bauen
    .one = Baupunkt
    .many = Baupunkte
column-build = { action-build }
action-scheme = Intrigieren
    .one = Intrige
    .many = Intrigen
column-scheme = { action-scheme }
structure-church = Kirche
    .acc = eine Kirche
    .many = Kirchen
structure-market = Markt
    .acc = einen Markt
    .many = Märkte
structure-stronghold = Festung
    .acc = eine Festung
    .many = Festungen
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
leader_text-mstislav = In seiner Region kosten dich Besteuern und Bauen nur einen Punkt, egal wer herrscht.
leader_text-predslava = Einmal pro Runde ziehst du in deinem Zug eine gegnerische Figur aus ihrer Region in eine Nachbarregion; ihr Besitzer erhält eine Münze.
leader_text-sviatopolk = Aufständische in seiner Region zählen für die Herrschaft als deine; besiegst du dort einen, tritt deine Truppe an seine Stelle.
leader_text-sudislav = In seiner Region darfst du mit Angriffspunkten Truppen mustern.
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
deed_text-amass_forces = { deed_text-amass_forces.asks }; { deed_text-amass_forces.gives }
    .asks = 6 Truppen in einer Region haben
    .gives = 1 Bewegungspunkt
deed_text-border_patrols = { deed_text-border_patrols.asks }; { deed_text-border_patrols.gives }
    .asks = je 1 Truppe aus 3 Regionen abziehen
    .gives = 2 Truppen beliebig weit ziehen
deed_text-capital_city = { deed_text-capital_city.asks }; { deed_text-capital_city.gives }
    .asks = alle drei Gebäude in einer Region haben
    .gives = 1 Steuerpunkt
deed_text-defensive_belt = { deed_text-defensive_belt.asks }; { deed_text-defensive_belt.gives }
    .asks = Festungen in 3 benachbarten Regionen haben
    .gives = 1 Angriffspunkt mit einer Karte weniger
deed_text-dispatch_messengers = { deed_text-dispatch_messengers.asks }; { deed_text-dispatch_messengers.gives }
    .asks = 8 Regionen besetzen
    .gives = 2 Musterungspunkte
deed_text-enforce_peace = { deed_text-enforce_peace.asks }; { deed_text-enforce_peace.gives }
    .asks = Holz und Honig zahlen, 2 Aufständische besiegt haben
    .gives = 1 Angriffspunkt mit einer Karte weniger
deed_text-establish_fortress = { deed_text-establish_fortress.asks }; { deed_text-establish_fortress.gives }
    .asks = 2 Holz zahlen, Festung und Kirche in einer Region haben
    .gives = 2 Intrigen ziehen, 1 behalten
deed_text-generous_prince = { deed_text-generous_prince.asks }; { deed_text-generous_prince.gives }
    .asks = 4 Münzen zahlen
    .gives = 2 Musterungspunkte
deed_text-grand_hunter = { deed_text-grand_hunter.asks }; { deed_text-grand_hunter.gives }
    .asks = 2 Fell zahlen, Startspielermarker haben
    .gives = 1 Bewegungspunkt
deed_text-great_library = { deed_text-great_library.asks }; { deed_text-great_library.gives }
    .asks = eine Intrige ablegen, 1 Erz zahlen
    .gives = 1 Baupunkt
deed_text-hire_mercenaries = { deed_text-hire_mercenaries.asks }; { deed_text-hire_mercenaries.gives }
    .asks = Fisch, Erz und 2 Münzen zahlen
    .gives = 1 Angriffspunkt mit einer Karte weniger
deed_text-hoard = { deed_text-hoard.asks }; { deed_text-hoard.gives }
    .asks = 3 gleiche Güter zahlen
    .gives = 2 Intrigen ziehen, 1 behalten
deed_text-honorable_prince = { deed_text-honorable_prince.asks }; { deed_text-honorable_prince.gives }
    .asks = eine Intrige ablegen, 3 Münzen zahlen
    .gives = 2 Musterungspunkte
deed_text-law_giver = { deed_text-law_giver.asks }; { deed_text-law_giver.gives }
    .asks = 3 Aufständische besiegt haben, Münzen zahlen (3, deutsche Ausgabe 2)
    .gives = 2 Intrigen ziehen, 1 behalten
deed_text-market_day = { deed_text-market_day.asks }; { deed_text-market_day.gives }
    .asks = Märkte in 3 Regionen mit verschiedenen Gütern haben
    .gives = 2 Intrigen ziehen, 1 behalten
deed_text-master_beekeeper = { deed_text-master_beekeeper.asks }; { deed_text-master_beekeeper.gives }
    .asks = eine Intrige ablegen, 2 Honig zahlen
    .gives = 1 Baupunkt
deed_text-new_beginning = { deed_text-new_beginning.asks }; { deed_text-new_beginning.gives }
    .asks = eines deiner Gebäude entfernen
    .gives = 2 Steuerpunkte
deed_text-peace_maker = { deed_text-peace_maker.asks }; { deed_text-peace_maker.gives }
    .asks = 2 Truppen aus einer beherrschten Region abziehen
    .gives = 2 Intrigen ziehen, 1 behalten
deed_text-retire_veterans = { deed_text-retire_veterans.asks }; { deed_text-retire_veterans.gives }
    .asks = 2 Truppen abziehen, 2 Münzen zahlen
    .gives = 2 Intrigen ziehen, 1 behalten
deed_text-reward_laborers = { deed_text-reward_laborers.asks }; { deed_text-reward_laborers.gives }
    .asks = 2 Güter und 2 Münzen zahlen
    .gives = 2 Intrigen ziehen, 1 behalten
deed_text-send_gifts = { deed_text-send_gifts.asks }; { deed_text-send_gifts.gives }
    .asks = Fisch, Fell und 2 Münzen zahlen
    .gives = 2 Truppen beliebig weit ziehen
deed_text-splendid_feast = { deed_text-splendid_feast.asks }; { deed_text-splendid_feast.gives }
    .asks = Fisch, Honig und 2 Münzen zahlen
    .gives = 2 Intrigen ziehen, 1 behalten
deed_text-tithe_payments = { deed_text-tithe_payments.asks }; { deed_text-tithe_payments.gives }
    .asks = Kirchen in 3 benachbarten Regionen haben
    .gives = 3 Münzen
deed_text-trade_route = { deed_text-trade_route.asks }; { deed_text-trade_route.gives }
    .asks = 3 verschiedene Güter zahlen
    .gives = 2 Münzen
deed_text-victory_march = { deed_text-victory_march.asks }; { deed_text-victory_march.gives }
    .asks = eine Intrige ablegen, 2 Truppen abziehen
    .gives = 2 Truppen beliebig weit ziehen
deed_text-wilderness_forts = { deed_text-wilderness_forts.asks }; { deed_text-wilderness_forts.gives }
    .asks = Erz, Fell und Holz zahlen
    .gives = 1 Baupunkt
card-S01 = 1 Musterungspunkt
card-S02 = 1 Musterungspunkt
card-S03 = 1 Musterungspunkt für 1 Münze
card-S04 = 1 Musterungspunkt und 1 Münze; Verlust
card-S05 = 2 Musterungspunkte; Verlust
card-S06 = 1 Bewegungspunkt
card-S07 = 2 Bewegungspunkte
card-S08 = 2 Bewegungspunkte
card-S09 = 3 Bewegungspunkte; Verlust
card-S10 = 1 Angriffspunkt
card-S11 = 1 Angriffspunkt
card-S12 = 1 Angriffspunkt
card-S13 = 1 Angriffspunkt für 1 Münze
card-S14 = 1 Angriffspunkt und 1 Münze; Verlust
card-S15 = 1 Steuerpunkt
card-S16 = 1 Steuerpunkt
card-S17 = 1 Steuerpunkt und 1 Münze; Verlust
card-S18 = 2 Steuerpunkte; Verlust
card-S19 = 1 Baupunkt
card-S20 = 1 Baupunkt
card-S21 = 1 Baupunkt für 1 Münze
card-S22 = 1 Baupunkt und 1 Münze; Verlust
card-S23 = eine Tat nehmen für 1 Münze
card-S24 = eine Tat nehmen; Verlust
card-S25 = eine Tat nehmen und 1 Münze; Verlust
card-S26 = 2 Münzen
card-S27 = 2 Münzen
insurrection-I01 = Aufstandskarte „{ region-kiev }, dann { region-volyn }“
insurrection-I02 = Aufstandskarte „{ region-chernigov }, dann { region-smolensk }“
insurrection-I03 = Aufstandskarte „{ region-polotsk }, dann { region-kiev }“
insurrection-I04 = Aufstandskarte „{ region-smolensk }, dann { region-polotsk }“
insurrection-I05 = Aufstandskarte „{ region-pereyaslavl }, dann { region-smolensk }“
insurrection-I06 = Aufstandskarte „{ region-polotsk }, dann { region-smolensk }“
insurrection-I07 = Aufstandskarte „{ region-chernigov }, dann { region-pereyaslavl }“
insurrection-I08 = Aufstandskarte „{ region-chernigov }, dann { region-polotsk }“
insurrection-I09 = Aufstandskarte „{ region-smolensk }, dann { region-novgorod }“
insurrection-I10 = Aufstandskarte „{ region-smolensk }, dann { region-kiev }“
insurrection-I11 = Aufstandskarte „{ region-volyn }, dann { region-smolensk }“
insurrection-I12 = Aufstandskarte „{ region-kiev }, dann { region-chernigov }“
insurrection-I13 = Aufstandskarte „{ region-novgorod }, dann { region-rostov }“
insurrection-I14 = Aufstandskarte „{ region-novgorod }, dann { region-smolensk }“
insurrection-I15 = Aufstandskarte „{ region-volyn }, dann { region-kiev }“
insurrection-I16 = Aufstandskarte „{ region-pereyaslavl }, dann { region-chernigov }“
insurrection-I17 = Aufstandskarte „{ region-polotsk }, dann { region-volyn }“
insurrection-I18 = Aufstandskarte „{ region-polotsk }, dann { region-novgorod }“
priority-attack_move = Angreifen und Ziehen
priority-build = Bauen
priority-tax = Besteuern
deck-left = linker Stapel
    .from = vom linken Stapel
    .in = im linken Stapel
deck-right = rechter Stapel
    .from = vom rechten Stapel
    .in = im rechten Stapel
tile-build = Baupunkt
tile-muster = Musterungspunkt
track-rule = Herrschen
    .bar = Herrschaftsleiste
track-build = Bauen
    .bar = Bauleiste
track-trade = Handeln
    .bar = Handelsleiste
piece-troop = Eine Truppe
piece-leader = Den Anführer
n-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
n-cards = { $cards ->
    [0] keine Karte
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
n-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
n-action = { $points ->
    [one] { $points } { $action_one }
   *[other] { $points } { $action_many }
}
n-troops = { $count ->
    [one] { $count } Truppe
   *[other] { $count } Truppen
}
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
prompt-leader = Welchen Anführer wählst du?
prompt-agenda = Welchen Plan behältst du? Der andere kommt in die Schachtel.
prompt-deploy = Wohin stellst du eine Truppe?
prompt-deploy_leader = Zu welchen Truppen stellst du deinen Anführer?
prompt-place = Welchen Ratgeber setzt du auf welche Spalte?
prompt-bribe = Wie viel Bestechungsgeld gibst du dem Ratgeber auf der Spalte „{ $column }“ mit?
prompt-comeback = Du hast niemanden auf dem Spielbrett. Wohin kehren Anführer und eine Truppe zurück?
prompt-advisor = Welcher deiner beiden gleichen Ratgeber handelt jetzt?
prompt-turn = { $stage ->
    [before] Was tust du? Dein Ratgeber steht auf der Spalte „{ $action }“.
    [busy] Wofür nutzt du deine Punkte?
   *[after] Noch etwas, bevor dein Zug endet?
}
prompt-church = Wen bekehrt deine Kirche in { $region }?
prompt-casualty = Von welchem Stapel deckst du { n-cards } auf, um Verluste zu prüfen?
prompt-rebellion_casualty = Von welchem Stapel deckst du { n-cards } für die Verluste der Aufständischen auf?
prompt-draw = Von welchem Stapel ziehst du { n-cards }?
prompt-keep = Welche Karte behältst du?
prompt-put_back = Welche Karte legst du zuerst zurück? Die letzte liegt oben.
prompt-token = Wer bekommt den Startspielermarker?
prompt-take_deed = Welche Tat nimmst du?
prompt-claim_deed = Welche Tat wählst du?
prompt-deed_cost = Was gibst du für die Tat „{ $deed }“?
prompt-boat = Lädst du Güter aus, während die Marker vorrücken? Zum Einkommen sind sie wieder an Bord.

# ------------------------------------------------------------------ moves
move-choose_leader = Mit { $leader } spielen. { $text }
move-keep_agenda = Den Plan „{ $agenda }“ behalten: { $text }
move-deploy = Eine Truppe nach { $region } stellen
move-deploy_leader = { $leader } nach { $region } stellen
move-place = Ratgeber { $number } auf die Spalte „{ $action }“ setzen, Feld { $row }: { n-space }
n-space = { $coins ->
    [0] { n-action }
   *[other] { n-action } für { n-coins }
}
move-bribe = { $coins ->
    [0] Kein Bestechungsgeld mitgeben: Feld { $row }, { n-action }
   *[other] { n-coins } Bestechungsgeld mitgeben: Feld { $row }, { n-action }
}
move-come_back = Nach { $region } zurückkehren
move-stay_away = Vorerst nicht zurückkehren
move-recall = Den Ratgeber auf der Spalte „{ $action }“, Feld { $row }, ausspielen
move-act = { $coins ->
    [0] { $action_id ->
        [scheme] { n-action } ziehen{ n-and-keep }
       *[other] { n-action } nutzen
    }
   *[other] { $action_id ->
        [scheme] Für { n-coins } { n-action } ziehen{ n-and-keep }
       *[other] Für { n-coins } { n-action } nutzen
    }
}
n-and-keep = { $points ->
    [1] { "" }
   *[other] { " " }und 1 behalten
}
move-forfeit = Die Aktion „{ $action }“ für { n-coins } verfallen lassen
move-stop = Keine Punkte mehr ausgeben
move-end_turn = Den Zug beenden
move-muster = Eine Truppe in { $region } mustern
move-muster_leader = { $leader } in { $region } mustern
move-move = Eine Truppe von { $from } nach { $to } ziehen
move-move_leader = { $leader } nach { $region } ziehen
move-move_leader_with = { $leader } mit { n-troops } nach { $region } ziehen
move-leap = Eine Truppe von { $from } direkt nach { $to } schicken
move-leap_leader = { $leader } direkt nach { $region } schicken
move-leap_leader_with = { $leader } mit { n-troops } direkt nach { $region } schicken
move-drive = { $seat_id ->
    [rebellion] Predslawa schickt eine Truppe nach { $region }; die Aufständischen erhalten eine Münze
   *[other] Predslawa schickt eine Truppe nach { $region }; { $seat } erhält eine Münze
}
move-drive_leader = { $seat_id ->
    [rebellion] Predslawa schickt den Anführer nach { $region }; die Aufständischen erhalten eine Münze
   *[other] Predslawa schickt einen Anführer nach { $region }; { $seat } erhält eine Münze
}
move-attack = { $coin ->
    [1] { n-attack }; Boris stiehlt eine Münze
   *[0] { n-attack }
}
n-attack = { $seat_id ->
    [rebellion] Die Aufständischen in { $region } angreifen: Sie verlieren eine Figur, und du deckst { n-cards } auf
   *[other] { $cards ->
        [0] { $seat } in { $region } angreifen, ohne eine Karte aufzudecken
       *[other] { $seat } in { $region } angreifen und dafür { n-cards } aufdecken
    }
}
move-attack_rebel = Den Aufständischen in { $region } angreifen und seine Belohnung erhalten
move-attack_neutral = Die neutrale Truppe in { $region } angreifen und entfernen
move-rally = Für einen Angriffspunkt eine Truppe in Sudislaws Region mustern
move-tax = { $region } für { n-points } besteuern und { $count } { $good } erhalten
move-tax_and_good = { $region } für { n-points } besteuern und dank Markt { $count } { $good } erhalten
move-tax_and_coin = { $region } für { n-points } besteuern und dank Markt { $count } { $good } und eine Münze erhalten
move-build = In { $region } für { n-points } { $structure_acc } bauen
move-oust = { $supply ->
    [0] { $seat_id ->
        [rebellion] Eine Truppe der Aufständischen entfernen, ohne eigene als Ersatz
       *[other] Eine Truppe von { $seat } entfernen, ohne eigene als Ersatz
    }
   *[other] { $seat_id ->
        [rebellion] Eine Truppe der Aufständischen durch eine eigene ersetzen
       *[other] Eine Truppe von { $seat } durch eine eigene ersetzen
    }
}
move-oust_rebel = { $supply ->
    [0] Den Aufständischen entfernen, ohne eigene Truppe als Ersatz
   *[other] Den Aufständischen durch eine eigene Truppe ersetzen
}
move-oust_neutral = { $supply ->
    [0] Die neutrale Truppe entfernen, ohne eigene als Ersatz
   *[other] Die neutrale Truppe durch eine eigene ersetzen
}
move-spare = Niemanden ersetzen
move-draw = { $deck_id ->
    [left] Vom linken Stapel ziehen
   *[right] Vom rechten Stapel ziehen
}
move-reveal = { $deck_id ->
    [left] Vom linken Stapel aufdecken
   *[right] Vom rechten Stapel aufdecken
}
move-keep = Die Intrige „{ $card }“ behalten
move-put_back = Die Intrige „{ $card }“ zurücklegen
move-give_token = { $own ->
    [1] Den Startspielermarker behalten
   *[other] Den Startspielermarker an { $seat } geben
}
move-play_card = Die Intrige „{ $card }“ ausspielen
move-do_deed = Die Tat „{ $deed }“ vollbringen. Bedingung: { $text_asks }; Belohnung: { $text_gives }
move-take_deed = Die Tat „{ $deed }“ nehmen. Bedingung: { $text_asks }; Belohnung: { $text_gives }
move-pay_good = { $good } zahlen
move-discard_card = Die Intrige „{ $card }“ ablegen
move-withdraw = { $piece } aus { $region } abziehen
move-tear_down = In { $region } { $structure_acc } abreißen
move-convert = { $second_same ->
    [yes] 2 { $first } gegen einen { $tile } tauschen
   *[no] { $first } und { $second } gegen einen { $tile } tauschen
}
move-unload = { $good } aufs Dock ausladen
move-set_sail = Die Güter im Boot lassen

# ------------------------------------------------------------------ story
event-game_begins = Wladimir ist tot, und seine Erben greifen zu den Waffen; Startspieler: { $seat }.
event-leader_chosen = { $seat } spielt mit { $leader }.
event-agenda_kept = { $seat } behält den Plan „{ $agenda }“.
event-agenda_chosen = { $seat } behält heimlich einen Plan.
event-deployed = { $seat } stellt eine Truppe nach { $region }.
event-leader_deployed = { $seat } stellt { $leader } nach { $region }.
event-round_begins = Runde { $round } beginnt; Startspieler: { $seat }.
event-advisor_placed = { $seat_id ->
    [rebellion] Die Aufständischen setzen Ratgeber { $number } auf die Spalte „{ $action }“.
   *[other] { $seat } setzt Ratgeber { $number } auf die Spalte „{ $action }“.
}
event-bribed = { $seat_id ->
    [rebellion] Die Aufständischen geben dem Ratgeber auf der Spalte „{ $action }“ { n-coins } Bestechungsgeld mit.
   *[other] { $seat } gibt dem Ratgeber auf der Spalte „{ $action }“ { n-coins } Bestechungsgeld mit.
}
event-actions_begin = Alle Ratgeber sind gesetzt, die Aktionsphase beginnt; Startspieler: { $seat }.
event-came_back = { $seat_id ->
    [rebellion] Die Aufständischen kehren in { $region } auf das Spielbrett zurück.
   *[other] { $seat } kehrt in { $region } auf das Spielbrett zurück.
}
event-advisor_taken = { $seat_id ->
    [rebellion] Die Aufständischen spielen Ratgeber { $number } auf der Spalte „{ $action }“ aus{ n-bribe }.
   *[other] { $seat } spielt Ratgeber { $number } auf der Spalte „{ $action }“ aus{ n-bribe }.
}
n-bribe = { $bribe ->
    [0] { "" }
    [one] ; { $bribe } Münze Bestechungsgeld geht in den Vorrat
   *[other] ; { $bribe } Münzen Bestechungsgeld gehen in den Vorrat
}
n-with = { $count ->
    [0] { "" }
    [one] { " " }mit { $count } Truppe
   *[other] { " " }mit { $count } Truppen
}
event-acted = { $action_id ->
    [scheme] { $seat } zieht { n-action }.
   *[other] { $seat } erhält { n-action }.
}
event-forfeited = { $seat_id ->
    [rebellion] Die Aufständischen lassen die Aktion „{ $action }“ für eine Münze verfallen.
   *[other] { $seat } lässt die Aktion „{ $action }“ für eine Münze verfallen.
}
event-mustered = { $seat_id ->
    [rebellion] Die Aufständischen mustern eine Truppe in { $region }.
   *[other] { $seat } mustert eine Truppe in { $region }.
}
event-leader_mustered = { $seat_id ->
    [rebellion] Die Aufständischen mustern { $leader } in { $region }.
   *[other] { $seat } mustert { $leader } in { $region }.
}
event-moved = { $seat_id ->
    [rebellion] Die Aufständischen ziehen eine Truppe von { $from } nach { $to }.
   *[other] { $seat } zieht eine Truppe von { $from } nach { $to }.
}
event-leader_moved = { $seat_id ->
    [rebellion] Die Aufständischen ziehen { $leader } von { $from } nach { $to }{ n-with }.
   *[other] { $seat } zieht { $leader } von { $from } nach { $to }{ n-with }.
}
event-driven = { $other_id ->
    [rebellion] { $seat } schickt eine gegnerische Truppe von { $from } nach { $to }; die Aufständischen erhalten eine Münze.
   *[other] { $seat } schickt eine gegnerische Truppe von { $from } nach { $to }; { $other } erhält eine Münze.
}
event-leader_driven = { $seat } schickt { $leader } von { $from } nach { $to }; der Besitzer erhält eine Münze.
event-attacked = { $seat_id ->
    [rebellion] Die Aufständischen greifen in { $region } an; { $other } verliert eine Figur.
   *[other] { $other_id ->
        [rebellion] { $seat } greift in { $region } an; die Aufständischen verlieren eine Figur.
       *[other] { $seat } greift in { $region } an; { $other } verliert eine Figur.
    }
}
event-leader_fell = { $seat_id ->
    [rebellion] Die Aufständischen verlieren in { $region } ihren Anführer: { $leader } verlässt das Spielbrett.
   *[other] { $seat } verliert in { $region } den Anführer: { $leader } verlässt das Spielbrett.
}
event-coin_stolen = { $other_id ->
    [rebellion] { $seat } stiehlt den Aufständischen eine Münze.
   *[other] { $seat } stiehlt { $other } eine Münze.
}
event-revealed = Die Karte „{ $card }“ wird aufgedeckt.
event-casualty = { $seat_id ->
    [rebellion] Die Aufständischen verlieren eine Truppe in { $region }.
   *[other] { $seat } verliert eine Truppe in { $region }.
}
event-rebel_defeated = { $seat } besiegt den Aufständischen in { $region }.
event-neutral_fell = { $seat_id ->
    [rebellion] Die Aufständischen entfernen die neutrale Truppe aus { $region }.
   *[other] { $seat } entfernt die neutrale Truppe aus { $region }.
}
event-gained = { $seat } erhält { $count } { $good }.
event-coins_gained = { $seat_id ->
    [rebellion] Die Aufständischen erhalten { n-coins }.
   *[other] { $seat } erhält { n-coins }.
}
event-taxed = { $seat_id ->
    [rebellion] Die Aufständischen besteuern { $region } und erhalten { $count } { $good }.
   *[other] { $seat } besteuert { $region } und erhält { $count } { $good }.
}
event-built = { $seat_id ->
    [rebellion] Die Aufständischen bauen in { $region } { $structure_acc }.
   *[other] { $seat } baut in { $region } { $structure_acc }.
}
event-rebel_converted = { $seat_id ->
    [rebellion] Die Aufständischen bekehren mit der Kirche den Aufständischen in { $region }.
   *[other] { $seat } bekehrt mit der Kirche den Aufständischen in { $region }.
}
event-neutral_converted = { $seat_id ->
    [rebellion] Die Aufständischen bekehren mit der Kirche die neutrale Truppe in { $region }.
   *[other] { $seat } bekehrt mit der Kirche die neutrale Truppe in { $region }.
}
event-converted = { $seat_id ->
    [rebellion] Die Aufständischen bekehren mit der Kirche eine Truppe in { $region }; { $other } verliert sie.
   *[other] { $other_id ->
        [rebellion] { $seat } bekehrt mit der Kirche eine Truppe in { $region }; die Aufständischen verlieren sie.
       *[other] { $seat } bekehrt mit der Kirche eine Truppe in { $region }; { $other } verliert sie.
    }
}
event-drew = { $seat } zieht { n-cards } { $deck_from }.
event-kept = { $seat } behält die Intrige „{ $card }“.
event-kept_secretly = { $seat } behält eine Intrige.
event-decks_shuffled = Ein Intrigenstapel ist leer: Alle Karten werden zu zwei neuen Stapeln gemischt.
event-token_given = { $other_same ->
    [yes] { $seat } behält den Startspielermarker.
   *[no] { $seat } gibt den Startspielermarker an { $other }.
}
event-card_played = { $seat } spielt die Intrige „{ $card }“ aus.
event-card_discarded = { $seat } legt die Intrige „{ $card }“ ab.
event-exchanged = { $second_same ->
    [yes] { $seat } tauscht 2 { $first } gegen einen { $tile }.
   *[no] { $seat } tauscht { $first } und { $second } gegen einen { $tile }.
}
event-deed_begun = { $seat } nimmt die Tat „{ $deed }“ in Angriff.
event-deed_done = { $seat } vollbringt die Tat „{ $deed }“.
event-deed_taken = { $seat } nimmt die Tat „{ $deed }“.
event-deed_turned_up = Neu in der Tatenreihe: „{ $deed }“.
event-row_renewed = Die Tatenreihe wird erneuert.
event-withdrawn = { $seat } zieht eine Truppe aus { $region } ab.
event-torn_down = { $seat } reißt in { $region } { $structure_acc } ab.
event-claim_begins = Die Anspruchsphase der Runde { $round } beginnt.
event-unloaded = { $seat } lädt { $good } aufs Dock aus.
event-marker_advanced = { $seat_id ->
    [rebellion] Die Aufständischen rücken auf der { $track_bar } auf { $points } vor.
   *[other] { $seat } rückt auf der { $track_bar } auf { $points } vor.
}
event-income = { $seat_id ->
    [rebellion] Die Aufständischen erhalten { n-coins } Einkommen.
   *[other] { $seat } erhält { n-coins } Einkommen.
}
event-card_turned_up = Obenauf liegt jetzt die { $insurrection }.
event-bonus_unlocked = Die Aufständischen schalten einen Bonus in der Spalte „{ $priority }“ frei.
event-priority_chosen = Die neue Priorität der Aufständischen: { $priority }.
event-game_over = Die vierte Runde ist zu Ende, die Punkte werden gezählt.

# ------------------------------------------------------------------ refusals
why-no-muster-points = Du hast keine Musterungspunkte.
why-leader-on-map = Dein Anführer ist schon auf dem Spielbrett.
why-no-troops = In deinem Vorrat sind keine Truppen mehr.
why-not-occupied = Du hast keine Figur in { $region }.
why-no-move-points = Dafür hast du keine Bewegungspunkte.
why-no-troop-there = Du hast keine Truppe in { $region }.
why-not-in-play = { $region } ist jetzt nicht im Spiel.
why-same-troop-again = Die Tat schickt zwei verschiedene Truppen, nicht dieselbe zweimal.
why-no-border = { $from } und { $to } grenzen nicht aneinander.
why-leader-off-map = Dein Anführer ist nicht auf dem Spielbrett.
why-no-companions = Nur Agatha nimmt Begleiter mit.
why-too-many-companions = So viele Begleiter stehen nicht bei Agatha bereit.
why-not-predslava = Nur Predslawa schickt gegnerische Figuren fort.
why-once-a-round = Die Fähigkeit wirkt einmal pro Runde und ist verbraucht.
why-nobody-to-drive = Eine solche Figur steht nicht in Predslawas Region.
why-drive-next-door = Die Figur geht nur in eine benachbarte Region im Spiel.
why-no-attack-points = Du hast keine Angriffspunkte.
why-not-sudislav = Nur Sudislaw auf dem Spielbrett macht aus Angriffspunkten Truppen.
why-attack-yourself = Eigene Truppen greift man nicht an.
why-nobody-to-attack = In { $region } gibt es niemanden dieser Art, den du angreifen kannst.
why-no-tax-points = Du hast jetzt keine Steuerpunkte.
why-no-good-left = Das Gut von { $region } ist in dieser Runde schon weg.
why-two-points = Du beherrschst { $region } nicht, darum kostet das 2 Punkte.
why-switched-off = In { $region } steht Jaroslaw: Dein Markt wirkt dort nicht.
why-market-choice = Dein Markt in { $region } bringt ein Gut oder eine Münze: Bitte wähle.
why-no-market = Du hast keinen Markt in { $region }.
why-no-build-points = Du hast jetzt keine Baupunkte.
why-one-of-a-kind = In { $region } geht das nicht: Dort steht schon { $structure_id ->
    [market] ein Markt
   *[other] eine { $structure }
}, gleich wem das Gebäude gehört.
why-no-structure-left = Alle deine { $structure_many } stehen schon auf dem Spielbrett.
why-church-forced = Die Kirche muss jemanden bekehren.
why-nobody-to-convert = In { $region } steht keine solche Truppe, die die Kirche bekehren könnte.
why-deck-empty = Es liegen keine Karten { $deck_in }.
why-not-drawn = Diese Karte ist nicht unter den gezogenen.
why-no-such-advisor = Du hast keinen Ratgeber { $number } mehr zu setzen.
why-column-full = Die Spalte „{ $action }“ ist voll.
why-three-columns-first = Einen zweiten Ratgeber setzt du erst dann auf die Spalte „{ $action }“, wenn du auf drei Spalten stehst.
why-bribe-too-big = { $held ->
    [0] Du hast keine Münzen.
    [one] Du hast nur { $held } Münze.
   *[other] Du hast nur { $held } Münzen.
}
why-finish-action-first = Nutze zuerst die Punkte der laufenden Aktion oder verzichte auf sie.
why-acted = Die Hauptaktion dieses Zuges ist vorbei.
why-acting = Die Hauptaktion dieses Zuges läuft schon: Sie lässt sich weder wiederholen noch für eine Münze verfallen lassen.
why-cannot-pay-space = Dieses Feld kostet { n-coins }, so viel hast du nicht.
why-act-or-forfeit = Führe erst die Hauptaktion aus oder lass sie verfallen.
why-nothing-to-stop = Es läuft keine Aktion.
why-one-card = Du kannst nur eine Intrige pro Zug ausspielen.
why-not-in-hand = Diese Karte hast du nicht auf der Hand.
why-cannot-pay-card = Du kannst die Intrige „{ $card }“ nicht bezahlen.
why-one-deed = Du kannst nur eine Tat pro Zug vollbringen.
why-one-conversion = Du kannst Güter nur einmal pro Zug tauschen.
why-tile-used = Der Umtauschmarker für den { $tile } ist in dieser Runde verbraucht.
why-tile-good = Der Umtauschmarker für den { $tile } nimmt { $good } nicht als erstes Gut.
why-lack-goods = Du hast nicht beide Güter.
why-choose-advisor-first = Wähle zuerst, welcher deiner beiden gleichen Ratgeber jetzt handelt.
why-lowest-first = Der Ratgeber mit der niedrigsten Zahl ist zuerst dran.
why-not-your-deed = Die Tat „{ $deed }“ liegt nicht bei dir.
why-deed-troops_in_one_region = Die Tat „{ $deed }“ verlangt { $count } Truppen in einer Region; du hast { n-most }.
why-deed-regions_with_troops = Die Tat „{ $deed }“ verlangt Truppen in { $count } Regionen; du besetzt { $held }.
n-most = { $held ->
    [0] keine
   *[other] höchstens { $held }
}
n-held = { $held ->
    [0] keine
   *[other] { $held }
}
why-deed-rebels_defeated = Die Tat „{ $deed }“ verlangt { $count } besiegte Aufständische; du hast { n-held }.
why-deed-first_player_token = Die Tat „{ $deed }“ verlangt den Startspielermarker, und der liegt nicht bei dir.
why-deed-markets_with_different_goods = Die Tat „{ $deed }“ verlangt Märkte in Regionen mit { $count } verschiedenen Gütern; { $held ->
    [0] du hast noch keinen Markt
   *[other] deine haben { $held }
}.
why-deed-together = { $third_id ->
    [None] Die Tat „{ $deed }“ verlangt in einer Region eigene Gebäude: { $first } und { $second }.
   *[other] Die Tat „{ $deed }“ verlangt in einer Region eigene Gebäude: { $first }, { $second } und { $third }.
}
why-deed-chain_of = Die Tat „{ $deed }“ verlangt { $structure_acc } in jeder von { $count } benachbarten Regionen; { $held ->
    [0] du hast noch keine
   *[other] deine größte Gruppe hat { $held }
}.
why-deed-coins = { $count ->
    [one] Die Tat „{ $deed }“ kostet { $count } Münze; du hast { n-held }.
   *[other] Die Tat „{ $deed }“ kostet { $count } Münzen; du hast { n-held }.
}
why-deed-cards = { $count ->
    [one] Die Tat „{ $deed }“ kostet { $count } Intrige; du hast { n-held }.
   *[other] Die Tat „{ $deed }“ kostet { $count } Intrigen; du hast { n-held }.
}
why-deed-good = Die Tat „{ $deed }“ kostet { $count } { $good }; du hast { $held ->
    [0] nichts davon
   *[other] { $held }
}.
why-deed-any = Die Tat „{ $deed }“ kostet { $count } Güter; du hast { n-held }.
why-deed-different = Die Tat „{ $deed }“ kostet { $count } verschiedene Güter; du hast { $held ->
    [0] keine
    [one] { $held } Sorte
   *[other] { $held } Sorten
}.
why-deed-same = Die Tat „{ $deed }“ kostet { $count } gleiche Güter; du hast { n-most }.
why-deed-structures = Die Tat „{ $deed }“ kostet eines deiner Gebäude; du hast keines auf dem Spielbrett.
why-deed-troops-anywhere = Die Tat „{ $deed }“ kostet { $count } Truppen; du kannst { n-held } abziehen.
why-deed-troops-different_regions = Die Tat „{ $deed }“ kostet je eine Truppe aus { $count } Regionen; du kannst aus { $held ->
    [0] keiner
   *[other] { $held }
} abziehen.
why-deed-troops-one_ruled_region = Die Tat „{ $deed }“ kostet { $count } Truppen aus einer Region, die du beherrschst; du beherrschst keine mit so vielen.
why-not-this-cost = Damit wird die Tat „{ $deed }“ jetzt nicht bezahlt.
why-not-in-row = Die Tat „{ $deed }“ liegt nicht in der Reihe.
why-not-on-boat = In deinem Boot ist kein { $good }.
why-leads-rebellion = Swjatopolk führt die Aufständischen an und steht nicht zur Wahl.
why-leader-taken = { $leader } ist schon vergeben.
why-agenda-not-dealt = Dieser Plan wurde dir nicht zugeteilt.
why-rebellion-stands-there = In { $region } stehen die Aufständischen: Dort beginnst du nicht.
why-leader-with-troops = Der Anführer kommt zu einer Truppe, und in { $region } hast du keine.
why-only-at-setup = Das wählt man beim Aufbau.
why-only-strategy-phase = Ratgeber werden in der Strategiephase gesetzt, und die ist vorbei oder kommt erst.
why-bribe-while-placing = Bestechungsgeld gibt man einem Ratgeber beim Setzen mit, nicht vorher und nicht später.
why-only-action-phase = Aktionen kommen in der Aktionsphase, wenn alle Ratgeber gesetzt sind.
why-bonus-in-turn = Intrigen, Taten und Umtausch gehören in deinen Zug der Aktionsphase.
why-act-first = Führe zuerst die Hauptaktion aus: Dann hast du ihre Punkte.
why-advisor-taken = Der Ratgeber dieses Zuges ist schon ausgespielt: einer pro Zug, die niedrigste Zahl zuerst.
why-not-your-advisor = Auf diesem Feld steht kein Ratgeber von dir.
why-come-back-first = Entscheide zuerst, ob du auf das Spielbrett zurückkehrst.
why-only-without-pieces = So kehrt nur zurück, wer keine einzige Figur mehr auf dem Spielbrett hat.
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
why-rebels-are-opponents = Im Solospiel sind Aufständische die Truppen des Gegners: Greif sie als Gegner an.

# ------------------------------------------------------------------ terminal
solo-opponent = Die Aufständischen
leader-none = den Anführer
board-map = Spielbrett
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

# ------------------------------------------------------------------ answers given once for all

standing-bribe-0 = Nie Bestechungsgeld geben
standing-reveal-left = Immer vom linken Stapel aufdecken
standing-reveal-right = Immer vom rechten Stapel aufdecken
standing-draw-left = Immer vom linken Stapel ziehen
standing-draw-right = Immer vom rechten Stapel ziehen
standing-set_sail = Die Güter immer im Boot lassen
