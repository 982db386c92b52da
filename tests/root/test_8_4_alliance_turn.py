"""8.4 to 8.6: the turn of the Woodland Alliance, clause by clause."""

from __future__ import annotations

import pytest

from ludex.games.root.sides.alliance.supporters import BOARD
from tests.root.conservation import conserved
from tests.root.stage import Play, Stage

FOX_CARDS = ("anvil", "foxfolk_steel", "root_tea_fox", "travel_gear_fox", "protection_racket")


def alliance(*others: str) -> Stage:
    """The Alliance's turn in a game against these, by default the Marquise."""
    return Stage(*(others or ("marquise",)), "alliance", active="alliance")


def pay(play: Play, *cards: str) -> Play:
    """Spend these supporters; what is left to pay leaves no choice."""
    for card in cards:
        play.choose("supporter", card)
    return play


def turn_is_over(play: Play) -> bool:
    """Has the Marquise's turn begun since the scene was set?"""
    return play.told("turn")[:1] == [{"who": play.stage.seat("marquise"), "turn": 2}]


def operating(scene: Stage, officers: int = 3) -> Play:
    return scene.officers(officers).start("alliance.operation", operations_left=officers)


# ------------------------------------------------------------------------------------------- 8.4 Birdsong, 8.4.1 revolt


@pytest.mark.law("root:8.4", "root:1.4")
def test_birdsong_is_revolts_and_then_sympathy() -> None:
    scene = alliance().piece("sympathy", 1).supporters(*FOX_CARDS)
    play = scene.start("birdsong")
    assert play.asked == ("alliance", "revolt")
    play.done()
    assert play.asked == ("alliance", "spread")
    assert not play.offered("revolt")
    play.done()
    assert play.g.step != "alliance.spread"


@pytest.mark.law("root:8.4", "root:4.1.3")
def test_cards_of_birdsong_may_be_used_between_its_stages() -> None:
    scene = alliance().piece("sympathy", 1).warriors("alliance", 2, 1).supporters("anvil", "foxfolk_steel", "sword")
    play = scene.crafted("alliance", "royal_claim").start("birdsong")
    assert play.asked == ("alliance", "birdsong-cards")
    pay(play.done().choose("revolt", 1), "anvil", "foxfolk_steel")
    assert play.asked == ("alliance", "birdsong-cards")
    play.choose("use", "royal_claim")
    assert play.score("alliance") == 2
    assert play.asked == ("alliance", "spread")


@pytest.mark.law("root:8.4.1", "root:8.4.1.II")
def test_revolts_may_be_repeated_while_there_are_supporters() -> None:
    scene = alliance().piece("sympathy", 1).piece("sympathy", 2)
    scene.supporters("anvil", "foxfolk_steel", "sword", "investments")
    play = scene.start("alliance.revolt")
    assert play.offered("revolt") == [("revolt", 1), ("revolt", 2)]
    pay(play.choose("revolt", 1), "anvil", "foxfolk_steel")
    assert play.offered("revolt") == [("revolt", 2)]
    play.choose("revolt", 2)
    assert (play.pieces("base_fox", 1), play.pieces("base_mouse", 2)) == (1, 1)
    assert play.supporters == []


@pytest.mark.law("root:8.4.1.I")
def test_a_revolt_needs_a_sympathetic_clearing() -> None:
    play = alliance().piece("sympathy", 1).supporters(*FOX_CARDS).start("alliance.revolt")
    assert play.why_not("alliance", "revolt", 8) == "8.4.1.I"
    assert play.offered("revolt") == [("revolt", 1)]


@pytest.mark.law("root:8.4.1.I")
def test_a_revolt_needs_an_unbuilt_base_of_the_suit() -> None:
    scene = alliance().piece("sympathy", 1).piece("sympathy", 2).piece("base_fox", 8).supporters(*FOX_CARDS)
    play = scene.start("alliance.revolt")
    assert play.why_not("alliance", "revolt", 1) == "8.4.1.I"


