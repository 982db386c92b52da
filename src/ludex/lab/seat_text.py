"""What a seat knows and may answer, in words: for whoever reads, such as a language model."""

from __future__ import annotations

from ludex.core import Playout, Sheet
from ludex.core.text import WordsNow


def text_of(table: Playout, seat: int, lang: str = "en") -> str:
    """The sheets that this seat may see, then its question with its clause and numbered options; or how it ended."""
    game = table.game
    words = WordsNow(game, lang, table.state, seat)
    sheets = game.sheets(table.view(seat), words) if game.sheets is not None else []
    parts = ["\n".join(lines_of(sheet)) for sheet in sheets]
    decision = table.pending.get(seat)
    if decision is not None:
        question = words.text.say("play-question", prompt=words.prompt(decision), clause=decision.clause)
        options = [f"{n}. {words.option(option, decision)}" for n, option in enumerate(decision.options, 1)]
        parts.append("\n".join([question, *options]))
    if table.outcome is not None:
        parts.append(words.outcome(table.outcome))
    return "\n\n".join(parts) + "\n"


def lines_of(sheet: Sheet) -> list[str]:
    """A sheet as a title and a line for each row: cells with a bar between them, as in Markdown."""
    rows = [sheet.columns, *sheet.rows] if any(sheet.columns) else sheet.rows
    return [f"# {sheet.title}", *(" | ".join(row).rstrip() for row in rows)]
