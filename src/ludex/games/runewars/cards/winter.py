"""Season cards of winter: they come before the winter limit."""

from __future__ import annotations

from ludex.core import Rule, ask
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.cards.season_words import best_bidder, choose_area, filled_dials, season_card
from ludex.games.runewars.printed.book import FOOD
from ludex.games.runewars.rules.areas import places
from ludex.games.runewars.rules.barren import freeze, may_freeze
from ludex.games.runewars.rules.beasts import drive, drives
from ludex.games.runewars.rules.decks import discard_tactics
from ludex.games.runewars.rules.power import (
    GUILDMASTER,
    bid,
    choose_dial,
    gain_influence,
    highest,
    lowest,
    players_in_order,
    season_loss,
)
from ludex.games.runewars.rules.runes import look_at, receive_dragon_rune
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import (
    CLOSED_MOUNTAINS,
    END_OF_SEASON,
    FAR,
    FOOD_COUNTS,
    NO_LIMIT_AT_FORTS,
    NOBODY,
)
from ludex.kit.hooks import last


@season_card("wi01")
@law("RW-4.2", "RW-6.6")
def bitter_cold(g: Runewars) -> Rule[None]:
    """Food counts one less."""
    last(g.lasting, FOOD_COUNTS, END_OF_SEASON, -1)
    yield from ()


@season_card("wi02")
@law("RW-4.2", "RW-6.6")
def mild_winter(g: Runewars) -> Rule[None]:
    """Food counts two more."""
    last(g.lasting, FOOD_COUNTS, END_OF_SEASON, 2)
    yield from ()


@season_card("wi03")
@law("RW-15.1", "RW-15.2", "RW-14.3")
def the_frozen_vault(g: Runewars) -> Rule[None]:
    """A dragon rune for the highest bidder; the lowest one loses a tactics card."""
    bids = yield from bid(g)
    if not bids:
        return
    best = yield from highest(g, bids)
    least = yield from lowest(g, bids)
    yield from receive_dragon_rune(g, best)
    yield from discard_tactics(g, least)


@season_card("wi04")
@law("RW-4.2", "RW-7.3a")
def blizzard(g: Runewars) -> Rule[None]:
    """Marches are shorter."""
    last(g.lasting, FAR, END_OF_SEASON, NOBODY, -1)
    yield from ()


@season_card("wi05")
@law("RW-4.2", "RW-8.5")
def starving_beasts(g: Runewars) -> Rule[None]:
    """Everybody may drive the neutral units of an area into another."""
    for seat in players_in_order(g):
        choice = yield ask("RW-8.5", seat, "drive", [DONE, *drives(g)])
        if choice != DONE:
            drive(g, seat, choice[1], choice[2])


@season_card("wi06")
@law("RW-4.2", "RW-6.2", "RW-19.4c")
def bandits_on_the_roads(g: Runewars) -> Rule[None]:
    """A wood or an ore of everybody is lost."""
    for seat in players_in_order(g):
        legal = [resource for resource in filled_dials(g, seat) if resource != FOOD]
        if not legal:
            continue
        if g.titles[GUILDMASTER] == seat:
            season_loss(g, seat, legal[0], 1)
            continue
        resource = yield from choose_dial(g, seat, "bandits", legal)
        season_loss(g, seat, resource, 1)


@season_card("wi07")
@law("RW-4.2", "RW-7.1a")
def buried_passes(g: Runewars) -> Rule[None]:
    """Nobody crosses mountains."""
    last(g.lasting, CLOSED_MOUNTAINS, END_OF_SEASON)
    yield from ()


@season_card("wi08")
@law("RW-15.1", "RW-12.3")
def secrets_by_the_fire(g: Runewars) -> Rule[None]:
    """The highest bidder looks at three rune tokens, and gains influence."""
    best = yield from best_bidder(g)
    if best == NOBODY:
        return
    yield from look_at(g, best, 3)
    gain_influence(g, best, 2)


@season_card("bwi1")
@law("RW-15.1", "RW-19.5l", "RW-20.2")
def unnatural_frost(g: Runewars) -> Rule[None]:
    """The highest bidder freezes two areas."""
    best = yield from best_bidder(g)
    if best == NOBODY:
        return
    frozen = NOBODY
    for _ in range(2):
        legal = [place for place in places(g) if may_freeze(g, place) and place != frozen]
        frozen = yield from choose_area(g, "RW-19.5l", best, "freeze", legal, may=True)
        if frozen == NOBODY:
            return
        freeze(g, frozen)


@season_card("bwi2")
@law("RW-4.2", "RW-19.5l", "RW-20.2")
def endless_winter(g: Runewars) -> Rule[None]:
    """Everybody freezes an area."""
    for seat in players_in_order(g):
        place = yield from choose_area(
            g, "RW-19.5l", seat, "freeze", [each for each in places(g) if may_freeze(g, each)]
        )
        if place != NOBODY:
            freeze(g, place)


@season_card("bwi3")
@law("RW-4.2", "RW-6.6")
def winter_quarters(g: Runewars) -> Rule[None]:
    """Strongholds feed all."""
    last(g.lasting, NO_LIMIT_AT_FORTS, END_OF_SEASON)
    yield from ()
