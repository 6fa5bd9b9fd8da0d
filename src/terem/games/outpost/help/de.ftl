# Hilfe beim Spielen. `mark-…`: eine Folge, steht nach dem Zug auf seiner Schaltfläche. `first-…`: eine Frage erklärt
# sich einmal. `gain-…`: wie eine Quelle von Punkten wächst.
aim = Wer nach sechs Runden die meisten Punkte hat, gewinnt. Punkte bringen Helden, Gold in Banken und Diamanten in Kathedralen; die Arbeit tun Siedler.

mark-monster_came = auf Gebiet { $slot } erscheint ein Monster: Bis zur Jagd gibt es nichts mehr her
mark-discarded = du wirfst gewöhnliche Rohstoffe ab
mark-round_ended = beendet die Runde
mark-first_to_pass = du passt zuerst und beginnst die nächste Runde
mark-region_activated = dort kann kein Gebiet etwas geben: Nur ein Siedler ist weg
mark-street_activated = dort ist kein Gebäude zu nutzen: Nur ein Siedler ist weg

first-turn = Eine Aktion und ein Held je Zug, in beliebiger Reihenfolge; ausgesandte Siedler kehren heim, wenn du passt.
first-space = Nimmst du vom Stapel, bleibt die Sorte auf dem Markt; ein einzelnes Plättchen macht Platz für ein neues.
first-place = Eine Straße fasst drei Gebäude und wird einmal je Runde aktiviert: Was zusammen wirkt, gehört zusammen.
first-street = Nutze die Gebäude in der besten Reihenfolge: Was eines gibt, kann das nächste brauchen.
first-collect = Ein Held in der Reihe zeigt die Monsterfarbe dieses Gebiets: Nimmst du den Rohstoff, erscheint dort ein Monster.
first-extra = Dein Artefakt gibt einen weiteren Rohstoff von einem Plättchen ohne Monster.
first-monster = Mit deinem Artefakt entscheidest du: Ein Monster sperrt sein Gebiet, aber die Jagd bringt Gold oder Diamanten.
first-keep = Je Befestigung darfst du einen gewöhnlichen Rohstoff behalten; Diamanten und Gold bleiben immer.
first-artifact = Ein Artefakt hilft bei einer Art von Aktion, bis du es am Ende der Runde wechselst.

gain-travellers = Jeder Reisende zählt 1 Punkt je Gebiet von dir: Erkunde und lade Reisende ein.
gain-guards = Jeder Wächter zählt 1 Punkt je Befestigung von dir.
gain-builders = Jeder Baumeister zählt 1 Punkt je Gebäude von dir, höchstens neun.
gain-mercenaries = Ein Söldner zählt so viel, wie auf der Karte steht.
gain-banks = Aktiviere eine Straße mit einer Bank und lege Gold darauf: jedes Mal 5 Punkte.
gain-cathedrals = Aktiviere eine Straße mit einer Kathedrale und lege einen Diamanten darauf: jedes Mal 4 Punkte.

# `near-…`: Das Ende ist nah. `card-…`: was ein Einschnitt bedeutet.
near-round = Die sechste und letzte Runde: Was jetzt keine Punkte mehr bringt, verfällt.
card-round_begins = Die Siedler sind wieder daheim, Regionen und Straßen lassen sich neu aktivieren.
card-first_to_pass = Die anderen spielen weiter, bis alle gepasst haben; wer zuerst passt, beginnt die nächste Runde.
