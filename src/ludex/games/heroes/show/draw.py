"""The entry point: from the view of a seat to the whole picture."""

from __future__ import annotations

from ludex.core.text import Words
from ludex.core.view import View
from ludex.games.heroes.rules.round import ACTIONS, LAST_ROUND
from ludex.games.heroes.show.draw_legend import draw_legend
from ludex.games.heroes.show.draw_map import draw_map, draw_routes
from ludex.games.heroes.show.draw_sheet import draw_sheet
from ludex.games.heroes.show.look import HeroesLook
from ludex.games.heroes.show.scene import Action, Headings, Player, Round, Scene
from ludex.kit.picture.look import Open, headings
from ludex.kit.seats import clockwise
from ludex.kit.sheets import listed

PLANNING = "round"
"""The step in which the actions get their numbers."""


def draw(view: View, words: Words, open: Open = frozenset()) -> Scene:
    """All that the owner of a view may see, ready for templates. `open`: what may be chosen now."""
    look = HeroesLook(view, words, open)
    seats = len(look.shown.boards)
    mine = view.seat if view.seat is not None else 0
    return Scene(
        seat=view.seat,
        lang=look.lang,
        words=headings(Headings, words.text),
        round=draw_round(look),
        players=tuple(draw_player(look, seat) for seat in range(seats)),
        map=draw_map(look),
        routes=draw_routes(look),
        sheets=tuple(draw_sheet(look, seat) for seat in clockwise(seats, mine)),
        legend=draw_legend(look),
    )


def draw_round(look: HeroesLook) -> Round:
    """Which of the sixteen it is, and the five actions with the numbers they have in it."""
    shown = look.shown
    title = look.say("board-round", round=shown.round, rounds=LAST_ROUND)
    return Round(
        title=title,
        rounds=tuple(n < shown.round for n in range(1, LAST_ROUND + 1)),
        actions=tuple(draw_action(look, n) for n in range(len(ACTIONS))),
        heading=look.say("board-actions"),
    )


def draw_action(look: HeroesLook, number: int) -> Action:
    shown = look.shown
    level = shown.plan[number]
    state = state_of(look, number)
    word = look.say(f"action-{ACTIONS[number]}")
    parts = [word, look.say("board-level", level=level) if level else ""]
    parts.append(look.say(f"board-action-{state}") if state else "")
    return Action(
        number=number,
        icon=f"act-{ACTIONS[number]}",
        word=look.say(f"board-act-{ACTIONS[number]}"),
        level=level,
        state=state,
        open=look.can("action", number),
        label=listed(parts),
    )


def state_of(look: HeroesLook, number: int) -> str:
    """Where in the round an action stands."""
    shown = look.shown
    if not shown.plan[number]:
        return "out" if all(each or n == number for n, each in enumerate(shown.plan)) else ""
    if shown.step in (PLANNING, "announced"):
        return "todo"
    if number in shown.todo:
        return "todo"
    return "now" if shown.plan[number] == shown.level and shown.step != "round.end" else "done"


def draw_player(look: HeroesLook, seat: int) -> Player:
    """Who is ready, and whom the table waits for."""
    view, shown = look.view, look.shown
    asked = any(each.seat == seat for each in view.asked)
    waiting = any(each.seat >= 0 for each in view.asked)
    state = "won" if seat in view.winners else "over" if view.over else "asked" if asked else "ready"
    return Player(
        number=seat,
        faction=shown.factions[seat],
        name=look.title(seat),
        letter=look.letter(shown.factions[seat]),
        points=sum(shown.cells[seat]),
        ready=waiting and not asked,
        said=look.say(f"board-player-{state}") if waiting or view.over else "",
        mine=seat == view.seat,
        first=look.say("board-first") if seat == shown.first else "",
        winner=seat in view.winners,
        open=look.can("seat", seat),
    )
