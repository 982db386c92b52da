"""What a game's set-up can be called: seats, fields and their values, by the game's own words.

A game names them in its Fluent files: `setup-map` is the field, `setup-map-hint` explains it, `setup-map-autumn` is one
of its values; `setup-seats-bot-eyrie` is a seat. Whatever has no name is shown as it is written."""

from __future__ import annotations

import re
from typing import Any

from ludex.core import Game
from ludex.core.errors import LudexError
from ludex.core.text import Text
from ludex.server.words import site_text


def message_id(*parts: str) -> str:
    """The Fluent id of a name.

    >>> message_id("seats", "bot:iron_will")
    'setup-seats-bot-iron-will'
    """
    return "setup-" + re.sub(r"[^a-z0-9]+", "-", "-".join(parts).lower())


def label(text: Text, *parts: str) -> str:
    """The name of a field or of one of its values."""
    named = message_id(*parts)
    return text.say(named) if text.has(named) else parts[-1]


def hint(text: Text, *parts: str) -> str:
    named = message_id(*parts, "hint")
    return text.say(named) if text.has(named) else ""


def seat_label(game: Game, lang: str, name: str) -> str:
    return label(game.text(lang), "seats", name)


def refused(game: Game, lang: str, error: LudexError) -> str:
    """An error about a set-up, with its facts in the words of the game."""
    text = game.text(lang)
    about = {name: known(game, text, fact) for name, fact in error.about.items()}
    site = site_text(lang)
    return (site if site.has(error.message) else text).say(error.message, **about)


def known(game: Game, text: Text, fact: Any) -> Any:
    """A fact that is a value of some field (or a list of such), by its name."""
    if not isinstance(fact, str):
        return fact
    return ", ".join(value_label(game, text, value) for value in fact.split(", "))


def value_label(game: Game, text: Text, value: str) -> str:
    for field in game.setup.__struct_fields__:
        if text.has(message_id(field, value)):
            return text.say(message_id(field, value))
    return value
