# Rewards, in our own words.

reward-timmorran-shard = Timmorran's Shard
reward-timmorran-shard-text = It counts as one dragon rune for the player who controls this hero. It stays facedown until it is revealed to prove a victory.

reward-dwarven-fire-bombs = Dwarven Fire Bombs
reward-dwarven-fire-bombs-text = Special ability in a duel: deal 3 damage, then test this hero's agility; on red the hero takes 1 damage.

reward-flute-of-possession = Flute of Possession
reward-flute-of-possession-text = In your turn, discard this card to move all neutral units from this hero's area to one adjacent area of your choice. If that area is yours, they ally with you.

reward-staff-of-light = Staff of Light
reward-staff-of-light-text = In your turn, but not during a battle, discard this card to stand up all your routed units in this hero's area.

reward-ice-storm = Ice Storm
reward-ice-storm-text = In your turn, but not during a battle, discard this card to rout up to three units in this hero's area or in one adjacent area.

reward-soulbiter = Soulbiter
reward-soulbiter-text = Special ability in a duel: deal 1 damage; if that defeats the other hero, remove all damage from this hero.

reward-ghost-armor = Ghost Armor
reward-ghost-armor-text = Special ability in a duel: prevent all damage to this hero in this round.

reward-amulet-of-shielding = Amulet of Shielding
reward-amulet-of-shielding-text = Once per duel, prevent 1 damage to this hero.

reward-runeplate = Runeplate
reward-runeplate-text = This hero has 2 more health.

reward-dawnblade = Dawnblade
reward-dawnblade-text = Special ability in a duel: deal 2 damage.

reward-shadow-bow = Shadow Bow
reward-shadow-bow-text = Deal 1 damage at the start of a duel.

reward-grinding-axe = Grinding Axe
reward-grinding-axe-text = Each damage result that this hero draws in a duel deals 1 more damage.

reward-mage-staff = Staff of the Grey Tower
reward-mage-staff-text = Special ability in a duel: deal 1 damage and prevent 1 damage in this round.

reward-trollskin = Trollskin Mail
reward-trollskin-text = At the end of each Quest Phase, remove 1 damage from this hero.

reward-mirror-shield = Mirror Shield
reward-mirror-shield-text = When this hero prevents damage in a duel, deal as much damage as was prevented, but at most 1 per round.

reward-winged-boots = Winged Boots
reward-winged-boots-text = In the Quest Phase this hero may move up to 3 areas and ignores all borders.

reward-gauntlets-of-power = Gauntlets of Power
reward-gauntlets-of-power-text = This hero has 2 more strength.

reward-cloak-of-mists = Cloak of Mists
reward-cloak-of-mists-text = This hero has 2 more agility, and cannot be chosen for a duel in an area that the hero's controller controls.

reward-tome-of-ages = Tome of Ages
reward-tome-of-ages-text = This hero has 2 more wisdom.

reward-healing-potion = Healing Potions
reward-healing-potion-text = At any time outside a battle, discard this card to remove all damage from this hero.

reward-crown-of-command = Crown of Command
reward-crown-of-command-text = In fall, gain 1 more influence if this hero is in an area that you control.

reward-shard-of-the-lost-city = Shard of the Lost City
reward-shard-of-the-lost-city-text = It counts as one dragon rune for the player who controls this hero. It stays facedown until it is revealed to prove a victory.

reward-banner-of-war = Banner of War
reward-banner-of-war-text = When this hero supports or commands in a battle, you have 1 more strength in it.

reward-horn-of-retreat = Horn of Retreat
reward-horn-of-retreat-text = When your units retreat from this hero's area, those routed only because of the retreat stay standing.

reward-map-of-ancients = Map of the Ancients
reward-map-of-ancients-text = In your turn, discard this card to draw 2 Quest cards; then discard down to 3.

reward-frost-brand = Frost Brand
reward-frost-brand-text = Special ability in a duel: deal 1 damage, and the other hero draws no Fate card in the next round.

reward-cinder-lash = Cinder Lash
reward-cinder-lash-text = Special ability in a duel: deal 2 damage and take 1.

reward-warded-mantle = Warded Mantle
reward-warded-mantle-text = Each silver or gold destiny symbol that this hero draws in a duel prevents 1 damage.

reward-seed-of-life = Seed of Life
reward-seed-of-life-text = In your turn, discard this card to remove all desolation and cryomancy tokens from this hero's area.

reward-commanders-signet = Commander's Signet
reward-commanders-signet-text = Once per year, in your turn, if this hero is in an area that you control, draw 1 Tactics card.
