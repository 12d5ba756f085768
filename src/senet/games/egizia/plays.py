"""Free plays: cards and abilities that the active player may use at certain moments."""

from __future__ import annotations

from typing import Final

from senet.games.egizia.components import (
    ABILITIES,
    ANYTIME,
    BUILDERS,
    CREW_IMPROVER,
    CREWS,
    FIELD_COLOUR,
    FIELD_IMPROVER,
    FIELDS,
    FREE_CARDS,
    GREEN,
    OVERSEER_AT_ALYI,
    OVERSEER_TRAINS,
    RESERVE_MAX,
    SELL_MAX,
    SELL_STONES,
    SIX,
    SIX_STONES,
    STONES_TO_STRENGTH,
    STRENGTH_MAX,
    STRENGTH_PRICE,
)
from senet.games.egizia.table import Egizia
from senet.games.egizia.tracks import gain_stones, leave_game, move_marker_by, strengthen
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat

FINISH: Final[Choice] = ("finish", "")  # ends a moment for free plays
END: Final[Choice] = ("end", "")  # ends a turn or a building action
FREE_VERBS: Final = ("play", "use", "attach")
AT_ALYI: Final = "advance_any_crew"
GIVEN_BY: Final = {AT_ALYI: "alyi", "two_crew_steps": "two_steps_34"}  # the source of a step, in the log


def free_plays(g: Egizia, seat: Seat) -> list[Choice]:
    """Every free play that `seat` could make now with an effect. (EGIZ-254, EGIZ-256)"""
    player = g.players[seat]
    found: list[Choice] = []
    for card in player.cards:
        if card in SIX_STONES:
            if player.stones < RESERVE_MAX:
                found.append(("play", card))
        elif card == SELL_STONES:
            if player.stones:
                found.append(("play", card))
        elif card in ABILITIES:
            if can_use(g, seat, card):
                found.append(("use", card))
        elif card == FIELD_IMPROVER and not player.improved:
            found += [("attach", field) for field in improvable(g, seat)]
    return found


def can_use(g: Egizia, seat: Seat, ability: str) -> bool:
    """Whether the crew improver, or paying stones for strength, would have an effect now. (EGIZ-202, EGIZ-207)"""
    player = g.players[seat]
    if not player.may_use(ability) or not can_grow(g, seat, ability):
        return False
    return ability == CREW_IMPROVER or player.stones >= STRENGTH_PRICE


def improvable(g: Egizia, seat: Seat) -> list[str]:
    """The different fields to which the field improver can be attached. (EGIZ-209)"""
    found: list[str] = []
    for field in g.players[seat].fields:
        if FIELD_COLOUR[field] != GREEN and field not in found:
            found.append(field)
    return found


def forbids_free_play(g: Egizia, seat: Seat, choice: Choice) -> str:
    """The rule against a free play at a moment when they are allowed."""
    verb, noun = choice
    player = g.players[seat]
    if verb == "attach" and noun in FIELDS:
        return "" if player.improver_waits() and noun in improvable(g, seat) else "EGIZ-210"
    if verb == "use":
        if noun not in ABILITIES:
            return NOT_AN_ANSWER
        if not player.may_use(noun):
            return "EGIZ-207" if noun == CREW_IMPROVER else "EGIZ-202"
        return "" if can_use(g, seat, noun) else "EGIZ-256"
    if verb != "play" or noun not in ANYTIME:
        return NOT_AN_ANSWER
    if noun not in player.cards:
        return "EGIZ-034"
    if noun not in FREE_CARDS:
        return "EGIZ-037"
    useful = player.stones > 0 if noun == SELL_STONES else player.stones < RESERVE_MAX
    return "" if useful else "EGIZ-256"


def forbids_elsewhere(choice: Choice) -> str:
    """The rule against a choice that does not answer the question: for a card or an ability, the rule about its
    moments. (EGIZ-254, EGIZ-255, EGIZ-275)"""
    verb, noun = choice
    if verb == "attach" and noun in FIELDS:
        return "EGIZ-254"
    if (verb == "use" and noun in ABILITIES) or (verb == "play" and noun in FREE_CARDS):
        return "EGIZ-254"
    return "EGIZ-255" if verb == "play" and noun in ANYTIME else NOT_AN_ANSWER


def play_freely(g: Egizia, seat: Seat, verb: str, noun: str) -> None:
    """Carry out a free play. (EGIZ-187, EGIZ-198, EGIZ-202, EGIZ-207, EGIZ-210)"""
    if verb == "attach":
        attach(g, seat, noun)
    elif verb == "use":
        player = g.players[seat]
        player.spent.append(noun)
        g.tell("ability_used", seat, noun)
        if noun == STONES_TO_STRENGTH:
            player.stones -= STRENGTH_PRICE
            g.tell("stones_paid", seat, STRENGTH_PRICE, noun)
        g.ask(seat, RAISE_CREW, trainee_chosen, noun)
    elif noun == SELL_STONES:
        g.ask(seat, SELL, sale_chosen)
    else:
        leave_game(g, seat, noun)
        g.tell("card_played", seat, noun)
        gain_stones(g, seat, SIX, noun)


