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
choice-council_cubes-any = любые два, в том числе одинаковые
choice-council_cubes-different = двух разных цветов
option-market_plague_death = Смерть из-за кубика чумы с рынка
choice-market_plague_death-end_of_turn = после базарного дня, в конце хода
choice-market_plague_death-at_once = сразу, до начала торговли
option-klara_cubes = Как Клара берёт кубики (соло)
choice-klara_cubes-match = того же цвета, что и вы
choice-klara_cubes-die = по броску четырёхгранного кубика
option-klara_market = Когда Клара берёт кубик с рынка (соло)
choice-klara_market-market_day = базарный день: вы тоже можете торговать
choice-klara_market-customer_only = она забирает покупателя, больше никто не торгует

# ------------------------------------------------------------------ things
colour-brown = коричневый
    .gen = коричневого
colour-pink = розовый
    .gen = розового
colour-orange = оранжевый
    .gen = оранжевого
colour-green = зелёный
    .gen = зелёного
colour-black = чёрный
    .gen = чёрного

influence-brown = вера
influence-pink = знания
influence-orange = навыки
influence-green = убедительность
influence-black = чума

good-scroll = свиток
    .acc = свиток
good-horse = конь
    .acc = коня
good-plough = плуг
    .acc = плуг
good-ox = бык
    .acc = быка
good-wagon = телега
    .acc = телегу
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


city-A = Северогорск
    .in = в Северогорске
    .into = в Северогорск
    .from = из Северогорска
city-B = Восточный Брод
    .in = в Восточном Броде
    .into = в Восточный Брод
    .from = из Восточного Брода
city-C = Верхнеград
    .in = в Верхнеграде
    .into = в Верхнеград
    .from = из Верхнеграда
city-D = Нижнеград
    .in = в Нижнеграде
    .into = в Нижнеград
    .from = из Нижнеграда
city-E = Дальнегорье
    .in = в Дальнегорье
    .into = в Дальнегорье
    .from = из Дальнегорья
city-F = Дальнеморье
    .in = в Дальнеморье
    .into = в Дальнеморье
    .from = из Дальнеморья
from-A = { city-A.from }
from-B = { city-B.from }
from-C = { city-C.from }
from-D = { city-D.from }
from-E = { city-E.from }
from-F = { city-F.from }
from-village = из деревни


place-unborn = ещё не появились на свет
place-farm = подворье
    .at = на подворье
    .from = с подворья
place-wainwright = двор тележника
    .at = во дворе тележника
    .from = со двора тележника
place-stables = конюшни
    .at = в конюшнях
    .from = из конюшен
place-scribes = канцелярия
    .at = в канцелярии
    .from = из канцелярии
place-smithy = кузница
    .at = в кузнице
    .from = из кузницы
place-council_1 = 1-я ступень совета
    .at = на 1-й ступени совета
    .from = с 1-й ступени совета
place-council_2 = 2-я ступень совета
    .at = на 2-й ступени совета
    .from = со 2-й ступени совета
place-council_3 = 3-я ступень совета
    .at = на 3-й ступени совета
    .from = с 3-й ступени совета
place-council_4 = 4-я ступень совета
    .at = на 4-й ступени совета
    .from = с 4-й ступени совета
place-city_A = { city-A }
    .at = { city-A.in }
    .from = { city-A.from }
place-city_B = { city-B }
    .at = { city-B.in }
    .from = { city-B.from }
place-city_C = { city-C }
    .at = { city-C.in }
    .from = { city-C.from }
place-city_D = { city-D }
    .at = { city-D.in }
    .from = { city-D.from }
place-city_E = { city-E }
    .at = { city-E.in }
    .from = { city-E.from }
place-city_F = { city-F }
    .at = { city-F.in }
    .from = { city-F.from }
place-black_bag = чёрный мешочек
place-church_1 = 1-я ступень церкви
    .at = на 1-й ступени церкви
    .from = с 1-й ступени церкви
