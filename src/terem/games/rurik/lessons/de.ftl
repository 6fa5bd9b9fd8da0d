# Ein Schritt hat einen Text: was der Lehrer dort sagt, meist zwei kurze Sätze.
# `wrong-…` sagt, warum das Kapitel einen anderen Zug möchte.

## aim
title-aim = Worum es geht
about-aim = Erben, Leisten und das Spielbrett: wer besetzt, wer herrscht.
aim-princes = Du bist ein Erbe des Fürsten Wladimir, und wer nach vier Runden die meisten Punkte hat, herrscht in Kiev. Punkte bringen vier Leisten: Herrschaft, Gebäude, Güter und Kämpfe.
aim-map = In jeder Region liegt ein Gut und steht ein Aufständischer, eine graue Figur, die niemandem gehört. Solange er dort steht, zählt er gegen dich.
aim-first = Jeder beginnt mit drei Truppen. Stell die erste nach Kiev.
wrong-aim-first = Beginn in Kiev: Es liegt in der Mitte, und die Herrschaftsleiste verlangt es.
aim-second = Eine Truppe gegen einen Aufständischen: Niemand herrscht. Stell eine zweite nach Kiev.
wrong-aim-second = Auch die zweite nach Kiev: Dann hast du dort mehr als der Aufständische.
aim-rule = Zwei gegen einen: Du herrschst in Kiev. Dafür brauchst du mehr als die Aufständischen und mehr als jeder andere; wer nur dort ist, besetzt die Region.
aim-third = Die dritte darf nebenan stehen. Stell sie in eine Region neben Kiev: Chernigov, Pereyaslavl, Polotsk oder Volyn.
wrong-aim-third = Bleib beisammen: Wähl eine Region neben Kiev.
aim-leader = Dein Anführer zählt als Truppe und kann noch etwas Eigenes. Stell ihn nach Kiev.
wrong-aim-leader = Lass ihn in Kiev stehen: Dort macht er Besteuern und Bauen billig.
aim-rounds = Das ist der Anfang. Du hast auch einen geheimen Plan, der am Ende zwei Punkte wert ist; nun kommt das, was dieses Spiel ausmacht: die Versteigerung mit Ratgebern.

## advisors
title-advisors = Ratgeber bieten
about-advisors = Zahlen, Spalten, Bestechungsgeld: wie du zu deinen Aktionen kommst.
advisors-board = Jede Spalte ist eine Aktion, und je höher das Feld, desto mehr gibt es. Reihum setzt jeder einen Ratgeber; deine haben die Zahlen 1, 2, 4 und 5.
advisors-four = Setz deine 4 auf die Spalte „Mustern“: Sie bringt neue Truppen.
wrong-advisors-four = Setz die 4 auf „Mustern“ und sieh, was dein Nachbar tut.
advisors-nothing = Du darfst Münzen als Bestechungsgeld dazulegen; jede macht den Ratgeber um eins stärker. Leg diesmal keine dazu.
wrong-advisors-nothing = Heb deine Münzen auf: In dieser Spalte steht noch niemand.
advisors-slide = Die 5 deines Nachbarn ist stärker: Sie nimmt das oberste Feld, und deine 4 rutscht hinunter. Drei Truppen für ihn, zwei für dich.
advisors-five = Setz deine 5 auf die Spalte „Besteuern“: Ohne Münzen verdrängt sie niemand.
wrong-advisors-five = Die 5 auf „Besteuern“: Das oberste Feld gibt doppelt so viel wie das nächste.
advisors-save = Die 5 ist stark genug. Kein Bestechungsgeld.
wrong-advisors-save = Keine Zahl ist höher als 5: Spar deine Münzen.
advisors-two = Dein Nachbar hat eine 2 auf „Bauen“ gesetzt. Setz deine 2 dazu.
wrong-advisors-two = Auf „Bauen“, bitte: Mit Bestechungsgeld wird deine 2 stärker als seine.
advisors-bribe = Zwei gegen zwei: Wer zuerst da war, bleibt oben. Eine Münze Bestechungsgeld macht aus der 2 eine 3: Gib sie mit.
wrong-advisors-bribe = Eine Münze braucht es, und eine genügt, um an der anderen 2 vorbeizukommen.
advisors-one = Nur deine 1 ist übrig. Setz sie auf „Ziehen“, wo niemand steht.
wrong-advisors-one = Nimm die leere Spalte „Ziehen“: Dort kommt auch die 1 nach oben.
advisors-last = Hier braucht es kein Bestechungsgeld.
wrong-advisors-last = Die Spalte gehört dir schon: Behalte die Münzen.
advisors-order = Alle Ratgeber stehen. Jetzt handeln die kleinen Zahlen zuerst: Die 1 ist schwach im Bieten, aber schnell, die 5 stark, aber spät. Und nächste Runde ist das Tableau wieder leer.

