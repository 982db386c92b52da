"""What the steward is told about Root: what makes points is worth something, turmoil is feared, chance is beaten."""

from __future__ import annotations

import pytest

from ludex.agents import RandomAgent
from ludex.agents.playing import play_out
from ludex.agents.steward import StewardAgent
from ludex.core import Playout
from ludex.games.root.advice.decree import turmoil_risk
from ludex.games.root.advice.habit import MOST_LOOKED_AT, ROUTINE, consider, habit, idle
from ludex.games.root.advice.leaning import LEANINGS
from ludex.games.root.advice.value import WON, value
from ludex.games.root.game import GAME
from ludex.games.root.printed.deck import BIRD, DOMINANCE, SUIT_OF
from ludex.games.root.printed.pieces import POSTS, ROOST, SAWMILL, SYMPATHY
from ludex.games.root.rules.board import place_piece, place_warriors
from ludex.games.root.rules.options import DONE
from ludex.games.root.sides.eyrie.rules import BUILD
from ludex.games.root.state import HOSTILE, NOBODY, Root

EVERYONE = ["marquise", "eyrie", "alliance", "vagabond", "lizards", "riverfolk"]
CAT, EYRIE, ALLIANCE, VAGABOND, LIZARDS, RIVERFOLK = range(6)


def begin(seats: list[str], seed: int = 3) -> Playout:
    """After set-up: the first turn begins."""
    table = Playout.begin(GAME, {"seats": seats}, seed=seed, branching=True)
    while table.state.step.startswith("setup"):
        seat, decision = next(iter(table.pending.items()))
        table.play(seat, decision.options[0])
    return table


@pytest.fixture
def g() -> Root:
    state = begin(EVERYONE).state
    assert isinstance(state, Root)
    return state


def gain(g: Root, seat: int, change: object) -> float:
    before = value(g, seat)
    assert callable(change)
    change()
    return value(g, seat) - before


def test_a_point_is_a_point_and_a_rivals_point_counts_against_it(g: Root) -> None:
    def scores(seat: int) -> None:
        g.score[seat] += 1

    assert gain(g, CAT, lambda: scores(CAT)) == pytest.approx(1, abs=0.05)
    assert -0.5 < gain(g, CAT, lambda: scores(EYRIE)) < 0


def test_a_rival_near_thirty_counts_more(g: Root) -> None:
    g.score[CAT] = 28
    before = value(g, CAT)
    g.score[EYRIE] = 10
    ten = before - value(g, CAT)
    g.score[EYRIE] = 28
    assert before - value(g, CAT) > 2.8 * ten


def test_what_makes_points_is_worth_something(g: Root) -> None:
    free = next(clearing for clearing in range(1, 13) if g.free[clearing] and not g.pieces[ROOST][clearing])
    assert gain(g, CAT, lambda: place_piece(g, SAWMILL, free)) > 0.3
    assert gain(g, ALLIANCE, lambda: place_piece(g, SYMPATHY, 5)) > 0.3
    assert gain(g, ALLIANCE, lambda: g.supporters.append(0)) > 0.2
    assert gain(g, LIZARDS, lambda: g.__setattr__("acolytes", g.acolytes + 1)) > 0.2
    assert gain(g, RIVERFOLK, lambda: place_piece(g, POSTS[g.suits[1]], 1)) > 1
    assert gain(g, RIVERFOLK, lambda: g.funds.__setitem__(RIVERFOLK, g.funds[RIVERFOLK] + 1)) > 1
    assert gain(g, CAT, lambda: place_warriors(g, CAT, 1, 1)) > 0


def test_friends_and_whole_items_are_worth_something(g: Root) -> None:
    def breaks() -> None:
        place = next(n for n, count in enumerate(g.belongings[VAGABOND]) if count and n % 4 == 0)
        g.belongings[VAGABOND][place] -= 1
        g.belongings[VAGABOND][place + 2] += 1

    assert gain(g, VAGABOND, breaks) < -0.3
    assert gain(g, VAGABOND, lambda: g.relation[VAGABOND].__setitem__(CAT, 3)) > 1
    assert gain(g, VAGABOND, lambda: g.relation[VAGABOND].__setitem__(CAT, HOSTILE)) < -1


@pytest.mark.law("root:7.7")
def test_a_decree_that_cannot_be_carried_out_is_feared(g: Root) -> None:
    for column in g.decree:
        column.clear()
    assert turmoil_risk(g, EYRIE) == 0
    bird = next(card for card, suit in enumerate(SUIT_OF) if suit == BIRD)
    before = value(g, EYRIE)
    g.decree[BUILD] = [bird] * 5
    assert turmoil_risk(g, EYRIE) > 0.8
    assert value(g, EYRIE) < before - 3


@pytest.mark.law("root:3.3.1")
def test_a_dominance_card_is_worth_what_it_rules(g: Root) -> None:
    g.score[CAT] = 12
    card = next(card for card in DOMINANCE if SUIT_OF[card] != BIRD)
    g.dominance[CAT] = card
    for clearing in range(1, 13):
        g.ruler[clearing] = NOBODY
    few = value(g, CAT)
    for clearing in g.of_suit[SUIT_OF[card]]:
        g.ruler[clearing] = CAT
    assert value(g, CAT) > few + 8


def test_who_has_won_stands_best() -> None:
    table = Playout.begin(GAME, {"seats": ["marquise", "riverfolk"]}, seed=5, branching=True)
    play_out(table, [RandomAgent(1), RandomAgent(2)])
    assert table.result
    winner = table.result[0]
    assert value(table.state, winner) == WON
    assert value(table.state, 1 - winner) == -WON


def test_of_many_moves_those_that_mean_something_are_weighed() -> None:
    table = begin(["marquise", "eyrie"])
    steward = StewardAgent(1)
    most = 0
    for _ in range(60):
        seat, decision = next(iter(table.pending.items()))
        found = consider(table.state, seat, decision)
        assert set(found) <= set(decision.options)
        assert len(found) <= MOST_LOOKED_AT + 1
        assert (DONE in found) == (DONE in decision.options)
        most = max(most, len(decision.options))
        table.play(seat, steward.choose(table, seat))
    assert most > 3 * MOST_LOOKED_AT


def test_habits_answer_every_question_and_every_verb_is_one_of_the_game() -> None:
    assert set(LEANINGS) <= set(GAME.verbs)
    asked = set()
    for seed in range(4):
        table = Playout.begin(GAME, {"seats": EVERYONE}, seed=seed, branching=True)
        chance = RandomAgent(seed)
        while table.pending and table.answered < 3000:
            seat, decision = next(iter(table.pending.items()))
            asked.add(decision.prompt)
            assert habit(table.state, seat, decision) in decision.options
            assert idle(table.state, seat, decision) in decision.options
            table.play(seat, chance.choose(table, seat))
    assert len(asked & ROUTINE) > 15


@pytest.mark.parametrize("faction", EVERYONE)
@pytest.mark.parametrize("players", [2, 4])
def test_the_steward_wins_against_chance(faction: str, players: int) -> None:
    others = [name for name in EVERYONE if name != faction]
    won = 0
    for seed in range(3):
        seats = [faction, *others[seed : seed + players - 1]]
        table = Playout.begin(GAME, {"seats": seats}, seed=seed + 40, branching=True)
        play_out(table, [StewardAgent(seed), *(RandomAgent(seed * 8 + n) for n in range(1, players))])
        won += table.result == [0]
    assert won >= 2
