# Стол в картинках по-русски. Буквы стоят на фигурах и мастях; подписи читаются вслух.


board-letter-marquise = М
board-letter-eyrie = Д
board-letter-alliance = С
board-letter-vagabond = Б
board-letter-vagabond2 = Б2
board-letter-lizards = К
board-letter-riverfolk = Р
board-letter-duchy = Г
board-letter-corvids = В
board-letter-vagabot = Бт

board-kind-ambush = Засада
board-kind-dominance = Превосходство
board-kind-item = Предмет
board-kind-immediate = Сразу
board-kind-persistent = Надолго

board-card = Карта { $card }
board-card-cost = Цена: { $cost }
board-seat = { $seat }: { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }, в руке { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }

board-turn = Ход { $turn }
board-score = Очки
board-score-label = Счёт: { $scores }
board-hand = Моя рука
board-empty-hand = В руке нет карт
board-deck = Колода
board-discard = Сброс
board-available = У поля
board-items = Предметы
board-lost-souls = Заблудшие души
board-seats = Фракции
board-close = Закрыть

board-clearing = поляна { $number }
board-path = Тропа между { $origin } и { $target }
board-path-closed = Закрытая тропа между { $origin } и { $target }
board-slot-free = свободное место
board-slot-ruin = руины
board-slot-covered = закрытое место
board-ruler = Правит: { $seat }
board-free-slots = Свободных мест: { $count }
