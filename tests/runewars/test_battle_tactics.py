"""Tactics cards in battles, and Tactical Fate cards."""

from __future__ import annotations

import pytest

from ludex.core import Decision
from ludex.games.runewars.printed.book import TACTICS, UNITS, book_of
from ludex.games.runewars.rules.battle import STEPS
from ludex.games.runewars.rules.battle.fight import ATTACKER, DEFENDER
from ludex.games.runewars.rules.battle.marks import FORT, SHIELD, SPOILS, mark
from ludex.games.runewars.rules.battle.plays import battle_card
from ludex.games.runewars.rules.battle.rounds import helped
from ludex.games.runewars.rules.battle.tally import fort_strength, strength
from ludex.games.runewars.things import DAMAGED, DEFENSIVE, WHOLE, fort
from tests.runewars.table import (
    EAST,
    FIELD,
    GATE_1,
    NORTH,
    at,
    follow,
    fortify,
    hero,
    lines,
    meet,
    own,
    play_on,
    put,
    stack,
    step,
    table,
)

BATTLE = ("battle_start", "battle_start_defender", "battle_round")


def test_every_battle_card_does_something() -> None:
    assert sorted(battle_card) == sorted(card.id for card in book_of("").tactics if card.timing in BATTLE)


# --------------------------------------------------------------------------------------------- at the start of a battle


@pytest.mark.law("runewars:RW-9.4", "runewars:RW-19.12a")
def test_attacker_first_then_defender() -> None:
    g = table()
    own(g, 0, "panic")
    own(g, 1, "panic", "hold-the-line")
    meet(g, "knight*2", "reanimate*2")
    asked = step(g, "play panic", "play panic", "play hold-the-line")
    assert asked == ["0 battle-start", "1 battle-start", "1 battle-start"]
    assert lines(g) == ("knight ~knight", "reanimate ~reanimate")
    assert g.tactics == [[], []]
    assert g.step == "battle-round"


@pytest.mark.law("runewars:RW-15.6a", "runewars:RW-15.6")
def test_not_in_the_season_in_which_it_was_drawn() -> None:
    g = table()
    g.fresh[0] = [TACTICS.index("panic")]
    meet(g, "knight", "reanimate")
    assert step(g) == []


@pytest.mark.law("runewars:RW-15.6")
def test_whoever_holds_a_card_is_asked() -> None:
    g = table()
    own(g, 0, "war-chest")
    own(g, 1, "hold-the-line")
    meet(g, "knight", "reanimate")
    rule = STEPS["battle"](g)
    question = next(rule)
    assert isinstance(question, Decision)
    assert (question.who, question.always, list(question.options)) == (0, True, [("done",), ("hold_back",)])
    question = rule.send(("done",))
    assert isinstance(question, Decision)
    assert (question.who, question.always) == (1, True)


@pytest.mark.law("runewars:RW-9.12")
def test_who_plays_no_more_cards_is_not_asked_again() -> None:
    """Everybody who is asked may say so, whatever the hand: it tells nothing, and spares answers."""
    for cards in (("war-chest",), ("rally-cry", "veterans", "dark-omens")):
        g = table()
        own(g, 0, *cards)
        meet(g, "bowman*2 knight footman", "reanimate*4")
        questions = 0
        hold = False
        while g.fights:
            rule = STEPS[g.step](g)
            choice = None
            while True:
                try:
                    question = rule.send(choice)
                except StopIteration:
                    break
                assert isinstance(question, Decision)
                options = list(question.options)
                assert not (hold and question.who == 0 and question.prompt.startswith("battle-")), "asked again"
                choice = options[0]
                if question.who == 0 and question.prompt.startswith("battle-"):
                    assert ("hold_back",) in options
                    questions += 1
                    if questions == 2:
                        choice, hold = ("hold_back",), True
        assert hold
        assert sorted(g.tactics[0]) == sorted(TACTICS.index(card) for card in cards)


@pytest.mark.law("runewars:RW-9.4")
def test_who_plays_no_cards_still_uses_a_commander() -> None:
    g = table()
    own(g, 0, "panic")
    hero(g, 0, "sahla", FIELD, "terror")
    meet(g, "knight", "reanimate*2")
    assert step(g, "hold_back", "use_commander terror") == ["0 battle-start", "0 battle-start"]
    assert lines(g)[1] == "reanimate ~reanimate"


