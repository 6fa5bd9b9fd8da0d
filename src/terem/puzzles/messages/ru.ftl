puzzle-you = Вы
puzzle-opponent = Противник
puzzle-opponents = Противник { $number }
puzzle-wrong = Так можно, но здесь есть ход заметно лучше. Попробуйте ещё раз.
puzzle-over = Эта задача уже решена.
puzzle-second = Второй по силе ход: { $second }.
puzzle-points = { $points ->
    [one] Решение принесёт к концу игры примерно на { $points } очко больше.
    [few] Решение принесёт к концу игры примерно на { $points } очка больше.
   *[many] Решение принесёт к концу игры примерно на { $points } очков больше.
}
puzzle-win = С решением отсюда выигрывают примерно в { $win } % партий, со вторым по силе ходом — в { $other } %.
puzzle-help = Введите номер хода. Ещё: board (поле), solve (показать решение), quit (выход).
puzzle-task = Найдите лучший ход: { $steps ->
    [one] { $steps } шаг.
    [few] { $steps } шага.
   *[many] { $steps } шагов.
}
puzzle-right = Верно.
puzzle-solved = { $tries ->
    [1] Решено с первой попытки.
    [one] Решено, понадобилась { $tries } попытка.
    [few] Решено, понадобились { $tries } попытки.
   *[many] Решено, понадобилось { $tries } попыток.
}
puzzle-given-up = Решение:
puzzle-number = Введите число от 1 до { $count }.
puzzle-none = Для этой игры задач пока нет.
puzzle-listed = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
