"""3 Set-up with bots, and playing together against them."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import GameOver, Table
from ludex.core.errors import BadSetup
from ludex.core.labels import said as said_in_words
from ludex.core.text import LANGUAGES
from ludex.games.root.game import GAME
from ludex.games.root.printed.deck import IS_DOMINANCE
from ludex.games.root.rules.points import score
from ludex.games.root.state import Root
from tests.root.stage import Stage


def new_game(seats: str, **options: Any) -> Root:
    state = Table.new(GAME, {"seats": seats.split(","), "first": 0, **options}, 5).state
    assert isinstance(state, Root)
    return state


@pytest.mark.law("bots:3.1")
def test_clearings_bear_the_numbers_of_their_priority_markers() -> None:
    g = Stage().g
    assert [c for c in range(1, 13) if g.suits[c] == 0] == [1, 6, 8, 12]


@pytest.mark.law("bots:3.2", "bots:3.3.1", "bots:3.3.2", "bots:3.5", "bots:9.7", "bots:7.3.1")
@pytest.mark.parametrize(
    ("setup", "clause"),
    [
        ({"seats": ["marquise", "bot:marquise"]}, "bots:3.2"),
        ({"seats": ["bot:marquise", "bot:marquise"]}, "5.1.1"),
        ({"seats": ["eyrie", "bot:frogs"]}, "5.1.1"),
        ({"seats": ["eyrie", "bot:marquise"], "difficulty": {"marquise": "insane"}}, "bots:3.3.1"),
        ({"seats": ["eyrie", "bot:marquise"], "difficulty": {"frogs": "easy"}}, "bots:3.3.1"),
        ({"seats": ["eyrie", "bot:marquise"], "traits": {"marquise": ["swoop"]}}, "bots:3.3.2"),
        ({"seats": ["eyrie", "bot:marquise"], "traits": {"frogs": []}}, "bots:3.3.2"),
        ({"seats": ["eyrie", "bot:marquise"], "traits": "some"}, "bots:3.3.2"),
        ({"seats": ["eyrie", "bot:marquise"], "difficulty": "insane"}, "bots:3.3.1"),
        ({"seats": ["eyrie", "bot:marquise"], "services": "free"}, "bots:9.7"),
        ({"seats": ["eyrie", "bot:marquise"], "character": "baker"}, "bots:7.3.1"),
        ({"seats": ["eyrie", "marquise"], "cooperative": True}, "bots:3.5"),
        ({"seats": ["bot:marquise"]}, "5.1.1"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_an_impossible_table_is_refused_with_its_clause(setup: dict[str, Any], clause: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Table.new("root", setup)
    assert refused.value.about["clause"] == clause
    for lang in LANGUAGES:
        assert f"({clause})" in said_in_words(refused.value, lang)


@pytest.mark.law("bots:3.3.1", "bots:3.3.2")
def test_difficulty_and_traits_are_chosen_for_each_bot() -> None:
    two = "eyrie,bot:marquise,bot:alliance"
    assert new_game(two, difficulty={"marquise": "nightmare"}).level == (1, 3, 1)
    assert new_game(two, difficulty="easy").level == (1, 0, 0)
    assert new_game(two, traits="all").traits[0] == ()
    assert new_game(two, traits="all").traits[2] == ("informants", "popularity", "veterans", "wildfire", "steadfast")
    assert new_game("eyrie,bot:marquise").level == (1, 1)
    assert new_game("eyrie,bot:marquise", traits={"marquise": ["blitz"]}).traits == ((), ("blitz",))


@pytest.mark.law("bots:3.4")
@pytest.mark.parametrize(
    ("seats", "dominance"),
    [
        ("eyrie,bot:marquise", False),
        ("eyrie,alliance,bot:marquise", False),
        ("eyrie,alliance,lizards,bot:marquise", True),
    ],
)
def test_people_have_three_cards_bots_none_and_dominance_needs_three_people(seats: str, dominance: bool) -> None:
    g = new_game(seats)
    assert [len(hand) for hand in g.hands] == [0 if "bot" in seat else 3 for seat in seats.split(",")]
    cards = [*g.deck, *(card for hand in g.hands for card in hand), *g.supporters]
    assert any(IS_DOMINANCE[card] for card in cards) == dominance


# ----------------------------------------------------------------------------------------------------- 3.5 co-operation


@pytest.mark.law("bots:3.5")
def test_together_the_deck_has_no_dominance_cards() -> None:
    g = new_game("eyrie,alliance,lizards,bot:marquise", cooperative=True)
    assert not any(IS_DOMINANCE[card] for card in g.deck)


@pytest.mark.law("bots:3.5")
def test_together_all_people_need_thirty_points_before_any_bot() -> None:
    g = Stage("eyrie", "alliance", "bot:marquise", active="eyrie", cooperative=True).g
    score(g, 0, 35)
    assert (g.winners, g.score) == ([], [30, 0, 0])
    score(g, 0, -2)
    with pytest.raises(GameOver):
        score(g, 1, 30)
    assert g.winners == [0, 1]


@pytest.mark.law("bots:3.5")
def test_together_people_lose_when_a_bot_has_thirty() -> None:
    g = Stage("eyrie", "alliance", "bot:marquise", active="eyrie", cooperative=True).g
    score(g, 0, 30)
    with pytest.raises(GameOver):
        score(g, 2, 30)
    assert g.winners == [2]
