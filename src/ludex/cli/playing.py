"""`ludex play`."""

from __future__ import annotations

import argparse
import secrets

from ludex.agents import LEVELS, Agent, make_agent, usual_agent
from ludex.cli.saves import load_save
from ludex.cli.setups import flags_given, setup_of
from ludex.cli.site import run_in_browser
from ludex.core import Game, Table, find_game, known_games
from ludex.core.errors import LudexError
from ludex.core.text import Text, Words
from ludex.terminal.play import play_text

AT_TERMINAL = ("text", "plain", "people", "level", "load", "seed")


def run_play(chosen: argparse.Namespace, text: Text) -> int:
    """In the browser, or at the terminal if --text or a flag that only the terminal knows says so."""
    if chosen.game:
        find_game(chosen.game)
    at_terminal = flags_given(chosen) or any(vars(chosen)[name] not in (None, False) for name in AT_TERMINAL)
    return run_at_terminal(chosen, text) if at_terminal else run_in_browser(chosen, text)


def run_at_terminal(chosen: argparse.Namespace, text: Text) -> int:
    """People sit at the seats named by --people, programs as strong as --strength says at the others."""
    table = load_save(chosen.load, text) if chosen.load else new_table(chosen)
    seats = table.game.seats(table.setup)
    human = table.game.lobby.people(seats)
    names = chosen.people.split(",") if chosen.people else human[:1]
    for name in names:
        if name not in human:
            raise LudexError("cli-no-seat", found=name, known=", ".join(human))
    words = Words(table.game, text.lang, table.state)
    people = {seats.index(name): str(words.fact("seat", seats.index(name))) for name in names}
    levels = levels_by_seat(chosen.level or "", table.game, human)
    agents: dict[int, Agent] = {
        seat: make_agent(levels.get(name, usual_agent(table.game)), (chosen.seed or 0) * 16 + seat, table.game)
        for seat, name in enumerate(seats)
        if seat not in people
    }
    played: int = play_text(table, people, agents, text.lang, plain=chosen.plain)
    return played


def levels_by_seat(written: str, game: Game, seats: list[str]) -> dict[str, str]:
    """`hard` for all seats, or `eyrie=hard,alliance=easy`."""
    found: dict[str, str] = {}
    for part in written.split(",") if written else ():
        seat, _, level = part.rpartition("=")
        if level not in LEVELS:
            raise LudexError("cli-no-level", found=level, known=", ".join(LEVELS), example=f"{seats[-1]}=hard")
        if seat and seat not in seats:
            raise LudexError("cli-no-seat", found=seat, known=", ".join(seats))
        make_agent(LEVELS[level], 0, game)
        found |= dict.fromkeys([seat] if seat else seats, LEVELS[level])
    return found


def new_table(chosen: argparse.Namespace) -> Table:
    if not chosen.game:
        raise LudexError("cli-which-game", known=", ".join(known_games()))
    game = find_game(chosen.game)
    seed = chosen.seed if chosen.seed is not None else secrets.randbelow(2**32)
    return Table.new(game, setup_of(chosen, game), seed)
