"""What the database keeps: people, tables, seats, and an append-only log of answers.

The log is the table. Everything else about a game follows from it by replay; what is stored besides (who has won, whose
turn it is) only spares looking."""

from __future__ import annotations

import re
import secrets
import unicodedata
from typing import Any, ClassVar

from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.db import models

LOGIN = re.compile(r"[\w.-]{3,40}")


def folded(login: str) -> str:
    """A login as it is kept and looked for: however it is typed, it is the same one."""
    return unicodedata.normalize("NFKC", login).strip().casefold()


def is_login(name: str) -> bool:
    return LOGIN.fullmatch(name) is not None


def new_table_id() -> str:
    """Never with a dash in front: whoever types it at the command line means no flag."""
    return secrets.token_urlsafe(9).replace("-", "_")


ALWAYS_COACHED = 99
"""So many games that the coach never leaves."""


class People(BaseUserManager["Person"]):
    def guest(self) -> Person:
        """Somebody who plays without an account; a name and a password can come later."""
        person = self.model()
        person.set_unusable_password()
        person.save()
        return person

    def get(self, *conditions: Any, **named: Any) -> Person:
        """Every request asks who sent it, by number: in plain SQL (see `reads`)."""
        if conditions or set(named) != {"pk"}:
            return super().get(*conditions, **named)
        found = next(iter(self.raw("SELECT * FROM server_person WHERE id = %s", [named["pk"]])), None)
        if found is None:
            raise self.model.DoesNotExist
        return found


class Person(AbstractBaseUser):
    """A guest has no login yet."""

    login = models.CharField(max_length=40, unique=True, null=True, blank=True)
    name = models.CharField(max_length=40, blank=True)
    language = models.CharField(max_length=2, blank=True)
    theme = models.CharField(max_length=8, default="auto")
    text_size = models.CharField(max_length=8, default="normal")
    motion = models.CharField(max_length=8, default="auto")
    sound = models.BooleanField(default=False)
    email = models.EmailField(blank=True)
    email_confirmed = models.BooleanField(default=False)
    """Has whoever reads this address said that it is theirs? Until then nothing but the question is sent there."""
    email_asked = models.DateTimeField(null=True)
    """The question is to be sent."""
    webhook = models.URLField(blank=True)
    browser_notices = models.BooleanField(default=True)
    """May the browser say that it is their move, once they have allowed it to?"""
    pace = models.PositiveSmallIntegerField(default=2)
    """How fast the turns of bots are shown: 0 at once, 3 slowest."""
    coach = models.PositiveSmallIntegerField(default=3)
    """For so many more games a line over each question says what it is for."""
    played = models.JSONField(default=dict)
    """What they have answered when asked how well they know a game, by its name."""
    joined = models.DateTimeField(auto_now_add=True)

    USERNAME_FIELD = "login"
    objects: ClassVar[People] = People()

    @property
    def is_guest(self) -> bool:
        return self.login is None


class Pace(models.TextChoices):
    """How soon people mean to answer. Nothing ends when it runs out."""

    ANY = "", "any"
    LIVE = "live"
    DAY = "day"
    WEEK = "week"


class GameTable(models.Model):
    id = models.CharField(primary_key=True, max_length=16, default=new_table_id)
    game = models.CharField(max_length=32)
    rules = models.PositiveIntegerField()
    """The version of the rules that this row was written by; newer ones look at a table in play anew."""
    stopped = models.PositiveIntegerField(null=True)
    """The first answer that these rules do not offer any more, counted from one: the game cannot go on. Zero, if they
    do not even allow the set-up."""
    brought = models.PositiveIntegerField(default=0)
    """So many entries came with a save file: their chance need not follow from the key."""
    lesson = models.JSONField(null=True)
    """Of a lesson its name, and the length of the log at the beginning of each step so far."""
    own = models.JSONField(null=True)
    """Of a game on a real table the seats that Ludex plays: it asks for what they hold, and for what turns up."""
    position = models.JSONField(null=True)
    """The state that it began from, if not from its set-up."""
    setup = models.JSONField()
    key = models.BinaryField()
    """The secret of its dice; shown when the game is over, its hash from the start."""
    commitment = models.CharField(max_length=64)
    version = models.PositiveIntegerField(default=0)
    """How many entries its log has."""
    part = models.JSONField(default=list)
    """In a secret part: where in the log it began, then the versions at which all could see something of it."""
    host = models.ForeignKey(Person, on_delete=models.SET_NULL, null=True, related_name="hosted")
    open_to_watch = models.BooleanField(default=True)
    listed = models.BooleanField(default=False)
    """Its host looks for players: its free seats are in the lobby."""
    pace = models.CharField(max_length=8, choices=Pace, blank=True, default=Pace.ANY)
    seating = models.PositiveIntegerField(default=0)
    """How often somebody has sat down, left, or set up another game for the same people."""
    followed_by = models.ForeignKey("self", on_delete=models.SET_NULL, null=True, related_name="follows")
    """The table at which the same people play again."""
    over = models.BooleanField(default=False)
    winners = models.JSONField(default=list)
    ending = models.CharField(max_length=8, blank=True, default="")
    """How it has ended: "victory", "defeat" or "draw"; or "left": the last person gave up, and there is no result."""
    clause = models.CharField(max_length=32, blank=True, default="")
    """The clause that decided it; rows of before do not say."""
    scores = models.JSONField(default=list)
    """The points of every seat at the end, where the game counts any; rows of before do not say."""
    turns = models.PositiveIntegerField(default=0)
    """How many turns it had when it ended."""
    turn_of = models.JSONField(default=list)
    """The seats that are asked now."""
    asked_at = models.JSONField(default=dict)
    """Since when each of them has been, in seconds since 1970, by number."""
    agent_due = models.BooleanField(default=False)
    """An agent is asked: the worker looks for these."""
    claimed = models.DateTimeField(null=True)
    """Until then some worker thinks about this table; nobody else needs to."""
    created = models.DateTimeField(auto_now_add=True)
    touched = models.DateTimeField(auto_now=True)

    class Meta:
        indexes: ClassVar[list[models.Index]] = [
            models.Index(fields=["over", "-touched"]),
            models.Index(fields=["touched"], condition=models.Q(agent_due=True), name="agents_due"),
        ]


