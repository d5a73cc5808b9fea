"""A server, a Chromium and people with browsers, for the tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page.browsing import House, Visitor, loaded_dice, open_house, started, visitor
from tests.page.reusing import Reused

Come = Callable[..., Visitor]
FAILED: pytest.StashKey[bool] = pytest.StashKey()


class Street:
    """The house that tests share, and the browsers that wait in it.

    A test that has failed may have left anything there, so whoever comes next finds a new house: a second try has every
    name to itself, as the first had.
    """

    def __init__(self, chromium: Browser, new_folder: Callable[[], Path]) -> None:
        self.chromium = chromium
        self.new_folder = new_folder
        self.opened = ExitStack()
        self.open()

    def open(self) -> None:
        """Open a house, and close the one before."""
        self.opened.close()
        self.house = self.opened.enter_context(open_house(self.new_folder()))
        self.reused = Reused(self.chromium, self.house.base)
        self.opened.enter_context(self.reused.noticing())


# Of the package, not of the session: while Playwright runs, this thread has an event loop, and other tests want theirs.
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
def street(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Street]:
    """Keep a house open for all who come."""
    street = Street(chromium, lambda: tmp_path_factory.mktemp("house"))
    with street.opened:
        yield street


@pytest.fixture
def house(street: Street, request: pytest.FixtureRequest) -> Iterator[House]:
    """Run a server: that of the test before, unless it has failed."""
    yield street.house
    if request.node.stash.get(FAILED, False):
        street.open()


@pytest.fixture
def reused(street: Street) -> Reused:
    """Keep browsers for those who come next."""
    return street.reused


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
    unexpected = [one for person in people for one in person.unexpected]
    if unexpected:
        request.node.stash[FAILED] = True
    has_failed = request.node.stash.get(FAILED, False)
    if has_failed:
        for number, person in enumerate(people):
            person.page.screenshot(path=tmp_path / f"{number}.png")
        request.node.add_report_section("teardown", "screens", f"What the browsers showed: {tmp_path}")
    for person in people:
        if has_failed:
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
    """Note whether a test has failed; a second try begins anew."""
    report = yield
    item.stash[FAILED] = report.failed or (report.when != "setup" and item.stash.get(FAILED, False))
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say why tests had a second chance: a name alone mends nothing."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section(f"at first: {report.nodeid}")
        terminalreporter.write_line("\n".join(report.longreprtext.splitlines()[-25:]))
