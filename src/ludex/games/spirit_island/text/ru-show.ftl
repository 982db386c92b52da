# «Остров духов»: стол в браузере и в терминале.

# Способности.
board-element = { $element } { $count }
board-any-element = любая стихия
board-fast = быстрая
board-slow = медленная
board-from-sacred = от святого места
board-range = { $source ->
    [no] расстояние { $count }
   *[other] расстояние { $count } { $source }
    }
board-target-any = любой регион
board-target-spirit = любой дух
board-target-another = другой дух
board-target-beasts = регион со зверями
board-target-blight = регион со скверной
board-target-city = регион с городом
board-target-coastal = прибрежный регион
board-target-inland = внутренний регион
board-target-dahan = регион с даханами
board-target-invaders = регион с захватчиками
board-target-no-invaders = регион без захватчиков
board-target-no-blight = регион без скверны
board-target-jungle = джунгли
board-target-mountain = горы
board-target-sands = пески
board-target-wetland = болота
board-target-ocean = океан
board-target-wilds = регион с дебрями
board-target-own-presence = регион с вашим присутствием
board-cost = стоимость { $count }
board-gives = даёт стихии: { $elements }
board-level = { $needs }: { $effect }
board-power = { $head }. { $effect }
board-reached = достигнуто

# Положение дел.
board-victory-1 = нет захватчиков
board-victory-2 = нет поселений и городов
board-victory-3 = нет городов
board-victory-4 = победа
board-fear = { $count } из { $size }; получено карт: { $earned }
board-healthy = осталось { $count }; остров первозданный
board-blighted = осталось { $count }; остров осквернён. «{ $card }»: { $effect }
board-deck = карт: { $count }, верхняя — этапа { $stage }
board-deck-empty = карт нет: при следующей разведке игра проиграна
board-foe = { $foe }, уровень { $level }
board-coast = да
board-defend = защита { $count }
board-presence-here = { $spirit }: { $count }
board-sacred-here = { $spirit }: { $count }, святое место
board-energy = { $count }, и каждый ход ещё { $gain }
board-plays = на этом ходу осталось { $count }; каждый ход { $gain }
board-presence-left = на шкалах { $count }; уничтожено { $destroyed }

# Прогноз.
threat-ravage = { $defend ->
    [0] разорение: урон { $count }
   *[other] разорение: урон { $total } − защита { $defend } = { $count }
    }
threat-dahan = погибнет даханов: { $count }
threat-fought = даханы уничтожат захватчиков: { $count }
threat-blight = { $count ->
    [one] скверна
   *[other] скверна ×{ $count }
    }
threat-cascade = { $count ->
    [one] скверна, и она распространится
   *[other] скверна ×{ $count }, и она распространится
    }
threat-presence = { $spirit }: потеря присутствия, { $count }
threat-build-explorer = появится разведчик
threat-build-town = будет построено поселение
threat-build-city = будет построен город
threat-no-ravage = разорения не будет
threat-no-build = строительства не будет
threat-no-explore = разведки не будет
threat-no-disease = болезнь остановит строительство
threat-explore = могут прийти разведчики ({ $count } %)
threat-sum-blight = скверна: { $count }
threat-sum-dahan = погибнет даханов: { $count }
threat-sum-presence = потеря присутствия: { $count }
threat-sum-built = построек: { $count }
threat-nothing = ничего плохого
threat-turns = скверна на карте закончится
threat-ends = игра закончится: { $how }

change-damage = урон { $was } → { $now }
change-blight = скверна { $was } → { $now }
change-dahan = погибнет даханов { $was } → { $now }
change-presence = потеря присутствия { $was } → { $now }
change-built = построят { $was } → { $now }

# Листы.
sheet-table = Ход { $turn }
sheet-thing = Что
sheet-value = Как обстоит
sheet-victory = Условие победы
sheet-terror = Ужас
sheet-fear = Страх
sheet-blight = Скверна
sheet-ravage = Разорение
sheet-build = Строительство
sheet-explore = Разведка
sheet-immigration = Иммиграция
sheet-deck = Колода захватчиков
sheet-foe = Против вас
sheet-difficulty = Сложность
sheet-event = Событие
sheet-fear-last = Последняя карта страха
sheet-forecast = Прогноз
sheet-island = Остров
sheet-land = Регион
sheet-coast = Берег
sheet-pieces = Фишки
sheet-presence = Присутствие
sheet-near = Соседи
sheet-spirit = { $who }
sheet-energy = Энергия
sheet-plays = Розыгрыш карт
sheet-elements = Стихии
sheet-energy-track = Шкала энергии
sheet-plays-track = Шкала розыгрыша карт
sheet-presence-left = Присутствие
sheet-growth = Рост
sheet-hand = Рука
sheet-played = В игре
sheet-discard = Сброс
sheet-drawn = На выбор
sheet-rules = Особые правила
sheet-innates = Врождённые способности: { $who }
sheet-power = Способность
sheet-needs = Условия
sheet-head = Свойства
sheet-state = Состояние
sheet-effect = Эффект
sheet-cards = Ваши карты
sheet-place = Где
sheet-several = { $thing } ×{ $count }

