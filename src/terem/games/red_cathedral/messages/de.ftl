game-title = Die Rote Kathedrale
game-tagline = Errichtet die Basilius-Kathedrale am Roten Platz, Turm für Turm, und gewinnt die Gunst des Zaren.

# ------------------------------------------------------------------ options
option-board_side = Werkstatttafel
choice-board_side-basic = einfache Seite
choice-board_side-advanced = schwierige Seite mit dem Zirkel
option-guild_cards = Zunftkarten
choice-guild_cards-random = von jeder Zunft eine zufällige
choice-guild_cards-first_game = die Auswahl für die erste Partie
option-unfinished_banners = Fahnen auf unfertigen Abschnitten bei der Schlusswertung
choice-unfinished_banners-count = zählen zum Beitrag am Turm
choice-unfinished_banners-ignore = zählen nicht
option-prestige_for_roubles = Prestige für Rubel
choice-prestige_for_roubles-any_time = jederzeit im eigenen Zug
choice-prestige_for_roubles-one_moment = beliebig viel, aber nur zu einem Zeitpunkt des Zuges
option-surplus_delivery = Liefern, was ein Abschnitt nicht braucht
choice-surplus_delivery-forbidden = verboten
choice-surplus_delivery-allowed = erlaubt; die Baustelle kann verstopfen
option-recognition_tile = Anerkennung vom Marktplättchen
choice-recognition_tile-1 = 1 je Würfel: Bauen gewinnt
choice-recognition_tile-2 = 2 je Würfel: viel wird auf dem Markt gewonnen
option-rouble_supply = Vorrat an Rubeln
choice-rouble_supply-unlimited = unbegrenzt
choice-rouble_supply-limited = nur die Münzen der Schachtel
option-yakovlev_build_order = Reihenfolge, in der Jakowlew baut
choice-yakovlev_build_order-rows = Reihe für Reihe von links
choice-yakovlev_build_order-towers = Turm für Turm von unten

# ------------------------------------------------------------------ things
seat-yakovlev = Jakowlew
solo-opponent = Jakowlew

material-wood = Holz
material-brick = Ziegel
material-stone = Stein
material-gold = Gold
material-green_gem = grüner Edelstein
material-purple_gem = violetter Edelstein

resource-wood = Holz
    .acc = Holz
    .many = Holz
resource-brick = Ziegel
    .acc = Ziegel
    .many = Ziegel
resource-stone = Stein
    .acc = Stein
    .many = Stein
resource-gold = Gold
    .acc = Gold
    .many = Gold
resource-green_gem = grüner Edelstein
    .acc = grünen Edelstein
    .many = grüne Edelsteine
resource-purple_gem = violetter Edelstein
    .acc = violetten Edelstein
    .many = violette Edelsteine
resource-roubles = Rubel
resource-recognition = Anerkennung
resource-none = nichts

die-red = roter Würfel
    .def = der rote Würfel
    .acc = den roten Würfel
die-blue = blauer Würfel
    .def = der blaue Würfel
    .acc = den blauen Würfel
die-green = grüner Würfel
    .def = der grüne Würfel
    .acc = den grünen Würfel
die-yellow = gelber Würfel
    .def = der gelbe Würfel
    .acc = den gelben Würfel
die-white = weißer Würfel
    .def = der weiße Würfel
    .acc = den weißen Würfel

season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter

sector-spring_1 = Frühling, erster Sektor
sector-spring_2 = Frühling, zweiter Sektor
sector-summer_1 = Sommer, erster Sektor
sector-summer_2 = Sommer, zweiter Sektor
sector-autumn_1 = Herbst, erster Sektor
sector-autumn_2 = Herbst, zweiter Sektor
sector-winter_1 = Winter, erster Sektor
sector-winter_2 = Winter, zweiter Sektor

section_type-base = Sockel
section_type-middle = Mittelteil
section_type-dome = Kuppel

ornament-door = Tür
ornament-arch = Bogen
ornament-cross = Kreuz

jewels-none = ohne Edelsteine
jewels-green = mit einem grünen Edelstein
jewels-purple = mit einem violetten Edelstein
jewels-green_green = mit zwei grünen Edelsteinen
jewels-purple_purple = mit zwei violetten Edelsteinen
jewels-green_purple = mit einem grünen und einem violetten Edelstein

