"""What teaches Root: one turn of the Marquise for whoever has never played, then a lesson for each faction."""

from __future__ import annotations

from ludex.core import Option
from ludex.core.lesson import Lesson, Step
from ludex.games.root.printed.deck import CARDS, IS_DOMINANCE, NAME_OF

KEEP_IN_1 = ("keep:1", "place:0:10", "place:1:9", "place:2:5")
"""The Marquise: keep in 1, sawmill in 10, workshop in 9, recruiter in 5."""
KEEP_IN_3 = ("keep:3", "place:0:3", "place:1:7", "place:2:11")


def deck(*names: str) -> Option:
    """The deck of a game for two, with these cards on top, the first one drawn first."""
    cards = [card for card in range(len(CARDS)) if not IS_DOMINANCE[card]]
    top: list[int] = []
    for name in names:
        top.append(next(n for n, card in enumerate(cards) if NAME_OF[card] == name and n not in top))
    return ("shuffle", *(n for n in range(len(cards)) if n not in top), *reversed(top))


def card(name: str) -> int:
    return NAME_OF.index(name)


BASICS = Lesson(
    "basics",
    {"seats": ["marquise", "eyrie"], "first": 1},
    (
        Step("goal"),
        Step("rule", glow=("clearing:7",)),
        Step("craft", (f"craft:{card('root_tea_fox')}",), glow=(f"card:{card('root_tea_fox')}", "clearing:9")),
        Step("march", ("move:8:7",)),
        Step("march-again", ("move:12:7",)),
        Step("battle", ("battle:7:1",), ("done", "roll:2:0")),
        Step("build", ("build:0:1",), glow=("clearing:1",)),
        Step("bird", (f"extra_action:{card('armorers')}",)),
        Step("recruit", ("recruit",), glow=("clearing:5",)),
        Step("evening", ("done",)),
        Step("others"),
        Step("win"),
    ),
    (
        deck(
            *("root_tea_fox", "armorers", "travel_gear_mouse"),
            *("cobbler", "codebreakers", "bake_sale"),
            *("ambush_fox", "anvil", "crossbow_bird"),
        ),
        *KEEP_IN_1,
        "leader:0",
        f"decree:{card('cobbler')}:0",
        "done",
        "done",
        "decree_recruit:1:3",
        "decree_move:3:3:7:1",
    ),
)

MARQUISE = Lesson(
    "marquise",
    {"seats": ["marquise", "eyrie"], "first": 0},
    (
        Step("engine"),
        Step("keep", ("keep:1",)),
        Step("sawmill", ("place:0:10",)),
        Step("workshop", ("place:1:9",)),
        Step("recruiter", ("place:2:5",), ("leader:0",)),
        Step("no-craft", ("done",)),
        Step("build", ("build:0:5",)),
        Step("overwork", (f"overwork:10:{card('bake_sale')}",)),
        Step("build-again", ("build:1:1",)),
        Step("evening", ("done",), (f"decree:{card('cobbler')}:0", "done", "done")),
        Step("grow"),
    ),
    (
        deck(
            *("bake_sale", "anvil", "travel_gear_fox"),
            *("cobbler", "codebreakers", "investments"),
            *("ambush_fox", "smugglers_trail"),
        ),
    ),
)

EYRIE = Lesson(
    "eyrie",
    {"seats": ["eyrie", "marquise"], "first": 0},
    (
        Step("promise"),
        Step("leader", ("leader:3",)),
        Step("decree", (f"decree:{card('woodland_runners')}:0",), glow=(f"card:{card('woodland_runners')}",)),
        Step("one-is-enough", ("done",)),
        Step("craft", (f"craft:{card('anvil')}",)),
        Step("move", ("decree_move:3:1:10:3",), glow=("clearing:1", "clearing:10")),
        Step("roosts", glow=("clearing:1", "clearing:10")),
        Step("turmoil"),
    ),
    (
        deck("woodland_runners", "travel_gear_mouse", "anvil", "root_tea_fox", "cobbler", "bake_sale", "sword"),
        *KEEP_IN_3,
    ),
)

