rules-nothing-found = В правилах не упоминается «{ $word }».
replay-unfinished = { $count ->
    [one] Партия не закончена: пока сделан { $count } ход.
    [few] Партия не закончена: пока сделано { $count } хода.
   *[other] Партия не закончена: пока сделано { $count } ходов.
}
result = Итог
result-line = { $place }. { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
result-title = Вы заслужили титул «{ $title }».
play-help = Введите номер хода. Ещё: ? (правила этого вопроса), ? слово (поиск в правилах), hint (подсказка), score (очки), undo (отмена), board (поле), save ФАЙЛ, quit (выход).
play-over = Команда «save ФАЙЛ» сохранит партию: terem replay ФАЙЛ перескажет её, terem review ФАЙЛ разберёт. Пустой ввод — выход.
play-left = До встречи. Номер расклада этой партии: { $seed }.
play-number-expected = Введите число от 1 до { $count }.
play-no-undo-nothing = Отменять нечего: ваш ход только начался.
play-no-undo-revealed = Этот шаг отменить нельзя: он открыл что-то новое или решил случай.
play-hint = { $number }. { $move } (около { $points ->
    [one] { $points } очка
   *[other] { $points } очков
}{ $win ->
    [-1] {""}
   *[other] , победа с вероятностью { $win } %
}, { $share } % раздумий)
play-hint-line = дальше, возможно: { $steps }
play-fault = Бот { $name } не принял решение: { $fault }
play-save-where = Куда? Введите: save ФАЙЛ
play-saved = Сохранено в { $file }.
table-round = Раунд { $round } из { $rounds }
table-player = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

outpost-heroes = Ряд героев
outpost-hero = герой
outpost-price = цена
outpost-surcharge = доплата
outpost-points = очки
outpost-settlers = поселенцы
outpost-monster = монстр
outpost-market = Рынок
outpost-building = здание
outpost-effect = эффект
outpost-artifacts = Доступные артефакты
outpost-artifact = артефакт
outpost-resources = ресурсы
outpost-settler-counts = базовых: { $basic }, дополнительных: { $extra }
outpost-used = активировано
outpost-fortified = фортификация
outpost-guests = герои
outpost-passed = пас

village-round = Раунд { $round }
village-first = первый игрок
village-ring = перстень
village-ring-council = в деревенском совете
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
village-life = срок жизни
village-hours = { $count } из 10
village-cities = города
village-customers = покупатели
village-klara = Клара
village-cell = последний кубик на делении

red_cathedral-cathedral = Собор
red_cathedral-section = секция
red_cathedral-cost = цена
red_cathedral-reward = награда
red_cathedral-state = состояние
red_cathedral-tile = жетон: { $tile }
red_cathedral-completed = возведена: { $name }
red_cathedral-decorated = украшение: { $name }
red_cathedral-market = Рынок
red_cathedral-sector = сектор
red_cathedral-resource = ресурс
red_cathedral-dice = кубики
red_cathedral-guild = сословие времени года
red_cathedral-supply = Запас
red_cathedral-track = шкала очков
red_cathedral-cell = деление { $cell }, очки престижа: { $prestige }
red_cathedral-roubles = рубли
red_cathedral-storage = склад
red_cathedral-room = свободных мест
red_cathedral-banners = флажков осталось
red_cathedral-done = возведено секций
red_cathedral-ornaments = украшения
red_cathedral-face-up = лицом вверх
red_cathedral-face-down = лицом вниз

review-thinking = Разбираем партию
review-accuracy = точность
review-count-inaccuracy = неточности
review-count-mistake = ошибки
review-count-blunder = грубые ошибки
