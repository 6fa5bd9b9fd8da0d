game-title = Outpost
game-tagline = Besiedle in sechs Runden ein reiches und gefährliches Grenzland.

# ------------------------------------------------------------------ Optionen
option-empty_activation = Eine Region oder Straße aktivieren, die nichts geben kann
choice-empty_activation-allowed = erlaubt: eine Art zu warten
choice-empty_activation-forbidden = verboten
option-region_extra = Der zusätzliche Rohstoff des Regionsartefakts
choice-region_extra-any_tile = jedes offene Plättchen der Region
choice-region_extra-giving_tile = nur ein Plättchen, das gegeben hat

# ------------------------------------------------------------------ Dinge
resource-clay = Lehm
    .one = Lehm
    .many = Lehm
resource-wood = Holz
    .one = Holz
    .many = Holz
resource-stone = Stein
    .one = Stein
    .many = Stein
resource-diamond = Diamant
    .one = Diamanten
    .many = Diamanten
resource-gold = Gold
    .one = Gold
    .many = Gold
resource-none = beliebiger Rohstoff
    .one = Rohstoff
    .many = Rohstoffe
n-resource = { $count ->
    [one] { $count } { $resource_one }
   *[other] { $count } { $resource_many }
}
n-settlers = { $settlers ->
    [one] { $settlers } Siedler
   *[other] { $settlers } Siedlern
}

bundle-clay = 1 Lehm
bundle-wood = 1 Holz
bundle-stone = 1 Stein
bundle-clay_clay = 2 Lehm
bundle-wood_wood = 2 Holz
bundle-stone_stone = 2 Stein
bundle-clay_wood = Lehm und Holz
bundle-clay_stone = Lehm und Stein
bundle-wood_stone = Holz und Stein
bundle-clay_wood_stone = Lehm, Holz und Stein
bundle-diamond_diamond = 2 Diamanten
bundle-gold = 1 Gold

region-I = Region I
region-II = Region II
region-III = Region III

slot-I-1 = I-1
slot-I-2 = I-2
slot-I-3 = I-3
slot-II-1 = II-1
slot-II-2 = II-2
slot-II-3 = II-3
slot-III-1 = III-1
slot-III-2 = III-2
slot-III-3 = III-3

street-top = obere Straße
    .dat = oberen Straße
street-middle = mittlere Straße
    .dat = mittleren Straße
street-bottom = untere Straße
    .dat = unteren Straße

heap-stack = Stapel
heap-single = einzelnes Plättchen

place-left = links
place-centre = Mitte
place-right = rechts

monster-green = Waldgnoll
    .acc = einen Waldgnoll
monster-yellow = Steppenmantikor
    .acc = einen Steppenmantikor
monster-blue = Wasserhydra
    .acc = eine Wasserhydra
monster-red = Höhlendrache
    .acc = einen Höhlendrachen

colour-green = grün
colour-yellow = gelb
colour-blue = blau
colour-red = rot

building-sawmill = Sägewerk
    .acc = ein Sägewerk
    .no = kein Sägewerk
building-clay_pit = Lehmgrube
    .acc = eine Lehmgrube
    .no = keine Lehmgrube
building-quarry = Steinbruch
    .acc = einen Steinbruch
    .no = keinen Steinbruch
building-warehouse = Lagerhaus
    .acc = ein Lagerhaus
    .no = kein Lagerhaus
building-diamond_mine = Diamantmine
    .acc = eine Diamantmine
    .no = keine Diamantmine
building-bazaar = Basar
    .acc = einen Basar
    .no = keinen Basar
building-alchemist = Labor des Alchemisten
    .acc = ein Labor des Alchemisten
    .no = kein Labor des Alchemisten
building-jeweller = Laden des Juweliers
    .acc = einen Laden des Juweliers
    .no = keinen Laden des Juweliers
building-tavern = Taverne
    .acc = eine Taverne
    .no = keine Taverne
building-trading_post = Handelsposten
    .acc = einen Handelsposten
    .no = keinen Handelsposten
building-bank = Bank
    .acc = eine Bank
    .no = keine Bank
building-cathedral = Kathedrale
    .acc = eine Kathedrale
    .no = keine Kathedrale

effect-sawmill = Nimm 1 Holz.
    .do = 1 Holz erhalten
effect-clay_pit = Nimm 1 Lehm.
    .do = 1 Lehm erhalten
effect-quarry = Nimm 1 Stein.
    .do = 1 Stein erhalten
