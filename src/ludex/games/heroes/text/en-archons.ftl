# H-12 Archons.

option-destroy = “{ $building }” falls
option-ruin = Into the foundation of { $region }
option-penalty = Take a penalty of { $points } VP
option-repair = Repair “{ $building }” with { $kind }
option-mend = Repair “{ $building }”
option-cut = Cross out the flow “{ $action }” of “{ $building }”

ask-destroy = Which building falls next?
ask-ruin = “{ $building }” is destroyed. Where does its level, { $level }, go?
ask-mend = Which building loses one damage for nothing?
ask-cut = Which magic flow do you cross out?

tell-damage = { NOUN($who, case: "start") }: “{ $building }” is damaged, { $have } of { $most }.
tell-destroyed = { NOUN($who, case: "start") }: “{ $building }” is destroyed.
tell-penalty = { NOUN($who, case: "start") }: “{ $building }” goes into no foundation, penalty { $points } VP.
tell-ruin-hit = { NOUN($who, case: "start") }: the ruin “{ $building }” is damaged, penalty { $points } VP.
tell-repair = { NOUN($who, case: "start") } repair “{ $building }”; damage left: { $have }.
tell-restored = { NOUN($who, case: "start") }: “{ $building }” stands again.
tell-weaker-arbiter = { NOUN($who, case: "start") }: the troop “{ $troop }” is weaker now, strength { $strength }.
tell-stored = { NOUN($who, case: "start") } store { $points } VP in the artifact; { $have } in all.
tell-cut = { NOUN($who, case: "start") } cross out the flow “{ $action }” of “{ $building }”.

refuse-only-repair = Archons build nothing: “{ $building }” was there from the start and can only be repaired.
refuse-cap = The troop “{ $troop }” takes no more units now.
refuse-repair-level = “{ $building }” has level { $level }; this action repairs level { $most } at most.
refuse-repair-cost = A repair of “{ $building }” takes { $need } of one resource: wood, iron or gold.
refuse-no-damage = “{ $building }” has no damage.
refuse-ruin-far = { $region } is neither your region nor one that borders it.
refuse-ruin-nowhere = There is no foundation in play in { $region }.
refuse-ruin-taken = The foundation of { $region } has its number already.
refuse-no-flow = “{ $building }” has no flow “{ $action }”, or it is crossed out.
