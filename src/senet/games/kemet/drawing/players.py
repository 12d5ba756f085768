"""The boards of the players: actions, prayer, Fame, what they hold, and their power tiles."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.kemet.components import (
    ACQUIRE_SPACES,
    ACTION,
    APEX,
    FAME_TO_WIN,
    FLOOR,
    GOLD_TOKEN,
    PRAYER_MAX,
    SILVER_TOKEN,
    SPACES,
    TEAM_FAME_TO_WIN,
)
from senet.games.kemet.drawing.gods import God, god, god_tile, second_token
from senet.games.kemet.drawing.market import OWN_TILE_QUESTIONS
from senet.games.kemet.drawing.pieces import (
    GOLDEN,
    SILVER,
    Companion,
    coin,
    companion_spot,
    condensed,
    enlarged,
    fitted,
    gem,
    pennant,
    stacked,
    tile_chip,
    tile_tip,
)
from senet.games.kemet.drawing.scene import Person, person
from senet.games.kemet.drawing.signs import ACTION_GLYPH
from senet.games.kemet.table import Kemet
from senet.kernel.game import Seat
from senet.kernel.telling import Words
from senet.svg import Box, Element, Point, Scene

NOMINAL: Final[tuple[float, ...]] = (353.0, 224.0)  # the size at which a board is drawn; then it is scaled
STEP: Final = 34.0  # from one action space to the next
LEFT: Final = 184.0  # where the right half begins
TILE: Final = 27.0
TALLIES: Final = (
    ("supply", "soldier"),
    ("veterans", "elder"),
    ("interventions", "scroll"),
    ("battle-cards", "khopesh"),
)
COINS: Final = {
    "silver": (SILVER, "silver_collar"),
    "gold": (GOLDEN, "gold_collar"),
    "assemble": ("#8fb59b", "friend"),
}


class Sheet(NamedTuple):
    """The papyrus of a player with the head of the board."""

    box: Box
    person: Person
    faction: str
    is_active: bool
    battle_fame: int
    divine_fame: int
    fame: int  # all points of Fame
    team_fame: int  # those of the team
    is_solo: bool


class Space(NamedTuple):
    """An action space with what lies on it."""

    name: str
    token: str  # or ""
    colour: str  # of tiles that are acquired there, or ""
    is_pending: bool  # its action is still to be carried out
    is_double: bool  # Ouadjet has two tokens there


class Spaces(NamedTuple):
    box: Box
    seat: Seat
    spaces: tuple[Space, ...]


class Numbers(NamedTuple):
    """What a player has, by number."""

    box: Box
    seat: Seat
    name: str
    prayer: int
    tallies: tuple[int, ...]  # as in TALLIES
    tokens: int
    coins: tuple[str, ...]  # as in COINS
    face_up: tuple[str, ...]
    face_down: int
    companions: tuple[str, ...]  # in the supply
    mercenaries: int


class Owned(NamedTuple):
    """The power tiles of a player, in the order in which they came; the God tile is the first."""

    box: Box
    seat: Seat
    tiles: tuple[str, ...]
    god: God | None
    are_chosen: bool  # the question is about a tile that somebody has


def board(s: Scene, seat: Seat, box: Box) -> list[Element]:
    """A player's board, enlarged to fill its box: in layers, so that what changes is small."""
    view: Kemet = s.view
    player = view.players[seat]
    has_god = view.gods and bool(player.faction)
    owned = Owned(
        box, seat, tuple(player.tiles), god(s, seat) if has_god else None, s.asks(*OWN_TILE_QUESTIONS)
    )
    return [
        sheet(sheet_of(s, seat, box), s.words),
        pyramid(Spaces(box, seat, spaces_of(view, seat)), s.words),
        numbers(numbers_of(s, seat, box), s.words),
        tiles(owned, s.words),
    ]


def sheet_of(s: Scene, seat: Seat, box: Box) -> Sheet:
    view: Kemet = s.view
    player = view.players[seat]
    return Sheet(
        box,
        person(s, seat),
        player.faction,
        view.active == seat,
        player.battle_fame,
        player.divine_fame,
        view.fame(seat),
        view.team_fame(seat),
        view.amon is not None,
    )


def spaces_of(view: Kemet, seat: Seat) -> tuple[Space, ...]:
    player = view.players[seat]
    pending = view.pending if view.active == seat else []
    found: list[Space] = []
    for space in (*SPACES, APEX):
        colour = player.acquire[ACQUIRE_SPACES.index(space)] if space in ACQUIRE_SPACES else ""
        token = player.placed.get(space, "")
        found.append(Space(space, token, colour, space in pending, player.repeated == space))
    return tuple(found)


