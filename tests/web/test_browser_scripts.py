"""In the browser: the modules of the page scripts, one by one, without a server behind them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.browsing import new_match, somebody
from tests.web.serving import Live

pytestmark = pytest.mark.browser

Run = Callable[..., Any]

# What the tests need besides the module itself.
PRELUDE = """
  const load = (name) => import(`/static/${name}.js`);
  const elapsed = (time) => new Promise((done) => setTimeout(done, time));
  const position = (serial, more = {}) => ({
    serial, state: `s${serial}`, seat: 0, own: 0, decides: false, deciders: [], over: false, turn: null,
    parts: {}, stories: [], board: { first: "<svg>", words: [], order: [], texts: new Map() }, ...more,
  });
  const message = (serial, base, more = {}) => ({
    ...position(serial), base, parts: {}, stories: [0, 99, []],
    board: { first: "<svg>", words: [], definitions: [], order: [], texts: {} }, ...more,
  });
"""


@pytest.fixture(scope="module")
def run(live: Live, browser: Browser) -> Iterator[Run]:
    """Runs the body of a function in a page of a match."""
    with somebody(browser, live.url) as page:
        new_match(page, "bidding", "me", "invite")
        page.wait_for_selector("#link-state[data-state=live]")
        yield lambda code, given=None: page.evaluate(f"async (given) => {{{PRELUDE}{code}}}", given)


# -- the store -----------------------------------------------------------------------------------


def test_a_message_adds_what_is_new_to_what_is_known(run: Run):
    found = run("""
      const { applied } = await load("table/store");
      const board = { first: "<svg>", words: [], order: ["a", "b"], texts: new Map([["a", "<a/>"], ["b", "<b/>"]]) };
      const known = position(1, { parts: { seats: "old", status: "old" }, stories: ["1", "2", "3"], board });
      const news = { parts: { status: "new" }, stories: [1, 2, ["4"]] };
      const drawn = { first: "<svg>", words: [], definitions: [], order: ["c", "a"], texts: { c: "<c/>" } };
      const { parts, stories, board: now, ...facts } = applied(known, message(2, "s1", { ...news, board: drawn }));
      return { parts, stories, order: now.order, texts: [...now.texts], serial: facts.serial, state: facts.state };
    """)
    assert found == {
        "parts": {"seats": "old", "status": "new"},
        "stories": ["2", "3", "4"],
        "order": ["c", "a"],
        "texts": [["c", "<c/>"], ["a", "<a/>"]],
        "serial": 2,
        "state": "s2",
    }


def test_a_message_without_a_base_replaces_everything(run: Run):
    found = run("""
      const { applied } = await load("table/store");
      const known = position(1, { parts: { seats: "old" }, stories: ["1"] });
      const { parts, stories } = applied(known, message(5, "", { parts: { status: "new" }, stories: [0, 0, ["5"]] }));
      return { parts, stories };
    """)
    assert found == {"parts": {"status": "new"}, "stories": ["5"]}


def test_a_message_is_known_or_leaves_a_gap_or_leads_on(run: Run):
    found = run("""
      const { applied } = await load("table/store");
      const known = position(3);
      return [message(3, "s2"), message(2, ""), message(5, "s4"), message(4, "s3")].map((each) => applied(known, each)).map((each) => each.state ?? each);
    """)
    assert found == ["known", "known", "gap", "s4"]


def test_after_turning_the_screen_only_messages_for_the_new_seat_count(run: Run):
    found = run("""
      const { Store } = await load("table/store");
      const store = new Store(position(3));
      store.lookFrom(1);
      const late = store.receive(message(4, "s3"));
      const gap = store.receive(message(4, "s3", { seat: 1 }));
      const whole = store.receive(message(3, "", { seat: 1 }));
      return { late, gap, serial: whole.serial, plays: store.plays };
    """)
    assert found == {"late": "known", "gap": "gap", "serial": 3, "plays": True}


def test_positions_before_our_own_choice_are_outdated(run: Run):
    found = run("""
      const { Store } = await load("table/store");
      const store = new Store(position(3));
      store.confirm(6);
      store.confirm(5);
      return [5, 6, 7].map((serial) => store.isOutdated(position(serial)));
    """)
    assert found == [True, False, False]


# -- showing one position after the other ----------------------------------------------------------

PLAYBACK = """
  const { Playback } = await load("table/playback");
  const shown = [];
  let held = 0;
  const playback = new Playback({
    show: ({ serial }) => shown.push(serial), caughtUp: () => shown.push("end"), isUrgent: () => true, heldFor: () => held,
  });
