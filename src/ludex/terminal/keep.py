"""Saving and leaving: nothing is overwritten or lost without a question."""

from __future__ import annotations

from pathlib import Path

from ludex.core import Table
from ludex.terminal.screen import Screen

SUFFIX = ".ludex"


class Left(Exception):
    """Somebody ends the session."""


class Keeper:
    """Knows whether the game as it stands has been saved."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.text = screen.text
        self._saved = b""

    def saved(self) -> bool:
        return self._saved == self.table.save()

    def save(self, name: str) -> bool:
        """Write the game to a file; an existing one only if that is wanted."""
        say, data = self.text.say, self.table.save()
        file = Path(name).expanduser()
        problem = ""
        try:
            if file.is_dir():
                problem = say("play-save-folder", file=name)
            elif file.exists() and not self.agrees(say("play-save-exists", file=name)):
                problem = say("play-save-kept", file=name)
            else:
                file.write_bytes(data)
        except FileNotFoundError:
            problem = say("play-save-no-folder", folder=str(file.parent))
        except PermissionError:
            problem = say("play-save-forbidden", file=name)
        except (OSError, ValueError, RuntimeError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            problem = say("play-save-failed", file=name, problem=reason)
        if problem:
            self.screen.warn(problem)
            return False
        self._saved = data
        self.screen.line(say("play-saved", file=name))
        return True

    def save_somewhere(self) -> bool:
        """Ask for a file name, with a ready one for Enter."""
        file = self.table.game.name + SUFFIX
        return self.save(self.screen.read(self.text.say("play-save-name", file=file)) or file)

    def offer(self) -> None:
        """At the end of a game: a file name saves it, Enter does not. A name that fails is asked for again."""
        while True:
            name = self.screen.read(self.text.say("play-save-end"))
            if not name or self.save(name):
                return

    def agrees(self, question: str) -> bool:
        return self.answer(question) is True

    def answer(self, question: str, *, may_skip: bool = False) -> bool | None:
        """Yes or no; None for Enter, where that is an answer."""
        while True:
            typed = self.screen.read(question).casefold()
            if typed in self.text.say("play-yes").split():
                return True
            if typed in self.text.say("play-no").split():
                return False
            if not typed and may_skip:
                return None
            self.screen.warn(self.text.say("play-yes-or-no"))

    def leave(self) -> None:
        """Leave for good, unless one would rather go on or the file could not be written."""
        if self.saved():
            raise Left
        wanted = self.answer(self.text.say("play-quit-ask"), may_skip=True)
        if wanted is False or (wanted and self.save_somewhere()):
            raise Left
        self.screen.line(self.text.say("play-quit-go-on"))
