"""Any legal position of Pharaon in a few lines, for tests and for people.

Say what matters; the rest is as at the start of a round: all slots filled, decks, bag, face-down
jars and bank holding what lies nowhere else, nobody passed, seat 0 to move.

>>> from senet.kernel.play import choices, text
>>> g = position(
...     seats=2,
...     round=2,
...     supplies=[{"red": 3, "yellow": 1}],
...     nobles=[["seer"], ["judge"]],
...     artisans_shown=["sculptor_1", "painter_green"],
...     wheel={"red": ["blue", "blue", "blue"]},
... )
>>> g.artisans[:2], g.bank["red"], [text(choice) for choice in choices(g, 0)]
(['sculptor_1', 'painter_green'], 17, ['exchange:seer', 'pass'])

Lists of slots that are too short are filled up; ``""`` or ``()`` is an empty slot. What is said of
bank, bag, decks and piles is all that they hold: left-over jars and offerings are in their discard
piles, and other left-over components with the seat before the one to move.

>>> position(bank={"silver": 0}).players[2].supply["silver"]
20
>>> position(supplies=[{"red": 12}, {"red": 9}])
Traceback (most recent call last):
senet.kernel.errors.Refused: There are not so many red tokens.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypedDict, TypeVar, Unpack

from senet.games.pharaon.components import (
    ARTISANS,
    BOARD_JARS,
    BOARD_SPACES,
    BOARDS,
    COLOURS,
    JARS,
    JARS_SHOWN,
    LAST_TOMB_SPACE,
    LIGHT,
    NOBLES,
    OFFERING_COUNT,
    OFFERINGS,
    PAIRS,
    PYRAMID,
    REFERENCE_LAYOUT,
    RESOURCES,
    ROUNDS,
    RULINGS,
    STRIPS,
    TOKENS_OF_KIND,
    TOP_STEP,
    ZONES,
)
from senet.games.pharaon.setup import new_game
from senet.games.pharaon.table import EMPTY, NOBODY, Pharaon, Traitor, new_player
from senet.games.pharaon.turn import turn
from senet.kernel.chance import seed_from
from senet.kernel.errors import Refused
from senet.kernel.game import Seat
from senet.kernel.play import resume

T = TypeVar("T")
Pair = tuple[str, ...]


class SaidOfTraitor(TypedDict, total=False):
    """The solo opponent: by default five light boards in order, without tokens but the first ones."""

    boards: list[tuple[str, str]]  # (board, side) from left to right
    kinds: list[str]  # of the columns
    columns: dict[str, int]  # kind -> how many tokens of it lie on its own column
    pile: list[str]
    gods: list[str]
    value: int


class Said(TypedDict, total=False):
    """What can be said of a position."""

    round: int
    to_move: Seat
    first_player: Seat  # by default the seat to move
    pharaoh: Seat
    layout: list[str]  # by default the reference layout
    offset: int  # of the wheel
    direction: int
    supplies: list[dict[str, int]]  # by seat, as all of the next six
    nobles: list[list[str]]
    exhausted: list[list[str]]
    artisans: list[list[str]]
    tracks: list[dict[str, int]]
    tomb: list[int]
    passed: dict[Seat, int]  # in the order of passing: seat -> space of its cylinder in its row
    wheel: dict[str, list[str]]  # strip -> tokens from the left
    bank: dict[str, int]
    pairs: list[Pair]
    bonus: list[str]
    bag: list[str]
    offering_discard: list[str]
    nobles_shown: list[str]
    noble_deck: list[str]
    artisans_shown: list[str]
    artisan_deck: list[str]
    jars: list[str]
    jar_pile: list[str]
    traitor: SaidOfTraitor
    without: list[str]  # the rulings that do not hold
    seed: str


def position(seats: int = 3, **said: Unpack[Said]) -> Pharaon:
    """The position that is described, at the turn of the seat to move; Refused if there is none."""
    for name in said:
        demand(name in Said.__annotations__, f"Nothing can be said of {name!r}.", name)
    demand(seats in PAIRS, f"Pharaon is not for {seats} seats.", "seats")
    options: dict[str, object] = {
        "first_player": "random",
        "beginner_scribes": [False] * seats,
        "dark_boards": 0,
    }
    off = said.get("without", [])
    demand(set(off) <= set(RULINGS), f"There are only these rulings: {', '.join(RULINGS)}.", "without")
    options |= {ruling: ruling not in off for ruling in RULINGS}
    g = new_game(seats, options, seed_from(said.get("seed", "position")))
    g.flow.told = None
    g.players = [new_player() for _ in g.players]
    seat = said.get("to_move", 0)
    demand(seat in range(len(g.players)), f"There is no seat {seat}.", "to_move")
    turn_board(g, said)
    tokens: dict[str, int] = {**TOKENS_OF_KIND, **OFFERING_COUNT}
    for each in range(len(g.players)):
        seat_player(g, each, said, tokens)
    place_cylinders(g, said.get("passed", {}))
    rest = (seat - 1) % len(g.players)
    jars = list(JARS)
    if g.traitor is not None:
        g.traitor = traitor_of(said, g.round, tokens, jars)
    deal_cards(g, said, rest)
    deal_jars(g, said, jars)
    deal_tokens(g, said, tokens, rest)
    resume(g, turn, seat)
    return g


def demand(holds: bool, sentence: str, field: str) -> None:
    if not holds:
        raise Refused(sentence, field=field)


def take(tokens: dict[str, int], kinds: Iterable[str]) -> None:
    """Take tokens out of what is left of the 120 resources and 40 offerings."""
    for kind in kinds:
        demand(kind in tokens, f"There is no token {kind!r}.", "tokens")
        demand(tokens[kind] > 0, f"There are not so many {kind} tokens.", "tokens")
        tokens[kind] -= 1


def pick(cards: list[str], wanted: Iterable[str]) -> None:
    """Take cards or jars out of those that are left."""
    for card in wanted:
        demand(card in cards, f"{card!r} is not left to be laid there.", "cards")
        cards.remove(card)


def of_seat(values: Sequence[T], seat: Seat, default: T) -> T:
    return values[seat] if seat < len(values) else default


# -- board and players -----------------------------------------------------------------------------


def turn_board(g: Pharaon, said: Said) -> None:
    """Zones, wheel, round and the two single tokens."""
    g.layout = said.get("layout", REFERENCE_LAYOUT)
    g.offset = said.get("offset", 0)
    g.direction = said.get("direction", 1)
    g.round = said.get("round", 1)
    g.first_player = said.get("first_player", said.get("to_move", 0))
    g.pharaoh = said.get("pharaoh", NOBODY)
    demand(sorted(g.layout) == sorted(ZONES), "A layout has every zone once.", "layout")
    demand(g.offset in range(len(STRIPS)), "The offset of the wheel is 0 to 4.", "offset")
    demand(g.direction in (1, -1), "The wheel turns by 1 or -1.", "direction")
    demand(g.round in range(1, ROUNDS + 1), f"There is no round {g.round}.", "round")


def seat_player(g: Pharaon, seat: Seat, said: Said, tokens: dict[str, int]) -> None:
    """What lies in front of a player, and where the pieces stand."""
    player = g.players[seat]
    nothing: dict[str, int] = {}
    for kind, count in of_seat(said.get("supplies", []), seat, nothing).items():
        take(tokens, [kind] * count)
        player.supply[kind] += count
    player.nobles = list(of_seat(said.get("nobles", []), seat, []))
    player.exhausted = list(of_seat(said.get("exhausted", []), seat, []))
    player.artisans = list(of_seat(said.get("artisans", []), seat, []))
    player.tracks |= of_seat(said.get("tracks", []), seat, nothing)
    player.tomb = of_seat(said.get("tomb", []), seat, 0)
    owned = set(player.exhausted) <= set(player.nobles)
    demand(owned, "Only a noble that is owned can be exhausted.", "exhausted")
    on_tracks = sorted(player.tracks) == sorted(COLOURS) and max(player.tracks.values()) <= TOP_STEP
    demand(on_tracks, f"There are five tracks with {TOP_STEP} steps.", "tracks")
    demand(0 <= player.tomb <= LAST_TOMB_SPACE, f"The tomb has no space {player.tomb}.", "tomb")


def place_cylinders(g: Pharaon, passed: Mapping[Seat, int]) -> None:
    demand(len(passed) < len(g.players), "Somebody has not passed, or the round would be over.", "passed")
    for row, (seat, space) in enumerate(passed.items(), start=1):
        demand(1 <= space <= len(PYRAMID[row]), f"Row {row} has no space {space}.", "passed")
        player = g.players[seat]
        player.passed, player.row, player.space = True, row, space


# -- cards, jars, tokens ---------------------------------------------------------------------------


def deal_cards(g: Pharaon, said: Said, rest: Seat) -> None:
    """Face-up cards, decks, and what is left over with a seat."""
    nobles, artisans = list(NOBLES), list(ARTISANS)
    for player in g.players:
        pick(nobles, player.nobles)
        pick(artisans, player.artisans)
    g.nobles, g.noble_deck = lay_out(
        said.get("nobles_shown", []), said.get("noble_deck"), nobles, len(g.nobles)
    )
    g.artisans, g.artisan_deck = lay_out(
        said.get("artisans_shown", []), said.get("artisan_deck"), artisans, len(g.artisans)
    )
    g.players[rest].nobles += nobles
    g.players[rest].artisans += artisans


def lay_out(
    shown: list[str], deck: list[str] | None, cards: list[str], slots: int
) -> tuple[list[str], list[str]]:
    """Filled slots and the deck; without a word about the deck it holds all the rest."""
    demand(len(shown) <= slots, f"There are only {slots} slots.", "shown")
    pick(cards, [card for card in shown if card])
    pick(cards, deck or [])
    filled = [*shown, *cards[: slots - len(shown)]]
    del cards[: slots - len(shown)]
    filled += [EMPTY] * (slots - len(filled))
    if deck is None:
        deck = cards[:]
        cards.clear()
    demand(not deck or EMPTY not in filled, "A slot is empty only when the deck is.", "shown")
    return filled, list(deck)


def deal_jars(g: Pharaon, said: Said, jars: list[str]) -> None:
    """As many face up as players are left to take one (none in the last round), the others face
    down; if the face-down ones are named, the rest is discarded."""
    shown, pile = said.get("jars"), said.get("jar_pile")
    pick(jars, shown or [])
    pick(jars, pile or [])
    if shown is None:
        gone = len([player for player in g.players[: g.seats_played()] if player.passed])
        count = 0 if g.round == ROUNDS else JARS_SHOWN[g.seats_played()] - gone
        shown = jars[:count]
        pick(jars, shown)
    g.jars = list(shown)
    g.jar_pile, g.jar_discard = (jars, []) if pile is None else (list(pile), jars)


def deal_tokens(g: Pharaon, said: Said, tokens: dict[str, int], rest: Seat) -> None:
    """The wheel, the offerings zone, the bag, and the bank."""
    bag, discard = said.get("bag"), said.get("offering_discard")
    pairs, bonus = list(said.get("pairs", [])), list(said.get("bonus", []))
    g.wheel = {strip: list(said.get("wheel", {}).get(strip, [])) for strip in STRIPS}
    fits = all(len(laid) <= g.usable for laid in g.wheel.values())
    demand(fits, f"A strip has {g.usable} spaces.", "wheel")
    demand(len(pairs) <= len(g.pairs) and len(bonus) <= len(g.bonus), "There are not so many slots.", "pairs")
    for kinds in (*g.wheel.values(), *pairs, [kind for kind in bonus if kind], bag or [], discard or []):
        take(tokens, kinds)
    while len(pairs) < len(g.pairs):
        pairs.append((any_offering(tokens), any_offering(tokens)))
    while len(bonus) < len(g.bonus):
        bonus.append(any_offering(tokens))
    g.pairs, g.bonus = pairs, bonus
    left = [kind for kind in OFFERINGS for _ in range(tokens[kind])]
    g.bag = left if bag is None else list(bag)
    g.offering_discard = left if discard is None and bag is not None else list(discard or [])
    if bag is not None and discard is not None:
        for kind in left:
            g.players[rest].supply[kind] += 1
    for kind in RESOURCES:
        kept = said.get("bank", {}).get(kind, tokens[kind])
        demand(0 <= kept <= tokens[kind], f"There are not so many {kind} tokens.", "bank")
        g.bank[kind] = kept
        g.players[rest].supply[kind] += tokens[kind] - kept


def any_offering(tokens: dict[str, int]) -> str:
    """An offering token of the kind of which most are left."""
    kind = max(OFFERINGS, key=lambda each: tokens[each])
    take(tokens, [kind])
    return kind


# -- the Traitor -----------------------------------------------------------------------------------


def traitor_of(said: Said, number: int, tokens: dict[str, int], jars: list[str]) -> Traitor:
    """His boards, their tokens, and his jars of the round."""
    his = said.get("traitor", {})
    boards = his.get("boards", [(board, LIGHT) for board in BOARDS])
    kinds, counts = his.get("kinds", COLOURS), his.get("columns", {})
    demand(sorted(kinds) == sorted(COLOURS), "Every column has a colour of its own.", "traitor")
    columns = [[kind] * counts.get(kind, 1) for kind in kinds]
    for board, column in zip(boards, columns, strict=True):
        demand(1 <= len(column) <= len(BOARD_SPACES[board]), "A board has 12 spaces.", "traitor")
        take(tokens, column)
    reserved = [*said.get("jars", []), *said.get("jar_pile", [])]
    unnamed = [jar for jar in jars if jar not in reserved]
    pile = his.get("pile", unnamed[-BOARD_JARS[boards[number - 1]] :])
    pick(jars, pile)
    return Traitor(boards, list(kinds), columns, list(pile), list(his.get("gods", [])), his.get("value", 0))
