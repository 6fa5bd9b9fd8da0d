game-title = Красный собор
game-tagline = Возведите храм на Красной площади, башню за башней, и заслужите милость царя.

# ------------------------------------------------------------------ options
option-board_side = Планшет мастерской
choice-board_side-basic = обычная сторона
choice-board_side-advanced = сложная сторона с циркулем
option-guild_cards = Карты сословий
choice-guild_cards-random = случайные, по одной от каждого сословия
choice-guild_cards-first_game = набор для первой партии
option-unfinished_banners = Флажки на недостроенных секциях при подсчёте очков
choice-unfinished_banners-count = входят во вклад в башню
choice-unfinished_banners-ignore = не считаются
option-prestige_for_roubles = Престиж за рубли
choice-prestige_for_roubles-any_time = в любой момент своего хода
choice-prestige_for_roubles-one_moment = сколько угодно, но в один момент хода
option-surplus_delivery = Доставка того, что секции не нужно
choice-surplus_delivery-forbidden = запрещена
choice-surplus_delivery-allowed = разрешена, хотя секцию может стать невозможно достроить
option-recognition_tile = Признание с жетона рынка
choice-recognition_tile-1 = 1 за кубик: побеждает тот, кто строит
choice-recognition_tile-2 = 2 за кубик: много очков приносит рынок
option-rouble_supply = Запас рублей
choice-rouble_supply-unlimited = не ограничен
choice-rouble_supply-limited = только монеты из коробки
option-yakovlev_build_order = В каком порядке строит Яковлев
choice-yakovlev_build_order-rows = по рядам, слева направо
choice-yakovlev_build_order-towers = по башням, снизу вверх

# ------------------------------------------------------------------ things
seat-yakovlev = Яковлев
solo-opponent = Яковлев

material-wood = лес
    .a = единицу леса
    .few = единицы леса
    .gen = леса
    .unneeded = не нужен лес
material-brick = кирпич
    .a = единицу кирпича
    .few = единицы кирпича
    .gen = кирпича
    .unneeded = не нужен кирпич
material-stone = камень
    .a = единицу камня
    .few = единицы камня
    .gen = камня
    .unneeded = не нужен камень
material-gold = золото
    .a = единицу золота
    .few = единицы золота
    .gen = золота
    .unneeded = не нужно золото
material-green_gem = зелёный самоцвет
    .a = зелёный самоцвет
    .few = зелёных самоцвета
    .gen = зелёных самоцветов
    .unneeded = не нужны зелёные самоцветы
material-purple_gem = фиолетовый самоцвет
    .a = фиолетовый самоцвет
    .few = фиолетовых самоцвета
    .gen = фиолетовых самоцветов
    .unneeded = не нужны фиолетовые самоцветы

resource-wood = { material-wood }
    .one = { material-wood.a }
    .few = { material-wood.few }
    .many = единиц леса
    .gen = леса
resource-brick = { material-brick }
    .one = { material-brick.a }
    .few = { material-brick.few }
    .many = единиц кирпича
    .gen = кирпича
resource-stone = { material-stone }
    .one = { material-stone.a }
    .few = { material-stone.few }
    .many = единиц камня
    .gen = камня
resource-gold = { material-gold }
    .one = { material-gold.a }
    .few = { material-gold.few }
    .many = единиц золота
    .gen = золота
resource-green_gem = { material-green_gem }
    .one = { material-green_gem.a }
    .few = { material-green_gem.few }
    .many = зелёных самоцветов
    .gen = зелёных самоцветов
resource-purple_gem = { material-purple_gem }
    .one = { material-purple_gem.a }
    .few = { material-purple_gem.few }
    .many = фиолетовых самоцветов
    .gen = фиолетовых самоцветов
resource-roubles = рубли
    .one = рубль
    .few = рубля
    .many = рублей
    .gen = рублей
resource-recognition = очки признания
    .one = очко признания
    .few = очка признания
    .many = очков признания
    .gen = очков признания
resource-none = ничего

die-red = красный кубик
    .cap = Красный кубик
die-blue = синий кубик
    .cap = Синий кубик
die-green = зелёный кубик
    .cap = Зелёный кубик
die-yellow = жёлтый кубик
    .cap = Жёлтый кубик
die-white = белый кубик
    .cap = Белый кубик


