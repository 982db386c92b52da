"""H-12 Archons: everything is built already; magic flows damage it, ruins fill foundations, and builders repair."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludex.core import Decision, Option, Refusal, Rule, Verb, ask, law, verb
from ludex.games.heroes.printed.book import ARCHONS, CODES, ORDINARY, Active, Price, book, code, faction_of
from ludex.games.heroes.printed.effects import (
    CancelFlows,
    DestroyPenalty,
    MinResources,
    RepairDiscount,
    RepairFree,
    StoredVp,
    StoreVp,
    TroopCap,
)
from ludex.games.heroes.printed.paper import BlockEntry
from ludex.games.heroes.rules.build import write_foundation
from ludex.games.heroes.rules.effects import active, number
from ludex.games.heroes.rules.options import DONE
from ludex.games.heroes.rules.round import ACTIONS
from ludex.games.heroes.rules.secrets import note
from ludex.games.heroes.rules.warehouse import add
from ludex.games.heroes.sides.side import PLAYED, Side
from ludex.games.heroes.state import Heroes


class Archons(Side):
    number = ARCHONS
    verbs: tuple[Verb, ...] = (
        verb("destroy", building="building"),
        verb("ruin", building="building", region="region"),
        verb("penalty", points="count"),
        verb("repair", building="building", kind="resource"),
        verb("mend", building="building"),
        verb("cut", building="building", action="action"),
    )

    @law("H-12.1", "H-2.1")
    def set_up(self, g: Heroes, me: int) -> None:
        """All buildings stand from the start."""
        board = g.boards[me]
        for building in range(len(board.built)):
            board.built[building] = board.works[building] = 1

    @law("H-12.1")
    def cannot_build(self, g: Heroes, me: int, building: int) -> Refusal | None:
        """Nothing is ever built: the build action repairs and hires."""
        return Refusal("H-12.1", "only-repair", {"building": code(g, me, building)})

    @law("H-12.11")
    def round_start(self, g: Heroes, me: int) -> Rule[None]:
        """Synod: no fewer than two of each resource at the start of a round."""
        stock = g.boards[me].stock
        for each in active(g, me, MinResources):
            least = number(g, me, each)
            add(g, me, "H-12.11", [max(0, least - stock[kind]) if kind in ORDINARY else 0 for kind in range(4)])
        yield from ()

    # -- damage and destruction
    announced_first = True

    @law("H-12.4", "H-3.3")
    def announced(self, g: Heroes, me: int) -> Rule[None]:
        """Right after the announcement the flows of the action that was not chosen deal their damage; what takes its
        last point then falls."""
        yield from fall(g, me, strike(g, me))

    # -- repair
    @law("H-12.8")
    def build_options(self, g: Heroes, me: int, level: int) -> list[Option]:
        """Damage to remove, and the kind of resource to pay with."""
        board = g.boards[me]
        printed = faction_of(g, me).buildings
        options: list[Option] = []
        for building, damage in enumerate(board.damage):
            if damage and printed[building].level <= level:
                cost = repair_cost(g, me, building)
                options += [("repair", code(g, me, building), kind) for kind in ORDINARY if board.stock[kind] >= cost]
        return options

    @law("H-12.8")
    def build_choice(self, g: Heroes, me: int, level: int, choice: Option) -> Rule[None]:
        """As many resources of one kind as the level of the building for each point of damage."""
        _, building, kind = choice
        g.boards[me].stock[kind] -= repair_cost(g, me, CODES.number(building))
        clear(g, me, "H-12.8", CODES.number(building))
        yield from ()

    # -- the arbiter
    @law("H-12.10")
    def hire_cost(self, g: Heroes, me: int, troop: int) -> Price:
        """After each battle in which arbiters died the next one is cheaper, down to a minimum."""
        printed = faction_of(g, me).troops[troop]
        drop = printed.printed.on_death
        if drop is None:
            return printed.cost
        less = drop.cost * g.boards[me].fallen
        wood, iron, gold, own = (max(drop.min_cost, n + less) if n else 0 for n in printed.cost.fixed)
        return Price((wood, iron, gold, own))

    @law("H-12.10")
    def hire_limit(self, g: Heroes, me: int, troop: int) -> int:
        """One arbiter, three with the artifact. If that is lost, nobody leaves, but nobody comes while any is left."""
        cap = faction_of(g, me).troops[troop].printed.cap
        if not cap:
            return super().hire_limit(g, me, troop)
        caps = [each.effect.to for each in active(g, me, TroopCap) if each.troop == troop]
        cap = max([cap, *caps])
        return max(0, cap - g.boards[me].units[troop])

    @law("H-12.10")
    def cannot_hire(self, g: Heroes, me: int, troop: int) -> Refusal | None:
        """The troop is full."""
        full = not self.hire_limit(g, me, troop)
        return Refusal("H-12.10", "cap", {"troop": code(g, me, troop)}) if full else None

    @law("H-12.10")
    def strength(self, g: Heroes, me: int, troop: int, strength: int) -> int:
        """After each battle in which arbiters died the whole troop is weaker, down to a minimum."""
        drop = faction_of(g, me).troops[troop].printed.on_death
        if drop is None:
            return strength
        board = g.boards[me]
        printed = strength - board.plus[troop]
        return max(drop.min_strength, printed + drop.strength * board.fallen) + board.plus[troop]

    @law("H-12.10")
    def died(self, g: Heroes, me: int, dead: list[int], against: str) -> Rule[None]:
        """Once per battle, however many of them died."""
        for troop, printed in enumerate(faction_of(g, me).troops):
            if dead[troop] and printed.printed.on_death is not None:
                g.boards[me].fallen += 1
                strength = self.strength(g, me, troop, printed.strength + g.boards[me].plus[troop])
                note(g, me, "H-12.10", "weaker-arbiter", troop=code(g, me, troop), strength=strength)
        yield from ()

    # -- artifacts
    @law("H-12.12")
    def gain_more(self, g: Heroes, me: int, each: Active[Any]) -> Rule[None]:
        """Flows to cross out, or damage to remove for nothing."""
        match each.effect:
            case CancelFlows():
                yield from cut_flows(g, me, number(g, me, each))
            case RepairFree():
                yield from mend(g, me, number(g, me, each))
            case _:
                yield from super().gain_more(g, me, each)

    # -- H-9 the end
    def count(self, g: Heroes, me: int, counter: str) -> int:
        assert counter == "destroyed_buildings", counter
        return sum(g.boards[me].ruined)

    @law("H-9.2")
    def building_points(self, g: Heroes, me: int) -> int:
        """Only what stands brings its points."""
        ruined = [n for n, fallen in enumerate(g.boards[me].ruined) if fallen]
        buildings = faction_of(g, me).buildings
        return super().building_points(g, me) - sum(buildings[n].printed.vp for n in ruined)

    @law("H-12.12")
    def artifact_points(self, g: Heroes, me: int) -> int:
        """The store counts if its artifact is owned at the end."""
        return g.boards[me].stored if any(active(g, me, StoredVp)) else 0

    @law("H-9.6", "H-12.6", "H-12.7")
    def more_points(self, g: Heroes, me: int) -> int:
        """Penalties are taken off."""
        return -g.boards[me].penalty

    def why_not(self, g: Heroes, me: int, decision: Decision, option: Option) -> Refusal | None:
        match option:
            case ("repair", building, kind) if decision.prompt == "build":
                return cannot_repair(g, me, CODES.number(building), kind, g.level)
            case ("mend", building):
                return cannot_mend(g, me, CODES.number(building))
            case ("ruin", _, region):
                return cannot_hold_ruin(g, me, region)
            case ("cut", building, action):
                return Refusal("H-12.12", "no-flow", {"building": building, "action": action})
        return None


# --------------------------------------------------------------------------------------- damage and ruins (H-12.2–12.7)


def flow_block(g: Heroes, me: int) -> BlockEntry:
    return faction_of(g, me).blocks["magic_flows"]


@law("H-12.2")
def flows(g: Heroes, me: int) -> list[tuple[int, int]]:
    """All printed flows in the order of the board: the building, and the action whose symbol the flow carries."""
    buildings = faction_of(g, me).buildings
    return [(n, ACTIONS.index(name)) for n, each in enumerate(buildings) for name in each.printed.flows]


@law("H-12.3", "H-12.4", "H-12.12")
def hits(g: Heroes, me: int) -> dict[int, int]:
    """The damage that the flows of the one action without a number deal to each building; a crossed-out flow does not
    exist."""
    each_flow = flow_block(g, me).damage_per_flow
    hit: Counter[int] = Counter()
    for (building, action), cut in zip(flows(g, me), g.boards[me].cut, strict=True):
        if not g.plan[action] and not cut:
            hit[building] += each_flow
    return hit


@law("H-12.5", "H-12.7")
def strike(g: Heroes, me: int) -> list[int]:
    """Fill a point for each damage; damage to a ruin is a penalty instead and fills nothing. The buildings that have
    taken their last point."""
    board = g.boards[me]
    falling = []
    for building, damage in hits(g, me).items():
        if board.ruined[building]:
            points = damage * flow_block(g, me).ruin_hit_penalty
            board.penalty += points
            note(g, me, "H-12.7", "ruin-hit", building=code(g, me, building), points=points)
            continue
        most = damage_points(g, me, building)
        board.damage[building] = min(most, board.damage[building] + damage)
        about = {"building": code(g, me, building), "have": board.damage[building], "most": most}
        note(g, me, "H-12.4", "damage", **about)
        if board.damage[building] == most:
            falling.append(building)
    return falling


@law("H-12.2")
def damage_points(g: Heroes, me: int, building: int) -> int:
    """How much damage a building takes before it falls."""
    return faction_of(g, me).buildings[building].printed.damage_points


@law("H-12.6")
def fall(g: Heroes, me: int, falling: list[int]) -> Rule[None]:
    """What falls at the same time falls in any order."""
    while falling:
        options: list[Option] = [("destroy", code(g, me, building)) for building in falling]
        building = CODES.number((yield ask("H-12.6", me, "destroy", options))[1])
        falling.remove(building)
        yield from destroy(g, me, building)


@law("H-12.5", "H-12.6")
def destroy(g: Heroes, me: int, building: int) -> Rule[None]:
    """Its effect stops, and its level goes into a free foundation here or next door, or it brings a penalty."""
    board = g.boards[me]
    points = penalty(g, me, building)
    board.ruined[building] = 1
    board.works[building] = 0
    number_here = code(g, me, building)
    note(g, me, "H-12.5", "destroyed", building=number_here)
    store(g, me)
    places = [board.region, *book(g).neighbours[board.region]]
    options: list[Option] = [("ruin", number_here, region) for region in places if not cannot_hold_ruin(g, me, region)]
    options.append(("penalty", points))
    level = faction_of(g, me).buildings[building].level
    choice = yield ask("H-12.6", me, "ruin", options, about={"building": number_here, "level": level})
    if choice[0] == "ruin":
        write_foundation(g, me, choice[2], level)
    else:
        board.penalty += points
        note(g, me, "H-12.6", "penalty", building=number_here, points=points)


@law("H-12.6", "H-8.1", "H-2.2")
def cannot_hold_ruin(g: Heroes, me: int, region: int) -> Refusal | None:
    """A ruin needs a foundation in the current region or one that borders it, and no number in it yet."""
    here = g.boards[me].region
    if region != here and region not in book(g).neighbours[here]:
        return Refusal("H-12.6", "ruin-far", {"region": region})
    if not book(g).foundations[region] or region in book(g).out[len(g.boards)]:
        return Refusal("H-12.6", "ruin-nowhere", {"region": region})
    if g.boards[me].foundations[region]:
        return Refusal("H-12.6", "ruin-taken", {"region": region})
    return None


@law("H-12.6")
def penalty(g: Heroes, me: int, building: int) -> int:
    """What a ruin without a foundation costs; less while the Prison stands, its own fall included."""
    less = [
        each.effect.to for each in active(g, me, DestroyPenalty) if each.source != building or each.effect.includes_self
    ]
    return min([flow_block(g, me).destroy_penalty, *less])


@law("H-12.12")
def store(g: Heroes, me: int) -> None:
    """The storing artifact grows with every destruction while it is owned."""
    for each in active(g, me, StoreVp):
        points = number(g, me, each)
        g.boards[me].stored += points
        note(g, me, "H-12.12", "stored", points=points, have=g.boards[me].stored)


# ------------------------------------------------------------------------------------------------- repair (H-12.8–12.9)


@law("H-12.8")
def repair_cost(g: Heroes, me: int, building: int) -> int:
    """As much as its level, less with the Beacon."""
    cost = faction_of(g, me).buildings[building].level
    for each in active(g, me, RepairDiscount):
        cost = min(cost, max(each.effect.minimum, cost - number(g, me, each)))
    return cost


@law("H-12.8")
def cannot_repair(g: Heroes, me: int, building: int, kind: int, level: int) -> Refusal | None:
    """A damaged building whose level is at most that of the action, and enough of one kind of resource."""
    about = {"building": code(g, me, building), "level": faction_of(g, me).buildings[building].level}
    if about["level"] > level:
        return Refusal("H-12.8", "repair-level", {**about, "most": level})
    cost = repair_cost(g, me, building)
    if kind not in ORDINARY or g.boards[me].stock[kind] < cost:
        return Refusal("H-12.8", "repair-cost", {**about, "need": cost})
    return cannot_mend(g, me, building)


def cannot_mend(g: Heroes, me: int, building: int) -> Refusal | None:
    if not g.boards[me].damage[building]:
        return Refusal("H-12.8", "no-damage", {"building": code(g, me, building)})
    return None


@law("H-12.9")
def clear(g: Heroes, me: int, clause: str, building: int) -> None:
    """Remove one damage. A ruin stands again, and works again, only when all its points are clear."""
    board = g.boards[me]
    board.damage[building] -= 1
    note(g, me, clause, "repair", building=code(g, me, building), have=board.damage[building])
    if board.ruined[building] and not board.damage[building]:
        board.ruined[building] = 0
        board.works[building] = 1
        note(g, me, "H-12.9", "restored", building=code(g, me, building))


# -------------------------------------------------------------------------------------------------- artifacts (H-12.12)


@law("H-12.12")
def mend(g: Heroes, me: int, most: int) -> Rule[None]:
    """Remove so much damage for nothing, of buildings of any level, or less."""
    for _ in range(most):
        damaged = [building for building, damage in enumerate(g.boards[me].damage) if damage]
        options: list[Option] = [DONE, *(("mend", code(g, me, building)) for building in damaged)]
        choice = yield ask("H-12.12", me, "mend", options)
        if choice == DONE:
            return
        clear(g, me, "H-12.12", CODES.number(choice[1]))


@law("H-12.12")
def cut_flows(g: Heroes, me: int, most: int) -> Rule[None]:
    """Cross out so many flows for good, as long as there are any."""
    cut = g.boards[me].cut
    for _ in range(min(most, cut.count(0))):
        printed = enumerate(flows(g, me))
        left = {("cut", code(g, me, building), action): n for n, (building, action) in printed if not cut[n]}
        choice = yield ask("H-12.12", me, "cut", list(left))
        cut[left[choice]] = 1
        note(g, me, "H-12.12", "cut", building=choice[1], action=choice[2])


PLAYED.join(Archons())
