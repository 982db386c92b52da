"""Games on a Ray cluster: the one that RAY_ADDRESS names or that runs on this machine, or else one that is started
here. Every machine of it needs Ludex and the games in the same version."""

from __future__ import annotations

import os
from typing import Any

from ludex.core.errors import LudexError
from ludex.lab.backends import SECONDS, PlayFor
from ludex.lab.games import Plan, Played


class NoRay(LudexError):
    """Ray is not installed."""


def load_ray() -> Any:  # noqa: ANN401  a module that need not be there
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # otherwise it reports home
    try:
        import ray
    except ImportError as missing:
        raise NoRay("lab-no-ray", missing=str(missing.name)) from None
    return ray


def play_batch(play_for: PlayFor, batch: list[Plan]) -> list[Played]:
    return play_for(batch, SECONDS)


class RayWorkers:
    """The processors of a cluster; machines may come and go meanwhile."""

    def __init__(self, play_for: PlayFor, jobs: int) -> None:
        self._ray = load_ray()
        self._ours = not self._ray.is_initialized()
        if self._ours:
            self._ray.init(logging_level="error", log_to_driver=False)
        self._jobs = jobs
        self._play_for = play_for
        self._task = self._ray.remote(max_retries=0, num_cpus=1)(play_batch)

    @property
    def places(self) -> int:
        processors = int(self._ray.cluster_resources().get("CPU", 1))
        return max(1, min(self._jobs or processors, processors))

    def begin(self, batch: list[Plan]) -> Any:  # noqa: ANN401  Ray's own
        return self._task.remote(self._play_for, batch)

    def ended(self, running: list[Any]) -> list[tuple[Any, list[Played] | None]]:
        done, _ = self._ray.wait(running, num_returns=1)
        return [(each, self._result(each)) for each in done]

    def _result(self, each: Any) -> list[Played] | None:  # noqa: ANN401  Ray's own
        """What a worker did, unless it died, or its machine; an error of ours is an error."""
        try:
            found: list[Played] = self._ray.get(each)
            return found
        except self._ray.exceptions.RayTaskError:
            raise
        except self._ray.exceptions.RayError:
            return None

    def close(self) -> None:
        if self._ours:
            self._ray.shutdown()
