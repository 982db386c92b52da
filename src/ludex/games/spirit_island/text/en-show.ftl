# Spirit Island: the table in the browser and at the terminal.

# Powers.
board-element = { $count } { $element }
board-any-element = any element
board-fast = fast
board-slow = slow
board-from-sacred = from a sacred site
board-range = { $source ->
    [no] range { $count }
   *[other] range { $count } { $source }
    }
board-target-any = any land
board-target-spirit = any spirit
board-target-another = another spirit
board-target-beasts = land with beasts
board-target-blight = land with blight
board-target-city = land with a city
board-target-coastal = coastal land
board-target-inland = inland
board-target-dahan = land with dahan
board-target-invaders = land with invaders
board-target-no-invaders = land without invaders
board-target-no-blight = land without blight
board-target-jungle = jungle
board-target-mountain = mountain
board-target-sands = sands
board-target-wetland = wetland
board-target-ocean = ocean
board-target-wilds = land with wilds
board-target-own-presence = land with your presence
board-cost = cost { $count }
board-gives = gives { $elements }
board-level = { $needs }: { $effect }
board-power = { $head }. { $effect }
board-reached = reached

# The state of things.
board-victory-1 = no invaders left
board-victory-2 = no towns or cities left
board-victory-3 = no cities left
board-victory-4 = victory
board-fear = { $count } of { $size }; earned cards: { $earned }
board-healthy = { $count } left; the island is healthy
board-blighted = { $count } left; the island is blighted. “{ $card }”: { $effect }
board-deck = { $count ->
    [one] { $count } card, stage { $stage } on top
   *[other] { $count } cards, stage { $stage } on top
    }
board-deck-empty = no cards: the next explore loses the game
board-foe = { $foe }, level { $level }
board-coast = yes
board-defend = Defend { $count }
board-presence-here = { $spirit }: { $count }
board-sacred-here = { $spirit }: { $count }, sacred site
board-energy = { $count }, and { $gain } more each turn
board-plays = { $count } left this turn; { $gain } each turn
board-presence-left = { $count } on the tracks; { $destroyed } destroyed

# The forecast.
threat-ravage = { $defend ->
    [0] ravage: damage { $count }
   *[other] ravage: damage { $total } − Defend { $defend } = { $count }
    }
threat-dahan = { $count ->
    [one] { $count } dahan lost
   *[other] { $count } dahan lost
    }
threat-fought = { $count ->
    [one] the dahan destroy { $count } invader
   *[other] the dahan destroy { $count } invaders
    }
threat-blight = { $count ->
    [one] blight
   *[other] { $count } blight
    }
threat-cascade = { $count ->
    [one] blight, and it cascades
   *[other] { $count } blight, and it cascades
    }
threat-presence = { $spirit } loses { $count } presence
threat-build-explorer = an explorer comes
threat-build-town = a town is built
threat-build-city = a city is built
threat-no-ravage = no ravage
threat-no-build = no build
threat-no-explore = no explore
threat-no-disease = disease stops a build
threat-explore = explorers may come ({ $count }%)
threat-sum-blight = { $count } blight
threat-sum-dahan = { $count ->
    [one] { $count } dahan lost
   *[other] { $count } dahan lost
    }
threat-sum-presence = { $count } presence lost
threat-sum-built = { $count ->
    [one] { $count } town or city is built
   *[other] { $count } towns and cities are built
    }
threat-nothing = nothing bad
threat-turns = the blight on the card runs out
threat-ends = the game ends: { $how }

change-damage = damage { $was } → { $now }
change-blight = blight { $was } → { $now }
change-dahan = dahan lost { $was } → { $now }
change-presence = presence lost { $was } → { $now }
change-built = built { $was } → { $now }

# Sheets.
sheet-table = Turn { $turn }
sheet-thing = What
sheet-value = How it is
sheet-victory = Victory needs
sheet-terror = Terror
sheet-fear = Fear
sheet-blight = Blight
sheet-ravage = Ravage
sheet-build = Build
sheet-explore = Explore
sheet-immigration = Immigration
sheet-deck = Invader deck
sheet-foe = Against
sheet-difficulty = Difficulty
sheet-event = Event
sheet-fear-last = Last fear card
sheet-forecast = Forecast
sheet-island = The island
sheet-land = Land
sheet-coast = Coast
sheet-pieces = Pieces
sheet-presence = Presence
sheet-near = Next to
sheet-spirit = { $who }
sheet-energy = Energy
sheet-plays = Card plays
sheet-elements = Elements
sheet-energy-track = Energy track
sheet-plays-track = Card plays track
sheet-presence-left = Presence
sheet-growth = Growth
sheet-hand = Hand
sheet-played = In play
sheet-discard = Discard
sheet-drawn = To choose from
sheet-rules = Special rules
sheet-innates = Innate powers of { $who }
sheet-power = Power
sheet-needs = Needs
sheet-head = About
sheet-state = State
sheet-effect = Effect
sheet-cards = Your cards
sheet-place = Where
sheet-several = { $thing } ×{ $count }

