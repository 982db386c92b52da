# Minor powers: names, what they do in our own words, and the branches of those that offer a choice.

power-call-of-the-dahan-ways = Call of the Dahan Ways
power-call-of-the-dahan-ways-text = Replace 1 explorer with 1 dahan. 2 moon: you may replace 1 town with 1 dahan instead.

power-call-to-bloodshed = Call to Bloodshed
power-call-to-bloodshed-text = Either 1 damage for each dahan, or gather up to 3 dahan.
branch-call-to-bloodshed-1 = 1 damage for each dahan
branch-call-to-bloodshed-2 = Gather up to 3 dahan

power-call-to-isolation = Call to Isolation
power-call-to-isolation-text = Either push 1 explorer or town for each dahan, or push 1 dahan.
branch-call-to-isolation-1 = Push 1 explorer or town for each dahan
branch-call-to-isolation-2 = Push 1 dahan

power-call-to-migrate = Call to Migrate
power-call-to-migrate-text = Gather up to 3 dahan. Then push up to 3 dahan.

power-call-to-tend = Call to Tend
power-call-to-tend-text = Either remove 1 blight, or push up to 3 dahan.
branch-call-to-tend-1 = Remove 1 blight
branch-call-to-tend-2 = Push up to 3 dahan

power-dark-and-tangled-woods = Dark and Tangled Woods
power-dark-and-tangled-woods-text = 2 fear. In mountain or jungle also Defend 3.

power-delusions-of-danger = Delusions of Danger
power-delusions-of-danger-text = Either push 1 explorer, or 2 fear.
branch-delusions-of-danger-1 = Push 1 explorer
branch-delusions-of-danger-2 = 2 fear

power-devouring-ants = Devouring Ants
power-devouring-ants-text = 1 fear. 1 damage, 2 in jungle or sands. Destroy 1 dahan.

power-drift-down-into-slumber = Drift down into Slumber
power-drift-down-into-slumber-text = Defend 1; in jungle or sands Defend 4.

power-drought = Drought
power-drought-text = Destroy 3 towns. 1 damage to every town and city. Add 1 blight. 3 sun: destroy 1 city.

power-elemental-boon = Elemental Boon
power-elemental-boon-text = The target spirit gains 3 elements of its choice for this turn, no two alike. If it is another spirit, you gain the same ones.

power-encompassing-ward = Encompassing Ward
power-encompassing-ward-text = Defend 2 in every land with presence of the target spirit.

power-enticing-splendor = Enticing Splendor
power-enticing-splendor-text = Either gather 1 explorer or town, or gather up to 2 dahan.
branch-enticing-splendor-1 = Gather 1 explorer or town
branch-enticing-splendor-2 = Gather up to 2 dahan

power-entrancing-apparitions = Entrancing Apparitions
power-entrancing-apparitions-text = Defend 2. If no invaders are there, gather up to 2 explorers.

power-gift-of-constancy = Gift of Constancy
power-gift-of-constancy-text = The target spirit gains 2 energy and, when time passes, may take 1 card that it has played back to hand instead of discarding it. If it is another spirit, you may take 1 of yours back as well.

power-gift-of-living-energy = Gift of Living Energy
power-gift-of-living-energy-text = The target spirit gains 1 energy; 1 more if it is another spirit; 1 more if you have at least 2 sacred sites.

power-gift-of-power = Gift of Power
power-gift-of-power-text = The target spirit gains a minor power.

power-gnawing-rootbiters = Gnawing Rootbiters
power-gnawing-rootbiters-text = Push up to 2 towns.

power-land-of-haunts-and-embers = Land of Haunts and Embers
power-land-of-haunts-and-embers-text = 2 fear. Push up to 2 explorers and towns. If there is blight, 2 more fear, and push up to 2 more. Add 1 blight.

power-lure-of-the-unknown = Lure of the Unknown
power-lure-of-the-unknown-text = Gather 1 explorer or town.

power-natures-resilience = Nature's Resilience
power-natures-resilience-text = Defend 6. 2 water: you may remove 1 blight instead.

power-pull-beneath-the-hungry-earth = Pull Beneath the Hungry Earth
power-pull-beneath-the-hungry-earth-text = With your presence there: 1 fear and 1 damage. In sands or wetland: 1 damage.

power-purifying-flame = Purifying Flame
power-purifying-flame-text = 1 damage for each blight. In mountain or sands you may remove 1 blight instead.

power-quicken-the-earths-struggles = Quicken the Earth's Struggles
power-quicken-the-earths-struggles-text = Either 1 damage to every town and city, or Defend 10.
branch-quicken-the-earths-struggles-1 = 1 damage to every town and city
branch-quicken-the-earths-struggles-2 = Defend 10

power-rain-of-blood = Rain of Blood
power-rain-of-blood-text = 2 fear; 3 if there are at least 2 towns and cities together.

power-reaching-grasp = Reaching Grasp
power-reaching-grasp-text = This turn all powers of the target spirit reach 2 lands farther.

