"""2.2–2.8 Key concepts, clause by clause: clearings, the river, forests, pieces, enemies and rule."""

from __future__ import annotations

from math import atan2

import pytest

from ludex.games.root.printed.deck import BIRD, FOX, ITEMS, MOUSE, RABBIT
from ludex.games.root.printed.maps import CLEARINGS, MAPS, Map
from ludex.games.root.rules.board import place_warriors
from tests.root.random_play import random_game
from tests.root.stage import PIECE, Play, Stage

AUTUMN = MAPS[0]
PATHS = {
    *((1, 5), (1, 9), (1, 10), (2, 5), (2, 6), (2, 10), (3, 6), (3, 7), (3, 11)),
    *((4, 8), (4, 9), (4, 12), (6, 11), (7, 8), (7, 12), (9, 12), (10, 12), (11, 12)),
}
RIVER = {(4, 7), (5, 10), (7, 11), (10, 11)}
FOX_CLEARINGS, RABBIT_CLEARINGS, MOUSE_CLEARINGS = {1, 6, 8, 12}, {3, 4, 5, 10}, {2, 7, 9, 11}
SLOTS = {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2, 10: 2, 11: 3, 12: 2}
RUINS = {6, 10, 11, 12}


def act(scene: Stage, actions: int = 3) -> Play:
    return scene.start("marquise.action", actions_left=actions)


# ---------------------------------------------------------------------------------------------- 2.2 clearings and paths


@pytest.mark.law("root:2.2")
@pytest.mark.parametrize("woods", MAPS, ids=lambda woods: woods.id)
def test_the_board_is_clearings_all_joined_by_paths(woods: Map) -> None:
    assert len(CLEARINGS) == 12
    reached = [1]
    for clearing in reached:
        reached += [near for near in woods.adjacent[clearing] if near not in reached]
    assert sorted(reached) == list(CLEARINGS)


@pytest.mark.law("root:2.2.1", "root:4.2")
def test_a_clearing_is_adjacent_to_those_that_a_path_links_to_it_and_to_no_other() -> None:
    for clearing in CLEARINGS:
        play = act(Stage().warriors("marquise", clearing, 1), 1)
        linked = {b for a, b in PATHS if a == clearing} | {a for a, b in PATHS if b == clearing}
        assert {target for _, _, target, _ in play.offered("move")} == linked
        for other in set(CLEARINGS) - linked:
            by_river = other in MAPS[play.g.map].river[clearing]
            assert play.why_not("marquise", "move", clearing, other, 1) == ("2.3" if by_river else "2.2.1")


@pytest.mark.law("root:2.2.2")
def test_every_clearing_has_one_of_three_suits() -> None:
    view = act(Stage().warriors("marquise", 1, 1)).table.view(None).board
    suits = {clearing.number: clearing.suit for clearing in view.clearings}
    for suit, clearings in ((FOX, FOX_CLEARINGS), (RABBIT, RABBIT_CLEARINGS), (MOUSE, MOUSE_CLEARINGS)):
        assert {clearing for clearing in CLEARINGS if suits[clearing] == suit} == clearings


@pytest.mark.law("root:2.2.3")
@pytest.mark.parametrize("clearing", CLEARINGS)
def test_a_building_takes_a_free_slot_and_none_is_built_without_one(clearing: int) -> None:
    scene = Stage().warriors("marquise", clearing, 5).piece("wood", clearing, 8)
    play = act(scene, 9)
    for free in range(SLOTS[clearing] - (clearing in RUINS), 0, -1):
        assert play.table.view(None).board.clearings[clearing - 1].free_slots == free
        play.choose("build", "sawmill", clearing)
    assert play.table.view(None).board.clearings[clearing - 1].free_slots == 0
    assert not play.offered("build")
    for building in ("sawmill", "workshop", "recruiter"):
        assert play.why_not("marquise", "build", building, clearing) == "2.2.3"


@pytest.mark.law("root:2.2.3", "root:7.5.2.IV")
def test_the_slots_are_shared_a_clearing_full_of_foreign_buildings_takes_no_roost() -> None:
    scene = Stage(active="eyrie").piece("workshop", 1).leader("commander").decree("build", "anvil").resolving("build")
    for clearing in (1, 8, 12):
        scene.warriors("eyrie", clearing, 3)
    play = scene.start("eyrie.decree")
    assert play.offered("decree_build") == [("decree_build", FOX, 8), ("decree_build", FOX, 12)]
    assert play.why_not("eyrie", "decree_build", FOX, 1) == "2.2.3"


