"""Two server processes with one PostgreSQL, two browsers, one match; servers and database fall and come back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.load.servers import Server
from tests.web.browsing import change, new_match, somebody, wait_for_turn
from tests.web.postgres import Postgres

pytestmark = [pytest.mark.browser, pytest.mark.slow]


class Bidding(Server):
    """A server that also has the small game of the tests."""

    module = "tests.web.launch"


@pytest.fixture
def database() -> Iterator[Postgres]:
    with Postgres() as server:  # of its own, because it is killed
        yield server


@pytest.fixture
def servers(database: Postgres, tmp_path: Path) -> Iterator[list[Server]]:
    address = database.database()
    found: list[Server] = [Bidding(address, tmp_path / f"{name}.log") for name in ("one", "other")]
    for server in found:
        server.start()
    for server in found:
        server.wait()
    yield found
    for server in found:
        server.stop()


def bid(page: Page, number: int = 0) -> None:
    """One of the bids that are offered, as soon as this page is asked."""
    wait_for_turn(page)
    change(page, page.locator(".offer").nth(number).click)


def lines(page: Page) -> Locator:
    """Where the page says how long the log is."""
    return page.locator("#part-status .pill.quiet")


def test_two_browsers_at_two_processes_play_one_match(
    servers: list[Server], database: Postgres, browser: Browser
):
    one, other = servers
    with somebody(browser, one.url) as ann, somebody(browser, other.url) as bea:
        match = new_match(ann, "bidding", "me", "invite")
        invitation = ann.locator(".link-row input").nth(1).input_value()
        bea.goto(invitation.replace(one.url, other.url))
        bea.fill('[name="name"]', "Bea")
        bea.click("button.play")
        bea.wait_for_url(f"{other.url}/matches/{match}*")
        expect(ann.locator("#part-seats")).to_contain_text("Bea")
        bid(ann, 1)
        bid(bea, 0)
        for page in (ann, bea):
            expect(page.locator("#part-chronicle")).to_contain_text("Player 1 wins the prize")

        other.kill()
        bid(ann)  # the other process is down, this one plays on
        other.start()
        other.wait()
        expect(lines(bea)).to_contain_text("3")  # its page found it again by itself
        bid(bea)

        database.kill()
        database.restart()
        bid(ann)
        for page in (ann, bea):
            expect(lines(page)).to_contain_text("5")
            expect(page.locator("#link-state")).to_have_text("live")
