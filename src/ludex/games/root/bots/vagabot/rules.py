"""7 The Vagabot: set-up and turn. Items, moves and characters have files of their own."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Refusal, Rule, law, tell
from ludex.games.root.bots.actions import craft_order, discard_order, end_bot_turn, has_trait, reveal_order, score_for
from ludex.games.root.bots.bot import Bot
from ludex.games.root.bots.choose import Measure, at_random, choose_clearing, choose_player, fewest, most, such
from ludex.games.root.bots.measures import enemy_pieces, foes, pieces_in, points
from ludex.games.root.bots.services import SpecialCard
from ludex.games.root.bots.special_cards import OF_VAGABOT
from ludex.games.root.bots.vagabot.characters import CARRIED_OUT, picks_losses, protects, special
from ludex.games.root.bots.vagabot.items import (
    BOARD,
    attack_hits,
    choose_losses,
    damage,
    damaged,
    driven_out,
    exhaust,
    first_hits,
    has_removed,
    mend,
    most_hits,
    ready,
    refresh,
    take_item,
    undamaged,
)
from ludex.games.root.bots.vagabot.moves import go_to, in_reach, nearest, slip, steps_away
from ludex.games.root.printed.deck import BIRD, FOX, MOUSE, RABBIT
from ludex.games.root.printed.maps import MAPS
from ludex.games.root.printed.pieces import VAGABOND, VAGABOT
from ludex.games.root.printed.vagabond import CARDS
from ludex.games.root.rules.battle import battle, cannot_battle
from ludex.games.root.rules.board import count_pieces
from ludex.games.root.rules.cards import draw
from ludex.games.root.rules.events import Losses, Removal
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.sides.vagabond.actions import forests_near
from ludex.games.root.sides.vagabond.items import CHARACTERS, QUEST_SUIT, START_ITEMS, THIEF, TINKER, here
from ludex.games.root.sides.vagabond.rules import fill_ruins
from ludex.games.root.state import FOREST, NOBODY, Root
from ludex.kit.cards import shuffled

UNDAMAGED_TO_STAY = 3
QUEST_COST = 2
FIRST_BATTLE, NEXT_BATTLE = 1, 2
"""Items that the first battle of a turn and every further one cost."""

NOWHERE = Refusal("bots:7.5.4", "out-of-reach")


# ----------------------------------------------------------------------------------------------------------- 7.3 set-up


@law("bots:7.3.2")
def widest_forests(g: Root) -> list[int]:
    """The forests with the most adjacent clearings."""
    sizes = [len(forest.clearings) for forest in MAPS[g.map].forests]
    return [FOREST + number for number, size in enumerate(sizes) if size == max(sizes)]


@law("bots:7.3.5", "bots:7.7.2")
def start_items(g: Root, me: int) -> tuple[int, ...]:
    """Four items marked S, no matter which: those of a Thief; three for the Tinker."""
    count = BOARD.start_items_of_tinker if g.character[me] == TINKER else BOARD.start_items
    return START_ITEMS[THIEF][:count]


@law("bots:7.3.3", "bots:7.5.2")
def reveal_quest(g: Root, me: int, clause: str) -> None:
    """The next quest is his alone, as long as there are any."""
    g.bot_quest = g.quest_deck.pop() if g.quest_deck else NOBODY
    if g.bot_quest != NOBODY:
        g.show()
        tell(g, clause, "bot-quest", who=me, quest=g.bot_quest)


# --------------------------------------------------------------------------------------------------------- 7.4 Birdsong


@law("bots:7.4", "bots:7.4.1", "bots:7.4.2")
def birdsong(g: Root) -> Rule[None]:
    """The order, the item on it; with too few whole items he goes to rest."""
    me = g.active
    yield from reveal_order(g, me, "bots:7.4.1")
    yield from craft_order(g, me, "bots:7.4.2")
    g.step = "daylight"
    if undamaged(g, me) < UNDAMAGED_TO_STAY:
        yield from rest(g, me)


@law("bots:7.4.3")
def rest(g: Root, me: int) -> Rule[None]:
    """Into an adjacent forest; Daylight is skipped."""
    if forests_near(g.map, g.pawn[me]):
        yield from slip(g, me, "bots:7.4.3")
    g.step = "evening"


# --------------------------------------------------------------------------------------------------------- 7.5 Daylight


@law("bots:7.5", "bots:7.5.I", "bots:7.5.II", "bots:7.5.III", "bots:7.5.IV")
def daylight(g: Root) -> Rule[None]:
    """The actions of the order's suit, one after another, until all items are exhausted."""
    me = g.active
    for action in actions_of_order(g, me):
        if not ready(g, me):
            tell(g, "bots:7.5", "bot-is-spent", who=me)
            break
        skipped = yield from action(g, me)
        if skipped:
            tell(g, CLAUSE_OF[action], f"skip-{skipped}", who=me)
    if has_trait(g, me, "adventurer"):
        yield from more_quests(g, me)
    g.step = "evening"


