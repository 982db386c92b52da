# The factions and their home realms. `start` opens a sentence, `title` stands over a sheet; verbs agree with `plural`.

faction-daqan = the Daqan Lords
    .start = The Daqan Lords
    .title = Daqan Lords
    .plural = +
faction-daqan-about = The Free Cities of humankind: sturdy footmen and knights, siege towers, and walls that hold.
faction-latari = the Latari Elves
    .start = The Latari Elves
    .title = Latari Elves
    .plural = +
faction-latari-about = Elves of the forests of Aymhelin: they choose whom they hit, send enemies away, and win neutral creatures over.
faction-uthuk = the Uthuk Y'llan
    .start = The Uthuk Y'llan
    .title = Uthuk Y'llan
    .plural = +
faction-uthuk-about = Barbarians sworn to demons: they strike first, give their own lives for damage, and hold the most Tactics cards.
faction-waiqar = Waiqar the Undying
    .start = Waiqar the Undying
    .title = Waiqar the Undying
faction-waiqar-about = The undead of the great betrayer: endless ranks of Reanimates that rise anew in the middle of a battle.

side-daqan = { faction-daqan.title }
side-latari = { faction-latari.title }
side-uthuk = { faction-uthuk.title }
side-waiqar = { faction-waiqar.title }

## The defensive development of each faction: before the strength of a battle is tallied.

defence-daqan = Reinforced Walls
defence-daqan-text = The defender has 2 more strength when the winner is determined.
defence-latari = Protective Wards
defence-latari-text = The attacker retreats with one standing unit before strength is tallied.
defence-uthuk = Hungry Spawn
defence-uthuk-text = Before strength is tallied, discard this development to deal 4 damage to the attacker. It may be built again.
defence-waiqar = Cursed Tomb
defence-waiqar-text = Before strength is tallied, discard this development: the attacker routs three of their figures. It may be built again.

development-token-resources = Resources
development-token-resources-text = At each Harvest bonus, raise a dial by 1; the area of this development has to provide that resource.
development-token-diplomat = Diplomat
development-token-diplomat-text = At each Harvest bonus, gain 2 influence.
development-token-training-ground = Training Ground
development-token-training-ground-text = At each Harvest bonus, draw 1 Tactics card.
development-token-defensive = Defence
development-token-defensive-text = It helps the defender of its area, by the rules of the faction.
