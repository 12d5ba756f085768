"""Pictures of Kemet, Ankh and Egizia at the table: the states in which one looks at something else each time."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from senet.games import find_box
from senet.kernel.chance import seed_from
from senet.kernel.match import Match, new_match
from tests.web.browsing import wait_for_turn
from tests.web.clicking import branch, bring, first_lines, question


@dataclass(frozen=True)
class State:
    """Where a match of random choices first asks this, after so many lines; at the end of it if nothing is asked."""

    name: str
    question: str
    after: int = 0
    tab: str = ""  # the part of the board to look at


STATES: Final[dict[str, tuple[int, tuple[State, ...]]]] = {
    "kemet": (
        3,
        (
            State("start", "choose_faction"),
            State("action", "plan", 150),
            State("tiles", "acquire_tile", 200, "tiles"),
            State("move", "move_on", 250),
            State("battle", "play_card", 300),
            State("interventions", "add_cards", 300, "now"),
            State("night", "position", 200),
            State("over", ""),
        ),
    ),
    "ankh": (
        3,
        (
            State("action", "first_action", 40),
            State("move", "move_to", 40),
            State("caravan", "caravan_next"),
            State("battle", "battle_card", 60),
            State("over", ""),
        ),
    ),
    "egizia": (
        3,
        (
            State("ships", "stop", 30),
            State("sphinx", "keep_card"),
            State("building", "what_to_build", 60),
            State("feeding", "feeding", 20),
            State("over", ""),
        ),
    ),
}


def matches(game: str, seats: int, wanted: tuple[State, ...]) -> dict[str, Match]:
    """For every state a match that is there; the first of some matches that comes to it."""
    box = find_box(game)
    found: dict[str, Match] = {}
    for number in range(20):
        match, rng = new_match(box, seats, {}, seed_from(f"{game} picture {number}")), random.Random(number)
        while not match.over:
            for state in wanted:
                if (
                    state.name not in found
                    and state.question == question(match)
                    and len(match.lines) >= state.after
                ):
                    found[state.name] = first_lines(match, len(match.lines))
            seat = match.waiting_for()[0]
            match.choose(seat, rng.choice(match.offered(seat)))
        found.setdefault("over", match)
        if len(found) == len(wanted):
            return found
    raise AssertionError(f"only {', '.join(found)} of {game} came")


def the_games(page: Page, shoot: Callable[[str], None], folder: Path) -> None:
    for game, (seats, states) in STATES.items():
        found = matches(game, seats, states)
        for state in states:
            match = found[state.name]
            brought = bring(page, match, folder)
            if match.over:
                page.goto(f"/matches/{brought}")
                page.wait_for_selector("#part-sheet:not([hidden])")
            else:
                branch(page, brought, len(match.lines), match.waiting_for()[0])
                wait_for_turn(page)
            if state.tab and page.locator(f'button[data-region="{state.tab}"]').count():
                page.click(f'button[data-region="{state.tab}"]')
            page.wait_for_timeout(400)
            shoot(f"{game}-{state.name}")
