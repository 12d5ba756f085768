"""Notifies players of their turn by browser push, e-mail or webhook, as they have chosen.

The recipients are derived from the database (`matches.waiting`), so a restart loses nothing. The table `calls` records who
has been notified; of several processes, the one that writes there first sends the notice. A notice contains only public
information. Everything goes through the outbox, so nothing here waits for the network.
"""

from __future__ import annotations

import hmac
import json
import logging
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from senet.identity.accounts import Account, Accounts
from senet.identity.tokens import loads_dated
from senet.language import LANGUAGES
from senet.matches.clocks import later
from senet.matches.live import LiveMatch
from senet.matches.service import MatchService
from senet.notify.delivery import Sender
from senet.notify.digest import public_news
from senet.notify.outbox import Outbox
from senet.notify.push import GONE, Push, new_key
from senet.settings import Settings
from senet.storage import schema as db
from senet.storage.reconnecting import ReconnectingEngine
from senet.storage.records import CHOICE
from senet.strings import LocalizedRefusal, Strings

TURN: Final = "turn"
REMINDER: Final = "reminder"
OVER: Final = "over"
TIME_OUT: Final = "timeout"
LOOK_BACK: Final = 3 * 24 * 3600  # seconds; matches that changed earlier are ignored
REMINDED_FOR: Final = 14 * 24 * 3600
CONFIRM_WITHIN: Final = 3 * 24 * 3600
HOUR: Final = 3600
TOO_MANY: Final = 429
BROWSERS: Final = 10  # push subscriptions per account
log = logging.getLogger("senet.notify")


@dataclass(frozen=True)
class Notice:
    """A notification in the recipient's language."""

    kind: str
    match: str
    game: str
    title: str
    seat: int
    sentence: str
    since: list[str]
    link: str


