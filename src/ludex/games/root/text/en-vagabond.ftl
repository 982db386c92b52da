# The Vagabond in English.

## Names

faction-vagabond = the Vagabond
    .start = The Vagabond
    .title = Vagabond
faction-vagabond2 = the second Vagabond
    .start = The second Vagabond
    .title = Second Vagabond
sheet-faction-vagabond = Vagabond
sheet-faction-vagabond2 = Second Vagabond

item-torch = torch
belonging-0 = { $item }
belonging-1 = { $item } (exhausted)
belonging-2 = { $item } (damaged)
belonging-3 = { $item } (damaged, exhausted)
forest = the forest between clearings { $clearings }
    .start = The forest between clearings { $clearings }

character-thief = Thief
character-tinker = Tinker
character-ranger = Ranger
character-vagrant = Vagrant
character-arbiter = Arbiter
character-scoundrel = Scoundrel

relation-0 = indifferent
relation-1 = amiable
relation-2 = friendly
relation-3 = allied
relation-hostile = hostile

## Options

option-character = Play the { $character }
option-forest = Start in { $place }
option-refresh = Turn face up: { $belonging }
option-slip = Slip to { $place }
option-slip-with = Slip to { $target } with { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    } of { $ally }
option-walk = Move to { $target }
option-walk-with = Move to { $target } with { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    } of { $ally }
option-with-ally = Fight along with the warriors of { $ally }
option-explore = Explore the ruin
option-take-item = Take: { $item }
option-aid = Aid { $partner } with { $card }
option-exhaust = Exhaust: { $item }
option-quest = Complete the quest { $quest }
option-quest-points = Score points
option-quest-cards = Draw two cards
option-strike = Shoot a warrior of { $victim }
option-strike-piece = Shoot a { $piece }
option-repair = Repair: { $belonging }
option-damage = Damage: { $belonging }
option-lose-ally = Lose a warrior of { $ally }
option-drop-item = Return to the box: { $belonging }
option-coalition = Form a coalition with { $partner }
option-steal = Steal a random card from { $victim }
option-labor = Take { $card } from the discard pile
option-hideout = Hide out: repair three items and end Daylight
option-instigate = Make { $attacker } attack { $defender }
option-call-arbiter = Enlist { $who }
option-scorch = Scorch the clearing

## Prompts

ask-first-vagabond = Which Vagabond sets up first?
ask-character = Choose a character
ask-forest = Choose a forest to start in
ask-refresh = Refresh { $count ->
        [one] one more item
       *[other] { $count } more items
    }: which one?
ask-slip = Slip to an adjacent clearing or forest?
ask-wander = Exhaust items to act, or end your Daylight
ask-with-ally = Battle against { $defender } in { $clearing }: with an ally's warriors?
ask-ruin = Under the ruin in { $clearing }: take an item?
ask-exhaust = Which item do you exhaust?
ask-take-item = Take an item from { $other }?
ask-reward = The quest is done: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, or two cards?
ask-hit = { $count ->
        [one] One hit
       *[other] { $count } hits
    } in { $clearing }: what do you damage?
ask-hideout = Repair { $count ->
        [one] one more item
       *[other] { $count } more items
    }: which one?
ask-drop-item = Too many items, { $count } over the limit: which one goes back to the box?
ask-coalition = With whom do you form a coalition?
ask-call-arbiter = { NOUN($attacker, case: "start") } { AGREE($attacker, "attacks", "attack") } you in { $clearing }: enlist { $who } (rolled hits up to { $count } more; the Arbiter scores a point)?

## Journal

