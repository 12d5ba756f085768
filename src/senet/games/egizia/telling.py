"""Telling Egizia: prompts, choices and stories as messages; the sentences stand in `languages/*.ftl`.

Stories are told in the present tense and with the player as their subject, so that Polish and Czech
need neither the gender nor the cases of anybody's name. Cards that come in several decks share a name;
`NAMES` tells them apart by their deck, and sentences do so only where it matters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from senet.games.egizia.components import (
    FACTS,
    NILE,
    PENALTIES,
    RESERVE_MAX,
    ROUNDS,
    SPHINX_CARDS,
    START_CARDS,
    STRENGTH_MAX,
    TRACK_END,
)
from senet.games.egizia.maps import (
    BESIDE,
    BUILDING_OF,
    CARD_INDEX,
    CIRCLES,
    EXTRA,
    GRAVE_SPACES,
    OBELISK,
    ROWS,
    STOP_NUMBER,
    STOP_OF,
    TEMPLE,
    VALUE,
)
from senet.games.egizia.table import Action, Egizia
from senet.kernel.game import PASS, Choice, Decision, Seat, Story
from senet.kernel.telling import Message, Name, Who, asking

LANGUAGES: Final[list[str]] = FACTS["meta"]["languages"]
Arguments = dict[str, object]

# -- names -----------------------------------------------------------------------------------------


def kind_of(card: str) -> str:
    """What a card is called whatever its deck: `q3` for both `q3_12` and `q3_34`."""
    return card.removesuffix(f"_{NILE[card]['deck']}") if card in NILE else card


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
    "card_played": "EGIZ-039",
    "card_taken": "EGIZ-067",
    "cards_laid": "EGIZ-051",
    "crew_named": "EGIZ-265",
    "fed": "EGIZ-086",
    "field_improved": "EGIZ-209",
    "grave_taken": "EGIZ-133",
    "grave_turned_up": "EGIZ-133",
    "graves_laid": "EGIZ-022",
    "hungry": "EGIZ-092",
    "last_stones_sold": "EGIZ-170",
    "passed": "EGIZ-058",
    "place_obtained": "EGIZ-105",
    "points_lost": "EGIZ-093",
    "points_scored": "EGIZ-156",
    "produced": "EGIZ-098",
    "round_began": "EGIZ-028",
    "row_finished": "EGIZ-143",
    "second_crew": "EGIZ-186",
    "ship_placed": "EGIZ-056",
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
    "stones_sold": "EGIZ-198",
    "token_dealt": "EGIZ-013",
    "track_step": "EGIZ-159",
    "turn_order_set": "EGIZ-152",
    "water_moved": "EGIZ-083",
    "withdrew": "EGIZ-104",
    "won": "EGIZ-173",
}

# -- parts of sentences ----------------------------------------------------------------------------


def called(card: str) -> Name:
    """A card by its name alone, whatever its deck."""
    return Name(kind_of(card))


def at_site(site: str) -> Message:
    return Message(f"at-{site}")


def builders(noun: str) -> Name | Message:
    """Who works: a crew, or a crew and the overseer ("crew1+overseer")."""
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
    """A building space, as what is built; graves are taken and have sentences of their own."""
    building = BUILDING_OF[space]
    gaps: Arguments = {"number": number_in(space)}
    if building == TEMPLE:
        return Message(f"space-temple-{space[1]}", gaps)
    if building == OBELISK:
        return Message("space-obelisk", gaps)
    row = next(number for number, row in enumerate(ROWS, 1) if space in row)
    return Message("space-pyramid", {**gaps, "row": row})


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

SHAPES: Final[dict[str, tuple[str, ...]]] = {  # what the arguments of a story are
    "ability_used": ("who", "card"),
    "builder_raised": ("who", "builder", "strength"),
    "card_played": ("who", "card"),
    "card_taken": ("who", "card"),
    "cards_laid": ("cards...",),
    "crew_named": ("who", "builders", "site"),
    "fed": ("who", "need", "grain"),
    "field_improved": ("who", "card"),
    "grave_taken": ("who", "number", "value"),
    "grave_turned_up": ("number", "value"),
    "graves_laid": ("values...",),
    "hungry": ("who", "count"),
    "last_stones_sold": ("who", "count"),
    "passed": ("who",),
    "place_obtained": ("who", "site"),
    "points_lost": ("who", "count", "source"),
    "points_scored": ("who", "count", "source"),
    "produced": ("who", "count"),
    "round_began": ("round",),
    "row_finished": ("row", "who", "count"),
    "second_crew": ("who", "builder"),
    "ship_placed": ("who", "place"),
    "space_built": ("who", "space", "value"),
    "speculated_in_vain": ("who", "site"),
    "sphinx_dealt": ("who", "card"),
    "sphinx_drawn": ("who", "count", "free"),
    "sphinx_kept": ("who", "count"),
    "sphinx_kept_card": ("who", "card"),
    "sphinx_returned": ("who", "count"),
    "sphinx_scored": ("who", "card", "count"),
    "sphinx_seen": ("who", "cards..."),
    "step_lost": ("who", "builder", "most"),
    "steps_lost": ("who", "most"),
    "stones_eaten": ("who", "count"),
    "stones_gained": ("who", "count"),
    "stones_lost": ("who", "count", "most"),
    "stones_sold": ("who", "count"),
    "token_dealt": ("who", "token", "count"),
    "track_step": ("who", "track", "step", "steps"),
    "turn_order_set": ("seats...",),
    "water_moved": ("who", "water"),
    "withdrew": ("who", "site"),
    "won": ("who", "count"),
}
KNOWN: Final[dict[str, tuple[object, ...]]] = {  # arguments that every such story has
    "step_lost": (STRENGTH_MAX,),
    "steps_lost": (STRENGTH_MAX,),
    "stones_lost": (RESERVE_MAX,),
    "track_step": (TRACK_END + 1,),
}
FILLINGS: Final[dict[str, Callable[[Any], object]]] = {  # how each kind of argument is said
    "who": Who,
    "seats": Who,
    "card": called,
    "cards": called,
    "builder": Name,
    "builders": builders,
    "site": at_site,
    "place": place,
    "space": space_of,
    "number": number_in,
    "step": lambda index: index + 1,
    "track": lambda track: Message(f"track-{track}"),
    "water": lambda water: Message(f"water-{water}"),
    "source": lambda source: Message(f"source-{source}"),
}


def story(story: Story) -> Message:
    """What happened, as a sentence of the chronicle."""
    name, told, _ = story
    given = (*told, *KNOWN.get(name, ()))
    gaps: Arguments = {}
    for i, shape in enumerate(SHAPES[name]):
        gap = shape.removesuffix("...")
        say = FILLINGS.get(gap, as_it_is)
        gaps[gap] = tuple(say(each) for each in given[i:]) if gap != shape else say(given[i])
    return Message(f"story-{name}", gaps)


def as_it_is(value: object) -> object:
    return value
