"""Pictures of every page and state, desktop and phone: `python -m tests.web.pictures [FOLDER [png [games]]]`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from senet.games import modules
from tests.web.browsing import PHONE, change, launch, new_match, somebody, wait_for_turn
from tests.web.pictures_of_games import the_games
from tests.web.serving import Live

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120_000  # milliseconds: whole matches are brought and checked
SCREEN = {"width": 1280, "height": 800}
Shoot = Callable[[str], None]

# Images wait until one comes near them, and a picture is no visitor.
LOAD_IMAGES = """async () => {
  for (const image of document.images) image.loading = "eager";
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await document.fonts.ready;
}"""


def play_some(page: Page, turns: int) -> None:
    for turn in range(turns):
        if not wait_for_turn(page):
            return
        offers = page.locator(".offer")
        change(page, offers.nth(turn % offers.count()).click)
    page.wait_for_timeout(300)


def plain_pages(page: Page, shoot: Shoot) -> None:
    for name, path in (("new-match", "/new/pharaon"), ("rules", "/rules/pharaon?q=pharaoh"), ("api", "/docs"),
                       ("help", "/help"), ("bring", "/bring"), ("account", "/account"), ("error", "/matches/nosuchmatch")):  # fmt: skip
        page.goto(path)
        shoot(name)


def the_table(page: Page, shoot: Shoot) -> str:
    match = new_match(page, "pharaon", "me", "bot:greedy", "bot:greedy")
    play_some(page, 14)
    wait_for_turn(page)
    page.wait_for_timeout(1500)
    shoot("table")
    page.click("#why")
    page.wait_for_selector("#why-list button")
    shoot("why")
    page.locator("#why-list button").first.click()
    page.wait_for_selector("#rule-dialog[open]")
    shoot("rule")
    page.click("#rule-dialog [data-close]")
    page.click("#open-keys")
    shoot("keys")
    page.keyboard.press("Escape")
    page.context.set_offline(True)
    page.wait_for_selector("#link-state[data-state=offline]")
    shoot("offline")
    page.context.set_offline(False)
    page.wait_for_selector("#link-state[data-state=live]")
    return match


def the_rest(page: Page, shoot: Shoot, match: str) -> None:
    play_some(page, 400)
    shoot("over")
    page.goto(f"/replay/{match}?at=30&seat=1")
    shoot("replay")
    page.goto("/")
    page.wait_for_timeout(200)
    shoot("entrance")
    new_match(page, "egizia", "me", "bot:greedy")
    page.goto("/turns")
    shoot("my-turns")
    new_match(page, "pharaon", "me", "screen")
    while not page.locator("#shield[open]").count():
        change(page, page.locator(".offer").first.click)
        page.wait_for_selector(".offer, #shield[open]")
    shoot("shield")
    new_match(page, "pharaon", "me", "invite")
    while page.locator(".offer").count():
        change(page, page.locator(".offer").first.click)
    page.wait_for_selector(".waiting-dots")
    shoot("waiting")
    link = page.locator(".link-row input").nth(1).input_value()
    page.context.clear_cookies()
    page.goto(link)
    shoot("invitation")


def take(browser: Browser, url: str, folder: Path, suffix: str, only_games: bool) -> None:
    for kind, more in (
        ("desktop", {"size": SCREEN}),
        ("phone", {"size": PHONE, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}),
    ):
        with somebody(browser, url, **more) as page:
            page.context.set_default_timeout(PATIENCE)

            def shoot(name: str, page: Page = page, kind: str = kind) -> None:
                page.evaluate(LOAD_IMAGES)
                if suffix == "png":
                    page.screenshot(path=folder / f"{name}-{kind}.png")
                else:
                    page.screenshot(path=folder / f"{name}-{kind}.jpg", type="jpeg", quality=82)

            with tempfile.TemporaryDirectory() as place:
                the_games(page, shoot, Path(place))
            if only_games:
                continue
            page.context.clear_cookies()
            page.goto("/")
            shoot("first-visit")
            plain_pages(page, shoot)
            match = the_table(page, shoot)
            the_rest(page, shoot, match)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    modules().pop("bidding", None)
    with (
        tempfile.TemporaryDirectory() as place,
        Live(Path(place) / "senet.db") as live,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        suffix = sys.argv[2] if len(sys.argv) > 2 else "jpg"
        take(browser, live.url, folder, suffix, sys.argv[3:] == ["games"])
        browser.close()


if __name__ == "__main__":
    main()
