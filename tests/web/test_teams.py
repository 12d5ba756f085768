"""Teams at the table: a shield stands between teams, not between teammates, and nothing leaks from team to team."""

from __future__ import annotations

import random
import re
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from senet.games.kemet import BOX
from senet.games.kemet.position import as_teams, at, position
from senet.kernel.game import SPECTATOR
from senet.web.views.seat_view import differ_in_secrets
from tests.games.kemet.helpers import GREEN, start_battle, two_teams
from tests.games.words import play
from tests.web.test_leaks import everything, other_world, world


def test_one_screen_needs_a_shield_between_teams_but_not_inside_one():
    hands = {"nw": "prayer", "mw": "raining_fire", "se": "war_fury", "me": "war_rage"}
    g = two_teams(*(at(city, hand=[card]) for city, card in hands.items()))
    assert not differ_in_secrets(g, 0, 2) and differ_in_secrets(g, 0, 1)
    g.open_hands = False
    assert differ_in_secrets(g, 0, 2)


@pytest.mark.parametrize(("language", "word"), [("en", "team"), ("pl", "drużyna"), ("cs", "tým")])
def test_the_list_of_players_names_the_team_of_each(tmp_path: Path, language: str, word: str):
    g = as_teams(position(*map(at, ("nw", "mw", "se", "me"))), 1, 0, 1, 0)
    with world(tmp_path / "senet.db", "kemet", g) as (live, _, match):
        page = httpx.get(f"{live.url}/matches/{match}", headers={"accept-language": language}).text
        rows = httpx.get(f"{live.url}/matches/{match}/view").json()["seats"]
    assert re.findall(r'<small class="team">(.*?)</small>', page) == [f"{word} {n}" for n in (2, 1, 2, 1)]
    assert [row["team"] for row in rows] == [2, 1, 2, 1]


def test_where_everybody_plays_alone_no_team_is_named(tmp_path: Path):
    with world(tmp_path / "senet.db", "kemet", position(at("nw"), at("mw"))) as (live, _, match):
        page = httpx.get(f"{live.url}/matches/{match}").text
        rows = httpx.get(f"{live.url}/matches/{match}/view").json()["seats"]
    assert 'class="team"' not in page and [row["team"] for row in rows] == [0, 0]


@pytest.mark.parametrize(("viewer", "chosen"), [(1, 2), (2, 2), (SPECTATOR, 1)])
def test_what_a_seat_can_fetch_does_not_depend_on_the_secrets_of_other_teams(
    tmp_path: Path, viewer: int, chosen: int
):
    """In a War Council one battle card or both are chosen; the opponent, a teammate and a spectator look."""
    hands = {"nw": "prayer", "mw": "raining_fire", "se": "war_fury", "me": "war_rage"}
    g = two_teams(
        *(at(city, {GREEN: 2} if n < 2 else {}, hand=[hands[city]]) for n, city in enumerate(hands))
    )
    start_battle(g, GREEN, 0, 1)
    play(g, *(f"{seat}|battle_card:{g.players[seat].battle_hand[seat]}" for seat in range(chosen)))
    worlds = [g, other_world(g, viewer, random.Random(viewer))]
    hidden = [player for player in range(4) if viewer < 0 or player not in g.allies(viewer)]
    assert [worlds[1].players[p].hand for p in hidden] != [g.players[p].hand for p in hidden]
    assert BOX.freeze(worlds[0]) != BOX.freeze(worlds[1]), "nothing was hidden there"
    shown = []
    with ExitStack() as stack:
        for number, each in enumerate(worlds):
            live, tokens, match = stack.enter_context(world(tmp_path / f"{number}.db", "kemet", each))
            shown.append(everything(live, None if viewer == SPECTATOR else tokens[viewer], match, 0))
    assert shown[0] == shown[1]