@pytest.mark.law("root:8.4.1.II", "root:2.1.1.I")
@pytest.mark.parametrize(
    ("supporters", "enough"),
    [(("anvil", "armorers"), True), (("armorers", "armorers"), True), (("anvil", "sword"), False)],
)
def test_a_revolt_costs_two_matching_supporters(supporters: tuple[str, ...], enough: bool) -> None:
    play = alliance().piece("sympathy", 1).supporters(*supporters).start("alliance.revolt")
    assert play.why_not("alliance", "revolt", 1) == (None if enough else "8.4.1.II")
    if enough:
        play.choose("revolt", 1)
        assert play.supporters == []
        assert len(play.g.discard) == 2


@pytest.mark.law("root:8.4.1", "root:1.2.1")
def test_whether_the_stack_allows_a_revolt_stays_secret() -> None:
    play = alliance().piece("sympathy", 1).supporters("sword", "cobbler").start("alliance.revolt")
    assert (play.asked, play.options) == (("alliance", "revolt"), [("done",)])
    play = alliance().piece("sympathy", 1).supporters("anvil").start("alliance.revolt")
    assert play.asked == ("alliance", "spread")


@pytest.mark.law("root:8.4.1.III", "root:3.2.1", "root:2.7")
def test_a_revolt_removes_all_enemy_pieces_and_scores_buildings_and_tokens() -> None:
    scene = alliance("marquise", "eyrie").piece("sympathy", 8).supporters("anvil", "armorers")
    scene.warriors("marquise", 8, 4).piece("sawmill", 8).piece("wood", 8, 2).warriors("eyrie", 8, 2).piece("roost", 8)
    scene.warriors("marquise", 4, 1).warriors("alliance", 8, 1)
    play = scene.start("alliance.revolt").choose("revolt", 8)
    while play.asked[1] == "supporters":
        pay(play, "anvil")
    assert [play.warriors(who, 8) for who in ("marquise", "eyrie", "alliance")] == [0, 0, 2]
    assert [play.pieces(name, 8) for name in ("sawmill", "wood", "roost", "base_fox", "sympathy")] == [0, 0, 0, 1, 1]
    assert play.score("alliance") == 4
    assert play.warriors("marquise", 4) == 1
    conserved(play.g)


@pytest.mark.law("root:8.4.1.III")
def test_a_revolt_brings_a_warrior_for_every_sympathetic_clearing_of_the_suit_and_an_officer() -> None:
    scene = alliance().supporters("anvil", "armorers")
    for clearing in (1, 6, 12, 2, 5):
        scene.piece("sympathy", clearing)
    play = pay(scene.start("alliance.revolt").choose("revolt", 6))
    assert play.warriors("alliance", 6) == 3
    assert play.g.officers == 1
    assert play.g.supply[1] == 6


@pytest.mark.law("root:8.4.1.III", "root:2.5")
@pytest.mark.parametrize(("supply", "warriors", "officers"), [(0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 2, 1)])
def test_with_few_warriors_a_revolt_places_as_many_as_there_are(supply: int, warriors: int, officers: int) -> None:
    scene = alliance().supporters("anvil", "armorers").piece("sympathy", 1).piece("sympathy", 6)
    play = scene.warriors("alliance", 2, 10 - supply).start("alliance.revolt").choose("revolt", 6)
    assert (play.warriors("alliance", 6), play.g.officers) == (warriors, officers)
    assert play.pieces("base_fox", 6) == 1


@pytest.mark.law("root:8.4.1.III", "root:6.2.3")
def test_field_hospitals_save_cats_from_a_revolt() -> None:
    scene = alliance().supporters("anvil", "armorers").piece("sympathy", 1).piece("keep", 4)
    scene.warriors("marquise", 1, 3).hand("marquise", "foxfolk_steel")
    play = scene.start("alliance.revolt").choose("revolt", 1)
    assert play.asked == ("marquise", "hospital")
    play.choose("hospital", "foxfolk_steel")
    assert (play.warriors("marquise", 4), play.warriors("marquise", 1)) == (3, 0)
    assert play.pieces("base_fox", 1) == 1


