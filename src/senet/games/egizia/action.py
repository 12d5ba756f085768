"""One ship's turn at a site: what could be built, cards played in the action, withdrawing, used builders."""

from __future__ import annotations

from typing import Final

from senet.games.egizia.components import (
    BOOST,
    BUILD_FIRST,
    BUILDERS,
    CREW_IMPROVER,
    FREE_CARDS_ALONE,
    OVERSEER,
    OVERSEER_TRAINS,
    PLAYS_IN_VAIN,
    RESERVE_MAX,
    SIX,
    SIX_STONES,
    SPHINX_DRAW_MAX,
    SPHINX_EXTRA,
    STONES_TO_STRENGTH,
    STRENGTH_BOOSTS,
    STRENGTH_MAX,
    STRENGTH_PRICE,
    TWO_CREWS,
)
from senet.games.egizia.maps import BESIDE, GRAVE_SPACES, NEEDS, SPACES_AT, SPHINX, STOP_OF, VALUE
from senet.games.egizia.plays import forbids_elsewhere, forbids_free_play, free_plays, play_freely
from senet.games.egizia.table import Egizia
from senet.games.egizia.tracks import leave_game
from senet.kernel.game import Choice, Question, Seat

# Why a ship withdraws.
CHOSEN: Final = "chosen"
NO_CREW: Final = "no_crew"
NOTHING_LEFT: Final = "nothing_left"
TOO_POOR: Final = "too_poor"
TOO_WEAK: Final = "too_weak"

# -- what could be built -------------------------------------------------------------------------------


def cheapest(g: Egizia, site: str) -> int:
    """The price of the cheapest thing at a site now, 0 if nothing is left. (EGIZ-130, EGIZ-245)"""
    if site == SPHINX:
        return 1 if g.sphinx_left() else 0
    best = 0
    for space in g.open_spaces(site):
        price = g.grave_row[0] if space in GRAVE_SPACES else VALUE[space]
        if not best or price < best:
            best = price
    return best


def free_cards(g: Egizia, seat: Seat) -> int:
    """How many Sphinx cards `seat` may draw without paying. (EGIZ-122, EGIZ-199)"""
    return sum(SPHINX_EXTRA.get(card, 0) for card in g.players[seat].cards)


def may_draw_for_nothing(g: Egizia, seat: Seat, site: str) -> bool:
    """Whether free Sphinx cards may be drawn without buying one, by an option. (EGIZ-124, EGIZ-282)"""
    return site == SPHINX and g.holds(FREE_CARDS_ALONE) and free_cards(g, seat) > 0 and g.sphinx_left() > 0


def could_build(g: Egizia, seat: Seat, site: str) -> bool:
    """Whether `seat` could afford anything in this turn, with its ready builders, reserve, and usable cards and
    abilities. (EGIZ-107, EGIZ-264)"""
    return any(could_build_with(g, seat, site, crew, True) for crew in g.players[seat].ready_crews())


def could_build_with(g: Egizia, seat: Seat, site: str, crew: str, overseer: bool) -> bool:
    """Whether an action begun by `crew` could afford anything, with the overseer if `overseer` and if that one
    is ready. (EGIZ-264, EGIZ-267)"""
    player = g.players[seat]
    price = cheapest(g, site)
    if not price:
        return False
    if may_draw_for_nothing(g, seat, site):
        return True
    strength = player.strength[crew]
    growing = strength < STRENGTH_MAX
    if overseer and OVERSEER not in player.tired:
        strength += player.strength[OVERSEER]
    second = max([player.strength[each] for each in player.ready_crews() if each != crew], default=0)
    return is_within_reach(g, seat, price, strength, second, growing)


def overseer_may_grow(g: Egizia, seat: Seat) -> bool:
    """Whether cards that raise a crew could also raise the overseer. (EGIZ-280)"""
    return g.holds(OVERSEER_TRAINS) and g.players[seat].strength[OVERSEER] < STRENGTH_MAX


def could_go_on(g: Egizia, seat: Seat) -> bool:
    """Whether the current action could afford something more. (EGIZ-266)"""
    action = g.action
    assert action is not None
    price = cheapest(g, action.site)
    if not price:
        return False
    return may_draw_for_nothing(g, seat, action.site) or could_have(g, seat, price)


def could_have(g: Egizia, seat: Seat, price: int) -> bool:
    """Whether the current action could pay that price, with all cards and abilities that might still be used."""
    action = g.action
    assert action is not None
    player = g.players[seat]
    spare = [player.strength[crew] for crew in second_crews(g, seat)]
    growing = any(player.strength[crew] < STRENGTH_MAX for crew in action.crews)
    if action.overseer:
        growing = growing or overseer_may_grow(g, seat)
    left = g.action_strength(seat) - action.spent
    return is_within_reach(g, seat, price, left, max(spare, default=0), growing)


