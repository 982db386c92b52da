"""What one does by habit: the option that looks best at first sight. What each looks like is told by `leaning.py`."""

from __future__ import annotations

from ludex.core import Decision, Option
from ludex.games.root.advice.leaning import LEANINGS
from ludex.games.root.advice.map import MOVING, Woods, clash, march
from ludex.games.root.rules.options import DONE
from ludex.games.root.state import Root

ROUTINE = frozenset(
    (
        *("pay-wood", "too-few", "supporters", "drop-supporter", "outrage", "discard", "lose", "hit", "refresh"),
        *("fund", "next-effect", "activate", "cards-first", "drop-item", "hideout", "open-path", "ferry", "pay-item"),
        *("first-price", "price", "exhaust", "take-item", "ruin", "coalition", "call-arbiter", "battle-cards"),
        *("ambush", "foil", "hospital", "with-ally"),
    )
)
"""What follows from something else: what to pay with, what to lose, cards in a battle."""
AT_LEAST = 0.05
"""What looks less good than this is not done where nothing need be done."""
MOST_LOOKED_AT = 14


def habit(g: Root, me: int, decision: Decision) -> Option:
    """What looks best; nothing, where nothing looks good."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    best, most = options[0], -1000.0
    for option, worth in leanings(g, me, decision):
        if worth > most:
            best, most = option, worth
    return best


def idle(g: Root, me: int, decision: Decision) -> Option:
    """As little as possible; what has to be chosen is chosen with care."""
    options = decision.options
    return options[0] if len(options) == 1 or options[0] == DONE else habit(g, me, decision)


def consider(g: Root, me: int, decision: Decision) -> list[Option]:
    """Those that look best, and to do nothing, in the order in which they are offered."""
    options = decision.options
    if len(options) <= MOST_LOOKED_AT:
        return list(options)
    found = sorted(leanings(g, me, decision), key=lambda each: -each[1])[:MOST_LOOKED_AT]
    kept = {option for option, _ in found}
    return [option for option in options if option in kept or option == DONE]


def leanings(g: Root, me: int, decision: Decision) -> list[tuple[Option, float]]:
    """Options and how good they look. Of moves of one group a few numbers are looked at, those that mean something."""
    woods: Woods | None = None
    found: list[tuple[Option, float]] = []
    row = g.warriors[me]
    for option in decision.options:
        verb = option[0]
        if verb in MOVING:
            origin, target, count = option[-3:]
            there = row[origin]
            if 1 < count < there - 1 and count != 3:
                continue
            if woods is None:
                woods = Woods(g, me)
            found.append((option, march(g, me, woods, origin, target, count)))
        elif verb in ("battle", "decree_battle", "crusade_battle"):
            found.append((option, clash(g, me, option[-2], option[-1]) - cost_of_fighting(verb)))
        elif verb == "done":
            found.append((option, AT_LEAST))
        else:
            lean = LEANINGS.get(verb)
            found.append((option, 0.0 if lean is None else lean(g, me, option, decision)))
    return found


def cost_of_fighting(verb: str) -> float:
    return 0.5 if verb == "crusade_battle" else 0.0
