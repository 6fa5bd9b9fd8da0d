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
choice-prestige_for_roubles-any_time = когда угодно в свой ход
choice-prestige_for_roubles-one_moment = сколько угодно, но в один момент хода
option-surplus_delivery = Доставка того, что секции не нужно
choice-surplus_delivery-forbidden = запрещена
choice-surplus_delivery-allowed = разрешена; стройка может встать
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
    .gen = леса
material-brick = кирпич
    .gen = кирпича
material-stone = камень
    .gen = камня
material-gold = золото
    .gen = золота
material-green_gem = зелёный самоцвет
    .gen = зелёного самоцвета
material-purple_gem = фиолетовый самоцвет
    .gen = фиолетового самоцвета

resource-wood = лес
resource-brick = кирпич
resource-stone = камень
resource-gold = золото
resource-green_gem = зелёный самоцвет
resource-purple_gem = фиолетовый самоцвет
resource-roubles = рубли
resource-recognition = признание
resource-none = ничего

die-red = красный кубик
die-blue = синий кубик
die-green = зелёный кубик
die-yellow = жёлтый кубик
die-white = белый кубик

season-spring = весна
season-summer = лето
season-autumn = осень
season-winter = зима

sector-spring_1 = весна, первый сектор
sector-spring_2 = весна, второй сектор
sector-summer_1 = лето, первый сектор
sector-summer_2 = лето, второй сектор
sector-autumn_1 = осень, первый сектор
sector-autumn_2 = осень, второй сектор
sector-winter_1 = зима, первый сектор
sector-winter_2 = зима, второй сектор

section_type-base = основание
section_type-middle = средняя секция
section_type-dome = купол

ornament-door = дверь
ornament-arch = арка
ornament-cross = крест

jewels-none = без самоцветов
jewels-green = с зелёным самоцветом
jewels-purple = с фиолетовым самоцветом
jewels-green_green = с двумя зелёными самоцветами
jewels-purple_purple = с двумя фиолетовыми самоцветами
jewels-green_purple = с зелёным и фиолетовым самоцветами

slot-storage = склад
    .gen = склада
slot-red = красная ячейка
    .gen = красной ячейки
slot-blue = синяя ячейка
    .gen = синей ячейки
slot-green = зелёная ячейка
    .gen = зелёной ячейки
slot-yellow = жёлтая ячейка
    .gen = жёлтой ячейки
slot-white_1 = первая белая ячейка
    .gen = первой белой ячейки
slot-white_2 = вторая белая ячейка
    .gen = второй белой ячейки

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
tile-wood = 1 лес
tile-brick = 1 кирпич
tile-stone = 1 камень
tile-gold = 1 золото
tile-green_gem = 1 зелёный самоцвет
tile-purple_gem = 1 фиолетовый самоцвет
tile-roubles = 2 рубля
tile-recognition = 1 очко признания

guild-craftsmen = ремесленники
guild-teamsters = извозчики
guild-merchants = купечество
guild-clergy = духовенство

action-cr_sell_any_1 = ремесленники: продать любой материал за 1 рубль
action-cr_buy_shown_1 = ремесленники: купить лес, кирпич или камень за 1 рубль
action-cr_sell_shown_1 = ремесленники: продать лес, кирпич или камень за 1 рубль
action-cr_buy_any_2 = ремесленники: купить любой материал за 2 рубля
action-cr_sell_shown_2 = ремесленники: продать золото или самоцвет за 2 рубля
action-cr_buy_shown_2 = ремесленники: купить золото или самоцвет за 2 рубля
action-te_deliver_1 = извозчики: доставить 1 материал за 1 рубль
action-te_rouble = извозчики: получить 1 рубль
action-te_deliver_2 = извозчики: доставить 2 материала за 3 рубля
action-te_swap_tiles = извозчики: поменять местами два жетона ресурсов за 2 рубля
action-me_2_same_for_1 = купечество: два одинаковых материала за один любой
action-me_rouble_swap = купечество: 1 рубль и 1 материал за другой материал
action-me_4_same_for_2 = купечество: четыре одинаковых материала за два любых
action-me_activate_workshop = купечество: использовать свой жетон мастерской
action-cl_recognition_1 = духовенство: получить 1 очко признания
action-cl_3_roubles = духовенство: 1 очко престижа за 3 рубля
action-cl_3_different = духовенство: 1 очко престижа за три разных материала
action-cl_all_types = духовенство: 2 очка признания тому, кто возвёл основание, среднюю секцию и купол
action-closed = больше недоступно в этот ход

