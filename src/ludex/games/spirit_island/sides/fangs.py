"""Sharp Fangs Behind the Leaves: roams with the beasts, and turns its presence into more of them."""

from __future__ import annotations

from ludex.core import Decision, Option, Refusal, Rule, tell, verb
from ludex.core.law import law
from ludex.games.spirit_island.printed.powers import SPIRITS
from ludex.games.spirit_island.rules import pieces
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.growth import allowed_presence
from ludex.games.spirit_island.rules.moments import extra_done, growth_extra, piece_moved
from ludex.games.spirit_island.rules.options import MORE_VERBS
from ludex.games.spirit_island.rules.pieces import TOKEN_INDEX
from ludex.games.spirit_island.rules.powers import power
from ludex.games.spirit_island.rules.reasons import SPIRIT_PHASE, no_place, not_in, refuses
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import BEASTS, BUILD, DAHAN, EXPLORER, INVADER, TOWN, kind_of

FANGS = "sharp-fangs-behind-the-leaves"
SPIRIT = SPIRITS.index(FANGS)
BEASTS_PIECE = -TOKEN_INDEX[BEASTS]
PREY = EXPLORER | TOWN | DAHAN

MORE_VERBS.append(verb("call-beasts", land="land"))


# ------------------------------------------------------------------------------------------------------ special rules


@piece_moved(FANGS)
@law("SI-8.5")
def ally_of_the_beasts(on: Act, one: int, origin: int, target: int) -> Rule[None]:
    """A presence may go along with every beasts that leaves its land; not into the sea, a land for powers only."""
    g = on.g
    seat = g.spirits.index(SPIRIT)
    if (
        one != BEASTS_PIECE
        or not g.presence[seat][origin]
        or not allowed_presence(g, seat, g.chart.all_lands & 1 << target)
    ):
        return
    mine = Act(g, seat, origin, clause="SI-8.5")
    choice = yield from mine.ask("go-along", [("yes",), ("no",)], target=target)
    if choice == ("yes",):
        yield from pieces.move_presence(mine, seat, origin, target)


@growth_extra(FANGS)
@law("SI-4.2")
def call_forth_predators(g: Island, seat: int) -> list[Option]:
    """Once in each spirit phase a presence may become beasts. `kept` is the turn in which that was done last."""
    if g.spirits[seat] != SPIRIT or g.kept[seat] == [g.turn]:
        return []
    return [("call-beasts", land) for land, here in enumerate(g.presence[seat]) if here]


@extra_done(FANGS)
def predators_come(g: Island, seat: int, option: Option) -> Rule[bool]:
    """That presence leaves the game: it is not destroyed, and nothing brings it back."""
    if option[0] != "call-beasts":
        return False
    g.kept[seat] = [g.turn]
    g.presence[seat][option[1]] -= 1
    tell(g, "SI-4.2", "predators", who=seat, spirit=SPIRIT, land=option[1])
    yield from pieces.add(g, option[1], BEASTS)
    return True


@refuses("call-beasts")
def cannot_call(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    if g.spirits[seat] != SPIRIT:
        return Refusal("SI-4.2", "only-fangs-call")
    if not_in(decision, SPIRIT_PHASE):
        return not_in(decision, SPIRIT_PHASE)
    if g.kept[seat] == [g.turn]:
        return Refusal("SI-4.2", "called-already")
    return no_place(g, "SI-4.2", option[1]) or Refusal("SI-4.2", "no-presence-there", {"land": option[1]})


# ------------------------------------------------------------------------------------------------------ innate powers


@power("ranging-hunt")
def ranging_hunt(on: Act) -> Rule[None]:
    if on.reached(1):
        yield from on.gather(1, BEASTS, up_to=True)
    if on.has(INVADER) and on.has(BEASTS) and (yield from on.line(2)):
        yield from on.damage(on.count(BEASTS))
    if on.reached(3):
        yield from on.push(2, BEASTS, up_to=True)


@power("frenzied-assault")
def frenzied_assault(on: Act) -> Rule[None]:
    more = int(on.reached(2))
    on.fear(1 + more)
    yield from on.damage(2 + more)
    yield from on.remove(1, BEASTS)


# ------------------------------------------------------------------------------------------------------- unique cards


@power("prey-on-the-builders")
def prey_on_the_builders(on: Act) -> Rule[None]:
    yield from on.gather(1, BEASTS, up_to=True)
    if on.has(BEASTS):
        on.skip(BUILD)


@power("teeth-gleam-from-darkness")
def teeth_gleam_from_darkness(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            on.fear(1)
            yield from on.add(1, BEASTS)
        case 2:
            if on.has(BEASTS) and on.has(INVADER):
                on.fear(3)


@power("terrifying-chase")
def terrifying_chase(on: Act) -> Rule[None]:
    pushed = yield from on.push(2, PREY)
    pushed += yield from on.push(2 * on.count(BEASTS), PREY)
    if any(kind_of(one) & INVADER for one, _ in pushed):
        on.fear(2)


@power("too-near-the-jungle")
def too_near_the_jungle(on: Act) -> Rule[None]:
    on.fear(1)
    yield from on.destroy(1, EXPLORER)
