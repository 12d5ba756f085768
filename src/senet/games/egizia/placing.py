"""Phase 2: ships are placed along the Nile, and what they reach is resolved at once."""

from __future__ import annotations

from typing import Final

from senet.games.egizia.components import (
    DOUBLING_CARD,
    EXTRA_PLACE,
    LATE_LAST_PICK,
    LEFTOVER_CARD,
    NO_REUSE,
    PLACE_SHIPS,
    REUSE_CIRCLE,
    TWO_SHIPS,
    UPSTREAM_SHIP,
)
from senet.games.egizia.maps import (
    BESIDE,
    CARD_INDEX,
    CARD_STOPS,
    CIRCLES,
    DOWNSTREAM,
    EXTRA,
    NUMBERED_IN_USE,
    PLACES,
    SITE_PLACES,
    STOP_NUMBER,
    STOP_OF,
    STOPS,
    TEMPLE_PYRAMID,
)
from senet.games.egizia.nile import ask_doubling, take_card, use_circle
from senet.games.egizia.plays import (
    END,
    forbids_elsewhere,
    forbids_free_play,
    free_plays,
    play_freely,
)
from senet.games.egizia.table import NOBODY, Egizia
from senet.games.egizia.tracks import begin_phase, begin_turn, leave_game
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat

LAST_SITE: Final = STOP_NUMBER[TEMPLE_PYRAMID]
SHIP_TO: Final[dict[str, Choice]] = {place: ("ship", place) for place in PLACES}


def place_ships(g: Egizia) -> None:
    """Players take turns until all have passed; then come the last pick and the return of the ships.
    (EGIZ-055, EGIZ-060, EGIZ-283)"""
    begin_phase(g, PLACE_SHIPS)
    g.then(next_turn, 0)
    if not g.holds(LATE_LAST_PICK):
        g.then(last_picks)
    g.then(return_river_ships)


# -- whose turn it is ----------------------------------------------------------------------------------


def next_turn(g: Egizia, turn: int) -> None:
    """The next player in turn order who has not passed takes a turn; a player who cannot place a ship passes
    automatically. (EGIZ-055, EGIZ-058, EGIZ-059, EGIZ-060)"""
    seats = len(g.players)
    for ahead in range(seats):
        seat = g.turn_order[(turn + ahead) % seats]
        player = g.players[seat]
        if player.passed:
            continue
        if can_place(g, seat):
            if ahead:
                g.turn = NOBODY  # a new turn, even for the same player when all others have passed
            begin_turn(g, seat)
            g.ask(seat, STOP, stop_chosen, (turn + ahead) % seats)
            return
        player.passed = True
        g.tell("passed_without_place", seat)


def offer_stop(g: Egizia, seat: Seat, turn: int) -> list[Choice]:
    return [*[SHIP_TO[place] for place in open_places(g, seat)], *free_plays(g, seat), PASS]


def forbids_stop(g: Egizia, seat: Seat, choice: Choice, turn: int) -> str:
    if choice == PASS:
        return ""
    verb, noun = choice
    if verb == "ship":
        return forbids_ship(g, seat, noun)
    return forbids_free_play(g, seat, choice)


def stop_chosen(g: Egizia, seat: Seat, choice: Choice, turn: int) -> None:
    """A turn: place one ship and resolve it, or pass for the rest of the round. (EGIZ-056, EGIZ-057)"""
    verb, noun = choice
    if choice == PASS:
        g.players[seat].passed = True
        g.tell("passed", seat)
        g.then(next_turn, turn + 1)
    elif verb == "ship":
        place_ship(g, seat, noun)
        if TWO_SHIPS in g.players[seat].cards:
            g.then(ask_second_ship, seat)
        g.then(next_turn, turn + 1)
    else:
        g.then(play_freely, seat, verb, noun)
        g.then(next_turn, turn)


STOP: Final = Question("stop", offer_stop, forbids_stop)


# -- where a ship may go -------------------------------------------------------------------------------


def may_go_upstream(g: Egizia, seat: Seat) -> bool:
    return g.players[seat].may_use(UPSTREAM_SHIP)


