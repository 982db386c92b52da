"""Games on a Ray cluster of two machines: whoever dies, the same games come out as here, each once.

Needs `pip install "ludex[ray]"`, which `make test-ray` does."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludex.cli import main
from ludex.lab.backends import RAY, play_everywhere
from ludex.lab.games import Plan, Played
from ludex.lab.record import Record
from ludex.lab.simulate import play_all, play_for
from tests.lab.test_record import plans, told

ray = pytest.importorskip("ray", reason="Ray is an extra of its own: make test-ray")
pytestmark = [pytest.mark.filterwarnings("ignore"), pytest.mark.xdist_group("ray")]  # what it warns of is Ray's own
MEMORY = 80 * 1024 * 1024


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two machines with a processor each, in processes of this one."""
    from ray.cluster_utils import Cluster

    small = {"num_cpus": 1, "object_store_memory": MEMORY}
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_worker_niceness", "0")  # usually its workers wait until nobody else wants to run
        found = Cluster(initialize_head=True, head_node_args={**small, "include_dashboard": False})
        found.add_node(**small)
    ray.init(address=found.address, log_to_driver=False, logging_level="error")
    yield found
    ray.shutdown()
    found.shutdown()


def test_a_worker_and_a_machine_die_and_every_game_is_played_once(cluster: Any, tmp_path: Path) -> None:
    died = tmp_path / "died"

    def dying(batch: list[Plan], seconds: float) -> list[Played]:
        """As others play, but whoever first has a batch with game 9 plays a part of it and dies."""
        if any(plan.number == 9 for plan in batch) and not died.exists():
            play_for(batch[:2], seconds)
            died.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play_for(batch, 0.1)

    assert ray.cluster_resources()["CPU"] == 2
    file, here = tmp_path / "games.jsonl", tmp_path / "here.jsonl"
    list(play_all(plans(40), out=here))
    with Record(file, plans(40)) as record:
        for count, played in enumerate(play_everywhere(plans(40), dying, backend=RAY), 1):
            record.add(played)
            if count == 15:
                cluster.remove_node(cluster.worker_nodes.copy().pop(), allow_graceful=False)
    assert died.exists()
    assert not cluster.worker_nodes
    assert told(file) == told(here)
    assert len(told(file)) == 40


def test_the_command_goes_on_with_a_file_from_elsewhere(cluster: Any, tmp_path: Path) -> None:
    file, here = tmp_path / "games.jsonl", tmp_path / "here.jsonl"
    command = ["sim", "root", "--seed", "5"]
    assert main([*command, "--games", "4", "--out", str(file)]) == 0
    assert main([*command, "--games", "12", "--out", str(file), "--backend", "ray"]) == 0
    assert main([*command, "--games", "12", "--out", str(here)]) == 0
    assert told(file) == told(here)


def test_a_tournament_plays_on_a_cluster(cluster: Any, tmp_path: Path) -> None:
    command = ["tournament", "root", "--agents", "random,search:1x", "--sides", "marquise,eyrie", "--games", "2"]
    assert main([*command, "--out", str(tmp_path / "there"), "--backend", "ray"]) == 0
    assert main([*command, "--out", str(tmp_path / "here")]) == 0
    assert told(tmp_path / "there" / "games.jsonl") == told(tmp_path / "here" / "games.jsonl")
