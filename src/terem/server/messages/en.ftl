# Sentences of the server.
bot-random = Random bot
bot-greedy = Greedy bot
bot-easy = Easy bot
bot-medium = Medium bot
bot-hard = Hard bot
bot-master = Master bot
bot-numbered = { $title } { $number }
seat-open = Open seat
person-deleted = Deleted player

prompt-waiting = { $name } is deciding.
prompt-ending = { $name } still has to end the turn.
prompt-end-turn = Your turn is done: end it, or take back the last step.

log-start = The game begins.
log-undo = { $name } takes back the last step.
log-end_turn = { $name } ends the turn.
log-resign = { $name } resigns; a bot plays on.
log-handover = { $name } hands the seat to a bot.
log-time = { $name } has run out of time; a bot plays on.
log-absent = { $name } has been away for a long time.
log-claim = Everybody else has left: { $name } claims the win.
log-back = { $name } is back at the table.
log-finish = The game is over.
log-patched = The rules have been corrected; the game goes on under the new ones.
log-closed = The game is closed without a result.
log-standing = (A standing answer.)
log-plan = (As you had planned.)
plan-impossible = Your plan was dropped: what came next in it was no longer possible.
plan-other = Your plan was dropped: what came next in it would have cost or brought something else.
plan-revealed = Your plan was dropped: something came to light that changes what you can choose from.
plan-overtaken = The rest of your plan was dropped: your turn went another way.
plan-bot = Your plan was dropped: a bot has played in your place.

