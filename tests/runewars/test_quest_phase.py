"""The Quest Phase: who acts when, moving, healing, training, commanders."""

from __future__ import annotations

import pytest

from ludex.games.runewars.printed.book import SUMMER
from ludex.games.runewars.rules.heroes import defeat, desert, hero_joins, hurt
from ludex.games.runewars.rules.traits import attribute
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import END_OF_PHASE, GONE, HERO_FAR, IN_DECK, NONE
from ludex.kit.hooks import last
from tests.runewars.realm import card, follow, put, told
from tests.runewars.stage_heroes import Stage, give, hero, quest, realm, reward, stack


def phase(g: Runewars, order: tuple[int, ...] = (0, 1)) -> Stage:
    g.season = SUMMER
    g.order_of_play = list(order)
    return Stage(g, "quest-phase")


@pytest.mark.law("runewars:RW-12.5")
def test_heroes_act_once_in_play_order_then_orders_are_chosen() -> None:
    g = realm()
    ronan, corbin, astarra = hero(g, "ronan", 0, 0), hero(g, "corbin", 0, 1), hero(g, "astarra", 1, 21)
    stage = phase(g, (1, 0))
    assert stage.who == 1
    stage.say(f"train:{astarra}:2:2")
    assert stage.who == 0
    assert f"set_out:{ronan}" in stage.options
    stage.say(f"train:{corbin}:0:1")
    assert not any(key.startswith(f"train:{corbin}") for key in stage.options)
    stage.say(f"train:{ronan}:0:0")
    assert stage.asked is None
    assert g.step == "choose"
    assert g.acted == []


@pytest.mark.law("runewars:RW-12.5c")
@pytest.mark.law("runewars:RW-12.6")
def test_training_adds_one_to_two_attributes_or_two_to_one() -> None:
    g = realm()
    ronan = hero(g, "ronan", 0, 0)
    stage = phase(g)
    pairs = [key for key in stage.options if key.startswith("train")]
    assert len(pairs) == 6
    stage.say(f"train:{ronan}:0:2")
    assert g.trained[ronan] == [1, 0, 1]
    assert attribute(g, ronan, 0) == 4
    phase(g).say(f"train:{ronan}:0:0")
    assert g.trained[ronan] == [2, 0, 1], "no more than two on an attribute"
    assert f"train:{ronan}:0:1" not in phase(g).options


@pytest.mark.law("runewars:RW-12.5b")
@pytest.mark.law("runewars:RW-12.4")
def test_healing_only_in_a_friendly_area() -> None:
    g = realm()
    ronan, corbin = hero(g, "ronan", 0, 0), hero(g, "corbin", 0, 5)
    g.hero_damage[ronan] = g.hero_damage[corbin] = 2
    stage = phase(g)
    assert f"heal:{corbin}" not in stage.options
    stage.say(f"heal:{ronan}")
    assert g.hero_damage[ronan] == 0
    assert g.hero_damage[corbin] == 2


@pytest.mark.law("runewars:RW-12.7")
@pytest.mark.law("runewars:RW-1.7")
def test_a_routed_hero_heals_or_trains_but_does_not_move() -> None:
    g = realm()
    ronan = hero(g, "ronan", 0, 0)
    g.hero_routed[ronan] = 1
    g.hero_damage[ronan] = 1
    assert {key.split(":")[0] for key in phase(g).options} == {"heal", "train"}
    g.hero_damage[ronan] = 0
    g.trained[ronan] = [2, 2, 2]
    assert phase(g).asked is None, "nothing that it could do"


@pytest.mark.law("runewars:RW-12.5a")
@pytest.mark.law("runewars:RW-7.7")
def test_a_move_is_two_areas_through_anything() -> None:
    g = realm()
    landrec = hero(g, "landrec", 0, 5)
    put(g, 8, giant=1)
    g.activated[0] = [5]
    stage = phase(g).say(f"set_out:{landrec}")
    near = {int(key.split(":")[2]) for key in stage.options if key.startswith("go")}
    last(g.lasting, HERO_FAR, END_OF_PHASE, 1)
    far = {int(key.split(":")[2]) for key in phase(g).say(f"set_out:{landrec}").options if key.startswith("go")}
    assert near < far
    stage = phase(g).say(f"set_out:{landrec}", f"go:{landrec}:{max(far - near)}")
    assert g.hero_place[landrec] == max(far - near)
    assert stage.asked is None
    assert not list(g.lasting), "the season card ends with the phase"


