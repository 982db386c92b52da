# Планшеты игроков по-русски.

## Строка игрока

seat-score = { $count ->
        [one] { $count } победное очко
        [few] { $count } победных очка
       *[many] { $count } победных очков
    }
seat-supply = { $count ->
        [one] { $count } воин в запасе
        [few] { $count } воина в запасе
       *[many] { $count } воинов в запасе
    }
seat-hand = { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[many] { $count } карт в руке
    }
seat-turn = Ходит
seat-asked = Отвечает
seat-mine = вы
seat-winner = Победа
seat-bot-easy = слабый бот
seat-bot-normal = обычный бот
seat-bot-challenging = сильный бот
seat-bot-nightmare = кошмарный бот
seat-dominance = превосходство
seat-dominance-card = Карта превосходства
seat-coalition = коалиция: { $partner }
seat-choose = Выбрать: { $seat }
seat-crafted = Игровая зона
seat-items = Предметы
seat-known = Известные вам карты в руке

## Общее

seat-none = нет
seat-of = { $count } из { $most }
seat-clearing = поляна { $clearing }
seat-face-down = { $count ->
        [one] { $count } карта лицом вниз
        [few] { $count } карты лицом вниз
       *[many] { $count } карт лицом вниз
    }
seat-tonight = Вечером { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
seat-legend-wood = В углу — цена в дереве, внизу — очки и карты
seat-legend-supporters = В углу — цена в сторонниках, внизу — очки
seat-legend-points = Внизу — очки
seat-legend-evening = Внизу — очки вечером
seat-legend-roosts = Внизу — очки и карты за вечер
seat-legend-ritual = Внизу — очки за обряд и карты
seat-track-label = { $track }: на планшете { $left } из { $total }.
seat-next-cost = Цена следующего — { $count }.
seat-next-points = Следующий приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
seat-track-sawmill = Лесопилки
seat-track-workshop = Мастерские
seat-track-recruiter = Казармы
seat-track-roost = Гнёзда
seat-track-sympathy = Поддержка
seat-track-garden-fox = Лисьи сады
seat-track-garden-rabbit = Заячьи сады
seat-track-garden-mouse = Мышиные сады
seat-track-post-fox = Лисьи посты
seat-track-post-rabbit = Заячьи посты
seat-track-post-mouse = Мышиные посты
seat-track-tunnel = Тоннели
seat-track-citadel = Крепости
seat-track-market = Рынки

## Маркиса

seat-wood = Дерево в запасе
seat-keep = Цитадель
seat-keep-at = на поляне { $clearing }
seat-keep-gone = потеряна
seat-actions = Осталось действий

## Династия

seat-decree = Устав
seat-leader = Лидер
seat-no-leader = Лидер не выбран
seat-other-leaders = Другие лидеры

## Союз

seat-bases = Базы
seat-base-here = на планшете
seat-base-built = построена
seat-officers = Офицеры
seat-operations = Осталось операций
seat-supporters = Сторонники

## Бродяга и Ботяга

seat-character = Персонаж
seat-no-character = Персонаж не выбран
seat-where = Где
seat-item-tracks = На шкалах
seat-satchel = Рюкзак
seat-damaged = Повреждённые
seat-relations = Отношения
seat-quests = Задания
seat-quests-left = в колоде { $count }
seat-quests-done = Выполненные задания
seat-under-ruins = Увидено в руинах
seat-battle-track = Шкала сражений
seat-items-needed = от { $count }
seat-legend-battle = Внизу — сколько нужно предметов
seat-most-hits = Предел урона

## Культ

seat-outcast = Изгои
seat-as-is = { $outcast }
seat-acolytes = Приспешники
seat-gardens = Сады
seat-souls = Заблудшие души
seat-revealed = Открыты в этот ход

## Братство

seat-prices = Цены услуг
seat-prices-by-score = Цена услуги
seat-from-points = от { $points ->
        [one] { $points } очка
       *[other] { $points } очков
    }
seat-sold = { $service }: { $buyer }
seat-posts = Торговые посты
seat-open-hand = Открытая рука
seat-met = есть
seat-not-met = ещё нет

## Герцогство и Сговор

seat-recruits = Вербовка утром
seat-ministers = Лояльные политики
seat-swayed = лоялен
seat-unswayed = нелоялен
seat-plots-up = Открытые интриги
seat-plots-at = { $plots }: поляны { $clearings }

# Одно число на закрытой карточке
strip-wood = Древесина на поле: { $count }
strip-decree = { $count ->
        [one] { $count } карта в указе
        [few] { $count } карты в указе
       *[many] { $count } карт в указе
    }
strip-supporters = { $count ->
        [one] { $count } сторонник
        [few] { $count } сторонника
       *[many] { $count } сторонников
    }
strip-items = { $count ->
        [one] { $count } готовый предмет
        [few] { $count } готовых предмета
       *[many] { $count } готовых предметов
    }
strip-acolytes = { $count ->
        [one] { $count } приспешник
        [few] { $count } приспешника
       *[many] { $count } приспешников
    }
strip-funds = { $count ->
        [one] { $count } воин в капитале
        [few] { $count } воина в капитале
       *[many] { $count } воинов в капитале
    }
strip-buildings = { $count ->
        [one] { $count } здание на поле
        [few] { $count } здания на поле
       *[many] { $count } зданий на поле
    }
strip-sympathy = { $count ->
        [one] { $count } жетон поддержки на поле
        [few] { $count } жетона поддержки на поле
       *[many] { $count } жетонов поддержки на поле
    }
strip-payments = { $count ->
        [one] { $count } воин в платежах
        [few] { $count } воина в платежах
       *[many] { $count } воинов в платежах
    }
strip-ministers = { $count ->
        [one] { $count } лояльный политик
        [few] { $count } лояльных политика
       *[many] { $count } лояльных политиков
    }
strip-plots = { $count ->
        [one] { $count } интрига на поле
        [few] { $count } интриги на поле
       *[many] { $count } интриг на поле
    }
