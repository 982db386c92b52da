# Bringer of Dreams and Nightmares.

spirit-bringer-of-dreams-and-nightmares = Bringer of Dreams and Nightmares
spirit-bringer-of-dreams-and-nightmares-about = Turns damage and destruction into fear: the mightier the power, the greater the terror. It clears no land by itself; only the dahan who fight back do.

rule-bringer-of-dreams-and-nightmares-1 = To Dream a Thousand Deaths
rule-bringer-of-dreams-and-nightmares-1-text = Its powers never damage and never destroy anything but its own presence. Where one would destroy a town or a city, by damage or otherwise, it generates 2 or 5 fear instead; explorers and towns that it would destroy it pushes. No single power does this twice to the same invader. Damage that a power deals by means of the dahan counts as well. All else works as usual.

power-spirits-may-yet-dream = Spirits May Yet Dream
power-spirits-may-yet-dream-text = Sees fears that are to come, and strengthens a spirit.
power-spirits-may-yet-dream-level-1 = Turn any 1 face-down fear card face up; it is earned and resolved as usual.
power-spirits-may-yet-dream-level-2 = The chosen spirit gains 1 element of a kind that it already has.

power-night-terrors = Night Terrors
power-night-terrors-text = Frightens invaders among its presence.
power-night-terrors-level-1 = 1 fear.
power-night-terrors-level-2 = 1 more fear.
power-night-terrors-level-3 = 1 more fear.

power-call-on-midnights-dream = Call on Midnight's Dream
power-call-on-midnights-dream-text = Either, if dahan are here, gain a major power; if you forget this card for it, gain 1 energy for each dahan here, and you may play the new card at once, paying its cost. Or, if invaders are here, 2 fear.
branch-call-on-midnights-dream-1 = Gain a major power, if dahan are here
branch-call-on-midnights-dream-2 = 2 fear, if invaders are here

power-dread-apparitions = Dread Apparitions
power-dread-apparitions-text = This turn each fear that powers generate here also defends this land by 1; fear from destroying towns and cities does not. 1 fear.

power-dreams-of-the-dahan = Dreams of the Dahan
power-dreams-of-the-dahan-text = Either gather up to 2 dahan; or, if a town or city is here, 1 fear for each dahan, 3 at most.
branch-dreams-of-the-dahan-1 = Gather up to 2 dahan
branch-dreams-of-the-dahan-2 = 1 fear for each dahan (3 at most), if a town or city is here

power-predatory-nightmares = Predatory Nightmares
power-predatory-nightmares-text = 2 damage. Push up to 2 dahan.

ask-turn-up = Which fear card is turned face up?
ask-play-at-once = Play the new card at once?
option-turn-up = Fear card { $place }: turn it up
tell-turned-up = Fear card { $number } is turned up: { $fear }.