def numbers_of(s: Scene, seat: Seat, box: Box) -> Numbers:
    view: Kemet = s.view
    player = view.players[seat]
    has = (player.silver, player.gold, player.assemble)
    return Numbers(
        box,
        seat,
        s.who(seat),
        player.prayer,
        (player.supply, player.veterans, len(player.hand), len(player.battle_hand)),
        player.tokens,
        tuple([kind for kind, number in zip(COINS, has, strict=True) if number]),
        tuple(player.face_up),
        len(player.face_down),
        tuple(player.companions_in("")),
        player.mercenaries,
    )


# -- the sheet -------------------------------------------------------------------------------------


def place_of(box: Box) -> str:
    """Where the board of a player is, and how large."""
    return enlarged(box, scale_of(box))


def scale_of(box: Box) -> float:
    return min(box.w / NOMINAL[0], box.h / NOMINAL[1])


def size_of(box: Box) -> tuple[float, float]:
    """Width and height of a board before it is enlarged."""
    return box.w / scale_of(box), box.h / scale_of(box)


@svg.part
def sheet(p: Sheet, words: Words) -> Element:
    """The papyrus below all, with the head."""
    w, h = size_of(p.box)
    seat = p.person.seat
    ground = svg.spot(
        f"player-{seat}",
        svg.papyrus(0, 0, w, h),
        svg.seat_band(0, 0, h, seat, 11),
        *head(p, w, words),
        choice=f"seat:{seat}",
        seats=[seat],
        tip=p.person.name + (f" · {words.name(p.faction)}" if p.faction else ""),
        classes="player",
    )
    return svg.group(ground, transform=place_of(p.box))


def head(p: Sheet, w: float, words: Words) -> list[Element]:
    """Portrait, name, Fame by kind and in all."""
    who = p.person
    faction = words.name(p.faction) if p.faction else words.word("no-faction")
    if who.team:
        faction = f"{words.word('team', {'number': who.team})} · {faction}"
    kinds = (
        ("crossed_arrows", p.battle_fame, "battle-fame"),
        ("god", p.divine_fame, "divine-fame"),
        ("temple", p.fame - p.battle_fame - p.divine_fame, "temporary-fame"),
    )
    parts = [
        svg.disc(32, 22, 16, seat=who.seat, glyph=who.glyph),
        condensed(who.name, 54, 14, w - 54 - 174, 15, face="bold"),
        fitted(faction, 54, 31, 12.5, w - 54 - 172, fill=svg.FADED_INK),
        svg.divider(18, 42, w - 30),
        fame(p, w - 30, 22, words),
        *pennant(who.team, 19, 33, 15),
    ]
    if p.is_active:
        parts.append(svg.circle(32, 22, 18.6, fill="none", stroke=svg.GOLD, stroke_width=3))
    for i, (glyph, points, word) in enumerate(kinds):
        parts.append(tally(words.word(word), glyph, points, w - 168 + 38 * i, 22, 18))
    return parts


@svg.made_once
def tally(tip: str, glyph: str, number: int, x: float, y: float, size: float = 17) -> Element:
    """A glyph and its number, with words for whoever asks."""
    return svg.group(svg.title(f"{tip}: {number}"), svg.tally(x, y, glyph, number, size=size))


def fame(p: Sheet, x: float, y: float, words: Words) -> Element:
    """All points of Fame, of a team those of all its members, on a sun."""
    total, goal = p.fame, FAME_TO_WIN
    if p.is_solo:  # where an objective decides
        tip = f"{words.word('need-total_fame')}: {total}"
    elif p.person.team:
        total, goal = p.team_fame, TEAM_FAME_TO_WIN
        tip = words.word("team-fame", {"points": total, "goal": goal, "own": p.fame})
    else:
        tip = words.word("fame", {"points": total, "goal": goal})
    fill = svg.CARNELIAN if total >= goal else GOLDEN
    return svg.group(
        svg.title(tip),
        svg.circle(x, y + 2, 21, fill="url(#senet-shade)"),
        svg.circle(x, y, 16.5, fill=fill, stroke="#fff8e6", stroke_width=1.6),
        svg.circle(x, y, 14, fill="none", stroke="#7a5412", stroke_width=0.9),
        svg.label(str(total), x, y, size=18, face="serif", fill=svg.ink_on(fill)),
    )


# -- actions ---------------------------------------------------------------------------------------


