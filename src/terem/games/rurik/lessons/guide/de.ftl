title-aim = Das Ziel
aim =
    Du bist ein Erbe des Fürsten Wladimir. Wer nach vier Runden die meisten Punkte hat, gewinnt.
    Drei Leisten zählen, wo du herrschst, was du in benachbarten Regionen gebaut hast und welche Güter auf deinem Boot liegen; die vierte zählt gewonnene Kämpfe.
title-rule = Besetzen und herrschen
rule =
    Du besetzt eine Region mit mindestens einer Figur. Du herrschst dort mit mehr Stärke als ihr Aufständischer und als jeder andere Spieler.
    Truppen, Anführer und Festung zählen je eins. Bei Gleichstand herrscht niemand.
title-advisors = Ratgeber bieten
advisors =
    Reihum setzt jeder einen Ratgeber auf eine von sechs Spalten. Die stärksten stehen oben und bekommen mehr; Münzen als Bestechungsgeld machen stärker.
    Dann handeln die kleinsten Zahlen zuerst. Eine 5 bekommt viel, aber spät, eine 1 wenig, aber bald.
title-actions = Aktionen
actions =
    Mustern bringt Truppen dorthin, wo du bist. Ziehen führt sie in Nachbarregionen. Angreifen nimmt eine Figur des Gegners oder einen Aufständischen; dann entscheiden Karten über deine Verluste.
    Besteuern nimmt das Gut einer Region, Bauen errichtet Kirche, Markt oder Festung: ein Punkt, wo du herrschst, sonst zwei. Intrigieren zieht Karten.
title-extras = Bonusaktionen
extras =
    Vor oder nach der Aktion, je einmal: eine Intrige spielen, eine genommene Tat vollbringen, zwei Güter gegen einen Punkt umtauschen.
    Taten sind Aufgaben für ein oder zwei Punkte.
title-claim = Das Ende einer Runde
claim =
    Jeder Marker steigt so hoch, wie du es jetzt belegen kannst, und nie zurück. Unbewegte Marker und volle Spalten des Boots bringen Münzen. Jeder nimmt eine neue Tat.
    Nach vier Runden: Leisten 1, 2, 3, 5 oder 8 Punkte, Kämpfe 3 für den ersten und 1 für den zweiten, dazu Taten und 2 Punkte für den geheimen Plan.
