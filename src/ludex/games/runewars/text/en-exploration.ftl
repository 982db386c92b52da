# Exploration tokens, in our own words.

exploration-dragon-throne = Dragon Throne
exploration-dragon-throne-text = Whoever controls the area has one more dragon rune. A rune token may lie here too.

exploration-village-food = Farming Village
exploration-village-food-text = The area provides 1 more food.

exploration-village-wood = Woodcutters' Village
exploration-village-wood-text = The area provides 1 more wood.

exploration-village-ore = Miners' Village
exploration-village-ore-text = The area provides 1 more ore.

exploration-magic-portal = Magic Portal
exploration-magic-portal-text = Whoever moves units or heroes may pay 1 influence. For that move, this area is adjacent to all other faceup portals.

exploration-dungeon = Dungeon
exploration-dungeon-text = A hero who enters during the Quest Phase moves no further in that phase, but may still duel or quest.

exploration-temple = Temple
exploration-temple-text = When a hero ends a Quest Phase action here, the hero's controller gains 2 influence.

exploration-hall-of-kellos = Hall of Kellos
exploration-hall-of-kellos-text = When a hero ends a Quest Phase action here, the hero's controller draws 1 Tactics card.

exploration-traveling-merchant = Traveling Merchant
exploration-traveling-merchant-text = You may pay 3 influence; then this hero receives 1 reward. Discard the token in any case.

exploration-raiding-party = Raiding Party
exploration-raiding-party-text = The hero takes 1 damage. If neutral or enemy units are here, the hero also discards 1 reward or takes 1 more damage.

exploration-scroll-of-sight = Scroll of Sight
exploration-scroll-of-sight-text = Look at all facedown rune and exploration tokens in one area.

exploration-training = Training
exploration-training-text = The hero may train one attribute by 1, if it has no training token yet.

exploration-flooded-area = Flooded Area
exploration-flooded-area-text = It stays until the end of the game. When it is revealed, the player to the left moves the hero up to 2 areas. Figures that do not fly enter and leave the area only in winter, or with a cryomancy token here, as if all its borders were water.

exploration-defensible-area = Defensible Area
exploration-defensible-area-text = The defender has 1 more strength in battles here.
