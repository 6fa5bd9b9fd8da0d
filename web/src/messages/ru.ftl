# ------------------------------------------------------------------ вход
door-title = Садитесь за стол
door-text = { $games ->
    [4] Четыре настольные игры
    [one] { $games } настольная игра
    [few] { $games } настольные игры
   *[other] { $games } настольных игр
} о старине: с друзьями, против ботов или в одиночку.
games = Игры
game = Игра
play-now = Играть
play-solo = Соло
play-friends = С друзьями
play-screen = За одним экраном
play-custom = Настроить партию
rules = Правила
companion = За настоящим столом
players = { $to ->
    [one] { $from }–{ $to } игрок
    [few] { $from }–{ $to } игрока
   *[other] { $from }–{ $to } игроков
}
minutes = { $minutes } мин
weight = Сложность правил: { $weight } из 5
bot-level = Противник
opponents = Противников
my-tables = Мои столы
open-tables = Открытые столы
replays = Завершённые партии
no-tables = Начатых партий нет.
no-open-tables = Сейчас никто не ждёт. Откройте свой стол: в разделе «С друзьями» его можно показать в этом списке.
no-finished = Завершённых партий пока нет.
show-all = Показать все ({ $count })
watch-table = смотреть
unread-chat = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[other] { $count } новых сообщений
}
here-since = С нами с { $day }
loading = Минутку…
try-again = Попробовать ещё раз
leaderboard = Таблица лидеров
no-ratings = { $games ->
    [one] Никто ещё не сыграл { $games } рейтинговую партию.
    [few] Никто ещё не сыграл { $games } рейтинговые партии.
   *[other] Никто ещё не сыграл { $games } рейтинговых партий.
}
name = Имя
rating = Рейтинг
games-played = Партий
wins-column = Побед
your-move = ваш ход
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
to-the-door = Все игры
no-connection = Сервер не отвечает. Попробуйте ещё раз через минуту.
page-broken = Ошибка на странице: { $what }. Обновите её или откройте игру в другом браузере.
close = Закрыть
cancel = Отмена
save = Сохранить
rated = рейтинговая
unrated = без рейтинга
here-now = сейчас здесь
all-games = Все игры
more-tables = Ещё столы

# ------------------------------------------------------------------ учётная запись
account = Имя и учётная запись
your-name = Ваше имя
password = Пароль
keep-account = Сохранить мои партии
sign-in = Войти
sign-out = Выйти
my-page = Мои партии и рейтинги
account-explained = Гостю пароль не нужен. С паролем (от 8 знаков) партии и рейтинги останутся вашими на любом устройстве.
settings = Настройки
setting-motion = Двигать фигурки, бросать кубики, переворачивать карты
setting-sound = Звук
setting-confirm = Переспрашивать перед каждым ходом
setting-notify = Уведомлять, когда наступает мой ход
notify-denied = Браузер не разрешает Terem присылать уведомления: разрешите их в настройках сайта.
safety = Пароль и входы
password-old = Нынешний пароль
password-new = Новый пароль
change-password = Сменить пароль
password-changed = Пароль сменён; на всех других устройствах выполнен выход.
new-codes = Новые коды
codes = Коды на случай потери пароля
codes-explained = Распечатайте или запишите их: каждый один раз позволяет задать новый пароль. Больше они показаны не будут.
code = Код
lost-password = Забыли пароль?
lost-explained = Введите имя, новый пароль и один из кодов, полученных вместе с учётной записью. Если кодов нет, обратитесь к владельцу сервера.
set-password = Задать новый пароль
signed-in-at = Где выполнен вход
this-browser = этот браузер
unknown-browser = неизвестный браузер
sign-out-elsewhere = Выйти на всех других устройствах
my-data = Сохранить все мои данные

# ------------------------------------------------------------------ новый стол
seats = Игроков
seat-open = свободное место
seat-here = за этим экраном
player = Игрок { $number }
more-options = Ещё настройки
clock = Часы
clock-none = без часов
clock-real = { $minutes } мин на игрока, +{ $seconds } с за решение
clock-days = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
   *[other] { $count } дней на ход
}
listed = Показать в списке открытых столов
shuffle-seats = Рассадить в случайном порядке
explicit-end = Каждый ход завершает сам игрок: до этого шаги можно отменить
open-table = Открыть стол
invite-friends = Отправьте эту ссылку друзьям
copy = Копировать
copied = Скопировано
sit-down = Сесть за стол
stand-up = Встать из-за стола
start = Начать
starts-itself = Игра начнётся сама, как только все займут места.
starts-itself-host = Игра начнётся сама, как только все займут места. Свободные места можно отдать ботам.
give-up-table = Закрыть стол
fill-seat = Кто займёт место { $number }
rated-explained = Идёт в рейтинг, если у всех есть учётные записи. Кто сдаётся или отдаёт ход боту, тот проигрывает.

