"""The boards of the players: actions, prayer, Fame, what they hold, and their power tiles."""

from __future__ import annotations

from typing import Final

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
)
from senet.games.kemet.drawing_gods import god_tile, second_token
from senet.games.kemet.drawing_market import OWN_TILE_QUESTIONS
from senet.games.kemet.drawing_scene import (
    GOLDEN,
    SILVER,
    Box,
    Scene,
    coin,
    companion_spot,
    condensed,
    faction_glyph,
    fitted,
    gem,
    stacked,
    tile_chip,
)
from senet.games.kemet.drawing_signs import ACTION_GLYPH
from senet.games.kemet.drawing_teams import in_teams, pennant, team_goal, team_name
from senet.kernel.game import Seat
from senet.svg import Element, Point

NOMINAL: Final = (353.0, 224.0)  # the size at which a board is drawn; then it is scaled
STEP: Final = 34.0  # from one action space to the next
LEFT: Final = 184.0  # where the right half begins
TILE: Final = 27.0


@svg.remembered
def board(s: Scene, seat: Seat, box: Box) -> list[Element]:
    """A player's board, enlarged to fill its box: in layers, so that what changes is small."""
    return [sheet(s, seat, box), pyramid(s, seat, box), numbers(s, seat, box), tiles(s, seat, box)]


def place_of(box: Box) -> str:
    """Where the board of a player is, and how large."""
    return f"translate({svg.number(box.x)} {svg.number(box.y)}) scale({scale_of(box):.4f})"


def scale_of(box: Box) -> float:
    return min(box.w / NOMINAL[0], box.h / NOMINAL[1])


def size_of(box: Box) -> tuple[float, float]:
    """Width and height of a board before it is enlarged."""
    return box.w / scale_of(box), box.h / scale_of(box)


@svg.remembered
def sheet(s: Scene, seat: Seat, box: Box) -> Element:
    """The papyrus below all, with the head."""
    w, h = size_of(box)
    player = s.player(seat)
    ground = svg.area_of(
        s,
        [seat],
        f"player-{seat}",
        svg.papyrus(0, 0, w, h),
        svg.seat_band(0, 0, h, seat, 11),
        *head(s, seat, w),
        choice=f"seat:{seat}",
        tip=s.voice.who(seat) + (f" · {s.voice.name(player.faction)}" if player.faction else ""),
        classes="player",
    )
    return svg.group(ground, transform=place_of(box))


def head(s: Scene, seat: Seat, w: float) -> list[Element]:
    """Portrait, name, Fame by kind and in all."""
    player, view = s.player(seat), s.view
    faction = s.voice.name(player.faction) if player.faction else s.word("no-faction")
    if in_teams(s):
        faction = f"{team_name(s, seat)} · {faction}"
    held = sum(holder == seat for holder in view.held.values())
    total = view.fame(seat)
    lasting = player.battle_fame + player.divine_fame
    kinds = (
        ("crossed_arrows", player.battle_fame, "battle-fame"),
        ("god", player.divine_fame, "divine-fame"),
        ("temple", total - lasting, "temporary-fame"),
    )
    assert total - lasting >= held
    parts = [
        svg.disc(32, 22, 16, seat=seat, glyph=faction_glyph(s, seat)),
        condensed(s.voice.who(seat), 54, 14, w - 54 - 174, 15, face="bold"),
        fitted(faction, 54, 31, 12.5, w - 54 - 172, fill=svg.FADED_INK),
        svg.divider(18, 42, w - 30),
        fame(s, seat, w - 30, 22),
        *pennant(s, seat, 19, 33, 15),
    ]
    if s.is_active(seat):
        parts.append(svg.circle(32, 22, 18.6, fill="none", stroke=svg.GOLD, stroke_width=3))
    for i, (glyph, count, word) in enumerate(kinds):
        parts.append(tally(s, word, glyph, count, w - 168 + 38 * i, 22, 18))
    return parts


@svg.remembered
def tally(s: Scene, word: str, glyph: str, count: str | int, x: float, y: float, size: float = 17) -> Element:
    """A glyph and its number, with words for whoever asks."""
    return svg.group(svg.title(f"{s.word(word)}: {count}"), svg.tally(x, y, glyph, count, size=size))


