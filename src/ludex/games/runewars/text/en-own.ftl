# A game on a real table: what to set up.

unpack-map = The map
unpack-tiles = Map tiles
unpack-tiles-place = which and how they lie, the first steps say
unpack-cities = City tokens
unpack-cities-place = shuffled, as the first steps say
unpack-runes = Dragon runes and false runes
unpack-runes-place = face down beside the map
unpack-neutrals = Neutral figures
unpack-neutrals-place = in the areas that show them
unpack-influence = Influence tokens
unpack-supply = supply
unpack-exploration = Exploration tokens
unpack-exploration-place = shuffled by their backs, face down
unpack-decks = Cards
unpack-shuffled = shuffled, face down
unpack-fate = Fate cards
unpack-tactics = Tactics cards
unpack-quests = Quest cards
unpack-rewards = Reward cards
unpack-heroes = Hero cards
unpack-objectives = Objective cards
unpack-objectives-place = good and evil apart, shuffled, face down
unpack-spring = Season cards: spring
unpack-summer = Season cards: summer
unpack-fall = Season cards: fall
unpack-winter = Season cards: winter
unpack-sheet = Faction sheet
unpack-sheet-place = dials on their starting numbers
unpack-home = Home realm
unpack-home-place = where, the first steps say
unpack-orders = Order cards
unpack-before = before the player
unpack-strongholds = Strongholds
unpack-start-influence = Influence to start with
unpack-start-tactics = Tactics cards to start with
unpack-drawn = drawn when the steps say so

fate-card = { $destiny } destiny: { $results }

by-hand-turn = The season
by-hand-year = Year
by-hand-which-season = Season
by-hand-phase = Begins with
by-hand-season = the Season card
by-hand-choose = choosing Orders
by-hand-influence = Influence
by-hand-tactics = Tactics cards in hand
by-hand-order-in-hand = in hand
by-hand-order-played = played this year
by-hand-no-fort = none
by-hand-fort = Stronghold
by-hand-rune = Rune token
by-hand-flag = { $who }: activation token
by-hand-heroes = Heroes
by-hand-in-deck = in the hero deck
by-hand-gone = out of the game
by-hand-hero-place = { $hero }: where
by-hand-hero-seat = { $hero }: whose
refuse-by-hand-crowd = { $place }: no more than { $total } units can be there, you placed { $count }
refuse-by-hand-armies = { $place }: units of two factions cannot stand there together
refuse-by-hand-forts = { NOUN($who, case: "start") }: there are { $total } strongholds, you placed { $count }
refuse-by-hand-no-cards = only { $count } { $count ->
    [one] card is
   *[other] cards are
  } left in the Tactics deck
