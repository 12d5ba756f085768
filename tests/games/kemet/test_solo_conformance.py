"""Solo through the conformance kit: random games with every objective, and positions seldom reached."""

import random

import pytest

from senet.games.kemet import BOX
from senet.games.kemet.amon.cards import action_card, event_card
from senet.games.kemet.amon.components import DISASTERS, EVENTS, OBJECTIVES
from senet.games.kemet.amon.round import solo_night
from senet.games.kemet.amon.table import AMON, HUMAN
from senet.games.kemet.battle import fight
from senet.games.kemet.components import DI_DECK, TILES
from senet.games.kemet.maps import BOARDS, CITY_OF
from senet.games.kemet.move import move_action
from senet.games.kemet.position import against_amon, at
from senet.games.kemet.setup import tiles_offered
from senet.games.kemet.table import Kemet, within_limits
from senet.games.kemet.turn import turn
from senet.kernel.conformance import Position, check_determinism, check_playout, quick_playout, thorough
from senet.kernel.match import new_match
from senet.kernel.play import choices, choose, deciders, resume

OPEN = [area for area in BOARDS[2].areas if area not in CITY_OF]


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_random_games_conform(objective):
    number = list(OBJECTIVES).index(objective)
    options = {
        "mode": "solo",
        "objective": objective,
        "renewal": number % 2 == 0,
        "announcements": number == 3,
    }
    check_playout(BOX, 1, number, options, checks=thorough, every=11)


def test_many_random_games_end():
    for seed in range(25):
        assert quick_playout(BOX, 1, seed, {"mode": "solo", "renewal": seed % 2 == 0}) > 10


def test_the_same_choices_lead_to_the_same_game():
    check_determinism(BOX, 1, 1, {"mode": "solo"})


def rich(seed: int) -> Kemet:
    """Late in a game: many tiles, companions and cards, an event and disasters in force, Amon strong or weak."""
    rng = random.Random(seed)
    colours = tuple(rng.sample(("ruby", "sapphire", "diamond", "onyx", "amethyst", "amber"), 2))
    offered = tiles_offered(2, list(colours))
    creatures = [TILES[t].companion for t in offered if TILES[t].companion in CREATURES]
    his = rng.sample(creatures, 2)
    tiles = [t for t in rng.sample(list(offered), 9) if TILES[t].companion not in his]
    areas = rng.sample([*OPEN, "nw_east", "nw_south", "nw_north", "mw_west"], 5)
    mine, (a, b) = areas[:3], areas[3:]
    companions: dict[str, str] = {}
    for tile in tiles:
        each, area = TILES[tile].companion, rng.choice(mine)
        if each and within_limits([c for c, at_ in companions.items() if at_ == area] + [each]):
            companions[each] = area
    deck = list(DI_DECK)
    player = at(
        "mw", {area: rng.randint(1, 4) for area in mine}, tiles=tiles, companions=companions,
        hand=[deck.pop(rng.randrange(len(deck))) for _ in range(rng.randrange(5))], prayer=rng.randint(0, 11),
        pyramids={"mw_west": (colours[0], rng.randint(1, 4)), "mw_east": (colours[1], rng.randint(1, 4))},
    )  # fmt: skip
    return against_amon(
        player, a=(a, rng.randint(1, 6)), b=(b, rng.randint(1, 6)), creatures=(his[0], his[1]),
        colours=(colours[0], colours[1]), objective=rng.choice(list(OBJECTIVES)), rounds=rng.randint(1, 6),
        war=(rng.randint(-2, 5), rng.randint(-2, 5), rng.randint(-2, 5), rng.randint(-2, 5)),
        event=rng.choice(["", *EVENTS]), disasters=rng.sample(DISASTERS, rng.randrange(3)), seed=str(seed),
    )  # fmt: skip


CREATURES = {tile.companion for tile in TILES.values() if tile.companion and "servant" not in tile.id}


def begin(g: Kemet, which: int) -> None:
    """One of the chapters in which something may go wrong."""
    if which == 0:
        resume(g, turn, HUMAN)
    elif which == 1:
        area = next(iter(g.players[AMON].troops))
        g.players[HUMAN].troops[area] = 2
        g.players[HUMAN].supply -= 2
        resume(g, fight, area, HUMAN, AMON)
    elif which == 2:
        resume(g, move_action, HUMAN, True, False, False)
    elif which == 3:
        g.players[HUMAN].placed = dict.fromkeys(
            ("f1_pray", "f2_pray", "f3_move", "f2_build", "f2_move"), "colour"
        )
        g.players[HUMAN].tokens = 0
        resume(g, solo_night)
    else:
        resume(g, event_card if which == 4 else action_card)


@pytest.mark.parametrize("seed", range(36))
def test_rich_positions_conform(seed):
    rng = random.Random(seed)
    g = rich(seed)
    begin(g, seed % 6)
    match = new_match(BOX, 1, {"mode": "solo"}, b"s" * 32)
    match.game = g
    at_ = Position(BOX, 1, match, rng, BOX.inventory(g))
    for n in range(40):
        if not deciders(g):
            break
        if n % 4 == 0:
            for check in thorough:
                check(at_)
        assert deciders(g) == [HUMAN]
        choose(g, HUMAN, rng.choice(choices(g, HUMAN)))
