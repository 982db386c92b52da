# Рунные войны со «Знамёнами войны»: общие правила. У битв, героев и карт свои файлы.

game-title = Рунные войны: Знамёна войны
game-about = Четыре державы бьются за драконьи руны Терринота: армии и герои, дикие твари и вольные города, новый Приказ каждый сезон. Со «Знамёнами войны»: подкрепления, гарнизоны, опустошение и лёд.
game-solo = Вы ведёте Людей против трёх других держав.
book-runewars = Рунные войны и «Знамёна войны»

# Ответы.
option-done = Готово
option-yes = Да
option-no = Нет
option-tile = Модуль { $tile }: { $hex }, поворотов: { $turns }
option-marker = Метка: { $hex }, сторона { $edge }
option-home = Вместо метки { $marker }: { $hex }, поворотов: { $turns }
option-area = { $place }
option-order = { $order }
option-resolve = Разыграть Приказ
option-bonus = Взять Бонус старшинства
option-done-to-turn-bonus = Отказаться от бонуса
option-done-to-turn-over = Закончить ход
option-claim = Предъявить драконьи руны
option-fulfil = Выполнить Цель «{ $objective }»
option-play = Сыграть «{ $tactics }»
option-activate = Активировать: { $place }
option-done-to-activate = Ничего не активировать
option-march = { $figure } × { $count }, откуда — { $place }
option-done-to-march = Все на месте
option-shift = { $figure } × { $count }: { $place } → { $to }
option-done-to-strategize = Больше никто не идёт
option-lead = { $hero } → { $to }
option-portal = Открыть порталы за 1 влияние
option-fight = Сразиться
option-negotiate = Вступить в переговоры
option-withdraw = Отступить
option-spend = Потратить влияние: { $count }
option-destiny = { $destiny }
option-retreat = Отступить: { $place }
option-lose = { $figure }, { $place }
option-free = { $figure }, { $place }
option-recruit = { $kind } → { $place }
option-unit-type = { $kind }
option-muster = { $kind } → { $place }
option-dial = { $resource }
option-develop = { $building } → { $place }
option-done-to-develop = Ничего не строить
option-buy = Купить «{ $development }»
option-done-to-buy-development = Ничего не покупать
option-benefit = { $benefit }
option-fort = Крепость: { $place }
option-capital = Столица: { $place }
option-repair = Отремонтировать: { $place }
option-move-runes = Переложить руны: { $place } и { $to }
option-done-to-fortify = Больше ничего
option-rune-at = { $place }
option-take-influence = Получить 2 влияния
option-take-tactics = Взять Карту Тактики
option-discard = Сбросить «{ $tactics }»
option-discard-quest = Сбросить «{ $quest }»
option-bid = { $count }
option-choose-player = { $seat }
option-title = «{ $title }» за { $count } влияния
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
ask-turn-bonus = { $order }: старшинство за вами. Взять бонус?
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
ask-over-limit = { $place }: лишних отрядов — { $count }. Кого убрать?
ask-recruit = Наём ({ $unit }): какой отряд и куда?
ask-which-triangle = Какой треугольный отряд нанять?
ask-free = Все фигурки в игре ({ $unit }): какая освободит место?
ask-peasants = { $place }: оставить крестьян?
ask-activate = Какую локацию активировать?
ask-march = Кто идёт сюда: { $place }?
ask-strategize = Кто переходит в соседнюю локацию?
ask-retreat = { $place }: куда отступают ваши отряды ({ $count })?
ask-neutrals-retreat = { $place }: куда отступают нейтральные отряды ({ $count })?
ask-meet-neutrals = { $place }: здесь нейтральные отряды. Битва или переговоры?
ask-diplomacy-spend = Сколько влияния потратить на переговоры?
ask-diplomacy-card = Какое предназначение выбрать?
ask-diplomacy-failed = { $place }: переговоры сорвались. Битва или отступление?

# Вопросы: держава.
ask-guildmaster = Глава Гильдии: каких ресурсов будет на 2 больше?
ask-resources-token = Какой ресурс даёт пристройка?
ask-develop = Построить пристройку за 1 дерево?
ask-move-token = Таких жетонов не осталось: откуда его взять?
ask-buy-development = Купить Карту Развития?
ask-capital = Какая крепость станет столицей?
ask-recruit-with = За какой ресурс нанимать?
ask-city-benefit = { $city } ({ $place }): что взять?
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
ask-discard-quest = Какой Квест сбросить?

# Вопросы: руны.
ask-discard-false = Сначала сбросить фальшивую руну?
ask-place-dragon = Куда положить драконью руну?
ask-place-false = Куда положить фальшивую руну?
ask-place-rune-of = { $who }, { $rune }: куда её положить?
ask-lay-rune = Куда положить этот жетон: { $rune }?
ask-reveal-rune = Какой жетон руны открыть?
ask-look = В какой локации посмотреть руну?

