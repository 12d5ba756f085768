"""What happens at once: prayer points, units, control, Divine Intervention cards, battle cards."""

from __future__ import annotations

from senet.games.kemet.components import COMPANIONS, DIVERSION, INTERVENTIONS, PRAYER_MAX
from senet.games.kemet.components_amon import ECLIPSE
from senet.games.kemet.maps import CITY_OF
from senet.games.kemet.sharing import share_prayer
from senet.games.kemet.table import NOBODY, TEAM, Kemet, Player
from senet.games.kemet.table_amon import AMON, HUMAN
from senet.kernel.game import Seat

# -- prayer points (KEMET-004) -----------------------------------------------------------------------


def price(g: Kemet, seat: Seat, cost: int) -> int:
    """What one single effect costs `seat`: Priest of Ra takes off 1. (KEMET-205, KEMET-208, KEMET-228)"""
    if cost > 0 and "diamond_priest_of_ra" in g.players[seat].tiles:
        return cost - 1
    return cost


def card_price(g: Kemet, seat: Seat, card: str) -> int:
    """What a DI card costs: an Eclipse makes all but the Diversion dearer. (KEMET-208, KEMET-306)"""
    dearer = card != DIVERSION and g.in_force(ECLIPSE)
    return price(g, seat, INTERVENTIONS[card].cost + dearer)


def pay(g: Kemet, seat: Seat, cost: int) -> None:
    """Spend PP, already reduced by `price`; nobody spends more than there is. (KEMET-004)"""
    player = g.players[seat]
    assert 0 <= cost <= player.prayer
    player.prayer -= cost


def gain_prayer(g: Kemet, seat: Seat, points: int) -> None:
    """Gain PP as one single effect: Divine Might adds 2, and 11 is the end. (KEMET-004, KEMET-209)"""
    if points < 1 or g.is_amon(seat):
        return  # Amon has no PP (KEMET-276)
    player = g.players[seat]
    if "onyx_divine_might" in player.tiles:
        points += 2
    gained = min(points, PRAYER_MAX - player.prayer)
    player.prayer += gained
    if gained:
        g.tell("prayer_gained", seat, gained)
    if g.mode == TEAM:
        g.then(share_prayer, seat, points, points - gained)


# -- units (KEMET-001) -------------------------------------------------------------------------------


def add_units(g: Kemet, seat: Seat, area: str, units: int) -> None:
    """Units from the supply join the troop there. (KEMET-001, KEMET-328)"""
    player = g.players[seat]
    assert 0 < units <= player.supply
    player.supply -= units
    player.troops[area] = player.troops.get(area, 0) + units


def remove_units(g: Kemet, seat: Seat, area: str, units: int) -> int:
    """Up to `units` units go back to the supply; how many did. (KEMET-001, KEMET-156)"""
    player = g.players[seat]
    if player.god == area:
        return lose_life(g, seat, units)
    here = player.troops.get(area, 0)
    gone = min(units, here)
    if gone:
        player.supply += gone
        if gone < here:
            player.troops[area] = here - gone
        else:
            del player.troops[area]
            troop_gone(g, seat, area)
    return gone


def lose_life(g: Kemet, seat: Seat, points: int) -> int:
    """Instead of units a God loses life points, without any it returns to its tile. (KEMET-312, KEMET-313)"""
    player = g.players[seat]
    gone = min(points, player.life)
    if gone:
        player.life -= gone
        g.tell("life_lost", seat, player.faction, gone, player.life)
        if not player.life:
            send_god_back(g, seat)
    return gone


def send_god_back(g: Kemet, seat: Seat) -> None:
    """The God leaves the board and can be deployed again. (KEMET-313, KEMET-319)"""
    player = g.players[seat]
    area = player.god
    player.god = ""
    player.life = 0
    g.tell("god_gone", seat, player.faction, area)
    lose_token(g, seat, area)


def lose_last_unit(g: Kemet) -> None:
    """Without a unit on the board the solo player has lost at once. (KEMET-267, KEMET-367)"""
    g.winner = AMON
    g.tell("no_units_left")
    g.end()


