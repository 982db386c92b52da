"""The island: boards, how they lie together, and what follows from that for every land.

A place is 11 × board + number; number 0 is the ocean of the board. Sets of places are bits of one number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from ludex.core.content import read_toml
from ludex.core.law import law
from ludex.games.spirit_island.printed.paper import FOLDER, Boards, Edge, ThematicBoards
from ludex.games.spirit_island.things import OCEAN, TERRAINS

SPACES: Final = 11
"""Places of a board: its ocean, and up to ten lands."""
FARTHEST: Final = 20
SIDE: Final = 13
GONE: Final = -1
"""In the place of slots when no board is left."""


BALANCED = read_toml(FOLDER / "boards.toml", Boards)
THEMATIC = read_toml(FOLDER / "boards_thematic.toml", ThematicBoards)
BOARD_NAMES: Final = (*BALANCED.board, *THEMATIC.board)
"""A, B, C, D and then the compass: a state keeps their numbers."""
BOARDS: Final = (*BALANCED.board.values(), *THEMATIC.board.values())
FIRST_THEMATIC: Final = len(BALANCED.board)


def thematic_boards(players: int) -> tuple[int, ...]:
    """Which boards so many players use of the other side, in their fixed places."""
    return tuple(BOARD_NAMES.index(name) for name in THEMATIC.layout[str(players)].boards)


def edge_pairs(one: Edge, other: Edge) -> Iterator[tuple[int, int]]:
    """Lands that touch where two sides are joined: one runs forward, the other backward."""
    for a, (a0, a1) in spans(one.lands, one.breaks):
        for b, (b0, b1) in spans(other.lands[::-1], [SIDE - at for at in reversed(other.breaks)]):
            if a0 < b1 and b0 < a1:
                yield a, b


def spans(lands: list[int], breaks: list[int]) -> list[tuple[int, tuple[int, int]]]:
    ends = [0, *breaks, SIDE]
    return [(land, (ends[n], ends[n + 1])) for n, land in enumerate(lands)]


def links_between(boards: tuple[int, ...]) -> list[tuple[int, int]]:
    """Pairs of places on different boards that touch, corners included."""
    if boards[0] >= FIRST_THEMATIC:
        fixed = THEMATIC.layout[str(len(boards))]
        at = {name: slot for slot, name in enumerate(fixed.boards)}
        return [(at[p] * SPACES + a, at[q] * SPACES + b) for p, a, q, b in fixed.links]
    layout = BALANCED.layout[str(len(boards))]
    slot = {name: n for n, name in enumerate(layout.slots)}
    found = []
    for p, i, q, j in layout.join:
        one, other = BOARDS[boards[slot[p]]], BOARDS[boards[slot[q]]]
        for a, b in edge_pairs(getattr(one, f"side{i}"), getattr(other, f"side{j}")):
            found.append((slot[p] * SPACES + a, slot[q] * SPACES + b))
    for p, corner, q, other_corner in layout.corner_links:
        a = getattr(BOARDS[boards[slot[p]]], f"corner_{corner}")
        b = getattr(BOARDS[boards[slot[q]]], f"corner_{other_corner}")
        found.append((slot[p] * SPACES + a, slot[q] * SPACES + b))
    return found


@dataclass(frozen=True, slots=True, eq=False)
class Chart:
    """All that can be known of an island from its boards alone."""

    boards: tuple[int, ...]
    lands: tuple[int, ...]
    """Every land, in order; oceans are not lands."""
    oceans: tuple[int, ...]
    terrain: tuple[int, ...]
    near: tuple[tuple[int, ...], ...]
    """The lands next to a place; of an ocean, its coastal lands."""
    near_bits: tuple[int, ...]
    ocean_near: tuple[tuple[int, ...], ...]
    """Oceans that a coastal land touches."""
    within: tuple[tuple[int, ...], ...]
    """within[range][place]: places so few steps away, as bits; oceans among them."""
    all_lands: int
    all_oceans: int
    coastal: int
    inland: int
    of_terrain: tuple[int, ...]
    of_board: tuple[int, ...]
    """The lands of each board, as bits."""


def slots_of(boards: tuple[int, ...], present: tuple[int, ...]) -> tuple[int, ...]:
    """The slots of the boards that are there: all of them, those named, or none."""
    if present == (GONE,):
        return ()
    return present or tuple(range(len(boards)))


@cache
def chart(boards: tuple[int, ...], present: tuple[int, ...] = ()) -> Chart:
    """The chart of these boards. `present` are those that are still there, if not all are."""
    slots = slots_of(boards, present)
    size = SPACES * len(boards)
    lands = tuple(slot * SPACES + int(n) for slot in slots for n in BOARDS[boards[slot]].land)
    terrain = [OCEAN] * size
    for place in lands:
        terrain[place] = TERRAINS.index(BOARDS[boards[place // SPACES]].land[str(place % SPACES)].terrain)
    seas = coasts(boards, slots)
    near = borders(boards, slots, seas)
    all_lands = bits(lands)
    coastal = bits(slot * SPACES + number for slot in slots for number in BOARDS[boards[slot]].coastal)
    oceans = tuple(slot * SPACES for slot in slots)
    return Chart(
        boards=boards,
        lands=lands,
        oceans=oceans,
        terrain=tuple(terrain),
        near=near,
        near_bits=tuple(bits(row) for row in near),
        ocean_near=tuple(tuple(sorted(row)) for row in seas),
        within=reaches(near, seas, size),
        all_lands=all_lands,
        all_oceans=bits(oceans),
        coastal=coastal,
        inland=all_lands & ~coastal,
        of_terrain=tuple(bits(land for land in lands if terrain[land] == kind) for kind in range(len(TERRAINS))),
        of_board=tuple(bits(land for land in lands if land // SPACES == slot) for slot in range(len(boards))),
    )


@law("SI-2.2")
def coasts(boards: tuple[int, ...], slots: tuple[int, ...]) -> list[set[int]]:
    """The oceans that each place touches: that of its own board, and by a strip of land perhaps another."""
    seas: list[set[int]] = [set() for _ in range(SPACES * len(boards))]
    for slot in slots:
        for number in BOARDS[boards[slot]].coastal:
            seas[slot * SPACES + number].add(slot * SPACES)
    if boards[0] >= FIRST_THEMATIC:
        names = [BOARD_NAMES[board] for board in boards]
        for contact in THEMATIC.ocean_contact:
            board, number = contact.land
            if board in names and contact.ocean_of in names:
                slot, other = names.index(board), names.index(contact.ocean_of)
                if slot in slots and other in slots:
                    seas[slot * SPACES + number].add(other * SPACES)
    return seas


@law("SI-2.3")
def borders(boards: tuple[int, ...], slots: tuple[int, ...], seas: list[set[int]]) -> tuple[tuple[int, ...], ...]:
    """For each land the lands that touch it; for an ocean its coast."""
    pairs = [
        (slot * SPACES + one, slot * SPACES + other) for slot in slots for one, other in BOARDS[boards[slot]].adjacent
    ]
    pairs += [
        (one, other) for one, other in links_between(boards) if one // SPACES in slots and other // SPACES in slots
    ]
    joined: list[set[int]] = [set() for _ in seas]
    for one, other in pairs:
        joined[one].add(other)
        joined[other].add(one)
    for land, oceans in enumerate(seas):
        for sea in oceans:
            joined[sea].add(land)
    return tuple(tuple(sorted(row)) for row in joined)


@law("SI-2.5")
def reaches(near: tuple[tuple[int, ...], ...], seas: list[set[int]], size: int) -> tuple[tuple[int, ...], ...]:
    """Steps go through lands only; an ocean is where a way may begin or end."""
    rows = [[1 << place for place in range(size)]]
    land_steps = [0] * size
    for place in range(size):
        land_steps[place] = bits(near[place])
    sea_bits = [bits(row) for row in seas]
    oceans = bits(sea for row in seas for sea in row)
    for _ in range(FARTHEST):
        row = []
        for place in range(size):
            reached = rows[-1][place]
            more = reached
            for other in places(reached):
                if other == place or not oceans >> other & 1:
                    more |= land_steps[other] | sea_bits[other]
            row.append(more)
        rows.append(row)
    return tuple(tuple(row) for row in rows)


BITS: Final = tuple(1 << place for place in range(SPACES * len(BOARDS)))
"""Every place as a bit, in order; more than any island has."""


def bits(found: Iterable[int]) -> int:
    """Places as bits of one number.

    >>> bits([0, 3])
    9
    """
    total = 0
    for place in found:
        total |= 1 << place
    return total


def places(found: int) -> list[int]:
    """The places in a set of bits, in order.

    >>> places(9)
    [0, 3]
    """
    return [*known_places(found)]


@lru_cache(maxsize=1 << 14)
def known_places(found: int) -> tuple[int, ...]:
    """Most sets come again and again, so they are remembered."""
    listed = []
    while found:
        lowest = found & -found
        listed.append(lowest.bit_length() - 1)
        found ^= lowest
    return tuple(listed)
