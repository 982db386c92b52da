"""H-15 Cyclopes: the herd's turn, the lairs, fighting the herd; what the herd means for others."""

from __future__ import annotations

import pytest

from ludex.core import Refusal, Table
from ludex.games.heroes.game import GAME
from ludex.games.heroes.printed.book import FIRST_ARTIFACT
from ludex.games.heroes.rules.objects import cannot_capture, cannot_take
from ludex.games.heroes.rules.score import cells
from ludex.games.heroes.sides.cyclopes.herd import herd_options
from ludex.games.heroes.sides.werewolves.rules import Werewolves
from tests.heroes.herd import artifact, cyclopes, messages, refused, until_asked
from tests.heroes.stage import Stage

# ------------------------------------------------------------------------------------------ before it moves (H-15.3, 4)


@pytest.mark.law("heroes:H-15.3", "heroes:H-2.4")
def test_the_herd_begins_in_a_lair_of_choice_with_strength_7() -> None:
    table = Table.new(GAME, {"seats": ["cyclopes", "werewolves"], "first": 0}, 1)
    table.answer(1, table.pending[1].options[0])
    table.answer(0, table.pending[0].options[0])
    assert table.pending[0].prompt == "lair"
    stage = cyclopes()
    lairs = [stage.region(name) for name in ("asander", "nox", "piklin", "hagmat")]
    assert list(table.pending[0].options) == [("lair", lair) for lair in lairs]
    assert refused(table, "lair", stage.region("esmor")) == ("H-15.3", "no-lair")
    table.answer(0, ("lair", lairs[2]))
    board = table.view(1).board.boards[0]
    assert (board.herd, board.herd_strength) == (lairs[2], 7)


@pytest.mark.law("heroes:H-15.4")
@pytest.mark.parametrize(("plan", "strength"), [([1, 2, 3, 0, 4], 10), ([0, 1, 2, 3, 4], 7)])
def test_e46_a_round_without_move_makes_the_herd_stronger(plan: list[int], strength: int) -> None:
    stage = cyclopes()
    stage.g.plan = plan
    stage.start("announced")
    assert stage.board().herd_strength == strength


# --------------------------------------------------------------------------------------------- the seven steps (H-15.5)


@pytest.mark.law("heroes:H-15.5")
def test_e48_two_sabertooths_bring_two_footprints_and_two_points() -> None:
    stage = cyclopes()
    saber = stage.troop("sabertooth")
    stage.units(sabertooth=2)
    table = stage.act("move", 1)
    assert refused(table, "spend_units", stage.code(saber), 3) == ("H-15.5", "spend-units")
    stage.answer(0, ("spend_units", stage.code(saber), 2), ("track_trail", 0), ("track_trail", 0))
    assert stage.board().units[saber] == 0
    assert stage.board().trails[0] == 2
    stage.answer(0, ("herd", stage.region("brinlor"), 1))
    assert stage.asked(0) == "move"
    assert table.pending[0].about["points"] == 3


@pytest.mark.law("heroes:H-15.5")
def test_e49_from_esmor_three_regions_ahead_lie_zolen_moslin_and_nox() -> None:
    stage = cyclopes("werewolves", "archons", herd="esmor")
    stage.units(sabertooth=2)
    table = stage.act("move", 1)
    stage.answer(0, ("spend_units", stage.code(stage.troop("sabertooth")), 2), ("track_trail", 0), ("track_trail", 0))
    zolen, moslin, nox = (stage.region(name) for name in ("zolen", "moslin", "nox"))
    assert stage.options(0) == [("herd", zolen, 1), ("herd", moslin, 2), ("herd", nox, 3)]
    assert refused(table, "herd", stage.region("esmor"), 0) == ("H-15.5", "herd-stays")
    assert refused(table, "herd", stage.region("verness"), 1) == ("H-2.2", "out-of-play")
    assert refused(table, "herd", stage.region("taskar"), 4) == ("H-15.5", "herd-far")
    assert refused(table, "herd_aside", stage.region("brinlor")) == ("H-15.13", "herd-route")


@pytest.mark.law("heroes:H-15.5")
def test_the_route_is_a_circle() -> None:
    stage = cyclopes(herd="dortal")
    assert herd_options(stage.g, 0, 2) == [("herd", stage.region("asander"), 1), ("herd", stage.region("brinlor"), 2)]


