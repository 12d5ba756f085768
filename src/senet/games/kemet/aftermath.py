"""Battle, steps 6 to 8: the Aftermath of loser and winner, and the Battle Ending."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.amon.components import RECALLS_AT
from senet.games.kemet.amon.table import HUMAN
from senet.games.kemet.components import CARDS, DIVERSION, SANDWORM, TROOP_LIMIT
from senet.games.kemet.effects import (
    architect,
    gain_prayer,
    lose_token,
    release_companions,
    send_god_back,
    settle_control,
    take_cards_back,
    take_units,
    tell_architect,
)
from senet.games.kemet.losses import trim_troops
from senet.games.kemet.maps import CITY_OF, DISTRICTS
from senet.games.kemet.moments import AFTERMATH_BEGINS, BATTLE_ENDS, TROOP_KEPT, trigger
from senet.games.kemet.strength import battle_of, god_there, other_side, side_of, troop_there, units_there
from senet.games.kemet.table import NOBODY, Kemet, no_area, within_limits
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat, number

RETREAT: Final[Choice] = ("retreat", "")
RECALL: Final[Choice] = ("recall", "")
HOME: Final[Choice] = ("home", "")
STAY: Final[Choice] = ("stay", "")
FORCED_RECALL: Final = "amber_forced_recall"


# -- 6. the Loser's Aftermath (KEMET-163 to KEMET-167) -------------------------------------------------


def losers_aftermath(g: Kemet) -> None:
    """The winner's Units Corruption first; then the loser decides. (KEMET-163)"""
    trigger(g, AFTERMATH_BEGINS, battle_of(g).winner)
    g.then(retreat_or_recall)


def retreat_or_recall(g: Kemet) -> None:
    """A loser who still has a troop must retreat with it or recall it. (KEMET-163, KEMET-173)"""
    loser = other_side(g, battle_of(g).winner).seat
    units = units_there(g, loser)
    if g.is_amon(loser):
        retreats = units > RECALLS_AT and retreat_areas(g, loser)  # (KEMET-295)
        if units:
            retreat_or_recall_chosen(g, loser, RETREAT if retreats else RECALL)
    elif troop_there(g, loser):
        g.ask(loser, RETREAT_OR_RECALL, retreat_or_recall_chosen)


def offer_retreat_or_recall(g: Kemet, seat: Seat) -> list[Choice]:
    return [choice for choice in (RETREAT, HOME, RECALL) if not forbids_retreat_or_recall(g, seat, choice)]


def forbids_retreat_or_recall(g: Kemet, seat: Seat, choice: Choice) -> str:
    if choice == RECALL:
        return "KEMET-319" if god_there(g, seat) and retreat_areas(g, seat) else ""
    if choice == RETREAT:
        return "" if retreat_areas(g, seat) else "KEMET-165"
    if choice == HOME:
        return "" if may_go_home(g, seat) else "KEMET-232"
    return NOT_AN_ANSWER


def retreat_or_recall_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """The loser decides before the winner chooses the area. (KEMET-166)"""
    if choice == RECALL:
        g.then(recall_troop, seat)
    elif choice == HOME:
        side_of(g, seat).stands = []
        g.then(send_home, seat, home_cities(g, seat))
        g.then(home_companions, seat)
        g.then(troop_kept, seat)
    else:
        g.ask(who_leads(g), RETREAT_WHERE, refuge_chosen)


RETREAT_OR_RECALL: Final = Question("retreat_or_recall", offer_retreat_or_recall, forbids_retreat_or_recall)


def who_leads(g: Kemet) -> Seat:
    """The winner chooses where the loser goes; in a solo game the player always chooses. (KEMET-164, KEMET-295)"""
    return battle_of(g).winner if g.amon is None else HUMAN


def loser_of(g: Kemet) -> Seat:
    return other_side(g, battle_of(g).winner).seat


def retreat_areas(g: Kemet, loser: Seat) -> list[str]:
    """Empty adjacent areas; among districts only those of the loser. (KEMET-164, KEMET-166)"""
    area = battle_of(g).area
    return [each for each in g.board.adjacent[area] if not forbids_retreat_to(g, loser, each)]


def home_cities(g: Kemet, loser: Seat) -> tuple[str, ...]:
    """The loser's city; for a mixed troop, the cities of all its members. (KEMET-164, KEMET-261)"""
    return tuple([g.players[member].city for member in g.allies_in(loser, battle_of(g).area)])


