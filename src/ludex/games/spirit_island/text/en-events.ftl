# Events: names, options and halves, token and dahan events.

event-years-of-little-rain = Years of Little Rain
event-years-of-little-rain-1 = Let the plants die and the land wither
event-years-of-little-rain-1-text = For each board discard the top minor power: without water, add 1 blight to a sands there. This turn towns, cities and dahan have 1 health less.
branch-years-of-little-rain-1 = Let the plants die and the land wither
event-years-of-little-rain-2 = Act to ease the drought
event-years-of-little-rain-2-text = 4 energy for each player, aided by water. Each spirit may add 1 presence to one of its lands with dahan.
branch-years-of-little-rain-2 = Act to ease the drought

event-farmers-seek-the-dahan-for-aid = Farmers Seek the Dahan for Aid
event-farmers-seek-the-dahan-for-aid-1 = Spurn the invaders
event-farmers-seek-the-dahan-for-aid-1-text = On each board 2 damage to dahan in a land with dahan and a town or city; on each board add 1 blight to a land with 2 towns and cities or more. This turn towns and cities have 1 health less.
branch-farmers-seek-the-dahan-for-aid-1 = Spurn the invaders
event-farmers-seek-the-dahan-for-aid-2 = Teach the invaders
event-farmers-seek-the-dahan-for-aid-2-text = On each board add 1 town to a land with dahan. The next normal ravage is a build instead.
branch-farmers-seek-the-dahan-for-aid-2 = Teach the invaders

event-new-species-spread = New Species Spread
event-new-species-spread-1 = Let the invasive species bloom
event-new-species-spread-1-text = For each board discard the top minor power: if it is fast, add 1 blight there to a land with a town or city. Afterwards this card goes back under the top 2 of the deck.
branch-new-species-spread-1 = Let the invasive species bloom
event-new-species-spread-2 = Transmute the worst of the species
event-new-species-spread-2-text = 4 energy for each player, aided by moon. 1 fear for each player; on each board add 1 beasts to a land with a town or city.
branch-new-species-spread-2 = Transmute the worst of the species

event-war-touches-the-islands-shores = War Touches the Island's Shores
event-war-touches-the-islands-shores-1 = Allow the attacks
event-war-touches-the-islands-shores-1-text = For each board discard the top major power: its cost is the damage to invaders and to the land, in the coastal land there with most towns and cities. Defend reduces both.
branch-war-touches-the-islands-shores-1 = Allow the attacks
event-war-touches-the-islands-shores-2 = Help repel the newcomers
event-war-touches-the-islands-shores-2-text = 1 energy for each player. Add a fear card to the top of the fear deck.
branch-war-touches-the-islands-shores-2 = Help repel the newcomers

event-sacred-sites-under-threat = Sacred Sites under Threat
event-sacred-sites-under-threat-1 = Let the island's strength repulse them
event-sacred-sites-under-threat-1-text = Each sacred site pushes 1 explorer or town. Remove 1 blight for each player from the blight card to the box.
branch-sacred-sites-under-threat-1 = Let the island's strength repulse them
event-sacred-sites-under-threat-2 = Guard them yourself, for well or ill
event-sacred-sites-under-threat-2-text = In each land with a sacred site and invaders: 2 damage for 3 energy (aided by fire), or destroy 1 presence of each spirit there.
branch-sacred-sites-under-threat-2 = Guard them yourself, for well or ill

event-outpaced = Outpaced
event-outpaced-1 = Stay steady and slow
event-outpaced-1-text = Discard this slow card and gain its cost and 1 more energy.
branch-outpaced-1 = Stay steady and slow
event-outpaced-2 = Work to match their pace
event-outpaced-2-text = Pay 3 energy or destroy 2 of your presence; the card may be used now instead of later.
branch-outpaced-2 = Work to match their pace

