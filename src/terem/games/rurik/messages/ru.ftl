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
choice-solo_own_bribe-outbid = перебивает их взяткой
choice-solo_own_bribe-spare = перебивает только ваших
option-solo_last_unlock = Одиночный режим: бонусы после 4-го раунда
choice-solo_last_unlock-yes = да
choice-solo_last_unlock-no = нет

# ------------------------------------------------------------------ things
seat-rebellion = Мятеж
region-novgorod = Новгород
region-rostov = Ростов
region-polotsk = Полоцк
region-smolensk = Смоленск
region-volyn = Волынь
region-kiev = Киев
region-chernigov = Чернигов
region-pereyaslavl = Переяславль
region-pskov = Псков
region-suzdal = Суздаль
region-galich = Галич
region-brest = Брест
region-murom = Муром
region-peresech = Пересечен
region-azov = Азов
good-wood = древесина
    .gen = древесины
good-ore = руда
    .gen = руды
good-fish = рыба
    .gen = рыбы
good-honey = мёд
    .gen = мёда
good-fur = пушнина
    .gen = пушнины
action-muster = призыв
column-muster = призыв
action-move = поход
column-move = поход
action-attack = атака
column-attack = атака
action-tax = дань
column-tax = дань
action-build = строительство
column-build = строительство
action-scheme = указы
column-scheme = указы
structure-church = церковь
structure-market = рынок
structure-stronghold = крепость
leader-agatha = Агафья
leader-boris = Борис
leader-maria = Мария
leader-mstislav = Мстислав
leader-predslava = Предслава
leader-sviatopolk = Святополк
leader-sudislav = Судислав
leader-yaroslav = Ярослав
leader_text-agatha = Когда Агафья идёт в поход, с ней бесплатно могут пойти один или два ваших ратника из того же удела.
leader_text-boris = Атакуя противника в уделе Бориса, вы открываете на одну карту меньше и забираете у него монету.
leader_text-maria = Раз в раунд призванных ратников можно поставить в один не занятый вами удел рядом с Марией.
leader_text-mstislav = В его уделе дань и строительство стоят вам одно очко, кто бы ни был владельцем.
leader_text-predslava = Раз в раунд в свой ход вы отводите одну фигурку противника из удела Предславы в соседний; её хозяин получает монету.
leader_text-sviatopolk = Мятежники в его уделе считаются вашими при определении владельца; побеждённого там мятежника заменяет ваш ратник.
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
deed_text-amass_forces = 6 ратников в одном уделе; 1 очко похода
deed_text-border_patrols = убрать по 1 ратнику из 3 уделов; 2 ратника идут куда угодно
deed_text-capital_city = все три ваши постройки в одном уделе; 1 очко дани
deed_text-defensive_belt = крепости в 3 соседних уделах; 1 очко атаки, на карту меньше
deed_text-dispatch_messengers = занимать 8 уделов; 2 очка призыва
deed_text-enforce_peace = древесина и мёд, 2 побеждённых мятежника; 1 очко атаки, на карту меньше
deed_text-establish_fortress = 2 древесины, крепость и церковь в одном уделе; посмотреть 2 карты указов
deed_text-generous_prince = 4 монеты; 2 очка призыва
deed_text-grand_hunter = 2 пушнины и фишка первого игрока; 1 очко похода
deed_text-great_library = сбросить карту указа, 1 руда; 1 очко строительства
deed_text-hire_mercenaries = рыба, руда и 2 монеты; 1 очко атаки, на карту меньше
deed_text-hoard = 3 одинаковых товара; посмотреть 2 карты указов
deed_text-honorable_prince = сбросить карту указа, 3 монеты; 2 очка призыва
deed_text-law_giver = 3 побеждённых мятежника и монеты (3, в немецком издании 2); посмотреть 2 карты указов
deed_text-market_day = рынки в 3 уделах с разными товарами; посмотреть 2 карты указов
deed_text-master_beekeeper = сбросить карту указа, 2 мёда; 1 очко строительства
deed_text-new_beginning = снести одну свою постройку; 2 очка дани
deed_text-peace_maker = убрать 2 ратников из своего владения; посмотреть 2 карты указов
deed_text-retire_veterans = убрать 2 ратников, 2 монеты; посмотреть 2 карты указов
deed_text-reward_laborers = 2 любых товара и 2 монеты; посмотреть 2 карты указов
deed_text-send_gifts = рыба, пушнина и 2 монеты; 2 ратника идут куда угодно
deed_text-splendid_feast = рыба, мёд и 2 монеты; посмотреть 2 карты указов
deed_text-tithe_payments = церкви в 3 соседних уделах; 3 монеты
deed_text-trade_route = 3 разных товара; 2 монеты
deed_text-victory_march = сбросить карту указа, убрать 2 ратников; 2 ратника идут куда угодно
deed_text-wilderness_forts = руда, пушнина и древесина; 1 очко строительства
card-S01 = призыв 1
card-S02 = призыв 1
card-S03 = призыв 1 (цена 1)
card-S04 = призыв 1 + 1 монета, потеря
card-S05 = призыв 2, потеря
card-S06 = поход 1
card-S07 = поход 2
card-S08 = поход 2
card-S09 = поход 3, потеря
card-S10 = атака 1
card-S11 = атака 1
card-S12 = атака 1
card-S13 = атака 1 (цена 1)
card-S14 = атака 1 + 1 монета, потеря
card-S15 = дань 1
card-S16 = дань 1
card-S17 = дань 1 + 1 монета, потеря
card-S18 = дань 2, потеря
card-S19 = строительство 1
card-S20 = строительство 1
card-S21 = строительство 1 (цена 1)
card-S22 = строительство 1 + 1 монета, потеря
card-S23 = взять подвиг (цена 1)
card-S24 = взять подвиг, потеря
card-S25 = взять подвиг + 1 монета, потеря
card-S26 = 2 монеты
card-S27 = 2 монеты
insurrection-I01 = карта мятежа 1
insurrection-I02 = карта мятежа 2
insurrection-I03 = карта мятежа 3
insurrection-I04 = карта мятежа 4
insurrection-I05 = карта мятежа 5
insurrection-I06 = карта мятежа 6
insurrection-I07 = карта мятежа 7
insurrection-I08 = карта мятежа 8
insurrection-I09 = карта мятежа 9
insurrection-I10 = карта мятежа 10
insurrection-I11 = карта мятежа 11
insurrection-I12 = карта мятежа 12
insurrection-I13 = карта мятежа 13
insurrection-I14 = карта мятежа 14
insurrection-I15 = карта мятежа 15
insurrection-I16 = карта мятежа 16
insurrection-I17 = карта мятежа 17
insurrection-I18 = карта мятежа 18
priority-attack_move = атака и поход
priority-build = строительство
priority-tax = дань
deck-left = левая колода
    .gen = левой колоды
