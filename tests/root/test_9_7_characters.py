"""9.5.9, 9.7 The Vagabond's characters and their special actions."""

from __future__ import annotations

import pytest

from ludex.games.root.sides.vagabond.items import BOOTS, CONDITIONS, SWORD, TEA
from ludex.games.root.state import FOREST, HOSTILE
from tests.root.stage import Play, Stage

READY, EXHAUSTED, DAMAGED, DAMAGED_EXHAUSTED = range(4)


def as_(character: str, *items: str) -> Stage:
    """The Vagabond plays this character in clearing 1 (fox), with a torch."""
    scene = Stage("marquise", "eyrie", "vagabond", active="vagabond").pawn("vagabond", 1)
    return scene.character("vagabond", character).belongings("vagabond", "torch", *items)


def day(scene: Stage) -> Play:
    return scene.start("vagabond.daylight")


# ------------------------------------------------------------------------------------------------------ 9.7.1 the Thief


@pytest.mark.law("root:9.7.1", "root:9.7.1.I", "root:9.5.9")
def test_the_thief_takes_a_random_card_from_a_player_in_his_clearing() -> None:
    scene = as_("thief").piece("sawmill", 1).hand("marquise", "anvil", "bake_sale").hand("eyrie", "cobbler")
    play = day(scene)
    assert play.offered("steal") == [("steal", 0)]
    assert play.why_not("vagabond", "steal", "eyrie") == "9.7.1.I"
    play.choose("steal", "marquise").choose("draw", 1)
    assert (play.hand("vagabond"), play.hand("marquise")) == (["bake_sale"], ["anvil"])
    assert play.items("vagabond", EXHAUSTED) == ["torch"]


@pytest.mark.law("root:9.7.1.I")
def test_the_thief_finds_nothing_in_an_empty_hand() -> None:
    play = day(as_("thief", "boots").warriors("marquise", 1, 1))
    assert play.why_not("vagabond", "steal", "marquise") == "9.7.1.I"


@pytest.mark.law("root:9.5.9")
def test_a_special_action_is_for_its_character_and_costs_a_torch() -> None:
    scene = as_("ranger", "boots").warriors("marquise", 1, 1).hand("marquise", "anvil")
    play = day(scene)
    assert not any(play.offered(verb) for verb in ("steal", "labor", "hideout", "instigate", "scorch"))
    for option in (("steal", 0), ("labor", 0), ("instigate", 0, 1), ("scorch",)):
        assert play.why_not("vagabond", *option) == "9.5.9"
    scene = as_("thief", "boots").warriors("marquise", 1, 1).hand("marquise", "anvil")
    scene.g.belongings[2][4 * 7] = 0
    assert day(scene).why_not("vagabond", "steal", "marquise") == "9.5.9"


# ----------------------------------------------------------------------------------------------------- 9.7.2 the Tinker


@pytest.mark.law("root:9.7.2", "root:9.7.2.I", "root:1.2.2")
def test_the_tinker_takes_a_matching_card_or_a_bird_from_the_discard_pile() -> None:
    scene = as_("tinker")
    scene.g.discard = [scene.take("anvil"), scene.take("bake_sale"), scene.take("armorers")]
    play = day(scene)
    assert {option[1] for option in play.offered("labor")} == {scene.card("anvil"), scene.card("armorers")}
    assert play.why_not("vagabond", "labor", "bake_sale") == "9.7.2.I"
    assert play.why_not("vagabond", "labor", "cobbler") == "9.7.2.I"
    play.choose("labor", "anvil")
    assert play.hand("vagabond") == ["anvil"]
    assert play.g.known[0] == [scene.card("anvil")], "everyone saw it"


