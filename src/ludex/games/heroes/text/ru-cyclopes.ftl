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
option-track-trail = След: { $trail }
option-track-building = Отмеченная часть стоимости «{ $building }»
option-track-monster = Отмеченная сила: { NOUN($monster, case: "own") }
option-track-resource = Ресурс вместо следа
option-spend-units = { $count ->
        [0] Никого не тратить
       *[other] Потратить «{ $troop }»: { $count }
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
       *[other] Потратить { $count } { NOUN($kind, case: "gen") }
    }
option-lower = Уменьшить значение { $value }
option-herd-up = Сила стада +{ $by }
option-herd-down = Сила стада −{ $by }
option-herd-fight = Сразиться со стадом

ask-lair = В каком логове начнёт стадо?
ask-footprint = На что потратить след? (Осталось следов: { $count })
ask-spend-units = Сколько единиц войска «{ $troop }» потратите? За каждую — след и очко перемещения.
ask-herd = Куда идёт стадо? По маршруту — не дальше чем на { $most ->
        [one] { $most } регион
        [few] { $most } региона
       *[other] { $most } регионов
    }.
ask-herd-artifact = Стадо возьмёт «{ $artifact }» за половину условия?
ask-trail = Какая тропа действует следующей в регионе { $region }?
ask-double = Эффект какой тропы удвоить?
ask-herd-strength = Сила стада { $strength }. Прибавить или отнять?
ask-armour = Примените «Костяную броню»? Сила стада { $strength }.
ask-lower = Какое значение логова уменьшить на { $by }? (Осталось раз: { $count })
ask-feed = Стадо у логова в регионе { $region }. Сколько { NOUN($kind, case: "gen") } потратите?

tell-herd = Стадо { NOUN($who, case: "gen") } в регионе { $region }.
tell-herd-strength = Сила стада { NOUN($who, case: "gen") } теперь { $strength }.
tell-footprints = { NOUN($who, case: "start") } получают следы: { $count }.
tell-footprints-lost = { NOUN($who, case: "start") } вычеркнули всё, что можно; пропало следов: { $count }.
tell-track-trail = { NOUN($who, case: "start") } вычёркивают след: { $trail }.
tell-trail-laid = { NOUN($who, case: "start") } проложили { NOUN($trail, case: "acc") }.
tell-track-building = { NOUN($who, case: "start") } вычёркивают отмеченную часть стоимости «{ $building }».
tell-track-monster = { NOUN($who, case: "start") } вычёркивают отмеченную силу: { $monster }; теперь { $strength }.
tell-trail = Стадо { NOUN($who, case: "gen") } идёт по тропе: { $trail }.
tell-double = { NOUN($who, case: "start") } удваивают { NOUN($trail, case: "acc") }.
tell-troop-stronger = { NOUN($who, case: "start") }: сила каждой единицы войска «{ $troop }» больше на { $add }.
tell-lower = { NOUN($who, case: "start") } уменьшают значение логова { $value } на { $by }.
tell-spend-units = { NOUN($who, case: "start") } тратят «{ $troop }»: { $count }.
tell-herd-collected = Стадо { NOUN($who, case: "gen") } собрало ресурсы региона { $region }: они вычеркнуты у всех.
tell-herd-took = Стадо { NOUN($who, case: "gen") } добыло «{ $artifact }».
tell-herd-captured = Стадо { NOUN($who, case: "gen") } захватило крепость региона { $region }.
tell-feed = { NOUN($who, case: "start") } тратят в логове { $count } { NOUN($kind, case: "gen") }: { $points } ПО.
tell-starve = { NOUN($who, case: "start") } не тратят в логове { $kind }: −{ $points } ПО.
tell-camp = { NOUN($who, case: "start") } вписывают { $points } ПО за «Стоянку».
tell-fight-herd = { NOUN($who, case: "start") } сражаются со своим стадом; его сила { $strength }.
tell-energy = { NOUN($who, case: "start") } обводят значение энергии { $number }: { $points } ПО.
tell-leads = { NOUN($who, case: "start") } станут первым игроком в следующем раунде.

refuse-no-lair = Стадо не может начать в регионе { $region }: там нет логова.
refuse-trail-laid = Здесь не осталось следов: { $trail } проложена.
refuse-cost-struck = В стоимости «{ $building }» больше нечего вычёркивать.
refuse-monster-beaten = Уже побеждено: { $monster }.
refuse-strength-struck = Отмеченная сила уже вычеркнута: { $monster }.
refuse-no-drover = Ресурс вместо следа можно взять, только если построен «Погонщик».
refuse-spend-units = У вас нет столько единиц войска «{ $troop }».
refuse-herd-stays = Стадо не может остаться на месте.
refuse-herd-far = По маршруту за { $most ->
        [one] { $most } шаг
        [few] { $most } шага
       *[other] { $most } шагов
    } стадо не попадёт так в регион { $region }.
refuse-herd-route = Стадо пока не может сойти с маршрута в регион { $region }: нужно последнее значение энергии.
refuse-herd-border = У региона { $region } нет общей границы с регионом стада.
refuse-herd-artifact = Стадо пока не берёт артефакты: нужно второе значение энергии.
refuse-herd-weak = Чтобы получить объект региона { $region }, стадо должно быть сильнее { $strength }.
refuse-trail-doubled = Эффект уже удвоен: { $trail }.
refuse-no-lair-value = { $value } — не то значение логова, которое можно уменьшить.
refuse-lair-order = Значение { $value } уменьшить нельзя: значения логова больше 0, и каждое больше предыдущего.
refuse-feed-exactly = В логове тратят ровно { $less } или { $more } ресурсов одного вида либо ничего.
refuse-feed-lacks = Не хватает { NOUN($kind, case: "gen") }: у вас { $have }.
refuse-no-energy = Все значения энергии уже обведены.
refuse-no-units = У вас нет боевых единиц для сражения.
refuse-herd-guards = В регионе { $region } стадо { NOUN($who, case: "gen") }: другие не трогают там крепость и артефакт.
refuse-armour-used = «Костяная броня» в этом перемещении уже применена.
