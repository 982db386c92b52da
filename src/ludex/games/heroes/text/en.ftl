# Heroes III in English.

## Names. `start` opens a sentence, `title` heads a board.

faction-mushroomfolk = the Mushroomfolk
    .start = The Mushroomfolk
    .title = Mushroomfolk
faction-werewolves = the Werewolves
    .start = The Werewolves
    .title = Werewolves
faction-archons = the Archons
    .start = The Archons
    .title = Archons
faction-lizardfolk = the Lizardfolk
    .start = The Lizardfolk
    .title = Lizardfolk
faction-dark-elves = the Dark Elves
    .start = The Dark Elves
    .title = Dark Elves
faction-cyclopes = the Cyclopes
    .start = The Cyclopes
    .title = Cyclopes

action-wood = mine wood
action-iron = mine iron
action-gold = mine gold
action-move = move
action-build = build

resource-wood = wood
resource-iron = iron
resource-gold = gold
resource-own = meat

terrain-forest = forest
terrain-lake = lake
terrain-field = field
terrain-mountain = mountain

thing-wood = { $count } wood
thing-iron = { $count } iron
thing-gold = { $count } gold
thing-meat = { $count } meat
thing-spore = { $count ->
        [one] { $count } spore
       *[other] { $count } spores
    }
thing-vp = { $count } VP

region = { $name }
    .fort = { $name }{ $strength ->
        [0] {""}
       *[other] {" "}(strength { $strength })
    }
    .treaty = { $name }{ $souls ->
        [0] {""}
       *[other] : { $beast }, souls to surpass: { $souls }
    }
monster = monster { $number }
    .fight = monster { $number } (strength { $strength })
    .own = monster { $number } (strength { $own })

## Options

option-done = Ready
option-start = Start in { $region }
option-number = { $number }: { $action }
option-take = { $count } { $kind }
option-pay = Pay { $count } { $kind }
option-exchange = { $count ->
        [0] Exchange nothing
        [one] Exchange { $count } resource
       *[other] Exchange { $count } resources
    }
option-build = Build “{ $building }”
option-hire = Hire “{ $troop }”: { $count }
option-raise = Raise it on the foundation
option-skip = Don't
option-stay = Stay
option-go = To { $region } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
option-fight = Fight
option-peace = Keep the peace
option-claim = Claim it
option-yield = Yield it
option-monster = Fight { NOUN($monster, case: "fight") }
option-fortress = The fortress of { NOUN($region, case: "fort") }
option-send = “{ $troop }”: { $count }
option-reward-monster = The resources of the monster
option-reward-resources = Resources of the losers
option-reward-artifact = “{ $artifact }” of { $loser }
option-rob = { $count } { $kind } from { $loser }
option-artifact = Take “{ $artifact }”
option-leave = Leave it

## Questions

ask-start = In which region with a portal do you start?
ask-plan = Which action gets the number { $number }?
ask-take-any = Any resources, { $count } in all: how much { $kind }?
ask-pay-any = Any resources to pay, { $count } in all: how much { $kind }?
ask-exchange = How many resources do you exchange?
ask-build = Build action of level { $level }: what do you do?
ask-foundation = Write { $written } into the foundation of { $region }?
ask-move = Where to? You have { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }.
ask-moving = are choosing a destination in secret
ask-declaring = are declaring units in secret
ask-want-fight = With you in { $region }: { $others }. Do you want to fight?
ask-claim = Nobody fights in { $region }. Do you claim its fortress or artifact?
ask-fights = { $herd ->
        [0] A monster, the fortress, or nothing more?
       *[other] A monster, the herd (strength { $herd }), the fortress, or nothing more?
    }
ask-send = How many units of “{ $troop }” take part? Each has strength { $strength }. { $enemy ->
        [0] The strength of the others is secret.
       *[other] The enemy's strength is { $enemy }.
    }
ask-reward = Which reward do you take? Resources of the losers you could take: { $count }.
ask-rob = How much { $kind } do you take from { $loser }? You may still take { $count }.
ask-artifact = Do you take “{ $artifact }”?

## Journal

tell-first = { NOUN($who, case: "start") } are the first player.
tell-start = { NOUN($who, case: "start") } start in { $region }.
tell-round = Round { $round }. { NOUN($who, case: "start") } choose the actions.
tell-plan = { NOUN($who, case: "start") } announce, in this order: { $actions }.
tell-action = Action of level { $level }: { $action }.
tell-gain = { NOUN($who, case: "start") } gain { $things }.
tell-circle = { NOUN($who, case: "start") } gathered { $at } { $kind }: { $points } VP circled.
tell-units = { NOUN($who, case: "start") } gain units: “{ $troop }” { $count }.
tell-build = { NOUN($who, case: "start") } build “{ $building }”.
tell-foundation = { NOUN($who, case: "start") } write { $written } into the foundation of { $region }.
tell-hire = { NOUN($who, case: "start") } hire “{ $troop }”: { $count }.
tell-announce = { NOUN($who, case: "start") } are in { $region } now.{ $count ->
        [0] {""}
       *[other] {" "}Gained: { $things }.
    }
