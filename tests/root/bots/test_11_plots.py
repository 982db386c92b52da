"""11.7, 11.8 Bombs, extortion and raids, the traits that change plots, and that nobody sees what lies face down."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Generator
from typing import Any

import pytest

from ludex.core import Rule, Table, tell
from ludex.games.root.bots.corvids import rules as corvids
from ludex.games.root.bots.corvids.plots import set_plot
from ludex.games.root.game import GAME
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import PLOT, VAGABOND
from ludex.games.root.show.seen import RootView
from ludex.games.root.show.view import view
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.state import NOBODY, Root
from ludex.kit.testing import checks
from tests.root.bots.corvid_scenes import BOT, FOX_ORDER, KINDS, draw, flipped, scene, scored
from tests.root.conservation import conserved
from tests.root.stage import Play, Stage

ALL_TRAITS = {"corvids": ["gamble", "backup_plans", "mastermind", "vendetta"]}


def flip(stage: Stage) -> Play:
    """The bot's Birdsong with an empty order: nothing is crafted, recruits go to 1 and 6."""
    return stage.turn(FOX_ORDER)


def removed(play: Play) -> list[tuple[int, str]]:
    """Clearings and kinds of the plots that left the map."""
    return [(about["clearing"], KINDS[about["plot"]]) for about in play.told("plot-removed")]


def attack(stage: Stage, clearing: int) -> Play:
    """The Marquise attacks the Corvids and removes what they have there."""
    return stage.start("marquise.action", actions_left=2).choose("battle", clearing, BOT).roll(2, 0)


# ------------------------------------------------------------------------------------------------- 11.7.1, 11.8.1 bombs


@pytest.mark.law("bots:11.7.1", "bots:11.4.4", "root:3.2.1")
def test_a_bomb_removes_all_pieces_of_people_and_scores_buildings_and_tokens() -> None:
    stage = scene("eyrie", "marquise", "vagabond").leader("builder").plot("bomb", 2).warriors(BOT, 2, 2)
    stage.warriors("marquise", 2, 3).piece("sawmill", 2).piece("wood", 2, 2).warriors("eyrie", 2, 1).piece("roost", 2)
    stage.pawn("vagabond", 2).warriors("eyrie", 5, 1)
    play = flip(stage)
    assert [play.warriors(seat, 2) for seat in ("marquise", "eyrie", BOT)] == [0, 0, 2]
    assert [play.pieces(kind, 2) for kind in ("sawmill", "wood", "roost", "plot")] == [0, 0, 0, 1]
    assert play.g.pawn[2] == 2  # nothing removes a Vagabond's pawn
    assert play.warriors("eyrie", 5) == 1
    assert [about["points"] for about in play.told("score")] == [1, 4]


@pytest.mark.law("bots:11.7.1", "root:6.2.3")
def test_what_follows_a_removal_follows_a_bomb() -> None:
    stage = scene("marquise").plot("bomb", 2).warriors("marquise", 2, 2).piece("keep", 1)
    play = flip(stage)
    assert play.asked == ("marquise", "hospital")
    play.choose("hospital", "sword")
    assert play.warriors("marquise", 1) == 2


@pytest.mark.law("bots:11.7.1", "root:8.2.6", "bots:2.8.1")
def test_a_bomb_on_sympathy_causes_outrage_and_bots_have_no_card_to_give() -> None:
    play = flip(scene("alliance").plot("bomb", 2).piece("sympathy", 2))
    assert len(play.g.supporters) == 1
    assert play.told("outrage") == [{"who": 1, "clearing": 2}]


@pytest.mark.law("bots:11.8.1", "bots:1.2.1")
@pytest.mark.parametrize("cooperative", [False, True])
def test_a_bomb_takes_two_pieces_of_a_bot_warriors_first(cooperative: bool) -> None:
    stage = scene("eyrie", "bot:marquise", cooperative=cooperative).leader("builder")
    stage.plot("bomb", 2).warriors("bot:marquise", 2, 3).piece("sawmill", 2)
    stage.plot("bomb", 3).warriors("bot:marquise", 3, 1).piece("sawmill", 3).piece("keep", 3)
    play = flip(stage)
    draw(play, "raid").choose("shuffle", *range(6))
    assert (play.warriors("bot:marquise", 2), play.pieces("sawmill", 2)) == (1, 1)
    assert (play.warriors("bot:marquise", 3), play.pieces("keep", 3), play.pieces("sawmill", 3)) == (0, 0, 1)
    assert play.score(BOT) == 1 + 2 + 1


