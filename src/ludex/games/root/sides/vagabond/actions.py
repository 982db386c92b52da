"""9.5 What the Vagabond does by exhausting items: move, explore, go on quests, strike."""

from __future__ import annotations

from functools import cache

from ludex.core import Refusal, Rule, ask, law, tell, whisper
from ludex.core.decision import Option
from ludex.games.root.printed.maps import MAPS
from ludex.games.root.printed.pieces import PIECES
from ludex.games.root.rules.battle import NOT_AN_ENEMY, spared
from ludex.games.root.rules.board import SCORCHED, SNARE, pieces_in, remove_all
from ludex.games.root.rules.cards import draw
from ludex.games.root.rules.events import Removal
from ludex.games.root.rules.losses import after_removal, points_for
from ludex.games.root.rules.move import arrive_by_ferry, enter, goes_by_ferry, not_joined, sails, ways
from ludex.games.root.rules.options import DONE
from ludex.games.root.rules.points import score
from ludex.games.root.sides.vagabond.items import (
    BOOTS,
    CROSSBOW,
    QUEST_ITEMS,
    QUEST_SUIT,
    TORCH,
    exhaust,
    here,
    needs,
    ready,
    take_item,
    two_wander,
)
from ludex.games.root.sides.vagabond.relations import allies, cannot_lead, hostile_warriors, lead, leader_of
from ludex.games.root.state import FOREST, NOBODY, Root

QUEST_CARDS = 2
ALREADY_THERE = Refusal("9.5.1", "already-there")
CLEARING_NOT_NEAR = Refusal("2.4.1", "clearing-not-near")
NOT_UNDER_RUIN = Refusal("9.5.3", "not-under-ruin")
HAS_SUCH_RUIN_ITEM = Refusal("9.8.1", "has-ruin-item")
IN_A_FOREST = Refusal("9.5.6", "in-a-forest")
NO_RUIN = Refusal("9.5.3", "no-ruin-here")
NO_SUCH_QUEST = Refusal("9.5.5", "no-such-quest")
QUEST_ELSEWHERE = Refusal("9.5.5", "quest-suit")
NO_WARRIOR_HERE = Refusal("9.5.6", "strike-warrior")
NO_PIECE_HERE = Refusal("9.5.6", "strike-piece")
WARRIORS_FIRST = Refusal("9.5.6", "strike-warriors-first")


# ------------------------------------------------------------------------------------------------ 2.4 places to walk to


@cache
def forests_near(map_number: int, place: int) -> tuple[int, ...]:
    """2.4.1 the forests that a clearing touches, or those one path away from a forest."""
    forests = MAPS[map_number].forests
    if place >= FOREST:
        names = forests[place - FOREST].adjacent
        return tuple(FOREST + n for n, forest in enumerate(forests) if forest.id in names)
    return tuple(FOREST + n for n, forest in enumerate(forests) if place in forest.clearings)


@law("2.4.1", "9.2.3", "bots:11.7.2")
def clearings_near(g: Root, me: int, *, slipping: bool = False) -> list[int]:
    """The clearings next to where he stands, whoever rules them; nobody enters scorched ones, and an open snare lets
    nobody go (but in later printings who slips)."""
    place = g.pawn[me]
    if place in g.snares and not (slipping and g.current_law):
        return []
    if place >= FOREST:
        near = [*MAPS[g.map].forests[place - FOREST].clearings]
    else:
        near = [*ways(g)[place]]
        if sails(g, me):
            near += [clearing for clearing in MAPS[g.map].river[place] if clearing not in near]
    return [clearing for clearing in near if clearing not in g.scorched]


# --------------------------------------------------------------------------------------------------------- 9.5.1 moving


@law("9.5.1", "9.2.9.III.B")
def boots_needed(g: Root, me: int, target: int) -> int:
    """A boot, and one more where hostile warriors stand."""
    return 2 if hostile_warriors(g, me, target) else 1


@law("2.4.1", "2.2.1", "9.2.3")
def cannot_reach(g: Root, me: int, target: int) -> Refusal | None:
    """A clearing next to where he stands, that is not scorched."""
    place = g.pawn[me]
    if place == target:
        return ALREADY_THERE
    if target in clearings_near(g, me):
        return None
    if target in g.scorched:
        return SCORCHED
    return CLEARING_NOT_NEAR if place >= FOREST else not_joined(g, place, target)


@law("9.5.1", "9.2.3")
def cannot_walk(g: Root, me: int, target: int, given: int = 0) -> Refusal | None:
    """To an adjacent clearing, never into a forest, and with boots to exhaust; a card may stand for the first."""
    if ready(g, me, BOOTS) + given < 1:
        return needs("9.5.1", BOOTS)
    if g.pawn[me] in g.snares:
        return SNARE
    refusal = cannot_reach(g, me, target)
    if refusal is not None:
        return refusal
    boots = boots_needed(g, me, target)
    return None if ready(g, me, BOOTS) + given >= boots else needs("9.2.9.III.B", BOOTS, boots - given)


