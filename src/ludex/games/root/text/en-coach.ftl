### The coach: `coach-<question>` says in a sentence what a question is for; `phase-…` and `detail-…` what it shows beside.

phase-birdsong = Birdsong
phase-daylight = Daylight
phase-evening = Evening

detail-leader-builder = Viziers: recruit, move. Crafted items bring all their points.
detail-leader-charismatic = Viziers: recruit, battle. Every recruiting must place two warriors.
detail-leader-commander = Viziers: move, battle. One extra hit whenever you attack.
detail-leader-despot = Viziers: move, build. A point for a battle that removes enemy buildings or tokens.
detail-character-thief = Boots, torch, tea, sword. Steals a random card from a player in the same clearing.
detail-character-tinker = Boots, torch, bag, hammer. Takes a card of the clearing's suit from the discard pile.
detail-character-ranger = Boots, torch, crossbow, sword. Repairs three items at once, which ends the Daylight.
detail-character-vagrant = Boots, torch, coins. Makes others fight each other.
detail-character-arbiter = Two swords, boots, torch. Defenders may call the Arbiter to their battle.
detail-character-scoundrel = Two pairs of boots, torch, crossbow. Can burn down a clearing.
detail-outcast = { $count ->
    [one] One clearing of this suit on the map.
   *[other] { $count } clearings of this suit on the map.
}

coach-keep = The keep is your safest clearing, and your first buildings stand next to it.
coach-start-building = Sawmills make wood, workshops craft with their clearing's suit, recruiters bring warriors.
coach-corner = Your first roost and all your warriors start here; you grow from this corner.
coach-leader = The leader fills two columns of the decree and has an effect of their own; take one whose promises you can keep.
coach-too-few = There are fewer pieces than places, so you choose which places go without.
coach-craft = Items bring points at once, other cards an effect that lasts; each crafting piece works once a turn.
coach-action = Build for points, recruit and march to hold the wood's way, battle where somebody stands in it.
coach-extra-action = A bird card buys one more action; keep it if you need it for something else.
coach-end-daylight = The promises of this turn are kept; what is left is optional.
coach-march = A march has two moves for one action, so the second one costs nothing more.
coach-pay-wood = Take the wood that you are likeliest to lose, and keep what lies near your next site.
coach-activate = Spare the piece whose suit you need for another card.
coach-decree = What you add must be done every turn from now on, so promise what you can keep; birds fit anywhere but cost a point in turmoil.
coach-new-roost = Without a roost you neither recruit nor craft: place this one where you can defend it.
coach-resolve = Columns go from left to right, and all of it must be done, or turmoil follows.
coach-ambush = An ambush deals two hits before the dice, unless the attacker foils it.
coach-foil = An ambush card of the same suit, or a bird one, cancels theirs.
coach-battle-cards = Some crafted cards change a battle; use one where the hit matters.
coach-lose = Warriors fall first; choose among what is left by what you can replace.
coach-hospital = One matching card brings all cats lost in this battle back to the keep.
coach-discard = Five cards are the limit: keep what you can craft, ambushes, and the suits you need.
coach-bank = Choose whom the card helps least.
coach-birdsong-cards = Cards that you crafted earlier can help before the day begins.
coach-warren = A battle that costs no action.
coach-cobbler = A move that costs no action.
coach-next-effect = The order is yours; first what the other one may depend on.

coach-supporters = Spend the suits that you need least for the next revolt.
coach-drop-supporter = Without a base only five supporters stay.
coach-outrage = You have stirred up the Alliance: the card you give becomes one of its supporters.
coach-revolt = A revolt clears everything enemy from a sympathetic clearing and gives you a base: suits of bases decide whom you can train.
coach-spread = Each token brings points, more from space to space; put it where others must pass, so that they pay in outrage.
coach-alliance-daylight = Mobilise to save supporters, train officers from cards of your bases' suits, craft where you have sympathy.
coach-operation = Each officer is one operation; organise turns a warrior into sympathy and points.

coach-first-vagabond = Whoever begins chooses character and forest first.
coach-character = Items decide what you can do, the special action how you like to play.
coach-forest = Start near ruins for items, or near those whom you want to aid.
coach-refresh = Refresh what you will use today.
coach-slip = One step for free, also into or out of a forest: use it to reach ruins, quests or somebody to aid.
coach-wander = Every item is one thing to do: explore for items, aid for friends, quests for points; tea and bags work while face up.
coach-with-ally = An ally's warriors fight for you and take the hits.
coach-ruin = An item in the bag is one more action every turn.
coach-exhaust = Exhaust what you will not need any more this turn.
coach-take-item = An item in exchange for your aid makes you stronger than any card.
coach-reward = Points grow with each quest of the same suit; cards help right away.
coach-hit = Damaged items do nothing until repaired: give up what you need least.
coach-hideout = Repair what you use most.
coach-drop-item = Your bag is full: keep what gives you actions.
coach-coalition = You win when your partner wins; choose one who is likely to.

coach-outcast = Conspiracies work in clearings of the outcast's suit only.
coach-conspiracy = Acolytes are your only way to fight, convert and build abroad; save them for the clearing that matters.
coach-crusade = A crusade may end with a battle at no further cost.
coach-ritual = Revealed cards come back in the Evening, so use them all; only the ones for points are spent.

coach-services = What you pay becomes the Riverfolk's capital: buy what is worth it.
coach-pay-item = Each exhausted item is paid as one warrior.
coach-river-start = Spread along the river: that is where you recruit and move.
coach-first-price = Low prices bring customers, high prices keep the strong away.
coach-price = Look who needs what next turn: a price is worth as much as somebody pays.
coach-fund = Spend others' warriors first where it is only a price: they go back to their owners.
coach-trade = Committed warriors come back, spent ones do not; a trade post brings two points and lets you craft.
