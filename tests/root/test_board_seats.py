"""The boards of the seats as pictures: every faction and bot, in both languages, from what a seat may know alone."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from ludex.core import Playout, Table
from ludex.core.text import LANGUAGES, Words
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.deck import CARDS
from ludex.games.root.setup import known_seats
from ludex.games.root.show.draw import draw
from ludex.games.root.show.draw_seats import draw_board
from ludex.games.root.show.mats import MATS
from ludex.games.root.state import Root
from ludex.kit.picture import FOLDER as PARTS
from ludex.kit.picture.look import Open
from ludex.kit.testing.checks import choose
from tests.root.random_play import root
from tests.root.stage import Play, Stage

TABLES = (
    ["marquise", "eyrie", "alliance", "vagabond"],
    ["lizards", "riverfolk", "vagabond", "vagabond2"],
    ["bot:marquise", "bot:eyrie", "bot:alliance", "bot:vagabot", "riverfolk"],
    ["bot:lizards", "bot:riverfolk", "bot:duchy", "bot:corvids", "marquise"],
)
"""Together they seat everyone who can sit."""
TEMPLATES = Path("src/ludex/games/root/show/templates")


def words_of(table: Playout, lang: str = "en") -> Words:
    return Words(table.game, lang, table.state)


def mat(play: Play, faction: str, viewer: int | None = None, open: Open = frozenset()) -> Any:
    """What the partial of a faction's board is given."""
    table = play.table
    return draw_board(table.view(viewer), play.stage.seat(faction), words_of(table), open).mat


@cache
def engine() -> Any:
    django = pytest.importorskip("django.template")
    return django.Engine(
        dirs=[str(TEMPLATES), str(PARTS / "templates")],
        builtins=["ludex.server.templatetags.fragments"],
        string_if_invalid="{missing %s}",
    )


def render(table: Table, viewer: int | None, lang: str, open: Open = frozenset()) -> list[str]:
    """The HTML of every seat."""
    context = pytest.importorskip("django.template").Context
    scene = draw(table.view(viewer), words_of(table, lang), open)
    return [
        engine().get_template("root/seat.html").render(context({"seat": seat}, use_l10n=False)) for seat in scene.seats
    ]


def marks() -> set[str]:
    """The symbols that can be used."""
    return set(re.findall(r'<symbol id="([\w-]+)"', (TEMPLATES / "root" / "symbols.html").read_text(encoding="utf-8")))


def numbers(track: Any) -> list[tuple[str, str]]:
    return [(space.cost, space.points) for space in track.spaces if space.there]


# ----------------------------------------------------------------------------------------------------- all of them


def test_everyone_who_can_sit_has_a_board() -> None:
    seated = {seat for table in TABLES for seat in table}
    assert {known_seats()[seat] for seat in seated} == MATS.keys()


@pytest.mark.parametrize("seats", TABLES, ids=" ".join)
def test_seats_render_whole_in_both_languages_for_all_who_look(seats: list[str]) -> None:
    """Well-formed, without a missing word or symbol, at many moments of a game."""
    known = marks()
    traits = {seat[4:]: getattr(BOT_BOARDS, seat[4:]).traits for seat in seats if ":" in seat}
    table = Table.new("root", {"seats": seats, **({"traits": traits} if traits else {})}, seed=3)
    rng = random.Random(3)
    for _ in range(6):
        for lang in LANGUAGES:
            for viewer in (None, 0, len(seats) - 1):
                for html in render(table, viewer, lang):
                    plain = html.replace("<use ", "<u ").replace(" open>", ">").replace("&times;", "×")
                    ElementTree.fromstring(plain)
                    assert not re.search(r"[{}]|None|\(\)", html), re.findall(r".{20}[{}].{20}", html)
                    assert set(re.findall(r'href="#([\w-]+)"', html)) <= known
        for _ in range(60):
            if table.pending:
                table.answer(*choose(table, rng))


