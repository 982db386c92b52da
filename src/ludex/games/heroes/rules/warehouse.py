"""H-1.2, H-1.6, H-4 The warehouse: gaining, paying, any resource, and the points for what is gathered."""

from __future__ import annotations

from ludex.core import Option, Rule, ask, law
from ludex.games.heroes.printed.book import ORDINARY, OWN, Price, faction_of
from ludex.games.heroes.rules.secrets import note
from ludex.games.heroes.state import Heroes

MEAT, SPORE, POINTS, ANY = 3, 4, 5, 6
"""Kinds of things in a line of the journal, after wood, iron and gold."""
STEP = 1000
"""A thing and its number as one number: kind * STEP + number."""


@law("H-1.6", "H-11.2")
def any_kinds(g: Heroes, me: int) -> tuple[int, ...]:
    """Any resource is wood, iron or gold; for werewolves meat too, for mushroomfolk never spores."""
    own = faction_of(g, me).printed.unique_resource
    return (*ORDINARY, OWN) if own is not None and own.is_any else ORDINARY


def things(g: Heroes, me: int, row: tuple[int, ...] | list[int], points: int = 0) -> list[int]:
    """A row of resources for the journal: only what there is of it."""
    own = faction_of(g, me).printed.unique_resource
    kind = SPORE if own is not None and own.id == "spore" else MEAT
    found = [(kind if n == OWN else n) * STEP + count for n, count in enumerate(row) if count]
    return [*found, POINTS * STEP + points] if points else found


def listed(g: Heroes, me: int, price: Price) -> list[int]:
    """A price for a question."""
    found = things(g, me, price.fixed, price.vp)
    return [*found, ANY * STEP + price.any] if price.any else found


@law("H-1.2")
def can_pay(g: Heroes, me: int, price: Price) -> bool:
    """The stock never goes below 0."""
    stock = g.boards[me].stock
    wood, iron, gold, own = price.fixed
    if stock[0] < wood or stock[1] < iron or stock[2] < gold or stock[3] < own:
        return False
    return not price.any or sum(stock[kind] - price.fixed[kind] for kind in any_kinds(g, me)) >= price.any


def pay(g: Heroes, me: int, price: Price) -> Rule[None]:
    """Pay; what may be any resource is chosen by the one who pays."""
    stock = g.boards[me].stock
    for kind, count in enumerate(price.fixed):
        stock[kind] -= count
    if price.any:
        yield from pay_any(g, me, price.any)


@law("H-1.6")
def pay_any(g: Heroes, me: int, count: int) -> Rule[None]:
    """Kind by kind: how many of it, so that the rest can pay what is left."""
    stock = g.boards[me].stock
    kinds = any_kinds(g, me)
    for n, kind in enumerate(kinds):
        rest = sum(stock[other] for other in kinds[n + 1 :])
        options = [("pay", kind, paid) for paid in range(max(0, count - rest), min(count, stock[kind]) + 1)]
        choice = yield ask("H-1.6", me, "pay-any", options, about={"kind": kind, "count": count})
        stock[kind] -= choice[2]
        count -= choice[2]


def gain(g: Heroes, me: int, clause: str, price: Price, times: int = 1) -> Rule[None]:
    """Gain resources and points; what may be any resource is chosen by the one who gains."""
    board = g.boards[me]
    gained = [count * times for count in price.fixed]
    if price.any:
        for kind, count in enumerate((yield from choose_any(g, me, price.any * times))):
            gained[kind] += count
    board.vp += price.vp * times
    add(g, me, clause, gained, price.vp * times)


@law("H-1.6")
def choose_any(g: Heroes, me: int, count: int) -> Rule[list[int]]:
    """Any mix of resources, kind by kind."""
    chosen = [0, 0, 0, 0]
    kinds = any_kinds(g, me)
    for kind in kinds[:-1]:
        options: list[Option] = [("take", kind, n) for n in range(count + 1)]
        choice = yield ask("H-1.6", me, "take-any", options, about={"kind": kind, "count": count})
        chosen[kind] = choice[2]
        count -= choice[2]
    chosen[kinds[-1]] += count
    return chosen


def add(g: Heroes, me: int, clause: str, row: list[int], points: int = 0) -> None:
    """Put resources into the warehouse and circle what they reach."""
    if not any(row) and not points:
        return
    stock = g.boards[me].stock
    for kind, count in enumerate(row):
        stock[kind] += count
    if g.journal is not None:
        note(g, me, clause, "gain", things=things(g, me, row, points))
    circle(g, me)


@law("H-4.2", "H-4.3", "H-4.4")
def circle(g: Heroes, me: int) -> None:
    """The moment a stock reaches a value, its points are circled, each value once, several at a time if need be.
    Meat and spores earn nothing; cyclopes have no values at all."""
    board = g.boards[me]
    thresholds = faction_of(g, me).thresholds
    for kind in ORDINARY:
        while board.circled[kind] < len(thresholds) and board.stock[kind] >= thresholds[board.circled[kind]].at:
            reached = thresholds[board.circled[kind]]
            board.circled[kind] += 1
            note(g, me, "H-4.2", "circle", kind=kind, at=reached.at, points=reached.vp)


@law("H-4.3")
def exchange(g: Heroes, me: int, clause: str, most: int) -> Rule[None]:
    """Give up to so many resources and take as many, any mix; the stock counts after the whole exchange."""
    stock = g.boards[me].stock
    kinds = any_kinds(g, me)
    most = min(most, sum(stock[kind] for kind in kinds))
    choice = yield ask(clause, me, "exchange", [("exchange", n) for n in range(most + 1)])
    if count := choice[1]:
        yield from pay_any(g, me, count)
        add(g, me, clause, (yield from choose_any(g, me, count)))


def warehouse_points(g: Heroes, me: int) -> int:
    """H-9.4: what was circled, kept whatever happened to the stock."""
    thresholds = faction_of(g, me).thresholds
    return sum(each.vp for count in g.boards[me].circled for each in thresholds[:count])
