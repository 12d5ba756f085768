"""Phones: the board goes where something can be chosen, in the size of a finger, and everything can be read."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from senet.games.kemet import BOX
from senet.games.kemet.acquire import acquire
from senet.games.kemet.components import COLOURS, TILES
from senet.games.kemet.position import at, position
from senet.games.kemet.table import Kemet
from senet.kernel.play import resume
from senet.language import Speaker
from tests.web.browsing import PHONE, new_match, somebody, wait_for_turn
from tests.web.clicking import click_board, click_offer, offered, on_board, sit_down_at
from tests.web.serving import Live

pytestmark = pytest.mark.browser

A_PHONE: Final[dict[str, Any]] = {"size": PHONE, "has_touch": True, "is_mobile": True}
CITIES: Final = ("nw", "mw", "sw", "ne", "me", "se")
# Those of these parts of the drawing of which all is in sight: their ids, sizes and letters in pixels.
IN_SIGHT: Final = """wanted => {
  const stage = document.getElementById("part-board").getBoundingClientRect();
  return [...document.querySelectorAll(`#part-board ${wanted}`)].map(part => {
    const box = part.getBoundingClientRect(), words = part.querySelector("text");
    const inside = box.left > stage.left && box.right < stage.right && box.top > stage.top && box.bottom < stage.bottom;
    const letters = words ? parseFloat(getComputedStyle(words).fontSize) * words.getScreenCTM().d : 99;
    return { id: part.id, inside, size: Math.min(box.width, box.height), letters };
  }).filter(part => part.inside);
}"""


def all_tiles() -> Kemet:
    """Six players, all colours and so all 96 power tiles; seat 0 may acquire one."""
    mine = at("nw", {"nw_north": 3}, prayer=7, pyramids={"nw_north": ("ruby", 2)})
    g = position(mine, *(at(city) for city in CITIES[1:]), colours=COLOURS)
    assert sum(g.tiles.values()) == 96
    resume(g, acquire, 0, "f1_acquire_a")
    return g


def behind_the_shield(page: Page) -> None:
    page.wait_for_selector(".offer, #shield[open]")
    if page.locator("#shield[open]").count():
        page.tap("#shield-open")
    page.wait_for_selector(".offer")


def swipe(page: Page, across: float) -> None:
    """Drag the board with a finger."""
    page.evaluate(
        """across => {
          const board = document.getElementById("part-board"), box = board.getBoundingClientRect();
          const at = (kind, x) => board.dispatchEvent(new PointerEvent(kind, {
            bubbles: true, pointerId: 7, pointerType: "touch", clientX: box.x + box.width / 2 + x, clientY: box.y + 9 }));
          at("pointerdown", 0); at("pointermove", across / 2); at("pointermove", across); at("pointerup", across);
        }""",
        across,
    )


def test_every_power_tile_can_be_read_on_a_phone(live: Live, browser: Browser, tmp_path: Path):
    """Level by level, with tiles as high as a finger and letters that can be read."""
    with somebody(browser, live.url, **A_PHONE) as page:
        sit_down_at(live, page, BOX, all_tiles(), 6, tmp_path)
        behind_the_shield(page)
        tab = page.locator('button[data-region="tiles"]')
        seen: dict[str, dict[str, Any]] = {}
        for level in range(1, 5):
            tab.tap()
            expect(tab).to_have_text(f"Tiles {level}/4")
            for _ in range(5):
                seen |= {each["id"]: each for each in page.evaluate(IN_SIGHT, ".market .tile")}
                swipe(page, -150)
        assert seen.keys() == {f"tile-{tile}" for tile in all_tiles().tiles}
        assert all(each["size"] >= 40 and each["letters"] >= 12 for each in seen.values())


def test_a_tap_on_a_tile_tells_name_price_and_effect_in_the_language(
    live: Live, browser: Browser, tmp_path: Path
):
    polish = Speaker(BOX, "pl")
    with somebody(browser, live.url, locale="pl-PL", **A_PHONE) as page:
        sit_down_at(live, page, BOX, all_tiles(), 6, tmp_path)
        behind_the_shield(page)
        page.tap('button[data-region="tiles"]')
        dialog = page.locator("#read-dialog")
        for tile, may in (("ruby_charge", True), ("diamond_priest", False)):
            page.tap(f"#tile-{tile}")
            expect(page.locator("#read-title")).to_contain_text(polish.name(tile))
            expect(page.locator("#read-title")).to_contain_text(f"koszt: {TILES[tile].level}")
            expect(page.locator("#read-text")).to_have_text(polish.card(tile))
            expect(page.locator("#read-choose")).to_be_visible(visible=may)
            if not may:
                expect(page.locator("#read-why")).to_contain_text("KEMET-0")
            dialog.locator("[data-close]").tap()
            expect(dialog).not_to_be_visible()
        watch_a_replay(page)
        page.tap("#tile-ruby_charge")
        page.tap("#read-choose")
        expect(page.locator("#part-chronicle")).to_contain_text(polish.name("ruby_charge"))


def watch_a_replay(page: Page) -> None:
    """What happened can be read as well as what happens."""
    table = page.url
    page.goto(table.replace("/matches/", "/replay/"))
    page.tap('button[data-region="tiles"]')
    page.tap("#tile-ruby_charge")
    expect(page.locator("#read-text")).not_to_be_empty()
    page.goto(table)
    behind_the_shield(page)
    page.tap('button[data-region="tiles"]')


def test_who_chooses_an_action_in_ankh_sees_the_map_and_then_taps_what_is_large(live: Live, browser: Browser):
    with somebody(browser, live.url, **A_PHONE) as page:
        new_match(page, "ankh", "me", "bot:random")
        while wait_for_turn(page) and "action:move" not in offered(page):
            click_offer(page, offered(page)[0])
        expect(page.locator('button[data-region="map"]')).to_have_attribute("aria-pressed", "true")
        expect(page.locator('button[data-region="actions"]')).to_have_class("open")
        click_offer(page, "action:move")
        assert wait_for_turn(page)
        for kind in ("figure", "space"):
            lit = sorted(name for name in on_board(page) if name.startswith(f"{kind}:"))
            assert lit and len(page.evaluate(IN_SIGHT, f'.choice[data-choice^="{kind}:"]')) == len(lit)
            click_board(page, lit[0], touch=True)
            assert wait_for_turn(page)
        expect(page.locator("#part-chronicle")).to_contain_text("moves")


def test_ships_are_placed_along_the_nile_and_the_whole_is_one_tap_away(live: Live, browser: Browser):
    with somebody(browser, live.url, **A_PHONE) as page:
        new_match(page, "egizia", "me", "bot:random")
        assert wait_for_turn(page)
        nile = page.locator('button[data-region="nile"]')
        stops: set[str] = set()
        for reach in range(1, 5):
            expect(nile).to_have_text(f"Nile {reach}/4")
            lit = page.evaluate(IN_SIGHT, ".choice")
            assert all(each["size"] >= 39 and each["letters"] >= 9 for each in lit)
            stops |= {each["id"] for each in lit}
            nile.tap()
        assert len(stops) > 12
        page.tap("#zoom-fit")
        whole = page.evaluate(IN_SIGHT, ".region")
        assert len(whole) == page.locator("#part-board .region").count()
        page.touchscreen.tap(100, 200)  # too small to tell what was meant: the board comes closer
        expect(page.locator(".offer[aria-busy]")).to_have_count(0)


@pytest.mark.parametrize(("device", "lights"), [(A_PHONE, False), ({}, True)])
def test_only_a_mouse_lights_what_it_rests_on(
    live: Live, browser: Browser, device: dict[str, Any], lights: bool
):
    """Where a finger has touched, browsers go on hovering."""
    with somebody(browser, live.url, **device) as page:
        new_match(page, "pharaon", "me", "bot:random")
        assert wait_for_turn(page)
        ground = "button => getComputedStyle(button).backgroundColor"
        before = page.locator("#why").evaluate(ground)
        page.hover("#why")
        assert page.locator("#why").evaluate("button => button.matches(':hover')")
        assert (page.locator("#why").evaluate(ground) != before) == lights
