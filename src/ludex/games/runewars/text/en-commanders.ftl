# Commanders, in our own words.

commander-strategist = Strategist
commander-strategist-text = Once per battle, after you have drawn Fate cards for one of your unit types, discard one of them and draw another.

commander-champion = Champion
commander-champion-text = Once per initiative round, you may put 1 damage dealt to your units on the commander instead.

commander-saboteur = Saboteur
commander-saboteur-text = At the start of a battle against a stronghold or capital, its strength becomes 2 lower for this battle.

commander-spymaster = Spymaster
commander-spymaster-text = At the start of a battle, look at the opponent's Tactics cards. They may play no more than one of them in this battle.

commander-inspiring-leader = Inspiring Leader
commander-inspiring-leader-text = At the start of each initiative round from the third on, stand up one of your routed units.

commander-battle-mage = Battle Mage
commander-battle-mage-text = Once per battle, treat one Fate card drawn for a circle or triangle type of yours as a special ability.

commander-defender-of-the-realm = Defender of the Realm
commander-defender-of-the-realm-text = You have 2 more strength when you defend.

commander-vanguard = Vanguard
commander-vanguard-text = At the start of a battle choose one of your unit types. Its initiative is 1 lower, but not below 1.

commander-terror = Lord of Terror
commander-terror-text = At the start of a battle the opponent routs one of their units.

commander-field-surgeon = Field Surgeon
commander-field-surgeon-text = After a battle that you won, return one of your units destroyed in it to the area, routed.