notice-turn = { $game }: it is your turn.
notice-turns = { $count ->
    [one] { $count } table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
notice-invited = { $game }: you are invited to a table.
circle-asks = { $name } would like to be your friend.
circle-agreed = { $name } is your friend now.
circle-challenges = { $name } challenges you to a game.
circle-declines = { $name } declines your challenge.
letter-greeting = Dear { $name },
letter-turn = { $count ->
    [0] It is your turn: { $game }.
   *[other] It is your turn: { $game }. With you at the table: { $names }.
}
letter-invited = { $count ->
    [0] You are invited to a game of { $game }.
   *[other] You are invited to a game of { $game }. At the table: { $names }.
}
letter-until = You have until { $year }-{ $month }-{ $day }, { $time } ({ $zone }).
letter-off = To stop e-mails like this one:
letter-confirm-head = Terem: is this your address?
letter-confirm = With this link you confirm that Terem may write to this address when it is your turn:
letter-reset-head = Terem: a new password
letter-reset = With this link you can set a new password; it works once, within an hour:
letter-not-you = If you did not ask for this, you need not do anything: nothing will change.
frozen = This game began under rules version { $began } and does not fit version { $now }. Its players can look at it and close it; after that it can be saved, replayed and played again.

problem-bad-input = The request is not as expected at { $place }.
problem-bad-json = This is not valid JSON.
problem-bad-name = A name has 1 to 24 letters, digits, spaces, dots, hyphens, apostrophes or underscores.
problem-bad-option = These options do not fit: { $detail }.
problem-bad-seats = { $game } is for { $low } to { $high } players, and the seats must fit the kind of table.
problem-no-people = A table needs at least one person.
problem-bad-level = There is no bot of this level; the levels are { $levels }.
problem-bad-webhook = A webhook must be a public http or https address.
problem-webhook-silent = The webhook did not send back the code from our greeting.
problem-bad-mail = This is not an e-mail address.
problem-bad-push = This browser's push service cannot be used.
problem-bad-zone = There is no such time zone.
problem-bad-days = These days off do not fit together: give the first and last day of each break, without overlaps.
problem-too-many-days = There are at most { $most } days off in a year.
problem-bad-pace = There is no such pace; the paces are { $paces }.
problem-not-oneself = You cannot do this to yourself.
problem-guest-friend = Friendship needs an account on both sides; this player is a guest.
problem-not-friends = Only friends can be challenged.
problem-not-welcome = You and somebody at that table do not play together.
problem-too-many-ties = { $count ->
    [one] There is room for { $count } person here; take somebody off the list first.
   *[other] There is room for { $count } people here; take somebody off the list first.
}
problem-bad-link = This link is not ours, or has expired.
problem-bad-file = This file holds no game that can be opened here: { $detail }.
problem-bad-password = A password has 8 to 200 characters.
problem-weak-password = This password is easy to guess; take a longer or more unusual one.
problem-no-session = Tell us your name first.
problem-wrong-password = Name and password do not match.
problem-wrong-code = Name and code do not match, or the code was used before.
problem-foreign-origin = This request comes from another site.
problem-banned = The operator of this server has closed this account.
problem-muted = The operator of this server has closed the chat for you.
problem-no-account = This needs an account: save your games with a password first.
problem-not-host = Only the host of the table may do this.
problem-not-seated = You are not sitting at this table.
problem-no-spectators = This game is private: only those who play it can see it.
problem-no-hints = Hints are given only where no other people play.
problem-no-such-page = There is nothing here.
problem-no-such-game = There is no such game; the games are { $games }.
problem-no-such-table = There is no such table, or it is private.
problem-no-such-person = There is no such person.
problem-no-such-seat = There is no such seat at this table.
problem-wrong-method = This address does not accept this method.
problem-name-taken = This name is taken; choose another one.
problem-already-claimed = This account already has a password.
problem-already-seated = You are already sitting at this table.
problem-seat-taken = This seat is taken.
problem-seats-open = Some seats are still open: fill them with players or bots.
problem-not-waiting = This table has already started.
problem-not-playing = No game is being played at this table.
problem-not-finished = The game is not over yet.
problem-not-your-turn = It is not your turn.
problem-seat-has-bot = A bot is playing for you; take your seat back first.
problem-cannot-undo = Nothing can be taken back: your turn has just begun, or something new came to light.
problem-must-end-turn = The previous turn has not been ended yet.
problem-no-turn-to-end = There is no turn to end.
problem-not-standing = This answer cannot be given once and for all.
problem-your-turn-now = It is your turn now: there is no need to plan it.
problem-no-turn-ahead = Your next turn cannot be foreseen yet.
problem-plan-ends = The plan ends before this move: the turn is over by then, or something comes to light.
problem-one-screen = Whoever plays several seats at one screen cannot plan for them.
problem-stale = Something has happened at the table in the meantime; look again.
problem-resigned = You have resigned this game.
problem-out-of-time = Your time has run out twice; the bot plays on to the end.
problem-not-absent = Nobody has kept this table waiting long enough yet.
problem-bad-position = This position is not possible: { $detail }.
problem-too-many-analyses = { $count ->
    [one] You already keep { $count } position; there is no room for more.
   *[other] You already keep { $count } positions; there is no room for more.
}
problem-other-rules = This game was played under other rules: it can be looked at, but not judged by those of today.
problem-not-reviewed = This game has not been reviewed yet.
problem-frozen = This game began under other rules and cannot go on here.
problem-not-frozen = This game can go on; resign if you want to leave it.
problem-too-slow = The request did not arrive in time.
problem-too-large = This is too large.
problem-unsupported-type = Send JSON (content type application/json).
problem-against-rules = The rules do not allow this.
problem-too-fast = Too fast; try again in a moment.
problem-one-review = One of your games is being reviewed; the next can follow when it is done.
problem-too-many-tables = You have too many unfinished tables; finish or leave one first.
problem-too-many-waiting = You have tables waiting in the lobby already; start one or give it up first.
problem-too-many-sockets = Too many connections; close one first.
problem-broken = Something went wrong on our side; it has been recorded.
problem-busy = The server cannot store this just now; try again in a moment.
problem-stopping = The server is about to stop; try again in a moment.

page-not-built = The web client has not been built yet. Run “make web” (or “npm ci && npm run build” in web/) and load this page again. The API is at /api/openapi.json.

no-undo-nothing = Nothing to take back: your turn has just begun.
no-undo-revealed = This step stays: something new came to light with it, or chance had its say.

# Titles and previews of pages, for whoever is sent a link.
player = Player { $number }
page-analysis = Analysis board
page-door = { $games ->
    [4] Four board games
    [one] { $games } board game
   *[other] { $games } board games
} about times long past, in the browser: with friends, against bots, or alone.
page-rules = { $game }: the rules
page-guide = How to play { $game }
page-learn = Learn { $game }
page-settings = Messages when I am away
page-people = Friends and other people
page-match = Find people to play with
page-companion = A companion at the real table
page-companion-game = { $game }: a companion at the real table
page-person = Games and ratings of { $name }.
page-invites = { $name } invites you to { $game }
page-waiting = { $game }: a table is waiting for players
page-sit-down = Sit down with a name; no account is needed.
page-playing = The game is being played: come and watch.
page-closed = The game ended early. Look at it move by move.
page-alone = { $name } played alone. Look at the game move by move.
page-shared = { $names } share the victory. Look at the game move by move.
page-won = { $name } wins. Look at the game move by move.
card-waiting = The table is waiting for players
card-playing = A game in play
card-finished = { $moves ->
    [one] A finished game: { $moves } move
   *[other] A finished game: { $moves } moves
}
page-puzzles = Puzzles: find the best turn
page-puzzles-game = { $game }: find the best turn
