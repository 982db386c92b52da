# Лесной союз по-русски.

faction-alliance = Союз
    .gen = Союза
    .dat = Союзу
    .acc = Союз
    .ins = Союзом
    .pre = Союзе
    .title = Лесной союз
sheet-faction-alliance = Союз

piece-base_fox = лисья база
    .gen = лисьей базы
    .acc = лисью базу
piece-base_rabbit = заячья база
    .gen = заячьей базы
    .acc = заячью базу
piece-base_mouse = мышиная база
    .gen = мышиной базы
    .acc = мышиную базу
piece-sympathy = жетон поддержки
    .gen = жетона поддержки
    .acc = жетон поддержки

## Варианты ответа

option-supporter = Потратить { $card }
option-drop-supporter = Сбросить { $card } из колоды сторонников
option-outrage-card = Отдать { $card }
option-outrage-show = Совпадающих карт нет: показать руку
option-revolt = Восстание: { $clearing }
option-spread = Получить поддержку: { $clearing }
option-mobilise = Мобилизация: { $card } в колоду сторонников
option-train = Обучить офицера, потратив { $card }
option-enlist = Вербовать воина: { $clearing }
option-organise = Выступление: воин становится жетоном поддержки, { $clearing }

## Вопросы

ask-supporters = { NOUN($clearing, case: "start") }: нужно потратить ещё { $count ->
        [one] { $count } сторонника
       *[other] { $count } сторонников
    }. Кого?
ask-drop-supporter = Баз не осталось: сбросьте сторонников до пяти
ask-outrage = Беспорядки, { $clearing }: отдайте Союзу совпадающую карту
ask-revolt = Поднять восстание на лояльной поляне?
ask-spread = Получить поддержку?
ask-alliance-daylight = Ремесло, мобилизация или тренировка?
ask-operation = { $count ->
        [one] Осталась { $count } военная операция
        [few] Осталось { $count } военные операции
       *[many] Осталось { $count } военных операций
    }: выберите одну

## Журнал

tell-surplus-supporter = Без баз шестому стороннику нет места: { $who } сбрасывает { $card }.
tell-spend-supporter = { $who } тратит сторонника: { $card }.
tell-spend-all-supporters = { $who } тратит последних сторонников: { $cards }.
tell-lose-base = { $who } теряет базу масти «{ $suit }»: { $count ->
        [0] офицеров не убывает
        [one] уходит { $count } офицер
        [few] уходят { $count } офицера
       *[many] уходит { $count } офицеров
    }, все совпадающие сторонники идут в сброс.
tell-lost-supporters = Сброшенные сторонники: { $cards }.
tell-outrage = { $who } { AGREE($who, "вызывает", "вызывают") } беспорядки: { $clearing }.
tell-outrage-card = { $who } отдаёт { NOUN($other, case: "dat") } карту в колоду сторонников.
tell-supporter-card = { $card } уходит в колоду сторонников.
tell-draw-supporters = { $who } получает из общей колоды { $count ->
        [one] { $count } сторонника
       *[other] { $count } сторонников
    }.
tell-revolt = { $who } поднимает восстание: { $clearing }!
tell-new-base = { $who } размещает { NOUN($piece, case: "acc") } и { $count ->
        [one] { $count } воина
       *[other] { $count } воинов
    }: { $clearing }.
tell-officer = { $who } получает офицера (всего { $count }).
tell-spread = { $who } ищет поддержки: { $clearing }.
tell-sympathy = { NOUN($clearing, case: "start") }: теперь она лояльна { NOUN($who, case: "dat") }.
tell-mobilise = { $who } кладёт карту из руки в колоду сторонников.
tell-train = { $who } тратит { $card } на обучение офицера.
tell-organise = { $who } убирает воина ради выступления: { $clearing }.

## Отказы

refuse-not-sympathetic = эта поляна нелояльная
refuse-base-built = база этой масти уже построена
refuse-too-few-supporters = не хватает сторонников, совпадающих с поляной
refuse-sympathetic = эта поляна уже лояльная
refuse-no-sympathy-left = жетонов поддержки на шкале не осталось
refuse-sympathy-not-near = рядом с этой поляной нет лояльных
refuse-no-base-of-card = на поле нет базы, совпадающей с этой картой
refuse-no-base-here = на этой поляне нет базы
refuse-no-warrior-here = на этой поляне нет вашего воина

## Листы

sheet-alliance = Союз: сторонники и поддержка
sheet-alliance-supporters = Сторонники
sheet-alliance-stack = { $count }: { $cards }
sheet-alliance-officers = Офицеры
sheet-alliance-bases = Базы на поле
sheet-alliance-left = Осталось жетонов
sheet-alliance-cost = Сторонников за следующий
sheet-group-outrage-card = Беспорядки
sheet-group-outrage-show = Беспорядки
sheet-group-revolt = Восстание
sheet-line-revolt = { $clearing }
sheet-group-spread = Получение поддержки
sheet-line-spread = { $clearing }
sheet-group-mobilise = Мобилизация
sheet-line-mobilise = { $card }
sheet-group-train = Тренировка
sheet-line-train = потратить { $card }
sheet-group-enlist = Вербовка
sheet-line-enlist = { $clearing }
sheet-group-organise = Выступление
sheet-line-organise = { $clearing }