taken-no = нет
taken-yes = да
activated-no = нет
activated-yes = да

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
prompt-end = Что-нибудь ещё до конца хода?
prompt-banner = Откуда взять флажок для секции { $site }?
prompt-place = Куда положить жетон с секции { $site } и какой стороной вверх?
prompt-bonus = Сколько материала взять с нового жетона?
prompt-build = Что ещё доставить? (осталось: { $left })
prompt-deals = Остановка ({ $die }): { $sector }. Какую сделку вы заключаете?
prompt-cart = Что ещё доставят извозчики? (осталось: { $left })
prompt-yakovlev_claim = На какую секцию заявит права Яковлев?
prompt-yakovlev_ornament = Какую секцию украсит Яковлев?

# ------------------------------------------------------------------ moves
move-claim = { $tile_id ->
    [None] Заявить права на секцию { $site }
    [none] Заявить права на секцию { $site }
   *[other] Заявить права на секцию { $site } (жетон: { $tile })
}
move-take_banner = { $slot_id ->
    [storage] Взять флажок со склада
   *[other] Взять флажок из { $slot_gen }
}
move-place_face_down = Положить жетон лицом вниз: { $slot }
move-place_face_up = Заплатить и положить жетон лицом вверх: { $slot }
move-take_bonus = { $count ->
    [0] Ничего не брать с нового жетона
   *[other] Взять с нового жетона: { $resource } ({ $count })
}
move-deliver = Доставить на секцию { $site }: { $material }
move-decorate = Поставить украшение { $jewels } на секцию { $site }
move-move_die = { $extra ->
    [0] Передвинуть { $die }
    [one] Передвинуть { $die } и доплатить { $extra } рубль за { $extra } лишний сектор
    [few] Передвинуть { $die } и доплатить { $extra } рубля за { $extra } лишних сектора
   *[many] Передвинуть { $die } и доплатить { $extra } рублей за { $extra } лишних секторов
}
move-take_resources = { $resource_id ->
    [none] Взять ресурсы сектора: { $count }
   *[other] Взять в секторе: { $resource } ({ $count })
}
move-activate = Использовать жетон из { $slot_gen }: { $resource } ({ $count })
move-sell = { $price ->
    [one] Продать ремесленникам за { $price } рубль: { $material }
    [few] Продать ремесленникам за { $price } рубля: { $material }
   *[many] Продать ремесленникам за { $price } рублей: { $material }
}
move-buy = { $price ->
    [one] Купить у ремесленников за { $price } рубль: { $material }
    [few] Купить у ремесленников за { $price } рубля: { $material }
   *[many] Купить у ремесленников за { $price } рублей: { $material }
}
move-cart = Нанять извозчиков и доставить на секцию { $site }: { $material }
move-cart_decorate = Нанять извозчиков и поставить украшение { $jewels } на секцию { $site }
move-stop = Больше ничего не доставлять
move-swap_tiles = Поменять местами жетоны ресурсов: { $sector } и { $other }
move-trade_two = Отдать купцам две единицы ({ $material }) и взять одну ({ $wanted })
move-trade_one = Отдать купцам 1 рубль и { $material } и взять { $wanted }
move-trade_four = Отдать купцам четыре единицы ({ $material }) и взять { $wanted } и { $second }
move-use_workshop = Через купцов использовать жетон из { $slot_gen }: { $resource } ({ $count })
move-donate = Отдать духовенству { $material }, { $second } и { $third } за 1 очко престижа
move-call_on = Использовать влияние — { $action }
move-exchange_prestige = Отдать 1 очко престижа за рубли
move-reroll = Отдать 1 очко престижа и перебросить кубики: { $sector }
move-end_turn = Закончить ход
move-claim_for_yakovlev = Поставить флажок Яковлева на секцию { $site }
move-decorate_for_yakovlev = Поставить украшение Яковлева на секцию { $site }

