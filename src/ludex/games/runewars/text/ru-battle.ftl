# Битвы: что показывают Карты Судьбы, вопросы, ответы и журнал.

result-miss = промах
    .start = Промах
    .acc = промах
result-special = особое умение
    .start = Особое умение
    .acc = особое умение
result-rout = { $count ->
        [one] { $count } разгром
        [few] { $count } разгрома
       *[other] { $count } разгромов
    }
    .acc = { $count ->
        [one] { $count } разгром
        [few] { $count } разгрома
       *[other] { $count } разгромов
    }
result-damage = { $count ->
        [one] { $count } ранение
        [few] { $count } ранения
       *[other] { $count } ранений
    }
    .acc = { $count ->
        [one] { $count } ранение
        [few] { $count } ранения
       *[other] { $count } ранений
    }
fact-result = ‹результат›

# Вопросы: начало битвы и раунды.
ask-support = Поддержка: к какому отряду встанет герой?
ask-battle-start = Начало битвы, { $place }: что применить?
ask-battle-round = Начинается раунд { $count }: сыграть Карту Тактики?
ask-battle-draw = { NOUN($kind, case: "start") } × { $count }: сыграть карту, прежде чем тянуть Карты Судьбы?
ask-battle-wait = У противника тянет { $kind }: сыграть карту?
ask-battle-drawn = { NOUN($kind, case: "start") }: заменить что-нибудь из вытянутого?
ask-which-type = Какой тип отрядов атакует?
ask-drop-fate = { NOUN($kind, case: "start") }: какую из карт сбросить?
ask-assign-damage = Какой отряд получит ранение?
ask-assign-rout = Какой отряд повалить?
ask-must-destroy = { NOUN($kind, case: "start") }, умение противника: какой отряд уничтожить?

# Вопросы: особые умения.
ask-arcane-bolt = Волшебник-послушник: ранить врага или поднять своего?
ask-talons = Птица Рок: уничтожить одного или повалить двоих?
ask-crack-shot = Стрелки: кого ранить?
ask-charge = Наездники на пегасах: кого повалить?
ask-word-of-vaal = Чародейка: кто отступит?
ask-drive-off = Куда прогнать этот отряд?
ask-overpower = Воин: нанести ранение или добить?
ask-pounce = Наездник на леонксе: кого ранить и повалить?
ask-entangle = Лесной страж: кого опутать?
ask-fury = Пожертвовать берсерком ради двух ранений?
ask-rain-fire = Огненный дождь: что потерять?
ask-terrifying = Ужас: выберите цель
ask-blood-pact = Кровавый договор: чью кровь пролить?
ask-devour = Отвращенье: кого пожрать?
ask-raise-dead = Сколько скелетов поднять?
ask-feed = Вампир: кого выпить?
ask-withering-breath = Великий ящер: кого опалить дыханием?
ask-flaming-breath = Дракон: кого сжечь?
ask-mend = С кого снять все ранения? ({ $kind })

# Вопросы: карты, Командующие, развитие.
ask-first-strike = Какой тип ударит первым?
ask-panic = Кого повалить?
ask-bribery = Кого подкупить?
ask-shield-brothers = Какой тип прикрыть?
ask-standard-bearer = Какой тип получит знаменосца?
ask-rally-cry = Кто встанет?
ask-veterans = Какую из карт сбросить, чтобы вытянуть новую?
ask-death-or-glory = Каким отрядом пожертвовать?
ask-vanguard = Какой тип пойдёт в авангарде?
ask-inspire = Вдохновитель: кто встанет?
ask-surgeon = Кого выходил полевой лекарь?
ask-sigil = { NOUN($kind, case: "start") }: удержать отряд на ногах?
ask-spawning-pits = Куда вернётся отвращенье?
ask-vampires-retreat = Куда отлетят вампиры?
ask-prowl = Выслать наездника на леонксе за лежачим?
ask-horn = Отступление: применить Награду?
ask-banner = Подсчёт Силы: применить Награду?

