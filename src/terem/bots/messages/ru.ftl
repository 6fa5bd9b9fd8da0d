# Что разбор говорит о ходе. $move и $best — предложения без точки.
review-best = { $move }: лучше не сыграть.
review-good = { $move }: хорошо.
review-inaccuracy = { $move }: не совсем точно, лучший ход ценнее на { $loss }: { $best }.
review-mistake = { $move }: ошибка, потеряно { $loss }. Лучше: { $best }.
review-blunder = { $move }: грубая ошибка, потеряно { $loss }. Намного лучше: { $best }.
