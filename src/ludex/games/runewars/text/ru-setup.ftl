# Что выбирает стол «Рунных войн».

setup-seats = Державы
setup-seats-daqan = { faction-daqan.title }
setup-seats-daqan-hint = { faction-daqan-about }
setup-seats-latari = { faction-latari.title }
setup-seats-latari-hint = { faction-latari-about }
setup-seats-uthuk = { faction-uthuk.title }
setup-seats-uthuk-hint = { faction-uthuk-about }
setup-seats-waiqar = { faction-waiqar.title }
setup-seats-waiqar-hint = { faction-waiqar-about }
setup-map = Карта
setup-map-hint = Модули раскладывает случай или по одному сами игроки.
setup-map-random = Раскладывает случай
setup-map-placed = Раскладывают игроки
setup-edition = Редакция
setup-edition-hint = Правила, для которых написаны «Знамёна войны», или пересмотренные: игра дольше, а победу надо удержать год.
setup-edition-original = Исходная
setup-edition-revised = Пересмотренная
setup-developments = Карты Развития
setup-developments-hint = При сборе урожая державы покупают улучшения навсегда, в том числе столицу.
setup-commanders = Командующие на поле боя
setup-commanders-hint = Армию ведёт герой, и у него есть карта для битв.
setup-free-cities = Расцвет свободных городов
setup-free-cities-hint = Города щедрее, у трёх есть драконья руна; для победы нужна ещё одна.
setup-road = Дорога к победе
setup-road-hint = Кто набрал достаточно драконьих рун, должен удержать их год.
setup-exploration = Жетоны исследования
setup-exploration-hint = Герои узнают, что скрыто в глуши: деревни, порталы, подземелья.
setup-epic = Эпическая игра
setup-epic-hint = Восемь лет, все руны лежат открыто, и для победы нужна ещё одна.
setup-content = Исправленные значения

# Сколько, по ожиданию, приносит ответ: со знаком и дробью.

gain = { $difference } руны дракона
