# The Vagabot.

sheet-faction-vagabot = Vagabot

trait-vagabot-adventurer = Adventurer
trait-vagabot-berserker = Berserker
trait-vagabot-helper = Helper
trait-vagabot-marksman = Marksman
trait-vagabot-questing = Questing

measure-steps-away = items to get there
measure-ruin = has a ruin with an item
measure-quest-suit = matches the quest
measure-somebody-with-items = a player with crafted items is there
measure-defender-there = that player has pieces there
measure-defender-holdings = buildings and tokens of that player
measure-defender-warriors = warriors of that player
measure-enemies-there = has enemy pieces

tell-bot-exhausts = { NOUN($who, case: "start") } exhausts { $count ->
    [one] { $count } item
   *[other] { $count } items
  }; { $left } left face up.
tell-skip-explore = { NOUN($who, case: "start") }: exploring is skipped, as no ruin with an item can be reached.
tell-skip-explore-spent = { NOUN($who, case: "start") }: exploring is skipped, as the items lasted no longer than the way.
tell-skip-quest = { NOUN($who, case: "start") }: the quest is skipped, as no clearing that matches it can be reached.
tell-skip-quest-none = { NOUN($who, case: "start") }: the quest is skipped, as no quests are left.
tell-skip-quest-spent = { NOUN($who, case: "start") }: the quest is skipped, as fewer than two items are left face up for it.
tell-skip-aid = { NOUN($who, case: "start") }: aid is skipped, as nobody with crafted items is here.
tell-skip-aid-far = { NOUN($who, case: "start") }: aid is skipped, as nobody with crafted items can be reached.
tell-skip-aid-spent = { NOUN($who, case: "start") }: aid is skipped, as the items lasted no longer than the way.
tell-skip-battle = { NOUN($who, case: "start") }: battle is skipped, as no enemy can be reached.
tell-skip-battle-spent = { NOUN($who, case: "start") }: battle is skipped, as the items lasted no longer than the way.
tell-skip-repair = { NOUN($who, case: "start") }: repair is skipped, as no item is damaged.
tell-skip-special-thief = { NOUN($who, case: "start") }: the special action is skipped, as the Thief finds nobody here with a card to take.
tell-skip-special-tinker = { NOUN($who, case: "start") }: the special action is skipped, as the Tinker finds no available item in the discard pile.
tell-skip-special-ranger = { NOUN($who, case: "start") }: the special action is skipped, as the Ranger has fewer than three damaged items or no forest near.
tell-skip-special-vagrant = { NOUN($who, case: "start") }: the special action is skipped, as the Vagrant finds no two others here who could fight.
tell-skip-special-scoundrel = { NOUN($who, case: "start") }: the special action is skipped, as the Scoundrel does not find three enemy pieces here with a building or token among them.
tell-skip-special-arbiter = { NOUN($who, case: "start") }: the special action is skipped, as the Arbiter only waits to be enlisted.
tell-bot-is-spent = { NOUN($who, case: "start") }: all items are exhausted, so there are no more actions.
tell-to-battle-track = { NOUN($who, case: "start") }: on the Battle track from now on: { $belonging }; at most { $hits } rolled hits.
tell-from-battle-track = { NOUN($who, case: "start") }: back from the Battle track to the satchel: { $belonging }; at most { $hits } rolled hits.
tell-bot-quest = { NOUN($who, case: "start") }: the quest is { $quest }.
tell-bot-aids = { NOUN($who, case: "start") } aids { NOUN($other) }: { $count ->
    [one] { $count } item
   *[other] { $count } items
  } in return for cards.
tell-first-hits = { NOUN($who, case: "start") }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
  } before the dice are rolled.
tell-burn = { NOUN($who, case: "start") } sets fire to { NOUN($clearing) }.
tell-cover-slot = { NOUN($who, case: "start") }: a building slot in { NOUN($clearing) } is covered for good by an item: { $item }.

refuse-no-cards = that player has no cards in hand
refuse-nobody-to-fight = there is nobody to fight in the clearing
refuse-out-of-reach = that player has no pieces in any clearing within reach

sheet-character = Character
sheet-place = Place
sheet-battle-track = Battle track (at most { $hits } rolled hits)
sheet-bot-quest = Quest
sheet-covered-slots = Covered slots in clearings
