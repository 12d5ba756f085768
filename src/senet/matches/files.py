"""Match files: for download, for upload and for reports.

A branched match starts from a position instead of a setup; its file contains that position as ``start``.
The file of an unfinished match contains only what its seat may know.

To read an uploaded file means to replay it, which takes seconds. A process of its own does that
(``python -m senet.matches.files``), so that nobody else waits, and whatever a hostile file does ends with that process.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from senet.drawing import can_be_drawn, drawing_of
from senet.games import find_box, modules
from senet.identity.tokens import TokenSigner
from senet.kernel.box import Box
from senet.kernel.errors import Refused
from senet.kernel.game import EVERYTHING, SPECTATOR, Game
from senet.kernel.match import Line, Match
from senet.kernel.matchfile import read_document, read_match, read_seed, replay_lines
from senet.kernel.play import is_over
from senet.kernel.versions import Departure
from senet.language import Speaker
from senet.matches.live import LiveMatch
from senet.matches.loading import Snapshot
from senet.storage.records import read_told

REPLAYED_FOR: Final = 60  # seconds that the replay of an uploaded file may take
MOST_LINES: Final = 5000  # of an uploaded file
MEMORY: Final = 2 * 1024**3  # bytes for a replay
AT_ONCE: Final = 2  # files that are replayed at the same time
FEW: Final = 100  # lines after which others have a turn


def whole_file(live: LiveMatch, token_signer: TokenSigner) -> str:
    """The file of a finished match: complete, so that anybody can replay it.

    The starting position of a branched match is signed: a server accepts only positions that it wrote itself.
    """
    document = json.loads(live.match.to_file(with_seed=True)) | {"seed_source": live.record.seed_source}
    if live.record.start is not None:
        document["start"] = json.loads(live.record.start)
        document["stamp"] = token_signer.stamp(as_text(document["start"]))
    return as_text(document)


def seat_file(match: Match, view: Game, seat: int, line: int, seed_source: str) -> str:
    """The file of an unfinished match: the position and the log as one seat knows them, without the seed."""
    document = json.loads(match.to_file(with_seed=False))
    document |= {
        "seed_source": seed_source,
        "view": json.loads(match.box.freeze(view, match.version)),
        "opening": match.box.digest(view, match.version),
        "seat": seat,
        "line": line,
        "log": [],
        "lines": [[each.seat, each.choice, each.at, each.by] for each in match.log_for(seat)[:line]],
        "over": is_over(view),
        "points": None,
    }
    return as_text(document)


def as_text(document: Any) -> str:
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def read_file(text: str, to: int | None = None) -> tuple[Match, str | None]:
    """The match in a file up to line `to`, with every digest checked, and the position that it starts from.

    The file of an unfinished match yields the match as its seat saw it: it can be drawn but has no lines to replay.
    """
    content = read_document(text)
    if content.get("start") is None and content.get("view") is None:
        return read_match(text, find_box, to), None
    box = find_box(content["game"])
    box.version(content["rules"])
    if content.get("view") is not None:
        return read_view(content, box), None
    return read_branched(content, box, to)


def read_view(content: dict[str, Any], box: Box) -> Match:
    """An unfinished match as one seat knew it."""
    return from_position(content, box, thawed(box, content, "view"))


def read_branched(content: dict[str, Any], box: Box, to: int | None) -> tuple[Match, str]:
    """A match that starts from a position."""
    read_seed(content)
    game = thawed(box, content, "start")
    if game.flow.viewer != EVERYTHING:
        raise Refused("The starting position in the file is incomplete.", field="start")
    start = box.freeze(game, content["rules"])
    match = from_position(content, box, game)
    replay_lines(match, content, to)
    return match, start


def from_position(content: dict[str, Any], box: Box, game: Game) -> Match:
    seats, rules = list(content["seats"]), content["rules"]
    options = box.agreed(len(seats), content["options"], rules)
    return Match(box, seats, options, game.flow.seed, game, content["opening"], stories=[[]], version=rules)


def thawed(box: Box, content: dict[str, Any], field: str) -> Game:
    """The position in a file, checked against its digest."""
    rules = content["rules"]
    try:
        game = box.thaw(json.dumps(content[field]), rules)
        found = box.digest(game, rules)
    except Exception:
        raise Refused("The position in the file cannot be read.", field=field) from None
    if found != content["opening"]:
        raise Refused("The position in the file does not match its digest.", field=field)
    return game


# -- uploaded files ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Uploaded:
    """The match in an uploaded file, every line checked."""

    match: Match
    start: str | None  # the position that it starts from, if that is no setup
    snapshot: Snapshot | None  # from which it can be opened without replaying it


class UploadReader:
    """Has uploaded files replayed by processes of their own, a few at a time."""

    def __init__(self) -> None:
        self.turns = asyncio.Semaphore(AT_ONCE)

    async def read(self, text: str, token_signer: TokenSigner) -> Uploaded:
        """The match in the file; whatever is wrong with it, Refused with one sentence."""
        order = {"games": modules(), "key": token_signer.file_key.hex(), "text": text}
        async with self.turns:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "senet.matches.files",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
                limit=16 * 1024 * 1024,
            )  # fmt: skip
            try:
                async with asyncio.timeout(REPLAYED_FOR):
                    return await answered(process, json.dumps(order).encode() + b"\n")
            except (TimeoutError, EOFError, OSError, ValueError) as error:
                if isinstance(error, Refused):
                    raise
                raise Refused("The match in this file takes too long to replay.", field="file") from None
            finally:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


async def answered(process: asyncio.subprocess.Process, order: bytes) -> Uploaded:
    """What the process says about the file."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(order)
    head = json.loads(await process.stdout.readline() or b"{}")
    if "refused" in head:
        raise Refused(*head["refused"])
    lines, stories = [], [read_told(json.dumps(head["setup"]))]
    async for seat, choice, at, by, digest, secret, told in rows_of(process.stdout):
        lines.append(Line(seat, choice, at, by, digest, secret))
        stories.append(read_told(told))
    if len(lines) != head["lines"]:
        raise EOFError
    box, rules = find_box(head["game"]), head["rules"]
    departure = head["departure"] and Departure(head["departure"][0], tuple(head["departure"][1]), rules)
    match = Match(
        box, head["seats"], head["options"], bytes.fromhex(head["seed"]), box.thaw(head["state"], rules),
        head["opening"], lines, stories, version=rules, departure=departure,
    )  # fmt: skip
    snapshot = None if head["snapshot"] is None else (head["snapshot"][0], head["snapshot"][1])
    return Uploaded(match, head["start"], snapshot)


