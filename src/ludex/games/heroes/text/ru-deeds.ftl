# Что можно сделать, одним-двумя словами: кнопки стола.
deed-build = Построить
deed-build-night = Построить за мясо
deed-hire = Нанять
deed-start = Начало
deed-number = Номер действия
deed-take = Взять
deed-pay = Заплатить
deed-exchange = Обменять
deed-raise = Возвести
deed-skip = Не надо
deed-stay = Остаться
deed-go = Идти
deed-fight = Сразиться
deed-peace = Мир
deed-claim = Заявить права
deed-yield = Уступить
deed-monster = Чудовище
deed-fortress = Крепость
deed-send = Отправить
deed-reward-monster = Награда
deed-reward-resources = Награда
deed-reward-artifact = Награда
deed-rob = Отнять
deed-artifact = Артефакт
deed-leave = Не брать
deed-treaty = Договор
deed-far-treaty = Договор
deed-resurrect = Воскресить
deed-strike-monster = Вычеркнуть чудовище
deed-next-action = Следующее действие
deed-council = Совет
deed-propose = Предложить
deed-vote = Голосовать
deed-abstain = Воздержаться
deed-votes = Голоса
deed-decide = Решить
deed-open-bonus = Открыть бонус
deed-troop-plus = Усилить войско
deed-terrain-minus = Местность
deed-weaken-monster = Ослабить чудовище
deed-weaken-species = Ослабить чудовищ
deed-lair = Стадо
deed-track-trail = След
deed-track-building = Стоимость здания
deed-track-monster = Сила чудовища
deed-track-resource = Ресурс
deed-spend-units = Потратить отряды
deed-herd = Стадо
deed-herd-aside = Стадо в сторону
deed-trail = Тропа
deed-feed = Накормить
deed-lower = Уменьшить
deed-herd-up = Сила стада
deed-herd-down = Сила стада
deed-herd-fight = Сразиться со стадом
deed-destroy = Разрушение
deed-ruin = В фундамент
deed-penalty = Штраф
deed-repair = Ремонт
deed-mend = Ремонт
deed-cut = Зачеркнуть поток
deed-entwine = Оплести
deed-nest = Гнездо
deed-weave-building = Оплести
deed-weave-object = Оплести
deed-weave-nest = Оплести
deed-shift-building = Счётчик
deed-shift-object = Счётчик
deed-shift-nest = Счётчик
deed-forest = В лес
deed-store = Отложить
deed-assign = Направить
deed-restore = Восстановить
deed-infect = Заразить
deed-lose = Потерять
deed-mine = Добыча
deed-day = День
deed-night = Волчья ночь
deed-boost = Усилить

# Чего стоит вариант и что он даёт.
purse-points = { $count } ПО
purse-wood = { $count ->
    [one] { $count } дерево
   *[other] { $count } дерева
}
purse-iron = { $count ->
    [one] { $count } железо
   *[other] { $count } железа
}
purse-gold = { $count ->
    [one] { $count } золото
   *[other] { $count } золота
}
purse-own = { $count } (особый ресурс)
