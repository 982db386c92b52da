# «Герои III» по-русски.

## Имена и падежи: gen, dat, acc, ins, pre. `start` открывает предложение, `title` стоит над планшетом.

faction-mushroomfolk = гриболюды
    .start = Гриболюды
    .title = Гриболюды
    .gen = гриболюдов
    .dat = гриболюдам
    .acc = гриболюдов
    .ins = гриболюдами
    .pre = гриболюдах
faction-werewolves = оборотни
    .start = Оборотни
    .title = Оборотни
    .gen = оборотней
    .dat = оборотням
    .acc = оборотней
    .ins = оборотнями
    .pre = оборотнях
faction-archons = архонты
    .start = Архонты
    .title = Архонты
    .gen = архонтов
    .dat = архонтам
    .acc = архонтов
    .ins = архонтами
    .pre = архонтах
faction-lizardfolk = ящеры
    .start = Ящеры
    .title = Ящеры
    .gen = ящеров
    .dat = ящерам
    .acc = ящеров
    .ins = ящерами
    .pre = ящерах
faction-dark-elves = тёмные эльфы
    .start = Тёмные эльфы
    .title = Тёмные эльфы
    .gen = тёмных эльфов
    .dat = тёмным эльфам
    .acc = тёмных эльфов
    .ins = тёмными эльфами
    .pre = тёмных эльфах
faction-cyclopes = циклопы
    .start = Циклопы
    .title = Циклопы
    .gen = циклопов
    .dat = циклопам
    .acc = циклопов
    .ins = циклопами
    .pre = циклопах

action-wood = добыча дерева
action-iron = добыча железа
action-gold = добыча золота
action-move = перемещение
action-build = строительство

resource-wood = дерево
    .gen = дерева
resource-iron = железо
    .gen = железа
resource-gold = золото
    .gen = золота
resource-own = мясо
    .gen = мяса

terrain-forest = лес
terrain-lake = озеро
terrain-field = поле
terrain-mountain = горы

thing-wood = { $count ->
        [one] { $count } дерево
       *[other] { $count } дерева
    }
thing-iron = { $count ->
        [one] { $count } железо
       *[other] { $count } железа
    }
thing-gold = { $count ->
        [one] { $count } золото
       *[other] { $count } золота
    }
thing-meat = { $count ->
        [one] { $count } мясо
       *[other] { $count } мяса
    }
thing-spore = { $count ->
        [one] { $count } спора
        [few] { $count } споры
       *[other] { $count } спор
    }
thing-vp = { $count } ПО

region = { $name }
    .fort = { $name }{ $strength ->
        [0] {""}
       *[other] {" "}(сила { $strength })
    }
    .treaty = { $name }{ $souls ->
        [0] {""}
       *[other] : { $beast }, нужно душ больше { $souls }
    }
monster = чудовище № { $number }
    .gen = чудовища № { $number }
    .acc = чудовище № { $number }
    .ins = чудовищем № { $number }
    .fight = чудовищем № { $number } (сила { $strength })
    .own = чудовище № { $number } (сила { $own })

## Варианты

option-done = Готово
option-start = Начать в регионе { $region }
option-number = { $number }: { $action }
option-take = { $count ->
        [one] { $count } { NOUN($kind) }
       *[other] { $count } { NOUN($kind, case: "gen") }
    }
option-pay = Заплатить { $count ->
        [one] { $count } { NOUN($kind) }
       *[other] { $count } { NOUN($kind, case: "gen") }
    }
option-exchange = { $count ->
        [0] Ничего не менять
        [one] Обменять { $count } ресурс
        [few] Обменять { $count } ресурса
       *[other] Обменять { $count } ресурсов
    }
option-build = Построить здание «{ $building }»
option-hire = Нанять в войско «{ $troop }»: { $count }
option-raise = Возвести на фундаменте
option-skip = Не надо
option-stay = Остаться
option-go = В регион { $region } ({ $cost ->
        [one] { $cost } очко
        [few] { $cost } очка
       *[other] { $cost } очков
    })
