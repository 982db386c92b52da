# Heroes, in our own words.

hero-ronan = Ronan of the Wild
hero-ronan-text = When Ronan moves in the Quest Phase, he may first look at all rune tokens in one adjacent area.

hero-silhouette = Silhouette
hero-silhouette-text = Silhouette has 1 more agility in areas that no player controls, and cannot be chosen for a duel by a hero who has more rewards.

hero-landrec = Landrec the Wise
hero-landrec-text = When Landrec passes a wisdom test with gold, draw 1 Tactics card.

hero-corbin = Corbin
hero-corbin-text = In a duel the first damage that Corbin takes is prevented.

hero-astarra = Runewitch Astarra
hero-astarra-text = In the Quest Phase Astarra may move up to 3 areas instead of 2.

hero-mad-carthos = Mad Carthos
hero-mad-carthos-text = His special ability in a duel deals 2 damage, but he takes 1.

hero-bogran = Bogran the Shadow
hero-bogran-text = At the start of a duel that Bogran starts, he deals 1 damage.

hero-red-scorpion = Red Scorpion
hero-red-scorpion-text = After a duel in which Red Scorpion dealt damage, the other hero cannot heal in the next Quest Phase.

hero-varikas = Varikas the Dead
hero-varikas-text = Remove 1 damage from Varikas at the start of each summer, and 1 more whenever he is healed.

hero-steelhorns = Steelhorns
hero-steelhorns-text = At the start of a duel Steelhorns may take 1 damage to deal 2.

hero-brother-gherinn = Brother Gherinn
hero-brother-gherinn-text = At the start of a duel draw one Fate card. On silver or gold the other hero takes 1 damage, on red Gherinn does.

hero-one-fist = One Fist
hero-one-fist-text = When One Fist defeats a hero, gain 3 influence.

hero-trenloe = Trenloe the Strong
hero-trenloe-text = When Trenloe supports or commands in a battle, the unit type beside him draws one more Fate card and discards one.

hero-tatianna = Tatianna
hero-tatianna-text = Once per duel round, when the card that she draws shows a silver or gold destiny symbol, prevent 1 damage.

hero-sahla = Sahla
hero-sahla-text = Sahla ignores all borders when she moves.

hero-grey-ker = Grey Ker
hero-grey-ker-text = When Grey Ker starts a duel in an area that an enemy controls and draws a gold destiny symbol in it, destroy one enemy unit of your choice in his area.

hero-jonas = Jonas the Kind
hero-jonas-text = When Jonas heals, every other hero of yours in his area heals too.

hero-challara = Challara
hero-challara-text = Challara may start a duel against a hero in an adjacent area.

hero-krutzbeck = Krutzbeck
hero-krutzbeck-text = When Krutzbeck ends his Quest Phase action in an area with enemy heroes, one of them, whom you choose, takes 1 damage.

hero-zyla = Zyla
hero-zyla-text = Zyla flies and may pass through any area. In one duel round she takes at most 2 damage.
