"""The verbs of Root's options, with the kind of each item, and options written once because they recur."""

from __future__ import annotations

from ludex.core import Option, Verb, law, verb
from ludex.games.root.meta import MOST_SEATS
from ludex.games.root.printed.maps import CLEARINGS


@law("1.3.1")
def shared_verbs() -> tuple[Verb, ...]:
    """Everything that anyone can answer; factions bring more. Promises are not among it: nothing binds players who
    agree on something."""
    return (
        verb("done"),
        # 3.3 dominance
        verb("activate_dominance", card="card"),
        verb("take_dominance", card="card", spent="card"),
        # 4.1 crafting
        verb("craft", card="card"),
        verb("activate", suit="suit"),
        # 4.2, 4.3 moving and fighting
        verb("move", origin="clearing", target="clearing", count="count"),
        verb("battle", clearing="clearing", defender="seat"),
        verb("ambush", card="card"),
        verb("lose", piece="piece"),
        verb("begins", who="seat"),
        verb("discard", card="card"),
        # M the maps
        verb("ferry"),
        verb("open_path", origin="clearing", target="clearing"),
        # 1.1.3 effects at the same time
        verb("effect", effect="effect"),
        # cards with a lasting effect
        verb("use", card="card"),
        verb("rob", victim="seat"),
        verb("share", partner="seat"),
        verb("tax", clearing="clearing"),
        verb("decode", target_seat="seat"),
    )


DONE: Option = ("done",)
MOST_WARRIORS = 25
DICE: list[Option] = [("roll", first, second) for first in range(4) for second in range(4)]

EVERYWHERE = (0, *CLEARINGS)
"""With bots; nine factions can be there at once."""

Moves = tuple[tuple[tuple[tuple[Option, ...], ...], ...], ...]
"""moves[origin][target][n] are the moves of 1 to n warriors."""
Battles = tuple[tuple[Option, ...], ...]
"""battles[clearing][defender]."""


def write_moves(*verb: object) -> Moves:
    def up_to(most: int, origin: int, target: int) -> tuple[Option, ...]:
        return tuple((*verb, origin, target, n) for n in range(1, most + 1))

    def prefixes(moves: tuple[Option, ...]) -> tuple[tuple[Option, ...], ...]:
        return tuple(moves[:n] for n in range(len(moves) + 1))

    return tuple(
        tuple(prefixes(up_to(MOST_WARRIORS, origin, target)) for target in EVERYWHERE) for origin in EVERYWHERE
    )


def write_battles(*verb: object) -> Battles:
    return tuple(tuple((*verb, clearing, seat) for seat in range(MOST_SEATS)) for clearing in EVERYWHERE)


MOVES = write_moves("move")
BATTLES = write_battles("battle")
DECREE_MOVES = tuple(write_moves("decree_move", suit) for suit in range(4))
DECREE_BATTLES = tuple(write_battles("decree_battle", suit) for suit in range(4))
