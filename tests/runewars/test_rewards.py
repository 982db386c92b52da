"""What single rewards do; Banner of War and Horn of Retreat belong to battles."""

from __future__ import annotations

import pytest

from ludex.core import Decision
from ludex.games.runewars.cards import rewards
from ludex.games.runewars.printed.book import SUMMER
from ludex.games.runewars.rules.areas import dragon_runes
from ludex.games.runewars.rules.heroes import hurt
from ludex.games.runewars.rules.movement import hero_reach
from ludex.games.runewars.rules.quest_phase import foes_of
from ludex.games.runewars.rules.traits import attribute, hero_health, quest_steps
from ludex.games.runewars.rules.victory import shown_runes
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import END_OF_YEAR, GONE, ROUTED
from ludex.kit.hooks import happens
from tests.runewars.realm import follow, here, kind, put, told
from tests.runewars.stage_heroes import Stage, fight, give, hero, quest, realm, reward, stack

MISSES = ["- red"] * 8


def one(*names: str, place: int = 5, up: bool = False) -> tuple[Runewars, int]:
    g = realm()
    ronan = hero(g, "landrec", 0, place)
    give(g, ronan, *names, up=up)
    return g, ronan


def key(name: str, number: int) -> str:
    return f"use_reward:{reward(name)}:{number}"


def offered(g: Runewars, seat: int = 0) -> list[str]:
    return [":".join(map(str, option)) for option in rewards.turn_offers(g, seat)]


def use(g: Runewars, name: str, number: int, *answers: str) -> None:
    assert key(name, number) in offered(g)
    follow(rewards.use(g, 0, ("use_reward", reward(name), number)), *answers)


def duel(name: str, *cards: str, first: str = "landrec", side: int = 0) -> tuple[Runewars, int, int, Stage]:
    """A duel in which one hero has this reward, face up."""
    g = realm()
    ronan, foe = hero(g, first, 0, 5), hero(g, "trenloe", 1, 5)
    give(g, (ronan, foe)[side], name, up=True)
    stack(g, *cards, *MISSES)
    return g, ronan, foe, fight(g, ronan, foe)


# ------------------------------------------------------------------------------------------------------------ in a turn


@pytest.mark.law("runewars:RW-13.4")
def test_a_reward_that_is_used_is_discarded_or_lies_open() -> None:
    g, landrec = one("map-of-ancients", "commanders-signet", place=0)
    g.quest_deck = [quest("roost"), quest("envoy")]
    use(g, "map-of-ancients", landrec)
    assert g.reward_discard == [reward("map-of-ancients")]
    use(g, "commanders-signet", landrec)
    assert g.rewards_up[landrec] == [reward("commanders-signet")]
    assert g.rewards[landrec] == []
    assert g.quests[0] == sorted([quest("roost"), quest("envoy")])


@pytest.mark.law("runewars:RW-13.4a")
def test_heroes_of_one_area_swap_rewards() -> None:
    g, landrec = one("dawnblade")
    friend, far, foe = hero(g, "corbin", 0, 5), hero(g, "ronan", 0, 6), hero(g, "astarra", 1, 5)
    assert offered(g) == [f"give_reward:{reward('dawnblade')}:{landrec}:{friend}"]
    follow(rewards.give(g, 0, ("give_reward", reward("dawnblade"), landrec, friend)))
    assert g.rewards[friend] == [reward("dawnblade")]
    assert not g.rewards[landrec] + g.rewards[far] + g.rewards[foe]
    assert offered(g) == [], "not to and fro"
    g.handed.clear()
    assert offered(g) == [f"give_reward:{reward('dawnblade')}:{friend}:{landrec}"]
    give(g, friend, "tome-of-ages", up=True)
    follow(rewards.give(g, 0, ("give_reward", reward("tome-of-ages"), friend, landrec)))
    assert g.rewards_up[landrec] == [reward("tome-of-ages")]


@pytest.mark.law("runewars:RW-12.8b")
def test_rewards_of_the_fallen_are_picked_up_in_ones_turn() -> None:
    g, landrec = one()
    hero(g, "corbin", 0, 6)
    g.graves[5] = [reward("dawnblade")]
    assert offered(g) == [f"pick_up:5:{landrec}"]
    follow(rewards.pick_up(g, 0, ("pick_up", 5, landrec)))
    assert g.rewards[landrec] == [reward("dawnblade")]
    assert g.graves[5] == []


def test_the_flute_leads_neutral_units_away() -> None:
    g, landrec = one("flute-of-possession", place=8)
    assert offered(g) == []
    put(g, 8, giant=2, footman=1)
    targets = rewards.flute_targets(g, 8)
    assert 9 not in targets, "water"
    put(g, targets[0], footman=1)
    use(g, "flute-of-possession", landrec, f"area:{targets[0]}")
    assert here(g, 8) == {"footman": 1}
    assert here(g, targets[0]) == {"footman": 1, "giant": 2}
    assert g.reward_discard == [reward("flute-of-possession")]


