"""A kept database goes through the steps that it has not seen, and then has the schema of a new one."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Connection, Integer, MetaData, String, Table, inspect

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


def test_steps_run_once_and_all_or_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = tmp_path / "senet.db"
    prepared(file)
    metadata = MetaData()
    Table("rooms", metadata, Column("id", String(4), primary_key=True), Column("size", Integer))
    monkeypatch.setattr(db, "metadata", metadata)
    seen: list[str] = []

    def add_rooms(connection: Connection) -> None:
        seen.append("rooms")
        migrations.add_tables(connection, "rooms")
        migrations.add_columns(connection, "rooms", "size")

    def fail(connection: Connection) -> None:
        raise RuntimeError("in the middle")

    monkeypatch.setattr(migrations, "STEPS", [*migrations.STEPS, add_rooms, fail])
    with pytest.raises(RuntimeError):
        prepared(file)
    assert "rooms" not in shape_of(file)
    monkeypatch.setattr(migrations, "STEPS", migrations.STEPS[:-1])
    prepared(file)
    prepared(file)
    assert seen == ["rooms", "rooms"] and "rooms" in shape_of(file)
