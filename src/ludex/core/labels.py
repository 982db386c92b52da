"""What a game's set-up is called, by the game's own words: seats, options and their values.

A game names them in its Fluent files: `setup-map` is the option, `setup-map-hint` explains it, `setup-map-autumn` is
one of its values; `setup-seats-bot-eyrie` is a seat. Whatever has no name is shown as it is written."""

from __future__ import annotations

import re
from typing import Any

from ludex.core.errors import LudexError
from ludex.core.lobby import SEATS
from ludex.core.meta import Meta
from ludex.core.text import Text, core_text


def message_id(*parts: str) -> str:
    """The Fluent id of a name.

    >>> message_id("seats", "bot:iron_will")
    'setup-seats-bot-iron-will'
    """
    return "setup-" + re.sub(r"[^a-z0-9]+", "-", "-".join(parts).lower())


def label(text: Text, *parts: str) -> str:
    """The name of an option or of one of its values."""
    named = message_id(*parts)
    return text.say(named) if text.has(named) else parts[-1]


def hint(text: Text, *parts: str) -> str:
    named = message_id(*parts, "hint")
    return text.say(named) if text.has(named) else ""


def seat_label(meta: Meta, lang: str, name: str) -> str:
    return label(meta.text(lang), SEATS, name)


def said(error: LudexError, lang: str) -> str:
    """An error in words, with names as they are typed."""
    text = error.meta.text(lang) if error.meta is not None else core_text(lang)
    return text.say(error.message, **error.about)


def said_by_name(error: LudexError, lang: str, site: Text) -> str:
    """An error about a set-up with everything called by its name in the game; `site` knows further messages."""
    if error.meta is None:
        return site.say(error.message, **error.about)
    text = error.meta.text(lang)
    about = {name: known(error.meta, text, name, fact) for name, fact in error.about.items()}
    return (site if site.has(error.message) else text).say(error.message, **about)


def known(meta: Meta, text: Text, name: str, fact: Any) -> Any:
    """A fact that is an option, or a value of one (or a list of such), by its name."""
    if not isinstance(fact, str):
        return fact
    if name == "option":
        return label(text, fact)
    return ", ".join(value_label(meta, text, value) for value in fact.split(", "))


def value_label(meta: Meta, text: Text, value: str) -> str:
    for field in (SEATS, *(option.name for option in meta.lobby.options)):
        if text.has(message_id(field, value)):
            return text.say(message_id(field, value))
    return value
