"""Thinking in processes of their own, so that whoever asked can go on meanwhile; and on several cores at once.

What is sent there is a playout, which has no past; what comes back is an answer with its reason."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import threading
from concurrent.futures import Executor, Future, ProcessPoolExecutor

from ludex.agents import SECONDS, make_agent, strongest
from ludex.agents.finding import Finding, merge
from ludex.core import Option, Playout

NICE = 5
"""How much such a process lets others go first: pages and moves do not wait for thoughts."""


def pool_of(processes: int) -> ProcessPoolExecutor:
    """Processes that begin with nothing: what threads of this one hold does not matter to them."""
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), settle)


def settle() -> None:
    """In a new process: let others go first, and end with whoever started it, however that one ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def choose(table: Playout, seat: int, agent: str, seed: int) -> Option:
    """What an agent answers."""
    return make_agent(agent, seed, table.game).choose(table, seat)


def find(table: Playout, seat: int, seed: int, seconds: float = SECONDS, *, thorough: bool = True) -> Finding:
    """What the strongest agent would answer, and why."""
    return strongest(seed, table.game, seconds, thorough=thorough).find(table, seat)


def find_together(
    pool: Executor, table: Playout, seat: int, seed: int, seconds: float = SECONDS, jobs: int = 1
) -> list[Future[Finding]]:
    """The same by several processes at once, each with luck of its own; `merge` puts together what they found."""
    return [pool.submit(find, table, seat, seed + n, seconds, thorough=False) for n in range(jobs)]


class TogetherAgent:
    """Searches with several processes, for as long as each of them has."""

    clones = True

    def __init__(self, seed: int, pool: Executor, jobs: int, seconds: float = SECONDS) -> None:
        self._random = random.Random(seed)
        self.pool = pool
        self.jobs = jobs
        self.seconds = seconds

    def find(self, table: Playout, seat: int) -> Finding:
        seed = self._random.getrandbits(31)
        twin = table.clone()
        return merge(each.result() for each in find_together(self.pool, twin, seat, seed, self.seconds, self.jobs))

    def choose(self, table: Playout, seat: int) -> Option:
        return self.find(table, seat).best.option
