# H-15 Циклопы.

trail-forest = лесная тропа
    .gen = лесной тропы
    .acc = лесную тропу
trail-mountain = горная тропа
    .gen = горной тропы
    .acc = горную тропу
trail-field = полевая тропа
    .gen = полевой тропы
    .acc = полевую тропу
trail-water-lair = тропа озёр и логов
    .gen = тропы озёр и логов
    .acc = тропу озёр и логов
trail-artifact = тропа артефактов
    .gen = тропы артефактов
    .acc = тропу артефактов
trail-fortress = тропа крепостей
    .gen = тропы крепостей
    .acc = тропу крепостей
trail-foundation = тропа фундаментов
    .gen = тропы фундаментов
    .acc = тропу фундаментов

option-lair = Стадо начинает в регионе { $region }
option-track-trail = След { NOUN($trail, case: "gen") }
option-track-building = Отмеченная часть стоимости здания «{ $building }»
option-track-monster = Отмеченная сила: { NOUN($monster, case: "own") }
option-track-resource = Ресурс вместо следа
option-spend-units = { $count ->
        [0] Никого не тратить
       *[other] Потратить из войска «{ $troop }»: { $count }
    }
option-herd = Стадо идёт в регион { $region } (вперёд на { $steps ->
        [one] { $steps } регион
        [few] { $steps } региона
       *[other] { $steps } регионов
    })
option-herd-aside = Стадо сходит с маршрута в регион { $region }
option-trail = { NOUN($trail) }
option-feed = { $count ->
        [0] Не тратить { $kind }
        [one] Потратить { $count } { NOUN($kind) }
       *[other] Потратить { $count } { NOUN($kind, case: "gen") }
    }
option-lower = Уменьшить значение { $value }
option-herd-up = Сила стада +{ $by }
option-herd-down = Сила стада −{ $by }
option-herd-fight = Сразиться со стадом

ask-lair = В каком логове начнёт стадо?
ask-footprint = На что потратить след? Осталось следов: { $count }.
ask-spend-units = Сколько единиц войска «{ $troop }» потратите? За каждую — след и очко перемещения.
ask-herd = Куда идёт стадо? По маршруту — не дальше чем на { $most ->
        [one] { $most } регион
        [few] { $most } региона
       *[other] { $most } регионов
    }.
ask-herd-artifact = Стадо возьмёт артефакт «{ $artifact }» за половину условия?
ask-trail = Какая тропа действует следующей в регионе { $region }?
ask-double = Эффект какой тропы удвоить?
ask-herd-strength = Сила стада { $strength }. Прибавить или отнять?
ask-armour = Примените эффект здания «Костяная броня»? Сила стада { $strength }.
ask-lower = Какое значение логова уменьшить на { $by }? Осталось уменьшений: { $count }.
ask-feed = Стадо у логова в регионе { $region }. Сколько { NOUN($kind, case: "gen") } потратите?

tell-herd = Стадо { NOUN($who, case: "gen") } в регионе { $region }.
tell-herd-strength = Сила стада { NOUN($who, case: "gen") } теперь { $strength }.
tell-footprints = { NOUN($who, case: "start") } получают следы: { $count }.
tell-footprints-lost = { NOUN($who, case: "start") } вычеркнули всё, что можно; пропало следов: { $count }.
tell-track-trail = { NOUN($who, case: "start") } вычёркивают след { NOUN($trail, case: "gen") }.
tell-trail-laid = { NOUN($who, case: "start") } проложили { NOUN($trail, case: "acc") }.
tell-track-building = { NOUN($who, case: "start") } вычёркивают отмеченную часть стоимости здания «{ $building }».
tell-track-monster = { NOUN($who, case: "start") } вычёркивают отмеченную силу { NOUN($monster, case: "gen") }; теперь она { $strength }.
tell-trail = У стада { NOUN($who, case: "gen") } действует { $trail }.
tell-double = { NOUN($who, case: "start") } удваивают эффект { NOUN($trail, case: "gen") }.
tell-troop-stronger = { NOUN($who, case: "start") }: сила каждой единицы войска «{ $troop }» больше на { $add }.
tell-lower = { NOUN($who, case: "start") } уменьшают значение логова { $value } на { $by }.
tell-spend-units = { NOUN($who, case: "start") } тратят единицы войска «{ $troop }»: { $count }.
tell-herd-collected = Стадо { NOUN($who, case: "gen") } собрало ресурсы региона { $region }: они вычеркнуты у всех.
tell-herd-took = Стадо { NOUN($who, case: "gen") } добыло артефакт «{ $artifact }».
tell-herd-captured = Стадо { NOUN($who, case: "gen") } захватило крепость региона { $region }.
tell-feed = { NOUN($who, case: "start") } тратят в логове { $count ->
        [one] { $count } { NOUN($kind) }
       *[other] { $count } { NOUN($kind, case: "gen") }
    }: { $points } ПО.
tell-starve = { NOUN($who, case: "start") } не тратят в логове { $kind }: −{ $points } ПО.
tell-camp = { NOUN($who, case: "start") } вписывают { $points } ПО в блок здания «Стоянка».
tell-fight-herd = { NOUN($who, case: "start") } сражаются со своим стадом; его сила { $strength }.
tell-energy = { NOUN($who, case: "start") } обводят значение энергии № { $number }: { $points } ПО.
tell-leads = { NOUN($who, case: "start") } станут первым игроком в следующем раунде.

refuse-no-lair = Стадо не может начать в регионе { $region }: там нет логова.
refuse-trail-laid = Следов не осталось: { $trail } уже проложена.
refuse-cost-struck = В стоимости здания «{ $building }» больше нечего вычёркивать.
refuse-monster-beaten = Вы уже победили { NOUN($monster, case: "acc") }.
refuse-strength-struck = У { NOUN($monster, case: "gen") } нет отмеченной силы, которую можно вычеркнуть.
refuse-no-drover = Ресурс вместо следа можно взять, только если построено здание «Погонщик».
refuse-spend-units = У вас нет столько единиц войска «{ $troop }».
refuse-herd-stays = Стадо не может остаться на месте.
refuse-herd-far = По маршруту стадо проходит не больше чем { $most ->
        [one] { $most } регион
        [few] { $most } региона
       *[other] { $most } регионов
    } и так не попадёт в регион { $region }.
refuse-herd-route = Стадо пока не может сойти с маршрута в регион { $region }: нужно последнее значение энергии.
refuse-herd-border = У региона { $region } нет общей границы с регионом стада.
refuse-herd-artifact = Стадо пока не берёт артефакты: нужно второе значение энергии.
refuse-herd-weak = Чтобы получить объект региона { $region }, стадо должно быть сильнее { $strength }.
refuse-trail-doubled = Эффект { NOUN($trail, case: "gen") } уже удвоен.
refuse-no-lair-value = { $value } — не то значение логова, которое можно уменьшить.
refuse-lair-order = Значение { $value } уменьшить нельзя: значения логова больше 0, и каждое больше предыдущего.
refuse-feed-exactly = Ресурсов одного вида в логове тратят ровно { $less } или { $more } либо ни одного.
refuse-feed-lacks = Не хватает { NOUN($kind, case: "gen") }: у вас { $have }.
refuse-no-energy = Все значения энергии уже обведены.
refuse-no-units = У вас нет боевых единиц для сражения.
refuse-herd-guards = В регионе { $region } стадо { NOUN($who, case: "gen") }: другие не трогают там крепость и артефакт.
refuse-armour-used = Эффект здания «Костяная броня» в этом действии перемещения уже применён.
