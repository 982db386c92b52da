# Страницы: рамка, главная, новый стол, законы, учётная запись.

## Рамка

site-places = Разделы
site-more = Ещё
site-home = Главная
site-laws = Законы
site-language = Язык
site-theme = Тема: как в системе, светлая, тёмная
site-guest = Гость
site-account = Войти
site-settings = Настройки
site-about = Открытый судья настольных игр. Правила изложены своими словами; поля, фигурки и значки нарисованы нами.

## Главная

home-lead = Настольные игры с разными силами сторон, по всем правилам: судья знает каждый пункт, объясняет каждый отказ и не ошибается в подсчётах.
home-games = Игры
home-players = { $most ->
    [one] { $least }–{ $most } участник за столом
    [few] { $least }–{ $most } участника за столом
   *[other] { $least }–{ $most } участников за столом
}
home-new = Новый стол
home-continue = Продолжить
home-played = Сыгранные партии
home-invite = Пригласить игроков
home-watch = Смотреть
home-watch-none = Сейчас за открытыми столами никто не играет.
home-promises = Что здесь обещано
home-law-title = По букве закона
home-law = У каждого варианта, каждой строки журнала и каждого отказа есть номер пункта. Откройте его и прочитайте.
home-fair-title = Честные кубики
home-fair = Отпечаток тайного ключа показан до первого броска, сам ключ — в конце: любую партию можно проверить.
home-free-title = Без регистрации
home-free = Садитесь и играйте гостем. Логин и пароль — когда захотите вернуться с другого устройства.
your-turn = Ваш ход
card-asked = Ход: { $who }
ending-won = Вы победили
ending-lost = Вы проиграли
ending-draw = Ничья
ending-clause = По пункту { $clause }, «{ $title }»
card-continue = Играть
card-watch = Смотреть
card-look = Посмотреть
seat-you = это вы
seat-bot = бот
seat-free = ждём игрока
ago-now = только что
ago-minutes = { $count ->
    [one] { $count } минуту назад
    [few] { $count } минуты назад
   *[other] { $count } минут назад
}
ago-hours = { $count ->
    [one] { $count } час назад
    [few] { $count } часа назад
   *[other] { $count } часов назад
}
ago-days = { $count ->
    [one] { $count } день назад
    [few] { $count } дня назад
   *[other] { $count } дней назад
}

## Новый стол

new-title = { $game }: новый стол
new-seats = Места
new-seats-hint = По часовой стрелке, в порядке ходов.
new-who = Кто играет на месте { $number }
new-faction = За кого играет место { $number }
new-seat = Место { $number }
new-pick = Выберите сторону
new-pick-side = Выбрать сторону для места { $number } по гербу
new-pick-close = Закрыть
new-people = Люди и программы
new-bots = Боты
new-bots-hint = Каждого бота можно настроить.
new-options = Условия
new-random = Случайно
new-chance = Решит жребий
new-add = Ещё место
new-remove = Убрать место { $number }
new-set = Начать партию
new-fine = По правилам так играть можно.
new-refused = Так нельзя.
new-clause = Пункт { $clause }
new-bot-needed = За сторону «{ $found }» играет только бот: выберите его для этого места.
new-bot-cannot = «{ $found }» — сторона для человека или программы, у бота свой планшет.
who-nobody = Никто
who-me = Я
who-hot = Человек рядом со мной
who-link = Человек по ссылке
who-bot = Бот

## Приглашения

invite-title = Пригласите игроков
invite-about = У каждого места своя тайная ссылка. Кто откроет её первым и сядет за стол, тот и играет; больше ссылка никого не посадит.
invite-copy = Скопировать
invite-copied = Скопировано
invite-taken = Место занято
invite-taken-by = Здесь играет { $who }
invite-none = Приглашать больше некого.
invite-go = К столу
join-title = Вас зовут за стол
join-by = { $game }. Приглашает { $host }. Ваша сторона:
join-to = { $game }. Ваша сторона:
join-do = Сесть за стол
join-hint = Регистрация не нужна.
join-taken = Это место уже занято: ссылкой воспользовался кто-то другой.

