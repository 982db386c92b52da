"""1 Golden rules, clause by clause."""

from __future__ import annotations

import pytest

from ludex.games.root.game import GAME
from ludex.games.root.rules.effects import EFFECTS
from tests.root.random_play import random_game, root
from tests.root.stage import Play, Stage

SECRETIVE = ("stand_and_deliver", "codebreakers")
"""Cards by which hands are looked at and robbed."""


def two() -> Stage:
    return Stage("marquise", "eyrie")


# -------------------------------------------------------------------------------------------------- 1.1 rules conflicts


@pytest.mark.law("root:1.1.1", "root:4.3.1")
def test_a_card_beats_the_law_scouting_party_takes_away_the_defenders_ambush() -> None:
    scene = two().warriors("marquise", 1, 3).warriors("eyrie", 1, 1).hand("eyrie", "ambush_fox")
    assert scene.start("marquise.action", actions_left=1).choose("battle", 1, "eyrie").asked == ("eyrie", "ambush")

    scene = two().warriors("marquise", 1, 3).warriors("eyrie", 1, 1).hand("eyrie", "ambush_fox")
    scene.crafted("marquise", "scouting_party")
    assert scene.start("marquise.action", actions_left=1).choose("battle", 1, "eyrie").asked == ("chance", "roll")


@pytest.mark.law("root:1.1.1", "root:4.3.2")
def test_a_card_beats_the_law_armorers_cancel_the_rolled_hits_that_must_be_dealt() -> None:
    scene = two().warriors("marquise", 1, 3).warriors("eyrie", 1, 3).crafted("eyrie", "armorers")
    play = scene.start("marquise.action", actions_left=1).choose("battle", 1, "eyrie").roll(3, 1)
    play.choose("use", "armorers")
    assert (play.warriors("marquise", 1), play.warriors("eyrie", 1)) == (2, 3)


@pytest.mark.law("root:1.1.1")
@pytest.mark.parametrize("seed", range(6))
def test_the_law_is_the_authority_every_question_and_every_line_of_the_journal_cites_a_clause_of_it(seed: int) -> None:
    for table in random_game(seed, *SECRETIVE, dominance=True):
        for decision in table.pending.values():
            assert decision.clause in GAME.laws, decision
    assert table.journal is not None
    unknown = {(line.message, line.clause) for line in table.journal.lines if line.clause not in GAME.laws}
    assert not unknown


@pytest.mark.law("root:1.1.2", "root:6.2.2")
def test_a_ban_beats_a_duty_the_decree_must_recruit_but_may_not_place_beside_the_keep() -> None:
    scene = Stage(active="eyrie").piece("keep", 1).piece("roost", 1).leader("commander")
    scene.decree("recruit", "anvil").resolving("recruit")
    play = scene.start("eyrie.decree")
    assert play.warriors("eyrie", 1) == 0
    assert play.told("turmoil")

    scene = Stage(active="eyrie").piece("keep", 1).piece("roost", 1).piece("roost", 8).leader("commander")
    scene.decree("recruit", "anvil", "arms_trader").resolving("recruit")
    play = scene.start("eyrie.decree")
    assert play.why_not("eyrie", "decree_recruit", 0, 1) == "6.2.2"
    assert play.why_not("eyrie", "decree_recruit", 0, 8) is None


@pytest.mark.law("root:1.1.2", "root:2.2.3")
def test_a_ban_beats_a_permission_no_building_without_a_free_slot_even_where_all_else_allows_it() -> None:
    scene = Stage().warriors("marquise", 1, 3).piece("sawmill", 1).piece("wood", 1, 3)
    play = scene.start("marquise.action", actions_left=1)
    assert play.why_not("marquise", "build", "workshop", 1) == "2.2.3"


@pytest.mark.law("root:1.1.3", "root:6.2.3", "root:8.2.6")
@pytest.mark.parametrize(("first", "then"), [("hospitals", "outrage"), ("outrage", "hospitals")])
def test_the_active_player_orders_the_effects_that_one_battle_sets_off_on_both_sides(first: str, then: str) -> None:
    """Both take a card from the same hand, so the order matters; what is offered are the effects."""
    scene = Stage("marquise", "alliance").piece("keep", 12).warriors("marquise", 8, 2).warriors("alliance", 8, 1)
    scene.piece("sympathy", 8).hand("marquise", "anvil", "foxfolk_steel")
    play = scene.start("marquise.action", actions_left=1).choose("battle", 8, "alliance").roll(2, 2)
    assert play.asked == ("marquise", "next-effect")
    assert [EFFECTS[number] for _, number in play.options] == ["hospitals", "outrage"]
    play.choose("effect", EFFECTS.index(first))
    asks = {"hospitals": "hospital", "outrage": "outrage"}
    assert play.asked == ("marquise", asks[first])
    play.choose("outrage_card" if first == "outrage" else "hospital", "anvil")
    assert play.asked == ("marquise", asks[then])