# Вопросы: пристройки и итог.
ask-wards = Обереги: какой отряд отступит?
ask-hungry-spawn = Сбросить жетон ради четырёх ранений?
ask-cursed-tomb = Сбросить жетон, чтобы враг повалил три отряда?
ask-take-fort = { NOUN($place, case: "start") }: поставить свою крепость на месте взятой?
ask-excess = { NOUN($place, case: "start") }: лишних отрядов — { $count }. Кто отступит?
ask-heroes-retreat = { NOUN($place, case: "start") }: куда отступят герои?

# Ответы.
option-hurt = { NOUN($figure, case: "start") }
option-lie-down = { NOUN($figure, case: "start") }
option-rise = Поднять: { $figure }
option-bleed = Ранить своего: { $figure }
option-mend = { NOUN($figure, case: "start") }
option-sacrifice = { NOUN($figure, case: "start") }
option-leave = { NOUN($figure, case: "start") }
option-shield = Ранение примет { $hero }
option-hit = Ранить: { $figure }
option-slay = Уничтожить: { $figure }
option-topple = Повалить: { $figure }
option-banish = { NOUN($figure, case: "start") }
option-terrify = { NOUN($figure, case: "start") }
option-deal = Нанести 1 ранение
option-coven = Нанести 2 ранения без крови
option-burn-triangles = Треугольные отряды (2)
option-burn-rectangle = Прямоугольный отряд (1)
option-raise-dead = Поднять: { $count }
option-hunger = { $count ->
        [one] Повалить { $count } потрошителя ради { $count } ранения
        [few] Повалить { $count } потрошителей ради { $count } ранений
       *[other] Повалить { $count } потрошителей ради { $count } ранений
    }
option-use-token = Сбросить жетон
option-support = { $hero } → { $kind }
option-use-commander = Командующий: «{ $commander }»
option-unveil = Открыть Награду: { $hero }
option-announce = Вместо Карты Судьбы: «{ $tactics }»
option-drop = Сбросить: { $result }
option-redraw = Стратег: заменить { NOUN($result, case: "acc") }
option-volley = Залп при луне: заменить { NOUN($result, case: "acc") }
option-enchant = Боевой маг: { $result } → особое умение
option-done-to-support = Не поддерживать
option-hold-back = Больше не играть Карт Тактики в этой битве и не спрашивать
option-done-to-battle-start = К битве
option-done-to-battle-round = Ничего не играть
option-done-to-battle-draw = Тянуть карты
option-done-to-battle-wait = Ничего не играть
option-done-to-battle-drawn = Оставить как есть
option-done-to-charge = Больше никого
option-done-to-terrifying = Больше никого
option-done-to-withering-breath = Больше никого
option-done-to-flaming-breath = Больше никого
option-done-to-rally-cry = Больше никто
option-done-to-veterans = Больше ничего не сбрасывать
option-done-to-spawning-pits = Никуда
option-done-to-vampires-retreat = Вместе с остальными
option-done-to-prowl = Больше никого
option-done-to-horn = Не применять
option-done-to-banner = Не применять
option-done-to-hungry-spawn = Сохранить жетон
option-done-to-cursed-tomb = Сохранить жетон
option-yes-to-fury = Пожертвовать
option-no-to-fury = Пощадить
option-yes-to-sigil = Удержать
option-no-to-sigil = Пусть ляжет
option-yes-to-take-fort = Поставить крепость
option-no-to-take-fort = Ничего не ставить

# Слова на кнопках.
deed-hurt = Ранение
deed-lie-down = Повалить своего
deed-rise = Поднять
deed-bleed = Ранить своего
deed-mend = Исцелить
deed-sacrifice = Потерять отряд
deed-leave = Отступить
deed-shield = Принять ранение
deed-hit = Ранить
deed-slay = Уничтожить
deed-topple = Повалить
deed-banish = Прогнать
deed-terrify = Устрашить
deed-deal = Ранить
deed-coven = Ранить
deed-burn-triangles = Потерять отряды
deed-burn-rectangle = Потерять отряды
deed-raise-dead = Поднять мёртвых
deed-hunger = Неутолимый голод
deed-use-token = Сбросить жетон
deed-support = Поддержать
deed-use-commander = Командующий
deed-unveil = Применить Награду
deed-announce = Вместо Карты Судьбы
deed-drop = Сбросить
deed-redraw = Заменить
deed-volley = Заменить
deed-enchant = Заменить

