"""Exploration tokens: all designs."""

from __future__ import annotations

import pytest

from ludex.games.runewars.printed.book import EXPLORATION, SUMMER, WINTER, book
from ludex.games.runewars.rules import explore
from ludex.games.runewars.rules.areas import dragon_runes, provides, runes_at, token_counts, ways
from ludex.games.runewars.rules.movement import hero_reach
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import DRAGON_RUNE, FALSE_RUNE, GONE, NONE
from tests.runewars.realm import follow, put, told
from tests.runewars.stage_heroes import Stage, give, hero, quest, realm, reward

FIND = 5
"""Where the token lies."""
STAYING = (
    *("dragon-throne", "village-food", "village-wood", "village-ore", "magic-portal", "defensible-area"),
    *("dungeon", "temple", "hall-of-kellos"),
)
EVENTS = ("traveling-merchant", "raiding-party", "scroll-of-sight", "training")


def token(name: str) -> int:
    return EXPLORATION.index(name)


def bare(**setup: str) -> Runewars:
    """No token lies anywhere."""
    g = realm(exploration=True, **setup)
    g.token = [NONE] * len(g.token)
    return g


def lay(g: Runewars, name: str, place: int = FIND, up: bool = False) -> None:
    g.token[place], g.token_up[place] = token(name), int(up)


def arrives(g: Runewars, number: int) -> Stage:
    """The hero has ended its move; nobody else acts."""
    g.season, g.order_of_play, g.queue, g.questing = SUMMER, [0, 1], [0], number
    g.acted = [each for each, place in enumerate(g.hero_place) if place >= 0]
    return Stage(g, "hero-arrives")


def test_there_is_a_test_for_every_design() -> None:
    assert {*STAYING, *EVENTS, "flooded-area"} == set(EXPLORATION)


@pytest.mark.law("runewars:RW-18.1a")
@pytest.mark.law("runewars:RW-18.1b")
@pytest.mark.parametrize("name", STAYING)
def test_locations_stay_face_up(name: str) -> None:
    g = bare()
    lay(g, name)
    arrives(g, hero(g, "ronan", 0, FIND))
    assert g.token[FIND] == token(name)
    assert g.token_up[FIND]
    assert told(g, "explores") == 1


@pytest.mark.law("runewars:RW-18.1a")
@pytest.mark.law("runewars:RW-18.1b")
@pytest.mark.parametrize("name", EVENTS)
def test_events_are_discarded(name: str) -> None:
    g = bare()
    g.influence[0] = 0
    lay(g, name)
    g.token_known[1][FIND] = 1
    arrives(g, hero(g, "ronan", 0, FIND))
    assert g.token[FIND] == NONE
    assert not g.token_known[1][FIND]


@pytest.mark.law("runewars:RW-18.1a")
def test_the_token_comes_before_duel_and_quest() -> None:
    g = bare()
    lay(g, "training")
    ronan, astarra = hero(g, "landrec", 0, FIND), hero(g, "astarra", 1, FIND)
    stage = arrives(g, ronan)
    assert stage.prompt == "train"
    stage.say("done")
    assert stage.prompt == "hero-deeds"
    assert f"challenge:{ronan}:{astarra}" in stage.options


@pytest.mark.law("runewars:RW-18.1")
@pytest.mark.law("runewars:RW-12.6")
def test_training_raises_an_attribute_without_a_token() -> None:
    g = bare()
    lay(g, "training")
    ronan = hero(g, "ronan", 0, FIND)
    g.trained[ronan] = [1, 0, 0]
    stage = arrives(g, ronan)
    assert stage.options == ["done", f"raise:{ronan}:1", f"raise:{ronan}:2"]
    stage.say(f"raise:{ronan}:2")
    assert g.trained[ronan] == [1, 0, 1]


@pytest.mark.law("runewars:RW-18.1")
def test_the_merchant_sells_a_reward() -> None:
    g = bare()
    lay(g, "traveling-merchant")
    g.influence[0] = 4
    ronan = hero(g, "ronan", 0, FIND)
    arrives(g, ronan).say("yes")
    assert g.influence[0] == 1
    assert len(g.rewards[ronan]) == 1


