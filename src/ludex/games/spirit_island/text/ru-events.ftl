# События: названия, варианты и половины, островные и даханские события.

event-years-of-little-rain = Годы засухи
event-years-of-little-rain-1 = Пусть растения гибнут и земля сохнет
event-years-of-little-rain-1-text = За каждое поле сбросьте верхнюю малую способность: если на ней нет воды, добавьте там 1 скверну в пески. В этот ход у поселений, городов и даханов −1 к стойкости.
branch-years-of-little-rain-1 = Пусть растения гибнут и земля сохнет
event-years-of-little-rain-2 = Смягчить засуху
event-years-of-little-rain-2-text = 4 энергии на игрока, при помощи воды. Каждый дух может добавить 1 присутствие в один из своих регионов с даханами.
branch-years-of-little-rain-2 = Смягчить засуху

event-farmers-seek-the-dahan-for-aid = Фермеры просят помощи у даханов
event-farmers-seek-the-dahan-for-aid-1 = Прогнать захватчиков
event-farmers-seek-the-dahan-for-aid-1-text = На каждом поле 2 урона даханам в регионе с даханами и поселением или городом; на каждом поле добавьте 1 скверну в регион, где хотя бы 2 поселения или города. В этот ход у поселений и городов −1 к стойкости.
branch-farmers-seek-the-dahan-for-aid-1 = Прогнать захватчиков
event-farmers-seek-the-dahan-for-aid-2 = Научить захватчиков
event-farmers-seek-the-dahan-for-aid-2-text = На каждом поле добавьте 1 поселение в регион с даханами. Вместо следующего обычного разорения выполняется строительство.
branch-farmers-seek-the-dahan-for-aid-2 = Научить захватчиков

event-new-species-spread = Нашествие новых видов
event-new-species-spread-1 = Пусть чужие виды цветут
event-new-species-spread-1-text = За каждое поле сбросьте верхнюю малую способность: если она быстрая, добавьте там 1 скверну в регион с поселением или городом. Затем верните эту карту под 2 верхние карты колоды.
branch-new-species-spread-1 = Пусть чужие виды цветут
event-new-species-spread-2 = Преобразить худших из них
event-new-species-spread-2-text = 4 энергии на игрока, при помощи луны. 1 страх на игрока; на каждом поле добавьте 1 жетон зверей в регион с поселением или городом.
branch-new-species-spread-2 = Преобразить худших из них

event-war-touches-the-islands-shores = Война у берегов острова
event-war-touches-the-islands-shores-1 = Не мешать нападениям
event-war-touches-the-islands-shores-1-text = За каждое поле сбросьте верхнюю великую способность: её стоимость — урон захватчикам и самому региону в том прибрежном регионе, где больше всего поселений и городов. Защита уменьшает и то и другое.
branch-war-touches-the-islands-shores-1 = Не мешать нападениям
event-war-touches-the-islands-shores-2 = Помочь отбить пришельцев
event-war-touches-the-islands-shores-2-text = 1 энергия на игрока. Добавьте карту страха на верх колоды страха.
branch-war-touches-the-islands-shores-2 = Помочь отбить пришельцев

event-sacred-sites-under-threat = Святые места под угрозой
event-sacred-sites-under-threat-1 = Пусть их отбросит сила острова
event-sacred-sites-under-threat-1-text = Каждое святое место выталкивает 1 разведчика или поселение. Уберите с карты скверны в коробку по 1 скверне на игрока.
branch-sacred-sites-under-threat-1 = Пусть их отбросит сила острова
event-sacred-sites-under-threat-2 = Защитить их самим, будь что будет
event-sacred-sites-under-threat-2-text = В каждом регионе со святым местом и захватчиками: 2 урона за 3 энергии (при помощи огня) или уничтожьте там по 1 присутствию каждого духа.
branch-sacred-sites-under-threat-2 = Защитить их самим, будь что будет

event-outpaced = Опережение
event-outpaced-1 = Сохранять неспешность
event-outpaced-1-text = Сбросьте эту медленную карту и получите энергию, равную её стоимости, и ещё 1.
branch-outpaced-1 = Сохранять неспешность
event-outpaced-2 = Поспевать за ними
event-outpaced-2-text = Заплатите 3 энергии или уничтожьте 2 своих присутствия; карту можно использовать сейчас, а не позже.
branch-outpaced-2 = Поспевать за ними

