"""H-13 Lizardfolk: souls, treaties instead of battles, and buildings that monsters raise for nothing (the temple and
the Council: council.py)."""

from __future__ import annotations

from typing import Any

from ludex.core import Decision, Option, Refusal, Rule, Verb, ask, law, tell, verb
from ludex.games.heroes.printed.book import (
    FREE,
    LIZARDFOLK,
    NOWHERE,
    REGIONS,
    Active,
    Price,
    book,
    code,
    faction_of,
    price,
)
from ludex.games.heroes.printed.effects import (
    ActionOrder,
    OpenBonus,
    RemoteTreaty,
    RepeatFortress,
    Resurrect,
    ResurrectCost,
)
from ludex.games.heroes.rules.battle import FORTRESS, MONSTER, can_fight, fight
from ludex.games.heroes.rules.effects import active
from ludex.games.heroes.rules.monsters import cannot_fight_monsters, region_adds
from ludex.games.heroes.rules.secrets import note
from ludex.games.heroes.rules.warehouse import can_pay, gain, listed, pay
from ludex.games.heroes.sides.lizardfolk import council as temple
from ludex.games.heroes.sides.side import PLAYED, Side, side_of
from ludex.games.heroes.state import Heroes


class Lizardfolk(Side):
    number = LIZARDFOLK
    verbs: tuple[Verb, ...] = (
        verb("treaty", region="region"),
        verb("far_treaty", region="region"),
        verb("resurrect", troop="troop", count="count"),
        verb("strike_monster", region="region"),
        verb("next_action", action="action"),
        *temple.VERBS,
    )

    # -- H-13.3 shamans come back
    @law("H-13.3")
    def died(self, g: Heroes, me: int, dead: list[int], against: str) -> Rule[None]:
        """After a treaty with a monster or a fortress, won or lost, and before its rewards: any of the dead, for a
        price each. Not after battles with players."""
        if against not in (MONSTER, FORTRESS):
            return
        for each in active(g, me, Resurrect):
            if against not in each.effect.not_vs:
                for troop, count in enumerate(dead):
                    yield from resurrect(g, me, troop, count)

    # -- H-13.4 monsters stand in regions
    def line_monsters(self, g: Heroes, me: int) -> bool:
        return False

    @law("H-13.4", "H-13.13")
    def fights(self, g: Heroes, me: int) -> list[Option]:
        """A treaty with the monster of the current region, or, by the Obelisk, with one from next door."""
        here = g.boards[me].region
        options: list[Option] = [("treaty", here)] if cannot_treat(g, me, here) is None else []
        if obelisk_of(g, me) is None:
            return options
        far = [region for region in range(REGIONS) if cannot_treat_far(g, me, region) is None]
        return options + [("far_treaty", region) for region in far]

    def fight(self, g: Heroes, me: int, choice: Option) -> Rule[None]:
        if choice[0] == "far_treaty":
            obelisk = obelisk_of(g, me)
            assert obelisk is not None
            yield from pay(g, me, obelisk.pay)
        yield from treat(g, me, choice[1])

    # -- H-13.6 wins over players
    @law("H-13.6")
    def circle_win(self, g: Heroes, me: int) -> Rule[Price | None]:
        """A win over players is ticked too; one such monster, wherever it stands, is struck out."""
        species = species_for_a_win(g, me)
        if species == NOWHERE:
            return None
        points = tick(g, me, species)
        tell(g, "H-13.6", "tick", who=me, species=code(g, me, species), points=points)
        regions = [region for region in range(REGIONS) if monster_in(g, me, region) == species]
        if regions:
            options: list[Option] = [("strike_monster", region) for region in regions]
            about = {"species": code(g, me, species)}
            region = (yield ask("H-13.6", me, "strike-monster", options, about=about))[1]
            g.boards[me].gone[region] = 1
            tell(g, "H-13.6", "strike-monster", who=me, species=code(g, me, species), region=region)
        return faction_of(g, me).species[species].resources

    # -- H-13.7, H-13.8 fortresses stay open
    closes_fortresses = False
    storms = "treat-fortress"
    takes = "treaty-fortress"
    repelled = "no-treaty"

    @law("H-13.7", "H-13.8")
    def cannot_capture(self, g: Heroes, me: int, region: int) -> Refusal | None:
        """One treaty with a fortress; more of them by the Gifts."""
        if g.boards[me].forts[region] and not any(active(g, me, RepeatFortress)):
            return Refusal("H-13.8", "gifts", {"region": region})
        return None

    @law("H-13.7", "H-13.8")
    def captured(self, g: Heroes, me: int, region: int) -> Rule[None]:
        """Rivals may still capture it, without its resources; a further treaty brings the resources of the Gifts."""
        if g.boards[me].forts[region] == 1:
            tell(g, "H-13.7", "fortress-open", region=region)
            return
        for each in active(g, me, RepeatFortress):
            yield from gain(g, me, "H-13.8", each.amount)

    # -- H-13.12 free buildings
    @law("H-13.12")
    def building_prices(self, g: Heroes, me: int, building: int) -> list[tuple[Option, Price]]:
        """A building with a circled monster costs nothing; all its other conditions hold."""
        printed = faction_of(g, me).buildings[building]
        circled = printed.species != NOWHERE and g.boards[me].free[printed.species]
        return [(("build", code(g, me, building)), FREE if circled else printed.cost)]

    @law("H-13.10")
    def after_building(self, g: Heroes, me: int, building: int) -> Rule[None]:
        """The bonus with the same monster opens in the temple."""
        species = faction_of(g, me).buildings[building].species
        if species != NOWHERE:
            temple.open_bonus(g, me, species)
        yield from ()

    # -- the Council and the artifacts
    @law("H-13.9")
    def after_build_action(self, g: Heroes, me: int) -> Rule[None]:
        yield from temple.council(g, me)

    @law("H-13.10")
    def gain_more(self, g: Heroes, me: int, each: Active[Any]) -> Rule[None]:
        """An artifact opens bonuses of the temple."""
        assert isinstance(each.effect, OpenBonus), each.effect
        yield from temple.choose_bonus_to_open(g, me, each)

    @law("H-13.11")
    def before_action(self, g: Heroes, me: int) -> Rule[None]:
        """An artifact: in their own round they say before each action which of the rest it is; levels stay."""
        if len(g.todo) < 2 or not any(active(g, me, ActionOrder)):
            return
        options: list[Option] = [("next_action", action) for action in g.todo]
        action = (yield ask("H-13.11", me, "next-action", options))[1]
        g.todo.remove(action)
        g.todo.insert(0, action)
        tell(g, "H-13.11", "next-action", who=me, action=action)

    # -- the end
    @law("H-13.1", "H-1.7")
    def wins(self, g: Heroes, me: int) -> int:
        """Every tick and every treaty with a fortress, repeated ones too."""
        board = g.boards[me]
        return sum(board.ticks) + sum(board.forts)

    @law("H-13.5")
    def monster_points(self, g: Heroes, me: int) -> int:
        """The points of all ticked circles."""
        rows = zip(faction_of(g, me).species, g.boards[me].ticks, strict=True)
        return sum(sum(species.circles[:ticks]) for species, ticks in rows)

    def count(self, g: Heroes, me: int, counter: str) -> int:
        board = g.boards[me]
        return {"monster_ticks": sum(board.ticks), "councils": board.councils}[counter]

    def why_not(self, g: Heroes, me: int, decision: Decision, option: Option) -> Refusal | None:
        match option:
            case ("treaty", region) if decision.prompt == "fights":
                if region != g.boards[me].region:
                    return Refusal("H-13.4", "monster-elsewhere", {"region": region})
                return cannot_treat(g, me, region)
            case ("far_treaty", region) if decision.prompt == "fights":
                return cannot_treat_far(g, me, region)
            case ("council",):
                return temple.cannot_call_council(g, me)
        return None


