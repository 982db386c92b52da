"""Words for stories about mushroomfolk: they sit in seat 0."""

from __future__ import annotations

from typing import Any

from ludex.core import Option, Rule
from ludex.core.decision import Decision
from ludex.games.heroes.rules.round import MOVE
from ludex.games.heroes.rules.secrets import uncover
from ludex.games.heroes.sides.mushroomfolk.rules import mark
from ludex.games.heroes.state import Heroes
from tests.heroes.stage import Stage

DONE: Option = ("done",)
SKIP: Option = ("skip",)
ALL = (
    *("hatter", "mycemancer", "milkcap", "infector", "decayer", "puffball"),
    *("spore_bearer", "bracketback", "mouldmonger", "toadstool", "rotroot", "archtox"),
)
UPPER = ALL[6:]
PLENTY = {"wood": 13, "iron": 13, "gold": 13, "spore": 20}
"""Below every value of the warehouse."""


def grow(stage: Stage, *names: str) -> None:
    """These buildings stand, with their units."""
    for name in names:
        mark(stage.g, 0, stage.building(name), 1)


def standing(stage: Stage) -> set[str]:
    """What stands; that building, effect and unit go together is checked."""
    board = stage.board(0)
    assert board.built == board.units == board.works[: len(ALL)]
    return {name for name in ALL if board.built[stage.building(name)]}


def infect(stage: Stage, *regions: str) -> None:
    for region in regions:
        stage.board(0).mycelium[stage.region(region)] = 1


def infected(stage: Stage) -> set[str]:
    board = stage.board(0)
    return {name for name in NAMES if board.mycelium[stage.region(name)]}


def build(stage: Stage, *names: str) -> None:
    """Answer the build action with these buildings."""
    stage.answer(0, *(("build", stage.code(stage.building(name))) for name in names))


def buildable(stage: Stage) -> set[str]:
    offered = {option[1] for option in stage.options(0) if option[0] == "build"}
    return {name for name in ALL if stage.code(stage.building(name)) in offered}


def go_on(stage: Stage) -> None:
    """The same game, ready for another action: the one that just began has not."""
    assert stage.table is not None
    assert isinstance(stage.table.state, Heroes)
    stage.g = stage.table.state
    uncover(stage.g)


def fights(stage: Stage) -> None:
    """Stage 5 of a move action, when everyone stands where they stand and has the right to what is there."""
    stage_5(stage, "fights")


def artifacts(stage: Stage) -> None:
    """The end of that stage."""
    stage_5(stage, "artifacts")


def stage_5(stage: Stage, step: str) -> None:
    """Another action is still to come, where the story can stop."""
    stage.g.queue = list(range(len(stage.g.boards)))
    stage.g.right = [1] * len(stage.g.boards)
    stage.g.after = "action"
    stage.g.plan = [0, 0, 0, 4, 0]
    stage.g.todo = [MOVE]
    stage.start(step)


def send(stage: Stage, *names: str) -> None:
    """Declare these units and no others."""
    while stage.asked(0) == "send":
        option = stage.options(0)[0]
        there = any(option[1] == stage.code(stage.troop(name)) for name in names)
        stage.answer(0, ("send", option[1], int(there)))


def settle(rule: Rule[Any], *answers: Option) -> None:
    """Carry out a rule with these answers, one for each question that leaves a choice."""
    left = list(answers)
    choice: Option | None = None
    while True:
        try:
            decision = rule.send(choice)
        except StopIteration:
            assert not left
            return
        assert isinstance(decision, Decision)
        if len(decision.options) > 1:
            choice = left.pop(0)
            assert decision.accepts(choice), (choice, decision.options)
        else:
            choice = decision.options[0]


NAMES = (
    *("asander", "brinlor", "verness", "glennfor", "dortal", "esmor", "zharven", "zolen", "ikara", "karrax"),
    *("lorveld", "moslin", "nox", "orrid", "piklin", "runholm", "sodmur", "taskar", "ulmast", "fliss", "hagmat"),
    *("tsurt", "charil", "shog_id", "elri", "yunoro", "yasker"),
)
"""All regions."""
