"""Where games are played: here, in other processes, or on a Ray cluster. Work is handed out in batches of whole games.
Of its batch a worker plays what it can in a second or so, one game at least; the rest is handed out again. So is what a
worker had when it died: a game counts when its result has come, and only then."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

from ludex.core import find_game
from ludex.core.errors import LudexError
from ludex.lab.games import Plan, Played

LOCAL, RAY = "local", "ray"
BACKENDS = (LOCAL, RAY)
BATCH = 50
SECONDS = 1.0
"""How long a batch is played at most, but for its first game."""
MOST_SETBACKS = 5
"""After every worker has lost so many batches in a row, with no result in between, it is not by accident."""

PlayFor = Callable[[list[Plan], float], list[Played]]


class WorkersDie(LudexError):
    """Batch after batch is lost."""


class OtherRules(LudexError):
    """A worker of a cluster plays by another version of the rules."""


class Workers(Protocol):
    """Those who play batches."""

    @property
    def places(self) -> int:
        """How many batches can be played at the same time."""

    def begin(self, batch: list[Plan]) -> Any:  # noqa: ANN401  a handle of its own
        """Hand out a batch; what comes back tells it from others."""

    def ended(self, running: list[Any]) -> list[tuple[Any, list[Played] | None]]:
        """Wait until some of these batches have ended: what was played, or None where the worker died."""

    def close(self) -> None:
        """Send everybody home."""


def play_everywhere(plans: Sequence[Plan], play_for: PlayFor, jobs: int = 0, backend: str = LOCAL) -> Iterator[Played]:
    """Play all of these, each once, in the order in which they end. Without a number of jobs one process plays, or all
    processors of the cluster."""
    if backend == RAY:
        from ludex.lab.on_ray import RayWorkers

        yield from hand_out(plans, RayWorkers(play_for, jobs))
    elif jobs > 1:
        yield from hand_out(plans, Processes(play_for, jobs))
    else:
        for plan in plans:
            yield from play_for([plan], SECONDS)


def hand_out(plans: Sequence[Plan], workers: Workers) -> Iterator[Played]:
    waiting = deque(plans)
    running: dict[Any, list[Plan]] = {}
    setbacks = 0
    try:
        while waiting or running:
            places = workers.places
            while waiting and len(running) < places:
                size = max(1, min(BATCH, len(waiting) // (2 * places)))
                batch = [waiting.popleft() for _ in range(size)]
                running[workers.begin(batch)] = batch
            for handle, played in workers.ended(list(running)):
                batch = running.pop(handle)
                setbacks = setbacks + 1 if played is None else 0
                if setbacks >= MOST_SETBACKS * places:
                    raise WorkersDie("lab-workers-die", times=setbacks)
                waiting.extendleft(reversed(batch[len(played or ()) :]))
                for each in played or ():
                    same_rules(each)
                    yield each
    finally:
        workers.close()


def same_rules(played: Played) -> None:
    rules = find_game(played.game).rules
    if played.rules != rules:
        raise OtherRules("lab-other-rules", game=played.game, found=played.rules, wanted=rules)


def processes(jobs: int) -> ProcessPoolExecutor:
    """Ctrl+C ends them at once and without a word: what they have not given back is played when the run goes on."""
    return ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_DFL))


class Processes:
    """Processes on this machine."""

    def __init__(self, play_for: PlayFor, jobs: int) -> None:
        self.places = jobs
        self._play_for = play_for
        self._pool = processes(jobs)

    def begin(self, batch: list[Plan]) -> Future[list[Played]]:
        try:
            return self._pool.submit(self._play_for, batch, SECONDS)
        except BrokenProcessPool:
            self._pool = processes(self.places)
            return self._pool.submit(self._play_for, batch, SECONDS)

    def ended(self, running: list[Any]) -> list[tuple[Any, list[Played] | None]]:
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        return [(each, self._result(each)) for each in done]

    def _result(self, future: Future[list[Played]]) -> list[Played] | None:
        """One process that dies takes the batches of all others with it."""
        try:
            return future.result()
        except BrokenProcessPool:
            return None

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)