# Для чего задаётся вопрос.
coach-battle-start = Сначала действует атакующий, затем защищающийся. Карты, взятые в этом сезоне, ещё не играют.
coach-battle-round = Кто встал до подсчёта Силы, тот её и приносит.
coach-battle-draw = Тактическая Карта Судьбы заменяет одну Карту Судьбы: вы заранее знаете, что на ней.
coach-which-type = Атакует весь тип разом: по карте за каждый стоящий отряд.
coach-assign-damage = Раненые получают ранения первыми. Крепкий отряд выдержит то, что убьёт слабого.
coach-assign-rout = Лежачий не атакует и не считается: валите тех, кто своё уже отвоевал.
coach-support = Поддержанный тип тянет лишнюю карту и сбрасывает худшую, но при поражении герой отступит поваленным.
coach-take-fort = Крепость встанет повреждённой, зато удержит локацию и позволит нанимать здесь.
coach-excess = В локации остаётся не больше восьми отрядов.

# Журнал.
tell-battle-supports = { NOUN($who, case: "start") }: { $hero } поддерживает отряд «{ $kind }».
tell-battle-attacks = { NOUN($who, case: "start") }: атака, { $kind } × { $count }.
tell-battle-draws = { NOUN($who, case: "start") }: Карта Судьбы — { $result }.
tell-battle-drops = { NOUN($who, case: "start") }: карта сброшена — { $result }.
tell-battle-announces = { NOUN($who, case: "start") }: вместо Карты Судьбы — «{ $tactics }».
tell-battle-special = { NOUN($who, case: "start") }: особое умение, { $kind }.
tell-battle-hurt = { NOUN($who, case: "start") }: ранен отряд, { $kind }.
tell-battle-falls = { NOUN($who, case: "start") }: потерян отряд, { $kind }.
tell-battle-routed = { NOUN($who, case: "start") }: повален отряд, { $kind }.
tell-battle-saved = { NOUN($who, case: "start") }: отряд спасён, { $kind }.
tell-battle-stands = { NOUN($who, case: "start") }: отряд устоял, { $kind }.
tell-battle-stands-up = { NOUN($who, case: "start") }: отряд встал, { $kind }.
tell-battle-mended = { NOUN($who, case: "start") }: ранения сняты, { $kind }.
tell-battle-raised = { NOUN($who, case: "start") }: в строй встают новые, { $kind } × { $count }.
tell-battle-returned = { NOUN($who, case: "start") }: отряд возвращён к жизни, { $kind }.
tell-battle-sent-away = { NOUN($who, case: "start") }: отряд уходит из битвы, { $kind }.
tell-battle-pits = { NOUN($who, case: "start") }: отвращенье возвращается в ямы, { $place }.
tell-battle-strength = { NOUN($who, case: "start") }: Сила +{ $count }.
tell-battle-champion = { NOUN($who, case: "start") }: ранение принимает { $hero }.
tell-battle-commander = { NOUN($who, case: "start") }: Командующий, «{ $commander }».
tell-battle-enchanted = { NOUN($who, case: "start") }: Боевой маг, { $result } становится особым умением.
tell-battle-spied = Вы видите у противника «{ $tactics }».
tell-battle-total = { NOUN($who, case: "start") }: Сила { $count }.
tell-battle-won = { NOUN($who, case: "start") }: победа в битве, { $place }.
tell-fort-damaged = { NOUN($place, case: "start") }: крепость повреждена.
tell-fort-taken = { NOUN($who, case: "start") }: своя крепость на месте взятой, { $place }.
tell-hero-retreats = { NOUN($who, case: "start") }: { $hero } отступает, { $place }.
