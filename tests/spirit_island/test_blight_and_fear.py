"""SI-1, SI-10, SI-11: blight, fear, victory and defeat."""

from __future__ import annotations

import pytest

from ludex.core.journal import Journal
from ludex.games.spirit_island.rules import turn
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.blight import add_blight, healthy_blight, remove_blight, take_from_card
from ludex.games.spirit_island.rules.end import complete, difficulty, score
from ludex.games.spirit_island.rules.fear import earn, make_fear, pool_size
from ludex.games.spirit_island.rules.pieces import move
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import BLIGHT, CITY
from tests.spirit_island.table import EARTH, RIVER, follow, here, island, put


def on(g: Island, land: int = 5) -> Act:
    return Act(g, 0, land)


# ------------------------------------------------------------------------------------------------------------- blight


@pytest.mark.law("spirit_island:SI-10.3", "spirit_island:SI-5.6", "spirit_island:SI-8.8")
def test_blight_comes_from_the_card_and_destroys_presence() -> None:
    g = island()
    g.presence[0][5] = 2
    left = g.blight_left
    follow(add_blight(on(g), 5))
    assert (g.blight[5], g.blight_left) == (1, left - 1)
    assert (g.presence[0][5], g.destroyed[0]) == (1, 1)


@pytest.mark.law("spirit_island:SI-10.3", "spirit_island:SI-4.6")
def test_blight_cascades_where_the_players_choose() -> None:
    g = island()
    put(g, 5, blight=1)
    put(g, 7, blight=1)
    asked = follow(add_blight(on(g), 5), "land:7", "land:8")
    assert asked == ["cascade", "cascade"]
    assert (g.blight[5], g.blight[7], g.blight[8]) == (2, 2, 1)


@pytest.mark.law("spirit_island:SI-4.6")
def test_what_the_table_decides_is_shown_to_all_and_decided_anew_after_an_objection() -> None:
    g = island(RIVER, EARTH, consent=True)
    put(g, 5, blight=1)
    follow(add_blight(on(g), 5), "land:7", "1 agree")
    assert g.blight[7] == 1
    put(g, 6, blight=1)
    follow(add_blight(on(g), 6), "land:8", "1 object", "land:1")
    assert (g.blight[8], g.blight[1]) == (0, 1)


@pytest.mark.law("spirit_island:SI-10.5")
def test_removed_blight_returns_and_moved_blight_does_nothing() -> None:
    g = island()
    put(g, 5, blight=2)
    left = g.blight_left
    remove_blight(g, 5)
    assert g.blight_left == left + 1
    put(g, 7, blight=1)
    g.presence[0][7] = 1
    follow(move(on(g), -7, 5, 7))
    assert (g.blight[5], g.blight[7], g.presence[0][7]) == (0, 2, 1)


@pytest.mark.law("spirit_island:SI-10.1", "spirit_island:SI-10.4")
def test_the_last_healthy_blight_turns_the_card_over() -> None:
    g = island()
    g.blight_left = 1
    follow(take_from_card(on(g)))
    assert g.blighted
    assert g.blight_left == 5
    assert g.outcome is None


@pytest.mark.law("spirit_island:SI-10.4", "spirit_island:SI-1.3")
def test_the_last_blight_of_the_blighted_side_is_the_end() -> None:
    g = island()
    put(g, 2, town=1)
    g.blighted, g.blight_left = True, 1
    follow(take_from_card(on(g)))
    follow(complete(g))
    assert g.outcome is not None
    assert g.outcome.how == "loss-blight"


@pytest.mark.law("spirit_island:SI-10.2", "spirit_island:SI-3.5")
def test_how_much_blight_there_is() -> None:
    assert healthy_blight(island(RIVER, EARTH)) == 4
    assert healthy_blight(island(RIVER, EARTH, law="current")) == 5
    g = island()
    g.blight_card = -1
    assert healthy_blight(g) == 5


# --------------------------------------------------------------------------------------------------------------- fear


@pytest.mark.law("spirit_island:SI-3.2", "spirit_island:SI-11.1", "spirit_island:SI-11.4")
def test_fear_earns_cards_and_carries_the_rest_on() -> None:
    g = island(RIVER, EARTH)
    assert pool_size(g) == 8
    make_fear(g, 19)
    assert (len(g.earned), g.fear) == (2, 3)


