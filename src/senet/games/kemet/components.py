"""The pieces: tiles, companions, cards, action spaces and limits, read once from `data.toml`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from senet.kernel.facts import read_facts

FACTS: Final[dict[str, Any]] = read_facts("senet.games.kemet")

COLOURS: Final[tuple[str, ...]] = tuple(row["id"] for row in FACTS["colours"])
FACTIONS: Final[tuple[str, ...]] = tuple(row["id"] for row in FACTS["factions"])

# -- limits (KEMET-001 to KEMET-013) ---------------------------------------------------------------

UNITS: Final = 12
MERCENARIES: Final = 3  # in each of the two sets
TROOP_LIMIT: Final = 5
PRAYER_MAX: Final = 11
PRAYER_START: Final = 7
TOKENS: Final = 5
TOP_LEVEL: Final = 4
START_LEVEL_CAP: Final = 2
LEVELS_AT_START: Final = 3
START_CARDS: Final = 2
FAME_TO_WIN: Final = 9
TEAM_FAME_TO_WIN: Final = 12
TELEPORT_COST: Final = 2
GOD_COST: Final = 4
RISE: Final[dict[str, int]] = {  # mode -> the Fame points that let the Gods rise (KEMET-309)
    "classic": FACTS["limits"]["rise_marker_classic"],
    "team": FACTS["limits"]["rise_marker_team"],
}
DAY_CARDS_A_TURN: Final = 12

# -- the player board (KEMET-057, KEMET-058) -------------------------------------------------------

SPACES: Final[tuple[str, ...]] = tuple(row["id"] for row in FACTS["player_board"]["spaces"] if row["floor"])
FLOOR: Final[dict[str, int]] = {row["id"]: int(row["floor"]) for row in FACTS["player_board"]["spaces"]}
ACTION: Final[dict[str, str]] = {row["id"]: row["action"] for row in FACTS["player_board"]["spaces"]}
ACQUIRE_SPACES: Final[tuple[str, ...]] = tuple(space for space in SPACES if ACTION[space] == "acquire")
APEX: Final = "apex_divine_power"
COLOUR_TOKEN: Final = "colour"
SILVER_TOKEN: Final = "silver"
GOLD_TOKEN: Final = "gold"
BUILD: Final = "build"
RECRUIT: Final = "recruit"
ACQUIRE: Final = "acquire"
PRAY: Final = "pray"
MOVE: Final = "move"
GOLD: Final = "gold"

# -- rulings: each an option of the match, with its default and its rule -------------------------------

DECLINE_ACTIONS: Final = "decline_actions"
GIVE_ANY_TIME: Final = "give_prayer"
TAKE_UP_DROPPED: Final = "take_up_dropped"
SHARE_TEMPLES: Final = "share_temples"
WAR_TABLE_CLIPS: Final = "war_table_clips"
SOLO_BATTLE_FAME: Final = "solo_battle_fame"
OPEN_SANCTUARY: Final = "open_sanctuary"
RULINGS: Final[dict[str, bool]] = {  # new ones come last, for states keep this order
    DECLINE_ACTIONS: False,
    GIVE_ANY_TIME: True,
    TAKE_UP_DROPPED: True,
    SHARE_TEMPLES: True,
    WAR_TABLE_CLIPS: False,
    SOLO_BATTLE_FAME: True,
    OPEN_SANCTUARY: True,
}
RULING_RULES: Final[dict[str, str]] = {
    DECLINE_ACTIONS: "KEMET-368",
    GIVE_ANY_TIME: "KEMET-369",
    TAKE_UP_DROPPED: "KEMET-370",
    SHARE_TEMPLES: "KEMET-371",
    WAR_TABLE_CLIPS: "KEMET-372",
    SOLO_BATTLE_FAME: "KEMET-373",
    OPEN_SANCTUARY: "KEMET-374",
}
RULING_SEATS: Final[dict[str, tuple[int, ...]]] = {  # the numbers of seats at which it matters; missing: all
    GIVE_ANY_TIME: (4, 6),
    SHARE_TEMPLES: (4, 6),
    WAR_TABLE_CLIPS: (1,),
    SOLO_BATTLE_FAME: (1,),
    OPEN_SANCTUARY: (2, 4),
}
USUAL: Final[tuple[str, ...]] = tuple(name for name, value in RULINGS.items() if value)

# -- rows ------------------------------------------------------------------------------------------

CREATURE: Final = "creature"
SERVANT: Final = "servant"

Values = tuple[int, int, int, int]  # Strength, Damage, Unblockable Damage, Shield
NONE: Final[Values] = (0, 0, 0, 0)


@dataclass(slots=True)
class Tile:
    """A power tile. Numbers that depend on a companion being there stand in its row, not here."""

    id: str
    colour: str
    level: int
    copies: int
    artwork: str
    icon: str
    companion: str  # the creature or servant that comes with it
    land: int  # additional land moves of every Move action
    attack: Values
    defence: Values
    pray: int  # more PP from a Pray action
    night_prayer: int  # more PP in night step 5
    draws: int  # more DI cards in night step 6
    free_units: int  # in a Recruit action
    gold: tuple[str, ...]  # the gold actions that it offers
    special: str  # the special battle card that comes with it
    fame: int  # Divine Fame when acquired


@dataclass(slots=True)
class Companion:
    id: str
    kind: str  # CREATURE or SERVANT
    tile: str
    land: int
    battle: Values


@dataclass(slots=True)
class BattleCard:
    id: str
    strength: int
    damage: int
    unblockable: int
    shield: int
    impenetrable: int
    self_unblockable: int
    immune: bool  # the troop suffers only Unblockable Damage
    returns: bool  # at the Battle Ending all battle cards come back, this one too


@dataclass(slots=True)
class God:
    id: str
    strength: int
    life: int  # life points when deployed
    land: int  # land moves without tiles
    attack: Values  # what the figure adds in battle
    defence: Values
    special: str  # the special battle card that comes with the tile


@dataclass(slots=True)
class Intervention:
    id: str
    icon: str  # day, battle or move
    cost: int
    copies: int
    values: Values


def values(mod: dict[str, Any]) -> Values:
    return (mod.get("strength", 0), mod.get("damage", 0), mod.get("unblockable", 0), mod.get("shield", 0))


def plus(one: Values, two: Values) -> Values:
    return (one[0] + two[0], one[1] + two[1], one[2] + two[2], one[3] + two[3])


def total(row: dict[str, Any], when: str, key: str) -> int:
    """The sum of the modifiers `key` that apply whoever stands where."""
    return sum(
        int(m.get(key, 0)) for m in row["mods"] if m["when"] == when and "scope" not in m and "cond" not in m
    )


def in_battle(row: dict[str, Any], whens: tuple[str, ...], tied: bool) -> Values:
    sums = NONE
    for mod in row["mods"]:
        if mod["when"] in whens and ("scope" in mod) == tied and "cond" not in mod:
            sums = plus(sums, values(mod))
    return sums


def read_tile(row: dict[str, Any]) -> Tile:
    special = [m["special_battle_card"] for m in row["mods"] if "special_battle_card" in m]
    actions = [m.get("action", "recolour") for m in row["mods"] if m["when"] == "gold"]
    return Tile(
        id=row["id"],
        colour=row["colour"],
        level=row["level"],
        copies=row["copies"],
        artwork=row["artwork"],
        icon=row["icon"],
        companion=row.get("creature", row.get("servant", "")),
        land=total(row, "move", "land_move"),
        attack=in_battle(row, ("battle", "battle.attack"), False),
        defence=in_battle(row, ("battle", "battle.defense"), False),
        pray=total(row, "pray", "prayer"),
        night_prayer=total(row, "night.5", "prayer"),
        draws=total(row, "night.6", "di"),
        free_units=total(row, "recruit", "free_units"),
        gold=tuple(actions[0].replace("+", "|").split("|")) if actions else (),
        special=special[0] if special else "",
        fame=total(row, "on_acquire", "divine_fame"),
    )


def read_companion(row: dict[str, Any]) -> Companion:
    land = sum(m.get("land_move", 0) for m in row["mods"] if m["when"] == "move" and "scope" in m)
    kind = CREATURE if "creature" in row else SERVANT
    return Companion(
        row.get("creature", row.get("servant", "")), kind, row["id"], land, in_battle(row, ("battle",), True)
    )


def read_card(row: dict[str, Any]) -> BattleCard:
    return BattleCard(
        row["id"],
        row["strength"],
        row["damage"],
        row["unblockable"],
        row["shield"],
        row["impenetrable"],
        row["self_unblockable"],
        bool(row.get("ignores_normal_damage", False)),
        "battle_ending" in row,
    )


def read_god(row: dict[str, Any]) -> God:
    shield, damage = row.get("shield", 0), row.get("damage_attack", 0)
    return God(
        row["id"],
        row["strength"],
        row["life_points"],
        row["land_move"],
        (0, damage, 0, shield),
        (0, 0, 0, shield),
        row.get("special_battle_card", ""),
    )


ROWS: Final = [*FACTS["tiles"], *FACTS["renewal_tiles"]]
TILES: Final[dict[str, Tile]] = {row["id"]: read_tile(row) for row in ROWS}
RENEWAL: Final[tuple[str, ...]] = tuple(row["id"] for row in FACTS["renewal_tiles"])
COMPANIONS: Final[dict[str, Companion]] = {
    each.id: each for each in (read_companion(row) for row in ROWS if "creature" in row or "servant" in row)
}
MERYPTAH: Final = "meryptah"  # the only servant that may be the second one of a troop
SANDWORM: Final = "giant_sandworm"

BATTLE_CARDS: Final[tuple[str, ...]] = tuple(row["id"] for row in FACTS["battle_cards"])
SPECIAL_CARDS: Final[tuple[str, ...]] = tuple(
    row["id"] for row in FACTS["special_battle_cards"] if "tile" in row
)
CARDS: Final[dict[str, BattleCard]] = {
    row["id"]: read_card(row) for row in [*FACTS["battle_cards"], *FACTS["special_battle_cards"]]
}

GODS: Final[dict[str, God]] = {row["id"]: read_god(row) for row in FACTS["gods"]}

INTERVENTIONS: Final[dict[str, Intervention]] = {
    row["id"]: Intervention(row["id"], row["icon"], row["cost"], row["copies"], values(row["mods"]))
    for row in FACTS["di_cards"]
}
DIVERSION: Final = "diversion"
DI_DECK: Final[tuple[str, ...]] = tuple(
    row["id"] for row in FACTS["di_cards"] if row.get("shuffled", True) for _ in range(row["copies"])
)
DI_KINDS: Final[tuple[str, ...]] = tuple(row["id"] for row in FACTS["di_cards"] if row.get("shuffled", True))
BATTLE_DI: Final[tuple[str, ...]] = tuple(card for card in DI_KINDS if INTERVENTIONS[card].icon == "battle")
DAY_DI: Final[tuple[str, ...]] = tuple(card for card in DI_KINDS if INTERVENTIONS[card].icon == "day")
MOVE_DI: Final[tuple[str, ...]] = tuple(card for card in DI_KINDS if INTERVENTIONS[card].icon == "move")

COLOURS_BY_SEATS: Final[dict[int, int]] = {int(k): v for k, v in FACTS["setup"]["colours_by_players"].items()}
