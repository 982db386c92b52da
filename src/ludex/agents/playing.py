"""Play a game to its end: by agents, or at random and as quickly as possible."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ludex.core.errors import LudexError
from ludex.core.playout import MOST_DECISIONS, Playout

if TYPE_CHECKING:
    from ludex.agents import Agent


class Endless(LudexError):
    """The game went on for too long."""


def play_out(table: Playout, agents: Sequence[Agent]) -> None:
    """Let the agents of all seats play."""
    while table.pending:
        seat = next(iter(table.pending))
        table.play(seat, agents[seat].choose(table, seat))
        if table.answered > MOST_DECISIONS:
            raise Endless("endless", decisions=table.answered)


def play_at_random(table: Playout, uniform: Callable[[], float]) -> int:
    """Every option is equally likely; in how many decisions there was a choice between several."""
    choices = 0
    while table.pending:
        for seat, decision in table.pending.items():
            options = decision.options
            choices += len(options) > 1
            table.play(seat, options[int(uniform() * len(options))])
            break
        if table.answered > MOST_DECISIONS:
            raise Endless("endless", decisions=table.answered)
    return choices