@pytest.mark.law("root:8.4.1.III", "root:2.2.3")
def test_the_base_takes_a_slot_that_the_revolt_itself_has_freed() -> None:
    scene = alliance().supporters("anvil", "armorers").piece("sympathy", 1).piece("sawmill", 1)
    assert scene.g.free[1] == 0
    play = scene.start("alliance.revolt").choose("revolt", 1)
    assert (play.pieces("sawmill", 1), play.pieces("base_fox", 1), play.g.free[1]) == (0, 1, 0)


@pytest.mark.law("root:8.4.1.I", "root:2.2.3")
def test_without_any_slot_for_the_base_there_is_no_revolt() -> None:
    scene = alliance().supporters("anvil", "armorers").piece("sympathy", 1).piece("sympathy", 6)
    scene.g.free[1] = 0
    play = scene.start("alliance.revolt")
    assert play.offered("revolt") == [("revolt", 6)]
    assert play.why_not("alliance", "revolt", 1) == "2.2.3"


@pytest.mark.law("root:8.4.1.III", "root:6.2.2", "root:1.1.2")
def test_where_the_keep_stands_a_revolt_removes_it_first_and_then_may_place() -> None:
    scene = alliance().supporters("anvil", "armorers").piece("sympathy", 1).piece("keep", 1)
    scene.warriors("marquise", 1, 2).hand("marquise", "foxfolk_steel")
    play = scene.start("alliance.revolt").choose("revolt", 1)
    assert (play.g.keep, play.pieces("base_fox", 1), play.warriors("alliance", 1)) == (0, 1, 1)
    assert play.score("alliance") == 1
    assert not play.told("hospital")


@pytest.mark.law("root:8.4.1.III", "root:3.1")
def test_the_points_of_a_revolt_can_win_the_game() -> None:
    scene = alliance().supporters("anvil", "armorers").piece("sympathy", 8).piece("sawmill", 8).score("alliance", 29)
    play = scene.start("alliance.revolt").choose("revolt", 8)
    assert play.table.over
    assert play.g.winners == [1]


# ------------------------------------------------------------------------------------------------ 8.4.2 spread sympathy


@pytest.mark.law("root:8.4.2", "root:8.4.2.III")
def test_sympathy_may_spread_again_and_again() -> None:
    scene = alliance().supporters("anvil", "cobbler", "sword")
    play = scene.start("alliance.spread")
    pay(play.choose("spread", 1), "anvil")
    pay(play.choose("spread", 5), "cobbler")
    play.choose("spread", 2)
    assert [play.pieces("sympathy", clearing) for clearing in (1, 5, 2)] == [1, 1, 1]
    assert play.score("alliance") == 2


@pytest.mark.law("root:8.4.2.I")
def test_the_first_token_goes_anywhere() -> None:
    play = alliance().supporters("armorers", "anvil").start("alliance.spread")
    assert play.offered("spread") == [("spread", clearing) for clearing in range(1, 13)]


@pytest.mark.law("root:8.4.2.I", "root:2.2.1")
def test_later_tokens_go_next_to_a_sympathetic_clearing() -> None:
    play = alliance().piece("sympathy", 1).supporters("armorers", "armorers").start("alliance.spread")
    assert play.offered("spread") == [("spread", clearing) for clearing in (5, 9, 10)]
    assert play.why_not("alliance", "spread", 8) == "8.4.2.I"


@pytest.mark.law("root:8.4.2.I")
def test_when_all_sympathy_is_gone_it_starts_anywhere_again() -> None:
    scene = alliance().supporters("armorers", "armorers").piece("base_fox", 8).warriors("alliance", 8, 2)
    assert len(scene.start("alliance.spread").offered("spread")) == 12


@pytest.mark.law("root:8.4.2.II")
@pytest.mark.parametrize("tokens", range(10))
def test_the_track_shows_the_price_and_the_points_of_a_token(tokens: int) -> None:
    cost = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3][tokens]
    points = [0, 1, 1, 1, 2, 2, 3, 4, 4, 4][tokens]
    assert (BOARD.sympathy_cost[tokens], BOARD.sympathy_points[tokens]) == (cost, points)
    scene = alliance().supporters(*FOX_CARDS[:cost])
    for clearing in (9, 10, 11, 4, 7, 1, 2, 3, 5)[:tokens]:
        scene.piece("sympathy", clearing)
    play = scene.start("alliance.spread").choose("spread", 12)
    assert (play.pieces("sympathy", 12), play.score("alliance"), play.supporters) == (1, points, [])


