# ------------------------------------------------------------------ the door
door-title = Sit down and play
door-text = { $games ->
    [4] Four board games
    [one] { $games } board game
   *[other] { $games } board games
} about times long past: with friends, against bots, or alone.
games = Games
game = Game
play-now = Play now
play-solo = Solo
play-friends = With friends
play-screen = At one screen
play-custom = Custom game
rules = Rules
companion = At a real table
players = { $to ->
    [one] { $from }–{ $to } player
   *[other] { $from }–{ $to } players
}
minutes = { $minutes } min
weight = Rules complexity: { $weight } of 5
bot-level = Against
opponents = Opponents
my-tables = My tables
open-tables = Open tables
replays = Finished games
no-tables = No games under way.
no-open-tables = Nobody is waiting just now. Open a table of your own: “With friends” can list it here.
no-finished = No finished games yet.
show-all = Show all { $count }
watch-table = watch
unread-chat = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
here-since = Here since { $day }
loading = One moment…
try-again = Try again
leaderboard = Leaderboard
no-ratings = { $games ->
    [one] Nobody has played { $games } rated game yet.
   *[other] Nobody has played { $games } rated games yet.
}
name = Name
rating = Rating
games-played = Games
wins-column = Wins
your-move = your move
waiting-players = { $count ->
    [0] Everybody is here.
    [one] Waiting for { $count } player.
   *[other] Waiting for { $count } players.
}
waiting-for-you = { $count ->
    [one] { $count } table is waiting for you
   *[other] { $count } tables are waiting for you
}
language = Language
theme = Theme
theme-auto = same as the system
theme-light = light
theme-dark = dark
theme-contrast = high contrast
visitor = Visitor
guest-name = Guest
lost-title = There is no such page.
to-the-door = All games
no-connection = The server does not answer. Try again in a moment.
page-broken = Something is wrong on this page: { $what }. Reload it, or use another browser meanwhile.
close = Close
cancel = Cancel
save = Save
rated = rated
unrated = unrated
here-now = is here
all-games = All games
more-tables = More tables

# ------------------------------------------------------------------ account
account = Your name and account
your-name = Your name
password = Password
keep-account = Keep my games
sign-in = Sign in
sign-out = Sign out
my-page = My games and ratings
account-explained = A guest needs no password. With one (8 characters or more) your games and ratings stay yours on every device.
settings = Settings
setting-motion = Move pieces, roll dice and turn cards
setting-sound = Sound
setting-confirm = Ask before each move
setting-notify = Notify me when it is my turn
notify-denied = This browser does not allow notifications from Terem: allow them in its settings for this site.
safety = Password and sign-ins
password-old = Current password
password-new = New password
change-password = Change password
password-changed = The password is changed, and you are signed out everywhere else.
new-codes = New codes
codes = Codes for a lost password
codes-explained = Print them or write them down: each can be used once to set a new password. They are not shown again.
code = Code
lost-password = Lost your password?
lost-explained = Enter your name, a new password and one of the codes you got with the account. Without codes, ask whoever runs this server.
set-password = Set the new password
signed-in-at = Where you are signed in
this-browser = this browser
unknown-browser = unknown browser
sign-out-elsewhere = Sign out everywhere else
my-data = Save all my data

# ------------------------------------------------------------------ a new table
seats = Players
seat-open = open seat
seat-here = at this screen
player = Player { $number }
more-options = More options
clock = Clock
clock-none = no clock
clock-real = { $minutes } min each, +{ $seconds } s per decision
clock-days = { $count ->
    [one] { $count } day per turn
   *[other] { $count } days per turn
}
listed = Show it in the list of open tables
shuffle-seats = Shuffle the seats
explicit-end = Players end every turn themselves and can undo it until then
open-table = Open the table
invite-friends = Send this link to your friends
copy = Copy
copied = Copied
sit-down = Sit down
stand-up = Stand up
start = Start
starts-itself = The game starts by itself as soon as everybody has sat down.
starts-itself-host = The game starts by itself as soon as everybody has sat down. Empty seats can go to bots.
give-up-table = Close the table
fill-seat = Who takes seat { $number }
rated-explained = Counts for the ratings if everybody has an account. Whoever resigns or lets a bot move loses.

