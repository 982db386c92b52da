"""What a seat may know: everything, except the boards of others while looking is forbidden (H-1.9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from ludex.core import Line, law
from ludex.games.heroes.printed.book import FACTIONS, REGIONS, RESOURCES, Price, book
from ludex.games.heroes.rules.battle import unit_strength
from ludex.games.heroes.rules.move import terrain_costs, ways
from ludex.games.heroes.rules.objects import fortress_strength
from ludex.games.heroes.rules.score import CELLS, cells
from ludex.games.heroes.sides.side import side_of
from ludex.games.heroes.state import Board, Heroes
from ludex.kit.hidden import Mix, as_covered, redeal_covered


class HeroesView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    factions: list[str]
    boards: list[Board]
    covered: bool
    """The boards of others are as they were when they could last be seen."""
    cells: list[list[int]]
    """The score cells of every board, as far as it can be seen."""
    round: int
    first: int
    plan: list[int]
    todo: list[int]
    level: int
    step: str
    right: list[int]
    free_artifacts: bool
    changes: str
    strengths: list[list[int]]
    """The strength of one unit of every troop now."""
    steps: list[list[int]]
    """What a step into each terrain costs now."""
    hires: list[list[Price]]
    """What one unit of every troop costs now."""
    forts: list[int]
    """The strength of the fortress of each region now, for this seat; 0 without one."""
    stood: list[int]
    """Where everyone stood when the boards could last be seen."""
    ways: list[tuple[int, list[int]]]
    """While this seat moves: what every way costs, and the regions that it enters, by the region where it ends."""


@law("H-1.9")
def boards_seen(g: Heroes, seat: int | None) -> list[Board]:
    return as_covered(g.boards, g.seen, seat)


def view(g: Heroes, seat: int | None) -> HeroesView:
    return show(g, boards_seen(g, seat), seat)


def view_all(g: Heroes) -> HeroesView:
    return show(g, g.boards, None)


def show(g: Heroes, boards: list[Board], seat: int | None) -> HeroesView:
    seen = replace(g, boards=boards)
    seats = range(len(boards))
    troops = [range(len(board.units)) for board in boards]
    return HeroesView(
        factions=[FACTIONS[faction] for faction in g.factions],
        boards=[board.copy() for board in boards],
        covered=bool(g.seen),
        cells=[cells(seen, me) for me in seats],
        round=g.round,
        first=g.first,
        plan=g.plan[:],
        todo=g.todo[:],
        level=g.level,
        step=g.step,
        right=g.right[:],
        free_artifacts=bool(g.free_artifacts),
        changes=g.changes,
        strengths=[[unit_strength(seen, me, troop) for troop in troops[me]] for me in seats],
        steps=[terrain_costs(seen, me) for me in seats],
        hires=[[side_of(seen, me).hire_cost(seen, me, troop) for troop in troops[me]] for me in seats],
        forts=[fort_seen(seen, seat, region) for region in range(REGIONS)],
        stood=[board.region for board in g.seen or g.boards],
        ways=ways_seen(seen, seat),
    )


def fort_seen(seen: Heroes, seat: int | None, region: int) -> int:
    """The strength of a fortress as a seat would have to beat it; for a spectator, the printed one."""
    fortress = book(seen).fortress[region]
    if fortress is None:
        return 0
    return fortress.strength if seat is None else fortress_strength(seen, seat, region)


def ways_seen(seen: Heroes, seat: int | None) -> list[tuple[int, list[int]]]:
    if seat is None or seen.step != "move" or seen.boards[seat].path:
        return []
    found = ways(seen, seat, seen.boards[seat].points)
    return [(cost, list(path)) for region in sorted(found) for cost, path in found[region]]


def purse(board: HeroesView, seat: int) -> dict[str, int]:
    """What a player has in the warehouse, and the points."""
    own = board.boards[seat]
    return {"points": sum(board.cells[seat]), **dict(zip(RESOURCES, own.stock, strict=True))}


def scores(board: HeroesView) -> list[int]:
    return [sum(row) for row in board.cells]


def redeal(g: Heroes, seat: int, shuffle: Mix) -> None:
    redeal_covered(g.boards, g.seen, seat)


def sources(lines: Sequence[Line], board: HeroesView) -> list[dict[str, int]]:
    """The cells of every board, by name."""
    return [{name: points for name, points in zip(CELLS, row, strict=True) if points} for row in board.cells]
