"""What is said when input is bad: one clear sentence, and the rule or the field it is about."""

from __future__ import annotations


class Refused(ValueError):
    """Something asked for cannot be done. Nothing was changed.

    `rule` is the id of the rule that forbids it, `field` the part of the input that is wrong;
    one of the two is always given.
    """

    def __init__(self, sentence: str, rule: str = "", field: str = "") -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule
        self.field = field


class Stale(Refused):
    """The choice was made on an older position than the present one."""
