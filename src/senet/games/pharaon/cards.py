"""Noble and artisan cards: taking them, and the one-off effects of nobles 21-26 (chapters 7, 8, 12)."""

from __future__ import annotations

from typing import Final

from senet.games.pharaon.components import ARTISANS, NOBLES, SILVER
from senet.games.pharaon.gaining import (
    build_tomb,
    draw_jar,
    gain,
    gain_all,
    succession,
    take_offering,
    take_step,
)
from senet.games.pharaon.paying import current
from senet.games.pharaon.table import EMPTY, Pharaon
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat

DECK: Final = "deck"


def take_noble(g: Pharaon, seat: Seat, card: str) -> None:
    """A face-up noble, its slot refilled at once, or the top of the deck. (PHAR-088, PHAR-089)"""
    if card == DECK:
        taken = g.draw(g.noble_deck)
        g.tell("drew_noble", seat, taken)
    else:
        taken = card
        g.tell("took_noble", seat, taken)
        refill_noble(g, g.nobles.index(taken))
    receive_noble(g, seat, taken)


def refill_noble(g: Pharaon, slot: int) -> None:
    """An empty deck leaves the slot empty. (PHAR-089)"""
    g.nobles[slot] = g.draw(g.noble_deck) if g.noble_deck else EMPTY
    if g.nobles[slot]:
        g.tell("noble_shown", g.nobles[slot])
    else:
        g.tell("no_noble_left")


def receive_noble(g: Pharaon, seat: Seat, noble: str) -> None:
    """It lies ready in front of its owner; a one-off effect happens at once, in the printed order.
    (PHAR-090, PHAR-092, PHAR-093, PHAR-149 to PHAR-152)"""
    g.players[seat].nobles.append(noble)
    succession(g, seat)
    for what, count in NOBLES[noble].gain.items():
        for _ in range(count):
            if what == "influence_steps":
                g.then(take_step, seat)
            elif what == "artisan_cards":
                g.then(take_free_artisan, seat)
            elif what == "tomb_steps":
                g.then(build_tomb, seat)
            elif what == "offering_tokens":
                g.then(take_offering, seat)
            else:
                g.then(gain, seat, SILVER, 1, noble)


def take_artisan(g: Pharaon, seat: Seat, card: str) -> None:
    """A face-up artisan, its slot refilled at once, or the top of the deck; then its gains.
    (PHAR-095 to PHAR-097)"""
    if card == DECK:
        taken = g.draw(g.artisan_deck)
        g.tell("drew_artisan", seat, taken)
    else:
        taken = card
        g.tell("took_artisan", seat, taken)
        refill_artisan(g, g.artisans.index(taken))
    g.players[seat].artisans.append(taken)
    gain_all(g, seat, g.artisan_gain(taken), taken)
    if ARTISANS[taken].jar:
        g.then(draw_jar, seat)


def refill_artisan(g: Pharaon, slot: int) -> None:
    """An empty deck leaves the slot empty. (PHAR-097)"""
    g.artisans[slot] = g.draw(g.artisan_deck) if g.artisan_deck else EMPTY
    if g.artisans[slot]:
        g.tell("artisan_shown", g.artisans[slot])
    else:
        g.tell("no_artisan_left")


# -- which card ------------------------------------------------------------------------------------


def has_nobles(g: Pharaon) -> bool:
    return bool(g.noble_deck) or any(g.nobles)


def has_artisans(g: Pharaon) -> bool:
    return bool(g.artisan_deck) or any(g.artisans)


def offer_noble(g: Pharaon, seat: Seat) -> list[Choice]:
    candidates: list[Choice] = [("noble", card) for card in [*g.nobles, DECK]]
    return [choice for choice in candidates if not forbids_noble(g, seat, choice)]


def forbids_noble(g: Pharaon, seat: Seat, choice: Choice) -> str:
    """A face-up noble or, unless it is empty, the deck. (PHAR-088, PHAR-089)"""
    if choice[0] != "noble" or (choice[1] not in NOBLES and choice[1] != DECK):
        return NOT_AN_ANSWER
    if choice[1] == DECK:
        return "" if g.noble_deck else "PHAR-089"
    return "" if choice[1] in g.nobles else "PHAR-088"


def card_chosen(g: Pharaon, seat: Seat, choice: Choice) -> None:
    """The noble or artisan of the action going on."""
    current(g).card = choice[1]


NOBLE: Final = Question("noble", offer_noble, forbids_noble)


def take_free_artisan(g: Pharaon, seat: Seat) -> None:
    """Nobles 23 and 24: take one artisan without paying. (PHAR-151)"""
    if has_artisans(g):
        g.ask(seat, FREE_ARTISAN, free_artisan_chosen)
    else:
        g.tell("no_artisan_left")


def offer_artisan(g: Pharaon, seat: Seat) -> list[Choice]:
    candidates: list[Choice] = [("artisan", card) for card in [*g.artisans, DECK]]
    return [choice for choice in candidates if not forbids_artisan(g, seat, choice)]


def forbids_artisan(g: Pharaon, seat: Seat, choice: Choice) -> str:
    """A face-up artisan or, unless it is empty, the deck. (PHAR-095, PHAR-097)"""
    if choice[0] != "artisan" or (choice[1] not in ARTISANS and choice[1] != DECK):
        return NOT_AN_ANSWER
    if choice[1] == DECK:
        return "" if g.artisan_deck else "PHAR-097"
    return "" if choice[1] in g.artisans else "PHAR-095"


def free_artisan_chosen(g: Pharaon, seat: Seat, choice: Choice) -> None:
    take_artisan(g, seat, choice[1])


ARTISAN: Final = Question("artisan", offer_artisan, forbids_artisan)
FREE_ARTISAN: Final = Question("free_artisan", offer_artisan, forbids_artisan)
