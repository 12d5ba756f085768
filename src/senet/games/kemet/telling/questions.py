"""What is asked, and what may be answered, as messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from senet.games.kemet.maps import DELTA_TEMPLE
from senet.games.kemet.table import NOBODY, Battle, Kemet
from senet.games.kemet.telling.amon import march_gaps
from senet.games.kemet.telling.gods import (
    deploy_choice,
    god_choice,
    god_figure,
    god_gaps,
    module_gaps,
    seth_gaps,
)
from senet.games.kemet.telling.words import (
    added,
    district_levels,
    intervention_cards,
    power_tile,
    prayer_points,
    reason,
    space,
    units,
    values,
    veteran_tokens,
)
from senet.kernel.game import PASS, Choice, Decision, Seat
from senet.kernel.telling import Message, Name, Who, asking

Arguments = dict[str, object]

# -- prompts ---------------------------------------------------------------------------------------


def prompt(view: Kemet) -> Message:
    return asking(view, PROMPTS)


def named(decision: Decision, place: int) -> Name:
    """The component that an argument of the decision names."""
    return Name(str(decision.args[place]))


def fight(view: Kemet) -> Battle:
    assert view.battle is not None
    return view.battle


def opponent(view: Kemet, seat: Seat) -> Seat:
    """The other one in the battle."""
    one, two = fight(view).sides
    return two.seat if one.seat == seat else one.seat


def battle_gaps(view: Kemet, seat: Seat, decision: Decision) -> Arguments:
    return {"area": Name(fight(view).area)}


def survivors_gaps(view: Kemet, seat: Seat, decision: Decision) -> Arguments:
    """The units that `seat` has left in the area of the battle."""
    area = fight(view).area
    return {"area": Name(area), "units": units(view.units_in(seat, area))}


def home_gaps(view: Kemet, seat: Seat, decision: Decision) -> Arguments:
    return {"units": units(view.units_in(seat, fight(view).area))}


def loser_gaps(view: Kemet, seat: Seat, decision: Decision) -> Arguments:
    return {"loser": Who(opponent(view, fight(view).winner))}


def prayer_gaps(view: Kemet, seat: Seat, decision: Decision) -> Arguments:
    return {"prayer": view.players[seat].prayer}


def build_gaps(view: Kemet, seat: Seat, decision: Decision) -> Arguments:
    return {"free": "yes" if decision.args[0] else "no", "prayer": view.players[seat].prayer}


def level_gaps(view: Kemet, seat: Seat, decision: Decision) -> Arguments:
    player, district = view.players[seat], str(decision.args[0])
    level = player.pyramids[district][1] if district in player.pyramids else 0
    return {"area": Name(district), "level": level, "prayer": player.prayer}


def placing_gaps(view: Kemet, seat: Seat, decision: Decision) -> Arguments:
    assert view.placing is not None
    return {"why": reason(view.placing.reason), "supply": view.players[seat].supply}


def moving_gaps(view: Kemet, seat: Seat, decision: Decision) -> Arguments:
    move = view.move
    assert move is not None
    group = god_figure(view, seat) if move.god else units(move.size)
    return {"units": group, "area": Name(move.area), "steps": move.steps}


def temple_gaps(view: Kemet, seat: Seat, decision: Decision) -> Arguments:
    temple = "delta" if decision.args[0] == DELTA_TEMPLE else "other"
    return {"temple": temple, "area": named(decision, 0)}


def area_gaps(view: Kemet, seat: Seat, decision: Decision) -> Arguments:
    return {"area": named(decision, 0)}


def companion_gaps(view: Kemet, seat: Seat, decision: Decision) -> Arguments:
    return {"companion": named(decision, 0)}


def count_gaps(view: Kemet, seat: Seat, decision: Decision) -> Arguments:
    return {"count": decision.args[0]}


PROMPTS: Final[dict[str, Callable[[Kemet, Seat, Decision], Arguments]]] = {
    "choose_faction": module_gaps,
    "start_district": lambda view, seat, decision: {"number": len(view.players[seat].troops) + 1},
    "start_levels": lambda view, seat, decision: {"city": Name(view.players[seat].city)},
    "start_colour": lambda view, seat, decision: {"area": named(decision, 0), "level": decision.args[1]},
    "plan": lambda view, seat, decision: {"count": view.players[seat].tokens},
    "which_action": lambda view, seat, decision: {"tile": named(decision, 0)},
    "arrange_where": companion_gaps,
    "tie_companion": companion_gaps,
    "home_companion": companion_gaps,
    "bring_companion": lambda view, seat, decision: {"area": named(decision, 0), "kind": decision.args[1]},
    "build_where": build_gaps,
    "build_colour": area_gaps,
    "build_level": level_gaps,
    "place_where": placing_gaps,
    "place_units": area_gaps,
    "acquire_tile": prayer_gaps,
    "remove_card": lambda view, seat, decision: {"card": named(decision, 0)},
    "move_on": moving_gaps,
    "collect": temple_gaps,
    "announce": battle_gaps,
    "play_card": battle_gaps,
    "lay_aside": battle_gaps,
    "add_cards": battle_gaps,
    "pay_next": prayer_gaps,
    "corrupt": loser_gaps,
    "enlist": count_gaps,
    "retreat_or_recall": survivors_gaps,
    "retreat_where": loser_gaps,
    "home_where": home_gaps,
    "home_units": area_gaps,
    "stay_or_recall": survivors_gaps,
    "reinforce": battle_gaps,
    "make_offering": lambda view, seat, decision: {"area": decision.args[0]},
    "place_god": god_gaps,
    "seths_card": seth_gaps,
    "discard": count_gaps,
    "ceremony": count_gaps,
    "new_colour": area_gaps,
    "which_way": march_gaps,
    "revenge": count_gaps,
    "invite": area_gaps,
    "home_whose": area_gaps,
    "claim": area_gaps,
    "share_prayer": lambda view, seat, decision: {"points": prayer_points(int(str(decision.args[0])))},
    "give_prayer": lambda view, seat, decision: {"points": prayer_points(view.players[seat].prayer)},
    "lose_unit": lambda view, seat, decision: {"area": named(decision, 0), "count": decision.args[1]},
    "defender": lambda view, seat, decision: {
        "area": named(decision, 0),
        "foe": Who(int(str(decision.args[1]))),
    },
    "team_space": lambda view, seat, decision: {"member": Who(int(str(decision.args[0])))},
    "gather": lambda view, seat, decision: {"area": named(decision, 0), "count": decision.args[1]},
}

# -- choices ---------------------------------------------------------------------------------------

DECLINES: Final = (  # the questions in which to pass means something of its own
    "end_turn", "use_gold", "which_action", "arrange", "tie_companion", "bring_companion", "build_where",
    "place_where", "acquire_tile", "move_troop", "collect", "announce", "wound", "ambush", "convert", "corrupt",
    "enlist", "hold", "reinforce", "make_offering", "ceremony", "recolour", "share_prayer", "share_veteran", "gather",
    "give_prayer",
)  # fmt: skip
AREA_ACTS: Final[dict[str, str]] = {  # what happens in the area that a question is about
    "start_district": "muster",
    "arrange_where": "tie",
    "tie_companion": "tie",
    "home_companion": "tie",
    "place_where": "add",
    "hold": "reinforce",
    "which_battle": "fight",
    "retreat_where": "retreat",
    "home_where": "home",
    "thin_troop": "thin",
    "which_way": "go",
    "assemble_where": "assemble",
}
ACTS: Final[dict[tuple[str, str], str]] = {  # (verb, question) -> what is done with the thing named
    ("card", "pay_next"): "card-pay",
    ("card", "wound"): "card-discard",
    ("card", "discard"): "card-discard",
    ("card", "ceremony"): "card-discard",
    ("card", "revenge"): "card-discard",
    ("card", "spoil"): "card-take",
    ("card", "seths_card"): "card-seth",
    ("god", "which_first"): "god-first",
    ("battle_card", "play_card"): "battle_card-play",
    ("battle_card", "lay_aside"): "battle_card-aside",
    ("battle_card", "remove_card"): "battle_card-remove",
    ("tile", "use_gold"): "tile-use",
    ("tile", "which_first"): "tile-first",
    ("companion", "bring_companion"): "companion-bring",
    ("units", "place_units"): "units-add",
    ("units", "enlist"): "units-add",
    ("units", "reinforce"): "units-add",
    ("units", "home_units"): "units-send",
    ("units", "corrupt"): "units-remove",
    ("veterans", "veterans_for_prayer"): "veterans-prayer",
    ("veterans", "veterans_for_cards"): "veterans-cards",
    ("seat", "share_veteran"): "seat-give",
    ("seat", "lose_unit"): "seat-lose",
    ("seat", "defender"): "seat-defend",
    ("seat", "home_whose"): "seat-send",
    ("seat", "claim"): "seat-claim",
    ("seat", "marker"): "seat-marker",
    ("seat", "next_marker"): "seat-marker",
    ("seat", "invite"): "seat-invite",
}


def choice(view: Kemet, choice: Choice) -> Message:
    """The label of anything that could be chosen at this table, offered now or not."""
    verb, noun = choice
    decision = view.flow.decision
    question = "" if decision is None else decision.question.name
    seat = 0 if decision is None else next(iter(decision.choices))
    if choice == PASS:
        return Message(f"choice-pass-{question}" if question in DECLINES else "pass")
    if not noun:
        return Message(f"choice-{verb}")
    if verb == "area":
        return area_choice(view, seat, question, noun)
    if verb == "teleport":
        return going(view, seat, noun, "teleport", "teleport-attack")
    if verb in ("place", "silver", "act"):
        return Message(f"choice-{verb}", {"space": space(view, seat, noun)})
    if verb == "levels":
        return Message("choice-levels", {"levels": district_levels(view, seat, noun)})
    act = ACTS.get((verb, question), "units-here" if verb == "units" else verb)
    return NOUNS[verb](act, noun)


def area_choice(view: Kemet, seat: Seat, question: str, area: str) -> Message:
    player = view.players[seat]
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
        act = "recolour" if question == "recolour" else "build"
        gaps: Arguments = {} if act == "recolour" else {"level": level}
        return Message(f"choice-area-{act}", {"area": Name(area), "colour": Name(colour), **gaps})
    act = "found" if question == "build_where" else AREA_ACTS.get(question, "here")
    return Message(f"choice-area-{act}", {"area": Name(area)})


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
