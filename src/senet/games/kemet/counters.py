"""What can be counted at the table, and what each story says of it: the log balances.

A counter goes by its name and its owner, a seat or `TABLE`. Names with a blank have a second part: `units sanctuary`
are the units in that area, `level ruby` is the level of the ruby pyramid. The Fame points of a team are those of its
members.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from senet.games.kemet.amon.components import WAR_COLUMNS
from senet.games.kemet.amon.table import AMON
from senet.games.kemet.components import DIVERSION, TILES
from senet.games.kemet.maps import CITY_OF
from senet.games.kemet.table import DAY, NIGHT, NOBODY, SETUP, Kemet, Player
from senet.kernel.box import TABLE, Change, Counters, Heading
from senet.kernel.game import Seat, Story

TOKEN_COUNTERS: Final[dict[str, str]] = {"colour": "tokens", "silver": "silver", "gold": "gold"}

# -- counting --------------------------------------------------------------------------------------


def counters(g: Kemet) -> Counters:
    """Everything public that can be counted, by name and owner."""
    counts: Counters = {}
    for seat, player in enumerate(g.players):
        count_player(counts, seat, player)
        count_places(counts, seat, player)
        if not g.is_amon(seat):
            count_fame(counts, g, seat)
    for place, seat in enumerate(g.order):
        counts["place", seat] = place + 1
    count_battle(counts, g)
    count_table(counts, g)
    return counts


def count_player(counts: Counters, seat: Seat, player: Player) -> None:
    """What lies in front of a player."""
    numbers = {
        "prayer": player.prayer,
        "veterans": player.veterans,
        "supply": player.supply,
        "units": sum(player.troops.values()),
        "mercenaries": player.mercenaries,
        "tiles": len(player.tiles),
        "interventions": len(player.hand),
        "diversion": int(player.diversion),
        "assemble": int(player.assemble),
        "battle_cards": len(player.battle_hand),
        "face_up": len(player.face_up),
        "face_down": len(player.face_down),
        "removed": len(player.removed),
        "specials": len(player.specials),
        "tokens": player.tokens,
        "silver": player.silver,
        "gold": player.gold,
        "placed": len(player.placed) + bool(player.repeated),
        "god": int(player.ascended),
        "life": player.life,
        "pyramids": len(player.pyramids),
    }
    for name, number in numbers.items():
        counts[name, seat] = number


def count_places(counts: Counters, seat: Seat, player: Player) -> None:
    """What a player has in each area, and the levels of the pyramids."""
    for area, units in player.troops.items():
        counts[f"units {area}", seat] = units
    for area in player.companions.values():
        key = (f"companions {area or 'supply'}", seat)
        counts[key] = counts.get(key, 0) + 1
    if player.god:
        counts[f"god {player.god}", seat] = 1
    for colour, level in player.pyramids.values():
        counts[f"level {colour}", seat] = level


def count_fame(counts: Counters, g: Kemet, seat: Seat) -> None:
    """Fame points by kind; they are all that `fame` counts. (KEMET-129)"""
    player = g.players[seat]
    held = [area for area, holder in g.held.items() if holder == seat]
    pyramids = sum([area in CITY_OF for area in held])
    counts["battle_fame", seat] = player.battle_fame
    counts["divine_fame", seat] = player.divine_fame
    counts["temple_fame", seat] = len(held) - pyramids
    counts["pyramid_fame", seat] = pyramids
    permanent = player.battle_fame + player.divine_fame
    counts["architecture_fame", seat] = g.fame(seat) - permanent - len(held)


def count_battle(counts: Counters, g: Kemet) -> None:
    """What was put into the battle and has not been put away."""
    battle = g.battle
    if battle is None or not battle.revealed:
        return
    for side in battle.sides:
        counts["interventions_fighting", side.seat] = sum([card != DIVERSION for card in side.added])
        counts["interventions_shown", side.seat] = len(side.shown)
        if not side.recovered:
            counts["cards_fighting", side.seat] = bool(side.card) + bool(side.discard)


def count_table(counts: Counters, g: Kemet) -> None:
    """Decks, discard piles and tiles on offer; in a solo game Amon's cards and his war table."""
    numbers = {
        "deck": len(g.deck),
        "discard": len(g.discard),
        "tiles": sum(g.tiles.values()),
        "risen": int(g.risen),
    }
    amon = g.amon
    if amon is not None:
        numbers |= {
            "rounds": amon.rounds,
            "events": len(amon.events),
            "events_seen": len(amon.uncovered),
            "disasters": len(amon.disasters),
            "actions": len(amon.actions),
            "actions_seen": len(amon.actions_played),
            "plunder": len(amon.plunder),
            "plunder_seen": len(amon.plundered),
            "tiles_destroyed": len(amon.destroyed),
        }
        for column, lasting, now in zip(WAR_COLUMNS, amon.war, amon.values(), strict=True):
            numbers[f"war {column}"] = now
            numbers[f"war {column} lasting"] = lasting
    for name, number in numbers.items():
        counts[name, TABLE] = number