@pytest.mark.law("runewars:RW-18.1")
def test_a_raiding_party_wounds_and_worse_where_units_are() -> None:
    g = bare()
    lay(g, "raiding-party")
    ronan = hero(g, "ronan", 0, FIND)
    arrives(g, ronan)
    assert g.hero_damage[ronan] == 1
    g = bare()
    lay(g, "raiding-party")
    put(g, FIND, giant=1)
    ronan = hero(g, "ronan", 0, FIND)
    arrives(g, ronan)
    assert g.hero_damage[ronan] == 2, "no reward to lose"
    g = bare()
    lay(g, "raiding-party")
    put(g, FIND, berserker=1)
    ronan = hero(g, "ronan", 0, FIND)
    give(g, ronan, "dawnblade")
    stage = arrives(g, ronan)
    stage.say(f"lose_reward:{reward('dawnblade')}:{ronan}")
    assert g.hero_damage[ronan] == 1
    assert g.reward_discard == [reward("dawnblade")]
    g = bare()
    lay(g, "raiding-party")
    put(g, FIND, footman=1)
    ronan = hero(g, "ronan", 0, FIND)
    arrives(g, ronan)
    assert g.hero_damage[ronan] == 1, "friends are no raiders"


@pytest.mark.law("runewars:RW-12.8")
def test_a_hero_who_falls_to_raiders_acts_no_more() -> None:
    g = bare()
    lay(g, "raiding-party")
    ronan = hero(g, "ronan", 0, FIND)
    hero(g, "astarra", 1, FIND)
    g.hero_damage[ronan] = 3
    stage = arrives(g, ronan)
    assert stage.asked is None
    assert g.hero_place[ronan] == GONE


@pytest.mark.law("runewars:RW-18.1")
def test_a_scroll_shows_all_tokens_of_an_area() -> None:
    g = bare()
    lay(g, "scroll-of-sight")
    lay(g, "dungeon", 9)
    g.rune[9], g.rune[10], g.rune[0] = DRAGON_RUNE, FALSE_RUNE, FALSE_RUNE
    g.known[0][0] = 1
    stage = arrives(g, hero(g, "ronan", 0, FIND))
    assert stage.options == ["done", "area:9", "area:10"]
    stage.say("area:9")
    assert g.known[0][9]
    assert g.token_known[0][9]
    assert not g.token_up[9]
    assert not g.token_known[1][9]


@pytest.mark.law("runewars:RW-18.1")
def test_temple_and_hall_give_when_an_action_ends_there() -> None:
    g = bare()
    lay(g, "temple")
    g.influence[0] = 0
    arrives(g, hero(g, "ronan", 0, FIND))
    assert g.influence[0] == 2
    g = bare()
    lay(g, "hall-of-kellos", up=True)
    ronan = hero(g, "ronan", 0, FIND)
    g.season, g.order_of_play = SUMMER, [0, 1]
    Stage(g, "quest-phase").say(f"train:{ronan}:0:1")
    assert len(g.fresh[0]) == 1, "whatever the action was"


@pytest.mark.law("runewars:RW-18.1")
def test_a_dungeon_ends_the_way() -> None:
    g = bare()
    ronan = hero(g, "ronan", 0, 8)
    far = set(hero_reach(g, ronan, 2))
    beside = ways(g, 8, 0)
    for place in beside:
        lay(g, "dungeon", place, up=True)
    assert set(hero_reach(g, ronan, 2)) < far
    hero(g, "corbin", 0, beside[0])
    g.season, g.order_of_play = SUMMER, [0, 1]
    g.queue, g.questing, g.steps_left = [0], ronan, 2
    stage = Stage(g, "hero-moves").say(f"go:{ronan}:{beside[0]}")
    assert g.steps_left == 0
    assert stage.prompt != "hero-moves"


@pytest.mark.law("runewars:RW-18.1")
def test_villages_and_the_throne() -> None:
    g = bare()
    put(g, FIND, footman=1)
    before = provides(g, FIND)
    for resource, name in enumerate(("food", "wood", "ore")):
        lay(g, f"village-{name}", up=True)
        assert provides(g, FIND)[resource] == before[resource] + 1
    runes = dragon_runes(g, 0)
    lay(g, "dragon-throne", up=True)
    g.rune[FIND] = DRAGON_RUNE
    assert dragon_runes(g, 0) == runes + 2, "a token may lie there besides"


