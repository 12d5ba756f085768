"""Rounds and turns: one action or a pass, with Seer and Treasurer around it; the end of a round
(chapters 4, 12, 14)."""

from __future__ import annotations

from typing import Final

from senet.games.pharaon.actions import forbids_zone, perform, zones_to_enter
from senet.games.pharaon.components import (
    AFTER_PASSING,
    BASIC_TOKENS,
    COLOUR_OF,
    COLOURS,
    EXCHANGERS,
    JARS,
    JARS_SHOWN,
    RESOURCES,
    ROUNDS,
    SEER,
    SILVER,
    STRIPS,
    TOKENS,
    ZONES,
)
from senet.games.pharaon.gaining import BASICS, draw_offering, exhaust, gain, renew_jars
from senet.games.pharaon.passing import advance_cylinder, pass_round
from senet.games.pharaon.paying import purse_of, spend
from senet.games.pharaon.scoring import tell_result
from senet.games.pharaon.table import EMPTY, TRAITOR, Pharaon
from senet.games.pharaon.traitor import form_pile, traitor_turn
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat

FINISH: Final[Choice] = ("finish", "")
GIFTS: Final[list[Choice]] = [("give", kind) for kind in BASIC_TOKENS]

# -- turns -----------------------------------------------------------------------------------------


def play_round(g: Pharaon) -> None:
    """The holder of the first player token starts; the round ends when all have passed.
    (PHAR-044, PHAR-168)"""
    g.tell("round_begins", g.round, g.first_player)
    g.then(turn, g.first_player)


def turn(g: Pharaon, seat: Seat) -> None:
    """Take an action or pass; a player who has passed advances on the pyramid instead.
    (PHAR-045, PHAR-046, PHAR-158)"""
    g.active = seat
    g.tell("turn_begins", seat)
    if g.traitor is not None and seat == TRAITOR:
        g.then(traitor_turn)
    elif g.players[seat].passed:
        g.then(advance_cylinder, seat)
        if g.holds(AFTER_PASSING):
            g.then(end_of_turn, seat)
    else:
        g.then(ask_main, seat)
    g.then(next_turn, seat)


def next_turn(g: Pharaon, seat: Seat) -> None:
    """Clockwise, until the last player has passed. (PHAR-026, PHAR-166, PHAR-167)"""
    if g.all_passed():
        g.then(end_of_round)
    else:
        g.then(turn, (seat + 1) % len(g.players))


def ask_main(g: Pharaon, seat: Seat) -> None:
    """Choose a zone, an exchange or pass; asked even if passing is the only choice. (PHAR-045, PHAR-047, PHAR-248)"""
    g.ask(seat, MAIN, main_chosen)


def offer_main(g: Pharaon, seat: Seat) -> list[Choice]:
    return [*zones_to_enter(g, seat), *exchanges(g, seat), PASS]


def forbids_main(g: Pharaon, seat: Seat, choice: Choice) -> str:
    if choice == PASS:
        return ""
    if choice[0] == "zone" and choice[1] in ZONES:
        return forbids_zone(g, seat, choice[1], purse_of(g.players[seat]))
    return forbids_exchange(g, seat, choice)


def main_chosen(g: Pharaon, seat: Seat, choice: Choice) -> None:
    if choice[0] == "exchange":
        g.then(ask_token, seat, choice[1])
        g.then(ask_main, seat)
        return
    if choice == PASS:
        g.then(pass_round, seat)
    else:
        g.then(perform, seat, choice[1])
    g.then(end_of_turn, seat)


MAIN: Final = Question("main", offer_main, forbids_main, always=True)

# -- Seer and Treasurer ----------------------------------------------------------------------------


def exchanges(g: Pharaon, seat: Seat) -> list[Choice]:
    nobles = g.players[seat].nobles
    candidates: list[Choice] = [("exchange", noble) for noble in EXCHANGERS if noble in nobles]
    return [choice for choice in candidates if not forbids_exchange(g, seat, choice)]