@pytest.mark.law("root:9.7.2.I")
def test_the_tinker_finds_only_birds_in_a_forest() -> None:
    scene = as_("tinker", "boots").pawn("vagabond", FOREST)
    scene.g.discard = [scene.take("anvil"), scene.take("armorers")]
    play = day(scene)
    assert play.offered("labor") == [("labor", scene.card("armorers"))]
    assert play.why_not("vagabond", "labor", "anvil") == "9.5.9"
    assert play.choose("labor", scene.card("armorers")).hand("vagabond") == ["armorers"]


# ----------------------------------------------------------------------------------------------------- 9.7.3 the Ranger


@pytest.mark.law("root:9.7.3", "root:9.7.3.I")
def test_the_ranger_repairs_three_items_and_daylight_ends() -> None:
    scene = as_("ranger", "boots").belongings("vagabond", "sword", "tea", "crossbow", condition=DAMAGED)
    play = day(scene.belongings("vagabond", "boots", condition=DAMAGED_EXHAUSTED)).choose("hideout")
    for place in (SWORD, TEA):
        play.choose("repair", CONDITIONS * place + DAMAGED)
    play.choose("repair", CONDITIONS * BOOTS + DAMAGED_EXHAUSTED)
    assert play.items("vagabond", DAMAGED) == ["crossbow"]
    assert play.items("vagabond", EXHAUSTED) == ["boots", "torch"]
    assert play.g.active != 2, "the evening has passed as well"


@pytest.mark.law("root:9.7.3.I", "root:2.5")
def test_with_fewer_damaged_the_ranger_repairs_what_there_is() -> None:
    play = day(as_("ranger").belongings("vagabond", "sword", condition=DAMAGED)).choose("hideout")
    assert play.items("vagabond") == ["sword"]


@pytest.mark.law("root:9.7.3.I")
def test_with_nothing_damaged_there_is_no_hideout() -> None:
    assert day(as_("ranger", "boots")).why_not("vagabond", "hideout") == "9.7.3.I"


# ---------------------------------------------------------------------------------------------------------- the Vagrant


@pytest.mark.law("root:9.5.9", "root:4.3")
def test_the_vagrant_sets_any_two_in_his_clearing_on_each_other() -> None:
    scene = as_("vagrant").warriors("marquise", 1, 3).piece("roost", 1)
    play = day(scene)
    assert set(play.offered("instigate")) == {
        ("instigate", 0, 1),
        ("instigate", 0, 2),
        ("instigate", 2, 0),
        ("instigate", 2, 1),
    }, "a roost alone cannot attack"
    assert play.why_not("vagabond", "instigate", "eyrie", "marquise") == "4.3"


@pytest.mark.law("root:9.5.9", "root:3.2.1")
def test_buildings_removed_in_an_instigated_battle_count_for_the_vagrant() -> None:
    scene = as_("vagrant").pawn("vagabond", 5).warriors("marquise", 5, 3).piece("roost", 5).warriors("eyrie", 5, 1)
    play = day(scene).choose("instigate", "marquise", "eyrie").roll(2, 0)
    assert (play.pieces("roost", 5), play.warriors("eyrie", 5)) == (0, 0)
    assert (play.score("vagabond"), play.score("marquise")) == (1, 0)
    assert play.g.relation[2] == [0, 0, 0], "he has removed no warrior"


@pytest.mark.law("root:9.5.9", "root:4.3.1", "root:3.2.1")
def test_an_ambush_in_an_instigated_battle_scores_for_the_vagrant_too() -> None:
    scene = as_("vagrant").warriors("marquise", 1, 1).piece("wood", 1).warriors("eyrie", 1, 1)
    play = (
        day(scene.hand("eyrie", "ambush_fox")).choose("instigate", "marquise", "eyrie").choose("ambush", "ambush_fox")
    )
    assert (play.score("vagabond"), play.score("eyrie")) == (1, 0)


@pytest.mark.law("root:9.5.9", "root:7.8.4")
def test_the_despot_gets_no_spoils_of_an_instigated_battle() -> None:
    scene = as_("vagrant").leader("despot").warriors("eyrie", 1, 2).piece("wood", 1)
    play = day(scene).choose("instigate", "eyrie", "marquise").roll(0, 0)
    assert (play.score("vagabond"), play.score("eyrie")) == (1, 0)


