# What one can do, in a word or two: the buttons of the table.
deed-yes = Yes
deed-no = No
deed-tile = Lay a tile
deed-marker = Lay a marker
deed-home = Lay the home realm
deed-area = Choose an area
deed-order = Orders
deed-resolve = Resolve the Order
deed-bonus = Supremacy bonus
deed-claim = Show dragon runes
deed-fulfil = Fulfil the objective
deed-play = Tactics
deed-activate = Activate
deed-march = March
deed-shift = Move units
deed-lead = Move a hero
deed-portal = Open portals
deed-fight = Fight
deed-negotiate = Negotiate
deed-withdraw = Withdraw
deed-spend = Spend influence
deed-destiny = Destiny
deed-retreat = Retreat
deed-lose = Lose a unit
deed-free = Make room
deed-recruit = Recruit
deed-unit-type = Choose units
deed-muster = Call units
deed-dial = Choose a resource
deed-develop = Build a development
deed-buy = Buy a card
deed-benefit = Take a benefit
deed-fort = Build a stronghold
deed-capital = Found the capital
deed-repair = Repair
deed-move-runes = Rearrange runes
deed-rune-at = Place a rune
deed-take-influence = Take influence
deed-take-tactics = Draw a Tactics card
deed-discard = Discard
deed-discard-quest = Discard a quest
deed-bid = Bid
deed-choose-player = Choose a realm
deed-title = Take a title
deed-hire = Draw heroes
deed-commanders = Commander cards
deed-keep-hero = Keep a hero
deed-hero = Choose a hero
deed-command = Give command
deed-use-reward = Use a reward
deed-give-reward = Give a reward
deed-pick-up = Take rewards
deed-lay-down = Rout a unit
deed-carry-rune = Carry a rune
deed-drive = Drive neutral units
deed-share = Share
deed-lower = Lower a dial
deed-put-back = Put back
deed-league = Heroes' League
deed-discard-reward = Discard a reward
deed-take-back = Take back an Order
deed-set-out = Move a hero
deed-go = Go
deed-heal = Heal
deed-train = Train
deed-raise = Raise an attribute
deed-challenge = Challenge
deed-quest = Attempt a quest
deed-appoint = Appoint
deed-strike = Strike
deed-award = Hand out
deed-suffer = Take the wound
deed-lose-reward = Discard a reward
deed-scorch = Scorched Earth
deed-hold-back = No more cards
deed-raze-token = Destroy a place

# Headings of long lists.
sheet-group-march = From { $place }
sheet-line-march = { $figure } × { $count }
sheet-group-shift = From { $place }
sheet-line-shift = { $figure } × { $count } → { $to }
sheet-group-recruit = { NOUN($kind, case: "start") }
sheet-line-recruit = in { $place }
sheet-group-tile = Tile { $tile }
sheet-line-tile = { $hex }, turned { $turns }
sheet-group-go = { $hero }
sheet-line-go = to { $to }
sheet-group-lead = { $hero }
sheet-line-lead = to { $to }
sheet-group-title = { $title }
sheet-line-title = for { $count } influence

# What options cost and bring; what an attack may bring; the parts of a season.
purse-influence = { $count } influence
purse-food = { $count } food
purse-wood = { $count } wood
purse-ore = { $count } ore
purse-tactics = { $count ->
    [one] { $count } Tactics card
   *[other] { $count } Tactics cards
    }
purse-runes = { $count ->
    [one] { $count } dragon rune
   *[other] { $count } dragon runes
    }
clash-strength = strength
forecast = chance to win about { $chance }% with { $count ->
    [one] { $count } unit
   *[other] { $count } units
    }
phase-tiles = Tiles
phase-markers = Markers
phase-homes = Home realms
phase-setup = Set-up
phase-card = Season card
phase-effect = The season
phase-choose = Orders
phase-turns = Turns