event-missionaries-arrive = Missionaries Arrive
event-missionaries-arrive-1 = Ignore their contact with the dahan
event-missionaries-arrive-1-text = For each board discard the top minor power: with sun, push 1 explorer from a land with dahan there; otherwise replace 1 dahan there with 1 town. Afterwards this card goes back under the top 2 of the deck.
branch-missionaries-arrive-1 = Ignore their contact with the dahan
event-missionaries-arrive-2 = Curse the tongues of the foreigners
event-missionaries-arrive-2-text = 4 energy for each player, aided by sun. Each spirit adds 1 disease to a land with a city; 2 fear for each player; in the next normal ravage each city deals 3 more damage.
branch-missionaries-arrive-2 = Curse the tongues of the foreigners

event-a-strange-madness-among-the-beasts = A Strange Madness among the Beasts
event-a-strange-madness-among-the-beasts-1 = Let them rampage unto death
event-a-strange-madness-among-the-beasts-1-text = Each beasts destroys 1 dahan in its land; then remove 1 beasts from each board.
branch-a-strange-madness-among-the-beasts-1 = Let them rampage unto death
event-a-strange-madness-among-the-beasts-2 = Guide the madness
event-a-strange-madness-among-the-beasts-2-text = Remove any number of beasts; 3 energy for each that stays, 3 at least, aided by animal. Each spirit may push 1 beasts.
branch-a-strange-madness-among-the-beasts-2 = Guide the madness

event-rising-interest-in-the-island = Rising Interest in the Island
event-rising-interest-in-the-island-1 = Ignore the curiosity
event-rising-interest-in-the-island-1-text = The top invader card (but none that set-up has put there by a rule of its own) goes to the box. On each board add 1 town to a land without towns.
branch-rising-interest-in-the-island-1 = Ignore the curiosity
event-rising-interest-in-the-island-2 = Weave lies in the minds of their observers
event-rising-interest-in-the-island-2-text = 4 energy for each player, aided by air. The top fear card goes to the box. In the next normal ravage each town and city deals 1 more damage.
branch-rising-interest-in-the-island-2 = Weave lies in the minds of their observers

event-seeking-the-interior = Seeking the Interior
event-seeking-the-interior-1 = Seeking the Interior
event-seeking-the-interior-1-text = From each coastal land push 1 explorer inland.
event-seeking-the-interior-2 = Local Diaspora
event-seeking-the-interior-2-text = From the land with the most invaders push 1 explorer or town to each adjacent land.

event-wave-of-reconnaissance = Wave of Reconnaissance
event-wave-of-reconnaissance-1 = Wave of Reconnaissance
event-wave-of-reconnaissance-1-text = This turn one more explorer comes to each explored land.
event-wave-of-reconnaissance-2 = Urbanization
event-wave-of-reconnaissance-2-text = In each land with 2 towns or more, half of them, rounded up, become cities.

event-interesting-discoveries = Interesting Discoveries
event-interesting-discoveries-1 = Interesting Discoveries
event-interesting-discoveries-1-text = On each board choose a sacred site: gather 1 explorer there and add 1 explorer.
event-interesting-discoveries-2 = Increasing Aggression
event-interesting-discoveries-2-text = This turn each ravage deals 1 more damage.

event-strange-tales-attract-explorers = Strange Tales attract Explorers
event-strange-tales-attract-explorers-1 = Strange Tales attract Explorers
event-strange-tales-attract-explorers-1-text = 1 fear for each spirit with a sacred site. When the invader cards have advanced, add 1 explorer to each land with a sacred site.
event-strange-tales-attract-explorers-2 = Fortification
event-strange-tales-attract-explorers-2-text = When the invader cards have advanced, invaders build in one terrain that no card under an action shows.

event-cultural-assimilation = Cultural Assimilation
event-cultural-assimilation-1 = Cultural Assimilation
event-cultural-assimilation-1-text = On each board, in a land with exactly 1 dahan and with or next to a city, replace that dahan with 1 town.
event-cultural-assimilation-2 = Reprisal Against the Dahan
event-cultural-assimilation-2-text = On each board choose a land with dahan and a town or city: 3 damage to the dahan there, Defend does not count.

