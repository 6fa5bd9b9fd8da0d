game-title = Village
game-tagline = Führe eine Familie durch die Generationen in die Dorfchronik.

# ------------------------------------------------------------------ options
option-start_bonus = Startboni nach Platz in der Spielreihenfolge
choice-start_bonus-recommended = wie in der Regel empfohlen
choice-start_bonus-none = keine
option-well_coins = Münzen unter den drei gleichen Steinen am Brunnen
choice-well_coins-allowed = erlaubt
choice-well_coins-cubes_only = nur Steine
option-council_cubes = Die zwei Steine der zweiten Ratsstufe
choice-council_cubes-any = beliebige zwei, auch gleiche
choice-council_cubes-different = zwei verschiedene Farben
option-market_plague_death = Tod durch einen Peststein vom Markt
choice-market_plague_death-end_of_turn = nach dem Markttag, am Ende des Zuges
choice-market_plague_death-at_once = sofort, bevor jemand verkauft
option-klara_cubes = Wie Klara ihre Steine nimmt (solo)
choice-klara_cubes-match = sie folgt deiner Farbe
choice-klara_cubes-die = ein vierseitiger Würfel entscheidet
option-klara_market = Wenn Klara den Stein vom Markt nimmt (solo)
choice-klara_market-market_day = Markttag: Auch du darfst verkaufen
choice-klara_market-customer_only = sie nimmt ihren Kunden, sonst verkauft niemand

# ------------------------------------------------------------------ things
colour-brown = braun
    .acc = braunen
    .nom = brauner
colour-pink = rosa
    .acc = rosafarbenen
    .nom = rosafarbener
colour-orange = orange
    .acc = orangefarbenen
    .nom = orangefarbener
colour-green = grün
    .acc = grünen
    .nom = grüner
colour-black = schwarz
    .acc = schwarzen
    .nom = schwarzer

influence-brown = Glaube
influence-pink = Wissen
influence-orange = Geschick
influence-green = Überzeugungskraft
influence-black = Pest

good-scroll = Schriftrolle
    .acc = eine Schriftrolle
good-horse = Pferd
    .acc = ein Pferd
good-plough = Pflug
    .acc = einen Pflug
good-ox = Ochse
    .acc = einen Ochsen
good-wagon = Wagen
    .acc = einen Wagen
good-grain = Getreide
good-coin = Münze

space-harvest = Ernte
space-family = Familie
space-crafts = Handwerk
space-market = Markt
space-travel = Reise
space-council = Dorfrat
space-church = Kirche
space-well = Brunnen

profession-crafts = Handwerker
profession-church = Geistliche
profession-travel = Reisende
profession-farm = Bauern
profession-council = Ratsleute

workshop-wainwright = Wagnerei
workshop-stables = Stallungen
workshop-scribes = Schreibstube
workshop-smithy = Schmiede


city-A = Nordtor
    .in = in Nordtor
    .from = aus Nordtor
city-B = Ostfurt
    .in = in Ostfurt
    .from = aus Ostfurt
city-C = Oberstadt
    .in = in Oberstadt
    .from = aus Oberstadt
city-D = Unterstadt
    .in = in Unterstadt
    .from = aus Unterstadt
city-E = Fernberg
    .in = in Fernberg
    .from = aus Fernberg
city-F = Fernhafen
    .in = in Fernhafen
    .from = aus Fernhafen
from-A = { city-A.from }
from-B = { city-B.from }
from-C = { city-C.from }
from-D = { city-D.from }
from-E = { city-E.from }
from-F = { city-F.from }
from-village = aus dem Dorf


place-unborn = noch nicht geboren
place-farm = Hof
    .at = auf dem Hof
    .from = vom Hof
place-wainwright = Wagnerei
    .at = in der Wagnerei
    .from = aus der Wagnerei
place-stables = Stallungen
    .at = in den Stallungen
    .from = aus den Stallungen
place-scribes = Schreibstube
    .at = in der Schreibstube
    .from = aus der Schreibstube
