# Новый стол на страницах и текстовые листы.

game-title = Герои III
game-about = Шесть фракций в одном магическом мире: шестнадцать раундов добычи, строительства, перемещений и сражений — все одновременно, и каждая по своим правилам.
game-solo = Вы играете за оборотней против двух соперников.
book-heroes = Правила «Героев III»

setup-seats = Места
setup-seats-mushroomfolk = { faction-mushroomfolk.title }
setup-seats-mushroomfolk-hint = Здания — они же воины, а по карте расползается грибница.
setup-seats-werewolves = { faction-werewolves.title }
setup-seats-werewolves-hint = Мясо кормит стаю, а в волчью ночь всё быстрее и сильнее. Хороши для первой партии.
setup-seats-archons = { faction-archons.title }
setup-seats-archons-hint = Всё уже построено, но потоки подтачивают здания; и в руинах есть прок.
setup-seats-lizardfolk = { faction-lizardfolk.title }
setup-seats-lizardfolk-hint = Вместо войны — договоры, и всех зовут на Совет.
setup-seats-dark-elves = { faction-dark-elves.title }
setup-seats-dark-elves-hint = Терпение: оплетённое станет их через несколько раундов.
setup-seats-cyclopes = { faction-cyclopes.title }
setup-seats-cyclopes-hint = Яростное стадо идёт своим путём и забирает то, что встретит. Для опытных.
setup-first = Первый игрок
setup-content = Исправленные значения

thing-any = { $count ->
        [one] { $count } любой ресурс
        [few] { $count } любых ресурса
       *[other] { $count } любых ресурсов
    }

sheet-round = Раунд { $round }, первый игрок: { $who }
sheet-action = действие
sheet-level = уровень
sheet-unchosen = не выбрано
sheet-scores = Очки на сейчас
sheet-player = игрок
sheet-buildings = здания
sheet-foundations = фундаменты
sheet-warehouse = склад
sheet-battles = победы
sheet-artifacts = артефакты
sheet-more = прочее
sheet-total = всего
sheet-board = { $who }
sheet-thing = что
sheet-value = значение
sheet-region = регион
sheet-stock = склад
sheet-units = единиц
sheet-steps = стоимость перемещения
sheet-herd = стадо
sheet-herd-is = { $region }, сила { $strength }
sheet-webs = оплетаются
sheet-web-is = { $region } (раунд { $round })
sheet-nest = гнездо
sheet-nest-is = { $count ->
        [one] { $count } кокон
        [few] { $count } кокона
       *[other] { $count } коконов
    } (раунд { $round })
sheet-troops = Войска: { $who }
sheet-troop = войско
sheet-board-artifacts = Артефакты: { $who }
sheet-artifact = артефакт
sheet-condition = условие
sheet-owner = владелец
sheet-points-left = осталось очков перемещения
sheet-board-buildings = Здания: { $who }
sheet-building = здание
sheet-state = состояние
sheet-damage = повреждения: { $have } из { $most }
sheet-cost = стоимость
sheet-needs = нужно одно из
sheet-points = ПО
sheet-effect = эффект
sheet-monsters = Чудовища: { $who }
sheet-monster = чудовище
sheet-strength = сила
sheet-resources = ресурсы
sheet-beaten = обведено
sheet-ticks = галочек: { $count }
sheet-map = Земли
sheet-terrain = местность
sheet-objects = объекты
sheet-players = игроки
sheet-neighbours = соседи

object-portal = портал
object-lair = логово
object-foundation = фундамент
object-mycelium = грибница
object-fortress = крепость ({ $facts })
object-captured = её захватили { $who }
object-treaty = договор с { $who }
object-counter = счётчик +{ $count }
object-artifact = артефакт «{ $artifact }»
object-artifact-taken = артефакт «{ $artifact }», он у { NOUN($who, case: "gen") }

condition-pay = Заплатить { $things }
condition-foundations = { $count ->
        [one] { $count } фундамент со зданием
        [few] { $count } фундамента со зданиями
       *[other] { $count } фундаментов со зданиями
    }
condition-wins = { $count ->
        [one] { $count } победа в сражениях
        [few] { $count } победы в сражениях
       *[other] { $count } побед в сражениях
    }
condition-wins-and-herd = { $count ->
        [one] { $count } победа в сражениях
        [few] { $count } победы в сражениях
       *[other] { $count } побед в сражениях
    }, считая сражения со стадом
condition-mountains-visited = { $count ->
        [one] { $count } посещённый горный регион
        [few] { $count } посещённых горных региона
       *[other] { $count } посещённых горных регионов
    }, считая Шог Ид
condition-free = Условие отменил Совет

# Сколько, по ожиданию, приносит ответ: со знаком и дробью.

gain = { $difference } очка