@pytest.mark.parametrize("seats", TABLES, ids=" ".join)
def test_boards_depend_on_the_view_alone(seats: list[str]) -> None:
    """Dealing anew what a seat cannot know changes nothing of what it sees."""
    table = Table.new("root", {"seats": seats}, seed=5)
    rng = random.Random(5)
    for _ in range(150):
        if table.pending:
            table.answer(*choose(table, rng))
    viewer = len(seats) - 1
    other = table.clone()
    other.game.redeal(other.state, viewer, rng.shuffle)
    for seat in range(len(seats)):
        first, second = (draw_board(t.view(viewer), seat, words_of(t), frozenset()) for t in (table, other))
        assert first == second


def test_what_may_be_chosen_is_marked_and_can_be_reached_by_keyboard() -> None:
    play = (
        Stage()
        .warriors("marquise", 1, 1)
        .piece("sawmill", 1)
        .crafted("eyrie", "cobbler")
        .start("marquise.action", actions_left=3)
    )
    card = play.stage.card("cobbler")
    marquise, eyrie = render(play.table, 0, "en", frozenset({"piece:1", "seat:1", f"card:{card}"}))
    assert re.search(r'class="track open" data-piece="1">\s*<button type="button" class="press" aria-label="', marquise)
    assert 'data-piece="0"' not in marquise
    assert '<button type="button" class="seat-choose open" data-seat="1" aria-label="Choose Eyrie">' in eyrie
    assert re.search(rf'<button type="button" class="card-line open [^>]*data-card="{card}"', eyrie)
    assert "seat-choose" not in marquise


def test_only_ones_own_items_can_be_chosen() -> None:
    table = Table.new("root", {"seats": TABLES[1]}, seed=2)
    rng = random.Random(2)
    for _ in range(150):
        table.answer(*choose(table, rng))
    chosen = frozenset(f"item:{kind}" for kind in range(8)) | frozenset(f"belonging:{place}" for place in range(32))
    first, second = render(table, 2, "en", chosen)[2:]
    chosen_item = re.compile(r'class="thing[^"]* open"[^>]* data-thing="belonging:')
    assert chosen_item.search(first)
    assert "data-belonging=" in second
    assert not chosen_item.search(second)
    assert 'data-thing="belonging:' not in second


# -------------------------------------------------------------------------------------------------------- people


def test_tracks_of_the_marquise_show_costs_and_points_of_what_is_left() -> None:
    play = Stage().warriors("marquise", 2, 1).piece("workshop", 2, 2).start("marquise.action", actions_left=2)
    board = mat(play, "marquise")
    workshops = board.tracks[1]
    assert numbers(workshops) == [("2", "2"), ("3", "3"), ("3", "4"), ("4", "5")]
    assert [space.next for space in workshops.spaces] == [False, False, True, False, False, False]
    assert workshops.label == "Workshops: 4 of 6 on the board. The next one costs 2. The next one brings 2 points."
    assert board.actions.dots == (True, True, False)
    assert (board.wood.count, board.keep.text) == (8, "lost")


def test_the_decree_marks_the_current_column_and_what_is_done() -> None:
    stage = Stage(active="eyrie").warriors("eyrie", 3, 6).piece("roost", 3).leader("despot")
    stage.decree("move", "anvil").decree("battle", "sword").resolving("move")
    play = stage.start("eyrie.decree")
    play.choose("decree_move", 3, 3, 6, 1)
    recruit, move, battle, build = mat(play, "eyrie").columns
    assert [column.current for column in (recruit, move, battle, build)] == [False, True, False, False]
    assert [(line.card.name, line.done) for line in move.cards] == [("Loyal Vizier", True), ("Anvil", False)]
    assert [line.done for line in battle.cards] == [False]
    assert mat(play, "eyrie").leader.name == "Despot"


