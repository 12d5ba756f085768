"""Errors for bad input: one clear sentence, and the rule or the field that it is about."""

from __future__ import annotations


class Refused(ValueError):
    """A request cannot be carried out. Nothing has been changed.

    `rule` is the id of the rule that forbids it, `field` the part of the input that is wrong;
    one of the two is always given.
    """

    def __init__(self, sentence: str, rule: str = "", field: str = "") -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule
        self.field = field


class Stale(Refused):
    """The choice was made for an older position than the current one."""
