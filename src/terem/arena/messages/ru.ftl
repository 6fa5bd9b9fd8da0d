report-title = { $game }: как прошли партии
report-lead = { $games ->
    [one] { $games } партия, боты: { $bots }; номера раскладов с { $first } по { $last }, места меняются по очереди. Все интервалы — 95-процентные интервалы Уилсона.
    [few] { $games } партии, боты: { $bots }; номера раскладов с { $first } по { $last }, места меняются по очереди. Все интервалы — 95-процентные интервалы Уилсона.
   *[other] { $games } партий, боты: { $bots }; номера раскладов с { $first } по { $last }, места меняются по очереди. Все интервалы — 95-процентные интервалы Уилсона.
}
report-results = Итоги
report-results-note = Разделённая победа засчитывается каждому частично.
report-bot = бот
report-won = побед
report-interval = интервал
report-mean = очков в среднем
report-median = медиана
report-range = разброс
report-scores = Очки
report-scores-note = Как часто набирали столько очков; тонкая линия — среднее.
report-sources = Откуда очки
report-sources-note = Очков в среднем за партию по источникам.
report-seats = Преимущество места
report-seats-note = Как часто побеждало каждое место, кто бы на нём ни сидел. Пунктир — доля побед при равных местах.
report-length = Длина партии
report-length-note = Решения всех игроков вместе.
report-decisions = решения
report-things = Чем пользовались и кто с этим побеждал
report-things-note = Доля: игроки, сделавшие это хотя бы раз за партию. Раз: сколько раз они это делали. Побед: как часто они побеждали. Щёлкните заголовок, чтобы упорядочить.
report-actions = Действия
report-thing = что
report-used = доля
report-times = раз
report-won-by = победы, { $bot }
report-ratings = Рейтинги
report-ratings-note = Оценка каждого бота по openskill после всех партий и насколько она неточна.
report-games = партий
report-rating = рейтинг
report-cross = Личные встречи
report-cross-note = Строка против столбца: как часто строка оказывалась выше столбца; ничья считается за половину.
report-faults = Потерянные решения
report-faults-note = Боты в других процессах, которые не ответили или ответили недопустимым ходом.
arena-ratings-missing = Для рейтингов нужен пакет openskill: pip install openskill

review-title = { $game }: разбор партии
review-final = очки
review-accuracy = точность
review-count-inaccuracy = неточности
review-count-mistake = ошибки
review-count-blunder = грубые ошибки
review-chances = Шансы на победу по ходам
review-points-curve = Ожидаемые итоговые очки по ходам
review-moves = Что можно было сделать лучше
review-kind-inaccuracy = неточность
review-kind-mistake = ошибка
review-kind-blunder = грубая ошибка
review-nothing-wrong = Никто ничего не упустил.
review-points-from = Откуда взялись очки
review-round = Раунд { $number }
review-part = Ходы { $from }–{ $to }
review-final-scoring = Последний ход и итоговый подсчёт
