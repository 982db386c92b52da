# Lightning's Swift Strike.

spirit-lightnings-swift-strike = Lightning's Swift Strike
spirit-lightnings-swift-strike-about = Strikes at once and hard, above all at towns and cities, and lets others be swift. Guards little and holds nobody back.

rule-lightnings-swift-strike-1 = Swiftness of Lightning
rule-lightnings-swift-strike-1-text = For each air you have, you may use 1 slow power, card or innate, as if it were fast.

power-thundering-destruction = Thundering Destruction
power-thundering-destruction-level-1 = Destroy 1 town.
power-thundering-destruction-level-2 = You may destroy 1 city instead.
power-thundering-destruction-level-3 = Also destroy 1 town or city.
power-thundering-destruction-level-4 = Also destroy 1 town or city.

power-harbingers-of-the-lightning = Harbingers of the Lightning
power-harbingers-of-the-lightning-text = Push up to 2 dahan. 1 fear if any of them came to a land with a town or city.
power-lightnings-boon = Lightning's Boon
power-lightnings-boon-text = This turn the target spirit may use up to 2 slow powers as if they were fast.
power-raging-storm = Raging Storm
power-raging-storm-text = 1 damage to each invader.
power-shatter-homesteads = Shatter Homesteads
power-shatter-homesteads-text = 1 fear. Destroy 1 town.