deck-right = правая колода
    .gen = правой колоды
tile-build = очко строительства
tile-muster = очко призыва
track-rule = владения
track-build = постройки
track-trade = торговля
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
prompt-leader = Кто поведёт вашу сторону?
prompt-agenda = Какое достижение вы оставите? Другое уйдёт в коробку.
prompt-deploy = Куда поставить ратника?
prompt-deploy_leader = К каким вашим ратникам присоединится персонаж?
prompt-place = Какого советника и на какой стяг поставить?
prompt-bribe = Сколько монет добавить советнику ({ $column })?
prompt-comeback = У вас никого нет на поле. Куда вернуть персонажа и ратника?
prompt-advisor = Какой из двух равных советников действует сейчас?
prompt-turn = { $stage ->
    [before] Что вы делаете? Советник даёт действие: { $action }.
    [busy] На что потратить очки?
   *[after] Что-нибудь ещё до конца хода?
}
prompt-church = Кого заменит ваша церковь, удел { $region }?
prompt-casualty = Из какой колоды открыть { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
} для проверки потерь?
prompt-rebellion_casualty = Из какой колоды проверить потери мятежа ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
})?
prompt-draw = Из какой колоды взять { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}?
prompt-keep = Какую карту вы оставите?
prompt-put_back = Какую карту вернуть первой? Последняя ляжет сверху.
prompt-token = Кто получит фишку первого игрока?
prompt-take_deed = Какой подвиг взять?
prompt-claim_deed = Какой подвиг выбрать?
prompt-deed_cost = Что вы отдадите за подвиг «{ $deed }»?
prompt-boat = Выгрузить ли товары, пока передвигают фишки развития? К доходу они вернутся в ладью.

