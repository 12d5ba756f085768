"""Nothing hidden leaves: all that a seat can fetch is the same when what it may not know is changed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from senet.games import find_box
from senet.kernel.chance import seed_from
from senet.kernel.game import SPECTATOR, Game
from senet.kernel.match import new_match
from senet.kernel.play import choices, choose, deciders, guess, is_over, seen_by, text
from senet.matches.creation import match_from
from senet.settings import Settings
from senet.storage.engine import database_address
from senet.web.services import Services
from tests.web.serving import Live, Person, a_moment, plain_names


def some_position(game: str, seats: int, decisions: int, rng: random.Random) -> Game:
    g = new_match(find_box(game), seats, None, seed_from(str(rng.random()))).game
    for _ in range(decisions):
        if is_over(g):
            break
        seat = rng.choice(deciders(g))
        before = g.clone()
        choose(g, seat, rng.choice(choices(g, seat)))
        if is_over(g):
            return before
    return g


def other_world(g: Game, viewer: int, rng: random.Random) -> Game:
    """The same for `viewer`; whatever it may not know is something else. (The seed is never shown.)"""
    other = guess(seen_by(g, viewer), rng)
    other.flow.seed, other.flow.drawn = g.flow.seed, g.flow.drawn
    return other


@contextmanager
def world(database: Path, game: str, g: Game) -> Iterator[tuple[Live, list[str], str]]:
    """A server with a match that starts at that position; the tokens of its seats, and its id."""
    settings = {"now": a_moment, "random_name": plain_names()}

    async def put() -> tuple[list[str], str]:
        services = Services(Settings(database=database_address(str(database)), **settings))
        await services.start()
        box = find_box(game)
        seats = [services.creator.new_seat(number, "invite", "", "") for number in range(seats_of(g))]
        match = match_from(box, seats, box.agreed(len(seats)), g)
        record = await services.creator.store(match, seats, "host", box.freeze(match.game))
        await services.stop()
        return [seat.token for seat in seats], record.id

    with ThreadPoolExecutor(1) as thread:  # a browser test may have left a loop in this one
        tokens, match = thread.submit(asyncio.run, put()).result()
    with Live(database, **settings) as live:
        yield live, tokens, match


def seats_of(g: Game) -> int:
    players: list[Any] = g.players  # type: ignore[attr-defined]
    return len(players)


def everything(live: Live, token: str | None, match: str, lines: int) -> list[tuple[str, int, str]]:
    """All that somebody with this token can fetch: pages, data, drawings, errors, the past."""
    own = f"/matches/{match}"
    paths = [own, f"{own}/view", f"{own}/choices", f"{own}/log", f"{own}/nameable", f"{own}/parts", f"{own}/file",
             f"{own}/picture.svg", f"{own}/view?seat=0", f"{own}/view?seat=1", f"{own}/why?choice=pass",
             f"{own}/why?choice=bid:3", f"{own}/why?choice=noble:potter", f"{own}/view?seat=-1", "/matches",
             f"{own}/course", f"{own}/people", f"{own}/talk", f"{own}/note", "/turns", "/me/turns"]  # fmt: skip
    for line in range(lines + 1):
        paths += [f"/replay/{match}?at={line}", f"/replay/{match}/parts?at={line}", f"{own}/file?at={line}"]
    found = []
    with Person(live, token) as person:
        person.match = match
        for path in paths:
            answer = person.get(path)
            found.append((path, answer.status_code, answer.text.replace(live.url, "")))
        serial = person.view()["serial"]
        for body in ({"choice": "bid:9", "seen": serial}, {"choice": "bid:1", "seen": serial + 5}):
            answer = person.post(f"{own}/choices", json=body)
            found.append((str(body), answer.status_code, answer.text))
        for stream in (person.follow(), person.follow("stream"), person.follow("stream?have=0")):
            found.append(("events", 200, str(next(stream))))
            stream.close()
    return found


CASES = [("bidding", 3, decisions, viewer) for decisions in (0, 2, 4, 7) for viewer in (0, SPECTATOR)]
CASES += [("pharaon", 2, 2, 0), ("pharaon", 3, 3, SPECTATOR), ("pharaon", 3, 30, 0)]


@pytest.mark.parametrize(("game", "seats", "decisions", "viewer"), CASES)
def test_what_a_seat_can_fetch_does_not_depend_on_secrets(
    tmp_path: Path, game: str, seats: int, decisions: int, viewer: int
):
    rng = random.Random(f"{game} {decisions} {viewer}")
    g = some_position(game, seats, decisions, rng)
    worlds = [g, other_world(g, viewer, rng)]
    box = find_box(game)
    assert box.freeze(worlds[0]) != box.freeze(worlds[1]), "nothing was hidden there"
    shown = []
    with ExitStack() as stack:
        for number, each in enumerate(worlds):
            live, tokens, match = stack.enter_context(world(tmp_path / f"{number}.db", game, each))
            token = tokens[viewer] if viewer != SPECTATOR else None
            shown.append(everything(live, token, match, 0))
    assert shown[0] == shown[1]


@pytest.mark.parametrize("seed", range(4))
def test_secret_answers_of_others_do_not_show(tmp_path: Path, seed: int):
    """The others answer differently, at the same time; nothing of it can be seen before all have answered."""
    rng = random.Random(seed)
    g = some_position("bidding", 3, 0, rng)
    shown = []
    with ExitStack() as stack:
        for number in range(2):
            live, tokens, match = stack.enter_context(world(tmp_path / f"{number}.db", "bidding", g))
            for seat in (1, 2):
                with Person(live, tokens[seat]) as other:
                    other.match = match
                    assert other.choose(f"bid:{1 + (seat + 2 * number + seed) % 5}").status_code == 200
            shown.append(everything(live, tokens[0], match, 2))
    assert shown[0] == shown[1]


@pytest.mark.parametrize("seed", range(2))
def test_what_is_sent_after_secret_answers_of_others_does_not_show_them(tmp_path: Path, seed: int):
    """Only what is new is sent; neither what it is nor how much depends on what others secretly chose."""
    g = some_position("bidding", 3, 0, random.Random(seed))
    sent = []
    with ExitStack() as stack:
        for number in range(2):
            live, tokens, match = stack.enter_context(world(tmp_path / f"{number}.db", "bidding", g))
            persons = [stack.enter_context(Person(live, token)) for token in tokens]
            for person in persons:
                person.match = match
            streams = [persons[0].follow(path) for path in ("stream", "stream?seat=-1", "events")]
            messages = [[str(next(stream))] for stream in streams]
            for seat in (1, 2):
                assert persons[seat].choose(f"bid:{1 + (seat + 2 * number + seed) % 5}").status_code == 200
                for stream, heard in zip(streams, messages, strict=True):
                    heard.append(str(next(stream)))
            for stream in streams:
                stream.close()
            sent.append(messages)
    assert sent[0] == sent[1]
    assert all(len(heard[1]) < len(heard[0]) / 2 for heard in sent[0][:2]), "only what is new is sent"


def test_the_digest_of_a_state_and_the_seed_are_kept_until_the_end(tmp_path: Path):
    g = some_position("bidding", 2, 0, random.Random(1))
    with world(tmp_path / "a.db", "bidding", g) as (live, tokens, match):
        for token in tokens:
            with Person(live, token) as person:
                person.match = match
                person.choose("bid:1" if token == tokens[0] else "bid:2")
        fetched = "".join(body for _, _, body in everything(live, tokens[0], match, 2))
        table = live.services.matches.cached[match]
        secrets = [
            table.record.seed.hex(),
            table.record.opening,
            *(line.digest for line in table.match.lines),
        ]
        assert not any(secret in fetched for secret in secrets)
        assert not any(token in fetched for token in tokens[1:])


def test_choices_are_words_of_the_seat_that_looks():
    g = some_position("bidding", 3, 0, random.Random(2))
    assert {text(choice) for choice in choices(seen_by(g, 0), 1)} == set()
