"""Heroes on paper: from a view to structures that templates loop over, the templates and the style sheets."""

from ludex.games.heroes.board.draw import draw

__all__ = ["draw"]
