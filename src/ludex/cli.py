"""`ludex …`: play, simulate, measure, replay, read the law. Every word it says is in core/text/*-cli.ftl. What needs
the server is in cli_site."""

from __future__ import annotations

import argparse
import itertools
import re
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ludex import __version__
from ludex.agents import Agent, agents_of, make_agent
from ludex.cli_replay import load_save, run_replay
from ludex.cli_site import add_site_commands, run_bench_server, run_in_browser, usual_workers
from ludex.core import Game, Table, find_game
from ludex.core.citations import Coverage, coverage, find_tests
from ludex.core.errors import LudexError
from ludex.core.text import LANGUAGES, Text, Words, core_text, language_of_user
from ludex.games import GAMES, find_book
from ludex.lab.bench import measure
from ludex.lab.simulate import simulate
from ludex.terminal.play import play_text

JSON_ARGUMENT = "--json"
SET_UP = ("seats", "map", "law", "difficulty", "traits", "services", "character", "cooperative", "content")
AT_TERMINAL = ("text", "plain", "people", "load", "seed", *SET_UP)


def main(argv: list[str] | None = None) -> int:
    """Run a command; errors are said in one clear line and end with exit code 2."""
    arguments = sys.argv[1:] if argv is None else argv
    text = core_text(language_asked_for(arguments))
    parser = make_parser(text)
    chosen = parser.parse_args(arguments)
    if not hasattr(chosen, "run"):
        parser.print_help()
        return 0
    try:
        return int(chosen.run(chosen, text))
    except LudexError as error:
        print(text.say("cli-error", problem=text.say(error.message, **error.about)), file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 0
    except OSError as error:
        print(
            text.say("cli-file-error", file=str(error.filename or ""), problem=error.strerror or str(error)),
            file=sys.stderr,
        )
        return 2


def language_asked_for(arguments: list[str]) -> str:
    """The language of --lang, before anything is parsed: help itself is in it."""
    for n, argument in enumerate(arguments):
        value = argument.partition("=")[2] if argument.startswith("--lang=") else ""
        if argument == "--lang" and n + 1 < len(arguments):
            value = arguments[n + 1]
        if value in LANGUAGES:
            return value
    return language_of_user()


def make_parser(text: Text) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="ludex", description=text.say("cli-about"))
    parser.add_argument(
        "--version", action="version", version=f"ludex {__version__}", help=text.say("cli-help-version")
    )
    commands = parser.add_subparsers(title=text.say("cli-commands"), metavar="")

    def command(name: str, run: Callable[[argparse.Namespace, Text], int]) -> argparse.ArgumentParser:
        about = text.say(f"cli-{name}")
        added = commands.add_parser(name, help=about, description=about)
        added.add_argument("--lang", choices=LANGUAGES, default=text.lang, help=text.say("cli-help-lang"))
        added.set_defaults(run=run)
        return added

    def flag(to: argparse.ArgumentParser, name: str, **more: Any) -> None:
        to.add_argument(name, help=text.say(f"cli-help-{name.strip('-')}"), **more)

    def set_up_flags(to: argparse.ArgumentParser) -> None:
        flag(to, "--seats", metavar="A,B")
        flag(to, "--map", metavar="NAME")
        flag(to, "--law", metavar="NAME")
        flag(to, "--difficulty", metavar="LEVEL")
        flag(to, "--traits", metavar="A,B|all")
        flag(to, "--services", metavar="NAME")
        flag(to, "--character", metavar="NAME")
        flag(to, "--cooperative", action="store_true")
        flag(to, "--content", metavar="FILE", type=Path)

    play = command("play", run_play)
    flag(play, "game", nargs="?", default="root")
    flag(play, "--port", type=int, metavar="N")
    flag(play, "--no-browser", action="store_true")
    flag(play, "--text", action="store_true")
    flag(play, "--plain", action="store_true")
    set_up_flags(play)
    flag(play, "--people", metavar="A,B")
    flag(play, "--load", metavar="FILE", type=Path)
    flag(play, "--seed", type=int)

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
    set_up_flags(sim)
    flag(sim, "--agents", default="random", metavar="A,B")
    flag(sim, "--all-mixes", action="store_true")
    flag(sim, "--players", metavar="2-6")
    flag(sim, "--maps", metavar="A,B|all")
    flag(sim, "--bots", choices=("none", "some", "only"), default="some")
    flag(sim, "--games", type=positive(text), default=100, metavar="N")
    flag(sim, "--seed", type=int, default=1, metavar="S")
    flag(sim, "--jobs", type=positive(text), default=1, metavar="J")
    flag(sim, "--failures", default=".", metavar="DIR")
    flag(sim, JSON_ARGUMENT, action="store_true")

    bench = command("bench", run_bench)
    flag(bench, "game")
    set_up_flags(bench)
    flag(bench, "--seconds", type=float, default=5.0, metavar="S")
    flag(bench, "--tables", type=positive(text), default=50, metavar="N")
    flag(bench, "--think", type=float, default=5.0, metavar="S")
    flag(bench, "--workers", type=positive(text), default=usual_workers(), metavar="N")
    flag(bench, "--spectators", type=count(text), default=0, metavar="N")
    flag(bench, "--play", default=GAMES[0], metavar="GAME")
    flag(bench, JSON_ARGUMENT, action="store_true")

    add_site_commands(command, flag, text)
    return parser


