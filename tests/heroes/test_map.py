"""The map agrees with what the examples of the rulebook show of it; the rest of it is a reconstruction."""

from __future__ import annotations

import pytest

from ludex.games.heroes.printed.book import CYCLOPES, book_of

BOOK = book_of("")
BORDERS = [
    ("asander", "brinlor"),  # movement example
    ("brinlor", "esmor"),
    ("dortal", "asander"),  # lair example
    ("moslin", "karrax"),  # portal example
    ("ikara", "lorveld"),  # archon foundation example
    ("ikara", "piklin"),
    ("zolen", "moslin"),  # herd example
    ("moslin", "nox"),
]


def neighbours(name: str) -> set[str]:
    return {BOOK.names[region] for region in BOOK.neighbours[BOOK.region[name]]}


@pytest.mark.parametrize(("one", "other"), BORDERS)
def test_a_border_of_an_example_is_there_from_both_sides(one: str, other: str) -> None:
    assert other in neighbours(one)
    assert one in neighbours(other)


def test_the_obelisk_reaches_three_regions_from_yunoro() -> None:
    assert neighbours("yunoro") == {"charil", "elri", "yasker"}


@pytest.mark.parametrize("one", ["asander", "dortal"])
def test_the_way_to_esmor_in_the_movement_example_leads_through_brinlor(one: str) -> None:
    assert "esmor" not in neighbours(one)


@pytest.mark.parametrize(
    ("players", "chain"),
    [(4, ["dortal", "asander", "brinlor"]), (3, ["esmor", "zolen", "moslin", "nox"])],
)
def test_the_herd_moves_as_in_the_examples(players: int, chain: list[str]) -> None:
    route = [BOOK.names[region] for region in BOOK.route if region not in BOOK.out[players]]
    start = route.index(chain[0])
    assert [route[(start + n) % len(route)] for n in range(len(chain))] == chain
    assert "fliss" in route


def test_the_lairs_are_those_where_the_herd_may_begin() -> None:
    lairs = {name for name, lair in zip(BOOK.names, BOOK.lairs, strict=True) if lair}
    assert lairs == {"asander", "nox", "piklin", "hagmat"} == {*BOOK.factions[CYCLOPES].blocks["herd"].start_regions}