Action = Callable[[Root, int], Rule[str]]
"""One of the actions of the day; says why it was skipped, as the end of a message `skip-…`, or CARRIED_OUT."""


def actions_of_order(g: Root, me: int) -> tuple[Action, ...]:
    if g.order_suit == NOBODY:
        return ()
    return (QUESTING_ACTIONS if has_trait(g, me, "questing") else ACTIONS)[g.order_suit]


has_items_to_find = Measure("ruin", lambda g, me, clearing: bool(g.ruins[clearing] and g.ruin_items[clearing]))
matches_quest = Measure(
    "quest-suit", lambda g, me, clearing: g.bot_quest != NOBODY and g.suits[clearing] == QUEST_SUIT[g.bot_quest]
)


@law("bots:7.5.1")
def explore(g: Root, me: int) -> Rule[str]:
    """At the nearest ruin, for an item, one found at random under it. An emptied ruin leaves the map."""
    target = nearest(g, me, "bots:7.5.1", has_items_to_find)
    if not target:
        return "explore"
    if not (yield from go_to(g, me, target, "bots:7.5.1")) or not ready(g, me):
        return "explore-spent"
    exhaust(g, me, 1, "bots:7.5.1")
    under = g.ruin_items[target]
    found = yield from at_random("bots:7.5.1", range(len(under)))
    item = under.pop(found)
    g.show()
    tell(g, "bots:7.5.1", "explore", who=me, clearing=target, item=item)
    if not under:
        g.ruins[target] = 0
        g.free[target] += 1
    take_item(g, me, item)
    return CARRIED_OUT


@law("bots:7.5.2", "bots:C-7.questing")
def quest(g: Root, me: int) -> Rule[str]:
    """In the nearest clearing of the quest's suit, for two items, a point (two by the trait) and a new quest."""
    target = nearest(g, me, "bots:7.5.2", matches_quest)
    if not target:
        return "quest" if g.bot_quest != NOBODY else "quest-none"
    if not (yield from go_to(g, me, target, "bots:7.5.2")) or ready(g, me) < QUEST_COST:
        return "quest-spent"
    exhaust(g, me, QUEST_COST, "bots:7.5.2")
    tell(g, "bots:7.5.2", "quest", who=me, quest=g.bot_quest)
    g.quests_done[me].append(g.bot_quest)
    g.bot_quest = NOBODY
    score_for(g, me, BOARD.quest_points, "bots:7.5.2")
    if has_trait(g, me, "questing"):
        score_for(g, me, 1, "bots:C-7.questing")
    reveal_quest(g, me, "bots:7.5.2")
    return CARRIED_OUT


@law("bots:C-7.adventurer")
def more_quests(g: Root, me: int) -> Rule[None]:
    """At the end of Daylight, quests with the items that are left."""
    skipped = CARRIED_OUT
    while skipped == CARRIED_OUT and ready(g, me):
        skipped = yield from quest(g, me)


# ------------------------------------------------------------------------------------------------------------ 7.5.3 Aid


def can_be_aided(g: Root, me: int, clearing: int) -> list[int]:
    """Other players with a piece in a clearing and a crafted item."""
    return [
        seat
        for seat in range(len(g.factions))
        if seat != me and any(g.items[seat]) and clearing and count_pieces(g, seat, clearing)
    ]


somebody_with_items = Measure("somebody-with-items", lambda g, me, clearing: bool(can_be_aided(g, me, clearing)))


@law("bots:7.5.3")
def aid(g: Root, me: int) -> Rule[str]:
    """Where he stands, a player with crafted items and the fewest points: he exhausts as many items as they have, and
    takes as many."""
    other = choose_player(g, me, "bots:7.5.3", can_be_aided(g, me, here(g, me)), fewest(points))
    if other == NOBODY:
        return "aid"
    yield from take_and_reward(g, me, other, min(sum(g.items[other]), ready(g, me)))
    return CARRIED_OUT


@law("bots:C-7.questing")
def aid_on_the_way(g: Root, me: int) -> Rule[str]:
    """He goes to the nearest player with crafted items, and takes one."""
    target = nearest(g, me, "bots:C-7.questing", somebody_with_items)
    if not target:
        return "aid-far"
    if not (yield from go_to(g, me, target, "bots:C-7.questing")) or not ready(g, me):
        return "aid-spent"
    other = choose_player(g, me, "bots:7.5.3", can_be_aided(g, me, target), fewest(points))
    yield from take_and_reward(g, me, other, 1)
    return CARRIED_OUT


