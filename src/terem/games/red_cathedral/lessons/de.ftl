# Ein Schritt hat einen Text: was der Lehrer dort sagt, meist zwei kurze Sätze.
# `wrong-…` sagt, warum das Kapitel einen anderen Zug möchte.

## aim
title-aim = Worum es geht
about-aim = Die Kathedrale, die Punkteleiste und das Ende; dann dein erster Abschnitt.
aim-cathedral = Alle bauen gemeinsam eine Kathedrale aus mehreren Türmen, doch nur einer gewinnt: wer am Ende das meiste Prestige hat. Jeder Turm ist ein Stapel von Abschnitten.
aim-track = Dein Marker läuft diese Leiste entlang. Ein Stern ist ein Anerkennungspunkt und heißt: ein Feld vor. Ein Adler ist ein Prestigepunkt, und am Ende zählen nur Adler.
aim-end = Hat jemand sechs Abschnitte fertig, haben alle anderen noch einen Zug. Dann werden die Türme gewertet und bringen weiteres Prestige.
aim-three = In deinem Zug tust du eines von dreien: einen Abschnitt beanspruchen, mit einem Würfel Material holen oder bauen. Am Anfang steht der Anspruch.
aim-claim = Den untersten Abschnitt eines Turms kann jeder beanspruchen. Beanspruche Abschnitt 2-1.
wrong-aim-claim = Nimm diesmal Abschnitt 2-1: Er braucht nur Holz und Stein, und beides ist leicht zu holen.
aim-tile = Auf dem Abschnitt lag ein Plättchen, es kommt in deine Werkstatt. Leg es verdeckt auf ein weißes Feld: Das kostet nichts.
wrong-aim-tile = Offen kostet es Rubel, dafür gibt es ein eigenes Kapitel. Leg es verdeckt auf ein weißes Feld.
aim-banner = Auf dem Abschnitt steht deine Fahne: Nur du kannst ihn bauen. Im Lager ist dadurch ein Platz für Material frei geworden.
aim-card = Die Karte zeigt, was der Abschnitt kostet, ein Holz und zwei Steine, und was er bringt: zwei Anerkennungspunkte und zwei Rubel. Als Nächstes holen wir das Material.

## die
title-die = Material: einen Würfel ziehen
about-die = Augen sind Sektoren, ein zweiter Würfel verdoppelt, danach wird neu gewürfelt.
die-need = Dein Abschnitt braucht ein Holz und zwei Steine. Material gibt es auf dem Markt, einem Ring aus acht Sektoren.
die-pips = Nimm einen beliebigen Würfel: Er zieht so viele Sektoren weit, wie er Augen zeigt. Der weiße zeigt vier und kommt zum Stein.
die-move = Zieh den weißen Würfel.
wrong-die-move = Ein anderer Würfel landet anderswo. Der weiße geht vier Sektoren weit, zum Stein.
die-take = Der Würfel steht beim Stein: zwei für jeden Würfel in diesem Sektor. Nimm beide.
wrong-die-take = Dein Abschnitt braucht zwei Steine: Nimm beide.
die-rolled = Am Ende jedes Marktbesuchs werden die Würfel des Sektors neu geworfen. Dein Nachbar zog den grünen Würfel zum Gold.
die-double = Der rote Würfel zeigt fünf und landet beim weißen. Zwei Würfel in einem Sektor bringen das Doppelte: Zieh den roten.
wrong-die-double = Such einen Würfel, der bei einem anderen landet: den roten.
die-four = Zwei Würfel: vier Steine statt zwei. Nimm sie.
wrong-die-four = Nimm hier alle vier; weniger geht auch, aber der Rest ist dann verloren.
die-less = So viel Stein brauchst du nicht, aber man kann ihn tauschen. Sieh immer erst, wo jeder Würfel landen würde; das ist das halbe Spiel.