# ------------------------------------------------------------------ moves
move-choose_leader = Играть за персонажа: { $leader }
move-keep_agenda = Оставить достижение: { $agenda }
move-deploy = Поставить ратника: удел { $region }
move-deploy_leader = Поставить персонажа: удел { $region }
move-place = Советника { $number } на стяг: { $action }
move-bribe = { $coins ->
    [0] Без взятки
    [one] Взятка: { $coins } монета
    [few] Взятка: { $coins } монеты
   *[many] Взятка: { $coins } монет
}
move-come_back = Вернуться в удел { $region }
move-stay_away = Пока не возвращаться
move-recall = Советник на стяге «{ $action }», деление { $row }
move-act = Выполнить основное действие
move-forfeit = Пропустить основное действие и взять монету
move-stop = Больше не тратить очки
move-end_turn = Закончить ход
move-muster = Призвать ратника: удел { $region }
move-muster_leader = Призвать персонажа: удел { $region }
move-move = Поход ратника: { $from } — { $to }
move-move_leader = Поход персонажа: удел { $region }
move-move_leader_with = Поход персонажа: удел { $region }, с ним { $count ->
    [one] { $count } ратник
    [few] { $count } ратника
   *[many] { $count } ратников
}
move-leap = Отправить ратника: { $from } — { $to }
move-leap_leader = Отправить персонажа: удел { $region }
move-leap_leader_with = Отправить персонажа: удел { $region }, с ним { $count ->
    [one] { $count } ратник
    [few] { $count } ратника
   *[many] { $count } ратников
}
move-drive = Предслава отводит ратника: удел { $region } ({ $seat })
move-drive_leader = Предслава отводит персонажа: удел { $region } ({ $seat })
move-attack = Атаковать, удел { $region }: { $seat }
move-attack_rebel = Атаковать мятежника: удел { $region }
move-attack_neutral = Атаковать нейтрального ратника: удел { $region }
move-rally = Призвать ратника в удел Судислава за очко атаки
move-tax = Собрать дань: удел { $region }
move-tax_and_good = Собрать дань: удел { $region }; рынок даёт товар
move-tax_and_coin = Собрать дань: удел { $region }; рынок даёт монету
move-build = Построить, удел { $region }: { $structure }
move-oust = Заменить ратника: { $seat }
move-oust_rebel = Заменить мятежника
move-oust_neutral = Заменить нейтрального ратника
move-spare = Никого не заменять
move-draw = Взять из колоды: { $deck }
move-reveal = Открыть из колоды: { $deck }
move-keep = Оставить: { $card }
move-put_back = Вернуть: { $card }
move-give_token = Отдать фишку: { $seat }
move-play_card = Выполнить указ: { $card }
move-do_deed = Совершить подвиг «{ $deed }»
move-take_deed = Взять подвиг «{ $deed }»
move-pay_good = Отдать: { $good }
move-discard_card = Сбросить: { $card }
move-withdraw = Убрать { $piece }: удел { $region }
move-tear_down = Снести, удел { $region }: { $structure }
move-convert = Обменять: { $first } и { $second } — { $tile }
move-unload = Выгрузить на пристань: { $good }
move-set_sail = Оставить ладью как есть

