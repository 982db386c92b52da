"""Quests: attempting them, and every deed that a line can have."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.games.runewars.printed.book import AREAS, LOST_CITY, LOST_CITY_AREA, TRIANGLE, book
from ludex.games.runewars.printed.deeds import OPERATIONS, read_deed
from ludex.games.runewars.rules.areas import DUNGEON, chart
from ludex.games.runewars.rules.quests import DEEDS, follow, price, quests_for
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import FALSE_RUNE, GONE, NO_RUNE, NOBODY
from tests.runewars import realm as small
from tests.runewars.realm import card, here, kind, put, told
from tests.runewars.stage_heroes import Stage, give, hero, quest, realm, reward, stack


def at(g: Runewars, area: str) -> int:
    return chart(g).place[AREAS.index(area)]


def questing(area: str, name: str, who: str = "ronan", **setup: Any) -> tuple[Runewars, int, Stage]:
    """A hero stands in an area, its player holds the quest, and the move is over."""
    g = realm(**setup)
    number = hero(g, who, 0, at(g, area))
    if quest(name) in g.quest_deck:
        g.quest_deck.remove(quest(name))
    g.quests[0] = [quest(name)]
    g.order_of_play, g.queue, g.questing = [0, 1], [0], number
    return g, number, Stage(g, "hero-deeds")


def carry_out(line: str, *answers: str, g: Runewars | None = None, who: int = -1) -> tuple[Runewars, int]:
    """One line of a quest, and nothing else."""
    if g is None:
        g = realm()
    number = hero(g, "ronan", 0, 5) if who < 0 else who
    g.questing, g.attempted, g.quests[0] = number, quest("roost"), []
    small.follow(follow(g, 0, number, tuple(read_deed(each) for each in line.split(", "))), *answers)
    return g, number


# ----------------------------------------------------------------------------------------------------------- attempting


@pytest.mark.law("runewars:RW-13.1")
def test_only_in_a_named_area_by_a_standing_hero() -> None:
    g, ronan, stage = questing("1B", "bandit-king")
    assert f"quest:{quest('bandit-king')}" in stage.options
    g.hero_routed[ronan] = 1
    assert quests_for(g, ronan) == []
    g.hero_routed[ronan] = 0
    g.hero_place[ronan] = at(g, "1A")
    assert quests_for(g, ronan) == []


@pytest.mark.law("runewars:RW-13.1")
def test_an_attempt_reveals_the_card() -> None:
    g, _, stage = questing("1B", "bandit-king")
    stack(g, "gold", "red", "silver")
    stage.say(f"quest:{quest('bandit-king')}")
    assert g.attempted == quest("bandit-king")
    assert g.quests[0] == []
    assert told(g, "attempts") == 1


@pytest.mark.law("runewars:RW-13.2")
@pytest.mark.law("runewars:RW-13.3")
def test_a_test_draws_as_many_cards_as_the_attribute_and_one_is_chosen() -> None:
    g, ronan, stage = questing("1B", "bandit-king")
    g.influence[0] = 0
    stack(g, "gold", "red", "silver")
    stage.say(f"quest:{quest('bandit-king')}")
    assert len(g.fate_drawn) == 3
    assert stage.options == ["destiny:0", "destiny:1", "destiny:2"]
    top = g.reward_deck[-1]
    stage.say("destiny:2")
    assert g.rewards[ronan] == [top], "face down"
    assert g.influence[0] == 2
    assert g.quest_discard == [quest("bandit-king")]
    assert len(g.quests[0]) == 1
    assert len(g.fate_discard) == 3


@pytest.mark.law("runewars:RW-13.3")
def test_a_failed_quest_stays_in_hand() -> None:
    g, ronan, stage = questing("1B", "bandit-king")
    g.influence[0] = 3
    stack(g, "red", "red", "red")
    stage.say(f"quest:{quest('bandit-king')}")
    assert g.quests[0] == [quest("bandit-king")]
    assert g.influence[0] == 2
    assert not g.rewards[ronan]
    assert g.attempted == NOBODY


@pytest.mark.law("runewars:RW-13.2")
@pytest.mark.law("runewars:RW-13.4")
def test_a_reward_that_raises_the_attribute_is_shown() -> None:
    g, ronan, stage = questing("1B", "bandit-king")
    give(g, ronan, "gauntlets-of-power")
    stack(g, *["red"] * 5)
    stage.say(f"quest:{quest('bandit-king')}")
    assert g.rewards_up[ronan] == [reward("gauntlets-of-power")]
    assert len(g.fate_discard) == 5


@pytest.mark.law("runewars:RW-13.1")
def test_an_offer_is_cheaper_on_own_land() -> None:
    g, ronan, _ = questing("5B", "bazaar")
    bazaar = book(g).quests[quest("bazaar")]
    g.influence[0] = 2
    assert price(g, ronan, bazaar) == 3
    assert quests_for(g, ronan) == []
    put(g, g.hero_place[ronan], footman=1)
    assert price(g, ronan, bazaar) == 2
    stage = Stage(g, "hero-deeds").say(f"quest:{quest('bazaar')}")
    assert g.influence[0] == 0
    assert len(g.rewards[ronan]) == 1
    assert stage.prompt != "hero-deeds"


@pytest.mark.law("runewars:RW-13.1")
def test_an_offer_may_rout_the_hero() -> None:
    g, ronan, stage = questing("2B", "envoy")
    g.influence[0] = 2
    Stage(g, "hero-deeds").say(f"quest:{quest('envoy')}")
    assert g.hero_routed[ronan]
    assert len(g.rewards[ronan]) == 1
    assert stage.asked is not None


@pytest.mark.law("runewars:RW-13.7")
def test_a_quest_with_a_duel() -> None:
    g, ronan, stage = questing("2C", "wings-of-terror")
    stack(g, "-", shape=TRIANGLE)
    stack(g, "D1")
    stage.say(f"quest:{quest('wings-of-terror')}")
    assert len(g.rewards[ronan]) == 1
    assert g.quest_discard == [quest("wings-of-terror")]


# ------------------------------------------------------------------------------------------------------------ the deeds


def test_every_operation_is_carried_out() -> None:
    assert set(DEEDS) == set(OPERATIONS)


@pytest.mark.law("runewars:RW-13.3")
def test_rewards_are_drawn_face_down() -> None:
    g, ronan = carry_out("reward 2")
    assert len(g.rewards[ronan]) == 2
    assert g.quest_discard == [quest("roost")]
    assert len(g.quests[0]) == 1


def test_reward_for_influence() -> None:
    g = realm()
    g.influence[0] = 3
    carry_out("reward_for_influence 2", "yes", g=g)
    assert g.influence[0] == 1
    g = realm()
    g.influence[0] = 3
    _, ronan = carry_out("reward_for_influence 2", "no", g=g)
    assert g.influence[0] == 3
    g.influence[0] = 1
    carry_out("reward_for_influence 2", g=g, who=ronan)
    assert not g.rewards[ronan]


@pytest.mark.law("runewars:RW-13.3")
def test_fail_keeps_the_quest_and_new_quest_replaces_it() -> None:
    g, _ = carry_out("fail")
    assert g.quests[0] == [quest("roost")]
    g, _ = carry_out("new_quest")
    assert g.quest_discard == [quest("roost")]
    assert len(g.quests[0]) == 1
    assert told(g, "quest-replaced") == 1


def test_damage_heal_and_rout() -> None:
    g, ronan = carry_out("damage 2, rout")
    assert g.hero_damage[ronan] == 2
    assert g.hero_routed[ronan] == 1
    carry_out("heal", g=g, who=ronan)
    assert g.hero_damage[ronan] == 0


def test_a_hero_who_falls_gets_nothing_more() -> None:
    g = realm()
    ronan = hero(g, "ronan", 0, 5)
    g.hero_damage[ronan] = 3
    g.influence[0] = 0
    carry_out("damage 1, reward, heal, rout, train any, desolation, influence 1", g=g, who=ronan)
    assert g.hero_place[ronan] == GONE
    assert g.influence[0] == 1
    assert not g.graves[5]
    assert not g.waste[5]


@pytest.mark.law("runewars:RW-12.6")
def test_train() -> None:
    g, ronan = carry_out("train wisdom")
    assert g.trained[ronan] == [0, 0, 1]
    carry_out("train any", f"raise:{ronan}:0", g=g, who=ronan)
    carry_out("train wisdom", g=g, who=ronan)
    carry_out("train wisdom", g=g, who=ronan)
    assert g.trained[ronan] == [1, 0, 2]


def test_move_anywhere_but_not_out_of_a_dungeon() -> None:
    g = realm()
    ronan = hero(g, "ronan", 0, 5)
    carry_out("move_anywhere", f"go:{ronan}:21", g=g, who=ronan)
    assert g.hero_place[ronan] == 21
    g.token[21], g.token_up[21] = DUNGEON, 1
    carry_out("move_anywhere", g=g, who=ronan)
    assert g.hero_place[ronan] == 21


def test_influence_tactics_and_dials() -> None:
    g = realm()
    g.influence[0], g.dials[0] = 1, [3, 3, 8]
    g.tactics[0] = [card("scouts"), card("war-chest")]
    _, ronan = carry_out("influence 2, food -1, wood 2, ore 1", g=g)
    assert g.influence[0] == 3
    assert g.dials[0] == [2, 5, 8]
    carry_out("influence -5", g=g, who=ronan)
    assert g.influence[0] == 0
    carry_out("tactics -1", f"discard:{card('scouts')}", g=g, who=ronan)
    assert g.tactics[0] == [card("war-chest")]
    carry_out("tactics 2", g=g, who=ronan)
    assert len(g.fresh[0]) == 2


def test_look_at_runes_and_objectives() -> None:
    g = realm()
    g.rune[9] = g.rune[10] = FALSE_RUNE
    g.objective[1] = 4
    carry_out("look 2, objective", "rune_at:9", "rune_at:10", g=g)
    assert g.known[0][9] == g.known[0][10] == 1
    assert told(g, "sees-objective") == 1
    assert g.journal is not None
    assert [line.seats for line in g.journal.lines if line.message == "sees-objective"] == [(0,)]


@pytest.mark.law("runewars:RW-14.4")
def test_false_rune() -> None:
    g = realm()
    left = g.runes_left[FALSE_RUNE]
    carry_out("false_rune", "rune_at:9", g=g)
    assert g.rune[9] == FALSE_RUNE
    assert g.runes_left[FALSE_RUNE] == left - 1
    g = realm(epic=True)
    carry_out("false_rune", g=g)
    assert set(g.rune) == {NO_RUNE}


@pytest.mark.law("runewars:RW-8.3")
def test_neutral_units_ally_where_the_player_has_a_unit() -> None:
    g = realm()
    put(g, 5, giant=1)
    _, ronan = carry_out("ally_type", g=g)
    assert told(g, "allies") == 0
    put(g, 5, footman=1)
    carry_out("ally_type", g=g, who=ronan)
    assert told(g, "allies") == 1


def test_recruit_triangle() -> None:
    g = realm()
    g.quest_deck.clear()
    carry_out("recruit_triangle 1", f"unit_type:{kind('footman')}", g=g)
    assert here(g, 0) == {"footman": 1}


@pytest.mark.law("runewars:RW-19.6")
@pytest.mark.law("runewars:RW-19.6d")
def test_lost_city_or_reward() -> None:
    g, ronan = carry_out("lost_city")
    place = chart(g).place[LOST_CITY_AREA]
    assert g.city[place] == LOST_CITY
    carry_out("lost_city_or_reward", g=g, who=ronan)
    assert len(g.rewards[ronan]) == 1
    g, ronan = carry_out("lost_city_or_reward")
    assert g.city[place] == LOST_CITY
    assert not g.rewards[ronan]


@pytest.mark.law("runewars:RW-19.5f")
@pytest.mark.law("runewars:RW-19.5l")
def test_desolation_cryomancy_and_clearing() -> None:
    g, ronan = carry_out("desolation, cryomancy")
    assert (g.waste[5], g.ice[5]) == (1, 0), "no ice on waste land"
    carry_out("clear_tokens 1", g=g, who=ronan)
    assert g.waste[5] == 0
    carry_out("cryomancy", g=g, who=ronan)
    carry_out("cryomancy", g=g, who=ronan)
    assert g.ice[5] == 2
