"""8.1 to 8.3: what the Woodland Alliance lives by, its supporters, its bases, outrage, and how it starts."""

from __future__ import annotations

import random

import pytest

from ludex.core import Table
from ludex.core.text import Words
from ludex.games.root.game import GAME
from ludex.games.root.printed.deck import RABBIT
from ludex.games.root.printed.pieces import PIECES
from ludex.games.root.rules.effects import EFFECTS
from ludex.games.root.rules.events import Removal
from ludex.games.root.show.seen import RootView
from ludex.games.root.show.sheets import sheets
from ludex.games.root.sides.alliance.supporters import what_losses_bring
from tests.root.conservation import conserved
from tests.root.stage import PIECE, Play, Stage

OUTRAGE = EFFECTS.index("outrage")

FOX_CARDS = ("anvil", "foxfolk_steel", "root_tea_fox", "travel_gear_fox", "protection_racket")


def alliance(*others: str) -> Stage:
    """The Alliance's turn in a game against these, by default the Marquise."""
    return Stage(*(others or ("marquise",)), "alliance", active="alliance")


def marquise(*others: str) -> Stage:
    """The Marquise's turn in a game against the Alliance and these."""
    return Stage("marquise", *others, "alliance", active="marquise")


def acting(scene: Stage) -> Play:
    return scene.start("marquise.action", actions_left=3)


def board(play: Play, viewer: str | None) -> RootView:
    found = play.table.view(play.stage.seat(viewer) if viewer is not None else None).board
    assert isinstance(found, RootView)
    return found


# ------------------------------------------------------------------------------ 8.1 overview, 8.2.1 crafting, 8.2.2 war


@pytest.mark.law("root:8.1")
def test_the_more_sympathy_on_the_map_the_more_the_next_token_brings() -> None:
    scene = alliance().piece("base_fox", 8).supporters(*FOX_CARDS[:2], "armorers", "armorers", "arms_trader")
    scene.supporters("birdy_bindle", "woodland_runners", "crossbow_bird")
    play = scene.start("alliance.spread")
    scores = [0]
    for clearing in (1, 5, 2, 6):
        play.choose("spread", clearing)
        while play.asked[1] == "supporters":
            play.table.answer(play.decision.who, play.options[0])
        scores.append(play.score("alliance"))
    assert scores == [0, 0, 1, 2, 3]


@pytest.mark.law("root:8.2.1", "root:8.5.1", "root:4.1.1")
def test_the_alliance_crafts_in_daylight_by_activating_sympathy() -> None:
    scene = alliance().piece("sympathy", 1).hand("alliance", "anvil", "foxfolk_steel", "bake_sale")
    play = scene.start("daylight")
    assert play.asked == ("alliance", "alliance-daylight")
    assert play.offered("craft") == [("craft", scene.card("anvil"))]
    play.choose("craft", "anvil")
    assert play.score("alliance") == 2
    assert play.g.activated == [1, 0, 0]
    assert play.why_not("alliance", "craft", "foxfolk_steel") == "4.1.1"


@pytest.mark.law("root:8.2.1")
def test_bases_are_no_crafting_pieces() -> None:
    play = alliance().piece("base_fox", 8).hand("alliance", "anvil").start("alliance.daylight")
    assert play.why_not("alliance", "craft", "anvil") == "4.1.1"


@pytest.mark.law("root:8.2.2", "root:4.3.2")
def test_in_defence_the_alliance_deals_the_higher_roll_and_its_attacker_the_lower() -> None:
    scene = marquise().warriors("marquise", 8, 4).warriors("alliance", 8, 4)
    play = acting(scene).choose("battle", 8, "alliance").roll(3, 1)
    assert (play.warriors("marquise", 8), play.warriors("alliance", 8)) == (1, 3)


@pytest.mark.law("root:8.2.2", "root:4.3.2")
def test_in_attack_the_alliance_fights_like_anyone() -> None:
    scene = alliance().warriors("marquise", 8, 4).warriors("alliance", 8, 4)
    play = scene.officers(2).start("alliance.operation", operations_left=2)
    play.choose("battle", 8, "marquise").roll(3, 1)
    assert (play.warriors("marquise", 8), play.warriors("alliance", 8)) == (1, 3)


@pytest.mark.law("root:8.2.2", "root:4.3.2.I", "root:4.3.2.III")
def test_guerrillas_without_warriors_deal_nothing_and_are_defenceless() -> None:
    scene = marquise().warriors("marquise", 8, 3).piece("sympathy", 8).piece("base_fox", 8)
    play = acting(scene).choose("battle", 8, "alliance").roll(3, 0)
    assert play.warriors("marquise", 8) == 3
    assert play.asked == ("alliance", "lose")


