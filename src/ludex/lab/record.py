"""A file with a line for every game that was played (JSON lines), from which a run goes on where it was stopped.

Lines come in the order in which games end. A last line that was not written to its end is played again; everything
else that does not fit the run is refused, for the file may be somebody's only copy of hours of games."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from ludex.core import find_game
from ludex.core.errors import LudexError
from ludex.lab.games import Plan, Played

NOT_WRITTEN = ("kept",)


class BadRecord(LudexError):
    """A file of games cannot be read, is being written by somebody else, or is of another run."""


class Record:
    """The games of a run in a file, while it is open for nobody else."""

    def __init__(self, file: Path, plans: Sequence[Plan]) -> None:
        self.file = file
        self.plans = {plan.number: plan for plan in plans}
        self.kept: dict[int, Played] = {}
        """What was there already."""
        self._added: set[int] = set()
        self._open: BinaryIO

    def __enter__(self) -> Record:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self._open = self.file.open("a+b")
        try:
            lock(self._open, self.file)
            self._read()
        except BaseException:
            self._open.close()
            raise
        return self

    def __exit__(self, *error: object) -> None:
        self._open.close()

    def add(self, played: Played) -> None:
        """Write a game down, once and for all."""
        assert played.number in self.plans, "a game of another run"
        assert played.number not in self._added, "a game that is there already"
        self._added.add(played.number)
        line = {name: value for name, value in msgspec.to_builtins(played).items() if name not in NOT_WRITTEN}
        self._open.write(msgspec.json.encode(line) + b"\n")
        self._open.flush()

    def _read(self) -> None:
        self._open.seek(0)
        lines = self._open.read().split(b"\n")
        last = lines.pop()
        found = self._games(lines)
        if last and not (whole := self._whole(last, found, len(lines) + 1)):
            self._open.truncate(sum(len(line) + 1 for line in lines))
        elif last and whole:
            self._open.write(b"\n")
            self._open.flush()
        for number, (_, played) in found.items():
            if number in self.plans:
                self.kept[number] = msgspec.structs.replace(played, kept=True)
        self._added = set(found)

    def _games(self, lines: list[bytes]) -> dict[int, tuple[int, Played]]:
        """All games of whole lines by their number, with the line."""
        found: dict[int, tuple[int, Played]] = {}
        for at, line in enumerate(lines, 1):
            try:
                played = msgspec.json.decode(line, type=Played)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise BadRecord("lab-bad-line", file=str(self.file), line=at, problem=str(error)) from None
            self._take(found, at, played)
        return found

    def _whole(self, last: bytes, found: dict[int, tuple[int, Played]], at: int) -> bool:
        """Was a last line without an end of line a whole game all the same?"""
        try:
            played = msgspec.json.decode(last, type=Played)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return False
        self._take(found, at, played)
        return True

    def _take(self, found: dict[int, tuple[int, Played]], at: int, played: Played) -> None:
        """A game that is told twice counts once; two games of one number cannot both be right."""
        self._compare(at, played)
        before = found.setdefault(played.number, (at, played))
        if (before[1].hash, before[1].error) != (played.hash, played.error):
            raise BadRecord("lab-line-twice", file=str(self.file), line=before[0], other=at, game=played.number)

    def _compare(self, at: int, played: Played) -> None:
        """Refuse a game that this run would not play, and say what differs. The file may have further games."""
        plan = self.plans.get(played.number) or next(iter(self.plans.values()))
        wanted: dict[str, Any] = {"game": plan.game, "rules": find_game(plan.game).rules}
        there: dict[str, Any] = {"game": played.game, "rules": played.rules}
        if plan.number == played.number:
            wanted |= {"seed": plan.seed, "agents": plan.agents} | plain(plan.setup)
            there |= {"seed": played.seed, "agents": played.agents} | plain(played.setup)
        for what in [*wanted, *there]:
            if wanted.get(what) != there.get(what):
                raise BadRecord(
                    "lab-other-run",
                    file=str(self.file),
                    line=at,
                    what=what,
                    found=shown(there.get(what)),
                    wanted=shown(wanted.get(what)),
                )


def plain(setup: dict[str, Any]) -> dict[str, Any]:
    """A set-up as it comes back from a file."""
    found = msgspec.json.decode(msgspec.json.encode(setup))
    assert isinstance(found, dict)
    return found


def shown(value: Any) -> str:  # noqa: ANN401  a value of any field of a set-up
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def lock(opened: BinaryIO, file: Path) -> None:
    """Two runs that write the same games into one file would play all of them twice."""
    with contextlib.suppress(ImportError):  # there is none on Windows
        import fcntl

        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadRecord("lab-file-in-use", file=str(file)) from None
