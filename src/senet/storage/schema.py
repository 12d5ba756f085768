"""The database schema. A match is its events; everything else can be derived from them or speeds up lookups.

Every change needs a migration.
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
    false,
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
    Column("setup", Text, nullable=False),  # JSON: the stories of the setup
    Column("owner", String(40), nullable=False),
    Column("origin", String(40), nullable=False),  # "" or the match that this one branched off
    Column("origin_line", Integer, nullable=False),
    Column("created", String(40), nullable=False),
    Column("changed", String(40), nullable=False),
    Column("serial", Integer, nullable=False),  # of the last event
    Column("lines", Integer, nullable=False),
    Column("waiting", Text, nullable=False),  # JSON: the seats that have to decide
    Column("over", Boolean, nullable=False),
    Column("result", Text),  # JSON: points and winners
    Column("closed", Boolean, nullable=False, server_default=false()),  # an operator has ended it
    Column("seed_source", String(10), nullable=False, server_default="server"),  # who drew the seed
    Column("revision", Integer, nullable=False, server_default="0"),  # counts seat changes
    Column("attendant", String(40)),  # the process that runs the bots
    Column("attended_until", Float),  # when its lease expires; null if no bot has to choose
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
    Column("token", String(64), nullable=False, unique=True),  # allows its holder to play this seat
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

events = Table(  # append-only: rows are never changed
    "events",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("serial", Integer, primary_key=True),  # unique, so two writers cannot both write the next event
    Column("kind", String(10), nullable=False),  # choice, undo or course
    Column("seat", Integer, nullable=False),
    Column("choice", Text, nullable=False),
    Column("at", String(40), nullable=False),
    Column("by", Text, nullable=False),
    Column("digest", String(40), nullable=False),
    Column("told", Text, nullable=False),  # JSON: the stories, so that a match opens without a replay
    Column("secret", Boolean, nullable=False),
    Column("key", String(80)),  # idempotency key of the request
    UniqueConstraint("match", "key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
)

courses = Table(  # the time control of a match; a match without a row has no clock
    "courses",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("budget", Integer, nullable=False),  # seconds per seat; 0: no clock
    Column("increment", Integer, nullable=False),  # seconds that a seat gains when it has decided
    Column("timeout", String(10), nullable=False),  # wait, bot or open
    Column("left", Text, nullable=False),  # JSON: seconds of each seat at `since`
    Column("running", Text, nullable=False),  # JSON: the seats whose clock is running
    Column("since", String(40), nullable=False),
    Column("deadline", String(40)),  # when the first clock runs out
    Column("asked", Text, nullable=False),  # JSON: the seats that have asked for a pause
    Column("paused", Boolean, nullable=False),
    Index("courses_by_deadline", "deadline"),
)

claims = Table(  # users who may take back a seat that is free or played by a bot
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
    Column("login", String(80), nullable=False, unique=True),  # the normalized, case-folded name
    Column("password", String(200), nullable=False),  # argon2id
    Column("created", String(40), nullable=False),
    Column("language", String(2), nullable=False),  # "": as the browser prefers
    Column("theme", String(10), nullable=False),
    Column("email", String(254), nullable=False),
    Column("confirmed", Boolean, nullable=False),  # whether the e-mail address is confirmed
    Column("webhook", String(500), nullable=False),
    Column("webhook_key", String(64), nullable=False),  # secret: signs the webhook requests
    Column("remind", Integer, nullable=False),  # hours between reminders; 0: no reminders
    Column(
        "skeleton", String(200)
    ),  # skeleton of the name (look-alikes are equal); null if an older account has the same
    Column("role", String(10), nullable=False, server_default=""),  # operator, or ""
    Column("totp", String(64), nullable=False, server_default=""),  # secret of the second factor; "" for none
    Column("totp_step", Integer, nullable=False, server_default="0"),  # of the last code that was used
    Index("accounts_by_skeleton", "skeleton", unique=True),
)

sessions = Table(  # the devices on which an account is signed in
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # digest of the cookie's value
    Column("user", String(40), nullable=False),
    Column("created", String(40), nullable=False),
    Column("device", String(80), nullable=False, server_default=""),  # browser and system, as they say it
    Column("seen", String(40), nullable=False, server_default=""),  # when it was last used, to the hour
    Index("sessions_by_user", "user"),
)

subscriptions = Table(  # browsers that receive push notifications
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

calls = Table(  # players who were notified of their turn, and when to remind them
    "calls",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", String(40), primary_key=True),
    Column("serial", Integer, nullable=False),  # of the last event at the time of the notice
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
    Column("user", String(40), nullable=False),  # "": a program
    Column("name", String(80), nullable=False),
    Column("hearers", Text, nullable=False),  # JSON: the seats it is addressed to; empty: everybody
    Column("text", Text, nullable=False),
    Column("at", String(40), nullable=False),
    Column("removed", Boolean, nullable=False, server_default=false()),  # by an operator
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
    Column("message", Integer),  # the message in the chat that it is about
    Column("handled", String(40)),  # when an operator has dealt with it
    Index("reports_by_handled", "handled", "at"),
)

recovery_codes = Table(  # each replaces a code of the second factor once
    "recovery_codes",
    metadata,
    Column("user", String(40), primary_key=True),
    Column("code", String(64), primary_key=True),  # its digest
)

sanctions = Table(  # what an operator has forbidden somebody
    "sanctions",
    metadata,
    Column("user", String(40), primary_key=True),
    Column("kind", String(10), primary_key=True),  # mute or ban
    Column("until", String(40), nullable=False),  # "" for ever
    Column("reason", Text, nullable=False),
    Column("at", String(40), nullable=False),
)

audit = Table(  # append-only, which the database enforces
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", String(40), nullable=False),
    Column("actor", String(40), nullable=False),  # a user, "command line", or "" for a stranger
    Column("act", String(40), nullable=False),
    Column("subject", String(80), nullable=False),  # a user, match, report or message
    Column("detail", Text, nullable=False),
)