async def rows_of(stream: asyncio.StreamReader) -> AsyncIterator[list[Any]]:
    count = 0
    while line := await stream.readline():
        yield json.loads(line)
        count += 1
        if count % FEW == 0:
            await asyncio.sleep(0)


def read_uploaded(text: str, token_signer: TokenSigner) -> Uploaded:
    """The match in the file; whatever is wrong with it, Refused with one sentence."""
    try:
        content = read_document(text)
        check_start(content, token_signer)
        if len(content["log"]) > MOST_LINES:
            raise Refused(f"A match file may have {MOST_LINES} lines at most.", field="log")
        match, start = read_file(text)
        for number, line in enumerate(match.lines, start=1):
            check_line(number, line)
        if not can_be_drawn(match.box.name):
            raise Refused(
                f"{match.box.title} cannot be put on the table yet: it has no drawing.", field="game"
            )
        for seat in (SPECTATOR, *range(len(match.seats))):
            drawing_of(match.box.name).draw(match.view(seat), Speaker(match.box, "en", match.seats))
        json.dumps(match.stories).encode()
    except Refused:
        raise
    except Exception:
        raise Refused(
            "The match in this file cannot be played: its content is damaged.", field="file"
        ) from None
    return Uploaded(match, start, horizon_of(match))


def horizon_of(match: Match) -> Snapshot | None:
    """The position back to which choices can be taken back: whoever opens the match there loses nothing."""
    known = len(match.lines) - len(match.before)
    if not known or match.is_older:
        return None
    return known, match.box.freeze(match.before[0] if match.before else match.game, match.version)


def check_start(document: dict[str, Any], token_signer: TokenSigner) -> None:
    """Accept a starting position only if this server signed it: unlike legal choices, it could contain anything."""
    if document.get("view") is not None:
        raise Refused("The file contains only one position of an unfinished match.", field="seed")
    start = document.get("start")
    if start is not None and not token_signer.is_stamped(as_text(start), document.get("stamp")):
        raise Refused(
            "The file starts from a position that was not written by this server, so it cannot be trusted.",
            field="start",
        )


def check_line(number: int, line: Line) -> None:
    """Check that the time and author of a line, which only the file states, are short and printable."""
    if len(line.at) > 40 or len(line.by) > 80 or not (line.at + line.by).isprintable():
        raise Refused(f"Line {number} of the log has no valid time or author.", field=f"log {number}")


def answer_order(order: dict[str, Any]) -> None:
    """Replay the file, and print what came of it: a line about the match, and then one for each of its lines."""
    modules().update(order["games"])
    token_signer = TokenSigner("")
    token_signer.file_key = bytes.fromhex(order["key"])
    try:
        found = read_uploaded(order["text"], token_signer)
    except Refused as refusal:
        print(json.dumps({"refused": [refusal.sentence, refusal.rule, refusal.field]}))
        return
    match, gone = found.match, found.match.departure
    head = {
        "game": match.box.name, "seats": match.seats, "options": match.options, "seed": match.seed.hex(),
        "opening": match.opening, "rules": match.version, "state": match.box.freeze(match.game, match.version),
        "start": found.start, "snapshot": found.snapshot, "setup": match.stories[0], "lines": len(match.lines),
        "departure": None if gone is None else [gone.line, gone.rules],
    }  # fmt: skip
    print(json.dumps(head))
    for line, told in zip(match.lines, match.stories[1:], strict=True):
        parts = [line.seat, line.choice, line.at, line.by, line.digest, line.secret, json.dumps(told)]
        print(json.dumps(parts))


if __name__ == "__main__":
    os.nice(10)  # whoever plays comes first
    resource.setrlimit(resource.RLIMIT_CPU, (REPLAYED_FOR, REPLAYED_FOR))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    answer_order(json.loads(sys.stdin.readline()))
