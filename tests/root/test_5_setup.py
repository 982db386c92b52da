"""5 Set-up, step by step. No seed is given, so chance is asked like a player."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import Roll, Shuffle, Table
from ludex.core.errors import BadSetup
from ludex.core.labels import said as said_in_words
from ludex.core.text import LANGUAGES
from ludex.games.root.chosen import Setup
from ludex.games.root.printed.deck import CARDS, DOMINANCE, ITEMS
from ludex.games.root.printed.maps import MAP_NAMES
from ludex.games.root.printed.pieces import FACTIONS, MARQUISE, PIECES
from ludex.games.root.setup import check
from ludex.games.root.sides.seated import PLAYED
from tests.root.stage import PIECE, Play, Stage

TWO_PLAYER_DECK = 50


@pytest.fixture
def everyone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat all seven: whoever is not there yet is played like the Marquise, which set-ups alone do not notice."""
    for number in range(len(FACTIONS)):
        monkeypatch.setitem(PLAYED, number, PLAYED.get(number, PLAYED[MARQUISE]))


def new_game(*seats: str, **choices: Any) -> Play:
    """A table that has just been set; chance has not answered yet."""
    return Play(Stage(*seats), Table.new("root", {"seats": list(seats), **choices}))


def dealt(*seats: str, **choices: Any) -> Play:
    """The first seat begins, and the cards lie as they come."""
    play = new_game(*seats, **{"first": 0, **choices})
    return play.choose("shuffle", *range(TWO_PLAYER_DECK))


def ready(*seats: str, **choices: Any) -> Play:
    """Everyone has set up: the keep is in clearing 1, the Eyrie follow the Despot."""
    play = dealt(*seats, **choices).choose("keep", 1)
    for building, clearing in (("sawmill", 5), ("workshop", 9), ("recruiter", 1)):
        play.choose("place", building, clearing)
    return play.choose("leader", "despot")


# ---------------------------------------------------------------------------------- 5.1.1 factions and the first player


@pytest.mark.law("root:5.1.1")
@pytest.mark.parametrize("seats", [("marquise", "eyrie"), ("eyrie", "marquise")])
def test_each_player_gets_one_faction_and_a_seat_in_the_order_named(seats: tuple[str, str]) -> None:
    play = new_game(*seats)
    assert [FACTIONS[faction] for faction in play.g.factions] == list(seats)


@pytest.mark.law("root:5.1.1")
@pytest.mark.parametrize("first", [0, 1])
def test_chance_chooses_the_first_player_among_all_seats(first: int) -> None:
    play = new_game("marquise", "eyrie")
    assert play.asked == ("chance", "first-player")
    assert isinstance(play.decision, Roll)
    assert play.options == [("roll", 0), ("roll", 1)]
    play.choose("roll", first)
    assert play.told("first") == [{"who": first}]
    assert play.g.active == first


@pytest.mark.law("root:5.1.1")
def test_the_chosen_first_player_takes_the_first_turn() -> None:
    assert ready("eyrie", "marquise", first=1).told("turn") == [{"who": 1, "turn": 1}]
    assert ready("eyrie", "marquise", first=0).told("turn") == [{"who": 0, "turn": 1}]


@pytest.mark.law("root:5.1.1")
def test_a_table_may_agree_on_the_first_player_and_then_chance_is_not_asked() -> None:
    play = new_game("marquise", "eyrie", first=1)
    assert play.asked == ("chance", "shuffle")
    assert play.g.active == 1


@pytest.mark.law("root:5.1.1", "root:2.5")
def test_every_faction_gets_its_board_and_all_its_pieces() -> None:
    play = new_game("marquise", "eyrie")
    assert play.g.supply == [25, 20]
    left = {piece.name: play.g.left[kind] for kind, piece in enumerate(PIECES) if piece.faction in play.g.factions}
    assert left == {"sawmill": 6, "workshop": 6, "recruiter": 6, "wood": 8, "keep": 1, "roost": 7}


