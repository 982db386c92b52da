# Where points came from, at the end.

source-buildings = buildings
source-crafting = crafting
source-battle = battles and pieces removed
source-sympathy = sympathy
source-turmoil = turmoil
source-gardens = gardens
source-trade = trade
source-quests = quests
source-aid = aid and items
source-paths = paths of the map
source-cards = cards
source-roosts = roosts
source-ministers = ministers
source-plots = plots
source-other = other things
