"""H-10 Mushroomfolk: buildings that are units, spores, mycelium."""

from __future__ import annotations

from typing import Any

from ludex.core import Decision, Option, Refusal, Rule, Verb, ask, law, tell, verb
from ludex.games.heroes.printed.book import MUSHROOMFOLK, ORDINARY, OWN, REGIONS, Active, book, code, faction_of
from ludex.games.heroes.printed.effects import GainUnique, Infect, InfectThreshold, MyceliumToll, OpponentsLose, Salvage
from ludex.games.heroes.printed.paper import BlockEntry
from ludex.games.heroes.rules.build import offer_foundation
from ludex.games.heroes.rules.effects import active, number
from ludex.games.heroes.rules.options import SKIP
from ludex.games.heroes.rules.secrets import note
from ludex.games.heroes.rules.warehouse import add, gain, things
from ludex.games.heroes.sides.side import PLAYED, Side, clockwise
from ludex.games.heroes.state import Heroes

HERE_OR_NEXT, ANYWHERE = "infect", "infect-anywhere"
"""Where mycelium may grow, as the question calls it."""


class Mushroomfolk(Side):
    number = MUSHROOMFOLK
    verbs: tuple[Verb, ...] = (
        verb("infect", region="region"),
        verb("lose", kind="resource", count="count"),
    )

    # -- troops and buildings
    @law("H-10.1")
    def set_up(self, g: Heroes, me: int) -> None:
        """Hatter stands from the start."""
        for building, each in enumerate(faction_of(g, me).buildings):
            if each.printed.start_built:
                mark(g, me, building, 1)

    @law("H-10.2", "H-10.3")
    def build_start(self, g: Heroes, me: int, level: int) -> Rule[None]:
        """Spores equal to the level. They lie in the warehouse, but are no ordinary resource."""
        for _ in active(g, me, GainUnique):
            spores = [0, 0, 0, 0]
            spores[OWN] = level
            add(g, me, "H-10.2", spores)
        yield from ()

    @law("H-10.4")
    def builds_left(self, g: Heroes, me: int, built: list[int]) -> bool:
        """Any number of buildings in one action, each of them once."""
        return True

    @law("H-10.5", "H-10.6")
    def after_building(self, g: Heroes, me: int, building: int) -> Rule[None]:
        """The mark is the building, its effect and its unit. The upper six bring a point every time they are built."""
        mark(g, me, building, 1)
        points = faction_of(g, me).buildings[building].printed.vp_each_build
        if points:
            g.boards[me].block_vp[building] += points
            note(g, me, "H-10.6", "block-points", building=code(g, me, building), points=points)
        yield from ()

    @law("H-10.7")
    def foundation_number(self, g: Heroes, me: int, building: int) -> int:
        """Nothing yet: how many were built is known at the end of the action."""
        return 0

    @law("H-10.7", "H-10.8")
    def build_end(self, g: Heroes, me: int, built: list[int]) -> Rule[None]:
        """A foundation takes the number of buildings of this action; enough of them infect a region."""
        yield from offer_foundation(g, me, len(built))
        if len(built) >= infect_threshold(g, me):
            for each in active(g, me, Infect):
                yield from infect_near(g, me, number(g, me, each))

    @law("H-10.5", "H-10.11")
    def died(self, g: Heroes, me: int, dead: list[int], against: str) -> Rule[None]:
        """The marks of the dead are erased. Decayer brings resources for them if it stood before the battle, even if it
        is one of them."""
        salvage = list(active(g, me, Salvage))
        for building, died in enumerate(dead):
            if died:
                mark(g, me, building, 0)
        if any(dead):
            for each in salvage:
                yield from gain(g, me, "H-10.11", each.amount, sum(dead))

    # -- mycelium
    @law("H-10.9")
    def rivals_entry(self, g: Heroes, me: int) -> list[int]:
        """Rivals pay more to enter an infected region."""
        more = block(g, me).rival_move
        return [infected * more for infected in g.boards[me].mycelium]

    @law("H-10.9")
    def rivals_fight(self, g: Heroes, me: int, region: int) -> int:
        """Monsters and fortresses are stronger for rivals in an infected region."""
        return block(g, me).rival_battle if g.boards[me].mycelium[region] else 0

    @law("H-10.10")
    def moved(self, g: Heroes, me: int, start: int) -> Rule[None]:
        """Milkcap Ranger: resources for every infected region of the path, the last included, the first not."""
        board = g.boards[me]
        entered = sum(board.mycelium[region] for region in set(board.path) - {start})
        if entered:
            for each in active(g, me, MyceliumToll):
                yield from gain(g, me, "H-10.10", each.amount, entered)

    # -- artifacts; which of two values they have: rules/objects.py, gain_artifact
    @law("H-10.13")
    def gain_more(self, g: Heroes, me: int, each: Active[Any]) -> Rule[None]:
        """Infect any regions; every opponent loses resources."""
        match each.effect:
            case Infect():
                yield from infect_anywhere(g, me, number(g, me, each))
            case OpponentsLose():
                count = number(g, me, each)
                for other in clockwise(g):
                    if other != me:
                        yield from lose(g, other, count)
            case _:
                yield from super().gain_more(g, me, each)

    # -- the end
    @law("H-10.6")
    def building_points(self, g: Heroes, me: int) -> int:
        """What was written into the blocks stays, whether they stand or not."""
        return super().building_points(g, me) + sum(g.boards[me].block_vp)

    @law("H-10.9")
    def more_points(self, g: Heroes, me: int) -> int:
        """A point for every infected region."""
        return block(g, me).vp_per_region * sum(g.boards[me].mycelium)

    def why_not(self, g: Heroes, me: int, decision: Decision, option: Option) -> Refusal | None:
        match option:
            case ("infect", region) if decision.prompt == HERE_OR_NEXT:
                return cannot_infect(g, me, region) or too_far(g, me, region)
            case ("infect", region) if decision.prompt == ANYWHERE:
                return cannot_infect(g, me, region)
        return None