def space_at(space: str) -> Point:
    """The place of an action space: three floors and the apex."""
    if space == APEX:
        return 96, 56
    floor = FLOOR[space]
    row = [each for each in SPACES if FLOOR[each] == floor]
    x = 96 + (row.index(space) - (len(row) - 1) / 2) * STEP
    return x, 139 - (floor - 1) * 28


@svg.part
def pyramid(p: Spaces, words: Words) -> Element:
    """The action spaces of a player, built like a pyramid."""
    steps = [(24, 155), (24, 125), (41, 125), (41, 97), (58, 97), (58, 69), (80, 69), (80, 42.5)]
    outline: list[Point] = [*steps, *[(192 - x, y) for x, y in reversed(steps)]]
    ground = svg.polygon(outline, fill="#e2cb95", stroke="#b08f4e", stroke_width=1.2, stroke_linejoin="round")
    spaces = [space_spot(space, p.seat, words) for space in p.spaces]
    return svg.group(ground, *spaces, transform=place_of(p.box))


@svg.part
def space_spot(p: Space, seat: Seat, words: Words) -> Element:
    """A space with its token; only its owner ever names it."""
    x, y = space_at(p.name)
    return svg.spot(
        svg.identifier("space", seat, p.name),
        token(p, seat, x, y),
        gem(p.colour, x + 10, y + 9, 6.2) if p.colour else None,
        choice=(place_on(p.name), f"act:{p.name}", f"silver:{p.name}"),
        owner=seat,
        acting=p.is_pending,
        tip=space_tip(p.name, words),
        classes="space",
    )


def place_on(space: str) -> str:
    return "gold" if space == APEX else f"place:{space}"


def silver_places(s: Scene, box: Box) -> Element | None:
    """On the own board, places for the silver token beside the spaces on which both could be placed."""
    found = [
        space for space in s.offers("silver") if place_on(space) in s.offered or f"act:{space}" in s.offered
    ]
    return silver_drawn(box, tuple(found), s.words) if found else None


@svg.part
def silver_drawn(box: Box, spaces: tuple[str, ...], words: Words) -> Element:
    found: list[Element] = []
    for space in spaces:
        x, y = space_at(space)
        drawn = coin(x + 12, y - 10, 7.5, SILVER, "silver_collar")
        tip = f"{words.word('silver')} · {space_tip(space, words)}"
        found.append(svg.spot(svg.identifier("silver", space), drawn, choice=f"silver:{space}", tip=tip))
    return svg.group(*found, transform=place_of(box))


def space_tip(space: str, words: Words) -> str:
    if space == APEX:
        return words.word("action-gold")
    return f"{words.word(f'action-{ACTION[space]}')} · {words.word('floor', {'floor': FLOOR[space]})}"


def token(p: Space, seat: Seat, x: float, y: float) -> Element:
    """An empty space shows its action; a token covers it."""
    glyph, r = ACTION_GLYPH[ACTION[p.name]], 12.5
    if p.token == SILVER_TOKEN:
        return coin(x, y, r, SILVER, glyph)
    if p.token == GOLD_TOKEN:
        return coin(x, y, r, GOLDEN, glyph)
    if p.token:
        drawn = svg.disc(x, y, r, seat=seat, glyph=glyph)
        return svg.group(second_token(seat, x, y, r), drawn) if p.is_double else drawn
    return svg.group(
        svg.circle(x, y, r, fill="#fbf3dc", stroke="#a98f57", stroke_width=1.2, class_="edge"),
        svg.glyph(glyph, x, y, 17, "#6b5636", body="#ecdcb0", weight=0.4),
        class_="piece",
    )


# -- numbers ---------------------------------------------------------------------------------------


@svg.part
def numbers(p: Numbers, words: Words) -> Element:
    """Prayer, and below it how many of what."""
    w, _ = size_of(p.box)
    step = (w - 12 - LEFT) / 4
    tallies = [
        tally(words.word(word), glyph, number, LEFT + step * i, 99)
        for i, ((word, glyph), number) in enumerate(zip(TALLIES, p.tallies, strict=True))
    ]
    return svg.group(
        prayer(p, w, words),
        *tallies,
        *tokens(p, LEFT, 123, words),
        *played_cards(p, LEFT + 2 * step, 123, step, words),
        *waiting(p, w, words),
        transform=place_of(p.box),
    )


