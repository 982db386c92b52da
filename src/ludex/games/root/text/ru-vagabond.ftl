# Бродяга по-русски.

## Имена

faction-vagabond = Бродяга
    .gen = Бродяги
    .dat = Бродяге
    .acc = Бродягу
    .ins = Бродягой
    .pre = Бродяге
    .title = Бродяга
faction-vagabond2 = Второй Бродяга
    .gen = Второго Бродяги
    .dat = Второму Бродяге
    .acc = Второго Бродягу
    .ins = Вторым Бродягой
    .so = +
    .pre = Втором Бродяге
    .title = Второй Бродяга
sheet-faction-vagabond = Бродяга
sheet-faction-vagabond2 = Второй Бродяга

item-torch = факел
belonging-0 = { $item }
belonging-1 = { $item } (лицом вниз)
belonging-2 = { $item } (повреждение)
belonging-3 = { $item } (повреждение, лицом вниз)
forest = лес между полянами { $clearings }
    .start = Лес между полянами { $clearings }
    .gen = леса между полянами { $clearings }
    .dat = лесу между полянами { $clearings }
    .acc = лес между полянами { $clearings }
    .ins = лесом между полянами { $clearings }
    .pre = лесе между полянами { $clearings }

character-thief = Вор
    .acc = Вора
character-tinker = Ремесленник
    .acc = Ремесленника
character-ranger = Следопыт
    .acc = Следопыта
character-vagrant = Скиталец
    .acc = Скитальца
character-arbiter = Судья
    .acc = Судью
character-scoundrel = Поджигатель
    .acc = Поджигателя

relation-0 = безразличие
relation-1 = приятель
relation-2 = друг
relation-3 = союзник
relation-hostile = враг

## Варианты ответа

option-character = Персонаж: { $character }
option-forest = Начать: { $place }
option-refresh = Перевернуть лицом вверх: { $belonging }
option-slip = Красться: { $place }
option-slip-with = Красться на { NOUN($target, case: "acc") } и увести { $count ->
        [one] { $count } воина
       *[other] { $count } воинов
    } { NOUN($ally, case: "gen") }
option-walk = Переместиться на { NOUN($target, case: "acc") }
option-walk-with = Переместиться на { NOUN($target, case: "acc") } и увести { $count ->
        [one] { $count } воина
       *[other] { $count } воинов
    } { NOUN($ally, case: "gen") }
option-with-ally = Сражаться вместе с воинами { NOUN($ally, case: "gen") }
option-explore = Исследовать руины
option-take-item = Взять: { $item }
option-aid = Помочь { NOUN($partner, case: "dat") }: отдать { $card }
option-exhaust = Перевернуть: { $item }
option-quest = Выполнить задание { $quest }
option-quest-points = Получить победные очки
option-quest-cards = Взять две карты
option-strike = Выстрелить в воина { NOUN($victim, case: "gen") }
option-strike-piece = Выстрелить: { $piece }
option-repair = Починить: { $belonging }
option-damage = Повредить: { $belonging }
option-lose-ally = Потерять воина { NOUN($ally, case: "gen") }
option-drop-item = Вернуть в коробку: { $belonging }
option-coalition = Сформировать коалицию { AGREE($partner, "с", "со", on: "so") } { NOUN($partner, case: "ins") }
option-steal = Украсть случайную карту у { NOUN($victim, case: "gen") }
option-labor = Взять из сброса { $card }
option-hideout = Убежище: починить три предмета и завершить день
option-instigate = Подстрекательство: { $attacker } { AGREE($attacker, "нападает", "нападают") } на { NOUN($defender, case: "acc") }
option-call-arbiter = Призвать на помощь { NOUN($who, case: "acc") }
option-scorch = Выжечь поляну

## Вопросы

ask-first-vagabond = Кто из Бродяг готовится к игре первым?
ask-character = Выберите персонажа
ask-forest = Выберите лес, в котором начнёте игру
ask-refresh = Обновление, осталось предметов: { $count }. Какой перевернуть?
ask-slip = Красться на соседнюю поляну или в соседний лес?
ask-wander = Переворачивайте предметы и действуйте либо завершите день
ask-with-ally = Сражение { AGREE($defender, "с", "со", on: "so") } { NOUN($defender, case: "ins") }, { $clearing }: вместе с воинами союзника?
ask-ruin = Руины, { $clearing }: взять предмет?
ask-exhaust = Какой предмет перевернуть?
ask-take-item = Взять предмет у { NOUN($other, case: "gen") }?
ask-reward = Задание выполнено: { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    } или две карты?
ask-hit = { NOUN($clearing, case: "start") }, урон { $count }: что повредить?
ask-hideout = Убежище, осталось починить: { $count }. Какой предмет?
ask-drop-item = Предметов больше, чем можно нести (лишних: { $count }): какой вернуть в коробку?
ask-coalition = С кем сформировать коалицию?
ask-call-arbiter = { $attacker } { AGREE($attacker, "нападает", "нападают") } на вас: { $clearing }. Призвать на помощь { NOUN($who, case: "acc") } (урон от кубика до { $count } больше; Судья получает 1 победное очко)?

## Журнал

