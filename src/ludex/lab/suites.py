"""Suites: several contests in a TOML file, each with a goal, and the page that tells how far it was reached.

    [[row]]
    name = "root-two"                      # what --only names; its games lie in a folder of this name
    title = "Root, two players: the steward against random players"
    goal = 0.95                            # the rate that every line is to reach; 0: none
    by = "side"                            # a line for every side, or for every value of a choice; "": one line
    contest = { game = "root", agents = ["steward"], against = "random", games = 1200 }

On the page the tables stand between `<!-- suite strength -->` and `<!-- end of suite -->`; the rest is left alone."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from ludex.core.errors import LudexError
from ludex.lab.contest import Contest
from ludex.lab.standings import Rate, Standings

FOLDER = Path(__file__).parent / "suites"
NONE = "none"
END = "<!-- end of suite -->"
HEAD = "| | won | rate | 95% interval | goal | |\n|---|---|---|---|---|---|"


class BadSuite(LudexError):
    """There is no such suite, or it cannot be read."""


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A contest with a goal."""

    name: str
    title: str
    goal: float = 0.0
    by: str = "side"
    contest: Contest


class Suite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    row: list[Row]
    name: str = ""


def read_suite(name: str) -> Suite:
    """A suite of ours by its name, or any by its file."""
    file = Path(name) if name.endswith(".toml") else FOLDER / f"{name}.toml"
    if not file.exists():
        raise BadSuite("lab-no-suite", found=name, known=", ".join(sorted(each.stem for each in FOLDER.glob("*.toml"))))
    try:
        found = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")) | {"name": file.stem}, Suite)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadSuite("lab-bad-suite", file=str(file), problem=str(error)) from None
    for row in found.row:
        if row.by not in ("", "side", *row.contest.sweep):
            raise BadSuite("lab-bad-suite", file=str(file), problem=f"{row.name}: by = {row.by!r}")
    return found


def chosen(suite: Suite, only: str) -> list[Row]:
    """The rows that --only names, or all; "none" is none of them, where only the page is to be written."""
    if only == NONE:
        return []
    names = only.split(",") if only else [row.name for row in suite.row]
    rows = {row.name: row for row in suite.row}
    for name in names:
        if name not in rows:
            raise BadSuite("lab-no-row", found=name, suite=suite.name, known=", ".join(rows))
    return [rows[name] for name in names]


def lines(row: Row, found: Standings) -> Iterator[tuple[str, Rate]]:
    """What the goal is about: the agents of the contest, but not those they play against."""
    for agent in row.contest.agents:
        several = f"{agent}, " if len(row.contest.agents) > 1 else ""
        if not row.by:
            yield agent, found.total.get(agent, Rate())
            continue
        for value, rate in sorted(found.by[row.by].get(agent, {}).items()):
            yield f"{several}{value}", rate


def verdict(goal: float, rate: Rate) -> str:
    """Was the goal reached, and does the interval say so, too?

    >>> verdict(0.5, Rate(100, 90, 0.9, 0.82, 0.94)), verdict(0.85, Rate(100, 90, 0.9, 0.82, 0.94))
    ('reached', 'reached, but it may be chance')
    >>> verdict(0.92, Rate(100, 90, 0.9, 0.82, 0.94)), verdict(0.95, Rate(100, 90, 0.9, 0.82, 0.94))
    ('not reached, but it may be chance', 'not reached')
    """
    if rate.rate >= goal:
        return "reached" if rate.low >= goal else "reached, but it may be chance"
    return "not reached" if rate.high < goal else "not reached, but it may be chance"


def table(row: Row, found: Standings) -> str:
    """A row of a suite as a table of its own."""
    rules = f"rules version {row.contest.rules.rules}"
    told = [f"**{row.title}** (`{row.name}`, seed {row.contest.seed}, {rules})", ""]
    if not found.games:
        return "\n".join([*told, "Not played yet."])
    told.append(HEAD)
    for name, rate in lines(row, found):
        goal = f"{row.goal:.0%} | {verdict(row.goal, rate)}" if row.goal else "| "
        told.append(
            f"| {name} | {rate.wins} of {rate.games} | {rate.rate:.1%} | {rate.low:.1%} to {rate.high:.1%} | {goal} |"
        )
    if found.games < found.planned:
        told += ["", f"Broken off after {found.games} of {found.planned} games."]
    if found.errors:
        told += ["", f"{found.errors} of these games failed and count for nobody."]
    return "\n".join(told)


def write_page(page: Path, suite: Suite, tables: list[str]) -> None:
    """Put the tables where the page has a place for them."""
    begin = f"<!-- suite {suite.name} -->"
    told = page.read_text(encoding="utf-8")
    place = re.compile(f"{re.escape(begin)}.*?{re.escape(END)}", re.DOTALL)
    if not place.search(told):
        raise BadSuite("lab-no-place", file=str(page), begin=begin, end=END)
    filled = "\n\n".join([begin, *tables, END])
    page.write_text(place.sub(lambda _: filled, told, count=1), encoding="utf-8")
