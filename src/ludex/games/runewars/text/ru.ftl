# Рунные войны со «Знамёнами войны»: общие правила. У битв, героев и карт свои файлы.

game-title = Рунные войны: Знамёна войны
game-about = Четыре державы бьются за драконьи руны Терринота: армии и герои, дикие твари и вольные города, новый Приказ каждый сезон. Со «Знамёнами войны»: подкрепления, гарнизоны, опустошение и лёд.
game-solo = Лорды Дакана против трёх других держав.
book-runewars = Рунные войны и «Знамёна войны»

# Ответы.
option-done = Готово
option-yes = Да
option-no = Нет
option-tile = Модуль { $tile }: { $hex }, поворотов: { $turns }
option-marker = Метка: { $hex }, сторона { $edge }
option-home = Вместо метки { $marker }: { $hex }, поворотов: { $turns }
option-area = { NOUN($place, case: "start") }
option-order = { NOUN($order, case: "start") }
option-resolve = Разыграть Приказ
option-bonus = Взять Бонус старшинства
option-done-to-turn-bonus = Отказаться от бонуса
option-done-to-turn-over = Закончить ход
option-claim = Предъявить драконьи руны
option-fulfil = Выполнить Цель «{ $objective }»
option-play = Сыграть карту «{ $tactics }»
option-activate = Активировать: { $place }
option-done-to-activate = Ничего не активировать
option-march = { NOUN($figure, case: "start") } × { $count }, откуда — { $place }
option-done-to-march = Все на месте
option-shift = { NOUN($figure, case: "start") } × { $count }: { $place } → { $to }
option-done-to-strategize = Больше никто не идёт
option-lead = { $hero } → { $to }
option-portal = Открыть порталы за 1 влияние
option-fight = Сразиться
option-negotiate = Вступить в переговоры
option-withdraw = Отступить
option-spend = Потратить влияние: { $count }
option-destiny = { NOUN($destiny, case: "start") }
option-retreat = Отступить: { $place }
option-lose = { NOUN($figure, case: "start") }, { $place }
option-free = { NOUN($figure, case: "start") }, { $place }
option-recruit = { NOUN($kind, case: "start") } → { $place }
option-unit-type = { NOUN($kind, case: "start") }
option-muster = { NOUN($kind, case: "start") } → { $place }
option-dial = { NOUN($resource, case: "start") }
option-develop = { NOUN($building, case: "start") } → { $place }
option-done-to-develop = Ничего не строить
option-buy = Купить карту «{ $development }»
option-done-to-buy-development = Ничего не покупать
option-benefit = { NOUN($benefit, case: "start") }
option-fort = Крепость: { $place }
option-capital = Столица: { $place }
option-repair = Отремонтировать: { $place }
option-move-runes = Переложить руны: { $place } и { $to }
option-done-to-fortify = Больше ничего
option-rune-at = { NOUN($place, case: "start") }
option-take-influence = Получить 2 влияния
option-take-tactics = Взять Карту Тактики
option-discard = Сбросить карту «{ $tactics }»
option-discard-quest = Сбросить Квест «{ $quest }»
option-bid = { $count }
option-choose-player = { NOUN($seat, case: "start") }
option-title = «{ $title }» за { $count } { $count ->
    [1] влияние
   *[other] влияния
    }
option-done-to-take-title = Не брать Титул
option-hire = { $count ->
        [one] Вытянуть { $count } героя за { $count } влияние
        [few] Вытянуть { $count } героев за { $count } влияния
       *[other] Вытянуть { $count } героев за { $count } влияния
    }
option-done-to-hire = Никого не нанимать
option-commanders = Посмотреть Карты Командующих за 3 влияния
option-keep-hero = Оставить: { $hero }
option-hero = { $hero }
option-command = { $hero }: «{ $commander }»
option-done-to-change-commander = Ничего не менять
option-yes-to-make-room = Освободить фигурку
option-no-to-make-room = Не нанимать
option-yes-to-peasants = Оставить крестьян
option-no-to-peasants = Никого не оставлять
option-done-to-discard-false = Остальные не трогать
option-done-to-look = Больше не смотреть
option-done-to-play-before-bid = Ничего не играть
option-done-to-play-diplomacy = Ничего не играть
option-done-to-play-quest-phase = Ничего не играть