place-church_2 = 2-я ступень церкви
    .at = на 2-й ступени церкви
    .from = со 2-й ступени церкви
place-church_3 = 3-я ступень церкви
    .at = на 3-й ступени церкви
    .from = с 3-й ступени церкви
place-church_4 = 4-я ступень церкви
    .at = на 4-й ступени церкви
    .from = с 4-й ступени церкви
place-chronicle_crafts = летопись, ремесленники
place-chronicle_church = летопись, церковники
place-chronicle_travel = летопись, путешественники
place-chronicle_farm = летопись, фермеры
place-chronicle_council = летопись, советники
place-grave = погост
place-out_of_the_game = вне игры
place-beside_klaras_board = у планшета Клары
place-waiting_at_church = ждут у церкви
rest-chronicle_crafts = попадает в летопись к ремесленникам
rest-chronicle_church = попадает в летопись к церковникам
rest-chronicle_travel = попадает в летопись к путешественникам
rest-chronicle_farm = попадает в летопись к фермерам
rest-chronicle_council = попадает в летопись к советникам
rest-grave = обретает покой на погосте
rest-out_of_the_game = покидает игру: мест не осталось

source-fame = Очки известности, полученные в ходе игры
n-hours = { $hours ->
    [one] { $hours } единицу времени
    [few] { $hours } единицы времени
   *[many] { $hours } единиц времени
}
n-sacks = { $sacks ->
    [one] { $sacks } мешок пшеницы
    [few] { $sacks } мешка пшеницы
   *[many] { $sacks } мешков пшеницы
}
n-coins = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
n-points = { $points ->
    [one] { $points } очко известности
    [few] { $points } очка известности
   *[many] { $points } очков известности
}
n-reward = { $reward ->
    [0] город уже посещён, награды нет
    [1] награда — { $amount ->
        [one] { $amount } очко известности
        [few] { $amount } очка известности
       *[many] { $amount } очков известности
    }
    [2] награда — { $amount ->
        [one] { $amount } кубик на выбор
        [few] { $amount } кубика на выбор
       *[many] { $amount } кубиков на выбор
    }
   *[3] награда — { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
       *[many] { $amount } монет
    }
}
privilege-1 = взять перстень и стать первым игроком в следующем раунде
privilege-2 = взять 2 кубика влияния на выбор
privilege-3 = взять товар на выбор
privilege-4 = получить 3 очка известности за 1 монету
privilege-ring_coin = взять перстень, который заменит одну монету
privilege-ring_gone = перстень уже взят, привилегия ничего не даёт
privilege-ring_spent = перстень уже потрачен, привилегия ничего не даёт
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
prompt-well = Какое действие вы выполняете?
prompt-harvest = Собрать урожай?
prompt-family = Принять нового домочадца или вернуть кого-то на подворье?
prompt-crafts = Что вам нужно у ремесленников?
prompt-produce = Произведёт ли новый ремесленник что-нибудь сразу?
prompt-pay_goods = Чем вы платите за { $good_acc }?
prompt-market_day = Какого покупателя вы обслуживаете?
prompt-pay_customer = Чем вы доплачиваете у прилавка { $stall }?
prompt-travel = Кто и куда отправляется?
prompt-pay_road = Чем вы платите за дорогу { $city_into }?
prompt-council = Что вы делаете в деревенском совете?
prompt-pay_council = Чем вы платите за { $step }-ю ступень совета?
prompt-privilege = Какой привилегией вы пользуетесь?
prompt-cubes = { $count ->
    [one] Какой кубик вы берёте из запаса?
    [few] Какие кубики вы берёте из запаса?
   *[many] Какие кубики вы берёте из запаса?
}
prompt-goods = Какой товар вы берёте?
prompt-church = Кто уходит в церковь?
prompt-pay_church = Чем вы платите церкви?
prompt-death = Срок жизни истёк: умирает один из ваших домочадцев с номером { $number }. Кто?
prompt-mass_draw = Заплатить монету и вытянуть своего домочадца из чёрного мешочка?
prompt-mass_climb = Кого вы продвигаете по ступеням церкви за пшеницу?
prompt-klara_cube = Какой кубик Клара берёт с клетки «{ $space }»?

