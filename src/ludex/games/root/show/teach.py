"""What the table shows a learner: the phases of a turn, what an answer stands for, where each side is described."""

from __future__ import annotations

from ludex.core import Option
from ludex.core.text import Words
from ludex.core.view import Phase, View, phases_until
from ludex.games.root.printed.deck import SUITS
from ludex.games.root.sides.eyrie.rules import LEADERS
from ludex.games.root.sides.vagabond.items import CHARACTERS

PHASES = ("birdsong", "daylight", "evening")
LATE = ("evening", "operation", "draw", "prices")
"""Steps of the Evening, as they are called in the state."""
EARLY = ("birdsong", "revolt", "spread", "conspiracy")
OVERVIEWS = {
    "marquise": "6.1",
    "eyrie": "7.1",
    "alliance": "8.1",
    "vagabond": "9.1",
    "vagabond2": "9.1",
    "lizards": "10.1",
    "riverfolk": "11.1",
}


def phases(view: View) -> list[Phase]:
    """Birdsong, Daylight, Evening, in one's own turn."""
    board = view.board
    if not board.turn or board.active != view.seat:
        return []
    side, _, part = board.step.rpartition(".")
    late = part in LATE or (side == "lizards" and part == "craft")
    return phases_until(PHASES, "evening" if late else "birdsong" if part in EARLY else "daylight")


def detail(view: View, option: Option, words: Words) -> str:
    """Leaders with their viziers and what they do, characters with items and ability, suits with their clearings."""
    say = words.text.say
    match option:
        case ("leader", leader):
            return say(f"detail-leader-{LEADERS[leader]}")
        case ("character", character):
            return say(f"detail-character-{CHARACTERS[character]}")
        case ("outcast", suit):
            count = sum(each.suit == suit for each in view.board.clearings)
            return say("detail-outcast", suit=say(f"suit-{SUITS[suit]}"), count=count)
    return ""
