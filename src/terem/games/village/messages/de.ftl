game-title = Village
game-tagline = Führe eine Familie durch die Generationen in die Dorfchronik.

# ------------------------------------------------------------------ options
option-start_bonus = Startboni nach Platz in der Spielreihenfolge
choice-start_bonus-recommended = wie in der Regel empfohlen
choice-start_bonus-none = keine
option-well_coins = Münzen unter den drei gleichen Würfeln am Brunnen
choice-well_coins-allowed = erlaubt
choice-well_coins-cubes_only = nur Würfel
option-council_cubes = Die zwei Würfel der zweiten Ratsstufe
choice-council_cubes-any = beliebige zwei, auch gleiche
choice-council_cubes-different = zwei verschiedene Farben
option-market_plague_death = Tod durch einen schwarzen Würfel vom Markt
choice-market_plague_death-end_of_turn = nach dem Markttag, am Ende des Zuges
choice-market_plague_death-at_once = sofort, bevor jemand verkauft
option-klara_cubes = Wie Klara ihre Würfel nimmt (solo)
choice-klara_cubes-match = sie folgt deiner Farbe
choice-klara_cubes-die = ein vierseitiger Würfel entscheidet
option-klara_market = Wenn Klara den Marktwürfel nimmt (solo)
choice-klara_market-market_day = ein Markttag: auch du darfst verkaufen
choice-klara_market-customer_only = sie nimmt ihren Kunden, sonst verkauft niemand

# ------------------------------------------------------------------ things
colour-brown = braun
    .acc = braunen
colour-pink = rosa
    .acc = rosa
colour-orange = orange
    .acc = orangen
colour-green = grün
    .acc = grünen
colour-black = schwarz
    .acc = schwarzen

influence-brown = Glaube
influence-pink = Wissen
influence-orange = Geschick
influence-green = Überzeugungskraft
influence-black = Pest

good-scroll = Schriftrolle
good-horse = Pferd
good-plough = Pflug
good-ox = Ochse
good-wagon = Wagen
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

source-privilege = Privileg des Rates
source-city = Stadt
source-start = Startbonus

city-A = Nordtor
city-B = Ostfurt
city-C = Oberstadt
city-D = Unterstadt
city-E = Fernberg
city-F = Fernhafen
from-A = { city-A }
from-B = { city-B }
from-C = { city-C }
from-D = { city-D }
from-E = { city-E }
from-F = { city-F }
from-village = das Dorf

must_act-no = nein
must_act-yes = ja

place-unborn = noch nicht geboren
    .at = noch nicht geboren
place-farm = Hof
    .at = auf dem Hof
place-wainwright = Wagnerei
    .at = in der Wagnerei
place-stables = Stallungen
    .at = in den Stallungen
place-scribes = Schreibstube
    .at = in der Schreibstube
place-smithy = Schmiede
    .at = in der Schmiede
place-council_1 = Ratsstufe 1
    .at = auf Ratsstufe 1
place-council_2 = Ratsstufe 2
    .at = auf Ratsstufe 2
place-council_3 = Ratsstufe 3
    .at = auf Ratsstufe 3
place-council_4 = Ratsstufe 4
    .at = auf Ratsstufe 4
place-city_A = Nordtor
    .at = in Nordtor
place-city_B = Ostfurt
    .at = in Ostfurt
place-city_C = Oberstadt
    .at = in Oberstadt
place-city_D = Unterstadt
    .at = in Unterstadt
place-city_E = Fernberg
    .at = in Fernberg
place-city_F = Fernhafen
    .at = in Fernhafen
place-black_bag = schwarzer Beutel
    .at = im schwarzen Beutel
place-church_1 = Kirchenstufe 1
    .at = auf Kirchenstufe 1
place-church_2 = Kirchenstufe 2
    .at = auf Kirchenstufe 2
place-church_3 = Kirchenstufe 3
    .at = auf Kirchenstufe 3
place-church_4 = Kirchenstufe 4
    .at = auf Kirchenstufe 4
place-chronicle_crafts = Chronik, Handwerker
    .at = in der Chronik unter den Handwerkern
place-chronicle_church = Chronik, Geistliche
    .at = in der Chronik unter den Geistlichen
