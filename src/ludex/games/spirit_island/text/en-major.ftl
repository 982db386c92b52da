# Major powers: names, what they do in our own words, and the branches of those that offer a choice.

option-give = Give “{ $power }”
option-carry = Carry { NOUN($piece, case: "acc") } along
option-calm = Strife of { NOUN($piece, case: "acc") } in { $land }
option-return = Return { NOUN($piece, case: "acc") }

ask-renewal = { $cause }: to which land does the presence return?
ask-give = { $cause }: give a card to { $other }?
ask-heal-land = { $cause }: remove blight from which land?
ask-wings = { $cause }: to which land?
ask-carry = { $cause }: which dahan go along? At most { $count } more
ask-disease-land = { $cause }: which land gets disease?
ask-second-target = { $cause }: which is the second land?
ask-damage-land = { $cause }: damage in which land?
ask-flow = { $cause }: push a presence?
ask-bring = { $cause }: what goes along?
ask-strife-land = { $cause }: strife in which land?
ask-release = { $cause }: remove which tokens? So far: { $count }
ask-return = { $cause }: which token returns?
ask-transform-land = { $cause }: an explorer of which land?
ask-gates = { $cause }: play “{ $power }” now? Half its cost is { $cost }.
ask-growth-land = { $cause }: in which land do you grow?

tell-handed-over = { $spirit } gives “{ $power }” to { $other }.
tell-board-sinks = The board of { $land } sinks into the sea with everything on it.
tell-turned = If invaders ravage { $land } this turn, they strike their neighbours.

# The base game.

power-accelerated-rot = Accelerated Rot
power-accelerated-rot-text = 2 fear. 4 damage. 3 sun, 2 water, 3 plant: 5 more damage, and remove 1 blight.

power-blazing-renewal = Blazing Renewal
power-blazing-renewal-text = The target spirit adds 2 of its destroyed presence to one land within range 2 of yours. If any was added, 2 damage there to each town and each city. 3 fire, 3 earth, 2 plant: 4 damage there.

power-cleansing-floods = Cleansing Floods
power-cleansing-floods-text = 4 damage. Remove 1 blight. 4 water: 10 more damage.

power-dissolve-the-bonds-of-kinship = Dissolve the Bonds of Kinship
power-dissolve-the-bonds-of-kinship-text = Replace 1 city with 2 explorers, 1 town with 1 explorer and 1 dahan with 1 explorer. Then push all explorers, to as many different lands as possible. 2 fire, 2 water, 3 animal: before they are pushed, explorers on one side and towns and cities on the other damage each other.

power-entwined-power = Entwined Power
power-entwined-power-text = This turn you and the target spirit may use each other's presence as a source of powers. The target spirit gains a power card; you gain one of those that it did not keep. 2 water, 4 plant: both of you gain 3 energy, and each may give the other a power card from hand.

power-indomitable-claim = Indomitable Claim
power-indomitable-claim-text = Add 1 presence here, even where you may not be otherwise. Defend 20. 2 sun, 3 earth: 3 fear if there are invaders; no invader actions here this turn.

power-infinite-vitality = Infinite Vitality
power-infinite-vitality-text = While they are here, dahan have 4 more health this turn. Blight that would be added here this turn stays on the card. 4 earth: nothing damages or destroys dahan here, and remove 1 blight from here or an adjacent land.

power-mists-of-oblivion = Mists of Oblivion
power-mists-of-oblivion-text = 1 damage to each invader. 1 fear for each town and city that this power destroys, 4 at most. 2 moon, 3 air, 2 water: 3 damage.

power-paralyzing-fright = Paralyzing Fright
power-paralyzing-fright-text = 4 fear. No invader actions here this turn. 2 air, 3 earth: 4 more fear.

power-pillar-of-living-flame = Pillar of Living Flame
power-pillar-of-living-flame-text = 3 fear. 5 damage. In jungle or wetland add 1 blight. 4 fire: 2 more fear and 5 more damage.

power-poisoned-land = Poisoned Land
power-poisoned-land-text = 1 fear. 7 damage. Add 1 blight. Destroy all dahan. 3 earth, 2 plant, 2 animal: for each blight that is here now 1 more fear and 4 more damage.

power-powerstorm = Powerstorm
power-powerstorm-text = The target spirit gains 3 energy. Once this turn it may repeat a power card other than this one if it pays its cost again. 2 sun, 2 fire, 3 air: it may repeat up to 2 more, each paid again.

