"""H-15.1, H-15.2, H-15.8–H-15.11, H-15.18 Footprints, trails, and the changes that both bring: the strength of the herd
and the lair values. Everything here touches the own board alone."""

from __future__ import annotations

from collections.abc import Sequence

from ludex.core import Decision, Option, Refusal, Rule, ask, law
from ludex.games.heroes.printed.book import CODES, NOWHERE, TERRAINS, book, code, faction_of, price, troop_named
from ludex.games.heroes.printed.effects import (
    DoubleTrail,
    FirstNextRound,
    Footprint,
    FootprintOr,
    Gain,
    HerdStrength,
    LairThresholds,
    Strength,
)
from ludex.games.heroes.printed.notation import Effect
from ludex.games.heroes.printed.paper import TrailEntry
from ludex.games.heroes.rules.effects import active, gain_units
from ludex.games.heroes.rules.secrets import note
from ludex.games.heroes.rules.warehouse import gain
from ludex.games.heroes.state import Heroes

RESOURCE: Option = ("track_resource",)
"""H-15.14 The Drover: a resource instead of a footprint."""


# ------------------------------------------------------------------------------------------------ footprints (H-15.1–2)


@law("H-15.1", "H-15.2")
def gain_footprints(g: Heroes, me: int, count: int) -> Rule[None]:
    """Each footprint is spent at once; when nothing is left to strike out, it is lost."""
    if count:
        note(g, me, "H-15.1", "footprints", count=count)
    for left in range(count, 0, -1):
        options = footprint_options(g, me)
        if not options:
            note(g, me, "H-15.2", "footprints-lost", count=left)
            return
        choice = yield ask("H-15.2", me, "footprint", options, about={"count": left})
        yield from spend_footprint(g, me, choice)


def footprint_options(g: Heroes, me: int) -> list[Option]:
    """Trails, costs of buildings, strengths of monsters; a resource while the Drover works."""
    printed = faction_of(g, me)
    trails, buildings, monsters = map(range, map(len, (printed.printed.trail, printed.buildings, printed.monsters)))
    options: list[Option] = [("track_trail", n) for n in trails if cannot_tread(g, me, n) is None]
    options += [("track_building", code(g, me, n)) for n in buildings if cannot_trim(g, me, n) is None]
    options += [("track_monster", code(g, me, n)) for n in monsters if cannot_track(g, me, n) is None]
    if any(active(g, me, FootprintOr)):
        options.append(RESOURCE)
    return options


@law("H-15.2")
def cannot_tread(g: Heroes, me: int, trail: int) -> Refusal | None:
    """A trail that is laid has no footprint left."""
    return Refusal("H-15.2", "trail-laid", {"trail": trail}) if laid(g, me, trail) else None


@law("H-15.2")
def cannot_trim(g: Heroes, me: int, building: int) -> Refusal | None:
    """The marked part of a cost is struck out once, and only while there is something to pay."""
    board = g.boards[me]
    about = {"building": code(g, me, building)}
    if board.built[building]:
        return Refusal("H-15.2", "built", about)
    if board.trimmed[building] or not faction_of(g, me).buildings[building].trail:
        return Refusal("H-15.2", "cost-struck", about)
    return None


@law("H-15.2")
def cannot_track(g: Heroes, me: int, monster: int) -> Refusal | None:
    """The marked strength of a monster is struck out once, and only while it is not beaten."""
    board = g.boards[me]
    about = {"monster": code(g, me, monster)}
    if board.beaten[monster]:
        return Refusal("H-15.2", "monster-beaten", about)
    if board.tracked[monster] or not faction_of(g, me).monsters[monster].printed.weakened:
        return Refusal("H-15.2", "strength-struck", about)
    return None


@law("H-15.2", "H-15.14")
def spend_footprint(g: Heroes, me: int, choice: Option) -> Rule[None]:
    board = g.boards[me]
    match choice:
        case ("track_trail", trail):
            board.trails[trail] += 1
            note(g, me, "H-15.8", "trail-laid" if laid(g, me, trail) else "track-trail", trail=trail)
        case ("track_building", building):
            board.trimmed[CODES.number(building)] = 1
            note(g, me, "H-15.2", "track-building", building=building)
        case ("track_monster", monster):
            printed = faction_of(g, me).monsters[CODES.number(monster)].printed
            board.tracked[CODES.number(monster)] = 1
            board.weaker[CODES.number(monster)] += printed.strength - printed.weakened
            note(g, me, "H-15.2", "track-monster", monster=monster, strength=printed.weakened)
        case _:
            for each in active(g, me, FootprintOr):
                yield from gain(g, me, "H-15.14", each.amount)


# -------------------------------------------------------------------------------------------- trails (H-15.8–10, 15.18)


@law("H-15.8")
def laid(g: Heroes, me: int, trail: int) -> bool:
    """All its footprints are struck out."""
    return g.boards[me].trails[trail] >= faction_of(g, me).printed.trail[trail].footprints


@law("H-15.9", "H-15.10")
def matches(g: Heroes, trail: TrailEntry, region: int) -> bool:
    """The terrain of the region, or a feature of it as printed: an object that is taken still counts."""
    terrain = TERRAINS[book(g).terrain[region]]
    return terrain in trail.match.get("terrain", ()) or bool(features(g, region) & {*trail.match.get("feature", ())})


def features(g: Heroes, region: int) -> set[str]:
    printed = book(g)
    there = {
        "lair": printed.lairs[region],
        "artifact": printed.artifact_in[region] != NOWHERE,
        "fortress": printed.fortress[region] is not None,
        "foundation": printed.foundations[region],
    }
    return {name for name, found in there.items() if found}


