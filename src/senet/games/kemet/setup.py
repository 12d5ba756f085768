"""Setup, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from senet.games.kemet.acquire import take_tile
from senet.games.kemet.agreement import SOLO, check_agreement
from senet.games.kemet.amon.components import HUMAN_PYRAMIDS, SOLO_MAP
from senet.games.kemet.amon.round import solo_day
from senet.games.kemet.amon.setup import choose_amons_faction, new_amon, set_up_amon
from senet.games.kemet.amon.table import HUMAN
from senet.games.kemet.build import level_nouns, pyramids_allowed, raise_pyramid
from senet.games.kemet.components import (
    BATTLE_CARDS,
    COLOURS,
    COLOURS_BY_SEATS,
    DI_DECK,
    FACTIONS,
    LEVELS_AT_START,
    RENEWAL,
    RULINGS,
    START_CARDS,
    START_LEVEL_CAP,
    TILES,
    TROOP_LIMIT,
)
from senet.games.kemet.effects import add_units, draw_interventions
from senet.games.kemet.maps import BOARDS, CITIES, KIND
from senet.games.kemet.table import NOBODY, TEAM, Kemet, Player, named
from senet.games.kemet.teams.order import first_order
from senet.games.kemet.teams.setup import ask_ally, form_teams
from senet.games.kemet.turn import start_day
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat, new_flow, number
from senet.kernel.play import advance

ACT_OF_GOD: Final = "act_of_god"
DOMINATION: Final = "domination"


def new_game(seats: int, options: Mapping[str, Any], seed: bytes) -> Kemet:
    """A table for `seats` players, waiting for the first choice."""
    check_agreement(seats, options)
    solo = options["mode"] == SOLO
    g = empty_table(
        SOLO_MAP if solo else seats,
        seed,
        bool(options["renewal"]),
        bool(options["announcements"]),
        int(options["round_limit"]),
    )
    g.gods = bool(options["gods"])
    g.rulings = tuple([name for name in RULINGS if options[name]])
    if solo:
        g.mode = SOLO
        g.order = [HUMAN]
        g.amon = new_amon(str(options["objective"]))
    g.flow.told = []
    if options["mode"] == TEAM:
        form_teams(g, options)
    advance(g)
    return g


def empty_table(seats: int, seed: bytes, renewal: bool, announcements: bool, round_limit: int) -> Kemet:
    board = BOARDS[seats]
    return Kemet(
        flow=new_flow(seed, set_up),
        players=[new_player(seat) for seat in range(seats)],
        order=list(range(seats)),
        map=seats,
        held=dict.fromkeys(board.temples, NOBODY),
        deck=list(DI_DECK),
        renewal=renewal,
        announcements=announcements,
        round_limit=round_limit,
    )


def new_player(team: int) -> Player:
    """The components that every player gets. (KEMET-003, KEMET-034)"""
    return Player(team=team, acquire=["", "", ""], battle_hand=list(BATTLE_CARDS))


def set_up(g: Kemet) -> None:
    """First what is common to all, then what belongs to each player. (KEMET-032, KEMET-034)"""
    solo = g.amon is not None
    g.then(lay_out_tiles)
    if solo:
        g.then(set_up_amon)
    g.then(choose_cities)
    g.then(deal_interventions)
    g.then(choose_amons_faction if solo else first_order if g.mode == TEAM else draw_order)
    g.then(muster)
    g.then(start_pyramids)
    g.then(first_tiles)
    g.then(solo_day if solo else start_day)


# -- common setup (KEMET-028 to KEMET-032) -------------------------------------------------------------


def lay_out_tiles(g: Kemet) -> None:
    """Draw the colours and lay out their tiles. (KEMET-028, KEMET-029)"""
    pool = list(COLOURS)
    drawn = [g.draw(pool) for _ in range(COLOURS_BY_SEATS[g.map])]
    g.colours = [colour for colour in COLOURS if colour in drawn]
    g.tiles = tiles_offered(g.map, g.colours)
    if g.renewal:
        for colour in g.colours:
            g.then(renew, colour)
    g.tell("colours", tuple(g.colours))


def tiles_offered(seats: int, colours: list[str]) -> dict[str, int]:
    """With two players there are no Act of God, no duplicates and no Spear Mercenaries. (KEMET-030, KEMET-031)"""
    offered: dict[str, int] = {}
    for tile in TILES.values():
        if tile.colour not in colours or tile.id in RENEWAL:
            continue
        if seats > 2:
            offered[tile.id] = tile.copies
        elif tile.artwork != ACT_OF_GOD and tile.id != "onyx_spear_mercenaries":
            offered[tile.id] = 1
    return offered


def renew(g: Kemet, colour: str) -> None:
    """Domination or one of the Renewal tiles of this colour takes its place. (KEMET-325, KEMET-363)"""
    pool = [f"{colour}_{DOMINATION}", *(tile for tile in RENEWAL if TILES[tile].colour == colour)]
    chosen = g.draw(pool)
    del g.tiles[f"{colour}_{DOMINATION}"]
    g.tiles[chosen] = 1
    g.tell("renewed", chosen)


# -- factions and cities (KEMET-033) -------------------------------------------------------------------


def choose_cities(g: Kemet) -> None:
    """In random order, each player chooses a free faction and a free city. (KEMET-033)"""
    pool = list(g.order)
    for _ in g.order:
        seat = g.draw(pool)
        g.then(ask_faction, seat)
        g.then(ask_city, seat)


def ask_faction(g: Kemet, seat: Seat) -> None:
    """First the faction; with the Gods of Egypt it is a God. (KEMET-033, KEMET-309)"""
    g.ask(seat, CHOOSE_FACTION, faction_chosen)


def offer_faction(g: Kemet, seat: Seat) -> list[Choice]:
    return [("faction", each) for each in FACTIONS if not forbids_faction(g, seat, ("faction", each))]


def forbids_faction(g: Kemet, seat: Seat, choice: Choice) -> str:
    if choice[0] != "faction":
        return NOT_AN_ANSWER
    taken = any(player.faction == choice[1] for player in g.players)
    if taken or choice[1] not in FACTIONS:
        return named(choice[1], FACTIONS, "KEMET-309" if g.gods else "KEMET-033")
    return ""


def faction_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """Nobody else can have it. (KEMET-033)"""
    g.players[seat].faction = choice[1]
    g.tell("faction", seat, choice[1])


CHOOSE_FACTION: Final = Question("choose_faction", offer_faction, forbids_faction)


def ask_city(g: Kemet, seat: Seat) -> None:
    """Then the city. (KEMET-033)"""
    g.ask(seat, CHOOSE_CITY, city_chosen)


def offer_city(g: Kemet, seat: Seat) -> list[Choice]:
    return [("city", city) for city in g.board.cities if not forbids_city(g, seat, ("city", city))]


def forbids_city(g: Kemet, seat: Seat, choice: Choice) -> str:
    if choice[0] != "city":
        return NOT_AN_ANSWER
    if choice[1] not in g.board.cities:
        return named(choice[1], CITIES, "KEMET-017")
    return "KEMET-033" if any(player.city == choice[1] for player in g.players) else ""


def city_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """It is the player's city for the whole game. (KEMET-026)"""
    g.players[seat].city = choice[1]
    g.tell("city", seat, choice[1])


