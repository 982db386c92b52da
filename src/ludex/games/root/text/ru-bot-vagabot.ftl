# Ботяга.

sheet-faction-vagabot = Ботяга

trait-vagabot-adventurer = Искатель приключений
trait-vagabot-berserker = Берсерк
trait-vagabot-helper = Помощник
trait-vagabot-marksman = Меткий стрелок
trait-vagabot-questing = Охотник за заданиями

measure-steps-away = предметов на пути туда
measure-ruin = есть руина с предметом
measure-quest-suit = совпадает с заданием
measure-somebody-with-items = есть игрок со смастерёнными предметами
measure-defender-there = есть компоненты этого игрока
measure-defender-holdings = зданий и жетонов этого игрока
measure-defender-warriors = воинов этого игрока
measure-enemies-there = есть компоненты противников

tell-bot-exhausts = { NOUN($who) }: { $count ->
    [one] перевёрнут { $count } предмет
    [few] перевёрнуто { $count } предмета
   *[many] перевёрнуто { $count } предметов
  }, лицом вверх осталось { $left }.
tell-bot-skips = { NOUN($who) }: действие невозможно и пропущено.
tell-bot-is-spent = { NOUN($who) }: все предметы перевёрнуты, действий больше нет.
tell-to-battle-track = { NOUN($who) }: на шкалу сражений — { $belonging }; предел урона от кубика { $hits }.
tell-from-battle-track = { NOUN($who) }: со шкалы сражений в рюкзак — { $belonging }; предел урона от кубика { $hits }.
tell-bot-quest = { NOUN($who) }: открыто задание { $quest }.
tell-bot-aids = { NOUN($who) } помогает { NOUN($other, case: "dat") }: { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
  } в обмен на карты.
tell-first-hits = { NOUN($who) }: урон до броска кубиков — { $hits }.
tell-burn = { NOUN($who) }: поджог, { NOUN($clearing) }.
tell-cover-slot = { NOUN($who) }: ячейка здания накрыта навсегда, { NOUN($clearing) }, предмет — { $belonging }.

refuse-no-cards = у этого игрока нет карт в руке
refuse-nobody-to-fight = на этой поляне ему не с кем сразиться
refuse-out-of-reach = нет поляны с компонентами этого игрока, до которой можно дойти

sheet-character = Персонаж
sheet-place = Где
sheet-battle-track = Шкала сражений (предел урона { $hits })
sheet-bot-quest = Задание
sheet-covered-slots = Накрытые ячейки на полянах
