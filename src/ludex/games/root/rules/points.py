"""3.1, 3.2 Victory points: gaining, losing, and winning by them."""

from __future__ import annotations

from typing import NoReturn

from ludex.core import GameOver, Outcome, law, tell, victory
from ludex.games.root.state import NOBODY, Root
from ludex.kit.seats import clockwise

POINTS_TO_WIN = 30
QUIET_TURNS = 200


@law("9.2.8")
def win(g: Root, seat: int, clause: str, how: str) -> NoReturn:
    """The game ends at once, in the middle of whatever is going on. Whoever is in a coalition with the winner wins
    too."""
    winners = [seat]
    for winner in winners:
        winners += [other for other, partner in enumerate(g.coalition) if partner == winner and other not in winners]
    g.outcome = victory(winners, len(g.factions), clause, how)
    tell(g, clause, "win", who=seat)
    for partner in winners[1:]:
        tell(g, "9.2.8", "win", who=partner)
    raise GameOver


@law("1.4")
def end_quiet_turn(g: Root) -> None:
    """The law goes on until somebody wins. Where nobody has come further than before for very long, nobody can any
    more, and the game is drawn."""
    g.quiet += 1
    if g.quiet >= QUIET_TURNS:
        g.outcome = Outcome(clause="1.4", how="quiet")
        tell(g, "1.4", "drawn", count=g.quiet)
        raise GameOver


@law("3.1", "3.2", "3.3.1", "bots:3.5")
def gain(g: Root, seat: int, points: int, clause: str = "3.2") -> None:
    """Move the score marker, which never goes below zero, nor above thirty where people wait for each other. Whoever
    has activated a dominance card has no marker."""
    if g.dominance[seat] == NOBODY:
        points = max(points, -g.score[seat])
        if g.cooperative:
            points = min(points, POINTS_TO_WIN - g.score[seat])
        g.score[seat] += points
        if g.score[seat] > g.record[seat]:
            g.record[seat] = g.score[seat]
            g.quiet = 0
        if points > 0:
            tell(g, clause, "score", who=seat, points=points, total=g.score[seat])
        elif points < 0:
            tell(g, clause, "lose-points", who=seat, points=-points, total=g.score[seat])


@law("3.1")
def score(g: Root, seat: int, points: int, clause: str = "3.2") -> None:
    """Gain or lose points by a clause; thirty win at once."""
    gain(g, seat, points, clause)
    if g.score[seat] >= POINTS_TO_WIN and g.dominance[seat] == NOBODY:
        reach_thirty(g, seat)


@law("3.1", "bots:3.5")
def reach_thirty(g: Root, seat: int) -> None:
    """Whoever has thirty points wins. Where the people play together against the bots, all of them must have thirty
    before any bot has."""
    if not g.cooperative:
        win(g, seat, "3.1", "thirty")
    side = [other for other in range(len(g.factions)) if g.bots[other] == g.bots[seat]]
    if g.bots[seat] or all(g.record[other] >= POINTS_TO_WIN for other in side):
        g.outcome = victory(side, len(g.factions), "bots:3.5", "together")
        tell(g, "bots:3.5", "win-together", seats=side)
        raise GameOver


@law("3.1", "3.2.1")
def score_together(g: Root, gains: list[tuple[int, int]]) -> None:
    """Points that several seats get at the same moment. If more than one reaches thirty, the active player wins."""
    for seat, points in gains:
        gain(g, seat, points)
    for seat in clockwise(len(g.factions), g.active):
        if g.score[seat] >= POINTS_TO_WIN and g.dominance[seat] == NOBODY:
            reach_thirty(g, seat)