## build
title-build = Bauen und Belohnung erhalten
about-build = Liefere Material, stell einen Abschnitt fertig, nimm die Belohnung.
build-have = Du hast, was dein Abschnitt braucht: ein Holz und zwei Steine. Bauen ist eine eigene Aktion mit bis zu drei Lieferungen.
build-first = Liefere ein erstes Material an Abschnitt 2-1.
wrong-build-first = Du könntest etwas anderes tun, aber es fehlen nur drei Lieferungen.
build-second = Zwei Lieferungen hast du noch. Liefere weiter.
wrong-build-second = Aufhören darfst du, aber der Abschnitt braucht alle drei.
build-third = Liefere das letzte: Dann ist der Abschnitt fertig.
wrong-build-third = Noch eine Lieferung, und der Abschnitt ist fertig.
build-reward = Der Abschnitt ist fertig, die Belohnung gehört dir: zwei Schritte auf der Leiste und zwei Rubel. Das Material geht zurück in den Vorrat.
build-above = Ein Abschnitt kann beansprucht werden, sobald auf dem darunter eine Fahne steht, fertig oder nicht. So wächst der Turm, und andere dürfen über dir bauen.

## tile
title-tile = Ein Plättchen in der Werkstatt
about-tile = Offen bringt es sofort etwas und wieder mit dem Würfel seines Feldes.
tile-workshop = Deine Werkstatt hat sechs Felder, jedes in der Farbe eines Würfels. Ein offenes Plättchen wirkt immer, wenn du diesen Würfel ziehst.
tile-claim = Beanspruche Abschnitt 1-1: Sein Plättchen gibt zwei Rubel.
wrong-tile-claim = In diesem Kapitel geht es um das Plättchen mit zwei Rubeln auf Abschnitt 1-1.
tile-up = Offen kostet es 2 Rubel auf dem Feld einer fremden Farbe, 3 auf dem der eigenen oder einem weißen. Leg es offen auf das blaue Feld.
wrong-tile-up = Nimm das blaue Feld, offen: zwei Rubel, und der blaue Würfel ist gerade auf dem Weg zum Gold.
tile-paid = Du hast zwei Rubel gezahlt, und das Plättchen gab gleich zwei zurück. Von nun an wirkt es wieder und wieder.
tile-die = Der blaue Würfel zeigt fünf und kommt zum Gold. Zieh ihn.
wrong-tile-die = Nur der blaue Würfel setzt das Plättchen auf dem blauen Feld in Gang.
tile-gold = Bis zu drei Geschäfte darfst du hier machen, in beliebiger Reihenfolge. Nimm zuerst das Gold.
wrong-tile-gold = Erst das Gold; die anderen Geschäfte bleiben offen.
tile-again = Jetzt das Plättchen auf dem blauen Feld: Nutze es für zwei Rubel.
wrong-tile-again = Nimm beide Rubel vom Plättchen.
tile-deals = Das dritte Geschäft wäre die Zunft dieser Jahreszeit, davon handelt das nächste Kapitel. Ein gutes Plättchen lohnt sich früh im Spiel viele Male.

## guild
title-guild = Zünfte und weitergeschobene Würfel
about-guild = Nutze die Zunft der Jahreszeit, und schieb einen Würfel für Rubel weiter.
guild-guilds = Jede Jahreszeit hat eine Zunftkarte mit zwei Aktionen. Wo dein Würfel hält, darfst du eine der beiden nutzen.
guild-want = Jetzt brauchst du Rubel, und im Sommer lässt sich Gold verkaufen. Dem grünen Würfel fehlt ein Sektor bis dorthin.
guild-green = Zieh den grünen Würfel zum Gold.
wrong-guild-green = Der grüne Würfel zeigt eins: genau bis zum Gold.
guild-gold = Nimm das Gold.
wrong-guild-gold = Erst das Gold nehmen, dann verkaufen.
guild-sell = Die Handwerker kaufen Gold und Edelsteine für zwei Rubel oder verkaufen sie für zwei. Das eine schließt das andere für diesen Zug aus: Verkauf das Gold.
wrong-guild-sell = Verkauf diesmal das Gold; wer kauft, kann nicht mehr verkaufen.
guild-push = Den weißen Würfel und den deiner Farbe darfst du weiterschieben, ein Rubel je Sektor. Zahl drei Rubel, und der weiße steht neben dem roten bei den Ziegeln.
wrong-guild-push = Für drei Rubel erreicht der weiße Würfel die Ziegel, wo der rote steht: vier Ziegel.
guild-bricks = Zwei Würfel: vier Ziegel. Nimm sie.
wrong-guild-bricks = Fast jeder Abschnitt braucht Ziegel: Nimm alle vier.
guild-clergy = Im Frühling gibt die Geistlichkeit einen Anerkennungspunkt umsonst. Nutze sie.
wrong-guild-clergy = Ein Schritt umsonst: Nutze die Geistlichkeit, bevor du den Zug beendest.
guild-closing = Material, eine Zunft und ein Werkstattplättchen: drei Geschäfte in einem Besuch. Die besten Besuche nutzen alle drei.

