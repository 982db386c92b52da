# The boards of the seats in English.

## The line of a seat

seat-score = { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
seat-supply = { $count ->
        [one] { $count } warrior in supply
       *[other] { $count } warriors in supply
    }
seat-hand = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
seat-turn = Playing
seat-asked = Answering
seat-mine = you
seat-winner = Victory
seat-bot-easy = easy bot
seat-bot-normal = normal bot
seat-bot-challenging = challenging bot
seat-bot-nightmare = nightmare bot
seat-dominance = dominance
seat-dominance-card = Dominance card
seat-coalition = coalition: { $partner }
seat-choose = Choose { $seat }
seat-crafted = Play area
seat-items = Items
seat-known = Cards you know in this hand

## Shared

seat-none = none
seat-of = { $count } of { $most }
seat-clearing = clearing { $clearing }
seat-face-down = { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
seat-tonight = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in Evening
seat-legend-wood = In the corner: cost in wood; below: points and cards
seat-legend-supporters = In the corner: cost in supporters; below: points
seat-legend-points = Below: points
seat-legend-evening = Below: points in Evening
seat-legend-roosts = Below: points and cards in Evening
seat-legend-ritual = Below: points of the ritual, and cards
seat-track-label = { $track }: { $left } of { $total } on the board.
seat-next-cost = The next one costs { $count }.
seat-next-points = The next one brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
seat-track-sawmill = Sawmills
seat-track-workshop = Workshops
seat-track-recruiter = Recruiters
seat-track-roost = Roosts
seat-track-sympathy = Sympathy
seat-track-garden-fox = Fox gardens
seat-track-garden-rabbit = Rabbit gardens
seat-track-garden-mouse = Mouse gardens
seat-track-post-fox = Fox posts
seat-track-post-rabbit = Rabbit posts
seat-track-post-mouse = Mouse posts
seat-track-tunnel = Tunnels
seat-track-citadel = Citadels
seat-track-market = Markets

## The Marquise

seat-wood = Wood in supply
seat-keep = Keep
seat-keep-at = in clearing { $clearing }
seat-keep-gone = lost
seat-actions = Actions left

## The Eyrie

seat-decree = Decree
seat-leader = Leader
seat-no-leader = No leader yet
seat-other-leaders = Other leaders

## The Alliance

seat-bases = Bases
seat-base-here = on the board
seat-base-built = built
seat-officers = Officers
seat-operations = Operations left
seat-supporters = Supporters

## The Vagabond and the Vagabot

seat-character = Character
seat-no-character = No character yet
seat-where = Where
seat-item-tracks = On tracks
seat-satchel = Satchel
seat-damaged = Damaged
seat-relations = Relationships
seat-quests = Quests
seat-quests-left = { $count } in the deck
seat-quests-done = Completed quests
seat-under-ruins = Seen in ruins
seat-battle-track = Battle track
seat-items-needed = { $count }+
seat-legend-battle = Below: how many items it takes
seat-most-hits = Most hits

## The Cult

seat-outcast = Outcast
seat-as-is = { $outcast }
seat-acolytes = Acolytes
seat-gardens = Gardens
seat-souls = Lost souls
seat-revealed = Revealed this turn

## The Riverfolk

seat-prices = Prices of services
seat-prices-by-score = Price of a service
seat-from-points = from { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seat-sold = { $service }: { $buyer }
seat-posts = Trade posts
seat-open-hand = Open hand
seat-met = met
seat-not-met = not yet

## The Duchy and the Corvids

seat-recruits = Recruits in Birdsong
seat-ministers = Swayed ministers
seat-swayed = swayed
seat-unswayed = unswayed
seat-plots-up = Face-up plots
seat-plots-at = { $plots }: clearings { $clearings }

# The one number on a closed card
strip-wood = { $count } wood on the map
strip-decree = { $count ->
        [one] { $count } card in the Decree
       *[other] { $count } cards in the Decree
    }
strip-supporters = { $count ->
        [one] { $count } supporter
       *[other] { $count } supporters
    }
strip-items = { $count ->
        [one] { $count } item ready
       *[other] { $count } items ready
    }
strip-acolytes = { $count ->
        [one] { $count } acolyte
       *[other] { $count } acolytes
    }
strip-funds = { $count ->
        [one] { $count } warrior in the funds
       *[other] { $count } warriors in the funds
    }
strip-buildings = { $count ->
        [one] { $count } building on the map
       *[other] { $count } buildings on the map
    }
strip-sympathy = { $count ->
        [one] { $count } sympathy token on the map
       *[other] { $count } sympathy tokens on the map
    }
strip-payments = { $count ->
        [one] { $count } warrior in payments
       *[other] { $count } warriors in payments
    }
strip-ministers = { $count ->
        [one] { $count } swayed minister
       *[other] { $count } swayed ministers
    }
strip-plots = { $count ->
        [one] { $count } plot on the map
       *[other] { $count } plots on the map
    }