tell-character = { NOUN($who, case: "start") } is the { $character }.
tell-forest = { NOUN($who, case: "start") } starts in { $place }.
tell-quests = Quests: { $quests }.
tell-refresh = { NOUN($who, case: "start") } refreshes: { $belongings }.
tell-slip = { NOUN($who, case: "start") } slips to { $place }.
tell-walk = { NOUN($who, case: "start") } moves to { $clearing }.
tell-with-ally = The warriors of { $other } fight along with { $who }.
tell-explore = { NOUN($who, case: "start") } explores the ruin in { $clearing } and finds: { $item }.
tell-look-under = Under the ruin in { $clearing }: { $under }.
tell-leave-ruin = { NOUN($who, case: "start") } looks under the ruin in { $clearing } and takes nothing.
tell-aid = { NOUN($who, case: "start") } aids { $other } with a card.
tell-aid-card = { NOUN($who, case: "start") } gives { $card } to { $other }.
tell-take-item = { NOUN($who, case: "start") } takes an item from { $other }: { $item }.
tell-relation = { NOUN($who, case: "start") } and { $other }: { $relation } from now on.
tell-hostile = { NOUN($who, case: "start") } and { $other }: hostile from now on.
tell-quest = { NOUN($who, case: "start") } completes the quest { $quest }.
tell-new-quest = A new quest: { $quest }.
tell-strike = { NOUN($who, case: "start") } shoots at { $other } in { $clearing }.
tell-repair = { NOUN($who, case: "start") } repairs: { $belonging }.
tell-damage = { NOUN($who, case: "start") } takes damage: { $belongings }.
tell-rest = { NOUN($who, case: "start") } rests in the forest: everything damaged is repaired.
tell-drop-item = { NOUN($who, case: "start") } returns to the box: { $belonging }.
tell-coalition = { NOUN($who, case: "start") } forms a coalition with { $partner }: they win together.
tell-labor = { NOUN($who, case: "start") } takes { $card } from the discard pile.
tell-hideout = { NOUN($who, case: "start") } hides out.
tell-instigate = { NOUN($who, case: "start") } sets { $attacker } on { $defender }.
tell-call-arbiter = { NOUN($defender, case: "start") } { AGREE($defender, "enlists", "enlist") } { $who }.
tell-scorch = { NOUN($who, case: "start") } leaves scorched earth in { $clearing }.

## Refusals

refuse-no-ready-item = you need { $count } undamaged and unexhausted: { $item }
refuse-nothing-ready = you have no item left to exhaust
refuse-not-here = this player has no pieces in your clearing
refuse-aid-card = the card does not match your clearing
refuse-no-ally = this faction is not your ally
refuse-no-ruin-here = there is no ruin in your clearing
refuse-no-such-quest = this quest does not lie face up
refuse-quest-suit = the quest does not match your clearing
refuse-strike-warrior = this player has no warriors in your clearing
refuse-strike-piece = there is no such piece in your clearing
refuse-strike-warriors-first = its owner has warriors here: only they can be shot
refuse-not-damaged = you have no such damaged item
refuse-another-character = your character cannot do this
refuse-in-a-forest = this can only be done in a clearing
refuse-no-hand-here = there is no such player with cards in your clearing
refuse-not-discarded = this card is not in the discard pile
refuse-labor-card = the card does not match your clearing
refuse-nothing-damaged = you have nothing to repair
refuse-already-scorched = this clearing is scorched already
refuse-coalition-players = the Vagabond activates dominance cards only with four or more players
refuse-coalition-partner = there is nobody left to form a coalition with

## Sheets

sheet-vagabond = { $faction }: { $character }, in { $place }; { $carried } of { $limit } items in the satchel
sheet-no-character = no character yet
sheet-nowhere = no place yet
sheet-topic = Topic
sheet-what = What there is
sheet-ready-items = Ready
sheet-exhausted-items = Exhausted
sheet-damaged-items = Damaged
sheet-relations = Relationships
sheet-relation = { $faction }: { $relation }
sheet-relation-aided = { $faction }: { $relation } ({ $count } of { $needed } aids)
sheet-quests = Quests ({ $count } more)
sheet-quest = { $quest }: { $items }
sheet-quests-done = Quests done
sheet-under-ruins = Seen under ruins
sheet-under-ruin = clearing { $clearing }: { $items }
sheet-coalition = Coalition

sheet-group-slip-with = Slip with { $ally }
sheet-group-walk = Move
sheet-group-walk-with = Move with { $ally }
sheet-group-explore = Explore
sheet-group-aid = Aid { $partner }
sheet-line-aid = with { $card }
sheet-group-quest = Quests
sheet-group-strike = Shoot
sheet-group-strike-piece = Shoot
sheet-group-repair = Repair
sheet-group-steal = Special action
sheet-group-labor = Special action
sheet-group-hideout = Special action
sheet-group-instigate = Special action
sheet-group-scorch = Special action
