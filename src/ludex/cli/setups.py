"""A game's lobby as flags: one for each option, and what they say as a set-up."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from ludex.core import Game
from ludex.core.errors import LudexError
from ludex.core.labels import hint, label
from ludex.core.lobby import SEATS, BotCards, BotChoice, Choice, Number, Option, OwnValues, SeatChoice, Switch
from ludex.core.meta import Meta
from ludex.core.text import Text

BOTS = ("none", "some", "only")


def dest(option: str) -> str:
    """Where a flag of a game is kept, apart from the flags of the command itself."""
    return f"set_{option}"


def add_set_up(to: argparse.ArgumentParser, meta: Meta | None, text: Text) -> None:
    """The flags of the game's own options; without a game, a word on how to see them."""
    if meta is None:
        to.epilog = text.say("cli-help-of-game", command=to.prog)
        return
    words = meta.text(text.lang)
    flags = to.add_argument_group(text.say("cli-set-up", game=meta.title(text.lang)))
    flags.add_argument(
        f"--{SEATS}",
        dest=dest(SEATS),
        metavar="A,B",
        help=text.say("cli-help-seats", known=", ".join(meta.lobby.seats)),
    )
    for option in meta.lobby.options:
        explained = f"{label(words, option.name)}. {hint(words, option.name)}".strip()
        if isinstance(option, Switch):
            action = argparse.BooleanOptionalAction if option.default else "store_true"
            flags.add_argument(f"--{option.name}", dest=dest(option.name), action=action, default=None, help=explained)
        else:
            kind, metavar, known = how_to_write(option, text)
            flags.add_argument(
                f"--{option.name}",
                dest=dest(option.name),
                type=kind,
                metavar=metavar,
                help=f"{explained} {known}".strip().replace("%", "%%"),
            )


def how_to_write(option: Option, text: Text) -> tuple[Callable[[str], Any], str, str]:
    """How a flag is read, what stands for its value, and what it may be."""
    if isinstance(option, Choice):
        return str, "NAME", text.say("cli-help-choice", known=", ".join(option.values), usual=option.default)
    if isinstance(option, Number):
        return int, "N", text.say("cli-help-choice", known=f"{option.least}–{option.most}", usual=str(option.default))
    if isinstance(option, SeatChoice):
        return int, "N", text.say("cli-help-first-seat")
    if isinstance(option, BotChoice):
        bot = next(iter(option.needs), "").partition(":")[2]
        known = ", ".join(option.values)
        return (
            by_bot,
            "NAME|BOT=NAME",
            text.say("cli-help-bot-choice", known=known, usual=option.default, example=f"{bot}={option.values[0]}"),
        )
    if isinstance(option, BotCards):
        bot, cards = next(iter(option.values.items()))
        return cards_by_bot, "all|BOT.CARD", text.say("cli-help-bot-cards", example=f"{bot}.{cards[0]}")
    assert isinstance(option, OwnValues)
    return Path, "FILE", text.say("cli-help-own-values")


def add_sweeps(
    to: argparse.ArgumentParser, meta: Meta | None, text: Text, title: str = "cli-sweeps", bots: str = "some"
) -> None:
    """What games can be gone through by, or --all-mixes narrowed down; also whether bots play, with what is usual."""
    if meta is None:
        return
    flags = to.add_argument_group(text.say(title))
    for option in meta.lobby.options:
        if isinstance(option, Choice) and option.sweep:
            named = label(meta.text(text.lang), option.name)
            flags.add_argument(
                f"--{option.sweep}",
                dest=dest(option.sweep),
                metavar="A,B|all",
                help=text.say("cli-help-sweep", option=named, known=", ".join(option.values)),
            )
    if bots and meta.lobby.bots:
        flags.add_argument("--bots", choices=BOTS, default=bots, help=text.say("cli-help-bots"))


def setup_of(chosen: argparse.Namespace, game: Game) -> dict[str, Any]:
    """The set-up that the flags name, or what the game itself suggests; whether it is legal, the game says."""
    setup: dict[str, Any] = msgspec.to_builtins(game.setup())
    seats = vars(chosen).get(dest(SEATS))
    if seats:
        setup[SEATS] = seats.split(",")
    setup |= options_of(chosen, game)
    game.read_setup(setup)
    return setup


def options_of(chosen: argparse.Namespace, game: Game) -> dict[str, Any]:
    """What the flags say besides the seats."""
    given: dict[str, Any] = {}
    for option in game.lobby.options:
        value = vars(chosen).get(dest(option.name))
        if value is not None:
            given[option.name] = own_content(game)(value) if isinstance(option, OwnValues) else value
    return given


def flags_given(chosen: argparse.Namespace) -> list[str]:
    """The flags of the game's own options that were used."""
    return [name for name, value in vars(chosen).items() if name.startswith(dest("")) and value is not None]


def own_content(game: Game) -> Callable[[Path], dict[str, Any]]:
    """What reads a file of own values, if the game has any that can be corrected."""
    if game.read_content is None:
        raise LudexError("cli-no-content", game=game.name)
    return game.read_content


def by_bot(written: str) -> str | dict[str, str]:
    """`nightmare` for all bots, or `eyrie=easy,vagabot=nightmare`.

    >>> by_bot("nightmare"), by_bot("eyrie=easy,vagabot=nightmare")
    ('nightmare', {'eyrie': 'easy', 'vagabot': 'nightmare'})
    """
    if "=" not in written:
        return written
    parts = [part.partition("=") for part in written.split(",")]
    return {bot: level for bot, _, level in parts}


def cards_by_bot(written: str) -> str | dict[str, list[str]]:
    """`all`, `none`, or `eyrie.swoop,marquise.blitz`.

    >>> cards_by_bot("all"), cards_by_bot("eyrie.swoop,eyrie.focused")
    ('all', {'eyrie': ['swoop', 'focused']})
    """
    if "." not in written:
        return written
    found: dict[str, list[str]] = {}
    for part in written.split(","):
        bot, _, card = part.partition(".")
        found.setdefault(bot, []).append(card)
    return found
