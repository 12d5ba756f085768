"""A kept database goes through the steps that it has not seen, and then has the schema of a new one."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, inspect

from senet.identity.tokens import TokenSigner
from senet.kernel.errors import Refused
from senet.storage import migrations
from senet.storage import schema as db
from senet.storage.engine import connect, database_address
from senet.storage.notifications import DatabaseNotifications
from senet.storage.repository import Repository
from tests.web.serving import Live, Person

FIRST = (
    Path(__file__).parents[1] / "kept" / "schema-1.sql"
)  # a database as the first version left it, with a match


def prepared(file: Path) -> str:
    async def prepare() -> str:
        engine = connect(database_address(str(file)))
        try:
            return await Repository(engine, DatabaseNotifications(engine)).prepare("fresh secret")
        finally:
            await engine.dispose()

    return asyncio.run(prepare())


def affinity(kind: object) -> str:
    """The type as SQLite takes it: the length of a text is not its business."""
    return "TEXT" if str(kind).startswith("VARCHAR") else str(kind)


def shape(connection: Connection) -> dict[str, Any]:
    """All tables with their columns and indexes."""
    found = inspect(connection)
    return {
        table: (
            sorted((c["name"], affinity(c["type"]), c["nullable"]) for c in found.get_columns(table)),
            sorted(str((i["name"], i["column_names"], i["unique"])) for i in found.get_indexes(table)),
        )
        for table in found.get_table_names()
    }


def shape_of(file: Path) -> dict[str, Any]:
    async def look() -> dict[str, Any]:
        engine = connect(database_address(str(file)))
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(shape)
        finally:
            await engine.dispose()

    return asyncio.run(look())


def first_version(file: Path) -> Path:
    with sqlite3.connect(file) as connection:
        connection.executescript(FIRST.read_text(encoding="utf-8"))
    connection.close()
    return file


def test_a_database_of_the_first_version_gets_the_schema_of_a_new_one(tmp_path: Path):
    old, new = first_version(tmp_path / "old.db"), tmp_path / "new.db"
    assert prepared(old) == "the secret of the first table"
    assert prepared(new) == "fresh secret"
    assert shape_of(old) == shape_of(new)
    assert prepared(old) == "the secret of the first table", "and starting again changes nothing"


def test_a_match_of_the_first_version_goes_on(tmp_path: Path):
    link = TokenSigner("the secret of the first table").sign("fz" * 16)
    with Live(first_version(tmp_path / "old.db")) as live, Person(live, link) as person:
        person.match = "aaaaaaaaaaaaaaab"
        view = person.view()
        assert view["serial"] == 2 and view["choices"]
        assert person.choose(view["choices"][0]["choice"]).status_code == 200


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path):
    file = tmp_path / "senet.db"
    prepared(file)
    with sqlite3.connect(file) as connection:
        connection.execute("update meta set value = '999' where name = 'schema'")
    connection.close()
    with pytest.raises(Refused, match="999"):
        prepared(file)


VERSION = """
import sqlalchemy as sa
from alembic import op

revision = "{number:04}"
down_revision = "{before:04}"


def upgrade() -> None:
    {work}
"""


@pytest.fixture
def versions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the migrations, to which others can be added."""
    copy = tmp_path / "migrations"
    shutil.copytree(migrations.FOLDER, copy)
    monkeypatch.setattr(migrations, "FOLDER", copy)
    migrations.newest.cache_clear()
    yield copy / "versions"
    migrations.newest.cache_clear()


def add_version(versions: Path, number: int, work: str) -> Path:
    file = versions / f"v{number:04}.py"
    file.write_text(VERSION.format(number=number, before=number - 1, work=work))
    migrations.newest.cache_clear()
    return file


def test_versions_are_applied_once_and_all_or_none(tmp_path: Path, versions: Path):
    file = tmp_path / "senet.db"
    prepared(file)
    newest = migrations.newest()
    add_version(versions, newest + 1, 'op.create_table("rooms", sa.Column("id", sa.Integer()))')
    failing = add_version(versions, newest + 2, 'raise RuntimeError("in the middle")')
    with pytest.raises(RuntimeError):
        prepared(file)
    assert "rooms" not in shape_of(file)
    failing.unlink()
    migrations.newest.cache_clear()
    prepared(file)
    prepared(file)
    assert "rooms" in shape_of(file) and migrations.newest() == newest + 1


def test_the_versions_make_the_schema_of_today(tmp_path: Path):
    made, described = tmp_path / "made.db", create_engine(f"sqlite:///{tmp_path / 'described.db'}")
    prepared(made)
    with described.begin() as connection:
        db.metadata.create_all(connection)
        expected = shape(connection)
    described.dispose()
    found = shape_of(made)
    assert found.pop("alembic_version") and found == expected


def test_a_database_from_before_alembic_is_stamped(tmp_path: Path):
    """The number in `meta` says which versions it has; none of them is applied again."""
    file = tmp_path / "old.db"
    described = create_engine(f"sqlite:///{file}")
    with described.begin() as connection:
        db.metadata.create_all(connection)
        connection.execute(db.meta.insert().values(name="schema", value=str(migrations.newest())))
        connection.execute(db.meta.insert().values(name="secret", value="kept"))
    described.dispose()
    assert prepared(file) == "kept"
    assert "alembic_version" in shape_of(file)
