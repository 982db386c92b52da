"""Duels between heroes, and with the neutral units of quests."""

from __future__ import annotations

import pytest

from ludex.games.runewars.printed.book import TRIANGLE, book
from ludex.games.runewars.rules import duels
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import END_OF_PHASE, GONE, NOBODY, TRAIN_BEFORE_DUEL
from ludex.kit.hooks import last
from tests.runewars.realm import card, kind, told
from tests.runewars.stage_heroes import Stage, duel_of, fight, give, hero, quest, realm, reward, stack


def two(first: str = "ronan", second: str = "astarra", place: int = 5) -> tuple[Runewars, int, int]:
    g = realm()
    return g, hero(g, first, 0, place), hero(g, second, 1, place)


@pytest.mark.law("runewars:RW-13.5")
@pytest.mark.law("runewars:RW-13.6")
def test_a_duel_has_four_rounds_with_one_card_each() -> None:
    g, ronan, astarra = two()
    stack(g, *["- red"] * 8)
    stage = fight(g, ronan, astarra)
    assert stage.asked is None
    assert told(g, "duel-round") == 4
    assert len(g.fate_discard) == 8
    assert (g.hero_damage[ronan], g.hero_damage[astarra]) == (0, 0)
    assert not g.duels
    assert told(g, "duel-undecided") == 1


@pytest.mark.law("runewars:RW-13.5")
def test_heroes_read_the_circle() -> None:
    g, ronan, astarra = two()
    stack(g, "D1 red", "- red", "D1 red", *["- red"] * 5)
    fight(g, ronan, astarra)
    assert g.hero_damage[astarra] == 2


@pytest.mark.law("runewars:RW-13.5a")
def test_a_special_deals_one_damage() -> None:
    g, ronan, astarra = two()
    stack(g, "S", "-", *["- red"] * 6)
    fight(g, ronan, astarra)
    assert g.hero_damage[astarra] == 1


@pytest.mark.law("runewars:RW-13.5a")
def test_a_rout_prevents_damage_and_nobody_is_routed() -> None:
    g, ronan, astarra = two()
    stack(g, "D1 red", "R1", *["- red"] * 6)
    fight(g, ronan, astarra)
    assert g.hero_damage[astarra] == 0
    assert not any(g.hero_routed)


@pytest.mark.law("runewars:RW-13.5a")
@pytest.mark.law("runewars:RW-13.6")
@pytest.mark.law("runewars:RW-12.8b")
def test_damage_is_simultaneous_and_the_rewards_of_both_lie_in_the_area() -> None:
    g, ronan, astarra = two()
    g.hero_damage[ronan], g.hero_damage[astarra] = 3, 2
    give(g, ronan, "dawnblade")
    give(g, astarra, "tome-of-ages", up=True)
    stack(g, "D1 red", "D1 red")
    fight(g, ronan, astarra).say("done", "done")
    assert g.hero_place[ronan] == g.hero_place[astarra] == GONE
    assert g.graves[5] == sorted([reward("dawnblade"), reward("tome-of-ages")])
    assert g.slain == [1, 1]
    assert told(g, "duel-round") == 1


@pytest.mark.law("runewars:RW-12.8")
@pytest.mark.law("runewars:RW-12.8a")
@pytest.mark.law("runewars:RW-13.6")
def test_the_winner_hands_out_the_rewards_of_the_loser() -> None:
    g, ronan, astarra = two()
    corbin = hero(g, "corbin", 0, 5)
    far = hero(g, "landrec", 0, 6)
    g.hero_damage[astarra] = 2
    give(g, astarra, "dawnblade", "tome-of-ages")
    give(g, astarra, "crown-of-command", up=True)
    stack(g, "D1 red", "- red")
    stage = fight(g, ronan, astarra).say("done", "done")
    assert (stage.prompt, stage.who) == ("spoils", 0)
    assert f"award:{reward('dawnblade')}:{far}" not in stage.options
    stage.say(f"award:{reward('dawnblade')}:{corbin}", f"award:{reward('tome-of-ages')}:{ronan}")
    stage.say(f"award:{reward('crown-of-command')}:{corbin}")
    assert stage.asked is None
    assert g.rewards[corbin] == [reward("dawnblade")]
    assert g.rewards[ronan] == [reward("tome-of-ages")]
    assert g.rewards_up[corbin] == [reward("crown-of-command")]
    assert g.slain == [1, 0]
    assert not g.graves[5]
    assert told(g, "duel-round") == 1


