# Рунные войны: Фаза Квеста, поединки, Квесты, Награды, Жетоны исследования и бесплодные земли.

# Ответы.
option-set-out = { $hero }: перемещение
option-go = { $hero } → { $to }
option-heal = { $hero }: лечение
option-train = { $hero }: { $attribute } +1, { $second } +1
option-raise = { $hero }: { $attribute } +1
option-challenge = { $hero } вызывает на поединок { NOUN($foe, case: "acc") }
option-quest = Взяться за Квест «{ $quest }»
option-appoint = { $hero } принимает командование
option-strike = Ударить
option-award = Награду «{ $reward }» получает { $hero }
option-suffer = Получить 1 ранение
option-lose-reward = Сбросить Награду «{ $reward }»
option-scorch = Выжечь землю: { $place }
option-raze-token = Уничтожить найденное место: { $place }
option-use-reward = { $hero }: применить Награду «{ $reward }»
option-give-reward = { $hero } отдаёт { NOUN($friend, case: "dat") } Награду «{ $reward }»
option-pick-up = { $hero } забирает Награды павших: { $place }
option-lay-down = { NOUN($figure, case: "start") }
option-done-to-hero-moves = Остаться здесь
option-done-to-hero-deeds = Ни то ни другое
option-done-to-new-commander = Командует по-прежнему { $hero }
option-done-to-appoint = Никого не назначать
option-done-to-duel-fate = Тянуть Карту Судьбы
option-hold-back-to-duel-fate = Не играть тактических карт в этом поединке и не спрашивать
option-done-to-duel-begins = Ничего не применять
option-done-to-duel-rewards = Ничего не применять
option-done-to-duel-shield = Ничего не применять
option-done-to-challenged = Принять вызов
option-done-to-drink = Ничего не пить
option-done-to-train = Ничего не тренировать
option-done-to-scroll = Никуда не смотреть
option-done-to-ice-storm = Больше никого
option-yes-to-buy-reward = Заплатить влиянием: { $count }
option-no-to-buy-reward = Не платить
option-yes-to-steelhorns = Получить 1 ранение, нанести 2
option-no-to-steelhorns = Сдержаться
option-lose-to-grey-ker = Уничтожить: { $figure }

# Вопросы: Фаза Квеста.
ask-hero-action = Какой герой действует и как?
ask-hero-moves = Куда идёт { $hero }? Осталось локаций: { $count }
ask-hero-deeds = { $hero }: поединок, Квест или ни то ни другое?
ask-new-commander = Кто будет командовать вместо { NOUN($hero, case: "gen") }?
ask-appoint = Ваш Командующий пал: кто примет командование?
ask-train = { $hero }: какой показатель тренировать?
ask-test = Испытание: какой знак предназначения выбрать?
ask-buy-reward = { $hero }: заплатить { $count } влияния за Награду?
ask-move-anywhere = Куда ведёт тайная тропа?
ask-look-at-objective = Чью Цель посмотреть?
ask-clear = Какая локация оживёт?
ask-krutzbeck = Кого бьёт Крутцбек?

# Вопросы: поединки.
ask-challenged = { $hero } вызывает на поединок { NOUN($foe, case: "acc") }. Применить Награду?
ask-duel-begins = Поединок начинается. Применить Награду?
ask-duel-fate = { $hero }, раунд { $count }: Карта Судьбы или тактическая?
ask-duel-special = { $hero }: какое особое умение?
ask-duel-rewards = { $hero }: грозит ранений — { $count }. Применить Награду?
ask-duel-shield = { $hero }: ещё до первого раунда грозит ранений — { $count }. Применить Награду?
ask-steelhorns = Сталерог: получить 1 ранение, чтобы нанести 2?
ask-grey-ker = Серый Кер: какой вражеский отряд уничтожить?
ask-spoils = Кому достанутся Награды павшего?
ask-drink = { $hero }: грозит ранение. Сначала применить Награду?

# Вопросы: Награды и Жетоны исследования.
ask-flute = Куда нейтральные отряды пойдут за флейтой? Сейчас они здесь: { $place }
ask-ice-storm-area = Где разразится ледяная буря?
ask-ice-storm = Ледяная буря, { $place }: какой отряд повалить? Ещё не больше { $count }
ask-drift = Куда вода уносит { NOUN($hero, case: "acc") }?
ask-raided = Налётчики: { $hero } теряет Награду или получает 1 ранение?
ask-scroll = Свиток видения: на какую локацию посмотреть?

# Журнал: Фаза Квеста.
tell-quest-phase-over = Фаза Квеста окончена.
tell-hero-heals = { $hero }: снято ранений — { $count }.
tell-hero-hurt = { $hero }: получено ранений — { $count }.
tell-hero-trains = { $hero }: { $attribute } +{ $count }.
tell-hero-defeated = { NOUN($who, case: "start") }: { $hero } { AGREE($hero, "побеждён", "побеждена", on: "feminine") }, { $place }.
tell-hero-ability = { $hero } применяет своё умение.
tell-cannot-heal = { $hero } не сможет лечиться в следующую Фазу Квеста.
tell-grave = { $place }: остались Награды — { $count }, их { AGREE($hero, "оставил", "оставила", on: "feminine") } { $hero }.
tell-picks-up = { $hero } забирает Награды, { $place }: { $count }.
tell-attempts = { NOUN($who, case: "start") }: { $hero } берётся за Квест «{ $quest }».
tell-test = { $hero }: испытание, { $attribute } { $count }.
tell-quest-done = { NOUN($who, case: "start") }: Квест «{ $quest }» выполнен.
tell-quest-failed = { NOUN($who, case: "start") }: Квест «{ $quest }» провален и остаётся на руке.
tell-quest-replaced = { NOUN($who, case: "start") }: Квест «{ $quest }» провален и заменён.
tell-objective-seen = { NOUN($who, case: "start") }: подсмотрена чужая Цель ({ $other }).
tell-sees-objective = { NOUN($other, case: "start") }: Цель — «{ $objective }».

