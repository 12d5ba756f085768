"""Match files: what is downloaded, what can be uploaded, and what goes with a report.

A match that branched off another starts from a position, not from a setup: its file has that
position under ``start``. A file of a match that is not over tells only what its seat may know.
"""

from __future__ import annotations

import json
from typing import Any

from senet.games import find_box
from senet.kernel.codec import digest
from senet.kernel.errors import Refused
from senet.kernel.game import EVERYTHING, Game
from senet.kernel.match import Match
from senet.kernel.matchfile import points_of, read_document, read_match, read_seed, replay_line
from senet.web.seeing import Sight
from senet.web.tables import Table


def whole_file(table: Table) -> str:
    """The file of a match that is over: everything, to be replayed by anybody."""
    document = json.loads(table.match.to_file(with_seed=True))
    if table.record.start is not None:
        document["start"] = json.loads(table.record.start)
    return as_text(document)


def seat_file(sight: Sight) -> str:
    """The file of a running match: the position and the log as one seat knows them, without the seed."""
    match = sight.match
    document = json.loads(match.to_file(with_seed=False))
    document |= {"log": [], "view": sight.as_json()["state"], "seat": sight.seat, "line": sight.line}
    document["lines"] = [[line["seat"], line["choice"], line["at"], line["by"]] for line in sight.log()]
    document["opening"] = ""
    return as_text(document)


def match_file(sight: Sight) -> str:
    return whole_file(sight.table) if sight.match.over else seat_file(sight)


def as_text(document: dict[str, Any]) -> str:
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def read_file(text: str) -> tuple[Match, str | None]:
    """The match in a file, every digest checked, and the position it starts from if it has one."""
    content = read_document(text)
    if content.get("start") is None:
        return read_match(text, find_box), None
    return read_branched(content)


def read_branched(content: dict[str, Any]) -> tuple[Match, str]:
    box = find_box(content["game"])
    if content["rules"] != box.rules_version:
        raise Refused(
            f"The file is of rules version {content['rules']}; this is {box.rules_version}.", field="rules"
        )
    read_seed(content)
    start = json.dumps(content["start"], ensure_ascii=False, separators=(",", ":"))
    game = thawed(box.thaw, start)
    if digest(game) != content["opening"]:
        raise Refused(
            "The position that the file starts from is not the one it was made with.", field="start"
        )
    options = box.agreed(len(content["seats"]), content["options"])
    seed, opening = game.flow.seed, content["opening"]
    match = Match(box, list(content["seats"]), options, seed, game, opening, stories=[[]])
    for number, line in enumerate(content["log"], start=1):
        replay_line(match, number, line)
    if match.over != content["over"] or points_of(match) != content["points"]:
        raise Refused("The end of the log is not the end that the file tells of.", field="over")
    return match, box.freeze(thawed(box.thaw, start))


def thawed(thaw: Any, start: str) -> Game:
    try:
        game = thaw(start)
    except Exception:
        raise Refused("The position that the file starts from cannot be read.", field="start") from None
    if not isinstance(game, Game) or game.flow.viewer != EVERYTHING:
        raise Refused("The position that the file starts from is not a whole one.", field="start")
    return game
