board-round = Раунд { $round }
board-first = Первый игрок: { $name }
board-supply = Запас
board-green-bag = Зелёный мешочек
board-purse = Влияние, монеты и пшеница
board-farm = Двор
board-farm-tip = Кто дома, тот собирает урожай и может отправиться в дорогу.
board-nobody-home = дома никого
board-life = Время жизни
board-life-tip = { $hours ->
    [one] { $hours } час до смерти кого-то из старших
    [few] { $hours } часа до смерти кого-то из старших
   *[many] { $hours } часов до смерти кого-то из старших
}
board-unborn = Ещё родятся
board-cities = Города
board-cities-tip = Очки за один город, два и так далее: { $points }
board-chronicle = Летопись
board-entries-tip = Очки за одну строку летописи, две и так далее: { $points }
board-customers = Покупатели
board-customer = Покупатель
board-nobody = Здесь никого
board-stall-closed = Закрытый прилавок
board-stall-mark = Открыт при числе игроков { $mark }
board-purse-tip = Монета заменяет кубик любого цвета. Мешков пшеницы в амбаре не больше { $count }.
board-mill = Мельница
board-mill-tip = Часы: { $hours }, пшеница: { $grain }. Взамен { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
board-good = { $workshop }: своему мастеру { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
} работы, или купить за { $price }
board-train = { $hours ->
    [one] Учёба занимает { $hours } час; новый мастер может сразу что-то изготовить.
    [few] Учёба занимает { $hours } часа; новый мастер может сразу что-то изготовить.
   *[many] Учёба занимает { $hours } часов; новый мастер может сразу что-то изготовить.
}
board-road = Дорога ({ $from }): { $price }
board-road-hours = { $hours ->
    [one] и телега и { $hours } час за каждую дорогу
    [few] и телега и { $hours } часа за каждую дорогу
   *[many] и телега и { $hours } часов за каждую дорогу
}
board-city-points = Первый приход: { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
board-city-cubes = Первый приход: { $count ->
    [one] { $count } кубик на выбор
    [few] { $count } кубика на выбор
   *[many] { $count } кубиков на выбор
}
board-city-coin = Первый приход: { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
board-council = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
} и два зелёных кубика или свиток. В конце: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
board-privilege = Привилегия ступени { $step }
board-church = { $grain ->
    [0] Пшеница за эту ступень не нужна.
   *[other] Пшеницы за подъём сюда: { $grain }.
} В конце: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
board-bag-tip = Кто идёт в церковь, ждёт здесь службы: один коричневый кубик или три часа. На каждой службе достают четыре фигурки.
board-slots = { $count ->
    [0] Строк не осталось
    [one] Осталась { $count } строка
    [few] Осталось { $count } строки
   *[many] Осталось { $count } строк
}
board-graves = { $count ->
    [0] Могил не осталось
    [one] Осталась { $count } могила
    [few] Осталось { $count } могилы
   *[many] Осталось { $count } могил
}
board-plague = Чума: стоит { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
} и не даёт влияния
board-space-harvest = Те, кто дома, собирают пшеницу; плуг с конём или быком даёт больше.
board-space-family = Рождается ребёнок, или кто-то возвращается домой.
board-space-crafts = Выучить мастера, изготовить товар за время, купить его или пойти на мельницу.
board-space-market = Торговый день для всех: первый покупатель начавшего без доплаты.
board-space-travel = Отправить кого-то по дороге: телега, кубики и два часа.
board-space-council = Войти в совет, подняться или воспользоваться привилегией.
board-space-church = Отправить кого-то из дома в чёрный мешочек.
board-space-well = Три одинаковых кубика за любое действие, кубик при этом не берут.
board-klara = Клара
solo-opponent = Клара
board-klara-track = Каждый кубик Клары ложится на следующую клетку; за жетоном он переворачивает этот жетон. Перо означает смерть.
board-klara-family = Семья Клары: первыми умирают старшие.
board-klara-waiting = Кто ждёт здесь, попадает в чёрный мешочек, когда Клара берёт кубик с церкви.
board-klara-customers = Покупатели, которых обслужила Клара.
board-klara-took = Её последний кубик: { $colour }
board-klara-waits = Она ждёт вашего кубика.
board-klara-rule = Клара берёт кубик вашего цвета с вашего места или со следующего.
board-title = Ваше звание пока: { $title }
group-take = Взять кубик
group-well = Колодец
group-train = Учить ремеслу
group-make = Изготовить за время
group-buy = Купить
group-travel = Путешествие
group-call_home = Позвать домой
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
waiting-produce = { $name } решает, что изготовит новый ремесленник
waiting-pay_goods = { $name } платит за товар
waiting-market_day = { $name } выбирает покупателя
waiting-pay_customer = { $name } доплачивает на базаре
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
