# Боты: общее. Имена — как в книге правил; `plural` — множественное число, с ним согласуются
# глаголы (AGREE); `so` — перед именем не «с», а «со».

bot-marquise = Механическая Маркиса
    .gen = Механической Маркисы
    .dat = Механической Маркисе
    .acc = Механическую Маркису
    .ins = Механической Маркисой
    .pre = Механической Маркисе
    .title = Механическая Маркиса 2.0
bot-eyrie = Крылатые киборги
    .gen = Крылатых киборгов
    .dat = Крылатым киборгам
    .acc = Крылатых киборгов
    .ins = Крылатыми киборгами
    .pre = Крылатых киборгах
    .plural = +
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
bot-lizards = Пульт пресмыкающихся
    .gen = Пульта пресмыкающихся
    .dat = Пульту пресмыкающихся
    .acc = Пульт пресмыкающихся
    .ins = Пультом пресмыкающихся
    .pre = Пульте пресмыкающихся
    .title = Пульт пресмыкающихся
bot-riverfolk = Речные роботы
    .gen = Речных роботов
    .dat = Речным роботам
    .acc = Речных роботов
    .ins = Речными роботами
    .pre = Речных роботах
    .plural = +
    .title = Речные роботы
bot-duchy = Гидробуровое герцогство
    .gen = Гидробурового герцогства
    .dat = Гидробуровому герцогству
    .acc = Гидробуровое герцогство
    .ins = Гидробуровым герцогством
    .pre = Гидробуровом герцогстве
    .title = Гидробуровое герцогство
bot-corvids = Стальной сговор
    .gen = Стального сговора
    .dat = Стальному сговору
    .acc = Стальной сговор
    .ins = Стальным сговором
    .so = +
    .pre = Стальном сговоре
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

sheet-bot-marquise = Механическая Маркиса
sheet-bot-eyrie = Крылатые киборги
sheet-bot-alliance = Синтетический союз
sheet-bot-vagabot = Ботяга
sheet-bot-lizards = Пульт пресмыкающихся
sheet-bot-riverfolk = Речные роботы
sheet-bot-duchy = Гидробуровое герцогство
sheet-bot-corvids = Стальной сговор
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
why-if-possible = { $what }
why-most = больше всего { $what }
why-fewest = меньше всего { $what }
why-alone = { $what } ({ $count })
why-tied = { $what } ({ $count }, столько же: { $others })
why-only-clearing = других возможных полян нет
why-only-player = других возможных игроков нет
why-priority-highest = наибольший приоритет
why-priority-lowest = наименьший приоритет
why-priority-player = приоритет игроков
why-passed-clearing = поляна { $candidate } не подходит: { $because } [{ $clause }]
why-passed-player = { $candidate } не подходит: { $because } [{ $clause }]

## Что считает бот. `none` — о том, чего бот ищет по возможности: такой поляны среди возможных нет.

measure-ordered = приказана
measure-you-rule = бот ею правит
measure-your-warriors = воинов бота
measure-your-pieces = есть компоненты бота
measure-none-of-yours = нет компонентов бота
measure-free-slots = свободных ячеек зданий
measure-has-free-slot = есть свободная ячейка здания
    .none = среди возможных полян нет ни одной со свободной ячейкой здания
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
tell-bot-places = { NOUN($who) }: { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
  } на { NOUN($clearing, case: "acc") }.
tell-spring-snare = { NOUN($who) }: капкан на { NOUN($clearing, case: "pre") } сработал и убран: туда ничего не поставлено, оттуда никто не ушёл.
tell-give-to-bot = { NOUN($who) }: карта { $card } сброшена, потому что у { NOUN($other, case: "gen") } нет руки.
tell-take-from-bot = { NOUN($who) } { AGREE($who, "берёт", "берут") } карту из колоды вместо карты { NOUN($victim, case: "gen") }.
tell-win-together = Победа: { $seats }.

ask-at-random = Случайный выбор

refuse-snare = на поляне открытый капкан
