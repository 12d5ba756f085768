"""The words of Ankh that prompts, choices and stories share: names, and parts of sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from senet.games.ankh.components import CARDS as BATTLE_CARDS
from senet.games.ankh.components import FACTS, GODS, GUARDIANS, MONUMENTS, POWERS, named
from senet.games.ankh.maps import BOARDS, FORMER_SCENARIOS, SCENARIOS
from senet.games.ankh.table import Ankh
from senet.kernel.telling import Message, Name

LANGUAGES: Final[list[str]] = FACTS["meta"]["languages"]

# -- names -----------------------------------------------------------------------------------------


def names(language: str) -> dict[str, str]:
    """The names in the data and in the files of boards and scenarios."""
    found: dict[str, str] = {}
    for table in ("gods", "guardians", "ankh_powers", "battle_cards", "actions"):
        found |= {id: row["name"][language] for id, row in named(table).items()}
    for god, row in named("gods").items():
        found[f"epithet_{god}"] = row["epithet"][language]
        found[f"ability_{god}"] = row["ability"][language]
    found |= {event: title[language] for event, title in FACTS["event_names"].items()}
    found |= {kind: FACTS["monuments"][kind][language] for kind in MONUMENTS}
    for board in BOARDS.values():
        found[board.name] = board.titles[language]
        for region, titles in board.region_titles.items():
            found[f"{board.name}_{region}"] = titles[language]
    scenarios = (*FORMER_SCENARIOS.values(), *SCENARIOS.values())
    return found | {scenario.name: scenario.titles[language] for scenario in scenarios}


NAMES: Final[Mapping[str, Mapping[str, str]]] = {language: names(language) for language in LANGUAGES}
OUR_SCENARIOS: Final = (  # scenarios that others add have names, but no texts
    "first_dynasty",
    "high_nile",
    "menagerie",
    "middle_kingdom",
    "old_kingdom",
    "peoples_revolt",
    "salt_roads",
    "twin_cities",
)
CARDS: Final[tuple[str, ...]] = (*GODS, *POWERS, *GUARDIANS, *BATTLE_CARDS, *OUR_SCENARIOS)
# -- parts of sentences ----------------------------------------------------------------------------


def one(kind: str) -> Message:
    """Some figure or monument, as the object of a sentence."""
    return Message(f"one-{kind}")


def the(kind: str) -> Message:
    """A certain figure or monument, as the object of a sentence."""
    return Message(f"the-{kind}")


def spot(space: str) -> str:
    """A space as the drawing calls it."""
    return space.upper()


def spots(pair: str) -> tuple[str, ...]:
    """The spaces of a pair such as "a4+b4" or of a side such as "a3-a4"."""
    return tuple(spot(space) for space in pair.replace("-", "+").split("+"))


def followers(count: int) -> Message:
    return Message("followers", {"count": count})


def reason(why: str) -> Name | Message:
    """Where devotion or followers come from: a card, a power, or an occasion."""
    return Name(why) if why in NAMES["en"] else Message(f"why-{why}")


def in_region(view: Ankh, region: str) -> Message:
    number, name = view.region_label(region)
    return Message("in-region", {"number": number, "region": Name(name)})


def ground(view: Ankh, space: str) -> Message:
    """What lies there: a token, or the ground itself."""
    if space in view.underworlds:
        return Message("ground-underworld")
    return Message("ground-city" if space in view.cities() else f"ground-{view.map().land.terrain[space]}")


def regions(view: Ankh, space: str) -> tuple[Message, ...]:
    """The numbers of the regions to which a space belongs; none while they are being assigned."""
    numbers = tuple(view.order[region] for region in view.map().region_of[space] if region in view.order)
    return (Message("regions", {"count": len(numbers), "numbers": numbers}),) if numbers else ()


def place(view: Ankh, space: str) -> Message:
    """A space with its ground and its regions."""
    return Message("place", {"space": spot(space), "details": (ground(view, space), *regions(view, space))})
