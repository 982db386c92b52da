# Боты: общее.

bot-marquise = Механическая Маркиса
    .gen = Механической Маркисы
    .dat = Механической Маркисе
    .acc = Механическую Маркису
    .ins = Механической Маркисой
    .pre = Механической Маркисе
    .title = Механическая Маркиса 2.0
bot-eyrie = Династия киборгов
    .gen = Династии киборгов
    .dat = Династии киборгов
    .acc = Династию киборгов
    .ins = Династией киборгов
    .pre = Династии киборгов
    .title = Крылатые киборги
bot-alliance = Синтетический союз
    .gen = Синтетического союза
    .dat = Синтетическому союзу
    .acc = Синтетический союз
    .ins = Синтетическим союзом
    .pre = Синтетическом союзе
    .title = Синтетический союз
bot-vagabot = Ботяга
    .gen = Ботяги
    .dat = Ботяге
    .acc = Ботягу
    .ins = Ботягой
    .pre = Ботяге
    .title = Ботяга
bot-lizards = Пульт
    .gen = Пульта
    .dat = Пульту
    .acc = Пульт
    .ins = Пультом
    .pre = Пульте
    .title = Пульт пресмыкающихся
bot-riverfolk = Братство роботов
    .gen = Братства роботов
    .dat = Братству роботов
    .acc = Братство роботов
    .ins = Братством роботов
    .pre = Братстве роботов
    .title = Речные роботы
bot-duchy = Герцогство
    .gen = Герцогства
    .dat = Герцогству
    .acc = Герцогство
    .ins = Герцогством
    .pre = Герцогстве
    .title = Гидробуровое герцогство
bot-corvids = Сговор
    .gen = Сговора
    .dat = Сговору
    .acc = Сговор
    .ins = Сговором
    .pre = Сговоре
    .title = Стальной сговор

piece-tunnel = тоннель
    .gen = тоннеля
    .acc = тоннель
piece-citadel = крепость
    .gen = крепости
    .acc = крепость
piece-market = рынок
    .gen = рынка
    .acc = рынок
piece-plot = интрига
    .gen = интриги
    .acc = интригу

level-easy = низкая
level-normal = обычная
level-challenging = высокая
level-nightmare = кошмарная

## Листы

sheet-bot-marquise = бот Маркиса
sheet-bot-eyrie = Киборги
sheet-bot-alliance = бот Союз
sheet-bot-vagabot = Ботяга
sheet-bot-lizards = Пульт
sheet-bot-riverfolk = Роботы
sheet-bot-duchy = Герцогство
sheet-bot-corvids = Сговор
sheet-state = Состояние
sheet-difficulty = Сложность
sheet-traits = Черты
sheet-order = Приказ
sheet-none = нет
sheet-on-map = { $count } на поле, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } вечером

## Почему бот выбрал

tell-choose-clearing = { NOUN($who) }: выбрана { NOUN($clearing) } — { $why_clearing }.
tell-choose-player = { NOUN($who) }: цель — { NOUN($other) } — { $why_player }.
why-such = { $what }
why-if-possible = по возможности { $what }
why-most = больше всего { $what }
why-fewest = меньше всего { $what }
why-alone = { $what } ({ $count })
why-tied = { $what } ({ $count }, столько же: { $others })
why-only-clearing = других таких полян нет
why-only-player = других подходящих игроков нет
why-priority-highest = наибольший приоритет
why-priority-lowest = наименьший приоритет
why-priority-player = приоритет игроков
why-passed-clearing = поляна { $candidate } не подходит: { $because } [{ $clause }]
why-passed-player = { $candidate } не подходит: { $because } [{ $clause }]

## Что считает бот

measure-ordered = приказана
measure-you-rule = бот ею правит
measure-your-warriors = воинов бота
measure-your-buildings = зданий бота
measure-your-pieces = компонентов бота
measure-none-of-yours = нет компонентов бота
measure-free-slots = свободных ячеек зданий
measure-has-free-slot = есть свободная ячейка здания
measure-enemy-pieces = компонентов противников
measure-enemy-warriors = воинов противников
measure-enemy-buildings = зданий противников
measure-enemy-buildings-and-tokens = зданий и жетонов противников
measure-no-enemy-pieces = нет компонентов противников
measure-defenceless-enemy-buildings = беззащитных зданий противников
measure-points = победных очков
measure-pieces-there = компонентов на этой поляне
measure-buildings-there = зданий на этой поляне
measure-buildings-and-tokens-there = зданий и жетонов на этой поляне

## Что произошло

tell-order = { NOUN($who) }: карта приказа — { $card }.
tell-no-order = { NOUN($who) }: карт не осталось, приказа нет.
tell-discard-order = { NOUN($who) }: карта приказа { $card } сброшена.
tell-bot-crafts = { NOUN($who) }: смастерён предмет с карты { $card }.
tell-bot-scores = { NOUN($who) } получает очки по этому пункту.
tell-bot-places = { NOUN($who) }: { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
  } на { NOUN($clearing, case: "acc") }.
tell-spring-snare = { NOUN($who) }: капкан на { NOUN($clearing, case: "pre") } сработал и убран, действие сорвано.
tell-give-to-bot = { NOUN($who) }: карта { $card } сброшена, { NOUN($other) } получает очко.
tell-take-from-bot = { NOUN($who) } берёт карту из колоды вместо карты { NOUN($victim, case: "gen") }.
tell-win-together = Победа: { $seats }.

ask-at-random = Случайный выбор

refuse-snare = на поляне открытый капкан
