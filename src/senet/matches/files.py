"""Match files: for download, for upload and for reports.

A branched match starts from a position instead of a setup; its file contains that position as ``start``.
The file of an unfinished match contains only what its seat may know.
"""

from __future__ import annotations

import json
from typing import Any

from senet.games import find_box
from senet.identity.tokens import TokenSigner
from senet.kernel.box import Box
from senet.kernel.errors import Refused
from senet.kernel.game import EVERYTHING, Game
from senet.kernel.match import Match
from senet.kernel.matchfile import read_document, read_match, read_seed, replay_lines
from senet.kernel.play import is_over
from senet.matches.live import LiveMatch


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
