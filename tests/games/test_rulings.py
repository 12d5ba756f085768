"""Every ruling of every game is explained to people, stands in the ledger, and has a default."""

from __future__ import annotations

import re
from typing import Final

import pytest

from senet.games import all_boxes
from senet.kernel.box import Box, Option
from senet.language import LANGUAGES, described

RULINGS: Final = [(box, option) for box in all_boxes() for option in box.options if option.ruling]
END: Final = re.compile(r"[.!?…](?=\s|$)")
rulings = pytest.mark.parametrize(
    ("box", "option"), RULINGS, ids=[f"{box.name}-{option.name}" for box, option in RULINGS]
)


@rulings
def test_a_ruling_has_a_label_and_one_sentence_in_every_language(box: Box, option: Option):
    words = described(box, option)
    for language in LANGUAGES:
        label, explanation = words["label"][language], words["explanation"][language]
        assert label and not END.search(label), f"{language}: {label!r} is not a label"
        assert explanation.endswith(".") and len(END.findall(explanation)) == 1, (
            f"{language}: {explanation!r}"
        )


@rulings
def test_a_rule_of_the_ledger_names_the_ruling(box: Box, option: Option):
    assert option.rule in box.ledger
    assert re.search(rf"\b{option.name}\b", box.ledger[option.rule].text), option.rule


@rulings
def test_a_ruling_has_a_default_and_another_value(box: Box, option: Option):
    assert option.default in option.values and len(set(option.values)) > 1
    assert not option.per_seat, "a rule is read in one way at a table"
