board-map = Карта уделов
board-phase-setup = Подготовка
board-phase-strategy = Стратегия
board-phase-actions = Действия
board-phase-claim = Развитие
board-first = Первый игрок
board-first-tip = Жетон у { $sign }: он начнёт следующий раунд.
board-short-muster = Призыв
board-short-move = Поход
board-short-attack = Атака
board-short-tax = Дань
board-short-build = Стройка
board-short-scheme = Указы
board-about-muster = За очки ратники встают туда, где вы уже стоите.
board-about-move = За очко ратник или персонаж идёт в соседний удел.
board-about-attack = За очко вы атакуете мятежника или соперника там, где стоите.
board-about-tax = Товар стоит 1 очко в своём уделе, иначе 2.
board-about-build = Постройка стоит 1 очко в своём уделе, иначе 2.
board-about-scheme = Столько карт вы берёте из одной стопки, одну оставляете.
board-out-of-play = При этом числе игроков не участвует.
board-nobody-rules = Здесь никто не владеет.
board-rules = Владеет { $sign }
board-good-here = Даёт товар: { $good }.
board-good-taken = Товар ({ $good }) в этом раунде уже взят.
board-borders = Граничит: { $lands }
board-troops = { $count ->
    [one] { $count } ратник
    [few] { $count } ратника
   *[many] { $count } ратников
}
board-rebel = мятежник
board-neutral = нейтральный ратник
board-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
board-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
board-costs = { $count ->
    [one] стоит { $count } монету
    [few] стоит { $count } монеты
   *[many] стоит { $count } монет
}
board-bribe = { $count ->
    [one] взятка { $count } монета
    [few] взятка { $count } монеты
   *[many] взятка { $count } монет
}
board-rung = { $points }: { $need }
board-need-rule = { $count ->
    [one] владеть { $count } соседним уделом
   *[many] владеть { $count } соседними уделами
}
board-need-build = { $count ->
    [one] постройки в { $count } соседнем уделе
   *[many] постройки в { $count } соседних уделах
}
board-need-trade = { $count ->
    [one] { $count } товар на ладье
    [few] { $count } товара на ладье
   *[many] { $count } товаров на ладье
}
board-warfare-tip = В конце игры первый на этой лестнице получает { $first }, второй { $second }.
board-scheme-card = Карта указа
board-casualty-mark = Со знаком потерь: открытая в атаке, она стоит атакующему ратника.
board-no-casualty-mark = Без знака потерь.
board-known = Вы знаете там карту: { $card }
board-discard = Сброс
board-deed-deck = Подвиги
board-done = Совершено
board-agenda = Тайное достижение
board-agenda-hidden = Тайное достижение
board-advisor-tip = Число советника — его влияние на стяге вместе со взяткой; наименьшее число действует первым.
board-no-advisors = Все советники расставлены
board-off-map = не на карте
board-tile = Жетон обмена
board-tile-tip = Раз в раунд: { $goods } и любой другой товар на { $tile }.
board-used = использован в этом раунде
board-on-boat = На ладье: { $count } из { $room }
board-on-dock = На пристани: { $count }
board-boat = Ладья
board-dock = Пристань
board-boat-tip = Полный столбец ладьи приносит монету дохода; товары на ладье считаются для торговли.
board-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
board-supply = Осталось в запасе
board-supply-tip = { $count ->
    [one] остался { $count } ратник
    [few] осталось { $count } ратника
   *[many] осталось { $count } ратников
}
board-captured = { $count ->
    [one] { $count } пленный мятежник
    [few] { $count } пленных мятежника
   *[many] { $count } пленных мятежников
}
board-hand = Карты указов на руке
board-no-cards = Нет карт указов
board-no-deeds = Нет открытых подвигов
board-your-move = Решайте вы
board-points-left = Осталось очков
board-acted = Основное действие завершено
board-to-act = Основное действие: { $action }
board-turn = Ваш ход
board-turn-tip = Основное действие и по разу: карта указа, подвиг, обмен товаров — в любом порядке.
board-ruled-lands = { $count ->
    [one] Владеет { $count } уделом
   *[many] Владеет { $count } уделами
}
group-muster = Призыв
group-move = Поход
group-leap = Послать куда угодно
group-drive = Предслава
group-attack = Атака
group-tax = Дань
group-build = Строительство
group-convert = Обмен товаров
group-play_card = Указы
group-do_deed = Подвиги
group-place = Советники

# Мятеж
board-level = { $level ->
    [1] лёгкий
    [2] средний
    [3] трудный
   *[other] очень трудный
}
board-next = Дальше: { $action }, советник { $number }.
board-why-place = Каждый ход он читает следующую строку нижней карты, в столбце своего приоритета.
board-why-muster = По мятежнику в каждый удел, где он стоит, но не владеет, в порядке ниже; потом в свои.
board-why-move = Все очки идут в первый по порядку удел, которым он не владеет.
board-why-move-warlike = Он идёт в каждый удел, где его нет, в порядке ниже.
board-why-attack = Он атакует сперва там, где владеет, в порядке ниже, и вас прежде нейтральных ратников.
board-why-attack-warlike = Он атакует сперва там, где не владеет, в порядке ниже, и вас прежде нейтральных ратников.
board-why-tax = Сперва свои уделы, для чьего товара есть место на ладье, затем прочие.
board-why-build = Сперва свои уделы, где нет его построек, в порядке ниже.
board-why-scheme = Вместо карт он открывает бонус и забирает лежащую на нём монету.
board-card-rows = Строки его карты
board-brings-bribe = со взяткой за верхнее место
board-priority = Приоритет и бонусы
board-bonus-open = Бонус открыт
board-bonus-covered = Накрыт монетой, ещё не открыт
board-bonus-muster = призыв
board-bonus-move = поход
board-bonus-attack = атака
board-bonus-tax = дань
board-bonus-build = строительство
board-bonus-reveal_less = на одну открытую карту меньше
board-cards-seen = Его карты, верхняя первой
board-order = Его порядок уделов
board-land-ruled = Владеет Мятеж
board-land-held = Мятеж стоит здесь
board-land-none = Мятежа здесь нет
board-structure-order = Его порядок построек:

# чего ждут остальные
waiting-leader = { $name } выбирает персонажа
waiting-agenda = { $name } выбирает тайное достижение
waiting-deploy = { $name } расставляет ратников
waiting-deploy_leader = { $name } ставит персонажа
waiting-place = { $name } отправляет советника
waiting-bribe = { $name } выбирает взятку
waiting-comeback = { $name } возвращается на поле
waiting-advisor = { $name } выбирает между двумя советниками
waiting-turn = { $name } действует
waiting-church = { $name } выбирает, кого заменит церковь
waiting-casualty = { $name } проверяет потери
waiting-draw = { $name } выбирает колоду
waiting-keep = { $name } выбирает карту
waiting-put_back = { $name } возвращает карты
waiting-token = { $name } передаёт фишку первого игрока
waiting-take_deed = { $name } берёт подвиг
waiting-claim_deed = { $name } выбирает подвиг
waiting-deed_cost = { $name } платит за подвиг
waiting-boat = { $name } решает, что выгрузить
