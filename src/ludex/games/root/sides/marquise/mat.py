"""6 The mat of the Marquise de Cat: what it shows, as a sheet and as a picture."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.printed.pieces import BOARDS, PIECES, RECRUITER, SAWMILL, WOOD, WORKSHOP
from ludex.games.root.show.mat import Mat
from ludex.games.root.show.seat_parts import SeatLook, Track
from ludex.games.root.show.seen import RootView
from ludex.games.root.sides.marquise import rules as marquise
from ludex.games.root.state import Root
from ludex.kit.picture.parts import Figure, dots
from ludex.kit.sheets import NOTHING, labels


class MarquiseBoard(msgspec.Struct, frozen=True):
    keep: int
    actions_left: int
    recruited: bool


def view(g: Root, me: int, viewer: int | None) -> MarquiseBoard:
    return MarquiseBoard(g.keep, g.actions_left, bool(g.recruited))


def sheet(board: RootView, seat: int, words: Words) -> Sheet:
    """Buildings left on the tracks, with what the next one costs and scores; wood left in the supply."""
    rows = []
    for kind in marquise.BUILDINGS:
        left = board.left[kind]
        place = PIECES[kind].total - left
        cost, points = marquise.BOARD.wood_cost, marquise.BUILDING_POINTS[kind]
        next_one = [str(cost[place]), str(points[place])] if left else [NOTHING, NOTHING]
        rows.append([words.text.say(f"piece-{PIECES[kind].name}"), str(left), *next_one])
    rows.append([words.text.say(f"piece-{PIECES[WOOD].name}"), str(board.left[WOOD]), NOTHING, NOTHING])
    return Sheet(words.text.say("sheet-marquise"), labels(words, "piece", "left", "next-cost", "next-points"), rows)


@dataclass(frozen=True)
class MarquiseMat:
    legend: str
    """What the numbers of the tracks are."""
    tracks: tuple[Track, ...]
    wood: Figure
    keep: Figure
    actions: Figure | None


def draw(look: SeatLook) -> MarquiseMat:
    """Buildings left on the tracks, with what each costs and scores; wood; the keep; actions left in Daylight."""
    board, mine = BOARDS.marquise, look.mine
    tracks = (
        look.track(SAWMILL, board.sawmill_points, board.wood_cost),
        look.track(WORKSHOP, board.workshop_points, board.wood_cost),
        look.track(RECRUITER, board.recruiter_points, board.wood_cost, board.recruiters_to_draw),
    )
    wood = look.board.left[WOOD]
    standing = look.say("seat-keep-at", clearing=mine.keep) if mine.keep else look.say("seat-keep-gone")
    acting = look.board.active == look.seat and look.board.step == "marquise.action"
    left = mine.actions_left
    actions = Figure(look.say("seat-actions"), "", left, "", dots(left, max(left, board.actions)))
    return MarquiseMat(
        legend=look.say("seat-legend-wood"),
        tracks=tracks,
        wood=Figure(look.say("seat-wood"), "piece-wood", wood, "", dots(wood, board.wood)),
        keep=Figure(look.say("seat-keep"), "piece-keep", int(mine.keep > 0), standing),
        actions=actions if acting else None,
    )


MAT = Mat(view, sheet, draw)