# ------------------------------------------------------------------ стол
laying-the-table = Раскладываем игру…
table-not-yours = Такого стола нет, или он закрыт для посторонних.
reconnecting = Восстанавливаем связь…
watching = Вы наблюдаете за игрой
watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
table-menu = Меню
question = Что делать сейчас
your-turn = Ваш ход
turn-of = Ходит { $name }
skip = { $count ->
    [one] Пропустить { $count } ход
    [few] Пропустить { $count } хода
   *[other] Пропустить { $count } ходов
}
fold = свернуть
choose = Что здесь сделать?
undo = Отменить
end-turn = Завершить ход
hint = Подсказка
hint-thinking = Думаем…
hints-title = Что сделали бы боты
hint-points = { $points ->
    [one] около { $points } очка к концу игры
   *[other] около { $points } очков к концу игры
}
hint-points-title = Ожидаемые очки в конце партии
hint-win = шансы на победу: { $percent } %
hint-share = { $percent } % поиска
hint-share-title = Какая доля поиска пришлась на этот ход
hint-line = Дальше, вероятно:
hint-none = Здесь ботам посоветовать нечего.
not-your-turn = Сейчас не ваш ход: ходит { $name }.
not-your-board = Это планшет, за которым играет { $name }.
game-over = Игра окончена.
pass-the-screen = Теперь за экраном { $name }
i-am = Я — { $name }
you = вы
away = не в сети
bot-plays = играет бот
look-at-board = Посмотреть на этот планшет
back-to-mine = К своему
score-of = { $name }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[other] { $score } очков
}
no-points-yet = Очков пока нет.
time-left = Осталось времени ({ $name })
days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
tab-board = Поле
tab-seats = Игроки
tab-log = Журнал
tab-chat = Чат
tab-rules = Правила
log = Журнал партии
log-all = все
log-earlier = Показать строки выше ({ $count })
log-whose = Чьи ходы
search = Поиск
chat = Чат
say-something = Написать сообщение
send = Отправить
search-rules = Поиск по правилам
rules-now = К этому решению
rules-all = Все правила
contents = Содержание
printed-section = В книжке правил: { $section }
nothing-found = Ничего не найдено.
reconstructed = Реконструкция: напечатанное значение нигде не опубликовано.
hand-over = Пусть за меня играет бот
take-back-seat = Вернуться на своё место
resign = Сдаться
resign-sure = Точно сдаться?

# ------------------------------------------------------------------ после игры
result = Итог
counting = Считаем очки…
skip-counting = Показать всё
wins = { $count ->
    [one] Побеждает { $names }!
   *[other] Победу делят { $names }!
}
you-win = Вы победили!
tie-broken = Очков поровну: победителя определили по правилам ничьей.
solo-result = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[other] { $score } очков
}
solo-title = Вы заслужили титул «{ $title }»
abandoned = Партия прервана.
total = Всего
place = Место
rematch = Сыграть ещё раз
rematch-join = Сесть за новую партию
replay = Просмотр партии
download = Скачать
opening = Начальная позиция
link-to-moment = Ссылка на этот момент партии
to-start = К началу
to-end = К концу
step-back = На ход назад
step-forward = На ход вперёд
autoplay = Воспроизвести
pause = Пауза
moment = Момент партии
speed = Скорость

