"""A save file: one JSON object with the game, its rules version, the set-up, the source of chance, every answer as a
key, and the hash of the state they lead to. Opening one replays it, so nothing in it is taken on trust."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ludex.core.errors import BadSave

FORMAT = 1
DEEPEST = 32
"""Levels of a save file; own values of Heroes take eight."""


class SaveFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    ludex: int
    game: str
    rules: Annotated[int, msgspec.Meta(ge=1)]
    setup: Any
    chance: Any
    log: list[tuple[int, str]]
    hash: str
    own: list[int] | None = None
    """Of a game on a real table: the seats that Ludex plays."""
    position: Any = None
    """The state that it began from, if not from its set-up."""


class PackedSave(msgspec.Struct, omit_defaults=True):
    """The same, with a log that is already JSON."""

    ludex: int
    game: str
    rules: int
    setup: Any
    chance: Any
    log: msgspec.Raw
    hash: str
    own: list[int] | None = None
    position: Any = None


JSON = msgspec.json.Encoder()
SAVE = msgspec.json.Decoder(SaveFile)


def read_save(data: bytes) -> SaveFile:
    """Read the bytes of a save file, or say what is wrong with them."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError, RecursionError) as error:
        raise BadSave("bad-save-damaged", problem=str(error)) from None
    if too_deep(found):
        raise BadSave("bad-save-deep", most=DEEPEST)
    if not isinstance(found, dict) or not isinstance(found.get("ludex"), int):
        raise BadSave("bad-save-foreign")
    if found["ludex"] != FORMAT:
        raise BadSave("bad-save-format", found=found["ludex"], known=FORMAT)
    try:
        return SAVE.decode(data)
    except msgspec.DecodeError as error:
        raise BadSave("bad-save-damaged", problem=str(error)) from None


def too_deep(found: Any) -> bool:
    """Is one thing inside of another more often than in any set-up? Whoever goes through it would lose their way."""
    level = [found]
    for _ in range(DEEPEST):
        level = [item for thing in level for item in items_of(thing)]
        if not level:
            return False
    return True


def items_of(thing: Any) -> list[Any]:
    if isinstance(thing, dict):
        return list(thing.values())
    return [item for item in thing if isinstance(item, list | dict)] if isinstance(thing, list) else []
