# Стол в картинках по-русски. Буквы стоят на фигурах и мастях; подписи читаются вслух.

board-suit-fox = Л
board-suit-rabbit = З
board-suit-mouse = М
board-suit-bird = П
board-suit-any = *

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
