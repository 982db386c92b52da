"""Sources of chance, and properties of decisions."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludex.core import Draw, KeyedChance, QuickChance, Roll, Shuffle, key_of, option_of
from ludex.core.chance import Chance

SOURCES: list[Chance] = [QuickChance(7), KeyedChance(b"k" * 32)]


@pytest.mark.parametrize("source", SOURCES)
def test_numbers_depend_only_on_the_place_in_the_log(source: Chance) -> None:
    first = [source.at(5)(100) for _ in range(3)]
    source.at(6)(100)
    assert len(set(first)) == 1
    assert source.at(5)(100) == first[0]
    assert [source.at(place)(1000) for place in range(20)] != [source.at(0)(1000)] * 20


@pytest.mark.parametrize("source", SOURCES)
def test_all_outcomes_are_about_equally_likely(source: Chance) -> None:
    seen = Counter(source.at(place)(6) for place in range(6000))
    assert sorted(seen) == list(range(6))
    assert all(850 < count < 1150 for count in seen.values())


@given(key=st.binary(min_size=1, max_size=64))
def test_the_commitment_is_the_hash_of_the_key(key: bytes) -> None:
    assert KeyedChance(key).commitment == hashlib.sha256(key).hexdigest()


def test_another_key_gives_other_numbers() -> None:
    one, two = KeyedChance(b"a"), KeyedChance(b"b")
    assert [one.at(n)(1000) for n in range(5)] != [two.at(n)(1000) for n in range(5)]


@given(size=st.integers(0, 60), place=st.integers(0, 1000), seed=st.integers(0, 2**40))
def test_a_shuffle_is_a_permutation(size: int, place: int, seed: int) -> None:
    shuffle = Shuffle("1", size)
    answer = shuffle.sample(QuickChance(seed).at(place))
    assert shuffle.accepts(answer)
    assert sorted(answer[1:]) == list(range(size))


def test_every_order_of_a_shuffle_is_about_equally_likely() -> None:
    seen = Counter(Shuffle("1", 3).sample(QuickChance(1).at(place)) for place in range(6000))
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


@given(size=st.integers(1, 20), place=st.integers(0, 100))
def test_a_draw_is_one_of_its_options(size: int, place: int) -> None:
    draw = Draw("1", size)
    assert draw.sample(QuickChance(1).at(place)) in draw.options
    assert not draw.accepts(("draw", size))


def test_a_roll_offers_its_outcomes() -> None:
    roll = Roll("1", [("roll", 1), ("roll", 2)])
    assert roll.accepts(("roll", 2))
    assert not roll.accepts(("roll", 3))


@given(verb=st.from_regex(r"[a-z_]+", fullmatch=True), items=st.lists(st.integers(-5, 10_000)))
def test_keys_and_options_translate_into_each_other(verb: str, items: list[int]) -> None:
    option = (verb, *items)
    assert option_of(key_of(option)) == option