def open_places(g: Egizia, seat: Seat) -> list[str]:
    """Every place where `seat` may put a ship now. (EGIZ-062 … EGIZ-066, EGIZ-070, EGIZ-071)"""
    player = g.players[seat]
    if not player.ships:
        return []
    taken = {place for place, _ in g.ships}
    upstream = may_go_upstream(g, seat)
    reuse = player.may_use(REUSE_CIRCLE)
    numbered = NUMBERED_IN_USE[len(g.players)]
    found: list[str] = []
    for stop in STOPS if upstream else DOWNSTREAM[player.furthest]:
        if stop in numbered:
            if upstream and g.is_at_site(seat, stop):
                continue
            free = [space for space in numbered[stop] if space not in taken]
            if free:
                found += free
            else:
                found.append(BESIDE[stop])
                if player.owns(EXTRA_PLACE):
                    found.append(EXTRA[stop])
        elif stop not in taken or (reuse and stop in CIRCLES and stop not in NO_REUSE):
            found.append(stop)
    return found


def can_place(g: Egizia, seat: Seat) -> bool:
    """Whether there is any place for a ship of `seat`."""
    player = g.players[seat]
    if not player.ships:
        return False
    if player.furthest < LAST_SITE:
        return True  # every site has a free space, or at least room to speculate
    return bool(open_places(g, seat))


def forbids_ship(g: Egizia, seat: Seat, place: str) -> str:
    """The rule that keeps `seat` from placing a ship there, or "" if none does."""
    player = g.players[seat]
    if place not in STOP_OF:
        return NOT_AN_ANSWER
    if not player.ships:
        return "EGIZ-007"
    stop = STOP_OF[place]
    if STOP_NUMBER[stop] <= player.furthest and not may_go_upstream(g, seat):
        return "EGIZ-062"
    if stop in SITE_PLACES:
        return forbids_site(g, seat, stop, place)
    if g.owner_at(stop) < 0:
        return ""
    if stop in CARD_INDEX:
        return "EGIZ-068"
    if not player.may_use(REUSE_CIRCLE):
        return "EGIZ-063"
    return "EGIZ-205" if stop in NO_REUSE else ""


def forbids_site(g: Egizia, seat: Seat, site: str, place: str) -> str:
    """The rule that keeps `seat` from a place at a site. (EGIZ-064, EGIZ-070, EGIZ-071, EGIZ-196, EGIZ-239)"""
    if g.is_at_site(seat, site):
        return "EGIZ-064"
    numbered = NUMBERED_IN_USE[len(g.players)][site]
    is_full = all(g.owner_at(space) >= 0 for space in numbered)
    if place == BESIDE[site]:
        return "" if is_full else "EGIZ-071"
    if place == EXTRA[site]:
        if not is_full:
            return "EGIZ-196"
        return "" if g.players[seat].owns(EXTRA_PLACE) else "EGIZ-195"
    if place not in numbered:
        return "EGIZ-239"
    return "" if g.owner_at(place) < 0 else "EGIZ-070"


# -- placing and resolving -----------------------------------------------------------------------------


def place_ship(g: Egizia, seat: Seat, place: str) -> None:
    """Put a ship there; an ability or card is used up only if the placement needs it.
    (EGIZ-067, EGIZ-069, EGIZ-074, EGIZ-195, EGIZ-203 … EGIZ-206, EGIZ-255)"""
    player = g.players[seat]
    stop = STOP_OF[place]
    if STOP_NUMBER[stop] <= player.furthest:
        player.spent.append(UPSTREAM_SHIP)
        g.tell("ability_used", seat, UPSTREAM_SHIP)
    if stop in CIRCLES and g.owner_at(stop) >= 0:
        player.spent.append(REUSE_CIRCLE)
        g.tell("ability_used", seat, REUSE_CIRCLE)
    if place in EXTRA.values():
        card = player.owns(EXTRA_PLACE)
        leave_game(g, seat, card)
        g.tell("card_played", seat, card)
    player.ships -= 1
    player.furthest = max(player.furthest, STOP_NUMBER[stop])
    g.ships.append((place, seat))
    g.tell("ship_placed", seat, place)
    if stop in CARD_INDEX:
        take_card(g, seat, stop)
    elif stop in CIRCLES:
        use_circle(g, seat, stop)
        if DOUBLING_CARD in player.cards:
            g.then(ask_doubling, seat, stop)


