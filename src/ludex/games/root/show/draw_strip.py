"""The one number that a rival wants to know of a seat, beside its points and cards: it stands on the closed card."""

from __future__ import annotations

from collections.abc import Callable

from ludex.games.root.printed.pieces import PLOT, RECRUITER, SAWMILL, SYMPATHY, WOOD, WORKSHOP
from ludex.games.root.show.seat_parts import SeatLook
from ludex.games.root.sides.vagabond.items import CONDITIONS, READY
from ludex.kit.picture.parts import Figure


def wood(look: SeatLook) -> Figure:
    return figure(look, "wood", "piece-wood", on_map(look, WOOD))


def decree(look: SeatLook) -> Figure:
    return figure(look, "decree", "mark-crown", sum(map(len, look.mine.decree)))


def supporters(look: SeatLook) -> Figure:
    return figure(look, "supporters", "piece-sympathy", look.mine.supporters)


def items(look: SeatLook) -> Figure:
    return figure(look, "items", "item-bag", sum(look.mine.belongings[READY::CONDITIONS]))


def acolytes(look: SeatLook) -> Figure:
    return figure(look, "acolytes", "piece-garden", look.mine.acolytes)


def funds(look: SeatLook) -> Figure:
    return figure(look, "funds", "item-coins", sum(look.mine.funds))


def buildings(look: SeatLook) -> Figure:
    return figure(look, "buildings", "piece-workshop", on_map(look, SAWMILL, WORKSHOP, RECRUITER))


def sympathy(look: SeatLook) -> Figure:
    return figure(look, "sympathy", "piece-sympathy", on_map(look, SYMPATHY))


def payments(look: SeatLook) -> Figure:
    return figure(look, "payments", "item-coins", sum(look.mine.payments))


def ministers(look: SeatLook) -> Figure:
    return figure(look, "ministers", "mark-crown", sum(map(bool, look.mine.swayed)))


def plots(look: SeatLook) -> Figure:
    return figure(look, "plots", "piece-plot", on_map(look, PLOT))


def figure(look: SeatLook, name: str, symbol: str, count: int) -> Figure:
    return Figure(look.say(f"strip-{name}", count=count), symbol, count, "")


def on_map(look: SeatLook, *kinds: int) -> int:
    return sum(clearing.pieces[kind] for clearing in look.board.clearings for kind in kinds)


PEOPLE: dict[str, Callable[[SeatLook], Figure]] = {
    "marquise": wood,
    "eyrie": decree,
    "alliance": supporters,
    "vagabond": items,
    "vagabond2": items,
    "lizards": acolytes,
    "riverfolk": funds,
}
BOTS: dict[str, Callable[[SeatLook], Figure]] = {
    "marquise": buildings,
    "eyrie": decree,
    "alliance": sympathy,
    "vagabot": items,
    "lizards": acolytes,
    "riverfolk": payments,
    "duchy": ministers,
    "corvids": plots,
}


def draw_strip(look: SeatLook, faction: str, bot: str) -> Figure:
    return (BOTS[bot] if bot else PEOPLE[faction])(look)