place-chronicle_travel = Chronik, Reisende
    .at = in der Chronik unter den Reisenden
place-chronicle_farm = Chronik, Bauern
    .at = in der Chronik unter den Bauern
place-chronicle_council = Chronik, Ratsleute
    .at = in der Chronik unter den Ratsleuten
place-grave = Friedhof
    .at = in einem schlichten Grab
place-out_of_the_game = aus dem Spiel
    .at = nirgends, denn es war kein Platz mehr
place-beside_klaras_board = neben Klaras Tafel
    .at = neben Klaras Tafel
place-waiting_at_church = wartet an der Kirche
    .at = wartend an der Kirche

source-fame = Im Spiel gewonnener Ruhm
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
prompt-turn = Welchen Würfel nimmst du, oder zahlst du am Brunnen?
prompt-well = Welche Aktion gibt dir der Brunnen?
prompt-harvest = Die Ernte einbringen?
prompt-family = Ein Kind, oder jemanden heimholen?
prompt-crafts = Was willst du von den Handwerkern?
prompt-produce = Stellt das neue Handwerksmitglied gleich etwas her?
prompt-pay_goods = Womit bezahlst du diese Ware: { $good }?
prompt-market_day = Wen bedienst du?
prompt-pay_customer = Womit zahlst du den Aufpreis an Stand { $stall }?
prompt-travel = Wer reist wohin?
prompt-pay_road = Womit bezahlst du die Straße nach { $city }?
prompt-council = Was tust du im Dorfrat?
prompt-pay_council = Womit bezahlst du Ratsstufe { $step }?
prompt-privilege = Welches Privileg nutzt du auf Ratsstufe { $step }?
prompt-cubes = { $count ->
    [one] Welchen Würfel nimmst du aus dem Vorrat?
   *[other] Welche Würfel nimmst du aus dem Vorrat?
}
prompt-goods = Welche Ware nimmst du?
prompt-church = Wer geht in die Kirche?
prompt-pay_church = Womit bezahlst du die Kirche?
prompt-death = Für ein Familienmitglied mit der Zahl { $number } ist die Zeit abgelaufen. Wer stirbt?
prompt-mass_draw = Eine Münze zahlen und eine eigene Figur für die Messe ziehen?
prompt-mass_climb = Wer steigt in der Kirche auf, gegen Getreide?
prompt-klara_cube = Welchen Würfel nimmt Klara von diesem Feld: { $space }?

# ------------------------------------------------------------------ moves
move-take = { $colour_id ->
    [black] { $space }: einen schwarzen Pestwürfel nehmen (2 Zeit)
   *[other] { $space }: einen { $colour_acc } Würfel nehmen
}
move-well = Am Brunnen zahlen: { $way }
move-go_to = Hier handeln: { $space }
move-decline_turn = Auf den letzten Zug verzichten
move-skip = Hier nichts tun
move-harvest = Die Ernte einbringen
move-birth = Ein Kind aufziehen
move-call_home = Die Zahl { $number } heimholen: { $place }
move-train = Eine Zahl { $number } ausbilden: { $place }
move-make = Gegen Zeit herstellen: { $good }
move-make_nothing = Jetzt nichts herstellen
move-buy = Kaufen: { $good }
move-mill = In der Mühle Getreide zu Münzen machen
move-set_out = Eine Zahl { $number } nach { $city } schicken
move-move_on = Eine Zahl { $number } reist von { $from } weiter nach { $city }
move-enter_council = Eine Zahl { $number } in den Dorfrat schicken
move-advance = Eine Zahl { $number } von Ratsstufe { $step } aufrücken lassen
move-use_privilege = { $step ->
    [1] Privileg der Stufe 1: den Ring nehmen und nächste Runde beginnen
    [2] Privileg der Stufe 2: 2 Würfel nach Wahl nehmen
    [3] Privileg der Stufe 3: eine Ware nach Wahl nehmen
   *[other] Privileg der Stufe 4: 1 Münze gegen 3 Punkte
}
move-no_privilege = Kein Privileg nutzen
move-take_cubes = Nehmen: { $way }
move-take_goods = Ware nehmen: { $good }
move-join_church = Eine Zahl { $number } in die Kirche schicken
move-pay = Zahlen: { $way }
move-serve = { $customer_id ->
    [nobody] Die Kundschaft an Stand { $stall } bedienen
   *[other] Stand { $stall }: bedienen, gewünscht wird { $customer }
}
move-pass = Für den Rest des Markttags passen
move-bury = Es stirbt, wer { $place_at } ist
move-draw_figure = Eine Münze zahlen und die eigene Zahl { $number } ziehen
move-stop_drawing = Niemanden mehr ziehen
move-climb = Eine Zahl { $number } von Kirchenstufe { $step } aufsteigen lassen
move-stop_climbing = Niemand steigt mehr auf
move-klara_takes = Klara nimmt einen { $colour_acc } Würfel

