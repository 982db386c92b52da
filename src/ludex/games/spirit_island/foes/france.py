"""The Kingdom of France (Plantation Colony): towns, and those who work in them."""

from __future__ import annotations

from ludex.core import Rule, tell
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import SPACES, bits
from ludex.games.spirit_island.printed.cards import EVENT_CARDS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.events import lay_rebellion
from ludex.games.spirit_island.rules.invaders import lands_of_card
from ludex.games.spirit_island.rules.land import count, fewest, is_coastal, lands_of, present_boards
from ludex.games.spirit_island.rules.lasting import FOREVER, until
from ludex.games.spirit_island.rules.moments import (
    blight_returns,
    board_setup,
    built,
    deck_setup,
    escalation,
    explore_over,
    explored,
    fear_removal,
    loss_check,
    order_matters,
)
from ludex.games.spirit_island.rules.pieces import put
from ludex.games.spirit_island.rules.scope import NOWHERE, decider
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import BLIGHT, BUILD, BUILDING, CITY, EXPLORER, TOWN, kind_of

TOWNS_EACH = 7
HEALS_SLOWLY = 601
"""Blight that lies beside the card, in a row of `lasting`."""
HEALED_EACH = 3
REBELLION = next(number for number, card in enumerate(EVENT_CARDS) if card.adversary == "france")


@loss_check("france-0")
@law("SI-14.8", "SI-2.6")
def sprawling_plantations(g: Island) -> str:
    """A town has to be placed, and the supply of seven for each player has none left."""
    supply = TOWNS_EACH * g.players
    if sum(map(len, g.people)) <= supply:
        return ""
    return "france" if sum(count(g, land, TOWN) for land in range(len(g.people))) > supply else ""


@escalation("france-0")
@law("SI-14.8")
def demand_for_new_cash_crops(g: Island, card: int, before: bool) -> Rule[None]:
    """After exploring, on each board a land of the explored terrain: blight where there is a town or city,
    otherwise a town."""
    if before:
        return
    for on in Act(g, clause="SI-14.8", shared=True).each_board():
        land = yield from on.pick("cash-crops", on.board_lands & lands_of_card(g, card))
        if land != NOWHERE:
            yield from on.at(land).add(1, BLIGHT if on.has(BUILDING, land) else TOWN)


@explored("france-1")
@law("SI-14.8")
def frontier_explorers(g: Island, land: int, card: int, had: bool) -> Rule[None]:
    """Not in set-up: where an explore has added invaders to a land that had no town or city, one more explorer."""
    if g.turn and not had:
        yield from Act(g, land=land, clause="SI-14.8").add(1, EXPLORER)


@deck_setup("france-2")
@law("SI-14.4", "SI-14.8")
def slave_labor(g: Island) -> Rule[None]:
    """The rebellion lies among the top events."""
    yield from lay_rebellion(g, REBELLION)


@built("france-2")
@law("SI-14.8")
def plantations(g: Island, land: int, kind: int) -> Rule[None]:
    """After a build in a land with two explorers or more, all but one of them become towns."""
    explorers = count(g, land, EXPLORER)
    if explorers >= 2:
        on = Act(g, decider(g, land), land, clause="SI-14.8", shared=True)
        yield from on.replace(explorers - 1, EXPLORER, TOWN)


@board_setup("france-3")
@law("SI-14.8")
def early_plantations(g: Island) -> Rule[None]:
    """On each board a town in the highest land without one, and a town in land 1."""
    for slot in present_boards(g):
        free = [land for land in lands_of(g, slot) if not count(g, land, TOWN)]
        if free:
            put(g, max(free), TOWN)
        put(g, slot * SPACES + 1, TOWN)
    yield from ()


@built("france-4")
@law("SI-14.8")
def triangle_trade(g: Island, land: int, kind: int) -> Rule[None]:
    """A city built on the coast brings a town to the adjacent land with the fewest towns."""
    if kind == CITY and is_coastal(g, land):
        on = Act(g, decider(g, land), land, clause="SI-14.8", shared=True)
        target = yield from on.pick("add-town", fewest(g, bits(g.chart.near[land]), TOWN))
        if target != NOWHERE:
            yield from on.add(1, TOWN, target)


@order_matters("france-4")
@law("SI-9.3")
def trades_next_door(g: Island, action: int, lands: list[int]) -> bool:
    """The town may come to a land where they are still to build."""
    return action == BUILD and any(
        is_coastal(g, land) and count(g, land, TOWN) > count(g, land, CITY) for land in lands
    )


@blight_returns("france-5")
@law("SI-14.8")
def slow_healing_ecosystem(g: Island, much: int) -> bool:
    """Removed blight waits here until there are three for each player; then all of it goes to the card."""
    row = next((row for row in g.lasting if row[0] == HEALS_SLOWLY), None)
    waiting = much + (row[2] if row else 0)
    if row:
        g.lasting.remove(row)
    if waiting >= HEALED_EACH * g.players:
        g.blight_left += waiting
        tell(g, "SI-14.8", "healed", count=waiting)
    else:
        until(g, FOREVER, HEALS_SLOWLY, waiting)
    return True


@explore_over("france-6")
@law("SI-14.8")
def persistent_explorers(g: Island, card: int, normal: bool) -> Rule[None]:
    """After the normal explore, on each board an explorer in a land without one."""
    if not normal:
        return
    for on in Act(g, clause="SI-14.8", shared=True).each_board():
        land = yield from on.pick("add-explorer", on.board_lands & ~on.where(EXPLORER))
        if land != NOWHERE:
            yield from on.add(1, EXPLORER, land)


@fear_removal("france-6")
@law("SI-14.8")
def explorers_stay(on: Act, one: int, land: int) -> Rule[bool]:
    """Fear cards never remove explorers; they may be pushed instead."""
    if kind_of(one) != EXPLORER:
        return False
    if (yield from on.at(land).may("push-instead")):
        yield from on.push_one(one, land)
    return True
