# H-11 Оборотни.

night-0 = луна любого раунда
night-1 = луна чужого раунда
night-2 = Волчий отвар

option-mine = Взять { $kind }
option-day = Без волчьей ночи
option-night = Объявить волчью ночь: { $way }
option-build-night = Построить «{ $building }» за мясо
option-boost = Усилить «{ $troop }»: { $count }

ask-mine = Добыча уровня { $level }: { $kind } или мясо?
ask-night = Объявите волчью ночь? (По Волчьему отвару — { $cost } дерева.)
ask-boost = Скольким единицам войска «{ $troop }» дать +{ $add } силы за { $cost } мяса каждой?

tell-night = { NOUN($who, case: "start") } объявляют волчью ночь: { $way }.
tell-moons = { NOUN($who, case: "start") } получают луны: { $count }.