@pytest.mark.law("runewars:RW-9.12")
def test_no_cards_without_units() -> None:
    g = table()
    own(g, 1, "hold-the-line")
    fortify(g)
    meet(g, "knight", "")
    assert step(g) == []


@pytest.mark.law("runewars:RW-9.12")
def test_not_twice_at_the_same_moment() -> None:
    g = table()
    own(g, 0, "panic", "panic")
    meet(g, "knight", "reanimate*2")
    step(g, "play panic")
    assert g.tactics[0] == [TACTICS.index("panic")]
    assert lines(g)[1] == "reanimate ~reanimate"


@pytest.mark.law("runewars:RW-8.6")
def test_nobody_plays_cards_for_neutral_units() -> None:
    g = table()
    own(g, 1, "hold-the-line")
    meet(g, "knight", "beastman", neutral=True)
    assert step(g) == []


@pytest.mark.law("runewars:RW-10.1", "runewars:RW-10.2")
def test_tactical_retreat() -> None:
    g = table()
    own(g, 1, "tactical-retreat")
    fortify(g, FIELD, 1, WHOLE, DEFENSIVE)
    g.units[FIELD] = [UNITS.index("vampire") * 16 + 1]
    g.supply[UNITS.index("vampire")] -= 1
    meet(g, "knight*2", "reanimate dark-knight")
    play_on(g, "play tactical-retreat", "yes")
    assert at(g, GATE_1) == "dark-knight reanimate ~vampire", "those who stood still stand"
    assert at(g, FIELD) == "knight knight"
    assert g.forts[FIELD] == fort(0, WHOLE), "undamaged as it was"
    assert g.built[FIELD] == []
    assert g.fights == []


def test_tactical_retreat_from_a_damaged_stronghold() -> None:
    g = table()
    own(g, 1, "tactical-retreat")
    fortify(g, FIELD, 1, DAMAGED)
    meet(g, "knight", "reanimate")
    play_on(g, "play tactical-retreat", "yes")
    assert g.forts[FIELD] == fort(0, DAMAGED)


def test_only_the_defender_retreats_so() -> None:
    g = table()
    own(g, 0, "tactical-retreat", "hold-the-line")
    meet(g, "knight", "reanimate")
    assert step(g) == []


def test_hold_the_line() -> None:
    g = table()
    own(g, 1, "hold-the-line")
    f = meet(g, "knight", "reanimate")
    step(g, "play hold-the-line")
    assert strength(f.other) == 3


def test_summon_lightning_once_in_a_battle() -> None:
    g = table()
    own(g, 0, "summon-lightning")
    own(g, 1, "summon-lightning")
    meet(g, "knight*3", "reanimate*3")
    assert step(g, "play summon-lightning") == ["0 battle-start"]
    assert lines(g) == ("knight knight knight", "reanimate")


@pytest.mark.law("runewars:RW-9.10")
def test_to_the_winner() -> None:
    g = table()
    own(g, 0, "to-the-winner")
    f = meet(g, "knight", "~reanimate")
    step(g, "play to-the-winner")
    assert g.fights[0].marks == [[SPOILS, ATTACKER]]
    g.step = "battle-tally"
    g.supply[UNITS.index("reanimate")] = 16
    play_on(g)
    assert len(g.fresh[0]) == 2
    assert g.influence[0] == 7
    assert f.seat == 0


def test_nothing_to_the_loser() -> None:
    g = table()
    meet(g, "~knight", "reanimate")
    mark(g.fights[0], SPOILS, ATTACKER)
    g.step = "battle-tally"
    play_on(g, f"retreat {NORTH}")
    assert (g.fresh, g.influence) == ([[], []], [5, 5])


@pytest.mark.law("runewars:RW-9.5")
def test_first_strike() -> None:
    g = table()
    own(g, 0, "first-strike")
    f = meet(g, "footman*2 bowman", "reanimate")
    step(g, "play first-strike")
    assert f.initiative(UNITS.index("footman")) == 1
    stack(g, "tD1", "t-", "t-")
    step(g, "unit_type footman")
    assert lines(g)[1] == ""
    assert g.fights[0].done == [[UNITS.index("footman")], []]


