"""Kemet solo in the browser: a whole match against Amon by clicking, and what a phone shows of it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import PHONE, new_match, somebody, wait_for_turn
from tests.web.clicking import Player
from tests.web.serving import Live

pytestmark = pytest.mark.browser


def keep(page: Page, name: str) -> None:
    """A picture for whoever wants to look at it."""
    if folder := os.environ.get("SENET_SCREENSHOTS"):
        page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.slow
def test_a_whole_solo_match_against_amon_by_clicking(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        new_match(page, "kemet", "me", objective="ob04")  # the mode need not be chosen by one alone
        player = Player(page)
        seen: set[str] = set()

        def look() -> None:
            text = page.locator("#part-chronicle").inner_text()
            seen.update(word for word in ("action card", "deciding condition", "event") if word in text)
            if player.clicks in (12, 60):
                keep(page, f"solo-{player.clicks}")

        player.play_to_the_end(look)
        assert player.clicks > 20 and player.board_clicks > 0
        expect(page.locator("#part-sheet h2")).to_contain_text("Won by")
        expect(page.locator("#part-sheet")).to_contain_text("Amon")
        keep(page, "solo-end")
        assert "action card" in seen or "event" in seen


def test_a_solo_match_on_a_phone_shows_amon(live: Live, browser: Browser):
    with somebody(browser, live.url, size=PHONE, has_touch=True, is_mobile=True) as page:
        new_match(page, "kemet", "me", objective="ob01")
        player = Player(page, touch=True)
        for _ in range(14):
            assert wait_for_turn(page)
            player.click()
        keep(page, "solo-phone")
        for part in ("his board", "his cards"):
            page.click('button[data-region="amon"]')
            keep(page, f"solo-phone-{part.replace(' ', '-')}")
        expect(page.locator("#war-strength")).to_have_count(1)
        expect(page.locator("#amon-a")).to_have_count(1)
