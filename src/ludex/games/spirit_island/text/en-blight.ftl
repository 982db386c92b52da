# Blight cards.

blight-downward-spiral = Downward Spiral
blight-downward-spiral-text = At the start of each invader phase every spirit destroys 1 of its presence.

blight-memory-fades-to-dust = Memory Fades to Dust
blight-memory-fades-to-dust-text = At the start of each invader phase every spirit forgets a power card or destroys 1 of its presence.

blight-a-pall-upon-the-land = A Pall upon the Land
blight-a-pall-upon-the-land-text = At once, on each board: destroy 1 presence and remove 1 town.

blight-aid-from-lesser-spirits = Aid from Lesser Spirits
blight-aid-from-lesser-spirits-text = At once: draw one minor power for each player and one more; every spirit gets one, the last is discarded. That card is in play every turn, without a card play and without energy.

blight-back-against-the-wall = Back Against the Wall
blight-back-against-the-wall-text = Every spirit phase each spirit gains 1 more energy and 1 more card play.

blight-disintegrating-ecosystem = Disintegrating Ecosystem
blight-disintegrating-ecosystem-text = At once, on each board: destroy 1 beasts, then add 1 blight to a land with a town or city.

blight-erosion-of-will = Erosion of Will
blight-erosion-of-will-text = At once: 2 fear for each player; every spirit destroys 1 of its presence and loses 1 energy.

blight-promising-farmlands = Promising Farmlands
blight-promising-farmlands-text = At once, on each board: add 1 town and 1 city to an inland land without towns and cities.

blight-tipping-point = Tipping Point
blight-tipping-point-text = At once: every spirit destroys 3 of its presence.

branch-memory-fades-to-dust-1 = Forget a power card
branch-memory-fades-to-dust-2 = Destroy 1 presence
option-lose = Presence of { $other } in { $land }
ask-lose-presence = { $cause }: where do you destroy your presence?
ask-lose = { $cause }: which presence is destroyed? Left: { $count }
tell-lesser-spirit = A lesser spirit aids { $spirit }: “{ $power }”.
