game-title = Die Rote Kathedrale
game-tagline = Errichte die Basilius-Kathedrale am Roten Platz, Turm für Turm, und gewinne die Gunst des Zaren.

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
choice-surplus_delivery-allowed = erlaubt, auch wenn ein Abschnitt dann unvollendbar wird
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
    .a = Holz
    .many = Holz
    .none = kein Holz
material-brick = Ziegel
    .a = einen Ziegel
    .many = Ziegel
    .none = keine Ziegel
material-stone = Stein
    .a = einen Stein
    .many = Steine
    .none = keine Steine
material-gold = Gold
    .a = Gold
    .many = Gold
    .none = kein Gold
material-green_gem = grüner Edelstein
    .a = einen grünen Edelstein
    .many = grüne Edelsteine
    .none = keine grünen Edelsteine
material-purple_gem = violetter Edelstein
    .a = einen violetten Edelstein
    .many = violette Edelsteine
    .none = keine violetten Edelsteine

resource-wood = { material-wood }
    .one = Holz
    .many = Holz
resource-brick = { material-brick }
    .one = Ziegel
    .many = Ziegel
resource-stone = { material-stone }
    .one = Stein
    .many = Steine
resource-gold = { material-gold }
    .one = Gold
    .many = Gold
resource-green_gem = { material-green_gem }
    .one = grünen Edelstein
    .many = grüne Edelsteine
resource-purple_gem = { material-purple_gem }
    .one = violetten Edelstein
    .many = violette Edelsteine
resource-roubles = Rubel
    .one = Rubel
    .many = Rubel
resource-recognition = Anerkennung
    .one = Anerkennungspunkt
    .many = Anerkennungspunkte
resource-none = nichts

die-red = roter Würfel
    .def = der rote Würfel
    .cap = Der rote Würfel
    .acc = den roten Würfel
    .capacc = Den roten Würfel
die-blue = blauer Würfel
    .def = der blaue Würfel
    .cap = Der blaue Würfel
    .acc = den blauen Würfel
    .capacc = Den blauen Würfel
die-green = grüner Würfel
    .def = der grüne Würfel
    .cap = Der grüne Würfel
    .acc = den grünen Würfel
    .capacc = Den grünen Würfel
die-yellow = gelber Würfel
    .def = der gelbe Würfel
    .cap = Der gelbe Würfel
    .acc = den gelben Würfel
    .capacc = Den gelben Würfel
die-white = weißer Würfel
    .def = der weiße Würfel
    .cap = Der weiße Würfel
    .acc = den weißen Würfel
    .capacc = Den weißen Würfel


season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter

sector-spring_1 = erster Frühlingssektor
    .in = im ersten Frühlingssektor
    .into = in den ersten Frühlingssektor
    .gen = des ersten Frühlingssektors
sector-spring_2 = zweiter Frühlingssektor
    .in = im zweiten Frühlingssektor
    .into = in den zweiten Frühlingssektor
    .gen = des zweiten Frühlingssektors
sector-summer_1 = erster Sommersektor
    .in = im ersten Sommersektor
    .into = in den ersten Sommersektor
    .gen = des ersten Sommersektors
sector-summer_2 = zweiter Sommersektor
    .in = im zweiten Sommersektor
    .into = in den zweiten Sommersektor
    .gen = des zweiten Sommersektors
sector-autumn_1 = erster Herbstsektor
    .in = im ersten Herbstsektor
    .into = in den ersten Herbstsektor
    .gen = des ersten Herbstsektors
sector-autumn_2 = zweiter Herbstsektor
    .in = im zweiten Herbstsektor
    .into = in den zweiten Herbstsektor
    .gen = des zweiten Herbstsektors
sector-winter_1 = erster Wintersektor
    .in = im ersten Wintersektor
    .into = in den ersten Wintersektor
    .gen = des ersten Wintersektors
sector-winter_2 = zweiter Wintersektor
    .in = im zweiten Wintersektor
    .into = in den zweiten Wintersektor
    .gen = des zweiten Wintersektors

section_type-base = Sockel
    .acc = diesen Sockel
section_type-middle = Mittelteil
    .acc = diesen Mittelteil
section_type-dome = Kuppel
    .acc = diese Kuppel

ornament-door = Tür
    .acc = eine Tür
    .nom = eine Tür
    .set = eine Tür
ornament-arch = Bogen
    .acc = einen Bogen
    .nom = ein Bogen
    .set = ein Bogen
