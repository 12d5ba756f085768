"""Build: raising pyramids, and founding new ones."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.amon.components import CRACKED_STONE
from senet.games.kemet.components import BUILD, COLOURS, DECLINE_ACTIONS, TOP_LEVEL
from senet.games.kemet.effects import architect, pass_token, pay, price, tell_architect
from senet.games.kemet.maps import KIND
from senet.games.kemet.table import Kemet, named
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat, number


def pyramids_allowed(g: Kemet) -> int:
    """Two pyramids per player with two players, otherwise three. (KEMET-005)"""
    return 2 if g.map == 2 else 3


def level_nouns() -> list[str]:
    """Every way to name three levels from 0 to 3, in the order of the city's districts."""
    return [f"{a}-{b}-{c}" for a in range(4) for b in range(4) for c in range(4)]


def build_cost(g: Kemet, seat: Seat, level: int, to: int) -> int:
    """Each level costs its number, 1 less with Magical Support; then Priest of Ra. (KEMET-066, KEMET-071)"""
    less = 1 if "diamond_magical_support" in g.players[seat].tiles else 0
    if g.in_force(CRACKED_STONE):
        less -= 1
    return price(g, seat, sum(n - less for n in range(level + 1, to + 1)))


def build(g: Kemet, seat: Seat, free: bool) -> None:
    """Add levels to one pyramid; if `free`, exactly one without cost. (KEMET-065, KEMET-230)"""
    if can_build(g, seat, free):
        g.ask(seat, BUILD_WHERE, site_chosen, free)
    else:
        g.tell("action_lost", seat, BUILD)


def can_build(g: Kemet, seat: Seat, free: bool) -> bool:
    """Can any pyramid grow? (KEMET-050, KEMET-068)"""
    return any(not forbids_site(g, seat, ("area", district), free) for district in g.districts(seat))


def offer_site(g: Kemet, seat: Seat, free: bool) -> list[Choice]:
    sites: list[Choice] = [("area", district) for district in g.districts(seat)]
    return [choice for choice in [PASS, *sites] if not forbids_site(g, seat, choice, free)]


def forbids_site(g: Kemet, seat: Seat, choice: Choice, free: bool) -> str:
    """Own districts, whoever controls them, with a pyramid that can grow or room for a new one. (KEMET-069)

    Hand of God is voluntary, the action is not. (KEMET-051, KEMET-230)"""
    verb, area = choice
    if choice == PASS:
        return "" if free or g.holds(DECLINE_ACTIONS) else "KEMET-051"
    if verb != "area":
        return NOT_AN_ANSWER
    if area not in g.districts(seat):
        return named(area, KIND, "KEMET-065")
    player = g.players[seat]
    level = player.pyramids[area][1] if area in player.pyramids else 0
    if level == TOP_LEVEL:
        return "KEMET-068"
    if not level and len(player.pyramids) >= pyramids_allowed(g):
        return "KEMET-005"
    if not free and build_cost(g, seat, level, level + 1) > player.prayer:
        return "KEMET-066"
    return ""


def site_chosen(g: Kemet, seat: Seat, choice: Choice, free: bool) -> None:
    """An existing pyramid grows; a new one needs a colour first. (KEMET-065, KEMET-067)"""
    if choice == PASS:
        return
    district = choice[1]
    if district in g.players[seat].pyramids:
        g.ask(seat, BUILD_LEVEL, level_chosen, district, "", free)
    else:
        g.ask(seat, BUILD_COLOUR, colour_chosen, district, free)


BUILD_WHERE: Final = Question("build_where", offer_site, forbids_site, always=True)


def offer_colour(g: Kemet, seat: Seat, district: str, free: bool) -> list[Choice]:
    colours: list[Choice] = [("colour", colour) for colour in g.colours]
    return [choice for choice in colours if not forbids_colour(g, seat, choice, district, free)]


def forbids_colour(g: Kemet, seat: Seat, choice: Choice, district: str, free: bool) -> str:
    """A colour of this game that none of the player's pyramids has. (KEMET-005, KEMET-067)"""
    if choice[0] != "colour":
        return NOT_AN_ANSWER
    if choice[1] not in g.colours:
        return named(choice[1], COLOURS, "KEMET-028")
    taken = any(colour == choice[1] for colour, _ in g.players[seat].pyramids.values())
    return "KEMET-067" if taken else ""


def colour_chosen(g: Kemet, seat: Seat, choice: Choice, district: str, free: bool) -> None:
    """The colour is chosen; next, the level. (KEMET-067)"""
    g.ask(seat, BUILD_LEVEL, level_chosen, district, choice[1], free)


BUILD_COLOUR: Final = Question("build_colour", offer_colour, forbids_colour)


def offer_level(g: Kemet, seat: Seat, district: str, colour: str, free: bool) -> list[Choice]:
    levels: list[Choice] = [("level", str(level)) for level in range(1, TOP_LEVEL + 1)]
    return [choice for choice in levels if not forbids_level(g, seat, choice, district, colour, free)]


def forbids_level(g: Kemet, seat: Seat, choice: Choice, district: str, colour: str, free: bool) -> str:
    """One or more levels that the player can pay for at once. (KEMET-065, KEMET-066, KEMET-230)"""
    if choice[0] != "level":
        return NOT_AN_ANSWER
    player = g.players[seat]
    level = player.pyramids[district][1] if district in player.pyramids else 0
    to = number(choice[1])
    if to < 0:
        return NOT_AN_ANSWER
    if to <= level:
        return "KEMET-065"
    if to > TOP_LEVEL:
        return "KEMET-068"
    if free:
        return "" if to == level + 1 else "KEMET-230"
    return "" if build_cost(g, seat, level, to) <= player.prayer else "KEMET-066"


def level_chosen(g: Kemet, seat: Seat, choice: Choice, district: str, colour: str, free: bool) -> None:
    """Pay for all levels at once. (KEMET-066)"""
    player = g.players[seat]
    old, level = player.pyramids.get(district, (colour, 0))
    to = int(choice[1])
    if not free:
        pay(g, seat, build_cost(g, seat, level, to), BUILD)
    raise_pyramid(g, seat, district, old, to)


BUILD_LEVEL: Final = Question("build_level", offer_level, forbids_level)


def raise_pyramid(g: Kemet, seat: Seat, district: str, colour: str, level: int) -> None:
    """A new pyramid brings its acquire token, level 4 its Fame token. (KEMET-039, KEMET-067, KEMET-070)"""
    player = g.players[seat]
    before = architect(g, district)
    old = player.pyramids[district][1] if district in player.pyramids else 0
    if not old:
        player.acquire[player.acquire.index("")] = colour
    player.pyramids[district] = (colour, level)
    g.tell("built", seat, district, colour, old, level)
    tell_architect(g, district, before)
    if level == TOP_LEVEL:
        pass_token(g, district, g.controller(district))
