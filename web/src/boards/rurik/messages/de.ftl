board-map = Karte der Regionen
board-phase-setup = Aufbau
board-phase-strategy = Strategie
board-phase-actions = Aktionen
board-phase-claim = Ansprüche
board-first = Startspieler
board-first-tip = { $sign } hat den Marker und beginnt die nächste Runde.
board-short-muster = Mustern
board-short-move = Ziehen
board-short-attack = Angriff
board-short-tax = Steuern
board-short-build = Bauen
board-short-scheme = Intrige
board-about-muster = Punkte stellen Truppen dorthin, wo du schon stehst.
board-about-move = Ein Punkt bringt eine Truppe oder den Anführer in eine Nachbarregion.
board-about-attack = Ein Punkt greift Aufständische oder Gegner an, wo du stehst.
board-about-tax = Eine Ware kostet in beherrschten Regionen 1 Punkt, sonst 2.
board-about-build = Ein Gebäude kostet in beherrschten Regionen 1 Punkt, sonst 2.
board-about-scheme = So viele Karten ziehst du von einem Stapel und behältst eine.
board-out-of-play = Bei dieser Spielerzahl nicht im Spiel.
board-nobody-rules = Hier herrscht niemand.
board-rules = Beherrscht von { $sign }
board-good-here = Liefert { $good }.
board-good-taken = Die Ware ({ $good }) wurde in dieser Runde schon genommen.
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
board-need-rule = { $count } Nachbarregionen beherrschen
board-need-build = Gebäude in { $count } Nachbarregionen
board-need-trade = { $count } Waren auf dem Boot
board-warfare-tip = Am Ende bekommt der Erste auf dieser Leiter { $first }, der Zweite { $second }.
board-scheme-card = Intrige
board-casualty-mark = Mit Verlustsymbol: beim Angriff aufgedeckt kostet sie den Angreifer eine Truppe.
board-no-casualty-mark = Ohne Verlustsymbol.
board-known = Du kennst dort eine Karte: { $card }
board-discard = Ablage
board-deed-deck = Taten
board-done = Vollbracht
board-agenda = Geheimer Plan
board-agenda-hidden = Ein geheimer Plan
board-advisor-tip = Die Zahl ist seine Macht in der Spalte, das Bestechungsgeld kommt dazu; die niedrigste Zahl handelt zuerst.
board-no-advisors = Alle Ratgeber sind gesetzt
board-off-map = nicht auf der Karte
board-tile = Umtauschmarker
board-tile-tip = Einmal je Runde: { $goods } und eine weitere Ware gegen { $tile }.
board-used = in dieser Runde benutzt
board-on-boat = Auf dem Boot: { $count } von { $room }
board-on-dock = Am Dock: { $count }
board-boat = Boot
board-dock = Dock
board-boat-tip = Eine volle Spalte des Boots bringt eine Münze Einkommen; Waren auf dem Boot zählen für den Handel.
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
    [one] { $count } gefangener Aufständischer
   *[other] { $count } gefangene Aufständische
}
board-hand = Intrigen auf der Hand
board-no-cards = Keine Intrigen
board-no-deeds = Keine offenen Taten
board-your-move = Du bist dran
board-points-left = Punkte übrig
board-acted = Die Hauptaktion ist vorbei
board-to-act = Hauptaktion: { $action }
board-turn = Dein Zug
board-turn-tip = Die Hauptaktion und je einmal eine Intrige, eine Tat, ein Warentausch, in beliebiger Reihenfolge.
board-ruled-lands = { $count ->
    [one] Beherrscht { $count } Region
   *[other] Beherrscht { $count } Regionen
}
group-muster = Mustern
group-move = Ziehen
group-leap = Beliebig versetzen
group-drive = Predslava
group-attack = Angreifen
group-tax = Besteuern
group-build = Bauen
group-convert = Waren tauschen
group-play_card = Intrigen
group-do_deed = Taten
group-place = Ratgeber

# Der Aufstand
board-level = { $level ->
    [1] leicht
    [2] mittel
    [3] schwer
   *[other] sehr schwer
}
board-next = Als Nächstes: { $action }, Ratgeber { $number }.
board-why-place = Jeden Zug liest er die nächste Zeile seiner untersten Karte, in der Spalte seiner Priorität.
board-why-muster = Je ein Aufständischer in Regionen, die er besetzt, aber nicht beherrscht, in der Reihenfolge unten; dann in beherrschte.
board-why-move = Alle Punkte gehen in die erste Region der Reihenfolge, die er nicht beherrscht.
board-why-move-warlike = Er zieht in jede Region, die er nicht besetzt, in der Reihenfolge unten.
board-why-attack = Er greift zuerst an, wo er herrscht, in der Reihenfolge unten, und dich vor neutralen Truppen.
board-why-attack-warlike = Er greift zuerst an, wo er nicht herrscht, in der Reihenfolge unten, und dich vor neutralen Truppen.
board-why-tax = Zuerst beherrschte Regionen, deren Ware auf dem Boot Platz hat, dann die anderen.
board-why-build = Zuerst beherrschte Regionen ohne eigenes Gebäude, in der Reihenfolge unten.
board-why-scheme = Statt Karten zu ziehen, öffnet er einen Bonus und nimmt die Münze darauf.
board-card-rows = Zeilen seiner Karte bisher
board-brings-bribe = mit Bestechungsgeld für den obersten Platz
board-priority = Priorität und Boni
board-bonus-open = Ein offener Bonus
board-bonus-covered = Von einer Münze bedeckt, noch nicht offen
board-bonus-muster = Mustern
board-bonus-move = Ziehen
board-bonus-attack = Angreifen
board-bonus-tax = Besteuern
board-bonus-build = Bauen
board-bonus-reveal_less = eine Karte weniger aufdecken
board-cards-seen = Seine Karten bisher, die oberste zuerst
board-order = Seine Reihenfolge der Regionen
board-land-ruled = Vom Aufstand beherrscht
board-land-held = Der Aufstand steht hier
board-land-none = Der Aufstand ist nicht hier
board-structure-order = Seine Reihenfolge der Gebäude:

# worauf die anderen warten
waiting-leader = { $name } wählt einen Anführer
waiting-agenda = { $name } wählt einen geheimen Plan
waiting-deploy = { $name } stellt eine Truppe auf
waiting-deploy_leader = { $name } stellt den Anführer auf
waiting-place = { $name } schickt einen Ratgeber
waiting-bribe = { $name } wählt ein Bestechungsgeld
waiting-comeback = { $name } kehrt aufs Brett zurück
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
