"""H-9 The end of the game: points, and who wins."""

from __future__ import annotations

from ludex.core import law, tell, victory
from ludex.games.heroes.printed.book import FIRST_ARTIFACT, book
from ludex.games.heroes.printed.effects import FinalVp
from ludex.games.heroes.rules.effects import active, number
from ludex.games.heroes.rules.warehouse import any_kinds, warehouse_points
from ludex.games.heroes.sides.side import side_of
from ludex.games.heroes.state import Heroes

CELLS = ("buildings", "foundations", "warehouse", "battles", "artifacts", "more")


@law("H-9.1", "H-9.2", "H-9.3", "H-9.4", "H-9.5", "H-9.6", "H-5.5")
def cells(g: Heroes, me: int) -> list[int]:
    """The cells of a board, as they would be filled in now; the sum is the score."""
    board = g.boards[me]
    printed = book(g)
    rules = side_of(g, me)
    effects = [(each.source >= FIRST_ARTIFACT, number(g, me, each)) for each in active(g, me, FinalVp)]
    forts = sum(times * fort.vp for fort, times in zip(printed.fortress, board.forts, strict=True) if fort and times)
    return [
        rules.building_points(g, me) + sum(points for artifact, points in effects if not artifact),
        sum(board.foundations),
        rules.stock_points(g, me, warehouse_points(g, me)),
        forts + rules.monster_points(g, me),
        rules.artifact_points(g, me) + sum(points for artifact, points in effects if artifact),
        rules.more_points(g, me) + board.vp,
    ]


def score(g: Heroes, me: int) -> int:
    return sum(cells(g, me))


def left_over(g: Heroes, me: int) -> int:
    """The resources left, spores not among them."""
    return sum(g.boards[me].stock[kind] for kind in any_kinds(g, me))


@law("H-9.7")
def final_scoring(g: Heroes) -> None:
    """The highest sum wins; then more resources left; then all who are tied."""
    seats = range(len(g.boards))
    g.totals = [score(g, me) for me in seats]
    for me in seats:
        tell(g, "H-9.1", "score", who=me, points=g.totals[me])
    best = max((g.totals[me], left_over(g, me)) for me in seats)
    winners = [me for me in seats if (g.totals[me], left_over(g, me)) == best]
    g.outcome = victory(winners, len(seats), "H-9.7", "most-points")
    tell(g, "H-9.7", "victory", seats=winners)
