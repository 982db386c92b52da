"""The picture of the table: complete in both languages, and made from what a seat may know alone."""

from __future__ import annotations

import random
import re
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest

from ludex.core import Table
from ludex.core.decision import option_of
from ludex.core.text import LANGUAGES, Words
from ludex.games.heroes.game import GAME
from ludex.games.heroes.printed.book import book_of
from ludex.games.heroes.show.draw import draw
from ludex.games.heroes.show.draw_map import draw_routes
from ludex.games.heroes.show.icons import ICONS
from ludex.games.heroes.show.look import HeroesLook
from ludex.games.heroes.show.scene import Scene
from ludex.games.heroes.state import Heroes
from ludex.kit.testing.checks import choose
from ludex.server.pages.table.choices import question

template = pytest.importorskip("django.template")

CODES = GAME.folder / "show"
LARGEST = 210_000
TABLES = (
    ("werewolves", "mushroomfolk"),
    ("lizardfolk", "cyclopes", "archons"),
    ("dark_elves", "werewolves", "lizardfolk", "cyclopes"),
    ("archons", "dark_elves", "mushroomfolk", "werewolves"),
)
"""Every faction, and every number of players."""
VOID = {"br", "hr", "img", "input", "link", "meta"}


@cache
def engine() -> Any:
    """What a template asks for and a scene does not have shows as MISSING."""
    return template.Engine(
        dirs=[str(CODES / "templates")], builtins=["ludex.server.templatetags.fragments"], string_if_invalid="MISSING"
    )


def render(scene: Scene) -> str:
    context = template.Context({"scene": scene}, use_l10n=False, use_tz=False)
    return str(engine().get_template("heroes/table.html").render(context))


def scene_of(table: Table, seat: int | None, lang: str = "en", open: frozenset[str] = frozenset()) -> Scene:
    return draw(table.view(seat), Words(GAME, lang, table.state), open)


def state(table: Table) -> Heroes:
    assert isinstance(table.state, Heroes)
    return table.state


def play(table: Table, rng: random.Random, until: Any) -> bool:
    """Random answers until something is so; says whether it ever was."""
    while table.pending:
        if until(table):
            return True
        table.answer(*choose(table, rng))
    return False


