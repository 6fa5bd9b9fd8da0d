# Hilfe beim Spielen. `mark-…`: eine Folge, steht nach dem Zug auf seiner Schaltfläche. `first-…`: eine Frage erklärt
# sich einmal. `gain-…`: wie eine Quelle von Punkten wächst.
aim = Beanspruche Abschnitte, hol mit Würfeln Material, baue. Der sechste Abschnitt eines Spielers beendet das Spiel; wer das meiste Prestige hat (Adler), gewinnt.

mark-recognition_lost = du hältst einen Turm auf: −{ n-recognition }
mark-recognition_lost_others = { $seat } hält einen Turm auf: −{ n-recognition }
mark-no_room = für { n-of } ist im Lager kein Platz
mark-left_lying = du lässt { n-of } liegen
mark-sixth_section = sechster Abschnitt: letzte Züge der anderen
mark-building_stopped = nichts kann mehr fertig werden: Das Spiel endet

first-turn = Eine Hauptaktion je Zug: einen Abschnitt beanspruchen, mit bis zu drei Materialien bauen oder einen Würfel ziehen und Material holen.
first-end = Vor dem Ende des Zuges darfst du noch Prestige gegen Rubel tauschen; wenn du nichts brauchst, beende den Zug.
first-banner = Eine Fahne aus dem Lager macht Platz für ein Material mehr.
first-place = Verdeckt kostet das Plättchen nichts und tut nichts; offen kostet es Rubel, zahlt sofort und wirkt mit dem Würfel seines Feldes.
first-bonus = Nehmen kannst du nur, was in dein Lager passt.
first-build = Ein Abschnitt nimmt nur, was ihm noch fehlt; fertig zahlt er sofort und darf geschmückt werden.
first-deals = Bis zu drei Geschäfte, jedes einmal: die Rohstoffe des Sektors je Würfel darin, die Zunft der Jahreszeit, dein Werkstattplättchen in der Farbe des Würfels.
first-cart = Die Fuhrleute liefern, ohne dass du dafür bauen musst; was du lieferst, verlässt dein Lager.
first-yakovlev_ornament = Jakowlew schmückt von selbst; kommen mehrere Abschnitte in Frage, wählst du für ihn.
first-yakovlev_claim = Jakowlew beansprucht über einem deiner Abschnitte, wenn er kann; unter mehreren wählst du.

gain-track = Stell Abschnitte fertig, setz Edelsteine in Schmuckstücke, sammle Anerkennung: Gezählt wird bis zum letzten erreichten Adler.
gain-leftovers = Je fünf Materialien und Rubel zusammen sind am Ende ein Punkt.
gain-towers = Fahnen und Schmuckstücke in einem Turm: Wer dort die meisten hat, bekommt seinen ganzen Wert, der Nächste einen Teil.

# `near-…`: Das Ende ist nah. `card-…`: was ein Einschnitt bedeutet.
near-last_turns = Die letzten Züge: Jeder hat höchstens noch einen.
near-fifth = Jemand hat fünf Abschnitte: Der sechste beendet das Spiel, und alle anderen haben dann noch einen Zug.
card-sixth_section = Bring zu Ende, was noch Punkte bringt: Danach werden Türme und Reste gezählt.
card-building_stopped = Jetzt werden Türme und Reste gezählt.
