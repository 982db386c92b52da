# Bots: what they have in common.

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
bot-lizards = the Logical Cult
    .start = The Logical Cult
    .gen = the Logical Cult’s
    .title = Logical Lizards
bot-riverfolk = the Robot Company
    .start = The Robot Company
    .gen = the Robot Company’s
    .title = Riverfolk Robots
bot-duchy = the Drillbit Duchy
    .start = The Drillbit Duchy
    .gen = the Drillbit Duchy’s
    .title = Drillbit Duchy
bot-corvids = the Cogwheel Conspiracy
    .start = The Cogwheel Conspiracy
    .gen = the Cogwheel Conspiracy’s
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

sheet-bot-marquise = bot Marquise
sheet-bot-eyrie = bot Eyrie
sheet-bot-alliance = bot Alliance
sheet-bot-vagabot = Vagabot
sheet-bot-lizards = bot Lizards
sheet-bot-riverfolk = Robots
sheet-bot-duchy = Duchy
sheet-bot-corvids = Corvids
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
why-if-possible = { $what }, if possible
why-most = most { $what }
why-fewest = fewest { $what }
why-alone = { $what } ({ $count })
why-tied = { $what } ({ $count }, tied with { $others })
why-only-clearing = the only such clearing
why-only-player = the only such player
why-priority-highest = highest priority
why-priority-lowest = lowest priority
why-priority-player = player priority
why-passed-clearing = not clearing { $candidate }: { $because } [{ $clause }]
why-passed-player = not { $candidate }: { $because } [{ $clause }]

## What a bot counts

measure-ordered = ordered
measure-you-rule = the bot rules it
measure-your-warriors = warriors of the bot
measure-your-buildings = buildings of the bot
measure-your-pieces = pieces of the bot
measure-none-of-yours = no pieces of the bot
measure-free-slots = open building slots
measure-has-free-slot = has an open building slot
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
tell-bot-scores = { NOUN($who, case: "start") } scores by this clause.
tell-bot-places = { NOUN($who, case: "start") }: { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
  } placed in { NOUN($clearing) }.
tell-spring-snare = { NOUN($who, case: "start") }: the snare in { NOUN($clearing) } snaps shut and is removed; the action fails.
tell-give-to-bot = { NOUN($who, case: "start") }: { $card } is discarded, and { NOUN($other) } scores a point.
tell-take-from-bot = { NOUN($who, case: "start") }: a card from the deck instead of one of { NOUN($victim, case: "gen") }.
tell-win-together = Victory: { $seats }.

ask-at-random = A random choice

refuse-snare = there is an open snare in the clearing
