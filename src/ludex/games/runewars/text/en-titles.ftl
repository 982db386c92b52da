# Titles, in our own words.

title-heroes-league = Captain of the Heroes' League
title-heroes-league-text = Once in each of your turns, you may discard 3 rewards of any of your heroes to receive a dragon rune.

title-wizards-council = Primarch of the Wizards' Council
title-wizards-council-text = You decide who wins a tied bid. Gain 1 influence whenever a Season card of the Wizards' Council is drawn.

title-thieves-guild = Lord of the Thieves' Guild
title-thieves-guild-text = Once per year, right after you have resolved your Order card, you may take one of your faceup Order cards back into your hand.

title-guildmaster-of-merchants = Guildmaster of Merchants
title-guildmaster-of-merchants-text = Whenever you resolve Harvest, gain 2 more of one resource of your choice. You may ignore losses of resources caused by the primary ability of a Season card.