effect-warehouse = Nimm 1 gewöhnlichen Rohstoff deiner Wahl.
    .do = 1 gewöhnlichen Rohstoff erhalten
effect-diamond_mine = Nimm 1 Diamanten.
    .do = 1 Diamanten erhalten
effect-bazaar = Gib 1 gewöhnlichen Rohstoff, nimm 1 Gold.
    .do = 1 gewöhnlichen Rohstoff gegen 1 Gold tauschen
effect-alchemist = Gib 1 Gold, nimm 2 Diamanten.
    .do = 1 Gold gegen 2 Diamanten tauschen
effect-jeweller = Gib 1 Diamanten, nimm 1 Lehm, 1 Holz und 1 Stein.
    .do = 1 Diamanten gegen 1 Lehm, 1 Holz und 1 Stein tauschen
effect-tavern = Gib 1 Diamanten, nimm 2 zusätzliche Siedler.
    .do = 1 Diamanten gegen 2 zusätzliche Siedler tauschen
effect-trading_post = Nimm den Rohstoff eines eigenen befestigten Gebiets.
    .do = den Rohstoff eines befestigten Gebiets erhalten
effect-bank = Lege für immer 1 Gold hierher: 5 Punkte am Ende.
    .do = 1 Gold für immer hier ablegen (5 Punkte)
effect-cathedral = Lege für immer 1 Diamanten hierher: 4 Punkte am Ende.
    .do = 1 Diamanten für immer hier ablegen (4 Punkte)

guild-traveller = Reisender
guild-guard = Wächter
guild-builder = Baumeister
guild-mercenary = Söldner
guild_scores-traveller = 1 Punkt je eigenem Gebiet
guild_scores-guard = 1 Punkt je eigener Befestigung
guild_scores-builder = 1 Punkt je eigenem Gebäude
guild_scores-mercenary = die aufgedruckten Punkte

artifact-build_activate = Maurerkelle
artifact-explore_resource = Stab des Pfadfinders
artifact-hunt_diamond = Jagdhorn
artifact-fortify_resource = Schlüssel des Hüters
artifact-take_gold_a = Goldreif
artifact-take_gold_b = Goldkette
artifact-take_diamond = Diamantring
artifact-region_extra = Füllhorn
artifact-fort_extra = Torsiegel
artifact-hero_settler = Banner der Gäste
artifact-exchange_1_1 = Gerechte Waage
artifact-monster_choice = Tierpfeife
artifact-region_again = Doppelsichel
artifact-street_again = Stadtglocke

artifact_text-build_activate = Nach dem Bauen darfst du das neue Gebäude sofort einmal nutzen.
artifact_text-explore_resource = Beim Erkunden nimmst du vor der Monsterprüfung den Rohstoff des Plättchens.
artifact_text-hunt_diamond = Für jedes gefangene Monster nimmst du noch 1 Diamanten.
artifact_text-fortify_resource = Beim Befestigen nimmst du den Rohstoff des Plättchens.
artifact_text-take_gold_a = Beim Nehmen bekommst du 1 Gold.
artifact_text-take_gold_b = Beim Nehmen bekommst du 1 Gold.
artifact_text-take_diamond = Beim Nehmen bekommst du 1 Diamanten.
artifact_text-region_extra = Beim Aktivieren einer Region nimmst du 1 weiteren Rohstoff eines ihrer Plättchen.
artifact_text-fort_extra = Beim Aktivieren einer Befestigung nimmst du 1 mehr von ihrem Rohstoff.
artifact_text-hero_settler = Beim Einladen eines Helden bekommst du 1 zusätzlichen Siedler.
artifact_text-exchange_1_1 = Du tauschst gewöhnliche Rohstoffe eins zu eins.
artifact_text-monster_choice = Bei deinen Monsterprüfungen entscheidest du, ob das Monster kommt.
artifact_text-region_again = Einmal je Runde darfst du eine schon aktivierte Region noch einmal aktivieren.
artifact_text-street_again = Einmal je Runde darfst du eine schon aktivierte Straße noch einmal aktivieren.

zone-construction = Bauen
zone-exploration = Erkunden
zone-hunt = Jagd
zone-fortification = Befestigen
zone-region_I = Region I
zone-region_II = Region II
zone-region_III = Region III
zone-street_top = obere Straße
zone-street_middle = mittlere Straße
zone-street_bottom = untere Straße

source-travellers = Reisende
source-guards = Wächter
source-builders = Baumeister
source-mercenaries = Söldner
source-banks = Banken
source-cathedrals = Kathedralen

