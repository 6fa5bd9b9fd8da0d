# ------------------------------------------------------------------ at a real table
companion = Am echten Tisch
companion-lead = Steht die Schachtel auf dem Tisch? Das Handy spielt im Solospiel den Gegner und zählt am Ende die Punkte. Alles hier geht ohne Netz und bleibt in diesem Browser.
opponent-village = Gegen Klara spielen
opponent-red_cathedral = Gegen Jakowlew spielen
opponent-rurik = Gegen die Aufständischen spielen
sheet = Punkteblatt
opponent-lead = Bau das echte Spiel nach den Regeln auf. Die Karten und Plättchen des Gegners liegen hier im Handy: Er sagt, was er tut, du bewegst seine Figuren und beantwortest seine Fragen zum Spielplan.
reconstructed-note = Einige gedruckte Werte des Gegners sind nirgends veröffentlicht; hier gelten die unseres digitalen Spiels. In deiner Schachtel können andere stehen.
begin = Beginnen
what-now = Was jetzt geschieht
undo-answer = Letzte Antwort zurücknehmen
start-over = Neu beginnen
start-over-sure = Diese Partie wird vergessen, eine neue beginnt.
history = Was bisher geschah
companion-over = Das Spiel ist zu Ende: Zähle die Punkte.
why = Die Regel
done = Fertig
less = weniger
more = mehr
answer-yes = Ja
answer-no = Nein

# ------------------------------------------------------------------ score sheets
how-many = Spielerzahl
players = Spieler
player-n = Spieler { $number }
table-options = Wie an diesem Tisch gezählt wird
result = Ergebnis
source = Wofür
total = Summe
clear = Blatt leeren
winner = { $name } gewinnt.
winner-by-tie = Gleich viele Punkte; nach der Gleichstandsregel gewinnt { $name }.
shared-victory = Gleichstand bis zuletzt: { $names } teilen sich den Sieg.
your-title = Dein Titel: { $title }
group-ties = Bei Gleichstand
