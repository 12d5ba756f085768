"""The night in its nine steps."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.amon.components import FAMINE
from senet.games.kemet.components import (
    COLOUR_TOKEN,
    GOLD_TOKEN,
    SHARE_TEMPLES,
    SILVER_TOKEN,
    TILES,
    TOKENS,
)
from senet.games.kemet.effects import (
    draw_interventions,
    gain_divine_fame,
    gain_prayer,
)
from senet.games.kemet.gods.rise import raise_marker
from senet.games.kemet.losses import lose_from_troop, trim_troops
from senet.games.kemet.maps import DELTA_TEMPLE, INCOME, SANCTUARY
from senet.games.kemet.moments import AFTER_DRAWING, AWAKENING, BEFORE_DRAWING, trigger
from senet.games.kemet.placing import CONSCRIPTION, start_placing
from senet.games.kemet.table import NIGHT, NOBODY, SAFE_CITY, TEAM, Kemet
from senet.games.kemet.teams.order import SUPREME_POWER, destiny_of_teams
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat, number

OFFER: Final[Choice] = ("offer", "")
TRIBUTE: Final[dict[str, int]] = {SANCTUARY: 2, DELTA_TEMPLE: 1}  # units
DELTA_PRAYER_POINTS: Final = 5
PATAMOS: Final = "amber_servant_patamos"
ADVANTAGE: Final = "amethyst_divine_advantage"


def night(g: Kemet) -> None:
    """Nine steps in turn order; everybody finishes a step before the next begins. (KEMET-184, KEMET-197)"""
    g.phase = NIGHT
    g.tell("night")
    if g.mode == TEAM and not g.holds(SHARE_TEMPLES):
        g.then(claim_areas)
    for step in (offering, delta_offering, temple_control, adoration, prayers, interventions):
        g.then(step)
        g.then(raise_marker)
    for step in (conscription, awakening, destiny):
        g.then(step)
        g.then(raise_marker)
    g.then(end_night)


def begin_step(g: Kemet, number: int) -> None:
    """One of the nine steps of the night. (KEMET-184)"""
    g.night_step = number
    g.tell("night_step", number)


def end_night(g: Kemet) -> None:
    """The nine steps are done. (KEMET-184)"""
    g.night_step = 0
    g.claims = {}


# -- teams: for whom a mixed troop counts (KEMET-262) ----------------------------------------------------


def claim_areas(g: Kemet) -> None:
    """Each temple and the Sanctuary counts for one member of the team that controls it. (KEMET-262, KEMET-371)"""
    for area in (*g.board.temples, SANCTUARY):
        seat = g.troop_in(area)
        if seat != NOBODY and len(g.allies_in(seat, area)) > 1:
            g.then(ask_claim, area, g.spokesman(seat, area))


def ask_claim(g: Kemet, area: str, spokesman: Seat) -> None:
    """The spokesman chooses a member with a unit there. (KEMET-262, KEMET-341)"""
    g.ask(spokesman, CLAIM, claim_chosen, area)


def offer_claim(g: Kemet, seat: Seat, area: str) -> list[Choice]:
    return [("seat", str(member)) for member in g.allies_in(seat, area)]


def forbids_claim(g: Kemet, seat: Seat, choice: Choice, area: str) -> str:
    if choice[0] != "seat":
        return NOT_AN_ANSWER
    return "" if choice in offer_claim(g, seat, area) else "KEMET-262"


def claim_chosen(g: Kemet, seat: Seat, choice: Choice, area: str) -> None:
    """Tonight the area counts only for this member. (KEMET-262)"""
    g.claims[area] = int(choice[1])
    g.tell("claimed", int(choice[1]), area)


CLAIM: Final = Question("claim", offer_claim, forbids_claim)


# -- 1 and 2: offerings (KEMET-185 to KEMET-187) -------------------------------------------------------


def offering(g: Kemet) -> None:
    """Sacrifice two units in the Sanctuary for a Divine Fame point. (KEMET-185)"""
    begin_step(g, 1)
    g.then(ask_offering, SANCTUARY)


def delta_offering(g: Kemet) -> None:
    """Sacrifice one unit in the Delta temple for 5 PP. (KEMET-186)"""
    begin_step(g, 2)
    g.then(ask_offering, DELTA_TEMPLE)


def ask_offering(g: Kemet, area: str) -> None:
    """Ask the controller, if they have enough units. (KEMET-185, KEMET-186, KEMET-371)"""
    seat = g.claimant(area)
    if seat != NOBODY and not g.is_amon(seat):
        members = g.allies_in(seat, area) if g.holds(SHARE_TEMPLES) else [seat]
        ask_members(g, area, *members)


def ask_members(g: Kemet, area: str, *members: Seat) -> None:
    """Several controllers are asked one after another, until one makes the offering. (KEMET-371)"""
    for i, seat in enumerate(members):
        if not forbids_offering(g, seat, OFFER, area):
            g.ask(seat, MAKE_OFFERING, offering_chosen, area, *members[i + 1 :])
            return


def offer_offering(g: Kemet, seat: Seat, area: str, *others: Seat) -> list[Choice]:
    return [PASS, OFFER]


def forbids_offering(g: Kemet, seat: Seat, choice: Choice, area: str, *others: Seat) -> str:
    if choice == PASS:
        return ""
    if choice != OFFER:
        return NOT_AN_ANSWER
    tribute = 1 if PATAMOS in g.players[seat].tiles else TRIBUTE[area]
    enough = g.life_in(seat, area) >= tribute
    return "" if enough else "KEMET-185" if area == SANCTUARY else "KEMET-186"


def offering_chosen(g: Kemet, seat: Seat, choice: Choice, area: str, *others: Seat) -> None:
    """With Patamos, no units are lost. (KEMET-187, KEMET-234)"""
    if choice == PASS:
        if others:
            g.then(ask_members, area, *others)
        return
    g.tell("offered", seat, area)
    if PATAMOS in g.players[seat].tiles:
        g.tell("offering_spared", seat)
    else:
        lose_from_troop(g, g.spokesman(seat, area), area, TRIBUTE[area], "offering")
    if area == SANCTUARY:
        gain_divine_fame(g, seat, "offering")
    else:
        gain_prayer(g, seat, ("offering", DELTA_PRAYER_POINTS))


MAKE_OFFERING: Final = Question("make_offering", offer_offering, forbids_offering)


# -- 3 to 5: temples and prayers (KEMET-188 to KEMET-190) ----------------------------------------------


def temple_control(g: Kemet) -> None:
    """A Divine Fame point for at least two temples. (KEMET-188)"""
    begin_step(g, 3)
    for seat in g.order:
        if len(g.temples_of(seat)) >= 2:
            gain_divine_fame(g, seat, "temples")
        elif bastet_reigns(g, seat):
            gain_divine_fame(g, seat, "bastet")


def bastet_reigns(g: Kemet, seat: Seat) -> bool:
    """One temple is enough if Bastet herself controls it. (KEMET-322)"""
    player = g.players[seat]
    return player.faction == "bastet" and player.god in g.board.temples


def adoration(g: Kemet) -> None:
    """The income of all temples but the Delta's, as one single effect. (KEMET-189)"""
    begin_step(g, 4)
    for seat in g.order:
        g.then(adore, seat)