@pytest.mark.law("runewars:RW-12.8a")
def test_alone_the_winner_takes_them_all() -> None:
    g, ronan, astarra = two()
    g.hero_damage[ronan] = 3
    give(g, ronan, "dawnblade", "mage-staff")
    stack(g, "- red", "D1 red")
    stage = fight(g, ronan, astarra)
    stage.say(*["done"] * 2)
    assert stage.asked is None
    assert g.rewards[astarra] == sorted([reward("dawnblade"), reward("mage-staff")])
    assert g.slain == [0, 1]


@pytest.mark.law("runewars:RW-13.8a")
def test_a_routed_hero_fights_like_others() -> None:
    g, ronan, astarra = two()
    g.hero_routed[astarra] = 1
    stack(g, "- red", "D1 red", *["- red"] * 6)
    fight(g, ronan, astarra)
    assert g.hero_damage[ronan] == 1


@pytest.mark.law("runewars:RW-13.6a")
def test_one_weapon_and_one_armor_in_a_duel() -> None:
    g, ronan, astarra = two()
    give(g, ronan, "dawnblade", "mage-staff", "ghost-armor", "dwarven-fire-bombs")
    stack(g, "S red", "- red", "S red", "- red", *["- red"] * 4)
    stage = fight(g, ronan, astarra)
    assert stage.prompt == "duel-begins"
    stage.say("done")
    assert stage.prompt == "duel-special"
    assert len(stage.options) == 5
    stage.say(f"use_reward:{reward('dawnblade')}:{ronan}")
    assert g.hero_damage[astarra] == 2
    assert stage.prompt == "duel-special"
    used = [reward("dawnblade"), reward("ghost-armor"), reward("dwarven-fire-bombs")]
    assert stage.options == ["strike", *(f"use_reward:{each}:{ronan}" for each in sorted(used))]


@pytest.mark.law("runewars:RW-13.6a")
def test_who_wears_another_armor_does_without_the_runeplate() -> None:
    g, ronan, astarra = two()
    give(g, ronan, "runeplate", "ghost-armor")
    g.hero_damage[ronan] = 4
    stack(g, "S red", "- red")
    stage = fight(g, ronan, astarra).say("done")
    assert stage.options == ["strike"], "without the plate he would fall"
    g, ronan, astarra = two()
    give(g, ronan, "runeplate", "ghost-armor")
    g.hero_damage[ronan] = 3
    stack(g, "S red", "D1 red", "- red", "D1 red")
    stage = fight(g, ronan, astarra).say("done", f"use_reward:{reward('ghost-armor')}:{ronan}").until("")
    assert g.hero_place[ronan] == GONE


@pytest.mark.law("runewars:RW-13.4")
def test_rewards_are_face_up_once_used_and_secret_rewards_are_asked_for() -> None:
    g, ronan, astarra = two()
    give(g, ronan, "timmorran-shard")
    stack(g, "S red", "- red", *["- red"] * 6)
    stage = fight(g, ronan, astarra)
    assert (stage.prompt, stage.options) == ("duel-begins", ["done"])
    stage.say("done")
    assert (stage.prompt, stage.options) == ("duel-special", ["strike"])
    stage.say("strike")
    assert stage.asked is None
    assert g.rewards[ronan] == [reward("timmorran-shard")]


