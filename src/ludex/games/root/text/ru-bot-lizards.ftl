# Пульт пресмыкающихся.

trait-lizards-spiteful = Злопамятность
trait-lizards-erratic = Непредсказуемость
trait-lizards-fanatics = Фанатики
trait-lizards-martyrs = Мученики

conspiracy-convert = обращение
conspiracy-crusade = поход
conspiracy-sanctify = освящение

## Журнал

tell-order-of-souls = { NOUN($who) }: масть приказа — { $suit }. Заблудшие души: лис { $foxes }, зайцев { $rabbits }, мышей { $mice }, птиц { $birds }.
tell-order-of-tied-souls = { NOUN($who) }: масть приказа — { $suit }, потому что самых частых мастей несколько. Заблудшие души: лис { $foxes }, зайцев { $rabbits }, мышей { $mice }, птиц { $birds }.
tell-conspire-convert = { NOUN($who) }: маркер заговора — на «Обращении».
tell-conspire-crusade = { NOUN($who) }: маркер заговора — на «Походе».
tell-conspire-sanctify = { NOUN($who) }: маркер заговора — на «Освящении».
tell-cannot-convert = { NOUN($who) }: маркер заговора — на «Обращении», но обращать на приказанных полянах некого или некем.
tell-cannot-crusade = { NOUN($who) }: маркер заговора — на «Походе», но ни на одной приказанной поляне нет сразу 2 воинов { NOUN($who, case: "gen") } и противника.
tell-cannot-sanctify = { NOUN($who) }: маркер заговора — на «Освящении», но заменить садом на приказанных полянах нечего.
tell-no-conspiracy = { NOUN($who) }: ни один заговор устроить нельзя, маркер остаётся на месте. Приспешников: { $count }.
tell-soul-added = { NOUN($who) }: карта { $card } ложится на верх стопки заблудших душ.
tell-soul-revealed = { NOUN($who) }: открыта заблудшая душа — { $card }.
tell-soul-discarded = { NOUN($who) }: карта { $card } уходит в сброс.
tell-souls-returned = { NOUN($who) }: открытые карты возвращаются в стопку заблудших душ, сверху вниз: { $cards }.
tell-new-acolyte = { NOUN($who) }: 1 воин становится приспешником.
tell-ritual-without-warrior = { NOUN($who) }: воинов в запасе нет, помещать некого.
tell-garden-not-ruled = { NOUN($who) } не правит { NOUN($clearing, case: "ins") } и не помещает туда сад.
tell-garden-none-left = { NOUN($who) } не помещает сад на { NOUN($clearing, case: "acc") }: садов этой масти на шкале не осталось.
tell-garden-no-slot = { NOUN($who) } не помещает сад на { NOUN($clearing, case: "acc") }: свободных ячеек зданий там нет.

## Что считает бот

measure-has-warriors-of-target = есть воины этого игрока
measure-has-buildings-of-target = есть здания этого игрока
measure-matches-soul = совпадает с открытой картой
measure-defenceless-buildings-there = беззащитных зданий на этой поляне

## Отказы

refuse-lizards-nobody-to-convert = ни на одной приказанной поляне нельзя обратить воина этого игрока
refuse-lizards-nothing-to-sanctify = ни на одной приказанной поляне нельзя освятить здание этого игрока

## Листы

sheet-acolytes = Приспешники
sheet-conspiracy = Маркер заговора
sheet-conspiracy-state = { $marker }, далее { $then }
sheet-souls-from-top = Заблудшие души сверху вниз
