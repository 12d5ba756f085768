"""The pieces of the game and every number about them, read once from `data.toml`."""

from __future__ import annotations

from typing import Any, Final

from senet.kernel.facts import read_facts

FACTS: Final[dict[str, Any]] = read_facts("senet.games.egizia")

Effect = tuple[str, str, int]  # what happens, to what ("" if that needs no saying), how often or how much

ROUNDS: Final[int] = FACTS["meta"]["rounds"]
COLOURS: Final[tuple[str, ...]] = tuple(FACTS["players"]["colors"])
HUES: Final = {"blue": 0, "red": 5, "green": 2, "yellow": 4}  # their numbers among the colours for seats
SHIPS: Final[int] = FACTS["components"]["ships_per_player"]

# Builders.
CREW1: Final = "crew1"
CREW2: Final = "crew2"
CREW3: Final = "crew3"
OVERSEER: Final = "overseer"
CREWS: Final = (CREW1, CREW2, CREW3)
BUILDERS: Final = (CREW1, CREW2, CREW3, OVERSEER)
CREW_START: Final[int] = FACTS["player_board"]["crew_start"]
OVERSEER_START: Final[int] = FACTS["player_board"]["overseer_start"]
STRENGTH_MAX: Final[int] = FACTS["player_board"]["strength_max"]

# Stones and tracks.
RESERVE_MAX: Final[int] = FACTS["limits"]["reserve_max"]
START_STONES: Final[tuple[int, ...]] = tuple(FACTS["player_board"]["start_stones_by_order_token"])
QUARRY: Final = "quarry"
MARKET: Final = "market"
TRACKS: Final = (QUARRY, MARKET)
TRACK_END: Final[int] = FACTS["track"]["quarry"]["spaces"] - 1
QUARRY_REWARD: Final[int] = FACTS["track"]["quarry"]["bottom_reward_stones"]
MARKET_REWARD: Final[int] = FACTS["track"]["market"]["bottom_reward_vp"]
SALE_FROM: Final[int] = FACTS["track"]["quarry"]["end_sale_from_index"]
STONES_PER_POINT: Final[int] = FACTS["track"]["quarry"]["end_sale_stones_per_vp"]
PENALTIES: Final[tuple[int, ...]] = tuple(FACTS["track"]["market"]["penalty_per_missing_grain"])
LAP: Final[int] = FACTS["track"]["score"]["lap"]

# Irrigation: which colours of field produce on each of the three spaces.
WATERS: Final[tuple[str, ...]] = tuple(FACTS["track"]["irrigation"]["positions"])
WATER_START: Final[str] = FACTS["track"]["irrigation"]["start"]
WET: Final[dict[str, tuple[str, ...]]] = {
    water: tuple(colours) for water, colours in FACTS["track"]["irrigation"]["productive"].items()
}
GREEN: Final = "green"
YELLOW: Final = "yellow"  # a yellow-green field
BROWN: Final = "brown"
IMPROVED: Final = {BROWN: YELLOW, YELLOW: GREEN}

# Phases, in the order of the round; the last one is the end of the game.
PHASES: Final[tuple[str, ...]] = tuple(FACTS["phases"]["order"])
LAY_CARDS: Final = "lay_cards"
PLACE_SHIPS: Final = "place_ships"
FEED: Final = "feed"
PRODUCE_STONE: Final = "produce_stone"
BUILD: Final = "build"
JOINT_BONUS: Final = "joint_bonus"
TURN_ORDER: Final = "turn_order"
OVER_PHASE: Final = "final_scoring"

# -- options about unclear rules -------------------------------------------------------------------

PLAYS_IN_VAIN: Final = "plays_in_vain"
STRENGTH_AFTER_TRACK: Final = "strength_after_track"
THREE_SHOWN_CREWS: Final = "three_shown_crews"
OVERSEER_AT_ALYI: Final = "overseer_at_alyi"
OVERSEER_TRAINS: Final = "overseer_trains"
SCORE_BELOW_ZERO: Final = "score_below_zero"
FREE_CARDS_ALONE: Final = "free_sphinx_cards_alone"
LATE_LAST_PICK: Final = "last_pick_at_round_end"
RULINGS: Final[dict[str, bool]] = dict(FACTS["rulings"])
RULING_RULES: Final[dict[str, str]] = {
    PLAYS_IN_VAIN: "EGIZ-276",
    STRENGTH_AFTER_TRACK: "EGIZ-277",
    THREE_SHOWN_CREWS: "EGIZ-278",
    OVERSEER_AT_ALYI: "EGIZ-279",
    OVERSEER_TRAINS: "EGIZ-280",
    SCORE_BELOW_ZERO: "EGIZ-281",
    FREE_CARDS_ALONE: "EGIZ-282",
    LATE_LAST_PICK: "EGIZ-283",
}