def forbids_retreat_to(g: Kemet, loser: Seat, area: str) -> str:
    here = battle_of(g).area
    if area not in g.board.areas:
        return no_area(area)
    if area not in g.board.adjacent[here] or g.troop_in(area) != NOBODY:
        return "KEMET-164"
    if area in CITY_OF and CITY_OF[area] not in home_cities(g, loser):
        return "KEMET-164"
    if area in CITY_OF and SANDWORM in g.company(loser, here) and not g.is_amon(loser):
        return "KEMET-363"
    return ""


def offer_refuge(g: Kemet, seat: Seat) -> list[Choice]:
    return [("area", area) for area in retreat_areas(g, loser_of(g))]


def forbids_refuge(g: Kemet, seat: Seat, choice: Choice) -> str:
    """The winner chooses where the loser goes. (KEMET-164)"""
    if choice[0] != "area":
        return NOT_AN_ANSWER
    return forbids_retreat_to(g, loser_of(g), choice[1])


def refuge_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """The whole troop moves there with its companions. (KEMET-098, KEMET-164)"""
    loser = loser_of(g)
    here, area = battle_of(g).area, choice[1]
    before = architect(g, here)
    tell_retreat(g, loser, here, area)
    for ally in g.allies(loser):
        player = g.players[ally]
        if player.god == here:
            player.god = area
        elif here in player.troops:
            player.troops[area] = player.troops.pop(here)
        for companion in player.companions_in(here):
            player.companions[companion] = area
        lose_token(g, ally, here)
    tell_architect(g, here, before)
    side_of(g, loser).stands = [area]
    g.then(troop_kept, loser)


RETREAT_WHERE: Final = Question("retreat_where", offer_refuge, forbids_refuge)


def tell_retreat(g: Kemet, loser: Seat, here: str, area: str) -> None:
    """Tell who retreats, and where. (KEMET-164)"""
    allies = g.allies(loser)
    for ally in allies:
        if g.players[ally].god == here:
            g.tell("god_retreated", ally, g.players[ally].faction, here, area)
    group = tuple([(ally, g.players[ally].troops[here]) for ally in g.members_in(loser, here)])
    company = tuple([(ally, each) for ally in allies for each in g.players[ally].companions_in(here)])
    if group:
        g.tell("retreated", loser, group, company, here, area)


def recall_troop(g: Kemet, seat: Seat) -> None:
    """The troop returns to the supply; its owner gains 1 PP fewer than its number of units.
    (KEMET-098, KEMET-167, KEMET-260)"""
    area = battle_of(g).area
    if god_there(g, seat):  # it could not retreat (KEMET-319)
        send_god_back(g, seat)
        return
    units = g.units_in(seat, area)
    for member in g.members_in(seat, area):
        part = g.players[member].troops[area]
        g.tell("recalled", member, area, part)
        take_units(g, member, area, part)
    release_companions(g, seat, area)
    bonus = 2 if g.owns(seat, FORCED_RECALL) else 0
    gain_prayer(g, seat, ("recall", units - 1), (FORCED_RECALL, bonus))


def troop_kept(g: Kemet, seat: Seat) -> None:
    """The troop was not recalled: Hold the Position may take effect. (KEMET-233)"""
    trigger(g, TROOP_KEPT, seat)


# -- Masaharta: home instead of the retreat (KEMET-232) ------------------------------------------------


def home_room(g: Kemet, seat: Seat, cities: tuple[str, ...]) -> dict[str, int]:
    """Districts without opposing troops, and how many more units each can take. (KEMET-232, KEMET-261)

    A mixed troop may go to the cities of all its members, and counts as mixed wherever it goes.
    """
    here = battle_of(g).area
    mixed = len(cities) > 1 or g.members_in(seat, here) != [seat]
    rooms: dict[str, int] = {}
    for city in cities:
        for district in DISTRICTS[city]:
            if district != here and g.foe_in(seat, district) == NOBODY and not g.god_near(seat, district):
                taken = g.units_in(seat, district)
                rooms[district] = TROOP_LIMIT - taken if mixed else g.room(seat, district)
    return {district: room for district, room in rooms.items() if room > 0}


def may_go_home(g: Kemet, seat: Seat) -> bool:
    companions = side_of(g, seat).companions
    if "masaharta" not in companions or SANDWORM in companions:
        return False
    return sum(home_room(g, seat, home_cities(g, seat)).values()) >= units_there(g, seat)


