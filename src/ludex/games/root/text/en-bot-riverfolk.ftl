# The Riverfolk Robots, and the services that bots buy.

trait-riverfolk-greedy = Greedy
trait-riverfolk-involved = Involved
trait-riverfolk-garrison = Garrison
trait-riverfolk-ferocious = Ferocious

measure-no-trade-post = no trade post
measure-warriors-in-payments = warriors in Payments
measure-pieces-of-best-customer = has pieces of the best customer
    .none = no possible clearing has pieces of the best customer

## Journal

tell-market-card = { NOUN($who, case: "start") }: { $card } is laid out in the Market.
tell-market-discard = { NOUN($who, case: "start") }: { $card } is discarded from the Market.
tell-own-payment = { NOUN($who, case: "start") }: { $count ->
    [one] { $count } warrior of their own goes
   *[other] { $count } warriors of their own go
  } to Payments.
tell-best-customer = { NOUN($who, case: "start") }: the best customer is { NOUN($other) } — { $why_player }.
tell-give-back = { NOUN($who, case: "start") }: { $count ->
    [one] { $count } warrior goes
   *[other] { $count } warriors go
  } from Payments back to the supply of { NOUN($other) }.
tell-no-post-placed = { NOUN($who, case: "start") }: a trade post can be placed nowhere.
tell-shield = { NOUN($who, case: "start") }: Payments is empty, so the shield is met.
tell-sword = { NOUN($who, case: "start") }: the supply is empty, so the sword is met.
tell-shield-and-sword = { NOUN($who, case: "start") }: Payments and supply are empty, so shield and sword are met.
tell-no-protection = { NOUN($who, case: "start") }: there are warriors in Payments and in the supply, so neither shield nor sword is met.
tell-take-to-payments = { NOUN($who, case: "start") }: { $count ->
    [one] { $count } warrior of their own
   *[other] { $count } warriors of their own
  } from { NOUN($clearing) } to Payments.
tell-serve-enemies = { NOUN($who, case: "start") }: no mercenaries were bought, so until the end of the turn they serve all enemies of { NOUN($other) }.
tell-bot-buys-card = { NOUN($who, case: "start") }: { $card } is bought from { NOUN($seller) } for { $price }. Cards in question: { $cards }.
tell-hire-for-battle = { NOUN($who, case: "start") }: the warriors of { NOUN($seller) } are hired for the battle in { NOUN($clearing) }, price { $price }.
tell-hire-to-build = { NOUN($who, case: "start") }: the warriors of { NOUN($seller) } are hired so that a building can be placed, price { $price }.

## Refusals

refuse-no-score-marker = you cannot buy services once you have activated a dominance card or formed a coalition
refuse-not-in-market = this card is not in the Market

## Sheet

sheet-market = Market
sheet-conditions = Protectionism
sheet-shield = shield
sheet-sword = sword
sheet-next-post = { $left }, next one: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
