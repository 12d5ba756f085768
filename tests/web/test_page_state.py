"""A page gets what is new; put together it is everything, whatever it missed."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from typing import Any

from senet.drawing import drawing_of
from senet.games import find_box
from senet.kernel.match import new_match
from senet.language import Speaker
from senet.matches.position import CacheKey, Position
from senet.matches.publisher import BACKLOG, Subscriber
from senet.web.views.page_state import PageClient, PageState, changed_stories
from tests.web.serving import Live, Person
from tools.measure_views import table_of


def applied(known: dict[str, Any] | None, news: dict[str, Any]) -> dict[str, Any]:
    """What the script of the page does with a message."""
    assert news["base"] == ("" if known is None else known["state"])
    known = known or {"parts": {}, "stories": [], "texts": {}, "definitions": []}
    start, count, fresh = news["stories"]
    board = news["board"]
    return {
        "serial": news["serial"],
        "state": news["state"],
        "parts": known["parts"] | news["parts"],
        "stories": [*known["stories"][start : start + count], *fresh],
        "texts": {name: board["texts"].get(name) or known["texts"][name] for name in board["order"]},
        "order": board["order"],
        "definitions": [*known["definitions"], *board["definitions"]],
    }


def test_news_put_together_are_what_a_fresh_page_gets(live: Live):
    with Person(live) as person:
        person.start("me", "screen", game="pharaon")
        stream = person.follow("stream?seat=0")
        known = applied(None, next(stream))
        rng = random.Random(3)
        for number in range(14):
            view = person.view()
            if number % 5 == 4 and view["undo"]["steps"]:
                assert person.undo(seat=view["seat"]).status_code == 200
            else:
                choice = rng.choice(view["choices"])["choice"]
                assert person.choose(choice, seat=view["seat"]).status_code == 200
            news = next(stream)
            known = applied(known, news)
            whole = applied(None, person.get(f"/matches/{person.match}/parts?seat=0").json())
            assert set(whole["definitions"]) <= set(known.pop("definitions"))
            known["definitions"] = whole.pop("definitions")
            assert {name: known[name] for name in whole} == whole
        stream.close()


def test_a_stream_says_the_same_in_chunks_and_without(live: Live):
    """What goes straight to the wire has to keep to the version of HTTP that was asked for."""
    with Person(live) as person:
        person.start("me", "screen")
        lines = {version: Raw(live, f"/matches/{person.match}/stream", version) for version in ("1.0", "1.1")}
        assert b"transfer-encoding: chunked" in lines["1.1"].head.lower()
        assert b"transfer-encoding" not in lines["1.0"].head.lower()
        for seat, card in ((0, 5), (1, 2)):
            assert person.choose(f"bid:{card}", seat=seat).status_code == 200
        said = {version: line.events(3) for version, line in lines.items()}
        assert said["1.0"] == said["1.1"] and len(said["1.0"]) == 5  # how soon to come again, three, the end


def test_who_reads_slowly_misses_nothing_that_counts(live: Live):
    """What cannot be sent at once waits, the oldest is left out if it is too much, and all that comes fits together."""
    with Person(live) as person, Person(live) as spectator:
        person.start("me", "screen", game="pharaon")
        live.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # what it accepts has it too
        line = Raw(live, f"/matches/{person.match}/stream", "1.0", room=4096)
        rng = random.Random(5)
        known: dict[str, Any] = {}
        for turn in range(2):
            for _ in range(2 * BACKLOG if turn == 0 else 3):
                view = person.view()
                choice = rng.choice(view["choices"])["choice"]
                assert person.choose(choice, seat=view["seat"]).status_code == 200
            newest = person.view()["serial"]
            known = known or applied(None, line.news())
            count = 0
            while known["serial"] != newest:
                known, count = applied(known, line.news()), count + 1
            assert count == 3 if turn else 2 <= count <= BACKLOG + 2, count
            whole = applied(None, spectator.get(f"/matches/{person.match}/parts").json())
            assert set(whole.pop("definitions")) <= set(known["definitions"])
            assert {name: known[name] for name in whole} == whole
        line.close()


def test_everybody_sees_a_choice_before_it_is_answered(live: Live):
    """So nobody who is answered, and chooses again, is ahead of those who look."""
    with Person(live) as person:
        person.start("me", "screen")
        person.view()
        matches = live.services.matches
        table, follower = matches.cached[person.match], Follower()
        table.publisher.subscribers.add(follower)

        async def told_when_answered() -> list[int]:
            await matches.choose(table, 0, "bid:5", seen=0, by="somebody")
            return list(follower.told)

        assert asyncio.run_coroutine_threadsafe(told_when_answered(), live.loop).result(20) == [1]


class Follower(Subscriber):
    """Somebody who takes positions, or has no time for them."""

    def __init__(self, busy: bool = False) -> None:
        super().__init__()
        self.told: list[int] = []
        self.busy = busy

    def send_now(self, position: Position) -> bool:
        if not self.busy:
            self.told.append(position.serial)
        return not self.busy


def test_nothing_overtakes_what_waits():
    follower = Follower(busy=True)
    table = table_of("pharaon", 1)
    first, second, third = (Position(serial, table.match, table.record) for serial in (1, 2, 3))
    follower.deliver(first)
    follower.busy = False
    follower.deliver(second)
    assert follower.told == [] and list(follower.backlog) == [first, second]
    follower.sent(first)
    follower.sent(second)
    follower.deliver(third)
    assert follower.told == [3] and not follower.backlog


def test_a_position_starts_without_what_was_computed_from_another():
    table = table_of("pharaon", 1)
    key, computed = CacheKey[int]("number"), list[int]()
    first, second = (Position(serial, table.match, table.record) for serial in (1, 2))
    for position in (first, first, second):
        assert position.cached(key, "en", lambda: computed.append(1) or len(computed)) == position.serial  # type: ignore[func-returns-value]
    assert first.view(0) is first.view(0) is not second.view(0)


class Raw:
    """A stream as it comes over the wire."""

    def __init__(self, live: Live, path: str, version: str, room: int = 0) -> None:
        self.line = socket.socket()
        if room:  # little is taken before it is read
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        self.line.settimeout(20)
        self.line.connect(live.socket.getsockname())
        self.line.sendall(f"GET {path} HTTP/{version}\r\nhost: localhost\r\n\r\n".encode())
        self.file = self.line.makefile("rb")
        self.head = b"".join(iter(self.file.readline, b"\r\n"))

    def news(self) -> dict[str, Any]:
        """What the next event says."""
        text = next(text for text in self.file if text.startswith(b"data: "))
        found: dict[str, Any] = json.loads(text[6:])
        return found

    def close(self) -> None:
        self.file.close()
        self.line.close()

    def events(self, count: int) -> list[bytes]:
        with self.line, self.file:
            chunked = b"chunked" in self.head
            text = b""
            while text.count(b"data: ") < count or not text.endswith(b"\n\n"):
                text += self.chunk() if chunked else self.file.readline()
        return text.split(b"\n\n")

    def chunk(self) -> bytes:
        size = int(self.file.readline(), 16)
        data = self.file.read(size)
        assert self.file.read(2) == b"\r\n"
        return data


def test_a_page_that_has_it_already_gets_next_to_nothing(live: Live):
    with Person(live) as person:
        person.start("me", "bot", game="bidding")
        whole = person.get(f"/matches/{person.match}/parts").text
        state = person.get(f"/matches/{person.match}/parts").json()["state"]
        stream = person.follow(f"stream?have={state}")
        news = next(stream)
        stream.close()
        assert news["base"] == news["state"] == state
        assert not news["parts"] and not news["board"]["texts"] and not news["board"]["definitions"]
        assert len(str(news)) < len(whole) / 5


def test_a_page_in_another_state_gets_everything(live: Live):
    with Person(live) as person:
        person.start("me", "bot", game="bidding")
        stream = person.follow("stream?have=000")
        news = next(stream)
        stream.close()
        assert news["base"] == "" and news["parts"] and news["board"]["texts"]


def shown(*stories: str) -> PageState:
    match = new_match(find_box("pharaon"), 2, None, bytes(32))
    board = drawing_of("pharaon").compose(match.view(0), Speaker(match.box, "en"))
    return PageState({"serial": len(stories)}, {"status": "<p>x</p>"}, stories, board)


def test_the_same_looks_the_same_in_every_process():
    assert shown("a").state == shown("a").state != shown("a", "b").state


def test_a_reader_is_told_from_where_it_stands():
    one, two = shown("a"), shown("a", "b")
    reader = PageClient(one.state)
    assert reader.update(one)[0] == one.state
    assert json.loads(reader.update(two)[1])["base"] == one.state


def test_sentences_that_stay_are_not_sent_again():
    assert changed_stories((), ("a", "b")) == (0, 0, ("a", "b"))
    assert changed_stories(("a", "b"), ("a", "b", "c")) == (0, 2, ("c",))
    assert changed_stories(("a", "b", "c"), ("b", "c", "d")) == (1, 2, ("d",))
    assert changed_stories(("a", "b", "c"), ("a", "b")) == (0, 2, ())  # taken back
    assert changed_stories(("a", "b", "c"), ("a", "x")) == (0, 1, ("x",))
    assert changed_stories(("a", "b"), ("y", "z")) == (2, 0, ("y", "z"))