def forbids_exchange(g: Pharaon, seat: Seat, choice: Choice) -> str:
    """Once per round; something to give, and the wanted token in the bank.
    (PHAR-092, PHAR-140 to PHAR-142)"""
    noble, player = choice[1], g.players[seat]
    if choice[0] != "exchange" or noble not in EXCHANGERS:
        return NOT_AN_ANSWER
    if noble not in player.nobles:
        return "PHAR-140" if noble == SEER else "PHAR-141"
    if noble in player.exhausted:
        return "PHAR-092"
    return "" if offer_token(g, seat, noble) else "PHAR-142"


def end_of_turn(g: Pharaon, seat: Seat) -> None:
    """Seer and Treasurer can be used again after the action; with the ruling also on a turn on which
    the disc only advances. (PHAR-142, PHAR-245, PHAR-257)"""
    if exchanges(g, seat):
        g.ask(seat, LAST_EXCHANGE, last_exchange_chosen)


def offer_last_exchange(g: Pharaon, seat: Seat) -> list[Choice]:
    return [FINISH, *exchanges(g, seat)]


def forbids_last_exchange(g: Pharaon, seat: Seat, choice: Choice) -> str:
    return "" if choice == FINISH else forbids_exchange(g, seat, choice)


def last_exchange_chosen(g: Pharaon, seat: Seat, choice: Choice) -> None:
    if choice != FINISH:
        g.then(ask_token, seat, choice[1])
        g.then(end_of_turn, seat)


LAST_EXCHANGE: Final = Question("last_exchange", offer_last_exchange, forbids_last_exchange)


def ask_token(g: Pharaon, seat: Seat, noble: str) -> None:
    g.ask(seat, GIVE, token_given, noble)


def offer_token(g: Pharaon, seat: Seat, noble: str) -> list[Choice]:
    return [choice for choice in GIFTS if not forbids_token(g, seat, choice, noble)]


def forbids_token(g: Pharaon, seat: Seat, choice: Choice, noble: str) -> str:
    """A basic resource or a basic offering token, if something else can be taken for it.
    (PHAR-003, PHAR-140 to PHAR-142)"""
    verb, kind = choice
    if verb != "give" or kind not in TOKENS:
        return NOT_AN_ANSWER
    if g.players[seat].supply[kind] == 0:
        return "PHAR-074"
    if kind not in COLOUR_OF:
        return "PHAR-140" if noble == SEER else "PHAR-141"
    if noble == SEER:
        wanted = g.basics_in_bank() - g.bank[COLOUR_OF[kind]]
    else:
        wanted = g.bank[SILVER]
    return "" if wanted else "PHAR-142"


def token_given(g: Pharaon, seat: Seat, choice: Choice, noble: str) -> None:
    """The Seer's owner then chooses another kind; the Treasurer's takes silver.
    (PHAR-140, PHAR-141)"""
    kind = choice[1]
    exhaust(g, seat, noble)
    g.tell("gave", seat, kind)
    spend(g, seat, kind)
    if noble == SEER:
        g.ask(seat, OTHER_KIND, other_kind_chosen, COLOUR_OF[kind])
    else:
        gain(g, seat, SILVER, 1, noble)


GIVE: Final = Question("give", offer_token, forbids_token)


def offer_other_kind(g: Pharaon, seat: Seat, given: str) -> list[Choice]:
    return [choice for choice in BASICS if not forbids_other_kind(g, seat, choice, given)]


def forbids_other_kind(g: Pharaon, seat: Seat, choice: Choice, given: str) -> str:
    """A basic resource of a different kind that is in the bank. (PHAR-140, PHAR-142)"""
    if choice[0] != "take" or choice[1] not in RESOURCES:
        return NOT_AN_ANSWER
    if choice[1] in (SILVER, given):
        return "PHAR-140"
    return "" if g.bank[choice[1]] else "PHAR-142"


def other_kind_chosen(g: Pharaon, seat: Seat, choice: Choice, given: str) -> None:
    gain(g, seat, choice[1], 1, SEER)


OTHER_KIND: Final = Question("other_kind", offer_other_kind, forbids_other_kind)

# -- the end of a round ----------------------------------------------------------------------------


def end_of_round(g: Pharaon) -> None:
    """The steps that end a round, in order; the last round has none of them.
    (PHAR-168, PHAR-171, PHAR-236)"""
    g.tell("round_ends", g.round)
    if g.round == ROUNDS:
        g.tell("game_over")
        tell_result(g)
        g.end()
        return
    g.then(move_cylinders)
    g.then(clear_wheel)
    g.then(refill_offerings)
    g.then(turn_wheel)
    g.then(block_spaces)
    g.then(ready_nobles)
    g.then(lay_out_jars)
    if g.traitor is not None:
        g.then(form_pile)
    g.then(play_round)


