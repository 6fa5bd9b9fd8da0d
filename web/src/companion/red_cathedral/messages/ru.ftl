# ------------------------------------------------------------------ score sheet
group-track = { source-track }
group-leftovers = { source-leftovers }
group-tower = Башня { $number }
field-track = Очки престижа у фишки или у ближайшего деления с символом престижа позади неё (полный круг — 40)
field-materials = Материалы на складе
field-roubles = Рубли
field-done = Ваши возведённые секции
field-unfinished = Ваши флажки на невозведённых секциях
field-ornaments = Ваши украшения
how-track = Как стоит фишка: { $points }
how-leftovers = Одно очко за каждые { $each } материалов и рублей: { $left } → { $points }
how-tower = Башня стоит { $value }. Ваш вклад — { $contribution }, вклад остальных — { $others }: { $points }