event-investigation-of-dangers = Investigation of Dangers
event-investigation-of-dangers-1 = Investigation of Dangers
event-investigation-of-dangers-1-text = On each board add 1 explorer to a land without invaders and dahan.
event-investigation-of-dangers-2 = Destroy the Unnatural!
event-investigation-of-dangers-2-text = This turn a ravage deals 3 more damage in lands with presence.

event-distant-exploration = Distant Exploration
event-distant-exploration-1 = Distant Exploration
event-distant-exploration-1-text = This turn explorers come from one land farther away.
event-distant-exploration-2 = Fearful Mobs
event-distant-exploration-2-text = This turn a ravage deals 3 more damage in lands with 3 invaders or more.

event-putting-down-roots = Putting down Roots
event-putting-down-roots-1 = Putting down Roots
event-putting-down-roots-1-text = On each board replace 1 explorer with 1 town in an inland land.
event-putting-down-roots-2 = The Center Crumbles
event-putting-down-roots-2-text = On each board with invaders add 1 blight to an inland land, unless 3 presence on that board are destroyed.

event-search-for-new-lands = Search for new Lands
event-search-for-new-lands-1 = Search for new Lands
event-search-for-new-lands-1-text = From each land with 2 explorers or more push 1 explorer to a land without invaders.
event-search-for-new-lands-2 = Devastated Shores
event-search-for-new-lands-2-text = On each board with invaders add 1 blight to a coastal land, unless 2 presence on that board are destroyed.

event-invaders-surge-inland = Invaders Surge Inland
event-invaders-surge-inland-1 = Invaders Surge Inland
event-invaders-surge-inland-1-text = On each board move 1 town from a coastal land one or two lands, each farther from the coast.
event-invaders-surge-inland-2 = Widening Destruction
event-invaders-surge-inland-2-text = On each board add 1 blight to a land with or next to a town or city, unless 2 presence on that board are destroyed.

event-tight-knit-communities = Tight-Knit Communities
event-tight-knit-communities-1 = Tight-Knit Communities
event-tight-knit-communities-1-text = This turn towns and cities have 1 more health.
event-tight-knit-communities-2 = Blight Spreads
event-tight-knit-communities-2-text = On each board add 1 blight to a land next to a land with blight, unless 2 presence on that board are destroyed.

event-well-prepared-explorers = Well-Prepared Explorers
event-well-prepared-explorers-1 = Well-Prepared Explorers
event-well-prepared-explorers-1-text = This turn explorers have 1 more health.
event-well-prepared-explorers-2 = Blight Spreads
event-well-prepared-explorers-2-text = On each board add 1 blight to a land next to a land with blight, unless 2 presence on that board are destroyed.

event-population-rises = Population Rises
event-population-rises-1 = Population Rises
event-population-rises-1-text = On each board add 1 town to a land with an explorer or town.
event-population-rises-2 = Power Fades
event-population-rises-2-text = Each spirit destroys 2 of its presence, or forgets 2 powers, or takes 1 blight from the blight card out of the game.

event-urban-development = Urban Development
event-urban-development-1 = Urban Development
event-urban-development-1-text = In the next normal ravage each city deals 2 more damage.
event-urban-development-2 = Festering Pits of Blight
event-urban-development-2-text = On each board with invaders add 1 blight to a land with 2 blight or more; it does not cascade.

event-heavy-farming = Heavy Farming
event-heavy-farming-1 = Heavy Farming
event-heavy-farming-1-text = In the next normal ravage each town deals 1 more damage.
event-heavy-farming-2 = Overcrowded Cities
event-heavy-farming-2-text = On each board with a city add 1 blight to a land with a city, unless 2 presence on that board are destroyed.

