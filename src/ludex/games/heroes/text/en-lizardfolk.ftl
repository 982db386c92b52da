# H-13 Lizardfolk.

bonus = “{ $said }”

sheet-votes = votes
sheet-temple = { $who }: the temple
sheet-stands-in = stands in
sheet-bonus-0 = closed
sheet-bonus-1 = open
sheet-bonus-2 = struck out

option-treaty = Treat with the monster of { NOUN($region, case: "treaty") }
option-far-treaty = By the Obelisk, treat with the monster of { NOUN($region, case: "treaty") }
option-resurrect = { $count ->
        [0] Bring back nobody
       *[other] Bring back units of “{ $troop }”: { $count }
    }
option-strike-monster = Strike out the monster of { $region }
option-next-action = Next: { $action }
option-council = Hold a Council
option-propose = { $bonus }
option-vote = Vote: { $bonus }
option-abstain = Give no votes
option-votes = { $count ->
        [one] Give { $count } vote
       *[other] Give { $count } votes
    }
option-decide = { $bonus }
option-open-bonus = Open: { $bonus }
option-troop-plus = Raise “{ $troop }”
option-terrain-minus = Terrain: { $terrain }
option-weaken-monster = Weaken { NOUN($monster, case: "own") }
option-weaken-species = Weaken “{ $species }”

ask-resurrect = How many of the dead (“{ $troop }”) do you bring back? Each costs { $things }.
ask-strike-monster = Where do you strike out “{ $species }”?
ask-next-action = Which action is next? Levels stay as announced.
ask-council = Do you hold a Council for { $things }?
ask-propose = Which bonus is put to the vote?
ask-voting = are voting in secret
ask-vote = Which bonus do you give votes to? You have { $have }.
ask-votes = How many votes go to this bonus: { $bonus }? You have { $have }.
ask-decide = The vote is tied. Which bonus wins?
ask-open-bonus = Which bonus of the temple do you open?
ask-troop-plus = Which of your troops gets +{ $add } strength for good?
ask-terrain-minus = Which terrain costs you { $add } less for good?
ask-weaken = Which of your monsters is weakened by { $add }?

tell-treat = { NOUN($who, case: "start") } treat with “{ $species }” of { $region }; souls to surpass: { $strength }.
tell-treaty = { NOUN($who, case: "start") } have a treaty with “{ $species }” of { $region }: { $points } VP.
tell-treat-fortress = { NOUN($who, case: "start") } treat with the fortress of { $region }; souls to surpass: { $strength }.
tell-treaty-fortress = { NOUN($who, case: "start") } have a treaty with the fortress of { $region }: { $points } VP.
tell-no-treaty = { NOUN($who, case: "start") } have too few souls for a treaty.
tell-tick = { NOUN($who, case: "start") } tick “{ $species }” for the win: { $points } VP.
tell-strike-monster = { NOUN($who, case: "start") } strike out “{ $species }” in { $region }.
tell-resurrect = { NOUN($who, case: "start") } bring back units of “{ $troop }”: { $count }.
tell-fortress-open = The fortress of { $region } stays open to rivals, but its resources are gone.
tell-next-action = { NOUN($who, case: "start") } announce the next action: { $action }.
tell-open-bonus = { NOUN($who, case: "start") } open a bonus of the temple: { $bonus }.
tell-council = { NOUN($who, case: "start") } hold a Council.
tell-gets-votes = { NOUN($who, case: "start") } get votes: { $count }. Now they have { $have }.
tell-proposed = { NOUN($who, case: "start") } put to the vote: { $bonuses }.
tell-voted = { NOUN($who, case: "start") } gave { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    } for: { $bonus }.
tell-abstained = { NOUN($who, case: "start") } gave no votes.
tell-council-chose = The Council has chosen, for everyone: { $bonus }.
tell-troop-plus = { NOUN($who, case: "start") } raise “{ $troop }” by { $add }.
tell-terrain-minus = { NOUN($who, case: "start") } pay { $add } less for this terrain: { $terrain }.
tell-weaken-monster = { NOUN($who, case: "start") } weaken { $monster } by { $add }.
tell-weaken-species = { NOUN($who, case: "start") } weaken “{ $species }” by { $add }.

refuse-monster-elsewhere = A treaty is made with the monster of the region you are in, and { $region } is another one.
refuse-monster-gone = There is no monster left in { $region }.
refuse-no-shamans = Without shamans there is nobody to treat.
refuse-gifts = You have a treaty with the fortress of { $region }; a further one needs the Gifts.
refuse-obelisk = Without the Obelisk you cannot treat in { $region } from afar.
refuse-not-bordering = { $region } does not border on your region.
refuse-obelisk-cost = You cannot pay for the Obelisk: { $things }.
refuse-council-bonuses = A Council needs { $need ->
        [one] { $need } open bonus
       *[other] { $need } open bonuses
    }; you have { $have }.
refuse-council-cost = You cannot pay for a Council: { $things }.
