"""Power cards and spirits as they are printed: heads of powers (cost, speed, elements, range, target), tracks, growth.

A power is a number: minor powers first, then major ones, the unique cards of every spirit, and its innate powers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from ludex.core.content import read_toml
from ludex.games.spirit_island.printed.paper import FOLDER, Deck, Head, Panel, Panels, Set
from ludex.games.spirit_island.things import (
    ELEMENTS,
    FAST,
    INNATE,
    MAJOR,
    MINOR,
    SLOW,
    TERRAINS,
    UNIQUE,
)


@dataclass(frozen=True, slots=True, eq=False)
class Power:
    """A power as the rules use it."""

    number: int
    id: str
    kind: int
    """MINOR, MAJOR, UNIQUE or INNATE."""
    set: Set
    speed: int
    cost: int
    elements: tuple[int, ...]
    """How many of each of the eight it gives when it is played."""
    at_land: bool
    another: bool
    """Targets a spirit other than the one that uses it."""
    sacred: bool
    source_terrains: tuple[int, ...]
    range: int
    second_range: int
    """Of a second target land, if there is one; otherwise -1."""
    filter: tuple[str, ...]
    thresholds: tuple[tuple[int, ...], ...]
    """For each line, how many of each element it needs. Of an innate power: its levels."""
    fast_at: tuple[int, ...]
    """The line at which it may be fast, if there is one: numbers of thresholds."""
    doing: tuple[int, ...]
    """The lines that do something: all but those that only make it fast."""
    range_at: tuple[int, ...]
    """How much each line adds to the range."""
    spirit: int
    """Whose it is from the start; -1 of minor and major powers."""


def tally(named: dict[str, int]) -> tuple[int, ...]:
    return tuple(named.get(element, 0) for element in ELEMENTS)


def make_power(head: Head, number: int, kind: int, spirit: int = -1) -> Power:
    lines = head.level if kind == INNATE else head.threshold
    return Power(
        number=number,
        id=head.id,
        kind=kind,
        set=head.set,
        speed=FAST if head.speed == "fast" else SLOW,
        cost=head.cost,
        elements=tuple(head.elements.count(element) for element in ELEMENTS),
        at_land=head.target == "land",
        another=head.who == "another",
        sacred=head.source == "sacred_site",
        source_terrains=tuple(TERRAINS.index(terrain) for terrain in head.source_terrain),
        range=head.range if isinstance(head.range, int) else head.range[0],
        second_range=-1 if isinstance(head.range, int) else head.range[1],
        filter=tuple(head.filter),
        thresholds=tuple(tally(line.elements) for line in lines),
        fast_at=tuple(number for number, line in enumerate(lines) if line.fast),
        doing=tuple(number for number, line in enumerate(lines) if not line.fast),
        range_at=tuple(line.range for line in lines),
        spirit=spirit,
    )


PANELS: Final = tuple(read_toml(FOLDER / "spirits.toml", Panels).spirit)
SPIRITS: Final = tuple(panel.id for panel in PANELS)


def all_powers() -> tuple[Power, ...]:
    heads = [(head, MINOR, -1) for head in read_toml(FOLDER / "minor_powers.toml", Deck).card]
    heads += [(head, MAJOR, -1) for head in read_toml(FOLDER / "major_powers.toml", Deck).card]
    heads += [(head, UNIQUE, spirit) for spirit, panel in enumerate(PANELS) for head in panel.card]
    heads += [(head, INNATE, spirit) for spirit, panel in enumerate(PANELS) for head in panel.innate]
    return tuple(make_power(head, number, kind, spirit) for number, (head, kind, spirit) in enumerate(heads))


POWERS: Final = all_powers()
POWER_IDS: Final = tuple(power.id for power in POWERS)
NUMBER: Final = {power.id: power.number for power in POWERS}
COSTS: Final = tuple(power.cost for power in POWERS)
MINORS: Final = tuple(power.number for power in POWERS if power.kind == MINOR)
MAJORS: Final = tuple(power.number for power in POWERS if power.kind == MAJOR)
UNIQUES: Final = tuple(
    tuple(power.number for power in POWERS if power.kind == UNIQUE and power.spirit == spirit)
    for spirit in range(len(PANELS))
)
INNATES: Final = tuple(
    tuple(power.number for power in POWERS if power.kind == INNATE and power.spirit == spirit)
    for spirit in range(len(PANELS))
)


# ------------------------------------------------------------------------------------------------------------ the panel


@dataclass(frozen=True, slots=True)
class Grow:
    """One thing that a growth option does."""

    kind: str
    """reclaim_all, reclaim_one, gain_power_card, energy, card_plays, add_presence, pull_presence or push_presence."""
    number: int = 0
    """How much energy, how many card plays, or the range of added presence."""
    filter: tuple[str, ...] = ()
    """What the land of added presence has to be or hold: any one of these."""


@dataclass(frozen=True, slots=True)
class GrowthOption:
    cost: int
    actions: tuple[int, ...]
    """Places in the list of all that growth can do for this spirit."""


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a presence track."""

    number: int = -1
    """Energy each turn, or card plays; -1 if it shows none."""
    element: int = -1
    any_element: bool = False
    reclaim_one: bool = False


@dataclass(frozen=True, slots=True)
class Growth:
    """How a spirit grows."""

    pick: int
    options: tuple[GrowthOption, ...]
    always: tuple[int, ...]
    actions: tuple[Grow, ...]


def read_grow(words: str) -> Grow:
    """
    >>> read_grow("add_presence range=3 filter=jungle|beasts")
    Grow(kind='add_presence', number=3, filter=('jungle', 'beasts'))
    >>> read_grow("energy 2")
    Grow(kind='energy', number=2, filter=())
    """
    if words == "add_presence in=any_ocean":
        return Grow("add_presence", 99, ("ocean",))
    if words.startswith("gather 1 own presence"):
        return Grow("pull_presence")
    if words.startswith("push 1 own presence"):
        return Grow("push_presence")
    kind = words.split()[0]
    found = re.search(r"(\d+)", words)
    chosen = re.search(r"filter=(\S+)", words)
    return Grow(kind, int(found[1]) if found else 0, tuple(chosen[1].split("|")) if chosen else ())


def read_growth(panel: Panel) -> Growth:
    actions: list[Grow] = []
    options = []

    def listed(words: list[str]) -> tuple[int, ...]:
        first = len(actions)
        actions.extend(read_grow(each) for each in words if not each.startswith("cost:"))
        return tuple(range(first, len(actions)))

    for words in panel.growth:
        cost = next((int(each.split()[-1]) for each in words if each.startswith("cost:")), 0)
        options.append(GrowthOption(cost, listed(words)))
    always = listed(panel.growth_always)
    return Growth(panel.growth_pick, tuple(options), always, tuple(actions))


def read_space(words: str) -> Space:
    """
    >>> read_space("5+reclaim_one")
    Space(number=5, element=-1, any_element=False, reclaim_one=True)
    """
    number, element, any_element, reclaim = -1, -1, False, False
    for word in words.split("+"):
        if word.isdigit():
            number = int(word)
        elif word == "any":
            any_element = True
        elif word == "reclaim_one":
            reclaim = True
        else:
            element = ELEMENTS.index(word)
    return Space(number, element, any_element, reclaim)


GROWTHS: Final = tuple(read_growth(panel) for panel in PANELS)
ENERGY_TRACKS: Final = tuple(tuple(read_space(space) for space in panel.energy_track) for panel in PANELS)
PLAYS_TRACKS: Final = tuple(tuple(read_space(space) for space in panel.plays_track) for panel in PANELS)