@pytest.mark.law("bots:11.8.1", "bots:1.2.1")
def test_a_bomb_takes_buildings_of_a_bot_at_random_and_walls_do_not_help() -> None:
    stage = scene("eyrie", "bot:marquise", traits={"marquise": ["fortified"]}).leader("builder")
    stage.plot("bomb", 11).piece("sawmill", 11).piece("workshop", 11).piece("recruiter", 11)
    play = flip(stage)
    assert play.asked == ("chance", "at-random")
    play.choose("draw", 1).choose("draw", 1)
    assert [play.pieces(kind, 11) for kind in ("sawmill", "workshop", "recruiter")] == [1, 0, 0]


@pytest.mark.plain
@pytest.mark.law("bots:11.7.1", "bots:11.8.1")
def test_a_bomb_tells_a_pawn_that_can_be_driven_out(monkeypatch: pytest.MonkeyPatch) -> None:
    hit: list[int] = []

    def driven_out(g: Root, me: int) -> Rule[None]:
        hit.append(me)
        yield from ()

    monkeypatch.setattr(PLAYED[VAGABOND], "driven_out", driven_out)
    flip(scene("eyrie", "vagabond").leader("builder").plot("bomb", 2).pawn("vagabond", 2))
    assert hit == [1]
    flip(scene("eyrie", "vagabond").leader("builder").plot("bomb", 2).pawn("vagabond", 3))
    assert hit == [1]


@pytest.mark.law("bots:11.7.1", "bots:11.7.2")
def test_another_open_plot_takes_the_place_of_the_bomb_and_does_nothing() -> None:
    stage = scene("marquise", traits={"corvids": ["backup_plans"]}).plot("bomb", 2).warriors("marquise", 2, 1)
    play = flip(stage)
    assert len(play.options) == 7  # the bomb itself is not among those drawn from
    draw(play, "snare")
    assert play.told("replace-bomb") == [{"who": 1, "clearing": 2, "plot": KINDS.index("snare")}]
    assert sorted(play.g.plot_supply) == [0, 0, 1, 2, 2, 3, 3]
    # It was replaced, not removed: nobody comes. The snare lies open and holds.
    assert removed(play) == []
    assert play.placed("bots:C-11.backup_plans") == []
    assert play.g.snares == [2]
    before = play.g.plot_supply[:]
    play.choose("shuffle", 6, 5, 4, 3, 2, 1, 0)
    assert play.g.plot_supply[-1:] == before[:1]
    assert scored(play, "bots:11.4.4") == [1]


@pytest.mark.law("bots:11.7.1", "bots:11.7.3")
def test_an_extortion_that_replaces_a_bomb_takes_no_card_but_scores_in_evening() -> None:
    stage = scene("vagabond").plot("bomb", 2).pawn("vagabond", 2)
    play = draw(flip(stage), "extortion").choose("shuffle", *range(7))
    assert play.told("extort") == []
    draw(play, "raid")
    assert scored(play, "bots:11.6.1") == [1]


@pytest.mark.law("bots:11.7.1")
def test_with_an_empty_supply_the_bomb_stays() -> None:
    stage = scene("marquise").plot("bomb", 8)
    for clearing, kind in enumerate(("bomb", "snare", "snare", "extortion", "extortion", "raid", "raid"), 1):
        stage.plot(kind, clearing, up=True)
    play = flip(stage)
    assert (play.g.plots[8], play.g.plots_up[8]) == (KINDS.index("bomb"), 1)
    assert play.told("replace-bomb") == []
    assert scored(play, "bots:11.4.4") == [8]


# ----------------------------------------------------------------------------------------------------- 11.7.3 extortion