@pytest.mark.law("root:2.2.3")
def test_a_slot_is_free_again_once_its_building_is_gone() -> None:
    scene = Stage().piece("roost", 1).warriors("marquise", 1, 3).piece("wood", 1, 2)
    play = act(scene, 2)
    assert play.why_not("marquise", "build", "workshop", 1) == "2.2.3"
    play.choose("battle", 1, "eyrie").roll(0, 0)
    assert play.why_not("marquise", "build", "workshop", 1) is None


@pytest.mark.law("root:2.2.4", "root:5.1.4")
def test_four_slots_are_under_ruins_and_no_building_goes_there() -> None:
    play = act(Stage().warriors("marquise", 6, 3).piece("sawmill", 6).piece("wood", 6, 3))
    clearings = play.table.view(None).board.clearings
    assert {clearing.number for clearing in clearings if clearing.ruin} == RUINS
    assert play.why_not("marquise", "build", "sawmill", 6) == "2.2.3"


@pytest.mark.law("root:2.2.4")
@pytest.mark.parametrize("seed", range(3))
def test_without_the_vagabond_ruins_stay_for_the_whole_game(seed: int) -> None:
    for table in random_game(seed):
        assert {clearing.number for clearing in table.view(None).board.clearings if clearing.ruin} == RUINS


# ------------------------------------------------------------------------------------------- 2.3 the river, 2.4 forests


@pytest.mark.law("root:2.3", "root:2.2.1")
@pytest.mark.parametrize(("one", "other"), sorted(RIVER))
def test_the_river_is_no_path_for_the_marquise_and_the_eyrie(one: int, other: int) -> None:
    play = act(Stage().warriors("marquise", one, 1).warriors("marquise", other, 1), 1)
    assert play.why_not("marquise", "move", one, other, 1) == "2.3"
    assert play.why_not("marquise", "move", other, one, 1) == "2.3"
    scene = (
        Stage(active="eyrie").warriors("eyrie", one, 1).warriors("eyrie", other, 1).leader("builder").resolving("move")
    )
    play = scene.start("eyrie.decree")
    assert play.why_not("eyrie", "decree_move", BIRD, one, other, 1) == "2.3"
    assert play.why_not("eyrie", "decree_move", BIRD, other, one, 1) == "2.3"


@pytest.mark.law("root:2.3")
def test_the_river_runs_through_forests_without_dividing_them() -> None:
    assert {(a, b) for a in CLEARINGS for b in AUTUMN.river[a] if a < b} == RIVER
    for bank, opposite in RIVER:
        assert [forest.id for forest in AUTUMN.forests if bank in forest.clearings and opposite in forest.clearings]
    assert len(AUTUMN.forests) == 7


def walk_round(start: tuple[int, int]) -> list[int]:
    """From one clearing to the next, always along the path furthest to the same side: the border of one area."""
    border = [start[0]]
    here, ahead = start
    while True:
        border.append(ahead)
        x, y = AUTUMN.places[ahead]
        turns = sorted(
            AUTUMN.adjacent[ahead], key=lambda near: atan2(AUTUMN.places[near][1] - y, AUTUMN.places[near][0] - x)
        )
        here, ahead = ahead, turns[turns.index(here) - 1]
        if (here, ahead) == start:
            return border[:-1]


def enclosed_areas() -> list[frozenset[int]]:
    """The areas that paths enclose, as the clearings round them; without the outside, which has the longest border."""
    both_ways = [(a, b) for a, b in PATHS] + [(b, a) for a, b in PATHS]
    areas = sorted({frozenset(walk_round(path)) for path in both_ways}, key=lambda area: (len(area), sorted(area)))
    return areas[:-1]


@pytest.mark.law("root:2.4", "root:2.4.1")
def test_forests_are_the_areas_enclosed_by_paths_and_touch_the_clearings_round_them() -> None:
    forests = {frozenset(forest.clearings) for forest in AUTUMN.forests}
    assert forests == set(enclosed_areas())


@pytest.mark.law("root:2.4.1")
def test_forests_are_adjacent_where_one_path_alone_divides_them() -> None:
    def borders(clearings: list[int]) -> set[tuple[int, int]]:
        """Paths along the forest: those between clearings that touch it, one after the other on its border."""
        return {path for path in PATHS if path[0] in clearings and path[1] in clearings}

    for forest in AUTUMN.forests:
        near = {
            other.id
            for other in AUTUMN.forests
            if other.id != forest.id and borders(forest.clearings) & borders(other.clearings)
        }
        assert set(forest.adjacent) == near
        assert len(forest.adjacent) == len(near)