def positive(text: Text) -> Callable[[str], int]:
    def read(value: str) -> int:
        if not value.isdigit() or int(value) < 1:
            raise argparse.ArgumentTypeError(text.say("cli-positive", found=value))
        return int(value)

    return read


def count(text: Text) -> Callable[[str], int]:
    return lambda value: 0 if value == "0" else positive(text)(value)


def print_json(value: Any) -> None:
    print(msgspec.json.encode(value).decode())


def setup_of(chosen: argparse.Namespace, game: Game) -> dict[str, Any]:
    """The set-up with these seats, this map and this edition of the law, or what the game itself suggests."""
    setup = msgspec.to_builtins(game.setup())
    if chosen.seats:
        setup["seats"] = chosen.seats.split(",")
    if chosen.map is not None:
        setup["map"] = chosen.map
    setup |= options_of(chosen, game)
    game.read_setup(setup)
    assert isinstance(setup, dict)
    return setup


def options_of(chosen: argparse.Namespace, game: Game) -> dict[str, Any]:
    """What the flags say besides seats and map, in the game's own terms; whether it is legal, the game says."""
    given = {name: vars(chosen)[name] for name in ("law", "services", "character") if vars(chosen)[name] is not None}
    if chosen.cooperative:
        given["cooperative"] = True
    if chosen.difficulty is not None:
        given["difficulty"] = by_bot(chosen.difficulty)
    if chosen.traits is not None:
        given["traits"] = traits_by_bot(chosen.traits)
    if chosen.content is not None:
        given["content"] = own_content(game)(chosen.content)
    return given


def own_content(game: Game) -> Callable[[Path], dict[str, Any]]:
    """What reads a file of own values, if the game has any that can be corrected."""
    if game.read_content is None:
        raise LudexError("cli-no-content", game=game.name)
    return game.read_content


def by_bot(written: str) -> str | dict[str, str]:
    """`nightmare` for all bots, or `eyrie=easy,vagabot=nightmare`.

    >>> by_bot("nightmare"), by_bot("eyrie=easy,vagabot=nightmare")
    ('nightmare', {'eyrie': 'easy', 'vagabot': 'nightmare'})
    """
    if "=" not in written:
        return written
    parts = [part.partition("=") for part in written.split(",")]
    return {bot: level for bot, _, level in parts}


def traits_by_bot(written: str) -> str | dict[str, list[str]]:
    """`all`, `none`, or `eyrie.swoop,marquise.blitz`.

    >>> traits_by_bot("all"), traits_by_bot("eyrie.swoop,eyrie.focused")
    ('all', {'eyrie': ['swoop', 'focused']})
    """
    if "." not in written:
        return written
    found: dict[str, list[str]] = {}
    for part in written.split(","):
        bot, _, trait = part.partition(".")
        found.setdefault(bot, []).append(trait)
    return found


# ------------------------------------------------------------------------------------------------------------- commands