@svg.remembered
def fame(s: Scene, seat: Seat, x: float, y: float) -> Element:
    """All points of Fame, of a team those of all its members, on a sun."""
    total, goal = s.view.fame(seat), FAME_TO_WIN
    words = s.word("fame", points=total, goal=goal)
    if s.view.amon is not None:  # where an objective decides
        words = f"{s.word('need-total_fame')}: {total}"
    elif in_teams(s):
        total, goal, words = team_goal(s, seat)
    fill = svg.CARNELIAN if total >= goal else GOLDEN
    return svg.group(
        svg.title(words),
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


@svg.remembered
def pyramid(s: Scene, seat: Seat, box: Box) -> Element:
    """The action spaces of a player, built like a pyramid."""
    steps = [(24, 155), (24, 125), (41, 125), (41, 97), (58, 97), (58, 69), (80, 69), (80, 42.5)]
    outline: list[Point] = [*steps, *((192 - x, y) for x, y in reversed(steps))]
    parts: list[Element] = [
        svg.polygon(outline, fill="#e2cb95", stroke="#b08f4e", stroke_width=1.2, stroke_linejoin="round")
    ]
    for space in (*SPACES, APEX):
        parts.append(space_spot(s, seat, space))
    return svg.group(*parts, transform=place_of(box))


@svg.remembered
def space_spot(s: Scene, seat: Seat, space: str) -> Element:
    """A space with its token."""
    x, y = space_at(space)
    spot = svg.spot(
        svg.identifier("space", seat, space),
        *token_drawn(s, seat, space, s.player(seat).placed.get(space, ""), x, y),
        choice=(place_on(space), f"act:{space}", f"silver:{space}") if s.may_name(seat) else None,
        choices=s.open,
        acting=s.is_pending(seat, space),
        tip=space_tip(s, space),
        classes="space",
    )
    return spot.having(data_owner=seat)


def place_on(space: str) -> str:
    return "gold" if space == APEX else f"place:{space}"


@svg.remembered
def silver_places(s: Scene, box: Box) -> Element | None:
    """On the own board, places for the silver token beside the spaces on which both could be placed."""
    found = []
    for space in s.offers("silver"):
        if place_on(space) in s.open or f"act:{space}" in s.open:
            x, y = space_at(space)
            drawn = coin(x + 12, y - 10, 7.5, SILVER, "silver_collar")
            tip = f"{s.word('silver')} · {space_tip(s, space)}"
            spot = svg.identifier("silver", space)
            found.append(svg.spot(spot, drawn, choice=f"silver:{space}", choices=s.open, tip=tip))
    return svg.group(*found, transform=place_of(box)) if found else None


def space_tip(s: Scene, space: str) -> str:
    if space == APEX:
        return s.word("action-gold")
    return f"{s.word(f'action-{ACTION[space]}')} · {s.word('floor', floor=FLOOR[space])}"


def token_drawn(s: Scene, seat: Seat, space: str, token: str, x: float, y: float) -> list[Element]:
    """An empty space shows its action; a token covers it."""
    glyph, r = ACTION_GLYPH[ACTION[space]], 12.5
    colour = s.acquire_colour(seat, ACQUIRE_SPACES.index(space)) if space in ACQUIRE_SPACES else ""
    if token == SILVER_TOKEN:
        drawn = coin(x, y, r, SILVER, glyph)
    elif token == GOLD_TOKEN:
        drawn = coin(x, y, r, GOLDEN, glyph)
    elif token:
        drawn = svg.disc(x, y, r, seat=seat, glyph=glyph)
        if s.player(seat).repeated == space:
            drawn = svg.group(second_token(seat, x, y, r), drawn)
    else:
        drawn = svg.group(
            svg.circle(x, y, r, fill="#fbf3dc", stroke="#a98f57", stroke_width=1.2, class_="edge"),
            svg.glyph(glyph, x, y, 17, "#6b5636", body="#ecdcb0", weight=0.4),
            class_="piece",
        )
    return [drawn, gem(colour, x + 10, y + 9, 6.2)] if colour else [drawn]


# -- numbers ---------------------------------------------------------------------------------------


@svg.remembered
def numbers(s: Scene, seat: Seat, box: Box) -> Element:
    """Prayer, and below it how many of what."""
    player, (w, _) = s.player(seat), size_of(box)
    step = (w - 12 - LEFT) / 4
    first = (
        ("supply", "soldier", player.supply),
        ("veterans", "elder", player.veterans),
        ("interventions", "scroll", s.hand_size(seat)),
        ("battle-cards", "khopesh", s.battle_hand_size(seat)),
    )
    parts = [*prayer(s, seat, w)]
    parts += [tally(s, word, glyph, n, LEFT + step * i, 99) for i, (word, glyph, n) in enumerate(first)]
    parts += tokens(s, seat, LEFT, 123)
    parts += played_cards(s, seat, LEFT + 2 * step, 123, step)
    parts += waiting(s, seat, w)
    return svg.group(*parts, transform=place_of(box))


def prayer(s: Scene, seat: Seat, w: float) -> list[Element]:
    """The prayer track from 0 to 11 and the points as a number."""
    points = s.player(seat).prayer
    room = w - 12 - LEFT - 46
    gap = 2.0
    size = (room - gap * (PRAYER_MAX - 1)) / PRAYER_MAX
    boxes = [
        svg.rect(
            LEFT + 46 + (size + gap) * i,
            60,
            size,
            15,
            rx=2.4,
            fill=svg.LAPIS if i < points else svg.PAPYRUS_LIGHT,
            stroke="#9b7f45",
            stroke_width=0.8,
        )
        for i in range(PRAYER_MAX)
    ]
    return [
        svg.group(
            svg.title(s.word("prayer", points=points, most=PRAYER_MAX)),
            svg.glyph("ankh", LEFT + 8, 67, 22, svg.INK, body=svg.GOLD),
            svg.label(str(points), LEFT + 20, 67.5, size=18, face="bold", anchor="start"),
            *boxes,
            id=f"prayer-{seat}",
        )
    ]


def tokens(s: Scene, seat: Seat, x: float, y: float) -> list[Element]:
    """The action tokens that are not placed yet."""
    player = s.player(seat)
    found = [
        svg.group(
            svg.title(f"{s.word('tokens')}: {player.tokens}"),
            svg.marker(x + 8, y, 13, seat),
            svg.label(str(player.tokens), x + 21, y, size=13, face="bold", anchor="start"),
        )
    ]
    at = x + 41
    for fill, glyph, count, word in (
        (SILVER, "silver_collar", player.silver, "silver"),
        (GOLDEN, "gold_collar", player.gold, "gold"),
    ):
        if count:
            found.append(svg.group(svg.title(s.word(word)), coin(at + 2, y, 8.5, fill, glyph)))
            at += 21
    if player.assemble:
        found.append(svg.group(svg.title(s.word("assemble")), coin(at + 2, y, 8.5, "#8fb59b", "friend")))
    return found


def played_cards(s: Scene, seat: Seat, x: float, y: float, step: float) -> list[Element]:
    """Battle cards that have been played: face up for all to see, and face down."""
    player = s.player(seat)
    names = ", ".join(s.voice.name(card) for card in player.face_up)
    words = f"{s.word('face-up')}: {len(player.face_up)}" + (f" ({names})" if names else "")
    return [
        svg.group(svg.title(words), small_card(x + 8, y, False), count(x + 21, y, len(player.face_up))),
        svg.group(
            svg.title(f"{s.word('face-down')}: {len(player.face_down)}"),
            small_card(x + step + 8, y, True),
            count(x + step + 21, y, len(player.face_down)),
        ),
    ]


@svg.made_once
def count(x: float, y: float, number: int) -> Element:
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


def waiting(s: Scene, seat: Seat, w: float) -> list[Element]:
    """Companions in the supply, and mercenaries."""
    player = s.player(seat)
    parts: list[Element] = []
    x = LEFT + 9
    supply = player.companions_in("")
    step = min(25.0, (w - 12 - LEFT - 44) / max(1, len(supply)))
    for companion in supply:
        parts.append(companion_spot(s, companion, x, 147, 10.5, seat))
        x += step
    if player.mercenaries:
        parts.append(tally(s, "mercenaries", "scimitar", player.mercenaries, w - 48, 147, 16))
    return parts


@svg.remembered
def tiles(s: Scene, seat: Seat, box: Box) -> Element:
    """The power tiles that a player owns, in the order in which they came."""
    w, h = size_of(box)
    owned = s.player(seat).tiles
    first = int(s.view.gods and bool(s.player(seat).faction))  # the God tile comes first
    shown = len(owned) + first
    rows = max(1, int((h - 164 + 2) // (TILE + 2)))
    named = shown <= 3 * rows
    columns = 3 if named else max(int((w - 26) // (TILE + 2.4)), -(-shown // rows))
    step = (w - 30) / columns
    parts: list[Element] = [svg.divider(18, 159.5, w - 30)]
    if first:
        parts.append(god_tile(s, seat, 20, 163.5, TILE, step, named))
    elif not owned:
        parts.append(svg.label(s.word("no-tiles"), w / 2, 178, size=12.5, fill=svg.FADED_INK))
    for i, tile in enumerate(owned, first):
        x, y = 20 + step * (i % columns), 163.5 + (TILE + 2.5) * (i // columns)
        spot = svg.spot(
            svg.identifier("owned", seat, tile),
            tile_chip(tile, x, y, TILE),
            stacked(s.voice.name(tile), x + TILE + 4, y + TILE / 2, step - TILE - 7, 12) if named else None,
            choice=f"tile:{tile}" if s.asks(*OWN_TILE_QUESTIONS) and s.may_name(seat) else None,
            choices=s.open,
            tip=s.tile_tip(tile),
            classes="tile",
        )
        parts.append(spot.having(data_owner=seat))
    return svg.group(*parts, transform=place_of(box))
