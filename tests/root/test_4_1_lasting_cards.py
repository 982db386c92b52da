"""4.1.3 Lasting effects: every such card of the shared deck works as it says, when it says."""

from __future__ import annotations

import pytest

from ludex.games.root.printed.deck import BIRD, NAME_OF
from tests.root.stage import Play, Stage


def battle(scene: Stage, clearing: int) -> Play:
    """The Marquise attacks the Eyrie with an action to spare."""
    return scene.start("marquise.action", actions_left=2).choose("battle", clearing, "eyrie")


def in_play(play: Play, faction: str) -> list[str]:
    """Names of the cards in a play area."""
    return [NAME_OF[card] for card in play.g.crafted[play.stage.seat(faction)]]


def discarded(play: Play) -> list[str]:
    return [NAME_OF[card] for card in play.g.discard]


# --------------------------------------------------------------------------------------------------------------- battle


@pytest.mark.law("root:4.1.3", "root:1.1.1")
def test_armorers_are_discarded_to_take_none_of_the_rolled_hits() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3).crafted("eyrie", "armorers")
    play = battle(scene, 1).roll(3, 2).choose("use", "armorers")
    assert (play.warriors("marquise", 1), play.warriors("eyrie", 1)) == (1, 3)
    assert in_play(play, "eyrie") == []
    assert discarded(play) == ["armorers"]


@pytest.mark.law("root:4.1.3")
def test_armorers_serve_the_attacker_too() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3).crafted("marquise", "armorers")
    play = battle(scene, 1).roll(2, 2).choose("use", "armorers")
    assert (play.warriors("marquise", 1), play.warriors("eyrie", 1)) == (3, 1)


@pytest.mark.law("root:4.1.3", "root:4.3.2.II")
def test_armorers_do_not_stop_extra_hits() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3)
    scene.crafted("marquise", "brutal_tactics").crafted("eyrie", "armorers")
    play = battle(scene, 1).roll(3, 0).choose("use", "brutal_tactics").choose("use", "armorers")
    assert play.warriors("eyrie", 1) == 2


@pytest.mark.law("root:4.1.3", "root:4.3.1")
def test_armorers_do_not_stop_an_ambush() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3)
    scene.crafted("marquise", "armorers").hand("eyrie", "ambush_fox")
    play = battle(scene, 1).choose("ambush", "ambush_fox")
    assert play.asked == ("chance", "roll")
    assert play.warriors("marquise", 1) == 1


@pytest.mark.law("root:4.1.3")
def test_armorers_may_be_kept() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3).crafted("eyrie", "armorers")
    play = battle(scene, 1).roll(3, 0).done()
    assert play.warriors("eyrie", 1) == 0
    assert in_play(play, "eyrie") == ["armorers"]


@pytest.mark.law("root:4.1.3")
def test_sappers_are_discarded_by_a_defender_for_an_extra_hit() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3).crafted("eyrie", "sappers")
    play = battle(scene, 1).roll(1, 1).choose("use", "sappers")
    assert play.warriors("marquise", 1) == 1
    assert in_play(play, "eyrie") == []
    assert discarded(play) == ["sappers"]


@pytest.mark.law("root:4.1.3")
def test_sappers_do_nothing_for_an_attacker_and_brutal_tactics_nothing_for_a_defender() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3)
    play = battle(scene.crafted("marquise", "sappers").crafted("eyrie", "brutal_tactics"), 1).roll(1, 0)
    assert play.asked == ("marquise", "action")
    assert (play.warriors("marquise", 1), play.warriors("eyrie", 1)) == (3, 2)


@pytest.mark.law("root:4.1.3")
def test_brutal_tactics_deal_an_extra_hit_give_the_defender_a_point_and_stay() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3).crafted("marquise", "brutal_tactics")
    play = battle(scene, 1).roll(1, 0).choose("use", "brutal_tactics")
    assert play.warriors("eyrie", 1) == 1
    assert (play.score("marquise"), play.score("eyrie")) == (0, 1)
    assert in_play(play, "marquise") == ["brutal_tactics"]