def adore(g: Kemet, seat: Seat) -> None:
    """One player's temples. (KEMET-189)"""
    gain_prayer(g, seat, *[(temple, INCOME[temple]) for temple in g.temples_of(seat)])


def prayers(g: Kemet) -> None:
    """Two PP, 1 for each veteran token discarded, and what tiles add. (KEMET-190)"""
    begin_step(g, 5)
    for seat in g.order:
        g.then(ask_veterans_for_prayer, seat)


def ask_veterans_for_prayer(g: Kemet, seat: Seat) -> None:
    """How many veterans are discarded for prayer points? (KEMET-190)"""
    g.ask(seat, VETERANS_FOR_PRAYER, veterans_for_prayer_chosen)


def offer_veterans_for_prayer(g: Kemet, seat: Seat) -> list[Choice]:
    return [("veterans", str(n)) for n in range(g.players[seat].veterans + 1)]


def forbids_veterans_for_prayer(g: Kemet, seat: Seat, choice: Choice) -> str:
    if choice[0] != "veterans":
        return NOT_AN_ANSWER
    tokens = number(choice[1])
    if tokens < 0:
        return NOT_AN_ANSWER
    return "" if tokens <= g.players[seat].veterans else "KEMET-196"


def veterans_for_prayer_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """Everything together is a single effect. (KEMET-190)"""
    player, tokens = g.players[seat], int(choice[1])
    spend_veterans(g, seat, tokens, "prayers")
    famine = int(g.in_force(FAMINE))
    tiles = [(tile, TILES[tile].night_prayer) for tile in player.tiles]
    gain_prayer(g, seat, ("prayers", 2), (FAMINE, -famine), ("veterans", tokens), *tiles)


VETERANS_FOR_PRAYER: Final = Question(
    "veterans_for_prayer", offer_veterans_for_prayer, forbids_veterans_for_prayer
)


def spend_veterans(g: Kemet, seat: Seat, tokens: int, why: str) -> None:
    """Veteran tokens return to the bank. (KEMET-012, KEMET-190)"""
    if tokens:
        g.players[seat].veterans -= tokens
        g.tell("veterans_spent", seat, tokens, why)


# -- 6: Divine Intervention (KEMET-191, KEMET-350) -----------------------------------------------------


def interventions(g: Kemet) -> None:
    """Annexation, pairs of veterans, draws, and what is discarded then. (KEMET-191, KEMET-350)"""
    begin_step(g, 6)
    for seat in g.order:
        g.then(before_drawing, seat)
        g.then(ask_veterans_for_cards, seat)
        g.then(after_drawing, seat)


def before_drawing(g: Kemet, seat: Seat) -> None:
    """Annexation. (KEMET-350)"""
    trigger(g, BEFORE_DRAWING, seat)


def ask_veterans_for_cards(g: Kemet, seat: Seat) -> None:
    """How many pairs of veterans are discarded for more cards? (KEMET-191)"""
    g.ask(seat, VETERANS_FOR_CARDS, veterans_for_cards_chosen)


