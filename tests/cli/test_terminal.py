"""Games at the terminal, typed by scripts: what is printed, what is asked, what is kept secret."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludex.agents import Agent, RandomAgent, ScriptedAgent
from ludex.core import CHANCE, Table, key_of
from ludex.core.text import CORE_TEXT, LANGUAGES, Words
from ludex.games.root.deck import CARDS, NAME_OF
from ludex.games.root.state import Root
from ludex.terminal import commands, play_text
from ludex.terminal.commands import HELP
from ludex.terminal.menu import Menu, Wrong, as_key
from tests.root.stage import Stage

MARQUISE, EYRIE = 0, 1
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
ENOUGH = 5000
PASSES = 12


class Typist(io.StringIO):
    """A keyboard: every line comes from a function or a list, which may look at what was printed so far."""

    def __init__(self, typed: Iterator[str] | list[str]) -> None:
        super().__init__()
        self.typed = iter(typed)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        for line in self.typed:
            return f"{line}\n"
        return ""


class Paper(io.StringIO):
    """A terminal, or a pipe, that remembers what was printed."""

    def __init__(self, *, terminal: bool = False) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal

    @property
    def text(self) -> str:
        """Without colours, and with single spaces, so that wrapping does not matter."""
        return " ".join(ANSI.sub("", self.getvalue()).split())


def new_table(seed: int = 3) -> Table:
    return Table.new("root", {"seats": ["marquise", "eyrie"], "first": MARQUISE}, seed=seed)


def play(
    table: Table,
    typed: Iterator[str] | list[str],
    *,
    people: dict[int, str] | None = None,
    agents: dict[int, Agent] | None = None,
    lang: str = "en",
    plain: bool = False,
    paper: Paper | None = None,
) -> tuple[int, Paper]:
    """A session; who is not a person is played at random."""
    people = {MARQUISE: "Ann"} if people is None else people
    seats = range(len(table.game.seats(table.setup)))
    agents = agents or {seat: RandomAgent(seat) for seat in seats if seat not in people}
    paper = paper or Paper()
    return play_text(table, people, agents, lang, plain, Typist(typed), paper), paper


def to_the_action(table: Table) -> Table:
    """The Marquise has set up and stands before her first action."""
    agent = RandomAgent(1)
    for _ in range(200):
        ((seat, decision),) = table.pending.items()
        if decision.prompt == "action":
            return table
        table.answer(seat, key_of(("done",)) if ("done",) in decision.options else agent.choose(table, seat))
    raise AssertionError("no action")


def state_of(table: Table) -> Root:
    assert isinstance(table.state, Root)
    return table.state


def moves_of(table: Table) -> list[tuple[int, int, int]]:
    return [(option[1], option[2], option[3]) for option in table.pending[MARQUISE].options if option[0] == "move"]


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
    assert text.say("play-winner", count=1, names=title) in end
    assert str(state_of(table).score[winner]) in end
    assert "{" not in paper.text
    assert ("\x1b" in paper.getvalue()) != plain
    assert max(map(len, ANSI.sub("", paper.getvalue()).splitlines())) <= 80


def near_the_end() -> Table:
    """Somebody has twenty points, by random play."""
    table = new_table()
    agent = RandomAgent(1)
    while max(state_of(table).score) < 20:
        ((seat, _),) = table.pending.items()
        table.answer(seat, agent.choose(table, seat))
    return table


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
    menu = Menu(table.pending[MARQUISE].options, Words(table.game, lang, table.state), plain)
    (block,) = [block for block in menu.blocks() if "move:1:5:1…3" in [entry.key for entry in block.entries]]
    assert block.entries[0].label.startswith(label)
    assert len(menu.lines) < len(table.pending[MARQUISE].options)


def stage_with_three_warriors() -> Table:
    scene = Stage().warriors("marquise", 1, 3).warriors("marquise", 4, 1).warriors("marquise", 12, 1)
    return scene.start("marquise.action", actions_left=3).table


@pytest.mark.parametrize(
    ("typed", "count"),
    [
        (["move:1:5", ""], 3),
        (["move:1:5", "2"], 2),
        (["move 1 5 1"], 1),
        (["move:1:5:1…3", "9", "many", "1"], 1),
        (["2", "2"], 2),
        (["2 2"], 2),
        (["2", "0", "2", "1"], 1),
    ],
)
def test_the_count_of_a_range_is_asked_for(typed: list[str], count: int) -> None:
    table = stage_with_three_warriors()
    play(table, typed)
    assert table.log == [(MARQUISE, ("move", 1, 5, count))]


def test_a_long_list_is_grouped_under_headings_and_a_short_one_is_not() -> None:
    table = stage_with_three_warriors()
    words = Words(table.game, "en", table.state)
    headings = [block.heading for block in Menu(table.pending[MARQUISE].options, words, True).blocks()]
    assert headings[:2] == ["", "Move warriors from clearing 1 (fox)"]
    few = Menu(table.pending[MARQUISE].options[:4], words, True).blocks()
    assert {block.heading for block in few} == {""}
    assert few[-1].entries[0].label == "Move 1 to 3 warriors from clearing 1 (fox) to clearing 5 (rabbit)"


def test_a_wordy_list_has_headings_however_short_it_is() -> None:
    stage = Stage(active="eyrie").warriors("eyrie", 3, 10).piece("roost", 3).leader("despot").resolving("move")
    table = stage.start("eyrie.decree").table
    first, *_ = Menu(table.pending[EYRIE].options, Words(table.game, "en", table.state), False).blocks()
    assert first.heading == "By a bird card: move warriors from clearing 3 (rabbit)"
    assert first.entries[0] == (1, "1–10 to clearing 6 (fox)", "decree_move:3:3:6:1…10")


def test_numbers_run_through_all_groups_and_find_what_they_show() -> None:
    table = to_the_action(new_table())
    menu = Menu(table.pending[MARQUISE].options, Words(table.game, "en", table.state), True)
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
    assert "(Enter: Done; h: help)" in paper.text
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
        ("keep:12", "Not allowed: this is not among the answers to the present question [6.3.2]."),
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
    menu = Menu(table.pending[MARQUISE].options, Words(table.game, "en", table.state), False)
    found = menu.find("2 7")
    assert isinstance(found, Wrong)
    assert found.about == {"count": "7", "range": "1–3"}


# ------------------------------------------------------------------------------------------------------------ commands


def test_free_undo_takes_the_last_answer_back() -> None:
    table = new_table()
    before = table.hash()
    _, paper = play(table, ["keep:1", "u"])
    assert "Taken back: Keep in clearing 1 (fox)" in paper.text
    assert table.hash() == before


def test_undo_beyond_another_player_or_a_drawn_card_says_what_it_needs() -> None:
    table = to_the_action(new_table())
    _, paper = play(table, ["done", "u"])
    assert re.search(r"(has acted|was seen) since then\. u! asks everyone", paper.text)


@pytest.mark.parametrize("answer", ["y", "n"])
def test_undo_by_consent_asks_every_other_person(answer: str) -> None:
    table = to_the_action(new_table())
    before = table.hash()
    people = {MARQUISE: "Ann", EYRIE: "Bob"}
    standing: list[str] = []

    def script() -> Iterator[str]:
        yield ""
        yield "done"
        assert "Bob" in paper.text
        yield ""
        while EYRIE in table.pending:
            yield key_of(table.pending[EYRIE].options[0])
        yield ""
        standing.append(table.hash())
        yield "u!"
        assert "Ann (Marquise de Cat) would like to take back: Done" in paper.text
        yield "perhaps"
        assert paper.text.endswith("Please type y or n. Bob (Eyrie Dynasties), do you agree? (y/n):")
        yield answer
        yield ""

    paper = Paper()
    play(table, script(), people=people, paper=paper)
    if answer == "y":
        assert table.hash() == before
        assert "Taken back: Done" in paper.text
    else:
        assert table.hash() == standing[0]
        assert "Bob (Eyrie Dynasties) does not agree: nothing was taken back." in paper.text


def test_agents_consent_to_an_undo() -> None:
    table = to_the_action(new_table())
    before = table.hash()
    _, paper = play(table, ["done", "u!"])
    assert "Taken back: Done" in paper.text
    assert table.hash() == before


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Not allowed: no path joins these clearings [2.2.1]. 2.2.1 "),
        ("ru", "Нельзя: эти поляны не соединены тропой [2.2.1]. 2.2.1 "),
    ],
)
def test_why_not_names_the_clause_and_shows_its_text(lang: str, said: str) -> None:
    table = stage_with_three_warriors()
    _, paper = play(table, ["? move:1:3:1"], lang=lang)
    assert said in paper.text
    assert table.game.laws["2.2.1"].text[lang] in paper.text
    assert not table.log


def test_an_answer_that_is_refused_says_why_without_being_asked() -> None:
    table = stage_with_three_warriors()
    _, paper = play(table, ["move:1:5:4"])
    assert "you do not have that many warriors there" in paper.text
    assert not table.log


def test_why_not_of_something_allowed_says_its_number() -> None:
    _, paper = play(stage_with_three_warriors(), ["? move:1:5:2", "?2"])
    assert paper.text.count("That is allowed now: it is option 2.") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_law_of_the_question_and_any_clause_with_its_references(lang: str) -> None:
    table = new_table()
    laws = table.game.laws
    _, paper = play(table, ["l", "l 6.2.3", "l root:4.3", f"l {laws['6.2.3'].title[lang].lower()}"], lang=lang)
    for clause in ("6.3.2", "6.2.3", "4.3"):
        assert f"{clause} {laws[clause].title[lang]}" in paper.text
        assert laws[clause].text[lang] in paper.text
    assert f"2.5.1 {laws['2.5.1'].title[lang]}" in paper.text
    assert f"4.3.1 {laws['4.3.1'].title[lang]}" in paper.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_by_a_part_of_its_name_or_its_number(lang: str) -> None:
    card = CARDS[NAME_OF.index("tax_collector")]
    name, effect = (card.ru, card.effect_ru) if lang == "ru" else (card.name, card.effect)
    _, paper = play(new_table(), [f"c {name[:6].lower()}"], lang=lang)
    assert effect in paper.text
    _, paper = play(new_table(), [f"c {NAME_OF.index('tax_collector')}"], lang=lang)
    assert effect in paper.text


def test_the_journal_is_that_of_the_seat() -> None:
    table = new_table()
    _, paper = play(table, ["j"])
    told = paper.text.partition("The game so far")[2]
    assert told.count("You draw") == 3
    _, paper = play(new_table(), ["j 1"])
    told = paper.text.partition("The game so far")[2]
    assert "You draw" not in told
    assert "The Eyrie draws 3 cards." in told


def test_the_whole_view_on_demand_and_only_changes_otherwise() -> None:
    _, paper = play(new_table(), ["keep:1"])
    assert paper.text.count("Cards in the deck: 44") == 1
    _, paper = play(new_table(), ["keep:1", "v"])
    assert paper.text.count("Cards in the deck: 44") == 2


@pytest.mark.parametrize(("lang", "word"), [("en", "help"), ("ru", "помощь"), ("ru", "р"), ("ru", "h")])
def test_help_in_the_words_of_the_language(lang: str, word: str) -> None:
    table = new_table()
    _, paper = play(table, [word], lang=lang)
    for name in HELP:
        assert table.game.text(lang).say(f"play-help-{name}-does") in paper.text


# ------------------------------------------------------------------------------------------------------ save and leave


def test_a_saved_game_loads_to_the_same_hash_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.ludex"
    table = new_table()
    play(table, ["keep:1", f"s {file}"])
    loaded = Table.load(file.read_bytes())
    assert loaded.hash() == table.hash()
    _, paper = play(loaded, ["place:0:1"])
    assert "The Marquise places the keep in clearing 1 (fox)." in paper.text
    assert loaded.log[-1] == (MARQUISE, ("place", 0, 1))


def test_a_file_is_not_overwritten_without_a_yes(tmp_path: Path) -> None:
    file = tmp_path / "game.ludex"
    file.write_text("dear diary")
    _, paper = play(new_table(), [f"s {file}", "n"])
    assert file.read_text() == "dear diary"
    assert "stays as it was" in paper.text
    play(new_table(), [f"s {file}", "y"])
    assert Table.load(file.read_bytes())


@pytest.mark.parametrize(("name", "said"), [(".", "is a folder"), ("no/such/file", "there is no folder")])
def test_a_file_that_cannot_be_written_is_said_clearly(name: str, said: str, tmp_path: Path) -> None:
    code, paper = play(new_table(), [f"s {tmp_path / name}"])
    assert code == 0
    assert said in paper.text


def test_leaving_asks_whether_to_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    _, paper = play(new_table(), ["q", "", "q", "n"])
    assert "The game goes on." in paper.text
    assert paper.text.endswith("Goodbye. The game was not saved.")
    assert not list(tmp_path.iterdir())
    table = new_table()
    code, paper = play(table, ["q", "y", ""])
    assert code == 0
    assert Table.load((tmp_path / "root.ludex").read_bytes()).hash() == table.hash()
    assert paper.text.endswith("Goodbye.")
    _, paper = play(table, ["s again.ludex", "q", "never read"])
    assert "Save the game before" not in paper.text


@pytest.mark.parametrize("typed", [[], ["keep:1"], ["q"], ["s"]])
def test_the_end_of_input_ends_the_session_politely(typed: list[str]) -> None:
    code, paper = play(new_table(), typed)
    assert code == 0
    assert paper.text.endswith("Goodbye. The game was not saved.")


def test_an_interrupt_ends_the_session_with_its_own_code() -> None:
    def typed() -> Iterator[str]:
        yield "keep:1"
        raise KeyboardInterrupt

    code, paper = play(new_table(), typed())
    assert code == 130
    assert paper.text.endswith("Goodbye. The game was not saved.")


# ---------------------------------------------------------------------------------------------------- how it is printed


@pytest.mark.parametrize(("plain", "terminal"), [(True, True), (False, False)])
def test_plain_text_has_no_escapes_and_no_frames(plain: bool, terminal: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    typed = ["", "1", "1", "1", "1", "", "v", "h", "j", "l"]
    people = {MARQUISE: "Ann", EYRIE: "Bob"}
    _, paper = play(new_table(), typed, people=people, plain=plain, paper=Paper(terminal=terminal))
    assert "\x1b" not in paper.getvalue()
    assert not re.search(r"[─-╿]", paper.getvalue())
    assert "Clearing: 1; Suit: fox; " in paper.text
    assert "-----" in paper.text


@pytest.mark.parametrize("width", [60, 80, 100, 160])
def test_tables_fit_the_terminal(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("TERM", "xterm-256color")
    table = near_the_end()
    for lang in LANGUAGES:
        _, paper = play(table.clone(remember=True), ["v", "h"], lang=lang, paper=Paper(terminal=True))
        assert max(map(len, ANSI.sub("", paper.getvalue()).splitlines())) <= width


def test_colours_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    coloured: Callable[[str], bool] = lambda printed: bool(re.search(r"\x1b\[[0-9;]*3[0-7]m", printed))  # noqa: E731
    _, paper = play(new_table(), [], paper=Paper(terminal=True))
    assert coloured(paper.getvalue())
    monkeypatch.setenv("NO_COLOR", "1")
    _, paper = play(new_table(), [], paper=Paper(terminal=True))
    assert not coloured(paper.getvalue())


def test_a_dumb_terminal_gets_plain_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    _, paper = play(new_table(), [], paper=Paper(terminal=True))
    assert "\x1b" not in paper.getvalue()


# ----------------------------------------------------------------------------------------------------------- the words


def messages(lang: str) -> set[str]:
    return set(re.findall(r"(?m)^(play-[a-z-]+) =", (CORE_TEXT / f"{lang}-terminal.ftl").read_text(encoding="utf-8")))


def test_every_message_exists_in_both_languages_and_is_used() -> None:
    assert messages("ru") == messages("en")
    code = "".join(file.read_text(encoding="utf-8") for file in Path(commands.__file__).parent.glob("*.py"))
    used = set(re.findall(r"[\"'](play-[a-z-]+[a-z])[\"']", code))
    used |= {f"play-help-{name}{end}" for name in HELP for end in ("", "-does")}
    used |= {f"play-command-{name}" for name in re.findall(r"\"([a-z]+)\": self\.[a-z_]+,\n", code)}
    used |= {f"play-{name}" for name in ("undo-other", "undo-barrier", "undo-nothing")}
    assert used == messages("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_commands_share_a_word(lang: str) -> None:
    text = new_table().game.text(lang)
    words = [word for name in messages(lang) if name.startswith("play-command-") for word in text.say(name).split()]
    assert len(words) == len(set(words))
