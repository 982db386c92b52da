# H-14 Тёмные эльфы.

option-entwine = Оплести объект региона { $region }
option-nest = { $count ->
        [one] { $count } кокон в гнездо
        [few] { $count } кокона в гнездо
       *[other] { $count } коконов в гнездо
    }
option-weave-building = Оплетается здание «{ $building }»
option-weave-object = Оплетается объект региона { $region }
option-weave-nest = Оплетается гнездо
option-shift-building = Счётчик здания «{ $building }»: раунд { $round }
option-shift-object = Счётчик в регионе { $region }: раунд { $round }
option-shift-nest = Счётчик гнезда: раунд { $round }
option-forest = Вписать в лес
option-store = { $count ->
        [0] Не тратить запас силы
       *[other] Взять из запаса силу: { $count }
    }
option-assign = { NOUN($who, case: "start") } — в регион { $region }
option-restore = Снова действует здание «{ $building }»

ask-weave = Конец раунда { $round }: что оплетается дальше?
ask-shift = На счётчике здания «{ $building }» раунд { $round }. Какой раунд впишете?
ask-forest = Вписать { $written } в лесной регион { $region }?
ask-store = Сколько силы возьмёте из запаса?
ask-assign = В какой регион по Тёмным тропам попадут { $who }?
ask-restore = Нижний эффект какого оплетённого здания снова действует?

tell-counter = { NOUN($who, case: "start") } начинают оплетать здание «{ $building }»: раунд { $round }.
tell-web = { NOUN($who, case: "start") } начинают оплетать объект региона { $region }: { $count ->
        [one] { $count } кокон
        [few] { $count } кокона
       *[other] { $count } коконов
    }, раунд { $round }.
tell-web-torn = Паутина в регионе { $region } порвана, к { NOUN($who, case: "dat") } возвращаются коконы: { $count }.
tell-nest = { NOUN($who, case: "start") } кладут в гнездо { $count ->
        [one] { $count } кокон
        [few] { $count } кокона
       *[other] { $count } коконов
    }: раунд { $round }.
tell-woven-building = { NOUN($who, case: "start") } оплели здание «{ $building }».
tell-woven-object = { NOUN($who, case: "start") } оплели объект региона { $region }.
tell-woven-nest = Из гнезда { NOUN($who, case: "gen") } выходят арахниды: { $count }.
tell-shift-building = { NOUN($who, case: "start") } меняют счётчик здания «{ $building }» на раунд { $round }.
tell-shift-object = { NOUN($who, case: "start") } меняют счётчик в регионе { $region } на раунд { $round }.
tell-shift-nest = { NOUN($who, case: "start") } меняют счётчик гнезда (коконов: { $count }) на раунд { $round }.
tell-forest = { NOUN($who, case: "start") } вписывают { $written } в лесной регион { $region }.
tell-pool = { NOUN($who, case: "start") } запасают силу: { $strength }.
tell-store = { NOUN($who, case: "start") } берут силу из запаса: { $count }.
tell-assign = { NOUN($who, case: "start") } оказываются в регионе { $region }.
tell-restore = У { NOUN($who, case: "gen") } снова действует нижний эффект здания «{ $building }».
tell-ban = Со следующего раунда и до конца раунда { $round } соперники { NOUN($who, case: "gen") } не сражаются с чудовищами.

refuse-not-in-region = Вы не в регионе { $region }.
refuse-nothing-to-entwine = В регионе { $region } нет ни крепости, ни артефакта.
refuse-web-there = Объект региона { $region } уже в вашей паутине: раунд { $round }.
refuse-cocoons = Нужно коконов: { $need }; у вас { $have }.
refuse-nest-full = В гнезде уже есть коконы ({ $count }) — до конца раунда { $round }.
refuse-nest-cocoons = Коконов в войске: { $have }.
refuse-grown = В войско «{ $troop }» нельзя нанять: оно пополняется из коконов в гнезде.
refuse-cocoons-stay = У войска «{ $troop }» нет силы, его не заявляют.
refuse-no-abyss = Счётчики меняет нижний эффект Бездны, а он сейчас не действует.
refuse-shifted = В этом раунде Бездна уже изменила счётчик.
refuse-not-running = Там нет счётчика с номером раунда.
refuse-past = На счётчике не бывает раунда раньше текущего ({ $round }).
refuse-shift-too-far = Настолько Бездна счётчик не меняет.
refuse-ban = { NOUN($who, case: "start") } запретили: до конца раунда { $round } нельзя сражаться с чудовищами.

## What a building does, in two halves

building-halves = Низ: { $lower } Верх: { $upper }
