"""A battle as a scene, and the forecast of one, with stacked dice."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core.beats import Clash, beats_of
from ludex.core.text import Words
from ludex.games.root.game import GAME
from tests.root.stage import Play, Stage


def scene_of(play: Play) -> Clash:
    assert play.table.journal is not None
    lines = play.table.journal.lines
    (found,) = [
        scene
        for beat in beats_of(GAME, lines)
        if (scene := GAME.clash([lines[n] for n in beat.places])) is not None  # type: ignore[misc]
    ]
    return found


def attack(scene: Stage, clearing: int = 1, enemy: str = "eyrie") -> Play:
    return scene.start("marquise.action", actions_left=1).choose("battle", clearing, enemy)


def numbers(clash: Clash) -> list[int | None]:
    return [side.number for side in clash.sides]


def messages(clash: Clash) -> list[str]:
    return [line.message for line in clash.rules]


@pytest.mark.law("root:4.3.2.I")
def test_a_scene_shows_dice_who_was_capped_and_the_losses() -> None:
    scene = Stage().warriors("marquise", 1, 1).warriors("eyrie", 1, 3)
    clash = scene_of(attack(scene).roll(2, 3))
    assert (clash.place, clash.dice, numbers(clash)) == ("clearing:1", (2, 3), [1, 2])
    assert [side.value for side in clash.sides] == [scene.seat("marquise"), scene.seat("eyrie")]
    (capped,) = clash.rules
    assert (capped.message, capped.clause, capped.about["hits"]) == ("hits-capped", "4.3.2.I", 1)
    assert [line.message for line in clash.losses] == ["lose-warriors", "lose-warriors"]


@pytest.mark.law("root:4.3.2.III")
def test_an_extra_hit_is_shown_with_its_clause() -> None:
    clash = scene_of(attack(Stage().warriors("marquise", 1, 3).piece("roost", 1)).roll(2, 0))
    assert messages(clash) == ["defenceless"]
    assert clash.rules[0].clause == "4.3.2.III"
    assert [line.message for line in clash.losses] == ["lose-piece"]


@pytest.mark.law("root:4.3.1")
def test_an_ambush_belongs_to_the_scene() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 2).hand("eyrie", "ambush_fox")
    play = attack(scene).choose("ambush", "ambush_fox")
    assert (messages(scene_of(play)), numbers(scene_of(play))) == (["ambush"], [None, None])
    clash = scene_of(play.roll(1, 0))
    assert (clash.dice, messages(clash)) == ((1, 0), ["ambush"])


@pytest.mark.law("root:8.2.2")
def test_guerrillas_are_shown_and_not_mistaken_for_a_cap() -> None:
    scene = Stage("marquise", "alliance").warriors("marquise", 1, 3).warriors("alliance", 1, 3)
    clash = scene_of(attack(scene, enemy="alliance").roll(3, 1))
    assert numbers(clash) == [1, 3]
    assert messages(clash) == ["defends-higher"]


def forecast(scene: Stage, enemy: str = "eyrie") -> dict[str, Any]:
    play = scene.start("marquise.action", actions_left=1)
    me = scene.seat("marquise")
    assert GAME.forecast is not None
    found = GAME.forecast(play.table.view(me), ("battle", 1, scene.seat(enemy)))
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("mine", "theirs", "deals", "takes"), [(1, 5, (0, 1), (0, 3)), (3, 2, (0, 3), (0, 2)), (2, 0, (1, 3), (0, 0))]
)
@pytest.mark.law("root:4.3.2.I", "root:4.3.2.III")
def test_the_forecast_knows_caps_and_the_defenceless(
    mine: int, theirs: int, deals: tuple[int, int], takes: tuple[int, int]
) -> None:
    scene = Stage().warriors("marquise", 1, mine).warriors("eyrie", 1, theirs).piece("roost", 1)
    found = forecast(scene)
    assert ((found["deal"], found["deal_most"]), (found["take"], found["take_most"])) == (deals, takes)


@pytest.mark.parametrize(("leader", "hits"), [("commander", 1), ("builder", 0)])
@pytest.mark.law("root:7.8.3")
def test_the_forecast_counts_and_names_the_commanders_hit(leader: str, hits: int) -> None:
    scene = Stage("eyrie", "marquise", active="eyrie").leader(leader).warriors("eyrie", 1, 2).warriors("marquise", 1, 2)
    scene.no_viziers().decree("battle", "royal_claim").piece("roost", 1)
    play = scene.start("eyrie.decree")
    view = play.table.view(scene.seat("eyrie"))
    assert GAME.forecast is not None
    found = GAME.forecast(view, ("decree_battle", 0, 1, scene.seat("marquise")))
    assert found is not None
    assert (found["commander"], found["deal"], found["deal_most"]) == (hits, hits, 2 + hits)
    words = {lang: Words(GAME, lang, play.table.state).say("forecast", found) for lang in ("en", "ru")}
    assert ("Commander" in words["en"], "Командира" in words["ru"]) == (bool(hits), bool(hits))


@pytest.mark.parametrize(("up", "hits"), [(False, 1), (True, 0)])
@pytest.mark.law("bots:11.2.2")
def test_the_forecast_knows_embedded_agents(up: bool, hits: int) -> None:
    scene = Stage("marquise", "bot:corvids").warriors("marquise", 1, 3).plot("snare", 1, up=up)
    found = forecast(scene, "bot:corvids")
    assert (found["answered"], found["take"], found["defenceless"]) == (hits, hits, 1)


@pytest.mark.parametrize(("traits", "hits"), [({}, 0), ({"alliance": ["informants"]}, 1)])
@pytest.mark.law("bots:C-6.informants")
def test_the_forecast_knows_informants(traits: dict[str, list[str]], hits: int) -> None:
    scene = Stage("marquise", "bot:alliance", traits=traits).warriors("marquise", 1, 3).piece("sympathy", 1)
    found = forecast(scene, "bot:alliance")
    assert (found["answered"], found["take"], found["take_most"]) == (hits, hits, hits)


@pytest.mark.law("root:4.3.1")
def test_the_forecast_warns_of_an_ambush_whatever_cards_are_held() -> None:
    def warned(*cards: str) -> int:
        return int(forecast(Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 2).hand("eyrie", *cards))["ambush"])

    assert warned() == 0
    assert warned("ambush_fox") == warned("royal_claim") == 2


@pytest.mark.parametrize("dice", [(0, 0), (3, 3), (3, 0), (1, 2)])
def test_what_happens_lies_within_the_forecast(dice: tuple[int, int]) -> None:
    def scene() -> Stage:
        return Stage().warriors("marquise", 1, 2).warriors("eyrie", 1, 5)

    found = forecast(scene())
    play = attack(scene()).roll(*dice)
    assert found["deal"] <= 5 - play.warriors("eyrie", 1) <= found["deal_most"]
    assert found["take"] <= 2 - play.warriors("marquise", 1) <= found["take_most"]


def test_other_options_have_no_forecast() -> None:
    play = Stage().warriors("marquise", 1, 2).start("marquise.action", actions_left=1)
    assert GAME.forecast is not None
    assert GAME.forecast(play.table.view(0), ("move", 1, 2, 1)) is None
