# Ocean's Hungry Grasp.

spirit-oceans-hungry-grasp = Ocean's Hungry Grasp
spirit-oceans-hungry-grasp-about = Overwhelming on the coasts, weak inland. Its presence comes and goes like the tide; the invaders it drowns become the energy that it lacks otherwise.

rule-oceans-hungry-grasp-1 = Ocean in Play
rule-oceans-hungry-grasp-1-text = Its presence may be in oceans, never in inland lands. The ocean of a board where it has presence counts as a coastal wetland for powers and blight. Invaders and dahan moved into such an ocean drown.
rule-oceans-hungry-grasp-2 = Drowning
rule-oceans-hungry-grasp-2-text = Whatever drowns is destroyed; drowned invaders are kept. At any time it may trade their health for energy: 1 energy for as much printed health as there are players.

power-pound-ships-to-splinters = Pound Ships to Splinters
power-pound-ships-to-splinters-text = Frightens whoever came by ship.
power-pound-ships-to-splinters-level-1 = 1 fear.
power-pound-ships-to-splinters-level-2 = 1 more fear.
power-pound-ships-to-splinters-level-3 = 2 more fear.

power-ocean-breaks-the-shore = Ocean Breaks the Shore
power-ocean-breaks-the-shore-text = Drowns what is built on the coast.
power-ocean-breaks-the-shore-level-1 = Drown 1 town.
power-ocean-breaks-the-shore-level-2 = You may drown 1 city instead.
power-ocean-breaks-the-shore-level-3 = Also drown 1 town or city.

power-call-of-the-deeps = Call of the Deeps
power-call-of-the-deeps-text = Gather 1 explorer. In an ocean you may gather 1 more explorer.

power-grasping-tide = Grasping Tide
power-grasping-tide-text = 2 fear. Defend 4.

power-swallow-the-land-dwellers = Swallow the Land-Dwellers
power-swallow-the-land-dwellers-text = Drown 1 explorer, 1 town and 1 dahan.

power-tidal-boon = Tidal Boon
power-tidal-boon-text = The chosen spirit gains 2 energy and may push 1 town and up to 2 dahan from one of its lands. Dahan pushed into your ocean you may set ashore in any coastal land: they do not drown.

ask-ashore = Set the dahan ashore? Otherwise they drown
ask-washed-ashore = Where does the sea leave them?
ask-push-from = From which land?
option-trade = Trade the drowned for { $count } energy
tell-drowned = The sea takes: { $piece } ({ $land }).
tell-washed-ashore = The sea washes ashore: { $piece } ({ $land }).
