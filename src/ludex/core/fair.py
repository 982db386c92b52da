"""Fair dice, checked: the key of a finished game hashes to the commitment that was shown at its start, and every roll,
draw and shuffle of the log follows from that key and its place."""

from __future__ import annotations

import msgspec

from ludex.core.again import play_again
from ludex.core.chance import KeyedChance, chance_from
from ludex.core.decision import CHANCE, Roll, Shuffle, key_of
from ludex.core.errors import BadSave, LudexError
from ludex.core.game import find_game
from ludex.core.outcome import Outcome
from ludex.core.save import read_save
from ludex.core.table import Table


class Unfair(LudexError):
    """Something in the log of a game does not follow from its key."""


class Proof(msgspec.Struct):
    """What was checked."""

    game: str
    commitment: str
    answers: int
    chance: int
    """How many of the answers are rolls, draws and shuffles."""
    hash: str
    winners: list[int]
    outcome: Outcome


def check_chance(table: Table, chance: KeyedChance, seat: int, key: str) -> None:
    """The next answer of a log, before it is played: if chance is asked, is it what the key says?"""
    decision = table.pending.get(CHANCE)
    if not isinstance(decision, Roll | Shuffle):
        return
    wanted = key_of(decision.sample(chance.at(table.answered)))
    if seat != CHANCE or key != wanted:
        raise Unfair("unfair-chance", number=table.answered + 1, clause=decision.clause, found=key, wanted=wanted)


def prove(data: bytes, commitment: str = "") -> Proof:
    """Check a finished game; `commitment` is what its players were shown, if somebody has kept it."""
    save = read_save(data)
    game = find_game(save.game)
    if save.rules > game.rules:
        raise BadSave("bad-save-newer", game=save.game, found=save.rules, known=game.rules)
    older = save.rules < game.rules
    chance = chance_from(save.chance)
    if not isinstance(chance, KeyedChance):
        raise Unfair("unfair-no-key")
    promised = commitment.strip().lower()
    if promised and promised != chance.commitment:
        raise Unfair("unfair-commitment", found=chance.commitment, wanted=promised)
    table = Table.new(game, save.setup)
    for seat, key in save.log:
        try:
            check_chance(table, chance, seat, key)
        except Unfair as error:
            if not older:
                raise
            raise Unfair("unfair-older", **error.about, rules=save.rules, known=game.rules) from error
        differs = play_again(table, [(seat, key)])
        if differs is not None:
            raise differs.of_rules(save.rules, game.rules) if older else differs
    if not older and table.hash() != save.hash:
        raise BadSave("bad-save-hash", found=table.hash(), known=save.hash)
    if table.outcome is None:
        raise Unfair("unfair-not-over")
    rolls = sum(seat == CHANCE for seat, _ in save.log)
    return Proof(game.name, chance.commitment, len(save.log), rolls, table.hash(), table.state.winners, table.outcome)
