"""Whole random games through the conformance kit, with every option."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from senet.games.egizia import BOX
from senet.games.egizia.components import SOURCES, sphinx_cards
from senet.games.egizia.scoring import result
from senet.games.egizia.table import Egizia
from senet.kernel.chance import seed_from
from senet.kernel.conformance import check_determinism, check_playout, quick_playout, thorough
from senet.kernel.game import NOT_AN_ANSWER, SPECTATOR, UNKNOWN
from senet.kernel.play import choices, choose, deciders, guess, parse, seen_by, why_not

OPTIONS = [
    (2, {"use_red_ship_cards": True}),
    (2, {"double_circle_on_heliopolis": False}),
    (3, {"use_red_ship_cards": True, "double_circle_on_heliopolis": False}),
    (3, {"colour": "yellow,any,blue"}),
    (4, {}),
    (4, {"double_circle_on_heliopolis": False, "colour": "red"}),
]


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_a_random_game_conforms(seats: int, options: dict[str, object]):
    check_playout(BOX, seats, 11, options, checks=thorough, every=7)


@pytest.mark.parametrize("seats", BOX.seats)
def test_random_games_keep_their_components_and_end(seats: int):
    for seed in range(10):
        assert quick_playout(BOX, seats, 100 + seed) > 10
    check_determinism(BOX, seats, 3)


@pytest.mark.parametrize("seed", range(3))
def test_scores_are_the_sums_of_their_sheets(seed: int):
    g = BOX.start(4, None, seed_from(f"sheet {seed}"))
    assert isinstance(g, Egizia)
    rng = random.Random(seed)
    while deciders(g):
        seat = deciders(g)[0]
        choose(g, seat, rng.choice(choices(g, seat)))
        for player in g.players:
            assert sum(player.sheet.values()) == player.score >= 0 <= player.stones <= 25
        scores = [g.players[each].score for each in g.score_order]
        assert scores == sorted(scores, reverse=True)
    assert all(set(sheet) == set(SOURCES) for sheet in result(g).sheets)


ODD = [
    "ship:x", "ship:sphinx", "take:edfu", "play:y5_12", "play:nothing", "use:reuse_circle", "attach:q3_12", "crew:x",
    "crew:crew1+", "crew:crew1+crew2", "water:up", "track:x", "pay:0", "pay:x", "sell:01", "sell:x", "build:g99",
    "build:x", "buy:01", "buy:1+0", "buy:x+1", "buy:1+x", "buy:9999999999", "keep:9", "keep:x", "under:x", "zzz",
]  # fmt: skip


@pytest.mark.parametrize("seats", BOX.seats)
def test_whatever_can_be_named_is_refused_by_a_rule(seats: int):
    """In games in which everybody uses what there is, so that all kinds of questions come up."""
    names: set[str] = set()
    for seed in range(6):
        g = BOX.start(seats, None, seed_from(f"odd {seed}"))
        rng = random.Random(seed)
        while deciders(g):
            seat, decision = deciders(g)[0], g.flow.decision
            assert decision is not None
            names.add(decision.question.name)
            for name in ODD:
                rule = decision.question.forbids(g, seat, parse(name), *decision.args)
                assert rule == NOT_AN_ANSWER or rule in BOX.ledger
                assert why_not(g, seat, parse(name)) in BOX.ledger
            busy = [c for c in choices(g, seat) if c[0] not in ("pass", "finish", "end", "withdraw")]
            choose(g, seat, rng.choice(busy or choices(g, seat)))
    assert len(names) > 12


@pytest.mark.rule("EGIZ-044")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_guess_puts_a_real_card_or_token_wherever_one_is_hidden(seat: int):
    g = BOX.start(2, None, seed_from("guess"))
    rng = random.Random(3)
    for _ in range(40):
        decider = deciders(g)[0]
        choose(g, decider, rng.choice(choices(g, decider)))
    world = guess(seen_by(g, seat), rng)
    assert isinstance(world, Egizia)
    everywhere = [*world.sphinx_deck, *(card for _, card in world.under), *world.looked_at]
    for player in world.players:
        everywhere += player.sphinx
    assert Counter(everywhere) == Counter(sphinx_cards(False))
    assert UNKNOWN not in [*world.decks[0], *world.decks[1], *world.decks[2], *world.unseen]
    assert 0 not in world.grave_pool