ornament-cross = Kreuz
    .acc = ein Kreuz
    .nom = ein Kreuz
    .set = ein Kreuz

jewels-none = ohne Edelsteine
jewels-green = mit einem grünen Edelstein
jewels-purple = mit einem violetten Edelstein
jewels-green_green = mit zwei grünen Edelsteinen
jewels-purple_purple = mit zwei violetten Edelsteinen
jewels-green_purple = mit einem grünen und einem violetten Edelstein

slot-storage = Lager
    .from = aus dem Lager
slot-red = rotes Feld
    .from = vom roten Feld
    .in = auf dem roten Feld
    .into = auf das rote Feld
slot-blue = blaues Feld
    .from = vom blauen Feld
    .in = auf dem blauen Feld
    .into = auf das blaue Feld
slot-green = grünes Feld
    .from = vom grünen Feld
    .in = auf dem grünen Feld
    .into = auf das grüne Feld
slot-yellow = gelbes Feld
    .from = vom gelben Feld
    .in = auf dem gelben Feld
    .into = auf das gelbe Feld
slot-white_1 = erstes weißes Feld
    .from = vom ersten weißen Feld
    .in = auf dem ersten weißen Feld
    .into = auf das erste weiße Feld
slot-white_2 = zweites weißes Feld
    .from = vom zweiten weißen Feld
    .in = auf dem zweiten weißen Feld
    .into = auf das zweite weiße Feld

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
tile-recognition = 1 Anerkennungspunkt

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
    .do = 1 Rubel von den Fuhrleuten erhalten
action-te_deliver_2 = Fuhrleute: 2 Materialien für 3 Rubel liefern
action-te_swap_tiles = Fuhrleute: zwei Rohstoffplättchen für 2 Rubel vertauschen
action-me_2_same_for_1 = Kaufleute: zwei gleiche gegen ein beliebiges Material
action-me_rouble_swap = Kaufleute: 1 Rubel und 1 Material gegen ein anderes
action-me_4_same_for_2 = Kaufleute: vier gleiche gegen zwei beliebige Materialien
action-me_activate_workshop = Kaufleute: ein eigenes Werkstattplättchen aktivieren
action-cl_recognition_1 = Geistlichkeit: 1 Anerkennungspunkt erhalten
    .do = 1 Anerkennungspunkt von der Geistlichkeit erhalten
action-cl_3_roubles = Geistlichkeit: 1 Prestigepunkt für 3 Rubel
    .do = Der Geistlichkeit 3 Rubel für 1 Prestigepunkt geben
action-cl_3_different = Geistlichkeit: 1 Prestigepunkt für drei verschiedene Materialien
action-cl_all_types = Geistlichkeit: 2 Anerkennungspunkte, wenn du Sockel, Mittelteil und Kuppel vollendet hast
    .do = 2 Anerkennungspunkte von der Geistlichkeit für Sockel, Mittelteil und Kuppel erhalten
n-of = { $count ->
    [one] { $count } { $resource_one }
   *[other] { $count } { $resource_many }
}
n-roubles = { $roubles } Rubel
n-price = { $price } Rubel
n-recognition = { $recognition ->
    [one] { $recognition } Anerkennungspunkt
   *[other] { $recognition } Anerkennungspunkte
}
n-prestige = { $prestige ->
    [one] { $prestige } Prestigepunkt
   *[other] { $prestige } Prestigepunkte
}
n-section = { $roubles ->
    [0] { n-recognition }
   *[other] { n-recognition } und { n-roubles }
}
action-closed = in diesem Zug vorbei


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
card-stocktaking = Inventur
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
prompt-build = { $left ->
    [0] Keine Lieferung mehr übrig: Beende den Bau.
    [one] Was lieferst du? Noch { $left } Lieferung.
   *[other] Was lieferst du? Noch { $left } Lieferungen.
}
prompt-deals = { $die_cap } liegt { $sector_in }. Welches Geschäft machst du?
prompt-cart = { $left ->
    [one] Was liefern die Fuhrleute außerdem? Noch { $left } Lieferung.
   *[other] Was liefern die Fuhrleute außerdem? Noch { $left } Lieferungen.
}
prompt-yakovlev_claim = Welchen Abschnitt beansprucht Jakowlew?
prompt-yakovlev_ornament = Welchen Abschnitt schmückt Jakowlew?

