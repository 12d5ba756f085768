"""Looking at drawings: voices that speak simply, and what a picture shows."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from fluent.runtime import FluentBundle

from senet.kernel.telling import Message
from senet.language import bundle

SVG: Final = "{http://www.w3.org/2000/svg}"
Picture = str | ElementTree.Element


class Echo:
    """A voice that says every id as it is."""

    language = "en"

    @property
    def words(self) -> Echo:
        return self

    def word(self, id: str, gaps: Mapping[str, str | int] | None = None) -> str:
        return self.say(Message(f"draw-{id}", gaps or {}))

    def say(self, message: Message) -> str:
        return f"[{message.id}]"

    def name(self, id: str) -> str:
        return f"<{id}>"

    def card(self, id: str) -> str:
        return f"text of {id}"

    def who(self, seat: int) -> str:
        return f"seat {seat}"


@cache
def sentences(folder: Path, language: str) -> FluentBundle:
    return bundle(str(folder), language)


class Words(Echo):
    """A voice with the words of a game's drawing in one language."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        self.language = language
        self.sentences = sentences(folder, language)

    def say(self, message: Message) -> str:
        pattern = self.sentences.get_message(message.id).value
        assert pattern is not None
        said, errors = self.sentences.format_pattern(pattern, dict(message.args))
        assert not errors, (message, errors)
        return str(said)


class PlainVoice(Words):
    """The same, with names as they are called in the code."""

    def name(self, id: str) -> str:
        return id

    def who(self, seat: int) -> str:
        return f"player {seat + 1}"


def elements(picture: Picture) -> list[ElementTree.Element]:
    return list((ElementTree.fromstring(picture) if isinstance(picture, str) else picture).iter())


def parts(picture: Picture) -> dict[str, ElementTree.Element]:
    """What has an id, by it."""
    return {name: each for each in elements(picture) if (name := each.get("id"))}


def ids(picture: Picture) -> list[str]:
    return [name for each in elements(picture) if (name := each.get("id"))]


def lit(picture: Picture) -> set[str]:
    """The choices that can be clicked."""
    marked = [each for each in elements(picture) if "choice" in (each.get("class") or "").split()]
    return {each.get("data-choice", "") for each in marked}
