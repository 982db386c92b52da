# Runewars with Banners of War: the shared rules. Battles, heroes and cards have files of their own.

game-title = Runewars: Banners of War
game-about = Four realms fight for the dragon runes of Terrinoth: armies and heroes, neutral beasts and free cities, a new Order every season. With Banners of War: reinforcements, garrisons, desolation and ice.
game-solo = The Daqan Lords against the three other realms.
book-runewars = Runewars with Banners of War

# Options.
option-done = Done
option-yes = Yes
option-no = No
option-tile = Tile { $tile } at { $hex }, turned { $turns } times
option-marker = Marker at { $hex }, edge { $edge }
option-home = Replace marker { $marker }: { $hex }, turned { $turns } times
option-area = { NOUN($place, case: "start") }
option-order = { NOUN($order, case: "start") }
option-resolve = Resolve the Order
option-bonus = Take the supremacy bonus
option-done-to-turn-bonus = Leave the bonus
option-done-to-turn-over = End the turn
option-claim = Show your dragon runes
option-fulfil = Fulfil your objective “{ $objective }”
option-play = Play “{ $tactics }”
option-activate = Activate { $place }
option-done-to-activate = Activate nothing
option-march = { NOUN($figure, case: "start") } × { $count } from { $place }
option-done-to-march = All have arrived
option-shift = { NOUN($figure, case: "start") } × { $count }: { $place } → { $to }
option-done-to-strategize = Nothing more moves
option-lead = { $hero } → { $to }
option-portal = Open the portals for 1 influence
option-fight = Fight
option-negotiate = Negotiate
option-withdraw = Withdraw
option-spend = Spend { $count } influence
option-destiny = { NOUN($destiny, case: "start") }
option-retreat = Retreat to { $place }
option-lose = { NOUN($figure, case: "start") } in { $place }
option-free = { NOUN($figure, case: "start") } in { $place }
option-recruit = { NOUN($kind, case: "start") } in { $place }
option-unit-type = { NOUN($kind, case: "start") }
option-muster = { NOUN($kind, case: "start") } in { $place }
option-dial = { NOUN($resource, case: "start") }
option-develop = { NOUN($building, case: "start") } in { $place }
option-done-to-develop = Build nothing
option-buy = Buy “{ $development }”
option-done-to-buy-development = Buy nothing
option-benefit = { NOUN($benefit, case: "start") }
option-fort = Stronghold in { $place }
option-capital = Capital in { $place }
option-repair = Repair { $place }
option-move-runes = Rearrange the runes of { $place } and { $to }
option-done-to-fortify = Nothing more
option-rune-at = { NOUN($place, case: "start") }
option-take-influence = Gain 2 influence
option-take-tactics = Draw a Tactics card
option-discard = Discard “{ $tactics }”
option-discard-quest = Discard “{ $quest }”
option-bid = { $count }
option-choose-player = { NOUN($seat, case: "start") }
option-title = “{ $title }” for { $count } influence
option-done-to-take-title = Take no title
option-hire = Draw { $count ->
        [one] one hero
       *[other] { $count } heroes
    } for { $count } influence
option-done-to-hire = Hire nobody
option-commanders = Look at commander cards for 3 influence
option-keep-hero = Keep { $hero }
option-hero = { $hero }
option-command = { $hero }: “{ $commander }”
option-done-to-change-commander = Change nothing
option-yes-to-make-room = Destroy one for it
option-no-to-make-room = Recruit none
option-yes-to-peasants = Leave peasants
option-no-to-peasants = Leave nobody
option-done-to-discard-false = Keep the rest
option-done-to-look = Look no further
option-done-to-play-before-bid = Play nothing
option-done-to-play-diplomacy = Play nothing
option-done-to-play-quest-phase = Play nothing

# Questions: the map and the set-up.
ask-tile = Lay a map tile
ask-marker = Where does the next home realm marker lie?
ask-home = Which marker does your home realm replace, and how does it lie?
ask-first-fort = Where in your home realm does your stronghold stand?
ask-first-hero = Where does { $hero } begin?
ask-name-commander = Which of your heroes becomes the commander?

# Questions: the turn.
ask-order = Choose your Order for this season
ask-turn = Your turn: { $order }
ask-turn-bonus = { NOUN($order, case: "start") } has supremacy: take its bonus?
ask-turn-over = Your Order is resolved. Anything else?
ask-play-quest-phase = Play a Tactics card in the Quest Phase?
ask-play-diplomacy = Play a Tactics card for these talks?
ask-play-before-bid = Play a Tactics card before the bid?
ask-keep-out = Who takes no part in this bid?
ask-bid = How much influence do you bid?
ask-tie-highest = The highest bids are equal: who wins?
ask-tie-lowest = The lowest bids are equal: whose is the lowest?
ask-fall = Fall: influence or a Tactics card?
ask-starve = Winter in { $place }: { $count } more must go. Which unit?

