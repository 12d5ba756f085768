"""What holds of every quiet position: nobody is moving, fighting or adding units."""

import random

import pytest

from senet.games.kemet import BOX
from senet.games.kemet.components import FLOOR, PRAYER_MAX, TOP_LEVEL, UNITS
from senet.games.kemet.table import Kemet, within_limits
from senet.kernel.chance import seed_from
from senet.kernel.play import choices, choose, deciders


def is_quiet(g: Kemet) -> bool:
    decision = g.flow.decision
    return (
        g.move is None
        and g.battle is None
        and g.placing is None
        and g.phase != "setup"
        and decision is not None
        and decision.question.name in ("plan", "next_action", "end_turn", "position", "veterans_for_prayer")
    )


def check_quiet(g: Kemet) -> None:
    standing: dict[str, int] = {}
    for seat, player in enumerate(g.players):
        assert 0 <= player.prayer <= PRAYER_MAX
        assert player.supply + sum(player.troops.values()) == UNITS + player.mercenaries
        for area, units in player.troops.items():
            assert area in g.board.areas
            assert standing.setdefault(area, seat) == seat  # no two troops in one area (KEMET-328)
            assert 1 <= units <= g.troop_limit(seat)
            assert within_limits(player.companions_in(area))
        assert all(where in player.troops for where in player.companions.values() if where)
        if g.is_amon(seat):  # who has neither a board nor a hand (KEMET-276)
            continue
        colours = [colour for colour, _ in player.pyramids.values()]
        assert len(set(colours)) == len(colours) and sorted(filter(None, player.acquire)) == sorted(colours)
        assert len(player.battle_hand) in (2, 4, 6, 8)  # KEMET-347
        assert len({*player.battle_hand, *player.face_up, *player.face_down}) == 8
        assert player.diversion
    for area, holder in g.held.items():
        assert holder == g.controller(area)
    level_four = {d for p in g.players for d, (_, level) in p.pyramids.items() if level == TOP_LEVEL}
    assert set(g.held) == {*g.board.temples, *level_four}
    if g.phase == "night" and g.night_step < 8:
        for player in [g.players[seat] for seat in g.order]:
            assert {FLOOR[space] for space in player.placed} >= {1, 2, 3}  # KEMET-059


@pytest.mark.rule("KEMET-328", "KEMET-347", "KEMET-059", "KEMET-126", "KEMET-001", "KEMET-094")
@pytest.mark.parametrize("seats", BOX.seats)
def test_quiet_positions_are_sound(seats):
    seen = 0
    for seed in range(4):
        g = BOX.start(seats, {"round_limit": 4, "renewal": seed % 2 == 0}, seed_from(f"quiet {seed}"))
        assert isinstance(g, Kemet)
        g.flow.told = None
        rng = random.Random(seed)
        while deciders(g):
            if is_quiet(g):
                check_quiet(g)
                seen += 1
            seat = rng.choice(deciders(g))
            choose(g, seat, rng.choice(choices(g, seat)))
    assert seen > (100 if seats > 1 else 10)