slot-storage = Lager
slot-red = rotes Feld
    .dat = roten Feld
slot-blue = blaues Feld
    .dat = blauen Feld
slot-green = grünes Feld
    .dat = grünen Feld
slot-yellow = gelbes Feld
    .dat = gelben Feld
slot-white_1 = erstes weißes Feld
    .dat = ersten weißen Feld
slot-white_2 = zweites weißes Feld
    .dat = zweiten weißen Feld

tile-none = keines
tile-die_red = roter Würfel
tile-die_blue = blauer Würfel
tile-die_green = grüner Würfel
tile-die_yellow = gelber Würfel
tile-die_white = weißer Würfel
tile-die_red_3p = roter Würfel
tile-die_blue_3p = blauer Würfel
tile-die_green_3p = grüner Würfel
tile-die_yellow_3p = gelber Würfel
tile-die_white_3p = weißer Würfel
tile-wood = 1 Holz
tile-brick = 1 Ziegel
tile-stone = 1 Stein
tile-gold = 1 Gold
tile-green_gem = 1 grüner Edelstein
tile-purple_gem = 1 violetter Edelstein
tile-roubles = 2 Rubel
tile-recognition = 1 Anerkennung

guild-craftsmen = Handwerker
guild-teamsters = Fuhrleute
guild-merchants = Kaufleute
guild-clergy = Geistlichkeit

action-cr_sell_any_1 = Handwerker: ein beliebiges Material für 1 Rubel verkaufen
action-cr_buy_shown_1 = Handwerker: Holz, Ziegel oder Stein für 1 Rubel kaufen
action-cr_sell_shown_1 = Handwerker: Holz, Ziegel oder Stein für 1 Rubel verkaufen
action-cr_buy_any_2 = Handwerker: ein beliebiges Material für 2 Rubel kaufen
action-cr_sell_shown_2 = Handwerker: Gold oder einen Edelstein für 2 Rubel verkaufen
action-cr_buy_shown_2 = Handwerker: Gold oder einen Edelstein für 2 Rubel kaufen
action-te_deliver_1 = Fuhrleute: 1 Material für 1 Rubel liefern
action-te_rouble = Fuhrleute: 1 Rubel erhalten
action-te_deliver_2 = Fuhrleute: 2 Materialien für 3 Rubel liefern
action-te_swap_tiles = Fuhrleute: zwei Rohstoffplättchen für 2 Rubel vertauschen
action-me_2_same_for_1 = Kaufleute: zwei gleiche gegen ein beliebiges Material
action-me_rouble_swap = Kaufleute: 1 Rubel und 1 Material gegen ein anderes
action-me_4_same_for_2 = Kaufleute: vier gleiche gegen zwei beliebige Materialien
action-me_activate_workshop = Kaufleute: ein eigenes Werkstattplättchen nutzen
action-cl_recognition_1 = Geistlichkeit: 1 Anerkennung erhalten
action-cl_3_roubles = Geistlichkeit: 1 Prestige für 3 Rubel
action-cl_3_different = Geistlichkeit: 1 Prestige für drei verschiedene Materialien
action-cl_all_types = Geistlichkeit: 2 Anerkennung, wer Sockel, Mittelteil und Kuppel vollendet hat
action-closed = in diesem Zug vorbei

taken-no = nein
taken-yes = ja
activated-no = nein
activated-yes = ja

plan-plan_2a = vier gleich hohe Türme
plan-plan_2b = zwei niedrige und zwei hohe Türme
plan-plan_2c = vier Türme als Treppe
plan-plan_3a = fünf Türme, außen niedriger
plan-plan_3b = fünf Türme mit einem Riesen in der Mitte
plan-plan_3c = fünf Türme in Wellen
plan-plan_4a = sechs Türme, zur Mitte steigend
plan-plan_4b = sechs gleich hohe Türme
plan-plan_4c = sechs Türme, außen niedrig

card-recognition = Anerkennung
card-stocktaking = Bestandsaufnahme
card-transport = Transport
card-claim = Einen Abschnitt beanspruchen
card-construction = Bau

source-track = Punkteleiste
source-leftovers = Reste
source-towers = Türme

