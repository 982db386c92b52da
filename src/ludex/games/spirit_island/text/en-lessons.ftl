# A first lesson.

lesson-basics = Learn Spirit Island in ten minutes
lesson-basics-about = A turn and a half of Shadows Flicker Like Flame: growth, cards and elements, fast and slow powers, what the invaders do, fear.
lesson-basics-goal = You are a spirit of the island, and invaders settle on it. Frighten them: the more fear, the less is needed for victory. At terror I no invader may be left, at II no town and no city, at III no city. You lose if the blight runs out, if your presence is gone, or if the invader deck does.
lesson-basics-island = Here you live: the discs with your sign are your presence; two of them make a sacred site. The huts are dahan, your friends. The hat is an explorer. The sign of each land shows its number and what the invaders will do there as things stand: here they will build.
lesson-basics-growth = A turn begins with growth. Choose “add presence, +3 energy”: presence carries your powers, energy pays for cards.
lesson-basics-presence = Each presence that leaves a track uncovers more below it. Take it from the track of card plays, so that you may play two cards each turn: click the track, then land 7.
lesson-basics-play = Now cards. The number is the cost, the bird means fast, the turtle slow. “Concealing Shadows” costs nothing and gives moon and air: point at it, and your elements show what it would add. Play it.
lesson-basics-elements = Play “Mantle of Dread” too. With two moons and a fire the first line of your innate power lights up: innate powers cost nothing, they only need elements.
lesson-basics-innate = Fast powers come before the invaders act. They will build where the card shows jungle and invaders are: in 4 and 8. Use your innate power on land 7: lands within its range light up.
lesson-basics-gather = Gather the explorer from land 4: without invaders nobody builds there.
lesson-basics-fast = “Concealing Shadows” on your home, land 8: 1 fear. Four fear earn a fear card. When nothing fast is left the invaders act.
lesson-basics-invaders = They ravage, build and explore, in this order. There was nothing to ravage yet. They built a town in land 8, but not in 4, and explored the sands. Then the cards move on: jungle, where they have built, will be ravaged next turn. That is what the red signs warn of.
lesson-basics-slow = Slow powers come after the invaders. “Mantle of Dread” brings 2 fear and drives invaders away: use it.
lesson-basics-slow-land = Sands are built on next turn, and an explorer stands in land 5. Choose it.
lesson-basics-push = Push the explorer to an adjacent land; any one will do. After the slow powers time passes: played cards are discarded, elements and damage are gone.
lesson-basics-reclaim = A new turn. Your good cards lie in the discard pile. This growth takes all of them back and gives you a new power.
lesson-basics-deck = Minor powers are cheap and bring elements. A major power is strong, and you forget a card for it. Take a minor one.
lesson-basics-keep = Of four cards you keep one. “Dark and Tangled Woods” fits: 2 fear, and in mountains and jungles Defend 3.
lesson-basics-play-again = Play it. Pointing at it already shows on the map what it would change where.
lesson-basics-ready = You could play another one. This time be done: energy that you keep is there next turn.
lesson-basics-defend = In land 8 the invaders would deal 3 damage: 2 or more blight a land, and every 2 kill a dahan. Use the woods there.
lesson-basics-ravage = You have earned a fear card: it gave Defend 2 to your lands. Then the ravage: 3 damage minus Defend left nothing. The dahan lived and fought back, 2 damage each: an explorer and a town are gone, and a destroyed town is 1 more fear. The invaders went on to build and explore elsewhere, and time passed.
lesson-basics-win = So it goes on: see where they ravage and build, stop the worst with fast powers, prepare with slow ones, and frighten them. Every fear card helps, and terror makes victory easier. The forecast above the map always tells what is coming.
