"""Kemet in the browser: a teleport on the board from a prepared position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from senet.games import find_box
from senet.games.kemet.move import move_action
from senet.games.kemet.position import at, position
from senet.games.kemet.table import Kemet
from senet.kernel.codec import digest
from senet.kernel.match import new_match as begin
from senet.kernel.play import resume
from tests.web.browsing import somebody
from tests.web.clicking import choose_at_one_screen, click_board, offered, on_board
from tests.web.serving import Live

pytestmark = pytest.mark.browser


def sit_down_at(page: Page, g: Kemet, folder: Path) -> None:
    """Bring a position to the table, with all its seats at this screen."""
    box = find_box("kemet")
    match = begin(box, len(g.players), {}, g.flow.seed)
    document = json.loads(match.to_file(with_seed=True))
    document |= {"start": json.loads(box.freeze(g)), "opening": digest(g)}
    path = folder / "position.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    page.goto("/bring")
    page.set_input_files('[name="file"]', path)
    page.click("button.play")
    page.wait_for_url("**/replay/*")
    page.click("text=To the table")


def test_a_teleport_is_made_on_the_board(live: Live, browser: Browser, tmp_path: Path):
    g = position(
        at("nw", {"nw_north": 3, "nw_east": 2}, prayer=5, pyramids={"nw_north": ("ruby", 1)}), at("mw")
    )
    resume(g, move_action, 0, True, False, False)
    with somebody(browser, live.url) as page:
        sit_down_at(page, g, tmp_path)
        choose_at_one_screen(page, "area:nw_north")
        page.wait_for_selector('.offer[data-choice="teleport:sanctuary"]')
        assert "teleport:sanctuary" in on_board(page)
        click_board(page, "teleport:sanctuary")
        expect(page.locator("#part-chronicle")).to_contain_text("teleports 3 units")
        assert not any(name.startswith("teleport:") for name in offered(page))