# What one has.
purse-energy = { $count } energy
purse-plays = { $count ->
    [one] { $count } card play
   *[other] { $count } card plays
    }
purse-fear = { $count } fear
purse-sun = { $count } sun
purse-moon = { $count } moon
purse-fire = { $count } fire
purse-air = { $count } air
purse-water = { $count } water
purse-earth = { $count } earth
purse-plant = { $count } plant
purse-animal = { $count } animal
purse-threat-blight = { $count } blight to come
purse-threat-dahan = { $count } dahan to be lost
purse-threat-presence = { $count } presence to be lost

# The turn.
phase-spirit = spirits
phase-fast = fast
phase-event = event
phase-fear = fear
phase-ravage = ravage
phase-build = build
phase-explore = explore
phase-slow = slow

# The board.
board-seats = Spirits
board-map = The island
board-hand = Hand
board-in-play = In play
board-discarded = Discard
board-empty-hand = No cards in hand
board-none = none
board-mine = you
board-close = Close
board-growth = Growth
board-growth-pick = { $count ->
    [one] choose one
   *[other] choose { $count }
    }
board-innates = Innate powers
board-special = Special rules
board-energy-track = Energy each turn
board-plays-track = Card plays each turn
board-presence = Presence
board-elements = Elements
board-no-elements = no elements yet
board-drawn = Choose from these
board-removed = Out of the game
board-invaders = Invaders
board-slot-ravage = Ravage
board-slot-build = Build
board-slot-explore = Explore
board-slot-immigration = Immigration
board-slot-empty = no card
board-fear-title = Fear
board-terror-title = Terror { $level }
board-terror-next = { $count ->
    [0] the last fear card is next
    [one] { $count } card to the next level
   *[other] { $count } cards to the next level
    }
board-earned = { $count ->
    [one] { $count } fear card earned
   *[other] { $count } fear cards earned
    }
board-blight-title = Blight
board-blight-healthy = healthy island
board-blight-blighted = blighted island
board-turn = Turn { $turn }
board-needs = Victory: { $what }
board-forecast = Forecast
board-forecast-about = What the invaders do as things stand, before events and fear.
board-forecast-next = What the invaders do next turn as things stand; this turn's Defend is over by then.
board-table = Cards and decks
board-told-event = Event
board-told-fear = Last fear card, terror { $level }
board-told-token = The island: { $name }
board-told-dahan = The dahan: { $name }
board-piles = Decks
board-pile-minor = Minor powers: { $count } in the deck, { $discarded } discarded
board-pile-major = Major powers: { $count } in the deck, { $discarded } discarded
board-pile-event = Events: { $count } in the deck
board-pile-fear = Fear cards: { $count } in the deck
board-asked = is asked
board-ready = ready
board-won = victory
board-lost = defeat
board-used = used
board-adds = this card adds
board-covered = covered
board-uncovered = uncovered
board-sacred = sacred site
board-legend = Legend
board-legend-lands = Lands
board-legend-pieces = Pieces and tokens
board-legend-threats = Forecast
board-legend-sacred = Presence on a sacred site
board-legend-presence = Presence of a spirit
board-legend-damage = Damage to the land after Defend
board-legend-blight = The land will be blighted
board-legend-cascade = Blight will cascade
board-legend-build = The invaders will build
board-legend-explore = The next explore may come here
board-legend-lost = Dahan will die
board-legend-defend = Defend
board-stage = stage { $level }
board-count = { $thing }: { $count }

# Scenarios.
marker-hidden = hidden marker
marker-find = marker found by the invaders: no power reaches this land
marker-ward = warding pattern
marker-flame = flame
marker-heart = heart of the island
victory-wards = { $usual }, or a pattern in every coastal land: { $count } of { $size }
victory-insurrection-2 = towns and cities outnumber dahan in no land
victory-insurrection-3 = { $count ->
    [0] towns and cities outnumber dahan in no land
    [one] towns and cities outnumber dahan in no more than { $count } land
   *[other] towns and cities outnumber dahan in no more than { $count } lands
    }
board-terror-ritual = terror rises only by a ritual
standing-spirits = The spirits have found: { $finds }.
standing-invaders = The invaders have found: { $finds }.
standing-unused = Still to be used: { $finds }.
sheet-standing = Finds
board-foe-loss = Defeat as well
board-told-foe = The other side

# A ravage as a scene.
camp-invaders = Invaders
camp-dahan = Dahan
clash-damage = damage
tell-defend-takes = Defend { $defend } takes away { $count } damage.

# Cards to read by themselves.
board-fear-card = Fear card
board-innate = Innate power
board-power-card = Power
