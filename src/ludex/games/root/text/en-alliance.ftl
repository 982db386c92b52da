# The Woodland Alliance in English.

faction-alliance = the Alliance
    .start = The Alliance
    .title = Woodland Alliance
sheet-faction-alliance = Alliance

piece-base_fox = fox base
piece-base_rabbit = rabbit base
piece-base_mouse = mouse base
piece-sympathy = sympathy token

## Options

option-supporter = Spend { $card }
option-drop-supporter = Discard { $card } from the supporters
option-outrage-card = Give up { $card }
option-outrage-show = No matching card: show your hand
option-revolt = Revolt in { $clearing }
option-spread = Spread sympathy to { $clearing }
option-mobilise = Mobilise: { $card } joins the supporters
option-train = Train an officer, spending { $card }
option-enlist = Recruit a warrior in { $clearing }
option-organise = Organise: turn a warrior in { $clearing } into sympathy

## Prompts

ask-supporters = Pay for { $clearing }: { $count ->
        [one] { $count } supporter
       *[other] { $count } supporters
    } to spend, which is next?
ask-drop-supporter = No base is left: discard supporters down to five
ask-outrage = Outrage in { $clearing }: give the Alliance a matching card
ask-revolt = Revolt in a sympathetic clearing?
ask-spread = Spread sympathy?
ask-alliance-daylight = Craft, mobilise or train?
ask-operation = { $count ->
        [one] One military operation left
       *[other] { $count } military operations left
    }: choose one

## Journal

tell-surplus-supporter = Without a base there is no room for a sixth supporter: { $who } discards { $card }.
tell-spend-supporter = { NOUN($who, case: "start") } spends a supporter: { $card }.
tell-spend-all-supporters = { NOUN($who, case: "start") } spends the last supporters: { $cards }.
tell-lose-base = { NOUN($who, case: "start") } loses the { $suit } base: { $count ->
        [0] no officer leaves
        [one] { $count } officer leaves
       *[other] { $count } officers leave
    }, and every matching supporter is discarded.
tell-lost-supporters = Discarded supporters: { $cards }.
tell-outrage = { NOUN($who, case: "start") } { AGREE($who, "causes", "cause") } outrage in { $clearing }.
tell-outrage-card = { NOUN($who, case: "start") } gives { $other } a card for the supporters.
tell-supporter-card = { $card } joins the supporters.
tell-draw-supporters = { NOUN($who, case: "start") } gains { $count ->
        [one] { $count } supporter
       *[other] { $count } supporters
    } from the deck.
tell-revolt = { NOUN($who, case: "start") } starts a revolt in { $clearing }!
tell-new-base = { NOUN($who, case: "start") } places a { $piece } and { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    } in { $clearing }.
tell-officer = { NOUN($who, case: "start") } has a new officer ({ $count } in all).
tell-spread = { NOUN($who, case: "start") } spreads sympathy to { $clearing }.
tell-sympathy = { NOUN($clearing, case: "start") } becomes sympathetic to { $who }.
tell-mobilise = { NOUN($who, case: "start") } adds a card from hand to the supporters.
tell-train = { NOUN($who, case: "start") } spends { $card } to train an officer.
tell-organise = { NOUN($who, case: "start") } removes a warrior in { $clearing } to organise there.

## Refusals

refuse-not-sympathetic = this clearing is not sympathetic
refuse-base-built = the base of this suit is already on the map
refuse-too-few-supporters = you have too few supporters that match this clearing
refuse-sympathetic = this clearing is sympathetic already
refuse-no-sympathy-left = no sympathy token is left on the track
refuse-sympathy-not-near = no sympathetic clearing is adjacent to this one
refuse-no-base-of-card = no base on the map matches this card
refuse-no-base-here = there is no base in this clearing
refuse-no-warrior-here = you have no warrior in this clearing

## Sheets

sheet-alliance = Alliance: supporters and sympathy
sheet-alliance-supporters = Supporters
sheet-alliance-stack = { $count }: { $cards }
sheet-alliance-officers = Officers
sheet-alliance-bases = Bases on the map
sheet-alliance-left = Sympathy left
sheet-alliance-cost = Supporters for next
sheet-group-outrage-card = Outrage
sheet-group-outrage-show = Outrage
sheet-group-revolt = Revolt
sheet-line-revolt = in { $clearing }
sheet-group-spread = Spread sympathy
sheet-line-spread = to { $clearing }
sheet-group-mobilise = Mobilise
sheet-line-mobilise = { $card }
sheet-group-train = Train an officer
sheet-line-train = spending { $card }
sheet-group-enlist = Recruit
sheet-line-enlist = in { $clearing }
sheet-group-organise = Organise
sheet-line-organise = in { $clearing }