# ------------------------------------------------------------------ story
event-game_begins = Владимир умер, и наследники взялись за оружие; первый игрок: { $seat }.
event-leader_chosen = { $seat }: выбран персонаж { $leader }.
event-agenda_kept = { $seat }: оставлено достижение «{ $agenda }».
event-agenda_chosen = { $seat }: одно достижение тайно оставлено.
event-deployed = { $seat }: ратник поставлен в удел { $region }.
event-leader_deployed = { $seat }: персонаж { $leader } поставлен в удел { $region }.
event-round_begins = Начался раунд { $round }; первый игрок: { $seat }.
event-advisor_placed = { $seat }: советник { $number } поставлен на стяг «{ $action }».
event-bribed = { $seat }: дана взятка, { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
} ({ $action }).
event-actions_begin = Все советники размещены; действия начались, первый ходит { $seat }.
event-came_back = { $seat }: возвращение на поле в удел { $region }.
event-advisor_taken = { $seat }: советник { $number } снят со стяга «{ $action }»{ $bribe ->
    [0] .
    [one] ; взятка в { $bribe } монету ушла в запас.
    [few] ; взятка в { $bribe } монеты ушла в запас.
   *[many] ; взятка в { $bribe } монет ушла в запас.
}
event-acted = { $seat }: получено { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} ({ $action }).
event-forfeited = { $seat }: действие «{ $action }» пропущено за монету.
event-mustered = { $seat }: ратник призван в удел { $region }.
event-leader_mustered = { $seat }: персонаж { $leader } призван в удел { $region }.
event-moved = { $seat }: ратник пришёл из удела { $from } в удел { $to }.
event-leader_moved = { $seat }: поход, персонаж { $leader } — из удела { $from } в удел { $to }{ $count ->
    [0] .
    [one] , с ним { $count } ратник.
    [few] , с ним { $count } ратника.
   *[many] , с ним { $count } ратников.
}
event-driven = { $seat }: чужой ратник отведён из удела { $from } в удел { $to }; монету получает { $other }.
event-leader_driven = { $seat }: персонаж { $leader } отведён из удела { $from } в удел { $to }; хозяин получил монету.
event-attacked = { $seat }: атака, удел { $region }; теряет фигурку { $other }.
event-leader_fell = Персонаж { $leader } убран с поля, удел { $region } ({ $seat }).
event-coin_stolen = { $seat }: украдена монета, теряет её { $other }.
event-revealed = Открыта карта: { $card }.
event-casualty = { $seat }: потерян ратник, удел { $region }.
event-rebel_defeated = { $seat }: побеждён мятежник, удел { $region }.
event-neutral_fell = { $seat }: нейтральный ратник убран, удел { $region }.
event-gained = { $seat }: получено { $count } × { $good }.
event-coins_gained = { $seat }: прибыток, { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}.
event-taxed = { $seat }: дань собрана, удел { $region }: { $count } × { $good }.
event-built = { $seat }: построено, удел { $region }: { $structure }.
event-rebel_converted = { $seat }: церковь заменила мятежника, удел { $region }.
event-neutral_converted = { $seat }: церковь заменила нейтрального ратника, удел { $region }.
event-converted = { $seat }: церковь заменила ратника, удел { $region }; теряет его { $other }.
event-drew = { $seat }: взято из колоды, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} ({ $deck }).
event-kept = { $seat }: оставлена карта «{ $card }».
event-kept_secretly = { $seat }: одна карта оставлена.
event-decks_shuffled = Колода указов кончилась: карты перемешаны в две новые колоды.
event-token_given = { $seat }: фишка первого игрока передана; теперь её держит { $other }.
event-card_played = { $seat }: выполнен указ «{ $card }».
event-card_discarded = { $seat }: сброшена карта «{ $card }».
event-exchanged = { $seat }: обмен, { $first } и { $second } — { $tile }.
event-deed_begun = { $seat }: начат подвиг «{ $deed }».
event-deed_done = { $seat }: совершён подвиг «{ $deed }».
event-deed_taken = { $seat }: взят подвиг «{ $deed }».
event-deed_turned_up = Новый подвиг в ряду: «{ $deed }».
event-row_renewed = Ряд подвигов очищен.
event-withdrawn = { $seat }: ратник убран, удел { $region }.
event-torn_down = { $seat }: снесено, удел { $region }: { $structure }.
event-claim_begins = Началась фаза развития раунда { $round }.
event-unloaded = { $seat }: выгружено на пристань: { $good }.
event-marker_advanced = { $seat }: фишка дошла до деления, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} ({ $track }).
event-income = { $seat }: доход, { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}.
event-card_turned_up = Открылась { $insurrection }.
event-bonus_unlocked = Мятеж разблокировал бонус, столбец «{ $priority }».
event-priority_chosen = Приоритет мятежа: { $priority }.
event-game_over = Четвёртый раунд завершён: очки подсчитаны.

