# Квесты и что делают их строки.

quest-forward-scouting = Разведка боем
quest-giants-table = Стол великанов
quest-frost-tower = Ледяная башня
quest-dragons-hoard = Сокровища дракона
quest-bazaar = Базар
quest-foreign-library = Чужеземная библиотека
quest-hounds-in-the-hills = Гончие в холмах
quest-silent-wood = Безмолвный лес
quest-to-the-edge-of-the-world = На край света
quest-secrets-and-lies = Тайны и ложь
quest-gathering-storm = Надвигающаяся буря
quest-blood-on-the-snow = Кровь на снегу
quest-sunken-shrine = Затонувшее святилище
quest-bandit-king = Король разбойников
quest-wings-of-terror = Крылья ужаса
quest-sorcerers-tower = Башня колдуна
quest-envoy = Посланник
quest-broken-bridge = Разрушенный мост
quest-lair-of-the-herd = Логово стаи
quest-deep-veins = Глубокие жилы
quest-hermit = Отшельник
quest-ruined-keep = Руины замка
quest-hidden-path = Тайная тропа
quest-giants-riddle = Загадка великана
quest-drowned-road = Затопленная дорога
quest-wyrm-below = Змей в глубине
quest-city-beneath-the-sands = Город под песками
quest-golden-gate = Золотые врата
quest-burning-fields = Горящие поля
quest-winters-heart = Сердце зимы
quest-old-general = Старый полководец
quest-trial-by-combat = Суд поединком
quest-roost = Гнездовье
quest-smugglers = Контрабандисты
quest-deserters = Дезертиры
quest-poisoned-well = Отравленный колодец
quest-songs-of-the-aymhelin = Песни Аймелина
quest-blood-coven = Кровавый ковен
quest-tomb-of-kings = Гробница королей
quest-herd-king = Король стаи
quest-cartographer = Картограф

## Строки Квеста: `deed-op-…` — действие, `…-less` — потеря; `deed-cost-…` — плата.

quest-kind-test = Проверка: { $attribute }.
quest-kind-duel = Поединок: { $unit }.
quest-kind-offer = Предложение.
deed-op-reward = { $count ->
        [1] Получите награду.
        [one] Получите { $count } награду.
        [few] Получите { $count } награды.
       *[other] Получите { $count } наград.
    }
deed-op-reward-for-influence = Если заплатите ещё { $count } влияния, получите награду.
deed-op-fail = Квест не выполнен и остаётся на руке.
deed-op-new-quest = Квест не выполнен; сбросьте его и возьмите другой.
deed-op-damage = { $count ->
        [one] Герой получает { $count } ранение.
        [few] Герой получает { $count } ранения.
       *[other] Герой получает { $count } ранений.
    }
deed-op-heal = Снимите с героя все ранения.
deed-op-rout = Герой повален.
deed-op-train-strength = Тренируйте силу героя.
deed-op-train-agility = Тренируйте ловкость героя.
deed-op-train-wisdom = Тренируйте мудрость героя.
deed-op-train-any = Тренируйте любой показатель героя.
deed-op-move-anywhere = Переместите героя в любую локацию.
deed-op-influence = { $count ->
        [one] Получите { $count } влияние.
       *[other] Получите { $count } влияния.
    }
deed-op-influence-less = { $count ->
        [one] Потеряйте { $count } влияние.
       *[other] Потеряйте { $count } влияния.
    }
deed-op-tactics = { $count ->
        [1] Возьмите Карту Тактики.
        [one] Возьмите { $count } Карту Тактики.
        [few] Возьмите { $count } Карты Тактики.
       *[other] Возьмите { $count } Карт Тактики.
    }
deed-op-tactics-less = { $count ->
        [1] Сбросьте Карту Тактики, если она у вас есть.
        [one] Сбросьте { $count } Карту Тактики или сколько есть.
        [few] Сбросьте { $count } Карты Тактики или сколько есть.
       *[other] Сбросьте { $count } Карт Тактики или сколько есть.
    }
deed-op-food = Поднимите свою шкалу пищи на { $count }.
deed-op-food-less = Опустите свою шкалу пищи на { $count }.
deed-op-wood = Поднимите свою шкалу дерева на { $count }.
deed-op-wood-less = Опустите свою шкалу дерева на { $count }.
deed-op-ore = Поднимите свою шкалу руды на { $count }.
deed-op-ore-less = Опустите свою шкалу руды на { $count }.
deed-op-look = { $count ->
        [1] Посмотрите все жетоны рун в одной локации.
        [one] Посмотрите все жетоны рун в { $count } локации.
       *[other] Посмотрите все жетоны рун в { $count } локациях.
    }
deed-op-objective = Посмотрите Цель одного противника.
deed-op-false-rune = Положите фальшивую руну из запаса в любую дозволенную локацию.
deed-op-ally-type = Если в локации есть ваш отряд, её нейтральные отряды одного типа становятся вашими союзниками.
deed-op-recruit-triangle = { $count ->
        [1] Наймите треугольный отряд в одной из своих крепостей.
        [one] Наймите { $count } треугольный отряд в своих крепостях.
        [few] Наймите { $count } треугольных отряда в своих крепостях.
       *[other] Наймите { $count } треугольных отрядов в своих крепостях.
    }
deed-op-lost-city = Разместите Затерянный город.
deed-op-lost-city-or-reward = Разместите Затерянный город, а если он уже найден, получите награду.
deed-op-desolation = Положите в локацию Жетон опустошения, если он может там лежать.
deed-op-cryomancy = Положите в локацию Жетон обледенения, если он может там лежать.
deed-op-clear-tokens = { $count ->
        [1] Уберите все Жетоны опустошения и обледенения из одной локации.
        [one] Уберите все Жетоны опустошения и обледенения из { $count } локации.
       *[other] Уберите все Жетоны опустошения и обледенения из { $count } локаций.
    }
deed-cost-influence = { $count ->
        [one] Заплатите { $count } влияние.
       *[other] Заплатите { $count } влияния.
    }
deed-cost-influence-if-controlled = Если вы контролируете локацию, заплатите только { $count }.
deed-cost-rout = Герой повален, и его действие на этом кончается.
