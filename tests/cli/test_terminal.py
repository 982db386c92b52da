"""Games at the terminal, typed by scripts: what is printed, what is asked, what is kept secret."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludex.agents import ScriptedAgent
from ludex.core import CHANCE, Decision, Table, key_of
from ludex.core.text import Words
from ludex.games.root.printed.deck import CARDS
from ludex.terminal import play_text
from ludex.terminal.menu import Menu, Wrong, as_key
from tests.cli.session import (
    ANSI,
    ENOUGH,
    EYRIE,
    MARQUISE,
    PASSES,
    Paper,
    Typist,
    near_the_end,
    new_table,
    play,
    stage_with_three_warriors,
    state_of,
    to_the_action,
)
from tests.root.stage import Stage

# -------------------------------------------------------------------------------------------------------- whole games


@pytest.mark.parametrize(("lang", "plain"), [("ru", True), ("en", True), ("ru", False)])
def test_a_person_plays_the_random_agent_to_the_end(lang: str, plain: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "xterm-256color")
    table = new_table()

    def typed() -> Iterator[str]:
        for _ in range(ENOUGH):
            yield "" if table.over else "1"

    code, paper = play(table, typed(), lang=lang, plain=plain, paper=Paper(terminal=True))
    assert code == 0
    assert table.over
    (winner,) = table.result or []
    text = table.game.text(lang)
    end = paper.text.rpartition(text.say("play-over"))[2]
    title = Words(table.game, lang, table.state).fact("seat", winner).form("title")
    assert text.say("outcome-victory", names=title) in end
    assert str(state_of(table).score[winner]) in end
    assert "{" not in paper.text
    assert ("\x1b" in paper.getvalue()) != plain
    assert max(map(len, ANSI.sub("", paper.getvalue()).splitlines())) <= 80


def test_agents_alone_play_while_everything_is_told() -> None:
    table = near_the_end()
    code, paper = play(table, [], people={})
    assert code == 0
    assert table.over
    assert "wins the game!" in paper.text
    assert "You draw" not in paper.text


def test_every_seat_needs_a_person_or_an_agent() -> None:
    with pytest.raises(ValueError, match="eyrie"):
        play_text(new_table(), {MARQUISE: "Ann"}, {}, "en", stdin=Typist([]), stdout=Paper())


def test_an_agent_that_fails_ends_the_game_with_an_offer_to_save(tmp_path: Path) -> None:
    table = new_table()
    file = tmp_path / "game.ludex"
    code, paper = play(table, ["1", "1", "1", "1", str(file)], agents={EYRIE: ScriptedAgent([])})
    assert code == 1
    assert "The game cannot go on" in paper.text
    assert Table.load(file.read_bytes()).hash() == table.hash()


def test_chance_is_asked_for_at_a_table_without_dice() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 2)
    table = scene.start("marquise.action", actions_left=3).table
    assert table.chance is None
    code, paper = play(table, ["battle:1:1", "roll:9:9", "roll:x", "roll:3:0", "q", "n"], people={0: "Ann", 1: "Ann"})
    assert code == 0
    assert "Chance" in paper.text
    assert "Roll the dice [4.3.2]" in paper.text
    assert "Dice 3 and 0" in paper.text
    assert table.log[-1] == (CHANCE, ("roll", 3, 0))


# ------------------------------------------------------------------------------------------------------------ secrets


@pytest.mark.parametrize("terminal", [True, False])
def test_the_curtain_keeps_hands_secret(terminal: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is printed between two curtains names no card that only the other hand holds."""
    monkeypatch.setenv("TERM", "xterm-256color")
    table = new_table()
    paper = Paper(terminal=terminal)
    rng = random.Random(2)
    names = {MARQUISE: "Ann", EYRIE: "Bob"}
    passed = 0
    own_cards_seen = 0
    start = 0
    before = EYRIE

    def secret(hidden_from: int) -> set[str]:
        """Names of cards that this seat must not read: in the other hand, and nowhere that it may look."""
        g = state_of(table)
        other = 1 - hidden_from
        open_cards = g.hands[hidden_from] + g.discard + g.available + g.known[hidden_from]
        open_cards += [card for row in (*g.crafted, *g.decree) for card in row if card < len(CARDS)]
        return {CARDS[card].name for card in g.hands[other]} - {CARDS[card].name for card in open_cards}

    def typed() -> Iterator[str]:
        nonlocal passed, own_cards_seen, start, before
        while passed < PASSES:
            printed = ANSI.sub("", paper.getvalue()[start:])
            if "press Enter" in printed.splitlines()[-1]:
                after = printed.rpartition("Pass the keyboard")[2]
                assert not [name for seat in names for name in secret(seat) if name in after]
                assert not [name for name in secret(before) if f"“{name}”" in printed]
                assert ("\x1b[3J" in paper.getvalue()[start:]) == terminal
                start = len(paper.getvalue())
                passed += 1
                (before,) = table.pending
                yield ""
                continue
            ((seat, decision),) = table.pending.items()
            assert not [name for name in secret(seat) if f"“{name}”" in printed]
            own_cards_seen += sum(f"“{CARDS[card].name}”" in printed for card in state_of(table).hands[seat])
            yield key_of(rng.choice(decision.options))

    code, _ = play(table, typed(), people=names, paper=paper)
    assert code == 0
    assert passed == PASSES
    assert own_cards_seen > PASSES


