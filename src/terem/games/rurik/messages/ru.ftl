game-title = Рюрик
game-tagline = Наследники Владимира борются за киевский престол четыре раунда.

# ------------------------------------------------------------------ options
option-edition = Текст правил
choice-edition-ru = русское издание
choice-edition-de = немецкое издание
option-leaders = Персонажи
choice-leaders-chosen = выбирают по очереди
choice-leaders-dealt = раздают случайно
option-goods_tokens = Вариант: жетоны товаров
choice-goods_tokens-off = нет
choice-goods_tokens-on = да
option-rebel_reward_tokens = Вариант: жетоны наград за мятежников
choice-rebel_reward_tokens-off = нет
choice-rebel_reward_tokens-on = да
option-deed_row_refresh = Вариант: ряд подвигов обновляется каждый раунд
choice-deed_row_refresh-off = нет
choice-deed_row_refresh-on = да
option-solo_level = Одиночный режим: сложность мятежа
choice-solo_level-1 = лёгкий
choice-solo_level-2 = средний
choice-solo_level-3 = сложный
choice-solo_level-4 = очень сложный
option-bonus_points = Очки дополнительных действий
choice-bonus_points-at_once = тратят сразу
choice-bonus_points-pooled = общий запас на весь ход
option-leader_as_deed_cost = Персонаж как плата за подвиг
choice-leader_as_deed_cost-allowed = можно, последней фигуркой
choice-leader_as_deed_cost-never = нельзя
option-church_effect = Эффект новой церкви
choice-church_effect-forced = обязателен
choice-church_effect-optional = по желанию
option-agatha_companions = Спутники Агафьи
choice-agatha_companions-each_step = выбирают на каждом шаге
choice-agatha_companions-whole_march = одни на весь поход
option-predslava_turn = Когда действует Предслава
choice-predslava_turn-action_phase = в фазе действий
choice-predslava_turn-any_phase = и при размещении советника
option-yaroslav_ties = Какие ничьи выигрывает Ярослав
choice-yaroslav_ties-own = только со своим участием
choice-yaroslav_ties-any = любые в его уделе
option-warfare_off_track = Фишки войны, которые не двигались
choice-warfare_off_track-nothing = не приносят очков
choice-warfare_off_track-ranked = учитываются наравне
option-agenda_at_zero = Достижения при нуле
choice-agenda_at_zero-counts = ничья при нуле засчитывается
choice-agenda_at_zero-needs_one = нужно хотя бы одно
option-solo_neutral_rule = Одиночный режим: нейтральные ратники и владение
choice-solo_neutral_rule-count = считаются ещё одной стороной
choice-solo_neutral_rule-ignore = не учитываются
option-solo_neutral_church = Одиночный режим: ваша церковь и нейтральные ратники
choice-solo_neutral_church-allowed = может заменить ратника
choice-solo_neutral_church-never = не действует на них
option-solo_own_bribe = Одиночный режим: мятеж и его советники
n-coins = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
n-cards = { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
n-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
n-troops = { $count ->
    [one] { $count } ратник
    [few] { $count } ратника
   *[many] { $count } ратников
}
n-goods = { $count ->
    [one] { $count } { $good_acc }
   *[other] { $count } { $good_gen }
}
choice-solo_own_bribe-outbid = перебивает их взяткой
choice-solo_own_bribe-spare = перебивает только ваших
option-solo_last_unlock = Одиночный режим: бонусы после 4-го раунда
choice-solo_last_unlock-yes = да
choice-solo_last_unlock-no = нет

# ------------------------------------------------------------------ things
seat-rebellion = Мятеж
region-novgorod = Новгород
    .in = в Новгороде
    .into = в Новгород
    .from = из Новгорода
    .ins = Новгородом
region-rostov = Ростов
    .in = в Ростове
    .into = в Ростов
    .from = из Ростова
    .ins = Ростовом
region-polotsk = Полоцк
    .in = в Полоцке
    .into = в Полоцк
    .from = из Полоцка
    .ins = Полоцком
region-smolensk = Смоленск
    .in = в Смоленске
    .into = в Смоленск
    .from = из Смоленска
    .ins = Смоленском
region-volyn = Волынь
    .in = на Волыни
    .into = на Волынь
    .from = с Волыни
    .ins = Волынью
region-kiev = Киев
    .in = в Киеве
    .into = в Киев
    .from = из Киева
    .ins = Киевом
region-chernigov = Чернигов
    .in = в Чернигове
    .into = в Чернигов
    .from = из Чернигова
    .ins = Черниговом
region-pereyaslavl = Переяславль
    .in = в Переяславле
    .into = в Переяславль
    .from = из Переяславля
    .ins = Переяславлем
region-pskov = Псков
    .in = в Пскове
    .into = в Псков
    .from = из Пскова
    .ins = Псковом
region-suzdal = Суздаль
    .in = в Суздале
    .into = в Суздаль
    .from = из Суздаля
    .ins = Суздалем
region-galich = Галич
    .in = в Галиче
    .into = в Галич
    .from = из Галича
    .ins = Галичем
region-brest = Брест
    .in = в Бресте
    .into = в Брест
    .from = из Бреста
    .ins = Брестом
region-murom = Муром
    .in = в Муроме
    .into = в Муром
    .from = из Мурома
    .ins = Муромом
region-peresech = Пересечен
    .in = в Пересечене
    .into = в Пересечен
    .from = из Пересечена
    .ins = Пересеченом
region-azov = Азов
    .in = в Азове
    .into = в Азов
    .from = из Азова
    .ins = Азовом
good-wood = древесина
    .acc = древесину
    .gen = древесины
good-ore = руда
    .acc = руду
    .gen = руды
good-fish = рыба
    .acc = рыбу
    .gen = рыбы
good-honey = мёд
    .acc = мёд
    .gen = мёда
good-fur = пушнина
    .acc = пушнину
    .gen = пушнины
action-muster = призыв
    .gen = призыва
column-muster = { action-muster }
    .gen = { action-muster.gen }
action-move = поход
    .gen = похода
column-move = { action-move }
    .gen = { action-move.gen }
action-attack = атака
    .gen = атаки
column-attack = { action-attack }
    .gen = { action-attack.gen }
action-tax = дань
    .gen = дани
column-tax = { action-tax }
    .gen = { action-tax.gen }
action-build = строительство
    .gen = строительства
column-build = { action-build }
    .gen = { action-build.gen }
action-scheme = указы
    .gen = указов
column-scheme = { action-scheme }
    .gen = { action-scheme.gen }
structure-church = церковь
    .acc = церковь
    .many = церкви
structure-market = рынок
    .acc = рынок
    .many = рынки
structure-stronghold = крепость
    .acc = крепость
    .many = крепости
leader-agatha = Агафья
    .acc = Агафью
    .with = с ней
leader-boris = Борис
    .acc = Бориса
    .with = с ним
leader-maria = Мария
    .acc = Марию
    .with = с ней
leader-mstislav = Мстислав
    .acc = Мстислава
    .with = с ним
leader-predslava = Предслава
    .acc = Предславу
    .with = с ней
leader-sviatopolk = Святополк
    .acc = Святополка
    .with = с ним
leader-sudislav = Судислав
    .acc = Судислава
    .with = с ним
leader-yaroslav = Ярослав
    .acc = Ярослава
    .with = с ним
leader_text-agatha = Когда Агафья отправляется в поход, с ней бесплатно могут пойти один или два ваших ратника из того же удела.
leader_text-boris = Атакуя противника в уделе Бориса, вы раскрываете на одну карту меньше и забираете у него монету.
leader_text-maria = Раз в раунд призванных ратников можно поставить в один не занятый вами удел рядом с Марией.
leader_text-mstislav = В его уделе дань и строительство стоят вам одно очко, кто бы ни был владельцем.
leader_text-predslava = Раз в раунд в свой ход вы отправляете одну фигурку противника из удела Предславы в соседний; её владелец получает монету.
leader_text-sviatopolk = Мятежники в его уделе считаются вашими при определении владельца; побеждённого там мятежника заменяет ваш ратник.
leader-none = персонаж
    .acc = персонажа
    .with = с ним
leader_text-sudislav = Очки атаки можно тратить на призыв в его удел.
leader_text-yaroslav = В его уделе вы выигрываете ничьи за владение, а чужие постройки не действуют.
agenda-capable = Добытчик
agenda-committed = Зодчий
agenda-conquering = Воевода
agenda-courageous = Витязь
agenda-dignified = Богатырь
agenda-esteemed = Княжич
agenda-prosperous = Купец
agenda-protective = Заступник
agenda-regal = Вельможа
agenda-successful = Самодержец
agenda-wealthy = Казначей
agenda_text-capable = больше всех товаров, в ладье и на пристани
agenda_text-committed = выше всех на счётчике построек
agenda_text-conquering = выше всех на счётчике войны
agenda_text-courageous = больше всех мятежников побеждено в атаках
agenda_text-dignified = больше всех совершённых подвигов
agenda_text-esteemed = больше всех занятых уделов
agenda_text-prosperous = выше всех на счётчике торговли
agenda_text-protective = больше всех построек, своих и чужих, в ваших владениях
agenda_text-regal = больше всех пушнины и мёда вместе
agenda_text-successful = выше всех на счётчике владений
agenda_text-wealthy = больше всех монет
deed-amass_forces = Сбор сил
deed-border_patrols = Дозорные
deed-capital_city = Стольный град
deed-defensive_belt = Засечная черта
deed-dispatch_messengers = Гонцы
deed-enforce_peace = Принуждение к миру
deed-establish_fortress = Великая крепость
deed-generous_prince = Щедрый князь
deed-grand_hunter = Великая охота
deed-great_library = Великая библиотека
deed-hire_mercenaries = Привлечение наёмников
deed-hoard = Казна
deed-honorable_prince = Благородный князь
deed-law_giver = Законотворец
deed-market_day = Базарный день
deed-master_beekeeper = Бортничество
deed-new_beginning = Новое начало
deed-peace_maker = Миротворец
deed-retire_veterans = Роспуск войска
deed-reward_laborers = Награда труженикам
deed-send_gifts = Дары
deed-splendid_feast = Пир на весь мир
deed-tithe_payments = Десятина
deed-trade_route = Торговый путь
deed-victory_march = Победная поступь
deed-wilderness_forts = Лесной острог
deed_text-amass_forces = { deed_text-amass_forces.asks }; { deed_text-amass_forces.gives }
    .asks = иметь 6 ратников в одном уделе
    .gives = 1 очко похода
deed_text-border_patrols = { deed_text-border_patrols.asks }; { deed_text-border_patrols.gives }
    .asks = убрать по 1 ратнику из 3 уделов
    .gives = отправить 2 ратников в любые уделы
deed_text-capital_city = { deed_text-capital_city.asks }; { deed_text-capital_city.gives }
    .asks = иметь все три постройки в одном уделе
    .gives = 1 очко дани
deed_text-defensive_belt = { deed_text-defensive_belt.asks }; { deed_text-defensive_belt.gives }
    .asks = иметь крепости в 3 соседних уделах
    .gives = 1 очко атаки, раскрыть на карту меньше
deed_text-dispatch_messengers = { deed_text-dispatch_messengers.asks }; { deed_text-dispatch_messengers.gives }
    .asks = занимать 8 уделов
    .gives = 2 очка призыва
deed_text-enforce_peace = { deed_text-enforce_peace.asks }; { deed_text-enforce_peace.gives }
    .asks = победить 2 мятежников, заплатить древесину и мёд
    .gives = 1 очко атаки, раскрыть на карту меньше
deed_text-establish_fortress = { deed_text-establish_fortress.asks }; { deed_text-establish_fortress.gives }
    .asks = заплатить 2 древесины, иметь крепость и церковь в одном уделе
    .gives = взять 2 указа, оставить 1
deed_text-generous_prince = { deed_text-generous_prince.asks }; { deed_text-generous_prince.gives }
    .asks = заплатить 4 монеты
    .gives = 2 очка призыва
deed_text-grand_hunter = { deed_text-grand_hunter.asks }; { deed_text-grand_hunter.gives }
    .asks = заплатить 2 пушнины, иметь фишку первого игрока
    .gives = 1 очко похода
deed_text-great_library = { deed_text-great_library.asks }; { deed_text-great_library.gives }
    .asks = сбросить карту указа, заплатить 1 руду
    .gives = 1 очко строительства
deed_text-hire_mercenaries = { deed_text-hire_mercenaries.asks }; { deed_text-hire_mercenaries.gives }
    .asks = заплатить рыбу, руду и 2 монеты
    .gives = 1 очко атаки, раскрыть на карту меньше
deed_text-hoard = { deed_text-hoard.asks }; { deed_text-hoard.gives }
    .asks = заплатить 3 одинаковых товара
    .gives = взять 2 указа, оставить 1
deed_text-honorable_prince = { deed_text-honorable_prince.asks }; { deed_text-honorable_prince.gives }
    .asks = сбросить карту указа, заплатить 3 монеты
    .gives = 2 очка призыва
deed_text-law_giver = { deed_text-law_giver.asks }; { deed_text-law_giver.gives }
    .asks = победить 3 мятежников, заплатить монеты (3, в немецком издании 2)
    .gives = взять 2 указа, оставить 1
deed_text-market_day = { deed_text-market_day.asks }; { deed_text-market_day.gives }
    .asks = иметь рынки в 3 уделах с разными товарами
    .gives = взять 2 указа, оставить 1
deed_text-master_beekeeper = { deed_text-master_beekeeper.asks }; { deed_text-master_beekeeper.gives }
    .asks = сбросить карту указа, заплатить 2 мёда
    .gives = 1 очко строительства
deed_text-new_beginning = { deed_text-new_beginning.asks }; { deed_text-new_beginning.gives }
    .asks = снести одну свою постройку
    .gives = 2 очка дани
deed_text-peace_maker = { deed_text-peace_maker.asks }; { deed_text-peace_maker.gives }
    .asks = убрать 2 ратников из удела, которым вы владеете
    .gives = взять 2 указа, оставить 1
deed_text-retire_veterans = { deed_text-retire_veterans.asks }; { deed_text-retire_veterans.gives }
    .asks = убрать 2 ратников, заплатить 2 монеты
    .gives = взять 2 указа, оставить 1
deed_text-reward_laborers = { deed_text-reward_laborers.asks }; { deed_text-reward_laborers.gives }
    .asks = заплатить 2 любых товара и 2 монеты
    .gives = взять 2 указа, оставить 1
deed_text-send_gifts = { deed_text-send_gifts.asks }; { deed_text-send_gifts.gives }
    .asks = заплатить рыбу, пушнину и 2 монеты
    .gives = отправить 2 ратников в любые уделы
deed_text-splendid_feast = { deed_text-splendid_feast.asks }; { deed_text-splendid_feast.gives }
    .asks = заплатить рыбу, мёд и 2 монеты
    .gives = взять 2 указа, оставить 1
deed_text-tithe_payments = { deed_text-tithe_payments.asks }; { deed_text-tithe_payments.gives }
    .asks = иметь церкви в 3 соседних уделах
    .gives = 3 монеты
deed_text-trade_route = { deed_text-trade_route.asks }; { deed_text-trade_route.gives }
    .asks = заплатить 3 разных товара
    .gives = 2 монеты
deed_text-victory_march = { deed_text-victory_march.asks }; { deed_text-victory_march.gives }
    .asks = сбросить карту указа, убрать 2 ратников
    .gives = отправить 2 ратников в любые уделы
deed_text-wilderness_forts = { deed_text-wilderness_forts.asks }; { deed_text-wilderness_forts.gives }
    .asks = заплатить руду, пушнину и древесину
    .gives = 1 очко строительства
card-S01 = 1 очко призыва
card-S02 = 1 очко призыва
card-S03 = 1 очко призыва за 1 монету
card-S04 = 1 очко призыва и 1 монета; потеря
card-S05 = 2 очка призыва; потеря
card-S06 = 1 очко похода
card-S07 = 2 очка похода
card-S08 = 2 очка похода
card-S09 = 3 очка похода; потеря
card-S10 = 1 очко атаки
card-S11 = 1 очко атаки
card-S12 = 1 очко атаки
card-S13 = 1 очко атаки за 1 монету
card-S14 = 1 очко атаки и 1 монета; потеря
card-S15 = 1 очко дани
card-S16 = 1 очко дани
card-S17 = 1 очко дани и 1 монета; потеря
card-S18 = 2 очка дани; потеря
card-S19 = 1 очко строительства
card-S20 = 1 очко строительства
card-S21 = 1 очко строительства за 1 монету
card-S22 = 1 очко строительства и 1 монета; потеря
card-S23 = взять подвиг за 1 монету
card-S24 = взять подвиг; потеря
card-S25 = взять подвиг и 1 монета; потеря
card-S26 = 2 монеты
card-S27 = 2 монеты
insurrection-I01 = карта мятежа «{ region-kiev }, затем { region-volyn }»
insurrection-I02 = карта мятежа «{ region-chernigov }, затем { region-smolensk }»
insurrection-I03 = карта мятежа «{ region-polotsk }, затем { region-kiev }»
insurrection-I04 = карта мятежа «{ region-smolensk }, затем { region-polotsk }»
insurrection-I05 = карта мятежа «{ region-pereyaslavl }, затем { region-smolensk }»
insurrection-I06 = карта мятежа «{ region-polotsk }, затем { region-smolensk }»
insurrection-I07 = карта мятежа «{ region-chernigov }, затем { region-pereyaslavl }»
insurrection-I08 = карта мятежа «{ region-chernigov }, затем { region-polotsk }»
insurrection-I09 = карта мятежа «{ region-smolensk }, затем { region-novgorod }»
insurrection-I10 = карта мятежа «{ region-smolensk }, затем { region-kiev }»
insurrection-I11 = карта мятежа «{ region-volyn }, затем { region-smolensk }»
insurrection-I12 = карта мятежа «{ region-kiev }, затем { region-chernigov }»
insurrection-I13 = карта мятежа «{ region-novgorod }, затем { region-rostov }»
insurrection-I14 = карта мятежа «{ region-novgorod }, затем { region-smolensk }»
insurrection-I15 = карта мятежа «{ region-volyn }, затем { region-kiev }»
insurrection-I16 = карта мятежа «{ region-pereyaslavl }, затем { region-chernigov }»
insurrection-I17 = карта мятежа «{ region-polotsk }, затем { region-volyn }»
insurrection-I18 = карта мятежа «{ region-polotsk }, затем { region-novgorod }»
priority-attack_move = атака и поход
priority-build = строительство
priority-tax = дань
deck-left = левая колода
    .from = из левой колоды
    .in = в левой колоде
deck-right = правая колода
    .from = из правой колоды
    .in = в правой колоде
tile-build = очко строительства
tile-muster = очко призыва
track-rule = владения
    .gen = владений
track-build = постройки
    .gen = построек
track-trade = торговля
    .gen = торговли
piece-troop = ратника
piece-leader = персонажа
advisor-one = советник 1
advisor-two = советник 2
advisor-second_two = второй советник 2
advisor-three = советник 3
advisor-four = советник 4
advisor-five = советник 5
source-rule = Владения
source-build = Постройки
source-trade = Торговля
source-warfare = Война
source-agenda = Достижение
source-deeds = Подвиги
source-coins = Монеты
source-dock = Товары на пристани

# ------------------------------------------------------------------ questions
prompt-leader = Какого персонажа вы выбираете?
prompt-agenda = Какое достижение вы оставляете? Другое вернётся в коробку.
prompt-deploy = Куда вы ставите ратника?
prompt-deploy_leader = К каким своим ратникам вы ставите персонажа?
prompt-place = Какого советника и на какой стяг вы ставите?
prompt-bribe = Какую взятку вы даёте советнику на стяге { $column_gen }?
prompt-comeback = У вас никого нет на поле. Куда вернутся персонаж и ратник?
prompt-advisor = Какой из двух равных советников действует сейчас?
prompt-turn = { $stage ->
    [before] Что вы делаете? Советник стоит на стяге { $action_gen }.
    [busy] На что вы тратите очки?
   *[after] Сделаете что-нибудь ещё до конца хода?
}
prompt-church = Кого заменяет ваша церковь { $region_in }?
prompt-casualty = Из какой колоды вы раскрываете { n-cards } для проверки потерь?
prompt-rebellion_casualty = Из какой колоды раскрыть { n-cards } для проверки потерь мятежа?
prompt-draw = Из какой колоды вы берёте { n-cards }?
prompt-keep = Какую карту вы оставляете?
prompt-put_back = Какую карту вы возвращаете первой? Последняя ляжет сверху.
prompt-token = Кому вы отдаёте фишку первого игрока?
prompt-take_deed = Какой подвиг вы берёте?
prompt-claim_deed = Какой подвиг вы выбираете?
prompt-deed_cost = Что вы отдаёте за подвиг «{ $deed }»?
prompt-boat = Выгрузить товары на пристань, пока передвигаются фишки развития? К доходу они вернутся в ладью.

# ------------------------------------------------------------------ moves
move-choose_leader = Играть за { $leader_acc }. { $text }
move-keep_agenda = Оставить достижение «{ $agenda }»: { $text }
move-deploy = Поставить ратника { $region_into }
move-deploy_leader = Поставить { $leader_acc } { $region_into }
move-place = Советник { $number } — на стяг { $action_gen }, деление { $row }: { n-space }
n-space = { $action_id ->
    [scheme] { $coins ->
        [0] { n-schemes-nom }
       *[other] { n-schemes-nom } за { n-coins }
    }
   *[other] { $coins ->
        [0] { n-points }
       *[other] { n-points } за { n-coins }
    }
}
n-schemes-nom = { $points ->
    [one] { $points } указ
    [few] { $points } указа
   *[many] { $points } указов
}
move-bribe = { $coins ->
    [0] Не давать взятку: деление { $row }, { n-points-or-schemes }
   *[other] Дать взятку в { n-coins }: деление { $row }, { n-points-or-schemes }
}
n-points-or-schemes = { $action_id ->
    [scheme] { n-schemes-nom }
   *[other] { n-points }
}
move-come_back = Вернуться { $region_into }
move-stay_away = Пока не возвращаться
move-recall = Действует советник на стяге { $action_gen }, деление { $row }
move-act = { $action_id ->
    [scheme] { $coins ->
        [0] Взять { n-schemes }{ n-and-keep }
       *[other] Взять { n-schemes } за { n-coins }{ n-and-keep }
    }
   *[other] { $coins ->
        [0] Получить { n-points } { $action_gen }
       *[other] Получить { n-points } { $action_gen } за { n-coins }
    }
}
n-and-keep = { $points ->
    [1] { "" }
   *[other] { " " }и оставить 1
}
n-schemes = { $points ->
    [one] { $points } карту указов
    [few] { $points } карты указов
   *[many] { $points } карт указов
}
move-forfeit = Отказаться от { $action_gen } и получить { n-coins }
move-stop = Больше не тратить очки
move-end_turn = Завершить ход
move-muster = Призвать ратника { $region_into }
move-muster_leader = Призвать { $leader_acc } { $region_into }
move-move = Отправить ратника { $from_from } { $to_into }
move-move_leader = Отправить { $leader_acc } { $region_into }
move-move_leader_with = Отправить { $leader_acc } { $region_into }, { $leader_with } { n-troops }
move-leap = Отправить ратника { $from_from } сразу { $to_into }
move-leap_leader = Отправить { $leader_acc } сразу { $region_into }
move-leap_leader_with = Отправить { $leader_acc } сразу { $region_into }, { $leader_with } { n-troops }
move-drive = Предслава отправляет ратника { $region_into }; { $seat } получает монету
move-drive_leader = Предслава отправляет персонажа { $region_into }; { $seat } получает монету
move-attack = { $coin ->
    [1] { n-attack }; Борис крадёт монету
   *[0] { n-attack }
}
n-attack = { $cards ->
    [0] Атаковать { $region_in }: { $seat } теряет фигурку, проверки потерь нет
    [one] Атаковать { $region_in }: { $seat } теряет фигурку, вы раскрываете { $cards } карту
    [few] Атаковать { $region_in }: { $seat } теряет фигурку, вы раскрываете { $cards } карты
   *[many] Атаковать { $region_in }: { $seat } теряет фигурку, вы раскрываете { $cards } карт
}
move-attack_rebel = Атаковать мятежника { $region_in } и получить награду
move-attack_neutral = Атаковать нейтрального ратника { $region_in } и убрать его
move-rally = Призвать ратника в удел Судислава за очко атаки
move-tax = Собрать дань { $region_in } за { n-points } и получить { n-goods }
move-tax_and_good = Собрать дань { $region_in } за { n-points } и получить благодаря рынку { n-goods }
move-tax_and_coin = Собрать дань { $region_in } за { n-points } и получить благодаря рынку { n-goods } и монету
move-build = Построить { $structure_acc } { $region_in } за { n-points }
move-oust = { $supply ->
    [0] Убрать ратника (своего на замену нет): его теряет { $seat }
   *[other] Заменить ратника своим: его теряет { $seat }
}
move-oust_rebel = { $supply ->
    [0] Убрать мятежника (ратника на замену нет)
   *[other] Заменить мятежника своим ратником
}
move-oust_neutral = { $supply ->
    [0] Убрать нейтрального ратника (своего на замену нет)
   *[other] Заменить нейтрального ратника своим
}
move-spare = Никого не заменять
move-draw = Взять { $deck_from }
move-reveal = Раскрыть { $deck_from }
move-keep = Оставить указ «{ $card }»
move-put_back = Вернуть указ «{ $card }»
move-give_token = { $own ->
    [1] Оставить фишку первого игрока себе
   *[other] Передать фишку первого игрока: её получает { $seat }
}
move-play_card = Выполнить указ «{ $card }»
move-do_deed = Совершить подвиг «{ $deed }». Условие: { $text_asks }; награда: { $text_gives }
move-take_deed = Взять подвиг «{ $deed }». Условие: { $text_asks }; награда: { $text_gives }
move-pay_good = Отдать { $good_acc }
move-discard_card = Сбросить указ «{ $card }»
move-withdraw = Убрать { $piece } { $region_from }
move-tear_down = Снести { $structure_acc } { $region_in }
move-convert = { $second_same ->
    [yes] Обменять 2 { $first_gen } на { $tile }
   *[no] Обменять { $first_acc } и { $second_acc } на { $tile }
}
move-unload = Выгрузить на пристань { $good_acc }
move-set_sail = Оставить товары в ладье

# ------------------------------------------------------------------ story
event-game_begins = Владимир умер, и наследники берутся за оружие; первый игрок — { $seat }.
event-leader_chosen = { $seat } играет за { $leader_acc }.
event-agenda_kept = { $seat } оставляет достижение «{ $agenda }».
event-agenda_chosen = { $seat } тайно оставляет одно достижение.
event-deployed = { $seat } ставит ратника { $region_into }.
event-leader_deployed = { $seat } ставит { $leader_acc } { $region_into }.
event-round_begins = Начинается раунд { $round }; первый игрок — { $seat }.
event-advisor_placed = { $seat } ставит советника { $number } на стяг { $action_gen }.
event-bribed = { $seat } даёт взятку в { n-coins } на стяге { $action_gen }.
event-actions_begin = Все советники размещены, начинается фаза действий; первый игрок — { $seat }.
event-came_back = { $seat } возвращается на поле { $region_into }.
event-advisor_taken = { $bribe ->
    [0] { $seat } снимает советника { $number } со стяга { $action_gen }.
    [one] { $seat } снимает советника { $number } со стяга { $action_gen }; { $bribe } монета взятки уходит в запас.
    [few] { $seat } снимает советника { $number } со стяга { $action_gen }; { $bribe } монеты взятки уходят в запас.
   *[many] { $seat } снимает советника { $number } со стяга { $action_gen }; { $bribe } монет взятки уходят в запас.
}
event-acted = { $action_id ->
    [scheme] { $seat } берёт { n-schemes }.
   *[other] { $seat } получает { n-points } { $action_gen }.
}
event-forfeited = { $seat } отказывается от { $action_gen } и получает монету.
event-mustered = { $seat } призывает ратника { $region_into }.
event-leader_mustered = { $seat } призывает { $leader_acc } { $region_into }.
event-moved = { $seat } отправляет ратника { $from_from } { $to_into }.
event-leader_moved = { $count ->
    [0] { $seat } отправляет { $leader_acc } { $from_from } { $to_into }.
    [one] { $seat } отправляет { $leader_acc } { $from_from } { $to_into }, { $leader_with } идёт { n-troops }.
   *[other] { $seat } отправляет { $leader_acc } { $from_from } { $to_into }, { $leader_with } идут { n-troops }.
}
event-driven = { $seat } отправляет чужого ратника { $from_from } { $to_into }; { $other } получает монету.
event-leader_driven = { $seat } отправляет { $leader_acc } { $from_from } { $to_into }; владелец получает монету.
event-attacked = { $seat } атакует { $region_in }; { $other } теряет фигурку.
event-leader_fell = { $seat } теряет персонажа { $region_in }: { $leader } покидает поле.
event-coin_stolen = { $seat } забирает монету; { $other } её теряет.
event-revealed = Раскрыта карта «{ $card }».
event-casualty = { $seat } теряет ратника { $region_in }.
event-rebel_defeated = { $seat } побеждает мятежника { $region_in }.
event-neutral_fell = { $seat } убирает нейтрального ратника { $region_from }.
event-gained = { $seat } получает { n-goods }.
event-coins_gained = { $seat } получает { n-coins }.
event-taxed = { $seat } собирает дань { $region_in } и получает { n-goods }.
event-built = { $seat } строит { $structure_acc } { $region_in }.
event-rebel_converted = { $seat } заменяет мятежника { $region_in } благодаря церкви.
event-neutral_converted = { $seat } заменяет нейтрального ратника { $region_in } благодаря церкви.
event-converted = { $seat } заменяет ратника { $region_in } благодаря церкви; { $other } его теряет.
event-drew = { $seat } берёт { n-cards } { $deck_from }.
event-kept = { $seat } оставляет указ «{ $card }».
event-kept_secretly = { $seat } оставляет один указ.
event-decks_shuffled = Колода указов закончилась: карты перемешаны и разложены на две новые колоды.
event-token_given = { $other_same ->
    [yes] { $seat } оставляет фишку первого игрока себе.
   *[no] { $seat } передаёт фишку первого игрока; теперь её держит { $other }.
}
event-card_played = { $seat } выполняет указ «{ $card }».
event-card_discarded = { $seat } сбрасывает указ «{ $card }».
event-exchanged = { $second_same ->
    [yes] { $seat } обменивает 2 { $first_gen } на { $tile }.
   *[no] { $seat } обменивает { $first_acc } и { $second_acc } на { $tile }.
}
event-deed_begun = { $seat } приступает к подвигу «{ $deed }».
event-deed_done = { $seat } совершает подвиг «{ $deed }».
event-deed_taken = { $seat } берёт подвиг «{ $deed }».
event-deed_turned_up = В ряду подвигов появляется «{ $deed }».
event-row_renewed = Ряд подвигов обновляется.
event-withdrawn = { $seat } убирает ратника { $region_from }.
event-torn_down = { $seat } сносит { $structure_acc } { $region_in }.
event-claim_begins = Начинается фаза развития раунда { $round }.
event-unloaded = { $seat } выгружает на пристань { $good_acc }.
event-marker_advanced = { $seat } продвигается на счётчике { $track_gen } до деления { $points }.
event-income = { $seat } получает доход в { n-coins }.
event-card_turned_up = Наверх ложится { $insurrection }.
event-bonus_unlocked = Мятеж открывает бонус в столбце «{ $priority }».
event-priority_chosen = Новый приоритет мятежа: { $priority }.
event-game_over = Четвёртый раунд завершён, подсчитываются очки.

# ------------------------------------------------------------------ refusals
why-no-muster-points = У вас нет очков призыва.
why-leader-on-map = Ваш персонаж уже на поле.
why-no-troops = В вашем запасе не осталось ратников.
why-not-occupied = У вас нет фигурок { $region_in }.
why-no-move-points = Для этого у вас нет очков похода.
why-no-troop-there = У вас нет ратника { $region_in }.
why-not-in-play = { $region } сейчас не участвует в игре.
why-same-troop-again = Подвиг отправляет двух разных ратников, а не одного дважды.
why-no-border = { $from } и { $to } не граничат.
why-leader-off-map = Вашего персонажа нет на поле.
why-no-companions = Спутников берёт с собой только Агафья.
why-too-many-companions = В уделе Агафьи нет столько ваших ратников.
why-not-predslava = Чужие фигурки отправляет в поход только Предслава.
why-once-a-round = Эта способность действует раз в раунд, и вы её уже применили.
why-nobody-to-drive = Такой фигурки нет в уделе Предславы.
why-drive-next-door = Фигурку можно отправить только в соседний удел.
why-no-attack-points = У вас нет очков атаки.
why-not-sudislav = Очки атаки на призыв тратит только Судислав, если он на поле.
why-attack-yourself = Своих ратников атаковать нельзя.
why-nobody-to-attack = Так атаковать { $region_in } некого.
why-no-tax-points = Сейчас у вас нет очков дани.
why-no-good-left = Товар { $region_in } в этом раунде уже забрали.
why-two-points = Вы не владеете { $region_ins }: это стоит 2 очка.
why-switched-off = Ваш рынок не действует { $region_in }: там Ярослав.
why-market-choice = Ваш рынок { $region_in } даёт товар или монету: выберите.
why-no-market = У вас нет рынка { $region_in }.
why-no-build-points = Сейчас у вас нет очков строительства.
why-one-of-a-kind = Построить { $structure_acc } { $region_in } нельзя: там уже есть постройка этого типа, и не важно чья.
why-no-structure-left = Все ваши { $structure_many } уже на поле.
why-church-forced = Церковь обязана кого-то заменить.
why-nobody-to-convert = Церкви { $region_in } некого так заменить.
why-deck-empty = Карт { $deck_in } нет.
why-not-drawn = Этой карты нет среди взятых.
why-no-such-advisor = У вас не осталось советника { $number }.
why-column-full = На стяге { $action_gen } нет свободных делений.
why-three-columns-first = Второго советника на стяг { $action_gen } можно поставить, только заняв три разных стяга.
why-bribe-too-big = { $held ->
    [0] Дать взятку нельзя: у вас нет монет.
   *[other] У вас нет столько монет, есть только { $held }.
}
why-finish-action-first = Сначала потратьте очки начатого действия или откажитесь от них.
why-acted = Основное действие этого хода уже выполнено.
why-acting = Основное действие этого хода уже начато: ни повторить его, ни взять за него монету нельзя.
why-cannot-pay-space = Это деление стоит { n-coins }, а у вас столько нет.
why-act-or-forfeit = Сначала выполните основное действие или откажитесь от него.
why-nothing-to-stop = Сейчас нет начатого действия.
why-one-card = За ход можно выполнить только один указ.
why-not-in-hand = Этой карты нет у вас на руке.
why-cannot-pay-card = Вам нечем заплатить за указ «{ $card }».
why-one-deed = За ход можно совершить только один подвиг.
why-one-conversion = Обменять товары можно только один раз за ход.
why-tile-used = Жетон обмена на { $tile } в этом раунде уже использован.
why-tile-good = Жетон обмена на { $tile } не принимает { $good_acc } первым товаром.
why-lack-goods = У вас нет обоих этих товаров.
why-choose-advisor-first = Сначала выберите, какой из двух равных советников действует сейчас.
why-lowest-first = Первым действует советник с наименьшим числом.
why-not-your-deed = У вас нет карты подвига «{ $deed }».
why-deed-troops_in_one_region = { $count ->
    [one] Для подвига «{ $deed }» в одном уделе должен стоять { $count } ратник, а у вас { n-most }.
    [few] Для подвига «{ $deed }» в одном уделе должны стоять { $count } ратника, а у вас { n-most }.
   *[many] Для подвига «{ $deed }» в одном уделе должно стоять { $count } ратников, а у вас { n-most }.
}
why-deed-regions_with_troops = { $count ->
    [one] Для подвига «{ $deed }» нужно занимать { $count } удел, а вы занимаете { $held }.
    [few] Для подвига «{ $deed }» нужно занимать { $count } удела, а вы занимаете { $held }.
   *[many] Для подвига «{ $deed }» нужно занимать { $count } уделов, а вы занимаете { $held }.
}
n-most = { $held ->
    [0] их нет
   *[other] не больше { $held }
}
n-able = { $held ->
    [0] ни одного
   *[other] { $held }
}
n-held = { $held ->
    [0] их нет
   *[other] { $held }
}
why-deed-rebels_defeated = { $count ->
    [one] Для подвига «{ $deed }» нужен { $count } побеждённый мятежник, а у вас { n-held }.
    [few] Для подвига «{ $deed }» нужны { $count } побеждённых мятежника, а у вас { n-held }.
   *[many] Для подвига «{ $deed }» нужно { $count } побеждённых мятежников, а у вас { n-held }.
}
why-deed-first_player_token = Для подвига «{ $deed }» нужна фишка первого игрока, а она не у вас.
why-deed-markets_with_different_goods = Для подвига «{ $deed }» нужны рынки в { $count } уделах с разными товарами, а у вас { $held ->
    [0] их пока нет
   *[other] — только в { $held }
}.
why-deed-together = { $third_id ->
    [None] Для подвига «{ $deed }» нужны { $first } и { $second } в одном уделе, обе постройки — ваши.
   *[other] Для подвига «{ $deed }» нужны { $first }, { $second } и { $third } в одном уделе, все — ваши.
}
why-deed-chain_of = Для подвига «{ $deed }» нужна своя { $structure } в каждом из { $count } соседних уделов, а у вас { $held ->
    [0] её пока нет нигде
   *[other] — только в { $held }
}.
why-deed-coins = { $count ->
    [one] Подвиг «{ $deed }» стоит { $count } монету, а у вас { n-held }.
    [few] Подвиг «{ $deed }» стоит { $count } монеты, а у вас { n-held }.
   *[many] Подвиг «{ $deed }» стоит { $count } монет, а у вас { n-held }.
}
why-deed-cards = { $count ->
    [one] Для подвига «{ $deed }» нужно сбросить { $count } карту указа, а у вас { n-held }.
    [few] Для подвига «{ $deed }» нужно сбросить { $count } карты указов, а у вас { n-held }.
   *[many] Для подвига «{ $deed }» нужно сбросить { $count } карт указов, а у вас { n-held }.
}
why-deed-good = Подвиг «{ $deed }» стоит { n-goods }, а у вас { $held ->
    [0] этого товара нет
   *[other] { $held }
}.
why-deed-any = { $count ->
    [one] Подвиг «{ $deed }» стоит { $count } товар, а у вас { n-held }.
    [few] Подвиг «{ $deed }» стоит { $count } товара, а у вас { n-held }.
   *[many] Подвиг «{ $deed }» стоит { $count } товаров, а у вас { n-held }.
}
why-deed-different = { $count ->
    [one] Подвиг «{ $deed }» стоит { $count } товар, а видов товаров у вас { n-able }.
    [few] Подвиг «{ $deed }» стоит { $count } разных товара, а видов товаров у вас { n-able }.
   *[many] Подвиг «{ $deed }» стоит { $count } разных товаров, а видов товаров у вас { n-able }.
}
why-deed-same = { $count ->
    [one] Подвиг «{ $deed }» стоит { $count } товар, а у вас { n-most }.
    [few] Подвиг «{ $deed }» стоит { $count } одинаковых товара, а у вас { n-most }.
   *[many] Подвиг «{ $deed }» стоит { $count } одинаковых товаров, а у вас { n-most }.
}
why-deed-structures = Для подвига «{ $deed }» нужно снести свою постройку, а на поле у вас их нет.
why-deed-troops-anywhere = { $count ->
    [one] Для подвига «{ $deed }» нужно убрать { $count } ратника, а вы { n-removable }.
   *[other] Для подвига «{ $deed }» нужно убрать { $count } ратников, а вы { n-removable }.
}
n-removable = { $held ->
    [0] не можете убрать ни одного
   *[other] можете убрать только { $held }
}
why-deed-troops-different_regions = Для подвига «{ $deed }» нужно убрать по ратнику из { $count } разных уделов, а вы { $held ->
    [0] не можете ни из одного
   *[other] можете только из { $held }
}.
why-deed-troops-one_ruled_region = { $count ->
    [one] Для подвига «{ $deed }» нужно убрать { $count } ратника из своего владения, а такого владения у вас нет.
   *[other] Для подвига «{ $deed }» нужно убрать { $count } ратников из одного своего владения, а такого владения у вас нет.
}
why-not-this-cost = За подвиг «{ $deed }» сейчас платят не этим.
why-not-in-row = Подвига «{ $deed }» нет в ряду.
why-not-on-boat = В вашей ладье нет { $good_gen }.
why-leads-rebellion = Святополк ведёт мятеж, выбрать его нельзя.
why-leader-taken = { $leader_acc } уже выбрали.
why-agenda-not-dealt = Этого достижения вам не сдавали.
why-rebellion-stands-there = Начать { $region_in } нельзя: там стоит мятеж.
why-leader-with-troops = Персонажа ставят к ратнику, а { $region_in } вашего ратника нет.
why-only-at-setup = Это выбирают при подготовке к игре.
why-only-strategy-phase = Советников размещают в фазе стратегии, а она уже прошла или ещё не началась.
why-bribe-while-placing = Взятку дают, когда размещают советника: не раньше и не позже.
why-only-action-phase = Действия выполняют в фазе действий, когда размещены все советники.
why-bonus-in-turn = Указы, подвиги и обмен доступны только в ваш ход в фазе действий.
why-act-first = Сначала выполните основное действие: тогда появятся его очки.
why-advisor-taken = Советник этого хода уже снят: по одному за ход, начиная с наименьшего числа.
why-not-your-advisor = На этом делении нет вашего советника.
why-come-back-first = Сначала решите, возвращаетесь ли вы на поле.
why-only-without-pieces = Так возвращаются, только если на поле не осталось ни одной вашей фигурки.
why-no-draw-now = Карты указов берут действием указов или в награду за подвиг.
why-no-token-now = Фишку первого игрока передаёт только советник на верхнем делении стяга указов.
why-no-check-now = Потери проверяют после атаки на противника.
why-no-deed-now = Подвиги берут в фазе развития или по карте указа, которая это разрешает.
why-nothing-to-pay = Сейчас нет подвига, за который нужно платить.
why-no-church-now = Заменить кого-то может только что построенная церковь.
why-boat-later = Товары можно свободно перекладывать с ладьи на пристань и обратно; вас спросят в начале фазы развития.
why-drive-in-turn = Предслава отправляет чужие фигурки в ваш ход в фазе действий.
why-nothing-sends-anywhere = Отправить ратников куда угодно позволяет только награда за подвиг, а её сейчас нет.
why-there-already = Ваш персонаж уже { $region_in }.
why-not-beside-maria = У вас нет фигурок { $region_in }, а с уделом Марии он не граничит.
why-other-way-round = Назовите товары в другом порядке: сначала { $second }, затем { $first }.
why-rebels-are-opponents = В одиночной игре мятежники — ратники противника: атакуйте их как противника.

# ------------------------------------------------------------------ terminal
solo-opponent = Мятеж
board-map = Поле
board-region = Удел
board-good = Товар
board-ruler = Владелец
board-pieces = Фигурки
board-structures = Постройки
board-taken = забран
board-rebel = мятежник
board-neutral = нейтральный ратник
board-leader = Персонаж
board-strategy = Планшет стратегии
board-space = Деление
board-free = пусто
board-deeds = Ряд подвигов
board-deed = Подвиг
board-asks = Условие; награда
board-coins = Монеты
board-boat = Ладья
board-dock = Пристань
board-cards = Карты указов
board-known = Известно наверху колод
board-taken-deeds = Взятые подвиги
board-done-deeds = Совершённые подвиги
board-agenda = Достижение
board-tracks = Счётчики
board-warfare = война
board-supply = Ратники в запасе
board-captured = Побеждённые мятежники
board-turn = Ход
board-points = очков действия
board-token = Фишка первого игрока
board-priority = Приоритет
board-order = Порядок уделов
board-price = цена
board-advisors = Советники не на планшете
board-row = Советник
pool-muster = призыв
pool-move = поход
pool-attack = атака
pool-tax = дань
pool-build = строительство
pool-sharp_attack = атака, на карту меньше
pool-leap = в любой удел
pool-tax_by_scheme_card = дань (указ)
pool-tax_by_deed = дань (подвиг)
pool-build_by_scheme_card = строительство (указ)
pool-build_by_deed = строительство (подвиг)
pool-build_by_tile = строительство (обмен)

# ------------------------------------------------------------------ answers given once for all

standing-bribe-0 = Никогда не давать взятку
standing-reveal-left = Всегда раскрывать карты из левой колоды
standing-reveal-right = Всегда раскрывать карты из правой колоды
standing-draw-left = Всегда брать карты из левой колоды
standing-draw-right = Всегда брать карты из правой колоды
standing-set_sail = Всегда оставлять товары в ладье