@pytest.mark.law("runewars:RW-18.1")
def test_a_hero_pays_for_a_portal() -> None:
    g = bare()
    ronan = hero(g, "landrec", 0, 8)
    lay(g, "magic-portal", 8, up=True)
    lay(g, "magic-portal", 20, up=True)
    g.influence[0] = 1
    g.season, g.order_of_play = SUMMER, [0, 1]
    stage = Stage(g, "quest-phase").say(f"set_out:{ronan}")
    assert f"go:{ronan}:20" not in stage.options
    stage.say("portal", f"go:{ronan}:20")
    assert g.hero_place[ronan] == 20
    assert g.influence[0] == 0
    assert g.lasting == []


@pytest.mark.law("runewars:RW-19.14a")
@pytest.mark.law("runewars:RW-19.14c")
def test_a_flood_carries_the_hero_where_the_player_to_the_left_likes() -> None:
    g = bare()
    lay(g, "flooded-area")
    lay(g, "training", 8)
    put(g, FIND, footman=2)
    landrec = hero(g, "landrec", 0, FIND)
    beyond = hero_reach(g, landrec, 2)
    g.quests[0] = [quest("roost")]
    stage = arrives(g, landrec)
    assert (stage.prompt, stage.who) == ("drift", 1)
    assert stage.options == [f"go:{landrec}:{place}" for place in beyond]
    assert FIND in beyond
    stage.say(f"go:{landrec}:{beyond[0]}")
    assert g.hero_place[landrec] == beyond[0]
    assert len(g.units[FIND]) == 2, "units are not moved"
    assert g.token_up[FIND]
    assert stage.prompt == "hero-deeds"


@pytest.mark.law("runewars:RW-19.14b")
def test_nobody_without_wings_enters_or_leaves_a_flooded_area() -> None:
    g = bare()
    near = ways(g, FIND, 0)
    lay(g, "flooded-area", up=True)
    assert ways(g, FIND, 0) == []
    assert all(FIND not in ways(g, place, 0) for place in near)
    assert FIND in ways(g, near[0], 0, wings=True)
    g.season = WINTER
    assert set(near) <= set(ways(g, FIND, 0))
    g.season = SUMMER
    g.ice[FIND] = 1
    assert set(near) <= set(ways(g, FIND, 0))


@pytest.mark.law("runewars:RW-18.1b")
@pytest.mark.law("runewars:RW-19.14e")
def test_six_units_destroy_what_can_be_destroyed() -> None:
    g = bare()
    lay(g, "defensible-area", up=True)
    put(g, FIND, footman=5)
    assert explore.offers(g, 0) == []
    put(g, FIND, giant=1)
    assert explore.offers(g, 0) == [("raze_token", FIND)]
    assert explore.offers(g, 1) == []
    lay(g, "temple", up=True)
    assert explore.offers(g, 0) == []
    lay(g, "village-ore")
    assert explore.offers(g, 0) == [], "face down"
    lay(g, "village-ore", up=True)
    follow(explore.raze(g, 0, ("raze_token", FIND)))
    assert g.token[FIND] == NONE


@pytest.mark.law("runewars:RW-18.1b")
def test_only_the_printed_kinds_can_be_destroyed() -> None:
    kinds = {printed.id: printed.kind for printed in book(bare()).exploration}
    assert [name for name, kind in kinds.items() if kind == "destructible"] == [
        *("dragon-throne", "village-food", "village-wood", "village-ore", "magic-portal", "defensible-area")
    ]


@pytest.mark.law("runewars:RW-19.5e")
@pytest.mark.law("runewars:RW-19.5k")
@pytest.mark.parametrize("edition", ["original", "revised"])
def test_tokens_on_barren_land_are_ignored_in_the_original_edition(edition: str) -> None:
    g = bare(edition=edition)
    lay(g, "temple")
    g.waste[FIND] = 1
    g.influence[0] = 0
    arrives(g, hero(g, "ronan", 0, FIND))
    assert g.influence[0] == (2 if edition == "revised" else 0)
    assert bool(g.token_up[FIND]) == (edition == "revised")
    lay(g, "dragon-throne", up=True)
    assert token_counts(g, FIND) == (edition == "revised")
    assert runes_at(g, FIND) == (edition == "revised")
