# Root in English.

## Names. `start` opens a sentence.

card = “{ $name }” ({ $suit })
vizier = Loyal Vizier
clearing = clearing { $number } ({ $suit })
    .start = Clearing { $number } ({ $suit })

suit-fox = fox
suit-rabbit = rabbit
suit-mouse = mouse
suit-bird = bird

faction-marquise = the Marquise
    .start = The Marquise
    .title = Marquise de Cat
faction-eyrie = the Eyrie
    .start = The Eyrie
    .title = Eyrie Dynasties

piece-sawmill = sawmill
piece-workshop = workshop
piece-recruiter = recruiter
piece-wood = wood
piece-keep = keep
piece-roost = roost

item-bag = bag
item-boots = boots
item-crossbow = crossbow
item-hammer = hammer
item-sword = sword
item-tea = tea
item-coins = coins

leader-builder = Builder
leader-charismatic = Charismatic
leader-commander = Commander
leader-despot = Despot

column-recruit = recruit
column-move = move
column-battle = battle
column-build = build

effect-services = services of the Riverfolk
effect-bank = Better Burrow Bank
effect-ferry-card = the card for the crossing
effect-hospitals = field hospitals
effect-base = the loss of the base
effect-outrage = outrage
effect-fear = fear of the faithful
effect-disruption = trade disruption
effect-crackdown = crackdown and outrage
effect-souls = the loss of souls
effect-customers = payments given back
effect-crown = cost of errors
effect-raid = the raid

## Options

option-done = Go on
option-activate-dominance = Activate { $card }
option-take-dominance = Take { $card }, spending { $spent }
option-craft = Craft { $card }
option-activate = Activate a { $suit } piece
option-move = Move { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    } from { $origin } to { $target }
option-battle = Battle { $defender } in { $clearing }
option-ambush = Play { $card }
option-lose = Lose a { $piece }
option-begins = { NOUN($who, case: "start") } begins
option-discard = Discard { $card }
option-effect = First: { $effect }
option-use = Use { $card }
option-rob = Take a random card from { $victim }, who { AGREE($victim, "scores", "score") } a point
option-share = Draw a card, and { $partner } { AGREE($partner, "draws", "draw") } one too
option-tax = Remove a warrior from { $clearing } and draw a card
option-decode = Look at the hand of { $target_seat }
option-keep = Keep in { $clearing }
option-place = Place the { $piece } in { $clearing }
option-hospital = Spend { $card } to save them
option-recruit = Recruit at every recruiter
option-recruit-at = A warrior to { $clearing }
option-wood-at = Wood to { $clearing }
option-build = Build a { $piece } in { $clearing }
option-pay-wood = Wood from { $clearing }
option-overwork = Overwork in { $clearing } with { $card }
option-extra-action = Spend { $card } for another action
option-corner = Start in { $clearing }
option-leader = Appoint the { $leader }
option-decree = Add { $card } to “{ $column }”
option-new-roost = New roost in { $clearing }
option-decree-recruit = By a { $suit } card: recruit in { $clearing }
option-decree-move = By a { $suit } card: move { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    } from { $origin } to { $target }
option-decree-battle = By a { $suit } card: battle { $defender } in { $clearing }
option-decree-build = By a { $suit } card: build a roost in { $clearing }
option-turmoil = Fall into turmoil

## Prompts

ask-first-player = Who begins?
ask-keep = Choose a corner for the keep
ask-start-building = Where does your first { $piece } stand?
ask-corner = Choose your starting corner
ask-leader = Choose a leader
ask-too-few = Too few pieces, { $count } left: where does the next one go?
ask-craft = Craft cards from your hand?
ask-action = { $count ->
        [one] One action left
       *[other] { $count } actions left
    }: choose one