# ------------------------------------------------------------------ moves
move-take = { $colour_id ->
    [black] Взять кубик чумы с клетки «{ $space }» и потерять { n-hours }
   *[other] Взять { $colour } кубик с клетки «{ $space }»
}
move-well = Отдать { $way } у колодца и выполнить любое действие
move-go_to = Выполнить действие «{ $space }»
move-decline_turn = Отказаться от последнего хода
move-skip = Не выполнять действие
move-harvest = { $sacks ->
    [0] Собрать урожай впустую: амбар полон
    [one] Собрать урожай: { $sacks } мешок пшеницы
    [few] Собрать урожай: { $sacks } мешка пшеницы
   *[many] Собрать урожай: { $sacks } мешков пшеницы
}
move-birth = { $number ->
    [0] Принять нового домочадца
   *[other] Принять на подворье нового домочадца с номером { $number }
}
move-call_home = Вернуть домочадца { $number } { $place_from } на подворье
move-train = Обучить домочадца { $number } { $place_at } за { n-hours }
move-make = Произвести { $good_acc } за { n-hours }
move-make_nothing = Пока ничего не производить
move-buy = { $sacks ->
    [0] Купить { $good_acc } за { $way }
   *[other] Купить { $good_acc } за { n-sacks }
}
move-mill = Смолоть { n-sacks } и получить { n-coins } за { n-hours }
move-set_out = Отправить домочадца { $number } { $city_into } за телегу, { $way } и { n-hours }: { n-reward }
move-move_on = Переместить домочадца { $number } { $from_from } { $city_into } за телегу, { $way } и { n-hours }: { n-reward }
move-enter_council = Отправить домочадца { $number } на 1-ю ступень совета за { n-hours } и { $way } или свиток
move-advance = Продвинуть домочадца { $number } на { $next }-ю ступень совета за { n-hours } и { $way } или свиток
move-use_privilege = Привилегия { $step }-й ступени: { $privilege }
move-no_privilege = Не пользоваться привилегией
move-take_cubes = Взять { $way }
move-take_goods = Взять { $good_acc }
move-join_church = Отправить домочадца { $number } в чёрный мешочек за { $way } или { n-hours }
move-pay = Заплатить { $way }
move-serve = { $customer_id ->
    [nobody] Обслужить покупателя у прилавка { $stall }
   *[other] Обслужить покупателя, которому { $customer_want }: { n-points }{ $way_id ->
        [None] , без доплаты
       *[other] { " " }за { $way } и { n-hours }
    }
}
move-pass = Спасовать до конца базарного дня
move-bury = { $number ->
    [0] Умирает домочадец { $place_at }; он { $rest }
   *[other] Домочадец { $number } { $place_at } умирает и { $rest }
}
move-draw_figure = Заплатить { n-coins } и вытянуть своего домочадца { $number } из чёрного мешочка
move-stop_drawing = Больше никого не вытягивать
move-climb = Продвинуть домочадца { $number } на { $next }-ю ступень церкви за { n-sacks }
move-stop_climbing = Больше никого не продвигать
move-klara_takes = Клара берёт { $colour } кубик

