"""Cards of the shared deck beyond their plain use: limits of their words, meetings of two of them, what others see."""

from __future__ import annotations

import pytest

from ludex.games.root.printed.deck import FOX, NAME_OF
from tests.root.stage import Play, Stage


def act(scene: Stage, actions: int = 3) -> Play:
    return scene.start("marquise.action", actions_left=actions)


def attack(scene: Stage, clearing: int) -> Play:
    """The Marquise attacks the Eyrie with actions to spare."""
    return act(scene).choose("battle", clearing, "eyrie")


def eyrie_attack(scene: Stage) -> Play:
    """The Eyrie attack the Marquise in the only place there is."""
    return scene.decree("battle", "birdy_bindle").resolving("battle").start("eyrie.decree")


def in_play(play: Play, faction: str) -> list[str]:
    return [NAME_OF[card] for card in play.g.crafted[play.stage.seat(faction)]]


def known(play: Play, viewer: str | None, owner: str) -> list[str]:
    """What a viewer knows of a hand."""
    seat = play.stage.seat
    view = play.table.view(seat(viewer) if viewer is not None else None)
    return sorted(NAME_OF[card] for card in view.board.seats[seat(owner)].known)


# ------------------------------------------------------------------------------------------------------ cards of battle


@pytest.mark.law("root:4.1.3", "root:4.3.2.II")
def test_armorers_leave_the_extra_hit_of_the_commander() -> None:
    scene = Stage(active="eyrie").leader("commander").warriors("eyrie", 1, 3).warriors("marquise", 1, 3)
    play = eyrie_attack(scene.crafted("marquise", "armorers")).roll(3, 0).choose("use", "armorers")
    assert play.warriors("marquise", 1) == 2


@pytest.mark.law("root:4.1.3", "root:4.3.2.II", "root:4.3.2.III")
def test_armorers_leave_the_extra_hit_on_the_defenceless() -> None:
    scene = Stage().warriors("marquise", 8, 2).piece("roost", 8).crafted("eyrie", "armorers")
    play = attack(scene, 8).roll(2, 0).choose("use", "armorers")
    assert play.pieces("roost", 8) == 0
    assert play.score("marquise") == 1


@pytest.mark.law("root:4.1.3")
def test_both_sides_may_put_on_their_armour_in_one_battle() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3)
    play = attack(scene.crafted("marquise", "armorers").crafted("eyrie", "armorers"), 1).roll(3, 3)
    assert play.asked == ("marquise", "battle-cards")
    play.choose("use", "armorers")
    assert play.asked == ("eyrie", "battle-cards")
    play.choose("use", "armorers")
    assert (play.warriors("marquise", 1), play.warriors("eyrie", 1)) == (3, 3)
    assert len(play.g.discard) == 2


@pytest.mark.law("root:4.1.3")
def test_the_armour_of_one_side_does_not_spoil_the_sappers_of_the_other() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3)
    play = attack(scene.crafted("marquise", "armorers").crafted("eyrie", "sappers"), 1).roll(2, 2)
    play.choose("use", "armorers").choose("use", "sappers")
    assert (play.warriors("marquise", 1), play.warriors("eyrie", 1)) == (2, 1)


@pytest.mark.law("root:4.1.3", "root:1.1.3")
@pytest.mark.parametrize("order", [("armorers", "sappers"), ("sappers", "armorers")])
def test_a_defender_with_two_battle_cards_may_use_both_in_any_order(order: tuple[str, str]) -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3).crafted("eyrie", "armorers", "sappers")
    play = attack(scene, 1).roll(3, 1)
    for card in order:
        play.choose("use", card)
    assert (play.warriors("marquise", 1), play.warriors("eyrie", 1)) == (1, 3)
    assert in_play(play, "eyrie") == []


@pytest.mark.law("root:4.1.3", "root:4.3.2.II")
def test_sappers_hit_even_where_the_defender_has_no_warriors_left_to_roll_for() -> None:
    scene = Stage().warriors("marquise", 8, 2).piece("roost", 8).crafted("eyrie", "sappers")
    play = attack(scene, 8).roll(3, 3).choose("use", "sappers")
    assert play.warriors("marquise", 8) == 1