def send_home(g: Kemet, seat: Seat, cities: tuple[str, ...]) -> None:
    """Units go to one district after another, until none are left. (KEMET-232)"""
    if units_there(g, seat):
        g.ask(seat, HOME_WHERE, home_chosen, cities)


def offer_home(g: Kemet, seat: Seat, cities: tuple[str, ...]) -> list[Choice]:
    return [("area", district) for district in home_room(g, seat, cities)]


def forbids_home(g: Kemet, seat: Seat, choice: Choice, cities: tuple[str, ...]) -> str:
    if choice[0] != "area":
        return NOT_AN_ANSWER
    return "" if choice[1] in home_room(g, seat, cities) else "KEMET-232"


def home_chosen(g: Kemet, seat: Seat, choice: Choice, cities: tuple[str, ...]) -> None:
    """The district is chosen; next, whose units go there (of a mixed troop), and how many. (KEMET-232)"""
    g.ask(seat, HOME_WHOSE, home_owner_chosen, choice[1], cities)


HOME_WHERE: Final = Question("home_where", offer_home, forbids_home)


def offer_home_owner(g: Kemet, seat: Seat, district: str, cities: tuple[str, ...]) -> list[Choice]:
    return [("seat", str(member)) for member in g.members_in(seat, battle_of(g).area)]


def forbids_home_owner(g: Kemet, seat: Seat, choice: Choice, district: str, cities: tuple[str, ...]) -> str:
    if choice[0] != "seat":
        return NOT_AN_ANSWER
    return "" if choice in offer_home_owner(g, seat, district, cities) else "KEMET-258"


def home_owner_chosen(g: Kemet, seat: Seat, choice: Choice, district: str, cities: tuple[str, ...]) -> None:
    """This member's units go there; next, how many. (KEMET-258)"""
    g.ask(seat, HOME_UNITS, home_units_chosen, district, int(choice[1]), cities)


HOME_WHOSE: Final = Question("home_whose", offer_home_owner, forbids_home_owner)


def offer_home_units(
    g: Kemet, seat: Seat, district: str, owner: Seat, cities: tuple[str, ...]
) -> list[Choice]:
    here = g.players[owner].troops[battle_of(g).area]
    counts: list[Choice] = [("units", str(n)) for n in range(1, here + 1)]
    return [choice for choice in counts if not forbids_home_units(g, seat, choice, district, owner, cities)]


def forbids_home_units(
    g: Kemet, seat: Seat, choice: Choice, district: str, owner: Seat, cities: tuple[str, ...]
) -> str:
    if choice[0] != "units" or number(choice[1]) < 1:
        return NOT_AN_ANSWER
    units = int(choice[1])
    if units > home_room(g, seat, cities)[district]:
        return "KEMET-013"
    return "" if units <= g.players[owner].troops[battle_of(g).area] else "KEMET-232"


def home_units_chosen(
    g: Kemet, seat: Seat, choice: Choice, district: str, owner: Seat, cities: tuple[str, ...]
) -> None:
    """Units leave the battle for this district. (KEMET-232)"""
    player, here, units = g.players[owner], battle_of(g).area, int(choice[1])
    before = architect(g, here)
    g.tell("went_home", owner, units, here, district)
    player.troops[here] -= units
    if not player.troops[here]:
        del player.troops[here]
        lose_token(g, owner, here)
    player.troops[district] = player.troops.get(district, 0) + units
    tell_architect(g, here, before)
    stands = side_of(g, seat).stands
    if district not in stands:
        stands.append(district)
    g.then(send_home, seat, cities)


HOME_UNITS: Final = Question("home_units", offer_home_units, forbids_home_units)


def home_companions(g: Kemet, seat: Seat) -> None:
    """Each companion goes with one of the groups, within the limits. (KEMET-232)"""
    here = battle_of(g).area
    waiting = g.company(seat, here)
    if not waiting:
        return
    if offer_home_companion(g, seat, waiting[0]):
        g.ask(seat, HOME_COMPANION, home_companion_chosen, waiting[0])
    else:
        owner = g.keeper(seat, waiting[0], here)
        g.players[owner].companions[waiting[0]] = ""
        g.tell("companion_back", owner, waiting[0], here)
        g.then(home_companions, seat)


