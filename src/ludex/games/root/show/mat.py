"""What lies before a side: its view, its sheet of text and its picture, kept in the room of the side.

Pictures know rules, never the other way round: rules import no mat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.show.seat_parts import SeatLook
from ludex.games.root.show.seen import RootView
from ludex.games.root.state import Root


class Mat(NamedTuple):
    view: Callable[[Root, int, int | None], Any]
    """What it shows to a viewer: (state, its seat, viewer)."""
    sheet: Callable[[RootView, int, Words], Sheet]
    """The same as a sheet of text."""
    draw: Callable[[SeatLook], Any]
    """The same as a struct for templates/root/seats."""
