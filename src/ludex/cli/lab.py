"""`ludex sim`: many games."""

from __future__ import annotations

import argparse
import itertools
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ludex.cli.books import print_json
from ludex.cli.setups import dest, flags_given, options_of, setup_of
from ludex.core import Game, find_game
from ludex.core.errors import LudexError
from ludex.core.lobby import SEATS, Choice
from ludex.core.text import Text
from ludex.lab.games import Played
from ludex.lab.simulate import simulate


def run_sim(chosen: argparse.Namespace, text: Text) -> int:
    game = find_game(chosen.game)
    check_sweep(chosen, game)
    setups = sweep(chosen, game) if chosen.all_mixes else [setup_of(chosen, game)]
    with progress(text, chosen.games) as tell:
        report = simulate(
            chosen.game,
            setups,
            chosen.agents.split(","),
            chosen.games,
            chosen.seed,
            chosen.jobs or 0,
            chosen.failures,
            tell,
            out=chosen.out,
            backend=chosen.backend,
        )
    if chosen.json:
        print_json(report)
    else:
        grid = Grid(show_header=False)
        for label in (
            "games",
            *(["kept"] if report.kept else []),
            "decisions",
            "mean_decisions",
            "max_decisions",
            "decisions_per_s",
            "games_per_s",
            "errors",
        ):
            value = getattr(report, label)
            grid.add_row(text.say(f"cli-sim-{label}"), f"{value:,.1f}" if isinstance(value, float) else f"{value:,}")
        for seat, wins in report.wins.items():
            grid.add_row(text.say("cli-sim-wins", seat=seat), f"{wins:,} ({wins / max(1, report.games):.1%})")
        Console().print(grid)
        for failure in report.failures:
            print(text.say("cli-sim-failure", **failure), file=sys.stderr)
    return 1 if report.errors else 0


@contextmanager
def progress(text: Text, games: int) -> Iterator[Callable[[Played], None]]:
    """A bar that goes on by a game for every one that has been played, or was there already."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(text.say("cli-sim-playing"), total=games)
        yield lambda played: bar.advance(task)


def sweepable(game: Game) -> list[Choice]:
    return [option for option in game.lobby.options if isinstance(option, Choice) and option.sweep]


def check_sweep(chosen: argparse.Namespace, game: Game) -> None:
    """One set-up, or all mixes: the flags of the one say nothing about the other."""
    given = flags_given(chosen)
    swept = [option.sweep for option in sweepable(game)]
    if chosen.all_mixes:
        wrong = [name for name in (SEATS, *(option.name for option in sweepable(game))) if dest(name) in given]
        instead = " ".join(f"--{name}" for name in ("players", *swept))
        if wrong:
            found = ", ".join(f"--{name}" for name in wrong)
            raise LudexError("cli-not-in-sweep", found=found, instead=instead)
        return
    wrong = [name for name in swept if dest(name) in given] + (["players"] if chosen.players is not None else [])
    if wrong:
        raise LudexError("cli-only-in-sweep", found=", ".join(f"--{name}" for name in wrong))


def sweep(chosen: argparse.Namespace, game: Game) -> list[dict[str, Any]]:
    """Every legal set of sides for --players, with each value of what is swept over."""
    least, most = game.lobby.least, game.lobby.most
    written = re.fullmatch(r"(\d+)(?:-(\d+))?", chosen.players if chosen.players is not None else f"{least}-{most}")
    if written is None:
        raise LudexError("cli-bad-players", found=chosen.players)
    low, high = int(written[1]), int(written[2] or written[1])
    if not least <= low <= high <= most:
        raise LudexError("cli-players-range", found=chosen.players, least=least, most=most)
    swept: dict[str, list[str]] = {}
    for option in sweepable(game):
        named = vars(chosen)[dest(option.sweep)]
        swept[option.name] = list(option.values) if named in (None, "all") else named.split(",")
        for value in swept[option.name]:
            option.check(game.lobby, value, [])
    bots = vars(chosen).get("bots", "none")
    assert game.mixes is not None
    found = itertools.islice(game.mixes(range(low, high + 1), swept, bots), chosen.games)
    setups = [mix | options_of(chosen, game) for mix in found]
    if not setups:
        raise LudexError("cli-no-mix", players=f"{low}-{high}", bots=bots)
    return setups