def test_the_flute_keeps_the_limit() -> None:
    g, landrec = one("flute-of-possession", place=8)
    put(g, 8, giant=1)
    target = rewards.flute_targets(g, 8)[0]
    put(g, target, footman=8)
    use(g, "flute-of-possession", landrec, f"area:{target}", f"lose:{kind('footman') * 16}:{target}")
    assert here(g, target) == {"footman": 7, "giant": 1}


def test_the_staff_of_light_makes_units_stand_up() -> None:
    g, landrec = one("staff-of-light")
    put(g, 5, footman=2)
    assert offered(g) == []
    g.units[5] = sorted(each | ROUTED for each in g.units[5])
    use(g, "staff-of-light", landrec)
    assert not any(each & ROUTED for each in g.units[5])
    assert g.reward_discard == [reward("staff-of-light")]


def test_the_ice_storm_routs_up_to_three_units() -> None:
    g, landrec = one("ice-storm", place=1)
    put(g, 3, berserker=4)
    put(g, 21, berserker=1)
    unit = kind("berserker") * 16
    use(g, "ice-storm", landrec, *[f"lay_down:{unit}:3"] * 3)
    assert sum(each & ROUTED for each in g.units[3]) == 3
    g, landrec = one("ice-storm", place=1)
    put(g, 3, berserker=4)
    put(g, 1, berserker=1)
    use(g, "ice-storm", landrec, "area:3", f"lay_down:{unit}:3", "done")
    assert sum(each & ROUTED for each in g.units[3]) == 1


@pytest.mark.law("runewars:RW-12.4")
def test_a_potion_heals_in_ones_turn_and_in_the_quest_phase() -> None:
    g, landrec = one("healing-potion")
    assert offered(g) == []
    g.hero_damage[landrec] = 2
    use(g, "healing-potion", landrec)
    assert g.hero_damage[landrec] == 0
    assert g.reward_discard == [reward("healing-potion")]
    g, landrec = one("healing-potion")
    g.hero_damage[landrec] = 2
    g.season, g.order_of_play = SUMMER, [0, 1]
    Stage(g, "quest-phase").say(key("healing-potion", landrec))
    assert g.hero_damage[landrec] == 0


@pytest.mark.law("runewars:RW-13.4")
def test_a_potion_is_drunk_before_new_damage_and_asking_tells_nothing() -> None:
    g, landrec = one("healing-potion")
    g.hero_damage[landrec] = 3
    follow(hurt(g, landrec, 2, 1), key("healing-potion", landrec))
    assert g.hero_damage[landrec] == 2
    g, landrec = one("tome-of-ages")
    g.hero_damage[landrec] = 2
    question = next(hurt(g, landrec, 1, 1))
    assert isinstance(question, Decision)
    assert question.always
    assert list(question.options) == [("done",)]


def test_the_seed_of_life() -> None:
    g, landrec = one("seed-of-life")
    assert offered(g) == []
    g.ice[5] = 2
    use(g, "seed-of-life", landrec)
    assert g.ice[5] == 0


def test_the_signet_works_once_a_year_on_own_land() -> None:
    g, landrec = one("commanders-signet")
    assert offered(g) == []
    g.hero_place[landrec] = 0
    use(g, "commanders-signet", landrec)
    assert len(g.fresh[0]) == 1
    assert offered(g) == []
    happens(g.lasting, END_OF_YEAR)
    assert offered(g) == [key("commanders-signet", landrec)]


# ---------------------------------------------------------------------------------------------------- what is always so


@pytest.mark.parametrize(("name", "which"), [("gauntlets-of-power", 0), ("cloak-of-mists", 1), ("tome-of-ages", 2)])
def test_rewards_that_raise_an_attribute(name: str, which: int) -> None:
    g, landrec = one()
    before = attribute(g, landrec, which)
    give(g, landrec, name)
    assert attribute(g, landrec, which) == before + 2


def test_the_cloak_hides_its_bearer_at_home() -> None:
    g = realm()
    landrec, foe = hero(g, "landrec", 0, 21), hero(g, "corbin", 1, 21)
    give(g, foe, "cloak-of-mists")
    g.order_of_play, g.queue, g.questing, g.season = [0, 1], [0], landrec, SUMMER
    stage = Stage(g, "hero-deeds").say(f"challenge:{landrec}:{foe}")
    assert (stage.prompt, stage.who) == ("challenged", 1)
    stage.say(key("cloak-of-mists", foe))
    assert g.rewards_up[foe] == [reward("cloak-of-mists")]
    assert foes_of(g, landrec) == []
    g.hero_place[foe] = g.hero_place[landrec] = 5
    assert foes_of(g, landrec) == [foe], "elsewhere it does not help"
    g.hero_place[foe] = g.hero_place[landrec] = 21
    g.rewards_up[foe] = []
    give(g, foe, "dawnblade")
    g.queue, g.questing = [0], landrec
    stage = Stage(g, "hero-deeds").say(f"challenge:{landrec}:{foe}")
    assert stage.options == ["done"], "whoever has secrets is asked"