def walk_options(g: Root, me: int) -> list[Option]:
    options: list[Option] = []
    if not ready(g, me, BOOTS):
        return options
    for target in clearings_near(g, me):
        if boots_needed(g, me, target) <= ready(g, me, BOOTS):
            options.append(("walk", target))
            options += [("walk_with", *option) for option in followers(g, me, target)]
    return options


@law("9.2.9.II.B")
def followers(g: Root, me: int, target: int) -> list[tuple[int, int, int]]:
    """Where to, which ally and how many of its warriors: whom he may lead to a clearing."""
    origin = here(g, me)
    friends = [(ally, g.warriors[ally][origin]) for ally in allies(g, me) if origin and g.warriors[ally][origin]]
    return [
        (target, ally, count)
        for ally, most in friends
        if cannot_lead(g, me, target, ally, most) is None
        for count in range(1, most + 1)
    ]


@law("9.2.9.II.B", "9.2.9.II.E", "4.2", "M-5", "M-6", "8.2.6")
def go(g: Root, me: int, place: int, ally: int = NOBODY, count: int = 0, *, slipping: bool = False) -> Rule[None]:
    """The pawn goes to another place, by ferry where no path leads there; warriors of an ally may come along."""
    origin = g.pawn[me]
    ferried = g.ferry == origin and (yield from goes_by_ferry(g, me, origin, place, ally))
    g.pawn[me] = place
    if slipping:
        tell(g, "9.4.2", "slip", who=me, place=place)
    else:
        tell(g, "9.5.1", "walk", who=me, clearing=place)
    mover = NOBODY
    if ally != NOBODY:
        lead(g, origin, place, ally, count)
        mover = leader_of(g, me, ally)
    if ferried:
        yield from arrive_by_ferry(g, me, mover, place)
    elif mover != NOBODY:
        yield from enter(g, mover, place)


@law("9.5.1", "9.2.9.II.B")
def walk(g: Root, me: int, target: int, ally: int = NOBODY, count: int = 0) -> Rule[None]:
    """Exhaust boots and move."""
    exhaust(g, me, BOOTS, boots_needed(g, me, target))
    yield from go(g, me, target, ally, count)


@law("4.1.3", "9.2.9.III.B")
def card_moves(g: Root, me: int) -> list[Option]:
    """Moves that a card gives: the card stands for the first boot, not for the one that hostile warriors cost."""
    boots = ready(g, me, BOOTS)
    targets = [target for target in clearings_near(g, me) if boots_needed(g, me, target) - 1 <= boots]
    options: list[Option] = [("walk", target) for target in targets]
    if g.current_law:
        options += [("walk_with", *option) for target in targets for option in followers(g, me, target)]
    return options


def card_move(g: Root, me: int, target: int, ally: int = NOBODY, count: int = 0) -> Rule[None]:
    exhaust(g, me, BOOTS, boots_needed(g, me, target) - 1)
    yield from go(g, me, target, ally, count)


# ------------------------------------------------------------------------------------------------------ 9.5.3 exploring


@law("9.5.3", "2.2.4")
def cannot_explore(g: Root, me: int) -> Refusal | None:
    if not ready(g, me, TORCH):
        return needs("9.5.3", TORCH)
    return None if here(g, me) and g.ruins[here(g, me)] else NO_RUIN


@law("9.8.1")
def ruin_options(g: Root, me: int) -> list[Option]:
    """Items under this ruin of which he has no other marked R."""
    items = dict.fromkeys(g.ruin_items[here(g, me)])
    return [DONE, *(("take_item", item) for item in items if item not in g.from_ruins[me])]


@law("9.8.1")
def cannot_take_from_ruin(g: Root, me: int, item: int) -> Refusal | None:
    """An item that lies under this ruin, and no second one marked R of its kind."""
    if item not in g.ruin_items[here(g, me)]:
        return NOT_UNDER_RUIN
    return HAS_SUCH_RUIN_ITEM if item in g.from_ruins[me] else None


