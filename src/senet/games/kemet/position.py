"""Positions in a few readable lines, for tests and for people who want to try something.

g = position(
    at("nw", {"nw_desert": 5}, tiles=["ruby_charge"]),
    at("mw", {"west_outer_temple": 4}, prayer=3, hand=["war_fury"]),
)
resume(g, turn, 0)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from senet.games.kemet.amon.components import (
    AMON_CITY,
    AMON_DISTRICTS,
    AMON_LEVEL,
    AMON_TROOPS,
    COLUMNS,
    DISASTERS,
    DISASTERS_DRAWN,
    EVENTS,
    PEACE,
    SOLO_MAP,
    War,
)
from senet.games.kemet.amon.setup import new_amon
from senet.games.kemet.amon.table import HALVES, HUMAN
from senet.games.kemet.components import (
    BATTLE_CARDS,
    COLOURS,
    COMPANIONS,
    FACTIONS,
    GODS,
    MERCENARIES,
    PRAYER_START,
    TILES,
    TOP_LEVEL,
)
from senet.games.kemet.effects import settle_control
from senet.games.kemet.setup import empty_table, new_player, tiles_offered
from senet.games.kemet.table import DAY, TEAM, Kemet, Player
from senet.kernel.chance import seed_from


def at(
    city: str,
    troops: Mapping[str, int] | None = None,
    *,
    prayer: int = PRAYER_START,
    tiles: Iterable[str] = (),
    companions: Mapping[str, str] | None = None,
    pyramids: Mapping[str, tuple[str, int]] | None = None,
    hand: Iterable[str] = (),
    veterans: int = 0,
    fame: int = 0,
    cards: Iterable[str] | None = None,
) -> Player:
    """A player who owns `city`. Companions come with their tiles: `companions` says where they stand.

    `fame` are permanent (Divine) points; `cards` the battle cards in hand, the others lie face up.
    """
    player = new_player(0)
    player.city = city
    player.prayer = prayer
    player.veterans = veterans
    player.divine_fame = fame
    player.hand = list(hand)
    player.troops = dict(troops or {})
    for tile in tiles:
        receive(player, tile)
    player.companions.update(companions or {})
    player.supply += player.mercenaries - sum(player.troops.values())
    for district, (colour, level) in (pyramids or {}).items():
        player.pyramids[district] = (colour, level)
        player.acquire[len(player.pyramids) - 1] = colour
    if cards is not None:
        kept = list(cards)
        player.face_up = [card for card in player.battle_hand if card not in kept]
        player.battle_hand = kept
    assert player.supply >= 0, "more units on the board than there are"
    return player


def receive(player: Player, tile: str) -> None:
    """Own a tile as if it had been acquired long ago."""
    row = TILES[tile]
    player.tiles.append(tile)
    if row.companion:
        player.companions[row.companion] = ""
    if row.special:
        receive_special(player, row.special)
    if tile.endswith("_mercenaries"):
        player.mercenaries += MERCENARIES
    if row.artwork == "act_of_god":
        player.silver = 1


def receive_special(player: Player, special: str) -> None:
    old = next(card for card in reversed(BATTLE_CARDS) if card in player.battle_hand)
    player.battle_hand.remove(old)
    player.removed.append(old)
    player.battle_hand.append(special)
    player.specials.append(special)


def leads(player: Player, god: str, area: str = "", *, life: int = 0, ascended: bool = True) -> Player:
    """The player with a God: with its tile unless not `ascended`, and on the board if an `area` is named."""
    player.faction = god
    player.ascended = ascended
    if area:
        player.god = area
        player.life = life or GODS[god].life
    if ascended and GODS[god].special:
        receive_special(player, GODS[god].special)
    return player


def position(
    *players: Player,
    map: int = 0,
    colours: Iterable[str] = (),
    order: Iterable[int] = (),
    seed: str = "position",
    renewal: bool = False,
    announcements: bool = False,
) -> Kemet:
    """A table at which these players sit, in the day phase of round 1, waiting for nobody.

    With a player who `leads` a God, it is a game with the Gods of Egypt.
    `map` is the number of players whose map is used; `colours` are by default those of all pyramids
    and tiles, and as many more as there should be.
    """
    g = empty_table(len(players), seed_from(seed), renewal, announcements, 0)
    g.map = map or len(players)
    g.held = dict.fromkeys(g.board.temples, -1)
    g.phase = DAY
    g.active = 0
    g.players = list(players)
    g.order = list(order) or list(range(len(players)))
    g.colours = list(colours) or colours_seen(g)
    g.tiles = tiles_offered(g.map, g.colours)
    choose_factions(g)
    for seat, player in enumerate(g.players):
        player.team = seat
        for tile in player.tiles:
            if g.tiles.get(tile, 0):
                g.tiles[tile] -= 1
                if not g.tiles[tile]:
                    del g.tiles[tile]
        for card in player.hand:
            g.deck.remove(card)
        for district, (_, level) in player.pyramids.items():
            if level == TOP_LEVEL:
                g.held[district] = seat
    settle_control(g)
    g.flow.agenda = []
    return g


def as_teams(g: Kemet, *teams: int) -> Kemet:
    """The same position in team mode: the team of every seat, and nobody has used Assemble! yet."""
    g.mode = TEAM
    for player, team in zip(g.players, teams, strict=True):
        player.team = team
        player.assemble = True
    settle_control(g)
    return g


def choose_factions(g: Kemet) -> None:
    """Those who lead a God keep it; the others get what is left."""
    g.gods = any(player.faction for player in g.players)
    g.risen = any(player.ascended for player in g.players)
    free = [each for each in FACTIONS if all(player.faction != each for player in g.players)]
    for player in g.players:
        player.faction = player.faction or free.pop(0)


def colours_seen(g: Kemet) -> list[str]:
    seen = {colour for player in g.players for colour, _ in player.pyramids.values()}
    seen |= {TILES[tile].colour for player in g.players for tile in player.tiles}
    for colour in COLOURS:
        if len(seen) < 3:
            seen.add(colour)
    return [colour for colour in COLOURS if colour in seen]


def against_amon(
    player: Player,
    *,
    a: tuple[str, int] = ("nw_east", 5),
    b: tuple[str, int] = ("nw_south", 5),
    creatures: tuple[str, str] = ("griffin_sphinx", "cobra"),
    colours: tuple[str, str] = ("onyx", "amethyst"),
    objective: str = "ob01",
    rounds: int = 7,
    war: War = PEACE,
    event: str = "",
    disasters: Iterable[str] = (),
    seed: str = "position",
) -> Kemet:
    """A solo position: where Amon's troops stand and with how many units, his creatures, and what is in force.

    The tiles lie in the grid in the order of `data.toml`; all other cards are in their decks.
    """
    pyramids = {
        district: (colour, AMON_LEVEL) for district, colour in zip(AMON_DISTRICTS, colours, strict=True)
    }
    his = at(AMON_CITY, {area: units for area, units in (a, b) if units}, pyramids=pyramids, prayer=0)
    g = position(player, his, map=SOLO_MAP, colours=colours, order=[HUMAN], seed=seed)
    amon = new_amon(objective)
    g.amon, g.mode = amon, "solo"
    his.battle_hand, his.diversion, his.tokens, his.gold = [], False, 0, 0
    for troop, creature, (area, units) in zip(AMON_TROOPS, creatures, (a, b), strict=True):
        amon.creatures[troop] = creature
        his.companions[creature] = area if units else ""
        g.tiles.pop(COMPANIONS[creature].tile, None)
    for half, colour in zip(HALVES, colours, strict=True):
        for level, columns in COLUMNS.items():
            line = [t for t in tiles_offered(SOLO_MAP, [colour]) if TILES[t].level == level]
            amon.grid |= {f"{half}-{level}-{i + 1}": line[i] for i in range(columns)}
    amon.rounds, amon.war = rounds, war
    amon.uncovered, amon.disasters = [event] if event else [], list(disasters)
    amon.events = [card for card in DISASTERS if card not in amon.disasters]
    amon.events = amon.events[: DISASTERS_DRAWN - len(amon.disasters)]
    amon.events += [card for card in EVENTS if card != event][: max(0, rounds - len(amon.events))]
    return g
