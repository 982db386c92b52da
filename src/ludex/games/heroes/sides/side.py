"""What a side adds to the general rules; its rules beat general ones (H-1.9). One side, one room: each overrides the
moments that its chapter speaks of.

The names of the moments are those of the rules: `mine`, `build_start`, `before_move`, … Where a side touches its
rivals, the method begins with `rivals_` and is asked of every other seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludex.core import Option, Refusal, Rule
from ludex.games.heroes.printed.book import Active, Price, code, faction_of
from ludex.kit import seats

if TYPE_CHECKING:
    from ludex.games.heroes.state import Heroes


class Side(seats.Side["Heroes"]):
    """A side without any rule of its own."""

    # -- H-2 set-up
    def set_up(self, g: Heroes, me: int) -> None:
        """What its board holds before the first round."""

    def choose_more(self, g: Heroes, me: int) -> Rule[None]:
        """What else it chooses together with its start region."""
        yield from ()

    # -- H-3 the round
    def round_start(self, g: Heroes, me: int) -> Rule[None]:
        yield from ()

    announced_first = False
    """Does its part of H-3.3 come first?"""

    def announced(self, g: Heroes, me: int) -> Rule[None]:
        """After the actions are announced, before the first is performed."""
        yield from ()

    def before_action(self, g: Heroes, me: int) -> Rule[None]:
        """Before each action of the round."""
        yield from ()

    def round_end(self, g: Heroes, me: int) -> Rule[None]:
        yield from ()

    # -- H-4 mining
    def mined(self, g: Heroes, me: int, resource: int, level: int) -> Rule[int]:
        """Which resource a mining action yields."""
        return resource
        yield

    # -- H-5 building and hiring
    def build_start(self, g: Heroes, me: int, level: int) -> Rule[None]:
        yield from ()

    def build_options(self, g: Heroes, me: int, level: int) -> list[Option]:
        """More that can be done in a build action than building and hiring."""
        return []

    def build_choice(self, g: Heroes, me: int, level: int, choice: Option) -> Rule[None]:
        """Do what `build_options` offered."""
        raise AssertionError(choice)
        yield

    def cannot_build(self, g: Heroes, me: int, building: int) -> Refusal | None:
        """A reason of its own against building."""
        return None

    def builds_left(self, g: Heroes, me: int, built: list[int]) -> bool:
        """May it build another building in this action?"""
        return not built

    def ignores_level(self, g: Heroes, me: int) -> bool:
        return False

    def building_prices(self, g: Heroes, me: int, building: int) -> list[tuple[Option, Price]]:
        """The ways to pay for a building, each with its option."""
        return [(("build", code(g, me, building)), faction_of(g, me).buildings[building].cost)]

    def after_building(self, g: Heroes, me: int, building: int) -> Rule[None]:
        """Beyond the mark and its effects."""
        yield from ()

    def foundation_number(self, g: Heroes, me: int, building: int) -> int:
        """What is written into a foundation right after building; 0 for nothing yet."""
        return faction_of(g, me).buildings[building].level

    def build_end(self, g: Heroes, me: int, built: list[int]) -> Rule[None]:
        yield from ()

    def after_build_action(self, g: Heroes, me: int) -> Rule[None]:
        """When everyone has built (H-13.9)."""
        yield from ()

    def hired_freely(self, g: Heroes, me: int) -> list[int]:
        """The troops that it may hire without a building."""
        return []

    def cannot_hire(self, g: Heroes, me: int, troop: int) -> Refusal | None:
        """A reason of its own against hiring a troop."""
        return None

    def hire_cost(self, g: Heroes, me: int, troop: int) -> Price:
        return faction_of(g, me).troops[troop].cost

    def hire_limit(self, g: Heroes, me: int, troop: int) -> int:
        """How many more units a troop may hold."""
        return 99

    # -- H-6 moving
    def before_move(self, g: Heroes, me: int, level: int) -> Rule[int]:
        """What comes before the player's own move; the movement points it brings."""
        return 0
        yield

    def cheaper_move(self, g: Heroes, me: int) -> int:
        """By how much all movement costs are lower now, never below 1."""
        return 0

    def portal_regions(self, g: Heroes, me: int) -> list[int]:
        """Further regions that belong to the network of portals for this player."""
        return []

    def moved(self, g: Heroes, me: int, start: int) -> Rule[None]:
        """After stage 4, still in secret; the region where the move began."""
        yield from ()

    def announce_move(self, g: Heroes, me: int) -> None:
        """What it announces besides its region, and what happens by that."""

    # -- H-7 battles
    def strength(self, g: Heroes, me: int, troop: int, strength: int) -> int:
        """The strength of a unit, given that with the common effects."""
        return strength

    def can_send(self, g: Heroes, me: int, troop: int) -> bool:
        return True

    def boosts(self, g: Heroes, me: int, against: str) -> Rule[None]:
        """Paid additions to the strength, chosen after the units."""
        yield from ()

    def has_strength_without_units(self, g: Heroes, me: int) -> bool:
        return False

    def died(self, g: Heroes, me: int, dead: list[int], against: str) -> Rule[None]:
        """After the dead are removed."""
        yield from ()

    def fights(self, g: Heroes, me: int) -> list[Option]:
        """More that can be fought at stage 5 than monsters of the line and the fortress."""
        return []

    def fight(self, g: Heroes, me: int, choice: Option) -> Rule[None]:
        """Do what `fights` offered."""
        raise AssertionError(choice)
        yield

    def line_monsters(self, g: Heroes, me: int) -> bool:
        """Does it fight the monsters of a line?"""
        return True

    def free_skip(self, g: Heroes, me: int, monster: int) -> bool:
        """May it skip to this monster without movement points?"""
        return False

    def circle_win(self, g: Heroes, me: int) -> Rule[Price | None]:
        """H-7.11: a win over players circles the leftmost monster: its resources; None if there is none left."""
        beaten = g.boards[me].beaten
        for monster, done in enumerate(beaten):
            if not done:
                beaten[monster] = 1
                return faction_of(g, me).monsters[monster].resources
        return None
        yield

    def won(self, g: Heroes, me: int) -> Rule[None]:
        """After every battle won."""
        yield from ()

    closes_fortresses = True
    """Is a fortress that it captured closed for everyone?"""
    storms = "fight-fortress"
    takes = "capture"
    repelled = "lost"
    """How the journal tells of a fortress: the attempt, the success, the failure."""

    def captured(self, g: Heroes, me: int, region: int) -> Rule[None]:
        """After a fortress was captured."""
        yield from ()

    def cannot_capture(self, g: Heroes, me: int, region: int) -> Refusal | None:
        """A reason of its own against a fortress."""
        return None

    # -- H-8 artifacts
    def artifact_ways(self, g: Heroes, me: int, region: int) -> list[Option]:
        """What else it may do about the artifact of its region than take it."""
        return []

    def artifact_way(self, g: Heroes, me: int, choice: Option) -> Rule[None]:
        """Do what `artifact_ways` offered."""
        raise AssertionError(choice)
        yield

    def took_artifact(self, g: Heroes, me: int, region: int) -> None:
        """After it took the artifact of a region."""

    def gain_more(self, g: Heroes, me: int, each: Active[Any]) -> Rule[None]:
        """An effect of its own that happens once."""
        raise AssertionError(each.effect)
        yield

    # -- what it does to its rivals
    def rivals_entry(self, g: Heroes, me: int) -> list[int] | None:
        """Movement points that rivals pay more to enter each region, if any."""
        return None

    def rivals_fight(self, g: Heroes, me: int, region: int) -> int:
        """Strength that monsters and fortresses have more for rivals in a region."""
        return 0

    def rivals_object(self, g: Heroes, me: int, region: int) -> Refusal | None:
        """Why rivals may not touch the fortress or the artifact of a region."""
        return None

    def rivals_fortress(self, g: Heroes, me: int, region: int) -> int:
        """Strength that the fortress of a region has more for rivals."""
        return 0

    def rivals_artifact(self, g: Heroes, me: int, region: int) -> int | None:
        """The strength with which an artifact must be fought for; None if it lies free."""
        return None

    def rivals_took(self, g: Heroes, me: int, region: int) -> None:
        """Somebody else has taken the object of a region."""

    def rivals_monsters(self, g: Heroes, me: int) -> Refusal | None:
        """Why rivals may not fight monsters now."""
        return None

    # -- H-9 the end
    def count(self, g: Heroes, me: int, counter: str) -> int:
        """A counter of its own (content/effects.md, 4)."""
        raise AssertionError(counter)

    def wins(self, g: Heroes, me: int) -> int:
        """H-1.7: captured fortresses and circled monsters."""
        board = g.boards[me]
        return sum(board.beaten) + sum(board.forts)

    def building_points(self, g: Heroes, me: int) -> int:
        """H-9.2: printed points of what is built."""
        printed = faction_of(g, me).buildings
        return sum(printed[n].printed.vp for n, built in enumerate(g.boards[me].built) if built)

    def stock_points(self, g: Heroes, me: int, circled: int) -> int:
        """H-9.4: what was circled in the warehouse."""
        return circled

    def monster_points(self, g: Heroes, me: int) -> int:
        """H-9.5: the points of circled monsters."""
        monsters = faction_of(g, me).monsters
        return sum(monsters[n].vp for n, beaten in enumerate(g.boards[me].beaten) if beaten)

    def artifact_points(self, g: Heroes, me: int) -> int:
        """H-9.6: points that its artifacts hold beyond their common effects."""
        return 0

    def more_points(self, g: Heroes, me: int) -> int:
        """H-9.6: further cells of its own; penalties are negative."""
        return 0


PLAYED: seats.Sides[Side] = seats.Sides()


def side_of(g: Heroes, seat: int) -> Side:
    return PLAYED[g.factions[seat]]


def rivals(g: Heroes, me: int) -> tuple[int, ...]:
    """The other seats, clockwise from the next one."""
    return seats.rivals(len(g.boards), me)


def clockwise(g: Heroes) -> tuple[int, ...]:
    """All seats clockwise from the first player (H-3.4)."""
    return seats.clockwise(len(g.boards), g.first)
