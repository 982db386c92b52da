"""RW-5, RW-6, RW-11, RW-19.1, RW-19.4, RW-19.7: the Orders, dials, recruiting, strongholds and developments."""

from __future__ import annotations

import pytest

from ludex.core import Rule
from ludex.games.runewars.printed.book import CITIES, DEVELOPMENTS, FOOD, ORE, SHAPES, UNITS, WOOD, book
from ludex.games.runewars.rules import orders, strongholds
from ludex.games.runewars.rules.areas import LOST_CITY, controller, heroes_of, provides
from ludex.games.runewars.rules.power import GUILDMASTER, collected, gain_influence, turn_dial
from ludex.games.runewars.rules.units import is_fast, keep_limit, recruit
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import (
    CAPITAL_DAMAGED,
    CAPITAL_WHOLE,
    DAMAGED,
    DEFENSIVE,
    DIPLOMAT,
    DRAGON_RUNE,
    FALSE_RUNE,
    GARRISON,
    IN_DECK,
    NO_RUNE,
    NONE,
    RESOURCES_TOKEN,
    TRAINING_GROUND,
    WHOLE,
    fort,
)
from ludex.kit.hooks import lasting
from tests.runewars.realm import follow, here, hero, kind, offered, one, put, realm, told

STEP = {order: step for order, (_, step) in orders.ORDER_STEPS.items()}


def resolving(g: Runewars, order: int, bonus: bool = False, seat: int = 0) -> Rule[None]:
    """The primary ability of an Order, or its supremacy bonus."""
    g.current = seat
    g.orders[seat] = [order]
    g.part = orders.BONUS if bonus else orders.BEFORE
    return STEP[order](g)


# ------------------------------------------------------------------------------------------------ Strategize, Garrison


@pytest.mark.law("runewars:RW-5.1", "runewars:RW-7.2")
def test_strategize_moves_units_and_heroes() -> None:
    g = realm()
    put(g, 2, footman=2)
    ronan = hero(g, "ronan", 0, 2)
    rule = resolving(g, orders.STRATEGIZE)
    follow(rule, f"shift:2:7:{one('footman')}:1", f"lead:{ronan}:7", f"shift:2:3:{one('footman')}:1")
    assert (here(g, 7), here(g, 3), g.hero_place[ronan]) == ({"footman": 1}, {"footman": 1}, 7)
    assert g.activated == [[], []]
    assert g.part == orders.BONUS


@pytest.mark.law("runewars:RW-5.1a", "runewars:RW-6.3")
def test_strategize_draws_a_card_for_each_icon() -> None:
    g = realm()
    g.dials[0] = [6, 4, 4]  # a tactics icon by food, one by wood, none yet by ore
    follow(resolving(g, orders.STRATEGIZE, bonus=True))
    assert len(g.fresh[0]) == 2
    assert g.dials[0] == [6, 4, 4]


@pytest.mark.law("runewars:RW-19.4", "runewars:RW-19.4a")
def test_garrison_recruits_two_triangles_at_any_strongholds() -> None:
    g = realm()
    follow(resolving(g, orders.GARRISON_ORDER))
    assert [0] in lasting(g.lasting, GARRISON)
    g.forts[7] = fort(0, WHOLE)
    footman, bowman = kind("footman"), kind("bowman")
    answers = [f"unit_type:{footman}", f"recruit:{footman}:0", f"unit_type:{bowman}", f"recruit:{bowman}:7"]
    follow(resolving(g, orders.GARRISON_ORDER, bonus=True), *answers)
    assert (here(g, 0), here(g, 7)) == ({"footman": 1}, {"bowman": 1})
    assert {SHAPES[book(g).units[each].shape] for each in (footman, bowman)} == {"triangle"}


