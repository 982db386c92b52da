# Runewars: стол в браузере и в терминале.

# Что говорят карты, кроме собственных слов.
card-fate = Как Карта Судьбы: { $results }.
card-result = { $shape } — { $result }
card-discard-on-use = Сбрасывается при использовании.
card-objective = Цель, { $alignment } путь
card-council = Совет магов: его Примарх получает 1 влияние.
card-title = титул
card-commander = Карта Командующего
card-order = Приказ { $number }
card-bonus = Бонус старшинства: { $text }
card-development = Карта Развития, цена: { $cost }
card-hero = { $alignment } герой, здоровье { $health }; { $attributes }
card-unit = { $side }: { $shape }, инициатива { $initiative }, здоровье { $health }{ $more }
card-ability = { $name }: { $text }
card-replaces = Можно нанять вместо { $unit }.
quest-where = Где: { $areas }
quest-test = проверка { $attribute }
quest-duel = поединок с { $unit }
quest-offer = предложение
quest-gold = Золото: { $deeds }
quest-silver = Серебро: { $deeds }
quest-red = Красный: { $deeds }
city-gives = На выбор: { $things }.
city-gives-tactics = { $count ->
    [one] { $count } Карта Тактики
    [few] { $count } Карты Тактики
   *[other] { $count } Карт Тактики
    }
city-gives-influence = { $count } влияния
city-gives-quests = { $count ->
    [one] { $count } Квест
    [few] { $count } Квеста
   *[other] { $count } Квестов
    }
city-gives-unit = нейтральный отряд ({ $shape }) ×{ $count }
city-rune = Здесь драконья руна.
city-extra = Локация даёт ещё { $amount }.

# Что лежит на карте.
board-amount = { $count } { $thing }
board-fort = { $fort } { $who }
fort-damaged = повреждённая крепость
fort-whole = крепость
fort-capital-damaged = повреждённая столица
fort-capital-whole = столица
board-rune-hidden = руна лицом вниз
board-rune-known = { $rune } лицом вниз
board-token-hidden = Жетон исследования лицом вниз
board-token-known = { $token }, лицом вниз
board-activated = жетон активации { $who }
board-waste = опустошение
board-ice = обледенение ×{ $count }
board-peasants = крестьяне
board-grave = { $count ->
    [one] { $count } награда павшего
    [few] { $count } награды павших
   *[other] { $count } наград павших
    }
board-damage = ранения: { $count }
board-damage-of = ранения: { $count } из { $health }
board-routed = повален
board-arriving = подходят: { $units }
board-over-mountain = { $place } (горы)
board-over-water = { $place } (вода)
board-over-yellow = { $place } (жёлтая граница)
board-tile = модуль { $tile }
board-turned = повёрнут { $count }
board-marker = метка родных владений
board-tiles-of = модули { $who }

# Игроки и год.
board-year = Год { $year } из { $years }, { $season }
board-goal = { $count } драконьих рун приносят победу, иначе побеждает тот, у кого их больше в конце { $year }-го года
board-title = { $title }: { $who }, влияния на титуле { $count }
board-nobody = никто
board-victory-card = { $who } (проверка: следующий сезон «{ $season }»)
board-deck-fate = колода Судьбы { $count }, в сбросе { $discarded }
board-deck-tactics = колода Тактики { $count }, в сбросе { $discarded }
board-runes = известно { $count } из { $needed }
board-dial = { $count }: { $reached } [{ $coming }]
icon-influence = влияние
icon-tactics = тактика
board-attribute = { $name } { $count }
board-tactics = { $count }, новых в этом сезоне { $fresh }
board-hidden = скрыта
board-yes = да
board-first = первый игрок
board-rewards-hidden = лицом вниз ×{ $count }
fight-now = сейчас тянет карты
fight-done = уже тянул
fight-lying = повалены до битвы
fight-strength = сила { $count }

# Таблицы.
sheet-thing = Что
sheet-value = Сейчас
sheet-goal = Цель игры
sheet-season-card = Карта Сезона
sheet-play-order = Порядок хода
sheet-titles = Титулы
sheet-victory-cards = Карты Победы
sheet-decks = Колоды
sheet-map = Карта
sheet-place = Где
sheet-turned = Поворот
sheet-area = Локация
sheet-controller = Контроль
sheet-gives = Даёт
sheet-units = Отряды
sheet-landmarks = Постройки
sheet-rune = Руна
sheet-heroes = Герои
sheet-marks = Жетоны
sheet-near = Соседи
sheet-player = { $who }
sheet-runes = Драконьи руны
sheet-influence = Влияние
sheet-dial-food = Шкала пищи
sheet-dial-wood = Шкала дерева
sheet-dial-ore = Шкала руды
sheet-chosen = Приказ этого сезона
sheet-orders-played = Приказы этого года
sheet-orders-left = Приказы на руке
sheet-tactics = Карты Тактики
sheet-quests = Квесты
sheet-objective = Цель
sheet-upgrades = Карты Развития
sheet-slain = Убито героев
sheet-lieutenant = Генерал-лейтенант
sheet-out = Выбыл из игры
sheet-standing = Кто с чем остался
sheet-realm = Держава
sheet-areas = Локации
sheet-strongholds = Крепости
sheet-hero = Герой
sheet-player-of = Сторона
sheet-attributes = Атрибуты
sheet-state = Состояние
sheet-rewards = Награды
sheet-effect = Что делает
sheet-battle = Битва: { $place }, { $round ->
    [0] начало
    [6] подсчёт Силы
   *[other] раунд { $round }
    }
