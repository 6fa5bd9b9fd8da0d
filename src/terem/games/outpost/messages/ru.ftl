game-title = Форпост
game-tagline = Обживите богатый и опасный край за шесть раундов.

# ------------------------------------------------------------------ опции
option-empty_activation = Активация региона или улицы, которые ничего не дадут
choice-empty_activation-allowed = разрешена: так можно переждать
choice-empty_activation-forbidden = запрещена
option-region_extra = Добавочный ресурс артефакта региона
choice-region_extra-any_tile = любая открытая плитка региона
choice-region_extra-giving_tile = только плитка, давшая ресурс

# ------------------------------------------------------------------ предметы
resource-clay = глина
    .acc = глину
    .gen = глины
resource-wood = дерево
    .acc = дерево
    .gen = дерева
resource-stone = камень
    .acc = камень
    .gen = камня
resource-diamond = алмаз
    .acc = алмаз
    .gen = алмаза
resource-gold = золото
    .acc = золото
    .gen = золота

bundle-clay = 1 глина
    .acc = 1 глину
bundle-wood = 1 дерево
    .acc = 1 дерево
bundle-stone = 1 камень
    .acc = 1 камень
bundle-clay_clay = 2 глины
    .acc = 2 глины
bundle-wood_wood = 2 дерева
    .acc = 2 дерева
bundle-stone_stone = 2 камня
    .acc = 2 камня
bundle-clay_wood = глина и дерево
    .acc = глину и дерево
bundle-clay_stone = глина и камень
    .acc = глину и камень
bundle-wood_stone = дерево и камень
    .acc = дерево и камень
bundle-clay_wood_stone = глина, дерево и камень
    .acc = глину, дерево и камень
bundle-diamond_diamond = 2 алмаза
    .acc = 2 алмаза
bundle-gold = 1 золото
    .acc = 1 золото

region-I = регион I
    .gen = региона I
region-II = регион II
    .gen = региона II
region-III = регион III
    .gen = региона III

slot-I-1 = I-1
slot-I-2 = I-2
slot-I-3 = I-3
slot-II-1 = II-1
slot-II-2 = II-2
slot-II-3 = II-3
slot-III-1 = III-1
slot-III-2 = III-2
slot-III-3 = III-3

street-top = верхняя улица
    .acc = верхнюю улицу
    .gen = верхней улицы
    .loc = верхней улице
street-middle = средняя улица
    .acc = среднюю улицу
    .gen = средней улицы
    .loc = средней улице
street-bottom = нижняя улица
    .acc = нижнюю улицу
    .gen = нижней улицы
    .loc = нижней улице

heap-stack = стопка
heap-single = отдельная плитка

place-left = слева
place-centre = посередине
place-right = справа

monster-green = лесной гнолл
monster-yellow = степная мантикора
monster-blue = водяная гидра
monster-red = пещерный дракон

colour-green = зелёный
colour-yellow = жёлтый
colour-blue = синий
colour-red = красный

building-sawmill = лесопилка
    .acc = лесопилку
building-clay_pit = глиняный карьер
    .acc = глиняный карьер
building-quarry = каменоломня
    .acc = каменоломню
building-warehouse = склад
    .acc = склад
building-diamond_mine = алмазная шахта
    .acc = алмазную шахту
building-bazaar = базар
    .acc = базар
building-alchemist = мастерская алхимика
    .acc = мастерскую алхимика
building-jeweller = ювелирная лавка
    .acc = ювелирную лавку
building-tavern = таверна
    .acc = таверну
building-trading_post = торговый пост
    .acc = торговый пост
building-bank = банк
    .acc = банк
building-cathedral = собор
    .acc = собор

effect-sawmill = Получите 1 дерево.
effect-clay_pit = Получите 1 глину.
effect-quarry = Получите 1 камень.
effect-warehouse = Получите 1 обычный ресурс на выбор.
effect-diamond_mine = Получите 1 алмаз.
effect-bazaar = Отдайте 1 обычный ресурс, получите 1 золото.
effect-alchemist = Отдайте 1 золото, получите 2 алмаза.
effect-jeweller = Отдайте 1 алмаз, получите 1 глину, 1 дерево и 1 камень.
effect-tavern = Отдайте 1 алмаз, получите 2 дополнительных поселенцев.
effect-trading_post = Получите ресурс одной своей укреплённой территории.
effect-bank = Положите сюда навсегда 1 золото: 5 очков в конце.
effect-cathedral = Положите сюда навсегда 1 алмаз: 4 очка в конце.

