# Battles: what Fate cards show, questions, answers, and the journal.

result-miss = a miss
    .start = A miss
result-special = a special ability
    .start = A special ability
result-rout = { $count ->
        [one] { $count } rout
       *[other] { $count } routs
    }
result-damage = { $count } damage
fact-result = ‹result›

# Questions: the start of a battle, and rounds.
ask-support = Support: beside which units does the hero stand?
ask-battle-start = Start of the battle, { $place }: what do you use?
ask-battle-round = Round { $count } begins: play a Tactics card?
ask-battle-draw = { $kind } × { $count }: play a card before Fate cards are drawn?
ask-battle-wait = The enemy draws ({ $kind }): play a card?
ask-battle-drawn = { $kind }: change anything that was drawn?
ask-which-type = Which type of units attacks?
ask-drop-fate = { $kind }: which card is discarded?
ask-assign-damage = Which unit takes the damage?
ask-assign-rout = Which unit is routed?
ask-must-destroy = The enemy's ability ({ $kind }): which unit is destroyed?

# Questions: special abilities.
ask-arcane-bolt = Novice Wizard: strike an enemy, or raise one of yours?
ask-talons = Roc: destroy one, or rout two?
ask-crack-shot = Archers: whom do they hit?
ask-charge = Pegasus Riders: who is routed?
ask-word-of-vaal = Sorceress: who retreats?
ask-drive-off = Where is this unit driven to?
ask-overpower = Warrior: deal damage, or finish somebody off?
ask-pounce = Leonx Rider: who is hit and routed?
ask-entangle = Forest Guardian: who is entangled?
ask-fury = Sacrifice a Berserker for 2 damage?
ask-rain-fire = Rain Fire: what do you lose?
ask-terrifying = Terrifying: choose a target
ask-blood-pact = Blood Pact: whose blood is shed?
ask-devour = Obscene: who is devoured?
ask-raise-dead = How many Reanimates rise?
ask-feed = Vampire: on whom does it feed?
ask-withering-breath = Great Wyrm: whom does its breath reach?
ask-flaming-breath = Dragon: who burns?
ask-mend = Who loses all damage? ({ $kind })

# Questions: cards, commanders, developments.
ask-first-strike = Which type strikes first?
ask-panic = Who is routed?
ask-bribery = Who is bribed?
ask-shield-brothers = Which type is shielded?
ask-standard-bearer = Which type gets the standard bearer?
ask-rally-cry = Who stands up?
ask-veterans = Which card is discarded, to draw another?
ask-death-or-glory = Which unit is sacrificed?
ask-vanguard = Which type is the vanguard?
ask-inspire = Who stands up, inspired by the leader?
ask-surgeon = Whom does the field surgeon save?
ask-sigil = { $kind }: keep the unit on its feet?
ask-spawning-pits = Where does the Obscene return to?
ask-vampires-retreat = Where do the Vampires fly to?
ask-prowl = Send a Leonx Rider after a routed unit?
ask-horn = Retreat: use a reward?
ask-banner = Strength is counted: use a reward?

# Questions: developments of the area, and the outcome.
ask-wards = Protective Wards: which unit retreats?
ask-hungry-spawn = Discard the token for 4 damage?
ask-cursed-tomb = Discard the token, so that the enemy routs three units?
ask-take-fort = { $place }: place a stronghold of yours instead of the one you took?
ask-excess = { $place }: { $count } too many units. Who retreats?
ask-heroes-retreat = { $place }: where do the heroes retreat to?

# Answers.
option-hurt = { $figure }
option-lie-down = { $figure }
option-rise = Stand up: { $figure }
option-bleed = Hurt your own: { $figure }
option-mend = { $figure }
option-sacrifice = { $figure }
option-leave = { $figure }
option-shield = { $hero } takes the wound
option-hit = 1 damage: { $figure }
option-slay = Destroy: { $figure }
option-topple = Rout: { $figure }
option-banish = { $figure }
option-terrify = { $figure }
option-deal = Deal 1 damage
option-coven = Deal 2 damage without blood
option-burn-triangles = Triangle units (2)
option-burn-rectangle = A rectangle unit (1)
option-raise-dead = Raise { $count }
option-hunger = { $count ->
        [one] Rout { $count } Flesh Ripper for { $count } damage
       *[other] Rout { $count } Flesh Rippers for { $count } damage
    }