def test_the_runeplate_adds_health_and_shows_when_it_saves() -> None:
    g, landrec = one("runeplate")
    assert hero_health(g, landrec) == 6
    follow(hurt(g, landrec, 3))
    assert g.rewards[landrec] == [reward("runeplate")]
    follow(hurt(g, landrec, 1))
    assert g.hero_place[landrec] == 5
    assert g.rewards_up[landrec] == [reward("runeplate")]
    friend = hero(g, "corbin", 0, 5)
    assert not any(each.startswith("give") for each in offered(g)), "it would kill him"
    assert friend
    follow(hurt(g, landrec, 2))
    assert g.hero_place[landrec] == GONE


def test_winged_boots_carry_farther_and_show_when_needed() -> None:
    g, landrec = one("winged-boots", place=0)
    assert quest_steps(g, landrec) == 3
    assert 11 in hero_reach(g, landrec, 1)
    g.questing, g.steps_left = landrec, 3
    rewards.show_boots(g, landrec, 1)
    assert g.rewards[landrec] == [reward("winged-boots")], "one step needs no boots"
    on_foot = hero_reach(g, hero(g, "ronan", 0, 0), 2)
    rewards.show_boots(g, landrec, next(place for place in hero_reach(g, landrec, 3) if place not in on_foot))
    assert g.rewards_up[landrec] == [reward("winged-boots")]


def test_trollskin_heals_when_the_quest_phase_ends() -> None:
    g, landrec = one("trollskin")
    g.trained[landrec] = [2, 2, 2]
    g.hero_damage[landrec], g.hero_routed[landrec] = 2, 1
    g.season, g.order_of_play = SUMMER, [0, 1]
    assert Stage(g, "quest-phase").asked is None
    assert g.hero_damage[landrec] == 1
    assert g.rewards_up[landrec] == [reward("trollskin")]


@pytest.mark.law("runewars:RW-4.3")
def test_the_crown_gives_influence_in_fall() -> None:
    g, landrec = one("crown-of-command")
    g.influence[0] = 0
    rewards.crown_of_command(g, 0)
    assert g.influence[0] == 0, "not his land"
    g.hero_place[landrec] = 0
    rewards.crown_of_command(g, 0)
    assert g.influence[0] == 1
    assert g.rewards_up[landrec] == [reward("crown-of-command")]


@pytest.mark.law("runewars:RW-14.2")
@pytest.mark.parametrize("name", ["timmorran-shard", "shard-of-the-lost-city"])
def test_shards_are_dragon_runes_that_nobody_sees(name: str) -> None:
    g, landrec = one(name)
    assert dragon_runes(g, 0) == 1
    assert shown_runes(g, 0) == 0
    rewards.show_shards(g, 0)
    assert g.rewards_up[landrec] == [reward(name)]
    assert shown_runes(g, 0) == 1


# ------------------------------------------------------------------------------------------------------------- in duels


@pytest.mark.law("runewars:RW-13.5a")
@pytest.mark.parametrize(
    ("name", "harm", "own"),
    [("dawnblade", 2, 0), ("mage-staff", 1, 0), ("frost-brand", 1, 0), ("soulbiter", 1, 0), ("cinder-lash", 2, 1)],
)
def test_weapons_with_a_special_ability(name: str, harm: int, own: int) -> None:
    g, landrec, foe, stage = duel(name, "S red", "- red")
    assert stage.prompt == "duel-special"
    stage.say(key(name, landrec))
    assert (g.hero_damage[foe], g.hero_damage[landrec]) == (harm, own)


@pytest.mark.law("runewars:RW-13.5a")
def test_the_mage_staff_prevents_a_damage() -> None:
    g, landrec, foe, stage = duel("mage-staff", "S red", "D1 red")
    stage.say(key("mage-staff", landrec))
    assert (g.hero_damage[foe], g.hero_damage[landrec]) == (1, 0)


@pytest.mark.law("runewars:RW-13.5a")
def test_the_frost_brand_takes_the_next_card() -> None:
    g, landrec, foe, stage = duel("frost-brand", "S red", "- red", "- red", "D1 red", "- red", "- red")
    g.fate_discard.clear()
    stage.say(key("frost-brand", landrec))
    assert told(g, "duel-frozen") == 1
    assert len(g.fate_discard) == 7
    assert g.hero_damage[foe] == 2, "the card that he would have drawn came to the other in the next round"


