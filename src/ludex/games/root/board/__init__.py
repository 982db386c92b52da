"""Root as a picture: from what a seat sees to structures, templates and style sheets. It imports no web framework."""

from ludex.games.root.board.draw import changed, draw
from ludex.games.root.board.scene import Scene

__all__ = ["Scene", "changed", "draw"]