event-missionaries-arrive = Прибытие миссионеров
event-missionaries-arrive-1 = Не вмешиваться в их дела с даханами
event-missionaries-arrive-1-text = За каждое поле сбросьте верхнюю малую способность: если на ней есть солнце, вытолкните там 1 разведчика из региона с даханами; иначе замените там 1 дахана на 1 поселение. Затем верните эту карту под 2 верхние карты колоды.
branch-missionaries-arrive-1 = Не вмешиваться в их дела с даханами
event-missionaries-arrive-2 = Проклясть языки чужеземцев
event-missionaries-arrive-2-text = 4 энергии на игрока, при помощи солнца. Каждый дух добавляет 1 болезнь в регион с городом; 2 страха на игрока; во время следующего обычного разорения каждый город наносит +3 урона.
branch-missionaries-arrive-2 = Проклясть языки чужеземцев

event-a-strange-madness-among-the-beasts = Странное безумие зверей
event-a-strange-madness-among-the-beasts-1 = Пусть неистовствуют до смерти
event-a-strange-madness-among-the-beasts-1-text = Каждый жетон зверей уничтожает 1 дахана в своём регионе; затем удалите по 1 жетону зверей с каждого поля.
branch-a-strange-madness-among-the-beasts-1 = Пусть неистовствуют до смерти
event-a-strange-madness-among-the-beasts-2 = Направить безумие
event-a-strange-madness-among-the-beasts-2-text = Удалите сколько угодно жетонов зверей; 3 энергии за каждый оставшийся, но не меньше 3, при помощи животных. Каждый дух может вытолкнуть 1 жетон зверей.
branch-a-strange-madness-among-the-beasts-2 = Направить безумие

event-rising-interest-in-the-island = Растущий интерес к острову
event-rising-interest-in-the-island-1 = Не замечать любопытства
event-rising-interest-in-the-island-1-text = Верхняя карта захватчиков (кроме тех, что при подготовке положены особо) уходит в коробку. На каждом поле добавьте 1 поселение в регион без поселений.
branch-rising-interest-in-the-island-1 = Не замечать любопытства
event-rising-interest-in-the-island-2 = Вплести ложь в умы наблюдателей
event-rising-interest-in-the-island-2-text = 4 энергии на игрока, при помощи воздуха. Верхняя карта страха уходит в коробку. Во время следующего обычного разорения каждое поселение и каждый город наносят +1 урон.
branch-rising-interest-in-the-island-2 = Вплести ложь в умы наблюдателей

event-seeking-the-interior = Вглубь острова
event-seeking-the-interior-1 = Вглубь острова
event-seeking-the-interior-1-text = Из каждого прибрежного региона вытолкните 1 разведчика во внутренний регион.
event-seeking-the-interior-2 = Расселение
event-seeking-the-interior-2-text = Из региона, где больше всего захватчиков, вытолкните по 1 разведчику или поселению в каждый соседний регион.

event-wave-of-reconnaissance = Волна разведки
event-wave-of-reconnaissance-1 = Волна разведки
event-wave-of-reconnaissance-1-text = В этот ход в каждый разведанный регион добавляется ещё 1 разведчик.
event-wave-of-reconnaissance-2 = Рост городов
event-wave-of-reconnaissance-2-text = В каждом регионе, где хотя бы 2 поселения, замените половину из них (с округлением вверх) на города.

event-interesting-discoveries = Любопытные открытия
event-interesting-discoveries-1 = Любопытные открытия
event-interesting-discoveries-1-text = На каждом поле выберите святое место: соберите туда 1 разведчика и добавьте 1 разведчика.
event-interesting-discoveries-2 = Растущая жестокость
event-interesting-discoveries-2-text = В этот ход разорение наносит +1 урон в каждом регионе.

event-strange-tales-attract-explorers = Странные слухи манят разведчиков
event-strange-tales-attract-explorers-1 = Странные слухи манят разведчиков
event-strange-tales-attract-explorers-1-text = 1 страх за каждого духа со святым местом. После сдвига карт захватчиков добавьте 1 разведчика в каждый регион со святым местом.
event-strange-tales-attract-explorers-2 = Укрепления
event-strange-tales-attract-explorers-2-text = После сдвига карт захватчиков они строят в одном ландшафте, которого нет на картах под действиями.

event-cultural-assimilation = Смешение культур
event-cultural-assimilation-1 = Смешение культур
event-cultural-assimilation-1-text = На каждом поле в регионе ровно с 1 даханом, где есть город или по соседству с городом, замените этого дахана на 1 поселение.
event-cultural-assimilation-2 = Расправа над даханами
event-cultural-assimilation-2-text = На каждом поле выберите регион с даханами и поселением или городом: 3 урона даханам в нём, защита не учитывается.

