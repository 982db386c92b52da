# H-10 Гриболюды.

option-infect = Заразить регион { $region }
option-lose = Потерять { $count ->
        [one] { $count } { NOUN($kind) }
       *[other] { $count } { NOUN($kind, case: "gen") }
    }

ask-infect = Заразите грибницей свой или соседний регион?
ask-infect-anywhere = { $count ->
        [1] Какой регион заразите грибницей?
        [few] Какой регион заразите грибницей? (Осталось выбрать { $count } региона.)
       *[other] Какой регион заразите грибницей? (Осталось выбрать { $count } регионов.)
    }
ask-lose = Вы теряете ресурсы по своему выбору, всего { $count }: сколько { NOUN($kind, case: "gen") }?

tell-block-points = { NOUN($who, case: "start") } вписывают { $points } ПО в блок здания «{ $building }».
tell-infect = { NOUN($who, case: "start") } заражают грибницей регион { $region }.
tell-lose = { NOUN($who, case: "start") } теряют: { $things }.

refuse-infected = В регионе { $region } уже есть грибница.
refuse-infect-far = Регион { $region } — не ваш текущий и не соседний с ним.
