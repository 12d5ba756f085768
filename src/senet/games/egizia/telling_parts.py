"""Parts of the sentences: cards, places, builders and building spaces as messages."""

from __future__ import annotations

from senet.games.egizia.components import NILE
from senet.games.egizia.maps import (
    BESIDE,
    BUILDING_OF,
    CARD_INDEX,
    CIRCLES,
    EXTRA,
    OBELISK,
    ROWS,
    STOP_NUMBER,
    STOP_OF,
    TEMPLE,
)
from senet.kernel.telling import Arguments, Message, Name


def kind_of(card: str) -> str:
    """The id of a card without its deck: `q3` for both `q3_12` and `q3_34`."""
    return card.removesuffix(f"_{NILE[card]['deck']}") if card in NILE else card


def called(card: str) -> Name:
    """A card by its name, without its deck."""
    return Name(kind_of(card))


def at_site(site: str) -> Message:
    return Message(f"at-{site}")


def builders(noun: str) -> Name | Message:
    """A crew, or a crew with the overseer ("crew1+overseer")."""
    builder, _, helper = noun.partition("+")
    return Message("with-overseer", {"builder": Name(builder)}) if helper else Name(builder)


def place(where: str) -> Message:
    """A place where ships stand, as the answer to "where?"."""
    stop = STOP_OF[where]
    if stop in CARD_INDEX:
        return Message("place-card", {"stop": STOP_NUMBER[stop]})
    if stop in CIRCLES:
        return Message("place-circle", {"circle": Name(stop)})
    if where == BESIDE[stop]:
        return Message("place-beside", {"site": at_site(stop)})
    if where == EXTRA[stop]:
        return Message("place-extra", {"site": at_site(stop)})
    return Message("place-site", {"site": at_site(stop), "space": number_in(where)})


def number_in(name: str) -> int:
    """The number at the end of a name such as "sphinx_2" or "o7"."""
    digits = name[len(name.rstrip("0123456789")) :]
    return int(digits)


def space_of(space: str) -> Message:
    """A building space other than a grave."""
    building = BUILDING_OF[space]
    gaps: Arguments = {"number": number_in(space)}
    if building == TEMPLE:
        return Message(f"space-temple-{space[1]}", gaps)
    if building == OBELISK:
        return Message("space-obelisk", gaps)
    row = next(number for number, row in enumerate(ROWS, 1) if space in row)
    return Message("space-pyramid", {**gaps, "row": row})
