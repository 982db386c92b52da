# Откуда очки, в конце партии.

source-buildings = здания
source-crafting = ремесло
source-battle = битвы и снятые фишки
source-sympathy = сочувствие
source-turmoil = смута
source-gardens = сады
source-trade = торговля
source-quests = задания
source-aid = помощь и предметы
source-paths = тропы карты
source-cards = карты
source-roosts = гнёзда
source-ministers = министры
source-plots = заговоры
source-other = прочее