# ------------------------------------------------------------------ story
event-game_begins = Das Dorf erwachte; { $seat } begann.
event-round_begins = Runde { $round } begann mit { $seat }.
event-cubes_laid = { $cubes_count ->
    [0] Hier blieben die Würfel aus: { $space }.
   *[other] Ausgelegt bei { $space }: { $cubes }.
}
event-took = { $seat } nahm einen { $colour_acc } Würfel: { $space }.
event-went_to = { $seat } wählte eine Aktion: { $space }.
event-declined_turn = { $seat } verzichtete auf den letzten Zug.
event-could_not_act = { $seat } konnte dort nichts tun.
event-did_nothing = { $seat } ließ die Aktion aus.
event-paid = { $seat } zahlte { $way }.
event-paid_grain = { $seat } zahlte { $count ->
    [one] { $count } Sack
   *[other] { $count } Säcke
} Getreide.
event-hours_spent = { $seat } verbrauchte { $count ->
    [one] { $count } Zeiteinheit
   *[other] { $count } Zeiteinheiten
}.
event-quill_passed = Der Zeitstein von { $seat } zog an der Feder vorbei.
event-died = Eine Zahl { $number } von { $seat } starb und ruht { $place_at }.
event-nobody_to_die = Bei { $seat } war niemand zu sehen, der sterben konnte.
event-end_in_sight = Der letzte Platz ist durch { $seat } belegt: das Ende naht.
event-harvested = { $seat } erntete { $count ->
    [one] { $count } Sack
   *[other] { $count } Säcke
} Getreide.
event-born = Eine Zahl { $number } von { $seat } kam zur Welt.
event-called_home = { $seat } holte die Zahl { $number } heim, die { $place_at } war.
event-trained = Eine Zahl { $number } von { $seat } lernte ein Handwerk: { $place }.
event-made = { $seat } stellte eine Ware her: { $good }.
event-got_goods = { $seat } erhielt eine Ware: { $good }.
event-got_grain = { $seat } erhielt { $count ->
    [one] { $count } Sack
   *[other] { $count } Säcke
} Getreide.
event-got_coins = { $seat } erhielt { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}.
event-took_cubes = { $seat } nahm { $way }.
event-milled = { $seat } mahlte { $grain ->
    [one] { $grain } Sack
   *[other] { $grain } Säcke
} Getreide und bekam { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
event-travelled = Eine Zahl { $number } von { $seat } kam nach { $city }.
event-fame = { $seat } gewann { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
event-council_step = Eine Zahl { $number } von { $seat } kam auf Ratsstufe { $step }.
event-took_ring = { $seat } nahm den Ring.
event-ring_was_gone = { $seat } fand den Ring nicht mehr vor.
event-ring_spent = { $seat } gab den Ring als Münze aus.
event-bought_fame = { $seat } gab eine Münze für { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
event-joined_church = Eine Zahl { $number } von { $seat } ging in die Kirche.
event-market_day_begins = { $seat } eröffnete einen Markttag.
event-served = { $seat } bediente Kundschaft: { $customer }.
event-passed = { $seat } verkaufte an diesem Markttag nichts mehr.
event-customer_moved_up = An die Stände trat: { $customer }.
event-customer_came = In die Schlange stellte sich: { $customer }.
event-market_day_ends = Der Markttag ging zu Ende.
event-mass_begins = Die Glocken riefen zur Messe.
event-bought_figure = { $seat } zahlte eine Münze und zog eine Zahl { $number }.
event-drawn = Eine Zahl { $number } von { $seat } wurde aus dem Beutel gezogen.
event-monk_drawn = Ein Mönch wurde gezogen und kam zurück in den Beutel.
event-climbed = Eine Zahl { $number } von { $seat } stieg auf Kirchenstufe { $step }.
event-leads_church = { $seat } hatte die größte Gemeinschaft in der Kirche und gewann { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
event-game_over = Die Chronik wurde geschlossen: die Punkte werden gezählt.
event-klara_took = Klara nahm einen { $colour_acc } Würfel: { $space }.
event-die_rolled = Der Farbwürfel zeigte { $colour }.
event-quill_turned = Klara deckte ein Plättchen mit Feder auf.
event-blank_turned = Klara deckte ein leeres Plättchen auf.
event-klara_lost = Eine Zahl { $number } von Klara starb und ruht { $place_at }.
event-klara_loses_nobody = Bei Klara war niemand zu sehen, der sterben konnte.
event-klara_brought_the_end = Der letzte Platz ist durch Klara belegt: das Ende naht.
event-klara_begins_market_day = Klara eröffnete einen Markttag.
event-klara_served = Klara nahm Kundschaft: { $customer }.
event-klara_joined_church = Eine Zahl { $number } von Klara kam in den schwarzen Beutel.
event-klara_drawn = Eine Zahl { $number } von Klara wurde gezogen und kam auf Kirchenstufe { $step }.
event-klara_leads_church = Klara hatte die größte Gemeinschaft in der Kirche.

# ------------------------------------------------------------------ refusals
why-not-the-oldest = Sterben kann nur eines der ältesten sichtbaren Mitglieder: hier eine Zahl { $number }.
why-cannot-pay-that = Du hast nicht, was du zahlen willst: { $way }.
why-other-price = Hier zahlt man etwas anderes als { $way }.
why-must-act = Wer am Brunnen zahlt oder frei handelt, führt die Aktion auch aus.
why-different-cubes = An diesem Tisch müssen die zwei Würfel des Privilegs verschiedene Farben haben.
why-number-of-cubes = Hier { $count ->
    [one] wird { $count } Würfel
   *[other] werden { $count } Würfel
} gewählt.
why-supply-short = Der Vorrat hat nicht genug von diesen Würfeln.
why-nobody-unborn = Von deiner Familie ist niemand mehr ungeboren.
why-nobody-there = Du hast keine Zahl { $number } { $place_at }.
why-nobody-home = Du hast keine Zahl { $number } auf dem Hof.
why-no-craftsman = Um das gegen Zeit herzustellen, brauchst du jemanden { $place_at }.
why-cannot-buy = Den Preis dieser Ware kannst du nicht zahlen: { $good }.
why-no-grain-for-mill = Die Mühle braucht { $count ->
    [one] { $count } Sack
   *[other] { $count } Säcke
} Getreide.
why-other-craft = Wer { $place_at } arbeitet, stellt nur her, was es dort gibt.
why-one-way = Eine Ware wird gegen Zeit hergestellt oder gekauft, nie beides in einer Aktion.
why-no-road = Von dort führt keine Straße nach { $city }.
why-no-traveller = Du hast keine Zahl { $number } in { $city }.
why-cannot-pay-road = Dir fehlen der Wagen oder die Würfel für die Straße nach { $city }.
why-not-on-step = Das Privileg der Stufe { $step } ist außer Reichweite: es zählt nur die eigene Stufe und die direkt darunter.
why-no-coin = Dieses Privileg kostet eine Münze.
why-cannot-pay-council = Eine Ratsstufe kostet 2 grüne Würfel (auch als Münzen) oder eine Schriftrolle.
why-nobody-on-step = Du hast keine Zahl { $number } auf Ratsstufe { $step }.
why-ring-gone = Den Ring hat schon jemand; dann gibt die erste Stufe nichts.
why-ring-spent = Du hast den Ring ausgegeben; er liegt zur neuen Runde wieder auf dem Rat.
why-market-day = Ein begonnener Markttag wird abgehalten: bediene oder passe.
why-stall-closed = Stand { $stall } ist bei dieser Spielerzahl geschlossen.
why-stall-empty = An Stand { $stall } steht niemand.
why-no-surcharge = Außer der ersten Kundschaft dessen, der den Tag eröffnet, kostet jede einen grünen Würfel (oder eine Münze) und 1 Zeit.
why-cannot-serve = Dir fehlt, was hier gewünscht wird: { $customer }.
why-not-in-bag = Du hast keine Zahl { $number } im schwarzen Beutel.
why-nobody-on-church-step = Du hast keine Zahl { $number } auf Kirchenstufe { $step }.
why-no-grain-to-climb = Diese Stufe kostet { $count ->
    [one] { $count } Sack
   *[other] { $count } Säcke
} Getreide.
why-board-empty = Der Plan ist leer: ein letzter Zug ist jetzt eine beliebige Aktion ohne Kosten für das Feld.
why-no-such-cube = Auf diesem Feld liegt kein Würfel der Farbe { $colour }: { $space }.
why-well-dry = Der Brunnen gibt nur eine Aktion, solange Würfel auf dem Plan liegen.
why-no-coins-at-well = An diesem Tisch nimmt der Brunnen nur drei echte Würfel einer Farbe.
why-cannot-pay-well = Der Brunnen kostet drei gleiche Würfel.
why-pay-well-first = Ohne einen Würfel zu nehmen, handelst du nur gegen Bezahlung am Brunnen.
why-nothing-there = Dort gibt es für dich nichts zu tun: { $space }.
why-must-take = Du musst einen Würfel nehmen oder am Brunnen zahlen; verzichten kann man nur auf einen letzten Zug.

# ------------------------------------------------------------------ payments
way-brown = 1 braunen Würfel
way-pink = 1 rosa Würfel
way-orange = 1 orangen Würfel
way-green = 1 grünen Würfel
way-coin = 1 Münze
way-brown_brown = 2 braune Würfel
way-brown_pink = 1 braunen Würfel und 1 rosa Würfel
way-brown_orange = 1 braunen Würfel und 1 orangen Würfel
way-brown_green = 1 braunen Würfel und 1 grünen Würfel
way-brown_coin = 1 braunen Würfel und 1 Münze
way-pink_pink = 2 rosa Würfel
way-pink_orange = 1 rosa Würfel und 1 orangen Würfel
way-pink_green = 1 rosa Würfel und 1 grünen Würfel
way-pink_coin = 1 rosa Würfel und 1 Münze
way-orange_orange = 2 orange Würfel
way-orange_green = 1 orangen Würfel und 1 grünen Würfel
way-orange_coin = 1 orangen Würfel und 1 Münze
way-green_green = 2 grüne Würfel
way-green_coin = 1 grünen Würfel und 1 Münze
way-coin_coin = 2 Münzen
way-brown_brown_brown = 3 braune Würfel
way-brown_brown_pink = 2 braune Würfel und 1 rosa Würfel
way-brown_brown_orange = 2 braune Würfel und 1 orangen Würfel
way-brown_brown_green = 2 braune Würfel und 1 grünen Würfel
way-brown_brown_coin = 2 braune Würfel und 1 Münze
way-brown_pink_pink = 1 braunen Würfel und 2 rosa Würfel
way-brown_pink_orange = 1 braunen Würfel, 1 rosa Würfel und 1 orangen Würfel
way-brown_pink_green = 1 braunen Würfel, 1 rosa Würfel und 1 grünen Würfel
way-brown_pink_coin = 1 braunen Würfel, 1 rosa Würfel und 1 Münze
way-brown_orange_orange = 1 braunen Würfel und 2 orange Würfel
way-brown_orange_green = 1 braunen Würfel, 1 orangen Würfel und 1 grünen Würfel
way-brown_orange_coin = 1 braunen Würfel, 1 orangen Würfel und 1 Münze
way-brown_green_green = 1 braunen Würfel und 2 grüne Würfel
way-brown_green_coin = 1 braunen Würfel, 1 grünen Würfel und 1 Münze
way-brown_coin_coin = 1 braunen Würfel und 2 Münzen
way-pink_pink_pink = 3 rosa Würfel
way-pink_pink_orange = 2 rosa Würfel und 1 orangen Würfel
way-pink_pink_green = 2 rosa Würfel und 1 grünen Würfel
way-pink_pink_coin = 2 rosa Würfel und 1 Münze
way-pink_orange_orange = 1 rosa Würfel und 2 orange Würfel
way-pink_orange_green = 1 rosa Würfel, 1 orangen Würfel und 1 grünen Würfel
way-pink_orange_coin = 1 rosa Würfel, 1 orangen Würfel und 1 Münze
way-pink_green_green = 1 rosa Würfel und 2 grüne Würfel
way-pink_green_coin = 1 rosa Würfel, 1 grünen Würfel und 1 Münze
way-pink_coin_coin = 1 rosa Würfel und 2 Münzen
way-orange_orange_orange = 3 orange Würfel
way-orange_orange_green = 2 orange Würfel und 1 grünen Würfel
way-orange_orange_coin = 2 orange Würfel und 1 Münze
way-orange_green_green = 1 orangen Würfel und 2 grüne Würfel
way-orange_green_coin = 1 orangen Würfel, 1 grünen Würfel und 1 Münze
way-orange_coin_coin = 1 orangen Würfel und 2 Münzen
way-green_green_green = 3 grüne Würfel
way-green_green_coin = 2 grüne Würfel und 1 Münze
way-green_coin_coin = 1 grünen Würfel und 2 Münzen
way-coin_coin_coin = 3 Münzen
way-scroll = 1 Schriftrolle
way-hours = 3 Zeiteinheiten

# ------------------------------------------------------------------ customers
customer-C01 = 2 Säcke Getreide (2 Punkte)
customer-C02 = 3 Säcke Getreide (3 Punkte)
customer-C03 = 3 Säcke Getreide (3 Punkte)
customer-C04 = 4 Säcke Getreide (4 Punkte)
customer-C05 = Schriftrolle (2 Punkte)
customer-C06 = Schriftrolle und Sack Getreide (3 Punkte)
customer-C07 = Schriftrolle und Sack Getreide (3 Punkte)
customer-C08 = Schriftrolle und 2 Säcke Getreide (4 Punkte)
customer-C09 = Wagen (3 Punkte)
customer-C10 = Pflug (3 Punkte)
customer-C11 = Pferd und Sack Getreide (4 Punkte)
customer-C12 = Ochse und Sack Getreide (4 Punkte)
customer-C13 = Wagen und Sack Getreide (4 Punkte)
customer-C14 = Pflug und Sack Getreide (4 Punkte)
customer-C15 = 2 Schriftrollen (4 Punkte)
customer-C16 = Schriftrolle und Wagen (4 Punkte)
customer-C17 = Schriftrolle und Pferd (5 Punkte)
customer-C18 = Schriftrolle und Ochse (5 Punkte)
customer-C19 = Schriftrolle und Pflug (5 Punkte)
customer-C20 = Pferd und Pflug (6 Punkte)
customer-C21 = Ochse und Pflug (6 Punkte)
customer-C22 = Pferd und Wagen (5 Punkte)
customer-C23 = Ochse und Wagen (5 Punkte)
customer-C24 = Pferd und Ochse (6 Punkte)
customer-nobody = niemand
why-take-cube-first = Nimm zuerst einen Würfel oder bezahle am Brunnen: Ein Würfel öffnet die Aktion seines Feldes.
why-other-space = Dein Würfel erlaubt nur die Aktion auf seinem eigenen Feld: { $space }.
why-no-market-day = Kunden werden nur an einem Markttag bedient, und gerade ist keiner.
why-not-called-from-there = Nach Hause kommt man nur aus Werkstätten und Städten und von den Stufen in Rat und Kirche.
why-nobody-at-mill = In der Mühle arbeitet niemand: Sie mahlt für jeden, der Getreide und Zeit hat.
why-grain-is-no-good = Getreide gehört nicht zu den fünf Waren, aus denen gewählt wird.
why-nobody-travels-home = Kein Weg führt zurück ins Dorf: Nach Hause kommt ein Reisender durch die Familienaktion.
