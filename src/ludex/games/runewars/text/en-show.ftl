# Runewars: the table in the browser and at the terminal.

# What cards say besides their own words.
card-fate = As a Fate card: { $results }.
card-result = { $shape } — { $result }
result-miss = nothing
result-special = special ability
result-rout = { $count ->
    [one] { $count } rout
   *[other] { $count } routs
    }
result-damage = { $count } damage
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
sheet-hero = Hero
sheet-player-of = Side
sheet-attributes = Attributes
sheet-state = State
sheet-rewards = Rewards
sheet-effect = What it does
sheet-battle = Battle in { $place }, round { $round }
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
