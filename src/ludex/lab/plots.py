"""Standings as a picture: how strong the agents are, and how often each wins with each side."""

from __future__ import annotations

from pathlib import Path

from matplotlib import style
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from ludex.core.labels import seat_label
from ludex.core.text import Text
from ludex.lab.standings import SIDE, Standings

STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "ludex",
    "font.family": "sans-serif",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.alpha": 0.3,
}
COLOURS = ("#2f5d8a", "#b8602c", "#4f7d3a", "#7d4a8c", "#8a7a1f", "#3d8a86", "#a33b4f", "#5a5a5a")
MARKS = ("o", "s", "^", "D", "v", "P", "X", "*")
FILES = ("standings.svg", "standings.png")


def draw(found: Standings, folder: Path, text: Text) -> list[Path]:
    """Two panels as SVG and as PNG."""
    sides = sorted({side for rates in found.by[SIDE].values() for side in rates})
    height = 1.6 + 0.35 * max(len(found.agents), len(sides) * (1 + len(found.agents) / 8))
    with style.context(STYLE):
        picture = Figure(figsize=(10, height), layout="constrained")
        left, right = picture.subplots(1, 2)
        draw_strength(left, found, text)
        draw_sides(right, found, sides, text)
        files = [folder / name for name in FILES]
        for file in files:
            about = {"Date": None} if file.suffix == ".svg" else {}
            picture.savefig(file, dpi=120, metadata=about)
    return files


def draw_strength(axes: Axes, found: Standings, text: Text) -> None:
    """Ratings where agents play each other, otherwise how often they win."""
    axes.set_title(text.say("cli-tournament-ratings" if found.ratings else "cli-tournament-rates"), fontsize=11)
    for place, agent in enumerate(found.agents):
        rating = found.ratings.get(agent)
        rate = found.total.get(agent)
        if rating is not None:
            bar(axes, place, place, *rating)
        elif rate is not None:
            bar(axes, place, place, 100 * rate.rate, 100 * rate.low, 100 * rate.high)
    axes.set_yticks(range(len(found.agents)), found.agents)
    axes.set_ylim(len(found.agents) - 0.5, -0.5)
    axes.set_xlabel(text.say("cli-tournament-elo" if found.ratings else "cli-tournament-percent"))


def draw_sides(axes: Axes, found: Standings, sides: list[str], text: Text) -> None:
    """In the colours and with the marks of the other panel."""
    meta = found.contest.rules.meta
    axes.set_title(text.say("cli-tournament-by-side"), fontsize=11)
    for place, agent in enumerate(found.agents):
        rates = found.by[SIDE].get(agent, {})
        shift = (place - (len(found.agents) - 1) / 2) * 0.6 / max(1, len(found.agents))
        for row, side in enumerate(sides):
            if side not in rates:
                continue
            rate = rates[side]
            bar(axes, place, row + shift, 100 * rate.rate, 100 * rate.low, 100 * rate.high)
    axes.set_yticks(range(len(sides)), [seat_label(meta, text.lang, side) for side in sides])
    axes.set_ylim(len(sides) - 0.5, -0.5)
    axes.set_xlim(-3, 103)
    axes.set_xlabel(text.say("cli-tournament-percent"))


def bar(axes: Axes, agent: int, row: float, middle: float, low: float, high: float) -> None:
    """A value with its interval; which agent it is of is told by colour and by mark."""
    axes.errorbar(
        middle,
        row,
        xerr=[[middle - low], [high - middle]],
        fmt=MARKS[agent % len(MARKS)],
        color=COLOURS[agent % len(COLOURS)],
        capsize=3,
        markersize=5,
    )
