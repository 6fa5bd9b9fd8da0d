lesson-done = Отлично: эта глава пройдена.
lesson-wrong = Правила это позволяют, но сейчас мы учимся другому. Сделайте то, о чём просит наставник, а этот ход испробуйте в своей партии.
lesson-reading = Наставник ещё не закончил: сначала дочитайте.
lesson-moving = Теперь ваш ход.
lesson-over = Эта глава уже пройдена.
lesson-learner = Ученик
lesson-neighbour = { $number ->
    [1] Сосед
   *[other] Сосед { $number }
}

# In the terminal.
lesson-help = Ввод: читать дальше. Номер: сделать этот ход (▸ — то, о чём говорит наставник). board: поле, quit: прерваться.
lesson-number = Введите номер хода от 1 до { $count }.
lesson-left = Вернуться можно в любое время: terem lesson { $game } { $chapter } --step { $step }
lesson-next = Следующая глава: terem lesson { $game } { $chapter }
lesson-play = Теперь сыграйте первую целую партию с подсказками: terem play { $game } --seats human,easy (команда hint подскажет ход)
