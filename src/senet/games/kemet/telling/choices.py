"""What may be chosen, as messages: the labels of buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from senet.games.kemet.table import NOBODY, Kemet
from senet.games.kemet.telling.gods import deploy_choice, god_choice
from senet.games.kemet.telling.questions import QUESTIONS
from senet.games.kemet.telling.words import (
    added,
    district_levels,
    intervention_cards,
    power_tile,
    prayer_points,
    space,
    units,
    values,
    veteran_tokens,
)
from senet.kernel.game import Choice, Seat
from senet.kernel.telling import Arguments, Message, Name, Who, plain_choice, question_name, wording


def choice(view: Kemet, choice: Choice) -> Message:
    """The label of anything that could be chosen at this table, offered now or not."""
    verb, noun = choice
    decision = view.flow.decision
    seat = 0 if decision is None else next(iter(decision.choices))
    if not noun:
        return plain_choice(view, verb, QUESTIONS)
    if verb == "area":
        return area_choice(view, seat, noun)
    if verb == "teleport":
        return going(view, seat, noun, "teleport", "teleport-attack")
    if verb in ("place", "silver", "act"):
        return Message(f"choice-{verb}", {"space": space(view, seat, noun)})
    if verb == "levels":
        return Message("choice-levels", {"levels": district_levels(view, seat, noun)})
    return NOUNS[verb](act(view, verb, "units-here" if verb == "units" else verb), noun)


def act(view: Kemet, verb: str, usual: str) -> str:
    """What is done with the thing named: as the current question says, or else the usual."""
    acts = wording(view, QUESTIONS).act.split()
    return next((each for each in acts if each.partition("-")[0] == verb), usual)


def area_choice(view: Kemet, seat: Seat, area: str) -> Message:
    player, question = view.players[seat], question_name(view)
    if question == "move_on":
        return going(view, seat, area, "area-go", "area-attack")
    if question == "move_troop" and area in player.troops:
        return Message("choice-area-troop", {"area": Name(area), "units": units(view.units_in(seat, area))})
    if question == "move_troop" and area == player.god:
        return Message("choice-area-god", {"area": Name(area), "god": Name(player.faction)})
    if question == "burn_where" and view.foe_in(seat, area) != NOBODY:
        return Message("choice-area-burn", {"area": Name(area), "foe": Who(view.foe_in(seat, area))})
    if question in ("build_where", "recolour") and area in player.pyramids:
        colour, level = player.pyramids[area]
        gaps: Arguments = {"area": Name(area), "colour": Name(colour)}
        if question == "recolour":
            return Message("choice-area-recolour", gaps)
        return Message("choice-area-build", {**gaps, "level": level})
    return Message(f"choice-{act(view, 'area', 'area-here')}", {"area": Name(area)})


def going(view: Kemet, seat: Seat, area: str, peaceful: str, hostile: str) -> Message:
    """A step of a move, with the opponent who would fight it."""
    foe = view.foe_in(seat, area)
    if foe == NOBODY:
        return Message(f"choice-{peaceful}", {"area": Name(area)})
    return Message(f"choice-{hostile}", {"area": Name(area), "foe": Who(foe)})


def cards_choice(act: str, noun: str) -> Message:
    return Message("choice-cards-none") if noun == "none" else Message("choice-cards", {"cards": added(noun)})


def battle_card_choice(act: str, card: str) -> Message:
    return Message(f"choice-{act}", {"card": Name(card), "values": values(card)})


def split_choice(verb: str, noun: str) -> Message:
    """Units, or a companion, that stay here or come along."""
    if "." in noun:
        mine, _, owner = noun.partition(".")
        label = split_choice(f"{verb}-ally", mine)
        return Message(label.id, {**label.args, "member": Who(int(owner))})
    if noun.isdigit():
        return Message(f"choice-{verb}-units", {"units": units(int(noun))})
    return Message(f"choice-{verb}", {"companion": Name(noun)})


def give_choice(act: str, noun: str) -> Message:
    points, _, member = noun.partition(".")
    return Message("choice-give", {"points": prayer_points(int(points)), "member": Who(int(member))})


def gather_choice(act: str, noun: str) -> Message:
    area, _, member = noun.partition(".")
    return Message("choice-gather", {"area": Name(area), "member": Who(int(member))})


def seat_choice(act: str, seat: str) -> Message:
    return Message(f"choice-{act}", {"victim" if act == "seat" else "member": Who(int(seat))})


def veterans_choice(act: str, noun: str) -> Message:
    count = int(noun)
    if not count:
        return Message("choice-veterans-none")
    gaps: Arguments = {"tokens": veteran_tokens(count)}
    if act == "veterans-prayer":
        gaps["points"] = prayer_points(count)
    elif act == "veterans-cards":
        gaps["cards"] = intervention_cards(count // 2)
    return Message(f"choice-{act}", gaps)


NOUNS: Final[dict[str, Callable[[str, str], Message]]] = {  # verb -> how a choice with a noun is said
    "action": lambda act, kind: Message("choice-action", {"action": Name(kind)}),
    "announce": lambda act, count: Message("choice-announce", {"cards": intervention_cards(int(count))}),
    "battle_card": battle_card_choice,
    "card": lambda act, card: Message(f"choice-{act}", {"card": Name(card)}),
    "cards": cards_choice,
    "city": lambda act, city: Message("choice-city", {"city": Name(city)}),
    "colour": lambda act, colour: Message("choice-colour", {"colour": Name(colour)}),
    "companion": lambda act, companion: Message(f"choice-{act}", {"companion": Name(companion)}),
    "convert": lambda act, count: Message("choice-convert", {"count": int(count)}),
    "faction": lambda act, faction: Message("choice-faction", {"faction": Name(faction)}),
    "deploy": deploy_choice,
    "god": god_choice,
    "gather": gather_choice,
    "give": give_choice,
    "join": split_choice,
    "leave": split_choice,
    "level": lambda act, level: Message("choice-level", {"level": int(level)}),
    "position": lambda act, number: Message("choice-position", {"number": int(number)}),
    "seat": seat_choice,
    "swap": lambda act, companion: Message("choice-swap", {"companion": Name(companion)}),
    "tile": lambda act, tile: Message(f"choice-{act}", {"tile": power_tile(tile)}),
    "units": lambda act, count: Message(f"choice-{act}", {"units": units(int(count))}),
    "veterans": veterans_choice,
    "worm": lambda act, area: Message("choice-worm", {"area": Name(area)}),
}