# ------------------------------------------------------------------ story
event-game_begins = Царь развернул план собора: { $plan }.
event-claimed = { $seat }: флажок поставлен на секцию { $site } (жетон: { $tile }).
event-tile_face_down = { $seat }: жетон отложен лицом вниз ({ $slot }) — { $tile }.
event-tile_face_up = { $seat }: жетон пущен в дело ({ $slot }) — { $tile }.
event-ornament_freed = { $seat }: освобождено украшение — { $ornament }.
event-delivered = { $seat }: на секцию { $site } доставлено — { $material }.
event-completed = { $seat }: возведена секция { $site }.
event-decorated = { $seat }: украшена секция { $site } — { $ornament }.
event-die_moved = { $seat }: { $die } передвинут — { $sector }.
event-die_rolled = Брошен { $die }: { $value }.
event-activated = { $seat }: использован жетон мастерской — { $tile }.
event-influence_used = { $seat }: использовано влияние ({ $action }).
event-tiles_swapped = { $seat }: жетоны ресурсов поменялись местами — { $sector } и { $other }.
event-gained = { $seat }: получено — { $resource } ({ $count }).
event-gave = { $seat }: отдано — { $resource } ({ $count }).
event-roubles_gained = { $seat }: { $count ->
    [one] получен { $count } рубль
    [few] получено { $count } рубля
   *[many] получено { $count } рублей
}.
event-roubles_paid = { $seat }: { $count ->
    [one] заплачен { $count } рубль
    [few] заплачено { $count } рубля
   *[many] заплачено { $count } рублей
}.
event-recognition_gained = { $seat }: получено { $count ->
    [one] { $count } очко признания
    [few] { $count } очка признания
   *[many] { $count } очков признания
}.
event-recognition_lost = { $seat }: за задержку строительства потеряно { $count ->
    [one] { $count } очко признания
    [few] { $count } очка признания
   *[many] { $count } очков признания
}.
event-prestige_gained = { $seat }: получено { $count ->
    [one] { $count } очко престижа
    [few] { $count } очка престижа
   *[many] { $count } очков престижа
}.
event-prestige_sold = { $seat }: 1 очко престижа отдано за рубли.
event-reroll_bought = { $seat }: 1 очко престижа отдано за переброс кубиков — { $sector }.
event-sixth_section = { $seat }: возведена шестая секция; остальным остался один ход.
event-game_over = Последние ходы сделаны, очки подсчитаны.
event-building_stopped = Ни одну секцию больше нельзя было достроить: стройка остановилась, очки подсчитаны.
event-yakovlev_card = Карта Яковлева: «{ $card }».
event-yakovlev_blocked = Сектор впереди был полон, и Яковлев оставил на месте { $die }.
event-stock_taken = Яковлев отложил материал: { $material }.
event-tiles_shuffled = Жетоны Яковлева перемешаны и разложены заново.