# -- Nile cards ------------------------------------------------------------------------------------

DECKS: Final = ("12", "34", "5")
DECK_OF_ROUND: Final[tuple[int, ...]] = tuple(DECKS.index(deck) for deck in FACTS["phases"]["deck_by_round"])
CARDS_PER_ROUND: Final[int] = FACTS["phases"]["cards_per_round"]

NILE: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in FACTS["nile_card"]}
START_CARDS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in FACTS["start_card"]}
START_QUARRY: Final = "start_quarry"
START_FIELD: Final = "start_field"

ALL_CARDS: Final[dict[str, dict[str, Any]]] = {**START_CARDS, **NILE}
KIND: Final[dict[str, str]] = {card: row["kind"] for card, row in ALL_CARDS.items()}
TYPE: Final[dict[str, str]] = {card: row["type"] for card, row in ALL_CARDS.items()}
OP: Final[dict[str, str]] = {card: row.get("effect", {}).get("op", "") for card, row in ALL_CARDS.items()}
FIELDS: Final[tuple[str, ...]] = tuple(card for card in ALL_CARDS if KIND[card] == "field")
QUARRIES: Final[tuple[str, ...]] = tuple(card for card in ALL_CARDS if KIND[card] == "quarry")
GRAIN: Final[dict[str, int]] = {card: ALL_CARDS[card]["grain"] for card in FIELDS}
FIELD_COLOUR: Final[dict[str, str]] = {card: ALL_CARDS[card]["color"] for card in FIELDS}
QUARRY_STONES: Final[dict[str, int]] = {card: ALL_CARDS[card]["stones"] for card in QUARRIES}
IMMEDIATE: Final[frozenset[str]] = frozenset(card for card in NILE if TYPE[card] == "immediate")
ANYTIME: Final[tuple[str, ...]] = tuple(card for card in NILE if TYPE[card] == "anytime")
PERMANENT: Final[frozenset[str]] = frozenset(
    card for card in NILE if TYPE[card] == "permanent" and KIND[card] == "special"
)


def cards_that(op: str) -> tuple[str, ...]:
    """The Nile cards whose effect is `op`."""
    return tuple(card for card in NILE if OP[card] == op)


FIELD_IMPROVER: Final = "field_improver"
CREW_IMPROVER: Final = "crew_improver"
STONES_AS_GRAIN: Final = "stones_as_grain"
REUSE_CIRCLE: Final = "reuse_circle"
UPSTREAM_SHIP: Final = "upstream_ship"
LEFTOVER_CARD: Final = "leftover_card"
STONES_TO_STRENGTH: Final = "stones_to_strength"
BUILD_FIRST: Final = "build_first"
SELL_STONES: Final = "sell_stones"
GRAVE_CARD: Final = "grave_card"
TWO_SHIPS: Final = "two_ships"
DOUBLING_CARD: Final = "double_circle"

SIX_STONES: Final = cards_that("gain_stones")
FOUR_GRAIN: Final = cards_that("grain_once")
STRENGTH_BOOSTS: Final = cards_that("strength_boost")
TWO_CREWS: Final = cards_that("two_crews")
KEEP_TWO: Final = cards_that("keep_two_sphinx")
EXTRA_PLACE: Final = cards_that("occupied_site")
FREE_CARDS: Final = (*SIX_STONES, SELL_STONES)  # played at any free moment of a turn
ABILITIES: Final = (CREW_IMPROVER, STONES_TO_STRENGTH)  # used at any free moment, once per round