@pytest.mark.law("runewars:RW-13.5a")
def test_soulbiter_heals_who_defeats_with_it() -> None:
    g = realm()
    landrec, foe = hero(g, "landrec", 0, 5), hero(g, "astarra", 1, 5)
    give(g, landrec, "soulbiter", up=True)
    g.hero_damage[landrec], g.hero_damage[foe] = 2, 2
    stack(g, "S red", "- red")
    fight(g, landrec, foe).say(key("soulbiter", landrec))
    assert g.hero_place[foe] == GONE
    assert g.hero_damage[landrec] == 0


@pytest.mark.law("runewars:RW-13.5a")
@pytest.mark.parametrize(("destiny", "own"), [("red", 1), ("gold", 0)])
def test_fire_bombs_may_burn_their_owner(destiny: str, own: int) -> None:
    g, landrec, foe, stage = duel("dwarven-fire-bombs", "S red", "- red", destiny, destiny)
    stage.say(key("dwarven-fire-bombs", landrec))
    assert (g.hero_damage[foe], g.hero_damage[landrec]) == (3, own)


@pytest.mark.law("runewars:RW-13.5a")
def test_ghost_armor_stops_all_damage_of_a_round() -> None:
    g, landrec, _, stage = duel("ghost-armor", "S red", "D1 red")
    stage.say(key("ghost-armor", landrec))
    assert g.hero_damage[landrec] == 0


@pytest.mark.law("runewars:RW-13.5")
def test_the_shadow_bow_shoots_before_the_first_round() -> None:
    g, landrec, foe, stage = duel("shadow-bow")
    assert stage.prompt == "duel-begins"
    stage.say(key("shadow-bow", landrec))
    assert g.hero_damage[foe] == 1


@pytest.mark.law("runewars:RW-13.5a")
def test_the_axe_adds_to_each_damage_result() -> None:
    g, landrec, foe, stage = duel("grinding-axe", "D1 red", "- red", "D1 red", "- red")
    stage.say(key("grinding-axe", landrec))
    assert stage.prompt == "duel-rewards"
    stage.say(key("grinding-axe", landrec))
    assert g.hero_damage[foe] == 4


@pytest.mark.law("runewars:RW-13.5a")
def test_the_amulet_prevents_one_damage_in_a_duel() -> None:
    g, landrec, _, stage = duel("amulet-of-shielding", "- red", "D1 red", "- red", "D1 red")
    stage.say(key("amulet-of-shielding", landrec))
    assert stage.asked is None, "only once"
    assert g.hero_damage[landrec] == 1


@pytest.mark.law("runewars:RW-13.5")
def test_the_amulet_also_helps_at_the_start() -> None:
    g = realm()
    bogran, landrec = hero(g, "bogran", 0, 5), hero(g, "landrec", 1, 5)
    give(g, landrec, "amulet-of-shielding")
    stack(g, *MISSES)
    stage = fight(g, bogran, landrec)
    assert (stage.prompt, stage.who) == ("duel-shield", 1)
    stage.say(key("amulet-of-shielding", landrec))
    assert g.hero_damage[landrec] == 0


@pytest.mark.law("runewars:RW-13.5a")
def test_the_mirror_shield_gives_back_what_is_prevented() -> None:
    g, landrec, foe, stage = duel("mirror-shield", "R1", "D1 red")
    stage.say(key("mirror-shield", landrec))
    assert (g.hero_damage[foe], g.hero_damage[landrec]) == (1, 0)
    g, _, _, stage = duel("mirror-shield", "- red", "D1 red")
    assert stage.asked is None, "nothing was prevented"


@pytest.mark.law("runewars:RW-13.5a")
@pytest.mark.parametrize(("card", "helps"), [("- gold", True), ("- red", False)])
def test_the_mantle_wards_with_silver_and_gold(card: str, helps: bool) -> None:
    g, landrec, _, stage = duel("warded-mantle", card, "D1 red")
    if helps:
        stage.say(key("warded-mantle", landrec))
    assert stage.asked is None
    assert g.hero_damage[landrec] == (0 if helps else 1)


def test_a_potion_in_a_duel() -> None:
    g = realm()
    landrec, foe = hero(g, "landrec", 0, 5), hero(g, "trenloe", 1, 5)
    give(g, landrec, "healing-potion")
    g.hero_damage[landrec] = 3
    stack(g, "- red", "D1 red", *MISSES)
    stage = fight(g, landrec, foe).say("done", key("healing-potion", landrec))
    assert stage.asked is None
    assert g.hero_damage[landrec] == 1
