"""Looking back on a finished game: how everybody stood before each answer, and where something better was to be had.

An answer is judged by what its seat could know when it was given: it and what else was offered are looked at on the
same deals of what was hidden. The work comes in parts of about a second, so that whoever does it can do other things
between; what one part has found, the next is told."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ludex.agents.finding import gained
from ludex.agents.steward import FINALISTS, advice_of, as_known, look, thin_out
from ludex.core import CHANCE, Option, Table, find_game, key_of
from ludex.core.moments import TURN
from ludex.core.playout import unpacker
from ludex.core.text import LANGUAGES, Words

DEALS = 16
"""On so many deals an answer is compared with better ones before it is called a mistake."""
EDGE = 60.0
"""The curve goes no further up or down, in what people count in."""
SURE = 2.0
"""So many standard errors a better answer has to be better by."""


class Record(NamedTuple):
    """A game to look back on: its set-up, where it began if not from that, and all answers by their keys."""

    game: str
    setup: Any
    position: Any
    log: tuple[tuple[int, str], ...]


class Point(NamedTuple):
    """How all seats stood before an answer."""

    number: int
    """Its place in the log."""
    seat: int
    weighty: bool
    """There was a choice, and no matter of routine."""
    turn: int
    """How many turns had begun."""
    worth: tuple[float, ...]


class Judged(NamedTuple):
    """An answer, and the best that was found instead, which may be the same."""

    number: int
    seat: int
    chosen: Option
    better: Option
    gain: float
    """What the answer could be expected to bring."""
    better_gain: float
    sure: bool
    """The difference is more than the luck of the deals."""
    said: dict[str, tuple[str, str, str]]
    """Both in words, and what was asked, by language."""

    @property
    def lost(self) -> float:
        return self.better_gain - self.gain


def begin(record: Record) -> Table:
    """The game before its first answer. No source of chance answers: what it said is in the log."""
    game = find_game(record.game)
    setup = game.read_setup(record.setup)
    state = game.new(setup) if record.position is None else unpacker(game).made_of(record.position)
    return Table.start(game, setup, state)


def replayed(record: Record, start: int) -> Iterator[tuple[int, int, Table]]:
    """The table before every answer from one on: the place of the answer, whose it is, and the table."""
    table = begin(record)
    for number, (seat, key) in enumerate(record.log):
        if number >= start:
            yield number, seat, table
        table.answer(seat, key)


def course(record: Record, start: int = 0, seconds: float = 1.0) -> tuple[list[Point], int]:
    """How everybody stood before each answer, as far as there is time, and where to go on."""
    until = time.process_time() + seconds
    found: list[Point] = []
    turn = told = 0
    for number, seat, table in replayed(record, start):
        lines = table.journal.lines
        turn += sum(table.game.marks.get(line.message) == TURN for line in lines[told:])
        told = len(lines)
        if seat == CHANCE:
            continue
        if found and time.process_time() > until:
            return found, number
        advice = advice_of(table)
        decision = table.pending[seat]
        weighty = len(decision.options) > 1 and decision.prompt not in advice.routine
        seats = range(len(table.game.seats(table.setup)))
        worth = tuple(in_bounds(advice.value(table.state, each) / advice.unit) for each in seats)
        found.append(Point(number, seat, weighty, turn, worth))
    return found, len(record.log)


def in_bounds(worth: float) -> float:
    """Who stands worse than this has lost: a curve need not show by how much."""
    return max(-EDGE, min(EDGE, worth))


def judge(record: Record, numbers: Sequence[int], deals: int = 0, seconds: float = 1.0) -> tuple[list[Judged], float]:
    """The answers at these places, in order, as far as there is time; and how long it took. With a number of deals only
    the best are compared with what was chosen, and more closely."""
    began = time.process_time()
    wanted = set(numbers)
    found: list[Judged] = []
    for number, seat, table in replayed(record, min(wanted, default=len(record.log))):
        if number in wanted:
            if found and time.process_time() - began > seconds:
                break
            found.append(judged(table, seat, number, table.read(record.log[number][1]), deals))
            if len(found) == len(wanted):
                break
    return found, time.process_time() - began


def judged(table: Table, seat: int, number: int, chosen: Option, deals: int) -> Judged:
    advice = advice_of(table)
    rng = random.Random(number)
    known = as_known(table, seat, rng)
    options = thin_out(advice.consider(known.state, seat, known.pending[seat]), known.game.verbs)
    if chosen not in options:
        options.append(chosen)
    worth: dict[Option, list[float]] = {option: [] for option in options}
    left = options
    rounds = deals or max(1, advice.deals)
    for deal in range(rounds):
        seed = rng.getrandbits(32)
        start = advice.value(as_known(table, seat, random.Random(seed)).state, seat)
        for option in left:
            after = look(as_known(table, seat, random.Random(seed)), seat, option, advice)
            worth[option].append(gained(after, start, advice.unit))
        if deal < rounds - 1 and len(left) > FINALISTS:
            most = FINALISTS if deal else max(FINALISTS, len(left) // 2)
            best = sorted(left, key=lambda option: -sum(worth[option]))[:most]
            left = [option for option in left if option in best or option == chosen]
    better = max(left, key=lambda option: (sum(worth[option]), option == chosen))
    apart = [theirs - mine for mine, theirs in zip(worth[chosen], worth[better], strict=True)]
    return Judged(
        number=number,
        seat=seat,
        chosen=chosen,
        better=better,
        gain=sum(worth[chosen]) / rounds / advice.unit,
        better_gain=sum(worth[better]) / rounds / advice.unit,
        sure=deals > 1 and is_sure(apart),
        said={lang: in_words(table, seat, lang, chosen, better) for lang in LANGUAGES},
    )


def is_sure(apart: list[float]) -> bool:
    """Do these differences lie above zero by more than chance?

    >>> is_sure([1.0, 1.2, 0.8, 1.1]), is_sure([3.0, -2.0, 1.0, -1.0])
    (True, False)
    """
    count = len(apart)
    mean = sum(apart) / count
    spread = sum((each - mean) ** 2 for each in apart) / (count - 1)
    return mean > 0 and mean > SURE * (spread / count) ** 0.5


def in_words(table: Table, seat: int, lang: str, chosen: Option, better: Option) -> tuple[str, str, str]:
    words, decision = Words(table.game, lang, table.state, seat), table.pending[seat]
    return words.option(chosen, decision), words.option(better, decision), words.prompt(decision)


def key_log(table: Table) -> tuple[tuple[int, str], ...]:
    return tuple((seat, key_of(option)) for seat, option in table.log)