# -- what stories say ------------------------------------------------------------------------------


def placed(seat: Seat, area: str, units: int) -> list[Change]:
    """Units from the supply to an area; fewer than none for those that go back."""
    return [("supply", seat, -units), ("units", seat, units), (f"units {area}", seat, units)]


def shifted(seat: Seat, kind: str, count: int, here: str, there: str) -> list[Change]:
    return [(f"{kind} {here or 'supply'}", seat, -count), (f"{kind} {there or 'supply'}", seat, count)]


def went(
    group: tuple[tuple[Seat, int], ...], company: tuple[tuple[Seat, str], ...], here: str, there: str
) -> list[Change]:
    """A group with its companions goes from one area to another."""
    found: list[Change] = []
    for seat, units in group:
        found += shifted(seat, "units", units, here, there)
    for seat, _ in company:
        found += shifted(seat, "companions", 1, here, there)
    return found


def reordered(order: tuple[Seat, ...], before: tuple[Seat, ...]) -> list[Change]:
    return [("place", seat, place - before.index(seat)) for place, seat in enumerate(order)]


def thrown_away(seat: Seat) -> list[Change]:
    """A DI card of the hand is discarded."""
    return [("interventions", seat, -1), ("discard", TABLE, 1)]


def acquired(seat: Seat, tile: str) -> list[Change]:
    found: list[Change] = [("tiles", seat, 1), ("tiles", TABLE, -1)]
    return [*found, ("companions supply", seat, 1)] if TILES[tile].companion else found


def played(seat: Seat, card: str) -> list[Change]:
    return [("assemble", seat, -1)] if card == "assemble" else thrown_away(seat)


def revealed(seat: Seat, cards: tuple[str, ...]) -> list[Change]:
    """Two battle cards and the DI cards that were added. (KEMET-146)"""
    decoys = cards.count(DIVERSION)
    others = len(cards) - decoys
    return [
        ("battle_cards", seat, -2),
        ("cards_fighting", seat, 2),
        ("diversion", seat, -decoys),
        ("interventions", seat, -others),
        ("interventions_fighting", seat, others),
    ]


def built(seat: Seat, colour: str, old: int, level: int) -> list[Change]:
    found: list[Change] = [(f"level {colour}", seat, level - old)]
    return found if old else [*found, ("pyramids", seat, 1)]


def recoloured(seat: Seat, old: str, new: str, level: int, other: int) -> list[Change]:
    return [(f"level {new}", seat, level - other), (f"level {old}", seat, other - level)]


def handed_back(seat: Seat, colour: int, silver: int, gold: int) -> list[Change]:
    return [
        ("tokens", seat, colour),
        ("silver", seat, silver),
        ("gold", seat, gold),
        ("placed", seat, -colour - silver - gold),
    ]


def taken_back(seat: Seat, up: int, down: int) -> list[Change]:
    return [("battle_cards", seat, up + down), ("face_up", seat, -up), ("face_down", seat, -down)]


def seth_kept(seat: Seat, taken: int, rest: int) -> list[Change]:
    """Of the cards that Seth drew one may join the hand; the rest is discarded. (KEMET-364)"""
    return [
        ("interventions_shown", seat, -taken - rest),
        ("interventions", seat, taken),
        ("discard", TABLE, rest),
    ]


