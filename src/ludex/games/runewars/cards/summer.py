"""Season cards of summer: they come before the Quest Phase."""

from __future__ import annotations

from ludex.core import Option, Rule, ask, tell
from ludex.core.law import law
from ludex.games.runewars.cards.season_words import best_bidder, choose_area, season_card
from ludex.games.runewars.printed.book import FOOD
from ludex.games.runewars.rules.areas import (
    controlled,
    controller,
    heroes_of,
    places,
    units_of,
)
from ludex.games.runewars.rules.barren import desolate, lost_city_found, lost_city_place, may_desolate, place_lost_city
from ludex.games.runewars.rules.cities import cities, raze_city
from ludex.games.runewars.rules.decks import draw_quests
from ludex.games.runewars.rules.heroes import heal
from ludex.games.runewars.rules.power import bid, lowest, players_in_order, season_loss
from ludex.games.runewars.rules.runes import look_around, place_rune
from ludex.games.runewars.rules.units import destroy
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import DRAGON_RUNE, END_OF_PHASE, HERO_FAR, NOBODY, TRAIN_BEFORE_DUEL
from ludex.kit.hooks import last

CROWD = 6
"""So many units draw the plague."""


@season_card("su01")
@law("RW-15.1", "RW-15.2", "RW-14.4", "RW-20.2")
def power_for_the_pious(g: Runewars) -> Rule[None]:
    """A dragon rune for everybody but the lowest bidder, who says where they are placed."""
    bids = yield from bid(g)
    if not bids:
        return
    last_one = yield from lowest(g, bids)
    for seat in players_in_order(g):
        if seat != last_one and g.runes_left[DRAGON_RUNE]:
            yield from place_rune(g, seat, DRAGON_RUNE, chooser=last_one)


@season_card("su02")
@law("RW-15.1", "RW-19.6b")
def sacked_city(g: Runewars) -> Rule[None]:
    """The highest bidder destroys a city."""
    best = yield from best_bidder(g)
    if best == NOBODY:
        return
    place = yield from choose_area(g, "RW-4.2", best, "raze-city", cities(g))
    if place != NOBODY:
        raze_city(g, best, place)


@season_card("su03")
@law("RW-4.2", "RW-13.1")
def call_for_heroes(g: Runewars) -> Rule[None]:
    """A quest for everybody."""
    for seat in players_in_order(g):
        yield from draw_quests(g, seat, 1)


@season_card("su04")
@law("RW-4.2", "RW-6.2")
def drought(g: Runewars) -> Rule[None]:
    """A food of everybody is lost."""
    for seat in players_in_order(g):
        season_loss(g, seat, FOOD, 1)
    yield from ()


@season_card("su05")
@law("RW-4.2")
def plague(g: Runewars) -> Rule[None]:
    """A unit dies wherever somebody has six."""
    for seat in players_in_order(g):
        for place in controlled(g, seat):
            if len(units_of(g, seat, place)) >= CROWD:
                options: list[Option] = [("lose", one, place) for one in sorted(set(g.units[place]))]
                choice = yield ask("RW-4.2", seat, "plague", options, about={"place": place})
                destroy(g, place, choice[1])


@season_card("su06")
@law("RW-15.1", "RW-7.7")
def portals_of_the_council(g: Runewars) -> Rule[None]:
    """The heroes of the highest bidder go anywhere."""
    best = yield from best_bidder(g)
    if best == NOBODY:
        return
    for hero in heroes_of(g, best):
        options: list[Option] = [("lead", hero, place) for place in places(g)]
        choice = yield ask("RW-4.2", best, "portal-hero", options, about={"hero": hero})
        if choice[2] != g.hero_place[hero]:
            g.hero_place[hero] = choice[2]
            tell(g, "RW-4.2", "hero-moves", who=best, hero=hero, place=choice[2])
    look_around(g)


@season_card("su07")
@law("RW-4.2", "RW-12.5a")
def long_days_of_summer(g: Runewars) -> Rule[None]:
    """Heroes move three areas."""
    last(g.lasting, HERO_FAR, END_OF_PHASE, 1)
    yield from ()


@season_card("su08")
@law("RW-4.2", "RW-12.4")
def pilgrims_of_kellos(g: Runewars) -> Rule[None]:
    """A damage of every hero is healed."""
    for hero, place in enumerate(g.hero_place):
        if place >= 0:
            yield from heal(g, hero, 1)


@season_card("bsu1")
@law("RW-19.5", "RW-19.5f", "RW-20.2")
def winds_of_al_kalim(g: Runewars) -> Rule[None]:
    """Everybody desolates an area that nobody controls."""
    for seat in players_in_order(g):
        legal = [place for place in places(g) if controller(g, place) == NOBODY and may_desolate(g, place)]
        place = yield from choose_area(g, "RW-19.5", seat, "desolate", legal)
        if place != NOBODY:
            desolate(g, place)


@season_card("bsu2")
@law("RW-15.1", "RW-19.6", "RW-19.6d")
def rumors_of_the_golden_city(g: Runewars) -> Rule[None]:
    """The highest bidder finds the Lost City; if that cannot be, two quests."""
    best = yield from best_bidder(g)
    if best == NOBODY:
        return
    if lost_city_found(g) or lost_city_place(g) == NOBODY:
        yield from draw_quests(g, best, 2)
        return
    choice = yield ask("RW-19.6", best, "lost-city", [("yes",), ("no",)])
    if choice == ("yes",):
        place_lost_city(g)


@season_card("bsu3")
@law("RW-4.2", "RW-12.6")
def trial_of_champions(g: Runewars) -> Rule[None]:
    """Who starts a duel trains first."""
    last(g.lasting, TRAIN_BEFORE_DUEL, END_OF_PHASE)
    yield from ()
