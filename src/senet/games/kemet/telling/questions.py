"""What is asked, as messages, and how each question is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from senet.games.kemet.maps import DELTA_TEMPLE
from senet.games.kemet.table import Battle, Kemet
from senet.games.kemet.telling.amon import march_gaps
from senet.games.kemet.telling.gods import god_figure, god_gaps, module_gaps, seth_gaps
from senet.games.kemet.telling.words import prayer_points, reason, units
from senet.kernel.game import Decision, Seat
from senet.kernel.telling import Arguments, Gaps, Message, Name, Who, Wording, prompt_message

SAID: Final[dict[str, Callable[[Any], object]]] = {  # how an argument of a decision is said
    **dict.fromkeys(("area", "card", "companion", "tile"), Name),
    **dict.fromkeys(("foe", "member"), Who),
    "points": prayer_points,
}
PASSING: Final = ("pass",)  # to pass has a label of its own


def prompt(view: Kemet) -> Message:
    return prompt_message(view, QUESTIONS)


def of_args(*names: str) -> Gaps:
    """Gaps with these names for the first arguments of the decision."""
    return lambda view, seat, decision: {
        name: SAID[name](value) if name in SAID else value
        for name, value in zip(names, decision.args, strict=False)
    }


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
    return {"temple": temple, "area": Name(str(decision.args[0]))}


QUESTIONS: Final[dict[str, Wording]] = {
    "acquire_tile": Wording(prayer_gaps, PASSING),
    "add_cards": Wording(battle_gaps),
    "ambush": Wording(own_labels=PASSING),
    "announce": Wording(battle_gaps, PASSING),
    "arrange": Wording(own_labels=PASSING),
    "arrange_where": Wording(of_args("companion"), act="area-tie"),
    "assemble_where": Wording(act="area-assemble"),
    "bring_companion": Wording(of_args("area", "kind"), PASSING, act="companion-bring"),
    "build_colour": Wording(of_args("area")),
    "build_level": Wording(level_gaps),
    "build_where": Wording(build_gaps, PASSING, act="area-found"),
    "ceremony": Wording(of_args("count"), PASSING, act="card-discard"),
    "choose_faction": Wording(module_gaps),
    "claim": Wording(of_args("area"), act="seat-claim"),
    "collect": Wording(temple_gaps, PASSING),
    "convert": Wording(own_labels=PASSING),
    "corrupt": Wording(loser_gaps, PASSING, act="units-remove"),
    "defender": Wording(of_args("area", "foe"), act="seat-defend"),
    "discard": Wording(of_args("count"), act="card-discard"),
    "end_turn": Wording(own_labels=PASSING),
    "enlist": Wording(of_args("count"), PASSING, act="units-add"),
    "gather": Wording(of_args("area", "count"), PASSING),
    "give_prayer": Wording(
        lambda view, seat, decision: {"points": prayer_points(view.players[seat].prayer)}, PASSING
    ),
    "hold": Wording(own_labels=PASSING, act="area-reinforce"),
    "home_companion": Wording(of_args("companion"), act="area-tie"),
    "home_units": Wording(of_args("area"), act="units-send"),
    "home_where": Wording(home_gaps, act="area-home"),
    "home_whose": Wording(of_args("area"), act="seat-send"),
    "invite": Wording(of_args("area"), act="seat-invite"),
    "lay_aside": Wording(battle_gaps, act="battle_card-aside"),
    "lose_unit": Wording(of_args("area", "count"), act="seat-lose"),
    "make_offering": Wording(lambda view, seat, decision: {"area": decision.args[0]}, PASSING),
    "marker": Wording(act="seat-marker"),
    "move_on": Wording(moving_gaps),
    "move_troop": Wording(own_labels=PASSING),
    "new_colour": Wording(of_args("area")),
    "next_marker": Wording(act="seat-marker"),
    "pay_next": Wording(prayer_gaps, act="card-pay"),
    "place_god": Wording(god_gaps),
    "place_units": Wording(of_args("area"), act="units-add"),
    "place_where": Wording(placing_gaps, PASSING, act="area-add"),
    "plan": Wording(lambda view, seat, decision: {"count": view.players[seat].tokens}),
    "play_card": Wording(battle_gaps, act="battle_card-play"),
    "recolour": Wording(own_labels=PASSING),
    "reinforce": Wording(battle_gaps, PASSING, act="units-add"),
    "remove_card": Wording(of_args("card"), act="battle_card-remove"),
    "retreat_or_recall": Wording(survivors_gaps),
    "retreat_where": Wording(loser_gaps, act="area-retreat"),
    "revenge": Wording(of_args("count"), act="card-discard"),
    "seths_card": Wording(seth_gaps, act="card-seth"),
    "share_prayer": Wording(of_args("points"), PASSING),
    "share_veteran": Wording(own_labels=PASSING, act="seat-give"),
    "spoil": Wording(act="card-take"),
    "start_colour": Wording(of_args("area", "level")),
    "start_district": Wording(
        lambda view, seat, decision: {"number": len(view.players[seat].troops) + 1}, act="area-muster"
    ),
    "start_levels": Wording(lambda view, seat, decision: {"city": Name(view.players[seat].city)}),
    "stay_or_recall": Wording(survivors_gaps),
    "team_space": Wording(of_args("member")),
    "thin_troop": Wording(act="area-thin"),
    "tie_companion": Wording(of_args("companion"), PASSING, act="area-tie"),
    "use_gold": Wording(own_labels=PASSING, act="tile-use"),
    "veterans_for_cards": Wording(act="veterans-cards"),
    "veterans_for_prayer": Wording(act="veterans-prayer"),
    "which_action": Wording(of_args("tile"), PASSING),
    "which_battle": Wording(act="area-fight"),
    "which_first": Wording(act="god-first tile-first"),
    "which_way": Wording(march_gaps, act="area-go"),
    "wound": Wording(own_labels=PASSING, act="card-discard"),
}
