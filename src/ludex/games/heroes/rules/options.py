"""The verbs of the options, with the kind of each item, and options written once because they recur."""

from __future__ import annotations

from ludex.core import Option, Verb, verb
from ludex.games.heroes.printed.book import CODES, FACTIONS, REGIONS

MOST_UNITS = 200
MOST_TROOPS = 12

VERBS: tuple[Verb, ...] = (
    verb("done"),
    # H-2 set-up
    verb("start", region="region"),
    # H-3 the round
    verb("number", action="action", number="count"),
    # H-1.6 any resource
    verb("take", kind="resource", count="count"),
    verb("pay", kind="resource", count="count"),
    verb("exchange", count="count"),
    # H-5 building and hiring
    verb("build", building="building"),
    verb("hire", troop="troop", count="count"),
    verb("raise"),
    verb("skip"),
    # H-6 moving
    verb("stay"),
    verb("go", region="region", cost="count"),
    verb("fight"),
    verb("peace"),
    verb("claim"),
    verb("yield"),
    # H-7 battles
    verb("monster", monster="monster"),
    verb("fortress", region="region"),
    verb("send", troop="troop", count="count"),
    verb("reward_monster"),
    verb("reward_resources"),
    verb("reward_artifact", loser="seat", artifact="artifact"),
    verb("rob", loser="seat", kind="resource", count="count"),
    # H-8 artifacts
    verb("artifact", artifact="artifact"),
    verb("leave"),
)
DONE: Option = ("done",)
RAISE: Option = ("raise",)
SKIP: Option = ("skip",)
STAY: Option = ("stay",)
FIGHT: Option = ("fight",)
PEACE: Option = ("peace",)
CLAIM: Option = ("claim",)
YIELD: Option = ("yield",)
LEAVE: Option = ("leave",)


def write_counts(name: str, least: int) -> list[list[list[Option]]]:
    """options[faction][troop][n], for whatever is said of a number of units."""
    return [
        [[(name, CODES.code(faction, troop), n) for n in range(least, MOST_UNITS + 1)] for troop in range(MOST_TROOPS)]
        for faction in range(len(FACTIONS))
    ]


HIRES = write_counts("hire", 1)
SENDS = write_counts("send", 0)
GOES = [[("go", region, cost) for cost in range(40)] for region in range(REGIONS)]
