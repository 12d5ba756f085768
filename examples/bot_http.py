"""A bot that takes a seat at a table over HTTP, with the standard library only.

Start a match with a seat for somebody you invite, copy the token at the end of the invitation's link, and run

    python examples/bot_http.py http://127.0.0.1:8765 TOKEN --name Robot

It follows the match as server-sent events and, whenever it is asked, takes what it likes best: here, anything at random.
"""

from __future__ import annotations

import argparse
import json
import random
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any


class Seat:
    """A seat of a match, played with its token."""

    def __init__(self, server: str, token: str) -> None:
        self.server = server.rstrip("/")
        self.token = token
        self.match = self.ask("/matches")[0]["match"]

    def request(self, path: str, body: object = None) -> urllib.request.Request:
        content = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        return urllib.request.Request(self.server + path, content, headers)

    def ask(self, path: str, body: object = None) -> Any:
        with urllib.request.urlopen(self.request(path, body), timeout=30) as answer:
            return json.load(answer)

    def views(self) -> Iterator[dict[str, Any]]:
        """The match as this seat sees it: now, and after everything that happens."""
        with urllib.request.urlopen(self.request(f"/matches/{self.match}/events"), timeout=60) as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])

    def choose(self, view: dict[str, Any], choice: str) -> None:
        """Choose on the position that was seen. 409 says that it has changed: a newer view is on its way."""
        try:
            self.ask(f"/matches/{self.match}/choices", {"choice": choice, "seen": view["serial"]})
        except urllib.error.HTTPError as error:
            if error.code != 409:
                raise


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a seat of a Senet match at random.")
    parser.add_argument("server", help="the address of the table, such as http://127.0.0.1:8765")
    parser.add_argument("token", help="the token of the seat: the end of its link")
    parser.add_argument("--name", default="Robot", help="how the others will call it")
    given = parser.parse_args()
    seat = Seat(given.server, given.token)
    seat.ask(f"/matches/{seat.match}/sit", {"name": given.name})
    for view in seat.views():
        if view["over"]:
            print("Over:", dict(zip(view["result"]["names"], view["result"]["points"], strict=True)))
            return
        if view["choices"]:
            offer = random.choice(view["choices"])
            print(f"{view['prompt']} {offer['label']}")
            seat.choose(view, offer["choice"])


if __name__ == "__main__":
    main()
