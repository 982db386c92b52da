"""7.7 The characters of the Vagabot, and 7.5.6 the special action."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.games.root.bots.vagabot.characters import cover
from ludex.games.root.printed.deck import NAME_OF
from ludex.games.root.state import FOREST
from tests.root.bots.vagabot_scenes import BOT, FOX, RABBIT, corvids_play, count, draws, on_track, scene
from tests.root.stage import Play, Stage

READY, EXHAUSTED, DAMAGED, BOTH = range(4)
EYRIE, MARQUISE = 1, 2
"""Seats."""


def at_work(character: str, *others: str, **options: Any) -> Stage:
    """A scene in which nobody is worth a battle of his own: the trait of questing puts the special action first."""
    return scene(*others, character=character, traits={"vagabot": ["questing"]}, **options)


def acted(play: Play) -> bool:
    """Was an item exhausted for the special action?"""
    return bool(play.told("bot-exhausts", "bots:7.5.6"))


# ------------------------------------------------------------------------------------------------------------ the Thief


@pytest.mark.law("bots:7.5.6", "bots:7.7.1", "bots:2.8.1")
def test_the_thief_robs_who_has_most_points_here() -> None:
    stage = at_work("thief", at=1).warriors("marquise", 1, 3).hand("marquise", "anvil", "sappers")
    stage.warriors("eyrie", 1, 1).hand("eyrie", "codebreakers", "cobbler").score("eyrie", 3)
    play = stage.turn(RABBIT)
    assert play.asked == ("chance", "draw")
    draws(play, 1)
    # The card is discarded and he scores a point.
    assert (play.hand("eyrie"), [NAME_OF[card] for card in play.g.discard]) == (["codebreakers"], ["cobbler"])
    assert play.told("give-to-bot")[0]["who"] == EYRIE
    assert play.score(BOT) >= 1


@pytest.mark.law("bots:7.7.1")
def test_in_a_tie_who_has_more_pieces_here() -> None:
    stage = at_work("thief", at=1).warriors("marquise", 1, 1).hand("marquise", "anvil")
    stage.warriors("eyrie", 1, 2).hand("eyrie", "codebreakers")
    (choice,) = draws(stage.turn(RABBIT)).told("choose-player", "bots:7.7.1")
    assert choice["other"] == EYRIE
    assert ("most", "pieces-there", 2, []) in choice["why_player"]


@pytest.mark.law("bots:7.7.1", "bots:2.3")
def test_who_has_no_cards_is_passed_over() -> None:
    stage = at_work("thief", at=1).warriors("marquise", 1, 1).hand("marquise", "anvil")
    stage.warriors("eyrie", 1, 2).score("eyrie", 5)
    (choice,) = draws(stage.turn(RABBIT)).told("choose-player", "bots:7.7.1")
    assert choice["other"] == MARQUISE
    assert ("passed", EYRIE, "bots:7.7.1", "no-cards", {}) in choice["why_player"]


@pytest.mark.law("bots:7.5.6", "bots:7.7.1")
def test_without_anyone_to_rob_nothing_is_exhausted() -> None:
    stage = at_work("thief", at=1).warriors("marquise", 1, 1)
    assert not acted(stage.turn(RABBIT))
    stage = at_work("thief", at=FOREST).hand("eyrie", "anvil")
    assert not acted(stage.turn(RABBIT))


@pytest.mark.law("bots:7.7.1", "bots:2.8.1")
def test_a_card_of_a_bot_comes_from_the_deck_and_is_a_point() -> None:
    stage = at_work("thief", "eyrie", "bot:marquise", at=1, items=1).warriors("bot:marquise", 1, 1)
    play = stage.belongings(BOT, "tea", "tea", condition=EXHAUSTED).turn(RABBIT)
    assert (play.score(BOT), play.score("bot:marquise")) == (1, 0)
    assert len(play.told("take-from-bot", "bots:7.7.1")) == 1


# ----------------------------------------------------------------------------------------------------------- the Tinker


@pytest.mark.law("bots:7.7.2")
def test_the_tinker_crafts_the_topmost_item_of_the_discard_pile() -> None:
    stage = at_work("tinker", at=1, items=3)
    stage.g.discard = [stage.take(name) for name in ("anvil", "root_tea_fox", "crossbow_mouse", "cobbler")]
    stage.g.item_supply[2] = 0  # no crossbow is left
    play = stage.turn(RABBIT)
    assert (play.items(BOT), play.score(BOT)) == (["tea", "torch", "torch", "torch"], 1)
    assert [NAME_OF[card] for card in play.g.discard[:4]] == ["anvil", "root_tea_fox", "crossbow_mouse", "cobbler"]


@pytest.mark.law("bots:7.7.2", "bots:7.5.6")
def test_without_an_item_to_craft_he_does_nothing() -> None:
    stage = at_work("tinker", at=1, items=3)
    stage.g.discard = [stage.take("cobbler")]
    assert not acted(stage.turn(RABBIT))


# ----------------------------------------------------------------------------------------------------------- the Ranger


@pytest.mark.law("bots:7.7.3", "bots:7.6.2")
def test_the_ranger_slips_away_with_three_damaged_items() -> None:
    stage = at_work("ranger", at=1, items=3).belongings(BOT, "tea", "boots", "sword", condition=DAMAGED)
    play = draws(stage.turn(RABBIT), 0)
    assert play.told("slip", "bots:7.7.3") == [{"who": 0, "place": FOREST}]
    assert (play.g.pawn[0], count(play, DAMAGED, BOTH)) == (FOREST, 0)
    stage = at_work("ranger", at=1, items=3).belongings(BOT, "tea", "boots", condition=DAMAGED)
    assert not acted(stage.turn(RABBIT))


# ---------------------------------------------------------------------------------------------------------- the Vagrant


@pytest.mark.law("bots:7.7.4", "bots:2.2")
def test_the_vagrant_sets_two_players_to_fight_by_their_priority() -> None:
    stage = at_work("vagrant", "eyrie", "marquise", "alliance", at=1)
    stage.warriors("eyrie", 1, 2).warriors("marquise", 1, 3).warriors("alliance", 1, 2).hand("eyrie", "ambush_fox")
    play = stage.turn(RABBIT)
    assert play.told("instigate")[0] == {"who": 0, "attacker": MARQUISE, "defender": EYRIE}
    play.done().roll(2, 1)
    assert (play.warriors("marquise", 1), play.warriors("eyrie", 1)) == (2, 0)
    # Warriors that others removed bring him nothing.
    assert play.told("score") == []


@pytest.mark.law("bots:7.7.4", "bots:2.8.2", "root:4.3.1")
def test_people_whom_the_vagrant_sets_to_fight_may_ambush_each_other() -> None:
    stage = at_work("vagrant", "eyrie", "marquise", at=1).warriors("eyrie", 1, 2).warriors("marquise", 1, 1)
    stage.piece("sawmill", 1).piece("wood", 1).hand("eyrie", "ambush_fox").hand("marquise", "ambush_bird")
    play = stage.turn(RABBIT)
    assert play.asked == ("eyrie", "ambush")
    assert play.choose("ambush", "ambush_fox").asked == ("marquise", "foil")
    # A warrior and, by chance, the wood; he scores for it. Nobody is left to fight.
    draws(play.done(), 1)
    assert (play.warriors("marquise", 1), play.pieces("wood", 1), play.pieces("sawmill", 1)) == (0, 0, 1)
    assert (play.score(BOT), play.score("eyrie")) == (1, 0)
    assert play.told("roll") == []


@pytest.mark.law("bots:7.7.4", "bots:2.8.2")
def test_nobody_ambushes_a_bot_whom_the_vagrant_sets_to_attack() -> None:
    stage = at_work("vagrant", "eyrie", "bot:marquise", at=1).warriors("eyrie", 1, 2).warriors("bot:marquise", 1, 2)
    play = stage.hand("eyrie", "ambush_fox").turn(RABBIT)
    assert play.told("instigate")[0] == {"who": 0, "attacker": 2, "defender": 1}
    assert play.asked == ("chance", "roll")


@pytest.mark.law("bots:7.7.4", "root:3.2.1")
def test_chance_takes_the_pieces_and_he_scores_for_them() -> None:
    stage = at_work("vagrant", at=2, items=1).belongings(BOT, "tea", "tea", condition=EXHAUSTED)
    stage.warriors("eyrie", 2, 1).piece("sawmill", 2).piece("wood", 2).piece("workshop", 2)
    play = stage.turn(RABBIT)
    # The Marquise has no warrior to attack with.
    assert play.told("instigate")[0] == {"who": 0, "attacker": EYRIE, "defender": MARQUISE}
    (choice, _) = play.told("choose-player", "bots:7.7.4")
    assert ("passed", MARQUISE, "4.3", "nobody-to-fight", {}) in choice["why_player"]
    play.roll(1, 0)
    # Two hits, one for want of warriors: chance picks, not the Marquise.
    assert play.asked == ("chance", "at-random")
    draws(draws(play, 2), 0)
    assert (play.pieces("wood", 2), play.pieces("sawmill", 2), play.pieces("workshop", 2)) == (0, 0, 1)
    assert (play.score(BOT), play.score("eyrie")) == (2, 0)


@pytest.mark.law("bots:7.7.4")
def test_a_vagabond_in_such_a_battle_loses_items_by_chance() -> None:
    stage = at_work("vagrant", "eyrie", "vagabond", at=1, items=1).belongings(BOT, "tea", "tea", condition=EXHAUSTED)
    stage.warriors("eyrie", 1, 2).pawn("vagabond", 1).character("vagabond", "thief")
    play = stage.belongings("vagabond", "sword", "tea", "boots").turn(RABBIT).roll(1, 0)
    assert play.asked == ("chance", "at-random")
    draws(play, 1)
    assert play.items("vagabond", DAMAGED) == ["sword"]


@pytest.mark.law("bots:7.7.4", "bots:7.5.6")
def test_one_other_player_is_not_enough() -> None:
    assert not acted(at_work("vagrant", at=1).warriors("marquise", 1, 3).turn(RABBIT))


@pytest.mark.law("bots:7.7.4", "bots:3.5")
def test_where_the_people_play_together_two_bots_do_not_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = at_work("vagrant", "eyrie", "bot:marquise", at=1, cooperative=True, items=1)
    stage.belongings(BOT, "tea", "tea", condition=EXHAUSTED)
    stage.warriors("bot:marquise", 1, 3).warriors("eyrie", 1, 1)
    assert stage.turn(RABBIT).told("instigate")[0] == {"who": 0, "attacker": 2, "defender": 1}
    corvids_play(monkeypatch)
    for together in (True, False):
        stage = at_work("vagrant", "eyrie", "bot:marquise", "bot:corvids", at=1, cooperative=together)
        play = stage.warriors("bot:marquise", 1, 2).warriors("bot:corvids", 1, 2).turn(RABBIT)
        assert acted(play) != together


# -------------------------------------------------------------------------------------------------------- the Scoundrel


@pytest.mark.law("bots:7.7.5")
def test_the_scoundrel_burns_and_covers_a_slot_for_good() -> None:
    stage = at_work("scoundrel", at=2, items=3).belongings(BOT, "tea", condition=DAMAGED)
    stage.warriors("marquise", 2, 2).piece("sawmill", 2).warriors("eyrie", 2, 1).warriors("marquise", 1, 1)
    play = stage.turn(RABBIT)
    assert (play.warriors("marquise", 2), play.pieces("sawmill", 2), play.warriors("eyrie", 2)) == (0, 0, 0)
    # One point for the sawmill, one for the fire, none for warriors.
    assert [about["points"] for about in play.told("score")[:2]] == [1, 1]
    # The damaged item stays there; of two slots one is left, and none once something is built.
    assert (play.g.covered, play.g.free[2]) == ([2], 1)
    assert play.told("cover-slot")[0]["item"] == 5
    assert play.table.view(None).board.clearings[1].free_slots == 1


@pytest.mark.law("bots:7.7.5")
@pytest.mark.parametrize(("warriors", "wood", "burns"), [(3, 0, False), (1, 1, False), (2, 1, True), (0, 3, True)])
def test_it_takes_three_pieces_and_a_building_or_token(warriors: int, wood: int, burns: bool) -> None:
    stage = at_work("scoundrel", at=2, items=3).warriors("marquise", 2, warriors).piece("wood", 2, wood)
    assert bool(stage.turn(RABBIT).told("burn")) == burns


@pytest.mark.law("bots:7.7.5", "bots:C-7.questing", "bots:7.2.4")
@pytest.mark.parametrize(("traits", "track"), [(["questing"], 1), ([], 0)])
def test_the_covering_item_may_be_his_sixth(traits: list[str], track: int) -> None:
    stage = on_track(scene(at=2, items=5, character="scoundrel", traits={"vagabot": traits}), "sword")
    cover(stage.g, 0, 2)
    assert (stage.g.covered, sum(stage.g.belongings[0]), len(stage.g.battle_track)) == ([2], 5 - track, track)


@pytest.mark.law("bots:7.7.5")
def test_without_a_free_slot_he_burns_and_keeps_his_items() -> None:
    stage = at_work("scoundrel", at=6, items=3, ruins=True).warriors("marquise", 6, 2).piece("wood", 6)
    stage.g.covered, stage.g.free[6] = [6], 0
    play = stage.turn(RABBIT)
    assert (play.g.covered, count(play, READY, EXHAUSTED), play.score(BOT)) == ([6], 3, 2)


@pytest.mark.law("bots:7.7.5", "root:2.2.3")
def test_nothing_is_built_in_a_covered_slot() -> None:
    stage = at_work("scoundrel", at=3, items=3).warriors("marquise", 3, 2).piece("sawmill", 3)
    play = stage.turn(RABBIT)
    # The only slot of clearing 3.
    assert play.g.free[3] == 0
    stage = Stage("marquise", "eyrie").warriors("marquise", 3, 2).piece("wood", 3, 3).piece("sawmill", 3)
    stage.g.pieces[0][3], stage.g.built[0][3], stage.g.left[0], stage.g.covered = 0, 0, 6, [3]
    assert stage.start("marquise.action", actions_left=3).why_not("marquise", "build", "sawmill", 3) == "2.2.3"


@pytest.mark.law("bots:7.7.5", "bots:3.5")
def test_where_the_people_play_together_bots_are_burnt_but_not_counted() -> None:
    stage = at_work("scoundrel", "eyrie", "bot:marquise", at=2, cooperative=True, items=3)
    stage.warriors("bot:marquise", 2, 3).piece("sawmill", 2).warriors("eyrie", 2, 1)
    assert not stage.turn(RABBIT).told("burn")
    stage = at_work("scoundrel", "eyrie", "bot:marquise", at=2, cooperative=True, items=3)
    play = stage.warriors("bot:marquise", 2, 1).warriors("eyrie", 2, 2).piece("roost", 2).turn(RABBIT)
    assert (play.warriors("bot:marquise", 2), play.warriors("eyrie", 2), play.pieces("roost", 2)) == (0, 0, 0)


# ---------------------------------------------------------------------------------------------------------- the Arbiter


def court() -> Stage:
    """The Marquise is about to attack the other player where the Arbiter stands."""
    stage = scene(at=1, items=7, character="arbiter").warriors("marquise", 1, 4)
    stage.g.active = MARQUISE
    return on_track(stage, "sword", "sword")


@pytest.mark.law("bots:7.7.6", "root:4.3.2.I")
def test_a_person_may_enlist_the_arbiter() -> None:
    play = court().warriors("eyrie", 1, 1).start("marquise.action", actions_left=3).choose("battle", 1, "eyrie")
    assert play.asked == ("eyrie", "call-arbiter")
    play.choose("call_arbiter", BOT).roll(3, 3)
    # One warrior and two items on the track: three hits. He takes none himself.
    assert (play.warriors("marquise", 1), play.score(BOT), count(play, READY)) == (1, 1, 7)
    play = court().warriors("eyrie", 1, 1).start("marquise.action", actions_left=3).choose("battle", 1, "eyrie")
    play.done().roll(3, 3)
    assert (play.warriors("marquise", 1), play.score(BOT)) == (3, 0)


@pytest.mark.law("bots:7.7.6")
def test_he_does_nothing_by_himself() -> None:
    stage = at_work("arbiter", at=1).warriors("marquise", 2, 3).hand("marquise", "anvil")
    assert not acted(stage.turn(RABBIT))
    assert not scene(at=1, character="arbiter").turn(FOX).told("bot-exhausts", "bots:7.5.6")


@pytest.mark.law("bots:7.7.6", "bots:7.7.6.I", "bots:7.7.6.II", "bots:7.7.6.III")
@pytest.mark.parametrize(
    ("defenders", "attackers", "points", "enlisted"),
    [
        (2, 3, 1, True),
        (3, 4, 1, False),  # rolls three hits itself
        (2, 2, 1, False),  # no more attackers than it rolls
        (2, 3, 0, False),  # no more points than he has
    ],
)
def test_a_bot_enlists_him_if_it_is_weak_outnumbered_and_ahead(
    defenders: int, attackers: int, points: int, enlisted: bool
) -> None:
    stage = scene("eyrie", "bot:marquise", at=1, items=5, character="arbiter").warriors("eyrie", 1, attackers)
    stage.warriors("bot:marquise", 1, defenders).score("bot:marquise", points).leader("despot")
    on_track(stage, "sword")
    stage.g.active = EYRIE
    play = stage.decree("battle", "anvil").resolving("battle").start("eyrie.decree")
    play.choose("decree_battle", 0, 1, "bot:marquise").roll(3, 3)
    assert play.score(BOT) == enlisted
    assert play.told("roll")[0]["taken"] == defenders + enlisted


@pytest.mark.law("bots:7.7.6")
@pytest.mark.parametrize("swords", [0, 1])
def test_a_bot_decides_about_a_person_who_is_the_arbiter_too(swords: int) -> None:
    stage = Stage("vagabond", "eyrie", "bot:marquise", active="eyrie").pawn("vagabond", 1)
    stage.character("vagabond", "arbiter").belongings("vagabond", *["sword"] * swords)
    stage.warriors("eyrie", 1, 3).leader("despot")
    stage.warriors("bot:marquise", 1, 2).score("bot:marquise", 1).decree("battle", "anvil").resolving("battle")
    play = stage.start("eyrie.decree").choose("decree_battle", 0, 1, "bot:marquise")
    assert play.asked == ("chance", "roll")
    assert play.score("vagabond") == 1
    play.roll(3, 3)
    # He is enlisted even if he adds nothing.
    assert play.warriors("eyrie", 1) == 1 - swords
