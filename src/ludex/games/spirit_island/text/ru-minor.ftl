# Малые способности: названия, что они делают, нашими словами, и варианты там, где есть выбор.

power-call-of-the-dahan-ways = Зов даханских обычаев
power-call-of-the-dahan-ways-text = Замените 1 разведчика на 1 дахана. Луна ×2: вместо этого можете заменить 1 поселение на 1 дахана.

power-call-to-bloodshed = Призыв к кровопролитию
power-call-to-bloodshed-text = Либо 1 урон за каждого дахана, либо соберите до 3 даханов.
branch-call-to-bloodshed-1 = 1 урон за каждого дахана
branch-call-to-bloodshed-2 = Собрать до 3 даханов

power-call-to-isolation = Призыв к уединению
power-call-to-isolation-text = Либо вытолкните по 1 разведчику или поселению за каждого дахана, либо вытолкните 1 дахана.
branch-call-to-isolation-1 = Вытолкнуть по 1 разведчику или поселению за каждого дахана
branch-call-to-isolation-2 = Вытолкнуть 1 дахана

power-call-to-migrate = Призыв к переселению
power-call-to-migrate-text = Соберите до 3 даханов. Затем вытолкните до 3 даханов.

power-call-to-tend = Призыв к заботе
power-call-to-tend-text = Либо удалите 1 скверну, либо вытолкните до 3 даханов.
branch-call-to-tend-1 = Удалить 1 скверну
branch-call-to-tend-2 = Вытолкнуть до 3 даханов

power-dark-and-tangled-woods = Тёмная чаща
power-dark-and-tangled-woods-text = 2 страха. В горах или джунглях также защита 3.

power-delusions-of-danger = Мнимая опасность
power-delusions-of-danger-text = Либо вытолкните 1 разведчика, либо 2 страха.
branch-delusions-of-danger-1 = Вытолкнуть 1 разведчика
branch-delusions-of-danger-2 = 2 страха

power-devouring-ants = Прожорливые муравьи
power-devouring-ants-text = 1 страх. 1 урон; в джунглях или песках — 2. Уничтожьте 1 дахана.

power-drift-down-into-slumber = Погружение в дрёму
power-drift-down-into-slumber-text = Защита 1; в джунглях или песках — защита 4.

power-drought = Засуха
power-drought-text = Уничтожьте 3 поселения. 1 урон каждому поселению и каждому городу. Добавьте 1 скверну. Солнце ×3: уничтожьте 1 город.

power-elemental-boon = Дар стихий
power-elemental-boon-text = Выбранный дух получает на этот ход 3 разные стихии по своему выбору. Если это другой дух, вы получаете такие же.

power-encompassing-ward = Всеохватный оберег
power-encompassing-ward-text = Защита 2 в каждом регионе с присутствием выбранного духа.

power-enticing-splendor = Манящее великолепие
power-enticing-splendor-text = Либо соберите 1 разведчика или поселение, либо соберите до 2 даханов.
branch-enticing-splendor-1 = Собрать 1 разведчика или поселение
branch-enticing-splendor-2 = Собрать до 2 даханов

power-entrancing-apparitions = Чарующие видения
power-entrancing-apparitions-text = Защита 2. Если в регионе нет захватчиков, соберите до 2 разведчиков.

power-gift-of-constancy = Дар постоянства
power-gift-of-constancy-text = Выбранный дух получает 2 энергии и, когда течёт время, может вернуть на руку 1 разыгранную карту, вместо того чтобы сбросить её. Если это другой дух, вы тоже можете вернуть 1 свою.

power-gift-of-living-energy = Дар живой энергии
power-gift-of-living-energy-text = Выбранный дух получает 1 энергию; ещё 1, если это другой дух; ещё 1, если у вас хотя бы 2 святых места.

power-gift-of-power = Дар могущества
power-gift-of-power-text = Выбранный дух получает малую способность.

power-gnawing-rootbiters = Корнегрызы
power-gnawing-rootbiters-text = Вытолкните до 2 поселений.

power-land-of-haunts-and-embers = Край призраков и углей
power-land-of-haunts-and-embers-text = 2 страха. Вытолкните до 2 разведчиков и поселений. Если в регионе есть скверна, ещё 2 страха, и вытолкните ещё до 2. Добавьте 1 скверну.

power-lure-of-the-unknown = Зов неизведанного
power-lure-of-the-unknown-text = Соберите 1 разведчика или поселение.

