"""Gaining: resources, offering tokens, canopic jars, influence steps and tomb steps (chapters 6-11, 20)."""

from __future__ import annotations

from typing import Final

from senet.games.pharaon.components import (
    COLOURS,
    DIPLOMAT,
    JARS,
    LAST_TOMB_SPACE,
    NOBLES,
    OFFERINGS,
    RESOURCES,
    TEACHER,
    TOP_STEP,
)
from senet.games.pharaon.table import EMPTY, NOBODY, Pharaon
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat

BAG: Final = "bag"
DIPLOMAT_TAKES: Final = 3
ANY_KIND: Final = "any"  # in stories: a resource whose kind the player chooses

# Sources of resources that are not cards.
JAR_GAIN: Final = "jar"
NILE_GAIN: Final = "nile"
REWARD_GAIN: Final = "reward"
START_GAIN: Final = "start"
CHOSEN: Final = "chosen"  # the source has just been told: a reward, or the Teacher

BASICS: Final[list[Choice]] = [("take", colour) for colour in COLOURS]
TAKEN_OFFERINGS: Final[list[Choice]] = [("offering", kind) for kind in [*OFFERINGS, BAG]]
TRACKS: Final[list[Choice]] = [("track", colour) for colour in COLOURS]

# -- resources -------------------------------------------------------------------------------------


def gain(g: Pharaon, seat: Seat, kind: str, count: int, source: str) -> None:
    """Resources of one kind: the silver of the start, of a Court Official, of a reward."""
    gain_all(g, seat, {kind: count}, source)


def gain_all(g: Pharaon, seat: Seat, kinds: dict[str, int], source: str) -> None:
    """Take resources from the bank, as far as it has them; the rest is lost, not owed.
    (PHAR-102, PHAR-242, PHAR-243)"""
    taken: list[str | int] = []
    lacking: list[str | int] = []
    for kind in [kind for kind in RESOURCES if kind in kinds]:
        count = kinds[kind]
        given = min(count, g.bank[kind])
        if given:
            g.bank[kind] -= given
            g.players[seat].supply[kind] += given
            taken += [kind, given]
        if given < count:
            lacking += [kind, count - given]
    if taken:
        g.tell("gained", seat, source, *taken)
    if lacking:
        g.tell("lacked", seat, source, *lacking)


def ask_basic(g: Pharaon, seat: Seat) -> None:
    """Take one basic resource of choice, if the bank has any. (PHAR-162, PHAR-242)"""
    if g.basics_in_bank():
        g.ask(seat, BASIC, basic_chosen)


def offer_basic(g: Pharaon, seat: Seat) -> list[Choice]:
    return [choice for choice in BASICS if not forbids_basic(g, seat, choice)]


def forbids_basic(g: Pharaon, seat: Seat, choice: Choice) -> str:
    """Only kinds in the bank, and never silver. (PHAR-003, PHAR-242)"""
    if choice == ("take", "silver"):
        return "PHAR-003"
    if choice not in BASICS:
        return NOT_AN_ANSWER
    return "" if g.bank[choice[1]] else "PHAR-242"


def basic_chosen(g: Pharaon, seat: Seat, choice: Choice) -> None:
    gain(g, seat, choice[1], 1, CHOSEN)


BASIC: Final = Question("basic", offer_basic, forbids_basic)
TRAITOR_BASIC: Final = Question("traitor_basic", offer_basic, forbids_basic)


# -- offering tokens -------------------------------------------------------------------------------


def take_offering(g: Pharaon, seat: Seat) -> None:
    """One token of the bonus field, or one drawn from the bag. (PHAR-079, PHAR-163)"""
    if any(g.bonus) or g.can_draw_offering():
        g.ask(seat, OFFERING, offering_chosen)
    else:
        g.tell("no_offering", seat)


def offer_offering(g: Pharaon, seat: Seat) -> list[Choice]:
    return [choice for choice in TAKEN_OFFERINGS if not forbids_offering(g, seat, choice)]


def forbids_offering(g: Pharaon, seat: Seat, choice: Choice) -> str:
    if choice not in TAKEN_OFFERINGS:
        return NOT_AN_ANSWER
    if choice[1] == BAG:
        return "" if g.can_draw_offering() else "PHAR-085"
    return "" if choice[1] in g.bonus else "PHAR-163"


def offering_chosen(g: Pharaon, seat: Seat, choice: Choice) -> None:
    receive_offering(g, seat, choice[1])


