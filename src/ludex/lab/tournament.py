"""Contests in a folder: what was asked for, every game as a line, and what came of them. A contest that was stopped
goes on from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from ludex.core.errors import LudexError
from ludex.lab.backends import LOCAL
from ludex.lab.contest import Contest
from ludex.lab.games import Plan, Played
from ludex.lab.record import BadRecord, Record, shown
from ludex.lab.simulate import check_plans, play_all
from ludex.lab.standings import Standings, stand

CONTEST, GAMES = "contest.json", "games.jsonl"


class NothingThere(LudexError):
    """There is no contest to go on with."""


def keep(contest: Contest, folder: Path) -> None:
    """Note what is asked for; a folder has one contest, of which more games may be asked for later."""
    file = folder / CONTEST
    if file.exists():
        before, now = msgspec.to_builtins(read(folder)), msgspec.to_builtins(contest)
        for name in now:
            if name != "games" and before[name] != now[name]:
                found, wanted = shown(before[name]), shown(now[name])
                raise BadRecord("lab-other-contest", file=str(file), what=name, found=found, wanted=wanted)
    folder.mkdir(parents=True, exist_ok=True)
    half = file.with_suffix(".new")
    half.write_bytes(msgspec.json.format(msgspec.json.encode(contest)) + b"\n")
    half.replace(file)


def read(folder: Path) -> Contest:
    """What was asked for in a folder."""
    file = folder / CONTEST
    if not file.exists():
        raise NothingThere("lab-no-contest", folder=str(folder), file=CONTEST)
    try:
        return msgspec.json.decode(file.read_bytes(), type=Contest)
    except msgspec.DecodeError as error:
        raise BadRecord("lab-bad-contest", file=str(file), problem=str(error)) from None


def play(
    contest: Contest,
    plans: Sequence[Plan],
    folder: Path,
    jobs: int = 0,
    backend: str = LOCAL,
    progress: Callable[[Played], None] = lambda played: None,
) -> Standings:
    """Play what is missing, and tell how the agents stand."""
    check_plans(plans)
    keep(contest, folder)
    games = []
    for played in play_all(plans, jobs, backend, folder / GAMES, str(folder)):
        games.append(played)
        progress(played)
    return stand(contest, games, len(plans))


def look(contest: Contest, plans: Sequence[Plan], folder: Path) -> Standings:
    """How the agents stand by what has been played so far."""
    if not (folder / GAMES).exists():
        return stand(contest, [], len(plans))
    with Record(folder / GAMES, plans) as record:
        return stand(contest, record.kept.values(), len(plans))