@pytest.mark.law("runewars:RW-12.5a")
def test_a_hero_may_stay_where_it_is() -> None:
    g = realm()
    landrec = hero(g, "landrec", 0, 5)
    phase(g).say(f"set_out:{landrec}", "done")
    assert g.hero_place[landrec] == 5


@pytest.mark.law("runewars:RW-13.4a")
def test_rewards_are_swapped_during_an_action_also_in_passing() -> None:
    g = realm()
    ronan, corbin, other = hero(g, "landrec", 0, 1), hero(g, "corbin", 0, 2), hero(g, "astarra", 1, 2)
    give(g, corbin, "dawnblade")
    stage = phase(g).say(f"set_out:{ronan}", f"go:{ronan}:2")
    assert stage.prompt == "hero-moves", "one step is left"
    assert g.steps_left == 1
    swap = f"give_reward:{reward('dawnblade')}:{corbin}:{ronan}"
    assert not any(key.endswith(f":{other}") and key.startswith("give") for key in stage.options)
    stage.say(swap)
    assert g.rewards[ronan] == [reward("dawnblade")]
    stage.say(f"go:{ronan}:0")
    assert g.hero_place[ronan] == 0
    assert told(g, "gives-hidden-reward") == 1


@pytest.mark.law("runewars:RW-13.8")
@pytest.mark.law("runewars:RW-13.5")
def test_after_the_move_a_duel_or_a_quest() -> None:
    g = realm()
    landrec, astarra = hero(g, "landrec", 0, 5), hero(g, "astarra", 1, 5)
    g.quests[0] = [quest("bazaar")]
    stage = phase(g).say(f"set_out:{landrec}", "done")
    assert stage.prompt == "hero-deeds"
    assert f"challenge:{landrec}:{astarra}" in stage.options
    stack(g, *["- red"] * 8)
    stage.say(f"challenge:{landrec}:{astarra}")
    assert stage.prompt == "hero-action"
    assert stage.who == 1, "no quest after a duel"


def test_who_holds_quests_is_always_asked() -> None:
    g = realm()
    landrec = hero(g, "landrec", 0, 0)
    g.quests[0] = [quest("roost")]
    stage = phase(g).say(f"set_out:{landrec}", "done")
    assert (stage.prompt, stage.options) == ("hero-deeds", ["done"])


@pytest.mark.law("runewars:RW-15.6")
def test_tactics_of_the_quest_phase() -> None:
    g = realm()
    astarra = hero(g, "astarra", 1, 0)
    g.tactics[0] = [card("ambush")]
    import ludex.games.runewars.cards.tactics  # noqa: F401  the bodies of the cards

    stage = phase(g)
    assert stage.prompt == "play-quest-phase"
    stage.say(f"play:{card('ambush')}")
    assert g.hero_damage[astarra] == 2


# ----------------------------------------------------------------------------------------------------------- commanders


@pytest.mark.law("runewars:RW-19.10j")
@pytest.mark.law("runewars:RW-19.10k")
def test_a_new_commander_is_named_at_a_stronghold() -> None:
    g = realm(commanders=True)
    ronan, corbin, far = hero(g, "ronan", 0, 5), hero(g, "corbin", 0, 0), hero(g, "landrec", 0, 1)
    g.commander[ronan] = 3
    stage = phase(g)
    assert stage.options == ["done", f"command:3:{corbin}"]
    stage.say(f"command:3:{corbin}")
    assert (g.commander[ronan], g.commander[corbin], g.commander[far]) == (NONE, 3, NONE)