# ------------------------------------------------------------------ the table
laying-the-table = Setting up the game…
table-not-yours = There is no such table, or it is private.
reconnecting = Reconnecting…
watching = You are watching
watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
table-menu = Menu
question = What to do now
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
hint-thinking = Thinking…
hints-title = What the bots would do
hint-points = { $points ->
    [one] about { $points } point in the end
   *[other] about { $points } points in the end
}
hint-points-title = Expected points at the end of the game
hint-win = { $percent }% to win
hint-share = { $percent }% of the search
hint-share-title = How much of the search went into this move
hint-line = Then probably:
hint-none = The bots have no advice here.
not-your-turn = It is not your turn: { $name } is playing.
not-your-board = This board belongs to { $name }.
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
no-points-yet = No points yet.
time-left = Time left for { $name }
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
log-earlier = Show earlier lines ({ $count })
log-whose = Whose moves
search = Search
chat = Chat
say-something = Say something
send = Send
search-rules = Search the rules
rules-now = For this decision
rules-all = All rules
contents = Contents
printed-section = Rulebook: { $section }
nothing-found = Nothing found.
reconstructed = A reconstruction: the printed value is not public.
hand-over = Let a bot play for me
take-back-seat = Take my seat back
resign = Resign
resign-sure = Really resign?

# ------------------------------------------------------------------ after the game
result = Result
counting = Counting the points…
skip-counting = Show all
wins = { $count ->
    [one] { $names } wins!
   *[other] Shared victory: { $names }!
}
you-win = You win!
tie-broken = Equal points: the tie-break of the rules decides.
solo-result = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
solo-title = You have earned the title: { $title }
abandoned = The game was abandoned.
total = Total
place = Place
rematch = Play again
rematch-join = Join the new game
replay = Replay
download = Download
opening = The opening position
link-to-moment = Link to this moment
to-start = To the start
to-end = To the end
step-back = One move back
step-forward = One move forward
autoplay = Autoplay
pause = Pause
moment = Moment of the game
speed = Speed

# ------------------------------------------------------------------ the review of a game
record-best = Your best result in this game so far! Before: { $before } ({ $games ->
    [one] { $games } game
   *[other] { $games } games
}).
review = Review
review-title = What could have gone better?
review-lead = The machine thinks through every decision of this game again, knowing only what its player knew then: who was ahead and when, what was given away, and what would have been better.
review-start = Review this game
review-progress = { $done } of { $total } moves thought through.
review-thinking = Progress of the review
review-leave = You may leave this page; the review goes on and will be waiting here.
review-failed = The review could not be finished. Try again.
review-curves = The course of the game
review-chances = Chance to win
review-points = Expected points
review-round = Round { $number }
review-move = Move { $number }
review-moves = Moves { $from }–{ $to }
review-after = after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
review-turning = Turning points
review-turn = Move { $moves }: { $name } takes the lead
review-as-table = The curves as a table
review-accuracy = Accuracy
review-blunder = Blunder
review-mistake = Mistake
review-inaccuracy = Inaccuracy
review-mistakes = What could have been better
review-nothing = Nothing was given away here.
review-try = Try it again
review-learn = Learn from my mistakes
review-points-from = Where the points came from
review-final-scoring = Last move and final scoring
review-all-moves = All moves
analysis = Analysis board
analysis-short = Analysis
analysis-from-here = Analyse from here
analysis-edit = Set up by hand
analysis-begin = Analyse this position
analysis-best = The machine's best moves
analysis-stop = Stop thinking
analysis-think = Keep thinking
analysis-iterations = { $count ->
    [one] { $count } line examined
   *[other] { $count } lines examined
}
analysis-tree = Moves tried
analysis-root = The beginning
analysis-comment = Comment on this move
analysis-back = Step back
analysis-link = Link to this analysis
analysis-not-yours = You can try moves here; only the person who began this analysis keeps them.
analysis-possible = This position is possible.
analysis-impossible = Not possible: { $flaw }.
analysis-own = A position of your own
analysis-lead = Choose a game; you can set up any position that the rules allow.
analysis-players = Players
analysis-open = Open a saved position
analysis-open-explained = A position from the terminal or from Python; it can also be dropped on this page.
analysis-from-game = From the game
analysis-add = Add
analysis-remove = Remove
learn-decision = Decision { $number } of { $total }
learn-played = This was played:
learn-ask = Find something better: on the board or below.
learn-same = That is what was played.
learn-best = Well done: nothing better was found.
learn-better = Better than what was played, but there is something better still.
learn-alike = About as good as what was played.
learn-worse = Worse than what was played.
learn-again = Try another move
learn-reveal = Show the better move
learn-next = Next decision
learn-done = Back to the review
learn-leave = Stop