@pytest.mark.law("root:4.1.3", "root:4.3.2.II")
def test_brutal_tactics_go_beyond_the_number_of_attackers_but_only_once_a_battle() -> None:
    scene = Stage().warriors("marquise", 1, 1).warriors("eyrie", 1, 4).crafted("marquise", "brutal_tactics")
    play = attack(scene, 1).roll(3, 0).choose("use", "brutal_tactics")
    assert play.warriors("eyrie", 1) == 2
    assert play.score("eyrie") == 1
    assert play.asked == ("marquise", "action")


@pytest.mark.law("root:4.1.3")
def test_brutal_tactics_work_in_every_battle_of_the_turn() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 4).crafted("marquise", "brutal_tactics")
    play = attack(scene, 1).roll(1, 0).choose("use", "brutal_tactics")
    play.choose("battle", 1, "eyrie").roll(0, 0).choose("use", "brutal_tactics")
    assert play.warriors("eyrie", 1) == 1
    assert play.score("eyrie") == 2


@pytest.mark.law("root:4.1.3", "root:4.3.1")
def test_a_scouting_party_of_the_defender_does_not_stop_their_own_ambush() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3).crafted("eyrie", "scouting_party")
    play = attack(scene.hand("eyrie", "ambush_fox"), 1).choose("ambush", "ambush_fox")
    assert play.warriors("marquise", 1) == 1
    assert in_play(play, "eyrie") == ["scouting_party"]


@pytest.mark.law("root:4.1.3")
def test_a_scouting_party_stays_and_the_ambush_stays_in_the_defenders_hand() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3).crafted("marquise", "scouting_party")
    play = attack(scene.hand("eyrie", "ambush_fox"), 1).roll(1, 1)
    assert in_play(play, "marquise") == ["scouting_party"]
    assert play.hand("eyrie") == ["ambush_fox"]


# ---------------------------------------------------------------------------------------------------- cards of Birdsong


@pytest.mark.law("root:4.1.3", "root:2.8", "root:7.2.2")
def test_royal_claim_counts_ruled_clearings_as_its_owner_rules_them() -> None:
    def points(faction: str) -> int:
        scene = Stage(active=faction).crafted(faction, "royal_claim").piece("wood", 7).hand("eyrie", "anvil")
        scene.warriors("marquise", 1, 1).warriors("eyrie", 1, 1).piece("roost", 5).warriors("marquise", 2, 3)
        play = scene.start("birdsong")
        return play.choose("use", "royal_claim").score(faction)

    assert points("marquise") == 1
    assert points("eyrie") == 2


@pytest.mark.law("root:4.1.3", "root:7.4.3")
def test_the_eyrie_may_wait_with_royal_claim_until_a_new_roost_stands() -> None:
    scene = Stage(active="eyrie").crafted("eyrie", "royal_claim").hand("eyrie", "anvil").warriors("marquise", 9, 1)
    play = scene.start("birdsong")
    for _ in range(10):
        if play.told("new-roost"):
            break
        match play.decision.prompt:
            case "decree":
                play.choose("decree", "anvil", "build")
            case "new-roost":
                play.choose("new_roost", 1)
            case _:
                play.done()
    assert play.asked == ("eyrie", "birdsong-cards")
    assert play.choose("use", "royal_claim").score("eyrie") == 1


@pytest.mark.law("root:4.1.3", "root:3.1")
def test_royal_claim_wins_at_once_with_the_thirtieth_point() -> None:
    scene = Stage().crafted("marquise", "royal_claim").warriors("marquise", 1, 1).warriors("marquise", 2, 1)
    play = scene.score("marquise", 28).start("birdsong").choose("use", "royal_claim")
    assert play.table.result == [scene.seat("marquise")]
    assert play.table.pending == {}


@pytest.mark.law("root:4.1.3", "root:1.2.1")
def test_the_card_that_stand_and_deliver_takes_is_known_to_these_two_only() -> None:
    scene = Stage("marquise", "eyrie").crafted("marquise", "stand_and_deliver").warriors("marquise", 1, 1)
    play = scene.hand("eyrie", "anvil", "sword").start("birdsong").choose("rob", "eyrie").choose("draw", 0)
    assert play.hand("marquise") == ["anvil"]
    assert known(play, "eyrie", "marquise") == ["anvil"]
    assert known(play, None, "marquise") == []
    assert known(play, "marquise", "eyrie") == []
    journal = play.table.journal
    assert journal is not None
    for viewer, sees in ((0, True), (1, True), (None, False)):
        lines = journal.seen_by(viewer)
        assert any(line.message == "take-random" for line in lines)
        assert any(line.about.get("card") == scene.card("anvil") for line in lines) is sees


@pytest.mark.law("root:4.1.3", "root:3.1")
def test_the_victim_of_stand_and_deliver_may_win_by_it() -> None:
    scene = Stage("marquise", "eyrie").crafted("marquise", "stand_and_deliver").warriors("marquise", 1, 1)
    play = scene.hand("eyrie", "anvil").score("eyrie", 29).start("birdsong").choose("rob", "eyrie").choose("draw", 0)
    assert play.table.result == [scene.seat("eyrie")]


@pytest.mark.law("root:4.1.3")
def test_stand_and_deliver_is_for_birdsong_only_and_can_be_declined() -> None:
    scene = Stage("marquise", "eyrie").crafted("marquise", "stand_and_deliver").hand("eyrie", "anvil")
    play = scene.warriors("marquise", 1, 1).start("birdsong")
    while play.asked == ("marquise", "birdsong-cards"):
        play.done()
    assert play.asked == ("marquise", "action")
    assert (play.hand("eyrie"), play.score("eyrie")) == (["anvil"], 0)
    assert play.why_not("marquise", "rob", "eyrie") is not None


@pytest.mark.law("root:4.1.3", "root:7.4.1")
def test_the_eyrie_may_rob_after_emergency_orders_and_add_what_they_took_to_the_decree() -> None:
    scene = Stage("marquise", "eyrie", active="eyrie").crafted("eyrie", "stand_and_deliver").top_of_deck("anvil")
    play = scene.hand("marquise", "sword").start("birdsong").done()
    assert play.hand("eyrie") == ["anvil"]
    play.choose("rob", "marquise").choose("draw", 0)
    assert play.asked == ("eyrie", "decree")
    assert play.hand("eyrie") == ["anvil", "sword"]


@pytest.mark.law("root:4.1.3", "root:7.4.1")
def test_the_card_of_the_bank_comes_before_emergency_orders() -> None:
    scene = Stage("marquise", "eyrie", active="eyrie").crafted("eyrie", "better_burrow_bank")
    play = scene.top_of_deck("anvil", "sword", "cobbler").start("birdsong")
    assert play.asked == ("eyrie", "decree")
    assert (play.hand("eyrie"), play.hand("marquise")) == (["anvil"], ["sword"])


@pytest.mark.law("root:4.1.3", "root:2.1.2")
def test_the_bank_draws_for_its_owner_first_and_shuffles_when_the_deck_runs_out_in_between() -> None:
    scene = Stage("marquise", "eyrie").crafted("marquise", "better_burrow_bank").only_deck("anvil")
    play = scene.warriors("marquise", 1, 1).start("birdsong", discard=[scene.card("sword")])
    assert play.hand("marquise") == ["anvil"]
    play.choose("shuffle", 0)
    assert play.hand("eyrie") == ["sword"]


# ---------------------------------------------------------------------------------------------------- cards of Daylight


@pytest.mark.law("root:4.1.3", "root:6.2.3")
def test_field_hospitals_may_bring_back_the_warrior_that_paid_the_tax() -> None:
    scene = Stage().crafted("marquise", "tax_collector").piece("keep", 4).warriors("marquise", 1, 1)
    play = act(scene.hand("marquise", "anvil").top_of_deck("sword")).choose("tax", 1)
    assert play.asked == ("marquise", "hospital")
    play.choose("hospital", "anvil")
    assert (play.warriors("marquise", 1), play.warriors("marquise", 4)) == (0, 1)
    assert play.hand("marquise") == ["sword"]


@pytest.mark.law("root:4.1.3")
def test_the_tax_collector_takes_only_own_warriors_and_only_in_daylight() -> None:
    scene = Stage("marquise", "eyrie").crafted("marquise", "tax_collector", "royal_claim", "cobbler")
    play = scene.warriors("marquise", 1, 2).warriors("eyrie", 5, 1).start("birdsong")
    assert play.why_not("marquise", "tax", 1) is not None
    while play.asked != ("marquise", "action"):
        play.done()
    assert play.offered("tax") == [("tax", 1)]
    assert play.why_not("marquise", "tax", 5) is not None
    play.done()
    assert play.asked == ("marquise", "cobbler")
    assert play.why_not("marquise", "tax", 1) is not None


@pytest.mark.law("root:4.1.3", "root:7.5.2")
def test_the_daylight_of_the_eyrie_lasts_beyond_the_last_card_of_the_decree() -> None:
    scene = Stage(active="eyrie").crafted("eyrie", "tax_collector", "codebreakers").hand("marquise", "sword")
    play = scene.warriors("eyrie", 1, 2).decree("move", "anvil").resolving("move").start("eyrie.decree")
    play.choose("decree_move", FOX, 1, 5, 2)
    assert play.offered("tax") == [("tax", 5)]
    assert play.offered("decode") == [("decode", scene.seat("marquise"))]


@pytest.mark.law("root:4.1.3")
def test_a_daylight_card_works_in_the_daylight_in_which_it_was_crafted() -> None:
    scene = Stage().piece("workshop", 2).hand("marquise", "codebreakers", "sword").hand("eyrie", "anvil")
    play = scene.start("marquise.craft").choose("craft", "codebreakers").choose("decode", "eyrie")
    assert known(play, "marquise", "eyrie") == ["anvil"]


@pytest.mark.law("root:4.1.3", "root:1.2.1")
def test_codebreakers_tell_the_others_that_a_hand_was_seen_but_not_what_was_in_it() -> None:
    scene = Stage("marquise", "eyrie").crafted("marquise", "codebreakers").hand("eyrie", "sword")
    play = act(scene.warriors("marquise", 1, 1)).choose("decode", "eyrie")
    journal = play.table.journal
    assert journal is not None
    for viewer, sees in ((0, True), (1, False), (None, False)):
        lines = journal.seen_by(viewer)
        assert [line.about for line in lines if line.message == "look"] == [{"who": 0, "other": 1}]
        assert any(scene.card("sword") in line.about.get("cards", []) for line in lines) is sees


@pytest.mark.law("root:4.1.3", "root:1.2.1")
def test_what_codebreakers_saw_is_known_until_it_leaves_the_hand_and_no_later_card_is() -> None:
    scene = Stage("marquise", "eyrie").crafted("marquise", "codebreakers").hand("eyrie", "ambush_fox", "sword")
    scene.warriors("marquise", 1, 5).warriors("eyrie", 1, 1)
    play = act(scene).choose("decode", "eyrie")
    assert known(play, "marquise", "eyrie") == ["ambush_fox", "sword"]
    play.choose("battle", 1, "eyrie").choose("ambush", "ambush_fox")
    assert known(play, "marquise", "eyrie") == ["sword"]


@pytest.mark.law("root:4.1.3", "root:4.1.1")
def test_a_workshop_lost_in_the_battle_of_command_warren_crafts_nothing_that_day() -> None:
    scene = Stage().crafted("marquise", "command_warren").warriors("marquise", 8, 1).warriors("eyrie", 8, 3)
    play = scene.piece("workshop", 8).hand("marquise", "anvil").start("daylight").choose("battle", 8, "eyrie")
    play.roll(2, 2)
    assert play.pieces("workshop", 8) == 0
    assert play.offered("craft") == []


@pytest.mark.law("root:4.1.3")
def test_command_warren_crafted_today_starts_no_battle_before_tomorrow() -> None:
    scene = Stage().piece("workshop", 5, 2).warriors("marquise", 1, 2).warriors("eyrie", 1, 1)
    play = scene.hand("marquise", "command_warren", "anvil").start("daylight").choose("craft", "command_warren")
    assert in_play(play, "marquise") == ["command_warren"]
    assert play.asked == ("marquise", "action")
    assert play.g.actions_left == 3


