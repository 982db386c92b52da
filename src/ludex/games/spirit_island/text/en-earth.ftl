# Vital Strength of the Earth.

spirit-vital-strength-of-the-earth = Vital Strength of the Earth
spirit-vital-strength-of-the-earth-about = Slow and steadfast: guards the land, has plenty of energy and plays few cards. Quick answers are not its way.

rule-vital-strength-of-the-earth-1 = Earth's Vitality
rule-vital-strength-of-the-earth-1-text = Your sacred sites have Defend 3.

power-gift-of-strength = Gift of Strength
power-gift-of-strength-level-1 = Once this turn the target spirit may repeat 1 power card that costs 1 energy or less.
power-gift-of-strength-level-2 = Instead, one that costs 3 energy or less.
power-gift-of-strength-level-3 = Instead, one that costs 6 energy or less.

power-a-year-of-perfect-stillness = A Year of Perfect Stillness
power-a-year-of-perfect-stillness-text = This turn invaders take no actions here.
power-draw-of-the-fruitful-earth = Draw of the Fruitful Earth
power-draw-of-the-fruitful-earth-text = Gather up to 2 explorers. Gather up to 2 dahan.
power-guard-the-healing-land = Guard the Healing Land
power-guard-the-healing-land-text = Remove 1 blight. Defend 4.
power-rituals-of-destruction = Rituals of Destruction
power-rituals-of-destruction-text = 2 damage. With at least 3 dahan here, 3 more damage and 2 fear.
