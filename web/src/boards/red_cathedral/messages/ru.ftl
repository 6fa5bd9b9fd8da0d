board-seat = Игрок { $number }
board-supply = Запас
board-storage = Склад
board-workshop = Мастерская
board-purse = Рубли и украшения
board-banners = Флажки
board-up = лицом вверх
board-down = лицом вниз
board-tower = Башня { $number }
board-tower-value = { $count ->
    [one] Пока приносит строителям { $count } очко престижа
    [few] Пока приносит строителям { $count } очка престижа
   *[many] Пока приносит строителям { $count } очков престижа
}
board-cost = Стоит { $cost }
board-reward = Награда — { n-section }
board-tile = Жетон мастерской: { $tile }
board-delivered = Сюда доставили { $materials }
board-completed = Секция возведена
board-decorated = Украшение установлено
board-takes-ornament = Сюда можно установить { $ornament }
board-tile-up = Лицом вверх: { $tile }
board-tile-down = Лицом вниз: { $tile }
board-slot-empty = Жетона здесь пока нет
board-slot-price = Положить жетон лицом вверх стоит здесь { n-price }
board-slot-banner = Здесь лежит флажок
board-slot-ornament = Жетон лицом вверх освобождает украшение: { $ornament }
board-die-goes = Передвинется { $sector } ({ $resource })
board-sector = { $dice ->
    [0] По { $amount } за каждый кубик здесь; сейчас кубиков нет
    [one] По { $amount } за каждый кубик здесь; сейчас здесь { $dice } кубик
    [few] По { $amount } за каждый кубик здесь; сейчас здесь { $dice } кубика
   *[many] По { $amount } за каждый кубик здесь; сейчас здесь { $dice } кубиков
}
board-many = Сколько угодно раз подряд
board-once = Один раз
board-in-supply = Осталось в запасе: { $count }
board-marker = { $prestige ->
    [one] Деление { $cell }: { $prestige } очко престижа
    [few] Деление { $cell }: { $prestige } очка престижа
   *[many] Деление { $cell }: { $prestige } очков престижа
}
board-prestige = { $count ->
    [one] { $count } очко престижа
    [few] { $count } очка престижа
   *[many] { $count } очков престижа
}
board-room = { $count ->
    [0] Свободного места нет
    [one] Осталось место для { $count } единицы материала
   *[many] Осталось место для { $count } единиц материалов
}
board-roubles-tip = За 1 очко престижа можно получить { n-roubles }
board-ornament-tip = Устанавливают на возведённую секцию ({ $section }) за { $material }
board-sections-done = Возведено секций
board-tiles-up = Жетонов лицом вверх
board-yakovlev-waits = После вашего хода Яковлев двигает кубик и разыгрывает его карту.
card_text-recognition = { $count ->
    [one] Яковлев получает { $count } очко признания.
    [few] Яковлев получает { $count } очка признания.
   *[many] Яковлев получает { $count } очков признания.
}
card_text-stocktaking = { $count ->
    [one] Яковлев откладывает { $count } единицу материала, которого больше всего в запасе.
    [few] Яковлев откладывает { $count } единицы материалов, каждый раз того, которого больше всего в запасе.
   *[many] Яковлев откладывает { $count } единиц материалов, каждый раз того, которого больше всего в запасе.
}
card_text-transport = Яковлев отправляет всё отложенное на свою стройку.
card_text-claim = Яковлев заявляет права на секцию: над вашей, иначе на основание, иначе на любую.
card_text-construction = Все материалы со стройки идут на секции Яковлева, вид материала не важен.
group-claim = Заявить права на секцию
group-build = Заняться строительством
group-market = Отправиться на рынок
group-take = Получить ресурсы
group-influence = Использовать влияние
group-workshop = Активировать жетон
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