title-settler = Siedler
title-headman = Ältester
title-knight = Ritter
title-ruler = Herrscher

# ------------------------------------------------------------------ Fragen
prompt-turn = Was tust du in deinem Zug?
prompt-space = Nimmst du { $building_acc } vom Stapel oder das einzelne Plättchen?
prompt-place = An welcher Straße baust du { $building_acc }?
prompt-street = Welches Gebäude der { $street_dat } nutzt du?
prompt-collect = Nimmst du den Rohstoff von Gebiet { $slot }? Dort erscheint dann ein Monster.
prompt-extra = Welches Plättchen der { $region } gibt einen weiteren Rohstoff?
prompt-monster = { $slots_count ->
    [one] Erscheint auf Gebiet { $slots } ein Monster?
   *[other] Erscheint ein Monster? Die Gebiete werden nacheinander geprüft: { $slots }.
}
prompt-keep = Welchen gewöhnlichen Rohstoff behältst du? Du darfst noch { $room } behalten.
prompt-artifact = Welches Artefakt nimmst du?

# ------------------------------------------------------------------ Züge
move-build = Für { n-resource } und 1 Siedler { $building_acc } bauen. Aktivierung: { $effect_do }
move-take_from = { $heap_id ->
    [stack] Vom Stapel nehmen: Sein Feld bleibt belegt
   *[single] Das einzelne Plättchen nehmen: Sein Feld wird neu gefüllt
}
move-place = An der { $street_dat } bauen
move-explore = { $gains ->
    [1] Gebiet { $slot } mit { n-settlers } erkunden und seinen Rohstoff erhalten
   *[0] Gebiet { $slot } mit { n-settlers } erkunden
}
move-hunt = { $settlers ->
    [0] Das Monster auf Gebiet { $slot } jagen
   *[other] Das Monster auf Gebiet { $slot } mit { n-settlers } jagen und { $reward } erhalten
}
move-fortify = { $count ->
    [1] Gebiet { $slot } mit 1 Siedler befestigen und { n-resource } erhalten
   *[0] Gebiet { $slot } mit 1 Siedler befestigen
}
move-activate_region = { $yield_count ->
    [0] { $region } mit 1 Siedler aktivieren
   *[other] { $region } mit 1 Siedler aktivieren: Dort gibt es { $yield }
}
move-collect = { n-resource } von Gebiet { $slot } nehmen: Dort erscheint ein Monster
move-leave = Den Rohstoff von Gebiet { $slot } nicht nehmen
move-take_extra = Noch { n-resource } von Gebiet { $slot } nehmen
n-building = { $building }
move-activate_street = { $houses_count ->
    [0] Die { $street } mit 1 Siedler aktivieren
   *[other] Die { $street } mit 1 Siedler aktivieren: { $houses }
}
move-use = { $building_id ->
    [bazaar] { $building } nutzen: 1 { $resource_one } gegen 1 Gold tauschen
    [warehouse] { $building } nutzen: 1 { $resource_one } erhalten
    [trading_post] { $building } nutzen: 1 { $resource_one } erhalten
   *[other] { $building } nutzen: { $effect_do }
}
move-finish_street = An dieser Straße nichts mehr nutzen
move-activate_fortification = Die Befestigung auf Gebiet { $slot } mit 1 Siedler aktivieren und { n-resource } erhalten
move-let_monster_come = Das Monster auf Gebiet { $slot } erscheinen lassen
move-keep_monster_away = Das Monster von Gebiet { $slot } fernhalten
move-invite = { $settlers ->
    [0] Für { $price } einen Helden einladen: { $hero }, { n-worth }
   *[other] Für { $price } einen Helden einladen und { $settlers } Siedler erhalten: { $hero }, { n-worth }
}
n-worth = { $scores_id ->
    [mercenary] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] { $scores } (jetzt { $points })
}
move-exchange = { $bundle } gegen 1 { $resource_one } tauschen
move-end_turn = Den Zug beenden
move-pass = Für den Rest der Runde passen
move-keep = 1 { $resource_one } behalten
move-take_artifact = Das Artefakt „{ $artifact }“ nehmen. { $text }

