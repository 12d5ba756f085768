"""The example bot really plays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.web.serving import Live, Person

BOT = Path(__file__).resolve().parents[2] / "examples" / "bot_http.py"


def test_the_example_bot_plays_a_seat_to_the_end(live: Live, person: Person):
    token = person.start("bot:random", "invite", game="pharaon")["seats"][1]["token"]
    run = subprocess.run(
        [sys.executable, str(BOT), live.url, token, "--name", "Robot"],
        capture_output=True, text=True, timeout=200, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert "Over:" in run.stdout
    view = person.view()
    assert view["over"] and view["seats"][1]["name"] == "Robot"
