game-title = Летопись
game-tagline = Проведите семью через поколения на страницы деревенской летописи.

# ------------------------------------------------------------------ options
option-start_bonus = Стартовые бонусы по порядку хода
choice-start_bonus-recommended = по рекомендации правил
choice-start_bonus-none = без бонусов
option-well_coins = Монеты среди трёх одинаковых кубиков у колодца
choice-well_coins-allowed = можно
choice-well_coins-cubes_only = только кубики
option-council_cubes = Два кубика второй ступени совета
choice-council_cubes-any = любые два, хоть одинаковые
choice-council_cubes-different = двух разных цветов
option-market_plague_death = Смерть из-за кубика чумы с рынка
choice-market_plague_death-end_of_turn = после базарного дня, в конце хода
choice-market_plague_death-at_once = сразу, до начала торговли
option-klara_cubes = Как Клара берёт кубики (соло)
choice-klara_cubes-match = того же цвета, что и вы
choice-klara_cubes-die = по четырёхгранному кубику
option-klara_market = Если Клара берёт кубик с рынка (соло)
choice-klara_market-market_day = базарный день: вы тоже можете торговать
choice-klara_market-customer_only = она забирает покупателя, больше никто не торгует

# ------------------------------------------------------------------ things
colour-brown = коричневый
colour-pink = розовый
colour-orange = оранжевый
colour-green = зелёный
colour-black = чёрный

influence-brown = вера
influence-pink = знания
influence-orange = навыки
influence-green = убедительность
influence-black = чума

good-scroll = свиток
good-horse = конь
good-plough = плуг
good-ox = бык
good-wagon = телега
good-grain = пшеница
good-coin = монета

space-harvest = Жатва
space-family = Семья
space-crafts = Квартал ремесленников
space-market = Рынок
space-travel = Путешествия
space-council = Деревенский совет
space-church = Церковь
space-well = Колодец

profession-crafts = ремесленники
profession-church = церковники
profession-travel = путешественники
profession-farm = фермеры
profession-council = советники

workshop-wainwright = двор тележника
workshop-stables = конюшни
workshop-scribes = канцелярия
workshop-smithy = кузница

source-privilege = привилегия совета
source-city = город
source-start = стартовый бонус

city-A = Северогорск
city-B = Восточный Брод
city-C = Верхнеград
city-D = Нижнеград
city-E = Дальнегорье
city-F = Дальнеморье
from-A = { city-A }
from-B = { city-B }
from-C = { city-C }
from-D = { city-D }
from-E = { city-E }
from-F = { city-F }
from-village = деревня

must_act-no = нет
must_act-yes = да

place-unborn = ещё не появился на свет
    .at = ещё не появился на свет
place-farm = подворье
    .at = на подворье
place-wainwright = двор тележника
    .at = во дворе тележника
place-stables = конюшни
    .at = в конюшнях
place-scribes = канцелярия
    .at = в канцелярии
place-smithy = кузница
    .at = в кузнице
place-council_1 = 1-я ступень совета
    .at = на 1-й ступени совета
place-council_2 = 2-я ступень совета
    .at = на 2-й ступени совета
place-council_3 = 3-я ступень совета
    .at = на 3-й ступени совета
place-council_4 = 4-я ступень совета
    .at = на 4-й ступени совета
place-city_A = Северогорск
    .at = в городе Северогорск
place-city_B = Восточный Брод
    .at = в городе Восточный Брод
place-city_C = Верхнеград
    .at = в городе Верхнеград
place-city_D = Нижнеград
    .at = в городе Нижнеград
place-city_E = Дальнегорье
    .at = в городе Дальнегорье
place-city_F = Дальнеморье
    .at = в городе Дальнеморье
place-black_bag = чёрный мешочек
    .at = в чёрном мешочке
place-church_1 = 1-я ступень церкви
    .at = на 1-й ступени церкви
place-church_2 = 2-я ступень церкви
    .at = на 2-й ступени церкви