# Вопросы: карта и подготовка.
ask-tile = Положите модуль карты
ask-marker = Где будет следующая метка родных владений?
ask-home = Какую метку заменят ваши родные владения и как они лягут?
ask-first-fort = Где в родных владениях стоит ваша крепость?
ask-first-hero = { $hero }: где начинает?
ask-name-commander = Кто из героев станет Командующим?

# Вопросы: ход.
ask-order = Выберите Приказ на этот сезон
ask-turn = Ваш ход: { $order }
ask-turn-bonus = { NOUN($order, case: "start") }: старшинство за вами. Взять бонус?
ask-turn-over = Приказ разыгран. Что-нибудь ещё?
ask-play-quest-phase = Сыграть Карту Тактики в Фазу Квеста?
ask-play-diplomacy = Сыграть Карту Тактики для этих переговоров?
ask-play-before-bid = Сыграть Карту Тактики перед торгами?
ask-keep-out = Кто не участвует в этих торгах?
ask-bid = Сколько влияния вы ставите?
ask-tie-highest = Наибольшие ставки равны: кто победил?
ask-tie-lowest = Наименьшие ставки равны: чья считается наименьшей?
ask-fall = Осень: влияние или Карта Тактики?
ask-starve = Зима, { $place }: лишних отрядов — { $count }. Кого убрать?

# Вопросы: отряды.
ask-over-limit = { NOUN($place, case: "start") }: лишних отрядов — { $count }. Кого убрать?
ask-recruit = Найм ({ $unit }): какой отряд и куда?
ask-which-triangle = Какой треугольный отряд нанять?
ask-free = Все { NOUN($unit, case: "pl") } уже в игре: кто освободит место?
ask-make-room = Все { NOUN($unit, case: "pl") } уже в игре: уничтожить одну свою фигурку, чтобы нанять её заново?
ask-peasants = { NOUN($place, case: "start") }: оставить крестьян?
ask-activate = Какую локацию активировать?
ask-march = Кто идёт сюда: { $place }?
ask-strategize = Кто переходит в соседнюю локацию?
ask-retreat = { NOUN($place, case: "start") }: куда отступают ваши отряды ({ $count })?
ask-neutrals-retreat = { NOUN($place, case: "start") }: куда отступают нейтральные отряды ({ $count })?
ask-meet-neutrals = { NOUN($place, case: "start") }: здесь нейтральные отряды. Битва или переговоры?
ask-diplomacy-spend = Сколько влияния потратить на переговоры?
ask-diplomacy-card = Какой знак предназначения выбрать?
ask-diplomacy-failed = { NOUN($place, case: "start") }: переговоры сорвались. Битва или отступление?

# Вопросы: держава.
ask-guildmaster = Глава Гильдии: какого ресурса прибавится 2?
ask-resources-token = Какой ресурс даёт пристройка?
ask-develop = Построить пристройку за 1 дерево?
ask-move-token = Таких жетонов не осталось: откуда его взять?
ask-buy-development = Купить Карту Развития?
ask-capital = Какая крепость станет столицей?
ask-recruit-with = За какой ресурс нанимать?
ask-city-benefit = { NOUN($city, case: "start") } ({ $place }): что взять?
ask-muster = Какой нейтральный отряд вступает в союз?
ask-hire = Сколько героев вытянуть?
ask-keep-hero = Кого из героев оставить?
ask-place-hero = В какую крепость прибывает герой?
ask-deserts = Героев слишком много: кто дезертирует?
ask-change-commander = Какая Карта Командующего вступает в силу?
ask-take-title = Какой Титул взять?
ask-fortify = Укрепление: построить, отремонтировать или переложить руны
ask-give-up-fort = Все ваши крепости на поле: какую убрать?
ask-discard-tactics = Какую Карту Тактики сбросить?
option-done-to-replace-tactics = Оставить карту
ask-replace-tactics = Все руны открыты: сбросить карту и взять другую?
ask-discard-quest = Какой Квест сбросить?