## acting
title-acting = Ziehen und bauen
about-acting = Spiel einen Ratgeber aus, und nutze die Punkte seines Feldes.
acting-order = Deine 1 handelt zuerst und bringt drei Bewegungspunkte. Vor und nach der Hauptaktion gibt es Bonusaktionen, davon später.
acting-act = Führ die Hauptaktion aus. Wer verzichtet, bekommt dafür eine Münze.
wrong-acting-act = Eine Münze ist wenig für ein oberstes Feld: Führ die Aktion aus.
acting-move = Jeder Punkt bringt eine Truppe in eine Nachbarregion. Zieh eine Truppe von Kiev nach Chernigov.
wrong-acting-move = Von Kiev nach Chernigov, bitte: Deine einzelne Truppe dort braucht Hilfe.
acting-stop = Punkte muss man nicht nutzen. Hör hier auf.
wrong-acting-stop = Ziehst du weiter, verlierst du Kiev oder Chernigov: Hör auf.
acting-rule = Jetzt herrschst du in zwei Regionen: in Kiev und Chernigov je zwei gegen einen Aufständischen. Dein Nachbar zog eine Intrige und spielte sie gleich.
acting-build = Deine 2 steht dank der Münze beim Bauen ganz oben: zwei Punkte. Führ die Aktion aus.
wrong-acting-build = Du hast für dieses Feld bezahlt: Führ die Aktion aus.
acting-church = Ein Gebäude kostet einen Punkt, wo du herrschst, sonst zwei. Bau eine Kirche in Chernigov.
wrong-acting-church = Beginn mit einer Kirche in Chernigov, und sieh, was mit dem Aufständischen geschieht.
acting-market = Die Kirche hat den Aufständischen gewonnen: An seiner Stelle steht deine Truppe. Bau nun einen Markt in Kiev.
wrong-acting-market = Bau einen Markt in Kiev: Er lohnt sich beim Besteuern.
acting-structures = Eine Kirche bekehrt, ein Markt bringt mehr Steuern, eine Festung verteidigt. Zwei Nachbarregionen mit je einem Gebäude zählen zwei auf der Bauleiste.

## stores
title-stores = Mustern und besteuern
about-stores = Neue Truppen, Güter aus dem Land, und wozu das Boot da ist.
stores-act = Deine 4 rutschte auf das zweite Feld: zwei Truppen. Führ die Aktion aus.
wrong-stores-act = Truppen sind immer gut: Führ die Aktion aus.
stores-one = Neue Truppen kommen nur dorthin, wo du schon bist. Mustere die erste.
wrong-stores-one = Nutz den Punkt: Mustere eine Truppe.
stores-two = Und die zweite, wo du willst.
wrong-stores-two = Nutz auch den anderen Punkt.
stores-rebels = Dein Nachbar griff zwei Aufständische an: Das gelingt immer, und unter jedem liegt eine kleine Belohnung.
stores-tax = Deine 5 steht beim Besteuern ganz oben. Führ die Aktion aus.
wrong-stores-tax = Güter warten auf dich: Führ die Aktion aus.
stores-kiev = Besteuern nimmt das Gut einer Region, für einen Punkt, wo du herrschst. Dein Markt in Kiev bringt noch ein Gut oder eine Münze: Wähl selbst.
wrong-stores-kiev = Zuerst Kiev, des Marktes wegen.
stores-chernigov = Besteuere mit dem anderen Punkt Chernigov.
wrong-stores-chernigov = Ein Punkt ist übrig, und in Chernigov gibt es Fisch.
stores-exchange = Einmal je Runde lassen sich zwei Güter gegen einen Bau- oder Musterungspunkt tauschen. Behalte sie heute und beende den Zug.
wrong-stores-exchange = Deine Güter zählen gleich auf der Handelsleiste: Beende den Zug.
stores-boat = Die Güter liegen auf deinem Boot. Was an Bord ist, zählt für den Handel, und eine volle Spalte bringt jede Runde eine Münze.

## claim
title-claim = Ansprüche am Ende der Runde
about-claim = Marker, Einkommen und eine neue Tat.
claim-when = Alle Ratgeber sind ausgespielt; es folgt die Anspruchsphase. Auf jeder Leiste steigt dein Marker so hoch, wie du es jetzt belegen kannst.
claim-sail = Lass dein Boot, wie es ist: Alle Güter an Bord zählen für den Handel.
wrong-claim-sail = Ausladen lohnt sich selten. Güter an Bord zählen für die Handelsleiste.
claim-tracks = Du herrschst in zwei Regionen, hast zwei benachbarte mit Gebäuden und drei Güter: je ein Schritt. Zurück gehen Marker nie, was du auch verlierst.
claim-income = Jeder Marker, der noch nicht vorgerückt ist, bringt eine Münze zum Trost, ebenso jede volle Spalte des Boots.
claim-deed = Jeder nimmt eine Tat, eine Aufgabe für Punkte. Nimm „Streitkräfte sammeln“: sechs Truppen in einer Region.
wrong-claim-deed = Vier deiner Truppen stehen schon in Chernigov: „Streitkräfte sammeln“ ist für dich am leichtesten.
claim-count = So geht es vier Runden; in der dritten und vierten kommt je ein Ratgeber dazu. Am Ende zählen Leisten, Taten, der geheime Plan und der Krieg: 3 Punkte für die meisten Kämpfe, 1 für die zweitmeisten.