@pytest.mark.law("runewars:RW-9.9c")
def test_siege_ladders() -> None:
    g = table()
    own(g, 0, "siege-ladders")
    fortify(g)
    meet(g, "knight", "")
    step(g, "play siege-ladders")
    assert fort_strength(g, g.fights[0]) == 3
    mark(g.fights[0], FORT, ATTACKER, 5)
    assert fort_strength(g, g.fights[0]) == 0, "not below 0"
    g = table()
    own(g, 0, "siege-ladders")
    meet(g, "knight", "reanimate")
    assert step(g) == []


def test_panic_by_the_actors_choice() -> None:
    g = table()
    own(g, 0, "panic")
    meet(g, "knight", "reanimate great-wyrm:1")
    step(g, "play panic", "topple great-wyrm:1")
    assert lines(g)[1] == "reanimate ~great-wyrm:1"


@pytest.mark.law("runewars:RW-9.8")
def test_bribery() -> None:
    g = table()
    own(g, 0, "bribery")
    meet(g, "knight", "reanimate great-wyrm")
    step(g, "play bribery")
    assert lines(g)[1] == "great-wyrm"
    assert at(g, GATE_1) == "~reanimate"
    assert g.influence[0] == 2
    g = table()
    g.influence[0] = 2
    own(g, 0, "bribery")
    meet(g, "knight", "reanimate")
    assert step(g) == []


def test_shield_brothers() -> None:
    g = table()
    own(g, 1, "shield-brothers")
    f = meet(g, "knight", "reanimate*2")
    step(g, "play shield-brothers")
    follow(g, f.damage(1))
    assert lines(g)[1] == "reanimate ~reanimate"
    follow(g, f.damage(1))
    assert lines(g)[1] == "~reanimate", "only the first one"
    f = meet(g, "knight", "vampire:1")
    mark(f.battle, SHIELD, DEFENDER, UNITS.index("vampire"))
    follow(g, f.damage(1))
    assert lines(g)[1] == "~vampire:1", "it keeps the damage that it had"


def test_dark_omens() -> None:
    g = table()
    own(g, 0, "dark-omens")
    own(g, 1, "panic")
    g.fresh[1] = [TACTICS.index("raze-city")]
    meet(g, "knight", "reanimate")
    asked = step(g, "play dark-omens", "discard 26")
    assert asked == ["0 battle-start", "1 discard-tactics"]
    assert (g.tactics[1], g.fresh[1]) == ([], [TACTICS.index("raze-city")])


def test_standard_bearer() -> None:
    g = table()
    own(g, 0, "standard-bearer")
    f = meet(g, "bowman*2 knight", "roc")
    step(g, "play standard-bearer", "unit_type bowman")
    assert (helped(f, 0), helped(f, 1)) == (1, 0)
    stack(g, "t-", "tR1", "tD1")
    step(g, "drop -")
    assert lines(g)[1] == "~roc:1"
    assert len(g.fate) == 27


# ------------------------------------------------------------------------------------------------------------ in rounds


@pytest.mark.law("runewars:RW-9.5")
def test_rally_cry_at_the_start_of_a_round() -> None:
    g = table()
    own(g, 0, "rally-cry")
    meet(g, "knight ~knight*2", "reanimate")
    g.step = "battle-round"
    stack(g, "r-", "r-", "r-")
    asked = step(g, "play rally-cry", "rise ~knight")
    assert asked == ["0 battle-round", "0 rally-cry"]
    assert lines(g)[0] == "knight knight knight"


def test_fog_of_war() -> None:
    g = table()
    own(g, 1, "fog-of-war")
    meet(g, "bowman*2", "roc")
    g.step = "battle-round"
    stack(g, "tD1", "tD1")
    asked = step(g, "play fog-of-war")
    assert asked == ["1 battle-wait"]
    assert lines(g)[1] == "roc:1"
    assert g.fights[0].marks == []


def test_veterans() -> None:
    g = table()
    own(g, 0, "veterans")
    meet(g, "bowman*2", "roc")
    g.step = "battle-round"
    stack(g, "t-", "tR1", "tD1", "tD1")
    asked = step(g, "play veterans", "drop -", "done")
    assert asked == ["0 battle-drawn", "0 veterans", "0 veterans"]
    assert lines(g)[1] == "~roc:1"


