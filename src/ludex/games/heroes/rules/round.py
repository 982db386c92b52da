"""H-3 The round: four of five actions, numbered; everyone performs each of them at the same time."""

from __future__ import annotations

from functools import partial

from ludex.core import Option, Rule, ask, at_once, law, tell
from ludex.games.heroes.rules.build import build_action
from ludex.games.heroes.rules.mine import mine
from ludex.games.heroes.rules.score import final_scoring
from ludex.games.heroes.sides.side import clockwise, side_of
from ludex.games.heroes.state import NOBODY, Heroes

ACTIONS = ("wood", "iron", "gold", "move", "build")
MOVE, BUILD = 3, 4
NUMBERS = (1, 2, 3, 4)
LAST_ROUND = 16


@law("H-3.1", "H-3.2")
def round_start(g: Heroes) -> Rule[None]:
    """Effects of the round's start; then the first player numbers four of the five actions."""
    tell(g, "H-3.2", "round", round=g.round, who=g.first)
    g.fought = [0] * len(g.boards)
    g.robbed = [0] * len(g.boards)
    for me in clockwise(g):
        yield from side_of(g, me).round_start(g, me)
    g.plan = [0] * len(ACTIONS)
    for number in NUMBERS:
        options: list[Option] = [("number", action, number) for action, given in enumerate(g.plan) if not given]
        choice = yield ask("H-3.2", g.first, "plan", options, about={"number": number})
        g.plan[choice[1]] = number
    g.todo = sorted((action for action, number in enumerate(g.plan) if number), key=g.plan.__getitem__)
    tell(g, "H-3.2", "plan", who=g.first, actions=g.todo[:])
    g.step = "announced"


@law("H-3.3")
def announced(g: Heroes) -> Rule[None]:
    """What follows the announcement: first the damage of the flows, then wolf nights."""
    for me in sorted(clockwise(g), key=lambda seat: not side_of(g, seat).announced_first):
        yield from side_of(g, me).announced(g, me)
    g.step = "action"


@law("H-3.4")
def action(g: Heroes) -> Rule[None]:
    """The next action: all players at once, and nobody goes on before everyone is done."""
    if not g.todo:
        g.step = "round.end"
        return
    for me in clockwise(g):
        yield from side_of(g, me).before_action(g, me)
    now = g.todo.pop(0)
    g.level = g.plan[now]
    tell(g, "H-3.4", "action", action=now, level=g.level)
    seats = range(len(g.boards))
    if now == MOVE:
        g.after = "action"
        g.step = "move"
    elif now == BUILD:
        yield from at_once({me: partial(build_action, g, me, g.level) for me in seats})
        g.step = "built"
    else:
        yield from at_once({me: partial(mine, g, me, now, g.level) for me in seats})


@law("H-13.9")
def built(g: Heroes) -> Rule[None]:
    """The end of a build action, when everyone has built."""
    g.step = "action"
    for me in clockwise(g):
        yield from side_of(g, me).after_build_action(g, me)


@law("H-3.6", "H-16.4", "H-16.5")
def round_end(g: Heroes) -> Rule[None]:
    """Effects of the round's end, clockwise; then the role of the first player goes left, unless an effect gives it to
    somebody. After the last round the points are counted."""
    for me in clockwise(g):
        yield from side_of(g, me).round_end(g, me)
    if g.round == LAST_ROUND:
        final_scoring(g)
        return
    g.first = g.next_first if g.next_first != NOBODY else (g.first + 1) % len(g.boards)
    g.next_first = NOBODY
    g.round += 1
    g.step = "round"
