"""My turns and notifications: who is waited for is told once, in their language, nothing hidden, and nowhere private."""

from __future__ import annotations

import hmac
import json
import socketserver
import threading
from collections.abc import Iterator
from email import message_from_string, policy
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from senet.notify.delivery import InvalidAddress, Sender, is_public
from senet.settings import Settings
from tests.web.people import CHEAP, known, opponents, sign_up, sweep
from tests.web.serving import Live, Person
from tests.web.timing import Clock, inside


class Letters(socketserver.StreamRequestHandler):
    """A mail server that keeps what it gets."""

    taken: list[Any] = []  # noqa: RUF012

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline().decode().strip():
            word = line.split()[0].upper()
            if word == "DATA":
                self.wfile.write(b"354 go on\r\n")
                text = ""
                while (part := self.rfile.readline().decode()) != ".\r\n":
                    text += part
                self.taken.append(message_from_string(text, policy=policy.default))
            self.wfile.write(b"221 bye\r\n" if word == "QUIT" else b"250 fine\r\n")
            if word == "QUIT":
                return


class Hook(BaseHTTPRequestHandler):
    """A web server that keeps what is posted."""

    taken: list[tuple[str, dict[str, str], bytes]] = []  # noqa: RUF012
    status = 201

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.taken.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(self.status)
        self.end_headers()

    def log_message(self, *_: Any) -> None: ...


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[int, int]]:
    """The ports of the mail server and of the web server."""
    made = [
        socketserver.ThreadingTCPServer(("127.0.0.1", 0), Letters),
        ThreadingHTTPServer(("127.0.0.1", 0), Hook),
    ]
    threads = [threading.Thread(target=server.serve_forever, daemon=True) for server in made]
    for thread in threads:
        thread.start()
    yield made[0].server_address[1], made[1].server_address[1]
    for server in made:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory, clock: Clock, servers: tuple[int, int]) -> Iterator[Live]:
    settings = {"now": clock, "tick": 3600.0, "password_cost": CHEAP, "rates": {}, "private_webhooks": True,
                "smtp": f"smtp://127.0.0.1:{servers[0]}", "public_url": "https://senet.example"}  # fmt: skip
    with Live(Path(tmp_path_factory.mktemp("calls")) / "senet.db", **settings) as server:
        yield server


@pytest.fixture(autouse=True)
def _nothing_taken() -> None:
    Letters.taken.clear()
    Hook.taken.clear()
    Hook.status = 201


def posts() -> list[dict[str, Any]]:
    return [json.loads(body) for _, _, body in Hook.taken]


def hook(servers: tuple[int, int]) -> str:
    return f"http://127.0.0.1:{servers[1]}/mine?x=1"


def test_who_is_waited_for_is_told_once_and_again_at_the_next_turn(
    live: Live, person: Person, clock: Clock, servers: tuple[int, int]
):
    known(person, "Ptahhotep", webhook=hook(servers))
    with opponents(person, live) as other:
        inside(live, live.services.clock_service.run_once())
        assert posts() == [], "not before somebody had the time to choose"
        for _ in range(3):
            sweep(live, clock)
        assert [post["event"] for post in posts()] == ["turn"]
        first = posts()[0]
        assert first["sentence"] == "Bidding with Bea: it is your turn."
        assert (first["match"], first["seat"], first["game"]) == (person.match, 0, "bidding")
        assert first["link"] == f"https://senet.example/matches/{person.match}"
        other.choose("bid:1", seat=1)
        sweep(live, clock)
        assert len(posts()) == 1, "it is still the same turn"
        person.choose("bid:2")
        sweep(live, clock)
        assert [post["event"] for post in posts()] == ["turn", "turn"]


def test_a_webhook_can_see_that_it_is_us(live: Live, person: Person, clock: Clock, servers: tuple[int, int]):
    key = known(person, "Imhotep", webhook=hook(servers))["webhook_key"]
    with opponents(person, live):
        sweep(live, clock)
    path, headers, body = Hook.taken[-1]
    assert path == "/mine?x=1"
    assert headers["x-senet-signature"] == "sha256=" + hmac.new(key.encode(), body, sha256).hexdigest()


def test_letters_go_only_to_a_confirmed_address(live: Live, person: Person, clock: Clock):
    shown = known(person, "Hemiunu", email="hemiunu@pyramid.example", language="pl")
    assert not shown["email_confirmed"]
    inside(live, live.services.notifier.outbox.drain())
    letter = Letters.taken.pop()
    assert letter["to"] == "hemiunu@pyramid.example" and "Potwierdź" in letter["subject"]
    with opponents(person, live):
        sweep(live, clock)
        assert Letters.taken == []
        link = next(line for line in letter.get_content().splitlines() if "/account/confirm" in line)
        page = person.get(link.removeprefix("https://senet.example"))
        assert "<button" in page.text and person.get("/me").json()["email_confirmed"] is False
        sealed = link.partition("sealed=")[2]
        assert person.post("/account/confirm", data={"sealed": sealed}).status_code == 303
        assert person.get("/me").json()["email_confirmed"] is True
        sweep(live, clock)
        told = Letters.taken.pop()
        assert "Bidding (Bea): twoja kolej." in told["subject"]
        assert person.match in told.get_content()
    assert person.post("/account/confirm", data={"sealed": sealed + "x"}).status_code == 422
    person.post("/me/settings", json={"email": "other@pyramid.example"})
    assert person.get("/me").json()["email_confirmed"] is False
    assert person.post("/account/confirm", data={"sealed": sealed}).status_code == 422, "of the old address"


