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
tell-bot-skips = { NOUN($who, case: "start") }: this action cannot be done and is skipped.
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
tell-cover-slot = { NOUN($who, case: "start") }: a building slot in { NOUN($clearing) } is covered for good by { $belonging }.

refuse-no-cards = that player has no cards in hand
refuse-nobody-to-fight = there is nobody to fight in the clearing
refuse-out-of-reach = that player has no pieces in any clearing within reach

sheet-character = Character
sheet-place = Place
sheet-battle-track = Battle track (at most { $hits } rolled hits)
sheet-bot-quest = Quest
sheet-covered-slots = Covered slots in clearings
