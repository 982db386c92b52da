# Why not: what is in the way of more than one faction, and of answers to questions that follow from something.

## Not for this seat, not now

refuse-must-choose = this cannot be passed over: one of the answers must be chosen
refuse-another-faction = this is only for other factions: { $by }
refuse-only-pawns-in-forests = warriors go from clearing to clearing; only the pawn of a Vagabond enters a forest
refuse-absent-faction = this faction is not in the game: { $by }
refuse-another-moment = that is not what is asked now; it is done { $moment }
refuse-no-closed-paths = there are no closed paths on this map
refuse-no-ferry = no ferry sails on this map
refuse-own-services = you do not buy your own services
refuse-own-outrage = your own pieces cause you no outrage
refuse-no-warriors-but-a-pawn = you have no warriors to move, only your pawn, which walks

moment-setup = at set-up
moment-birdsong = in your Birdsong
moment-daylight = in your Daylight, between two actions
moment-before-actions = at the start of your Daylight, before the actions
moment-before-decree = at the start of your Daylight, before the decree is resolved
moment-cult-crafting = in your Evening, when the revealed cards are back in your hand
moment-paying-to-craft = while you pay for a card that you craft
moment-birdsong-or-battle = in your Birdsong or in battle, as the card says
moment-bank = at the start of your Birdsong, with “Better Burrow Bank” in your play area
moment-actions = in your Daylight, as one of your actions after crafting
moment-decree = in your Daylight, when the decree is resolved
moment-decree-or-cobbler = by a card of the decree in your Daylight, or with “Cobbler” at the start of your Evening
moment-decree-or-warren = by a card of the decree in your Daylight, or with “Command Warren” at its start
moment-crusade-or-cobbler = by a crusade in your Birdsong, or with “Cobbler” at the start of your Evening
moment-crusade-or-warren = by a crusade in your Birdsong, or with “Command Warren” at the start of your Daylight
moment-operations = in your Evening, as a military operation
moment-attacked = in battle, before the dice are rolled
moment-attacking = when you attack
moment-hit = in battle, when you take hits
moment-discarding = when you must discard or spend any card
moment-both-use-cards = when both sides of a battle could use cards
moment-several-effects = when several effects come at once
moment-by-ferry = when you can cross the water by ferry or in another way
moment-removed = when your warriors are removed
moment-too-few-warriors = when there are too few warriors for all recruiters
moment-too-little-wood = in your Birdsong, when there is too little wood for all sawmills
moment-paying-wood = while you pay for a building
moment-new-leader = at set-up and after turmoil
moment-adding-to-decree = in your Birdsong, when cards are added to the decree
moment-no-roost = at the end of your Birdsong, when you have no roost on the map
moment-paying-supporters = while you pay for a revolt or for sympathy
moment-last-base-lost = when you lose your last base
moment-outrage = when you cause outrage
moment-revolts = at the start of your Birdsong
moment-sympathy = in your Birdsong, after the revolts
moment-refreshing = at the start of your Birdsong, when you cannot refresh everything
moment-slipping = at the end of your Birdsong
moment-taking-item = when you have aided somebody or look under a ruin
moment-aiding = while you aid somebody
moment-quest-done = when you have completed a quest
moment-too-many-items = at the end of your Evening, when you carry too many items
moment-dominance = when you activate a dominance card
moment-conspiracies = in your Birdsong, as a conspiracy
moment-services = at the start of your Birdsong
moment-paying-services = while you pay for a service
moment-prices = at set-up and at the end of your Evening
moment-using-funds = while you use your funds
moment-investors = when you have removed a building of the Duchy
moment-gamble = before a plot is flipped where you have most pieces

## Cards