# Что есть у духа.
purse-energy = энергия { $count }
purse-plays = розыгрыш карт { $count }
purse-fear = страх { $count }
purse-sun = солнце { $count }
purse-moon = луна { $count }
purse-fire = огонь { $count }
purse-air = воздух { $count }
purse-water = вода { $count }
purse-earth = земля { $count }
purse-plant = растения { $count }
purse-animal = животные { $count }
purse-threat-blight = грядущая скверна { $count }
purse-threat-dahan = грядущая гибель даханов { $count }
purse-threat-presence = грядущая потеря присутствия { $count }

# Ход.
phase-spirit = духи
phase-fast = быстрые
phase-event = событие
phase-fear = страх
phase-ravage = разорение
phase-build = строительство
phase-explore = разведка
phase-slow = медленные

# Поле.
board-seats = Духи
board-map = Остров
board-hand = Рука
board-in-play = В игре
board-discarded = Сброс
board-empty-hand = На руке нет карт
board-none = нет
board-mine = вы
board-close = Закрыть
board-growth = Рост
board-growth-pick = { $count ->
    [one] выберите один вариант
    [few] выберите { $count } варианта
   *[other] выберите { $count } вариантов
    }
board-innates = Врождённые способности
board-special = Особые правила
board-energy-track = Энергия каждый ход
board-plays-track = Карты каждый ход
board-presence = Присутствие
board-elements = Стихии
board-no-elements = стихий пока нет
board-drawn = Выберите из этих карт
board-removed = Вне игры
board-invaders = Захватчики
board-slot-ravage = Разорение
board-slot-build = Строительство
board-slot-explore = Разведка
board-slot-immigration = Иммиграция
board-slot-empty = нет карты
board-fear-title = Страх
board-terror-title = Ужас { $level }
board-terror-next = { $count ->
    [0] следующая карта последняя
   *[other] карт до следующей степени: { $count }
    }
board-earned = получено карт страха: { $count }
board-blight-title = Скверна
board-blight-healthy = остров первозданный
board-blight-blighted = остров осквернён
board-turn = Ход { $turn }
board-needs = Победа: { $what }
board-forecast = Прогноз
board-forecast-about = Что сделают захватчики при нынешнем положении дел, без событий и страха.
board-forecast-next = Что сделают захватчики на следующем ходу при нынешнем положении дел; защита этого хода к тому времени пропадёт.
board-table = Карты и колоды
board-told-event = Событие
board-told-fear = Последняя карта страха, ужас { $level }
board-told-token = Остров: { $name }
board-told-dahan = Даханы: { $name }
board-piles = Колоды
board-pile-minor = Малые способности: в колоде { $count }, в сбросе { $discarded }
board-pile-major = Великие способности: в колоде { $count }, в сбросе { $discarded }
board-pile-event = События: в колоде { $count }
board-pile-fear = Карты страха: в колоде { $count }
board-asked = выбирает
board-ready = готово
board-won = победа
board-lost = поражение
board-used = применено
board-adds = эта карта добавит
board-covered = закрыто
board-uncovered = открыто
board-sacred = святое место
board-legend = Обозначения
board-legend-lands = Регионы
board-legend-pieces = Фишки и жетоны
board-legend-threats = Прогноз
board-legend-sacred = Присутствие в святом месте
board-legend-presence = Присутствие духа
board-legend-damage = Урон региону с учётом защиты
board-legend-blight = Регион будет осквернён
board-legend-cascade = Скверна распространится
board-legend-build = Захватчики будут строить
board-legend-explore = Следующая разведка может прийти сюда
board-legend-lost = Погибнут даханы
board-legend-defend = Защита
board-stage = этап { $level }
board-count = { $thing }: { $count }

# Сценарии.
marker-hidden = скрытый жетон
marker-find = находка захватчиков: способности не достают до этого региона
marker-ward = защитный узор
marker-flame = пламя
marker-heart = сердце острова
victory-wards = { $usual }, или узор в каждом прибрежном регионе: { $count } из { $size }
victory-insurrection-2 = поселений и городов нигде не больше, чем даханов
victory-insurrection-3 = { $count ->
    [0] поселений и городов нигде не больше, чем даханов
    [one] поселений и городов больше, чем даханов, не более чем в { $count } регионе
   *[other] поселений и городов больше, чем даханов, не более чем в { $count } регионах
    }
board-terror-ritual = ужас растёт только от ритуала
standing-spirits = Духи нашли: { $finds }.
standing-invaders = Захватчики нашли: { $finds }.
standing-unused = Ещё не использовано: { $finds }.
sheet-standing = Находки
board-foe-loss = Поражение также
board-told-foe = Другая сторона

# Разорение как сцена.
camp-invaders = Захватчики
camp-dahan = Даханы
clash-damage = урона
tell-defend-takes = Защита { $defend } отнимает урона: { $count }.

# Карты, которые можно прочесть отдельно.
board-fear-card = Карта страха
board-innate = Врождённая способность
board-power-card = Способность