# ------------------------------------------------------------------ refusals
why-main-action-first = За ход нужно выполнить основное действие: заявить права, строить или пойти на рынок.
why-one-main-action = За ход выполняется одно основное действие, и вы его уже выбрали.
why-no-visit = Сделки заключают только после того, как на рынке передвинут кубик.
why-no-prestige = Позади вашего маркера нет деления с орлом, платить престижем нечем.
why-rerolled = Перебросить кубики за престиж можно только раз за ход.
why-exchange-closed = За этим столом престиж меняют на рубли в один момент хода, и он прошёл.
why-no-roubles-left = В запасе не осталось рублей.
why-no-dice-there = Там нет кубиков: { $sector }.
why-no-section = В плане собора нет секции { $site }.
why-no-banner = У вас не осталось флажков.
why-claimed = На секции { $site } уже стоит флажок.
why-nothing-below = Заявить права на секцию { $site } можно, только когда флажок стоит на секции под ней.
why-no-claim = Это часть заявки: жетон кладут сразу после того, как заявлены права на секцию.
why-banner-first = Сначала скажите, откуда взять флажок для заявки.
why-tile-first = Сначала положите жетон с заявленной секции в ячейку.
why-bonus-first = Сначала скажите, сколько материала взять с нового жетона.
why-no-banner-there = Там нет вашего флажка.
why-slot-banner = Пока в ячейке лежит флажок, жетон туда не положить: { $slot }.
why-slot-taken = Там уже лежит жетон: { $slot }.
why-slot-price = Жетон лицом вверх стоит в этой ячейке { $price ->
    [one] { $price } рубль
    [few] { $price } рубля
   *[many] { $price } рублей
}; у вас { $held }.
why-too-much = Взять можно не больше { $most }: столько позволяют жетон, запас и склад.
why-no-deliveries-left = Вы уже доставили столько материалов, сколько можно.
why-not-your-section = На секции { $site } нет вашего флажка.
why-section-completed = Секция { $site } уже возведена.
why-material-missing = На вашем складе этого нет: { $material }.
why-not-needed = Секции { $site } больше не нужно { $material_gen }.
why-decorate-completed = Украшают только возведённые секции, а { $site } не достроена.
why-decorated-already = На секции { $site } уже есть украшение.
why-no-ornament = Сюда ставят своё украшение ({ $section_type } — { $ornament }), а у вас таких не осталось.
why-ornament-locked = Сюда нужно украшение ({ $section_type } — { $ornament }), а оно ещё лежит в ячейке: положите туда жетон лицом вверх.
why-too-many-jewels = Украшение и самоцветы считаются доставками, а их осталось { $left }.
why-no-such-jewels = Таких самоцветов на вашем складе нет.
why-not-your-die = За рубли двигают дальше только белый кубик и кубик своего цвета, а это { $die }.
why-too-few-roubles = Это стоит { $needed ->
    [one] { $needed } рубль
    [few] { $needed } рубля
   *[many] { $needed } рублей
}; у вас { $held }.
why-sector-full = Там нет места для ещё одного кубика: { $sector }.
why-deal-done = Каждую сделку заключают один раз за посещение, и эта уже заключена.
why-offer = Здесь можно взять не больше { $most }: { $resource }.
why-slot-colour = Сейчас работают только жетоны в ячейках цвета передвинутого кубика: { $die }.
why-no-tile = Там нет жетона лицом вверх: { $slot }.
why-storage-full = Склад полон, а выбрасывать ничего нельзя.
why-supply-empty = В запасе этого не хватает: { $resource }.
why-not-on-card = Карта сословия этого времени года такого не предлагает: { $guild }.
why-influence-used = За посещение — одно из двух действий: влияние уже использовано ({ $guild }).
why-repeats-over = Повторы идут подряд: после другой сделки к этому действию не возвращаются ({ $guild }).
why-cart-first = Извозчики уже в пути: доставьте следующий материал или больше ничего.
why-goods-missing = { $count ->
    [1] На вашем складе этого нет: { $material }.
   *[other] У вас на складе нет столько ({ $count }): { $material }.
}
why-three-different = Для этого нужны три разных материала со склада.
why-not-all-types = Вы ещё не возвели и основание, и среднюю секцию, и купол.
why-not-for-yakovlev = Для Яковлева сначала идёт другая секция.
why-yakovlevs-turn = Сейчас ход Яковлева; вы только выбираете за него.
why-no-cart = Сейчас ничего не везут: извозчики продолжают доставку только после своего действия.
why-nothing-for-yakovlev = За Яковлева выбирают только в его ход и только между равноценными секциями.