## play
title-play = Zwei Züge nach eigener Wahl
about-play = Spiel frei gegen einen Nachbarn; der Lehrer sagt, worauf du achten kannst.
play-plan = Jetzt entscheidest du. Beanspruche einen Abschnitt, den du bald bezahlen kannst, oder hol, was seine Karte verlangt.
play-one = Dein erster Zug. Früh beanspruchen ist gut: Die billigen Sockel sind schnell weg, und jede Fahne macht im Lager einen Platz frei.
play-two = Dein zweiter Zug. Sieh, wo jeder Würfel landen würde und ob dort schon ein anderer liegt.
play-end = So geht es weiter: beanspruchen, holen, bauen. Behalte die Abschnitte der anderen im Auge; mit jemandes sechstem ist das Ende da, und Unfertiges bringt von sich aus nichts.

## storage
title-storage = Das Lager
about-storage = Fahnen nehmen Platz weg, und was nicht passt, bekommst du nicht.
storage-full = Zehn Plätze, aber auf vieren liegen Fahnen: Sechs Materialien passen hinein, und du hast fünf. Wegwerfen, um Platz zu schaffen, ist nicht erlaubt.
storage-move = Zieh den weißen Würfel zum Stein: Dort gäbe es zwei.
wrong-storage-move = Zieh den weißen Würfel, und sieh, was bei zu wenig Platz geschieht.
storage-one = Nur einer passt. Nimm ihn.
wrong-storage-one = Für einen ist Platz: Nimm ihn.
storage-claim = Voll! Ein Anspruch nimmt eine Fahne aus dem Lager und schafft Platz: Beanspruche irgendeinen freien Sockel.
wrong-storage-claim = Beanspruche einen freien Sockel: 2-1, 3-1 oder 4-1.
storage-tile = Leg das Plättchen verdeckt auf ein weißes Feld.
wrong-storage-tile = Hier geht es nur ums Lager: verdeckt auf ein weißes Feld.
storage-room = Ein Platz ist wieder frei. Die letzten beiden Fahnen liegen unter dem Lager und machen nichts frei, nur die ersten vier.

## over
title-over = Über andere bauen
about-over = Wer über einem unfertigen Abschnitt fertig wird, schadet dessen Besitzer.
over-tower = Dein Nachbar hat den Sockel dieses Turms beansprucht, aber nicht gebaut. Die Kuppel darüber gehört dir, und du hast alles, was sie braucht.
over-one = Liefere ein erstes Material an Abschnitt 1-2.
wrong-over-one = Bau die Kuppel, 1-2: Drei Lieferungen genügen.
over-two = Und ein zweites.
wrong-over-two = Die Kuppel braucht alle drei.
over-three = Und das letzte.
wrong-over-three = Noch eine Lieferung, und die Kuppel ist fertig.
over-loss = Sechs Schritte für dich, und dein Nachbar verlor einen: Ein unfertiger Abschnitt kostet für jeden fremden fertigen darüber einen Anerkennungspunkt. Das wiederholt sich mit jedem, der darüber fertig wird.
over-worth = Stell also fertig, was du beanspruchst, oder geh denen aus dem Weg, die es eilig haben. Eigene Abschnitte darüber schaden dir nie.

