"""Main parts of events that happen by the stage of the invasion, the level of terror or the state of the island: the
first half and the second."""

from __future__ import annotations

from typing import Final

from ludex.core import Option, Rule, verb
from ludex.core.law import law
from ludex.games.spirit_island.decks.events_choice import one_each_board
from ludex.games.spirit_island.decks.fear_base import SMALL
from ludex.games.spirit_island.decks.words import (
    Lands,
    around,
    damage_by_strife,
    each_board,
    each_land,
    health,
    lands_with,
    lose_own,
    move_one,
    next_ravage_deals,
    prevents,
    pushes,
)
from ludex.games.spirit_island.printed.boards import FARTHEST, bits, places
from ludex.games.spirit_island.printed.cards import EVENT_CARDS, INVADER_CARDS
from ludex.games.spirit_island.rules import pieces
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.blight import add_blight, take_from_card
from ludex.games.spirit_island.rules.cards import cards_of, forget
from ludex.games.spirit_island.rules.end import complete
from ludex.games.spirit_island.rules.events import afterwards, event, impossible, lay_rebellion, main_event
from ludex.games.spirit_island.rules.invaders import build_lands, lands_of_card, ravage_lands, within_reach
from ludex.games.spirit_island.rules.land import (
    any_presence,
    any_sacred,
    board_of,
    count,
    most,
    next_to,
    present_boards,
)
from ludex.games.spirit_island.rules.lasting import END_OF_PHASE, RAVAGES_MORE, rows, this_turn, until
from ludex.games.spirit_island.rules.moments import (
    EVENTS,
    card_begins,
    explore_more,
    explore_sources,
    explores_as,
    phase_part,
    ravage_total,
)
from ludex.games.spirit_island.rules.options import MORE_VERBS
from ludex.games.spirit_island.rules.scope import NOWHERE, decider
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import (
    BLIGHT,
    BUILDING,
    CITY,
    DAHAN,
    EXPLORE,
    EXPLORER,
    INVADER,
    OCEAN,
    TOWN,
)

MORE_VERBS.append(verb("terrain", terrain="terrain"))
NUMBERS: Final = {card.id: number for number, card in enumerate(EVENT_CARDS)}

MORE_EXPLORERS: Final = 500
"""every explored land gets one more"""
HUNTED_PRESENCE: Final = 501
"""how much more damage a ravage deals where there is presence"""
MOBS: Final = 502
"""how much more damage a ravage deals where there are three invaders or more"""
FARTHER: Final = 503
"""explorers come from one land farther away"""
FARMLAND: Final = 504
"""board, land: once on this board a town comes instead of an explorer, to this land if it can be"""
STRANGE_TALES: Final = 505
"""explorers come to sacred sites when the cards have advanced"""
FORTIFICATION: Final = 506
"""invaders build in a terrain that no card shows, when the cards have advanced"""
MOB: Final = 3


# ---------------------------------------------------------------------------------------------- what several events say


def blight_boards(on: Act, lands: Lands, price: int = 0, kinds: int = 0) -> Rule[None]:
    """On each board (with any of these) blight comes to such a land. Presence destroyed there may prevent it."""
    for here in on.each_board():
        if kinds and not here.where(kinds) & here.board_lands:
            continue
        fitting = lands(here) & here.board_lands
        if fitting and not (price and (yield from prevents(here, price))):
            land = yield from here.pick("where", fitting)
            yield from here.at(land).add(1, BLIGHT)


def shown(g: Island) -> set[int]:
    """Terrains on the cards under the invaders' actions."""
    return {
        terrain
        for card in (*g.ravage, *g.build, *g.explore, *g.immigration)
        for terrain in INVADER_CARDS[card].terrains
    }


def unshown_terrain(on: Act) -> Rule[int]:
    """A terrain that no card under an action shows, chosen by the players; -1 if there is none."""
    options: list[Option] = [("terrain", terrain) for terrain in range(OCEAN) if terrain not in shown(on.g)]
    if not options:
        return -1
    choice = yield from on.ask("terrain", options)
    return int(choice[1])


