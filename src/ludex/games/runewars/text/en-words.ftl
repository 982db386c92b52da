# What is printed on cards and tokens besides their own words.

resource-food = food
resource-wood = wood
resource-ore = ore
shape-triangle = triangle
shape-rectangle = rectangle
shape-circle = circle
shape-hexagon = hexagon
season-spring = spring
    .start = Spring
season-summer = summer
    .start = Summer
season-fall = fall
    .start = Fall
season-winter = winter
    .start = Winter
attribute-strength = strength
attribute-agility = agility
attribute-wisdom = wisdom
alignment-good = good
alignment-neutral = neutral
alignment-evil = evil
destiny-red = red
destiny-silver = silver
destiny-gold = gold
keyword-fast = fast
keyword-flying = flying

timing-your-turn = In your turn
timing-battle-start = At the start of a battle
timing-battle-start-defender = At the start of a battle that you defend
timing-battle-round = In a round of a battle
timing-quest-phase = In the Quest Phase
timing-diplomacy = When you attempt diplomacy
timing-before-bid = Before a bid
reward-kind-weapon = weapon
reward-kind-armor = armor
reward-kind-item = item
reward-kind-relic = relic
exploration-kind-event = event
exploration-kind-location = location
exploration-kind-destructible = destructible

printed-unsure = No public source gives all of this; some of it is our reconstruction.