OFFERING: Final = Question("offering", offer_offering, forbids_offering)


def receive_offering(g: Pharaon, seat: Seat, kind: str) -> None:
    """Emptied places are not refilled before the end of the round. (PHAR-079, PHAR-081, PHAR-082)"""
    if kind == BAG:
        drawn = draw_offering(g)
        if drawn:
            g.players[seat].supply[drawn] += 1
            g.tell("drew_offering", seat, drawn)
        else:
            g.tell("no_offering", seat)
    else:
        g.bonus[g.bonus.index(kind)] = EMPTY
        g.players[seat].supply[kind] += 1
        g.tell("took_offering", seat, kind)


def draw_offering(g: Pharaon) -> str:
    """Draw from the bag; when it is empty the discard pile goes into it first. EMPTY if both are
    empty. (PHAR-084, PHAR-085)"""
    if not g.bag:
        g.bag, g.offering_discard = g.offering_discard, []
        if not g.bag:
            return EMPTY
        g.tell("bag_refilled", *counted(g.bag))
    return g.draw(g.bag)


def counted(kinds: list[str]) -> list[str | int]:
    """Offering tokens by kind, as stories say them: a kind, how many, another kind, …"""
    return [part for kind in OFFERINGS if kind in kinds for part in (kind, kinds.count(kind))]


# -- nobles that can be used ------------------------------------------------------------------------


def exhaust(g: Pharaon, seat: Seat, noble: str) -> None:
    """A once-per-round noble is turned sideways until the end of the round. (PHAR-092)"""
    g.players[seat].exhausted.append(noble)
    g.tell("used", seat, noble)


def offer_use(g: Pharaon, seat: Seat, noble: str, jar: str = "") -> list[Choice]:
    return [PASS, ("use", noble)]


def forbids_use(g: Pharaon, seat: Seat, choice: Choice, noble: str, jar: str = "") -> str:
    """Only the noble whose moment it is can be used now. (PHAR-055, PHAR-103)"""
    if choice in (PASS, ("use", noble)):
        return ""
    return "PHAR-055" if choice[0] == "use" and choice[1] in NOBLES else NOT_AN_ANSWER


USE: Final = Question("use", offer_use, forbids_use)

# -- canopic jars ----------------------------------------------------------------------------------


def draw_jar(g: Pharaon, seat: Seat) -> None:
    """Take the top jar of the face-down pile; without a pile the discarded jars form a new one.
    (PHAR-096, PHAR-100, PHAR-101)"""
    renew_jars(g)
    if g.jar_pile:
        jar = g.draw(g.jar_pile)
        g.tell("drew_jar", seat, jar)
        g.then(gain_jar, seat, jar)
    else:
        g.tell("no_jar", seat)


def renew_jars(g: Pharaon) -> None:
    """Without a face-down pile the discarded jars form a new one. (PHAR-101)"""
    if not g.jar_pile:
        g.jar_pile, g.jar_discard = g.jar_discard, []
        if g.jar_pile:
            g.tell("jars_renewed", len(g.jar_pile))


def gain_jar(g: Pharaon, seat: Seat, jar: str) -> None:
    """A jar is opened and discarded; Diplomat, resources, Teacher, in this order.
    (PHAR-099, PHAR-103, PHAR-147)"""
    g.jar_discard.append(jar)
    g.then(ask_diplomat, seat, jar)
    g.then(ask_teacher, seat)


def ask_diplomat(g: Pharaon, seat: Seat, jar: str) -> None:
    """The owner of a ready Diplomat may take any three basic resources instead. (PHAR-146)"""
    if g.players[seat].is_ready(DIPLOMAT) and g.basics_in_bank():
        g.ask(seat, USE, diplomat_answered, DIPLOMAT, jar)
    else:
        g.then(open_jar, seat, jar)


def diplomat_answered(g: Pharaon, seat: Seat, choice: Choice, noble: str, jar: str) -> None:
    if choice == PASS:
        g.tell("declined", seat, noble)
        g.then(open_jar, seat, jar)
        return
    exhaust(g, seat, noble)
    g.tell("instead_of_jar", seat, jar)
    taken = min(DIPLOMAT_TAKES, g.basics_in_bank())
    if taken < DIPLOMAT_TAKES:
        g.tell("lacked", seat, noble, ANY_KIND, DIPLOMAT_TAKES - taken)
    g.then(ask_ordered_basic, seat, taken, COLOURS[0])


