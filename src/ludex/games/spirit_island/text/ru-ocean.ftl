# Ненасытный Океан.

spirit-oceans-hungry-grasp = Ненасытный Океан
spirit-oceans-hungry-grasp-about = Сокрушителен на побережье и слаб в глубине острова. Его присутствие приходит и уходит, как прилив; утонувшие захватчики дают энергию, которой ему иначе не хватает.

rule-oceans-hungry-grasp-1 = Океан в игре
rule-oceans-hungry-grasp-1-text = Его присутствие может находиться в океанах, но никогда — в регионах вдали от берега. Океан поля, на котором есть присутствие духа, считается прибрежным болотом для способностей и скверны. Захватчики и даханы, перемещённые в такой океан, тонут.
rule-oceans-hungry-grasp-2 = Утопление
rule-oceans-hungry-grasp-2-text = Всё, что тонет, уничтожено; утонувших захватчиков дух хранит у себя. В любой момент он может обменять их стойкость на энергию: 1 энергия за столько единиц указанной на фишках стойкости, сколько игроков в партии.

power-pound-ships-to-splinters = Разбить корабли в щепки
power-pound-ships-to-splinters-text = Пугает тех, кто пришёл морем.
power-pound-ships-to-splinters-level-1 = 1 страх.
power-pound-ships-to-splinters-level-2 = Ещё 1 страх.
power-pound-ships-to-splinters-level-3 = Ещё 2 страха.

power-ocean-breaks-the-shore = Океан ломает берег
power-ocean-breaks-the-shore-text = Топит то, что построено на побережье.
power-ocean-breaks-the-shore-level-1 = Утопите 1 поселение.
power-ocean-breaks-the-shore-level-2 = Вместо этого можете утопить 1 город.
power-ocean-breaks-the-shore-level-3 = Кроме того, утопите 1 поселение или город.

power-call-of-the-deeps = Зов глубин
power-call-of-the-deeps-text = Соберите 1 разведчика. В океан можете собрать ещё 1 разведчика.

power-grasping-tide = Хваткий прилив
power-grasping-tide-text = 2 страха. Защита 4.

power-swallow-the-land-dwellers = Поглотить обитателей суши
power-swallow-the-land-dwellers-text = Утопите 1 разведчика, 1 поселение и 1 дахана.

power-tidal-boon = Дар прилива
power-tidal-boon-text = Выбранный дух получает 2 энергии и может вытолкнуть 1 поселение и до 2 даханов из одного из своих регионов. Даханов, вытолкнутых в ваш океан, вы можете перенести в любой прибрежный регион: они не тонут.

ask-ashore = Вынести даханов на берег? Иначе они утонут
ask-washed-ashore = Куда море их вынесет?
ask-push-from = Из какого региона?
option-trade = Обменять утонувших на энергию: { $count }
tell-drowned = Море забирает: { $piece } ({ $land }).
tell-washed-ashore = Море выносит на берег: { $piece } ({ $land }).
