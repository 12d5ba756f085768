"""Browsers for tests: the system's Chromium, headless, and people who click in it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
DESKTOP: Final = {"width": 1360, "height": 900}
PHONE: Final = {"width": 360, "height": 740}
AXE: Final = Path(__file__).parent / "vendor" / "axe.min.js"
SLOW: Final = 20_000  # milliseconds that anything may take on a busy machine

expect.set_options(timeout=SLOW)


def chromium() -> str | None:
    """The path of a Chromium, as tools/chromium.sh finds it."""
    chosen = os.environ.get("SENET_CHROMIUM")
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return chosen or next((path for name in names if (path := shutil.which(name))), None)


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))


@contextmanager
def somebody(browser: Browser, url: str, *, size: dict[str, int] = DESKTOP, **more: Any) -> Iterator[Page]:
    """A person with a browser of their own. Anything the page's script complains about is a failure."""
    settings = {"locale": "en-GB", "reduced_motion": "reduce", "base_url": url, "viewport": size} | more
    context: BrowserContext = browser.new_context(**settings)
    context.set_default_timeout(SLOW)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console",
        lambda message: complaints.append(message.text) if "Content Security" in message.text else None,
    )
    try:
        yield page
    finally:
        context.close()
    assert complaints == []


def new_match(page: Page, game: str, *seats: str, **options: str) -> str:
    """Fill in the form of a new match; the id of the match."""
    page.goto(f"/new/{game}")
    for number, wish in enumerate(seats):
        page.select_option(f'[name="seat-{number}"]', wish)
    number = len(seats)
    while page.locator(f'[name="seat-{number}"]').count():
        page.select_option(f'[name="seat-{number}"]', "")
        number += 1
    for name, value in options.items():
        if not page.locator(f'[name="option-{name}"]').is_visible():
            page.click(".rulings > summary")
        page.select_option(f'[name="option-{name}"]', value)
    page.click("text=Start the match")
    page.wait_for_url("**/matches/*")
    return page.url.rsplit("/", 1)[-1]


def is_over(page: Page) -> bool:
    return page.locator("#part-sheet:not([hidden])").count() > 0


def wait_for_turn(page: Page) -> bool:
    """Wait until this person may choose; False when the game is over."""
    page.wait_for_selector("#part-decision:not(:has([aria-busy])) .offer, #part-sheet:not([hidden])")
    return not is_over(page)


def line(page: Page) -> int:
    return int(
        "".join(sign for sign in page.locator("#part-status .pill.quiet").inner_text() if sign.isdigit())
    )


def change(page: Page, action: Callable[[], Any]) -> None:
    """Do something and wait until the table shows the next position."""
    before = int(page.locator("#main").get_attribute("data-serial") or 0)
    action()
    page.wait_for_function(
        "before => Number(document.getElementById('main').dataset.serial) > before", arg=before
    )


def serious_findings(page: Page) -> list[str]:
    """What axe-core finds wrong with the page, if it is serious."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    wanted = {"rules": {"label-content-name-mismatch": {"enabled": True}}}  # beside the usual ones
    found = page.evaluate("async (wanted) => (await axe.run(wanted)).violations", wanted)
    return [
        f"{each['id']}: {node['target']} {node['html'][:120]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
