# The Riverfolk Company in English.

faction-riverfolk = the Riverfolk
    .start = The Riverfolk
    .title = Riverfolk Company

piece-post_fox = fox trade post
piece-post_rabbit = rabbit trade post
piece-post_mouse = mouse trade post

service-card = hand card
service-riverboats = riverboats
service-mercenaries = mercenaries

## Options

option-buy-card = Buy { $card }
option-buy-boats = Buy riverboats for this turn
option-hire = Hire mercenaries for this turn
option-pay-item = Exhaust: { $item }
option-river-start = A warrior to { $clearing }
option-price = “{ $service }”: price { $price }
option-fund = A warrior of { $owner }
option-draw-card = Commit a warrior to draw a card
option-export = Export { $card }
option-river-recruit = Spend a warrior to recruit in { $clearing }
option-trade-post = Trade post in { $clearing }

## Prompts

ask-services = Services of { $seller }: buy one? You may buy { $count } more this turn
ask-pay-item = Pay { $seller }: exhaust { $count ->
        [one] one item
       *[other] { $count } items
    }
ask-river-start = Place your first warriors on the river, { $count } left
ask-first-price = Set the first price of “{ $service }”
ask-price = Price of “{ $service }”, now { $price }: what will it be?
ask-fund = Whose warrior do you use from your funds?
ask-trade = { $count ->
        [0] No funds left
        [one] One warrior in your funds
       *[other] { $count } warriors in your funds
    }: what do you do?

## Journal

tell-draw-open = { NOUN($who, case: "start") } draws { $card } into the open hand.
tell-buy-card = { NOUN($who, case: "start") } buys { $card } from { $seller } for { $price }.
tell-buy-boats = { NOUN($who, case: "start") } { AGREE($who, "buys", "buy") } riverboats from { $seller } for { $price }.
tell-hire = { NOUN($who, case: "start") } hires the warriors of { $seller } for { $price }.
tell-pay-item = { NOUN($who, case: "start") } exhausts an item to pay: { $item }.
tell-river-start = { NOUN($who, case: "start") } places a warrior in { $clearing }.
tell-prices = { NOUN($who, case: "start") } sets prices: hand card { $card_price }, riverboats { $boats_price }, mercenaries { $hire_price }.
tell-disruption = Trade disruption: { $who } loses { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    } from the funds.
tell-protectionism = Protectionism: { $who } puts { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    } into Payments.
tell-gather-funds = { NOUN($who, case: "start") } gathers funds: { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    }.
tell-export = { NOUN($who, case: "start") } exports { $card }.
tell-trade-post = { NOUN($who, case: "start") } establishes a { $piece } in { $clearing }.

## Refusals

refuse-no-more-services = you may buy no more services this turn
refuse-service-too-dear = you have too few warriors in your supply to pay for it
refuse-service-too-dear-for-items = you have too few items ready to pay for it
refuse-not-in-open-hand = this card is not in the hand of the Riverfolk
refuse-service-bought = you have already bought this service for this turn
refuse-no-mercenaries-for-vagabonds = a Vagabond cannot hire mercenaries
refuse-no-funds = you have no funds left
refuse-no-card-left = there is no card left to draw
refuse-not-on-river = the river does not run through this clearing
refuse-post-here = there is a trade post here already
refuse-no-ruler = nobody rules this clearing
refuse-no-post-left = no trade post of this suit is left on its track
refuse-funds-of-ruler = your funds hold fewer than two warriors of the clearing’s ruler

## Sheets

sheet-faction-riverfolk = Riverfolk
sheet-riverfolk = Riverfolk: board
sheet-area = Area
sheet-lies-there = What lies there
sheet-prices = Prices
sheet-price = { $service } { $count }
sheet-payments = Payments
sheet-funds = Funds
sheet-commitments = Commitments
sheet-track = Track: { $suit }
sheet-posts-left = { $count ->
        [one] { $count } post left
       *[other] { $count } posts left
    }
sheet-open-hand = Open hand

option-buy-card-to-services = Buy { $card }, price { $card_price }
option-buy-boats-to-services = Buy riverboats for this turn, price { $boats_price }
option-hire-to-services = Hire mercenaries for this turn, price { $hire_price }
sheet-count-price = Which price?
sheet-group-buy-card = Buy a card
sheet-group-buy-boats = Services
sheet-group-hire = Services
sheet-group-export = Export
sheet-group-draw-card = Draw
sheet-group-river-recruit = Recruit
sheet-line-river-recruit = in { $clearing }
sheet-group-trade-post = Trade post
sheet-line-trade-post = in { $clearing }
