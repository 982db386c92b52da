"""Why can't I, in battles and in the Quest Phase: each blow and deed that is not allowed names its clause."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import CHANCE, Decision, Rule, Shuffle
from ludex.core.decision import Option
from ludex.core.text import LANGUAGES, Words
from ludex.games.runewars.game import GAME
from ludex.games.runewars.printed.book import HEROES, QUESTS, REWARDS, TACTICS, book
from ludex.games.runewars.rules import duels, quest_phase
from ludex.games.runewars.rules.areas import chart
from ludex.games.runewars.rules.battle import STEPS, VERBS
from ludex.games.runewars.rules.battle.abilities import ability
from ludex.games.runewars.rules.battle.fight import Fight
from ludex.games.runewars.rules.battle.marks import COMMANDER
from ludex.games.runewars.rules.refusals import REASONS, why_not
from ludex.games.runewars.state import Runewars
from tests.runewars import realm as land
from tests.runewars.table import FIELD, GATE_1, hero, meet, own, said, table


def question(rule: Rule[Any], prompt: str) -> Decision:
    """The first question of this name; everything before it is answered with the first option."""
    choice: Any = None
    while True:
        found = rule.send(choice)
        assert isinstance(found, Decision)
        if found.prompt == prompt:
            return found
        shuffles = found.who == CHANCE and isinstance(found, Shuffle)
        choice = ("shuffle", *range(found.size)) if shuffles else found.options[0]  # type: ignore[attr-defined]


def why(g: Runewars, asked: Decision, option: Option) -> tuple[str, str]:
    found = why_not(g, asked.who, asked, option)
    assert found is not None, f"{option} is offered"
    assert found.clause in GAME.laws
    for language in LANGUAGES:
        words = Words(GAME, language, g).refusal(found)
        assert words
        assert not set("{}$") & set(words)
    return found.clause, found.reason


def test_every_verb_of_battles_has_reasons() -> None:
    """Besides plain answers: yes and no, a blow or a token without a choice, holding back."""
    plain = {"deal", "coven", "use_token", "hold_back"}
    assert {declared.name for declared in VERBS} - set(REASONS) == plain
    quiet = {"strike", "suffer", "lay_down"}
    assert {declared.name for declared in quest_phase.VERBS} - set(REASONS) == quiet


# ------------------------------------------------------------------------------------------------------------- battles


@pytest.mark.law("runewars:RW-9.7")
def test_damage_goes_to_damaged_units_then_to_standing_ones() -> None:
    g = table()
    f = meet(g, "knight", "dark-knight:1 ~dark-knight:1 reanimate ~vampire")
    asked = question(f.damage(1), "assign-damage")
    assert why(g, asked, said(g, "hurt reanimate")) == ("RW-9.7", "damaged-first")
    assert why(g, asked, said(g, "hurt necromancer")) == ("RW-9.7", "no-such-fighter")
    f = meet(g, "knight", "dark-knight reanimate ~vampire")
    asked = question(f.damage(1), "assign-damage")
    assert why(g, asked, said(g, "hurt ~vampire")) == ("RW-9.7", "standing-first")
    assert why(g, asked, said(g, "shield sahla")) == ("RW-19.10p", "no-champion")


@pytest.mark.law("runewars:RW-9.6")
def test_routs_go_to_undamaged_units_that_stand() -> None:
    g = table()
    f = meet(g, "knight", "dark-knight:1 reanimate necromancer ~vampire")
    asked = question(f.rout(), "assign-rout")
    assert why(g, asked, said(g, "lie_down dark-knight:1")) == ("RW-9.6", "undamaged-first")
    assert why(g, asked, said(g, "lie_down ~vampire")) == ("RW-9.6", "is-routed")


@pytest.mark.law("runewars:RW-9.5b", "runewars:RW-9.7b")
@pytest.mark.parametrize(
    ("unit", "prompt", "option", "reason"),
    [
        ("archer", "crack-shot", "hit bowman", "no-such-enemy"),
        ("warrior", "overpower", "slay reanimate", "must-be-weak"),
        ("pegasus-rider", "charge", "topple ~vampire", "is-routed"),
        ("pegasus-rider", "charge", "topple great-wyrm", "wrong-shape"),
        ("leonx-rider", "pounce", "hit ~vampire", "is-routed"),
    ],
)
def test_whom_abilities_may_be_aimed_at(unit: str, prompt: str, option: str, reason: str) -> None:
    g = table("latari", "waiqar")
    f = meet(g, f"{unit}*2", "reanimate necromancer skeleton-archer ~vampire great-wyrm")
    asked = question(ability[unit](f), prompt)
    assert why(g, asked, said(g, option))[1] == reason


@pytest.mark.law("runewars:RW-9.7b")
def test_who_has_to_destroy_takes_one_that_stands() -> None:
    g = table("waiqar", "latari")
    f = meet(g, "skeleton-archer", "archer sorceress ~warrior forest-guardian")
    asked = question(ability["skeleton-archer"](f), "must-destroy")
    assert why(g, asked, said(g, "sacrifice ~warrior")) == ("RW-9.7b", "standing-first")
    assert why(g, asked, said(g, "sacrifice forest-guardian")) == ("RW-9.7b", "wrong-shape")


@pytest.mark.law("runewars:RW-19.2", "runewars:RW-19.2b", "runewars:RW-19.2f", "runewars:RW-15.6")
def test_cards_in_battle() -> None:
    g = table()
    own(g, 0, "bribery", "war-chest")
    g.fresh[0] = [TACTICS.index("dark-omens")]
    meet(g, "bowman", "reanimate*2")
    g.step = "battle-round"
    asked = question(STEPS["battle-round"](g), "battle-draw")
    assert why(g, asked, said(g, "announce war-chest")) == ("RW-19.2", "no-symbols")
    assert why(g, asked, said(g, "announce dark-omens")) == ("RW-19.2f", "drawn-this-season")
    assert why(g, asked, said(g, "announce night-raid")) == ("RW-19.2", "not-in-hand")
    assert why(g, asked, said(g, "play war-chest")) == ("RW-15.6", "wrong-moment")


@pytest.mark.law("runewars:RW-9.3", "runewars:RW-19.10m")
def test_heroes_in_battle() -> None:
    g = table(revised=True)
    hero(g, 0, "sahla", FIELD)
    hero(g, 0, "corbin", GATE_1)
    meet(g, "knight*2 bowman", "reanimate")
    asked = question(STEPS["battle"](g), "support")
    assert why(g, asked, said(g, "support corbin knight")) == ("RW-9.3", "hero-not-here")
    assert why(g, asked, said(g, "support sahla roc")) == ("RW-9.3", "no-such-type")
    g = table()
    hero(g, 0, "sahla", FIELD, "terror")
    own(g, 0, "panic")
    meet(g, "knight", "reanimate*2")
    asked = question(STEPS["battle"](g), "battle-start")
    assert why(g, asked, said(g, "use_commander saboteur")) == ("RW-19.10m", "no-such-commander")
    assert why(g, asked, ("hunger", 1)) == ("RW-19.7b", "not-bought")
    Fight(g, 0).spend(COMMANDER + g.commander[HEROES.index("sahla")])
    asked.list_again()
    assert why(g, asked, said(g, "use_commander terror")) == ("RW-19.10m", "commander-used")


# --------------------------------------------------------------------------------------------------- the Quest Phase


def phase(g: Runewars, hero_: int) -> None:
    g.questing, g.steps_left, g.queue, g.order_of_play = hero_, 2, [0], [0, 1]


@pytest.mark.law("runewars:RW-12.5", "runewars:RW-12.5b", "runewars:RW-12.6", "runewars:RW-12.7")
def test_actions_of_heroes() -> None:
    g = land.realm()
    ronan, corbin = land.hero(g, "ronan", 0, 5), land.hero(g, "corbin", 0, 0)
    foe = land.hero(g, "steelhorns", 1, 5)
    phase(g, ronan)
    g.acted = [corbin]
    g.trained[ronan] = [2, 0, 0]
    g.step = "hero-action"
    asked = question(quest_phase.hero_action(g), "hero-action")
    assert why(g, asked, ("set_out", corbin)) == ("RW-12.5", "has-acted")
    assert why(g, asked, ("set_out", foe)) == ("RW-12.1", "not-your-hero")
    assert why(g, asked, ("heal", ronan)) == ("RW-12.5b", "not-yours")
    assert why(g, asked, ("train", ronan, 0, 1)) == ("RW-12.6", "fully-trained")
    g.hero_routed[ronan] = 1
    asked.list_again()
    assert why(g, asked, ("set_out", ronan)) == ("RW-12.7", "hero-routed")


@pytest.mark.law("runewars:RW-12.5a", "runewars:RW-13.1", "runewars:RW-13.5", "runewars:RW-19.10b")
def test_moves_duels_and_quests() -> None:
    g = land.realm(commanders=True)
    ronan = land.hero(g, "ronan", 0, 5)
    foe, far = land.hero(g, "steelhorns", 1, 5), land.hero(g, "zyla", 1, 22)
    phase(g, ronan)
    asked = question(quest_phase.hero_moves(g), "hero-moves")
    assert why(g, asked, ("go", ronan, 5)) == ("RW-12.5a", "already-there")
    assert why(g, asked, ("go", foe, 7)) == ("RW-12.5", "another-hero-moves")
    distant = next(place for place in range(24) if ("go", ronan, place) not in asked.options and place != 5)
    assert why(g, asked, ("go", ronan, distant)) == ("RW-12.5a", "hero-too-far")
    here = land_area(g, 5)
    elsewhere = next(n for n, quest in enumerate(book(g).quests) if here not in quest.areas)
    g.quests[0] = [elsewhere]
    asked = question(quest_phase.hero_deeds(g), "hero-deeds")
    assert why(g, asked, ("challenge", ronan, far)) == ("RW-13.5", "hero-not-here")
    assert why(g, asked, ("challenge", ronan, ronan)) == ("RW-13.5", "no-enemy-hero")
    assert why(g, asked, ("quest", elsewhere)) == ("RW-13.1", "quest-elsewhere")
    assert why(g, asked, ("quest", (elsewhere + 1) % len(QUESTS))) == ("RW-13.1", "no-such-quest")
    g.commander[ronan] = 0
    assert why(g, asked, ("quest", elsewhere)) == ("RW-19.10b", "commanders-do-not-quest")


def land_area(g: Runewars, place: int) -> int:
    return chart(g).area[place]


@pytest.mark.law("runewars:RW-13.6a", "runewars:RW-13.4", "runewars:RW-13.4a")
def test_rewards() -> None:
    g = land.realm()
    ronan, corbin = land.hero(g, "ronan", 0, 5), land.hero(g, "corbin", 0, 0)
    blade, axe = REWARDS.index("dawnblade"), REWARDS.index("soulbiter")
    g.rewards[ronan] = sorted([blade, axe])
    phase(g, ronan)
    asked = question(quest_phase.hero_moves(g), "hero-moves")
    assert why(g, asked, ("use_reward", blade, corbin)) == ("RW-13.4", "has-no-such-reward")
    assert why(g, asked, ("use_reward", blade, ronan)) == ("RW-13.4", "no-use-now")
    assert why(g, asked, ("give_reward", blade, ronan, corbin)) == ("RW-13.4a", "not-together")
    foe = land.hero(g, "steelhorns", 1, 5)
    duels.begin(g, ronan, foe)
    g.duels[-1].used[0] = [axe]
    special = question(duels.special(g, g.duels[-1], 0), "duel-special")
    assert why(g, special, ("use_reward", blade, ronan)) == ("RW-13.6a", "one-of-a-kind")
