# Sätze des Servers.
bot-random = Zufallsbot
bot-greedy = Gieriger Bot
bot-easy = Leichter Bot
bot-medium = Mittlerer Bot
bot-hard = Starker Bot
bot-master = Meisterbot
bot-numbered = { $title } { $number }
seat-open = Freier Platz
person-deleted = Gelöschter Spieler

prompt-waiting = { $name } entscheidet.
prompt-ending = { $name } muss den Zug noch beenden.
prompt-end-turn = Alle Schritte sind getan: Beende den Zug oder nimm den letzten Schritt zurück.

log-start = Das Spiel beginnt.
log-undo = { $name } nimmt den letzten Schritt zurück.
log-end_turn = { $name } beendet den Zug.
log-resign = { $name } gibt auf; ein Bot spielt weiter.
log-handover = { $name } übergibt den Platz einem Bot.
log-time = Die Zeit von { $name } ist abgelaufen; ein Bot spielt weiter.
log-absent = { $name } ist schon lange weg.
log-claim = Alle anderen sind gegangen: { $name } beansprucht den Sieg.
log-back = { $name } ist wieder am Tisch.
log-finish = Das Spiel ist zu Ende.
log-patched = Die Regeln wurden berichtigt; die Partie geht nach den neuen weiter.
log-closed = Die Partie endet ohne Ergebnis.
log-standing = (Eine Antwort ein für alle Mal.)
log-plan = (Wie du es geplant hattest.)
plan-impossible = Dein Plan wurde verworfen: Sein nächster Schritt war nicht mehr möglich.
plan-other = Dein Plan wurde verworfen: Sein nächster Schritt hätte etwas anderes gekostet oder gebracht.
plan-revealed = Dein Plan wurde verworfen: Es kam etwas ans Licht, das deine Auswahl verändert.
plan-overtaken = Der Rest deines Plans wurde verworfen: Dein Zug verlief anders.
plan-bot = Dein Plan wurde verworfen: Ein Bot hat an deiner Stelle gespielt.