site-1-1 = 1-1
site-1-2 = 1-2
site-1-3 = 1-3
site-1-4 = 1-4
site-1-5 = 1-5
site-1-6 = 1-6
site-2-1 = 2-1
site-2-2 = 2-2
site-2-3 = 2-3
site-2-4 = 2-4
site-2-5 = 2-5
site-2-6 = 2-6
site-3-1 = 3-1
site-3-2 = 3-2
site-3-3 = 3-3
site-3-4 = 3-4
site-3-5 = 3-5
site-3-6 = 3-6
site-4-1 = 4-1
site-4-2 = 4-2
site-4-3 = 4-3
site-4-4 = 4-4
site-4-5 = 4-5
site-4-6 = 4-6
site-5-1 = 5-1
site-5-2 = 5-2
site-5-3 = 5-3
site-5-4 = 5-4
site-5-5 = 5-5
site-5-6 = 5-6
site-6-1 = 6-1
site-6-2 = 6-2
site-6-3 = 6-3
site-6-4 = 6-4
site-6-5 = 6-5
site-6-6 = 6-6

# ------------------------------------------------------------------ questions
prompt-turn = Was tust du: einen Abschnitt beanspruchen, bauen oder auf den Markt gehen?
prompt-end = Noch etwas, bevor dein Zug endet?
prompt-banner = Woher nimmst du die Fahne für Abschnitt { $site }?
prompt-place = Wohin kommt das Plättchen von Abschnitt { $site }, offen oder verdeckt?
prompt-bonus = Wie viel Material nimmst du vom neuen Plättchen?
prompt-build = Was lieferst du noch? (noch { $left })
prompt-deals = Halt: { $die }, { $sector }. Welches Geschäft machst du?
prompt-cart = Was liefern die Fuhrleute noch? (noch { $left })
prompt-yakovlev_claim = Welchen Abschnitt beansprucht Jakowlew?
prompt-yakovlev_ornament = Welchen Abschnitt schmückt Jakowlew?

# ------------------------------------------------------------------ moves
move-claim = { $tile_id ->
    [None] Abschnitt { $site } beanspruchen
    [none] Abschnitt { $site } beanspruchen
   *[other] Abschnitt { $site } beanspruchen (Plättchen: { $tile })
}
move-take_banner = { $slot_id ->
    [storage] Eine Fahne aus dem Lager nehmen
   *[other] Die Fahne vom { $slot_dat } nehmen
}
move-place_face_down = Das Plättchen verdeckt ablegen: { $slot }
move-place_face_up = Zahlen und das Plättchen offen ablegen: { $slot }
move-take_bonus = { $count ->
    [0] Nichts vom neuen Plättchen nehmen
   *[other] Vom neuen Plättchen nehmen: { $resource } ({ $count })
}
move-deliver = An Abschnitt { $site } liefern: { $material }
move-decorate = Abschnitt { $site } schmücken, { $jewels }
move-move_die = { $extra ->
    [0] Ziehen: { $die }
    [one] Ziehen und für { $extra } Rubel { $extra } Sektor weiterschieben: { $die }
   *[other] Ziehen und für { $extra } Rubel { $extra } Sektoren weiterschieben: { $die }
}
move-take_resources = { $resource_id ->
    [none] Rohstoffe des Sektors nehmen: { $count }
   *[other] Im Sektor nehmen: { $resource } ({ $count })
}
move-activate = Das Plättchen im { $slot_dat } nutzen: { $resource } ({ $count })
move-sell = Den Handwerkern für { $price } Rubel verkaufen: { $material }
move-buy = Bei den Handwerkern für { $price } Rubel kaufen: { $material }
move-cart = Die Fuhrleute bezahlen und an Abschnitt { $site } liefern: { $material }
move-cart_decorate = Die Fuhrleute bezahlen und Abschnitt { $site } schmücken, { $jewels }
move-stop = Nichts mehr liefern
move-swap_tiles = Rohstoffplättchen vertauschen: { $sector } und { $other }
move-trade_two = Den Kaufleuten zwei Stück geben ({ $material }) und eines nehmen ({ $wanted })
move-trade_one = Den Kaufleuten 1 Rubel und ein Stück geben ({ $material }) und eines nehmen ({ $wanted })
move-trade_four = Den Kaufleuten vier Stück geben ({ $material }) und zwei nehmen ({ $wanted }, { $second })
move-use_workshop = Über die Kaufleute das Plättchen im { $slot_dat } nutzen: { $resource } ({ $count })
move-donate = Der Geistlichkeit drei Stück für 1 Prestige geben ({ $material }, { $second }, { $third })
move-call_on = Einfluss nutzen – { $action }
move-exchange_prestige = 1 Prestige für Rubel hergeben
move-reroll = 1 Prestige hergeben und die Würfel neu werfen: { $sector }
move-end_turn = Den Zug beenden
move-claim_for_yakovlev = Jakowlew Abschnitt { $site } beanspruchen lassen
move-decorate_for_yakovlev = Jakowlew Abschnitt { $site } schmücken lassen