power-natures-resilience = Стойкость природы
power-natures-resilience-text = Защита 6. Вода ×2: вместо этого можете удалить 1 скверну.

power-pull-beneath-the-hungry-earth = Голодная земля
power-pull-beneath-the-hungry-earth-text = Если в регионе есть ваше присутствие: 1 страх и 1 урон. В песках или на болотах: 1 урон.

power-purifying-flame = Очищающее пламя
power-purifying-flame-text = 1 урон за каждую скверну. В горах или песках вместо этого можете удалить 1 скверну.

power-quicken-the-earths-struggles = Борьба пробуждённой земли
power-quicken-the-earths-struggles-text = Либо 1 урон каждому поселению и каждому городу, либо защита 10.
branch-quicken-the-earths-struggles-1 = 1 урон каждому поселению и каждому городу
branch-quicken-the-earths-struggles-2 = Защита 10

power-rain-of-blood = Кровавый дождь
power-rain-of-blood-text = 2 страха; 3, если поселений и городов в регионе вместе хотя бы 2.

power-reaching-grasp = Далёкая хватка
power-reaching-grasp-text = На этом ходу дальность всех способностей выбранного духа больше на 2.

power-rouse-the-trees-and-stones = Пробуждение деревьев и камней
power-rouse-the-trees-and-stones-text = 2 урона. Вытолкните 1 разведчика.

power-sap-the-strength-of-multitudes = Истощение полчищ
power-sap-the-strength-of-multitudes-text = Защита 5. Воздух ×1: дальность этой способности больше на 1.

power-savage-mawbeasts = Зубастые хищники
power-savage-mawbeasts-text = В джунглях или на болотах: 1 страх и 1 урон. Животные ×3: 1 урон.

power-shadows-of-the-burning-forest = Тени горящего леса
power-shadows-of-the-burning-forest-text = 2 страха. В горах или джунглях вытолкните 1 разведчика и 1 поселение.

power-song-of-sanctity = Песнь святости
power-song-of-sanctity-text = Если в регионе есть разведчики, вытолкните их всех; иначе удалите 1 скверну.

power-steam-vents = Паровые жерла
power-steam-vents-text = Уничтожьте 1 разведчика. Земля ×3: вместо этого можете уничтожить 1 поселение.

power-uncanny-melting = Жуткое таяние
power-uncanny-melting-text = Если в регионе есть захватчики, 1 страх. В песках или на болотах удалите 1 скверну.

power-veil-the-nights-hunt = Под покровом ночной охоты
power-veil-the-nights-hunt-text = Либо каждый дахан наносит 1 урон, и все — разным захватчикам, либо вытолкните до 3 даханов.
branch-veil-the-nights-hunt-1 = Каждый дахан наносит 1 урон, и все — разным захватчикам
branch-veil-the-nights-hunt-2 = Вытолкнуть до 3 даханов

power-visions-of-fiery-doom = Видения огненной гибели
power-visions-of-fiery-doom-text = 1 страх. Вытолкните 1 разведчика или поселение. Огонь ×2: ещё 1 страх.

power-voracious-growth = Ненасытная поросль
power-voracious-growth-text = Либо 2 урона, либо удалите 1 скверну.
branch-voracious-growth-1 = 2 урона
branch-voracious-growth-2 = Удалить 1 скверну

# «Ветви и когти»

power-absorb-corruption = Поглощение порчи
power-absorb-corruption-text = Либо соберите 1 скверну, либо заплатите 1 энергию и удалите 1 скверну. Растения ×2: можете сделать и то и другое.
branch-absorb-corruption-1 = Собрать 1 скверну
branch-absorb-corruption-2 = Заплатить 1 энергию и удалить 1 скверну
branch-absorb-corruption-3 = И то и другое: собрать 1 скверну, затем за 1 энергию удалить 1

power-animated-wrackroot = Ожившие корни
power-animated-wrackroot-text = Либо 1 страх и уничтожьте 1 разведчика, либо добавьте 1 жетон дебрей.
branch-animated-wrackroot-1 = 1 страх, уничтожить 1 разведчика
branch-animated-wrackroot-2 = Добавить 1 жетон дебрей

