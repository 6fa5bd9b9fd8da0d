# ------------------------------------------------------------------ вход
door-title = Садитесь играть
door-text = Четыре настольные игры о старине: с друзьями, с ботами или в одиночку.
games = Игры
play-now = Играть
play-solo = Соло
play-friends = С друзьями
play-screen = За одним экраном
rules = Правила
players = { $from ->
    [one] { $from }–{ $to } игрока
   *[other] { $from }–{ $to } игрока
}
minutes = { $minutes } мин
weight = Сложность правил: { $weight } из 5
bot-level = Против
opponents = Соперников
my-tables = Мои столы
open-tables = Открытые столы
replays = Завершённые партии
no-tables = Столов пока нет.
no-open-tables = Сейчас никто не ждёт. Откройте свой стол.
leaderboard = Рейтинг
no-ratings = Рейтинговых партий пока нет.
name = Имя
rating = Рейтинг
games-played = Партий
games-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
wins-count = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[other] { $count } побед
}
your-move = ваш ход
moves-played = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
waiting-players = { $count ->
    [0] Все в сборе.
    [one] Ждём ещё { $count } игрока.
   *[other] Ждём ещё { $count } игроков.
}
waiting-for-you = { $count ->
    [one] { $count } стол ждёт вас
    [few] { $count } стола ждут вас
   *[other] { $count } столов ждут вас
}
language = Язык
theme = Тема
theme-auto = как в системе
theme-light = светлая
theme-dark = тёмная
theme-contrast = контрастная
visitor = Гость
guest-name = Гость
lost-title = Такой страницы нет.
to-the-door = Ко входу
no-connection = Сервер не отвечает. Попробуйте ещё раз.
close = Закрыть
cancel = Отмена
save = Сохранить

# ------------------------------------------------------------------ учётная запись
account = Кто вы
your-name = Ваше имя
password = Пароль
keep-account = Сохранить мои партии
sign-in = Войти
sign-out = Выйти
my-page = Мои партии и рейтинги
account-explained = Гостю пароль не нужен. С паролем (от 8 знаков) партии и рейтинги останутся вашими на любом устройстве.
settings = Настройки
setting-motion = Фигуры движутся, ходы соперников показываются по одному
setting-sound = Звук
setting-confirm = Спрашивать перед каждым ходом
setting-notify = Сообщать, когда мой ход

# ------------------------------------------------------------------ новый стол
seats = Мест
seat-open = свободное место
seat-here = за этим экраном
player = Игрок { $number }
more-options = Ещё настройки
clock = Часы
clock-none = без часов
clock-quick = 10 минут и 10 секунд на решение
clock-slow = 30 минут и 20 секунд на решение
clock-day = один день на ход
clock-week = семь дней на ход
listed = Показать в списке открытых столов
watchable = Другие могут наблюдать
shuffle-seats = Перемешать места
explicit-end = Ход заканчивается, только когда игрок это скажет
open-table = Открыть стол
invite-friends = Отправьте эту ссылку друзьям
copy = Копировать
copied = Скопировано
sit-down = Сесть за стол
stand-up = Встать из-за стола
start = Начать
give-up-table = Закрыть стол
fill-seat = Кто сидит на месте { $number }

# ------------------------------------------------------------------ стол
laying-the-table = Накрываем на стол…
table-closed = Этот стол закрыт
table-not-yours = Такого стола нет, или он закрыт для посторонних.
reconnecting = Восстанавливаем связь…
watching = Вы наблюдаете
watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
table-menu = Меню
question = Вопрос
your-turn = Ваш ход
turn-of = Ходит { $name }
skip = { $count ->
    [one] Пропустить { $count } ход
    [few] Пропустить { $count } хода
   *[other] Пропустить { $count } ходов
}
fold = свернуть
choose = Что вы здесь делаете?
undo = Отменить
end-turn = Закончить ход
hint = Подсказка
not-your-turn = Сейчас не ваш ход: ходит { $name }.
not-your-board = Это планшет игрока { $name }.
game-over = Игра окончена.
pass-the-screen = Передайте экран: { $name }
i-am = Я { $name }
you = вы
away = нет на месте
bot-plays = играет бот
look-at-board = Посмотреть на этот планшет
back-to-mine = К моему
score-of = { $name }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[other] { $score } очков
}
days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
tab-board = Поле
tab-seats = Игроки
tab-log = Летопись
tab-chat = Чат
tab-rules = Правила
log = Летопись
log-all = все
log-whose = Чьи ходы
search = Поиск
chat = Чат
say-something = Сказать что-нибудь
send = Отправить
search-rules = Поиск по правилам
rules-now = Для этого решения
rules-all = Все правила
printed-section = Правила: { $section }
nothing-found = Ничего не найдено.
reconstructed = Реконструкция: напечатанное значение не опубликовано.
hand-over = Пусть за меня играет бот
take-back-seat = Вернуться на своё место
resign = Сдаться

# ------------------------------------------------------------------ после игры
result = Итог
counting = Считаем очки…
skip-counting = Показать всё
wins = { $count ->
    [one] Победа: { $names }!
   *[other] Победу делят { $names }!
}
solo-result = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[other] { $score } очков
}
solo-title = Вы заслужили титул: { $title }
abandoned = Партия прервана.
total = Всего
place = Место
rematch = Ещё раз
replay = Повтор
download = Скачать
opening = Начальная позиция
link-to-moment = Ссылка на этот момент
to-start = К началу
to-end = К концу
step-back = На ход назад
step-forward = На ход вперёд
autoplay = Смотреть
pause = Пауза
moment = Момент партии
speed = Скорость

# ------------------------------------------------------------------ клавиши
keys = Клавиши
key-tab = к следующему подсвеченному месту
key-arrows = от одного подсвеченного места к другому
key-enter = сыграть
key-esc = шаг назад
key-undo = отменить
key-end = закончить ход
key-hint = подсказка
key-skip = показать все ходы сразу
key-log = летопись
key-chat = чат
key-rules = правила
key-keys = этот список
