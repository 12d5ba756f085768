"""Egizia in the browser: whole matches by clicking, at a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import PHONE, new_match, somebody
from tests.web.clicking import Player
from tests.web.serving import Live

pytestmark = pytest.mark.browser


def check_the_end(page: Page, player: Player) -> None:
    assert player.clicks > 15 and player.board_clicks > 2
    assert {"ship", "build"} <= player.kinds
    expect(page.locator("#part-decision h2")).to_have_text("The game is over")
    expect(page.locator("#part-sheet h2")).to_contain_text("Won by")
    assert page.locator("#part-sheet tbody tr").count() > 3


@pytest.mark.slow
def test_a_whole_match_of_egizia_against_bots_by_clicking(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        new_match(page, "egizia", "me", "bot:random", "bot:random")
        player = Player(page)
        player.play_to_the_end()
        check_the_end(page, player)
        page.click("#part-decision >> text=Replay")
        page.wait_for_url("**/replay/*")


@pytest.mark.slow
def test_a_whole_match_of_egizia_on_a_phone(live: Live, browser: Browser):
    with somebody(browser, live.url, size=PHONE, has_touch=True) as page:
        new_match(page, "egizia", "me", "bot:random")

        def look() -> None:
            """Nothing is wider than the screen, and what is asked can be read without scrolling."""
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
            expect(page.locator("#decision-title")).to_be_in_viewport()
            expect(page.locator(".offer").first).to_be_in_viewport()

        player = Player(page, touch=True)
        player.play_to_the_end(look)
        check_the_end(page, player)
