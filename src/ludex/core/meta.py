"""What can be known of a game without its rules: its name, who may sit down, its books, its words. Games are found by
the entry points `ludex.games` of installed packages, ours among them; listing them imports no rule."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from ludex.core.errors import BadGame, UnknownGame
from ludex.core.law import LawBook, read_laws
from ludex.core.lobby import Lobby
from ludex.core.text import CORE_TEXT, LANGUAGES, Text, text_files

GROUP = "ludex.games"
TITLE = re.compile(r"^game-title *=", re.MULTILINE)
"""Looked for without reading all words of all games: whoever plays one does not wait for those of the others."""


@dataclass(frozen=True, eq=False)
class Meta:
    name: str
    folder: Path
    """Where text/ lies, and the folders of the books."""
    rules: str
    """Where the game itself is: `ludex.games.root.game:GAME`. It is imported when somebody plays."""
    lobby: Lobby
    books: Mapping[str, str]
    """Its rulebooks and the folders of their clauses. The first one is its own; clauses of others carry the book's
    name: `bots:4.5.1`."""
    shelf: int = 9
    """Where it stands among the games: lower ones come first."""

    def text(self, lang: str) -> Text:
        return read_text(self.folder, lang)

    def title(self, lang: str) -> str:
        return self.text(lang).say("game-title")

    @property
    def law_books(self) -> dict[str, LawBook]:
        own = next(iter(self.books))
        return {
            name: read_laws(name, self.folder / folder, "" if name == own else f"{name}:")
            for name, folder in self.books.items()
        }


@lru_cache
def read_text(folder: Path, lang: str) -> Text:
    return Text(lang, CORE_TEXT, folder / "text")


def known_games() -> dict[str, Meta]:
    """Every game that an installed package brings, by name, in the order in which people are shown them."""
    found = [meta for meta in read_all().values() if isinstance(meta, Meta)]
    return {meta.name: meta for meta in sorted(found, key=lambda meta: meta.shelf)}


@cache
def read_all() -> dict[str, Meta | BadGame]:
    """Whatever the entry points lead to; a broken package is no reason not to play the others."""
    found: dict[str, Meta | BadGame] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            meta = read_meta(point)
            if point.name in found:
                raise BadGame("bad-game-twice", game=point.name, entry=point.value)
            found[point.name] = meta
        except BadGame as error:
            found[point.name] = error
    return found


def read_meta(point: EntryPoint) -> Meta:
    """The meta of a package, or an error that names the package and not the player."""
    try:
        meta = point.load()
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise BadGame("bad-game-entry", game=point.name, entry=point.value, problem=problem) from error
    if not isinstance(meta, Meta) or meta.name != point.name:
        raise BadGame("bad-game-meta", game=point.name, entry=point.value)
    for lang in LANGUAGES:
        if not any(TITLE.search(file.read_text(encoding="utf-8")) for file in text_files(meta.folder / "text", lang)):
            raise BadGame("bad-game-title", game=point.name, folder=f"{meta.folder.name}/text", lang=lang)
    return meta


def find_meta(name: str) -> Meta:
    """The game of this name; or an error that says which there are, or what is wrong with it."""
    found = read_all().get(name)
    if isinstance(found, BadGame):
        raise found
    if found is None:
        raise UnknownGame("unknown-game", found=name, known=", ".join(known_games()))
    return found
