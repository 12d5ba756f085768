"""Opening the database for a command: what is wrong with it is said to the operator in one sentence."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from senet.kernel.errors import Refused
from senet.web.database import connect
from senet.web.migrations import migrate
from senet.web.settings import database_address
from senet.web.steady import Steady, Unreachable

Found = TypeVar("Found")


async def with_database(database: str | None, work: Callable[[Steady], Awaitable[Found]]) -> Found:
    """Do `work` with the database of that name; Refused if it cannot be used."""
    address = database_address(database)
    try:
        engine = connect(address)
    except (SQLAlchemyError, ValueError):  # what they say quotes the address, with its password
        raise Refused(
            "The address of the database is not postgresql://USER:PASSWORD@HOST/NAME.", field="database"
        ) from None
    try:
        return await work(engine)
    except Unreachable as gone:
        raise Refused(f"The database does not answer: {gone.__cause__}.", field="database") from None
    except DBAPIError as error:
        raise Refused(f"The database cannot be used: {error.orig}.", field="database") from None
    finally:
        await engine.dispose()


async def bring_up_to_date(engine: Steady) -> None:
    """Make what the database lacks of the present schema."""
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