place-church_3 = 3-я ступень церкви
    .at = на 3-й ступени церкви
place-church_4 = 4-я ступень церкви
    .at = на 4-й ступени церкви
place-chronicle_crafts = летопись, ремесленники
    .at = в летописи среди ремесленников
place-chronicle_church = летопись, церковники
    .at = в летописи среди церковников
place-chronicle_travel = летопись, путешественники
    .at = в летописи среди путешественников
place-chronicle_farm = летопись, фермеры
    .at = в летописи среди фермеров
place-chronicle_council = летопись, советники
    .at = в летописи среди советников
place-grave = погост
    .at = в простой могиле на погосте
place-out_of_the_game = вне игры
    .at = нигде: места больше не осталось
place-beside_klaras_board = у планшета Клары
    .at = у планшета Клары
place-waiting_at_church = ждёт у церкви
    .at = в ожидании у церкви

source-fame = Известность, набранная в игре
source-travel = Путешествия
source-church = Церковь
source-customers = Покупатели
source-chronicle = Летопись
source-council = Деревенский совет
source-coins = Монеты

title-apprentice = Ученик
title-journeyman = Подмастерье
title-master = Мастер
title-renowned_master = Прославленный мастер
title-genius = Гений
title-legend = Легенда

# ------------------------------------------------------------------ questions
prompt-turn = Какой кубик вы берёте — или платите у колодца?
prompt-well = Какое действие вы выполняете у колодца?
prompt-harvest = Собрать урожай?
prompt-family = Новый домочадец — или позвать кого-то домой?
prompt-crafts = Что вам нужно у ремесленников?
prompt-produce = Изготовит ли новый ремесленник что-нибудь сразу?
prompt-pay_goods = Чем вы платите за товар: { $good }?
prompt-market_day = Кого вы обслуживаете?
prompt-pay_customer = Чем вы доплачиваете у прилавка { $stall }?
prompt-travel = Кто и куда отправляется?
prompt-pay_road = Чем вы платите за дорогу в город { $city }?
prompt-council = Что вы делаете в совете?
prompt-pay_council = Чем вы платите за { $step }-ю ступень совета?
prompt-privilege = Какой привилегией вы пользуетесь на { $step }-й ступени совета?
prompt-cubes = { $count ->
    [one] Какой кубик вы берёте из запаса?
    [few] Какие кубики вы берёте из запаса?
   *[many] Какие кубики вы берёте из запаса?
}
prompt-goods = Какой товар вы берёте?
prompt-church = Кто уходит в церковь?
prompt-pay_church = Чем вы платите церкви?
prompt-death = Срок одного из ваших домочадцев с номером { $number } истёк. Кто умирает?
prompt-mass_draw = Заплатить монету и вытянуть своего домочадца на службу?
prompt-mass_climb = Кто поднимается по ступеням церкви за пшеницу?
prompt-klara_cube = Какой кубик Клара берёт с этой клетки: { $space }?