@pytest.mark.law("runewars:RW-19.4a", "runewars:RW-6.5")
def test_garrison_may_free_figures_first() -> None:
    """All Berserkers are in play: they are the only triangles of the Uthuk, one of them makes room for another."""
    g = realm()
    berserker = kind("berserker")
    put(g, 22, berserker=8)
    put(g, 23, berserker=8)
    rule = resolving(g, orders.GARRISON_ORDER, bonus=True, seat=1)
    follow(rule, "yes", f"free:{one('berserker')}:22", "yes", f"free:{one('berserker')}:23")
    assert (here(g, 21), here(g, 22), here(g, 23)) == ({"berserker": 2}, {"berserker": 7}, {"berserker": 7})
    assert g.supply[berserker] == 0


@pytest.mark.law("runewars:RW-6.5")
def test_nobody_has_to_free_a_figure() -> None:
    """The player may destroy one first: an army at the front need not come home because its type is recruited."""
    g = realm()
    put(g, 5, berserker=8)
    put(g, 7, berserker=8)
    follow(recruit(g, 1, [kind("berserker")] * 2), "no", "no")
    assert (here(g, 5), here(g, 7), here(g, 21)) == ({"berserker": 8}, {"berserker": 8}, {})


# ------------------------------------------------------------------------------------------------------------ Mobilize


@pytest.mark.law("runewars:RW-5.2", "runewars:RW-5.2a")
def test_mobilize_activates_an_area_and_with_its_bonus_another() -> None:
    g = realm()
    put(g, 2, footman=2)
    follow(resolving(g, orders.MOBILIZE), "activate:5", f"march:2:{one('footman')}:1", "done")
    assert (here(g, 5), g.activated[0], g.part) == ({"footman": 1}, [5], orders.BONUS)
    follow(orders.mobilize(g), "activate:7", f"march:2:{one('footman')}:1")
    assert (here(g, 7), g.activated[0], g.part) == ({"footman": 1}, [5, 7], orders.AFTER)


@pytest.mark.law("runewars:RW-5.2b")
def test_one_battle_with_mobilize() -> None:
    g = realm()
    put(g, 2, footman=2)
    put(g, 9, dragon=1)
    put(g, 3, berserker=1)
    g.battles = 1
    found = offered(resolving(g, orders.MOBILIZE, bonus=True))
    assert "activate:7" in found
    assert "activate:9" in found  # it may still be talked to
    assert not {"activate:3", "activate:21"} & set(found)
    g.influence[0] = 0
    assert "activate:9" not in offered(resolving(g, orders.MOBILIZE, bonus=True))


@pytest.mark.law("runewars:RW-5.3", "runewars:RW-7.4")
def test_conquer_leads_to_a_battle() -> None:
    g = realm()
    put(g, 2, footman=2)
    put(g, 7, berserker=1)
    follow(resolving(g, orders.CONQUER), "activate:7", f"march:2:{one('footman')}:2")
    assert g.step == "battle"
    battle = g.fights[0]
    assert (battle.place, battle.attacker, battle.defender, battle.conqueror) == (7, 0, 1, True)
    assert g.part == orders.AFTER  # its bonus is part of the battle


# ------------------------------------------------------------------------------------------------------------- Harvest


@pytest.mark.law("runewars:RW-5.4", "runewars:RW-6.1", "runewars:RW-20.6")
def test_harvest_sets_dials_up_and_down() -> None:
    g = realm()
    g.dials[0] = [8, 0, 8]
    follow(resolving(g, orders.HARVEST))
    assert g.dials[0] == [3, 3, 2]  # what the home realm gives
    for place in (3, 4, 5, 12, 17):
        put(g, place, footman=1)
    follow(resolving(g, orders.HARVEST))
    assert g.dials[0] == [8, 4, 2]  # eleven food do not fit
    turn_dial(g, 0, ORE, -5)
    assert g.dials[0][ORE] == 0


@pytest.mark.law("runewars:RW-19.4b")
def test_the_guildmaster_chooses_two_more_each_time() -> None:
    g = realm()
    g.titles[GUILDMASTER] = 0
    follow(resolving(g, orders.HARVEST), f"dial:{WOOD}")
    assert g.dials[0] == [3, 5, 2]
    follow(resolving(g, orders.HARVEST), f"dial:{ORE}")
    assert g.dials[0] == [3, 3, 4]