# ------------------------------------------------------------------ moves
move-claim = { $tile_id ->
    [none] Abschnitt { $site } beanspruchen
   *[other] Abschnitt { $site } beanspruchen und das Plättchen „{ $tile }“ nehmen
}
move-take_banner = Eine Fahne { $slot_from } nehmen
move-place_face_down = Das Plättchen verdeckt { $slot_into } legen
move-place_face_up = { $count ->
    [0] Das Plättchen für { n-price } offen { $slot_into } legen
   *[other] Das Plättchen für { n-price } offen { $slot_into } legen und { n-of } erhalten
}
move-take_bonus = { $count ->
    [0] Nichts vom neuen Plättchen nehmen
   *[other] { $resource_id ->
        [none] Material vom neuen Plättchen nehmen
       *[other] Vom neuen Plättchen { n-of } nehmen
    }
}
move-deliver = { $done ->
    [0] An Abschnitt { $site } { $material_a } liefern
   *[1] An Abschnitt { $site } { $material_a } liefern und ihn vollenden: { n-section }
}
move-decorate = { $prestige ->
    [0] An Abschnitt { $site } für { $material_a } { $ornament_acc } { $jewels } anbringen
   *[other] An Abschnitt { $site } für { $material_a } { $ornament_acc } { $jewels } anbringen und { n-prestige } erhalten
}
move-move_die = { $extra ->
    [0] { $die_capacc } { $sector_into } ziehen: Dort gibt es { n-of }
    [one] { $die_capacc } { $sector_into } ziehen, davon { $extra } Sektor für { $extra } Rubel: Dort gibt es { n-of }
   *[other] { $die_capacc } { $sector_into } ziehen, davon { $extra } Sektoren für { $extra } Rubel: Dort gibt es { n-of }
}
move-take_resources = { $resource_id ->
    [none] Die Rohstoffe des Sektors nehmen
   *[other] { n-of } vom Markt nehmen
}
move-activate = { $resource_id ->
    [none] Das Werkstattplättchen { $slot_in } aktivieren
   *[other] Das Werkstattplättchen { $slot_in } aktivieren und { n-of } erhalten
}
move-sell = Den Handwerkern für { n-price } { $material_a } verkaufen
move-buy = Bei den Handwerkern für { n-price } { $material_a } kaufen
n-fare = { $count ->
    [0] zum Preis der Fuhrleute
    [1] für { n-price }
   *[2] für { n-price } (2 Lieferungen)
}
n-and-fare = { $count ->
    [0] { "" }
    [1] { " " }und { n-price }
   *[2] { " " }und { n-price } (2 Lieferungen)
}
move-cart = { $done ->
    [0] Mit den Fuhrleuten { n-fare } { $material_a } an Abschnitt { $site } liefern
   *[1] Mit den Fuhrleuten { n-fare } { $material_a } an Abschnitt { $site } liefern und ihn vollenden: { n-section }
}
move-cart_decorate = { $prestige ->
    [0] Mit den Fuhrleuten an Abschnitt { $site } für { $material_a }{ n-and-fare } { $ornament_acc } { $jewels } anbringen
   *[other] Mit den Fuhrleuten an Abschnitt { $site } für { $material_a }{ n-and-fare } { $ornament_acc } { $jewels } anbringen und { n-prestige } erhalten
}
move-stop = Nichts mehr liefern
move-swap_tiles = Die Rohstoffplättchen { $sector_gen } und { $other_gen } für { n-price } vertauschen
move-trade_two = Den Kaufleuten 2 { $material_many } geben und { $wanted_a } nehmen
move-trade_one = Den Kaufleuten 1 Rubel und { $material_a } geben und { $wanted_a } nehmen
move-trade_four = { $second_same ->
    [no] Den Kaufleuten 4 { $material_many } geben und { $wanted_a } und { $second_a } nehmen
   *[yes] Den Kaufleuten 4 { $material_many } geben und 2 { $wanted_many } nehmen
}
move-use_workshop = { $resource_id ->
    [none] Über die Kaufleute das Werkstattplättchen { $slot_in } aktivieren
   *[other] Über die Kaufleute das Werkstattplättchen { $slot_in } aktivieren und { n-of } erhalten
}
move-donate = Der Geistlichkeit { $material_a }, { $second_a } und { $third_a } für 1 Prestigepunkt geben
move-call_on = { $action_do }
# The same for a report, where no action is named.
verb-call_on = Die Zunftkarte nutzen
move-exchange_prestige = 1 Prestigepunkt für { n-roubles } hergeben
move-reroll = 1 Prestigepunkt hergeben und die Würfel { $sector_in } neu werfen
move-end_turn = Den Zug beenden
move-claim_for_yakovlev = Jakowlew beansprucht Abschnitt { $site }
move-decorate_for_yakovlev = Jakowlew bringt { $ornament_acc } an Abschnitt { $site } an

