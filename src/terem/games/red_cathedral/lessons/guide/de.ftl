title-aim = Das Ziel
aim =
    Alle bauen gemeinsam eine Kathedrale, Turm für Turm, doch nur einer gewinnt: wer am Ende das meiste Prestige hat, die Adler.
    In deinem Zug tust du eines von dreien: einen Abschnitt beanspruchen, zum Markt gehen oder bauen.
title-claim = Einen Abschnitt beanspruchen
claim =
    Stell eine Fahne auf einen Sockel oder auf einen Abschnitt über einem mit Fahne. Nun kannst nur du ihn bauen.
    Sein Werkstattplättchen kommt auf ein Feld deiner Werkstatt: verdeckt umsonst, offen für 2 oder 3 Rubel.
    Eine Fahne, die das Lager verlässt, macht einen Platz frei: Anfangs passen sechs Materialien hinein.
title-market = Zum Markt gehen
market =
    Nimm einen beliebigen Würfel; er zieht so viele Sektoren, wie er Augen zeigt. Den weißen und den eigenen darfst du weiterschieben, ein Rubel je Sektor.
    Nimm, was der Sektor gibt, einmal je Würfel dort. Nutze eine Aktion der Zunft und das offene Plättchen auf dem Feld deiner Würfelfarbe. Dann werden die Würfel des Sektors neu geworfen.
title-build = Bauen
build =
    Liefere bis zu drei Materialien an deine Abschnitte. Hat ein Abschnitt alles, ist er fertig und bringt Anerkennungspunkte (Sterne, je ein Feld vor) und Rubel.
    Liegt darunter ein fremder Abschnitt, der noch nicht fertig ist, verliert sein Besitzer einen Stern.
title-workshop = Die Werkstatt
workshop =
    Ein offen gelegtes Plättchen gibt seinen Bonus sofort und wieder, sooft du den Würfel seines Feldes ziehst.
    Früh gekauft, zahlt es sich viele Male aus.
title-towers = Schmuckstücke und Türme
towers =
    Fertige Abschnitte, gleich wessen, darf man schmücken: eine Tür für Holz, ein Bogen für Stein, ein Kreuz für Gold. Bis zu zwei Edelsteine dazu bringen sofort Prestige.
    Am Ende ist ein Turm 2 je fertigem Abschnitt und 1 je Schmuckstück wert. Wer dort die meisten Fahnen und Schmuckstücke hat, bekommt den ganzen Wert, der Zweite die Hälfte, zu zweit ein Drittel.
title-end = Das Ende
end =
    Der sechste Abschnitt eines Spielers beendet das Spiel; wer zuerst so weit ist, bekommt 3 Prestigepunkte, die anderen haben noch einen Zug.
    Ein Marker zwischen zwei Adlern geht auf den letzten zurück. Je fünf übrige Materialien und Rubel sind ein Prestigepunkt. Prestige lässt sich auch hergeben: ein Punkt für zwei Rubel.
