# Fear cards: names, and what each does at the three levels of terror.

fear-avoid-the-dahan = Avoid the Dahan
fear-avoid-the-dahan-1 = This turn there is no explore in lands with 2 dahan or more.
fear-avoid-the-dahan-2 = This turn there is no build in lands with more dahan than towns and cities.
fear-avoid-the-dahan-3 = This turn there is no build in lands with dahan.

fear-belief-takes-root = Belief Takes Root
fear-belief-takes-root-1 = Defend 2 in every land with presence.
fear-belief-takes-root-2 = Defend 2 in every land with presence. Each spirit gains 1 energy for each of its sacred sites in a land with invaders.
fear-belief-takes-root-3 = Each player, in a different land, removes invaders of up to 2 health for each presence there.

fear-dahan-enheartened = Dahan Enheartened
fear-dahan-enheartened-1 = Each player may push 1 dahan from a land with invaders or gather 1 dahan into a land with invaders.
fear-dahan-enheartened-2 = Each player, in a different land, gathers up to 2 dahan; if there are dahan then, 1 damage.
fear-dahan-enheartened-3 = Each player, in a different land, gathers up to 2 dahan; then 1 damage for each dahan there.

fear-dahan-on-their-guard = Dahan on their Guard
fear-dahan-on-their-guard-1 = In every land, Defend 1 for each dahan.
fear-dahan-on-their-guard-2 = In every land with dahan, Defend 1, and 1 more for each dahan.
fear-dahan-on-their-guard-3 = In every land, Defend 2 for each dahan.

fear-dahan-raid = Dahan Raid
fear-dahan-raid-1 = Each player chooses a different land with dahan: 1 damage there.
fear-dahan-raid-2 = Each player chooses a different land with dahan: 1 damage there for each dahan.
fear-dahan-raid-3 = Each player chooses a different land with dahan: 2 damage there for each dahan.

fear-emigration-accelerates = Emigration Accelerates
fear-emigration-accelerates-1 = Each player removes 1 explorer from a coastal land.
fear-emigration-accelerates-2 = Each player removes 1 explorer or town from a coastal land.
fear-emigration-accelerates-3 = Each player removes 1 explorer or town from any land.

fear-fear-of-the-unseen = Fear of the Unseen
fear-fear-of-the-unseen-1 = Each player removes 1 explorer or town from a land with a sacred site.
fear-fear-of-the-unseen-2 = Each player removes 1 explorer or town from a land with presence.
fear-fear-of-the-unseen-3 = Each player removes 1 explorer or town from a land with presence, or 1 city from a land with a sacred site.

fear-isolation = Isolation
fear-isolation-1 = Each player removes 1 explorer or town that is the only invader in its land.
fear-isolation-2 = Each player removes 1 explorer or town from a land with at most 2 invaders.
fear-isolation-3 = Each player removes 1 invader from a land with at most 2 invaders.

fear-overseas-trade-seem-safer = Overseas Trade Seem Safer
fear-overseas-trade-seem-safer-1 = Defend 3 in every coastal land.
fear-overseas-trade-seem-safer-2 = Defend 6 in every coastal land. This turn no city is built on the coast.
fear-overseas-trade-seem-safer-3 = Defend 9 in every coastal land. This turn nothing is built on the coast.

fear-retreat = Retreat!
fear-retreat-1 = Each player may push up to 2 explorers from an inland land.
fear-retreat-2 = Each player may push up to 3 explorers or towns from an inland land.
fear-retreat-3 = Each player may push any number of explorers and towns from one land.

fear-scapegoats = Scapegoats
fear-scapegoats-1 = Each town destroys 1 explorer in its land.
fear-scapegoats-2 = Each town destroys 1 explorer in its land, each city 2.
fear-scapegoats-3 = Destroy all explorers in lands with towns or cities. Each city destroys 1 town in its land.

fear-seek-safety = Seek Safety
fear-seek-safety-1 = Each player may push 1 explorer into a land with more towns and cities than the one it leaves.
fear-seek-safety-2 = Each player may gather 1 explorer into a land with a town or city, or 1 town into a land with a city.
fear-seek-safety-3 = Each player may remove invaders of up to 3 health from a land without a city.

fear-tall-tales-of-savagery = Tall Tales of Savagery
fear-tall-tales-of-savagery-1 = Each player removes 1 explorer from a land with dahan.
fear-tall-tales-of-savagery-2 = Each player removes 2 explorers or 1 town from a land with dahan.
fear-tall-tales-of-savagery-3 = Remove 2 explorers or 1 town from each land with dahan; then 1 city from each land with 2 dahan or more.

fear-trade-suffers = Trade Suffers
fear-trade-suffers-1 = This turn there is no build in lands with a city.
fear-trade-suffers-2 = Each player may replace 1 town with 1 explorer in a coastal land.
fear-trade-suffers-3 = Each player may, in a coastal land, replace 1 city with 1 town or 1 town with 1 explorer.

fear-wary-of-the-interior = Wary of the Interior
fear-wary-of-the-interior-1 = Each player removes 1 explorer from an inland land.
fear-wary-of-the-interior-2 = Each player removes 1 explorer or town from an inland land.
fear-wary-of-the-interior-3 = Each player removes 1 explorer or town from any land.

fear-dahan-attack = Dahan Attack
fear-dahan-attack-1 = Each player removes 1 explorer from a land with dahan.
fear-dahan-attack-2 = Each player chooses a different land with dahan: 1 damage there for each dahan.
fear-dahan-attack-3 = Each player chooses a different land with a town or city: gather 1 dahan there, then 2 damage for each dahan.

