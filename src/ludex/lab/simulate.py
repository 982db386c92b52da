"""Play many games and count. A game that fails is played again with a log and leaves a save file."""

from __future__ import annotations

import contextlib
import gc
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from ludex.agents import Agent
from ludex.agents.playing import play_out
from ludex.core import Playout, Table, find_game
from ludex.core.errors import LudexError
from ludex.lab.backends import LOCAL, play_everywhere
from ludex.lab.games import Plan, Played
from ludex.lab.players import RULES, player
from ludex.lab.record import Record

SEEDS = 1_000_000
"""The seeds of two runs are so far apart: so many games can a run have before it plays those of the next."""


class Report(msgspec.Struct):
    """What `ludex sim --json` prints."""

    game: str
    games: int = 0
    kept: int = 0
    """Of these, how many a file had already."""
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
    """What this run took, without the games that a file had already; so are the figures a second."""
    failures: list[dict[str, str]] = []


def agents_for(plan: Plan) -> list[Agent]:
    """One agent for each seat; a single name serves all seats."""
    names = plan.agents * len(plan.setup["seats"]) if len(plan.agents) == 1 else plan.agents
    game = find_game(plan.game)
    return [player(name, plan.seed * 16 + seat, game) for seat, name in enumerate(names)]


def play_one(plan: Plan, logged: bool = False) -> Played:
    """Play a plan, and tell how it went, or what went wrong; with a log, also where points came from."""
    start = time.perf_counter()
    agents = agents_for(plan)
    table: Playout
    if logged:
        table = Table.new(plan.game, plan.setup, plan.seed)
    else:
        table = Playout.begin(plan.game, plan.setup, plan.seed, branching=any(agent.clones for agent in agents))
    known = msgspec.structs.asdict(plan) | {"rules": table.game.rules}
    try:
        play_out(table, agents)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        return Played(**known, decisions=table.answered, seconds=time.perf_counter() - start, error=problem)
    seats = table.game.seats(table.setup)
    count = table.game.scores
    points = count(table.game.view_after(table.state)) if count is not None else []
    assert table.outcome is not None
    return Played(
        **known,
        decisions=table.answered,
        winners=[seats[seat] for seat in table.outcome.winners],
        scores=dict(zip(seats, points, strict=False)),
        sources=dict(zip(seats, sources_of(table), strict=False)),
        ended=table.outcome.kind,
        seconds=time.perf_counter() - start,
        hash=table.hash(),
    )


def sources_of(table: Playout) -> list[dict[str, int]]:
    """Where the points of every seat came from, if there is a log and the game tells."""
    if not isinstance(table, Table) or table.game.sources is None:
        return []
    return table.game.sources(table.journal.seen_by(None), table.game.view(table.state, None))


def leave_save(plan: Plan, folder: Path) -> str:
    """A save file of the moment before a game failed."""
    table = Table.new(plan.game, plan.setup, plan.seed)
    with contextlib.suppress(Exception):  # known already; only the log matters here
        play_out(table, agents_for(plan))
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"failed-{plan.game}-{plan.seed}.json"
    file.write_bytes(table.save())
    return str(file)


def play_for(plans: list[Plan], seconds: float, logged: bool = False) -> list[Played]:
    """Play the first of these games, one at least, and others as long as there is time."""
    played: list[Played] = []
    end = time.monotonic() + seconds
    for plan in plans:
        played.append(play_one(plan, logged))
        if time.monotonic() > end:
            break
    return played


def make_plans(game: str, setups: Sequence[dict[str, Any]], agents: list[str], games: int, seed: int) -> Iterator[Plan]:
    """Game n takes the n-th set-up in turn; its seed follows from the run's seed and n."""
    for n in range(games):
        yield Plan(n, game, setups[n % len(setups)], agents, seed * SEEDS + n)


def check_plans(plans: Sequence[Plan]) -> None:
    """Refuse set-ups that the law forbids, and agents that there are not, before anything is played."""
    checked = set()
    for plan in plans:
        known = msgspec.json.encode((plan.setup, plan.agents))
        if known in checked:
            continue
        checked.add(known)
        game = find_game(plan.game)
        seats = len(game.seats(game.read_setup(plan.setup)))
        if len(plan.agents) not in (1, seats):
            raise LudexError("sim-agents", agents=len(plan.agents), seats=seats)
        for name in {*plan.agents} - {RULES}:
            player(name, 0, game)


def play_all(
    plans: Sequence[Plan],
    jobs: int = 0,
    backend: str = LOCAL,
    out: Path | None = None,
    failures: str = ".",
    *,
    logged: bool = False,
) -> Iterator[Played]:
    """Play all of these, in the order in which they end; those that a file has already come first."""
    check_plans(plans)
    gc.freeze()
    play = partial(play_for, logged=True) if logged else play_for
    if out is None:
        yield from saved_if_failed(play_everywhere(plans, play, jobs, backend), failures)
        return
    with Record(out, plans) as record:
        kept = list(record.kept.values())
        yield from kept
        missing = [plan for plan in plans if plan.number not in record.kept]
        for played in saved_if_failed(play_everywhere(missing, play, jobs, backend), failures):
            record.add(played)
            yield played


def saved_if_failed(games: Iterator[Played], failures: str) -> Iterator[Played]:
    for played in games:
        if played.error:
            saved = leave_save(played.plan, Path(failures))
            yield msgspec.structs.replace(played, saved=saved)
        else:
            yield played


def simulate(
    game: str,
    setups: Sequence[dict[str, Any]],
    agents: list[str],
    games: int,
    seed: int,
    jobs: int = 0,
    failures: str = ".",
    progress: Callable[[Played], None] | None = None,
    *,
    out: Path | None = None,
    backend: str = LOCAL,
) -> Report:
    """Play games in one or more processes, or on a cluster, and add up."""
    plans = list(make_plans(game, setups[:games], agents, games, seed))
    report = Report(game)
    wins: Counter[str] = Counter({seat: 0 for setup in setups[:games] for seat in setup["seats"]})
    outcomes: Counter[str] = Counter()
    scores: dict[str, list[int]] = {}
    decisions_now = 0
    start = time.perf_counter()
    for played in play_all(plans, jobs, backend, out, failures):
        report.games += 1
        report.kept += played.kept
        report.decisions += played.decisions
        decisions_now += 0 if played.kept else played.decisions
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
            progress(played)
    report.seconds = time.perf_counter() - start
    report.wins = dict(wins)
    report.outcomes = dict(outcomes)
    report.mean_scores = {seat: sum(points) / len(points) for seat, points in sorted(scores.items())}
    report.mean_decisions = report.decisions / max(1, report.games)
    report.decisions_per_s = decisions_now / report.seconds if report.seconds else 0
    report.games_per_s = (report.games - report.kept) / report.seconds if report.seconds else 0
    return report


def count_by_players(report: Report, played: Played) -> None:
    """Who took part and who won, apart for every number of players."""
    if played.error:
        return
    seats = played.setup["seats"]
    took_part = report.games_by_players.setdefault(len(seats), {})
    won = report.wins_by_players.setdefault(len(seats), {})
    for seat in seats:
        took_part[seat] = took_part.get(seat, 0) + 1
        won[seat] = won.get(seat, 0) + (seat in played.winners)
