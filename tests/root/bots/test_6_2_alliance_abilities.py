"""6.2 The Automated Alliance's abilities, its traits, and how people and other bots meet it."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core.text import LANGUAGES, Words
from ludex.games.root.bots.alliance.rules import will_surprise
from ludex.games.root.game import GAME
from ludex.games.root.printed.deck import BIRD
from ludex.games.root.printed.pieces import SYMPATHY
from ludex.games.root.sides.vagabond.actions import go
from ludex.games.root.state import HOSTILE
from tests.root.bots.test_6_alliance import BIRDS, BOT, FOXES, MICE, daylight, evening, scene, spread_to, with_sympathy
from tests.root.stage import Play, Stage


def marquise(*others: str, traits: tuple[str, ...] = (), **options: Any) -> Stage:
    """The Marquise's turn in a game with the bot and these."""
    return Stage("marquise", BOT, *others, active="marquise", traits={"alliance": list(traits)}, **options)


def acting(stage: Stage) -> Play:
    return stage.start("marquise.action", actions_left=3)


# ------------------------------------------------------------------------------------------------- 6.2.2 in its defence


@pytest.mark.law("bots:6.2.2")
def test_a_warrior_in_defence_deals_an_extra_hit() -> None:
    play = acting(marquise().warriors("marquise", 8, 3).warriors(BOT, 8, 1)).choose("battle", 8, BOT).roll(0, 0)
    assert play.warriors("marquise", 8) == 2
    assert play.told("bot-ambush", "bots:6.2.2")


@pytest.mark.law("bots:6.2.2")
def test_bases_and_sympathy_alone_deal_none() -> None:
    stage = marquise().warriors("marquise", 8, 3).piece("base_fox", 8).piece("sympathy", 8)
    play = acting(stage).choose("battle", 8, BOT).roll(0, 0)
    assert play.warriors("marquise", 8) == 3
    # Its tokens go first (1.2.1): the extra hit on a defenceless defender takes the sympathy.
    assert play.pieces("sympathy", 8) == 0
    assert play.pieces("base_fox", 8) == 1


@pytest.mark.law("bots:C-6.informants")
@pytest.mark.parametrize(("piece", "left"), [("sympathy", 2), ("base_fox", 3)])
def test_informants_warn_a_defenceless_sympathy_token(piece: str, left: int) -> None:
    stage = marquise(traits=("informants",)).warriors("marquise", 8, 3).piece(piece, 8)
    play = acting(stage).choose("battle", 8, BOT).roll(0, 0)
    assert play.warriors("marquise", 8) == left


@pytest.mark.law("bots:C-6.informants")
def test_informants_add_nothing_to_warriors() -> None:
    stage = marquise(traits=("informants",)).warriors("marquise", 8, 3).piece("sympathy", 8).warriors(BOT, 8, 1)
    assert acting(stage).choose("battle", 8, BOT).roll(0, 0).warriors("marquise", 8) == 2


@pytest.mark.law("bots:C-6.veterans")
@pytest.mark.parametrize(("traits", "marquise_left", "bot_left"), [((), 2, 0), (("veterans",), 0, 2)])
def test_veterans_defend_with_the_higher_roll(traits: tuple[str, ...], marquise_left: int, bot_left: int) -> None:
    stage = marquise(traits=traits).warriors("marquise", 8, 4).warriors(BOT, 8, 3)
    play = acting(stage).choose("battle", 8, BOT).roll(3, 1)
    # The extra hit of 6.2.2 comes on top of what the bot rolls.
    assert play.warriors("marquise", 8) == marquise_left
    assert play.warriors(BOT, 8) == bot_left


# -------------------------------------------------------------------------------------------------------- 6.2.3 outrage


@pytest.mark.law("bots:6.2.3", "bots:2.8.1")
def test_who_moves_warriors_into_sympathy_discards_a_matching_card() -> None:
    stage = marquise().warriors("marquise", 5, 2).piece("sympathy", 1).hand("marquise", "anvil", "armorers", "sword")
    play = acting(stage).choose("move", 5, 1, 1)
    assert play.asked == ("marquise", "bot-outrage")
    # Foxes and birds match; who has a matching card cannot keep it.
    assert [option[0] for option in play.options] == ["outrage_discard"] * 2
    assert play.why_not("marquise", "outrage_none") is not None
    play.choose("outrage_discard", "armorers")
    assert play.hand("marquise") == ["anvil", "sword"]
    assert play.g.discard == [stage.card("armorers")]
    # The bot does not score for a discarded card.
    assert play.score(BOT) == 0


