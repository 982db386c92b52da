# Quests, and what their lines do.

quest-forward-scouting = Forward Scouting
quest-giants-table = The Giants' Table
quest-frost-tower = The Frost Tower
quest-dragons-hoard = The Dragon's Hoard
quest-bazaar = The Bazaar
quest-foreign-library = Foreign Library
quest-hounds-in-the-hills = Hounds in the Hills
quest-silent-wood = The Silent Wood
quest-to-the-edge-of-the-world = To the Edge of the World
quest-secrets-and-lies = Secrets and Lies
quest-gathering-storm = The Gathering Storm
quest-blood-on-the-snow = Blood on the Snow
quest-sunken-shrine = The Sunken Shrine
quest-bandit-king = The Bandit King
quest-wings-of-terror = Wings of Terror
quest-sorcerers-tower = The Sorcerer's Tower
quest-envoy = The Envoy
quest-broken-bridge = The Broken Bridge
quest-lair-of-the-herd = Lair of the Herd
quest-deep-veins = Deep Veins
quest-hermit = The Hermit
quest-ruined-keep = The Ruined Keep
quest-hidden-path = The Hidden Path
quest-giants-riddle = The Giant's Riddle
quest-drowned-road = The Drowned Road
quest-wyrm-below = The Wyrm Below
quest-city-beneath-the-sands = City Beneath the Sands
quest-golden-gate = The Golden Gate
quest-burning-fields = The Burning Fields
quest-winters-heart = Winter's Heart
quest-old-general = The Old General
quest-trial-by-combat = Trial by Combat
quest-roost = The Roost
quest-smugglers = The Smugglers
quest-deserters = The Deserters
quest-poisoned-well = The Poisoned Well
quest-songs-of-the-aymhelin = Songs of the Aymhelin
quest-blood-coven = The Blood Coven
quest-tomb-of-kings = The Tomb of Kings
quest-herd-king = The Herd King
quest-cartographer = The Cartographer

## The lines of a quest: `deed-op-…` is a deed, `…-less` the loss; `deed-cost-…` is paid.

quest-kind-test = Test { $attribute }.
quest-kind-duel = Duel: { $unit }.
quest-kind-offer = Offer.
deed-op-reward = { $count ->
        [one] Receive a reward.
       *[other] Receive { $count } rewards.
    }
deed-op-reward-for-influence = If you pay { $count } more influence, receive a reward.
deed-op-fail = The quest fails and stays in your hand.
deed-op-new-quest = The quest fails; discard it and draw another.
deed-op-damage = The hero takes { $count } damage.
deed-op-heal = Remove all damage from the hero.
deed-op-rout = The hero is routed.
deed-op-train-strength = Train the hero's strength.
deed-op-train-agility = Train the hero's agility.
deed-op-train-wisdom = Train the hero's wisdom.
deed-op-train-any = Train any attribute of the hero.
deed-op-move-anywhere = Move the hero to any area.
deed-op-influence = Gain { $count } influence.
deed-op-influence-less = Lose { $count } influence.
deed-op-tactics = { $count ->
        [one] Draw a Tactics card.
       *[other] Draw { $count } Tactics cards.
    }
deed-op-tactics-less = { $count ->
        [one] Discard a Tactics card, if you have any.
       *[other] Discard { $count } Tactics cards, or as many as you have.
    }
deed-op-food = Raise your food dial by { $count }.
deed-op-food-less = Lower your food dial by { $count }.
deed-op-wood = Raise your wood dial by { $count }.
deed-op-wood-less = Lower your wood dial by { $count }.
deed-op-ore = Raise your ore dial by { $count }.
deed-op-ore-less = Lower your ore dial by { $count }.
deed-op-look = { $count ->
        [one] Look at all rune tokens in one area.
       *[other] Look at all rune tokens in { $count } areas.
    }
deed-op-objective = Look at the objective of an opponent.
deed-op-false-rune = Place a false rune from the supply in any legal area.
deed-op-ally-type = If you have a unit in the area, its neutral units of one type ally with you.
deed-op-recruit-triangle = { $count ->
        [one] Recruit a triangle unit at one of your strongholds.
       *[other] Recruit { $count } triangle units at your strongholds.
    }
deed-op-lost-city = Place the Lost City.
deed-op-lost-city-or-reward = Place the Lost City, or receive a reward if it is there already.
deed-op-desolation = Place a desolation token in the area, if it may lie there.
deed-op-cryomancy = Place a cryomancy token in the area, if it may lie there.
deed-op-clear-tokens = { $count ->
        [one] Remove all desolation and cryomancy tokens from one area.
       *[other] Remove all desolation and cryomancy tokens from { $count } areas.
    }
deed-cost-influence = Pay { $count } influence.
deed-cost-influence-if-controlled = If you control the area, pay only { $count }.
deed-cost-rout = The hero is routed, and the hero's action ends here.
