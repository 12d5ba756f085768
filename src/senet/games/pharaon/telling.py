"""Telling Pharaon: prompts, choices and stories as messages; the sentences are in `languages/*.ftl`.

Stories are told in the present tense with the player as the subject, so that Polish and Czech need neither
the gender of a player nor the cases of a name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from senet.games.pharaon.components import (
    ANY_ENTRY,
    ARTISAN_COST,
    ARTISAN_ZONE,
    ARTISANS,
    BONUS_COST,
    COLOUR_OF,
    COLOURS,
    DATA,
    GENERAL,
    GENERAL_TOKEN,
    JARS,
    JUDGE,
    JUDGE_ENTRY,
    NILE_ACTIONS,
    NOBLE_ZONE,
    NOBLES,
    PYRAMID,
    RESOURCES,
    ROUNDS,
)
from senet.games.pharaon.table import NOBODY, Action, Pharaon
from senet.games.pharaon.telling_stories import (
    ANY,
    STORY_RULES,
    colour,
    contents,
    counted,
    one,
    paid_with,
    story,
)
from senet.kernel.game import PASS, Choice, Decision, Seat
from senet.kernel.telling import (
    Arguments,
    Message,
    Name,
    Wording,
    plain_choice,
    prompt_message,
    wording,
)

LANGUAGES: Final[list[str]] = DATA["meta"]["languages"]
__all__ = ["CARDS", "NAMES", "STORY_RULES", "choice", "prompt", "story"]

# -- names -----------------------------------------------------------------------------------------

MARKS: Final = (*RESOURCES, "jar", "influence_steps", "artisan_cards", "tomb_steps", "offering_tokens")
WORDS: Final[dict[str, dict[str, str]]] = {  # what tells cards with the same name apart
    language: dict(zip(MARKS, words.split(), strict=True))
    for language, words in {
        "en": "black yellow green red blue silver jar influence artisan tomb offerings",
        "pl": "czarny żółty zielony czerwony niebieski srebro urna wpływy rzemieślnik grobowiec ofiary",
        "cs": "černá žlutá zelená červená modrá stříbro kanopa vliv řemeslník hrobka obětiny",
    }.items()
}


def names(language: str) -> dict[str, str]:
    """The names of everything that `data.toml` names; offering tokens are named in the Fluent files."""
    words = WORDS[language]
    found = {row["id"]: row["name"][language] for row in [*DATA["zone"], *DATA["god"]]}
    for row in DATA["resource"]:
        colour = f" ({words[row['id']]})" if row["kind"] == "basic" else ""
        found[row["id"]] = row["name"][language] + colour
    for row in DATA["noble"]:
        marks = "/".join(words[colour] for colour in row.get("swap", ()))
        marks = marks or " + ".join(words[what] for what in row.get("gain", ()))
        found[row["id"]] = row["name"][language] + (f" ({marks})" if marks else "")
    for row in DATA["artisan"]:
        found[row["kind"]] = row["name"][language]
        mark = row["id"].rpartition("_")[2]
        found[row["id"]] = f"{row['name'][language]} " + (f"({words[mark]})" if mark in words else mark)
    for jar, resources in JARS.items():
        shown = " + ".join(words[colour] for colour in COLOURS for each in resources if each == colour)
        found[f"jar_{jar}"] = f"{words['jar']}: {shown}"
    return found


NAMES: Final[Mapping[str, Mapping[str, str]]] = {language: names(language) for language in LANGUAGES}
CARDS: Final[tuple[str, ...]] = (*NOBLES, *ARTISANS)

# -- prompts ---------------------------------------------------------------------------------------


def current(view: Pharaon) -> Action:
    action = view.action
    assert action is not None
    return action


def main_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    return {"round": view.round, "rounds": ROUNDS}


def jar_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    return {"moment": "setup" if view.active == NOBODY else "passing"}


def bonus_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    """Bought after the pair was taken, or together with it."""
    declared = current(view).declared
    return {"moment": "after" if declared else "before", "colour": Message(f"all-{declared or COLOURS[0]}")}


def left_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    return {"left": decision.args[0]}


def noble_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    """Of the questions `give` and `use`: the noble, and the jar that it concerns."""
    noble = str(decision.args[0])
    if noble == GENERAL and view.holds(GENERAL_TOKEN) and view.players[seat].row == 1:
        noble = "general_token"
    gaps: Arguments = {"noble": noble}
    if len(decision.args) > 1 and decision.args[1]:
        gaps["jar"] = contents(str(decision.args[1]))
    return gaps


def other_kind_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    return {"given": colour(str(decision.args[0]))}


def arrow_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    number = decision.args[0]
    assert isinstance(number, int)
    return {"number": number + 1, "count": len(NILE_ACTIONS[current(view).card].arrows)}


def reward_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    player = view.players[seat]
    return {"row": player.row, "space": player.space, "spaces": len(PYRAMID[player.row])}


def entry_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    zone = current(view).zone
    nobles = view.players[seat].nobles
    free = zone in ANY_ENTRY and ANY_ENTRY[zone] in nobles
    if zone == NOBLE_ZONE and JUDGE in nobles and view.holds(JUDGE_ENTRY):
        free = True
    return {
        "zone": Message(f"to-{zone}"),
        "colour": Message("colour-any") if free else colour(view.strip_of(zone)),
    }


def kind_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    """Of one colour the entry token has already paid one."""
    action = current(view)
    count = ARTISAN_COST if action.zone == ARTISAN_ZONE else BONUS_COST
    return {
        "zone": Message(f"in-{action.zone}"),
        "count": count,
        "fewer": count - 1,
        "colour": Message(f"all-{action.declared}"),
    }


def unit_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    action = current(view)
    due = action.due
    left = {each: due.count(each) for each in COLOURS}
    return {
        "zone": Message(f"in-{action.zone}"),
        "now": colour(due[0]),
        "due": Message("count-any", {"count": len(due)}) if due[0] == ANY else counted(left),
        "colours": len(set(due)),
    }


def wheel_token_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    return {"jar": contents(str(decision.args[0]))}


QUESTIONS: Final[dict[str, Wording]] = {  # those that need more than their name
    "main": Wording(main_gaps),
    "bonus": Wording(bonus_gaps),
    "dark_board": Wording(left_gaps),
    "keep_noble": Wording(act="keep"),
    "jar": Wording(jar_gaps),
    "give": Wording(noble_gaps),
    "use": Wording(noble_gaps),
    "other_kind": Wording(other_kind_gaps),
    "arrow": Wording(arrow_gaps),
    "ordered_basic": Wording(left_gaps),
    "reward": Wording(reward_gaps),
    "entry": Wording(entry_gaps),
    "kind": Wording(kind_gaps),
    "unit": Wording(unit_gaps),
    "wheel_token": Wording(wheel_token_gaps),
}


def prompt(view: Pharaon) -> Message:
    return prompt_message(view, QUESTIONS)


# -- choices ---------------------------------------------------------------------------------------


def choice(view: Pharaon, choice: Choice) -> Message:
    """The label of anything that could be chosen at this table, offered now or not."""
    verb, noun = choice
    if not noun:
        return declined(view) if choice == PASS else plain_choice(view, verb, QUESTIONS)
    if verb == "pair":
        return pair_choice(view, noun)
    if verb == "noble":
        return noble_choice(view, noun)
    if verb == "artisan":
        return artisan_choice(view, noun)
    return CHOICES[verb](noun)


def declined(view: Pharaon) -> Message:
    """To pass; where a noble can be used, not to use it."""
    decision = view.flow.decision
    if decision is None or decision.question.name != "use":
        return plain_choice(view, PASS[0], QUESTIONS)
    return Message("choice-decline", {"noble": Name(str(decision.args[0]))})


def pair_choice(view: Pharaon, slot: str) -> Message:
    pair = view.pairs[int(slot) - 1]
    if not pair:
        return Message("choice-no-pair", {"slot": int(slot)})
    return Message("choice-pair", {"slot": int(slot), "tokens": tuple(Name(kind) for kind in pair)})


def bonus_choice(kind: str) -> Message:
    if kind in ("none", "bag"):
        return Message(f"choice-bonus-{kind}")
    return Message("choice-bonus", {"token": Name(kind)})


def noble_choice(view: Pharaon, card: str) -> Message:
    if card == "deck":
        return Message("choice-noble-deck")
    return Message(f"choice-{wording(view, QUESTIONS).act or 'noble'}", {"card": Name(card)})


def artisan_choice(view: Pharaon, card: str) -> Message:
    if card == "deck":
        return Message("choice-artisan-deck")
    row = ARTISANS[card]
    gains = counted(view.artisan_gain(card)) + ((Message("one-jar"),) if row.jar else ())
    points = Message("points", {"count": row.points})
    return Message("choice-artisan", {"card": Name(card), "gains": (points, *gains)})


def nile_choice(number: str) -> Message:
    row = NILE_ACTIONS[number]
    gains = counted(row.gain) + ((Message("one-jar"),) if row.jar else ())
    steps = Message("steps", {"count": len(row.arrows)})
    cost = counted(dict.fromkeys(row.cost, 1))
    return Message("choice-nile", {"number": int(number), "cost": cost, "gains": (steps, *gains)})


def entry_choice(noun: str) -> Message:
    """A token, and the colour that it declares if the payer may choose it: "silver.green"."""
    kind, _, declared = noun.partition(".")
    token = paid_with(kind)
    if declared and declared != COLOUR_OF.get(kind):
        return Message("choice-entry-as", {"token": token, "colour": colour(declared)})
    return Message("choice-entry", {"token": token})


def offering_choice(kind: str) -> Message:
    return Message("choice-offering-bag") if kind == "bag" else Message("choice-take", {"token": one(kind)})


CHOICES: Final[dict[str, Callable[[str], Message]]] = {
    "zone": lambda zone: Message("choice-zone", {"zone": Message(f"to-{zone}")}),
    "exchange": lambda noble: Message("choice-exchange", {"noble": Name(noble)}),
    "use": lambda noble: Message("choice-use", {"noble": Name(noble)}),
    "bonus": bonus_choice,
    "nile": nile_choice,
    "entry": entry_choice,
    "kind": lambda kind: Message("choice-kind", {"colour": Message(f"all-{kind}")}),
    "pay": lambda kind: Message("choice-pay", {"token": paid_with(kind)}),
    "give": lambda kind: Message("choice-give", {"token": one(kind)}),
    "take": lambda kind: Message("choice-take", {"token": one(kind)}),
    "offering": offering_choice,
    "jar": lambda jar: Message("choice-jar", {"resources": contents(jar)}),
    "reward": lambda reward: Message(f"choice-reward-{reward}"),
    "track": lambda kind: Message("choice-track", {"track": Message(f"track-{kind}")}),
    "board": lambda place: Message("choice-board", {"place": int(place)}),
    "wheel": lambda kind: Message("choice-wheel", {"token": one(kind)}),
}
