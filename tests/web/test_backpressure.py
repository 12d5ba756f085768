"""On a busy server answers wait for their turn; what was chosen does not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress

import pytest
from playwright.sync_api import Browser, expect

from senet.web.http.backpressure import AT_ONCE, BUSY, Backpressure
from tests.web.browsing import new_match, somebody
from tests.web.serving import Live, Person, wait_until

NEVER = 3600.0


@contextmanager
def choosing(answers: Backpressure, count: int) -> Iterator[None]:
    """So many choices are under way."""
    with ExitStack() as others:
        for _ in range(count):
            others.enter_context(answers.choosing())
        yield


@contextmanager
def busy(live: Live) -> Iterator[None]:
    """As many choices are under way as the server works at."""
    with ExitStack() as others:
        answers: Backpressure = live.services.backpressure
        patience, answers.patience = answers.patience, NEVER

        async def begin() -> None:
            others.enter_context(choosing(answers, AT_ONCE))

        async def end() -> None:
            answers.patience = patience
            others.close()
            answers.release_due()

        asyncio.run_coroutine_threadsafe(begin(), live.loop).result(20)
        try:
            yield
        finally:
            asyncio.run_coroutine_threadsafe(end(), live.loop).result(20)


async def asking(answers: Backpressure, answered: list[int], number: int) -> None:
    await answers.turn()
    answered.append(number)


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_whoever_chooses_is_answered_at_once():
    async def check() -> None:
        answers, answered = Backpressure(), list[int]()
        with choosing(answers, AT_ONCE - 1):
            await asyncio.wait_for(asking(answers, answered, 1), 5)
        assert answered == [1] and not answers.waiting

    asyncio.run(check())


def test_when_enough_is_under_way_each_choice_that_is_shown_lets_one_be_answered_in_turn():
    async def check() -> None:
        answers, answered = Backpressure(), list[int]()
        answers.patience = NEVER
        others = [ExitStack() for _ in range(AT_ONCE)]
        for other in others:
            other.enter_context(answers.choosing())
        tasks = [asyncio.create_task(asking(answers, answered, number)) for number in range(3)]
        await settled()
        assert answered == []
        others[0].close()
        await settled()
        assert answered == [0]
        tasks.append(asyncio.create_task(asking(answers, answered, 3)))  # it does not push in
        await settled()
        assert answered == [0]
        for other in others[1:4]:
            other.close()
            await settled()
        assert answered == [0, 1, 2, 3]

    asyncio.run(check())


def test_nobody_waits_for_those_who_think():
    """All are answered in turn, although nobody chooses any more."""

    async def check() -> None:
        answers, answered = Backpressure(), list[int]()
        with choosing(answers, AT_ONCE):
            tasks = [asyncio.create_task(asking(answers, answered, number)) for number in range(9)]
            await settled()
        await settled()
        assert answered == list(range(AT_ONCE))
        await asyncio.wait_for(asyncio.gather(*tasks), 20)
        assert answered == list(range(9)) and not answers.waiting

    asyncio.run(check())


def test_nobody_waits_for_those_who_are_always_choosing():
    async def check() -> None:
        answers, answered = Backpressure(), list[int]()
        with choosing(answers, AT_ONCE):
            tasks = [asyncio.create_task(asking(answers, answered, number)) for number in range(9)]
            await settled()
            assert answered == []
            await asyncio.wait_for(asyncio.gather(*tasks), 20)
        assert answered == list(range(9)) and not answers.waiting

    asyncio.run(check())


def test_a_server_that_has_much_else_to_do_does_not_forget_those_who_wait():
    async def check() -> None:
        answers, answered = Backpressure(), list[int]()
        with choosing(answers, AT_ONCE):
            tasks = [asyncio.create_task(asking(answers, answered, number)) for number in range(9)]
            await settled()
            time.sleep(4.5 * BUSY * answers.patience)  # it cannot look
            await settled()
            assert len(answered) >= 4 and answered == sorted(answered)
            await asyncio.wait_for(asyncio.gather(*tasks), 20)

    asyncio.run(check())


def test_who_gives_up_takes_no_turn():
    async def check() -> None:
        answers, answered = Backpressure(), list[int]()
        answers.patience = NEVER
        with choosing(answers, AT_ONCE):
            tasks = [asyncio.create_task(asking(answers, answered, number)) for number in range(2)]
            await settled()
            tasks[0].cancel()
        await asyncio.wait_for(tasks[1], 5)
        assert answered == [1]

    asyncio.run(check())


def test_when_the_server_stops_all_are_answered():
    async def check() -> None:
        answers, answered = Backpressure(), list[int]()
        answers.patience = NEVER
        with choosing(answers, AT_ONCE):
            tasks = [asyncio.create_task(asking(answers, answered, number)) for number in range(3)]
            await settled()
            answers.close()
            await asyncio.wait_for(asyncio.gather(*tasks, asking(answers, answered, 3)), 5)
        assert sorted(answered) == [0, 1, 2, 3]

    asyncio.run(check())


def test_a_choice_that_is_refused_lets_one_be_answered_too():
    async def check() -> None:
        answers, answered = Backpressure(), list[int]()
        answers.patience = NEVER
        with choosing(answers, AT_ONCE - 1):
            with suppress(ValueError), answers.choosing():
                task = asyncio.create_task(asking(answers, answered, 1))
                await settled()
                assert answered == []
                raise ValueError
            await asyncio.wait_for(task, 5)

    asyncio.run(check())


def test_on_a_busy_server_a_choice_is_seen_before_it_is_answered(live: Live):
    with Person(live) as person, Person(live) as spectator, ThreadPoolExecutor() as pool:
        person.start("me", "screen")
        spectator.match = person.match
        stream = spectator.follow("stream")
        assert next(stream)["serial"] == 0
        with busy(live):
            answer = pool.submit(person.choose, "bid:5", seat=0)
            assert next(stream)["serial"] == 1
            wait_until(lambda: live.services.backpressure.waiting)
            assert "senet_answers_waiting 1.0" in spectator.get("/metrics").text.splitlines()
            assert not answer.done()
            assert person.choose("bid:99", seat=1).status_code == 422  # what is refused is said at once
        assert answer.result(20).json()["serial"] == 1
        assert "senet_answers_waiting 0.0" in spectator.get("/metrics").text.splitlines()
        stream.close()


def test_the_answer_tells_what_was_so_after_the_choice(live: Live):
    """A seat can be handed on while its answer waits; who has left it learns nothing new."""
    with Person(live) as person, ThreadPoolExecutor() as pool:
        person.start("me", "screen")
        with busy(live):
            first = pool.submit(person.choose, "bid:5", seat=0)
            wait_until(lambda: len(live.services.backpressure.waiting) == 1)
            second = pool.submit(person.choose, "bid:2", seat=1)
            wait_until(lambda: len(live.services.backpressure.waiting) == 2)
        assert (first.result(20).json()["serial"], second.result(20).json()["serial"]) == (1, 2)


@pytest.mark.browser
def test_people_go_on_choosing_on_a_busy_server(live: Live, browser: Browser):
    """The page sees that its choice is made, and does not wait for the answer."""
    with somebody(browser, live.url) as page:
        new_match(page, "pharaon", "me")
        with busy(live):
            for number in range(3):
                page.locator(".offer:visible").first.click()
                expect(page.locator("main")).to_have_attribute("data-serial", str(number + 1))
            assert len(live.services.backpressure.waiting) == 3
        wait_until(lambda: not live.services.backpressure.waiting)
        expect(page.locator("#toasts .toast")).to_have_count(0)
