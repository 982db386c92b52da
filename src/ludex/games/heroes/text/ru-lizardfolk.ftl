# H-13 Ящеры.

bonus = «{ $said }»

sheet-votes = голоса
sheet-temple = { $who }: храм
sheet-stands-in = где стоит
sheet-bonus-0 = закрыт
sheet-bonus-1 = открыт
sheet-bonus-2 = вычеркнут

option-treaty = Договориться с чудовищем в регионе { NOUN($region, case: "treaty") }
option-far-treaty = По Обелиску договориться с чудовищем в регионе { NOUN($region, case: "treaty") }
option-resurrect = { $count ->
        [0] Никого не воскрешать
       *[other] Воскресить в войске «{ $troop }»: { $count }
    }
option-strike-monster = Вычеркнуть чудовище в регионе { $region }
option-next-action = Следующее: { $action }
option-council = Созвать Совет
option-propose = { $bonus }
option-vote = Голосовать: { $bonus }
option-abstain = Не отдавать голосов
option-votes = { $count ->
        [one] Отдать { $count } голос
        [few] Отдать { $count } голоса
       *[other] Отдать { $count } голосов
    }
option-decide = { $bonus }
option-open-bonus = Открыть: { $bonus }
option-troop-plus = Усилить войско «{ $troop }»
option-terrain-minus = Местность: { $terrain }
option-weaken-monster = Ослабить { NOUN($monster, case: "own") }
option-weaken-species = Ослабить чудовищ вида «{ $species }»

ask-resurrect = Скольких погибших из войска «{ $troop }» воскресите? За каждого — { $things }.
ask-strike-monster = В каком регионе вычеркнете чудовище «{ $species }»?
ask-next-action = Какое действие следующее? Уровни не меняются.
ask-council = Созовёте Совет? Это стоит { $things }.
ask-propose = Какой бонус выносите на голосование?
ask-voting = втайне голосуют
ask-vote = За какой бонус отдадите голоса? Всего у вас: { $have }.
ask-votes = Сколько голосов отдадите за этот бонус: { $bonus }? Всего у вас: { $have }.
ask-decide = Голосов поровну. Какой бонус побеждает?
ask-open-bonus = Какой бонус храма откроете?
ask-troop-plus = Какое из ваших войск навсегда получает +{ $add } к силе?
ask-terrain-minus = Какая местность навсегда станет для вас дешевле на { $add }?
ask-weaken = Какое из ваших чудовищ ослабить на { $add }?

tell-treat = { NOUN($who, case: "start") } договариваются с чудовищем «{ $species }» в регионе { $region }; нужно душ больше { $strength }.
tell-treaty = { NOUN($who, case: "start") } договорились с чудовищем «{ $species }» в регионе { $region }: { $points } ПО.
tell-treat-fortress = { NOUN($who, case: "start") } договариваются с крепостью региона { $region }; нужно душ больше { $strength }.
tell-treaty-fortress = { NOUN($who, case: "start") } договорились с крепостью региона { $region }: { $points } ПО.
tell-no-treaty = { NOUN($who, case: "start") } не договорились: не хватило душ.
tell-tick = { NOUN($who, case: "start") } отмечают победу галочкой у чудовища «{ $species }»: { $points } ПО.
tell-strike-monster = { NOUN($who, case: "start") } вычёркивают чудовище «{ $species }» в регионе { $region }.
tell-resurrect = { NOUN($who, case: "start") } воскрешают единицы войска «{ $troop }»: { $count }.
tell-fortress-open = Крепость региона { $region } остаётся доступной соперникам, но её ресурсы вычеркнуты.
tell-next-action = { NOUN($who, case: "start") } объявляют следующее действие: { $action }.
tell-open-bonus = { NOUN($who, case: "start") } открывают бонус храма: { $bonus }.
tell-council = { NOUN($who, case: "start") } созывают Совет.
tell-gets-votes = { NOUN($who, case: "start") } получают голоса: { $count }. Теперь их { $have }.
tell-proposed = { NOUN($who, case: "start") } выносят на голосование: { $bonuses }.
tell-voted = { NOUN($who, case: "start") } отдают { $count ->
        [one] { $count } голос
        [few] { $count } голоса
       *[other] { $count } голосов
    } за бонус: { $bonus }.
tell-abstained = { NOUN($who, case: "start") } не отдают голосов.
tell-council-chose = Совет выбрал бонус для всех: { $bonus }.
tell-troop-plus = { NOUN($who, case: "start") } усиливают войско «{ $troop }» на { $add }.
tell-terrain-minus = { NOUN($who, case: "start") } платят на { $add } меньше за местность: { $terrain }.
tell-weaken-monster = { NOUN($who, case: "start") } ослабляют { NOUN($monster, case: "acc") } на { $add }.
tell-weaken-species = { NOUN($who, case: "start") } ослабляют чудовищ вида «{ $species }» на { $add }.

refuse-monster-elsewhere = Договориться можно с чудовищем региона, где вы находитесь, а { $region } — другой регион.
refuse-monster-gone = В регионе { $region } чудовища больше нет.
refuse-no-shamans = Без шаманов договариваться некому.
refuse-gifts = С крепостью региона { $region } вы уже договорились; повторный договор возможен только с Дарами.
refuse-obelisk = Без Обелиска договориться в регионе { $region } издалека нельзя.
refuse-not-bordering = Регион { $region } не граничит с вашим.
refuse-obelisk-cost = На эффект Обелиска не хватает ресурсов: { $things }.
refuse-council-bonuses = Для Совета нужно открытых бонусов: { $need }; у вас { $have }.
refuse-council-cost = На Совет не хватает ресурсов: { $things }.
