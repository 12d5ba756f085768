"""The pages of accounts and operators in a browser: they work, fit on a phone, and can be used by everybody."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from senet.identity.second_factor import PERIOD, code_at
from tests.web.browsing import DESKTOP, PHONE, new_match, serious_findings, somebody
from tests.web.people import CHEAP, PASSWORD, sign_up
from tests.web.serving import Live, Person
from tests.web.timing import inside

pytestmark = pytest.mark.browser
SIZES = [("desktop", DESKTOP, "light"), ("phone", PHONE, "dark")]


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    place = Path(tmp_path_factory.mktemp("accounts")) / "senet.db"
    with Live(place, password_cost=CHEAP, rates={}, smtp="smtp://127.0.0.1:1") as server:
        yield server


def signed_in(page: Page, person: Person, live: Live) -> None:
    cookie: Any = {"name": "senet_session", "value": person.cookies["senet_session"], "url": live.url}
    page.context.add_cookies([cookie])


def check(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_load_state()
    assert serious_findings(page) == [], path
    too_wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert too_wide <= 0, path


def turn_on(page: Page) -> None:
    """Set the second factor up as somebody with an app does."""
    page.goto("/account/second-factor")
    secret = page.locator(".secret").inner_text()
    page.fill("[name=code]", code_at(secret, int(time.time()) // PERIOD))
    page.fill("[name=password]", PASSWORD)
    page.click("button.play")
    expect(page.locator(".codes li")).to_have_count(10)


def test_the_strength_of_a_new_password_is_shown_while_it_is_typed(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        page.goto("/account")
        field = page.locator("[data-strength=sign-up-strength]")
        strength = page.locator("#sign-up-strength")
        for text, word in (("abc", "too short"), ("Passw0rd2024!", "easy to guess"), ("eeffgghhii", "weak"),
                           ("four senet sticks thrown at dusk", "strong")):  # fmt: skip
            field.fill(text)
            expect(strength).to_contain_text(word)
        field.fill("")
        expect(strength).to_be_hidden()


@pytest.mark.parametrize(("name", "size", "scheme"), SIZES)
def test_pages_of_accounts_and_operators_fit_and_can_be_used_by_everybody(
    live: Live, browser: Browser, name: str, size: dict[str, int], scheme: str
):
    with (
        Person(live) as member,
        Person(live) as operator,
        somebody(browser, live.url, size=size, color_scheme=scheme) as page,
    ):
        sign_up(member, f"Member {name}")
        member.start("me", "bot", game="pharaon")
        message = member.post(f"/matches/{member.match}/talk", json={"text": "rude"}).json()["messages"][-1][
            "id"
        ]
        member.post(f"/matches/{member.match}/report", json={"note": "rude", "message": message})
        sign_up(operator, f"Operator {name}")
        accounts = live.services.accounts
        user, other = (
            inside(live, accounts.user_of_session(each.cookies["senet_session"]))
            for each in (operator, member)
        )
        inside(live, live.services.moderation.set_role("command line", user, "operator"))
        for path in ("/account", "/account/forgot"):
            check(page, path)
        signed_in(page, operator, live)
        check(page, "/account/second-factor")
        turn_on(page)
        for path in ("/account", "/account/second-factor", "/admin", "/admin/people", f"/admin/people/{other}",
                     f"/admin/matches/{member.match}", "/admin/audit"):  # fmt: skip
            check(page, path)


def test_signing_in_with_a_code(live: Live, browser: Browser):
    with Person(live) as person, somebody(browser, live.url) as page:
        sign_up(person, "Coder")
        signed_in(page, person, live)
        turn_on(page)
        code = page.locator(".codes li").first.inner_text()
        page.context.clear_cookies()
        page.goto("/account")
        form = page.locator("form[action='/account/sign-in']")
        form.locator("[name=name]").fill("Coder")
        form.locator("[name=password]").fill(PASSWORD)
        form.locator("button").click()
        page.fill("[name=code]", code)
        page.click("button.play")
        page.wait_for_url(live.url + "/")
        page.goto("/account")
        expect(page.locator("h1")).to_have_text("Coder")


def test_a_message_is_reported_at_the_table_and_an_operator_removes_it(live: Live, browser: Browser):
    with (
        somebody(browser, live.url) as host,
        somebody(browser, live.url) as guest,
        Person(live) as person,
        somebody(browser, live.url) as operator,
    ):
        new_match(host, "pharaon", "me", "invite")
        link = host.locator(".link-row input").nth(1).input_value()
        guest.goto(link)
        guest.click("main button")
        guest.wait_for_url("**/matches/*")
        guest.fill("#talk-text", "a rude word")
        guest.click("#talk-form button")
        host.click("[data-report-message]")
        host.fill("#report-note", "rude")
        host.click("#report-send")
        expect(host.locator("#report-result")).to_contain_text("/reports/")
        sign_up(person, "Judge")
        user = inside(live, live.services.accounts.user_of_session(person.cookies["senet_session"]))
        inside(live, live.services.moderation.set_role("command line", user, "operator"))
        signed_in(operator, person, live)
        turn_on(operator)
        operator.goto("/admin")
        card = operator.locator(".cards li", has_text="a rude word")
        card.locator("text=Remove the message").click()
        expect(host.locator("#talk-list")).to_contain_text("removed by an operator")
        expect(guest.locator("#talk-list")).not_to_contain_text("a rude word")
