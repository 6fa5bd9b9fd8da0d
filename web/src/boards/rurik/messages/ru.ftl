board-map = Игровое поле
board-phase-setup = Подготовка
board-phase-strategy = Стратегия
board-phase-actions = Действия
board-phase-claim = Развитие
board-first = Первый игрок
board-first-tip = Фишка первого игрока: { $sign }. Её владелец начинает следующий раунд.
board-short-muster = Призыв
board-short-move = Поход
board-short-attack = Атака
board-short-tax = Дань
board-short-build = Стройка
board-short-scheme = Указы
board-about-muster = За очко вы призываете ратника в удел, который уже занимаете.
board-about-move = За очко вы отправляете ратника или персонажа в соседний удел.
board-about-attack = За очко вы атакуете мятежника или противника в уделе, который занимаете.
board-about-tax = Товар стоит 1 очко в уделе, которым вы владеете, в других — 2.
board-about-build = Постройка стоит 1 очко в уделе, которым вы владеете, в других — 2.
board-about-scheme = Вы берёте столько карт из одной колоды и одну оставляете.
board-out-of-play = При этом числе игроков не участвует в игре.
board-nobody-rules = Этим уделом никто не владеет.
board-rules = Владеет { $sign }
board-good-here = Товар: { $good }.
board-good-taken = Товар ({ $good }) в этом раунде уже забрали.
board-borders = Соседние уделы: { $lands }
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
    [one] { $count } деление
    [few] { $count } деления
   *[many] { $count } делений
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
    [one] взятка в { $count } монету
    [few] взятка в { $count } монеты
   *[many] взятка в { $count } монет
}
board-rung = { $points }: { $need }
board-need-rule = { $count ->
    [one] владеть { $count } уделом
   *[many] владеть { $count } уделами
}
board-need-build = { $count ->
    [one] постройки в { $count } соседнем уделе
   *[many] постройки в { $count } соседних уделах
}
board-need-trade = { $count ->
    [one] { $count } товар в ладье
    [few] { $count } товара в ладье
   *[many] { $count } товаров в ладье
}
board-warfare-tip = В конце игры первый на счётчике войны получает { $first }, второй — { $second }.
board-scheme-card = Карта указа
board-casualty-mark = С символом потери: раскрытая при атаке, она отнимает у атакующего ратника.
board-no-casualty-mark = Без символа потери.
board-known = Вы знаете там карту: { $card }
board-discard = Сброс
board-deed-deck = Подвиги
board-done = Совершено
board-agenda = Тайное достижение
board-agenda-hidden = Тайное достижение
board-advisor-tip = Число советника вместе со взяткой — его влияние на стяге; первым действует наименьшее число.
board-no-advisors = Все советники размещены
board-off-map = не на поле
board-tile = Жетон обмена
board-tile-tip = Раз в раунд: { $goods } и любой другой товар в обмен на { $tile }.
board-used = использован в этом раунде
board-on-boat = В ладье: { $count } из { $room }
board-on-dock = На пристани: { $count }
board-boat = Ладья
board-dock = Пристань
board-boat-tip = Полный столбец ладьи приносит монету дохода; товары в ладье учитываются на счётчике торговли.
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
    [one] { $count } побеждённый мятежник
    [few] { $count } побеждённых мятежника
   *[many] { $count } побеждённых мятежников
}
board-hand = Карты указов на руке
board-no-cards = Нет карт указов
board-no-deeds = Нет карт подвигов
board-your-move = Решаете вы
board-points-left = Осталось очков
board-acted = Основное действие выполнено
board-to-act = Основное действие: { $action }
board-turn = Ваш ход
board-turn-tip = Основное действие и по одному разу указ, подвиг и обмен товаров — в любом порядке.
board-ruled-lands = { $count ->
    [one] Владеет { $count } уделом
   *[many] Владеет { $count } уделами
}
group-muster = Призыв
group-move = Поход
group-leap = Отправить в любой удел
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
    [3] сложный
   *[other] очень сложный
}
board-next = Дальше: { $action }, советник { $number }.
board-why-place = Каждый ход мятежники читают следующую строку нижней карты в столбце своего приоритета.
board-why-muster = По мятежнику в каждый удел, который они занимают, но которым не владеют, по порядку ниже; затем в свои.
board-why-move = Все очки идут на первый удел по порядку ниже, которым мятежники не владеют.
board-why-move-warlike = Мятежники идут в каждый удел, которого не занимают, по порядку ниже.
board-why-attack = Мятежники атакуют сначала там, где владеют уделом, по порядку ниже, и вас раньше нейтральных ратников.
board-why-attack-warlike = Мятежники атакуют сначала там, где не владеют уделом, по порядку ниже, и вас раньше нейтральных ратников.
board-why-tax = Сначала свои уделы, для товара которых есть место в ладье, затем остальные.
board-why-build = Сначала свои уделы без построек мятежников, по порядку ниже.
board-why-scheme = Вместо карт мятежники открывают бонус и забирают лежащую на нём монету.
board-card-rows = Строки карты мятежа
board-brings-bribe = со взяткой за верхнее деление
board-priority = Приоритет и бонусы
board-bonus-open = Бонус открыт
board-bonus-covered = Накрыт монетой, ещё не открыт
board-bonus-muster = призыв
board-bonus-move = поход
board-bonus-attack = атака
board-bonus-tax = дань
board-bonus-build = строительство
board-bonus-reveal_less = раскрыть на одну карту меньше
board-cards-seen = Карты мятежа, верхняя первой
board-order = Порядок уделов
board-land-ruled = Владеют мятежники
board-land-held = Занят мятежниками
board-land-none = Мятежников здесь нет
board-structure-order = Порядок построек:

# чего ждут остальные
waiting-leader = { $name } выбирает персонажа
waiting-agenda = { $name } выбирает тайное достижение
waiting-deploy = { $name } расставляет ратников
waiting-deploy_leader = { $name } ставит персонажа
waiting-place = { $name } размещает советника
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
