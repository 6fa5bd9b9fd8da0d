game-title = Форпост
game-tagline = Обживите богатый и опасный край за шесть раундов.

# ------------------------------------------------------------------ опции
option-empty_activation = Активация региона или улицы, которые ничего не дадут
choice-empty_activation-allowed = разрешена: так можно выждать
choice-empty_activation-forbidden = запрещена
option-region_extra = Дополнительный ресурс артефакта региона
choice-region_extra-any_tile = любая открытая плитка региона
choice-region_extra-giving_tile = только плитка, давшая ресурс

# ------------------------------------------------------------------ предметы
resource-clay = глина
    .one = глину
    .few = глины
    .many = глины
resource-wood = дерево
    .one = дерево
    .few = дерева
    .many = дерева
resource-stone = камень
    .one = камень
    .few = камня
    .many = камней
resource-diamond = алмаз
    .one = алмаз
    .few = алмаза
    .many = алмазов
resource-gold = золото
    .one = золото
    .few = золота
    .many = золота
resource-none = любой ресурс
    .one = любой ресурс
    .few = любых ресурса
    .many = любых ресурсов
n-resource = { $count ->
    [one] { $count } { $resource_one }
    [few] { $count } { $resource_few }
   *[many] { $count } { $resource_many }
}
n-settlers = { $settlers ->
    [one] { $settlers } поселенца
   *[other] { $settlers } поселенцев
}

bundle-clay = 1 глину
bundle-wood = 1 дерево
bundle-stone = 1 камень
bundle-clay_clay = 2 глины
bundle-wood_wood = 2 дерева
bundle-stone_stone = 2 камня
bundle-clay_wood = глину и дерево
bundle-clay_stone = глину и камень
bundle-wood_stone = дерево и камень
bundle-clay_wood_stone = глину, дерево и камень
bundle-diamond_diamond = 2 алмаза
bundle-gold = 1 золото

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
    .acc = лесного гнолла
monster-yellow = степная мантикора
    .acc = степную мантикору
monster-blue = водяная гидра
    .acc = водяную гидру
monster-red = пещерный дракон
    .acc = пещерного дракона

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
    .do = получить 1 дерево
effect-clay_pit = Получите 1 глину.
    .do = получить 1 глину
effect-quarry = Получите 1 камень.
    .do = получить 1 камень
effect-warehouse = Получите 1 обычный ресурс на выбор.
    .do = получить 1 обычный ресурс
effect-diamond_mine = Получите 1 алмаз.
    .do = получить 1 алмаз
effect-bazaar = Отдайте 1 обычный ресурс, получите 1 золото.
    .do = отдать 1 обычный ресурс и получить 1 золото
effect-alchemist = Отдайте 1 золото, получите 2 алмаза.
    .do = отдать 1 золото и получить 2 алмаза
effect-jeweller = Отдайте 1 алмаз, получите 1 глину, 1 дерево и 1 камень.
    .do = отдать 1 алмаз и получить 1 глину, 1 дерево и 1 камень
effect-tavern = Отдайте 1 алмаз, получите 2 дополнительных поселенцев.
    .do = отдать 1 алмаз и получить 2 дополнительных поселенцев
effect-trading_post = Получите ресурс одной своей территории с фортификацией.
    .do = получить ресурс территории с фортификацией
effect-bank = Положите сюда навсегда 1 золото: 5 очков в конце.
    .do = положить сюда навсегда 1 золото (5 очков)
effect-cathedral = Положите сюда навсегда 1 алмаз: 4 очка в конце.
    .do = положить сюда навсегда 1 алмаз (4 очка)

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
prompt-space = Вы берёте { $building_acc } из стопки или отдельную плитку?
prompt-place = На какой улице вы строите { $building_acc }?
prompt-street = Какое здание { $street_gen } вы используете?
prompt-collect = Взять ресурс с территории { $slot }? Там появится монстр.
prompt-extra = С какой плитки { $region_gen } вы берёте дополнительный ресурс?
prompt-monster = { $slots_count ->
    [one] Появится ли монстр на территории { $slots }?
   *[other] Появится ли монстр? Территории проверяются по очереди: { $slots }.
}
prompt-keep = Какой обычный ресурс вы оставляете? Можно оставить ещё { $room }.
prompt-artifact = Какой артефакт вы берёте?

