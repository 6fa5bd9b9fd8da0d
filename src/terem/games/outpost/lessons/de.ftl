# Ein Schritt hat einen Text: was der Lehrer dort sagt, meist zwei kurze Sätze.
# `wrong-…` sagt, warum das Kapitel einen anderen Zug möchte.

## aim
title-aim = Worum es geht
about-aim = Helden, Land, Stadt und Siedler; dann dein erstes Artefakt.
aim-points = Du führst einen Außenposten an der Grenze, und wer nach sechs Runden die meisten Punkte hat, gewinnt. Punkte kommen von Helden, die du einlädst, und von Gold und Diamanten in Banken und Kathedralen.
aim-land = Vor der Mauer liegen drei Regionen. Du erkundest sie Plättchen für Plättchen; jedes gibt einen Rohstoff, und jedes kann ein Monster wecken.
aim-town = Innerhalb der Mauer baust du Gebäude an drei Straßen. Aktivierst du eine Straße, darfst du alle ihre Gebäude nutzen.
aim-settlers = Alle Arbeit tun Siedler, und du hast sechs je Runde. Teil sie gut ein: Sie kommen erst zurück, wenn du passt.
aim-artifact = Jeder beginnt eine Runde mit einem Artefakt; tipp es an oder bleib mit dem Zeiger darauf, und du liest, was es tut. Nimm eines: Das Banner hilft bei Helden, das Horn bei der Jagd, die Sichel beim Sammeln, die Kelle beim Bauen.
aim-rounds = Du behältst es, bis du passt, dann musst du ein anderes wählen. Nun hinaus ins Land.

## land
title-land = Das Land und seine Monster
about-land = Erkunde, sieh ein Monster kommen, jage es und hol den Rohstoff.
land-explore = Ein Siedler erkundet ein Plättchen der ersten Region. Erkunde das mittlere, I-2.
wrong-land-explore = Beginn in der Mitte der ersten Region, I-2: Von dort geht es in jede Richtung weiter.
land-monster = Stein! Aber auch ein Monster kam: Das geschieht, wenn ein Held in der Reihe die Farbe des Plättchens zeigt. Bis es gejagt ist, gibt das Plättchen nichts.
land-end = Deine Aktion ist getan. Beende den Zug.
wrong-land-end = Tauschen wäre erlaubt, aber behalte deine Rohstoffe. Beende den Zug.
land-hunt = Dies ist ein Waldgnoll, grün, der schwächste: Ein Siedler genügt. Jage ihn.
wrong-land-hunt = Erst das Monster: Solange es da ist, gibt das Plättchen nichts.
land-reward = Jagen lohnt sich: ein Diamant. Beende den Zug.
wrong-land-reward = Behalte den Diamanten für später und beende den Zug.
land-gather = Jetzt kann das Plättchen seinen Stein geben. Aktiviere Region I: ein Siedler, einmal je Runde.
wrong-land-gather = Aktiviere Region I: Dort liegt dein Plättchen.
land-choice = Nimmst du den Rohstoff, kann das Monster wiederkommen, denn Grün ist noch in der Reihe. Nimm ihn, oder lass das Plättchen in Ruhe: deine Wahl.
land-once = Eine Region wird nur einmal je Runde aktiviert, darum lohnt es sich, zuerst mehrere Plättchen zu erkunden. Monster stören, doch wer sie jagt, verdient daran.

## fort
title-fort = Befestigungen
about-fort = Eine Befestigung hält Monster fern, gibt noch einmal und bewahrt Rohstoffe.
fort-why = Sooft du hier den Rohstoff nimmst, erwacht ein Gnoll. Eine Befestigung beendet das für immer.
fort-fortify = Sie kostet einen Siedler und sonst nichts. Befestige I-2.
wrong-fort-fortify = Befestige I-2: Mit einem Monster ginge es nicht, jetzt geht es.
fort-end = Beende den Zug.
wrong-fort-end = Behalte deine Rohstoffe und beende den Zug.
fort-gather = Aktiviere Region I noch einmal, und sieh: Niemand kommt.
wrong-fort-gather = Aktiviere Region I, um zu sehen, dass kein Monster kommt.
fort-next = Ein Stein, kein Monster. Beende den Zug.
wrong-fort-next = Behalte den Rest für später und beende den Zug.
fort-gate = Auch die Befestigung selbst lässt sich einmal je Runde aktivieren: noch ein Stein vom selben Plättchen.
wrong-fort-gate = Aktiviere die Befestigung auf I-2.
fort-keep = Und wenn du passt, bewahrt jede Befestigung einen gewöhnlichen Rohstoff; ohne sie verlierst du alle. Wächter unter den Helden zählen einen Punkt für jede.

