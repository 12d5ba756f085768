"""A database that goes away for a while."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import InterfaceError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from senet.storage.reconnecting import DatabaseUnavailable, ReconnectingEngine


async def answer_of(steady: ReconnectingEngine) -> int:
    async with steady.connect() as connection:
        found: int = (await connection.execute(text("SELECT 42"))).scalar_one()
        return found


@pytest.mark.parametrize("closed", [False, True])
def test_what_was_read_before_the_database_went_away_counts(monkeypatch: pytest.MonkeyPatch, closed: bool):
    close = AsyncConnection.close

    async def broken(self: AsyncConnection) -> None:
        if closed:
            await close(self)
        raise InterfaceError("ROLLBACK", None, Exception("the connection is closed"))

    async def tried() -> None:
        steady = ReconnectingEngine(create_async_engine("sqlite+aiosqlite://"))
        with monkeypatch.context() as patch:
            patch.setattr(AsyncConnection, "close", broken)
            assert await answer_of(steady) == 42
        assert await answer_of(steady) == 42
        await steady.dispose()

    asyncio.run(tried())


def test_when_all_connections_are_in_use_for_long_one_is_asked_to_come_again(tmp_path: Path):
    async def tried() -> None:
        address = f"sqlite+aiosqlite:///{tmp_path / 'busy.db'}"
        steady = ReconnectingEngine(
            create_async_engine(address, pool_size=1, max_overflow=0, pool_timeout=0.05)
        )
        async with steady.connect():
            with pytest.raises(DatabaseUnavailable):
                await answer_of(steady)
        assert await answer_of(steady) == 42
        await steady.dispose()

    asyncio.run(tried())
