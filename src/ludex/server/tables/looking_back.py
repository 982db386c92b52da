"""The analysis of a finished game: asked for by somebody who may look at its replay, worked out in the background, and
kept with the game. While a game goes on there is none: it is made with all cards open.

It is bounded in time: of very many choices those are judged around which most has changed."""

from __future__ import annotations

import time
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
FIRST, LONGEST = 25.0, 45.0
"""Seconds until the first look at the choices is over, and the whole, on however slow a machine."""
AT_ONCE = 16
"""Choices that are judged in one go."""
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
    asked: dict[str, str]
    """What the question was."""
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


def work_out(row: GameTable, tell: Callable[[int], None], ask: Work | None = None) -> Found:
    """Make an analysis; `tell` hears how far it has come, in percent. It may end the work by an error."""
    record = record_of(row)
    submit = ask or MINDS.ask
    began = time.monotonic()

    def part(work: Callable[..., Any], *given: Any) -> Any:  # noqa: ANN401  whatever the work brings
        return submit(work, *given).result(PATIENCE)

    points: list[Point] = []
    place = 0
    while place < len(record.log):
        tell(10 * place // len(record.log))
        more, place = part(analysis.course, record, place, PART)
        points += more
    judged: list[Judged] = []
    left = by_promise(points)
    weighty = len(left)
    while left and time.monotonic() < began + FIRST:
        more, _ = part(analysis.judge, record, sorted(left[:AT_ONCE]), 0, PART)
        judged += more
        done = {each.number for each in more}
        left = [number for number in left if number not in done]
        tell(10 + 70 * len(judged) // weighty)
    closely: list[Judged] = []
    worst = sorted(judged, key=lambda each: -each.lost)[:CLOSELY]
    for n, each in enumerate(worst):
        if time.monotonic() < began + LONGEST:
            tell(80 + 20 * n // len(worst))
            closely += part(analysis.judge, record, [each.number], analysis.DEALS, PART)[0]
    return Found(
        curve=thinned([(point.number, [round(each, 2) for each in point.worth]) for point in points]),
        moves=turning(points, closely, part, record),
        judged=len(judged),
        weighty=weighty,
        length=len(record.log),
    )


def by_promise(points: list[Point]) -> list[int]:
    """The choices that matter, those first around which most has changed: there may not be time for all."""
    moved = swings(points)
    weighty = [point.number for point in points if point.weighty]
    return sorted(weighty, key=lambda number: -abs(moved.get(number, 0.0)))


def swings(points: list[Point]) -> dict[int, float]:
    """How much better or worse a seat stood before the next answer than before its own. The last answer ends the game:
    what that is worth says nothing."""
    return {now.number: after.worth[now.seat] - now.worth[now.seat] for now, after in pairwise(points)}


def turning(points: list[Point], closely: list[Judged], part: Callable[..., Any], record: Record) -> list[Move]:
    """The mistakes that cost most, and besides them the answers after which most was different."""
    moved = swings(points)
    turn_of = {point.number: point.turn for point in points}
    sure = [each for each in closely if each.sure and each.lost >= LEAST and each.better != each.chosen]
    worst: dict[tuple[int, int], Judged] = {}
    for each in sorted(sure, key=lambda each: -each.lost):  # of one turn, one
        worst.setdefault((each.seat, turn_of[each.number]), each)
    mistakes = list(worst.values())[:MISTAKES]
    told = {each.number for each in mistakes}
    first = int(any(turn_of.values()))
    begun = [number for number in moved if number not in told and turn_of[number] >= first]
    great = sorted(begun, key=lambda number: -abs(moved[number]))[:SWINGS]
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
        asked={lang: said[2] for lang, said in each.said.items()},
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
