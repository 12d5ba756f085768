"""Nothing hidden leaves beside the table either: in reports, pictures, notifications, exports, and on operators' pages.

Two worlds are the same for whoever looks, and differ in what they may not know; all that they can fetch must be the same.
Ankh has secrets only while a battle is fought, so its positions are looked for.
"""

from __future__ import annotations

import random
from contextlib import ExitStack
from pathlib import Path

import pytest

from senet.games import find_box
from senet.kernel.game import SPECTATOR, Game
from senet.kernel.play import choices, choose, deciders, is_over
from senet.notify.notifier import OVER, REMINDER, TIME_OUT, TURN
from tests.web.people import sign_up
from tests.web.serving import Live, Person
from tests.web.test_leaks import everything, other_world, some_position, world
from tests.web.timing import inside

Fetched = list[tuple[str, int, str]]


def secret_position(
    game: str, seats: int, viewer: int, rng: random.Random, least: int = 0
) -> tuple[Game, Game]:
    """A position in which something is hidden from `viewer`, and the same with something else hidden."""
    box = find_box(game)
    g = some_position(game, seats, least, rng)
    for _ in range(4000):
        if is_over(g):
            g = some_position(game, seats, least, rng)
        other = other_world(g, viewer, rng)
        if box.freeze(other) != box.freeze(g):
            return g, other
        seat = rng.choice(deciders(g))
        choose(g, seat, rng.choice(choices(g, seat)))
    raise AssertionError("nothing was hidden anywhere")


def fetch(person: Person, live: Live, paths: list[str]) -> Fetched:
    answers = [(path, person.get(path)) for path in paths]
    return [(path, answer.status_code, answer.text.replace(live.url, "")) for path, answer in answers]


def as_player(live: Live, token: str | None, match: str) -> Fetched:
    """Reports, pictures, the export and the lists of somebody with an account at this seat, or without a seat."""
    own = f"/matches/{match}"
    with Person(live) as person:
        assert sign_up(person, "Looker").status_code == 201
        if token is not None:
            assert person.post(f"/seat/{token}").status_code == 303
        person.post(f"{own}/note", json={"text": "mine"})
        made = person.post(f"{own}/report", json={"note": "odd"}).json()
        paths = [f"/reports/{made['report']}", f"/reports/{made['report']}/file", f"{own}/picture.svg", f"{own}/receipt",
                 f"{own}/picture.svg?seat=-1", f"{own}/picture.svg?at=0", "/me/export", "/me/turns", "/turns", "/",
                 f"{own}/file", f"{own}/file?seat=-1", "/matches"]  # fmt: skip
        return [("made", 201, str(made).replace(live.url, "")), *fetch(person, live, paths)]


def as_operator(live: Live, match: str) -> Fetched:
    """All pages of operators; what they see of reports of others who see what everybody sees."""
    with Person(live) as operator, Person(live) as reporter:
        sign_up(operator, "Operator")
        user = inside(live, live.services.accounts.user_of_session(operator.cookies["senet_session"]))
        inside(live, live.services.accounts.save(user, role="operator", totp="A" * 32))
        made = reporter.post(f"/matches/{match}/report", json={"seat": -1, "note": "odd"}).json()["report"]
        paths = ["/admin", "/admin?handled=true", "/admin/people", f"/admin/people/{user}", f"/admin/matches/{match}",
                 "/admin/audit", "/admin/audit/export", f"/reports/{made}", f"/reports/{made}/file"]  # fmt: skip
        found = fetch(operator, live, paths)
        assert {status for _, status, _ in found} == {200}
        for act in ("close", "restore"):
            answer = operator.post(f"/admin/matches/{match}/{act}")
            found.append((act, answer.status_code, answer.text))
            found += fetch(operator, live, [f"/admin/matches/{match}", f"/matches/{match}/view"])
        return found


def notified(live: Live, match: str, seats: int) -> Fetched:
    """What anybody is told by e-mail, push or webhook."""

    async def notices() -> list[str]:
        table = await live.services.matches.open(match)
        return [
            str(live.services.notifier.notice(table, seat, kind, language))
            for seat in range(seats)
            for kind in (TURN, REMINDER, TIME_OUT, OVER)
            for language in ("en", "pl", "cs")
        ]

    return [("notice", 200, text) for text in inside(live, notices())]


# The game, its seats, who looks, and how many decisions were made at least.
CASES = [("bidding", 3, 0, 4), ("bidding", 3, SPECTATOR, 4), ("pharaon", 3, 0, 10), ("egizia", 3, 0, 20), ("kemet", 4, 0, 30),
         ("kemet", 4, SPECTATOR, 30), ("ankh", 3, 0, 0), ("ankh", 4, SPECTATOR, 0)]  # fmt: skip


@pytest.mark.parametrize(("game", "seats", "viewer", "least"), CASES)
def test_what_is_shown_beside_the_table_does_not_depend_on_secrets(
    tmp_path: Path, game: str, seats: int, viewer: int, least: int
):
    rng = random.Random(f"{game} {seats} {viewer}")
    shown = []
    with ExitStack() as stack:
        for number, g in enumerate(secret_position(game, seats, viewer, rng, least)):
            live, tokens, match = stack.enter_context(world(tmp_path / f"{number}.db", game, g))
            token = tokens[viewer] if viewer != SPECTATOR else None
            found = as_player(live, token, match)
            if viewer == SPECTATOR:
                found += [*as_operator(live, match), *notified(live, match, seats)]
            shown.append(found)
    for one, other in zip(*shown, strict=True):
        assert one == other


@pytest.mark.parametrize(("seats", "viewer"), [(2, 0), (3, 1), (4, SPECTATOR), (5, 0)])
def test_what_a_seat_can_fetch_of_a_battle_in_ankh_does_not_depend_on_secrets(
    tmp_path: Path, seats: int, viewer: int
):
    rng = random.Random(f"ankh {seats} {viewer}")
    shown = []
    with ExitStack() as stack:
        for number, g in enumerate(secret_position("ankh", seats, viewer, rng)):
            live, tokens, match = stack.enter_context(world(tmp_path / f"{number}.db", "ankh", g))
            token = tokens[viewer] if viewer != SPECTATOR else None
            shown.append(everything(live, token, match, 0))
    assert shown[0] == shown[1]


def test_a_leak_would_be_found(tmp_path: Path):
    """The two worlds do differ for whoever may know more: the comparison is not empty."""
    rng = random.Random("control")
    shown = []
    with ExitStack() as stack:
        for number, g in enumerate(secret_position("bidding", 3, 0, rng, 4)):
            live, tokens, match = stack.enter_context(world(tmp_path / f"{number}.db", "bidding", g))
            shown.append([everything(live, token, match, 0) for token in tokens[1:]])
    assert shown[0] != shown[1]