@pytest.mark.law("root:1.1.3", "root:6.2.3", "root:8.2.4")
def test_nobody_is_asked_for_an_order_that_changes_nothing() -> None:
    scene = Stage("marquise", "alliance").piece("keep", 12).warriors("marquise", 8, 2).warriors("alliance", 8, 2)
    play = scene.hand("marquise", "anvil").start("marquise.action", actions_left=2)
    play.choose("battle", 8, "alliance").roll(1, 1)
    assert play.asked == ("marquise", "hospital"), "lost warriors of the Alliance have no consequence"
    scene = Stage("marquise", "alliance").piece("keep", 12).warriors("marquise", 8, 3).piece("base_fox", 8)
    scene.hand("marquise", "anvil").hand("alliance", "ambush_fox")
    play = scene.start("marquise.action", actions_left=2).choose("battle", 8, "alliance").choose("ambush", "ambush_fox")
    play.done().done().roll(0, 0)
    assert play.asked == ("marquise", "action"), "a lost base touches supporters, not her hand"
    scene = Stage("marquise", "alliance").piece("keep", 12).warriors("marquise", 8, 2).warriors("alliance", 8, 1)
    play = scene.piece("sympathy", 8).start("marquise.action", actions_left=2).choose("battle", 8, "alliance")
    play.roll(2, 2)
    assert play.asked == ("marquise", "action"), "an empty hand leaves nothing to order"


@pytest.mark.law("root:1.1.3", "root:4.1.3")
@pytest.mark.parametrize("claim_first", [True, False])
def test_the_active_player_orders_own_cards_that_work_at_the_same_moment(claim_first: bool) -> None:
    scene = two().warriors("marquise", 1, 1).crafted("marquise", "royal_claim", "stand_and_deliver")
    scene.hand("eyrie", "anvil", "sword")
    play = scene.start("birdsong")
    assert {option[0] for option in play.options} == {"done", "use", "rob"}
    if claim_first:
        play.choose("use", "royal_claim")
        assert (play.score("marquise"), play.score("eyrie")) == (1, 0)
        assert {option[0] for option in play.options} == {"done", "rob"}
    else:
        play.choose("rob", "eyrie").choose("draw", 0)
        assert (play.score("marquise"), play.score("eyrie")) == (0, 1)
        assert {option[0] for option in play.options} == {"done", "use"}


# -------------------------------------------------------------------------------------- 1.2 hidden and open information


@pytest.mark.law("root:1.2.1")
def test_a_hand_is_seen_by_its_owner_only_and_its_size_by_everyone() -> None:
    scene = two().hand("marquise", "anvil", "cobbler").hand("eyrie", "sappers", "armorers", "ambush_bird")
    scene.warriors("marquise", 1, 1)
    play = scene.start("marquise.action", actions_left=1)
    for viewer in (0, 1, None):
        seats = play.table.view(viewer).board.seats
        assert [seat.hand_size for seat in seats] == [2, 3]
        for owner, seat in enumerate(seats):
            assert seat.hand == (play.g.hands[owner] if viewer == owner else None)
            assert seat.known == []


def scene_with_secret(hand: tuple[str, ...], top: str) -> Play:
    scene = two().warriors("marquise", 1, 3).warriors("eyrie", 1, 2).hand("marquise", "anvil")
    scene.hand("eyrie", *hand).top_of_deck(top)
    return scene.start("marquise.action", actions_left=1)


@pytest.mark.law("root:1.2.1")
def test_the_view_of_a_player_is_the_same_whatever_the_others_hold_and_the_deck_brings() -> None:
    one = scene_with_secret(("ambush_fox", "sappers"), "cobbler")
    other = scene_with_secret(("cobbler", "bake_sale"), "ambush_bird")
    for viewer in (0, None):
        assert one.table.view(viewer) == other.table.view(viewer)
    assert one.table.view(1) != other.table.view(1)


