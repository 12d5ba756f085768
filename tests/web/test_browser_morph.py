"""The board is changed in place: whatever came before, it is then exactly the new drawing."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser

from senet.drawing import drawing_of
from senet.games import find_box
from senet.kernel.match import new_match
from senet.language import Speaker
from senet.web.views.seat_view import without_style
from tests.web.browsing import new_match as start
from tests.web.browsing import somebody
from tests.web.serving import Live

pytestmark = pytest.mark.browser

CHECK = """async (texts) => {
  const { Stage } = await import("/static/board/stage.js");
  const { parse } = await import("/static/page/dom.js");
  const board = document.getElementById("part-board");
  const stage = new Stage(board);
  const plain = (svg) => { const twin = svg.cloneNode(true); twin.removeAttribute("style"); return twin; };
  return texts.map((text) => {
    stage.show(text);
    return plain(board.querySelector(":scope > svg")).isEqualNode(parse(text));
  });
}"""


def drawings(game: str, decisions: int) -> list[str]:
    box, rng = find_box(game), random.Random(game)
    match = new_match(box, 2, None, bytes(32))
    speaker, found = Speaker(box, "en"), []
    for _ in range(decisions):
        found.append(without_style(drawing_of(game).draw(match.view(0), speaker)))
        if match.over:
            break
        seat = match.waiting_for()[0]
        match.choose(seat, rng.choice(match.offered(seat)))
    return found


def test_every_drawing_becomes_exactly_the_next(live: Live, browser: Browser):
    pieces = ['<svg xmlns="http://www.w3.org/2000/svg" class="senet"><g id="a"/><rect/><rect/><g id="b"><path/></g></svg>',
              '<svg xmlns="http://www.w3.org/2000/svg" class="senet"><rect/><g id="b"/><rect/><rect/><g id="c"/></svg>',
              '<svg xmlns="http://www.w3.org/2000/svg" class="other"><g id="c"/><circle/><g id="b">x</g><g id="a"/></svg>']  # fmt: skip
    with somebody(browser, live.url) as page:
        start(page, "bidding", "me", "invite")
        texts = [*drawings("pharaon", 25), *pieces, *drawings("bidding", 20), *pieces]
        assert page.evaluate(CHECK, texts) == [True] * len(texts)


STAYS = """async ([before, after]) => {
  const { morph } = await import("/static/board/fragments.js");
  const { parse } = await import("/static/page/dom.js");
  const svg = parse(before);
  const nodes = new Map([...svg.children].map((node, number) => [node, number]));
  const moved = [];
  const watch = new MutationObserver((all) => all.forEach(({ addedNodes }) => moved.push(...addedNodes)));
  watch.observe(svg, { childList: true });
  morph(svg, parse(after));
  await null; // the observer is told
  return { same: [...svg.children].map((node) => nodes.get(node) ?? null), moved: moved.map((node) => nodes.get(node) ?? null) };
}"""


@pytest.mark.parametrize(
    ("before", "after", "same", "moved"),
    [
        ("wheel bank", "traitor wheel bank", [None, 0, 1], [None]),  # known by what is in them, not by place
        ("jars wheel bank", "wheel bank", [1, 2], []),
        ("wheel bank jars", "bank jars wheel", [1, 2, 0], [0]),  # one goes back: the others stay
        ("wheel bank jars", "jars wheel bank", [2, 0, 1], [2]),
    ],
)
def test_what_is_still_there_stays_the_same_element(
    live: Live, browser: Browser, before: str, after: str, same: list[int | None], moved: list[int | None]
):
    groups = [[f'<g><g id="{name}"></g></g>' for name in names.split()] for names in (before, after)]
    drawn = [f"<svg>{''.join(each)}</svg>" for each in groups]
    with somebody(browser, live.url) as page:
        start(page, "bidding", "me", "invite")
        assert page.evaluate(STAYS, drawn) == {"same": same, "moved": moved}
