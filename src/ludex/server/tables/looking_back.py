"""The analysis of a finished game: asked for by somebody who may look at its replay, worked out in the background, and
kept with the game. While a game goes on there is none: it is made with all cards open.

It is bounded: of very many choices those are judged around which most has changed."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from itertools import pairwise
from typing import Any

from msgspec import Struct, convert, to_builtins

from ludex.agents import analysis
from ludex.agents.analysis import Judged, Point, Record
from ludex.core import find_game
from ludex.core.errors import LudexError
from ludex.server.live.minds import MINDS
from ludex.server.models import Analysis, GameTable
from ludex.server.tables import endings
from ludex.server.tables.record import added

PART = 1.0
"""Seconds of work that one process does at a time."""
BUDGET = 24.0
"""Seconds of work for the first look at all choices."""
PROBED = 8
"""So many choices tell how long one takes."""
CLOSELY = 10
"""So many of the worst are looked at closely."""
MISTAKES, SWINGS = 6, 3
"""As many are shown, at most."""
LEAST = 0.4
"""What costs less is no mistake worth telling, in what people count in."""
LEAST_SWING = 1.5
DRAWN = 400
"""Points of the curve that are kept."""
PATIENCE = 120.0
"""Seconds to wait for one part, on however slow a machine."""


class Move(Struct, frozen=True):
    """A move that turned the game."""

    number: int
    """Its place in the log."""
    seat: int
    swing: float
    """How much better or worse its seat stood right after it."""
    chosen: dict[str, str]
    """What was done, by language."""
    better: dict[str, str] | None = None
    """What would have been better, if anything was found."""
    gain: float = 0.0
    better_gain: float = 0.0


class Found(Struct, frozen=True):
    """What a look back has found. Worth is in what people count in."""

    curve: list[tuple[int, list[float]]]
    """Before an answer: its place in the log, and how all stand."""
    moves: list[Move]
    judged: int
    weighty: int
    """Of so many choices so many were judged."""
    length: int
    """Of the log."""


class NoAnalysis(LudexError):
    """A game of which none is made."""


def can_be_made(row: GameTable) -> bool:
    """Of games that are over, were played here from the start, and whose worth somebody knows."""
    played = row.over and row.ending != endings.LEFT and row.own is None and row.lesson is None
    return played and row.stopped is None and find_game(row.game).advice is not None


def analysis_of(row: GameTable) -> Analysis | None:
    return Analysis.objects.filter(table=row).first()


def ask_for(row: GameTable) -> Analysis:
    """Let one be made, if there is none yet; one that has failed is tried again."""
    if not can_be_made(row):
        raise NoAnalysis("analysis-none")
    made, new = Analysis.objects.get_or_create(table=row)
    if not new and made.failed:
        made.failed, made.claimed, made.done = False, None, 0
        made.save(update_fields=["failed", "claimed", "done"])
    return made


def found_in(made: Analysis | None) -> Found | None:
    return convert(made.found, Found) if made is not None and made.found is not None else None


# --------------------------------------------------------------------------------------------------------- working out


Work = Callable[..., Future[Any]]


def record_of(row: GameTable) -> Record:
    _, log = added(row, 0, 0)
    return Record(row.game, row.setup, row.position, tuple((each.seat, each.key) for each in log))


def work_out(row: GameTable, tell: Callable[[int, int], None], ask: Work | None = None) -> Found:
    """Make an analysis; `tell` hears how far it has come, and of how much. It may end the work by an error."""
    record = record_of(row)
    submit = ask or MINDS.ask

    def part(work: Callable[..., Any], *given: Any) -> Any:  # noqa: ANN401  whatever the work brings
        return submit(work, *given).result(PATIENCE)

    points: list[Point] = []
    place = 0
    while place < len(record.log):
        tell(place // 10, len(record.log))
        more, place = part(analysis.course, record, place, PART)
        points += more
    judged = first_look(record, points, tell, part)
    worst = sorted(sorted(judged, key=lambda each: -each.lost)[:CLOSELY], key=lambda each: each.number)
    closely: list[Judged] = []
    while len(closely) < len(worst):
        left = [each.number for each in worst[len(closely) :]]
        more, _ = part(analysis.judge, record, left, analysis.DEALS, PART)
        closely += more
        tell(len(record.log) * 9 // 10 + len(record.log) * len(closely) // (10 * len(worst)), len(record.log))
    return Found(
        curve=thinned([(point.number, [round(each, 2) for each in point.worth]) for point in points]),
        moves=turning(points, closely, part, record),
        judged=len(judged),
        weighty=sum(point.weighty for point in points),
        length=len(record.log),
    )


def first_look(
    record: Record, points: list[Point], tell: Callable[[int, int], None], part: Callable[..., Any]
) -> list[Judged]:
    """All choices, or as many as there is time for: those around which most has changed."""
    weighty = [point.number for point in points if point.weighty]
    if not weighty:
        return []
    every = max(1, len(weighty) // PROBED)
    judged, took = part(analysis.judge, record, weighty[::every][:PROBED], 0, 4 * PART)
    known = {each.number for each in judged}
    most = max(PROBED, int(BUDGET * len(judged) / max(took, 0.001)))
    moved = swings(points)
    rest = sorted((each for each in weighty if each not in known), key=lambda each: -abs(moved.get(each, 0.0)))[:most]
    left = sorted(rest)
    while left:
        more, _ = part(analysis.judge, record, left, 0, PART)
        judged += more
        left = left[len(more) :]
        share = len(judged) / (len(known) + len(rest))
        tell(int(len(record.log) * (0.1 + 0.8 * share)), len(record.log))
    return list(judged)


def swings(points: list[Point]) -> dict[int, float]:
    """How much better or worse a seat stood before the next answer than before its own. The last answer ends the game:
    what that is worth says nothing."""
    return {now.number: after.worth[now.seat] - now.worth[now.seat] for now, after in pairwise(points)}


def turning(points: list[Point], closely: list[Judged], part: Callable[..., Any], record: Record) -> list[Move]:
    """The mistakes that cost most, and besides them the answers after which most was different."""
    moved = swings(points)
    mistakes = [each for each in closely if each.sure and each.lost >= LEAST and each.better != each.chosen]
    mistakes = sorted(mistakes, key=lambda each: -each.lost)[:MISTAKES]
    told = {each.number for each in mistakes}
    great = sorted((n for n in moved if n not in told), key=lambda number: -abs(moved[number]))[:SWINGS]
    numbers = sorted(number for number in great if abs(moved[number]) >= LEAST_SWING)
    others, _ = part(analysis.judge, record, numbers, 0, 10 * PART) if numbers else ([], 0.0)
    found = [move_of(each, moved, mistake=True) for each in mistakes]
    found += [move_of(each, moved, mistake=False) for each in others]
    return sorted(found, key=lambda move: move.number)


def move_of(each: Judged, moved: dict[int, float], *, mistake: bool) -> Move:
    return Move(
        number=each.number,
        seat=each.seat,
        swing=round(moved.get(each.number, 0.0), 2),
        chosen={lang: said[0] for lang, said in each.said.items()},
        better={lang: said[1] for lang, said in each.said.items()} if mistake else None,
        gain=round(each.gain, 2),
        better_gain=round(each.better_gain, 2),
    )


def thinned(curve: list[tuple[int, list[float]]]) -> list[tuple[int, list[float]]]:
    """As many points as can be told apart, the first and the last among them."""
    last = len(curve) - 1
    return curve if last < DRAWN else [curve[n * last // (DRAWN - 1)] for n in range(DRAWN)]


def stored(found: Found) -> Any:  # noqa: ANN401  plain values, as JSON takes them
    return to_builtins(found)
