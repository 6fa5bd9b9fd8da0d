rules-nothing-found = В правилах не упоминается «{ $word }».
replay-unfinished = Партия не закончена: пока { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}.
result = Итог
result-line = { $place }. { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
result-title = В летопись вы войдёте как { $title }.
play-help = Введите номер хода. Ещё: ? (правила этого вопроса), ? слово (поиск в правилах), hint (подсказка), undo (отмена), board (поле), save ФАЙЛ, quit (выход).
play-left = До встречи. Зерно этой партии: { $seed }.
play-number-expected = Введите число от 1 до { $count }.
play-no-undo = Отменять нечего: можно взять назад лишь свои шаги, после которых не открылось ничего нового.
play-hint = На первый взгляд лучше всего: { $move }
play-save-where = Куда? Введите: save ФАЙЛ
play-saved = Сохранено в { $file }.
table-round = Раунд { $round } из { $rounds }
table-player = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

outpost-heroes = Герои в ряду
outpost-hero = герой
outpost-price = цена
outpost-surcharge = доплата
outpost-points = очки
outpost-settlers = поселенцы
outpost-monster = монстр
outpost-market = Рынок
outpost-building = здание
outpost-effect = действие
outpost-artifacts = Доступные артефакты
outpost-artifact = артефакт
outpost-resources = ресурсы
outpost-settler-counts = базовых: { $basic }, дополнительных: { $extra }
outpost-used = активировано
outpost-fortified = фортификация
outpost-guests = герои
outpost-passed = спасовал

village-round = Раунд { $round }
village-first = первый игрок
village-ring = перстень
village-ring-council = на крыше совета
village-ring-spent = потрачен
village-green-bag = зелёный мешочек
village-spaces = Кубики на клетках действий
village-market = Рынок
village-stall = прилавок { $number }
village-queue = в очереди
village-free-places = Свободные места для умерших
village-cubes = кубики
village-goods = товары
village-coins = монеты
village-life = время после пера
village-hours = { $count } из 10
village-cities = города
village-customers = покупатели
village-klara = Клара
village-cell = последний кубик на делении

rurik-phase = фаза
rurik-phase-setup = подготовка
rurik-phase-strategy = стратегия
rurik-phase-actions = действия
rurik-phase-claim = развитие
rurik-first = первый игрок
rurik-action = действие
rurik-points-left = осталось очков
rurik-pool-muster = призыв
rurik-pool-move = поход
rurik-pool-attack = атака
rurik-pool-tax = дань
rurik-pool-build = строительство
rurik-pool-sharp_attack = атака с одной картой меньше
rurik-pool-leap = послать куда угодно
rurik-strategy = Планшет стратегии (очки, цена: советник и взятка)
rurik-map = Карта
rurik-land = удел
rurik-good = товар
rurik-ruler = владеет
rurik-pieces = фигуры
rurik-structures = постройки
rurik-taken = ({ $good })
rurik-rebel = мятежник
rurik-neutral = нейтральный ратник
rurik-deeds = Подвиги в ряду
rurik-deed = подвиг
rurik-points = очки
rurik-effect = за что и что даёт
rurik-leader = персонаж
rurik-agenda = достижение
rurik-coins = монеты
rurik-boat = ладья
rurik-dock = пристань
rurik-tracks = очки на шкалах, шаги войны
rurik-supply = ратники в запасе
rurik-advisors = советники
rurik-cards = карты указов
rurik-done = совершённые подвиги
rurik-captured = пленные мятежники
rurik-drawn = Взятые карты
rurik-priority = приоритет
rurik-order = порядок уделов
rurik-row = советник
