# The Electric Eyrie.

trait-eyrie-nobility = Nobility
trait-eyrie-relentless = Relentless
trait-eyrie-swoop = Swoop
trait-eyrie-war-tax = War Tax
trait-eyrie-focused = Focused

suit-column-fox = fox column
suit-column-rabbit = rabbit column
suit-column-mouse = mouse column
suit-column-bird = bird column

sheet-column-of-suit = { $suit_column } ({ $count })

## What a bot counts

measure-has-roost = has a roost
measure-no-roost = without a roost
    .none = no possible clearing is without a roost
measure-can-battle = somebody to battle there

## What happened

tell-bot-viziers = { NOUN($who, case: "start") }: { $count ->
    [one] { $count } Loyal Vizier
   *[other] { $count } Loyal Viziers
  } in the bird column of the Decree.
tell-bot-decree = { NOUN($who, case: "start") }: { $card } joins the { $suit_column } of the Decree.
tell-no-bird-ambush = { NOUN($who, case: "start") }: no bird ambush is left in the deck, so none joins the Decree.
tell-no-new-roost = { NOUN($who, case: "start") }: no roost on the map, and nowhere to place a new one.
tell-column-recruits = { NOUN($who, case: "start") }: recruiting, { $suit_column } (cards: { $count }).
tell-column-moves = { NOUN($who, case: "start") }: moving, { $suit_column } (cards: { $count }).
tell-column-battles = { NOUN($who, case: "start") }: battle, { $suit_column } (cards: { $count }).
tell-nobody-to-recruit = { NOUN($who, case: "start") }: recruiting for the { $suit_column } is skipped, as no warriors are left in the supply.
tell-no-roost-to-recruit = { NOUN($who, case: "start") }: recruiting for the { $suit_column } is skipped, as no matching clearing has a roost where warriors may be placed.
tell-no-column-move = { NOUN($who, case: "start") }: the move for the { $suit_column } is skipped, as nobody can leave a matching clearing under the bot’s rule.
tell-no-column-battle = { NOUN($who, case: "start") }: the battle for the { $suit_column } is skipped, as there is nobody to battle in any matching clearing.
tell-no-roost-site = { NOUN($who, case: "start") }: no roost can be placed, as no clearing under the bot’s rule has room and no roost yet.
tell-column-extra-hit = { NOUN($who, case: "start") }: the { $suit_column } has more cards than any other ({ $count }), so one extra hit.
tell-column-tied-hit = { NOUN($who, case: "start") }: the { $suit_column } ties for the most cards ({ $count }), so one extra hit.
tell-humiliate = { NOUN($who, case: "start") }: humiliated, bird cards in the Decree: { $count }.
tell-purge = { NOUN($who, case: "start") }: discarded from the Decree: { $cards }.
tell-warriors-missing = { NOUN($who, case: "start") }: warriors that could not be placed: { $count }.
tell-war-tax = { NOUN($who, case: "start") }: a war tax on { NOUN($other) }.

refuse-none-to-spare = all warriors are needed there
refuse-nowhere-to-go = there is nowhere to move from there