# ------------------------------------------------------------------ moves
move-take = { $colour_id ->
    [black] { $space }: взять чёрный кубик чумы (2 ед. времени)
   *[other] { $space }: взять { $colour } кубик
}
move-well = Заплатить у колодца: { $way }
move-go_to = Выполнить действие: { $space }
move-decline_turn = Отказаться от последнего хода
move-skip = Ничего здесь не делать
move-harvest = Собрать урожай
move-birth = Принять нового домочадца
move-call_home = Позвать домой номер { $number }: { $place }
move-train = Обучить домочадца с номером { $number }: { $place }
move-make = Изготовить за время: { $good }
move-make_nothing = Пока ничего не изготавливать
move-buy = Купить: { $good }
move-mill = Смолоть пшеницу на мельнице за монеты
move-set_out = Отправить номер { $number } в город { $city }
move-move_on = Номер { $number }: из города { $from } в город { $city }
move-enter_council = Отправить номер { $number } в совет
move-advance = Поднять номер { $number } с { $step }-й ступени совета
move-use_privilege = { $step ->
    [1] Привилегия 1-й ступени: взять перстень и ходить первым в следующем раунде
    [2] Привилегия 2-й ступени: взять 2 кубика на выбор
    [3] Привилегия 3-й ступени: взять товар на выбор
   *[other] Привилегия 4-й ступени: 3 очка за 1 монету
}
move-no_privilege = Не пользоваться привилегией
move-take_cubes = Взять: { $way }
move-take_goods = Взять товар: { $good }
move-join_church = Отправить номер { $number } в церковь
move-pay = Заплатить: { $way }
move-serve = { $customer_id ->
    [nobody] Обслужить покупателя у прилавка { $stall }
   *[other] Прилавок { $stall }: обслужить покупателя, которому нужно: { $customer }
}
move-pass = Спасовать до конца базарного дня
move-bury = Умирает тот, кто { $place_at }
move-draw_figure = Заплатить монету и вытянуть свой номер { $number }
move-stop_drawing = Больше никого не вытягивать
move-climb = Поднять номер { $number } с { $step }-й ступени церкви
move-stop_climbing = Больше никого не поднимать
move-klara_takes = Клара берёт { $colour } кубик