season-spring = весна
season-summer = лето
season-autumn = осень
season-winter = зима

sector-spring_1 = первый весенний сектор
    .in = в первом весеннем секторе
    .into = в первый весенний сектор
    .gen = первого весеннего сектора
sector-spring_2 = второй весенний сектор
    .in = во втором весеннем секторе
    .into = во второй весенний сектор
    .gen = второго весеннего сектора
sector-summer_1 = первый летний сектор
    .in = в первом летнем секторе
    .into = в первый летний сектор
    .gen = первого летнего сектора
sector-summer_2 = второй летний сектор
    .in = во втором летнем секторе
    .into = во второй летний сектор
    .gen = второго летнего сектора
sector-autumn_1 = первый осенний сектор
    .in = в первом осеннем секторе
    .into = в первый осенний сектор
    .gen = первого осеннего сектора
sector-autumn_2 = второй осенний сектор
    .in = во втором осеннем секторе
    .into = во второй осенний сектор
    .gen = второго осеннего сектора
sector-winter_1 = первый зимний сектор
    .in = в первом зимнем секторе
    .into = в первый зимний сектор
    .gen = первого зимнего сектора
sector-winter_2 = второй зимний сектор
    .in = во втором зимнем секторе
    .into = во второй зимний сектор
    .gen = второго зимнего сектора

section_type-base = основание
    .acc = основание
section_type-middle = средняя секция
    .acc = среднюю секцию
section_type-dome = купол
    .acc = купол

ornament-door = дверь
    .acc = дверь
    .set = дверь
ornament-arch = арка
    .acc = арку
    .set = арку
ornament-cross = крест
    .acc = крест
    .set = крест

jewels-none = без самоцветов
jewels-green = с зелёным самоцветом
jewels-purple = с фиолетовым самоцветом
jewels-green_green = с двумя зелёными самоцветами
jewels-purple_purple = с двумя фиолетовыми самоцветами
jewels-green_purple = с зелёным и фиолетовым самоцветами

slot-storage = склад
    .from = со склада
slot-red = красная ячейка
    .from = из красной ячейки
    .in = в красной ячейке
    .into = в красную ячейку
slot-blue = синяя ячейка
    .from = из синей ячейки
    .in = в синей ячейке
    .into = в синюю ячейку
slot-green = зелёная ячейка
    .from = из зелёной ячейки
    .in = в зелёной ячейке
    .into = в зелёную ячейку
slot-yellow = жёлтая ячейка
    .from = из жёлтой ячейки
    .in = в жёлтой ячейке
    .into = в жёлтую ячейку
slot-white_1 = первая белая ячейка
    .from = из первой белой ячейки
    .in = в первой белой ячейке
    .into = в первую белую ячейку
slot-white_2 = вторая белая ячейка
    .from = из второй белой ячейки
    .in = во второй белой ячейке
    .into = во вторую белую ячейку

tile-none = нет
tile-die_red = красный кубик
tile-die_blue = синий кубик
tile-die_green = зелёный кубик
tile-die_yellow = жёлтый кубик
tile-die_white = белый кубик
tile-die_red_3p = красный кубик
tile-die_blue_3p = синий кубик
tile-die_green_3p = зелёный кубик
tile-die_yellow_3p = жёлтый кубик
tile-die_white_3p = белый кубик
tile-wood = 1 единица леса
tile-brick = 1 единица кирпича
tile-stone = 1 единица камня
tile-gold = 1 единица золота
tile-green_gem = 1 зелёный самоцвет
tile-purple_gem = 1 фиолетовый самоцвет
tile-roubles = 2 рубля
tile-recognition = 1 очко признания

guild-craftsmen = ремесленники
    .gen = ремесленников
guild-teamsters = извозчики
    .gen = извозчиков
guild-merchants = купечество
    .gen = купечества
guild-clergy = духовенство
    .gen = духовенства

action-cr_sell_any_1 = ремесленники: продать любой материал за 1 рубль
action-cr_buy_shown_1 = ремесленники: купить лес, кирпич или камень за 1 рубль
action-cr_sell_shown_1 = ремесленники: продать лес, кирпич или камень за 1 рубль
action-cr_buy_any_2 = ремесленники: купить любой материал за 2 рубля
action-cr_sell_shown_2 = ремесленники: продать золото или самоцвет за 2 рубля
action-cr_buy_shown_2 = ремесленники: купить золото или самоцвет за 2 рубля
action-te_deliver_1 = извозчики: доставить 1 единицу материала за 1 рубль
action-te_rouble = извозчики: получить 1 рубль
    .do = Получить 1 рубль от извозчиков