# Вопросы: руны.
ask-discard-false = Сначала сбросить фальшивую руну?
ask-place-dragon = Куда положить драконью руну?
ask-place-false = Куда положить фальшивую руну?
ask-place-rune-of = { NOUN($who, case: "start") }, { $rune }: куда её положить?
ask-lay-rune = Куда положить этот жетон: { $rune }?
ask-reveal-rune = Какой жетон руны открыть?
ask-look = В какой локации посмотреть руну?

# Журнал: карта и подготовка.
tell-first = { NOUN($who, case: "start") }: первый ход.
tell-lays-tile = { NOUN($who, case: "start") }: положен модуль { $tile }.
tell-markers = Места родных владений отмечены.
tell-map-anew = Карта не складывается: её собирают заново.
tell-lays-home = { NOUN($who, case: "start") }: положены родные владения.
tell-home-runes = { NOUN($who, case: "start") }: руны лежат в родных владениях.
tell-commander-named = { NOUN($who, case: "start") }: командование принимает { $hero } («{ $commander }»).
tell-objective = Ваша Цель: «{ $objective }».

# Журнал: год.
tell-season = Год { $year }, { $season }.
tell-season-card = Карта Сезона: «{ $season_card }».
tell-spring = Весна: жетоны и Приказы возвращаются, все встают.
tell-quest-phase = Лето: начинается Фаза Квеста.
tell-order = { NOUN($who, case: "start") }: Приказ «{ $order }».
tell-turn = { NOUN($who, case: "start") }: ход, «{ $order }».
tell-reshuffle = Сброс перетасован, карт: { $count }.
tell-out = { NOUN($who, case: "start") }: локаций не осталось, выход из игры.
tell-claims = { NOUN($who, case: "start") }: драконьих рун достаточно! Карта Победы ждёт: { $season }.
tell-claim-failed = { NOUN($who, case: "start") }: драконьих рун не хватает, Карта Победы возвращается.
tell-wins = { NOUN($who, case: "start") }: победа, драконьих рун: { $count }.

# Журнал: отряды.
tell-destroyed = { NOUN($place, case: "start") }: { $unit } — потеря.
tell-recruited = { NOUN($who, case: "start") }: найм, { $unit } → { $place }.
tell-scorches = { NOUN($who, case: "start") }: «{ $development }», { $place }.
tell-peasants-stay = { NOUN($who, case: "start") }: крестьяне удерживают локацию { $place }.
tell-peasants-go = { NOUN($place, case: "start") }: крестьяне уходят.
tell-activates = { NOUN($who, case: "start") }: активация, { $place }.
tell-portal = { NOUN($who, case: "start") }: порталы открыты за 1 влияние.
tell-marches = { NOUN($who, case: "start") }: { $unit } × { $count }, { $place } → { $to }.
tell-hero-moves = { NOUN($who, case: "start") }: { $hero } → { $place }.
tell-retreats = { NOUN($who, case: "start") }: отступление, { $place }, отрядов: { $count }.
tell-neutrals-retreat = Нейтральные отряды: отступление, { $place }, отрядов: { $count }.
tell-no-retreat = { NOUN($place, case: "start") }: отступать некуда, потеряно отрядов: { $count }.
tell-battle = Битва, { $place }: { $who } против { NOUN($other, case: "gen") }.
tell-diplomacy = { NOUN($who, case: "start") }: переговоры, { $place }, потрачено влияния: { $count }.
tell-destiny = { NOUN($who, case: "start") }: { $destiny } знак предназначения.
tell-allies = { NOUN($who, case: "start") }: нейтральные отряды теперь союзники, { $place }.
tell-garrison = { NOUN($who, case: "start") }: гарнизоны наготове (+2 Силы в обороне).