option-use-token = Discard the token
option-support = { $hero } → { $kind }
option-use-commander = Commander: “{ $commander }”
option-unveil = Turn up a reward: { $hero }
option-announce = Instead of a Fate card: “{ $tactics }”
option-drop = Discard { $result }
option-redraw = Strategist: draw anew for { $result }
option-volley = Moonlit Volley: draw anew for { $result }
option-enchant = Battle Mage: { $result } → special ability
option-done-to-support = No support
option-hold-back = No more Tactics cards in this battle: do not ask me again
option-done-to-battle-start = To battle
option-done-to-battle-round = Play nothing
option-done-to-battle-draw = Draw cards
option-done-to-battle-wait = Play nothing
option-done-to-battle-drawn = Keep them
option-done-to-charge = Nobody else
option-done-to-terrifying = Nobody else
option-done-to-withering-breath = Nobody else
option-done-to-flaming-breath = Nobody else
option-done-to-rally-cry = Nobody else
option-done-to-veterans = Discard nothing more
option-done-to-spawning-pits = Nowhere
option-done-to-vampires-retreat = With the others
option-done-to-prowl = Nobody else
option-done-to-horn = Do not use any
option-done-to-banner = Do not use any
option-done-to-hungry-spawn = Keep the token
option-done-to-cursed-tomb = Keep the token
option-yes-to-fury = Sacrifice it
option-no-to-fury = Spare it
option-yes-to-sigil = Keep it standing
option-no-to-sigil = Let it fall
option-yes-to-take-fort = Place a stronghold
option-no-to-take-fort = Place nothing

# Words on buttons.
deed-hurt = Take damage
deed-lie-down = Rout your own
deed-rise = Stand up
deed-bleed = Hurt your own
deed-mend = Heal
deed-sacrifice = Lose a unit
deed-leave = Retreat
deed-shield = Take the wound
deed-hit = Strike
deed-slay = Destroy
deed-topple = Rout
deed-banish = Send away
deed-terrify = Terrify
deed-deal = Strike
deed-coven = Strike
deed-burn-triangles = Lose units
deed-burn-rectangle = Lose units
deed-raise-dead = Raise the dead
deed-hunger = Ravenous Hunger
deed-use-token = Discard the token
deed-support = Support
deed-use-commander = Commander
deed-unveil = Use a reward
deed-announce = Instead of a Fate card
deed-drop = Discard
deed-redraw = Draw anew
deed-volley = Draw anew
deed-enchant = Draw anew

# What a question is for.
coach-battle-start = The attacker acts first, then the defender. Cards drawn in this season cannot be played yet.
coach-battle-round = Whoever stands when strength is counted, counts.
coach-battle-draw = A Tactical Fate card takes the place of a Fate card: you know beforehand what it shows.
coach-which-type = The whole type attacks at once: a card for each unit that stands.
coach-assign-damage = Wounded units take damage first. A sturdy unit survives what would kill a weak one.
coach-assign-rout = A routed unit neither attacks nor counts: lay down those who have done their part.
coach-support = A supported type draws one more card and discards the worst, but a hero who loses retreats, routed.
coach-take-fort = The stronghold is placed damaged, but it holds the area and lets you recruit there.
coach-excess = No more than eight units stay in an area.

# The journal.
tell-battle-supports = { NOUN($who, case: "start") }: { $hero } supports the { $kind }.
tell-battle-attacks = { NOUN($who, case: "start") }: attack, { $kind } × { $count }.
tell-battle-draws = { NOUN($who, case: "start") }: Fate card, { $result }.
tell-battle-drops = { NOUN($who, case: "start") }: card discarded, { $result }.
tell-battle-announces = { NOUN($who, case: "start") }: “{ $tactics }” instead of a Fate card.
tell-battle-special = { NOUN($who, case: "start") }: special ability, { $kind }.
tell-battle-hurt = { NOUN($who, case: "start") }: unit damaged, { $kind }.
tell-battle-falls = { NOUN($who, case: "start") }: unit lost, { $kind }.
tell-battle-routed = { NOUN($who, case: "start") }: unit routed, { $kind }.
tell-battle-saved = { NOUN($who, case: "start") }: unit saved, { $kind }.
tell-battle-stands = { NOUN($who, case: "start") }: unit holds its ground, { $kind }.
tell-battle-stands-up = { NOUN($who, case: "start") }: unit stands up, { $kind }.
tell-battle-mended = { NOUN($who, case: "start") }: all damage removed, { $kind }.
tell-battle-raised = { NOUN($who, case: "start") }: new units join, { $kind } × { $count }.
tell-battle-returned = { NOUN($who, case: "start") }: unit brought back, { $kind }.
tell-battle-sent-away = { NOUN($who, case: "start") }: unit leaves the battle, { $kind }.
tell-battle-pits = { NOUN($who, case: "start") }: the Obscene returns to the spawning pits, { $place }.
tell-battle-strength = { NOUN($who, case: "start") }: strength +{ $count }.
tell-battle-champion = { NOUN($who, case: "start") }: { $hero } takes the wound.
tell-battle-commander = { NOUN($who, case: "start") }: commander, “{ $commander }”.
tell-battle-enchanted = { NOUN($who, case: "start") }: Battle Mage, { $result } becomes a special ability.
tell-battle-spied = You see that the enemy holds “{ $tactics }”.
tell-battle-total = { NOUN($who, case: "start") }: strength { $count }.
tell-battle-won = { NOUN($who, case: "start") }: victory in the battle, { $place }.
tell-fort-damaged = { NOUN($place, case: "start") }: the stronghold is damaged.
tell-fort-taken = { NOUN($who, case: "start") }: own stronghold in place of the one taken, { $place }.
tell-hero-retreats = { NOUN($who, case: "start") }: { $hero } retreats, { $place }.
