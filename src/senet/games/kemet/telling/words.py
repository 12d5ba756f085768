"""The words of Kemet that prompts, choices and stories share: names, and parts of sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from senet.games.kemet.amon.components import ACTIONS, DISASTERS, EVENTS, OBJECTIVES, SOLO
from senet.games.kemet.components import (
    ACQUIRE_SPACES,
    BATTLE_CARDS,
    COMPANIONS,
    DI_KINDS,
    DIVERSION,
    FACTS,
    GODS,
    ROWS,
    TILES,
)
from senet.games.kemet.components import CARDS as ALL_BATTLE_CARDS
from senet.games.kemet.table import Kemet
from senet.kernel.game import Seat
from senet.kernel.telling import Message, Name, Who

LANGUAGES: Final = ("en", "pl", "cs")
NAMED: Final = (  # the tables of `data.toml` whose rows have names
    "colours", "factions", "cities", "areas", "battle_cards", "special_battle_cards", "di_cards", "creatures",
    "servants",
)  # fmt: skip

SOLO_CARDS: Final = ("objectives", "events", "disasters", "actions")

# -- names -----------------------------------------------------------------------------------------


def names(language: str) -> dict[str, str]:
    """The names of everything in `data.toml`; a creature of the Renewal tiles is called like its tile.

    Tiles that every colour has are named by their artwork; with their colour they stand in `languages/`.
    """
    rows: list[dict[str, Any]] = [*ROWS]
    for table in NAMED:
        rows += FACTS[table]
    for table in SOLO_CARDS:
        rows += SOLO[table]
    found: dict[str, str] = {row["id"].lower(): row[f"name_{language}"] for row in rows}
    for companion in COMPANIONS.values():
        found.setdefault(companion.id, found[companion.tile])
    for tile in TILES.values():
        if tile.artwork != tile.id:
            found[tile.artwork] = found.pop(tile.id)
    return found


NAMES: Final[Mapping[str, Mapping[str, str]]] = {language: names(language) for language in LANGUAGES}
CARDS: Final[tuple[str, ...]] = (
    *TILES,  # companions and special battle cards bear the name of their tile, whose text explains them
    *DI_KINDS,
    DIVERSION,
    "assemble",
    *BATTLE_CARDS,
    *GODS,
    *(god.special for god in GODS.values() if god.special),
    *OBJECTIVES,
    *EVENTS,
    *DISASTERS,
    *ACTIONS,
)

# -- parts of sentences ----------------------------------------------------------------------------


def units(count: int) -> Message:
    return Message("units", {"count": count})


def prayer_points(count: int) -> Message:
    return Message("prayer-points", {"count": count})


def fame_points(count: int) -> Message:
    return Message("fame-points", {"count": count})


def intervention_cards(count: int) -> Message:
    return Message("intervention-cards", {"count": count})


def veteran_tokens(count: int) -> Message:
    return Message("veteran-tokens", {"count": count})


def power_tile(tile: str) -> Message:
    """A tile with its colour and level, which tell Domination from Domination."""
    row = TILES[tile]
    return Message("tile", {"tile": Name(row.artwork), "colour": Name(row.colour), "level": row.level})


def piece(noun: str) -> Message | Name:
    """What a moving group leaves or takes along: a number of units, or a companion."""
    if "." in noun:
        mine, _, owner = noun.partition(".")
        return Message("ally-piece", {"piece": piece(mine), "member": Who(int(owner))})
    return units(int(noun)) if noun.isdigit() else Name(noun)


def reason(why: str) -> Message | Name:
    """What gives, takes or costs something: a tile, a card, a place, or an occasion."""
    if why in TILES:
        return Name(TILES[why].artwork)
    return Name(why) if why in NAMES["en"] else Message(f"why-{why}")


def counted(cards: tuple[str, ...]) -> object:
    """Cards as an enumeration, each kind once; a word for none."""
    kinds = [card for i, card in enumerate(cards) if card not in cards[:i]]
    return tuple(several(Name(card), cards.count(card)) for card in kinds) or Message("nothing-added")


def several(card: Message | Name, count: int) -> Message | Name:
    return card if count == 1 else Message("several", {"card": card, "count": count})


def added(noun: str) -> tuple[Message | Name, ...]:
    """The cards of a choice such as ``war_rage.2+diversion``; many of them by their short names."""
    parts = [part.partition(".") for part in noun.split("+")]
    short = len(parts) > 3
    return tuple(
        several(Message(f"short-{card}") if short else Name(card), int(count or 1))
        for card, _, count in parts
    )


def values(card: str) -> tuple[Message, ...]:
    """What a battle card is worth."""
    row = ALL_BATTLE_CARDS[card]
    numbers = {
        "strength": row.strength,
        "damage": row.damage,
        "unblockable": row.unblockable,
        "shield": row.shield,
        "impenetrable": row.impenetrable,
        "self": row.self_unblockable,
    }
    said = [Message(f"value-{id}", {"number": number}) for id, number in numbers.items() if number]
    return (*said, Message("value-immune")) if row.immune else tuple(said)


def space(view: Kemet, seat: Seat, name: str) -> Message | Name:
    """An action space; an acquire space with the colour that lies on it."""
    colour = view.players[seat].acquire[ACQUIRE_SPACES.index(name)] if name in ACQUIRE_SPACES else ""
    return Message("space-colour", {"space": Name(name), "colour": Name(colour)}) if colour else Name(name)


def district_levels(view: Kemet, seat: Seat, noun: str) -> object:
    """The pyramid levels of a choice such as ``2-1-0``, by the districts of the city once it is chosen."""
    levels = noun.split("-")
    if not view.players[seat].city:
        return tuple(levels)
    sides = [district.rpartition("_")[2] for district in view.districts(seat)]
    return tuple(
        Message("district-level", {"side": Message(f"side-{side}"), "level": int(level)})
        for side, level in zip(sides, levels, strict=True)
    )