sheet-initiative = Инициатива
sheet-duel = Поединок: { $place }, раунд { $round }
sheet-drawn = Вытянуто
sheet-card = Карта
sheet-pile = Где
sheet-hand = На руке
sheet-fresh = Новая: со следующего сезона
sheet-when = Когда
sheet-source = Примечание
sheet-cards = Ваши карты

# Стол в браузере.
board-map = Карта Терринота
board-border-mountain = Горы: их проходят только летающие отряды
board-border-water = Вода: её проходят зимой, по льду или по воздуху
board-border-yellow = Жёлтая граница: свободна, а с Затерянным городом — вода
board-ally = { $unit }, союзник: { $who }
board-marker-number = Метка родных владений { $number }
board-has-objective = Цель есть
board-objective-used = Цель уже выполнена
board-slain = Убито вражеских героев: { $count }
board-supply = в запасе { $count }
board-instead = нанимается вместо { $unit }
board-acted = уже действовал
board-drawn = На выбор
board-tactics-title = Тактика
board-quests-title = Квесты
board-objective-title = Цель
board-fresh = Со следующего сезона
board-asked = решает
board-turn = ходит
board-out = вне игры
board-won = победа
board-lost = поражение
board-mine = Вы
board-mine-asked = вам решать
board-mine-turn = ваш ход
board-mine-out = вы вне игры
board-mine-won = победа
board-mine-lost = поражение
board-claimed = Карта Победы: { $who }
board-discard-tactics = Последние сброшенные Карты Тактики
board-discard-season = Прежние Карты Сезонов
board-discard-rewards = Последние сброшенные награды
board-variant-revised = Пересмотренная редакция: победу объявляют и удерживают год
board-variant-developments = Карты Развития
board-variant-commanders = Командующие на поле боя
board-variant-free-cities = Расцвет свободных городов
board-variant-road = Дорога к победе
board-variant-exploration = Жетоны исследования
board-variant-epic = Эпическая игра
fight-attacks = нападает
fight-defends = защищается
duel-state = ранения: { $damage } из { $health }; в этом раунде наносит { $dealt }, отражает { $kept }
board-title-seats = Державы
board-title-close = Закрыть
board-title-table = Стол
board-title-legend = Знаки
board-title-dials = Шкалы
board-title-units = Отряды по инициативе
board-title-orders-played = Приказы этого года
board-title-orders-left = Приказы на руке
board-title-heroes = Герои
board-title-titles = Титулы
board-title-upgrades = Карты Развития
board-title-hand = Ваши карты
board-title-initiative = инициатива
board-title-health = здоровье
board-title-rewards = Награды
board-title-runes = Драконьи руны, известные вам
board-title-influence = Влияние
board-title-tactics = Карты Тактики
board-title-quests = Квесты
board-title-decks = Колоды
board-title-strength = Сила
board-title-fallen = Погибли:
board-title-lying = Повалены раньше:
board-title-variants = Варианты
board-title-none = Пока нет
board-title-play-order = Порядок хода
board-title-tiles = Ваши модули карты
legend-title-lands = Земли и границы
legend-title-units = Державы и подставки
legend-title-things = Что лежит на карте
legend-field = Больше всего пищи
legend-wood = Больше всего дерева
legend-hill = Больше всего руды
legend-triangle = Треугольник: лёгкие отряды
legend-rectangle = Прямоугольник: всадники и тяжёлая пехота
legend-circle = Круг: магия
legend-hexagon = Шестиугольник: самые большие
legend-fort = Крепость
legend-fort-damaged = Повреждённая крепость
legend-city = Город
legend-rune = Жетон руны лицом вниз
legend-dragon = Драконья руна
legend-false = Фальшивая руна
legend-hero = Герой
legend-commander = Герой-командующий
legend-flag = Жетон активации: отряды здесь стоят до весны
legend-waste = Опустошение: локация ничего не даёт
legend-ice = Обледенение: локация ничего не даёт, воду можно перейти
legend-unknown = Жетон исследования лицом вниз
legend-grave = Награды павшего героя

# Откуда драконьи руны, в конце игры.
source-runes-home = в родных владениях
source-runes-land = в других локациях
source-cities = города
source-throne = Драконий трон
source-shards = Осколки Тимморрана