power-call-to-ferocity = Призыв к свирепости
power-call-to-ferocity-text = Либо соберите до 3 даханов, либо, если в регионе есть даханы, 1 страх и вытолкните 1 разведчика и 1 поселение.
branch-call-to-ferocity-1 = Собрать до 3 даханов
branch-call-to-ferocity-2 = Если есть даханы: 1 страх, вытолкнуть 1 разведчика и 1 поселение

power-call-to-trade = Призыв к торговле
power-call-to-trade-text = Можете собрать 1 дахана. При степени ужаса I или II соберите 1 поселение, и первое разорение этого региона на этом ходу становится строительством.

power-confounding-mists = Сбивающие с пути туманы
power-confounding-mists-text = Либо защита 4, либо каждого захватчика, который на этом ходу добавляется в регион, можно сразу вытолкнуть в соседний.
branch-confounding-mists-1 = Защита 4
branch-confounding-mists-2 = Добавляемых сюда на этом ходу захватчиков можно сразу выталкивать

power-cycles-of-time-and-tide = Круговорот времени и приливов
power-cycles-of-time-and-tide-text = Если в регионе есть даханы, добавьте 1 дахана; если их нет, удалите 1 скверну.

power-disorienting-landscape = Обманчивая местность
power-disorienting-landscape-text = Вытолкните 1 разведчика. В горах или джунглях добавьте 1 жетон дебрей.

power-elusive-ambushes = Неуловимые засады
power-elusive-ambushes-text = Либо 1 урон, либо защита 4.
branch-elusive-ambushes-1 = 1 урон
branch-elusive-ambushes-2 = Защита 4

power-fire-in-the-sky = Огонь в небе
power-fire-in-the-sky-text = 2 страха. Добавьте 1 раздор.

power-fleshrot-fever = Гнилая лихорадка
power-fleshrot-fever-text = 1 страх. Добавьте 1 болезнь.

power-golds-allure = Соблазн золота
power-golds-allure-text = Соберите 1 разведчика. Соберите 1 поселение. Добавьте 1 раздор.

power-growth-through-sacrifice = Рост через жертву
power-growth-through-sacrifice-text = Уничтожьте 1 своё присутствие. Выбранный дух либо удаляет 1 скверну из одного из своих регионов, либо добавляет 1 присутствие в один из них. Солнце ×2: он может сделать и то и другое в одном и том же регионе.
branch-growth-through-sacrifice-1 = Удалить 1 скверну из одного из своих регионов
branch-growth-through-sacrifice-2 = Добавить 1 присутствие в один из своих регионов
branch-growth-through-sacrifice-3 = И то и другое в одном регионе

power-guardian-serpents = Змеи-стражи
power-guardian-serpents-text = Добавьте 1 жетон зверей в регион с присутствием выбранного духа. Если это его святое место, там защита 4.

power-here-there-be-monsters = Здесь водятся чудовища
power-here-there-be-monsters-text = Можете вытолкнуть 1 разведчика, поселение или дахана. 2 страха. Если в регионе есть звери, ещё 1 страх.

power-infested-aquifers = Заражённые воды
power-infested-aquifers-text = Либо, если в регионе есть болезнь, 1 урон каждому захватчику, либо, в горах или на болотах, 1 страх и добавьте 1 болезнь.
branch-infested-aquifers-1 = Если есть болезнь: 1 урон каждому захватчику
branch-infested-aquifers-2 = В горах или на болотах: 1 страх, добавить 1 болезнь

power-inflame-the-fires-of-life = Разожжённое пламя жизни
power-inflame-the-fires-of-life-text = Либо добавьте 1 болезнь, либо 1 страх и добавьте 1 раздор. Животные ×3: можете сделать и то и другое.
branch-inflame-the-fires-of-life-1 = Добавить 1 болезнь
branch-inflame-the-fires-of-life-2 = 1 страх, добавить 1 раздор
branch-inflame-the-fires-of-life-3 = И то и другое: 1 болезнь, 1 страх, 1 раздор

power-pact-of-the-joined-hunt = Договор о совместной охоте
power-pact-of-the-joined-hunt-text = Выбранный дух собирает 1 дахана в один из своих регионов. Там 1 урон за каждого дахана.

power-poisoned-dew = Ядовитая роса
power-poisoned-dew-text = Уничтожьте 1 разведчика; в джунглях или на болотах — всех разведчиков.

power-portents-of-disaster = Предвестия беды
power-portents-of-disaster-text = 2 страха. Как только на этом ходу в регионе будет уничтожен захватчик, ещё 1 страх, но лишь однажды.