# ------------------------------------------------------------------ Erzählung
event-game_begins = Die Siedler kommen an; { $seat } fängt an.
event-artifact_taken = { $seat } nimmt das Artefakt „{ $artifact }“.
event-artifact_turned_up = Neu liegt das Artefakt „{ $artifact }“ aus.
event-built = { $seat } kauft { $building_acc }.
event-placed = { $seat } baut an der { $street_dat } { $building_acc }.
event-market_filled = Neu auf dem Markt: { $building }.
event-explored = { $seat } erkundet Gebiet { $slot } mit { n-settlers }: { $tile }.
event-monster_came = { $seat } weckt auf Gebiet { $slot } { $monster_acc }.
event-monster_kept_away = { $seat } hält das Monster von Gebiet { $slot } fern.
event-hunted = { $seat } fängt auf Gebiet { $slot } mit { n-settlers } { $monster_acc }.
event-fortified = { $seat } befestigt Gebiet { $slot }.
event-region_activated = { $seat } aktiviert { $region }.
event-left_alone = { $seat } nimmt den Rohstoff von Gebiet { $slot } nicht.
event-street_activated = { $seat } aktiviert die { $street }.
event-used = { $seat } nutzt { $building_acc }.
event-stored = { $seat } lagert 1 { $resource_one } für immer ein.
event-paid = { $seat } gibt { n-resource } ab.
event-fort_activated = { $seat } aktiviert die Befestigung auf Gebiet { $slot }.
event-gained = { $seat } erhält { n-resource }.
event-settlers_came = { $settlers ->
    [one] { $seat } erhält { $settlers } zusätzlichen Siedler.
   *[other] { $seat } erhält { $settlers } zusätzliche Siedler.
}
event-exchanged = { $seat } tauscht { $bundle } gegen 1 { $resource_one }.
event-invited = { $seat } lädt einen Helden ein: { $hero }.
event-hero_arrived = Ein Held kommt in die Reihe: { $hero }.
event-hero_left = Ein Held verlässt die Reihe: { $hero }.
event-must_pass = { $seat } kann nur noch passen.
event-passed = { $seat } passt.
event-first_to_pass = { $seat } passt zuerst und beginnt die nächste Runde.
event-discarded = { $seat } wirft { n-resource } ab.
event-round_ended = Runde { $round } ist zu Ende.
event-round_begins = Runde { $round } beginnt; { $seat } fängt an.
event-game_over = Die sechste Runde ist vorbei, die Punkte werden gezählt.

