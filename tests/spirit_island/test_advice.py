"""What the steward is told about Spirit Island: what is better is worth more, and habits do the obvious."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from ludex.agents.steward import StewardAgent, as_known, look
from ludex.core import Decision, Playout
from ludex.games.spirit_island.advice import ADVICE
from ludex.games.spirit_island.advice.habit import DEPTH, FEWER_PRESENCE, consider, depth, habit, pivotal
from ludex.games.spirit_island.advice.land import Outlook, land_cost
from ludex.games.spirit_island.advice.plays import after_invaders, best_plays
from ludex.games.spirit_island.advice.value import value
from ludex.games.spirit_island.advice.worth import card_worth, track_worth
from ludex.games.spirit_island.printed.cards import INVADER_CARDS
from ludex.games.spirit_island.printed.powers import MINORS, NUMBER, SPIRITS
from ludex.games.spirit_island.rules.growth import FROM_ISLAND
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import CITY, DAHAN, EXPLORER, JUNGLE, TOWN, piece
from tests.spirit_island.table import EARTH, GAME, RIVER, island, put

JUNGLES = next(card.number for card in INVADER_CARDS if card.terrains == (JUNGLE,) and not card.coastal)


def more_fear(g: Island) -> None:
    g.fear += 1


def fewer_towns(g: Island) -> None:
    g.people[3].remove(piece(TOWN))


def more_blight_left(g: Island) -> None:
    g.blight_left += 1


def more_presence(g: Island) -> None:
    g.presence[0][5] += 1


def more_plays(g: Island) -> None:
    g.bottom[0] += 1


@pytest.mark.parametrize("better", [more_fear, fewer_towns, more_blight_left, more_presence, more_plays])
def test_what_is_better_is_worth_more(better: Callable[[Island], None]) -> None:
    g = island(RIVER)
    g.blight_left = 2
    put(g, 3, town=2, city=1)
    before = value(g, 0)
    better(g)
    assert value(g, 0) > before


def test_a_card_in_hand_is_worth_more_than_a_discarded_one() -> None:
    g = island(RIVER)
    before = value(g, 0)
    g.discard[0].append(g.hand[0].pop())
    assert value(g, 0) < before


def test_a_land_costs_more_where_invaders_are_about_to_ravage() -> None:
    g = island(RIVER)
    jungle = next(land for land in g.chart.lands if g.chart.of_terrain[JUNGLE] >> land & 1)
    put(g, jungle, town=1)
    calm = land_cost(g, jungle, Outlook(g))
    g.ravage = [JUNGLES]
    ravaged = land_cost(g, jungle, Outlook(g))
    g.presence[0][jungle] = 1
    assert calm < ravaged < land_cost(g, jungle, Outlook(g))


def test_card_plays_are_worth_more_than_energy_that_no_card_needs() -> None:
    earth = SPIRITS.index(EARTH)
    assert track_worth(earth, 1, 2) > track_worth(earth, 2, 1)
    river = SPIRITS.index(RIVER)
    assert card_worth(river, NUMBER["flash-floods"]) > card_worth(river, NUMBER["concealing-shadows"])


def test_a_blight_to_come_costs_more_where_it_would_spread() -> None:
    g = island(RIVER)
    put(g, 3, town=1)
    put(g, 4, town=1)
    clean = land_cost(g, 3, Outlook(g))
    g.blight[3] = 1
    assert land_cost(g, 3, Outlook(g)) > clean


def test_sacred_sites_of_earth_are_safe_from_a_town_alone() -> None:
    g = island(EARTH)
    put(g, 3, town=1)
    open_land = land_cost(g, 3, Outlook(g))
    g.presence[0][3] = 2
    assert land_cost(g, 3, Outlook(g)) < open_land


def test_dahan_beside_invaders_are_worth_more_to_thunderspeaker() -> None:
    def gained(spirit: str) -> float:
        g = island(spirit)
        put(g, 3, town=1)
        before = land_cost(g, 3, Outlook(g))
        put(g, 3, dahan=1)
        return before - land_cost(g, 3, Outlook(g))

    assert gained("thunderspeaker") > gained(RIVER)


def test_cards_beyond_what_can_be_played_are_worth_little() -> None:
    g = island(RIVER)
    cards = list(MINORS[:9])
    gains = []
    for card in cards:
        before = value(g, 0)
        g.discard[0].append(card)
        gains.append(value(g, 0) - before)
    assert min(gains[:2]) > 2 * max(gains[-2:])


def test_a_stronger_card_is_worth_more() -> None:
    river = SPIRITS.index(RIVER)
    assert card_worth(river, NUMBER["teeming-rivers"]) > card_worth(river, NUMBER["gift-of-constancy"])


def test_habit_plays_the_card_that_saves_a_land_and_not_what_does_nothing() -> None:
    """A Year of Perfect Stillness where towns are about to ravage; with nothing to ravage the energy is kept."""
    g = island(EARTH)
    g.energy[0], g.plays[0] = 3, 1
    stillness = NUMBER["a-year-of-perfect-stillness"]
    home = next(land for land in g.chart.lands if g.presence[0][land])
    put(g, 1, city=1)
    assert best_plays(g, 0, [stillness], habit) == ()
    jungle = next(land for land in g.chart.lands if g.chart.of_terrain[JUNGLE] >> land & 1)
    g.presence[0][home], g.presence[0][jungle] = 0, 1
    put(g, jungle, town=2)
    g.ravage = [JUNGLES]
    assert best_plays(g, 0, [stillness], habit) == (stillness,)


def test_what_a_slow_power_brings_is_seen_after_the_invaders_have_acted() -> None:
    g = island(RIVER)
    for row in g.people:
        row.clear()
    put(g, 3, explorer=1, dahan=1)
    g.build = [JUNGLES]
    later = after_invaders(g, habit)
    assert later.step == "slow"
    assert (piece(TOWN) in later.people[3]) == bool(g.chart.of_terrain[JUNGLE] >> 3 & 1)
    assert g.people[3] == [piece(EXPLORER), piece(DAHAN)]


def asked(prompt: str, *options: tuple[object, ...], **about: int) -> Decision:
    return Decision("SI-7.1", 0, prompt, list(options), about=about)


def test_habit_destroys_the_dearest_that_the_damage_is_enough_for() -> None:
    g = island(RIVER)
    put(g, 3, explorer=1, town=1, city=1)
    options = [("hit", 3, piece(kind)) for kind in (EXPLORER, TOWN, CITY)]
    assert habit(g, 0, asked("damage", *options, ("rest",), count=2)) == ("hit", 3, piece(TOWN))
    assert habit(g, 0, asked("destroy", *(("destroy", *each[1:]) for each in options))) == ("destroy", 3, piece(CITY))


def test_habit_pushes_invaders_out_of_a_land_about_to_be_ravaged_into_one_that_is_not() -> None:
    g = island(RIVER)
    jungle = next(land for land in g.chart.lands if g.chart.of_terrain[JUNGLE] >> land & 1)
    put(g, jungle, town=1)
    g.ravage = [JUNGLES]
    calm = [land for land in g.chart.near[jungle] if not g.chart.of_terrain[JUNGLE] >> land & 1]
    choice = habit(g, 0, asked("push", ("done",), *(("push", piece(TOWN), jungle, land) for land in calm)))
    assert choice[0] == "push"


def test_presence_that_is_on_the_island_already_is_not_looked_at_while_tracks_have_some() -> None:
    g = island(RIVER)
    options = [("presence", 0, track, land) for land in range(1, 9) for track in (0, 1, FROM_ISLAND)]
    found = consider(g, 0, asked("spirit", *options))
    assert 0 < len(found) < len(options)
    assert all(option[2] != FROM_ISLAND for option in found)


def test_growth_and_presence_are_weighed_with_what_follows_from_them() -> None:
    assert depth(asked("spirit", ("grow", 0), ("grow", 1))) == DEPTH
    assert depth(asked("spirit", ("presence", 0, 0, 1), ("grow-act", 1))) == DEPTH
    assert depth(asked("spirit", ("play", 3), ("done",))) == 0
    assert depth(asked("fast", ("use", 3, 1), ("done",))) == 0


def test_what_follows_from_growth_is_presence_cards_gained_and_played() -> None:
    g = island(RIVER)
    presence = [("presence", 0, track, land) for land in range(1, 9) for track in (0, 1, FROM_ISLAND)]
    few = pivotal(g, 0, asked("spirit", *presence, ("grow-act", 1)))
    assert len(few) == FEWER_PRESENCE
    assert habit(g, 0, asked("spirit", *presence)) == few[0]
    kept = [("keep", card) for card in MINORS[:4]]
    assert list(pivotal(g, 0, asked("keep", *kept))) == kept
    plays = [*(("play", card) for card in g.hand[0]), ("done",)]
    assert list(pivotal(g, 0, asked("spirit", *plays))) == plays
    assert not pivotal(g, 0, asked("spirit", ("grow-act", 1), ("grow", 2)))
    assert not pivotal(g, 0, asked("fast", ("use", 3, 1), ("done",)))


def test_a_deep_look_gets_at_least_as_far_on_the_same_deal_and_mostly_further() -> None:
    table = Playout.begin(GAME, {"seats": [RIVER]}, 1, branching=True)
    further = []
    for deal in range(3):
        for option in table.pending[0].options:
            shallow, deep = (
                look(as_known(table, 0, random.Random(deal), branching=True), 0, option, ADVICE, much)
                for much in (0, 1)
            )
            assert deep >= shallow
            further.append(deep > shallow)
    assert sum(further) > len(further) / 2


def test_it_answers_with_what_is_offered_and_changes_nothing() -> None:
    table = Playout.begin(GAME, {"seats": [RIVER, EARTH]}, 1, branching=True)
    agents = [StewardAgent(1), StewardAgent(2)]
    for _ in range(12):
        seat = next(iter(table.pending))
        before = table.hash()
        option = agents[seat].choose(table, seat)
        assert option in table.pending[seat].options
        assert table.hash() == before
        table.play(seat, option)
