"""What a faction brings to the shared law: its steps, and the places where it changes a shared rule.

Shared rules never name a faction: they ask `faction_of(g, seat)`. A faction's own file fills in one `Faction`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludex.core import Rule
from ludex.games.root.deck import POINTS_OF
from ludex.games.root.state import Root

Removed = list[tuple[int, int]]
"""Warriors removed by one effect: clearing and number."""


def printed_points(g: Root, seat: int, card: int) -> int:
    """3.2.2 for most factions: what the card prints."""
    return POINTS_OF[card]


def nothing(g: Root, seat: int) -> int:
    return 0


@dataclass(frozen=True)
class Faction:
    number: int
    letter: str
    """5.1.7: factions set up in the order of their letters."""
    warriors: int
    tool: int
    """The kind of piece it crafts with (4.1.1)."""
    set_up: Callable[[Root], Rule[None]]
    steps: dict[str, Callable[[Root], Rule[None]]]
    birdsong: str
    daylight: str
    evening: str
    """The first step of each phase of its turn (1.4)."""
    craft_points: Callable[[Root, int, int], int] = printed_points
    attack_hits: Callable[[Root, int], int] = nothing
    """Extra hits whenever it attacks (4.3.2.II)."""
    spoils: Callable[[Root, int], int] = nothing
    """Points for a battle in which it removed an enemy building or token, beyond 3.2.1."""
    warriors_removed: Callable[[Root, int, Removed], Rule[None]] | None = None
    """What follows when its warriors are removed."""


PLAYED: dict[int, Faction] = {}
"""The factions that can be played, by number."""


def join(overview: str, faction: Faction) -> Faction:
    """Seat a faction; `overview` is the clause that describes it."""
    PLAYED[faction.number] = faction
    return faction


def faction_of(g: Root, seat: int) -> Faction:
    return PLAYED[g.factions[seat]]