def troop_gone(g: Kemet, seat: Seat, area: str) -> None:
    """Without a troop control ends at once; companions go home, in a battle later. (KEMET-096, KEMET-131)"""
    lose_token(g, seat, area)
    battle = g.battle
    if battle is None or battle.area != area:
        release_companions(g, seat, area)
    if g.amon is not None and seat == HUMAN and not g.players[HUMAN].troops:
        g.end()
        g.then(lose_last_unit)


def release_companions(g: Kemet, seat: Seat, area: str) -> None:
    """Companions without a troop, also of teammates, return to the supply. (KEMET-096, KEMET-100)"""
    if g.units_in(seat, area):
        return
    for ally in g.allies(seat):
        player = g.players[ally]
        for companion in player.companions_in(area):
            player.companions[companion] = ""
            g.tell("companion_back", ally, companion)


def lose_token(g: Kemet, seat: Seat, area: str) -> None:
    """The temple's token lies there again, the pyramid's returns to its owner. (KEMET-131, KEMET-132)"""
    if g.held.get(area, NOBODY) == seat:
        owner = g.owner_of(area) if area in CITY_OF else NOBODY
        if owner != seat:
            heirs = g.allies_in(seat, area)  # teammates who are still there keep control (KEMET-252)
            g.held[area] = heirs[0] if heirs else owner
            if heirs:
                return
            if not g.is_amon(seat):
                g.tell("token_lost", seat, area)
            elif owner != NOBODY:
                g.tell("token_taken", owner, area)


def settle_control(g: Kemet) -> None:
    """Every Fame token goes to whoever controls its area now. (KEMET-123, KEMET-134, KEMET-135)"""
    for area, holder in g.held.items():
        now = g.controller(area)
        if now != holder:
            g.held[area] = now
            if g.is_amon(now):
                if holder != NOBODY:
                    g.tell("token_lost", holder, area)  # it gives Amon nothing (KEMET-359)
            elif now != NOBODY:
                g.tell("token_taken", now, area)


# -- cards -------------------------------------------------------------------------------------------


def draw_interventions(g: Kemet, seat: Seat, cards: int) -> None:
    """Draw DI cards; an empty deck is made anew from the discard pile. (KEMET-178)"""
    drawn = 0
    for _ in range(cards):
        card = draw_intervention(g)
        if not card:
            break
        g.players[seat].hand.append(card)
        g.whisper(seat, "you_drew", card)
        drawn += 1
    if drawn:
        g.tell("drew", seat, drawn)


def draw_intervention(g: Kemet) -> str:
    """The next DI card, or "" if both deck and discard pile are empty. (KEMET-178)"""
    if not g.deck:
        g.deck, g.discard = g.discard, []
    return g.draw(g.deck) if g.deck else ""


def discard_intervention(g: Kemet, seat: Seat, card: str) -> None:
    """A card from the hand goes face up on the discard pile. (KEMET-175, KEMET-364)"""
    g.players[seat].hand.remove(card)
    g.discard.append(card)
    g.reveal()


def take_cards_back(player: Player) -> None:
    """All battle cards return to the hand. (KEMET-170, KEMET-218)"""
    player.battle_hand = [*player.battle_hand, *player.face_up, *player.face_down]
    player.face_up = []
    player.face_down = []


# -- Fame --------------------------------------------------------------------------------------------


def gain_battle_fame(g: Kemet, seat: Seat) -> None:
    """A permanent point. (KEMET-129, KEMET-130)"""
    if g.is_amon(seat):
        return  # Amon has no Fame (KEMET-276, KEMET-299)
    g.players[seat].battle_fame += 1
    g.tell("battle_fame", seat)


def gain_divine_fame(g: Kemet, seat: Seat) -> None:
    """A permanent point. (KEMET-129, KEMET-130)"""
    g.players[seat].divine_fame += 1
    g.tell("divine_fame", seat)


# -- companions --------------------------------------------------------------------------------------


def companion_land_moves(g: Kemet, seat: Seat, area: str) -> int:
    """The land moves that companions give to the troop they are tied to. (KEMET-104, KEMET-215, KEMET-250)"""
    return sum([COMPANIONS[each].land for each in g.company(seat, area)])
