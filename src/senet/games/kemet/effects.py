"""What happens at once: prayer points, units, control, Divine Intervention cards, battle cards."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.amon.components import ECLIPSE
from senet.games.kemet.amon.table import AMON, HUMAN
from senet.games.kemet.components import COMPANIONS, DI_KINDS, DIVERSION, INTERVENTIONS, PRAYER_MAX, TOP_LEVEL
from senet.games.kemet.maps import CITY_OF
from senet.games.kemet.table import NOBODY, TEAM, Kemet
from senet.games.kemet.teams.sharing import ask_shared_prayer
from senet.kernel.game import NOT_AN_ANSWER, Choice, Seat

PERFECT_ARCHITECTURE: Final = "sapphire_perfect_architecture"
TEMPLE_FAME: Final = "temple"  # what a temporary Fame point is for
PYRAMID_FAME: Final = "pyramid"
ARCHITECTURE_FAME: Final = "architecture"

# -- prayer points (KEMET-004) -----------------------------------------------------------------------


def price(g: Kemet, seat: Seat, cost: int) -> int:
    """What a single effect costs `seat`: Priest of Ra reduces it by 1. (KEMET-205, KEMET-208, KEMET-228)"""
    if cost > 0 and "diamond_priest_of_ra" in g.players[seat].tiles:
        return cost - 1
    return cost


def card_price(g: Kemet, seat: Seat, card: str) -> int:
    """What a DI card costs: an Eclipse makes all but the Diversion more expensive. (KEMET-208, KEMET-306)"""
    extra = card != DIVERSION and g.in_force(ECLIPSE)
    return price(g, seat, INTERVENTIONS[card].cost + extra)


def pay(g: Kemet, seat: Seat, cost: int, why: str) -> None:
    """Spend PP, already reduced by `price`; a player never spends more than they have. (KEMET-004)"""
    player = g.players[seat]
    assert 0 <= cost <= player.prayer
    player.prayer -= cost
    if cost:
        g.tell("prayer_paid", seat, cost, why)


def gain_prayer(g: Kemet, seat: Seat, *parts: tuple[str, int]) -> None:
    """Gain PP as one single effect: Divine Might adds 2, and the track ends at 11. (KEMET-004, KEMET-209)

    Each part is a source and its number.
    """
    points = sum([count for _, count in parts])
    if points < 1 or g.is_amon(seat):
        return  # Amon has no PP (KEMET-276)
    player = g.players[seat]
    if "onyx_divine_might" in player.tiles:
        parts = (*parts, ("onyx_divine_might", 2))
        points += 2
    gained = min(points, PRAYER_MAX - player.prayer)
    player.prayer += gained
    g.tell("prayer_gained", seat, gained, told_parts(parts), points - gained)
    if g.mode == TEAM:
        g.then(ask_shared_prayer, seat, points, points - gained)


def lose_prayer(g: Kemet, seat: Seat, most: int, why: str) -> int:
    """Lose up to `most` PP; returns how many were lost. (KEMET-004)"""
    player = g.players[seat]
    lost = min(most, player.prayer)
    if lost:
        player.prayer -= lost
        g.tell("prayer_lost", seat, lost, why)
    return lost


def told_parts(parts: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    """The parts of a gain that are not zero."""
    return tuple([part for part in parts if part[1]])


# -- units (KEMET-001) -------------------------------------------------------------------------------


def add_units(g: Kemet, seat: Seat, area: str, units: int) -> None:
    """Units from the supply join the troop there. (KEMET-001, KEMET-328)"""
    player = g.players[seat]
    assert 0 < units <= player.supply
    player.supply -= units
    player.troops[area] = player.troops.get(area, 0) + units


def remove_units(g: Kemet, seat: Seat, area: str, units: int, why: str) -> int:
    """Return up to `units` units to the supply; returns how many. (KEMET-001, KEMET-156)"""
    player = g.players[seat]
    if player.god == area:
        return lose_life(g, seat, units, why)
    gone = min(units, player.troops.get(area, 0))
    if gone:
        g.tell("units_lost", seat, area, gone, why)
        take_units(g, seat, area, gone)
    return gone


def take_units(g: Kemet, seat: Seat, area: str, units: int) -> None:
    """Units return from the board to the supply. (KEMET-001)"""
    player = g.players[seat]
    player.supply += units
    if units < player.troops[area]:
        player.troops[area] -= units
    else:
        before = architect(g, area)
        del player.troops[area]
        troop_gone(g, seat, area)
        tell_architect(g, area, before)


def lose_life(g: Kemet, seat: Seat, points: int, why: str) -> int:
    """A God loses life points instead of units; without any, it returns to its tile. (KEMET-312, KEMET-313)"""
    player = g.players[seat]
    gone = min(points, player.life)
    if gone:
        player.life -= gone
        g.tell("life_lost", seat, player.faction, gone, player.life, why)
        if not player.life:
            send_god_back(g, seat)
    return gone


def send_god_back(g: Kemet, seat: Seat) -> None:
    """The God leaves the board and can be deployed again. (KEMET-313, KEMET-319)"""
    player = g.players[seat]
    area, life = player.god, player.life
    before = architect(g, area)
    player.god = ""
    player.life = 0
    g.tell("god_gone", seat, player.faction, area, life)
    lose_token(g, seat, area)
    tell_architect(g, area, before)


def lose_last_unit(g: Kemet) -> None:
    """A solo player without units on the board loses immediately. (KEMET-267, KEMET-367)"""
    g.winner = AMON
    g.tell("no_units_left")
    g.end()


def troop_gone(g: Kemet, seat: Seat, area: str) -> None:
    """Control ends at once; companions return to the supply, during a battle only later. (KEMET-096, KEMET-131)"""
    lose_token(g, seat, area)
    battle = g.battle
    if battle is None or battle.area != area:
        release_companions(g, seat, area)
    if g.amon is not None and seat == HUMAN and not g.players[HUMAN].troops:
        g.end()
        g.then(lose_last_unit)


def release_companions(g: Kemet, seat: Seat, area: str) -> None:
    """Companions without a troop, including teammates', return to the supply. (KEMET-096, KEMET-100)"""
    if g.units_in(seat, area):
        return
    for ally in g.allies(seat):
        player = g.players[ally]
        for companion in player.companions_in(area):
            player.companions[companion] = ""
            g.tell("companion_back", ally, companion, area)


