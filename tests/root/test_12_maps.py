"""M The maps: their data, and the rules that some of them bring."""

from __future__ import annotations

from math import atan2
from typing import Any

import pytest

from ludex.core import Decision, Rule, Shuffle, Table
from ludex.core.text import LANGUAGES, Words
from ludex.games.root.game import GAME
from ludex.games.root.printed.deck import BIRD, ITEMS, SUITS
from ludex.games.root.printed.maps import (
    CLEARINGS,
    MAP_ENTRIES,
    MAP_NAMES,
    MAPS,
    NO_SUIT,
    Map,
)
from ludex.games.root.printed.paper import MapEntry
from ludex.games.root.printed.pieces import ALLIANCE
from ludex.games.root.rules.effects import EFFECTS
from ludex.games.root.rules.move import goes_by_ferry
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.state import Root
from ludex.kit.testing import checks
from tests.root.conservation import conserved
from tests.root.stage import Play, Stage
from tests.root.test_kit import OPENING, hide, legal

WINTER, LAKE, MOUNTAIN = (MAPS[MAP_NAMES.index(name)] for name in ("winter", "lake", "mountain"))
COAST = (1, 10, 11, 12)
CLOSED = [(2, 5), (3, 7), (5, 9), (6, 11), (8, 9), (11, 12)]
PASS = 10

each_map = pytest.mark.parametrize("woods", MAPS, ids=MAP_NAMES)
each_entry = pytest.mark.parametrize("entry", MAP_ENTRIES, ids=MAP_NAMES)


# ------------------------------------------------------------------------------------------------------------- the data


def test_there_are_four_maps() -> None:
    assert MAP_NAMES == ("autumn", "winter", "lake", "mountain")


@pytest.mark.law("root:2.2")
@each_entry
def test_every_map_has_twelve_clearings_and_links_only_between_them(entry: MapEntry) -> None:
    assert sorted(clearing.id for clearing in entry.clearing) == list(CLEARINGS)
    for links in (entry.paths, entry.closed_paths, entry.river):
        assert len({frozenset(link) for link in links}) == len(links)
        assert all(a in CLEARINGS and b in CLEARINGS and a < b for a, b in links)
    assert not set(entry.paths) & set(entry.closed_paths)


@pytest.mark.law("root:3.3.1.II")
@each_map
def test_every_map_has_four_corners_each_opposite_another(woods: Map) -> None:
    assert woods.corners == (1, 2, 3, 4)
    for corner in woods.corners:
        assert woods.opposite[corner] in woods.corners
        assert woods.opposite[corner] != corner
        assert woods.opposite[woods.opposite[corner]] == corner
    assert not any(woods.opposite[clearing] for clearing in CLEARINGS if clearing not in woods.corners)


@pytest.mark.law("root:2.2.3", "root:2.2.4")
@each_map
def test_every_clearing_has_one_to_three_slots_and_four_start_under_ruins(woods: Map) -> None:
    assert all(1 <= woods.slots[clearing] <= 3 for clearing in CLEARINGS)
    assert sum(woods.ruins) == 4
    assert all(woods.slots[clearing] > 1 for clearing in CLEARINGS if woods.ruins[clearing])