power-promises-of-protection = Обещание защиты
power-promises-of-protection-text = Соберите до 2 даханов. На этом ходу даханы, пока они в этом регионе, имеют +2 к стойкости.

power-prowling-panthers = Крадущиеся пантеры
power-prowling-panthers-text = Либо 1 страх и добавьте 1 жетон зверей, либо, если в регионе есть звери, уничтожьте 1 разведчика или поселение.
branch-prowling-panthers-1 = 1 страх, добавить 1 жетон зверей
branch-prowling-panthers-2 = Если есть звери: уничтожить 1 разведчика или поселение

power-razor-sharp-undergrowth = Заросли острее бритвы
power-razor-sharp-undergrowth-text = Уничтожьте 1 разведчика и 1 дахана. Добавьте 1 жетон дебрей. Защита 2.

power-renewing-rain = Живительный дождь
power-renewing-rain-text = В джунглях или песках удалите 1 скверну. Растения ×3: добавьте 1 жетон дебрей.

power-rites-of-the-lands-rejection = Обряды отторжения
power-rites-of-the-lands-rejection-text = Либо на этом ходу в регионе не происходит строительства, и 1 страх за каждое поселение и каждый город или за каждого дахана — смотря чего меньше; либо вытолкните до 3 даханов.
branch-rites-of-the-lands-rejection-1 = На этом ходу здесь нет строительства; страх по числу поселений и городов или даханов — смотря чего меньше
branch-rites-of-the-lands-rejection-2 = Вытолкнуть до 3 даханов

power-scour-the-land = Опустошение земель
power-scour-the-land-text = Уничтожьте 3 поселения и всех разведчиков. Добавьте 1 скверну. Воздух ×3: эта способность может быть быстрой.

power-sky-stretches-to-shore = Небо тянется к берегу
power-sky-stretches-to-shore-text = На этом ходу выбранный дух может использовать 1 медленную способность как быструю или 1 быструю как медленную, а дальность его способностей до прибрежных регионов больше на 3.

power-spur-on-with-words-of-fire = Пламенные слова
power-spur-on-with-words-of-fire-text = Если выбран другой дух, он получает 1 энергию. Выбранный дух может сразу разыграть и оплатить ещё 1 карту способности; медленная ждёт фазы медленных способностей.

power-swarming-wasps = Рой ос
power-swarming-wasps-text = Либо добавьте 1 жетон зверей, либо, если в регионе есть звери, вытолкните до 2 разведчиков.
branch-swarming-wasps-1 = Добавить 1 жетон зверей
branch-swarming-wasps-2 = Если есть звери: вытолкнуть до 2 разведчиков

power-teeming-rivers = Реки, полные жизни
power-teeming-rivers-text = Если в регионе нет скверны, добавьте 1 жетон зверей; если её ровно 1, удалите её.

power-tormenting-rotflies = Докучливые гнилые мухи
power-tormenting-rotflies-text = Либо добавьте 1 болезнь, либо, если в регионе есть захватчики, 2 страха, ещё 1 при болезни и ещё 1 при скверне.
branch-tormenting-rotflies-1 = Добавить 1 болезнь
branch-tormenting-rotflies-2 = Если есть захватчики: 2 страха, ещё 1 при болезни, ещё 1 при скверне

power-twilight-fog-brings-madness = Сумеречный туман безумия
power-twilight-fog-brings-madness-text = Добавьте 1 раздор. Вытолкните 1 дахана. 1 урон каждому дахану, который остался в регионе.

# Вопросы и известия этих карт

ask-hit = { $cause }: кому достанется 1 урон? Осталось: { $count }
ask-take-back = { $cause }: какая разыгранная карта вернётся на руку, а не в сброс?
ask-add-presence = { $cause }: куда вы добавите присутствие и откуда возьмёте его?
ask-where-to-heal = { $cause }: из какого своего региона удалить скверну?
ask-where-beasts-come = { $cause }: в каком регионе появятся звери?
ask-where-to-hunt = { $cause }: в какой из своих регионов собрать дахана на охоту?
ask-play-more = { $cause }: какую карту вы разыграете дополнительно?
option-add-presence = Присутствие в { $land } { $track }
tell-taken-back = { $spirit }: «{ $power }» возвращается на руку, а не в сброс.
tell-element-gained = { $spirit }: получена стихия — { $element }.
