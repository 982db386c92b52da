"""The forecast of a battle: quick battles come close to real ones."""

from __future__ import annotations

import random

import pytest

from ludex.games.runewars.printed.book import UNITS
from ludex.games.runewars.rules.battle import STEPS
from ludex.games.runewars.rules.battle.fight import ATTACKER
from ludex.games.runewars.rules.battle.odds import SPECIALS, chance_in, chance_to_win
from tests.runewars.table import FIELD, army, first_options, fortify, meet, put, table


def test_every_type_is_worth_something() -> None:
    assert len(SPECIALS) == len(UNITS)


def test_more_units_more_chance() -> None:
    g = table()
    put(g, FIELD, "reanimate*3")
    below = random.Random(1).randrange
    few = chance_to_win(g, 0, FIELD, army("footman*3"), below)
    many = chance_to_win(g, 0, FIELD, army("footman*6"), below)
    assert 0.05 < few < 0.6 < many <= 1
    fortify(g)
    assert chance_to_win(g, 0, FIELD, army("footman*6"), below) < many
    assert chance_to_win(g, 0, FIELD, army("footman*6"), below, conqueror=True) > 0.1


def test_a_bare_area_falls() -> None:
    g = table()
    assert chance_to_win(g, 0, 4, army("knight"), random.Random(1).randrange) == 1


@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [
        ("footman*4 knight*2", "reanimate*4 dark-knight"),
        ("bowman*3 siege-tower", "skeleton-archer*3"),
        ("knight*3 roc", "reanimate*5 necromancer"),
    ],
)
def test_close_to_what_real_battles_bring(attackers: str, defenders: str) -> None:
    """Within 20 percent of 150 real battles whose questions are answered at random."""
    chance = random.Random(7)
    won = 0
    for _ in range(150):
        g = table()
        g.attach(None)
        meet(g, attackers, defenders)
        chance.shuffle(g.fate)
        while g.step != "battle-end":
            first_options(STEPS[g.step](g), lambda options: chance.choice(options))
        won += g.fights[0].winner == ATTACKER
    g = table()
    meet(g, attackers, defenders)
    guess = chance_in(g, g.fights[0], chance.randrange, 300)
    assert abs(guess - won / 150) < 0.2