def from_coast(g: Island, land: int) -> int:
    """How many lands away the coast is."""
    return next(steps for steps in range(FARTHEST) if g.chart.within[steps][land] & g.chart.coastal)


@explore_more(EVENTS)
def one_more_explorer(g: Island, land: int, number: int) -> int:
    return number + len(rows(g, MORE_EXPLORERS)) if number else 0


@explore_sources(EVENTS)
def from_farther_away(g: Island, lands: int) -> int:
    return lands | g.chart.coastal | next_to(g, lands) if rows(g, FARTHER) else lands


@ravage_total(EVENTS)
@law("SI-9.4")
def more_in_some_lands(g: Island, land: int, damage: int) -> int:
    if g.lasting:
        for (more,) in rows(g, HUNTED_PRESENCE):
            damage += more if any_presence(g) >> land & 1 else 0
        for (more,) in rows(g, MOBS):
            damage += more if count(g, land, INVADER) >= MOB else 0
    return damage


@phase_part(EVENTS)
def after_the_advance(g: Island, part: str) -> Rule[None]:
    """Events that wait until the invader cards have advanced."""
    if part != "over":
        return
    if rows(g, STRANGE_TALES):
        on = Act(g, event=NUMBERS["strange-tales-attract-explorers"], clause="SI-13.1", shared=True)
        yield from each_land(on, any_sacred(g) & g.chart.all_lands, one_each_board(EXPLORER))
        yield from complete(g)
    if rows(g, FORTIFICATION):
        on = Act(g, event=NUMBERS["strange-tales-attract-explorers"], clause="SI-13.1", shared=True)
        terrain = yield from unshown_terrain(on)
        if terrain >= 0:
            yield from build_lands(g, -1, g.chart.of_terrain[terrain], normal=False)


# ---------------------------------------------------------------------------------------------------- by invasion stage


@main_event("seeking-the-interior")
def seeking_the_interior(on: Act, which: int) -> Rule[None]:
    def go_inland(here: Act) -> Rule[None]:
        yield from here.push(1, EXPLORER, to=here.g.chart.inland)

    if which == 1:
        yield from each_land(on, on.match("coastal") & on.where(EXPLORER), go_inland)
        return
    land = yield from on.pick("where", most(on.g, on.everywhere, INVADER))
    if land != NOWHERE:
        here = on.for_table(land)
        left = bits(here.around())
        while left and here.has(SMALL):
            gone = yield from here.push(1, SMALL, to=left)
            if not gone:
                break
            left &= ~(1 << gone[0][1])


