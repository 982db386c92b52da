# Spirit Island: the shared rules. Cards, spirits, adversaries and scenarios have files of their own.

game-title = Spirit Island
game-about = Spirits of an island, its people the dahan, and those who came to take it. With Branch & Claw: events, beasts, wilds, disease and strife. All win or lose together.
game-solo = One spirit against the invaders.
book-spirit-island = Spirit Island with Branch & Claw

# Things.
land = { $code } ({ $terrain })
    .gen = { $code } ({ $terrain })
    .acc = { $code } ({ $terrain })
    .pre = { $code } ({ $terrain })
ocean = the ocean of { $code }
    .gen = the ocean of { $code }
    .acc = the ocean of { $code }
    .pre = the ocean of { $code }
board-northwest = NW
board-northeast = NE
board-west = W
board-east = E
terrain-jungle = jungle
terrain-mountain = mountain
terrain-sands = sands
terrain-wetland = wetland
terrain-ocean = ocean
invader-coast = coastal lands
piece-explorer = explorer
    .gen = explorer
    .acc = an explorer
piece-town = town
    .gen = town
    .acc = a town
piece-city = city
    .gen = city
    .acc = a city
piece-dahan = dahan
    .gen = dahan
    .acc = a dahan
piece-beasts = beasts
    .gen = beasts
    .acc = beasts
piece-disease = disease
    .gen = disease
    .acc = disease
piece-wilds = wilds
    .gen = wilds
    .acc = wilds
piece-blight = blight
    .gen = blight
    .acc = blight
piece-strife = strife
    .gen = strife
    .acc = strife
piece-presence = presence
    .gen = presence
    .acc = presence
piece-state = { $nom } ({ $note })
    .gen = { $gen } ({ $note })
    .acc = { $acc } ({ $note })
piece-note = { $damage ->
    [0] strife { $strife }
   *[other] { $strife ->
        [0] damage { $damage }
       *[other] damage { $damage }, strife { $strife }
    }
    }
element-sun = sun
element-moon = moon
element-fire = fire
element-air = air
element-water = water
element-earth = earth
element-plant = plant
element-animal = animal
deck-minor = a minor power
deck-major = a major power
track-energy = from the energy track
track-plays = from the track of card plays
track-island = from elsewhere on the island
track-destroyed = from destroyed presence
terror-victory = victory
cause-rules = The rules
actions-explore = explore
actions-build = build
actions-ravage = ravage
actions-explore-build = explore and build
actions-explore-ravage = explore and ravage
actions-build-ravage = build and ravage
actions-explore-build-ravage = all invader actions

# Growth.
grow-cost = pay { $count } energy
grow-reclaim-all = reclaim all cards
grow-reclaim-one = reclaim a card
grow-gain-power-card = gain a power card
grow-energy = +{ $count } energy
grow-card-plays = +{ $count } card play this turn
grow-presence = add presence (range { $count })
grow-presence-where = add presence (range { $count }: { $where })
grow-presence-ocean = add presence to an ocean
grow-pull-presence = gather 1 presence into each ocean
grow-push-presence = push 1 presence out of each ocean
where-jungle = jungle
where-wetland = wetland
where-beasts = beasts
where-dahan = dahan
where-invaders = invaders
where-wilds = wilds
where-own-presence = own presence
where-no-blight = no blight
where-coastal = coast

# Options.
option-done = Done
option-grow = Grow: { $growth }
option-grow-act = { $action }
option-presence = Presence to { $land } { $track }
option-move-presence = Presence: { $origin } → { $target }
option-reclaim = Reclaim “{ $power }”
option-reclaim-one = Reclaim “{ $power }”
option-play = Play “{ $power }”
option-gain = { $deck }
option-keep = Keep “{ $power }”
option-forget = Forget “{ $power }”
option-element = { $element }
option-use = “{ $power }” on { $land }
option-aid = “{ $power }” for { $other }
option-branch = { $branch }
option-yes = Yes
option-no = No
option-land = { $land }
option-hit = 1 damage to { NOUN($piece, case: "acc") } in { $land }
option-rest = Spread the rest so that it destroys the most
option-destroy = Destroy { NOUN($piece, case: "acc") } in { $land }
option-remove = Remove { NOUN($piece, case: "acc") } from { $land }
option-replace = Replace { NOUN($piece, case: "acc") } in { $land }
option-strife = Strife to { NOUN($piece, case: "acc") } in { $land }
option-push = Push { NOUN($piece, case: "acc") } from { $origin } to { $target }
option-gather = Gather { NOUN($piece, case: "acc") } from { $origin } into { $target }

