"""Why can't I? Every refusal knows what is in the way, the most general reason first, and refuses nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from ludex.core import CHANCE, Decision, Option, Refusal, Table
from ludex.core.decision import CORE_VERBS
from ludex.core.text import Words
from ludex.games.root.game import GAME
from ludex.games.root.moments import PLACES, Moment
from ludex.games.root.state import FOREST, Root
from ludex.games.root.things import CATALOGUE
from ludex.kit.testing import checks
from tests.root.stage import Play, Stage

SETUPS: list[dict[str, Any]] = [
    {"seats": ["marquise", "eyrie", "alliance", "vagabond"]},
    {"seats": ["lizards", "riverfolk", "alliance", "marquise"], "map": "mountain"},
    {"seats": ["vagabond", "vagabond2", "lizards", "eyrie", "riverfolk"], "map": "lake", "law": "current"},
    {"seats": ["riverfolk", "marquise", "vagabond", "eyrie", "alliance", "lizards"], "map": "winter"},
    {"seats": ["marquise", "bot:alliance", "bot:duchy", "bot:corvids", "vagabond"], "traits": "all"},
]
LANGUAGES = ("ru", "en")


def words(table: Table) -> list[Words]:
    return [Words(GAME, lang, table.state) for lang in LANGUAGES]


def values(g: Root, seat: int, decision: Decision, kind: str, rng: random.Random) -> list[int]:
    """Some things of a kind: those that the position is about, and a few others."""
    if kind == "seat":
        return list(range(len(g.factions)))
    if kind == "count":
        return [0, 1, 2, 9]
    if kind == "place":
        return [*rng.sample(range(1, 13), 3), *range(FOREST, FOREST + 3)]
    known = list(CATALOGUE.known[kind])
    near = [item for option in decision.options for item in option[1:] if item in known]
    mine = g.hands[seat] + g.crafted[seat] + g.available if kind == "card" else []
    return [value for row, most in ((known, 3), (near, 2), (mine, 2)) for value in rng.sample(row, min(most, len(row)))]


def asked_for(table: Table, seat: int, decision: Decision, rng: random.Random) -> Iterator[Option]:
    """A broad sample of answers: all verbs with plausible items."""
    assert isinstance(table.state, Root)
    for verb in GAME.verbs.values():
        items = [values(table.state, seat, decision, kind, rng) for kind in verb.items.values()]
        found = [(verb.name, *chosen) for chosen in product(*items)]
        yield from rng.sample(found, min(8, len(found)))


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_what_forbids_and_what_is_offered_agree_in_random_positions(number: int) -> None:
    """A predicate speaks against every answer that is not offered, and against none that is."""
    rng = random.Random(number)
    vague: Counter[tuple[str, str]] = Counter()
    for table in checks.walk(GAME, SETUPS[number], 70 + number):
        for seat, decision in table.pending.items():
            if seat == CHANCE:
                continue
            for option in rng.sample(list(decision.options), min(12, len(decision.options))):
                found = GAME.why_not(table.state, seat, decision, option)
                assert found is None, (decision, option, found)
            if table.answered % 5:
                continue
            for option in asked_for(table, seat, decision, rng):
                if decision.accepts(option):
                    continue
                found = GAME.why_not(table.state, seat, decision, option)
                if found is None:
                    vague[decision.prompt, option[0]] += 1
                    continue
                assert found.clause in GAME.laws, (found, option)
                for speaker in words(table):
                    said = speaker.refusal(found)
                    assert said, found
                    assert not set("{}$") & set(said), (found, said)
    assert not vague, vague


def test_every_verb_has_its_moment_and_every_moment_its_words() -> None:
    assert PLACES.keys() == GAME.verbs.keys() - CORE_VERBS.keys() - {"done"}
    for verb, places in PLACES.items():
        for place in places.values():
            assert place.clause in GAME.laws, verb
            if isinstance(place, Moment):
                assert all(GAME.text(lang).has(f"moment-{place.name}") for lang in LANGUAGES), place


def test_an_answer_to_a_proposal_that_nobody_has_made_is_refused_too() -> None:
    table = Table.new(GAME, SETUPS[0], 1)
    for seat in range(len(GAME.seats(table.setup))):
        assert table.why_not(seat, "agree") is not None


# ---------------------------------------------------------------------------------------------- one case after another


def why(play: Play, faction: str, verb: str, *items: int | str) -> tuple[str, str]:
    """The clause and the reason of a refusal."""
    found = play.table.why_not(play.stage.seat(faction), (verb, *play._numbers(verb, items)))
    assert isinstance(found, Refusal)
    return found.clause, found.reason


def acting(scene: Stage, actions: int = 3) -> Play:
    return scene.start("marquise.action", actions_left=actions)


@pytest.mark.law("root:8.5.2", "root:8.5.3")
@pytest.mark.parametrize(("verb", "clause"), [("mobilise", "8.5.2"), ("train", "8.5.3")])
def test_a_card_that_is_not_in_hand_is_said_to_be_missing(verb: str, clause: str) -> None:
    scene = Stage("alliance", "marquise", active="alliance").hand("alliance", "anvil").piece("base_fox", 1)
    play = scene.start("alliance.daylight")
    assert why(play, "alliance", verb, "sword") == (clause, "not-in-hand")
    assert why(play, "alliance", "craft", "sword") == ("4.1", "not-in-hand")


@pytest.mark.law("root:6.5", "root:4.2", "root:6.5.4")
def test_that_there_is_no_action_left_comes_before_anything_about_the_action() -> None:
    play = acting(Stage().warriors("marquise", 1, 1).hand("marquise", "birdy_bindle"), 0)
    wanted: list[tuple[Any, ...]] = [("move", 1, 5, 9), ("battle", 9, "eyrie"), ("build", "sawmill", 9), ("recruit",)]
    for option in (*wanted, ("overwork", 9, "anvil")):
        assert why(play, "marquise", *option) == ("6.5", "no-action-left")


@pytest.mark.law("root:6.5.4")
def test_she_builds_none_but_her_own_buildings() -> None:
    play = acting(Stage("marquise", "eyrie", "alliance").warriors("marquise", 1, 1))
    for piece in ("roost", "base_fox", "wood", "keep"):
        assert why(play, "marquise", "build", piece, 1) == ("6.5.4", "not-her-building")


@pytest.mark.law("root:M-7", "root:M-5")
def test_what_belongs_to_another_map_says_so_first() -> None:
    play = acting(Stage().warriors("marquise", 1, 1))
    assert why(play, "marquise", "open_path", 1, 5) == ("M-7", "no-closed-paths")
    assert why(play, "marquise", "ferry") == ("M-5", "no-ferry")
    play = acting(Stage(map="mountain").warriors("marquise", 1, 1))
    assert why(play, "marquise", "ferry") == ("M-5", "no-ferry")
    assert why(play, "marquise", "open_path", 1, 9) == ("M-7", "path-not-closed")
    assert why(play, "marquise", "open_path", 5, 2) == ("M-7", "path-reversed")


@pytest.mark.law("root:7.5.2", "root:8.4.1", "root:11.2.6")
def test_what_belongs_to_another_faction_says_whose_it_is() -> None:
    play = acting(Stage("marquise", "eyrie", "riverfolk").hand("marquise", "anvil"), 0)
    assert why(play, "marquise", "revolt", 1) == ("8.4.1", "another-faction")
    assert why(play, "marquise", "decree_move", 0, 1, 5, 1) == ("7.5.2.II", "another-faction")
    assert why(play, "marquise", "outrage_show") == ("8.2.6", "absent-faction")
    assert why(play, "marquise", "corner", 1) == ("7.3.2", "another-faction")
    found = play.table.why_not(0, ("corner", 1))
    assert found is not None
    assert [speaker.refusal(found) for speaker in words(play.table)] == [
        "это делают только другие фракции: Династия, Культ",
        "this is only for other factions: the Eyrie, the Cult",
    ]


@pytest.mark.law("root:6.5", "root:6.4", "root:4.3.1")
def test_what_belongs_to_another_moment_says_when_it_is() -> None:
    play = acting(Stage().warriors("marquise", 1, 1).hand("marquise", "anvil"))
    assert why(play, "marquise", "craft", "anvil") == ("6.5", "another-moment")
    assert why(play, "marquise", "ambush", "anvil") == ("4.3.1", "another-moment")
    found = play.table.why_not(0, ("craft", 0))
    assert found is not None
    assert [speaker.refusal(found) for speaker in words(play.table)] == [
        "сейчас вопрос не об этом; это делают в начале своего дня, до действий",
        "that is not what is asked now; it is done at the start of your Daylight, before the actions",
    ]
    scene = Stage("vagabond", "marquise", active="vagabond").character("vagabond", "thief").pawn("vagabond", 1)
    assert why(scene.start("vagabond.daylight"), "vagabond", "move", 1, 5, 1) == ("9.5.1", "no-warriors-but-a-pawn")


@pytest.mark.law("root:9.4.2", "root:2.4.1")
def test_why_the_vagabond_cannot_slip_there() -> None:
    scene = Stage("vagabond", "marquise", active="vagabond").character("vagabond", "thief").pawn("vagabond", 1)
    play = scene.start("vagabond.birdsong")
    assert play.asked == ("vagabond", "slip")
    assert why(play, "vagabond", "slip", 1) == ("9.4.2", "already-there")
    assert why(play, "vagabond", "slip", 3) == ("2.2.1", "not-adjacent")
    far = next(place for place in range(FOREST, FOREST + 7) if ("slip", place) not in play.options)
    assert why(play, "vagabond", "slip", far) == ("2.4.1", "forest-not-near")


@pytest.mark.law("root:9.5.2", "root:4.3")
def test_why_the_vagabond_cannot_fight() -> None:
    scene = Stage("vagabond", "marquise", "eyrie", active="vagabond").character("vagabond", "ranger")
    scene.pawn("vagabond", 1).warriors("marquise", 1, 1).warriors("eyrie", 5, 1).hand("vagabond", "anvil")
    assert why(scene.start("vagabond.daylight"), "vagabond", "battle", 1, "marquise") == ("9.5.2", "no-ready-item")
    play = scene.belongings("vagabond", "sword").start("vagabond.daylight")
    assert why(play, "vagabond", "battle", 5, "eyrie") == ("4.3", "pawn-elsewhere")
    assert why(play, "vagabond", "battle", 1, "eyrie") == ("4.3", "no-defender")
    assert why(play, "vagabond", "battle", 1, "vagabond") == ("4.3", "battle-yourself")
    play = scene.pawn("vagabond", FOREST).start("vagabond.daylight")
    assert why(play, "vagabond", "battle", 1, "marquise") == ("9.5.2", "in-a-forest")


@pytest.mark.law("root:4.3.1", "root:2.1.4")
def test_why_a_card_is_no_ambush_here() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 2).hand("eyrie", "ambush_mouse", "anvil")
    play = acting(scene).choose("battle", 1, "eyrie")
    assert why(play, "eyrie", "ambush", "anvil") == ("2.1.4", "not-an-ambush")
    assert why(play, "eyrie", "ambush", "ambush_fox") == ("4.3.1", "not-in-hand")
    assert why(play, "eyrie", "ambush", "ambush_mouse") == ("4.3.1", "ambush-suit")
    assert why(play, "eyrie", "move", 1, 5, 1) == ("7.5.2.II", "another-moment")


@pytest.mark.law("root:6.2.3")
def test_why_a_card_brings_nobody_to_the_field_hospital() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3).piece("keep", 12)
    scene.hand("marquise", "anvil", "sword")
    play = acting(scene).choose("battle", 1, "eyrie").roll(3, 3)
    assert play.asked == ("marquise", "hospital")
    assert why(play, "marquise", "hospital", "sword") == ("6.2.3", "card-suit")
    assert why(play, "marquise", "hospital", "root_tea_fox") == ("6.2.3", "not-in-hand")


@pytest.mark.law("root:6.5.4.II")
def test_why_wood_does_not_pay() -> None:
    scene = Stage().warriors("marquise", 1, 2).warriors("marquise", 5, 1).warriors("eyrie", 12, 2)
    scene.piece("workshop", 5).piece("wood", 1).piece("wood", 5).piece("wood", 12)
    play = acting(scene).choose("build", "workshop", 1)
    assert play.asked == ("marquise", "pay-wood")
    assert why(play, "marquise", "pay_wood", 3) == ("6.5.4.II", "no-wood-there")
    assert why(play, "marquise", "pay_wood", 12) == ("6.5.4.II", "wood-out-of-reach")


@pytest.mark.law("root:4.1.3", "root:2.7")
def test_why_a_card_in_play_does_not_tax_or_decode() -> None:
    scene = Stage().warriors("marquise", 1, 1)
    play = acting(scene)
    assert why(play, "marquise", "tax", 1) == ("4.1.3", "card-not-in-play")
    assert why(play, "marquise", "decode", "eyrie") == ("4.1.3", "card-not-in-play")
    play = acting(scene.crafted("marquise", "tax_collector", "codebreakers"))
    assert why(play, "marquise", "tax", 9) == ("4.1.3", "no-warrior-here")
    assert why(play, "marquise", "decode", "eyrie") == ("4.1.3", "no-cards-there")
    assert why(play, "marquise", "decode", "marquise") == ("4.1.3", "not-another-player")
    play = acting(scene.hand("eyrie", "anvil")).choose("decode", "eyrie")
    assert why(play, "marquise", "decode", "eyrie") == ("4.1.3", "card-used")
    assert why(play.choose("tax", 1), "marquise", "tax", 1) == ("4.1.3", "card-used")


@pytest.mark.law("root:8.2.6", "root:2.1.1.I")
def test_why_a_card_does_not_calm_the_outrage() -> None:
    scene = Stage("marquise", "alliance").warriors("marquise", 5, 3).piece("sympathy", 1)
    scene.hand("marquise", "anvil", "sword")
    play = acting(scene).choose("move", 5, 1, 1)
    assert play.asked == ("marquise", "outrage")
    assert why(play, "marquise", "outrage_card", "sword") == ("8.2.6", "card-suit")
    assert why(play, "marquise", "outrage_card", "root_tea_fox") == ("8.2.6", "not-in-hand")
    assert why(play, "marquise", "outrage_show") == ("8.2.6", "card-held")
    assert why(play, "marquise", "done") == ("8.2.6", "must-choose")


@pytest.mark.law("root:7.5.2")
def test_the_decree_says_which_column_is_resolved() -> None:
    scene = Stage("eyrie", "marquise", active="eyrie").leader("despot").no_viziers().piece("roost", 9).piece("roost", 1)
    scene.decree("recruit", "birdy_bindle").decree("move", "root_tea_mouse")
    play = scene.resolving("recruit").start("eyrie.decree")
    assert why(play, "eyrie", "decree_move", 2, 9, 1, 1) == ("7.5.2", "decree-column")
    assert why(play, "eyrie", "decree_recruit", 0, 1) == ("7.5.2", "decree-card")
    assert why(play, "eyrie", "battle", 9, "marquise") == ("7.5.2.III", "another-moment")