event-promising-farmland = Promising Farmland
event-promising-farmland-1 = Promising Farmland
event-promising-farmland-1-text = This turn, once on each board, an explore brings 1 town instead of 1 explorer.
event-promising-farmland-2 = New Cash Crops Take Hold
event-promising-farmland-2-text = Invaders ravage at once in one terrain that no card under an action shows; not on a board where 2 presence are destroyed.

event-slave-rebellion = Slave Rebellion
event-slave-rebellion-1 = Small Uprising
event-slave-rebellion-1-text = On each board add 1 strife to a town. Afterwards draw another event and put this card back into the deck as in set-up.
event-slave-rebellion-2 = Rebellion
event-slave-rebellion-2-text = On each board destroy 1 town and add 1 strife to any 2 towns or cities. Then every invader takes 1 damage for each of its strife. Afterwards draw another event.

# Choices within an event.
branch-sacred-sites-under-threat-3 = 2 damage, for 3 energy
branch-sacred-sites-under-threat-4 = Destroy 1 presence of each spirit there
branch-outpaced-3 = Pay 3 energy
branch-outpaced-4 = Destroy 2 presence
branch-population-rises-1 = Destroy 2 presence
branch-population-rises-2 = Forget 2 powers
branch-population-rises-3 = 1 blight of the card leaves the game