def war_changed(lasting: tuple[int, ...], now: tuple[int, ...]) -> list[Change]:
    found: list[Change] = []
    for column, stays, shown in zip(WAR_COLUMNS, lasting, now, strict=True):
        found += [(f"war {column} lasting", TABLE, stays), (f"war {column}", TABLE, shown)]
    return found


def drawn(deck: str, pile: str) -> list[Change]:
    """One of Amon's cards comes from its deck."""
    return [(deck, TABLE, -1), (pile, TABLE, 1)]


def reshuffled(deck: str, pile: str, cards: int) -> list[Change]:
    return [(deck, TABLE, cards), (pile, TABLE, -cards)]


TELLS: Final[dict[str, Callable[..., list[Change]]]] = {  # story -> what its arguments say of counters
    "acquired": acquired,
    "actions_reshuffled": lambda cards: reshuffled("actions", "actions_seen", cards),
    "amon_action": lambda card: drawn("actions", "actions_seen"),
    "amon_creature": lambda troop, area, creature: [
        ("tiles", TABLE, -1),
        (f"companions {area}", AMON, 1),
    ],
    "amon_marches": lambda troop, units, creature, here, there: went(
        ((AMON, units),), ((AMON, creature),), here, there
    ),
    "amon_reinforced": lambda troop, area, units: placed(AMON, area, units),
    "amon_returns": lambda troop, units, creature, before, area: [
        *placed(AMON, area, units),
        *shifted(AMON, "companions", 1, before, area),
    ],
    "amon_settles": lambda area, colour, level, units: [
        *placed(AMON, area, units),
        *built(AMON, colour, 0, level),
    ],
    "annexed": lambda seat, victim: [("interventions", seat, 1), ("interventions", victim, -1)],
    "battle_fame": lambda seat, why: [("battle_fame", seat, 1)],
    "built": lambda seat, area, colour, old, level: built(seat, colour, old, level),
    "card_played": played,
    "cards_back": taken_back,
    "cards_laid": lambda seat, card: [
        ("cards_fighting", seat, -2),
        ("face_up", seat, 1),
        ("face_down", seat, 1),
    ],
    "cards_recovered": lambda seat: [("cards_fighting", seat, -2), ("battle_cards", seat, 2)],
    "cards_spent": lambda seat, cards: [
        ("interventions_fighting", seat, -len(cards)),
        ("discard", TABLE, len(cards)),
    ],
    "companion_back": lambda seat, companion, area: shifted(seat, "companions", 1, area, ""),
    "companion_moved": lambda seat, companion, here, there: shifted(seat, "companions", 1, here, there),
    "disaster": lambda card: drawn("events", "disasters"),
    "discarded": lambda seat, card, why: thrown_away(seat),
    "diversion_back": lambda seat: [("diversion", seat, 1)],
    "divine_fame": lambda seat, why: [("divine_fame", seat, 1)],
    "drew": lambda seat, cards, parts: [("interventions", seat, cards), ("deck", TABLE, -cards)],
    "event": lambda card: drawn("events", "events_seen"),
    "gathered": lambda seat, ally, here, there: shifted(ally, "units", 1, here, there),
    "god_acquired": lambda seat, god: [("god", seat, 1)],
    "god_deployed": lambda seat, god, area, life: [(f"god {area}", seat, 1), ("life", seat, life)],
    "god_gone": lambda seat, god, area, life: [(f"god {area}", seat, -1), ("life", seat, -life)],
    "god_healed": lambda seat, god, gained, now: [("life", seat, gained)],
    "gods_rise": lambda: [("risen", TABLE, 1)],
    "invited": lambda seat, ally, area: placed(ally, area, 1),
    "life_lost": lambda seat, god, points, left, why: [("life", seat, -points)],
    "mercenaries": lambda seat, units: [("supply", seat, units), ("mercenaries", seat, units)],
    "mustered": placed,
    "order": reordered,
    "plunder": lambda card: drawn("plunder", "plunder_seen"),
    "plunder_again": lambda card, colour: drawn("plunder", "plunder_seen"),
    "plunder_reshuffled": lambda cards: reshuffled("plunder", "plunder_seen", cards),
    "prayer_gained": lambda seat, points, parts, wasted: [("prayer", seat, points)],
    "prayer_lost": lambda seat, points, why: [("prayer", seat, -points)],
    "prayer_paid": lambda seat, points, why: [("prayer", seat, -points)],
    "prayer_shared": lambda seat, ally, points, spare: [
        ("prayer", seat, spare - points),
        ("prayer", ally, points),
    ],
    "recalled": lambda seat, area, units: placed(seat, area, -units),
    "recoloured": lambda seat, area, old, new, level, other: recoloured(seat, old, new, level, other),
    "reshuffled": lambda cards: reshuffled("deck", "discard", cards),
    "revealed": lambda seat, card, cards: revealed(seat, cards),
    "rounds_left": lambda rounds: [("rounds", TABLE, -1)],
    "seth_applied": lambda seat, card, rest: seth_kept(seat, 0, rest),
    "seth_drew": lambda seat, cards: [
        ("interventions_shown", seat, len(cards)),
        ("deck", TABLE, -len(cards)),
    ],
    "seth_took": lambda seat, card, rest: seth_kept(seat, 1, rest),
    "silver_token": lambda seat: [("silver", seat, 1)],
    "special_card": lambda seat, card: [("removed", seat, 1), ("specials", seat, 1)],
    "spoils": lambda seat, victim, card: [
        ("interventions", seat, 1),
        ("interventions_fighting", victim, -1),
    ],
    "tied": lambda seat, companion, area: shifted(seat, "companions", 1, "", area),
    "tile_destroyed": lambda tile: [("tiles", TABLE, -1), ("tiles_destroyed", TABLE, 1)],
    "token_lost": lambda seat, area, kind: [(f"{kind}_fame", seat, -1)],
    "token_placed": lambda seat, token, space: [(TOKEN_COUNTERS[token], seat, -1), ("placed", seat, 1)],
    "token_taken": lambda seat, area, kind: [(f"{kind}_fame", seat, 1)],
    "tokens_back": handed_back,
    "units_added": lambda seat, area, units, why: placed(seat, area, units),
    "units_lost": lambda seat, area, units, why: placed(seat, area, -units),
    "veteran": lambda seat, why: [("veterans", seat, 1)],
    "veteran_shared": lambda seat, ally: [("veterans", seat, -1), ("veterans", ally, 1)],
    "veterans_spent": lambda seat, tokens, why: [("veterans", seat, -tokens)],
    "war_table": lambda lasting, now, values: war_changed(lasting, now),
    "went_home": lambda seat, units, here, there: shifted(seat, "units", units, here, there),
    "wounded": lambda seat, card: thrown_away(seat),
}
for marching in ("moved", "teleported", "retreated"):
    TELLS[marching] = lambda seat, group, company, here, there: went(group, company, here, there)
