"""The schemas of requests and responses, from which the OpenAPI document is generated."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field

MatchId = Annotated[str, Path(pattern=r"^[a-z0-9]{4,40}$", description="the id of a match")]
ReportId = Annotated[str, Path(pattern=r"^[a-z0-9]{4,40}$", description="the id of a report")]
GameName = Annotated[str, Path(pattern=r"^[a-z][a-z0-9_]{0,39}$", description="the name of a game")]
SeatQuery = Annotated[
    int | None,
    Query(ge=-1, le=99, description="whose view: one of your seats, or -1 for the spectators'"),
]
LookQuery = Annotated[
    int | None,
    Query(ge=-2, le=99, description="the same; once the match is over any seat, or -2 for everything"),
]
LineQuery = Annotated[
    int | None, Query(ge=0, le=1_000_000, description="a line of the log; default: the last")
]
ChoiceText = Annotated[
    str, Field(min_length=1, max_length=120, examples=["space:f4"], description="one of the choices offered")
]
Serial = Annotated[
    int, Field(ge=0, le=1_000_000, description="the serial of the last event that you have seen")
]
Key = Annotated[
    str | None,
    Field(
        min_length=1,
        max_length=64,
        pattern=r"^[\x21-\x7e]+$",
        description="idempotency key: requests with the same key are applied once",
    ),
]
SeatField = Annotated[int | None, Field(ge=0, le=99, description="only needed if you have several seats")]


class Asked(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Pace(Asked):
    budget: Annotated[int, Field(ge=0, le=31_536_000, description="seconds per seat; 0: no clock")] = 0
    increment: Annotated[
        int, Field(ge=0, le=31_536_000, description="seconds that a seat gains when it has decided")
    ] = 0
    timeout: Annotated[
        Literal["wait", "bot", "open"],
        Field(description="on a time-out: wait, let a bot continue, or open the seat to anybody"),
    ] = "wait"


class NewMatch(Asked):
    game: Annotated[str, Field(max_length=40, examples=["pharaon"], description="a name from /games")]
    seats: Annotated[
        list[Annotated[str, Field(max_length=40)]],
        Field(
            min_length=1,
            max_length=12,
            description="for each seat: me, screen, invite, open, bot or bot:NAME",
            examples=[["me", "bot", "invite"]],
        ),
    ]
    options: Annotated[
        dict[Annotated[str, Field(max_length=40)], Any],
        Field(max_length=40, description="those that differ from the defaults"),
    ] = {}
    names: Annotated[
        list[Annotated[str, Field(max_length=200)]],
        Field(max_length=12, description="the players' names, by seat"),
    ] = []
    pace: Annotated[Pace, Field(description="how much time the seats have; default: unlimited")] = Pace()


class ToChoose(Asked):
    choice: ChoiceText
    seen: Serial
    seat: SeatField = None
    key: Key = None


class ToUndo(Asked):
    seen: Serial
    seat: SeatField = None
    key: Key = None


class ToSit(Asked):
    name: Annotated[str, Field(max_length=200, description="the name that the others will see")] = ""


Looker = Annotated[
    int | None, Field(ge=-1, le=99, description="whose view: one of your seats, or -1 for the spectators'")
]


class ToBranch(Asked):
    at: Annotated[int, Field(ge=0, le=1_000_000, description="the line after which the new match starts")]
    seat: Looker = None


class ToReport(Asked):
    at: Annotated[int | None, Field(ge=0, le=1_000_000, description="the line; default: the last")] = None
    seat: Looker = None
    note: Annotated[str, Field(max_length=4000, description="what is wrong")] = ""
    message: Annotated[
        int | None, Field(ge=1, le=2**31 - 1, description="the message in the chat that it is about")
    ] = None


class Offer(BaseModel):
    choice: str
    label: str


class Undo(BaseModel):
    steps: int
    reason: str
    sentence: str


class SeatShown(BaseModel):
    seat: int
    name: str
    team: Annotated[int, Field(description="the number of the team; 0 where everybody plays alone")]
    kind: str
    bot: str
    free: bool
    you: bool
    decides: bool
    sign: str
    points: int | None


Practice = Annotated[
    bool, Field(description="whether it came from a file or another match; nobody else can join it")
]
SeedSource = Annotated[Literal["server", "file", "branch", "unknown"], Field(description="who drew the seed")]


class View(BaseModel):
    """A match as one seat sees it."""

    match: str
    game: str
    practice: Practice
    seed_source: SeedSource
    closed: Annotated[bool, Field(description="whether an operator has ended it")]
    serial: Annotated[int, Field(description="send it as `seen` when you choose")]
    line: int
    seat: int
    over: bool
    deciders: list[int]
    prompt: str
    choices: list[Offer]
    undo: Undo
    seats: list[SeatShown]
    result: dict[str, Any] | None
    state: Annotated[Any, Field(description="the whole view as data; hidden values are '?'")]


class SeatKey(BaseModel):
    seat: int
    kind: str
    name: str
    token: Annotated[str | None, Field(description="lets a program play this seat; shown only to its player")]
    link: str | None


class Created(BaseModel):
    match: str
    seats: list[SeatKey]


class Listed(BaseModel):
    match: str
    game: str
    created: str
    changed: str
    lines: int
    waiting: list[int]
    over: bool
    points: list[int] | None
    winners: list[int] | None
    seats: list[SeatKey]
    yours: list[int]
    practice: Practice
    seed_source: SeedSource


class Receipt(BaseModel):
    """The proof that the seed was fixed before the first choice."""

    practice: Practice
    seed_source: SeedSource
    sentence: str
    seed_hash: Annotated[str, Field(description="published before the first choice")]
    seed: Annotated[str | None, Field(description="null until the match is over")]


Explains = Annotated[
    bool,
    Field(description="whether the text of the rule adds to the sentence"),
]


class Why(BaseModel):
    choice: str
    allowed: bool
    rule: str
    sentence: str
    explains: Explains = False


class LineShown(BaseModel):
    seat: int
    choice: Annotated[str, Field(description="'?' while it is secret")]
    at: str
    by: str


class RuleShown(BaseModel):
    id: str
    chapter: str
    text: str
    html: str


Words = dict[str, str]  # by language


class OptionShown(BaseModel):
    name: str
    values: list[str | int | bool]
    default: str | int | bool
    rule: Annotated[str, Field(description="the rule that it concerns")]
    ruling: Annotated[bool, Field(description="whether it is the reading of an ambiguous rule")]
    per_seat: bool
    seats: Annotated[list[int], Field(description="the player counts for which it exists; empty: all")]
    label: Annotated[Words, Field(description="in every language")]
    explanation: Annotated[Words, Field(description="in every language")]


class GameShown(BaseModel):
    name: str
    title: str
    rules_version: str
    seats: list[int]
    options: list[OptionShown]


class Reported(BaseModel):
    report: str
    link: str
    file: str


class Problem(BaseModel):
    """Why something was refused; nothing was changed."""

    error: str
    rule: str = ""
    explains: Explains = False
    field: str = ""
    view: Any | None = None


# -- people ------------------------------------------------------------------------------------


class ToHand(Asked):
    to: Annotated[
        str,
        Field(min_length=1, max_length=40, description="bot, bot:NAME, link or open", examples=["bot"]),
    ]
    for_good: Annotated[bool, Field(description="give it up: you cannot take it back")] = False


class ToPause(Asked):
    paused: Annotated[bool, Field(description="true asks for a pause, false ends it")]


class Sitter(BaseModel):
    seat: int
    name: str
    kind: str
    bot: str
    yours: bool
    can_take_back: bool


class Happened(BaseModel):
    serial: int
    at: str
    seat: int
    sentence: str


class CourseShown(BaseModel):
    """Seats, clocks and pauses of a match."""

    budget: int
    increment: int
    timeout: str
    left: Annotated[list[int], Field(description="seconds of each seat at `now`; empty without a clock")]
    running: Annotated[list[int], Field(description="the seats whose clock is running")]
    asked: Annotated[list[int], Field(description="the seats that have asked for a pause")]
    paused: bool
    now: str
    seats: list[Sitter]
    happened: list[Happened]


class Handed(CourseShown):
    link: Annotated[str | None, Field(description="the new link of the seat")]


class Done(BaseModel):
    done: bool


class TurnShown(BaseModel):
    """A match in which it is your turn."""

    match: str
    game: str
    title: str
    seat: int
    names: list[str]
    prompt: str
    changed: str
    since: Annotated[list[str], Field(description="what happened since your last choice, newest last")]
    left: Annotated[int | None, Field(description="seconds on your clock; null without one")]
    paused: bool
    practice: Practice
    picture: str


class ToSay(Asked):
    text: Annotated[str, Field(min_length=1, max_length=2000, description="up to 500 characters")]
    to: Annotated[
        Literal["all", "team"], Field(description="everybody at the table, or the seats of your team")
    ] = "all"
    seat: SeatField = None


class ToNote(Asked):
    text: Annotated[str, Field(max_length=20_000, description="up to 5000 characters; empty: no note")]


class ToMute(Asked):
    seat: Annotated[int, Field(ge=0, le=99, description="the seat whose messages to hide")]
    muted: bool


class Said(BaseModel):
    id: int
    seat: int
    name: str
    to: str
    text: str
    at: str
    yours: bool


class Talk(BaseModel):
    """The chat messages that you may read."""

    messages: list[Said]
    muted: Annotated[list[int], Field(description="the seats that you have muted")]
    team: Annotated[list[int], Field(description="the seats of your team; empty if you play alone")]
    may_speak: bool


class NoteShown(BaseModel):
    text: str
    changed: str
