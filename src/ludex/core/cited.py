"""Which options and which lines of the journal cite a clause. Rules pass clauses on to one another, so this cannot be
read from the source text: many games have been played, and what they cited lies beside the laws in cited.json."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ludex.core.game import Game

FILE = "cited.json"


class Cited(msgspec.Struct, forbid_unknown_fields=True):
    """By clause: the verbs of options under it, and the messages of lines."""

    options: dict[str, list[str]] = {}
    lines: dict[str, list[str]] = {}


CITED = msgspec.json.Decoder(Cited)


@lru_cache
def cited_in(game: Game) -> Cited:
    """What the game's file says; nothing, if it has none."""
    file = game.folder / FILE
    return CITED.decode(file.read_bytes()) if file.is_file() else Cited()