def offer_veterans_for_cards(g: Kemet, seat: Seat) -> list[Choice]:
    return [("veterans", str(n)) for n in range(0, g.players[seat].veterans + 1, 2)]


def forbids_veterans_for_cards(g: Kemet, seat: Seat, choice: Choice) -> str:
    rule = forbids_veterans_for_prayer(g, seat, choice)
    return rule or ("KEMET-191" if int(choice[1]) % 2 else "")


def veterans_for_cards_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """One card, one for each pair, and those of tiles, all drawn together. (KEMET-350)"""
    player, tokens = g.players[seat], int(choice[1])
    spend_veterans(g, seat, tokens, "cards")
    cards = [("night", 1), ("veterans", tokens // 2), *[(tile, TILES[tile].draws) for tile in player.tiles]]
    if ADVANTAGE in player.tiles and g.temples_of(seat):
        cards.append((ADVANTAGE, 1))
    draw_interventions(g, seat, *cards)


VETERANS_FOR_CARDS: Final = Question(
    "veterans_for_cards", offer_veterans_for_cards, forbids_veterans_for_cards
)


def after_drawing(g: Kemet, seat: Seat) -> None:
    """Vision and Night Ceremony. (KEMET-350)"""
    trigger(g, AFTER_DRAWING, seat)


# -- 7 and 8: Conscription and Awakening (KEMET-192, KEMET-193) ----------------------------------------


def conscription(g: Kemet) -> None:
    """A unit for every veteran token, in own districts that no opponent controls. (KEMET-192)"""
    begin_step(g, 7)
    for seat in g.order:
        if g.players[seat].veterans:
            g.then(conscript, seat)


def conscript(g: Kemet, seat: Seat) -> None:
    """One player exchanges veterans for units. (KEMET-192)"""
    start_placing(g, seat, CONSCRIPTION, SAFE_CITY, g.players[seat].veterans)


def awakening(g: Kemet) -> None:
    """Veterans are discarded, tokens return, limits apply, and the counters of the round are reset.
    (KEMET-193, KEMET-196)"""
    begin_step(g, 8)
    for seat in g.order:
        player = g.players[seat]
        spend_veterans(g, seat, player.veterans, "awakening")
        take_tokens_back(g, seat)
        player.bought = []
        player.drained = 0
        trim_troops(g, seat)
    for seat in g.order:
        trigger(g, AWAKENING, seat)


def take_tokens_back(g: Kemet, seat: Seat) -> None:
    """All action tokens leave the player board. (KEMET-064, KEMET-193)"""
    player = g.players[seat]
    placed = list(player.placed.values())
    colour = placed.count(COLOUR_TOKEN) + bool(player.repeated)
    silver, gold = placed.count(SILVER_TOKEN), placed.count(GOLD_TOKEN)
    player.tokens += colour
    player.silver += silver
    player.gold += gold
    assert player.tokens == TOKENS
    player.placed = {}
    player.repeated = ""
    g.tell("tokens_back", seat, colour, silver, gold)


# -- 9: Destiny (KEMET-194, KEMET-195) -----------------------------------------------------------------


def destiny(g: Kemet) -> None:
    """From the fewest Fame points up, each player chooses a free space of the next turn order. (KEMET-194)"""
    begin_step(g, 9)
    g.track = [NOBODY] * len(g.order)
    if g.mode == TEAM:
        g.then(destiny_of_teams)
        g.then(set_order)
        return
    waiting = sorted(g.order, key=g.fame)  # equal: further left first, as they stand (KEMET-335)
    first = [seat for seat in waiting if SUPREME_POWER in g.players[seat].tiles]
    for seat in [*first, *(seat for seat in waiting if seat not in first)]:
        g.then(ask_position, seat)
    g.then(set_order)


def ask_position(g: Kemet, seat: Seat) -> None:
    """One player chooses, knowing the earlier choices. (KEMET-194, KEMET-195)"""
    g.ask(seat, POSITION, position_chosen)


def offer_position(g: Kemet, seat: Seat) -> list[Choice]:
    spaces: list[Choice] = [("position", str(space)) for space in range(1, len(g.track) + 1)]
    return [choice for choice in spaces if not forbids_position(g, seat, choice)]


def forbids_position(g: Kemet, seat: Seat, choice: Choice) -> str:
    if choice[0] != "position":
        return NOT_AN_ANSWER
    place = number(choice[1])
    if place < 0:
        return NOT_AN_ANSWER
    return "" if 0 < place <= len(g.track) and g.track[place - 1] == NOBODY else "KEMET-194"


def position_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """The marker is put on the track. (KEMET-194)"""
    g.track[int(choice[1]) - 1] = seat
    g.tell("position", seat, int(choice[1]))


POSITION: Final = Question("position", offer_position, forbids_position)


def set_order(g: Kemet) -> None:
    """The new order applies from the next day phase on. (KEMET-195)"""
    before, g.order = g.order, g.track
    g.track = []
    g.tell("order", tuple(g.order), tuple(before))
