"""What stories about cyclopes need: names of trails, a herd in its place, a rule that runs by itself."""

from __future__ import annotations

from typing import Any

from ludex.core import Decision, Option, Rule, Table
from ludex.games.heroes.printed.book import ARTIFACTS, faction_of
from ludex.games.heroes.sides.cyclopes.herd import place_herd
from tests.heroes.stage import Stage


def cyclopes(*others: str, herd: str = "asander", strength: int = 7) -> Stage:
    """Cyclopes in seat 0, without a unit; the herd stands where it is said."""
    stage = Stage("cyclopes", *(others or ("werewolves",)))
    stage.units(hunter=0)
    place_herd(stage.g, 0, stage.region(herd))
    stage.board().herd_strength = strength
    stage.g.after = "round.end"
    return stage


def trail(stage: Stage, name: str) -> int:
    return next(n for n, each in enumerate(faction_of(stage.g, 0).printed.trail) if each.id == name)


def lay(stage: Stage, *names: str) -> None:
    for name in names:
        stage.board().trails[trail(stage, name)] = 3


def artifact(name: str) -> int:
    return ARTIFACTS.index(name)


def strike_everything(stage: Stage) -> None:
    """Nothing is left that a footprint could strike out."""
    board = stage.board()
    board.trails = [3] * len(board.trails)
    board.trimmed = [1] * len(board.trimmed)
    board.tracked = [1] * len(board.tracked)


def run(rule: Rule[Any], *answers: Option) -> Any:
    """Run a rule with these answers; a single option is its own answer, and every answer is used."""
    left = list(answers)
    choice: Option | None = None
    try:
        while True:
            asked = rule.send(choice)
            assert isinstance(asked, Decision)
            choice = asked.options[0] if len(asked.options) == 1 else left.pop(0)
            assert asked.accepts(choice), (asked, choice)
    except StopIteration as end:
        assert not left
        return end.value


def until_asked(stage: Stage, prompt: str, seat: int = 0) -> None:
    stage.until(lambda table: seat in table.pending and table.pending[seat].prompt == prompt)


def messages(table: Table, seat: int) -> list[str]:
    assert table.journal is not None
    return [line.message for line in table.journal.seen_by(seat)]


def refused(table: Table, *option: Any, seat: int = 0) -> tuple[str, str]:
    refusal = table.why_not(seat, option)
    assert refusal is not None
    return refusal.clause, refusal.reason