@pytest.mark.law("root:4.1.3")
def test_brutal_tactics_give_no_point_when_they_are_not_used() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3).crafted("marquise", "brutal_tactics")
    play = battle(scene, 1).roll(1, 0).done()
    assert play.warriors("eyrie", 1) == 2
    assert play.score("eyrie") == 0


@pytest.mark.law("root:4.1.3", "root:1.1.1")
def test_an_attacker_with_a_scouting_party_cannot_be_ambushed() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3)
    play = battle(scene.crafted("marquise", "scouting_party").hand("eyrie", "ambush_fox"), 1)
    assert play.asked == ("chance", "roll")
    assert play.warriors("marquise", 1) == 3


@pytest.mark.law("root:4.1.3")
def test_a_scouting_party_does_not_protect_a_defender_who_is_foiled() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3).crafted("eyrie", "scouting_party")
    play = battle(scene.hand("eyrie", "ambush_fox").hand("marquise", "ambush_bird"), 1).choose("ambush", "ambush_fox")
    assert play.asked == ("marquise", "foil")


# ------------------------------------------------------------------------------------------------------------- Birdsong


@pytest.mark.law("root:4.1.3")
def test_royal_claim_is_discarded_in_birdsong_for_a_point_a_ruled_clearing() -> None:
    scene = Stage().crafted("marquise", "royal_claim").warriors("eyrie", 9, 1).warriors("marquise", 9, 1)
    for clearing in (1, 5, 7):
        scene.warriors("marquise", clearing, 1)
    play = scene.start("birdsong")
    assert play.asked == ("marquise", "birdsong-cards")
    play.choose("use", "royal_claim")
    assert play.score("marquise") == 3
    assert in_play(play, "marquise") == []
    assert discarded(play) == ["royal_claim"]


@pytest.mark.law("root:4.1.3")
def test_royal_claim_may_be_kept_for_a_later_birdsong() -> None:
    scene = Stage().crafted("marquise", "royal_claim").warriors("marquise", 1, 2)
    play = scene.start("birdsong")
    while play.decision.prompt == "birdsong-cards":
        play.done()
    assert play.asked == ("marquise", "action")
    assert in_play(play, "marquise") == ["royal_claim"]
    assert play.score("marquise") == 0
    assert play.why_not("marquise", "use", "royal_claim") is not None


@pytest.mark.law("root:4.1.3")
def test_stand_and_deliver_takes_a_random_card_and_gives_its_owner_a_point() -> None:
    scene = Stage().crafted("marquise", "stand_and_deliver").hand("eyrie", "anvil", "sword").warriors("marquise", 1, 1)
    play = scene.start("birdsong").choose("rob", "eyrie")
    assert play.asked == ("chance", "draw")
    assert play.options == [("draw", 0), ("draw", 1)]
    play.choose("draw", 1)
    assert (play.hand("marquise"), play.hand("eyrie")) == (["sword"], ["anvil"])
    assert (play.score("marquise"), play.score("eyrie")) == (0, 1)
    assert in_play(play, "marquise") == ["stand_and_deliver"]


@pytest.mark.law("root:4.1.3")
def test_stand_and_deliver_works_once_a_turn() -> None:
    scene = Stage().crafted("marquise", "stand_and_deliver").hand("eyrie", "anvil", "sword").warriors("marquise", 1, 1)
    play = scene.start("birdsong").choose("rob", "eyrie").choose("draw", 0)
    assert play.asked == ("marquise", "action")
    assert len(play.told("take-random")) == 1


@pytest.mark.law("root:4.1.3")
def test_stand_and_deliver_needs_an_enemy_with_cards() -> None:
    play = Stage().crafted("marquise", "stand_and_deliver").warriors("marquise", 1, 1).start("birdsong")
    assert play.asked == ("marquise", "action")


