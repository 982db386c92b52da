# What a question is for.

coach-spirit = Choose how you grow, do all of it, then play cards: their elements are there at once and may light up innate powers.
coach-fast = Fast powers come before the invaders act: look at the forecast and stop the worst of it.
coach-slow = Slow powers come after the invaders: prepare what they will do next turn.
coach-deck = Minor powers are cheap and bring elements; a major power is strong, and costs you another card for good.
coach-keep = Look at the elements first: cards that feed your innate powers are worth most.
coach-forget = A forgotten card is gone: give up the one whose elements you need least.
coach-element = Take the one that opens a line of a power you are about to use.
coach-damage = Damage that does not destroy heals when time passes: finish what can be finished.
coach-push = Push invaders where they will not ravage or build, and dahan to where they can fight back.
coach-gather = Gathered dahan fight back together after a ravage, if they survive it.
coach-cascade = Where there is blight already it goes on; each blight also destroys a presence of every spirit there.
coach-ravage-next = The order matters when blight cascades from one of these lands into another.
coach-start = Begin where your powers reach both invaders and dahan.
coach-destroy = Destroyed towns bring 1 fear, cities 2.
coach-strife = An invader with strife deals no damage in the next ravage.
coach-branch = Do what helps in the lands that the invaders threaten now.
coach-presence-from = A land without your presence is out of reach for most of your powers.
coach-pay = Everybody may give energy; elements that aid count as energy too.