action-te_deliver_2 = извозчики: доставить 2 единицы материалов за 3 рубля
action-te_swap_tiles = извозчики: поменять местами два жетона ресурсов за 2 рубля
action-me_2_same_for_1 = купечество: две единицы одного материала за одну любую
action-me_rouble_swap = купечество: 1 рубль и единица материала за единицу другого
action-me_4_same_for_2 = купечество: четыре единицы одного материала за две любые
n-of = { $count ->
    [one] { $count } { $resource_one }
    [few] { $count } { $resource_few }
   *[many] { $count } { $resource_many }
}
n-roubles = { $roubles ->
    [one] { $roubles } рубль
    [few] { $roubles } рубля
   *[many] { $roubles } рублей
}
n-price = { $price ->
    [one] { $price } рубль
    [few] { $price } рубля
   *[many] { $price } рублей
}
n-recognition = { $recognition ->
    [one] { $recognition } очко признания
    [few] { $recognition } очка признания
   *[many] { $recognition } очков признания
}
n-prestige = { $prestige ->
    [one] { $prestige } очко престижа
    [few] { $prestige } очка престижа
   *[many] { $prestige } очков престижа
}
n-section = { $roubles ->
    [0] { n-recognition }
   *[other] { n-recognition } и { n-roubles }
}
action-me_activate_workshop = купечество: активировать свой жетон мастерской
action-cl_recognition_1 = духовенство: получить 1 очко признания
    .do = Получить 1 очко признания от духовенства
action-cl_3_roubles = духовенство: 1 очко престижа за 3 рубля
    .do = Отдать духовенству 3 рубля за 1 очко престижа
action-cl_3_different = духовенство: 1 очко престижа за единицы трёх разных материалов
action-cl_all_types = духовенство: 2 очка признания, если вы возвели основание, среднюю секцию и купол
    .do = Получить от духовенства 2 очка признания за возведённые основание, среднюю секцию и купол
action-closed = больше недоступно в этот ход


plan-plan_2a = четыре башни равной высоты
plan-plan_2b = две низкие и две высокие башни
plan-plan_2c = четыре башни лесенкой
plan-plan_3a = пять башен, крайние ниже
plan-plan_3b = пять башен с великаном посередине
plan-plan_3c = пять башен волной
plan-plan_4a = шесть башен, растущих к середине
plan-plan_4b = шесть башен равной высоты
plan-plan_4c = шесть башен, низкие по краям

card-recognition = Признание
card-stocktaking = Учёт материалов
card-transport = Доставка
card-claim = Заявить права на секцию
card-construction = Строительство

source-track = Шкала очков
source-leftovers = Остатки
source-towers = Башни

site-1-1 = 1-1
site-1-2 = 1-2
site-1-3 = 1-3
site-1-4 = 1-4
site-1-5 = 1-5
site-1-6 = 1-6
site-2-1 = 2-1
site-2-2 = 2-2
site-2-3 = 2-3
site-2-4 = 2-4
site-2-5 = 2-5
site-2-6 = 2-6
site-3-1 = 3-1
site-3-2 = 3-2
site-3-3 = 3-3
site-3-4 = 3-4
site-3-5 = 3-5
site-3-6 = 3-6
site-4-1 = 4-1
site-4-2 = 4-2
site-4-3 = 4-3
site-4-4 = 4-4
site-4-5 = 4-5
site-4-6 = 4-6
site-5-1 = 5-1
site-5-2 = 5-2
site-5-3 = 5-3
site-5-4 = 5-4
site-5-5 = 5-5
site-5-6 = 5-6
site-6-1 = 6-1
site-6-2 = 6-2
site-6-3 = 6-3
site-6-4 = 6-4
site-6-5 = 6-5
site-6-6 = 6-6