@pytest.mark.law("bots:11.7.3", "bots:2.4", "bots:2.8.1")
def test_extortion_costs_everyone_there_a_random_card() -> None:
    stage = scene("vagabond", "marquise", "eyrie", "alliance").leader("builder")
    stage.plot("extortion", 2).pawn("vagabond", 2).hand("vagabond", "anvil")
    stage.piece("wood", 2).hand("marquise", "bake_sale", "cobbler").hand("eyrie", "armorers")
    stage.warriors("alliance", 2, 1)  # no card
    play = flip(stage)
    # The Marquise first, by the priority of players; the Eyrie are not here.
    assert play.asked == ("chance", "draw")
    play.choose("draw", 1)
    assert play.hand("marquise") == ["bake_sale"]
    play.choose("draw", 0)
    assert play.hand("vagabond") == ["anvil"]
    assert play.hand("eyrie") == ["armorers"]
    assert [about["who"] for about in play.told("extort")] == [1, 0]
    assert {play.stage.card("cobbler"), play.stage.card("sword")} <= set(play.g.discard)


# ---------------------------------------------------------------------------------------------------------- 11.7.4 raid


@pytest.mark.law("bots:11.7.4", "bots:11.7", "bots:4.2.1")
@pytest.mark.parametrize("up", [True, False])
def test_a_raid_that_leaves_the_map_brings_warriors_to_its_neighbours(up: bool) -> None:
    stage = Stage("marquise", BOT).plot("raid", 5, up=up).warriors("marquise", 5, 3).piece("keep", 1)
    play = attack(stage, 5)
    assert removed(play) == [(5, "raid")]
    assert play.placed("bots:11.7.4") == [(2, 1)]  # not at the keep in 1
    assert play.pieces("plot", 5) == 0
    assert sorted(play.g.plot_supply) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert play.score("marquise") == 1


@pytest.mark.law("bots:11.7.4")
@pytest.mark.parametrize("kind", ["bomb", "snare", "extortion"])
def test_other_plots_are_shown_when_they_leave_and_bring_nobody(kind: str) -> None:
    play = attack(Stage("marquise", BOT).plot(kind, 5).warriors("marquise", 5, 3), 5)
    assert removed(play) == [(5, kind)]
    assert play.told("bot-places") == []
    assert play.g.snares == []


@pytest.mark.law("bots:11.7.4", "bots:2.4")
def test_with_too_few_warriors_a_raid_goes_by_priority() -> None:
    stage = Stage("marquise", BOT).plot("raid", 12, up=True).warriors("marquise", 12, 3).warriors(BOT, 2, 13)
    assert attack(stage, 12).placed("bots:11.7.4") == [(4, 1), (7, 1)]


@pytest.mark.law("bots:11.7.4", "bots:12.2.1", "bots:12.1.1")
def test_a_raid_comes_along_closed_paths_but_not_by_ferry() -> None:
    stage = Stage("marquise", BOT, map="mountain").plot("raid", 5, up=True).warriors("marquise", 5, 3)
    assert [clearing for clearing, _ in attack(stage, 5).placed("bots:11.7.4")] == [10, 2, 9, 11]
    stage = Stage("marquise", BOT, map="lake").plot("raid", 1, up=True).warriors("marquise", 1, 3)
    assert [clearing for clearing, _ in attack(stage, 1).placed("bots:11.7.4")] == [5, 9]


@pytest.mark.law("bots:11.7.4")
def test_one_effect_removes_several_plots() -> None:
    stage = Stage("marquise", BOT).plot("raid", 6).plot("snare", 8, up=True).plot("raid", 12).warriors("marquise", 1, 1)
    play = stage.piece("workshop", 1).piece("workshop", 6).piece("workshop", 8).hand("marquise", FOX_ORDER)
    acted = play.start("marquise.craft").choose("craft", FOX_ORDER)
    assert removed(acted) == [(6, "raid"), (8, "snare"), (12, "raid")]
    assert [clearing for clearing, _ in acted.placed("bots:11.7.4")] == [2, 3, 4, 7, 9, 10, 11, 11]
    assert acted.score("marquise") == 3