# ------------------------------------------------------------------ разбор партии
record-best = Ваш лучший результат в этой игре! Раньше было { $before } ({ $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}).
review = Разбор
review-title = Как можно было сыграть лучше?
review-lead = Машина заново обдумает каждое решение этой партии, зная только то, что знал тогда игрок: кто и когда был впереди, что упущено и что было бы лучше.
review-start = Разобрать партию
review-progress = Обдумано ходов: { $done } из { $total }.
review-thinking = Сколько уже разобрано
review-leave = Страницу можно закрыть: разбор продолжится и появится здесь.
review-failed = Разбор не удалось закончить. Попробуйте ещё раз.
review-curves = Ход партии
review-chances = Шанс на победу
review-points = Ожидаемые очки
review-round = Раунд { $number }
review-move = Ход { $number }
review-moves = Ходы { $from }–{ $to }
review-after = после { $moves ->
    [one] { $moves } хода
   *[other] { $moves } ходов
}
review-turning = Переломные моменты
review-turn = Ход { $moves }: вперёд выходит { $name }
review-as-table = Кривые в виде таблицы
review-accuracy = Точность
review-blunder = Грубая ошибка
review-mistake = Ошибка
review-inaccuracy = Неточность
review-mistakes = Где можно было сыграть лучше
review-nothing = Здесь ничего не упущено.
review-try = Сыграть иначе
review-learn = Учиться на своих ошибках
review-points-from = Откуда взялись очки
review-final-scoring = Последний ход и итоговый подсчёт
review-all-moves = Все ходы
analysis = Доска для анализа
analysis-short = Анализ
analysis-from-here = Анализ отсюда
analysis-edit = Расставить вручную
analysis-begin = Разобрать эту позицию
analysis-best = Лучшие ходы машины
analysis-stop = Хватит думать
analysis-think = Думать дальше
analysis-iterations = { $count ->
    [one] рассмотрен { $count } вариант
    [few] рассмотрено { $count } варианта
   *[other] рассмотрено { $count } вариантов
}
analysis-tree = Испробованные ходы
analysis-root = Начало
analysis-comment = Заметка к ходу
analysis-back = Шаг назад
analysis-link = Ссылка на этот анализ
analysis-not-yours = Ходы здесь можно пробовать, но сохранит их только тот, кто начал этот анализ.
analysis-possible = Такая позиция возможна.
analysis-impossible = Такая позиция невозможна: { $flaw }.
analysis-own = Своя позиция
analysis-lead = Выберите игру: вручную можно расставить любую позицию, которую допускают правила.
analysis-players = Игроки
analysis-open = Открыть сохранённую позицию
analysis-open-explained = Позиция, сохранённая в терминале или в Python; файл можно и перетащить на эту страницу.
analysis-from-game = Из партии
analysis-add = Добавить
analysis-remove = Убрать
learn-decision = Решение { $number } из { $total }
learn-played = Было сыграно:
learn-ask = Найдите ход получше: на поле или в списке.
learn-same = Именно так и было сыграно.
learn-best = Отлично: лучше ничего не нашлось.
learn-better = Лучше, чем было сыграно, но есть ход ещё лучше.
learn-alike = Примерно так же хорошо, как было сыграно.
learn-worse = Хуже, чем было сыграно.
learn-again = Попробовать другой ход
learn-reveal = Показать лучший ход
learn-next = Следующее решение
learn-done = Назад к разбору
learn-leave = Закончить

# ------------------------------------------------------------------ клавиши
keys = Горячие клавиши
key-tab = к следующему подсвеченному месту
key-arrows = от одного подсвеченного места к другому
key-enter = сделать ход
key-esc = закрыть, шаг назад
key-undo = отменить
key-end = завершить ход
key-hint = подсказка
key-skip = показать все ходы сразу
key-log = журнал
key-chat = чат
key-rules = правила
key-step = на ход назад или вперёд
key-ends = к началу, к концу
key-autoplay = воспроизвести, пауза
key-keys = этот список

# ------------------------------------------------------------------ lessons
learn = Обучение
learn-title = Учимся играть: { $game }
learn-lead = На настоящем поле, шаг за шагом: наставник говорит и показывает, а правила отвечают. Прерваться можно в любой момент — продолжите с того же места.
learn-first = Первая партия
learn-more = Чего не было в первой партии
learn-solo = В одиночку
learn-finished = пройдено
learn-begun = начато
learn-none = Уроков для этой игры пока нет, но есть правила.
guide = Как играть: одна страница
lesson-free-offline = Дальше вы выбираете сами, а противники отвечают: для этого нужна связь с сервером. Всё остальное в этой главе вы уже видели.
lesson-forbidden-offline = Здесь это против правил. Какой параграф это запрещает, сервер скажет, когда связь вернётся.
lesson-stop = Прерваться
lesson-guide = Наставник
lesson-step = Шаг { $step } из { $steps }
lesson-progress = Сколько пройдено в этой главе
lesson-points-at = Наставник показывает: { $places }.
lesson-read-on = Дальше
lesson-others = Что ещё позволяют правила ({ $count })
lesson-back = На шаг назад
lesson-again = Сначала
lesson-next-chapter = Следующая глава
lesson-chapters = Все главы
lesson-play-whole = Сыграть первую целую партию с подсказками
guide-title = Как играть: { $game }
guide-try = Попробовать: первый урок
guide-print = Напечатать
guide-short = Как играть
aim-heading = О чём игра

