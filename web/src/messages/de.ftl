# ------------------------------------------------------------------ die Tür
door-title = Setz dich und spiel
door-text = Vier Brettspiele aus alter Zeit: mit Freunden, gegen Bots oder allein.
games = Spiele
play-now = Jetzt spielen
play-solo = Solo
play-friends = Mit Freunden
play-screen = An einem Bildschirm
rules = Regeln
players = { $from ->
    [one] { $from }–{ $to } Spieler
   *[other] { $from }–{ $to } Spieler
}
minutes = { $minutes } Min.
weight = Gewicht der Regeln: { $weight } von 5
bot-level = Gegen
opponents = Gegner
my-tables = Meine Tische
open-tables = Offene Tische
replays = Beendete Partien
no-tables = Noch keine Tische.
no-open-tables = Gerade wartet niemand. Eröffne einen eigenen Tisch.
leaderboard = Rangliste
no-ratings = Noch keine gewerteten Partien.
name = Name
rating = Wertung
games-played = Partien
games-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
wins-count = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
your-move = du bist am Zug
moves-played = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
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
theme = Farben
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
theme-contrast = hoher Kontrast
visitor = Besuch
guest-name = Gast
lost-title = Diese Seite gibt es nicht.
to-the-door = Zur Tür
no-connection = Der Server antwortet nicht. Versuche es gleich noch einmal.
close = Schließen
cancel = Abbrechen
save = Speichern

# ------------------------------------------------------------------ Konto
account = Wer du bist
your-name = Dein Name
password = Passwort
keep-account = Meine Partien behalten
sign-in = Anmelden
sign-out = Abmelden
my-page = Meine Partien und Wertungen
account-explained = Ein Gast braucht kein Passwort. Mit einem (ab 8 Zeichen) bleiben Partien und Wertungen auf jedem Gerät deine.
settings = Einstellungen
setting-motion = Figuren bewegen sich, Züge der Gegner kommen einzeln
setting-sound = Ton
setting-confirm = Vor jedem Zug fragen
setting-notify = Melden, wenn ich am Zug bin

# ------------------------------------------------------------------ ein neuer Tisch
seats = Plätze
seat-open = freier Platz
seat-here = an diesem Bildschirm
player = Spieler { $number }
more-options = Weitere Einstellungen
clock = Uhr
clock-none = keine Uhr
clock-quick = 10 Minuten und 10 Sekunden je Entscheidung
clock-slow = 30 Minuten und 20 Sekunden je Entscheidung
clock-day = ein Tag je Zug
clock-week = sieben Tage je Zug
listed = In der Liste der offenen Tische zeigen
watchable = Andere dürfen zusehen
shuffle-seats = Plätze mischen
explicit-end = Ein Zug endet erst, wenn der Spieler es sagt
open-table = Tisch eröffnen
invite-friends = Schick diesen Link an deine Freunde
copy = Kopieren
copied = Kopiert
sit-down = Hinsetzen
stand-up = Aufstehen
start = Beginnen
give-up-table = Tisch aufgeben
fill-seat = Wer auf Platz { $number } sitzt

# ------------------------------------------------------------------ der Tisch
laying-the-table = Der Tisch wird gedeckt…
table-closed = Dieser Tisch ist geschlossen
table-not-yours = Diesen Tisch gibt es nicht, oder er ist privat.
reconnecting = Verbindung wird wiederhergestellt…
watching = Du siehst zu
watchers = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
table-menu = Menü
question = Die Frage
your-turn = Du bist am Zug
turn-of = { $name } ist am Zug
skip = { $count ->
    [one] { $count } Zug überspringen
   *[other] { $count } Züge überspringen
}
fold = einklappen
choose = Was tust du hier?
undo = Zurück
end-turn = Zug beenden
hint = Tipp
not-your-turn = Du bist nicht am Zug: { $name } spielt.
not-your-board = Das ist das Tableau von { $name }.
game-over = Das Spiel ist zu Ende.
pass-the-screen = Gib den Bildschirm an { $name }
i-am = Ich bin { $name }
you = du
away = nicht da
bot-plays = ein Bot spielt
look-at-board = Dieses Tableau ansehen
back-to-mine = Zu meinem
score-of = { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
tab-board = Spielplan
tab-seats = Spieler
tab-log = Chronik
tab-chat = Chat
tab-rules = Regeln
log = Chronik
log-all = alle
log-whose = Wessen Züge
search = Suchen
chat = Chat
say-something = Sag etwas
send = Senden
search-rules = In den Regeln suchen
rules-now = Für diese Entscheidung
rules-all = Alle Regeln
printed-section = Regelheft: { $section }
nothing-found = Nichts gefunden.
reconstructed = Eine Rekonstruktion: der gedruckte Wert ist nicht öffentlich.
hand-over = Ein Bot soll für mich spielen
take-back-seat = Meinen Platz wieder einnehmen
resign = Aufgeben

# ------------------------------------------------------------------ nach dem Spiel
result = Ergebnis
counting = Die Punkte werden gezählt…
skip-counting = Alles zeigen
wins = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
solo-result = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
solo-title = Du hast dir den Titel verdient: { $title }
abandoned = Die Partie wurde abgebrochen.
total = Summe
place = Platz
rematch = Noch einmal
replay = Wiederholung
download = Herunterladen
opening = Die Anfangsstellung
link-to-moment = Link zu diesem Moment
to-start = Zum Anfang
to-end = Zum Ende
step-back = Einen Zug zurück
step-forward = Einen Zug weiter
autoplay = Abspielen
pause = Pause
moment = Moment der Partie
speed = Tempo

# ------------------------------------------------------------------ Tasten
keys = Tasten
key-tab = zum nächsten leuchtenden Ort
key-arrows = von einem leuchtenden Ort zum anderen
key-enter = spielen
key-esc = einen Schritt zurück
key-undo = zurücknehmen
key-end = Zug beenden
key-hint = Tipp
key-skip = alle Züge sofort zeigen
key-log = Chronik
key-chat = Chat
key-rules = Regeln
key-keys = diese Liste