# ------------------------------------------------------------------ questions
prompt-turn = Что вы делаете: заявляете права на секцию, строите или идёте на рынок?
prompt-end = Сделаете что-нибудь ещё до конца хода?
prompt-banner = Откуда вы берёте флажок для секции { $site }?
prompt-place = Куда положить жетон с секции { $site } и какой стороной вверх?
prompt-bonus = Сколько материала вы берёте с нового жетона?
prompt-build = { $left ->
    [0] Доставок не осталось: завершите строительство.
    [one] Что доставить? Ещё { $left } доставка.
    [few] Что доставить? Ещё { $left } доставки.
   *[many] Что доставить? Ещё { $left } доставок.
}
prompt-deals = { $die_cap } { $sector_in }. Какая сделка?
prompt-cart = { $left ->
    [one] Что ещё доставят извозчики? Осталась { $left } доставка.
    [few] Что ещё доставят извозчики? Осталось { $left } доставки.
   *[many] Что ещё доставят извозчики? Осталось { $left } доставок.
}
prompt-yakovlev_claim = На какую секцию заявит права Яковлев?
prompt-yakovlev_ornament = Какую секцию украсит Яковлев?

# ------------------------------------------------------------------ moves
move-claim = { $tile_id ->
    [none] Заявить права на секцию { $site }
   *[other] Заявить права на секцию { $site } и взять жетон «{ $tile }»
}
move-take_banner = Взять флажок { $slot_from }
move-place_face_down = Положить жетон лицом вниз { $slot_into }
move-place_face_up = { $count ->
    [0] Положить жетон лицом вверх { $slot_into } за { n-price }
   *[other] Положить жетон лицом вверх { $slot_into } за { n-price } и получить { n-of }
}
move-take_bonus = { $count ->
    [0] Ничего не брать с нового жетона
   *[other] { $resource_id ->
        [none] Взять материал с нового жетона
       *[other] Взять с нового жетона { n-of }
    }
}
move-deliver = { $done ->
    [0] Доставить { $material_a } на секцию { $site }
   *[1] Доставить { $material_a } на секцию { $site } и возвести её: { n-section }
}
move-decorate = { $prestige ->
    [0] Установить { $ornament_acc } { $jewels } на секцию { $site } за { $material_a }
   *[other] Установить { $ornament_acc } { $jewels } на секцию { $site } за { $material_a } и получить { n-prestige }
}
move-move_die = { $extra ->
    [0] Передвинуть { $die } { $sector_into }: там можно получить { n-of }
    [one] Передвинуть { $die } { $sector_into }, продвинув ещё на { $extra } сектор за { $extra } рубль: там можно получить { n-of }
    [few] Передвинуть { $die } { $sector_into }, продвинув ещё на { $extra } сектора за { $extra } рубля: там можно получить { n-of }
   *[many] Передвинуть { $die } { $sector_into }, продвинув ещё на { $extra } секторов за { $extra } рублей: там можно получить { n-of }
}
move-take_resources = { $resource_id ->
    [none] Получить ресурсы с рынка
   *[other] Получить с рынка { n-of }
}
move-activate = { $resource_id ->
    [none] Активировать жетон мастерской { $slot_in }
   *[other] Активировать жетон мастерской { $slot_in } и получить { n-of }
}
move-sell = Продать ремесленникам { $material_a } за { n-price }
move-buy = Купить у ремесленников { $material_a } за { n-price }
move-cart = { $done ->
    [0] Доставить с извозчиками { $material_a } на секцию { $site } { n-fare }
   *[1] Доставить с извозчиками { $material_a } на секцию { $site } { n-fare } и возвести её: { n-section }
}
move-cart_decorate = { $prestige ->
    [0] Установить с извозчиками { $ornament_acc } { $jewels } на секцию { $site } за { $material_a }{ n-and-fare }
   *[other] Установить с извозчиками { $ornament_acc } { $jewels } на секцию { $site } за { $material_a }{ n-and-fare } и получить { n-prestige }
}
n-fare = { $count ->
    [0] по цене извозчиков
    [1] за { n-price }
   *[2] за { n-price } (2 доставки)
}
n-and-fare = { $count ->
    [0] { "" }
    [1] { " " }и { n-price }
   *[2] { " " }и { n-price } (2 доставки)
}
move-stop = Больше ничего не доставлять
move-swap_tiles = Поменять местами жетоны ресурсов { $sector_gen } и { $other_gen } за { n-price }
move-trade_two = Отдать купечеству 2 { $material_few } и взять { $wanted_a }
move-trade_one = Отдать купечеству 1 рубль и { $material_a } и взять { $wanted_a }
move-trade_four = { $second_same ->
    [no] Отдать купечеству 4 { $material_few } и взять { $wanted_a } и { $second_a }
   *[yes] Отдать купечеству 4 { $material_few } и взять 2 { $wanted_few }
}
move-use_workshop = { $resource_id ->
    [none] Активировать через купечество жетон мастерской { $slot_in }
   *[other] Активировать через купечество жетон мастерской { $slot_in } и получить { n-of }
}
move-donate = Отдать духовенству { $material_a }, { $second_a } и { $third_a } за 1 очко престижа
move-call_on = { $action_do }
# The same for a report, where no action is named.
verb-call_on = Использовать карту сословия
move-exchange_prestige = Отдать 1 очко престижа и получить { n-roubles }
move-reroll = Отдать 1 очко престижа и перебросить кубики { $sector_in }
move-end_turn = Завершить ход
move-claim_for_yakovlev = Яковлев заявляет права на секцию { $site }
move-decorate_for_yakovlev = Яковлев устанавливает { $ornament_acc } на секцию { $site }