@pytest.mark.law("bots:6.2.3", "root:1.2.1")
def test_without_a_matching_card_the_bot_scores_and_the_hand_stays_hidden() -> None:
    stage = marquise("eyrie").warriors("marquise", 5, 2).piece("sympathy", 1).hand("marquise", "sword", "cobbler")
    play = acting(stage).choose("move", 5, 1, 1)
    # Asked all the same: who is not asked would tell what is in the hand.
    assert play.asked == ("marquise", "bot-outrage")
    assert play.options == [("outrage_none",)]
    play.choose("outrage_none")
    assert play.score(BOT) == 1
    assert play.hand("marquise") == ["cobbler", "sword"]
    assert play.told("look") == []
    assert not any(play.g.known)


@pytest.mark.law("bots:6.2.3")
def test_an_empty_hand_is_not_asked() -> None:
    play = acting(marquise().warriors("marquise", 5, 2).piece("sympathy", 1)).choose("move", 5, 1, 2)
    assert play.score(BOT) == 1
    assert play.asked == ("marquise", "march")


@pytest.mark.law("bots:6.2.3")
def test_leaving_sympathy_and_recruiting_there_cause_none() -> None:
    stage = marquise().warriors("marquise", 1, 2).piece("sympathy", 1).hand("marquise", "anvil")
    assert not acting(stage).choose("move", 1, 5, 1).told("outrage")
    stage = marquise().piece("recruiter", 8).piece("sympathy", 8).hand("marquise", "anvil")
    assert not acting(stage).choose("recruit").told("outrage")


@pytest.mark.law("bots:6.2.3", "root:3.2.1")
def test_who_removes_sympathy_in_battle_scores_and_discards() -> None:
    stage = marquise().warriors("marquise", 8, 2).piece("sympathy", 8).hand("marquise", "anvil", "sword")
    play = acting(stage).choose("battle", 8, BOT).roll(0, 0)
    assert play.score("marquise") == 1
    assert play.asked == ("marquise", "bot-outrage")
    assert play.choose("outrage_discard", "anvil").hand("marquise") == ["sword"]


@pytest.mark.law("bots:6.2.3", "root:4.1.2")
def test_favours_cause_outrage_for_every_token() -> None:
    stage = marquise().piece("workshop", 6).piece("workshop", 8).piece("workshop", 12)
    with_sympathy(stage, 1, 6).hand("marquise", "favor_of_the_foxes", "anvil", "sword")
    play = stage.start("marquise.craft").choose("craft", "favor_of_the_foxes")
    play.choose("outrage_discard", "anvil").choose("outrage_none")
    assert [about["clearing"] for about in play.told("outrage")] == [1, 6]
    assert (play.score("marquise"), play.score(BOT)) == (2, 1)


@pytest.mark.law("bots:6.2.3", "root:9.2.1")
def test_a_pawn_is_no_warrior_and_enters_freely_but_his_arrow_causes_outrage() -> None:
    stage = Stage("vagabond", BOT, "marquise", active="vagabond").character("vagabond", "ranger").pawn("vagabond", 5)
    stage.belongings("vagabond", "boots", "crossbow").piece("sympathy", 1).hand("vagabond", "anvil")
    play = stage.start("vagabond.daylight").choose("walk", 1)
    assert not play.told("outrage")
    play.choose("strike_piece", "sympathy")
    assert play.asked == ("vagabond", "bot-outrage")
    play.choose("outrage_discard", "anvil")
    assert play.score("vagabond") == 1
    assert play.told("outrage-none") == []


@pytest.mark.law("bots:6.2.3", "root:9.2.9.II.E")
@pytest.mark.parametrize("ally", ["marquise", "bot:marquise"])
def test_a_person_who_leads_others_warriors_causes_the_outrage(ally: str) -> None:
    stage = Stage("vagabond", ally, BOT, active="vagabond").warriors(ally, 5, 2).piece("sympathy", 1)
    assert list(go(stage.pawn("vagabond", 5).g, 0, 1, 1, 1)) == []
    # The Vagabond's hand is empty.
    assert stage.g.score == [0, 0, 1]


@pytest.mark.law("bots:6.2.3", "bots:2.6")
def test_bots_cause_no_outrage() -> None:
    stage = Stage("bot:marquise", "eyrie", BOT, active="bot:marquise").leader("commander").hand("eyrie", "sappers")
    stage.warriors("bot:marquise", 12, 5).piece("sympathy", 4).warriors("eyrie", 4, 1).piece("sympathy", 12)
    play = stage.turn(FOXES).roll(0, 0)
    # She removes the sympathy at 12 in battle and moves into that of 4.
    assert play.pieces("sympathy", 12) == 0
    assert (12, 4) in [move[:2] for move in play.moved()]
    assert not play.told("outrage")
    assert play.score(BOT) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_outrage_can_be_read(lang: str) -> None:
    stage = marquise().warriors("marquise", 5, 2).piece("sympathy", 1).hand("marquise", "sword")
    play = acting(stage).choose("move", 5, 1, 1)
    words = Words(GAME, lang, play.g)
    assert words.prompt(play.decision)
    assert words.option(play.options[0])
    assert words.option(("outrage_discard", stage.card("anvil")))
    play.choose("outrage_none")
    assert play.table.journal is not None
    assert all(words.line(line) for line in play.table.journal.lines)


