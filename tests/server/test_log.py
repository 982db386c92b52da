"""The log of the table page: reasons belong to their deeds, and a line knows who acts."""

from __future__ import annotations

import random

import pytest

from ludex.core import Line, find_game
from ludex.core.text import LANGUAGES, Words, WordsNow
from ludex.games.root.printed.deck import CARDS, VIZIERS
from ludex.server.pages.table.named import named_in, split
from ludex.server.pages.table.sight import LINES, LogLine, Looker, actor_of, fold, log_line, log_of
from ludex.server.tables import store
from tests.server.stage import browser, duel, move, person


def line(number: int, icon: str, mark: str = "") -> LogLine:
    return LogLine(number, f"line {number}", "", "", icon, False, mark, "", "")


def test_reasons_are_folded_into_the_deed_that_follows() -> None:
    lines = [line(0, "think"), line(1, "think"), line(2, "move"), line(3, "score")]
    folded = fold(lines)
    assert [each.number for each in folded] == [2, 3]
    assert [each.number for each in folded[0].reasons] == [0, 1]
    assert folded[1].reasons == ()


def test_reasons_that_led_to_nothing_stand_alone() -> None:
    lines = [line(0, "think"), line(1, "turn", "turn"), line(2, "move"), line(3, "think")]
    assert fold(lines) == lines


def test_a_line_knows_who_acts() -> None:
    game = find_game("root")
    assert actor_of(game, Line(0, "move", {"who": 2, "other": 1})) == 2
    assert actor_of(game, Line(0, "battle", {"attacker": 1, "defender": 0})) == 1
    assert actor_of(game, Line(0, "roll", {"first": 2, "second": 1})) is None
    assert actor_of(game, Line(0, "nobody", {"who": -1})) is None


def test_every_seat_has_a_colour_and_a_symbol_in_the_log() -> None:
    game = find_game("root")
    table = game.new(game.setup(seats=["marquise", "bot:corvids"]))
    assert game.seat_mark is not None
    assert [game.seat_mark(game.names(table, None), seat) for seat in (0, 1)] == [
        ("f-marquise", "faction-marquise"),
        ("f-corvids", "faction-corvids"),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_in_a_line_lead_to_the_card(lang: str) -> None:
    game = find_game("root")
    words = Words(game, lang, game.new(game.setup(seats=["marquise", "eyrie"])))
    line = Line(0, "craft", {"who": 0, "card": 7, "total": 1, "points": 1})
    parts = split(words.line(line), named_in(line, words))
    assert "".join(part.text for part in parts) == words.line(line)
    assert [(part.text, part.url) for part in parts if part.url] == [(str(words.fact("card", 7)), "card/7")]
    several = Line(0, "draw-supporters", {"cards": [3, 9]})
    assert [thing for _, thing in named_in(several, words)] == ["card/3", "card/9"]


def test_two_cards_of_one_name_have_a_link_each() -> None:
    parts = split("“Cobbler” and “Cobbler”.", [("“Cobbler”", "card/1"), ("“Cobbler”", "card/2")])
    assert [part.url for part in parts] == ["card/1", "", "card/2", ""]


def test_a_card_is_drawn_by_itself() -> None:
    host = person("A")
    row, client = duel(host, None), browser(host)
    for card in (0, len(CARDS) - 1, VIZIERS[0]):
        drawn = client.get(f"/t/{row.id}/thing/card/{card}", headers={"X-Part": "thing"}).content.decode()
        assert f'data-card="{card}"' in drawn
        assert "<html" not in drawn
    assert "<html" in client.get(f"/t/{row.id}/thing/card/0").content.decode()
    assert client.get(f"/t/{row.id}/thing/quest/1").status_code == 200
    for wrong in ("card/9999", "quest/9999", "seat/0", "state/1"):
        assert client.get(f"/t/{row.id}/thing/{wrong}").status_code == 404


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_log_that_is_kept_in_words_says_what_it_would_say_anew(lang: str) -> None:
    """To each seat, to whoever watches, and after something was taken back and played otherwise."""
    me = person()
    row = duel(me, me)
    rng = random.Random(3)
    for number in range(60):
        row = move(row, me, rng)
        if number % 7 == 6:
            mine = row.entries.filter(seat__gte=0).latest("seq").seat
            row = store.undo(row.id, mine, None, me, consent=True)
        with store.open_table(row.id) as (_, table):
            for seat in (None, 0, 1):
                looker = Looker(row, table, WordsNow(table.game, lang, table.state, seat), [], seat)
                found = log_of(looker, LINES)
                lines, start = looker.lines(), max(0, found["told"] - LINES)
                anew = [log_line(looker, lines[n], n, recent=n >= found["since"]) for n in range(start, len(lines))]
                assert found["lines"] == fold(anew)
