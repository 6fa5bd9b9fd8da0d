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
board-explore-tip = { $settlers ->
    [one] Исследование требует { $settlers } поселенца; открытая здесь плитка даёт ресурс при каждой активации региона.
   *[other] Исследование требует { $settlers } поселенцев; открытая здесь плитка даёт ресурс при каждой активации региона.
}
board-fort-tip = Раз в раунд поселенец в этой фортификации приносит ресурс её плитки, и монстр не появится.
board-region-tip = Раз в раунд поселенец активирует весь регион: каждая плитка без монстра даёт свой ресурс, а там, где нет фортификации, может появиться монстр.
board-region-empty = Взять здесь пока нечего.
board-region-gives = Сейчас: { $what }
board-street-tip = Раз в раунд поселенец активирует всю улицу: используйте её здания в любом порядке, каждое один раз.
board-street-empty = Здесь пока ничего не построено.
board-common-tip = Обычный ресурс: при пасе сбрасывается, но за каждую фортификацию можно оставить один.
board-precious-tip = При пасе остаётся у вас.
board-artifact-tip = Артефакт берут в конце каждого раунда, и он действует до следующего.
board-empty-house = Свободное место для здания
board-explored = Исследованные плитки
board-forts = Фортификации
board-houses = Здания
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
board-exchange-tip = Два обычных ресурса на один другой; глина, дерево и камень на алмаз; два алмаза на золото; золото на обычный ресурс.
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