guild-traveller = путешественник
guild-guard = страж
guild-builder = строитель
guild-mercenary = наёмник
guild_scores-traveller = 1 очко за каждую вашу территорию
guild_scores-guard = 1 очко за каждую вашу фортификацию
guild_scores-builder = 1 очко за каждое ваше здание
guild_scores-mercenary = указанные очки

artifact-build_activate = Мастерок зодчего
artifact-explore_resource = Посох следопыта
artifact-hunt_diamond = Охотничий рог
artifact-fortify_resource = Ключ хранителя
artifact-take_gold_a = Золотой браслет
artifact-take_gold_b = Золотая гривна
artifact-take_diamond = Алмазный перстень
artifact-region_extra = Рог изобилия
artifact-fort_extra = Печать ворот
artifact-hero_settler = Знамя радушия
artifact-exchange_1_1 = Верные весы
artifact-monster_choice = Звериный свисток
artifact-region_again = Двойной серп
artifact-street_again = Городской колокол

artifact_text-build_activate = Построив здание, вы можете сразу один раз его использовать.
artifact_text-explore_resource = Исследуя территорию, получите её ресурс до проверки на монстров.
artifact_text-hunt_diamond = Поймав монстра, получите ещё 1 алмаз.
artifact_text-fortify_resource = Соорудив фортификацию, получите ресурс этой плитки.
artifact_text-take_gold_a = При взятии получите 1 золото.
artifact_text-take_gold_b = При взятии получите 1 золото.
artifact_text-take_diamond = При взятии получите 1 алмаз.
artifact_text-region_extra = Активируя регион, получите ещё 1 ресурс одной из его плиток.
artifact_text-fort_extra = Активируя фортификацию, получите ещё 1 её ресурс.
artifact_text-hero_settler = Пригласив героя, получите 1 дополнительного поселенца.
artifact_text-exchange_1_1 = Вы меняете обычные ресурсы один к одному.
artifact_text-monster_choice = При своих проверках вы решаете, появится ли монстр.
artifact_text-region_again = Раз за раунд можно активировать уже активированный регион.
artifact_text-street_again = Раз за раунд можно активировать уже активированную улицу.

zone-construction = строительство
zone-exploration = исследование
zone-hunt = охота
zone-fortification = фортификация
zone-region_I = регион I
zone-region_II = регион II
zone-region_III = регион III
zone-street_top = верхняя улица
zone-street_middle = средняя улица
zone-street_bottom = нижняя улица

source-travellers = Путешественники
source-guards = Стражи
source-builders = Строители
source-mercenaries = Наёмники
source-banks = Банки
source-cathedrals = Соборы

title-settler = Поселенец
title-headman = Староста
title-knight = Рыцарь
title-ruler = Правитель

# ------------------------------------------------------------------ вопросы
prompt-turn = Что вы делаете в свой ход?
prompt-space = На рынке это здание лежит и стопкой, и отдельно: откуда вы берёте? ({ $building })
prompt-place = На какой улице встанет { $building }?
prompt-street = Какое здание { $street_gen } работает следующим?
prompt-collect = Взять ресурс с { $slot }? Придёт его монстр.
prompt-extra = Какая плитка { $region_gen } даст ещё один ресурс?
prompt-monster = Придёт ли монстр? Проверяются по очереди: { $slots }.
prompt-keep = Какой обычный ресурс вы оставляете? (ещё { $room })
prompt-artifact = Какой артефакт вы берёте?

