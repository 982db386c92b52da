"""Commands at the terminal: undo, why not, the law, cards, the journal, saving and leaving; how it is printed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludex.core import Table, key_of
from ludex.core.text import CORE_TEXT, LANGUAGES
from ludex.games.root.printed.deck import CARDS, NAME_OF
from ludex.terminal import commands
from ludex.terminal.commands import HELP
from tests.cli.session import (
    ANSI,
    EYRIE,
    MARQUISE,
    Paper,
    near_the_end,
    new_table,
    play,
    stage_with_three_warriors,
    to_the_action,
)

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
        assert "Ann (Marquise de Cat) would like to take back: Go on" in paper.text
        yield "perhaps"
        assert paper.text.endswith("Please type y or n. Bob (Eyrie Dynasties), do you agree? (y/n):")
        yield answer
        yield ""

    paper = Paper()
    play(table, script(), people=people, paper=paper)
    if answer == "y":
        assert table.hash() == before
        assert "Taken back: Go on" in paper.text
    else:
        assert table.hash() == standing[0]
        assert "Bob (Eyrie Dynasties) does not agree: nothing was taken back." in paper.text


def test_agents_consent_to_an_undo() -> None:
    table = to_the_action(new_table())
    before = table.hash()
    _, paper = play(table, ["done", "u!"])
    assert "Taken back: Go on" in paper.text
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
        _, paper = play(table.fork(), ["v", "h"], lang=lang, paper=Paper(terminal=True))
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
    used |= {f"play-{name}" for name in ("undo-other", "undo-barrier", "undo-secret", "undo-nothing")}
    assert used == messages("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_commands_share_a_word(lang: str) -> None:
    text = new_table().game.text(lang)
    words = [word for name in messages(lang) if name.startswith("play-command-") for word in text.say(name).split()]
    assert len(words) == len(set(words))


# ---------------------------------------------------------------------------------------------------------------- hints


def test_a_hint_names_an_answer_of_the_list_and_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "HINT_SECONDS", 0.05)
    table = new_table()
    before = table.hash()
    _, paper = play(table, ["hint"])
    assert re.search(r"Keep in clearing \d \(\w+\): [+−]\d+\.\d points expected\.", paper.text)
    assert re.search(r"Number [1-4] in the list\.", paper.text)
    assert table.hash() == before
