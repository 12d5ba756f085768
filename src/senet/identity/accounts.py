"""Accounts: a name and a password for whoever wants to be known on every device. Nobody needs one to play.

An unknown name and a wrong password get the same answer after the same work, so nobody can find out who has an account by
trying. A session is a random text in a cookie; the database keeps a digest of it.
"""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from senet.identity.names import BOT_SIGNATURE, NAME_LENGTH, display_name
from senet.settings import ID_LENGTH, TOKEN_LENGTH, Settings
from senet.storage import schema as db
from senet.storage.notifications import DatabaseNotifications
from senet.storage.reconnecting import ReconnectingEngine
from senet.strings import LocalizedRefusal

THEMES: Final = ("auto", "light", "dark")
SHORTEST_NAME: Final = 2
LONGEST_LOGIN: Final = 80  # some signs are written out as many
PASSWORD_LENGTHS: Final = (8, 200)
SESSION_DAYS: Final = 365
HASHING: Final = 2  # passwords worked on at the same time: each takes much memory


class WrongPassword(LocalizedRefusal):
    """The name is unknown or the password is wrong; nobody is told which."""

    def __init__(self) -> None:
        super().__init__("error-sign-in", field="password")


class NotSignedIn(LocalizedRefusal):
    """Only somebody with an account can do this."""

    def __init__(self) -> None:
        super().__init__("error-not-signed-in", field="account")


@dataclass(frozen=True)
class Account:
    user: str
    name: str
    password: str  # secret: the hash
    created: str
    language: str
    theme: str
    email: str
    confirmed: bool
    webhook: str
    webhook_key: str
    remind: int


class Passwords:
    """Hashes passwords beside the loop, a few at a time."""

    def __init__(self, cost: tuple[int, int, int]) -> None:
        time_cost, memory_cost, parallelism = cost
        self.hasher = PasswordHasher(time_cost, memory_cost, parallelism)
        self.turn = asyncio.Semaphore(HASHING)
        self.nobodys = self.hasher.hash("nobody's password")

    async def hash(self, password: str) -> str:
        async with self.turn:
            return await asyncio.to_thread(self.hasher.hash, as_bytes(password))

    async def is_right(self, known: str | None, password: str) -> bool:
        """Whether the password fits; the work is the same if there is nothing to fit."""
        async with self.turn:
            fits = await asyncio.to_thread(self.fits, known or self.nobodys, password)
        return fits and known is not None

    def fits(self, known: str, password: str) -> bool:
        try:
            return self.hasher.verify(known, as_bytes(password))
        except (VerificationError, InvalidHashError):
            return False


