"""What attacks are made of, and how a table must answer them."""

from __future__ import annotations

import re
from typing import Any, Final

import httpx

from tests.web.serving import Person

JSON: Final = {"content-type": "application/json"}
TEXTS: Final = ["\x00", "a\x00b", "\ud800", "\u202e\u2066abc", "\r\n\r\n", "<script>alert(1)</script>", "x" * 300, "\U0001f600" * 50,
         "{{7*7}}", "${jndi:ldap://x}", "%s%n", "../../etc/passwd", "' OR 1=1 --", "\ufeff", "\x1b[31m"]  # fmt: skip
SCRIPTS: Final = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "</script><svg onload=alert(1)>", "'-alert(1)-'",
           "<!--", "&lt;b&gt;", "]]><x/>", "javascript:alert(1)"]  # fmt: skip


def is_refused(answer: httpx.Response, *statuses: int) -> bool:
    """A refusal in one sentence that gives nothing away about the inside."""
    said = answer.json()
    sentence = said["error"]
    plain = (
        sentence.endswith(".")
        and "\n" not in sentence
        and not re.search(r"Traceback|Error|sqlite|SELECT", sentence)
    )
    return plain and (answer.status_code in statuses if statuses else 400 <= answer.status_code < 500)


def standing(person: Person) -> list[Any]:
    """What must not change."""
    listed = {which: person.get("/matches", params={"which": which}).json() for which in ("mine", "finished")}
    return [listed, person.view(), person.get(f"/matches/{person.match}/log").json()]
