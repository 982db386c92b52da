"""Token events: what beasts and disease do on the island, after the main part of an event."""

from __future__ import annotations

from ludex.core import Rule
from ludex.core.law import law
from ludex.games.spirit_island.decks.events_choice import one_each_board
from ludex.games.spirit_island.decks.words import STRICKEN, each_board, each_land, move_one, pushes, skip_where
from ludex.games.spirit_island.printed.boards import places
from ludex.games.spirit_island.rules import pieces
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.events import token_event
from ludex.games.spirit_island.rules.land import board_of, most, present_boards
from ludex.games.spirit_island.rules.lasting import END_OF_PHASE, NO_DISEASE, until
from ludex.games.spirit_island.rules.scope import NOWHERE
from ludex.games.spirit_island.things import (
    BEASTS,
    BLIGHT,
    BUILDING,
    DAHAN,
    DISEASE,
    EXPLORER,
    INVADER,
    RAVAGE,
    TOWN,
    kind_of,
)


@token_event("beasts-attack")
@law("SI-13.6")
def beasts_attack(on: Act) -> Rule[None]:
    def attack(here: Act) -> Rule[None]:
        for _ in range(here.count(BEASTS)):
            lost = yield from here.damage(2)
            if any(kind_of(one) & BUILDING for one in lost):
                yield from here.remove(1, BEASTS)

    yield from each_land(on, on.where(BEASTS), attack)


@token_event("beasts-find-new-homes")
def beasts_find_new_homes(on: Act) -> Rule[None]:
    for here in on.each_board():
        land = yield from move_beasts(here)
        if land != NOWHERE and here.has(INVADER, land):
            here.fear(1)


def move_beasts(here: Act) -> Rule[int]:
    """One beasts of the board goes to an adjacent land without blight; where."""
    return (yield from move_one(here, pushes(here, here.board_lands, BEASTS, ~here.where(BLIGHT))))


@token_event("beasts-prowl")
def beasts_prowl(on: Act) -> Rule[None]:
    prowling = [(land, on.count(BEASTS, land)) for land in places(on.where(BEASTS))]
    for land, many in prowling:
        here = on.for_table(land)
        if here.has(INVADER):
            here.fear(many)
        else:
            yield from here.push(many, BEASTS)


@token_event("prey-on-the-unwary")
def prey_on_the_unwary(on: Act) -> Rule[None]:
    def prey(here: Act) -> Rule[None]:
        yield from here.destroy(here.count(BEASTS), EXPLORER)

    yield from each_land(on, on.where(BEASTS), prey)
    empty = 0
    for slot in present_boards(on.g):
        lands = on.g.chart.of_board[slot]
        empty |= lands if not lands & on.where(BEASTS) else 0
    land = yield from on.pick("where", empty)
    if land != NOWHERE:
        yield from on.add(1, BEASTS, land)


@token_event("savage-frenzy")
def savage_frenzy(on: Act) -> Rule[None]:
    def frenzy(here: Act) -> Rule[None]:
        for _ in range(here.count(BEASTS)):
            yield from here.destroy(1, EXPLORER)
            yield from here.damage(2)

    yield from each_land(on, on.where(BEASTS), frenzy)


@token_event("beasts-of-the-jungle")
def beasts_of_the_jungle(on: Act) -> Rule[None]:
    def come(here: Act) -> Rule[None]:
        yield from here.add(1, BEASTS)
        if here.has(INVADER):
            here.fear(1)

    yield from each_board(on, on.match("jungle") & ~on.where(BLIGHT), come)


@token_event("distant-hunt")
def distant_hunt(on: Act) -> Rule[None]:
    for here in on.each_board():
        land = yield from move_beasts(here)
        if land != NOWHERE:
            yield from here.at(land).damage(1)


@token_event("beasts-provoked")
def beasts_provoked(on: Act) -> Rule[None]:
    yield from each_board(on, on.where(TOWN) & ~on.where(BLIGHT), one_each_board(BEASTS))


@token_event("new-diseases")
@law("SI-8.10")
def new_diseases(on: Act) -> Rule[None]:
    lands = on.where(DAHAN) & on.where(INVADER)
    for _ in range((len(present_boards(on.g)) + 1) // 2):
        land = yield from on.pick("where", lands)
        if land == NOWHERE:
            return
        lands &= ~on.g.chart.of_board[board_of(land)]
        yield from on.add(1, DISEASE, land)
        pieces.damage_dahan(on.g, land, 2)


@token_event("lingering-plagues")
def lingering_plagues(on: Act) -> Rule[None]:
    yield from each_board(on, on.everywhere, one_each_board(DISEASE))
    until(on.g, END_OF_PHASE, NO_DISEASE)


@token_event("wheezelung-outbreak")
def wheezelung_outbreak(on: Act) -> Rule[None]:
    yield from outbreak(on, on.match("jungle", "wetland"))


@token_event("sandfever-outbreak")
def sandfever_outbreak(on: Act) -> Rule[None]:
    yield from outbreak(on, on.match("sands", "mountain"))


def outbreak(on: Act, lands: int) -> Rule[None]:
    """On each board disease where most towns and cities are, of these lands."""
    yield from each_board(on, lambda here: most(here.g, lands & here.board_lands, BUILDING), one_each_board(DISEASE))


@token_event("grim-toll")
@law("SI-8.10")
def grim_toll(on: Act) -> Rule[None]:
    def toll(here: Act) -> Rule[None]:
        yield from here.damage(2)
        pieces.damage_dahan(here.g, here.land, 2)

    yield from each_board(on, on.where(DISEASE), toll)


@token_event("stricken")
def stricken(on: Act) -> Rule[None]:
    skip_where(on, RAVAGE, STRICKEN)
    yield from ()
