board-round = Раунд { $round }
board-first = Первый игрок: { $name }
board-supply = Запас
board-green-bag = Зелёный мешочек
board-purse = Влияние, монеты и пшеница
board-farm = Подворье
board-farm-tip = Домочадцы на подворье собирают урожай; отсюда же их отправляют на другие дела.
board-nobody-home = никого
board-life = Срок жизни
board-life-tip = { $hours ->
    [one] Через { $hours } единицу времени умрёт один из старейших домочадцев
    [few] Через { $hours } единицы времени умрёт один из старейших домочадцев
   *[many] Через { $hours } единиц времени умрёт один из старейших домочадцев
}
board-unborn = Ещё не появились на свет
board-cities = Города
board-cities-tip = Очки известности за один город, два и так далее: { $points }
board-chronicle = Летопись
board-entries-tip = Очки известности за одно место в летописи, два и так далее: { $points }
board-customers = Покупатели
board-customer = Покупатель
board-nobody = Здесь никого
board-stall-closed = Закрытый прилавок
board-stall-mark = Открыт, если игроков { $mark }
board-purse-tip = Монета заменяет кубик влияния любого цвета. Амбар вмещает { n-sacks }.
board-mill = Мельница
board-mill-tip = Отдать { n-sacks } и { n-hours }, получить { n-coins }
board-good = Свой ремесленник { $workshop_at } производит этот товар за { n-hours }; купить его можно за { $price }.
board-train = Обучение стоит { n-hours }; новый ремесленник может сразу произвести товар.
board-road = Дорога { $from }: { $price }
board-road-hours = Каждая дорога стоит ещё телегу и { n-hours }
board-city-points = Награда: { $count ->
    [one] { $count } очко известности
    [few] { $count } очка известности
   *[many] { $count } очков известности
}
board-city-cubes = Награда: { $count ->
    [one] { $count } кубик на выбор
    [few] { $count } кубика на выбор
   *[many] { $count } кубиков на выбор
}
board-city-coin = Награда: { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
board-council = Стоит { n-hours } и 2 зелёных кубика или свиток. В конце игры приносит { n-points }
board-privilege = Привилегия { $step }-й ступени
board-church = { $sacks ->
    [0] Сюда попадают из чёрного мешочка.
   *[other] Подняться сюда стоит { n-sacks }.
} В конце игры приносит { n-points }
board-bag-tip = Домочадцы ждут здесь церковной службы; отправить сюда стоит коричневый кубик или 3 единицы времени. На каждой службе вытягивают четыре фигурки.
board-slots = { $count ->
    [0] Свободных мест нет
    [one] Осталось { $count } место
    [few] Осталось { $count } места
   *[many] Осталось { $count } мест
}
board-graves = { $count ->
    [0] Свободных могил нет
    [one] Осталась { $count } могила
    [few] Осталось { $count } могилы
   *[many] Осталось { $count } могил
}
board-plague = Чума: отнимает { n-hours } и не даёт влияния
board-space-harvest = Если на подворье есть домочадцы, соберите пшеницу; плуг с конём или быком даёт больше.
board-space-family = Примите нового домочадца или верните одного на подворье.
board-space-crafts = Обучите домочадца, произведите или купите товар либо смелите пшеницу на мельнице.
board-space-market = Базарный день для всех: открывший его обслуживает первого покупателя без доплаты.
board-space-travel = Отправьте домочадца по дороге за телегу, кубики и 2 единицы времени.
board-space-council = Войдите в совет, поднимитесь на ступень или воспользуйтесь привилегией.
board-space-church = Отправьте домочадца с подворья в чёрный мешочек.
board-space-well = Отдайте 3 кубика одного цвета и выполните любое действие, не беря кубика.
board-klara = Клара
solo-opponent = Клара
board-klara-track = Каждый кубик Клары ложится на следующее деление; дойдя до жетона, он открывает его. Перо означает смерть.
board-klara-family = Семья Клары: первыми умирают старейшие.
board-klara-waiting = Ждут здесь и попадают в чёрный мешочек, когда Клара берёт кубик с клетки «Церковь».
board-klara-customers = Покупатели, которых обслужила Клара.
board-klara-took = Её последний кубик: { $colour }
board-klara-waits = Она ждёт вашего кубика.
board-klara-rule = Клара берёт кубик вашего цвета с вашей клетки или со следующей.
board-title = Пока вы заслужили титул «{ $title }»
group-take = Взять кубик
group-well = Колодец
group-train = Обучить
group-make = Произвести
group-buy = Купить
group-travel = Путешествие
group-call_home = Вернуть домой
group-serve = Обслужить
group-privilege = Привилегии
# Words for small boxes.
board-short-brown = корич.
board-short-pink = розовый
board-short-orange = оранж.
board-short-green = зелёный
board-short-coin = монета
board-short-grain = пшеница
board-short-scroll = свиток
board-short-horse = конь
board-short-plough = плуг
board-short-ox = бык
board-short-wagon = телега

# чего ждут остальные
waiting-turn = { $name } выбирает кубик
waiting-well = { $name } выбирает действие у колодца
waiting-harvest = { $name } думает об урожае
waiting-family = { $name } думает о семье
waiting-crafts = { $name } заходит к ремесленникам
waiting-produce = { $name } решает, что произведёт новый ремесленник
waiting-pay_goods = { $name } платит за товар
waiting-market_day = { $name } выбирает покупателя
waiting-pay_customer = { $name } вносит доплату за покупателя
waiting-travel = { $name } собирается в дорогу
waiting-pay_road = { $name } платит за дорогу
waiting-council = { $name } идёт в совет
waiting-pay_council = { $name } платит совету
waiting-privilege = { $name } выбирает привилегию
waiting-cubes = { $name } выбирает кубики
waiting-goods = { $name } выбирает товар
waiting-church = { $name } выбирает, кто уйдёт в церковь
waiting-pay_church = { $name } платит церкви
waiting-death = { $name } решает, кто умирает
waiting-mass_draw = { $name } думает о службе
waiting-mass_climb = { $name } выбирает, кто поднимется в церкви
