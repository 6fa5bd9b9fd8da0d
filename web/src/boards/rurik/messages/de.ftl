board-map = Spielbrett
board-phase-setup = Aufbau
board-phase-strategy = Strategie
board-phase-actions = Aktionen
board-phase-claim = Ansprüche
board-first = Startspieler
board-first-tip = { $sign } hat den Startspielermarker und beginnt die nächste Runde.
board-short-muster = Mustern
board-short-move = Ziehen
board-short-attack = Angriff
board-short-tax = Steuern
board-short-build = Bauen
board-short-scheme = Intrige
board-about-muster = Für einen Punkt musterst du eine Truppe, wo du schon stehst.
board-about-move = Für einen Punkt ziehst du eine Truppe oder den Anführer in eine Nachbarregion.
board-about-attack = Für einen Punkt greifst du Aufständische oder Gegner an, wo du stehst.
board-about-tax = Ein Gut kostet in Regionen, die du beherrschst, 1 Punkt, sonst 2.
board-about-build = Ein Gebäude kostet in Regionen, die du beherrschst, 1 Punkt, sonst 2.
board-about-scheme = So viele Karten ziehst du von einem Stapel und behältst eine.
board-out-of-play = Bei dieser Spielerzahl nicht im Spiel.
board-nobody-rules = Hier herrscht niemand.
board-rules = Beherrscht von { $sign }
board-good-here = Liefert { $good }.
board-good-taken = Das Gut ({ $good }) wurde in dieser Runde schon genommen.
board-borders = Grenzt an { $lands }
board-troops = { $count ->
    [one] { $count } Truppe
   *[other] { $count } Truppen
}
board-rebel = ein Aufständischer
board-neutral = eine neutrale Truppe
board-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
board-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
board-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-costs = { $count ->
    [one] kostet { $count } Münze
   *[other] kostet { $count } Münzen
}
board-bribe = { $count ->
    [one] { $count } Münze Bestechungsgeld
   *[other] { $count } Münzen Bestechungsgeld
}
board-rung = { $points }: { $need }
board-need-rule = { $count ->
    [one] { $count } Region beherrschen
   *[other] { $count } Regionen beherrschen
}
board-need-build = { $count ->
    [one] Gebäude in { $count } Region
   *[other] Gebäude in { $count } benachbarten Regionen
}
board-need-trade = { $count ->
    [one] { $count } Gut auf dem Boot
   *[other] { $count } Güter auf dem Boot
}
board-warfare-tip = Am Ende bekommt der Erste auf der Kriegsleiste { $first }, der Zweite { $second }.
board-scheme-card = Intrige
board-casualty-mark = Mit Verlustsymbol: Beim Angriff aufgedeckt, kostet sie den Angreifer eine Truppe.
board-no-casualty-mark = Ohne Verlustsymbol.
board-known = Du kennst dort eine Karte: { $card }
board-discard = Ablage
board-deed-deck = Taten
board-done = Vollbracht
board-agenda = Geheimer Plan
board-agenda-hidden = Ein geheimer Plan
board-advisor-tip = Die Zahl ist seine Macht in der Spalte, das Bestechungsgeld kommt dazu; die niedrigste Zahl handelt zuerst.
board-no-advisors = Alle Ratgeber sind gesetzt
board-off-map = nicht auf dem Spielbrett
board-tile = Umtauschmarker
board-tile-tip = Einmal je Runde: { $goods } und ein weiteres Gut gegen einen { $tile }.
board-used = in dieser Runde benutzt
board-on-boat = Auf dem Boot: { $count } von { $room }
board-on-dock = Auf dem Dock: { $count }
board-boat = Boot
board-dock = Dock
board-boat-tip = Eine volle Spalte des Boots bringt eine Münze Einkommen; Güter auf dem Boot zählen für die Handelsleiste.
board-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
board-supply = Noch im Vorrat
board-supply-tip = { $count ->
    [one] noch { $count } Truppe
   *[other] noch { $count } Truppen
}
board-captured = { $count ->
    [one] { $count } besiegter Aufständischer
   *[other] { $count } besiegte Aufständische
}
board-hand = Intrigen auf der Hand
board-no-cards = Keine Intrigen
board-no-deeds = Keine offenen Taten
board-your-move = Du bist dran
board-points-left = Punkte übrig
board-acted = Die Hauptaktion ist ausgeführt
board-to-act = Hauptaktion: { $action }
board-turn = Dein Zug
board-turn-tip = Die Hauptaktion und je einmal eine Intrige, eine Tat und ein Güterumtausch, in beliebiger Reihenfolge.
board-ruled-lands = { $count ->
    [one] Beherrscht { $count } Region
   *[other] Beherrscht { $count } Regionen
}
group-muster = Mustern
group-move = Ziehen
group-leap = Direkt schicken
group-drive = Predslawa
group-attack = Angreifen
group-tax = Besteuern
group-build = Bauen
group-convert = Güter umtauschen
group-play_card = Intrigen
group-do_deed = Taten
group-place = Ratgeber