tell-character = { $who }: персонаж — { $character }.
tell-forest = { $who } начинает игру: { $place }.
tell-quests = Задания: { $quests }.
tell-refresh = { $who } обновляет предметы: { $belongings }.
tell-slip = { $who } крадётся: { $place }.
tell-walk = { $who } перемещается на { NOUN($clearing, case: "acc") }.
tell-with-ally = Воины { NOUN($other, case: "gen") } сражаются вместе { AGREE($who, "с", "со", on: "so") } { NOUN($who, case: "ins") }.
tell-explore = { $who } исследует руины на { NOUN($clearing, case: "pre") } и находит: { $item }.
tell-look-under = В руинах на { NOUN($clearing, case: "pre") }: { $under }.
tell-leave-ruin = { $who } осматривает руины на { NOUN($clearing, case: "pre") } и ничего не берёт.
tell-aid = { $who } помогает { NOUN($other, case: "dat") } и отдаёт карту.
tell-aid-card = { $who } отдаёт { NOUN($other, case: "dat") } карту { $card }.
tell-take-item = { $who } берёт у { NOUN($other, case: "gen") } предмет: { $item }.
tell-relation = { $who } и { $other }, отношения: { $relation }.
tell-hostile = { $who } и { $other } теперь враги.
tell-quest = { $who } выполняет задание { $quest }.
tell-new-quest = Новое задание: { $quest }.
tell-strike = { $who } стреляет, цель — { $other }: { $clearing }.
tell-repair = { $who } чинит предмет: { $belonging }.
tell-damage = { $who } получает урон: { $belongings }.
tell-rest = { $who } отдыхает в лесу: все повреждённые предметы починены.
tell-drop-item = { $who } возвращает в коробку предмет: { $belonging }.
tell-coalition = { $who } формирует коалицию { AGREE($partner, "с", "со", on: "so") } { NOUN($partner, case: "ins") }: они побеждают вместе.
tell-labor = { $who } берёт из сброса { $card }.
tell-hideout = { $who } прячется в убежище.
tell-instigate = { $who } подстрекает: { $attacker } { AGREE($attacker, "нападает", "нападают") } на { NOUN($defender, case: "acc") }.
tell-call-arbiter = { $defender } { AGREE($defender, "призывает", "призывают") } на помощь { NOUN($who, case: "acc") }.
tell-scorch = { $who } оставляет выжженную землю: { $clearing }.

## Отказы

refuse-no-ready-item = нужны целые и не перевёрнутые предметы ({ $count }): { $item }
refuse-nothing-ready = у вас не осталось предметов, которые можно перевернуть
refuse-not-here = на вашей поляне нет компонентов этого игрока
refuse-aid-card = карта не совпадает с вашей поляной
refuse-no-ally = эта фракция не ваш союзник
refuse-no-ruin-here = на вашей поляне нет руин
refuse-no-such-quest = такого задания среди открытых нет
refuse-quest-suit = задание не совпадает с вашей поляной
refuse-strike-warrior = на вашей поляне нет воинов этого игрока
refuse-strike-piece = на вашей поляне нет такого компонента
refuse-strike-warriors-first = у владельца здесь есть воины: стрелять можно только в них
refuse-not-damaged = у вас нет такого повреждённого предмета
refuse-another-character = ваш персонаж этого не умеет
refuse-in-a-forest = это можно сделать только на поляне
refuse-no-hand-here = на вашей поляне нет такого игрока с картами в руке
refuse-not-discarded = этой карты нет в сбросе
refuse-labor-card = карта не совпадает с вашей поляной
refuse-nothing-damaged = вам нечего чинить
refuse-already-scorched = эта поляна уже выжжена
refuse-coalition-players = Бродяга активирует карты превосходства, только если игроков не меньше четырёх
refuse-coalition-partner = формировать коалицию больше не с кем

## Листы

sheet-vagabond = { $faction }: { $character }, { $place }; предметов в рюкзаке { $carried } из { $limit }
sheet-no-character = персонаж не выбран
sheet-nowhere = место не выбрано
sheet-topic = О чём
sheet-what = Что есть
sheet-ready-items = Лицом вверх
sheet-exhausted-items = Лицом вниз
sheet-damaged-items = Повреждённые
sheet-relations = Отношения
sheet-relation = { $faction }: { $relation }
sheet-relation-aided = { $faction }: { $relation } (помощь { $count } из { $needed })
sheet-quests = Задания (в колоде ещё { $count })
sheet-quest = { $quest }: { $items }
sheet-quests-done = Выполненные задания
sheet-under-ruins = Увидено в руинах
sheet-under-ruin = поляна { $clearing }: { $items }
sheet-coalition = Коалиция

sheet-group-slip-with = Красться с воинами { NOUN($ally, case: "gen") }
sheet-group-walk = Переместиться
sheet-group-walk-with = Переместиться с воинами { NOUN($ally, case: "gen") }
sheet-group-explore = Исследование
sheet-group-aid = Помочь { NOUN($partner, case: "dat") }
sheet-line-aid = отдать { $card }
sheet-group-quest = Задания
sheet-group-strike = Выстрел
sheet-group-strike-piece = Выстрел
sheet-group-repair = Ремонт
sheet-group-steal = Особое действие
sheet-group-labor = Особое действие
sheet-group-hideout = Особое действие
sheet-group-instigate = Особое действие
sheet-group-scorch = Особое действие