event-investigation-of-dangers = Изучение опасностей
event-investigation-of-dangers-1 = Изучение опасностей
event-investigation-of-dangers-1-text = На каждом поле добавьте 1 разведчика в регион без захватчиков и даханов.
event-investigation-of-dangers-2 = Смерть нечисти!
event-investigation-of-dangers-2-text = В этот ход разорение наносит +3 урона в регионах с присутствием.

event-distant-exploration = Дальняя разведка
event-distant-exploration-1 = Дальняя разведка
event-distant-exploration-1-text = В этот ход источники захватчиков действуют на один регион дальше.
event-distant-exploration-2 = Напуганные толпы
event-distant-exploration-2-text = В этот ход разорение наносит +3 урона в регионах, где хотя бы 3 захватчика.

event-putting-down-roots = Пустить корни
event-putting-down-roots-1 = Пустить корни
event-putting-down-roots-1-text = На каждом поле замените 1 разведчика на 1 поселение во внутреннем регионе.
event-putting-down-roots-2 = Сердце острова рушится
event-putting-down-roots-2-text = На каждом поле с захватчиками добавьте 1 скверну во внутренний регион. Чтобы это предотвратить, уничтожьте 3 присутствия на этом поле.

event-search-for-new-lands = Поиск новых земель
event-search-for-new-lands-1 = Поиск новых земель
event-search-for-new-lands-1-text = Из каждого региона, где хотя бы 2 разведчика, вытолкните 1 разведчика в регион без захватчиков.
event-search-for-new-lands-2 = Разорённые берега
event-search-for-new-lands-2-text = На каждом поле с захватчиками добавьте 1 скверну в прибрежный регион. Чтобы это предотвратить, уничтожьте 2 присутствия на этом поле.

event-invaders-surge-inland = Захватчики рвутся вглубь
event-invaders-surge-inland-1 = Захватчики рвутся вглубь
event-invaders-surge-inland-1-text = На каждом поле переместите 1 поселение из прибрежного региона на один или два региона, с каждым шагом дальше от берега.
event-invaders-surge-inland-2 = Разрушения ширятся
event-invaders-surge-inland-2-text = На каждом поле добавьте 1 скверну в регион с поселением или городом либо по соседству с ними. Чтобы это предотвратить, уничтожьте 2 присутствия на этом поле.

event-tight-knit-communities = Сплочённое сообщество
event-tight-knit-communities-1 = Сплочённое сообщество
event-tight-knit-communities-1-text = В этот ход у поселений и городов +1 к стойкости.
event-tight-knit-communities-2 = Скверна расползается
event-tight-knit-communities-2-text = На каждом поле добавьте 1 скверну в регион по соседству со скверной. Чтобы это предотвратить, уничтожьте 2 присутствия на этом поле.

event-well-prepared-explorers = Опытные разведчики
event-well-prepared-explorers-1 = Опытные разведчики
event-well-prepared-explorers-1-text = В этот ход у разведчиков +1 к стойкости.
event-well-prepared-explorers-2 = Скверна расползается
event-well-prepared-explorers-2-text = На каждом поле добавьте 1 скверну в регион по соседству со скверной. Чтобы это предотвратить, уничтожьте 2 присутствия на этом поле.

event-population-rises = Население растёт
event-population-rises-1 = Население растёт
event-population-rises-1-text = На каждом поле добавьте 1 поселение в регион с разведчиком или поселением.
event-population-rises-2 = Сила угасает
event-population-rises-2-text = Каждый дух уничтожает 2 своих присутствия, или забывает 2 способности, или убирает из игры 1 скверну с карты скверны.

event-urban-development = Развитие городов
event-urban-development-1 = Развитие городов
event-urban-development-1-text = Во время следующего обычного разорения каждый город наносит +2 урона.
event-urban-development-2 = Гнойники скверны
event-urban-development-2-text = На каждом поле с захватчиками добавьте 1 скверну в регион, где хотя бы 2 скверны; она не распространяется.

event-heavy-farming = Усиленная вспашка
event-heavy-farming-1 = Усиленная вспашка
event-heavy-farming-1-text = Во время следующего обычного разорения каждое поселение наносит +1 урон.
event-heavy-farming-2 = Переполненные города
event-heavy-farming-2-text = На каждом поле с городом добавьте 1 скверну в регион с городом. Чтобы это предотвратить, уничтожьте 2 присутствия на этом поле.