@pytest.mark.law("runewars:RW-5.4a", "runewars:RW-11.6")
def test_developments_pay_with_the_harvest_bonus() -> None:
    g = realm()
    g.forts[1] = g.forts[2] = fort(0, WHOLE)
    g.built[0], g.built[1], g.built[2] = [RESOURCES_TOKEN], [DIPLOMAT], [TRAINING_GROUND]
    follow(resolving(g, orders.HARVEST))
    assert (g.dials[0], g.influence[0], g.fresh[0]) == ([3, 3, 2], 3, [])  # only with the bonus
    assert provides(g, 0) == (2, 1, 0)
    follow(resolving(g, orders.HARVEST, bonus=True), f"dial:{FOOD}")
    assert (g.dials[0], g.influence[0], len(g.fresh[0])) == ([4, 3, 2], 5, 1)


@pytest.mark.law("runewars:RW-5.4b", "runewars:RW-11.2", "runewars:RW-11.5")
def test_a_development_costs_a_wood_and_needs_room() -> None:
    g = realm()
    g.forts[1] = fort(0, DAMAGED)
    g.built[0] = [DIPLOMAT]
    found = offered(strongholds.build_token(g, 0))
    assert found == ["done", *(f"develop:{token}:1" for token in range(4))]
    follow(strongholds.build_token(g, 0), f"develop:{DEFENSIVE}:1")
    assert (g.built[1], g.dials[0][WOOD]) == ([DEFENSIVE], 2)
    assert not offered(strongholds.build_token(g, 0))
    g.dials[0][WOOD] = 0
    g.built[1].clear()
    assert not offered(strongholds.build_token(g, 0))


@pytest.mark.law("runewars:RW-11.3", "runewars:RW-17.3")
def test_a_token_on_the_board_may_make_room_for_another() -> None:
    g = realm()
    g.forts[1] = fort(0, WHOLE)
    g.built[0] = [DIPLOMAT]
    follow(strongholds.build_token(g, 0), f"develop:{DIPLOMAT}:1")
    assert (g.built[0], g.built[1]) == ([], [DIPLOMAT])


# ----------------------------------------------------------------------------------------------------------- recruiting


@pytest.mark.law("runewars:RW-5.5", "runewars:RW-5.5a", "runewars:RW-6.3")
def test_recruit_with_one_resource_and_then_another() -> None:
    g = realm()
    follow(resolving(g, orders.RECRUIT), f"dial:{FOOD}")
    assert here(g, 0) == {"footman": 3}
    assert g.dials[0] == [3, 3, 2]
    g.part = orders.BONUS
    assert offered(orders.recruit_order(g)) == [f"dial:{WOOD}", f"dial:{ORE}"]
    follow(orders.recruit_order(g), f"dial:{ORE}")
    assert here(g, 0) == {"footman": 3, "knight": 1}


@pytest.mark.law("runewars:RW-19.1", "runewars:RW-19.1a")
@pytest.mark.parametrize(
    "wanted", [("bowman", "bowman"), ("novice-wizard", "novice-wizard"), ("bowman", "novice-wizard")]
)
def test_four_wood_are_two_archers_two_wizards_or_one_of_each(wanted: tuple[str, str]) -> None:
    g = realm()
    g.dials[0] = [0, 4, 0]
    rule = resolving(g, orders.RECRUIT)
    follow(rule, f"dial:{WOOD}", *(f"recruit:{kind(name)}:0" for name in wanted))
    assert here(g, 0) == {name: wanted.count(name) for name in wanted}


@pytest.mark.law("runewars:RW-19.1b")
def test_what_a_reinforcement_sheet_shows() -> None:
    roc = book(realm()).units[kind("roc")]
    assert UNITS[roc.replaces] == "siege-tower"
    assert (SHAPES[roc.shape], roc.flying) == ("hexagon", True)
    assert roc.health > 0
    assert roc.initiative in range(1, 6)


