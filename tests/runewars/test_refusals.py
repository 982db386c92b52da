"""Why can't I? Every answer that a person may try is refused by a clause, for a reason of its own."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import Decision, Rule
from ludex.core.decision import CHANCE, Together, option_of
from ludex.core.text import LANGUAGES, Words
from ludex.games.runewars.cards.objectives import objective
from ludex.games.runewars.game import GAME
from ludex.games.runewars.printed.book import DEVELOPMENTS, OBJECTIVES, REWARDS, SUMMER
from ludex.games.runewars.rules import movement, orders, power, strongholds, turn, victory, year
from ludex.games.runewars.rules.decks import discard_down
from ludex.games.runewars.rules.refusals import REASONS, why_not
from ludex.games.runewars.rules.retreat import neutrals_retreat, retreat
from ludex.games.runewars.rules.runes import mix_runes, must_reveal, receive_dragon_rune
from ludex.games.runewars.rules.units import keep_limit, recruit, rout
from ludex.games.runewars.setup import set_up_player
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import DIPLOMAT, DRAGON_RUNE, FALSE_RUNE, NONE, WHOLE, fort
from ludex.kit.testing.refusals import refusals_agree
from tests.runewars.realm import answer, card, hero, kind, one, put, realm

TABLES: list[dict[str, Any]] = [
    {"seats": ["daqan", "uthuk"], "developments": True, "commanders": True},
    {"seats": ["latari", "waiqar", "uthuk"], "exploration": True, "edition": "revised"},
]
FOOTMAN, KNIGHT, BEASTMAN = one("footman"), one("knight"), one("beastman")


def asked(rule: Rule[Any], *answers: str, at: str = "") -> Decision:
    """The question after these answers, or the next one of this name."""
    left = list(answers)
    choice: Any = None
    while True:
        question = rule.send(choice)
        if isinstance(question, Together):
            return question.decisions[0]
        assert isinstance(question, Decision)
        if not left and question.who != CHANCE and at in ("", question.prompt):
            return question
        choice = answer(question, left, [])


def why(g: Runewars, question: Decision, key: str) -> tuple[str, str]:
    """The clause and the reason; both languages have words for it."""
    found = why_not(g, question.who, question, option_of(key))
    assert found is not None, f"{key} is offered"
    assert found.clause in GAME.laws
    for language in LANGUAGES:
        words = Words(GAME, language, g).refusal(found)
        assert words
        assert not set("{}$") & set(words)
    return found.clause, found.reason


def order_of(g: Runewars, order: int, bonus: bool = False) -> Rule[None]:
    g.current, g.orders[0] = 0, [order]
    g.part = orders.BONUS if bonus else orders.BEFORE
    return orders.ORDER_STEPS[order][1](g)


# ------------------------------------------------------------------------------------------------------------- the turn


@pytest.mark.law("runewars:RW-4.5", "runewars:RW-4.6")
def test_orders() -> None:
    g = realm()
    g.orders = [[4], []]
    assert why(g, asked(year.choose(g)), "order:4") == ("RW-4.5", "order-played")
    g.current, g.orders[0], g.tactics[0] = 0, [5, 4], [card("war-chest")]
    g.fresh[0] = [card("scouts")]
    question = asked(turn.turn(g))
    assert why(g, question, "bonus") == ("RW-4.6", "order-first")
    g.part = orders.AFTER
    assert why(g, asked(turn.turn(g)), "bonus") == ("RW-4.6", "not-the-highest")
    g.orders[0] = [4, 5]
    assert why(g, asked(turn.turn(g)), "bonus") == ("RW-4.6", "no-bonus-left")
    assert why(g, question, f"march:2:{FOOTMAN}:1") == ("RW-1.9", "not-now")


@pytest.mark.law("runewars:RW-15.5", "runewars:RW-15.6", "runewars:RW-15.6a", "runewars:RW-13.4")
def test_cards_in_one_s_turn() -> None:
    g = realm()
    g.current, g.orders[0] = 0, [4]
    g.tactics[0], g.fresh[0] = [card("rally-cry")], [card("scouts")]
    ronan, silhouette = hero(g, "ronan", 0, 0), hero(g, "silhouette", 1, 0)
    plate = REWARDS.index("runeplate")
    g.rewards[ronan] = [plate]
    g.objective[0] = next(each for each in range(len(OBJECTIVES)) if not objective[OBJECTIVES[each]](g, 0))
    question = asked(turn.turn(g))
    found = [
        why(g, question, key)
        for key in (
            f"play:{card('scouts')}",
            f"play:{card('war-chest')}",
            f"play:{card('rally-cry')}",
            f"fulfil:{g.objective[0]}",
            f"fulfil:{g.objective[0] + 1}",
            f"use_reward:{plate}:{silhouette}",
            f"use_reward:{plate + 1}:{ronan}",
            f"use_reward:{plate}:{ronan}",
        )
    ]
    assert found == [
        ("RW-15.6a", "drawn-this-season"),
        ("RW-15.6", "not-in-hand"),
        ("RW-15.6", "wrong-moment"),
        ("RW-15.5", "not-fulfilled"),
        ("RW-15.5", "not-your-objective"),
        ("RW-12.1", "not-your-hero"),
        ("RW-13.4", "has-no-such-reward"),
        ("RW-13.4", "no-use-now"),
    ]


@pytest.mark.law("runewars:RW-16.1", "runewars:RW-19.13e", "runewars:RW-19.13f")
def test_claims() -> None:
    g = realm(road=True)
    g.current, g.orders[0], g.objective[0] = 0, [4], 0
    assert why(g, asked(turn.turn(g)), "claim") == ("RW-16.1", "too-few-runes")
    for place in (0, 1, 2, 5, 7, 8):
        put(g, place, footman=1)
        g.rune[place] = DRAGON_RUNE
    g.victory_card[g.season] = 1
    assert why(g, asked(turn.turn(g)), "claim") == ("RW-19.13e", "card-lies-there")
    g.season, g.year = SUMMER, victory.last_year(g)
    assert why(g, asked(turn.turn(g)), "claim") == ("RW-19.13f", "last-year")


# -------------------------------------------------------------------------------------------------------------- moving


@pytest.mark.law("runewars:RW-7.3", "runewars:RW-5.2b", "runewars:RW-8.1")
def test_activation() -> None:
    g = realm()
    g.activated[0] = [7]
    put(g, 9, dragon=1)
    g.battles, g.influence[0] = 1, 0
    question = asked(order_of(g, orders.MOBILIZE, bonus=True))
    assert why(g, question, "activate:7") == ("RW-7.3", "already-activated")
    assert why(g, question, "activate:21") == ("RW-5.2b", "one-battle")
    assert why(g, question, "activate:9") == ("RW-8.1", "no-influence")


@pytest.mark.law("runewars:RW-1.7", "runewars:RW-7.3a", "runewars:RW-7.5", "runewars:RW-7.6", "runewars:RW-8.3")
def test_marches() -> None:
    g = realm()
    put(g, 2, footman=3, knight=1)
    put(g, 7, footman=6)
    put(g, 8, footman=1, beastman=1)
    put(g, 0, footman=1, knight=1)
    rout(g, 2, KNIGHT)
    g.activated[0] = [0]
    question = asked(order_of(g, orders.MOBILIZE), "activate:7")
    for key, clause, reason in (
        (f"march:7:{FOOTMAN}:1", "RW-7.3", "already-there"),
        (f"march:5:{FOOTMAN}:1", "RW-7.3", "no-such-unit"),
        (f"march:2:{one('knight', routed=True)}:1", "RW-1.7", "is-routed"),
        (f"march:0:{FOOTMAN}:1", "RW-7.5", "held-by-activation"),
        (f"march:2:{FOOTMAN}:4", "RW-7.3", "not-so-many"),
        (f"march:2:{FOOTMAN}:3", "RW-7.6", "too-many"),
    ):
        assert why(g, question, key) == (clause, reason), key
    g = realm()
    put(g, 8, footman=1, beastman=1)
    put(g, 22, footman=1)
    question = asked(order_of(g, orders.MOBILIZE), "activate:7")
    assert why(g, question, f"march:22:{FOOTMAN}:1") == ("RW-7.3a", "too-far")
    assert why(g, question, f"march:8:{BEASTMAN}:1") == ("RW-8.3", "allies-alone")


@pytest.mark.law("runewars:RW-7.1", "runewars:RW-7.2", "runewars:RW-7.6", "runewars:RW-8.3")
def test_shifts() -> None:
    g = realm()
    put(g, 1, footman=1)
    put(g, 5, footman=1)
    put(g, 7, footman=2, beastman=1)
    put(g, 3, berserker=1)
    put(g, 2, footman=7)
    question = asked(movement.strategize(g, 0))
    for key, clause, reason in (
        (f"shift:1:15:{FOOTMAN}:1", "RW-7.1", "no-way"),
        (f"shift:5:3:{FOOTMAN}:1", "RW-7.2", "not-friendly"),
        (f"shift:7:8:{BEASTMAN}:1", "RW-8.3", "allies-alone"),
        (f"shift:7:2:{FOOTMAN}:2", "RW-7.6", "too-many"),
    ):
        assert why(g, question, key) == (clause, reason), key
    question = asked(movement.strategize(g, 0), f"shift:7:5:{BEASTMAN}:1")
    assert why(g, question, f"shift:5:20:{FOOTMAN}:1") == ("RW-8.3", "allies-joined")


@pytest.mark.law("runewars:RW-7.7", "runewars:RW-7.7a", "runewars:RW-7.7b", "runewars:RW-19.10f")
def test_heroes_who_do_not_move() -> None:
    g = realm(commanders=True)
    ronan, silhouette = hero(g, "ronan", 0, 7), hero(g, "silhouette", 1, 7)
    put(g, 3, berserker=1)
    put(g, 8, footman=1)
    question = asked(movement.strategize(g, 0))
    assert why(g, question, f"lead:{silhouette}:8") == ("RW-7.7", "not-your-hero")
    assert why(g, question, f"lead:{ronan}:22") == ("RW-7.1", "no-way")
    assert why(g, question, f"lead:{ronan}:3") == ("RW-7.2", "not-friendly")
    question = asked(movement.strategize(g, 0), f"lead:{ronan}:5")
    assert why(g, question, f"lead:{ronan}:9") == ("RW-7.2", "moved-already")
    g.limbo.clear()
    g.hero_routed[ronan] = 1
    question = asked(movement.strategize(g, 0))
    assert why(g, question, f"lead:{ronan}:7") == ("RW-1.7", "hero-routed")
    g.hero_routed[ronan] = 0
    g.hero_place[ronan] = 2
    put(g, 2, footman=1)
    question = asked(order_of(g, orders.MOBILIZE), "activate:7")
    assert why(g, question, f"lead:{ronan}:7") == ("RW-7.7", "heroes-do-not-march")
    assert why(g, question, f"lead:{ronan}:8") == ("RW-7.3", "only-to-the-target")
    g.hero_place[ronan] = 7
    assert why(g, question, f"lead:{ronan}:7") == ("RW-7.3", "already-there")
    g.commander[ronan] = 0
    g.hero_place[ronan] = 22
    assert why(g, question, f"lead:{ronan}:7") == ("RW-7.3a", "too-far")
    g.activated[0].append(22)
    assert why(g, question, f"lead:{ronan}:7") == ("RW-19.10f", "held-by-activation")


@pytest.mark.law("runewars:RW-7.6b", "runewars:RW-8.1", "runewars:RW-5.2b")
def test_neutral_units_and_what_may_be_said_to_them() -> None:
    g = realm()
    put(g, 2, footman=8)
    put(g, 6, footman=1)
    put(g, 7, beastman=1)
    g.target = 7
    march = ("activate:7", f"march:2:{FOOTMAN}:8", f"march:6:{FOOTMAN}:1")
    question = asked(order_of(g, orders.MOBILIZE), *march, at="meet-neutrals")
    assert why(g, question, "negotiate") == ("RW-7.6b", "too-many-to-talk")
    g.influence[0] = 0
    assert why(g, question, "negotiate") == ("RW-8.1", "no-influence")
    g = realm()
    put(g, 2, footman=1)
    put(g, 7, beastman=1)
    g.battles = 1
    question = asked(order_of(g, orders.MOBILIZE, bonus=True), "activate:7", f"march:2:{FOOTMAN}:1", at="meet-neutrals")
    assert why(g, question, "fight") == ("RW-5.2b", "one-battle")
    g = realm()
    put(g, 2, footman=1)
    put(g, 7, beastman=1)
    question = asked(order_of(g, orders.MOBILIZE), "activate:7", f"march:2:{FOOTMAN}:1", "negotiate")
    assert why(g, question, "spend:4") == ("RW-8.1", "no-influence")
    g.influence[0] = 9
    assert why(g, question, "spend:7") == ("RW-8.1", "one-to-six")


@pytest.mark.law("runewars:RW-10.2", "runewars:RW-10.4")
def test_where_nobody_retreats() -> None:
    g = realm()
    put(g, 7, footman=1)
    put(g, 3, footman=1)
    put(g, 9, berserker=1)
    question = asked(retreat(g, 0, 5, [FOOTMAN]))
    assert why(g, question, "retreat:22") == ("RW-7.1", "no-way")
    assert why(g, question, "retreat:20") == ("RW-10.2", "friends-first")
    assert why(g, question, "retreat:9") == ("RW-10.2", "not-friendly")
    question = asked(neutrals_retreat(g, 5, [BEASTMAN], 1))
    assert why(g, question, "retreat:7") == ("RW-10.4", "only-uncontrolled")


# ------------------------------------------------------------------------------------------------------------ recruits


@pytest.mark.law("runewars:RW-6.4", "runewars:RW-6.5", "runewars:RW-19.1", "runewars:RW-19.4a", "runewars:RW-5.5a")
def test_recruits() -> None:
    g = realm()
    g.forts[7] = fort(0, WHOLE)
    bowman, knight, wizard = kind("bowman"), kind("knight"), kind("novice-wizard")
    question = asked(recruit(g, 0, [bowman]))
    assert why(g, question, f"recruit:{knight}:0") == ("RW-19.1", "not-instead")
    assert why(g, question, f"recruit:{bowman}:5") == ("RW-6.4", "no-own-fort")
    g.supply[wizard] = 0
    question = asked(recruit(g, 0, [bowman]))
    assert why(g, question, f"recruit:{wizard}:0") == ("RW-6.5", "no-figures")
    question = asked(orders.recruit_triangles(g, 0, 2))
    assert why(g, question, f"unit_type:{knight}") == ("RW-19.4a", "no-triangle")
    g.supply[kind("footman")] = 0
    question = asked(orders.recruit_triangles(g, 0, 2))
    assert why(g, question, f"unit_type:{kind('footman')}") == ("RW-6.5", "no-figures")
    g.harvested = 1
    question = asked(order_of(g, orders.RECRUIT, bonus=True))
    assert why(g, question, "dial:1") == ("RW-5.5a", "other-resource")


@pytest.mark.law("runewars:RW-17.1", "runewars:RW-15.6")
def test_losses() -> None:
    g = realm()
    put(g, 5, footman=8, beastman=1)
    put(g, 7, footman=1)
    question = asked(keep_limit(g, 0, 5))
    assert why(g, question, f"lose:{FOOTMAN}:7") == ("RW-17.1", "another-area")
    assert why(g, question, f"lose:{KNIGHT}:5") == ("RW-17.1", "no-such-unit")
    g.tactics[0] = [card("scouts")] * 10 + [card("war-chest")]
    question = asked(discard_down(g, 0))
    assert why(g, question, f"discard:{card('panic')}") == ("RW-15.6", "not-in-hand")


# ------------------------------------------------------------------------------------------------------------- building


@pytest.mark.law("runewars:RW-5.8", "runewars:RW-5.8a", "runewars:RW-5.8b", "runewars:RW-6.2", "runewars:RW-11.1")
def test_fortify() -> None:
    g = realm()
    put(g, 7, footman=1)
    put(g, 5, footman=1)
    g.city[7] = 0
    g.rune[1] = DRAGON_RUNE
    question = asked(order_of(g, orders.FORTIFY))
    for key, clause, reason in (
        ("fort:9", "RW-5.8a", "not-yours"),
        ("fort:7", "RW-11.1", "no-fort-here"),
        ("repair:7", "RW-5.8b", "no-own-fort"),
        ("repair:0", "RW-5.8b", "fort-is-whole"),
        ("capital:1", "RW-19.7h", "no-lost-capital"),
        ("move_runes:1:9", "RW-5.8c", "not-yours"),
        ("move_runes:1:1", "RW-5.8c", "two-areas"),
        ("move_runes:0:2", "RW-5.8c", "no-rune-there"),
    ):
        assert why(g, question, key) == (clause, reason), key
    question = asked(order_of(g, orders.FORTIFY), "fort:1")
    assert why(g, question, "fort:5") == ("RW-5.8", "fortify-once")
    g.dials[0] = [0, 0, 0]
    assert why(g, question, "fort:5") == ("RW-6.2", "cannot-pay")


@pytest.mark.law("runewars:RW-19.7h", "runewars:RW-19.7i", "runewars:RW-3.3")
def test_capitals_and_first_strongholds() -> None:
    g = realm(developments=True)
    g.upgrades[0] = [DEVELOPMENTS.index("daqan-capital")]
    put(g, 5, footman=1)
    question = asked(order_of(g, orders.FORTIFY))
    assert why(g, question, "capital:5") == ("RW-19.7i", "only-at-home")
    g.dials[0] = [0, 1, 1]
    question = asked(order_of(g, orders.FORTIFY))
    assert why(g, question, "capital:1") == ("RW-6.2", "cannot-pay")
    g.forts[0], g.queue = NONE, [0]
    assert why(g, asked(set_up_player(g)), "fort:5") == ("RW-3.3", "only-at-home")


@pytest.mark.law("runewars:RW-5.4b", "runewars:RW-11.2", "runewars:RW-19.7", "runewars:RW-19.7a", "runewars:RW-19.7d")
def test_developments() -> None:
    g = realm(developments=True)
    g.forts[1] = fort(0, WHOLE)
    g.built[1] = [DIPLOMAT]
    question = asked(strongholds.build_token(g, 0))
    assert why(g, question, "develop:0:1") == ("RW-11.2", "no-room")
    assert why(g, question, "develop:0:2") == ("RW-5.4b", "no-own-fort")
    g.upgrades[0] = [DEVELOPMENTS.index("daqan-knight")]
    g.forts[0] = g.forts[1] = NONE
    question = asked(strongholds.buy_development(g, 0))
    for name, clause, reason in (
        ("uthuk-capital", "RW-19.7", "other-faction"),
        ("daqan-knight", "RW-19.7", "bought-already"),
        ("daqan-capital", "RW-19.7d", "no-site-for-capital"),
    ):
        assert why(g, question, f"buy:{DEVELOPMENTS.index(name)}") == (clause, reason)
    g.dials[0] = [2, 1, 0]
    question = asked(strongholds.buy_development(g, 0))
    assert why(g, question, f"buy:{DEVELOPMENTS.index('daqan-bowman')}") == ("RW-6.2", "cannot-pay")


# -------------------------------------------------------------------------------------------------------- runes, power


@pytest.mark.law("runewars:RW-14.1", "runewars:RW-14.3", "runewars:RW-19.3", "runewars:RW-19.3a", "runewars:RW-19.3d")
def test_runes() -> None:
    g = realm()
    g.rune[0], g.rune[1], g.rune[2] = FALSE_RUNE, DRAGON_RUNE, DRAGON_RUNE
    question = asked(receive_dragon_rune(g, 0))
    assert why(g, question, "rune_at:1") == ("RW-14.3", "not-false")
    question = asked(receive_dragon_rune(g, 0), "done")
    assert why(g, question, "rune_at:1") == ("RW-14.1", "rune-there")
    assert why(g, question, "rune_at:22") == ("RW-14.3", "enemy-area")
    question = asked(mix_runes(g, 0, 0, 1))
    assert why(g, question, "rune_at:2") == ("RW-5.8c", "one-of-the-two")
    g.rune_up[2] = 1
    question = asked(must_reveal(g, 0, DRAGON_RUNE))
    for key, clause, reason in (
        ("rune_at:22", "RW-19.3", "not-yours"),
        ("rune_at:2", "RW-19.3d", "already-revealed"),
        ("rune_at:0", "RW-19.3a", "no-dragon-rune"),
    ):
        assert why(g, question, key) == (clause, reason)
    put(g, 5, footman=1)
    assert why(g, question, "rune_at:5") == ("RW-19.3", "no-rune-there")


@pytest.mark.law("runewars:RW-5.6c", "runewars:RW-15.1", "runewars:RW-15.2", "runewars:RW-15.4")
def test_power() -> None:
    g = realm("daqan", "uthuk", "latari")
    question = asked(order_of(g, orders.RALLY_SUPPORT, bonus=True))
    assert why(g, question, "hire:4") == ("RW-5.6c", "so-many-heroes")
    g.influence[0] = 2
    question = asked(order_of(g, orders.RALLY_SUPPORT, bonus=True))
    assert why(g, question, "hire:3") == ("RW-5.6c", "no-influence")
    g.hero_deck = g.hero_deck[:1]
    question = asked(order_of(g, orders.RALLY_SUPPORT, bonus=True))
    assert why(g, question, "hire:2") == ("RW-5.6c", "few-heroes-left")
    g.titles[0], g.titles[1], g.on_title[1] = 0, 1, 2
    question = asked(order_of(g, orders.ACQUIRE_POWER, bonus=True))
    assert why(g, question, "title:0:1") == ("RW-15.4", "own-title")
    assert why(g, question, "title:1:2") == ("RW-15.4", "more-than-lies-there")
    assert why(g, question, "title:1:3") == ("RW-15.4", "no-influence")
    assert why(g, asked(power.bid(g)), "bid:9") == ("RW-15.1", "no-influence")
    question = asked(power.decide_tie(g, [0, 1], "tie-highest"))
    assert why(g, question, "choose_player:2") == ("RW-15.2", "not-tied")


# ---------------------------------------------------------------------------------------------------------- all of them


def test_every_reason_belongs_to_a_verb() -> None:
    assert set(REASONS) <= set(GAME.verbs)


def test_things_that_are_not_there() -> None:
    """A wild answer is refused in words, too."""
    g = realm()
    question = asked(order_of(g, orders.FORTIFY))
    assert why(g, question, "fort:99") == ("RW-5.8", "not-among-answers")
    assert why(g, question, "title:0:1") == ("RW-5.8", "not-now")


@pytest.mark.parametrize("setup", TABLES)
def test_options_and_refusals_agree(setup: dict[str, Any]) -> None:
    refusals_agree(GAME, setup, 3, every=20)