@pytest.mark.law("root:8.4.2.II")
def test_too_few_matching_supporters_spread_nothing() -> None:
    scene = alliance().supporters("anvil", "sword", "investments", "cobbler")
    for clearing in (1, 9, 10):
        scene.piece("sympathy", clearing)
    play = scene.start("alliance.spread")
    assert play.why_not("alliance", "spread", 12) == "8.4.2.II"
    assert play.offered("spread") == [("spread", 2)]


@pytest.mark.law("root:8.4.2.II.A")
@pytest.mark.parametrize(("marquise", "eyrie", "price"), [(2, 0, 1), (3, 0, 2), (5, 0, 2), (2, 2, 1), (3, 3, 2)])
def test_under_martial_law_sympathy_costs_one_supporter_more(marquise: int, eyrie: int, price: int) -> None:
    scene = alliance("marquise", "eyrie").warriors("marquise", 8, marquise).warriors("eyrie", 8, eyrie)
    play = scene.supporters("anvil").start("alliance.spread")
    assert play.why_not("alliance", "spread", 8) == (None if price == 1 else "8.4.2.II")
    play = scene.supporters("foxfolk_steel").start("alliance.spread").choose("spread", 8)
    if price == 1:
        pay(play, "anvil")
    assert len(play.g.discard) == price


@pytest.mark.law("root:8.4.2.II.A")
def test_its_own_warriors_are_no_martial_law() -> None:
    play = alliance().warriors("alliance", 8, 4).supporters("anvil").start("alliance.spread").choose("spread", 8)
    assert play.pieces("sympathy", 8) == 1


@pytest.mark.law("root:8.4.2", "root:6.2.2", "root:1.1.2")
def test_no_sympathy_where_the_keep_stands() -> None:
    scene = alliance().piece("keep", 1).supporters("armorers", "armorers").warriors("alliance", 1, 1)
    assert scene.start("alliance.spread").why_not("alliance", "spread", 1) == "6.2.2"
    assert operating(scene, 1).why_not("alliance", "organise", 1) == "6.2.2"


@pytest.mark.law("root:8.4.2", "root:1.2.1")
def test_whether_the_stack_allows_to_spread_stays_secret() -> None:
    scene = alliance().piece("sympathy", 1).supporters("anvil")
    play = scene.start("alliance.spread")
    assert (play.asked, play.options) == (("alliance", "spread"), [("done",)])
    play = alliance().hand("alliance", "anvil").start("alliance.spread")
    assert play.asked == ("alliance", "alliance-daylight")


# --------------------------------------------------------------------------------------------------------- 8.5 Daylight


@pytest.mark.law("root:8.5", "root:8.5.1", "root:8.5.2", "root:8.5.3")
def test_daylight_mixes_crafting_mobilising_and_training() -> None:
    scene = alliance().piece("base_fox", 8).piece("sympathy", 1).piece("sympathy", 9)
    scene.hand("alliance", "anvil", "sword", "root_tea_mouse", "foxfolk_steel", "armorers")
    play = scene.start("daylight")
    play.choose("train", "foxfolk_steel").choose("mobilise", "sword").choose("craft", "anvil")
    play.choose("train", "armorers").choose("craft", "root_tea_mouse")
    assert (play.g.officers, play.supporters) == (2, ["sword"])
    assert play.score("alliance") == 4


@pytest.mark.law("root:8.5")
def test_daylight_may_be_left_at_any_time() -> None:
    play = alliance().hand("alliance", "anvil", "sword").start("alliance.daylight").done()
    assert turn_is_over(play)
    assert len(play.g.hands[1]) == 3