@pytest.mark.law("runewars:RW-6.4", "runewars:RW-7.6", "runewars:RW-17.1")
def test_recruits_are_split_and_the_ninth_is_destroyed() -> None:
    g = realm()
    g.forts[7] = fort(0, WHOLE)
    put(g, 0, footman=7)
    footman = kind("footman")
    follow(recruit(g, 0, [footman] * 3), f"recruit:{footman}:0", f"recruit:{footman}:7", f"recruit:{footman}:0")
    assert (here(g, 0), here(g, 7)) == ({"footman": 8}, {"footman": 1})
    assert g.supply[footman] == 16 - 9


@pytest.mark.law("runewars:RW-6.4a")
def test_nothing_is_recruited_without_a_stronghold() -> None:
    g = realm()
    g.forts[0] = NONE
    follow(resolving(g, orders.RECRUIT), f"dial:{FOOD}")
    assert not any(here(g, place) for place in range(24))


@pytest.mark.law("runewars:RW-6.5", "runewars:RW-17.3")
def test_a_figure_in_a_friendly_area_may_be_freed() -> None:
    g = realm()
    tower = kind("siege-tower")
    put(g, 5, siege_tower=2)
    put(g, 7, siege_tower=2)
    answers = (f"recruit:{tower}:0", f"free:{one('siege-tower')}:5")
    follow(recruit(g, 0, [tower]), *answers)
    assert (here(g, 0), here(g, 5), here(g, 7)) == ({"siege-tower": 1}, {"siege-tower": 1}, {"siege-tower": 2})


@pytest.mark.law("runewars:RW-6.6a", "runewars:RW-17.3")
def test_outside_winter_eight_units_may_be_in_an_area() -> None:
    g = realm()
    g.dials[0][FOOD] = 0
    put(g, 5, footman=8, beastman=1)
    follow(keep_limit(g, 0, 5), f"lose:{one('beastman')}:5")
    assert here(g, 5) == {"footman": 8}


# -------------------------------------------------------------------------------------------------------- Rally Support


@pytest.mark.law("runewars:RW-5.6", "runewars:RW-5.6a", "runewars:RW-8.5")
def test_a_city_gives_neutral_units() -> None:
    g = realm()
    g.city[7] = CITIES.index("tamalir")  # two triangles
    put(g, 7, footman=1)
    beastman, razorwing = kind("beastman"), kind("razorwing")
    rule = resolving(g, orders.RALLY_SUPPORT)
    follow(rule, f"muster:{beastman}:7", f"unit_type:{razorwing}")
    assert here(g, 7) == {"footman": 1, "beastman": 1, "razorwing": 1}
    assert controller(g, 7) == 0
    g.supply[beastman] = g.supply[razorwing] = 0
    assert all(key.startswith("benefit") for key in offered(resolving(g, orders.RALLY_SUPPORT)))


@pytest.mark.law("runewars:RW-5.6b", "runewars:RW-17.1")
def test_a_city_gives_cards_influence_or_quests() -> None:
    g = realm()
    g.city[7] = CITIES.index("frostgate")  # two influence or a quest
    put(g, 7, footman=1)
    follow(resolving(g, orders.RALLY_SUPPORT), "benefit:1:7")
    assert g.influence[0] == 5
    g.quests[0] = sorted(g.quest_deck.pop() for _ in range(3))
    thrown = g.quests[0][0]
    follow(resolving(g, orders.RALLY_SUPPORT), "benefit:2:7", f"discard_quest:{thrown}")
    assert len(g.quests[0]) == 3
    assert g.quest_discard == [thrown]
    g.city[7] = CITIES.index("dawnsmoor")
    follow(resolving(g, orders.RALLY_SUPPORT), "benefit:0:7")
    assert len(g.fresh[0]) == 2


@pytest.mark.law("runewars:RW-5.6c")
def test_up_to_three_influence_for_a_hero() -> None:
    g = realm()
    g.forts[7] = fort(0, WHOLE)
    last, second = g.hero_deck[-1], g.hero_deck[-2]
    assert offered(resolving(g, orders.RALLY_SUPPORT, bonus=True)) == ["done", "hire:1", "hire:2", "hire:3"]
    follow(resolving(g, orders.RALLY_SUPPORT, bonus=True), "hire:2", f"keep_hero:{second}", "area:7")
    assert (g.influence[0], heroes_of(g, 0), g.hero_place[second]) == (1, [second], 7)
    assert last in g.hero_deck
    assert g.hero_place[last] == IN_DECK


