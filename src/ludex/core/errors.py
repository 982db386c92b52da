"""What can go wrong, said precisely. Every error carries a message id and facts, so a front end can say it in any
language; `str(error)` says it in English."""

from __future__ import annotations

from typing import Any


class LudexError(Exception):
    """An error with a text in every language: `message` is its Fluent id, `about` its facts."""

    def __init__(self, message: str, **about: Any) -> None:
        super().__init__(message)
        self.message = message
        self.about = about

    def __str__(self) -> str:
        from ludex.core.text import core_text

        return core_text("en").say(self.message, **self.about)


class BadAnswer(LudexError):
    """Someone answered what was not asked."""


class NotAsked(BadAnswer):
    """This seat has no open decision."""


class NotOffered(BadAnswer):
    """The answer is not among the options of the decision."""


class Malformed(BadAnswer):
    """The key cannot be read as an option of this game."""


class BadSetup(LudexError):
    """The set-up asks for a game that its law forbids."""


class BadContent(LudexError):
    """A content file does not say what it should; names file, table and field."""


class BadSave(LudexError):
    """The bytes are not a save file that this version can open."""


class UndoRefused(LudexError):
    """There is nothing to undo, or undoing needs everyone's consent."""


class NotRemembered(LudexError):
    """A quick table (a playout) keeps no log, so it cannot be saved, undone or cloned."""


class RuleFailed(LudexError):
    """A rule raised an exception; the table stands as it stood before the answer."""


class Stuck(LudexError):
    """A rule asked a question that has no answer: a bug in the rule."""