option-fight = Сразиться
option-peace = Не сражаться
option-claim = Заявить права
option-yield = Уступить
option-monster = Сразиться с { NOUN($monster, case: "fight") }
option-fortress = Крепость региона { NOUN($region, case: "fort") }
option-send = Из войска «{ $troop }»: { $count }
option-reward-monster = Ресурсы чудовища
option-reward-resources = Ресурсы проигравших
option-reward-artifact = Артефакт «{ $artifact }» у { NOUN($loser, case: "gen") }
option-rob = { $count ->
        [one] { $count } { NOUN($kind) }
       *[other] { $count } { NOUN($kind, case: "gen") }
    } у { NOUN($loser, case: "gen") }
option-artifact = Взять артефакт «{ $artifact }»
option-leave = Не брать

## Вопросы

ask-start = В каком регионе с порталом вы начнёте?
ask-plan = Какое действие получит число { $number }?
ask-take-any = Любые ресурсы, всего { $count }: сколько { NOUN($kind, case: "gen") }?
ask-pay-any = Заплатите любыми ресурсами, всего { $count }: сколько { NOUN($kind, case: "gen") }?
ask-exchange = Сколько ресурсов обменяете?
ask-build = Строительство уровня { $level }: что делаете?
ask-foundation = Вписать { $written } в фундамент региона { $region }?
ask-move = Куда? У вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } перемещения.
ask-moving = втайне выбирают, куда идти
ask-declaring = втайне заявляют боевые единицы
ask-want-fight = В регионе { $region } вместе с вами { $others }. Хотите сразиться?
ask-claim = В регионе { $region } никто не сражается. Заявите права на крепость или артефакт?
ask-fights = { $herd ->
        [0] Чудовище, крепость или больше ничего?
       *[other] Чудовище, стадо (сила { $herd }), крепость или больше ничего?
    }
ask-send = Сколько единиц войска «{ $troop }» участвует? Сила каждой { $strength }. { $enemy ->
        [0] Сила других неизвестна.
       *[other] Сила противника { $enemy }.
    }
ask-reward = Какую награду возьмёте? Ресурсов проигравших можно забрать: { $count }.
ask-rob = Сколько { NOUN($kind, case: "gen") } заберёте у { NOUN($loser, case: "gen") }? Ещё можно забрать: { $count }.
ask-artifact = Возьмёте артефакт «{ $artifact }»?

## Журнал

tell-first = Первый игрок — { $who }.
tell-start = { NOUN($who, case: "start") } начинают в регионе { $region }.
tell-round = Раунд { $round }. Действия выбирают { $who }.
tell-plan = { NOUN($who, case: "start") } объявляют действия по порядку: { $actions }.
tell-action = Действие уровня { $level }: { $action }.
tell-gain = { NOUN($who, case: "start") } получают: { $things }.
tell-circle = { NOUN($who, case: "start") } накопили { $at ->
        [one] { $at } { NOUN($kind) }
       *[other] { $at } { NOUN($kind, case: "gen") }
    }: обведено { $points } ПО.
tell-units = { NOUN($who, case: "start") } получают боевые единицы в войско «{ $troop }»: { $count }.
tell-build = { NOUN($who, case: "start") } строят здание «{ $building }».
tell-foundation = { NOUN($who, case: "start") } вписывают { $written } в фундамент региона { $region }.
tell-hire = { NOUN($who, case: "start") } нанимают в войско «{ $troop }»: { $count }.
tell-announce = { NOUN($who, case: "start") } теперь в регионе { $region }.{ $count ->
        [0] {""}
       *[other] {" "}Получено: { $things }.
    }
tell-announce-stay = { NOUN($who, case: "start") } остались в регионе { $region }.{ $count ->
        [0] {""}
       *[other] {" "}Получено: { $things }.
    }
tell-wants-fight = { NOUN($who, case: "start") } хотят сразиться в регионе { $region }.
tell-peace = В регионе { $region } встретились и не сражаются: { $seats }.
tell-right = Право на объект региона { $region } — у { NOUN($who, case: "gen") }.
tell-no-right = Объект региона { $region } на этот раз не достаётся никому.
tell-battle = Сражение в регионе { $region }: { $seats }.
tell-total = { NOUN($who, case: "start") }: итоговая сила { $strength }.
clash-strength = сила
forecast = { $enemy ->
        [0] Все ваши единицы вместе: { $mine }
       *[other] Все ваши единицы вместе: { $mine }; у противника: { $enemy }
    }
