"""The API: what is asked for is done once, or refused with one clear sentence and no change."""

from __future__ import annotations

import json
import threading

import httpx
import pytest

from tests.web.serving import Live, Person, wait_until


def is_refused(answer: httpx.Response, status: int, field: str = "", rule: str = "") -> bool:
    said = answer.json()
    one_sentence = said["error"].strip().endswith(".") and "\n" not in said["error"]
    return answer.status_code == status and one_sentence and (said["field"], said["rule"]) == (field, rule)


def test_a_match_against_bots_can_be_played_to_its_end(person: Person):
    person.start("me", "bot", "bot:random")
    for _ in range(50):
        view = person.awaited()
        if view["over"]:
            break
        assert person.choose(view["choices"][-1]["choice"], view["serial"]).status_code == 200
    assert view["result"]["points"] == [seat["points"] for seat in view["seats"]]
    assert [match["match"] for match in person.get("/matches", params={"which": "finished"}).json()] == [
        person.match
    ]


def test_bots_move_with_no_page_open(live: Live, person: Person):
    person.start("bot", "bot", "bot")
    wait_until(lambda: person.view()["over"])
    assert person.get(f"/matches/{person.match}/log").json()[0]["by"] == "bot greedy"


def test_an_automaton_is_played_by_the_rules(person: Person):
    person.start("me", "open", options={"automaton": [False, True]})
    assert person.view()["seats"][1]["kind"] == "automaton"
    assert person.choose("bid:1").json()["line"] == 1


def test_a_choice_on_an_old_position_is_stale_and_brings_the_fresh_view(person: Person):
    person.start("screen", "screen")
    for seat in (0, 1):
        person.choose(f"bid:{seat + 1}", seat=seat)
    before = person.view(seat=1)
    answer = person.choose("bid:1", before["serial"] - 1, seat=1)
    assert answer.status_code == 409
    assert answer.json()["view"] == before


def test_who_answers_in_secret_at_the_same_time_disturbs_nobody(person: Person):
    person.start("screen", "screen", "screen")
    for seat in (2, 0, 1):
        assert person.choose(f"bid:{seat + 1}", 0, seat=seat).status_code == 200
    assert person.choose("burn", 0, seat=2).status_code == 409


@pytest.mark.parametrize("more", [{}, {"key": "once"}])
def test_the_same_request_twice_is_applied_once(person: Person, more: dict[str, str]):
    person.start("screen", "screen")
    answers = [person.choose("bid:1", 0, seat=0, **more) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 200]
    assert person.view()["line"] == 1


def test_many_who_press_at_once_make_one_choice(live: Live, person: Person):
    created = person.start("screen", "invite")
    token = created["seats"][0]["token"]
    codes: list[int] = []

    def press(number: int) -> None:
        with Person(live, token) as other:
            other.match = person.match
            codes.append(other.choose(f"bid:{number % 2 + 1}", 0, key=f"key-{number % 2}").status_code)

    threads = [threading.Thread(target=press, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert person.view()["line"] == 1
    assert sorted(set(codes)) == [200, 422]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "This card is no longer in your hand."),
        ("pl", "Tej karty nie masz już na ręce."),
        ("cs", "Tuto kartu už v ruce nemáte."),
    ],
)
def test_what_is_not_offered_is_refused_with_the_rule_in_my_language(
    live: Live, language: str, sentence: str
):
    with Person(live, language=language) as person:
        person.start("screen", "screen", options={"burning": False})
        for seat, card in ((0, 1), (1, 2)):
            person.choose(f"bid:{card}", seat=seat)
        answer = person.choose("bid:1", seat=0)
        assert answer.status_code == 422
        assert answer.json() == {"error": sentence, "rule": "TOY-003", "field": "", "explains": True}
        why = person.get(f"/matches/{person.match}/why", params={"choice": "bid:1", "seat": 0}).json()
        assert why == {
            "choice": "bid:1", "allowed": False, "rule": "TOY-003", "sentence": sentence, "explains": True,
        }  # fmt: skip


def test_asking_why_about_something_allowed_says_so(person: Person):
    person.start("me", "invite")
    answer = person.get(f"/matches/{person.match}/why", params={"choice": "bid:3"}).json()
    assert answer["allowed"] and answer["rule"] == ""
    nameable = person.get(f"/matches/{person.match}/nameable").json()
    assert {"choice": "burn", "label": "Burn the prize"} in nameable