# -- control (KEMET-126 to KEMET-135) ----------------------------------------------------------------


def lose_token(g: Kemet, seat: Seat, area: str) -> None:
    """A temple's token stays on the temple, a pyramid's returns to its owner. (KEMET-131, KEMET-132)"""
    if g.held.get(area, NOBODY) == seat:
        owner = g.owner_of(area) if area in CITY_OF else NOBODY
        if owner != seat:
            heirs = g.allies_in(seat, area)  # teammates who are still there keep control (KEMET-252)
            pass_token(g, area, heirs[0] if heirs else owner)


def settle_control(g: Kemet) -> None:
    """Every Fame token goes to whoever controls its area now. (KEMET-123, KEMET-134, KEMET-135)"""
    for area, holder in g.held.items():
        now = g.controller(area)
        if now != holder:
            pass_token(g, area, now)


def pass_token(g: Kemet, area: str, seat: Seat) -> None:
    """The Fame token goes to `seat` or NOBODY; Amon gains nothing from his. (KEMET-131, KEMET-359)"""
    holder = g.held.get(area, NOBODY)
    g.held[area] = seat
    kind = PYRAMID_FAME if area in CITY_OF else TEMPLE_FAME
    if holder not in (NOBODY, seat) and not g.is_amon(holder):
        g.tell("token_lost", holder, area, kind)
    if seat not in (NOBODY, holder) and not g.is_amon(seat):
        g.tell("token_taken", seat, area, kind)


