# Units and their special abilities, in our own words. `pl` is the plural, `many` what stands after a number.

unit-bowman = Bowman
    .pl = Bowmen
    .many = Bowmen
unit-bowman-ability = Concentrated Fire
unit-bowman-ability-text = Deal 1 damage. The opponent has to put it on a unit with more than 1 health, if they have one.

unit-knight = Knight
    .pl = Knights
    .many = Knights
unit-knight-ability = Command
unit-knight-ability-text = The opponent routs one of their units; then you draw 1 Tactics card.

unit-footman = Footman
    .pl = Footmen
    .many = Footmen
unit-footman-ability = Valiant Strike
unit-footman-ability-text = Deal 1 damage. If that does not destroy the unit, deal 1 more damage to the same unit.

unit-siege-tower = Siege Tower
    .pl = Siege Towers
    .many = Siege Towers
unit-siege-tower-ability = Lay Siege
unit-siege-tower-ability-text = You have 2 more strength when the winner of this battle is determined, even if the tower is destroyed or routed later.

unit-novice-wizard = Novice Wizard
    .pl = Novice Wizards
    .many = Novice Wizards
unit-novice-wizard-ability = Arcane Bolt
unit-novice-wizard-ability-text = Deal 1 damage to a unit of your choice, or stand up one of your own routed units in this battle.

unit-roc = Roc
    .pl = Rocs
    .many = Rocs
unit-roc-ability = Talons
unit-roc-ability-text = Destroy one enemy triangle or rectangle unit of your choice, or rout two enemy units of your choice.

unit-archer = Archer
    .pl = Archers
    .many = Archers
unit-archer-ability = Crack Shot
unit-archer-ability-text = Deal 1 damage to an enemy unit of your choice.

unit-pegasus-rider = Pegasus Rider
    .pl = Pegasus Riders
    .many = Pegasus Riders
unit-pegasus-rider-ability = Charge
unit-pegasus-rider-ability-text = Rout up to two enemy triangle units or one enemy rectangle unit of your choice.

unit-sorceress = Sorceress
    .pl = Sorceresses
    .many = Sorceresses
unit-sorceress-ability = Word of Vaal
unit-sorceress-ability-text = One enemy unit of your choice retreats from the battle at once.

unit-warrior = Warrior
    .pl = Warriors
    .many = Warriors
unit-warrior-ability = Overpower
unit-warrior-ability-text = Deal 1 damage, or destroy one damaged or routed enemy unit of your choice.

unit-leonx-rider = Leonx Rider
    .pl = Leonx Riders
    .many = Leonx Riders
unit-leonx-rider-ability = Pounce
unit-leonx-rider-ability-text = Deal 1 damage to a standing enemy unit of your choice. If it survives, it is routed.

unit-forest-guardian = Forest Guardian
    .pl = Forest Guardians
    .many = Forest Guardians
unit-forest-guardian-ability = Entangle
unit-forest-guardian-ability-text = Rout one enemy unit of your choice, whatever its shape. A unit routed in this way does not count for strength even if it is a hexagon.

unit-flesh-ripper = Flesh Ripper
    .pl = Flesh Rippers
    .many = Flesh Rippers
unit-flesh-ripper-ability = Cut Throat
unit-flesh-ripper-ability-text = Deal 1 damage. The opponent has to put it on an undamaged standing unit, if they have one.

unit-berserker = Berserker
    .pl = Berserkers
    .many = Berserkers
unit-berserker-ability = Fury
unit-berserker-ability-text = You may destroy one of your standing Berserkers in the battle to deal 2 damage.

unit-warlock = Warlock
    .pl = Warlocks
    .many = Warlocks
unit-warlock-ability = Rain Fire
unit-warlock-ability-text = The opponent destroys two of their triangle units or one of their rectangle units. They have to choose what they can do in full; if there is no such choice, they do as much as possible.

unit-chaos-lord = Chaos Lord
    .pl = Chaos Lords
    .many = Chaos Lords
unit-chaos-lord-ability = Terrifying
unit-chaos-lord-ability-text = Choose two enemy units. Each is routed, or destroyed if it was routed already.

unit-blood-sister = Blood Sister
    .pl = Blood Sisters
    .many = Blood Sisters
unit-blood-sister-ability = Blood Pact
unit-blood-sister-ability-text = You may put 1 damage on one of your own units in this battle. If you do, deal 2 damage, otherwise 1.

unit-obscene = Obscene
    .pl = Obscenes
    .many = Obscenes
unit-obscene-ability = Devour
unit-obscene-ability-text = Destroy one damaged or routed enemy unit of your choice, then remove all damage from one of your Obscenes.

unit-dark-knight = Dark Knight
    .pl = Dark Knights
    .many = Dark Knights
unit-dark-knight-ability = Reap
unit-dark-knight-ability-text = Deal 2 damage. If it destroys at least one unit, the opponent also routs one unit.

unit-necromancer = Necromancer
    .pl = Necromancers
    .many = Necromancers
unit-necromancer-ability = Raise Dead
unit-necromancer-ability-text = Add up to two unused Reanimates, standing, to the battle on your side; they stay afterwards. This is no recruiting: you may not destroy Reanimates elsewhere for it.

unit-reanimate = Reanimate
    .pl = Reanimates
    .many = Reanimates
unit-reanimate-ability = Overrun
unit-reanimate-ability-text = Deal 2 damage if at least two of your Reanimates stand in the battle, otherwise 1.

unit-skeleton-archer = Skeleton Archer
    .pl = Skeleton Archers
    .many = Skeleton Archers
unit-skeleton-archer-ability = Mortal Strike
unit-skeleton-archer-ability-text = The opponent destroys one of their triangle, circle or rectangle units.

unit-vampire = Vampire
    .pl = Vampires
    .many = Vampires
unit-vampire-ability = Feed
unit-vampire-ability-text = Destroy one routed enemy unit of your choice, then remove all damage from one of your Vampires.

unit-great-wyrm = Great Wyrm
    .pl = Great Wyrms
    .many = Great Wyrms
unit-great-wyrm-ability = Withering Breath
unit-great-wyrm-ability-text = Deal 1 damage to each of up to three different enemy units of your choice.

unit-beastman = Beastman
    .pl = Beastmen
    .many = Beastmen
unit-beastman-ability = Ravage
unit-beastman-ability-text = Deal 1 damage, then draw and resolve one more Fate card for this unit. Each Beastman draws at most one such card in a battle.

unit-razorwing = Razorwing
    .pl = Razorwings
    .many = Razorwings
unit-razorwing-ability = Stun
unit-razorwing-ability-text = The opponent routs one of their units of initiative 2 or higher, or any standing unit if they have none.

unit-sorcerer = Sorcerer
    .pl = Sorcerers
    .many = Sorcerers
unit-sorcerer-ability = Undying
unit-sorcerer-ability-text = Until the end of the battle each of your Sorcerers has 2 health.

unit-hell-hound = Hell Hound
    .pl = Hell Hounds
    .many = Hell Hounds
unit-hell-hound-ability = Burning
unit-hell-hound-ability-text = The opponent puts 1 damage on each of two different standing units of theirs.

unit-dragon = Dragon
    .pl = Dragons
    .many = Dragons
unit-dragon-ability = Flaming Breath
unit-dragon-ability-text = Destroy up to three enemy triangle units of your choice.

unit-giant = Giant
    .pl = Giants
    .many = Giants
unit-giant-ability = Rage
unit-giant-ability-text = Deal as much damage as one of your Giants has taken.
