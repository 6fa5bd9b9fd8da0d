# ------------------------------------------------------------------ die Tür
door-title = Setz dich und spiel
door-text = { $games ->
    [4] Vier Brettspiele
    [one] { $games } Brettspiel
   *[other] { $games } Brettspiele
} aus alter Zeit: mit Freunden, gegen Bots oder allein.
games = Spiele
game = Spiel
play-now = Jetzt spielen
play-solo = Solo
play-friends = Mit Freunden
play-screen = An einem Bildschirm
play-custom = Partie anpassen
rules = Regeln
companion = Am echten Tisch
players = { $to ->
    [one] { $from }–{ $to } Spieler
   *[other] { $from }–{ $to } Spieler
}
minutes = { $minutes } min
weight = Anspruch der Regeln: { $weight } von 5
bot-level = Gegner
opponents = Anzahl der Gegner
my-tables = Meine Tische
open-tables = Offene Tische
replays = Beendete Partien
no-tables = Keine laufenden Partien.
no-open-tables = Gerade wartet niemand. Eröffne selbst einen Tisch: Unter „Mit Freunden“ kannst du ihn hier zeigen.
no-finished = Noch keine beendeten Partien.
show-all = Alle { $count } zeigen
watch-table = zusehen
unread-chat = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
here-since = Dabei seit { $day }
loading = Einen Moment …
try-again = Noch einmal versuchen
leaderboard = Rangliste
no-ratings = { $games ->
    [one] Noch hat niemand { $games } gewertete Partie gespielt.
   *[other] Noch hat niemand { $games } gewertete Partien gespielt.
}
name = Name
rating = Wertung
games-played = Partien
wins-column = Siege
your-move = du bist am Zug
waiting-players = { $count ->
    [0] Alle sind da.
    [one] Es fehlt noch { $count } Spieler.
   *[other] Es fehlen noch { $count } Spieler.
}
waiting-for-you = { $count ->
    [one] { $count } Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
language = Sprache
theme = Farbschema
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
theme-contrast = hoher Kontrast
visitor = Gast
guest-name = Gast
lost-title = Diese Seite gibt es nicht.
to-the-door = Alle Spiele
no-connection = Der Server antwortet nicht. Versuche es gleich noch einmal.
page-broken = Diese Seite hat einen Fehler: { $what }. Lade sie neu oder spiele inzwischen in einem anderen Browser.
close = Schließen
cancel = Abbrechen
save = Speichern
rated = gewertet
unrated = ohne Wertung
here-now = ist da
all-games = Alle Spiele
more-tables = Weitere Tische

# ------------------------------------------------------------------ Konto
account = Name und Konto
your-name = Dein Name
password = Passwort
keep-account = Meine Partien behalten
sign-in = Anmelden
sign-out = Abmelden
my-page = Meine Partien und Wertungen
account-explained = Als Gast brauchst du kein Passwort. Mit einem (ab 8 Zeichen) behältst du Partien und Wertungen auf jedem Gerät.
settings = Einstellungen
setting-motion = Figuren bewegen, Würfel rollen, Karten umdrehen
setting-sound = Ton
setting-confirm = Vor jedem Zug nachfragen
setting-notify = Benachrichtigen, wenn ich am Zug bin
notify-denied = Der Browser lässt keine Benachrichtigungen von Terem zu: Erlaube sie in seinen Einstellungen für diese Seite.
safety = Passwort und Anmeldungen
password-old = Jetziges Passwort
password-new = Neues Passwort
change-password = Passwort ändern
password-changed = Das Passwort ist geändert, und du bist überall sonst abgemeldet.
new-codes = Neue Codes
codes = Codes für ein verlorenes Passwort
codes-explained = Drucke sie aus oder schreibe sie auf: Mit jedem lässt sich einmal ein neues Passwort setzen. Sie werden nicht noch einmal gezeigt.
code = Code
lost-password = Passwort verloren?
lost-explained = Gib deinen Namen, ein neues Passwort und einen der Codes ein, die du mit dem Konto bekommen hast. Ohne Codes wende dich an den Betreiber dieses Servers.
set-password = Neues Passwort setzen
signed-in-at = Wo du angemeldet bist
this-browser = dieser Browser
unknown-browser = unbekannter Browser
sign-out-elsewhere = Überall sonst abmelden
my-data = Alle meine Daten sichern

# ------------------------------------------------------------------ ein neuer Tisch
seats = Spielerzahl
seat-open = freier Platz
seat-here = an diesem Bildschirm
player = Spieler { $number }
more-options = Weitere Einstellungen
clock = Uhr
clock-none = keine Uhr
clock-real = je { $minutes } min, +{ $seconds } s pro Entscheidung
clock-days = { $count ->
    [one] { $count } Tag je Zug
   *[other] { $count } Tage je Zug
}
listed = In der Liste der offenen Tische zeigen
shuffle-seats = Plätze auslosen
explicit-end = Jeder Zug wird von Hand beendet und lässt sich bis dahin zurücknehmen
open-table = Tisch eröffnen
invite-friends = Schick diesen Link an deine Freunde
copy = Kopieren
copied = Kopiert
sit-down = Platz nehmen
stand-up = Aufstehen
start = Los geht’s
starts-itself = Sobald alle Platz genommen haben, geht es von selbst los.
starts-itself-host = Sobald alle Platz genommen haben, geht es von selbst los. Freie Plätze kannst du Bots geben.
give-up-table = Tisch auflösen
fill-seat = Wer Platz { $number } bekommt
rated-explained = Zählt für die Wertung, wenn alle ein Konto haben. Wer aufgibt oder einen Bot ziehen lässt, verliert.

# ------------------------------------------------------------------ der Tisch
laying-the-table = Das Spiel wird aufgebaut …
table-not-yours = Diesen Tisch gibt es nicht, oder er ist privat.
reconnecting = Verbindung wird wiederhergestellt …
watching = Du schaust zu
watchers = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
table-menu = Menü
question = Was jetzt zu tun ist
your-turn = Du bist am Zug
turn-of = { $name } ist am Zug
skip = { $count ->
    [one] { $count } Zug überspringen
   *[other] { $count } Züge überspringen
}
fold = einklappen
choose = Was machst du hier?
undo = Zurücknehmen
end-turn = Zug beenden
hint = Tipp
hint-thinking = Überlegt …
hints-title = Was die Bots tun würden
hint-points = { $points ->
    [one] etwa { $points } Punkt am Ende
   *[other] etwa { $points } Punkte am Ende
}
hint-points-title = Erwartete Punkte am Spielende
hint-win = { $percent } % Siegchance
hint-share = { $percent } % der Suche
hint-share-title = Anteil der Suche, der auf diesen Zug entfiel
hint-line = Danach wohl:
hint-none = Hier wissen die Bots keinen Rat.
not-your-turn = Du bist nicht am Zug, sondern { $name }.
not-your-board = Das ist das Tableau von { $name }.
game-over = Das Spiel ist zu Ende.
pass-the-screen = Gib den Bildschirm an { $name }
i-am = Ich bin { $name }
you = du
away = nicht da
bot-plays = ein Bot spielt
look-at-board = Dieses Tableau ansehen
back-to-mine = Zurück zu meinem
score-of = { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
no-points-yet = Noch keine Punkte.
time-left = Restzeit für { $name }
days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
tab-board = Spielplan
tab-seats = Spieler
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
log = Spielverlauf
log-all = alle
log-earlier = Frühere Zeilen zeigen ({ $count })
log-whose = Wessen Züge
search = Suchen
chat = Chat
say-something = Nachricht schreiben
send = Senden
search-rules = In den Regeln suchen
rules-now = Zu dieser Entscheidung
rules-all = Alle Regeln
contents = Inhalt
printed-section = Regelheft: { $section }
nothing-found = Nichts gefunden.
reconstructed = Rekonstruktion: Der gedruckte Wert ist nicht öffentlich.
hand-over = Einen Bot für mich spielen lassen
take-back-seat = Meinen Platz wieder einnehmen
resign = Aufgeben
resign-sure = Wirklich aufgeben?

# ------------------------------------------------------------------ nach dem Spiel
result = Ergebnis
counting = Die Punkte werden gezählt …
skip-counting = Alles zeigen
wins = { $count ->
    [one] { $names } gewinnt!
   *[other] Geteilter Sieg: { $names }!
}
you-win = Du gewinnst!
tie-broken = Gleich viele Punkte: Die Gleichstandsregel entscheidet.
solo-result = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
solo-title = Du hast dir den Titel „{ $title }“ verdient
abandoned = Die Partie wurde abgebrochen.
total = Gesamt
place = Platz
rematch = Noch eine Partie
rematch-join = Bei der neuen Partie mitspielen
replay = Wiederholung
download = Herunterladen
opening = Die Ausgangsstellung
link-to-moment = Link zu diesem Moment
to-start = Zum Anfang
to-end = Zum Ende
step-back = Einen Zug zurück
step-forward = Einen Zug weiter
autoplay = Abspielen
pause = Pause
moment = Zeitpunkt der Partie
speed = Tempo

# ------------------------------------------------------------------ die Auswertung einer Partie
record-best = Dein bisher bestes Ergebnis in diesem Spiel! Vorher: { $before } ({ $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}).
review = Auswertung
review-title = Was wäre besser gewesen?
review-lead = Die Maschine durchdenkt jede Entscheidung dieser Partie noch einmal und weiß dabei nur, was der Spieler damals wusste: wer wann vorn lag, was verschenkt wurde und was besser gewesen wäre.
review-start = Diese Partie auswerten
review-progress = { $done } von { $total } Zügen sind durchdacht.
review-thinking = Wie weit die Auswertung ist
review-leave = Du kannst die Seite verlassen; die Auswertung läuft weiter und erscheint dann hier.
review-failed = Die Auswertung kam nicht zu Ende. Versuche es noch einmal.
review-curves = Der Verlauf der Partie
review-chances = Gewinnchance
review-points = Erwartete Punkte
review-round = Runde { $number }
review-move = Zug { $number }
review-moves = Züge { $from }–{ $to }
review-after = nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}
review-turning = Wendepunkte
review-turn = Zug { $moves }: { $name } geht in Führung
review-as-table = Die Kurven als Tabelle
review-accuracy = Genauigkeit
review-blunder = Grober Fehler
review-mistake = Fehler
review-inaccuracy = Ungenauigkeit
review-mistakes = Wo Besseres möglich war
review-nothing = Hier wurde nichts verschenkt.
review-try = Noch einmal versuchen
review-learn = Aus meinen Fehlern lernen
review-points-from = Woher die Punkte kamen
review-final-scoring = Letzter Zug und Schlusswertung
review-all-moves = Alle Züge
analysis = Analysebrett
analysis-short = Analyse
analysis-from-here = Von hier analysieren
analysis-edit = Von Hand aufbauen
analysis-begin = Diese Stellung analysieren
analysis-best = Die besten Züge der Maschine
analysis-stop = Nicht weiterdenken
analysis-think = Weiterdenken
analysis-iterations = { $count ->
    [one] { $count } Variante durchgerechnet
   *[other] { $count } Varianten durchgerechnet
}
analysis-tree = Versuchte Züge
analysis-root = Der Anfang
analysis-comment = Anmerkung zu diesem Zug
analysis-back = Ein Schritt zurück
analysis-link = Link zu dieser Analyse
analysis-not-yours = Du kannst hier Züge ausprobieren; behalten kann sie nur, wer diese Analyse begonnen hat.
analysis-possible = Diese Stellung ist möglich.
analysis-impossible = Diese Stellung ist nicht möglich: { $flaw }.
analysis-own = Eine eigene Stellung
analysis-lead = Wähle ein Spiel: Jede Stellung, die die Regeln zulassen, lässt sich von Hand aufbauen.
analysis-players = Spieler
analysis-open = Eine gespeicherte Stellung öffnen
analysis-open-explained = Eine Stellung aus dem Terminal oder aus Python; man kann sie auch auf diese Seite ziehen.
analysis-from-game = Aus der Partie
analysis-add = Hinzufügen
analysis-remove = Wegnehmen
learn-decision = Entscheidung { $number } von { $total }
learn-played = Gespielt wurde:
learn-ask = Finde etwas Besseres: auf dem Spielplan oder in der Liste.
learn-same = Genau das wurde gespielt.
learn-best = Sehr gut: Etwas Besseres fand sich nicht.
learn-better = Besser als das Gespielte, aber es geht noch besser.
learn-alike = Etwa so gut wie das Gespielte.
learn-worse = Schlechter als das Gespielte.
learn-again = Einen anderen Zug versuchen
learn-reveal = Den besseren Zug zeigen
learn-next = Nächste Entscheidung
learn-done = Zurück zur Auswertung
learn-leave = Aufhören

# ------------------------------------------------------------------ Tasten
keys = Tastenkürzel
key-tab = zur nächsten leuchtenden Stelle
key-arrows = von einer leuchtenden Stelle zur anderen
key-enter = spielen
key-esc = schließen, einen Schritt zurück
key-undo = zurücknehmen
key-end = Zug beenden
key-hint = Tipp
key-skip = alle Züge sofort zeigen
key-log = Verlauf
key-chat = Chat
key-rules = Regeln
key-step = einen Zug zurück oder weiter
key-ends = zum Anfang, zum Ende
key-autoplay = abspielen und anhalten
key-keys = diese Liste

# ------------------------------------------------------------------ lessons
learn = Lernen
learn-title = { $game } lernen
learn-lead = Auf dem echten Spielplan, Schritt für Schritt: Der Lehrer spricht und zeigt, die Regeln antworten. Unterbrich, wann du willst; es geht dort weiter, wo du aufgehört hast.
learn-first = Deine erste Partie
learn-more = Was in der ersten Partie fehlte
learn-solo = Allein
learn-finished = geschafft
learn-begun = begonnen
learn-none = Für dieses Spiel gibt es noch keine Lektionen, aber die Regeln.
guide = So wird gespielt, auf einer Seite
lesson-free-offline = Ab hier entscheidest du frei, und die anderen antworten: Dafür braucht es die Verbindung zum Server. Alles andere in diesem Kapitel hast du gesehen.
lesson-forbidden-offline = Das erlauben die Regeln hier nicht. Welcher Paragraf es verbietet, sagt der Server, sobald er wieder zu erreichen ist.
lesson-stop = Pause
lesson-guide = Der Lehrer
lesson-step = Schritt { $step } von { $steps }
lesson-progress = Wie weit du in diesem Kapitel bist
lesson-points-at = Der Lehrer zeigt auf: { $places }.
lesson-read-on = Weiter
lesson-others = Was die Regeln hier noch erlauben ({ $count })
lesson-back = Einen Schritt zurück
lesson-again = Von vorn
lesson-next-chapter = Nächstes Kapitel
lesson-chapters = Alle Kapitel
lesson-play-whole = Die erste ganze Partie spielen, mit Hilfe
guide-title = So wird { $game } gespielt
guide-try = Ausprobieren: die erste Lektion
guide-print = Drucken
guide-short = So wird gespielt
aim-heading = Worum es geht

# ------------------------------------------------------------------ wie Züge erzählt werden
thinking = überlegt …
told = Was die anderen getan haben
go-on = Weiter
next-step = Nächster Schritt
pace = Tempo, in dem Züge gezeigt werden
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-once = sofort
since-last-turn = Seit deinem letzten Zug ({ $count })
retell = Noch einmal zeigen
to-this-moment = Zu diesem Moment
looking-back = Du siehst einen früheren Moment.
to-now = Zum aktuellen Zug
more-answers = { $count } weitere unten
key-next-step = den nächsten Zug zeigen
key-pause-telling = Zeigen der Züge anhalten, fortsetzen
tab-ask = Frage
setting-end-turns = Meinen Zug automatisch beenden, wenn nichts mehr zu tun ist
to-round = Zu einer Runde
link-to-table = Link zu diesem Tisch kopieren

# ------------------------------------------------------------------ Hilfe beim Spielen
what-scores = Was zählt?
scores-source = Wofür
scores-now = jetzt
setting-first-games = Meine ersten Partien: jede neue Art von Frage erklären und vor folgenschweren Zügen noch einmal fragen
# ------------------------------------------------------------------ Teilen
who-may-see = Wer diese Partie sehen darf
sharing-private = nur wer mitspielt
sharing-link = wer den Link hat
sharing-public = alle, auch in den Listen
sharing-holds = Jemand am Tisch möchte die Partie weniger Leuten zeigen; vorerst sieht sie: { $sharing }.
open-in-terem = In Terem öffnen
embed = Einbetten
embed-explained = Den Code kopieren, der diese Partie auf einer anderen Seite zeigt
open-file = Gespeicherte Partie öffnen
open-file-explained = Eine Datei aus „Herunterladen“ oder aus terem play; man kann sie auch auf diese Seite ziehen.
drop-here = Gespeicherte Partie hier ablegen
file-unreadable = Diese Datei lässt sich nicht lesen.
invites-you = { $name } lädt dich ein: { $game }
your-seat-name = Wie sollen wir dich nennen?
need-invitation = Hier kannst du zusehen. Zum Mitspielen brauchst du eine Einladung.
games-unlisted = { $count ->
    [one] { $count } weitere Partie wird hier nicht gezeigt: Die Spieler haben sie nicht für alle freigegeben.
   *[other] { $count } weitere Partien werden hier nicht gezeigt: Die Spieler haben sie nicht für alle freigegeben.
}
rated-game = Diese Partie zählt für die Wertung.
unrated-game = Diese Partie zählt nicht für die Wertung.
absent-explained = { $name } hat lange nicht gezogen. Wer eine gewertete Partie verlässt, verliert sie.
left-explained = Alle anderen sind gegangen. Wer eine gewertete Partie verlässt, verliert sie.
claim-win = Den Sieg beanspruchen
absent-bot = Einen Bot übernehmen lassen
absent-end = Die Partie ohne Wertung beenden
close-table = Die Partie ohne Ergebnis schließen

# ------------------------------------------------------------------ Rätsel
puzzle = Rätsel
puzzles = Rätsel
puzzles-lead = Stellungen aus Partien starker Bots, in denen ein Weg deutlich der beste ist. Finde ihn: je weniger Versuche, desto mehr Sterne.
puzzle-of-the-day = Rätsel des Tages
puzzles-all = Alle Rätsel ({ $solved } von { $count } gelöst)
puzzles-none = Noch gibt es keine Rätsel.
puzzle-number = Rätsel { $number }
puzzle-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
puzzle-stars = { $count ->
    [one] { $count } Stern von 3
   *[other] { $count } Sterne von 3
}
puzzle-title = { $game }: Finde den besten Zug
puzzle-task = { $steps ->
    [one] Welcher Zug ist deutlich der beste?
   *[other] Welche Züge sind deutlich die besten?
}
puzzle-step = Schritt { $step } von { $steps }
puzzle-solved = { $tries ->
    [one] Beim ersten Versuch gelöst!
   *[other] Beim { $tries }. Versuch gelöst.
}
puzzle-given-up = Die Lösung
puzzle-proof = { $iterations ->
    [one] Durch Suche geprüft: { $iterations } Variante je Schritt.
   *[other] Durch Suche geprüft: { $iterations } Varianten je Schritt.
}
puzzle-solve = Lösung zeigen
puzzle-again = Noch einmal
puzzle-others = Andere Rätsel
rules-example = Als Beispiel nachspielen: { $chapter }

# ------------------------------------------------------------------ the app
offline = Keine Verbindung zum Server. Regeln, Kurzanleitungen, Lektionen und Begleiter gibt es trotzdem; Tische, Rätsel und andere Menschen brauchen die Verbindung.
new-version = Eine neue Version von Terem ist da.
load-new-version = Laden
new-version-later = Die neue Version wird geladen, sobald in keinem anderen Fenster mehr ein Tisch offen ist.

# ------------------------------------------------------------------ letters to those who are away
notices = Nachrichten, wenn ich weg bin
notices-lead = Wenn du am Zug bist und nicht auf den Tisch schaust, kann Terem dich rufen. Eine Nachricht sagt nur, welches Spiel wartet, und nichts darüber, was auf dem Tisch liegt.
notice-when = Wann
when-now = sofort
when-quarter = nach einer Viertelstunde
when-hour = nach einer Stunde
when-daily = einmal am Tag, alles zusammen
when-off = nie
by-push = Auf deinen Geräten
push-here = Nachrichten auf diesem Gerät, auch wenn Terem geschlossen ist
push-devices = { $count ->
    [one] { $count } Gerät bekommt Nachrichten.
   *[other] { $count } Geräte bekommen Nachrichten.
}
push-none = Dieser Browser kann keine Nachrichten empfangen, solange er geschlossen ist; installiere Terem als App oder wähle E-Mail.
push-denied = Dieser Browser lässt keine Nachrichten von Terem zu: Erlaube sie in seinen Einstellungen für diese Seite.
by-mail = Per E-Mail
mail-account = Für E-Mails brauchst du ein Konto: Sichere deine Partien zuerst mit einem Passwort.
mail-outbox = Dieser Server kann noch keine E-Mails verschicken: Sie liegen in einem Ordner bei seinem Betreiber.
mail-address = E-Mail-Adresse
mail-confirm = Link zum Bestätigen schicken
mail-sent = Eine E-Mail mit einem Link ist unterwegs an { $address }.
mail-laid = Eine E-Mail mit einem Link für { $address } liegt in diesem Ordner: Frag den Betreiber des Servers danach.
remove = Entfernen
by-webhook = Per Webhook
webhook-explained = Die Adresse eines eigenen Programms. Es bekommt einen Code und muss ihn zurückschicken.
webhook-address = Webadresse
webhook-set = Der Webhook hat geantwortet und ist eingerichtet.
webhook-off = Der Webhook ist aus.
hours = Uhrzeiten
quiet-from = Ruhe von
quiet-to = bis
daily-at = Tägliche Nachricht um
hours-explained = In deiner eigenen Zeit ({ $zone }). Zweimal dieselbe Uhrzeit heißt: keine Ruhezeit.
link-mail = Ist das deine Adresse?
link-mail-do = Ja, schreib mir an diese Adresse
link-mail-done = Terem schreibt an diese Adresse, wenn du am Zug bist.
link-unsubscribe = Keine solchen Nachrichten mehr?
link-unsubscribe-do = Abbestellen
link-unsubscribe-done = Du bekommst keine mehr. In den Einstellungen kannst du sie wieder einschalten.
link-reset = Ein neues Passwort
link-reset-do = Neues Passwort festlegen
link-reset-done = Das neue Passwort gilt.
lost-by-mail = Link per E-Mail schicken
lost-sent = Wenn das Konto eine bestätigte Adresse hat, ist eine E-Mail unterwegs.
days-off = Freie Tage
days-off-explained = An diesen Tagen steht die Uhr für dich still, wenn in einer Partie Tage je Zug gelten; höchstens 30 Tage im Jahr. Die anderen sehen es an deiner Restzeit.
first-day = Erster Tag
last-day = Letzter Tag
add = Hinzufügen
time-ends = die Zeit läuft { $when } ab

# ------------------------------------------------------------------ Leute
people = Freunde
people-ask = { $count ->
    [one] { $count } Anfrage wartet auf deine Antwort
   *[other] { $count } Anfragen warten auf deine Antwort
}
people-and-picture = Freunde und dein Bild
find-players = Mitspieler finden
find-players-lead = Sag, was du spielen möchtest. Sobald die Wünsche von jemand anderem zu deinen passen, geht es los.
look-for-players = Mitspieler suchen
look-now = { $count ->
    [one] { $count } Person sucht gerade
   *[other] { $count } Personen suchen gerade
}
looking-for = Mitspieler gesucht: { $game }
others-look = { $count ->
    [0] Gerade sucht sonst niemand dieses Spiel.
    [one] { $count } weitere Person sucht dieses Spiel.
   *[other] { $count } weitere Personen suchen dieses Spiel.
}
others-fit = { $count ->
    [0] Noch passt niemand zu deinen Wünschen.
    [one] Die Wünsche von { $count } Person passen zu deinen.
   *[other] Die Wünsche von { $count } Personen passen zu deinen.
}
bots-in = { $seconds ->
    [one] In { $seconds } Sekunde dürfen Bots die Plätze füllen.
   *[other] In { $seconds } Sekunden dürfen Bots die Plätze füllen.
}
bots-now = Jetzt dürfen Bots die Plätze füllen.
stay-here = Bleib auf dieser Seite: Wer sie verlässt, beendet die Suche.
stop-looking = Nicht weiter suchen
strength-of-others = Stärke der anderen
any-strength = beliebig
strength-within = höchstens { $points } Punkte Abstand zu meiner
bots-may-fill = Bots dürfen die Plätze füllen, wenn eine halbe Minute lang niemand kommt
friends = Freunde
friends-need-account = Freundschaften gibt es nur mit Konto: Sichere deine Partien mit einem Passwort (oben auf deinen Namen klicken).
no-friends = Noch keine Freunde. Frag jemanden über den Namen des Kontos oder auf der Seite der Person.
find-person = Name eines Kontos
find = Suchen
ask-friend = Freundschaft anbieten
agree = Annehmen
refuse = Ablehnen
withdraw = Anfrage zurückziehen
part = Freundschaft beenden
block = Blockieren
unblock = Nicht mehr blockieren
blocked = Blockiert
blocked-explained = Du liest nicht, was diese Leute schreiben; sie können dich nicht herausfordern, nicht mit dir zusammengebracht werden und nicht an deinen Tischen Platz nehmen.
waits-for-answer = Wartet auf deine Antwort
challenge = Herausfordern
challenge-friend = { $name } herausfordern
challenges-you = { $name } fordert dich heraus: { $game }
challenge-waits = { $game }: { $name } hat noch nicht geantwortet
look-at-table = Zum Tisch
bots-beside = Bots am Tisch
my-picture = Dein Bild
picture-number = Bild { $number }
report = Melden
report-person = { $name } melden
report-explained = Das liest nur, wer diesen Server betreibt.
report-reason = Worum geht es?
reason-chat = Was die Person schreibt
reason-name = Der Name der Person
reason-play = Wie die Person spielt oder andere warten lässt
reason-other = Etwas anderes
report-words = In deinen Worten
send-report = Meldung abschicken
reported = Danke: Deine Meldung ist abgeschickt.
strength-and-records = Stärke und Rekorde
strength-said = { $game }: Stärke nach { $count } gewerteten Partien, von { $first } auf { $last }, höchstens { $most }.
records-explained = Hier zählen nur Partien gegen andere Menschen.
best-points = Meiste Punkte
best-streak = Siege in Folge
running-games = Partien zum Zusehen
title-newcomer = Neuling
title-apprentice = Lehrling
title-journeyman = Geselle
title-master = Meister
title-grandmaster = Großmeister
title-first = Die Nummer eins auf diesem Server
next-table = Nächster Tisch ({ $count })
plan-turn = Zug vorausplanen
plan-mine = Mein Plan ({ $count })
plan-head = Mein nächster Zug, geplant
plan-steps = Was geplant ist
plan-lead = Wähle, als wärst du schon am Zug. Sonst sieht es niemand.
plan-rule = Wenn du an der Reihe bist, wird der Plan Schritt für Schritt gespielt, solange jeder Schritt noch möglich ist, dasselbe kostet und bringt und nichts ans Licht kam, das deine Auswahl verändert. Wird er verworfen, erfährst du, warum.
plan-ends-turn = Damit ist dein Zug zu Ende.
plan-ends-revealed = Hier kommt etwas ans Licht: Weiter lässt sich nicht planen.
plan-keep = Fertig
plan-leave = Zurück
plan-shorten = Ein Schritt weniger
plan-discard = Verwerfen
once-for-all = Ein für alle Mal:
ask-me-again = Wieder fragen
planned = Zug geplant
understood = In Ordnung