refuse-card-suit = the card does not match; it must be of this suit or a bird: { $suits }
refuse-card-held = you hold a card that matches and must give it: { $suits }
refuse-card-not-in-play = you have no “{ $called }” in your play area
refuse-card-used = you have already used “{ $called }” this turn
refuse-enemies-only = this works on an enemy only
refuse-not-another-player = this works on another player only
refuse-no-cards-there = this player has no cards
refuse-not-a-birdsong-card = this card is not used in Birdsong
refuse-not-a-battle-card = this card is not used in battle
refuse-for-attacker = only the attacker uses this card
refuse-for-defender = only the defender uses this card
refuse-used-in-battle = you have already used this card in this battle
refuse-no-hits-to-ward-off = there are no rolled hits to ward off
refuse-craft-no-tool = you have no unused crafting piece of this suit
refuse-not-an-ambush = this is not an ambush card
refuse-ambush-suit = the ambush does not match the clearing of battle

## The map and battle

refuse-battle-yourself = nobody fights against themselves
refuse-coalition-yourself = you do not form a coalition with yourself
refuse-no-attacker-here = the attacker has no warriors in your clearing
refuse-nobody-moves = at least one of your warriors must be there to move
refuse-pawn-elsewhere = your pawn is not in this clearing
refuse-mercenaries-own = mercenaries do not fight the Riverfolk
refuse-path-closed = the path between these clearings is closed
refuse-path-reversed = this closed path is named the other way round, the smaller number first
refuse-only-by-water = only water joins these clearings, and you have no boats
refuse-no-piece-to-lose = you have no such building or token in this clearing
refuse-loss-chosen = you have already given up all you have of these
refuse-no-effect = this effect does not wait to be carried out
refuse-not-in-battle = this player does not take part in the battle
refuse-not-a-corner = this clearing is not a corner

## The factions

refuse-another-piece = another piece is placed now
refuse-not-near-keep = this clearing is neither that of the keep nor next to it
refuse-not-her-building = the Marquise builds sawmills, workshops and recruiters only
refuse-no-recruiter-here = there is no recruiter in this clearing
refuse-place-served = every building here has had its piece
refuse-no-wood-there = there is no wood in this clearing
refuse-wood-out-of-reach = the wood of this clearing is out of reach
refuse-not-opposite-keep = you start opposite the keep
refuse-leader-gone = this leader does not lie face up
refuse-not-fewest-warriors = there are fewer warriors elsewhere
refuse-no-turmoil = every card that waits can be carried out
refuse-decree-column = another column of the decree is resolved now: “{ $column }”
refuse-not-a-supporter = this card is not among your supporters
refuse-corner-not-free = you start opposite the others who have a corner, or in one that is free
refuse-cult-bird-outcast = birds are never the outcast
refuse-cult-crusade-elsewhere = the crusade battles only where it has just arrived
refuse-not-a-forest = you start in a forest
refuse-forest-not-near = this forest is not next to you
refuse-clearing-not-near = this clearing is not next to you
refuse-already-there = you are there already
refuse-character-taken = another Vagabond has this character
refuse-not-exhausted = you have no such item lying face down
refuse-not-undamaged = you have no such item that is not damaged yet
refuse-item-chosen = you have already chosen all you have of these
refuse-not-carried = you carry no such item
refuse-item-on-track = this item lies on its track and does not count
refuse-not-under-ruin = no such item lies under this ruin
refuse-has-ruin-item = you already have an item of this kind from a ruin
refuse-no-item-there = this player has no such item
refuse-no-ally-here = this ally has no warriors in the clearing of battle
refuse-ally-is-defender = an ally does not fight against itself
refuse-no-ally-fights = no such ally with warriors left fights along with you
refuse-too-few-of-ally = this ally does not have that many warriors with you
refuse-partner-dominant = this player has activated a dominance card
refuse-partner-ahead = somebody else who has activated no dominance card has fewer points
refuse-no-arbiter-here = there is no such Arbiter to enlist
refuse-another-service = the price of another service is asked for: { $service }
refuse-no-such-price = the track has no such price
refuse-no-such-fund = no warrior of this player is among your funds
refuse-fund-own = your supply is empty, so it must be your own warrior