@pytest.mark.law("root:1.2.1", "root:4.3.1")
def test_a_question_does_not_betray_a_hand_every_defender_with_cards_is_asked_for_an_ambush() -> None:
    one = scene_with_secret(("ambush_fox", "sappers"), "cobbler").choose("battle", 1, "eyrie")
    other = scene_with_secret(("cobbler", "bake_sale"), "ambush_bird").choose("battle", 1, "eyrie")
    assert one.asked == other.asked == ("eyrie", "ambush")
    assert one.table.view(0) == other.table.view(0)
    assert one.table.view(0).options == []


@pytest.mark.law("root:1.2.1", "root:2.1.2")
def test_others_learn_how_many_cards_were_drawn_but_not_which() -> None:
    play = two().top_of_deck("anvil").hand("eyrie", "cobbler").start("marquise.evening")
    anvil = play.stage.card("anvil")
    journal = play.table.journal
    assert journal is not None
    for viewer, told in ((0, True), (1, False), (None, False)):
        lines = journal.seen_by(viewer)
        assert {"who": 0, "count": 1} in [line.about for line in lines if line.message == "draw"]
        assert any(anvil in line.about.values() for line in lines) is told


@pytest.mark.law("root:1.2.1")
@pytest.mark.parametrize("seed", range(6))
def test_a_player_knows_of_another_hand_what_the_rules_have_shown_and_nothing_else(seed: int) -> None:
    shown: list[set[int]] = [set(), set()]
    read = learnt = 0
    for table in random_game(seed, *SECRETIVE, dominance=True):
        assert table.journal is not None
        fresh = table.journal.lines[read:]
        read = len(table.journal.lines)
        hands = root(table).hands
        for viewer, other in ((0, 1), (1, 0)):
            for line in fresh:
                if line.seen_by(viewer):
                    shown[viewer].update([*line.about.get("cards", ()), line.about.get("card", -1)])
            shown[viewer] &= set(hands[other])
            learnt += len(shown[viewer])
            view = table.view(viewer)
            assert view.board.seats[other].hand is None
            assert view.board.seats[other].hand_size == len(hands[other])
            assert set(view.board.seats[other].known) == shown[viewer]
            if viewer not in table.pending:
                assert view.options == []
        spectator = table.view(None)
        assert [(seat.hand, seat.known) for seat in spectator.board.seats] == [(None, []), (None, [])]
        assert spectator.options == []
    assert learnt


@pytest.mark.law("root:1.2.2")
def test_the_whole_discard_pile_is_open_to_everyone() -> None:
    scene = two().warriors("marquise", 1, 1).piece("sawmill", 1).hand("marquise", "anvil", "sappers")
    play = scene.start("marquise.action", actions_left=3)
    play.choose("overwork", 1, "anvil").choose("overwork", 1, "sappers")
    for viewer in (0, 1, None):
        assert play.table.view(viewer).board.discard == [scene.card("anvil"), scene.card("sappers")]


@pytest.mark.law("root:1.2.2")
def test_the_discard_pile_stays_open_at_every_moment_of_a_game() -> None:
    longest = 0
    for table in random_game(3):
        pile = root(table).discard
        longest = max(longest, len(pile))
        assert all(table.view(viewer).board.discard == pile for viewer in (0, 1, None))
    assert longest > 10


# ------------------------------------------------------------------------------------------------------------ 1.3 deals


@pytest.mark.law("root:1.3.1")
def test_a_favour_binds_nobody_whoever_was_given_a_card_may_attack_and_rob_the_giver_at_once() -> None:
    scene = two().warriors("marquise", 1, 2).warriors("eyrie", 1, 1).hand("eyrie", "anvil")
    scene.crafted("marquise", "better_burrow_bank", "stand_and_deliver").crafted("eyrie", "codebreakers")
    play = scene.start("birdsong")
    assert play.offered("rob") == [("rob", scene.seat("eyrie"))]
    play.done()
    while play.asked != ("marquise", "action"):
        play.done()
    assert play.offered("battle") == [("battle", 1, scene.seat("eyrie"))]


@pytest.mark.law("root:1.3.1")
@pytest.mark.parametrize("seed", range(4))
def test_the_table_asks_nobody_to_make_or_to_keep_an_agreement(seed: int) -> None:
    for table in random_game(seed, *SECRETIVE):
        assert not [decision for decision in table.pending.values() if decision.clause.startswith("1.3")]
    assert table.journal is not None
    assert not [line for line in table.journal.lines if line.clause.startswith("1.3")]


@pytest.mark.law("root:1.3.2")
@pytest.mark.parametrize("seed", range(8))
def test_cards_pass_from_hand_to_hand_only_where_a_rule_says_so(seed: int) -> None:
    before: list[list[int]] = [[], []]
    read = passed = 0
    for table in random_game(seed, "stand_and_deliver", dominance=True):
        assert table.journal is not None
        fresh = table.journal.lines[read:]
        read = len(table.journal.lines)
        hands = root(table).hands
        for giver, taker in ((0, 1), (1, 0)):
            moved = [card for card in before[giver] if card in hands[taker]]
            passed += len(moved)
            for card in moved:
                by = {line.message: line.clause for line in fresh if line.about.get("card") == card}
                robbed = {"who": taker, "victim": giver} in [
                    line.about for line in fresh if line.message == "take-random"
                ]
                drawn_anew = by.get("draw-card") == "2.1.2" and "reshuffle" in [line.message for line in fresh]
                assert (robbed and by.get("take-card") == "4.1.3") or drawn_anew
        before = [hand[:] for hand in hands]
    assert passed


@pytest.mark.law("root:1.3.2")
def test_no_player_may_hand_over_a_card_of_their_own_accord() -> None:
    scene = two().warriors("marquise", 1, 1).warriors("eyrie", 1, 1).piece("sawmill", 1)
    play = scene.hand("marquise", "anvil", "sappers").hand("eyrie", "cobbler").start("marquise.action", actions_left=2)
    marquise, eyrie = scene.seat("marquise"), scene.seat("eyrie")
    spent = 0
    for option in play.options:
        trial = play.table.clone()
        trial.play(marquise, option)
        spent += len(root(trial).hands[marquise]) < 2
        assert not set(root(trial).hands[eyrie]) & set(play.g.hands[marquise])
    assert spent
    assert play.why_not("marquise", "rob", "eyrie") is not None
    assert play.why_not("marquise", "share", "eyrie") is not None


# --------------------------------------------------------------------------------------------------- 1.4 course of play


@pytest.mark.law("root:1.4")
def test_a_turn_is_birdsong_daylight_evening_and_then_the_next_player_begins() -> None:
    """A card that works at the start of each phase marks the phases."""
    scene = two().warriors("marquise", 1, 2).warriors("eyrie", 1, 1)
    scene.crafted("marquise", "better_burrow_bank", "command_warren", "cobbler")
    play = scene.start("birdsong", current_law=1)
    asked = []
    while play.decision.who == scene.seat("marquise"):
        asked.append(play.decision.prompt)
        play.done()
    assert asked == ["bank", "warren", "action", "cobbler"]
    assert play.asked == ("eyrie", "decree")
    assert play.g.active == scene.seat("eyrie")
    assert [line["who"] for line in play.told("turn")] == [scene.seat("marquise"), scene.seat("eyrie")]


@pytest.mark.law("root:1.4")
def test_the_phases_of_the_eyrie_come_in_the_same_order_and_the_first_seat_follows_the_last() -> None:
    scene = Stage("marquise", "eyrie", active="eyrie").warriors("marquise", 1, 2).warriors("eyrie", 1, 1)
    scene.crafted("eyrie", "better_burrow_bank", "command_warren", "cobbler").piece("roost", 8).warriors("eyrie", 8, 1)
    play = scene.leader("despot").no_viziers().hand("eyrie", "anvil").start("birdsong", current_law=1)
    assert play.asked == ("eyrie", "bank")
    play.done()
    assert play.asked == ("eyrie", "decree")
    play.choose("decree", "anvil", "recruit")
    assert play.asked == ("eyrie", "warren")
    play.done()
    assert play.warriors("eyrie", 8) == 2
    assert play.asked == ("eyrie", "cobbler")
    play.done()
    assert play.asked == ("marquise", "action")


@pytest.mark.law("root:1.4", "root:3.1")
@pytest.mark.parametrize("seed", range(6))
def test_turns_go_round_until_somebody_wins_and_not_a_moment_longer(seed: int) -> None:
    for table in random_game(seed):
        scores = root(table).score
        if table.over:
            assert table.pending == {}
        else:
            assert table.pending
            assert max(scores) < 30
    assert table.result is not None
    (winner,) = table.result
    assert scores[winner] >= 30
    assert table.journal is not None
    turns = [line.about for line in table.journal.lines if line.message == "turn"]
    assert [turn["turn"] for turn in turns] == list(range(1, len(turns) + 1))
    assert [turn["who"] for turn in turns] == [(seed + n) % 2 for n in range(len(turns))]