# Token events and dahan events.
token-beasts-attack = Beasts Attack
token-beasts-attack-text = Each beasts deals 2 damage in its land; remove each that destroyed a town or city.
token-beasts-find-new-homes = Beasts Find New Homes
token-beasts-find-new-homes-text = On each board push 1 beasts to a land without blight; 1 fear if there are invaders.
token-beasts-prowl = Beasts Prowl
token-beasts-prowl-text = Each beasts: 1 fear if there are invaders in its land, otherwise it moves to an adjacent land.
token-prey-on-the-unwary = Prey on the Unwary
token-prey-on-the-unwary-text = Each beasts destroys 1 explorer in its land. Add 1 beasts on one board without beasts.
token-savage-frenzy = Savage Frenzy
token-savage-frenzy-text = Each beasts destroys 1 explorer in its land and deals 2 damage.
token-beasts-of-the-jungle = Beasts of the Jungle
token-beasts-of-the-jungle-text = On each board add 1 beasts to a jungle without blight; 1 fear if there are invaders.
token-distant-hunt = Distant Hunt
token-distant-hunt-text = On each board push 1 beasts to a land without blight; 1 damage there.
token-beasts-provoked = Beasts Provoked
token-beasts-provoked-text = On each board add 1 beasts to a land with a town and without blight.
token-new-diseases = New Diseases
token-new-diseases-text = On half of the boards, rounded up, add 1 disease to a land with dahan and invaders; 2 damage to the dahan there.
token-lingering-plagues = Lingering Plagues
token-lingering-plagues-text = On each board add 1 disease. In this invader phase disease prevents no build.
token-wheezelung-outbreak = Wheezelung Outbreak
token-wheezelung-outbreak-text = On each board add 1 disease to the jungle or wetland with the most towns and cities.
token-sandfever-outbreak = Sandfever Outbreak
token-sandfever-outbreak-text = On each board add 1 disease to the sands or mountain with the most towns and cities.
token-grim-toll = Grim Toll
token-grim-toll-text = On each board choose a land with disease: 2 damage to invaders and 2 damage to dahan.
token-stricken = Stricken
token-stricken-text = This turn there is no ravage in lands with disease or strife.
dahan-canny-defense = Canny Defense
dahan-canny-defense-text = In a ravage every land has Defend 1 for each dahan.
dahan-offerings-of-pattern-and-dance = Offerings of Pattern and Dance
dahan-offerings-of-pattern-and-dance-text = Each spirit with 2 dahan or more in its lands gains 1 energy.
dahan-reclaim-territory = Reclaim Territory
dahan-reclaim-territory-text = Each player may push 1 dahan: 1 damage where it arrives.
dahan-spirit-speakers-solve-riddles-of-power = Spirit-Speakers Solve Riddles of Power
dahan-spirit-speakers-solve-riddles-of-power-text = Each spirit with 4 dahan or more in its lands gains a minor power.
dahan-raids-in-force = Raids in Force
dahan-raids-in-force-text = Each spirit chooses a different land with more dahan than towns and cities: 1 damage there for each dahan.
dahan-seek-a-safer-home = Seek a Safer Home
dahan-seek-a-safer-home-text = On each board push 2 dahan from a land with beasts, disease or wilds to lands without any.
dahan-forsake-the-barren-land = Forsake the Barren Land
dahan-forsake-the-barren-land-text = On each board push 2 dahan from a land with blight to lands without.
dahan-retreat = Retreat
dahan-retreat-text = On each board push 2 dahan from a land with a city to lands without.
dahan-tend-the-land = Tend the Land
dahan-tend-the-land-text = On each board remove 1 blight from a land with 2 dahan or more.
dahan-coming-of-age-mountain-sands = Coming of Age
dahan-coming-of-age-mountain-sands-text = On each board add 1 dahan to a mountain or sands with dahan.
dahan-coming-of-age-coastal = Coming of Age
dahan-coming-of-age-coastal-text = On each board add 1 dahan to a coastal land with dahan.
dahan-coming-of-age-inland = Coming of Age
dahan-coming-of-age-inland-text = On each board add 1 dahan to an inland land with dahan.
dahan-coming-of-age-jungle-wetland = Coming of Age
dahan-coming-of-age-jungle-wetland-text = On each board add 1 dahan to a jungle or wetland with dahan.
dahan-reckless-offensive = Reckless Offensive
dahan-reckless-offensive-text = On each board choose a land with at least 2 dahan and at least 2 towns and cities: each dahan destroys 1 town or city; add 1 blight.
dahan-rouse-the-spirits = Rouse the Spirits
dahan-rouse-the-spirits-text = Each spirit with 3 dahan or more in its lands may use 1 slow power now.
dahan-fierce-mien = Fierce Mien
dahan-fierce-mien-text = 1 fear for each land with invaders and with more dahan than towns and cities.
dahan-traps-and-snares = Traps and Snares
dahan-traps-and-snares-text = On each board add 1 wilds to a land with dahan.
dahan-drive-off-the-interlopers = Drive off the Interlopers
dahan-drive-off-the-interlopers-text = Each player may push 1 explorer or town from a land with dahan.
dahan-aid-the-uprising = Aid the Uprising
dahan-aid-the-uprising-text = Each invader with strife takes 1 damage for each dahan in its land; add 1 dahan there for each town or city that this destroys.

# Options, questions and the journal.
option-pay = Pay { $count } energy
option-pay-forget = Forget “{ $power }”: counts 4
option-pay-discard = Discard “{ $power }”: counts 2
option-terrain = { $terrain }
ask-pay = { $cause }: still to be paid together: { $count }
ask-prevent = { $cause }: destroy presence on this board to prevent it?
ask-has-element = { $cause }: does Elemental Boon have the element?
ask-outpaced = { $cause }, “{ $power }”: stay steady or match their pace?
ask-use-now = { $cause }: use “{ $power }” now?
ask-use-slow-now = { $cause }: use a slow power now?
ask-let-die = { $cause }: remove more beasts? To be paid for those that stay: { $count }
ask-terrain = { $cause }: which terrain?
tell-discarded = { $spirit } discards “{ $power }”.
tell-event-returns = “{ $event }” goes back into the deck.
tell-no-agreement = “{ $event }”: no agreement, so the first option applies.
tell-blight-boxed = Blight that leaves the card for the box: { $count }.
tell-fear-boxed = A fear card goes to the box; { $left } left in the deck.
tell-fear-added = A fear card comes to the top of the deck: { $left } in all.
tell-invader-boxed = The top invader card goes to the box; { $left } left in the deck.
