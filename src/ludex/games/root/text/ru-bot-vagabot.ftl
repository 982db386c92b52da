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
tell-skip-explore = { NOUN($who) }: исследование пропущено — нет руины с предметом, до которой можно дойти.
tell-skip-explore-spent = { NOUN($who) }: исследование пропущено — предметов хватило только на дорогу.
tell-skip-quest = { NOUN($who) }: задание пропущено — нет совпадающей с ним поляны, до которой можно дойти.
tell-skip-quest-none = { NOUN($who) }: задание пропущено — заданий больше нет.
tell-skip-quest-spent = { NOUN($who) }: задание пропущено — лицом вверх меньше двух нужных для него предметов.
tell-skip-aid = { NOUN($who) }: помощь пропущена — здесь нет игрока со смастерёнными предметами.
tell-skip-aid-far = { NOUN($who) }: помощь пропущена — до игрока со смастерёнными предметами не дойти.
tell-skip-aid-spent = { NOUN($who) }: помощь пропущена — предметов хватило только на дорогу.
tell-skip-battle = { NOUN($who) }: сражение пропущено — ни до одного противника не дойти.
tell-skip-battle-spent = { NOUN($who) }: сражение пропущено — предметов хватило только на дорогу.
tell-skip-repair = { NOUN($who) }: ремонт пропущен — повреждённых предметов нет.
tell-skip-special-thief = { NOUN($who) }: особое действие пропущено — Вору здесь не у кого взять карту.
tell-skip-special-tinker = { NOUN($who) }: особое действие пропущено — в сбросе нет карты с доступным предметом для Ремесленника.
tell-skip-special-ranger = { NOUN($who) }: особое действие пропущено — у Следопыта меньше трёх повреждённых предметов или рядом нет леса.
tell-skip-special-vagrant = { NOUN($who) }: особое действие пропущено — Скитальцу здесь некого стравить.
tell-skip-special-scoundrel = { NOUN($who) }: особое действие пропущено — здесь нет трёх компонентов противников со зданием или жетоном для Поджигателя.
tell-skip-special-arbiter = { NOUN($who) }: особое действие пропущено — Судья лишь ждёт, пока его наймут.
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
tell-cover-slot = { NOUN($who) }: ячейка здания на { NOUN($clearing, case: "pre") } накрыта навсегда, предмет — { $item }.

refuse-no-cards = у этого игрока нет карт в руке
refuse-nobody-to-fight = на этой поляне ему не с кем сразиться
refuse-out-of-reach = нет поляны с компонентами этого игрока, до которой можно дойти

sheet-character = Персонаж
sheet-place = Где
sheet-battle-track = Шкала сражений (предел урона { $hits })
sheet-bot-quest = Задание
sheet-covered-slots = Накрытые ячейки на полянах