@pytest.mark.law("spirit_island:SI-11.2", "spirit_island:SI-3.3")
def test_terror_rises_under_the_dividers() -> None:
    g = island()
    levels = []
    for _ in range(9):
        earn(g)
        levels.append(g.terror)
    assert levels == [1, 1, 2, 2, 2, 3, 3, 3, 4]


@pytest.mark.law("spirit_island:SI-8.3")
def test_destroying_frightens_and_removing_does_not() -> None:
    g = island(RIVER, EARTH)
    put(g, 5, explorer=1, town=1, city=1)
    follow(on(g).destroy(99, 7))
    assert g.fear == 3
    put(g, 5, town=1, city=1)
    follow(on(g).remove(99, 7))
    assert g.fear == 3


@pytest.mark.law("spirit_island:SI-11.3")
def test_fear_cards_are_resolved_in_order_at_the_level_of_the_moment() -> None:
    g = island()
    put(g, 2, town=1)
    g.earned = [3, 4]
    g.resolved = -1
    for _ in range(3):
        follow(turn.fear_part(g))
    assert g.fear_discard == [3, 4]
    assert g.step == "ravage"
    assert g.resolved == 2


# ------------------------------------------------------------------------------------------------------------ the end


@pytest.mark.law("spirit_island:SI-1.2")
@pytest.mark.parametrize(
    ("terror", "pieces", "won"),
    [
        (1, {"explorer": 1}, False),
        (1, {"dahan": 1}, True),
        (2, {"explorer": 3}, True),
        (2, {"town": 1}, False),
        (3, {"town": 3}, True),
        (3, {"city": 1}, False),
        (4, {"city": 3}, True),
    ],
)
def test_what_victory_needs(terror: int, pieces: dict[str, int], won: bool) -> None:
    g = island()
    g.terror = terror
    put(g, 5, **pieces)
    follow(complete(g))
    assert (g.outcome is not None and g.outcome.kind == "victory") == won


@pytest.mark.law("spirit_island:SI-1.3", "spirit_island:SI-5.8")
def test_a_spirit_without_presence_is_a_defeat() -> None:
    g = island(RIVER, EARTH)
    put(g, 2, town=1)
    g.presence[1] = [0] * len(g.presence[1])
    follow(complete(g))
    assert g.outcome is not None
    assert (g.outcome.kind, g.outcome.how) == ("defeat", "loss-presence")


@pytest.mark.law("spirit_island:SI-1.4")
def test_both_at_once_is_a_victory() -> None:
    g = island()
    g.presence[0] = [0] * len(g.presence[0])
    follow(complete(g))
    assert g.outcome is not None
    assert (g.outcome.kind, g.outcome.how) == ("victory", "sacrifice")


@pytest.mark.law("spirit_island:SI-1.5")
def test_points() -> None:
    g = island(RIVER, EARTH, adversary="england", level=2)
    assert difficulty(g) == 4
    put(g, 5, dahan=5, blight=3)
    g.invader_deck = [0, 1, 2]
    g.invader_discard = [3, 4]
    assert score(g) == 2 * 4 + 2 + 2 - 1
    follow(complete(g))
    assert score(g) == 5 * 4 + 10 + 2 * 3 + 2 - 1


@pytest.mark.law("spirit_island:SI-1.5")
def test_the_score_is_told_when_the_game_ends() -> None:
    g = island(adversary="sweden", level=3)
    g.attach(Journal())
    put(g, 5, city=1, dahan=4)
    g.ravage = [0, 1]
    g.doom = "blight"
    follow(complete(g))
    assert g.journal is not None
    said, ended = g.journal.lines[-2:]
    assert (said.message, said.about) == ("score", {"count": 2 * 5 + 2 + 4, "number": 5})
    assert ended.message == "over-defeat"


def test_kinds_are_what_they_seem() -> None:
    g = island()
    put(g, 5, city=1, blight=1)
    assert here(g, 5) == {"city": 1, "blight": 1}
    assert on(g).count(CITY | BLIGHT) == 2
