# ------------------------------------------------------------------ at a real table
companion = At a real table
companion-lead = Is the box on the table? Your phone plays the opponent of the solo game and counts the points at the end. Everything here works without a connection and stays in this browser.
opponent-village = Play against Klara
opponent-red_cathedral = Play against Yakovlev
opponent-rurik = Play against the Rebellion
sheet = Score sheet
opponent-lead = Set up the real game as the rules say. Your opponent's cards and tokens are here, in the phone: it says what it does, you move its pieces and answer its questions about the board.
reconstructed-note = Some printed values of the opponent are not published anywhere; here they are those of our digital game and may differ from your box.
begin = Begin
what-now = What happens now
undo-answer = Take back the last answer
start-over = Start over
start-over-sure = This game will be forgotten and a new one will begin.
history = What has happened so far
companion-over = The game is over: count the points.
why = The rule
done = Done
less = less
more = more
answer-yes = Yes
answer-no = No

# ------------------------------------------------------------------ score sheets
how-many = Players
players = Players
player-n = Player { $number }
table-options = How this table counts
result = Result
source = Source
total = Total
clear = Clear the sheet
winner = { $name } wins.
winner-by-tie = The points are equal; by the tie-break { $name } wins.
shared-victory = Still tied: { $names } share the victory.
your-title = Your title: { $title }
group-ties = In case of a tie
