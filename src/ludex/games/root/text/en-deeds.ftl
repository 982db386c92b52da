# What one can do, in a word or two: the buttons of the table.
deed-activate-dominance = Dominance
deed-take-dominance = Dominance
deed-craft = Craft
deed-activate = Activate
deed-move = March
deed-battle = Battle
deed-ambush = Ambush
deed-lose = Lose a piece
deed-begins = Who begins
deed-discard = Discard
deed-ferry = Ferry
deed-open-path = Open a path
deed-effect = First effect
deed-use = Card in play
deed-rob = Card in play
deed-share = Card in play
deed-tax = Card in play
deed-decode = Card in play
deed-outrage-discard = Outrage
deed-outrage-none = Outrage
deed-guess-plot = Guess a plot
deed-nothing-matches = No match
deed-outcast = Outcast
deed-crusade-battle = Crusade: battle
deed-crusade-move = Crusade: march
deed-convert = Convert
deed-sanctify = Sanctify
deed-ritual-build = Build a garden
deed-ritual-recruit = Recruit
deed-ritual-score = Score
deed-sacrifice = Sacrifice
deed-buy-card = Buy a card
deed-buy-boats = Services
deed-hire = Services
deed-pay-item = Pay with an item
deed-river-start = First warriors
deed-price = Prices
deed-fund = Payment
deed-draw-card = Draw
deed-export = Export
deed-river-recruit = Recruit
deed-trade-post = Trade post
deed-character = Character
deed-forest = Start
deed-refresh = Refresh
deed-slip = Slip
deed-slip-with = Slip
deed-walk = Move
deed-walk-with = Move
deed-with-ally = Fight with allies
deed-explore = Explore
deed-take-item = Take an item
deed-aid = Aid
deed-exhaust = Exhaust
deed-quest = Quest
deed-quest-points = Points
deed-quest-cards = Cards
deed-strike = Shoot
deed-strike-piece = Shoot
deed-repair = Repair
deed-damage = Damage
deed-lose-ally = Lose an ally
deed-drop-item = Give up an item
deed-coalition = Coalition
deed-steal = Special action
deed-labor = Special action
deed-hideout = Special action
deed-instigate = Special action
deed-scorch = Special action
deed-call-arbiter = Arbiter
deed-corner = Corner
deed-leader = Leader
deed-decree = Add to the decree
deed-new-roost = New roost
deed-decree-recruit = Recruit
deed-decree-move = March
deed-decree-battle = Battle
deed-decree-build = Build a roost
deed-turmoil = Turmoil
deed-keep = Keep
deed-place = Place
deed-hospital = Field hospitals
deed-recruit = Recruit
deed-recruit-at = Recruit
deed-wood-at = Wood
deed-build = Build
deed-pay-wood = Pay wood
deed-overwork = Overwork
deed-extra-action = One more action
deed-supporter = Supporters
deed-drop-supporter = Discard
deed-outrage-card = Outrage
deed-outrage-show = Outrage
deed-revolt = Revolt
deed-spread = Spread sympathy
deed-mobilise = Mobilise
deed-train = Train
deed-enlist = Recruit
deed-organise = Organise

# What an option costs, brings or risks.
purse-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
purse-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
purse-wood = { $count } wood
purse-supporters = { $count ->
    [one] { $count } supporter
   *[other] { $count } supporters
}
chip-outrage = outrage
chip-turmoil = turmoil
