"""Powers that neither damage nor destroy: what they would destroy is frightened, and explorers and towns are pushed.
No power does that twice to the same invader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ludex.core import Option, Rule
from ludex.core.decision import DONE
from ludex.games.spirit_island.rules.land import health_of
from ludex.games.spirit_island.things import CITY, INVADER, damage_of, kind_of

if TYPE_CHECKING:
    from ludex.games.spirit_island.rules.act import Act

FEAR: Final = (0, 2, 5)
"""For an explorer, a town, a city."""


def need(on: Act, here: int, one: int) -> int:
    """How much damage would destroy it now."""
    return health_of(on.g, here, one) - damage_of(one)


def undreamt(on: Act, here: int, kinds: int) -> list[int]:
    """Invaders of these kinds there that this power has not destroyed in a dream yet."""
    left = [one for one in on.g.people[here] if kinds & INVADER & kind_of(one)]
    for land, one in on.dreamt:
        if land == here and one in left:
            left.remove(one)
    return left


def damage(on: Act, much: int, kinds: int, here: int) -> Rule[list[int]]:
    """The user says what the damage would destroy; nothing is hurt. What is left over has to find room without
    destroying more, otherwise more is destroyed."""
    left = undreamt(on, here, kinds)
    harmless = len(left) < on.count(kinds & INVADER, here)
    dying: list[int] = []
    while able := sorted({one for one in left if need(on, here, one) <= much}):
        if sum(need(on, here, one) for one in left) <= much:
            dying += left
            break
        options: list[Option] = [("hit", here, one) for one in able]
        if harmless or sum(need(on, here, one) - 1 for one in left) >= much:
            options.append(DONE)
        choice = yield from on.at(here).ask("damage", options, count=much)
        if choice == DONE:
            break
        dying.append(choice[2])
        left.remove(choice[2])
        much -= need(on, here, choice[2])
    return (yield from frighten(on, here, dying))


def damage_among(on: Act, much: int, lands: Sequence[int]) -> Rule[None]:
    """Over several lands: it is said beforehand how much goes where."""
    dealt = dict.fromkeys(lands, 0)
    for left in range(much, 0, -1):
        peopled = [land for land in lands if on.has(INVADER, land)]
        if not peopled:
            return
        choice = yield from on.ask("damage", [("land", land) for land in peopled], count=left)
        dealt[choice[1]] += 1
    for land, points in dealt.items():
        yield from damage(on, points, INVADER, land)


def damage_each(on: Act, much: int, kinds: int, here: int, at_most: int) -> Rule[list[int]]:
    chosen = yield from on.pick_among("hit", at_most, undreamt(on, here, kinds), here)
    return (yield from frighten(on, here, [one for one in chosen if need(on, here, one) <= much]))


def destroy(on: Act, much: int, kinds: int, up_to: bool, here: int) -> Rule[list[int]]:
    chosen = yield from on.pick_among("destroy", much, undreamt(on, here, kinds), here, up_to)
    return (yield from frighten(on, here, chosen))


def frighten(on: Act, here: int, dying: Sequence[int]) -> Rule[list[int]]:
    """Fear for each of them, and explorers and towns are pushed. Nothing has been destroyed."""
    for one in dying:
        on.at(here).fear(FEAR[one & 3])
        land = here
        if kind_of(one) != CITY:
            pushed = yield from on.push_one(one, here)
            land = pushed if pushed >= 0 else here
        on.dreamt.append([land, one])
    return []


def follow(on: Act, one: int, origin: int, new: int, target: int) -> None:
    """A piece has gone or changed: was it one that has been dreamt? Of equals the others come first."""
    known = on.dreamt.count([origin, one])
    if known and on.g.people[origin].count(one) < known:
        on.dreamt.remove([origin, one])
        on.dreamt.append([target, new])
