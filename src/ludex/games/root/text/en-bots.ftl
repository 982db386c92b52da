# Bots: what they have in common. Names are those of the rulebook; verbs agree with those that are `plural` (AGREE).

bot-marquise = the Mechanical Marquise
    .start = The Mechanical Marquise
    .gen = the Mechanical Marquise’s
    .title = Mechanical Marquise 2.0
bot-eyrie = the Electric Eyrie
    .start = The Electric Eyrie
    .gen = the Electric Eyrie’s
    .title = Electric Eyrie
bot-alliance = the Automated Alliance
    .start = The Automated Alliance
    .gen = the Automated Alliance’s
    .title = Automated Alliance
bot-vagabot = the Vagabot
    .start = The Vagabot
    .gen = the Vagabot’s
    .title = Vagabot
bot-lizards = the Logical Lizards
    .start = The Logical Lizards
    .gen = the Logical Lizards’
    .plural = +
    .title = Logical Lizards
bot-riverfolk = the Riverfolk Robots
    .start = The Riverfolk Robots
    .gen = the Riverfolk Robots’
    .plural = +
    .title = Riverfolk Robots
bot-duchy = the Drillbit Duchy
    .start = The Drillbit Duchy
    .gen = the Drillbit Duchy’s
    .title = Drillbit Duchy
bot-corvids = the Cogwheel Corvids
    .start = The Cogwheel Corvids
    .gen = the Cogwheel Corvids’
    .plural = +
    .title = Cogwheel Corvids

piece-tunnel = tunnel
piece-citadel = citadel
piece-market = market
piece-plot = plot

level-easy = easy
level-normal = normal
level-challenging = challenging
level-nightmare = nightmare

## Sheets

sheet-bot-marquise = Mechanical Marquise
sheet-bot-eyrie = Electric Eyrie
sheet-bot-alliance = Automated Alliance
sheet-bot-vagabot = Vagabot
sheet-bot-lizards = Logical Lizards
sheet-bot-riverfolk = Riverfolk Robots
sheet-bot-duchy = Drillbit Duchy
sheet-bot-corvids = Cogwheel Corvids
sheet-state = State
sheet-difficulty = Difficulty
sheet-traits = Traits
sheet-order = Order
sheet-none = none
sheet-on-map = { $count } on the map, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in Evening

## Why a bot chose

tell-choose-clearing = { NOUN($who, case: "start") }: { NOUN($clearing) } — { $why_clearing }.
tell-choose-player = { NOUN($who, case: "start") }: the target is { NOUN($other) } — { $why_player }.
why-such = { $what }
why-if-possible = { $what }
why-most = most { $what }
why-fewest = fewest { $what }
why-alone = { $what } ({ $count })
why-tied = { $what } ({ $count }, tied with { $others })
why-only-clearing = the only possible clearing
why-only-player = the only possible player
why-priority-highest = highest priority
why-priority-lowest = lowest priority
why-priority-player = player priority
why-passed-clearing = not clearing { $candidate }: { $because } [{ $clause }]
why-passed-player = not { $candidate }: { $because } [{ $clause }]

## What a bot counts. `none` says of what is wanted if possible that it is true of no clearing in question.

measure-ordered = ordered
measure-you-rule = the bot rules it
measure-your-warriors = warriors of the bot
measure-your-pieces = has pieces of the bot
measure-none-of-yours = no pieces of the bot
measure-free-slots = open building slots
measure-has-free-slot = has an open building slot
    .none = no possible clearing has an open building slot
measure-enemy-pieces = enemy pieces
measure-enemy-warriors = enemy warriors
measure-enemy-buildings = enemy buildings
measure-enemy-buildings-and-tokens = enemy buildings and tokens
measure-no-enemy-pieces = no enemy pieces
measure-defenceless-enemy-buildings = defenceless enemy buildings
measure-points = victory points
measure-pieces-there = pieces in the clearing
measure-buildings-there = buildings in the clearing
measure-buildings-and-tokens-there = buildings and tokens in the clearing

## What happened

tell-order = { NOUN($who, case: "start") }: the order card is { $card }.
tell-no-order = { NOUN($who, case: "start") }: no card is left, so there is no order.
tell-discard-order = { NOUN($who, case: "start") }: the order card { $card } is discarded.
tell-bot-crafts = { NOUN($who, case: "start") }: crafted the item of { $card }.
tell-bot-places = { NOUN($who, case: "start") }: { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
  } placed in { NOUN($clearing) }.
tell-spring-snare = { NOUN($who, case: "start") }: the snare in { NOUN($clearing) } snaps shut and is removed; nothing is placed there, nobody moves out.
tell-give-to-bot = { NOUN($who, case: "start") }: { $card } is discarded, as { NOUN($other) } cannot take it.
tell-take-from-bot = { NOUN($who, case: "start") }: a card from the deck instead of one of { NOUN($victim, case: "gen") }.
tell-win-together = Victory: { $seats }.

ask-at-random = A random choice

refuse-snare = there is an open snare in the clearing
