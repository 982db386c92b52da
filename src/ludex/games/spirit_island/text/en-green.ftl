# A Spread of Rampant Green.

spirit-a-spread-of-rampant-green = A Spread of Rampant Green
spirit-a-spread-of-rampant-green-about = Spreads over the island every turn and smothers what the invaders do, at the price of its own presence, which keeps growing back. Gains energy slowly.

rule-a-spread-of-rampant-green-1 = Choke the Land with Green
rule-a-spread-of-rampant-green-1-text = Whenever invaders would ravage or build in a land with its sacred site, it may destroy 1 of its presence there: the action does not happen.
rule-a-spread-of-rampant-green-2 = Steady Regeneration
rule-a-spread-of-rampant-green-2-text = Presence added by growth may be taken from its destroyed presence. That is free while the island is healthy and costs 1 energy each while it is blighted.

power-creepers-tear-into-mortar = Creepers Tear into Mortar
power-creepers-tear-into-mortar-text = Damages towns and cities among its presence.
power-creepers-tear-into-mortar-level-1 = 1 damage to 1 town or city.
power-creepers-tear-into-mortar-level-2 = Repeat this power.
power-creepers-tear-into-mortar-level-3 = Repeat this power once more.

power-all-enveloping-green = All-Enveloping Green
power-all-enveloping-green-text = Defends a land and in the end heals it.
power-all-enveloping-green-level-1 = Defend 2.
power-all-enveloping-green-level-2 = Defend 4 instead.
power-all-enveloping-green-level-3 = Also remove 1 blight.

power-fields-choked-with-growth = Fields Choked with Growth
power-fields-choked-with-growth-text = Either push 1 town, or push 3 dahan.
branch-fields-choked-with-growth-1 = Push 1 town
branch-fields-choked-with-growth-2 = Push 3 dahan

power-gift-of-proliferation = Gift of Proliferation
power-gift-of-proliferation-text = The chosen spirit adds 1 presence within 1 land of its presence.

power-overgrow-in-a-night = Overgrow in a Night
power-overgrow-in-a-night-text = Either add 1 presence here; or, if your presence and invaders are here, 3 fear.
branch-overgrow-in-a-night-1 = Add 1 presence
branch-overgrow-in-a-night-2 = 3 fear, if your presence and invaders are here

power-stem-the-flow-of-fresh-water = Stem the Flow of Fresh Water
power-stem-the-flow-of-fresh-water-text = 1 damage to 1 town or city; in mountains or sands 1 damage to each town and city instead.

ask-choke = { $land }: smother what the invaders are about to do, at the price of 1 presence there?
option-regrow = Destroyed presence grows back: { $land }
tell-choked = { $spirit } smothers the invaders: { $land }.
