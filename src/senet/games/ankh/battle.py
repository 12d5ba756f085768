"""Battle: the order of its steps, and what happens before cards are revealed. (ANKH-230 to 233)"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from senet.games.ankh.aftermath import after_battle
from senet.games.ankh.cards import build_monuments, floods, plagues, score_majorities
from senet.games.ankh.components import AMUN, CARDS, OBELISK, OBELISK_ATTUNED, SCORPION
from senet.games.ankh.figures import ask_aim, shift
from senet.games.ankh.resolution import resolve
from senet.games.ankh.table import NOBODY, Ankh, Battle
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat

ANNOUNCE: Final[Choice] = ("announce", "")


def battle(g: Ankh, region: str) -> None:
    """The sides with figures in the region fight, in six steps. (ANKH-230, ANKH-231)"""
    sides = g.present(region)
    g.battle = Battle(
        region=region,
        sides=sides,
        attuned=[],
        moved=[],
        two_cards=NOBODY,
        cards={},
        safe=[],
        kept=[],
        killed={},
        risen=[],
        totals={},
        winner=NOBODY,
    )
    g.tell("battle_began", *g.region_label(region), *[g.team(side) for side in sides])
    g.then(start_of_battle, region)
    g.then(ask_battle_card, region)
    g.then(floods, region)
    g.then(build_monuments, region)
    g.then(plagues, region)
    g.then(score_majorities, region)
    g.then(resolve, region)
    g.then(after_battle, region)


def start_of_battle(g: Ankh, region: str) -> None:
    """Obelisk-Attuned first, then Amun's open announcement. (ANKH-231)"""
    fight = g.fight()
    fight.attuned = [side for side in fight.sides if g.has(side, OBELISK_ATTUNED)]
    if fight.attuned:
        g.then(ask_obelisk_figure)
    g.then(ask_announcement, region)


# -- Obelisk-Attuned -----------------------------------------------------------------------------


def ask_obelisk_figure(g: Ankh) -> None:
    """The sides with the power take turns, one figure at a time, until they pass. (ANKH-321 to 323)"""
    fight = g.fight()
    if fight.attuned:
        g.ask(fight.attuned[0], OBELISK_FIGURE, obelisk_figure_chosen)
    else:
        fight.moved = []


def offer_obelisk_figure(g: Ankh, seat: Seat) -> list[Choice]:
    candidates: list[Choice] = [("figure", space) for space in g.figures_of(seat)]
    return [PASS, *[choice for choice in candidates if not forbids_obelisk_figure(g, seat, choice)]]


def forbids_obelisk_figure(g: Ankh, seat: Seat, choice: Choice) -> str:
    verb, space = choice
    if choice == PASS:
        return ""
    if verb != "figure":
        return NOT_AN_ANSWER
    figure = g.occupant(space)
    if figure is None or figure[0] != seat:
        return "ANKH-322"
    if space in g.fight().moved:
        return "ANKH-323"
    return "" if obelisk_spaces(g, seat) else "ANKH-321"


def obelisk_figure_chosen(g: Ankh, seat: Seat, choice: Choice) -> None:
    if choice == PASS:
        g.fight().attuned.remove(seat)
        g.then(ask_obelisk_figure)
    else:
        g.ask(seat, OBELISK_SPACE, obelisk_space_chosen, choice[1])


OBELISK_FIGURE: Final = Question("obelisk_figure", offer_obelisk_figure, forbids_obelisk_figure)


def offer_obelisk_space(g: Ankh, seat: Seat, start: str) -> list[Choice]:
    return [("space", space) for space in obelisk_spaces(g, seat)]


def forbids_obelisk_space(g: Ankh, seat: Seat, choice: Choice, start: str) -> str:
    verb, space = choice
    if verb != "space":
        return NOT_AN_ANSWER
    if space in g.underworlds and not g.is_empty_for(seat, space):
        return "ANKH-362"
    return "" if space in obelisk_spaces(g, seat) else "ANKH-321"


