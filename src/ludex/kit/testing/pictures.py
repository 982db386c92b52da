"""Pictures and sheets hide what a seat may not know. Besides the view they get `Words`, which call things by names that
the game makes from the state: a view that keeps a secret is not enough."""

from __future__ import annotations

import random
from typing import Any

from ludex.core import Game, Playout, View
from ludex.core.text import LANGUAGES, Words
from ludex.kit.testing.checks import walk


def pictures_hide_what_is_hidden(game: Game, setup: dict[str, Any], seed: int, every: int = 41) -> None:
    """Dealing anew what a seat cannot know leaves its picture and its sheets as they were; and the spectators', when
    that was done for two seats in turn."""
    seats = range(len(game.seats(game.read_setup(setup))))
    for table in walk(game, setup, seed):
        if table.answered % every == 0 and table.pending:
            lang = LANGUAGES[table.answered // every % len(LANGUAGES)]
            rng = random.Random(seed + table.answered)
            for seat in seats:
                looks_the_same(table, seat, [seat], rng, lang)
            looks_the_same(table, None, [seats[0], seats[-1]], rng, lang)


def looks_the_same(table: Playout, seat: int | None, redealt: list[int], rng: random.Random, lang: str) -> None:
    """The picture of one table, and of its twin in which the cards lie otherwise."""
    one, two = table.clone(), table.clone()
    for hidden_from in redealt:
        two.redeal(hidden_from, rng)
    names_the_same(one, two, seat, lang)
    view = one.view(seat)
    # what others answered in secret is open again in the twin: the same view then, with the twin's state behind it
    other = view if table.side_by_side else two.view(seat)
    assert drawn(one, view, lang) == drawn(two, other, lang), f"seat {seat}, after {table.answered} answers"


def names_the_same(one: Playout, two: Playout, seat: int | None, lang: str) -> None:
    """The names that words know are a value, not the live state or a part of it, and tell no secret."""
    names, other = (Words(table.game, lang, table.state, seat).names for table in (one, two))
    try:
        hash(names)
    except TypeError as error:
        raise AssertionError(f"{one.game.name}: names hold what can change: {error}") from None
    assert names == other, f"{one.game.name}: names tell seat {seat} a secret, after {one.answered} answers"


def drawn(table: Playout, view: View, lang: str) -> tuple[Any, Any, Any]:
    """All that a game shows of a view: its picture, its sheets, how the players stand."""
    game, words = table.game, Words(table.game, lang, table.state, view.seat)
    return (
        game.scene(view, words, things_offered(table, view.seat)) if game.scene is not None else None,
        game.sheets(view, words) if game.sheets is not None else None,
        game.standing(view, words) if game.standing is not None else None,
    )


def things_offered(table: Playout, seat: int | None) -> frozenset[str]:
    """What the options of a seat name, as pictures mark it: `clearing:4`."""
    if seat is None or seat not in table.pending:
        return frozenset()
    return frozenset(
        f"{kind}:{value}"
        for option in table.pending[seat].options
        for kind, value in zip(table.game.verbs[option[0]].items.values(), option[1:], strict=True)
    )