power-talons-of-lightning = Talons of Lightning
power-talons-of-lightning-text = 3 fear. 5 damage. 3 fire, 3 air: the range is 3, and 1 town is destroyed in each adjacent land.

power-terrifying-nightmares = Terrifying Nightmares
power-terrifying-nightmares-text = 2 fear. Push up to 4 explorers and towns. 4 moon: 4 more fear.

power-the-jungle-hungers = The Jungle Hungers
power-the-jungle-hungers-text = Destroy all explorers, all towns and all dahan. 2 moon, 3 plant: destroy 1 city as well, and no dahan.

power-the-land-thrashes-in-furious-pain = The Land Thrashes in Furious Pain
power-the-land-thrashes-in-furious-pain-text = 2 damage for each blight here and 1 for each blight in adjacent lands. 3 moon, 3 earth: repeat this on an adjacent land.

power-the-trees-and-stones-speak-of-war = The Trees and Stones Speak of War
power-the-trees-and-stones-speak-of-war-text = For each dahan here 1 damage and Defend 2. 2 sun, 2 earth, 2 plant: you may push up to 2 of these dahan; each takes its Defend 2 along.

power-tsunami = Tsunami
power-tsunami-text = 2 fear. 8 damage. Destroy 2 dahan. 3 water, 2 earth: in each other coastal land of this board 1 fear, 4 damage, and destroy 1 dahan.

power-vengeance-of-the-dead = Vengeance of the Dead
power-vengeance-of-the-dead-text = 3 fear. This turn, after each effect that destroys towns, cities or dahan here, 1 damage for each of them. 3 animal: that damage may be dealt in adjacent lands.

power-vigor-of-the-breaking-dawn = Vigor of the Breaking Dawn
power-vigor-of-the-breaking-dawn-text = 2 damage for each dahan here. 3 sun, 2 animal: you may push up to 2 dahan; in each land that they enter 2 damage for each dahan there.

power-winds-of-rust-and-atrophy = Winds of Rust and Atrophy
power-winds-of-rust-and-atrophy-text = 1 fear. Defend 6. Replace 1 city with 1 town, or 1 town with 1 explorer. 3 air, 3 water, 2 animal: repeat this power.

power-wrap-in-wings-of-sunlight = Wrap in Wings of Sunlight
power-wrap-in-wings-of-sunlight-text = Move up to 5 dahan from here to any one land. Defend 5 in that land. 2 sun, 2 air, 2 animal: first gather up to 3 dahan.

# Branch & Claw.

power-bloodwrack-plague = Bloodwrack Plague
power-bloodwrack-plague-text = Add 2 disease. For each disease here Defend 1 in this land and in all adjacent lands. 2 earth, 4 animal: 2 fear; for each disease here 1 damage in this land or an adjacent one.

power-cast-down-into-the-briny-deep = Cast down into the Briny Deep
power-cast-down-into-the-briny-deep-text = 6 fear. Destroy all invaders. 2 sun, 2 moon, 4 water, 4 earth: destroy the whole board of this land and everything on it. Its blight leaves the game.

power-death-falls-gently-from-open-blossoms = Death Falls Gently from Open Blossoms
power-death-falls-gently-from-open-blossoms-text = 4 damage. If there are still invaders, add 1 disease. 3 air, 3 plant: 3 fear; add 1 disease in each of 2 adjacent lands with invaders.

power-fire-and-flood = Fire and Flood
power-fire-and-flood-text = A second land, within range 2 of the same sacred site, is a target too. 4 damage in each of the two. 3 fire: 4 more damage in either. 3 water: 4 more damage in either.

power-flow-like-water-reach-like-air = Flow like Water, Reach like Air
power-flow-like-water-reach-like-air-text = All powers of the target spirit reach 2 farther this turn. It may push 1 of its presence and take along up to 2 explorers, 2 towns and 2 dahan. 2 air, 2 water: up to 2 cities and 2 blight as well.

power-grant-hatred-a-ravenous-form = Grant Hatred a Ravenous Form
power-grant-hatred-a-ravenous-form-text = For each strife and each blight here 1 fear and 2 damage. If this destroys all invaders here, add 1 beasts. 4 moon, 2 fire: add 1 strife in up to 3 adjacent lands.

power-insatiable-hunger-of-the-swarm = Insatiable Hunger of the Swarm
power-insatiable-hunger-of-the-swarm-text = Add 1 blight and 2 beasts. Gather up to 2 beasts. For each beasts here 1 fear, 2 damage, and 2 damage to dahan. Destroy 1 beasts. 2 air, 4 animal: repeat this on an adjacent land.

