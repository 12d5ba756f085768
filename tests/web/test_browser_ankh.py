"""Ankh in the browser: a whole match by clicking, a tie decided by the scales, and a camel caravan."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from senet.kernel.match import Match
from tests.web.browsing import new_match, somebody, wait_for_turn
from tests.web.clicking import (
    Player,
    bring,
    branch,
    choose_at_one_screen,
    click_board,
    click_offer,
    first_lines,
    offered,
    on_board,
    played_until,
    question,
)
from tests.web.serving import Live

pytestmark = pytest.mark.browser


@pytest.mark.slow
def test_a_whole_match_of_ankh_with_two_bots_by_clicking(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        new_match(page, "ankh", "me", "bot:random", "bot:random")
        player = Player(page, fond_of=("side", "scales"))
        player.play_to_the_end()
        assert player.clicks > 15 and player.board_clicks > 2
        assert {"action", "card"} <= player.kinds
        expect(page.locator("#part-decision h2")).to_have_text("The game is over")
        expect(page.locator("#part-sheet h2")).to_be_visible()
        page.click("#part-decision >> text=Replay")
        page.wait_for_url("**/replay/*")


def at_scales(match: Match) -> bool:
    return question(match) == "scales"


def test_a_tie_is_decided_by_the_scales(live: Live, browser: Browser, tmp_path: Path):
    tied = played_until("ankh", 3, at_scales)
    holder = tied.waiting_for()[0]
    count = len(tied.lines)
    while not tied.lines[count - 1].choice.startswith("card"):
        count -= 1
    while tied.lines[count - 1].choice.startswith("card"):
        count -= 1
    with somebody(browser, live.url) as page:
        bring(page, first_lines(tied, count), tmp_path)
        for line in tied.lines[count:]:
            choose_at_one_screen(page, line.choice)
        page.wait_for_selector(f"#main[data-seat='{holder}'], #shield[open], .offer")
        choose_at_one_screen(page, "scales")
        story = page.locator("#part-chronicle")
        expect(story).to_contain_text("scales")


def at_caravan(match: Match) -> bool:
    return question(match) == "caravan_start" and len(match.offered(match.waiting_for()[0])) > 4


def test_a_camel_caravan_is_walked_on_the_board(live: Live, browser: Browser, tmp_path: Path):
    begun = played_until("ankh", 3, at_caravan)
    seat = begun.waiting_for()[0]
    with somebody(browser, live.url) as page:
        branch(page, bring(page, begun, tmp_path), len(begun.lines), seat)
        assert wait_for_turn(page)
        steps = 0
        while any(name.startswith("side:") for name in offered(page)) and "stop" not in offered(page):
            name = next(name for name in offered(page) if name.startswith("side:"))
            assert name in on_board(page)
            click_board(page, name)
            steps += 1
            wait_for_turn(page)
        if "stop" in offered(page):
            click_offer(page, "stop")
            wait_for_turn(page)
        assert 1 <= steps <= 6
        regions = [name for name in offered(page) if name.startswith("region:")]
        assert len(regions) == 2 and set(regions) <= on_board(page)
        click_board(page, regions[1])
        wait_for_turn(page)
        swap = next(name for name in offered(page) if name.startswith("swap:"))
        click_offer(page, swap)
        story = page.locator("#part-chronicle")
        expect(story).to_contain_text("camel")
