# Игра на настоящем столе: что разложить.

unpack-map = Карта
unpack-tiles = Тайлы карты
unpack-tiles-place = какие и как лежат, скажут первые шаги
unpack-cities = Жетоны городов
unpack-cities-place = перемешать, как скажут первые шаги
unpack-runes = Руны драконов и ложные руны
unpack-runes-place = лицом вниз рядом с картой
unpack-neutrals = Фигурки нейтралов
unpack-neutrals-place = в области, где они изображены
unpack-influence = Жетоны влияния
unpack-supply = запас
unpack-exploration = Жетоны исследования
unpack-exploration-place = перемешать по рубашкам, лицом вниз
unpack-decks = Карты
unpack-shuffled = перемешать, лицом вниз
unpack-fate = Карты судьбы
unpack-tactics = Карты тактики
unpack-quests = Карты приключений
unpack-rewards = Карты наград
unpack-heroes = Карты героев
unpack-objectives = Карты задач
unpack-objectives-place = добрые и злые отдельно, перемешать, лицом вниз
unpack-spring = Карты сезона: весна
unpack-summer = Карты сезона: лето
unpack-fall = Карты сезона: осень
unpack-winter = Карты сезона: зима
unpack-sheet = Лист фракции
unpack-sheet-place = диски на начальные числа
unpack-home = Родной край
unpack-home-place = куда, скажут первые шаги
unpack-orders = Карты приказов
unpack-before = перед игроком
unpack-strongholds = Крепости
unpack-start-influence = Начальное влияние
unpack-start-tactics = Начальные карты тактики
unpack-drawn = взять, когда скажут шаги

fate-card = { $destiny } знак судьбы: { $results }

by-hand-turn = Время года
by-hand-year = Год
by-hand-which-season = Время года
by-hand-phase = Начинается
by-hand-season = с карты Сезона
by-hand-choose = с выбора Приказов
by-hand-influence = Влияние
by-hand-tactics = Карты Тактики на руке
by-hand-order-in-hand = на руке
by-hand-order-played = сыгран в этом году
by-hand-no-fort = нет
by-hand-fort = Крепость
by-hand-rune = Жетон руны
by-hand-flag = { $who }: жетон активации
by-hand-heroes = Герои
by-hand-in-deck = в колоде героев
by-hand-gone = вне игры
by-hand-hero-place = { $hero }: где
by-hand-hero-seat = { $hero }: чей
refuse-by-hand-crowd = { $place }: здесь может стоять не больше { $total } отрядов, вы поставили { $count }
refuse-by-hand-armies = { $place }: отряды двух фракций не могут стоять здесь вместе
refuse-by-hand-forts = { NOUN($who, case: "start") }: крепостей всего { $total }, вы поставили { $count }
refuse-by-hand-no-cards = в колоде Тактики { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
  }
