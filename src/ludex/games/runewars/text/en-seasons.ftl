# Season cards, in our own words.

season-card-sp01 = Famine
season-card-sp01-text = Each dial that is higher than the total of that resource in its owner's areas is lowered to that total. Development tokens do not count.

season-card-sp02 = Threatened Home Realms
season-card-sp02-text = In play order, each player moves 2 rune tokens (1 in the revised edition) out of their home realm into other areas that they control, or into uncontrolled areas, where no rune token lies. A token that no area may take stays.

season-card-sp03 = Planting Season
season-card-sp03-text = Each player may raise one of their dials by 1.

season-card-sp04 = Gift of Knowledge
season-card-sp04-text = Bid influence. The highest bidder draws 3 Tactics cards; everybody else who bid at least 1 draws 1.

season-card-sp05 = Muster of the Realms
season-card-sp05-text = In play order, each player recruits one triangle unit of their faction at one of their strongholds.

season-card-sp06 = Creatures Awaken
season-card-sp06-text = In play order, each player places one unused neutral triangle or circle unit in an empty area that is not adjacent to any home realm.

season-card-sp07 = Envoys of the Free Cities
season-card-sp07-text = Each player gains 1 influence, and 1 more for each city they control.

season-card-sp08 = Council of War
season-card-sp08-text = Bid influence. The highest bidder may place one activation token of each opponent in an area that this opponent controls, once all have taken back theirs.

season-card-su01 = Power for the Pious
season-card-su01-text = Bid influence. Everybody except the lowest bidder gets one dragon rune; the lowest bidder chooses the legal area where each of them is placed. No false runes are added.

season-card-su02 = Sacked City
season-card-su02-text = Bid influence. The highest bidder chooses one city on the board; it is destroyed and its token is removed.

season-card-su03 = Call for Heroes
season-card-su03-text = Each player draws 1 Quest card and then discards down to 3.

season-card-su04 = Drought
season-card-su04-text = Each player lowers their food dial by 1.

season-card-su05 = Plague
season-card-su05-text = Each player destroys one of their units in every area where they have 6 or more.

season-card-su06 = Portals of the Council
season-card-su06-text = Bid influence. The highest bidder moves each of their heroes to any area before the Quest Phase begins.

season-card-su07 = Long Days of Summer
season-card-su07-text = In this Quest Phase heroes may move up to 3 areas.

season-card-su08 = Pilgrims of Kellos
season-card-su08-text = Remove 1 damage from each hero.

season-card-fa01 = Questioned Loyalties
season-card-fa01-text = In play order, each player pays 2 influence for each of their heroes whose alignment is opposed to that of their faction, or the hero deserts. Neutral heroes are not affected.

season-card-fa02 = Bountiful Harvest
season-card-fa02-text = Each player raises their food dial by 1 and may raise one other dial by 1.

season-card-fa03 = Preparations for War
season-card-fa03-text = Each player draws 1 Tactics card.

season-card-fa04 = Auction of Relics
season-card-fa04-text = Bid influence. The highest bidder chooses one of their heroes, who receives 1 reward.

season-card-fa05 = War Taxes
season-card-fa05-text = Each player may lower one of their dials by 1 to gain 2 influence.

season-card-fa06 = Shifting Alliances
season-card-fa06-text = In play order, for each of their areas with allied neutral units, each player pays 1 influence, or all neutral units there retreat and are no longer allied.

season-card-fa07 = The Rune Unearthed
season-card-fa07-text = Bid influence. The highest bidder receives a dragon rune.

season-card-fa08 = Cutpurses
season-card-fa08-text = Each player with more than 8 influence discards down to 8.

season-card-wi01 = Bitter Cold
season-card-wi01-text = For this winter's limit of units, each player counts their food dial as 1 lower.

season-card-wi02 = Mild Winter
season-card-wi02-text = For this winter's limit of units, each player counts their food dial as 2 higher.

season-card-wi03 = The Frozen Vault
season-card-wi03-text = Bid influence. The highest bidder receives a dragon rune; the lowest bidder discards 1 Tactics card of their choice.

season-card-wi04 = Blizzard
season-card-wi04-text = This season, units move only 1 area with Mobilize and Conquer (fast ones 2).

season-card-wi05 = Starving Beasts
season-card-wi05-text = In play order, each player may move all unallied neutral units of one area to one adjacent uncontrolled area.

season-card-wi06 = Bandits on the Roads
season-card-wi06-text = Each player lowers their wood or their ore dial by 1, whichever they choose.

season-card-wi07 = Buried Passes
season-card-wi07-text = Until the end of this season, flying units have to obey mountain borders, and no card allows anybody to cross them.

season-card-wi08 = Secrets by the Fire
season-card-wi08-text = Bid influence. The highest bidder looks at all facedown rune tokens in three areas of their choice and gains 2 influence.

season-card-bsp1 = Overworked Fields
season-card-bsp1-text = In play order, each player may place a desolation token in one legal area that they control, and at once gains what the area provides.

season-card-bsp2 = Thaw
season-card-bsp2-text = Remove all cryomancy tokens from the board.

season-card-bsp3 = Raising the Banners
season-card-bsp3-text = In play order, each player may lower the dial of one of their reinforcement units by 1 to recruit that unit at a stronghold.

season-card-bsu1 = Winds of Al-Kalim
season-card-bsu1-text = In play order, each player places a desolation token in one legal uncontrolled area.

season-card-bsu2 = Rumors of the Golden City
season-card-bsu2-text = Bid influence. If map tile 12 is in play and the Lost City is not, the highest bidder may place it there. Otherwise they draw 2 Quest cards and discard down to 3.

season-card-bsu3 = Trial of Champions
season-card-bsu3-text = In this Quest Phase, each hero who starts a duel first trains one attribute by 1.

season-card-bfa1 = Exposed Plots
season-card-bfa1-text = Bid influence. The lowest bidder reveals one rune token in an area that they control.

season-card-bfa2 = Restoring the Land
season-card-bfa2-text = Bid influence. The highest bidder removes all desolation and cryomancy tokens from up to two areas.

season-card-bfa3 = Price of War
season-card-bfa3-text = Each player lowers each of their dials that is above 5 by 1.

season-card-bwi1 = Unnatural Frost
season-card-bwi1-text = Bid influence. The highest bidder places cryomancy tokens in up to two legal areas.

season-card-bwi2 = Endless Winter
season-card-bwi2-text = In play order, each player places a cryomancy token in one legal area.

season-card-bwi3 = Winter Quarters
season-card-bwi3-text = This winter, units in an area with a stronghold or the capital of their owner are not limited by food.
