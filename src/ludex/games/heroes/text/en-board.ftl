# The board in the browser.

board-letter-mushroomfolk = M
board-letter-werewolves = W
board-letter-archons = A
board-letter-lizardfolk = L
board-letter-dark-elves = E
board-letter-cyclopes = C

board-sheets = Sheets of the players
board-buildings = Buildings
board-troops = Troops
board-artifacts = Artifacts
board-warehouse = Warehouse
board-moving = Steps cost
board-monsters = Monsters
board-score = Points so far
board-total = total
board-mine = you
board-points = victory points
board-players = Players
board-strength = strength { $count }
board-units = units
board-night = in a wolf night
board-needs = needs one of: { $what }

board-close = Close
board-round = Round { $round } of { $rounds }
board-actions = The five actions of this round
board-act-wood = Wood
board-act-iron = Iron
board-act-gold = Gold
board-act-move = Move
board-act-build = Build
board-action-now = going on now
board-action-done = done
board-action-todo = to come
board-action-out = not in this round
board-first = first player
board-player-asked = is choosing
board-player-ready = ready
board-player-won = winner
board-player-over = game over
board-covered = as last seen
board-level = level { $level }

board-building-works = works
board-building-built = built
board-building-ruined = destroyed
board-building-entwined = entwined
board-damage = damaged
board-damage-point = a point of damage it can take
board-counter = counter: this round + { $count }
board-due = entwined in round { $round }
board-flow = flow: { $action }
board-species-free = { $name }: circled
board-value = { $at } gathered: { $points } VP
board-owner = Owner: { $who }
board-points-left = Movement points: { $count }

board-out = out of play
board-visited = visited
board-struck = { $thing } (struck out)
board-foundation = foundation: { $number }
board-herd = the herd (strength { $strength })
board-web = entwined in round { $round }

board-infected = infected regions
board-moons = moons
board-moon-any = a moon for any round
board-moon-other = a moon for a round of an opponent
board-night-now = wolf night
board-day-now = day
board-this-round = This round
board-nights = nights so far
board-ruins = destroyed buildings
board-penalty = penalty points
board-stored = stored points
board-fallen = arbiters lost
board-councils = Councils held
board-votes = saved votes
board-nest = cocoons in the nest
board-nest-due = arachnids hatch in round
board-pool = stored strength
board-ban = no fights with monsters in rounds
board-counters = what can still be entwined
board-woven = got by entwining
board-herd-strength = strength of the herd
board-herd-place = where it is
board-herd-away = not on the map
board-energy = Energy of the herd
board-trails = Trails
board-lair = Lair
board-lair-step = { $count } spent: { $points } VP
board-lair-values = resources → points
board-lair-points = points of the lair
board-camp-points = points of the Camp
board-trail-forest = Forest
board-trail-mountain = Mountains
board-trail-field = Field
board-trail-water-lair = Lake or lair
board-trail-artifact = Artifact
board-trail-fortress = Fortress
board-trail-foundation = Foundation

## Options under headings

sheet-group-go = { $cost ->
        [one] { $cost } movement point
       *[other] { $cost } movement points
    }
sheet-line-go = { $region }
sheet-group-build = Build
sheet-line-build = “{ $building }”
sheet-group-build-night = Build for meat
sheet-line-build-night = “{ $building }”
sheet-group-hire = Hire
sheet-line-hire = “{ $troop }”: { $count }
sheet-group-repair = Repair “{ $building }”
sheet-line-repair = with { $kind }
sheet-group-cut = “{ $building }”
sheet-line-cut = { $action }
sheet-group-track-trail = A footprint of a trail
sheet-line-track-trail = { $trail }
sheet-group-track-building = The marked cost of a building
sheet-line-track-building = “{ $building }”
sheet-group-track-monster = The marked strength of a monster
sheet-line-track-monster = { NOUN($monster, case: "own") }

## Score cells that only some boards have

sheet-lair = lair
sheet-energy = energy
sheet-mycelium = mycelium
sheet-penalty = penalty

# The legend of the map
legend-title = Legend
legend-terrains = Terrains
legend-resources = Resources
legend-objects = On the map
legend-fortress = Fortress: its strength, its points in the circle, what it gives beside it
legend-monster = Monster, with the number of its kind
legend-web = Web, with the round in which it is entwined
legend-herd = The herd, with its strength
legend-any = Any resource
legend-points = Victory points
