"""Season cards of fall."""

from __future__ import annotations

from ludex.core import Option, Rule, ask
from ludex.core.law import law
from ludex.games.runewars.cards.objectives import is_opposed
from ludex.games.runewars.cards.season_words import best_bidder, choose_area, filled_dials, raise_one, season_card
from ludex.games.runewars.printed.book import FOOD, ORE, RESOURCES, WOOD
from ludex.games.runewars.rules.areas import controlled, heroes_of, is_neutral_type, left_of
from ludex.games.runewars.rules.barren import barren_areas, clear
from ludex.games.runewars.rules.decks import draw_tactics
from ludex.games.runewars.rules.heroes import desert, receive_reward
from ludex.games.runewars.rules.power import (
    bid,
    choose_dial,
    gain_influence,
    lose_influence,
    lowest,
    players_in_order,
    season_loss,
    turn_dial,
)
from ludex.games.runewars.rules.retreat import neutrals_retreat
from ludex.games.runewars.rules.runes import must_reveal, receive_dragon_rune
from ludex.games.runewars.rules.units import take
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NOBODY, kind_of

LOYALTY, ALLIANCE, TAX = 2, 1, 2
"""What it costs to keep a hero or an alliance, and what a tax brings: influence."""
RICH, STOCKED = 8, 5


@season_card("fa01")
@law("RW-12.9", "RW-12.2")
def questioned_loyalties(g: Runewars) -> Rule[None]:
    """Heroes of the opposed alignment want influence, or they desert."""
    for seat in players_in_order(g):
        for hero in [each for each in heroes_of(g, seat) if is_opposed(g, seat, each)]:
            options: list[Option] = [("yes",), ("no",)] if g.influence[seat] >= LOYALTY else [("no",)]
            choice = yield ask("RW-12.9", seat, "loyalty", options, about={"hero": hero, "count": LOYALTY})
            if choice == ("yes",):
                lose_influence(g, seat, LOYALTY)
            else:
                yield from desert(g, hero)


@season_card("fa02")
@law("RW-4.2", "RW-6.1")
def bountiful_harvest(g: Runewars) -> Rule[None]:
    """A food for everybody, and perhaps something else."""
    for seat in players_in_order(g):
        turn_dial(g, seat, FOOD, 1)
        yield from raise_one(g, seat, [WOOD, ORE])


@season_card("fa03")
@law("RW-4.2", "RW-15.6")
def preparations_for_war(g: Runewars) -> Rule[None]:
    """A tactics card for everybody."""
    for seat in players_in_order(g):
        yield from draw_tactics(g, seat, 1)


@season_card("fa04")
@law("RW-15.1", "RW-4.2")
def auction_of_relics(g: Runewars) -> Rule[None]:
    """A hero of the highest bidder receives a reward."""
    best = yield from best_bidder(g)
    heroes = heroes_of(g, best) if best != NOBODY else []
    if heroes:
        choice = yield ask("RW-4.2", best, "relic", [("hero", hero) for hero in heroes])
        yield from receive_reward(g, choice[1])


@season_card("fa05")
@law("RW-4.2", "RW-6.2")
def war_taxes(g: Runewars) -> Rule[None]:
    """Everybody may give a resource for influence."""
    for seat in players_in_order(g):
        resource = yield from choose_dial(g, seat, "tax", filled_dials(g, seat), may=True)
        if resource != NOBODY:
            turn_dial(g, seat, resource, -1)
            gain_influence(g, seat, TAX)


@season_card("fa06")
@law("RW-10.4", "RW-8.3")
def shifting_alliances(g: Runewars) -> Rule[None]:
    """Allies want an influence in every area, or they go."""
    for seat in players_in_order(g):
        for place in controlled(g, seat):
            allies = [one for one in g.units[place] if is_neutral_type(kind_of(one))]
            if not allies:
                continue
            options: list[Option] = [("yes",), ("no",)] if g.influence[seat] >= ALLIANCE else [("no",)]
            choice = yield ask("RW-4.2", seat, "alliance", options, about={"place": place, "count": ALLIANCE})
            if choice == ("yes",):
                lose_influence(g, seat, ALLIANCE)
                continue
            for one in allies:
                take(g, place, one)
            yield from neutrals_retreat(g, place, allies, left_of(g, seat))


@season_card("fa07")
@law("RW-15.1", "RW-14.3")
def the_rune_unearthed(g: Runewars) -> Rule[None]:
    """A dragon rune for the highest bidder."""
    best = yield from best_bidder(g)
    if best != NOBODY:
        yield from receive_dragon_rune(g, best)


@season_card("fa08")
@law("RW-4.2", "RW-15.7")
def cutpurses(g: Runewars) -> Rule[None]:
    """Nobody keeps more than eight influence."""
    for seat in players_in_order(g):
        lose_influence(g, seat, max(0, g.influence[seat] - RICH))
    yield from ()


@season_card("bfa1")
@law("RW-15.1", "RW-15.2", "RW-19.3")
def exposed_plots(g: Runewars) -> Rule[None]:
    """The lowest bidder reveals a rune token."""
    bids = yield from bid(g)
    if bids:
        seat = yield from lowest(g, bids)
        yield from must_reveal(g, seat)


@season_card("bfa2")
@law("RW-15.1", "RW-19.5b")
def restoring_the_land(g: Runewars) -> Rule[None]:
    """The highest bidder restores two barren areas."""
    best = yield from best_bidder(g)
    if best == NOBODY:
        return
    for _ in range(2):
        place = yield from choose_area(g, "RW-19.5b", best, "restore", barren_areas(g), may=True)
        if place == NOBODY:
            return
        clear(g, place)


@season_card("bfa3")
@law("RW-4.2", "RW-6.2")
def price_of_war(g: Runewars) -> Rule[None]:
    """Full dials fall."""
    for seat in players_in_order(g):
        for resource in range(len(RESOURCES)):
            if g.dials[seat][resource] > STOCKED:
                season_loss(g, seat, resource, 1)
    yield from ()
