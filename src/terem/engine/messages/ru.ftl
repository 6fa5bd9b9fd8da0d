# Общее для всех игр.
seat-name = Игрок { $number }
list-and = { $list } и { $last }
prompt-over = Игра окончена.

why-game-over = Игра окончена: ходов больше нет.
why-not-a-move = Это не ход: ход — это глагол, а за ним слова и целые числа.
why-unknown-move = Такого хода в этой игре нет.
why-other-question = Сейчас открыт другой вопрос; сначала ответьте на него.
