"""A server, a Chromium and people with browsers, for the tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page.browsing import House, Visitor, loaded_dice, open_house, started, visitor

Come = Callable[..., Visitor]
FAILED: pytest.StashKey[bool] = pytest.StashKey()


# Of the package, not of the session: while Playwright runs, this thread has an event loop, and other tests want theirs.
@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Run a server."""
    with open_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Run Chromium."""
    with sync_playwright() as playwright:
        browser = started(playwright)
        yield browser
        browser.close()


@pytest.fixture(autouse=True)
def dice(request: pytest.FixtureRequest) -> Iterator[None]:
    """Load the dice."""
    with loaded_dice(request.node.nodeid):
        yield


@pytest.fixture
def come(request: pytest.FixtureRequest, house: House, chromium: Browser, tmp_path: Path) -> Iterator[Come]:
    """Give a function that lets somebody come; in the end nobody's browser may have complained."""
    people: list[Visitor] = []

    def come(base: str = house.base, **wishes: object) -> Visitor:
        people.append(partial(visitor, chromium, base)(**wishes))  # type: ignore[arg-type]
        return people[-1]

    yield come
    unexpected = [one for person in people for one in person.unexpected]
    if unexpected or request.node.stash.get(FAILED, False):
        for number, person in enumerate(people):
            person.page.screenshot(path=tmp_path / f"{number}.png")
        request.node.add_report_section("teardown", "screens", f"What the browsers showed: {tmp_path}")
    for person in people:
        person.context.close()
    assert not unexpected


@pytest.fixture
def ada(come: Come) -> Visitor:
    """Let one person come."""
    return come()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note whether a test has failed."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report