# ------------------------------------------------------------------ story
event-game_begins = План собора: { $plan }.
event-claimed = { $tile_id ->
    [none] { $seat } заявляет права на секцию { $site }.
   *[other] { $seat } заявляет права на секцию { $site } и берёт жетон «{ $tile }».
}
event-tile_face_down = { $seat } кладёт жетон «{ $tile }» лицом вниз { $slot_into }.
event-tile_face_up = { $seat } кладёт жетон «{ $tile }» лицом вверх { $slot_into }.
event-ornament_freed = { $seat } теперь может установить { $ornament_acc }.
event-delivered = { $seat } доставляет { $material_a } на секцию { $site }.
event-completed = { $seat } возводит секцию { $site }.
event-decorated = { $seat } устанавливает { $ornament_acc } на секцию { $site }.
event-die_moved = { $seat } передвигает { $die } { $sector_into }.
event-die_rolled = { $die_cap } брошен, выпадает { $value }.
event-no_room = { $seat } не может взять { n-of }: на складе нет места.
event-left_lying = { $seat } не забирает { n-of }.
event-activated = { $seat } активирует жетон мастерской «{ $tile }».
event-influence_used = { $seat } использует влияние ({ $action }).
event-tiles_swapped = { $seat } меняет местами жетоны ресурсов { $sector_gen } и { $other_gen }.
event-gained = { $seat } получает { n-of }.
event-gave = { $seat } отдаёт { n-of }.
event-roubles_gained = { $seat } получает { n-roubles }.
event-roubles_paid = { $seat } платит { n-roubles }.
event-recognition_gained = { $seat } получает { n-recognition }.
event-recognition_lost = { $seat } теряет { n-recognition } за задержку башни.
event-prestige_gained = { $seat } получает { n-prestige }.
event-prestige_sold = { $seat } отдаёт 1 очко престижа за рубли.
event-reroll_bought = { $seat } отдаёт 1 очко престижа и перебрасывает кубики { $sector_in }.
event-sixth_section = { $seat } возводит шестую секцию; остальные делают последний ход.
event-game_over = Последние ходы сделаны, подсчитываются очки.
event-building_stopped = Больше ни одну секцию нельзя достроить: строительство остановлено, подсчитываются очки.
event-yakovlev_card = Яковлев действует по карте «{ $card }».
event-yakovlev_blocked = Сектор впереди заполнен, и Яковлев не двигает { $die }.
event-stock_taken = Яковлев откладывает { $material_a }.
event-tiles_shuffled = Жетоны Яковлева перемешаны и разложены заново.