place-smithy = Schmiede
    .at = in der Schmiede
    .from = aus der Schmiede
place-council_1 = Ratsstufe 1
    .at = auf Ratsstufe 1
    .from = von Ratsstufe 1
place-council_2 = Ratsstufe 2
    .at = auf Ratsstufe 2
    .from = von Ratsstufe 2
place-council_3 = Ratsstufe 3
    .at = auf Ratsstufe 3
    .from = von Ratsstufe 3
place-council_4 = Ratsstufe 4
    .at = auf Ratsstufe 4
    .from = von Ratsstufe 4
place-city_A = { city-A }
    .at = { city-A.in }
    .from = { city-A.from }
place-city_B = { city-B }
    .at = { city-B.in }
    .from = { city-B.from }
place-city_C = { city-C }
    .at = { city-C.in }
    .from = { city-C.from }
place-city_D = { city-D }
    .at = { city-D.in }
    .from = { city-D.from }
place-city_E = { city-E }
    .at = { city-E.in }
    .from = { city-E.from }
place-city_F = { city-F }
    .at = { city-F.in }
    .from = { city-F.from }
place-black_bag = schwarzer Beutel
place-church_1 = Kirchenstufe 1
    .at = auf Kirchenstufe 1
    .from = von Kirchenstufe 1
place-church_2 = Kirchenstufe 2
    .at = auf Kirchenstufe 2
    .from = von Kirchenstufe 2
place-church_3 = Kirchenstufe 3
    .at = auf Kirchenstufe 3
    .from = von Kirchenstufe 3
place-church_4 = Kirchenstufe 4
    .at = auf Kirchenstufe 4
    .from = von Kirchenstufe 4
place-chronicle_crafts = Chronik, Handwerk
place-chronicle_church = Chronik, Kirche
place-chronicle_travel = Chronik, Reise
place-chronicle_farm = Chronik, Hof
place-chronicle_council = Chronik, Dorfrat
place-grave = Friedhof
place-out_of_the_game = aus dem Spiel
place-beside_klaras_board = neben Klaras Tafel
place-waiting_at_church = wartet an der Kirche
rest-chronicle_crafts = kommt in die Chronik (Handwerk)
rest-chronicle_church = kommt in die Chronik (Kirche)
rest-chronicle_travel = kommt in die Chronik (Reise)
rest-chronicle_farm = kommt in die Chronik (Hof)
rest-chronicle_council = kommt in die Chronik (Dorfrat)
rest-grave = wird auf dem Friedhof begraben
rest-out_of_the_game = verlässt das Spiel, denn kein Platz ist mehr frei

