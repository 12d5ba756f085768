"""Prompts, choices and stories of Egizia as messages; the sentences are in `languages/*.ftl`.

Stories use the present tense with the player as subject, so that Polish and Czech need neither the gender nor
the cases of players' names. Cards that come in several decks share a name; `NAMES` tells them apart by deck, and
sentences do so only where it matters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from senet.games.egizia.components import (
    FACTS,
    NILE,
    PENALTIES,
    RESERVE_MAX,
    ROUNDS,
    SPHINX_CARDS,
    START_CARDS,
)
from senet.games.egizia.maps import (
    BESIDE,
    CARD_INDEX,
    CIRCLES,
    GRAVE_SPACES,
    STOP_NUMBER,
    STOP_OF,
    VALUE,
)
from senet.games.egizia.table import Action, Egizia
from senet.games.egizia.telling_parts import at_site, builders, called, kind_of, number_in, place, space_of
from senet.games.egizia.telling_stories import STORY_RULES, story
from senet.kernel.game import Choice, Decision, Seat
from senet.kernel.telling import (
    Arguments,
    Message,
    Name,
    Wording,
    plain_choice,
    prompt_message,
    question_name,
    wording,
)

__all__ = ["CARDS", "NAMES", "STORY_RULES", "choice", "prompt", "story"]
LANGUAGES: Final[list[str]] = FACTS["meta"]["languages"]

# -- names -----------------------------------------------------------------------------------------


def names(language: str) -> dict[str, str]:
    """All names in `data.toml`; other names are in the Fluent files."""
    tables = ("builder", "site", "start_card", "sphinx_card")
    found = {row["id"]: row["name"][language] for table in tables for row in FACTS[table]}
    found |= {row["id"]: row["place"] for row in FACTS["river"]["space"] if row["id"] in CIRCLES}
    often = Counter(row["name"][language] for row in NILE.values())
    for card, row in NILE.items():
        name = row["name"][language]
        found[kind_of(card)] = name
        found[card] = f"{name} ({'/'.join(row['deck'])})" if often[name] > 1 else name
    return found


NAMES: Final[Mapping[str, Mapping[str, str]]] = {language: names(language) for language in LANGUAGES}
CARDS: Final[tuple[str, ...]] = (*START_CARDS, *NILE, *SPHINX_CARDS, *CIRCLES)
# -- prompts ---------------------------------------------------------------------------------------


def prompt(view: Egizia) -> Message:
    return prompt_message(view, QUESTIONS)


def number_of(decision: Decision) -> int:
    number = decision.args[0]
    assert isinstance(number, int)
    return number


def site_of(decision: Decision) -> str:
    return STOP_OF[str(decision.args[0])]


def current(view: Egizia) -> Action:
    action = view.action
    assert action is not None
    return action


def stop_gaps(view: Egizia, seat: Seat, decision: Decision) -> Arguments:
    return {"round": view.round, "rounds": ROUNDS, "ships": view.players[seat].ships}


def raise_gaps(view: Egizia, seat: Seat, decision: Decision) -> Arguments:
    return {"cause": str(decision.args[0])}


def water_gaps(view: Egizia, seat: Seat, decision: Decision) -> Arguments:
    return {"water": Message(f"water-{view.water}")}


def circle_gaps(view: Egizia, seat: Seat, decision: Decision) -> Arguments:
    return {"circle": Name(str(decision.args[0]))}


def feeding_gaps(view: Egizia, seat: Seat, decision: Decision) -> Arguments:
    """The grain still missing after cards and stones, and what each costs."""
    missing = view.need(seat) - view.grain(seat) - number_of(decision)
    return {"missing": missing, "points": PENALTIES[view.players[seat].market]}


def saving_gaps(view: Egizia, seat: Seat, decision: Decision) -> Arguments:
    return {"most": RESERVE_MAX, "count": view.players[seat].stones + view.production(seat) - RESERVE_MAX}


def site_gaps(view: Egizia, seat: Seat, decision: Decision) -> Arguments:
    return {"site": at_site(site_of(decision)), "stones": view.players[seat].stones}


def action_gaps(view: Egizia, seat: Seat, decision: Decision) -> Arguments:
    """The strength and stones left in the current building action."""
    action = current(view)
    return {
        "site": at_site(action.site),
        "strength": view.action_strength(seat) - action.spent,
        "stones": view.players[seat].stones,
    }


def keeping_gaps(view: Egizia, seat: Seat, decision: Decision) -> Arguments:
    return {"count": number_of(decision)}


def stones_gaps(view: Egizia, seat: Seat, decision: Decision) -> Arguments:
    return {"stones": view.players[seat].stones}


QUESTIONS: Final[dict[str, Wording]] = {
    "stop": Wording(stop_gaps),
    "second_ship": Wording(own_labels=("end",)),
    "leftover": Wording(own_labels=("pass",)),
    "raise_crew": Wording(raise_gaps, act="raise"),
    "improve_field": Wording(own_labels=("pass",)),
    "irrigation": Wording(water_gaps, own_labels=("pass",)),
    "double_circle": Wording(circle_gaps, own_labels=("pass",)),
    "feeding": Wording(feeding_gaps, own_labels=("finish",)),
    "save_stones": Wording(saving_gaps, own_labels=("finish",)),
    "site_turn": Wording(site_gaps),
    "name_crew": Wording(site_gaps),
    "what_to_build": Wording(action_gaps, own_labels=("end",)),
    "sphinx_numbers": Wording(action_gaps, own_labels=("end",)),
    "keep_number": Wording(keeping_gaps),
    "keep_card": Wording(keeping_gaps),
    "sell": Wording(stones_gaps),
}

# -- choices ---------------------------------------------------------------------------------------


def choice(view: Egizia, choice: Choice) -> Message:
    """The label of any choice at this table, offered now or not."""
    verb, noun = choice
    if verb == "end" and question_name(view) == "what_to_build" and current(view).built:
        return Message("choice-end")
    if not noun:
        return plain_choice(view, verb, QUESTIONS)
    if verb == "play":
        return Message("choice-play", {"card": card_in_hand(view, noun)})
    if verb == "crew":
        return crew_choice(view, noun)
    if verb in ("ship", "take"):
        return ship_choice(view, noun) if verb == "ship" else taking_choice(view, noun)
    if verb == "build":
        return building_choice(view, noun)
    return CHOICES[verb](noun)


def decider(view: Egizia) -> Seat:
    """The seat that decides; the first seat if nobody does."""
    decision = view.flow.decision
    return 0 if decision is None else next(iter(decision.choices))


def card_in_hand(view: Egizia, card: str) -> Name:
    """A card, with its deck if the player has another one of that name."""
    owned = [kind_of(each) for each in view.players[decider(view)].cards]
    return Name(card) if owned.count(kind_of(card)) > 1 else called(card)


def crew_choice(view: Egizia, noun: str) -> Message:
    """Builders with their total strength."""
    strength = view.players[decider(view)].strength
    total = sum(strength[builder] for builder in noun.split("+"))
    if wording(view, QUESTIONS).act == "raise":
        builder = Name(noun.partition("+")[0])
        return Message("choice-raise", {"builder": builder, "strength": total, "next": total + 1})
    return Message("choice-crew", {"builders": builders(noun), "strength": total})


def ship_choice(view: Egizia, where: str) -> Message:
    stop = STOP_OF[where]
    number = STOP_NUMBER[stop]
    if stop in CARD_INDEX:
        card = view.river[CARD_INDEX[stop]]
        if not card:
            return Message("choice-ship-empty", {"stop": number})
        return Message("choice-ship-card", {"stop": number, "card": called(card)})
    if stop in CIRCLES:
        effect = Message(f"effect-{stop}")
        return Message("choice-ship-circle", {"circle": Name(stop), "effect": effect})
    if where == BESIDE[stop]:
        return Message("choice-speculate", {"site": at_site(stop)})
    return Message("choice-ship", {"place": place(where)})


def taking_choice(view: Egizia, stop: str) -> Message:
    card = view.river[CARD_INDEX[stop]]
    number = STOP_NUMBER[stop]
    if not card:
        return Message("choice-take-nothing", {"stop": number})
    return Message("choice-take", {"stop": number, "card": called(card)})


def building_choice(view: Egizia, space: str) -> Message:
    """A space with its value; a grave has the value of its token, if that is face up."""
    if space not in GRAVE_SPACES:
        return Message("choice-build-space", {"space": space_of(space), "value": VALUE[space]})
    gaps: Arguments = {"number": number_in(space)}
    ahead = GRAVE_SPACES.index(space) - sum(each in view.built for each in GRAVE_SPACES)
    if 0 <= ahead < len(view.grave_row):
        return Message("choice-grave", {**gaps, "value": view.grave_row[ahead]})
    return Message("choice-grave-hidden", gaps)


def purchase_choice(noun: str) -> Message:
    bought, _, free = noun.partition("+")
    if bought == "0":
        return Message("choice-buy-free", {"free": int(free)})
    if free:
        return Message("choice-buy-more", {"count": int(bought), "free": int(free)})
    return Message("choice-buy", {"count": int(bought)})


def keeping_choice(noun: str) -> Message:
    if noun.isdigit():
        return Message("choice-keep", {"count": int(noun)})
    return Message("choice-keep-card", {"card": Name(noun)})


CHOICES: Final[dict[str, Callable[[str], Message]]] = {
    "use": lambda card: Message("choice-use", {"card": called(card)}),
    "attach": lambda field: Message("choice-attach", {"card": called(field)}),
    "water": lambda water: Message(f"choice-water-{water}"),
    "track": lambda track: Message(f"choice-track-{track}"),
    "pay": lambda stones: Message("choice-pay", {"count": int(stones)}),
    "sell": lambda stones: Message("choice-sell", {"count": int(stones)}),
    "buy": purchase_choice,
    "keep": keeping_choice,
    "under": lambda card: Message("choice-under", {"card": Name(card)}),
}