power-rouse-the-trees-and-stones = Rouse the Trees and Stones
power-rouse-the-trees-and-stones-text = 2 damage. Push 1 explorer.

power-sap-the-strength-of-multitudes = Sap the Strength of Multitudes
power-sap-the-strength-of-multitudes-text = Defend 5. 1 air: this power reaches 1 land farther.

power-savage-mawbeasts = Savage Mawbeasts
power-savage-mawbeasts-text = In jungle or wetland: 1 fear and 1 damage. 3 animal: 1 damage.

power-shadows-of-the-burning-forest = Shadows of the Burning Forest
power-shadows-of-the-burning-forest-text = 2 fear. In mountain or jungle push 1 explorer and 1 town.

power-song-of-sanctity = Song of Sanctity
power-song-of-sanctity-text = If there are explorers, push all of them; otherwise remove 1 blight.

power-steam-vents = Steam Vents
power-steam-vents-text = Destroy 1 explorer. 3 earth: you may destroy 1 town instead.

power-uncanny-melting = Uncanny Melting
power-uncanny-melting-text = If there are invaders, 1 fear. In sands or wetland remove 1 blight.

power-veil-the-nights-hunt = Veil the Night's Hunt
power-veil-the-nights-hunt-text = Either every dahan deals 1 damage, each to a different invader, or push up to 3 dahan.
branch-veil-the-nights-hunt-1 = Every dahan deals 1 damage, each to a different invader
branch-veil-the-nights-hunt-2 = Push up to 3 dahan

power-visions-of-fiery-doom = Visions of Fiery Doom
power-visions-of-fiery-doom-text = 1 fear. Push 1 explorer or town. 2 fire: 1 more fear.

power-voracious-growth = Voracious Growth
power-voracious-growth-text = Either 2 damage, or remove 1 blight.
branch-voracious-growth-1 = 2 damage
branch-voracious-growth-2 = Remove 1 blight

# Branch & Claw

power-absorb-corruption = Absorb Corruption
power-absorb-corruption-text = Either gather 1 blight, or pay 1 energy to remove 1 blight. 2 plant: you may do both.
branch-absorb-corruption-1 = Gather 1 blight
branch-absorb-corruption-2 = Pay 1 energy: remove 1 blight
branch-absorb-corruption-3 = Both: gather 1 blight, then pay 1 energy to remove 1

power-animated-wrackroot = Animated Wrackroot
power-animated-wrackroot-text = Either 1 fear and destroy 1 explorer, or add 1 wilds.
branch-animated-wrackroot-1 = 1 fear, destroy 1 explorer
branch-animated-wrackroot-2 = Add 1 wilds

power-call-to-ferocity = Call to Ferocity
power-call-to-ferocity-text = Either gather up to 3 dahan, or, if there are dahan, 1 fear and push 1 explorer and 1 town.
branch-call-to-ferocity-1 = Gather up to 3 dahan
branch-call-to-ferocity-2 = If there are dahan: 1 fear, push 1 explorer and 1 town

power-call-to-trade = Call to Trade
power-call-to-trade-text = You may gather 1 dahan. At terror level 1 or 2 gather 1 town, and the first ravage there this turn becomes a build.

power-confounding-mists = Confounding Mists
power-confounding-mists-text = Either Defend 4, or each invader added there this turn may at once be pushed to an adjacent land.
branch-confounding-mists-1 = Defend 4
branch-confounding-mists-2 = Invaders added there this turn may be pushed at once

power-cycles-of-time-and-tide = Cycles of Time and Tide
power-cycles-of-time-and-tide-text = If there are dahan, add 1 dahan; if there are none, remove 1 blight.

power-disorienting-landscape = Disorienting Landscape
power-disorienting-landscape-text = Push 1 explorer. In mountain or jungle add 1 wilds.

power-elusive-ambushes = Elusive Ambushes
power-elusive-ambushes-text = Either 1 damage, or Defend 4.
branch-elusive-ambushes-1 = 1 damage
branch-elusive-ambushes-2 = Defend 4

power-fire-in-the-sky = Fire in the Sky
power-fire-in-the-sky-text = 2 fear. Add 1 strife.

power-fleshrot-fever = Fleshrot Fever
power-fleshrot-fever-text = 1 fear. Add 1 disease.

power-golds-allure = Gold's Allure
power-golds-allure-text = Gather 1 explorer. Gather 1 town. Add 1 strife.

power-growth-through-sacrifice = Growth through Sacrifice
power-growth-through-sacrifice-text = Destroy 1 of your presence. The target spirit either removes 1 blight from one of its lands or adds 1 presence to one of them. 2 sun: it may do both in the same land.
branch-growth-through-sacrifice-1 = Remove 1 blight from one of your lands
branch-growth-through-sacrifice-2 = Add 1 presence to one of your lands
branch-growth-through-sacrifice-3 = Both in the same land

power-guardian-serpents = Guardian Serpents
power-guardian-serpents-text = Add 1 beasts in a land with presence of the target spirit. If that is its sacred site, Defend 4 there.

power-here-there-be-monsters = Here there be Monsters
power-here-there-be-monsters-text = You may push 1 explorer, town or dahan. 2 fear. If there are beasts, 1 more fear.