def run_play(chosen: argparse.Namespace, text: Text) -> int:
    """In the browser, or at the terminal if --text or a flag that only the terminal knows says so."""
    find_game(chosen.game)
    at_terminal = any(vars(chosen)[name] not in (None, False) for name in AT_TERMINAL)
    return run_at_terminal(chosen, text) if at_terminal else run_in_browser(chosen, text)


def run_at_terminal(chosen: argparse.Namespace, text: Text) -> int:
    """People sit at the seats named by --people, the best agent that the game has at the others."""
    if chosen.load:
        table = load_save(chosen.load, text)
    else:
        game = find_game(chosen.game)
        seed = chosen.seed if chosen.seed is not None else secrets.randbelow(2**32)
        table = Table.new(game, setup_of(chosen, game), seed)
    seats = table.game.seats(table.setup)
    human = [seat for seat in seats if not seat.startswith("bot:")]
    names = chosen.people.split(",") if chosen.people else human[:1]
    for name in names:
        if name not in human:
            raise LudexError("cli-no-seat", found=name, known=", ".join(human))
    words = Words(table.game, text.lang, table.state)
    people = {seats.index(name): str(words.fact("seat", seats.index(name))) for name in names}
    agents: dict[int, Agent] = {
        seat: make_agent(agents_of(table.game)[-1], (chosen.seed or 0) * 16 + seat)
        for seat in range(len(seats))
        if seat not in people
    }
    played: int = play_text(table, people, agents, text.lang, plain=chosen.plain)
    return played


def run_games(chosen: argparse.Namespace, text: Text) -> int:
    described = {name: find_game(name).describe() for name in ([chosen.game] if chosen.game else GAMES)}
    if chosen.json:
        print_json(described)
        return 0
    console = Console()
    for name, facts in described.items():
        grid = Grid(title=find_game(name).text(text.lang).say("game-title"), title_justify="left", show_header=False)
        for label, value in facts.items():
            grid.add_row(text.say(f"cli-games-{label}"), fact_in_words(label, value))
        grid.add_row(text.say("cli-games-agents"), ", ".join(agents_of(find_game(name))))
        console.print(grid)
    return 0


def fact_in_words(label: str, value: Any) -> str:
    if isinstance(value, dict):
        rows = {name: [row] if isinstance(row, str) else row for name, row in value.items()}
        return "\n".join(f"{name}: {', '.join(map(str, row))}" for name, row in rows.items())
    return "–".join(map(str, value)) if label == "players" else ", ".join(map(str, value))


def run_laws(chosen: argparse.Namespace, text: Text) -> int:
    game, book = find_book(chosen.book)
    tests = find_tests()
    found = coverage(book, game.folder, tests)
    missing = found.missing()
    if chosen.json:
        print_json(
            {
                "clauses": len(book.clauses),
                "with_code": sum(found.has(found.code, clause) for clause in book.clauses),
                "with_tests": sum(found.has(found.tests, clause) for clause in book.clauses),
                "missing": missing,
            }
        )
        return 0
    if missing or not chosen.missing:
        print_laws(found, missing if chosen.missing else list(book.clauses), text)
    if tests is None:
        print(text.say("cli-laws-no-tests"), file=sys.stderr)
    return 0


def print_laws(found: Coverage, clauses: list[str], text: Text) -> None:
    console = Console()
    grid = Grid()
    for column in ("clause", "title", "code", "tests"):
        grid.add_column(text.say(f"cli-laws-{column}"), no_wrap=column == "clause", overflow="fold")
    for clause in clauses:
        entry = found.book[clause]
        code, tests = found.code.get(clause, []), found.tests.get(clause, [])
        grid.add_row(
            clause,
            entry.title[text.lang],
            cell(found.has(found.code, clause), code),
            cell(found.has(found.tests, clause), tests),
        )
    if clauses:
        console.print(grid)
    book = found.book.clauses
    console.print(
        text.say(
            "cli-laws-total",
            clauses=len(book),
            code=sum(found.has(found.code, c) for c in book),
            tests=sum(found.has(found.tests, c) for c in book),
            missing=len(found.missing()),
        )
    )


