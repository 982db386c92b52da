# H-11 Werewolves.

night-0 = a moon of any round
night-1 = a moon of opponents' rounds
night-2 = Wolf Brew

option-mine = Take { $kind }
option-day = No wolf night
option-night = Declare a wolf night: { $way }
option-build-night = Build “{ $building }” for meat
option-boost = { $count ->
        [0] Boost nobody
       *[other] Boost units of “{ $troop }”: { $count }
    }

ask-mine = Mining at level { $level }: { $kind } or meat?
ask-night = Do you declare a wolf night? (Wolf Brew would cost { $cost } wood.)
ask-boost = How many units of “{ $troop }” get +{ $add } strength for { $cost } meat each?

tell-night = { NOUN($who, case: "start") } declare a wolf night: { $way }.
tell-moons = { NOUN($who, case: "start") } gain moons: { $count }.

refuse-mine-kind = This action brings its own resource or meat, all of one kind.
refuse-no-moon = You have no such moon left: { $way }.
refuse-own-round = This kind of moon serves only in rounds of opponents, and you are the first player.
refuse-no-brew = Wolf Brew is not built.
refuse-brew-cost = Wolf Brew costs { $need } wood this round.
refuse-not-night = “{ $building }” can be paid in meat only during a wolf night.
refuse-boost = Each declared unit of “{ $troop }” can be boosted once, and each boost is paid in meat.
