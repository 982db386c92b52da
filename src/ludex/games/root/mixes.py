"""Every mix of people and bots, for sweeps."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import factorial, gcd
from typing import Any

from ludex.games.root.meta import LOBBY, SERVICE_CARDS
from ludex.games.root.printed.bot_boards import LEVELS
from ludex.games.root.printed.pieces import FACTIONS, PAWNS
from ludex.games.root.setup import known_seats, vagabonds_in_company
from ludex.games.root.sides.seated import PLAYED

ROUNDS = 60
"""Rounds of a sweep: a multiple of every number of seats up to six, so that everyone sits everywhere equally often."""


@cache
def spread(size: int) -> tuple[int, ...]:
    """The numbers below `size`, each once, so that any first few of them lie far apart.

    >>> spread(6), spread(7)
    ((0, 5, 4, 3, 2, 1), (0, 4, 1, 5, 2, 6, 3))
    """
    stride = next(step for step in range(round(size * 0.618), 2 * size + 1) if gcd(step, size) == 1)
    return tuple(n * stride % size for n in range(size))


def choices_of(bots: str) -> list[list[tuple[str, ...]]]:
    """Who may sit for each faction: nobody, a person or a bot; for the Vagabonds, one or two."""
    people, robots = bots != "only", bots != "none"
    rows: list[list[tuple[str, ...]]] = []
    for number, name in enumerate(FACTIONS):
        if number in PAWNS:
            continue
        row: list[tuple[str, ...]] = [()]
        row += [(seat,) for seat in (name, f"bot:{name}") if seat in known_seats()]
        rows.append([seats for seats in row if not seats or (robots if LOBBY.is_bot(seats[0]) else people)])
    wanderers: list[tuple[str, ...]] = [(), ("vagabond",), ("vagabond", "vagabond2")] if people else [()]
    if robots and "bot:vagabot" in known_seats():
        wanderers += [("bot:vagabot",), ("vagabond", "bot:vagabot")] if people else [("bot:vagabot",)]
    return [*rows, wanderers]


def seat_sets(players: range, bots: str) -> list[tuple[str, ...]]:
    """Every legal set of seats for these numbers of players."""
    sets = (tuple(itertools.chain(*chosen)) for chosen in itertools.product(*choices_of(bots)))
    return [
        seats
        for seats in sets
        if len(seats) in players and vagabonds_in_company(seats) and len(LOBBY.people(list(seats))) <= LOBBY.most_people
    ]


def seating(factions: tuple[str, ...], turn: int, order: int) -> list[str]:
    """One of the orders round the table, turned by some seats."""
    orders = spread(factorial(len(factions) - 1))
    behind = itertools.islice(itertools.permutations(factions[1:]), orders[order % len(orders)], None)
    around = [factions[0], *next(behind)]
    turn %= len(around)
    return around[turn:] + around[:turn]


def mixes(players: range, swept: Mapping[str, Sequence[str]], bots: str = "some") -> Iterator[dict[str, Any]]:
    """Rounds in which every legal set of seats plays once on every map, small and large sets by turns. From round to
    round a set moves on by a seat; when everyone has sat everywhere, it sits down in another order. Bots come in all
    difficulties and with some of their traits."""
    maps = swept["map"]
    sets = seat_sets(LOBBY.numbers(players), bots)
    pairs = [(seats, place) for seats in sets for place in range(len(maps))]
    mixed = [pairs[n] for n in spread(len(pairs))] if pairs else []
    for number, (game, (seats, place)) in itertools.product(range(ROUNDS), enumerate(mixed)):
        yield {
            "seats": seating(seats, number, number // len(seats) * len(maps) + place),
            "map": maps[place],
            **some_bot_cards(seats, random.Random(number * len(mixed) + game)),
        }


def some_bot_cards(seats: Sequence[str], rng: random.Random) -> dict[str, Any]:
    """A difficulty for each bot, each of its traits as often as not, one of the sets of service cards."""
    bots = [PLAYED[known_seats()[seat]] for seat in seats if LOBBY.is_bot(seat)]
    if not bots:
        return {}
    return {
        "difficulty": {faction.bot: rng.choice(LEVELS) for faction in bots},
        "traits": {faction.bot: [trait for trait in faction.traits if rng.random() < 0.5] for faction in bots},
        "services": rng.choice(SERVICE_CARDS),
        "cooperative": len(bots) < len(seats) and rng.random() < 0.2,
    }
