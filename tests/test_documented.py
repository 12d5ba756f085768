"""Every game, bot, command and option is documented."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer

from senet.bots import BOTS
from senet.cli import app
from senet.games import OURS, find_box

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def commands() -> list[str]:
    return sorted(typer.main.get_command(app).commands)  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", commands())
def test_every_command_is_in_the_readme(name: str) -> None:
    assert f"`senet {name}" in README


@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_bot_is_in_the_readme(name: str) -> None:
    assert f"`{name}`" in README


@pytest.mark.parametrize("name", OURS)
def test_every_game_and_its_options_are_documented(name: str) -> None:
    box = find_box(name)
    assert box.title.split(":")[0] in README
    told = (box.folder / "README.md").read_text(encoding="utf-8")
    missing = [option.name for option in box.options if f"`{option.name}`" not in told]
    assert not missing, f"{box.name}/README.md does not explain {missing}"


def test_links_in_the_readme_lead_somewhere() -> None:
    links = [part.split(")")[0] for part in README.split("](")[1:]]
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []
