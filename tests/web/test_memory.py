"""Memory: what is kept to save work is bounded by a setting in megabytes, and matches that people have open stay."""

from __future__ import annotations

from pathlib import Path

import pytest

from senet.matches.live import LiveMatch
from senet.svg.elements import PIECE_ROOM, PieceRoom
from senet.svg.parts import CACHE
from tests.web.serving import Live, Person


def test_matches_that_nobody_has_open_are_forgotten_when_they_are_too_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("senet.matches.service.WEIGH_EVERY", 0.0)
    monkeypatch.setattr(LiveMatch, "weight", 2**20)
    rooms = CACHE.room, PIECE_ROOM.room
    with Live(tmp_path / "senet.db", memory=16) as live, Person(live) as person:
        assert CACHE.room + PIECE_ROOM.room <= 8 * 2**20
        person.start("me", "bot:random")
        stream, followed = person.follow(), person.match
        next(stream)
        for _ in range(20):
            person.start("me", "me")
            person.view()
        kept = list(live.services.matches.cached)
        assert len(kept) <= 10 and followed in kept and person.match in kept
        person.match = followed
        assert person.view()["serial"] >= 0
        stream.close()
    CACHE.room, PIECE_ROOM.room = rooms


def test_a_match_that_was_played_and_looked_at_weighs_more(live: Live, person: Person):
    person.start("me", "me")
    person.view()
    before = live.services.matches.cached[person.match].weight
    for seat in (0, 1):
        assert person.choose("bid:1", seat=seat).status_code == 200
    person.get(f"/matches/{person.match}")
    assert live.services.matches.cached[person.match].weight > before > 0


def test_cached_pieces_are_forgotten_when_they_are_too_large():
    cleared: list[int] = []

    class Cache:
        def cache_clear(self) -> None:
            cleared.append(1)

    room = PieceRoom(10_000)
    room.caches.append(Cache())
    for _ in range(20):
        room.note("x" * 100)
    assert len(cleared) == 2
