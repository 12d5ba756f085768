"""Battle: the War Council, the Confrontation and the Resolution (steps 1 to 3 of 8)."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.aftermath import battle_ending, losers_aftermath, winners_aftermath
from senet.games.kemet.amon.table import AMON, HUMAN
from senet.games.kemet.amon.troops import arrive, replace_lost
from senet.games.kemet.casualties import casualties, rewards
from senet.games.kemet.components import BATTLE_CARDS, BATTLE_DI, CARDS, DIVERSION, INTERVENTIONS
from senet.games.kemet.effects import card_price, pay
from senet.games.kemet.moments import CONFRONTATION_ENDS, COUNCIL_BEGINS, trigger
from senet.games.kemet.strength import active_companions, battle_of, side_of, strength
from senet.games.kemet.table import NOBODY, Battle, Kemet, Side, named
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat, number

SPY: Final = "sapphire_spy"
OMNISCIENCE: Final = "ruby_omniscience"
COPIES: Final = ("", "2", "3", "4", "5")  # how a choice says how many of a card; one goes without saying


def fight(g: Kemet, area: str, attacker: Seat, defender: Seat) -> None:
    """A mixed troop has one defender, named by the team. (KEMET-136, KEMET-249, KEMET-341)"""
    if len(g.allies_in(defender, area)) > 1:
        g.ask(g.spokesman(defender, area), DEFENDER, defender_chosen, area, attacker)
    else:
        g.then(begin_battle, area, attacker, defender)


def offer_defender(g: Kemet, seat: Seat, area: str, attacker: Seat) -> list[Choice]:
    return [("seat", str(member)) for member in g.allies_in(seat, area)]


def forbids_defender(g: Kemet, seat: Seat, choice: Choice, area: str, attacker: Seat) -> str:
    if choice[0] != "seat":
        return NOT_AN_ANSWER
    return "" if choice in offer_defender(g, seat, area, attacker) else "KEMET-249"


def defender_chosen(g: Kemet, seat: Seat, choice: Choice, area: str, attacker: Seat) -> None:
    """This member's tiles and cards defend the whole troop. (KEMET-249)"""
    g.then(begin_battle, area, attacker, int(choice[1]))


DEFENDER: Final = Question("defender", offer_defender, forbids_defender)


def begin_battle(g: Kemet, area: str, attacker: Seat, defender: Seat) -> None:
    """A battle always has all eight steps. (KEMET-136, KEMET-139)"""
    g.battle = Battle(area, [new_side(g, attacker, area), new_side(g, defender, area)], False, NOBODY)
    g.tell("battle", attacker, defender, area)
    tell_of_snakes(g)
    amon = g.amon
    if amon is not None:
        amon.struck = area in amon.due
        amon.due = [each for each in amon.due if each != area]
    g.then(war_council)
    g.then(confrontation)
    g.then(resolution)
    g.then(casualties)
    if amon is not None:
        g.then(replace_lost)
    g.then(rewards)
    g.then(losers_aftermath)
    if amon is not None:
        g.then(replace_lost)
    g.then(winners_aftermath)
    g.then(battle_ending)
    if amon is not None:
        g.then(arrive, area)
        g.then(strike_back)


def tell_of_snakes(g: Kemet) -> None:
    """Tell whose creature has no effect in this battle. (KEMET-220)"""
    one, two = battle_of(g).sides
    for side, other in ((one, two), (two, one)):
        for companion in side.companions:
            if companion not in active_companions(side, other):
                g.tell("creature_bound", side.seat, companion)


def strike_back(g: Kemet) -> None:
    """A new troop of Amon that shares an area with one of the player's attacks it. (KEMET-296, KEMET-360)"""
    amon = g.amon
    if amon is not None and amon.due:
        area = amon.due[0]
        if g.foe_in(AMON, area) == NOBODY:
            amon.due.remove(area)
            g.then(strike_back)
        else:
            g.then(fight, area, AMON, HUMAN)


def councillors(g: Kemet) -> list[Seat]:
    """Who takes part in the War Council: both sides, except Amon. (KEMET-292)"""
    seats = [side.seat for side in battle_of(g).sides]
    return seats if g.amon is None else [seat for seat in seats if seat != AMON]


def new_side(g: Kemet, seat: Seat, area: str) -> Side:
    """Whatever is in the area when the battle begins counts throughout the battle. (KEMET-097, KEMET-250)"""
    player = g.players[seat]
    return Side(
        seat=seat,
        companions=g.company(seat, area),
        units=g.units_in(seat, area),
        stands=[area],
        god=player.faction if player.god == area else "",
    )