# ------------------------------------------------------------------ story
event-game_begins = Игра начинается; первый игрок — { $seat }.
event-round_begins = Начинается раунд { $round }; первый игрок — { $seat }.
event-cubes_laid = { $cubes_count ->
    [0] Клетка «{ $space }» остаётся без кубиков.
    [one] На клетку «{ $space }» ложится кубик: { $cubes }.
   *[other] На клетку «{ $space }» ложатся кубики: { $cubes }.
}
event-took = { $seat } берёт { $colour } кубик с клетки «{ $space }».
event-went_to = { $seat } выбирает действие «{ $space }».
event-declined_turn = { $seat } отказывается от последнего хода.
event-could_not_act = { $seat } не может выполнить это действие.
event-did_nothing = { $seat } не выполняет действие.
event-paid = { $seat } отдаёт { $way }.
event-paid_grain = { $seat } отдаёт { n-sacks }.
event-hours_spent = { $seat } тратит { n-hours }.
event-quill_passed = Фишка времени проходит над пером: { $seat } теряет одного из старейших домочадцев.
event-died = { $seat } теряет домочадца { $number }: он { $rest }.
event-nobody_to_die = { $seat } никого не теряет: на виду нет ни одного домочадца.
event-end_in_sight = { $seat } занимает последнее место в летописи или на погосте: близится конец игры.
event-harvested = { $sacks ->
    [0] { $seat } собирает урожай впустую: амбар полон.
   *[other] { $seat } собирает { n-sacks }.
}
event-born = { $seat } принимает на подворье нового домочадца с номером { $number }.
event-called_home = { $seat } возвращает домочадца { $number } { $place_from } на подворье.
event-trained = { $seat } обучает домочадца { $number } { $place_at }.
event-made = { $seat } производит { $good_acc }.
event-got_goods = { $seat } получает { $good_acc }.
event-got_grain = { $seat } получает { n-sacks }.
event-got_coins = { $seat } получает { n-coins }.
event-took_cubes = { $seat } берёт из запаса { $way }.
event-milled = { $seat } отдаёт на мельницу { n-sacks } и получает { n-coins }.
event-travelled = { $seat } отправляет домочадца { $number } { $city_into }.
event-fame = { $seat } получает { n-points }.
event-council_step = { $seat } ставит домочадца { $number } на { $step }-ю ступень совета.
event-took_ring = { $seat } берёт перстень.
event-ring_was_gone = { $seat } ничего не получает: перстень уже взят.
event-ring_spent = { $seat } тратит перстень как монету.
event-bought_fame = { $seat } отдаёт монету и получает { n-points }.
event-joined_church = { $seat } отправляет домочадца { $number } в чёрный мешочек.
event-market_day_begins = { $seat } открывает базарный день.
event-served = { $seat } обслуживает покупателя, которому { $customer_want }.
event-passed = { $seat } больше не торгует в этот базарный день.
event-customer_moved_up = К прилавкам подходит покупатель, ему { $customer_want }.
event-customer_came = В очередь встаёт покупатель, ему { $customer_want }.
event-lacked_surcharge = { $seat } упускает продажу: для доплаты нет ни зелёного кубика, ни монеты.
event-market_day_ends = Базарный день заканчивается.
event-mass_begins = Начинается церковная служба.
event-bought_figure = { $seat } платит монету и вытягивает домочадца { $number }.
event-drawn = Из чёрного мешочка вытянут домочадец { $number }; { $seat } ставит его на 1-ю ступень церкви.
event-monk_drawn = Из чёрного мешочка вытянут монах; он возвращается в мешочек.
event-climbed = { $seat } продвигает домочадца { $number } на { $step }-ю ступень церкви.
event-leads_church = { $seat } получает { n-points } за первенство в церкви.
event-game_over = Игра окончена, подсчитываются очки известности.
event-klara_took = Клара берёт { $colour } кубик с клетки «{ $space }».
event-die_rolled = На игральном кубике выпадает { $colour } цвет.
event-quill_turned = Клара открывает жетон с пером.
event-blank_turned = Клара открывает пустой жетон.
event-klara_lost = Клара теряет домочадца { $number }: он { $rest }.
event-klara_loses_nobody = Клара никого не теряет: на виду нет ни одного домочадца.
event-klara_brought_the_end = Клара занимает последнее место в летописи или на погосте: близится конец игры.
event-klara_begins_market_day = Клара открывает базарный день.
event-klara_served = Клара забирает покупателя, которому { $customer_want }.
event-klara_joined_church = Клара отправляет домочадца { $number } в чёрный мешочек.
event-klara_drawn = Из чёрного мешочка вытянут домочадец { $number } Клары; он занимает { $step }-ю ступень церкви.
event-klara_leads_church = Первенство в церкви за Кларой.