# ----------------------------------------------------------------------------------------------------- 8.2.3 supporters


@pytest.mark.law("root:8.2.3", "root:1.2.1")
def test_supporters_are_seen_by_the_alliance_alone() -> None:
    play = marquise("eyrie").supporters("anvil", "sword").start("marquise.craft")
    assert board(play, "alliance").boards[2].cards == play.g.supporters
    for viewer in ("marquise", "eyrie", None):
        mine = board(play, viewer).boards[2]
        assert (mine.supporters, mine.cards, mine.known) == (2, None, [])


@pytest.mark.law("root:8.2.3")
def test_supporters_are_no_hand() -> None:
    scene = alliance().piece("sympathy", 1).piece("base_fox", 8).supporters("anvil", "foxfolk_steel")
    play = scene.hand("alliance", "cobbler").start("alliance.daylight")
    assert [option[0] for option in play.options] == ["done", "mobilise"]
    assert board(play, "marquise").seats[1].hand_size == 1


@pytest.mark.law("root:8.2.3", "root:2.1.4")
def test_an_ambush_among_the_supporters_is_only_a_suit() -> None:
    scene = marquise().warriors("marquise", 8, 2).warriors("alliance", 8, 1).supporters("ambush_fox", "ambush_bird")
    play = acting(scene).choose("battle", 8, "alliance")
    assert play.asked == ("chance", "roll")


@pytest.mark.law("root:8.2.3", "root:3.3.3")
def test_a_dominance_card_spent_as_supporter_becomes_available() -> None:
    scene = alliance("marquise", "eyrie").supporters("dominance_fox")
    play = scene.start("alliance.spread").choose("spread", 1)
    assert play.g.available == [scene.card("dominance_fox")]
    assert play.pieces("sympathy", 1) == 1


@pytest.mark.law("root:8.2.3", "root:2.1.1.I")
def test_birds_stand_in_for_any_suit_and_the_alliance_says_which_card_it_spends() -> None:
    scene = alliance().supporters("anvil", "armorers", "sword")
    play = scene.start("alliance.spread").choose("spread", 1)
    assert play.asked == ("alliance", "supporters")
    assert play.options == [("supporter", scene.card("anvil")), ("supporter", scene.card("armorers"))]
    play.choose("supporter", "armorers")
    assert play.supporters == ["anvil", "sword"]


@pytest.mark.law("root:8.2.3", "root:1.2.1")
def test_the_alliance_is_asked_for_its_payment_even_if_only_one_card_will_do() -> None:
    play = alliance().supporters("anvil", "sword").start("alliance.spread").choose("spread", 1)
    assert play.asked == ("alliance", "supporters")
    assert len(play.options) == 1


@pytest.mark.law("root:8.2.3", "root:1.2.1")
def test_a_stack_dealt_anew_in_the_middle_of_a_payment_still_pays() -> None:
    scene = alliance("marquise", "eyrie").supporters("armorers", "armorers", "arms_trader")
    play = scene.piece("sympathy", 1).start("alliance.revolt").choose("revolt", 1)
    for seed in range(20):
        twin = play.table.clone()
        twin.redeal(0, random.Random(seed))
        for _ in range(2):
            assert twin.pending[2].prompt == "supporters"
            twin.play(2, twin.pending[2].options[0])
        conserved(twin.state)


@pytest.mark.law("root:8.2.3.I")
def test_without_a_base_a_sixth_supporter_is_discarded_at_once() -> None:
    scene = alliance().supporters(*FOX_CARDS).hand("alliance", "sword")
    play = scene.start("alliance.daylight").choose("mobilise", "sword")
    assert play.supporters == sorted(FOX_CARDS)
    assert scene.card("sword") in play.g.discard
    assert play.told("surplus-supporter") == [{"who": 1, "card": scene.card("sword")}]


@pytest.mark.law("root:8.2.3.I")
def test_with_a_base_there_is_no_limit() -> None:
    scene = alliance().piece("base_mouse", 2).supporters(*FOX_CARDS).hand("alliance", "sword", "bake_sale")
    play = scene.start("alliance.daylight").choose("mobilise", "sword").choose("mobilise", "bake_sale")
    assert len(play.supporters) == 7