def offer_home_companion(g: Kemet, seat: Seat, companion: str) -> list[Choice]:
    areas: list[Choice] = [("area", district) for district in side_of(g, seat).stands]
    return [choice for choice in areas if not forbids_home_companion(g, seat, choice, companion)]


def forbids_home_companion(g: Kemet, seat: Seat, choice: Choice, companion: str) -> str:
    if choice[0] != "area":
        return NOT_AN_ANSWER
    if choice[1] not in side_of(g, seat).stands:
        return "KEMET-232"
    return "" if within_limits([*g.company(seat, choice[1]), companion]) else "KEMET-094"


def home_companion_chosen(g: Kemet, seat: Seat, choice: Choice, companion: str) -> None:
    """The companion goes with this group. (KEMET-232)"""
    here = battle_of(g).area
    owner = g.keeper(seat, companion, here)
    g.players[owner].companions[companion] = choice[1]
    g.tell("companion_moved", owner, companion, here, choice[1])
    g.then(home_companions, seat)


HOME_COMPANION: Final = Question("home_companion", offer_home_companion, forbids_home_companion)


# -- 7. the Winner's Aftermath (KEMET-168) -------------------------------------------------------------


def winners_aftermath(g: Kemet) -> None:
    """A winner who still has a troop there leaves it or recalls it. (KEMET-168)"""
    winner = battle_of(g).winner
    if troop_there(g, winner) and not g.is_amon(winner):  # who always stays (KEMET-298)
        g.ask(winner, STAY_OR_RECALL, stay_or_recall_chosen)


def offer_stay_or_recall(g: Kemet, seat: Seat) -> list[Choice]:
    return [choice for choice in (STAY, RECALL) if not forbids_stay_or_recall(g, seat, choice)]


def forbids_stay_or_recall(g: Kemet, seat: Seat, choice: Choice) -> str:
    """Only a God must stay. (KEMET-168, KEMET-319)"""
    if choice == RECALL and god_there(g, seat):
        return "KEMET-319"
    return "" if choice in (STAY, RECALL) else NOT_AN_ANSWER


def stay_or_recall_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """The troop stays or is recalled. (KEMET-168)"""
    if choice == RECALL:
        g.then(recall_troop, seat)
    else:
        g.then(troop_kept, seat)


STAY_OR_RECALL: Final = Question("stay_or_recall", offer_stay_or_recall, forbids_stay_or_recall)


# -- 8. the Battle Ending (KEMET-169 to KEMET-172) -----------------------------------------------------


def battle_ending(g: Kemet) -> None:
    """Tiles, then cards, limits and control. (KEMET-169, KEMET-171, KEMET-172)"""
    for side in battle_of(g).sides:
        trigger(g, BATTLE_ENDS, side.seat)
    g.then(put_cards_away)
    g.then(close_battle)


def put_cards_away(g: Kemet) -> None:
    """Played battle cards lie face up, the others face down; DI cards are discarded, the Diversion returns.
    (KEMET-169, KEMET-170)"""
    for side in battle_of(g).sides:
        player = g.players[side.seat]
        if CARDS[side.card].returns and not side.recovered:
            recover_cards(g, side.seat)
        if not side.recovered:
            player.face_up.append(side.card)
            player.face_down.append(side.discard)
            g.tell("cards_laid", side.seat, side.card)
        if not player.battle_hand:
            take_cards_back(g, side.seat)
        spent = [card for card in side.added if card != DIVERSION]
        g.discard += spent
        if len(spent) < len(side.added):
            player.diversion = True
            g.tell("diversion_back", side.seat)
        if spent:
            g.tell("cards_spent", side.seat, tuple(spent))


def recover_cards(g: Kemet, seat: Seat) -> None:
    """All battle cards return, including those of this battle: Hold the Position, Sobek's Wrath. (KEMET-347)"""
    side, player = side_of(g, seat), g.players[seat]
    take_cards_back(g, seat)
    player.battle_hand += [side.card, side.discard]
    side.recovered = True
    g.tell("cards_recovered", seat)


def close_battle(g: Kemet) -> None:
    """Companions without a troop return to the supply; whoever has a troop there controls the area.
    (KEMET-096, KEMET-172)"""
    battle = battle_of(g)
    g.battle = None
    for side in battle.sides:
        for ally in g.allies(side.seat):
            trim_troops(g, ally)
        release_companions(g, side.seat, battle.area)
    settle_control(g)
    g.tell("battle_over", battle.area, battle.winner)
