"""Maps as graphs: places are numbers, and ways join them. What is asked often should keep the answer: these functions
count everything anew."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Mapping, Sequence

Adjacency = tuple[tuple[int, ...], ...]
"""For every place, those a step away, in order."""
Near = Mapping[int, Sequence[int]] | Sequence[Sequence[int]]
"""Where one step leads from each place."""
FAR = 99
"""Farther than any way on a board leads."""


def neighbours(links: Iterable[tuple[int, int]], places: int) -> Adjacency:
    """For every place, those that links join to it.

    >>> neighbours([(0, 2), (1, 0)], 4)
    ((1, 2), (0,), (0,), ())
    """
    found: list[list[int]] = [[] for _ in range(places)]
    for one, other in links:
        found[one].append(other)
        found[other].append(one)
    return tuple(tuple(sorted(near)) for near in found)


def together(*maps: Adjacency) -> Adjacency:
    """A step by any of several kinds of ways: by path or by river.

    >>> together(((1,), (0,), ()), ((2,), (), (0,)))
    ((1, 2), (0,), (0,))
    """
    return tuple(tuple(sorted({place for near in row for place in near})) for row in zip(*maps, strict=True))


def with_network(near: Adjacency, network: Collection[int]) -> Adjacency:
    """Besides, a step leads from each place of a network to all others in it: portals, ports.

    >>> with_network(((1,), (0, 2), (1,)), {0, 2})
    ((1, 2), (0, 2), (0, 1))
    """
    return tuple(
        tuple(sorted({*row, *network} - {place})) if place in network else row for place, row in enumerate(near)
    )


def reach(start: int, near: Near, allowed: Container[int]) -> list[int]:
    """The start, and all places to which a way leads through allowed ones alone.

    >>> reach(0, ((1,), (0, 2), (1, 3), (2,)), {1, 3})
    [0, 1]
    """
    found = [start]
    for place in found:
        found += [target for target in near[place] if target in allowed and target not in found]
    return sorted(found)


def distances(start: int, near: Near, costs: Sequence[int] | None = None) -> dict[int, int]:
    """What it takes at least to get to every place that can be reached: steps, or what it costs to enter each place.

    >>> distances(0, ((1, 2), (2,), ()))
    {0: 0, 1: 1, 2: 1}
    >>> distances(0, ((1, 2), (2,), ()), costs=(0, 1, 4))
    {0: 0, 1: 1, 2: 4}
    """
    found = {start: 0}
    again = [start]
    for place in again:
        here = found[place]
        for target in near[place]:
            spent = here + (1 if costs is None else costs[target])
            if target not in found or spent < found[target]:
                found[target] = spent
                again.append(target)
    return found
