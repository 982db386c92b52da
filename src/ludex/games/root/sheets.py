"""A view of Root as sheets of text: the map, the players, cards in the open, the boards of the factions."""

from __future__ import annotations
from ludex.core import Sheet
from ludex.core.text import Words
from ludex.core.view import View


def sheets(view: View, words: Words) -> list[Sheet]:
    return []