@pytest.mark.law("root:4.1.3")
@pytest.mark.parametrize("current", [0, 1])
def test_better_burrow_bank_draws_a_card_for_its_owner_and_for_another_player(current: int) -> None:
    scene = Stage("marquise", "eyrie", "alliance").crafted("marquise", "better_burrow_bank").warriors("marquise", 1, 1)
    play = scene.top_of_deck("anvil", "sword").start("birdsong", current_law=current)
    assert play.asked == ("marquise", "bank")
    play.choose("share", "eyrie")
    assert (play.hand("marquise"), play.hand("eyrie")) == (["anvil"], ["sword"])
    assert in_play(play, "marquise") == ["better_burrow_bank"]


@pytest.mark.law("root:4.1.3")
def test_better_burrow_bank_must_be_used_by_the_rulebook_and_may_be_left_alone_in_later_printings() -> None:
    def scene() -> Stage:
        return Stage("marquise", "eyrie", "alliance").crafted("marquise", "better_burrow_bank")

    assert scene().start("birdsong").offered("done") == []
    play = scene().warriors("marquise", 1, 1).start("birdsong", current_law=1).done()
    assert (play.hand("marquise"), play.hand("eyrie")) == ([], [])


@pytest.mark.law("root:4.1.3", "root:2.7")
def test_a_partner_in_a_coalition_shares_the_bank_and_is_robbed_by_the_rulebook_but_not_in_later_printings() -> None:
    def bank(current: int) -> Play:
        scene = Stage("marquise", "eyrie", "alliance", "vagabond").hand("vagabond", "sword").hand("eyrie", "anvil")
        scene.crafted("marquise", "better_burrow_bank", "stand_and_deliver")
        return scene.start("birdsong", current_law=current, coalition=[-1, -1, -1, 0])

    seed, later = bank(0), bank(1)
    assert ("share", 3) in seed.options
    assert ("rob", 3) in seed.choose("share", "alliance").options
    assert ("share", 3) not in later.options
    assert ("rob", 3) not in later.choose("share", "alliance").options


@pytest.mark.law("root:4.1.3", "root:2.7")
@pytest.mark.parametrize("current", [0, 1])
def test_codebreakers_look_at_the_hand_of_a_partner_in_a_coalition_too(current: int) -> None:
    scene = Stage("marquise", "eyrie", "alliance", "vagabond").hand("vagabond", "sword").hand("eyrie", "anvil")
    scene.crafted("marquise", "codebreakers")
    coalition = [-1, -1, -1, 0]
    play = scene.start("marquise.action", actions_left=3, current_law=current, coalition=coalition)
    assert play.offered("decode") == [("decode", 1), ("decode", 3)]
    play.choose("decode", "vagabond")
    assert play.g.known[0] == [scene.card("sword")]


# ------------------------------------------------------------------------------------------------------------- Daylight


@pytest.mark.law("root:4.1.3")
def test_command_warren_starts_a_battle_at_the_start_of_daylight_without_an_action() -> None:
    scene = Stage().crafted("marquise", "command_warren").warriors("marquise", 1, 3).warriors("eyrie", 1, 2)
    play = scene.start("daylight")
    assert play.asked == ("marquise", "warren")
    play.choose("battle", 1, "eyrie").roll(1, 0)
    assert play.warriors("eyrie", 1) == 1
    assert play.asked == ("marquise", "action")
    assert play.g.actions_left == 3
    assert in_play(play, "marquise") == ["command_warren"]


@pytest.mark.law("root:4.1.3")
def test_command_warren_comes_before_crafting_and_only_then() -> None:
    scene = Stage().crafted("marquise", "command_warren").warriors("marquise", 1, 3).warriors("eyrie", 1, 2)
    play = scene.piece("workshop", 8).hand("marquise", "anvil").start("daylight").done()
    assert play.asked == ("marquise", "craft")
    assert play.why_not("marquise", "battle", 1, "eyrie") is not None