## play
title-play = Nach eigener Wahl
about-play = Setz vier Ratgeber und führ zwei Aktionen aus.
play-plan = Jetzt entscheidest du. Frag bei jeder Aktion, wie sehr du sie brauchst und wie früh: Der starke Ratgeber bekommt mehr, der schwache ist eher dran.
play-place = Setz deine vier Ratgeber. Die 5 dorthin, wo du oben stehen musst, die 1 dorthin, wo niemand hinkommt.
play-act = Nun zwei Aktionen. Sieh, wer wo herrscht, vor und nach jedem Punkt.
play-end = Die Grundlagen kennst du: setzen, handeln, Ansprüche. Angriffe, Intrigen und Taten haben eigene Kapitel.

## attack
title-attack = Angriff und Verluste
about-attack = Greif einen Gegner an, prüf deine Verluste, besiege einen Aufständischen.
attack-scene = In Chernigov stehen zwei Truppen und dein Anführer, eine Truppe des Nachbarn und ein Aufständischer. Deine 1 steht allein beim Angreifen: zwei Angriffe.
attack-act = Führ die Aktion aus.
wrong-attack-act = Hier ist etwas zu gewinnen: Führ die Aktion aus.
attack-attack = Ein Angriff nimmt dem Gegner immer eine Figur. Greif deinen Nachbarn in Chernigov an.
wrong-attack-attack = Der Aufständische läuft nicht weg. Zuerst der Nachbar.
attack-reveal = Nun prüf deine eigenen Verluste: Deck eine Karte von einem der Stapel auf. Nur ein Verlustsymbol darauf kostet dich eine Truppe.
attack-after = Was die Karte auch zeigte, dein Kriegsmarker stieg: ein gewonnener Kampf. Eine Karte mehr deckst du auf, wo das Opfer herrschte, und noch eine bei seiner Festung.
attack-rebel = Greif mit dem anderen Punkt den Aufständischen an. Dafür wird keine Karte aufgedeckt.
wrong-attack-rebel = Ein Punkt ist übrig: Besiege den Aufständischen in Chernigov.
attack-price = Ein besiegter Aufständischer bringt eine Belohnung und bleibt bei deinem Tableau. Auf der Kriegsleiste zählt er nicht.

## scheme
title-scheme = Intrigen und der Startspieler
about-scheme = Zieh, behalte eine, bestimme den Startspieler, und spiel eine Karte.
scheme-cards = Intrigen bringen kleine Vorteile und liegen in zwei Stapeln. Dieselben Karten entscheiden über Verluste; darum hilft es zu wissen, was oben liegt.
scheme-act = Deine 1 hat das oberste Feld: Du ziehst drei Karten und behältst eine. Führ die Aktion aus.
wrong-scheme-act = Zuerst die Hauptaktion; tauschen kannst du später.
scheme-draw = Zieh vom linken Stapel.
wrong-scheme-draw = Vom linken, bitte: Dort liegt eine Karte für uns.
scheme-keep = Behalte die Karte mit einem Musterungspunkt.
wrong-scheme-keep = Wir brauchen eine Truppe in Chernigov: Behalte die hervorgehobene Karte.
scheme-back = Die anderen kommen oben auf den Stapel, und die Reihenfolge kennst nur du. Leg sie zurück, wie du willst.
scheme-token = Das oberste Feld bestimmt auch, wer als Nächstes beginnt. Nimm den Marker selbst.
wrong-scheme-token = Wer beginnt, handelt zuerst: Behalte ihn heute.
scheme-play = Eine Karte je Zug darfst du spielen, vor oder nach der Aktion. Spiel sie.
wrong-scheme-play = Spiel die Karte jetzt: Die Truppe wird gebraucht.
scheme-muster = Mustere in Chernigov: Dann stehen dort fünf.
wrong-scheme-muster = Nach Chernigov, bitte: Mit sechs Truppen dort erfüllst du deine Tat.
scheme-once = Eine Karte, eine Tat und ein Umtausch sind je Zug erlaubt. Genug für jetzt: Beende den Zug.
wrong-scheme-once = Behalte deine Güter für den Handel und beende den Zug.

