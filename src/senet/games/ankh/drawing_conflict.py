"""The panel beside the hand: the regions, a battle, an auction, or the gods to choose from."""

from __future__ import annotations

from typing import Final

from senet import svg
from senet.games.ankh.components import CARD_STRENGTH, GODS, MONUMENTS
from senet.games.ankh.drawing_map import region_tip, region_token
from senet.games.ankh.drawing_scene import CARD_GLYPH, FIGURE_GLYPH, FOLLOWER_GLYPH, Scene, fitted
from senet.games.ankh.table import NOBODY, Battle
from senet.games.ankh.table_majority import majority
from senet.games.ankh.table_strength import strength
from senet.kernel.game import Seat
from senet.svg import Element

PICK_GOD: Final = "pick_god"
AUCTION_BID: Final = "auction_bid"
HEAD: Final = 40.0


@svg.remembered
def context(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    """What is going on, or else the regions in the order of the next Conflict."""
    battle = s.view.battle
    if s.asks(PICK_GOD):
        return gods(s, x, y, width, height)
    if battle is not None:
        return fight(s, battle, x, y, width, height)
    if s.asks(AUCTION_BID):
        return auction(s, x, y, width, height)
    return regions(s, x, y, width, height)


# -- regions ---------------------------------------------------------------------------------------


@svg.remembered
def regions(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    """One chip for each region: its number and size, who stands there, who has most monuments."""
    fixed = s.view.regions_in_order()
    shown = [*fixed, *(region for region in s.ground.regions if region not in fixed)]
    rows = 1 if len(shown) <= 4 else 2
    columns = -(-len(shown) // rows)
    wide, tall = (width - 20) / columns, (height - 16) / rows
    chips = [
        region_chip(
            s, region, x + 10 + wide * (i % columns), y + 8 + tall * (i // columns), wide - 6, tall - 4
        )
        for i, region in enumerate(shown)
    ]
    return svg.group(svg.papyrus(x, y, width, height), *chips, id="regions")


@svg.remembered
def region_chip(s: Scene, region: str, x: float, y: float, width: float, height: float) -> Element:
    """Its token and size, the figures there by side, and the majorities of monuments."""
    tight = height < 90
    top = y + (19 if tight else 27)
    size = s.word("spaces", count=len(s.ground.regions[region]))
    row = x + 50 if tight else x + 17
    foot = y + height - (14 if tight else 22)
    parts = [
        svg.rect(
            x, y, width, height, rx=7, fill="#fff8e2", fill_opacity=0.6, stroke="#d8c48d", class_="edge"
        ),
        region_token(s, region, x + 24, top, 12 if tight else 14, prefix="order"),
        svg.label(size, x + 24, foot, size=13, fill=svg.FADED_INK)
        if tight
        else svg.label(size, x + 52, top, size=15, fill=svg.FADED_INK, anchor="start"),
        crowd(
            s, region, row, top if tight else y + height * 0.53, x + width - row - 4, 12.5 if tight else 19
        ),
        majorities(
            s, region, x + 46 if tight else x + 10, foot, width - (48 if tight else 14), 19 if tight else 31
        ),
    ]
    chip = svg.spot(
        svg.identifier("chip", region), *parts, tip=region_tip(s, region), classes=f"chip region-{region}"
    )
    return chip.having(data_region=region)


@svg.remembered
def crowd(s: Scene, region: str, x: float, y: float, width: float, size: float) -> Element:
    """The sides with figures in the region and how many they have."""
    sides = s.view.present(region)
    step = min(size * 2.2, width / max(1, len(sides)))
    return svg.group(*(presence(s, region, side, x + step * i, y, size) for i, side in enumerate(sides)))


@svg.remembered
def presence(s: Scene, region: str, side: Seat, x: float, y: float, size: float) -> Element:
    count = len(s.view.figures_in(region, side))
    return svg.group(
        svg.marker(x, y, size, side),
        svg.label(
            str(count), x + size * 0.62 + 1, y, size=max(12.5, size * 0.85), face="bold", anchor="start"
        ),
    )


@svg.remembered
def majorities(s: Scene, region: str, x: float, y: float, width: float, size: float) -> Element:
    """Who controls most monuments of each type."""
    step = min(size + 9, width / 3)
    signs = []
    for i, kind in enumerate(MONUMENTS):
        leader = svg.asked(majority, s.view, region, kind)
        cx = x + step * i + size / 2
        if leader == NOBODY:
            signs.append(svg.glyph(kind, cx, y, size * 0.8, "#8a744a", opacity=0.45))
        else:
            tile = svg.tile(cx, y, size, glyph=kind, seat=leader)
            signs.append(svg.group(tile, svg.title(s.word("majority", who=s.people(leader)))))
    return svg.group(*signs)


# -- gods to choose from ---------------------------------------------------------------------------


@svg.remembered
def gods(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    taken = [player.god for player in s.view.players]
    step = (width - 24) / len(GODS)
    spots = []
    for i, god in enumerate(GODS):
        centre = x + 12 + step * (i + 0.5)
        faded = god in taken
        disc = svg.disc(
            centre,
            y + height * 0.44,
            36,
            fill="#8d8069" if faded else svg.LAPIS,
            glyph=god,
            rim=svg.GOLD_LIGHT,
        )
        name = svg.label(
            s.voice.name(god),
            centre,
            y + height - 24,
            size=16,
            face="serif",
            fill=svg.FADED_INK if faded else svg.LAPIS,
        )
        tip = f"{s.voice.name(god)}, {s.epithet(god)}: {s.voice.card(god)}"
        spots.append(svg.spot(f"pick-{god}", disc, name, choice=f"god:{god}", choices=s.open, tip=tip))
    return svg.group(svg.papyrus(x, y, width, height), *spots, id="gods")


# -- battle ----------------------------------------------------------------------------------------


@svg.remembered
def fight(s: Scene, battle: Battle, x: float, y: float, width: float, height: float) -> Element:
    """Who fights, with what strength so far, and the cards that are laid."""
    order = s.view.order.get(battle.region, "?")
    title = s.word("plague", number=order) if s.asks("plague_bid") else s.word("battle", number=order)
    column = (width - 20) / max(2, len(battle.sides))
    fighters = [
        fighter(s, battle, side, x + 10 + column * i, y + HEAD, column - 6, height - HEAD - 9)
        for i, side in enumerate(battle.sides)
    ]
    return svg.group(svg.panel(x, y, width, height, title), *fighters, id="battle")


@svg.remembered
def fighter(s: Scene, battle: Battle, side: Seat, x: float, y: float, width: float, height: float) -> Element:
    won = battle.winner == side
    fill = svg.GOLD_LIGHT if won else "#fff8e2"
    waits = s.asks("battle_card", "plague_bid") and s.decides(side)
    known = battle.totals.get(side)
    total = svg.asked(strength, s.view, side, battle.region) if known is None else known
    figures = len(s.view.figures_in(battle.region, side))
    low = y + height * 0.77
    parts: list[Element | None] = [
        svg.rect(x, y, width, height, rx=8, fill=fill, fill_opacity=0.75, stroke="#cdb983", class_="edge"),
        svg.disc(x + 25, y + 26, 18, seat=side, glyph=s.god_glyph(side)),
        fitted(s.people(side), x + 50, y + 14, 14, width - 56, "bold"),
        svg.glyph("mace", x + 56, y + 37, 20, svg.CARNELIAN, body="#d99a8c"),
        svg.label(str(total), x + 68, y + 37, size=21, fill=svg.CARNELIAN, face="serif", anchor="start"),
        svg.tally(x + 8, low, "soldier", figures, size=19),
        svg.glyph("double_crown", x + width - 16, y + 36, 24, svg.INK, body=svg.GOLD) if won else None,
        *laid_cards(s, battle, side, x + 54, y + height * 0.55, width - 58, height * 0.42),
    ]
    tip = f"{s.people(side)}: {s.word('strength', total=total)}"
    return svg.spot(f"fighter-{side}", *parts, acting=waits, tip=tip, classes="fighter")


def laid_cards(
    s: Scene, battle: Battle, side: Seat, x: float, y: float, width: float, height: float
) -> list[Element]:
    """Revealed cards; the back of a card for who has chosen and waits."""
    wide = height * 0.74
    cards = battle.cards.get(side, [])
    step = min(wide + 4, width / 2)
    if len(cards) == 1 and width > wide + 70:
        name = s.voice.name(cards[0])
        words = svg.paragraph(name, x + wide + 9, y + 4, width - wide - 12, 13, leading=1.15, lines=2)
        return [laid_card(s, side, cards[0], x, y, wide, height), words]
    if cards:
        return [laid_card(s, side, card, x + step * i, y, wide, height) for i, card in enumerate(cards)]
    if s.asks("battle_card") and not s.decides(side):
        count = 2 if battle.two_cards == side else 1
        return [
            svg.spot(
                f"laid-{side}-{i}", svg.card_back(x + step * i, y, wide, height), tip=s.word("card-laid")
            )
            for i in range(count)
        ]
    slot = svg.rect(
        x, y, wide, height, rx=4, fill="#5b4a2a", fill_opacity=0.07, stroke="#8a744a", stroke_dasharray="4 3"
    )
    return [slot]


@svg.remembered
def laid_card(s: Scene, side: Seat, card: str, x: float, y: float, width: float, height: float) -> Element:
    ground = svg.rect(x, y, width, height, rx=4, fill=svg.PAPYRUS_LIGHT, stroke="#8a6d35", class_="edge")
    art = svg.glyph(
        CARD_GLYPH[card], x + width / 2, y + height * 0.5, width * 0.8, svg.INK, body=svg.DESERT, weight=0.4
    )
    value = CARD_STRENGTH[card]
    corner = svg.counter(x + width - 4, y + 4, f"+{value}", size=12) if value else None
    tip = f"{s.voice.name(card)}: {s.voice.card(card)}"
    return svg.spot(
        svg.identifier("laid", side, card), svg.group(ground, art, class_="piece"), corner, tip=tip
    )


# -- auction ---------------------------------------------------------------------------------------


@svg.remembered
def auction(s: Scene, x: float, y: float, width: float, height: float) -> Element:
    """The guardian that is auctioned, and who has bid already."""
    level = s.args[0] if s.args and isinstance(s.args[0], int) else 1
    kind = s.view.guardians[level - 1]
    left, middle = x + 66, y + HEAD + (height - HEAD) / 2 - 4
    parts: list[Element] = [
        svg.panel(x, y, width, height, s.word("auction", guardian=s.voice.name(kind))),
        svg.disc(left, middle, 36, fill="#6d5c40", glyph=FIGURE_GLYPH[kind], rim=svg.GOLD_LIGHT),
    ]
    sides = s.view.ranking
    step = (width - 140) / max(1, len(sides))
    for i, side in enumerate(sides):
        cx = x + 126 + step * (i + 0.5)
        bidding = s.decides(side)
        done = side in s.view.flow.answers
        disc = svg.disc(cx, middle - 16, 20, seat=side, glyph=s.god_glyph(side))
        shown = svg.card_back(cx - 13, middle + 12, 26, 30, "worshipper") if done else None
        word = (
            svg.tally(cx - 18, middle + 28, FOLLOWER_GLYPH, s.player(side).followers, size=19)
            if not done
            else None
        )
        parts.append(svg.spot(f"bidder-{side}", disc, word, shown, acting=bidding, tip=s.people(side)))
    return svg.group(*parts, id="auction")