class SeatKind(models.TextChoices):
    PERSON = "person"
    AGENT = "agent"
    BOT = "bot"


class Seat(models.Model):
    table = models.ForeignKey(GameTable, on_delete=models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    faction = models.CharField(max_length=32)
    kind = models.CharField(max_length=8, choices=SeatKind)
    person = models.ForeignKey(Person, on_delete=models.SET_NULL, null=True, related_name="seats")
    agent = models.CharField(max_length=32, blank=True)
    kept_for = models.ForeignKey(Person, on_delete=models.SET_NULL, null=True, related_name="kept_seats")
    """Who may sit down here without a link: invited to play again, or gone while a program plays on."""
    name = models.CharField(max_length=40, blank=True)
    """Who sits here, where several share a device."""
    link = models.PositiveIntegerField(default=0)
    """How often its link has been made anew: older ones lead nowhere."""
    seen = models.PositiveIntegerField(default=0)
    """How many lines of the journal this seat had read when it last answered."""

    class Meta:
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["table", "number"], name="one_seat_a_number")
        ]
        ordering: ClassVar[list[str]] = ["number"]


class EntryKind(models.TextChoices):
    ANSWER = "answer"
    UNDO = "undo"
    ASK = "ask"
    """May I take back my last answer? Answered by the next three, and ended by any move."""
    AGREE = "agree"
    REFUSE = "refuse"
    WITHDRAW = "withdraw"
    LEAVE = "leave"
    """Somebody has given up this seat, or others have let a program play on for them."""
    RETURN = "return"
    """Who left a seat to a program plays it again."""


class Entry(models.Model):
    """One line of a table's log. An undo names the length of the log that is left."""

    table = models.ForeignKey(GameTable, on_delete=models.CASCADE, related_name="entries")
    seq = models.PositiveIntegerField()
    kind = models.CharField(max_length=8, choices=EntryKind, default=EntryKind.ANSWER)
    seat = models.SmallIntegerField()
    """−1 is chance."""
    key = models.TextField()
    hash = models.CharField(max_length=32, blank=True)
    """Of the state after the last entry of one move."""
    rules = models.PositiveIntegerField(default=0)
    """The version of the rules that it was made by: others need not lead to the same hash."""
    by = models.ForeignKey(Person, on_delete=models.SET_NULL, null=True)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["table", "seq"], name="append_only")
        ]
        ordering: ClassVar[list[str]] = ["seq"]


class Position(models.Model):
    """A board that somebody has set by hand or kept: to be judged, shared, and played on from."""

    id = models.CharField(primary_key=True, max_length=16, default=new_table_id)
    game = models.CharField(max_length=32)
    rules = models.PositiveIntegerField()
    setup = models.JSONField()
    state = models.JSONField()
    eyes = models.JSONField(default=list)
    """The seats that Ludex played at the table it comes from."""
    person = models.ForeignKey(Person, on_delete=models.SET_NULL, null=True)
    at = models.DateTimeField(auto_now_add=True)


class PutAway(models.Model):
    """A table that somebody does not want to see among those to go on with."""

    table = models.ForeignKey(GameTable, on_delete=models.CASCADE, related_name="put_away")
    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="put_away")

    class Meta:
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["table", "person"], name="put_away_once")
        ]


class Message(models.Model):
    """A line of the chat; a note is one that only its writer reads."""

    table = models.ForeignKey(GameTable, on_delete=models.CASCADE, related_name="messages")
    person = models.ForeignKey(Person, on_delete=models.SET_NULL, null=True)
    seat = models.SmallIntegerField(default=-1)
    text = models.CharField(max_length=500)
    note = models.BooleanField(default=False)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering: ClassVar[list[str]] = ["at"]


class Notice(models.Model):
    """A seat has been asked, and its person wants to hear of it; sent if they are still asked when it is due."""

    table = models.ForeignKey(GameTable, on_delete=models.CASCADE, related_name="notices")
    seat = models.PositiveSmallIntegerField()
    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="notices")
    due = models.DateTimeField(db_index=True)
    tries = models.PositiveSmallIntegerField(default=0)

    class Meta:
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(fields=["table", "seat"], name="one_notice_a_seat")
        ]


class Tally(models.Model):
    """How often something has happened lately: wrong passwords, e-mails, new tables. Of whom is a keyed hash."""

    name = models.CharField(primary_key=True, max_length=64)
    count = models.PositiveIntegerField(default=0)
    at = models.DateTimeField(db_index=True)
    """When the count began, or when it last grew."""


class Analysis(models.Model):
    """A look back on a finished game: asked for, being worked out, or done."""

    table = models.OneToOneField(GameTable, primary_key=True, on_delete=models.CASCADE, related_name="analysis")
    done = models.PositiveSmallIntegerField(default=0)
    """How far it has come, in percent."""
    found = models.JSONField(null=True)
    """What was found; see `tables.looking_back`."""
    failed = models.BooleanField(default=False)
    claimed = models.DateTimeField(null=True)
    """Until then some worker is at it."""
    at = models.DateTimeField(auto_now_add=True)