def test_printed_figures_of_every_map() -> None:
    slots = {woods.id: sum(woods.slots) for woods in MAPS}
    ruins = {woods.id: [clearing for clearing in CLEARINGS if woods.ruins[clearing]] for woods in MAPS}
    paths = {woods.id: (len(woods.paths), len(woods.closed), sum(map(len, woods.river)) // 2) for woods in MAPS}
    assert slots == {"autumn": 22, "winter": 22, "lake": 22, "mountain": 23}
    assert ruins == {
        "autumn": [6, 10, 11, 12],
        "winter": [8, 9, 11, 12],
        "lake": [5, 10, 11, 12],
        "mountain": [9, 10, 11, 12],
    }
    assert paths == {"autumn": (18, 0, 4), "winter": (16, 0, 3), "lake": (17, 0, 6), "mountain": (15, 6, 2)}
    assert {woods.id: len(woods.forests) for woods in MAPS} == {"autumn": 7, "winter": 8, "lake": 9, "mountain": 10}


@pytest.mark.law("root:2.3")
@each_map
def test_the_river_goes_both_ways_and_is_no_path(woods: Map) -> None:
    for bank in CLEARINGS:
        for other in woods.river[bank]:
            assert bank in woods.river[other]
            assert other not in woods.adjacent[bank]


# ---------------------------------------------------------------------------------------------------------- the forests

Line = tuple[int, int]


def dividing_lines(entry: MapEntry) -> list[Line]:
    """What parts forests: paths, closed ones too; Winter's river; and along the lake its shore."""
    lines = [*entry.paths, *entry.closed_paths]
    if entry.river_divides_forests:
        lines += entry.river
    if entry.coast:
        lines += [(10, 11), (1, 11), (1, 12), (10, 12)]
    return lines


def enclosed_areas(woods: Map, lines: list[Line]) -> set[frozenset[int]]:
    """The areas that lines enclose, as the clearings round them: walk along each, turning always to the same side."""
    near: dict[int, list[int]] = {clearing: [] for clearing in CLEARINGS}
    for a, b in lines:
        near[a].append(b)
        near[b].append(a)

    def walk_round(start: Line) -> list[int]:
        border, (here, ahead) = [], start
        while True:
            border.append(ahead)
            x, y = woods.places[ahead]
            turns = sorted(near[ahead], key=lambda n: atan2(woods.places[n][1] - y, woods.places[n][0] - x))
            here, ahead = ahead, turns[turns.index(here) - 1]
            if (here, ahead) == start:
                return border

    def size(border: list[int]) -> float:
        """Twice the area, negative for the outside, round which one walks the other way."""
        corners = [woods.places[clearing] for clearing in border]
        return sum(x * v - u * y for (x, y), (u, v) in zip(corners, corners[1:] + corners[:1], strict=True))

    borders = [walk_round(line) for a, b in lines for line in ((a, b), (b, a))]
    outside = max(borders, key=lambda border: abs(size(border)))
    return {frozenset(border) for border in borders if size(border) * size(outside) < 0}


@pytest.mark.law("root:2.4", "root:2.4.1", "root:M-2", "root:M-4", "root:M-7")
@each_entry
def test_forests_are_the_areas_that_paths_closed_paths_winters_river_and_the_lake_enclose(entry: MapEntry) -> None:
    forests = {frozenset(forest.clearings) for forest in entry.forest}
    lake = {frozenset(entry.coast)} if entry.coast else set()
    assert enclosed_areas(MAPS[MAP_ENTRIES.index(entry)], dividing_lines(entry)) == forests | lake


@pytest.mark.law("root:2.4.1", "root:M-2", "root:M-4", "root:M-7")
@each_entry
def test_forests_are_adjacent_across_one_dividing_line_or_next_to_each_other_on_the_shore(entry: MapEntry) -> None:
    lines = {line for line in dividing_lines(entry) if not set(line) <= set(entry.coast)}

    def touch(one: Any, other: Any) -> bool:
        common = set(one.clearings) & set(other.clearings)
        along_the_shore = {one.id, other.id} <= set(entry.coastal_forests) and common & set(entry.coast)
        return bool(along_the_shore) or any(set(line) <= common for line in lines)

    for forest in entry.forest:
        assert set(forest.adjacent) == {other.id for other in entry.forest if other != forest and touch(forest, other)}


@pytest.mark.law("root:2.4.1")
@each_entry
def test_adjacency_of_forests_is_mutual(entry: MapEntry) -> None:
    by_name = {forest.id: forest for forest in entry.forest}
    assert len(by_name) == len(entry.forest)
    for forest in entry.forest:
        assert forest.adjacent
        assert all(forest.id in by_name[other].adjacent for other in forest.adjacent)


@pytest.mark.law("root:M-2")
def test_winters_river_parts_two_forests_at_every_stretch() -> None:
    for bank in CLEARINGS:
        for other in WINTER.river[bank]:
            assert len([forest for forest in WINTER.forests if {bank, other} <= set(forest.clearings)]) == 2


@pytest.mark.law("root:M-4")
def test_each_coastal_forest_touches_its_two_neighbours_on_the_shore_and_not_the_one_across() -> None:
    entry = MAP_ENTRIES[MAP_NAMES.index("lake")]
    for forest in entry.forest:
        if forest.id in entry.coastal_forests:
            assert len(set(forest.adjacent) & set(entry.coastal_forests)) == 2


# ----------------------------------------------------------------------------------------------------- M-1 suit markers


def new_table(woods: str) -> Play:
    return Play(Stage(map=woods), Table.new("root", {"seats": ["marquise", "eyrie"], "map": woods, "first": 0}))


@pytest.mark.law("root:M-1")
@pytest.mark.parametrize("woods", ["winter", "lake", "mountain"])
def test_twelve_shuffled_markers_give_the_clearings_their_suits(woods: str) -> None:
    play = new_table(woods)
    assert isinstance(play.decision, Shuffle)
    assert (play.decision.clause, play.decision.size) == ("M-1", 12)
    assert set(play.g.suits) == {NO_SUIT}
    play.choose("shuffle", *reversed(range(12)))
    assert [SUITS[suit] for suit in play.g.suits[1:]] == ["mouse"] * 4 + ["rabbit"] * 4 + ["fox"] * 4
    assert play.g.of_suit == ((9, 10, 11, 12), (5, 6, 7, 8), (1, 2, 3, 4), CLEARINGS)


@pytest.mark.law("root:M-1")
@pytest.mark.parametrize("seed", range(5))
def test_every_shuffle_lays_four_markers_of_each_suit_before_any_faction_sets_up(seed: int) -> None:
    table = Table.new("root", {"seats": ["eyrie", "marquise"], "map": "winter"}, seed)
    state: Any = table.state
    assert sorted(state.suits[1:]) == [0] * 4 + [1] * 4 + [2] * 4
    assert [decision.prompt for decision in table.pending.values()] == ["keep"]


@pytest.mark.law("root:M-1")
def test_printed_suits_are_not_shuffled() -> None:
    play = new_table("autumn")
    assert play.decision.clause == "5.1.3"
    assert play.g.suits == MAPS[0].suits


@pytest.mark.law("root:M-1")
@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("woods", MAP_NAMES)
def test_the_map_can_be_read_before_and_after_the_markers_lie(woods: str, lang: str) -> None:
    play = new_table(woods)
    sheets, words = GAME.sheets, Words(GAME, lang, play.table.state)
    assert sheets is not None
    for suits in (12, 0) if play.decision.clause == "M-1" else (0,):
        sheet = next(s for s in sheets(play.table.view(0), words) if len(s.rows) == len(CLEARINGS))
        assert words.text.say(f"map-{woods}") in sheet.title
        assert sum(not row[1] for row in sheet.rows) == suits
        if suits:
            play.choose("shuffle", *range(12))


@pytest.mark.law("root:M-5", "root:M-7", "root:M-9")
def test_the_map_shows_river_ferry_pass_and_closed_paths() -> None:
    def cells(scene: Stage, clearing: int, **fields: Any) -> list[str]:
        table = act(scene, **fields).table
        assert GAME.sheets is not None
        sheets = GAME.sheets(table.view(0), Words(GAME, "en", table.state))
        return next(s for s in sheets if len(s.rows) == len(CLEARINGS)).rows[clearing - 1][-3:]

    assert cells(Stage(map="lake"), 11, ferry=11) == ["ferry", "5, 6, 7", "1, 10, 12"]
    assert cells(Stage(map="mountain"), 10) == ["the Pass", "5, 9, 11, 12", "2, 4"]
    assert cells(Stage(map="mountain"), 5) == ["", "10, 11, 2 (closed), 9 (closed)", ""]
    assert cells(Stage(map="mountain"), 5, opened=[0]) == ["", "2, 10, 11, 9 (closed)", ""]


# -------------------------------------------------------------------------------------------------- M-3 to M-6 the lake


def lake(**fields: Any) -> Stage:
    return Stage(map="lake", **fields)


def act(scene: Stage, **fields: Any) -> Play:
    return scene.start("marquise.action", actions_left=3, **fields)


def targets(play: Play, origin: int) -> set[int]:
    return {option[2] for option in play.offered("move") if option[1] == origin}


@pytest.mark.law("root:M-3")
def test_the_lake_links_every_coastal_clearing_with_every_other() -> None:
    for clearing in CLEARINGS:
        expected = tuple(c for c in COAST if c != clearing) if clearing in COAST else ()
        assert LAKE.river[clearing] == expected


@pytest.mark.law("root:M-3", "root:11.2.7.II")
def test_whoever_sails_crosses_the_lake_without_the_ferry() -> None:
    play = act(lake().warriors("marquise", 10, 2), riverboats=0)
    assert targets(play, 10) == {2, 7, 8, 1, 11, 12}
    play.choose("move", 10, 12, 1)
    assert (play.g.ferry, play.g.map_used, play.hand("marquise")) == (1, 0, [])


@pytest.mark.law("root:M-3", "root:2.3")
def test_for_others_the_lake_is_no_path() -> None:
    play = act(lake().warriors("marquise", 10, 2))
    assert targets(play, 10) == {2, 7, 8}
    assert play.why_not("marquise", "move", 10, 12, 1) == "M-3"


@pytest.mark.law("root:M-5")
def test_the_ferry_starts_in_clearing_one_and_other_maps_have_none() -> None:
    assert {woods.id: Stage(map=woods.id).g.ferry for woods in MAPS} == {
        "autumn": 0,
        "winter": 0,
        "lake": 1,
        "mountain": 0,
    }


@pytest.mark.law("root:M-5")
def test_a_move_out_of_the_ferrys_clearing_may_go_to_any_other_coastal_one_and_the_ferry_goes_along() -> None:
    play = act(lake().warriors("marquise", 1, 3))
    assert targets(play, 1) == {5, 9, 10, 11, 12}
    play.choose("move", 1, 11, 2)
    assert (play.warriors("marquise", 1), play.warriors("marquise", 11)) == (1, 2)
    assert play.g.ferry == 11
    assert play.told("ferry") == [{"who": 0, "target": 11}]


@pytest.mark.law("root:M-5")
def test_a_move_by_path_out_of_its_clearing_leaves_the_ferry_where_it_is() -> None:
    play = act(lake().warriors("marquise", 1, 3).top_of_deck("ambush_fox")).choose("move", 1, 5, 1)
    assert (play.g.ferry, play.g.map_used, play.hand("marquise")) == (1, 0, [])


@pytest.mark.law("root:M-5")
def test_the_ferry_sails_once_a_turn() -> None:
    play = act(lake().warriors("marquise", 1, 3)).choose("move", 1, 11, 2)
    assert targets(play, 11) == {5, 6, 7}
    assert play.why_not("marquise", "move", 11, 10, 1) == "M-5"
    assert play.why_not("marquise", "move", 1, 10, 1) == "M-3"


@pytest.mark.law("root:M-5", "root:1.4")
def test_the_next_player_may_take_the_ferry_from_where_it_lies() -> None:
    scene = lake(active="eyrie").warriors("eyrie", 11, 2).decree("move", "ambush_bird")
    play = scene.resolving("move").start("eyrie.decree", ferry=11)
    play.choose("decree_move", BIRD, 11, 10, 1)
    assert (play.g.ferry, play.warriors("eyrie", 10)) == (10, 1)


@pytest.mark.law("root:M-5", "root:1.4")
def test_at_the_end_of_a_turn_the_ferry_is_free_again() -> None:
    play = lake().start("marquise.evening", map_used=1)
    assert play.g.active == 1
    assert play.g.map_used == 0


@pytest.mark.law("root:M-5", "root:4.2.1")
def test_the_ferry_takes_nobody_who_rules_neither_end() -> None:
    scene = lake().warriors("marquise", 1, 1).warriors("eyrie", 1, 2).warriors("marquise", 12, 1)
    play = act(scene)
    assert targets(play, 1) == {12}
    assert play.why_not("marquise", "move", 1, 11, 1) == "4.2.1"


@pytest.mark.law("root:M-5", "root:9.5.9")
def test_the_ferry_does_not_go_to_scorched_earth() -> None:
    play = act(lake().warriors("marquise", 1, 2), scorched=[11])
    assert targets(play, 1) == {5, 9, 10, 12}


@pytest.mark.law("root:M-5", "root:4.1.3")
def test_every_move_may_go_by_ferry_that_of_cobbler_too() -> None:
    scene = lake().warriors("marquise", 1, 1).crafted("marquise", "cobbler").top_of_deck("ambush_fox")
    play = scene.start("evening").choose("move", 1, 12, 1)
    assert play.g.ferry == 12


@pytest.mark.law("root:M-5")
def test_the_ferry_stays_when_everyone_there_is_gone_and_cannot_be_attacked() -> None:
    play = act(lake().warriors("marquise", 1, 1).warriors("marquise", 5, 1)).choose("move", 1, 5, 1)
    assert play.g.ferry == 1
    assert not play.offered("battle")


@pytest.mark.law("root:M-6")
def test_whoever_crosses_draws_a_card() -> None:
    play = act(lake().warriors("marquise", 1, 3).top_of_deck("ambush_fox")).choose("move", 1, 12, 3)
    assert play.hand("marquise") == ["ambush_fox"]
    assert play.told("draw") == [{"who": 0, "count": 1}]


@pytest.mark.law("root:M-6", "root:2.1.2")
def test_a_crossing_with_an_empty_deck_shuffles_the_discard_pile_first() -> None:
    play = act(lake().warriors("marquise", 1, 3).only_deck()).choose("move", 1, 12, 3)
    assert isinstance(play.decision, Shuffle)
    play.choose("shuffle", *range(play.decision.size))
    assert len(play.hand("marquise")) == 1


@pytest.mark.law("root:M-5", "root:M-6")
def test_whoever_sails_says_whether_they_take_the_ferry() -> None:
    for answer, ferry, cards in (("done", 1, 0), ("ferry", 11, 1)):
        play = act(lake().warriors("marquise", 1, 3), riverboats=0).choose("move", 1, 11, 1)
        assert play.asked == ("marquise", "ferry")
        play.choose(answer)
        assert (play.g.ferry, len(play.hand("marquise")), play.warriors("marquise", 11)) == (ferry, cards, 1)


@pytest.mark.law("root:M-5", "root:6.5.4.II")
def test_the_ferry_carries_no_wood() -> None:
    play = act(lake().warriors("marquise", 1, 1).piece("sawmill", 9).piece("wood", 11))
    assert play.why_not("marquise", "build", "sawmill", 1) == "6.5.4.II"


@pytest.mark.plain
@pytest.mark.law("root:M-6", "root:8.2.6", "root:1.1.3")
@pytest.mark.parametrize(("first", "held"), [("ferry-card", 1), ("outrage", 0)])
def test_the_mover_orders_the_card_for_the_crossing_and_outrage(
    monkeypatch: pytest.MonkeyPatch, first: str, held: int
) -> None:
    cards: list[int] = []

    def entered(g: Root, alliance: int, mover: int, clearing: int) -> Rule[None]:
        cards.append(len(g.hands[mover]))
        yield from ()

    monkeypatch.setattr(PLAYED[ALLIANCE], "entered", entered)
    scene = Stage("marquise", "alliance", map="lake").warriors("marquise", 1, 1).piece("sympathy", 12)
    play = act(scene).choose("move", 1, 12, 1)
    assert play.asked == ("marquise", "next-effect")
    play.choose("effect", EFFECTS.index(first))
    assert cards == [held]
    assert len(play.g.hands[0]) == 1


@pytest.mark.law("root:M-5", "root:11.2.2")
def test_whoever_swims_without_ruling_either_end_does_not_take_the_ferry() -> None:
    scene = lake().warriors("marquise", 1, 1).warriors("eyrie", 1, 2)
    scene.g.riverboats = 0
    with pytest.raises(StopIteration) as answer:
        next(goes_by_ferry(scene.g, 0, 1, 11))
    assert answer.value.value is False


@pytest.mark.law("root:M-5", "root:9.2.3")
def test_a_pawn_takes_the_ferry_whoever_rules() -> None:
    scene = lake().warriors("eyrie", 1, 2)
    scene.g.pawn[0] = 1
    with pytest.raises(StopIteration) as answer:
        next(goes_by_ferry(scene.g, 0, 1, 11))
    assert answer.value.value is True
    scene.g.riverboats = 0
    question = next(goes_by_ferry(scene.g, 0, 1, 11))
    assert isinstance(question, Decision)
    assert list(question.options) == [("done",), ("ferry",)]


# -------------------------------------------------------------------------------------------------------------- the kit

NEW_MAPS = ("winter", "lake", "mountain")


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("woods", NEW_MAPS)
def test_random_games_end_with_every_component_in_its_place(woods: str, seed: int) -> None:
    seats = ["marquise", "eyrie"] if seed % 2 else ["eyrie", "marquise"]
    checks.random_play_ends(GAME, {"seats": seats, "map": woods}, seed, conserved)


@pytest.mark.parametrize("woods", NEW_MAPS)
def test_clone_save_undo_and_replay(woods: str) -> None:
    setup = {"seats": ["marquise", "eyrie"], "map": woods}
    checks.clones_go_the_same_way(GAME, setup, 501)
    checks.saves_load_the_same(GAME, setup, 501)
    checks.undo_goes_all_the_way_back(GAME, setup, 501)
    checks.log_replays(GAME, setup, 501)


@pytest.mark.law("root:1.2.1", "root:M-8")
@pytest.mark.parametrize("woods", NEW_MAPS)
@pytest.mark.parametrize("seed", [601, 602])
def test_no_seat_learns_what_it_may_not_know(woods: str, seed: int) -> None:
    setup = {"seats": ["eyrie", "marquise"], "map": woods}
    checks.views_hide_what_is_hidden(GAME, setup, seed)
    checks.secrets_do_not_show_in_what_follows(GAME, setup, seed, hide, OPENING)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_these_maps_has_words(lang: str) -> None:
    told = set()
    for woods in NEW_MAPS:
        for table in checks.walk(GAME, {"seats": ["marquise", "eyrie"], "map": woods}, 801):
            words = Words(GAME, lang, table.state)
            for decision in table.pending.values():
                said = [words.prompt(decision), *map(words.option, decision.options[::7])]
                assert not [text for text in said if not text or "{" in text or "$" in text]
        assert table.journal is not None
        for line in table.journal.lines:
            told.add(line.message)
            assert "{" not in words.line(line)
    assert told >= {"suit-markers", "ferry", "open-path", "pass"}


@pytest.mark.parametrize("woods", NEW_MAPS)
def test_options_and_refusals_come_from_the_same_law(woods: str) -> None:
    for table in checks.walk(GAME, {"seats": ["marquise", "eyrie"], "map": woods}, 701):
        for seat, decision in table.pending.items():
            state: Any = table.state
            for verb, allowed in legal(state, seat, table).items():
                assert {option for option in decision.options if option[0] == verb} == allowed
            opened = {option for option in decision.options if option[0] == "open_path"}
            if opened:
                every = [("open_path", a, b) for a in CLEARINGS for b in CLEARINGS]
                assert opened == {option for option in every if table.why_not(seat, option) is None}


@pytest.mark.law("root:M-5", "root:M-6", "root:9.5.1")
def test_the_vagabond_takes_the_ferry_too_and_draws_a_card() -> None:
    scene = Stage("vagabond", "marquise", active="vagabond", map="lake").warriors("marquise", 3, 1)
    scene.g.pawn[0], scene.g.belongings[0] = 1, [0] * 32
    scene.g.belongings[0][4 * ITEMS.index("boots")] = 2
    scene.g.relation[0] = scene.g.aided[0] = [0, 0]
    play = scene.start("vagabond.daylight", ferry=1)
    assert {option[1] for option in play.offered("walk")} >= {10, 11, 12}
    play.choose("walk", 11)
    assert (play.g.pawn[0], play.g.ferry, len(play.g.hands[0])) == (11, 11, 1)
    assert 10 not in {option[1] for option in play.offered("walk")}
