# Культ пресмыкающихся по-русски.

faction-lizards = Культ
    .gen = Культа
    .dat = Культу
    .acc = Культ
    .ins = Культом
    .pre = Культе
    .title = Культ пресмыкающихся
sheet-faction-lizards = Культ

piece-garden_fox = лисий сад
    .gen = лисьего сада
    .acc = лисий сад
piece-garden_rabbit = заячий сад
    .gen = заячьего сада
    .acc = заячий сад
piece-garden_mouse = мышиный сад
    .gen = мышиного сада
    .acc = мышиный сад

## Варианты ответа

option-outcast = Изгои: { $suit }
option-crusade-battle = Поход: сразиться { AGREE($defender, "с", "со", on: "so") } { NOUN($defender, case: "ins") }, { $clearing }
option-crusade-move = Поход: переместить { $count ->
        [one] { $count } воина
       *[other] { $count } воинов
    } с { NOUN($origin, case: "gen") } на { NOUN($target, case: "acc") }
option-convert = Обращение: воин { NOUN($victim, case: "gen") }, { $clearing }
option-sanctify = Освящение: сад вместо { NOUN($piece, case: "gen") }, { $clearing }
option-ritual-build = Открыть { $card } и посадить сад: { $clearing }
option-ritual-recruit = Открыть { $card } и поместить воина: { $clearing }
option-ritual-score = Потратить { $card } ради победных очков
option-sacrifice = Открыть { $card } и получить приспешника

## Вопросы

ask-outcast = Какая масть станет изгоями?
ask-conspiracy = { $count ->
        [one] { $count } приспешник
        [few] { $count } приспешника
       *[many] { $count } приспешников
    }: устроить заговор?
ask-crusade = Поход привёл на { NOUN($clearing, case: "acc") }: начать там сражение?
ask-ritual = Открыть карту и выполнить обряд?

## Журнал

tell-outcast = Изгои { NOUN($who, case: "gen") } теперь { $suit }.
tell-cult-hated = Изгои теперь ненавистны: { $suit }.
tell-lost-souls = Заблудшие души уходят в сброс: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
tell-cult-revenge = Месть: { $who } { AGREE($who, "получает", "получают") } { $count ->
        [one] { $count } приспешника
       *[other] { $count } приспешников
    }.
tell-cult-fear = Богобоязнь: { $who } сбрасывает { $card }.
tell-cult-spend = { $who } { AGREE($who, "тратит", "тратят") } { $count ->
        [one] { $count } приспешника
       *[other] { $count } приспешников
    }.
tell-convert = { $who } { AGREE($who, "обращает", "обращают") } воина { NOUN($victim, case: "gen") }: { $clearing }.
tell-sanctify = { $who } { AGREE($who, "сажает", "сажают") } сад вместо { NOUN($piece, case: "gen") }: { $clearing }.
tell-ritual-build = { $who } открывает { $card } и сажает { NOUN($piece, case: "acc") }: { $clearing }.
tell-ritual-recruit = { $who } открывает { $card } и вербует воина: { $clearing }.
tell-ritual-score = { $who } тратит { $card } ради победных очков.
tell-sacrifice = { $who } открывает { $card } и получает приспешника.
tell-cult-return = { $who } возвращает в руку: { $cards }.

## Отказы

refuse-cult-acolytes = не хватает приспешников
refuse-cult-outcast = поляна не совпадает с изгоями
refuse-cult-no-garden-left = садов этой масти на шкале не осталось
refuse-cult-no-enemy-warrior = на этой поляне нет воинов такого противника
refuse-cult-no-enemy-building = на этой поляне нет такого здания противника
refuse-cult-revealed = эта карта уже открыта, обряд за неё выполнен
refuse-cult-hates-birds = в обрядах Культа птичьи карты не заменяют другие масти
refuse-cult-rule = вы не правите этой поляной
refuse-cult-suit = поляна не совпадает с картой
refuse-cult-suit-scored = за эту масть вы уже получали победные очки в этот ход
refuse-cult-no-empty-space = на поле нет садов этой масти, поэтому на её шкале нет свободных ячеек

## Листы

sheet-lizards = Культ: изгои — { $outcast }, { $acolytes ->
        [one] { $acolytes } приспешник
        [few] { $acolytes } приспешника
       *[many] { $acolytes } приспешников
    }
sheet-cult-hated = { $outcast } (ненавистные)
sheet-cult-gardens = Осталось садов
sheet-cult-points = Очков за обряд
sheet-cult-scored = получены
sheet-cult-souls = Заблудшие души
sheet-cult-revealed = Открыты

sheet-group-crusade-battle = Поход: сразиться
sheet-line-crusade-battle = { AGREE($defender, "с", "со", on: "so") } { NOUN($defender, case: "ins") }: { $clearing }
sheet-group-crusade-move = Поход: переместить воинов с { NOUN($origin, case: "gen") }
sheet-line-crusade-move = { $count } на { NOUN($target, case: "acc") }
sheet-group-convert = Обращение
sheet-line-convert = воин { NOUN($victim, case: "gen") }: { $clearing }
sheet-group-sanctify = Освящение
sheet-line-sanctify = { $piece }: { $clearing }
sheet-group-ritual-build = Открыть { $card }
sheet-line-ritual-build = сад: { $clearing }
sheet-group-ritual-recruit = Открыть { $card }
sheet-line-ritual-recruit = воин: { $clearing }
sheet-group-ritual-score = Открыть { $card }
sheet-line-ritual-score = потратить ради победных очков
sheet-group-sacrifice = Открыть { $card }
sheet-line-sacrifice = приспешник