# ------------------------------------------------------------------------------------------------------ 6.2.4 crackdown


def base_under_attack(traits: tuple[str, ...] = ()) -> Play:
    """A base and the sympathy of 8 fall to two hits; foxes support the bot in 1 and 12 too, mice in 2."""
    stage = marquise(traits=traits).warriors("marquise", 8, 3).piece("base_fox", 8)
    with_sympathy(stage, 1, 2, 8, 12).hand("marquise", "anvil", "foxfolk_steel", "sword")
    return acting(stage).choose("battle", 8, BOT).roll(1, 0)


@pytest.mark.law("bots:6.2.4", "bots:6.2.3", "bots:2.4")
def test_with_a_base_all_sympathy_of_its_suit_goes_and_every_token_causes_outrage() -> None:
    play = base_under_attack()
    assert [clearing for clearing in (1, 2, 8, 12) if play.pieces("sympathy", clearing)] == [2]
    assert play.pieces("base_fox", 8) == 0
    # A point for the base and the token in battle, and for the two tokens elsewhere, before any outrage.
    assert play.score("marquise") == 4
    assert play.told("crackdown") == [{"who": 1, "suit": 0, "count": 2}]
    play.choose("outrage_discard", "anvil").choose("outrage_discard", "foxfolk_steel").choose("outrage_none")
    assert [about["clearing"] for about in play.told("outrage")] == [1, 8, 12]
    assert play.score(BOT) == 1


@pytest.mark.law("bots:6.2.4")
def test_a_base_can_be_built_again() -> None:
    play = base_under_attack()
    assert play.g.left[6] == 1


@pytest.mark.law("bots:6.2.4")
def test_bots_crack_down_too_and_score() -> None:
    stage = Stage("bot:marquise", "eyrie", BOT, active="bot:marquise").leader("commander").hand("eyrie", "sappers")
    with_sympathy(stage.warriors("bot:marquise", 12, 3).piece("base_fox", 12), 1, 2, 6)
    play = stage.turn(FOXES).roll(0, 0)
    assert [clearing for clearing in (1, 2, 6) if play.pieces("sympathy", clearing)] == [2]
    scored = [about["points"] for about in play.told("score") if about["who"] == 0]
    assert scored[:2] == [1, 2]
    assert not play.told("outrage")


@pytest.mark.law("bots:6.2.4", "bots:1.2.1")
def test_a_surviving_base_keeps_the_sympathy_of_its_suit() -> None:
    stage = marquise().warriors("marquise", 8, 3).piece("base_fox", 8)
    with_sympathy(stage, 1, 8)
    play = acting(stage).choose("battle", 8, BOT).roll(0, 0)
    assert play.pieces("sympathy", 1) == 1
    assert not play.told("crackdown")


# ------------------------------------------------------------------------------------------------------ C-6.popularity


@pytest.mark.law("bots:C-6.popularity")
def test_nobody_scores_for_popular_sympathy_in_battle_or_crackdown() -> None:
    # The base is no sympathy: its point stays.
    assert base_under_attack(("popularity",)).score("marquise") == 1


@pytest.mark.law("bots:C-6.popularity", "root:7.8.4", "root:9.2.9.III.A")
@pytest.mark.parametrize(("traits", "despot", "infamous"), [((), 2, 2), (("popularity",), 0, 0)])
def test_popularity_takes_the_despots_point_and_infamy_too(traits: tuple[str, ...], despot: int, infamous: int) -> None:
    stage = Stage("eyrie", BOT, active="eyrie", traits={"alliance": list(traits)}).leader("despot")
    stage.warriors("eyrie", 8, 2).piece("sympathy", 8).no_viziers().decree("battle", "anvil").resolving("battle")
    play = stage.start("eyrie.decree").roll(0, 0)
    assert play.told("lose-piece")[0]["piece"] == SYMPATHY
    assert sum(about["points"] for about in play.told("score") if about["who"] == 0) == despot
    stage = Stage("vagabond", BOT, active="vagabond", traits={"alliance": list(traits)}).character("vagabond", "ranger")
    stage.pawn("vagabond", 8).belongings("vagabond", "sword", "sword").piece("sympathy", 8)
    stage.relation("vagabond", BOT, HOSTILE)
    play = stage.start("vagabond.daylight").choose("battle", 8, BOT).roll(0, 0)
    assert play.pieces("sympathy", 8) == 0
    assert play.score("vagabond") == infamous