@pytest.mark.law("root:8.5.2", "root:1.2.1")
def test_mobilising_puts_any_card_face_down_and_others_lose_track_of_the_hand() -> None:
    scene = alliance("marquise", "eyrie").hand("alliance", "anvil", "sword", "armorers")
    scene.g.known[0] += scene.g.hands[2]
    play = scene.start("alliance.daylight")
    assert len(play.offered("mobilise")) == 3
    play.choose("mobilise", "sword")
    assert play.supporters == ["sword"]
    assert play.g.known[0] == []
    assert play.told("mobilise") == [{"who": 2}]
    journal = play.table.journal
    assert journal is not None
    assert [line.message for line in journal.seen_by(0) if line.message == "supporter-card"] == []
    assert [line.message for line in journal.seen_by(2) if line.message == "supporter-card"] == ["supporter-card"]
    conserved(play.g)


@pytest.mark.law("root:8.5.3", "root:2.1.1.I")
def test_training_takes_a_card_of_a_built_base_or_a_bird() -> None:
    scene = alliance().piece("base_fox", 8).hand("alliance", "anvil", "sword", "armorers", "cobbler")
    play = scene.start("alliance.daylight")
    assert play.why_not("alliance", "train", "sword") == "8.5.3"
    assert {card for _, card in play.offered("train")} == {scene.card("anvil"), scene.card("armorers")}
    play.choose("train", "anvil")
    assert (play.g.officers, play.g.supply[1]) == (1, 9)
    assert scene.card("anvil") in play.g.discard


@pytest.mark.law("root:8.5.3")
def test_without_a_base_not_even_a_bird_trains_officers() -> None:
    play = alliance().hand("alliance", "armorers").start("alliance.daylight")
    assert play.why_not("alliance", "train", "armorers") == "8.5.3"


@pytest.mark.law("root:8.5.3", "root:2.5")
def test_training_needs_a_warrior_in_the_supply() -> None:
    scene = alliance().piece("base_fox", 8).hand("alliance", "anvil").warriors("alliance", 8, 10)
    assert scene.start("alliance.daylight").why_not("alliance", "train", "anvil") == "2.5"


@pytest.mark.law("root:8.5", "root:3.3.1", "root:3.3.4", "root:4.1.3")
def test_shared_options_of_daylight_are_there_too() -> None:
    scene = alliance("marquise", "eyrie").score("alliance", 10).hand("alliance", "dominance_mouse", "anvil")
    scene.crafted("alliance", "codebreakers").hand("marquise", "sword")
    scene.g.available.append(scene.take("dominance_fox"))
    play = scene.start("alliance.daylight")
    assert play.offered("decode") == [("decode", 0)]
    assert play.offered("activate_dominance") == [("activate_dominance", scene.card("dominance_mouse"))]
    assert play.offered("take_dominance") == [("take_dominance", scene.card("dominance_fox"), scene.card("anvil"))]
    play.choose("take_dominance", "dominance_fox", "anvil").choose("activate_dominance", "dominance_fox")
    assert play.g.dominance[2] == scene.card("dominance_fox")


# ---------------------------------------------------------------------------------------------------------- 8.6 Evening


@pytest.mark.law("root:8.6", "root:8.6.1")
def test_evening_is_operations_by_officers_and_then_drawing() -> None:
    scene = alliance().warriors("alliance", 8, 4).officers(2)
    play = scene.start("evening")
    assert play.asked == ("alliance", "operation")
    play.choose("move", 8, 7, 1).choose("organise", 8)
    assert turn_is_over(play)
    assert len(play.g.hands[1]) == 1


@pytest.mark.law("root:8.6.1")
def test_operations_come_in_any_mix_and_need_not_all_be_used() -> None:
    scene = alliance().warriors("alliance", 8, 2).piece("base_fox", 8).warriors("marquise", 7, 1)
    play = operating(scene, 5)
    play.choose("enlist", 8).choose("move", 8, 7, 2).choose("enlist", 8).choose("battle", 7, "marquise").roll(0, 0)
    assert play.g.operations_left == 1
    play.done()
    assert play.g.operations_left == 0
    assert turn_is_over(play)


@pytest.mark.law("root:8.6.1")
def test_without_officers_there_are_no_operations() -> None:
    play = alliance().warriors("alliance", 8, 4).start("evening")
    assert turn_is_over(play)