# -- 1. the War Council (KEMET-140 to KEMET-145) -------------------------------------------------------


def war_council(g: Kemet) -> None:
    """Effects at its start, then announcements, then the secret choices. (KEMET-140)"""
    attacker, defender = battle_of(g).sides
    trigger(g, COUNCIL_BEGINS, attacker.seat)
    trigger(g, COUNCIL_BEGINS, defender.seat)
    if g.announcements:
        g.then(ask_announcement)
    g.then(show_interventions)
    g.then(choose_battle_cards)
    g.then(ask_added_cards)


def ask_announcement(g: Kemet) -> None:
    """Each side may announce how many DI cards it will add, truthfully or not. (KEMET-144)"""
    g.ask_all(councillors(g), ANNOUNCE, announcements_chosen)


def offer_announcement(g: Kemet, seat: Seat) -> list[Choice]:
    return [PASS, *(("announce", str(n)) for n in range(len(g.players[seat].hand) + 2))]


def forbids_announcement(g: Kemet, seat: Seat, choice: Choice) -> str:
    if choice == PASS:
        return ""
    if choice[0] != "announce":
        return NOT_AN_ANSWER
    count = number(choice[1])
    if count < 0:
        return NOT_AN_ANSWER
    return "" if count <= len(g.players[seat].hand) + 1 else "KEMET-144"


def announcements_chosen(g: Kemet, answers: dict[Seat, Choice]) -> None:
    """Announcements are public and not binding. (KEMET-144)"""
    for seat, choice in answers.items():
        if choice != PASS:
            side_of(g, seat).announced = int(choice[1])
            g.tell("announced", seat, int(choice[1]))


ANNOUNCE: Final = Question("announce", offer_announcement, forbids_announcement)


def show_interventions(g: Kemet) -> None:
    """Against Omniscience, DI cards are chosen and shown first; the defender chooses before the attacker."""
    attacker, defender = battle_of(g).sides
    if g.amon is not None:
        return  # he adds none (KEMET-361)
    if g.owns(attacker.seat, OMNISCIENCE):
        g.then(ask_shown_cards, defender.seat)
    if g.owns(defender.seat, OMNISCIENCE):
        g.then(ask_shown_cards, attacker.seat)


def choose_battle_cards(g: Kemet) -> None:
    """Each side chooses two different cards simultaneously; with a Spy, the opponent chooses first.
    (KEMET-141, KEMET-214)"""
    attacker, defender = (side.seat for side in battle_of(g).sides)
    if g.amon is not None:
        g.then(ask_battle_card, HUMAN, False)  # a Spy finds nothing (KEMET-361)
    elif g.owns(attacker, SPY):
        g.then(ask_battle_card, defender, True)
        g.then(ask_battle_card, attacker, g.owns(defender, SPY))
    elif g.owns(defender, SPY):
        g.then(ask_battle_card, attacker, True)
        g.then(ask_battle_card, defender, False)
    else:
        g.ask_all([attacker, defender], PLAY_CARD, battle_cards_chosen)


def ask_battle_card(g: Kemet, seat: Seat, shown: bool) -> None:
    """One side chooses before the other. (KEMET-214)"""
    g.ask(seat, PLAY_CARD, battle_card_chosen, shown)


def offer_battle_card(g: Kemet, seat: Seat, *shown: bool) -> list[Choice]:
    return [("battle_card", card) for card in g.players[seat].battle_hand]


def forbids_battle_card(g: Kemet, seat: Seat, choice: Choice, *shown: bool) -> str:
    if choice[0] != "battle_card":
        return NOT_AN_ANSWER
    return "" if choice[1] in g.players[seat].battle_hand else named(choice[1], CARDS, "KEMET-141")


def battle_cards_chosen(g: Kemet, answers: dict[Seat, Choice]) -> None:
    """Both sides have chosen the card to play; next, the card to lay aside. (KEMET-141)"""
    for seat, choice in answers.items():
        side_of(g, seat).card = choice[1]
    g.ask_all(list(answers), LAY_ASIDE, aside_cards_chosen)


def battle_card_chosen(g: Kemet, seat: Seat, choice: Choice, shown: bool) -> None:
    """The card to play is chosen; next, the card to lay aside. (KEMET-141)"""
    side_of(g, seat).card = choice[1]
    g.ask(seat, LAY_ASIDE, aside_card_chosen, shown)