def prayer(p: Numbers, w: float, words: Words) -> Element:
    """The prayer track from 0 to 11 and the points as a number."""
    points, gap, left = p.prayer, 2.0, LEFT + 46
    room = w - 12 - LEFT - 46
    size = (room - gap * (PRAYER_MAX - 1)) / PRAYER_MAX
    fills = [svg.LAPIS if i < points else svg.PAPYRUS_LIGHT for i in range(PRAYER_MAX)]
    boxes = [
        svg.rect(left + (size + gap) * i, 60, size, 15, rx=2.4, fill=fill, stroke="#9b7f45", stroke_width=0.8)
        for i, fill in enumerate(fills)
    ]
    return svg.group(
        svg.title(words.word("prayer", {"points": points, "most": PRAYER_MAX})),
        svg.glyph("ankh", LEFT + 8, 67, 22, svg.INK, body=svg.GOLD),
        svg.label(str(points), LEFT + 20, 67.5, size=18, face="bold", anchor="start"),
        *boxes,
        id=f"prayer-{p.seat}",
    )


def tokens(p: Numbers, x: float, y: float, words: Words) -> list[Element]:
    """The action tokens that are not placed yet."""
    title = svg.title(f"{words.word('tokens')}: {p.tokens}")
    found = [svg.group(title, svg.marker(x + 8, y, 13, p.seat), counted(x + 21, y, p.tokens))]
    for i, kind in enumerate(p.coins):
        found.append(svg.group(svg.title(words.word(kind)), coin(x + 43 + 21 * i, y, 8.5, *COINS[kind])))
    return found


def played_cards(p: Numbers, x: float, y: float, step: float, words: Words) -> list[Element]:
    """Battle cards that have been played: face up for all to see, and face down."""
    up, down = len(p.face_up), p.face_down
    names = ", ".join([words.name(card) for card in p.face_up])
    tip = f"{words.word('face-up')}: {up}" + (f" ({names})" if names else "")
    beside = x + step
    return [
        svg.group(svg.title(tip), small_card(x + 8, y, False), counted(x + 21, y, up)),
        svg.group(
            svg.title(f"{words.word('face-down')}: {down}"),
            small_card(beside + 8, y, True),
            counted(beside + 21, y, down),
        ),
    ]


def counted(x: float, y: float, number: int) -> Element:
    return svg.label(str(number), x, y, size=13, face="bold", anchor="start")


@svg.made_once
def small_card(x: float, y: float, back: bool) -> Element:
    fill, stroke = ("#27587f", svg.GOLD) if back else (svg.PAPYRUS_LIGHT, "#7d6a3c")
    sign = svg.GOLD_LIGHT if back else svg.CARNELIAN
    return svg.group(
        svg.rect(x - 6, y - 8.5, 12, 17, rx=2, fill=fill, stroke=stroke),
        svg.glyph("eye_of_horus" if back else "khopesh", x, y, 9, sign, weight=0.3),
    )


# -- companions and tiles --------------------------------------------------------------------------


def waiting(p: Numbers, w: float, words: Words) -> list[Element]:
    """Companions in the supply, and mercenaries."""
    step = min(25.0, (w - 12 - LEFT - 44) / max(1, len(p.companions)))
    parts: list[Element] = []
    x = LEFT + 9
    for companion in p.companions:
        parts.append(companion_spot(Companion(companion, p.seat, p.name, x, 147, 10.5), words))
        x += step
    if p.mercenaries:
        parts.append(tally(words.word("mercenaries"), "scimitar", p.mercenaries, w - 48, 147, 16))
    return parts


@svg.part
def tiles(p: Owned, words: Words) -> Element:
    w, h = size_of(p.box)
    first = int(p.god is not None)
    shown = len(p.tiles) + first
    rows = max(1, int((h - 164 + 2) // (TILE + 2)))
    is_named = shown <= 3 * rows
    columns = 3 if is_named else max(int((w - 26) // (TILE + 2.4)), -(-shown // rows))
    step = (w - 30) / columns
    parts: list[Element] = [svg.divider(18, 159.5, w - 30)]
    if p.god is not None:
        parts.append(god_tile(p.god, 20, 163.5, TILE, step, is_named, words))
    elif not p.tiles:
        parts.append(svg.label(words.word("no-tiles"), w / 2, 178, size=12.5, fill=svg.FADED_INK))
    for i, tile in enumerate(p.tiles, first):
        x, y = 20 + step * (i % columns), 163.5 + (TILE + 2.5) * (i // columns)
        name = (
            stacked(words.name(tile), x + TILE + 4, y + TILE / 2, step - TILE - 7, 12) if is_named else None
        )
        parts.append(
            svg.spot(
                svg.identifier("owned", p.seat, tile),
                tile_chip(tile, x, y, TILE),
                name,
                choice=f"tile:{tile}" if p.are_chosen else None,
                owner=p.seat,
                tip=tile_tip(tile, words),
                classes="tile",
            )
        )
    return svg.group(*parts, transform=place_of(p.box))
