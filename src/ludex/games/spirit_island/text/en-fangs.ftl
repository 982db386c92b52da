# Sharp Fangs Behind the Leaves.

spirit-sharp-fangs-behind-the-leaves = Sharp Fangs Behind the Leaves
spirit-sharp-fangs-behind-the-leaves-about = Hunts with the beasts of the island: moves along with them, calls more of them and sets them on the invaders. Strong where there is no blight, little protection for the land.

rule-sharp-fangs-behind-the-leaves-1 = Ally of the Beasts
rule-sharp-fangs-behind-the-leaves-1-text = Whenever beasts move from a land with its presence to another, 1 of its presence may go along with them.
rule-sharp-fangs-behind-the-leaves-2 = Call Forth Predators
rule-sharp-fangs-behind-the-leaves-2-text = Once in each spirit phase it may replace 1 of its presence on the island with 1 beasts. That presence leaves the game; nothing brings it back.

power-ranging-hunt = Ranging Hunt
power-ranging-hunt-text = Moves beasts and sets them on the invaders.
power-ranging-hunt-level-1 = You may gather 1 beasts.
power-ranging-hunt-level-2 = 1 damage for each beasts here.
power-ranging-hunt-level-3 = You may push up to 2 beasts.

power-frenzied-assault = Frenzied Assault
power-frenzied-assault-text = Beasts throw themselves at the invaders.
power-frenzied-assault-level-1 = 1 fear. 2 damage. Remove 1 beasts.
power-frenzied-assault-level-2 = 1 more fear and 1 more damage.

power-prey-on-the-builders = Prey on the Builders
power-prey-on-the-builders-text = You may gather 1 beasts. If beasts are here, invaders do not build here this turn.

power-teeth-gleam-from-darkness = Teeth Gleam from Darkness
power-teeth-gleam-from-darkness-text = Either 1 fear, and add 1 beasts; or, if beasts and invaders are here, 3 fear.
branch-teeth-gleam-from-darkness-1 = 1 fear, and add 1 beasts
branch-teeth-gleam-from-darkness-2 = 3 fear, if beasts and invaders are here

power-terrifying-chase = Terrifying Chase
power-terrifying-chase-text = Push 2 explorers, towns or dahan, and 2 more of them for each beasts here. If you have pushed any invaders, 2 fear.

power-too-near-the-jungle = Too Near the Jungle
power-too-near-the-jungle-text = 1 fear. Destroy 1 explorer.

ask-go-along = Does a presence go along with the beasts?
option-call-beasts = Presence becomes beasts: { $land }
tell-predators = { $spirit } calls predators: { $land }.