def obelisk_space_chosen(g: Ankh, seat: Seat, choice: Choice, start: str) -> None:
    fight, end = g.fight(), choice[1]
    shift(g, start, end)
    fight.moved.append(end)
    fight.attuned.append(fight.attuned.pop(0))
    g.tell("figure_attuned", g.team(seat), g.figures[end][1], start, end)
    if g.figures[end][1] == SCORPION:
        g.then(ask_aim, seat, end)
    g.then(ask_obelisk_figure)


OBELISK_SPACE: Final = Question("obelisk_space", offer_obelisk_space, forbids_obelisk_space)


def obelisk_spaces(g: Ankh, side: Seat) -> list[str]:
    """The empty land spaces next to the side's obelisks in the region of the battle."""
    ground, region = g.map(), g.fight().region
    near: set[str] = set()
    for space in g.controlled(side, OBELISK):
        if region in ground.region_of[space]:
            near.update(other for other in ground.adjacent[space] if g.is_empty_for(side, other))
    return [space for space in ground.land.spaces if space in near]


# -- Amun ----------------------------------------------------------------------------------------


def ask_announcement(g: Ankh, region: str) -> None:
    """Once per Conflict Amun may announce two cards in a battle in which he fights. (ANKH-340, ANKH-342, ANKH-343)"""
    for side in g.fight().sides:
        player = g.players[side]
        if g.can(side, AMUN) and player.amun_up and len(player.hand) > 1:
            g.ask(side, ANNOUNCEMENT, announcement_made)


def offer_announcement(g: Ankh, seat: Seat) -> list[Choice]:
    return [PASS, ANNOUNCE]


def forbids_announcement(g: Ankh, seat: Seat, choice: Choice) -> str:
    return "" if choice in (PASS, ANNOUNCE) else NOT_AN_ANSWER


def announcement_made(g: Ankh, seat: Seat, choice: Choice) -> None:
    if choice == ANNOUNCE:
        g.fight().two_cards = seat
        g.players[seat].amun_up = False
        g.tell("two_cards_announced", g.team(seat))


ANNOUNCEMENT: Final = Question("announcement", offer_announcement, forbids_announcement)


# -- cards ---------------------------------------------------------------------------------------


def ask_battle_card(g: Ankh, region: str) -> None:
    """Everybody secretly chooses a card; a side with only one choice is not asked. (ANKH-232, ANKH-521)"""
    asked = [side for side in g.fight().sides if len(offer_battle_card(g, side, region)) > 1]
    if asked:
        g.ask_all(asked, BATTLE_CARD, battle_card_chosen, region)
    else:
        battle_card_chosen(g, {}, region)


def offer_battle_card(g: Ankh, seat: Seat, region: str) -> list[Choice]:
    hand = g.players[seat].hand
    if g.fight().two_cards == seat:
        return [("cards", f"{one}+{other}") for one, other in combinations(hand, 2)]
    return [("card", card) for card in hand]


def forbids_battle_card(g: Ankh, seat: Seat, choice: Choice, region: str) -> str:
    verb = choice[0]
    two = g.fight().two_cards == seat
    if verb not in ("card", "cards"):
        return NOT_AN_ANSWER
    if verb == "card" and two:
        return "ANKH-340"
    if verb == "cards" and not two:
        return "ANKH-232"
    if any(card not in CARDS for card in choice[1].split("+")):
        return NOT_AN_ANSWER
    return "" if choice in offer_battle_card(g, seat, region) else "ANKH-249"


def battle_card_chosen(g: Ankh, answers: dict[Seat, Choice], region: str) -> None:
    """All cards are revealed together and lie face up. (ANKH-232, ANKH-249, ANKH-341)"""
    fight = g.fight()
    for side in fight.sides:
        choice = answers[side] if side in answers else offer_battle_card(g, side, region)[0]
        fight.cards[side] = choice[1].split("+")
        for card in fight.cards[side]:
            g.players[side].hand.remove(card)
            g.players[side].used.append(card)
            g.tell("card_revealed", g.team(side), card)


BATTLE_CARD: Final = Question("battle_card", offer_battle_card, forbids_battle_card, final=True)