def test_a_choice_can_be_taken_back_until_something_came_out(person: Person):
    person.start("screen", "screen")
    person.choose("bid:1", seat=0)
    view = person.undo(seat=0).json()
    assert (view["line"], view["serial"], view["undo"]["reason"]) == (0, 2, "nothing_chosen")
    person.choose("bid:1", seat=0)
    person.choose("bid:2", seat=1)
    answer = person.undo(seat=1)
    assert is_refused(answer, 422, "take_back") and answer.json()["error"]


def test_undo_says_that_a_bot_has_answered(person: Person):
    person.start("me", "bot")
    wait_until(lambda: person.view()["line"] == 1)
    undo = person.view()["undo"]
    assert (undo["steps"], undo["reason"]) == (0, "somebody_else") and "a bot has already moved" in undo[
        "sentence"
    ]
    answer = person.undo()
    assert is_refused(answer, 422, "take_back") and "a bot has already moved" in answer.json()["error"]


def test_undo_on_an_old_position_is_stale_and_twice_is_once(person: Person):
    person.start("screen", "screen")
    person.choose("bid:1", seat=0)
    assert person.undo(0, seat=0).status_code == 409
    assert [person.undo(1, seat=0).status_code for _ in range(2)] == [200, 200]
    assert person.view()["serial"] == 2


def test_everybody_who_follows_gets_their_own_view(live: Live, person: Person):
    created = person.start("me", "invite")
    with Person(live, created["seats"][1]["token"]) as other, Person(live) as watcher:
        other.match = watcher.match = person.match
        streams = [person.follow(), other.follow(), watcher.follow()]
        first = [next(stream) for stream in streams]
        assert [view["seat"] for view in first] == [0, 1, -1]
        assert [len(view["choices"]) for view in first] == [5, 5, 0]
        person.choose("bid:4")
        second = [next(stream) for stream in streams]
        assert [view["line"] for view in second] == [1, 1, 1]
        assert [len(view["choices"]) for view in second] == [0, 5, 0]
        for stream in streams:
            stream.close()


def test_a_program_sits_down_with_a_token(live: Live, person: Person):
    token = person.start("me", "invite")["seats"][1]["token"]
    with Person(live, token) as program:
        program.match = person.match
        assert program.post(f"/matches/{person.match}/sit", json={"name": "  Robot\nOne "}).status_code == 200
        assert person.view()["seats"][1]["name"] == "Robot One"
        assert program.choose("bid:2").status_code == 200
        assert [match["match"] for match in program.get("/matches").json()] == [person.match]


def test_seat_tokens_are_shown_only_to_whom_they_belong(live: Live, person: Person):
    person.start("me", "open")
    with Person(live) as stranger:
        shown = stranger.get("/matches", params={"which": "open"}).json()
        mine = next(match for match in shown if match["match"] == person.match)
        assert [seat["token"] for seat in mine["seats"]] == [None, None]


def test_strangers_and_foreign_tokens_change_nothing(live: Live, person: Person):
    person.start("me", "bot")
    with Person(live) as other:
        foreign = other.start("me", "invite")["seats"][0]["token"]
    path = f"/matches/{person.match}/choices"
    body = {"choice": "bid:1", "seen": 1}
    with Person(live) as stranger:
        assert is_refused(stranger.post(path, json=body), 403, "seat")
        assert is_refused(stranger.get(f"/matches/{person.match}/view", params={"seat": 0}), 403, "seat")
        assert is_refused(stranger.post(f"/matches/{person.match}/undo", json={"seen": 1}), 403, "seat")
    with Person(live, foreign) as other:
        assert is_refused(other.post(path, json=body), 403, "seat")
    with Person(live, "nonsense") as nobody:
        assert is_refused(nobody.post(path, json=body), 401, "authorization")
    forged = httpx.Client(base_url=live.url, cookies={"senet_guest": "ImFkbWluIg.forged"})
    with forged:
        assert is_refused(forged.post(path, json=body), 403, "seat")
    assert person.view()["line"] <= 1


BAD = [
    ({"choice": "bid:1"}, "seen"),
    ({"choice": "bid:1", "seen": "many"}, "seen"),
    ({"choice": "bid:1", "seen": -1}, "seen"),
    ({"choice": "bid:1", "seen": 10**30}, "seen"),
    ({"choice": "", "seen": 0}, "choice"),
    ({"choice": "x" * 500, "seen": 0}, "choice"),
    ({"choice": "BID 1;", "seen": 0}, "choice"),
    ({"choice": 7, "seen": 0}, "choice"),
    ({"choice": "\ud800", "seen": 0}, "choice"),
    ({"choice": "bid:1", "seen": 0, "seat": 99}, "seat"),
    ({"choice": "bid:1", "seen": 0, "seat": 10**12}, "seat"),
    ({"choice": "bid:1", "seen": 0, "key": "two words"}, "key"),
    ({"choice": "bid:1", "seen": 0, "other": 1}, "other"),
]