def test_the_curtain_names_who_is_next_and_one_person_with_two_seats_meets_none() -> None:
    _, paper = play(new_table(), [""], people={MARQUISE: "Ann", EYRIE: "Bob"})
    assert "Pass the keyboard to Ann (Marquise de Cat)." in paper.text
    _, paper = play(new_table(), ["1", "1", "1", "1"], people={MARQUISE: "Ann", EYRIE: "Ann"})
    assert "Pass the keyboard" not in paper.text
    assert "Ann (Eyrie Dynasties)" in paper.text


def test_a_game_without_secrets_has_no_curtain() -> None:
    """Spirit Island is open to all (SI-1.1): the keyboard goes from hand to hand, the screen stays."""
    seats = ["river-surges-in-sunlight", "lightnings-swift-strike"]
    _, paper = play(Table.new("spirit_island", {"seats": seats}, seed=3), ["1", "1"], people={0: "Ann", 1: "Bob"})
    assert "Pass the keyboard" not in paper.text
    assert "Ann (River Surges in Sunlight)" in paper.text


def test_at_the_curtain_the_last_answer_can_be_taken_back() -> None:
    table = new_table()
    typed = ["", "1", "place:0:1", "place:1:5", "place:2:5", "what?", "u", "place:2:9"]
    _, paper = play(table, typed, people={MARQUISE: "Ann", EYRIE: "Bob"})
    assert "Taken back: Place the recruiter in clearing 5 (rabbit)" in paper.text
    assert table.log[-1] == (MARQUISE, ("place", 2, 9))


def test_what_happened_since_ones_last_move_is_told() -> None:
    _, paper = play(new_table(), ["1", "1", "1", "1"])
    since = paper.text.partition("Since your last move")[2]
    assert "The Eyrie appoints" in since
    assert "Turn 1: the Marquise." in since


# -------------------------------------------------------------------------------------------------------- the question


def test_the_question_has_its_clause_and_every_option_a_number_and_a_key() -> None:
    _, paper = play(new_table(), [])
    assert "Choose a corner for the keep [6.3.2]" in paper.text
    assert "2. Keep in clearing 2 (mouse) [keep:2]" in paper.text


@pytest.mark.parametrize(
    ("lang", "plain", "label"), [("en", False, "1–3 to"), ("en", True, "1 to 3 to"), ("ru", True, "от 1 до 3 на")]
)
def test_moves_that_differ_only_in_their_count_are_one_line(lang: str, plain: bool, label: str) -> None:
    table = stage_with_three_warriors()
    menu = Menu(table.pending[MARQUISE], Words(table.game, lang, table.state), plain)
    (block,) = [block for block in menu.blocks() if "move:1:5:1…3" in [entry.key for entry in block.entries]]
    assert block.entries[0].label.startswith(label)
    assert len(menu.lines) < len(table.pending[MARQUISE].options)


