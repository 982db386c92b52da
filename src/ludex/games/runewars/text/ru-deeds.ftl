# Что можно сделать, в двух словах: кнопки стола.
deed-yes = Да
deed-no = Нет
deed-tile = Положить модуль
deed-marker = Положить метку
deed-home = Положить владения
deed-area = Выбрать локацию
deed-order = Приказы
deed-resolve = Разыграть Приказ
deed-bonus = Бонус старшинства
deed-claim = Предъявить руны
deed-fulfil = Выполнить Цель
deed-play = Тактика
deed-activate = Активировать
deed-march = Марш
deed-shift = Переместить отряды
deed-lead = Переместить героя
deed-portal = Открыть порталы
deed-fight = Сразиться
deed-negotiate = Переговоры
deed-withdraw = Отступить
deed-spend = Потратить влияние
deed-destiny = Судьба
deed-retreat = Отступить
deed-lose = Потерять отряд
deed-free = Освободить место
deed-recruit = Нанять
deed-unit-type = Выбрать отряды
deed-muster = Призвать отряды
deed-dial = Выбрать ресурс
deed-develop = Построить развитие
deed-buy = Купить карту
deed-benefit = Взять помощь
deed-fort = Построить крепость
deed-capital = Основать столицу
deed-repair = Отремонтировать
deed-move-runes = Переложить руны
deed-rune-at = Положить руну
deed-take-influence = Взять влияние
deed-take-tactics = Взять Карту Тактики
deed-discard = Сбросить
deed-discard-quest = Сбросить Квест
deed-bid = Ставка
deed-choose-player = Выбрать державу
deed-title = Взять титул
deed-hire = Вытянуть героев
deed-commanders = Карты Командующих
deed-keep-hero = Оставить героя
deed-hero = Выбрать героя
deed-command = Передать командование
deed-use-reward = Применить Награду
deed-give-reward = Отдать Награду
deed-pick-up = Забрать Награды
deed-lay-down = Повалить отряд
deed-carry-rune = Перенести руну
deed-drive = Прогнать нейтральных
deed-share = Поделиться
deed-lower = Опустить шкалу
deed-put-back = Вернуть на колоду
deed-league = Лига героев
deed-discard-reward = Сбросить Награду
deed-take-back = Вернуть Приказ
deed-set-out = Переместить героя
deed-go = Идти
deed-heal = Лечиться
deed-train = Тренироваться
deed-raise = Поднять атрибут
deed-challenge = Вызвать на поединок
deed-quest = Взяться за Квест
deed-appoint = Назначить
deed-strike = Ударить
deed-award = Раздать
deed-suffer = Получить ранение
deed-lose-reward = Сбросить Награду
deed-scorch = Выжженная земля
deed-hold-back = Без карт
deed-raze-token = Уничтожить место

# Заголовки длинных списков.
sheet-group-march = Откуда: { $place }
sheet-line-march = { $figure } × { $count }
sheet-group-shift = Откуда: { $place }
sheet-line-shift = { $figure } × { $count } → { $to }
sheet-group-recruit = { NOUN($kind, case: "start") }
sheet-line-recruit = где: { $place }
sheet-group-tile = Модуль { $tile }
sheet-line-tile = { $hex }, поворотов: { $turns }
sheet-group-go = { $hero }
sheet-line-go = куда: { $to }
sheet-group-lead = { $hero }
sheet-line-lead = куда: { $to }
sheet-group-title = { $title }
sheet-line-title = за { $count } влияния

# Чего стоят и что приносят ответы; чего ждать от нападения; части сезона.
purse-influence = { $count ->
    [one] { $count } влияние
   *[other] { $count } влияния
    }
purse-food = { $count } пищи
purse-wood = { $count } дерева
purse-ore = { $count } руды
purse-tactics = { $count ->
    [one] { $count } Карта Тактики
    [few] { $count } Карты Тактики
   *[other] { $count } Карт Тактики
    }
purse-runes = { $count ->
    [one] { $count } драконья руна
    [few] { $count } драконьи руны
   *[other] { $count } драконьих рун
    }
clash-strength = сила
forecast = победа примерно в { $chance }% случаев, отрядов: { $count }
phase-tiles = Модули
phase-markers = Метки
phase-homes = Владения
phase-setup = Подготовка
phase-card = Карта Сезона
phase-effect = Сезон
phase-choose = Приказы
phase-turns = Ходы
