"""M-7 to M-9 The Mountain map: closed paths and the Pass."""

from __future__ import annotations

from ludex.core import Refusal, Rule, ask, law, tell
from ludex.core.decision import Option
from ludex.games.root.printed.maps import MAPS
from ludex.games.root.rules.board import has_pieces
from ludex.games.root.rules.cards import discards, spend
from ludex.games.root.rules.points import score
from ludex.games.root.state import Root

POINTS_FOR_A_PATH = 1
POINTS_FOR_THE_PASS = 1

NOT_CLOSED = Refusal("M-7", "path-not-closed")
PATH_REVERSED = Refusal("M-7", "path-reversed")
PATH_OPENED = Refusal("M-8", "path-opened")
NOT_AT_PATH = Refusal("M-8", "path-no-piece")
NO_CARD = Refusal("M-8", "path-no-card")


@law("M-7", "M-8")
def cannot_open(g: Root, seat: int, origin: int, target: int) -> Refusal | None:
    """A closed path, once a turn, with a piece at either end and a card to spend."""
    if g.map_used:
        return PATH_OPENED
    closed = MAPS[g.map].closed
    if (target, origin) in closed:
        return PATH_REVERSED
    if (origin, target) not in closed or closed.index((origin, target)) in g.opened:
        return NOT_CLOSED
    if not has_pieces(g, seat, origin) and not has_pieces(g, seat, target):
        return NOT_AT_PATH
    if not g.hands[seat]:
        return NO_CARD
    return None


@law("M-8")
def path_options(g: Root, seat: int) -> list[Option]:
    """The closed paths that a seat may open. Which cards it holds makes no difference, so nothing hidden shows."""
    if g.map_used or not g.hands[seat]:
        return []
    return [("open_path", *path) for path in MAPS[g.map].closed if cannot_open(g, seat, *path) is None]


@law("M-8", "2.1.3")
def open_path(g: Root, seat: int, origin: int, target: int) -> Rule[None]:
    """Spend any card; the path is open for good, which scores a point."""
    about = {"origin": origin, "target": target}
    _, card = yield ask("M-8", seat, "open-path", discards, g, seat, always=True, about=about)
    spend(g, seat, card)
    g.opened = sorted([*g.opened, MAPS[g.map].closed.index((origin, target))])
    g.map_used = 1
    tell(g, "M-8", "open-path", who=seat, card=card, origin=origin, target=target)
    score(g, seat, POINTS_FOR_A_PATH)


@law("M-9")
def hold_the_pass(g: Root, seat: int) -> None:
    """At the end of their own Evening, whoever rules the Pass scores a point."""
    tower = MAPS[g.map].tower
    if g.ruler[tower] == seat:
        tell(g, "M-9", "pass", who=seat, clearing=tower)
        score(g, seat, POINTS_FOR_THE_PASS)
