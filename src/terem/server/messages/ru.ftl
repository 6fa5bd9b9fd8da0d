# Слова сервера.
bot-random = Случайный бот
bot-greedy = Жадный бот
bot-easy = Лёгкий бот
bot-medium = Средний бот
bot-hard = Сильный бот
bot-master = Бот-мастер
bot-numbered = { $title } { $number }
seat-open = Свободное место
person-deleted = Удалённый игрок

prompt-waiting = Ходит { $name }.
prompt-ending = Ждём, пока { $name } завершит ход.
prompt-end-turn = Все шаги сделаны: завершите ход или отмените последний шаг.

log-start = Игра начинается.
log-undo = { $name } отменяет последний шаг.
log-end_turn = { $name } завершает ход.
log-resign = { $name } сдаётся; дальше играет бот.
log-handover = { $name } передаёт место боту.
log-time = { $name }: время вышло, дальше играет бот.
log-absent = { $name } давно не появляется.
log-claim = Остальные ушли: { $name } забирает победу.
log-back = { $name } снова за столом.
log-finish = Игра окончена.
log-patched = Правила исправлены; партия продолжается по новым.
log-closed = Партия закрыта без результата.

notice-turn = { $game }: ваш ход.
notice-turns = { $count ->
    [one] Вас ждёт { $count } стол.
    [few] Вас ждут { $count } стола.
   *[other] Вас ждут { $count } столов.
}
notice-invited = { $game }: вас приглашают за стол.
circle-asks = { $name } хочет с вами дружить.
circle-agreed = { $name } теперь среди ваших друзей.
circle-challenges = { $name } вызывает вас на партию.
circle-declines = { $name } не принимает ваш вызов.
letter-greeting = Здравствуйте, { $name }!
letter-turn = { $count ->
    [0] Ваш ход: { $game }.
   *[other] Ваш ход: { $game }. С вами за столом: { $names }.
}
letter-invited = { $count ->
    [0] Вас приглашают сыграть: { $game }.
   *[other] Вас приглашают сыграть: { $game }. За столом: { $names }.
}
letter-until = Походить нужно до { $day }.{ $month }.{ $year }, { $time } ({ $zone }).
letter-off = Чтобы таких писем больше не было:
letter-confirm-head = Terem: это ваш адрес?
letter-confirm = Перейдите по этой ссылке, чтобы подтвердить: Terem может писать на этот адрес, когда наступает ваш ход.
letter-reset-head = Terem: новый пароль
letter-reset = По этой ссылке можно задать новый пароль. Она действует один час и только один раз:
letter-not-you = Если вы об этом не просили, ничего не делайте: всё останется как было.
frozen = Эта партия началась по правилам версии { $began } и не подходит к версии { $now }. Её игроки могут просмотреть её и закрыть; после этого её можно сохранить, пересмотреть и сыграть заново.