# ------------------------------------------------------------------ refusals
why-not-the-oldest = Умереть может только один из старейших домочадцев на виду: сейчас это домочадец с номером { $number }.
why-cannot-pay-that = Вы не можете заплатить { $way }.
why-other-price = Здесь нельзя заплатить { $way }: цена другая.
why-must-act = Кто заплатил у колодца или действует бесплатно, обязан выполнить действие.
why-different-cubes = За этим столом два кубика привилегии должны быть разных цветов.
why-number-of-cubes = { $count ->
    [one] Здесь вы выбираете { $count } кубик.
    [few] Здесь вы выбираете { $count } кубика.
   *[many] Здесь вы выбираете { $count } кубиков.
}
why-supply-short = В запасе не хватает таких кубиков.
why-nobody-unborn = В запасе не осталось ваших домочадцев.
why-nobody-there = У вас нет домочадца { $number } { $place_at }.
why-nobody-home = У вас нет домочадца { $number } на подворье.
why-no-craftsman = Чтобы произвести этот товар за время, нужен ваш домочадец { $place_at }.
why-cannot-buy = Вам нечем заплатить за { $good_acc }.
why-no-grain-for-mill = { $sacks ->
    [one] Для мельницы нужен { $sacks } мешок пшеницы.
    [few] Для мельницы нужны { $sacks } мешка пшеницы.
   *[many] Для мельницы нужно { $sacks } мешков пшеницы.
}
why-other-craft = Новый ремесленник работает { $place_at } и производит только то, что делают там.
why-one-way = За одно действие товар либо производят за время, либо покупают.
why-no-road = Оттуда нет дороги { $city_into }.
why-no-traveller = У вас нет домочадца { $number } { $city_in }.
why-cannot-pay-road = У вас нет телеги или кубиков для дороги { $city_into }.
why-not-on-step = Привилегия { $step }-й ступени вам недоступна: доступны только ступень вашего домочадца и предыдущая.
why-no-coin = Эта привилегия стоит 1 монету.
why-cannot-pay-council = Ступень совета стоит 2 зелёных кубика (их можно заменить монетами) или свиток.
why-nobody-on-step = У вас нет домочадца { $number } на { $step }-й ступени совета.
why-ring-gone = Перстень уже взят; привилегия первой ступени ничего не даёт.
why-ring-spent = Вы уже потратили перстень; он вернётся в совет к новому раунду.
why-market-day = Начатый базарный день отыгрывается до конца: обслужите покупателя или спасуйте.
why-stall-closed = При таком числе игроков прилавок { $stall } закрыт.
why-stall-empty = У прилавка { $stall } никого нет.
why-no-surcharge = Каждый покупатель, кроме первого у открывшего базарный день, требует доплаты: 1 зелёный кубик (или монета) и 1 единица времени.
why-cannot-serve = У вас нет нужных товаров: покупателю { $customer_want }.
why-not-in-bag = В чёрном мешочке нет вашего домочадца { $number }.
why-nobody-on-church-step = У вас нет домочадца { $number } на { $step }-й ступени церкви.
why-no-grain-to-climb = Эта ступень стоит { n-sacks }.
why-board-empty = Кубиков на поле не осталось: последний ход — это любое одно действие бесплатно.
why-no-such-cube = { $colour_id ->
    [black] На клетке «{ $space }» нет кубика чумы.
   *[other] На клетке «{ $space }» нет { $colour_gen } кубика.
}
why-well-dry = Колодец доступен, только пока на поле есть кубики.
why-no-coins-at-well = За этим столом у колодца платят только кубиками одного цвета, без монет.
why-cannot-pay-well = Колодец стоит 3 кубика одного цвета.
why-pay-well-first = Не взяв кубика, действовать можно, только заплатив у колодца.
why-nothing-there = На клетке «{ $space }» вам сейчас нечего делать.
why-must-take = Нужно взять кубик или заплатить у колодца; отказаться можно только от последнего хода.