class Notifier:
    def __init__(
        self, engine: ReconnectingEngine, matches: MatchService, accounts: Accounts, settings: Settings
    ) -> None:
        self.engine = engine
        self.matches = matches
        self.accounts = accounts
        self.settings = settings
        self.sender = Sender(settings)
        self.outbox = Outbox()
        self.push: Push | None = None
        self.serializer = URLSafeTimedSerializer(settings.random_name(32), salt="email")

    async def start(self, secret: str) -> None:
        """Load or create the key that signs push messages."""
        self.serializer = URLSafeTimedSerializer(secret, salt="email")
        query = select(db.meta.c.value).where(db.meta.c.name == "push")
        with suppress(IntegrityError):  # another process may be creating it at the same time
            async with self.engine.begin() as connection:
                if await connection.scalar(query) is None:
                    await connection.execute(insert(db.meta).values(name="push", value=new_key()))
        async with self.engine.connect() as connection:
            key: str = await connection.scalar(query) or new_key()
        self.push = Push(self.sender, key, self.settings.public_url)

    # -- recipients --------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Notify everybody whose turn began long enough ago, and send due reminders."""
        for row in await self.candidates():
            if self.outbox.is_full:  # the rest follows in the next sweep
                return
            if await self.is_due(row):
                await self.notify(row.match, row.seat, row.user, OVER if row.over else TURN)
        await self.send_reminders()

    async def candidates(self) -> list[Row[Any]]:
        """The seats of reachable players in recently changed matches that are over or waiting for them."""
        now, kept = self.settings.now(), db.matches
        subscribed = select(db.subscriptions.c.user)
        reachable = (
            ((db.accounts.c.email != "") & db.accounts.c.confirmed.is_(True))
            | (db.accounts.c.webhook != "")
            | db.accounts.c.user.in_(subscribed)
        )
        lately = (kept.c.changed <= later(now, -self.settings.call_after)) & (
            kept.c.changed >= later(now, -LOOK_BACK)
        )
        query = (
            select(db.grants.c.match, db.grants.c.seat, db.grants.c.user, kept.c.serial, kept.c.waiting, kept.c.over,
                   kept.c.lines, db.calls.c.serial.label("called"))
            .join(kept, kept.c.id == db.grants.c.match)
            .join(db.accounts, db.accounts.c.user == db.grants.c.user)
            .outerjoin(db.calls, (db.calls.c.match == db.grants.c.match) & (db.calls.c.seat == db.grants.c.seat)
                       & (db.calls.c.user == db.grants.c.user))
            .where(reachable & lately)
        )  # fmt: skip
        async with self.engine.connect() as connection:
            rows: list[Any] = list(await connection.execute(query))
        return [row for row in rows if (row.over and row.lines) or row.seat in json.loads(row.waiting)]

    async def is_due(self, row: Row[Any]) -> bool:
        """Whether this notice has not been sent yet; if so, claim it for this process."""
        if row.called is not None and row.called >= row.serial:
            return False
        if not row.over:
            live = await self.matches.open(row.match)
            if live.record.clocks.paused or row.seat not in live.match.waiting_for():
                return False
            if row.called is not None and await self.last_choice(row.match, row.seat) <= row.called:
                return False  # still the same turn, although other players have chosen since
        return await self.claim(row)

    async def last_choice(self, match: str, seat: int) -> int:
        kept = db.events
        here = (kept.c.match == match) & (kept.c.seat == seat) & (kept.c.kind == CHOICE)
        async with self.engine.connect() as connection:
            return int(await connection.scalar(select(func.max(kept.c.serial)).where(here)) or 0)

    async def claim(self, row: Row[Any]) -> bool:
        account = await self.accounts.account(row.user)
        now = self.settings.now()
        remind = later(now, account.remind * HOUR) if account.remind and not row.over else None
        news = {"serial": row.serial, "at": now, "remind": remind}
        calls = db.calls
        here = (calls.c.match == row.match) & (calls.c.seat == row.seat) & (calls.c.user == row.user)
        try:
            async with self.engine.begin() as connection:
                if row.called is None:
                    await connection.execute(
                        insert(calls).values(match=row.match, seat=row.seat, user=row.user, **news)
                    )
                    return True
                again = update(calls).where(here & (calls.c.serial == row.called)).values(**news)
                return (await connection.execute(again)).rowcount == 1
        except IntegrityError:  # another process has claimed it
            return False

    async def send_reminders(self) -> None:
        calls, now = db.calls, self.settings.now()
        async with self.engine.connect() as connection:
            due = list(await connection.execute(select(calls).where(calls.c.remind <= now)))
        for row in due:
            account = await self.accounts.account(row.user)
            waited = await self.is_still_their_turn(row)
            going = waited and account.remind and later(row.at, REMINDED_FOR) > now
            following = later(now, account.remind * HOUR) if going else None
            here = (calls.c.match == row.match) & (calls.c.seat == row.seat) & (calls.c.user == row.user)
            async with self.engine.begin() as connection:
                ours = update(calls).where(here & (calls.c.remind == row.remind)).values(remind=following)
                mine = (await connection.execute(ours)).rowcount == 1
            if mine and waited:
                await self.notify(row.match, row.seat, row.user, REMINDER)

    async def is_still_their_turn(self, row: Row[Any]) -> bool:
        live = await self.matches.open(row.match)
        seat = live.record.seats[row.seat]
        waited = row.user in seat.users and row.seat in live.match.waiting_for()
        if not waited or live.record.clocks.paused:
            return False
        return await self.last_choice(row.match, row.seat) <= int(row.serial)

    async def timed_out(self, match: str, seat: int, people: set[str]) -> None:
        """Notify the players of a seat whose clock has run out."""
        for user in sorted(people):
            if await self.accounts.has_account(user):
                await self.notify(match, seat, user, TIME_OUT)

    # -- notices -----------------------------------------------------------------------------------

    async def notify(self, match: str, seat: int, user: str, kind: str) -> None:
        account = await self.accounts.account(user)
        live = await self.matches.open(match)
        notice = self.notice(live, seat, kind, account.language or LANGUAGES[0])
        for channel in (self.by_email, self.by_webhook, self.by_push):
            try:
                await channel(account, notice)
            except Exception:
                log.exception("a notification could not be queued")

    def notice(self, live: LiveMatch, seat: int, kind: str, language: str) -> Notice:
        words, title, match = Strings(language), live.match.box.title, live.record.id
        others = [record for record in live.record.seats if record.seat != seat]
        names = ", ".join(each.name or words("player", number=each.seat + 1) for each in others)
        timeout = f"notice-timeout-{live.record.clocks.timeout}"
        sentence = words(timeout if kind == TIME_OUT else f"notice-{kind}", game=title, names=names)
        link = f"{self.settings.public_url.rstrip('/')}/matches/{match}"
        return Notice(
            kind, match, live.record.game, title, seat, sentence, public_news(live, seat, language), link
        )

    async def by_email(self, account: Account, notice: Notice) -> None:
        if not (account.email and account.confirmed and self.sender.can_send_email):
            return
        words = Strings(account.language or LANGUAGES[0])
        happened = (
            [words("notice-since"), *(f"– {sentence}" for sentence in notice.since)] if notice.since else []
        )
        settings = f"{self.settings.public_url.rstrip('/')}/account"
        lines = [notice.sentence, "", *happened, "", notice.link, "", words("notice-stop", link=settings)]
        self.send_email(account.email, f"Senet · {notice.sentence}", "\n".join(lines))

    def send_email(self, to: str, subject: str, text: str) -> None:
        """Queue an e-mail."""
        send = partial(self.sender.send_email, to, subject, text)
        self.outbox.put(urlsplit(self.settings.smtp).netloc, send)

    async def by_webhook(self, account: Account, notice: Notice) -> None:
        if not account.webhook:
            return
        content = {
            "event": notice.kind, "match": notice.match, "game": notice.game, "title": notice.title,
            "seat": notice.seat, "sentence": notice.sentence, "since": notice.since, "link": notice.link,
        }  # fmt: skip
        body = json.dumps(content, ensure_ascii=False).encode()
        mark = hmac.new(account.webhook_key.encode(), body, sha256).hexdigest()
        headers = {"content-type": "application/json", "x-senet-signature": f"sha256={mark}"}

        async def deliver() -> bool:
            return has_arrived(await self.sender.post(account.webhook, body, headers))

        self.outbox.put(urlsplit(account.webhook).netloc, deliver)

    async def by_push(self, account: Account, notice: Notice) -> None:
        if self.push is None:
            return
        content = {
            "title": f"Senet · {notice.title}", "body": " ".join([notice.sentence, *notice.since[-2:]])[:600],
            "link": f"/matches/{notice.match}", "tag": notice.match,
        }  # fmt: skip
        query = select(db.subscriptions).where(db.subscriptions.c.user == account.user)
        async with self.engine.connect() as connection:
            browsers = list(await connection.execute(query))
        body = json.dumps(content, ensure_ascii=False).encode()
        for row in browsers:
            self.outbox.put(urlsplit(row.endpoint).netloc, partial(self.deliver_push, self.push, row, body))

    async def deliver_push(self, push: Push, browser: Row[Any], body: bytes) -> bool:
        status = await push.send(browser.endpoint, browser.key, browser.auth, body)
        if status in GONE:
            await self.unsubscribe(browser.user, browser.endpoint)
        return has_arrived(status)

    async def close(self) -> None:
        await self.outbox.close()
        self.sender.close()

    # -- subscriptions and addresses ---------------------------------------------------------------

    async def subscribe(self, user: str, endpoint: str, key: str, auth: str) -> None:
        assert self.push is not None
        self.push.check(key, auth)
        await self.sender.check_post(endpoint)
        mine = db.subscriptions.c.user == user
        row = {"id": sha256(endpoint.encode()).hexdigest(), "user": user, "endpoint": endpoint, "key": key,
               "auth": auth, "created": self.settings.now()}  # fmt: skip
        with suppress(IntegrityError):  # the same browser is subscribing in another request
            async with self.engine.begin() as connection:
                await connection.execute(delete(db.subscriptions).where(db.subscriptions.c.id == row["id"]))
                known = await connection.scalar(
                    select(func.count()).select_from(db.subscriptions).where(mine)
                )
                if int(known or 0) >= BROWSERS:
                    raise LocalizedRefusal("error-browsers", field="endpoint", most=BROWSERS)
                await connection.execute(insert(db.subscriptions).values(row))

    async def unsubscribe(self, user: str, endpoint: str) -> None:
        here = db.subscriptions.c.id == sha256(endpoint.encode()).hexdigest()
        async with self.engine.begin() as connection:
            await connection.execute(delete(db.subscriptions).where(here & (db.subscriptions.c.user == user)))

    async def check_webhook(self, url: str) -> None:
        await self.sender.check_post(url)

    def check_email(self, address: str) -> None:
        if address:
            self.sender.check_email(address)

    async def ask_to_confirm(self, account: Account, language: str) -> None:
        """Send an e-mail with a confirmation link; the address is not used until it is confirmed."""
        words = Strings(account.language or language)
        sealed = self.serializer.dumps([account.user, account.email])
        link = f"{self.settings.public_url.rstrip('/')}/account/confirm?sealed={sealed}"
        text = "\n".join([words("letter-confirm", name=account.name), "", link, "", words("letter-not-you")])
        self.send_email(account.email, f"Senet · {words('letter-confirm-subject')}", text)

    async def confirm(self, sealed: str) -> None:
        """Confirm the address that a confirmation link was sent to."""
        try:
            user, email = loads_dated(self.serializer, sealed, CONFIRM_WITHIN)
        except (BadSignature, ValueError, TypeError):
            raise LocalizedRefusal("error-confirm", field="sealed") from None
        here = (db.accounts.c.user == user) & (db.accounts.c.email == email)
        async with self.engine.begin() as connection:
            done = await connection.execute(update(db.accounts).where(here).values(confirmed=True))
            if done.rowcount != 1:
                raise LocalizedRefusal("error-confirm", field="sealed")


def has_arrived(status: int) -> bool:
    """Whether the other side accepted or finally rejected the request; any other status is retried."""
    return 200 <= status < 500 and status != TOO_MANY
