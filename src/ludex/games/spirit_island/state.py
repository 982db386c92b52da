"""The state of a game of Spirit Island: plain numbers and lists of them. Places are numbers of `printed.boards`,
powers and cards those of `printed.powers` and `printed.cards`; the top of a pile is the end of its list."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludex.core import Outcome, State, plain
from ludex.games.spirit_island.printed.boards import Chart, chart

NOBODY = -1
FACE_DOWN = 1
"""Of a scenario marker: nobody has turned it over."""


@plain
@dataclass(slots=True)
class Island(State):
    step: str
    outcome: Outcome | None
    spirits: tuple[int, ...]
    """Which spirit sits where."""
    owners: tuple[str, ...]
    """Who changes the rules: the spirits, the adversary at each of its levels, the scenario; see `rules.moments`."""
    adversary: str
    level: int
    scenario: str
    expansion: bool
    later: bool
    """Later printings count: `[later]` rules."""
    progression: bool
    consent: bool
    """What the table decides together is shown to all before it is done."""
    realistic: bool
    """The rebellion against France may come at any time."""

    boards: tuple[int, ...] = ()
    present: tuple[int, ...] = ()
    """Slots of the boards that are still there; empty: all; GONE alone: none."""
    home: list[int] = field(default_factory=list)
    """Everybody's starting board, as a slot."""

    people: list[list[int]] = field(default_factory=list)
    """Explorers, towns, cities and dahan by place, each a number of `things.piece`."""
    beasts: list[int] = field(default_factory=list)
    disease: list[int] = field(default_factory=list)
    wilds: list[int] = field(default_factory=list)
    blight: list[int] = field(default_factory=list)
    markers: list[int] = field(default_factory=list)
    """Scenario markers by place; what they are depends on the scenario."""
    buried: list[int] = field(default_factory=list)
    """What is on the underside of a scenario marker that lies face down, by place: 0 is blank."""
    buried_box: list[int] = field(default_factory=list)
    """Numbered scenario markers that are not in this game, unseen."""
    aside: list[int] = field(default_factory=list)
    """Power cards that spirits of the game before have left behind."""
    presence: list[list[int]] = field(default_factory=list)
    """By spirit and place."""

    turn: int = 0
    fear: int = 0
    """Fear generated since the last card was earned."""
    fear_deck: list[int] = field(default_factory=list)
    dividers: list[int] = field(default_factory=list)
    """How many cards lie under the divider of terror level 2, and under that of level 3."""
    earned: list[int] = field(default_factory=list)
    """Fear cards earned and not yet resolved, the first one first."""
    fear_discard: list[int] = field(default_factory=list)
    fear_box: list[int] = field(default_factory=list)
    """Fear cards that were not drawn for this game."""
    fear_seen: list[int] = field(default_factory=list)
    """Fear cards of the deck or of those earned that lie face up."""
    terror: int = 1
    """1, 2, 3; 4 is victory."""

    blight_card: int = NOBODY
    """The card in play; without one the blight space of the board."""
    blight_box: list[int] = field(default_factory=list)
    blight_left: int = 0
    blighted: bool = False

    invader_deck: list[int] = field(default_factory=list)
    explore: list[int] = field(default_factory=list)
    """Cards explored with in this phase, until they advance."""
    build: list[int] = field(default_factory=list)
    ravage: list[int] = field(default_factory=list)
    immigration: list[int] = field(default_factory=list)
    """The extra build slot of England, in which a card builds once more."""
    invader_discard: list[int] = field(default_factory=list)
    invader_box: list[int] = field(default_factory=list)

    event_deck: list[int] = field(default_factory=list)
    event_discard: list[int] = field(default_factory=list)
    event: int = NOBODY
    """The event that is being told."""

    minor: list[int] = field(default_factory=list)
    minor_discard: list[int] = field(default_factory=list)
    major: list[int] = field(default_factory=list)
    major_discard: list[int] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
    """Power cards on the table that somebody is choosing from."""
    removed: list[int] = field(default_factory=list)
    """Unique powers that were forgotten."""

    energy: list[int] = field(default_factory=list)
    elements: list[list[int]] = field(default_factory=list)
    """What everybody has of the eight this turn, tracks and cards in play included."""
    top: list[int] = field(default_factory=list)
    """How many spaces of everybody's energy track are uncovered, the first included."""
    bottom: list[int] = field(default_factory=list)
    """The same of the track of card plays."""
    destroyed: list[int] = field(default_factory=list)
    """Destroyed presence."""
    hand: list[list[int]] = field(default_factory=list)
    discard: list[list[int]] = field(default_factory=list)
    played: list[list[int]] = field(default_factory=list)
    """Cards in play this turn."""
    used: list[list[int]] = field(default_factory=list)
    """Powers that everybody has used this turn, as often as they were used."""
    plays: list[int] = field(default_factory=list)
    """Card plays left this turn."""
    grown: list[list[int]] = field(default_factory=list)
    """Growth options chosen this turn."""
    todo: list[list[int]] = field(default_factory=list)
    """What is still to be done of the chosen growth, as numbers of `Growth.actions`."""
    stage: list[int] = field(default_factory=list)
    """Where everybody is in the phase: GROWING, PLAYING or READY."""
    reclaims: list[int] = field(default_factory=list)
    """How often a card may still be reclaimed this turn by uncovered spaces."""
    progress: list[int] = field(default_factory=list)
    """How far everybody is in the power progression."""
    kept: list[list[int]] = field(default_factory=list)
    """What belongs to a spirit's own special rule: drowned invaders by kind, and the like."""

    lasting: list[list[int]] = field(default_factory=list)
    """Effects that last until something happens: rows of `kit.hooks`."""
    lost: list[list[int]] = field(default_factory=list)
    """What the running effect has destroyed: land and piece of each."""
    moved: list[list[int]] = field(default_factory=list)
    """What the running effect has moved: piece, from, to."""
    doom: str = ""
    """A defeat that has come about and counts when the running effect is complete: its name."""
    resolved: int = -1
    """Fear cards resolved in this invader phase; -1 before they are."""

    @property
    def chart(self) -> Chart:
        return chart(self.boards, self.present)

    @property
    def players(self) -> int:
        return len(self.spirits)
