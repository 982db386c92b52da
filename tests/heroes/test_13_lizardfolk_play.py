"""H-13 Lizardfolk: whole games in all company, and everything that a table promises."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from ludex.core import Option, Refusal, Table
from ludex.core.text import Words
from ludex.games.heroes.game import GAME
from ludex.games.heroes.printed.book import CODES, DARK_ELVES, FACTIONS, LIZARDFOLK, REGIONS, book, faction_of
from ludex.games.heroes.show.sheets import sheets
from ludex.games.heroes.sides.lizardfolk.rules import cannot_treat, cannot_treat_far
from ludex.games.heroes.sides.side import PLAYED
from ludex.games.heroes.state import Heroes
from ludex.kit.testing import checks
from tests.heroes.stage import Stage

NAME = FACTIONS[LIZARDFOLK]
OTHERS = [name for n, name in enumerate(FACTIONS) if n != LIZARDFOLK]
COMPANY = [(NAME, *others) for count in (1, 2, 3) for others in itertools.combinations(OTHERS, count)]
LEADING = {"build", "treaty", "far_treaty", "fortress", "council", "artifact", "vote", "fight"}
TWO: dict[str, Any] = {"seats": [NAME, "werewolves"]}
REFUSALS: list[tuple[str, dict[str, Any]]] = [
    ("monster-elsewhere", {"region": 3}),
    ("monster-gone", {"region": 3}),
    ("no-shamans", {}),
    ("gifts", {"region": 3}),
    ("obelisk", {"region": 3}),
    ("not-bordering", {"region": 3}),
    ("obelisk-cost", {"things": [6003]}),
    ("council-bonuses", {"need": 2, "have": 1}),
    ("council-cost", {"things": [6005]}),
]


def lively(table: Table, rng: random.Random) -> tuple[int, Option]:
    """A random answer that leans to building, treating and voting, so that games come to Councils."""
    seat = rng.choice(list(table.pending))
    options = table.pending[seat].options
    leading = [option for option in options if option[0] in LEADING]
    if leading and rng.random() < 0.8:
        return seat, rng.choice(leading)
    if options[0][0] == "send" and rng.random() < 0.8:
        return seat, options[-1]
    return seat, rng.choice(options)


@pytest.fixture
def lively_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "choose", lively)


def sound(g: Heroes) -> None:
    """Ticks stand in circles, no monster is struck out without a tick, each Council struck out a bonus, and nothing is
    below zero."""
    me = g.factions.index(LIZARDFOLK)
    board, printed = g.boards[me], faction_of(g, me)
    assert all(count <= len(each.circles) for count, each in zip(board.ticks, printed.species, strict=True))
    assert sum(board.gone) <= sum(board.ticks)
    assert not any(board.gone[region] for region in book(g).out[len(g.boards)])
    assert board.councils == board.opened.count(2)
    assert min(*board.stock, *board.units, board.votes) >= 0


def company(number: int) -> dict[str, Any]:
    """The lizardfolk with others, at every place of the table in turn."""
    seats = COMPANY[number % len(COMPANY)]
    turn = number % len(seats)
    return {"seats": [*seats[turn:], *seats[:turn]]}


@pytest.mark.law("heroes:H-13")
@pytest.mark.parametrize("number", range(40))
def test_random_games_in_all_company_end(number: int, lively_games: None) -> None:
    checks.random_play_ends(GAME, company(number), number, sound)


@pytest.mark.law("heroes:H-13.9")
def test_games_come_to_councils(lively_games: None) -> None:
    held = 0
    for seed in range(5):
        *_, table = checks.walk(GAME, TWO, seed)
        assert isinstance(table.state, Heroes)
        held += table.state.boards[0].councils
    assert held >= 5


@pytest.mark.parametrize("seed", range(3))
def test_clone_save_undo_and_replay(seed: int, lively_games: None) -> None:
    setup = company(seed)
    checks.clones_go_the_same_way(GAME, setup, seed, every=71)
    checks.saves_load_the_same(GAME, setup, seed, every=40)
    checks.undo_goes_all_the_way_back(GAME, setup, seed)
    checks.log_replays(GAME, setup, seed)


@pytest.mark.law("heroes:H-13.9", "heroes:H-1.9")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_learns_votes_before_all_are_in(seed: int, lively_games: None) -> None:
    checks.views_hide_what_is_hidden(GAME, company(seed), seed)


@pytest.mark.law("heroes:H-13.4", "heroes:H-13.13")
def test_options_and_refusals_come_from_the_same_law(lively_games: None) -> None:
    compared = 0
    for table in checks.walk(GAME, TWO, 7):
        g = table.state
        assert isinstance(g, Heroes)
        if 0 in table.pending and table.pending[0].prompt == "fights":
            offered = {option for option in table.pending[0].options if option[0] in ("treaty", "far_treaty")}
            here = g.boards[0].region
            legal: set[Option] = {("treaty", here)} if cannot_treat(g, 0, here) is None else set()
            legal |= {("far_treaty", region) for region in range(REGIONS) if cannot_treat_far(g, 0, region) is None}
            assert offered == legal
            compared += 1
    assert compared


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_option_question_and_line_has_words(lang: str, lively_games: None) -> None:
    said: list[str] = []
    for seed in range(3):
        for table in checks.walk(GAME, company(seed), seed):
            words = Words(GAME, lang, table.state)
            for decision in table.pending.values():
                said.append(words.prompt(decision))
                said += [words.option(option) for option in decision.options[:9]]
        assert table.journal is not None
        said += [words.line(line) for line in table.journal.lines]
    assert not [line for line in said if "{" in line or "???" in line]


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_everything_of_the_lizardfolk_has_words(lang: str) -> None:
    words = Words(GAME, lang, Table.new(GAME, TWO, 1).state)
    said = [words.refusal(Refusal("H-13", reason, about)) for reason, about in REFUSALS]
    codes = {**dict.fromkeys(("troop", "species", "bonus"), CODES.code(LIZARDFOLK, 0)), "monster": CODES.code(1, 0)}
    verbs = PLAYED[LIZARDFOLK].verbs
    said += [words.option((verb.name, *(codes.get(kind, 1) for kind in verb.items.values()))) for verb in verbs]
    assert words.text.has("ask-voting")
    assert not [line for line in said if "{" in line or "???" in line]


@pytest.mark.law("heroes:H-13.9")
def test_a_rival_is_told_why_there_is_no_such_bonus() -> None:
    table = Table.new(GAME, TWO, 1)
    (seat,) = table.pending
    refusal = table.why_not(seat, ("vote", CODES.code(LIZARDFOLK, 8)))
    assert refusal is not None
    assert refusal.reason == "no-such-thing"


@pytest.mark.law("heroes:H-13.4", "heroes:H-13.10")
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_sheet_of_the_temple_shows_monsters_and_bonuses(lang: str) -> None:
    stage = Stage("lizardfolk", "werewolves")
    board = stage.board(0)
    board.gone[stage.region("elri")] = board.ticks[2] = board.opened[2] = 1
    board.opened[0], board.weaker[2], board.votes = 2, 4, 3
    table = stage.act("move", 4)
    words = Words(GAME, lang, table.state)
    found = sheets(table.view(0), words)
    (temple,) = [sheet for sheet in found if sheet.title == words.text.say("sheet-temple", who=board_name(words))]
    names = [
        [str(words.fact("region", stage.region(name))) for name in row] for row in (("dortal", "zolen"), ("asander",))
    ]
    assert temple.rows[2][1] == ", ".join(names[0])
    assert temple.rows[1][1].startswith(names[1][0])
    assert [row[2] for row in temple.rows[:3]] == [words.text.say(f"sheet-bonus-{state}") for state in (2, 0, 1)]
    (monsters,) = [sheet for sheet in found if sheet.title == words.text.say("sheet-monsters", who=board_name(words))]
    assert [row[1] for row in monsters.rows[:3]] == ["4", "6", "4"]
    assert all(len(row) == len(sheet.columns) for sheet in found for row in sheet.rows)


def board_name(words: Words) -> str:
    return words.text.say(f"faction-{NAME}", form="title")


@pytest.mark.plain
@pytest.mark.law("heroes:H-16.2", "heroes:H-13.7")
def test_a_treaty_needs_the_raised_strength_of_a_fortress_that_is_being_entwined_and_leaves_the_web(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage = Stage("lizardfolk", "dark_elves")
    stage.stand("fliss")
    stage.units(shaman=5)
    elves = PLAYED[DARK_ELVES]
    monkeypatch.setattr(elves, "rivals_fortress", lambda g, me, region: 6)
    monkeypatch.setattr(elves, "rivals_took", lambda g, me, region: pytest.fail("the entwining goes on"))
    stage.act("move", 1)
    stage.until(lambda _: stage.asked(0) == "fights")
    stage.answer(0, ("fortress", stage.region("fliss")), ("send", stage.code(0), 5))
    table = stage.table
    assert table is not None
    assert table.journal is not None
    assert [line.about["strength"] for line in table.journal.lines if line.message == "treat-fortress"] == [12 + 6]
    assert stage.board(0).forts[stage.region("fliss")] == 1