# Die Aufständischen
board-level = { $level ->
    [1] leicht
    [2] mittel
    [3] schwer
   *[other] sehr schwer
}
board-next = Als Nächstes: { $action }, Ratgeber { $number }.
board-why-place = In jedem Zug lesen die Aufständischen die nächste Zeile ihrer untersten Karte, in der Spalte ihrer Priorität.
board-why-muster = Je eine Truppe in Regionen, die sie besetzen, aber nicht beherrschen, in der Reihenfolge unten; dann in beherrschte.
board-why-move = Alle Punkte gehen in die erste Region der Reihenfolge, die sie nicht beherrschen.
board-why-move-warlike = Sie ziehen in jede Region, die sie nicht besetzen, in der Reihenfolge unten.
board-why-attack = Sie greifen zuerst an, wo sie herrschen, in der Reihenfolge unten, und dich vor neutralen Truppen.
board-why-attack-warlike = Sie greifen zuerst an, wo sie nicht herrschen, in der Reihenfolge unten, und dich vor neutralen Truppen.
board-why-tax = Zuerst beherrschte Regionen, deren Gut auf dem Boot Platz hat, dann die anderen.
board-why-build = Zuerst beherrschte Regionen ohne eigenes Gebäude, in der Reihenfolge unten.
board-why-scheme = Statt Karten zu ziehen, schalten sie einen Bonus frei und nehmen die Münze darauf.
board-card-rows = Zeilen ihrer Karte bisher
board-brings-bribe = mit Bestechungsgeld für das oberste Feld
board-priority = Priorität und Boni
board-bonus-open = Ein freigeschalteter Bonus
board-bonus-covered = Von einer Münze bedeckt, noch nicht freigeschaltet
board-bonus-muster = Mustern
board-bonus-move = Ziehen
board-bonus-attack = Angreifen
board-bonus-tax = Besteuern
board-bonus-build = Bauen
board-bonus-reveal_less = eine Karte weniger aufdecken
board-cards-seen = Ihre Karten bisher, die oberste zuerst
board-order = Ortsreihenfolge
board-land-ruled = Von den Aufständischen beherrscht
board-land-held = Von den Aufständischen besetzt
board-land-none = Keine Aufständischen hier
board-structure-order = Baureihenfolge:

# worauf die anderen warten
waiting-leader = { $name } wählt einen Anführer
waiting-agenda = { $name } wählt einen geheimen Plan
waiting-deploy = { $name } stellt eine Truppe auf
waiting-deploy_leader = { $name } stellt den Anführer auf
waiting-place = { $name } setzt einen Ratgeber
waiting-bribe = { $name } wählt ein Bestechungsgeld
waiting-comeback = { $name } kehrt aufs Spielbrett zurück
waiting-advisor = { $name } wählt zwischen zwei Ratgebern
waiting-turn = { $name } handelt
waiting-church = { $name } wählt, wen die Kirche bekehrt
waiting-casualty = { $name } prüft Verluste
waiting-draw = { $name } wählt einen Stapel
waiting-keep = { $name } wählt eine Karte
waiting-put_back = { $name } legt Karten zurück
waiting-token = { $name } gibt den Startspielermarker weiter
waiting-take_deed = { $name } nimmt eine Tat
waiting-claim_deed = { $name } wählt eine Tat
waiting-deed_cost = { $name } bezahlt eine Tat
waiting-boat = { $name } entscheidet, was ausgeladen wird
