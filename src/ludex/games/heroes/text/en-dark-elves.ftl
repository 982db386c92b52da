# H-14 Dark elves.

option-entwine = Entwine the object of { $region }
option-nest = { $count ->
        [one] { $count } cocoon into the nest
       *[other] { $count } cocoons into the nest
    }
option-weave-building = “{ $building }” is entwined
option-weave-object = The object of { $region } is entwined
option-weave-nest = The nest is entwined
option-shift-building = Counter of “{ $building }”: round { $round }
option-shift-object = Counter in { $region }: round { $round }
option-shift-nest = Counter of the nest: round { $round }
option-forest = Write it into the forest
option-store = { $count ->
        [0] Keep the stored strength
       *[other] Use { $count } of the stored strength
    }
option-assign = { NOUN($who, case: "start") } go to { $region }
option-restore = “{ $building }” works again

ask-weave = End of round { $round }: what is entwined next?
ask-shift = “{ $building }” is due in round { $round }. Which round do you write?
ask-forest = Write { $written } into the forest of { $region }?
ask-store = How much of the stored strength do you use?
ask-assign = Where do { $who } go along the Dark Paths?
ask-restore = The lower effect of which entwined building works again?

tell-counter = { NOUN($who, case: "start") } begin to entwine “{ $building }”: round { $round }.
tell-web = { NOUN($who, case: "start") } begin to entwine the object of { $region }: { $count ->
        [one] { $count } cocoon
       *[other] { $count } cocoons
    }, round { $round }.
tell-web-torn = The web in { $region } is torn: { $who } get back { $count ->
        [one] { $count } cocoon
       *[other] { $count } cocoons
    }.
tell-nest = { NOUN($who, case: "start") } lay { $count ->
        [one] { $count } cocoon
       *[other] { $count } cocoons
    } into the nest: round { $round }.
tell-woven-building = { NOUN($who, case: "start") } have entwined “{ $building }”.
tell-woven-object = { NOUN($who, case: "start") } have entwined the object of { $region }.
tell-woven-nest = Arachnids come out of the nest of { $who }: { $count }.
tell-shift-building = { NOUN($who, case: "start") } change the counter of “{ $building }” to round { $round }.
tell-shift-object = { NOUN($who, case: "start") } change the counter in { $region } to round { $round }.
tell-shift-nest = { NOUN($who, case: "start") } change the counter of the nest (cocoons: { $count }) to round { $round }.
tell-forest = { NOUN($who, case: "start") } write { $written } into the forest of { $region }.
tell-pool = { NOUN($who, case: "start") } store { $strength } strength.
tell-store = { NOUN($who, case: "start") } use { $count } of their stored strength.
tell-assign = { NOUN($who, case: "start") } find themselves in { $region }.
tell-restore = For { $who } the lower effect of “{ $building }” works again.
tell-ban = From the next round to the end of round { $round } no rival of { $who } may fight monsters.

refuse-not-in-region = You are not in { $region }.
refuse-nothing-to-entwine = There is no fortress and no artifact in { $region }.
refuse-web-there = The object of { $region } is already in your web, due in round { $round }.
refuse-cocoons = That takes { $need ->
        [one] { $need } cocoon
       *[other] { $need } cocoons
    }; you have { $have }.
refuse-nest-full = The nest holds { $count ->
        [one] { $count } cocoon
       *[other] { $count } cocoons
    } until the end of round { $round }.
refuse-nest-cocoons = Cocoons in your army: { $have }.
refuse-grown = “{ $troop }” cannot be hired: they grow out of cocoons in the nest.
refuse-cocoons-stay = “{ $troop }” have no strength and are not declared.
refuse-no-abyss = Counters are changed by the lower effect of the Abyss, and it does not work now.
refuse-shifted = The Abyss has changed a counter this round.
refuse-not-running = There is no running counter there.
refuse-past = A counter never shows a round before the current one, { $round }.
refuse-shift-too-far = The Abyss does not change a counter by that much.
refuse-ban = { NOUN($who, case: "start") } have forbidden it: no fights with monsters until the end of round { $round }.

## What a building does, in two halves

building-halves = Lower: { $lower } Upper: { $upper }
