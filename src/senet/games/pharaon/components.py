"""The components of Pharaon: constants, and rows read from `data.toml` once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from senet.kernel.facts import read_facts

DATA: Final[dict[str, Any]] = read_facts("senet.games.pharaon")

# -- resources and offerings -----------------------------------------------------------------------

BLACK: Final = "black"
YELLOW: Final = "yellow"
GREEN: Final = "green"
RED: Final = "red"
BLUE: Final = "blue"
SILVER: Final = "silver"

COLOURS: Final[list[str]] = list(DATA["payment"]["colour_order"])  # the five basic kinds
COLOUR_INDEX: Final[dict[str, int]] = {colour: i for i, colour in enumerate(COLOURS)}
RESOURCES: Final[list[str]] = [*COLOURS, SILVER]
TOKENS_OF_KIND: Final[dict[str, int]] = {row["id"]: row["tokens"] for row in DATA["resource"]}

OFFERING_ROWS: Final[list[dict[str, Any]]] = DATA["offering_token"]
OFFERINGS: Final[list[str]] = [row["id"] for row in OFFERING_ROWS]
OFFERING_COUNT: Final[dict[str, int]] = {row["id"]: row["count"] for row in OFFERING_ROWS}
OFFERING_POINTS: Final[dict[str, int]] = {row["id"]: row["end_points"] for row in OFFERING_ROWS}
BASIC_OFFERINGS: Final[list[str]] = [row["id"] for row in OFFERING_ROWS if row["kind"] == "basic"]
OFFERING_OF: Final[dict[str, str]] = {
    row["colour"]: row["id"] for row in OFFERING_ROWS if row["kind"] == "basic"
}
COLOUR_OF: Final[dict[str, str]] = {  # of the tokens that have one
    **{colour: colour for colour in COLOURS},
    **{row["id"]: row["colour"] for row in OFFERING_ROWS if row["kind"] == "basic"},
}
JOKER_OF: Final[dict[str, str]] = {  # zone -> its own joker
    row["zone"]: row["id"] for row in OFFERING_ROWS if row["kind"] == "zone_joker"
}
ZONE_JOKERS: Final[list[str]] = list(JOKER_OF.values())
POINT_TOKENS: Final[list[str]] = [row["id"] for row in OFFERING_ROWS if row["kind"] == "points"]
TOKENS: Final[list[str]] = [*RESOURCES, *OFFERINGS]
BASIC_TOKENS: Final[list[str]] = [*COLOURS, *BASIC_OFFERINGS]

# -- the board ---------------------------------------------------------------------------------------

OFFERING_ZONE: Final = "offerings"
NOBLE_ZONE: Final = "nobles"
ARTISAN_ZONE: Final = "artisans"
NILE_ZONE: Final = "nile"
TOMB_ZONE: Final = "tomb"

ZONES: Final[list[str]] = [row["id"] for row in DATA["zone"]]
STRIPS: Final[list[str]] = DATA["wheel"]["strip_order_clockwise"]
SPACE_MIN_PLAYERS: Final[list[int]] = DATA["wheel"]["space_min_players"]
ROTATION: Final[dict[str, int]] = DATA["wheel"]["rotation_per_round"]
REFERENCE_LAYOUT: Final[list[str]] = DATA["reference_layout"]["positions"]


@dataclass(slots=True)
class Condition:
    """What a border of a zone asks for, and what it is worth."""

    need: int
    points: int


LEFT: Final[dict[str, Condition]] = {
    row["id"]: Condition(row["left"]["need"], row["left"]["points"]) for row in DATA["zone"]
}
RIGHT: Final[dict[str, Condition]] = {
    row["id"]: Condition(row["right"]["need"], row["right"]["points"]) for row in DATA["zone"]
}
GODS: Final[list[str]] = [row["id"] for row in DATA["god"]]
ZONE_OF_GOD: Final[dict[str, str]] = {row["id"]: row["zone"] for row in DATA["god"]}
GOD_OF_ZONE: Final[dict[str, str]] = {row["zone"]: row["id"] for row in DATA["god"]}

# -- costs -------------------------------------------------------------------------------------------

COST: Final[dict[str, Any]] = DATA["action_cost"]
OFFERING_COST: Final[int] = COST["offerings"]["tokens"]
BONUS_COST: Final[int] = COST["offerings"]["tokens_with_bonus"]
NOBLE_COST: Final[int] = COST["nobles"]["tokens"]
ARTISAN_COST: Final[int] = COST["artisans"]["tokens"]

# -- cards and jars ----------------------------------------------------------------------------------


@dataclass(slots=True)
class Noble:
    number: int
    id: str
    type: str  # permanent, once_per_round, immediate
    effect: str
    zone: str  # "" where the card names none
    swap: tuple[str, ...]  # the two colours of a Scribe
    gain: dict[str, int]  # of a one-off effect, in the printed order
    base: int
    per: int
    per_what: str


NOBLES: Final[dict[str, Noble]] = {
    row["id"]: Noble(
        row["no"],
        row["id"],
        row["type"],
        row["effect"],
        row.get("zone", ""),
        tuple(row.get("swap", ())),
        dict(row.get("gain", {})),
        row["points"]["base"],
        row["points"].get("per", 0),
        row["points"].get("per_what", ""),
    )
    for row in DATA["noble"]
}
SCRIBES: Final[list[str]] = [n.id for n in NOBLES.values() if n.effect == "swap_colours"]
PARTNERS: Final[dict[str, tuple[str, str]]] = {
    n.id: (n.swap[0], n.swap[1]) for n in NOBLES.values() if n.effect == "swap_colours"
}
ANY_ENTRY: Final[dict[str, str]] = {  # zone -> the noble that lets its owner enter with any basic token
    n.zone: n.id for n in NOBLES.values() if n.effect == "entry_with_any_basic"
}
FULL_ENTRY: Final[dict[str, str]] = {  # zone -> the noble that lets its owner enter a full zone
    n.zone: n.id for n in NOBLES.values() if n.effect == "enter_full_zone"
}
GENERAL: Final = "general"
JUDGE: Final = "judge"
SEER: Final = "seer"
TREASURER: Final = "treasurer"
TEACHER: Final = "teacher"
DIPLOMAT: Final = "diplomat"
EXCHANGERS: Final[list[str]] = [SEER, TREASURER]
SCULPTOR: Final = "sculptor"  # the kind of the artisans 26-30


@dataclass(slots=True)
class Artisan:
    id: str
    kind: str
    points: int
    gain: dict[str, int]  # resources
    jar: bool


ARTISANS: Final[dict[str, Artisan]] = {
    row["id"]: Artisan(
        row["id"],
        row["kind"],
        row["points"],
        {kind: count for kind, count in row["gain"].items() if kind != "jar"},
        "jar" in row["gain"],
    )
    for row in DATA["artisan"]
}

JARS: Final[dict[str, tuple[str, str, str]]] = {  # bottom, top left, top right
    str(row["no"]): (row["bottom"], row["top_left"], row["top_right"]) for row in DATA["jar"]
}

# -- Nile, tomb, pyramid -----------------------------------------------------------------------------


@dataclass(slots=True)
class NileAction:
    number: str
    cost: list[str]  # in the order of the colours
    gain: dict[str, int]  # resources
    jar: bool
    arrows: list[list[str]]  # each arrow: the tracks that it may be used on


NILE_ACTIONS: Final[dict[str, NileAction]] = {
    str(row["no"]): NileAction(
        str(row["no"]),
        [colour for colour in COLOURS if colour in row["cost"]],
        {kind: count for kind, count in row["gain"].items() if kind != "jar"},
        "jar" in row["gain"],
        [[colour for colour in COLOURS if colour in arrow] for arrow in row["arrows"]],
    )
    for row in DATA["nile_action"]
}
TOP_STEP: Final[int] = DATA["nile"]["steps_per_track"]
TRACK_POINTS: Final[list[int]] = DATA["nile"]["track_points"]

TOMB_COST: Final[list[list[str]]] = [  # by the number of the space being entered
    [],
    *([colour for colour in COLOURS if colour in row["cost"]] for row in DATA["tomb"]["space"]),
]
TOMB_POINTS: Final[list[int]] = [0, *(row["points"] for row in DATA["tomb"]["space"])]
LAST_TOMB_SPACE: Final[int] = DATA["tomb"]["spaces"]
SUCCESSION_NOBLES: Final[int] = DATA["succession"]["nobles"]
SUCCESSION_TOMB: Final[int] = DATA["succession"]["tomb_space"]

PYRAMID: Final[list[list[str]]] = [[], *(row["rewards"] for row in DATA["pyramid"]["row"])]  # by row
ROUNDS: Final[int] = DATA["meta"]["rounds"]

# -- setup and scoring -------------------------------------------------------------------------------

PAIRS: Final[dict[int, int]] = {int(n): k for n, k in DATA["offerings"]["pairs_by_players"].items()}
BONUSES: Final[dict[int, int]] = {int(n): k for n, k in DATA["offerings"]["bonus_by_players"].items()}
JARS_SHOWN: Final[dict[int, int]] = {int(n): k for n, k in DATA["setup"]["jars_displayed_by_players"].items()}
START_SILVER: Final[int] = DATA["setup"]["start_silver"]
NOBLES_DRAWN: Final[int] = DATA["setup"]["noble_draw"]
NOBLES_SHOWN: Final[int] = DATA["setup"]["noble_display"]
ARTISANS_SHOWN: Final[int] = DATA["setup"]["artisan_display"]
PHARAOH_POINTS: Final[int] = DATA["scoring"]["pharaoh_token"]
FIRST_PLAYER_POINTS: Final[int] = DATA["scoring"]["first_player_token"]

# -- rulings that can be switched ------------------------------------------------------------------

AFTER_PASSING: Final = "exchange_after_passing"
JUDGE_ENTRY: Final = "judge_any_entry"
BONUS_AFTER_PAIR: Final = "bonus_after_pair"
DISCS_AFTER_JAR: Final = "discs_after_jar"
GENERAL_TOKEN: Final = "general_takes_token"
SCULPTORS_GIVE: Final = "sculptors_give"
PASSES_AT_ONCE: Final = "traitor_passes_at_once"
CHOSEN_BOARDS: Final = "choose_dark_boards"
RULING_RULES: Final[dict[str, str]] = {  # in the order in which those that hold are noted
    AFTER_PASSING: "PHAR-257",
    JUDGE_ENTRY: "PHAR-258",
    BONUS_AFTER_PAIR: "PHAR-259",
    DISCS_AFTER_JAR: "PHAR-260",
    GENERAL_TOKEN: "PHAR-261",
    SCULPTORS_GIVE: "PHAR-262",
    PASSES_AT_ONCE: "PHAR-263",
    CHOSEN_BOARDS: "PHAR-264",
}
RULINGS: Final[list[str]] = list(RULING_RULES)
SOLO_RULINGS: Final[list[str]] = [PASSES_AT_ONCE, CHOSEN_BOARDS]

# -- the Traitor -------------------------------------------------------------------------------------

LIGHT: Final = "light"
DARK: Final = "dark"
BOARDS: Final[list[str]] = sorted({row["id"] for row in DATA["traitor_board"]})
BOARD_SPACES: Final[dict[tuple[str, str], list[str]]] = {
    (row["id"], row["side"]): row["spaces"] for row in DATA["traitor_board"]
}
BOARD_JARS: Final[dict[tuple[str, str], int]] = {
    (row["id"], row["side"]): row["jars"] for row in DATA["traitor_board"]
}
DEFAULT_NOBLE_VALUE: Final[int] = DATA["traitor"]["default_noble_value"]