# ------------------------------------------------------------------ ходы
move-build = Построить { $building_acc } за { n-resource } и 1 поселенца. Активация: { $effect_do }
move-take_from = { $heap_id ->
    [stack] Взять из стопки: её место останется занятым
   *[single] Взять отдельную плитку: её место займёт новая
}
move-place = Построить на { $street_loc }
move-explore = { $gains ->
    [1] Исследовать территорию { $slot }, отправив { n-settlers }, и получить её ресурс
   *[0] Исследовать территорию { $slot }, отправив { n-settlers }
}
move-hunt = { $settlers ->
    [0] Поймать монстра на территории { $slot }
   *[other] Поймать монстра на территории { $slot }, отправив { n-settlers }, и получить { $reward }
}
move-fortify = { $count ->
    [1] Соорудить фортификацию на территории { $slot }, отправив 1 поселенца, и получить { n-resource }
   *[0] Соорудить фортификацию на территории { $slot }, отправив 1 поселенца
}
move-activate_region = { $yield_count ->
    [0] Активировать { $region }, отправив 1 поселенца
   *[other] Активировать { $region }, отправив 1 поселенца: там можно получить { $yield }
}
move-collect = Взять { n-resource } с территории { $slot }: там появится монстр
move-leave = Не брать ресурс с территории { $slot }
move-take_extra = Взять ещё { n-resource } с территории { $slot }
n-building = { $building }
move-activate_street = { $houses_count ->
    [0] Активировать { $street_acc }, отправив 1 поселенца
   *[other] Активировать { $street_acc }, отправив 1 поселенца: на ней { $houses }
}
move-use = { $building_id ->
    [bazaar] Использовать { $building_acc }: отдать 1 { $resource_one } и получить 1 золото
    [warehouse] Использовать { $building_acc }: получить 1 { $resource_one }
    [trading_post] Использовать { $building_acc }: получить 1 { $resource_one }
   *[other] Использовать { $building_acc }: { $effect_do }
}
move-finish_street = Больше ничего на этой улице не использовать
move-activate_fortification = Активировать фортификацию на территории { $slot }, отправив 1 поселенца, и получить { n-resource }
move-let_monster_come = Впустить монстра на территорию { $slot }
move-keep_monster_away = Не пускать монстра на территорию { $slot }
move-invite = { $settlers ->
    [0] Пригласить героя за { $price }: { $hero }, { n-worth }
   *[other] Пригласить героя за { $price } и получить { n-settlers }: { $hero }, { n-worth }
}
n-worth = { $scores_id ->
    [mercenary] { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
   *[other] { $scores } (сейчас { $points })
}
move-exchange = Обменять { $bundle } на 1 { $resource_one }
move-end_turn = Завершить ход
move-pass = Спасовать до конца раунда
move-keep = Оставить 1 { $resource_one }
move-take_artifact = Взять артефакт «{ $artifact }». { $text }

# ------------------------------------------------------------------ рассказ
event-game_begins = Поселенцы прибывают; первый игрок — { $seat }.
event-artifact_taken = { $seat } берёт артефакт «{ $artifact }».
event-artifact_turned_up = Открыт артефакт «{ $artifact }».
event-built = { $seat } покупает { $building_acc }.
event-placed = { $seat } строит { $building_acc } на { $street_loc }.
event-market_filled = На рынке появляется { $building }.
event-explored = { $seat } отправляет { n-settlers } исследовать территорию { $slot }: { $tile }.
event-monster_came = { $seat } встречает { $monster_acc } на территории { $slot }.
event-monster_kept_away = { $seat } не пускает монстра на территорию { $slot }.
event-hunted = { $seat } отправляет { n-settlers } и ловит { $monster_acc } на территории { $slot }.
event-fortified = { $seat } сооружает фортификацию на территории { $slot }.
event-region_activated = { $seat } активирует { $region }.
event-left_alone = { $seat } не берёт ресурс с территории { $slot }.
event-street_activated = { $seat } активирует { $street_acc }.
event-used = { $seat } использует { $building_acc }.
event-stored = { $seat } навсегда откладывает 1 { $resource_one }.
event-paid = { $seat } отдаёт { n-resource }.
event-fort_activated = { $seat } активирует фортификацию на территории { $slot }.
event-gained = { $seat } получает { n-resource }.
event-settlers_came = { $settlers ->
    [one] { $seat } получает { $settlers } дополнительного поселенца.
   *[other] { $seat } получает { $settlers } дополнительных поселенцев.
}
event-exchanged = { $seat } меняет { $bundle } на 1 { $resource_one }.
event-invited = { $seat } приглашает героя: { $hero }.
event-hero_arrived = В ряду героев появляется { $hero }.
event-hero_left = Ряд героев покидает { $hero }.
event-must_pass = { $seat } может только спасовать.
event-passed = { $seat } пасует.
event-first_to_pass = { $seat } пасует раньше всех и начинает следующий раунд.
event-discarded = { $seat } сбрасывает { n-resource }.
event-round_ended = Раунд { $round } окончен.
event-round_begins = Начинается раунд { $round }; первый игрок — { $seat }.
event-game_over = Шестой раунд окончен, подсчитываются очки.

# ------------------------------------------------------------------ отказы
why-too-few-settlers = { $needed ->
    [one] Для этого нужен { $needed } поселенец, а { n-free }.
    [few] Для этого нужны { $needed } поселенца, а { n-free }.
   *[many] Для этого нужно { $needed } поселенцев, а { n-free }.
}
n-free = { $held ->
    [0] свободных у вас нет
    [one] свободен у вас только { $held }
   *[other] свободны у вас только { $held }
}
why-no-one-for-one = Обычные ресурсы меняются два к одному; один к одному — только с артефактом «Верные весы».
why-exchange-in-a-circle = Так вы вернётесь к ресурсам, которые у вас только что были: по кругу обменивать нельзя.
why-one-for-one-is-better = С артефактом «Верные весы» меняют один к одному: отдавать два ресурса незачем.
why-no-such-rate = Такого курса нет. Меняют 2 обычных ресурса на 1 другой; глину, дерево и камень на 1 алмаз; 2 алмаза на 1 золото; 1 золото на 1 обычный ресурс.
why-cannot-exchange = Вы не можете отдать { $bundle }.
why-no-monster = На территории { $slot } нет монстра.
why-already-explored = Территория { $slot } уже исследована.
why-first-tile-in-region-i = Первая ваша территория должна лежать в регионе I.
why-not-adjacent = Территория { $slot } не граничит ни с одной исследованной вами.
why-unexplored = Территория { $slot } ещё не исследована.
why-already-fortified = На территории { $slot } уже есть фортификация.
why-monster-in-the-way = На территории { $slot } монстр: сначала поймайте его, потом сооружайте фортификацию.
why-no-fort = На территории { $slot } нет фортификации.
why-fort-used = Фортификация на территории { $slot } в этом раунде уже активирована.
why-extra-same = Другая плитка даёт такой же дополнительный ресурс, что и { $slot }.
why-extra-tile = Дополнительный ресурс берут с открытой плитки без монстра в активированном регионе, а { $slot } не такая.
why-region-used = В этом раунде { $region } уже активирован.
why-repeated-already = Артефакт повторяет одну активацию за раунд, и она уже была.
why-region-empty = Ни одна плитка { $region_gen } ничего не даст, а пустые активации за этим столом запрещены.
why-street-full = На { $street_loc } нет свободного места.
why-not-on-market = Построить { $building_acc } нельзя: такого здания нет на рынке.
why-settlement-full = Все девять мест вашего поселения заняты.
why-cannot-pay = Это здание стоит 1 { $resource_one }, а такого ресурса у вас нет.
why-street-open = Сначала закончите активацию { $street_gen }: используйте здания, обменивайте ресурсы или оставьте остальное.
why-not-on-street = Использовать { $building_acc } сейчас нельзя.
why-building-used = Использовать { $building_acc } нельзя: это здание уже использовано, или его улица не активирована.
why-cannot-use = У вас нет ресурсов, чтобы использовать { $building_acc }.
why-street-used = В этом раунде { $street } уже активирована.
why-street-empty = На { $street_loc } ничего нет, а пустые активации за этим столом запрещены.
why-hero-not-in-row = Этого героя нет в ряду героев: { $hero }.
why-cannot-pay-hero-surcharge = { $count ->
    [one] На самого героя вам хватает, а на доплату за место в ряду — нет: это ещё { $count } алмаз.
    [few] На самого героя вам хватает, а на доплату за место в ряду — нет: это ещё { $count } алмаза.
   *[many] На самого героя вам хватает, а на доплату за место в ряду — нет: это ещё { $count } алмазов.
}
why-cannot-pay-hero = Этот герой стоит { n-resource }, а у вас { $held ->
    [0] такого ресурса нет
   *[other] { $held }
}.
why-same-artifact = Оставить свой артефакт нельзя: возьмите другой.
why-artifact-not-in-row = Артефакт «{ $artifact }» сейчас взять нельзя.
why-one-hero = В этот ход вы уже пригласили героя, а больше одного нельзя.
why-one-action = В этот ход вы уже выполнили действие, а больше одного нельзя.
why-not-end-turn = Прежде чем завершить ход, выполните действие или пригласите героя; иначе пасуйте.
why-artifact-only-when-passing = Артефакты выбирают в начале игры и когда пасуют.
why-street-not-active = Здания используют, когда активирована их улица.
why-nothing-to-keep = У вас больше нет { $resource_many }.
why-passed-already = Вы спасовали: обменивать ресурсы нужно до паса.
why-no-check-now = Сейчас ни одна территория не проверяется на монстров.
why-kept-when-passing = Что оставить, решают, когда пасуют.
why-nothing-bought = Сначала выберите здание на рынке.
why-region-not-active = Территории дают ресурсы, когда активирован их регион.
why-name-no-resource = Используя { $building_acc }, ресурс не выбирают.
why-name-a-resource = Используя { $building_acc }, нужно выбрать ресурс.
why-extra-gave-nothing = За этим столом дополнительный ресурс даёт только плитка, отдавшая свой, а с территории { $slot } ресурс не взяли.
why-round-is-over-for-you = Вы спасовали: ваше участие в этом раунде окончено.
why-exchange-later = Сначала ответьте на этот вопрос: обмен на него не влияет. Потом, если ход ещё ваш, обменивать снова можно.

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

# ------------------------------------------------------------------ answers given once for all

standing-take_from-stack = Всегда брать здание из стопки
standing-take_from-single = Всегда брать отдельную плитку здания
standing-keep-clay = При пасе всегда оставлять сначала глину
standing-keep-wood = При пасе всегда оставлять сначала дерево
standing-keep-stone = При пасе всегда оставлять сначала камень
