# How strong the programs are that people sit down with.

level-easy = easy
level-easy-about = Plays by habit, and goes astray one time in five. For first games.
level-steward = normal
level-steward-about = Weighs every answer: plays each on to the end of the turn and takes the one after which it stands best.
level-hard = hard
level-hard-about = Thinks for about a second about every answer, and tries out many ways in which the turn may go. So far only a little stronger than the normal one.
level-hard-looks = Weighs every answer like the normal one, but on four times as many deals of what is hidden.
level-random = at random
level-random-about = Takes any answer, without a thought.
who-agent-easy = Program: easy
who-agent-steward = Program: normal
who-agent-hard = Program: hard
who-agent-random = Program: plays at random
seat-agent = program, { $level }
leave-level = How strong