@pytest.mark.law("runewars:RW-19.10l")
def test_without_a_commander_a_new_card_is_drawn() -> None:
    g = realm(commanders=True)
    corbin = hero(g, "corbin", 0, 0)
    top = g.commander_deck[-1]
    phase(g).say(f"appoint:{corbin}")
    assert g.commander[corbin] == top
    assert top not in g.commander_deck


@pytest.mark.law("runewars:RW-19.10b")
@pytest.mark.law("runewars:RW-19.10c")
@pytest.mark.law("runewars:RW-19.10f")
def test_a_commander_attempts_no_quests_and_stays_in_an_activated_area() -> None:
    g = realm()
    landrec, astarra = hero(g, "landrec", 0, 5), hero(g, "astarra", 1, 5)
    g.commander[landrec] = 0
    g.quests[0] = list(range(41))
    g.activated[0] = [5]
    stage = phase(g).say(f"set_out:{landrec}")
    assert stage.options == ["done", f"challenge:{landrec}:{astarra}"], "nowhere to go, no quest"


@pytest.mark.law("runewars:RW-19.10q")
@pytest.mark.law("runewars:RW-19.10t")
def test_a_defeated_commander_takes_the_lieutenant_general_along() -> None:
    g = realm(commanders=True)
    corbin = hero(g, "corbin", 0, 0)
    g.commander_deck.remove(4)
    g.commander[corbin] = 4
    g.lieutenant[0] = 1
    defeat(g, corbin, 1)
    assert g.commander[corbin] == NONE
    assert g.commander_deck[0] == 4
    assert g.lieutenant[0] == 0
    assert g.tactics_discard == [card("lieutenant-general")]
    assert g.slain == [0, 1]


# -------------------------------------------------------------------------------------------------- what befalls heroes


@pytest.mark.law("runewars:RW-12.8")
@pytest.mark.law("runewars:RW-12.8b")
def test_a_hero_with_as_much_damage_as_health_is_out_of_the_game() -> None:
    g = realm()
    ronan = hero(g, "ronan", 0, 5)
    give(g, ronan, "tome-of-ages", up=True)
    follow(hurt(g, ronan, 3, 1))
    assert g.hero_place[ronan] == 5
    follow(hurt(g, ronan, 1, 1))
    assert g.hero_place[ronan] == GONE
    assert ronan not in g.hero_deck
    assert g.graves[5] == [reward("tome-of-ages")]
    assert g.slain == [0, 1]


@pytest.mark.law("runewars:RW-12.1")
@pytest.mark.law("runewars:RW-12.9")
@pytest.mark.law("runewars:RW-19.10d")
def test_of_a_fourth_hero_one_deserts_and_a_commander_does_not_count() -> None:
    g = realm(commanders=True)
    heroes = [hero(g, name, 0, 0) for name in ("ronan", "corbin", "landrec")]
    g.commander[heroes[0]] = 0
    g.hero_deck.remove(12)
    assert follow(hero_joins(g, 0, 12)) == []
    g.hero_deck.remove(13)
    give(g, heroes[1], "dawnblade")
    g.trained[heroes[1]] = [1, 0, 0]
    assert follow(hero_joins(g, 0, 13), f"hero:{heroes[1]}") == ["deserts"]
    assert g.hero_place[heroes[1]] == IN_DECK
    assert heroes[1] in g.hero_deck
    assert g.reward_discard == [reward("dawnblade")]
    assert g.trained[heroes[1]] == [0, 0, 0]


@pytest.mark.law("runewars:RW-12.9")
def test_a_deserting_commander_gives_the_card_back() -> None:
    g = realm(commanders=True)
    ronan = hero(g, "ronan", 0, 0)
    g.commander_deck.remove(2)
    g.commander[ronan] = 2
    follow(desert(g, ronan))
    assert g.commander_deck[0] == 2


@pytest.mark.law("runewars:RW-12.2")
def test_attributes_health_and_a_circle_base() -> None:
    g = realm()
    ronan = hero(g, "ronan", 0, 0)
    assert [attribute(g, ronan, which) for which in range(3)] == [3, 3, 2]
    give(g, ronan, "tome-of-ages")
    assert attribute(g, ronan, 2) == 4