# ----------------------------------------------------------------------------------------------------- cards of Evening


@pytest.mark.law("root:4.1.3")
def test_cobbler_crafted_today_moves_this_evening() -> None:
    scene = Stage().piece("workshop", 5, 2).warriors("marquise", 1, 2).hand("marquise", "cobbler", "anvil")
    play = scene.start("marquise.craft").choose("craft", "cobbler")
    assert play.asked == ("marquise", "action")
    play.done()
    assert play.asked == ("marquise", "cobbler")


@pytest.mark.law("root:4.1.3", "root:7.7.4")
def test_cobbler_moves_in_the_evening_that_follows_turmoil() -> None:
    scene = Stage(active="eyrie").leader("commander").crafted("eyrie", "cobbler").warriors("eyrie", 1, 2)
    play = scene.resolving("battle").start("eyrie.decree").choose("leader", "builder")
    assert play.asked == ("eyrie", "cobbler")
    play.choose("move", 1, 5, 2)
    assert play.warriors("eyrie", 5) == 2


# ------------------------------------------------------------------------------------------------------------- favours

FAVOURS = [("foxes", (1, 6, 8), 5), ("rabbits", (3, 4, 5), 7), ("mice", (2, 7, 9), 1)]


@pytest.mark.law("root:4.1.2", "root:6.2.3")
@pytest.mark.parametrize(("name", "clearings", "elsewhere"), FAVOURS)
def test_one_card_brings_back_all_warriors_that_a_favour_removed(
    name: str, clearings: tuple[int, int, int], elsewhere: int
) -> None:
    scene = Stage(active="eyrie").piece("keep", 11 if name == "foxes" else 12).hand("eyrie", f"favor_of_the_{name}")
    for clearing in clearings:
        scene.piece("roost", clearing).warriors("marquise", clearing, 2)
    scene.warriors("marquise", elsewhere, 2).hand("marquise", "sappers")
    play = scene.start("eyrie.craft").choose("craft", f"favor_of_the_{name}")
    assert [play.warriors("marquise", clearing) for clearing in clearings] == [0, 0, 0]
    assert play.asked == ("marquise", "hospital")
    play.choose("hospital", "sappers")
    assert play.warriors("marquise", scene.g.keep) == 6
    assert play.warriors("marquise", elsewhere) == 2


@pytest.mark.law("root:4.1.2", "root:6.2.2", "root:6.2.3")
def test_a_keep_removed_by_the_favour_itself_shelters_nobody() -> None:
    scene = Stage(active="eyrie").piece("keep", 12).hand("eyrie", "favor_of_the_foxes").hand("marquise", "sappers")
    for clearing in (1, 6, 8):
        scene.piece("roost", clearing).warriors("marquise", clearing, 1)
    play = scene.warriors("marquise", 5, 1).start("eyrie.craft").choose("craft", "favor_of_the_foxes")
    assert play.pieces("keep", 12) == 0
    assert play.score("eyrie") >= 1
    assert not play.told("hospital")
    assert play.hand("marquise") == ["sappers"]


@pytest.mark.law("root:4.1.2", "root:7.8.4")
def test_a_favour_is_no_battle_the_despot_gets_no_further_point() -> None:
    scene = Stage(active="eyrie").leader("despot").hand("eyrie", "favor_of_the_foxes", "sword").piece("wood", 12)
    for clearing in (1, 6, 8):
        scene.piece("roost", clearing)
    play = scene.start("eyrie.craft").choose("craft", "favor_of_the_foxes")
    assert [line["points"] for line in play.told("score")] == [1]


@pytest.mark.law("root:4.1.2", "root:3.1")
def test_a_favour_wins_at_once_with_the_thirtieth_point() -> None:
    scene = Stage().piece("workshop", 8, 2).piece("workshop", 1).piece("roost", 6).score("marquise", 29)
    play = scene.hand("marquise", "favor_of_the_foxes").start("marquise.craft").choose("craft", "favor_of_the_foxes")
    assert play.table.result == [scene.seat("marquise")]