@pytest.mark.law("runewars:RW-19.10h", "runewars:RW-19.10i", "runewars:RW-19.10g")
def test_three_influence_for_three_commander_cards() -> None:
    g = realm(commanders=True)
    ronan = hero(g, "ronan", 0, 0)
    g.commander[ronan] = old = g.commander_deck.pop()
    size = len(g.commander_deck)
    top = g.commander_deck[-3:]
    rule = resolving(g, orders.RALLY_SUPPORT, bonus=True)
    follow(rule, "commanders", f"command:{top[0]}:{ronan}")
    assert (g.influence[0], g.commander[ronan]) == (0, top[0])
    assert len(g.commander_deck) == size
    assert set(g.commander_deck[:3]) == {old, *top[1:]}  # under the deck
    assert sum(card_of != NONE for card_of in g.commander) == 1


@pytest.mark.law("runewars:RW-19.10i")
def test_one_need_not_change_the_commander_card() -> None:
    g = realm(commanders=True)
    ronan = hero(g, "ronan", 0, 0)
    g.commander[ronan] = old = g.commander_deck.pop()
    follow(resolving(g, orders.RALLY_SUPPORT, bonus=True), "commanders", "done")
    assert g.commander[ronan] == old


@pytest.mark.law("runewars:RW-19.10u")
def test_with_two_commanders_one_card_is_replaced() -> None:
    g = realm(commanders=True)
    ronan, silhouette = hero(g, "ronan", 0, 0), hero(g, "silhouette", 0, 0)
    g.commander[ronan], g.commander[silhouette] = g.commander_deck.pop(), g.commander_deck.pop()
    kept, top = g.commander[ronan], g.commander_deck[-1]
    rule = resolving(g, orders.RALLY_SUPPORT, bonus=True)
    follow(rule, "commanders", f"command:{top}:{silhouette}")
    assert (g.commander[ronan], g.commander[silhouette]) == (kept, top)


# -------------------------------------------------------------------------------------------------------- Acquire Power


@pytest.mark.law("runewars:RW-5.7", "runewars:RW-6.3", "runewars:RW-19.15")
def test_influence_for_every_icon() -> None:
    g = realm()
    follow(resolving(g, orders.ACQUIRE_POWER))
    assert g.influence[0] == 3 + 2  # one by wood, one by ore
    assert collected(g, 0, ORE) == (kind("knight"), -1)
    gain_influence(g, 0, 90)
    assert g.influence[0] == 95  # it does not run out


@pytest.mark.law("runewars:RW-5.7a", "runewars:RW-15.4", "runewars:RW-15.7")
def test_a_title_for_more_influence_than_lies_on_it() -> None:
    g = realm()
    g.titles[1], g.on_title[1] = 1, 2
    found = offered(resolving(g, orders.ACQUIRE_POWER, bonus=True))
    assert {key for key in found if key.startswith("title:1:")} == {"title:1:3"}
    follow(resolving(g, orders.ACQUIRE_POWER, bonus=True), "title:1:3")
    assert (g.titles[1], g.on_title[1], g.influence) == (0, 3, [0, 1])


# -------------------------------------------------------------------------------------------------------------- Fortify


