"""A game at the terminal. It knows no game: words, sheets, options and laws all come from the table."""

from ludex.terminal.play import play_text

__all__ = ["play_text"]