# ------------------------------------------------------------------ refusals
why-no-muster-points = У вас нет очков призыва.
why-leader-on-map = Ваш персонаж уже на поле.
why-no-troops = В вашем запасе не осталось ратников.
why-not-occupied = В уделе { $region } нет ваших фигурок.
why-no-move-points = У вас нет очков похода для этого.
why-no-troop-there = В уделе { $region } нет вашего ратника.
why-not-in-play = Удел { $region } недоступен.
why-same-troop-again = Подвиг отправляет две разные фигурки, а не одну дважды.
why-no-border = Уделы { $from } и { $to } не граничат.
why-leader-off-map = Вашего персонажа нет на поле.
why-no-companions = Спутников берёт с собой только Агафья.
why-too-many-companions = Столько спутников рядом с Агафьей нет.
why-not-predslava = Чужие фигурки отводит только Предслава.
why-once-a-round = Способность действует раз в раунд, и она уже применена.
why-nobody-to-drive = Такой фигурки нет в уделе Предславы.
why-drive-next-door = Фигурка уходит только в соседний задействованный удел.
why-no-attack-points = У вас нет очков атаки.
why-not-sudislav = Очки атаки на призыв тратит только Судислав, когда он на поле.
why-attack-yourself = Своих ратников атаковать нельзя.
why-nobody-to-attack = В уделе { $region } некого так атаковать.
why-no-tax-points = Сейчас у вас нет очков дани.
why-no-good-left = Товар удела { $region } в этом раунде уже забрали.
why-two-points = Вы не владеете уделом { $region }: это стоит 2 очка.
why-switched-off = В уделе { $region } стоит Ярослав: ваш рынок там не действует.
why-market-choice = Ваш рынок, удел { $region }, даёт товар или монету: выберите.
why-no-market = В уделе { $region } нет вашего рынка.
why-no-build-points = Сейчас у вас нет очков строительства.
why-one-of-a-kind = В уделе { $region } уже есть такая постройка: { $structure }. Каждого типа там бывает одна, чья бы она ни была.
why-no-structure-left = Все ваши постройки этого типа уже на поле: { $structure }.
why-church-forced = Церковь обязана кого-то заменить.
why-nobody-to-convert = В уделе { $region } нет такого ратника, чтобы церковь его заменила.
why-deck-empty = В этой колоде нет карт: { $deck }.
why-not-drawn = Этой карты нет среди взятых.
why-no-such-advisor = У вас не осталось советника { $number }.
why-column-full = Стяг заполнен: { $action }.
why-three-columns-first = Второй советник на одном стяге ({ $action }) — только после трёх разных стягов.
why-bribe-too-big = Взятка не может превышать ваши деньги: { $held ->
    [one] { $held } монета
    [few] { $held } монеты
   *[many] { $held } монет
}.
why-finish-action-first = Сначала закончите начатое действие: между его очками ничего не бывает.
why-acted = Основное действие этого хода уже позади.
why-cannot-pay-space = Это деление стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}, столько у вас нет.
why-act-or-forfeit = Сначала выполните или пропустите основное действие.
why-nothing-to-stop = Никакое действие не начато.
why-one-card = За ход выполняют не больше одного указа.
why-not-in-hand = Этой карты нет у вас в руке.
why-cannot-pay-card = Вам нечем заплатить за эту карту: { $card }.
why-one-deed = За ход совершают не больше одного подвига.
why-one-conversion = За ход обменивают товары не больше одного раза.
why-tile-used = Этот жетон в этом раунде уже использован ({ $tile }).
why-tile-good = Этот жетон ({ $tile }) не принимает первым такой товар: { $good }.
why-lack-goods = У вас нет обоих этих товаров.
why-lowest-first = Первым действует советник с наименьшим числом.
why-not-your-deed = Подвига «{ $deed }» у вас нет.
why-deed-troops_in_one_region = Для подвига «{ $deed }» нужно ратников в одном уделе: { $count }; у вас самое большее { $held }.
why-deed-regions_with_troops = Для подвига «{ $deed }» нужно занимать уделов: { $count }; вы занимаете { $held }.
why-deed-rebels_defeated = Для подвига «{ $deed }» нужно побеждённых мятежников: { $count }; у вас { $held }.
why-deed-first_player_token = Для подвига «{ $deed }» нужен жетон первого игрока, а он не у вас.
why-deed-markets_with_different_goods = Для подвига «{ $deed }» нужны рынки в уделах с разными товарами: { $count }; у вас { $held }.
why-deed-together = Для подвига «{ $deed }» нужны ваши постройки в одном уделе: { $third_id ->
    [None] { $first } и { $second }
   *[other] { $first }, { $second } и { $third }
}.
why-deed-chain_of = Для подвига «{ $deed }» нужна постройка ({ $structure }) в каждом из соседних уделов: { $count }; в вашей самой большой группе их { $held }.
why-deed-coins = Подвиг «{ $deed }» стоит { $count ->
    [one] { $count } монету
    [few] { $count } монеты
   *[many] { $count } монет
}; у вас { $held }.
why-deed-cards = Подвиг «{ $deed }» стоит { $count ->
    [one] { $count } карту указа
    [few] { $count } карты указов
   *[many] { $count } карт указов
}; у вас { $held }.
why-deed-good = За подвиг «{ $deed }» платят товаром: { $good }, { $count }; у вас { $held }.
why-deed-any = Подвиг «{ $deed }» стоит { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
}; у вас { $held }.
why-deed-different = За подвиг «{ $deed }» платят разными товарами: { $count }; у вас видов { $held }.
why-deed-same = За подвиг «{ $deed }» платят одинаковыми товарами: { $count }; у вас самое большее { $held }.
why-deed-structures = За подвиг «{ $deed }» отдают одну из своих построек, а на поле у вас их нет.
why-deed-troops-anywhere = Для подвига «{ $deed }» нужно убрать ратников: { $count }; вы можете убрать { $held }.
why-deed-troops-different_regions = Для подвига «{ $deed }» нужно убрать по ратнику из разных уделов: { $count }; у вас таких уделов { $held }.
why-deed-troops-one_ruled_region = Для подвига «{ $deed }» нужно убрать ратников из одного удела, которым вы владеете: { $count }; столько нет ни в одном.
why-not-this-cost = Этим за подвиг «{ $deed }» сейчас не платят.
why-not-in-row = Этого подвига нет в ряду: «{ $deed }».
why-not-on-boat = Такого товара нет в вашей ладье: { $good }.
why-leads-rebellion = Святополк ведёт мятеж, выбрать его нельзя.
why-leader-taken = Этот персонаж уже занят: { $leader }.
why-agenda-not-dealt = Вам не сдавали это достижение.
why-rebellion-stands-there = В уделе { $region } стоит мятеж: начать там нельзя.
why-leader-with-troops = В уделе { $region } нет вашего ратника, к которому встанет персонаж.
why-only-at-setup = Это выбирают при подготовке к игре.
why-only-strategy-phase = Советников размещают в фазе стратегии, а она уже прошла или ещё не началась.
why-bribe-while-placing = Взятку дают, когда размещают советника: не раньше и не позже.
why-only-action-phase = Действия выполняют в фазе действий, когда размещены все советники.
why-bonus-in-turn = Указы, подвиги и обмен доступны только в ваш ход в фазе действий.
why-act-first = Сначала выполните основное действие: тогда появятся его очки.
why-advisor-taken = Советник этого хода уже снят: по одному за ход, начиная с наименьшего числа.
why-not-your-advisor = На этом делении нет вашего советника.
why-only-without-pieces = Так возвращается лишь игрок, у которого на поле не осталось ни одной фигурки.
why-no-draw-now = Карты указов берут действием указов или в награду за подвиг.
why-no-token-now = Фишку первого игрока передают лишь действием указов с верхнего деления.
why-no-check-now = Потери проверяют после атаки на противника.
why-no-deed-now = Подвиги берут в фазе развития или по карте указа, которая это разрешает.
why-nothing-to-pay = Сейчас нет подвига, за который нужно платить.
why-no-church-now = Заменить кого-то может только что построенная церковь.
why-boat-later = Товары перекладывают между ладьёй и пристанью свободно; вас спросят в начале фазы развития.
why-drive-in-turn = Предслава отсылает чужих ратников в ваш ход в фазе действий.
why-nothing-sends-anywhere = Отправить ратников куда угодно позволяет только награда за подвиг, а её сейчас нет.
why-there-already = Ваш персонаж уже здесь: { $region }.
why-not-beside-maria = У вас нет фигурок в этом уделе, и он не соседний с уделом Марии: { $region }.
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
board-leader = персонаж
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
board-points = очков в запасе
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
pool-leap = куда угодно
pool-tax_by_scheme_card = дань (указ)
pool-tax_by_deed = дань (подвиг)
pool-build_by_scheme_card = строительство (указ)
pool-build_by_deed = строительство (подвиг)
pool-build_by_tile = строительство (обмен)