@law("H-15.9")
def follow_trails(g: Heroes, me: int, region: int) -> Rule[None]:
    """Every laid trail that matches the region where the herd stopped works once, in any order."""
    trails = faction_of(g, me).printed.trail
    left = [n for n, trail in enumerate(trails) if laid(g, me, n) and matches(g, trail, region)]
    while left:
        options: list[Option] = [("trail", trail) for trail in left]
        trail = (yield ask("H-15.9", me, "trail", options, about={"region": region}))[1]
        left.remove(trail)
        note(g, me, "H-15.9", "trail", trail=trail)
        yield from walk_trail(g, me, trail)


@law("H-15.9", "H-15.18")
def walk_trail(g: Heroes, me: int, trail: int) -> Rule[None]:
    """The effect of a trail; that of a doubled one counts twice."""
    for _ in range(1 + g.boards[me].doubled[trail]):
        for effect in faction_of(g, me).printed.trail[trail].effects:
            yield from carry_out(g, me, "H-15.9", effect)


@law("H-15.18")
def cannot_double(g: Heroes, me: int, trail: int) -> Refusal | None:
    return Refusal("H-15.18", "trail-doubled", {"trail": trail}) if g.boards[me].doubled[trail] else None


@law("H-15.18")
def double_trails(g: Heroes, me: int, count: int) -> Rule[None]:
    """Any trail, laid or not, but none twice; it stays so when the artifact is lost."""
    for _ in range(count):
        trails = range(len(faction_of(g, me).printed.trail))
        options: list[Option] = [("trail", trail) for trail in trails if cannot_double(g, me, trail) is None]
        if options:
            trail = (yield ask("H-15.18", me, "double", options))[1]
            g.boards[me].doubled[trail] = 1
            note(g, me, "H-15.18", "double", trail=trail)


# ------------------------------------------------------------------------------- what footprints and trails bring about


def carry_out(g: Heroes, me: int, clause: str, effect: Effect) -> Rule[None]:
    """An effect of a trail, or one that happens once (content/effects.md, 5.7)."""
    board = g.boards[me]
    match effect:
        case Footprint():
            yield from gain_footprints(g, me, effect.n)
        case HerdStrength():
            yield from choose_strength(g, me, clause, effect.choose)
        case Strength():
            troop = troop_named(g, me, effect.troop)
            board.plus[troop] += effect.add
            note(g, me, clause, "troop-stronger", troop=code(g, me, troop), add=effect.add)
        case Gain():
            yield from gain(g, me, clause, price(effect.res))
            for name, units in effect.units.items():
                gain_units(g, me, name, units)
        case LairThresholds():
            yield from lower_lair(g, me, effect.n, effect.split)
        case DoubleTrail():
            yield from double_trails(g, me, effect.n)
        case FirstNextRound():
            board.leads = 1
        case _:
            raise AssertionError(effect)


@law("H-15.3")
def change_herd(g: Heroes, me: int, clause: str, by: int) -> None:
    """The strength of the herd never falls below 1."""
    board = g.boards[me]
    least = faction_of(g, me).blocks["herd"].minimum_strength
    board.herd_strength = max(least, board.herd_strength + by)
    note(g, me, clause, "herd-strength", strength=board.herd_strength)


def strength_options(choose: Sequence[int]) -> list[Option]:
    return [("herd_up", by) if by > 0 else ("herd_down", -by) for by in choose]


def strength_change(choice: Option) -> int:
    by: int = choice[1]
    return by if choice[0] == "herd_up" else -by


def choose_strength(g: Heroes, me: int, clause: str, choose: Sequence[int]) -> Rule[None]:
    """The herd becomes stronger or weaker, as its owner likes."""
    about = {"strength": g.boards[me].herd_strength}
    choice = yield ask(clause, me, "herd-strength", strength_options(choose), about=about)
    change_herd(g, me, clause, strength_change(choice))


@law("H-15.11")
def cannot_lower(g: Heroes, me: int, value: int, by: int) -> Refusal | None:
    """The lair values stay above 0 and each above the one before."""
    values = g.boards[me].lair
    if value not in values:
        return Refusal("H-15.11", "no-lair-value", {"value": value})
    at = values.index(value)
    if value - by <= (values[at - 1] if at else 0):
        return Refusal("H-15.11", "lair-order", {"value": value})
    return None


@law("H-15.11")
def lower_lair(g: Heroes, me: int, count: int, split: bool) -> Rule[None]:
    """Lower the lair values by so much in all: one of them, or one after the other if it may be split."""
    board = g.boards[me]
    times, by = (count, 1) if split else (1, count)
    for left in range(times, 0, -1):
        options: list[Option] = [("lower", value) for value in board.lair if cannot_lower(g, me, value, by) is None]
        if not options:
            return
        value = (yield ask("H-15.11", me, "lower", options, about={"by": by, "count": left}))[1]
        board.lair[board.lair.index(value)] -= by
        note(g, me, "H-15.11", "lower", value=value, by=by)


# ------------------------------------------------------------------------------------------------------------- why not


def why_no_footprint(g: Heroes, me: int, decision: Decision, option: Option) -> Refusal | None:
    """The clause against a place for a footprint, or for what trails bring."""
    match decision.prompt, option:
        case "footprint", ("track_trail", trail):
            return cannot_tread(g, me, trail)
        case "footprint", ("track_building", building):
            return cannot_trim(g, me, CODES.number(building))
        case "footprint", ("track_monster", monster):
            return cannot_track(g, me, CODES.number(monster))
        case "footprint", ("track_resource",):
            return Refusal("H-15.14", "no-drover")
        case "double", ("trail", trail):
            return cannot_double(g, me, trail)
        case "lower", ("lower", value):
            return cannot_lower(g, me, value, decision.about["by"])
    return None
