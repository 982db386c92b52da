"""The kit on the Riverfolk Company: random play, clones, saves, undo, replay, the open hand and hidden ones."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from ludex.agents import RandomAgent
from ludex.core import Option, Table
from ludex.core.text import LANGUAGES, Words
from ludex.games.root.game import GAME
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.rules.battle import cannot_battle
from ludex.games.root.rules.craft import cannot_craft, tools
from ludex.games.root.rules.move import cannot_move
from ludex.games.root.show.sheets import sheets
from ludex.games.root.sides.riverfolk import rules as riverfolk
from ludex.games.root.sides.riverfolk import services as riverfolk_services
from ludex.games.root.state import Root
from ludex.kit.testing import checks
from tests.root.conservation import conserved
from tests.root.test_kit import OPENING, hide

NAMES = ("marquise", "eyrie", "riverfolk")
SETUPS: list[dict[str, Any]] = [
    {"seats": list(seats)}
    for players in (2, 3)
    for seats in itertools.permutations(NAMES, players)
    if "riverfolk" in seats
]
FEW = [SETUPS[0], SETUPS[3], SETUPS[-1]]


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", range(4))
def test_random_games_end_with_every_component_in_its_place(setup: dict[str, Any], seed: int) -> None:
    checks.random_play_ends(GAME, setup | {"law": ("seed", "current")[seed % 2]}, seed, conserved)


@pytest.mark.parametrize("setup", FEW)
def test_clone_save_undo_and_replay(setup: dict[str, Any]) -> None:
    checks.clones_go_the_same_way(GAME, setup, 103)
    checks.saves_load_the_same(GAME, setup, 103)
    checks.undo_goes_all_the_way_back(GAME, setup, 103)
    checks.log_replays(GAME, setup, 103)


@pytest.mark.law("root:1.2.1", "root:11.2.3")
@pytest.mark.parametrize("setup", FEW)
@pytest.mark.parametrize("seed", [204, 205])
def test_no_seat_learns_what_it_may_not_know(setup: dict[str, Any], seed: int) -> None:
    checks.views_hide_what_is_hidden(GAME, setup, seed)
    checks.secrets_do_not_show_in_what_follows(GAME, setup, seed, hide, OPENING)


def legal(g: Root, seat: int, prompt: str) -> dict[str, set[Option]]:
    """What the predicates allow at this decision, by verb, tried for every clearing, card and number there is."""
    hand = g.hands[seat]
    if prompt == "services":
        offers: list[Option] = [("buy_boats",), ("hire",), *(("buy_card", card) for card in range(54))]
        allowed = {offer for offer in offers if riverfolk_services.cannot_take_offer(g, seat, offer) is None}
        return {verb: {o for o in allowed if o[0] == verb} for verb in ("buy_boats", "hire", "buy_card")}
    if prompt != "trade" or not any(g.funds):
        return {}
    power = tools(g, seat)
    counts, others = range(1, 16), range(len(g.factions))
    moves = itertools.product(CLEARINGS, CLEARINGS, counts)
    return {
        "move": {("move", o, t, n) for o, t, n in moves if not cannot_move(g, seat, o, t, n)},
        "battle": {("battle", c, d) for c in CLEARINGS for d in others if not cannot_battle(g, seat, c, d)},
        "craft": {("craft", card) for card in hand if not cannot_craft(g, seat, card, power)},
        "export": {("export", card) for card in hand if not riverfolk.cannot_export(g, seat, card, power)},
        "river_recruit": {("river_recruit", c) for c in CLEARINGS if not riverfolk.cannot_recruit(g, seat, c)},
        "trade_post": {("trade_post", c) for c in CLEARINGS if not riverfolk.cannot_establish(g, seat, c)},
    }


@pytest.mark.parametrize("setup", FEW)
def test_options_and_refusals_come_from_the_same_law(setup: dict[str, Any]) -> None:
    rng = random.Random(3)
    texts = [GAME.text(lang) for lang in LANGUAGES]
    own_verbs = [verb.name for verb in riverfolk.VERBS]
    for table in checks.walk(GAME, setup, 303):
        for seat, decision in table.pending.items():
            state = table.state
            assert isinstance(state, Root)
            for verb, allowed in legal(state, seat, decision.prompt).items():
                assert {option for option in decision.options if option[0] == verb} == allowed
            for name in rng.sample(own_verbs, 4):
                option = (name, *(rng.randrange(14) for _ in GAME.verbs[name].items))
                refusal = table.why_not(seat, option)
                assert (refusal is None) == decision.accepts(option)
                if refusal is not None:
                    assert refusal.clause in GAME.laws
                    assert all(text.has(f"refuse-{refusal.reason}") for text in texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sheets_show_prices_areas_and_the_open_hand_to_everyone(lang: str) -> None:
    table = Table.new("root", {"seats": list(NAMES)}, seed=6)
    agent, rng = RandomAgent(6), random.Random(6)
    words = Words(GAME, lang, table.state)
    title = words.text.say("sheet-riverfolk")
    shown = 0
    while not table.over:
        if len(table.log) % 9 == 0:
            for seat in (0, 1, 2, None):
                laid_out = sheets(table.view(seat), Words(GAME, lang, table.state))
                assert "{" not in str(laid_out)
                (office,) = [sheet for sheet in laid_out if sheet.title == title]
                assert all(len(row) == len(office.columns) for sheet in (office,) for row in sheet.rows)
                hands = [sheet for sheet in laid_out if sheet.title == words.text.say("sheet-my-hand")]
                assert len(hands) == (seat is not None)
                if seat is not None:
                    twin = table.clone()
                    twin.redeal(seat, rng)
                    assert sheets(twin.view(seat), Words(GAME, lang, twin.state)) == laid_out
                shown += 1
        ((asked, _),) = table.pending.items()
        table.answer(asked, agent.choose(table, asked))
    assert shown > 20
