"""Operators: who may open their pages, what they can do, and that all of it is written down."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from senet.identity.second_factor import PERIOD, code_at
from tests.web.attacking import is_refused
from tests.web.people import CHEAP, PASSWORD, sign_in, sign_up, sweep
from tests.web.postgres import Postgres
from tests.web.serving import Live, Person, wait_until
from tests.web.timing import Clock, inside

NUMBERS = count(3)
PAGE = {"accept": "text/html"}


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[Live]:
    place = Path(tmp_path_factory.mktemp("operators")) / "senet.db"
    with Live(place, password_cost=CHEAP, now=clock, tick=3600.0, rates={}) as server:
        yield server


def user_of(live: Live, person: Person) -> str:
    return str(inside(live, live.services.accounts.user_of_session(person.cookies["senet_session"])))


def appointed(live: Live, person: Person, clock: Clock, factor: bool = True) -> None:
    """Make the person an operator, as somebody on the command line does."""
    assert sign_up(person, f"Operator {next(NUMBERS)}").status_code == 201
    inside(live, live.services.moderation.set_role("command line", user_of(live, person), "operator"))
    if factor:
        given = person.post("/me/second-factor/begin").json()
        code = code_at(given["secret"], int(clock.time.timestamp()) // PERIOD)
        wish = {"password": PASSWORD, "sealed": given["sealed"], "code": code}
        assert person.post("/me/second-factor", json=wish).status_code == 200


@pytest.fixture
def operator(live: Live, clock: Clock) -> Iterator[Person]:
    with Person(live) as found:
        appointed(live, found, clock)
        yield found


@pytest.fixture
def member(live: Live) -> Iterator[Person]:
    with Person(live) as found:
        assert sign_up(found, f"Member {next(NUMBERS)}").status_code == 201
        yield found


def acts(live: Live, subject: str) -> list[str]:
    return [entry["act"] for entry in inside(live, live.services.audit.latest(100, subject))]


READING = ["/admin", "/admin?handled=true", "/admin/people", "/admin/audit", "/admin/audit/export"]


def test_only_operators_with_a_second_factor_open_these_pages(
    live: Live, person: Person, member: Person, operator: Person, clock: Clock
):
    user, match = user_of(live, member), person.start("me", "invite")["match"]
    paths = [*READING, f"/admin/people/{user}", f"/admin/matches/{match}"]
    changes = [f"/admin/people/{user}/ban", f"/admin/people/{user}/rename", f"/admin/matches/{match}/close",
               "/admin/messages/1/remove", "/admin/reports/aaaa/handled"]  # fmt: skip
    with Person(live) as careless:
        appointed(live, careless, clock, factor=False)
        for path in paths:
            assert is_refused(person.get(path), 401), path
            assert is_refused(member.get(path), 403), path
            assert is_refused(careless.get(path), 403), path
            assert operator.get(path).status_code == 200, path
        for path in changes:
            assert is_refused(person.post(path), 401), path
            assert is_refused(member.post(path), 403), path
            assert is_refused(careless.post(path), 403), path
    assert member.get("/me").status_code == 200 and not person.view()["closed"]


def test_a_reports_queue_shows_what_was_reported_until_it_is_dealt_with(
    live: Live, member: Person, operator: Person
):
    member.start("me", "invite")
    own = f"/matches/{member.match}"
    message = member.post(f"{own}/talk", json={"text": "rude words"}).json()["messages"][-1]["id"]
    made = member.post(f"{own}/report", json={"note": "he is <b>rude</b>", "message": message}).json()
    queue = operator.get("/admin").text
    assert "he is &lt;b&gt;rude&lt;/b&gt;" in queue and "rude words" in queue
    assert operator.get(made["link"]).status_code == 200
    assert operator.post(f"/admin/reports/{made['report']}/handled").status_code == 303
    assert made["report"] not in operator.get("/admin").text
    assert made["report"] in operator.get("/admin?handled=true").text
    assert acts(live, made["report"]) == ["report-handled"]
    assert is_refused(member.post(f"{own}/report", json={"message": message + 99}), 422)


def test_an_operator_who_plays_there_does_not_open_the_hand_of_another(
    live: Live, member: Person, operator: Person
):
    link = member.start("me", "invite")["seats"][1]["link"]
    operator.post(link)
    made = member.post(f"/matches/{member.match}/report", json={"seat": 0}).json()
    assert is_refused(operator.get(made["file"]), 403)


def test_a_muted_person_plays_but_does_not_speak(live: Live, member: Person, operator: Person, clock: Clock):
    member.start("me", "invite")
    own, user = f"/matches/{member.match}", user_of(live, member)
    assert (
        operator.post(f"/admin/people/{user}/mute", data={"days": "7", "reason": "rude"}).status_code == 303
    )
    assert is_refused(member.post(f"{own}/talk", json={"text": "hello"}), 422)
    assert member.choose("bid:1").status_code == 200
    clock.pass_by(days=8)
    assert member.post(f"{own}/talk", json={"text": "hello"}).status_code == 201
    operator.post(f"/admin/people/{user}/mute", data={"days": "0", "reason": "again"})
    assert operator.post(f"/admin/people/{user}/unmute").status_code == 303
    assert member.post(f"{own}/talk", json={"text": "hello"}).status_code == 201
    assert [act for act in acts(live, user) if "mute" in act] == ["unmute", "mute", "mute"]


def test_a_banned_person_is_signed_out_and_bots_play_on(
    live: Live, member: Person, operator: Person, clock: Clock
):
    name, user = member.get("/me").json()["name"], user_of(live, member)
    link = member.start("me", "invite")["seats"][1]["link"]
    with Person(live) as other:
        other.post(link, data={"name": "Bea"})
        other.match = member.match
        assert (
            operator.post(f"/admin/people/{user}/ban", data={"days": "30", "reason": "cheats"}).status_code
            == 303
        )
        assert member.get("/me").status_code == 401
        assert is_refused(sign_in(member, name), 403)
        assert other.get(f"/matches/{member.match}/course").json()["seats"][0]["kind"] == "bot"
    clock.pass_by(days=31)
    assert sign_in(member, name).status_code == 200


def test_the_cookie_of_a_banned_guest_is_nobodys(live: Live, person: Person, operator: Person):
    person.start("me", "invite")
    (guest,) = live.services.matches.cached[person.match].record.seats[0].users if person.view() else ()
    assert (
        operator.post(f"/admin/people/{guest}/ban", data={"days": "0", "reason": "floods"}).status_code == 303
    )
    assert person.view()["seat"] == -1


def test_operators_cannot_be_sanctioned_and_numbers_are_checked(live: Live, member: Person, operator: Person):
    own, user = user_of(live, operator), user_of(live, member)
    assert operator.post(f"/admin/people/{own}/ban", data={"days": "1", "reason": "x"}).status_code == 422
    for days in ("²", "-1", "99999", "x"):
        assert operator.post(f"/admin/people/{user}/ban", data={"days": days}).status_code == 422
    assert operator.post(f"/admin/people/{user}/explode").status_code == 422
    assert is_refused(operator.get("/admin/people/nobodyhere"), 422)
    assert member.get("/me").status_code == 200


def test_a_renamed_person_has_the_name_everywhere(live: Live, member: Person, operator: Person):
    old, user = member.get("/me").json()["name"], user_of(live, member)
    member.start("me", "invite")
    member.post("/matches", json={"game": "bidding", "seats": ["me", "bot"], "names": [old]})
    match = member.get("/matches").json()[0]["match"]
    new = f"Renamed {next(NUMBERS)}"
    assert operator.post(f"/admin/people/{user}/rename", data={"name": "x"}).status_code == 422
    assert operator.post(f"/admin/people/{user}/rename", data={"name": new}).status_code == 303
    assert member.get("/me").json()["name"] == new
    assert member.get(f"/matches/{match}/view").json()["seats"][0]["name"] == new
    with Person(live) as again:
        assert sign_in(again, old).status_code == 401
        assert sign_in(again, new).status_code == 200


def test_a_removed_message_is_not_read_any_more(live: Live, member: Person, operator: Person):
    member.start("me", "invite")
    own = f"/matches/{member.match}"
    message = member.post(f"{own}/talk", json={"text": "rude words"}).json()["messages"][-1]["id"]
    assert "rude words" in operator.get(f"/admin/matches/{member.match}").text
    assert operator.post(f"/admin/messages/{message}/remove").status_code == 303
    assert "rude words" not in member.get(f"{own}/talk").text
    assert is_refused(operator.post("/admin/messages/999999/remove"), 422)


def test_a_match_that_was_ended_stands_still_until_it_is_restored(
    live: Live, member: Person, operator: Person
):
    link = member.start("me", "bot", "invite")["seats"][2]["link"]
    own = f"/admin/matches/{member.match}"
    wait_until(lambda: member.view()["line"] == 1)
    assert operator.post(f"{own}/close").status_code == 303
    view = member.view()
    assert view["closed"] and view["choices"] == [] and view["deciders"] == []
    assert "An operator has ended" in member.get(f"/matches/{member.match}").text
    refused = member.choose("bid:1", view["serial"])
    assert is_refused(refused, 422) and member.view()["line"] == 1
    assert is_refused(member.undo(view["serial"]), 422)
    assert member.get("/me/turns").json() == []
    with Person(live) as late:
        assert late.post(link, data={"name": "Late"}).status_code == 403
    assert operator.post(f"{own}/restore").status_code == 303
    assert member.choose("bid:1").status_code == 200
    assert acts(live, member.match) == ["match-restore", "match-close"]


def test_a_clock_stands_still_while_a_match_is_ended(
    live: Live, member: Person, operator: Person, clock: Clock
):
    pace = {"budget": 3600, "increment": 0, "timeout": "bot"}
    wish = {"game": "bidding", "seats": ["me", "bot"], "pace": pace}
    match = member.post("/matches", json=wish).json()["match"]
    operator.post(f"/admin/matches/{match}/close")
    sweep(live, clock, hours=5)
    operator.post(f"/admin/matches/{match}/restore")
    course = member.get(f"/matches/{match}/course").json()
    assert course["seats"][0]["kind"] == "person" and course["left"][0] > 3500


# -- the audit log ---------------------------------------------------------------------------------


def test_what_matters_for_security_is_in_the_audit_log(live: Live, member: Person):
    name, user = member.get("/me").json()["name"], user_of(live, member)
    with Person(live) as other:
        sign_in(other, name, "a wrong password")
        sign_in(other, name)
        other.post("/me/password", json={"old": PASSWORD, "new": "quite another one"})
        other.post("/me/sign-out-everywhere")
        sign_in(other, name, "quite another one")
        other.get("/me/export")
        other.post("/me/delete", json={"password": "quite another one"})
    assert acts(live, user)[::-1] == ["sign-up", "sign-in-failed", "sign-in", "password-changed", "sign-out-everywhere",
                                      "sign-in", "export", "account-deleted"]  # fmt: skip
    kept = json.dumps(inside(live, live.services.audit.latest(1000)))
    assert name not in kept and "wrong password" not in kept and PASSWORD not in kept


def test_the_audit_log_is_exported_whole(live: Live, operator: Person):
    lines = operator.get("/admin/audit/export").text.splitlines()
    entries = [json.loads(line) for line in lines]
    assert [entry["id"] for entry in entries] == sorted(entry["id"] for entry in entries)
    assert entries[-1]["act"] == "audit-export"


@pytest.mark.parametrize("statement", ["delete from audit", "update audit set actor = 'nobody'"])
def test_nobody_changes_the_audit_log(live: Live, member: Person, statement: str):
    connection = sqlite3.connect("/" + live.services.settings.database.rpartition("///")[2])
    with pytest.raises(sqlite3.IntegrityError, match="can only be added to"):
        connection.execute(statement)
    connection.close()


def test_nobody_changes_the_audit_log_of_postgresql(postgres: Postgres):
    from sqlalchemy import text
    from sqlalchemy.exc import DBAPIError

    with Live(postgres.database(), rates={}, password_cost=CHEAP) as live, Person(live) as person:
        sign_up(person, "Anybody")

        async def change(statement: str) -> None:
            async with live.services.engine.begin() as connection:
                await connection.execute(text(statement))

        for statement in ("delete from audit", "update audit set actor = 'x'", "truncate audit"):
            with pytest.raises(DBAPIError, match="can only be added to"):
                inside(live, change(statement))
        assert acts(live, user_of(live, person)) == ["sign-up"]


# -- the command line ------------------------------------------------------------------------------


def senet(database: Path, *words: str) -> str:
    command = [
        sys.executable,
        "-c",
        "from senet.cli import main; main()",
        "admin",
        *words,
        "--database",
        str(database),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 2) and "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


def test_the_command_line_does_the_same_while_the_server_runs(tmp_path: Path):
    file = tmp_path / "senet.db"
    with Live(file, password_cost=CHEAP, tick=0.1, rates={}) as live, Person(live) as person:
        sign_up(person, "Hori")
        person.start("screen", "screen", game="pharaon")
        assert "Hori" in senet(file, "people", "ho")
        assert "now an operator" in senet(file, "operator", "Hori")
        assert person.get("/me").json()["operator"] is True
        assert "cannot be muted" in senet(file, "ban", "Hori")
        assert "no longer" in senet(file, "operator", "Hori", "--off")
        assert "has ended" in senet(file, "end-match", person.match)
        wait_until(lambda: person.view()["closed"])
        assert "goes on" in senet(file, "restore-match", person.match)
        wait_until(lambda: not person.view()["closed"])
        view = person.view(seat=person.view()["deciders"][0])
        chosen = person.choose(view["choices"][0]["choice"], view["serial"], seat=view["seat"])
        assert chosen.status_code == 200
        assert "is banned" in senet(file, "ban", "Hori", "--days", "1", "--reason", "test")
        assert person.get("/me").status_code == 401
        wait_until(lambda: person.get(f"/matches/{person.match}/course").json()["seats"][0]["kind"] == "bot")
        assert "no such person" in senet(file, "mute", "Nobody")
        assert "There is no such match" in senet(file, "end-match", "nosuchmatch")
    logged = [json.loads(line) for line in senet(file, "audit").splitlines()]
    assert [entry["act"] for entry in logged if entry["actor"] == "command line"] == [
        "role", "role", "match-close", "match-restore", "ban"
    ]  # fmt: skip
    assert "There is no database" in senet(tmp_path / "nothing.db", "people")