# ---------------------------------------------------------------------------------------------------- 6.2.5 martial law


@pytest.mark.law("bots:6.2.5", "bots:C-6.steadfast")
@pytest.mark.parametrize(
    ("warriors", "traits", "points"), [((3, 0), (), 0), ((2, 1), (), 1), ((2, 2), (), 1), ((4, 0), ("steadfast",), 1)]
)
def test_three_warriors_of_one_enemy_cost_a_point(
    warriors: tuple[int, int], traits: tuple[str, ...], points: int
) -> None:
    stage = with_sympathy(scene(traits={"alliance": list(traits)}), 5)
    stage.warriors("marquise", 1, warriors[0]).warriors("eyrie", 1, warriors[1])
    play = daylight(stage, FOXES)
    assert spread_to(play) == [1]
    assert play.score(BOT) == points
    assert bool(play.told("martial-law")) == (points == 0)


@pytest.mark.law("bots:6.2.5")
def test_martial_law_never_costs_more_than_the_token_brings() -> None:
    stage = scene().score(BOT, 3)
    for clearing in range(1, 9):
        stage.warriors("marquise", clearing, 3)
    for clearing in range(9, 13):
        stage.warriors("eyrie", clearing, 3)
    play = daylight(stage, FOXES)
    # The first token shows no points.
    assert play.score(BOT) == 3


@pytest.mark.law("bots:6.2", "bots:6.2.1.I", "bots:6.2.1.II")
def test_a_clearing_takes_one_token_only() -> None:
    play = daylight(with_sympathy(scene(), *(c for c in range(1, 13) if c not in (3, 8, 11))), MICE)
    assert spread_to(play) == [11]


# ------------------------------------------------------------------------------------------------------- other traits


@pytest.mark.law("bots:C-6.wildfire")
def test_wildfire_spreads_once_more_without_points_while_the_order_lies() -> None:
    stage = with_sympathy(scene(traits={"alliance": ["wildfire"]}), 2)
    play = evening(stage, FOXES)
    # Ordered, and next to 2.
    assert play.chosen("bots:6.5.1") == spread_to(play) == [6]
    assert play.score(BOT) == 0
    assert play.told("wildfire", "bots:C-6.wildfire")


@pytest.mark.law("bots:C-6.wildfire", "bots:6.5.1.II")
def test_wildfire_without_a_token_scores_as_any_spread_that_is_impossible() -> None:
    stage = with_sympathy(scene(traits={"alliance": ["wildfire"]}), *range(1, 11))
    assert evening(stage, FOXES).score(BOT) == 5


@pytest.mark.law("bots:C-6.wildfire")
def test_without_the_trait_nothing_spreads_in_evening() -> None:
    assert spread_to(evening(with_sympathy(scene(), 2), FOXES)) == []


@pytest.mark.law("bots:C-6.steadfast", "bots:6.4.4")
@pytest.mark.parametrize(("order", "base", "pity"), [(BIRDS, "", 0), (BIRDS, "base_mouse", 2), (FOXES, "", 2)])
def test_the_steadfast_skip_pity_before_a_surprise_revolt(order: str, base: str, pity: int) -> None:
    # With the base of the mice on the map neither 2 nor the next token, which comes to 7, allows a revolt.
    stage = with_sympathy(scene(traits={"alliance": ["steadfast"]}), 2)
    for clearing in (5, 6, 10):
        stage.g.scorched.append(clearing)
    if base:
        stage.piece(base, 9).piece("base_fox", 12).piece("base_rabbit", 4)
    play = stage.turn(order)
    assert sum(about["count"] for about in play.told("public-pity")) == pity
    assert bool(play.told("no-pity", "bots:C-6.steadfast")) == (pity == 0)


@pytest.mark.law("bots:C-6.steadfast", "bots:6.5.2")
def test_the_steadfast_foresee_the_revolt_that_sympathy_in_daylight_will_allow() -> None:
    play = scene(traits={"alliance": ["steadfast"]}).turn(BIRDS)
    # No sympathy yet: Daylight brings the first token to 1, and the revolt follows there.
    assert play.told("no-pity")
    assert not play.told("public-pity")
    assert spread_to(play) == play.chosen("bots:6.5.2") == [1]


@pytest.mark.law("bots:C-6.steadfast")
def test_a_snare_would_catch_the_token_so_no_revolt_is_foreseen() -> None:
    g = scene(traits={"alliance": ["steadfast"]}).g
    g.order_suit = BIRD
    assert will_surprise(g, 0)
    g.snares = [1]
    assert not will_surprise(g, 0)
