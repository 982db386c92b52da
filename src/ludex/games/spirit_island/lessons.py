"""What teaches Spirit Island: a turn and a half of Shadows Flicker Like Flame, alone on one board."""

from __future__ import annotations

from ludex.core import Option
from ludex.core.lesson import Lesson, Step
from ludex.games.spirit_island.printed.cards import FEAR_CARDS
from ludex.games.spirit_island.printed.powers import MAJORS, MINORS, NUMBER, POWERS

SHADOWS, MANTLE = NUMBER["concealing-shadows"], NUMBER["mantle-of-dread"]
DARKNESS, WOODS = NUMBER["darkness-swallows-the-unwary"], NUMBER["dark-and-tangled-woods"]
FEAR_CARDS_USED = 9
HOME, NEXT, FAR, SANDS = 8, 7, 4, 5
"""Lands of board B: where the spirit lives, the one beside it, the one that must not be built in, a lonely presence."""
HARVEST, PRESENCE, RECLAIM = 2, 4, 0
"""Growth of the spirit: presence and 3 energy, its part that adds the presence, all cards back and a new one."""
EXPLORER = 0


def stacked(count: int, *top: int) -> Option:
    """So many cards with these on top, the first one drawn first."""
    return ("shuffle", *(n for n in range(count) if n not in top), *reversed(top))


def minor_powers() -> Option:
    cards = [POWERS[card].id for card in MINORS if POWERS[card].set == "base"]
    shown = ("rain-of-blood", "visions-of-fiery-doom", "land-of-haunts-and-embers", "dark-and-tangled-woods")
    return stacked(len(cards), *map(cards.index, shown))


def fear_cards() -> Option:
    """The first one is “Belief Takes Root”; only so many are used, the rest goes to the box."""
    cards = [card.id for card in FEAR_CARDS if card.set == "base"]
    first = cards.index("belief-takes-root")
    others = [n for n in range(len(cards)) if n != first]
    return ("shuffle", *others[: FEAR_CARDS_USED - 1], first, *others[FEAR_CARDS_USED - 1 :])


BASICS = Lesson(
    "basics",
    {"seats": ["shadows-flicker-like-flame"], "expansion": False},
    (
        Step("goal"),
        Step("island", glow=(f"land:{HOME}",)),
        Step("growth", (f"grow:{HARVEST}",)),
        Step("presence", (f"presence:{PRESENCE}:1:{NEXT}",), glow=("track:1", f"land:{NEXT}")),
        Step("play", (f"play:{SHADOWS}",)),
        Step("elements", (f"play:{MANTLE}",)),
        Step("innate", (f"use:{DARKNESS}:{NEXT}",)),
        Step("gather", (f"gather:{EXPLORER}:{FAR}:{NEXT}",), glow=(f"land:{FAR}",)),
        Step("fast", (f"use:{SHADOWS}:{HOME}",)),
        Step("invaders", glow=(f"land:{HOME}",)),
        Step("slow", (f"aid:{MANTLE}:0",), glow=(f"power:{MANTLE}",)),
        Step("slow-land", (f"land:{SANDS}",)),
        Step("push", (f"push:{EXPLORER}:{SANDS}",)),
        Step("reclaim", (f"grow:{RECLAIM}",)),
        Step("deck", ("gain:0",)),
        Step("keep", (f"keep:{WOODS}",)),
        Step("play-again", (f"play:{WOODS}",)),
        Step("ready", ("done",)),
        Step("defend", (f"use:{WOODS}:{HOME}",)),
        Step("ravage", glow=(f"land:{HOME}",)),
        Step("win"),
    ),
    (
        ("shuffle", 1, 0, 2, 3),
        "draw:0",
        fear_cards(),
        stacked(4, 0, 2, 3),
        stacked(5),
        stacked(6),
        minor_powers(),
        stacked(sum(POWERS[card].set == "base" for card in MAJORS)),
    ),
)

LESSONS = (BASICS,)
