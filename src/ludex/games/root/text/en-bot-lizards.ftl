# The Logical Lizards.

trait-lizards-spiteful = Spiteful
trait-lizards-erratic = Erratic
trait-lizards-fanatics = Fanatics
trait-lizards-martyrs = Martyrs

conspiracy-convert = Convert
conspiracy-crusade = Crusade
conspiracy-sanctify = Sanctify

## Journal

tell-order-of-souls = { NOUN($who, case: "start") }: the ordered suit is { $suit }. Lost souls: { $foxes } fox, { $rabbits } rabbit, { $mice } mouse, { $birds } bird.
tell-order-of-tied-souls = { NOUN($who, case: "start") }: the ordered suit is { $suit }, as several suits are the most common. Lost souls: { $foxes } fox, { $rabbits } rabbit, { $mice } mouse, { $birds } bird.
tell-conspire-convert = { NOUN($who, case: "start") }: the conspiracy marker comes to Convert.
tell-conspire-crusade = { NOUN($who, case: "start") }: the conspiracy marker comes to Crusade.
tell-conspire-sanctify = { NOUN($who, case: "start") }: the conspiracy marker comes to Sanctify.
tell-cannot-convert = { NOUN($who, case: "start") }: the conspiracy marker comes to Convert, but no ordered clearing has a warrior that can be converted.
tell-cannot-crusade = { NOUN($who, case: "start") }: the conspiracy marker comes to Crusade, but no ordered clearing has both 2 of their warriors and an enemy.
tell-cannot-sanctify = { NOUN($who, case: "start") }: the conspiracy marker comes to Sanctify, but no ordered clearing has a building that can be replaced with a garden.
tell-no-conspiracy = { NOUN($who, case: "start") }: no conspiracy is possible, so the marker stays where it is. Acolytes: { $count }.
tell-soul-added = { NOUN($who, case: "start") }: { $card } goes on top of the lost souls.
tell-soul-revealed = { NOUN($who, case: "start") }: the lost soul { $card } is revealed.
tell-soul-discarded = { NOUN($who, case: "start") }: { $card } goes to the discard pile.
tell-souls-returned = { NOUN($who, case: "start") }: the revealed cards return to the lost souls, from the top: { $cards }.
tell-new-acolyte = { NOUN($who, case: "start") }: a warrior becomes an acolyte.
tell-ritual-without-warrior = { NOUN($who, case: "start") }: no warrior is left in the supply to place.
tell-garden-not-ruled = { NOUN($who, case: "start") }: no garden, as they do not rule { NOUN($clearing) }.
tell-garden-none-left = { NOUN($who, case: "start") }: no garden in { NOUN($clearing) }, as none of this suit is left on the track.
tell-garden-no-slot = { NOUN($who, case: "start") }: no garden, as no building slot is open in { NOUN($clearing) }.

## What the bot counts

measure-has-warriors-of-target = with warriors of this player
measure-has-buildings-of-target = with buildings of this player
measure-matches-soul = matches the revealed card
measure-defenceless-buildings-there = defenceless buildings in the clearing

## Refusals

refuse-lizards-nobody-to-convert = no warrior of this player can be converted in an ordered clearing
refuse-lizards-nothing-to-sanctify = no building of this player can be sanctified in an ordered clearing

## Sheets

sheet-acolytes = Acolytes
sheet-conspiracy = Conspiracy marker
sheet-conspiracy-state = { $marker }, then { $then }
sheet-souls-from-top = Lost souls from the top
