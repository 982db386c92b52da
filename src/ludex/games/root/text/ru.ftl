# Root по-русски.

## Имена и падежи: gen, dat, acc, ins, pre.

card = «{ $name }» ({ $suit })
vizier = Преданный министр
clearing = поляна { $number } ({ $suit })
    .start = Поляна { $number } ({ $suit })
    .gen = поляны { $number } ({ $suit })
    .dat = поляне { $number } ({ $suit })
    .acc = поляну { $number } ({ $suit })
    .ins = поляной { $number } ({ $suit })
    .pre = поляне { $number } ({ $suit })

suit-fox = лисы
    .gen = лис
    .dat = лисам
    .acc = лис
    .ins = лисами
    .pre = лисах
    .adj = лисьей
suit-rabbit = зайцы
    .gen = зайцев
    .dat = зайцам
    .acc = зайцев
    .ins = зайцами
    .pre = зайцах
    .adj = заячьей
suit-mouse = мыши
    .gen = мышей
    .dat = мышам
    .acc = мышей
    .ins = мышами
    .pre = мышах
    .adj = мышиной
suit-bird = птицы
    .gen = птиц
    .dat = птицам
    .acc = птиц
    .ins = птицами
    .pre = птицах
    .adj = птичьей

faction-marquise = Маркиса
    .gen = Маркисы
    .dat = Маркисе
    .acc = Маркису
    .ins = Маркисой
    .pre = Маркисе
    .title = Маркиса де Коте
faction-eyrie = Династия
    .gen = Династии
    .dat = Династии
    .acc = Династию
    .ins = Династией
    .pre = Династии
    .title = Крылатая династия

piece-sawmill = лесопилка
    .gen = лесопилки
    .acc = лесопилку
piece-workshop = мастерская
    .gen = мастерской
    .acc = мастерскую
piece-recruiter = казарма
    .gen = казармы
    .acc = казарму
piece-wood = дерево
    .gen = дерева
    .acc = дерево
piece-keep = цитадель
    .gen = цитадели
    .acc = цитадель
piece-roost = гнездо
    .gen = гнезда
    .acc = гнездо

item-bag = мешок
item-boots = сапоги
item-crossbow = арбалет
item-hammer = молот
item-sword = меч
item-tea = чайник
item-coins = монеты

leader-builder = Строитель
    .acc = Строителя
leader-charismatic = Избранник
    .acc = Избранника
leader-commander = Командир
    .acc = Командира
leader-despot = Тиран
    .acc = Тирана

column-recruit = вербовка
column-move = перемещение
column-battle = сражение
column-build = строительство

effect-services = услуги Речного братства
effect-bank = «Банк зарытых вкладов»
effect-ferry-card = карта за переправу
effect-hospitals = полевой госпиталь
effect-base = потеря базы Союза
effect-outrage = беспорядки
effect-fear = богобоязнь Культа
effect-disruption = прекращение торговли
effect-crackdown = разгон повстанцев и беспорядки
effect-souls = сброс заблудших душ
effect-customers = возврат платежей
effect-crown = цена сбоя
effect-raid = набег

## Варианты ответа

option-done = Дальше
option-activate-dominance = Активировать { $card }
option-take-dominance = Взять { $card }, потратив { $spent }
option-craft = Смастерить { $card }
option-activate = Активировать орудие масти «{ $suit }»
option-move = Переместить { $count ->
        [one] { $count } воина
       *[other] { $count } воинов
    } с { NOUN($origin, case: "gen") } на { NOUN($target, case: "acc") }
