"""How sure a rate is."""

from __future__ import annotations

import math

SURE = 1.959963984540054
"""95%."""


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a rate, 95%.

    >>> [round(each, 3) for each in interval(50, 100)]
    [0.404, 0.596]
    """
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    wide = SURE / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return (middle - wide if wins else 0.0), (middle + wide if wins < games else 1.0)
