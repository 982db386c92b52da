# Runewars: the table in the browser and at the terminal.

# What cards say besides their own words.
card-fate = As a Fate card: { $results }.
card-result = { $shape } — { $result }
card-discard-on-use = Discarded when used.
card-objective = objective, { $alignment }
card-council = The Wizards' Council: its Primarch gains 1 influence.
card-title = title
card-commander = commander card
card-order = Order { $number }
card-bonus = Supremacy: { $text }
card-development = Development card, costs { $cost }
card-hero = { $alignment } hero, health { $health }; { $attributes }
card-unit = { $side }: { $shape }, initiative { $initiative }, health { $health }{ $more }
card-ability = { $name }: { $text }
card-replaces = May be recruited in place of the { $unit }.
quest-where = Where: { $areas }
quest-test = test of { $attribute }
quest-duel = duel: { $unit }
quest-offer = offer
quest-gold = Gold: { $deeds }
quest-silver = Silver: { $deeds }
quest-red = Red: { $deeds }
city-gives = One of: { $things }.
city-gives-tactics = { $count ->
    [one] { $count } Tactics card
   *[other] { $count } Tactics cards
    }
city-gives-influence = { $count } influence
city-gives-quests = { $count ->
    [one] { $count } quest
   *[other] { $count } quests
    }
city-gives-unit = neutral { $shape } unit ×{ $count }
city-rune = It has a dragon rune.
city-extra = The area also gives { $amount }.

# What lies on the map.
board-amount = { $count } { $thing }
board-fort = { $fort } of { $who }
fort-damaged = damaged stronghold
fort-whole = stronghold
fort-capital-damaged = damaged capital
fort-capital-whole = capital
board-rune-hidden = a rune, face down
board-rune-known = { $rune }, face down
board-token-hidden = an exploration token, face down
board-token-known = { $token }, face down
board-activated = activated by { $who }
board-waste = desolation
board-ice = ice ×{ $count }
board-peasants = peasants
board-grave = { $count ->
    [one] { $count } reward of the fallen
   *[other] { $count } rewards of the fallen
    }
board-damage = damage { $count }
board-damage-of = damage { $count } of { $health }
board-routed = routed
board-arriving = arriving: { $units }
board-over-mountain = { $place } (mountains)
board-over-water = { $place } (water)
board-over-yellow = { $place } (yellow border)
board-tile = tile { $tile }
board-turned = turned { $count }
board-marker = home realm marker
board-tiles-of = tiles of { $who }

# Players and the year.
board-year = Year { $year } of { $years }, { $season }
board-goal = { $count } dragon runes win; otherwise most of them at the end of year { $year }
board-title = { $title }: { $who }, influence on it { $count }
board-nobody = nobody
board-victory-card = { $who } (checked at the next { $season })
board-deck-fate = Fate deck { $count }, discarded { $discarded }
board-deck-tactics = Tactics deck { $count }, discarded { $discarded }
board-runes = { $count } known of { $needed }
board-dial = { $count }: { $reached } [{ $coming }]
icon-influence = influence
icon-tactics = tactics
board-attribute = { $name } { $count }
board-tactics = { $count }, new this season { $fresh }
board-hidden = hidden
board-yes = yes
board-first = first player
board-rewards-hidden = face down ×{ $count }
fight-now = draws now
fight-done = has drawn
fight-lying = routed before the battle
fight-strength = strength { $count }

# Sheets.
sheet-thing = What
sheet-value = Now
sheet-goal = Goal
sheet-season-card = Season card
sheet-play-order = Play order
sheet-titles = Titles
sheet-victory-cards = Victory cards
sheet-decks = Decks
sheet-map = Map
sheet-place = Where
sheet-turned = Turned
sheet-area = Area
sheet-controller = Controlled by
sheet-gives = Gives
sheet-units = Units
sheet-landmarks = Buildings
sheet-rune = Rune
sheet-heroes = Heroes
sheet-marks = Tokens
sheet-near = Neighbours
sheet-player = { $who }
sheet-runes = Dragon runes
sheet-influence = Influence
sheet-dial-food = Food dial
sheet-dial-wood = Wood dial
sheet-dial-ore = Ore dial
sheet-chosen = Order of this season
sheet-orders-played = Orders of this year
sheet-orders-left = Orders in hand
sheet-tactics = Tactics cards
sheet-quests = Quests
sheet-objective = Objective
sheet-upgrades = Development cards
sheet-slain = Heroes slain
sheet-lieutenant = Lieutenant General
sheet-out = Out of the game
sheet-standing = How the realms stand
sheet-realm = Realm
sheet-areas = Areas
sheet-strongholds = Strongholds
sheet-hero = Hero
sheet-player-of = Side
sheet-attributes = Attributes
sheet-state = State
sheet-rewards = Rewards
sheet-effect = What it does
sheet-battle = Battle in { $place }, { $round ->
    [0] start
    [6] tally of strength
   *[other] round { $round }
    }
