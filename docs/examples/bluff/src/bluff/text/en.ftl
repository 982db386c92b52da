game-title = Bluff
game-about = Two dice under every cup: stay or drop?
game-solo = You are the North against two opponents.
book-bluff = The rules of Bluff
setup-seats-north = North
setup-seats-east = East
setup-seats-south = South
setup-seats-west = West
setup-rounds = Rounds
side-north = North
side-east = East
side-south = South
side-west = West
ask-choose = Do you stay, or do you drop?
option-stay = Stay
option-drop = Drop
tell-stays = { $who } stays with { $sum }, and has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now.
sheet-title = Rounds left: { $left }. Under your cup: { $mine }
sheet-player = player
sheet-points = points
end-points = most points
end-equal = all are equal
fact-sum = N
fact-points = N
fact-who = ‹player›
