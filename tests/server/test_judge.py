"""The judge on positions of Root set by hand: may I do this, and which clause says so?"""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core.own_table import OwnTable
from ludex.core.text import LANGUAGES, Words
from ludex.games.root.game import GAME
from ludex.server.pages.own.judge import verdict
from tests.root.stage import PIECE, Stage

THREE = {"actions_left": 3}


def scene() -> Stage:
    return Stage("marquise", "eyrie").warriors("marquise", 1, 3).warriors("marquise", 5, 1).warriors("eyrie", 1, 2)


CARD = scene().card
POSITIONS: list[tuple[str, Stage, str, str, tuple[Any, ...], dict[str, int], str]] = [
    ("an enemy", scene(), "marquise.action", "marquise", ("battle", 1, 1), THREE, ""),
    ("no enemy there", scene(), "marquise.action", "marquise", ("battle", 5, 1), THREE, "4.3"),
    ("oneself", scene(), "marquise.action", "marquise", ("battle", 1, 0), THREE, "4.3"),
    ("no warriors there", scene(), "marquise.action", "marquise", ("battle", 9, 1), THREE, "4.3"),
    ("a march", scene(), "marquise.action", "marquise", ("move", 1, 5, 2), THREE, ""),
    ("too many", scene(), "marquise.action", "marquise", ("move", 1, 5, 9), THREE, "4.2"),
    ("no path", scene(), "marquise.action", "marquise", ("move", 1, 3, 1), THREE, "2.2.1"),
    (
        "no rule at either end",
        Stage().warriors("marquise", 1, 1).warriors("eyrie", 1, 3).warriors("eyrie", 5, 3),
        "marquise.action",
        "marquise",
        ("move", 1, 5, 1),
        THREE,
        "4.2.1",
    ),
    ("a tie with the Eyrie", scene(), "marquise.action", "marquise", ("move", 5, 1, 1), THREE, ""),
    ("a sawmill", scene(), "marquise.action", "marquise", ("build", PIECE["sawmill"], 1), THREE, ""),
    ("no recruiter", scene(), "marquise.action", "marquise", ("recruit",), THREE, "6.5.3"),
    ("a recruiter", scene().piece("recruiter", 5), "marquise.action", "marquise", ("recruit",), THREE, ""),
    (
        "twice a turn",
        scene().piece("recruiter", 5),
        "marquise.action",
        "marquise",
        ("recruit",),
        {"actions_left": 2, "recruited": 1},
        "6.5.3",
    ),
    (
        "a bird for an action",
        scene().hand("marquise", "ambush_fox"),
        "marquise.action",
        "marquise",
        ("extra_action", CARD("ambush_bird")),
        {"actions_left": 0},
        "",
    ),
    (
        "no bird for an action",
        scene().hand("marquise", "ambush_bird"),
        "marquise.action",
        "marquise",
        ("extra_action", CARD("ambush_fox")),
        {"actions_left": 0},
        "2.1.1.II",
    ),
    (
        "no sawmill to overwork",
        scene().hand("marquise", "ambush_fox"),
        "marquise.action",
        "marquise",
        ("overwork", 1, CARD("ambush_fox")),
        THREE,
        "6.5.5",
    ),
    (
        "a card that may be in hand",
        scene().piece("sawmill", 1).hand("marquise", "ambush_mouse"),
        "marquise.action",
        "marquise",
        ("overwork", 1, CARD("ambush_fox")),
        THREE,
        "",
    ),
    (
        "no card in hand at all",
        scene().piece("sawmill", 1),
        "marquise.action",
        "marquise",
        ("overwork", 1, CARD("ambush_fox")),
        THREE,
        "6.5.5",
    ),
    (
        "a workshop to craft with",
        scene().piece("workshop", 1).hand("marquise", "ambush_bird"),
        "marquise.craft",
        "marquise",
        ("craft", CARD("anvil")),
        {},
        "",
    ),
    (
        "crafting after the actions have begun",
        scene().piece("workshop", 1).hand("marquise", "anvil"),
        "marquise.action",
        "marquise",
        ("craft", CARD("anvil")),
        THREE,
        "6.5",
    ),
    ("somebody else's turn", scene(), "marquise.action", "eyrie", ("battle", 1, 0), THREE, "6.5"),
    (
        "another faction's deed",
        scene(),
        "marquise.action",
        "marquise",
        ("decree", CARD("ambush_fox"), 0),
        THREE,
        "7.4.2",
    ),
]


@pytest.mark.law("4.2", "4.2.1", "4.3", "6.5", "6.5.3", "6.5.5", "2.1.1.II")
@pytest.mark.parametrize(
    ("stage", "step", "seat", "option", "state", "clause"),
    [each[1:] for each in POSITIONS],
    ids=[p[0] for p in POSITIONS],
)
def test_the_judge(
    stage: Stage, step: str, seat: str, option: tuple[Any, ...], state: dict[str, int], clause: str
) -> None:
    for name, value in state.items():
        setattr(stage.g, name, value)
    stage.g.step = step
    for lang in LANGUAGES:
        table = OwnTable.set_up(GAME, stage.setup, (), 1, state=stage.g.copy())
        found = verdict(table, stage.seat(seat), option, Words(GAME, lang, table.state))
        assert bool(found.said) == bool(clause), found
        if clause:
            assert found.clause == clause
