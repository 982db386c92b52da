"""`ludex …`: play, simulate, measure, replay, read the law. Every word it says is in core/text/*-cli.ftl, or in the
texts of the game at hand."""

from __future__ import annotations

import sys

from ludex.cli.parser import make_parser
from ludex.core.errors import LudexError
from ludex.core.labels import said
from ludex.core.text import LANGUAGES, core_text, language_of_user

__all__ = ["main"]


def main(argv: list[str] | None = None) -> int:
    """Run a command; errors are said in one clear line and end with exit code 2, Ctrl+C with 130."""
    arguments = sys.argv[1:] if argv is None else argv
    text = core_text(language_asked_for(arguments))
    parser = make_parser(text, arguments)
    chosen = parser.parse_args(arguments)
    if not hasattr(chosen, "run"):
        parser.print_help()
        return 0
    try:
        return int(chosen.run(chosen, text))
    except LudexError as error:
        print(text.say("cli-error", problem=said(error, text.lang)), file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        print(
            text.say("cli-file-error", file=str(error.filename or ""), problem=error.strerror or str(error)),
            file=sys.stderr,
        )
        return 2


def language_asked_for(arguments: list[str]) -> str:
    """The language of --lang, before anything is parsed: help itself is in it."""
    for n, argument in enumerate(arguments):
        value = argument.partition("=")[2] if argument.startswith("--lang=") else ""
        if argument == "--lang" and n + 1 < len(arguments):
            value = arguments[n + 1]
        if value in LANGUAGES:
            return value
    return language_of_user()