def test_death_or_glory() -> None:
    g = table()
    own(g, 0, "death-or-glory")
    meet(g, "bowman knight", "roc")
    g.step = "battle-round"
    stack(g, "t-", "t-")
    step(g, "play death-or-glory", "sacrifice knight")
    assert lines(g) == ("bowman", "roc:2")
    assert g.fights[0].fallen == [[UNITS.index("knight")], []]


# ------------------------------------------------------------------------------------------------- Tactical Fate cards


@pytest.mark.law(
    "runewars:RW-19.2",
    "runewars:RW-19.2a",
    "runewars:RW-19.2b",
    "runewars:RW-19.2c",
    "runewars:RW-19.2d",
    "runewars:RW-19.2e",
    "runewars:RW-19.2g",
)
def test_worked_example_of_the_rulebook() -> None:
    """Three Knights; Bribery is announced, and two Fate cards are drawn: a miss and a rout."""
    g = table()
    own(g, 0, "bribery")
    f = meet(g, "knight*3", "reanimate great-wyrm vampire")
    f.battle.initiative = 2
    g.step = "battle-round"
    drawn = stack(g, "r-", "rR1")
    influence = g.influence[0]
    asked = step(g, "announce bribery", "lie_down great-wyrm", "lie_down reanimate")
    assert asked == ["0 battle-draw", "1 assign-rout", "1 assign-rout"]
    assert lines(g)[1] == "~reanimate vampire ~great-wyrm", "the ability first, then the rout of the Fate card"
    assert len(g.fresh[0]) == 1, "Command draws a Tactics card"
    assert sorted(g.fate_discard) == sorted(drawn), "two Fate cards instead of three"
    assert g.tactics_discard == [TACTICS.index("bribery")]
    assert g.influence[0] == influence, "its text is ignored"


@pytest.mark.law("runewars:RW-19.2b")
def test_no_more_tactical_cards_than_units() -> None:
    g = table()
    own(g, 0, "bribery", "standard-bearer")
    f = meet(g, "knight", "roc")
    f.battle.initiative = 2
    g.step = "battle-round"
    step(g, "announce standard-bearer")
    assert lines(g)[1] == "roc:2"
    assert len(g.fate) == 30
    assert g.tactics[0] == [TACTICS.index("bribery")]


@pytest.mark.law("runewars:RW-19.2f")
def test_tactical_cards_wait_for_the_next_season() -> None:
    g = table()
    g.fresh[0] = [TACTICS.index("bribery")]
    f = meet(g, "knight", "roc")
    f.battle.initiative = 2
    g.step = "battle-round"
    stack(g, "r-")
    assert step(g) == []


@pytest.mark.law("runewars:RW-19.12b")
def test_attacker_announces_first() -> None:
    g = table("daqan", "latari")
    own(g, 0, "bribery")
    own(g, 1, "forced-levy")
    f = meet(g, "knight", "leonx-rider")
    f.battle.initiative = 2
    g.step = "battle-round"
    assert step(g, "announce bribery", "announce forced-levy") == ["0 battle-draw", "1 battle-draw"]
    assert lines(g) == ("knight:1", "~leonx-rider")


@pytest.mark.law("runewars:RW-19.12c", "runewars:RW-19.2b")
def test_the_attacker_draws_first_and_each_what_is_still_due() -> None:
    """Of two Knights one is served by Bribery: they draw a Fate card, then the Leonx Rider draws the next one."""
    g = table("daqan", "latari")
    own(g, 0, "bribery")
    f = meet(g, "knight*2", "leonx-rider")
    f.battle.initiative = 2
    g.step = "battle-round"
    stack(g, "r-", "rD1")
    step(g, "announce bribery")
    assert len(g.fate_discard) == 2
    assert lines(g)[0] == "knight knight:1"


def test_cards_of_both_sides_are_counted_apart() -> None:
    g = table()
    put(g, EAST, "reanimate")
    own(g, 0, "panic")
    meet(g, "knight", "reanimate*2")
    step(g, "play panic")
    assert g.fights[0].played == [[TACTICS.index("panic")], []]
