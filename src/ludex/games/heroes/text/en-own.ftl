# A game on a real table: what to set up.

unpack-shared = For everybody
unpack-board = Faction board
unpack-before = before the player, or on the phone
unpack-pen = Pen
unpack-closed = Regions that are out with this number of players
unpack-closed-place = crossed out on every map, as on the board below

by-hand-turn = The round
by-hand-round = Round
by-hand-first = First player
by-hand-region = Stands in
by-hand-points = Points written down
by-hand-units = Units: { $troop }
by-hand-built = { $who }: buildings and artifacts
