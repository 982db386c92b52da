"""What titles allow in their owner's turn."""

from __future__ import annotations

import pytest

from ludex.games.runewars.cards.titles import league, offers, take_back
from ludex.games.runewars.rules.orders import AFTER, BEFORE, FORTIFY, HARVEST, RECRUIT
from ludex.games.runewars.rules.power import HEROES_LEAGUE, THIEVES_GUILD
from ludex.games.runewars.rules.turn import menu, turn
from ludex.games.runewars.things import DRAGON_RUNE, END_OF_TURN, END_OF_YEAR, FALSE_RUNE
from ludex.kit.hooks import happens
from tests.runewars.realm import follow, hero, realm, told


@pytest.mark.law("runewars:RW-15.4")
def test_the_heroes_league_gives_a_rune_for_three_rewards_once_in_a_turn() -> None:
    g = realm()
    ronan, corbin = hero(g, "ronan", 0, 0), hero(g, "corbin", 0, 5)
    g.rewards[ronan], g.rewards_up[ronan], g.rewards[corbin] = [3], [4], [5, 6, 7, 8]
    assert offers(g, 0) == []
    g.titles[HEROES_LEAGUE] = 0
    assert offers(g, 0) == [("league",)]
    spent = (f"discard_reward:4:{ronan}", f"discard_reward:6:{corbin}", f"discard_reward:5:{corbin}")
    follow(league(g, 0, ("league",)), *spent, "rune_at:0", "rune_at:1")
    assert (g.rewards[ronan], g.rewards_up[ronan], g.rewards[corbin]) == ([3], [], [7, 8])
    assert g.reward_discard == [4, 6, 5]
    assert (g.rune[0], g.rune[1]) == (DRAGON_RUNE, FALSE_RUNE)
    assert offers(g, 0) == []
    happens(g.lasting, END_OF_TURN)
    assert offers(g, 0) == [("league",)]


@pytest.mark.law("runewars:RW-15.4")
def test_two_rewards_are_too_few_for_the_league() -> None:
    g = realm()
    g.rewards[hero(g, "ronan", 0, 0)] = [3, 4]
    g.titles[HEROES_LEAGUE] = 0
    assert offers(g, 0) == []


@pytest.mark.law("runewars:RW-15.4")
def test_the_thieves_guild_takes_an_order_back_once_in_a_year() -> None:
    g = realm()
    g.titles[THIEVES_GUILD] = 0
    g.orders[0] = [HARVEST, RECRUIT]
    g.part = BEFORE
    assert offers(g, 0) == []
    g.part = AFTER
    assert offers(g, 0) == [("take_back", HARVEST), ("take_back", RECRUIT)]
    follow(take_back(g, 0, ("take_back", HARVEST)))
    assert g.orders[0] == [RECRUIT]
    assert offers(g, 0) == []
    happens(g.lasting, END_OF_TURN)
    assert offers(g, 0) == []
    happens(g.lasting, END_OF_YEAR)
    assert offers(g, 0) == [("take_back", RECRUIT)]


@pytest.mark.law("runewars:RW-1.9")
def test_the_turn_goes_on_when_its_only_order_was_taken_back() -> None:
    g = realm()
    g.titles[THIEVES_GUILD] = 0
    g.orders[0] = [FORTIFY]
    g.current, g.part, g.step = 0, AFTER, "turn"
    follow(turn(g), f"take_back:{FORTIFY}")
    assert g.orders[0] == []
    assert menu(g, 0) == [("done",)]
    follow(turn(g))
    assert g.step == "season-over"
    assert told(g, "takes-back") == 1