# ------------------------------------------------------------------ ходы
move-build = Построить { $building_acc }
move-take_from = { $heap_id ->
    [stack] Взять из стопки: её место останется занятым
   *[single] Взять отдельную плитку: на её место ляжет новая
}
move-place = Поставить на { $street_acc }
move-explore = Исследовать территорию { $slot }
move-hunt = Поохотиться на монстра на { $slot }
move-fortify = Укрепить территорию { $slot }
move-activate_region = Активировать { $region }
move-collect = Взять ресурс с { $slot } и встретить монстра
move-leave = Оставить { $slot } в покое
move-take_extra = Взять ещё один ресурс с { $slot }
move-activate_street = Активировать { $street_acc }
move-use = { $resource_id ->
    [None] Использовать { $building_acc }
   *[other] Использовать { $building_acc } ({ $resource })
}
move-finish_street = Больше здесь ничего не использовать
move-activate_fortification = Активировать фортификацию на { $slot }
move-let_monster_come = Пустить монстра на { $slot }
move-keep_monster_away = Не пустить монстра на { $slot }
move-invite = Пригласить героя: { $hero }
move-exchange = Обменять { $bundle_acc } на 1 { $resource_acc }
move-end_turn = Завершить ход
move-pass = Спасовать до конца раунда
move-keep = Оставить 1 { $resource_acc }
move-take_artifact = Взять артефакт «{ $artifact }»

# ------------------------------------------------------------------ рассказ
event-game_begins = Поселенцы прибыли; первый ход — { $seat }.
event-artifact_taken = { $seat }: взят артефакт «{ $artifact }».
event-artifact_turned_up = Открылся артефакт «{ $artifact }».
event-built = { $seat }: куплено здание — { $building }.
event-placed = { $seat }: на { $street_loc } построено здание — { $building }.
event-market_filled = Новое на рынке: { $building }.
event-explored = { $seat }: исследована территория { $slot } — { $tile }, { $settlers ->
    [one] отправлен { $settlers } поселенец
    [few] отправлено { $settlers } поселенца
   *[other] отправлено { $settlers } поселенцев
}.
event-monster_came = { $seat }: на { $slot } появился монстр — { $monster }.
event-monster_kept_away = { $seat }: монстра не пустили на { $slot }.
event-hunted = { $seat }: на { $slot } пойман монстр — { $monster }, { $settlers ->
    [one] охотился { $settlers } поселенец
    [few] охотились { $settlers } поселенца
   *[other] охотились { $settlers } поселенцев
}.
event-fortified = { $seat }: укреплена территория { $slot }.
event-region_activated = { $seat }: собран урожай { $region_gen }.
event-left_alone = { $seat }: территорию { $slot } оставили в покое.
event-street_activated = { $seat }: заработала { $street }.
event-used = { $seat }: использовано здание — { $building }.
event-stored = { $seat }: навсегда отложено: { $resource }.
event-paid = { $seat }: отдано: { $resource } ({ $count }).
event-fort_activated = { $seat }: активирована фортификация на { $slot }.
event-gained = { $seat }: получено: { $resource } ({ $count }).
event-settlers_came = { $seat }: { $count ->
    [one] пришёл { $count } дополнительный поселенец
    [few] пришли { $count } дополнительных поселенца
   *[other] пришли { $count } дополнительных поселенцев
}.
event-exchanged = { $seat }: обмен — { $bundle } на 1 { $resource_acc }.
event-invited = { $seat }: приглашён герой — { $hero }.
event-hero_arrived = В ряд вышел герой: { $hero }.
event-hero_left = Герой уехал: { $hero }.
event-must_pass = { $seat }: делать больше нечего, остался только пас.
event-passed = { $seat }: пас.
event-first_to_pass = { $seat }: спасовал первым и начнёт следующий раунд.
event-discarded = { $seat }: сброшено: { $resource } ({ $count }).
event-round_ended = Раунд { $round } окончен.
event-round_begins = Начался раунд { $round }; первый ход — { $seat }.
event-game_over = Шестой раунд окончен: подсчитаны очки.