@pytest.mark.law("root:9.5.9", "root:9.2.9.III")
def test_the_vagrant_himself_may_attack_or_be_attacked() -> None:
    scene = as_("vagrant", "sword").warriors("marquise", 1, 3)
    play = day(scene).choose("instigate", "vagabond", "marquise").roll(1, 0)
    assert play.g.relation[2][0] == HOSTILE
    assert play.items("vagabond") == ["sword"], "a torch started this battle"
    scene = as_("vagrant", "sword").warriors("marquise", 1, 3)
    play = day(scene).choose("instigate", "marquise", "vagabond").roll(1, 0)
    play.choose("damage", CONDITIONS * SWORD)
    assert play.items("vagabond", DAMAGED) == ["sword"]


@pytest.mark.law("root:9.5.9")
def test_nobody_fights_in_a_forest() -> None:
    play = day(as_("vagrant", "boots").pawn("vagabond", FOREST))
    assert play.why_not("vagabond", "instigate", "marquise", "eyrie") == "9.5.9"


# ---------------------------------------------------------------------------------------------------------- the Arbiter


def court(swords: int = 2) -> Stage:
    """The Marquise is about to attack the Eyrie where the Arbiter stands."""
    scene = Stage("marquise", "eyrie", "vagabond").pawn("vagabond", 1).character("vagabond", "arbiter")
    scene.belongings("vagabond", *["sword"] * swords)
    return scene.warriors("marquise", 1, 4).warriors("eyrie", 1, 1)


@pytest.mark.law("root:9.5.9", "root:4.3.2.I")
def test_the_defender_may_enlist_the_arbiter_before_the_roll() -> None:
    play = court().start("marquise.action", actions_left=3).choose("battle", 1, "eyrie")
    assert play.asked == ("eyrie", "call-arbiter")
    play.choose("call_arbiter", "vagabond").roll(3, 3)
    assert play.score("vagabond") == 1
    assert play.warriors("marquise", 1) == 1, "a warrior and two swords: three hits"
    assert play.items("vagabond") == ["sword", "sword"], "he takes no hits"
    assert play.g.relation[2] == [0, 0, 0]


@pytest.mark.law("root:9.5.9")
def test_the_defender_may_do_without_the_arbiter() -> None:
    play = court().start("marquise.action", actions_left=3).choose("battle", 1, "eyrie").done().roll(3, 3)
    assert (play.score("vagabond"), play.warriors("marquise", 1)) == (0, 3)


@pytest.mark.law("root:9.5.9", "root:4.3.2.III")
def test_a_defender_without_warriors_stays_defenceless_with_the_arbiter() -> None:
    scene = Stage("marquise", "eyrie", "vagabond").pawn("vagabond", 1).character("vagabond", "arbiter")
    scene.belongings("vagabond", "sword").warriors("marquise", 1, 4).piece("roost", 1)
    play = (
        scene.start("marquise.action", actions_left=3).choose("battle", 1, "eyrie").choose("call_arbiter", "vagabond")
    )
    play.roll(1, 1)
    assert play.told("defenceless") == [{"who": 1}]
    assert play.warriors("marquise", 1) == 3


@pytest.mark.law("root:9.5.9")
def test_nobody_enlists_the_arbiter_in_his_own_battles_or_from_afar() -> None:
    play = court().start("marquise.action", actions_left=3).choose("battle", 1, "vagabond")
    assert play.asked[0] == "chance"
    play = court().pawn("vagabond", 5).start("marquise.action", actions_left=3).choose("battle", 1, "eyrie")
    assert play.asked[0] == "chance"
    play = court().character("vagabond", "thief").start("marquise.action", actions_left=3).choose("battle", 1, "eyrie")
    assert play.asked[0] == "chance"


