# Планшеты и карта в браузере.

board-letter-mushroomfolk = Г
board-letter-werewolves = О
board-letter-archons = А
board-letter-lizardfolk = Я
board-letter-dark-elves = Э
board-letter-cyclopes = Ц

board-sheets = Планшеты игроков
board-buildings = Здания
board-troops = Войска
board-artifacts = Артефакты
board-warehouse = Склад
board-moving = Стоимость перемещения
board-monsters = Чудовища
board-score = Очки на сейчас
board-total = всего
board-mine = вы
board-points = победные очки
board-players = Игроки
board-strength = сила { $count }
board-units = боевых единиц
board-night = в волчью ночь
board-needs = нужно одно из: { $what }

board-close = Закрыть
board-round = Раунд { $round } из { $rounds }
board-actions = Пять действий этого раунда
board-act-wood = Дерево
board-act-iron = Железо
board-act-gold = Золото
board-act-move = Пере{"\u00AD"}мещение
board-act-build = Строи{"\u00AD"}тельство
board-action-now = идёт сейчас
board-action-done = выполнено
board-action-todo = впереди
board-action-out = не в этом раунде
board-first = первый игрок
board-player-asked = выбирают
board-player-ready = готовы
board-player-won = победа
board-player-over = игра окончена
board-covered = как видели в последний раз
board-level = уровень { $level }

board-building-works = действует
board-building-built = построено
board-building-ruined = разрушено
board-building-entwined = оплетено
board-damage = повреждение
board-damage-point = место для повреждения
board-counter = счётчик: этот раунд + { $count }
board-due = будет оплетено в раунде { $round }
board-flow = поток: { $action }
board-species-free = { $name }: обведено
board-value = накоплено { $at }: { $points } ПО
board-owner = Владелец: { $who }
board-points-left = Очков перемещения: { $count }

board-out = вне игры
board-visited = посещён
board-struck = { $thing } (вычеркнуто)
board-foundation = фундамент: { $number }
board-herd = стадо (сила { $strength })
board-web = будет оплетено в раунде { $round }

board-infected = заражённые регионы
board-moons = луны
board-moon-any = луна для любого раунда
board-moon-other = луна для чужого раунда
board-night-now = волчья ночь
board-day-now = день
board-this-round = Этот раунд
board-nights = ночей объявлено
board-ruins = разрушенных зданий
board-penalty = штрафных очков
board-stored = накоплено очков
board-fallen = погибло вершителей
board-councils = проведено Советов
board-votes = сохранено голосов
board-nest = коконов в гнезде
board-nest-due = арахниды появятся в раунде
board-pool = запас силы
board-ban = без сражений с чудовищами в раундах
board-counters = что ещё можно оплести
board-woven = получено оплетением
board-herd-strength = сила стада
board-herd-place = где стадо
board-herd-away = не на карте
board-energy = Энергия стада
board-trails = Тропы
board-lair = Логово
board-lair-step = потрачено { $count }: { $points } ПО
board-lair-values = ресурсы → очки
board-lair-points = очки логова
board-camp-points = очки Стоянки
board-trail-forest = Лес
board-trail-mountain = Горы
board-trail-field = Поле
board-trail-water-lair = Озеро или логово
board-trail-artifact = Артефакт
board-trail-fortress = Крепость
board-trail-foundation = Фундамент

## Варианты под заголовками

sheet-group-go = { $cost ->
        [one] { $cost } очко перемещения
        [few] { $cost } очка перемещения
       *[other] { $cost } очков перемещения
    }
sheet-line-go = { $region }
sheet-group-build = Построить
sheet-line-build = Здание «{ $building }»
sheet-group-build-night = Построить за мясо
sheet-line-build-night = Здание «{ $building }»
sheet-group-hire = Нанять
sheet-line-hire = В войско «{ $troop }»: { $count }
sheet-group-repair = Устранить повреждение здания «{ $building }»
sheet-line-repair = { $kind }
sheet-group-cut = Здание «{ $building }»
sheet-line-cut = Поток: { $action }
sheet-group-track-trail = След тропы
sheet-line-track-trail = { $trail }
sheet-group-track-building = Отмеченная часть стоимости здания
sheet-line-track-building = Здание «{ $building }»
sheet-group-track-monster = Отмеченная сила чудовища
sheet-line-track-monster = { NOUN($monster, case: "own") }

## Ячейки счёта, которые есть не на всех планшетах

sheet-lair = логово
sheet-energy = энергия
sheet-mycelium = грибница
sheet-penalty = штраф

# Обозначения на карте
legend-title = Обозначения
legend-terrains = Местность
legend-resources = Ресурсы
legend-objects = На карте
legend-fortress = Крепость: сила, в круге — очки, рядом — награда
legend-monster = Чудовище и номер его вида
legend-web = Паутина и раунд, когда объект будет оплетён
legend-herd = Стадо и его сила
legend-any = Любой ресурс
legend-points = Победные очки
