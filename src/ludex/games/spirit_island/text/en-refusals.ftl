# Why something may not be done.

refuse-not-among-answers = that is not among the answers to this question
refuse-not-now = that is not what is asked now
refuse-not-in-play = “{ $power }” is not in play: only cards played this turn and your own innate powers can be used
refuse-not-a-power-phase = powers are used in the fast and the slow phase
refuse-no-line-reached = no line of “{ $power }” is reached: its elements are not there
refuse-used-already = “{ $power }” has been used this turn, and nothing lets you repeat it
refuse-fast-only = a fast power is used in the fast phase only
refuse-slow-only = a slow power waits for the slow phase, and nothing makes it fast now
refuse-targets-spirits = “{ $power }” targets a spirit, not a land
refuse-targets-lands = “{ $power }” targets a land, not a spirit
refuse-another-spirit = “{ $power }” targets another spirit
refuse-wrong-target = “{ $power }” cannot target { $land }: the land is not what it asks for
refuse-no-origin = there is no land from which “{ $power }” could be used
refuse-out-of-range = out of range: the nearest presence is { $count } { $count ->
    [one] land
   *[other] lands
    } away, the range is { $number }
refuse-out-of-range-sacred = out of range: the nearest sacred site is { $count } { $count ->
    [one] land
   *[other] lands
    } away, the range is { $number }
refuse-plays-in-spirit-phase = cards are played in the spirit phase
refuse-grow-first = growth comes first; cards are played after it
refuse-not-in-hand = “{ $power }” is not in your hand
refuse-no-plays-left = no card plays are left this turn
refuse-too-dear = it costs { $cost } energy, and you have { $count }
refuse-grows-in-spirit-phase = spirits grow in the spirit phase
refuse-no-such-growth = your panel has no such growth option
refuse-grown-already = this growth option has been chosen this turn
refuse-growth-done = growth is done for this turn
refuse-not-in-growth = the chosen growth adds no such presence
refuse-track-empty = no presence is left on that track
refuse-wrong-land = presence cannot be added in { $land } by this growth
refuse-not-discarded = that card is not in your discard pile
refuse-nothing-to-reclaim-with = nothing lets you reclaim a card now
refuse-no-such-piece = there is no such piece in { $land }
refuse-not-adjacent = { $target } is not adjacent to { $origin }