event-promising-farmland = Благодатные земли
event-promising-farmland-1 = Благодатные земли
event-promising-farmland-1-text = В этот ход один раз на каждом поле разведка добавляет 1 поселение вместо 1 разведчика.
event-promising-farmland-2 = Новые посевы приживаются
event-promising-farmland-2-text = Захватчики сразу разоряют один ландшафт, которого нет на картах под действиями. Чтобы предотвратить это на поле, уничтожьте на нём 2 присутствия.

event-slave-rebellion = Восстание рабов
event-slave-rebellion-1 = Вспышка недовольства
event-slave-rebellion-1-text = На каждом поле добавьте 1 раздор поселению. Затем откройте ещё одно событие, а эту карту верните в колоду, как при подготовке.
event-slave-rebellion-2 = Восстание
event-slave-rebellion-2-text = На каждом поле уничтожьте 1 поселение и добавьте по 1 раздору любым 2 поселениям или городам. Затем каждый захватчик получает 1 урон за каждый свой раздор. После этого откройте ещё одно событие.

# Выбор внутри события.
branch-sacred-sites-under-threat-3 = 2 урона за 3 энергии
branch-sacred-sites-under-threat-4 = Уничтожить там по 1 присутствию каждого духа
branch-outpaced-3 = Заплатить 3 энергии
branch-outpaced-4 = Уничтожить 2 присутствия
branch-population-rises-1 = Уничтожить 2 присутствия
branch-population-rises-2 = Забыть 2 способности
branch-population-rises-3 = Убрать из игры 1 скверну с карты

# Островные и даханские события.
token-beasts-attack = Нападение зверей
token-beasts-attack-text = Каждый жетон зверей наносит 2 урона в своём регионе; удалите те, что уничтожили поселение или город.
token-beasts-find-new-homes = Звери ищут новый дом
token-beasts-find-new-homes-text = На каждом поле вытолкните 1 жетон зверей в регион без скверны; 1 страх, если там есть захватчики.
token-beasts-prowl = Звери рыщут
token-beasts-prowl-text = Каждый жетон зверей: 1 страх, если в его регионе есть захватчики, иначе он переходит в соседний регион.
token-prey-on-the-unwary = Охота на неосторожных
token-prey-on-the-unwary-text = Каждый жетон зверей уничтожает 1 разведчика в своём регионе. Добавьте 1 жетон зверей на одно поле без зверей.
token-savage-frenzy = Дикое неистовство
token-savage-frenzy-text = Каждый жетон зверей уничтожает 1 разведчика в своём регионе и наносит там 2 урона.
token-beasts-of-the-jungle = Звери джунглей
token-beasts-of-the-jungle-text = На каждом поле добавьте 1 жетон зверей в джунгли без скверны; 1 страх, если там есть захватчики.
token-distant-hunt = Дальняя охота
token-distant-hunt-text = На каждом поле вытолкните 1 жетон зверей в регион без скверны; 1 урон в нём.
token-beasts-provoked = Раздразнённые звери
token-beasts-provoked-text = На каждом поле добавьте 1 жетон зверей в регион с поселением и без скверны.
token-new-diseases = Новые болезни
token-new-diseases-text = На половине полей (с округлением вверх) добавьте 1 болезнь в регион с даханами и захватчиками; 2 урона даханам в нём.
token-lingering-plagues = Затяжные хвори
token-lingering-plagues-text = На каждом поле добавьте 1 болезнь. В этой фазе захватчиков болезни не предотвращают строительство.
token-wheezelung-outbreak = Вспышка лёгочной хвори
token-wheezelung-outbreak-text = На каждом поле добавьте 1 болезнь в те джунгли или болота, где больше всего поселений и городов.
token-sandfever-outbreak = Вспышка песчаной лихорадки
token-sandfever-outbreak-text = На каждом поле добавьте 1 болезнь в те пески или горы, где больше всего поселений и городов.
token-grim-toll = Скорбная жатва
token-grim-toll-text = На каждом поле выберите регион с болезнью: 2 урона захватчикам и 2 урона даханам.
token-stricken = Поражённые недугом
token-stricken-text = В этот ход в регионах с болезнью или раздором нет разорения.
dahan-canny-defense = Искусная оборона
dahan-canny-defense-text = При разорении в каждом регионе защита 1 за каждого дахана.
dahan-offerings-of-pattern-and-dance = Дары узора и танца
dahan-offerings-of-pattern-and-dance-text = Каждый дух, в регионах которого хотя бы 2 дахана, получает 1 энергию.
dahan-reclaim-territory = Возвращение земель
dahan-reclaim-territory-text = Каждый игрок может вытолкнуть 1 дахана: 1 урон там, куда он пришёл.
dahan-spirit-speakers-solve-riddles-of-power = Говорящие с духами разгадывают тайны
dahan-spirit-speakers-solve-riddles-of-power-text = Каждый дух, в регионах которого хотя бы 4 дахана, получает малую способность.
dahan-raids-in-force = Набеги большими силами
dahan-raids-in-force-text = Духи выбирают по региону, где даханов больше, чем поселений и городов, все разные: 1 урон за каждого дахана в нём.
dahan-seek-a-safer-home = Поиск безопасного дома
dahan-seek-a-safer-home-text = На каждом поле вытолкните 2 даханов из региона со зверями, болезнью или дебрями туда, где ничего этого нет.
dahan-forsake-the-barren-land = Покинуть бесплодную землю
dahan-forsake-the-barren-land-text = На каждом поле вытолкните 2 даханов из региона со скверной туда, где её нет.
dahan-retreat = Отход
dahan-retreat-text = На каждом поле вытолкните 2 даханов из региона с городом туда, где городов нет.
dahan-tend-the-land = Забота о земле
dahan-tend-the-land-text = На каждом поле удалите 1 скверну из региона, где хотя бы 2 дахана.
dahan-coming-of-age-mountain-sands = Взросление
dahan-coming-of-age-mountain-sands-text = На каждом поле добавьте 1 дахана в горы или пески с даханами.
dahan-coming-of-age-coastal = Взросление
dahan-coming-of-age-coastal-text = На каждом поле добавьте 1 дахана в прибрежный регион с даханами.
dahan-coming-of-age-inland = Взросление
dahan-coming-of-age-inland-text = На каждом поле добавьте 1 дахана во внутренний регион с даханами.
dahan-coming-of-age-jungle-wetland = Взросление
dahan-coming-of-age-jungle-wetland-text = На каждом поле добавьте 1 дахана в джунгли или болота с даханами.
dahan-reckless-offensive = Отчаянный натиск
dahan-reckless-offensive-text = На каждом поле выберите регион, где хотя бы 2 дахана и 2 поселения или города: каждый дахан уничтожает 1 поселение или город; добавьте 1 скверну.
dahan-rouse-the-spirits = Пробуждение духов
dahan-rouse-the-spirits-text = Каждый дух, в регионах которого хотя бы 3 дахана, может сейчас использовать 1 медленную способность.
dahan-fierce-mien = Грозный облик
dahan-fierce-mien-text = 1 страх за каждый регион с захватчиками, где даханов больше, чем поселений и городов.
dahan-traps-and-snares = Силки и ловушки
dahan-traps-and-snares-text = На каждом поле добавьте 1 жетон дебрей в регион с даханами.
dahan-drive-off-the-interlopers = Прогнать непрошеных гостей
dahan-drive-off-the-interlopers-text = Каждый игрок может вытолкнуть 1 разведчика или поселение из региона с даханами.
dahan-aid-the-uprising = Помощь восставшим
dahan-aid-the-uprising-text = Захватчики с раздором получают 1 урон за каждого дахана в их регионе; добавьте туда 1 дахана за каждое уничтоженное так поселение или город.