power-infested-aquifers = Infested Aquifers
power-infested-aquifers-text = Either, if there is disease, 1 damage to every invader, or, in mountain or wetland, 1 fear and add 1 disease.
branch-infested-aquifers-1 = If there is disease: 1 damage to every invader
branch-infested-aquifers-2 = In mountain or wetland: 1 fear, add 1 disease

power-inflame-the-fires-of-life = Inflame the Fires of Life
power-inflame-the-fires-of-life-text = Either add 1 disease, or 1 fear and add 1 strife. 3 animal: you may do both.
branch-inflame-the-fires-of-life-1 = Add 1 disease
branch-inflame-the-fires-of-life-2 = 1 fear, add 1 strife
branch-inflame-the-fires-of-life-3 = Both: 1 disease, 1 fear, 1 strife

power-pact-of-the-joined-hunt = Pact of the Joined Hunt
power-pact-of-the-joined-hunt-text = The target spirit gathers 1 dahan into one of its lands. 1 damage there for each dahan.

power-poisoned-dew = Poisoned Dew
power-poisoned-dew-text = Destroy 1 explorer; in jungle or wetland destroy all of them.

power-portents-of-disaster = Portents of Disaster
power-portents-of-disaster-text = 2 fear. The next time an invader is destroyed there this turn, 1 fear.

power-promises-of-protection = Promises of Protection
power-promises-of-protection-text = Gather up to 2 dahan. This turn dahan have 2 more health while they are in that land.

power-prowling-panthers = Prowling Panthers
power-prowling-panthers-text = Either 1 fear and add 1 beasts, or, if there are beasts, destroy 1 explorer or town.
branch-prowling-panthers-1 = 1 fear, add 1 beasts
branch-prowling-panthers-2 = If there are beasts: destroy 1 explorer or town

power-razor-sharp-undergrowth = Razor-Sharp Undergrowth
power-razor-sharp-undergrowth-text = Destroy 1 explorer and 1 dahan. Add 1 wilds. Defend 2.

power-renewing-rain = Renewing Rain
power-renewing-rain-text = In jungle or sands remove 1 blight. 3 plant: add 1 wilds.

power-rites-of-the-lands-rejection = Rites of the Land's Rejection
power-rites-of-the-lands-rejection-text = Either invaders do not build there this turn, and 1 fear for each town and city or for each dahan, whichever is less; or push up to 3 dahan.
branch-rites-of-the-lands-rejection-1 = No build there this turn; fear by towns and cities or by dahan, whichever is less
branch-rites-of-the-lands-rejection-2 = Push up to 3 dahan

power-scour-the-land = Scour the Land
power-scour-the-land-text = Destroy 3 towns and all explorers. Add 1 blight. 3 air: this power may be fast.

power-sky-stretches-to-shore = Sky Stretches to Shore
power-sky-stretches-to-shore-text = This turn the target spirit may use 1 slow power as a fast one or 1 fast power as a slow one, and its powers reach 3 lands farther to coastal lands.

power-spur-on-with-words-of-fire = Spur on with Words of Fire
power-spur-on-with-words-of-fire-text = If the target is another spirit, it gains 1 energy. It may at once play 1 more power card and pay for it; a slow one still waits for the slow phase.

power-swarming-wasps = Swarming Wasps
power-swarming-wasps-text = Either add 1 beasts, or, if there are beasts, push up to 2 explorers.
branch-swarming-wasps-1 = Add 1 beasts
branch-swarming-wasps-2 = If there are beasts: push up to 2 explorers

power-teeming-rivers = Teeming Rivers
power-teeming-rivers-text = If there is no blight, add 1 beasts; if there is exactly 1, remove it.

power-tormenting-rotflies = Tormenting Rotflies
power-tormenting-rotflies-text = Either add 1 disease, or, if there are invaders, 2 fear, 1 more with disease there and 1 more with blight.
branch-tormenting-rotflies-1 = Add 1 disease
branch-tormenting-rotflies-2 = If there are invaders: 2 fear, 1 more with disease, 1 more with blight

power-twilight-fog-brings-madness = Twilight Fog brings Madness
power-twilight-fog-brings-madness-text = Add 1 strife. Push 1 dahan. 1 damage to every dahan that is still there.

# Questions and news of these cards

ask-hit = { $cause }: who takes 1 damage? Left: { $count }
ask-take-back = { $cause }: which played card comes back to hand instead of being discarded?
ask-add-presence = { $cause }: where do you add presence, and from where?
ask-where-to-heal = { $cause }: from which of your lands is the blight removed?
ask-where-beasts-come = { $cause }: in which land do the beasts appear?
ask-where-to-hunt = { $cause }: into which of your lands do the dahan come to hunt?
ask-play-more = { $cause }: which card do you play in addition?
option-add-presence = Presence to { $land } { $track }
tell-taken-back = { $spirit }: “{ $power }” comes back to hand instead of being discarded.
tell-element-gained = { $spirit } gains an element: { $element }.
