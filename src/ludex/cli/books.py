"""`ludex games`, `laws` and `content`: what there is to play, by which rules, with which printed values."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from ludex.agents import agents_of
from ludex.cli.setups import own_content
from ludex.core import Meta, find_book, find_game, known_games
from ludex.core.citations import Coverage, coverage, find_tests
from ludex.core.errors import BadGame, LudexError
from ludex.core.labels import label, said
from ludex.core.lobby import BotCards, BotChoice, Choice, Number, Option
from ludex.core.meta import find_meta, read_all
from ludex.core.text import Text


def print_json(value: object) -> None:
    print(msgspec.json.encode(value).decode())


def run_games(chosen: argparse.Namespace, text: Text) -> int:
    metas = [find_meta(chosen.game)] if chosen.game else list(known_games().values())
    if chosen.json:
        print_json({meta.name: described(meta) for meta in metas})
        return 0
    console = Console()
    for meta in metas:
        grid = Grid(title=meta.title(text.lang), title_justify="left", show_header=False)
        for name, value in rows(meta, text):
            grid.add_row(name, value)
        console.print(grid)
    for broken in read_all().values():
        if isinstance(broken, BadGame) and not chosen.game:
            print(text.say("cli-error", problem=said(broken, text.lang)), file=sys.stderr)
    return 0


def described(meta: Meta) -> dict[str, Any]:
    """A game for programs."""
    lobby = meta.lobby
    return {
        "players": [lobby.least, lobby.most],
        "sides": list(lobby.sides),
        "bots": list(lobby.bots),
        "options": {option.name: {"kind": option.kind, **values_of(option)} for option in lobby.options},
        "solo": dict(lobby.solo),
        "books": list(meta.books),
        "agents": list(agents_of(find_game(meta.name))),
    }


def values_of(option: Option) -> dict[str, Any]:
    if isinstance(option, Choice | BotChoice):
        return {"values": list(option.values), "default": option.default}
    if isinstance(option, Number):
        return {"values": [option.least, option.most], "default": option.default}
    if isinstance(option, BotCards):
        return {"values": {bot: list(cards) for bot, cards in option.values.items()}}
    return {}


def rows(meta: Meta, text: Text) -> list[tuple[str, str]]:
    """A game for people."""
    lobby = meta.lobby
    words = meta.text(text.lang)
    found = [
        (text.say("cli-games-players"), f"{lobby.least}–{lobby.most}"),
        (text.say("cli-games-sides"), ", ".join(lobby.sides)),
    ]
    if lobby.bots:
        found.append((text.say("cli-games-bots"), ", ".join(lobby.bots)))
    found += [(f"--{option.name}", in_words(option, label(words, option.name))) for option in lobby.options]
    found.append((text.say("cli-games-books"), ", ".join(meta.books)))
    found.append((text.say("cli-games-agents"), ", ".join(agents_of(find_game(meta.name)))))
    if lobby.solo:
        found.append((text.say("cli-games-solo"), ", ".join(lobby.solo["seats"])))
    return found


def in_words(option: Option, named: str) -> str:
    known = values_of(option).get("values", [])
    if isinstance(known, dict):
        return "\n".join([named, *(f"{bot}: {', '.join(cards)}" for bot, cards in known.items())])
    listed = "–" if isinstance(option, Number) else ", "
    return f"{named}: {listed.join(map(str, known))}" if known else named


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


def count_values(changes: object) -> int:
    """How many values a tree of changes holds.

    >>> count_values({"map": {"fortress": {"brinlor": {"strength": 15, "vp": 3}}}})
    2
    """
    return sum(map(count_values, changes.values())) if isinstance(changes, dict) else 1
