"""What the tests of Ankh share."""

from __future__ import annotations

import pytest

from senet.kernel.game import Choice, Game, Seat
from senet.kernel.play import choose


@pytest.fixture(autouse=True)
def no_rule_forbids_what_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test plays is offered, so the question must not know a rule against it either."""

    def choose_what_is_allowed(g: Game, seat: Seat, choice: Choice) -> None:
        decision = g.flow.decision
        assert decision is not None
        assert decision.question.forbids(g, seat, choice, *decision.args) == "", choice
        choose(g, seat, choice)

    monkeypatch.setattr("senet.games.ankh.position.choose", choose_what_is_allowed)