def test_who_asks_for_it_is_reminded_until_they_choose(
    live: Live, person: Person, clock: Clock, servers: tuple[int, int]
):
    known(person, "Senbi", webhook=hook(servers), remind=6)
    with opponents(person, live):
        sweep(live, clock)
        sweep(live, clock, hours=5)
        assert [post["event"] for post in posts()] == ["turn"]
        sweep(live, clock, hours=2)
        sweep(live, clock, hours=7)
        assert [post["event"] for post in posts()] == ["turn", "reminder", "reminder"]
        person.choose("bid:1")
        sweep(live, clock, hours=9)
        assert len(posts()) == 3


def test_at_the_end_and_at_a_time_out_one_is_told(
    live: Live, person: Person, clock: Clock, servers: tuple[int, int]
):
    known(person, "Amenemhat", webhook=hook(servers))
    pace = {"budget": 600, "increment": 0, "timeout": "bot"}
    wish = {"game": "bidding", "seats": ["me", "bot:random"], "options": {"rounds": 2}, "pace": pace}
    person.match = person.post("/matches", json=wish).json()["match"]
    person.awaited()
    sweep(live, clock, minutes=11)
    events = [post["event"] for post in posts()]
    assert events == ["timeout"] and "a bot plays for you" in posts()[0]["sentence"]
    person.start("me", "screen", options={"rounds": 2})
    while not (view := person.view())["over"]:
        seat = view["deciders"][0]
        person.choose(person.view(seat=seat)["choices"][0]["choice"], seat=seat)
    sweep(live, clock)
    sweep(live, clock)
    assert [post["event"] for post in posts() if post["match"] == person.match] == ["over", "over"], (
        "once for each seat"
    )


def test_nothing_hidden_is_in_a_notification(
    live: Live, person: Person, clock: Clock, servers: tuple[int, int]
):
    """What others answered in secret, and what only this seat knows, stays at the table."""
    known(person, "Rekhmire", webhook=hook(servers))
    bodies = []
    for bid in (1, 4):
        with opponents(person, live) as other:
            other.choose(f"bid:{bid}", seat=1)
            sweep(live, clock)
            bodies.append(posts()[-1] | {"match": "", "link": ""})
    assert bodies[0] == bodies[1]


def test_my_turns_show_a_picture_and_what_happened_since(live: Live, person: Person, clock: Clock):
    known(person, "Khufu")
    assert person.get("/me/turns").json() == []
    assert "No match is waiting for you." in person.get("/turns").text
    with opponents(person, live) as other:
        person.choose("bid:2")
        assert person.get("/me/turns").json() == []
        other.choose("bid:1", seat=1)
        (turn,) = person.get("/me/turns").json()
        assert turn["match"] == person.match and turn["since"], "what the other has done"
        assert person.get(turn["picture"]).headers["content-type"].startswith("image/svg+xml")
        page = person.get("/turns").text
        assert (
            turn["since"][0] in page.replace("&#39;", "'") and turn["picture"].replace("&", "&amp;") in page
        )
        assert len(turn["since"]) <= 5
    with Person(live) as nobody:
        assert nobody.get("/me/turns").json() == []


PRIVATE = ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "::1", "fe80::1", "fd00::1",
           "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "224.0.0.1", "198.18.0.1"]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_not_reached_whatever_they_are_called(address: str):
    assert not is_public(address)
    sender = Sender(Settings(database="x"), resolve=lambda host, port: ["93.184.215.14", address])
    with pytest.raises(InvalidAddress):
        sender.target("https://rebound.example/")


@pytest.mark.parametrize(
    "url",
    ["http://93.184.215.14/", "ftp://a.example/", "https://", "https://me:pw@a.example/", "https://a.example:x/", "javascript:1",
     "https://a b.example/", "file:///etc/passwd", "https://\u0430.example/", "https://a.example/\r\nx"],
)  # fmt: skip
def test_addresses_that_are_none_are_refused(url: str):
    with pytest.raises(InvalidAddress):
        Sender(Settings(database="x"), resolve=lambda host, port: ["93.184.215.14"]).target(url)
    assert is_public("93.184.215.14") and is_public("2606:4700::1")


def test_the_operators_network_is_out_of_reach_unless_allowed(tmp_path: Path, servers: tuple[int, int]):
    with Live(tmp_path / "senet.db", password_cost=CHEAP) as live, Person(live) as person:
        sign_up(person, "Seti")
        for settings, field in (({"webhook": hook(servers)}, "webhook"), ({"webhook": "https://localhost/"}, "webhook"),
                                ({"email": "a@b.example"}, "email"), ({"remind": 9999}, "remind")):  # fmt: skip
            answer = person.post("/me/settings", json=settings)
            assert (answer.status_code, answer.json()["field"]) == (422, field)
        keys = {"p256dh": "AAAA", "auth": "AAAA"}
        answer = person.post("/me/push", json={"endpoint": "https://localhost/", "keys": keys})
        assert answer.status_code == 422 and Hook.taken == []


@pytest.mark.parametrize(
    "address", ["nobody", "a@b", "a@b.example\nBcc: c@d.example", "<a@b.example>", "a b@c.example"]
)
def test_an_address_for_letters_that_is_none_is_refused(live: Live, person: Person, address: str):
    sign_up(person, f"Wrong {sum(map(ord, address))}")
    answer = person.post("/me/settings", json={"email": address})
    assert (answer.status_code, answer.json()["field"]) == (422, "email") and Letters.taken == []
