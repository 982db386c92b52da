"""How fast: decisions and games a second at random play, and the price of clone, save, load and view.

Single process, CPU time, median of rounds. Clone is measured in the middle of steps, where it is dearest. The yardstick
(`reference`) is measured around every round: what other work does to the processor, it does to both."""

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
from ludex.lab import history, reference

ROUND_SECONDS = 0.5
SAMPLES = 60
RATES = ("decisions_per_s", "choices_per_s", "games_per_s")


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
    reference_per_s: float
    """Loops a second of the yardstick."""
    relative: dict[str, float]
    """The same figures in terms of the yardstick, which can be compared between runs and machines."""


def measure(game: str, setup: dict[str, Any], seconds: float, seed: int = 1) -> Speed:
    gc.freeze()
    rates: dict[str, list[float]] = {name: [] for name in RATES}
    ratios: dict[str, list[float]] = {name: [] for name in RATES}
    rounds = max(3, round(seconds / ROUND_SECONDS))
    loops = [reference.loops_per_s()]
    for number in range(rounds):
        found = dict(zip(RATES, one_round(game, setup, seconds / rounds, seed + number), strict=True))
        loops.append(reference.loops_per_s())
        for name, rate in found.items():
            rates[name].append(rate)
            ratios[name].append(2 * rate / (loops[-2] + loops[-1]))
    tables = list(positions(game, setup, seed))
    before = reference.loops_per_s()
    costs = {
        "clone_us": microseconds([table.clone for table in tables]),
        "save_us": microseconds([table.save for table in tables]),
        "load_us": microseconds([partial(Table.load, table.save()) for table in tables], repeat=1),
        "view_us": microseconds([partial(table.view, 0) for table in tables]),
    }
    around = (before + reference.loops_per_s()) / 2
    return Speed(
        game=game,
        seats=setup["seats"],
        decisions_per_s=statistics.median(rates["decisions_per_s"]),
        choices_per_s=statistics.median(rates["choices_per_s"]),
        games_per_s=statistics.median(rates["games_per_s"]),
        clone_us=costs["clone_us"],
        save_us=costs["save_us"],
        load_us=costs["load_us"],
        view_us=costs["view_us"],
        rounds=rounds,
        reference_per_s=statistics.median([*loops, around]),
        relative={name: statistics.median(each) for name, each in ratios.items()} | history.relative(costs, around),
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
