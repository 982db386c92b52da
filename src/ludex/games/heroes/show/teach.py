"""What the table shows a learner: the actions of the round, what an answer stands for, where each side is described."""

from __future__ import annotations

from ludex.core import Option
from ludex.core.text import Words
from ludex.core.view import Phase, View
from ludex.games.heroes.printed.book import CODES, FACTIONS, book_of
from ludex.games.heroes.rules.round import ACTIONS
from ludex.games.heroes.show.lands import amount
from ludex.games.heroes.show.sheets import cost_now
from ludex.games.heroes.show.view import HeroesView

CHAPTERS = {
    "mushroomfolk": "H-10",
    "werewolves": "H-11",
    "archons": "H-12",
    "lizardfolk": "H-13",
    "dark_elves": "H-14",
    "cyclopes": "H-15",
}


def phases(view: View) -> list[Phase]:
    """The announced actions in their order, each with its level."""
    board: HeroesView = view.board
    announced = sorted((action for action, level in enumerate(board.plan) if level), key=board.plan.__getitem__)
    if board.step in ("setup", "starts"):
        return []
    if len(announced) < len(ACTIONS) - 1:
        return [Phase("plan", "now")]
    left = len(board.todo)
    now = len(announced) - left - 1
    return [
        Phase(ACTIONS[action], "now" if n == now else "done" if n < now else "next", board.plan[action])
        for n, action in enumerate(announced)
    ]


def detail(view: View, option: Option, words: Words) -> str:
    """What a building costs and does; what a unit costs and how strong it is."""
    board: HeroesView = view.board
    lang, seat = words.text.lang, view.seat
    if seat is None or option[0] not in ("build", "hire"):
        return ""
    faction = book_of(board.changes).factions[FACTIONS.index(board.factions[seat])]
    own = faction.printed.unique_resource
    number = CODES.number(option[1])
    if option[0] == "build":
        each = faction.buildings[number].printed
        cost = amount(cost_now(board.boards[seat], faction, number), words.text, own.id if own is not None else "meat")
        return words.text.say("detail-build", cost=cost, points=each.vp, effect=each.text[lang])
    cost = amount(board.hires[seat][number], words.text, own.id if own is not None else "meat")
    return words.text.say("detail-hire", cost=cost, strength=board.strengths[seat][number])
