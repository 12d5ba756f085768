"""People in the browser: accounts, talk, seats, notes, themes; on a phone, by keyboard, and without findings of axe."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import PHONE, new_match, serious_findings, somebody, wait_for_turn
from tests.web.people import CHEAP, PASSWORD
from tests.web.serving import Live

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    place = Path(tmp_path_factory.mktemp("people")) / "senet.db"
    with Live(place, password_cost=CHEAP, rates={}) as server:
        yield server


def sign(page: Page, how: str, name: str) -> None:
    page.goto("/account")
    form = page.locator(f'[action="/account/{how}"]')
    form.locator('[name="name"]').fill(name)
    form.locator('[name="password"]').fill(PASSWORD)
    form.locator('[name="password"]').press("Enter")


def test_a_guest_makes_an_account_and_goes_on_playing_elsewhere(live: Live, browser: Browser):
    with somebody(browser, live.url) as page, somebody(browser, live.url) as phone:
        match = new_match(page, "bidding", "me", "bot:random")
        sign(page, "sign-up", "Hatshepsut")
        expect(page.locator("h1")).to_have_text("Hatshepsut")
        expect(page.locator(".fine")).to_be_visible()
        sign(phone, "sign-in", "hatshepsut")
        phone.wait_for_url("**/")
        phone.goto("/turns")
        expect(phone.locator(".turn-card img")).to_have_count(1)
        phone.get_by_role("link", name="To the table").click()
        phone.wait_for_url(f"**/matches/{match}")
        assert wait_for_turn(phone)


def test_a_wrong_password_is_said_beside_its_form(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        sign(page, "sign-in", "Nobody at all")
        expect(page.locator('[action="/account/sign-in"] .problem')).to_have_text("Wrong name or password.")
        expect(page.locator('[action="/account/sign-in"] [name="name"]')).to_have_value("Nobody at all")


def test_people_talk_leave_and_come_back(live: Live, browser: Browser):
    with somebody(browser, live.url) as page, somebody(browser, live.url) as friend:
        new_match(page, "bidding", "me", "invite")
        link = page.locator(".link-row input").nth(1).input_value()
        friend.goto(link)
        friend.fill('[name="name"]', "Bea")
        friend.click("button.play")
        friend.wait_for_url("**/matches/*")
        expect(page.locator("#talk-list")).to_contain_text("Bea took a seat.")
        friend.fill("#talk-text", "<b>Hello</b> there")
        friend.press("#talk-text", "Enter")
        expect(page.locator("#talk-list")).to_contain_text("Bea: <b>Hello</b> there")
        assert page.locator("#talk-list b", has_text="Hello").count() == 0
        page.get_by_role("button", name="Mute: Bea").click()
        expect(page.locator("#talk-list")).not_to_contain_text("Hello")
        friend.click("#seat-tools > summary")
        friend.get_by_role("button", name="Let a bot take over").click()
        expect(page.locator("#sitters")).to_contain_text("a bot plays")
        friend.get_by_role("button", name="Take the seat back: Bea").click()
        expect(page.locator("#talk-list")).to_contain_text("Bea is back.")


def test_notes_and_a_pause(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        new_match(page, "bidding", "me", "bot:random")
        page.click("#notes > summary")
        page.fill("#note", "Burn the third prize.")
        page.click("#note-keep")
        expect(page.locator("#note-state")).to_have_text("Saved.")
        page.reload()
        expect(page.locator("#note")).to_have_value("Burn the third prize.")
        page.click("#seat-tools > summary")
        page.click("#pause")
        expect(page.locator("#paused")).to_be_visible()
        page.click("#pause")
        expect(page.locator("#paused")).to_be_hidden()


def test_a_match_with_a_pace_shows_its_clocks(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        page.goto("/new/bidding")
        page.select_option('[name="pace-budget"]', "259200")
        page.select_option('[name="pace-increment"]', "3600")
        page.select_option('[name="pace-timeout"]', "bot")
        page.click("button.play")
        page.wait_for_url("**/matches/*")
        expect(page.locator("#pace")).to_contain_text("3 days")
        expect(page.locator(".clock").first).to_contain_text("d ")


def test_a_page_that_nobody_looks_at_says_that_it_is_ones_turn(live: Live, browser: Browser):
    with (
        somebody(browser, live.url, permissions=["notifications"]) as page,
        somebody(browser, live.url) as friend,
    ):
        page.add_init_script("""
            window.told = [];
            window.Notification = class extends EventTarget {
              static permission = "granted";
              constructor(title, options) { super(); window.told.push([title, options.body]); }
            };
            Object.defineProperty(document, "hidden", { get: () => window.away === true });
        """)
        new_match(page, "bidding", "me", "invite")
        friend.goto(page.locator(".link-row input").nth(1).input_value())
        friend.click("button.play")
        wait_for_turn(page)
        page.click('[data-choice="bid:2"].offer')
        expect(page.locator(".waiting-dots")).to_be_visible()
        page.evaluate("window.away = true")
        wait_for_turn(friend)
        friend.click('[data-choice="bid:1"].offer')
        page.wait_for_function("() => window.told.length > 0")
        title, body = json.loads(page.evaluate("JSON.stringify(window.told[0])"))
        assert "Your turn" in title and "Bidding" in title and body


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_finding_on_the_pages_of_people(live: Live, browser: Browser, scheme: str):
    with somebody(browser, live.url, size=PHONE, color_scheme=scheme, bypass_csp=True) as page:
        for path in ("/account", "/turns", "/new/bidding", "/"):
            page.goto(path)
            assert serious_findings(page) == [], path
            assert page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0, path
        match = new_match(page, "bidding", "me", "bot:random")
        wait_for_turn(page)
        page.click("#seat-tools > summary")
        page.click("#notes > summary")
        expect(page.locator("#sitters li")).to_have_count(2)
        assert serious_findings(page) == []
        sign(page, "sign-up", f"Axe {scheme}")
        expect(page.locator("h1")).to_have_text(f"Axe {scheme}")
        page.click(".danger summary")
        assert serious_findings(page) == []
        page.goto("/turns")
        assert serious_findings(page) == [], match


@pytest.mark.parametrize(
    ("language", "words"), [("pl", ["Konto", "Moja kolej"]), ("cs", ["Účet", "Jsem na tahu"])]
)
def test_the_pages_of_people_speak_polish_and_czech(
    live: Live, browser: Browser, language: str, words: list[str]
):
    with somebody(browser, live.url) as page:
        page.goto("/account")
        page.select_option('[name="language"]', language)
        page.select_option('[name="theme"]', "dark")
        page.locator('[action="/account/look"] button').click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        expect(page.locator("h1")).to_have_text(words[0])
        page.goto("/turns")
        expect(page.locator("h1")).to_have_text(words[1])
