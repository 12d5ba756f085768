"""The second factor: codes from an authenticator app (TOTP, RFC 6238), and recovery codes in case it is lost."""

from __future__ import annotations

import base64
import hmac
import secrets
from datetime import datetime
from hashlib import sha1, sha256
from typing import Final
from urllib.parse import quote, urlencode

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from senet.identity.audit import Audit
from senet.settings import Settings
from senet.storage import schema as db
from senet.storage.reconnecting import ReconnectingEngine
from senet.strings import LocalizedRefusal

SECRET_BYTES: Final = 20
PERIOD: Final = 30  # seconds for which a code is shown
DIGITS: Final = 6
TOLERANCE: Final = 1  # codes before and after the current one, for clocks that differ
RECOVERY_CODES: Final = 10
RECOVERY_LENGTH: Final = 10


class CodeNeeded(LocalizedRefusal):
    """The password was correct; a code is needed as well."""

    def __init__(self) -> None:
        super().__init__("error-code-needed", field="code")


class WrongCode(LocalizedRefusal):
    """The code is wrong, too old or already used."""

    def __init__(self) -> None:
        super().__init__("error-code", field="code")


class SecondFactor:
    def __init__(self, engine: ReconnectingEngine, audit: Audit, settings: Settings) -> None:
        self.engine = engine
        self.audit = audit
        self.settings = settings

    async def check(self, user: str, code: str) -> None:
        """Check a code from the app or a recovery code, each of which works once; WrongCode if it is invalid."""
        wanted = "".join(code.split()).replace("-", "").lower()
        accounts = db.accounts
        async with self.engine.begin() as connection:
            secret = await connection.scalar(select(accounts.c.totp).where(accounts.c.user == user))
            step = matching_step(str(secret or ""), wanted, self.step())
            if step is not None:
                later = (accounts.c.user == user) & (accounts.c.totp_step < step)
                used = await connection.execute(update(accounts).where(later).values(totp_step=step))
                if used.rowcount == 1:
                    return
            elif len(wanted) == RECOVERY_LENGTH:
                codes = db.recovery_codes
                here = (codes.c.user == user) & (codes.c.code == code_digest(user, wanted))
                if (await connection.execute(delete(codes).where(here))).rowcount == 1:
                    await self.audit.note(connection, user, "recovery-code-used", user)
                    return
        await self.audit.write("", "second-factor-failed", user)
        raise WrongCode

    async def start(self, user: str, secret: str, code: str) -> list[str]:
        """Turn the second factor on if the code is correct; return new recovery codes."""
        step = matching_step(secret, "".join(code.split()), self.step())
        if step is None:
            raise WrongCode
        async with self.engine.begin() as connection:
            here = update(db.accounts).where(db.accounts.c.user == user)
            await connection.execute(here.values(totp=secret, totp_step=step))
            await self.audit.note(connection, user, "second-factor-on", user)
            return await self.renew(connection, user)

    async def renew(self, connection: AsyncConnection, user: str) -> list[str]:
        """Replace the recovery codes and return the new ones."""
        codes = [self.settings.random_name(RECOVERY_LENGTH) for _ in range(RECOVERY_CODES)]
        await connection.execute(delete(db.recovery_codes).where(db.recovery_codes.c.user == user))
        rows = [{"user": user, "code": code_digest(user, code)} for code in codes]
        await connection.execute(insert(db.recovery_codes), rows)
        return [f"{code[:5]}-{code[5:]}" for code in codes]

    async def end(self, user: str, actor: str) -> None:
        async with self.engine.begin() as connection:
            here = update(db.accounts).where(db.accounts.c.user == user)
            await connection.execute(here.values(totp="", totp_step=0))
            await connection.execute(delete(db.recovery_codes).where(db.recovery_codes.c.user == user))
            await self.audit.note(connection, actor, "second-factor-off", user)

    async def codes_left(self, user: str) -> int:
        mine = select(func.count()).select_from(db.recovery_codes).where(db.recovery_codes.c.user == user)
        async with self.engine.connect() as connection:
            return int(await connection.scalar(mine) or 0)

    def step(self) -> int:
        return int(datetime.fromisoformat(self.settings.now()).timestamp()) // PERIOD


def new_secret() -> str:
    return base64.b32encode(secrets.token_bytes(SECRET_BYTES)).decode()


def code_at(secret: str, step: int) -> str:
    """The code for a time step (RFC 4226)."""
    mark = hmac.new(base64.b32decode(secret), step.to_bytes(8), sha1).digest()
    offset = mark[-1] & 15
    number = int.from_bytes(mark[offset : offset + 4]) & 0x7FFFFFFF
    return str(number % 10**DIGITS).zfill(DIGITS)


def matching_step(secret: str, code: str, now: int) -> int | None:
    """The time step of this code, if it is within the tolerance; otherwise None."""
    if not secret or len(code) != DIGITS or not code.isascii():
        return None
    fitting = [
        step
        for step in range(now - TOLERANCE, now + TOLERANCE + 1)
        if hmac.compare_digest(code, code_at(secret, step))
    ]
    return fitting[0] if fitting else None


def code_digest(user: str, code: str) -> str:
    return sha256(f"{user} {code}".encode()).hexdigest()


def enrolment_address(secret: str, name: str, host: str) -> str:
    """The otpauth URL for the QR code."""
    label = quote(f"Senet ({host}):{name}")
    return f"otpauth://totp/{label}?" + urlencode({"secret": secret, "issuer": f"Senet ({host})"})
