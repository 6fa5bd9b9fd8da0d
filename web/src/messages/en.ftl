# ------------------------------------------------------------------ the door
door-title = Sit down and play
door-text = Four board games of old times, against friends, against bots, or alone.
games = Games
play-now = Play now
play-solo = Solo
play-friends = With friends
play-screen = At one screen
rules = Rules
players = { $from ->
    [one] { $from }–{ $to } players
   *[other] { $from }–{ $to } players
}
minutes = { $minutes } min
weight = Weight of the rules: { $weight } of 5
bot-level = Against
opponents = Opponents
my-tables = My tables
open-tables = Open tables
replays = Finished games
no-tables = No tables yet.
no-open-tables = Nobody waits just now. Open a table of your own.
leaderboard = Leaderboard
no-ratings = No rated games yet.
name = Name
rating = Rating
games-played = Games
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
wins-count = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
your-move = your move
moves-played = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
waiting-players = { $count ->
    [0] Everybody is here.
    [one] Waiting for { $count } player.
   *[other] Waiting for { $count } players.
}
waiting-for-you = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
language = Language
theme = Theme
theme-auto = as the system
theme-light = light
theme-dark = dark
theme-contrast = high contrast
visitor = Visitor
guest-name = Guest
lost-title = There is no such page.
to-the-door = To the door
no-connection = The server does not answer. Try again in a moment.
close = Close
cancel = Cancel
save = Save

# ------------------------------------------------------------------ account
account = Who you are
your-name = Your name
password = Password
keep-account = Keep my games
sign-in = Sign in
sign-out = Sign out
my-page = My games and ratings
account-explained = A guest needs no password. With one (8 signs or more) your games and ratings stay yours on every device.
settings = Settings
setting-motion = Pieces move, opponents' moves come one by one
setting-sound = Sound
setting-confirm = Ask before each move
setting-notify = Tell me when it is my turn

# ------------------------------------------------------------------ a new table
seats = Seats
seat-open = open seat
seat-here = at this screen
player = Player { $number }
more-options = More options
clock = Clock
clock-none = no clock
clock-quick = 10 minutes, 10 seconds more a decision
clock-slow = 30 minutes, 20 seconds more a decision
clock-day = one day a turn
clock-week = seven days a turn
listed = Show it in the list of open tables
watchable = Others may look on
shuffle-seats = Shuffle the seats
explicit-end = A turn ends only when its player says so
open-table = Open the table
invite-friends = Send this link to your friends
copy = Copy
copied = Copied
sit-down = Sit down
stand-up = Stand up
start = Start
give-up-table = Give up the table
fill-seat = Who sits on seat { $number }

# ------------------------------------------------------------------ the table
laying-the-table = Laying the table…
table-closed = This table is closed
table-not-yours = There is no such table, or it is private.
reconnecting = Reconnecting…
watching = You are looking on
watchers = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
}
table-menu = Menu
question = The question
your-turn = Your turn
turn-of = { $name } to play
skip = { $count ->
    [one] Skip { $count } move
   *[other] Skip { $count } moves
}
fold = fold
choose = What do you do here?
undo = Undo
end-turn = End turn
hint = Hint
not-your-turn = It is not your turn: { $name } plays.
not-your-board = This is the board of { $name }.
game-over = The game is over.
pass-the-screen = Pass the screen to { $name }
i-am = I am { $name }
you = you
away = away
bot-plays = a bot plays
look-at-board = Look at this board
back-to-mine = Back to mine
score-of = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
tab-board = Board
tab-seats = Players
tab-log = Log
tab-chat = Chat
tab-rules = Rules
log = Log
log-all = everybody
log-whose = Whose moves
search = Search
chat = Chat
say-something = Say something
send = Send
search-rules = Search the rules
rules-now = For this decision
rules-all = All rules
printed-section = Rulebook: { $section }
nothing-found = Nothing found.
reconstructed = A reconstruction: the printed value is not public.
hand-over = Let a bot play for me
take-back-seat = Take my seat back
resign = Resign

# ------------------------------------------------------------------ after the game
result = Result
counting = The points are counted…
skip-counting = Show all
wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
solo-result = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
solo-title = You have earned the title: { $title }
abandoned = The game was abandoned.
total = Total
place = Place
rematch = Play again
replay = Replay
download = Download
opening = The opening position
link-to-moment = Link to this moment
to-start = To the start
to-end = To the end
step-back = One move back
step-forward = One move on
autoplay = Autoplay
pause = Pause
moment = Moment of the game
speed = Speed

# ------------------------------------------------------------------ keys
keys = Keys
key-tab = to the next place that glows
key-arrows = from one glowing place to another
key-enter = play
key-esc = a step back
key-undo = undo
key-end = end the turn
key-hint = hint
key-skip = show all moves at once
key-log = log
key-chat = chat
key-rules = rules
key-keys = this list
