"""Every game on the shelf: it can be set up, seen, told and played at the table, in every language."""

from __future__ import annotations

import logging

import pytest

from senet.drawing import playable
from senet.language import LANGUAGES
from tests.web.serving import Live, Person


@pytest.mark.parametrize("game", [box.name for box in playable()])
def test_a_game_can_be_played_at_the_table(
    live: Live, person: Person, game: str, caplog: pytest.LogCaptureFixture
):
    with caplog.at_level(logging.WARNING):
        person.post("/play", data={"game": game})
        person.match = person.get("/matches").json()[0]["match"]
        for _ in range(12):
            view = person.awaited()
            if view["over"]:
                break
            assert view["prompt"] and all(offer["label"] for offer in view["choices"])
            assert person.choose(view["choices"][0]["choice"], view["serial"]).status_code == 200
        for language in LANGUAGES:
            for path in (
                f"/matches/{person.match}",
                f"/replay/{person.match}?at=1",
                f"/new/{game}",
                f"/rules/{game}",
            ):
                page = person.get(path, params={"lang": language} if "?" not in path else None)
                assert page.status_code == 200, path
        assert person.get(f"/matches/{person.match}/nameable").status_code == 200
        assert person.get(f"/games/{game}/picture.svg").text.startswith("<svg")
    assert [record.message for record in caplog.records if record.name == "senet.words"] == []
