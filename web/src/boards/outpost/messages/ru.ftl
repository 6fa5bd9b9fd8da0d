board-market = Рынок
board-heroes = Ряд героев
board-artifacts = Артефакты
board-beasts = Монстры
board-round = Раунд { $round } из { $rounds }
board-scales = Обмен
board-settlers = { $count ->
    [one] { $count } поселенец наготове
    [few] { $count } поселенца наготове
   *[other] { $count } поселенцев наготове
}
board-surcharge = { $count ->
    [one] ещё { $count } алмаз
    [few] ещё { $count } алмаза
   *[other] ещё { $count } алмазов
}
board-empty-land = Неисследованная территория { $slot }
board-empty-house = Свободное место для здания
board-fortified = фортификация
board-used = активирована в этом раунде
board-passed = пас
board-price = Стоит { $price }
board-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
board-brings = { $count ->
    [0] не приводит поселенцев
    [one] приводит { $count } поселенца
   *[other] приводит { $count } поселенцев
}
board-beast = На территориях этого цвета появляется { $monster }
board-hunt = { $settlers ->
    [one] Для охоты нужен { $settlers } поселенец. Награда — { $reward }
    [few] Для охоты нужны { $settlers } поселенца. Награда — { $reward }
   *[other] Для охоты нужно { $settlers } поселенцев. Награда — { $reward }
}
board-in-supply = { $count ->
    [one] { $count } фигурка в запасе
    [few] { $count } фигурки в запасе
   *[other] { $count } фигурок в запасе
}
board-exchange-tip = Два обычных ресурса на один, глина, дерево и камень на алмаз, два алмаза на золото, золото на обычный ресурс.
board-no-artifact = нет артефакта
group-build = Построить
group-explore = Исследовать
group-hunt = Охота
group-fortify = Фортификация
group-activate = Активировать
group-invite = Пригласить
group-exchange = Обмен
board-zone-construction = стройка
board-zone-exploration = исследование
board-zone-hunt = охота
board-zone-fortification = фортификация
board-zone = Отправлено поселенцев: { $count }

# чего ждут остальные
waiting-turn = { $name } обдумывает ход
waiting-space = { $name } выбирает здание на рынке
waiting-place = { $name } выбирает улицу для здания
waiting-street = { $name } выбирает, какое здание использовать
waiting-collect = { $name } взвешивает: ресурс или монстр
waiting-extra = { $name } выбирает плитку для ещё одного ресурса
waiting-monster = { $name } решает, появится ли монстр
waiting-keep = { $name } выбирает, что оставить
waiting-artifact = { $name } выбирает артефакт
