"""`ludex replay` and whatever else opens a save file. A game of older rules is told as far as the present ones offer
its answers, and goes on by them if they offer all."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from ludex.cli.books import print_json
from ludex.core import Table
from ludex.core.again import Differs, play_again
from ludex.core.errors import LudexError
from ludex.core.own_table import OwnTable
from ludex.core.save import SaveFile, read_save
from ludex.core.text import Text, Words


def load_save(file: Path, text: Text) -> Table:
    """The table of a save file, to go on with."""
    data = file.read_bytes()
    table = Table.load(data)
    say_if_older(read_save(data), table, text)
    return table


def run_replay(chosen: argparse.Namespace, text: Text) -> int:
    """Replay a save file, all of it or up to an answer, and tell what happened."""
    data = chosen.file.read_bytes()
    save = read_save(data)
    table, differs = (Table if save.own is None else OwnTable).load_until_it_differs(data)
    if chosen.to is not None:
        if not 0 <= chosen.to <= len(save.log):
            raise LudexError("undo-range", length=len(save.log))
        if differs is None or chosen.to < differs.number:
            table, differs = type(table).begin_saved(table.game, save), None
            play_again(table, save.log[: chosen.to])
    words = Words(table.game, text.lang, table.state)
    told = [words.told(line) for line in table.journal.seen_by(None)]
    winners = [str(words.fact("seat", seat)) for seat in table.result or []]
    if chosen.json:
        said: dict[str, Any] = {"game": save.game, "rules": save.rules, "answers": len(table.log), "hash": table.hash()}
        said |= {"winners": winners, "outcome": said_outcome(words, table), "journal": told}
        said |= {"differs": differs_in_words(differs, text)}
        print_json(said)
        return 1 if differs is not None else 0
    for line in told:
        print(line)
    if differs is not None:
        print(text.say(differs.message, **differs.about), file=sys.stderr)
        return 1
    say_if_older(save, table, text)
    if table.outcome is not None:
        print(words.outcome(table.outcome))
        return 0
    for decision in table.pending.values():
        print(text.say("cli-replay-asked", prompt=words.prompt(decision), clause=decision.clause))
    return 0


def said_outcome(words: Words, table: Table) -> dict[str, str] | None:
    """How a game has ended, for programs: victory, defeat or draw, the clause, and a sentence."""
    outcome = table.outcome
    if outcome is None:
        return None
    return {"kind": outcome.kind, "clause": outcome.clause, "how": outcome.how, "said": words.outcome(outcome)}


def differs_in_words(differs: Differs | None, text: Text) -> dict[str, Any] | None:
    if differs is None:
        return None
    reason = differs.about["reason"].said(text.lang)
    return {"answer": differs.number, "seat": differs.seat, "key": differs.key, "reason": reason}


def say_if_older(save: SaveFile, table: Table, text: Text) -> None:
    """A game of older rules goes on by the present ones: whoever opens it is told."""
    if save.rules < table.game.rules:
        print(text.say("bad-save-older", found=save.rules, known=table.game.rules), file=sys.stderr)
