"""Moderation by operators: muting, banning, renaming, roles, messages and reports."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Row, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from senet.identity.accounts import BAN, MUTE, OPERATOR, Accounts
from senet.identity.audit import Audit
from senet.identity.names import checked_name, login_of, skeleton_of
from senet.settings import Settings
from senet.storage import schema as db
from senet.storage.reconnecting import ReconnectingEngine
from senet.strings import LocalizedRefusal

KINDS: Final = (MUTE, BAN)
LISTED: Final = 50
LONGEST: Final = 3650  # days


class NoSuchPerson(LocalizedRefusal):
    def __init__(self) -> None:
        super().__init__("error-no-person", field="person")


class Moderation:
    def __init__(
        self, engine: ReconnectingEngine, accounts: Accounts, audit: Audit, settings: Settings
    ) -> None:
        self.engine = engine
        self.accounts = accounts
        self.audit = audit
        self.settings = settings

    # -- people ----------------------------------------------------------------------------------

    async def find(self, text: str) -> list[dict[str, Any]]:
        """Find people by the beginning of their name or by id; without a text, the newest accounts."""
        query = select(db.users.c.id, db.users.c.name, db.users.c.created, db.accounts.c.role, db.accounts.c.totp,
                       db.accounts.c.user).outerjoin(db.accounts, db.accounts.c.user == db.users.c.id)  # fmt: skip
        if text:
            begins = func.lower(db.users.c.name).startswith(text.lower(), autoescape=True)
            query = query.where(or_(begins, db.users.c.id == text, db.accounts.c.login == login_of(text)))
        else:
            query = query.where(db.accounts.c.user.is_not(None))
        async with self.engine.connect() as connection:
            rows: list[Any] = list(
                await connection.execute(query.order_by(db.users.c.created.desc()).limit(LISTED))
            )
        return [await self.described(row) for row in rows]

    async def person(self, user: str) -> dict[str, Any]:
        found = [each for each in await self.find(user) if each["id"] == user]
        if not found:
            raise NoSuchPerson
        return found[0]

    async def user_called(self, name: str) -> str:
        """The id of the account with that name, or the id itself."""
        query = select(db.users.c.id).outerjoin(db.accounts, db.accounts.c.user == db.users.c.id)
        async with self.engine.connect() as connection:
            found = await connection.scalar(
                query.where((db.accounts.c.login == login_of(name)) | (db.users.c.id == name))
            )
        if found is None:
            raise NoSuchPerson
        return str(found)

    async def described(self, row: Row[Any]) -> dict[str, Any]:
        sanctions = {kind: await self.accounts.sanction(row.id, kind) for kind in KINDS}
        return {
            "id": row.id,
            "name": row.name,
            "created": row.created,
            "account": row.user is not None,
            "operator": row.role == OPERATOR,
            "second_factor": bool(row.totp),
        } | {
            kind: {"until": each.until, "reason": each.reason} if each else None
            for kind, each in sanctions.items()
        }

    async def sanction(self, actor: str, user: str, kind: str, days: int, reason: str) -> None:
        """Mute or ban a user for a number of days (0: permanently); a ban also signs them out everywhere."""
        assert kind in KINDS
        person = await self.person(user)
        if person["operator"]:
            raise LocalizedRefusal("error-operator", field="person")
        now = self.settings.now()
        ends = datetime.fromisoformat(now) + timedelta(days=min(days, LONGEST))
        until = ends.isoformat(timespec="seconds") if days else ""
        row = {"user": user, "kind": kind, "until": until, "reason": reason, "at": now}
        here = (db.sanctions.c.user == user) & (db.sanctions.c.kind == kind)
        async with self.engine.begin() as connection:
            await connection.execute(delete(db.sanctions).where(here))
            await connection.execute(insert(db.sanctions).values(row))
            if kind == BAN:
                await connection.execute(delete(db.sessions).where(db.sessions.c.user == user))
            await self.audit.note(connection, actor, kind, user, days=days, reason=reason)

    async def pardon(self, actor: str, user: str, kind: str) -> None:
        here = (db.sanctions.c.user == user) & (db.sanctions.c.kind == kind)
        async with self.engine.begin() as connection:
            await connection.execute(delete(db.sanctions).where(here))
            await self.audit.note(connection, actor, f"un{kind}", user)

    async def rename(self, actor: str, user: str, name: str) -> list[str]:
        """Rename a user, including their seats, messages and login; return the matches in which they have seats."""
        shown, person = checked_name(name), await self.person(user)
        if await self.accounts.wearable(shown, user) != shown:
            raise LocalizedRefusal("error-name-taken", field="name")
        try:
            async with self.engine.begin() as connection:
                await connection.execute(update(db.users).where(db.users.c.id == user).values(name=shown))
                mine = update(db.accounts).where(db.accounts.c.user == user)
                await connection.execute(mine.values(login=login_of(shown), skeleton=skeleton_of(shown)))
                held = select(db.grants.c.match, db.grants.c.seat).where(db.grants.c.user == user)
                rows = list(await connection.execute(held))
                for row in rows:
                    seat = (db.seats.c.match == row.match) & (db.seats.c.seat == row.seat)
                    worn = seat & (db.seats.c.name == person["name"])
                    await connection.execute(update(db.seats).where(worn).values(name=shown))
                spoken = (db.messages.c.user == user) & (db.messages.c.name == person["name"])
                await connection.execute(update(db.messages).where(spoken).values(name=shown))
                moved = [row.match for row in rows]
                await self.accounts.seats_changed(connection, moved)
                await self.audit.note(connection, actor, "rename", user)
        except IntegrityError:
            raise LocalizedRefusal("error-name-taken", field="name") from None
        self.accounts.moved(moved)
        return moved

    async def set_role(self, actor: str, user: str, role: str) -> None:
        """Set the role of an account: operator, or "" for none."""
        await self.accounts.account(user)
        async with self.engine.begin() as connection:
            here = update(db.accounts).where(db.accounts.c.user == user)
            await connection.execute(here.values(role=role))
            await self.audit.note(connection, actor, "role", user, role=role)

    # -- messages and reports ----------------------------------------------------------------------

    async def remove_message(self, actor: str, message: int) -> str:
        """Remove a chat message; return its match."""
        async with self.engine.begin() as connection:
            here = db.messages.c.id == message
            row = (await connection.execute(select(db.messages).where(here))).first()
            if row is None:
                raise LocalizedRefusal("error-no-message", field="message")
            await connection.execute(update(db.messages).where(here).values(removed=True))
            await self.audit.note(
                connection, actor, "remove-message", str(message), match=row.match, seat=row.seat
            )
        return str(row.match)

    async def messages(self, match: str) -> list[Row[Any]]:
        query = select(db.messages).where((db.messages.c.match == match) & (db.messages.c.hearers == "[]"))
        async with self.engine.connect() as connection:
            return list(await connection.execute(query.order_by(db.messages.c.id.desc()).limit(LISTED)))

    async def reports(self, handled: bool = False) -> list[Row[Any]]:
        """The open reports, oldest first, or the handled ones, newest first."""
        kept = db.reports
        reporter, speaker = db.users.alias(), db.users.alias()
        columns = (
            select(kept.c.id, kept.c.match, kept.c.line, kept.c.seat, kept.c.user, kept.c.note, kept.c.at,
                   kept.c.message, kept.c.handled, reporter.c.name.label("reporter"), db.messages.c.text,
                   db.messages.c.name, db.messages.c.user.label("speaker"), speaker.c.name.label("speaker_name"))
            .outerjoin(reporter, reporter.c.id == kept.c.user)
            .outerjoin(db.messages, db.messages.c.id == kept.c.message)
            .outerjoin(speaker, speaker.c.id == db.messages.c.user)
        )  # fmt: skip
        query = columns.where(kept.c.handled.is_not(None) if handled else kept.c.handled.is_(None))
        query = query.order_by(kept.c.handled.desc() if handled else kept.c.at)
        async with self.engine.connect() as connection:
            return list(await connection.execute(query.limit(LISTED)))

    async def handle_report(self, actor: str, report: str) -> None:
        async with self.engine.begin() as connection:
            here = update(db.reports).where(db.reports.c.id == report)
            done = await connection.execute(here.values(handled=self.settings.now()))
            if done.rowcount != 1:
                raise LocalizedRefusal("error-no-report", field="report")
            await self.audit.note(connection, actor, "report-handled", report)