tell-announce-stay = { NOUN($who, case: "start") } stayed in { $region }.{ $count ->
        [0] {""}
       *[other] {" "}Gained: { $things }.
    }
tell-wants-fight = { NOUN($who, case: "start") } want to fight in { $region }.
tell-peace = In { $region } there is no fight between { $seats }.
tell-right = { NOUN($who, case: "start") } have the right to the object of { $region }.
tell-no-right = The object of { $region } is for nobody this time.
tell-battle = Battle in { $region }: { $seats }.
tell-total = { NOUN($who, case: "start") }: total strength { $strength }.
clash-strength = strength
forecast = { $enemy ->
        [0] All your units together: { $mine }
       *[other] All your units together: { $mine }; the enemy: { $enemy }
    }
tell-dead = { NOUN($who, case: "start") } lose all the units they declared: { $count }.
tell-nobody-wins = The highest total is shared ({ $seats }): everyone loses.
tell-wins-battle = { NOUN($who, case: "start") } win the battle in { $region }.
tell-steal = { NOUN($who, case: "start") } take “{ $artifact }” from { $loser }.
tell-fight-monster = { NOUN($who, case: "start") } fight { $monster }; its strength: { $strength }.
tell-fight-fortress = { NOUN($who, case: "start") } attack the fortress of { $region }; its strength: { $strength }.
tell-fight-artifact = { NOUN($who, case: "start") } fight for the artifact of { $region }; strength { $strength }.
tell-lost = { NOUN($who, case: "start") } lose the battle.
tell-beat-monster = { NOUN($who, case: "start") } beat { $monster }: { $points } VP.
tell-capture = { NOUN($who, case: "start") } capture the fortress of { $region }: { $points } VP.
tell-artifact = { NOUN($who, case: "start") } gain “{ $artifact }”.
tell-score = { NOUN($who, case: "start") }: { $points } VP.
tell-victory = Victory: { $seats }.

## Refusals

refuse-no-such-thing = There is no such thing here.
refuse-built = “{ $building }” is built already.
refuse-level = “{ $building }” has level { $level }; this action allows { $most } at most.
refuse-requires = “{ $building }” needs one of these first: { $buildings }.
refuse-cost = You cannot pay for “{ $building }”.
refuse-hire = You cannot hire so many of “{ $troop }”: no building for it, or not enough to pay.
refuse-out-of-play = { $region } is out of play with so few players.
refuse-already-here = You are in { $region } already: choose to stay.
refuse-too-far = { $points ->
        [one] { $points } movement point does
       *[other] { $points } movement points do
    } not reach { $region }.
refuse-fought = You have fought a monster this round.
refuse-skip = Each skipped monster takes a movement point that was left over; you have { $points }.
refuse-no-right = Somebody else has the right to the object of { $region }, or nobody.
refuse-no-fortress = There is no fortress in { $region }.
refuse-captured = The fortress of { $region } was captured by { $who }.
refuse-tried = One try at a fortress in a move action.
refuse-not-there = “{ $artifact }” lies in { $region }.
refuse-owned = “{ $artifact }” belongs to { $who }.
refuse-robbed = You took an artifact as your reward: no artifact of a region in this round.
refuse-condition-pay = You cannot pay for “{ $artifact }”.
refuse-condition-foundations = “{ $artifact }” needs { $need ->
        [one] { $need } filled foundation
       *[other] { $need } filled foundations
    }; you have { $have }.
refuse-condition-wins = “{ $artifact }” needs { $need ->
        [one] { $need } win
       *[other] { $need } wins
    }; you have { $have }.
refuse-condition-wins-and-herd = “{ $artifact }” needs { $need ->
        [one] { $need } win
       *[other] { $need } wins
    }, fights with the herd included; you have { $have }.
refuse-condition-mountains-visited = “{ $artifact }” needs { $need ->
        [one] { $need } visited mountain region
       *[other] { $need } visited mountain regions
    }; you have { $have }.
refuse-start = A start region has a portal, is in play, and nobody starts there yet.
refuse-elsewhere = You can storm only the fortress of { $region }, where you are.
refuse-plan-number = Number { $number } is given now.
refuse-plan-numbered = “{ $action }” has its number already.
refuse-send-asked = The question is how many of “{ $troop }” take part.
refuse-send-most = There are not so many units of “{ $troop }”.
refuse-any-asked = The question is how much { $kind } is among them.
refuse-any-count = So much { $kind } does not do: it has to be { $count } in all, with what other kinds can add.
refuse-go-cost = The way to { $region } costs another number of movement points.
refuse-not-allowed-here = The rule behind this question does not allow this answer.

## How a game ends

end-most-points = most points after the last round
