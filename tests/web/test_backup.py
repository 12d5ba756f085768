"""What was kept comes back: all rows, all digests, from any database into any other."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from senet.kernel.errors import Refused
from senet.matches.verification import verify_all
from senet.storage import schema as db
from senet.storage.backup import backup, restore
from senet.storage.engine import connect, database_address
from tests.web.postgres import Postgres
from tests.web.serving import Live, Person


def rows(database: str) -> dict[str, list[Any]]:
    """Everything that is kept."""

    async def read() -> dict[str, list[Any]]:
        engine = connect(database_address(database))
        try:
            async with engine.connect() as connection:
                return {
                    name: sorted((tuple(row) for row in await connection.execute(select(table))), key=repr)
                    for name, table in db.metadata.tables.items()
                }
        finally:
            await engine.dispose()

    return asyncio.run(read())


def play(live: Live) -> None:
    """A match with an undo, one with a seat that was taken, a long one with snapshots, and a real game."""
    with Person(live) as person:
        person.start("me", "me")
        person.choose("bid:1", seat=0)
        person.undo(seat=0)
        created = person.start("me", "invite")
        with Person(live) as guest:
            guest.post(f"/seat/{created['seats'][1]['token']}", data={"name": "Zoë <b>"})
        person.start("me", "bot:random", game="pharaon")
        for _ in range(45):  # some rounds: a snapshot follows what was revealed
            view = person.awaited()
            if not view["over"]:
                assert person.choose(view["choices"][0]["choice"], view["serial"]).status_code == 200
        person.awaited()


@pytest.fixture(params=["sqlite", "postgresql"])
def source(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> str:
    return postgres.database() if request.param == "postgresql" else str(tmp_path / "source.db")


def test_a_backup_made_while_people_play_comes_back_in_both_databases(
    source: str, tmp_path: Path, postgres: Postgres
):
    file = tmp_path / "senet.backup"
    with Live(source) as live:
        play(live)
        assert backup(source, file) == 3
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    kept = rows(source)
    assert len(kept["events"]) > 20 and kept["snapshots"] and kept["users"]
    for number, goal in enumerate((str(tmp_path / "goal.db"), postgres.database())):
        assert restore(goal, file, verify_all) == 3
        assert rows(goal) == kept
        with Live(goal) as live, Person(live) as person:
            person.match = kept["matches"][0][0]
            assert person.view()["serial"] >= 0
        again = tmp_path / f"again-{number}.backup"
        backup(goal, again)


def test_a_damaged_match_is_not_restored_in_silence(tmp_path: Path):
    source, file = tmp_path / "source.db", tmp_path / "senet.backup"
    with Live(source) as live:
        play(live)
    with sqlite3.connect(source) as connection:
        connection.execute("update events set digest = 'x' where serial = 3")
    connection.close()
    backup(str(source), file)
    with pytest.raises(Refused, match="damaged"):
        restore(str(tmp_path / "goal.db"), file, verify_all)


def test_a_backup_is_restored_into_an_empty_database_only(tmp_path: Path):
    source, file = tmp_path / "source.db", tmp_path / "senet.backup"
    with Live(source) as live, Person(live) as person:
        person.start("me", "me")
    backup(str(source), file)
    before = rows(str(source))
    with pytest.raises(Refused, match="new one"):
        restore(str(source), file, verify_all)
    assert rows(str(source)) == before


@pytest.mark.parametrize(
    "content",
    [b"", b"no backup", gzip.compress(b"{}"), gzip.compress(b'["a"]\n[1, 2]')],
    ids=["empty", "no archive", "no rows", "foreign rows"],
)
def test_what_is_no_backup_is_refused(tmp_path: Path, content: bytes):
    file = tmp_path / "x"
    file.write_bytes(content)
    with pytest.raises(Refused, match="not a Senet backup"):
        restore(str(tmp_path / "goal.db"), file, verify_all)


def test_where_there_is_nothing_to_back_up_or_to_restore_nothing_is_made(tmp_path: Path):
    with pytest.raises(Refused, match=r"There is no database .*typo\.db\."):
        backup(str(tmp_path / "typo.db"), tmp_path / "senet.backup")
    with pytest.raises(FileNotFoundError):
        restore(str(tmp_path / "goal.db"), tmp_path / "senet.backup", verify_all)
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_was_cut_off_leaves_nothing_behind(tmp_path: Path):
    source, file = tmp_path / "source.db", tmp_path / "senet.backup"
    with Live(source) as live, Person(live) as person:
        person.start("me", "me")
    backup(str(source), file)
    file.write_bytes(file.read_bytes()[:-40])
    goal = tmp_path / "goal.db"
    with pytest.raises(Refused):
        restore(str(goal), file, verify_all)
    kept = sqlite3.connect(goal)
    assert kept.execute("select * from sqlite_master").fetchall() == []
    kept.close()


def test_a_backup_of_the_first_version_is_restored_by_this_one(tmp_path: Path):
    """A row of an older schema lacks what came later; the steps since then are carried out."""
    source, file = tmp_path / "source.db", tmp_path / "senet.backup"
    with Live(source) as live, Person(live) as person:
        person.start("me", "bot:random")
    backup(str(source), file)
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    old = [lines[0].replace(lines[0].split('"schema": ')[1].split(",")[0], "1", 1)]
    later = {"revision", "attendant", "attended_until", "seed_source", "closed"}  # columns
    for table, row in map(json.loads, lines[1:]):
        if table in ("meta", "users", "matches", "seats", "grants", "events"):
            old.append(json.dumps([table, {name: value for name, value in row.items() if name not in later}]))
    file.write_bytes(gzip.compress("\n".join(old).encode()))
    assert restore(str(tmp_path / "goal.db"), file, verify_all) == 1
    kept = sqlite3.connect(tmp_path / "goal.db")
    assert kept.execute("select attended_until from matches").fetchall() == [(0.0,)]
    kept.close()