power-instruments-of-their-own-ruin = Instruments of their own Ruin
power-instruments-of-their-own-ruin-text = Add 1 strife. Each invader with strife deals its damage to other invaders here. 4 sun, 2 fire, 2 animal: instead, if invaders ravage here this turn, their damage goes to invaders in adjacent lands and not to the land and the dahan; the dahan here do not fight back.

power-manifest-incarnation = Manifest Incarnation
power-manifest-incarnation-text = 6 fear, and 1 more for each town, each city and each presence of yours here. Remove 1 city, 1 town and 1 explorer. Then the invaders here ravage. 3 sun, 3 moon: 3 more fear, and that ravage deals 6 less damage.

power-pent-up-calamity = Pent-Up Calamity
power-pent-up-calamity-text = Either add 1 disease and 1 strife, or remove any number of beasts, disease, strife and wilds: 1 fear and 3 damage for each. 2 moon, 3 fire: return up to 2 of the tokens removed; if there were none, add 2 strife.
branch-pent-up-calamity-1 = Add 1 disease and 1 strife
branch-pent-up-calamity-2 = Remove tokens: 1 fear and 3 damage for each

power-pyroclastic-flow = Pyroclastic Flow
power-pyroclastic-flow-text = 2 damage. Destroy all explorers. In jungle or wetland add 1 blight. 2 fire, 3 air, 2 earth: 4 more damage, and add 1 wilds.

power-savage-transformation = Savage Transformation
power-savage-transformation-text = 2 fear. Replace 1 explorer with 1 beasts. 2 moon, 3 animal: replace 1 more explorer, here or in an adjacent land.

power-sea-monsters = Sea Monsters
power-sea-monsters-text = Add 1 beasts. If there are invaders, 2 fear for each beasts, 8 at most. 3 damage for each beasts and 1 for each blight. 3 water, 3 animal: repeat this power.

power-smothering-infestation = Smothering Infestation
power-smothering-infestation-text = Add 1 disease. In jungle or wetland 2 fear and 3 damage. 2 water, 2 plant: 1 damage to each invader.

power-strangling-firevine = Strangling Firevine
power-strangling-firevine-text = Destroy all explorers. Add 1 wilds here and 1 in the sands from which this power is used. 1 damage for each wilds here and in adjacent lands. 2 fire, 3 plant: 1 more damage for each of them.

power-sweep-into-the-sea = Sweep into the Sea
power-sweep-into-the-sea-text = Either push all explorers and towns one land towards the nearest ocean, or, on the coast, destroy them all. 3 sun, 2 water: repeat this on an adjacent land.
branch-sweep-into-the-sea-1 = Push explorers and towns towards the nearest ocean
branch-sweep-into-the-sea-2 = On the coast: destroy explorers and towns

power-tigers-hunting = Tigers Hunting
power-tigers-hunting-text = 2 fear. Add 1 beasts. You may gather 1 beasts. 1 damage for each beasts. Push up to 2 beasts. 2 sun, 2 moon, 3 animal: in an adjacent land without blight 1 damage, and 1 more for each beasts there.

power-twisted-flowers-murmur-ultimatums = Twisted Flowers Murmur Ultimatums
power-twisted-flowers-murmur-ultimatums-text = 4 fear. Add 1 strife. At terror level 2 or higher remove 2 invaders. 3 moon, 2 air, 3 plant: 3 more fear before the terror level is looked at, and 3 damage.

power-unlock-the-gates-of-deepest-power = Unlock the Gates of Deepest Power
power-unlock-the-gates-of-deepest-power-text = The target spirit draws 2 major powers, keeps 1 and forgets no card for it. 2 of every element: it may play that card at once, either for half its cost, rounded up, or for nothing if it forgets the card when the turn ends; all lines of that card count as reached.
branch-unlock-the-gates-of-deepest-power-1 = For half its cost
branch-unlock-the-gates-of-deepest-power-2 = For nothing, and forget it when the turn ends

power-unrelenting-growth = Unrelenting Growth
power-unrelenting-growth-text = The target spirit adds 2 presence and 1 wilds to one land within range 1 of its presence. 3 sun, 3 plant: 1 more wilds there, remove 1 blight from there, and it gains a power card.

power-volcanic-eruption = Volcanic Eruption
power-volcanic-eruption-text = 6 fear. 20 damage. Destroy all dahan and all beasts. Add 1 blight. 4 fire, 3 earth: destroy all invaders and add 1 wilds; in each adjacent land 10 damage, destroy all dahan and all beasts, and add 1 blight if there is none.