# ------------------------------------------------------------------ рассказ о ходах
thinking = думает…
told = Что сделали другие
go-on = Дальше
next-step = Следующий шаг
pace = Скорость показа ходов
pace-slow = медленная
pace-normal = обычная
pace-fast = быстрая
pace-once = сразу
since-last-turn = С вашего последнего хода ({ $count })
retell = Показать ещё раз
to-this-moment = К этому моменту
looking-back = Вы смотрите на прошлый момент партии.
to-now = К текущему ходу
more-answers = Ниже ещё { $count }
key-next-step = показать следующий ход
key-pause-telling = остановить показ ходов, продолжить
tab-ask = Вопрос
setting-end-turns = Завершать мой ход автоматически, когда делать больше нечего
to-round = К раунду
link-to-table = Скопировать ссылку на этот стол

# ------------------------------------------------------------------ помощь во время игры
what-scores = Что приносит очки?
scores-source = За что
scores-now = сейчас
setting-first-games = Мои первые партии: объяснять каждый новый вопрос и переспрашивать перед рискованным ходом
# ------------------------------------------------------------------ кому видно
who-may-see = Кому видна эта партия
sharing-private = только её игрокам
sharing-link = тем, у кого есть ссылка
sharing-public = всем, в том числе в списках
sharing-holds = Кто-то за столом хочет показывать партию меньшему кругу; пока она видна { $sharing }.
open-in-terem = Открыть в Terem
embed = Встроить
embed-explained = Скопировать код, который покажет эту партию на другой странице
open-file = Открыть сохранённую партию
open-file-explained = Файл, полученный кнопкой «Скачать» или сохранённый командой terem play; его можно и перетащить на эту страницу.
drop-here = Отпустите файл здесь
file-unreadable = Этот файл не удалось прочитать.
invites-you = { $name } приглашает вас сыграть: { $game }
your-seat-name = Как вас называть?
need-invitation = Здесь можно наблюдать. Чтобы сесть за стол, нужно приглашение.
games-unlisted = { $count ->
    [one] Ещё { $count } партия здесь не показана: игроки не открыли её для всех.
    [few] Ещё { $count } партии здесь не показаны: игроки не открыли их для всех.
   *[other] Ещё { $count } партий здесь не показано: игроки не открыли их для всех.
}
rated-game = Эта партия идёт в рейтинг.
unrated-game = Эта партия не идёт в рейтинг.
absent-explained = { $name } давно не делает ход. Кто покидает рейтинговую партию, тот проигрывает.
left-explained = Все остальные ушли. Кто покидает рейтинговую партию, тот проигрывает.
claim-win = Объявить себя победителем
absent-bot = Пусть доиграет бот
absent-end = Закончить партию без рейтинга
close-table = Закрыть партию без результата

# ------------------------------------------------------------------ задачи
puzzle = Задача
puzzles = Задачи
puzzles-lead = Позиции из партий сильных ботов, где один способ сыграть заметно лучше всех. Найдите его: чем меньше попыток, тем больше звёзд.
puzzle-of-the-day = Задача дня
puzzles-all = Все задачи (решено { $solved } из { $count })
puzzles-none = Задач пока нет.
puzzle-number = Задача { $number }
puzzle-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
puzzle-stars = { $count ->
    [one] { $count } звезда из 3
    [few] { $count } звезды из 3
   *[many] { $count } звёзд из 3
}
puzzle-title = { $game }: найдите лучший ход
puzzle-task = { $steps ->
    [one] Какой ход заметно лучше остальных?
   *[other] Какие шаги заметно лучше остальных?
}
puzzle-step = шаг { $step } из { $steps }
puzzle-solved = { $tries ->
    [1] Решено с первой попытки!
    [one] Решено, понадобилась { $tries } попытка.
    [few] Решено, понадобились { $tries } попытки.
   *[many] Решено, понадобилось { $tries } попыток.
}
puzzle-given-up = Решение
puzzle-proof = { $iterations ->
    [one] Проверено поиском: на каждый шаг { $iterations } вариант.
    [few] Проверено поиском: на каждый шаг { $iterations } варианта.
   *[other] Проверено поиском: на каждый шаг { $iterations } вариантов.
}
puzzle-solve = Показать решение
puzzle-again = Ещё раз
puzzle-others = Другие задачи
rules-example = Разыграть пример: { $chapter }

