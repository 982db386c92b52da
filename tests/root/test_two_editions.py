"""What later printings of the Law of Root changed (docs/rulings.md, "Root: the two editions"): each clause by the
rulebook and by `law = "current"`. Clauses 9.5.3, 10.4.1 and 11.4.2 and cards are tested in their own places."""

from __future__ import annotations

import pytest

from ludex.games.root.rules.effects import EFFECTS
from ludex.games.root.state import HOSTILE
from tests.root.stage import Play, Stage

SEED, LATER = 0, 1
ALLY = 3
EDITIONS = pytest.mark.parametrize("law", [SEED, LATER])
PARTNERS = [-1, -1, -1, 0]
"""The fourth seat, a Vagabond, is in a coalition with the first."""


def four() -> Stage:
    return Stage("marquise", "eyrie", "alliance", "vagabond").pawn("vagabond", 1).warriors("marquise", 1, 2)


@pytest.mark.law("root:2.1.2")
@EDITIONS
def test_a_new_deck_is_made_at_the_next_draw_or_as_soon_as_the_last_card_is_drawn(law: int) -> None:
    scene = Stage().hand("eyrie", "sword").only_deck("anvil")
    scene.g.discard = [scene.card(name) for name in ("cobbler", "sappers", "bake_sale")]
    play = scene.start("marquise.evening", current_law=law)
    assert play.hand("marquise") == ["anvil"]
    assert (play.asked[1] == "shuffle") == (law == LATER)
    if law == LATER:
        play.choose("shuffle", 2, 1, 0)
        assert (len(play.g.deck), play.g.discard) == (3, [])


@pytest.mark.law("root:4.3", "root:2.7", "root:9.2.8")
@EDITIONS
def test_a_partner_in_a_coalition_may_be_attacked_by_the_rulebook_alone(law: int) -> None:
    play = four().start("marquise.action", actions_left=3, coalition=PARTNERS, current_law=law)
    assert (("battle", 1, 3) in play.options) == (law == SEED)
    assert play.why_not("marquise", "battle", 1, "vagabond") == (None if law == SEED else "2.7")


@pytest.mark.law("root:9.5.6", "root:2.7")
@EDITIONS
def test_a_partner_in_a_coalition_is_struck_by_the_rulebook_alone(law: int) -> None:
    def hunt(clearing: int) -> Play:
        scene = four().piece("sawmill", 8).belongings("vagabond", "crossbow", "boots").pawn("vagabond", clearing)
        return scene.start("vagabond.daylight", active=3, coalition=PARTNERS, current_law=law)

    play = hunt(1)
    assert (("strike", 0) in play.options) == (law == SEED)
    assert play.why_not("vagabond", "strike", "marquise") == (None if law == SEED else "2.7")
    play = hunt(8)
    assert bool(play.offered("strike_piece")) == (law == SEED)
    assert play.why_not("vagabond", "strike_piece", "sawmill") == (None if law == SEED else "2.7")


@pytest.mark.law("root:4.3.2.II", "root:1.1.3")
def test_in_later_printings_the_attacker_says_who_begins_with_battle_cards() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3).crafted("marquise", "brutal_tactics")
    scene.crafted("eyrie", "sappers")
    play = scene.start("marquise.action", actions_left=1, current_law=LATER).choose("battle", 1, "eyrie").roll(1, 1)
    assert (play.asked, play.options) == (("marquise", "cards-first"), [("begins", 0), ("begins", 1)])
    assert play.choose("begins", "eyrie").asked == ("eyrie", "battle-cards")
    assert play.done().asked == ("marquise", "battle-cards")


@pytest.mark.law("root:4.3.2.II")
def test_nobody_says_who_begins_where_one_side_has_no_card_to_use() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3).crafted("marquise", "brutal_tactics")
    play = scene.crafted("eyrie", "brutal_tactics").start("marquise.action", actions_left=1, current_law=LATER)
    assert play.choose("battle", 1, "eyrie").roll(1, 1).asked == ("marquise", "battle-cards")


@pytest.mark.law("root:4.3.3", "root:8.2.4", "root:8.2.6", "root:1.1.3")
@EDITIONS
def test_who_takes_the_hits_orders_what_follows_in_later_printings(law: int) -> None:
    scene = Stage("marquise", "alliance").piece("base_fox", 8).piece("sympathy", 8).warriors("marquise", 8, 3)
    play = scene.hand("marquise", "anvil").start("marquise.action", actions_left=2, current_law=law)
    play.choose("battle", 8, "alliance").roll(1, 1)
    assert play.asked == ("marquise" if law == SEED else "alliance", "next-effect")
    assert [EFFECTS[number] for _, number in play.options] == ["base", "outrage"]