## town
title-town = Die Stadt
about-town = Bau ein Gebäude und aktiviere eine Straße.
town-market = Auf dem Markt liegen neun Gebäude, jedes für einen Rohstoff. Auf jedem steht, was es bringt, wenn seine Straße aktiviert wird.
town-build = Ein Steinbruch kostet einen Lehm und gibt jedes Mal einen Stein. Bau ihn mit einem Siedler.
wrong-town-build = Bau einen Steinbruch: Er kostet einen Lehm, und den hast du.
town-place = An einer Straße ist Platz für drei Gebäude. Stell ihn an die obere.
wrong-town-place = Jede Straße ginge; in diesem Kapitel die obere.
town-end = Beende den Zug.
wrong-town-end = Behalte deine Rohstoffe und beende den Zug.
town-street = Ein Siedler aktiviert eine Straße, einmal je Runde. Aktiviere die obere.
wrong-town-street = Aktiviere die obere Straße, dort steht dein Steinbruch.
town-use = Jedes Gebäude der Straße darfst du einmal nutzen, in beliebiger Reihenfolge. Nutze den Steinbruch.
wrong-town-use = Nutze den Steinbruch: Dafür bist du gekommen.
town-later = Ein Siedler für einen Stein ist wenig; mit drei Gebäuden bringt er dreierlei. Füll also zuerst eine Straße, und bau, bevor du aktivierst.

## heroes
title-heroes = Helden
about-heroes = Tausch Rohstoffe, lade jemanden ein, und sieh die Reihe rücken.
heroes-hero = Die meisten Punkte bringen Helden. Diese Söldnerin kostet einen Lehm und ein Gold und ist sechs wert.
heroes-row = Ganz links kosten Helden zwei Diamanten mehr, auf dem nächsten Platz einen. Neue kommen von links und rücken nach rechts; wer wartet, zahlt weniger.
heroes-diamond = Gold hast du keines, aber tauschen darfst du jederzeit in deinem Zug. Gib Lehm, Holz und Stein für einen Diamanten.
wrong-heroes-diamond = Nicht dieser Tausch: Lehm, Holz und Stein ergeben einen Diamanten.
heroes-gold = Zwei Diamanten sind ein Gold. Tausch sie.
wrong-heroes-gold = Zwei Diamanten für ein Gold: Dann gehört die Heldin dir.
heroes-invite = Lade sie jetzt ein: ein Lehm, ein Gold, sechs Punkte. Dafür braucht es keinen Siedler, und deine Aktion hast du noch.
wrong-heroes-invite = Du hast genau, was die Söldnerin kostet: Lade sie ein.
heroes-slide = Die Reihe ist nachgerückt, und links steht jemand Neues. Damit haben sich auch die Farben geändert und so die Monster, die kommen können.
heroes-guilds = Bei Söldnern stehen die Punkte auf der Karte. Reisende zählen deine Gebiete, Wächter die Befestigungen, Baumeister die Gebäude: Lade ein, wer zu dir passt.

## pass
title-pass = Passen und die nächste Runde
about-pass = Wer zuerst passt, was dir bleibt, und ein neues Artefakt.
pass-when = Wer keine Siedler mehr hat oder genug getan hat, passt. Wer zuerst passt, beginnt die nächste Runde und wählt als Erster.
pass-pass = Pass jetzt, obwohl du noch handeln könntest.
wrong-pass-pass = Zu tun gäbe es noch etwas, aber hier geht es ums Passen.
pass-keep = Gewöhnliche Rohstoffe verfallen, doch für jede Befestigung darfst du einen behalten. Wähl einen.
pass-artifact = Nimm ein neues Artefakt; das alte liegt dann für die anderen bereit.
pass-first = In der nächsten Runde beginnst du. Deine sechs Siedler sind wieder da, Regionen und Straßen lassen sich neu nutzen.
pass-six = Zwischen den Runden geht der Held ganz rechts, und links kommt jemand Neues. Nach der sechsten wird gezählt: Was du noch in Händen hast, zählt nichts.

## play
title-play = Drei Züge nach eigener Wahl
about-play = Spiel frei gegen einen Nachbarn; der Lehrer sagt, worauf du achten kannst.
play-plan = Jetzt entscheidest du. Sechs Siedler: Die ersten erkunden und bauen, die letzten aktivieren.
play-one = Dein erster Zug. Gut ist, zuerst zu erkunden oder zu bauen: Was du jetzt schaffst, bringt später Rohstoffe.
play-two = Dein zweiter Zug. Sieh vor dem Erkunden und Aktivieren auf die Farben der Heldenreihe: Welche Monster kämen?
play-three = Dein dritter Zug. Ist ein Held erreichbar, vielleicht mit einem Tausch?
play-end = So geht es sechs Runden weiter. Entscheide früh, für welche Helden du spielst: Gebiete, Befestigungen, Gebäude oder Gold für Söldner und Banken.

