# What Season cards, Tactics cards, objectives and titles ask and tell.

option-carry-rune = Rune token: { $place } → { $to }
option-drive = Neutral units: { $place } → { $to }
option-share = { $count } with { $seat }
option-lower = { NOUN($seat, case: "start") }: { $resource }
option-put-back = “{ $tactics }”
option-league = Three rewards for a dragon rune (Heroes' League)
option-discard-reward = { $hero }: “{ $reward }”
option-take-back = Take back “{ $order }” (Thieves' Guild)
option-yes-to-loyalty = Pay { $count } influence
option-no-to-loyalty = Let the hero go
option-yes-to-alliance = Pay { $count } influence
option-no-to-alliance = Let the allies go
option-yes-to-lost-city = Place the Lost City
option-no-to-lost-city = Leave it hidden
option-done-to-raise-dial = Raise nothing
option-done-to-tax = Raise no tax
option-done-to-raise-banner = Recruit nothing
option-done-to-halt = Hold nobody back
option-done-to-desolate = Desolate nothing
option-done-to-restore = Restore nothing more
option-done-to-freeze = Freeze nothing more
option-done-to-drive = Leave them where they are

# Season cards.
ask-carry-rune = Which rune token leaves your home realm, and where does it go?
ask-raise-dial = Which dial do you raise by 1?
ask-awaken = Which neutral unit awakes, and where?
ask-halt = Where does an activation token of { $other } lie?
ask-desolate = Which area becomes desolate?
ask-raise-banner = Recruit a reinforcement for one of its resource?
ask-raze-city = Which city is destroyed?
ask-plague = Plague in { $place }: which unit dies?
ask-portal-hero = Where does the portal take { $hero }?
ask-lost-city = Place the Lost City?
ask-loyalty = { $hero } doubts your cause: pay { $count } influence?
ask-relic = Which hero receives the reward?
ask-tax = Which dial do you lower by 1 for 2 influence?
ask-alliance = The allies in { $place } waver: pay { $count } influence?
ask-restore = Which area is restored?
ask-bandits = Bandits: which resource do you lose?
ask-drive = Which neutral units are driven, and where?
ask-freeze = Which area freezes?

# Tactics cards.
ask-rumors = Whose soldiers hear the rumors?
ask-share = With whom do you share, and how many cards do both draw?
ask-sabotage = Which dial goes down by 2?
ask-spy = Into whose hand do you look?
ask-expose = Who has to reveal a rune token?
ask-stores = Which dial do you raise by 2?
ask-levy = At which stronghold do you recruit?
ask-mercenaries = Which mercenaries, and where?
ask-city-aid = Which city helps you?
ask-ruin = Where does your hero find the ruin?
ask-rune-lore = Which two rune tokens change places?
ask-put-back = Which of these cards will be drawn next?
ask-ambush = Which hero walks into the ambush (2 damage)?
ask-assassin = Whom does the assassin strike (2 damage)?
ask-night-raid = Which hero is surprised and routed?
ask-lieutenant = Which hero becomes the second commander?

# Titles.
ask-league = Which reward do you discard ({ $count } left)?

# The journal.
tell-city-razed = { NOUN($who, case: "start") }: { $city } in { $place } is destroyed.
tell-neutral-placed = { NOUN($who, case: "start") }: { $unit } appears in { $place }.
tell-driven = { NOUN($who, case: "start") }: neutral units are driven, { $place } → { $to } ({ $count }).
tell-halts = { NOUN($who, case: "start") }: held back in { $place }, { $other }.
tell-thaw = All ice melts.
tell-fulfils = { NOUN($who, case: "start") }: objective fulfilled, “{ $objective }”.
tell-takes-back = { NOUN($who, case: "start") }: “{ $order }” returns to the hand.
tell-sees-tactics = { NOUN($other, case: "start") } holds “{ $tactics }”.
tell-spies = { NOUN($who, case: "start") }: a Tactics card of { NOUN($other, case: "gen") } is stolen.
tell-stolen = The stolen card is “{ $tactics }”.
tell-sees-top = On top of the Tactics deck: “{ $tactics }”.
tell-secrets = { NOUN($who, case: "start") }: the top Tactics cards are put in order ({ $count }).
tell-hero-routed = { NOUN($who, case: "start") }: { $hero } is routed.
tell-lieutenant = { NOUN($who, case: "start") }: { $hero } becomes the second commander (“{ $commander }”).
