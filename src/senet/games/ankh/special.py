"""What scenarios add at the end of a Conflict: cities and auctions. (ANKH-507 to 512)"""

from __future__ import annotations

from typing import Final

from senet.games.ankh.components import BASE
from senet.games.ankh.devotion import forbids_bid, gain_devotion, possible_bids, sacrifice
from senet.games.ankh.maps_files import AUCTION
from senet.games.ankh.table import NOBODY, Ankh
from senet.kernel.game import Choice, Question, Seat

AUCTIONS: Final = 3  # after the first three Conflicts


def score_cities(g: Ankh) -> None:
    """Cities score one after another, each as its own gain. (ANKH-508)"""
    for city in g.cities():
        g.then(score_city, city)


def score_city(g: Ankh, city: str) -> None:
    """1 devotion for the side with a figure in the City; if it is empty, for the side with strictly
    the most figures next to it. (ANKH-508)"""
    side = patron(g, city)
    if side != NOBODY:
        gain_devotion(g, side, 1, "city")


def patron(g: Ankh, city: str) -> Seat:
    figure = g.occupant(city)
    if figure is not None:
        return figure[0]
    near = [g.figures[space][0] for space in g.map().adjacent[city] if space in g.figures]
    counts = {side: near.count(side) for side in g.ranking if side in near}
    best = max(counts.values(), default=0)
    leaders = [side for side, count in counts.items() if count == best]
    return leaders[0] if len(leaders) == 1 else NOBODY


# -- the Menagerie -------------------------------------------------------------------------------


def auction_guardians(g: Ankh, number: int) -> None:
    """After Conflict 1, 2 and 3 the guardians of that level are auctioned. (ANKH-511)"""
    if g.special() == AUCTION and number <= AUCTIONS:
        g.then(auction, number, ())


def auction(g: Ankh, level: int, winners: tuple[Seat, ...]) -> None:
    """The next figure is auctioned among the sides with a free base that have won none yet; a side
    without followers bids 0 without being asked. (ANKH-512, ANKH-521)"""
    kind = g.guardians[level - 1]
    asked = [
        side
        for side in g.ranking
        if side not in winners and g.free_bases(side, BASE[kind]) > 0 and g.players[side].followers
    ]
    if g.stable[kind] and asked:
        g.ask_all(asked, AUCTION_BID, auction_bid_made, level, winners)
    else:
        g.then(close_auctions, level)


def offer_auction_bid(g: Ankh, seat: Seat, level: int, winners: tuple[Seat, ...]) -> list[Choice]:
    return possible_bids(g, seat)


def forbids_auction_bid(g: Ankh, seat: Seat, choice: Choice, level: int, winners: tuple[Seat, ...]) -> str:
    return forbids_bid(g, seat, choice)


def auction_bid_made(g: Ankh, answers: dict[Seat, Choice], level: int, winners: tuple[Seat, ...]) -> None:
    """The highest bid wins, among equals the side with less devotion; only the winner pays. (ANKH-512)"""
    bids = {side: int(answers[side][1]) for side in g.ranking if side in answers}
    for side, bid in bids.items():
        g.tell("bid_revealed", g.team(side), bid)
    best = max(bids.values())
    if best == 0:
        g.then(close_auctions, level)
        return
    winner = next(side for side, bid in bids.items() if bid == best)
    kind = g.guardians[level - 1]
    sacrifice(g, winner, best, AUCTION)
    g.stable[kind] -= 1
    g.players[winner].guardians.append(kind)
    g.tell("guardian_joined", g.team(winner), kind)
    g.then(auction, level, (*winners, winner))


AUCTION_BID: Final = Question("auction_bid", offer_auction_bid, forbids_auction_bid, final=True)


def close_auctions(g: Ankh, level: int) -> None:
    """Figures that nobody bought stay out of the game. (ANKH-512)"""
    kind = g.guardians[level - 1]
    if g.stable[kind]:
        g.tell("guardians_unsold", kind, g.stable[kind])
    g.put_away(kind, g.stable[kind])
    g.stable[kind] = 0