@pytest.mark.law("runewars:RW-19.2")
@pytest.mark.law("runewars:RW-19.2a")
@pytest.mark.law("runewars:RW-19.2b")
@pytest.mark.law("runewars:RW-19.2c")
@pytest.mark.law("runewars:RW-19.2e")
def test_a_tactical_fate_card_replaces_the_fate_card() -> None:
    g, ronan, astarra = two()
    glory, scouts = card("death-or-glory"), card("scouts")
    g.tactics[0] = sorted([glory, scouts])
    stack(g, *["- red"] * 7)
    stage = fight(g, ronan, astarra)
    assert stage.options == ["done", "hold_back", f"play:{glory}"]
    stage.say(f"play:{glory}", "done", "done", "done")
    assert stage.asked is None
    assert g.hero_damage[astarra] == 1
    assert g.tactics[0] == [scouts]
    assert g.tactics_discard[-1] == glory
    assert len(g.fate_discard) == 7


@pytest.mark.law("runewars:RW-19.2a")
def test_who_wants_no_tactical_cards_in_a_duel_is_asked_once() -> None:
    g, ronan, astarra = two()
    g.tactics[0] = [card("death-or-glory")]
    stack(g, *["- red"] * 8)
    stage = fight(g, ronan, astarra)
    stage.say("hold_back")
    assert stage.asked is None
    assert g.tactics[0] == [card("death-or-glory")]


@pytest.mark.law("runewars:RW-19.2d")
@pytest.mark.law("runewars:RW-19.2f")
def test_fresh_tactical_cards_wait_and_their_text_is_ignored() -> None:
    g, ronan, astarra = two()
    raid = card("night-raid")
    g.fresh[0] = [raid]
    stack(g, *["- red"] * 8)
    assert fight(g, ronan, astarra).asked is None
    g, ronan, astarra = two()
    g.tactics[0] = [raid]
    stack(g, *["- red"] * 7)
    fight(g, ronan, astarra).say(f"play:{raid}")
    assert g.hero_damage[astarra] == 1
    assert not g.hero_routed[astarra]


@pytest.mark.law("runewars:RW-13.5")
def test_abilities_of_the_start_come_before_the_first_round_attacker_first() -> None:
    g, steelhorns, bogran = two("steelhorns", "bogran")
    g.hero_damage[bogran] = 1
    give(g, bogran, "shadow-bow")
    stage = fight(g, steelhorns, bogran)
    assert stage.prompt == "steelhorns"
    stage.say("yes", "done")
    assert g.hero_place[bogran] == GONE, "he never shot"
    assert told(g, "duel-round") == 0


def test_in_a_season_of_tournaments_who_starts_a_duel_trains_first() -> None:
    g, ronan, astarra = two()
    last(g.lasting, TRAIN_BEFORE_DUEL, END_OF_PHASE)
    stack(g, *["- red"] * 8)
    fight(g, ronan, astarra).say(f"raise:{ronan}:1")
    assert g.trained[ronan] == [0, 1, 0]
    assert g.trained[astarra] == [0, 0, 0]


# ----------------------------------------------------------------------------------------------------- neutral units


def beast(name: str, kind_of_beast: str, *cards: str) -> tuple[Runewars, int, Stage]:
    """A quest duel; cards come in turn for the hero and the unit, the hero's by circle."""
    g = realm()
    number = hero(g, name, 0, 5)
    g.order_of_play, g.queue, g.questing = [0, 1], [0], number
    g.acted = [number]
    g.attempted = quest("roost")
    g.quest_deck.remove(quest("roost")) if quest("roost") in g.quest_deck else None
    duels.begin_with_beast(g, number, kind(kind_of_beast), g.attempted)
    return g, number, stage_of(g, cards)


def stage_of(g: Runewars, cards: tuple[str, ...]) -> Stage:
    for place, wanted in reversed(list(enumerate(cards))):
        if place % 2:
            stack(g, wanted, shape=book(g).units[g.duels[-1].beast].shape)
        else:
            stack(g, wanted)
    return Stage(g, "duel")


@pytest.mark.law("runewars:RW-13.7")
def test_the_player_to_the_left_runs_a_neutral_unit() -> None:
    g = realm("daqan", "uthuk")
    ronan = hero(g, "ronan", 0, 5)
    duels.begin_with_beast(g, ronan, kind("giant"), quest("roost"))
    assert duel_of(g).seats == [0, 1]
    assert duel_of(g).heroes == [ronan, NOBODY]