@law("bots:7.5.3", "bots:2.8.1", "bots:C-7.helper")
def take_and_reward(g: Root, me: int, other: int, count: int) -> Rule[None]:
    """Random items, a point for each, and for each a card to who had it; with the trait two points and two cards. A bot
    scores for its cards."""
    exhaust(g, me, count, "bots:7.5.3")
    tell(g, "bots:7.5.3", "bot-aids", who=me, other=other, count=count)
    for _ in range(count):
        items = [item for item, number in enumerate(g.items[other]) for _ in range(number)]
        item = yield from at_random("bots:7.5.3", items)
        g.items[other][item] -= 1
        tell(g, "bots:7.5.3", "take-item", who=me, other=other, item=item)
        take_item(g, me, item)
    score_for(g, me, count, "bots:7.5.3")
    helper = has_trait(g, me, "helper")
    if helper:
        score_for(g, me, count, "bots:C-7.helper")
    yield from draw(g, other, 2 * count if helper else count)


# --------------------------------------------------------------------------------------------------------- 7.5.4 Battle


@law("bots:7.5.4")
def fight(g: Root, me: int) -> Rule[str]:
    """Where the player with most points is nearest, against that player."""
    if has_trait(g, me, "berserker"):
        skipped = yield from fight_the_most(g, me)
        return skipped
    defender = choose_player(g, me, "bots:7.5.4", foes(g, me), most(points), allowed=cannot_reach)
    if defender == NOBODY:
        return "battle"
    target = battlefield(g, me, defender)
    if not (yield from go_to(g, me, target, "bots:7.5.4")) or not ready(g, me):
        return "battle-spent"
    yield from fight_on(g, me, target, defender)
    return CARRIED_OUT


@law("bots:7.5.4", "bots:2.3")
def cannot_reach(g: Root, me: int, foe: int) -> Refusal | None:
    """A player without any piece in a clearing that he could go to is no target."""
    return None if any(count_pieces(g, foe, clearing) for clearing in in_reach(g, me)) else NOWHERE


@law("bots:7.5.4", "bots:7.5.4.I", "bots:7.5.4.II")
def battlefield(g: Root, me: int, defender: int) -> int:
    """The nearest clearing with the defender's pieces, then with most of their buildings and tokens, then with the
    fewest of their warriors."""
    there = Measure("defender-there", lambda g, me, c: count_pieces(g, defender, c) > 0)
    holdings = Measure("defender-holdings", lambda g, me, c: g.built[defender][c] + g.tokens[defender][c])
    guards = Measure("defender-warriors", lambda g, me, c: g.warriors[defender][c])
    return nearest(g, me, "bots:7.5.4", there, most(holdings), fewest(guards))


@law("bots:C-7.berserker")
def fight_the_most(g: Root, me: int) -> Rule[str]:
    """Where most enemy pieces are (of several clearings, the nearest), against who has most of them there."""
    somebody = Measure("enemies-there", lambda g, me, c: enemy_pieces.of(g, me, c) > 0)
    clearings = in_reach(g, me)
    target = choose_clearing(
        g, me, "bots:C-7.berserker", clearings, such(somebody), most(enemy_pieces), steps_away(g, me)
    )
    if not target:
        return "battle"
    if not (yield from go_to(g, me, target, "bots:C-7.berserker")) or not ready(g, me):
        return "battle-spent"
    there = [foe for foe in foes(g, me) if cannot_battle(g, me, target, foe) is None]
    defender = choose_player(g, me, "bots:C-7.berserker", there, most(pieces_in(target)))
    yield from fight_on(g, me, target, defender)
    return CARRIED_OUT


@law("bots:7.5.4", "bots:C-7.adventurer")
def fight_on(g: Root, me: int, clearing: int, defender: int) -> Rule[None]:
    """A battle for an item, and as long as the defender has pieces there another for two; an adventurer stops after the
    first."""
    cost = FIRST_BATTLE
    while ready(g, me) >= cost and cannot_battle(g, me, clearing, defender) is None:
        exhaust(g, me, cost, "bots:7.5.4")
        yield from battle(g, me, clearing, defender)
        if has_trait(g, me, "adventurer"):
            break
        cost = NEXT_BATTLE


@law("bots:7.5.5")
def repair(g: Root, me: int) -> Rule[str]:
    """One damaged item, for one exhausted."""
    yield from ()
    if not damaged(g, me):
        return "repair"
    exhaust(g, me, 1, "bots:7.5.5")
    mend(g, me, 1, "bots:7.5.5")
    return CARRIED_OUT


