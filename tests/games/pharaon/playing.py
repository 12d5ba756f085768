"""A few words in which the tests of Pharaon play: choices by their text, questions about the table."""

from __future__ import annotations

from senet.games.pharaon import BOX
from senet.games.pharaon.components import COLOURS
from senet.games.pharaon.table import Pharaon
from senet.kernel.chance import seed_from
from senet.kernel.game import Seat
from senet.kernel.play import choices, choose, deciders, parse, text, why_not


def new_game(seats: int, seed: str = "a game", **options: object) -> Pharaon:
    """A new game at its first decision."""
    g = BOX.start(seats, options, seed_from(seed))
    assert isinstance(g, Pharaon)
    g.flow.told = None
    return g


def play(g: Pharaon, *names: str) -> Pharaon:
    """The seat that is asked makes these choices, one after another."""
    for name in names:
        assert not refused(g, name), f"{name} is refused by {refused(g, name)}; offered: {offered(g)}"
        choose(g, asked(g), parse(name))
    return g


def asked(g: Pharaon) -> Seat:
    """The one seat that must decide. (Every decision is put to exactly one.)"""
    (seat,) = deciders(g)
    return seat


def question(g: Pharaon) -> str:
    """What is asked; "" when the game is over."""
    decision = g.flow.decision
    return decision.question.name if decision is not None else ""


def offered(g: Pharaon) -> list[str]:
    return [text(choice) for choice in choices(g, asked(g))]


def refused(g: Pharaon, name: str) -> str:
    """The rule that forbids a choice to the seat that is asked, or ""."""
    return why_not(g, asked(g), parse(name))


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
