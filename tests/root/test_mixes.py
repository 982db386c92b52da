"""Sweeps: every legal set of factions on every map, evenly, in changing seats."""

from __future__ import annotations

import itertools
import time
from collections import Counter
from typing import Any

import pytest

from ludex.games.root.chosen import Setup
from ludex.games.root.mixes import ROUNDS, mixes, seat_sets, spread
from ludex.games.root.printed.maps import MAP_NAMES
from ludex.games.root.setup import check

ALL_SETS = 57 + 30
"""Two to six of six factions without a second Vagabond, and two Vagabonds with one to four others."""
MAPS = list(MAP_NAMES)


def people(players: range, maps: list[str]) -> list[dict[str, Any]]:
    return list(mixes(players, {"map": maps}, "none"))


@pytest.mark.law("root:5.1.1", "root:9.8")
def test_every_legal_set_of_factions_is_found_once() -> None:
    sets = seat_sets(range(2, 7), "none")
    assert len({frozenset(chosen) for chosen in sets}) == len(sets) == ALL_SETS
    assert not [chosen for chosen in sets if "vagabond2" in chosen and "vagabond" not in chosen]


def test_every_mix_is_legal() -> None:
    for mix in people(range(2, 7), MAPS):
        check(Setup(**mix))


def test_a_sweep_takes_every_set_on_every_map_equally_often() -> None:
    games = 5000
    found = people(range(2, 7), MAPS)
    assert len(found) == ALL_SETS * len(MAPS) * ROUNDS
    played = Counter((frozenset(mix["seats"]), mix["map"]) for mix in found[:games])
    assert len(played) == ALL_SETS * len(MAPS)
    assert set(played.values()) == {games // len(played), games // len(played) + 1}


def test_a_short_sweep_meets_every_number_of_players_and_every_map() -> None:
    found = people(range(2, 7), MAPS)[:40]
    assert {len(mix["seats"]) for mix in found} == {2, 3, 4, 5, 6}
    assert {mix["map"] for mix in found} == set(MAPS)


def test_everyone_sits_everywhere_equally_often() -> None:
    places: dict[tuple[frozenset[str], str], Counter[int]] = {}
    for mix in people(range(2, 7), MAPS):
        for seat, faction in enumerate(mix["seats"]):
            places.setdefault((frozenset(mix["seats"]), faction), Counter())[seat] += 1
    for (factions, _), seats in places.items():
        assert set(seats) == set(range(len(factions)))
        assert len(set(seats.values())) == 1


def test_a_set_sits_down_in_many_orders() -> None:
    def round_the_table(seats: list[str]) -> tuple[str, ...]:
        first = seats.index(min(seats))
        return tuple(seats[first:] + seats[:first])

    six = {round_the_table(mix["seats"]) for mix in people(range(6, 7), MAPS) if "vagabond2" not in mix["seats"]}
    assert len(six) == ROUNDS // 6 * len(MAPS)
    three = {round_the_table(mix["seats"]) for mix in people(range(3, 4), ["lake"])}
    assert len(three) == 2 * len(seat_sets(range(3, 4), "none"))


def test_sweeps_are_the_same_every_time_and_soon_ready() -> None:
    start = time.process_time()
    assert people(range(2, 7), MAPS) == people(range(2, 7), MAPS)
    assert time.process_time() - start < 5


def test_no_players_or_no_maps_make_no_mix() -> None:
    assert people(range(8, 9), MAPS) == []
    assert people(range(2, 3), []) == []


@pytest.mark.parametrize("size", range(1, 130))
def test_spread_names_every_number_once(size: int) -> None:
    assert sorted(spread(size)) == list(range(size))


def test_bots_sit_for_every_faction_in_all_difficulties_with_some_traits() -> None:
    found = list(itertools.islice(mixes(range(2, 7), {"map": MAPS}, "some"), 400))
    seats = Counter(seat for mix in found for seat in mix["seats"])
    assert min(seats[seat] for seat in ("bot:marquise", "marquise", "eyrie", "vagabond")) > 20
    assert {level for mix in found for level in mix.get("difficulty", {}).values()} == {
        "easy",
        "normal",
        "challenging",
        "nightmare",
    }
    assert {trait for mix in found for trait in mix.get("traits", {}).get("marquise", [])} > {"blitz", "fortified"}
    assert {mix["cooperative"] for mix in found if "cooperative" in mix} == {True, False}
    for mix in found:
        check(Setup(**mix))


def test_bots_may_stay_among_themselves() -> None:
    for seats in seat_sets(range(2, 10), "only"):
        assert all(seat.startswith("bot:") for seat in seats)
    assert max(map(len, seat_sets(range(2, 10), "some"))) <= 9
