# Что можно сделать, одним-двумя словами: кнопки стола.
deed-activate-dominance = Превосходство
deed-take-dominance = Превосходство
deed-craft = Ремесло
deed-activate = Задействовать
deed-move = Марш
deed-battle = Сразиться
deed-ambush = Засада
deed-lose = Потерять фишку
deed-begins = Кто начинает
deed-discard = Сбросить
deed-ferry = Паром
deed-open-path = Открыть тропу
deed-effect = Первый эффект
deed-use = Карта в зоне
deed-rob = Карта в зоне
deed-share = Карта в зоне
deed-tax = Карта в зоне
deed-decode = Карта в зоне
deed-outrage-discard = Беспорядки
deed-outrage-none = Беспорядки
deed-guess-plot = Угадать интригу
deed-nothing-matches = Нет подходящей
deed-outcast = Изгои
deed-crusade-battle = Поход: сразиться
deed-crusade-move = Поход: перемещение
deed-convert = Обращение
deed-sanctify = Освящение
deed-ritual-build = Построить сад
deed-ritual-recruit = Вербовка
deed-ritual-score = Очки
deed-sacrifice = Жертва
deed-buy-card = Купить карту
deed-buy-boats = Услуги
deed-hire = Услуги
deed-pay-item = Заплатить предметом
deed-river-start = Первые воины
deed-price = Цены
deed-fund = Оплата
deed-draw-card = Добор
deed-export = Экспорт
deed-river-recruit = Вербовка
deed-trade-post = Торговый пост
deed-character = Персонаж
deed-forest = Начало
deed-refresh = Восстановить
deed-slip = Красться
deed-slip-with = Красться
deed-walk = Переместиться
deed-walk-with = Переместиться
deed-with-ally = Бой с союзником
deed-explore = Исследование
deed-take-item = Взять предмет
deed-aid = Помочь
deed-exhaust = Истощить
deed-quest = Задание
deed-quest-points = Очки
deed-quest-cards = Карты
deed-strike = Выстрел
deed-strike-piece = Выстрел
deed-repair = Ремонт
deed-damage = Повредить
deed-lose-ally = Потерять союзника
deed-drop-item = Отдать предмет
deed-coalition = Коалиция
deed-steal = Особое действие
deed-labor = Особое действие
deed-hideout = Особое действие
deed-instigate = Особое действие
deed-scorch = Особое действие
deed-call-arbiter = Призвать на помощь
deed-corner = Угол
deed-leader = Предводитель
deed-decree = Пополнить устав
deed-new-roost = Новое гнездо
deed-decree-recruit = Вербовка
deed-decree-move = Перемещение
deed-decree-battle = Сразиться
deed-decree-build = Построить гнездо
deed-turmoil = Смута
deed-keep = Цитадель
deed-place = Разместить
deed-hospital = Полевой госпиталь
deed-recruit = Вербовка
deed-recruit-at = Вербовка
deed-wood-at = Дерево
deed-build = Построить
deed-pay-wood = Заплатить деревом
deed-overwork = Сверхурочные
deed-extra-action = Ещё действие
deed-supporter = Сторонники
deed-drop-supporter = Сбросить
deed-outrage-card = Беспорядки
deed-outrage-show = Беспорядки
deed-revolt = Восстание
deed-spread = Поддержка
deed-mobilise = Мобилизация
deed-train = Тренировка
deed-enlist = Вербовка
deed-organise = Выступление

# Чего стоит вариант, что он даёт и чем грозит.
purse-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
purse-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
purse-wood = { $count ->
    [one] { $count } дерево
   *[other] { $count } дерева
}
purse-supporters = { $count ->
    [one] { $count } сторонник
    [few] { $count } сторонника
   *[other] { $count } сторонников
}
chip-outrage = беспорядки
chip-turmoil = смута
