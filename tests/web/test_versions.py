"""Matches that an older version of the rules kept: all of them open on a new server, and can be played on."""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from senet.games import pharaon
from senet.kernel.versions import Version
from senet.matches.verification import verify_all
from senet.storage.backup import restore
from tests.web.postgres import Postgres
from tests.web.serving import Live, Person

KEPT = Path(__file__).parents[1] / "kept"
MATCHES = 13  # on the table that was kept


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    file = tmp_path / "senet.db"
    file.write_bytes(gzip.decompress((KEPT / "table-rules-1.db.gz").read_bytes()))
    return str(file)


@pytest.fixture
def postgresql(postgres: Postgres) -> str:
    address = postgres.database()
    name = address.partition("?")[0].rpartition("/")[2]
    script = gzip.decompress((KEPT / "table-rules-1.pgdump.sql.gz").read_bytes())
    psql = postgres.as_owner(
        postgres.programs / "psql", "-q", "-h", postgres.folder, "-U", "senet", "-v", "ON_ERROR_STOP=1", name
    )
    done = subprocess.run(psql, input=script, cwd=postgres.folder, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return address


def kept_matches() -> list[dict[str, Any]]:
    """The matches of that table, each with its lines and the tokens of its seats."""
    with gzip.open(KEPT / "table-rules-1.backup", "rt", encoding="utf-8") as backup:
        rows = [json.loads(line) for line in list(backup)[1:]]
    matches, seats = ([row for table, row in rows if table == name] for name in ("matches", "seats"))
    return [m | {"tokens": [s["token"] for s in seats if s["match"] == m["id"]]} for m in matches]


def drawn(player: Person, line: int) -> httpx.Response:
    return player.get(f"/matches/{player.match}/picture.svg", params={"at": line})


def play_on(live: Live, match: str, tokens: list[str]) -> int:
    """One more choice by each seat that is asked; the number of lines after that."""
    for token in tokens:
        with Person(live, token) as person:
            person.match = match
            view = person.view()
            if view["choices"]:
                answer = person.choose(view["choices"][0]["choice"], view["serial"])
                assert answer.status_code == 200, answer.text
    with Person(live) as spectator:
        spectator.match = match
        lines: int = spectator.view()["line"]
        return lines


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_match_of_a_kept_table_opens_where_it_stood_and_goes_on(
    kind: str, request: pytest.FixtureRequest
):
    database: str = request.getfixturevalue(kind)
    assert len(kept_matches()) == MATCHES
    reached: dict[str, int] = {}
    with Live(database) as live:
        for match in kept_matches():
            with Person(live, match["tokens"][0]) as player:
                player.match = match["id"]
                view = player.view()
                assert (view["over"], view["line"] >= match["lines"]) == (bool(match["over"]), True), match
                for line in range(0, view["line"], 31):
                    assert drawn(player, line).status_code == 200
                page = player.get(f"/matches/{match['id']}", headers={"accept": "text/html"})
                assert page.status_code == 200
            reached[match["id"]] = play_on(live, match["id"], match["tokens"])
            assert match["over"] or reached[match["id"]] > match["lines"]
    with Live(database) as live:
        for match in kept_matches():
            with Person(live) as spectator:
                spectator.match = match["id"]
                assert spectator.view()["line"] >= reached[match["id"]], "what was played on is kept"


def test_a_kept_backup_is_restored_and_every_line_is_verified(tmp_path: Path):
    assert restore(str(tmp_path / "new.db"), KEPT / "table-rules-1.backup", verify_all) == MATCHES


# -- where a line of an older version leads elsewhere today ------------------------------------------


TODAY = pharaon.BOX.rules_version


class Played(NamedTuple):
    file: Path
    match: str
    tokens: list[str]
    lines: int


@pytest.fixture
def played(tmp_path: Path) -> Played:
    """A database with a match of today's rules: some lines, a snapshot, and lines after it."""
    file, rng = tmp_path / "senet.db", random.Random(1)
    with Live(file) as live, Person(live) as person:
        created = person.start("screen", "screen", game="pharaon")
        lines = 0
        while lines < 30 or not 5 < last_snapshot(file) < lines:
            views = [person.view(seat=seat) for seat in (0, 1)]
            seat = next(seat for seat in (0, 1) if views[seat]["choices"])
            choice = rng.choice(views[seat]["choices"])["choice"]
            assert person.choose(choice, views[seat]["serial"], seat=seat).status_code == 200
            lines += 1
    return Played(file, created["match"], [seat["token"] for seat in created["seats"]], lines)


@pytest.fixture
def next_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that have changed since, in a way that no option keeps."""
    older = (*pharaon.BOX.older, Version(TODAY, changed=("PHAR-142",)))
    monkeypatch.setattr(pharaon, "BOX", replace(pharaon.BOX, rules_version="next", older=older))


def lead_elsewhere(file: Path, line: int) -> None:
    """As if the choice of that line had led to another position under the old rules."""
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE events SET digest = 'elsewhere' WHERE serial = ?", (line,))
    connection.close()


def last_snapshot(file: Path) -> int:
    with sqlite3.connect(file) as connection:
        found: int = connection.execute("SELECT max(line) FROM snapshots").fetchone()[0] or 0
    connection.close()
    return found


def test_a_match_goes_on_from_a_snapshot_after_the_line_that_leads_elsewhere(
    played: Played, next_version: None
):
    file, match, tokens, lines = played
    lead_elsewhere(file, 5)
    with Live(file) as live, Person(live, tokens[0]) as person:
        person.match = match
        view = person.view()
        assert view["line"] == lines
        assert drawn(person, 4).status_code == drawn(person, lines - 1).status_code == 200
        refused = drawn(person, 5)
        assert refused.status_code == 422 and "PHAR-142" in refused.json()["error"]
        assert play_on(live, match, tokens) > lines
        told = person.get(f"/matches/{match}/course").json()["happened"]
        assert [event["sentence"] for event in told] == [
            "This match started under an older version of the rules. Rules used at line 5 have changed since then (PHAR-142)."
        ]


def test_without_a_snapshot_a_match_goes_on_before_the_line_that_leads_elsewhere(
    played: Played, next_version: None
):
    file, match, tokens, _ = played
    line = last_snapshot(file) + 1
    lead_elsewhere(file, line)
    for _ in range(2):  # and starting again changes nothing
        with Live(file) as live, Person(live, tokens[0]) as person:
            person.match = match
            view = person.view()
            assert view["line"] == line - 1
            told = person.get(f"/matches/{match}/course").json()["happened"]
            assert len(told) == 1 and f"at line {line} " in told[0]["sentence"]
    with Live(file) as live:
        reached = play_on(live, match, tokens)
        assert reached >= line
    with Live(file) as live, Person(live, tokens[0]) as person:
        person.match = match
        assert person.view()["line"] == reached


def test_a_match_of_a_newer_version_is_refused_in_one_sentence(
    played: Played, monkeypatch: pytest.MonkeyPatch
):
    file, match, _, _ = played
    monkeypatch.setattr(pharaon, "BOX", replace(pharaon.BOX, rules_version="0", older=()))
    with Live(file) as live, Person(live) as person:
        refused = person.get(f"/matches/{match}/view")
        assert refused.status_code == 409
        assert (
            refused.json()["error"]
            == f"The match uses rules version {TODAY} of Pharaon; this Senet knows: 0."
        )


# -- match files ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["ankh", "egizia", "kemet", "pharaon"])
def test_every_kept_match_file_opens_on_a_new_server(game: str, tmp_path: Path):
    files = sorted((KEPT / "rules-1").glob(f"{game}-*.json.gz"))
    assert len(files) > 10
    with Live(tmp_path / "senet.db", rates={}) as live, Person(live) as person:
        for file in files:
            document = gzip.decompress(file.read_bytes())
            created = person.post("/upload", content=document)
            assert created.status_code == 201, created.text
            person.match = created.json()["match"]
            assert person.view()["line"] == len(json.loads(document)["log"])
