# Keeper of the Forbidden Wilds.

spirit-keeper-of-the-forbidden-wilds = Keeper of the Forbidden Wilds
spirit-keeper-of-the-forbidden-wilds-about = Much energy and great blows where its presence is dense, and wilds that keep explorers out. The dahan have no place on its sacred ground.

rule-keeper-of-the-forbidden-wilds-1 = Forbidden Ground
rule-keeper-of-the-forbidden-wilds-1-text = Whenever it makes a sacred site, all dahan are pushed from that land. Dahan events never move dahan into its sacred sites; powers may.

power-punish-those-who-trespass = Punish Those Who Trespass
power-punish-those-who-trespass-text = Strikes all who are among its presence.
power-punish-those-who-trespass-level-1 = 2 damage. Destroy 1 dahan.
power-punish-those-who-trespass-level-2 = 1 more damage for each sun and each plant you have.
power-punish-those-who-trespass-level-3 = You may split this damage between this land and one other of your lands.

power-spreading-wilds = Spreading Wilds
power-spreading-wilds-text = Drives explorers out and closes the land behind them.
power-spreading-wilds-level-1 = Push 1 explorer for every 2 sun you have.
power-spreading-wilds-level-2 = If no explorers are here, add 1 wilds.
power-spreading-wilds-level-3 = Range +1.
power-spreading-wilds-level-4 = Range +1.

power-boon-of-growing-power = Boon of Growing Power
power-boon-of-growing-power-text = The chosen spirit gains a power card, and 1 energy if it is another spirit.

power-regrow-from-roots = Regrow from Roots
power-regrow-from-roots-text = If there are no more than 2 blight here, remove 1 blight.

power-sacrosanct-wilderness = Sacrosanct Wilderness
power-sacrosanct-wilderness-text = Push 2 dahan. Then either 2 damage for each wilds here, or add 1 wilds.
branch-sacrosanct-wilderness-1 = 2 damage for each wilds here
branch-sacrosanct-wilderness-2 = Add 1 wilds

power-towering-wrath = Towering Wrath
power-towering-wrath-text = 2 fear. 2 damage for each of your sacred sites here and in adjacent lands. Destroy all dahan.

ask-split-land = Deal a part of the damage in another of your lands?
ask-split = How much of the damage goes there?
option-split = { $count } damage there