"""


def test_positions_are_shown_in_order_and_then_the_table_has_caught_up(run: Run):
    found = run(
        PLAYBACK
        + "for (const serial of [1, 2, 3]) playback.add(position(serial)); await elapsed(100); return shown;"
    )
    assert found == [1, 2, 3, "end"]


def test_nothing_is_shown_while_a_button_is_down(run: Run):
    found = run(
        PLAYBACK
        + """
      held = 1000;
      playback.add(position(1));
      await elapsed(60);
      const before = [...shown];
      held = 0;
      await elapsed(100);
      return [before, shown];
    """
    )
    assert found == [[], [1, "end"]]


def test_positions_that_nobody_needs_any_more_are_left_out(run: Run):
    found = run(
        PLAYBACK
        + """
      for (const serial of [1, 2, 3, 4]) playback.add(position(serial));
      playback.keep(({ serial }) => serial >= 4);
      await elapsed(100);
      return shown;
    """
    )
    assert found == [1, 4, "end"]


def test_the_more_positions_wait_the_shorter_each_is_shown(run: Run):
    found = run('const { pause } = await load("table/playback"); return [0, 5, 11, 1000].map(pause);')
    assert found == [420, 400, 200, 60]


# -- sending ---------------------------------------------------------------------------------------


def test_a_request_is_repeated_with_longer_pauses_until_it_is_answered(run: Run):
    found = run("""
      const { untilAnswered } = await load("table/sender");
      const outcomes = [() => { throw new Error("offline"); }, () => ({ status: 503 }), () => ({ status: 422 })];
      const [failures, pauses] = [[], []];
      const { status } = await untilAnswered(async () => outcomes.shift()(), (count) => failures.push(count), async (time) => pauses.push(time));
      return { status, failures, pauses };
    """)
    assert found == {"status": 422, "failures": [1, 2], "pauses": [300, 600]}


def test_after_eight_attempts_there_is_no_answer(run: Run):
    found = run("""
      const { untilAnswered } = await load("table/sender");
      let attempts = 0;
      return [await untilAnswered(async () => { attempts += 1; return { status: 500 }; }, () => {}, async () => {}), attempts];
    """)
    assert found == [None, 8]


SENDER = """
  const { Sender } = await load("table/sender");
  const { Store } = await load("table/store");
  const store = new Store(position(7));
  const sent = [];
  const answers = [];
  const post = (path, body) => { sent.push({ path, ...body }); return new Promise((answer) => answers.push(answer)); };
  const outcomes = [];
  const sender = new Sender(store, { post, failed: () => {}, answered: (outcome) => outcomes.push(outcome.status) });
  const button = document.createElement("button");
