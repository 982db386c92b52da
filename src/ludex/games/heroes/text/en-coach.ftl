### The coach: `coach-<question>` says in a sentence what a question is for; `phase-…` and `detail-…` what it shows beside.

phase-plan = Announcing
phase-wood = wood
phase-iron = iron
phase-gold = gold
phase-move = move
phase-build = build

detail-build = Costs { $cost }{ $points ->
    [0] {""}
   *[other] , { $points } VP
}. { $effect }
detail-hire = Cost of one: { $cost }; strength: { $strength }.

coach-start = Your first region gives its resources at once; portals are one step from each other.
coach-plan = The number is turn and level for everybody: give the high ones to what helps you most and others least.
coach-take-any = Take what your next building lacks.
coach-pay-any = Pay with what you need least.
coach-exchange = Exchange what lies idle for what your next building lacks.
coach-build = One building and any number of units: buildings bring points and effects, units win battles.
coach-move = A region gives its resources on the first visit; points left over can skip monsters.
coach-want-fight = If anybody wants to fight, all who stand here do; the single highest total wins, and all units that take part die.
coach-claim = Exactly one claim gives the right to the fortress or artifact; if several claim it, nobody has it.
coach-fights = To beat a monster or a fortress you must exceed its strength, and what you send is lost: choose what is worth it.
coach-send = All units that take part die, win or lose: send just enough.
coach-reward = Resources of a monster, resources of the losers, or one of their artifacts: take what lasts, if you can.
coach-rob = Take what the loser was saving for, or what you lack.
coach-artifact = What it takes is paid once; others may win it from you in a battle.
coach-mine = Troops are hired for meat only, buildings are paid with the rest.
coach-night = Until the end of the round every terrain costs 1 less, units have their night strength, and a building may be paid in meat; a moon never returns.
coach-boost = Pay just enough to win.
coach-lose = Give up what you need least.
coach-weave = Entwined buildings count for points at the end.
coach-foundation = Numbers in foundations are points at the end; a number can be replaced only by a higher one.
coach-vote = Give votes to the bonus that helps you more than the others.