tell-dead = { NOUN($who, case: "start") } теряют все заявленные боевые единицы: { $count }.
tell-nobody-wins = Наибольшая сила у нескольких ({ $seats }): проиграли все.
tell-wins-battle = { NOUN($who, case: "start") } побеждают в сражении в регионе { $region }.
tell-steal = { NOUN($who, case: "start") } забирают артефакт «{ $artifact }» у { NOUN($loser, case: "gen") }.
tell-fight-monster = { NOUN($who, case: "start") } сражаются с { NOUN($monster, case: "ins") }; его сила { $strength }.
tell-fight-fortress = { NOUN($who, case: "start") } штурмуют крепость региона { $region }; её сила { $strength }.
tell-fight-artifact = { NOUN($who, case: "start") } сражаются за артефакт региона { $region }; сила { $strength }.
tell-lost = { NOUN($who, case: "start") } проигрывают сражение.
tell-beat-monster = { NOUN($who, case: "start") } побеждают { NOUN($monster, case: "acc") }: { $points } ПО.
tell-capture = { NOUN($who, case: "start") } захватывают крепость региона { $region }: { $points } ПО.
tell-artifact = { NOUN($who, case: "start") } получают артефакт «{ $artifact }».
tell-score = { NOUN($who, case: "start") }: { $points } ПО.
tell-victory = Победа: { $seats }.

## Отказы

refuse-no-such-thing = Здесь такого нет.
refuse-built = Здание «{ $building }» уже построено.
refuse-level = У здания «{ $building }» уровень { $level }, а действие позволяет не выше { $most }.
refuse-requires = Чтобы построить здание «{ $building }», сначала нужно одно из этих: { $buildings }.
refuse-cost = На здание «{ $building }» не хватает ресурсов.
refuse-hire = Столько единиц в войско «{ $troop }» не нанять: нет здания или не хватает ресурсов.
refuse-out-of-play = Регион { $region } при таком числе игроков не участвует в игре.
refuse-already-here = Вы уже в регионе { $region }: выберите «остаться».
refuse-too-far = { $points ->
        [one] { $points } очка
       *[other] { $points } очков
    } перемещения не хватит, чтобы попасть в регион { $region }.
refuse-fought = В этом раунде вы уже сражались с чудовищем.
refuse-skip = За каждое пропущенное чудовище нужно одно непотраченное очко перемещения; у вас { $points }.
refuse-no-right = Право на объект региона { $region } у другого игрока или ни у кого.
refuse-no-fortress = В регионе { $region } нет крепости.
refuse-captured = Крепость региона { $region } уже захватили { $who }.
refuse-tried = За одно действие перемещения крепость можно штурмовать один раз.
refuse-not-there = Артефакт «{ $artifact }» лежит в регионе { $region }.
refuse-owned = Артефакт «{ $artifact }» уже у { NOUN($who, case: "gen") }.
refuse-robbed = Вы взяли артефакт в награду: в этом раунде артефакты регионов вам недоступны.
refuse-condition-pay = На артефакт «{ $artifact }» не хватает ресурсов.
refuse-condition-foundations = Для артефакта «{ $artifact }» нужно занятых фундаментов: { $need }; у вас { $have }.
refuse-condition-wins = Для артефакта «{ $artifact }» нужно побед: { $need }; у вас { $have }.
refuse-condition-wins-and-herd = Для артефакта «{ $artifact }» нужно побед, считая сражения со стадом: { $need }; у вас { $have }.
refuse-condition-mountains-visited = Для артефакта «{ $artifact }» нужно посещённых горных регионов: { $need }; у вас { $have }.
refuse-start = Стартовый регион — с порталом, в игре, и никто ещё там не начинает.
refuse-elsewhere = Штурмовать можно только крепость региона, где вы находитесь: { $region }.
refuse-plan-number = Сейчас назначается номер { $number }.
refuse-plan-numbered = У действия «{ $action }» уже есть номер.
refuse-send-asked = Вопрос о том, сколько единиц войска «{ $troop }» участвует.
refuse-send-most = В войске «{ $troop }» нет столько единиц.
refuse-any-asked = Вопрос о том, сколько среди них этого ресурса: { $kind }.
refuse-any-count = Столько не подходит ({ $kind }): всего нужно { $count }, считая и другие ресурсы.
refuse-go-cost = Путь в регион { $region } стоит другого числа очков перемещения.
refuse-not-allowed-here = Правило, по которому задан вопрос, такого ответа не допускает.

## Чем кончается партия

end-most-points = больше всех очков после последнего раунда