@pytest.mark.law("root:4.1.3")
def test_the_tax_collector_removes_an_own_warrior_to_draw_a_card() -> None:
    scene = Stage().crafted("marquise", "tax_collector").warriors("marquise", 1, 2).warriors("eyrie", 5, 1)
    play = scene.top_of_deck("anvil").start("marquise.action", actions_left=3)
    assert play.offered("tax") == [("tax", 1)]
    supply = play.g.supply[0]
    play.choose("tax", 1)
    assert play.warriors("marquise", 1) == 1
    assert play.g.supply[0] == supply + 1
    assert play.hand("marquise") == ["anvil"]
    assert play.g.actions_left == 3


@pytest.mark.law("root:4.1.3")
def test_the_tax_collector_works_once_a_turn_at_any_moment_of_daylight() -> None:
    scene = Stage().crafted("marquise", "tax_collector").warriors("marquise", 1, 3).piece("workshop", 8)
    play = scene.hand("marquise", "anvil").start("marquise.craft")
    assert play.offered("tax") == [("tax", 1)]
    play.choose("tax", 1)
    assert play.offered("tax") == []
    assert play.done().offered("tax") == []


@pytest.mark.law("root:4.1.3")
def test_what_works_once_a_turn_works_again_in_the_next() -> None:
    scene = Stage("marquise", "eyrie").crafted("marquise", "tax_collector").warriors("marquise", 1, 3)
    play = scene.piece("roost", 2).warriors("eyrie", 2, 6).start("marquise.action", actions_left=3)
    play.choose("tax", 1).done()
    for _ in range(60):
        if play.asked == ("marquise", "action"):
            break
        play.choose(*play.options[0])
    assert play.why_not("marquise", "tax", 1) is None


@pytest.mark.law("root:4.1.3", "root:1.2.1")
def test_codebreakers_show_another_hand_to_their_owner_alone_once_a_turn() -> None:
    scene = Stage().crafted("marquise", "codebreakers").hand("eyrie", "anvil", "sword").warriors("marquise", 1, 1)
    play = scene.start("marquise.action", actions_left=3)
    assert play.table.view(0).board.seats[1].known == []
    play.choose("decode", "eyrie")
    assert play.table.view(0).board.seats[1].known == [scene.card("anvil"), scene.card("sword")]
    assert play.table.view(None).board.seats[1].known == []
    assert play.hand("eyrie") == ["anvil", "sword"]
    assert play.offered("decode") == []


@pytest.mark.law("root:4.1.3")
def test_the_eyrie_use_daylight_cards_between_decree_cards_too() -> None:
    scene = Stage(active="eyrie").crafted("eyrie", "tax_collector").warriors("eyrie", 1, 3).top_of_deck("anvil")
    play = scene.decree("move", "royal_claim").resolving("move").start("eyrie.decree").choose("tax", 1)
    assert play.hand("eyrie") == ["anvil"]
    assert play.why_not("eyrie", "decree_move", BIRD, 1, 5, 2) is None


# -------------------------------------------------------------------------------------------------------------- Evening


@pytest.mark.law("root:4.1.3")
def test_cobbler_makes_one_move_at_the_start_of_evening_before_cards_are_drawn() -> None:
    scene = Stage("marquise", "eyrie").crafted("marquise", "cobbler").warriors("marquise", 1, 2)
    play = scene.top_of_deck("anvil").start("evening")
    assert play.asked == ("marquise", "cobbler")
    assert play.hand("marquise") == []
    play.choose("move", 1, 5, 2)
    assert play.warriors("marquise", 5) == 2
    assert play.hand("marquise") == ["anvil"]
    assert play.decision.who == scene.seat("eyrie")


@pytest.mark.law("root:4.1.3", "root:4.2.1")
def test_the_move_of_a_cobbler_follows_the_rules_of_moving_and_is_optional() -> None:
    scene = Stage("marquise", "eyrie").crafted("marquise", "cobbler").warriors("marquise", 1, 1).warriors("eyrie", 1, 2)
    play = scene.warriors("marquise", 7, 1).start("evening")
    assert play.why_not("marquise", "move", 1, 5, 1) == "4.2.1"
    play.done()
    assert (play.warriors("marquise", 1), play.warriors("marquise", 7)) == (1, 1)
