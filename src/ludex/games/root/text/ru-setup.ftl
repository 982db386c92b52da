# Подготовка стола на страницах: названия полей, их значений и сводов.

game-about = Один лес, и каждая сторона играет в нём по-своему: кошки строят, птицы исполняют устав, повстанцы копят сочувствие, бродяга идёт своей дорогой.
game-solo = Вы — Маркиса де Коте, против вас три бота.
book-root = Закон Root
book-bots = Закон ботов

setup-seats = Места
setup-seats-marquise = { faction-marquise.title }
setup-seats-marquise-hint = Строит и держит лес: лесопилки, мастерские, казармы. Самая прямая сторона для первой партии.
setup-seats-eyrie = { faction-eyrie.title }
setup-seats-eyrie-hint = Обязана исполнять устав, который растёт с каждым ходом; не смогла — смута.
setup-seats-alliance = { faction-alliance.title }
setup-seats-alliance-hint = Копит сторонников, сеет сочувствие и поднимает восстания.
setup-seats-vagabond = { faction-vagabond.title }
setup-seats-vagabond-hint = Одиночка с рюкзаком: предметы, задания, дружба и вражда.
setup-seats-vagabond2 = { faction-vagabond2.title }
setup-seats-vagabond2-hint = Играет рядом с первым Бродягой и хотя бы ещё одной стороной.
setup-seats-lizards = { faction-lizards.title }
setup-seats-lizards-hint = Проповедует на полянах, живёт сброшенными картами, обращает врагов.
setup-seats-riverfolk = { faction-riverfolk.title }
setup-seats-riverfolk-hint = Торгует услугами: чем больше покупают, тем богаче.
setup-seats-bot-marquise = { bot-marquise.title }
setup-seats-bot-eyrie = { bot-eyrie.title }
setup-seats-bot-alliance = { bot-alliance.title }
setup-seats-bot-lizards = { bot-lizards.title }
setup-seats-bot-riverfolk = { bot-riverfolk.title }
setup-seats-bot-duchy = { bot-duchy.title }
setup-seats-bot-corvids = { bot-corvids.title }
setup-seats-bot-vagabot = { bot-vagabot.title }

setup-map = Поле
setup-map-autumn = { map-autumn }
setup-map-winter = { map-winter }
setup-map-lake = { map-lake }
setup-map-mountain = { map-mountain }

setup-first = Кто ходит первым

setup-law = Редакция закона
setup-law-hint = Там, где свод правил и поздние тиражи расходятся.
setup-law-seed = Свод правил
setup-law-current = Поздние тиражи

setup-difficulty = Сложность
setup-difficulty-easy = { level-easy }
setup-difficulty-normal = { level-normal }
setup-difficulty-challenging = { level-challenging }
setup-difficulty-nightmare = { level-nightmare }

setup-traits = Черты
setup-traits-marquise-blitz = { trait-marquise-blitz }
setup-traits-marquise-fortified = { trait-marquise-fortified }
setup-traits-marquise-hospitals = { trait-marquise-hospitals }
setup-traits-marquise-iron-will = { trait-marquise-iron-will }
setup-traits-marquise-overwhelming = { trait-marquise-overwhelming }
setup-traits-eyrie-nobility = { trait-eyrie-nobility }
setup-traits-eyrie-relentless = { trait-eyrie-relentless }
setup-traits-eyrie-swoop = { trait-eyrie-swoop }
setup-traits-eyrie-war-tax = { trait-eyrie-war-tax }
setup-traits-eyrie-focused = { trait-eyrie-focused }
setup-traits-alliance-informants = { trait-alliance-informants }
setup-traits-alliance-popularity = { trait-alliance-popularity }
setup-traits-alliance-veterans = { trait-alliance-veterans }
setup-traits-alliance-wildfire = { trait-alliance-wildfire }
setup-traits-alliance-steadfast = { trait-alliance-steadfast }
setup-traits-lizards-spiteful = { trait-lizards-spiteful }
setup-traits-lizards-erratic = { trait-lizards-erratic }
setup-traits-lizards-fanatics = { trait-lizards-fanatics }
setup-traits-lizards-martyrs = { trait-lizards-martyrs }
setup-traits-riverfolk-greedy = { trait-riverfolk-greedy }
setup-traits-riverfolk-involved = { trait-riverfolk-involved }
setup-traits-riverfolk-garrison = { trait-riverfolk-garrison }
setup-traits-riverfolk-ferocious = { trait-riverfolk-ferocious }
setup-traits-duchy-foundations = { trait-duchy-foundations }
setup-traits-duchy-investors = { trait-duchy-investors }
setup-traits-duchy-overwhelm = { trait-duchy-overwhelm }
setup-traits-duchy-invaders = { trait-duchy-invaders }
setup-traits-corvids-gamble = { trait-corvids-gamble }
setup-traits-corvids-backup-plans = { trait-corvids-backup-plans }
setup-traits-corvids-mastermind = { trait-corvids-mastermind }
setup-traits-corvids-vendetta = { trait-corvids-vendetta }
setup-traits-vagabot-adventurer = { trait-vagabot-adventurer }
setup-traits-vagabot-berserker = { trait-vagabot-berserker }
setup-traits-vagabot-helper = { trait-vagabot-helper }
setup-traits-vagabot-marksman = { trait-vagabot-marksman }
setup-traits-vagabot-questing = { trait-vagabot-questing }

setup-services = Услуги для ботов
setup-services-hint = По каким картам боты покупают у Речного братства.
setup-services-standard = Обычные карты
setup-services-special = Ещё и особые карты

setup-cooperative = Люди заодно против ботов
setup-cooperative-hint = Люди вместе побеждают или вместе проигрывают.

setup-character = Кто Ботяга
setup-character-random = Решит жребий
setup-character-thief = { character-thief }
setup-character-tinker = { character-tinker }
setup-character-ranger = { character-ranger }
setup-character-vagrant = { character-vagrant }
setup-character-arbiter = { character-arbiter }
setup-character-scoundrel = { character-scoundrel }

bad-setup-second = «{ $found }» играет только вместе с «{ $first }» и хотя бы ещё одной фракцией ({ $clause }).
bad-setup-cooperative = Сообща играют люди против ботов: нужен хотя бы один человек и хотя бы один бот ({ $clause }).

# Сколько, по ожиданию, приносит ответ: со знаком и дробью.

gain = { $difference } очка