## Законы

laws-lead = Законы каждой игры целиком, нашими словами. У каждого пункта есть номер и адрес: на него можно сослаться.
laws-clauses = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[other] { $count } пунктов
}
laws-contents = Содержание
laws-search = Найти
laws-search-in = Искать: { $book }
laws-search-example = Слово или номер пункта
laws-found = { $count ->
    [one] «{ $query }»: { $count } пункт.
    [few] «{ $query }»: { $count } пункта.
   *[other] «{ $query }»: { $count } пунктов.
}
laws-count = Найдено пунктов: { $count }
laws-none = Ничего не найдено.
laws-whole = Показать весь закон
laws-see = См.
laws-options = Варианты
laws-lines = Строки журнала

## Учётная запись и настройки

account-title = Учётная запись и настройки
account-guest = Вы играете гостем
account-guest-about = Столы и настройки хранятся в этом браузере. Возьмите логин и пароль, чтобы вернуться к ним откуда угодно.
account-yours = Столы и настройки — ваши на любом устройстве.
account-claim = Взять логин
account-claim-do = Закрепить за собой
account-log-in = Уже есть логин
account-log-in-do = Войти
account-log-out = Выйти
account-move-in = Столы, начатые гостем, перейдут к вам.
account-login = Логин
account-login-hint = От 3 до 40 букв и цифр; можно точку, дефис и подчёркивание.
account-password = Пароль
account-password-hint = Не короче 8 знаков.
account-password-old = Прежний пароль
account-password-new = Новый пароль
account-new-password = Сменить пароль
account-change = Сменить
account-save = Сохранить
account-name = Имя за столом
account-name-hint = Так вас видят остальные. Можно не указывать.
account-login-wrong = Логин: от 3 до 40 букв и цифр, точек, дефисов и подчёркиваний.
account-login-taken = Такой логин уже занят.
account-password-too-short = Пароль слишком короткий: нужно не меньше 8 знаков.
account-password-too-common = Такой пароль слишком распространён, его легко угадать.
account-password-old-wrong = Прежний пароль не тот.
account-not-known = Такой пары логина и пароля нет.
account-name-wrong = Имя: не длиннее 40 обычных знаков.
account-choice-wrong = Такого варианта нет. Ничего не изменилось.
account-email-wrong = Это не похоже на адрес почты.
account-webhook-wrong = Вебхук — это адрес, который начинается с https:// или http://.
account-done-claim = Готово: логин ваш.
account-done-password = Пароль изменён.
account-done-settings = Настройки сохранены.
setting-language = Язык
setting-language-ru = Русский
setting-language-en = English
setting-theme = Тема
setting-theme-auto = Как в системе
setting-theme-light = Светлая
setting-theme-dark = Тёмная
setting-text-size = Размер текста
setting-text-size-small = Мелкий
setting-text-size-normal = Обычный
setting-text-size-large = Крупный
setting-text-size-huge = Очень крупный
setting-motion = Движение
setting-motion-auto = Как в системе
setting-motion-full = Показывать
setting-motion-reduced = Почти без движения
setting-pace = Ходы ботов
setting-pace-0 = Сразу
setting-pace-1 = Быстро
setting-pace-2 = Спокойно
setting-pace-3 = Медленно
setting-sound = Звук, когда наступает мой ход
setting-notices = Уведомления о моём ходе
setting-notices-hint = Можно оставить пустыми.
setting-email = Почта
setting-webhook = Вебхук

## Ошибки

error-404 = Такой страницы нет
error-404-about = Её убрали, она закрыта для вас или в адресе опечатка.
error-403 = Форма устарела
error-403-about = Ничего не изменилось. Вернитесь, обновите страницу и попробуйте ещё раз.
error-500 = Что-то сломалось у нас
error-500-about = Ничего из принятого не потеряно. Попробуйте ещё раз через минуту.
error-home = На главную
