# ------------------------------------------------------------------ score sheet
group-travellers = { source-travellers }
group-guards = { source-guards }
group-builders = { source-builders }
group-mercenaries = { source-mercenaries }
group-banks = { source-banks }
group-cathedrals = { source-cathedrals }
field-travellers = Герои-путешественники
field-explored = Исследованные территории, в том числе под монстрами
field-guards = Герои-стражи
field-forts = Фортификации
field-builders = Герои-строители
field-houses = Здания
field-mercenaries = Очки на ваших наёмниках
field-banks = Золото на банках
field-cathedrals = Алмазы на соборах
field-gold = Золото в запасе
field-diamond = Алмазы в запасе
field-clay = Глина
field-wood = Дерево
field-stone = Камень
field-scales = Артефакт «{ artifact-exchange_1_1 }» (1, если он у вас)
how-travellers = Герои × территории: { $heroes } × { $count } = { $points }
how-guards = Герои × фортификации: { $heroes } × { $count } = { $points }
how-builders = Герои × здания: { $heroes } × { $count } = { $points }
how-mercenaries = Сумма чисел на картах.
how-banks = { $count } × { $each } = { $points }
how-cathedrals = { $count } × { $each } = { $points }
