# Objectives, in our own words.

objective-bound-by-honor = Bound by Honor
objective-bound-by-honor-text = No triangle neutral unit on the board is unallied. It is also fulfilled if there are none.

objective-bane-of-monsters = Bane of Monsters
objective-bane-of-monsters-text = No unallied Dragon or Giant is on the board. If there was none at the start of the game, draw another objective.

objective-guardian-of-cities = Guardian of the Cities
objective-guardian-of-cities-text = You control at least 3 cities, or 2 in a game of two.

objective-league-of-heroes = League of Heroes
objective-league-of-heroes-text = You control 3 heroes, none of opposed alignment, and each of them has at least 1 reward.

objective-mighty-walls = Mighty Walls
objective-mighty-walls-text = You have 4 strongholds on the board, all of them undamaged. A capital counts as one.

objective-voice-of-council = Voice of the Council
objective-voice-of-council-text = You hold at least 2 titles.

objective-land-of-plenty = Land of Plenty
objective-land-of-plenty-text = Your three dials together show at least 18.

objective-pathfinders = Pathfinders
objective-pathfinders-text = You control areas on at least 5 different map tiles, not counting your home realm.

objective-boot-on-the-throat = Boot on the Throat
objective-boot-on-the-throat-text = You control an area of another player's home realm.

objective-cities-in-ashes = Cities in Ashes
objective-cities-in-ashes-text = At least 2 of the cities placed at the start of the game are no longer on the board.

objective-beast-master = Master of Beasts
objective-beast-master-text = At least 6 neutral units are allied with you.

objective-slayer-of-heroes = Slayer of Heroes
objective-slayer-of-heroes-text = Your heroes, units or cards have defeated at least 2 enemy heroes during the game.

objective-endless-host = Endless Host
objective-endless-host-text = You have at least 20 units of your faction on the board.

objective-hoarded-power = Hoarded Power
objective-hoarded-power-text = You have at least 12 influence, not counting what lies on titles.

objective-dread-arsenal = Dread Arsenal
objective-dread-arsenal-text = Your heroes together have at least 4 rewards.

objective-spreading-shadow = Spreading Shadow
objective-spreading-shadow-text = You control at least 10 areas.

objective-steward-of-the-wilds = Steward of the Wilds
objective-steward-of-the-wilds-text = You control at least 8 areas, and none of them bears a desolation or cryomancy token.

objective-oath-of-the-champion = Oath of the Champion
objective-oath-of-the-champion-text = One of your heroes has a training token on each of the three attributes.

objective-combined-arms = Combined Arms
objective-combined-arms-text = You have at least one unit of each of your six faction types on the board.

objective-ruined-land = Ruined Land
objective-ruined-land-text = At least 3 areas bear a desolation or cryomancy token.

objective-parade-of-horrors = Parade of Horrors
objective-parade-of-horrors-text = At least 5 hexagon units are yours or allied with you.

objective-at-their-gates = At Their Gates
objective-at-their-gates-text = You have a stronghold in an area adjacent to another player's home realm.
