"""Phase 5 at the Sphinx: cards are bought, looked at, kept or put back."""

from __future__ import annotations

from typing import Final

from senet.games.egizia.action import (
    CHOSEN,
    action_plays,
    could_go_on,
    forbids_action_play,
    free_cards,
    may_draw_for_nothing,
    play_in_action,
    turn_over_builders,
    why_nothing,
    withdraw,
)
from senet.games.egizia.components import KEEP_TWO, RETURNED_POINTS, SPHINX_CARDS, SPHINX_DRAW_MAX
from senet.games.egizia.maps import SPHINX
from senet.games.egizia.plays import END, forbids_elsewhere
from senet.games.egizia.table import Egizia
from senet.games.egizia.tracks import leave_game, move_marker_by
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat, number


def visit_sphinx(g: Egizia, seat: Seat) -> None:
    """The builder decides how many cards to buy and to draw free, or ends with nothing. (EGIZ-267, EGIZ-269)"""
    action = g.action
    assert action is not None
    if could_go_on(g, seat):
        g.ask(seat, SPHINX_NUMBERS, sphinx_numbers_chosen)
    else:
        withdraw(g, seat, action.place, why_nothing(g, seat, SPHINX))


# -- how many cards ------------------------------------------------------------------------------------


def offer_sphinx_numbers(g: Egizia, seat: Seat) -> list[Choice]:
    most = free_cards(g, seat)
    found = [purchase(bought, free) for bought in range(SPHINX_DRAW_MAX + 1) for free in range(most + 1)]
    cards: list[Choice] = [("buy", noun) for noun in found if not forbids_purchase(g, seat, noun)]
    return [*cards, *action_plays(g, seat), END]


def forbids_sphinx_numbers(g: Egizia, seat: Seat, choice: Choice) -> str:
    if choice == END:
        return ""
    verb, noun = choice
    if verb == "buy":
        return forbids_purchase(g, seat, noun)
    return forbids_action_play(g, seat, choice)


def sphinx_numbers_chosen(g: Egizia, seat: Seat, choice: Choice) -> None:
    verb, noun = choice
    action = g.action
    assert action is not None
    if choice == END:
        withdraw(g, seat, action.place, CHOSEN)
    elif verb == "buy":
        bought, _, free = noun.partition("+")
        draw_cards(g, seat, int(bought), int(free or "0"))
    else:
        g.then(play_in_action, seat, verb, noun)
        g.then(visit_sphinx, seat)


SPHINX_NUMBERS: Final = Question("sphinx_numbers", offer_sphinx_numbers, forbids_sphinx_numbers)


def purchase(bought: int, free: int) -> str:
    """So many cards as a noun: "3", or "3+1" with a free one."""
    return f"{bought}+{free}" if free else str(bought)


def forbids_purchase(g: Egizia, seat: Seat, noun: str) -> str:
    """The limits on bought and free cards. (EGIZ-121, EGIZ-122, EGIZ-123, EGIZ-124, EGIZ-249)"""
    first, _, second = noun.partition("+")
    bought, free = number(first), number(second or "0")
    if bought < 0 or free < 0:
        return NOT_AN_ANSWER
    if bought == 0 and free and not may_draw_for_nothing(g, seat, SPHINX):
        return "EGIZ-124"
    limit = min(g.action_strength(seat), g.players[seat].stones, SPHINX_DRAW_MAX, g.sphinx_left())
    if bought > limit or bought + free == 0 or noun != purchase(bought, free):
        return "EGIZ-121"
    if free > free_cards(g, seat):
        return "EGIZ-122"
    if bought + free > SPHINX_DRAW_MAX:
        return "EGIZ-123"
    return "EGIZ-249" if bought + free > g.sphinx_left() else ""


def draw_cards(g: Egizia, seat: Seat, bought: int, free: int) -> None:
    """Pay, draw all cards together, and look at them alone. The cards put back earlier come last, in their
    order. (EGIZ-045, EGIZ-121, EGIZ-122, EGIZ-125, EGIZ-127, EGIZ-270)"""
    action = g.action
    assert action is not None
    g.players[seat].stones -= bought
    action.spent = bought
    g.looker = seat
    for _ in range(bought + free):
        if g.sphinx_deck:
            g.looked_at.append(g.draw(g.sphinx_deck))
        else:
            g.looked_at.append(g.under.pop(0)[1])
            g.reveal()
    g.tell("sphinx_drawn", seat, bought, free)
    g.whisper(seat, "sphinx_seen", seat, *g.looked_at)
    ask_number(g, seat, 1)


# -- keeping -------------------------------------------------------------------------------------------


def ask_number(g: Egizia, seat: Seat, limit: int) -> None:
    """How many cards are kept is public; which ones is not. (EGIZ-126, EGIZ-271)"""
    g.ask(seat, KEEP_NUMBER, number_chosen, limit)