# ------------------------------------------------------------------ keys
keys = Keyboard shortcuts
key-tab = to the next place that glows
key-arrows = from one glowing place to another
key-enter = play
key-esc = close, a step back
key-undo = undo
key-end = end the turn
key-hint = hint
key-skip = show all moves at once
key-log = log
key-chat = chat
key-rules = rules
key-step = one move back or forward
key-ends = to the start, to the end
key-autoplay = play and pause
key-keys = this list

# ------------------------------------------------------------------ lessons
learn = Learn
learn-title = Learn { $game }
learn-lead = On the real board, step by step: the guide speaks and points, and the rules answer. Stop whenever you like; it goes on where you left off.
learn-first = Your first game
learn-more = What the first game left out
learn-solo = Alone
learn-finished = finished
learn-begun = begun
learn-none = Nobody has written lessons for this game yet; its rules are here.
guide = How to play, on one page
lesson-free-offline = From here on you choose freely, and the others answer: that needs the connection to the server. You have seen everything else in this chapter.
lesson-forbidden-offline = The rules do not allow that here. The server will say which paragraph forbids it once it can be reached again.
lesson-stop = Stop for now
lesson-guide = The guide
lesson-step = Step { $step } of { $steps }
lesson-progress = How far you are in this chapter
lesson-points-at = The guide points at: { $places }.
lesson-read-on = Read on
lesson-others = What else the rules allow here ({ $count })
lesson-back = One step back
lesson-again = Start again
lesson-next-chapter = Next chapter
lesson-chapters = All chapters
lesson-play-whole = Play your first whole game, with help
guide-title = How to play { $game }
guide-try = Try it: the first lesson
guide-print = Print
guide-short = How to play
aim-heading = What the game is about

# ------------------------------------------------------------------ the telling of turns
thinking = thinking…
told = What the others did
go-on = Continue
next-step = Next step
pace = Speed at which moves are shown
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-once = at once
since-last-turn = Since your last turn ({ $count })
retell = Show again
to-this-moment = To this moment
looking-back = You are looking at an earlier moment.
to-now = To the current turn
more-answers = { $count } more below
key-next-step = show the next move
key-pause-telling = stop showing moves, go on
tab-ask = Question
setting-end-turns = End my turn automatically when nothing else can be done
to-round = To a round
link-to-table = Copy a link to this table

# ------------------------------------------------------------------ help while playing
what-scores = What scores?
scores-source = Where from
scores-now = now
setting-first-games = My first games: explain each new kind of question, and ask again before a risky move
# ------------------------------------------------------------------ sharing
who-may-see = Who may see this game
sharing-private = only its players
sharing-link = whoever has the link
sharing-public = everybody, and it is listed
sharing-holds = Somebody at the table wants it more private, so for now it can be seen by: { $sharing }.
open-in-terem = Open in Terem
embed = Embed
embed-explained = Copy the code that shows this game on another page
open-file = Open a saved game
open-file-explained = A file from “Download” or from terem play; it can also be dropped on this page.
drop-here = Drop the saved game here
file-unreadable = This file cannot be read.
invites-you = { $name } invites you to { $game }
your-seat-name = What shall we call you?
need-invitation = You can watch here. To sit down you need an invitation from the players.
games-unlisted = { $count ->
    [one] { $count } more game is not shown here: its players keep it to themselves.
   *[other] { $count } more games are not shown here: their players keep them to themselves.
}
rated-game = A rated game.
unrated-game = This game does not count for the ratings.
absent-explained = { $name } has not moved for a long time. Whoever leaves a rated game loses it.
left-explained = Everybody else has left. Whoever leaves a rated game loses it.
claim-win = Claim the win
absent-bot = Let a bot take over
absent-end = End the game, unrated
close-table = Close the game without a result

