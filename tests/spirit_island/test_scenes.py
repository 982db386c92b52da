"""What is told: a ravage as a scene, scenario markers on the map, cards to read, what a question comes from."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import Decision
from ludex.core.beats import beats_of
from ludex.core.journal import Journal
from ludex.core.text import Words
from ludex.core.view import View
from ludex.games.spirit_island.printed.cards import BLIGHT_CARDS, EVENT_CARDS, FEAR_CARDS
from ludex.games.spirit_island.printed.powers import NUMBER, POWERS
from ludex.games.spirit_island.rules.invaders import ravage
from ludex.games.spirit_island.rules.lasting import DEFEND, FOREVER, this_turn, until
from ludex.games.spirit_island.rules.scope import BLIGHT_CAUSE, EVENT_CAUSE, FEAR_CAUSE
from ludex.games.spirit_island.show.clash import clash
from ludex.games.spirit_island.show.draw import draw
from ludex.games.spirit_island.show.reading import CARDS
from ludex.games.spirit_island.show.sheets import sheets
from ludex.games.spirit_island.show.teach import source
from ludex.games.spirit_island.show.view import view
from ludex.games.spirit_island.state import FACE_DOWN, Island
from tests.spirit_island.table import GAME, follow, island, put

LANGUAGES = ("en", "ru")


def seen(g: Island) -> View:
    return View("spirit_island", 0, 0, [], [], 0, None, view(g, 0))


@pytest.mark.law("spirit_island:SI-9.4", "spirit_island:SI-13.8")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ravage_is_one_scene(lang: str) -> None:
    g = island()
    put(g, 5, town=2, strife=1)
    put(g, 5, city=1, dahan=2)
    this_turn(g, DEFEND, 5, 1)
    g.attach(journal := Journal())
    follow(ravage(g, 5))
    (beat,) = beats_of(GAME, journal.lines)
    scene = clash([journal.lines[place] for place in beat.places])
    assert scene is not None
    assert scene.place == "land:5"
    assert [force.number for force in scene.sides] == [5, 4], "a town with strife deals nothing, Defend takes one"
    assert [line.message for line in scene.rules] == ["strife-spent", "defend-takes"]
    assert [line.message for line in scene.losses] == ["destroyed", "destroyed", "blight"]
    words = Words(GAME, lang, g, 0)
    assert all(words.line(line) for line in (*scene.rules, *scene.losses))
    assert all(str(words.fact(force.fact, force.value)) for force in scene.sides)


@pytest.mark.law("spirit_island:SI-9.4")
def test_dahan_that_live_stand_in_the_scene_with_their_damage() -> None:
    g = island()
    put(g, 5, explorer=1, dahan=2)
    g.attach(journal := Journal())
    follow(ravage(g, 5))
    scene = clash(journal.lines)
    assert scene is not None
    assert [force.number for force in scene.sides] == [1, 1, 4]


def markers(g: Island, lang: str = "en") -> dict[int, list[tuple[str, int]]]:
    """Scenario markers in the picture, by land."""
    scene = draw(seen(g), Words(GAME, lang, g, 0)).island
    assert scene is not None
    kinds = ("hidden", "find", "ward", "flame", "heart")
    return {
        land.number: found
        for land in scene.lands
        if (found := [(each.kind, each.count) for each in land.things if each.kind in kinds])
    }


def said(g: Island, lang: str) -> str:
    return str(sheets(seen(g), Words(GAME, lang, g, 0)))


@pytest.mark.law("spirit_island:SI-14.14")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hidden_marker_tells_only_that_it_is_there(lang: str) -> None:
    pictures = []
    for buried in (0, 8):
        g = island(scenario="powers-long-forgotten")
        g.markers[3], g.buried[3] = FACE_DOWN, buried
        assert markers(g) == {3: [("hidden", 1)]}
        assert GAME.text(lang).say("marker-hidden") in said(g, lang)
        pictures.append(draw(seen(g), Words(GAME, lang, g, 0)))
    assert pictures[0] == pictures[1]


@pytest.mark.law("spirit_island:SI-14.14")
def test_what_was_found_is_told_and_the_sack_lies_open() -> None:
    g = island(scenario="powers-long-forgotten")
    g.markers[3] = 2
    until(g, FOREVER, 720, 1, 8)
    until(g, FOREVER, 720, 0, 4)
    until(g, FOREVER, 721, 4)
    assert markers(g) == {3: [("find", 1)]}
    words = GAME.text("en")
    for message in ("standing-spirits", "standing-invaders", "standing-unused"):
        assert words.say(message, finds="").rstrip(" .\u2068\u2069") in said(g, "en").replace("\u2068", "")


@pytest.mark.law("spirit_island:SI-14.15", "spirit_island:SI-14.16", "spirit_island:SI-14.10")
def test_wards_flames_and_the_heart_are_drawn() -> None:
    g = island(scenario="ward-the-shores")
    g.markers[1], g.terror = 2, 2
    assert markers(g) == {1: [("ward", 2)]}
    assert "1 of 3" in said(g, "en").replace("\u2068", "").replace("\u2069", "")
    g = island(scenario="rituals-of-the-destroying-flame")
    g.markers[6] = 1
    assert markers(g) == {6: [("flame", 1)]}
    assert markers(island(scenario="guard-the-isles-heart")) == {7: [("heart", 1)]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_read(lang: str) -> None:
    words = Words(GAME, lang, island(), 0)
    counts = {"event": len(EVENT_CARDS), "fear": len(FEAR_CARDS), "blight": len(BLIGHT_CARDS), "power": len(POWERS)}
    assert counts.keys() == CARDS.keys()
    for kind, count in counts.items():
        for number in range(count):
            card = CARDS[kind](number, words)
            assert card.name
            assert all(card.lines)
            assert card.lines


@pytest.mark.parametrize(
    ("cause", "part"),
    [
        (NUMBER["wash-away"], "Push up to 3"),
        (FEAR_CAUSE + 1, "Defend 2 in every land"),
        (EVENT_CAUSE + 3, "Allow the attacks"),
        (BLIGHT_CAUSE, ""),
        (-1, None),
    ],
)
def test_a_question_says_what_its_card_says(cause: int, part: str | None) -> None:
    g = island()
    asked: Any = Decision("SI-7.1", 0, "push", list, about={"cause": cause})
    found = source(seen(g), asked, Words(GAME, "en", g, 0))
    assert (found == "") if part is None else part in found and found