# -------------------------------------------------------------------------------------------------------- the Scoundrel


@pytest.mark.law("root:9.5.9", "root:3.2.1")
def test_the_scoundrel_burns_all_enemy_pieces_and_leaves_the_torch() -> None:
    scene = as_("scoundrel").warriors("marquise", 1, 3).piece("keep", 1).piece("roost", 1).hand("vagabond", "anvil")
    play = day(scene).choose("scorch")
    assert play.g.scorched == [1]
    assert (play.warriors("marquise", 1), play.pieces("roost", 1), play.g.keep) == (0, 0, 0)
    assert play.score("vagabond") == 2, "no infamy: it is no battle"
    assert play.items("vagabond") == play.items("vagabond", EXHAUSTED) == []
    assert play.g.relation[2] == [HOSTILE, 0, 0]


@pytest.mark.law("root:9.5.9")
def test_nothing_enters_scorched_earth_any_more() -> None:
    scene = Stage("marquise", "eyrie", "vagabond").warriors("marquise", 5, 3).pawn("vagabond", 9)
    play = scene.start("marquise.action", actions_left=3, scorched=[1])
    assert play.why_not("marquise", "move", 5, 1, 1) == "9.5.9"
    walker = as_("scoundrel", "boots").pawn("vagabond", 9)
    play = walker.start("vagabond.daylight", scorched=[1])
    assert ("walk", 1) not in play.options
    assert play.why_not("vagabond", "walk", 1) == "9.5.9"
    play = as_("scoundrel").pawn("vagabond", 9).start("vagabond.birdsong", scorched=[1])
    assert ("slip", 1) not in play.options


@pytest.mark.law("root:9.5.9")
def test_a_clearing_burns_once_and_a_forest_never() -> None:
    play = as_("scoundrel", "boots").start("vagabond.daylight", scorched=[1])
    assert play.why_not("vagabond", "scorch") == "9.5.9"
    play = day(as_("scoundrel", "boots").pawn("vagabond", FOREST))
    assert play.why_not("vagabond", "scorch") == "9.5.9"


@pytest.mark.law("root:9.5.9", "root:6.5.3", "root:6.5.4.II", "root:6.5.5", "root:1.1.2")
def test_the_marquise_places_nothing_on_scorched_earth_though_a_partner_burnt_it() -> None:
    scene = Stage("marquise", "eyrie", "alliance", "vagabond").pawn("vagabond", 1).warriors("marquise", 2, 2)
    scene.piece("sawmill", 2).piece("wood", 2, 2).hand("marquise", "sword")
    coalition = [-1, -1, -1, 0]
    assert ("build", 1, 2) in (play := scene.start("marquise.action", actions_left=3)).options
    assert play.why_not("marquise", "overwork", 2, "sword") is None
    play = scene.start("marquise.action", actions_left=3, scorched=[2], coalition=coalition)
    assert play.offered("build") == play.offered("overwork") == []
    assert play.why_not("marquise", "build", "workshop", 2) == "9.5.9"
    assert play.why_not("marquise", "overwork", 2, "sword") == "9.5.9"
    play = scene.start("marquise.birdsong", scorched=[2], coalition=coalition)
    assert play.pieces("wood", 2) == 2


@pytest.mark.law("root:9.5.9", "root:6.5.3")
def test_recruiters_on_scorched_earth_recruit_nobody() -> None:
    scene = Stage("marquise", "eyrie", "vagabond").warriors("marquise", 2, 1).piece("recruiter", 2)
    assert scene.start("marquise.action", actions_left=3, scorched=[2]).why_not("marquise", "recruit") == "9.5.9"
    play = scene.piece("recruiter", 5).start("marquise.action", actions_left=3, scorched=[2]).choose("recruit")
    assert (play.warriors("marquise", 2), play.warriors("marquise", 5)) == (1, 1)