# ----------------------------------------------------------------------------------------------------------- 2.5 pieces


@pytest.mark.law("root:2.5")
@pytest.mark.parametrize("seed", range(4))
def test_no_faction_ever_has_more_pieces_than_lie_in_its_box(seed: int) -> None:
    totals = {"sawmill": 6, "workshop": 6, "recruiter": 6, "wood": 8, "keep": 1, "roost": 7}
    for table in random_game(seed):
        board = table.view(None).board
        for seat, warriors in ((0, 25), (1, 20)):
            assert board.seats[seat].supply + sum(c.warriors[seat] for c in board.clearings) == warriors
            assert board.seats[seat].supply >= 0
        for name, total in totals.items():
            on_map = sum(clearing.pieces[PIECE[name]] for clearing in board.clearings)
            assert on_map <= total
            if name != "keep":
                assert board.left[PIECE[name]] + on_map == total


@pytest.mark.law("root:2.5", "root:6.5.3")
def test_who_must_place_more_warriors_than_are_left_places_as_many_as_possible() -> None:
    scene = Stage().warriors("marquise", 9, 24).piece("recruiter", 8).piece("recruiter", 5).piece("recruiter", 2)
    play = act(scene, 1).choose("recruit").choose("recruit_at", 5)
    assert [play.warriors("marquise", clearing) for clearing in (8, 5, 2)] == [0, 1, 0]
    assert play.g.supply[scene.seat("marquise")] == 0


@pytest.mark.law("root:2.5", "root:6.4")
def test_who_must_place_more_tokens_than_are_left_places_as_many_as_possible() -> None:
    scene = Stage().piece("wood", 9, 6).piece("sawmill", 8).piece("sawmill", 5).piece("sawmill", 2)
    play = scene.start("marquise.birdsong").choose("wood_at", 2).choose("wood_at", 8)
    assert [play.pieces("wood", clearing) for clearing in (8, 5, 2)] == [1, 0, 1]
    assert play.g.left[PIECE["wood"]] == 0


@pytest.mark.law("root:2.5", "root:4.3.3")
def test_who_must_remove_more_pieces_than_there_are_removes_all_of_them() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 1).piece("roost", 1)
    play = act(scene, 1).choose("battle", 1, "eyrie").roll(3, 0)
    assert (play.warriors("eyrie", 1), play.pieces("roost", 1)) == (0, 0)
    assert play.score("marquise") == 1


@pytest.mark.law("root:2.5.1")
def test_warriors_come_from_the_supply_and_go_back_to_it() -> None:
    scene = Stage().warriors("marquise", 8, 3).warriors("eyrie", 8, 3).piece("recruiter", 8)
    marquise, eyrie = scene.seat("marquise"), scene.seat("eyrie")
    play = act(scene)
    assert (play.g.supply[marquise], play.g.supply[eyrie]) == (22, 17)
    play.choose("recruit")
    assert (play.warriors("marquise", 8), play.g.supply[marquise]) == (4, 21)
    play.choose("battle", 8, "eyrie").roll(3, 1)
    assert (play.warriors("marquise", 8), play.g.supply[marquise]) == (3, 22)
    assert (play.warriors("eyrie", 8), play.g.supply[eyrie]) == (0, 20)


@pytest.mark.law("root:2.5.2", "root:6.5.4.I")
def test_buildings_leave_their_track_from_the_left_and_come_back_to_the_rightmost_empty_space() -> None:
    """The price and the points of the next sawmill show which one is the leftmost."""

    def scene() -> Stage:
        clearings = Stage().warriors("marquise", 2, 3).piece("wood", 2, 8).piece("sawmill", 2).piece("sawmill", 7)
        return clearings.warriors("marquise", 7, 1).warriors("eyrie", 7, 3)

    play = act(scene()).choose("build", "sawmill", 2)
    assert (play.score("marquise"), play.pieces("wood", 2)) == (2, 6)

    play = act(scene()).choose("battle", 7, "eyrie").roll(2, 2)
    assert play.pieces("sawmill", 7) == 0
    play.choose("build", "sawmill", 2)
    assert (play.score("marquise"), play.pieces("wood", 2)) == (1, 7)


