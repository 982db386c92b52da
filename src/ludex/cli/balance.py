"""`ludex balance`: how often each side wins between equal opponents."""

from __future__ import annotations

import argparse

from ludex.agents import usual_agent
from ludex.cli.books import print_json
from ludex.cli.lab import progress, sweep, sweepable
from ludex.cli.setups import dest, flags_given
from ludex.core import find_game
from ludex.core.errors import LudexError
from ludex.core.lobby import SEATS
from ludex.core.text import Text
from ludex.lab.balance import markdown, weigh
from ludex.lab.simulate import make_plans, play_all


def run_balance(chosen: argparse.Namespace, text: Text) -> int:
    game = find_game(chosen.game)
    single = [SEATS, *(option.name for option in sweepable(game))]
    wrong = [f"--{name}" for name in single if dest(name) in flags_given(chosen)]
    if wrong:
        instead = " ".join(f"--{name}" for name in ("players", *(option.sweep for option in sweepable(game))))
        raise LudexError("lab-not-in-balance", found=", ".join(wrong), instead=instead)
    agents = chosen.agents or usual_agent(game)
    plans = list(make_plans(chosen.game, sweep(chosen, game), [agents], chosen.games, chosen.seed))
    games = []
    lines = chosen.out.with_suffix(".jsonl") if chosen.out is not None else None
    with progress(text, len(plans)) as tell:
        for played in play_all(plans, chosen.jobs or 0, chosen.backend, lines, logged=True):
            games.append(played)
            tell(played)
    found = weigh(game, games, agents, chosen.seed)
    page = markdown(found, game, text)
    if chosen.out is not None:
        chosen.out.write_text(page, encoding="utf-8")
    if chosen.json:
        print_json(found)
    elif chosen.out is None:
        print(page, end="")
    else:
        print(text.say("cli-tournament-files", files=f"{chosen.out}, {lines}"))
    return 1 if found.errors else 0
