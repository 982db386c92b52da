"""What bots count, in the words of the Law of Rootbotics. Names are the ends of messages: `measure-your-warriors`."""

from __future__ import annotations

from ludex.core import law
from ludex.games.root.bots.choose import Measure
from ludex.games.root.rules.board import count_pieces, enemies
from ludex.games.root.sides.seated import side_of
from ludex.games.root.state import Root


@law("bots:3.5")
def foes(g: Root, me: int) -> list[int]:
    """Whose pieces are enemy pieces when a bot chooses; in a co-operative game other bots are not counted."""
    if not g.cooperative:
        return enemies(g, me)
    return [seat for seat in enemies(g, me) if not g.bots[seat]]


def defenceless_there(g: Root, seat: int, clearing: int) -> bool:
    return side_of(g, seat).defenceless(g, seat, clearing)


# ------------------------------------------------------------------------------------------------------- of a clearing

you_rule = Measure("you-rule", lambda g, me, c: g.ruler[c] == me)
your_warriors = Measure("your-warriors", lambda g, me, c: g.warriors[me][c])
your_pieces = Measure("your-pieces", lambda g, me, c: count_pieces(g, me, c))
none_of_yours = Measure("none-of-yours", lambda g, me, c: not count_pieces(g, me, c))
free_slots = Measure("free-slots", lambda g, me, c: g.free[c])
has_free_slot = Measure("has-free-slot", lambda g, me, c: g.free[c] > 0)
enemy_pieces = Measure("enemy-pieces", lambda g, me, c: sum(count_pieces(g, foe, c) for foe in foes(g, me)))
enemy_warriors = Measure("enemy-warriors", lambda g, me, c: sum(g.warriors[foe][c] for foe in foes(g, me)))
enemy_buildings = Measure("enemy-buildings", lambda g, me, c: sum(g.built[foe][c] for foe in foes(g, me)))
enemy_buildings_and_tokens = Measure(
    "enemy-buildings-and-tokens",
    lambda g, me, c: sum(g.built[foe][c] + g.tokens[foe][c] for foe in foes(g, me)),
)
no_enemy_pieces = Measure("no-enemy-pieces", lambda g, me, c: not enemy_pieces.of(g, me, c))
defenceless_enemy_buildings = Measure(
    "defenceless-enemy-buildings",
    lambda g, me, c: sum(g.built[foe][c] for foe in foes(g, me) if defenceless_there(g, foe, c)),
)

# --------------------------------------------------------------------------------------------------------- of a player

points = Measure("points", lambda g, me, seat: g.score[seat])


def pieces_in(clearing: int) -> Measure:
    return Measure("pieces-there", lambda g, me, seat: count_pieces(g, seat, clearing))


def buildings_in(clearing: int) -> Measure:
    return Measure("buildings-there", lambda g, me, seat: g.built[seat][clearing])


def buildings_and_tokens_in(clearing: int) -> Measure:
    return Measure("buildings-and-tokens-there", lambda g, me, seat: g.built[seat][clearing] + g.tokens[seat][clearing])