# ------------------------------------------------------------------ story
event-game_begins = Der Plan der Kathedrale: { $plan }.
event-claimed = { $tile_id ->
    [none] { $seat } beansprucht Abschnitt { $site }.
   *[other] { $seat } beansprucht Abschnitt { $site } und nimmt das Plättchen „{ $tile }“.
}
event-tile_face_down = { $seat } legt das Plättchen „{ $tile }“ verdeckt { $slot_into }.
event-tile_face_up = { $seat } legt das Plättchen „{ $tile }“ offen { $slot_into }.
event-ornament_freed = { $seat } darf nun { $ornament_acc } verwenden.
event-delivered = { $seat } liefert { $material_a } an Abschnitt { $site }.
event-completed = { $seat } vollendet Abschnitt { $site }.
event-decorated = { $seat } bringt { $ornament_acc } an Abschnitt { $site } an.
event-die_moved = { $seat } zieht { $die_acc } { $sector_into }.
event-die_rolled = { $die_cap } wird geworfen: { $value }.
event-no_room = { $seat } hat im Lager keinen Platz für { n-of }.
event-left_lying = { $seat } lässt { n-of } liegen.
event-activated = { $seat } aktiviert das Werkstattplättchen „{ $tile }“.
event-influence_used = { $seat } nutzt Einfluss ({ $action }).
event-tiles_swapped = { $seat } vertauscht die Rohstoffplättchen { $sector_gen } und { $other_gen }.
event-gained = { $seat } erhält { n-of }.
event-gave = { $seat } gibt { n-of } ab.
event-roubles_gained = { $seat } erhält { n-roubles }.
event-roubles_paid = { $seat } zahlt { n-roubles }.
event-recognition_gained = { $seat } gewinnt { n-recognition }.
event-recognition_lost = { $seat } verliert { n-recognition }, weil ein Turm aufgehalten wird.
event-prestige_gained = { $seat } gewinnt { n-prestige }.
event-prestige_sold = { $seat } gibt 1 Prestigepunkt für Rubel her.
event-reroll_bought = { $seat } gibt 1 Prestigepunkt her und wirft die Würfel { $sector_in } neu.
event-sixth_section = { $seat } vollendet den sechsten Abschnitt; die anderen haben noch einen Zug.
event-game_over = Die letzten Züge sind gespielt, die Punkte werden gezählt.
event-building_stopped = Kein Abschnitt lässt sich mehr vollenden: Der Bau steht still, die Punkte werden gezählt.
event-yakovlev_card = Jakowlew handelt nach seiner Karte „{ $card }“.
event-yakovlev_blocked = Der Sektor voraus ist voll, und Jakowlew lässt { $die_acc } liegen.
event-stock_taken = Jakowlew legt { $material_a } beiseite.
event-tiles_shuffled = Jakowlews Plättchen werden gemischt und neu ausgelegt.