@pytest.mark.parametrize(("body", "field"), BAD)
def test_a_malformed_choice_is_refused(person: Person, body: dict[str, object], field: str):
    person.start("me", "invite")
    kind = {"content-type": "application/json"}
    answer = person.post(f"/matches/{person.match}/choices", content=json.dumps(body), headers=kind)
    assert answer.status_code in (403, 422) and answer.json()["field"] == field, answer.text
    assert person.view()["serial"] == 0


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"null", b'"' + b"[" * 5000])
def test_a_body_that_is_no_json_object_is_refused(person: Person, content: bytes):
    person.start("me", "invite")
    answer = person.post(
        f"/matches/{person.match}/choices", content=content, headers={"content-type": "application/json"}
    )
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]


def test_an_oversized_body_is_refused_whether_it_says_its_size_or_not(person: Person):
    person.start("me", "invite")
    path = f"/matches/{person.match}/choices"
    assert is_refused(person.post(path, content=b"x" * 70_000), 413, "body")
    chunks = (b"x" * 1000 for _ in range(100))
    assert is_refused(person.post(path, content=chunks), 413, "body")


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"game": "chess", "seats": ["me"]}, "game"),
        ({"game": "bidding", "seats": ["me"]}, "seats"),
        ({"game": "bidding", "seats": ["me", "king"]}, "seats"),
        ({"game": "bidding", "seats": ["me", "bot:nobody"]}, "bot"),
        ({"game": "bidding", "seats": ["me", "bot"], "options": {"rounds": 9}}, "rounds"),
        ({"game": "bidding", "seats": ["me", "bot"], "options": {"speed": 1}}, "speed"),
        ({"game": "bidding", "seats": []}, "seats"),
        ({"seats": ["me", "bot"]}, "game"),
    ],
)
def test_a_match_that_cannot_be_is_refused(person: Person, wish: dict[str, object], field: str):
    assert is_refused(person.post("/matches", json=wish), 422, field)


@pytest.mark.parametrize(
    "path", ["/matches/nosuchmatch/view", "/matches/nosuchmatch", "/replay/nosuchmatch", "/seat/abcdefgh23",
             "/seat/%00", "/reports/none", "/rules/chess", "/games/chess/rules", "/games/bidding/rules/X-1",
             "/new/chess", "/nothing/here", "/reports/none/file"],
)  # fmt: skip
def test_what_is_not_there_is_not_found(person: Person, path: str):
    for accept in ("application/json", "text/html"):
        answer = person.get(path, headers={"accept": accept})
        assert answer.status_code in (404, 422) and answer.text
    assert person.get(path).json()["error"].endswith(".")


@pytest.mark.parametrize("path", ["/matches/A!/view", "/matches/..%2f..%2fetc/view", "/static/../app.py"])
def test_strange_addresses_lead_nowhere(person: Person, path: str):
    assert 400 <= person.get(path).status_code < 500


def test_a_form_from_another_site_is_refused(person: Person):
    person.start("me", "bot")
    for headers in ({"origin": "https://elsewhere.example"}, {"sec-fetch-site": "cross-site"}):
        answer = person.post("/play", data={"game": "bidding"}, headers=headers)
        assert is_refused(answer, 403, "origin")


def test_every_action_is_documented(person: Person):
    document = person.get("/openapi.json").json()
    page = person.get("/docs").text
    for path, methods in document["paths"].items():
        for action in methods.values():
            assert action.get("description"), path
            assert path in page
    assert "/matches/{match}/choices" in document["paths"]


def test_pages_carry_a_strict_policy_and_nothing_inline(person: Person):
    person.start("me", "bot")
    for path in (
        "/",
        "/new/bidding",
        f"/matches/{person.match}",
        f"/replay/{person.match}",
        "/rules/bidding",
        "/docs",
    ):
        answer = person.get(path)
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert "<style" not in answer.text and " style=" not in answer.text and " onclick=" not in answer.text
        assert "unsafe" not in answer.headers["content-security-policy"]


def test_names_are_escaped(live: Live, person: Person):
    token = person.start("me", "invite")["seats"][1]["token"]
    with Person(live, token) as program:
        program.post(f"/matches/{person.match}/sit", json={"name": '<i>&"x"</i>'})
    text = person.get(f"/matches/{person.match}").text
    assert "<i>" not in text and "&lt;i&gt;&amp;" in text