fear-dahan-threaten = Dahan Threaten
fear-dahan-threaten-1 = Each player adds 1 strife in a land with dahan.
fear-dahan-threaten-2 = Each player adds 1 strife in a land with dahan. This turn invaders have 1 health less for each of their strife.
fear-dahan-threaten-3 = Each player adds 1 strife in a land with dahan. Then in every land with strife, 1 damage for each dahan.

fear-demoralized = Demoralized
fear-demoralized-1 = Defend 1 in every land.
fear-demoralized-2 = Defend 2 in every land.
fear-demoralized-3 = Defend 3 in every land.

fear-depart-the-dangerous-land = Depart the Dangerous Land
fear-depart-the-dangerous-land-1 = Each player removes 1 explorer from a land with beasts, disease or at least 2 dahan.
fear-depart-the-dangerous-land-2 = Each player removes 1 explorer or town from a land with beasts, disease or at least 2 dahan.
fear-depart-the-dangerous-land-3 = Each player removes invaders of up to 4 health from a land with beasts, disease or at least 2 dahan.

fear-discord = Discord
fear-discord-1 = Each player adds 1 strife in a different land with 2 invaders or more.
fear-discord-2 = Each player adds 1 strife in a different land with 2 invaders or more. Then every invader takes 1 damage for each of its strife.
fear-discord-3 = Each player adds 1 strife in a different land with 2 invaders or more. Then each invader with strife deals its damage to other invaders in its land.

fear-explorers-are-reluctant = Explorers are Reluctant
fear-explorers-are-reluctant-1 = The next normal explore leaves out the lowest-numbered matching land of each board.
fear-explorers-are-reluctant-2 = The next normal explore does not happen, and no card is revealed. In the next invader phase one more card is revealed.
fear-explorers-are-reluctant-3 = For the next normal explore the card is revealed and advances (with its escalation, if it has one), but nobody explores.

fear-flee-the-pestilent-land = Flee the Pestilent Land
fear-flee-the-pestilent-land-1 = Each player removes 1 explorer or town from a land with disease.
fear-flee-the-pestilent-land-2 = Each player removes invaders of up to 3 health from a land with disease, or 1 explorer from an inland land.
fear-flee-the-pestilent-land-3 = Each player removes invaders of up to 5 health from a land with disease, or 1 explorer or town from an inland land.

fear-immigration-slows = Immigration Slows
fear-immigration-slows-1 = The next normal build leaves out the lowest-numbered matching land of each board.
fear-immigration-slows-2 = The next normal build does not happen, and its card stays in the slot.
fear-immigration-slows-3 = The next normal build does not happen; its card advances.

fear-panic = Panic
fear-panic-1 = Each player adds 1 strife in a land with beasts, disease or dahan.
fear-panic-2 = Each player adds 1 strife in a land with beasts, disease or dahan. This turn invaders have 1 health less for each of their strife.
fear-panic-3 = Each player adds 1 strife to any invader. This turn invaders have 1 health less for each of their strife.

fear-panicked-by-wild-beasts = Panicked by Wild Beasts
fear-panicked-by-wild-beasts-1 = Each player adds 1 strife in a land with beasts or next to beasts.
fear-panicked-by-wild-beasts-2 = Each player adds 1 strife in a land with beasts or next to beasts. No normal explore or build in lands with beasts.
fear-panicked-by-wild-beasts-3 = Each player adds 1 strife in a land with beasts or next to beasts. No normal invader actions in lands with beasts.

fear-plan-for-departure = Plan for Departure
fear-plan-for-departure-1 = Each player may gather 1 town into a coastal land.
fear-plan-for-departure-2 = Each player may gather 1 explorer or town into a coastal land. Defend 2 in every coastal land.
fear-plan-for-departure-3 = Each player may gather 2 explorers or towns into a coastal land. Defend 4 in every coastal land.

fear-quarantine = Quarantine
fear-quarantine-1 = This turn coastal lands are not explored.
fear-quarantine-2 = This turn coastal lands are not explored, and no explorers come from lands with disease.
fear-quarantine-3 = This turn coastal lands are not explored, and invaders do not act in lands with disease.

fear-too-many-monsters = Too Many Monsters
fear-too-many-monsters-1 = Each player removes 1 explorer or town from a land with beasts.
fear-too-many-monsters-2 = Each player removes 1 explorer and 1 town from a land with beasts, or 1 explorer from a land next to beasts.
fear-too-many-monsters-3 = Each player removes 2 explorers and 2 towns from a land with beasts, or 1 explorer or town from a land next to beasts.

fear-tread-carefully = Tread Carefully
fear-tread-carefully-1 = Each player may choose a land with dahan or next to 5 dahan in all: no ravage there this turn.
fear-tread-carefully-2 = Each player may choose a land with dahan or next to 3 dahan in all: no ravage there this turn.
fear-tread-carefully-3 = Each player may choose a land with dahan or next to a dahan: no ravage there this turn.

fear-unrest = Unrest
fear-unrest-1 = Each player adds 1 strife to a town.
fear-unrest-2 = Each player adds 1 strife to a town. This turn invaders have 1 health less for each of their strife.
fear-unrest-3 = Each player adds 1 strife to any invader. This turn invaders have 1 health less for each of their strife.

# Branches.
branch-tall-tales-of-savagery-1 = Remove 2 explorers
branch-tall-tales-of-savagery-2 = Remove 1 town
branch-flee-the-pestilent-land-1 = In a land with disease
branch-flee-the-pestilent-land-2 = In an inland land
branch-too-many-monsters-1 = In a land with beasts
branch-too-many-monsters-2 = In a land next to beasts

# Questions and the journal.
ask-where = { $cause }: in which land?
ask-move = { $cause }: what moves, and where?
tell-card-stays = { $card }: the card stays in the build slot.