# ------------------------------------------------------------------ payments
way-brown = 1 коричневый кубик
way-pink = 1 розовый кубик
way-orange = 1 оранжевый кубик
way-green = 1 зелёный кубик
way-coin = 1 монету
way-brown_brown = 2 коричневых кубика
way-brown_pink = 1 коричневый и 1 розовый кубик
way-brown_orange = 1 коричневый и 1 оранжевый кубик
way-brown_green = 1 коричневый и 1 зелёный кубик
way-brown_coin = 1 коричневый кубик и 1 монету
way-pink_pink = 2 розовых кубика
way-pink_orange = 1 розовый и 1 оранжевый кубик
way-pink_green = 1 розовый и 1 зелёный кубик
way-pink_coin = 1 розовый кубик и 1 монету
way-orange_orange = 2 оранжевых кубика
way-orange_green = 1 оранжевый и 1 зелёный кубик
way-orange_coin = 1 оранжевый кубик и 1 монету
way-green_green = 2 зелёных кубика
way-green_coin = 1 зелёный кубик и 1 монету
way-coin_coin = 2 монеты
way-brown_brown_brown = 3 коричневых кубика
way-brown_brown_pink = 2 коричневых и 1 розовый кубик
way-brown_brown_orange = 2 коричневых и 1 оранжевый кубик
way-brown_brown_green = 2 коричневых и 1 зелёный кубик
way-brown_brown_coin = 2 коричневых кубика и 1 монету
way-brown_pink_pink = 1 коричневый и 2 розовых кубика
way-brown_pink_orange = 1 коричневый, 1 розовый и 1 оранжевый кубик
way-brown_pink_green = 1 коричневый, 1 розовый и 1 зелёный кубик
way-brown_pink_coin = 1 монету, 1 коричневый и 1 розовый кубик
way-brown_orange_orange = 1 коричневый и 2 оранжевых кубика
way-brown_orange_green = 1 коричневый, 1 оранжевый и 1 зелёный кубик
way-brown_orange_coin = 1 монету, 1 коричневый и 1 оранжевый кубик
way-brown_green_green = 1 коричневый и 2 зелёных кубика
way-brown_green_coin = 1 монету, 1 коричневый и 1 зелёный кубик
way-brown_coin_coin = 1 коричневый кубик и 2 монеты
way-pink_pink_pink = 3 розовых кубика
way-pink_pink_orange = 2 розовых и 1 оранжевый кубик
way-pink_pink_green = 2 розовых и 1 зелёный кубик
way-pink_pink_coin = 2 розовых кубика и 1 монету
way-pink_orange_orange = 1 розовый и 2 оранжевых кубика
way-pink_orange_green = 1 розовый, 1 оранжевый и 1 зелёный кубик
way-pink_orange_coin = 1 монету, 1 розовый и 1 оранжевый кубик
way-pink_green_green = 1 розовый и 2 зелёных кубика
way-pink_green_coin = 1 монету, 1 розовый и 1 зелёный кубик
way-pink_coin_coin = 1 розовый кубик и 2 монеты
way-orange_orange_orange = 3 оранжевых кубика
way-orange_orange_green = 2 оранжевых и 1 зелёный кубик
way-orange_orange_coin = 2 оранжевых кубика и 1 монету
way-orange_green_green = 1 оранжевый и 2 зелёных кубика
way-orange_green_coin = 1 монету, 1 оранжевый и 1 зелёный кубик
way-orange_coin_coin = 1 оранжевый кубик и 2 монеты
way-green_green_green = 3 зелёных кубика
way-green_green_coin = 2 зелёных кубика и 1 монету
way-green_coin_coin = 1 зелёный кубик и 2 монеты
way-coin_coin_coin = 3 монеты
way-scroll = 1 свиток
way-hours = 3 единицы времени