@pytest.mark.parametrize(
    ("typed", "count"),
    [
        (["move:1:5", ""], 3),
        (["move:1:5", "2"], 2),
        (["move 1 5 1"], 1),
        (["move:1:5:1…3", "9", "many", "1"], 1),
        (["2", "2"], 2),
        (["2 2"], 2),
        (["2", "b", "2", "1"], 1),
    ],
)
def test_the_count_of_a_range_is_asked_for(typed: list[str], count: int) -> None:
    table = stage_with_three_warriors()
    play(table, typed)
    assert table.log == [(MARQUISE, ("move", 1, 5, count))]


def test_a_long_list_is_grouped_under_headings_and_a_short_one_is_not() -> None:
    table = stage_with_three_warriors()
    words = Words(table.game, "en", table.state)
    headings = [block.heading for block in Menu(table.pending[MARQUISE], words, True).blocks()]
    assert headings[:2] == ["", "Move warriors from clearing 1 (fox)"]
    few = Menu(Decision("6.5", MARQUISE, "action", table.pending[MARQUISE].options[:4]), words, True).blocks()
    assert {block.heading for block in few} == {""}
    assert few[-1].entries[0].label == "Move 1 to 3 warriors from clearing 1 (fox) to clearing 5 (rabbit)"


def test_a_wordy_list_has_headings_however_short_it_is() -> None:
    stage = Stage(active="eyrie").warriors("eyrie", 3, 10).piece("roost", 3).leader("despot").resolving("move")
    table = stage.start("eyrie.decree").table
    first, *_ = Menu(table.pending[EYRIE], Words(table.game, "en", table.state), False).blocks()
    assert first.heading == "By a bird card: move warriors from clearing 3 (rabbit)"
    assert first.entries[0] == (1, "1–10 to clearing 6 (fox)", "decree_move:3:3:6:1…10")


def test_numbers_run_through_all_groups_and_find_what_they_show() -> None:
    table = to_the_action(new_table())
    menu = Menu(table.pending[MARQUISE], Words(table.game, "en", table.state), True)
    entries = [entry for block in menu.blocks() for entry in block.entries]
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    for entry in entries:
        assert menu.find(str(entry.number)) == menu.lines[entry.number - 1]
    chosen = [option for line in menu.lines for option in line.options]
    assert sorted(chosen) == sorted(table.pending[MARQUISE].options)


def test_enter_is_done_where_that_comes_first_and_otherwise_chooses_nothing() -> None:
    table = new_table()
    _, paper = play(table, [""])
    assert "Please choose" in paper.text
    assert not [who for who, _ in table.log if who != CHANCE]
    table = to_the_action(new_table())
    length = len(table.log)
    _, paper = play(table, [""])
    assert "Enter — No ambush: go on to the dice; h — help." in paper.text
    assert table.log[length] == (MARQUISE, ("done",))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no option 99: they are numbered from 1 to 4."),
        ("0", "There is no option 0"),
        ("1 2", "Option 1 has no count"),
        ("hello there", "I do not understand “hello there”"),
        ("keep", "Not allowed: “keep” takes: clearing."),
        ("keep:five", "Not allowed: “keep:five” cannot be read"),
        ("keep:12", "Not allowed: this clearing is not a corner [6.3.2]."),
        ("move:1:2:1", "Not allowed"),
        ("²", "I do not understand"),
        ("c", "Type a name or a number"),
        ("c dragon", "There is no card “dragon”."),
        ("? roll:1:2", "Not allowed: there is no action “roll”."),
        ("?", "Type the key after the question mark"),
        ("l 99.9", "The law has no clause “99.9”."),
        ("u", "You have not answered anything"),
        ("u!", "You have not answered anything"),
    ],
)
def test_bad_input_gets_a_kind_answer_and_loses_nothing(typed: str, said: str) -> None:
    table = new_table()
    before = table.hash()
    code, paper = play(table, [typed])
    assert code == 0
    assert said in paper.text
    assert table.hash() == before


def test_spaces_stand_for_colons() -> None:
    assert as_key(" move 4  8:3 ") == "move:4:8:3"


def test_a_wrong_count_says_which_are_possible() -> None:
    table = stage_with_three_warriors()
    menu = Menu(table.pending[MARQUISE], Words(table.game, "en", table.state), False)
    found = menu.find("2 7")
    assert isinstance(found, Wrong)
    assert found.about == {"count": "7", "range": "1–3"}
