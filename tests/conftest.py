"""What all tests share."""

from __future__ import annotations

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints what a passed test wants to be known (`record_property("said", …)`), for instance what it could not check."""
    for report in terminalreporter.getreports("passed"):
        for name, said in report.user_properties:
            if name == "said":
                terminalreporter.write_line(str(said), yellow=True)