@main_event("wave-of-reconnaissance")
def wave_of_reconnaissance(on: Act, which: int) -> Rule[None]:
    def urbanize(here: Act) -> Rule[None]:
        yield from here.replace((here.count(TOWN) + 1) // 2, TOWN, CITY)

    if which == 1:
        this_turn(on.g, MORE_EXPLORERS)
    else:
        yield from each_land(on, lands_with(on, TOWN, 2), urbanize)


@main_event("interesting-discoveries")
def interesting_discoveries(on: Act, which: int) -> Rule[None]:
    def discover(here: Act) -> Rule[None]:
        yield from here.gather(1, EXPLORER)
        yield from here.add(1, EXPLORER)

    if which == 1:
        yield from each_board(on, on.spirit_sites, discover)
    else:
        this_turn(on.g, RAVAGES_MORE, 1)


@main_event("strange-tales-attract-explorers")
def strange_tales_attract_explorers(on: Act, which: int) -> Rule[None]:
    if which == 1:
        on.fear(sum(1 for me in on.each_spirit() if me.sites))
        until(on.g, END_OF_PHASE, STRANGE_TALES)
    else:
        until(on.g, END_OF_PHASE, FORTIFICATION)
    yield from ()


@impossible("slave-rebellion")
def not_against_france(g: Island) -> bool:
    return g.adversary != "france"


@main_event("slave-rebellion")
def slave_rebellion(on: Act, which: int) -> Rule[None]:
    def revolt(here: Act) -> Rule[None]:
        yield from here.add_strife(here.land, TOWN)

    if which == 1:
        yield from each_board(on, on.where(TOWN), revolt)
        return
    for here in on.each_board():
        land = yield from here.pick("where", here.board_lands & here.where(TOWN))
        if land != NOWHERE:
            yield from here.destroy(1, TOWN, land=land)
        yield from strife_to_two(here)
    yield from damage_by_strife(on)


def strife_to_two(here: Act) -> Rule[None]:
    """Strife to two different towns or cities of the board."""
    g = here.g
    done = (NOWHERE, 0)
    for _ in range(2):
        options: list[Option] = []
        for land in places(here.board_lands & here.where(BUILDING)):
            there = pieces.listed(g, land, BUILDING)
            if land == done[0] and done[1] in there:
                there.remove(done[1])
            options += [("strife", land, one) for one in sorted(set(there))]
        if not options:
            return
        choice = yield from here.ask("strife", options)
        done = choice[1], pieces.add_strife(g, choice[1], choice[2])


@afterwards("slave-rebellion")
@law("SI-14.4", "SI-13.1")
def draw_again(on: Act, which: int) -> Rule[bool]:
    """Another event is drawn; then a small uprising goes back into the deck, a rebellion is discarded."""
    yield from event(on.g)
    if which == 1:
        yield from lay_rebellion(on.g, on.event)
    return which == 1


# ------------------------------------------------------------------------------------------------------ by terror level


@main_event("cultural-assimilation")
def cultural_assimilation(on: Act, which: int) -> Rule[None]:
    def assimilate(here: Act) -> Rule[None]:
        yield from here.replace(1, DAHAN, TOWN)

    def reprisal(here: Act) -> Rule[None]:
        pieces.damage_dahan(here.g, here.land, 3)
        yield from ()

    def alone_near_a_city(here: Act) -> int:
        near = here.where(CITY) | around(here, CITY)
        return near & here.where(DAHAN) & ~lands_with(here, DAHAN, 2)

    if which == 1:
        yield from each_board(on, alone_near_a_city, assimilate)
    else:
        yield from each_board(on, lambda here: here.where(DAHAN) & here.where(BUILDING), reprisal)


@main_event("investigation-of-dangers")
def investigation_of_dangers(on: Act, which: int) -> Rule[None]:
    if which == 1:
        yield from each_board(on, lambda here: here.everywhere & ~here.where(INVADER | DAHAN), one_each_board(EXPLORER))
    else:
        this_turn(on.g, HUNTED_PRESENCE, 3)


@main_event("distant-exploration")
def distant_exploration(on: Act, which: int) -> Rule[None]:
    if which == 1:
        this_turn(on.g, FARTHER)
    else:
        this_turn(on.g, MOBS, 3)
    yield from ()


# ------------------------------------------------------------------------------------------- by the state of the island


@main_event("putting-down-roots")
def putting_down_roots(on: Act, which: int) -> Rule[None]:
    def settle(here: Act) -> Rule[None]:
        yield from here.replace(1, EXPLORER, TOWN)

    if which == 1:
        yield from each_board(on, on.match("inland") & on.where(EXPLORER), settle)
    else:
        yield from blight_boards(on, lambda here: here.match("inland"), 3, INVADER)


@main_event("search-for-new-lands")
def search_for_new_lands(on: Act, which: int) -> Rule[None]:
    def search(here: Act) -> Rule[None]:
        yield from here.push(1, EXPLORER, to=~here.where(INVADER))

    if which == 1:
        yield from each_land(on, lands_with(on, EXPLORER, 2), search)
    else:
        yield from blight_boards(on, lambda here: here.match("coastal"), 2, INVADER)


@main_event("invaders-surge-inland")
def invaders_surge_inland(on: Act, which: int) -> Rule[None]:
    if which == 2:
        yield from blight_boards(on, lambda here: here.where(BUILDING) | around(here, BUILDING), 2)
        return
    for here in on.each_board():
        ways = inland_ways(here, here.board_lands & here.match("coastal"))
        land = yield from move_one(here, ways)
        if land != NOWHERE:
            moved = here.g.moved[-1][0]
            yield from move_one(here, [way for way in inland_ways(here, 1 << land) if way[1] == moved], may=True)


def inland_ways(on: Act, lands: int) -> list[Option]:
    """Every way to move a town out of these lands to one that is farther from the coast."""
    return [
        way for way in pushes(on, lands, TOWN, on.g.chart.inland) if from_coast(on.g, way[3]) > from_coast(on.g, way[2])
    ]


@main_event("tight-knit-communities")
def tight_knit_communities(on: Act, which: int) -> Rule[None]:
    if which == 1:
        health(on, BUILDING, 1)
    else:
        yield from blight_boards(on, lambda here: around(here, BLIGHT), 2)


@main_event("well-prepared-explorers")
def well_prepared_explorers(on: Act, which: int) -> Rule[None]:
    if which == 1:
        health(on, EXPLORER, 1)
    else:
        yield from blight_boards(on, lambda here: around(here, BLIGHT), 2)


@main_event("population-rises")
def population_rises(on: Act, which: int) -> Rule[None]:
    if which == 1:
        yield from each_board(on, on.where(SMALL), one_each_board(TOWN))
        return
    for me in on.each_spirit():
        ways = [1] if sum(me.g.presence[me.me]) >= 2 else []
        ways += [2] if len(cards_of(me.g, me.me)) >= 2 else []
        match (yield from me.choose_of((*ways, 3))):
            case 1:
                yield from lose_own(me, 2)
            case 2:
                yield from forget(me, me.me)
                yield from forget(me, me.me)
            case _:
                yield from take_from_card(me)


@main_event("urban-development")
def urban_development(on: Act, which: int) -> Rule[None]:
    def fester(here: Act) -> Rule[None]:
        yield from add_blight(here, here.land, cascades=False)

    if which == 1:
        next_ravage_deals(on, CITY, 2)
        return
    for here in on.each_board():
        if here.where(INVADER) & here.board_lands:
            land = yield from here.pick("where", lands_with(here, BLIGHT, 2) & here.board_lands)
            if land != NOWHERE:
                yield from fester(here.at(land))


@main_event("heavy-farming")
def heavy_farming(on: Act, which: int) -> Rule[None]:
    if which == 1:
        next_ravage_deals(on, TOWN, 1)
    else:
        yield from blight_boards(on, lambda here: here.where(CITY), 2)


@main_event("promising-farmland")
def promising_farmland(on: Act, which: int) -> Rule[None]:
    g = on.g
    if which == 1:
        for slot in present_boards(g):
            this_turn(g, FARMLAND, slot, NOWHERE)
        return
    terrain = yield from unshown_terrain(on)
    if terrain < 0:
        return
    lands = 0
    for here in on.each_board():
        there = g.chart.of_terrain[terrain] & here.board_lands & here.where(INVADER)
        if there and not (yield from prevents(here, 2)):
            lands |= there
    yield from ravage_lands(g, places(lands), normal=False)


@card_begins(EVENTS)
def choose_farmland(g: Island, action: int, card: int) -> Rule[None]:
    """The players choose where on each board the explore brings a town."""
    if action != EXPLORE or not rows(g, FARMLAND):
        return
    coming = lands_of_card(g, card) & within_reach(g)
    for row in [row for row in g.lasting if row[0] == FARMLAND]:
        lands = [land for land in places(coming & g.chart.of_board[row[2]]) if not g.wilds[land]]
        if lands:
            on = Act(g, decider(g, lands[0]), event=NUMBERS["promising-farmland"], clause="SI-13.1", shared=True)
            row[3] = yield from on.pick("where", lands)


@explores_as(EVENTS)
def town_for_an_explorer(g: Island, land: int, kind: int) -> int:
    """The chosen land gets the town; if that was prevented, the next land of the board."""
    for row in g.lasting:
        if row[0] == FARMLAND and row[2] == board_of(land) and land >= row[3]:
            g.lasting.remove(row)
            return TOWN
    return kind