PLAY_CARD: Final = Question("play_card", offer_battle_card, forbids_battle_card, secret=True)


def offer_aside_card(g: Kemet, seat: Seat, *shown: bool) -> list[Choice]:
    return [choice for choice in offer_battle_card(g, seat) if not forbids_aside_card(g, seat, choice)]


def forbids_aside_card(g: Kemet, seat: Seat, choice: Choice, *shown: bool) -> str:
    if choice[0] != "battle_card":
        return NOT_AN_ANSWER
    other = choice[1] != side_of(g, seat).card
    held = other and choice[1] in g.players[seat].battle_hand
    return "" if held else named(choice[1], CARDS, "KEMET-141")


def aside_card_chosen(g: Kemet, seat: Seat, choice: Choice, shown: bool) -> None:
    """The face-down card stays secret; a Spy sees the other one. (KEMET-214)"""
    side = side_of(g, seat)
    side.discard = choice[1]
    if shown:
        side.card_shown = True
        g.reveal()
        g.tell("showed_card", seat, side.card)


def aside_cards_chosen(g: Kemet, answers: dict[Seat, Choice]) -> None:
    """Both sides have laid a card aside. (KEMET-141)"""
    for seat, choice in answers.items():
        side_of(g, seat).discard = choice[1]


LAY_ASIDE: Final = Question("lay_aside", offer_aside_card, forbids_aside_card, secret=True)


def ask_shown_cards(g: Kemet, seat: Seat) -> None:
    """Against Omniscience, a side chooses its DI cards openly. (KEMET-363)"""
    g.ask(seat, ADD_CARDS, shown_cards_chosen)


def ask_added_cards(g: Kemet) -> None:
    """Each side may add any number of BATTLE cards; the number stays secret. (KEMET-142, KEMET-144)"""
    seats = [seat for seat in councillors(g) if not side_of(g, seat).added_shown]
    g.ask_all(seats, ADD_CARDS, added_cards_chosen)


def offer_added_cards(g: Kemet, seat: Seat) -> list[Choice]:
    hand = g.players[seat].hand
    sets: list[list[str]] = [[]]
    for card in BATTLE_DI:
        copies = hand.count(card)
        if copies:
            sets = [each + [card] * n for each in sets for n in range(copies + 1)]
    return [("cards", cards_noun(each + more)) for each in sets for more in ([], [DIVERSION])]


def forbids_added_cards(g: Kemet, seat: Seat, choice: Choice) -> str:
    """BATTLE cards from the hand, and the Diversion; whether they can be paid for matters only later. (KEMET-145)"""
    if choice[0] != "cards":
        return NOT_AN_ANSWER
    hand = g.players[seat].hand
    parts = [part.partition(".") for part in choice[1].split("+")]
    if choice[1] != "none" and any(c not in INTERVENTIONS or n not in COPIES for c, _, n in parts):
        return NOT_AN_ANSWER
    cards = named_cards(choice[1])
    if any(card != DIVERSION and INTERVENTIONS[card].icon != "battle" for card in cards):
        return "KEMET-176"
    held = all(cards.count(c) <= (1 if c == DIVERSION else hand.count(c)) for c in cards)
    return "KEMET-142" if not held else "" if cards_noun(cards) == choice[1] else NOT_AN_ANSWER


def shown_cards_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """They stay in the hand until the reveal, but everybody knows them. (KEMET-144)"""
    side = side_of(g, seat)
    side.added = named_cards(choice[1])
    side.added_shown = True
    g.reveal()
    g.tell("showed_interventions", seat, tuple(side.added))


def added_cards_chosen(g: Kemet, answers: dict[Seat, Choice]) -> None:
    """All choices of the War Council have been made. (KEMET-142)"""
    for seat, choice in answers.items():
        side_of(g, seat).added = named_cards(choice[1])


ADD_CARDS: Final = Question("add_cards", offer_added_cards, forbids_added_cards, always=True, secret=True)


def cards_noun(cards: list[str]) -> str:
    """How a set of DI cards is named in a choice: ``war_rage.2+diversion``, or ``none``."""
    counts = [(card, cards.count(card)) for card in (*BATTLE_DI, DIVERSION) if card in cards]
    return "+".join(card if n == 1 else f"{card}.{n}" for card, n in counts) or "none"


def named_cards(noun: str) -> list[str]:
    cards: list[str] = []
    if noun != "none":
        for part in noun.split("+"):
            card, _, count = part.partition(".")
            cards += [card] * int(count or 1)
    return cards