@pytest.mark.law("runewars:RW-5.8", "runewars:RW-5.8a", "runewars:RW-5.8b", "runewars:RW-5.8c")
def test_fortify_builds_repairs_and_moves_runes_once_each() -> None:
    g = realm()
    g.dials[0] = [0, 2, 4]
    g.forts[0] = fort(0, DAMAGED)
    put(g, 5, footman=1)
    g.rune[1], g.rune[2] = DRAGON_RUNE, FALSE_RUNE
    g.rune_up[1] = 1
    found = offered(resolving(g, orders.FORTIFY), "fort:5")
    assert not [key for key in found if key.startswith("fort")]
    g.dials[0], g.forts[5] = [0, 2, 4], NONE
    rule = resolving(g, orders.FORTIFY)
    follow(rule, "fort:5", "move_runes:1:2", "rune_at:2", "repair:0")
    assert (g.forts[5], g.forts[0], g.dials[0]) == (fort(0, WHOLE), fort(0, WHOLE), [0, 1, 2])
    assert (g.rune[1], g.rune[2]) == (FALSE_RUNE, DRAGON_RUNE)
    assert (g.rune_up[1], g.rune_up[2]) == (0, 0)
    assert g.part == orders.AFTER


@pytest.mark.law("runewars:RW-5.8a", "runewars:RW-6.2", "runewars:RW-11.1", "runewars:RW-19.6e")
def test_where_a_stronghold_may_be_built() -> None:
    g = realm()
    g.city[7] = 0
    for place in (5, 7, 16):
        put(g, place, footman=1)
    put(g, 9, berserker=1)
    found = [key for key in offered(resolving(g, orders.FORTIFY)) if key.startswith("fort")]
    assert found == ["fort:1", "fort:2", "fort:5"]  # not at home's stronghold, in the city, on tile 12 or elsewhere
    g.dials[0][WOOD] = 0
    assert not [key for key in offered(resolving(g, orders.FORTIFY)) if key.startswith("fort")]


@pytest.mark.law("runewars:RW-11.1", "runewars:RW-11.3", "runewars:RW-11.4")
def test_a_fifth_stronghold_costs_another() -> None:
    g = realm()
    for place in (1, 2, 5):
        put(g, place, footman=1)
        g.forts[place] = fort(0, WHOLE)
    put(g, 8, footman=1)
    g.built[5] = [DIPLOMAT]
    follow(strongholds.build_fort(g, 0, 8), "area:5")
    assert (g.forts[5], g.forts[8], g.built[5]) == (NONE, fort(0, WHOLE), [])


@pytest.mark.law("runewars:RW-5.8c", "runewars:RW-14.1")
def test_one_rune_may_change_its_place() -> None:
    g = realm()
    g.rune[1] = DRAGON_RUNE
    follow(resolving(g, orders.FORTIFY), "move_runes:1:2", "rune_at:2", "done")
    assert (g.rune[1], g.rune[2]) == (NO_RUNE, DRAGON_RUNE)
    assert (g.known[0][2], g.known[1][2]) == (1, 0)


# --------------------------------------------------------------------------------------------------- Development cards


def buy(g: Runewars, name: str, *answers: str) -> list[str]:
    return follow(strongholds.buy_development(g, 0), f"buy:{DEVELOPMENTS.index(name)}", *answers)


@pytest.mark.law("runewars:RW-19.7", "runewars:RW-19.7a", "runewars:RW-19.7b")
def test_a_development_card_is_bought_in_full() -> None:
    g = realm(developments=True)
    g.dials[0] = [2, 1, 0]
    found = offered(resolving(g, orders.HARVEST, bonus=True), "done")
    assert found == ["done", f"buy:{DEVELOPMENTS.index('daqan-support-of-the-people')}"]
    g.dials[0] = [3, 3, 2]
    follow(
        resolving(g, orders.HARVEST, bonus=True), f"develop:{DIPLOMAT}:0", f"buy:{DEVELOPMENTS.index('daqan-knight')}"
    )
    assert (g.built[0], g.dials[0]) == ([DIPLOMAT], [3, 2, 0])  # either, both or neither
    assert g.upgrades[0] == [DEVELOPMENTS.index("daqan-knight")]
    g.dials[0] = [8, 8, 8]
    assert f"buy:{DEVELOPMENTS.index('daqan-knight')}" not in offered(strongholds.buy_development(g, 0))


@pytest.mark.law("runewars:RW-19.7c")
def test_the_bonus_is_for_the_pictured_unit() -> None:
    g = realm(developments=True)
    g.dials[0] = [8, 8, 8]
    roc, tower = kind("roc"), kind("siege-tower")
    assert book(g).developments[DEVELOPMENTS.index("daqan-roc")].unit == roc
    buy(g, "daqan-roc")
    assert (is_fast(g, 0, roc), is_fast(g, 0, tower)) == (True, False)


