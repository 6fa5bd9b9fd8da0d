# Hilfe beim Spielen. `mark-…`: eine Folge, steht nach dem Zug auf seiner Schaltfläche. `first-…`: eine Frage erklärt
# sich einmal. `gain-…`: wie eine Quelle von Punkten wächst.
aim = Wer nach vier Runden die meisten Punkte hat, gewinnt. Mit Ratgebern bietest du um Aktionen; herrsche, baue, handle und kämpfe, um auf vier Leisten zu steigen.

mark-leader_fell = dein Anführer verlässt das Spielbrett
mark-leader_fell_others = { $seat } verliert den Anführer, er verlässt das Spielbrett
mark-casualty = du verlierst eine Truppe in { $region }
mark-claim_begins = beendet die Aktionsphase; die Anspruchsphase beginnt
mark-forfeited = keine Aktion: Du bekommst nur die Münze

first-leader = Jeder Anführer hat eine eigene Stärke, die das ganze Spiel über gilt.
first-agenda = Ein Plan zählt 2 Punkte, wenn du am meisten von dem hast, was er nennt; bis zum Ende sieht ihn niemand.
first-deploy = Handeln kannst du nur, wo du eine Figur hast; Nachbarregionen sind einen Schritt entfernt.
first-deploy_leader = Dein Anführer zählt als Truppe, und seine Fähigkeit gilt oft dort, wo er steht.
first-place = Eine höhere Zahl schiebt niedrigere nach unten und bekommt das bessere Feld, handelt aber später: Niedrige Zahlen sind zuerst dran.
first-bribe = Jede Münze macht diesen Ratgeber um eins stärker; sobald du ihn ausspielst, ist das Bestechungsgeld weg.
first-comeback = Wer niemanden auf dem Spielbrett hat, kehrt kostenlos zurück, muss es aber nicht.
first-advisor = Beide haben dieselbe Zahl: Der andere folgt im nächsten Zug.
first-turn = Gib die Punkte in beliebiger Reihenfolge aus; je einmal im Zug darfst du eine Intrige spielen, eine Tat vollbringen und Güter umtauschen.
first-church = Eine neue Kirche ersetzt einen Aufständischen oder eine fremde Truppe durch deine: kein Angriff, keine Verluste.
first-casualty = Das erste Verlustsymbol kostet dich eine Figur; ohne Symbol verlierst du nichts.
first-draw = Alle Karten kommen von einem Stapel; eine behältst du, die anderen kommen wieder obenauf.
first-keep = Die Intrige bleibt geheim, bis du sie als Bonusaktion spielst.
first-put_back = Nur du weißt dann, was auf diesem Stapel oben liegt.
first-token = Wer den Marker hat, beginnt ab der Anspruchsphase: Er wählt zuerst eine Tat und setzt zuerst.
first-take_deed = Vollbringen kannst du nur Taten, die du genommen hast; such eine, für die du schon viel hast.
first-deed_cost = Was du gibst, ist weg; Belohnung und Punkte folgen sofort.
first-boat = Die Handelsleiste zählt, was an Bord ist; ein Marker neben seiner Leiste bringt eine Münze Einkommen.
first-claim_deed = Jetzt nimmt jeder eine Tat; wähle eine, die du bald vollbringen kannst.
first-rebellion_casualty = Die Aufständischen prüfen Verluste wie ein Spieler, und du wählst den Stapel.

gain-rule = Beherrsche zur Anspruchsphase mehr Regionen: Dort brauchst du mehr Stärke als jeder andere.
gain-build = Baue in benachbarten Regionen: Die größte zusammenhängende Gruppe zählt.
gain-trade = Lade vor der Anspruchsphase mehr Güter ins Boot.
gain-warfare = Greif Gegner an: Der erste Platz zählt 3 Punkte, der zweite 1.
gain-agenda = Hab am Ende am meisten von dem, was dein Plan nennt: 2 Punkte.
gain-deeds = Vollbringe deine Taten: jede zählt 1 oder 2 Punkte.

# `near-…`: Das Ende ist nah. `card-…`: was ein Einschnitt bedeutet.
near-round = Die vierte und letzte Runde: Danach rücken die Marker noch einmal vor, und es wird gezählt.
card-round_begins = Ratgeber werden einzeln gesetzt: Ein starker bekommt das bessere Feld, ein schwacher handelt früher.
card-actions_begin = Reihum spielt jeder seinen Ratgeber mit der niedrigsten Zahl aus und handelt.
card-claim_begins = Die Marker steigen auf das, was du jetzt beherrschst, gebaut und geladen hast; zurück gehen sie nie.
