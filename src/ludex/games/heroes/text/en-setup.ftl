# Setting a table on the pages, and the sheets of text.

game-title = Heroes III
game-about = Six peoples in one magic land: mine, build, march and fight for sixteen rounds, everyone at the same time and each by rules of their own.
game-solo = You are the Werewolves against two opponents.
book-heroes = The rules of Heroes III

setup-seats = Seats
setup-seats-mushroomfolk = { faction-mushroomfolk.title }
setup-seats-mushroomfolk-hint = Buildings are units, and mycelium spreads over the map.
setup-seats-werewolves = { faction-werewolves.title }
setup-seats-werewolves-hint = Meat feeds the pack; in a wolf night everything is quicker and stronger. Good for a first game.
setup-seats-archons = { faction-archons.title }
setup-seats-archons-hint = Everything is built already; the flows gnaw at it, and ruins are worth something too.
setup-seats-lizardfolk = { faction-lizardfolk.title }
setup-seats-lizardfolk-hint = They make treaties instead of war, and call everyone to the Council.
setup-seats-dark-elves = { faction-dark-elves.title }
setup-seats-dark-elves-hint = Patience: what they entwine is theirs some rounds later.
setup-seats-cyclopes = { faction-cyclopes.title }
setup-seats-cyclopes-hint = A furious herd goes its own way and takes what it passes. For experienced players.
setup-first = First player
setup-content = Corrected values

thing-any = { $count ->
        [one] { $count } resource of any kind
       *[other] { $count } resources of any kind
    }

sheet-round = Round { $round }, first player: { $who }
sheet-action = action
sheet-level = level
sheet-unchosen = not chosen
sheet-scores = Points so far
sheet-player = player
sheet-buildings = buildings
sheet-foundations = foundations
sheet-warehouse = warehouse
sheet-battles = wins
sheet-artifacts = artifacts
sheet-more = other
sheet-total = total
sheet-board = { $who }
sheet-thing = what
sheet-value = how much
sheet-region = region
sheet-stock = warehouse
sheet-units = units
sheet-steps = a step into
sheet-herd = herd
sheet-herd-is = { $region }, strength { $strength }
sheet-webs = being entwined
sheet-web-is = { $region } (round { $round })
sheet-nest = nest
sheet-nest-is = { $count ->
        [one] { $count } cocoon
       *[other] { $count } cocoons
    } (round { $round })
sheet-troops = Troops: { $who }
sheet-troop = troop
sheet-board-artifacts = Artifacts: { $who }
sheet-artifact = artifact
sheet-condition = takes
sheet-owner = owner
sheet-points-left = movement points left
sheet-board-buildings = Buildings: { $who }
sheet-building = building
sheet-state = state
sheet-damage = damage { $have } of { $most }
sheet-cost = cost
sheet-needs = needs one of
sheet-points = VP
sheet-effect = effect
sheet-monsters = Monsters: { $who }
sheet-monster = monster
sheet-strength = strength
sheet-resources = resources
sheet-beaten = circled
sheet-ticks = ticks: { $count }
sheet-map = The land
sheet-terrain = terrain
sheet-objects = objects
sheet-players = players
sheet-neighbours = neighbours

object-portal = portal
object-lair = lair
object-foundation = foundation
object-mycelium = mycelium
object-fortress = fortress ({ $facts })
object-captured = captured by { $who }
object-treaty = treaty with { $who }
object-counter = counter +{ $count }
object-artifact = “{ $artifact }”
object-artifact-taken = “{ $artifact }”, now with { $who }

condition-pay = Pay { $things }
condition-foundations = { $count ->
        [one] { $count } foundation with a building
       *[other] { $count } foundations with buildings
    }
condition-wins = { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
condition-wins-and-herd = { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }, those over the herd included
condition-mountains-visited = { $count ->
        [one] { $count } visited mountain region
       *[other] { $count } visited mountain regions
    }, Shog Id included
condition-free = Nothing any more: the Council freed it

# How much an answer is expected to bring, with a sign and a fraction.

gain = { $difference } points
