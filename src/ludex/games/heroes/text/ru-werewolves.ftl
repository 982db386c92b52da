# H-11 Оборотни.

night-0 = луна любого раунда
night-1 = луна чужого раунда
night-2 = Волчий отвар

option-mine = Взять { $kind }
option-day = Без волчьей ночи
option-night = Объявить волчью ночь: { $way }
option-build-night = Построить здание «{ $building }» за мясо
option-boost = { $count ->
        [0] Никого не усиливать
       *[other] Усилить в войске «{ $troop }»: { $count }
    }

ask-mine = Добыча уровня { $level }: { $kind } или мясо?
ask-night = Объявите волчью ночь? (По Волчьему отвару — { $cost ->
        [one] { $cost } дерево
       *[other] { $cost } дерева
    }.)
ask-boost = Скольким единицам войска «{ $troop }» дать +{ $add } силы за { $cost ->
        [one] { $cost } мясо
       *[other] { $cost } мяса
    } каждой?

tell-night = { NOUN($who, case: "start") } объявляют волчью ночь: { $way }.
tell-moons = { NOUN($who, case: "start") } получают луны: { $count }.

refuse-mine-kind = Это действие приносит свой ресурс или мясо, всё одного вида.
refuse-no-moon = Такой луны у вас не осталось: { $way }.
refuse-own-round = Такая луна годится только в раунде соперника, а первый игрок — вы.
refuse-no-brew = Волчий отвар не построен.
refuse-brew-cost = По Волчьему отвару ночь в этом раунде стоит { $need ->
        [one] { $need } дерево
       *[other] { $need } дерева
    }.
refuse-not-night = Мясом за здание «{ $building }» можно платить только в волчью ночь.
refuse-boost = Каждую заявленную единицу войска «{ $troop }» можно усилить один раз, и каждый раз за мясо.