ask-extra-action = No actions left: spend a bird card for another, or end your Daylight
ask-end-daylight = The decree is resolved: anything else before Evening?
ask-march = A second move of the march?
ask-pay-wood = Pay for the { $piece } in { $clearing }: take wood from where?
ask-activate = Which crafting piece do you activate for { $card }?
ask-decree = Add a card to the decree
ask-new-roost = You have no roost: where do you found a new one?
ask-resolve = Resolve a card of the decree, column “{ $column }”
ask-ambush = { NOUN($attacker, case: "start") } { AGREE($attacker, "attacks", "attack") } { $defender } in { $clearing }. Ambush?
ask-foil = { NOUN($defender, case: "start") } { AGREE($defender, "springs", "spring") } an ambush in { $clearing }. Foil it?
ask-battle-cards = { NOUN($attacker, case: "start") } { AGREE($attacker, "fights", "fight") } { $defender }: use a crafted card?
ask-lose = Which piece do you lose in { $clearing }?
ask-hospital = Field hospitals: bring { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    } back to { $clearing }?
ask-discard = More than five cards in hand: discard one
ask-bank = { $card }: with whom do you draw a card?
ask-birdsong-cards = Birdsong: use a crafted card?
ask-warren = { $card }: start a battle?
ask-cobbler = { $card }: make a move?
ask-next-effect = Several effects at once: which comes first?
ask-cards-first = Both sides could use cards: who begins?

## Journal

tell-first = { NOUN($who, case: "start") } will begin.
tell-turn = Turn { $turn }: { $who }.
tell-keep = { NOUN($who, case: "start") } places the keep in { $clearing }.
tell-place = { NOUN($who, case: "start") } { AGREE($who, "places", "place") } a { $piece } in { $clearing }.
tell-corner = { NOUN($who, case: "start") } { AGREE($who, "starts", "start") } in { $clearing }.
tell-leader = { NOUN($who, case: "start") } appoints the { $leader }.
tell-wood = { NOUN($who, case: "start") } gets { $count } wood.
tell-draw = { NOUN($who, case: "start") } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
tell-draw-card = You draw { $card }.
tell-reshuffle = The discard pile becomes a new deck of { $count } cards.
tell-discard = { NOUN($who, case: "start") } discards { $card }.
tell-available = { $card } lies beside the board: anyone may take it.
tell-take-random = { NOUN($who, case: "start") } takes a random card from { $victim }.
tell-take-card = { NOUN($who, case: "start") } takes { $card }.
tell-look = { NOUN($who, case: "start") } looks at the hand of { $other }.
tell-look-cards = In the hand of { $other }: { $cards }.
tell-score = { NOUN($who, case: "start") } { AGREE($who, "scores", "score") } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $total } in all.
tell-lose-points = { NOUN($who, case: "start") } { AGREE($who, "loses", "lose") } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $total } in all.
tell-drawn = For { $count } turns nobody has come further on the score track: the game is drawn.
tell-win = { NOUN($who, case: "start") } { AGREE($who, "wins", "win") } the game!
tell-activate-dominance = { NOUN($who, case: "start") } activates { $card } and leaves the score track.
tell-take-dominance = { NOUN($who, case: "start") } takes { $card }, spending { $spent }.
tell-craft = { NOUN($who, case: "start") } crafts { $card }.
tell-favor = { NOUN($who, case: "start") } { AGREE($who, "clears", "clear") } every enemy from the { $suit } clearings.
tell-use = { NOUN($who, case: "start") } uses { $card }.
tell-tax = { NOUN($who, case: "start") } uses { $card }: a warrior leaves { $clearing }.
tell-move = { NOUN($who, case: "start") } { AGREE($who, "moves", "move") } { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    } from { $origin } to { $target }.
tell-battle = { NOUN($attacker, case: "start") } { AGREE($attacker, "attacks", "attack") } { $defender } in { $clearing }.
tell-ambush = { NOUN($who, case: "start") } { AGREE($who, "springs", "spring") } an ambush: { $card }.
tell-foil = { NOUN($who, case: "start") } foils it: { $card }.
tell-roll = Dice { $first } and { $second }: { $attacker } { AGREE($attacker, "rolls", "roll") } { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }, { $defender } { $taken }.
tell-defenceless = { NOUN($who, case: "start") } { AGREE($who, "is", "are") } defenceless: one extra hit.
tell-hits-capped = { NOUN($who, case: "start") }: at most { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }, for want of warriors or swords.
tell-defends-higher = { NOUN($who, case: "start") } { AGREE($who, "defends", "defend") } with the higher number.
clash-hits = { $count ->
        [one] hit
       *[other] hits
    } rolled
