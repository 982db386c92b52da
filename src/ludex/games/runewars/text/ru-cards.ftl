# О чём спрашивают и что рассказывают Карты Сезонов и Тактики, Цели и Титулы.

option-carry-rune = Жетон руны: { $place } → { $to }
option-drive = Нейтральные отряды: { $place } → { $to }
option-share = { NOUN($seat, case: "start") }, по { $count }
option-lower = { NOUN($seat, case: "start") }: { $resource }
option-put-back = «{ $tactics }»
option-league = Три Награды за драконью руну (Лига героев)
option-discard-reward = { $hero }: «{ $reward }»
option-take-back = Вернуть Приказ «{ $order }» (Гильдия воров)
option-yes-to-loyalty = Заплатить влиянием: { $count }
option-no-to-loyalty = Отпустить героя
option-yes-to-alliance = Заплатить влиянием: { $count }
option-no-to-alliance = Отпустить союзников
option-yes-to-lost-city = Разместить Затерянный город
option-no-to-lost-city = Оставить его затерянным
option-done-to-raise-dial = Ничего не поднимать
option-done-to-tax = Обойтись без налога
option-done-to-raise-banner = Никого не нанимать
option-done-to-halt = Никого не задерживать
option-done-to-desolate = Ничего не опустошать
option-done-to-restore = Больше ничего не восстанавливать
option-done-to-freeze = Больше ничего не замораживать
option-done-to-drive = Не трогать их

# Карты Сезонов.
ask-carry-rune = Какой жетон руны покинет родные владения и куда ляжет?
ask-raise-dial = Какую шкалу поднять на 1?
ask-awaken = Какой нейтральный отряд пробудится и где?
ask-halt = { NOUN($other, case: "start") }: куда положить Жетон активации?
ask-desolate = Какая локация будет опустошена?
ask-raise-banner = Нанять подкрепление за 1 его ресурс?
ask-raze-city = Какой город уничтожить?
ask-plague = Чума, { $place }: какой отряд погибнет?
ask-portal-hero = { $hero }: куда ведёт портал?
ask-lost-city = Разместить Затерянный город?
ask-loyalty = { $hero } сомневается в вашем деле: заплатить влиянием ({ $count })?
ask-relic = Кто из героев получит Награду?
ask-tax = Какую шкалу опустить на 1 ради 2 влияния?
ask-alliance = { NOUN($place, case: "start") }: союзники колеблются. Заплатить влиянием ({ $count })?
ask-restore = Какую локацию восстановить?
ask-bandits = Разбойники: какой ресурс вы теряете?
ask-drive = Какие нейтральные отряды прогнать и куда?
ask-freeze = Какую локацию заморозить?

# Карты Тактики.
ask-rumors = До чьих солдат дойдут слухи?
ask-share = С кем держать совет и по сколько карт взять?
ask-sabotage = Какая шкала опустится на 2?
ask-spy = В чью руку заглянуть?
ask-expose = Кто должен открыть жетон руны?
ask-stores = Какую шкалу поднять на 2?
ask-levy = В какой крепости нанимать?
ask-mercenaries = Какие наёмники и куда?
ask-city-aid = Какой город вам поможет?
ask-ruin = Где ваш герой найдёт развалины?
ask-rune-lore = Какие два жетона рун поменять местами?
ask-put-back = Какая из этих карт будет следующей?
ask-ambush = Кто попадёт в засаду (2 ранения)?
ask-assassin = Кого настигнет убийца (2 ранения)?
ask-night-raid = Кого застать врасплох и повалить?
ask-lieutenant = Кто из героев станет вторым Командующим?

# Титулы.
ask-league = Какую Награду сбросить (осталось: { $count })?

# Журнал.
tell-city-razed = { NOUN($who, case: "start") }: уничтожен Жетон города — { $city }, { $place }.
tell-neutral-placed = { NOUN($who, case: "start") }: { $unit } появляется, { $place }.
tell-driven = { NOUN($who, case: "start") }: нейтральные отряды прогнаны, { $place } → { $to } ({ $count }).
tell-halts = { NOUN($who, case: "start") }: { $other } — задержка, { $place }.
tell-thaw = Весь лёд тает.
tell-fulfils = { NOUN($who, case: "start") }: Цель выполнена, «{ $objective }».
tell-takes-back = { NOUN($who, case: "start") }: «{ $order }» возвращается на руку.
tell-sees-tactics = { NOUN($other, case: "start") }: на руке «{ $tactics }».
tell-spies = { NOUN($who, case: "start") }: украдена Карта Тактики у { NOUN($other, case: "gen") }.
tell-stolen = Украденная карта: «{ $tactics }».
tell-sees-top = Наверху колоды Тактики: «{ $tactics }».
tell-secrets = { NOUN($who, case: "start") }: верхние Карты Тактики разложены по-новому ({ $count }).
tell-hero-routed = { NOUN($who, case: "start") }: { $hero } лежит.
tell-lieutenant = { NOUN($who, case: "start") }: второй Командующий — { $hero } («{ $commander }»).
