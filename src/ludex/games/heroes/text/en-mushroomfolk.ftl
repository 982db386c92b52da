# H-10 Mushroomfolk.

option-infect = Infect { $region }
option-lose = Lose { $count } { $kind }

ask-infect = Do you infect your region or a neighbouring one with mycelium?
ask-infect-anywhere = { $count ->
        [one] Which region do you infect with mycelium?
       *[other] Which region do you infect with mycelium? ({ $count } to choose)
    }
ask-lose = You lose resources of your choice, { $count } in all: how much { $kind }?

tell-block-points = { NOUN($who, case: "start") } write { $points } VP into the block of “{ $building }”.
tell-infect = { NOUN($who, case: "start") } infect { $region } with mycelium.
tell-lose = { NOUN($who, case: "start") } lose { $things }.

refuse-infected = There is mycelium in { $region } already.
refuse-infect-far = { $region } is neither your region nor a neighbouring one.
