"""The schema. A match is its events; everything else can be derived from them or speeds up lookups.

Whoever changes it adds a migration.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

meta = Table(
    "meta", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False)
)

users = Table(
    "users",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", String(40), nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(64), nullable=False),  # secret until the match is over
    Column("start", LargeBinary),  # packed position from which a branched match starts, else null
    Column("opening", String(40), nullable=False),  # digest of the state before the first line
    Column("setup", Text, nullable=False),  # JSON: what was told of the setup
    Column("owner", String(40), nullable=False),
    Column("origin", String(40), nullable=False),  # "" or the match that this one branched off
    Column("origin_line", Integer, nullable=False),
    Column("created", String(40), nullable=False),
    Column("changed", String(40), nullable=False),
    Column("serial", Integer, nullable=False),  # of the last event
    Column("lines", Integer, nullable=False),
    Column("waiting", Text, nullable=False),  # JSON: the seats that are waited for
    Column("over", Boolean, nullable=False),
    Column("result", Text),  # JSON: points and winners
    Column("seed_source", String(10), nullable=False, server_default="server"),  # who drew the seed
    Column("revision", Integer, nullable=False, server_default="0"),  # counts changes of the seats
    Column("attendant", String(40)),  # the process that chooses for the bots that are waited for,
    Column(
        "attended_until", Float
    ),  # and until when it is believed to be alive; null if no bot is waited for
    Index("matches_by_change", "over", "changed"),
    Index("matches_by_attendance", "attended_until"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),  # person, invited, open, bot, automaton
    Column("name", String(80), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("token", String(64), nullable=False, unique=True),  # whoever has it may play this seat
    Index("seats_by_kind", "kind"),
)

grants = Table(  # which users may play which seats
    "grants",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", String(40), primary_key=True),
    Index("grants_by_user", "user"),
)

events = Table(  # append-only: nothing in it is ever changed
    "events",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("serial", Integer, primary_key=True),  # two writers cannot both write the next event
    Column("kind", String(10), nullable=False),  # choice or undo
    Column("seat", Integer, nullable=False),
    Column("choice", Text, nullable=False),
    Column("at", String(40), nullable=False),
    Column("by", Text, nullable=False),
    Column("digest", String(40), nullable=False),
    Column("told", Text, nullable=False),  # JSON: the stories, so that opening needs no replaying
    Column("secret", Boolean, nullable=False),
    Column("key", String(80)),  # of the request, so that it is never applied twice
    UniqueConstraint("match", "key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
)

courses = Table(  # how a match is played over time; a match without a row has no clock
    "courses",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("budget", Integer, nullable=False),  # seconds of every seat; 0: no clock
    Column("increment", Integer, nullable=False),  # seconds that a seat gets back when it has decided
    Column("timeout", String(10), nullable=False),  # wait, bot or open
    Column("left", Text, nullable=False),  # JSON: seconds of every seat at `since`
    Column("running", Text, nullable=False),  # JSON: the seats whose clock runs
    Column("since", String(40), nullable=False),
    Column("deadline", String(40)),  # when the first clock runs out
    Column("asked", Text, nullable=False),  # JSON: the seats that would like a pause
    Column("paused", Boolean, nullable=False),
    Index("courses_by_deadline", "deadline"),
)

claims = Table(  # who may take a seat back that a bot plays or that is free
    "claims",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", String(40), primary_key=True),
    Index("claims_by_user", "user"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("user", String(40), primary_key=True),
    Column("login", String(80), nullable=False, unique=True),  # the name without case and ornament
    Column("password", String(200), nullable=False),  # argon2id
    Column("created", String(40), nullable=False),
    Column("language", String(2), nullable=False),  # "" for what the browser asks for
    Column("theme", String(10), nullable=False),
    Column("email", String(254), nullable=False),
    Column("confirmed", Boolean, nullable=False),  # whether the address has been answered from
    Column("webhook", String(500), nullable=False),
    Column("webhook_key", String(64), nullable=False),  # secret: signs what the webhook gets
    Column("remind", Integer, nullable=False),  # hours after which one is reminded; 0 for never
)

sessions = Table(  # where an account is signed in
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # digest of what the cookie says
    Column("user", String(40), nullable=False),
    Column("created", String(40), nullable=False),
    Index("sessions_by_user", "user"),
)

subscriptions = Table(  # browsers that show notifications of the web push
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # digest of the endpoint
    Column("user", String(40), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", String(40), nullable=False),
    Index("subscriptions_by_user", "user"),
)

calls = Table(  # who was told that they are waited for, and when they are to be reminded
    "calls",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", String(40), primary_key=True),
    Column("serial", Integer, nullable=False),  # of the last event when it was told
    Column("at", String(40), nullable=False),
    Column("remind", String(40)),
    Index("calls_by_remind", "remind"),
)

messages = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user", String(40), nullable=False),  # "" for a program
    Column("name", String(80), nullable=False),
    Column("hearers", Text, nullable=False),  # JSON: seats; none for everybody
    Column("text", Text, nullable=False),
    Column("at", String(40), nullable=False),
    Index("messages_by_match", "match", "id"),
    Index("messages_by_user", "user"),
)

notes = Table(
    "notes",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("holder", String(64), primary_key=True),  # a user, or the digest of a program's token
    Column("text", Text, nullable=False),
    Column("changed", String(40), nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("holder", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("match", String(40), nullable=False),
    Column("line", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user", String(40), nullable=False),
    Column("note", Text, nullable=False),
    Column("at", String(40), nullable=False),
    Column("document", Text, nullable=False),
)
