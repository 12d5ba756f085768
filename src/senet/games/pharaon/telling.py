"""Telling Pharaon: prompts, choices and stories as messages; the sentences stand in `languages/*.ftl`.

Stories are told in the present tense and with the player as their subject, so that Polish and Czech
need neither the gender nor the cases of anybody's name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from senet.games.pharaon.components import (
    ANY_ENTRY,
    ARTISAN_COST,
    ARTISAN_ZONE,
    ARTISANS,
    BONUS_COST,
    COLOUR_OF,
    COLOURS,
    DATA,
    JARS,
    NILE,
    NOBLES,
    PYRAMID,
    RESOURCES,
    ROUNDS,
)
from senet.games.pharaon.table import NOBODY, Action, Pharaon
from senet.kernel.game import PASS, Choice, Decision, Seat, Story
from senet.kernel.telling import Message, Name, Who, asking

LANGUAGES: Final[list[str]] = DATA["meta"]["languages"]
ANY: Final = "any"  # a unit of a cost whose colour does not matter
NOTHING: Final = "none"

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
STORY_RULES: Final[Mapping[str, str]] = {
    "advanced": "PHAR-159",
    "artisan_discarded": "PHAR-226",
    "bag_refilled": "PHAR-084",
    "blocked": "PHAR-196",
    "board": "PHAR-017",
    "built": "PHAR-112",
    "climbed": "PHAR-106",
    "dealt_scribe": "PHAR-042",
    "drew_artisan": "PHAR-095",
    "drew_noble": "PHAR-088",
    "drew_nobles": "PHAR-036",
    "drew_offering": "PHAR-079",
    "entered": "PHAR-056",
    "entered_full": "PHAR-128",
    "first_player": "PHAR-161",
    "gained": "PHAR-242",
    "game_over": "PHAR-171",
    "gave": "PHAR-142",
    "jar": "PHAR-099",
    "kept_noble": "PHAR-037",
    "noble_discarded": "PHAR-224",
    "paid": "PHAR-068",
    "passed": "PHAR-154",
    "round_begins": "PHAR-044",
    "succession": "PHAR-173",
    "took_artisan": "PHAR-095",
    "took_noble": "PHAR-088",
    "took_offering": "PHAR-079",
    "took_pair": "PHAR-076",
    "traitor_god": "PHAR-221",
    "traitor_jar": "PHAR-211",
    "traitor_placed": "PHAR-215",
    "traitor_value": "PHAR-223",
    "traitor_wheel": "PHAR-213",
    "used": "PHAR-055",
    "wheel_turned": "PHAR-025",
}

# -- parts of sentences ----------------------------------------------------------------------------


def counted(kinds: Mapping[str, int]) -> tuple[Message, ...]:
    """Resources with their numbers: "2 green, 1 red"."""
    return tuple(Message(f"count-{kind}", {"count": kinds[kind]}) for kind in RESOURCES if kinds.get(kind, 0))


def contents(jar: str) -> tuple[Message, ...]:
    resources = JARS[jar]
    return counted({colour: resources.count(colour) for colour in COLOURS})


def one(kind: str) -> Message:
    """One token, as the object of taking and giving."""
    return counted({kind: 1})[0] if kind in RESOURCES else Message(f"one-{kind}")


def paid_with(kind: str) -> Message:
    """One token, as the means of paying."""
    return Message(f"with-{kind}")


def colour(kind: str) -> Message:
    return Message(f"colour-{kind}")


# -- prompts ---------------------------------------------------------------------------------------

Arguments = dict[str, object]


def prompt(view: Pharaon) -> Message:
    return asking(view, PROMPTS)


def current(view: Pharaon) -> Action:
    action = view.action
    assert action is not None
    return action


def main_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    return {"round": view.round, "rounds": ROUNDS}


def jar_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    return {"moment": "setup" if view.active == NOBODY else "passing"}


def noble_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    """Of the questions `give` and `use`: the noble, and the jar that it concerns."""
    gaps: Arguments = {"noble": str(decision.args[0])}
    if len(decision.args) > 1 and decision.args[1]:
        gaps["jar"] = contents(str(decision.args[1]))
    return gaps


def other_kind_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    return {"given": colour(str(decision.args[0]))}


def arrow_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    number = decision.args[0]
    assert isinstance(number, int)
    return {"number": number + 1, "count": len(NILE[current(view).card].arrows)}


def ordered_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    return {"left": decision.args[0]}


def reward_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    player = view.players[seat]
    return {"row": player.row, "space": player.space, "spaces": len(PYRAMID[player.row])}


def entry_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    zone = current(view).zone
    free = zone in ANY_ENTRY and ANY_ENTRY[zone] in view.players[seat].nobles
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


def wheel_gaps(view: Pharaon, seat: Seat, decision: Decision) -> Arguments:
    return {"jar": contents(str(decision.args[0]))}


PROMPTS: Final[dict[str, Callable[[Pharaon, Seat, Decision], Arguments]]] = {
    "main": main_gaps,
    "jar": jar_gaps,
    "give": noble_gaps,
    "use": noble_gaps,
    "other_kind": other_kind_gaps,
    "arrow": arrow_gaps,
    "ordered_basic": ordered_gaps,
    "reward": reward_gaps,
    "entry": entry_gaps,
    "kind": kind_gaps,
    "unit": unit_gaps,
    "wheel_token": wheel_gaps,
}

# -- choices ---------------------------------------------------------------------------------------


def choice(view: Pharaon, choice: Choice) -> Message:
    """The label of anything that could be chosen at this table, offered now or not."""
    verb, noun = choice
    decision = view.flow.decision
    question = "" if decision is None else decision.question.name
    if choice == PASS:
        if decision is not None and question == "use":
            return Message("choice-decline", {"noble": Name(str(decision.args[0]))})
        return Message("pass")
    if verb == "pair":
        return pair_choice(view, noun)
    if verb == "noble" and question == "keep_noble" and noun in NOBLES:
        return Message("choice-keep", {"card": Name(noun)})
    if verb == "track":
        return Message("choice-track", {"track": Message(f"track-{noun}")})
    return CHOICES[verb](noun)


def pair_choice(view: Pharaon, slot: str) -> Message:
    pair = view.pairs[int(slot) - 1]
    if not pair:
        return Message("choice-no-pair", {"slot": int(slot)})
    return Message("choice-pair", {"slot": int(slot), "tokens": tuple(Name(kind) for kind in pair)})


def plain(verb: str, noun: str) -> Message:
    return Message(f"choice-{verb}-{noun}" if noun else f"choice-{verb}")


def bonus_choice(kind: str) -> Message:
    fixed = kind in (NOTHING, "bag")
    return plain("bonus", kind) if fixed else Message("choice-bonus", {"token": Name(kind)})


def noble_choice(card: str) -> Message:
    return plain("noble", card) if card == "deck" else Message("choice-noble", {"card": Name(card)})


def artisan_choice(card: str) -> Message:
    if card == "deck":
        return plain("artisan", card)
    row = ARTISANS[card]
    gains = counted(row.gain) + ((Message("one-jar"),) if row.jar else ())
    points = Message("points", {"count": row.points})
    return Message("choice-artisan", {"card": Name(card), "gains": (points, *gains)})


def nile_choice(number: str) -> Message:
    row = NILE[number]
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
    return plain("offering", kind) if kind == "bag" else Message("choice-take", {"token": one(kind)})


CHOICES: Final[dict[str, Callable[[str], Message]]] = {
    "finish": lambda noun: plain("finish", noun),
    "zone": lambda zone: Message("choice-zone", {"zone": Message(f"to-{zone}")}),
    "exchange": lambda noble: Message("choice-exchange", {"noble": Name(noble)}),
    "use": lambda noble: Message("choice-use", {"noble": Name(noble)}),
    "bonus": bonus_choice,
    "noble": noble_choice,
    "artisan": artisan_choice,
    "nile": nile_choice,
    "entry": entry_choice,
    "kind": lambda kind: Message("choice-kind", {"colour": Message(f"all-{kind}")}),
    "pay": lambda kind: Message("choice-pay", {"token": paid_with(kind)}),
    "give": lambda kind: Message("choice-give", {"token": one(kind)}),
    "take": lambda kind: Message("choice-take", {"token": one(kind)}),
    "offering": offering_choice,
    "jar": lambda jar: Message("choice-jar", {"resources": contents(jar)}),
    "reward": lambda reward: plain("reward", reward),
    "wheel": lambda kind: Message("choice-wheel", {"token": one(kind)}),
}

# -- stories ---------------------------------------------------------------------------------------

SHAPES: Final[dict[str, tuple[str, ...]]] = {  # what the arguments of a story are
    "advanced": ("who", "row", "space"),
    "artisan_discarded": ("card",),
    "bag_refilled": (),
    "blocked": ("jar",),
    "board": ("zones...",),
    "built": ("who", "space"),
    "climbed": ("who", "track", "step"),
    "dealt_scribe": ("who", "card"),
    "drew_artisan": ("who", "card"),
    "drew_noble": ("who", "card"),
    "drew_nobles": ("who", "cards..."),
    "drew_offering": ("who", "token"),
    "entered": ("who", "zone", "means"),
    "entered_full": ("who", "zone", "means", "card"),
    "first_player": ("who",),
    "gained": ("who", "kind", "count"),  # said together
    "game_over": (),
    "gave": ("who", "token"),
    "jar": ("who", "jar"),
    "kept_noble": ("who", "card"),
    "noble_discarded": ("card",),
    "paid": ("who", "means"),
    "passed": ("who",),
    "round_begins": ("round", "who"),
    "succession": ("who",),
    "took_artisan": ("who", "card"),
    "took_noble": ("who", "card"),
    "took_offering": ("who", "token"),
    "took_pair": ("who", "tokens..."),
    "traitor_god": ("god",),
    "traitor_jar": ("jar",),
    "traitor_placed": ("token", "column"),
    "traitor_value": ("value",),
    "traitor_wheel": ("token",),
    "used": ("who", "card"),
    "wheel_turned": (),
}
FILLINGS: Final[dict[str, Callable[[Any], object]]] = {  # how each kind of argument is said
    "who": Who,
    "card": Name,
    "cards": Name,
    "god": Name,
    "zones": Name,
    "zone": lambda zone: Message(f"to-{zone}"),
    "track": lambda kind: Message(f"track-{kind}"),
    "jar": contents,
    "token": one,
    "tokens": one,
    "means": paid_with,
}


def story(story: Story) -> Message:
    """What happened, as a sentence of the chronicle."""
    name, given, _ = story
    if name == "gained":
        who, kind, count = given
        assert isinstance(who, int)
        assert isinstance(count, int)
        return Message("story-gained", {"who": Who(who), "resources": counted({str(kind): count})})
    gaps: Arguments = {}
    for i, shape in enumerate(SHAPES[name]):
        gap = shape.removesuffix("...")
        say = FILLINGS.get(gap, as_it_is)
        gaps[gap] = tuple(say(each) for each in given[i:]) if gap != shape else say(given[i])
    return Message(f"story-{name}", gaps)


def as_it_is(value: object) -> object:
    return value