# Ответы, вопросы и журнал.
option-pay = Заплатить энергию: { $count }
option-pay-forget = Забыть «{ $power }»: +4
option-pay-discard = Сбросить «{ $power }»: +2
option-terrain = { $terrain }
ask-pay = { $cause }: осталось заплатить вместе: { $count }
ask-prevent = { $cause }: уничтожить присутствие на этом поле, чтобы предотвратить это?
ask-has-element = { $cause }: есть ли нужная стихия на «Даре стихий»?
ask-outpaced = { $cause }, «{ $power }»: сохранять неспешность или поспевать?
ask-use-now = { $cause }: использовать «{ $power }» сейчас?
ask-use-slow-now = { $cause }: использовать медленную способность сейчас?
ask-let-die = { $cause }: удалить ещё зверей? За оставшихся нужно заплатить: { $count }
ask-terrain = { $cause }: какой ландшафт?
tell-discarded = { $spirit }: сброшена карта «{ $power }».
tell-event-returns = «{ $event }» возвращается в колоду.
tell-no-agreement = «{ $event }»: согласия нет, применяется первый вариант.
tell-blight-boxed = Скверна уходит с карты в коробку: { $count }.
tell-fear-boxed = Карта страха уходит в коробку; в колоде осталось: { $left }.
tell-fear-added = Карта страха ложится на верх колоды; теперь в ней: { $left }.
tell-invader-boxed = Верхняя карта захватчиков уходит в коробку; в колоде осталось: { $left }.
