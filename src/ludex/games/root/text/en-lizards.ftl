# The Lizard Cult in English.

faction-lizards = the Cult
    .start = The Cult
    .title = Lizard Cult
sheet-faction-lizards = Cult

piece-garden_fox = fox garden
piece-garden_rabbit = rabbit garden
piece-garden_mouse = mouse garden

## Options

option-outcast = The outcast: { $suit }
option-crusade-battle = Crusade: battle { $defender } in { $clearing }
option-crusade-move = Crusade: move { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    } from { $origin } to { $target }
option-convert = Convert a warrior of { $victim } in { $clearing }
option-sanctify = Sanctify: replace the { $piece } in { $clearing } with a garden
option-ritual-build = Reveal { $card }: a garden in { $clearing }
option-ritual-recruit = Reveal { $card }: a warrior in { $clearing }
option-ritual-score = Spend { $card } for points
option-sacrifice = Reveal { $card }: an acolyte

## Prompts

ask-outcast = Which suit is the outcast?
ask-conspiracy = { $count ->
        [one] One acolyte
       *[other] { $count } acolytes
    }: a conspiracy?
ask-crusade = The crusade has reached { $clearing }: battle there?
ask-ritual = Reveal a card for a ritual?

## Journal

tell-outcast = The outcast of { $who } is { $suit } now.
tell-cult-hated = The outcast is hated now: { $suit }.
tell-lost-souls = { $count ->
        [one] One lost soul goes
       *[other] { $count } lost souls go
    } to the discard pile.
tell-cult-revenge = Revenge: { $who } { AGREE($who, "gains", "gain") } { $count ->
        [one] { $count } acolyte
       *[other] { $count } acolytes
    }.
tell-cult-fear = Fear of the faithful: { $who } discards { $card }.
tell-cult-spend = { NOUN($who, case: "start") } { AGREE($who, "spends", "spend") } { $count ->
        [one] { $count } acolyte
       *[other] { $count } acolytes
    }.
tell-convert = { NOUN($who, case: "start") } { AGREE($who, "converts", "convert") } a warrior of { $victim } in { $clearing }.
tell-sanctify = { NOUN($who, case: "start") } { AGREE($who, "sanctifies", "sanctify") } { $clearing }: a garden takes the place of the { $piece }.
tell-ritual-build = { NOUN($who, case: "start") } reveals { $card } and builds a { $piece } in { $clearing }.
tell-ritual-recruit = { NOUN($who, case: "start") } reveals { $card } and recruits a warrior in { $clearing }.
tell-ritual-score = { NOUN($who, case: "start") } spends { $card } for points.
tell-sacrifice = { NOUN($who, case: "start") } reveals { $card } and gains an acolyte.
tell-cult-return = { NOUN($who, case: "start") } takes back to hand: { $cards }.

## Refusals

refuse-cult-acolytes = there are too few acolytes
refuse-cult-outcast = the clearing does not match the outcast
refuse-cult-no-garden-left = no garden of this suit is left on its track
refuse-cult-no-enemy-warrior = no such enemy has a warrior in this clearing
refuse-cult-no-enemy-building = there is no such enemy building in this clearing
refuse-cult-revealed = this card lies revealed and has had its ritual
refuse-cult-hates-birds = bird cards stand for no other suit in the rituals of the Cult
refuse-cult-rule = you do not rule this clearing
refuse-cult-suit = the clearing does not match the card
refuse-cult-suit-scored = you have already scored for this suit this turn
refuse-cult-no-empty-space = no garden of this suit is on the map, so no space of its track is empty

## Sheets

sheet-lizards = Cult: outcast { $outcast }, { $acolytes ->
        [one] { $acolytes } acolyte
       *[other] { $acolytes } acolytes
    }
sheet-cult-hated = { $outcast } (hated)
sheet-cult-gardens = Gardens left
sheet-cult-points = Points of the ritual
sheet-cult-scored = scored
sheet-cult-souls = Lost souls
sheet-cult-revealed = Revealed

sheet-group-crusade-battle = Crusade: battle
sheet-line-crusade-battle = { $defender } in { $clearing }
sheet-group-crusade-move = Crusade: move warriors from { $origin }
sheet-line-crusade-move = { $count } to { $target }
sheet-group-convert = Convert
sheet-line-convert = a warrior of { $victim } in { $clearing }
sheet-group-sanctify = Sanctify
sheet-line-sanctify = the { $piece } in { $clearing }
sheet-group-ritual-build = Reveal { $card }
sheet-line-ritual-build = a garden in { $clearing }
sheet-group-ritual-recruit = Reveal { $card }
sheet-line-ritual-recruit = a warrior in { $clearing }
sheet-group-ritual-score = Reveal { $card }
sheet-line-ritual-score = spend it for points
sheet-group-sacrifice = Reveal { $card }
sheet-line-sacrifice = an acolyte
