# H-12 Архонты.

option-destroy = Рушится здание «{ $building }»
option-ruin = В фундамент региона { $region }
option-penalty = Получить штраф { $points } ПО
option-repair = Устранить повреждение здания «{ $building }», ресурс — { $kind }
option-mend = Устранить повреждение здания «{ $building }»
option-cut = Зачеркнуть поток «{ $action }» у здания «{ $building }»

ask-destroy = Какое здание рушится следующим?
ask-ruin = Здание «{ $building }» разрушено. Куда вписать его уровень, { $level }?
ask-mend = Повреждение какого здания устранить бесплатно?
ask-cut = Какой магический поток зачеркнёте?

tell-damage = { NOUN($who, case: "start") }: здание «{ $building }» получает повреждение, { $have } из { $most }.
tell-destroyed = { NOUN($who, case: "start") }: здание «{ $building }» разрушено.
tell-penalty = { NOUN($who, case: "start") }: здание «{ $building }» не вписано в фундамент, штраф { $points } ПО.
tell-ruin-hit = { NOUN($who, case: "start") }: повреждены руины здания «{ $building }», штраф { $points } ПО.
tell-repair = { NOUN($who, case: "start") } устраняют повреждение здания «{ $building }»; осталось повреждений: { $have }.
tell-restored = { NOUN($who, case: "start") }: здание «{ $building }» восстановлено.
tell-weaker-arbiter = { NOUN($who, case: "start") }: войско «{ $troop }» ослабло, теперь его сила { $strength }.
tell-stored = { NOUN($who, case: "start") } копят в артефакте { $points } ПО; всего { $have }.
tell-cut = { NOUN($who, case: "start") } зачёркивают поток «{ $action }» у здания «{ $building }».

refuse-only-repair = Архонты ничего не строят: здание «{ $building }» стоит с начала игры, у него можно только устранять повреждения.
refuse-cap = В войско «{ $troop }» сейчас нельзя нанять больше никого.
refuse-repair-level = Уровень здания «{ $building }» — { $level }; это действие устраняет повреждения зданий не выше уровня { $most }.
refuse-repair-cost = Чтобы устранить повреждение здания «{ $building }», нужен один вид ресурса — дерево, железо или золото, в количестве { $need }.
refuse-no-damage = У здания «{ $building }» нет повреждений.
refuse-ruin-far = Регион { $region } — не ваш текущий и не соседний с ним.
refuse-ruin-nowhere = В регионе { $region } нет доступного фундамента.
refuse-ruin-taken = Фундамент региона { $region } уже занят.
refuse-no-flow = У здания «{ $building }» нет потока «{ $action }», или он зачёркнут.