option-battle = Сразиться { AGREE($defender, "с", "со", on: "so") } { NOUN($defender, case: "ins") }: { $clearing }
option-ambush = Разыграть { $card }
option-lose = Потерять: { $piece }
option-begins = Начинает { $who }
option-discard = Сбросить { $card }
option-effect = Сначала: { $effect }
option-use = Применить { $card }
option-rob = Взять случайную карту у { NOUN($victim, case: "gen") } (за неё — 1 победное очко)
option-share = Взять карту вместе { AGREE($partner, "с", "со", on: "so") } { NOUN($partner, case: "ins") }
option-tax = Убрать воина с { NOUN($clearing, case: "gen") } и взять карту
option-decode = Посмотреть руку { NOUN($target_seat, case: "gen") }
option-keep = Цитадель: { $clearing }
option-place = Разместить: { $piece }, { $clearing }
option-hospital = Потратить { $card } и спасти их
option-recruit = Вербовать во всех казармах
option-recruit-at = Воина на { NOUN($clearing, case: "acc") }
option-wood-at = Дерево на { NOUN($clearing, case: "acc") }
option-build = Построить { NOUN($piece, case: "acc") }: { $clearing }
option-pay-wood = Дерево с { NOUN($clearing, case: "gen") }
option-overwork = Сверхурочные, { $clearing }: потратить { $card }
option-extra-action = Потратить { $card } на ещё одно действие
option-corner = Начать: { $clearing }
option-leader = Назначить { NOUN($leader, case: "acc") }
option-decree = Добавить { $card } в столбец «{ $column }»
option-new-roost = Новое гнездо: { $clearing }
option-decree-recruit = По { NOUN($suit, case: "adj") } карте вербовать: { $clearing }
option-decree-move = По { NOUN($suit, case: "adj") } карте переместить { $count ->
        [one] { $count } воина
       *[other] { $count } воинов
    } с { NOUN($origin, case: "gen") } на { NOUN($target, case: "acc") }
option-decree-battle = По { NOUN($suit, case: "adj") } карте сразиться { AGREE($defender, "с", "со", on: "so") } { NOUN($defender, case: "ins") }: { $clearing }
option-decree-build = По { NOUN($suit, case: "adj") } карте построить гнездо: { $clearing }
option-turmoil = Начать смуту

## Вопросы

ask-first-player = Кто ходит первым?
ask-keep = Выберите угол для цитадели
ask-start-building = Где стоит первая { $piece }?
ask-corner = Выберите начальный угол
ask-leader = Выберите лидера
ask-too-few = Компонентов не хватает, осталось { $count }: куда поместить следующий?
ask-craft = Смастерить карты из руки?
ask-action = { $count ->
        [one] Осталось { $count } действие
        [few] Осталось { $count } действия
       *[many] Осталось { $count } действий
    }: выберите одно
ask-extra-action = Действий не осталось: потратьте птичью карту на ещё одно или завершите день
ask-end-daylight = Устав разыгран: что-нибудь ещё до вечера?
ask-march = Второе перемещение марша?
ask-pay-wood = Строится { $piece }, { $clearing }: откуда взять дерево?
ask-activate = Какое орудие активировать для карты { $card }?
ask-decree = Добавьте карту в устав
ask-new-roost = У вас нет гнёзд: где основать новое?
ask-resolve = Разыграйте карту устава, столбец «{ $column }»
ask-ambush = { $attacker } { AGREE($attacker, "нападает", "нападают") } на { NOUN($defender, case: "acc") }: { $clearing }. Устроить засаду?
ask-foil = { $defender } { AGREE($defender, "устраивает", "устраивают") } засаду: { $clearing }. Обнаружить её?
ask-battle-cards = { $attacker } { AGREE($attacker, "сражается", "сражаются") } { AGREE($defender, "с", "со", on: "so") } { NOUN($defender, case: "ins") }: применить карту из игровой зоны?
ask-lose = Что вы теряете на { NOUN($clearing, case: "pre") }?
ask-hospital = Полевой госпиталь: вернуть { $count ->
        [one] { $count } воина
       *[other] { $count } воинов
    } на { NOUN($clearing, case: "acc") }?
ask-discard = В руке больше пяти карт: сбросьте одну
ask-bank = { $card }: с кем вы берёте по карте?
ask-birdsong-cards = Утро: применить карту из игровой зоны?
ask-warren = { $card }: начать сражение?
ask-cobbler = { $card }: выполнить перемещение?
ask-next-effect = Несколько эффектов сразу: какой первый?
ask-cards-first = Обе стороны могут применить карты: кто начинает?

## Журнал