# Questions.
ask-spirit = Spirit phase: grow, then play cards
ask-fast = Fast powers: use one, or be done
ask-slow = Slow powers: use one, or be done
ask-branch = { $cause }: which?
ask-may = { $cause }: do what the card allows instead?
ask-line = { $cause }: use line { $line }?
ask-deck = From which deck do you gain a power?
ask-keep = Which power do you keep?
ask-forget = Which power do you forget?
ask-element = Which element do you have this turn?
ask-origin = { $cause }: from which land is it used?
ask-repeat = { $cause }: repeat it on which land?
ask-presence-from = Which presence moves?
ask-move-presence = Which presence moves?
ask-presence-to = { $cause }: to which of your lands with dahan do you add presence?
ask-damage = { $cause }: { $count } damage left. Whom does it hit?
ask-destroy = { $cause }: destroy what? Left: { $count }
ask-remove = { $cause }: remove what? Left: { $count }
ask-replace = { $cause }: replace what? Left: { $count }
ask-strife = { $cause }: who gets the strife?
ask-push = { $cause }: push what, and where? Left: { $count }
ask-gather = { $cause }: gather what, and from where? Left: { $count }
ask-cascade = Blight cascades from { $origin }. Where to?
ask-ravage-next = Which land is ravaged next?
ask-build-next = In which land do the invaders build next?
ask-start = Where do you begin?
ask-add-town = Where does a town come?
ask-add-explorer = Where does an explorer come?
ask-build-in = Where do the invaders build?
ask-cash-crops = Where are new crops demanded? Blight if there is a town or city, otherwise a town.
ask-push-instead = Push the explorer instead of removing it?

# The journal.
tell-turn = Turn { $number }.
tell-grows = { $spirit } grows (option { $number }).
tell-presence = { $spirit } adds presence in { $land }.
tell-presence-lost = { $spirit } loses presence in { $land }.
tell-presence-moved = Presence of { $spirit } moves from { $origin } to { $target }.
tell-starts = { $spirit } begins in { $land }.
tell-energy = { $spirit }: { $count ->
    [one] { $count } energy
   *[other] { $count } energy
    }.
tell-gained = { $spirit } gains “{ $power }”.
tell-forgotten = { $spirit } forgets “{ $power }”.
tell-reclaimed = { $spirit } reclaims “{ $power }”.
tell-played = { $spirit } plays “{ $power }” for { $cost }.
tell-revealed = Revealed: “{ $power }”.
tell-reshuffle = The discard pile is shuffled: { $count } cards.
tell-uses = { $spirit }: “{ $power }” on { $land }.
tell-aids = { $spirit }: “{ $power }” for { $other }.
tell-repeats = { $spirit } repeats “{ $power }” on { $land }.
tell-fear = { $count } fear.
tell-fear-card = A fear card is earned; { $left } left in the deck.
tell-terror = Terror rises to level { $level }.
tell-fear-resolves = Fear: “{ $fear }”, level { $level }.
tell-blight = Blight in { $land }.
tell-blight-kept = Blight stays out of { $land }.
tell-blight-removed = Blight removed from { $land }: { $count }.
tell-cascade = It cascades from { $land }.
tell-blighted = The island is blighted: “{ $blight }”, { $count } blight on the card.
tell-blighted-step = Blighted island: “{ $blight }”.
tell-defend = Defend { $count } in { $land }.
tell-skip = { $land }, skipped this turn: { $actions }.
tell-skipped = { $land }, skipped: { $actions }.
tell-skip-all = This time there is no { $actions }.
tell-damage = { $land }: { $piece } takes { $count } damage.
tell-destroyed = { $land }: { $piece } destroyed.
tell-removed = { $land }: { $piece } removed.
tell-added = { $land }: { $piece } added.
tell-strife = { $land }: strife for { $piece }.
tell-strife-spent = { $land }: strife of { $piece } is spent.
tell-replaced = { $land }: { $piece } becomes { $new } (× { $count }).
tell-moved = { $piece }: from { $origin } to { $target }.
tell-invader-phase = The invaders act.
tell-ravage-card = Ravage: { $card }.
tell-build-card = Build: { $card }.
tell-explore-card = Explore: { $card }.
tell-ravage = { $land } is ravaged.
tell-ravage-damage = { $land }: damage { $total }, Defend { $defend }: { $count }.
tell-fight-back = { $land }: { $count } dahan fight back.
tell-build = The invaders build in { $land }.
tell-disease-stops = Disease stops a build in { $land }.
tell-explore = { $land } is explored.
tell-wilds-stop = Wilds stop the explorers in { $land }.
tell-time-passes = Time passes.
tell-event = Event: “{ $event }”.
tell-event-part = “{ $event }”: part { $number }.
tell-event-impossible = “{ $event }” offers no choice here; another event is drawn.
tell-token-event = “{ $event }”: the island's own event.
tell-dahan-event = “{ $event }”: the event of the dahan.
tell-spirit-lost = { $spirit } has no presence left.
tell-score = Score: { $count } (difficulty { $number }).
tell-over-victory = The island is saved: { $how }.
tell-over-defeat = The island is lost: { $how }.
tell-royal-backing = Royal backing: { $card } is discarded.
tell-healed = { $count } blight returns to the card.

# The end.
end-terror-1 = no invader is left
end-terror-2 = no town and no city is left
end-terror-3 = no city is left
end-terror-4 = the invaders flee in terror
end-sacrifice = saved by a sacrifice
end-loss-blight = the island is dead
end-loss-presence = a spirit is destroyed
end-loss-deck = the invaders have had time enough
end-loss-england = a capital has grown on the island
end-loss-france = plantations cover the island

# Set-ups that cannot be.
bad-setup-needs-expansion = { $option }: “{ $found }” is in the box of the expansion, and the table plays without it ({ $clause }). Turn the expansion on, or choose another.
