"""Teams at one screen: a shield stands between teams, not between teammates."""

from __future__ import annotations

from senet.web.seeing import differ_in_secrets
from tests.games.kemet.helpers import at, two_teams


def test_one_screen_needs_a_shield_between_teams_but_not_inside_one():
    hands = {"nw": "prayer", "mw": "raining_fire", "se": "war_fury", "me": "war_rage"}
    g = two_teams(*(at(city, hand=[card]) for city, card in hands.items()))
    assert not differ_in_secrets(g, 0, 2) and differ_in_secrets(g, 0, 1)
    g.open_hands = False
    assert differ_in_secrets(g, 0, 2)