@pytest.mark.law("heroes:H-15.5", "heroes:H-1.9")
def test_the_herd_moves_in_secret_until_its_owner_announces_it() -> None:
    stage = cyclopes("werewolves", herd="asander", strength=30)
    stage.board().energy = 3
    stage.stand("ulmast", seat=1)
    brinlor = stage.region("brinlor")
    table = stage.act("move", 4)
    stage.answer(0, *[("track_trail", 0)] * 3, ("herd", brinlor, 1))
    assert stage.asked(0) == "move"
    assert stage.board().herd == brinlor
    assert stage.board().forts[brinlor] == 1
    assert table.view(1).board.boards[0].herd == stage.region("asander")
    assert not {"herd", "capture", "gain", "footprints"} & set(messages(table, 1))
    assert "capture" in messages(table, 0)
    stage.answer(0, ("stay",))
    stage.answer(1, ("stay",))
    assert table.view(1).board.boards[0].herd == brinlor
    assert {"herd", "herd-captured", "herd-collected"} <= set(messages(table, 1))


# ------------------------------------------------------------------------------------------ the herd guards (H-15.6, 7)


@pytest.mark.law("heroes:H-15.6")
def test_rivals_touch_neither_fortress_nor_artifact_where_the_herd_is() -> None:
    stage = cyclopes(herd="brinlor")
    stage.g.right = [1, 1]
    stage.stand("brinlor", seat=1)
    refusal = cannot_capture(stage.g, 1, stage.region("brinlor"))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("H-15.6", "herd-guards")
    assert cannot_capture(stage.g, 0, stage.region("brinlor")) is None
    stage = cyclopes(herd="taskar")
    stage.g.right = [1, 1]
    stage.stand("taskar", seat=1)
    stage.stock(seat=1, wood=12)
    refusal = cannot_take(stage.g, 1, artifact("taskar"))
    assert refusal is not None
    assert refusal.clause == "H-15.6"


@pytest.mark.law("heroes:H-15.6")
def test_rivals_still_win_artifacts_from_each_other_where_the_herd_is() -> None:
    stage = cyclopes("werewolves", "archons", herd="taskar")
    stage.stand("taskar", seat=1)
    stage.stand("taskar", seat=2)
    stage.units(seat=1, feral=1)
    stage.units(seat=2, accuser=0)
    stage.board(2).works[FIRST_ARTIFACT + artifact("taskar")] = 1
    stage.g.queue = [stage.region("taskar")]
    stage.start("meetings")
    stage.answer(1, ("fight",))
    stage.answer(1, ("send", stage.code(0, 1), 1))
    assert ("reward_artifact", 2, artifact("taskar")) in stage.options(1)


@pytest.mark.law("heroes:H-15.7")
def test_the_region_that_the_herd_has_just_entered_is_guarded_and_the_one_it_left_is_free() -> None:
    stage = cyclopes(herd="brinlor")
    stage.units(seat=1, feral=9)
    stage.stand("brinlor", seat=1)
    stage.act("move", 1)
    until_asked(stage, "fights", seat=1)
    assert ("fortress", stage.region("brinlor")) in stage.options(1)
    stage = cyclopes(herd="asander")
    stage.units(seat=1, feral=9)
    stage.stand("brinlor", seat=1)
    stage.act("move", 1)
    until_asked(stage, "fights", seat=1)
    assert ("fortress", stage.region("brinlor")) not in stage.options(1)


# ------------------------------------------------------------------------------------------------------ lairs (H-15.11)


@pytest.mark.law("heroes:H-15.11", "heroes:H-9.4")
def test_e51_passing_asander_with_3_8_and_19() -> None:
    stage = cyclopes(herd="dortal")
    stage.stock(wood=3, iron=8, gold=19)
    stage.act("move", 2)
    stage.answer(0, ("herd", stage.region("brinlor"), 2))
    assert stage.options(0) == [("feed", 1, 0), ("feed", 1, 7)]
    stage.answer(0, ("feed", 1, 7))
    assert stage.options(0) == [("feed", 2, 0), ("feed", 2, 7), ("feed", 2, 12)]
    stage.answer(0, ("feed", 2, 12))
    assert stage.board().stock == [3, 1, 7, 0]
    assert stage.board().lair_vp == -1 + 1 + 2