# ------------------------------------------------------------------ story
event-game_begins = Der Zar entrollte den Plan der Kathedrale: { $plan }.
event-claimed = { $seat } beanspruchte Abschnitt { $site } (Plättchen: { $tile }).
event-tile_face_down = { $seat } legte ein Plättchen verdeckt ab ({ $slot }): { $tile }.
event-tile_face_up = { $seat } nahm ein Plättchen in Betrieb ({ $slot }): { $tile }.
event-ornament_freed = { $seat } hatte nun ein Schmuckstück zur Hand: { $ornament }.
event-delivered = { $seat } lieferte an Abschnitt { $site }: { $material }.
event-completed = { $seat } vollendete Abschnitt { $site }.
event-decorated = { $seat } schmückte Abschnitt { $site }: { $ornament }.
event-die_moved = { $seat } zog { $die_acc }: { $sector }.
event-die_rolled = Geworfen wurde { $die_def }: { $value }.
event-activated = { $seat } nutzte ein Werkstattplättchen: { $tile }.
event-influence_used = { $seat } nutzte Einfluss ({ $action }).
event-tiles_swapped = { $seat } ließ zwei Rohstoffplättchen vertauschen: { $sector } und { $other }.
event-gained = { $seat } erhielt { $count ->
    [one] { $count } { $resource_acc }
   *[other] { $count } { $resource_many }
}.
event-gave = { $seat } gab { $count ->
    [one] { $count } { $resource_acc }
   *[other] { $count } { $resource_many }
} ab.
event-roubles_gained = { $seat } erhielt { $count } Rubel.
event-roubles_paid = { $seat } zahlte { $count } Rubel.
event-recognition_gained = { $seat } gewann { $count } Anerkennung.
event-recognition_lost = { $seat } verlor { $count } Anerkennung, weil der Turm aufgehalten wurde.
event-prestige_gained = { $seat } gewann { $count } Prestige.
event-prestige_sold = { $seat } gab 1 Prestige für Rubel her.
event-reroll_bought = { $seat } gab 1 Prestige her, um Würfel neu zu werfen: { $sector }.
event-sixth_section = { $seat } vollendete den sechsten Abschnitt; die anderen hatten noch einen Zug.
event-game_over = Die letzten Züge waren gespielt, die Punkte wurden gezählt.
event-building_stopped = Kein Abschnitt ließ sich mehr vollenden: Der Bau stand still, die Punkte wurden gezählt.
event-yakovlev_card = Jakowlews Karte war: { $card }.
event-yakovlev_blocked = Der Sektor voraus war voll, und Jakowlew ließ { $die_acc } liegen.
event-stock_taken = Jakowlew legte Material beiseite: { $material }.
event-tiles_shuffled = Jakowlews Plättchen wurden gemischt und neu ausgelegt.

