"""Figures by commit: one JSON object a line in benchmarks/history.jsonl, each with the yardstick of its own run
(`reference`). What is measured now is compared with what was recorded then, as ratios to the yardstick."""

from __future__ import annotations

import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from ludex.build import build_name
from ludex.core.errors import LudexError

FASTER, SLOWER, SAME = "faster", "slower", "same"
RATE = "_per_s"
"""Figures that are better when they are higher end so; of all others less is better."""
PACKAGE = Path(__file__).parents[1]
USUAL = Path("benchmarks") / "history.jsonl"


class Record(msgspec.Struct):
    """What was measured of one game in one run."""

    bench: str
    """play or server"""
    game: str
    setup: dict[str, Any]
    """What was played, or asked of the server: only the same can be compared."""
    figures: dict[str, Any]
    reference_per_s: float
    relative: dict[str, float]
    """What is compared: rates by loop of the yardstick, times as loops of it, bytes as they are."""
    commit: str = ""
    date: str = ""
    python: str = ""
    build: str = "plain"


class Change(msgspec.Struct):
    """A figure then and now, in terms of the yardstick; a ratio above 1 is faster, or smaller."""

    figure: str
    before: float
    now: float
    ratio: float
    verdict: str


class Comparison(msgspec.Struct):
    commit: str
    date: str
    build: str
    tolerance: float
    slower: bool
    changes: list[Change]


def relative(figures: dict[str, Any], loops_per_s: float) -> dict[str, float]:
    """Figures in terms of the yardstick.

    >>> relative({"games_per_s": 50.0, "save_us": 20.0, "cpu_ms": 3.0, "move_bytes": 900, "load_us": None}, 100.0)
    {'games_per_s': 0.5, 'save_us': 0.002, 'cpu_ms': 0.3, 'move_bytes': 900.0}
    """
    found = {}
    for name, value in figures.items():
        if value is None:
            continue
        if name.endswith(RATE):
            found[name] = value / loops_per_s
        elif name.endswith("_us"):
            found[name] = value * loops_per_s / 1_000_000
        elif name.endswith("_ms"):
            found[name] = value * loops_per_s / 1000
        elif name.endswith("_bytes"):
            found[name] = float(value)
    return found


def compare(now: Record, before: Record, tolerance: float) -> Comparison:
    """What differs by more than so many hundredths is faster or slower."""
    changes = []
    for name, was in before.relative.items():
        is_now = now.relative.get(name)
        if is_now is None or not was or not is_now:
            continue
        ratio = is_now / was if name.endswith(RATE) else was / is_now
        changes.append(Change(name, was, is_now, ratio, verdict(ratio, tolerance)))
    slower = any(change.verdict == SLOWER for change in changes)
    return Comparison(before.commit, before.date, before.build, tolerance, slower, changes)


def verdict(ratio: float, tolerance: float) -> str:
    """
    >>> [verdict(ratio, 5.0) for ratio in (0.94, 0.96, 1.04, 1.06)]
    ['slower', 'same', 'same', 'faster']
    """
    if ratio < 1 - tolerance / 100:
        return SLOWER
    return FASTER if ratio > 1 + tolerance / 100 else SAME


# ------------------------------------------------------------------------------------------------------------ the file


def read(file: Path) -> list[Record]:
    """All records, the oldest first; none where there is no file yet."""
    found = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines() if file.exists() else [], 1):
        if line.strip():
            try:
                found.append(msgspec.json.decode(line, type=Record))
            except msgspec.DecodeError as error:
                raise LudexError("cli-bench-bad-line", file=str(file), line=number, problem=str(error)) from error
    return found


def append(file: Path, record: Record) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as out:
        out.write(msgspec.json.encode(record).decode() + "\n")


def recorded(file: Path, bench: str, game: str, setup: dict[str, Any], commit: str) -> Record:
    """The newest record of the same thing: of this commit, or of any. One of the build that runs now comes first."""
    same = bench, game, msgspec.json.decode(msgspec.json.encode(setup))
    alike = [
        each for each in read(file) if (each.bench, each.game, each.setup) == same and each.commit.startswith(commit)
    ]
    if not alike:
        message = "cli-bench-no-record-of" if commit else "cli-bench-no-record"
        raise LudexError(message, game=game, commit=commit, setup=said_setup(setup), file=str(file))
    return next((each for each in reversed(alike) if each.build == build_name()), alike[-1])


def said_setup(setup: dict[str, Any]) -> str:
    """
    >>> said_setup({"seats": ["a", "b"], "map": "lake", "first": None})
    'seats=a,b, map=lake'
    """
    return ", ".join(
        f"{name}={','.join(map(str, value)) if isinstance(value, list) else value}"
        for name, value in setup.items()
        if value is not None
    )


def stamped(record: Record, folder: Path = PACKAGE) -> Record:
    """With the commit, the day and what it ran on. A commit says nothing of code that has been changed since."""
    if git(folder, "status", "--porcelain", "--", str(folder)):
        raise LudexError("cli-bench-changed", folder=str(folder))
    return msgspec.structs.replace(
        record,
        commit=git(folder, "rev-parse", "HEAD"),
        date=datetime.now(UTC).date().isoformat(),
        python=platform.python_version(),
        build=build_name(),
    )


def usual_file(folder: Path = PACKAGE) -> Path:
    return Path(git(folder, "rev-parse", "--show-toplevel")) / USUAL


def commit_of(name: str, folder: Path = PACKAGE) -> str:
    """The whole name of a commit, from a part of it, a branch or a tag; what git does not know stays as it is."""
    if not name:
        return ""
    try:
        return git(folder, "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}")
    except LudexError:
        return name


def git(folder: Path, *command: str) -> str:
    try:
        done = subprocess.run(["git", "-C", str(folder), *command], capture_output=True, text=True, check=True)  # noqa: S603, S607
    except (OSError, subprocess.CalledProcessError) as error:
        raise LudexError("cli-bench-no-git", folder=str(folder)) from error
    return done.stdout.strip()