source-fame = Im Spiel gewonnene Punkte
n-hours = { $hours ->
    [one] { $hours } Zeiteinheit
   *[other] { $hours } Zeiteinheiten
}
n-sacks = { $sacks ->
    [one] { $sacks } Sack Getreide
   *[other] { $sacks } Säcke Getreide
}
n-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
n-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
n-reward = { $reward ->
    [0] keine Belohnung, da schon besucht
    [1] als Belohnung { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
    [2] als Belohnung { $amount ->
        [one] { $amount } Stein nach Wahl
       *[other] { $amount } Steine nach Wahl
    }
   *[3] als Belohnung { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }
}
privilege-1 = den Ring nehmen und in der nächsten Runde beginnen
privilege-2 = 2 Einflusssteine nach Wahl nehmen
privilege-3 = eine Ware nach Wahl nehmen
privilege-4 = für 1 Münze 3 Punkte erhalten
privilege-ring_coin = den Ring nehmen, der eine Münze ersetzt
privilege-ring_gone = der Ring ist vergeben, das bringt nichts
privilege-ring_spent = der Ring ist ausgegeben, das bringt nichts
source-travel = Reise
source-church = Kirche
source-customers = Kunden
source-chronicle = Chronik
source-council = Dorfrat
source-coins = Münzen

title-apprentice = Lehrling
title-journeyman = Geselle
title-master = Meister
title-renowned_master = Berühmter Meister
title-genius = Genie
title-legend = Legende

# ------------------------------------------------------------------ questions
prompt-turn = Welchen Stein nimmst du, oder zahlst du am Brunnen?
prompt-well = Welche Aktion führst du aus?
prompt-harvest = Die Ernte einbringen?
prompt-family = Ein neues Familienmitglied, oder jemanden heimholen?
prompt-crafts = Was willst du von den Handwerkern?
prompt-produce = Stellt der neue Handwerker gleich etwas her?
prompt-pay_goods = Womit bezahlst du { $good_acc }?
prompt-market_day = Welchen Kunden bedienst du?
prompt-pay_customer = Womit zahlst du den Aufpreis an Stand { $stall }?
prompt-travel = Wer reist wohin?
prompt-pay_road = Womit bezahlst du die Straße nach { $city }?
prompt-council = Was tust du im Dorfrat?
prompt-pay_council = Womit bezahlst du Ratsstufe { $step }?
prompt-privilege = Welches Privileg nutzt du?
prompt-cubes = { $count ->
    [one] Welchen Stein nimmst du aus dem Vorrat?
   *[other] Welche Steine nimmst du aus dem Vorrat?
}
prompt-goods = Welche Ware nimmst du?
prompt-church = Wer geht in die Kirche?
prompt-pay_church = Womit zahlst du in der Kirche?
prompt-death = Die Zeit eines deiner Familienmitglieder mit der Zahl { $number } ist abgelaufen. Wer stirbt?
prompt-mass_draw = Eine Münze zahlen und ein eigenes Familienmitglied aus dem schwarzen Beutel ziehen?
prompt-mass_climb = Wen lässt du für Getreide in der Kirche aufsteigen?
prompt-klara_cube = Welchen Stein nimmt Klara vom Feld „{ $space }“?

# ------------------------------------------------------------------ moves
move-take = { $colour_id ->
    [black] Den Peststein vom Feld „{ $space }“ nehmen und { n-hours } verlieren
   *[other] Einen { $colour_acc } Stein vom Feld „{ $space }“ nehmen
}
move-well = Am Brunnen { $way } für eine beliebige Aktion zahlen
move-go_to = Die Aktion „{ $space }“ ausführen
move-decline_turn = Auf den letzten Zug verzichten
move-skip = Auf die Aktion verzichten
move-harvest = { $sacks ->
    [0] Vergeblich ernten: Die Scheune ist voll
    [one] Die Ernte einbringen: { $sacks } Sack Getreide
   *[other] Die Ernte einbringen: { $sacks } Säcke Getreide
}
move-birth = { $number ->
    [0] Ein neues Familienmitglied auf den Hof holen
   *[other] Ein neues Familienmitglied mit der Zahl { $number } auf den Hof holen
}
move-call_home = Familienmitglied { $number } { $place_from } heimholen
move-train = Familienmitglied { $number } { $place_at } ausbilden, für { n-hours }
move-make = Für { n-hours } { $good_acc } herstellen
move-make_nothing = Jetzt nichts herstellen
move-buy = { $sacks ->
    [0] Für { $way } { $good_acc } kaufen
   *[other] Für { n-sacks } { $good_acc } kaufen
}
move-mill = In der Mühle { n-sacks } zu { n-coins } machen, für { n-hours }
move-set_out = Familienmitglied { $number } nach { $city } schicken, für einen Wagen, { $way } und { n-hours }: { n-reward }
move-move_on = Familienmitglied { $number } { $from_from } weiter nach { $city } schicken, für einen Wagen, { $way } und { n-hours }: { n-reward }
move-enter_council = Familienmitglied { $number } auf Ratsstufe 1 schicken, für { n-hours } und { $way } oder eine Schriftrolle
move-advance = Familienmitglied { $number } auf Ratsstufe { $next } aufrücken lassen, für { n-hours } und { $way } oder eine Schriftrolle
move-use_privilege = Das Privileg der Stufe { $step } nutzen: { $privilege }
move-no_privilege = Kein Privileg nutzen
move-take_cubes = { $way } nehmen
move-take_goods = { $good_id ->
    [scroll] Eine Schriftrolle nehmen
    [horse] Ein Pferd nehmen
    [plough] Einen Pflug nehmen
    [ox] Einen Ochsen nehmen
   *[wagon] Einen Wagen nehmen
}
move-join_church = Familienmitglied { $number } in den schwarzen Beutel schicken, für { $way } oder { n-hours }
move-pay = { $way } zahlen
move-serve = { $customer_id ->
    [nobody] Den Kunden an Stand { $stall } bedienen
   *[other] Den Kunden bedienen, der { $customer_want } will: { n-points }, { $way_id ->
        [None] ohne Aufpreis
       *[other] für { $way } und { n-hours }
    }
}
move-pass = Für den Rest des Markttags passen
move-bury = { $number ->
    [0] Das Familienmitglied { $place_at } stirbt und { $rest }
   *[other] Familienmitglied { $number } { $place_at } stirbt und { $rest }
}
move-draw_figure = { n-coins } zahlen und das eigene Familienmitglied { $number } aus dem schwarzen Beutel ziehen
move-stop_drawing = Niemanden mehr ziehen
move-climb = Familienmitglied { $number } auf Kirchenstufe { $next } aufsteigen lassen, für { n-sacks }
move-stop_climbing = Niemanden mehr aufsteigen lassen
move-klara_takes = Klara nimmt einen { $colour_acc } Stein

# ------------------------------------------------------------------ story
event-game_begins = Das Spiel beginnt; { $seat } fängt an.
event-round_begins = Runde { $round } beginnt; { $seat } fängt an.
event-cubes_laid = { $cubes_count ->
    [0] Das Feld „{ $space }“ bleibt ohne Steine.
    [one] Ein Stein kommt auf das Feld „{ $space }“: { $cubes }.
   *[other] Auf das Feld „{ $space }“ kommen Steine: { $cubes }.
}
event-took = { $seat } nimmt einen { $colour_acc } Stein vom Feld „{ $space }“.
event-went_to = { $seat } wählt die Aktion „{ $space }“.
event-declined_turn = { $seat } verzichtet auf den letzten Zug.
event-could_not_act = { $seat } kann diese Aktion nicht ausführen.
event-did_nothing = { $seat } verzichtet auf die Aktion.
event-paid = { $seat } zahlt { $way }.
event-paid_grain = { $seat } zahlt { n-sacks }.
event-hours_spent = { $seat } verbraucht { n-hours }.
event-quill_passed = Der Zeitmarker zieht an der Feder vorbei: { $seat } verliert eines der ältesten Familienmitglieder.
event-died = Familienmitglied { $number } von { $seat } stirbt und { $rest }.
event-nobody_to_die = { $seat } verliert niemanden: Kein Familienmitglied ist zu sehen.
event-end_in_sight = { $seat } belegt den letzten Platz in der Chronik oder auf dem Friedhof: Das Ende naht.
event-harvested = { $sacks ->
    [0] { $seat } erntet vergeblich: Die Scheune ist voll.
   *[other] { $seat } erntet { n-sacks }.
}
event-born = { $seat } holt ein neues Familienmitglied mit der Zahl { $number } auf den Hof.
event-called_home = { $seat } holt Familienmitglied { $number } { $place_from } heim.
event-trained = { $seat } bildet Familienmitglied { $number } { $place_at } aus.
event-made = { $seat } stellt { $good_acc } her.
event-got_goods = { $seat } erhält { $good_acc }.
event-got_grain = { $seat } erhält { n-sacks }.
event-got_coins = { $seat } erhält { n-coins }.
event-took_cubes = { $seat } nimmt { $way } aus dem Vorrat.
event-milled = { $seat } gibt { n-sacks } in die Mühle und erhält { n-coins }.
event-travelled = { $seat } schickt Familienmitglied { $number } nach { $city }.
event-fame = { $seat } gewinnt { n-points }.
event-council_step = { $seat } stellt Familienmitglied { $number } auf Ratsstufe { $step }.
event-took_ring = { $seat } nimmt den Ring.
event-ring_was_gone = { $seat } erhält nichts: Der Ring ist vergeben.
event-ring_spent = { $seat } gibt den Ring als Münze aus.
event-bought_fame = { $seat } zahlt eine Münze und gewinnt { n-points }.
event-joined_church = { $seat } schickt Familienmitglied { $number } in den schwarzen Beutel.
event-market_day_begins = { $seat } eröffnet einen Markttag.
event-served = { $seat } bedient den Kunden, der { $customer_want } will.
event-passed = { $seat } verkauft an diesem Markttag nichts mehr.
event-customer_moved_up = Ein Kunde tritt an die Stände; er will { $customer_want }.
event-customer_came = Ein Kunde stellt sich in die Schlange; er will { $customer_want }.
event-lacked_surcharge = { $seat } hat, was ein Kunde will, aber weder einen grünen Stein noch eine Münze für den Aufpreis.
event-market_day_ends = Der Markttag geht zu Ende.
event-mass_begins = Die Glocken rufen zur Messe.
event-bought_figure = { $seat } zahlt eine Münze und zieht Familienmitglied { $number }.
event-drawn = Familienmitglied { $number } von { $seat } wird aus dem schwarzen Beutel gezogen und kommt auf Kirchenstufe 1.
event-monk_drawn = Ein Mönch wird gezogen und kommt zurück in den schwarzen Beutel.
event-climbed = { $seat } lässt Familienmitglied { $number } auf Kirchenstufe { $step } aufsteigen.
event-leads_church = { $seat } führt in der Kirche und gewinnt { n-points }.
event-game_over = Das Spiel ist zu Ende, die Punkte werden gezählt.
event-klara_took = Klara nimmt einen { $colour_acc } Stein vom Feld „{ $space }“.
event-die_rolled = Der Würfel zeigt { $colour_id ->
    [brown] Braun
    [pink] Rosa
    [green] Grün
   *[other] Orange
}.
event-quill_turned = Klara deckt ein Plättchen mit Feder auf.
event-blank_turned = Klara deckt ein leeres Plättchen auf.
event-klara_lost = Klaras Familienmitglied { $number } stirbt und { $rest }.
event-klara_loses_nobody = Klara verliert niemanden: Kein Familienmitglied ist zu sehen.
event-klara_brought_the_end = Klara belegt den letzten Platz in der Chronik oder auf dem Friedhof: Das Ende naht.
event-klara_begins_market_day = Klara eröffnet einen Markttag.
event-klara_served = Klara nimmt den Kunden, der { $customer_want } will.
event-klara_joined_church = Klara schickt Familienmitglied { $number } in den schwarzen Beutel.
event-klara_drawn = Klaras Familienmitglied { $number } wird gezogen und kommt auf Kirchenstufe { $step }.
event-klara_leads_church = Klara führt in der Kirche.

# ------------------------------------------------------------------ refusals
why-not-the-oldest = Sterben kann nur eines der ältesten Familienmitglieder, die zu sehen sind: jetzt eines mit der Zahl { $number }.
why-cannot-pay-that = Du kannst { $way } nicht zahlen.
why-other-price = Hier zahlt man etwas anderes als { $way }.
why-must-act = Wer am Brunnen zahlt oder eine freie Aktion hat, muss sie ausführen.
why-different-cubes = An diesem Tisch müssen die zwei Steine des Privilegs verschiedene Farben haben.
why-number-of-cubes = { $count ->
    [one] Hier wählst du { $count } Stein.
   *[other] Hier wählst du { $count } Steine.
}
why-supply-short = Im Vorrat sind nicht genug von diesen Steinen.
why-nobody-unborn = Im Vorrat ist kein Familienmitglied von dir mehr.
why-nobody-there = Du hast kein Familienmitglied { $number } { $place_at }.
why-nobody-home = Du hast kein Familienmitglied { $number } auf dem Hof.
why-no-craftsman = Um diese Ware für Zeit herzustellen, brauchst du ein Familienmitglied { $place_at }.
why-cannot-buy = Du kannst { $good_acc } nicht bezahlen.
why-no-grain-for-mill = Die Mühle braucht { n-sacks }.
why-other-craft = Der neue Handwerker arbeitet { $place_at } und stellt nur her, was es dort gibt.
why-one-way = In einer Aktion wird eine Ware entweder für Zeit hergestellt oder gekauft.
why-no-road = Von dort führt keine Straße nach { $city }.
why-no-traveller = Du hast kein Familienmitglied { $number } { $city_in }.
why-cannot-pay-road = Dir fehlen der Wagen oder die Steine für die Straße nach { $city }.
why-not-on-step = Das Privileg der Stufe { $step } ist außer Reichweite: Es zählen nur die eigene Stufe und die davor.
why-no-coin = Dieses Privileg kostet 1 Münze.
why-cannot-pay-council = Eine Ratsstufe kostet 2 grüne Steine (Münzen können sie ersetzen) oder eine Schriftrolle.
why-nobody-on-step = Du hast kein Familienmitglied { $number } auf Ratsstufe { $step }.
why-ring-gone = Der Ring ist vergeben; die erste Stufe bringt dann nichts.
why-ring-spent = Du hast den Ring ausgegeben; mit der neuen Runde liegt er wieder im Dorfrat.
why-market-day = Ein begonnener Markttag wird abgehalten: Bediene einen Kunden oder passe.
why-stall-closed = Stand { $stall } ist bei dieser Spielerzahl geschlossen.
why-stall-empty = An Stand { $stall } steht niemand.
why-no-surcharge = Frei ist nur der erste Kunde dessen, der den Markttag eröffnet hat; jeder andere kostet 1 grünen Stein (oder eine Münze) und 1 Zeiteinheit.
why-cannot-serve = Dieser Kunde will { $customer_want }; das fehlt dir.
why-not-in-bag = Du hast kein Familienmitglied { $number } im schwarzen Beutel.
why-nobody-on-church-step = Du hast kein Familienmitglied { $number } auf Kirchenstufe { $step }.
why-no-grain-to-climb = Diese Stufe kostet { n-sacks }.
why-board-empty = Der Spielplan ist leer: Ein letzter Zug ist jetzt eine beliebige Aktion, kostenlos.
why-no-such-cube = { $colour_id ->
    [black] Auf dem Feld „{ $space }“ liegt kein Peststein.
   *[other] Auf dem Feld „{ $space }“ liegt kein { $colour_nom } Stein.
}
why-well-dry = Der Brunnen gibt eine Aktion nur, solange Steine auf dem Spielplan liegen.
why-no-coins-at-well = An diesem Tisch nimmt der Brunnen nur drei echte Steine einer Farbe, keine Münzen.
why-cannot-pay-well = Der Brunnen kostet drei Steine einer Farbe.
why-pay-well-first = Ohne einen Stein zu nehmen, handelst du nur gegen Bezahlung am Brunnen.
why-nothing-there = Auf dem Feld „{ $space }“ kannst du jetzt nichts tun.
why-must-take = Du musst einen Stein nehmen oder am Brunnen zahlen; verzichten kann man nur auf einen letzten Zug.

# ------------------------------------------------------------------ payments
way-brown = 1 braunen Stein
way-pink = 1 rosafarbenen Stein
way-orange = 1 orangefarbenen Stein
way-green = 1 grünen Stein
way-coin = 1 Münze
way-brown_brown = 2 braune Steine
way-brown_pink = 1 braunen und 1 rosafarbenen Stein
way-brown_orange = 1 braunen und 1 orangefarbenen Stein
way-brown_green = 1 braunen und 1 grünen Stein
way-brown_coin = 1 braunen Stein und 1 Münze
way-pink_pink = 2 rosafarbene Steine
way-pink_orange = 1 rosafarbenen und 1 orangefarbenen Stein
way-pink_green = 1 rosafarbenen und 1 grünen Stein
way-pink_coin = 1 rosafarbenen Stein und 1 Münze
way-orange_orange = 2 orangefarbene Steine
way-orange_green = 1 orangefarbenen und 1 grünen Stein
way-orange_coin = 1 orangefarbenen Stein und 1 Münze
way-green_green = 2 grüne Steine
way-green_coin = 1 grünen Stein und 1 Münze
way-coin_coin = 2 Münzen
way-brown_brown_brown = 3 braune Steine
way-brown_brown_pink = 2 braune und 1 rosafarbenen Stein
way-brown_brown_orange = 2 braune und 1 orangefarbenen Stein
way-brown_brown_green = 2 braune und 1 grünen Stein
way-brown_brown_coin = 2 braune Steine und 1 Münze
way-brown_pink_pink = 1 braunen und 2 rosafarbene Steine
way-brown_pink_orange = 1 braunen, 1 rosafarbenen und 1 orangefarbenen Stein
way-brown_pink_green = 1 braunen, 1 rosafarbenen und 1 grünen Stein
way-brown_pink_coin = 1 Münze, 1 braunen und 1 rosafarbenen Stein
way-brown_orange_orange = 1 braunen und 2 orangefarbene Steine
way-brown_orange_green = 1 braunen, 1 orangefarbenen und 1 grünen Stein
way-brown_orange_coin = 1 Münze, 1 braunen und 1 orangefarbenen Stein
way-brown_green_green = 1 braunen und 2 grüne Steine
way-brown_green_coin = 1 Münze, 1 braunen und 1 grünen Stein
way-brown_coin_coin = 1 braunen Stein und 2 Münzen
way-pink_pink_pink = 3 rosafarbene Steine
way-pink_pink_orange = 2 rosafarbene und 1 orangefarbenen Stein
way-pink_pink_green = 2 rosafarbene und 1 grünen Stein
way-pink_pink_coin = 2 rosafarbene Steine und 1 Münze
way-pink_orange_orange = 1 rosafarbenen und 2 orangefarbene Steine
way-pink_orange_green = 1 rosafarbenen, 1 orangefarbenen und 1 grünen Stein
way-pink_orange_coin = 1 Münze, 1 rosafarbenen und 1 orangefarbenen Stein
way-pink_green_green = 1 rosafarbenen und 2 grüne Steine
way-pink_green_coin = 1 Münze, 1 rosafarbenen und 1 grünen Stein
way-pink_coin_coin = 1 rosafarbenen Stein und 2 Münzen
way-orange_orange_orange = 3 orangefarbene Steine
way-orange_orange_green = 2 orangefarbene und 1 grünen Stein
way-orange_orange_coin = 2 orangefarbene Steine und 1 Münze
way-orange_green_green = 1 orangefarbenen und 2 grüne Steine
way-orange_green_coin = 1 Münze, 1 orangefarbenen und 1 grünen Stein
way-orange_coin_coin = 1 orangefarbenen Stein und 2 Münzen
way-green_green_green = 3 grüne Steine
way-green_green_coin = 2 grüne Steine und 1 Münze
way-green_coin_coin = 1 grünen Stein und 2 Münzen
way-coin_coin_coin = 3 Münzen
way-scroll = 1 Schriftrolle
way-hours = 3 Zeiteinheiten

# ------------------------------------------------------------------ customers
customer-C01 = 2 Säcke Getreide (2 Punkte)
    .want = 2 Säcke Getreide
customer-C02 = 3 Säcke Getreide (3 Punkte)
    .want = 3 Säcke Getreide
customer-C03 = 3 Säcke Getreide (3 Punkte)
    .want = 3 Säcke Getreide
customer-C04 = 4 Säcke Getreide (4 Punkte)
    .want = 4 Säcke Getreide
customer-C05 = Schriftrolle (2 Punkte)
    .want = eine Schriftrolle
customer-C06 = Schriftrolle und Sack Getreide (3 Punkte)
    .want = eine Schriftrolle und einen Sack Getreide
customer-C07 = Schriftrolle und Sack Getreide (3 Punkte)
    .want = eine Schriftrolle und einen Sack Getreide
customer-C08 = Schriftrolle und 2 Säcke Getreide (4 Punkte)
    .want = eine Schriftrolle und 2 Säcke Getreide
customer-C09 = Wagen (3 Punkte)
    .want = einen Wagen
customer-C10 = Pflug (3 Punkte)
    .want = einen Pflug
customer-C11 = Pferd und Sack Getreide (4 Punkte)
    .want = ein Pferd und einen Sack Getreide
customer-C12 = Ochse und Sack Getreide (4 Punkte)
    .want = einen Ochsen und einen Sack Getreide
customer-C13 = Wagen und Sack Getreide (4 Punkte)
    .want = einen Wagen und einen Sack Getreide
customer-C14 = Pflug und Sack Getreide (4 Punkte)
    .want = einen Pflug und einen Sack Getreide
customer-C15 = 2 Schriftrollen (4 Punkte)
    .want = 2 Schriftrollen
customer-C16 = Schriftrolle und Wagen (4 Punkte)
    .want = eine Schriftrolle und einen Wagen
customer-C17 = Schriftrolle und Pferd (5 Punkte)
    .want = eine Schriftrolle und ein Pferd
customer-C18 = Schriftrolle und Ochse (5 Punkte)
    .want = eine Schriftrolle und einen Ochsen
customer-C19 = Schriftrolle und Pflug (5 Punkte)
    .want = eine Schriftrolle und einen Pflug
customer-C20 = Pferd und Pflug (6 Punkte)
    .want = ein Pferd und einen Pflug
customer-C21 = Ochse und Pflug (6 Punkte)
    .want = einen Ochsen und einen Pflug
customer-C22 = Pferd und Wagen (5 Punkte)
    .want = ein Pferd und einen Wagen
customer-C23 = Ochse und Wagen (5 Punkte)
    .want = einen Ochsen und einen Wagen
customer-C24 = Pferd und Ochse (6 Punkte)
    .want = ein Pferd und einen Ochsen
customer-nobody = niemand
    .want = nichts
why-choose-action-first = Wähle zuerst, welche der sieben Aktionen du ausführst.
why-take-cube-first = Nimm zuerst einen Stein oder bezahle am Brunnen: Ein Stein öffnet die Aktion seines Feldes.
why-other-space = Dein Stein erlaubt nur die Aktion seines eigenen Feldes: „{ $space }“.
why-space-chosen = Du hast die Aktion „{ $space }“ gewählt: Führe sie aus.
why-no-market-day = Kunden werden nur an einem Markttag bedient, und gerade ist keiner.
why-not-called-from-there = Heimholen kannst du nur aus Werkstätten und Städten und von den Stufen in Rat und Kirche.
why-nobody-at-mill = In der Mühle arbeitet niemand: Sie mahlt für jeden, der Getreide und Zeit hat.
why-grain-is-no-good = Getreide gehört nicht zu den fünf Waren, aus denen gewählt wird.
why-nobody-travels-home = Keine Straße führt zurück ins Dorf: Heim kommt man nur durch die Familienaktion.

# ------------------------------------------------------------------ answers given once for all

standing-harvest = Immer die Ernte einbringen
standing-make_nothing = Neue Handwerker stellen nie sofort etwas her
standing-stop_drawing = Bei der Messe nie für eine Figur bezahlen
standing-stop_climbing = Bei der Messe nie jemanden aufsteigen lassen
