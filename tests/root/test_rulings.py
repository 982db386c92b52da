"""The rulings of docs/rulings.md that no other test holds in place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludex.core import GameOver, Outcome, known_games
from ludex.games import load
from ludex.games.root.rules.points import score_together
from tests.root.stage import Stage


@pytest.mark.law("root:4.3.1", "root:6.2.3")
def test_hospitals_at_the_keep_let_an_ambushed_attack_go_on() -> None:
    scene = Stage().piece("keep", 1).warriors("marquise", 1, 2).warriors("eyrie", 1, 2)
    scene.hand("eyrie", "ambush_fox").hand("marquise", "anvil")
    play = scene.start("marquise.action", actions_left=1).choose("battle", 1, "eyrie").choose("ambush", "ambush_fox")
    play.done().choose("hospital", "anvil")
    assert play.warriors("marquise", 1) == 2
    assert play.asked == ("chance", "roll")


@pytest.mark.law("root:2.5", "root:6.5.3")
def test_recruiting_without_warriors_left_is_refused() -> None:
    scene = Stage().piece("recruiter", 2).warriors("marquise", 5, 25)
    assert scene.start("marquise.action", actions_left=1).why_not("marquise", "recruit") == "2.5"


@pytest.mark.law("root:2.5", "root:6.5.5")
def test_overwork_without_wood_left_is_refused() -> None:
    scene = Stage().piece("sawmill", 2).piece("wood", 5, 8).warriors("marquise", 2, 1).hand("marquise", "sword")
    assert scene.start("marquise.action", actions_left=1).why_not("marquise", "overwork", 2, "sword") == "2.5"


@pytest.mark.law("root:3.1")
def test_of_several_who_reach_thirty_off_turn_the_next_clockwise_wins() -> None:
    scene = Stage("marquise", "eyrie", "marquise")
    g = scene.g
    g.active, g.score[:] = 1, [29, 0, 29]
    with pytest.raises(GameOver):
        score_together(g, [(0, 1), (2, 1)])
    assert g.winners == [2]


@pytest.mark.law("root:1.4")
def test_a_game_in_which_nobody_has_scored_for_very_long_is_drawn() -> None:
    scene = Stage("marquise", "eyrie", "marquise")
    play = scene.warriors("marquise", 1, 1).warriors("eyrie", 3, 1).leader("builder").start("birdsong", quiet=198)
    while not play.table.over:
        options = play.options
        play.choose(*options[0])
    assert play.table.result == []
    assert play.table.outcome == Outcome(clause="1.4", how="quiet")
    assert play.told("drawn") == [{"count": 200}]


@pytest.mark.law("root:1.4")
def test_a_point_gained_breaks_the_quiet() -> None:
    play = Stage(active="eyrie").piece("roost", 1).piece("roost", 8).start("eyrie.evening", quiet=150)
    assert play.score("eyrie") == 1
    assert play.g.quiet < 10


@pytest.mark.law("root:1.1.3", "root:6.2.3")
def test_the_tax_collector_draws_before_hospitals_so_the_drawn_card_may_pay() -> None:
    scene = Stage().piece("keep", 1).warriors("marquise", 8, 1).crafted("marquise", "tax_collector")
    play = scene.top_of_deck("anvil").start("marquise.action", actions_left=1).choose("tax", 8)
    assert play.asked == ("marquise", "hospital")
    play.choose("hospital", "anvil")
    assert (play.warriors("marquise", 1), play.hand("marquise")) == (1, [])


@pytest.mark.law("root:1.1.3", "root:4.3.2.II")
def test_the_attacker_decides_on_battle_cards_before_the_defender() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3)
    scene.crafted("marquise", "brutal_tactics").crafted("eyrie", "sappers")
    play = scene.start("marquise.action", actions_left=1).choose("battle", 1, "eyrie").roll(1, 1)
    assert play.asked == ("marquise", "battle-cards")
    assert play.done().asked == ("eyrie", "battle-cards")


@pytest.mark.law("root:4.3.3")
def test_losses_are_all_chosen_before_any_piece_leaves() -> None:
    scene = Stage(active="eyrie").leader("commander").warriors("eyrie", 11, 3)
    scene.piece("sawmill", 11).piece("workshop", 11).piece("wood", 11).resolving("battle")
    play = scene.start("eyrie.decree").roll(0, 0)
    assert play.asked == ("marquise", "lose")
    play.choose("lose", "wood")
    assert play.pieces("wood", 11) == 1
    play.choose("lose", "sawmill")
    assert [play.pieces(name, 11) for name in ("wood", "sawmill", "workshop")] == [0, 0, 1]


@pytest.mark.law("root:2.1.2")
def test_the_discard_pile_waits_until_a_card_must_be_drawn_from_an_empty_deck() -> None:
    scene = Stage().only_deck("anvil")
    play = scene.start("marquise.evening")
    assert play.hand("marquise") == ["anvil"]
    assert play.g.deck == []
    assert play.g.discard


@pytest.mark.law("root:4.3.1")
def test_against_a_scouting_party_the_defender_is_not_asked() -> None:
    scene = Stage().warriors("marquise", 1, 1).warriors("eyrie", 1, 1).hand("eyrie", "ambush_fox")
    play = scene.crafted("marquise", "scouting_party").start("marquise.action", actions_left=1)
    assert play.choose("battle", 1, "eyrie").asked == ("chance", "roll")


def test_every_ruling_names_clauses_that_exist() -> None:
    rows = [line for line in Path("docs/rulings.md").read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    pattern = r"(?:bots:)?(?:[A-Z]+-)?\d+(?:\.\w+)+"
    named = [clause for row in rows[2:] for clause in re.findall(pattern, row.split("|")[1])]
    assert len(named) > 25
    known = {clause for name in known_games() for clause in load(name).laws.clauses}
    assert set(named) <= known
