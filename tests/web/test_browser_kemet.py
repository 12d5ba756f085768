"""Kemet in the browser: whole matches by clicking, with two and with five seats; from prepared positions a
teleport, and a battle with interventions that captures a level-4 pyramid and wins the game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from senet.games.kemet import BOX
from senet.games.kemet.move import move_action
from senet.games.kemet.position import at, position
from senet.games.kemet.table import Kemet
from senet.games.kemet.turn import next_turn
from senet.kernel.play import resume
from tests.web.browsing import new_match, somebody
from tests.web.clicking import Player, choose_at_one_screen, click_board, offered, on_board, sit_down_at
from tests.web.serving import Live

pytestmark = pytest.mark.browser

ATTACK: Final = ("place:f2_move", "act:f2_move", "area:mw_desert", "area:mw_west")
WAR_COUNCIL: Final = (  # both sides choose, laying a card aside and adding interventions
    "battle_card:cavalry_blitz", "battle_card:shield_push", "battle_card:mixed_tactics",
    "battle_card:mixed_tactics", "cards:war_rage+war_fury", "cards:war_rage",
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "rounds"), [(2, "2"), (5, "1")])
def test_a_whole_match_of_kemet_by_clicking(live: Live, browser: Browser, seats: int, rounds: str):
    """From the choice of factions to the score sheet; the agreed last round keeps random bots short."""
    with somebody(browser, live.url) as page:
        new_match(page, "kemet", "me", *["bot:random"] * (seats - 1), round_limit=rounds)
        player = Player(page)
        player.play_to_the_end()
        assert player.clicks > 15 and player.board_clicks > 2
        assert {"colour", "place", "area"} <= player.kinds
        expect(page.locator("#part-decision h2")).to_have_text("The game is over")
        expect(page.locator("#part-sheet h2")).to_contain_text("Won by")
        page.click("#part-decision >> text=Replay")
        page.wait_for_url("**/replay/*")


def test_a_teleport_is_made_on_the_board(live: Live, browser: Browser, tmp_path: Path):
    g = position(
        at("nw", {"nw_north": 3, "nw_east": 2}, prayer=5, pyramids={"nw_north": ("ruby", 1)}), at("mw")
    )
    resume(g, move_action, 0, True, False, False)
    with somebody(browser, live.url) as page:
        sit_down_at(live, page, BOX, g, 2, tmp_path)
        choose_at_one_screen(page, "area:nw_north")
        page.wait_for_selector('.offer[data-choice="teleport:sanctuary"]')
        assert "teleport:sanctuary" in on_board(page)
        click_board(page, "teleport:sanctuary")
        expect(page.locator("#part-chronicle")).to_contain_text("teleports 3 units")
        assert not any(name.startswith("teleport:") for name in offered(page))


def before_the_attack() -> Kemet:
    """Seat 0 stands before a city with a pyramid of level 4, and is two Fame points from victory."""
    g = position(
        at("nw", {"mw_desert": 5}, prayer=7, hand=["war_fury", "war_rage"], fame=7),
        at("mw", {"mw_west": 1}, prayer=7, hand=["war_rage"], pyramids={"mw_west": ("ruby", 4)}),
    )
    g.active = 1
    resume(g, next_turn)
    return g


def test_a_battle_with_interventions_captures_a_pyramid_and_wins_the_game(
    live: Live, browser: Browser, tmp_path: Path
):
    with somebody(browser, live.url) as page:
        sit_down_at(live, page, BOX, before_the_attack(), 2, tmp_path)
        for name in ATTACK:
            choose_at_one_screen(page, name)
        story = page.locator("#part-chronicle")
        for name in WAR_COUNCIL:
            expect(story).not_to_contain_text("War Rage")  # what is added is secret until all have chosen
            choose_at_one_screen(page, name)
        expect(story).to_contain_text("War Rage")
        expect(story).to_contain_text("wins the battle")
        for name in ("recall", "stay"):
            choose_at_one_screen(page, name)
        expect(story).to_contain_text(
            "gains a temporary Fame point for a pyramid of level 4: Middle-west city, west district."
        )
        choose_at_one_screen(page, "place:f1_pray")
        expect(story).to_contain_text("wins the game with")
        expect(page.locator("#part-sheet h2")).to_contain_text("Won by")
        assert page.locator("#part-sheet tfoot td.winner").inner_text() == "9"
