"""How fast: decisions and games a second at random play, and the price of clone, save, load and view.

Single process, CPU time, median of rounds. Clone is measured in the middle of steps, where it is dearest."""

from __future__ import annotations

import gc
import random
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec

from ludex.agents import RandomAgent
from ludex.agents.playing import play_at_random
from ludex.core import Playout, Table

ROUND_SECONDS = 0.5
SAMPLES = 60


class Speed(msgspec.Struct):
    """What `ludex bench --json` prints. A choice is a decision of a player with at least two options."""

    game: str
    seats: list[str]
    decisions_per_s: float
    choices_per_s: float
    games_per_s: float
    clone_us: float | None
    save_us: float | None
    load_us: float | None
    view_us: float | None
    """Measured where somebody is asked; bots among themselves leave nothing to measure."""
    rounds: int


def measure(game: str, setup: dict[str, Any], seconds: float, seed: int = 1) -> Speed:
    gc.freeze()
    decisions, choices, games = [], [], []
    rounds = max(3, round(seconds / ROUND_SECONDS))
    for number in range(rounds):
        d, c, g = one_round(game, setup, seconds / rounds, seed + number)
        decisions.append(d)
        choices.append(c)
        games.append(g)
    tables = list(positions(game, setup, seed))
    return Speed(
        game=game,
        seats=setup["seats"],
        decisions_per_s=statistics.median(decisions),
        choices_per_s=statistics.median(choices),
        games_per_s=statistics.median(games),
        clone_us=microseconds([table.clone for table in tables]),
        save_us=microseconds([table.save for table in tables]),
        load_us=microseconds([partial(Table.load, table.save()) for table in tables], repeat=1),
        view_us=microseconds([partial(table.view, 0) for table in tables]),
        rounds=rounds,
    )


def one_round(game: str, setup: dict[str, Any], seconds: float, seed: int) -> tuple[float, float, float]:
    """Play whole random games for about this long; decisions, choices and games a second of CPU time."""
    decisions = choices = games = 0
    uniform = random.Random(seed).random
    start = time.process_time()
    while time.process_time() - start < seconds or not games:
        table = Playout.begin(game, setup, seed * 100_000 + games)
        choices += play_at_random(table, uniform)
        decisions += table.answered
        games += 1
    spent = time.process_time() - start
    return decisions / spent, choices / spent, games / spent


def positions(game: str, setup: dict[str, Any], seed: int) -> Iterator[Table]:
    """Tables stopped in the middle of a step (a battle, a march), spread over random games."""
    for number in range(SAMPLES):
        table = Table.new(game, setup, seed * 1000 + number)
        agent = RandomAgent(seed * 1000 + number)
        while table.pending and not (table.answered >= 40 + 5 * number and table.in_step):
            seat = next(iter(table.pending))
            table.play(seat, agent.choose(table, seat))
        if table.pending:
            yield table


def microseconds(actions: list[Callable[[], Any]], repeat: int = 20) -> float | None:
    """Median CPU time of the actions, if there are any."""
    times = []
    for action in actions:
        start = time.process_time_ns()
        for _ in range(repeat):
            action()
        times.append((time.process_time_ns() - start) / repeat / 1000)
    return statistics.median(times) if times else None
