"""No endless turn: a search for tiles and cards that make a turn as long as it can be, and for a way in a circle."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from senet.games.kemet.components import COMPANIONS, DI_DECK, TILES
from senet.games.kemet.position import at, position
from senet.games.kemet.table import Kemet, within_limits
from senet.games.kemet.turn import turn
from senet.kernel.codec import digest
from senet.kernel.play import choices, choose, deciders, resume

HOME = "nw_north"
WIDE = 5  # positions that are followed at every depth
LONGEST = 130  # decisions of one turn that nothing comes near to: about 65 were found
FREE = [
    "ruby_portal_of_thoth",
    "diamond_priest_of_ra",
    "onyx_divine_might",
]  # teleports and cards for nothing


@dataclass
class Path:
    """A position, and all before it in the same turn."""

    g: Kemet
    name: str
    before: Path | None

    def comes_back(self) -> bool:
        step = self.before
        while step is not None and step.name != self.name:
            step = step.before
        return step is not None


def rich(tiles: list[str]) -> Kemet:
    """Seat 0 at the start of a turn: with these tiles, every card, all it can pay, and somebody to attack."""
    creatures: list[str] = []
    for tile in tiles:
        companion = TILES[tile].companion
        if companion in COMPANIONS and within_limits([*creatures, companion]):
            creatures.append(companion)
    pyramids = {HOME: ("ruby", 4), "nw_east": ("onyx", 4), "nw_south": ("diamond", 4)}
    mine = at("nw", {HOME: 4, "west_green": 3, "west_obelisk": 2}, tiles=tiles, companions=dict.fromkeys(creatures, HOME),
              hand=DI_DECK, prayer=11, veterans=5, pyramids=pyramids)  # fmt: skip
    g = position(
        mine, at("mw", {"mw_desert": 2, "mw_west": 3}), map=6, colours=["ruby", "onyx", "diamond", "amber"]
    )
    resume(g, turn, 0)
    return g


def promise(g: Kemet, rng: random.Random) -> float:
    """How much there is still to do: choices, tokens, prayer points, cards."""
    player = g.players[0]
    left = player.tokens + player.silver + player.gold
    return (
        sum(len(choices(g, seat)) for seat in deciders(g))
        + 3 * left
        + player.prayer
        + len(player.hand)
        + 9 * rng.random()
    )


def longest_turn(g: Kemet, rng: random.Random) -> int:
    """How many decisions the longest of many ways through this turn has; no way comes to the same position twice."""
    paths, depth = [Path(g, digest(g), None)], 0
    while paths and depth < LONGEST:
        found: dict[str, Path] = {}
        for path in paths:
            seat = deciders(path.g)[0]
            options = choices(path.g, seat)
            for choice in rng.sample(options, min(6, len(options))):
                after = path.g.clone()
                choose(after, seat, choice)
                step = Path(after, digest(after), path)
                assert not step.comes_back(), f"{choice} leads in a circle"
                if deciders(after):
                    found[step.name] = step
        ranked = sorted(found.values(), key=lambda path: (-promise(path.g, rng), path.name))
        paths, depth = ranked[:WIDE], depth + 1
    return depth


def drawn(rng: random.Random, count: int) -> list[str]:
    """So many tiles with different pictures."""
    return list({TILES[tile].artwork: tile for tile in rng.sample(list(TILES), count)}.values())


@pytest.mark.rule("KEMET-346", "KEMET-104", "KEMET-115", "KEMET-345")
@pytest.mark.parametrize("seed", range(3))
def test_the_nastiest_turns_that_a_search_finds_end(seed):
    """From tiles at random the search goes on with those that made the turn longest, changing some of them."""
    rng = random.Random(seed)
    best, longest = FREE, 0
    for attempt in range(4):
        kept = rng.sample(best, min(len(best), 10)) if attempt else FREE
        mix = {TILES[tile].artwork: tile for tile in [*drawn(rng, 12), *kept]}
        tiles = list(mix.values())
        length = longest_turn(rich(tiles), rng)
        if length > longest:
            best, longest = tiles, length
    assert 25 < longest < LONGEST
