"""Play many games and count. A game that fails is played again with a log and leaves a save file."""

from __future__ import annotations

import contextlib
import gc
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from ludex.agents import Agent, make_agent
from ludex.agents.playing import play_out
from ludex.core import Playout, Table, find_game
from ludex.core.errors import LudexError


class Plan(msgspec.Struct, frozen=True):
    """One game to play."""

    game: str
    setup: dict[str, Any]
    agents: list[str]
    seed: int


class Played(msgspec.Struct, frozen=True):
    """How one game went."""

    plan: Plan
    decisions: int
    winners: list[str]
    scores: dict[str, int] = {}
    """The points of every seat, if the game counts points."""
    ended: str = ""
    """In victory, defeat or a draw."""
    error: str = ""
    saved: str = ""


class Report(msgspec.Struct):
    """What `ludex sim --json` prints."""

    game: str
    games: int = 0
    errors: int = 0
    decisions: int = 0
    decisions_per_s: float = 0
    games_per_s: float = 0
    mean_decisions: float = 0
    max_decisions: int = 0
    wins: dict[str, int] = {}
    outcomes: dict[str, int] = {}
    """How many games ended in victory, defeat or a draw."""
    games_by_players: dict[int, dict[str, int]] = {}
    """How often each seat took part, by number of players."""
    wins_by_players: dict[int, dict[str, int]] = {}
    mean_scores: dict[str, float] = {}
    seconds: float = 0
    failures: list[dict[str, str]] = []


def agents_for(plan: Plan) -> list[Agent]:
    """One agent for each seat; a single name serves all seats."""
    names = plan.agents * len(plan.setup["seats"]) if len(plan.agents) == 1 else plan.agents
    return [make_agent(name, plan.seed * 16 + seat) for seat, name in enumerate(names)]


def play_one(plan: Plan, failures: Path) -> Played:
    """Play a plan; on an error, leave a save file of the moment before it."""
    agents = agents_for(plan)
    table = Playout.begin(plan.game, plan.setup, plan.seed, branching=any(agent.clones for agent in agents))
    try:
        play_out(table, agents)
    except Exception as error:
        return Played(
            plan, table.answered, [], error=f"{type(error).__name__}: {error}", saved=leave_save(plan, failures)
        )
    seats = table.game.seats(table.setup)
    count = table.game.scores
    points = count(table.game.view_after(table.state)) if count is not None else []
    assert table.outcome is not None
    return Played(
        plan,
        table.answered,
        [seats[seat] for seat in table.outcome.winners],
        dict(zip(seats, points, strict=False)),
        ended=table.outcome.kind,
    )


def leave_save(plan: Plan, folder: Path) -> str:
    table = Table.new(plan.game, plan.setup, plan.seed)
    with contextlib.suppress(Exception):  # known already; only the log matters here
        play_out(table, agents_for(plan))
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"failed-{plan.game}-{plan.seed}.json"
    file.write_bytes(table.save())
    return str(file)


def play_batch(plans: list[Plan], failures: str) -> list[Played]:
    return [play_one(plan, Path(failures)) for plan in plans]


def make_plans(game: str, setups: Sequence[dict[str, Any]], agents: list[str], games: int, seed: int) -> Iterator[Plan]:
    """Game n takes the n-th set-up in turn; its seed follows from the run's seed and n."""
    for n in range(games):
        yield Plan(game, setups[n % len(setups)], agents, seed * 1_000_000 + n)


def simulate(
    game: str,
    setups: Sequence[dict[str, Any]],
    agents: list[str],
    games: int,
    seed: int,
    jobs: int = 1,
    failures: str = ".",
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play games in one or more processes and add up."""
    found = find_game(game)
    setups = setups[:games]
    for setup in setups:
        seats = len(found.seats(found.read_setup(setup)))
        if len(agents) not in (1, seats):
            raise LudexError("sim-agents", agents=len(agents), seats=seats)
    for name in agents:
        make_agent(name, 0, found)
    gc.freeze()
    plans = list(make_plans(game, setups, agents, games, seed))
    size = max(1, min(50, games // (4 * jobs)))
    batches = [plans[n : n + size] for n in range(0, len(plans), size)]
    report = Report(game)
    wins: Counter[str] = Counter({seat: 0 for setup in setups for seat in setup["seats"]})
    outcomes: Counter[str] = Counter()
    scores: dict[str, list[int]] = {}
    start = time.perf_counter()
    for batch in run_batches(batches, jobs, failures):
        for played in batch:
            report.games += 1
            report.decisions += played.decisions
            report.max_decisions = max(report.max_decisions, played.decisions)
            wins.update(played.winners)
            outcomes.update([played.ended] if played.ended else [])
            count_by_players(report, played)
            for seat, points in played.scores.items():
                scores.setdefault(seat, []).append(points)
            if played.error:
                report.errors += 1
                report.failures.append({"error": played.error, "file": played.saved})
        if progress is not None:
            progress(len(batch))
    report.seconds = time.perf_counter() - start
    report.wins = dict(wins)
    report.outcomes = dict(outcomes)
    report.mean_scores = {seat: sum(points) / len(points) for seat, points in sorted(scores.items())}
    report.mean_decisions = report.decisions / max(1, report.games)
    report.decisions_per_s = report.decisions / report.seconds if report.seconds else 0
    report.games_per_s = report.games / report.seconds if report.seconds else 0
    return report


def count_by_players(report: Report, played: Played) -> None:
    """Who took part and who won, apart for every number of players."""
    if played.error:
        return
    seats = played.plan.setup["seats"]
    took_part = report.games_by_players.setdefault(len(seats), {})
    won = report.wins_by_players.setdefault(len(seats), {})
    for seat in seats:
        took_part[seat] = took_part.get(seat, 0) + 1
        won[seat] = won.get(seat, 0) + (seat in played.winners)


def run_batches(batches: list[list[Plan]], jobs: int, failures: str) -> Iterator[list[Played]]:
    if jobs <= 1:
        for batch in batches:
            yield play_batch(batch, failures)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_batch, batches, [failures] * len(batches))
