"""Commands and flags. Those of a game's set-up follow from its lobby, so they are known once the game is named."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludex import __version__
from ludex.build import build_name
from ludex.cli.balance import run_balance
from ludex.cli.bench import run_bench
from ludex.cli.books import run_content, run_games, run_laws
from ludex.cli.lab import run_sim
from ludex.cli.playing import run_play
from ludex.cli.saves import run_replay
from ludex.cli.setups import add_set_up, add_sweeps
from ludex.cli.site import add_site_commands, usual_workers
from ludex.cli.tournament import run_tournament
from ludex.core.meta import Meta, find_meta, known_games
from ludex.core.text import LANGUAGES, Text
from ludex.lab.backends import BACKENDS, LOCAL

JSON_ARGUMENT = "--json"


def game_asked_for(arguments: list[str]) -> Meta | None:
    """The game that a command line names, before anything is parsed: its own flags depend on it.

    >>> game_asked_for(["play", "--lang", "en", "root", "--help"]).name
    'root'
    """
    for argument in arguments[1:]:
        if argument in known_games():
            return find_meta(argument)
    return None


def make_parser(text: Text, arguments: list[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="ludex", description=text.say("cli-about"))
    parser.add_argument(
        "--version",
        action="version",
        version=f"ludex {__version__} ({build_name()})",
        help=text.say("cli-help-version"),
    )
    commands = parser.add_subparsers(title=text.say("cli-commands"), metavar="")
    game = game_asked_for(arguments)

    def command(name: str, run: Callable[[argparse.Namespace, Text], int]) -> argparse.ArgumentParser:
        about = text.say(f"cli-{name}")
        added = commands.add_parser(name, help=about, description=about)
        added.add_argument("--lang", choices=LANGUAGES, default=text.lang, help=text.say("cli-help-lang"))
        added.set_defaults(run=run)
        return added

    def flag(to: argparse.ArgumentParser, name: str, said: str = "", **more: Any) -> None:
        to.add_argument(name, help=text.say(f"cli-help-{said or name.strip('-')}"), **more)

    play = command("play", run_play)
    flag(play, "game", nargs="?", default="")
    flag(play, "--port", type=int, metavar="N")
    flag(play, "--no-browser", action="store_true")
    flag(play, "--lan", action="store_true")
    flag(play, "--text", action="store_true")
    flag(play, "--plain", action="store_true")
    flag(play, "--people", metavar="A,B")
    flag(play, "--strength", said="level", dest="level", metavar="LEVEL|SEAT=LEVEL")
    flag(play, "--load", metavar="FILE", type=Path)
    flag(play, "--seed", type=int)
    add_set_up(play, game, text)

    games = command("games", run_games)
    flag(games, "game", nargs="?")
    flag(games, JSON_ARGUMENT, action="store_true")

    laws = command("laws", run_laws)
    flag(laws, "book")
    flag(laws, "--missing", action="store_true")
    flag(laws, JSON_ARGUMENT, action="store_true")

    content = command("content", run_content)
    flag(content, "game")
    flag(content, "--export", metavar="FILE", type=Path)
    flag(content, "--check", metavar="FILE", type=Path)
    flag(content, JSON_ARGUMENT, action="store_true")

    replay = command("replay", run_replay)
    flag(replay, "file", type=Path)
    flag(replay, "--to", type=int, metavar="N")
    flag(replay, JSON_ARGUMENT, action="store_true")

    sim = command("sim", run_sim)
    flag(sim, "game")
    flag(sim, "--agents", default="random", metavar="A,B")
    flag(sim, "--all-mixes", action="store_true")
    flag(sim, "--players", metavar="2-6")
    flag(sim, "--games", type=positive(text), default=100, metavar="N")
    flag(sim, "--seed", type=int, default=1, metavar="S")
    flag(sim, "--jobs", type=positive(text), metavar="J")
    flag(sim, "--backend", choices=BACKENDS, default=LOCAL)
    flag(sim, "--out", said="sim-out", type=Path, metavar="FILE")
    flag(sim, "--failures", default=".", metavar="DIR")
    flag(sim, JSON_ARGUMENT, action="store_true")
    add_set_up(sim, game, text)
    add_sweeps(sim, game, text)

    tournament = command("tournament", run_tournament)
    flag(tournament, "game", nargs="?", default="")
    flag(tournament, "--agents", said="tournament-agents", default="steward,random", metavar="A,B")
    flag(tournament, "--against", default="", metavar="A")
    flag(tournament, "--sides", default="all", metavar="A,B|all")
    flag(tournament, "--together", action="store_true")
    flag(tournament, "--players", said="tournament-players", type=positive(text), metavar="N")
    flag(tournament, "--bots", said="tournament-bots", type=count(text), default=0, metavar="N")
    flag(tournament, "--games", said="tournament-games", type=positive(text), default=100, metavar="N")
    flag(tournament, "--seed", type=int, default=1, metavar="S")
    flag(tournament, "--jobs", type=positive(text), metavar="J")
    flag(tournament, "--backend", choices=BACKENDS, default=LOCAL)
    flag(tournament, "--out", said="tournament-out", type=Path, metavar="DIR")
    flag(tournament, "--resume", action="store_true")
    flag(tournament, "--suite", default="", metavar="NAME|FILE")
    flag(tournament, "--only", default="", metavar="A,B")
    flag(tournament, "--write", type=Path, metavar="FILE")
    flag(tournament, JSON_ARGUMENT, action="store_true")
    add_set_up(tournament, game, text)
    add_sweeps(tournament, game, text, "cli-swept", bots="")

    balance = command("balance", run_balance)
    flag(balance, "game")
    flag(balance, "--agents", said="balance-agents", metavar="A")
    flag(balance, "--players", said="balance-players", metavar="2-4")
    flag(balance, "--games", type=positive(text), default=300, metavar="N")
    flag(balance, "--seed", type=int, default=1, metavar="S")
    flag(balance, "--jobs", type=positive(text), metavar="J")
    flag(balance, "--backend", choices=BACKENDS, default=LOCAL)
    flag(balance, "--out", said="balance-out", type=Path, metavar="FILE")
    flag(balance, JSON_ARGUMENT, action="store_true")
    add_set_up(balance, game, text)
    add_sweeps(balance, game, text, "cli-swept", bots="none")

    bench = command("bench", run_bench)
    flag(bench, "game", said="bench-game", nargs="?", default="")
    flag(bench, "--seconds", type=float, default=5.0, metavar="S")
    flag(bench, "--record", action="store_true")
    flag(bench, "--compare", nargs="?", const="", metavar="COMMIT")
    flag(bench, "--tolerance", type=float, default=5.0, metavar="N")
    flag(bench, "--history", type=Path, metavar="FILE")
    flag(bench, "--tables", type=positives(text), metavar="N,N")
    flag(bench, "--think", type=float, default=5.0, metavar="S")
    flag(bench, "--workers", type=positive(text), default=usual_workers(), metavar="N")
    flag(bench, "--spectators", type=count(text), default=0, metavar="N")
    flag(bench, "--play", default=next(iter(known_games())), metavar="GAME")
    flag(bench, JSON_ARGUMENT, action="store_true")
    add_set_up(bench, game, text)

    add_site_commands(command, flag, text)
    return parser


def count(text: Text) -> Callable[[str], int]:
    return lambda value: 0 if value == "0" else positive(text)(value)


def positives(text: Text) -> Callable[[str], list[int]]:
    return lambda value: [positive(text)(each) for each in value.split(",")]


def positive(text: Text) -> Callable[[str], int]:
    def read(value: str) -> int:
        if not value.isdigit() or int(value) < 1:
            raise argparse.ArgumentTypeError(text.say("cli-positive", found=value))
        return int(value)

    return read