# ------------------------------------------------------------------ the app
offline = Нет связи с сервером. Правила, краткие руководства, уроки и помощники работают и без неё; столы, задачи и другие люди — только со связью.
new-version = Вышла новая версия Terem.
load-new-version = Загрузить
new-version-later = Новая версия загрузится, как только ни в одном окне не останется открытого стола.

# ------------------------------------------------------------------ letters to those who are away
notices = Сообщения, когда меня нет
notices-lead = Когда наступает ваш ход, а вы не смотрите на стол, Terem может вас позвать. В сообщении сказано только, какая игра ждёт, и ни слова о том, что лежит на столе.
notice-when = Когда
when-now = сразу
when-quarter = через четверть часа
when-hour = через час
when-daily = раз в день, всё вместе
when-off = никогда
by-push = На ваших устройствах
push-here = Сообщения на этом устройстве, даже когда Terem закрыт
push-devices = { $count ->
    [one] Сообщения получает { $count } устройство.
    [few] Сообщения получают { $count } устройства.
   *[other] Сообщения получают { $count } устройств.
}
push-none = Пока этот браузер закрыт, сообщения в него не приходят; установите Terem как приложение или выберите почту.
push-denied = Этот браузер не пропускает сообщения от Terem: разрешите их в его настройках для этого сайта.
by-mail = По электронной почте
mail-account = Для почты нужна учётная запись: сначала сохраните свои партии под паролем.
mail-outbox = Этот сервер пока не отправляет почту: письма складываются в папку у его владельца.
mail-address = Адрес почты
mail-confirm = Прислать ссылку для подтверждения
mail-sent = Письмо со ссылкой отправлено на { $address }.
mail-laid = Письмо со ссылкой для { $address } лежит в этой папке: попросите его у владельца сервера.
remove = Убрать
by-webhook = Через вебхук
webhook-explained = Адрес вашей собственной программы. Мы пришлём ей код, и она должна вернуть его.
webhook-address = Веб-адрес
webhook-set = Вебхук ответил и включён.
webhook-off = Вебхук выключен.
hours = Время суток
quiet-from = Не беспокоить с
quiet-to = до
daily-at = Ежедневное сообщение — в
hours-explained = По вашему времени ({ $zone }). Если указать одно и то же время дважды, тихих часов нет.
link-mail = Это ваш адрес?
link-mail-do = Да, пишите мне сюда
link-mail-done = Terem будет писать на этот адрес, когда наступит ваш ход.
link-unsubscribe = Больше не присылать такие сообщения?
link-unsubscribe-do = Отписаться
link-unsubscribe-done = Их больше не будет. Включить снова можно в настройках.
link-reset = Новый пароль
link-reset-do = Задать новый пароль
link-reset-done = Новый пароль задан.
lost-by-mail = Пришлите мне ссылку по почте
lost-sent = Если у учётной записи есть подтверждённый адрес, письмо уже отправлено.
days-off = Дни отдыха
days-off-explained = В эти дни время для вас стоит, если в партии даются дни на ход; не больше 30 дней в году. Другие видят это по вашему оставшемуся времени.
first-day = Первый день
last-day = Последний день
add = Добавить
time-ends = время истекает { $when }

