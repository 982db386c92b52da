# Tactics cards, in our own words.

tactics-tactical-retreat = Tactical Retreat
tactics-tactical-retreat-text = Cancel the battle. All your units there, also those routed before, retreat to one adjacent friendly area (to an empty one if there is none) or are destroyed; those that stand remain standing. A stronghold there passes to the attacker and keeps its side. The attacker may start no other battle this turn.

tactics-horrific-rumors = Horrific Rumors
tactics-horrific-rumors-text = Choose an opponent and place one of their activation tokens in an area that they do not control.

tactics-raze-city = Raze City
tactics-raze-city-text = Destroy a city in an area that you control; its token is removed from the game.

tactics-lost-city = Lost City
tactics-lost-city-text = Choose an uncontrolled area with one of your heroes. All neutral units there retreat, even routed ones. Then place one of your strongholds there, damaged side up.

tactics-summon-lightning = Summon Lightning
tactics-summon-lightning-text = Deal 2 damage to the opposing army. Only one copy may be played in a battle.

tactics-rally-cry = Rally Cry
tactics-rally-cry-text = Play it at the start of an initiative round. Stand up to two of your routed units in this battle.

tactics-to-the-winner = To the Winner
tactics-to-the-winner-text = If you win this battle, draw 2 Tactics cards and gain 2 influence.

tactics-ambush = Ambush
tactics-ambush-text = Choose an enemy hero in an area that you control or in one adjacent to it, and deal them 2 damage.

tactics-mountain-pass = Mountain Pass
tactics-mountain-pass-text = This turn your units may cross mountain borders.

tactics-shared-counsel = Shared Counsel
tactics-shared-counsel-text = Choose an opponent and a number from 1 to 4. You both draw that many Tactics cards.

tactics-forced-march = Forced March
tactics-forced-march-text = When you resolve Mobilize or Conquer, your units may move one area further.

tactics-first-strike = First Strike
tactics-first-strike-text = Choose one of your unit types in the battle. Its initiative is 1 in this battle.

tactics-fog-of-war = Fog of War
tactics-fog-of-war-text = Play it before the opponent draws for a unit type. They draw one Fate card less for it, but not less than none.

tactics-veterans = Veteran Troops
tactics-veterans-text = After you have drawn Fate cards for one of your unit types, discard any of them and draw as many anew.

tactics-siege-ladders = Siege Ladders
tactics-siege-ladders-text = In this battle the opposing stronghold or capital has 2 less strength, but not less than 0.

tactics-hold-the-line = Hold the Line
tactics-hold-the-line-text = You have 2 more strength when the strength of this battle is tallied.

tactics-war-chest = War Chest
tactics-war-chest-text = Gain 3 influence.

tactics-hidden-stores = Hidden Stores
tactics-hidden-stores-text = Raise one of your dials by 2, but not above 8.

tactics-sabotage = Sabotage
tactics-sabotage-text = Choose an opponent and lower one of their dials by 2, but not below 0.

tactics-call-to-arms = Call to Arms
tactics-call-to-arms-text = Recruit two triangle units of your faction at one of your strongholds.

tactics-mercenaries = Mercenary Contract
tactics-mercenaries-text = Spend 2 influence to place one unused neutral triangle, circle or rectangle unit in an area that you control. It is allied with you.

tactics-spy-network = Spy Network
tactics-spy-network-text = Look at the Tactics cards of an opponent and take one at random. You may not play it this season.

tactics-assassin = Assassin
tactics-assassin-text = Deal 2 damage to an enemy hero in an area where you have a unit or a hero.

tactics-healers = Healers of Kellos
tactics-healers-text = Remove all damage from each of your heroes.

tactics-scouts = Scouts
tactics-scouts-text = Look at all facedown rune tokens in up to three areas.

tactics-silver-tongue = Silver Tongue
tactics-silver-tongue-text = Draw two more Fate cards in this attempt at diplomacy.

tactics-panic = Panic
tactics-panic-text = Rout one enemy unit of your choice in this battle.

tactics-stampede = Stampede
tactics-stampede-text = Move all unallied neutral units from one area to one adjacent uncontrolled area.

tactics-bribery = Bribery
tactics-bribery-text = Spend 3 influence. One enemy triangle or rectangle unit of your choice retreats from the battle.

tactics-game-of-power = Game of Power
tactics-game-of-power-text = Reveal one dragon rune in an area that you control which has not been revealed yet. Gain 4 influence and draw 1 Tactics card.

tactics-lieutenant-general = Lieutenant General
tactics-lieutenant-general-text = This card stays in play. Draw one more Commander card and give it to a second hero of yours at a stronghold, who becomes a second commander. Discard this card when one of your commanders is defeated. If you play without commanders, discard it at once and draw another.

tactics-intrigue-and-subterfuge = Intrigue and Subterfuge
tactics-intrigue-and-subterfuge-text = Choose an opponent. They take no part in this bid.

tactics-cryomancy = Cryomancy
tactics-cryomancy-text = Place a cryomancy token in one legal area.

tactics-desolation = Desolation
tactics-desolation-text = Place a desolation token in one legal area that you control, or in an uncontrolled one adjacent to it.

tactics-cleansing-rain = Cleansing Rain
tactics-cleansing-rain-text = Remove all desolation and cryomancy tokens from one area.

tactics-shield-brothers = Shield Brothers
tactics-shield-brothers-text = Choose one of your unit types. The first unit of it that would be destroyed in this battle is routed instead.

tactics-death-or-glory = Death or Glory
tactics-death-or-glory-text = Destroy one of your standing units in the battle and deal 2 damage.

tactics-whispered-secrets = Whispered Secrets
tactics-whispered-secrets-text = Look at the top 3 Tactics cards and put them back in any order.

tactics-dark-omens = Dark Omens
tactics-dark-omens-text = The opponent discards 1 Tactics card of their choice, if they have any.

tactics-forced-levy = Forced Levy
tactics-forced-levy-text = Lower your food dial by 1 to recruit two triangle units at one of your strongholds.

tactics-rune-lore = Rune Lore
tactics-rune-lore-text = Swap two facedown rune tokens in areas where you have a unit or a hero.

tactics-night-raid = Night Raid
tactics-night-raid-text = Choose an area adjacent to one of yours with an enemy hero. That hero is routed.

tactics-standard-bearer = Standard Bearer
tactics-standard-bearer-text = Choose one of your unit types. When it draws Fate cards, draw one more and then discard one.

tactics-exposed = Exposed Secrets
tactics-exposed-text = Choose an opponent. They reveal one facedown rune token in an area that they control.

tactics-free-city-aid = Aid of the Free Cities
tactics-free-city-aid-text = Take one of the printed benefits of a city that you control.