# ------------------------------------------------------------------ puzzles
puzzle = Puzzle
puzzles = Puzzles
puzzles-lead = Positions from games between strong bots in which one line is clearly best. Find it: the fewer tries, the more stars.
puzzle-of-the-day = Puzzle of the day
puzzles-all = All puzzles ({ $solved } of { $count } solved)
puzzles-none = There are no puzzles yet.
puzzle-number = Puzzle { $number }
puzzle-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
puzzle-stars = { $count ->
    [one] { $count } star of 3
   *[other] { $count } stars of 3
}
puzzle-title = { $game }: find the best turn
puzzle-task = { $steps ->
    [one] Which move is clearly the best?
   *[other] Which moves are clearly the best?
}
puzzle-step = step { $step } of { $steps }
puzzle-solved = { $tries ->
    [one] Solved on the first try!
   *[other] Solved after { $tries } tries.
}
puzzle-given-up = The solution
puzzle-proof = { $iterations ->
    [one] Checked by search: { $iterations } line examined for each step.
   *[other] Checked by search: { $iterations } lines examined for each step.
}
puzzle-solve = Show the solution
puzzle-again = Once more
puzzle-others = Other puzzles
rules-example = Play it through as an example: { $chapter }

# ------------------------------------------------------------------ the app
offline = There is no connection to the server. Rules, guides, lessons and companions are here all the same; tables, puzzles and people need the connection.
new-version = A new version of Terem is here.
load-new-version = Load it
new-version-later = The new version loads as soon as no table is open in any other window.

# ------------------------------------------------------------------ letters to those who are away
notices = Messages when I am away
notices-lead = When it is your turn and you are not looking at the table, Terem can call you. A message says which game is waiting, and nothing about what lies on the table.
notice-when = When
when-now = at once
when-quarter = after a quarter of an hour
when-hour = after an hour
when-daily = once a day, all together
when-off = never
by-push = On your devices
push-here = Messages on this device, even while Terem is closed
push-devices = { $count ->
    [one] { $count } device gets messages.
   *[other] { $count } devices get messages.
}
push-none = This browser cannot receive messages while it is closed; install Terem as an app, or choose mail.
push-denied = This browser blocks messages from Terem: allow them in its settings for this site.
by-mail = By e-mail
mail-account = E-mail needs an account: save your games with a password first.
mail-outbox = This server cannot send e-mail yet: messages stay in a folder for whoever runs it.
mail-address = E-mail address
mail-confirm = Send a link to confirm it
mail-sent = An e-mail with a link is on its way to { $address }.
mail-laid = An e-mail with a link for { $address } is in that folder: ask whoever runs this server for it.
remove = Remove
by-webhook = By webhook
webhook-explained = The address of a program of yours. It is sent a code and has to send it back.
webhook-address = Web address
webhook-set = The webhook has answered and is switched on.
webhook-off = The webhook is off.
hours = Times of day
quiet-from = Quiet from
quiet-to = until
daily-at = The daily message at
hours-explained = In your own time ({ $zone }). The same time twice means no quiet hours.
link-mail = Is this your address?
link-mail-do = Yes, write to me at this address
link-mail-done = Terem will write to this address when it is your turn.
link-unsubscribe = No more messages like this one?
link-unsubscribe-do = Stop them
link-unsubscribe-done = You will get no more of them. You can switch them on again in the settings.
link-reset = A new password
link-reset-do = Set the new password
link-reset-done = The new password is set.
lost-by-mail = Send me a link by e-mail
lost-sent = If the account has a confirmed address, an e-mail is on its way.
days-off = Days off
days-off-explained = On these days the clock stands still for you in games with days per turn; at most 30 days a year. The others see it from the time you have left.
first-day = First day
last-day = Last day
add = Add
time-ends = time runs out { $when }