class Nested(HTMLParser):
    """Every element is closed, in order, and no id is used twice."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.used: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.note(attrs)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.note(attrs)

    def note(self, attrs: list[tuple[str, str | None]]) -> None:
        about = dict(attrs)
        self.ids += [about["id"]] if about.get("id") else []  # type: ignore[list-item]
        href = about.get("href") or ""
        self.used |= {href.removeprefix("#")} if href.startswith("#") else set()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check(page: str) -> None:
    assert "MISSING" not in page
    assert not re.findall(r"\{[a-z]+-[a-z-]*\}", page)
    assert len(page) < LARGEST
    nested = Nested()
    nested.feed(page)
    assert nested.open == []
    assert len(nested.ids) == len(set(nested.ids))
    assert nested.used <= set(nested.ids)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", TABLES, ids="-".join)
def test_every_sheet_is_drawn_from_every_seat_all_game_long(seats: tuple[str, ...], lang: str) -> None:
    table, rng = Table.new(GAME, {"seats": list(seats)}, seed=3), random.Random(3)
    for part in range(9):
        for seat in (None, *range(len(seats))):
            check(render(scene_of(table, seat, lang)))
        play(table, rng, lambda table, to=table.answered + 45 * part: table.answered >= to)
    assert state(table).round > 4


def test_the_same_view_is_drawn_the_same() -> None:
    table, rng = Table.new(GAME, {"seats": list(TABLES[2])}, seed=5), random.Random(5)
    play(table, rng, lambda table: table.answered >= 150)
    first, second = scene_of(table, 1), scene_of(table, 1)
    assert first == second
    assert hash(first) == hash(second)


# ------------------------------------------------------------------------------------------------------ what is hidden


def on_the_move(table: Table) -> bool:
    return sum(each.prompt == "move" for each in table.pending.values()) > 1


@pytest.mark.law("heroes:H-1.9")
@pytest.mark.parametrize("seats", TABLES, ids="-".join)
def test_a_secret_move_shows_on_no_other_page(seats: tuple[str, ...]) -> None:
    table, rng = Table.new(GAME, {"seats": list(seats)}, seed=8), random.Random(8)
    seen = 0
    while play(table, rng, on_the_move):
        mover = next(seat for seat, asked in table.pending.items() if asked.prompt == "move")
        others: list[int | None] = [None, *(seat for seat in range(len(seats)) if seat != mover)]
        before = [scene_of(table, seat) for seat in others]
        pending = set(table.pending)
        table.answer(
            mover, rng.choice([each for each in table.pending[mover].options if each[0] == "go"] or [("stay",)])
        )
        if pending - {mover} <= set(table.pending) and state(table).seen:
            after = [scene_of(table, seat) for seat in others]
            assert [each.map for each in after] == [each.map for each in before]
            assert [each.sheets for each in after] == [each.sheets for each in before]
            assert [each.routes for each in after] == [each.routes for each in before]
            assert all(sheet.covered for each in after for sheet in each.sheets if not sheet.mine)
            seen += 1
        if seen > 8:
            break
    assert seen > 4


# ------------------------------------------------------------------------------------------------------------- routes


@pytest.mark.law("heroes:H-6.2")
def test_every_destination_has_its_way_drawn_and_the_chosen_one_stays() -> None:
    table, rng = Table.new(GAME, {"seats": list(TABLES[3])}, seed=4), random.Random(4)
    assert play(table, rng, lambda table: on_the_move(table) and state(table).round > 2)
    seat = next(seat for seat, asked in table.pending.items() if asked.prompt == "move")
    goes = [option for option in table.pending[seat].options if option[0] == "go"]
    routes = scene_of(table, seat).routes
    assert {name for route in routes for name in route.aim.split() if name.startswith("go:")} == {
        ":".join(map(str, option)) for option in goes
    }
    assert {route.cost for route in routes} == {option[2] for option in goes}
    origin = state(table).boards[seat].region
    table.answer(seat, goes[-1])
    if seat not in table.pending:
        (chosen,) = scene_of(table, seat).routes
        assert chosen.chosen
        assert table.view(seat).board.stood[seat] == origin
    assert play(table, rng, lambda table: not state(table).seen)
    assert not any(route.chosen for route in scene_of(table, seat).routes)


def test_others_see_no_ways() -> None:
    table, rng = Table.new(GAME, {"seats": list(TABLES[0])}, seed=4), random.Random(4)
    assert play(table, rng, on_the_move)
    words = Words(GAME, "en", table.state)
    assert draw_routes(HeroesLook(table.view(None), words, frozenset())) == ()


# ---------------------------------------------------------------------------------------------------------- one by one


def test_what_may_be_chosen_stands_out() -> None:
    table, rng = Table.new(GAME, {"seats": list(TABLES[0])}, seed=2), random.Random(2)
    assert play(table, rng, lambda table: any(each.prompt == "build" for each in table.pending.values()))
    seat = next(seat for seat, asked in table.pending.items() if asked.prompt == "build")
    words = Words(GAME, "en", table.state)
    asked = question(table, seat, words)
    assert asked is not None
    scene = scene_of(table, seat, open=asked.open)
    offered = {f"building:{option[1]}" for option in table.pending[seat].options if option[0] == "build"}
    shown = {each.thing.split()[0] for sheet in scene.sheets for each in sheet.tree.buildings if each.open}
    assert shown == offered


def test_regions_have_all_their_signs_on_the_map() -> None:
    table = Table.new(GAME, {"seats": list(TABLES[2])}, seed=1)
    shown = scene_of(table, 0).map
    for printed, region in zip(book_of("").map.region, shown.regions, strict=True):
        kinds = [sign.kind for sign in region.signs]
        assert ("portal" in kinds, "lair" in kinds) == (printed.portal, printed.lair)
        assert ("foundation" in kinds, "artifact" in kinds) == (printed.foundation, bool(printed.artifact))
        assert "fort" in kinds or printed.id not in {fort.region for fort in book_of("").map.fortress}
        assert all(0 < sign.x < shown.width and 0 < sign.y < shown.height for sign in region.signs)


@pytest.mark.law("heroes:H-2.2")
def test_regions_out_of_play_are_hatched_and_empty() -> None:
    regions = scene_of(Table.new(GAME, {"seats": list(TABLES[0])}, seed=1), 0).map.regions
    out = [region for region in regions if region.out]
    assert {region.number for region in out} == book_of("").out[2]
    assert not any(region.signs or region.open for region in out)


def test_who_is_ready_is_plain() -> None:
    table, rng = Table.new(GAME, {"seats": list(TABLES[1])}, seed=6), random.Random(6)
    assert play(table, rng, lambda table: 0 < len([seat for seat in table.pending if seat >= 0]) < 3)
    for player in scene_of(table, 0).players:
        assert player.ready == (player.number not in table.pending)
        assert player.said == ("ready" if player.ready else "is choosing")


def test_every_line_of_the_journal_has_an_icon() -> None:
    files = (GAME.folder / "text").glob("en*.ftl")
    told = {name for file in files for name in re.findall(r"^tell-([a-z-]+)", file.read_text("utf-8"), re.MULTILINE)}
    deeds = {f"deed-{verb.replace('_', '-')}" for verb in GAME.verbs}
    assert told == set(ICONS) - deeds


def test_destinations_are_listed_by_what_they_cost() -> None:
    table, rng = Table.new(GAME, {"seats": list(TABLES[0])}, seed=4), random.Random(4)
    assert play(table, rng, lambda table: on_the_move(table) and state(table).round > 3)
    seat = next(iter(table.pending))
    asked = question(table, seat, Words(GAME, "en", table.state))
    assert asked is not None
    least = [min(option_of(choice.key)[2] for choice in group.choices) for group in asked.groups if group.heading]
    assert least == sorted(least)
    assert len(least) > 1