## banks
title-banks = Banken und Kathedralen
about-banks = Eingelagertes Gold und eingelagerte Diamanten sind Punkte.
banks-bank = Eine Bank nimmt, sooft du sie nutzt, ein Gold für immer auf: fünf Punkte. Eine Kathedrale nimmt einen Diamanten für vier.
banks-build = Du hast zwei Gold. Bau eine Bank: Sie kostet einen Lehm.
wrong-banks-build = Bau eine Bank, für einen Lehm.
banks-place = Stell sie an die obere Straße.
wrong-banks-place = An die obere Straße, bitte.
banks-end = Beende den Zug.
wrong-banks-end = Behalte dein Gold und beende den Zug.
banks-street = Aktiviere die obere Straße.
wrong-banks-street = Aktiviere die obere Straße: Dort steht die Bank.
banks-lay = Leg ein Gold auf die Bank.
wrong-banks-lay = Leg das Gold hin: fünf Punkte.
banks-points = Fünf Punkte für ein Gold, und das jede Runde. Eine Bank aus der ersten Runde kann dreißig bringen, eine aus der letzten fünf.

## monsters
title-monsters = Ferne Regionen, große Monster
about-monsters = Zwei Siedler für die zweite Region, vier gegen einen Drachen.
monsters-second = In der zweiten Region kostet ein Plättchen zwei Siedler, in der dritten drei. Dort liegen Diamanten und Gold.
monsters-explore = Ein neues Plättchen muss an eines von dir grenzen. Erkunde II-2, gleich neben deinem ersten.
wrong-monsters-explore = Erkunde II-2: Es grenzt an dein Plättchen in der ersten Region.
monsters-dragon = Diamanten, und ein Drache: Rot zeigt jemand in der Heldenreihe. Drachen sind die stärksten, zahlen aber am besten.
monsters-end = Beende den Zug.
wrong-monsters-end = Behalte deine Rohstoffe und beende den Zug.
monsters-hunt = Vier Siedler jagen einen Drachen, und du hast zusätzliche. Jage ihn.
wrong-monsters-hunt = Jage den Drachen auf II-2.
monsters-reward = Ein Diamant und zwei Gold auf einen Streich. Zusätzliche Siedler von Helden und aus Tavernen sind hier gut angelegt; benutzte sind fort, die anderen bleiben.
monsters-colours = Gegen einen Gnoll genügt ein Siedler, die Belohnung ist ein Diamant; gegen einen Mantikor braucht es zwei, und er bringt ein Gold; gegen eine Hydra drei, und sie bringt zwei. Sieh auf die Heldenreihe: Sie entscheidet, wer erwacht.

## alone
title-alone = Allein, um einen Titel
about-alone = Was anders ist, wenn du allein spielst.
alone-alone = Allein spielst du um einen Titel: dieselben sechs Runden, dieselben Regeln, niemand sonst. Alle Züge sind deine.
alone-artifact = Vier Artefakte liegen offen. Nimm eines, das zu deinem Plan passt.
wrong-alone-artifact = Dieses wirkt sofort beim Bauen; nimm in diesem Kapitel ein anderes.
alone-explore = Erkunde ein Plättchen der ersten Region.
wrong-alone-explore = Beginn mit einem Plättchen der Region I.
alone-turns = Eine Aktion und ein Held je Zug, auch allein. Beende den Zug: Der nächste gehört auch dir.
wrong-alone-turns = Beende den Zug, und sieh, wer als Nächstes dran ist.
alone-build = Bau einen Steinbruch für einen Lehm.
wrong-alone-build = Bau einen Steinbruch, um einen ganzen Zug zu sehen.
alone-place = Stell ihn an eine beliebige Straße.
alone-pass = Niemand drängt, niemand schnappt dir etwas weg. Pass: Die Runde ist sofort zu Ende.
wrong-alone-pass = Du könntest weitermachen, aber sieh, wie eine Runde allein endet.
alone-swap = Du nimmst eines von drei Artefakten, das alte verlässt das Spiel für immer, und ein neues wird aufgedeckt. Nimm eines.
alone-titles = Bis 50 Punkte bist du Siedler, dann Ältester, ab 76 Ritter und ab 101 Herrscher der Grenze.
