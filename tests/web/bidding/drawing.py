from __future__ import annotations

from senet import svg
from senet.kernel.play import choices, deciders, text
from senet.kernel.telling import Voice
from tests.kernel.toy.table import Toy


def draw(view: Toy, voice: Voice) -> str:
    offered = {text(choice) for choice in choices(view, view.flow.viewer)}
    return svg.lit(str(compose(view, voice)), offered, view.flow.viewer, deciders(view))


def compose(view: Toy, voice: Voice, commons: svg.Commons | None = None) -> svg.Composition:
    """Every hand as a row of cards; others' cards show their backs."""
    viewer = view.flow.viewer
    parts = [svg.frame(700, 120 + 130 * len(view.players))]
    for number, prize in enumerate(view.prizes):
        drawn = svg.disc(80 + 90 * number, 60, 30, seat=None, glyph="gold_collar")
        parts.append(svg.spot(f"prize-{number}", drawn, svg.label(str(prize), 80 + 90 * number, 100)))
    for seat, player in enumerate(view.players):
        top = 120 + 130 * seat
        parts.append(svg.label(f"{voice.who(seat)}: {player.points}", 60, top + 60, width=100))
        for number, card in enumerate(player.hand):
            if seat == viewer:
                face = svg.card(130 + 100 * number, top, 90, 120, card, seat=seat)
                parts.append(svg.spot(f"card-{seat}-{card}", face, choice=f"bid:{card}", tip=card))
            else:
                parts.append(
                    svg.spot(f"back-{seat}-{number}", svg.card_back(130 + 100 * number, top, 90, 120))
                )
    words = [("pass", 560), ("burn", 630)]
    for verb, x in words:
        parts.append(svg.spot(f"do-{verb}", svg.tile(x, 60, 50), choice=verb, tip=verb))
    return svg.composition(700, 120 + 130 * len(view.players), parts, title="Bidding")
