# Что лежит на карте и на столе.

area = { $code }
area-home = родные владения { $faction }, { $letter }
    .start = Родные владения { $faction }, { $letter }
    .gen = родных владений { $faction }, { $letter }
neutrals = нейтральные отряды
    .start = Нейтральные отряды
    .gen = нейтральных отрядов
    .dat = нейтральным отрядам
    .acc = нейтральные отряды
    .ins = нейтральными отрядами
    .pre = нейтральных отрядах
    .plural = +
figure-state = { $nom } ({ $note })
    .start = { $start } ({ $note })
    .gen = { $gen } ({ $note })
    .acc = { $acc } ({ $note })
figure-note = { $damage ->
    [0] лежит
   *[other] { $routed ->
        [0] ранения: { $damage }
       *[other] лежит, ранения: { $damage }
    }
    }
rune-none = ничего
    .start = Ничего
rune-false = фальшивая руна
    .start = Фальшивая руна
    .gen = фальшивой руны
    .acc = фальшивую руну
rune-dragon = драконья руна
    .start = Драконья руна
    .gen = драконьей руны
    .acc = драконью руну
building-resources = { development-token-resources }
building-diplomat = { development-token-diplomat }
building-training-ground = { development-token-training-ground }
building-defensive = { development-token-defensive }
benefit-tactics = Карты Тактики
benefit-influence = влияние
    .start = Влияние
benefit-quests = Квесты
tile-1 = 1
tile-2 = 2
tile-3 = 3
tile-4 = 4
tile-5 = 5
tile-6 = 6
tile-7 = 7
tile-8 = 8
tile-9 = 9
tile-10 = 10
tile-11 = 11
tile-12 = 12
tile-daqan = { faction-daqan.title }
tile-latari = { faction-latari.title }
tile-uthuk = { faction-uthuk.title }
tile-waiqar = { faction-waiqar.title }
