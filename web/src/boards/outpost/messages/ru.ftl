board-market = Рынок
board-heroes = Герои у ворот
board-artifacts = Артефакты
board-beasts = Звери на воле
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
board-empty-land = Неразведанная земля { $slot }
board-empty-house = Свободный участок
board-fortified = укреплено
board-used = задействовано в этом раунде
board-passed = пас
board-price = Цена: { $price }
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
board-beast = На земли приходит зверь этого цвета: { $monster }
board-hunt = Чтобы поймать, нужно { $settlers ->
    [one] { $settlers } поселенец
    [few] { $settlers } поселенца
   *[other] { $settlers } поселенцев
}. Награда: { $reward }
board-in-supply = { $count ->
    [one] { $count } фигурка в запасе
    [few] { $count } фигурки в запасе
   *[other] { $count } фигурок в запасе
}
board-exchange-tip = Два обычных ресурса на один, два алмаза на одно золото, одно золото на один обычный ресурс.
board-no-artifact = нет артефакта
group-build = Построить
group-explore = Разведать
group-hunt = Охота
group-fortify = Укрепить
group-activate = Активировать
group-invite = Пригласить
group-exchange = Обмен
board-zone-construction = стройка
board-zone-exploration = разведка
board-zone-hunt = охота
board-zone-fortification = крепость
board-zone = Отправлено поселенцев: { $count }

# чего ждут остальные
waiting-turn = { $name } обдумывает ход
waiting-space = { $name } выбирает здание на рынке
waiting-place = { $name } выбирает улицу для здания
waiting-street = { $name } выбирает, какое здание работает следующим
waiting-collect = { $name } взвешивает: ресурс или монстр
waiting-extra = { $name } выбирает плитку для ещё одного ресурса
waiting-monster = { $name } решает, что делать с монстром
waiting-keep = { $name } выбирает, что оставить
waiting-artifact = { $name } выбирает артефакт