# Questions: units.
ask-over-limit = Too many units in { $place }: { $count } must go. Which?
ask-recruit = Recruiting ({ $unit }): which unit, and where?
ask-which-triangle = Which triangle unit do you recruit?
ask-free = All { NOUN($unit, case: "pl") } are in play: which one makes room?
ask-make-room = All { NOUN($unit, case: "pl") } are in play: destroy one of yours to recruit it anew?
ask-peasants = Leave peasants in { $place }?
ask-activate = Which area do you activate?
ask-march = Who marches to { $place }?
ask-strategize = Who moves to a neighbouring area?
ask-retreat = Where do your units in { $place } retreat ({ $count })?
ask-neutrals-retreat = Where do the neutral units of { $place } retreat ({ $count })?
ask-meet-neutrals = Neutral units in { $place }: fight or negotiate?
ask-diplomacy-spend = How much influence do you spend on the talks?
ask-diplomacy-card = Which destiny do you choose?
ask-diplomacy-failed = The talks in { $place } have failed: fight or withdraw?

# Questions: the realm.
ask-guildmaster = Guildmaster: which resource gives 2 more?
ask-resources-token = Which resource does the development give?
ask-develop = Build a development for 1 wood?
ask-move-token = None of these tokens is left: from where is one taken?
ask-buy-development = Buy a Development card?
ask-capital = Which stronghold becomes your capital?
ask-recruit-with = With which resource do you recruit?
ask-city-benefit = { NOUN($city, case: "start") } ({ $place }): which benefit do you take?
ask-muster = Which neutral unit joins you?
ask-hire = How many heroes do you draw?
ask-keep-hero = Which hero stays?
ask-place-hero = At which stronghold does the hero arrive?
ask-deserts = Too many heroes: who deserts?
ask-change-commander = Which commander card takes effect?
ask-take-title = Which title do you take?
ask-fortify = Fortify: build, repair or move runes
ask-give-up-fort = All your strongholds are on the board: which one goes?
ask-discard-tactics = Which Tactics card do you discard?
option-done-to-replace-tactics = Keep the card
ask-replace-tactics = All runes lie face up: discard the card and draw another?
ask-discard-quest = Which quest do you discard?

# Questions: runes.
ask-discard-false = Discard a false rune first?
ask-place-dragon = Where does the dragon rune lie?
ask-place-false = Where does the false rune lie?
ask-place-rune-of = { NOUN($who, case: "start") }, { $rune }: where does it lie?
ask-lay-rune = Where does this token lie: { $rune }?
ask-reveal-rune = Which rune token do you reveal?
ask-look = In which area do you look at the rune?

# The journal: the map and the set-up.
tell-first = { NOUN($who, case: "start") }: first player.
tell-lays-tile = { NOUN($who, case: "start") }: tile { $tile } is laid.
tell-markers = The places of the home realms are marked.
tell-map-anew = The map does not fit: it is begun anew.
tell-lays-home = { NOUN($who, case: "start") }: the home realm is laid.
tell-home-runes = { NOUN($who, case: "start") }: runes lie in the home realm.
tell-commander-named = { NOUN($who, case: "start") }: { $hero } takes command (“{ $commander }”).
tell-objective = Your objective: “{ $objective }”.

# The journal: the year.
tell-season = Year { $year }, { $season }.
tell-season-card = Season card: “{ $season_card }”.
tell-spring = Spring: tokens and Orders come back, and all stand up.
tell-quest-phase = Summer: the Quest Phase begins.
tell-order = { NOUN($who, case: "start") }: Order “{ $order }”.
tell-turn = { NOUN($who, case: "start") }: the turn of “{ $order }”.
tell-reshuffle = The discards are shuffled: { $count } cards.
tell-out = { NOUN($who, case: "start") }: no area left, out of the game.
tell-claims = { NOUN($who, case: "start") }: enough dragon runes! The Victory card waits for { $season }.
tell-claim-failed = { NOUN($who, case: "start") }: too few dragon runes, the Victory card goes back.
tell-wins = { NOUN($who, case: "start") }: victory, dragon runes: { $count }.

