"""What teaches Heroes: one round, all of its actions."""

from __future__ import annotations

from ludex.core.lesson import Lesson, Step

ROUND = Lesson(
    "round",
    {"seats": ["werewolves", "mushroomfolk"], "first": 0},
    (
        Step("goal"),
        Step("plan-wood", ("number:0:1",)),
        Step("plan-gold", ("number:2:2",)),
        Step("plan-build", ("number:4:3",)),
        Step("plan-move", ("number:3:4",)),
        Step("night", ("day",)),
        Step("mine", ("mine:0",)),
        Step("mine-more", ("mine:2",)),
        Step("build", ("build:102",)),
        Step("move", ("go:6:2",)),
        Step("meet", ("peace",)),
        Step("fights", ("done",)),
        Step("score"),
    ),
    ("start:6", "start:22"),
)

LESSONS = (ROUND,)