@law("9.5.3", "9.8.1", "2.2.4")
def explore(g: Root, me: int) -> Rule[None]:
    """The item under the ruin; of two, the one he wants, or none. An empty ruin leaves the map."""
    clearing = here(g, me)
    exhaust(g, me, TORCH)
    g.show()
    under = g.ruin_items[clearing]
    item = under[0]
    if two_wander(g):
        if me not in g.ruin_seen[clearing]:
            g.ruin_seen[clearing].append(me)
        whisper(g, (me,), "9.8.1", "look-under", clearing=clearing, under=under[:])
        about = {"clearing": clearing}
        choice = yield ask("9.8.1", me, "ruin", ruin_options, g, me, always=True, about=about, leads="take-nothing")
        if choice == DONE:
            tell(g, "9.8.1", "leave-ruin", who=me, clearing=clearing)
            return
        item = choice[1]
    under.remove(item)
    take_item(g, me, item)
    g.from_ruins[me].append(item)
    tell(g, "9.5.3", "explore", who=me, clearing=clearing, item=item)
    if not under:
        g.ruins[clearing] = 0
        g.free[clearing] += 1
    score(g, me, g.current_law)


# --------------------------------------------------------------------------------------------------------- 9.5.5 quests


@law("9.5.5", "9.8.3")
def cannot_quest(g: Root, me: int, quest: int) -> Refusal | None:
    """A face-up quest of the suit of his clearing, and both items that it names, ready."""
    if quest not in g.quests:
        return NO_SUCH_QUEST
    clearing = here(g, me)
    if not clearing or g.suits[clearing] != QUEST_SUIT[quest]:
        return QUEST_ELSEWHERE
    items = QUEST_ITEMS[quest]
    for item in items:
        if ready(g, me, item) < items.count(item):
            return needs("9.5.5", item, items.count(item))
    return None


@law("9.5.5")
def do_quest(g: Root, me: int, quest: int) -> Rule[None]:
    """The quest is his, a new one takes its place; he draws cards or scores for his quests of this suit."""
    for item in QUEST_ITEMS[quest]:
        exhaust(g, me, item)
    place = g.quests.index(quest)
    g.quests.remove(quest)
    g.quests_done[me].append(quest)
    tell(g, "9.5.5", "quest", who=me, quest=quest)
    if g.quest_deck:
        g.quests.insert(place, g.quest_deck.pop())
        g.show()
        tell(g, "9.5.5", "new-quest", quest=g.quests[place])
    points = sum(QUEST_SUIT[done] == QUEST_SUIT[quest] for done in g.quests_done[me])
    rewards: list[Option] = [("quest_points",), ("quest_cards",), DONE]
    choice = yield ask("9.5.5", me, "reward", rewards, about={"points": points}, leads="no-reward")
    if choice == ("quest_points",):
        score(g, me, points)
    elif choice == ("quest_cards",):
        yield from draw(g, me, QUEST_CARDS)


# ------------------------------------------------------------------------------------------------------- 9.5.6 striking


@law("9.5.6")
def cannot_strike(g: Root, me: int, victim: int) -> Refusal | None:
    """A warrior of another player in his clearing (in later printings: of an enemy)."""
    if not ready(g, me, CROSSBOW):
        return needs("9.5.6", CROSSBOW)
    if not here(g, me):
        return IN_A_FOREST
    if victim in spared(g, me):
        return NOT_AN_ENEMY
    return None if victim != me and g.warriors[victim][here(g, me)] else NO_WARRIOR_HERE


@law("9.5.6")
def cannot_strike_piece(g: Root, me: int, kind: int) -> Refusal | None:
    """A building or token of a player who has no warriors there."""
    if not ready(g, me, CROSSBOW):
        return needs("9.5.6", CROSSBOW)
    if not here(g, me):
        return IN_A_FOREST
    owner = g.seat_of[PIECES[kind].faction]
    if owner == NOBODY or not g.pieces[kind][here(g, me)]:
        return NO_PIECE_HERE
    if owner in spared(g, me):
        return NOT_AN_ENEMY
    return WARRIORS_FIRST if g.warriors[owner][here(g, me)] else None


def strike_options(g: Root, me: int) -> list[Option]:
    if not ready(g, me, CROSSBOW) or not here(g, me):
        return []
    options: list[Option] = []
    spare = spared(g, me)
    for other in range(len(g.factions)):
        if other in spare:
            continue
        if cannot_strike(g, me, other) is None:
            options.append(("strike", other))
        else:
            options += [("strike_piece", kind) for kind in dict.fromkeys(pieces_in(g, other, here(g, me)))]
    return options


@law("9.5.6", "3.2.1", "9.2.9.III")
def strike(g: Root, me: int, victim: int, kind: int) -> Rule[None]:
    """Remove a warrior, or the building or token named; the relationship may suffer."""
    exhaust(g, me, CROSSBOW)
    clearing = here(g, me)
    warriors, pieces = (1, []) if kind == NOBODY else (0, [kind])
    removal = Removal(victim, me, clearing, warriors, pieces)
    remove_all(g, removal)
    tell(g, "9.5.6", "strike", who=me, other=victim, clearing=clearing)
    score(g, me, points_for(g, me, [removal]))
    yield from after_removal(g, [removal])
