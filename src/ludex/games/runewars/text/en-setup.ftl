# What a table of Runewars chooses.

setup-seats = Realms
setup-seats-daqan = { faction-daqan.title }
setup-seats-daqan-hint = { faction-daqan-about }
setup-seats-latari = { faction-latari.title }
setup-seats-latari-hint = { faction-latari-about }
setup-seats-uthuk = { faction-uthuk.title }
setup-seats-uthuk-hint = { faction-uthuk-about }
setup-seats-waiqar = { faction-waiqar.title }
setup-seats-waiqar-hint = { faction-waiqar-about }
setup-map = Map
setup-map-hint = Chance lays the tiles, or the players lay them one by one.
setup-map-random = Laid by chance
setup-map-placed = Laid by the players
setup-edition = Edition
setup-edition-hint = The rules that Banners of War was written for, or the revised ones: a longer game, and victory has to be held for a year.
setup-edition-original = Original
setup-edition-revised = Revised
setup-developments = Development cards
setup-developments-hint = With Harvest realms buy lasting improvements, the capital among them.
setup-commanders = Commanders of the battlefield
setup-commanders-hint = A hero leads the army, and has a card for battles.
setup-free-cities = Rise of the free cities
setup-free-cities-hint = Richer cities, three of them with a dragon rune; one more rune is needed to win.
setup-road = Road to victory
setup-road-hint = Whoever has enough dragon runes has to keep them for a year.
setup-exploration = Exploration tokens
setup-exploration-hint = Heroes find out what lies in the wilds: villages, portals, dungeons.
setup-epic = Epic game
setup-epic-hint = Eight years, all runes lie open, and one more is needed to win.
setup-content = Corrected values

# How much an answer is expected to bring, with a sign and a fraction.

gain = { $difference } dragon runes