forecast = You deal { $deal }–{ $deal_most }, take { $take }–{ $take_most }{ $commander ->
        [0] { "" }
       *[other] { "" }; the Commander’s extra hit is counted
    }{ $defenceless ->
        [0] { "" }
       *[other] { "" }; defenceless: the extra hit is counted
    }{ $answered ->
        [0] { "" }
       *[other] { "" }; their extra hit in defence is counted
    }{ $ambush ->
        [0] { "" }
       *[other] { "" }; an ambush: { $ambush } more
    }
tell-lose-warriors = { NOUN($who, case: "start") } { AGREE($who, "loses", "lose") } { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    } in { $clearing }.
tell-lose-piece = { NOUN($who, case: "start") } { AGREE($who, "loses", "lose") } a { $piece } in { $clearing }.
tell-hospital = Field hospitals: { $who } spends { $card }, and { $count ->
        [one] { $count } warrior returns
       *[other] { $count } warriors return
    } to { $clearing }.
tell-recruit = { NOUN($who, case: "start") } recruits { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    }.
tell-recruit-at = { NOUN($who, case: "start") } recruits { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    } in { $clearing }.
tell-build = { NOUN($who, case: "start") } builds a { $piece } in { $clearing }.
tell-overwork = { NOUN($who, case: "start") } spends { $card } for wood in { $clearing }.
tell-extra-action = { NOUN($who, case: "start") } spends { $card } for another action.
tell-decree = { NOUN($who, case: "start") } adds { $card } to “{ $column }”.
tell-new-roost = { NOUN($who, case: "start") } founds a new roost with { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    } in { $clearing }.
tell-turmoil = { NOUN($who, case: "start") } { AGREE($who, "falls", "fall") } into turmoil!

## Refusals

refuse-no-such-thing = there is no such thing on this table
refuse-keep = only the Marquise may place pieces where the keep stands
refuse-scorched = this clearing is scorched: nothing may be placed there or move there
refuse-no-slot = there is no free slot in this clearing
refuse-dominance-points = you need at least 10 points to activate a dominance card
refuse-dominance-active = you have already activated a dominance card
refuse-not-dominance = this is not a dominance card
refuse-not-available = this card does not lie beside the board
refuse-no-matching-card = you must spend a card that matches { $card }
refuse-not-in-hand = this card is not in your hand
refuse-craft-ambush = ambush cards cannot be crafted
refuse-craft-dominance = dominance cards cannot be crafted
refuse-item-gone = this item is no longer in the supply
refuse-same-card = a card of this name already lies in your play area
refuse-craft-cost = you have too few unused crafting pieces of the right suits
refuse-must-rule = you must rule the clearing you leave or the one you enter
refuse-not-adjacent = no path joins these clearings
refuse-too-few-warriors = you do not have that many warriors there
refuse-no-attackers = you have no warriors in this clearing
refuse-no-defender = there is no such enemy in this clearing
refuse-not-an-enemy = this is no enemy: you are in a coalition
refuse-build-rule = you do not rule this clearing
refuse-no-building-left = no such building is left on its track
refuse-build-wood = there is too little wood within reach
refuse-no-action-left = you have no actions left
refuse-actions-first = use your actions first; bird cards buy further ones
refuse-not-a-bird = only a bird card will do; no other suit stands in for a bird
refuse-recruited = you have already recruited this turn
refuse-no-recruiter = you have no recruiter on the map
refuse-no-warrior-left = no warrior is left in your supply
refuse-no-sawmill = there is no sawmill in this clearing
refuse-no-wood-left = no wood is left in your supply
refuse-overwork-card = the card does not match the clearing
refuse-one-bird = only one bird card may be added to the decree in a turn
refuse-no-roost-here = there is no roost in this clearing
refuse-no-roost-left = no roost is left on the track
refuse-roost-here = there is a roost here already
refuse-roost-rule = you do not rule this clearing
refuse-decree-suit = the clearing does not match the card of the decree
refuse-decree-card = no such card waits in the current column of the decree