def cell(covered: bool, citations: list[Any]) -> str:
    """Where a clause is cited: the first places, and how many more. A covered heading is cited below itself."""
    if not citations:
        return "↓" if covered else "—"
    places = [f"{Path(citation.file).name}:{citation.line}" for citation in citations]
    more = f" +{len(places) - 2}" if len(places) > 2 else ""
    return ", ".join(places[:2]) + more


def run_content(chosen: argparse.Namespace, text: Text) -> int:
    """Write a file of own values, or check one and list what it changes."""
    game = find_game(chosen.game)
    read = own_content(game)
    if chosen.export is not None:
        assert game.export_content is not None
        if chosen.export.exists():
            raise LudexError("cli-content-exists", file=str(chosen.export))
        chosen.export.write_text(game.export_content(), encoding="utf-8")
        print(text.say("cli-content-written", file=str(chosen.export)))
    if chosen.check is not None:
        changes = read(chosen.check)
        if chosen.json:
            print_json(changes)
        else:
            print(text.say("cli-content-sound", file=str(chosen.check), count=count_values(changes)))
    if chosen.export is None and chosen.check is None:
        raise LudexError("cli-content-nothing")
    return 0


def count_values(changes: Any) -> int:
    """How many values a tree of changes holds.

    >>> count_values({"map": {"fortress": {"brinlor": {"strength": 15, "vp": 3}}}})
    2
    """
    return sum(map(count_values, changes.values())) if isinstance(changes, dict) else 1


def run_sim(chosen: argparse.Namespace, text: Text) -> int:
    game = find_game(chosen.game)
    check_sweep(chosen)
    setups = sweep(chosen, game) if chosen.all_mixes else [setup_of(chosen, game)]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(text.say("cli-sim-playing"), total=chosen.games)
        report = simulate(
            chosen.game,
            setups,
            chosen.agents.split(","),
            chosen.games,
            chosen.seed,
            chosen.jobs,
            chosen.failures,
            lambda played: bar.advance(task, played),
        )
    if chosen.json:
        print_json(report)
    else:
        grid = Grid(show_header=False)
        for label in (
            "games",
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


def check_sweep(chosen: argparse.Namespace) -> None:
    """One set-up, or all mixes: the flags of the one say nothing about the other."""
    names = ("seats", "map") if chosen.all_mixes else ("players", "maps")
    given = [f"--{name}" for name in names if vars(chosen)[name] is not None]
    if given:
        raise LudexError("cli-not-in-sweep" if chosen.all_mixes else "cli-only-in-sweep", found=", ".join(given))


def sweep(chosen: argparse.Namespace, game: Game) -> list[dict[str, Any]]:
    """Every legal set of factions for --players, on each of --maps."""
    facts = game.describe()
    least, most = facts["players"]
    written = re.fullmatch(r"(\d+)(?:-(\d+))?", chosen.players if chosen.players is not None else f"{least}-{most}")
    if written is None:
        raise LudexError("cli-bad-players", found=chosen.players)
    low, high = int(written[1]), int(written[2] or written[1])
    if not least <= low <= high <= most:
        raise LudexError("cli-players-range", found=chosen.players, least=least, most=most)
    maps = facts.get("maps", []) if chosen.maps in (None, "all") else chosen.maps.split(",")
    assert game.mixes is not None
    found = itertools.islice(game.mixes(range(low, high + 1), maps, chosen.bots), chosen.games)
    setups = [mix | options_of(chosen, game) for mix in found]
    if not setups:
        raise LudexError("cli-no-mix", players=f"{low}-{high}", bots=chosen.bots)
    return setups


def run_bench(chosen: argparse.Namespace, text: Text) -> int:
    if chosen.game == "server":
        return run_bench_server(chosen, text)
    game = find_game(chosen.game)
    setup = setup_of(chosen, game)
    with Console(stderr=True).status(text.say("cli-bench-measuring")):
        speed = measure(chosen.game, setup, chosen.seconds)
    if chosen.json:
        print_json(speed)
        return 0
    grid = Grid(show_header=False)
    for label in ("decisions_per_s", "choices_per_s", "games_per_s", "clone_us", "save_us", "load_us", "view_us"):
        measured = getattr(speed, label)
        grid.add_row(text.say(f"cli-bench-{label}"), "–" if measured is None else f"{measured:,.1f}")
    Console().print(grid)
    return 0
