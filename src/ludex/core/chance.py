"""Where random numbers come from. A source stands outside the state and keeps none of its own: the number depends only
on the seed and on the place in the log, so clones, undo and loaded saves need nothing to restore."""

from __future__ import annotations

import hashlib
import hmac
from _random import Random
from typing import Any, Protocol

from ludex.core.decision import Below
from ludex.core.errors import BadSave


class Chance(Protocol):
    def at(self, place: int) -> Below:
        """The numbers for the answer at this place of the log."""

    def describe(self) -> dict[str, Any]:
        """What a save file keeps, enough to go on."""


class QuickChance:
    """Fast and repeatable, for the lab."""

    __slots__ = ("_random", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._random = Random()
        """The core of `random.Random`: begins anew with every answer, and much more quickly."""

    def at(self, place: int) -> Below:
        self._random.seed((self.seed << 32) + place)
        return self._below

    def _below(self, n: int) -> int:
        return int(self._random.random() * n)

    def describe(self) -> dict[str, Any]:
        return {"source": "quick", "seed": self.seed}


class KeyedChance:
    """HMAC-SHA256 of a secret key: nobody can foresee it, and whoever gets the key later can check every number.

    >>> KeyedChance(bytes(32)).commitment[:16]
    '66687aadf862bd77'
    """

    __slots__ = ("key",)

    def __init__(self, key: bytes) -> None:
        self.key = key

    @property
    def commitment(self) -> str:
        """Published before the game; the key, published after it, must hash to this."""
        return hashlib.sha256(self.key).hexdigest()

    def at(self, place: int) -> Below:
        counter = 0

        def below(n: int) -> int:
            nonlocal counter
            limit = (1 << 64) - (1 << 64) % n
            while True:
                digest = hmac.digest(self.key, f"{place}:{counter}".encode(), "sha256")
                counter += 1
                number = int.from_bytes(digest[:8], "big")
                if number < limit:
                    return number % n

        return below

    def describe(self) -> dict[str, Any]:
        return {"source": "keyed", "key": self.key.hex()}


def chance_from(description: Any) -> Chance | None:
    """The source that a save file describes."""
    match description:
        case None:
            return None
        case {"source": "quick", "seed": int(seed)}:
            return QuickChance(seed)
        case {"source": "keyed", "key": str(key)}:
            try:
                return KeyedChance(bytes.fromhex(key))
            except ValueError:
                pass
    raise BadSave("bad-save-chance")
