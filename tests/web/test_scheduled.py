"""Scheduled backups: made in time, verified, kept by count, by one of several processes; and hosts that must be named."""

from __future__ import annotations

from pathlib import Path

import pytest

from senet.kernel.errors import Refused
from senet.settings import Settings
from senet.storage.backup import lines_of
from senet.web.server import check_hosts
from tests.web.postgres import Postgres
from tests.web.serving import Live, Person, wait_until
from tests.web.test_unwritable import senet
from tests.web.timing import Clock, inside


def test_backups_are_made_in_time_verified_and_kept_by_count(tmp_path: Path):
    clock, folder = Clock(), tmp_path / "backups"
    folder.mkdir()
    (folder / "mine.senet").write_text("of somebody else")
    more = {"backup_to": str(folder), "backup_every": 6.0, "backup_keep": 2, "now": clock}
    with Live(tmp_path / "senet.db", **more) as live, Person(live) as person:
        person.start("screen", "screen", game="pharaon")
        backups = live.services.backups
        wait_until(lambda: backups.made == 1, 60)
        clock.pass_by(hours=5)
        inside(live, backups.look())
        assert backups.made == 1, "it is not time yet"
        for made in (2, 3):
            clock.pass_by(hours=6)
            inside(live, backups.look())
            assert (backups.made, backups.failed) == (made, 0)
    kept = sorted(file.name for file in folder.iterdir())
    assert kept == ["mine.senet", "senet-20260501T230000Z.senet", "senet-20260502T050000Z.senet"]
    newest = folder / kept[-1]
    assert sum(name == "matches" for name, _ in lines_of(newest)) == 1
    assert newest.stat().st_mode & 0o077 == 0, "seeds and keys are in it"


def test_of_several_processes_one_makes_the_backup(tmp_path: Path, postgres: Postgres):
    address, clock = postgres.database(), Clock()
    with Live(address, now=clock) as one, Live(address, now=clock) as other:
        claims = [inside(each, each.services.backups.claim("", clock())) for each in (one, other)]
        assert claims == [True, False]
        last = inside(other, other.services.backups.last())
        clock.pass_by(hours=1)
        claims = [inside(each, each.services.backups.claim(last, clock())) for each in (other, one)]
        assert claims == [True, False]


def test_a_damaged_backup_is_noticed(tmp_path: Path):
    with Live(tmp_path / "senet.db") as live, Person(live) as person:
        person.start("screen", "screen", game="pharaon")
        serial = person.view()
        choice = person.view(seat=serial["deciders"][0])["choices"][0]["choice"]
        person.choose(choice, seat=serial["deciders"][0])
        engine = live.services.engine

        async def spoil() -> None:
            async with engine.begin() as connection:
                await connection.exec_driver_sql("UPDATE events SET digest = 'wrong'")

        inside(live, spoil())
    done = senet("backup", str(tmp_path / "b.senet"), "--verify", "--database", str(tmp_path / "senet.db"))
    assert done.returncode == 2 and "is damaged" in done.stderr and done.stderr.count("\n") == 1
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith(".verify")] == []


def test_a_folder_that_is_none_is_refused_before_the_server_starts(tmp_path: Path):
    done = senet(
        "serve", "--port", "0", "--database", str(tmp_path / "a.db"), "--backup-to", str(tmp_path / "no")
    )
    assert done.returncode == 2 and "Backups cannot be written" in done.stderr


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.0.2.7", "senet.example"])
def test_a_server_that_others_can_reach_needs_its_names(host: str):
    with pytest.raises(Refused, match="SENET_HOSTS"):
        check_hosts(Settings(database="x", host=host))
    check_hosts(Settings(database="x", host=host, hosts="senet.example"))


@pytest.mark.parametrize("host", ["127.0.0.1", "127.9.9.9", "::1", "localhost"])
def test_on_this_machine_no_names_are_needed(host: str):
    check_hosts(Settings(database="x", host=host))


def test_serving_beyond_loopback_without_names_says_so(tmp_path: Path):
    done = senet("serve", "--host", "0.0.0.0", "--port", "0", "--database", str(tmp_path / "a.db"))
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and "--hosts" in done.stderr