# ------------------------------------------------------------------ people
people = Friends
people-ask = { $count ->
    [one] { $count } request is waiting for your answer
   *[other] { $count } requests are waiting for your answer
}
people-and-picture = Friends, and your picture
find-players = Find players
find-players-lead = Say what you would like to play. As soon as somebody else's wishes match yours, the game begins.
look-for-players = Look for players
look-now = { $count ->
    [one] { $count } person is looking
   *[other] { $count } people are looking
}
looking-for = Looking for players: { $game }
others-look = { $count ->
    [0] Nobody else is looking for this game just now.
    [one] { $count } other person is looking for this game.
   *[other] { $count } other people are looking for this game.
}
others-fit = { $count ->
    [0] Nobody's wishes match yours.
    [one] { $count } person's wishes match yours.
   *[other] { $count } people's wishes match yours.
}
bots-in = { $seconds ->
    [one] Bots may fill the seats in { $seconds } second.
   *[other] Bots may fill the seats in { $seconds } seconds.
}
bots-now = Bots may fill the seats now.
stay-here = Stay on this page: leaving it ends the search.
stop-looking = Stop looking
strength-of-others = Strength of the others
any-strength = any
strength-within = within { $points } points of mine
bots-may-fill = Bots may fill the seats if nobody comes for half a minute
friends = Friends
friends-need-account = Only people with an account can have friends: save your games with a password first (click your name above).
no-friends = No friends yet. Ask somebody by the name of their account, or on their page.
find-person = Account name
find = Find
ask-friend = Ask to be friends
agree = Accept
refuse = Decline
withdraw = Withdraw the request
part = End friendship
block = Block
unblock = Unblock
blocked = Blocked
blocked-explained = You do not read what they write; they cannot challenge you, be matched with you, or sit down at your tables.
waits-for-answer = Waiting for your answer
challenge = Challenge
challenge-friend = Challenge { $name }
challenges-you = { $name } challenges you: { $game }
challenge-waits = { $game }: waiting for { $name } to answer
look-at-table = Look at the table
bots-beside = Bots at the table
my-picture = Your picture
picture-number = Picture { $number }
report = Report
report-person = Report { $name }
report-explained = Only the operator of this server reads it.
report-reason = What is it about?
reason-chat = What they write
reason-name = Their name
reason-play = How they play, or that they keep others waiting
reason-other = Something else
report-words = In your words
send-report = Send the report
reported = Thank you: your report has been sent.
strength-and-records = Strength and records
strength-said = { $game }: strength after { $count } rated games, from { $first } to { $last }, { $most } at best.
records-explained = Only games against other people count here.
best-points = Most points
best-streak = Wins in a row
running-games = Games to watch
title-newcomer = Newcomer
title-apprentice = Apprentice
title-journeyman = Journeyman
title-master = Master
title-grandmaster = Grandmaster
title-first = First on this server
next-table = Next table ({ $count })
plan-turn = Plan my turn
plan-mine = My plan ({ $count })
plan-head = My next turn, planned
plan-steps = What I have planned
plan-lead = Choose as if it were your turn now. Nobody else sees it.
plan-rule = When your turn comes, the plan is played move by move, as long as each move is still possible, costs and brings the same, and nothing has come to light that changes your choice. If it is dropped, you are told why.
plan-ends-turn = With this your turn is over.
plan-ends-revealed = Something comes to light here: the plan cannot go further.
plan-keep = Done
plan-leave = Back
plan-shorten = One step less
plan-discard = Discard
once-for-all = Once and for all:
ask-me-again = Ask me again
planned = planned
understood = All right