def block(g: Heroes, me: int) -> BlockEntry:
    """The block with the numbers of mycelium."""
    return faction_of(g, me).blocks["mycelium"]


@law("H-10.1", "H-10.5")
def mark(g: Heroes, me: int, building: int, there: int) -> None:
    """A building is one unit: both are there, and its effect works, or neither is and it does not."""
    board = g.boards[me]
    board.built[building] = board.works[building] = board.units[building] = there


# -------------------------------------------------------------------------------- mycelium (H-10.8, H-10.13)


@law("H-10.8")
def infect_threshold(g: Heroes, me: int) -> int:
    """How many buildings of one action are enough to infect a region."""
    lower = [each.effect.to for each in active(g, me, InfectThreshold)]
    return min([block(g, me).infect_threshold, *lower])


@law("H-10.8")
def cannot_infect(g: Heroes, me: int, region: int) -> Refusal | None:
    """A region in play, and only once."""
    if region in book(g).out[len(g.boards)]:
        return Refusal("H-2.2", "out-of-play", {"region": region})
    if g.boards[me].mycelium[region]:
        return Refusal("H-10.8", "infected", {"region": region})
    return None


@law("H-10.8")
def too_far(g: Heroes, me: int, region: int) -> Refusal | None:
    """Near means the current region, or one that borders on it; portals do not count (H-8.1)."""
    here = g.boards[me].region
    if region == here or region in book(g).neighbours[here]:
        return None
    return Refusal("H-10.8", "infect-far", {"region": region})


@law("H-10.8")
def infect_near(g: Heroes, me: int, count: int) -> Rule[None]:
    """The current region or a neighbouring one, if the player wants to."""
    for _ in range(count):
        free = [region for region in free_regions(g, me) if too_far(g, me, region) is None]
        options: list[Option] = [("infect", region) for region in free]
        choice = yield ask("H-10.8", me, HERE_OR_NEXT, [SKIP, *options])
        if choice == SKIP:
            return
        infect(g, me, "H-10.8", choice[1])


@law("H-10.13")
def infect_anywhere(g: Heroes, me: int, count: int) -> Rule[None]:
    """So many regions, wherever they lie; fewer if there are no more."""
    for left in range(min(count, len(free_regions(g, me))), 0, -1):
        options: list[Option] = [("infect", region) for region in free_regions(g, me)]
        choice = yield ask("H-10.13", me, ANYWHERE, options, about={"count": left})
        infect(g, me, "H-10.13", choice[1])


def free_regions(g: Heroes, me: int) -> list[int]:
    return [region for region in range(REGIONS) if cannot_infect(g, me, region) is None]


def infect(g: Heroes, me: int, clause: str, region: int) -> None:
    """Mycelium stays until the end of the game."""
    g.boards[me].mycelium[region] = 1
    note(g, me, clause, "infect", region=region)


# ------------------------------------------------------------------------------ what opponents lose (H-10.13)


@law("H-10.13")
def lose(g: Heroes, who: int, count: int) -> Rule[None]:
    """Wood, iron and gold as their owner chooses, kind by kind, as far as there are any."""
    stock = g.boards[who].stock
    count = min(count, sum(stock[kind] for kind in ORDINARY))
    lost = [0, 0, 0, 0]
    for n, kind in enumerate(ORDINARY):
        rest = sum(stock[other] for other in ORDINARY[n + 1 :])
        options = [("lose", kind, some) for some in range(max(0, count - rest), min(count, stock[kind]) + 1)]
        choice = yield ask("H-10.13", who, "lose", options, about={"kind": kind, "count": count})
        lost[kind] = choice[2]
        stock[kind] -= choice[2]
        count -= choice[2]
    if any(lost):
        tell(g, "H-10.13", "lose", who=who, things=things(g, who, lost))


PLAYED.join(Mushroomfolk())