# ----------------------------------------------------------------------------------------------- monsters (H-13.4–13.6)


@law("H-13.4", "H-2.2")
def monster_in(g: Heroes, me: int, region: int) -> int:
    """The species of the monster that stands in a region; regions out of play hold none."""
    if g.boards[me].gone[region] or region in book(g).out[len(g.boards)]:
        return NOWHERE
    return next((n for n, each in enumerate(faction_of(g, me).species) if region in each.regions), NOWHERE)


@law("H-13.4")
def cannot_treat(g: Heroes, me: int, region: int) -> Refusal | None:
    """One treaty with a monster in a round, and one with that of a region."""
    if region in book(g).out[len(g.boards)]:
        return Refusal("H-2.2", "out-of-play", {"region": region})
    if monster_in(g, me, region) == NOWHERE:
        return Refusal("H-13.4", "monster-gone", {"region": region})
    if not can_fight(g, me):
        return Refusal("H-13.2", "no-shamans")
    return cannot_fight_monsters(g, me)


def obelisk_of(g: Heroes, me: int) -> Active[RemoteTreaty] | None:
    """What lets them treat with monsters from next door, if anything does."""
    return next(iter(active(g, me, RemoteTreaty)), None)


@law("H-13.13")
def cannot_treat_far(g: Heroes, me: int, region: int) -> Refusal | None:
    """The Obelisk: for a price, the monster of a bordering region."""
    obelisk = obelisk_of(g, me)
    if obelisk is None:
        return Refusal("H-13.13", "obelisk", {"region": region})
    if region not in around(g, g.boards[me].region, obelisk.effect.range):
        return Refusal("H-13.13", "not-bordering", {"region": region})
    if not can_pay(g, me, obelisk.pay):
        return Refusal("H-13.13", "obelisk-cost", {"things": listed(g, me, obelisk.pay)})
    return cannot_treat(g, me, region)