@pytest.mark.law("root:9.5.9", "root:6.2.3")
def test_field_hospitals_bring_nobody_to_a_scorched_keep() -> None:
    scene = Stage("marquise", "eyrie", "vagabond").piece("keep", 2).warriors("marquise", 1, 1).warriors("eyrie", 1, 3)
    play = scene.hand("marquise", "anvil").start("marquise.action", actions_left=3, scorched=[2])
    play.choose("battle", 1, "eyrie").roll(1, 1)
    assert (play.asked, play.hand("marquise")) == (("marquise", "action"), ["anvil"])


@pytest.mark.law("root:9.5.9", "root:7.5.2.I", "root:7.5.2.IV")
def test_the_eyrie_place_nothing_on_scorched_earth() -> None:
    scene = Stage("eyrie", "marquise", "vagabond", active="eyrie").leader("builder").warriors("eyrie", 1, 2)
    scene.warriors("eyrie", 8, 2).warriors("eyrie", 12, 2).decree("build", "anvil").resolving("build").no_viziers()
    assert scene.start("eyrie.decree", scorched=[1]).why_not("eyrie", "decree_build", 0, 1) == "9.5.9"
    scene.piece("roost", 1).piece("roost", 8).piece("roost", 12).decree("recruit", "foxfolk_steel").resolving("recruit")
    assert scene.start("eyrie.decree", scorched=[1]).why_not("eyrie", "decree_recruit", 0, 1) == "9.5.9"


@pytest.mark.law("root:9.5.9", "root:8.4.1.I", "root:8.4.2.I", "root:8.6.1.III", "root:8.6.1.IV")
def test_the_alliance_place_nothing_on_scorched_earth() -> None:
    scene = Stage("alliance", "marquise", "vagabond", active="alliance").piece("sympathy", 1).piece("sympathy", 8)
    scene.supporters("anvil", "foxfolk_steel", "cobbler", "bake_sale").officers(2).warriors("alliance", 5, 1)
    assert scene.start("alliance.revolt", scorched=[1]).why_not("alliance", "revolt", 1) == "9.5.9"
    assert scene.start("alliance.spread", scorched=[5]).why_not("alliance", "spread", 5) == "9.5.9"
    play = scene.start("alliance.evening", scorched=[5])
    assert play.why_not("alliance", "organise", 5) == "9.5.9"
    play = scene.piece("base_rabbit", 5).start("alliance.evening", scorched=[5])
    assert play.why_not("alliance", "enlist", 5) == "9.5.9"


@pytest.mark.law("root:9.5.9", "root:10.4.3", "root:10.5.1", "root:10.5.2")
def test_the_cult_places_nothing_on_scorched_earth() -> None:
    scene = Stage("lizards", "marquise", "vagabond", active="lizards").warriors("lizards", 1, 3)
    scene.hand("lizards", "anvil").warriors("marquise", 1, 1).piece("workshop", 12).acolytes(3)
    play = scene.start("lizards.ritual", scorched=[1])
    assert play.why_not("lizards", "ritual_build", "anvil", 1) == "9.5.9"
    assert play.why_not("lizards", "ritual_recruit", "anvil", 1) == "9.5.9"
    play = scene.start("lizards.conspiracy", scorched=[1, 12], outcast=0)
    assert play.why_not("lizards", "convert", 1, "marquise") == "9.5.9"
    assert play.why_not("lizards", "sanctify", "workshop", 12) == "9.5.9"


@pytest.mark.law("root:9.5.9", "root:11.5.5", "root:11.5.6")
def test_the_riverfolk_place_nothing_on_scorched_earth() -> None:
    scene = Stage("riverfolk", "marquise", "vagabond", active="riverfolk").warriors("riverfolk", 4, 2)
    scene.company("funds", "riverfolk", 3)
    play = scene.start("riverfolk.action", scorched=[4])
    assert play.why_not("riverfolk", "river_recruit", 4) == "9.5.9"
    assert play.why_not("riverfolk", "trade_post", 4) == "9.5.9"