# Журнал: держава.
tell-dial = { NOUN($who, case: "start") }: { $resource } — { $count }.
tell-loss-ignored = { NOUN($who, case: "start") }: Глава Гильдии не замечает потерь.
tell-develops = { NOUN($who, case: "start") }: пристройка, { $building }, { $place }.
tell-buys = { NOUN($who, case: "start") }: развитие «{ $development }».
tell-capital-founded = { NOUN($who, case: "start") }: столица, { $place }.
tell-city-gives = { NOUN($who, case: "start") }: помогает { $city }.
tell-musters = { NOUN($who, case: "start") }: новый союзник, { $unit }, { $place }.
tell-hero-joins = { NOUN($who, case: "start") }: { $hero } прибывает, { $place }.
tell-deserts = { NOUN($who, case: "start") }: { $hero } дезертирует.
tell-commander-changed = { NOUN($who, case: "start") }: { $hero } теперь командует иначе — «{ $commander }».
tell-builds-fort = { NOUN($who, case: "start") }: крепость, { $place }.
tell-fort-razed = { NOUN($place, case: "start") }: крепость разрушена.
tell-repairs = { NOUN($who, case: "start") }: ремонт, { $place }.

# Журнал: власть.
tell-gains-influence = { NOUN($who, case: "start") }: влияние +{ $count }.
tell-loses-influence = { NOUN($who, case: "start") }: влияние −{ $count }.
tell-kept-out = { NOUN($who, case: "start") }: вне торгов — { $other }.
tell-bids = { NOUN($who, case: "start") }: ставка { $count }.
tell-tie-decided = { NOUN($who, case: "start") }: при равных ставках выбор — { $other }.
tell-takes-title = { NOUN($who, case: "start") }: Титул «{ $title }» за { $count } { $count ->
    [1] влияние
   *[other] влияния
    }.
tell-plays = { NOUN($who, case: "start") }: «{ $tactics }».
tell-useless = Карта «{ $tactics }» в этой игре не нужна: взята другая.
tell-draws-this = Вы взяли карту «{ $tactics }».
tell-draws-tactics = { NOUN($who, case: "start") }: взято Карт Тактики: { $count }.
tell-discards-tactics = { NOUN($who, case: "start") }: сброшена карта «{ $tactics }».
tell-draws-quest = Вы взяли Квест «{ $quest }».
tell-draws-quests = { NOUN($who, case: "start") }: взято Квестов: { $count }.
tell-discards-quest = { NOUN($who, case: "start") }: Квест сброшен.

# Журнал: руны.
tell-receives-rune = { NOUN($who, case: "start") }: драконья руна!
tell-rune-placed = { NOUN($who, case: "start") }: положен жетон руны, { $place }.
tell-no-room-for-rune = { NOUN($who, case: "start") }: для жетона руны нет места, он возвращается.
tell-false-discarded = { NOUN($who, case: "start") }: сброшена фальшивая руна, { $place }.
tell-runes-moved = { NOUN($who, case: "start") }: переложены руны, { $place } и { $to }.
tell-rune-moved = { NOUN($who, case: "start") }: жетон руны, { $place } → { $to }.
tell-rune-revealed = { NOUN($place, case: "start") }: открыта { $rune }.
tell-sees-rune = { NOUN($place, case: "start") }: вы видите — { $rune }.

# Конец.
end-runes = собраны драконьи руны
end-held = драконьи руны удержаны целый год
end-most-runes = больше всего драконьих рун в конце
end-tied-runes = драконьих рун поровну, решило влияние
end-last = остальные выбыли

# Чего при подготовке быть не может.
bad-setup-epic = Эпический вариант относится к исходной редакции ({ $clause }). Выберите её или уберите Эпический вариант.
