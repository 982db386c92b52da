"""What the table shows a learner: the parts of the season, what an answer stands for, what a realm pays with."""

from __future__ import annotations

from ludex.core import Option
from ludex.core.text import Words
from ludex.core.view import Phase, View, phases_until
from ludex.games.runewars.printed.book import RESOURCES, book_of
from ludex.games.runewars.show.told import told
from ludex.games.runewars.show.view import RunewarsView

PARTS = ("card", "effect", "choose", "turns")
MAKING = ("tiles", "markers", "homes", "setup")
STEPS = {
    "first": "tiles",
    "setup-quests": "tiles",
    "runes-on-map": "markers",
    "setup-decks": "setup",
    "setup-player": "setup",
    "season": "card",
    "season-text": "card",
    "choose": "choose",
}
EFFECTS = ("secondary-", "quest", "hero-", "duel")
CARDS = {
    "order": ("order", 1),
    "play": ("tactics", 1),
    "announce": ("tactics", 1),
    "discard": ("tactics", 1),
    "put_back": ("tactics", 1),
    "quest": ("quest", 1),
    "discard_quest": ("quest", 1),
    "fulfil": ("objective", 1),
    "buy": ("development", 1),
    "develop": ("building", 1),
    "title": ("title", 1),
    "keep_hero": ("hero", 1),
    "use_commander": ("commander", 1),
    "command": ("commander", 1),
    "use_reward": ("reward", 1),
    "give_reward": ("reward", 1),
    "award": ("reward", 1),
    "take_back": ("order", 1),
    "recruit": ("unit", 1),
    "muster": ("unit", 1),
    "unit_type": ("unit", 1),
}
"""Which item of an answer is a card or a unit, and of which kind."""


def phases(view: View) -> list[Phase]:
    """The season in order; before the first one, how the world is made."""
    board: RunewarsView = view.board
    now = STEPS.get(board.step, board.step)
    if now in MAKING:
        return phases_until(MAKING, now)
    if now not in PARTS:
        now = "effect" if now.startswith(EFFECTS) else "turns"
    return phases_until(PARTS, now)


def detail(view: View, option: Option, words: Words) -> str:
    """What a card or a unit does."""
    if option[0] not in CARDS:
        return ""
    kind, place = CARDS[option[0]]
    board: RunewarsView = view.board
    return told(kind, option[place], words.text, book_of(board.content)).whole


def purse(board: RunewarsView, seat: int) -> dict[str, int]:
    """What a realm has of all that options cost or bring."""
    own = board.players[seat]
    return {
        "influence": own.influence,
        **{name: own.dials[n] for n, name in enumerate(RESOURCES)},
        "tactics": own.tactics + own.fresh,
        "runes": own.runes,
    }


def scores(board: RunewarsView) -> list[int]:
    """Dragon runes, as far as they are known."""
    return [player.runes for player in board.players]
