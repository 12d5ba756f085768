"""What is drawn: a view of the table, the words for it, and the names of the players."""

from __future__ import annotations

from senet.games.pharaon.table import TRAITOR, Pharaon
from senet.kernel.telling import Voice, situation
from senet.svg import Commons, Scene


def scene(view: Pharaon, voice: Voice, commons: Commons | None = None) -> Scene:
    if commons is not None and commons.scene is None:
        commons.scene = scene(commons.view, voice)
    seat, offered, question, args, deciders = situation(view)
    people = tuple([called(view, voice, each) for each in range(len(view.players))])
    return Scene(view, voice.words, people, seat, offered, question, args, deciders, commons)


def called(view: Pharaon, voice: Voice, seat: int) -> str:
    is_traitor = view.traitor is not None and seat == TRAITOR
    return voice.words.word("traitor") if is_traitor else voice.who(seat)
