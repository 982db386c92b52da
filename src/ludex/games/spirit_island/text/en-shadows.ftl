# Shadows Flicker Like Flame.

spirit-shadows-flicker-like-flame = Shadows Flicker Like Flame
spirit-shadows-flicker-like-flame-about = Spreads fear and picks off lone explorers and towns, and reaches far through the shadows of the dahan. Against many invaders at once it needs help.

rule-shadows-flicker-like-flame-1 = Shadows of the Dahan
rule-shadows-flicker-like-flame-1-text = When you use a power, card or innate, you may pay 1 energy to target a land with dahan however far away it is.

power-darkness-swallows-the-unwary = Darkness Swallows the Unwary
power-darkness-swallows-the-unwary-level-1 = Gather 1 explorer.
power-darkness-swallows-the-unwary-level-2 = Destroy up to 2 explorers; 1 fear for each destroyed.
power-darkness-swallows-the-unwary-level-3 = 3 damage; 1 fear for each invader that this damage destroys.

power-concealing-shadows = Concealing Shadows
power-concealing-shadows-text = 1 fear. This turn the dahan here take no damage from ravaging invaders.
power-crops-wither-and-fade = Crops Wither and Fade
power-crops-wither-and-fade-text = 2 fear. Either replace 1 town with 1 explorer, or replace 1 city with 1 town.
branch-crops-wither-and-fade-1 = Replace 1 town with 1 explorer
branch-crops-wither-and-fade-2 = Replace 1 city with 1 town
power-favors-called-due = Favors Called Due
power-favors-called-due-text = Gather up to 4 dahan. 3 fear if there are invaders here and more dahan than invaders.
power-mantle-of-dread = Mantle of Dread
power-mantle-of-dread-text = 2 fear. The target spirit may push 1 explorer and 1 town out of one land with its presence.

option-shadow = { $power }: { $land }, through the shadows of the dahan, for 1 energy
ask-mantle = From which land are 1 explorer and 1 town pushed?
tell-shadow = { $who } reaches { $land } through the shadows of the dahan, for { $count } energy.
refuse-no-far-targets = only Shadows Flicker Like Flame reaches lands out of range for energy
refuse-no-dahan-there = there are no dahan in { $land }: the shadows reach only where dahan are
refuse-within-range = { $land } is within range: no energy is needed
