"""`ludex tournament`: agents against each other, or a suite of such contests."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table as Grid

from ludex.cli.books import print_json
from ludex.cli.lab import progress, sweepable
from ludex.cli.setups import dest, flags_given, options_of
from ludex.core import find_game
from ludex.core.errors import LudexError
from ludex.core.labels import label, value_label
from ludex.core.lobby import SEATS
from ludex.core.text import Text

if TYPE_CHECKING:
    from ludex.lab.contest import Contest
    from ludex.lab.standings import Rate, Standings


def run_tournament(chosen: argparse.Namespace, text: Text) -> int:
    try:
        import ludex.lab.plots
    except ImportError as missing:
        raise LudexError("lab-no-lab", missing=str(missing.name)) from None
    if chosen.out is None:
        raise LudexError("lab-no-out")
    if chosen.suite:
        return run_suite(chosen, text)
    for flag, value in (("--only", chosen.only), ("--write", chosen.write)):
        if value:
            raise LudexError("lab-only-in-suite", found=flag)
    found = play(contest_of(chosen), chosen.out, chosen, text)
    files = ludex.lab.plots.draw(found, chosen.out, text)
    if chosen.json:
        print_json(found)
    else:
        show(found, text)
        print(text.say("cli-tournament-files", files=", ".join(map(str, files))))
    return 1 if found.errors else 0


def play(contest: Contest, folder: Path, chosen: argparse.Namespace, text: Text) -> Standings:
    from ludex.lab import tournament

    plans = contest.plans()
    with progress(text, len(plans)) as tell:
        return tournament.play(contest, plans, folder, chosen.jobs or 0, chosen.backend, tell)


def contest_of(chosen: argparse.Namespace) -> Contest:
    """What the flags ask for, or what the folder was begun with."""
    from ludex.lab import tournament
    from ludex.lab.contest import Contest

    if chosen.resume:
        if chosen.game:
            raise LudexError("lab-resume-alone")
        return tournament.read(chosen.out)
    if not chosen.game:
        raise LudexError("lab-no-game")
    game = find_game(chosen.game)
    if dest(SEATS) in flags_given(chosen):
        raise LudexError("lab-no-seats")
    sweep = {}
    for option in sweepable(game):
        named = vars(chosen)[dest(option.sweep)]
        if named is not None:
            sweep[option.name] = list(option.values) if named == "all" else named.split(",")
            for value in sweep[option.name]:
                option.check(game.lobby, value, [])
    sides = [] if chosen.sides == "all" else chosen.sides.split(",")
    for side in sides:
        if side not in game.lobby.sides:
            raise LudexError("lab-no-side", found=side, known=", ".join(game.lobby.sides))
    return Contest(
        game=chosen.game,
        agents=chosen.agents.split(","),
        against=chosen.against,
        players=chosen.players or 0,
        bots=chosen.bots,
        sides=sides,
        together=chosen.together,
        sweep=sweep,
        options=options_of(chosen, game),
        games=chosen.games,
        seed=chosen.seed,
    )


def run_suite(chosen: argparse.Namespace, text: Text) -> int:
    """Play the rows that are asked for, and write down all."""
    from ludex.lab import tournament
    from ludex.lab.plots import draw
    from ludex.lab.suites import chosen as chosen_rows
    from ludex.lab.suites import read_suite, table, write_page

    suite = read_suite(chosen.suite)
    told, errors = {}, 0
    for row in chosen_rows(suite, chosen.only):
        found = play(row.contest, chosen.out / row.name, chosen, text)
        draw(found, chosen.out / row.name, text)
        told[row.name] = found
        errors += found.errors
        if not chosen.json:
            print(table(row, found) + "\n", flush=True)
    if chosen.json:
        print_json(told)
    if chosen.write:
        tables = []
        for row in suite.row:
            standing = told.get(row.name) or tournament.look(row.contest, row.contest.plans(), chosen.out / row.name)
            tables.append(table(row, standing))
        write_page(chosen.write, suite, tables)
    return 1 if errors else 0


def show(found: Standings, text: Text) -> None:
    """The standings, and what they are made of, for people."""
    console = Console()
    grid = Grid(title=text.say("cli-tournament-total", games=found.games, kept=found.kept))
    grid.add_column(text.say("cli-tournament-agent"))
    for column in (*(["elo"] if found.ratings else []), "won", "rate"):
        grid.add_column(text.say(f"cli-tournament-{column}"), justify="right")
    for agent in found.agents:
        rating = found.ratings.get(agent)
        elo = [f"{rating.points:+.0f} ({rating.low:+.0f} … {rating.high:+.0f})"] if rating else []
        rate = found.total[agent]
        grid.add_row(agent, *elo, text.say("cli-tournament-of", wins=rate.wins, games=rate.games), percent(rate))
    console.print(grid)
    meta = found.contest.rules.meta
    words = meta.text(text.lang)
    named = partial(value_label, meta, words)
    console.print(crosstab(text.say("cli-tournament-by-side"), found.agents, found.by["side"], named))
    for option in found.contest.sweep:
        console.print(crosstab(label(words, option), found.agents, found.by[option], named))
    if len(found.meetings) > 1:
        console.print(crosstab(text.say("cli-tournament-meetings"), found.agents, found.meetings, str))


def crosstab(title: str, agents: Sequence[str], rates: dict[str, dict[str, Rate]], named: Callable[[str], str]) -> Grid:
    """A line for every side (or map, or opponent), a column for every agent."""
    grid = Grid(title=title)
    grid.add_column("")
    for agent in agents:
        grid.add_column(agent, justify="right")
    for value in sorted({value for each in rates.values() for value in each}):
        row = [rates.get(agent, {}).get(value) for agent in agents]
        grid.add_row(named(value), *("" if rate is None else percent(rate) for rate in row))
    return grid


def percent(rate: Rate) -> str:
    return f"{rate.rate:.0%} ({rate.low:.0%}–{rate.high:.0%})"
