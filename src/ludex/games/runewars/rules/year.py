"""RW-4: the year: a Season card with its main text and its secondary ability, then the Orders of all players."""

from __future__ import annotations

from ludex.core import Option, Rule, Together, ask, tell
from ludex.core.law import law
from ludex.games.runewars.cards.heroes import summer_begins
from ludex.games.runewars.cards.rewards import crown_of_command
from ludex.games.runewars.cards.seasons import season_card
from ludex.games.runewars.printed.book import FOOD, ORDERS, SEASON_CARDS, SEASONS, SUMMER, WINTER, book
from ludex.games.runewars.rules.areas import MOST_UNITS, alive, controlled, units_of
from ludex.games.runewars.rules.decks import FATE, draw_tactics
from ludex.games.runewars.rules.elimination import look_who_is_out
from ludex.games.runewars.rules.movement import activate
from ludex.games.runewars.rules.power import WIZARDS_COUNCIL, by_influence, gain_influence
from ludex.games.runewars.rules.turn import next_turn
from ludex.games.runewars.rules.units import destroy, stand_all_up
from ludex.games.runewars.rules.victory import check_victory_card, final_count, last_one, last_year
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import (
    END_OF_SEASON,
    END_OF_YEAR,
    FOOD_COUNTS,
    HALTED,
    NO_LIMIT_AT_FORTS,
    NOBODY,
    SPRING_BEGINS,
    fort_seat,
)
from ludex.kit.hooks import happens, lasting

FALL_INFLUENCE = 2


@law("RW-4.1", "RW-4.2", "RW-15.3", "RW-15.6a", "RW-16.4")
def season(g: Runewars) -> Rule[None]:
    """The top card of the season's deck: its main text. A victory card on it is looked at first."""
    for seat in range(g.players):
        g.tactics[seat] = sorted(g.tactics[seat] + g.fresh[seat])
        g.fresh[seat].clear()
    tell(g, "RW-4.1", "season", year=g.year, season=g.season)
    if g.season == SUMMER:
        summer_begins(g)
    yield from check_victory_card(g)
    g.season_card = g.seasons[g.season].pop()
    g.show()
    tell(g, "RW-4.2", "season-card", season_card=g.season_card)
    if book(g).seasons[g.season_card].council and g.titles[WIZARDS_COUNCIL] != NOBODY:
        gain_influence(g, g.titles[WIZARDS_COUNCIL], 1)
    g.step = "season-text"


@law("RW-4.2", "RW-4.2a")
def season_text(g: Runewars) -> Rule[None]:
    yield from season_card[SEASON_CARDS[g.season_card]](g)
    g.season_discard.append(g.season_card)
    yield from look_who_is_out(g)
    last_one(g)
    g.step = f"secondary-{SEASONS[g.season]}"


# -------------------------------------------------------------------------------------------------- secondary abilities


@law("RW-4.3a", "RW-7.5", "RW-19.5m")
def spring(g: Runewars) -> Rule[None]:
    """Activation tokens and Orders come back, a cryomancy token leaves each area, all figures stand up."""
    for seat in range(g.players):
        g.activated[seat].clear()
        g.orders[seat].clear()
    for seat, place in lasting(g.lasting, HALTED):
        activate(g, seat, place)
    happens(g.lasting, SPRING_BEGINS)
    g.ice = [max(0, count - 1) for count in g.ice]
    stand_all_up(g)
    tell(g, "RW-4.3a", "spring")
    g.step = "choose"
    yield from ()


@law("RW-4.3b", "RW-12.5")
def summer(g: Runewars) -> Rule[None]:
    """The Quest Phase."""
    tell(g, "RW-4.3b", "quest-phase")
    g.step = "quest-phase"
    yield from ()


@law("RW-4.3", "RW-4.3c")
def fall(g: Runewars) -> Rule[None]:
    """The Fate discards are shuffled into the deck; everybody takes two influence or a Tactics card."""
    cards, g.fate_discard[:] = g.fate_discard[:], []
    yield from FATE.shuffle_in(g, cards)
    for seat in [each for each in g.order_of_play if not g.out[each]]:
        choice = yield ask("RW-4.3c", seat, "fall", [("take_influence",), ("take_tactics",)])
        if choice[0] == "take_influence":
            gain_influence(g, seat, FALL_INFLUENCE)
        else:
            yield from draw_tactics(g, seat, 1)
        crown_of_command(g, seat)
    g.step = "choose"


@law("RW-4.3", "RW-4.3d", "RW-6.6")
def winter(g: Runewars) -> Rule[None]:
    """In every area no more units than the food dial shows."""
    more = sum(by for (by,) in lasting(g.lasting, FOOD_COUNTS))
    sheltered = any(True for _ in lasting(g.lasting, NO_LIMIT_AT_FORTS))
    for seat in [each for each in g.order_of_play if not g.out[each]]:
        most = max(0, min(MOST_UNITS, g.dials[seat][FOOD] + more))
        for place in controlled(g, seat):
            if sheltered and fort_seat(g.forts[place]) == seat:
                continue
            yield from starve(g, seat, place, most)
    yield from look_who_is_out(g)
    last_one(g)
    g.step = "choose"


@law("RW-6.6", "RW-19.8a")
def starve(g: Runewars, seat: int, place: int, most: int) -> Rule[None]:
    units = units_of(g, seat, place)
    left = len(units) - most
    while left > 0:
        options: list[Option] = [("lose", one, place) for one in sorted(set(g.units[place]))]
        choice = yield ask("RW-6.6", seat, "starve", options, about={"place": place, "count": left})
        destroy(g, place, choice[1])
        left -= 1


# -------------------------------------------------------------------------------------------------------------- Orders


@law("RW-4.4")
def choose(g: Runewars) -> Rule[None]:
    """Everybody lays an Order face down; all are revealed together."""
    seats = alive(g)
    chosen: dict[int, Option] = yield Together(
        *(ask("RW-4.4", seat, "order", orders_in_hand, g, seat) for seat in seats)
    )
    for seat in seats:
        g.chosen[seat] = chosen[seat][1]
    for seat in seats:
        tell(g, "RW-4.4", "order", who=seat, order=g.chosen[seat])
    g.order_of_play = play_order(g, seats)
    g.queue = g.order_of_play[:]
    next_turn(g)


def orders_in_hand(g: Runewars, seat: int) -> list[Option]:
    return [("order", order) for order in range(len(ORDERS)) if order not in g.orders[seat]]


@law("RW-1.10")
def play_order(g: Runewars, seats: list[int]) -> list[int]:
    """The lowest Order first; ties: more influence, then higher starting influence."""
    ranked = by_influence(g, seats)
    return sorted(ranked, key=lambda seat: g.chosen[seat])


@law("RW-4.1", "RW-16.2")
def season_over(g: Runewars) -> Rule[None]:
    happens(g.lasting, END_OF_SEASON)
    if g.season == WINTER:
        if g.year >= last_year(g):
            final_count(g)
        g.year += 1
        happens(g.lasting, END_OF_YEAR)
    g.season = (g.season + 1) % len(SEASONS)
    g.step = "season"
    yield from ()
