# Runewars: the Quest Phase, duels, quests, rewards, exploration tokens and barren land.

# Options.
option-set-out = { $hero }: move
option-go = { $hero } → { $to }
option-heal = { $hero }: heal
option-train = { $hero }: { $attribute } +1, { $second } +1
option-raise = { $hero }: { $attribute } +1
option-challenge = { $hero } challenges { $foe }
option-quest = Attempt “{ $quest }”
option-appoint = { $hero } takes command
option-strike = Strike
option-award = “{ $reward }” for { $hero }
option-suffer = Take 1 damage
option-lose-reward = Discard “{ $reward }”
option-scorch = Scorch { $place }: a desolation token
option-raze-token = Destroy the place explored in { $place }
option-use-reward = { $hero }: use “{ $reward }”
option-give-reward = { $hero } gives “{ $reward }” to { $friend }
option-pick-up = { $hero } takes what the fallen left in { $place }
option-lay-down = { NOUN($figure, case: "acc") }
option-done-to-hero-moves = Stay here
option-done-to-hero-deeds = Neither
option-done-to-new-commander = { $hero } stays in command
option-done-to-appoint = Appoint nobody
option-done-to-duel-fate = Draw a fate card
option-hold-back-to-duel-fate = No tactical cards in this duel: do not ask me again
option-done-to-duel-begins = Use nothing
option-done-to-duel-rewards = Use nothing
option-done-to-duel-shield = Use nothing
option-done-to-challenged = Accept the duel
option-done-to-drink = Drink nothing
option-done-to-train = Train nothing
option-done-to-scroll = Look nowhere
option-done-to-ice-storm = No more
option-yes-to-buy-reward = Pay { $count } influence
option-no-to-buy-reward = Pay nothing
option-yes-to-steelhorns = Take 1 damage, deal 2
option-no-to-steelhorns = Hold back
option-lose-to-grey-ker = Destroy { NOUN($figure, case: "acc") }

# Questions: the Quest Phase.
ask-hero-action = Which hero acts, and how?
ask-hero-moves = Where does { $hero } go (areas left: { $count })?
ask-hero-deeds = { $hero }: a duel, a quest, or neither?
ask-new-commander = Who commands instead of { $hero }?
ask-appoint = Your commander has fallen: who takes command?
ask-train = Which attribute does { $hero } train?
ask-test = Test: which destiny do you choose?
ask-buy-reward = Pay { $count } influence for a reward for { $hero }?
ask-move-anywhere = Where does the hidden path lead?
ask-look-at-objective = Whose objective do you look at?
ask-clear = Which area recovers?
ask-krutzbeck = Whom does Krutzbeck strike?

# Questions: duels.
ask-challenged = { $hero } challenges { $foe }. Use a reward against it?
ask-duel-begins = The duel begins. Use a reward?
ask-duel-fate = { $hero }, round { $count }: a fate card, or a tactical one?
ask-duel-special = { $hero }: which special ability?
ask-duel-rewards = { $hero } faces { $count } damage. Use a reward?
ask-duel-shield = { $hero } faces { $count } damage before the first round. Use a reward?
ask-steelhorns = Steelhorns: take 1 damage to deal 2?
ask-grey-ker = Grey Ker: which enemy unit is destroyed?
ask-spoils = Who receives the rewards of the fallen?
ask-drink = { $hero } is about to be hurt. Use a reward first?

# Questions: rewards and exploration tokens.
ask-flute = Where do the neutral units of { $place } follow the flute?
ask-ice-storm-area = Where does the ice storm break out?
ask-ice-storm = Ice storm in { $place }: which unit is routed ({ $count } more)?
ask-drift = Where does the flood carry { $hero }?
ask-raided = Raiders: a reward, or 1 damage for { $hero }?
ask-scroll = Scroll of Sight: which area do you look at?

# The journal: the Quest Phase.
tell-quest-phase-over = The Quest Phase is over.
tell-hero-heals = { $hero }: damage −{ $count }.
tell-hero-hurt = { $hero }: damage +{ $count }.
tell-hero-trains = { $hero }: { $attribute } +{ $count }.
tell-hero-defeated = { NOUN($who, case: "start") }: { $hero } falls in { $place }.
tell-hero-ability = { $hero }: the hero's ability.
tell-cannot-heal = { $hero } cannot heal in the next Quest Phase.
tell-grave = { $place }: rewards left by { $hero }: { $count }.
tell-picks-up = { $hero } takes the rewards in { $place }: { $count }.
tell-attempts = { NOUN($who, case: "start") }: { $hero } attempts “{ $quest }”.
tell-test = { $hero } is tested: { $attribute } { $count }.
tell-quest-done = { NOUN($who, case: "start") }: “{ $quest }” is done.
tell-quest-failed = { NOUN($who, case: "start") }: “{ $quest }” has failed and stays in hand.
tell-quest-replaced = { NOUN($who, case: "start") }: “{ $quest }” has failed and is replaced.
tell-objective-seen = { NOUN($who, case: "start") }: a look at the objective of { $other }.
tell-sees-objective = { NOUN($other, case: "start") }: the objective is “{ $objective }”.