tell-first = { AGREE($who, "Начинает", "Начинают") } { $who }.
tell-turn = Ход { $turn }: { $who }.
tell-keep = { $who } ставит цитадель: { $clearing }.
tell-place = { $who } { AGREE($who, "размещает", "размещают") } { NOUN($piece, case: "acc") }: { $clearing }.
tell-corner = { $who } { AGREE($who, "начинает", "начинают") }: { $clearing }.
tell-leader = { $who } назначает лидера: { $leader }.
tell-wood = { $who } получает дерево: { $count }.
tell-draw = { $who } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
tell-draw-card = Вы берёте { $card }.
tell-reshuffle = Сброс перемешан: в новой колоде { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
tell-discard = { $who } сбрасывает { $card }.
tell-available = { $card } лежит рядом с полем: её может взять любой игрок.
tell-take-random = { $who } берёт случайную карту у { NOUN($victim, case: "gen") }.
tell-take-card = { $who } берёт { $card }.
tell-look = { $who } смотрит карты в руке { NOUN($other, case: "gen") }.
tell-look-cards = В руке { NOUN($other, case: "gen") }: { $cards }.
tell-score = { $who } { AGREE($who, "получает", "получают") } { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    }, всего { $total }.
tell-lose-points = { $who } { AGREE($who, "теряет", "теряют") } { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    }, всего { $total }.
tell-drawn = Уже { $count } ходов никто не продвигается по шкале очков дальше прежнего: ничья.
tell-win = { $who } { AGREE($who, "побеждает", "побеждают") }!
tell-activate-dominance = { $who } активирует { $card } и покидает шкалу очков.
tell-take-dominance = { $who } берёт { $card }, потратив { $spent }.
tell-craft = { $who } мастерит { $card }.
tell-favor = { $who } { AGREE($who, "убирает", "убирают") } всех противников с полян масти «{ $suit }».
tell-use = { $who } применяет { $card }.
tell-tax = { $who } применяет { $card }: воин уходит с { NOUN($clearing, case: "gen") }.
tell-move = { $who } { AGREE($who, "перемещает", "перемещают") } { $count ->
        [one] { $count } воина
       *[other] { $count } воинов
    } с { NOUN($origin, case: "gen") } на { NOUN($target, case: "acc") }.
tell-battle = { $attacker } { AGREE($attacker, "нападает", "нападают") } на { NOUN($defender, case: "acc") }: { $clearing }.
tell-ambush = { $who } { AGREE($who, "устраивает", "устраивают") } засаду: { $card }.
tell-foil = { $who } обнаруживает её: { $card }.
tell-roll = На кубиках { $first } и { $second }. Урон: { $attacker } — { $hits }, { $defender } — { $taken }.
tell-defenceless = { $who } { AGREE($who, "остаётся", "остаются") } без защиты: 1 дополнительный урон.
tell-hits-capped = { $who }: урон не больше { $hits }, по числу воинов или мечей.
tell-defends-higher = { $who } { AGREE($who, "обороняется", "обороняются") } большим числом.
clash-hits = урон на кубиках
forecast = Нанесёте урона { $deal }–{ $deal_most }, получите { $take }–{ $take_most }{ $commander ->
        [0] { "" }
       *[other] { "" }; с дополнительным уроном Командира
    }{ $defenceless ->
        [0] { "" }
       *[other] { "" }; с дополнительным уроном по беззащитным
    }{ $answered ->
        [0] { "" }
       *[other] { "" }; с их дополнительным уроном в обороне
    }{ $ambush ->
        [0] { "" }
       *[other] { "" }; при засаде ещё { $ambush }
    }
tell-lose-warriors = { $who } { AGREE($who, "теряет", "теряют") } { $count ->
        [one] { $count } воина
       *[other] { $count } воинов
    }: { $clearing }.
tell-lose-piece = { $who } { AGREE($who, "теряет", "теряют") } { NOUN($piece, case: "acc") }: { $clearing }.
tell-hospital = Полевой госпиталь: { $who } тратит { $card }, { $count ->
        [one] { $count } воин возвращается
        [few] { $count } воина возвращаются
       *[many] { $count } воинов возвращаются
    } на { NOUN($clearing, case: "acc") }.
tell-recruit = { $who } вербует { $count ->
        [one] { $count } воина
       *[other] { $count } воинов
    }.
tell-recruit-at = { $who } вербует { $count ->
        [one] { $count } воина
       *[other] { $count } воинов
    }: { $clearing }.
tell-build = { $who } строит { NOUN($piece, case: "acc") }: { $clearing }.
tell-overwork = { $who } тратит { $card } и получает дерево: { $clearing }.
tell-extra-action = { $who } тратит { $card } на ещё одно действие.
tell-decree = { $who } добавляет { $card } в столбец «{ $column }».
tell-new-roost = { $who } основывает новое гнездо: { $clearing }, { $count ->
        [one] { $count } воин
        [few] { $count } воина
       *[many] { $count } воинов
    }.
tell-turmoil = { $who }: начинается смута!

## Отказы

refuse-no-such-thing = такого за этим столом нет
refuse-keep = на поляне с цитаделью размещать компоненты может только Маркиса
refuse-scorched = эта поляна выжжена: сюда нельзя ничего поместить или переместить
refuse-no-slot = на этой поляне нет свободных ячеек
refuse-dominance-points = чтобы активировать карту превосходства, нужно не менее 10 победных очков
refuse-dominance-active = вы уже активировали карту превосходства
refuse-not-dominance = это не карта превосходства
refuse-not-available = эта карта не лежит рядом с полем
refuse-no-matching-card = нужно потратить карту, совпадающую с { $card }
refuse-not-in-hand = этой карты нет в вашей руке
refuse-craft-ambush = карты засады нельзя смастерить
refuse-craft-dominance = карты превосходства нельзя смастерить
refuse-item-gone = такого предмета больше нет в запасе
refuse-same-card = карта с таким названием уже лежит в вашей игровой зоне
refuse-craft-cost = не хватает свободных ремесленных орудий нужных мастей
refuse-must-rule = нужно править поляной, с которой вы уходите или на которую входите
refuse-not-adjacent = эти поляны не соединены тропой
refuse-too-few-warriors = там нет стольких ваших воинов
refuse-no-attackers = на этой поляне нет ваших воинов
refuse-no-defender = на этой поляне нет такого противника
refuse-not-an-enemy = это не противник: вы состоите в коалиции
refuse-build-rule = вы не правите этой поляной
refuse-no-building-left = таких зданий на шкале не осталось
refuse-build-wood = в пределах досягаемости не хватает дерева
refuse-no-action-left = у вас не осталось действий
refuse-actions-first = сначала выполните свои действия: птичьи карты дают дополнительные
refuse-not-a-bird = нужна именно птичья карта: другая масть её не заменит
refuse-recruited = в этот ход вы уже вербовали
refuse-no-recruiter = на поле нет ваших казарм
refuse-no-warrior-left = в вашем запасе не осталось воинов
refuse-no-sawmill = на этой поляне нет лесопилки
refuse-no-wood-left = в вашем запасе не осталось дерева
refuse-overwork-card = карта не совпадает с поляной
refuse-one-bird = за ход в устав можно добавить только одну птичью карту
refuse-no-roost-here = на этой поляне нет гнезда
refuse-no-roost-left = гнёзд на шкале не осталось
refuse-roost-here = здесь уже есть гнездо
refuse-roost-rule = вы не правите этой поляной
refuse-decree-suit = поляна не совпадает с картой устава
refuse-decree-card = в текущем столбце устава нет такой карты

## Листы

sheet-clearing = Поляна
sheet-suit = Масть
sheet-ruler = Правит
sheet-slots = Свободно ячеек
sheet-ruin = руины
sheet-warriors = Воины
sheet-pieces = Здания и жетоны
sheet-paths = Тропы к
sheet-faction = Фракция
sheet-score = Очки
sheet-hand = Карты
sheet-supply = Запас
sheet-crafted = Игровая зона
sheet-items = Предметы
sheet-my-hand = Моя рука
sheet-card = Карта
sheet-cost = Стоимость
sheet-effect = Свойство
sheet-deck = Колода и сброс
sheet-deck-size = Карт в колоде
sheet-discard = Сброс
sheet-available = Рядом с полем
sheet-item-supply = Предметы в запасе
sheet-marquise = Маркиса: шкалы
sheet-piece = Компонент
sheet-left = Осталось
sheet-next-cost = Дерева за следующее
sheet-next-points = Очков за следующее
sheet-dominance = превосходство: { $card }
sheet-any = любая
sheet-gives-item = { $item }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
sheet-number = №
sheet-discard-size = Карт в сбросе
sheet-nobody = нет
sheet-column = Столбец
sheet-waiting = Ещё не разыграно
sheet-map-name = { $name }
sheet-players-turn = Игроки, ход { $turn }
sheet-playing = { $faction } (ходит)
sheet-faction-marquise = Маркиса
sheet-faction-eyrie = Династия
sheet-warriors-of = { $faction }{ "\u00A0" }{ $count }
sheet-seen = Известные мне карты в чужих руках
sheet-open-hands = Карты на руках
sheet-cards = Карты
sheet-dominance-fox = Можно активировать, имея не менее 10 очков; победа в начале вашего утра, если вы правите тремя лисьими полянами.
sheet-dominance-rabbit = Можно активировать, имея не менее 10 очков; победа в начале вашего утра, если вы правите тремя заячьими полянами.
sheet-dominance-mouse = Можно активировать, имея не менее 10 очков; победа в начале вашего утра, если вы правите тремя мышиными полянами.
sheet-dominance-bird = Можно активировать, имея не менее 10 очков; победа в начале вашего утра, если вы правите двумя противоположными углами.
sheet-eyrie = Династия: устав, лидер { $leader }; { $roosts ->
        [one] { $roosts } гнездо
        [few] { $roosts } гнезда
       *[many] { $roosts } гнёзд
    } на поле, каждый вечер { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

# Длинные списки: заголовок, под которым стоит вариант, и его строка там, если она короче целой фразы.
sheet-group-battle = Сразиться
sheet-line-battle = { AGREE($defender, "с", "со", on: "so") } { NOUN($defender, case: "ins") }: { $clearing }
sheet-group-move = Переместить воинов с { NOUN($origin, case: "gen") }
sheet-line-move = { $count } на { NOUN($target, case: "acc") }
sheet-group-recruit = Вербовка
sheet-group-build = Построить { NOUN($piece, case: "acc") }
sheet-line-build = { $clearing }
sheet-group-overwork = Сверхурочные
sheet-line-overwork = { $clearing }: потратить { $card }
sheet-group-extra-action = Ещё одно действие
sheet-group-craft = Ремесло
sheet-group-use = Карты в вашей игровой зоне
sheet-group-rob = Карты в вашей игровой зоне
sheet-group-share = Карты в вашей игровой зоне
sheet-group-tax = Карты в вашей игровой зоне
sheet-group-decode = Карты в вашей игровой зоне
sheet-group-activate-dominance = Превосходство
sheet-group-take-dominance = Превосходство
sheet-group-decree = Добавить в устав { $card }
sheet-line-decree = столбец «{ $column }»
sheet-group-decree-recruit = По { NOUN($suit, case: "adj") } карте вербовать
sheet-line-decree-recruit = { $clearing }
sheet-group-decree-move = По { NOUN($suit, case: "adj") } карте переместить воинов с { NOUN($origin, case: "gen") }
sheet-line-decree-move = { $count } на { NOUN($target, case: "acc") }
sheet-group-decree-battle = По { NOUN($suit, case: "adj") } карте сразиться
sheet-line-decree-battle = { AGREE($defender, "с", "со", on: "so") } { NOUN($defender, case: "ins") }: { $clearing }
sheet-group-decree-build = По { NOUN($suit, case: "adj") } карте построить гнездо
sheet-line-decree-build = { $clearing }
sheet-group-turmoil = Смута
game-title = Root
example-card = засада

## Чем кончается партия

end-thirty = тридцать победных очков
end-dominance = по карте господства
end-quiet = никто больше не мог продвинуться
end-together = вместе
