"""The past of a table: every answer, where undo needs consent, and the checkpoints between steps."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from ludex.core.decision import CHANCE, Option, key_of
from ludex.core.state import State

PACK = msgspec.msgpack.Encoder()


class Checkpoint(NamedTuple):
    """The state at the start of a step, packed, and how long the log and the journal were."""

    packed: bytes
    answers: int
    lines: int


@dataclass
class History:
    log: list[tuple[int, Option]] = field(default_factory=list)
    """Every answer that was asked for, chance included: it replays the whole game."""
    barriers: list[bool] = field(default_factory=list)
    """Answers that cannot be taken back freely: chance, or something hidden was shown."""
    checkpoints: list[Checkpoint] = field(default_factory=list)
    _packed: bytearray = field(default_factory=bytearray)
    """The log as JSON, written answer by answer, so that saving costs next to nothing."""
    _ends: list[int] = field(default_factory=list)

    def add(self, seat: int, option: Option) -> None:
        self.log.append((seat, option))
        self.barriers.append(seat == CHANCE)
        self._packed += b'[%d,"%b"],' % (seat, key_of(option).encode())
        self._ends.append(len(self._packed))

    def forget_from(self, length: int) -> None:
        """Cut the log; checkpoints after that point go with it."""
        del self.log[length:], self.barriers[length:], self._ends[length:]
        del self._packed[self._ends[-1] if self._ends else 0 :]
        while len(self.checkpoints) > 1 and self.checkpoints[-1].answers > length:
            self.checkpoints.pop()

    def take_checkpoint(self, state: State, lines: int) -> None:
        """Steps that go by without an answer need only one."""
        if not self.checkpoints or self.checkpoints[-1].answers < len(self.log):
            self.checkpoints.append(Checkpoint(PACK.encode(state), len(self.log), lines))

    def as_json(self) -> msgspec.Raw:
        return msgspec.Raw(b"[%b]" % bytes(self._packed[:-1]))

    def free(self, seat: int) -> int:
        """How many answers of this seat at the end of the log have no barrier."""
        count = 0
        for (who, _), barrier in zip(reversed(self.log), reversed(self.barriers), strict=True):
            if who != seat or barrier:
                break
            count += 1
        return count

    def copy(self) -> History:
        return History(self.log[:], self.barriers[:], self.checkpoints[:], self._packed[:], self._ends[:])