ALLIANCE = Lesson(
    "alliance",
    {"seats": ["alliance", "marquise"], "first": 0},
    (
        Step("people"),
        Step("spread", ("spread:12",)),
        Step("pay", (f"supporter:{card('foxfolk_steel')}",)),
        Step("wait", ("done",)),
        Step("mobilise", (f"mobilise:{card('root_tea_fox')}",)),
        Step("mobilise-again", (f"mobilise:{card('anvil')}",)),
        Step("evening", ("done",)),
        Step("revolt", ("revolt:12",)),
        Step("revolt-pay", (f"supporter:{card('root_tea_fox')}",)),
        Step("revolt-paid", (f"supporter:{card('anvil')}",)),
        Step("base", glow=("clearing:12",)),
    ),
    (
        deck(
            *("root_tea_fox", "anvil", "mouse_in_a_sack"),
            *("cobbler", "bake_sale", "investments"),
            *("foxfolk_steel", "sword", "travel_gear_mouse", "armorers", "sappers"),
        ),
        *KEEP_IN_1,
    ),
)

VAGABOND = Lesson(
    "vagabond",
    {"seats": ["vagabond", "marquise"], "first": 0},
    (
        Step("alone"),
        Step("character", ("character:2",)),
        Step("forest", ("forest:21",)),
        Step("slip", ("slip:12",)),
        Step("explore", ("explore",), glow=("clearing:12",)),
        Step("aid", (f"aid:1:{card('anvil')}",)),
        Step("exhaust", ("exhaust:1",)),
        Step("evening", ("done",)),
        Step("quests"),
    ),
    (deck("root_tea_fox", "anvil", "travel_gear_mouse", "cobbler", "bake_sale", "investments"), *KEEP_IN_1),
)

LIZARDS = Lesson(
    "lizards",
    {"seats": ["lizards", "marquise"], "first": 0},
    (
        Step("reveal"),
        Step("outcast", ("outcast:2",)),
        Step("recruit", (f"ritual_recruit:{card('mouse_in_a_sack')}:7",)),
        Step("garden", (f"ritual_build:{card('travel_gear_mouse')}:7",)),
        Step("sacrifice", (f"sacrifice:{card('crossbow_bird')}",)),
        Step("craft", (f"craft:{card('mouse_in_a_sack')}",)),
        Step("convert", ("convert:11:1",)),
        Step("garden-again", (f"ritual_build:{card('ambush_mouse')}:11",)),
        Step("souls"),
    ),
    (
        deck(
            *("mouse_in_a_sack", "travel_gear_mouse", "crossbow_bird"),
            *("cobbler", "bake_sale", "investments"),
            *("ambush_mouse", "root_tea_rabbit"),
        ),
        *KEEP_IN_1,
    ),
)

RIVERFOLK = Lesson(
    "riverfolk",
    {"seats": ["riverfolk", "marquise"], "first": 0},
    (
        Step("traders"),
        Step("price-cards", ("price:0:2",)),
        Step("price-boats", ("price:1:1",)),
        Step("price-swords", ("price:2:2",)),
        Step("commit", ("draw_card",)),
        Step("spend", ("river_recruit:7",)),
        Step("evening", ("done",)),
        Step("price-again", ("price:0:2",)),
        Step("price-kept", ("price:1:1",)),
        Step("customer", ("price:2:2",), (f"buy_card:{card('travel_gear_mouse')}",)),
        Step("post", ("trade_post:10",)),
        Step("money"),
    ),
    (
        deck("root_tea_fox", "travel_gear_mouse", "cobbler", "anvil", "bake_sale", "investments", "woodland_runners"),
        *KEEP_IN_1,
        *("river_start:5", "river_start:10", "river_start:11", "river_start:7"),
    ),
)

LESSONS = (BASICS, MARQUISE, EYRIE, ALLIANCE, VAGABOND, LIZARDS, RIVERFOLK)
