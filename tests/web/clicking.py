"""Playing whole matches by clicking, and bringing matches that the library played so far."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, Request, expect

from senet.games import find_box
from senet.kernel.box import Box
from senet.kernel.chance import seed_from
from senet.kernel.codec import digest
from senet.kernel.game import Game
from senet.kernel.match import Match, new_match
from senet.matches.files import as_text
from tests.web.browsing import wait_for_turn
from tests.web.serving import Live

LAZY: Final = ("pass", "end", "finish", "withdraw", "stop")  # choices after which less is asked

# A point of the board, not at its very edge, at which a pointer meets the choice, not something that lies over it.
# A pointer points at whole pixels; and what the last position changed is laid out first.
POINT: Final = """async name => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const wanted = `#part-board .choice[data-choice="${CSS.escape(name)}"]`;
  const parts = [...document.querySelectorAll(wanted)];
  const shares = [.5, .3, .7, .15, .85, .05, .95];
  const board = document.getElementById("part-board").getBoundingClientRect();
  for (const part of parts) {
    const box = part.getBoundingClientRect();
    for (const down of shares) for (const right of shares) {
      const x = Math.round(box.x + box.width * right), y = Math.round(box.y + box.height * down);
      if (Math.min(x - board.left, board.right - x, y - board.top, board.bottom - y) < 6) continue;
      const met = document.elementFromPoint(x, y)?.closest("#part-board .choice");
      if (met?.dataset.choice === name) return [x, y];
    }
  }
  return null;
}"""

# How the board is looked at; and whether something was chosen, or the board came closer since.
LOOK: Final = """() => [
  document.getElementById("main").dataset.serial,
  document.querySelector("#part-board > svg").style.transform,
]"""
HAPPENED: Final = """([serial, look]) => {
  const main = document.getElementById("main");
  if (document.querySelector(".offer[aria-busy]") || main.dataset.serial !== serial) return true;
  return document.querySelector("#part-board > svg").style.transform !== look;
}"""


# -- clicking ------------------------------------------------------------------------------------


def offered(page: Page) -> list[str]:
    """The texts of the choices in the panel."""
    names: list[str] = page.locator(".offer").evaluate_all("all => all.map(one => one.dataset.choice)")
    return names


def on_board(page: Page) -> set[str]:
    """The choices that are lit on the board."""
    lit = page.locator("#part-board .choice[data-choice]")
    return set(lit.evaluate_all("all => all.map(one => one.dataset.choice)"))


def point_of(page: Page, name: str) -> tuple[float, float] | None:
    """Where on the board a pointer meets this choice, or None."""
    page.locator("#part-board").scroll_into_view_if_needed()
    found = page.evaluate(POINT, name)
    return (found[0], found[1]) if found else None


def choose(page: Page, action: Callable[[], object]) -> None:
    """Choose something, and wait until the table shows what it led to: others may choose at the same time, so
    a new position alone does not say that."""
    with page.expect_response(lambda response: response.url.endswith("/choices")) as answer:
        action()
    assert answer.value.status == 200, answer.value.text()
    serial = answer.value.json()["serial"]
    page.wait_for_function("it => Number(document.getElementById('main').dataset.serial) >= it", arg=serial)


def click_offer(page: Page, name: str) -> None:
    choose(page, page.locator(f'.offer[data-choice="{name}"]').click)


def click_board(page: Page, name: str, touch: bool = False) -> None:
    """Choose by pointing at a piece or a space. One points again when the board came closer to a finger, or
    when others chose at the same time and it changed under the pointer."""
    sent: list[str] = []

    def note(request: Request) -> None:
        sent.extend([request.url] if request.url.endswith("/choices") else [])

    def point() -> None:
        while not sent:
            at = point_of(page, name)
            assert at is not None, f"{name} cannot be met on the board"
            before = page.evaluate(LOOK)
            (page.touchscreen.tap if touch else page.mouse.click)(*at)
            page.wait_for_function(HAPPENED, arg=before)
            page.wait_for_timeout(50)  # in which we hear of a request

    page.on("request", note)
    choose(page, point)
    page.remove_listener("request", note)


class Player:
    """Somebody who clicks through a match: every fourth choice on the board, where it can be seen there."""

    def __init__(self, page: Page, *, touch: bool = False, fond_of: tuple[str, ...] = ()) -> None:
        self.page = page
        self.touch = touch
        self.fond_of = fond_of  # kinds of choices that are taken whenever they are offered
        self.kinds: set[str] = set()
        self.clicks = 0
        self.board_clicks = 0

    def wish(self, names: list[str]) -> str:
        liked = [name for name in names if name.partition(":")[0] in self.fond_of]
        busy = [name for name in names if name not in LAZY]
        pool = liked or (names if self.clicks % 7 == 6 else busy) or names
        return pool[(self.clicks * 5) % len(pool)]

    def click(self) -> None:
        name = self.wish(offered(self.page))
        self.kinds.add(name.partition(":")[0])
        if self.clicks % 4 == 1 and name in on_board(self.page) and point_of(self.page, name):
            click_board(self.page, name, self.touch)
            self.board_clicks += 1
        else:
            click_offer(self.page, name)
        self.clicks += 1

    def play_to_the_end(self, look: Callable[[], None] = lambda: None) -> None:
        while wait_for_turn(self.page):
            look()
            self.click()


# -- matches that were begun elsewhere -------------------------------------------------------------


def played_until(game: str, seats: int, reached: Callable[[Match], bool]) -> Match:
    """A match of random choices in which `reached` holds: the first one that comes there."""
    box = find_box(game)
    for number in range(200):
        match, rng = new_match(box, seats, {}, seed_from(f"{game} {number}")), random.Random(number)
        while not match.over:
            if reached(match):
                return match
            seat = match.waiting_for()[0]
            match.choose(seat, rng.choice(match.offered(seat)))
    raise AssertionError("no match comes to this point")


def question(match: Match) -> str:
    decision = match.game.flow.decision
    return decision.question.name if decision else ""


def first_lines(match: Match, count: int) -> Match:
    """The same match, so many lines long."""
    shorter = new_match(match.box, match.seats, match.options, match.seed)
    for line in match.lines[:count]:
        shorter.choose(line.seat, line.choice)
    return shorter


def bring(page: Page, match: Match, folder: Path) -> str:
    """Bring the file of a match to the table, by the form; its id there. All its seats are at this screen."""
    path = folder / "match.json"
    path.write_text(match.to_file(with_seed=True), encoding="utf-8")
    page.goto("/bring")
    page.set_input_files('[name="file"]', path)
    page.click("button.play")
    page.wait_for_url("**/replay/*")
    return page.url.rsplit("/", 1)[-1].partition("?")[0]


def sit_down_at(live: Live, page: Page, box: Box, g: Game, seats: int, folder: Path) -> None:
    """Bring a position to the table, stamped as its own, with all its seats at this screen."""
    document = json.loads(new_match(box, seats, {}, g.flow.seed).to_file(with_seed=True))
    start = json.loads(box.freeze(g))
    document |= {
        "start": start,
        "opening": digest(g),
        "stamp": live.services.token_signer.stamp(as_text(start)),
    }
    path = folder / "position.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    page.goto("/bring")
    page.set_input_files('[name="file"]', path)
    page.click("button.play")
    page.wait_for_url("**/replay/*")
    page.click(".top-links a[href^='/matches/']")


def branch(page: Page, match: str, line: int, seat: int) -> None:
    """Go on from a line of a match at one seat, against bots."""
    page.goto(f"/replay/{match}?at={line}&seat={seat}")
    page.click("#branch")
    page.wait_for_url(lambda url: "/matches/" in url and match not in url)


def choose_at_one_screen(page: Page, name: str) -> None:
    """Choose for whoever is next at this screen, from behind the shield if there is one."""
    page.wait_for_selector(f'#shield[open], .offer[data-choice="{name}"]')
    if page.locator("#shield[open]").count():
        assert page.locator(".offer").count() == 0, "what is behind the shield is seen before it"
        page.click("#shield-open")
    expect(page.locator("#shield")).not_to_be_visible()
    click_offer(page, name)
