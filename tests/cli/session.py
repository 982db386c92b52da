"""A typist and a sheet of paper: scripted sessions at the terminal."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

from ludex.agents import Agent, RandomAgent
from ludex.core import Table, key_of
from ludex.games.root.state import Root
from ludex.terminal import play_text
from tests.root.stage import Stage

MARQUISE, EYRIE = 0, 1
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
ENOUGH = 5000
PASSES = 12


class Typist(io.StringIO):
    """A keyboard: every line comes from a function or a list, which may look at what was printed so far."""

    def __init__(self, typed: Iterator[str] | list[str]) -> None:
        super().__init__()
        self.typed = iter(typed)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        for line in self.typed:
            return f"{line}\n"
        return ""


class Paper(io.StringIO):
    """A terminal, or a pipe, that remembers what was printed."""

    def __init__(self, *, terminal: bool = False) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal

    @property
    def text(self) -> str:
        """Without colours, and with single spaces, so that wrapping does not matter."""
        return " ".join(ANSI.sub("", self.getvalue()).split())


def new_table(seed: int = 3) -> Table:
    return Table.new("root", {"seats": ["marquise", "eyrie"], "first": MARQUISE}, seed=seed)


def play(
    table: Table,
    typed: Iterator[str] | list[str],
    *,
    people: dict[int, str] | None = None,
    agents: dict[int, Agent] | None = None,
    lang: str = "en",
    plain: bool = False,
    paper: Paper | None = None,
) -> tuple[int, Paper]:
    """A session; who is not a person is played at random."""
    people = {MARQUISE: "Ann"} if people is None else people
    seats = range(len(table.game.seats(table.setup)))
    agents = agents or {seat: RandomAgent(seat) for seat in seats if seat not in people}
    paper = paper or Paper()
    return play_text(table, people, agents, lang, plain, Typist(typed), paper), paper


def to_the_action(table: Table) -> Table:
    """The Marquise has set up and stands before her first action."""
    agent = RandomAgent(1)
    for _ in range(200):
        ((seat, decision),) = table.pending.items()
        if decision.prompt == "action":
            return table
        table.answer(seat, key_of(("done",)) if ("done",) in decision.options else agent.choose(table, seat))
    raise AssertionError("no action")


def state_of(table: Table) -> Root:
    assert isinstance(table.state, Root)
    return table.state


def moves_of(table: Table) -> list[tuple[int, int, int]]:
    return [(option[1], option[2], option[3]) for option in table.pending[MARQUISE].options if option[0] == "move"]


def near_the_end() -> Table:
    """Somebody has twenty points, by random play."""
    table = new_table()
    agent = RandomAgent(1)
    while max(state_of(table).score) < 20:
        ((seat, _),) = table.pending.items()
        table.answer(seat, agent.choose(table, seat))
    return table


def stage_with_three_warriors() -> Table:
    scene = Stage().warriors("marquise", 1, 3).warriors("marquise", 4, 1).warriors("marquise", 12, 1)
    return scene.start("marquise.action", actions_left=3).table
