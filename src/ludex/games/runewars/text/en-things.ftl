# What lies on the map and on the table.

area = { $code }
area-home = home area { $letter } of { $faction }
    .start = Home area { $letter } of { $faction }
neutrals = neutral units
    .start = Neutral units
    .plural = +
figure-state = { $nom } ({ $note })
    .start = { $start } ({ $note })
    .gen = { $gen } ({ $note })
    .acc = { $acc } ({ $note })
figure-note = { $damage ->
    [0] routed
   *[other] { $routed ->
        [0] damage { $damage }
       *[other] routed, damage { $damage }
    }
    }
rune-none = nothing
    .start = Nothing
rune-false = a false rune
    .start = A false rune
rune-dragon = a dragon rune
    .start = A dragon rune
building-resources = { development-token-resources }
building-diplomat = { development-token-diplomat }
building-training-ground = { development-token-training-ground }
building-defensive = { development-token-defensive }
benefit-tactics = Tactics cards
benefit-influence = influence
    .start = Influence
benefit-quests = quests
    .start = Quests
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
