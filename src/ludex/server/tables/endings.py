"""How a game has ended, as pages say it: victory with names, defeat or a draw, by which clause, and what that means for
whoever looks."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from ludex.core import Game, Outcome, Table, find_game
from ludex.core.moments import TURN
from ludex.core.text import Words
from ludex.server.models import GameTable
from ludex.server.site.words import site_text


@dataclass(frozen=True)
class Ending:
    kind: str
    said: str
    """In words, with the names of those who have won and how, if that is known."""
    own: str
    """The same for the seats of whoever looks; nothing for others."""
    clause: str
    """The clause that decided it, if the law still has it."""
    clause_title: str


LEFT = "left"
"""The last person has given up: it is over without a result."""


def note(row: GameTable, table: Table) -> None:
    """Write down how a table has ended, if it has."""
    outcome = table.outcome
    if outcome is not None and not row.over:
        note_length(row, table)
    row.over = outcome is not None
    row.winners = list(outcome.winners) if outcome is not None else []
    row.ending = outcome.kind if outcome is not None else ""
    row.clause = outcome.clause if outcome is not None else ""


def note_length(row: GameTable, table: Table) -> None:
    """Points and turns at the end, for lists and statistics: nobody has to play it again for them."""
    game = table.game
    row.scores = list(game.scores(game.view_after(table.state))) if game.scores is not None else []
    row.turns = sum(game.marks.get(line.message) == TURN for line in table.journal.lines)


NOTED = ("over", "winners", "ending", "clause", "scores", "turns")


def same(row: GameTable, table: Table) -> bool:
    """Has a table ended as its row says? What is called differently now need not be another result."""
    kind = table.outcome.kind if table.outcome is not None else ""
    if row.ending == LEFT:
        return not table.over
    return (row.over, row.ending, row.winners) == (table.over, kind, table.result or [])


def same_clause(row: GameTable, table: Table) -> bool:
    """By the same clause too? Rows of before have not noted it."""
    return row.clause in ("", table.outcome.clause if table.outcome is not None else "")


def ending_of(
    outcome: Outcome | None, words: Words, names: Callable[[int], str], mine: Collection[int]
) -> Ending | None:
    """How it ended, for whoever plays these seats; None while the game goes on."""
    if outcome is None:
        return None
    return put(outcome, words.game, words.outcome(outcome, names), words.text.lang, mine)


def recorded(row: GameTable, lang: str, names: Callable[[int], str], mine: Collection[int]) -> Ending | None:
    """How it ended by its row alone, whatever the present rules make of it."""
    if not row.over:
        return None
    if row.ending == LEFT:
        text = site_text(lang)
        gave_up = text.say("ending-left-own") if mine else ""
        return Ending(LEFT, text.say("ending-left"), gave_up, "", "")
    losers = tuple(seat.number for seat in row.seats.all()) if row.ending == "defeat" else ()
    outcome = Outcome(tuple(row.winners), losers, row.clause)
    named = ", ".join(map(names, row.winners))
    said = site_text(lang).say(f"outcome-{outcome.kind}", names=named, count=len(row.winners))
    return put(outcome, find_game(row.game), said, lang, mine)


def put(outcome: Outcome, game: Game, said: str, lang: str, mine: Collection[int]) -> Ending:
    clause = outcome.clause if outcome.clause in game.laws else ""
    return Ending(outcome.kind, said, own(outcome, mine, lang), clause, game.laws[clause].title[lang] if clause else "")


def own(outcome: Outcome, mine: Collection[int], lang: str) -> str:
    """What it means for these seats. Whoever has played both sides has neither won nor lost."""
    won = {seat in outcome.winners for seat in mine}
    if not mine or (outcome.kind == "victory" and len(won) > 1):
        return ""
    text = site_text(lang)
    if outcome.kind == "draw":
        return text.say("ending-draw")
    return text.say("ending-won") if won == {True} else text.say("ending-lost")