@law("H-8.1")
def around(g: Heroes, region: int, steps: int) -> set[int]:
    """The regions so many borders away at most; portals do not count."""
    found = {region}
    for _ in range(steps):
        found |= {other for near in found for other in book(g).neighbours[near]}
    return found - {region}


@law("H-13.1", "H-13.5")
def treaty_strength(g: Heroes, me: int, region: int) -> int:
    """The souls it takes to surpass: those of the species, less what weakened it, and what rivals add in its region."""
    species = monster_in(g, me, region)
    weaker = g.boards[me].weaker[species]
    return faction_of(g, me).species[species].strength - weaker + region_adds(g, me, region)


@law("H-13.1", "H-13.5")
def treat(g: Heroes, me: int, region: int) -> Rule[None]:
    """A treaty goes like a battle; whoever died in it may come back before the rewards."""
    g.fought[me] = 1
    species = monster_in(g, me, region)
    enemy = treaty_strength(g, me, region)
    tell(g, "H-13.4", "treat", who=me, species=code(g, me, species), region=region, strength=enemy)
    if not (yield from fight(g, me, MONSTER, enemy, lost="no-treaty")):
        return
    g.boards[me].gone[region] = 1
    points = tick(g, me, species)
    tell(g, "H-13.5", "treaty", who=me, species=code(g, me, species), region=region, points=points)
    yield from gain(g, me, "H-13.5", faction_of(g, me).species[species].resources)
    yield from side_of(g, me).won(g, me)


@law("H-13.5", "H-13.12")
def tick(g: Heroes, me: int, species: int) -> int:
    """Tick the leftmost empty circle of a species and circle it on its building: the points of the circle."""
    board = g.boards[me]
    circles = faction_of(g, me).species[species].circles
    points = circles[board.ticks[species]] if board.ticks[species] < len(circles) else 0
    board.ticks[species] += 1
    board.free[species] = 1
    return points


@law("H-13.6")
def species_for_a_win(g: Heroes, me: int) -> int:
    """The leftmost species without ticks; if there is none, the leftmost of those with the fewest and a free circle."""
    ticks = g.boards[me].ticks
    with_circles = [n for n, each in enumerate(faction_of(g, me).species) if ticks[n] < len(each.circles)]
    return min(with_circles, key=ticks.__getitem__, default=NOWHERE)


# ----------------------------------------------------------------------------------------------------- shamans (H-13.3)


@law("H-13.3")
def resurrection_cost(g: Heroes, me: int, troop: int) -> Price:
    """What one shaman costs to bring back; the Pond makes it cheaper."""
    printed = faction_of(g, me).troops[troop].printed.resurrect_cost
    assert printed is not None
    cost = printed.base
    for each in active(g, me, ResurrectCost):
        cost = each.effect.to
    return price(cost)


@law("H-13.3")
def resurrect(g: Heroes, me: int, troop: int, dead: int) -> Rule[None]:
    """As many of the dead as the player wants and can pay for."""
    cost = resurrection_cost(g, me, troop)
    counts = [n for n in range(dead + 1) if can_pay(g, me, cost.times(n))]
    options: list[Option] = [("resurrect", code(g, me, troop), n) for n in counts]
    about = {"troop": code(g, me, troop), "things": listed(g, me, cost)}
    count = (yield ask("H-13.3", me, "resurrect", options, about=about))[2]
    if count:
        yield from pay(g, me, cost.times(count))
        g.boards[me].units[troop] += count
        note(g, me, "H-13.3", "resurrect", troop=code(g, me, troop), count=count)


PLAYED.join(Lizardfolk())