@pytest.mark.law("root:5.1.1")
@pytest.mark.parametrize(
    ("setup", "clause"),
    [
        ({"seats": ["marquise", "marquise"]}, "5.1.1"),
        ({"seats": ["marquise", "eyrie", "eyrie"]}, "5.1.1"),
        ({"seats": ["marquise", "dragons"]}, "5.1.1"),
        ({"seats": ["marquise"]}, "5.1.1"),
        ({"seats": []}, "5.1.1"),
        ({"seats": ["marquise", "eyrie"], "first": 2}, "5.1.1"),
        ({"seats": ["marquise", "eyrie"], "first": -1}, "5.1.1"),
        ({"seats": ["marquise", "eyrie"], "map": "atlantis"}, "2.2"),
        ({"seats": ["vagabond2", "eyrie"]}, "9.8"),
        ({"seats": ["vagabond", "vagabond2"]}, "9.8"),
        ({"seats": list(FACTIONS)}, "5.1.1"),
    ],
    ids=[
        "twice",
        "twice of three",
        "unknown",
        "alone",
        "nobody",
        "third of two",
        "minus one",
        "no such map",
        "second without first",
        "only Vagabonds",
        "seventh player",
    ],
)
@pytest.mark.usefixtures("everyone")
def test_an_impossible_game_is_refused_with_the_clause_that_forbids_it(setup: dict[str, Any], clause: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Table.new("root", setup)
    assert refused.value.about["clause"] == clause
    for lang in LANGUAGES:
        said = said_in_words(refused.value, lang)
        assert f"({clause})" in said


@pytest.mark.law("root:5.1.1", "root:9.8")
@pytest.mark.usefixtures("everyone")
def test_two_to_six_players_choose_any_factions_and_two_vagabonds_may_meet() -> None:
    for seats in (["vagabond", "riverfolk"], ["vagabond2", "eyrie", "vagabond"], [*FACTIONS[:4], *FACTIONS[5:7]]):
        check(Setup(seats=seats))


def test_an_unknown_edition_of_the_law_is_refused_in_both_languages() -> None:
    with pytest.raises(BadSetup) as refused:
        Table.new("root", {"law": "martial"})
    for lang in LANGUAGES:
        said = said_in_words(refused.value, lang)
        assert "martial" in said
        assert "seed, current" in said


@pytest.mark.parametrize(("edition", "current"), [("seed", 0), ("current", 1)])
def test_a_table_chooses_the_edition_of_the_law(edition: str, current: int) -> None:
    assert new_game("marquise", "eyrie", law=edition).g.current_law == current


# --------------------------------------------------------------------------------------------- 5.1.2 to 5.1.6 the table


@pytest.mark.law("root:5.1.2")
def test_all_score_markers_start_at_zero_and_set_up_moves_none() -> None:
    assert new_game("marquise", "eyrie").g.score == [0, 0]
    assert ready("marquise", "eyrie").g.score == [0, 0]


@pytest.mark.law("root:5.1.3")
def test_two_players_play_without_dominance_cards() -> None:
    play = new_game("marquise", "eyrie", first=0)
    assert isinstance(play.decision, Shuffle)
    assert play.decision.size == TWO_PLAYER_DECK
    play.choose("shuffle", *range(TWO_PLAYER_DECK))
    cards = sorted(play.g.deck + play.g.hands[0] + play.g.hands[1])
    assert cards == [card for card in range(len(CARDS)) if card not in DOMINANCE]
    assert not play.g.available
    assert not play.g.discard


@pytest.mark.law("root:5.1.3")
def test_three_players_keep_the_dominance_cards_in_the_deck() -> None:
    play = Stage("marquise", "eyrie", "marquise").start("setup")
    assert isinstance(play.decision, Shuffle)
    assert play.decision.size == len(CARDS)


@pytest.mark.law("root:5.1.3")
def test_everyone_is_dealt_three_cards_from_the_shuffled_deck() -> None:
    play = dealt("marquise", "eyrie")
    assert [len(hand) for hand in play.g.hands] == [3, 3]
    assert len(play.g.deck) == TWO_PLAYER_DECK - 6
    assert not set(play.g.hands[0]) & set(play.g.hands[1])


@pytest.mark.law("root:5.1.3")
def test_the_shuffle_decides_who_gets_which_cards() -> None:
    one = new_game("marquise", "eyrie", first=0).choose("shuffle", *range(TWO_PLAYER_DECK))
    other = new_game("marquise", "eyrie", first=0).choose("shuffle", *reversed(range(TWO_PLAYER_DECK)))
    assert not set(one.g.hands[0] + one.g.hands[1]) & set(other.g.hands[0] + other.g.hands[1])
    assert one.g.hands[0][0] == other.g.deck[0]


@pytest.mark.law("root:5.1.3", "root:1.2.1")
def test_starting_hands_are_hidden_from_the_others() -> None:
    play = dealt("marquise", "eyrie")
    seats = play.table.view(0).board.seats
    assert seats[0].hand == play.g.hands[0]
    assert seats[1].hand is None
    assert seats[1].hand_size == 3


@pytest.mark.law("root:5.1.4", "root:2.2.4")
def test_the_four_slots_lettered_r_hold_a_ruin_each() -> None:
    play = new_game("marquise", "eyrie", map="autumn")
    assert [clearing for clearing in range(1, 13) if play.g.ruins[clearing]] == [6, 10, 11, 12]
    assert sum(play.g.ruins) == 4
    assert play.g.free[1:] == [1, 2, 1, 1, 2, 1, 2, 2, 2, 1, 2, 1], "slots that no ruin covers"


@pytest.mark.law("root:5.1.4")
@pytest.mark.parametrize("woods", MAP_NAMES)
def test_every_map_starts_with_four_ruins(woods: str) -> None:
    play = new_game("marquise", "eyrie", map=woods)
    assert sorted(play.g.ruins[1:]) == [0] * 8 + [1] * 4


@pytest.mark.law("root:5.1.5", "root:2.5.5")
def test_the_item_supply_holds_twelve_items() -> None:
    play = new_game("marquise", "eyrie")
    supply = dict(zip(ITEMS, play.g.item_supply, strict=True))
    assert supply == {"bag": 2, "boots": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coins": 2}
    assert not any(map(any, play.g.items))


@pytest.mark.law("root:5.1.6")
def test_two_dice_with_faces_from_zero_to_three_lie_beside_the_board() -> None:
    scene = Stage().warriors("marquise", 1, 1).warriors("eyrie", 1, 1)
    play = scene.start("marquise.action", actions_left=1).choose("battle", 1, "eyrie")
    assert play.asked == ("chance", "roll")
    assert sorted(play.options) == [("roll", first, second) for first in range(4) for second in range(4)]


# --------------------------------------------------------------------------------------------------- 5.1.7 the factions


@pytest.mark.law("root:5.1.7")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("seats", [("marquise", "eyrie"), ("eyrie", "marquise")])
def test_factions_set_up_in_the_order_of_their_letters_wherever_they_sit_and_whoever_begins(
    seats: tuple[str, str], first: int
) -> None:
    play = dealt(*seats, first=first)
    places = [("place", PIECE["sawmill"], 1), ("place", PIECE["workshop"], 5), ("place", PIECE["recruiter"], 9)]
    asked = [play.asked, play.choose("keep", 1).asked, *(play.choose(*place).asked for place in places)]
    assert asked == [("marquise", "keep"), *[("marquise", "start-building")] * 3, ("eyrie", "leader")]


@pytest.mark.law("root:5.1.7", "root:1.4")
def test_the_first_birdsong_follows_when_all_factions_are_ready() -> None:
    play = ready("marquise", "eyrie", first=1)
    assert play.asked == ("eyrie", "decree")
    assert play.pieces("keep", 1) == 1
    assert play.pieces("roost", 3) == 1
    assert (play.warriors("marquise", 3), play.warriors("eyrie", 3)) == (0, 6)