@pytest.mark.law("root:6.2.3", "root:4.1.2")
@EDITIONS
def test_one_card_treats_all_of_a_suit_or_all_of_a_clearing(law: int) -> None:
    scene = Stage("eyrie", "marquise", active="eyrie").leader("builder").piece("roost", 8).piece("roost", 6)
    scene.piece("roost", 12).piece("keep", 4).warriors("marquise", 8, 1).warriors("marquise", 6, 2)
    scene.hand("eyrie", "favor_of_the_foxes").hand("marquise", "anvil", "foxfolk_steel")
    play = scene.start("eyrie.craft", current_law=law).choose("craft", "favor_of_the_foxes")
    play.choose("hospital", "anvil")
    if law == SEED:
        assert (play.warriors("marquise", 4), play.hand("marquise")) == (3, ["foxfolk_steel"])
    else:
        assert play.asked == ("marquise", "hospital")
        assert play.choose("hospital", "foxfolk_steel").warriors("marquise", 4) == 3


@pytest.mark.law("root:6.5")
@EDITIONS
def test_bird_cards_are_spent_after_the_actions_or_at_any_time(law: int) -> None:
    scene = Stage().warriors("marquise", 1, 1).hand("marquise", "armorers")
    bird = scene.card("armorers")
    play = scene.start("marquise.action", actions_left=3, current_law=law)
    assert play.why_not("marquise", "extra_action", bird) == ("6.5" if law == SEED else None)
    if law == LATER:
        assert play.choose("extra_action", bird).g.actions_left == 4


@pytest.mark.law("root:9.2.2", "root:4.1.2")
@EDITIONS
def test_an_effect_that_removes_all_pieces_damages_three_items_in_later_printings(law: int) -> None:
    scene = Stage("eyrie", "marquise", "vagabond", active="eyrie").leader("builder").pawn("vagabond", 8)
    scene.piece("roost", 8).piece("roost", 6).piece("roost", 12).hand("eyrie", "favor_of_the_foxes")
    scene.belongings("vagabond", "sword", "tea", "boots", "torch")
    play = scene.start("eyrie.craft", current_law=law).choose("craft", "favor_of_the_foxes")
    for _ in range(3 * law):
        assert play.asked == ("vagabond", "hit")
        play.choose(*play.options[0])
    assert len(play.items("vagabond", 2)) == 3 * law
    assert play.g.pawn[2] == 8


@pytest.mark.law("root:9.2.2", "root:8.4.1.III", "root:2.7")
@EDITIONS
def test_a_partner_is_not_driven_out_and_who_has_few_items_loses_those(law: int) -> None:
    def revolt(**fields: object) -> Play:
        scene = Stage("alliance", "eyrie", "marquise", "vagabond", active="alliance").pawn("vagabond", 8)
        scene.piece("sympathy", 8).supporters("anvil", "foxfolk_steel").belongings("vagabond", "sword", "tea")
        return scene.start("alliance.revolt", current_law=law, **fields).choose("revolt", 8)

    assert revolt(coalition=PARTNERS).items("vagabond", 2) == []
    assert len(revolt().items("vagabond", 2)) == 2 * law


@pytest.mark.law("root:9.2.8")
@EDITIONS
def test_who_is_in_a_coalition_is_joined_by_another_vagabond_by_the_rulebook_alone(law: int) -> None:
    scene = Stage("marquise", "eyrie", "vagabond", "vagabond2", active="vagabond2").pawn("vagabond", 1)
    scene.pawn("vagabond2", 5).score("vagabond2", 12).score("eyrie", 9).score("marquise", 2).score("vagabond", 0)
    scene.g.dominance[2], scene.g.coalition[2] = scene.take("dominance_fox"), 0
    play = scene.hand("vagabond2", "dominance_bird").start("vagabond.daylight", current_law=law)
    play.choose("activate_dominance", "dominance_bird")
    assert play.g.coalition[3] == (0 if law == SEED else 1)


def led(law: int, step: str, *items: str, **fields: object) -> Play:
    """The Marquise is the Vagabond's ally and stands with him in clearing 5."""
    scene = Stage("vagabond", "marquise", "eyrie", active="vagabond").pawn("vagabond", 5).warriors("marquise", 5, 2)
    scene.relation("vagabond", "marquise", ALLY).belongings("vagabond", "tea", *items).crafted("vagabond", "cobbler")
    return scene.start(step, current_law=law, **fields)