# ------------------------------------------------------------------ люди
people = Друзья
people-ask = { $count ->
    [one] { $count } предложение ждёт вашего ответа
    [few] { $count } предложения ждут вашего ответа
   *[other] { $count } предложений ждут вашего ответа
}
people-and-picture = Друзья и ваша картинка
find-players = Найти игроков
find-players-lead = Выберите, во что хотите сыграть. Как только чьи-то пожелания совпадут с вашими, партия начнётся.
look-for-players = Искать игроков
look-now = { $count ->
    [one] ищет { $count } человек
    [few] ищут { $count } человека
   *[other] ищут { $count } человек
}
looking-for = Ищем игроков: { $game }
others-look = { $count ->
    [0] Сейчас партию в эту игру больше никто не ищет.
    [one] Партию в эту игру ищет ещё { $count } человек.
    [few] Партию в эту игру ищут ещё { $count } человека.
   *[other] Партию в эту игру ищут ещё { $count } человек.
}
others-fit = { $count ->
    [0] Ничьи пожелания с вашими не совпадают.
    [one] С вашими совпадают пожелания { $count } человека.
    [few] С вашими совпадают пожелания { $count } человек.
   *[other] С вашими совпадают пожелания { $count } человек.
}
bots-in = { $seconds ->
    [one] Через { $seconds } секунду места смогут занять боты.
    [few] Через { $seconds } секунды места смогут занять боты.
   *[other] Через { $seconds } секунд места смогут занять боты.
}
bots-now = Теперь места могут занять боты.
stay-here = Останьтесь на этой странице: если уйти с неё, поиск прекратится.
stop-looking = Больше не искать
strength-of-others = Сила остальных
any-strength = любая
strength-within = отличается от моей не больше чем на { $points }
bots-may-fill = Боты могут занять места, если за полминуты никто не придёт
friends = Друзья
friends-need-account = Дружить могут игроки с учётной записью: закрепите свою паролем (нажмите на своё имя вверху).
no-friends = Друзей пока нет. Предложите дружбу по имени учётной записи или на странице игрока.
find-person = Имя учётной записи
find = Найти
ask-friend = Предложить дружбу
agree = Принять
refuse = Отклонить
withdraw = Отозвать предложение
part = Убрать из друзей
block = Заблокировать
unblock = Разблокировать
blocked = Заблокированные
blocked-explained = Вы не видите, что они пишут; они не могут вызвать вас, попасть к вам в подобранную партию или сесть за ваш стол.
waits-for-answer = Ждёт вашего ответа
challenge = Вызвать на партию
challenge-friend = Вызвать на партию: { $name }
challenges-you = { $name } вызывает вас: { $game }
challenge-waits = { $game }: ждём, что ответит { $name }
look-at-table = К столу
bots-beside = Ботов за столом
my-picture = Ваша картинка
picture-number = Картинка { $number }
report = Пожаловаться
report-person = Пожаловаться: { $name }
report-explained = Жалобу прочтёт только владелец этого сервера.
report-reason = О чём речь?
reason-chat = Сообщения этого игрока
reason-name = Имя этого игрока
reason-play = Игра этого игрока или то, что его приходится ждать
reason-other = Другое
report-words = Расскажите своими словами
send-report = Отправить жалобу
reported = Спасибо: жалоба отправлена.
strength-and-records = Сила и рекорды
strength-said = { $game }: после рейтинговых партий ({ $count }) сила изменилась с { $first } до { $last }, наибольшая — { $most }.
records-explained = Здесь учитываются только партии против других людей.
best-points = Больше всего очков
best-streak = Побед подряд
running-games = Партии, которые можно смотреть
title-newcomer = Новичок
title-apprentice = Ученик
title-journeyman = Подмастерье
title-master = Мастер
title-grandmaster = Гроссмейстер
title-first = Первое место на сервере
next-table = Следующий стол ({ $count })
plan-turn = Запланировать ход
plan-mine = Мой план ({ $count })
plan-head = Мой следующий ход: план
plan-steps = Что запланировано
plan-lead = Выбирайте, как если бы ход был уже ваш. Больше никто этого не видит.
plan-rule = Когда наступит ваш ход, план выполняется шаг за шагом, пока каждый шаг возможен, стоит и даёт столько же и пока не открылось ничего, что меняет ваш выбор. Если план придётся отменить, вы узнаете почему.
plan-ends-turn = На этом ваш ход окончен.
plan-ends-revealed = Здесь откроется нечто новое: дальше план не составить.
plan-keep = Готово
plan-leave = Назад
plan-shorten = На шаг меньше
plan-discard = Отменить план
once-for-all = Раз и навсегда:
ask-me-again = Снова спрашивать
planned = ход запланирован
understood = Понятно
