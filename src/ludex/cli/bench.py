"""`ludex bench`: how fast a game runs, or the server; what is recorded of it by commit, and what has become slower."""

from __future__ import annotations

import argparse
import importlib.util
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn
from rich.table import Table as Grid

from ludex.cli.books import print_json
from ludex.cli.setups import setup_of
from ludex.cli.site import NEEDED
from ludex.core import find_game, known_games
from ludex.core.errors import LudexError
from ludex.core.text import Text
from ludex.lab import history
from ludex.lab.bench import measure

SERVER = "server"
SHOWN = ("decisions_per_s", "choices_per_s", "games_per_s", "clone_us", "save_us", "load_us", "view_us")
COMPARED = ("cpu_ms", "move_bytes", "part_bytes")
"""Of the server's figures those that say something of another machine too: time on the wall does not."""


def run_bench(chosen: argparse.Namespace, text: Text) -> int:
    """One game, all of them, or the server. With --compare the exit code says whether something has become slower."""
    if not chosen.game and (chosen.compare in known_games() or chosen.compare == SERVER):
        chosen.game, chosen.compare = chosen.compare, ""  # `bench --compare root`
    if chosen.record:
        history.stamped(history.Record("", "", {}, {}, 1.0, {}))  # says what is wrong before anything is measured
    return bench_server(chosen, text) if chosen.game == SERVER else bench_games(chosen, text)


# --------------------------------------------------------------------------------------------------------------- games


def bench_games(chosen: argparse.Namespace, text: Text) -> int:
    names = [chosen.game] if chosen.game else list(known_games())
    told = []
    for name in names:
        game = find_game(name)
        setup = setup_of(chosen, game)
        before = earlier(chosen, "play", name, setup)
        with Console(stderr=True).status(text.say("cli-bench-measuring")):
            speed = measure(name, setup, chosen.seconds)
        figures = {label: getattr(speed, label) for label in SHOWN}
        record = history.Record("play", name, setup, figures, speed.reference_per_s, speed.relative)
        told.append((speed, look_back(chosen, record, before)))
    if chosen.json:
        said = [as_json(speed, compared) for speed, compared in told]
        print_json(said[0] if chosen.game else said)
    else:
        for speed, compared in told:
            title = find_game(speed.game).text(text.lang).say("game-title") if not chosen.game else None
            grid = Grid(title=title, title_justify="left", show_header=False)
            for label in SHOWN:
                grid.add_row(text.say(f"cli-bench-{label}"), shown(getattr(speed, label)))
            Console().print(grid)
            print_comparison(compared, text)
    return int(any(compared is not None and compared.slower for _, compared in told))


# ---------------------------------------------------------------------------------------------------------- the server


def bench_server(chosen: argparse.Namespace, text: Text) -> int:
    """A server of its own, and people who click: so many tables as are asked for, or the usual loads."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise LudexError("cli-no-server", missing=", ".join(missing))
    from ludex.lab import bench_server

    find_game(chosen.play)
    given = (chosen.play, chosen.seconds, chosen.think, chosen.workers)
    if chosen.tables is None and not chosen.spectators:
        loads = bench_server.usual_loads(*given)
    else:
        loads = [
            bench_server.Load(chosen.play, tables, *given[1:], chosen.spectators) for tables in chosen.tables or [50]
        ]
    told = []
    with Progress(TextColumn("{task.description}"), BarColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(text.say("cli-bench-measuring"), total=float(len(loads)))
        for number, load in enumerate(loads):
            setup = {name: getattr(load, name) for name in ("tables", "think", "workers", "spectators")}
            before = earlier(chosen, SERVER, load.game, setup)
            found = bench_server.measure(load, partial(advance, bar, task, number))
            figures = msgspec.to_builtins(found)
            relative = history.relative({name: figures[name] for name in COMPARED}, found.reference_per_s)
            record = history.Record(SERVER, load.game, setup, figures, found.reference_per_s, relative)
            told.append((found, look_back(chosen, record, before)))
    if chosen.json:
        said = [as_json(found, compared) for found, compared in told]
        print_json(said[0] if len(said) == 1 else said)
    else:
        Console().print(side_by_side([msgspec.to_builtins(found) for found, _ in told], text))
        for found, compared in told:
            if compared is not None:
                print(text.say("cli-bench-server-load", tables=found.tables, spectators=found.spectators))
            print_comparison(compared, text)
    return int(any(compared is not None and compared.slower for _, compared in told))


def advance(bar: Progress, task: TaskID, done: int, share: float) -> None:
    """So many loads are done, and this share of the next."""
    bar.update(task, completed=done + share)


def side_by_side(measured: list[dict[str, Any]], text: Text) -> Grid:
    """A row for each figure that there is, a column for each load."""
    grid = Grid(show_header=False)
    for name in measured[0]:
        if any(each[name] is not None for each in measured) and not (
            name == "spectators" and not any(each[name] for each in measured)
        ):
            label = text.say(f"cli-bench-server-{name.replace('_', '-')}")
            grid.add_row(label, *(shown(each[name]) for each in measured))
    return grid


# ------------------------------------------------------------------------------------------------------------- history


def earlier(chosen: argparse.Namespace, bench: str, game: str, setup: dict[str, Any]) -> history.Record | None:
    """What is to be compared with, if anything: said to be missing before anything is measured."""
    if chosen.compare is None:
        return None
    return history.recorded(file_of(chosen), bench, game, setup, history.commit_of(chosen.compare))


def look_back(
    chosen: argparse.Namespace, record: history.Record, before: history.Record | None
) -> history.Comparison | None:
    """Compare with what was recorded, and record, as far as either is asked for."""
    if chosen.record:
        history.append(file_of(chosen), history.stamped(record))
    return history.compare(record, before, chosen.tolerance) if before is not None else None


def file_of(chosen: argparse.Namespace) -> Path:
    return Path(chosen.history) if chosen.history is not None else history.usual_file()


def as_json(figures: msgspec.Struct, compared: history.Comparison | None) -> dict[str, Any]:
    said: dict[str, Any] = msgspec.to_builtins(figures)
    return said if compared is None else said | {"compared": msgspec.to_builtins(compared)}


def print_comparison(compared: history.Comparison | None, text: Text) -> None:
    if compared is None:
        return
    print(
        text.say(
            "cli-bench-compared",
            commit=compared.commit[:10],
            date=compared.date,
            build=compared.build,
            tolerance=compared.tolerance,
        )
    )
    grid = Grid(show_header=False)
    for change in compared.changes:
        known = f"cli-bench-{change.figure}"
        label = known if text.has(known) else f"cli-bench-server-{change.figure.replace('_', '-')}"
        grid.add_row(text.say(label), f"×{change.ratio:.2f}", text.say(f"cli-bench-{change.verdict}"))
    Console().print(grid)


def shown(value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:,.1f}" if isinstance(value, float) else f"{value:,}"
