"""How fast the table is, in the browser on loopback: `python -m tests.web.measure`. Prints a table for the docs."""

from __future__ import annotations

import signal
import tempfile
import time
from pathlib import Path
from statistics import median

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.browsing import launch, new_match, somebody, wait_for_turn
from tests.web.serving import wait_until
from tests.web.test_faults import Process

CLICK = """async (name) => {
  const main = document.getElementById("main");
  const before = main.dataset.serial;
  const start = performance.now();
  document.querySelector(`.offer[data-choice="${name}"]`).click();
  while (main.dataset.serial === before) await new Promise((done) => setTimeout(done, 1));
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - start;
}"""
WEIGHT = """() => performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation"))
  .filter((each) => !each.name.includes("woff2")).reduce((sum, each) => sum + each.encodedBodySize, 0)"""
PAINT = """() => Math.max(performance.getEntriesByName("first-contentful-paint")[0].startTime,
  performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd)"""


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def updates(page: Page, turns: int) -> list[float]:
    """Milliseconds from a click to the next position on the screen; nobody else plays."""
    new_match(page, "pharaon", "me")
    times = []
    while len(times) < turns:
        if not wait_for_turn(page):
            new_match(page, "pharaon", "me")
            continue
        name = page.locator(".offer").first.get_attribute("data-choice")
        times.append(float(page.evaluate(CLICK, name)))
        page.wait_for_timeout(120)
    return times


def long_match(url: str) -> tuple[str, int]:
    """A whole match of five bots."""
    with httpx.Client(base_url=url, timeout=60) as client:
        wish = {"game": "pharaon", "seats": ["bot:random"] * 5}
        match = client.post("/matches", json=wish).json()["match"]
        wait_until(lambda: client.get(f"/matches/{match}/view").json()["over"], 300)
        return match, client.get(f"/matches/{match}/view").json()["line"]


def opening(browser: Browser, url: str, match: str) -> tuple[float, float]:
    """Milliseconds until the board is there in a new browser, and the bytes that came."""
    with somebody(browser, url) as page:
        page.goto(f"/matches/{match}")
        page.wait_for_selector("#part-board svg")
        page.wait_for_timeout(500)
        return float(page.evaluate(PAINT)), float(page.evaluate(WEIGHT))


def after_a_start(browser: Browser, database: Path, match: str) -> tuple[float, float, float]:
    """Milliseconds until the board is there, first when the match is not in memory, then when it is; and the bytes."""
    server = Process(database)
    httpx.get(f"{server.url}/help", timeout=60)
    time.sleep(8)  # everything is read in the meantime, but for the match
    cold, weight = opening(browser, server.url, match)
    warm, _ = opening(browser, server.url, match)
    server.stop(signal.SIGTERM)
    return cold, warm, weight


def main() -> None:
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        browser = launch(playwright)
        database = Path(place) / "senet.db"
        server = Process(database)
        match, lines = long_match(server.url)
        with somebody(browser, server.url) as page:
            times = updates(page, 150)
        server.stop(signal.SIGTERM)
        rows = [after_a_start(browser, database, match) for _ in range(3)]
        browser.close()
    cold, warm, weight = (median(column) for column in zip(*rows, strict=True))
    print("| what | figure | goal |\n|---|---|---|")
    print(f"| first useful board, {lines} lines, match not in memory | {cold:.0f} ms | 1000 ms |")
    print(f"| the same, match in memory | {warm:.0f} ms | 1000 ms |")
    print(f"| click to next position on the screen, median | {percentile(times, 0.5):.0f} ms | |")
    print(f"| the same, 95 of 100 | {percentile(times, 0.95):.0f} ms | 150 ms |")
    print(f"| page without fonts, compressed | {weight / 1000:.0f} kB | 200 kB |")


if __name__ == "__main__":
    main()