# The journal: units.
tell-destroyed = { NOUN($place, case: "start") }: { $unit } destroyed.
tell-recruited = { NOUN($who, case: "start") }: recruits in { $place }: { $unit }.
tell-scorches = { NOUN($who, case: "start") }: “{ $development }” in { $place }.
tell-peasants-stay = { NOUN($who, case: "start") }: peasants hold { $place }.
tell-peasants-go = The peasants leave { $place }.
tell-activates = { NOUN($who, case: "start") }: { $place } is activated.
tell-portal = { NOUN($who, case: "start") }: the portals open for 1 influence.
tell-marches = { NOUN($who, case: "start") }: { $unit } × { $count }, { $place } → { $to }.
tell-hero-moves = { NOUN($who, case: "start") }: { $hero } goes to { $place }.
tell-retreats = { NOUN($who, case: "start") }: retreat to { $place }, units: { $count }.
tell-neutrals-retreat = Neutral units retreat to { $place }: { $count }.
tell-no-retreat = { NOUN($place, case: "start") }: no way to retreat, units lost: { $count }.
tell-battle = Battle in { $place }: { $who } against { $other }.
tell-diplomacy = { NOUN($who, case: "start") }: talks in { $place }, influence spent: { $count }.
tell-destiny = { NOUN($who, case: "start") }: { $destiny } destiny.
tell-allies = { NOUN($who, case: "start") }: the neutral units in { $place } are allies now.
tell-garrison = { NOUN($who, case: "start") }: the garrisons stand ready (+2 strength in defence).

# The journal: the realm.
tell-dial = { NOUN($who, case: "start") }: { $resource } is at { $count }.
tell-loss-ignored = { NOUN($who, case: "start") }: the Guildmaster ignores the loss.
tell-develops = { NOUN($who, case: "start") }: { $building } built in { $place }.
tell-buys = { NOUN($who, case: "start") }: development “{ $development }”.
tell-capital-founded = { NOUN($who, case: "start") }: the capital rises in { $place }.
tell-city-gives = { NOUN($who, case: "start") }: help from { $city }.
tell-musters = { NOUN($who, case: "start") }: a new ally in { $place }: { $unit }.
tell-hero-joins = { NOUN($who, case: "start") }: { $hero } arrives in { $place }.
tell-deserts = { NOUN($who, case: "start") }: { $hero } deserts.
tell-commander-changed = { NOUN($who, case: "start") }: { $hero } now follows “{ $commander }”.
tell-builds-fort = { NOUN($who, case: "start") }: a stronghold stands in { $place }.
tell-fort-razed = The stronghold in { $place } is razed.
tell-repairs = { NOUN($who, case: "start") }: { $place } is repaired.

# The journal: power.
tell-gains-influence = { NOUN($who, case: "start") }: influence +{ $count }.
tell-loses-influence = { NOUN($who, case: "start") }: influence −{ $count }.
tell-kept-out = { NOUN($who, case: "start") }: no part in the bid for { $other }.
tell-bids = { NOUN($who, case: "start") }: bid { $count }.
tell-tie-decided = { NOUN($who, case: "start") }: the choice among equal bids, { $other }.
tell-takes-title = { NOUN($who, case: "start") }: title “{ $title }” for { $count } influence.
tell-plays = { NOUN($who, case: "start") }: “{ $tactics }”.
tell-useless = “{ $tactics }” has no use in this game: another card is drawn.
tell-draws-this = You drew “{ $tactics }”.
tell-draws-tactics = { NOUN($who, case: "start") }: Tactics cards drawn: { $count }.
tell-discards-tactics = { NOUN($who, case: "start") }: “{ $tactics }” is discarded.
tell-draws-quest = You drew the quest “{ $quest }”.
tell-draws-quests = { NOUN($who, case: "start") }: quests drawn: { $count }.
tell-discards-quest = { NOUN($who, case: "start") }: a quest is discarded.

# The journal: runes.
tell-receives-rune = { NOUN($who, case: "start") }: a dragon rune!
tell-rune-placed = { NOUN($who, case: "start") }: a rune token lies in { $place }.
tell-no-room-for-rune = { NOUN($who, case: "start") }: no area for the rune token, it goes back.
tell-false-discarded = { NOUN($who, case: "start") }: a false rune in { $place } is discarded.
tell-runes-moved = { NOUN($who, case: "start") }: the rune tokens of { $place } and { $to } are moved.
tell-rune-moved = { NOUN($who, case: "start") }: a rune token moves, { $place } → { $to }.
tell-rune-revealed = { NOUN($place, case: "start") }: revealed — { $rune }.
tell-sees-rune = { NOUN($place, case: "start") }: you see { $rune }.

# The end.
end-runes = the dragon runes are gathered
end-held = the dragon runes were held for a year
end-most-runes = most dragon runes at the end
end-tied-runes = dragon runes tied, influence decided
end-last = all others are out

# What cannot be at set-up.
bad-setup-epic = The Epic game belongs to the original edition ({ $clause }). Choose that edition, or leave the Epic game out.
