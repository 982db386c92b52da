"""What teaches Runewars: how a realm begins, an Order with its bonus, a battle, and a hero in summer."""

from __future__ import annotations

from ludex.core.lesson import Lesson, Step

YEAR = Lesson(
    "year",
    {"seats": ["daqan", "uthuk"]},
    (
        Step("goal"),
        Step("fort", ("fort:15",)),
        Step("footman", ("recruit:2:15",)),
        Step("footman-two", ("recruit:2:15",)),
        Step("footman-three", ("recruit:2:15",)),
        Step("bowman", ("recruit:0:15",)),
        Step("bowman-two", ("recruit:0:15",)),
        Step("knight", ("recruit:1:15",)),
        Step("runes", ("rune_at:14",)),
        Step("hero", ("area:15",)),
        Step("order", ("order:2",)),
        Step("resolve", ("resolve",)),
        Step("activate", ("activate:6",)),
        Step("march", ("march:15:32:3",)),
        Step("bows", ("march:15:0:2",)),
        Step("arrive", ("done",)),
        Step("fight", ("fight",)),
        Step("cards", ("done",)),
        Step("round", ("done",)),
        Step("draw", ("done",)),
        Step("drawn", ("done",)),
        Step("rout", ("lie_down:0",)),
        Step("damage", ("hurt:0",)),
        Step("second", ("done",)),
        Step("third", ("done",)),
        Step("footmen", ("done",)),
        Step("blows", ("done",)),
        Step("fourth", ("done",)),
        Step("last", ("done",)),
        Step("bonus", ("bonus",)),
        Step("city", ("activate:5",)),
        Step("rider", ("march:15:16:1",)),
        Step("over", ("done",)),
        Step("summer", ("done",)),
        Step("train", ("train:12:0:0",)),
        Step("win"),
    ),
    seed=3,
)

LESSONS = (YEAR,)