def ask_ordered_basic(g: Pharaon, seat: Seat, left: int, least: str) -> None:
    """Any kinds, one token at a time in colour order without going back. (PHAR-146, PHAR-249, PHAR-252)"""
    if left:
        g.ask(seat, ORDERED_BASIC, ordered_basic_chosen, left, least)


def offer_ordered_basic(g: Pharaon, seat: Seat, left: int, least: str) -> list[Choice]:
    return [choice for choice in BASICS if not forbids_ordered_basic(g, seat, choice, left, least)]


def forbids_ordered_basic(g: Pharaon, seat: Seat, choice: Choice, left: int, least: str) -> str:
    rule = forbids_basic(g, seat, choice)
    if rule:
        return rule
    start = COLOURS.index(choice[1])
    if start < COLOURS.index(least):
        return "PHAR-252"
    return "" if sum([g.bank[colour] for colour in COLOURS[start:]]) >= left else "PHAR-248"


def ordered_basic_chosen(g: Pharaon, seat: Seat, choice: Choice, left: int, least: str) -> None:
    gain(g, seat, choice[1], 1, DIPLOMAT)
    g.then(ask_ordered_basic, seat, left - 1, choice[1])


ORDERED_BASIC: Final = Question("ordered_basic", offer_ordered_basic, forbids_ordered_basic)


def open_jar(g: Pharaon, seat: Seat, jar: str) -> None:
    """Take the three resources shown on the jar. (PHAR-099, PHAR-102)"""
    bottom, left, right = JARS[jar]
    counts = {bottom: 1}
    for kind in (left, right):
        counts[kind] = counts.get(kind, 0) + 1
    gain_all(g, seat, counts, JAR_GAIN)


def ask_teacher(g: Pharaon, seat: Seat) -> None:
    """The owner of a ready Teacher may take one extra basic resource. (PHAR-144)"""
    if g.players[seat].is_ready(TEACHER) and g.basics_in_bank():
        g.ask(seat, USE, teacher_answered, TEACHER, "")


def teacher_answered(g: Pharaon, seat: Seat, choice: Choice, noble: str, jar: str) -> None:
    if choice == PASS:
        g.tell("declined", seat, noble)
    else:
        exhaust(g, seat, noble)
        g.then(ask_basic, seat)


# -- influence and tomb ----------------------------------------------------------------------------


def take_step(g: Pharaon, seat: Seat) -> None:
    """One influence step on a track of choice; lost if all discs are on the top step.
    (PHAR-093, PHAR-153)"""
    if offer_step(g, seat):
        g.ask(seat, STEP, step_chosen)
    else:
        g.tell("steps_lost", seat, 1)


def offer_step(g: Pharaon, seat: Seat) -> list[Choice]:
    return [choice for choice in TRACKS if not forbids_step(g, seat, choice)]


def forbids_step(g: Pharaon, seat: Seat, choice: Choice) -> str:
    """A disc cannot go beyond step 3. (PHAR-108)"""
    if choice not in TRACKS:
        return NOT_AN_ANSWER
    return "" if g.players[seat].tracks[choice[1]] < TOP_STEP else "PHAR-108"


def step_chosen(g: Pharaon, seat: Seat, choice: Choice) -> None:
    climb(g, seat, choice[1])


STEP: Final = Question("step", offer_step, forbids_step)


def climb(g: Pharaon, seat: Seat, colour: str) -> None:
    """The disc moves up one step; several may share a step. (PHAR-011, PHAR-106, PHAR-111)"""
    player = g.players[seat]
    if player.tracks[colour] < TOP_STEP:
        player.tracks[colour] += 1
        g.tell("climbed", seat, colour, player.tracks[colour])


def build_tomb(g: Pharaon, seat: Seat) -> None:
    """The cube advances one space; beyond the last it does not. (PHAR-112, PHAR-115, PHAR-153)"""
    player = g.players[seat]
    if player.tomb < LAST_TOMB_SPACE:
        player.tomb += 1
        g.tell("built", seat, player.tomb)
        succession(g, seat)
    else:
        g.tell("tomb_finished", seat)


def succession(g: Pharaon, seat: Seat) -> None:
    """The first with 2 nobles and tomb space 3 takes the Pharaoh token, for good.
    (PHAR-173 to PHAR-175)"""
    if g.pharaoh == NOBODY and g.may_succeed(seat):
        g.pharaoh = seat
        g.tell("succession", seat)