# ------------------------------------------------------------------ Ablehnungen
why-too-few-settlers = Dafür braucht es { $needed } Siedler; { $held ->
    [0] du hast keinen mehr
   *[other] du hast { $held }
} zur Hand.
why-no-one-for-one = Gewöhnliche Rohstoffe tauschen zwei zu eins; eins zu eins geht nur mit der Gerechten Waage.
why-exchange-in-a-circle = Das führt zu Rohstoffen zurück, die du eben hattest: Im Kreis wird nicht getauscht.
why-one-for-one-is-better = Mit der Gerechten Waage tauschst du eins zu eins; zwei herzugeben lohnt sich nie.
why-no-such-rate = Diesen Kurs gibt es nicht. Getauscht werden 2 gewöhnliche Rohstoffe gegen 1 anderen; Lehm, Holz und Stein gegen 1 Diamanten; 2 Diamanten gegen 1 Gold; 1 Gold gegen 1 gewöhnlichen Rohstoff.
why-cannot-exchange = Du hast nicht genug, um { $bundle } zu tauschen.
why-no-monster = Auf Gebiet { $slot } ist kein Monster.
why-already-explored = Gebiet { $slot } ist schon erkundet.
why-first-tile-in-region-i = Dein erstes Gebiet muss in Region I liegen.
why-not-adjacent = Gebiet { $slot } grenzt mit keiner Seite an ein von dir erkundetes.
why-unexplored = Gebiet { $slot } ist noch nicht erkundet.
why-already-fortified = Gebiet { $slot } hat schon eine Befestigung.
why-monster-in-the-way = Auf Gebiet { $slot } ist ein Monster: Jage es, bevor du befestigst.
why-no-fort = Auf Gebiet { $slot } steht keine Befestigung.
why-fort-used = Die Befestigung auf Gebiet { $slot } wurde in dieser Runde schon aktiviert.
why-extra-same = Ein anderes Plättchen gibt denselben zusätzlichen Rohstoff wie { $slot }.
why-extra-tile = Den zusätzlichen Rohstoff gibt ein offenes Plättchen ohne Monster in der aktivierten Region, und { $slot } ist keines.
why-region-used = { $region } wurde in dieser Runde schon aktiviert.
why-repeated-already = Das Artefakt wiederholt nur eine Aktivierung je Runde, und die hast du schon genutzt.
why-region-empty = Kein Plättchen in { $region } kann etwas geben, und dieser Tisch erlaubt keine leeren Aktivierungen.
why-street-full = An der { $street_dat } ist kein Platz frei.
why-not-on-market = Auf dem Markt findest du { $building_no }.
why-settlement-full = Alle neun Plätze deiner Siedlung sind besetzt.
why-cannot-pay = Dieses Gebäude kostet 1 { $resource_one }; dieser Rohstoff fehlt dir.
why-street-open = Beende zuerst die Aktivierung der { $street_dat }: Nutze Gebäude, tausche oder lass den Rest liegen.
why-not-on-street = Du kannst jetzt { $building_no } nutzen.
why-building-used = Du kannst jetzt { $building_no } nutzen: Das Gebäude ist schon genutzt, oder seine Straße ist nicht aktiviert.
why-cannot-use = Dir fehlen die Rohstoffe, um { $building_acc } zu nutzen.
why-street-used = Die { $street } wurde in dieser Runde schon aktiviert.
why-street-empty = An der { $street_dat } steht nichts, und dieser Tisch erlaubt keine leeren Aktivierungen.
why-hero-not-in-row = Dieser Held liegt nicht in der Heldenreihe: { $hero }.
why-cannot-pay-hero-surcharge = Für den Helden selbst reicht es, nicht aber für den Aufpreis seines Platzes in der Reihe: Du brauchst noch { $count } Diamanten.
why-cannot-pay-hero = Dieser Held kostet { n-resource }; du hast { $held ->
    [0] nichts davon
   *[other] { $held }
}.
why-same-artifact = Dein Artefakt darfst du nicht behalten: Nimm ein anderes.
why-artifact-not-in-row = Das Artefakt „{ $artifact }“ kannst du jetzt nicht nehmen.
why-one-hero = Du hast in diesem Zug schon einen Helden eingeladen; mehr geht nicht.
why-one-action = Du hast in diesem Zug schon eine Aktion ausgeführt; mehr geht nicht.
why-not-end-turn = Ein Zug braucht eine Aktion oder einen Helden, bevor er enden kann; sonst musst du passen.
why-artifact-only-when-passing = Artefakte wählt man zu Beginn und beim Passen.
why-street-not-active = Gebäude arbeiten, wenn ihre Straße aktiviert wird.
why-nothing-to-keep = Vom Rohstoff { $resource } hast du nichts mehr.
why-passed-already = Du hast gepasst: Getauscht wird vor dem Passen.
why-no-check-now = Gerade wird kein Gebiet auf Monster geprüft.
why-kept-when-passing = Was du behältst, entscheidet sich beim Passen.
why-nothing-bought = Wähle zuerst ein Gebäude auf dem Markt.
why-region-not-active = Gebiete geben ihre Rohstoffe, wenn ihre Region aktiviert wird.
why-name-no-resource = Wer { $building_acc } nutzt, wählt keinen Rohstoff.
why-name-a-resource = Wer { $building_acc } nutzt, muss den Rohstoff nennen.
why-extra-gave-nothing = An diesem Tisch kommt der zusätzliche Rohstoff von einem Plättchen, das seinen gegeben hat, und der von Gebiet { $slot } wurde nicht genommen.
why-round-is-over-for-you = Du hast gepasst: Diese Runde ist für dich vorbei.
why-exchange-later = Beantworte zuerst diese Frage: Ein Tausch ändert nichts daran. Danach darfst du wieder tauschen, wenn du noch am Zug bist.

