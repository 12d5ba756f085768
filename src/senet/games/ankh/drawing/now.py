"""What is going on, beside the hand: the regions, a battle, an auction, or the gods to choose from."""

from __future__ import annotations

from typing import Final, NamedTuple

from senet import svg
from senet.games.ankh.components import CARD_STRENGTH, GODS, MONUMENTS
from senet.games.ankh.drawing.map import RegionToken, region_tip, region_token, token_of
from senet.games.ankh.drawing.scene import (
    CARD_GLYPH,
    FIGURE_GLYPH,
    FOLLOWER_GLYPH,
    Name,
    fitted,
    god_glyph,
    name_of,
    people_of,
)
from senet.games.ankh.table import NOBODY, Ankh, Battle
from senet.games.ankh.table_majority import majority
from senet.games.ankh.table_strength import strength
from senet.kernel.game import Seat
from senet.kernel.telling import Words
from senet.svg import Box, Element, Scene

PICK_GOD: Final = "pick_god"
AUCTION_BID: Final = "auction_bid"
HEAD: Final = 40.0


class Region(NamedTuple):
    """A region in the overview."""

    token: RegionToken
    crowd: tuple[tuple[Seat, int], ...]  # the sides with figures there, and how many they have
    leaders: tuple[
        tuple[Seat, str], ...
    ]  # who controls most monuments of each type, and what they are called


class Fighter(NamedTuple):
    """A side in a battle."""

    name: Name
    total: int  # its strength
    figures: int
    cards: tuple[str, ...]  # revealed
    backs: int  # laid down and not yet revealed
    is_waited_for: bool
    has_won: bool


class Fight(NamedTuple):
    """A battle."""

    box: Box
    order: int  # the number of the region
    is_plague: bool  # it is asked what the sides pay against a plague
    fighters: tuple[Fighter, ...]


class Bidder(NamedTuple):
    name: Name
    followers: int
    has_bid: bool
    is_bidding: bool


class Auction(NamedTuple):
    """The guardian that is auctioned, and the bidders."""

    box: Box
    kind: str
    bidders: tuple[Bidder, ...]


def going_on(s: Scene, box: Box) -> Element:
    """Only battles and auctions look different to those who are in them."""
    view: Ankh = s.view
    if view.battle is not None:
        return fight_drawn(fight_of(s, view.battle, box), s.words)
    if s.asks(AUCTION_BID):
        return auction_drawn(auction_of(s, box), s.words)
    drawn: Element = svg.for_all(s, gods if s.asks(PICK_GOD) else regions, box)
    return drawn


# -- regions ---------------------------------------------------------------------------------------


def regions(s: Scene, box: Box) -> Element:
    """The regions in the order of the next Conflict."""
    view: Ankh = s.view
    fixed = view.regions_in_order()
    shown = [*fixed, *[region for region in view.map().regions if region not in fixed]]
    return regions_drawn(box, tuple([region_of(s, region) for region in shown]), s.words)


def region_of(s: Scene, region: str) -> Region:
    view: Ankh = s.view
    crowd = tuple([(side, len(view.figures_in(region, side))) for side in view.present(region)])
    leaders = [majority(view, region, kind) for kind in MONUMENTS]
    people = [("" if side == NOBODY else people_of(s, side)) for side in leaders]
    return Region(token_of(s, region), crowd, tuple(zip(leaders, people, strict=True)))


