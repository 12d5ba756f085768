"""Browser push, as a push service and a browser see it: signed by this table (VAPID), readable by one browser only.

What they do is written here from RFC 8188, 8291 and 8292, with nothing but ciphers of a library.
"""

from __future__ import annotations

import base64
import json
import struct
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from sqlalchemy import select

from senet.notify.push import NOBODY, contact_of
from senet.storage import schema as db
from tests.web.people import CHEAP, known, opponents, sweep
from tests.web.serving import Live, Person
from tests.web.timing import Clock, inside

A_DAY: Final = 24 * 3600


def packed(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, purpose).derive(secret)


class Browser:
    """What a browser keeps of a subscription, and how it reads a message."""

    def __init__(self, path: str, auth: bytes = b"0123456789abcdef") -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = auth
        self.path = path

    def subscribe(self, person: Person, service: str) -> None:
        keys = {"p256dh": packed(point_of(self.private.public_key())), "auth": packed(self.auth)}
        answer = person.post("/me/push", json={"endpoint": service + self.path, "keys": keys})
        assert answer.status_code == 200, answer.text

    def read(self, body: bytes) -> dict[str, Any]:
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size, "a message is one record"
        shared = self.private.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        )
        purpose = b"WebPush: info\0" + point_of(self.private.public_key()) + sender
        secret = derived(shared, self.auth, purpose, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        opened = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert opened[-1:] == b"\2", "the last record ends so"
        return dict(json.loads(opened[:-1]))


class Service(BaseHTTPRequestHandler):
    """A push service that takes what a known table has signed, and answers by the path of the subscription."""

    key = ""  # of the table whose subscriptions these are
    taken: list[tuple[str, bytes]] = []  # noqa: RUF012
    status: dict[str, int] = {}  # noqa: RUF012

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        wrong = self.fault()
        self.taken.append((wrong or self.path, body))
        self.send_response(403 if wrong else self.status.get(self.path, 201))
        self.end_headers()

    def fault(self) -> str:
        """What is wrong with the request, or nothing."""
        scheme, _, parameters = self.headers["authorization"].partition(" ")
        said = dict(part.strip().split("=", 1) for part in parameters.split(","))
        if scheme != "vapid" or said["k"] != self.key:
            return "another table"
        head, claims, mark = said["t"].split(".")
        signature = unpacked(mark)
        halves = (int.from_bytes(signature[:32], "big"), int.from_bytes(signature[32:], "big"))
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(said["k"]))
        public.verify(encode_dss_signature(*halves), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        if json.loads(unpacked(head))["alg"] != "ES256":
            return "another kind of signature"
        claimed = json.loads(unpacked(claims))
        if claimed["aud"] != f"http://{self.headers['host']}":
            return "for another service"
        if not 0 < claimed["exp"] - time.time() <= A_DAY:
            return "out of date"
        if claimed["sub"] != "https://senet.example":
            return "from nobody"
        if self.headers["content-encoding"] != "aes128gcm" or int(self.headers["ttl"]) < 1:
            return "not a message"
        return ""

    def log_message(self, *_: Any) -> None: ...


@pytest.fixture(scope="module")
def service() -> Iterator[str]:
    """The address of the push service."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Service) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[Live]:
    settings = {"now": clock, "tick": 3600.0, "password_cost": CHEAP, "rates": {}, "private_webhooks": True,
                "public_url": "https://senet.example:8443/"}  # fmt: skip
    with Live(tmp_path_factory.mktemp("push") / "senet.db", **settings) as server:
        yield server


@pytest.fixture(autouse=True)
def _nothing_taken() -> None:
    Service.taken.clear()
    Service.status.clear()


def subscribed(live: Live) -> list[str]:
    """The paths of all subscriptions that the table keeps."""

    async def kept() -> list[str]:
        async with live.services.engine.connect() as connection:
            return [row[0] for row in await connection.execute(select(db.subscriptions.c.endpoint))]

    return sorted("/" + endpoint.rpartition("/")[2] for endpoint in inside(live, kept()))


def test_a_browser_gets_what_only_it_can_read(live: Live, person: Person, clock: Clock, service: str):
    known(person, "Nofret")
    Service.key = person.get("/me/push").json()["key"]
    browser = Browser("/mine")
    browser.subscribe(person, service)
    with opponents(person, live):
        sweep(live, clock)
    [(path, body)] = Service.taken
    assert path == "/mine", "it comes signed as the standard says"
    shown = browser.read(body)
    assert shown["title"] == "Senet · Bidding" and shown["body"].startswith(
        "Bidding with Bea: it is your turn."
    )
    assert shown["link"] == f"/matches/{person.match}"
    assert b"Bidding" not in body
    with pytest.raises(InvalidTag):
        Browser("/mine").read(body)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten_and_the_others_are_not(
    live: Live, person: Person, clock: Clock, service: str, status: int
):
    known(person, f"Nofret the {status}th")
    Service.key = person.get("/me/push").json()["key"]
    before = subscribed(live)
    for path in ("/a", "/b", "/c"):
        Browser(f"/{status}{path[1:]}").subscribe(person, service)
    Service.status |= {f"/{status}a": status, f"/{status}b": 500}
    with opponents(person, live):
        sweep(live, clock)
    assert sorted(path for path, _ in Service.taken) == [f"/{status}{name}" for name in "abc"]
    assert subscribed(live) == sorted([*before, f"/{status}b", f"/{status}c"])


@pytest.mark.parametrize(
    ("public_url", "contact"),
    [
        ("https://senet.example", "https://senet.example"),
        ("https://senet.example:8443/table/", "https://senet.example"),
        ("http://127.0.0.1:8765/", NOBODY),
        ("https://[::1]/", NOBODY),
        ("", NOBODY),
    ],
)
def test_push_services_are_told_whom_to_turn_to_in_their_form(public_url: str, contact: str):
    assert contact_of(public_url) == contact