CHOOSE_CITY: Final = Question("choose_city", offer_city, forbids_city)


# -- cards and order (KEMET-035, KEMET-036) ------------------------------------------------------------


def deal_interventions(g: Kemet) -> None:
    """Two secret DI cards each. (KEMET-035)"""
    for seat in g.order:
        draw_interventions(g, seat, ("setup", START_CARDS))


def draw_order(g: Kemet) -> None:
    """The first turn order is random. (KEMET-036)"""
    before, pool = g.order, list(g.order)
    g.order = [g.draw(pool) for _ in g.order]
    g.tell("order", tuple(g.order), tuple(before))


# -- troops (KEMET-037) --------------------------------------------------------------------------------


def muster(g: Kemet) -> None:
    """In turn order, each player puts 5 units in each of two of their districts. (KEMET-037, KEMET-245)"""
    for seat in g.order:
        g.then(ask_start_district, seat)
        g.then(ask_start_district, seat)


def ask_start_district(g: Kemet, seat: Seat) -> None:
    """One troop of five. (KEMET-037)"""
    g.ask(seat, START_DISTRICT, start_district_chosen)


def offer_start_district(g: Kemet, seat: Seat) -> list[Choice]:
    districts: list[Choice] = [("area", district) for district in g.districts(seat)]
    return [choice for choice in districts if not forbids_start_district(g, seat, choice)]


def forbids_start_district(g: Kemet, seat: Seat, choice: Choice) -> str:
    if choice[0] != "area":
        return NOT_AN_ANSWER
    free = choice[1] in g.districts(seat) and choice[1] not in g.players[seat].troops
    return "" if free else named(choice[1], KIND, "KEMET-037")


def start_district_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """Five units come from the supply; in team mode one of them is a teammate's. (KEMET-037, KEMET-245)"""
    if g.mode == TEAM:
        add_units(g, seat, choice[1], TROOP_LIMIT - 1)
        g.tell("mustered", seat, choice[1], TROOP_LIMIT - 1)
        g.then(ask_ally, seat, choice[1])
    else:
        add_units(g, seat, choice[1], TROOP_LIMIT)
        g.tell("mustered", seat, choice[1], TROOP_LIMIT)


