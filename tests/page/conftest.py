"""A server, a Chromium and people with browsers, for the tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page.browsing import House, Visitor, loaded_dice, open_house, started, visitor
from tests.page.reusing import Reused

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


@pytest.fixture(scope="package")
def reused(house: House, chromium: Browser) -> Iterator[Reused]:
    """Keep browsers for those who come next."""
    reused = Reused(chromium, house.base)
    with reused.noticing():
        yield reused


@pytest.fixture
def come(
    request: pytest.FixtureRequest, house: House, chromium: Browser, reused: Reused, tmp_path: Path
) -> Iterator[Come]:
    """Give a function that lets somebody come; in the end nobody's browser may have complained.

    At the house's own address their browser may be one that was emptied, unless it has to be new.
    """
    people: list[Visitor] = []

    def come(base: str = house.base, *, is_new: bool = False, **wishes: Any) -> Visitor:
        is_kept = base == house.base and not is_new and "permissions" not in wishes
        people.append(reused.come(**wishes) if is_kept else visitor(chromium, base, **wishes))
        return people[-1]

    yield come
    has_failed = request.node.stash.get(FAILED, False)
    unexpected = [one for person in people for one in person.unexpected]
    if unexpected or has_failed:
        for number, person in enumerate(people):
            person.page.screenshot(path=tmp_path / f"{number}.png")
        request.node.add_report_section("teardown", "screens", f"What the browsers showed: {tmp_path}")
    for person in people:
        if unexpected or has_failed:
            person.context.close()
        else:
            reused.leave(person)
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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say why tests had a second chance: a name alone mends nothing."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section(f"at first: {report.nodeid}")
        terminalreporter.write_line("\n".join(report.longreprtext.splitlines()[-25:]))