@pytest.mark.law("heroes:H-15.11")
def test_e53_only_7_or_12_of_a_kind_can_be_spent_in_a_lair() -> None:
    stage = cyclopes(herd="dortal")
    stage.stock(wood=40, iron=8)
    table = stage.act("move", 2)
    stage.answer(0, ("herd", stage.region("asander"), 1))
    for count in (14, 24, 19):
        assert refused(table, "feed", 0, count) == ("H-15.11", "feed-exactly")
    stage.answer(0, ("feed", 0, 0))
    assert refused(table, "feed", 1, 12) == ("H-15.11", "feed-lacks")
    stage.answer(0, ("feed", 1, 0))
    assert stage.board().lair_vp == -3
    assert stage.board().stock == [40, 8, 0, 0]


@pytest.mark.law("heroes:H-15.11", "heroes:H-4.4")
def test_leaving_a_lair_is_not_passing_it_and_the_stock_itself_earns_nothing() -> None:
    stage = cyclopes(herd="asander")
    stage.stock(wood=30)
    stage.act("move", 4)
    stage.answer(0, ("herd", stage.region("brinlor"), 1))
    assert stage.asked(0) == "move"
    assert stage.board().lair_vp == 0
    assert cells(stage.g, 0)[2] == 0


# ------------------------------------------------------------------------------------------ fighting the herd (H-15.12)


def fighting(strength: int, **units: int) -> Stage:
    stage = cyclopes(herd="asander", strength=strength)
    stage.units(**units)
    stage.g.queue = [0]
    return stage


@pytest.mark.law("heroes:H-15.12", "heroes:H-15.15")
def test_e50_three_shepherds_beat_a_herd_of_16() -> None:
    stage = fighting(16, shepherd=3)
    stage.start("fights")
    stage.answer(0, ("herd_fight",), ("send", stage.code(stage.troop("shepherd")), 3))
    stage.answer(0, ("take", 0, 4), ("take", 1, 5))
    board = stage.board()
    assert board.stock == [4, 5, 0, 0]
    assert (board.herd_strength, board.energy) == (20, 1)
    assert board.units[stage.troop("shepherd")] == 0
    assert cells(stage.g, 0)[5] == 2


@pytest.mark.law("heroes:H-15.12")
def test_a_herd_as_strong_as_the_army_is_not_beaten() -> None:
    stage = fighting(18, shepherd=3)
    stage.start("fights")
    stage.answer(0, ("herd_fight",), ("send", stage.code(stage.troop("shepherd")), 3))
    assert (stage.board().energy, stage.board().herd_strength) == (0, 18)
    assert stage.board().units[stage.troop("shepherd")] == 0


@pytest.mark.law("heroes:H-15.12", "heroes:H-6.10")
def test_the_herd_is_fought_instead_of_a_monster() -> None:
    stage = fighting(7, hunter=4)
    stage.start("fights")
    stage.answer(0, ("monster", stage.code(0)), ("send", stage.code(0), 2))
    assert stage.board().beaten[0]
    assert stage.asked(0) != "fights"
    stage = fighting(4, hunter=4)
    stage.built("bone_armour")
    stage.stock(wood=1)
    table = stage.start("fights")
    stage.answer(0, ("herd_fight",), ("send", stage.code(0), 2), ("take", 0, 0), ("take", 1, 0))
    assert stage.asked(0) == "fights"
    assert refused(table, "herd_fight") == ("H-6.10", "fought")
    assert refused(table, "monster", stage.code(0)) == ("H-6.10", "fought")


@pytest.mark.law("heroes:H-15.12")
def test_four_fights_with_the_herd_are_all() -> None:
    stage = fighting(4, hunter=4)
    stage.board().energy = 4
    table = stage.start("fights")
    assert refused(table, "herd_fight") == ("H-15.12", "no-energy")


@pytest.mark.plain
@pytest.mark.law("heroes:H-15.12", "heroes:H-14.14")
def test_a_ban_on_monsters_does_not_keep_one_from_the_herd(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Werewolves, "rivals_monsters", lambda *_: Refusal("H-14.14", "ban"))
    stage = fighting(4, hunter=4)
    stage.start("fights")
    assert stage.options(0) == [("done",), ("herd_fight",)]


@pytest.mark.plain
@pytest.mark.law("heroes:H-15.12")
def test_the_bonfire_helps_against_the_herd_and_mycelium_does_not_help_the_herd(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Werewolves, "rivals_fight", lambda *_: 4)
    stage = fighting(7, hunter=2)
    stage.built("bonfire")
    stage.start("fights")
    stage.answer(0, ("herd_fight",), ("send", stage.code(0), 2))
    assert stage.board().energy == 1
