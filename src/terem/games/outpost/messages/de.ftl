game-title = Outpost
game-tagline = Besiedle in sechs Runden ein reiches und gefährliches Grenzland.

# ------------------------------------------------------------------ Optionen
option-empty_activation = Eine Region oder Straße aktivieren, die nichts geben kann
choice-empty_activation-allowed = erlaubt: eine Art zu warten
choice-empty_activation-forbidden = verboten
option-region_extra = Die Zugabe des Regionsartefakts
choice-region_extra-any_tile = jedes offene Plättchen der Region
choice-region_extra-giving_tile = nur ein Plättchen, das gegeben hat

# ------------------------------------------------------------------ Dinge
resource-clay = Lehm
resource-wood = Holz
resource-stone = Stein
resource-diamond = Diamant
resource-gold = Gold

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
monster-yellow = Steppenmantikor
monster-blue = Wasserhydra
monster-red = Höhlendrache

colour-green = grün
colour-yellow = gelb
colour-blue = blau
colour-red = rot

building-sawmill = Sägewerk
building-clay_pit = Lehmgrube
building-quarry = Steinbruch
building-warehouse = Lagerhaus
building-diamond_mine = Diamantmine
building-bazaar = Basar
building-alchemist = Alchemisten­werkstatt
building-jeweller = Juwelierladen
building-tavern = Taverne
building-trading_post = Handelsposten
building-bank = Bank
building-cathedral = Kathedrale

effect-sawmill = Nimm 1 Holz.
effect-clay_pit = Nimm 1 Lehm.
effect-quarry = Nimm 1 Stein.
effect-warehouse = Nimm 1 gewöhnlichen Rohstoff deiner Wahl.
effect-diamond_mine = Nimm 1 Diamant.
effect-bazaar = Gib 1 gewöhnlichen Rohstoff, nimm 1 Gold.
effect-alchemist = Gib 1 Gold, nimm 2 Diamanten.
effect-jeweller = Gib 1 Diamant, nimm 1 Lehm, 1 Holz und 1 Stein.
effect-tavern = Gib 1 Diamant, nimm 2 zusätzliche Siedler.
effect-trading_post = Nimm den Rohstoff eines eigenen befestigten Gebiets.
effect-bank = Lege für immer 1 Gold hierher: 5 Punkte am Ende.
effect-cathedral = Lege für immer 1 Diamant hierher: 4 Punkte am Ende.

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
artifact-hero_settler = Banner des Willkommens
artifact-exchange_1_1 = Gerechte Waage
artifact-monster_choice = Tierpfeife
artifact-region_again = Doppelsichel
artifact-street_again = Stadtglocke

artifact_text-build_activate = Nach dem Bauen darfst du das neue Gebäude sofort einmal nutzen.
artifact_text-explore_resource = Beim Erkunden nimmst du vor der Monsterprüfung den Rohstoff des Plättchens.
artifact_text-hunt_diamond = Für jedes gefangene Monster nimmst du noch 1 Diamant.
artifact_text-fortify_resource = Beim Befestigen nimmst du den Rohstoff des Plättchens.
artifact_text-take_gold_a = Beim Nehmen bekommst du 1 Gold.
artifact_text-take_gold_b = Beim Nehmen bekommst du 1 Gold.
artifact_text-take_diamond = Beim Nehmen bekommst du 1 Diamant.
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
prompt-space = Dieses Gebäude liegt auf dem Markt als Stapel und einzeln: Welches nimmst du? ({ $building })
prompt-place = An welcher Straße soll das neue Gebäude stehen? ({ $building })
prompt-street = Welches Gebäude der { $street_dat } arbeitet als Nächstes?
prompt-collect = Nimmst du den Rohstoff von { $slot }? Sein Monster wird kommen.
prompt-extra = Welches Plättchen der { $region } gibt einen weiteren Rohstoff?
prompt-monster = Kommt das Monster? Nacheinander werden geprüft: { $slots }.
prompt-keep = Welchen gewöhnlichen Rohstoff behältst du? (noch { $room })
prompt-artifact = Welches Artefakt nimmst du?