class Accounts:
    def __init__(
        self,
        engine: ReconnectingEngine,
        notifications: DatabaseNotifications,
        settings: Settings,
        moved: Callable[[list[str]], None],
    ) -> None:
        self.engine = engine
        self.notifications = notifications
        self.settings = settings
        self.passwords = Passwords(settings.password_cost)
        self.moved = moved  # called with the matches whose seats were changed

    # -- who is it -------------------------------------------------------------------------------

    async def user_of_session(self, session: str) -> str | None:
        query = select(db.sessions.c.user, db.sessions.c.created).where(db.sessions.c.id == digest(session))
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None or datetime.fromisoformat(self.settings.now()) - datetime.fromisoformat(
            row.created
        ) > timedelta(days=SESSION_DAYS):
            return None
        return str(row.user)

    async def has_account(self, user: str) -> bool:
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(db.accounts.c.user).where(db.accounts.c.user == user))
            return found is not None

    async def account(self, user: str | None) -> Account:
        """The account of a user; NotSignedIn if there is none."""
        query = select(db.accounts, db.users.c.name).join(db.users, db.users.c.id == db.accounts.c.user)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query.where(db.accounts.c.user == user))).first()
        if row is None:
            raise NotSignedIn
        known = row._asdict()
        return Account(**{name: known[name] for name in Account.__dataclass_fields__})

    # -- coming and going ------------------------------------------------------------------------

    async def sign_up(self, guest: str | None, name: str, password: str) -> tuple[str, str]:
        """A new account, which keeps all that the guest had; the user and a session."""
        shown = checked_name(name)
        check_password(password, shown)
        hashed = await self.passwords.hash(password)
        now, user = self.settings.now(), guest or self.settings.random_name(ID_LENGTH)
        row = {
            "user": user, "login": login_of(shown), "password": hashed, "created": now, "language": "",
            "theme": THEMES[0], "email": "", "confirmed": False, "webhook": "",
            "webhook_key": self.settings.random_name(TOKEN_LENGTH), "remind": 0,
        }  # fmt: skip
        try:
            async with self.engine.begin() as connection:
                known = update(db.users).where(db.users.c.id == user).values(name=shown)
                if (await connection.execute(known)).rowcount == 0:
                    await connection.execute(insert(db.users).values(id=user, name=shown, created=now))
                await connection.execute(insert(db.accounts).values(row))
                return user, await self.begin_session(connection, user)
        except IntegrityError:
            raise LocalizedRefusal("error-name-taken", field="name") from None

    async def sign_in(self, name: str, password: str, guest: str | None) -> tuple[str, str]:
        """The user and a new session; what a guest played on this device belongs to the account from now on."""
        query = select(db.accounts.c.user, db.accounts.c.password)
        async with self.engine.connect() as connection:
            found = await connection.execute(query.where(db.accounts.c.login == login_of(name)))
            row = found.first()
        if not await self.passwords.is_right(None if row is None else row.password, password) or row is None:
            raise WrongPassword
        moved: list[str] = []
        if guest is not None:
            with suppress(IntegrityError):  # the same guest signs in twice at once
                async with self.engine.begin() as connection:
                    moved = await self.adopt(connection, guest, row.user)
        async with self.engine.begin() as connection:
            session = await self.begin_session(connection, row.user)
        self.moved(moved)
        return row.user, session

    async def begin_session(self, connection: AsyncConnection, user: str) -> str:
        session = self.settings.random_name(TOKEN_LENGTH)
        await connection.execute(
            insert(db.sessions).values(id=digest(session), user=user, created=self.settings.now())
        )
        return session

    async def adopt(self, connection: AsyncConnection, guest: str, user: str) -> list[str]:
        """Give the seats of a guest to an account; the matches where they are."""
        moved: list[str] = []
        for table in (db.grants, db.claims):
            rows = list(await connection.execute(select(table).where(table.c.user == guest)))
            mine = await connection.execute(select(table.c.match, table.c.seat).where(table.c.user == user))
            known = {(row.match, row.seat) for row in mine}
            await connection.execute(delete(table).where(table.c.user == guest))
            fresh = [row for row in rows if (row.match, row.seat) not in known]
            if fresh:
                values = [{"match": row.match, "seat": row.seat, "user": user} for row in fresh]
                await connection.execute(insert(table), values)
            moved += [row.match for row in rows]
        mine_now = select(db.matches.c.id).where(db.matches.c.owner == guest)
        moved += [row.id for row in await connection.execute(mine_now)]
        await self.seats_changed(connection, moved)
        owned = update(db.matches).where(db.matches.c.owner == guest)
        await connection.execute(owned.values(owner=user))
        return moved

    async def seats_changed(self, connection: AsyncConnection, matches: list[str]) -> None:
        if matches:
            counted = update(db.matches).where(db.matches.c.id.in_(matches))
            await connection.execute(counted.values(revision=db.matches.c.revision + 1))
            await self.notifications.notify(connection, matches)

    async def sign_out(self, session: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(db.sessions).where(db.sessions.c.id == digest(session)))

    async def sign_out_everywhere(self, user: str, but: str = "") -> None:
        """End all sessions, except that one."""
        here = (db.sessions.c.user == user) & (db.sessions.c.id != digest(but))
        async with self.engine.begin() as connection:
            await connection.execute(delete(db.sessions).where(here))

    # -- changing --------------------------------------------------------------------------------

    async def change_password(self, user: str, old: str, new: str, session: str) -> None:
        """Every other device is signed out."""
        account = await self.confirmed_by_password(user, old)
        check_password(new, account.name)
        hashed = await self.passwords.hash(new)
        async with self.engine.begin() as connection:
            here = update(db.accounts).where(db.accounts.c.user == user)
            await connection.execute(here.values(password=hashed))
            others = (db.sessions.c.user == user) & (db.sessions.c.id != digest(session))
            await connection.execute(delete(db.sessions).where(others))

    async def confirmed_by_password(self, user: str, password: str) -> Account:
        account = await self.account(user)
        if not await self.passwords.is_right(account.password, password):
            raise LocalizedRefusal("error-password", field="password")
        return account

    async def save(self, user: str, **changes: Any) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(db.accounts).where(db.accounts.c.user == user).values(**changes))

    async def forget(self, user: str) -> None:
        """Delete an account with all that is only its own; the logs of matches stay."""
        async with self.engine.begin() as connection:
            for table in (db.accounts, db.sessions, db.subscriptions, db.calls, db.messages):
                await connection.execute(delete(table).where(table.c.user == user))
            for table in (db.notes, db.mutes):
                await connection.execute(delete(table).where(table.c.holder == user))
            query = select(db.grants.c.match, db.grants.c.seat).where(db.grants.c.user == user)
            held = list(await connection.execute(query))
            for row in held:
                here = (db.seats.c.match == row.match) & (db.seats.c.seat == row.seat)
                await connection.execute(update(db.seats).where(here).values(name=""))
            for table in (db.grants, db.claims):
                await connection.execute(delete(table).where(table.c.user == user))
            await connection.execute(update(db.users).where(db.users.c.id == user).values(name=""))
            await self.seats_changed(connection, [row.match for row in held])
        self.moved([row.match for row in held])


def as_bytes(password: str) -> bytes:
    return password.encode("utf-8", "surrogatepass")


def digest(text: str) -> str:
    return sha256(as_bytes(text)).hexdigest()


def login_of(name: str) -> str:
    """The name without case and ornament: what looks the same is the same."""
    return unicodedata.normalize("NFKC", display_name(name)).casefold()


def checked_name(name: str) -> str:
    shown = display_name(name)
    strange = len(shown) < SHORTEST_NAME or len(login_of(shown)) > LONGEST_LOGIN
    if strange or shown.lower().startswith(BOT_SIGNATURE):
        raise LocalizedRefusal("error-name", field="name", least=SHORTEST_NAME, most=NAME_LENGTH)
    return shown


def check_password(password: str, name: str) -> None:
    least, most = PASSWORD_LENGTHS
    if not least <= len(password) <= most or login_of(password) == login_of(name):
        raise LocalizedRefusal("error-new-password", field="password", least=least, most=most)