@pytest.mark.law("bots:11.7.4", "bots:2.4")
def test_several_raids_with_too_few_warriors_go_by_priority_together() -> None:
    stage = Stage("marquise", BOT).plot("raid", 6).plot("raid", 12).warriors("marquise", 1, 1).warriors(BOT, 5, 11)
    play = stage.piece("workshop", 1).piece("workshop", 6).piece("workshop", 8).hand("marquise", FOX_ORDER)
    acted = play.start("marquise.craft").choose("craft", FOX_ORDER)
    assert acted.placed("bots:11.7.4") == [(2, 1), (3, 1), (4, 1), (7, 1)]


@pytest.mark.law("bots:11.7.4", "bots:11.8.2")
def test_a_warrior_of_a_raid_lands_in_a_snare_of_their_own() -> None:
    stage = Stage("marquise", BOT).plot("raid", 5, up=True).plot("snare", 2, up=True).warriors("marquise", 5, 3)
    play = attack(stage, 5)
    assert play.placed("bots:11.7.4") == [(1, 1), (2, 1)]
    assert play.g.snares == [2]


# ----------------------------------------------------------------------------------------------------------- the traits


@pytest.mark.law("bots:C-11.backup_plans", "bots:11.7.4", "bots:2.4")
def test_backup_plans_bring_a_warrior_where_a_plot_was() -> None:
    traits = {"corvids": ["backup_plans"]}
    play = attack(Stage("marquise", BOT, traits=traits).plot("bomb", 5).warriors("marquise", 5, 3), 5)
    assert play.placed("bots:C-11.backup_plans") == [(5, 1)]
    # With two warriors left: the clearing itself and the neighbours in order of priority.
    stage = Stage("marquise", BOT, traits=traits).plot("raid", 6).warriors("marquise", 6, 3).warriors(BOT, 1, 13)
    play = attack(stage, 6)
    assert play.placed("bots:11.7.4") == [(2, 1), (3, 1)]
    assert play.placed("bots:C-11.backup_plans") == []
    stage = Stage("marquise", BOT, traits=traits).plot("raid", 6).warriors("marquise", 6, 3).warriors(BOT, 1, 12)
    assert attack(stage, 6).placed("bots:C-11.backup_plans") == [(6, 1)]


@pytest.mark.law("bots:C-11.vendetta")
def test_vendetta_makes_every_flip_a_bomb_but_replaces_nothing() -> None:
    stage = scene("marquise", traits={"corvids": ["vendetta"]}).plot("raid", 2).warriors("marquise", 2, 3)
    play = flip(stage.piece("sawmill", 2))
    assert (play.warriors("marquise", 2), play.pieces("sawmill", 2)) == (0, 0)
    assert play.told("replace-bomb") == []
    assert (play.g.plots[2], play.g.plots_up[2]) == (KINDS.index("raid"), 1)
    assert play.told("lose-piece", "bots:C-11.vendetta") == [{"who": 0, "piece": 0, "clearing": 2}]


@pytest.mark.law("bots:C-11.vendetta", "bots:11.8.1", "root:3.2.1")
def test_a_vendetta_takes_two_pieces_of_each_bot() -> None:
    stage = scene("eyrie", "bot:marquise", traits={"corvids": ["vendetta"]}).leader("builder").plot("raid", 2)
    play = flip(stage.warriors("bot:marquise", 2, 1).piece("sawmill", 2, 2).warriors("eyrie", 2, 3))
    assert (play.warriors("bot:marquise", 2), play.pieces("sawmill", 2), play.warriors("eyrie", 2)) == (0, 1, 0)
    # A point for the open plot and one for the sawmill.
    assert play.score(BOT) == 2
    assert (play.g.plots[2], play.told("replace-bomb")) == (KINDS.index("raid"), [])


@pytest.mark.law("bots:C-11.vendetta", "bots:11.7.1")
def test_a_bomb_goes_off_once_in_a_vendetta() -> None:
    stage = scene("eyrie", "bot:marquise", traits={"corvids": ["vendetta"]}).leader("builder").plot("bomb", 2)
    play = draw(flip(stage.warriors("bot:marquise", 2, 4)), "raid").choose("shuffle", *range(7))
    assert play.g.step == "bot.corvids.daylight"
    assert play.warriors("bot:marquise", 2) == 2