# ------------------------------------------------------------------ Züge
move-build = Bauen: { $building }
move-take_from = { $heap_id ->
    [stack] Vom Stapel nehmen: Sein Feld bleibt belegt
   *[single] Das einzelne Plättchen nehmen: Sein Feld wird neu gefüllt
}
move-place = An die { $street } stellen
move-explore = Gebiet { $slot } erkunden
move-hunt = Das Monster auf { $slot } jagen
move-fortify = Gebiet { $slot } befestigen
move-activate_region = { $region } aktivieren
move-collect = Den Rohstoff von { $slot } nehmen und das Monster in Kauf nehmen
move-leave = { $slot } in Ruhe lassen
move-take_extra = Einen weiteren Rohstoff von { $slot } nehmen
move-activate_street = Die { $street } aktivieren
move-use = { $resource_id ->
    [None] Nutzen: { $building }
   *[other] Nutzen: { $building } ({ $resource })
}
move-finish_street = Hier kein Gebäude mehr nutzen
move-activate_fortification = Die Befestigung auf { $slot } aktivieren
move-let_monster_come = Das Monster auf { $slot } kommen lassen
move-keep_monster_away = Das Monster von { $slot } fernhalten
move-invite = Den Helden einladen: { $hero }
move-exchange = { $bundle } gegen 1 { $resource } tauschen
move-end_turn = Den Zug beenden
move-pass = Für den Rest der Runde passen
move-keep = 1 { $resource } behalten
move-take_artifact = Das Artefakt nehmen: { $artifact }

# ------------------------------------------------------------------ Erzählung
event-game_begins = Die Siedler kamen an; { $seat } beginnt.
event-artifact_taken = { $seat } nahm ein Artefakt: { $artifact }.
event-artifact_turned_up = Ein Artefakt kam ans Licht: { $artifact }.
event-built = { $seat } kaufte ein Gebäude: { $building }.
event-placed = { $seat } errichtete es an der { $street_dat }: { $building }.
event-market_filled = Neu auf dem Markt: { $building }.
event-explored = { $seat } erkundete { $slot } mit { $settlers ->
    [one] { $settlers } Siedler
   *[other] { $settlers } Siedlern
}: { $tile }.
event-monster_came = { $seat }: Auf { $slot } erschien ein Monster: { $monster }.
event-monster_kept_away = { $seat } hielt das Monster von { $slot } fern.
event-hunted = { $seat } fing auf { $slot } ein Monster mit { $settlers ->
    [one] { $settlers } Siedler
   *[other] { $settlers } Siedlern
}: { $monster }.
event-fortified = { $seat } befestigte { $slot }.
event-region_activated = { $seat } holte den Ertrag der { $region }.
event-left_alone = { $seat } ließ { $slot } in Ruhe.
event-street_activated = { $seat } brachte Leben in die { $street }.
event-used = { $seat } nutzte ein Gebäude: { $building }.
event-stored = { $seat } legte für immer 1 { $resource } ab.
event-paid = { $seat } gab { $count } { $resource_id ->
    [diamond] { $count ->
        [one] Diamant
       *[other] Diamanten
    }
   *[other] { $resource }
}.
event-fort_activated = { $seat } aktivierte die Befestigung auf { $slot }.
event-gained = { $seat } bekam { $count } { $resource_id ->
    [diamond] { $count ->
        [one] Diamant
       *[other] Diamanten
    }
   *[other] { $resource }
}.
event-settlers_came = { $seat }: Es { $count ->
    [one] kam { $count } zusätzlicher Siedler
   *[other] kamen { $count } zusätzliche Siedler
}.
event-exchanged = { $seat } tauschte { $bundle } gegen 1 { $resource }.
event-invited = { $seat } empfing einen Helden: { $hero }.
event-hero_arrived = Ein Held kam in die Reihe: { $hero }.
event-hero_left = Ein Held ritt weiter: { $hero }.
event-must_pass = { $seat } hatte nichts mehr zu tun und musste passen.
event-passed = { $seat } passte.
event-first_to_pass = { $seat } passte zuerst und beginnt die nächste Runde.
event-discarded = { $seat } warf { $count } { $resource } ab.
event-round_ended = Runde { $round } ging zu Ende.
event-round_begins = Runde { $round } begann; { $seat } fängt an.
event-game_over = Die sechste Runde ist vorbei: Die Punkte wurden gezählt.

