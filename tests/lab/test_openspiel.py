"""Every game as a Python game of OpenSpiel, by its own simulation test, and what that does not look at."""

from __future__ import annotations

import copy
import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from ludex.core import find_game
from ludex.lab import openspiel
from ludex.lab.encoding import observation_of

SHORT = {
    "root": ["marquise", "eyrie"],
    "heroes": ["werewolves", "mushroomfolk"],
    "spirit_island": ["river-surges-in-sunlight", "vital-strength-of-the-earth"],
    "runewars": ["daqan", "uthuk"],
}


@pytest.mark.parametrize("game", SHORT)
def test_its_own_simulation_passes(game: str) -> None:
    """Clones, saves, legal actions, words, returns, at every node of a game played at random."""
    pyspiel.random_sim_test(openspiel.load(game, seats=SHORT[game]), num_sims=1, serialize=True, verbose=False)


def play_on(state: openspiel.LudexState, rng: random.Random, nodes: int) -> None:
    for _ in range(nodes):
        if state.is_terminal():
            return
        state.apply_action(rng.choice(state.legal_actions()))


def test_a_shuffle_is_dealt_thing_by_thing() -> None:
    state = openspiel.load("root").new_initial_state()
    rng = random.Random(1)
    sizes = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        sizes.append(len(outcomes))
        state.apply_action(rng.choice(outcomes)[0])
    cards = max(sizes)
    dealt = sizes[sizes.index(cards) :]
    assert cards >= 50
    assert dealt[: cards - 1] == list(range(cards, 1, -1))


def test_a_copy_goes_its_own_way() -> None:
    state = openspiel.load("heroes").new_initial_state()
    play_on(state, random.Random(2), 200)
    for twin in (state.clone(), copy.deepcopy(state)):
        before = str(state)
        assert str(twin) == before
        play_on(twin, random.Random(3), 20)
        assert str(state) == before != str(twin)


def test_what_a_player_observes_is_their_view() -> None:
    game = openspiel.load("root", seats=["bot:marquise", "eyrie", "alliance"])
    assert game.num_players() == 2
    state = game.new_initial_state()
    play_on(state, random.Random(1), 150)
    observation = make_observation(game)
    for player, seat in enumerate((1, 2)):
        observation.set_from(state, player)
        assert np.array_equal(observation.tensor, observation_of(state.table.view(seat)))
        assert observation.string_from(state, player).startswith("# ")
    with pytest.raises(ValueError, match="knows now"):
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))


def test_all_win_or_lose_together_on_spirit_island() -> None:
    state = openspiel.load("spirit_island").new_initial_state()
    play_on(state, random.Random(1), 100_000)
    assert state.is_terminal()
    assert state.returns() in ([1.0, 1.0], [-1.0, -1.0])


def test_a_set_up_is_part_of_the_name() -> None:
    game = openspiel.load("root", seats=["eyrie", "alliance", "vagabond"], map="lake")
    again = pyspiel.load_game(str(game)).new_initial_state()
    assert again.table.setup == find_game("root").read_setup(
        {"seats": ["eyrie", "alliance", "vagabond"], "map": "lake"}
    )
    assert pyspiel.load_game("python_ludex_heroes").num_players() == 2


def test_a_program_that_uses_it_ends_well() -> None:
    """What OpenSpiel keeps of a game outlives the interpreter, and must not need it."""
    code = "import pyspiel, ludex.lab.openspiel; print(pyspiel.load_game('python_ludex_heroes').num_players())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "2\n"), done.stderr