def offer_number(g: Egizia, seat: Seat, limit: int) -> list[Choice]:
    drawn = len(g.looked_at)
    found: list[Choice] = [("keep", str(n)) for n in range(min(limit, drawn) + 1)]
    if limit == 1 and drawn > 1:
        found += [("play", card) for card in g.players[seat].cards if card in KEEP_TWO]
    return found


def forbids_number(g: Egizia, seat: Seat, choice: Choice, limit: int) -> str:
    """None or one; two with the right card, if there are two to keep. (EGIZ-126, EGIZ-256, EGIZ-261)"""
    if choice in offer_number(g, seat, limit):
        return ""
    verb, noun = choice
    if verb == "play" and noun in KEEP_TWO:
        if noun not in g.players[seat].cards:
            return "EGIZ-034"
        return "EGIZ-261" if limit > 1 else "EGIZ-256"
    return "EGIZ-126" if verb == "keep" and noun.isdecimal() else forbids_elsewhere(choice)


def number_chosen(g: Egizia, seat: Seat, choice: Choice, limit: int) -> None:
    verb, noun = choice
    if verb == "play":
        leave_game(g, seat, noun)
        g.tell("card_played", seat, noun)
        ask_number(g, seat, 2)
    else:
        if noun == "0":
            g.tell("sphinx_kept", seat, 0)
        keep_cards(g, seat, int(noun))


KEEP_NUMBER: Final = Question("keep_number", offer_number, forbids_number)


def keep_cards(g: Egizia, seat: Seat, number: int) -> None:
    """Cards to keep are chosen one by one; if all are kept there is no choice. (EGIZ-126, EGIZ-188)"""
    if number == 0:
        put_back(g, seat, len(g.looked_at))
    elif number == len(g.looked_at):
        g.players[seat].sphinx += g.looked_at
        g.looked_at = []
        g.tell("sphinx_kept", seat, number)
        put_back(g, seat, 0)
    else:
        g.ask(seat, KEEP_CARD, kept_card_chosen, number)


def offer_kept_card(g: Egizia, seat: Seat, number: int) -> list[Choice]:
    return [("keep", card) for card in dict.fromkeys(g.looked_at)]


def forbids_kept_card(g: Egizia, seat: Seat, choice: Choice, number: int) -> str:
    if choice in offer_kept_card(g, seat, number):
        return ""
    return "EGIZ-126" if choice[0] == "keep" and choice[1] in SPHINX_CARDS else forbids_elsewhere(choice)


def kept_card_chosen(g: Egizia, seat: Seat, choice: Choice, number: int) -> None:
    g.looked_at.remove(choice[1])
    g.players[seat].sphinx.append(choice[1])
    g.tell("sphinx_kept", seat, 1)
    g.whisper(seat, "sphinx_kept_card", seat, choice[1])
    keep_cards(g, seat, number - 1)


# Asked even if there is only one answer: otherwise others would learn that the cards are alike.
KEEP_CARD: Final = Question("keep_card", offer_kept_card, forbids_kept_card, always=True, secret=True)


# -- putting back --------------------------------------------------------------------------------------


def put_back(g: Egizia, seat: Seat, returned: int) -> None:
    """The rest go under the deck one by one, in the order the player chooses; each scores a point.
    (EGIZ-127, EGIZ-128, EGIZ-268, EGIZ-269, EGIZ-270)"""
    if len(g.looked_at) > 1:
        g.ask(seat, PUT_UNDER, returned_card_chosen, returned)
        return
    if g.looked_at:
        put_under(g, seat, g.looked_at[0])
    g.looker = -1
    turn_over_builders(g, seat)
    g.action = None
    if returned:
        points = move_marker_by(g, seat, returned * RETURNED_POINTS, "sphinx_site")
        g.tell("sphinx_returned", seat, returned, points)


def offer_returned_card(g: Egizia, seat: Seat, returned: int) -> list[Choice]:
    return [("under", card) for card in dict.fromkeys(g.looked_at)]


def forbids_returned_card(g: Egizia, seat: Seat, choice: Choice, returned: int) -> str:
    if choice in offer_returned_card(g, seat, returned):
        return ""
    return "EGIZ-270" if choice[0] == "under" and choice[1] in SPHINX_CARDS else forbids_elsewhere(choice)


def returned_card_chosen(g: Egizia, seat: Seat, choice: Choice, returned: int) -> None:
    put_under(g, seat, choice[1])
    put_back(g, seat, returned)


PUT_UNDER: Final = Question("put_under", offer_returned_card, forbids_returned_card, always=True, secret=True)


def put_under(g: Egizia, seat: Seat, card: str) -> None:
    g.looked_at.remove(card)
    g.under.append((seat, card))
    g.players[seat].returned.append(card)
