"""Accounts: a name and a password, to be recognized on every device. Nobody needs one to play.

An unknown name and a wrong password get the same response after the same amount of work, so nobody can find out who has an
account. A session is a random token in a cookie; the database stores only its digest.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from senet.identity.audit import Audit
from senet.identity.names import checked_name, clean_name, login_of, skeleton_of
from senet.identity.passwords import Passwords, as_bytes, check_password
from senet.settings import ID_LENGTH, TOKEN_LENGTH, Settings
from senet.storage import schema as db
from senet.storage.notifications import DatabaseNotifications
from senet.storage.reconnecting import ReconnectingEngine
from senet.strings import LocalizedRefusal

THEMES: Final = ("auto", "light", "dark")
SESSION_DAYS: Final = 365
OPERATOR: Final = "operator"
BAN: Final = "ban"
MUTE: Final = "mute"
HANDLE: Final = 16  # characters of the digest that identify a session
DEVICES: Final = 50  # sessions per account; the oldest end first


class WrongPassword(LocalizedRefusal):
    """The name is unknown or the password is wrong; the message does not say which."""

    def __init__(self) -> None:
        super().__init__("error-sign-in", field="password")


class Banned(LocalizedRefusal):
    """An operator has banned this account."""

    def __init__(self, sanction: Row[Any]) -> None:
        until = {"until": sanction.until[:10]} if sanction.until else {}
        super().__init__("error-banned-until" if until else "error-banned", field="account", **until)


class NotSignedIn(LocalizedRefusal):
    """This requires an account."""

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
    role: str = ""  # operator, or ""
    totp: str = ""  # secret: of the second factor

    @property
    def is_operator(self) -> bool:
        return self.role == OPERATOR


class Accounts:
    def __init__(
        self,
        engine: ReconnectingEngine,
        notifications: DatabaseNotifications,
        settings: Settings,
        audit: Audit,
        moved: Callable[[list[str]], None],
    ) -> None:
        self.engine = engine
        self.notifications = notifications
        self.settings = settings
        self.audit = audit
        self.passwords = Passwords(settings.password_cost)
        self.moved = moved  # called with the matches whose seats have changed

    # -- lookups ---------------------------------------------------------------------------------

    async def start(self) -> None:
        """Store the skeletons of older accounts' names; of two look-alikes only the older account gets one."""
        known = select(db.accounts.c.user, db.users.c.name).join(
            db.users, db.users.c.id == db.accounts.c.user
        )
        query = known.where(db.accounts.c.skeleton.is_(None)).order_by(db.accounts.c.created)
        async with self.engine.connect() as connection:
            rows = list(await connection.execute(query))
        for row in rows:
            here = update(db.accounts).where(db.accounts.c.user == row.user)
            with suppress(IntegrityError):
                async with self.engine.begin() as connection:
                    await connection.execute(here.values(skeleton=skeleton_of(row.name)))

    async def user_of_session(self, session: str) -> str | None:
        sessions = db.sessions
        query = select(sessions.c.user, sessions.c.created, sessions.c.seen)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query.where(sessions.c.id == digest(session)))).first()
        now = self.settings.now()
        if row is None or datetime.fromisoformat(now) - datetime.fromisoformat(row.created) > timedelta(
            days=SESSION_DAYS
        ):
            return None
        if row.seen[:13] != now[:13]:  # updated once an hour
            async with self.engine.begin() as connection:
                here = update(sessions).where(sessions.c.id == digest(session))
                await connection.execute(here.values(seen=now))
        return str(row.user)

    async def is_guest(self, user: str) -> bool:
        """Whether a guest cookie of this user is valid: the user exists, and has neither an account nor a ban."""
        accounts = select(db.accounts.c.user).where(db.accounts.c.user == user)
        query = select(db.users.c.id).where((db.users.c.id == user) & ~accounts.exists())
        async with self.engine.connect() as connection:
            known = await connection.scalar(query) is not None
        return known and await self.sanction(user, BAN) is None

    async def has_account(self, user: str) -> bool:
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(db.accounts.c.user).where(db.accounts.c.user == user))
            return found is not None

    async def sanction(self, user: str, kind: str) -> Row[Any] | None:
        """The sanction of this kind against a user, if it is still in force."""
        kept = db.sanctions
        query = select(kept).where((kept.c.user == user) & (kept.c.kind == kind))
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None or (row.until and row.until <= self.settings.now()) else row

    async def wearable(self, name: str, user: str | None) -> str:
        """A name cleaned up for use at a table; Refused if another account has it or one that looks like it."""
        shown = clean_name(name)
        looks = db.accounts.c.skeleton == skeleton_of(shown)
        query = select(db.accounts.c.user).where(looks | (db.accounts.c.login == login_of(shown)))
        async with self.engine.connect() as connection:
            owners = {row.user for row in await connection.execute(query)} if shown else set()
        if owners - {user}:
            raise LocalizedRefusal("error-name-worn", field="name")
        return shown

    async def called(self, name: str) -> Account | None:
        """The account with this name; None if there is none."""
        query = select(db.accounts.c.user).where(db.accounts.c.login == login_of(name))
        async with self.engine.connect() as connection:
            user = await connection.scalar(query)
        return None if user is None else await self.account(user)

    async def account(self, user: str | None) -> Account:
        """The account of a user; NotSignedIn if there is none."""
        query = select(db.accounts, db.users.c.name).join(db.users, db.users.c.id == db.accounts.c.user)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query.where(db.accounts.c.user == user))).first()
        if row is None:
            raise NotSignedIn
        known = row._asdict()
        return Account(**{name: known[name] for name in Account.__dataclass_fields__})

    # -- sessions --------------------------------------------------------------------------------

    async def sign_up(self, guest: str | None, name: str, password: str, device: str = "") -> tuple[str, str]:
        """Create an account that keeps everything the guest had; return the user and a session."""
        shown = checked_name(name)
        check_password(password, shown)
        hashed = await self.passwords.hash(password)
        now, user = self.settings.now(), guest or self.settings.random_name(ID_LENGTH)
        row = {
            "user": user, "login": login_of(shown), "skeleton": skeleton_of(shown), "password": hashed,
            "created": now, "language": "", "theme": THEMES[0], "email": "", "confirmed": False, "webhook": "",
            "webhook_key": self.settings.random_name(TOKEN_LENGTH), "remind": 0,
        }  # fmt: skip
        try:
            async with self.engine.begin() as connection:
                known = update(db.users).where(db.users.c.id == user).values(name=shown)
                if (await connection.execute(known)).rowcount == 0:
                    await connection.execute(insert(db.users).values(id=user, name=shown, created=now))
                await connection.execute(insert(db.accounts).values(row))
                await self.audit.note(connection, user, "sign-up", user)
                return user, await self.begin_session(connection, user, device)
        except IntegrityError:
            raise LocalizedRefusal("error-name-taken", field="name") from None

    async def authenticate(self, name: str, password: str) -> Account:
        """The account with this name and password; it may still need the second factor."""
        query = select(db.accounts.c.user, db.accounts.c.password)
        async with self.engine.connect() as connection:
            found = await connection.execute(query.where(db.accounts.c.login == login_of(name)))
            row = found.first()
        if not await self.passwords.is_right(None if row is None else row.password, password) or row is None:
            if row is not None:
                await self.audit.write("", "sign-in-failed", row.user)
            raise WrongPassword
        return await self.account(row.user)

    async def sign_in(self, user: str, guest: str | None, device: str = "") -> str:
        """Start a session; the guest's matches on this device move to the account."""
        ban = await self.sanction(user, BAN)
        if ban is not None:
            await self.audit.write(user, "sign-in-banned", user)
            raise Banned(ban)
        moved: list[str] = []
        if guest is not None:
            with suppress(IntegrityError):  # the same guest is signing in twice at the same time
                async with self.engine.begin() as connection:
                    moved = await self.move_guest_data(connection, guest, user)
        async with self.engine.begin() as connection:
            session = await self.begin_session(connection, user, device)
            await self.audit.note(connection, user, "sign-in", user, device=device)
        self.moved(moved)
        return session

    async def begin_session(self, connection: AsyncConnection, user: str, device: str) -> str:
        session, sessions, now = self.settings.random_name(TOKEN_LENGTH), db.sessions, self.settings.now()
        row = {"id": digest(session), "user": user, "created": now, "device": device[:80], "seen": now}
        await connection.execute(insert(sessions).values(row))
        mine = select(sessions.c.id).where(sessions.c.user == user).order_by(sessions.c.created.desc())
        too_old = [row.id for row in await connection.execute(mine.offset(DEVICES))]
        if too_old:
            await connection.execute(delete(sessions).where(sessions.c.id.in_(too_old)))
        return session

    async def move_guest_data(self, connection: AsyncConnection, guest: str, user: str) -> list[str]:
        """Move the seats, reports and messages of a guest to an account; return the matches concerned."""
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
        for table in (db.reports, db.messages):
            await connection.execute(update(table).where(table.c.user == guest).values(user=user))
        return moved

    async def seats_changed(self, connection: AsyncConnection, matches: list[str]) -> None:
        if matches:
            counted = update(db.matches).where(db.matches.c.id.in_(matches))
            await connection.execute(counted.values(revision=db.matches.c.revision + 1))
            await self.notifications.notify(connection, matches)

    async def sign_out(self, session: str) -> None:
        async with self.engine.begin() as connection:
            here = select(db.sessions.c.user).where(db.sessions.c.id == digest(session))
            user = await connection.scalar(here)
            if user is not None:
                await connection.execute(delete(db.sessions).where(db.sessions.c.id == digest(session)))
                await self.audit.note(connection, user, "sign-out", user)

    async def sign_out_everywhere(self, user: str, actor: str = "") -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(db.sessions).where(db.sessions.c.user == user))
            await self.audit.note(connection, actor or user, "sign-out-everywhere", user)

    async def devices(self, user: str, session: str = "") -> list[dict[str, Any]]:
        """The devices on which an account is signed in: this one first, then the most recently used."""
        mine = select(db.sessions).where(db.sessions.c.user == user)
        async with self.engine.connect() as connection:
            rows = list(await connection.execute(mine))
        found = [
            {
                "id": row.id[:HANDLE],
                "device": row.device,
                "since": row.created,
                "seen": row.seen or row.created,
                "here": row.id == digest(session),
            }
            for row in rows
        ]
        return sorted(found, key=lambda each: (each["here"], each["seen"]), reverse=True)

    async def sign_out_device(self, user: str, handle: str) -> None:
        """End one session of an account."""
        here = (db.sessions.c.user == user) & db.sessions.c.id.startswith(handle, autoescape=True)
        async with self.engine.begin() as connection:
            if (await connection.execute(delete(db.sessions).where(here))).rowcount == 0:
                raise LocalizedRefusal("error-device", field="device")
            await self.audit.note(connection, user, "sign-out-device", user, device=handle)

    # -- changing --------------------------------------------------------------------------------

    async def change_password(self, user: str, old: str, new: str, session: str) -> None:
        """Change the password and sign out every other device."""
        account = await self.confirmed_by_password(user, old)
        await self.set_password(account, new, session, "password-changed")

    async def set_password(self, account: Account, new: str, session: str, act: str) -> None:
        """Store a new password and sign out every device except the one with this session."""
        check_password(new, account.name)
        hashed = await self.passwords.hash(new)
        async with self.engine.begin() as connection:
            here = update(db.accounts).where(db.accounts.c.user == account.user)
            await connection.execute(here.values(password=hashed))
            others = (db.sessions.c.user == account.user) & (db.sessions.c.id != digest(session))
            await connection.execute(delete(db.sessions).where(others))
            await self.audit.note(connection, account.user, act, account.user)

    async def confirmed_by_password(self, user: str, password: str) -> Account:
        account = await self.account(user)
        if not await self.passwords.is_right(account.password, password):
            await self.audit.write(user, "password-wrong", user)
            raise LocalizedRefusal("error-password", field="password")
        return account

    async def save(self, user: str, **changes: Any) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(db.accounts).where(db.accounts.c.user == user).values(**changes))

    async def delete_account(self, user: str) -> None:
        """Delete an account with all its personal data; the logs of matches stay."""
        async with self.engine.begin() as connection:
            for table in (
                db.accounts,
                db.sessions,
                db.subscriptions,
                db.calls,
                db.messages,
                db.recovery_codes,
            ):
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
            mine = select(db.matches.c.id).where(db.matches.c.owner == user)
            changed = [row.match for row in held] + [row.id for row in await connection.execute(mine)]
            await connection.execute(update(db.matches).where(db.matches.c.owner == user).values(owner=""))
            await connection.execute(update(db.reports).where(db.reports.c.user == user).values(user=""))
            await connection.execute(delete(db.users).where(db.users.c.id == user))
            await self.seats_changed(connection, changed)
            await self.audit.note(connection, user, "account-deleted", user)
        self.moved(changed)


def digest(text: str) -> str:
    return sha256(as_bytes(text)).hexdigest()