# -- two ships in one turn -----------------------------------------------------------------------------


def ask_second_ship(g: Egizia, seat: Seat) -> None:
    """With the right card, a second ship may follow at once if there is a place for it.
    (EGIZ-184, EGIZ-185, EGIZ-257)"""
    if can_place(g, seat):
        g.ask(seat, SECOND_SHIP, second_ship_chosen)


def offer_second_ship(g: Egizia, seat: Seat) -> list[Choice]:
    return [*[SHIP_TO[place] for place in open_places(g, seat)], END]


def forbids_second_ship(g: Egizia, seat: Seat, choice: Choice) -> str:
    if choice == END:
        return ""
    return forbids_ship(g, seat, choice[1]) if choice[0] == "ship" else forbids_elsewhere(choice)


def second_ship_chosen(g: Egizia, seat: Seat, choice: Choice) -> None:
    if choice != END:
        leave_game(g, seat, TWO_SHIPS)
        g.tell("card_played", seat, TWO_SHIPS)
        place_ship(g, seat, choice[1])


SECOND_SHIP: Final = Question("second_ship", offer_second_ship, forbids_second_ship)


# -- the end of the phase ------------------------------------------------------------------------------


def last_picks(g: Egizia) -> None:
    """Owners of the last pick may take a card that is left on the river. (EGIZ-200, EGIZ-201)"""
    g.turn = NOBODY
    for seat in g.turn_order:
        if LEFTOVER_CARD in g.players[seat].cards:
            g.then(ask_leftover, seat)


def ask_leftover(g: Egizia, seat: Seat) -> None:
    """The turn is skipped if no card is left. (EGIZ-252)"""
    if any(g.river):
        begin_turn(g, seat)
        g.ask(seat, LEFTOVER, leftover_chosen)


def offer_leftover(g: Egizia, seat: Seat) -> list[Choice]:
    cards: list[Choice] = [("take", stop) for stop in CARD_STOPS]
    return [*[card for card in cards if not forbids_leftover(g, seat, card)], *free_plays(g, seat), PASS]


def forbids_leftover(g: Egizia, seat: Seat, choice: Choice) -> str:
    verb, noun = choice
    if choice == PASS:
        return ""
    if verb == "take" and noun in CARD_INDEX:
        return "" if g.river[CARD_INDEX[noun]] else "EGIZ-200"
    if verb == "ship" and noun in STOP_OF:
        return "EGIZ-252"
    return forbids_free_play(g, seat, choice)


def leftover_chosen(g: Egizia, seat: Seat, choice: Choice) -> None:
    """The card is resolved as if a ship had been placed there, but none is used. (EGIZ-200)"""
    verb, noun = choice
    if verb == "take":
        g.players[seat].spent.append(LEFTOVER_CARD)
        g.tell("ability_used", seat, LEFTOVER_CARD)
        take_card(g, seat, noun)
    elif choice != PASS:
        g.then(play_freely, seat, verb, noun)
        g.then(ask_leftover, seat)


LEFTOVER: Final = Question("leftover", offer_leftover, forbids_leftover)


def return_river_ships(g: Egizia) -> None:
    """Ships on card spaces and circles go home; those at the sites stay. (EGIZ-061)"""
    bring_home(g, [ship for ship in g.ships if STOP_OF[ship[0]] not in SITE_PLACES])
    g.ships = [ship for ship in g.ships if STOP_OF[ship[0]] in SITE_PLACES]


def bring_home(g: Egizia, ships: list[tuple[str, Seat]]) -> None:
    """These ships go back to the supplies of their owners. (EGIZ-061, EGIZ-151)"""
    counts = [0] * len(g.players)
    for _, seat in ships:
        g.players[seat].ships += 1
        counts[seat] += 1
    if ships:
        g.tell("ships_returned", *counts)