@pytest.mark.law("root:9.2.9.II.B", "root:9.4.2")
@EDITIONS
def test_allies_are_led_along_when_slipping_in_later_printings(law: int) -> None:
    play = led(law, "vagabond.birdsong")
    assert [option[3] for option in play.offered("slip_with") if option[1] == 1] == ([] if law == SEED else [1, 2])
    if law == LATER:
        assert play.why_not("vagabond", "slip_with", 1, "eyrie", 1) == "9.2.9.II"
        play.choose("slip_with", 1, "marquise", 2)
        assert (play.g.pawn[0], play.warriors("marquise", 1)) == (1, 2)


@pytest.mark.law("root:9.2.9.II.B", "root:4.1.3")
@EDITIONS
def test_allies_are_led_along_by_the_cobbler_in_later_printings(law: int) -> None:
    play = led(law, "evening")
    assert play.asked == ("vagabond", "cobbler")
    assert bool(play.offered("walk_with")) == (law == LATER)
    if law == LATER:
        play.choose("walk_with", 1, "marquise", 1)
        assert (play.g.pawn[0], play.warriors("marquise", 1), play.warriors("marquise", 5)) == (1, 1, 1)


@pytest.mark.law("root:9.2.9.II.D")
@EDITIONS
def test_a_betrayed_ally_turns_at_once_or_when_the_battle_ends(law: int) -> None:
    scene = Stage("vagabond", "marquise", "eyrie", active="vagabond").pawn("vagabond", 1).warriors("marquise", 1, 4)
    scene.warriors("eyrie", 1, 3).relation("vagabond", "marquise", ALLY).belongings("vagabond", "sword", "torch")
    scene.hand("eyrie", "ambush_fox")
    play = scene.start("vagabond.daylight", current_law=law).choose("battle", 1, "eyrie")
    play.choose("with_ally", "marquise").choose("ambush", "ambush_fox")
    play.choose("lose_ally", "marquise").choose("lose_ally", "marquise")
    assert (play.g.relation[0][1] == HOSTILE) == (law == SEED)
    play.roll(3, 0)
    lost = 1 if law == SEED else 3
    assert play.warriors("eyrie", 1) == 3 - lost, "an ally who has not turned still fights along"
    assert play.g.relation[0][1] == HOSTILE


@pytest.mark.law("root:9.2.9.III", "root:11.2.7.III", "root:11.2.7.III.B")
@EDITIONS
def test_mercenaries_that_a_defending_vagabond_kills_anger_their_own_or_who_hired_them(law: int) -> None:
    scene = Stage("marquise", "riverfolk", "vagabond").pawn("vagabond", 1).warriors("riverfolk", 1, 3)
    scene.belongings("vagabond", "sword", "boots", "torch")
    play = scene.start("marquise.action", actions_left=2, mercenaries=0, hired=0, current_law=law)
    play.choose("battle", 1, "vagabond").roll(1, 1).choose("damage", 4)
    assert play.warriors("riverfolk", 1) == 2
    assert play.g.relation[2][:2] == ([0, HOSTILE] if law == SEED else [HOSTILE, 0])


@pytest.mark.law("root:9.4.2", "bots:11.7.2")
@EDITIONS
def test_the_vagabond_slips_out_of_a_snare_in_later_printings(law: int) -> None:
    def snared(step: str) -> Play:
        scene = Stage("vagabond", "marquise", "bot:corvids", active="vagabond").pawn("vagabond", 5)
        scene.belongings("vagabond", "boots", "hammer").belongings("vagabond", "tea", condition=2)
        return scene.plot("snare", 5, up=True).start(step, current_law=law)

    play = snared("vagabond.birdsong")
    assert play.asked == ("vagabond", "wander" if law == SEED else "slip")
    if law == LATER:
        assert play.choose("slip", 1).g.pawn[0] == 1
    play = snared("vagabond.daylight")
    assert play.why_not("vagabond", "walk", 1) == "bots:11.7.2"


@pytest.mark.law("root:11.2.7.III", "root:4.1.2", "root:2.7")
@EDITIONS
def test_a_favour_of_the_buyer_spares_hired_warriors_in_later_printings(law: int) -> None:
    scene = Stage("marquise", "eyrie", "riverfolk").piece("workshop", 6).piece("workshop", 8).piece("workshop", 12)
    scene.warriors("riverfolk", 8, 2).piece("post_fox", 8).hand("marquise", "favor_of_the_foxes")
    play = scene.start("marquise.craft", mercenaries=0, hired=0, current_law=law).choose("craft", "favor_of_the_foxes")
    assert play.warriors("riverfolk", 8) == 2 * law
    assert play.pieces("post_fox", 8) == 0