# ------------------------------------------------------------------ refusals
why-main-action-first = Ein Zug braucht eine Hauptaktion: einen Abschnitt beanspruchen, bauen oder auf den Markt gehen.
why-one-main-action = Ein Zug hat nur eine Hauptaktion, und du hast deine schon gewählt.
why-no-visit = Geschäfte macht man erst, wenn auf dem Markt ein Würfel gezogen wurde.
why-no-prestige = Hinter deinem Marker liegt kein Feld mit Adler, also kannst du kein Prestige hergeben.
why-rerolled = Würfel lassen sich nur einmal im Zug für Prestige neu werfen.
why-exchange-closed = An diesem Tisch tauscht man Prestige nur zu einem Zeitpunkt des Zuges, und der ist vorbei.
why-no-roubles-left = Im Vorrat sind keine Rubel mehr.
why-no-dice-there = Es gibt nichts neu zu werfen, denn { $sector_in } liegen keine Würfel.
why-no-section = Der Plan hat keinen Abschnitt { $site }.
why-no-banner = Du hast keine Fahne mehr.
why-claimed = Auf Abschnitt { $site } steht schon eine Fahne.
why-nothing-below = Abschnitt { $site } lässt sich erst beanspruchen, wenn auf dem darunter eine Fahne steht.
why-no-claim = Ein Plättchen legt man ab, sobald sein Abschnitt beansprucht ist.
why-banner-first = Sag zuerst, woher die Fahne kommt.
why-tile-first = Leg zuerst das Plättchen des beanspruchten Abschnitts auf ein Feld.
why-bonus-first = Sag zuerst, wie viel Material du vom neuen Plättchen nimmst.
why-no-banner-there = Dort liegt keine deiner Fahnen.
why-slot-banner = Das Plättchen kann nicht { $slot_into }: Dort liegt eine Fahne.
why-slot-taken = Das Plättchen kann nicht { $slot_into }: Dort liegt schon eines.
n-held = { $held ->
    [0] keine
   *[other] { $held }
}
why-slot-price = Ein Plättchen hier offen abzulegen kostet { n-price }; du hast { n-held }.
why-too-much = Du kannst höchstens { $most } nehmen: Plättchen, Vorrat und Lager setzen die Grenze.
why-no-deliveries-left = Es ist keine Lieferung mehr übrig.
why-not-your-section = Auf Abschnitt { $site } steht nicht deine Fahne.
why-section-completed = Abschnitt { $site } ist schon vollendet.
why-material-missing = Du hast { $material_none } im Lager.
why-not-needed = Abschnitt { $site } braucht { $material_none } mehr.
why-decorate-completed = Nur vollendete Abschnitte werden geschmückt, und Abschnitt { $site } ist nicht vollendet.
why-decorated-already = Abschnitt { $site } trägt schon ein Schmuckstück.
why-no-ornament = An { $section_type_acc } gehört { $ornament_nom }, und du hast keines dieser Schmuckstücke mehr.
why-ornament-locked = An { $section_type_acc } gehört { $ornament_nom }, und dein Schmuckstück liegt noch in seinem Feld: Leg dort ein Plättchen offen ab.
why-too-many-jewels = { $left ->
    [one] Schmuckstück und Edelsteine zählen als Lieferungen, und davon bleibt dir { $left }.
   *[other] Schmuckstück und Edelsteine zählen als Lieferungen, und davon bleiben dir { $left }.
}
why-no-such-jewels = Diese Edelsteine liegen nicht in deinem Lager.
why-not-your-die = Für Rubel zieht man nur den weißen Würfel und den der eigenen Farbe weiter; dies ist { $die_def }.
why-too-few-roubles = Das kostet { n-price }; du hast { n-held }.
why-sector-full = Der Würfel kann nicht { $sector_into }: Dort ist kein Platz mehr.
why-deal-done = Jedes Geschäft macht man einmal im Zug, und dieses ist gemacht.
why-offer = So viel gibt es hier nicht: höchstens { $most ->
    [one] { $most } { $resource_one }
   *[other] { $most } { $resource_many }
}.
why-slot-colour = Du hast { $die_acc } gezogen: Jetzt lassen sich nur Plättchen auf Feldern seiner Farbe aktivieren.
why-no-tile = Es gibt nichts zu aktivieren, denn { $slot_in } liegt kein offenes Plättchen.
why-storage-full = Dein Lager ist voll, und weggeworfen wird nichts.
why-supply-empty = Im Vorrat gibt es nicht mehr genug { $resource_many }.
why-not-on-card = Hier liegt die Karte der { $guild }, und die bietet das nicht.
why-influence-used = Von den beiden Aktionen auf der Karte der { $guild } nutzt man nur eine, und dein Einfluss ist verbraucht.
why-repeats-over = Wiederholt wird am Stück: Nach einem anderen Geschäft kehrt man nicht zur Aktion der { $guild } zurück.
why-cart-first = Beende zuerst die Lieferung mit den Fuhrleuten.
why-goods-missing = { $count ->
    [1] Du hast { $material_none } im Lager.
   *[other] Dafür brauchst du { $count } { $material_many } im Lager.
}
why-three-different = Dafür braucht es drei verschiedene Materialien aus dem Lager.
why-not-all-types = Dafür musst du Sockel, Mittelteil und Kuppel vollendet haben.
why-not-for-yakovlev = Für Jakowlew kommt ein anderer Abschnitt zuerst.
why-yakovlevs-turn = Jakowlew ist am Zug; du wählst nur für ihn.
why-no-cart = Gerade wird nichts gefahren: Die Fuhrleute liefern nur nach ihrer eigenen Aktion weiter.
why-nothing-for-yakovlev = Für Jakowlew wählst du nur in seinem Zug und nur unter gleich guten Abschnitten.

# ------------------------------------------------------------------ answers given once for all

standing-end_turn = Wenn ein Abschnitt beansprucht ist, den Zug immer gleich beenden