def test_supporters_lie_face_down_for_all_but_the_alliance() -> None:
    table = Table.new("root", {"seats": ["marquise", "alliance"]}, seed=2)
    rng = random.Random(2)
    while not root(table).supporters:
        table.answer(*choose(table, rng))
    stack = [CARDS[card].name for card in root(table).supporters]
    own, foreign = (draw_board(table.view(viewer), 1, words_of(table), frozenset()).mat for viewer in (1, 0))
    assert sorted(line.card.name for line in own.supporters.cards) == sorted(stack)
    assert (own.supporters.hidden, own.supporters.count) == (0, f"{len(stack)} of 5")
    assert (foreign.supporters.cards, foreign.supporters.hidden) == ((), len(stack))


def test_a_hand_that_lies_open_is_shown_and_others_are_not() -> None:
    table = Table.new("root", {"seats": ["marquise", "riverfolk"]}, seed=2)
    theirs = [CARDS[card].name for card in root(table).hands[1]]
    company = draw_board(table.view(0), 1, words_of(table), frozenset()).mat
    assert [line.card.name for line in company.hand.cards] == theirs
    mine = {CARDS[card].name for card in root(table).hands[0]} - set(theirs)
    assert mine
    assert not any(name in html for name in mine for html in render(table, 1, "en"))


def test_items_of_the_vagabond_lie_on_tracks_in_the_satchel_or_damaged() -> None:
    belongings = [0] * 32
    bag, boots, sword, tea = 0, 4, 16, 20
    for place, count in {bag: 1, boots: 1, boots + 1: 1, sword + 2: 1, tea: 4}.items():
        belongings[place] = count
    stage = Stage("marquise", "vagabond").warriors("marquise", 1, 1)
    play = stage.start("marquise.action", actions_left=3, belongings=[[], belongings])
    board = mat(play, "vagabond")
    assert [len(track.items) for track in board.tracks] == [3, 0, 1]
    assert [item.name for item in board.satchel.items] == ["boots", "tea", "boots (exhausted)"]
    assert [item.symbol for item in board.damaged.items] == ["item-sword"]
    assert board.satchel.count == "4 of 8"


# ---------------------------------------------------------------------------------------------------------- bots


def test_a_bot_shows_difficulty_and_traits_in_the_words_of_the_law() -> None:
    stage = Stage("marquise", "bot:duchy", difficulty={"duchy": "nightmare"}, traits={"duchy": ["investors"]})
    play = stage.warriors("marquise", 1, 1).start("marquise.action", actions_left=3)
    card = mat(play, "bot:duchy").card
    assert (card.level.name, card.stars) == ("nightmare", (True,) * 4)
    assert [trait.name for trait in card.traits] == ["Investors"]
    assert card.traits[0].text == play.table.game.laws["bots:C-10.investors"].text["en"]
    assert card.order is None


def test_plots_face_down_show_their_clearings_and_nothing_else() -> None:
    stage = Stage("marquise", "bot:corvids").warriors("marquise", 1, 1).plot("bomb", 3).plot("snare", 5, up=True)
    board = mat(stage.start("marquise.action", actions_left=3), "bot:corvids")
    assert {plots.name: plots.clearings for plots in board.up} == {
        "bomb": (),
        "snare": (5,),
        "extortion": (),
        "raid": (),
    }
    assert board.down.clearings == (3,)
    assert board.supply.count == 6


def test_the_ambushes_that_the_duchys_bot_keeps_lie_open() -> None:
    play = Stage("marquise", "bot:duchy").start("marquise.action", actions_left=3)
    assert mat(play, "bot:duchy").ambushes is None
    kept = play.stage.card("ambush_fox")
    state = play.table.state
    assert isinstance(state, Root)
    state.kept_ambushes.append(kept)
    for viewer in (0, None):
        assert [line.card.number for line in mat(play, "bot:duchy", viewer).ambushes.cards] == [kept]
        assert f'data-card="{kept}"' in render(play.table, viewer, "ru")[1]