@svg.part
def regions_drawn(box: Box, shown: tuple[Region, ...], words: Words) -> Element:
    """One chip for each region: its number and size, who stands there, who has most monuments."""
    x, y, width, height = box
    rows = 1 if len(shown) <= 4 else 2
    columns = -(-len(shown) // rows)
    wide, tall = (width - 20) / columns, (height - 16) / rows
    chips = []
    for i, region in enumerate(shown):
        left, top = x + 10 + wide * (i % columns), y + 8 + tall * (i // columns)
        chips.append(region_chip(region, Box(left, top, wide - 6, tall - 4), words))
    return svg.group(svg.papyrus(x, y, width, height), *chips, id="regions")


@svg.part
def region_chip(p: Region, box: Box, words: Words) -> Element:
    """Its token and size, the figures there by side, and the majorities of monuments."""
    x, y, width, height = box
    tight = height < 90
    top, foot = y + (19 if tight else 27), y + height - (14 if tight else 22)
    row = x + 50 if tight else x + 17
    size = words.word("spaces", {"count": p.token.spaces})
    paint = {"stroke": "#d8c48d", "class_": "edge"}
    chip = svg.spot(
        svg.identifier("chip", p.token.region),
        svg.rect(x, y, width, height, rx=7, fill="#fff8e2", fill_opacity=0.6, **paint),
        region_token(p.token, x + 24, top, 12 if tight else 14, "order", words),
        svg.label(size, x + 24, foot, size=13, fill=svg.FADED_INK)
        if tight
        else svg.label(size, x + 52, top, size=15, fill=svg.FADED_INK, anchor="start"),
        crowd(p, row, top if tight else y + height * 0.53, x + width - row - 4, 12.5 if tight else 19),
        majorities(p, x + 46, foot, width - 48, 19, words)
        if tight
        else majorities(p, x + 10, foot, width - 14, 31, words),
        tip=region_tip(p.token, words),
        classes=f"chip region-{p.token.region}",
    )
    return chip.having(data_region=p.token.region)


def crowd(p: Region, x: float, y: float, width: float, size: float) -> Element:
    """The sides with figures in the region and how many they have."""
    step = min(size * 2.2, width / max(1, len(p.crowd)))
    return svg.group(*[presence(*each, x + step * i, y, size) for i, each in enumerate(p.crowd)])


@svg.made_once
def presence(side: Seat, count: int, x: float, y: float, size: float) -> Element:
    high = max(12.5, size * 0.85)
    return svg.group(
        svg.marker(x, y, size, side),
        svg.label(str(count), x + size * 0.62 + 1, y, size=high, face="bold", anchor="start"),
    )


def majorities(p: Region, x: float, y: float, width: float, size: float, words: Words) -> Element:
    """Who controls most monuments of each type."""
    step = min(size + 9, width / 3)
    signs = []
    for i, (side, people) in enumerate(p.leaders):
        kind, cx = MONUMENTS[i], x + step * i + size / 2
        if side == NOBODY:
            signs.append(svg.glyph(kind, cx, y, size * 0.8, "#8a744a", opacity=0.45))
        else:
            tile = svg.tile(cx, y, size, glyph=kind, seat=side)
            signs.append(svg.group(tile, svg.title(words.word("majority", {"who": people}))))
    return svg.group(*signs)


# -- gods to choose from ---------------------------------------------------------------------------


def gods(s: Scene, box: Box) -> Element:
    view: Ankh = s.view
    taken = [player.god for player in view.players]
    return gods_drawn(box, tuple([god for god in GODS if god in taken]), s.words)


@svg.part
def gods_drawn(box: Box, taken: tuple[str, ...], words: Words) -> Element:
    x, y, width, height = box
    step = (width - 24) / len(GODS)
    spots = []
    for i, god in enumerate(GODS):
        centre, name = x + 12 + step * (i + 0.5), words.name(god)
        fill, ink = ("#8d8069", svg.FADED_INK) if god in taken else (svg.LAPIS, svg.LAPIS)
        disc = svg.disc(centre, y + height * 0.44, 36, fill=fill, glyph=god, rim=svg.GOLD_LIGHT)
        label = svg.label(name, centre, y + height - 24, size=16, face="serif", fill=ink)
        tip = f"{name}, {words.name(f'epithet_{god}')}: {words.card(god)}"
        spots.append(svg.spot(f"pick-{god}", disc, label, choice=f"god:{god}", tip=tip))
    return svg.group(svg.papyrus(x, y, width, height), *spots, id="gods")


# -- battle ----------------------------------------------------------------------------------------


def fight_of(s: Scene, battle: Battle, box: Box) -> Fight:
    view: Ankh = s.view
    fighters = tuple([fighter_of(s, battle, side) for side in battle.sides])
    return Fight(box, view.order.get(battle.region, 0), s.asks("plague_bid"), fighters)


def fighter_of(s: Scene, battle: Battle, side: Seat) -> Fighter:
    view: Ankh = s.view
    total, cards = battle.totals.get(side), tuple(battle.cards.get(side, ()))
    has_laid = s.asks("battle_card") and not s.decides(side) and not cards
    return Fighter(
        name_of(s, side),
        strength(view, side, battle.region) if total is None else total,
        len(view.figures_in(battle.region, side)),
        cards,
        0 if not has_laid else 2 if battle.two_cards == side else 1,
        s.asks("battle_card", "plague_bid") and s.decides(side),
        battle.winner == side,
    )


@svg.part
def fight_drawn(p: Fight, words: Words) -> Element:
    """Who fights, with what strength so far, and the cards that are laid."""
    x, y, width, height = p.box
    title = words.word("plague" if p.is_plague else "battle", {"number": p.order or "?"})
    column = (width - 20) / max(2, len(p.fighters))
    fighters = [
        fighter(each, Box(x + 10 + column * i, y + HEAD, column - 6, height - HEAD - 9), words)
        for i, each in enumerate(p.fighters)
    ]
    return svg.group(svg.panel(x, y, width, height, title), *fighters, id="battle")


@svg.part
def fighter(p: Fighter, box: Box, words: Words) -> Element:
    x, y, width, height = box
    side, people, god = p.name
    fill = svg.GOLD_LIGHT if p.has_won else "#fff8e2"
    parts: list[Element | None] = [
        svg.rect(x, y, width, height, rx=8, fill=fill, fill_opacity=0.75, stroke="#cdb983", class_="edge"),
        svg.disc(x + 25, y + 26, 18, seat=side, glyph=god_glyph(god)),
        fitted(people, x + 50, y + 14, 14, width - 56, "bold"),
        svg.glyph("mace", x + 56, y + 37, 20, svg.CARNELIAN, body="#d99a8c"),
        svg.label(str(p.total), x + 68, y + 37, size=21, fill=svg.CARNELIAN, face="serif", anchor="start"),
        svg.tally(x + 8, y + height * 0.77, "soldier", p.figures, size=19),
        svg.glyph("double_crown", x + width - 16, y + 36, 24, svg.INK, body=svg.GOLD) if p.has_won else None,
        *laid_cards(p, Box(x + 54, y + height * 0.55, width - 58, height * 0.42), words),
    ]
    tip = f"{people}: {words.word('strength', {'total': p.total})}"
    return svg.spot(f"fighter-{side}", *parts, acting=p.is_waited_for, tip=tip, classes="fighter")


def laid_cards(p: Fighter, box: Box, words: Words) -> list[Element]:
    """Revealed cards; the back of a card for who has chosen and waits."""
    x, y, width, height = box
    side, wide = p.name.side, height * 0.74
    step = min(wide + 4, width / 2)
    cards = [
        laid_card(side, card, Box(x + step * i, y, wide, height), words) for i, card in enumerate(p.cards)
    ]
    if len(cards) == 1 and width > wide + 70:
        name, room = words.name(p.cards[0]), width - wide - 12
        cards.append(svg.paragraph(name, x + wide + 9, y + 4, room, 13, leading=1.15, lines=2))
    for i in range(p.backs):
        back = svg.card_back(x + step * i, y, wide, height)
        cards.append(svg.spot(f"laid-{side}-{i}", back, tip=words.word("card-laid")))
    if not cards:
        paint = {"stroke": "#8a744a", "stroke_dasharray": "4 3"}
        cards.append(svg.rect(x, y, wide, height, rx=4, fill="#5b4a2a", fill_opacity=0.07, **paint))
    return cards


def laid_card(side: Seat, card: str, box: Box, words: Words) -> Element:
    x, y, width, height = box
    ground = svg.rect(x, y, width, height, rx=4, fill=svg.PAPYRUS_LIGHT, stroke="#8a6d35", class_="edge")
    art = svg.glyph(CARD_GLYPH[card], *box.middle, width * 0.8, svg.INK, body=svg.DESERT, weight=0.4)
    value = CARD_STRENGTH[card]
    corner = svg.counter(x + width - 4, y + 4, f"+{value}", size=12) if value else None
    piece = svg.group(ground, art, class_="piece")
    tip = f"{words.name(card)}: {words.card(card)}"
    return svg.spot(svg.identifier("laid", side, card), piece, corner, tip=tip)


# -- auction ---------------------------------------------------------------------------------------


def auction_of(s: Scene, box: Box) -> Auction:
    view: Ankh = s.view
    level = s.args[0] if s.args and isinstance(s.args[0], int) else 1
    bidders = [
        Bidder(name_of(s, side), view.players[side].followers, side in view.flow.answers, s.decides(side))
        for side in view.ranking
    ]
    return Auction(box, view.guardians[level - 1], tuple(bidders))


@svg.part
def auction_drawn(p: Auction, words: Words) -> Element:
    """The guardian that is auctioned, and who has bid already."""
    x, y, width, height = p.box
    middle = y + HEAD + (height - HEAD) / 2 - 4
    parts: list[Element] = [
        svg.panel(x, y, width, height, words.word("auction", {"guardian": words.name(p.kind)})),
        svg.disc(x + 66, middle, 36, fill="#6d5c40", glyph=FIGURE_GLYPH[p.kind], rim=svg.GOLD_LIGHT),
    ]
    step = (width - 140) / max(1, len(p.bidders))
    for i, ((side, people, god), followers, has_bid, is_bidding) in enumerate(p.bidders):
        cx = x + 126 + step * (i + 0.5)
        disc = svg.disc(cx, middle - 16, 20, seat=side, glyph=god_glyph(god))
        if has_bid:
            sign = svg.card_back(cx - 13, middle + 12, 26, 30, "worshipper")
        else:
            sign = svg.tally(cx - 18, middle + 28, FOLLOWER_GLYPH, followers, size=19)
        parts.append(svg.spot(f"bidder-{side}", disc, sign, acting=is_bidding, tip=people))
    return svg.group(*parts, id="auction")
