### Lessons: `lesson-<name>` is a title, `lesson-<name>-about` what it teaches, `lesson-<name>-<step>` the words of a step.

lesson-round = Learn Heroes in ten minutes
lesson-round-about = One round as the Werewolves: announce, mine, build, move, meet, score.
lesson-round-goal = You lead the Werewolves, on a sheet of paper and a map that all share. The game has sixteen rounds; then everybody adds up the cells of their sheet, and the most victory points win. Let us play one round.
lesson-round-plan-wood = You are the first player, so you choose four of the five actions and number them. The number is the turn and the level of an action, for everybody. Give 1 to mining wood.
lesson-round-plan-gold = A mine of level 2 brings two of its resource. Give 2 to gold.
lesson-round-plan-build = A building can be built if its level is not higher than that of the action. Give 3 to building.
lesson-round-plan-move = Moving comes last, with four points to walk. Iron is not mined this round.
lesson-round-night = Werewolves may declare a wolf night when the round is announced: it costs a moon, and until the end of the round ways are cheaper and units have their night strength. Moons never return: keep it for a round with a fight, and stay with the day.
lesson-round-mine = The actions begin, and all players act at the same time. Mining of level 1 brings 1 wood. Werewolves may take meat instead, but take wood now.
lesson-round-mine-more = Level 2: two gold.
lesson-round-build = A build action is for one building and for as many units as you can pay. Build the Raiders: the cost is taken from your stock, and the effect works from now on.
lesson-round-move = Now a destination, chosen in secret. Entering a region costs points by its terrain, and regions with portals are neighbours. Go to Zharven, where the Mushroomfolk are: a region gives its resources on your first visit.
lesson-round-meet = Both of you stand in Zharven. If one of you wants to fight, there is a battle. Today you have come to trade looks: keep the peace.
lesson-round-fights = Everyone may fight one monster a round, wherever they are. It is beaten by at least 1 more than its strength, and all units you send die, even if you win. Your pack is too small for the first one yet: you are ready.
lesson-round-score = The round is over, and the role of the first player goes to the left. Buildings, beaten monsters and captured fortresses fill cells of your sheet; after round 16 all cells are added up. Grow strong first, then choose what to collect.