@pytest.mark.law("root:8.2.3.I", "root:8.2.6")
@pytest.mark.parametrize("hand", [("armorers",), ("sword",), ()])
def test_the_limit_holds_for_cards_gained_by_outrage(hand: tuple[str, ...]) -> None:
    scene = marquise("eyrie").warriors("marquise", 5, 2).piece("sympathy", 1).supporters(*FOX_CARDS)
    play = acting(scene.hand("marquise", *hand)).choose("move", 5, 1, 1)
    if hand:
        play.table.answer(play.decision.who, play.options[0])
    assert play.supporters == sorted(FOX_CARDS)
    assert len(play.g.discard) + len(play.g.available) == 1
    conserved(play.g)


# --------------------------------------------------------------------------------------------------- 8.2.4 losing bases


def base_falls(scene: Stage) -> Play:
    """The Marquise removes the fox base in clearing 8."""
    scene.piece("base_fox", 8).warriors("marquise", 8, 3)
    play = acting(scene).choose("battle", 8, "alliance")
    if play.asked[1] == "ambush":
        play.done()
    return play.roll(0, 0)


@pytest.mark.law("root:8.2.4")
def test_losing_a_base_discards_matching_supporters_and_birds() -> None:
    play = base_falls(marquise().supporters("anvil", "armorers", "sword", "bake_sale", "foxfolk_steel"))
    assert play.supporters == ["bake_sale", "sword"]
    assert len(play.g.discard) == 3
    assert play.score("marquise") == 1


