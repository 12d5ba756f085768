"""Playing in the browser: by pointer, live with others, at one screen, by keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import change, is_over, line, new_match, somebody, wait_for_turn
from tests.web.clicking import point_of
from tests.web.serving import Live, Person

pytestmark = pytest.mark.browser


def choose(page: Page, number: int) -> None:
    """Choose in turn by the list and by the board."""
    offers = page.locator(".offer")
    offer = offers.nth(number % offers.count())
    name = offer.get_attribute("data-choice")
    on_board = page.locator(f'#part-board .choice[data-choice="{name}"]')
    if number % 2 and on_board.count():
        change(page, lambda: on_board.first.dispatch_event("click"))
    else:
        change(page, offer.click)


@pytest.mark.slow
def test_a_whole_match_of_pharaon_against_bots_by_clicking(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        new_match(page, "pharaon", "me", "bot:random")
        number = 0
        while wait_for_turn(page):
            choose(page, number)
            number += 1
        assert number > 15
        expect(page.locator("#part-sheet tbody tr")).to_have_count(7)
        expect(page.locator("#part-sheet h2")).to_contain_text("Won by")
        page.click("#part-decision >> text=Replay")
        page.wait_for_url("**/replay/*")
        page.goto("/")
        expect(page.locator("#finished .match")).to_have_count(1)


def test_one_click_and_one_plays(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        page.goto("/")
        page.click(".hero .play")
        page.wait_for_url("**/matches/*")
        wait_for_turn(page)
        expect(page.locator("#part-board svg")).to_be_visible()
        expect(page.locator("#link-state")).to_have_text("live")


def test_two_browsers_in_one_match_and_one_of_them_is_killed(live: Live, browser: Browser):
    with somebody(browser, live.url) as ann:
        new_match(ann, "bidding", "me", "invite")
        invitation = ann.locator(".link-row input").nth(1).input_value()
        with somebody(browser, live.url) as bea:
            bea.goto(invitation)
            bea.fill('[name="name"]', "Bea")
            bea.click("button.play")
            bea.wait_for_url("**/matches/*")
            expect(ann.locator("#part-seats")).to_contain_text("Bea")
            change(ann, ann.locator('[data-choice="bid:5"].offer').click)
            change(bea, bea.locator('[data-choice="bid:1"].offer').click)
            expect(ann.locator("#part-chronicle")).to_contain_text("Player 1 wins the prize")
            expect(bea.locator("#part-chronicle")).to_contain_text("Player 1 wins the prize")
            state = bea.context.storage_state()
        change(ann, ann.locator('[data-choice="pass"].offer').click)  # nobody is there to see it
        change(ann, ann.locator('[data-choice="bid:4"].offer').click)
        with somebody(browser, live.url, storage_state=state) as bea:
            bea.goto("/")
            expect(bea.locator("#mine .turn")).to_have_text("Your turn")
            bea.click("#mine .match a")
            wait_for_turn(bea)
            assert line(bea) == line(ann) == 4
            assert [offer.inner_text()[:5] for offer in bea.locator(".offer").all()] == [
                "Bid 2",
                "Bid 3",
                "Bid 4",
                "Bid 5",
            ]
            change(bea, bea.locator(".offer").first.click)
            expect(ann.locator("#part-status .quiet")).to_have_text("Line 5")


def test_the_board_does_not_change_under_a_button_that_is_down(live: Live, browser: Browser):
    """Others may choose at the same time; a click on what was drawn anew meanwhile would be lost."""
    with somebody(browser, live.url) as ann, Person(live) as bea:
        match = new_match(ann, "bidding", "me", "invite")
        token = ann.locator(".link-row input").nth(1).input_value().rsplit("/", 1)[-1]
        bea.headers["authorization"], bea.match = f"Bearer {token}", match
        expect(ann.locator("#link-state")).to_have_text("live")
        point = point_of(ann, "bid:5")
        assert point is not None
        ann.mouse.move(*point)
        ann.evaluate(WATCH)
        ann.mouse.down()
        assert bea.choose("bid:1").status_code == 200
        ann.wait_for_timeout(300)
        ann.mouse.up()
        expect(ann.locator("#part-chronicle")).to_contain_text("Player 1 wins the prize")
        assert ann.evaluate("window.changed") == []


# What of the board changes while a button is down.
WATCH = """() => {
  window.changed = [];
  const watch = new MutationObserver((all) => window.changed.push(...all.map(({ target }) => target.id)));
  const begin = () => watch.observe(document.getElementById("part-board"), { childList: true, subtree: true });
  window.addEventListener("pointerdown", begin);
  window.addEventListener("click", () => watch.disconnect(), true);
}"""


def test_a_page_finds_back_by_itself_after_the_server_was_gone(tmp_path: Path, browser: Browser):
    database = tmp_path / "senet.db"
    with Live(database) as live, somebody(browser, live.url) as page:
        new_match(page, "bidding", "me", "invite")
        expect(page.locator("#link-state")).to_have_text("live")
        page.context.set_offline(True)
        expect(page.locator("#link-state")).to_have_attribute(
            "data-state", re.compile("offline|reconnecting|error")
        )
        page.locator('[data-choice="bid:2"].offer').click()
        page.wait_for_timeout(900)
        page.context.set_offline(False)
        expect(page.locator("#part-status .quiet")).to_have_text("Line 1")
        expect(page.locator("#link-state")).to_have_text("live")


def test_a_shield_stands_between_secret_hands(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        new_match(page, "bidding", "me", "screen")
        for seat in (0, 1):
            expect(page.locator("#shield")).to_be_visible()
            expect(page.locator("#shield-title")).to_have_text(f"Pass the screen to Player {seat + 1}")
            expect(page.locator("#part-board [id^='card-']")).to_have_count(0)
            assert page.locator(".offer").count() == 0
            page.keyboard.press("Escape")
            expect(page.locator("#shield")).to_be_visible()
            page.click("#shield-open")
            expect(page.locator(f"#part-board [id^='card-{seat}-']")).to_have_count(5)
            expect(page.locator(f"#part-board [id^='card-{1 - seat}-']")).to_have_count(0)
            page.locator(f'[data-choice="bid:{seat + 1}"].offer').click()
        expect(page.locator("#shield")).not_to_be_visible()
        expect(page.locator("#decision-title")).to_have_text("Keep the prize, or burn it?")


def test_without_secrets_the_screen_turns_by_itself_and_one_takes_back_for_the_other(
    live: Live, browser: Browser
):
    with somebody(browser, live.url) as page:
        new_match(page, "pharaon", "me", "screen")
        shown = set()
        for _ in range(40):
            page.wait_for_selector(".offer, #shield[open]")
            if page.locator("#shield[open]").count():
                page.click("#shield-open")
                page.wait_for_selector(".offer")
            elif len(shown) == 2 and not page.locator("#undo").get_attribute("aria-disabled"):
                break
            before = page.locator("#part-seats .you b").inner_text()
            shown |= {before} if not page.locator("#shield[open]").count() else set()
            change(page, page.locator(".offer").first.click)
        assert len(shown) == 2
        before = line(page)
        change(page, page.locator("#undo").click)
        assert line(page) == before - 1


def test_undo_goes_back_to_its_horizon_and_says_what_stops_it(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        new_match(page, "pharaon", "me", "bot:random", "bot:random")
        seen_undo = seen_stop = False
        for _ in range(60):
            if not wait_for_turn(page) or (seen_undo and seen_stop):
                break
            undo = page.locator("#undo")
            if undo.get_attribute("aria-disabled"):
                page.keyboard.press("u")
                reason = undo.locator("small").inner_text()
                expect(page.locator(".toast").last).to_have_text(reason)
                seen_stop = True
            elif not seen_undo:
                before = line(page)
                change(page, undo.click)
                assert line(page) == before - 1
                seen_undo = True
            choose(page, 0)
        assert seen_undo and seen_stop


def test_why_not_is_said_by_click_and_by_list(live: Live, browser: Browser):
    sentence = "This cannot be chosen now: Burn the prize. Current decision: Bid a card"
    with somebody(browser, live.url) as page:
        new_match(page, "bidding", "me", "invite")
        page.locator('#part-board [data-choice="burn"]').dispatch_event("click")
        expect(page.locator("#rule-sentence")).to_have_text(sentence)
        expect(page.locator("#rule-title")).to_have_text("Not now")
        expect(page.locator("#rule-text")).to_be_hidden()  # a general rule would not explain it
        expect(page.locator("#rule-link")).to_have_attribute("href", "/rules/bidding#TOY-007")
        page.click("#rule-dialog [data-close]")
        page.click("#why")
        page.fill("#why-filter", "burn")
        page.locator("#why-list button:visible").first.click()
        expect(page.locator("#rule-sentence")).to_have_text(sentence)
        page.click("#rule-dialog [data-close]")
        page.click("#part-chronicle .rule-id")
        expect(page.locator("#rule-text")).to_contain_text("a prize is drawn")


def test_a_rule_that_forbids_something_for_a_reason_is_shown(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        new_match(page, "bidding", "me", "bot:random", burning="false")
        choose(page, 0)
        wait_for_turn(page)
        page.click("#why")
        page.locator("#why-list button").first.click()
        expect(page.locator("#rule-sentence")).to_have_text("This card is no longer in your hand.")
        expect(page.locator("#rule-title")).to_contain_text("TOY-003")
        expect(page.locator("#rule-text")).to_contain_text("used cards are gone")


def test_board_and_list_light_each_other(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        new_match(page, "bidding", "me", "invite")
        page.hover('[data-choice="bid:3"].offer')
        expect(page.locator("#card-0-3")).to_have_class(re.compile("hover"))
        page.hover("#card-0-4")
        expect(page.locator('[data-choice="bid:4"].offer')).to_have_class(re.compile("lit"))


def test_after_a_click_nothing_is_lit_at_which_nobody_points(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        new_match(page, "pharaon", "me", "bot:random")
        for _ in range(3):
            assert wait_for_turn(page)
            change(page, page.locator(".offer").first.click)
        assert wait_for_turn(page)
        page.mouse.move(2, 2)
        expect(page.locator(".offer.lit")).to_have_count(0)
        page.keyboard.press("c")
        expect(page.locator(".offer.lit")).to_have_count(1)


def test_a_match_with_the_keyboard_alone(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        page.goto("/new/bidding")
        page.focus('[name="seat-0"]')
        for _ in range(60):
            if page.evaluate("document.activeElement.matches('button.play')"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_url("**/matches/*")
        page.keyboard.press("?")
        expect(page.locator("#keys-dialog")).to_be_visible()
        page.keyboard.press("Escape")
        turn = 0
        while wait_for_turn(page):
            page.keyboard.press("c")
            assert page.evaluate("document.activeElement.matches('.offer')")
            page.keyboard.press("ArrowDown")
            page.keyboard.press("End")
            keys = ["Enter", "1"]
            change(page, lambda key=keys[turn % 2]: page.keyboard.press(key))
            turn += 1
        assert is_over(page) and turn >= 3
        page.keyboard.press("b")
        assert page.evaluate("document.activeElement.id") == "part-board"
        page.keyboard.press("+")
        page.keyboard.press("ArrowLeft")
        assert "scale(1.4)" in page.locator("#part-board svg").first.evaluate("svg => svg.style.transform")
        page.keyboard.press("f")
        assert "scale(1)" in page.locator("#part-board svg").first.evaluate("svg => svg.style.transform")


def test_what_happened_is_said_to_screen_readers(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        new_match(page, "bidding", "me", "bot:random")
        wait_for_turn(page)
        page.locator(".offer").first.click()
        expect(page.locator("#live")).to_contain_text(re.compile("prize|Bid"))


def test_pieces_that_moved_are_animated_unless_motion_is_unwanted(live: Live, browser: Browser):
    watch = (
        "window.moves = 0; new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(node => {"
    )
    watch += "if (node.tagName === 'animateTransform') window.moves += 1})))"
    watch += ".observe(document.getElementById('part-board'), {subtree: true, childList: true})"
    for motion, moved in (("no-preference", True), ("reduce", False)):
        with somebody(browser, live.url, reduced_motion=motion) as page:
            new_match(page, "bidding", "me", "bot:random")
            wait_for_turn(page)
            page.evaluate(watch)
            page.locator(".offer").first.click()
            expect(page.locator("#card-0-1")).to_have_count(0)
            page.wait_for_timeout(200)
            assert (page.evaluate("window.moves") > 0) is moved


def test_wheel_and_drag_move_the_board(live: Live, browser: Browser):
    with somebody(browser, live.url) as page:
        match = new_match(page, "bidding", "me", "invite")
        page.mouse.move(400, 400)
        page.mouse.wheel(0, -300)
        transform = "svg => svg.style.transform"
        page.wait_for_function(
            "!document.querySelector('#part-board svg').style.transform.includes('scale(1)')"
        )
        before = page.locator("#part-board > svg").evaluate(transform)
        page.mouse.down()
        page.mouse.move(450, 430, steps=4)
        page.mouse.up()
        assert page.locator("#part-board > svg").evaluate(transform) != before
        assert f"/matches/{match}" in page.url and line(page) == 0, "a drag is no click"