SIX: Final[int] = NILE[SIX_STONES[0]]["effect"]["n"]
FOUR: Final[int] = NILE[FOUR_GRAIN[0]]["effect"]["n"]
BOOST: Final[int] = NILE[STRENGTH_BOOSTS[0]]["effect"]["n"]
SELL_MAX: Final[int] = NILE[SELL_STONES]["effect"]["max_vp"]
STRENGTH_PRICE: Final[int] = NILE[STONES_TO_STRENGTH]["effect"]["stones"]
GRAVE_CARD_VALUE: Final[int] = NILE[GRAVE_CARD]["effect"]["value"]
SPHINX_EXTRA: Final[dict[str, int]] = {card: NILE[card]["effect"]["n"] for card in cards_that("sphinx_extra")}
NO_REUSE: Final[tuple[str, ...]] = tuple(NILE[REUSE_CIRCLE]["effect"]["except"])


def effects_of(rows: list[dict[str, Any]]) -> tuple[Effect, ...]:
    """The parts of an effect as rows (what, to what, how much), in the order in which they happen."""
    found: list[Effect] = []
    for row in rows:
        targets = [row["crew"]] if "crew" in row else [*row.get("crews", ()), *row.get("buildings", ())]
        found += [(row["op"], target, row.get("n", 1)) for target in targets or [""]]
    return tuple(found)


ON_TAKE: Final[dict[str, tuple[Effect, ...]]] = {
    card: effects_of([row["effect"]] if card in IMMEDIATE else row.get("on_take", []))
    for card, row in NILE.items()
}


SHOWN_CREWS: Final = cards_that("advance_shown_crews")
ALL_CREWS: Final[tuple[Effect, ...]] = tuple(("advance_crew", crew, 1) for crew in CREWS)


def composition(row: dict[str, Any], red: bool) -> int:
    """How many copies of a card are in a game with the red-ship cards, or with the blue ones."""
    optional = row.get("optional", "")
    copies: int = row["copies"]
    return copies if not optional or (optional == "red") == red else 0


def copies_in(rows: list[dict[str, Any]], red: bool) -> tuple[str, ...]:
    """All copies of the cards in `rows`."""
    return tuple(row["id"] for row in rows for _ in range(composition(row, red)))


DECK_CARDS: Final[dict[tuple[int, bool], tuple[str, ...]]] = {
    (index, red): copies_in([row for row in FACTS["nile_card"] if row["deck"] == deck], red)
    for index, deck in enumerate(DECKS)
    for red in (False, True)
}


def deck_cards(deck: int, red: bool) -> list[str]:
    """Every card of one of the three Nile decks."""
    return list(DECK_CARDS[deck, red])


# -- Sphinx cards ----------------------------------------------------------------------------------

SPHINX_CARDS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in FACTS["sphinx_card"]}
SPHINX_DRAW_MAX: Final[int] = FACTS["limits"]["sphinx_draw_max"]
RETURNED_POINTS: Final[int] = FACTS["scoring"]["sphinx_returned_card_vp"]["vp"]


SPHINX_DECKS: Final[dict[bool, tuple[str, ...]]] = {
    red: copies_in(FACTS["sphinx_card"], red) for red in (False, True)
}


def sphinx_cards(red: bool) -> list[str]:
    """Every Sphinx card of a game."""
    return list(SPHINX_DECKS[red])


# -- graves and bonuses ----------------------------------------------------------------------------

GRAVE_TOKENS: Final[tuple[int, ...]] = tuple(FACTS["graves"]["values"])
GRAVES_IN_PLAY: Final[int] = FACTS["graves"]["tokens_in_play"]
GRAVES_FACE_UP: Final[int] = FACTS["graves"]["face_up"]
JOINT_POINTS: Final[tuple[int, ...]] = tuple(FACTS["scoring"]["joint_bonus"]["by_ships"])
GRAVE_POINTS: Final[tuple[tuple[int, int], ...]] = tuple(
    (row["min"], row["vp"]) for row in FACTS["scoring"]["graves_final"]["rows"]
)

# Where points come from: the lines of the score sheet.
SOURCES: Final = (
    "sphinx_site", "obelisk", "graves", "temple", "pyramid", "rows", "together", "market", "nile_cards",
    "sold", "hunger", "stones_left", "grave_sets", "sphinx_cards",
)  # fmt: skip
