# The Automated Alliance.

trait-alliance-informants = Informants
trait-alliance-popularity = Popularity
trait-alliance-steadfast = Steadfast
trait-alliance-veterans = Veterans
trait-alliance-wildfire = Wildfire

measure-sympathetic = sympathetic
measure-unsympathetic = unsympathetic
measure-near-sympathy = adjacent to a sympathetic one
measure-unbuilt-base = its base is not built yet

## Questions and answers

ask-bot-outrage = Outrage in { $clearing }: discard a matching card
option-outrage-discard = Discard { $card }
option-outrage-none = No matching card: the Automated Alliance scores a point
sheet-group-outrage-discard = Outrage
sheet-group-outrage-none = Outrage

## What happened

tell-bot-revolt = { NOUN($who, case: "start") } revolts in { NOUN($clearing) }, { $count ->
    [0] where no enemies are
    [one] against { $count } enemy piece
   *[other] against { $count } enemy pieces
  }.
tell-no-surprise-revolt = { NOUN($who, case: "start") }: no surprise revolt, since no sympathetic clearing could take a base that is not built yet.
tell-no-revolt-bird = { NOUN($who, case: "start") }: no revolt in Birdsong, since the order card is a bird.
tell-no-revolt-built = { NOUN($who, case: "start") }: no revolt in Birdsong, since the ordered base is on the map already.
tell-no-revolt-clearing = { NOUN($who, case: "start") }: no revolt in Birdsong, since no ordered sympathetic clearing could take the base.
tell-public-pity = { NOUN($who, case: "start") }: public pity, so { $count ->
    [one] { $count } sympathy token
   *[other] { $count } sympathy tokens
  }.
tell-no-pity = { NOUN($who, case: "start") }: a surprise revolt is coming, so there is no public pity.
tell-cannot-spread = { NOUN($who, case: "start") }: sympathy cannot spread.
tell-martial-law = { NOUN($who, case: "start") }: martial law in { NOUN($clearing) }, so the token scores a point less.
tell-bot-organises = { NOUN($who, case: "start") } organises in { NOUN($clearing) }: { $count ->
    [one] { $count } warrior returns
   *[other] { $count } warriors return
  } to the supply.
tell-wildfire = { NOUN($who, case: "start") }: wildfire, so sympathy spreads once more, without points for the token.
tell-bot-ambush = { NOUN($who, case: "start") }: automated ambush, an extra hit.
tell-outrage-none = { NOUN($who, case: "start") } has no matching card.
tell-crackdown = { NOUN($who, case: "start") }: crackdown, { $count ->
    [0] but no { $suit } sympathy is left
    [one] { $count } more { $suit } sympathy token is removed
   *[other] { $count } more { $suit } sympathy tokens are removed
  }.

## Sheet

sheet-bases = Bases on the map
sheet-sympathy = Sympathy on the map
sheet-next-sympathy = Points for the next
sheet-organise-at = Organise
sheet-organise-from = from { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
  } at a base
