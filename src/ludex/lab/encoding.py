"""What a seat knows and may answer, in numbers: for whoever learns by arrays.

An observation is made from `view(seat)` alone. Each leaf of the view has a path, such as `board.hand.0`, and a slot:
CRC-32 of the path modulo the size of the array. A number is added to the slot of its path, true counts as 1; a word
adds 1 to the slot of `path=word`. A number in a list of numbers also adds 1 to the slot of `path~number` (the path of
the list), so that what lies in a hand can be told wherever it lies. Two paths may share a slot; their values add up.

An option has a slot too: CRC-32 of its key modulo the number of actions, or the next free one if an option that is
offered before it stands there already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludex.core import Game, Option, View, key_of
from ludex.core.errors import LudexError

OBSERVATION = 4096
ACTIONS = 2048
"""Slots of an observation and of actions, where nothing else is asked for."""
LARGEST = 1e6
"""Whatever is more counts as this."""
NO_ITEM = -(2**31)
"""Stands where an option has fewer items than others."""


class TooManyOptions(LudexError):
    """A decision has more options than there are actions."""


class Factored(NamedTuple):
    """The options of a decision taken apart."""

    rows: NDArray[np.int64]
    """A row for each option: the index of its verb among `verbs`, then its items; NO_ITEM where it has no more."""
    actions: NDArray[np.int64]
    """The action that stands for each row."""
    verbs: tuple[str, ...]


def observation_of(view: View, size: int = OBSERVATION) -> NDArray[np.float32]:
    """What a seat knows, as an array: whose view it is, what is asked of whom, the board and how the game has ended."""
    array = np.zeros(size, np.float64)
    known = {"seat": view.seat, "asked": view.asked, "board": view.board, "outcome": view.outcome}
    for name, part in msgspec.to_builtins(known).items():
        add(array, size, crc32(name.encode()), part)
    return np.clip(array, -LARGEST, LARGEST).astype(np.float32)


def add(array: NDArray[np.float64], size: int, path: int, part: Any) -> None:  # noqa: ANN401  plain data of any view
    """Add a part of a view; `path` is the CRC-32 of the path to it."""
    if isinstance(part, str):
        array[crc32(b"=" + part.encode(), path) % size] += 1
    elif isinstance(part, int | float):
        array[path % size] += part
    elif isinstance(part, dict):
        for name, inner in part.items():
            add(array, size, crc32(b".%b" % str(name).encode(), path), inner)
    elif part is not None:
        for place, inner in enumerate(part):
            add(array, size, crc32(b".%d" % place, path), inner)
            if type(inner) is int:
                array[crc32(b"~%d" % inner, path) % size] += 1


def actions_of(options: Sequence[Option], size: int = ACTIONS) -> dict[int, Option]:
    """The options by the actions that stand for them; the same options in the same order always have the same.

    >>> actions_of([("build", 4), ("done",)], 1000)
    {967: ('build', 4), 91: ('done',)}
    """
    if len(options) > size:
        raise TooManyOptions("lab-too-many-options", options=len(options), actions=size)
    found: dict[int, Option] = {}
    for option in options:
        slot = crc32(key_of(option).encode()) % size
        while slot in found:
            slot = (slot + 1) % size
        found[slot] = option
    return found


def mask_of(actions: dict[int, Option], size: int = ACTIONS) -> NDArray[np.int8]:
    """1 for each action that is offered."""
    mask = np.zeros(size, np.int8)
    mask[list(actions)] = 1
    return mask


def factored(game: Game, actions: dict[int, Option]) -> Factored:
    """The options as verbs and items, in the order in which they are offered."""
    verbs = tuple(game.verbs)
    width = max(len(verb.items) for verb in game.verbs.values())
    rows = np.full((len(actions), 1 + width), NO_ITEM, np.int64)
    for row, (verb, *items) in zip(rows, actions.values(), strict=True):
        row[0] = verbs.index(verb)
        row[1 : 1 + len(items)] = items
    return Factored(rows, np.array(list(actions), np.int64), verbs)