# The journal: rewards.
tell-finds = { $hero } finds “{ $reward }”.
tell-receives-reward = { $hero } receives rewards: { $count }.
tell-uses-reward = { $hero } uses “{ $reward }”.
tell-loses-reward = { $hero } loses “{ $reward }”.
tell-gives-reward = { $hero } gives “{ $reward }” to { $friend }.
tell-gives-hidden-reward = { $hero } gives a reward to { $friend }.
tell-spoils = { $hero } takes a reward of the fallen.
tell-neutrals-led = { NOUN($who, case: "start") }: neutral units ({ $count }) follow the flute, { $place } → { $to }.
tell-units-stand-up = { NOUN($who, case: "start") }: the units in { $place } stand up.
tell-unit-routed = { $place }: { $unit } routed.

# The journal: duels.
tell-duel = Duel in { $place }: { $hero } against { $foe }.
tell-duel-with-beast = Duel: { $hero } against { NOUN($unit, case: "acc") } ({ $other }).
tell-duel-round = Round { $count } of the duel.
tell-duel-draws = { NOUN($who, case: "start") }: { $special ->
        [0] { $damage ->
            [0] { $routs ->
                [0] a miss
               *[other] { $routs } prevented
            }
           *[other] { $damage } damage
        }
       *[other] a special ability
    } ({ $destiny }).
tell-duel-frozen = { NOUN($who, case: "start") }: frozen, no card in this round.
tell-duel-undecided = The duel ends undecided.
tell-plays-fate = { NOUN($who, case: "start") }: “{ $tactics }” in place of a fate card.
tell-challenge-evaded = { $hero } evades the duel.
tell-beast-special = { NOUN($unit, case: "start") }: a special ability.
tell-beast-hurt = { NOUN($unit, case: "start") }: damage +{ $count }.
tell-beast-falls = { NOUN($unit, case: "start") } falls.

# The journal: exploration tokens and barren land.
tell-explores = { NOUN($who, case: "start") }: { $hero } explores { $place } and finds “{ $exploration }”.
tell-looks-at = { NOUN($who, case: "start") }: a look at the tokens in { $place }.
tell-sees-token = { $place }: “{ $exploration }” lies there.
tell-token-gives = { $hero }: “{ $exploration }” gives its gift.
tell-razes-token = { NOUN($who, case: "start") }: “{ $exploration }” in { $place } is destroyed.
tell-desolation = { $place } is laid waste.
tell-cryomancy = { $place } freezes over.
tell-cleared = { $place } recovers.
tell-lost-city = The Lost City is found: { $place }.
tell-no-lost-city = The Lost City cannot be placed.

# What a question is for.
coach-hero-action = Move to quests and enemies, heal on your own land, or train. Each hero acts once.
coach-hero-moves = Heroes pass any area. After the move they may duel or attempt a quest that names the area.
coach-hero-deeds = One thing only: who duels attempts no quest in this phase. A failed quest stays in hand.
coach-new-commander = A commander leads the army but attempts no quests.
coach-appoint = The hero gets a new commander card, and attempts no quests from now on.
coach-train = Quests test one attribute: as many cards are drawn, and you choose among them.
coach-test = Gold is best, then silver; red usually means failure.
coach-challenged = Only what lies face down can surprise: whoever has such rewards is asked.
coach-duel-begins = Only one weapon may be used in a duel.
coach-duel-fate = A tactical fate card has known symbols; its text is ignored, and it is discarded.
coach-duel-special = A plain strike deals 1 damage; a reward may do better, but only one weapon and one armor serve in a duel.
coach-duel-rewards = All damage of a round is dealt at once: think of what is coming.
coach-spoils = All of them go to your heroes in this area, as you like.
coach-drink = A potion heals what is there before the new damage comes.
coach-raided = A reward is gone for good; damage heals on your own land.
coach-drift = You move somebody else's hero up to two areas: away from quests, or to your own champion.
coach-scroll = Rune and exploration tokens alike: you remember what you have seen.

# What stands for a fact.
fact-foe = ‹enemy hero›
fact-friend = ‹other hero›
fact-second = ‹attribute›
fact-special = N
fact-routs = N
fact-damage = N
