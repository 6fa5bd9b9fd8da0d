# Shared by all games.
seat-name = Player { $number }
list-and = { $list } and { $last }
prompt-over = The game is over.

why-game-over = The game is over: no more moves.
why-not-a-move = That is not a move: a move is a verb followed by texts and whole numbers.
why-unknown-move = There is no such move in this game.
why-other-question = Another question is open just now; answer it first.