@pytest.mark.law("root:8.2.4")
@pytest.mark.parametrize(("officers", "left"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
def test_losing_a_base_costs_half_of_the_officers_rounded_up(officers: int, left: int) -> None:
    play = base_falls(marquise().officers(officers))
    assert play.g.officers == left
    assert play.g.supply[1] == 10 - left


@pytest.mark.law("root:8.2.4", "root:8.2.3.I")
def test_losing_the_last_base_leaves_five_supporters_of_its_choice() -> None:
    mice = ("sword", "crossbow_mouse", "travel_gear_mouse", "root_tea_mouse", "investments")
    play = base_falls(marquise().supporters("anvil", *mice, "bake_sale", "cobbler"))
    assert play.asked == ("alliance", "drop-supporter")
    assert len(play.options) == 7
    play.choose("drop_supporter", "cobbler").choose("drop_supporter", "sword")
    assert play.supporters == sorted([*mice[1:], "bake_sale"])
    assert play.asked[0] == "marquise"


@pytest.mark.law("root:8.2.4")
def test_while_another_base_stands_more_than_five_supporters_stay() -> None:
    mice = ("sword", "crossbow_mouse", "travel_gear_mouse", "root_tea_mouse", "investments")
    play = base_falls(marquise().piece("base_mouse", 2).supporters("anvil", *mice, "bake_sale"))
    assert play.supporters == sorted([*mice, "bake_sale"])


@pytest.mark.law("root:8.2.4", "root:3.3.3")
def test_a_dominance_card_among_the_lost_supporters_becomes_available() -> None:
    scene = marquise("eyrie").supporters("dominance_bird", "dominance_mouse")
    play = base_falls(scene)
    assert play.g.available == [scene.card("dominance_bird")]


@pytest.mark.law("root:8.2.4", "root:8.6.1")
def test_officers_lost_in_the_middle_of_operations_take_theirs_along() -> None:
    scene = alliance().piece("base_fox", 8).warriors("alliance", 8, 1).warriors("marquise", 8, 3).officers(3)
    scene.warriors("alliance", 2, 1).crafted("marquise", "sappers")
    play = scene.start("alliance.operation", operations_left=3)
    play.choose("battle", 8, "marquise").roll(1, 1).choose("use", "sappers")
    assert (play.g.officers, play.pieces("base_fox", 8)) == (1, 0)
    assert play.told("turn")[-1]["who"] == 0


@pytest.mark.law("root:8.2.4", "root:4.1.2")
def test_favours_take_a_base_with_all_that_follows() -> None:
    scene = marquise().piece("workshop", 6).piece("workshop", 8).piece("workshop", 12)
    scene.piece("base_fox", 8).officers(2).supporters("anvil", "sword").hand("marquise", "favor_of_the_foxes")
    play = scene.start("marquise.craft").choose("craft", "favor_of_the_foxes")
    assert (play.supporters, play.g.officers, play.score("marquise")) == (["sword"], 1, 1)


# ------------------------------------------------------------------------------------------------------- 8.2.5 sympathy


@pytest.mark.law("root:8.2.5", "root:8.3.3")
def test_there_are_ten_sympathy_tokens() -> None:
    assert PIECES[PIECE["sympathy"]].total == 10
    scene = alliance().supporters(*FOX_CARDS).warriors("alliance", 11, 1).officers(1)
    for clearing in range(1, 11):
        scene.piece("sympathy", clearing)
    play = scene.start("alliance.operation", operations_left=1)
    assert play.why_not("alliance", "organise", 11) == "2.5"


@pytest.mark.law("root:8.2.5.I")
def test_a_clearing_holds_one_sympathy_token() -> None:
    scene = alliance().piece("sympathy", 1).supporters(*FOX_CARDS).warriors("alliance", 1, 1).officers(1)
    assert scene.start("alliance.spread").why_not("alliance", "spread", 1) == "8.2.5.I"
    assert scene.start("alliance.operation", operations_left=1).why_not("alliance", "organise", 1) == "8.2.5.I"


@pytest.mark.law("root:8.2.5.II")
def test_sympathetic_is_a_clearing_with_a_token_whoever_rules_it() -> None:
    scene = alliance().piece("sympathy", 1).warriors("marquise", 1, 5).warriors("alliance", 8, 3)
    play = scene.supporters("anvil", "armorers").start("alliance.revolt")
    assert play.offered("revolt") == [("revolt", 1)]
    assert play.why_not("alliance", "revolt", 8) == "8.4.1.I"


# -------------------------------------------------------------------------------------------------------- 8.2.6 outrage


@pytest.mark.law("root:8.2.6", "root:4.2")
@pytest.mark.parametrize("card", ["anvil", "armorers"])
def test_moving_warriors_into_sympathy_costs_a_matching_card_birds_included(card: str) -> None:
    scene = marquise().warriors("marquise", 5, 2).piece("sympathy", 1).hand("marquise", card, "sword")
    play = acting(scene).choose("move", 5, 1, 1)
    assert play.asked == ("marquise", "outrage")
    assert play.options == [("outrage_card", scene.card(card))]
    play.choose("outrage_card", card)
    assert (play.supporters, play.hand("marquise")) == ([card], ["sword"])


@pytest.mark.law("root:8.2.6")
def test_the_mover_chooses_among_matching_cards_once_for_every_move() -> None:
    scene = marquise().warriors("marquise", 5, 3).piece("sympathy", 1).hand("marquise", "anvil", "armorers", "sword")
    play = acting(scene).choose("move", 5, 1, 2)
    assert {card for _, card in play.options} == {scene.card("anvil"), scene.card("armorers")}
    play.choose("outrage_card", "anvil")
    assert play.asked == ("marquise", "march")
    play.choose("move", 5, 1, 1)
    assert play.asked == ("marquise", "outrage")


@pytest.mark.law("root:8.2.6", "root:1.2.1")
def test_who_has_no_matching_card_shows_the_hand_and_the_alliance_draws_a_supporter() -> None:
    scene = marquise("eyrie").warriors("marquise", 5, 2).piece("sympathy", 1).hand("marquise", "sword", "bake_sale")
    play = acting(scene.top_of_deck("anvil")).choose("move", 5, 1, 1)
    assert play.options == [("outrage_show",)]
    play.choose("outrage_show")
    assert play.supporters == ["anvil"]
    assert play.hand("marquise") == ["bake_sale", "sword"]
    assert sorted(board(play, "alliance").seats[0].known) == sorted(play.g.hands[0])
    assert board(play, "eyrie").seats[0].known == []
    conserved(play.g)


@pytest.mark.law("root:8.2.6")
def test_an_empty_hand_is_not_asked_for_anything() -> None:
    scene = marquise().warriors("marquise", 5, 2).piece("sympathy", 1).top_of_deck("anvil")
    play = acting(scene).choose("move", 5, 1, 1)
    assert play.supporters == ["anvil"]
    assert play.asked == ("marquise", "march")


@pytest.mark.law("root:8.2.6")
def test_leaving_sympathy_and_entering_other_clearings_causes_none() -> None:
    scene = marquise().warriors("marquise", 1, 2).piece("sympathy", 1).hand("marquise", "anvil")
    play = acting(scene).choose("move", 1, 5, 1)
    assert not play.told("outrage")


@pytest.mark.law("root:8.2.6")
def test_recruiting_in_a_sympathetic_clearing_is_no_move() -> None:
    scene = marquise().piece("recruiter", 8).piece("sympathy", 8).hand("marquise", "anvil")
    play = acting(scene).choose("recruit")
    assert play.warriors("marquise", 8) == 1
    assert not play.told("outrage")


@pytest.mark.law("root:8.2.6")
def test_the_alliance_moves_into_its_own_sympathy_freely() -> None:
    scene = alliance().warriors("alliance", 5, 2).piece("sympathy", 1).officers(1).hand("alliance", "anvil")
    play = scene.start("alliance.operation", operations_left=1).choose("move", 5, 1, 1)
    assert not play.told("outrage")


@pytest.mark.law("root:8.2.6")
def test_the_alliance_causes_no_outrage_by_removing_its_own_sympathy() -> None:
    g = alliance().piece("sympathy", 1).g
    assert what_losses_bring(g, 1, [Removal(1, 1, 1, 0, [PIECE["sympathy"]])]) == []
    assert g.supporters == []


@pytest.mark.law("root:8.2.6", "root:7.5.2.II")
def test_moves_by_decree_cause_outrage() -> None:
    scene = Stage("eyrie", "alliance", active="eyrie").warriors("eyrie", 5, 2).piece("sympathy", 1)
    scene.hand("eyrie", "anvil").decree("move", "bake_sale", "cobbler").resolving("move")
    play = scene.start("eyrie.decree").choose("decree_move", RABBIT, 5, 1, 1)
    assert play.asked == ("eyrie", "outrage")


@pytest.mark.law("root:8.2.6", "root:4.1.3")
def test_the_cobblers_move_causes_outrage() -> None:
    scene = marquise().warriors("marquise", 5, 2).piece("sympathy", 1).crafted("marquise", "cobbler")
    play = scene.hand("marquise", "anvil").start("evening").choose("move", 5, 1, 1)
    assert play.asked == ("marquise", "outrage")


@pytest.mark.law("root:8.2.6", "root:3.2.1")
def test_removing_sympathy_in_battle_scores_and_causes_outrage() -> None:
    scene = marquise().warriors("marquise", 8, 2).piece("sympathy", 8).hand("marquise", "anvil", "sword")
    play = acting(scene).choose("battle", 8, "alliance").roll(0, 0)
    assert play.asked == ("marquise", "outrage")
    assert play.score("marquise") == 1
    play.choose("outrage_card", "anvil")
    assert play.supporters == ["anvil"]


@pytest.mark.law("root:8.2.6")
def test_a_defender_who_removes_sympathy_pays_too() -> None:
    scene = alliance().warriors("alliance", 8, 1).piece("sympathy", 8).warriors("marquise", 8, 3).officers(1)
    scene.crafted("marquise", "sappers").hand("marquise", "anvil")
    play = scene.start("alliance.operation", operations_left=1).choose("battle", 8, "marquise").done()
    play.roll(1, 1).choose("use", "sappers")
    assert play.asked == ("marquise", "outrage")


@pytest.mark.law("root:8.2.6", "root:4.1.2")
def test_favours_cause_outrage_for_every_token() -> None:
    scene = marquise().piece("workshop", 6).piece("workshop", 8).piece("workshop", 12).piece("sympathy", 1)
    scene.piece("sympathy", 6).hand("marquise", "favor_of_the_foxes", "anvil", "sword").top_of_deck("bake_sale")
    play = scene.start("marquise.craft").choose("craft", "favor_of_the_foxes")
    assert play.asked == ("marquise", "outrage")
    play.choose("outrage_card", "anvil").choose("outrage_show")
    assert play.supporters == ["anvil", "bake_sale"]
    assert play.score("marquise") == 2


@pytest.mark.law("root:8.2.4", "root:8.2.6", "root:1.1.3")
@pytest.mark.parametrize(("first", "left"), [("base", ["anvil"]), ("outrage", [])])
def test_the_active_player_orders_outrage_and_the_loss_of_a_base(first: str, left: list[str]) -> None:
    scene = marquise().piece("base_fox", 8).piece("sympathy", 8).warriors("marquise", 8, 3)
    play = acting(scene.hand("marquise", "anvil")).choose("battle", 8, "alliance").roll(1, 1)
    assert play.asked == ("marquise", "next-effect")
    play.choose("effect", EFFECTS.index(first)).choose("outrage_card", "anvil")
    assert play.supporters == left


@pytest.mark.law("root:8.2.6", "root:6.2.3", "root:1.1.3")
def test_outrage_and_field_hospitals_of_one_battle_are_ordered_by_the_active_player() -> None:
    scene = marquise().warriors("marquise", 8, 2).warriors("alliance", 8, 1).piece("sympathy", 8).piece("keep", 4)
    play = acting(scene.hand("marquise", "anvil", "foxfolk_steel")).choose("battle", 8, "alliance").roll(2, 2)
    assert play.asked == ("marquise", "next-effect")
    play.choose("effect", OUTRAGE).choose("outrage_card", "anvil")
    assert play.asked == ("marquise", "hospital")


@pytest.mark.law("root:8.2.6", "root:1.2.1")
def test_the_giver_knows_the_card_in_the_stack_and_others_lose_track_of_it() -> None:
    scene = marquise("eyrie").warriors("marquise", 5, 2).piece("sympathy", 1)
    scene.hand("marquise", "anvil", "armorers", "sword")
    anvil, armorers, sword = scene.g.hands[0]
    scene.g.known[1] += [anvil, armorers, sword]
    scene.g.known[2] += [anvil, sword]
    play = acting(scene).choose("move", 5, 1, 1).choose("outrage_card", "anvil")
    assert (play.g.known[0], play.g.known[1], play.g.known[2]) == ([anvil], [sword], [sword])
    assert board(play, "marquise").boards[2].known == [anvil]
    assert board(play, "eyrie").boards[2].known == []
    for seed in range(10):
        for seat in (0, 2):
            twin = play.table.clone()
            twin.redeal(seat, random.Random(seed))
            conserved(twin.state)
            assert twin.state.supporters == [anvil]
    assert any(redealt(play.table, 1, seed) != [anvil] for seed in range(10))


def redealt(table: Table, seat: int, seed: int) -> list[int]:
    twin = table.clone()
    twin.redeal(seat, random.Random(seed))
    conserved(twin.state)
    return list(twin.state.supporters)


@pytest.mark.law("root:8.2.6", "root:1.2.1")
def test_a_spent_supporter_is_no_longer_a_secret_to_keep() -> None:
    scene = alliance().supporters("anvil")
    scene.g.known[0].append(scene.card("anvil"))
    play = scene.start("alliance.spread").choose("spread", 1)
    assert play.g.known[0] == []


# ----------------------------------------------------------------------------------------------------------- 8.3 set-up


@pytest.mark.law("root:8.3.1", "root:8.3.2", "root:8.3.3", "root:8.3.4")
def test_the_alliance_starts_with_ten_warriors_three_bases_ten_tokens_and_three_supporters() -> None:
    play = alliance("eyrie").start("setup.factions")
    play.choose("corner", 1).choose("leader", "despot")
    assert play.g.supply[1] == 10
    assert [play.g.left[PIECE[name]] for name in ("base_fox", "base_rabbit", "base_mouse", "sympathy")] == [1, 1, 1, 10]
    assert len(play.g.supporters) == 3
    assert play.told("draw-supporters") == [{"who": 1, "count": 3}]
    assert play.g.officers == 0


@pytest.mark.law("root:8.3.4", "root:5.1.7")
def test_supporters_come_besides_the_starting_hand() -> None:
    table = Table.new(GAME, {"seats": ["alliance", "eyrie"], "first": 0}, 3)
    table.answer(1, table.pending[1].options[0])
    table.answer(1, table.pending[1].options[0])
    found = table.view(0).board
    assert (found.seats[0].hand_size, found.boards[0].supporters) == (3, 3)
    assert found.deck_size == 50 - 9


# ------------------------------------------------------------------------------------------------------------ the sheet


@pytest.mark.law("root:8.2.3")
def test_the_sheet_shows_supporters_to_the_alliance_and_what_was_given_to_the_giver() -> None:
    scene = marquise().supporters("anvil", "sword").officers(2).piece("base_fox", 8).piece("sympathy", 1)
    scene.g.known[0].append(scene.card("anvil"))
    play = scene.start("marquise.craft")
    cells = {viewer: sheet_row(play, viewer) for viewer in (0, 1, None)}
    assert cells[1] == ["2: “Anvil” (fox), “Sword” (mouse)", "2", "fox base", "9", "1", "1"]
    assert (cells[0][0], cells[None][0]) == ("2: “Anvil” (fox)", "2")


def sheet_row(play: Play, viewer: int | None) -> list[str]:
    words = Words(GAME, "en", play.g)
    (found,) = [sheet for sheet in sheets(play.table.view(viewer), words) if sheet.title.startswith("Alliance")]
    assert len(found.columns) == len(found.rows[0])
    return found.rows[0]