@pytest.mark.law("bots:C-11.vendetta", "bots:11.7.3")
def test_in_a_vendetta_extortion_takes_its_card_before_the_bomb() -> None:
    stage = scene("marquise", traits={"corvids": ["vendetta"]}).plot("extortion", 2).warriors("marquise", 2, 1)
    play = flip(stage.hand("marquise", "anvil")).choose("draw", 0)
    assert len(play.told("extort")) == 1
    assert play.warriors("marquise", 2) == 0


def gamble(*traits: str) -> Stage:
    stage = scene("marquise", "eyrie", traits={"corvids": ["gamble", *traits]}).leader("builder")
    return stage.warriors("marquise", 2, 1).piece("sawmill", 2).warriors("eyrie", 2, 1)


@pytest.mark.law("bots:C-11.gamble")
def test_a_right_guess_disarms_the_plot_and_removes_it_for_a_point() -> None:
    play = flip(gamble("vendetta").plot("bomb", 2))
    assert play.asked == ("marquise", "guess-plot")
    assert play.options == [("guess_plot", kind) for kind in range(4)]
    play.choose("guess_plot", KINDS.index("bomb"))
    assert flipped(play) == [(2, "bomb")]
    assert scored(play, "bots:11.4.4") == [1]
    assert play.score("marquise") == 1
    assert (play.pieces("sawmill", 2), play.warriors("eyrie", 2), play.pieces("plot", 2)) == (1, 1, 0)
    assert removed(play) == [(2, "bomb")]
    assert play.told("replace-bomb") == []


@pytest.mark.law("bots:C-11.gamble")
def test_a_wrong_guess_scores_for_the_corvids_and_the_plot_works() -> None:
    play = flip(gamble().plot("bomb", 2)).choose("guess_plot", KINDS.index("raid"))
    assert scored(play, "bots:11.4.4") == [1]
    assert scored(play, "bots:C-11.gamble") == [1]
    assert play.pieces("sawmill", 2) == 0
    assert play.score("marquise") == 0


@pytest.mark.law("bots:C-11.gamble", "bots:11.7.4", "bots:C-11.backup_plans")
def test_a_guessed_raid_leaves_the_map_and_so_brings_warriors() -> None:
    play = flip(gamble("backup_plans").plot("raid", 2)).choose("guess_plot", KINDS.index("raid"))
    assert play.placed("bots:11.7.4") == [(5, 1), (6, 1), (10, 1)]
    assert play.placed("bots:C-11.backup_plans") == [(2, 1)]


@pytest.mark.law("bots:C-11.gamble")
def test_who_has_more_pieces_guesses() -> None:
    stage = scene("marquise", "eyrie", traits={"corvids": ["gamble"]}).leader("builder").plot("snare", 2)
    stage.warriors("marquise", 2, 1).warriors("eyrie", 2, 1).piece("roost", 2).score("marquise", 9)
    assert flip(stage).asked == ("eyrie", "guess-plot")


@pytest.mark.law("bots:C-11.gamble", "bots:2.2")
def test_of_equals_the_first_by_priority_guesses_and_never_a_bot() -> None:
    stage = scene("eyrie", "vagabond", "bot:marquise", traits={"corvids": ["gamble"]}).leader("builder")
    stage.plot("snare", 2).warriors("bot:marquise", 2, 5).pawn("vagabond", 2).warriors("eyrie", 2, 1)
    assert flip(stage).asked == ("eyrie", "guess-plot")  # as many as the Vagabond: by priority
    stage = scene("eyrie", "vagabond", "bot:marquise", traits={"corvids": ["gamble"]}).leader("builder")
    play = flip(stage.plot("snare", 2).warriors("bot:marquise", 2, 5).pawn("vagabond", 3))
    assert play.told("guess-plot") == []
    assert play.g.snares == [2]


# -------------------------------------------------------------------------------------------------------------- secrets

