# Order cards, in our own words: the primary ability and the supremacy bonus.

order-garrison = Garrison
order-garrison-text = Until the end of this season you have 2 more strength in every battle in which you defend.
order-garrison-bonus = Recruit two triangle units of your faction and place them at any strongholds that you control.

order-strategize = Strategize
order-strategize-text = Move any of your units and heroes to adjacent friendly or empty areas. Nothing is activated.
order-strategize-bonus = Draw one Tactics card for each tactics icon that your dials have reached.

order-mobilize = Mobilize
order-mobilize-text = Activate one area and move any of your units into it from up to 2 areas away, fast ones from up to 3.
order-mobilize-bonus = Activate a second area and move into it in the same way. Only one battle may be started with this order.

order-conquer = Conquer
order-conquer-text = Activate one area and move any of your units into it from up to 2 areas away, fast ones from up to 3.
order-conquer-bonus = In the battle that this order starts, the opponent's stronghold has 3 less strength, but not less than 0.

order-harvest = Harvest
order-harvest-text = Set each of your dials to the total of that resource in the areas that you control.
order-harvest-bonus = Collect from all your developments. Then you may lose 1 wood to place one development at a friendly stronghold. If you play with Development cards, you may also buy one.

order-recruit = Recruit
order-recruit-text = Choose one resource and recruit all units that its dial has reached. Place them at your strongholds.
order-recruit-bonus = Do the same with another resource.

order-rally-support = Rally Support
order-rally-support-text = Take one of the printed benefits of each city that you control.
order-rally-support-bonus = Spend up to 3 influence to draw that many Hero cards. Keep one and shuffle the others back. If you play with commanders, you may draw Commander cards instead.

order-acquire-power = Acquire Power
order-acquire-power-text = Gain 1 influence for each influence icon that your dials have reached.
order-acquire-power-bonus = Spend more influence than lies on a title to take it. What lay on it is removed, and what you spent is placed there.

order-fortify = Fortify
order-fortify-text = Do each of these at most once, in any order: build a stronghold for 1 wood and 1 ore; repair a stronghold for 1 ore; rearrange the rune tokens of two friendly areas.
order-fortify-bonus = This order has no supremacy bonus.
