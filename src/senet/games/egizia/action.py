"""One ship's turn at a site: what could be built, cards played in the action, withdrawing, tired builders."""

from __future__ import annotations

from typing import Final

from senet.games.egizia.components import (
    BOOST,
    BUILD_FIRST,
    CREW_IMPROVER,
    OVERSEER,
    RESERVE_MAX,
    SIX,
    SIX_STONES,
    STONES_TO_STRENGTH,
    STRENGTH_BOOSTS,
    STRENGTH_MAX,
    STRENGTH_PRICE,
    TWO_CREWS,
)
from senet.games.egizia.maps import BESIDE, GRAVE_SPACES, SPHINX, STOP_OF, VALUE
from senet.games.egizia.plays import forbids_elsewhere, forbids_free_play, free_plays, play_freely
from senet.games.egizia.table import Egizia
from senet.games.egizia.tracks import leave_game
from senet.kernel.game import Choice, Question, Seat

# -- what could be built -------------------------------------------------------------------------------


def cheapest(g: Egizia, site: str) -> int:
    """The price of the cheapest thing to be had at a site now, 0 if there is nothing. (EGIZ-130, EGIZ-245)"""
    if site == SPHINX:
        return 1 if g.sphinx_left() else 0
    best = 0
    for space in g.open_spaces(site):
        price = g.grave_row[0] if space in GRAVE_SPACES else VALUE[space]
        if not best or price < best:
            best = price
    return best


def could_build(g: Egizia, seat: Seat, site: str) -> bool:
    """Whether anything could be had in this turn with the ready builders, the reserve, and all cards and
    abilities that might still be used. (EGIZ-107, EGIZ-264)"""
    player = g.players[seat]
    ready = player.ready_crews()
    price = cheapest(g, site)
    if not ready or not price:
        return False
    ranks = sorted([player.strength[crew] for crew in ready])
    strength = ranks[-1]
    if OVERSEER not in player.tired:
        strength += player.strength[OVERSEER]
    second = ranks[-2] if len(ranks) > 1 else 0
    return is_within_reach(g, seat, price, strength, second, ranks[0] < STRENGTH_MAX)


def could_go_on(g: Egizia, seat: Seat) -> bool:
    """Whether something more could be had in the present action. (EGIZ-266)"""
    action = g.action
    assert action is not None
    price = cheapest(g, action.site)
    if not price:
        return False
    player = g.players[seat]
    spare = [player.strength[crew] for crew in second_crews(g, seat)]
    growing = any(player.strength[crew] < STRENGTH_MAX for crew in action.crews)
    left = g.action_strength(seat) - action.spent
    return is_within_reach(g, seat, price, left, max(spare, default=0), growing)


def is_within_reach(g: Egizia, seat: Seat, price: int, strength: int, second: int, growing: bool) -> bool:
    """Whether `price` can be paid with `strength`, the reserve, and the cards and abilities of `seat`;
    `second` is the crew that a card could add, `growing` whether a crew of the action can be raised."""
    player = g.players[seat]
    stones = player.stones
    if price <= strength and price <= stones:
        return True
    for card in player.cards:
        if card in STRENGTH_BOOSTS:
            strength += BOOST
        elif card in SIX_STONES:
            stones = min(stones + SIX, RESERVE_MAX)
        elif card in TWO_CREWS:
            strength += second
            second = 0
        elif card == CREW_IMPROVER and growing and player.may_use(card):
            strength += 1
    if price <= strength and price <= stones:
        return True
    return (
        growing
        and player.may_use(STONES_TO_STRENGTH)
        and price <= strength + 1
        and price <= stones - STRENGTH_PRICE
    )


def second_crews(g: Egizia, seat: Seat) -> list[str]:
    """The crews that the card for two crews could add to the action. (EGIZ-186, EGIZ-261)"""
    action = g.action
    assert action is not None
    if len(action.crews) > 1:
        return []
    return [crew for crew in g.players[seat].ready_crews() if crew not in action.crews]


# -- cards in an action --------------------------------------------------------------------------------


def action_plays(g: Egizia, seat: Seat) -> list[Choice]:
    """The cards and abilities that may be used now in the action. (EGIZ-110, EGIZ-254, EGIZ-255, EGIZ-261)"""
    found: list[Choice] = []
    for card in g.players[seat].cards:
        if card in STRENGTH_BOOSTS or (card in TWO_CREWS and second_crews(g, seat)):
            found.append(("play", card))
    return found + free_plays(g, seat)


def forbids_action_play(g: Egizia, seat: Seat, choice: Choice) -> str:
    verb, noun = choice
    if verb == "play" and (noun in STRENGTH_BOOSTS or noun in TWO_CREWS):
        if noun not in g.players[seat].cards:
            return "EGIZ-034"
        if noun in STRENGTH_BOOSTS or second_crews(g, seat):
            return ""
        action = g.action
        assert action is not None
        return "EGIZ-261" if len(action.crews) > 1 else "EGIZ-256"
    return forbids_free_play(g, seat, choice)


def play_in_action(g: Egizia, seat: Seat, verb: str, noun: str) -> None:
    """Strength for this action, a second crew, or a free play. (EGIZ-186, EGIZ-194)"""
    action = g.action
    assert action is not None
    if noun in STRENGTH_BOOSTS:
        leave_game(g, seat, noun)
        g.tell("card_played", seat, noun)
        action.boost += BOOST
    elif noun in TWO_CREWS:
        leave_game(g, seat, noun)
        g.tell("card_played", seat, noun)
        g.ask(seat, SECOND_CREW, second_crew_named)
    else:
        g.then(play_freely, seat, verb, noun)


def crews_to_add(g: Egizia, seat: Seat) -> list[Choice]:
    return [("crew", crew) for crew in second_crews(g, seat)]


def forbids_second_crew(g: Egizia, seat: Seat, choice: Choice) -> str:
    return "" if choice in crews_to_add(g, seat) else forbids_elsewhere(choice, "EGIZ-186")


def second_crew_named(g: Egizia, seat: Seat, choice: Choice) -> None:
    """A second ready crew adds its strength. (EGIZ-186)"""
    action = g.action
    assert action is not None
    action.crews.append(choice[1])
    g.tell("second_crew", seat, choice[1])


# -- the end of a turn at a site -----------------------------------------------------------------------


def withdraw(g: Egizia, seat: Seat, place: str) -> None:
    """The ship goes home and counts for nothing; its place is free for a speculator, unless it was one
    that only the card for building first had given. (EGIZ-104, EGIZ-105, EGIZ-106, EGIZ-220, EGIZ-267)"""
    g.action = None
    send_home(g, seat, place)
    g.tell("withdrew", seat, STOP_OF[place])
    if place != BESIDE[STOP_OF[place]] or BUILD_FIRST not in g.players[seat].cards:
        g.freed += 1


def send_home(g: Egizia, seat: Seat, place: str) -> None:
    g.ships.remove((place, seat))
    g.players[seat].ships += 1


def turn_over_builders(g: Egizia, seat: Seat) -> None:
    """Every builder of the action is used for this round, and the site counts. (EGIZ-112, EGIZ-147)"""
    action = g.action
    assert action is not None
    player = g.players[seat]
    player.tired += action.crews
    if action.overseer:
        player.tired.append(OVERSEER)
    player.sites.append(action.site)


SECOND_CREW: Final = Question("second_crew", crews_to_add, forbids_second_crew)
