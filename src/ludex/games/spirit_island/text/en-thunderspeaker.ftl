# Thunderspeaker.

spirit-thunderspeaker = Thunderspeaker
spirit-thunderspeaker-about = Leads the dahan into battle and moves with them. Where they fall in a ravage, it falls with them.

rule-thunderspeaker-1 = Ally of the Dahan
rule-thunderspeaker-1-text = Whenever a dahan moves from one of your lands to another land, you may move 1 of your presence along with it.
rule-thunderspeaker-2 = Sworn to Victory
rule-thunderspeaker-2-text = For each dahan that invaders destroy by ravaging a land, destroy 1 of your presence there or in an adjacent land, after what the blight takes.

power-gather-the-warriors = Gather the Warriors
power-gather-the-warriors-level-1 = This power may be fast.
power-gather-the-warriors-level-2 = Gather up to 1 dahan for each air you have. Push up to 1 dahan for each sun you have.
power-lead-the-furious-assault = Lead the Furious Assault
power-lead-the-furious-assault-level-1 = This power may be fast.
power-lead-the-furious-assault-level-2 = Destroy 1 town for every 2 dahan here.
power-lead-the-furious-assault-level-3 = Destroy 1 city for every 3 dahan here.

power-manifestation-of-power-and-glory = Manifestation of Power and Glory
power-manifestation-of-power-and-glory-text = 1 fear. Each dahan here deals as much damage as you have presence here.
power-sudden-ambush = Sudden Ambush
power-sudden-ambush-text = You may gather 1 dahan. Destroy 1 explorer for each dahan here.
power-voice-of-thunder = Voice of Thunder
power-voice-of-thunder-text = Either push up to 4 dahan, or, if there are invaders here, 2 fear.
branch-voice-of-thunder-1 = Push up to 4 dahan
branch-voice-of-thunder-2 = 2 fear if there are invaders
power-words-of-warning = Words of Warning
power-words-of-warning-text = Defend 3. In a ravage here this turn the dahan deal their damage at the same time as the invaders.

ask-along = A dahan goes from { $origin } to { $target }. Does 1 presence go along?
ask-sworn = A dahan has fallen in { $land }. In which land is 1 of your presence destroyed?
