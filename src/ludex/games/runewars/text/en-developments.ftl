# Development cards, in our own words.

development-daqan-capital = Seat of the Barons
development-daqan-capital-text = Replace one of your strongholds in your home realm with your capital, undamaged. A development there moves to it.

development-daqan-support-of-the-people = Support of the People
development-daqan-support-of-the-people-text = Take the 3 peasant tokens. When all your units leave an area, you may leave an unused one there; you still control the area.

development-daqan-bowman = Bodkin Arrows
development-daqan-bowman-text = Concentrated Fire deals 2 damage instead of 1 if it is put on a unit with more than 1 health.

development-daqan-knight = Barded Steeds
development-daqan-knight-text = At the start of a battle in which you attack, each of your Knights may get 1 more health until its end.

development-daqan-footman = Shield Wall
development-daqan-footman-text = When you defend and at least 3 of your Footmen stand when strength is tallied, you have 1 more strength.

development-daqan-siege-tower = Trebuchets
development-daqan-siege-tower-text = Lay Siege also deals 1 damage.

development-daqan-novice-wizard = Keepers of the Sigil
development-daqan-novice-wizard-text = Once per battle, when one of your units would be routed and a Novice Wizard of yours stands in the battle, that unit stays standing.

development-daqan-roc = Aerial Cavalry
development-daqan-roc-text = Your Rocs are fast, and with each Roc one Knight may move and ignore borders.

development-latari-capital = Heart of Aymhelin
development-latari-capital-text = Replace one of your strongholds in your home realm with your capital, undamaged. A development there moves to it.

development-latari-special = Silver Tongues
development-latari-special-text = Whenever you attempt diplomacy, draw one Fate card more than the influence that you spend. You may still spend at most 6.

development-latari-archer = Moonlit Volley
development-latari-archer-text = Once per battle, in initiative 1, you may draw one Fate card of your Archers anew.

development-latari-pegasus-rider = Winged Lances
development-latari-pegasus-rider-text = Charge may rout one enemy circle unit instead of its usual targets.

development-latari-sorceress = True Word of Vaal
development-latari-sorceress-text = You choose the legal area to which a unit retreats from Word of Vaal. If there is none, it is destroyed.

development-latari-warrior = Blademasters
development-latari-warrior-text = Your Warriors have initiative 3 instead of 4.

development-latari-leonx-rider = On the Prowl
development-latari-leonx-rider-text = After you have won a battle in which a Leonx Rider of yours stands, before the loser retreats, you may rout any number of your Leonx Riders to destroy one routed unit of the loser for each.

development-latari-forest-guardian = Deep Roots
development-latari-forest-guardian-text = Each standing Forest Guardian adds 1 more strength when you defend.

development-uthuk-capital = The Black Citadel
development-uthuk-capital-text = Replace one of your strongholds in your home realm with your capital, undamaged. A development there moves to it.

development-uthuk-special = Scorched Earth
development-uthuk-special-text = Once per year, in your turn, you may place a desolation token in an uncontrolled area adjacent to one that you control.

development-uthuk-flesh-ripper = Ravenous Hunger
development-uthuk-flesh-ripper-text = At the start of a battle you may rout any number of your Flesh Rippers in it to deal 1 damage for each.

development-uthuk-berserker = Blood Frenzy
development-uthuk-berserker-text = Once per battle, a Berserker that Fury would destroy is routed instead.

development-uthuk-warlock = Pyre Masters
development-uthuk-warlock-text = If Rain Fire destroys no unit, deal 2 damage instead.

development-uthuk-chaos-lord = Demonic Presence
development-uthuk-chaos-lord-text = Terrifying may choose three enemy units instead of two if it destroys at most one of them.

development-uthuk-blood-sister = Coven Rites
development-uthuk-blood-sister-text = Blood Pact may put its damage on an allied neutral unit. Once per battle it deals 2 damage although you skip its own damage.

development-uthuk-obscene = Return to the Spawning Pits
development-uthuk-obscene-text = When one of your Obscenes would be destroyed or would retreat, you may instead move it, routed and without damage, to an area of your home realm that you control.

development-waiqar-capital = Throne of the Betrayer
development-waiqar-capital-text = Replace one of your strongholds in your home realm with your capital, undamaged. A development there moves to it.

development-waiqar-lands-of-blight = Lands of Blight
development-waiqar-lands-of-blight-text = Take the 8 Reanimate tokens. They are Reanimates in every way.

development-waiqar-reanimate = Endless Ranks
development-waiqar-reanimate-text = Whenever you recruit Reanimates with your food dial, recruit one more.

development-waiqar-skeleton-archer = Barbed Shafts
development-waiqar-skeleton-archer-text = If Mortal Strike finds no unit that it may destroy, deal 2 damage instead.

development-waiqar-necromancer = Corpse Gatherers
development-waiqar-necromancer-text = Once per battle, Raise Dead adds up to three Reanimates instead of two.

development-waiqar-dark-knight = Deathless Chargers
development-waiqar-dark-knight-text = In each battle your Dark Knights ignore the first rout dealt to them.

development-waiqar-vampire = Lords of Bilehall
development-waiqar-vampire-text = Your Vampires are fast, and they may retreat to any area that you control within two areas.

development-waiqar-great-wyrm = Toxic Flesh
development-waiqar-great-wyrm-text = A routed Great Wyrm of yours still counts for strength. When one is destroyed, the opponent takes 1 damage.