@pytest.mark.law("runewars:RW-19.7d", "runewars:RW-19.7e", "runewars:RW-19.7f")
def test_the_capital_replaces_a_stronghold_at_home() -> None:
    g = realm(developments=True)
    g.dials[0] = [8, 8, 8]
    g.forts[0], g.forts[1], g.forts[5] = fort(0, WHOLE), fort(0, DAMAGED), fort(0, WHOLE)
    g.built[1] = [DIPLOMAT]
    assert strongholds.capital_sites(g, 0) == [0, 1]
    buy(g, "daqan-capital", "area:1")
    assert (g.forts[1], g.built[1]) == (fort(0, CAPITAL_WHOLE), [DIPLOMAT])
    assert strongholds.room_for_tokens(g, 1) == 1
    assert all(f"{faction}-capital" in DEVELOPMENTS for faction in ("daqan", "latari", "uthuk", "waiqar"))


@pytest.mark.law("runewars:RW-19.7h", "runewars:RW-19.7i")
def test_a_lost_capital_is_built_again_for_two_ore_and_a_wood() -> None:
    g = realm(developments=True)
    g.upgrades[0] = [DEVELOPMENTS.index("daqan-capital")]
    g.forts[0] = NONE
    put(g, 5, footman=1)
    put(g, 2, berserker=1)
    g.dials[0] = [0, 1, 2]
    found = [key for key in offered(resolving(g, orders.FORTIFY)) if key.startswith("capital")]
    assert found == ["capital:0", "capital:1"]  # at home, where he still is master
    follow(resolving(g, orders.FORTIFY), "capital:1")
    assert (g.forts[1], g.dials[0]) == (fort(0, CAPITAL_WHOLE), [0, 0, 0])
    g.dials[0] = [0, 1, 2]
    assert not [key for key in offered(resolving(g, orders.FORTIFY)) if key.startswith("capital")]
    g.forts[1] = NONE
    g.dials[0] = [0, 1, 1]
    assert not [key for key in offered(resolving(g, orders.FORTIFY)) if key.startswith("capital")]


@pytest.mark.law("runewars:RW-19.7j")
def test_a_damaged_capital_is_repaired_for_an_ore() -> None:
    g = realm(developments=True)
    g.forts[0] = fort(0, CAPITAL_DAMAGED)
    g.dials[0] = [0, 0, 1]
    follow(resolving(g, orders.FORTIFY), "repair:0")
    assert (g.forts[0], g.dials[0]) == (fort(0, CAPITAL_WHOLE), [0, 0, 0])


@pytest.mark.law("runewars:RW-19.8", "runewars:RW-19.8a", "runewars:RW-19.8b")
def test_lands_of_blight_bring_eight_reanimates() -> None:
    """Tokens and figures are the same: there are simply more of them, with the same limits."""
    g = realm("waiqar", "uthuk", developments=True)
    g.forts[5] = fort(0, WHOLE)
    reanimate = kind("reanimate")
    g.dials[0] = [8, 8, 8]
    before = g.supply[reanimate]
    buy(g, "waiqar-lands-of-blight")
    assert g.supply[reanimate] == before + 8 == 24
    put(g, 5, reanimate=8)
    follow(recruit(g, 0, [reanimate], [5]))
    assert here(g, 5) == {"reanimate": 8}
    assert g.supply[reanimate] == 16


@pytest.mark.law("runewars:RW-19.6b", "runewars:RW-19.6c")
def test_the_lost_city_serves_as_a_city() -> None:
    g = realm()
    put(g, 16, footman=1)
    g.city[16] = LOST_CITY
    assert provides(g, 16) == (1, 0, 3)
    follow(resolving(g, orders.RALLY_SUPPORT), "benefit:1:16")
    assert g.influence[0] == 6
    assert told(g, "city-gives") == 1