problem-bad-input = Запрос составлен неверно: { $place }.
problem-bad-json = Это не JSON.
problem-bad-name = Имя состоит из 1–24 букв, цифр, пробелов, точек, дефисов, апострофов или подчёркиваний.
problem-bad-option = Эти настройки не подходят: { $detail }.
problem-bad-seats = Игра «{ $game }» рассчитана на { $low }–{ $high } игроков, и места должны подходить к виду стола.
problem-no-people = За столом должен быть хотя бы один человек.
problem-bad-level = Бота такого уровня нет; уровни: { $levels }.
problem-bad-webhook = Вебхук должен быть публичным адресом http или https.
problem-webhook-silent = Вебхук не вернул код из нашего приветствия.
problem-bad-mail = Это не адрес электронной почты.
problem-bad-push = Служба уведомлений этого браузера не подходит.
problem-bad-zone = Такого часового пояса нет.
problem-bad-days = Эти дни отдыха не складываются: укажите первый и последний день каждого перерыва, без пересечений.
problem-too-many-days = Дней отдыха в году не больше { $most }.
problem-bad-pace = Такого темпа нет; на выбор: { $paces }.
problem-not-oneself = С собой так нельзя.
problem-guest-friend = Дружить могут игроки с учётной записью, а это гость.
problem-not-friends = Вызвать на партию можно только друга.
problem-not-welcome = Вы и кто-то за этим столом не играете друг с другом.
problem-too-many-ties = { $count ->
    [one] Здесь помещается { $count } человек; сначала уберите кого-нибудь из списка.
    [few] Здесь помещаются { $count } человека; сначала уберите кого-нибудь из списка.
   *[other] Здесь помещаются { $count } человек; сначала уберите кого-нибудь из списка.
}
problem-bad-link = Эта ссылка не наша или уже не действует.
problem-bad-file = В этом файле нет партии, которую можно открыть здесь: { $detail }.
problem-bad-password = В пароле от 8 до 200 знаков.
problem-weak-password = Такой пароль легко угадать; возьмите длиннее или необычнее.
problem-no-session = Сначала назовите своё имя.
problem-wrong-password = Имя и пароль не подходят друг к другу.
problem-wrong-code = Имя и код не подходят друг к другу, или код уже использован.
problem-foreign-origin = Этот запрос пришёл с другого сайта.
problem-banned = Владелец сервера закрыл эту учётную запись.
problem-muted = Владелец сервера закрыл для вас чат.
problem-no-account = Для этого нужна учётная запись: сначала сохраните свои партии под паролем.
problem-not-host = Это может только хозяин стола.
problem-not-seated = Вы не сидите за этим столом.
problem-no-spectators = Эта партия закрытая: её видят только те, кто в ней играет.
problem-no-hints = Подсказки доступны, только если за столом нет других людей.
problem-no-such-page = Здесь ничего нет.
problem-no-such-game = Такой игры нет; игры: { $games }.
problem-no-such-table = Такого стола нет, или он закрытый.
problem-no-such-person = Такого человека нет.
problem-no-such-seat = Такого места за этим столом нет.
problem-wrong-method = Этот адрес не принимает такой запрос.
problem-name-taken = Это имя занято; выберите другое.
problem-already-claimed = У этой учётной записи уже есть пароль.
problem-already-seated = Вы уже сидите за этим столом.
problem-seat-taken = Это место занято.
problem-seats-open = Ещё есть свободные места: позовите игроков или посадите ботов.
problem-not-waiting = За этим столом уже играют.
problem-not-playing = За этим столом сейчас не играют.
problem-not-finished = Игра ещё не окончена.
problem-not-your-turn = Сейчас не ваш ход.
problem-seat-has-bot = За вас играет бот; сначала вернитесь на своё место.
problem-cannot-undo = Отменять нечего: ваш ход только начался или открылось что-то новое.
problem-must-end-turn = Предыдущий ход ещё не завершён.
problem-no-turn-to-end = Завершать нечего.
problem-stale = За столом тем временем что-то произошло; посмотрите ещё раз.
problem-resigned = В этой партии вы сдались.
problem-out-of-time = Ваше время вышло дважды; до конца доиграет бот.
problem-not-absent = Никто ещё не заставляет этот стол ждать слишком долго.
problem-bad-position = Такая позиция невозможна: { $detail }.
problem-too-many-analyses = { $count ->
    [one] У вас уже сохранена { $count } позиция, больше не поместится.
    [few] У вас уже сохранены { $count } позиции, больше не поместится.
   *[other] У вас уже сохранено { $count } позиций, больше не поместится.
}
problem-other-rules = Эта партия сыграна по другим правилам: её можно посмотреть, но не разобрать по сегодняшним.
problem-not-reviewed = Эта партия ещё не разобрана.
problem-frozen = Эта партия началась по другим правилам, и продолжить её здесь нельзя.
problem-not-frozen = Эту партию можно продолжать; если хотите уйти, сдайтесь.
problem-too-slow = Запрос не пришёл вовремя.
problem-too-large = Слишком большой запрос.
problem-unsupported-type = Пришлите JSON (тип application/json).
problem-against-rules = Правила этого не разрешают.
problem-too-fast = Слишком часто; попробуйте чуть позже.
problem-one-review = Одну из ваших партий уже разбирают; следующую — когда закончат эту.
problem-too-many-tables = У вас слишком много незаконченных партий; закончите или покиньте одну из них.
problem-too-many-waiting = Ваши столы уже ждут игроков в списке; начните или закройте один из них.
problem-too-many-sockets = Слишком много соединений; закройте одно.
problem-broken = На сервере произошла ошибка; мы её записали.
problem-busy = Сервер сейчас не может это сохранить; попробуйте чуть позже.
problem-stopping = Сервер останавливается; попробуйте чуть позже.

page-not-built = Веб-клиент ещё не собран. Запустите «make web» (или «npm ci && npm run build» в папке web/) и обновите страницу. Описание API: /api/openapi.json.

no-undo-nothing = Отменять нечего: ваш ход только начался.
no-undo-revealed = Этот шаг отменить нельзя: он открыл что-то новое или решил случай.

# Заголовки и предпросмотр страниц — для тех, кому прислали ссылку.
player = Игрок { $number }
page-analysis = Доска для анализа
page-door = { $games ->
    [4] Четыре настольные игры
    [one] { $games } настольная игра
    [few] { $games } настольные игры
   *[other] { $games } настольных игр
} о старине в браузере: с друзьями, против ботов или в одиночку.
page-rules = { $game }: правила
page-guide = Как играть: { $game }
page-learn = Учимся играть: { $game }
page-settings = Сообщения, когда меня нет
page-people = Друзья и другие люди
page-match = Найти игроков
page-companion = Помощник за настоящим столом
page-companion-game = { $game }: помощник за настоящим столом
page-person = { $name }: партии и рейтинги.
page-invites = { $name } приглашает вас сыграть: { $game }
page-waiting = { $game }: стол ждёт игроков
page-sit-down = Чтобы сесть за стол, достаточно имени; учётная запись не нужна.
page-playing = Партия идёт: за ней можно наблюдать.
page-closed = Партия завершена досрочно. Её можно посмотреть ход за ходом.
page-alone = { $name } играет в одиночку. Партию можно посмотреть ход за ходом.
page-shared = Победу делят: { $names }. Партию можно посмотреть ход за ходом.
page-won = Побеждает { $name }. Партию можно посмотреть ход за ходом.
card-waiting = Стол ждёт игроков
card-playing = Партия идёт
card-finished = { $moves ->
    [one] Сыгранная партия: { $moves } ход
    [few] Сыгранная партия: { $moves } хода
   *[other] Сыгранная партия: { $moves } ходов
}
page-puzzles = Задачи: найдите лучший ход
page-puzzles-game = { $game }: найдите лучший ход
