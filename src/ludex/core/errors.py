"""What can go wrong, said precisely. Every error carries a message id and facts, so a front end can say it in any
language; `str(error)` says it in English."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludex.core.law import Refusal
    from ludex.core.meta import Meta


class LudexError(Exception):
    """An error with a text in every language: `message` is its Fluent id, `about` its facts."""

    meta: Meta | None = None
    """The game in whose words it is said, if it is not one of the core's own."""

    def __init__(self, message: str, **about: Any) -> None:
        super().__init__(message)
        self.message = message
        self.about = about

    def __str__(self) -> str:
        from ludex.core.labels import said

        return said(self, "en")


class BadAnswer(LudexError):
    """Someone answered what was not asked."""


class NotAsked(BadAnswer):
    """This seat has no open decision."""


class NotOffered(BadAnswer):
    """The answer is not among the options of the decision; `refusal` says which clause forbids it."""

    def __init__(self, message: str, refusal: Refusal, **about: Any) -> None:
        super().__init__(message, **about)
        self.refusal = refusal


class Malformed(BadAnswer):
    """The key cannot be read as an option of this game."""


class BadSetup(LudexError):
    """The set-up asks for a game that its law forbids."""


class UnknownGame(LudexError):
    """There is no such game."""


class UnknownBook(LudexError):
    """There is no such rulebook."""


class BadGame(LudexError):
    """An installed package says that it brings a game, but does not."""


class BadContent(LudexError):
    """A content file does not say what it should; names file, table and field."""


class BadSave(LudexError):
    """The bytes are not a save file that this version can open."""


class UndoRefused(LudexError):
    """There is nothing to undo, or undoing needs everyone's consent."""


class NotBranching(LudexError):
    """A quick playout keeps no checkpoints, so it cannot be cloned."""


class NotACopy(LudexError):
    """Hidden things are dealt anew on copies, never on the table itself."""


class RuleFailed(LudexError):
    """A rule raised an exception; the table stands as it stood before the answer."""


class BrokenRule(LudexError):
    """A rule is not one, or offers what the game has not declared; names the game, the step and the clause."""


class Stuck(LudexError):
    """A rule asked a question that has no answer: a bug in the rule."""
