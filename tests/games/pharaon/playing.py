"""What only the tests of Pharaon need: new games, supplies, and ways to play on quickly."""

from __future__ import annotations

from senet.games.pharaon import BOX
from senet.games.pharaon.components import COLOURS
from senet.games.pharaon.table import Pharaon
from senet.kernel.chance import seed_from
from senet.kernel.game import Seat
from tests.games.words import offered, play, question


def new_game(seats: int, seed: str = "a game", **options: object) -> Pharaon:
    """A new game at its first decision."""
    g = BOX.start(seats, options, seed_from(seed))
    assert isinstance(g, Pharaon)
    g.flow.told = None
    return g


def held(g: Pharaon, seat: Seat = 0) -> dict[str, int]:
    """The tokens in a supply, without the zeros."""
    return {kind: count for kind, count in g.players[seat].supply.items() if count}


def in_bank(g: Pharaon) -> int:
    return sum(g.bank.values())


def settle(g: Pharaon, *until: str) -> Pharaon:
    """Give the first answer to every question, until one of these (the main decision) is asked."""
    while question(g) and question(g) not in (until or ("main",)):
        play(g, offered(g)[0])
    return g


def pass_turn(g: Pharaon) -> Pharaon:
    """The active player passes; everything else that is asked gets its first answer."""
    return settle(play(g, "pass"))


def pass_round(g: Pharaon) -> Pharaon:
    """Everybody passes until the next round begins, or the game is over."""
    now = g.round
    while question(g) and g.round == now:
        pass_turn(g) if question(g) == "main" else settle(g)
    return g


def play_setup(g: Pharaon, avoid: tuple[str, ...] = ()) -> Pharaon:
    """Play the setup, keeping no noble of `avoid` where another one was drawn."""
    while question(g) and question(g) != "main":
        names = offered(g)
        good = [name for name in names if name.partition(":")[2] not in avoid]
        play(g, (good or names)[0])
    return g


ONE_OF_EACH = dict.fromkeys(COLOURS, 1)
ONE_OFFS = tuple(f"court_official_{number}" for number in range(21, 27))
FULL = ["blue", "blue", "blue"]  # a strip without a free space, for up to three players
