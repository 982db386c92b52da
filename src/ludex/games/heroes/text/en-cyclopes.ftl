# H-15 Cyclopes.

trail-forest = the forest trail
trail-mountain = the mountain trail
trail-field = the field trail
trail-water-lair = the trail of lakes and lairs
trail-artifact = the trail of artifacts
trail-fortress = the trail of fortresses
trail-foundation = the trail of foundations

option-lair = The herd starts in { $region }
option-track-trail = A footprint of { $trail }
option-track-building = The marked cost of “{ $building }”
option-track-monster = The marked strength of { NOUN($monster, case: "own") }
option-track-resource = A resource instead
option-spend-units = { $count ->
        [0] Spend none
       *[other] Spend { $count } of “{ $troop }”
    }
option-herd = The herd goes to { $region } ({ $steps ->
        [one] { $steps } region
       *[other] { $steps } regions
    } ahead)
option-herd-aside = The herd steps aside to { $region }
option-trail = { NOUN($trail) }
option-feed = { $count ->
        [0] Spend no { $kind }
       *[other] Spend { $count } { $kind }
    }
option-lower = Lower the value { $value }
option-herd-up = Herd strength +{ $by }
option-herd-down = Herd strength −{ $by }
option-herd-fight = Fight the herd

ask-lair = In which lair does the herd start?
ask-footprint = What does a footprint strike out? ({ $count } left to spend)
ask-spend-units = How many of “{ $troop }” do you spend, each for a footprint and a movement point?
ask-herd = Where does the herd go? At most { $most ->
        [one] { $most } region
       *[other] { $most } regions
    } along its route.
ask-herd-artifact = Does the herd take “{ $artifact }” for half its condition?
ask-trail = Which trail works next in { $region }?
ask-double = Which trail is doubled?
ask-herd-strength = The herd has strength { $strength }. Stronger or weaker?
ask-armour = Do you use Bone Armour? The herd has strength { $strength }.
ask-lower = Which lair value goes down by { $by }? Times left: { $count }.
ask-feed = The herd is at the lair of { $region }. How much { $kind } do you spend?

tell-herd = The herd of { $who } is in { $region }.
tell-herd-strength = The herd of { $who } has strength { $strength } now.
tell-footprints = { NOUN($who, case: "start") } gain footprints: { $count }.
tell-footprints-lost = { NOUN($who, case: "start") } have nothing left to strike out; footprints lost: { $count }.
tell-track-trail = { NOUN($who, case: "start") } strike out a footprint of { $trail }.
tell-trail-laid = { NOUN($who, case: "start") } have laid { $trail }.
tell-track-building = { NOUN($who, case: "start") } strike out the marked cost of “{ $building }”.
tell-track-monster = { NOUN($who, case: "start") } strike out the marked strength of { $monster }: { $strength } now.
tell-trail = For the herd of { $who } { $trail } works.
tell-double = { NOUN($who, case: "start") } double the effect of { $trail }.
tell-troop-stronger = { NOUN($who, case: "start") }: “{ $troop }” get +{ $add } strength.
tell-lower = { NOUN($who, case: "start") } lower the lair value { $value } by { $by }.
tell-spend-units = { NOUN($who, case: "start") } spend { $count } of “{ $troop }”.
tell-herd-collected = The herd of { $who } collected the resources of { $region }: they are struck out for everyone.
tell-herd-took = The herd of { $who } took “{ $artifact }”.
tell-herd-captured = The herd of { $who } captured the fortress of { $region }.
tell-feed = { NOUN($who, case: "start") } spend { $count } { $kind } in the lair: { $points } VP.
tell-starve = { NOUN($who, case: "start") } spend no { $kind } in the lair: −{ $points } VP.
tell-camp = { NOUN($who, case: "start") } write down { $points } VP for the Camp.
tell-fight-herd = { NOUN($who, case: "start") } fight their herd; its strength: { $strength }.
tell-energy = { NOUN($who, case: "start") } circle energy value { $number }: { $points } VP.
tell-leads = { NOUN($who, case: "start") } will be first player in the next round.

refuse-no-lair = The herd cannot start in { $region }: there is no lair.
refuse-trail-laid = No footprint is left in { $trail }: it is laid.
refuse-cost-struck = There is nothing left to strike out in the cost of “{ $building }”.
refuse-monster-beaten = You have beaten { $monster } already.
refuse-strength-struck = There is no marked strength of { $monster } left to strike out.
refuse-no-drover = Only with the Drover a footprint may be a resource.
refuse-spend-units = You do not have so many of “{ $troop }”.
refuse-herd-stays = The herd never stays where it is.
refuse-herd-far = The herd goes at most { $most ->
        [one] { $most } region
       *[other] { $most } regions
    } along its route, and does not get to { $region } like this.
refuse-herd-route = The herd cannot leave its route for { $region } yet: that takes the last energy value.
refuse-herd-border = { $region } has no common border with the herd's region.
refuse-herd-artifact = The herd takes no artifacts yet: that takes the second energy value.
refuse-herd-weak = The herd must be stronger than { $strength } to take the object of { $region }.
refuse-trail-doubled = The effect of { $trail } is doubled already.
refuse-no-lair-value = { $value } is no lair value that can be lowered.
refuse-lair-order = { $value } cannot be lowered: lair values stay above 0, each higher than the one before.
refuse-feed-exactly = In a lair you spend exactly { $less } or { $more } of a kind, or nothing.
refuse-feed-lacks = You have only { $have } { $kind }.
refuse-no-energy = All energy values are circled.
refuse-no-units = You have no units to fight with.
refuse-herd-guards = The herd of { $who } is in { $region }: nobody else touches its fortress or artifact.
refuse-armour-used = Bone Armour was used in this move action.
