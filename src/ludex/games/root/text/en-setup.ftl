# Setting a table on the pages: names of fields, of their values and of the books.

game-about = One forest, and every side plays it in its own way: cats build, birds obey their decree, rebels spread sympathy, a vagabond walks alone.
game-solo = You are the Marquise de Cat against three bots.
book-root = The Law of Root
book-bots = The Law of the Bots

setup-seats = Seats
setup-seats-marquise = { faction-marquise.title }
setup-seats-marquise-hint = Builds and holds the woods: sawmills, workshops, recruiters. The plainest side for a first game.
setup-seats-eyrie = { faction-eyrie.title }
setup-seats-eyrie-hint = Must carry out a decree that grows every turn; failing it means turmoil.
setup-seats-alliance = { faction-alliance.title }
setup-seats-alliance-hint = Gathers supporters, spreads sympathy and rises in revolt.
setup-seats-vagabond = { faction-vagabond.title }
setup-seats-vagabond-hint = Alone with a satchel: items, quests, friends and foes.
setup-seats-vagabond2 = { faction-vagabond2.title }
setup-seats-vagabond2-hint = Plays beside the first Vagabond and at least one other side.
setup-seats-lizards = { faction-lizards.title }
setup-seats-lizards-hint = Preaches in the clearings, lives on discarded cards, converts its enemies.
setup-seats-riverfolk = { faction-riverfolk.title }
setup-seats-riverfolk-hint = Sells its services: the more others buy, the richer it grows.
setup-seats-bot-marquise = { bot-marquise.title }
setup-seats-bot-eyrie = { bot-eyrie.title }
setup-seats-bot-alliance = { bot-alliance.title }
setup-seats-bot-lizards = { bot-lizards.title }
setup-seats-bot-riverfolk = { bot-riverfolk.title }
setup-seats-bot-duchy = { bot-duchy.title }
setup-seats-bot-corvids = { bot-corvids.title }
setup-seats-bot-vagabot = { bot-vagabot.title }

setup-map = Map
setup-map-autumn = { map-autumn }
setup-map-winter = { map-winter }
setup-map-lake = { map-lake }
setup-map-mountain = { map-mountain }

setup-first = First player

setup-law = Edition of the law
setup-law-hint = Where the rulebook and later printings differ.
setup-law-seed = The rulebook
setup-law-current = Later printings

setup-difficulty = Difficulty
setup-difficulty-easy = { level-easy }
setup-difficulty-normal = { level-normal }
setup-difficulty-challenging = { level-challenging }
setup-difficulty-nightmare = { level-nightmare }

setup-traits = Traits
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

setup-services = Services for bots
setup-services-hint = By which cards bots buy from the Riverfolk.
setup-services-standard = Standard cards
setup-services-special = Special cards too

setup-cooperative = People together against the bots
setup-cooperative-hint = People win or lose together.

setup-character = Who the Vagabot is
setup-character-random = By lot
setup-character-thief = { character-thief }
setup-character-tinker = { character-tinker }
setup-character-ranger = { character-ranger }
setup-character-vagrant = { character-vagrant }
setup-character-arbiter = { character-arbiter }
setup-character-scoundrel = { character-scoundrel }

bad-setup-second = “{ $found }” plays only together with “{ $first }” and at least one other faction ({ $clause }).
bad-setup-cooperative = People play together against bots: at least one person and one bot are needed ({ $clause }).

# How much an answer is expected to bring, with a sign and a fraction.

gain = { $difference } points
