"""Which games there are, for tests that need others than those installed."""

from __future__ import annotations

import pytest

from ludex.core import Game


def only(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    """From now on this is the only game there is."""
    monkeypatch.setattr("ludex.core.meta.read_all", lambda: {game.name: game.meta})
    monkeypatch.setattr("ludex.core.game.load_rules", lambda meta: game)
