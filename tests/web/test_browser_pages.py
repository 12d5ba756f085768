"""The other pages in the browser: replay, languages, small screens, accessibility."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import PHONE, change, line, new_match, serious_findings, somebody, wait_for_turn
from tests.web.serving import Live

pytestmark = pytest.mark.browser


def play_some(page: Page, turns: int) -> None:
    for _ in range(turns):
        if wait_for_turn(page):
            change(page, page.locator(".offer").first.click)


def test_a_replay_goes_back_and_on_and_its_link_leads_there(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        match = new_match(page, "bidding", "me", "bot:random")
        play_some(page, 20)
        page.goto(f"/replay/{match}")
        where = page.locator("#where")
        last = int(where.inner_text().split("/")[1])
        page.keyboard.press("ArrowRight")
        expect(where).to_have_text(f"1 / {last}")
        page.click("#step-on")
        expect(where).to_have_text(f"2 / {last}")
        page.click("#to-end")
        expect(where).to_have_text(f"{last} / {last}")
        expect(page.locator("#part-sheet")).to_be_visible()
        page.click("#to-start")
        page.click("#play")
        expect(where).to_have_text(f"1 / {last}")
        page.click("#play")
        page.locator("#scrub").fill("3")
        expect(where).to_have_text(f"3 / {last}")
        page.select_option("#viewpoint", "1")
        expect(page.locator("#part-board [id^='card-1-']").first).to_be_attached()
        page.wait_for_url(re.compile(r"at=3&seat=1"))
        link = page.url
        with somebody(browser, live.url) as friend:
            friend.goto(link)
            expect(friend.locator("#where")).to_have_text(f"3 / {last}")
            expect(friend.locator("#part-board [id^='card-1-']").first).to_be_attached()


def test_a_branch_is_a_new_match_from_there(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        match = new_match(page, "pharaon", "me", "bot:random")
        play_some(page, 8)
        page.goto(f"/replay/{match}?at=5")
        page.click("#branch")
        page.wait_for_url(re.compile(rf"/matches/(?!{match})"))
        wait_for_turn(page)
        before = line(page)
        play_some(page, 1)
        assert line(page) > before


def test_a_problem_can_be_reported(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        new_match(page, "bidding", "me", "bot:random")
        page.click("details:has(#report) > summary")
        page.click("#report")
        page.fill("#report-note", "The prize is too small.")
        page.click("#report-send")
        page.locator("#report-result a").first.click()
        expect(page.locator("blockquote")).to_have_text("The prize is too small.")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pl", ["Zagraj teraz", "Nowa partia", "Przebieg gry", "Cofnij"]),
        ("cs", ["Hrát hned", "Nová partie", "Průběh hry", "Zpět"]),
    ],
)
def test_pages_speak_polish_and_czech(live: Live, browser: Browser, language: str, said: list[str]):
    with somebody(browser, live.url) as page:
        page.goto("/")
        page.click(f'.languages a[hreflang="{language}"]')
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".hero .play")).to_have_text(said[0])
        page.goto("/new/pharaon")
        expect(page.locator("h1")).to_contain_text(said[1])
        page.click("button.play")
        page.wait_for_url("**/matches/*")
        wait_for_turn(page)
        expect(page.locator("#chronicle-title")).to_have_text(said[2])
        expect(page.locator("#undo")).to_contain_text(said[3])
        play_some(page, 3)
        shown = page.locator("body").inner_text()
        assert not re.search(r"\b(Game log|Players|Undo|Why can’t|Waiting|Your turn)\b", shown)


def too_wide(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))


def test_everything_fits_a_phone(live: Live, browser: Browser):
    with somebody(browser, live.url, size=PHONE, has_touch=True) as page:
        for path in ("/", "/new/pharaon", "/rules/pharaon", "/help", "/docs", "/bring", "/rules"):
            page.goto(path)
            assert too_wide(page) <= 0, path
        match = new_match(page, "pharaon", "me", "bot:random")
        wait_for_turn(page)
        assert too_wide(page) <= 0
        box = page.locator(".offer").first.bounding_box()
        assert box is not None and box["y"] + box["height"] <= PHONE["height"] and box["height"] >= 36
        change(page, page.locator(".offer").first.tap)
        page.goto(f"/replay/{match}")
        assert too_wide(page) <= 0


def test_rulings_unfold_on_a_phone(live: Live, browser: Browser):
    with somebody(browser, live.url, size=PHONE, has_touch=True, bypass_csp=True) as page:
        page.goto("/new/bidding")
        expect(page.locator("#option-burning")).to_be_hidden()
        page.tap(".rulings > summary")
        expect(page.locator("#option-burning")).to_be_visible()
        assert too_wide(page) <= 0 and serious_findings(page) == []


def test_no_serious_finding_of_axe(live: Live, browser: Browser):
    with somebody(browser, live.url, bypass_csp=True) as page:
        page.goto("/")
        assert serious_findings(page) == []
        for path in ("/new/pharaon", "/rules/bidding", "/docs", "/help", "/bring", "/matches/nosuchmatch"):
            page.goto(path)
            assert serious_findings(page) == [], path
        match = new_match(page, "pharaon", "me", "bot:random")
        wait_for_turn(page)
        assert serious_findings(page) == []
        lit = page.locator("#part-board svg [role=button]")
        names = lit.evaluate_all("lit => lit.map((each) => each.getAttribute('aria-label'))")
        assert names and not any(names), "what is lit is called by its tip, not by the name of the choice"
        page.goto(f"/replay/{match}")
        assert serious_findings(page) == []
        match = new_match(page, "bidding", "me", "bot:random")
        play_some(page, 20)
        assert serious_findings(page) == []
        page.goto("/")
        assert serious_findings(page) == []


def test_a_rule_is_reached_by_its_link(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        page.goto("/rules/pharaon#PHAR-050")
        expect(page.locator("#PHAR-050")).to_be_in_viewport()
        page.fill('[name="q"]', "pharaoh token")
        expect(page.locator("#PHAR-050")).not_to_be_visible()
