review-best = Ничего лучше не нашлось.
review-good = Почти так же хорошо: { $move }.
review-inaccuracy = Немного лучше было: { $move }.
review-mistake = Лучше было: { $move }.
review-blunder = Гораздо лучше было: { $move }.
review-points = Это обещает примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} больше.
review-rivals = Другим при этом достанется меньше.
review-chance = Шанс на победу был бы { $better } % вместо { $now } %.
