"""`ludex replay`."""

from __future__ import annotations

import argparse

from ludex.cli.books import print_json
from ludex.core import Table
from ludex.core.errors import LudexError
from ludex.core.save import read_save
from ludex.core.text import Text, Words


def said_outcome(words: Words, table: Table) -> dict[str, str] | None:
    """How a game has ended, for programs: victory, defeat or draw, the clause, and a sentence."""
    outcome = table.outcome
    if outcome is None:
        return None
    return {"kind": outcome.kind, "clause": outcome.clause, "how": outcome.how, "said": words.outcome(outcome)}


def run_replay(chosen: argparse.Namespace, text: Text) -> int:
    """Replay a save file, all of it or up to an answer, and tell what happened."""
    data = chosen.file.read_bytes()
    save = read_save(data)
    table = Table.load(data)
    if chosen.to is not None:
        if not 0 <= chosen.to <= len(save.log):
            raise LudexError("undo-range", length=len(save.log))
        table = Table.replay(table.game, save.setup, save.log, chosen.to)
    words = Words(table.game, text.lang, table.state)
    told = [words.told(line) for line in table.journal.seen_by(None)]
    winners = [str(words.fact("seat", seat)) for seat in table.result or []]
    if chosen.json:
        print_json(
            {
                "game": save.game,
                "answers": len(table.log),
                "hash": table.hash(),
                "winners": winners,
                "outcome": said_outcome(words, table),
                "journal": told,
            }
        )
        return 0
    for line in told:
        print(line)
    if table.over:
        return 0
    for decision in table.pending.values():
        print(text.say("cli-replay-asked", prompt=words.prompt(decision), clause=decision.clause))
    return 0
