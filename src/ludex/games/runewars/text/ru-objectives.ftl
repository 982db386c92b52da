# Цели, нашими словами.

objective-bound-by-honor = Долг чести
objective-bound-by-honor-text = На поле нет треугольных нейтральных отрядов без союзника. Цель выполнена и тогда, когда таких отрядов на поле нет вовсе.

objective-bane-of-monsters = Гроза чудовищ
objective-bane-of-monsters-text = На поле нет драконов и великанов без союзника. Если их не было и в начале игры, возьмите другую Цель.

objective-guardian-of-cities = Хранитель городов
objective-guardian-of-cities-text = Вы контролируете хотя бы 3 города, а в игре вдвоём — хотя бы 2.

objective-league-of-heroes = Союз героев
objective-league-of-heroes-text = Вы контролируете 3 героев, ни одного с противоположным мировоззрением, и у каждого есть хотя бы 1 награда.

objective-mighty-walls = Могучие стены
objective-mighty-walls-text = У вас на поле 4 крепости, и все не повреждены. Столица считается крепостью.

objective-voice-of-council = Голос Совета
objective-voice-of-council-text = У вас хотя бы 2 Титула.

objective-land-of-plenty = Земля изобилия
objective-land-of-plenty-text = Ваши три шкалы вместе показывают хотя бы 18.

objective-pathfinders = Первопроходцы
objective-pathfinders-text = Вы контролируете локации хотя бы на 5 разных модулях карты, не считая родных владений.

objective-boot-on-the-throat = Сапог на горле
objective-boot-on-the-throat-text = Вы контролируете локацию чужих родных владений.

objective-cities-in-ashes = Города в пепле
objective-cities-in-ashes-text = Хотя бы 2 городов, стоявших в начале игры, больше нет на поле.

objective-beast-master = Повелитель зверей
objective-beast-master-text = Хотя бы 6 нейтральных отрядов — ваши союзники.

objective-slayer-of-heroes = Убийца героев
objective-slayer-of-heroes-text = За игру ваши герои, отряды или карты победили хотя бы 2 вражеских героев.

objective-endless-host = Несметное войско
objective-endless-host-text = У вас на поле хотя бы 20 отрядов вашей фракции.

objective-hoarded-power = Накопленная власть
objective-hoarded-power-text = У вас хотя бы 12 влияния, не считая лежащего на Титулах.

objective-dread-arsenal = Грозный арсенал
objective-dread-arsenal-text = У ваших героев вместе хотя бы 4 награды.

objective-spreading-shadow = Растущая тень
objective-spreading-shadow-text = Вы контролируете хотя бы 10 локаций.

objective-steward-of-the-wilds = Хранитель земель
objective-steward-of-the-wilds-text = Вы контролируете хотя бы 8 локаций, и ни в одной нет Жетона опустошения или обледенения.

objective-oath-of-the-champion = Клятва героя
objective-oath-of-the-champion-text = У одного вашего героя есть Жетон тренировки на каждом из трёх показателей.

objective-combined-arms = Все роды войск
objective-combined-arms-text = У вас на поле есть хотя бы по одному отряду каждого из шести типов вашей фракции.

objective-ruined-land = Загубленная земля
objective-ruined-land-text = Хотя бы в 3 локациях лежат Жетоны опустошения или обледенения.

objective-parade-of-horrors = Шествие ужаса
objective-parade-of-horrors-text = Хотя бы 5 шестиугольных отрядов — ваши или союзны вам.

objective-at-their-gates = У их ворот
objective-at-their-gates-text = У вас есть крепость в локации по соседству с чужими родными владениями.