# ------------------------------------------------------------------ Ablehnungen
why-too-few-settlers = Dafür braucht es { $needed } Siedler; du hast { $held } zur Hand.
why-no-one-for-one = Gewöhnliche Rohstoffe tauschen zwei zu eins; eins zu eins geht nur mit der Gerechten Waage.
why-exchange-in-a-circle = Das führte zu Rohstoffen zurück, die du eben hattest; Tausche eins zu eins gehen nie im Kreis.
why-one-for-one-is-better = Mit der Gerechten Waage tauschst du eins zu eins; niemand gibt zwei.
why-no-such-rate = Diesen Kurs gibt es nicht: 2 gewöhnliche Rohstoffe gegen 1 anderen, Lehm, Holz und Stein gegen 1 Diamant, 2 Diamanten gegen 1 Gold, 1 Gold gegen 1 gewöhnlichen Rohstoff.
why-cannot-exchange = Du hast nicht, was dieser Tausch verlangt: { $bundle }.
why-no-monster = Auf { $slot } ist kein Monster von dir zu jagen.
why-already-explored = { $slot } ist schon erkundet.
why-first-tile-in-region-i = Dein erstes Gebiet muss in Region I liegen.
why-not-adjacent = { $slot } stößt mit keiner Seite an ein von dir erkundetes Gebiet.
why-unexplored = { $slot } ist noch nicht erkundet.
why-already-fortified = { $slot } hat schon eine Befestigung.
why-monster-in-the-way = Auf { $slot } sitzt ein Monster: erst jagen, dann befestigen.
why-no-fort = Auf { $slot } steht keine Befestigung.
why-fort-used = Die Befestigung auf { $slot } wurde in dieser Runde schon aktiviert.
why-extra-same = Ein anderes Plättchen gibt dieselbe Zugabe wie { $slot }.
why-extra-tile = Die Zugabe kommt von einem offenen Plättchen ohne Monster in der aktivierten Region, und { $slot } ist keines.
why-region-used = { $region } wurde in dieser Runde schon aktiviert.
why-repeated-already = Das Artefakt wiederholt nur eine Aktivierung in der ganzen Runde, und die ist verbraucht.
why-region-empty = Kein Plättchen der { $region } könnte etwas geben, und dieser Tisch erlaubt keine leeren Aktivierungen.
why-street-full = An der { $street_dat } ist kein Platz frei.
why-not-on-market = Dieses Gebäude liegt nicht auf dem Markt: { $building }.
why-settlement-full = Alle neun Plätze deiner Siedlung sind besetzt.
why-cannot-pay = Der Preis dieses Gebäudes ist 1 { $resource }, und davon hast du nichts.
why-street-open = Beende erst die Straße ({ $street }): Gebäude nutzen, tauschen oder den Rest lassen.
why-not-on-street = Dieses Gebäude steht hier nicht bereit: { $building }.
why-building-used = Dieses Gebäude steht nicht bereit: Es hat schon gearbeitet, oder seine Straße ist nicht aktiviert. ({ $building })
why-cannot-use = Dir fehlt, was dieses Gebäude braucht: { $building }.
why-street-used = Die { $street } wurde in dieser Runde schon aktiviert.
why-street-empty = An der { $street_dat } steht nichts, und dieser Tisch erlaubt keine leeren Aktivierungen.
why-hero-not-in-row = Dieser Held liegt nicht in der Reihe: { $hero }.
why-cannot-pay-hero-surcharge = Den Preis dieses Helden kannst du zahlen, nicht aber den Aufpreis der beiden linken Karten: hier { $count ->
    [one] { $count } Diamant
   *[other] { $count } Diamanten
} mehr.
why-cannot-pay-hero = Dieser Held verlangt { $needed } { $resource_id ->
    [diamond] { $needed ->
        [one] Diamant
       *[other] Diamanten
    }
   *[other] { $resource }
}; du hast { $held }.
why-same-artifact = Dein Artefakt darfst du nicht behalten: nimm ein anderes.
why-artifact-not-in-row = Dieses Artefakt liegt nicht offen: { $artifact }.
why-one-hero = Du hast in diesem Zug schon einen Helden eingeladen; mehr geht nicht.
why-one-action = Du hast in diesem Zug schon eine Aktion ausgeführt; mehr geht nicht.
why-not-end-turn = Vor dem Ende des Zuges braucht es eine Aktion oder einen Helden; sonst passe.
why-artifact-only-when-passing = Artefakte wählt man zu Beginn und beim Passen.
why-street-not-active = Gebäude arbeiten, wenn ihre Straße aktiviert wird.
why-nothing-to-keep = Davon hast du nichts mehr zu behalten: { $resource }.
why-passed-already = Du hast gepasst: Getauscht wird vor dem Passen.
why-no-check-now = Gerade wird kein Gebiet auf Monster geprüft.
why-kept-when-passing = Was du behältst, entscheidet sich beim Passen.
why-nothing-bought = Es gibt nichts zu nehmen oder hinzustellen: Wähle erst ein Gebäude auf dem Markt.
why-region-not-active = Gebiete geben ihre Rohstoffe, wenn ihre Region aktiviert wird.
why-name-no-resource = Dieses Gebäude lässt keine Wahl des Rohstoffs: { $building }.
why-name-a-resource = Dieses Gebäude lässt dir die Wahl: nenne den Rohstoff. ({ $building })
why-extra-gave-nothing = An diesem Tisch kommt die Zugabe von einem Plättchen, das gegeben hat, und { $slot } blieb in Ruhe.
why-round-is-over-for-you = Du hast gepasst: Diese Runde ist für dich vorbei.
why-exchange-later = Beantworte erst diese Frage: Rohstoffe ändern nichts daran. Danach darfst du wieder tauschen, wenn du noch am Zug bist.

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
why-tile-not-asked = Nach { $slot } wird jetzt nicht gefragt: Die Gebiete kommen von links nach rechts, und eines, dem kein Monster droht, gibt seinen Rohstoff von selbst.