# ------------------------------------------------------------------ refusals
why-main-action-first = Ein Zug braucht eine Hauptaktion: beanspruchen, bauen oder den Markt besuchen.
why-one-main-action = Ein Zug hat nur eine Hauptaktion, und deine läuft schon.
why-no-visit = Geschäfte macht man erst, wenn auf dem Markt ein Würfel gezogen wurde.
why-no-prestige = Hinter deinem Marker liegt kein Adler, also kannst du kein Prestige zahlen.
why-rerolled = Nur einmal im Zug werden Würfel für Prestige neu geworfen.
why-exchange-closed = An diesem Tisch tauscht man Prestige nur zu einem Zeitpunkt des Zuges, und der ist vorbei.
why-no-roubles-left = Im Vorrat sind keine Rubel mehr.
why-no-dice-there = Dort liegen keine Würfel: { $sector }.
why-no-section = Der Plan hat keinen Abschnitt { $site }.
why-no-banner = Du hast keine Fahne mehr.
why-claimed = Auf Abschnitt { $site } steht schon eine Fahne.
why-nothing-below = Abschnitt { $site } lässt sich erst beanspruchen, wenn auf dem darunter eine Fahne steht.
why-no-claim = Das gehört zum Beanspruchen: Ein Plättchen legt man ab, sobald sein Abschnitt beansprucht ist.
why-banner-first = Sag zuerst, woher die Fahne für den Abschnitt kommt.
why-tile-first = Leg zuerst das Plättchen des beanspruchten Abschnitts in ein Feld.
why-bonus-first = Sag zuerst, wie viel Material du vom neuen Plättchen nimmst.
why-no-banner-there = Dort liegt keine deiner Fahnen.
why-slot-banner = Solange dort eine Fahne liegt, passt kein Plättchen hin: { $slot }.
why-slot-taken = Dort liegt schon ein Plättchen: { $slot }.
why-slot-price = Ein offenes Plättchen kostet in diesem Feld { $price } Rubel; du hast { $held }.
why-too-much = Du kannst höchstens { $most } nehmen: Angebot, Vorrat und Lager setzen die Grenze.
why-no-deliveries-left = Mehr Material lässt sich damit nicht liefern.
why-not-your-section = Auf Abschnitt { $site } steht nicht deine Fahne.
why-section-completed = Abschnitt { $site } ist schon vollendet.
why-material-missing = Davon liegt nichts in deinem Lager: { $material }.
why-not-needed = Abschnitt { $site } braucht davon nichts mehr: { $material }.
why-decorate-completed = Nur vollendete Abschnitte werden geschmückt, und { $site } ist keiner.
why-decorated-already = Abschnitt { $site } trägt schon ein Schmuckstück.
why-no-ornament = Hierher gehört ein Schmuckstück ({ $section_type }: { $ornament }), von dem du keines mehr hast.
why-ornament-locked = Hierher gehört ein Schmuckstück ({ $section_type }: { $ornament }), das noch in seinem Feld liegt: Leg dort ein Plättchen offen ab.
why-too-many-jewels = Schmuck und Edelsteine zählen als Lieferungen, und davon bleiben { $left }.
why-no-such-jewels = Diese Edelsteine liegen nicht in deinem Lager.
why-not-your-die = Für Rubel schiebt man nur den weißen Würfel und den der eigenen Farbe weiter; dies ist { $die_def }.
why-too-few-roubles = Das kostet { $needed } Rubel; du hast { $held }.
why-sector-full = Dort ist kein Platz für noch einen Würfel: { $sector }.
why-deal-done = Jedes Geschäft macht man einmal je Besuch, und dieses ist gemacht.
why-offer = Hier kannst du höchstens { $most } nehmen: { $resource }.
why-slot-colour = Jetzt wirken nur Plättchen in Feldern der Farbe des gezogenen Würfels: { $die }.
why-no-tile = Dort liegt kein offenes Plättchen: { $slot }.
why-storage-full = Dein Lager ist voll, und weggeworfen wird nichts.
why-supply-empty = Davon hat der Vorrat zu wenig: { $resource }.
why-not-on-card = Die Zunftkarte dieser Jahreszeit bietet das nicht: { $guild }.
why-influence-used = Je Besuch eine der beiden Aktionen: Dein Einfluss ist verbraucht ({ $guild }).
why-repeats-over = Wiederholt wird am Stück: Nach einem anderen Geschäft kehrt man nicht zu der Aktion zurück ({ $guild }).
why-cart-first = Die Fuhrleute sind unterwegs: Liefere das nächste Material oder nichts mehr.
why-goods-missing = { $count ->
    [1] Davon liegt nichts in deinem Lager: { $material }.
   *[other] So viel liegt nicht in deinem Lager ({ $count }): { $material }.
}
why-three-different = Dafür braucht es drei verschiedene Materialien aus dem Lager.
why-not-all-types = Du hast noch nicht Sockel, Mittelteil und Kuppel vollendet.
why-not-for-yakovlev = Für Jakowlew kommt ein anderer Abschnitt zuerst.
why-yakovlevs-turn = Jakowlew ist am Zug; du wählst nur für ihn.
why-no-cart = Gerade wird nichts gefahren: Die Fuhrleute liefern nur nach ihrer eigenen Aktion weiter.
why-nothing-for-yakovlev = Für Jakowlew wählst du nur in seinem Zug und nur unter gleich guten Abschnitten.
