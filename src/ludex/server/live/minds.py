"""The processes in which the strongest programs think, and hints and analyses are worked out. There are as many as
LUDEX_MINDS says, and none before the first thought; one that dies is replaced."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from django.conf import settings

from ludex.agents import thinking
from ludex.core import Option, Playout, Table
from ludex.core.chance import QuickChance

log = logging.getLogger(__name__)
Given = ParamSpec("Given")
Found = TypeVar("Found")


class Minds:
    def __init__(self) -> None:
        self.guard = threading.Lock()
        self.pool: ProcessPoolExecutor | None = None

    def ask(self, work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs) -> Future[Found]:
        """Let one of them work; if they have all been killed, others take their place."""
        with self.guard:
            for _ in range(2):
                if self.pool is None:
                    self.pool = thinking.pool_of(settings.MINDS)
                try:
                    return self.pool.submit(work, *given, **named)
                except BrokenProcessPool:
                    log.warning("the processes that think have died: others begin")
                    self.pool = None
        raise BrokenProcessPool

    def stop(self) -> None:
        """What has not begun is left; what has, ends within moments."""
        with self.guard:
            pool, self.pool = self.pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


MINDS = Minds()


def to_think_about(table: Table, seed: int) -> Playout:
    """A copy without a past, and without the key of the dice: what will be rolled, nobody can foresee there."""
    twin = table.clone()
    twin.chance = QuickChance(seed)
    return twin


def choose(table: Table, seat: int, agent: str, seed: int) -> Option | None:
    """What an agent answers that takes its time; None where it takes far too long, or dies: nobody waits for ever."""
    asked = MINDS.ask(thinking.choose, to_think_about(table, seed), seat, agent, seed)
    try:
        return asked.result(settings.MIND_PATIENCE)
    except Exception as error:
        asked.cancel()
        log.warning("no thought of “%s” came in time: %s", agent, error or type(error).__name__)
        return None
