ask-turn = Что вы делаете в свой ход?
ask-colour = Какой кубик вы берёте с клетки «{ $space }»?
ask-first = Завершите свой ход вместе со смертями. Теперь идите по часовой стрелке, начиная с клетки «{ $space }»: на какой клетке первым лежит { $colour } кубик?
ask-influence = Завершите свой ход вместе со смертями. Лежат ли на поле хотя бы два кубика влияния (не чёрных)?
ask-nearest = Идите по часовой стрелке, начиная с клетки «{ $space }»: на какой клетке первым лежит какой угодно кубик?
ask-which = Какой кубик она берёт с клетки «{ $space }»? Выбираете вы.
ask-slot = Есть ли в летописи свободное место для профессии «{ $profession }»?
ask-grave = Есть ли на погосте свободная могила?
ask-full = Заполнились ли сейчас, впервые за игру, летопись или погост?
ask-drawn = Вытяните фигурки для службы. Кто из домочадцев Клары следующий?
ask-yours = Передвиньте своих домочадцев в церкви. Сколько их теперь стоит на ступенях?
ask-foremost = У вас там столько же домочадцев, сколько у неё. На какой ступени стоит ваш самый высокий?
ask-round = Что дальше?
answer-well = Колодец
answer-mass = Раунд окончен: церковная служба
answer-no_cube = Без кубика: бесплатное последнее действие
answer-nowhere = Такого кубика на поле нет
answer-empty_board = Поле пусто
answer-nobody_drawn = Её домочадцев больше не вытянуто
answer-next_round = Новый раунд
answer-over = Игра окончена
member-1 = Домочадец 1
member-2 = Домочадец 2
member-3 = Домочадец 3
member-4 = Домочадец 4
event-first_customer = Клара бесплатно забирает первого покупателя у прилавков.
event-first_customer_after_yours = Сразу после вашего первого покупателя или паса Клара бесплатно забирает первого покупателя у прилавков.

# ------------------------------------------------------------------ score sheet
group-fame = Очки на шкале
group-travel = Путешествия
group-church = Церковь
group-customers = Покупатели
group-chronicle = Летопись
group-council = Совет
group-coins = Монеты
field-fame = Очки, полученные за игру
field-cities = Посещённые города
field-church = Домочадцы на { $number }-й ступени церкви
field-customers = Очки на ваших покупателях
field-chronicle = Домочадцы в летописи
field-council = Домочадцы на { $number }-й ступени совета
field-coins = Монеты
field-grain = Мешки пшеницы
field-living = Живые домочадцы
how-fame = Столько показывает фишка на шкале.
how-travel = { $cities ->
    [one] { $cities } город: { n-points }
    [few] { $cities } города: { n-points }
   *[other] { $cities } городов: { n-points }
}
how-church = Каждый домочадец приносит очки своей ступени: { $table }
how-customers = Сумма очков на жетонах.
how-chronicle = { $members ->
    [one] { $members } домочадец: { n-points }
    [few] { $members } домочадца: { n-points }
   *[other] { $members } домочадцев: { n-points }
}
how-council = Каждый домочадец приносит очки своей ступени: { $table }
how-coins = { $coins ->
    [one] { $coins } монета: { n-points }
    [few] { $coins } монеты: { n-points }
   *[other] { $coins } монет: { n-points }
}