@pytest.mark.law("root:2.5.2", "root:6.6")
@pytest.mark.parametrize(("recruiters", "cards"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_spaces_that_buildings_left_empty_are_the_leftmost(recruiters: int, cards: int) -> None:
    scene = Stage("marquise", "eyrie")
    for clearing in (8, 5, 2, 9, 7)[:recruiters]:
        scene.piece("recruiter", clearing)
    play = scene.start("marquise.evening")
    assert len(play.hand("marquise")) == cards


@pytest.mark.law("root:2.5.3", "root:6.4")
def test_tokens_come_from_the_supply_and_go_back_to_it() -> None:
    scene = Stage().piece("sawmill", 1).piece("wood", 1, 2).warriors("marquise", 8, 2).piece("wood", 8, 1)
    play = scene.start("marquise.birdsong")
    assert (play.pieces("wood", 1), play.g.left[PIECE["wood"]]) == (3, 4)
    play.choose("build", "workshop", 8)
    assert (play.pieces("wood", 8), play.g.left[PIECE["wood"]]) == (1, 4)


@pytest.mark.law("root:2.5.3", "root:4.3.3")
def test_a_token_lost_in_battle_goes_back_to_its_owners_supply_and_can_be_placed_again() -> None:
    scene = Stage().piece("wood", 2, 2).piece("wood", 9, 6).piece("sawmill", 9).hand("marquise", "root_tea_mouse")
    scene.warriors("marquise", 2, 1).warriors("eyrie", 2, 3)
    play = act(scene)
    assert play.why_not("marquise", "overwork", 9, "root_tea_mouse") == "2.5"
    play.choose("battle", 2, "eyrie").roll(3, 3)
    assert (play.pieces("wood", 2), play.g.left[PIECE["wood"]]) == (0, 2)
    play.choose("overwork", 9, "root_tea_mouse")
    assert (play.pieces("wood", 9), play.g.left[PIECE["wood"]]) == (7, 1)


@pytest.mark.law("root:2.5.4")
def test_hits_and_favours_take_warriors_buildings_and_tokens_and_no_pawn() -> None:
    assert "pawn" not in PIECE
    scene = Stage().warriors("marquise", 1, 1).piece("roost", 1).hand("marquise", "favor_of_the_foxes")
    scene.warriors("eyrie", 1, 2).piece("workshop", 8, 2).piece("workshop", 6)
    play = scene.start("marquise.craft").choose("craft", "favor_of_the_foxes")
    assert (play.warriors("eyrie", 1), play.pieces("roost", 1)) == (0, 0)


@pytest.mark.law("root:2.5.5", "root:4.1.2")
def test_an_item_comes_from_the_supply_on_the_board_to_the_crafters_own_board() -> None:
    scene = Stage().piece("workshop", 8).hand("marquise", "anvil")
    play = scene.start("marquise.craft")
    hammer, seat = ITEMS.index("hammer"), scene.seat("marquise")
    board = play.table.view(None).board
    assert (board.item_supply[hammer], board.seats[seat].items[hammer]) == (1, 0)
    board = play.choose("craft", "anvil").table.view(None).board
    assert (board.item_supply[hammer], board.seats[seat].items[hammer]) == (0, 1)


@pytest.mark.law("root:2.5.5")
@pytest.mark.parametrize("seed", range(4))
def test_items_that_left_the_supply_never_come_back_to_it(seed: int) -> None:
    supply = [2, 2, 1, 1, 2, 2, 2]
    for table in random_game(seed):
        board = table.view(None).board
        assert all(now <= before for now, before in zip(board.item_supply, supply, strict=True))
        supply = board.item_supply
        taken = [sum(seat.items[item] for seat in board.seats) for item in range(len(ITEMS))]
        assert [a + b for a, b in zip(supply, taken, strict=True)] == [2, 2, 1, 1, 2, 2, 2]


# --------------------------------------------------------------------------------- 2.6 play area, 2.7 enemies, 2.8 rule


@pytest.mark.law("root:2.6", "root:4.1.3")
def test_the_play_area_is_ones_own_and_open_to_all() -> None:
    scene = Stage("marquise", "eyrie").piece("workshop", 8).hand("marquise", "armorers", "anvil")
    play = scene.start("marquise.craft").choose("craft", "armorers")
    for viewer in (0, 1, None):
        marquise, eyrie = play.table.view(viewer).board.seats
        assert (marquise.crafted, eyrie.crafted) == ([scene.card("armorers")], [])
        assert marquise.hand_size == 1


@pytest.mark.law("root:2.7")
def test_the_other_faction_is_an_enemy_and_one_is_never_an_enemy_of_oneself() -> None:
    scene = Stage("marquise", "eyrie").crafted("marquise", "stand_and_deliver", "better_burrow_bank", "codebreakers")
    scene.hand("marquise", "anvil").hand("eyrie", "cobbler").warriors("marquise", 1, 2).warriors("eyrie", 1, 1)
    eyrie = scene.seat("eyrie")
    play = scene.start("birdsong", current_law=1)
    assert play.offered("share") == [("share", eyrie)]
    play.done()
    assert play.offered("rob") == [("rob", eyrie)]
    while play.asked != ("marquise", "action"):
        play.done()
    assert play.offered("decode") == [("decode", eyrie)]
    assert play.offered("battle") == [("battle", 1, eyrie)]


@pytest.mark.law("root:2.7", "root:4.1.2")
def test_a_favour_hits_enemies_and_spares_ones_own_pieces() -> None:
    scene = Stage().piece("workshop", 8, 2).piece("workshop", 1).warriors("marquise", 1, 1).warriors("eyrie", 1, 2)
    play = scene.hand("marquise", "favor_of_the_foxes").start("marquise.craft").choose("craft", "favor_of_the_foxes")
    assert (play.warriors("marquise", 1), play.pieces("workshop", 1), play.pieces("workshop", 8)) == (1, 1, 2)
    assert play.warriors("eyrie", 1) == 0


def ruler(play: Play, clearing: int) -> int:
    found: int = play.table.view(None).board.clearings[clearing - 1].ruler
    return found


@pytest.mark.law("root:2.8")
@pytest.mark.parametrize(
    ("cats", "sawmills", "birds", "roosts", "who"),
    [
        (2, 0, 1, 0, "marquise"),
        (0, 1, 0, 0, "marquise"),
        (1, 1, 1, 0, "marquise"),
        (1, 0, 1, 1, "eyrie"),
        (0, 0, 0, 1, "eyrie"),
    ],
)
def test_whoever_has_most_warriors_and_buildings_together_rules(
    cats: int, sawmills: int, birds: int, roosts: int, who: str
) -> None:
    scene = Stage().warriors("marquise", 2, cats).piece("sawmill", 2, sawmills).warriors("eyrie", 2, birds)
    play = act(scene.piece("roost", 2, roosts).warriors("marquise", 1, 1))
    assert ruler(play, 2) == scene.seat(who)


@pytest.mark.law("root:2.8")
def test_tokens_do_not_count_for_rule() -> None:
    scene = (
        Stage().piece("keep", 1).piece("wood", 1, 4).warriors("eyrie", 1, 1).warriors("marquise", 9, 1).piece("wood", 5)
    )
    play = act(scene)
    assert ruler(play, 1) == scene.seat("eyrie")
    assert ruler(play, 5) not in (scene.seat("marquise"), scene.seat("eyrie"))


@pytest.mark.law("root:2.8", "root:4.2.1")
def test_a_tie_leaves_the_clearing_without_a_ruler() -> None:
    """The Eyrie win ties (7.2.2), so a second Marquise stands in for the other player."""
    scene = Stage("marquise", "marquise").warriors("marquise", 1, 2)
    place_warriors(scene.g, 1, 1, 2)
    play = act(scene)
    assert ruler(play, 1) not in (0, 1)
    assert play.why_not("marquise", "move", 1, 5, 1) == "4.2.1"

    place_warriors(scene.g, 0, 1, 1)
    play = act(scene)
    assert ruler(play, 1) == 0
    assert play.why_not("marquise", "move", 1, 5, 1) is None


@pytest.mark.law("root:2.8")
def test_an_empty_clearing_has_no_ruler() -> None:
    play = act(Stage().warriors("marquise", 1, 1))
    assert {ruler(play, clearing) for clearing in CLEARINGS if clearing != 1}.isdisjoint({0, 1})


@pytest.mark.law("root:2.8")
def test_rule_changes_hands_the_moment_pieces_come_and_go() -> None:
    scene = Stage().warriors("marquise", 1, 2).warriors("marquise", 5, 2).warriors("eyrie", 5, 3)
    play = act(scene)
    assert ruler(play, 5) == scene.seat("eyrie")
    play.choose("move", 1, 5, 2)
    assert ruler(play, 5) == scene.seat("marquise")
    assert ruler(play, 1) not in (0, 1)
