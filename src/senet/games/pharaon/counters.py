"""Everything public that can be counted, and how each story changes it, so that the log balances.

Tokens of a supply are counted by their kinds; the table has the rest under names such as ``bank_red``, ``wheel_blue``
(by strip), ``discard_off_red`` or ``bag``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from senet.games.pharaon.components import (
    COLOURS,
    GENERAL,
    OFFERINGS,
    RESOURCES,
    STRIPS,
    TOKENS,
)
from senet.games.pharaon.scoring import sheet
from senet.games.pharaon.table import NOBODY, TRAITOR, Pharaon
from senet.kernel.box import TABLE, Change, Counters, Heading
from senet.kernel.game import Seat, Story
from senet.kernel.play import deciders, is_over

SETUP: Final = "setup"
END_OF_ROUND: Final = "end_of_round"
SCORING: Final = "scoring"
Arguments = tuple[object, ...]

# -- what there is ---------------------------------------------------------------------------------


def counters(g: Pharaon) -> Counters:
    count: Counters = {}
    for seat in range(len(g.players)):
        count_player(g, seat, count)
    for kind in RESOURCES:
        count[f"bank_{kind}", TABLE] = g.bank[kind]
    for strip in STRIPS:
        count[f"wheel_{strip}", TABLE] = len(g.wheel[strip])
    for kind in OFFERINGS:
        count[f"pair_{kind}", TABLE] = sum([pair.count(kind) for pair in g.pairs])
        count[f"bonus_{kind}", TABLE] = g.bonus.count(kind)
        count[f"discard_{kind}", TABLE] = g.offering_discard.count(kind)
    piles = {
        "bag": g.bag,
        "nobles_shown": g.nobles,
        "noble_deck": g.noble_deck,
        "nobles_removed": g.noble_discard,
        "artisans_shown": g.artisans,
        "artisan_deck": g.artisan_deck,
        "artisans_removed": g.artisan_discard,
        "jars_shown": g.jars,
        "jar_pile": g.jar_pile,
        "jar_discard": g.jar_discard,
    }
    for name, things in piles.items():
        count[name, TABLE] = len([thing for thing in things if thing])
    count_traitor(g, count)
    return count


def count_player(g: Pharaon, seat: Seat, count: Counters) -> None:
    player = g.players[seat]
    for kind in TOKENS:
        count[kind, seat] = player.supply[kind]
    for colour in COLOURS:
        count[f"track_{colour}", seat] = player.tracks[colour]
    count["tomb", seat] = player.tomb
    count["row", seat] = player.row
    count["space", seat] = player.space
    count["nobles", seat] = len(player.nobles)
    count["exhausted", seat] = len(player.exhausted)
    count["hand", seat] = len(player.drawn) + len(player.aside)
    count["artisans", seat] = len(player.artisans)
    count["first_player", seat] = int(g.first_player == seat)
    count["pharaoh", seat] = int(g.pharaoh == seat)
    count["points", seat] = sum(sheet(g, seat).values()) if is_over(g) else 0


def count_traitor(g: Pharaon, count: Counters) -> None:
    traitor = g.traitor
    if traitor is not None:
        count["pile", TRAITOR] = len(traitor.pile)
        count["gods", TRAITOR] = len(traitor.gods)
        count["noble_value", TRAITOR] = traitor.value
        count["dark_boards", TRAITOR] = len([side for _, side in traitor.boards if side == "dark"])
        for column, tokens in enumerate(traitor.columns):
            count[f"column_{column + 1}", TRAITOR] = len(tokens)


# -- what the stories say --------------------------------------------------------------------------


def whole(value: object) -> int:
    assert isinstance(value, int)
    return value


def pairs_in(args: Arguments) -> list[tuple[str, int]]:
    """A kind, how many, another kind, how many, …"""
    return [(str(args[i]), whole(args[i + 1])) for i in range(0, len(args), 2)]


def spent(kind: object) -> Change:
    """Where a token that is paid goes: a resource to the bank, an offering to the discard pile."""
    return (f"bank_{kind}" if kind in RESOURCES else f"discard_{kind}", TABLE, 1)


def gained(args: Arguments) -> list[Change]:
    seat = whole(args[0])
    changes: list[Change] = []
    for kind, count in pairs_in(args[2:]):
        changes += [(kind, seat, count), (f"bank_{kind}", TABLE, -count)]
    return changes


def entered(args: Arguments) -> list[Change]:
    return [(str(args[2]), whole(args[0]), -1), (f"wheel_{args[4]}", TABLE, 1)]


def entered_full(args: Arguments) -> list[Change]:
    seat = whole(args[0])
    return [(str(args[2]), seat, -1), spent(args[2]), ("exhausted", seat, 1)]


def paid(args: Arguments) -> list[Change]:
    return [(str(args[1]), whole(args[0]), -1), spent(args[1])]


def used(args: Arguments) -> list[Change]:
    """The General is not turned sideways: he works whenever his owner passes."""
    return [] if args[1] == GENERAL else [("exhausted", whole(args[0]), 1)]


def nobles_ready(args: Arguments) -> list[Change]:
    return [("exhausted", whole(args[0]), 1 - len(args))]


def took_pair(args: Arguments) -> list[Change]:
    changes: list[Change] = []
    for kind in args[1:]:
        changes += [(str(kind), whole(args[0]), 1), (f"pair_{kind}", TABLE, -1)]
    return changes


def took_offering(args: Arguments) -> list[Change]:
    return [(str(args[1]), whole(args[0]), 1), (f"bonus_{args[1]}", TABLE, -1)]


def drew_offering(args: Arguments) -> list[Change]:
    return [(str(args[1]), whole(args[0]), 1), ("bag", TABLE, -1)]


def bag_refilled(args: Arguments) -> list[Change]:
    changes: list[Change] = [(f"discard_{kind}", TABLE, -count) for kind, count in pairs_in(args)]
    return [*changes, ("bag", TABLE, sum([count for _, count in pairs_in(args)]))]


def pair_laid_out(args: Arguments) -> list[Change]:
    return [*[(f"pair_{kind}", TABLE, 1) for kind in args], ("bag", TABLE, -len(args))]


def bonus_laid_out(args: Arguments) -> list[Change]:
    return [*[(f"bonus_{kind}", TABLE, 1) for kind in args], ("bag", TABLE, -len(args))]


def wheel_cleared(args: Arguments) -> list[Change]:
    """First the numbers of tokens by strip, then the tokens by kind."""
    changes: list[Change] = [(f"wheel_{strip}", TABLE, -whole(args[i])) for i, strip in enumerate(STRIPS)]
    for kind, count in pairs_in(args[len(STRIPS) :]):
        changes.append((spent(kind)[0], TABLE, count))
    return changes


def took_noble(args: Arguments) -> list[Change]:
    return [("nobles", whole(args[0]), 1), ("nobles_shown", TABLE, -1)]


def drew_noble(args: Arguments) -> list[Change]:
    return [("nobles", whole(args[0]), 1), ("noble_deck", TABLE, -1)]


def drew_secretly(args: Arguments) -> list[Change]:
    return [("hand", whole(args[0]), whole(args[1])), ("noble_deck", TABLE, -whole(args[1]))]


def kept_noble(args: Arguments) -> list[Change]:
    return [("hand", whole(args[0]), -1), ("nobles", whole(args[0]), 1)]


def received_noble(args: Arguments) -> list[Change]:
    return [("nobles", whole(args[0]), 1), ("hand", whole(args[1]), -1)]


def nobles_returned(args: Arguments) -> list[Change]:
    return [("noble_deck", TABLE, whole(args[0])), *[("hand", whole(seat), -1) for seat in args[1:]]]


def noble_shown(args: Arguments) -> list[Change]:
    return [("noble_deck", TABLE, -1), ("nobles_shown", TABLE, 1)]


def noble_discarded(args: Arguments) -> list[Change]:
    return [("nobles_shown", TABLE, -1), ("nobles_removed", TABLE, 1)]


def took_artisan(args: Arguments) -> list[Change]:
    return [("artisans", whole(args[0]), 1), ("artisans_shown", TABLE, -1)]


def drew_artisan(args: Arguments) -> list[Change]:
    return [("artisans", whole(args[0]), 1), ("artisan_deck", TABLE, -1)]


def artisan_shown(args: Arguments) -> list[Change]:
    return [("artisan_deck", TABLE, -1), ("artisans_shown", TABLE, 1)]


def artisan_discarded(args: Arguments) -> list[Change]:
    return [("artisans_shown", TABLE, -1), ("artisans_removed", TABLE, 1)]


def took_jar(args: Arguments) -> list[Change]:
    return [("jars_shown", TABLE, -1), ("jar_discard", TABLE, 1)]


def drew_jar(args: Arguments) -> list[Change]:
    return [("jar_pile", TABLE, -1), ("jar_discard", TABLE, 1)]


def jars_renewed(args: Arguments) -> list[Change]:
    return [("jar_discard", TABLE, -whole(args[0])), ("jar_pile", TABLE, whole(args[0]))]


def jars_laid_out(args: Arguments) -> list[Change]:
    return [("jar_pile", TABLE, -len(args)), ("jars_shown", TABLE, len(args))]


def blocked(args: Arguments) -> list[Change]:
    changes: list[Change] = [("jars_shown", TABLE, -1), ("jar_discard", TABLE, 1)]
    for kind, count in pairs_in(args[1:]):
        changes += [(f"bank_{kind}", TABLE, -count), (f"wheel_{kind}", TABLE, count)]
    return changes


def first_player(args: Arguments) -> list[Change]:
    changes: list[Change] = [("first_player", whole(args[0]), 1)]
    return changes if args[1] == NOBODY else [*changes, ("first_player", whole(args[1]), -1)]


def succession(args: Arguments) -> list[Change]:
    return [("pharaoh", whole(args[0]), 1)]


def climbed(args: Arguments) -> list[Change]:
    return [(f"track_{args[1]}", whole(args[0]), 1)]


def built(args: Arguments) -> list[Change]:
    return [("tomb", whole(args[0]), 1)]


def passed(args: Arguments) -> list[Change]:
    return [("row", whole(args[0]), whole(args[1])), ("space", whole(args[0]), whole(args[2]))]


def advanced(args: Arguments) -> list[Change]:
    return [("space", whole(args[0]), 1)]


def discs_returned(args: Arguments) -> list[Change]:
    """The round, then for each seat its number, the row and the space that its disc leaves."""
    changes: list[Change] = []
    for i in range(1, len(args), 3):
        seat = whole(args[i])
        changes += [("row", seat, -whole(args[i + 1])), ("space", seat, -whole(args[i + 2]))]
    return changes


def scored(args: Arguments) -> list[Change]:
    return [("points", whole(args[0]), sum([whole(points) for points in args[1:]]))]


def board_darkened(args: Arguments) -> list[Change]:
    return [("dark_boards", TRAITOR, 1)]


def traitor_pile(args: Arguments) -> list[Change]:
    return [("jar_pile", TABLE, -whole(args[0])), ("pile", TRAITOR, whole(args[0]))]


def traitor_jar(args: Arguments) -> list[Change]:
    return [("pile", TRAITOR, -1), ("jar_discard", TABLE, 1)]


def traitor_wheel(args: Arguments) -> list[Change]:
    return [(f"bank_{args[0]}", TABLE, -1), (f"wheel_{args[0]}", TABLE, 1)]


def traitor_placed(args: Arguments) -> list[Change]:
    return [(f"bank_{args[0]}", TABLE, -1), (f"column_{args[1]}", TRAITOR, 1)]


def traitor_god(args: Arguments) -> list[Change]:
    return [("gods", TRAITOR, 1)]


def traitor_value(args: Arguments) -> list[Change]:
    return [("noble_value", TRAITOR, whole(args[0]) - whole(args[1]))]


CHANGES: Final[dict[str, Callable[[Arguments], list[Change]]]] = {
    "advanced": advanced,
    "artisan_discarded": artisan_discarded,
    "artisan_shown": artisan_shown,
    "bag_refilled": bag_refilled,
    "blocked": blocked,
    "board_darkened": board_darkened,
    "bonus_laid_out": bonus_laid_out,
    "built": built,
    "climbed": climbed,
    "dealt_scribe": drew_noble,
    "discs_returned": discs_returned,
    "drew_artisan": drew_artisan,
    "drew_jar": drew_jar,
    "drew_noble": drew_noble,
    "drew_offering": drew_offering,
    "drew_secretly": drew_secretly,
    "entered": entered,
    "entered_full": entered_full,
    "first_player": first_player,
    "gained": gained,
    "gave": paid,
    "jars_laid_out": jars_laid_out,
    "jars_renewed": jars_renewed,
    "kept_noble": kept_noble,
    "noble_discarded": noble_discarded,
    "noble_shown": noble_shown,
    "nobles_ready": nobles_ready,
    "nobles_returned": nobles_returned,
    "paid": paid,
    "pair_laid_out": pair_laid_out,
    "passed": passed,
    "received_noble": received_noble,
    "scored": scored,
    "succession": succession,
    "took_artisan": took_artisan,
    "took_jar": took_jar,
    "took_noble": took_noble,
    "took_offering": took_offering,
    "took_pair": took_pair,
    "traitor_god": traitor_god,
    "traitor_jar": traitor_jar,
    "traitor_pile": traitor_pile,
    "traitor_placed": traitor_placed,
    "traitor_value": traitor_value,
    "traitor_wheel": traitor_wheel,
    "used": used,
    "wheel_cleared": wheel_cleared,
}


def changes(story: Story) -> list[Change]:
    """How a story changes the counters."""
    say = CHANGES.get(story[0])
    return [] if say is None else say(story[1])


# -- rounds and turns ------------------------------------------------------------------------------


def stage(g: Pharaon) -> dict[str, object]:
    """The setup, or the round; and whose turn it is."""
    decision = g.flow.decision
    if g.active != NOBODY:
        return {"round": g.round, "turn": g.active}
    if decision is None or decision.question.name == "dark_board":
        return {"phase": SETUP}
    return {"phase": SETUP, "turn": deciders(g)[0]}


def heading(story: Story) -> Heading | None:
    """What a story begins."""
    name, args, _ = story
    if name == "setup_begins":
        return ("phase", SETUP)
    if name == "round_begins":
        return ("round", args[0])
    if name in ("starts", "turn_begins"):
        return ("turn", args[0])
    if name == "round_ends":
        return ("phase", END_OF_ROUND)
    return ("phase", SCORING) if name == "game_over" else None