def offer_play_or_finish(g: Egizia, seat: Seat) -> list[Choice]:
    """A moment with nothing but free plays."""
    return [*free_plays(g, seat), FINISH]


def forbids_play_or_finish(g: Egizia, seat: Seat, choice: Choice) -> str:
    if choice == FINISH:
        return ""
    return forbids_free_play(g, seat, choice)


# -- selling stones ------------------------------------------------------------------------------------


def offer_sale(g: Egizia, seat: Seat) -> list[Choice]:
    return [("sell", str(n)) for n in range(1, min(SELL_MAX, g.players[seat].stones) + 1)]


def forbids_sale(g: Egizia, seat: Seat, choice: Choice) -> str:
    if choice in offer_sale(g, seat):
        return ""
    return "EGIZ-198" if choice[0] == "sell" else forbids_elsewhere(choice)


def sale_chosen(g: Egizia, seat: Seat, choice: Choice) -> None:
    """Sell one to ten stones for a point each. (EGIZ-198)"""
    stones = int(choice[1])
    leave_game(g, seat, SELL_STONES)
    g.tell("card_played", seat, SELL_STONES)
    g.players[seat].stones -= stones
    g.tell("stones_sold", seat, stones, move_marker_by(g, seat, stones, "sold"))


SELL: Final = Question("sell", offer_sale, forbids_sale)


# -- raising one crew ----------------------------------------------------------------------------------


def trainees(g: Egizia, cause: str) -> tuple[str, ...]:
    """Who can gain the step: crews, at Alyi also the overseer, and elsewhere if that option is on.
    (EGIZ-084, EGIZ-208, EGIZ-279, EGIZ-280)"""
    ruling = OVERSEER_AT_ALYI if cause == AT_ALYI else OVERSEER_TRAINS
    return BUILDERS if g.holds(ruling) else CREWS


def can_grow(g: Egizia, seat: Seat, cause: str) -> bool:
    """Whether anyone who can gain the step is below the maximum."""
    strength = g.players[seat].strength
    return any(strength[builder] < STRENGTH_MAX for builder in trainees(g, cause))


def raise_crew(g: Egizia, seat: Seat, cause: str) -> None:
    """One crew of the player's choice gains a step; the step is lost if all are at the maximum. (EGIZ-262)"""
    if can_grow(g, seat, cause):
        g.ask(seat, RAISE_CREW, trainee_chosen, cause)
    else:
        g.tell("steps_lost", seat, GIVEN_BY.get(cause, cause))


def offer_trainee(g: Egizia, seat: Seat, cause: str) -> list[Choice]:
    builders: list[Choice] = [("crew", builder) for builder in BUILDERS]
    return [choice for choice in builders if not forbids_trainee(g, seat, choice, cause)]


def forbids_trainee(g: Egizia, seat: Seat, choice: Choice, cause: str) -> str:
    """Only builders below the maximum can be raised, and the overseer only where that is allowed.
    (EGIZ-084, EGIZ-208, EGIZ-262, EGIZ-279, EGIZ-280)"""
    verb, noun = choice
    if verb != "crew":
        return forbids_elsewhere(choice)
    if noun not in BUILDERS:
        return NOT_AN_ANSWER
    if noun not in trainees(g, cause):
        return "EGIZ-279" if cause == AT_ALYI else "EGIZ-208"
    return "" if g.players[seat].strength[noun] < STRENGTH_MAX else "EGIZ-262"


def trainee_chosen(g: Egizia, seat: Seat, choice: Choice, cause: str) -> None:
    strengthen(g, seat, choice[1], GIVEN_BY.get(cause, cause))


RAISE_CREW: Final = Question("raise_crew", offer_trainee, forbids_trainee)


# -- the field improver --------------------------------------------------------------------------------


def ask_field(g: Egizia, seat: Seat) -> None:
    """When taken, the improver may be attached; without a suitable field it waits. (EGIZ-210)"""
    if improvable(g, seat):
        g.ask(seat, IMPROVE_FIELD, field_chosen)


def offer_field(g: Egizia, seat: Seat) -> list[Choice]:
    return [*[("attach", field) for field in improvable(g, seat)], PASS]


def forbids_field(g: Egizia, seat: Seat, choice: Choice) -> str:
    if choice == PASS:
        return ""
    if choice[0] != "attach":
        return forbids_elsewhere(choice)
    return forbids_free_play(g, seat, choice)


def field_chosen(g: Egizia, seat: Seat, choice: Choice) -> None:
    if choice != PASS:
        attach(g, seat, choice[1])


IMPROVE_FIELD: Final = Question("improve_field", offer_field, forbids_field)


def attach(g: Egizia, seat: Seat, field: str) -> None:
    """From now on the field counts as one colour better; this is permanent. (EGIZ-209, EGIZ-210)"""
    g.players[seat].improved = field
    g.tell("field_improved", seat, field)
