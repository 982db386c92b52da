"""The tiny game as later versions of its rules might have it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from ludex.core import Game, GameOver, Roll, Rule, Shuffle, Together, ask, tell, victory
from ludex.core.errors import BadSetup
from tests.core import tiny
from tests.core.tiny import DIE, Setup, Tiny


def newer(steps: Mapping[str, Callable[[Any], Rule[None]]] | None = None, **changes: Any) -> Game:
    return replace(tiny.GAME, rules=tiny.GAME.rules + 1, steps={**tiny.GAME.steps, **(steps or {})}, **changes)


def bid_up_to_two(g: Tiny) -> Rule[None]:
    """Nobody may bid three any more."""
    seats = range(len(g.score))
    bids = yield Together(*(ask("1", seat, "bid", [("bid", n) for n in range(3)]) for seat in seats))
    made = [bids[seat][1] for seat in seats]
    tell(g, "1", "bids", cards=made)
    if made.count(max(made)) == 1:
        tiny.score(g, made.index(max(made)), max(made))
    g.step = "gamble"


def gamble_never(g: Tiny) -> Rule[None]:
    """There is only one answer left, so nobody is asked."""
    yield ask("2", g.active, "gamble", [("stop",)])
    g.step = "stone"


def gamble_after_leave(g: Tiny) -> Rule[None]:
    """The others are asked first."""
    yield ask("2", (g.active + 1) % len(g.score), "gamble", [("stop",), ("gamble",)])
    yield from tiny.gamble(g)


def gamble_after_a_roll(g: Tiny) -> Rule[None]:
    """Dice come first."""
    yield Roll("2", DIE)
    yield from tiny.gamble(g)


def fill_more(g: Tiny) -> Rule[None]:
    """There is one stone more."""
    order = yield Shuffle("3", 9)
    g.bag = list(order[1:])
    g.step = "bid"


def bid_in_ruins(g: Tiny) -> Rule[None]:
    """A rule that stumbles over what it does not expect."""
    yield from tiny.bid(g)
    raise KeyError("ruins")


def win_at_once(g: Tiny) -> Rule[None]:
    """Whoever is to gamble has won."""
    g.outcome = victory([g.active], len(g.score), "4", "ten")
    tell(g, "4", "won", who=g.active)
    raise GameOver
    yield


def check_three(setup: Setup) -> None:
    """Two are no longer enough."""
    if setup.players < 3:
        raise BadSetup("bad-setup-players", clause="1", found=setup.players, least=3, most=4)


SAME = newer()
NO_THREES = newer({"bid": bid_up_to_two})
ASKS_LESS = newer({"gamble": gamble_never})
ASKS_OTHERS = newer({"gamble": gamble_after_leave})
ROLLS_FIRST = newer({"gamble": gamble_after_a_roll})
MORE_STONES = newer({"fill": fill_more})
BREAKS = newer({"bid": bid_in_ruins})
ENDS_EARLY = newer({"gamble": win_at_once})
NOT_FOR_TWO = newer(check=check_three)