# ------------------------------------------------------------------ story
event-game_begins = Деревня проснулась; первый ход — { $seat }.
event-round_begins = Начался раунд { $round }; первый ход — { $seat }.
event-cubes_laid = { $cubes_count ->
    [0] Клетка «{ $space }» осталась без кубиков.
   *[other] На клетку «{ $space }» легли кубики: { $cubes }.
}
event-took = { $seat }: взят { $colour } кубик с клетки «{ $space }».
event-went_to = { $seat }: выбрано действие «{ $space }».
event-declined_turn = { $seat }: последний ход пропущен.
event-could_not_act = { $seat }: действие было невозможно.
event-did_nothing = { $seat }: действие не выполнено.
event-paid = { $seat }: уплачено — { $way }.
event-paid_grain = { $seat }: { $count ->
    [one] отдан { $count } мешок
    [few] отдано { $count } мешка
   *[many] отдано { $count } мешков
} пшеницы.
event-hours_spent = { $seat }: потрачено { $count ->
    [one] { $count } единица
    [few] { $count } единицы
   *[many] { $count } единиц
} времени.
event-quill_passed = { $seat }: фишка времени прошла над пером.
event-died = { $seat }: умер домочадец с номером { $number }; теперь он { $place_at }.
event-nobody_to_die = { $seat }: умирать было некому.
event-end_in_sight = { $seat }: занято последнее место, игра близится к концу.
event-harvested = { $seat }: урожай — { $count ->
    [one] { $count } мешок
    [few] { $count } мешка
   *[many] { $count } мешков
} пшеницы.
event-born = { $seat }: появился на свет домочадец с номером { $number }.
event-called_home = { $seat }: домой вернулся номер { $number }, который был { $place_at }.
event-trained = { $seat }: номер { $number } обучен ремеслу — { $place }.
event-made = { $seat }: изготовлен товар — { $good }.
event-got_goods = { $seat }: получен товар — { $good }.
event-got_grain = { $seat }: { $count ->
    [one] получен { $count } мешок
    [few] получено { $count } мешка
   *[many] получено { $count } мешков
} пшеницы.
event-got_coins = { $seat }: { $count ->
    [one] получена { $count } монета
    [few] получено { $count } монеты
   *[many] получено { $count } монет
}.
event-took_cubes = { $seat }: взято из запаса — { $way }.
event-milled = { $seat }: смолото { $grain ->
    [one] { $grain } мешок
    [few] { $grain } мешка
   *[many] { $grain } мешков
} пшеницы, выручено { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
event-travelled = { $seat }: номер { $number } прибыл в город { $city }.
event-fame = { $seat }: { $count ->
    [one] получено { $count } очко
    [few] получено { $count } очка
   *[many] получено { $count } очков
}.
event-council_step = { $seat }: номер { $number } поднялся на { $step }-ю ступень совета.
event-took_ring = { $seat }: взят перстень.
event-ring_was_gone = { $seat }: перстень уже был занят.
event-ring_spent = { $seat }: перстень потрачен как монета.
event-bought_fame = { $seat }: за монету куплено { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.
event-joined_church = { $seat }: номер { $number } ушёл в церковь.
event-market_day_begins = { $seat }: открыт базарный день.
event-served = { $seat }: обслужен покупатель — { $customer }.
event-passed = { $seat }: торговля в этот базарный день окончена.
event-customer_moved_up = К прилавкам подошёл покупатель: { $customer }.
event-customer_came = В очередь встал покупатель: { $customer }.
event-market_day_ends = Базарный день закончился.
event-mass_begins = Колокола позвали на службу.
event-bought_figure = { $seat }: за монету вытянут номер { $number }.
event-drawn = { $seat }: из мешочка вытянут номер { $number }.
event-monk_drawn = Из мешочка вытянут монах; он вернулся обратно.
event-climbed = { $seat }: номер { $number } поднялся на { $step }-ю ступень церкви.
event-leads_church = { $seat }: больше всех домочадцев в церкви, получено { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.
event-game_over = Летопись дописана: подсчитаны очки.
event-klara_took = Клара взяла { $colour } кубик с клетки «{ $space }».
event-die_rolled = На кубике выпал цвет: { $colour }.
event-quill_turned = Клара открыла жетон с пером.
event-blank_turned = Клара открыла пустой жетон.
event-klara_lost = У Клары умер домочадец с номером { $number }; теперь он { $place_at }.
event-klara_loses_nobody = У Клары умирать было некому.
event-klara_brought_the_end = Домочадец Клары занял последнее место: игра близится к концу.
event-klara_begins_market_day = Клара открыла базарный день.
event-klara_served = Клара забрала покупателя: { $customer }.
event-klara_joined_church = Домочадец Клары с номером { $number } отправился в чёрный мешочек.
event-klara_drawn = Вытянут номер { $number } Клары; он занял { $step }-ю ступень церкви.
event-klara_leads_church = Больше всех домочадцев в церкви оказалось у Клары.

# ------------------------------------------------------------------ refusals
why-not-the-oldest = Умереть может только один из старейших на виду: сейчас это номер { $number }.
why-cannot-pay-that = У вас нет того, чем вы хотите заплатить: { $way }.
why-other-price = Цена здесь другая, не { $way }.
why-must-act = Кто заплатил у колодца или действует бесплатно, тот обязан выполнить действие.
why-different-cubes = За этим столом два кубика привилегии должны быть разных цветов.
why-number-of-cubes = Здесь вы выбираете { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}.
why-supply-short = В запасе не хватает таких кубиков.
why-nobody-unborn = В запасе не осталось ваших домочадцев.
why-nobody-there = У вас нет домочадца с номером { $number } { $place_at }.
why-nobody-home = У вас нет домочадца с номером { $number } на подворье.
why-no-craftsman = Чтобы изготовить это за время, нужен ваш домочадец { $place_at }.
why-cannot-buy = Вам нечем заплатить за этот товар: { $good }.
why-no-grain-for-mill = Для мельницы нужно { $count ->
    [one] { $count } мешок
    [few] { $count } мешка
   *[many] { $count } мешков
} пшеницы.
why-other-craft = Новый ремесленник { $place_at } и делает только то, что делают там.
why-one-way = Товар либо изготавливают за время, либо покупают — не то и другое за одно действие.
why-no-road = Оттуда нет дороги в город { $city }.
why-no-traveller = У вас нет домочадца с номером { $number } в городе { $city }.
why-cannot-pay-road = У вас нет телеги или кубиков для дороги в город { $city }.
why-not-on-step = Привилегия { $step }-й ступени вам недоступна: считается только ступень домочадца и та, что прямо под ней.
why-no-coin = Эта привилегия стоит монету.
why-cannot-pay-council = Ступень совета стоит 2 зелёных кубика (можно монетами) или свиток.
why-nobody-on-step = У вас нет домочадца с номером { $number } на { $step }-й ступени совета.
why-ring-gone = Перстень уже взят; тогда первая ступень ничего не даёт.
why-ring-spent = Перстень вы потратили; на крышу совета он вернётся к новому раунду.
why-market-day = Начатый базарный день проводится до конца: обслужите покупателя или спасуйте.
why-stall-closed = Прилавок { $stall } при таком числе игроков закрыт.
why-stall-empty = У прилавка { $stall } никого нет.
why-no-surcharge = Каждый покупатель, кроме первого у начавшего день, стоит ещё зелёный кубик (или монету) и 1 единицу времени.
why-cannot-serve = У вас нет того, что нужно этому покупателю: { $customer }.
why-not-in-bag = В чёрном мешочке нет вашего домочадца с номером { $number }.
why-nobody-on-church-step = У вас нет домочадца с номером { $number } на { $step }-й ступени церкви.
why-no-grain-to-climb = Эта ступень стоит { $count ->
    [one] { $count } мешок
    [few] { $count } мешка
   *[many] { $count } мешков
} пшеницы.
why-board-empty = Поле пусто: последний ход теперь — любое действие бесплатно.
why-no-such-cube = На клетке «{ $space }» нет кубика такого цвета: { $colour }.
why-well-dry = Колодец доступен, только пока на поле есть кубики.
why-no-coins-at-well = За этим столом у колодца платят тремя настоящими кубиками одного цвета.
why-cannot-pay-well = Колодец стоит трёх одинаковых кубиков.
why-pay-well-first = Не взяв кубика, действовать можно, только заплатив у колодца.
why-nothing-there = Здесь вам нечего делать: { $space }.
why-must-take = Нужно взять кубик или заплатить у колодца; отказаться можно только от последнего хода.

# ------------------------------------------------------------------ payments
way-brown = 1 коричневый кубик
way-pink = 1 розовый кубик
way-orange = 1 оранжевый кубик
way-green = 1 зелёный кубик
way-coin = 1 монета
way-brown_brown = 2 коричневых кубика
way-brown_pink = 1 коричневый кубик и 1 розовый кубик
way-brown_orange = 1 коричневый кубик и 1 оранжевый кубик
way-brown_green = 1 коричневый кубик и 1 зелёный кубик
way-brown_coin = 1 коричневый кубик и 1 монета
way-pink_pink = 2 розовых кубика
way-pink_orange = 1 розовый кубик и 1 оранжевый кубик
way-pink_green = 1 розовый кубик и 1 зелёный кубик
way-pink_coin = 1 розовый кубик и 1 монета
way-orange_orange = 2 оранжевых кубика
way-orange_green = 1 оранжевый кубик и 1 зелёный кубик
way-orange_coin = 1 оранжевый кубик и 1 монета
way-green_green = 2 зелёных кубика
way-green_coin = 1 зелёный кубик и 1 монета
way-coin_coin = 2 монеты
way-brown_brown_brown = 3 коричневых кубика
way-brown_brown_pink = 2 коричневых кубика и 1 розовый кубик
way-brown_brown_orange = 2 коричневых кубика и 1 оранжевый кубик
way-brown_brown_green = 2 коричневых кубика и 1 зелёный кубик
way-brown_brown_coin = 2 коричневых кубика и 1 монета
way-brown_pink_pink = 1 коричневый кубик и 2 розовых кубика
way-brown_pink_orange = 1 коричневый кубик, 1 розовый кубик и 1 оранжевый кубик
way-brown_pink_green = 1 коричневый кубик, 1 розовый кубик и 1 зелёный кубик
way-brown_pink_coin = 1 коричневый кубик, 1 розовый кубик и 1 монета
way-brown_orange_orange = 1 коричневый кубик и 2 оранжевых кубика
way-brown_orange_green = 1 коричневый кубик, 1 оранжевый кубик и 1 зелёный кубик
way-brown_orange_coin = 1 коричневый кубик, 1 оранжевый кубик и 1 монета
way-brown_green_green = 1 коричневый кубик и 2 зелёных кубика
way-brown_green_coin = 1 коричневый кубик, 1 зелёный кубик и 1 монета
way-brown_coin_coin = 1 коричневый кубик и 2 монеты
way-pink_pink_pink = 3 розовых кубика
way-pink_pink_orange = 2 розовых кубика и 1 оранжевый кубик
way-pink_pink_green = 2 розовых кубика и 1 зелёный кубик
way-pink_pink_coin = 2 розовых кубика и 1 монета
way-pink_orange_orange = 1 розовый кубик и 2 оранжевых кубика
way-pink_orange_green = 1 розовый кубик, 1 оранжевый кубик и 1 зелёный кубик
way-pink_orange_coin = 1 розовый кубик, 1 оранжевый кубик и 1 монета
way-pink_green_green = 1 розовый кубик и 2 зелёных кубика
way-pink_green_coin = 1 розовый кубик, 1 зелёный кубик и 1 монета
way-pink_coin_coin = 1 розовый кубик и 2 монеты
way-orange_orange_orange = 3 оранжевых кубика
way-orange_orange_green = 2 оранжевых кубика и 1 зелёный кубик
way-orange_orange_coin = 2 оранжевых кубика и 1 монета
way-orange_green_green = 1 оранжевый кубик и 2 зелёных кубика
way-orange_green_coin = 1 оранжевый кубик, 1 зелёный кубик и 1 монета
way-orange_coin_coin = 1 оранжевый кубик и 2 монеты
way-green_green_green = 3 зелёных кубика
way-green_green_coin = 2 зелёных кубика и 1 монета
way-green_coin_coin = 1 зелёный кубик и 2 монеты
way-coin_coin_coin = 3 монеты
way-scroll = 1 свиток
way-hours = 3 единицы времени

# ------------------------------------------------------------------ customers
customer-C01 = 2 мешка пшеницы (2 очка)
customer-C02 = 3 мешка пшеницы (3 очка)
customer-C03 = 3 мешка пшеницы (3 очка)
customer-C04 = 4 мешка пшеницы (4 очка)
customer-C05 = свиток (2 очка)
customer-C06 = свиток и мешок пшеницы (3 очка)
customer-C07 = свиток и мешок пшеницы (3 очка)
customer-C08 = свиток и 2 мешка пшеницы (4 очка)
customer-C09 = телега (3 очка)
customer-C10 = плуг (3 очка)
customer-C11 = конь и мешок пшеницы (4 очка)
customer-C12 = бык и мешок пшеницы (4 очка)
customer-C13 = телега и мешок пшеницы (4 очка)
customer-C14 = плуг и мешок пшеницы (4 очка)
customer-C15 = 2 свитка (4 очка)
customer-C16 = свиток и телега (4 очка)
customer-C17 = свиток и конь (5 очков)
customer-C18 = свиток и бык (5 очков)
customer-C19 = свиток и плуг (5 очков)
customer-C20 = конь и плуг (6 очков)
customer-C21 = бык и плуг (6 очков)
customer-C22 = конь и телега (5 очков)
customer-C23 = бык и телега (5 очков)
customer-C24 = конь и бык (6 очков)
customer-nobody = никого
why-take-cube-first = Сначала возьмите кубик или заплатите у колодца: кубик открывает действие своего места.
why-other-space = Ваш кубик позволяет действовать только на своём месте: { $space }.
why-no-market-day = Покупателей обслуживают только в базарный день, а сейчас его нет.
why-not-called-from-there = Домой возвращаются только из мастерских, из городов, со ступеней совета и церкви.
why-nobody-at-mill = На мельнице никто не служит: она мелет каждому, у кого есть пшеница и время.
why-grain-is-no-good = Пшеница не входит в пять товаров, из которых выбирают.
why-nobody-travels-home = Дороги обратно в деревню нет: странник возвращается действием «Семья».
