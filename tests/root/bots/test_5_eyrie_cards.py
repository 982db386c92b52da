"""The difficulty and trait cards of the Electric Eyrie."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import Rule
from ludex.games.root.bots import actions
from ludex.games.root.printed.deck import BIRD, FOX, MOUSE, VIZIERS
from ludex.games.root.printed.pieces import CORVIDS
from ludex.games.root.state import Root
from tests.root.bots.test_5_eyrie import BOT, day, decree, new_game, scene, viziers
from tests.root.stage import Play, Stage


def with_trait(*traits: str) -> dict[str, Any]:
    return {"traits": {"eyrie": list(traits)}}


# ----------------------------------------------------------------------------------------------------------- difficulty


@pytest.mark.law("bots:5.3.3", "bots:C-5", "bots:C-5.easy")
def test_an_easy_bot_starts_with_one_vizier() -> None:
    for level, count in (("easy", 1), ("normal", 2)):
        assert new_game(3, "alliance", BOT, difficulty={"eyrie": level}).decree[BIRD] == list(VIZIERS[:count])


@pytest.mark.law("bots:C-5.challenging", "bots:C-5.nightmare")
@pytest.mark.parametrize("level", ["challenging", "nightmare"])
def test_a_harder_bot_starts_with_a_bird_ambush_from_the_deck(level: str) -> None:
    for seed in range(5):
        g = new_game(seed, "alliance", BOT, difficulty=level)
        (ambush,) = (card for card in g.decree[BIRD] if card not in VIZIERS)
        assert ambush in (11, 12)
        assert not any(ambush in row for row in (g.deck, g.supporters, *g.hands))


@pytest.mark.law("bots:C-5.challenging")
def test_without_a_bird_ambush_in_the_deck_none_joins_the_decree() -> None:
    stage = Stage(BOT, "alliance", active="alliance", difficulty="challenging")
    stage.hand("alliance", "ambush_bird", "ambush_bird")
    play = stage.start("setup.factions").choose("draw", 0)
    assert decree(play)["bird"] == ["vizier", "vizier"]
    assert len(play.told("no-bird-ambush", "bots:C-5.challenging")) == 1


@pytest.mark.law("bots:C-5.challenging", "bots:5.7.2")
def test_turmoil_discards_the_ambush() -> None:
    stage = viziers(scene()).score(BOT, 9).piece("roost", 2).warriors("marquise", 2, 9)
    stage.g.decree[BIRD].append(stage.take("ambush_bird"))
    play = day(stage).roll(0, 0)
    assert play.score(BOT) == 9 - 3
    assert decree(play)["bird"] == ["vizier", "vizier"]
    assert play.g.discard == [stage.card("ambush_bird")]


@pytest.mark.law("bots:C-5.nightmare")
@pytest.mark.parametrize(("level", "points"), [("easy", 0), ("normal", 0), ("challenging", 0), ("nightmare", 1)])
def test_the_hardest_bot_scores_a_point_at_the_end_of_evening(level: str, points: int) -> None:
    play = scene(difficulty=level).piece("roost", 2).piece("roost", 5).start("evening")
    assert play.score(BOT) == 1 + points


# ------------------------------------------------------------------------------------------------------------- nobility


@pytest.mark.law("bots:C-5.nobility", "bots:5.7.1")
def test_the_nobility_scores_its_birds_in_turmoil() -> None:
    play = day(viziers(scene(**with_trait("nobility"))).piece("roost", 2).warriors("marquise", 2, 9))
    assert play.roll(0, 0).score(BOT) == 2
    assert play.told("lose-points") == []


@pytest.mark.law("bots:C-5.nobility")
def test_too_few_warriors_bring_the_nobility_to_turmoil_at_once() -> None:
    stage = viziers(scene(decree={"fox": 2}, **with_trait("nobility"))).piece("roost", 1)
    play = day(stage.warriors(BOT, 5, 19))
    # The one who is left is placed; then nothing more happens that day.
    assert play.placed("bots:5.5.1.I") == [(1, 1)]
    assert [about["count"] for about in play.told("warriors-missing")] == [1]
    assert play.told("column-moves") == play.told("choose-clearing", "bots:5.5.2") == []
    assert [about["suit_column"] for about in play.told("column-recruits")] == [FOX]
    assert play.score(BOT) == 2
    assert decree(play)["fox"] == []


@pytest.mark.law("bots:C-5.nobility")
def test_so_does_a_column_without_a_matching_roost() -> None:
    stage = viziers(scene(decree={"mouse": 1}, **with_trait("nobility"))).piece("roost", 1).warriors(BOT, 5, 3)
    play = day(stage)
    assert [about["suit_column"] for about in play.told("column-recruits")] == [MOUSE]
    assert (len(play.told("turmoil")), play.score(BOT)) == (1, 2)


@pytest.mark.law("bots:C-5.nobility")
def test_others_skip_what_they_cannot_recruit() -> None:
    stage = viziers(scene(decree={"mouse": 1})).piece("roost", 1).warriors(BOT, 5, 3)
    assert day(stage).told("turmoil") == []


@pytest.mark.law("bots:C-5.nobility", "bots:5.4.4", "bots:5.7.3")
def test_too_few_warriors_for_a_new_roost_end_the_day_before_it_begins() -> None:
    stage = viziers(scene(**with_trait("nobility"))).warriors(BOT, 5, 18)
    play = stage.turn("anvil")
    assert play.placed("bots:5.4.4") == [(1, 2)]
    assert len(play.told("turmoil")) == 1
    assert play.told("column-recruits") == play.told("choose-clearing", "bots:5.5.2") == []
    assert play.score(BOT) == 1 + 2  # the hammer, and two viziers
    assert play.g.active == 1


@pytest.mark.law("bots:C-5.nobility", "bots:5.4.4")
def test_a_new_roost_that_no_clearing_can_take_is_not_due() -> None:
    stage = scene(**with_trait("nobility")).piece("sawmill", 1).piece("sawmill", 6).piece("workshop", 8, 2)
    play = stage.piece("recruiter", 12).warriors(BOT, 10, 2).start("birdsong", deck=[stage.take("anvil")])
    assert len(play.told("no-new-roost")) == 1
    # The fox card that has joined the Decree calls for a warrior, though.
    assert [about["count"] for about in play.told("warriors-missing")] == [1]
    assert len(play.told("column-recruits")) == 1


@pytest.mark.law("bots:C-5.nobility", "bots:C-5.swoop")
def test_a_swoop_that_cannot_be_is_turmoil_too() -> None:
    stage = viziers(scene(**with_trait("nobility", "swoop"))).piece("roost", 5).warriors(BOT, 9, 17)
    play = day(stage)
    # Two are recruited; the one who is left swoops alone.
    assert play.placed("bots:C-5.swoop") == [(1, 1)]
    assert len(play.told("turmoil")) == 1
    assert play.score(BOT) == 2 + 1  # two viziers; two roosts


@pytest.mark.plain
@pytest.mark.law("bots:C-5.nobility", "bots:11.8.2")
def test_what_a_snare_prevents_is_not_placed(monkeypatch: pytest.MonkeyPatch) -> None:
    def sprung(g: Root, me: int, clearing: int) -> Rule[bool]:
        yield from ()
        return clearing == 1

    monkeypatch.setattr(actions, "springs_snare", sprung)
    stage = scene(decree={"fox": 1}, **with_trait("nobility")).piece("roost", 1).warriors(BOT, 9, 1)
    play = day(stage)
    assert play.placed("bots:5.5.1.I") == []
    assert len(play.told("turmoil")) == 1


# ----------------------------------------------------------------------------------------------------------- relentless


def besieged(*traits: str, **options: Any) -> Stage:
    """A sawmill without cats and a defended one, each beside a bird; sympathy beside a bird, and one alone."""
    stage = scene("marquise", "alliance", **with_trait(*traits), **options).piece("roost", 3)
    stage.piece("sawmill", 10).warriors(BOT, 10, 2).piece("sawmill", 8).warriors("marquise", 8, 1).warriors(BOT, 8, 1)
    return stage.piece("sympathy", 5).warriors(BOT, 5, 1).piece("sympathy", 6)


@pytest.mark.law("bots:C-5.relentless")
def test_after_the_decree_everything_defenceless_goes_where_its_warriors_are() -> None:
    play = day(besieged("relentless"))
    assert [play.pieces("sawmill", clearing) for clearing in (10, 8)] == [0, 1]
    assert [play.pieces("sympathy", clearing) for clearing in (5, 6)] == [0, 1]
    assert [about["points"] for about in play.told("score", "bots:C-5.relentless")] == [2]
    # What follows, follows: outrage. The roost comes afterwards.
    assert len(play.g.supporters) == 1
    assert play.chosen("bots:5.5.2") == [5]


@pytest.mark.law("bots:C-5.relentless")
def test_it_needs_the_card() -> None:
    assert day(besieged()).pieces("sawmill", 10) == 1


@pytest.mark.law("bots:C-5.relentless", "bots:3.5")
def test_bots_are_not_spared_in_a_cooperative_game() -> None:
    stage = Stage(BOT, "bot:marquise", "alliance", active=BOT, cooperative=True, **with_trait("relentless"))
    play = day(stage.piece("sawmill", 10).warriors(BOT, 10, 1).piece("roost", 3))
    assert play.pieces("sawmill", 10) == 0
    assert play.score(BOT) >= 1


# ---------------------------------------------------------------------------------------------------------------- swoop


@pytest.mark.law("bots:C-5.swoop")
def test_two_warriors_swoop_down_where_it_has_no_pieces() -> None:
    stage = scene(**with_trait("swoop")).piece("keep", 1).piece("roost", 2).warriors(BOT, 3, 1)
    play = day(stage)
    # 1 is the keep's, in 2 and 3 there are pieces of its own.
    assert play.placed("bots:C-5.swoop") == [(4, 2)]
    why = play.told("choose-clearing", "bots:C-5.swoop")[0]["why_clearing"]
    assert ("passed", 1, "6.2.2", "keep", {}) in why


@pytest.mark.law("bots:C-5.swoop", "bots:5.7.3")
def test_turmoil_ends_the_day_without_a_swoop() -> None:
    play = day(scene(**with_trait("swoop")).piece("roost", 2).warriors(BOT, 2, 1))
    assert len(play.told("turmoil")) == 1
    assert play.placed("bots:C-5.swoop") == []


# -------------------------------------------------------------------------------------------------------------- war tax


@pytest.mark.law("bots:C-5.war_tax")
def test_who_loses_a_building_or_token_to_it_loses_a_point() -> None:
    stage = besieged("relentless", "war_tax").score("marquise", 5).score("alliance", 5)
    play = day(stage)
    assert (play.score("marquise"), play.score("alliance")) == (4, 4)


@pytest.mark.law("bots:C-5.war_tax")
@pytest.mark.parametrize(("traits", "points"), [(("war_tax",), 3), ((), 5)])
def test_in_battle_as_well_as_attacker(traits: tuple[str, ...], points: int) -> None:
    stage = scene(decree={"fox": 3}, **with_trait(*traits)).piece("roost", 5).warriors(BOT, 8, 3)
    play = day(stage.piece("sawmill", 8, 2).score("marquise", 5)).roll(0, 0)
    # One hit for the column, one for the defenceless: both sawmills.
    assert play.pieces("sawmill", 8) == 0
    assert (play.score(BOT), play.score("marquise")) == (2 + (0 if play.told("turmoil") else 1), points)


def defending(trait: str) -> Play:
    stage = Stage(BOT, "marquise", active="marquise", **with_trait(trait)).warriors("marquise", 8, 1)
    stage.piece("sawmill", 8).warriors(BOT, 8, 4).warriors("marquise", 1, 1).score("marquise", 5)
    return stage.start("marquise.action", actions_left=3).choose("battle", 8, BOT)


@pytest.mark.law("bots:C-5.war_tax")
def test_in_battle_as_well_as_defender() -> None:
    play = defending("war_tax").roll(2, 2)
    assert (play.pieces("sawmill", 8), play.score(BOT), play.score("marquise")) == (0, 1, 4)


@pytest.mark.law("bots:C-5.war_tax")
def test_warriors_are_not_taxed() -> None:
    play = defending("war_tax").roll(1, 1)
    assert (play.warriors("marquise", 8), play.score("marquise"), play.told("war-tax")) == (0, 5, [])


@pytest.mark.plain
@pytest.mark.law("bots:C-5.war_tax", "bots:11.8.2")
def test_a_sprung_snare_is_taxed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Marquise stands in for the Corvids."""
    monkeypatch.setattr(actions, "remove_piece", lambda g, kind, clearing: g.snares.remove(clearing))
    stage = scene(**with_trait("war_tax")).piece("roost", 2).warriors(BOT, 9, 1).score("marquise", 5)
    seats = tuple(1 if faction == CORVIDS else seat for faction, seat in enumerate(stage.g.seat_of))
    play = day(stage, seat_of=seats, snares=[9])
    assert play.g.snares == []
    assert (play.score(BOT), play.score("marquise")) == (0, 4)


# -------------------------------------------------------------------------------------------------------------- focused


@pytest.mark.law("bots:C-5.focused")
@pytest.mark.parametrize(
    ("columns", "traits", "hit"),
    [
        ({"mouse": 2, "fox": 2}, ("focused",), 1),
        ({"mouse": 2, "fox": 2}, (), 0),
        ({"mouse": 2, "fox": 3}, ("focused",), 0),
        ({"mouse": 3, "fox": 2}, ("focused",), 1),
    ],
)
def test_a_focused_bot_deals_the_extra_hit_for_a_tie(
    columns: dict[str, int], traits: tuple[str, ...], hit: int
) -> None:
    stage = scene(decree=columns, **with_trait(*traits)).warriors(BOT, 2, 3).warriors("marquise", 2, 3)
    play = day(stage.piece("roost", 5)).roll(0, 0)
    assert play.warriors("marquise", 2) == 3 - hit