ACTIONS: dict[int, tuple[Action, ...]] = {
    BIRD: (explore, quest, aid, fight),
    FOX: (explore, fight, special),
    RABBIT: (fight, repair, special),
    MOUSE: (quest, aid, fight, repair),
}
QUESTING_ACTIONS: dict[int, tuple[Action, ...]] = {
    BIRD: (explore, quest, fight),
    FOX: (explore, special, fight),
    RABBIT: (special, aid_on_the_way, fight),
    MOUSE: (quest, aid_on_the_way, fight),
}
CLAUSE_OF: dict[Action, str] = {
    explore: "bots:7.5.1",
    quest: "bots:7.5.2",
    aid: "bots:7.5.3",
    aid_on_the_way: "bots:7.5.3",
    fight: "bots:7.5.4",
    repair: "bots:7.5.5",
    special: "bots:7.5.6",
}


# ---------------------------------------------------------------------------------------------------------- 7.6 Evening


@law("bots:7.6", "bots:7.6.3", "bots:C-7.nightmare")
def evening(g: Root) -> Rule[None]:
    """Refresh, repair, discard the order."""
    me = g.active
    refresh(g, me)
    repair_in_evening(g, me)
    discard_order(g, me, "bots:7.6.3")
    end_bot_turn(g, me, "bots:C-7.nightmare")
    yield from ()


@law("bots:7.6.2", "bots:C-7.berserker")
def repair_in_evening(g: Root, me: int) -> None:
    """Everything in a forest, one item in a clearing; a berserker repairs one more."""
    if here(g, me):
        mend(g, me, BOARD.repair, "bots:7.6.2")
        if has_trait(g, me, "berserker"):
            mend(g, me, 1, "bots:C-7.berserker")
    else:
        mend(g, me, damaged(g, me), "bots:7.6.2")


# ------------------------------------------------------------------------------------------------------------ his board


@law("bots:7.1")
class Vagabot(Bot):
    """7 The Vagabot."""

    bot = "vagabot"
    number = VAGABOT
    board = BOARD
    phases = (birdsong, daylight, evening)
    special_card: SpecialCard | None = OF_VAGABOT

    @law("bots:7.3", "bots:7.3.1", "bots:7.3.2", "bots:7.3.3", "bots:7.3.4", "bots:7.3.5", "bots:7.7.2")
    def set_up(self, g: Root, me: int) -> Rule[None]:
        """A character (by chance, if the table has not named one), a forest, a quest, ruins, items. Quests and ruins
        are laid out already where a person plays a Vagabond."""
        if g.character[me] == NOBODY:
            g.character[me] = yield from at_random("bots:7.3.1", range(len(CHARACTERS)))
        tell(g, "bots:7.3.1", "character", who=me, character=g.character[me])
        g.pawn[me] = yield from at_random("bots:7.3.2", widest_forests(g))
        tell(g, "bots:7.3.2", "forest", who=me, place=g.pawn[me])
        if g.seat_of[VAGABOND] == NOBODY:
            g.quest_deck = yield from shuffled("bots:7.3.3", range(len(CARDS.quest)))
            yield from fill_ruins(g)
        reveal_quest(g, me, "bots:7.3.3")
        for item in start_items(g, me):
            take_item(g, me, item)

    def take_item(self, g: Root, me: int, item: int) -> None:
        take_item(g, me, item)

    def first_hits(self, g: Root, me: int, clearing: int) -> int:
        return first_hits(g, me, clearing)

    def protects(self, g: Root, me: int, attacker: int, clearing: int, defender: int) -> Rule[int]:
        return protects(g, me, attacker, clearing, defender)

    def most_hits(self, g: Root, me: int, clearing: int, attacking: bool) -> int:
        return most_hits(g, me, clearing, attacking)

    def attack_hits(self, g: Root, me: int, clearing: int) -> int:
        return attack_hits(g, me, clearing)

    def choose_losses(self, g: Root, me: int, clearing: int, hits: int, hired: int, ally: int) -> Rule[Losses]:
        return choose_losses(g, me, clearing, hits, ally)

    def picks_losses(self, g: Root, me: int, victim: int, clearing: int, hits: int, hired: int) -> Rule[Losses]:
        return picks_losses(g, victim, clearing, hits, hired)

    def damage(self, g: Root, me: int, items: list[int]) -> None:
        damage(g, me, items)

    def has_removed(self, g: Root, me: int, removals: list[Removal]) -> int:
        return has_removed(g, me, removals)

    def driven_out(self, g: Root, me: int) -> Rule[None]:
        driven_out(g, me)
        yield from ()


THE_VAGABOT = PLAYED.join(Vagabot())
