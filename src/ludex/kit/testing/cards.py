"""Heads, bodies and texts of cards belong together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ludex.core import Game
from ludex.core.text import LANGUAGES
from ludex.kit.cards import Bodies

Says = Callable[[str, str], str]
"""What a card says: (language, id)."""


def cards_are_complete(bodies: Bodies[Any], ids: Iterable[str], *says: Says) -> None:
    """Every card of the content has a body and all its texts in every language, and no body is without a card."""
    heads, bodied = list(ids), set(bodies)
    assert heads, f"{bodies.deck}: no cards"
    assert len(set(heads)) == len(heads), f"{bodies.deck}: one id, several cards"
    assert set(heads) == bodied, (
        f"{bodies.deck}: no body of {sorted(set(heads) - bodied)}, no card for {sorted(bodied - set(heads))}"
    )
    silent = [f"{each} ({lang})" for each in heads for lang in LANGUAGES for say in says if not say(lang, each).strip()]
    assert not silent, f"{bodies.deck}: no text of {silent}"


def messages(game: Game, kind: str, end: str = "") -> Says:
    """Texts in the messages of a game: `power-accelerated-rot`, or with an end `power-accelerated-rot-text`."""

    def say(lang: str, card: str) -> str:
        message = f"{kind}-{card}{end}".replace("_", "-")
        text = game.text(lang)
        return text.say(message) if text.has(message) else ""

    return say