SETUPS: list[dict[str, Any]] = [
    {"seats": ["marquise", "eyrie", BOT]},
    {"seats": ["alliance", BOT, "vagabond"], "traits": ALL_TRAITS},
    {"seats": ["lizards", "riverfolk", BOT], "traits": {"corvids": ["gamble"]}, "map": "lake"},
]
OPENING = frozenset({"flip-plot", "plot-removed", "replace-bomb"})
"""Lines that tell by right what lay face down."""


def hide(g: Root, seat: int, rng: random.Random) -> None:
    """Exchange the plots that lie face down, on the map and in the supply."""
    hidden = [clearing for clearing in CLEARINGS if g.pieces[PLOT][clearing] and not g.plots_up[clearing]]
    kinds = [*(g.plots[clearing] for clearing in hidden), *g.plot_supply]
    rng.shuffle(kinds)
    for clearing in hidden:
        g.plots[clearing] = kinds.pop()
    g.plot_supply[:] = kinds


def hidden_plots(table: Table) -> int:
    state = table.state
    assert isinstance(state, Root)
    return sum(kind != NOBODY and not up for kind, up in zip(state.plots, state.plots_up, strict=True))


@pytest.mark.law("bots:11.7", "root:1.2.1")
@pytest.mark.parametrize("setup", SETUPS)
def test_hidden_plots_change_no_view_no_option_and_no_line(setup: dict[str, Any]) -> None:
    seen = max(hidden_plots(table) for table in checks.walk(GAME, setup, 3))
    assert seen
    checks.views_hide_what_is_hidden(GAME, setup, 3, every=3)
    checks.secrets_do_not_show_in_what_follows(GAME, setup, 3, hide, OPENING, every=7)


def leaky_view(g: Root, viewer: int | None) -> RootView:
    """Shows everyone the plots that lie face down through the discard pile."""
    honest = view(g, viewer)
    honest.discard.extend(g.plots)
    return honest


@pytest.mark.law("bots:11.7")
def test_a_leak_of_hidden_plots_in_the_view_is_found() -> None:
    leaky = dataclasses.replace(GAME, view=leaky_view)
    with pytest.raises(AssertionError):
        checks.views_hide_what_is_hidden(leaky, SETUPS[0], 3, every=3)


@pytest.mark.plain
@pytest.mark.law("bots:11.7")
def test_a_leak_of_hidden_plots_in_the_journal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(g: Root, me: int, clearing: int, clause: str) -> Generator[Any, Any, None]:
        yield from set_plot(g, me, clearing, clause)
        tell(g, clause, "guess-plot", who=me, clearing=clearing, plot=g.plots[clearing])

    monkeypatch.setattr(corvids, "set_plot", telling)
    with pytest.raises(AssertionError):
        checks.secrets_do_not_show_in_what_follows(GAME, SETUPS[0], 3, hide, OPENING, every=7)


@pytest.mark.law("bots:11.7")
def test_dealing_anew_reaches_every_hidden_plot_and_no_open_one() -> None:
    found = set()
    for seed in range(30):
        stage = scene("marquise").plot("bomb", 2).plot("snare", 5, up=True).plot("raid", 9)
        twin = stage.order(FOX_ORDER).start("bot.corvids.evening").table.clone()
        twin.redeal(0, random.Random(seed))
        g = twin.state
        assert isinstance(g, Root)
        conserved_plots = sorted([g.plots[2], g.plots[9], *g.plot_supply])
        assert conserved_plots == [0, 0, 1, 2, 2, 3, 3]
        assert (g.plots[5], g.snares) == (KINDS.index("snare"), [5])
        found.add((g.plots[2], g.plots[9]))
    assert {kind for pair in found for kind in pair} == {0, 1, 2, 3}


# ---------------------------------------------------------------------------------------------------------- whole games


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_end_with_every_component_in_its_place(setup: dict[str, Any], seed: int) -> None:
    checks.random_play_ends(GAME, setup, seed, conserved)


@pytest.mark.parametrize("setup", SETUPS[1:])
def test_clone_save_undo_and_replay(setup: dict[str, Any]) -> None:
    checks.clones_go_the_same_way(GAME, setup, 101, every=53)
    checks.saves_load_the_same(GAME, setup, 101, every=40)
    checks.undo_goes_all_the_way_back(GAME, setup, 101)
    checks.log_replays(GAME, setup, 101)