@pytest.mark.law("root:8.6.1.I", "root:4.2.1")
def test_an_operation_is_one_move_by_the_law_of_moving() -> None:
    scene = alliance().warriors("alliance", 8, 2).warriors("marquise", 8, 3).warriors("marquise", 7, 1)
    play = operating(scene)
    assert play.why_not("alliance", "move", 8, 7, 1) == "4.2.1"
    scene = alliance().warriors("alliance", 8, 2)
    play = operating(scene).choose("move", 8, 7, 2)
    assert play.warriors("alliance", 7) == 2
    assert play.g.operations_left == 2


@pytest.mark.law("root:8.6.1.II", "root:4.3.1")
def test_an_operation_is_one_battle_with_ambush_and_all() -> None:
    scene = alliance().warriors("alliance", 8, 3).warriors("marquise", 8, 1).hand("marquise", "ambush_fox")
    play = operating(scene).choose("battle", 8, "marquise")
    assert play.asked == ("marquise", "ambush")
    play.choose("ambush", "ambush_fox")
    assert play.warriors("alliance", 8) == 1
    play.roll(2, 0)
    assert play.warriors("marquise", 8) == 0


@pytest.mark.law("root:8.6.1.III")
def test_recruiting_places_a_warrior_at_any_base() -> None:
    scene = alliance().piece("base_fox", 8).piece("base_mouse", 2).piece("sympathy", 1)
    play = operating(scene)
    assert play.offered("enlist") == [("enlist", 2), ("enlist", 8)]
    assert play.why_not("alliance", "enlist", 1) == "8.6.1.III"
    play.choose("enlist", 2)
    assert play.warriors("alliance", 2) == 1


@pytest.mark.law("root:8.6.1.III", "root:2.5")
def test_recruiting_needs_a_warrior_in_the_supply() -> None:
    play = operating(alliance().piece("base_fox", 8).warriors("alliance", 2, 7))
    assert play.why_not("alliance", "enlist", 8) == "2.5"


@pytest.mark.law("root:8.6.1.IV")
def test_organising_turns_a_warrior_into_sympathy_and_scores_the_track() -> None:
    scene = alliance().piece("sympathy", 1).warriors("alliance", 8, 2).warriors("marquise", 8, 5)
    play = operating(scene).choose("organise", 8)
    assert (play.warriors("alliance", 8), play.pieces("sympathy", 8), play.score("alliance")) == (1, 1, 1)
    assert play.g.supply[1] == 10 - 3 - 1
    assert play.why_not("alliance", "organise", 8) == "8.2.5.I"


@pytest.mark.law("root:8.6.1.IV")
def test_organising_needs_an_own_warrior_but_no_adjacent_sympathy_and_no_supporters() -> None:
    scene = alliance().piece("sympathy", 3).warriors("alliance", 1, 1)
    play = operating(scene)
    assert play.why_not("alliance", "organise", 8) == "8.6.1.IV"
    assert play.offered("organise") == [("organise", 1)]


@pytest.mark.law("root:8.6.2")
@pytest.mark.parametrize(("bases", "drawn"), [((), 1), (("base_fox",), 2), (("base_fox", "base_mouse"), 3)])
def test_the_alliance_draws_a_card_and_one_for_every_base(bases: tuple[str, ...], drawn: int) -> None:
    scene = alliance()
    for base, clearing in zip(bases, (8, 2), strict=False):
        scene.piece(base, clearing)
    play = scene.start("alliance.evening")
    assert len(play.g.hands[1]) == drawn


@pytest.mark.law("root:8.6.2")
def test_more_than_five_cards_in_hand_are_discarded_but_no_supporters() -> None:
    scene = alliance().piece("base_fox", 8).hand("alliance", *FOX_CARDS).supporters("sword", "cobbler")
    play = scene.top_of_deck("bake_sale", "investments").start("alliance.draw")
    assert play.asked == ("alliance", "discard")
    play.choose("discard", "anvil").choose("discard", "bake_sale")
    assert len(play.g.hands[1]) == 5
    assert play.supporters == ["cobbler", "sword"]
    assert turn_is_over(play)