# -- 2. the Confrontation (KEMET-146, KEMET-147) -------------------------------------------------------


def confrontation(g: Kemet) -> None:
    """Both sides reveal; the attacker pays, then the defender; then tiles take effect. (KEMET-146, KEMET-147)"""
    battle = battle_of(g)
    battle.revealed = True
    for seat in councillors(g):
        side, player = side_of(g, seat), g.players[seat]
        player.battle_hand.remove(side.card)
        player.battle_hand.remove(side.discard)
        side.card_shown = side.added_shown = True
        for card in side.added:
            if card == DIVERSION:
                player.diversion = False
            else:
                player.hand.remove(card)
        g.tell("revealed", side.seat, side.card, tuple(side.added))
    g.reveal()
    if g.amon is not None:
        reveal_amon(g)
    attacker, defender = battle.sides
    g.then(pay_interventions, attacker.seat)
    g.then(pay_interventions, defender.seat)
    g.then(end_confrontation)


def reveal_amon(g: Kemet) -> None:
    """After the player, Amon's 8 battle cards are shuffled and one is revealed. (KEMET-292)"""
    side = side_of(g, AMON)
    side.card = g.draw(list(BATTLE_CARDS))
    side.card_shown = side.added_shown = side.recovered = True
    g.tell("amon_revealed", side.card)


def pay_interventions(g: Kemet, seat: Seat) -> None:
    """Each card is a separate effect; its owner must pay for as many as possible and chooses the order. (KEMET-146)"""
    side, player = side_of(g, seat), g.players[seat]
    for card in side.added:
        if not card_price(g, seat, card):
            side.played.append(card)
    owed = unpaid(g, seat)
    if sum(card_price(g, seat, card) for card in owed) <= player.prayer:
        for card in owed:
            pay_intervention(g, seat, ("card", card))
    else:
        g.then(pay_next, seat)


def unpaid(g: Kemet, seat: Seat) -> list[str]:
    """The cards that cost something and have not been paid for."""
    side = side_of(g, seat)
    rest = [card for card in side.added if card_price(g, seat, card)]
    for card in side.played:
        if card in rest:
            rest.remove(card)
    return rest


def pay_next(g: Kemet, seat: Seat) -> None:
    """Cards must be paid for as long as possible; the others have no effect. (KEMET-145, KEMET-146)"""
    if offer_payment(g, seat):
        g.ask(seat, PAY_NEXT, payment_chosen)
    else:
        for card in unpaid(g, seat):
            g.tell("unpaid", seat, card)


def offer_payment(g: Kemet, seat: Seat) -> list[Choice]:
    cards: list[Choice] = [("card", card) for card in dict.fromkeys(unpaid(g, seat))]
    return [choice for choice in cards if not forbids_payment(g, seat, choice)]


def forbids_payment(g: Kemet, seat: Seat, choice: Choice) -> str:
    if choice[0] != "card":
        return NOT_AN_ANSWER
    if choice[1] not in unpaid(g, seat):
        return named(choice[1], INTERVENTIONS, "KEMET-146")
    return "" if card_price(g, seat, choice[1]) <= g.players[seat].prayer else "KEMET-145"


def payment_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """One card is paid for; then the next. (KEMET-146)"""
    pay_intervention(g, seat, choice)
    g.then(pay_next, seat)


PAY_NEXT: Final = Question("pay_next", offer_payment, forbids_payment)


def pay_intervention(g: Kemet, seat: Seat, choice: Choice) -> None:
    """A DI card is a separate effect; once paid for, it counts as played. (KEMET-146, KEMET-349)"""
    cost = card_price(g, seat, choice[1])
    pay(g, seat, cost, choice[1])
    side_of(g, seat).played.append(choice[1])


def end_confrontation(g: Kemet) -> None:
    """Divine Wound and Ambush, the attacker's first. (KEMET-138, KEMET-147)"""
    for side in battle_of(g).sides:
        trigger(g, CONFRONTATION_ENDS, side.seat)


# -- 3. the Resolution (KEMET-148 to KEMET-150) --------------------------------------------------------


def resolution(g: Kemet) -> None:
    """The higher Strength wins; the defender wins ties. (KEMET-150)"""
    battle = battle_of(g)
    attacker, defender = battle.sides
    attacker.strength = strength(g, attacker, defender)
    defender.strength = strength(g, defender, attacker)
    battle.winner = attacker.seat if attacker.strength > defender.strength else defender.seat
    g.tell("resolved", attacker.seat, attacker.strength, defender.seat, defender.strength, battle.winner)
