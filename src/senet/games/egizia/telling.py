"""Telling Egizia: prompts, choices and stories as messages; the sentences stand in `languages/*.ftl`.

Stories are told in the present tense and with the player as their subject, so that Polish and Czech
need neither the gender nor the cases of anybody's name. Cards that come in several decks share a name;
`NAMES` tells them apart by their deck, and sentences do so only where it matters.
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
from senet.games.egizia.telling_stories import tale
from senet.kernel.game import PASS, Choice, Decision, Seat, Story
from senet.kernel.telling import Message, Name, asking

LANGUAGES: Final[list[str]] = FACTS["meta"]["languages"]
Arguments = dict[str, object]

# -- names -----------------------------------------------------------------------------------------


def names(language: str) -> dict[str, str]:
    """The names of everything that `data.toml` names; other things are named in the Fluent files."""
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
STORY_RULES: Final[Mapping[str, str]] = {
    "ability_used": "EGIZ-255",
    "builder_raised": "EGIZ-082",
    "builders_used": "EGIZ-112",
    "built_together": "EGIZ-148",
    "card_played": "EGIZ-039",
    "card_put_away": "EGIZ-218",
    "card_taken": "EGIZ-067",
    "cards_laid": "EGIZ-051",
    "colour_chosen": "EGIZ-253",
    "crew_named": "EGIZ-265",
    "deck_put_away": "EGIZ-054",
    "fed": "EGIZ-092",
    "field_improved": "EGIZ-209",
    "grave_taken": "EGIZ-133",
    "grave_turned_up": "EGIZ-133",
    "graves_laid": "EGIZ-022",
    "graves_scored": "EGIZ-171",
    "harvested": "EGIZ-086",
    "hungry": "EGIZ-092",
    "last_stones_sold": "EGIZ-170",
    "last_window_opened": "EGIZ-041",
    "made_ready": "EGIZ-032",
    "passed": "EGIZ-058",
    "passed_without_place": "EGIZ-059",
    "phase_began": "EGIZ-028",
    "pieces_dealt": "EGIZ-018",
    "place_obtained": "EGIZ-105",
    "points_scored": "EGIZ-156",
    "produced": "EGIZ-098",
    "river_cleared": "EGIZ-053",
    "round_began": "EGIZ-028",
    "row_finished": "EGIZ-143",
    "second_crew": "EGIZ-186",
    "ship_placed": "EGIZ-056",
    "ships_returned": "EGIZ-061",
    "site_turn_began": "EGIZ-103",
    "space_built": "EGIZ-114",
    "speculated_in_vain": "EGIZ-106",
    "sphinx_dealt": "EGIZ-019",
    "sphinx_drawn": "EGIZ-125",
    "sphinx_kept": "EGIZ-126",
    "sphinx_kept_card": "EGIZ-126",
    "sphinx_returned": "EGIZ-128",
    "sphinx_scored": "EGIZ-172",
    "sphinx_seen": "EGIZ-045",
    "step_lost": "EGIZ-011",
    "steps_lost": "EGIZ-262",
    "stones_eaten": "EGIZ-212",
    "stones_gained": "EGIZ-009",
    "stones_lost": "EGIZ-009",
    "stones_paid": "EGIZ-202",
    "stones_sold": "EGIZ-198",
    "token_dealt": "EGIZ-013",
    "track_stays": "EGIZ-162",
    "track_step": "EGIZ-159",
    "turn_began": "EGIZ-035",
    "turn_order_set": "EGIZ-152",
    "water_moved": "EGIZ-083",
    "withdrew": "EGIZ-104",
    "won": "EGIZ-173",
}

# -- prompts ---------------------------------------------------------------------------------------


def prompt(view: Egizia) -> Message:
    return asking(view, PROMPTS)


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
    """What is missing after the grain from cards and stones so far, and what each costs."""
    missing = view.need(seat) - view.grain(seat) - number_of(decision)
    return {"missing": missing, "points": PENALTIES[view.players[seat].market]}


def saving_gaps(view: Egizia, seat: Seat, decision: Decision) -> Arguments:
    return {"most": RESERVE_MAX, "count": view.players[seat].stones + view.production(seat) - RESERVE_MAX}


def site_gaps(view: Egizia, seat: Seat, decision: Decision) -> Arguments:
    return {"site": at_site(site_of(decision)), "stones": view.players[seat].stones}


def action_gaps(view: Egizia, seat: Seat, decision: Decision) -> Arguments:
    """What is left of strength and stones in the present building action."""
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


PROMPTS: Final[dict[str, Callable[[Egizia, Seat, Decision], Arguments]]] = {
    "stop": stop_gaps,
    "raise_crew": raise_gaps,
    "irrigation": water_gaps,
    "double_circle": circle_gaps,
    "feeding": feeding_gaps,
    "save_stones": saving_gaps,
    "site_turn": site_gaps,
    "name_crew": site_gaps,
    "what_to_build": action_gaps,
    "sphinx_numbers": action_gaps,
    "keep_number": keeping_gaps,
    "keep_card": keeping_gaps,
    "sell": stones_gaps,
}

# -- choices ---------------------------------------------------------------------------------------

DECLINED: Final = ("irrigation", "double_circle", "improve_field", "leftover")  # where passing is saying no
ENDED: Final = ("second_ship", "sphinx_numbers")  # where ending means doing nothing
FINISHED: Final = ("feeding", "save_stones")  # where finishing has consequences


def choice(view: Egizia, choice: Choice) -> Message:
    """The label of anything that could be chosen at this table, offered now or not."""
    verb, noun = choice
    decision = view.flow.decision
    question = "" if decision is None else decision.question.name
    if choice == PASS:
        return Message(f"choice-pass-{question}") if question in DECLINED else Message("pass")
    if verb == "end":
        if question in ENDED or (question == "what_to_build" and not current(view).built):
            return Message(f"choice-end-{question}")
        return Message("choice-end")
    if verb == "finish":
        return Message(f"choice-finish-{question}") if question in FINISHED else Message("choice-finish")
    if verb == "play":
        return Message("choice-play", {"card": card_in_hand(view, noun)})
    if verb == "crew":
        return crew_choice(view, question, noun)
    if verb in ("ship", "take"):
        return ship_choice(view, noun) if verb == "ship" else taking_choice(view, noun)
    if verb == "build" and noun:
        return building_choice(view, noun)
    return CHOICES[verb](noun)


def decider(view: Egizia) -> Seat:
    """Who decides; the first seat if nobody does."""
    decision = view.flow.decision
    return 0 if decision is None else next(iter(decision.choices))


def card_in_hand(view: Egizia, card: str) -> Name:
    """A card with its deck only if the player has another one of that name."""
    owned = [kind_of(each) for each in view.players[decider(view)].cards]
    return Name(card) if owned.count(kind_of(card)) > 1 else called(card)


def crew_choice(view: Egizia, question: str, noun: str) -> Message:
    """Builders with the strength that they have together."""
    strength = view.players[decider(view)].strength
    total = sum(strength[builder] for builder in noun.split("+"))
    if question == "raise_crew":
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
    """A space with its value; graves have the value of the token lying there, if that is face up."""
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
    "build": lambda noun: Message("choice-build"),
    "withdraw": lambda noun: Message("choice-withdraw"),
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

# -- stories ---------------------------------------------------------------------------------------


def story(story: Story) -> Message:
    """What happened, as a sentence of the chronicle."""
    return tale(story)
