# Стол.

table-board = Стол
table-offline = Связь прервалась. Пробуем снова…
table-story = Что происходит
table-pause = Пауза
table-go-on = Продолжить
table-next = Дальше
table-skip = Пропустить
table-tabs = Об этой партии
table-log = Журнал
table-law = Закон
table-talk = Беседа
table-more = Стол
table-your-turn = Ваш ход
table-your-turn-as = Ваш ход: { $who }
table-waiting = Сейчас решает: { $who }
table-who-won = { $count ->
        [one] Победа: { $who }
       *[other] Победа: { $who }
    }
table-game-over = Партия окончена
table-fold = Показать или скрыть варианты
table-all-options = Все варианты
table-done-sure = { $count ->
        [one] Остался ещё { $count } вариант. Закончить без него?
        [few] Остались ещё { $count } варианта. Закончить без них?
       *[many] Осталось ещё { $count } вариантов. Закончить без них?
    }
table-done-yes = Да, дальше
table-undo = Отменить
table-why = Почему нельзя?
table-why-help = Укажите на поляну, карту или игрока: сначала чем, потом куда. Закон скажет, что мешает.
table-why-none = Пока ничего не выбрано
table-why-more = Об этом одном закону сказать нечего. Укажите на что-нибудь ещё.
table-why-not = Нельзя: { $reason }.
table-why-can = Сейчас это можно.
table-why-watch = Вы смотрите; действуют только игроки.
table-recap = С моего хода
table-recap-none = С вашего последнего хода ничего не произошло.
table-log-all = Показать весь журнал
table-log-empty = Пока ничего не произошло.
table-law-none = Выберите пункт (§), чтобы прочесть его здесь.
table-law-see = См. также
table-back = Назад к столу
table-chat = Разговор
table-chat-empty = Пока все молчат.
table-somebody = Кто-то
table-say = Сказать всем за столом
table-send = Сказать
table-notes = Личные заметки
table-note = Заметка, которую видите только вы
table-keep = Записать
table-forget = Выбросить заметку
table-seats = Места
table-seat-mine = вы
table-seat-bot = бот
table-seat-agent = играет компьютер
table-seat-person = играет человек
table-seat-free = свободно
table-share = Поделиться
table-share-link = Ссылка на этот стол
table-share-open = По этой ссылке можно смотреть партию: видно только то, что открыто всем.
table-share-shut = Этот стол могут открыть только его игроки.
table-copy = Скопировать
table-copied = Скопировано
table-pace = Как быстро рассказывать о чужих ходах
table-pace-0 = Сразу
table-pace-1 = Быстро
table-pace-2 = Спокойно
table-pace-3 = Медленно
table-file = Файл партии
table-save = Сохранить партию в файл
table-save-later = В файле видны карты всех игроков, поэтому сохранить его можно после конца партии.
table-bring = Открыть файл партии
table-bring-help = По файлу будет накрыт новый стол; каждый ответ из файла сыграется заново и будет проверен.
table-bring-file = Файл
table-bring-go = Накрыть стол
table-bring-nothing = Сначала выберите файл.
table-bring-large = Файл слишком велик: файлы партий — не больше { $most } кБ.
table-dice = Честные кубики
table-dice-now = Этот отпечаток секретного ключа сделан до первого броска. В конце ключ откроется, и по нему можно будет проверить каждый бросок.
table-dice-over = Это отпечаток ключа, который показан ниже: по нему можно проверить каждый бросок партии.
table-dice-key = Ключ:
table-curtain = Передайте устройство. Следующее решение: { $who }
table-curtain-help = Остальным сейчас лучше не смотреть.
table-curtain-lift = { $who } — это я: показать мои карты
table-curtain-none = Без занавеса: можно видеть всё
table-curtain-down = Опустить занавес между игроками
table-not-offered = Так нельзя: { $reason } (§ { $clause }). Ничего не изменилось.
table-not-asked = Сейчас решаете не вы. Ничего не изменилось.
table-malformed = Этот запрос нельзя прочесть. Ничего не изменилось.
table-rule-failed = Что-то сломалось внутри. Стол остался таким, каким был; попробуйте иначе.
table-invite = Ссылки на другие места
table-why-close = Закрыть
table-why-verb = Что я хочу сделать
table-why-any = что угодно