for walking in ("god_moved", "god_teleported", "god_retreated"):
    TELLS[walking] = lambda seat, god, here, there: shifted(seat, "god", 1, here, there)
TELLS["amon_teleports"] = TELLS["amon_marches"]


def changes(story: Story) -> list[Change]:
    """What a story says of the counters; nothing, for most."""
    name, given, _ = story
    tells = TELLS.get(name)
    arguments: tuple[Any, ...] = given
    return [] if tells is None else [change for change in tells(*arguments) if change[2]]


# -- headings --------------------------------------------------------------------------------------


def stage(g: Kemet) -> dict[str, object]:
    """The round, the phase, the step of the night, and whose turn it is."""
    if g.phase == SETUP:
        return {}
    now: dict[str, object] = {"round": g.round, "phase": g.phase}
    if g.night_step:
        now["step"] = g.night_step
    if g.phase == DAY:
        now["turn"] = AMON if g.active == NOBODY else g.active
    return now


def heading(story: Story) -> Heading | None:
    """What begins with this story."""
    name, given, _ = story
    if name == "round":
        return ("round", given[0])
    if name in (DAY, NIGHT):
        return ("phase", name)
    if name == "night_step":
        return ("step", given[0])
    if name == "turn":
        return ("turn", given[0])
    return ("turn", AMON) if name == "amon_turn" else None