"""


def test_every_attempt_carries_the_same_key(run: Run):
    found = run(
        SENDER
        + """
      sender.send("/choices", { choice: "pass" }, button);
      answers[0]({ status: 503 });
      await elapsed(500);
      answers[1]({ status: 200, ok: true });
      await elapsed(10);
      const { key, ...rest } = sent[0];
      return { rest, same: JSON.stringify(sent[0]) === JSON.stringify(sent[1]), length: key.length, outcomes };
    """
    )
    rest = {"path": "/choices", "choice": "pass", "seat": 0, "seen": 7}
    assert found == {"rest": rest, "same": True, "length": 32, "outcomes": [200]}


def test_a_position_is_decided_once_and_the_button_is_busy_meanwhile(run: Run):
    found = run(
        SENDER
        + """
      sender.send("/choices", { choice: "pass" }, button);
      sender.send("/choices", { choice: "bid:1" }, button);
      const busy = button.getAttribute("aria-busy");
      answers[0]({ status: 200, ok: true });
      await elapsed(10);
      return [sent.map(({ choice }) => choice), busy, button.hasAttribute("aria-busy")];
    """
    )
    assert found == [["pass"], "true", False]


def test_the_next_choice_waits_until_the_last_one_is_answered_or_seen(run: Run):
    found = run(
        SENDER
        + """
      sender.send("/choices", { choice: "first" }, button);
      store.shown = position(8);
      sender.send("/choices", { choice: "second" }, button);
      await elapsed(10);
      const before = sent.length;
      sender.notice(message(8, "s7", { own: 8 }));
      await elapsed(10);
      return [before, sent.map(({ choice, seen }) => [choice, seen])];
    """
    )
    assert found == [1, [["first", 7], ["second", 8]]]


def test_a_spectator_sends_nothing(run: Run):
    found = run(
        SENDER
        + 'store.lookFrom(-1); await sender.send("/choices", { choice: "pass" }, button); return sent.length;'
    )
    assert found == 0


# -- the stream ------------------------------------------------------------------------------------


def test_a_stream_that_the_server_ended_is_opened_again(run: Run):
    found = run("""
      const { Stream } = await load("table/stream");
      const real = window.EventSource;
      const opened = [];
      window.EventSource = class extends EventTarget {
        static CLOSED = 2;
        constructor(address) { super(); this.address = address; this.readyState = 1; opened.push(this); }
        close() { this.readyState = 2; }
        send(kind, data) { this.dispatchEvent(Object.assign(new Event(kind), { data: JSON.stringify(data) })); }
      };
      try {
        const [statuses, received] = [[], []];
        const stream = new Stream({
          address: () => `/stream?${opened.length}`, received: (each) => received.push(each), talked: () => received.push("talk"),
          status: (each) => statuses.push(each),
        });
        stream.connect();
        opened[0].send("parts", 1);
        opened[0].send("talk", {});
        opened[0].dispatchEvent(new Event("error"));
        opened[0].close();
        opened[0].dispatchEvent(new Event("error"));
        await elapsed(1700);
        opened[0].dispatchEvent(new Event("error")); // an old one is of no interest
        opened[1].send("parts", 2);
        return { statuses, received, addresses: opened.map(({ address }) => address) };
      } finally {
        window.EventSource = real;
      }
    """)
    assert found == {
        "statuses": ["connecting", "live", "reconnecting", "error", "reconnecting", "live"],
        "received": [1, "talk", 2],
        "addresses": ["/stream?0", "/stream?1"],
    }


# -- one screen, several hands; the keyboard -------------------------------------------------------


@pytest.mark.parametrize(
    ("turn", "seat", "action"),
    [
        (None, 0, "open"),
        ({"seat": 0, "shield": True}, 0, "stay"),
        ({"seat": 1, "shield": False}, 0, "turn"),
        ({"seat": 1, "shield": True}, 0, "cover"),
        ({"seat": 0, "shield": True}, -1, "cover"),
    ],
)
def test_the_screen_is_covered_only_where_secrets_differ(run: Run, turn: Any, seat: int, action: str):
    assert (
        run('const { passing } = await load("table/shield"); return passing(...given);', [turn, seat])
        == action
    )


def test_arrows_go_round_the_list_and_home_and_end_to_its_ends(run: Run):
    moves = [
        ["ArrowDown", 2, 3],
        ["ArrowUp", 0, 3],
        ["Home", 2, 3],
        ["End", 0, 3],
        ["x", 1, 3],
        ["ArrowDown", -1, 3],
    ]
    found = run(
        'const { moved } = await load("table/keyboard"); return given.map((each) => moved(...each));', moves
    )
    assert found == [0, 2, 0, 2, -1, -1]


# -- parts of the page and the chronicle -----------------------------------------------------------


def test_a_part_keeps_focus_and_what_the_page_maintains_in_it(run: Run):
    found = run("""
      const { showPart } = await load("page/parts");
      document.body.insertAdjacentHTML("beforeend",
        '<section id="part-trial"><p>old</p><ul><li><button id="one">1</button></li><li><button id="two">2</button></li></ul><i id="kept" data-keep="true">mine</i></section>');
      const button = document.getElementById("two");
      button.focus();
      showPart("trial", '<section id="part-trial" class="new"><ul><li><button id="two">2!</button></li></ul><i id="kept" data-keep="true"></i></section>');
      const part = document.getElementById("part-trial");
      const found = [part.className, part.textContent, document.activeElement === button, button.isConnected];
      part.remove();
      return found;
    """)
    assert found == ["new", "2!mine", True, True]


def test_the_chronicle_keeps_its_stories_and_announces_new_ones_once(run: Run):
    found = run("""
      const { Chronicle } = await load("table/chronicle");
      const list = document.createElement("ol");
      list.innerHTML = '<li id="s2">Two.</li> <li id="s1">One.</li><li class="empty"></li>';
      const chronicle = new Chronicle(list);
      const two = list.firstChild;
      const known = chronicle.stories();
      chronicle.show([...known, '<li id="s3">Three. <small>rule</small></li>', '<li id="s4">Four.</li>']);
      return [known.length, [...list.children].map(({ id }) => id), list.contains(two), chronicle.announce(), chronicle.announce()];
    """)
    assert found == [2, ["s4", "s3", "s2", "s1", ""], True, ["Three.", "Four."], []]


def test_a_story_that_was_taken_back_goes_away(run: Run):
    found = run("""
      const { Chronicle } = await load("table/chronicle");
      const list = document.createElement("ol");
      list.innerHTML = '<li id="s2">Two.</li><li id="s1">One.</li><li class="empty"></li>';
      const chronicle = new Chronicle(list);
      chronicle.show(['<li id="s1">One.</li>', '<li id="s2">Another.</li>']);
      return list.textContent;
    """)
    assert found == "Another.One."


# -- looking at the board --------------------------------------------------------------------------

VIEW = {"width": 360, "height": 300}
DRAWING = {"width": 360, "height": 240}


def close_up(run: Run, target: dict[str, Any]) -> dict[str, float]:
    look = run(
        'const { closeUp } = await load("board/geometry"); return closeUp(...given);', [target, VIEW, DRAWING]
    )
    return {name: round(value, 2) for name, value in look.items()}


def box(x: float, y: float, width: float, height: float) -> dict[str, float]:
    return {"x": x, "y": y, "width": width, "height": height}


def test_a_region_fills_the_view(run: Run):
    target = {"box": box(120, 60, 120, 100), "scale": 0, "lit": []}
    assert close_up(run, target) == {"scale": 3, "x": -360, "y": -180}


def test_a_region_is_shown_large_enough_to_be_read(run: Run):
    target = {"box": box(0, 0, 360, 240), "scale": 2.5, "lit": []}
    assert close_up(run, target)["scale"] == 2.5


def test_small_choices_become_as_large_as_a_finger(run: Run):
    target = {"box": box(0, 0, 180, 150), "scale": 0, "lit": [box(50, 50, 11, 20)]}
    assert close_up(run, target)["scale"] == 4  # 44 pixels


def test_choices_that_lie_far_apart_stay_in_view_together(run: Run):
    target = {"box": box(0, 0, 180, 150), "scale": 0, "lit": [box(8, 8, 10, 10), box(146, 100, 10, 10)]}
    assert close_up(run, target)["scale"] == round(360 / 164, 2)


def test_the_view_never_leaves_the_drawing(run: Run):
    look = close_up(run, {"box": box(300, 200, 60, 40), "scale": 0, "lit": []})
    assert look["scale"] == 6 and look["x"] == 360 - 360 * 6 and look["y"] == 300 - 240 * 6


@pytest.mark.parametrize(
    ("finger", "met", "large", "meant"),
    [
        ((50, 50), "big", False, "big"),  # large enough to be meant
        ((205, 50), None, False, "near"),  # just beside it
        ((150, 50), None, False, None),
        ((300, 50), "left", False, "several"),
        ((300, 50), "left", True, "left"),
        ((316, 50), None, True, "right"),
    ],
)
def test_a_finger_means_what_it_meets_or_the_nearest_small_thing(
    run: Run, finger: tuple[int, int], met: str | None, large: bool, meant: str | None
):
    boxes = {"big": box(20, 20, 60, 60), "near": box(210, 40, 20, 20), "left": box(290, 40, 12, 20), "right": box(310, 40, 12, 20)}  # fmt: skip
    candidates = [{"part": name, "choice": name, "box": each} for name, each in boxes.items()]
    at = {"x": finger[0], "y": finger[1]}
    found = run(
        'const { meant } = await load("board/geometry"); return meant(...given);',
        [at, candidates, met, large],
    )
    assert found == meant


def test_the_busiest_region_is_looked_at_but_none_aside(run: Run):
    def region(name: str, *choices: str, aside: bool = False) -> dict[str, Any]:
        lit = [{"part": {"dataset": {"choice": choice}}} for choice in choices]
        return {"id": f"{name}/{len(lit)}", "name": name, "aside": aside, "lit": lit}

    regions = [
        region("map", "a"),
        region("hand"),
        region("hand", "b", "c"),
        region("log", "d", "e", "f", aside=True),
    ]
    code = 'const { busiest } = await load("board/regions"); return busiest(given)?.id ?? null;'
    assert run(code, regions) == "hand/2"
    assert run(code, [region("map")]) is None


def test_a_drawing_is_taken_apart_into_its_children(run: Run):
    found = run(
        """
      const { takeApart } = await load("board/fragments");
      const { first, children } = takeApart(given);
      return [first, children.map(({ text }) => text)];
    """,
        '<svg class="a"><g><g/><path/></g><rect/><text>x</text></svg>',
    )
    assert found == ['<svg class="a">', ["<g><g/><path/></g>", "<rect/>", "<text>x</text>"]]


# -- people, tips and times ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seconds", "shown"), [(5, "00:00:05"), (3 * 3600 + 61, "03:01:01"), (2 * 86400 + 3600, "2 d 01:00")]
)
def test_a_clock_shows_days_or_seconds(run: Run, seconds: int, shown: str):
    assert (
        run('const { clockTime } = await load("people/clocks"); return clockTime(given);', seconds) == shown
    )


def test_a_clock_runs_on_unless_the_match_is_paused(run: Run):
    code = """
      const { clockOf } = await load("people/clocks");
      const clocks = { budget: 1000, left: [150, 150], running: [0], paused: given };
      return [0, 1].map((seat) => clockOf(clocks, seat, 60)).map(({ running, time, short }) => [running, time, short]);
    """
    assert run(code, False) == [[True, "00:01:30", True], [False, "00:02:30", False]]
    assert run(code, True) == [[False, "00:02:30", False]] * 2


def test_own_messages_are_never_unread(run: Run):
    messages = [
        {"dataset": {"message": "1"}},
        {"dataset": {"message": "2", "yours": ""}},
        {"dataset": {"message": "3"}},
    ]
    found = run(
        'const { unreadOf } = await load("people/chat"); return unreadOf(given, 1).map(({ dataset }) => dataset.message);',
        messages,
    )
    assert found == ["3"]


@pytest.mark.parametrize(
    ("tip", "name", "text"),
    [
        ("Temple: gives 2 points", "Temple", "gives 2 points"),
        ("Temple (level 2: gold): gives points: 2", "Temple (level 2: gold)", "gives points: 2"),
        ("Temple", "Temple", ""),
    ],
)
def test_a_tip_begins_with_a_name(run: Run, tip: str, name: str, text: str):
    found = run('const { splitTip } = await load("page/tips"); return splitTip(given);', tip)
    assert found == {"name": name, "text": text}


@pytest.mark.parametrize(
    ("minutes", "said"), [(0, "this minute"), (5, "5 minutes ago"), (61, "1 hour ago"), (1441, "yesterday")]
)
def test_times_are_said_as_people_do(run: Run, minutes: int, said: str):
    found = run(
        'const { ago } = await load("page/times"); return ago(new Date(0), new Date(given * 60000), "en");',
        minutes,
    )
    assert found == said