# ------------------------------------------------------------------ отказы
why-too-few-settlers = Для этого нужно { $needed ->
    [one] { $needed } поселенец
    [few] { $needed } поселенца
   *[other] { $needed } поселенцев
}; у вас свободно { $held }.
why-no-one-for-one = Обычные ресурсы меняются два к одному; один к одному — только с Верными весами.
why-exchange-in-a-circle = Так вы вернётесь к ресурсам, которые у вас только что были; обмены один к одному не ходят по кругу.
why-one-for-one-is-better = С Верными весами меняют один к одному, отдавать два незачем.
why-no-such-rate = Такого курса нет: 2 обычных ресурса на 1 другой, глина, дерево и камень на 1 алмаз, 2 алмаза на 1 золото, 1 золото на 1 обычный ресурс.
why-cannot-exchange = У вас нет того, что требует этот обмен: { $bundle }.
why-no-monster = На { $slot } нет вашего монстра, охотиться не на кого.
why-already-explored = Территория { $slot } уже исследована.
why-first-tile-in-region-i = Первая ваша территория должна лежать в регионе I.
why-not-adjacent = { $slot } не граничит стороной ни с одной исследованной вами территорией.
why-unexplored = Территория { $slot } ещё не исследована.
why-already-fortified = На { $slot } уже есть фортификация.
why-monster-in-the-way = На { $slot } монстр: сначала поймайте его, потом укрепляйте.
why-no-fort = На { $slot } нет фортификации.
why-fort-used = Фортификация на { $slot } в этом раунде уже активирована.
why-extra-same = Другая плитка даёт такой же добавочный ресурс, что и { $slot }.
why-extra-tile = Добавочный ресурс даёт открытая плитка без монстра в активированном регионе, а { $slot } не такая.
why-region-used = В этом раунде { $region } уже активирован.
why-repeated-already = Артефакт повторяет лишь одну активацию за раунд, и она уже была.
why-region-empty = Ни одна плитка { $region_gen } ничего не даст, а пустые активации за этим столом запрещены.
why-street-full = На { $street_loc } нет свободного места.
why-not-on-market = Этого здания нет на рынке: { $building }.
why-settlement-full = Все девять мест вашего поселения заняты.
why-cannot-pay = Цена этого здания — 1 { $resource }, а у вас этого нет.
why-street-open = Сначала закончите с улицей ({ $street }): используйте здания, обменивайте или оставьте остальное.
why-not-on-street = Это здание здесь не готово к работе: { $building }.
why-building-used = Это здание сейчас не ждёт своей очереди: оно уже отработало или его улица не активирована. ({ $building })
why-cannot-use = У вас нет того, что нужно этому зданию: { $building }.
why-street-used = В этом раунде { $street } уже активирована.
why-street-empty = На { $street_loc } ничего нет, а пустые активации за этим столом запрещены.
why-hero-not-in-row = Этого героя нет в ряду: { $hero }.
why-cannot-pay-hero-surcharge = На цену героя вам хватает, а на доплату за две крайние левые карты — нет: здесь { $count ->
    [one] ещё { $count } алмаз
    [few] ещё { $count } алмаза
   *[other] ещё { $count } алмазов
}.
why-cannot-pay-hero = Этот герой просит: { $resource } ({ $needed }); у вас { $held }.
why-same-artifact = Оставить свой артефакт нельзя: возьмите другой.
why-artifact-not-in-row = Этот артефакт не лежит открыто: { $artifact }.
why-one-hero = В этот ход вы уже пригласили героя; больше одного нельзя.
why-one-action = В этот ход вы уже совершили действие; больше одного нельзя.
why-not-end-turn = Прежде чем завершить ход, совершите действие или пригласите героя; иначе пасуйте.
why-artifact-only-when-passing = Артефакты выбирают в начале игры и когда пасуют.
why-street-not-active = Здания работают, когда активирована их улица.
why-nothing-to-keep = У вас больше нет этого ресурса: { $resource }.
why-passed-already = Вы спасовали: обмениваться нужно до паса.
why-no-check-now = Сейчас ни одна территория не проверяется на монстров.
why-kept-when-passing = Что оставить, решают, когда пасуют.
why-nothing-bought = Брать и ставить пока нечего: сначала выберите здание на рынке.
why-region-not-active = Территории дают ресурсы, когда активирован их регион.
why-name-no-resource = У этого здания нет выбора ресурса: { $building }.
why-name-a-resource = У этого здания есть выбор: назовите ресурс. ({ $building })
why-extra-gave-nothing = За этим столом добавочный ресурс даёт лишь плитка, отдавшая свой, а { $slot } оставили в покое.
why-round-is-over-for-you = Вы спасовали: ваше участие в этом раунде окончено.
why-exchange-later = Сначала ответьте на этот вопрос: ресурсы на него не влияют. Потом, если ход ещё ваш, снова можно обменивать.