# ------------------------------------------------------------------ refusals
why-main-action-first = За ход нужно выполнить основное действие: заявить права на секцию, заняться строительством или отправиться на рынок.
why-one-main-action = За ход выполняется одно основное действие, и вы его уже выбрали.
why-no-visit = Сделки заключают после того, как на рынке передвинут кубик.
why-no-prestige = Позади вашего маркера нет деления с символом престижа: отдать очко престижа нельзя.
why-rerolled = Перебросить кубики за престиж можно только один раз за ход.
why-exchange-closed = За этим столом престиж меняют на рубли в один момент хода, и он прошёл.
why-no-roubles-left = В запасе не осталось рублей.
why-no-dice-there = Перебросить нечего: { $sector_in } нет кубиков.
why-no-section = В плане собора нет секции { $site }.
why-no-banner = У вас не осталось флажков.
why-claimed = На секции { $site } уже стоит флажок.
why-nothing-below = Заявить права на секцию { $site } можно, только если на секции под ней уже есть флажок.
why-no-claim = Жетон кладут сразу после того, как заявлены права на секцию.
why-banner-first = Сначала скажите, откуда взять флажок.
why-tile-first = Сначала положите жетон с занятой секции в ячейку мастерской.
why-bonus-first = Сначала скажите, сколько материала взять с нового жетона.
why-no-banner-there = Там нет вашего флажка.
why-slot-banner = Жетон нельзя положить { $slot_into }: там лежит флажок.
why-slot-taken = Жетон нельзя положить { $slot_into }: там уже лежит другой.
n-held = { $held ->
    [0] рублей нет
   *[other] { $held }
}
why-slot-price = Положить сюда жетон лицом вверх стоит { n-price }, а у вас { n-held }.
why-too-much = Здесь можно взять не больше { $most }: столько позволяют жетон, запас и склад.
why-no-deliveries-left = Доставок больше не осталось.
why-not-your-section = На секции { $site } нет вашего флажка.
why-section-completed = Секция { $site } уже возведена.
why-material-missing = У вас на складе нет { $material_gen }.
why-not-needed = Секции { $site } больше { $material_unneeded }.
why-decorate-completed = Украшать можно только возведённые секции, а секция { $site } ещё не возведена.
why-decorated-already = На секции { $site } уже есть украшение.
why-no-ornament = На { $section_type_acc } устанавливают { $ornament_acc }, а у вас таких украшений не осталось.
why-ornament-locked = На { $section_type_acc } устанавливают { $ornament_acc }, а ваше украшение ещё лежит в ячейке: положите туда жетон лицом вверх.
why-too-many-jewels = { $left ->
    [one] Украшение и самоцветы считаются доставками, а у вас осталась { $left }.
   *[other] Украшение и самоцветы считаются доставками, а у вас их осталось { $left }.
}
why-no-such-jewels = У вас на складе нет таких самоцветов.
why-not-your-die = За рубли можно продвинуть только белый кубик и кубик своего цвета, а это { $die }.
why-too-few-roubles = Это стоит { n-price }, а у вас { n-held }.
why-sector-full = Кубик нельзя передвинуть { $sector_into }: сектор заполнен.
why-deal-done = Каждую сделку можно заключить один раз за ход, и эта уже заключена.
why-offer = Столько { $resource_gen } здесь не взять: можно не больше { $most }.
why-slot-colour = Активировать можно только жетоны в ячейках цвета передвинутого кубика, а это { $die }.
why-no-tile = Активировать нечего: { $slot_in } нет жетона лицом вверх.
why-storage-full = Склад полон, а выбрасывать материалы нельзя.
why-supply-empty = В запасе не хватает { $resource_gen }.
why-not-on-card = Здесь лежит карта { $guild_gen }, а она такого не предлагает.
why-influence-used = Из двух действий на карте { $guild_gen } выполняют одно, и влияние в этот ход уже использовано.
why-repeats-over = Повторять действие { $guild_gen } можно только подряд: после другой сделки к нему не возвращаются.
why-cart-first = Сначала закончите доставку с извозчиками.
why-goods-missing = { $count ->
    [1] У вас на складе нет { $material_gen }.
   *[other] { $material_id ->
        [green_gem] У вас на складе меньше { $count } { $material_gen }.
        [purple_gem] У вас на складе меньше { $count } { $material_gen }.
       *[wood] У вас на складе меньше { $count } единиц { $material_gen }.
    }
}
why-three-different = Для этого нужны единицы трёх разных материалов со склада.
why-not-all-types = Для этого нужно возвести основание, среднюю секцию и купол.
why-not-for-yakovlev = Для Яковлева подходит другая секция.
why-yakovlevs-turn = Сейчас ход Яковлева; вы только выбираете за него.
why-no-cart = Сейчас ничего не везут: извозчики продолжают доставку только после своего действия.
why-nothing-for-yakovlev = За Яковлева выбирают только в его ход и только между равноценными секциями.

# ------------------------------------------------------------------ answers given once for all

standing-end_turn = Заявив права на секцию, всегда сразу завершать ход