# ------------------------------------------------------------------ customers
customer-C01 = 2 мешка пшеницы (2 очка известности)
    .want = нужны 2 мешка пшеницы
customer-C02 = 3 мешка пшеницы (3 очка известности)
    .want = нужны 3 мешка пшеницы
customer-C03 = 3 мешка пшеницы (3 очка известности)
    .want = нужны 3 мешка пшеницы
customer-C04 = 4 мешка пшеницы (4 очка известности)
    .want = нужны 4 мешка пшеницы
customer-C05 = свиток (2 очка известности)
    .want = нужен свиток
customer-C06 = свиток и мешок пшеницы (3 очка известности)
    .want = нужны свиток и мешок пшеницы
customer-C07 = свиток и мешок пшеницы (3 очка известности)
    .want = нужны свиток и мешок пшеницы
customer-C08 = свиток и 2 мешка пшеницы (4 очка известности)
    .want = нужны свиток и 2 мешка пшеницы
customer-C09 = телега (3 очка известности)
    .want = нужна телега
customer-C10 = плуг (3 очка известности)
    .want = нужен плуг
customer-C11 = конь и мешок пшеницы (4 очка известности)
    .want = нужны конь и мешок пшеницы
customer-C12 = бык и мешок пшеницы (4 очка известности)
    .want = нужны бык и мешок пшеницы
customer-C13 = телега и мешок пшеницы (4 очка известности)
    .want = нужны телега и мешок пшеницы
customer-C14 = плуг и мешок пшеницы (4 очка известности)
    .want = нужны плуг и мешок пшеницы
customer-C15 = 2 свитка (4 очка известности)
    .want = нужны 2 свитка
customer-C16 = свиток и телега (4 очка известности)
    .want = нужны свиток и телега
customer-C17 = свиток и конь (5 очков известности)
    .want = нужны свиток и конь
customer-C18 = свиток и бык (5 очков известности)
    .want = нужны свиток и бык
customer-C19 = свиток и плуг (5 очков известности)
    .want = нужны свиток и плуг
customer-C20 = конь и плуг (6 очков известности)
    .want = нужны конь и плуг
customer-C21 = бык и плуг (6 очков известности)
    .want = нужны бык и плуг
customer-C22 = конь и телега (5 очков известности)
    .want = нужны конь и телега
customer-C23 = бык и телега (5 очков известности)
    .want = нужны бык и телега
customer-C24 = конь и бык (6 очков известности)
    .want = нужны конь и бык
customer-nobody = никого
    .want = ничего не нужно
why-choose-action-first = Сначала выберите, какое из семи действий вы выполните.
why-take-cube-first = Сначала возьмите кубик или заплатите у колодца: кубик позволяет выполнить действие своей клетки.
why-other-space = С этим кубиком можно выполнить только действие его клетки: «{ $space }».
why-space-chosen = Вы выбрали действие «{ $space }»: выполните его.
why-no-market-day = Покупателей обслуживают только в базарный день, а сейчас его нет.
why-not-called-from-there = Вернуть на подворье можно только из мастерских, из городов, со ступеней совета и церкви.
why-nobody-at-mill = На мельнице никого не обучают: смолоть пшеницу может каждый, у кого есть пшеница и время.
why-grain-is-no-good = Пшеница не входит в пять товаров, из которых выбирают.
why-nobody-travels-home = Дороги обратно в деревню нет: путешественника возвращает действие «Семья».

# ------------------------------------------------------------------ answers given once for all

standing-harvest = Всегда собирать урожай
standing-make_nothing = Новые ремесленники никогда не производят ничего сразу
standing-stop_drawing = На службе никогда не вытягивать домочадцев за монету
standing-stop_climbing = На службе никогда никого не продвигать