# ------------------------------------------------------------------ heroes
hero-traveller_01 = Alvar, Gilde der Reisenden
hero-traveller_02 = Anka, Gilde der Reisenden
hero-traveller_03 = Bero, Gilde der Reisenden
hero-traveller_04 = Dagna, Gilde der Reisenden
hero-traveller_05 = Eirik, Gilde der Reisenden
hero-traveller_06 = Finna, Gilde der Reisenden
hero-traveller_07 = Grim, Gilde der Reisenden
hero-traveller_08 = Hild, Gilde der Reisenden
hero-traveller_09 = Ivar, Gilde der Reisenden
hero-traveller_10 = Jora, Gilde der Reisenden
hero-traveller_11 = Kettil, Gilde der Reisenden
hero-traveller_12 = Luta, Gilde der Reisenden
hero-guard_01 = Osk, Gilde der Wächter
hero-guard_02 = Rada, Gilde der Wächter
hero-guard_03 = Stig, Gilde der Wächter
hero-guard_04 = Tora, Gilde der Wächter
hero-guard_05 = Ulf, Gilde der Wächter
hero-guard_06 = Vesna, Gilde der Wächter
hero-guard_07 = Wulf, Gilde der Wächter
hero-guard_08 = Yrsa, Gilde der Wächter
hero-guard_09 = Zoran, Gilde der Wächter
hero-guard_10 = Asta, Gilde der Wächter
hero-guard_11 = Bron, Gilde der Wächter
hero-guard_12 = Dara, Gilde der Wächter
hero-builder_01 = Egil, Gilde der Baumeister
hero-builder_02 = Freya, Gilde der Baumeister
hero-builder_03 = Gorm, Gilde der Baumeister
hero-builder_04 = Inga, Gilde der Baumeister
hero-builder_05 = Jarl, Gilde der Baumeister
hero-builder_06 = Kara, Gilde der Baumeister
hero-builder_07 = Lodin, Gilde der Baumeister
hero-builder_08 = Mira, Gilde der Baumeister
hero-builder_09 = Njal, Gilde der Baumeister
hero-builder_10 = Oda, Gilde der Baumeister
hero-builder_11 = Pribik, Gilde der Baumeister
hero-builder_12 = Runa, Gilde der Baumeister
hero-mercenary_01 = Skol, Gilde der Söldner
hero-mercenary_02 = Tyra, Gilde der Söldner
hero-mercenary_03 = Umil, Gilde der Söldner
hero-mercenary_04 = Vala, Gilde der Söldner
hero-mercenary_05 = Witt, Gilde der Söldner
hero-mercenary_06 = Ylva, Gilde der Söldner
hero-mercenary_07 = Zbig, Gilde der Söldner
hero-mercenary_08 = Arni, Gilde der Söldner
hero-mercenary_09 = Borka, Gilde der Söldner
hero-mercenary_10 = Daga, Gilde der Söldner
hero-mercenary_11 = Eskil, Gilde der Söldner
hero-mercenary_12 = Fara, Gilde der Söldner

# ------------------------------------------------------------------ territories
tile-I-01 = Lehm (Gnolle)
tile-I-02 = Lehm (Mantikore)
tile-I-03 = Lehm (Hydren)
tile-I-04 = Lehm (Drachen)
tile-I-05 = Holz (Gnolle)
tile-I-06 = Holz (Mantikore)
tile-I-07 = Holz (Hydren)
tile-I-08 = Holz (Drachen)
tile-I-09 = Stein (Gnolle)
tile-I-10 = Stein (Mantikore)
tile-I-11 = Stein (Hydren)
tile-I-12 = Stein (Drachen)
tile-II-01 = Holz (Gnolle)
tile-II-02 = Lehm (Gnolle)
tile-II-03 = Diamanten (Gnolle)
tile-II-04 = Lehm (Mantikore)
tile-II-05 = Diamanten (Mantikore)
tile-II-06 = Diamanten (Mantikore)
tile-II-07 = Holz (Hydren)
tile-II-08 = Stein (Hydren)
tile-II-09 = Diamanten (Hydren)
tile-II-10 = Stein (Drachen)
tile-II-11 = Diamanten (Drachen)
tile-II-12 = Diamanten (Drachen)
tile-III-01 = Diamanten (Gnolle)
tile-III-02 = Diamanten (Gnolle)
tile-III-03 = Gold (Gnolle)
tile-III-04 = Diamanten (Mantikore)
tile-III-05 = Diamanten (Mantikore)
tile-III-06 = Gold (Mantikore)
tile-III-07 = Diamanten (Hydren)
tile-III-08 = Gold (Hydren)
tile-III-09 = Gold (Hydren)
tile-III-10 = Diamanten (Drachen)
tile-III-11 = Gold (Drachen)
tile-III-12 = Gold (Drachen)
why-tile-not-asked = Nach Gebiet { $slot } wird jetzt nicht gefragt: Die Gebiete kommen von links nach rechts, und eines, dem kein Monster droht, gibt seinen Rohstoff von selbst.

# ------------------------------------------------------------------ answers given once for all

standing-take_from-stack = Gebäude immer vom Stapel nehmen
standing-take_from-single = Immer das einzelne Gebäudeplättchen nehmen
standing-keep-clay = Beim Passen immer zuerst Lehm behalten
standing-keep-wood = Beim Passen immer zuerst Holz behalten
standing-keep-stone = Beim Passen immer zuerst Stein behalten
