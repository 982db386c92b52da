"""What the lines of a Quest card do, as they are written in the content: an operation and what it needs, such as
"damage 2" or "train wisdom"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ludex.core.text import Text

PLAIN = ""
COUNT = " [1-9]"
SOME = "( [1-9])?"
MORE_OR_LESS = " -?[1-9]"
ATTRIBUTE = " (strength|agility|wisdom|any)"

OPERATIONS = {
    "reward": SOME,
    "reward_for_influence": COUNT,
    "fail": PLAIN,
    "new_quest": PLAIN,
    "damage": COUNT,
    "heal": PLAIN,
    "rout": PLAIN,
    "train": ATTRIBUTE,
    "move_anywhere": PLAIN,
    "influence": MORE_OR_LESS,
    "tactics": MORE_OR_LESS,
    "food": MORE_OR_LESS,
    "wood": MORE_OR_LESS,
    "ore": MORE_OR_LESS,
    "look": COUNT,
    "objective": PLAIN,
    "false_rune": PLAIN,
    "ally_type": PLAIN,
    "recruit_triangle": COUNT,
    "lost_city": PLAIN,
    "lost_city_or_reward": PLAIN,
    "desolation": PLAIN,
    "cryomancy": PLAIN,
    "clear_tokens": COUNT,
}
"""What a line may do:

    reward                n rewards for the hero
    reward_for_influence  a reward, if n more influence is paid
    fail                  the quest stays in hand
    new_quest             the quest failed, is discarded and replaced
    damage, heal, rout    the hero takes n damage, is healed of all, is routed
    train                 an attribute of the hero, or any
    move_anywhere         the hero moves to any area
    influence, tactics    gained, or lost
    food, wood, ore       the dial is raised, or lowered
    look                  at the rune tokens of n areas
    objective             look at an opponent's
    false_rune            one from the supply, placed in any legal area
    ally_type             neutral units of one type in the hero's area ally with a player who has a unit there
    recruit_triangle      n triangle units at a stronghold
    lost_city             is placed
    lost_city_or_reward   is placed, or a reward if it is there already
    desolation, cryomancy a token in the hero's area, where it may be
    clear_tokens          all desolation and cryomancy from n areas

A quest whose line neither fails nor brings a new quest is done: it is discarded and another one drawn."""

COSTS = {"influence": COUNT, "influence_if_controlled": COUNT, "rout": PLAIN}
"""What an offer costs: influence (another sum for whoever controls the area), the hero is routed."""


def lines(operations: dict[str, str]) -> str:
    """What matches a deed with one of these operations."""
    return f"^({'|'.join(operation + form for operation, form in operations.items())})$"


@dataclass(frozen=True, slots=True)
class Deed:
    op: str
    n: int = 1
    word: str = ""


def read_deed(line: str) -> Deed:
    """
    >>> read_deed("influence -1"), read_deed("train wisdom"), read_deed("reward")
    (Deed(op='influence', n=-1, word=''), Deed(op='train', n=1, word='wisdom'), Deed(op='reward', n=1, word=''))
    """
    op, _, what = line.partition(" ")
    if what.lstrip("-").isdigit():
        return Deed(op, int(what))
    return Deed(op, word=what)


def say_deeds(text: Text, deeds: Iterable[Deed], kind: str = "op") -> str:
    """A line of a quest in words; `kind` is "cost" for what an offer costs."""
    return " ".join(text.say(message_of(deed, kind), count=abs(deed.n)) for deed in deeds)


def message_of(deed: Deed, kind: str) -> str:
    """
    >>> message_of(Deed("food", -1), "op"), message_of(Deed("train", word="any"), "op")
    ('deed-op-food-less', 'deed-op-train-any')
    """
    parts = ["deed", kind, deed.op.replace("_", "-"), deed.word, "less" if deed.n < 0 else ""]
    return "-".join(filter(None, parts))