sheet-initiative = Initiative
sheet-duel = Duel in { $place }, round { $round }
sheet-drawn = Drawn
sheet-card = Card
sheet-pile = Where
sheet-hand = In hand
sheet-fresh = New: next season
sheet-when = When
sheet-source = Note
sheet-cards = Your cards

# The table in the browser.
board-map = Map of Terrinoth
board-border-mountain = Mountains: only flying units cross them
board-border-water = Water: crossed in winter, over ice, or by flying
board-border-yellow = Yellow border: free, water once the Lost City lies there
board-ally = { $unit }, allied with { $who }
board-marker-number = Home realm marker { $number }
board-has-objective = Has an objective
board-objective-used = Objective used
board-slain = Enemy heroes slain: { $count }
board-supply = { $count } in the box
board-instead = recruited in place of the { $unit }
board-acted = has acted
board-drawn = To choose from
board-tactics-title = Tactics
board-quests-title = Quests
board-objective-title = Objective
board-fresh = From next season on
board-asked = to decide
board-turn = in turn
board-out = out of the game
board-won = victory
board-lost = defeat
board-mine = You
board-mine-asked = your decision
board-mine-turn = your turn
board-mine-out = you are out
board-mine-won = victory
board-mine-lost = defeat
board-claimed = Victory card of { $who }
board-discard-tactics = Tactics cards discarded last
board-discard-season = Season cards of before
board-discard-rewards = Rewards discarded last
board-variant-revised = Revised edition: victory is claimed, and held for a year
board-variant-developments = Development cards
board-variant-commanders = Commanders
board-variant-free-cities = Free cities
board-variant-road = Road to Victory
board-variant-exploration = Exploration tokens
board-variant-epic = Epic game
fight-attacks = attacks
fight-defends = defends
duel-state = damage { $damage } of { $health }; this round deals { $dealt }, prevents { $kept }
board-title-seats = Realms
board-title-close = Close
board-title-table = Table
board-title-legend = Signs
board-title-dials = Dials
board-title-units = Units by initiative
board-title-orders-played = Orders of this year
board-title-orders-left = Orders in hand
board-title-heroes = Heroes
board-title-titles = Titles
board-title-upgrades = Development cards
board-title-hand = Your cards
board-title-initiative = initiative
board-title-health = health
board-title-rewards = Rewards
board-title-runes = Dragon runes known to you
board-title-influence = Influence
board-title-tactics = Tactics cards
board-title-quests = Quests
board-title-decks = Decks
board-title-strength = Strength
board-title-fallen = Fallen:
board-title-lying = Routed before:
board-title-variants = Variants
board-title-none = None yet
board-title-play-order = Play order
board-title-tiles = Your tiles
legend-title-lands = Land and borders
legend-title-units = Realms and bases
legend-title-things = What lies on the map
legend-field = Mostly food
legend-wood = Mostly wood
legend-hill = Mostly ore
legend-triangle = Triangle: light units
legend-rectangle = Rectangle: riders and heavy infantry
legend-circle = Circle: magic
legend-hexagon = Hexagon: the largest
legend-fort = Stronghold
legend-fort-damaged = Damaged stronghold
legend-city = City
legend-rune = Rune token, face down
legend-dragon = Dragon rune
legend-false = False rune
legend-hero = Hero
legend-commander = Hero in command
legend-flag = Activation token: units there stay until spring
legend-waste = Desolation: the area gives nothing
legend-ice = Ice: nothing is given, water can be crossed
legend-unknown = Exploration token, face down
legend-grave = Rewards of a fallen hero

# Where dragon runes come from, at the end.
source-runes-home = at home
source-runes-land = in other areas
source-cities = cities
source-throne = Dragon Throne
source-shards = Timmorran’s Shards