## deeds
title-deeds = Taten und Umtausch
about-deeds = Vollbring eine Tat, und mach Güter zu Punkten.
deeds-deed = Deine Tat „Streitkräfte sammeln“ verlangt sechs Truppen in einer Region, und in Chernigov stehen fünf. Festungen zählen nicht, der Anführer schon.
deeds-act = Dein Ratgeber bringt Musterungspunkte. Führ die Aktion aus.
wrong-deeds-act = Zuerst die Truppen: Führ die Aktion aus.
deeds-six = Mustere die sechste Truppe in Chernigov.
wrong-deeds-six = Nach Chernigov: Dort fehlt eine.
deeds-free = Die andere darf hin, wo du willst.
wrong-deeds-free = Nutz den Punkt: Mustere noch eine.
deeds-do = Jetzt ist die Bedingung erfüllt. Vollbring die Tat.
wrong-deeds-do = Die Tat ist reif: Vollbring sie, bevor der Zug endet.
deeds-reward = Die Tat kostet nichts, du musst nur ihre Bedingung erfüllen. Die Belohnung ist ein Bewegungspunkt: Schick eine Truppe aus Chernigov fort, vielleicht in eine neue Region.
wrong-deeds-reward = Schick eine aus Chernigov: Sechs braucht es dort nicht mehr.
deeds-convert = Einmal je Runde macht jeder Umtauschmarker aus zwei Gütern einen Punkt. Tausch Fisch und Holz gegen einen Musterungspunkt um.
wrong-deeds-convert = Probier den Umtausch: Fisch und Holz gegen einen Musterungspunkt.
deeds-spent = Nutz ihn: Mustere eine Truppe.
wrong-deeds-spent = Der Punkt ist da: Mustere eine Truppe.
deeds-bonus = Eine vollbrachte Tat bringt ihre Punkte für immer. Aktion, Tat und Umtausch in einem Zug: Aus solchen Ketten werden gute Züge.

## rebellion
title-rebellion = Allein: die Aufständischen
about-rebellion = Wie Swjatopolks Aufständische bieten, handeln und punkten.
rebellion-who = Allein kämpfst du gegen die Aufständischen unter Swjatopolk. Sie halten Kiev und zwei weitere Regionen und sind ein Gegner wie jeder andere: Sie bieten, ziehen, bauen und punkten.
rebellion-neutral = In allen anderen Regionen steht eine neutrale Truppe. Sie gehört niemandem und hindert dich nur am Herrschen.
rebellion-five = Du setzt immer zuerst. Setz deine 5 auf „Angreifen“.
wrong-rebellion-five = Die 5 auf „Angreifen“, bitte: Mal sehen, wer dazukommt.
rebellion-save = Kein Bestechungsgeld.
wrong-rebellion-save = Behalte die Münzen vorerst.
rebellion-placed = Sie antworten sofort: Eine Karte sagt, welcher Ratgeber wohin kommt. Einen Teil davon siehst auch du und kannst danach planen.
rebellion-four = Setz deine 4 auf „Mustern“.
wrong-rebellion-four = Die 4 auf „Mustern“, bitte.
rebellion-again = Wieder kein Bestechungsgeld.
wrong-rebellion-again = Behalte die Münzen.
rebellion-outbid = Sie haben deine 5 überboten, mit einer 4 und zwei Münzen! Wo ihre Karte eine Münze zeigt, geben sie genau so viel Bestechungsgeld, wie sie für das oberste Feld brauchen.
rebellion-two = Setz deine 2 auf „Bauen“.
wrong-rebellion-two = Die 2 auf „Bauen“, bitte.
rebellion-coins = Kein Bestechungsgeld.
wrong-rebellion-coins = Behalte die Münzen.
rebellion-one = Und deine 1 auf „Ziehen“.
wrong-rebellion-one = Die 1 auf „Ziehen“, bitte: Sie handelt zuerst.
rebellion-last = Kein Bestechungsgeld.
wrong-rebellion-last = Behalte die Münzen.
rebellion-act = Du handelst zuerst. Führ die Aktion aus.
wrong-rebellion-act = Bewegungspunkte sind jetzt mehr wert als eine Münze: Führ die Aktion aus.
rebellion-move = Zieh eine Truppe dorthin, wo du herrschen willst.
wrong-rebellion-move = Nutz die Bewegungspunkte.
rebellion-second = Noch eine, oder hör auf.
wrong-rebellion-second = Zieh noch eine Truppe, oder hör auf.
rebellion-cards = In ihren Zügen gibt eine Karte die Reihenfolge der Regionen vor. Statt zu intrigieren, schalten sie für den Rest des Spiels einen Bonus frei.
rebellion-win = Sie punkten auf den Leisten wie du und sogar für Münzen und Güter auf dem Dock. Führst du auf vielen Leisten, schalten sie mehr frei; der Schwierigkeitsgrad sagt, wie stark sie beginnen.