# Журнал: Награды.
tell-finds = { $hero } находит: «{ $reward }».
tell-receives-reward = { $hero } получает Награды: { $count }.
tell-uses-reward = { $hero } применяет Награду «{ $reward }».
tell-loses-reward = { $hero } теряет Награду «{ $reward }».
tell-gives-reward = { $hero } отдаёт { NOUN($friend, case: "dat") } Награду «{ $reward }».
tell-gives-hidden-reward = { $hero } отдаёт { NOUN($friend, case: "dat") } Награду.
tell-spoils = { $hero } забирает Награду павшего.
tell-neutrals-led = { NOUN($who, case: "start") }: нейтральные отряды ({ $count }) идут за флейтой, { $place } → { $to }.
tell-units-stand-up = { NOUN($who, case: "start") }: отряды встают, { $place }.
tell-unit-routed = { $place }: повален отряд, { $unit }.

# Журнал: поединки.
tell-duel = Поединок, { $place }: { $hero } против { NOUN($foe, case: "gen") }.
tell-duel-with-beast = Поединок: { $hero } против { NOUN($unit, case: "gen") } (за отряд — { $other }).
tell-duel-round = Раунд поединка: { $count }.
tell-duel-draws = { NOUN($who, case: "start") }: { $special ->
        [0] { $damage ->
            [0] { $routs ->
                [0] промах
               *[other] предотвращено { $routs }
            }
           *[other] ранений { $damage }
        }
       *[other] особое умение
    }, знак { $destiny }.
tell-duel-frozen = { NOUN($who, case: "start") }: оцепенение, карта в этом раунде не тянется.
tell-duel-undecided = Поединок окончен, победителя нет.
tell-plays-fate = { NOUN($who, case: "start") }: вместо Карты Судьбы объявлена карта «{ $tactics }».
tell-challenge-evaded = { $hero } ускользает от поединка.
tell-beast-special = { NOUN($unit, case: "start") }: особое умение.
tell-beast-hurt = { NOUN($unit, case: "start") }: получено ранений — { $count }.
tell-beast-falls = { NOUN($unit, case: "start") }: отряд побеждён.

# Журнал: Жетоны исследования и бесплодные земли.
tell-explores = { NOUN($who, case: "start") }: { $hero } исследует { NOUN($place, case: "acc") }: «{ $exploration }».
tell-looks-at = { NOUN($who, case: "start") }: осмотрены жетоны, { $place }.
tell-sees-token = { $place }: там лежит «{ $exploration }».
tell-token-gives = { $hero }: помогает «{ $exploration }».
tell-razes-token = { NOUN($who, case: "start") }: уничтожен жетон «{ $exploration }», { $place }.
tell-desolation = { $place }: земля опустошена.
tell-cryomancy = { $place }: всё сковал лёд.
tell-cleared = { $place }: земля оживает.
tell-lost-city = Найден Затерянный город: { $place }.
tell-no-lost-city = Затерянный город разместить нельзя.

# Зачем спрашивают.
coach-hero-action = Идите к Квестам и врагам, лечитесь на своей земле или тренируйтесь. Каждый герой действует один раз.
coach-hero-moves = Герои проходят через любые локации. После перемещения можно вызвать на поединок или взяться за Квест, который называет эту локацию.
coach-hero-deeds = Только что-то одно: кто вызвал на поединок, в эту Фазу за Квест не берётся. Проваленный Квест остаётся на руке.
coach-new-commander = Командующий ведёт войска, но за Квесты не берётся.
coach-appoint = Герой получит новую Карту Командующего и больше не сможет браться за Квесты.
coach-train = Квесты испытывают один показатель: столько карт вы тянете и выбираете из них.
coach-test = Лучше всего золотой знак, затем серебряный; красный обычно означает провал.
coach-challenged = Удивить может только закрытая Награда, поэтому спрашивают каждого, у кого она есть.
coach-duel-begins = В поединке можно применять только одно оружие.
coach-duel-fate = Символы тактической карты известны заранее; её текст не действует, и она уйдёт в сброс.
coach-duel-special = Простой удар наносит 1 ранение. Награда может больше, но в поединке служат одно оружие и одна броня.
coach-duel-rewards = Все ранения раунда наносятся одновременно: подумайте, что вам грозит.
coach-spoils = Все они достанутся вашим героям в этой локации, как вы решите.
coach-drink = Зелье снимает прежние ранения до того, как появятся новые.
coach-raided = Награда пропадёт навсегда, а ранения заживут на своей земле.
coach-drift = Вы двигаете чужого героя на расстояние до двух локаций: подальше от Квестов или поближе к вашему бойцу.
coach-scroll = И руны, и Жетоны исследования: что увидели, то запомните.

# Что стоит на месте факта.
fact-foe = ‹вражеский герой›
fact-friend = ‹другой герой›
fact-second = ‹показатель›
fact-special = N
fact-routs = N
fact-damage = N
