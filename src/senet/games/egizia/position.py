"""Positions in a few readable lines, for tests and for people.

    g = position(scores=[12, 0, 0, 0], water="left", ships=[("edfu", RED)])
    equip(g, BLUE, crews="1/2/3+3", stones=4, cards=["y5_12", "two_ships"])
    resume(g, place_ships)

Cards and tokens are taken from where they would be, so that the components stay complete. Everything not
mentioned is as at the start of a game, but no Sphinx card is dealt and no Nile card is laid.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from senet.games.egizia.components import BUILDERS, KIND, RULINGS
from senet.games.egizia.maps import CARD_INDEX, GRAVE_SPACES, STOP_NUMBER, STOP_OF
from senet.games.egizia.setup import new_table
from senet.games.egizia.table import Egizia
from senet.kernel.chance import seed_from
from senet.kernel.errors import Refused
from senet.kernel.game import Seat

BLUE: Final[Seat] = 0
RED: Final[Seat] = 1
GREEN: Final[Seat] = 2
YELLOW: Final[Seat] = 3


def position(
    seats: int = 4,
    *,
    round: int = 1,
    turn_order: Sequence[Seat] = (),
    scores: Sequence[int] = (),
    score_order: Sequence[Seat] = (),
    water: str = "middle",
    river: Mapping[str, str] | Sequence[str] = (),
    ships: Iterable[tuple[str, Seat]] = (),
    built: Mapping[str, Seat] | None = None,
    graves: Sequence[int] = (4, 2, 5, 3),
    taken: Sequence[tuple[Seat, int]] = (),
    red: bool = False,
    heliopolis: bool = True,
    rulings: Mapping[str, bool] = {},
) -> Egizia:
    """A table with these things on it; `taken` are grave tokens taken, as (seat, value) in their order, and
    `rulings` are options that differ from the default."""
    agreed: dict[str, Any] = {
        **RULINGS,
        **rulings,
        "use_red_ship_cards": red,
        "double_circle_on_heliopolis": heliopolis,
        "colour": ["any"] * seats,
    }
    g = new_table(seats, agreed, seed_from("position"))
    g.round = round
    g.turn_order = list(turn_order or range(seats))
    g.water = water
    set_scores(g, scores or [0] * seats, score_order or g.turn_order[::-1])
    lay(g, river)
    for place, seat in ships:
        put_ship(g, place, seat)
    g.built = dict(built or {})
    set_graves(g, graves, taken)
    return g


def set_scores(g: Egizia, scores: Sequence[int], order: Sequence[Seat]) -> None:
    """Put the score markers on these spaces; `order` tells who is in front on a shared one."""
    for player, points in zip(g.players, scores, strict=True):
        player.score = points
        player.sheet = {"together": points} if points else {}
    g.score_order = sorted(order, key=lambda seat: -scores[seat])


def lay(g: Egizia, river: Mapping[str, str] | Sequence[str]) -> None:
    """Lay Nile cards on the river: by their stops, or from the source on."""
    stops = river if isinstance(river, Mapping) else dict(zip(CARD_INDEX, river, strict=False))
    for stop, card in stops.items():
        g.river[CARD_INDEX[stop]] = take_from_deck(g, card)


def fill_river(g: Egizia, deck: int = 0) -> None:
    """Lay cards on all card spaces that are still empty and hold no ship; quarries and fields first."""
    for stop, index in CARD_INDEX.items():
        if not g.river[index] and g.owner_at(stop) < 0:
            g.river[index] = g.decks[deck].pop(0)


def take_from_deck(g: Egizia, card: str) -> str:
    for deck in g.decks:
        if card in deck:
            deck.remove(card)
            return card
    raise Refused(f"There is no card {card} left in the decks.", field=card)


def put_ship(g: Egizia, place: str, seat: Seat) -> None:
    """Put a ship there as if it had been placed this round; a card lying there has left the game."""
    player = g.players[seat]
    player.ships -= 1
    player.furthest = max(player.furthest, STOP_NUMBER[STOP_OF[place]])
    g.ships.append((place, seat))
    index = CARD_INDEX.get(place, -1)
    if index >= 0 and g.river[index]:
        g.gone.append(g.river[index])
        g.river[index] = ""


def set_graves(g: Egizia, row: Sequence[int], taken: Sequence[tuple[Seat, int]]) -> None:
    """Tokens taken lie with their owners, whose stones are on the first spaces; `row` is face up."""
    for space, (seat, value) in zip(GRAVE_SPACES, taken, strict=False):
        g.grave_pool.remove(value)
        g.players[seat].graves.append(value)
        g.built[space] = seat
    for value in row:
        g.grave_pool.remove(value)
        g.grave_row.append(value)


def equip(
    g: Egizia,
    seat: Seat,
    *,
    crews: str = "",
    stones: int | None = None,
    quarry: int = 0,
    market: int = 0,
    cards: Iterable[str] = (),
    improved: str = "",
    sphinx: Iterable[str] = (),
    tired: Iterable[str] = (),
    ships: int | None = None,
    sites: Iterable[str] = (),
) -> None:
    """Give a player these things; `crews` is written "1/2/3+3", the overseer last."""
    player = g.players[seat]
    if crews:
        player.strength = dict(zip(BUILDERS, map(int, crews.replace("+", "/").split("/")), strict=True))
    player.stones = player.stones if stones is None else stones
    player.ships = player.ships if ships is None else ships
    player.quarry, player.market, player.improved = quarry, market, improved
    for card in cards:
        take_from_deck(g, card)
        own = {"field": player.fields, "quarry": player.quarries}.get(KIND[card], player.cards)
        own.append(card)
    for card in sphinx:
        g.sphinx_deck.remove(card)
        player.sphinx.append(card)
    player.tired += tired
    player.sites += sites


def crews_of(g: Egizia, seat: Seat) -> str:
    """The strengths of a player in the notation of `equip`."""
    first, second, third, overseer = g.players[seat].strength.values()
    return f"{first}/{second}/{third}+{overseer}"