## Sheets

sheet-clearing = Clearing
sheet-suit = Suit
sheet-ruler = Rules
sheet-slots = Free slots
sheet-ruin = ruin
sheet-warriors = Warriors
sheet-pieces = Buildings and tokens
sheet-paths = Paths to
sheet-faction = Faction
sheet-score = Points
sheet-hand = Cards
sheet-supply = Supply
sheet-crafted = Play area
sheet-items = Items
sheet-my-hand = My hand
sheet-card = Card
sheet-cost = Cost
sheet-effect = Effect
sheet-deck = Deck and discard
sheet-deck-size = Cards in the deck
sheet-discard = Discard pile
sheet-available = Beside the board
sheet-item-supply = Items in the supply
sheet-marquise = Marquise: tracks
sheet-piece = Piece
sheet-left = Left
sheet-next-cost = Wood for next
sheet-next-points = Points for next
sheet-dominance = dominance: { $card }
sheet-any = any
sheet-gives-item = { $item }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sheet-number = No.
sheet-discard-size = Cards in the discard pile
sheet-nobody = none
sheet-column = Column
sheet-waiting = Still to resolve
sheet-map-name = Map: { $name }
sheet-players-turn = Players, turn { $turn }
sheet-playing = { $faction } (playing)
sheet-faction-marquise = Marquise
sheet-faction-eyrie = Eyrie
sheet-warriors-of = { $faction }{ "\u00A0" }{ $count }
sheet-seen = Cards I know in other hands
sheet-open-hands = All hands
sheet-cards = Cards
sheet-dominance-fox = Activate it with at least 10 points; win at the start of your Birdsong if you rule three fox clearings.
sheet-dominance-rabbit = Activate it with at least 10 points; win at the start of your Birdsong if you rule three rabbit clearings.
sheet-dominance-mouse = Activate it with at least 10 points; win at the start of your Birdsong if you rule three mouse clearings.
sheet-dominance-bird = Activate it with at least 10 points; win at the start of your Birdsong if you rule two opposite corners.
sheet-eyrie = Eyrie: decree, leader { $leader }; { $roosts ->
        [one] { $roosts } roost
       *[other] { $roosts } roosts
    } on the map, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } every Evening

# Long lists of options: the heading an option stands under, and its line there, if shorter than the whole sentence.
sheet-group-battle = Battle
sheet-line-battle = { $defender } in { $clearing }
sheet-group-move = Move warriors from { $origin }
sheet-line-move = { $count } to { $target }
sheet-group-recruit = Recruit
sheet-group-build = Build a { $piece }
sheet-line-build = in { $clearing }
sheet-group-overwork = Overwork
sheet-line-overwork = in { $clearing } with { $card }
sheet-group-extra-action = Another action
sheet-group-craft = Craft
sheet-group-use = Cards in your play area
sheet-group-rob = Cards in your play area
sheet-group-share = Cards in your play area
sheet-group-tax = Cards in your play area
sheet-group-decode = Cards in your play area
sheet-group-activate-dominance = Dominance
sheet-group-take-dominance = Dominance
sheet-group-decree = Add { $card } to the decree
sheet-line-decree = column “{ $column }”
sheet-group-decree-recruit = By a { $suit } card: recruit
sheet-line-decree-recruit = in { $clearing }
sheet-group-decree-move = By a { $suit } card: move warriors from { $origin }
sheet-line-decree-move = { $count } to { $target }
sheet-group-decree-battle = By a { $suit } card: battle
sheet-line-decree-battle = { $defender } in { $clearing }
sheet-group-decree-build = By a { $suit } card: build a roost
sheet-line-decree-build = in { $clearing }
sheet-group-turmoil = Turmoil
game-title = Root
example-card = ambush

## How a game ends

end-thirty = thirty points on the score track
end-dominance = by a dominance card
end-quiet = nobody could come any further
end-together = together