notice-turn = { $game }: Du bist am Zug.
notice-turns = { $count ->
    [one] { $count } Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
notice-invited = { $game }: Du bist an einen Tisch eingeladen.
letter-greeting = Hallo { $name }!
letter-turn = { $count ->
    [0] Du bist am Zug: { $game }.
   *[other] Du bist am Zug: { $game }. Mit dir am Tisch: { $names }.
}
letter-invited = { $count ->
    [0] Du bist zu einer Partie eingeladen: { $game }.
   *[other] Du bist zu einer Partie eingeladen: { $game }. Am Tisch: { $names }.
}
letter-until = Du hast Zeit bis { $day }.{ $month }.{ $year }, { $time } Uhr ({ $zone }).
letter-off = Damit keine solchen E-Mails mehr kommen:
circle-asks = { $name } möchte mit dir befreundet sein.
circle-agreed = Du bist jetzt mit { $name } befreundet.
circle-challenges = { $name } fordert dich zu einer Partie heraus.
circle-declines = { $name } nimmt deine Herausforderung nicht an.
letter-confirm-head = Terem: Ist das deine Adresse?
letter-confirm = Mit diesem Link bestätigst du, dass Terem an diese Adresse schreiben darf, wenn du am Zug bist:
letter-reset-head = Terem: ein neues Passwort
letter-reset = Mit diesem Link legst du ein neues Passwort fest; er gilt nur einmal und eine Stunde lang:
letter-not-you = Wenn du nicht darum gebeten hast, brauchst du nichts zu tun: Alles bleibt, wie es ist.
frozen = Diese Partie begann mit Regelversion { $began } und passt nicht zu Version { $now }. Wer mitspielt, kann sie ansehen und schließen; danach lässt sie sich sichern, als Wiederholung ansehen und neu beginnen.

problem-bad-input = Die Anfrage stimmt nicht: { $place }.
problem-bad-json = Das ist kein gültiges JSON.
problem-bad-name = Ein Name hat 1 bis 24 Buchstaben, Ziffern, Leerzeichen, Punkte, Bindestriche, Apostrophe oder Unterstriche.
problem-bad-option = Diese Einstellungen passen nicht: { $detail }.
problem-bad-seats = { $game } ist für { $low } bis { $high } Spieler, und die Plätze müssen zur Art des Tisches passen.
problem-no-people = An einem Tisch muss wenigstens ein Mensch sitzen.
problem-bad-level = Einen Bot dieser Stufe gibt es nicht; die Stufen sind { $levels }.
problem-bad-webhook = Ein Webhook muss eine öffentliche http- oder https-Adresse sein.
problem-webhook-silent = Der Webhook hat den Code aus unserer Begrüßung nicht zurückgeschickt.
problem-bad-mail = Das ist keine E-Mail-Adresse.
problem-bad-push = Der Push-Dienst dieses Browsers lässt sich nicht verwenden.
problem-bad-zone = Diese Zeitzone gibt es nicht.
problem-bad-days = Diese freien Tage passen nicht zusammen: Gib von jeder Pause den ersten und den letzten Tag an, ohne Überschneidung.
problem-too-many-days = Im Jahr gibt es höchstens { $most } freie Tage.
problem-bad-pace = Dieses Tempo gibt es nicht; zur Wahl stehen { $paces }.
problem-not-oneself = Mit dir selbst geht das nicht.
problem-guest-friend = Für Freundschaften brauchen beide ein Konto; diese Person ist Gast.
problem-not-friends = Herausfordern kann man nur Freunde.
problem-not-welcome = Mit jemandem an diesem Tisch spielst du nicht, oder er nicht mit dir.
problem-too-many-ties = { $count ->
    [one] Hier ist Platz für { $count } Person; nimm zuerst jemanden von der Liste.
   *[other] Hier ist Platz für { $count } Personen; nimm zuerst jemanden von der Liste.
}
problem-bad-link = Dieser Link stammt nicht von uns oder ist abgelaufen.
problem-bad-file = In dieser Datei steht keine Partie, die sich hier öffnen lässt: { $detail }.
problem-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
problem-weak-password = Dieses Passwort ist leicht zu erraten; nimm ein längeres oder ungewöhnlicheres.
problem-no-session = Sag uns zuerst deinen Namen.
problem-wrong-password = Name und Passwort passen nicht zusammen.
problem-wrong-code = Name und Code passen nicht zusammen, oder der Code wurde schon benutzt.
problem-foreign-origin = Diese Anfrage kommt von einer anderen Seite.
problem-banned = Der Betreiber hat dieses Konto gesperrt.
problem-muted = Der Betreiber hat den Chat für dich gesperrt.
problem-no-account = Dafür brauchst du ein Konto: Sichere deine Partien zuerst mit einem Passwort.
problem-not-host = Das darf nur der Gastgeber des Tisches.
problem-not-seated = Du sitzt nicht an diesem Tisch.
problem-no-spectators = Diese Partie ist privat: Nur wer mitspielt, kann sie sehen.
problem-no-hints = Tipps gibt es nur, wenn sonst kein Mensch am Tisch sitzt.
problem-no-such-page = Hier ist nichts.
problem-no-such-game = Dieses Spiel gibt es nicht; die Spiele sind { $games }.
problem-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat.
problem-no-such-person = Diese Person gibt es nicht.
problem-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-wrong-method = Diese Adresse nimmt diese Methode nicht an.
problem-name-taken = Dieser Name ist vergeben; wähle einen anderen.
problem-already-claimed = Dieses Konto hat schon ein Passwort.
problem-already-seated = Du sitzt schon an diesem Tisch.
problem-seat-taken = Dieser Platz ist besetzt.
problem-seats-open = Es sind noch Plätze frei: Fülle sie mit Spielern oder Bots.
problem-not-waiting = An diesem Tisch wird schon gespielt.
problem-not-playing = An diesem Tisch wird gerade nicht gespielt.
problem-not-finished = Das Spiel ist noch nicht zu Ende.
problem-not-your-turn = Du bist nicht am Zug.
problem-seat-has-bot = Ein Bot spielt für dich; nimm zuerst deinen Platz wieder ein.
problem-cannot-undo = Es lässt sich nichts zurücknehmen: Dein Zug hat gerade begonnen, oder etwas Neues wurde bekannt.
problem-must-end-turn = Der vorige Zug ist noch nicht beendet.
problem-no-turn-to-end = Es gibt keinen Zug zu beenden.
problem-not-standing = Diese Antwort lässt sich nicht ein für alle Mal geben.
problem-your-turn-now = Du bist jetzt am Zug: Zu planen gibt es da nichts mehr.
problem-no-turn-ahead = Dein nächster Zug lässt sich noch nicht vorhersehen.
problem-plan-ends = Der Plan endet vor diesem Schritt: Der Zug ist dann vorbei, oder es kommt etwas ans Licht.
problem-one-screen = Wer mehrere Plätze an einem Bildschirm spielt, kann für sie nicht vorausplanen.
problem-stale = Am Tisch ist inzwischen etwas geschehen; schau noch einmal hin.
problem-resigned = Du hast diese Partie aufgegeben.
problem-out-of-time = Deine Zeit ist zweimal abgelaufen; der Bot spielt zu Ende.
problem-not-absent = Noch lässt niemand diesen Tisch zu lange warten.
problem-bad-position = Diese Stellung ist nicht möglich: { $detail }.
problem-too-many-analyses = { $count ->
    [one] Du hast schon { $count } Stellung gespeichert; mehr passen nicht.
   *[other] Du hast schon { $count } Stellungen gespeichert; mehr passen nicht.
}
problem-other-rules = Diese Partie wurde nach anderen Regeln gespielt: Sie lässt sich ansehen, aber nicht nach den heutigen auswerten.
problem-not-reviewed = Diese Partie ist noch nicht ausgewertet.
problem-frozen = Diese Partie begann mit anderen Regeln und kann hier nicht weitergehen.
problem-not-frozen = Diese Partie kann weitergehen; wenn du sie verlassen willst, gib auf.
problem-too-slow = Die Anfrage kam nicht rechtzeitig an.
problem-too-large = Das ist zu groß.
problem-unsupported-type = Schicke JSON (Inhaltstyp application/json).
problem-against-rules = Die Regeln erlauben das nicht.
problem-too-fast = Zu schnell; versuche es gleich noch einmal.
problem-one-review = Eine deiner Partien wird gerade ausgewertet; die nächste kann danach folgen.
problem-too-many-tables = Du hast zu viele laufende Partien; beende oder verlasse erst eine.
problem-too-many-waiting = Von dir warten schon Tische in der Liste; beginne oder schließe erst einen.
problem-too-many-sockets = Zu viele Verbindungen; schließe erst eine.
problem-broken = Bei uns ist etwas schiefgegangen; es wurde vermerkt.
problem-busy = Der Server kann das gerade nicht speichern; versuche es gleich noch einmal.
problem-stopping = Der Server fährt gerade herunter; versuche es gleich noch einmal.

page-not-built = Der Web-Client ist noch nicht gebaut. Führe „make web“ aus (oder „npm ci && npm run build“ in web/) und lade diese Seite neu. Die API steht unter /api/openapi.json.

no-undo-nothing = Es gibt nichts zurückzunehmen: Dein Zug hat gerade begonnen.
no-undo-revealed = Dieser Schritt bleibt: Mit ihm wurde etwas Neues bekannt, oder der Zufall hat entschieden.

# Titel und Vorschau der Seiten, für alle, die einen Link bekommen.
player = Spieler { $number }
page-analysis = Analysebrett
page-door = { $games ->
    [4] Vier Brettspiele
    [one] { $games } Brettspiel
   *[other] { $games } Brettspiele
} aus alten Zeiten im Browser: mit Freunden, gegen Bots oder allein.
page-rules = { $game }: die Regeln
page-guide = So wird { $game } gespielt
page-learn = { $game } lernen
page-settings = Nachrichten, wenn ich weg bin
page-people = Freunde und andere Leute
page-match = Mitspieler finden
page-companion = Begleiter am echten Tisch
page-companion-game = { $game }: Begleiter am echten Tisch
page-person = Partien und Wertungen von { $name }.
page-invites = { $name } lädt dich ein: { $game }
page-waiting = { $game }: Ein Tisch wartet auf Spieler
page-sit-down = Ein Name genügt, um sich zu setzen; ein Konto ist nicht nötig.
page-playing = Die Partie läuft: Sieh zu.
page-closed = Die Partie endete vorzeitig. Sieh sie dir Zug für Zug an.
page-alone = { $name } hat allein gespielt. Sieh dir die Partie Zug für Zug an.
page-shared = { $names } teilen sich den Sieg. Sieh dir die Partie Zug für Zug an.
page-won = { $name } gewinnt. Sieh dir die Partie Zug für Zug an.
card-waiting = Der Tisch wartet auf Spieler
card-playing = Eine laufende Partie
card-finished = { $moves ->
    [one] Eine beendete Partie: { $moves } Zug
   *[other] Eine beendete Partie: { $moves } Züge
}
page-puzzles = Rätsel: Finde den besten Zug
page-puzzles-game = { $game }: Finde den besten Zug