@pytest.mark.law("runewars:RW-13.7")
@pytest.mark.law("runewars:RW-13.3")
def test_a_neutral_unit_has_its_health_and_reads_its_own_shape() -> None:
    g, ronan, stage = beast("ronan", "hell-hound", "D1 red", "-", "S red", "D1")
    assert stage.asked is None
    assert told(g, "duel-round") == 2, "a Hell Hound has two health"
    assert g.hero_damage[ronan] == 1, "the rectangle hits"
    assert len(g.rewards[ronan]) == 1
    assert g.quest_discard == [quest("roost")]
    assert len(g.quests[0]) == 1, "another one is drawn"


@pytest.mark.law("runewars:RW-13.7")
@pytest.mark.law("runewars:RW-13.3")
def test_a_unit_that_stands_after_four_rounds_leaves_the_quest_in_hand() -> None:
    g, ronan, stage = beast("ronan", "giant", *["- red", "-"] * 4)
    assert stage.asked is None
    assert g.quests[0] == [quest("roost")]
    assert not g.rewards[ronan]
    assert g.attempted == NOBODY


@pytest.mark.law("runewars:RW-12.8b")
def test_a_hero_who_falls_to_a_neutral_unit_leaves_the_rewards_there() -> None:
    g = realm()
    ronan = hero(g, "ronan", 0, 5)
    g.order_of_play, g.queue, g.questing, g.attempted = [0, 1], [0], ronan, quest("roost")
    give(g, ronan, "dawnblade", up=True)
    g.hero_damage[ronan] = 3
    duels.begin_with_beast(g, ronan, kind("razorwing"), quest("roost"))
    stage = stage_of(g, ("- red", "D1"))
    assert stage.asked is None
    assert g.hero_place[ronan] == GONE
    assert g.graves[5] == [reward("dawnblade")]
    assert g.slain == [0, 0]
    assert g.quests[0] == [quest("roost")]


@pytest.mark.law("runewars:RW-13.7")
def test_a_beastman_hits_and_draws_once_more_in_a_duel() -> None:
    g = realm()
    ronan = hero(g, "ronan", 0, 5)
    g.order_of_play, g.queue, g.questing, g.attempted = [0, 1], [0], ronan, quest("roost")
    g.acted = [ronan]
    duels.begin_with_beast(g, ronan, kind("beastman"), quest("roost"))
    stack(g, *["- red"] * 2)
    stack(g, "S", shape=TRIANGLE)
    stack(g, "- red")
    stack(g, "S", "D1", shape=TRIANGLE)
    stack(g, "- red")
    Stage(g, "duel")
    assert g.hero_damage[ronan] == 3, "1 and 1 in the first round, only 1 in the second"


@pytest.mark.law("runewars:RW-13.7")
def test_a_sorcerer_lives_on_and_a_giant_strikes_with_its_wounds() -> None:
    g, ronan, _ = beast("ronan", "sorcerer", "D1 red", "S", "- red", "-", "- red", "-", "- red", "-")
    assert told(g, "duel-round") == 4, "two health after its ability"
    g, ronan, _ = beast("ronan", "giant", "D1 red", "-", "D1 red", "-", "- red", "S", "- red", "-")
    assert g.hero_damage[ronan] == 2


@pytest.mark.law("runewars:RW-13.7a")
@pytest.mark.parametrize("name", ["razorwing", "dragon", "hell-hound"])
def test_other_abilities_deal_a_damage(name: str) -> None:
    g, ronan, _ = beast("ronan", name, *["- red", "S"], *["- red", "-"] * 3)
    assert g.hero_damage[ronan] == 1


@pytest.mark.law("runewars:RW-8.6")
def test_nobody_plays_cards_for_a_neutral_unit() -> None:
    g = realm()
    ronan = hero(g, "ronan", 0, 5)
    g.tactics[1] = [card("bribery")]
    duels.begin_with_beast(g, ronan, kind("giant"), quest("roost"))
    g.queue, g.questing, g.attempted, g.acted = [0], ronan, quest("roost"), [ronan]
    g.order_of_play = [0, 1]
    assert stage_of(g, ("- red", "-") * 4).asked is None
    assert g.tactics[1] == [card("bribery")]