## ornament
title-ornament = Schmuckstücke und Türme
about-ornament = Edelsteine bringen sofort Prestige, Schmuckstücke machen Türme wertvoll.
ornament-done = Ein fertiger Abschnitt hat Platz für ein Schmuckstück: eine Tür am Sockel, einen Bogen in der Mitte, ein Kreuz auf der Kuppel. Eine Tür kostet ein Holz.
ornament-decorate = Bis zu zwei Edelsteine dürfen dazu, am besten zwei verschiedene. Schmücke Abschnitt 2-1 mit einem grünen und einem violetten.
wrong-ornament-decorate = Edelsteine kommen nur zusammen mit dem Schmuckstück: Nimm jetzt beide: drei Prestigepunkte statt keinem.
ornament-prestige = Drei Prestigepunkte: Der Marker geht bis zum dritten Adler vor. Ein Edelstein bringt 1, zwei gleiche 2, zwei verschiedene 3.
ornament-towers = Am Ende ist ein Turm 2 je fertigem Abschnitt und 1 je Schmuckstück wert. Deine Fahnen und Schmuckstücke darin sind dein Anteil.
ornament-share = Zu zweit bekommt der größere Anteil den ganzen Wert, der kleinere ein Drittel, gleiche bekommen nichts. Bei mehr Spielern bekommt der zweite die Hälfte, der dritte ein Viertel.

## prestige
title-prestige = Prestige als Geld, und das Ende
about-prestige = Gib Prestige für Rubel oder einen neuen Wurf her; der sechste Abschnitt.
prestige-track = Dein Marker steht ein Stück hinter dem zweiten Adler. Keine Rubel mehr? Prestige kannst du jederzeit in deinem Zug verkaufen.
prestige-sell = Gib einen Prestigepunkt für zwei Rubel her.
wrong-prestige-sell = Probier zuerst den Tausch.
prestige-back = Der Marker ging nur bis zum nächsten Adler zurück. Zwischen zwei Adlern ist das billig: Sieh hin, bevor du zahlst.
prestige-roll = Einmal im Zug darfst du für einen Prestigepunkt die Würfel eines Sektors neu werfen. Wirf den ersten Frühlingssektor neu.
wrong-prestige-roll = Wirf den roten Würfel neu, im ersten Frühlingssektor.
prestige-sixth = Wer als Erster seinen sechsten Abschnitt vollendet, bekommt 3 Prestigepunkte, und alle anderen haben noch einen Zug. Warte nicht zu lange auf den perfekten Abschnitt.
prestige-count = Am Ende geht ein Marker zwischen zwei Adlern auf den letzten zurück. Je fünf übrige Materialien und Rubel sind ein weiterer Prestigepunkt, und dazu kommen die Türme.

## yakovlev
title-yakovlev = Allein: Jakowlew
about-yakovlev = Wie der Gegner im Solospiel zieht, beansprucht, baut und schmückt.
yakovlev-who = Allein baust du gegen Jakowlew. Er hat einen Marker, Fahnen und Schmuckstücke, aber weder Rubel noch Lager; einen Sockel hat er schon beansprucht.
yakovlev-cards = Seine fünf Karten liegen in einer Reihe, auf jeder ein Würfel. In seinem Zug gilt die linke offene: Ihr Würfel zieht, dann wirkt die Karte.
yakovlev-claim = Beanspruche Abschnitt 2-1.
wrong-yakovlev-claim = Beanspruche Abschnitt 2-1, und sieh, wie Jakowlew antwortet.
yakovlev-tile = Leg das Plättchen verdeckt auf das erste weiße Feld.
wrong-yakovlev-tile = Verdeckt auf das erste weiße Feld, bitte.
yakovlev-first = Seine Karte war ein Anspruch, und er beansprucht zuerst über deinen Abschnitten. 2-2 gehört ihm: Wird er vor dir fertig, verlierst du Anerkennung.
yakovlev-move = Beeil dich also mit dem Stein für 2-1. Zieh den weißen Würfel.
wrong-yakovlev-move = Zum Stein für 2-1 führt der weiße Würfel.
yakovlev-take = Nimm den Stein.
wrong-yakovlev-take = Nimm den Stein: Abschnitt 2-1 braucht ihn.
yakovlev-second = Seine Karten sammeln Material, fahren es heran und bauen damit, und seine Würfel holen Punkte vom Markt. Sind alle benutzt, setzt er ein Schmuckstück, und die Reihe beginnt neu: Sie verrät, was kommt.
