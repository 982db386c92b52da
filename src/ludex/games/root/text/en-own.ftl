# A game on a real table: what to set up, and the board set by hand.

unpack-map = The map
unpack-shared = For everybody
unpack-ruins = Ruins
unpack-clearings = slots with an R in clearings { $clearings }
unpack-suits = Suit markers
unpack-suits-place = shuffled by Ludex: one on each clearing, as the first steps say
unpack-priority = Clearing markers of the bots, 1 to 12
unpack-priority-place = on the clearings, as the numbers on the board below
unpack-deck = Cards of the shared deck
unpack-deck-without = Cards of the shared deck, without the dominance cards
unpack-deck-place = shuffled, face down beside the map
unpack-dice = Battle dice
unpack-items-place = item supply
unpack-quests = Quest cards
unpack-quests-place = shuffled; three face up beside the map, for a bot as its first steps say
unpack-board = Faction board
unpack-bot-board = Bot board
unpack-before = before the player
unpack-marker = Score marker
unpack-marker-place = on 0 of the track
unpack-warriors = Warriors
unpack-supply = supply
unpack-track = on the tracks of the board
unpack-pawn = Pawn
unpack-leaders = Leader cards
unpack-viziers = Loyal Vizier cards
unpack-relations = Relationship markers
unpack-relations-place = Indifferent space of the chart
unpack-level = Difficulty card: { $level }
unpack-trait = Trait card: { $trait }

by-hand-turn = Whose turn begins
by-hand-active = Player
by-hand-phase = With
by-hand-birdsong = Birdsong
by-hand-daylight = Daylight
by-hand-evening = Evening
by-hand-players = Players
by-hand-score = { $who }: points
by-hand-hand = { $who }: cards in hand
by-hand-warriors = { $who }: warriors
by-hand-pawn = { $who }: where the pawn stands
by-hand-officers = { $who }: officers
by-hand-supporters = { $who }: supporters
by-hand-acolytes = { $who }: acolytes
refuse-too-many-buildings = in { $clearing } there is room for { $count } { $count ->
    [one] building
   *[other] buildings
  }
refuse-too-many-cards = only { $count } { $count ->
    [one] card is
   *[other] cards are
  } left in the deck
