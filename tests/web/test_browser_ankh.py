"""Ankh in the browser: a whole match by clicking, a tie decided by the scales, and a camel caravan."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from senet.kernel.match import Match
from tests.web.browsing import new_match, somebody, wait_for_turn
from tests.web.clicking import (
    Player,
    branch,
    bring,
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
        assert "action" in player.kinds
        expect(page.locator("#part-decision h2")).to_have_text("The game is over")
        expect(page.locator("#part-sheet h2")).to_be_visible()
        page.click("#part-decision >> text=Replay")
        page.wait_for_url("**/replay/*")


def test_a_tie_is_decided_by_the_scales(live: Live, browser: Browser, tmp_path: Path):
    """The cards of the battle are chosen at one screen, from behind shields, and come out tied."""
    tied = played_until("ankh", 3, lambda match: question(match) == "scales")
    before = last_battle(tied)
    with somebody(browser, live.url) as page:
        bring(page, first_lines(tied, before), tmp_path)
        page.click("text=To the table")
        for line in tied.lines[before:]:
            choose_at_one_screen(page, line.choice)
        choose_at_one_screen(page, "scales")
        story = page.locator("#part-chronicle")
        expect(story).to_contain_text("uses the Tiebreaker token. ANKH-240")
        expect(story).to_contain_text("wins the battle")


def last_battle(match: Match) -> int:
    """The line before which the cards of the last battle were chosen."""
    line = max(number for number, line in enumerate(match.lines) if line.choice.startswith("card"))
    while match.lines[line - 1].choice.startswith("card"):
        line -= 1
    return line


def test_a_camel_caravan_is_walked_on_the_board(live: Live, browser: Browser, tmp_path: Path):
    """From a match that was brought somebody branches off, where a caravan comes, and goes on with bots."""
    begun = played_until("ankh", 3, at_caravan)
    with somebody(browser, live.url) as page:
        branch(page, bring(page, begun, tmp_path), len(begun.lines), begun.waiting_for()[0])
        assert wait_for_turn(page)
        assert walk(page) >= 1
        expect(page.locator("#part-chronicle")).to_contain_text(
            re.compile(r"places [1-6] camels?: [^.]+\. ANKH-190")
        )
        regions = [name for name in offered(page) if name.startswith("region:")]
        assert len(regions) == 2 and set(regions) <= on_board(page)
        click_board(page, regions[1])
        assert wait_for_turn(page)
        click_offer(page, next(name for name in offered(page) if name.startswith("swap:")))
        expect(page.locator("#part-chronicle")).to_contain_text("swaps")


def at_caravan(match: Match) -> bool:
    return question(match) == "caravan_start" and len(match.offered(match.waiting_for()[0])) > 4


def walk(page: Page) -> int:
    """Walk a caravan on the board until its line is complete; in how many clicks. (Where there is but one way
    to go on nobody is asked.)"""
    clicks = 0
    while sides := [name for name in offered(page) if name.startswith("side:")]:
        stop = "stop" in offered(page)
        click_board(page, "stop" if stop else sides[0])
        assert wait_for_turn(page)
        clicks += 1
    return clicks