# ------------------------------------------------------------------ heroes
hero-traveller_01 = Альвар, гильдия путешественников
hero-traveller_02 = Анка, гильдия путешественников
hero-traveller_03 = Беро, гильдия путешественников
hero-traveller_04 = Дагна, гильдия путешественников
hero-traveller_05 = Эйрик, гильдия путешественников
hero-traveller_06 = Финна, гильдия путешественников
hero-traveller_07 = Грим, гильдия путешественников
hero-traveller_08 = Хильда, гильдия путешественников
hero-traveller_09 = Ивар, гильдия путешественников
hero-traveller_10 = Йора, гильдия путешественников
hero-traveller_11 = Кеттиль, гильдия путешественников
hero-traveller_12 = Люта, гильдия путешественников
hero-guard_01 = Оск, гильдия стражей
hero-guard_02 = Рада, гильдия стражей
hero-guard_03 = Стиг, гильдия стражей
hero-guard_04 = Тора, гильдия стражей
hero-guard_05 = Ульф, гильдия стражей
hero-guard_06 = Весна, гильдия стражей
hero-guard_07 = Вульф, гильдия стражей
hero-guard_08 = Ирса, гильдия стражей
hero-guard_09 = Зоран, гильдия стражей
hero-guard_10 = Аста, гильдия стражей
hero-guard_11 = Брон, гильдия стражей
hero-guard_12 = Дара, гильдия стражей
hero-builder_01 = Эгиль, гильдия строителей
hero-builder_02 = Фрея, гильдия строителей
hero-builder_03 = Горм, гильдия строителей
hero-builder_04 = Инга, гильдия строителей
hero-builder_05 = Ярл, гильдия строителей
hero-builder_06 = Кара, гильдия строителей
hero-builder_07 = Лодин, гильдия строителей
hero-builder_08 = Мира, гильдия строителей
hero-builder_09 = Ньял, гильдия строителей
hero-builder_10 = Ода, гильдия строителей
hero-builder_11 = Прибик, гильдия строителей
hero-builder_12 = Руна, гильдия строителей
hero-mercenary_01 = Сколь, гильдия наёмников
hero-mercenary_02 = Тира, гильдия наёмников
hero-mercenary_03 = Умил, гильдия наёмников
hero-mercenary_04 = Вала, гильдия наёмников
hero-mercenary_05 = Витт, гильдия наёмников
hero-mercenary_06 = Ильва, гильдия наёмников
hero-mercenary_07 = Збиг, гильдия наёмников
hero-mercenary_08 = Арни, гильдия наёмников
hero-mercenary_09 = Борка, гильдия наёмников
hero-mercenary_10 = Дага, гильдия наёмников
hero-mercenary_11 = Эскиль, гильдия наёмников
hero-mercenary_12 = Фара, гильдия наёмников

# ------------------------------------------------------------------ territories
tile-I-01 = глина (гноллы)
tile-I-02 = глина (мантикоры)
tile-I-03 = глина (гидры)
tile-I-04 = глина (драконы)
tile-I-05 = дерево (гноллы)
tile-I-06 = дерево (мантикоры)
tile-I-07 = дерево (гидры)
tile-I-08 = дерево (драконы)
tile-I-09 = камень (гноллы)
tile-I-10 = камень (мантикоры)
tile-I-11 = камень (гидры)
tile-I-12 = камень (драконы)
tile-II-01 = дерево (гноллы)
tile-II-02 = глина (гноллы)
tile-II-03 = алмазы (гноллы)
tile-II-04 = глина (мантикоры)
tile-II-05 = алмазы (мантикоры)
tile-II-06 = алмазы (мантикоры)
tile-II-07 = дерево (гидры)
tile-II-08 = камень (гидры)
tile-II-09 = алмазы (гидры)
tile-II-10 = камень (драконы)
tile-II-11 = алмазы (драконы)
tile-II-12 = алмазы (драконы)
tile-III-01 = алмазы (гноллы)
tile-III-02 = алмазы (гноллы)
tile-III-03 = золото (гноллы)
tile-III-04 = алмазы (мантикоры)
tile-III-05 = алмазы (мантикоры)
tile-III-06 = золото (мантикоры)
tile-III-07 = алмазы (гидры)
tile-III-08 = золото (гидры)
tile-III-09 = золото (гидры)
tile-III-10 = алмазы (драконы)
tile-III-11 = золото (драконы)
tile-III-12 = золото (драконы)
why-tile-not-asked = О территории { $slot } сейчас не спрашивают: очередь идёт слева направо, а территория, которой монстр не угрожает, даёт ресурс сама.
