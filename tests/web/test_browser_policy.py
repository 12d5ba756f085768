"""In the browser: no page asks for anything that its policy forbids."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ConsoleMessage, expect

from tests.web.serving import Live, Person

pytestmark = pytest.mark.browser


def test_no_page_breaks_its_own_policy(live: Live, browser: Browser):
    with Person(live) as person:
        created = person.start("me", "invite", "bot", game="pharaon")
        report = person.post(f"/matches/{person.match}/report", json={}).json()["link"]
        cookie = {"name": "senet_guest", "value": person.cookies["senet_guest"], "url": live.url}
    paths = ["/", "/new", "/new/pharaon", "/bring", "/rules", "/rules/pharaon", "/help", "/docs", "/nothing", "/account", "/turns",
             f"/matches/{person.match}", f"/replay/{person.match}", f"/matches/{person.match}/picture.svg",
             created["seats"][1]["link"], report]  # fmt: skip
    context = browser.new_context(base_url=live.url)
    context.add_cookies([cookie])
    page = context.new_page()
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text or "Refused" in message.text:
            complaints.append(f"{page.url}: {message.text}")

    page.on("console", hear)
    for path in paths:
        page.goto(path)
        page.wait_for_load_state("load")
    page.goto(f"/matches/{person.match}")
    page.wait_for_selector("#link-state[data-state=live]")
    assert complaints == []
    context.close()


def test_a_drawing_that_is_opened_by_itself_keeps_its_style(live: Live, browser: Browser):
    context = browser.new_context(base_url=live.url)
    page = context.new_page()
    page.goto("/games/pharaon/picture.svg")
    assert page.evaluate("document.styleSheets.length") == 1
    assert page.evaluate("document.styleSheets[0].cssRules.length") > 0
    context.close()


def test_script_in_talk_and_names_does_not_run(live: Live, browser: Browser):
    script = "<img src=/nothing onerror=document.title='broken'>"
    with Person(live) as person:
        wish = {"game": "pharaon", "seats": ["me", "invite"], "names": [script, script]}
        person.match = person.post("/matches", json=wish).json()["match"]
        assert person.post(f"/matches/{person.match}/talk", json={"text": script}).status_code == 201
        cookie = {"name": "senet_guest", "value": person.cookies["senet_guest"], "url": live.url}
    context = browser.new_context(base_url=live.url)
    context.add_cookies([cookie])
    page = context.new_page()
    page.goto(f"/matches/{person.match}")
    expect(page.locator("#talk-list")).to_contain_text(script)
    expect(page.locator("img[src='/nothing']")).to_have_count(0)
    assert "broken" not in page.title()
    context.close()
