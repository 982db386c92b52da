"""What stories of the dark elves begin with: counters that run, webs, and moments of the round."""

from __future__ import annotations

from ludex.core import Option, Refusal
from ludex.games.heroes.state import Heroes
from tests.heroes.stage import Stage


def state(elves: Stage) -> Heroes:
    assert elves.table is not None
    assert isinstance(elves.table.state, Heroes)
    return elves.table.state


def counter(elves: Stage, building: str, due: int) -> int:
    """A building stands, and its counter runs."""
    number = elves.building(building)
    elves.built(building)
    elves.board(0).due[number] = due
    return number


def entwined(elves: Stage, building: str) -> int:
    """A building has been entwined in an earlier round."""
    number = counter(elves, building, 0)
    elves.board(0).works[number] = 0
    elves.board(0).entwined[number] = 1
    return number


def web(elves: Stage, region: str, due: int) -> None:
    """An object is being entwined."""
    elves.board(0).webs[elves.region(region)] = due


def entwine_now(elves: Stage, building: str) -> None:
    """The end of the round in which a building is entwined."""
    counter(elves, building, elves.g.round)
    elves.start("round.end")


def web_now(elves: Stage, region: str) -> None:
    """The end of the round in which an object is entwined."""
    web(elves, region, elves.g.round)
    elves.start("round.end")


def stay(elves: Stage) -> None:
    """A move action in which everybody stays."""
    elves.act("move", 1)
    elves.until(lambda table: all(asked.prompt != "move" for asked in table.pending.values()))


def come_to_artifacts(elves: Stage) -> None:
    """Everybody stays and fights nobody, until the elves are asked about the artifact of their region."""
    stay(elves)
    elves.until(lambda table: elves.asked(0) == "artifact")


def end_round(elves: Stage) -> None:
    """Everybody does as little as possible until the next round."""
    now = state(elves).round
    elves.until(lambda _: state(elves).round > now)


def refused(elves: Stage, option: Option, seat: int = 0) -> Refusal:
    assert elves.table is not None
    refusal = elves.table.why_not(seat, option)
    assert refusal is not None
    return refusal


def told(elves: Stage) -> list[str]:
    """The messages of the journal."""
    assert elves.table is not None
    assert elves.table.journal is not None
    return [line.message for line in elves.table.journal.lines]