def move_cylinders(g: Pharaon) -> None:
    """All cylinders go to the next space of the round counter. (PHAR-168 step 1)"""
    g.round += 1
    left: list[int] = []
    for seat, player in enumerate(g.players):
        left += [seat, player.row, player.space]
        player.row = player.space = 0
        player.passed = False
    g.tell("discs_returned", g.round, *left)


def clear_wheel(g: Pharaon) -> None:
    """Offerings to their discard pile, resources to the bank. (PHAR-168 step 2, PHAR-199)"""
    cleared: list[str] = []
    counts: list[int] = []
    for strip in STRIPS:
        cleared += g.wheel[strip]
        counts.append(len(g.wheel[strip]))
        for kind in g.wheel[strip]:
            if kind in RESOURCES:
                g.bank[kind] += 1
            else:
                g.offering_discard.append(kind)
        g.wheel[strip] = []
    if cleared:
        kinds = [kind for kind in TOKENS if kind in cleared]
        tokens: list[str | int] = [part for kind in kinds for part in (kind, cleared.count(kind))]
        g.tell("wheel_cleared", *counts, *tokens)


def refill_offerings(g: Pharaon) -> None:
    """Empty pair slots first, then empty bonus places; a single left-over token goes to the bonus
    field. (PHAR-086, PHAR-168 step 3, PHAR-170)"""
    for slot, pair in enumerate(g.pairs):
        if not pair and len(g.bag) + len(g.offering_discard) >= 2:
            one = draw_offering(g)
            g.pairs[slot] = (one, draw_offering(g))
            g.tell("pair_laid_out", *g.pairs[slot])
    laid: list[str] = []
    for place, token in enumerate(g.bonus):
        if token == EMPTY and g.can_draw_offering():
            g.bonus[place] = draw_offering(g)
            laid.append(g.bonus[place])
    if laid:
        g.tell("bonus_laid_out", *laid)


def turn_wheel(g: Pharaon) -> None:
    """The wheel turns by one zone in the direction of this game. (PHAR-024, PHAR-025, PHAR-168 step 4)"""
    g.offset = (g.offset + g.direction) % len(STRIPS)
    g.tell("wheel_turned", g.direction, *g.service())


def block_spaces(g: Pharaon) -> None:
    """Two players and solo: the jar that nobody chose blocks entry spaces. (PHAR-196 to PHAR-198)"""
    if len(g.players) != 2 or not g.jars:
        return
    jar = g.jars.pop()
    laid: list[str] = []
    for kind in JARS[jar]:
        if g.bank[kind]:
            g.bank[kind] -= 1
            g.wheel[kind].append(kind)
            laid.append(kind)
    g.jar_discard.append(jar)
    shown = [kind for kind in COLOURS if kind in laid]
    g.tell("blocked", jar, *[part for kind in shown for part in (kind, laid.count(kind))])
    lacking = [kind for kind in COLOURS if JARS[jar].count(kind) > laid.count(kind)]
    if lacking:
        missing = [part for kind in lacking for part in (kind, JARS[jar].count(kind) - laid.count(kind))]
        g.tell("not_blocked", *missing)


def ready_nobles(g: Pharaon) -> None:
    """All exhausted nobles are ready again. (PHAR-168 step 5)"""
    for seat, player in enumerate(g.players):
        if player.exhausted:
            g.tell("nobles_ready", seat, *player.exhausted)
        player.exhausted = []


def lay_out_jars(g: Pharaon) -> None:
    """One jar per player (two players: three, solo: two), none for the last round.
    (PHAR-157, PHAR-168 step 6, PHAR-169, PHAR-195, PHAR-236)"""
    if g.round == ROUNDS:
        return
    laid: list[str] = []
    while len(g.jars) < JARS_SHOWN[g.seats_played()]:
        renew_jars(g)
        g.jars.append(g.draw(g.jar_pile))
        laid.append(g.jars[-1])
    if laid:
        g.tell("jars_laid_out", *laid)