# Журнал: карта и подготовка.
tell-first = { $who }: первый ход.
tell-lays-tile = { $who }: положен модуль { $tile }.
tell-markers = Места родных владений отмечены.
tell-map-anew = Карта не складывается: её собирают заново.
tell-lays-home = { $who }: положены родные владения.
tell-home-runes = { $who }: руны лежат в родных владениях.
tell-commander-named = { $who }: командование принимает { $hero } («{ $commander }»).
tell-objective = Ваша Цель: «{ $objective }».

# Журнал: год.
tell-season = Год { $year }, { $season }.
tell-season-card = Карта Сезона: «{ $season_card }».
tell-spring = Весна: жетоны и Приказы возвращаются, все встают.
tell-quest-phase = Лето: начинается Фаза Квеста.
tell-order = { $who }: Приказ «{ $order }».
tell-turn = { $who }: ход, «{ $order }».
tell-reshuffle = Сброс перетасован, карт: { $count }.
tell-out = { $who }: локаций не осталось, выход из игры.
tell-claims = { $who }: драконьих рун достаточно! Карта Победы ждёт: { $season }.
tell-claim-failed = { $who }: драконьих рун не хватает, Карта Победы возвращается.
tell-wins = { $who }: победа, драконьих рун: { $count }.

# Журнал: отряды.
tell-destroyed = { $place }: { $unit } — потеря.
tell-recruited = { $who }: наём, { $unit } → { $place }.
tell-peasants-stay = { $who }: крестьяне удерживают локацию { $place }.
tell-peasants-go = { $place }: крестьяне уходят.
tell-activates = { $who }: активирована локация { $place }.
tell-portal = { $who }: порталы открыты за 1 влияние.
tell-marches = { $who }: { $unit } × { $count }, { $place } → { $to }.
tell-hero-moves = { $who }: { $hero } → { $place }.
tell-retreats = { $who }: отступление, { $place }, отрядов: { $count }.
tell-neutrals-retreat = Нейтральные отряды отступают: { $place }, { $count }.
tell-no-retreat = { $place }: отступать некуда, потеряно отрядов: { $count }.
tell-battle = Битва, { $place }: { $who } против { NOUN($other, case: "gen") }.
tell-diplomacy = { $who }: переговоры, { $place }, потрачено влияния: { $count }.
tell-destiny = { $who }: предназначение — { $destiny }.
tell-allies = { $who }: нейтральные отряды теперь союзники, { $place }.
tell-garrison = { $who }: гарнизоны наготове (+2 Силы в обороне).

# Журнал: держава.
tell-dial = { $who }: { $resource } — { $count }.
tell-loss-ignored = { $who }: Глава Гильдии не замечает потерь.
tell-develops = { $who }: пристройка, { $building }, { $place }.
tell-buys = { $who }: развитие «{ $development }».
tell-capital-founded = { $who }: столица, { $place }.
tell-city-gives = { $who }: помогает { $city }.
tell-musters = { $who }: новый союзник, { $unit }, { $place }.
tell-hero-joins = { $who }: { $hero } прибывает, { $place }.
tell-deserts = { $who }: { $hero } дезертирует.
tell-commander-changed = { $who }: { $hero } теперь командует иначе — «{ $commander }».
tell-builds-fort = { $who }: крепость, { $place }.
tell-fort-razed = { $place }: крепость разрушена.
tell-repairs = { $who }: ремонт, { $place }.

# Журнал: власть.
tell-gains-influence = { $who }: влияние +{ $count }.
tell-loses-influence = { $who }: влияние −{ $count }.
tell-kept-out = { $who }: в торгах не участвует — { $other }.
tell-bids = { $who }: ставка { $count }.
tell-tie-decided = { $who }: спор решён, { $other }.
tell-takes-title = { $who }: Титул «{ $title }» за { $count } влияния.
tell-plays = { $who }: «{ $tactics }».
tell-useless = «{ $tactics }» в этой игре не нужна: взята другая карта.
tell-draws-this = Вы взяли «{ $tactics }».
tell-draws-tactics = { $who }: взято Карт Тактики: { $count }.
tell-discards-tactics = { $who }: сброшена «{ $tactics }».
tell-draws-quest = Вы взяли Квест «{ $quest }».
tell-draws-quests = { $who }: взято Квестов: { $count }.
tell-discards-quest = { $who }: Квест сброшен.

# Журнал: руны.
tell-receives-rune = { $who }: драконья руна!
tell-rune-placed = { $who }: положен жетон руны, { $place }.
tell-no-room-for-rune = { $who }: для жетона руны нет места, он возвращается.
tell-false-discarded = { $who }: сброшена фальшивая руна, { $place }.
tell-runes-moved = { $who }: переложены руны, { $place } и { $to }.
tell-rune-moved = { $who }: жетон руны, { $place } → { $to }.
tell-rune-revealed = { $place }: открыта { $rune }.
tell-sees-rune = { $place }: вы видите — { $rune }.

# Конец.
end-runes = собраны драконьи руны
end-held = драконьи руны удержаны целый год
end-most-runes = больше всего драконьих рун в конце
end-last = остальные выбыли

# Чего при подготовке быть не может.
bad-setup-epic = Эпический вариант относится к исходной редакции ({ $clause }). Выберите её или уберите Эпический вариант.
