"""Kemet in teams in the browser: a whole 2 v 2 match by clicking, and a mixed troop on the board."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from senet.games.kemet import BOX
from senet.games.kemet.move import move_action
from senet.games.kemet.position import as_teams, at, position
from senet.kernel.play import resume
from tests.web.browsing import new_match, somebody
from tests.web.clicking import Player, click_board, click_offer, on_board, sit_down_at
from tests.web.serving import Live

pytestmark = pytest.mark.browser


def test_one_person_plays_a_team_through_a_whole_match_by_clicking(live: Live, browser: Browser):
    teams = {f"team_of-{seat}": str(seat % 2 + 1) for seat in range(4)}
    with somebody(browser, live.url) as page:
        new_match(
            page, "kemet", "me", "bot:random", "screen", "bot:random", mode="team", round_limit="1", **teams
        )
        player = Player(page, fond_of=("give", "gather"))

        def look() -> None:
            assert page.locator("#shield[open]").count() == 0  # teammates have no secrets from each other

        player.play_to_the_end(look)
        assert player.clicks > 40 and player.board_clicks > 5
        assert {"place", "give", "seat"} <= player.kinds
        expect(page.locator("#part-chronicle")).to_contain_text("win the game")


def test_a_mixed_troop_moves_on_the_board(live: Live, browser: Browser, tmp_path: Path):
    g = as_teams(
        position(at("nw", {"nw_desert": 2}), at("mw"), at("se", {"nw_desert": 2}), at("me")), 0, 1, 0, 1
    )
    resume(g, move_action, 0, True, False, False)
    with somebody(browser, live.url) as page:
        sit_down_at(live, page, BOX, g, 4, tmp_path)
        page.click("#shield-open")
        page.wait_for_selector('.offer[data-choice="area:nw_desert"]')
        click_board(page, "area:nw_desert")
        page.wait_for_selector('.offer[data-choice="leave:1.2"]')
        assert "leave:1.2" in on_board(page)
        click_board(page, "leave:1.2")
        click_offer(page, "area:west_green")
        expect(page.locator("#part-chronicle")).to_contain_text("moves 3 units")
        expect(page.locator("#troop-2-west_green")).to_have_attribute("data-area", "west_green")
        expect(page.locator("#troop-2-nw_desert")).to_have_attribute("data-area", "nw_desert")