def architect(g: Kemet, district: str) -> Seat:
    """Who has a Fame point for a level-3 pyramid there from Perfect Architecture, or NOBODY."""
    if g.flow.told is None or district not in CITY_OF:
        return NOBODY  # only asked to be told
    owner = g.owner_of(district)
    if owner == NOBODY or not g.owns(owner, PERFECT_ARCHITECTURE):
        return NOBODY
    tall = g.pyramid_in(district)[1] == TOP_LEVEL - 1
    return owner if tall and g.controller(district) == owner else NOBODY


def tell_architect(g: Kemet, district: str, before: Seat) -> None:
    """Tell what became of the point from Perfect Architecture in this district. (KEMET-129)"""
    now = architect(g, district)
    if before not in (NOBODY, now):
        g.tell("token_lost", before, district, ARCHITECTURE_FAME)
    if now not in (NOBODY, before):
        g.tell("token_taken", now, district, ARCHITECTURE_FAME)


# -- cards -------------------------------------------------------------------------------------------


def draw_interventions(g: Kemet, seat: Seat, *parts: tuple[str, int]) -> None:
    """Draw DI cards; an empty deck is reshuffled from the discard pile. (KEMET-178)

    Each part is a source and its number.
    """
    drawn = 0
    for _ in range(sum([count for _, count in parts])):
        card = draw_intervention(g)
        if not card:
            break
        g.players[seat].hand.append(card)
        g.whisper(seat, "you_drew", card)
        drawn += 1
    if drawn:
        g.tell("drew", seat, drawn, told_parts(parts))


def draw_intervention(g: Kemet) -> str:
    """The next DI card, or "" if both deck and discard pile are empty. (KEMET-178)"""
    if not g.deck and g.discard:
        g.tell("reshuffled", len(g.discard))
        g.deck, g.discard = g.discard, []
    return g.draw(g.deck) if g.deck else ""


def discard_intervention(g: Kemet, seat: Seat, card: str) -> None:
    """A card from the hand goes face up on the discard pile. (KEMET-175, KEMET-364)"""
    g.players[seat].hand.remove(card)
    g.discard.append(card)
    g.reveal()


def cards_in_hand(g: Kemet, seat: Seat) -> list[Choice]:
    """A choice for each kind of DI card in the hand."""
    hand = g.players[seat].hand
    return [("card", card) for card in DI_KINDS if card in hand]


def forbids_from_hand(g: Kemet, seat: Seat, choice: Choice, rule: str) -> str:
    """Any DI card in the hand, but never the Diversion. (KEMET-179)"""
    if choice[0] != "card":
        return NOT_AN_ANSWER
    if choice[1] in g.players[seat].hand:
        return ""
    return "KEMET-179" if choice[1] == DIVERSION else rule


def take_cards_back(g: Kemet, seat: Seat) -> None:
    """All battle cards return to the hand. (KEMET-170, KEMET-218)"""
    player = g.players[seat]
    if player.face_up or player.face_down:
        g.tell("cards_back", seat, len(player.face_up), len(player.face_down))
    player.battle_hand = [*player.battle_hand, *player.face_up, *player.face_down]
    player.face_up = []
    player.face_down = []


# -- Fame --------------------------------------------------------------------------------------------


def gain_battle_fame(g: Kemet, seat: Seat, why: str) -> None:
    """A permanent point. (KEMET-129, KEMET-130)"""
    if g.is_amon(seat):
        return  # Amon has no Fame (KEMET-276, KEMET-299)
    g.players[seat].battle_fame += 1
    g.tell("battle_fame", seat, why)


def gain_divine_fame(g: Kemet, seat: Seat, why: str) -> None:
    """A permanent point. (KEMET-129, KEMET-130)"""
    g.players[seat].divine_fame += 1
    g.tell("divine_fame", seat, why)


# -- companions --------------------------------------------------------------------------------------


def companion_land_moves(g: Kemet, seat: Seat, area: str) -> int:
    """The land moves that companions give to the troop they are tied to. (KEMET-104, KEMET-215, KEMET-250)"""
    return sum([COMPANIONS[each].land for each in g.company(seat, area)])
