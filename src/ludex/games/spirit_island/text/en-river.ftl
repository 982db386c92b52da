# River Surges in Sunlight.

spirit-river-surges-in-sunlight = River Surges in Sunlight
spirit-river-surges-in-sunlight-about = Floods explorers and towns out of its lands and feeds the dahan. Strong in wetlands, and a help to others; hard pressed by cities.

rule-river-surges-in-sunlight-1 = River's Domain
rule-river-surges-in-sunlight-1-text = Every wetland with your presence is a sacred site of yours.

power-massive-flooding = Massive Flooding
power-massive-flooding-level-1 = Push 1 explorer or town.
power-massive-flooding-level-2 = Instead, 2 damage, and push up to 3 explorers or towns.
power-massive-flooding-level-3 = Instead, 2 damage to each invader.

power-boon-of-vigor = Boon of Vigor
power-boon-of-vigor-text = On yourself: gain 1 energy. On another spirit: it gains 1 energy for each power card it played this turn.
power-flash-floods = Flash Floods
power-flash-floods-text = 1 damage; 1 more in a coastal land.
power-rivers-bounty = River's Bounty
power-rivers-bounty-text = Gather up to 2 dahan. If there are now at least 2 dahan, add 1 dahan and gain 1 energy.
power-wash-away = Wash Away
power-wash-away-text = Push up to 3 explorers or towns.