def lacks_strength(g: Egizia, seat: Seat) -> bool:
    """Whether more strength would let the current action build more: things that together cost more strength
    than is left, but no more strength or stones than there could be. (EGIZ-036, EGIZ-256)"""
    action = g.action
    assert action is not None
    left = g.action_strength(seat) - action.spent
    if action.site == SPHINX:
        return left < min(SPHINX_DRAW_MAX, g.sphinx_left()) and could_have(g, seat, left + 1)
    plans: list[tuple[int, frozenset[str]]] = [(0, frozenset())]  # what could be built one after the other
    known = {plans[0][1]}
    while plans:
        total, planned = plans.pop()
        for space, value in next_spaces(g, action.site, planned):
            if not could_have(g, seat, total + value):
                continue
            if total + value > left:
                return True
            more = planned | {space}
            if more not in known:
                known.add(more)
                plans.append((total + value, more))
    return False


def next_spaces(g: Egizia, site: str, planned: frozenset[str]) -> list[tuple[str, int]]:
    """The spaces that could be built after those `planned`, with their values; of the graves only those whose
    token is face up."""
    built = g.built
    taken = sum(1 for space in planned if space in GRAVE_SPACES)
    found: list[tuple[str, int]] = []
    for space in SPACES_AT[site]:
        if space in built or space in planned:
            continue
        if all(needed in built or needed in planned for needed in NEEDS[space]):
            if space not in GRAVE_SPACES:
                found.append((space, VALUE[space]))
            elif taken < len(g.grave_row):
                found.append((space, g.grave_row[taken]))
    return found


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
        if (card in STRENGTH_BOOSTS or card in TWO_CREWS) and not forbids_strength(g, seat, card):
            found.append(("play", card))
    return found + free_plays(g, seat)


def forbids_strength(g: Egizia, seat: Seat, card: str) -> str:
    """A card that adds strength must have an effect, unless an option lets it be played in vain; a second crew
    must be ready. (EGIZ-256, EGIZ-261, EGIZ-276)"""
    if card in TWO_CREWS and not second_crews(g, seat):
        action = g.action
        assert action is not None
        return "EGIZ-261" if len(action.crews) > 1 else "EGIZ-256"
    return "" if g.holds(PLAYS_IN_VAIN) or lacks_strength(g, seat) else "EGIZ-256"


def forbids_action_play(g: Egizia, seat: Seat, choice: Choice) -> str:
    verb, noun = choice
    if verb == "play" and (noun in STRENGTH_BOOSTS or noun in TWO_CREWS):
        return forbids_strength(g, seat, noun) if noun in g.players[seat].cards else "EGIZ-034"
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
        g.ask(seat, SECOND_CREW, second_crew_chosen)
    else:
        g.then(play_freely, seat, verb, noun)


def offer_second_crew(g: Egizia, seat: Seat) -> list[Choice]:
    return [("crew", crew) for crew in second_crews(g, seat)]


def forbids_second_crew(g: Egizia, seat: Seat, choice: Choice) -> str:
    if choice in offer_second_crew(g, seat):
        return ""
    return "EGIZ-186" if choice[0] == "crew" and choice[1] in BUILDERS else forbids_elsewhere(choice)


def second_crew_chosen(g: Egizia, seat: Seat, choice: Choice) -> None:
    """A second ready crew adds its strength. (EGIZ-186)"""
    action = g.action
    assert action is not None
    action.crews.append(choice[1])
    g.tell("second_crew", seat, choice[1])


SECOND_CREW: Final = Question("second_crew", offer_second_crew, forbids_second_crew)


# -- the end of a turn at a site -----------------------------------------------------------------------


def withdraw(g: Egizia, seat: Seat, place: str, reason: str) -> None:
    """The ship goes home and counts for nothing; its place is free for a speculator, unless the ship had it only
    through the card for building first. (EGIZ-104, EGIZ-105, EGIZ-106, EGIZ-220, EGIZ-267)"""
    g.action = None
    send_home(g, seat, place)
    g.tell("withdrew", seat, STOP_OF[place], reason)
    if place != BESIDE[STOP_OF[place]] or BUILD_FIRST not in g.players[seat].cards:
        g.freed += 1


def why_nothing(g: Egizia, seat: Seat, site: str) -> str:
    """Why a ship withdraws automatically: all crews are used, nothing is left, or there are too few stones or
    too little strength. (EGIZ-107, EGIZ-245, EGIZ-264)"""
    player = g.players[seat]
    if not player.ready_crews():
        return NO_CREW
    price = cheapest(g, site)
    if not price:
        return NOTHING_LEFT
    stones = player.stones + SIX if player.owns(SIX_STONES) else player.stones
    return TOO_POOR if price > stones else TOO_WEAK


def send_home(g: Egizia, seat: Seat, place: str) -> None:
    g.ships.remove((place, seat))
    g.players[seat].ships += 1


def turn_over_builders(g: Egizia, seat: Seat) -> None:
    """Each builder of the action is used for this round, and the site counts if a stone was spent there.
    (EGIZ-112, EGIZ-147)"""
    action = g.action
    assert action is not None
    player = g.players[seat]
    used = [*action.crews, OVERSEER] if action.overseer else action.crews
    player.tired += used
    if action.spent:
        player.sites.append(action.site)
    g.tell("builders_used", seat, action.site, 1 if action.spent else 0, *used)
