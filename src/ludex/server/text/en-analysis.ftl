# The analysis of a finished game.

analysis-title = Analysis
analysis-about = How everybody stood from move to move, the moves that turned the game, and what would have been better. It takes up to a minute, once; then it is kept with the game.
analysis-do = Analyse the game
analysis-running = The game is being analysed. You may look at the replay meanwhile.
analysis-look-again = See how far it is
analysis-failed = The analysis could not be finished. You can try again.
analysis-none = There is no analysis of this game: only of games that were played here to their end.
analysis-curve = How everybody stood, from the first move to the last. The table below has the numbers.
analysis-worth = What a position is worth, as the programs count it, compared with the others; beyond ±{ $edge } it is cut off. It is an estimate, not a score.
analysis-worth-together = How well all stand against the game, as the programs count it; beyond ±{ $edge } it is cut off. It is an estimate, not a score.
analysis-moves = Moves that turned the game
analysis-no-moves = No single move stands out.
analysis-turn = Turn { $turn }
analysis-together = All together
analysis-better = Better was: { $better }. { $gain } expected, instead of { $chosen }.
analysis-swing = { $gain } at a stroke.
analysis-how = Choices judged: { $judged } of { $weighty }, each by what its seat could know then. Expected is what stands at the end of the turn, or of the deed.
