# Игра на настоящем столе: что разложить и поле, расставленное вручную.

unpack-map = Карта леса
unpack-shared = Для всех
unpack-ruins = Руины
unpack-clearings = ячейки с буквой R на полянах { $clearings }
unpack-suits = Маркеры мастей
unpack-suits-place = их перемешивает Ludex: по одному на поляну, как скажут первые шаги
unpack-priority = Маркеры полян для ботов, от 1 до 12
unpack-priority-place = на поляны, по номерам на поле ниже
unpack-deck = Карты общей колоды
unpack-deck-without = Карты общей колоды без карт превосходства
unpack-deck-place = перемешать, лицом вниз рядом с картой леса
unpack-dice = Боевые кубики
unpack-items-place = запас предметов
unpack-quests = Карты заданий
unpack-quests-place = перемешать; три лицом вверх рядом с картой леса, для бота – как скажут первые шаги
unpack-board = Планшет фракции
unpack-bot-board = Планшет бота
unpack-before = перед игроком
unpack-marker = Маркер очков
unpack-marker-place = на 0 шкалы
unpack-warriors = Воины
unpack-supply = запас
unpack-track = на шкалы планшета
unpack-pawn = Фишка
unpack-leaders = Карты вождей
unpack-viziers = Карты верного визиря
unpack-relations = Маркеры отношений
unpack-relations-place = ячейка «Равнодушие» таблицы
unpack-level = Карта сложности: { $level }
unpack-trait = Карта особенности: { $trait }

by-hand-turn = Чей ход начинается
by-hand-active = Игрок
by-hand-phase = С чего
by-hand-birdsong = Утро
by-hand-daylight = День
by-hand-evening = Вечер
by-hand-players = Игроки
by-hand-score = { $who }: очки
by-hand-hand = { $who }: карты на руке
by-hand-warriors = { $who }: воины
by-hand-pawn = { $who }: где стоит фигурка
by-hand-officers = { $who }: офицеры
by-hand-supporters = { $who }: сторонники
by-hand-acolytes = { $who }: аколиты
refuse-too-many-buildings = { $clearing }: места хватит на { $count } { $count ->
    [one] постройку
    [few] постройки
   *[many] построек
  }
refuse-too-many-cards = в колоде осталось { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
  }
