"""Kemet with the Gods of Egypt in the browser: a God is acquired, placed and moved on the board."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from senet.games.kemet import BOX
from senet.games.kemet.acquire import acquire
from senet.games.kemet.move import move_action
from senet.games.kemet.position import at, leads, position
from senet.kernel.play import resume
from tests.web.browsing import somebody
from tests.web.clicking import click_board, on_board, sit_down_at
from tests.web.serving import Live

pytestmark = pytest.mark.browser


def test_a_god_rises_on_the_board(live: Live, browser: Browser, tmp_path: Path):
    g = position(
        leads(at("nw", {"nw_east": 2}, pyramids={"nw_north": ("ruby", 4)}), "anubis", ascended=False),
        at("mw"),
    )
    g.risen = True
    resume(g, acquire, 0, "f1_acquire_a")
    with somebody(browser, live.url) as page:
        sit_down_at(live, page, BOX, g, 2, tmp_path)
        page.click("#shield-open")
        page.wait_for_selector('.offer[data-choice="god:anubis"]')
        click_board(page, "god:anubis")
        page.wait_for_selector('.offer[data-choice="deploy:nw_south"]')
        assert "deploy:nw_north" in on_board(page)
        click_board(page, "deploy:nw_south")
        expect(page.locator("#part-chronicle")).to_contain_text(
            "brings a God with 4 life points to the board: Anubis"
        )
        expect(page.locator("#god-0")).to_have_attribute("data-area", "nw_south")


def test_a_god_marches_on_the_board(live: Live, browser: Browser, tmp_path: Path):
    g = position(leads(at("nw", {"nw_north": 2}), "sobek", "nw_desert", life=3), at("mw"))
    resume(g, move_action, 0, True, False, False)
    with somebody(browser, live.url) as page:
        sit_down_at(live, page, BOX, g, 2, tmp_path)
        page.click("#shield-open")
        for area in ("nw_desert", "west_outer_temple"):
            page.wait_for_selector(f'.offer[data-choice="area:{area}"]')
            click_board(page, f"area:{area}")
        page.wait_for_selector('.offer[data-choice="stop"]')
        expect(page.locator("#god-0")).to_have_attribute("data-area", "west_outer_temple")
        expect(page.locator("#part-chronicle")).to_contain_text("moves Sobek")