START_DISTRICT: Final = Question("start_district", offer_start_district, forbids_start_district)


# -- pyramids (KEMET-038, KEMET-039) -------------------------------------------------------------------


def start_pyramids(g: Kemet) -> None:
    """In turn order, each player distributes three levels over their districts. (KEMET-038)"""
    for seat in g.order:
        g.then(ask_start_levels, seat)


DISTRIBUTIONS: Final[list[Choice]] = [  # of three levels over three districts
    ("levels", noun) for noun in level_nouns() if sum(map(int, noun.split("-"))) == LEVELS_AT_START
]


def ask_start_levels(g: Kemet, seat: Seat) -> None:
    """One player chooses the level of each district. (KEMET-038)"""
    g.ask(seat, START_LEVELS, start_levels_chosen)


def offer_start_levels(g: Kemet, seat: Seat) -> list[Choice]:
    return [choice for choice in DISTRIBUTIONS if not forbids_start_levels(g, seat, choice)]


def forbids_start_levels(g: Kemet, seat: Seat, choice: Choice) -> str:
    """Exactly three levels, none above 2, on as many pyramids as the player has. (KEMET-038)"""
    if choice[0] != "levels":
        return NOT_AN_ANSWER
    levels = [number(part) for part in choice[1].split("-")]
    if len(levels) != 3 or min(levels) < 0 or sum(levels) != LEVELS_AT_START or max(levels) > START_LEVEL_CAP:
        return "KEMET-038"
    if sum(level > 0 for level in levels) > pyramids_allowed(g):
        return "KEMET-005"
    built = [d for d, level in zip(g.districts(seat), levels, strict=True) if level]
    return "KEMET-272" if g.amon is not None and any(d not in HUMAN_PYRAMIDS for d in built) else ""


def start_levels_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """Each pyramid gets a colour. (KEMET-038)"""
    for district, level in zip(g.districts(seat), choice[1].split("-"), strict=True):
        if level != "0":
            g.then(ask_start_colour, seat, district, int(level))


START_LEVELS: Final = Question("start_levels", offer_start_levels, forbids_start_levels)


def ask_start_colour(g: Kemet, seat: Seat, district: str, level: int) -> None:
    """A different colour for each pyramid. (KEMET-005)"""
    g.ask(seat, START_COLOUR, start_colour_chosen, district, level)


def offer_start_colour(g: Kemet, seat: Seat, district: str, level: int) -> list[Choice]:
    colours: list[Choice] = [("colour", colour) for colour in g.colours]
    return [choice for choice in colours if not forbids_start_colour(g, seat, choice, district, level)]


def forbids_start_colour(g: Kemet, seat: Seat, choice: Choice, district: str, level: int) -> str:
    if choice[0] != "colour":
        return NOT_AN_ANSWER
    if choice[1] not in g.colours:
        return named(choice[1], COLOURS, "KEMET-028")
    taken = any(colour == choice[1] for colour, _ in g.players[seat].pyramids.values())
    return "KEMET-005" if taken else ""


def start_colour_chosen(g: Kemet, seat: Seat, choice: Choice, district: str, level: int) -> None:
    """The pyramid is built, and its acquire token is put on the player board. (KEMET-039)"""
    raise_pyramid(g, seat, district, choice[1], level)


START_COLOUR: Final = Question("start_colour", offer_start_colour, forbids_start_colour)


# -- the first tile (KEMET-040, KEMET-041) -------------------------------------------------------------


def first_tiles(g: Kemet) -> None:
    """In reverse turn order, each player takes a level-1 tile for free. (KEMET-040)"""
    for seat in reversed(g.order):
        g.then(ask_first_tile, seat)


def ask_first_tile(g: Kemet, seat: Seat) -> None:
    """One player takes a tile. (KEMET-040)"""
    g.ask(seat, FIRST_TILE, first_tile_chosen)


def offer_first_tile(g: Kemet, seat: Seat) -> list[Choice]:
    tiles: list[Choice] = [("tile", tile) for tile in g.tiles]
    return [choice for choice in tiles if not forbids_first_tile(g, seat, choice)]


def forbids_first_tile(g: Kemet, seat: Seat, choice: Choice) -> str:
    if choice[0] != "tile":
        return NOT_AN_ANSWER
    tile = choice[1]
    if tile not in g.tiles or TILES[tile].level != 1:
        return named(tile, TILES, "KEMET-040")
    own = any(colour == TILES[tile].colour for colour, _ in g.players[seat].pyramids.values())
    return "" if own else "KEMET-040"


def first_tile_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """It does not count as acquired in the first round. (KEMET-041)"""
    g.then(take_tile, seat, choice[1])


FIRST_TILE: Final = Question("first_tile", offer_first_tile, forbids_first_tile)
