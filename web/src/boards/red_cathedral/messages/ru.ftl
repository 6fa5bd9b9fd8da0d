board-seat = Игрок { $number }
board-supply = Запас
board-storage = Склад
board-workshop = Мастерская
board-purse = Кошель и украшения
board-banners = Знамёна
board-up = в деле
board-down = отложен
board-tower = Башня { $number }
board-tower-value = { $count ->
    [one] Пока приносит строителям { $count } очко
    [few] Пока приносит строителям { $count } очка
   *[many] Пока приносит строителям { $count } очков
}
board-cost = Цена: { $cost }
board-reward = { $roubles ->
    [one] Награда: признание { $recognition }, { $roubles } рубль
    [few] Награда: признание { $recognition }, { $roubles } рубля
   *[many] Награда: признание { $recognition }, { $roubles } рублей
}
board-tile = Жетон мастерской: { $tile }
board-delivered = Доставлено: { $materials }
board-completed = Построено
board-decorated = Украшено
board-takes-ornament = Подходит украшение: { $ornament }
board-tile-up = Лицом вверх: { $tile }
board-tile-down = Лицом вниз: { $tile }
board-slot-empty = Жетона здесь пока нет
board-slot-price = { $price ->
    [one] Жетон лицом вверх стоит здесь { $price } рубль
    [few] Жетон лицом вверх стоит здесь { $price } рубля
   *[many] Жетон лицом вверх стоит здесь { $price } рублей
}
board-slot-banner = Здесь лежит знамя
board-slot-ornament = Жетон лицом вверх освобождает украшение: { $ornament }
board-die-goes = Перейдёт в сектор: { $sector } ({ $resource })
board-sector = { $dice ->
    [0] { $amount } за каждый кубик здесь; сейчас кубиков нет
    [one] { $amount } за каждый кубик здесь; сейчас { $dice } кубик
    [few] { $amount } за каждый кубик здесь; сейчас { $dice } кубика
   *[many] { $amount } за каждый кубик здесь; сейчас { $dice } кубиков
}
board-many = Сколько угодно раз подряд
board-once = Один раз
board-in-supply = Осталось в запасе: { $count }
board-marker = Клетка { $cell }, престиж { $prestige }
board-prestige = Престиж: { $count }
board-room = Свободных мест: { $count }
board-roubles-tip = За 1 престиж дают { $count ->
    [one] { $count } рубль
    [few] { $count } рубля
   *[many] { $count } рублей
}.
board-ornament-tip = Стоит: { $material }. Украшает построенную секцию: { $section }.
board-sections-done = Построено секций
board-tiles-up = Жетонов в деле
board-yakovlev-waits = После вашего хода Яковлев двигает кубик и разыгрывает его карту.
card_text-recognition = Яковлев получает признание: { $count }.
card_text-stocktaking = Яковлев откладывает материалы ({ $count }), каждый раз из самой большой кучи запаса.
card_text-transport = Яковлев везёт всё отложенное на свою стройку.
card_text-claim = Яковлев заявляет секцию: над вашей, иначе основание, иначе любую.
card_text-construction = Все материалы стройки идут в секции Яковлева, вид не важен.
group-claim = Заявить секцию
group-build = Строить
group-market = Пойти на рынок
group-take = Взять из сектора
group-influence = Влияние гильдии
group-workshop = Мастерская
group-up = Лицом вверх, за рубли
group-down = Лицом вниз
group-prestige = За престиж

# чего ждут остальные
waiting-turn = { $name } выбирает: секция, стройка или рынок
waiting-end = { $name } завершает ход
waiting-banner = { $name } берёт флажок
waiting-place = { $name } выбирает ячейку для жетона
waiting-bonus = { $name } берёт материал с нового жетона
waiting-build = { $name } доставляет материалы
waiting-deals = { $name } заключает сделки на рынке
waiting-cart = { $name } отправляет извозчиков
